"""The sentences of a line one after another: where one ends, and how the next is joined to it."""

from collections.abc import Iterator
from enum import Enum, auto

from pokernight.language.reader import Reading
from pokernight.language.words import STOP
from pokernight.rules.act import Act, DoBoth
from pokernight.rules.betting.pay import AtAPrice, PayTo
from pokernight.rules.drawing.discard import Discard
from pokernight.rules.parts.who import EachPlayer, Leader, Who
from pokernight.rules.pot.settling import Portion, TakesPart
from pokernight.rules.rule import Action, Condition, Deed, Event, Remark, Rule, Standing, Step

_JOINTS = ((STOP,), (STOP, "then"), ("but",), ("then",), ("and", "then"), ("followed", "by"))


_THIS_ROUND = (("after", "this", "betting", "round"), ("after", "that", "betting", "round"))
_SET_OFF = (("first",), ("next",), *_THIS_ROUND)
"""What comes before a sentence only where a comma follows: "the next player" is somebody."""

_DONE = ("draw", "pass", "passing", "deal", "flip", "exchange", "discard", "betting", "declaration", "that", "this")
_ALL_DEALT = (("after", "last", "card"), ("after", "all", "card"), ("if", "all", "card"))
_OVER = (
    ("after", "betting", "round"),
    ("after", "last", "betting", "round"),
    ("after", "final", "betting", "round"),
    *((*dealt, *been, "dealt") for dealt in _ALL_DEALT for been in (("is",), ("have", "been"))),
    ("after", "last", "card"),
)
_ASIDES = (
    *(*_OVER, *_SET_OFF, ("then",), ("now",), ("finally",), ("at", "this", "point")),
    *(("after", done) for done in _DONE),
)
"""What says no more than that a sentence comes after the one before, the longer before the shorter."""


class Link(Enum):
    """How a sentence follows the one before."""

    JOINT = auto()
    """As a sentence of its own."""
    SEQUEL = auto()
    """After "then", where it is only for those who pay: what is laid away now is laid away by them."""
    AND = auto()
    """After a comma or "and", as something else that happens or holds."""
    NONE = auto()
    """In one breath, as a remark about it."""


class Sequences:
    """Every way to read a text as rules; a remark follows what it is about without a joint, too.

    Read loosely, a comma or "and" may stand between two things; what comes after a condition belongs to that.
    """

    def __init__(self, reading: Reading, *, loose: bool) -> None:
        """Begin with a text of which nothing is read yet."""
        self._reading = reading
        self._loose = loose
        self._open: dict[tuple[int, Link], bool] = {}
        """Whether the text can be read to its end from a word on, as far as that is known."""

    def __iter__(self) -> Iterator[tuple[Rule, ...]]:
        yield from self._from(0, (), Link.JOINT)

    def _from(self, at: int, before: tuple[Rule, ...], linked: Link) -> Iterator[tuple[Rule, ...]]:
        """Every way to read the words from one on, after other rules."""
        if not self._leads_on(at, linked):
            return
        for rule, end in self._rules(at, linked):
            if not _follows(rule, before, joined=linked is not Link.NONE, loose=self._loose):
                continue
            if self._at_end(end):
                yield (rule,)
                continue
            for after, link in self._links(rule, end):
                for rest in self._from(after, (*before, rule), link):
                    if link is not Link.AND or _goes_with(rule, rest[0]):
                        yield (rule, *rest)

    def _leads_on(self, at: int, linked: Link) -> bool:
        """Whether there can be any way to the end from here; looked at once, so that dead ends cost nothing."""
        key = (at, linked)
        if key not in self._open:
            self._open[key] = any(
                self._at_end(end) or any(self._leads_on(*onward) for onward in self._links(rule, end))
                for rule, end in self._rules(at, linked)
            )
        return self._open[key]

    def _rules(self, at: int, linked: Link) -> tuple[tuple[Rule, int], ...]:
        """What can be read at a word, with the word after it."""
        reading = self._reading
        if linked is Link.NONE:
            return (*reading.part(Remark, at), *reading.part(TakesPart, at))
        at = _past_asides(reading, at)
        pairs = _pairs(reading, at) if self._loose else ()
        orders = (order for order in _orders(reading, at) if linked is not Link.SEQUEL or not _discards(order[0]))
        return (*reading.part(Rule, at), *orders, *_led(reading, at), *pairs)

    def _at_end(self, at: int) -> bool:
        return all(word.text == STOP for word in self._reading.words[at:]) and len(self._reading.words) <= at + 1

    def _links(self, rule: Rule, end: int) -> Iterator[tuple[int, Link]]:
        """Where the text can go on after a rule, and how."""
        words = self._reading.words
        for joint in _JOINTS:
            if tuple(word.text for word in words[end : end + len(joint)]) == joint:
                yield end + len(joint), Link.SEQUEL if _paid(rule) and STOP not in joint else Link.JOINT
        both = words[end].text == "and"
        linked = both or words[end].after_comma
        if self._loose and linked and isinstance(rule, Step | Standing) and not _conditional(rule):
            yield end + both, Link.AND
        if self._loose and both and _conditional(rule) and words[end + 1 : end + 2] and words[end + 1].text == "if":
            yield end + 1, Link.JOINT  # what comes of something else needs no sentence of its own
        yield (end + 1 if both and isinstance(rule, TakesPart) else end), Link.NONE


