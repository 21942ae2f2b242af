"""A hand as everybody at the table knows it: who is asked what, what has happened, and what each seat sees of it."""

from abc import ABC, abstractmethod
from collections.abc import Sequence

from pokernight.cards import Card
from pokernight.table import events as ev
from pokernight.table.choices import DECLINE, NOTHING, Answer, Choice, Refused
from pokernight.table.options import Limit
from pokernight.table.referee import Referee
from pokernight.table.state import State
from pokernight.table.table import Table
from pokernight.table.view import View, story, view

Asking = dict[int, Choice]
"""Who is asked what."""


class Hand(ABC):
    """One hand of a game; `asking` says who is asked what, `answer` goes on from there."""

    __slots__ = ("answers", "asking", "stacks")

    def __init__(self, stacks: tuple[int, ...]) -> None:
        """A hand of players with some chips, seat 1 first, in which nothing has happened yet."""
        self.stacks = stacks
        """The chips of each seat before the hand."""
        self.asking: Asking = {}
        self.answers: list[tuple[int, Answer]] = []
        """Every answer so far, in the order in which they were given."""

    @property
    @abstractmethod
    def table(self) -> Table:
        """The state of the hand, and the log of what has happened."""

    @property
    @abstractmethod
    def limit(self) -> Limit:
        """How much may be bet: what the page says, or the custom of the table."""

    @abstractmethod
    def copy(self) -> "Hand":
        """An independent copy."""

    @abstractmethod
    def answer(self, seat: int, answer: Answer | str) -> None:
        """Take a seat's answer and go on; one that cannot be is refused with a sentence, and nothing changes."""

    @abstractmethod
    def say(self, seat: int, words: str) -> None:
        """Let a player say something, asked or not; what follows from a word comes before the open questions."""

    @abstractmethod
    def exchange(self, cards: dict[Card, Card], seat: int, seed: int) -> None:
        """Let cards take each other's place, and all choose again who have chosen in secret, but for one seat.

        A later shuffle comes from another seed, for nobody knows what it brings.
        """

    @abstractmethod
    def stack(self, top: Sequence[Card], decks: Sequence[Sequence[Card]] = ()) -> None:
        """Let cards of the deck lie on top of it in this order, and those of each deck after a shuffle to come."""

    @abstractmethod
    def reorder(self) -> None:
        """Take up the order in which the table has cards lie now."""

    @property
    @abstractmethod
    def referee(self) -> Referee:
        """Whoever knows what hands are worth by the rules."""

    @property
    def ended(self) -> bool:
        """Whether the hand is over."""
        return self.table.state.ended

    @property
    def gains(self) -> list[int]:
        """What the hand has brought or cost each seat so far, seat 1 first."""
        return [now - before for now, before in zip(self.table.state.chips[1:], self.stacks, strict=True)]

    @property
    @abstractmethod
    def pot(self) -> int:
        """All chips that lie in the middle."""

    @property
    @abstractmethod
    def winnings(self) -> list[int]:
        """What each seat has won from pots so far, seat 1 first."""

    @property
    def won(self) -> list[tuple[int, int, str]]:
        """The seats that won something so far, how much, and why."""
        found: dict[tuple[int, str], int] = {}
        for event in self.table.log:
            if isinstance(event, ev.Won):
                found[event.seat, event.why] = found.get((event.seat, event.why), 0) + event.chips
        return [(seat, chips, why) for (seat, why), chips in found.items()]

    def view(self, seat: int) -> View:
        """What a seat sees and is asked; seat 0 only looks on."""
        return view(self.table.state, seat, self.asking, self.table.seen(seat))

    def story(self, seat: int) -> list[ev.Event]:
        """Everything that a seat saw, event by event."""
        return story(self.table.log, State(self.stacks), seat)

    def _taken(self, seat: int, answer: Answer | str) -> Answer:
        """The answer of a seat that is asked, as the table takes it."""
        if self.ended:
            raise Refused("The hand is over.")
        if seat not in self.asking:
            *others, last = map(str, self.asking)
            waiting = f"seats {', '.join(others)} and {last} are" if others else f"seat {last} is"
            raise Refused(f"Seat {seat} is not asked anything now; {waiting}.")
        return self._checked(self.asking[seat], Answer.read(answer) if isinstance(answer, str) else answer)

    @staticmethod
    def _checked(choice: Choice, answer: Answer) -> Answer:
        """The answer as the table takes it; one that is refused for want of a verb is told so."""
        try:
            return choice.check(answer)
        except Refused as refused:
            if answer.verbless:
                verb = choice.default.verb if choice.default != NOTHING else choice.deed or DECLINE
                raise Refused(f"An answer begins with a verb, such as {verb}. {refused}") from refused
            raise
