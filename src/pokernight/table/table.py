"""The table as a rule sees it: what can be looked up, and what can be done; every deed is an event."""

import random
from collections.abc import Iterable, Sequence
from typing import Any, TypeVar

from pokernight.cards import Card
from pokernight.table import events as ev
from pokernight.table.betting import BetChoice
from pokernight.table.frame import Course, Frame, Playable
from pokernight.table.options import Limit, Options
from pokernight.table.places import COMMON, DECK, DISCARDS, MUCK, Lie, Place, Zone, hand, pile
from pokernight.table.pots import Pot, halves, shared
from pokernight.table.state import OF_CARDS, WAITING, State
from pokernight.table.view import Seen, Sights

Kind = TypeVar("Kind")


class Table:
    """A state, the log of events that made it, the game that is played, and the customs of the house."""

    __slots__ = (
        "common_at_end", "course", "cursor", "decks", "fresh_discards", "jumped", "log", "looked", "moment", "noticed",
        "options", "pending", "reshuffles", "seed", "shuffles", "sights", "state",
    )  # fmt: skip

    def __init__(
        self, state: State, options: Options, course: Course, seed: int | str, decks: Sequence[Sequence[Card]] = ()
    ) -> None:
        """A table; decks that are given say what lies on top after each shuffle."""
        self.state = state
        self.options = options
        self.course = course
        self.seed = seed
        self.decks = decks
        self.shuffles = 0
        self.log: list[ev.Event] = []
        self.fresh_discards: tuple[Card, ...] = ()
        """The discards of the step being played, which stay out of a new deck."""
        self.pending: list[Frame] = []
        """What has to be played before anything else goes on."""
        self.cursor = 0
        """The line that comes next."""
        self.looked = 0
        """The line before which was last looked how things stand."""
        self.jumped = False
        """Whether whatever was being played is left behind."""
        self.reshuffles = True
        """Whether the discards make a new deck when the deck runs out."""
        self.common_at_end = True
        """Whether one card is dealt for all where there are too few for each."""
        self.moment: dict[Any, Any] = {}
        """Whatever is worked out until the next thing happens."""
        self.sights = Sights()
        """The cards as seats see them."""
        self.noticed: frozenset[tuple[int, int, int, Card | None]] = frozenset()
        """What was so after the last line, of those things that are looked at after every line."""

    def copy(self) -> "Table":
        """An independent copy."""
        twin = Table.__new__(Table)
        for name in Table.__slots__:
            setattr(twin, name, getattr(self, name))
        twin.state = self.state.copy()
        twin.log = self.log.copy()
        twin.moment = {}
        twin.sights = Sights()
        twin.pending = [frame.copy() for frame in self.pending]
        return twin

    def do(self, event: ev.Event) -> None:
        """Let something happen, and see what follows from it."""
        self.state.apply(event)
        self.log.append(event)
        if self.moment:
            self.moment = {}
        follows = self.course.watch(self, event)
        if follows:
            self.pending.extend(follows)

    @property
    def this_deal(self) -> list[ev.Event]:
        """What has happened since the cards were last dealt again, or since the hand began."""
        for at in range(len(self.log) - 1, -1, -1):
            if type(self.log[at]) is ev.Redealt:
                return self.log[at:]
        return self.log

    def then(self, rule: Playable, seat: int = 0, **about: object) -> None:
        """Let something be played before anything else goes on."""
        self.pending.append(Frame(rule, seat=seat, **about))  # type: ignore[arg-type]

    def jump(self, turn: int) -> None:
        """Leave behind whatever is being played, and go on with a certain line, counted from 0."""
        self.cursor, self.looked, self.jumped = turn, turn, True

    def standing(self, kind: type[Kind]) -> tuple[Kind, ...]:
        """Every rule of a kind that stands in the game."""
        return self.course.of_kind(kind)

    def spoken_of(self, kind: type[Kind]) -> tuple[Kind, ...]:
        """Everything of a kind that the rules speak of, wherever it stands in them."""
        return self.course.parts_of(kind)

    def note(self, name: str, value: object = True) -> None:
        """Keep something in mind that all may know."""
        self.do(ev.Noted(name, value))

    def seen(self, seat: int) -> dict[Place, tuple[Seen, ...]]:
        """The cards of every place as a seat sees them."""
        return self.sights.of(seat, self.state, self.log)

    # Who

    def seats_from(self, first: int = 1) -> tuple[int, ...]:
        """The seats still in, in order from one on."""
        seats = self.state.still_in
        if first <= 1:
            return seats
        return tuple(seat for seat in seats if seat >= first) + tuple(seat for seat in seats if seat < first)

    def neighbour(self, seat: int, steps: int) -> int:
        """The seat so many steps to the left among those still in, or to the right where the steps are negative."""
        seats = self.state.still_in
        if seat not in seats:
            seats = tuple(sorted((*seats, seat)))
        return seats[(seats.index(seat) + steps) % len(seats)]

    # Cards

    def shuffle(self, cards: Iterable[Card], below: Sequence[Card] = ()) -> None:
        """Shuffle cards into a new deck, on top of others that stay as they are; an order that is given comes first."""
        every = set(cards)
        self._forget(every)
        order = [card for card in self.decks[self.shuffles] if card in every] if self.shuffles < len(self.decks) else []
        rest = sorted(every.difference(order))
        random.Random(f"{self.seed}/{self.shuffles}").shuffle(rest)
        self.shuffles += 1
        self.do(ev.Shuffled((*order, *rest, *below), len(below)))

    def _forget(self, cards: set[Card]) -> None:
        """Nothing that was noted of cards is true of the new ones that they are once they are shuffled."""
        noted = ((name, value) for name, value in self.state.notes.items() if name.startswith(OF_CARDS))
        for name, value in tuple(noted):
            left = tuple(item for item in value if item not in cards)
            if left != value:
                self.note(name, left)

    def old_discards(self) -> tuple[Card, ...]:
        """What was laid away before the step being played, the hands of those who folded too."""
        fresh = self.fresh_discards
        return tuple(card for place in (DISCARDS, MUCK) for card in self.state.at(place) if card not in fresh)

    def gather_discards(self) -> None:
        """When the deck has run out, shuffle the old discards into a new one."""
        if self.reshuffles and not self.state.at(DECK):
            old = self.old_discards()
            if old:
                self.note("deck runs out")
                self.move(old, DECK, Lie.BLIND)
                self.shuffle(self.state.at(DECK))

    def left_to_deal(self) -> int:
        """How many cards there are to deal, old discards counted."""
        return len(self.state.at(DECK)) + (len(self.old_discards()) if self.reshuffles else 0)

    def enough_for(self, seats: Sequence[int]) -> bool:
        """Whether there is a card for each of some seats, old discards counted; the deck has run out where not."""
        if len(self.state.cards[DECK]) >= len(seats) or self.left_to_deal() >= len(seats):
            return True
        self.note("deck runs out")
        return False

    def deal(self, seats: Sequence[int], lie: Lie) -> bool:
        """One card to each of some seats; when there are too few even then, one common card for all, and no."""
        if self.enough_for(seats):
            for seat in seats:
                self.deal_to(hand(seat), lie)
            return True
        if self.common_at_end and self.can_deal():
            self.deal_to(COMMON, Lie.UP)
        return False

    def deal_to(self, place: Place, lie: Lie, *, on_top: bool = False) -> Card | None:
        """One card from the top of the deck to a place; some players get all their cards face up."""
        deck = self.state.cards[DECK]
        if not deck:
            self.gather_discards()
            deck = self.state.cards[DECK]
        if not deck:
            self.note("deck runs out")
            return None
        if place.seat in self.state.notes.get("dealt up", ()):
            lie = Lie.UP
        self.do(ev.Moved(deck[:1], DECK, place, lie, on_top))
        return deck[0]

    def can_deal(self) -> bool:
        """Whether there is a card left to deal, the discards counted."""
        return bool(self.state.at(DECK)) or self.left_to_deal() > 0

    def burn(self) -> None:
        """Lay the top card away before a deal, where that is the custom of the table and cards were dealt before."""
        if self.options.burn and self.state.dealt and self.state.at(DECK):
            self.discard(self.state.at(DECK)[:1], Lie.BLIND)

    def show(self, cards: Iterable[Card], seats: frozenset[int]) -> None:
        """Cards shown to some seats, which lie as before."""
        state = self.state
        lying: dict[tuple[Place, Lie], list[Card]] = {}
        for card in cards:
            if not seats <= state.known[card]:
                lying.setdefault((state.where[card], state.lies[card]), []).append(card)
        for (place, lie), there in lying.items():
            whole = seats == state.everyone and place.seat
            beside = [card for card in state.at(place) if state.known[card] == seats] if whole else ()
            self.do(ev.Shown(tuple(there), place, lie, seats, tuple(beside)))

    def move(self, cards: Iterable[Card], to: Place, lie: Lie, *, on_top: bool = False, together: bool = False) -> None:
        """Cards of one place to another; those that lie down in a hand are picked out of it unseen.

        What others give at the same time, together with these, is not there yet to be picked.
        """
        moving, where = tuple(cards), self.state.where
        for source in dict.fromkeys([where[card] for card in moving]):
            there = tuple([card for card in moving if where[card] == source])
            picked = lie is not Lie.UP and self._picks(there, source, together=together)
            self.do(ev.Moved(there, source, to, lie, on_top, picked, together))

    def _picks(self, cards: tuple[Card, ...], source: Place, *, together: bool) -> bool:
        """Whether some cards are picked out of those that lie down in a hand, and are neither all nor none of them."""
        if source.zone is not Zone.HAND:
            return False
        down, lies = Lie.DOWN, self.state.lies
        new = self.state.came if together else ()
        there = {card in cards for card in self.state.cards[source] if lies[card] is down and card not in new}
        return len(there) == 2

    def discard(self, cards: Iterable[Card], lie: Lie = Lie.DOWN) -> None:
        """Cards laid away."""
        gone = tuple(cards)
        self.fresh_discards += gone
        self.move(gone, DISCARDS, lie)

    def turn(self, cards: Iterable[Card], lie: Lie, whose: int = 0) -> None:
        """Cards turned over where they lie; whose they were can be told of those laid away."""
        turning = tuple(cards)
        where = self.state.where
        for place in dict.fromkeys([where[card] for card in turning]):
            self.do(ev.Turned(tuple([card for card in turning if where[card] == place]), place, lie, whose))

    def lying(self, seat: int, *lies: Lie) -> tuple[Card, ...]:
        """The cards of a seat that lie in one of some ways, the first dealt first."""
        there = self.state.lies
        return tuple([card for card in self.state.of_seat(seat) if there[card] in lies])

    def pile(self, seat: int, number: int) -> tuple[Card, ...]:
        """The cards of one of the hands or stacks that a player has made."""
        return self.state.at(pile(seat, number))

    def fold(self, *seats: int) -> None:
        """Players are out at the same moment; the cards are laid away, unless a rule or a partner still needs them.

        A side pot for which nobody else was left is the player's all the same; several who leave one wait for it.
        """
        for number, pot in reversed(list(enumerate(self.pots()))):
            if number and len(pot.seats) == 1 and pot.seats[0] in seats:
                self.do(ev.Won(pot.seats[0], pot.amount, number, "nobody else could win it"))
            elif number and all(seat in seats for seat in pot.seats):
                self.note(WAITING, tuple(sorted({*self.state.notes.get(WAITING, ()), *pot.seats})))
        for seat in seats:
            self.do(ev.Folded(seat))
            partner = self.state.partner(seat)
            if partner in self.state.still_in:
                self.hand_over(self.state.of_seat(seat), partner)
            elif not self.course.keeps_folded:
                mucked = self.state.of_seat(seat)
                self.fresh_discards += mucked
                self.move(mucked, MUCK, Lie.DOWN)

    def hand_over(self, cards: Iterable[Card], seat: int, *, together: bool = False) -> None:
        """Cards for another player, which lie there as they lay."""
        self.move_as_they_lie(cards, hand(seat), together=together)

    def move_as_they_lie(self, cards: Iterable[Card], to: Place, *, together: bool = False) -> None:
        """Cards for another place, which lie there as they lay."""
        lying = [(card, self.state.lies[card]) for card in cards]
        for lie in sorted({lie for _, lie in lying}):
            self.move([card for card, lay in lying if lay is lie], to, lie, together=together)

    # Money

    def pay(self, seat: int, chips: int, what: str, to: int = 0) -> int:
        """Chips from a seat, as many as it has; the number that was paid."""
        paid = min(chips, self.state.chips[seat])
        if paid:
            self.do(ev.Paid(seat, paid, what, to))
        return paid

    def pots(self) -> tuple[Pot, ...]:
        """The pots as they are now."""
        return self.state.pots

    def shared(self, chips: int, seats: Sequence[int]) -> dict[int, int]:
        """Chips in equal shares for teams, and then for partners, with odd chips from the first seat on."""
        teams = self.state.teams(seats)
        parts = zip(teams, halves(chips, len(teams)), strict=True)
        return {seat: share for team, part in parts for seat, share in shared(part, team).items()}

    def pot_size(self) -> int:
        """All chips that lie in the middle."""
        return self.state.pot_size

    def bet_choice(self, options: Options | None = None) -> tuple[int, BetChoice] | None:
        """The seat that has to act in the betting round, and what it may do; None when the round is over."""
        state = self.state
        betting = state.round
        if betting is None or state.sides < 2:
            return None
        chips, options = state.chips, options or self.options
        for seat in betting.waiting:
            if chips[seat]:
                break
        else:
            return None
        pot = self.pot_size() if options.limit is Limit.POT else 0
        choice = betting.choice(seat, chips[seat], pot, state.sides, options)
        own = (seat, state.partner(seat))
        for other in betting.order:
            if other not in own and chips[other] and betting.paid_by(other) + chips[other] > betting.to:
                return seat, choice
        if choice.call == 0:
            return None
        return seat, BetChoice(choice.call, to=choice.to)  # nobody is left who could call a raise
