"""Suggestions: the sentences that would be understood and are most like a text, with the writer's cards and numbers."""

import re
from collections.abc import Iterator
from difflib import SequenceMatcher
from functools import cache, lru_cache
from importlib import resources

from pokernight.cards import Rank, Suit
from pokernight.english.grammar.deeds import VERBS
from pokernight.english.grammar.numbers import NUMBERS
from pokernight.english.reading import Unread, read_line, write_line
from pokernight.english.verbs import forms
from pokernight.english.writing import Unsayable

SAME_VERB = 0.3
"""How much more like a text an example is that speaks of the same deed."""

SHORT_LIST = 12
"""So many examples are put into the writer's words; some become the same."""

LONGEST = 400
"""No more letters of a text are looked at."""

_WORD = re.compile(r"[\w'/]+|[^\w\s]")
_RANKS = {form: rank for rank in Rank for form in (rank.word, rank.plural)} | {"deuce": Rank.TWO, "deuces": Rank.TWO}
_SUITS = {form: suit for suit in Suit for form in (suit.word, suit.plural)}
_BEFORE_A_RANK = frozenset("a an the any each every another no up down red black wild".split())
"""Words between which and a noun no number stands: "a four" is a card, and "four cards" are four."""
_TOO_PLAIN = frozenset({"be", "have", "get", "go", "put", "make", "let", "come"})
"""Verbs that are in too many sentences to tell one from another."""


@cache
def examples() -> tuple[str, ...]:
    """Sentences that are understood, each in our own words, those of the shipped games and of the guide."""
    return tuple(resources.files("pokernight.english").joinpath("examples.txt").read_text("utf-8").splitlines())


def nearest(text: str, most: int = 3) -> tuple[str, ...]:
    """The sentences that would be understood and are most like a text.

    >>> nearest("Fours are super wild.", most=1)
    ('Fours are wild.',)
    """
    gist, verbs = _gist(text[:LONGEST]), _verbs(text[:LONGEST])
    matcher = SequenceMatcher(b=gist, autojunk=False)
    found: list[tuple[float, int, str]] = []
    for place, example in enumerate(examples()):
        matcher.set_seq1(_gist(example))
        more = SAME_VERB if verbs & _verbs(example) else 0.0
        least = found[-1][0] if len(found) == SHORT_LIST else -1.0
        if matcher.real_quick_ratio() + more > least and (likeness := matcher.ratio() + more) > least:
            found = sorted([*found, (likeness, -place, example)], reverse=True)[:SHORT_LIST]
    told = dict.fromkeys(in_words_of(text[:LONGEST], example) for *_, example in found)
    return tuple(told)[:most]


def in_words_of(text: str, example: str) -> str:
    """An example with the ranks, suits and numbers of a text, as far as it is still understood then.

    >>> in_words_of("Red tens are wilder.", "Sevens are wild.")
    'Tens are wild.'
    """
    filled = " ".join(_filled(text, example))
    for opening, closing in ((" .", "."), (" ,", ","), (" :", ":"), (" ;", ";"), ("( ", "("), (" )", ")")):
        filled = filled.replace(opening, closing)
    try:
        return write_line(read_line(filled)) or example
    except (Unread, Unsayable):
        return example


def _filled(text: str, example: str) -> Iterator[str]:
    """The words of an example, with each rank, suit and number by the next one of a text."""
    said = _sorted(text)
    ready = {sort: iter([own for _, its, own in said if its == sort]) for sort in ("rank", "suit", "number")}
    for word, sort, own in _sorted(example):
        value = next(ready[sort], own) if sort else own
        if isinstance(value, str):
            yield value
        else:
            spoken = value.word if word.lower() == getattr(own, "word", "") else value.plural
            yield spoken.capitalize() if word[0].isupper() else spoken


def _sorted(text: str) -> list[tuple[str, str, "Rank | Suit | str"]]:
    """Each word of a text, what sort it is where another of the same sort may stand in its place, and what it says."""
    words = _WORD.findall(text)
    return [(word, *_sort(word, before.lower())) for before, word in zip(["", *words], words, strict=False)]


def _sort(word: str, before: str) -> tuple[str, "Rank | Suit | str"]:
    low = word.lower()
    if word.isdecimal() or (low in NUMBERS and before not in _BEFORE_A_RANK):
        return "number", word
    if low in _RANKS:
        return "rank", _RANKS[low]
    if low in _SUITS:
        return "suit", _SUITS[low]
    return "", word


@lru_cache(maxsize=2048)
def _gist(text: str) -> tuple[str, ...]:
    """The words of a text, one number or rank like another: which one it is says nothing about the sentence."""
    return tuple("#" if sort else word.lower() for word, sort, _ in _sorted(text))


@lru_cache(maxsize=2048)
def _verbs(text: str) -> frozenset[str]:
    """The verbs of a text, each in its first form."""
    return frozenset(bases()[word] for word in _gist(text) if word in bases())


@cache
def bases() -> dict[str, str]:
    """For every form of every verb its first form."""
    names = {name.partition(" ")[0] for entry in VERBS for name in entry.names.split("|")} - _TOO_PLAIN
    return {form.partition(" ")[0]: name for name in sorted(names) if name.isalpha() for form in forms(name)}
