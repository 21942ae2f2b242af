"""The table as a rule sees it: what can be looked up, and what can be done; every deed is an event."""

import random
from collections.abc import Callable, Iterable, Sequence

from pokernight.cards import Card, Deck
from pokernight.table import events as ev
from pokernight.table.betting import BetChoice
from pokernight.table.options import Options
from pokernight.table.places import COMMON, DECK, DISCARDS, Lie, Place, hand
from pokernight.table.pots import Pot, pots
from pokernight.table.state import State

Watch = Callable[["Table", ev.Event], None]


class Table:
    """A state, the log of events that made it, and the customs of the house."""

    __slots__ = ("deck", "fresh_discards", "log", "options", "seed", "shuffles", "state", "watch")

    def __init__(self, state: State, options: Options, deck: Deck, seed: int | str, watch: Watch) -> None:
        """A table; `watch` is told of every event right after it has happened."""
        self.state = state
        self.options = options
        self.deck = deck
        self.seed = seed
        self.shuffles = 0
        self.log: list[ev.Event] = []
        self.fresh_discards: tuple[Card, ...] = ()
        """The discards of the step being played, which stay out of a new deck."""
        self.watch = watch

    def copy(self, watch: Watch) -> "Table":
        """An independent copy."""
        twin = Table.__new__(Table)
        for name in Table.__slots__:
            setattr(twin, name, getattr(self, name))
        twin.state = self.state.copy()
        twin.log = self.log.copy()
        twin.watch = watch
        return twin

    def do(self, event: ev.Event) -> None:
        """Let something happen."""
        self.state.apply(event)
        self.log.append(event)
        self.watch(self, event)

    # Who

    def seats_from(self, first: int = 1) -> tuple[int, ...]:
        """The seats still in, in order from one on."""
        seats = self.state.still_in
        return tuple(sorted(seats, key=lambda seat: (seat < first, seat)))

    def neighbour(self, seat: int, steps: int) -> int:
        """The seat so many steps to the left among those still in, or to the right where the steps are negative."""
        seats = tuple(sorted({*self.state.still_in, seat}))
        return seats[(seats.index(seat) + steps) % len(seats)]

    # Cards

    def shuffle(self, cards: Iterable[Card], order: Sequence[Card] = ()) -> None:
        """Shuffle cards into a new deck; those whose order is given lie on top."""
        rest = sorted(set(cards) - set(order))
        random.Random(f"{self.seed}/{self.shuffles}").shuffle(rest)
        self.shuffles += 1
        self.do(ev.Shuffled((*order, *rest)))

    def gather_discards(self, needed: int) -> None:
        """When the deck is too small, shuffle the discards into it, save those of the step being played."""
        if len(self.state.at(DECK)) < needed:
            old = tuple(card for card in self.state.at(DISCARDS) if card not in self.fresh_discards)
            if old:
                self.do(ev.Moved(old, DISCARDS, DECK, Lie.BLIND))
                self.shuffle(self.state.at(DECK))

    def deal(self, seats: Sequence[int], lie: Lie) -> bool:
        """One card to each of some seats; when there are too few even then, one common card for all, and no."""
        self.gather_discards(len(seats))
        deck = self.state.at(DECK)
        if len(deck) >= len(seats):
            for seat, card in zip(seats, deck, strict=False):
                self.do(ev.Moved((card,), DECK, hand(seat), lie))
            return True
        if deck:
            self.do(ev.Moved((deck[0],), DECK, COMMON, Lie.UP))
        return False

    def deal_to(self, place: Place, lie: Lie, *, on_top: bool = False) -> Card | None:
        """One card from the top of the deck to a place."""
        self.gather_discards(1)
        deck = self.state.at(DECK)
        if not deck:
            return None
        self.do(ev.Moved((deck[0],), DECK, place, lie, on_top))
        return deck[0]

    def move(self, cards: Iterable[Card], to: Place, lie: Lie, *, on_top: bool = False) -> None:
        """Cards of one place to another."""
        moving = tuple(cards)
        for source in dict.fromkeys(self.state.where[card] for card in moving):
            there = tuple(card for card in moving if self.state.where[card] == source)
            self.do(ev.Moved(there, source, to, lie, on_top))

    def discard(self, cards: Iterable[Card], lie: Lie = Lie.DOWN) -> None:
        """Cards laid away."""
        gone = tuple(cards)
        self.fresh_discards += gone
        self.move(gone, DISCARDS, lie)

    def turn(self, cards: Iterable[Card], lie: Lie) -> None:
        """Cards turned over where they lie."""
        turning = tuple(cards)
        for place in dict.fromkeys(self.state.where[card] for card in turning):
            self.do(ev.Turned(tuple(card for card in turning if self.state.where[card] == place), place, lie))

    def lying(self, seat: int, *lies: Lie) -> tuple[Card, ...]:
        """The cards of a seat that lie in one of some ways, the first dealt first."""
        return tuple(card for card in self.state.of_seat(seat) if self.state.lies[card] in lies)

    # Money

    def pay(self, seat: int, chips: int, what: str, to: int = 0) -> int:
        """Chips from a seat, as many as it has; the number that was paid."""
        paid = min(chips, self.state.chips[seat])
        if paid:
            self.do(ev.Paid(seat, paid, what, to))
        return paid

    def pots(self) -> tuple[Pot, ...]:
        """The pots as they are now."""
        state = self.state
        bets = {seat: state.bets[seat] for seat in range(1, state.seats + 1)}
        all_in = [seat for seat in state.still_in if state.chips[seat] == 0]
        return pots(bets, state.fees, state.still_in, all_in)

    def pot_size(self) -> int:
        """All chips that lie in the middle."""
        return sum(self.state.bets) + self.state.fees

    def bet_choice(self) -> tuple[int, BetChoice] | None:
        """The seat that has to act in the betting round, and what it may do; None when the round is over."""
        state = self.state
        betting = state.round
        if betting is None or not betting.waiting or len(state.still_in) < 2:
            return None
        seat = betting.waiting[0]
        choice = betting.choice(seat, state.chips[seat], self.pot_size(), len(state.still_in), self.options)
        return seat, choice