def _goes_with(rule: Rule, after: Rule) -> bool:
    """Whether something that happens or holds can be told in one sentence with another."""
    told = _who(after) != EachPlayer() or _who(rule) in (EachPlayer(), None)
    told = told and (_may(after) or not _may(rule))  # what only some have done has no sequel for all
    return told and isinstance(after, Step | Standing)


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


def _paid(rule: Rule) -> bool:
    """Whether it is only for those who pay."""
    return isinstance(rule, AtAPrice) or (_may(rule) and any(isinstance(part, PayTo) for part in rule.walk()))


def _discards(rule: Rule) -> bool:
    """Whether cards are laid away by it, and none drawn for them."""
    return isinstance(rule, Act) and isinstance(rule.action, Discard)


def _pairs(reading: Reading, at: int) -> Iterator[tuple[Rule, int]]:
    """Two things that one player does, or that all may do together: "may discard a card and get an up card"."""
    for rule, end in reading.part(Act, at):
        joined = reading.words[end:] and reading.words[end].text == "and"
        if joined and isinstance(rule, Act) and (rule.may or rule.who != EachPlayer()):
            for action, after in reading.part(Action, end + 1):
                laid_away = any(isinstance(part, Deed) and part.lays_away for part in action.walk())
                drawn_for = _discards(rule) and laid_away
                if not action.by_name and not drawn_for:
                    yield rule.replace(action=DoBoth(rule.action, action)), after


def _led(reading: Reading, at: int) -> Iterator[tuple[Rule, int]]:
    """What starts with somebody: "starting with the dealer, each player takes a table card"."""
    if tuple(word.text for word in reading.words[at : at + 2]) == ("starting", "with"):
        for start, end in reading.part(Leader, at + 2):
            for rule, after in reading.part(Act, end):
                if isinstance(rule, Act) and isinstance(rule.who, EachPlayer) and rule.who.start is None:
                    yield rule.replace(who=EachPlayer.said(in_turn=True, start=start)), after


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
    if not joined and before and type(before[-1]) is type(rule) and before[-1] != rule:
        return False  # what goes on in one breath is one remark
    if joined and all(isinstance(other, Remark) or (loose and isinstance(other, Standing)) for other in before):
        return True
    last = max((at for at, other in enumerate(before) if not isinstance(other, Remark)), default=0)
    spoken_of = before if joined else before[last:]  # without a joint, it can only be about what was said last
    return any(
        rule.concerns(part) if joined else isinstance(part, rule.about) for other in spoken_of for part in other.walk()
    )
