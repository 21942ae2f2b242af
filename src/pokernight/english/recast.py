"""A sentence put another way: numbers to choose from written out, and what stands in parentheses and adds nothing.

These are tried where a sentence is not read as it stands.

>>> print(*recast("each player must draw zero or three cards".split())[0])
each player must draw three cards or draw no cards
>>> print(*recast("a low hand must be an eight or better ( such as 8 6 4 3 a )".split())[0])
a low hand must be an eight or better
"""

import re
from collections.abc import Sequence
from functools import cache

from pokernight.english.grammar.numbers import NUMBERS
from pokernight.english.paraphrase import matcher
from pokernight.english.verbs import forms, of_participle

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
    return [
        *_numbers(text),
        *_without_example(text),
        *_put_last(text),
        *_moved(text),
        *_with_its_subject(text),
        *_in_a_clause(text),
        *_of_which(text),
        *_without_should(text),
    ]


OF_WHICH = (["of", "which"], ["of", "whom"])


def _of_which(text: Sequence[str]) -> list[list[str]]:
    """A sentence in which some of the cards or players named before do something, with that said after it.

    >>> print(*_of_which("deal two cards to each player , one of which is turned up".split())[0])
    deal two cards to each player , and one of them is turned up
    """
    at = next((at for at in range(2, len(text) - 2) if [*text[at : at + 2]] in OF_WHICH), 0)
    comma = next((place for place in range(at, 0, -1) if text[place] == ","), 0)
    return [[*text[:comma], ",", "and", *text[comma + 1 : at], "of", "them", *text[at + 2 :]]] if comma else []


def _without_should(text: Sequence[str]) -> list[list[str]]:
    """A condition without the word that says how unlikely it is.

    >>> print(*_without_should("if the deck should run out , the discards are shuffled".split())[0])
    if the deck runs out , the discards are shuffled
    """
    at = text.index("should") if "should" in text else 0
    if at < 2 or at > len(text) - 2 or not {"if", "when", "unless"} & set(text[:at]):
        return []
    base = text[at + 1]
    verbs = ("is", "are") if base == "be" else (forms(base).s, base)
    return [[*text[:at], verb, *text[at + 2 :]] for verb in verbs]


MANNER = frozenset("starting beginning going counting being ranking using including".split())
"""Participles that say how something is done, or with whom it begins, and not what is done next."""


def _in_a_clause(text: Sequence[str]) -> list[list[str]]:
    """A sentence that ends in a participle, which says what its subject does, too, or what that comes to.

    >>> for way in _in_a_clause("the best hand wins , ending the game".split())[:3]: print(*way)
    the best hand wins , and that ends the game
    the best hand wins , and ends the game
    the best hand wins , and end the game
    """
    at = next((place for place in range(len(text) - 2, 0, -1) if text[place - 1] == ","), 0)
    return [
        [*text[:at], "and", *subject, verb, *text[at + 1 :]]
        for found in (of_participle(text[at]) if at and text[at] not in MANNER else ())
        for subject, verb in ((["that"], found.s), ([], found.s), ([], found.base))
    ]


_OWN = "<his|her|their|your|the>"
ADJUNCTS = (
    "<in turn|<on|at|in> <his|her|their|your|each> turn|when it is <his|her|their|your> turn|"
    "<all|both|> <at the same time|at the same moment|together|at once>|simultaneously|"
    "finally|lastly|at last|then|now|also|immediately|right away|straight away|"
    "at <this|that> <point|time|stage>|after <that|this>|afterward|afterwards|"
    "<in|at> the end|at the showdown|<before|after> the <deal|draw|flop|turn|river|bet|betting|showdown|ante|exchange>|"
    "for free|free of charge|at no <cost|charge>|[only|just] once <a|per> <hand|game|deal>|"
    "however|though|otherwise|in that case|as usual|as always|as before|of course|usually|normally|"
    f"secretly|privately|in secret|clockwise|going <clockwise|around|to the left>|after looking at {_OWN} <cards|hand>>"
)
"""Words for when, how and in what order something is done, which a clause can have before it, within it or after it.

Those that can tell of cards are not among them: "the first player", "cards one at a time".
"""
GOES_ON = frozenset(
    "of betting bet bets round rounds card cards game player players hand hands one ones street".split()
)
"""Words that make a longer phrase of an adjunct before them: "after the flop betting"."""
JOINTS = frozenset("and but then or so".split())


@cache
def _adjuncts() -> re.Pattern[str]:
    return matcher(ADJUNCTS)


def _moved(text: Sequence[str]) -> list[list[str]]:
    """A clause with an adjunct put before it or after it.

    >>> for way in _moved("the dealer , however , draws one card".split()): print(*way)
    however , the dealer draws one card
    the dealer draws one card however
    """
    found: list[list[str]] = []
    for at, end in _adjuncts_in(text):
        start = max((place + 1 for place in range(at - 1) if text[place] == ","), default=0)
        while start < at and text[start] in JOINTS:
            start += 1
        stop = next((place for place in range(end + 1, len(text)) if text[place] == ","), len(text))
        if text[end : end + 1] and text[end] in GOES_ON:
            continue
        words = [*text[at:end]]
        clause = [*text[start : at - (text[at - 1] == ",")], *text[end + (text[end : end + 1] == [","]) : stop]]
        if clause:
            found.append([*text[:start], *words, ",", *clause, *text[stop:]])
            found.append([*text[:start], *clause, *words, *text[stop:]])
    return [way for way in found if way != [*text]]


def _adjuncts_in(text: Sequence[str]) -> list[tuple[int, int]]:
    """Where adjuncts begin and end."""
    said = "".join(f"{word} " for word in text)
    spans = (match.span() for match in _adjuncts().finditer(said))
    return [(said.count(" ", 0, start), said.count(" ", 0, end)) for start, end in spans]


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
