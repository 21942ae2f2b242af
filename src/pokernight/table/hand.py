"""A hand: the rules one after another, asked what they need to know, and given the answers."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from pokernight.cards import Card, Deck
from pokernight.table import events as ev
from pokernight.table.choices import Answer, Choice, Refused
from pokernight.table.options import Options
from pokernight.table.state import State
from pokernight.table.table import Table

Asking = dict[int, Choice]


class Playable(Protocol):
    """Something that can take its turn in a hand: a step, or the effect of an event."""

    def play(self, table: Table, frame: "Frame") -> Asking | None:
        """Go on as far as possible: who is asked what, or None when it is done.

        Whoever wants an event to be answered before it goes on gives back an empty dictionary, and is called again.
        Questions are put anew, too, when an event came in between.
        """


@dataclass(slots=True)
class Frame:
    """How far something that is being played has come: plain data, copied with the hand."""

    rule: Playable
    remarks: tuple[object, ...] = ()
    seat: int = 0
    card: Card | None = None
    answers: dict[int, Answer] = field(default_factory=dict)
    notes: dict[str, Any] = field(default_factory=dict)

    def copy(self) -> "Frame":
        """An independent copy; notes hold nothing that changes."""
        return Frame(self.rule, self.remarks, self.seat, self.card, self.answers.copy(), self.notes.copy())


@dataclass(frozen=True, slots=True)
class Turn:
    """A line of a game as a hand goes through it: what is played there, and what is said about it."""

    rules: tuple[Playable, ...]
    remarks: tuple[object, ...]


class Course(Protocol):
    """A game as a hand needs it."""

    turns: Sequence[Turn]

    def begin(self, table: Table) -> None:
        """What happens before the first line: antes, and whatever standing rules set up."""

    def watch(self, table: Table, event: ev.Event) -> Sequence[Frame]:
        """What has to be played because of an event, before anything else goes on."""

    def over(self, table: Table) -> bool:
        """Whether the hand is decided before its last line."""

    def finish(self, table: Table) -> None:
        """Give away what is still in the pot."""


class Hand:
    """One hand of a game; `asking` says who is asked what, `answer` goes on from there."""

    __slots__ = ("_pending", "asking", "course", "cursor", "frames", "table")

    def __init__(
        self,
        course: Course,
        deck: Deck,
        stacks: Sequence[int],
        options: Options,
        seed: int | str = 0,
        top: Sequence[Card] = (),
    ) -> None:
        """Shuffle, with certain cards on top where they are given, and play up to the first question."""
        self.course = course
        self.cursor = 0
        self.frames: list[Frame] = []
        self.asking: Asking = {}
        self._pending: list[Frame] = []
        self.table = Table(State(tuple(stacks)), options, deck, seed, self._watch)
        self.table.shuffle(deck.cards, top)
        course.begin(self.table)
        self._go_on()

    def copy(self) -> "Hand":
        """An independent copy."""
        twin = Hand.__new__(Hand)
        twin.course, twin.cursor = self.course, self.cursor
        twin.frames = [frame.copy() for frame in self.frames]
        twin._pending = [frame.copy() for frame in self._pending]
        twin.asking = self.asking.copy()
        twin.table = self.table.copy(twin._watch)
        return twin

    @property
    def ended(self) -> bool:
        """Whether the hand is over."""
        return self.table.state.ended

    def answer(self, seat: int, answer: Answer | str) -> None:
        """Take a seat's answer and go on; one that cannot be is refused with a sentence, and nothing changes."""
        if self.ended:
            raise Refused("The hand is over.")
        if seat not in self.asking:
            waiting = ", ".join(map(str, self.asking))
            raise Refused(f"Seat {seat} is not asked anything now; seat {waiting} is.")
        choice = self.asking[seat]
        taken = choice.check(choice.read(answer) if isinstance(answer, str) else answer)
        self.frames[-1].answers[seat] = taken
        secret = len(self.asking) > 1 or len(self.frames[-1].answers) > 1
        if secret:
            self.table.do(ev.Chose(seat, tuple(str(taken).split())))
        del self.asking[seat]
        if not self.asking:
            self._go_on()

    def _watch(self, table: Table, event: ev.Event) -> None:
        self._pending.extend(self.course.watch(table, event))

    def _go_on(self) -> None:
        """Play until somebody has to be asked or the hand is over."""
        while not self.ended:
            if self._pending:
                self.frames.extend(reversed(self._pending))
                self._pending = []
            if not self.frames and not self._next_turn():
                self.course.finish(self.table)
                self.table.do(ev.Ended())
                return
            asking = self.frames[-1].rule.play(self.table, self.frames[-1])
            if asking is None:
                self.frames.pop()
            elif asking and not self._pending:
                self.asking = asking
                return

    def _next_turn(self) -> bool:
        """Begin the next line; not when there is none, or nothing left to decide."""
        if self.cursor >= len(self.course.turns) or self.course.over(self.table):
            return False
        turn = self.course.turns[self.cursor]
        self.cursor += 1
        self.table.fresh_discards = ()
        self.table.do(ev.Began(self.cursor))
        self.frames = [Frame(rule, turn.remarks) for rule in reversed(turn.rules)]
        return bool(self.frames) or self._next_turn()
