"""Cards that nobody had looked at, turned up one after the other: what they make, and the hand to beat."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from pokernight.evening.reasons import full_name
from pokernight.ranking.hand import NO_HAND
from pokernight.table import events as ev
from pokernight.table.choices import card_text
from pokernight.table.places import TABLE, Lie, Zone
from pokernight.table.state import State

if TYPE_CHECKING:
    from pokernight.cards import Card
    from pokernight.ranking import Hand as Ranked
    from pokernight.table.hand import Hand


@dataclass(frozen=True)
class Turned:
    """What somebody has turned up in one go, as everybody sees it."""

    seat: int
    count: int
    """How many times cards had been turned up in the hand by then."""
    before: tuple[str, ...]
    """What lay face up before the seat already."""
    cards: tuple[str, ...]
    """What was turned up, in this order."""
    made: str
    """What all of it makes; empty where that cannot be told any more."""
    best: str
    """The best hand that the others showed; empty where they showed nothing."""
    best_seat: int
    """Whose it was; 0 for a card on the table."""
    best_cards: tuple[str, ...]
    vain: bool
    """Whether the seat had to fold, because nothing that it turned up beat that hand."""


@dataclass
class _Run:
    seat: int
    count: int
    before: tuple[Card, ...]
    best: tuple[int, Ranked]
    """The best hand that the others show, and whose it is."""
    lying: list[Ranked]
    """What lies face up on the table, each card a hand by itself."""
    cards: list[Card] = field(default_factory=list)
    made: list[Ranked] = field(default_factory=list)
    """What lay face up before the seat after each of them."""
    in_vain: bool = False

    def to_beat(self) -> tuple[int, Ranked]:
        """The best hand of the others; a card on the table counts where the turning shows that it had to be beaten."""
        return max([self.best, *((0, alone) for alone in self.lying if self._had_to_beat(alone))], key=_strength)

    def _had_to_beat(self, alone: Ranked) -> bool:
        """Whether the seat has turned on for as long as a hand was not beaten, and no longer."""
        *rest, last = self.made
        return all(made.strength <= alone.strength for made in rest) and (
            self.in_vain or last.strength > alone.strength
        )


class Turnings:
    """The last cards that each seat has turned up; `hear` takes up what has happened since."""

    def __init__(self, hand: Hand) -> None:
        """Follow a hand from its beginning."""
        self.hand = hand
        self._state = State(hand.stacks)
        self._heard = 0
        self._runs: dict[int, _Run] = {}
        self._now: _Run | None = None
        self._count = 0

    def hear(self) -> None:
        """Take up what has happened; nothing has to be followed before the first card is turned."""
        log = self.hand.table.log
        if not any(isinstance(event, ev.Turned) for event in log[self._heard :]) and not self._runs:
            return
        for event in log[self._heard :]:
            match event:
                case ev.Turned(cards, at, Lie.UP) if at.zone is Zone.HAND and self._are_blind(cards):
                    run = self._now if self._now and self._now.seat == at.seat else self._begin(at.seat)
                    self._state.apply(event)
                    run.cards += cards
                    run.made.append(self._made(at.seat, self._up(at.seat)))
                    continue
                case ev.Folded(seat) if self._now and self._now.seat == seat:
                    self._now.in_vain = self._up(seat) == self._state.of_seat(seat)
                case ev.Redealt():
                    self._runs, self._now = {}, None
                case ev.Began() | ev.RoundBegan() | ev.Acted() | ev.Answered():
                    self._now = None
            self._state.apply(event)
        self._heard = len(log)

    def _are_blind(self, cards: tuple[Card, ...]) -> bool:
        return all(self._state.lies.get(card) is Lie.BLIND for card in cards)

    def _begin(self, seat: int) -> _Run:
        self._count += 1
        shown = [(other, self._made(other, self._up(other))) for other in self._state.still_in if other != seat]
        lying = [self._made(0, (card,)) for card in self._state.at(TABLE) if self._state.lies[card] is Lie.UP]
        best = max(shown, key=_strength, default=(0, NO_HAND))
        self._now = self._runs[seat] = _Run(seat, self._count, self._up(seat), best, lying)
        return self._now

    def _up(self, seat: int) -> tuple[Card, ...]:
        return tuple(card for card in self._state.of_seat(seat) if self._state.lies[card] is Lie.UP)

    def _made(self, seat: int, cards: tuple[Card, ...]) -> Ranked:
        return self.hand.referee.showing(seat, cards, self._state)

    @property
    def turned(self) -> list[Turned]:
        """What each seat has turned up last."""
        return [_told(run) for run in self._runs.values()]


def _strength(shown: tuple[int, Ranked]) -> int:
    return shown[1].strength


def _told(run: _Run) -> Turned:
    seat, best = run.to_beat()
    made = run.made[-1]
    return Turned(
        run.seat,
        run.count,
        tuple(map(card_text, run.before)),
        tuple(map(card_text, run.cards)),
        full_name(made, [best]) if made.strength else "",
        full_name(best, [made]) if best.strength else "",
        seat if best.strength else 0,
        tuple(map(card_text, best.cards)),
        run.in_vain and best.strength >= made.strength,
    )
