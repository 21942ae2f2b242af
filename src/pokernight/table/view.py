"""What a seat sees of the table, with everything taken out that it may not know."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

from pokernight.cards import Card
from pokernight.table import events as ev
from pokernight.table.events import HIDDEN
from pokernight.table.places import COMMON, DECK, TABLE, Lie, Place
from pokernight.table.state import State

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from pokernight.table.betting import Round
    from pokernight.table.choices import Choice
    from pokernight.table.pots import Pot


class Seen(NamedTuple):
    """A card as a seat sees it: which one it is, or HIDDEN, and how it lies."""

    card: Card
    lie: Lie


class Spot(NamedTuple):
    """The cards of one place as a seat knows them: which ones and how they lie, and the number of the rest."""

    known: frozenset[Seen] = frozenset()
    hidden: int = 0


@dataclass(frozen=True, slots=True)
class View:
    """All that a player at a table gets: what lies there as the seat sees it, and what the seat is asked."""

    seat: int
    chips: tuple[int, ...]
    """The chips behind, seat 1 first."""
    bets: tuple[int, ...]
    """The chips that each seat has bet since somebody last won from the pot or came back, antes too."""
    fees: int
    kept: tuple[Pot, ...]
    """What was in the pot before that and is left, by who has paid for it."""
    folded: frozenset[int]
    declared: Mapping[int, str]
    notes: Mapping[str, Any]
    """What the table keeps in mind for all."""
    line: int
    """The line of the rules that is being played."""
    round: Round | None
    ended: bool
    places: Mapping[Place, tuple[Seen, ...]]
    """The cards of every place that has any."""
    loose: frozenset[Card] = frozenset()
    """The cards that the seat has seen, and of which it cannot tell where they are now."""
    asking: tuple[int, ...] = ()
    """The seats that are asked something."""
    choice: Choice | None = None
    """What this seat is asked."""

    @property
    def pot(self) -> int:
        """All chips that lie in the middle."""
        return sum(self.bets) + self.fees + sum(layer.amount for layer in self.kept)

    @property
    def spots(self) -> dict[Place, Spot]:
        """Which cards lie where, as far as the seat knows, without their order."""
        return {place: spot_of(cards) for place, cards in self.places.items()}


def view(
    state: State,
    seat: int,
    asking: Mapping[int, Choice] | None = None,
    places: dict[Place, tuple[Seen, ...]] | None = None,
) -> View:
    """What a seat sees; seat 0 is somebody who only looks on. The cards may have been looked at before."""
    questions = asking or {}
    return View(
        seat,
        tuple(state.chips[1:]),
        tuple(state.bets[1:]),
        state.fees,
        state.kept,
        state.folded,
        state.declared.copy(),
        state.notes.copy(),
        state.line,
        state.round,
        state.ended,
        places_seen(state, seat) if places is None else places,
        state.loose(seat),
        tuple(questions),
        questions.get(seat),
    )


def places_seen(state: State, seat: int) -> dict[Place, tuple[Seen, ...]]:
    """The cards of every place as a seat sees them."""
    return {place: _as_seen(state, place, seat) for place, cards in state.cards.items() if cards}


def _as_seen(state: State, place: Place, seat: int) -> tuple[Seen, ...]:
    """The cards of a place; the order of what others hold and of what was laid away stays hidden."""
    cards = state.cards[place]
    if place == DECK and not any(map(state.known.__getitem__, cards)):  # as nearly always: nobody has seen any of it
        lies = sorted(map(state.lies.__getitem__, cards))
        return (Seen(HIDDEN, lies[0]),) * len(lies) if lies[0] is lies[-1] else tuple(Seen(HIDDEN, lie) for lie in lies)
    shown = [Seen(card, state.lies[card]) if seat in state.known[card] else None for card in cards]
    hidden = [Seen(HIDDEN, state.lies[card]) for card, seen in zip(cards, shown, strict=True) if seen is None]
    own = bool(seat) and seat in (place.seat, state.partner(place.seat))  # partners look at one hand
    if place in (COMMON, TABLE) or own:
        return tuple(seen or Seen(HIDDEN, state.lies[card]) for card, seen in zip(cards, shown, strict=True))
    down = sorted(seen for seen in shown if seen and seen.lie is not Lie.UP)
    up = [seen for seen in shown if seen and seen.lie is Lie.UP]
    return (*sorted(hidden), *down, *up)


class Sights:
    """The cards of every place as seats see them, looked at anew only when something has happened to cards."""

    __slots__ = ("_heard", "_seen")

    def __init__(self) -> None:
        """Begin with nothing looked at."""
        self._heard = 0
        self._seen: dict[int, dict[Place, tuple[Seen, ...]]] = {}

    def of(self, seat: int, state: State, log: Sequence[ev.Event]) -> dict[Place, tuple[Seen, ...]]:
        """What a seat sees now, with all that has happened so far."""
        if any(isinstance(event, ev.OF_CARDS) for event in log[self._heard :]):
            self._seen = {}
        self._heard = len(log)
        if seat not in self._seen:
            self._seen[seat] = places_seen(state, seat)
        return self._seen[seat]


def spot_of(cards: Iterable[Seen]) -> Spot:
    """The known cards and the number of hidden ones."""
    given = tuple(cards)
    known = frozenset(seen for seen in given if seen.card != HIDDEN)
    return Spot(known, len(given) - len(known))


def shown_to(seat: int, event: ev.Event, state: State) -> ev.Event | None:
    """An event as a seat saw it, from the state after it; nothing where it saw nothing."""
    if isinstance(event, ev.Moved | ev.Turned | ev.Shown | ev.Arranged):
        known = frozenset([card for card in event.cards if seat in state.known[card]])
        if isinstance(event, ev.Arranged) and seat and state.partner(event.at.seat) == seat:
            seat = event.at.seat
        return event.seen_by(seat, known)
    return event.seen_by(seat, frozenset())


def story(log: Iterable[ev.Event], start: State, seat: int) -> list[ev.Event]:
    """A hand as a seat saw it, event by event, from the state before the first.

    Of a hand that somebody imagines, earlier deals are there only as that seat saw them.
    """
    state = start.copy()
    told: list[ev.Event] = []
    imagined = False
    for event in log:
        if isinstance(event, ev.Shuffled):
            imagined = HIDDEN in event.deck
        if imagined and isinstance(event, ev.OF_CARDS):
            told.append(event)
            continue
        state.apply(event)
        shown = shown_to(seat, event, state)
        if shown is not None:
            told.append(shown)
    return told


class Memory:
    """What somebody knows who has nothing but the events that a seat saw."""

    def __init__(self, start: State, seat: int) -> None:
        """Begin with the chips of a table and no card dealt."""
        self.state = start.copy()
        self.seat = seat
        self.loose: set[Card] = set()
        self.came: set[Card] = set()
        self.places: dict[Place, tuple[dict[Card, Lie], int]] = {}

    @property
    def spots(self) -> dict[Place, Spot]:
        """Which cards lie where, as far as they are known."""
        return {
            place: Spot(frozenset(Seen(card, lie) for card, lie in cards.items()), hidden)
            for place, (cards, hidden) in self.places.items()
            if cards or hidden
        }

    def take(self, event: ev.Event) -> None:
        """Learn from an event."""
        if not isinstance(event, ev.Paid) and not (isinstance(event, ev.Moved) and event.together):
            self.came = set()
        match event:
            case ev.Shuffled(deck):
                self.places[DECK] = ({}, len(deck))
                if not any(cards or hidden for place, (cards, hidden) in self.places.items() if place != DECK):
                    self.loose.clear()
            case ev.Moved(cards, source, to, lie):
                if event.picked and self.seat not in (source.seat, to.seat, self.state.partner(source.seat)):
                    self._lose_track(source)
                if event.together:
                    self.came.update(cards)
                self._remove(cards, source)
                self._add(cards, to, lie)
            case ev.Turned(cards, at, lie) | ev.Shown(cards, at, lie):
                self._remove(cards, at)
                self._add(cards, at, lie)
            case ev.Arranged() | ev.Chose():
                pass
            case _:
                self.state.apply(event)

    def _lose_track(self, place: Place) -> None:
        known, hidden = self.places.get(place, ({}, 0))
        stay = {card: lie for card, lie in known.items() if lie is not Lie.DOWN or card in self.came}
        self.loose.update(known.keys() - stay.keys())
        self.places[place] = (stay, hidden + len(known) - len(stay))

    def _remove(self, cards: tuple[Card, ...], place: Place) -> None:
        known, hidden = self.places.get(place, ({}, 0))
        stay = {card: lie for card, lie in known.items() if card not in cards}
        self.places[place] = (stay, hidden - (len(cards) - (len(known) - len(stay))))

    def _add(self, cards: tuple[Card, ...], place: Place, lie: Lie) -> None:
        known, hidden = self.places.get(place, ({}, 0))
        new = {card: lie for card in cards if card != HIDDEN}
        self.loose.difference_update(new)
        self.places[place] = ({**known, **new}, hidden + len(cards) - len(new))
