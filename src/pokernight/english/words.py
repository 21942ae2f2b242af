"""From letters to words: what the grammar gets to see of a text.

>>> [word.text for word in words("Each player who's still in can't fold.")]
['each', 'player', 'who', 'is', 'still', 'in', 'can', 'not', 'fold', '.']
>>> [word.text for word in words("Deuces & one-eyed Jacks; 3s, 9's and 10s.")]
['deuces', 'and', 'one', 'eyed', 'jacks', ';', '3s', ',', '9s', 'and', '10s', '.']
>>> [word.text for word in words("If you've got a pair when the betting's over")]
['if', 'you', 'have', 'a', 'pair', 'when', 'the', 'betting', 'is', 'over']
>>> [word.text for word in words("A third upcard, facedown.")]
['a', 'third', 'up', 'card', ',', 'face', 'down', '.']
"""

import re
from dataclasses import dataclass

_CONTRACTED = {
    "can't": ("can", "not"),
    "cannot": ("can", "not"),
    "won't": ("will", "not"),
    "shan't": ("shall", "not"),
    "let's": ("let", "us"),
    "ain't": ("is", "not"),
    "y'all": ("you", "all"),
    "gotta": ("have", "to"),
    "eg": ("for", "example"),
    "ie": ("that", "is"),
}
_JOINED = {
    f"{first}{noun}": (first, noun) for first in ("up", "down", "hole", "door", "wild") for noun in ("card", "cards")
} | {"faceup": ("face", "up"), "facedown": ("face", "down")}
_SPELLED = {
    "centre": "center",
    "centres": "centers",
    "colour": "color",
    "colours": "colors",
    "neighbour": "neighbor",
    "neighbours": "neighbors",
}
"""How words are spelled here that others spell otherwise."""
_ENDINGS = {"n't": "not", "'re": "are", "'ve": "have", "'ll": "will", "'d": "would", "'m": "am"}
_IS = frozenset(
    (
        "who there that it he she what everyone everybody nobody someone somebody anyone whoever whatever here one game"
    ).split()
)
_HAS = frozenset("been got gotten had".split())
"""What comes after "has" and never after "is"."""
_ANYONE = frozenset("everyone everybody nobody someone somebody anyone anybody whoever".split())
_DONE = frozenset(
    "won drawn folded bet acted anted discarded knocked declared checked decided stayed passed opened".split()
)
"""What players have done, and what is never done to them: "when everybody's drawn"."""
_STATES = frozenset("over done finished dead out wild still not already split divided settled stuck".split())
"""What comes after "is" and never after "of": "when the betting's over"."""
_DEALT = frozenset("one card street rest".split())
_LIES = frozenset("up down face dealt".split())
"""How a card is, and nothing that it has: "the last one's down"."""
_OWNED = frozenset("hand hands card cards chips turn ante".split())
"""What comes after "of" and never right after "is": "in everybody's hand"."""
_SOMEBODY = {"players": "player", "dealers": "dealer", "winners": "winner", "owners": "owner", "neighbors": "neighbor"}
_ONE = frozenset("a an any each every another that this the next last other".split())
_HIS_OWN = _OWNED | frozenset("left right lowest highest low high hole up down top first last face".split())
"""What somebody has, where the mark of the possessive was forgotten: "each players hand"."""
_WORD = re.compile(
    r"(?:\d+(?:\.\d+)?|(?<=\$)\.\d+)(?:/\d+)?(?:st|nd|rd|th|x|'?s)?(?![a-z0-9])|[a-z]+(?:'[a-z]+)*'?|[.,;:()/!?+&%$=-]|\"|\S",
    re.ASCII,
)
_DASH = re.compile(r"—|(?<=\s)[-–](?=\s)")
"""A dash that parts a sentence, as a comma does."""


@dataclass(frozen=True)
class Word:
    """A word in lower case, and where it begins in the text."""

    text: str
    column: int


def words(text: str) -> list[Word]:
    """The words of a text; hyphens and dashes between words are passed over, contractions are written out."""
    plain = text.lower().replace("’", "'").replace("‘", "'").replace("“", '"').replace("”", '"').replace("½", " 1/2")
    plain = _DASH.sub(",", plain).replace("–", "-").replace("e.g.", "eg  ").replace("i.e.", "ie  ")
    found: list[Word] = []
    for match in _WORD.finditer(plain):
        found.extend(Word(part, match.start()) for part in _parts(match[0]))
    found = [one for at, word in enumerate(found) for one in _owner(found, at, word)]
    meant = list(map(_as_meant, [None, *found[:-1]], found, [*found[1:], None]))
    return [
        word
        for before, word in zip([None, *meant], meant, strict=False)
        if not (word.text == "got" and before and before.text in ("has", "have"))  # "you've got" is "you have"
    ]


def _owner(said: list[Word], at: int, word: Word) -> list[Word]:
    """One player of whom something is named that he has, though the mark of the possessive was forgotten."""
    one = at > 0 and said[at - 1].text in _ONE and (said[at - 1].text != "the" or word.text == "dealers")
    if one and word.text in _SOMEBODY and at + 1 < len(said) and said[at + 1].text in _HIS_OWN:
        return [Word(_SOMEBODY[word.text], word.column), Word("'s", word.column)]
    return [word]


def _as_meant(before: Word | None, word: Word, after: Word | None) -> Word:
    """An "'s" stands for "is", "has" or "of", as the words beside it tell."""
    if word.text == "'s" and before and before.text in _DEALT and after and after.text in _LIES:
        return Word("is", word.column)
    if word.text in ("'s", "is") and after and after.text in _HAS:
        return Word("has", word.column)
    if word.text == "is" and before and before.text in _ANYONE and after and after.text in _DONE:
        return Word("has", word.column)
    if word.text == "'s" and after and after.text in _STATES:
        return Word("is", word.column)
    if word.text == "is" and after and after.text in _OWNED:
        return Word("'s", word.column)
    return word


def _parts(word: str) -> tuple[str, ...]:
    """What a word is made of, each part as it is spelled here."""
    return tuple(_SPELLED.get(part, part) for part in _apart(word))


def _apart(word: str) -> tuple[str, ...]:
    if word in _CONTRACTED:
        return _CONTRACTED[word]
    if word in _JOINED:
        return _JOINED[word]
    if word in ("-", '"'):
        return ()
    if word == "&":
        return ("and",)
    if word[0].isdigit():
        return (word.replace("'", ""),)
    for ending, full in _ENDINGS.items():
        if word.endswith(ending) and word != ending:
            return (word.removesuffix(ending), full)
    if word.endswith("'s"):
        stem = word.removesuffix("'s")
        return (stem, "is") if stem in _IS else (stem, "'s")
    if word.endswith("s'"):
        return (word[:-1], "'s")
    return (word.strip("'"),) if word.strip("'") else ()
