"""A sentence put another way: numbers to choose from written out, and what stands in parentheses and adds nothing.

These are tried where a sentence is not read as it stands.

>>> print(*recast("each player must draw zero or three cards".split())[0])
each player must draw three cards or draw no cards
>>> print(*recast("a low hand must be an eight or better ( such as 8 6 4 3 a )".split())[0])
a low hand must be an eight or better
"""

from collections.abc import Sequence

from pokernight.english.grammar.numbers import NUMBERS

EXAMPLE = (
    ("such", "as"),
    ("for", "example"),
    ("for", "instance"),
    ("eg",),
    ("e", ".", "g"),
    ("like",),
    ("see",),
)
"""How an example begins, or a reference to where more is said."""
INCLUDED = ("including", "even", "also")
"""How something is named that is meant anyway."""
NONE = ("zero", "none", "no", "0")
_CARDS = frozenset("card cards".split())


def recast(text: Sequence[str]) -> list[list[str]]:
    """The other ways to put a sentence."""
    return [*_numbers(text), *_without_example(text), *_put_last(text), *_with_its_subject(text)]


FINITE = frozenset("is are can may must do does has have counts count".split())
"""Verbs that a clause goes on with, where it has its subject from the clause before."""
LINKS = frozenset(", if when who that which whoever unless and or but".split())


def _with_its_subject(text: Sequence[str]) -> list[list[str]]:
    """A sentence with two verbs of one subject, which is said again with the second.

    >>> print(*_with_its_subject("aces are low and can be high in a straight".split())[0])
    aces are low , and aces can be high in a straight
    """
    verb = next((place for place, word in enumerate(text) if word in FINITE), 0)
    if not verb or LINKS & set(text[:verb]):
        return []
    return [
        [*text[:at], ",", text[at], *text[:verb], *text[at + 1 :]]
        for at in range(verb + 2, len(text) - 1)
        if text[at] in ("and", "but") and text[at - 1] != "," and text[at + 1] in FINITE
    ]


ADVERBIAL = frozenset(
    "if for instead rather on in when whenever by before after at during once twice simultaneously including even "
    "without starting beginning in unless".split()
)
"""How something begins that may stand between commas or at the end of a sentence alike."""


def _put_last(text: Sequence[str]) -> list[list[str]]:
    """What stands between commas within a clause, put at its end: "you may, for a chip, draw a card".

    >>> _put_last("each player may , if he likes , draw a card".split())
    [['each', 'player', 'may', 'draw', 'a', 'card', 'if', 'he', 'likes']]
    """
    at = next((place for place in range(1, len(text) - 2) if text[place] == "," and text[place + 1] in ADVERBIAL), None)
    if at is None:
        return []
    end = next((place for place in range(at + 2, len(text) - 1) if text[place] == ","), None)
    if end is None:
        return []
    stop = next((place for place in range(end + 1, len(text)) if text[place] == ","), len(text))
    return [[*text[:at], *text[end + 1 : stop], *text[at + 1 : end], *text[stop:]]]


FRONTED = frozenset("in at on for after before with during from until without once when if whenever".split())
"""How words begin that tell when, where or for what something holds, and stand before it."""
MOST_FRONTED = 8


def set_off(text: Sequence[str]) -> list[list[str]]:
    """A sentence that begins by telling when or where, with a comma put in at every place where one may be missing.

    >>> print(*set_off("in lowball aces are low".split())[0])
    in lowball , aces are low
    """
    if not text or text[0] not in FRONTED or "," in text[: MOST_FRONTED + 1]:
        return []
    return [[*text[:at], ",", *text[at:]] for at in range(2, min(MOST_FRONTED, len(text) - 2) + 1)]


def synonyms(text: Sequence[str]) -> tuple[list[str], list[list[str]]] | None:
    """A sentence without what stands in parentheses, and with it in place of one or more words before it.

    Where both mean the same, the parentheses have said so in other words: "deuces (twos) are wild".
    """
    if "(" not in text[1:] or ")" not in text:
        return None
    at, end = text.index("(", 1), text.index(")")
    inside = [*text[at + 1 : end]]
    if not inside or end < at:
        return None
    if inside[0] in ("or", "called", "ie"):
        inside = inside[1:]
    rest = [*text[end + 1 :]]
    return [*text[:at], *rest], [[*text[: at - many], *inside, *rest] for many in range(1, min(at, 5) + 1)]


def _numbers(text: Sequence[str]) -> list[list[str]]:
    """Two numbers of cards that do not follow one another, each with its verb: draw one card or draw three cards."""
    for at in range(2, len(text) - 2):
        low, word, high = text[at - 1], text[at], text[at + 1]
        if word != "or" or not _is_number(low) or not _is_number(high) or text[at + 2] not in _CARDS:
            continue
        end = next(
            (place for place in range(at + 3, len(text)) if text[place] in (",", "if", "unless", "when")), len(text)
        )
        tail = [*text[at + 3 : end]]
        verb = text[at - 2] if text[at - 2] not in ("either", "exactly") else text[at - 3]
        before = [*text[: at - 1]] if text[at - 2] not in ("either", "exactly") else [*text[: at - 2]]
        if low in NONE:
            return [[*before, high, "cards", *tail, "or", verb, "no", "cards", *text[end:]]]
        one = "card" if low in ("one", "1") else "cards"
        return [[*before, low, one, *tail, "or", verb, high, "cards", *tail, *text[end:]]]
    return []


def _is_number(word: str) -> bool:
    return word in (*NUMBERS, *NONE) or word.isdecimal()


def _without_example(text: Sequence[str]) -> list[list[str]]:
    """A sentence without an example, or something that is meant anyway, in parentheses."""
    if "(" not in text[1:] or ")" not in text:
        return []
    at, end = text.index("(", 1), text.index(")")
    inside = tuple(text[at + 1 : end])
    example = any(inside[: len(words)] == words for words in EXAMPLE)
    included = inside[:1] and inside[0] in INCLUDED and not any(word.startswith(("fold", "drop")) for word in inside)
    return [[*text[:at], *text[end + 1 :]]] if example or included else []
