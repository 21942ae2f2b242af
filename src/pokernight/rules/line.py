"""A numbered line of a page: a step or a standing rule, with all that is said beside it."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from pokernight.language.part import Part
from pokernight.language.reader import Reading
from pokernight.language.words import STOP
from pokernight.language.writer import write
from pokernight.rules.act import Act, DoBoth
from pokernight.rules.context import dangles, settled
from pokernight.rules.parts.places import Way
from pokernight.rules.parts.who import BesideDealer, EachPlayer, Leader, OnePlayer, Who
from pokernight.rules.rule import Action, Condition, Event, Remark, Rule, Standing, Step
from pokernight.rules.settling import Portion, TakesPart

MOST_WORDS = 250
"""How long a line may be; the longest in the catalogue has not half as many words."""

_JOINTS = ((STOP,), (STOP, "then"), ("but",), ("then",), ("and", "then"), ("followed", "by"))


_SET_OFF = (("first",), ("next",))
"""What comes before a sentence only where a comma follows: "the next player" is somebody."""

_DONE = ("draw", "pass", "passing", "deal", "flip", "exchange", "discard", "betting", "declaration", "that", "this")
_ASIDES = (*_SET_OFF, ("then",), ("now",), ("finally",), ("at", "this", "point"), *(("after", done) for done in _DONE))
"""What says no more than that a sentence comes after the one before."""


@dataclass(frozen=True)
class Line:
    """What one numbered line says."""

    rules: tuple[Rule, ...]

    @property
    def steps(self) -> tuple[Step, ...]:
        """What happens when the line is reached."""
        return tuple(rule for rule in self.rules if isinstance(rule, Step))

    @property
    def parts(self) -> tuple[Part, ...]:
        """Every part of every rule on the line."""
        return tuple(part for rule in self.rules for part in rule.walk())

    @property
    def remarks(self) -> tuple[Remark, ...]:
        """What is said about the step."""
        return tuple(rule for rule in self.rules if isinstance(rule, Remark))

    def write(self) -> str:
        """The line in our own English."""
        return " ".join(write(rule) for rule in self.rules)


class Unread(ValueError):
    """A line that cannot be read: where understanding stopped, and why."""

    def __init__(self, text: str, column: int, reason: str) -> None:
        super().__init__(reason)
        self.text, self.column, self.reason = text, column, reason


@lru_cache(maxsize=4096)
def read_line(text: str) -> Line:
    """Read a numbered line.

    >>> read_line("Threes are wild, but if you get one face up you must match the pot or fold.").write()
    'Threes are wild. If a player gets a three face up, they must match the pot or fold.'
    """
    reading = Reading(text)
    if not reading.words:
        raise Unread(text, 0, "There is nothing here.")
    if len(reading.words) > MOST_WORDS:
        raise Unread(text, reading.words[MOST_WORDS].column, "This line is too long: make several of it.")
    found = _meanings(reading, loose=False) or _meanings(reading, loose=True)
    if not found:
        raise Unread(text, _where_it_stops(text), "This is not understood.")
    if len(found) > 1:
        ways = " / ".join(Line(rules).write() for rules in found)
        raise Unread(text, 0, f"This can be read in {len(found)} ways: {ways}")
    return Line(found[0])


def _where_it_stops(text: str) -> int:
    """The column up to which anything could be made of a text."""
    reading = Reading(text, thorough=True)
    _meanings(reading, loose=True)
    return reading.column


def _meanings(reading: Reading, *, loose: bool) -> list[tuple[Rule, ...]]:
    """Everything that the whole text can mean."""
    in_context = (settled(rules) for rules in _sequences(reading, 0, loose=loose))
    return [rules for rules in dict.fromkeys(in_context) if not any(dangles(rule) for rule in rules)]


def _sequences(
    reading: Reading, at: int, before: tuple[Rule, ...] = (), *, joined: bool = True, loose: bool = False
) -> Iterator[tuple[Rule, ...]]:
    """Every way to read the words from one on as rules; a remark follows what it is about without a joint, too.

    Read loosely, a comma or "and" may stand between two things; what comes after a condition belongs to that.
    """
    at = _past_asides(reading, at) if joined else at
    pairs = _pairs(reading, at) if loose else ()
    whole = (*reading.part(Rule, at), *_orders(reading, at), *_led(reading, at), *pairs) if joined else ()
    for rule, end in whole if joined else (*reading.part(Remark, at), *reading.part(TakesPart, at)):
        if not _follows(rule, before, joined=joined, loose=loose):
            continue
        now = (*before, rule)
        if reading.words[end:] in ((), reading.words[-1:]) and all(word.text == STOP for word in reading.words[end:]):
            yield (rule,)
            continue
        for joint in _JOINTS:
            if tuple(word.text for word in reading.words[end : end + len(joint)]) == joint:
                for rest in _sequences(reading, end + len(joint), now, loose=loose):
                    yield (rule, *rest)
        linked = (
            _linked(reading, end) if loose and isinstance(rule, Step | Standing) and not _conditional(rule) else None
        )
        if linked:
            for rest in _sequences(reading, linked, now, loose=True):
                told = _who(rest[0]) != EachPlayer() or _who(rule) in (EachPlayer(), None)
                told = told and (_may(rest[0]) or not _may(rule))  # what only some have done has no sequel for all
                if told and isinstance(rest[0], Step | Standing):
                    yield (rule, *rest)
        enumerated = isinstance(rule, TakesPart) and reading.words[end].text == "and"
        for rest in _sequences(reading, end + enumerated, now, joined=False, loose=loose):
            yield (rule, *rest)


def _linked(reading: Reading, at: int) -> int | None:
    """Where the next of several things in one sentence begins; None where the sentence goes on with the same one."""
    if reading.words[at].text == "and":
        return at + 1
    return at if reading.words[at].after_comma else None


def _past_asides(reading: Reading, at: int) -> int:
    """Where a sentence begins in earnest, after words that only say that it comes next: "Finally", "After that"."""
    for aside in _ASIDES:
        end = at + len(aside)
        said = tuple(word.text for word in reading.words[at:end]) == aside and bool(reading.words[end:])
        if said and (aside not in _SET_OFF or reading.words[end].after_comma):
            return _past_asides(reading, end)
    return at


def _who(rule: Rule) -> Who | None:
    """Who does it, where a rule says so."""
    return rule.who if isinstance(rule, Act) else None


def _conditional(rule: Rule) -> bool:
    """Tell whether a rule only says what comes of something."""
    return any(isinstance(part, Event | Condition) for part in rule.walk())


def _may(rule: Rule) -> bool:
    """Whether it is left to the players."""
    return isinstance(rule, Act) and rule.may


def _pairs(reading: Reading, at: int) -> Iterator[tuple[Rule, int]]:
    """Two things that one player does, or that all may do together: "may discard a card and get an up card"."""
    for rule, end in reading.part(Act, at):
        joined = reading.words[end:] and reading.words[end].text == "and"
        if joined and isinstance(rule, Act) and (rule.may or rule.who != EachPlayer()):
            for action, after in reading.part(Action, end + 1):
                if not action.by_name:
                    yield rule.replace(action=DoBoth(rule.action, action)), after


def _led(reading: Reading, at: int) -> Iterator[tuple[Rule, int]]:
    """What starts with somebody: "starting with the dealer, each player takes a table card"."""
    if tuple(word.text for word in reading.words[at : at + 2]) == ("starting", "with"):
        for start, end in reading.part(OnePlayer, at + 2):
            for rule, after in reading.part(Act, end):
                if isinstance(rule, Act) and isinstance(rule.who, EachPlayer) and rule.who.start is None:
                    if isinstance(start, Leader):
                        yield rule.replace(who=EachPlayer(in_turn=True, start=start)), after
                    elif start == BesideDealer(Way.LEFT):
                        yield rule.replace(who=EachPlayer(in_turn=True)), after


def _orders(reading: Reading, at: int) -> Iterator[tuple[Rule, int]]:
    """What is said to nobody by name is for each player: "declare high or low", "and then may draw a card"."""
    may = reading.words[at : at + 1] != () and reading.words[at].text == "may"
    for action, end in reading.part(Action, at + may):
        if not action.by_name:
            yield Act(EachPlayer(), action, may=may), end


def _follows(rule: Rule, before: tuple[Rule, ...], *, joined: bool, loose: bool) -> bool:
    """Tell whether a rule can stand after others: a remark is about one of them, or about a line before this one.

    Read loosely, a remark that is about none of them may still be about a line before, where no step stands on this.
    """
    if isinstance(rule, TakesPart) and not joined:  # "half goes to the high hand, a quarter to the low spade"
        part = before[-1] if before else None
        return isinstance(part, TakesPart) and {part.portion, rule.portion} != {Portion.HALF}
    if not isinstance(rule, Remark):
        return joined
    if not joined and before and type(before[-1]) is type(rule):
        return False  # what goes on in one breath is one remark
    if joined and all(isinstance(other, Remark) or (loose and isinstance(other, Standing)) for other in before):
        return True
    last = max((at for at, other in enumerate(before) if not isinstance(other, Remark)), default=0)
    spoken_of = before if joined else before[last:]  # without a joint, it can only be about what was said last
    return any(isinstance(part, rule.about) for other in spoken_of for part in other.walk())
