"""What a player can tell of hands before they are shown: their worth, and which cards are wild."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from pokernight.cards import Card
from pokernight.ranking import Hand
from pokernight.rules.parts.refs import End
from pokernight.rules.plan import best_hand, hand_of, hands_of, plan_for, steady
from pokernight.rules.pot.shares import ends_of
from pokernight.table import events as ev
from pokernight.table.events import HIDDEN
from pokernight.table.places import COMMON, TABLE, Lie, Zone
from pokernight.table.table import Table

_IN_SIGHT = (Zone.HAND, Zone.COMMON, Zone.TABLE)
"""Where cards lie that somebody plays with."""


class Worth(NamedTuple):
    """What a hand is worth one way; the number says which of several hands it is, and is 0 where there is one."""

    end: End
    number: int
    hand: Hand


def as_known(table: Table, seat: int) -> Table:
    """The table with only those cards on it that a seat knows: what is worked out there gives nothing away."""
    seen = table.seen(seat)
    known = {card for cards in seen.values() for card, _ in cards if card != HIDDEN}
    twin = table.copy()
    twin.log, twin.pending, twin.decks, twin.seed, twin.fresh_discards = [], [], (), 0, ()
    state = twin.state
    state.cards = {place: tuple(card for card, _ in cards if card != HIDDEN) for place, cards in seen.items()}
    state.where = {card: place for place, cards in state.cards.items() for card in cards}
    state.lies = {card: lie for card, lie in state.lies.items() if card in known}
    state.known = dict.fromkeys(known, frozenset({seat}))
    state.dealt = [d for d in state.dealt if d.card in known and (d.seat == seat or d.lie is Lie.UP)]
    state.rose, state.came, state.lost = (), frozenset(), {}
    return twin


def _worth(here: Table, seat: int) -> Iterator[Worth]:
    for end in ends_of(here) if here.state.of_seat(seat) else ():
        hands = hands_of(here, seat, end)
        if len(hands) == 1:
            yield Worth(end, 0, best_hand(here, seat, end))
            continue
        for number, cards in enumerate(hands, 1):
            if cards:
                yield Worth(end, number, hand_of(here, seat, cards, end))


def _wild(here: Table, seat: int) -> frozenset[Card]:
    state = here.state
    if steady(here) and not (plan := plan_for(here, seat)).wild:  # at most jokers, and for all alike
        return plan.wild_among(card for card, place in state.where.items() if place.zone in _IN_SIGHT)
    found: frozenset[Card] = frozenset()
    for owner in range(1, state.seats + 1):
        cards = state.of_seat(owner) + (state.at(COMMON) + state.at(TABLE) if owner == seat else ())
        if cards:
            found |= plan_for(here, owner, showing=owner != seat).wild_among(cards)
    return found


_QUIET = (ev.Acted, ev.Answered, ev.Began, ev.Chose, ev.Paid, ev.RoundBegan, ev.RoundEnded)
"""The events that change no hand: chips are moved, somebody has chosen in secret, the next to act is named."""


def stirs(events: Iterable[ev.Event]) -> bool:
    """Whether something has happened that could change what a seat sees of cards and can tell of hands."""
    return any(not isinstance(event, _QUIET) for event in events)


class Insight:
    """What a seat can tell of the table, worked out anew only when something has happened that could change it."""

    def __init__(self, table: Table, seat: int) -> None:
        """Look at a table from a seat."""
        self.table = table
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
        log = self.table.log
        if self._known is None or stirs(log[self._heard :]):
            here = as_known(self.table, self.seat)
            self._known = list(_worth(here, self.seat)), _wild(here, self.seat)
        self._heard = len(log)
        return self._known
