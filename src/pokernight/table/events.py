"""Everything that can happen at a table, and what a seat gets to see of it."""

from dataclasses import dataclass, replace
from typing import Any

from pokernight.cards import Card
from pokernight.table.places import Lie, Place

HIDDEN: Card = -1
"""A card that a seat may not know."""


@dataclass(slots=True)
class Event:
    """Something that happened; `seen_by` gives the event as a seat saw it, or None where it saw nothing.

    Nobody changes an event; it is not frozen because there are a hundred in every hand, and that would cost time.
    """

    def seen_by(self, seat: int, known: frozenset[Card]) -> "Event | None":
        """The event as a seat saw it that knows certain cards now."""
        return self


@dataclass(slots=True)
class Shuffled(Event):
    """The cards of the deck lie in a new order, from the top down, and nobody knows any of them."""

    deck: tuple[Card, ...]
    below: int = 0
    """How many of them were not shuffled, and lie below the others as before."""

    def seen_by(self, seat: int, known: frozenset[Card]) -> "Event | None":
        """Only that so many cards were shuffled."""
        return replace(self, deck=(HIDDEN,) * len(self.deck))


@dataclass(slots=True)
class Moved(Event):
    """Cards went to a place and lie there in a certain way; those who knew them still do."""

    cards: tuple[Card, ...]
    source: Place
    to: Place
    lie: Lie
    on_top: bool = False
    picked: bool = False
    """Whether they were picked out of a hand face down, so that the others cannot tell which cards they are."""
    together: bool = False
    """Whether the moves right before it happen at the same time, so that what they bring cannot have been picked."""

    def seen_by(self, seat: int, known: frozenset[Card]) -> "Event | None":
        """The cards that the seat knows; which of the others moved is hidden, how many is not."""
        cards = masked(self.cards, known)
        if cards == self.cards:
            return self
        return Moved(cards, self.source, self.to, self.lie, self.on_top, self.picked, self.together)


@dataclass(slots=True)
class Turned(Event):
    """Cards that lie at a place were turned over."""

    cards: tuple[Card, ...]
    at: Place
    lie: Lie
    whose: int = 0
    """The seat that has laid them away, where that is told."""

    def seen_by(self, seat: int, known: frozenset[Card]) -> "Event | None":
        """The cards that the seat knows."""
        return replace(self, cards=masked(self.cards, known))


@dataclass(slots=True)
class Shown(Event):
    """Cards were shown to some seats, and lie as before."""

    cards: tuple[Card, ...]
    at: Place
    lie: Lie
    seats: frozenset[int]
    beside: tuple[Card, ...] = ()
    """The other cards of the place, which all knew already, where a whole hand is shown to all."""

    def seen_by(self, seat: int, known: frozenset[Card]) -> "Event | None":
        """The cards that the seat knows; that they were shown is plain to all."""
        return replace(self, cards=masked(self.cards, known))


@dataclass(slots=True)
class Arranged(Event):
    """A player put the cards of a place in order, the top card first."""

    at: Place
    cards: tuple[Card, ...]

    def seen_by(self, seat: int, known: frozenset[Card]) -> "Event | None":
        """The owner sees in which places the known cards are, and all do on the table; others only which are there."""
        if self.at.seat not in (seat, 0):
            return replace(self, cards=masked(self.cards, known))
        return replace(self, cards=tuple(card if card in known else HIDDEN for card in self.cards))


@dataclass(slots=True)
class Chose(Event):
    """A seat has made a choice that is still secret."""

    seat: int
    words: tuple[str, ...]

    def seen_by(self, seat: int, known: frozenset[Card]) -> "Event | None":
        """Others see only that a choice was made."""
        return self if seat == self.seat else replace(self, words=())


@dataclass(slots=True)
class Answered(Event):
    """A seat answered a question before all, in words."""

    seat: int
    words: str


@dataclass(slots=True)
class Paid(Event):
    """A seat paid chips: an ante, a bet, what was due from all on pain of folding, or a fee.

    Who goes all in with one of the first three can win as much from each of the others and no more.
    """

    seat: int
    chips: int
    what: str
    to: int = 0
    """The seat that gets them; 0 is the pot."""


@dataclass(slots=True)
class Acted(Event):
    """A seat checked, called, raised or folded in a betting round; the total is what it has in the round."""

    seat: int
    action: str
    total: int = 0


@dataclass(slots=True)
class RoundBegan(Event):
    """A betting round began; the seats that can act stand in order."""

    seats: tuple[int, ...]
    posted: tuple[tuple[int, int], ...] = ()
    """What some have bet before it, such as blinds."""
    least: int = 1
    """The smallest bet that counts as one."""
    to: int = 0
    """What it takes to call, where that is more than anybody has posted: a blind is all in for less."""


@dataclass(slots=True)
class RoundEnded(Event):
    """A betting round is over."""


@dataclass(slots=True)
class Folded(Event):
    """A seat is out."""

    seat: int


@dataclass(slots=True)
class CameBack(Event):
    """A seat that was out is in again."""

    seat: int


@dataclass(slots=True)
class Declared(Event):
    """A seat declared something to all."""

    seat: int
    word: str


@dataclass(slots=True)
class Said(Event):
    """A word was heard at the table."""

    seat: int
    word: str


@dataclass(slots=True)
class Noted(Event):
    """The table keeps something in mind that all may know."""

    name: str
    value: Any


MAY_RUN_OUT = "deck may run out"
"""The note that so many play that the deck may not suffice."""

LEGS = "legs"
"""The name of the note that a seat has so many legs now; it is told at the table."""

FOULED = "foul"
"""The name of the note that the hands of a seat are not in order, so that it loses all; it is told at the table."""

TURNED_LOW = "low"
"""The name of the note that the game is played for low from here on; it is told at the table."""

LOT = "lot"
"""The name of the note that a card on the table is for sale; it is told at the table."""

LIVES = "lives"
"""The name of the note that a seat has so many lives left; it is told at the table."""

DEALS_WON = "deals won"
"""The name of the note that a seat has now won so many deals, or went in for them alone; it is told at the table."""


@dataclass(slots=True)
class Began(Event):
    """A line of the rules began."""

    line: int


@dataclass(slots=True)
class Won(Event):
    """A seat got chips out of a pot."""

    seat: int
    chips: int
    pot: int
    why: str


@dataclass(slots=True)
class Returned(Event):
    """A seat got back the part of a bet that nobody called."""

    seat: int
    chips: int


@dataclass(slots=True)
class Redealt(Event):
    """All cards go back for a new deal, and what was declared and noted counts no more; the pot stays."""


@dataclass(slots=True)
class Ended(Event):
    """The hand is over."""


OF_CARDS = (Shuffled, Moved, Turned, Shown, Arranged)
"""The events that change where cards are, how they lie, or who knows them."""


def masked(cards: tuple[Card, ...], known: frozenset[Card]) -> tuple[Card, ...]:
    """The known cards, sorted so that their order tells nothing, and the rest hidden."""
    seen = sorted(card for card in cards if card in known)
    return (*seen, *(HIDDEN,) * (len(cards) - len(seen)))
