"""Slips of the pen: a sentence that is not read as it stands may be read with one word put right, which is reported.

>>> [" ".join(said) for said, _ in mended("each player draw a card".split(), 2, frozenset())]
['each player draws a card']
>>> [" ".join(said) for said, _ in mended("the dealer may not not look".split(), 4, frozenset())]
['the dealer may not look']
"""

from collections.abc import Iterator, Sequence
from functools import cache

from pokernight.cards import Rank, Suit
from pokernight.english.verbs import forms
from pokernight.meaning.rules import Remark

AT_LEAST = 4
"""Shorter words are too much like others."""
LONG = 6
"""In words so long, one letter may stand for another."""
NEAR = 3
"""How far before the place where reading stopped the slip may be."""
CONFUSED = (
    ("there", "their"),
    ("they", "their"),
    ("less", "fewer"),
    ("then", "than"),
    ("than", "then"),
    ("of", "off"),
    ("off", "of"),
    ("loose", "lose"),
    ("looses", "loses"),
    ("you", "your"),
    ("your", "you"),
    ("to", "two"),
    ("too", "two"),
    ("too", "to"),
    ("past", "pass"),
    ("in", "on"),
    ("on", "in"),
    ("is", "are"),
    ("are", "is"),
    ("has", "have"),
    ("have", "has"),
    ("does", "do"),
    ("do", "does"),
    ("was", "were"),
    ("were", "was"),
)
"""Small words that are written for one another."""
_VERBS = (
    "deal draw discard pass flip turn show look keep take buy sell swap trade bet raise call check fold open ante pay "
    "win lose split declare name choose pick receive get put place lay match start begin hold drop stay go roll count"
)
_ONE = frozenset("a an one each every another this that any".split())
_SEVERAL = frozenset(
    "two three four five six seven eight nine ten all these those several both more fewer most".split()
)
_DETERMINERS = frozenset("all these those both".split())
_NOUNS = ("card", "player", "chip", "hand", "round", "pot", "joker", "raise", "seat", "rank", "suit", "dealer")


@cache
def _agreeing() -> dict[str, str]:
    """The two forms of each verb, each as the other."""
    pairs = [(forms(verb).base, forms(verb).s) for verb in _VERBS.split()]
    return dict(pairs) | {s: base for base, s in pairs}


@cache
def _numbered() -> tuple[dict[str, str], dict[str, str]]:
    """Nouns by their singular, and by their plural."""
    pairs = [(noun, f"{noun}s") for noun in _NOUNS]
    pairs += [(one.word, one.plural) for one in (*Rank, *Suit)]
    return dict(pairs), {several: one for one, several in pairs}


def mended(said: Sequence[str], stop: int, known: frozenset[str]) -> Iterator[tuple[list[str], Remark]]:
    """A sentence with one word put right, in each way that may be, and what was put right.

    Reading stopped at a place; a slip is there, or not far before it. Words that nobody knows are compared with those
    that are known.
    """
    for at in range(1, len(said)):
        if said[at] == said[at - 1] and said[at].isalpha():
            yield [*said[:at], *said[at + 1 :]], Remark(f"the word {said[at]} stands twice")
    for at in range(max(stop - NEAR, 0), min(stop + 1, len(said))):
        for right in _instead(said, at, known):
            yield [*said[:at], right, *said[at + 1 :]], Remark(f"the word {said[at]} is read as {right}")


def _instead(said: Sequence[str], at: int, known: frozenset[str]) -> list[str]:
    """The words that one may have been meant for."""
    word, before = said[at], said[at - 1] if at else ""
    if known and word not in known and len(word) >= AT_LEAST and word.isalpha():
        return sorted(other for other in known if _alike(word, other))
    found = [right for wrong, right in CONFUSED if wrong == word]
    if word in ("a", "an") and at + 1 < len(said):  # as the next word sounds
        found += [right for right in ("a", "an") if right != word and (right == "an") is (said[at + 1][0] in "aeiou8")]
    found += ["to"] if word == "the" and said[at + 1 : at + 2] and said[at + 1] in ("each", "every", "all") else []
    found += [_agreeing()[word]] if word in _agreeing() else []
    one, several = _numbered()
    counted = word in _SEVERAL and before in _DETERMINERS  # "all five" are five cards, not fives
    found += [one[word]] if word in one and before in _SEVERAL and not counted else []
    found += [several[word]] if word in several and before in _ONE else []
    return found


def _alike(word: str, other: str) -> bool:
    """Whether one letter was lost, doubled or put in, two were exchanged, or in a long word one stands for another.

    >>> _alike("sevns", "sevens"), _alike("delaer", "dealer"), _alike("mine", "nine"), _alike("dealor", "dealer")
    (True, True, False, True)
    """
    if len(other) < AT_LEAST or word[0] != other[0]:
        return False
    if abs(len(word) - len(other)) == 1:
        long, short = (word, other) if len(word) > len(other) else (other, word)
        return any(long[:at] + long[at + 1 :] == short for at in range(len(long)))
    if len(word) != len(other):
        return False
    wrong = [at for at, (one, two) in enumerate(zip(word, other, strict=True)) if one != two]
    if len(wrong) == 2:
        first, second = wrong
        return second == first + 1 and (word[first], word[second]) == (other[second], other[first])
    return len(wrong) == 1 and len(word) >= LONG
