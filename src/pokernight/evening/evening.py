"""An evening: hand after hand with the same people, whose chips carry on, while the deal goes round."""

from collections.abc import Callable, Sequence
from functools import partial

from pokernight.bots import Bot, seated
from pokernight.catalogue.entry import Entry
from pokernight.catalogue.problem import Mistake
from pokernight.evening.menu import Menu, playable
from pokernight.evening.people import YOU, Person, dealer_of, in_seats, person_at, seat_of
from pokernight.evening.rotation import Rotation
from pokernight.table.chair import Chair
from pokernight.table.choices import Answer, Choice
from pokernight.table.hand import Hand
from pokernight.table.options import Options
from pokernight.table.record import Record, record_of
from pokernight.table.shuffle import CUT_BYTES, SEED_BYTES, Shuffle, drawn, seal_of

MOST_PEOPLE = 14
USUAL_BOTS = "steady"
"""How the others play where nobody asks for anything else."""


class Evening:
    """Who plays, with how many chips and by which customs; the hand on the table, and those before it."""

    def __init__(
        self,
        people: Sequence[Person],
        options: Options,
        kind: str,
        seed: str,
        game: Entry | None = None,
        menu: Menu | None = None,
        rotation: Rotation | None = None,
    ) -> None:
        """Begin with the people, you first; without a game or a rotation of games, each dealer calls one."""
        self.people = list(people)
        self.options = options
        self.kind = kind
        self.seed = seed
        self.game = game
        self.rotation = rotation
        self.menu = menu or Menu()
        self.bots: list[Bot] = seated(len(people) - 1, kind, seed)
        self.number = 0
        """How many hands were dealt."""
        self.entry: Entry | None = None
        self.hand: Hand | None = None
        self._before: Hand | None = None
        """The hand before the one on the table."""
        self.past: list[Record] = []
        """The hands that were played to the end, in order."""

    @classmethod
    def begin(
        cls,
        seats: int,
        game: Entry | None = None,
        options: Options | None = None,
        kind: str = USUAL_BOTS,
        seed: str = "0",
        menu: Menu | None = None,
        rotation: Rotation | None = None,
    ) -> "Evening":
        """Sit down with bots, everybody with a full stack."""
        if not 2 <= seats <= MOST_PEOPLE:
            raise Mistake(f"2 to {MOST_PEOPLE} can sit at this table, not {seats}.")
        customs = options or Options()
        names = ("You", *(bot.name for bot in seated(seats - 1, kind, seed)))
        people = [Person(name, customs.stack, customs.stack) for name in names]
        evening = cls(people, customs, kind, seed, game, menu, rotation)
        for entry in (game,) if game else map(evening.menu.__getitem__, rotation.games if rotation else ()):
            evening.check(entry)
        return evening

    # Who sits where

    @property
    def me(self) -> int:
        """Your seat in this hand."""
        return seat_of(YOU, self.number, len(self.people))

    @property
    def seated(self) -> list[Person]:
        """The people in the order of their seats in this hand, seat 1 first."""
        return in_seats(self.people, self.number)

    @property
    def next_dealer(self) -> Person:
        """Who deals the next hand."""
        return self.people[dealer_of(self.number + 1, len(self.people))]

    # From hand to hand

    @property
    def playing(self) -> bool:
        """Whether a hand is on the table that has not ended."""
        return self.hand is not None and not self.hand.ended

    @property
    def broke(self) -> bool:
        """Whether you have no chips left, and have to buy some before the next hand."""
        return not self.playing and self.people[YOU].chips == 0

    def check(self, entry: Entry) -> None:
        """See that a game can be played by so many."""
        most = playable(entry).most_seats
        if len(self.people) > most:
            raise Mistake(f"{entry.name} is for 2 to {most} players, and you are {len(self.people)}.")

    def called(self) -> Entry | None:
        """The game of the next hand: that of the evening, or what a bot calls as dealer; None where you call it."""
        if self.rotation:
            return self.menu[self.rotation.game(self.number + 1, len(self.people))]
        if self.game or self.next_dealer is self.people[YOU]:
            return self.game
        bot = self.bots[dealer_of(self.number + 1, len(self.people)) - 1]
        return bot.call_game(self.menu.fitting(len(self.people)))

    def announced(self, coming: Entry | None) -> str:
        """Who deals next, and which game, in a sentence; without a game the choice is yours."""
        dealer = self.next_dealer
        who = "You deal" if dealer is self.people[YOU] else f"{dealer.name} deals"
        return f"{who} next: {coming.name}." if coming else f"{who} next, and you call the game."

    def buy(self) -> None:
        """Buy another stack of chips, between two hands."""
        if self.playing:
            raise Mistake("Chips are bought between two hands.")
        self.people[YOU].buy(self.options.stack)

    def deal(self, entry: Entry) -> None:
        """Deal the next hand; bots without chips buy some first."""
        if self.playing:
            raise Mistake("A hand is being played.")
        if self.broke:
            raise Mistake("You have no chips left: buy some first.")
        self.check(entry)
        for person in self.people:
            if not person.chips:
                person.buy(self.options.stack)
        self.number += 1
        self._before = self.hand
        stacks = [person.chips for person in self.seated]
        self.entry = entry
        shuffle = self._shuffle(entry)
        self.hand = entry.game.deal(len(stacks), shuffle.seed, self.options, stacks, shuffle)
        self._settle()

    def _shuffle(self, entry: Entry) -> Shuffle:
        """The shuffle of the hand, which you have cut; all of it follows from the seed of the evening."""
        key = f"{self.seed}/{self.number}"
        cuts = ["" for _ in self.people]
        cuts[self.me - 1] = drawn(f"cut of {key}", CUT_BYTES)
        seals = [seal_of(cut) if cut else "" for cut in cuts]
        return Shuffle(entry.game.deck.cards, drawn(f"house of {key}", SEED_BYTES), tuple(seals), tuple(cuts))

    def _settle(self) -> None:
        """Where the hand is over, give everybody the chips and keep the record."""
        assert self.hand
        if self.hand.ended:
            for person, chips in zip(self.seated, self.hand.table.state.chips[1:], strict=True):
                person.chips = chips
            self.past.append(self.record())

    @property
    def last(self) -> tuple[int, Hand] | None:
        """The hand that ended last and its number; before any has, the one on the table."""
        if self.playing and self._before:
            return self.number - 1, self._before
        return (self.number, self.hand) if self.hand else None

    def record(self) -> Record:
        """The hand on the table, as far as it has come."""
        assert self.hand and self.entry
        return record_of(self.hand, self.menu.name(self.entry))

    def take_up(self, entry: Entry, hand: Hand) -> None:
        """Go on with a hand that was left in the middle."""
        self.entry, self.hand = entry, hand

    # In a hand

    @property
    def question(self) -> Choice | None:
        """What you are asked."""
        return self.hand.asking.get(self.me) if self.hand else None

    @property
    def thinking(self) -> list[int]:
        """The seats of bots that are asked something, the first one first."""
        return [seat for seat in self.hand.asking if seat != self.me] if self.hand else []

    def thought(self, seat: int) -> Callable[[], Answer]:
        """How a bot comes to its answer; it looks at a copy, so that the table may go on while it thinks."""
        assert self.hand
        bot = self.bots[person_at(seat, self.number, len(self.people)) - 1]
        return partial(bot.answer, Chair(self.hand.copy(), seat))

    def answer(self, seat: int, answer: Answer | str) -> None:
        """Give the answer of a seat; one that cannot be is refused with a sentence."""
        assert self.hand
        self.hand.answer(seat, answer)
        self._settle()

    def say(self, words: str) -> None:
        """Say something aloud, which some rules listen to."""
        assert self.hand
        self.hand.say(self.me, words)
        self._settle()
