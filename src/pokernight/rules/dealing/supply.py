"""New cards for a player in the places of old ones, and keeping in mind who got how many."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from pokernight.table import events as ev
from pokernight.table.places import DECK, DISCARDS, Lie, Place, hand, pile

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from pokernight.cards import Card
    from pokernight.table.frame import Asking, Frame
    from pokernight.table.table import Table

_SPOTS = "spots"

DRAWS = ("drawn", "twisted")
"""The notes that say how many cards each player drew or twisted in a step."""


class Spot(NamedTuple):
    """Where a new card goes, and how it lies there."""

    place: Place
    lie: Lie


class Supply:
    """Cards of the deck for one player, one after the other, each to the spot that the frame's notes tell."""

    def play(self, table: Table, frame: Frame) -> Asking | None:
        """Deal the cards, with whatever each of them brings about; see `Playable`."""
        while frame.notes[_SPOTS] and frame.seat not in table.state.folded:
            spot, *rest = frame.notes[_SPOTS]
            frame.notes[_SPOTS] = tuple(rest)
            table.deal_to(spot.place, spot.lie)
            if table.pending:
                return {}
        return None


def supply(table: Table, seat: int, spots: Iterable[Spot]) -> None:
    """Let a player get new cards before anything else goes on."""
    table.then(Supply(), seat, notes={_SPOTS: tuple(spots)})


def spots_of(table: Table, cards: Iterable[Card]) -> list[Spot]:
    """Where some cards lie, and how."""
    return [Spot(table.state.where[card], table.state.lies[card]) for card in cards]


def shuffle_onto_deck(table: Table, cards: Iterable[Card]) -> None:
    """Shuffle some cards and put them on top of the deck, which stays as it is."""
    gathered, below = tuple(cards), table.state.at(DECK)
    table.move(gathered, DECK, Lie.BLIND, on_top=True)
    table.shuffle(gathered, below)


def keep_count(table: Table, name: str, seat: int, count: int) -> None:
    """Note how many cards a player drew or twisted in the step."""
    others = tuple(entry for entry in table.state.notes.get(name, ()) if entry[0] != seat)
    table.note(name, (*others, (seat, count)))


def draws_of(table: Table, seat: int) -> list[int]:
    """How many cards a player drew in each draw of this deal, the one that is being played counted."""
    draws: list[int] = []
    for event in table.this_deal:
        if isinstance(event, ev.Noted) and event.name == "drawn":
            if event.value == ():
                draws.append(0)
            elif draws:
                draws[-1] = dict(event.value).get(seat, 0)
    return draws


def never_drew(table: Table, seat: int) -> bool:
    """Whether a player has let every draw of this deal go by that he was asked about or that is over."""
    over = came = False
    for event in reversed(table.this_deal):
        if isinstance(event, ev.Noted) and event.name in DRAWS:
            counts = dict(event.value)
            if counts.get(seat):
                return False
            came = came or over or seat in counts
        over = over or isinstance(event, ev.Began)
    return came


def drawn_before(table: Table, seat: int) -> int:
    """How many cards a player drew in the last draw of this deal before the one that is being played."""
    draws = draws_of(table, seat)
    return draws[-2] if len(draws) > 1 else 0


def as_they_lie(table: Table, cards: Iterable[Card]) -> tuple[Card, ...]:
    """Cards of a player in the order in which they lie, so that it makes no difference which was named first."""
    where = table.state.where
    return tuple(sorted(cards, key=lambda card: (where[card].pile, table.state.at(where[card]).index(card))))


def stack_of(table: Table, seat: int) -> tuple[Card, ...]:
    """The cards of a player's stack that are not turned up yet, the top card first."""
    for number in range(table.state.piles + 1):
        place = pile(seat, number) if number else hand(seat)
        there = tuple(card for card in table.state.at(place) if table.state.lies[card] is not Lie.UP)
        if there:
            return there
    return ()


def laid_away(table: Table, seat: int) -> Sequence[Card]:
    """What a player discarded in the last line in which he did."""
    found: list[Card] = []
    for event in reversed(table.log):
        match event:
            case ev.Moved(cards, source, to) if source.seat == seat and to == DISCARDS:
                found[:0] = cards
            case ev.Began() if found:
                return found
            case ev.Shuffled():
                return found
    return found
