"""What a seat sees of the table, with everything taken out that it may not know."""

from collections.abc import Iterable
from dataclasses import dataclass

from pokernight.cards import Card
from pokernight.table import events as ev
from pokernight.table.events import HIDDEN
from pokernight.table.places import DECK, Lie, Place
from pokernight.table.state import State


@dataclass(frozen=True, slots=True)
class Spot:
    """The cards of one place as a seat sees them: those that it knows and how they lie, and the number of the rest."""

    known: frozenset[tuple[Card, Lie]] = frozenset()
    hidden: int = 0

    def __len__(self) -> int:
        return len(self.known) + self.hidden


Spots = dict[Place, Spot]


def seen(state: State, seat: int) -> Spots:
    """Every place with cards, as a seat sees it."""
    known = state.known_to(seat)
    return {
        place: Spot(
            frozenset((card, state.lies[card]) for card in cards if card in known),
            sum(card not in known for card in cards),
        )
        for place, cards in state.cards.items()
        if cards
    }


def remembered(events: Iterable[ev.Event | None]) -> Spots:
    """Every place with cards, put together from nothing but the events that a seat saw."""
    memory = _Memory()
    for event in events:
        memory.take(event)
    return {
        place: Spot(frozenset(cards.items()), hidden)
        for place, (cards, hidden) in memory.places.items()
        if cards or hidden
    }


def story(log: Iterable[ev.Event], start: State, seat: int) -> list[ev.Event]:
    """A hand as a seat saw it, event by event, from the state before the first."""
    state = start.copy()
    told = []
    for event in log:
        state.apply(event)
        shown = event.seen_by(seat, state.known_to(seat))
        if shown is not None:
            told.append(shown)
    return told


class _Memory:
    """Known cards with the way they lie, and the number of hidden ones, at each place."""

    def __init__(self) -> None:
        self.places: dict[Place, tuple[dict[Card, Lie], int]] = {}

    def take(self, event: ev.Event | None) -> None:
        match event:
            case ev.Shuffled(deck):
                self.places[DECK] = ({}, len(deck))
            case ev.Moved(cards, source, to, lie):
                self._remove(cards, source)
                self._add(cards, to, lie)
            case ev.Turned(cards, at, lie) | ev.Shown(cards, at, lie):
                self._remove(cards, at)
                self._add(cards, at, lie)

    def _remove(self, cards: tuple[Card, ...], place: Place) -> None:
        known, hidden = self.places.get(place, ({}, 0))
        stay = {card: lie for card, lie in known.items() if card not in cards}
        self.places[place] = (stay, hidden - (len(cards) - (len(known) - len(stay))))

    def _add(self, cards: tuple[Card, ...], place: Place, lie: Lie) -> None:
        known, hidden = self.places.get(place, ({}, 0))
        new = {card: lie for card in cards if card != HIDDEN}
        self.places[place] = ({**known, **new}, hidden + len(cards) - len(new))
