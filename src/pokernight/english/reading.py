"""Reading a line: its words, all it can mean, and the one meaning that is left."""

from functools import cache
from itertools import pairwise, starmap
from typing import Any

from pokernight.english.chart import Chart, Lexer
from pokernight.english.construction import Grammar
from pokernight.english.discourse import Mentioned, NothingBefore, resolved, told_which
from pokernight.english.errors import stopped, two_ways
from pokernight.english.grammar import (
    actions,
    afterthoughts,
    bases,
    betting,
    cards,
    conditions,
    dealing,
    decks,
    deeds,
    frames,
    guts,
    hands,
    joined,
    layouts,
    legs,
    limits,
    making,
    numbers,
    players,
    points,
    rankings,
    refusals,
    remarks,
    repeats,
    rounds,
    seats,
    sentences,
    situations,
    stakes,
    steps,
    ties,
    times,
    wilds,
)
from pokernight.english.grammar.marks import Before, Moment, Named
from pokernight.english.lowering import lowered, settled
from pokernight.english.paraphrase import plainer
from pokernight.english.words import Word, words
from pokernight.english.writing import Unsayable, Writer
from pokernight.meaning.rules import Bets, Line, Opener, Remark

PARTS = (
    numbers,
    players,
    cards,
    hands,
    making,
    deeds,
    dealing,
    layouts,
    conditions,
    situations,
    joined,
    steps,
    betting,
    actions,
    stakes,
    limits,
    seats,
    guts,
    legs,
    wilds,
    rankings,
    points,
    ties,
    decks,
    bases,
    remarks,
    repeats,
    rounds,
    sentences,
    times,
    frames,
    refusals,
    afterthoughts,
)

OPEN_CLASSES = frozenset({"Name", "Title", "Tale", "Rest", "Advice", "Aimed", "Words.until"})
"""What can be any words at all, such as somebody's name, or a tale about the game."""


class Unread(Exception):
    """A line that is not understood: where reading stopped, and why."""

    def __init__(self, column: int, reason: str, *, strange: bool = False) -> None:
        """The place in the text, and a sentence; a text is strange where its words themselves are not known."""
        super().__init__(reason)
        self.column = column
        self.reason = reason
        self.strange = strange


@cache
def grammar() -> Grammar:
    """The grammar of the rules of poker games."""
    made = Grammar()
    for part in PARTS:
        part.add_to(made)
    made.finish()
    return made


@cache
def lexers() -> dict[str, Lexer]:
    """The words of open classes, such as numbers and ranks."""
    return {name: lexer for part in PARTS for name, lexer in getattr(part, "LEXERS", {}).items()}


@cache
def writer() -> Writer:
    """Writes meanings in our own English."""
    return Writer(grammar(), {name: spell for part in PARTS for name, spell in getattr(part, "SPELLERS", {}).items()})


def write_line(line: Line) -> str:
    """A line in our own English."""
    return " ".join(_sentence(writer().write(rule, "Sentence")) for rule in line.rules)


def _told(line: Line) -> str | None:
    """A reading for whoever has to choose between two; nothing where only its page could complete it."""
    try:
        return write_line(line)
    except Unsayable:
        return None


def _sentence(text: str) -> str:
    return text[0].upper() + text[1:] + "."


def read_line(text: str) -> Line:
    """What a line means by itself."""
    return settled(read_open(text))


def read_open(text: str) -> Line:
    """What a line means, as far as that can be told without the lines before it."""
    found: tuple[Any, ...] = ()
    mentioned: list[Mentioned] = []
    try:
        for at, sentence in enumerate(by_sentence(words(text))):
            rules, mentioned = told_which(read_sentence(sentence, mentioned, at), mentioned, at)
            found = (*found, *rules)
        return lowered(Line(resolved(found)))
    except NothingBefore as pointless:
        raise Unread(0, "It is not clear what this points back to.") from pointless


def _fitting(rules: tuple[Any, ...]) -> Line | None:
    """A reading in its one form, if its parts make sense together."""
    try:
        line = lowered(Line(rules))
    except TypeError:  # a role that a verb does not have
        return None
    return None if any(starmap(_bets_on_bets, pairwise(line.rules))) else line


def _bets_on_bets(first: Any, second: Any) -> bool:
    """Whether somebody is said to open a round right after one is over, before any cards have come in between."""
    opens = isinstance(second, Opener) or (isinstance(second, Bets) and second.opener is not None)
    return first in (Moment(Before.BETTING), Moment(Before.LAST_BETS)) and opens


def by_sentence(text: list[Word]) -> list[list[Word]]:
    """A text sentence by sentence."""
    found: list[list[Word]] = [[]]
    for word in text:
        if word.text in (".", "!", ";"):
            found.append([])
        else:
            found[-1].append(word)
    return [sentence for sentence in found if sentence]


def written_out(text: list[str]) -> list[list[str]]:
    """A sentence that ends in an absolute phrase, with a clause in its place: "the ace being highest" is "is highest".

    >>> written_out("the high hand wins , with kings being low".split())[1]
    ['the', 'high', 'hand', 'wins', ',', 'kings', 'are', 'low']
    """
    if "being" not in text[1:]:
        return []
    at = text.index("being", 1)
    start = max((place for place, word in enumerate(text[:at]) if word in (",", "with")), default=0)
    before = text[:start] if start == 0 or text[start - 1] != "," else text[: start - 1]
    joined = [*before, ",", *text[start + 1 : at]] if start else text[:at]
    return [[*joined, verb, *text[at + 1 :]] for verb in ("is", "are")]


def _readings(chart: Chart) -> dict[Any, int]:
    """All that a sentence can mean, as it stands or with its absolute phrase written out."""
    found = chart.whole("Rules")
    for clause in written_out(list(chart.words)):
        found |= Chart(grammar(), lexers(), clause).whole("Rules")
    return found


def _first_unknown(said: list[str]) -> int:
    """Where the first word stands that no rule is made of, though it might be somebody's name."""
    closed = [lexer for name, lexer in lexers().items() if name not in OPEN_CLASSES]
    known = (word in grammar().vocabulary or any(lexer(said, at) for lexer in closed) for at, word in enumerate(said))
    return next((at for at, one in enumerate(known) if not one), len(said))


def read_sentence(text: list[Word], mentioned: list[Mentioned], at: int) -> tuple[Any, ...]:
    """What a sentence means after the cards mentioned so far; where it could mean two things, it is not understood."""
    said = [word.text for word in text]
    chart = Chart(grammar(), lexers(), said)
    readings = _readings(chart)
    if not readings and (plain := plainer(said)) != said:
        readings = _readings(Chart(grammar(), lexers(), plain))
    if not readings:
        stop = min(chart.furthest, _first_unknown(said))
        expected = chart.expected if stop == chart.furthest else ()
        raise Unread(text[min(stop, len(text) - 1)].column, stopped(said, stop, expected), strange=True)
    least = min(readings.values())
    told = {told_which(rules, mentioned, at)[0] for rules, cost in readings.items() if cost == least}
    best = {made.rules for rules in told if (made := _fitting(rules))}
    if not best:
        raise Unread(text[0].column, "The parts of this sentence make no sense together.", strange=True)
    if len({tuple(rule for rule in rules if not isinstance(rule, Remark | Named)) for rules in best}) == 1:
        return max(best, key=lambda rules: (len(rules), repr(rules)))  # they differ in what changes nothing
    if len(best) > 1:
        raise Unread(text[0].column, two_ways([_told(Line(rules)) for rules in best]))
    return next(iter(best))
