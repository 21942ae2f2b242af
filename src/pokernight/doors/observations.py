"""What a seat sees of a table, as an array of a fixed size.

Seats are counted from one's own: 0 is oneself, 1 the player to the left. First comes, for each of 54 faces, how many
cards of it are known to lie where; then the chips, bets and states of the seats; then the question; then the last
events that the seat saw.
"""

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from pokernight.cards import FACES
from pokernight.doors.actions import ACTIONS, Reply
from pokernight.table import events as ev
from pokernight.table.events import HIDDEN
from pokernight.table.hand import Hand
from pokernight.table.places import Lie, Zone
from pokernight.table.view import View

Array = npt.NDArray[np.float32]

SEATS = 16
"""The most seats that there is room for."""
ZONES = (Zone.COMMON, Zone.TABLE, Zone.DISCARDS, Zone.MUCK, Zone.DECK)
SPOTS = 2 * SEATS + len(ZONES)
"""Each seat's cards face up, each seat's other cards, and the rest of the table."""
PER_SEAT = ("chips", "bet", "folded", "declared", "asked", "hidden cards")
EVENTS: tuple[type[ev.Event], ...] = (
    ev.Moved,
    ev.Turned,
    ev.Shown,
    ev.Paid,
    ev.Acted,
    ev.Folded,
    ev.Declared,
    ev.Answered,
    ev.Chose,
    ev.Won,
    ev.Redealt,
)
PER_EVENT = len(EVENTS) + 4
"""Which event it was, whose, how many cards and chips were in it, and the first card, where it was seen."""
LAST = 24
"""How many events are kept."""
MOST = 1e9
"""No number that is told is larger."""
TABLE = ("pot", "to call", "line", "cards in the deck")
LENGTH = FACES * SPOTS + SEATS * len(PER_SEAT) + len(TABLE) + ACTIONS + LAST * PER_EVENT


def observed(hand: Hand, seat: int, reply: Reply | None = None) -> Array:
    """What a seat sees, and which parts of its answer it has given."""
    view = hand.view(seat)
    own = np.zeros(ACTIONS, np.float32)
    if reply:
        own[reply.parts] = 1
    return np.concatenate(
        (_cards(view, seat), _seats(view, seat), _table(view), own, _history(hand.story(seat), seat, len(view.chips)))
    )


def _seat(other: int, seat: int, seats: int) -> int:
    """A seat counted from one's own."""
    return (other - seat) % seats


def _cards(view: View, seat: int) -> Array:
    found = np.zeros((FACES, SPOTS), np.float32)
    for place, cards in view.places.items():
        for card, lie in cards:
            if card == HIDDEN:
                continue
            if place.seat:
                spot = 2 * _seat(place.seat, seat, len(view.chips)) + (lie is not Lie.UP)
            else:
                spot = 2 * SEATS + ZONES.index(place.zone)
            found[card % FACES, spot] += 1
    return found.ravel()


def _seats(view: View, seat: int) -> Array:
    found = np.zeros((SEATS, len(PER_SEAT)), np.float32)
    for at, (chips, bet) in enumerate(zip(view.chips, view.bets, strict=True), 1):
        row = found[_seat(at, seat, len(view.chips))]
        hidden = sum(card == HIDDEN for place, cards in view.places.items() if place.seat == at for card, _ in cards)
        row[:] = (chips, bet, at in view.folded, at in view.declared, at in view.asking, hidden)
    return found.ravel()


def _table(view: View) -> Array:
    to_call = getattr(getattr(view.choice, "bets", None), "call", 0)
    deck = sum(len(cards) for place, cards in view.places.items() if place.zone is Zone.DECK)
    return np.array((view.pot, to_call, view.line, deck), np.float32)


def _history(story: Sequence[ev.Event], seat: int, seats: int) -> Array:
    found = np.zeros((LAST, PER_EVENT), np.float32)
    told = [event for event in story if isinstance(event, EVENTS)][-LAST:]
    for row, event in zip(found, told, strict=False):
        row[EVENTS.index(type(event))] = 1
        place = getattr(event, "to", None) or getattr(event, "at", None)
        whose = getattr(event, "seat", 0) or getattr(place, "seat", 0)
        cards = getattr(event, "cards", ())
        first = cards[0] % FACES + 1 if cards and cards[0] != HIDDEN else 0
        chips = getattr(event, "chips", 0) or getattr(event, "total", 0)
        row[-4:] = (1 + _seat(whose, seat, seats) if whose else 0, len(cards), chips, first)
    return found.ravel()
