"""A hand in which chance is a player too: it says which card comes whenever one leaves the deck.

The table deals as far as it can. So it deals cards that nobody has chosen yet, and chance is asked for them, the first
ones first; then the same is played again with the cards that chance has chosen.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import reduce
from typing import Any

from pokernight.cards import Card
from pokernight.doors.actions import Action, Reply
from pokernight.doors.shelf import game_of
from pokernight.table import events as ev
from pokernight.table.choices import Answer
from pokernight.table.hand import Hand
from pokernight.table.options import Options
from pokernight.table.places import DECK

Cards = frozenset[Card]


class Dealer:
    """Deals a game, again and again; it is saved by the name of the game."""

    def __init__(self, name: str, seats: int, options: Options) -> None:
        """Take the name of a game or the file of its page, the number of seats, and the customs of the table."""
        self.game = game_of(name)
        self._saved = name, seats, options

    def __reduce__(self) -> tuple[Any, ...]:
        return Dealer, self._saved

    def deal(self, decks: Sequence[Sequence[Card]]) -> Hand:
        """Deal a hand with certain cards on top of each deck."""
        _, seats, options = self._saved
        return self.game.deal(seats, 0, options, decks=decks)


class Position:
    """A moment of a hand: chance is asked for a card, or a seat for the next part of its answer, or the hand is over.

    It never changes: `after` gives the next one.
    """

    hand: Hand
    seat: int
    """The seat that is asked; 0 where the hand is over."""
    reply: Reply | None
    """Its answer so far."""

    def __init__(self, dealer: Dealer | None) -> None:
        """Begin before the first card."""
        self._dealer = dealer
        self._done: tuple[Action, ...] = ()
        self._last: tuple[Hand, int, Answer] | None = None
        """The hand before the last answer, and that answer; there is none before the first card."""
        self._piles: tuple[Cards, ...] = ()
        """The cards of the deck at that time, the top ones first; those that were shuffled together are together."""
        self._chosen: list[list[Card]] = []
        """What chance has chosen since then: the cards of each of these piles, and of each that was shuffled later."""
        self._mine: dict[int, tuple[Action, ...]] = {}
        self.outcomes: tuple[Card, ...] = ()
        """The cards that chance can choose from, where it is asked."""
        if dealer:
            self._go_on()

    @classmethod
    def of(cls, hand: Hand, seat: int, mine: Sequence[Action], parts: Sequence[Action]) -> Position:
        """A hand in which a seat is asked, with all that the seat has done, and the parts of its answer so far."""
        position = cls(None)
        log = hand.table.log
        at, deck, below = max(
            (at, event.deck, event.below) for at, event in enumerate(log) if isinstance(event, ev.Shuffled)
        )
        shuffled = len(deck) - below
        position._piles, _ = _drawn((frozenset(deck[:shuffled]), frozenset(deck[shuffled:])), log[at + 1 :])
        position._mine = {seat: tuple(mine)}
        position.hand, position.seat, position.reply = hand, seat, Reply(hand.asking[seat], parts)
        return position

    def after(self, action: Action) -> Position:
        """The position after chance has chosen a card, or a seat the next part of its answer."""
        twin = Position.__new__(Position)
        twin.__dict__.update(self.__dict__)
        twin._done += (action,)
        if self.outcomes:
            twin._choose(action)
        else:
            twin._take(action)
        return twin

    def __deepcopy__(self, memo: object) -> Position:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        if self._dealer is None:
            raise ValueError("A hand that somebody only imagines cannot be saved.")
        return _again, (self._dealer, self._done)

    @property
    def seen(self) -> Hand | None:
        """The hand that can be looked at: while chance is asked, the one before; none before the first card."""
        if not self.outcomes:
            return self.hand
        return self._last[0] if self._last else None

    def mine(self, seat: int) -> tuple[Action, ...]:
        """All that a seat has done."""
        return self._mine.get(seat, ())

    def _choose(self, card: Card) -> None:
        self._chosen = [cards.copy() for cards in self._chosen]
        self._chosen[self._pile].append(card)
        self._wanted -= 1
        if self._wanted:
            self.outcomes = tuple(other for other in self.outcomes if other != card)
        else:
            self._go_on()

    def _take(self, action: Action) -> None:
        assert self.reply is not None
        self._mine = {**self._mine, self.seat: (*self.mine(self.seat), action)}
        self.reply = Reply(self.reply.choice, (*self.reply.parts, action))
        if self.reply.answer is not None:
            self._last, self._chosen = (self.hand, self.seat, self.reply.answer), []
            self._go_on()

    def _go_on(self) -> None:
        """Play up to the next who has something to choose; a question with one answer answers itself."""
        self._play()
        while not self.outcomes and self.reply and self.reply.answer is not None:
            self._last, self._chosen = (self.hand, self.seat, self.reply.answer), []
            self._play()

    def _play(self) -> None:
        """Give the last answer with the cards that chance has chosen; where more were dealt, chance is asked."""
        if self._dealer and not self._last:
            self.hand, since = self._dealer.deal(self._chosen), 0
        else:
            assert self._last
            before, seat, answer = self._last
            self.hand, since = before.copy(), len(before.table.log)
            there = len(self._piles)
            self.hand.stack([card for cards in self._chosen[:there] for card in cards], self._chosen[there:])
            self.hand.answer(seat, answer)
        left, draws = _drawn(self._piles, self.hand.table.log[since:])
        self._ask_chance(draws)
        if not self.outcomes:
            self._piles = left
            self.seat = 0 if self.hand.ended else next(iter(self.hand.asking))
            self.reply = Reply(self.hand.asking[self.seat]) if self.seat else None

    def _ask_chance(self, draws: Iterable[tuple[int, Cards]]) -> None:
        """Find the first cards that were dealt and not chosen; cards of one pile are asked for one after the other."""
        self.outcomes = ()
        self._wanted, often = 0, dict(enumerate(map(len, self._chosen)))
        for pile, cards in draws:
            if often.get(pile, 0) > 0:
                often[pile] -= 1
                continue
            if not self._wanted:
                self._pile = pile
                self._chosen += [[] for _ in range(pile + 1 - len(self._chosen))]
                self.outcomes = tuple(sorted(cards.difference(self._chosen[pile])))
            if pile != self._pile:
                return
            self._wanted += 1


def _again(dealer: Dealer, done: Iterable[Action]) -> Position:
    """The position to which some actions lead."""
    return reduce(Position.after, done, Position(dealer))


def _drawn(piles: tuple[Cards, ...], log: Iterable[ev.Event]) -> tuple[tuple[Cards, ...], list[tuple[int, Cards]]]:
    """What is left of the piles of a deck after some events, and of which pile each card came, with all its cards."""
    every = list(piles)
    left = dict(enumerate(map(set, piles)))
    draws: list[tuple[int, Cards]] = []
    for event in log:
        match event:
            case ev.Shuffled(deck, below):
                if not below:
                    left = {}
                every.append(frozenset(deck[: len(deck) - below]))
                left = {len(every) - 1: set(every[-1]), **left}
            case ev.Moved(cards, source) if source == DECK:
                for card in cards:
                    pile = next(pile for pile, there in left.items() if card in there)
                    left[pile].remove(card)
                    draws.append((pile, every[pile]))
    return tuple(frozenset(there) for there in left.values() if there), draws
