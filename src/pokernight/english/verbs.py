"""The forms of verbs.

>>> forms("pass over")
Forms(base='pass over', s='passes over', past='passed over', part='passed over', ing='passing over')
>>> forms("draw").past, forms("flip").ing, forms("carry").s
('drew', 'flipping', 'carries')
"""

from typing import NamedTuple


class Forms(NamedTuple):
    """A verb in each of its forms; what belongs to it comes after it."""

    base: str
    s: str
    past: str
    part: str
    ing: str


_IRREGULAR = {
    "be": ("is", "was", "been"),
    "bet": ("bets", "bet", "bet"),
    "buy": ("buys", "bought", "bought"),
    "choose": ("chooses", "chose", "chosen"),
    "come": ("comes", "came", "come"),
    "deal": ("deals", "dealt", "dealt"),
    "draw": ("draws", "drew", "drawn"),
    "get": ("gets", "got", "gotten"),
    "give": ("gives", "gave", "given"),
    "go": ("goes", "went", "gone"),
    "hang": ("hangs", "hung", "hung"),
    "have": ("has", "had", "had"),
    "hold": ("holds", "held", "held"),
    "keep": ("keeps", "kept", "kept"),
    "lay": ("lays", "laid", "laid"),
    "lose": ("loses", "lost", "lost"),
    "let": ("lets", "let", "let"),
    "make": ("makes", "made", "made"),
    "pay": ("pays", "paid", "paid"),
    "put": ("puts", "put", "put"),
    "set": ("sets", "set", "set"),
    "redeal": ("redeals", "redealt", "redealt"),
    "say": ("says", "said", "said"),
    "sell": ("sells", "sold", "sold"),
    "show": ("shows", "showed", "shown"),
    "slide": ("slides", "slid", "slid"),
    "split": ("splits", "split", "split"),
    "stand": ("stands", "stood", "stood"),
    "steal": ("steals", "stole", "stolen"),
    "sit": ("sits", "sat", "sat"),
    "take": ("takes", "took", "taken"),
    "think": ("thinks", "thought", "thought"),
    "throw": ("throws", "threw", "thrown"),
    "win": ("wins", "won", "won"),
}
_DOUBLED = frozenset("flip drop put get bet swap split pot set trim sit skip win run let".split())

_KEEPING_E = frozenset(("be", "ante", "reante"))


def forms(phrase: str) -> Forms:
    """All forms of a verb, given in the first."""
    verb, _, rest = phrase.partition(" ")
    s, past, part = _IRREGULAR.get(verb, (_s(verb), _ed(verb), _ed(verb)))
    ing = (verb + verb[-1] if verb in _DOUBLED else verb if verb in _KEEPING_E else verb.removesuffix("e")) + "ing"
    return Forms(*(f"{form} {rest}".strip() for form in (verb, s, past, part, ing)))


def of_participle(word: str) -> list[Forms]:
    """The verbs that a word can be the participle of, known or not.

    >>> [verb.base for verb in of_participle("taking")], of_participle("ace")
    (['tak', 'take'], [])
    """
    stems = (word[:-3], word[:-3] + "e", word[:-4]) if word.endswith("ing") else ()
    return [verb for stem in stems if stem[1:] and (verb := forms(stem)).ing == word]


def _s(verb: str) -> str:
    if verb.endswith(("s", "sh", "ch", "x", "o")):
        return verb + "es"
    return verb[:-1] + "ies" if verb.endswith("y") and verb[-2] not in "aeou" else verb + "s"


def _ed(verb: str) -> str:
    if verb.endswith("e"):
        return verb + "d"
    if verb in _DOUBLED:
        return verb + verb[-1] + "ed"
    return verb[:-1] + "ied" if verb.endswith("y") and verb[-2] not in "aeou" else verb + "ed"
