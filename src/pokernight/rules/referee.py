"""The referee of a game that is played rule by rule."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from pokernight.cards import JOKERS, Card
from pokernight.language.writer import clause
from pokernight.ranking import Hand as Ranked
from pokernight.ranking import WildFaces
from pokernight.rules.conditions.knowing import as_known, wild_in_sight, worth_of
from pokernight.rules.conditions.showing import shown_hand
from pokernight.rules.parts.refs import End
from pokernight.rules.plan import best_hand, contenders, plan_for
from pokernight.rules.pot.settling import winners_of
from pokernight.rules.pot.shares import ClosestTo, ends_of
from pokernight.rules.pot.showdown import Showdown
from pokernight.rules.rule import Share
from pokernight.rules.watches.trigger import Says
from pokernight.table import events as ev
from pokernight.table import referee
from pokernight.table.referee import Known, Shown, Worth, shows_down
from pokernight.table.state import State

if TYPE_CHECKING:
    from pokernight.table.hand import Hand
    from pokernight.table.table import Table

WHOLE_POT = "the pot"
ENDS: dict[referee.End, End] = {"high": End.HIGH, "low": End.LOW}
NAMES: dict[End, referee.End] = {end: name for name, end in ENDS.items()}


class RulesReferee:
    """Looks at a hand by its rules."""

    def __init__(self, hand: Hand) -> None:
        """Take a hand as it stands."""
        self.hand = hand

    @property
    def ends(self) -> tuple[referee.End, ...]:
        """Which hands win: high ones, low ones, or both."""
        return tuple(NAMES[end] for end in ends_of(self.hand.table))

    @property
    def known(self) -> Known:
        """What everybody knows of the game."""
        table = self.hand.table
        plans = {end: plan_for(table, 1, end) for end in End}
        shares = table.spoken_of(Share)
        wild = (rule.faces for rule in plans[End.HIGH].wild if isinstance(rule, WildFaces))
        ends = frozenset(NAMES[end] for share in shares if (end := getattr(share, "end", None)))
        points = [plan.points for plan in plans.values()]
        points += [plans[End.HIGH].counted(share.amount) for share in shares if isinstance(share, ClosestTo)]
        targets = tuple(point for point in points if point and point.target and point.target > 0)
        return Known(JOKERS.union(*wild), ends or Known.ends, targets)

    def strength(self, seat: int, end: referee.End) -> int:
        """How good the hand of a player is, whether or not it is good enough to win."""
        return best_hand(self.hand.table, seat, ENDS[end], qualified=False).strength

    def insight(self, seat: int) -> tuple[list[Worth], frozenset[Card]]:
        """What a seat knows its hands to be worth, and which cards in sight are wild for their owner."""
        here = as_known(self.hand.table, seat)
        worth = [Worth(NAMES[end], number, hand) for end, number, hand in worth_of(here, seat)]
        return worth, wild_in_sight(here, seat)

    def showing(self, seat: int, cards: Sequence[Card], state: State) -> Ranked:
        """What cards made that lay face up before a player."""
        past = self.hand.table.copy()
        past.state = state
        return shown_hand(past, seat, tuple(cards))

    def heard(self, words: str) -> str:
        """The word that a rule listens to in what somebody says."""
        listening = self.hand.table.course.parts_of(Says)
        return next((rule.word for rule in listening if rule.heard(words)), "")

    def showdowns(self) -> list[list[Shown]]:
        """For each showdown so far what was shown for each part of the pot."""
        return [list(_shown(past)) for past, event in retold(self.hand) if shows_down(event)]


def retold(hand: Hand) -> Iterator[tuple[Table, ev.Event]]:
    """Go through a hand again, event by event, with the table as it stood right after each."""
    past = hand.table.copy()
    past.state, past.log = State(hand.stacks), []
    for event in hand.table.log:
        past.state.apply(event)
        past.log.append(event)
        yield past, event


def _shown(table: Table) -> Iterator[Shown]:
    """What lies on the table at a showdown, for each part of the pot."""
    seats = contenders(table)
    if len(seats) < 2:  # who is alone need not show anything
        return
    shares = showdown_of(table).shares(table)
    won = winners_of(table, shares, seats)
    if len(won) != len(shares):  # a rule gives the whole pot to somebody
        yield Shown(WHOLE_POT, {}, won[0].seats, won[0].why)
        return
    for share, winners in zip(shares, won, strict=True):
        hands = {seat: hand for seat in seats if (hand := share.made(table, seat)) is not None}
        yield Shown(name_of(share), hands, winners.seats, winners.why)


def showdown_of(table: Table) -> Showdown:
    """The showdown of the line that is being played, or the only one that there is."""
    rules = [rule for turn in table.course.turns if turn.line == table.state.line for rule in turn.rules]
    here = (rule for rule in rules if isinstance(rule, Showdown))
    return next(here, None) or table.spoken_of(Showdown)[0]


def name_of(share: Share) -> str:
    """A part of the pot in words: the high hand."""
    return clause(share) if share.forms else f"hand {getattr(share, 'number', '')}".strip()
