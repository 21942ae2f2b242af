"""The referee at a table: whoever knows what hands are worth by the rules of its game.

Bots, screens and odds ask the referee, and nothing else, about what the rules say.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, NamedTuple, Protocol

from pokernight.cards import JOKERS, Card, Face
from pokernight.ranking import Hand as Ranked
from pokernight.ranking import Points
from pokernight.table import events as ev

if TYPE_CHECKING:
    from pokernight.table.hand import Hand
    from pokernight.table.state import State

End = Literal["high", "low"]
"""The end of the order of hands that wins."""

SHOWDOWN = "showdown"
"""The note that all have shown their hands, and nothing is given away yet."""


def shows_down(event: ev.Event) -> bool:
    """Whether an event says that all have shown their hands."""
    return isinstance(event, ev.Noted) and event.name == SHOWDOWN


class Worth(NamedTuple):
    """What a hand is worth one way; the number says which of several hands it is, and is 0 where there is one."""

    end: End
    number: int
    hand: Ranked


@dataclass(frozen=True)
class Known:
    """What everybody knows of a game before a card is dealt."""

    wild: frozenset[Face] = JOKERS
    """What is wild for all."""
    ends: frozenset[End] = frozenset({"high"})
    """Whether high hands win, or low ones, or both."""
    targets: tuple[Points, ...] = ()
    """The points to come close to."""


@dataclass(frozen=True)
class Shown:
    """What was shown for one part of the pot, and who was to win it."""

    part: str
    hands: dict[int, Ranked]
    winners: tuple[int, ...]
    why: str


class Referee(Protocol):
    """What can be asked about the hands at a table."""

    @property
    def ends(self) -> tuple[End, ...]:
        """Which hands win: high ones, low ones, or both."""

    @property
    def known(self) -> Known:
        """What everybody knows of the game."""

    def strength(self, seat: int, end: End) -> int:
        """How good the hand of a player is, whether or not it is good enough to win."""

    def insight(self, seat: int) -> tuple[list[Worth], frozenset[Card]]:
        """What a seat knows its hands to be worth, and the cards in sight that it knows to be wild for their owner."""

    def showing(self, seat: int, cards: Sequence[Card], state: State) -> Ranked:
        """What cards made that lay face up before a player when that was the state of the hand; seat 0 is nobody.

        Where that cannot be told any more, it is no hand.
        """

    def heard(self, words: str) -> str:
        """The word that the game listens to in what somebody says; empty where it hears nothing."""

    def showdowns(self) -> list[list[Shown]]:
        """For each showdown so far what was shown for each part of the pot, before it was given away."""


_QUIET = (ev.Acted, ev.Answered, ev.Began, ev.Chose, ev.Paid, ev.RoundBegan, ev.RoundEnded)
"""The events that change no hand, but for a fee: bets are made, somebody has chosen, the next to act is named."""


def stirs(events: Iterable[ev.Event]) -> bool:
    """Whether something has happened that could change what a seat sees of cards and can tell of hands."""
    return any(
        not isinstance(event, _QUIET) or (isinstance(event, ev.Paid) and event.what == "fee") for event in events
    )


class Insight:
    """What a seat can tell of the table, worked out anew only when something has happened that could change it."""

    def __init__(self, hand: Hand, seat: int) -> None:
        """Look at a hand from a seat."""
        self.hand = hand
        self.seat = seat
        self._heard = 0
        self._known: tuple[list[Worth], frozenset[Card]] | None = None

    @property
    def worth(self) -> list[Worth]:
        """What the seat knows its hand to be worth, high or low as the game asks; hands laid apart stand one by one."""
        return self._look()[0]

    @property
    def wild(self) -> frozenset[Card]:
        """The cards in sight that are wild for their owner; those of all count as the seat's own."""
        return self._look()[1]

    def _look(self) -> tuple[list[Worth], frozenset[Card]]:
        log = self.hand.table.log
        if self._known is None or stirs(log[self._heard :]):
            self._known = self.hand.referee.insight(self.seat)
        self._heard = len(log)
        return self._known
