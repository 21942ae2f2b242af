"""A hand: the rules one after another, asked what they need to know, and given the answers."""

from collections.abc import Sequence

from pokernight.cards import Card
from pokernight.table import events as ev
from pokernight.table.budget import meter
from pokernight.table.choices import DECLINE, NOTHING, Answer, Betting, Choice, Refused
from pokernight.table.frame import ASKED, Asking, Course, Frame
from pokernight.table.options import Options
from pokernight.table.referee import Referee
from pokernight.table.state import State
from pokernight.table.table import Table
from pokernight.table.view import View, story, view

MOST_UNASKED = 5_000
"""So much may happen before somebody is asked; after that, nothing follows from it any more, so that hands end."""


class Hand:
    """One hand of a game; `asking` says who is asked what, `answer` goes on from there."""

    __slots__ = ("answers", "asking", "frames", "held", "stacks", "table")

    def __init__(
        self,
        course: Course,
        stacks: Sequence[int],
        options: Options,
        seed: int | str = 0,
        decks: Sequence[Sequence[Card]] = (),
    ) -> None:
        """Shuffle and play up to the first question; where decks are given, they say what lies on top, deal by deal."""
        self.stacks = tuple(stacks)
        """The chips of each seat before the hand."""
        self.frames: list[Frame] = []
        self.asking: Asking = {}
        self.held: list[tuple[int, Asking]] = []
        """Questions that wait for what follows from a word, each with the number of frames up to the one that asks."""
        self.answers: list[tuple[int, Answer]] = []
        """Every answer so far, in the order in which they were given."""
        self.table = Table(State(self.stacks), options, course, seed, decks)
        self.table.shuffle(course.deck.cards)
        course.begin(self.table)
        self._go_on()

    def copy(self) -> "Hand":
        """An independent copy."""
        twin = Hand.__new__(Hand)
        twin.stacks = self.stacks
        twin.frames = [frame.copy() for frame in self.frames]
        twin.asking = self.asking.copy()
        twin.held = [(depth, asking.copy()) for depth, asking in self.held]
        twin.answers = self.answers.copy()
        twin.table = self.table.copy()
        return twin

    @property
    def ended(self) -> bool:
        """Whether the hand is over."""
        return self.table.state.ended

    @property
    def gains(self) -> list[int]:
        """What the hand has brought or cost each seat so far, seat 1 first."""
        return [now - before for now, before in zip(self.table.state.chips[1:], self.stacks, strict=True)]

    @property
    def won(self) -> list[tuple[int, int, str]]:
        """The seats that won something so far, how much, and why."""
        found: dict[tuple[int, str], int] = {}
        for event in self.table.log:
            if isinstance(event, ev.Won):
                found[event.seat, event.why] = found.get((event.seat, event.why), 0) + event.chips
        return [(seat, chips, why) for (seat, why), chips in found.items()]

    @property
    def referee(self) -> Referee:
        """Whoever knows what hands are worth by the rules."""
        return self.table.course.referee(self)

    def view(self, seat: int) -> View:
        """What a seat sees and is asked; seat 0 only looks on."""
        return view(self.table.state, seat, self.asking, self.table.seen(seat))

    def story(self, seat: int) -> list[ev.Event]:
        """Everything that a seat saw, event by event."""
        return story(self.table.log, State(self.stacks), seat)

    def answer(self, seat: int, answer: Answer | str) -> None:
        """Take a seat's answer and go on; one that cannot be is refused with a sentence, and nothing changes."""
        taken = self._taken(seat, answer)
        frame = self.frames[-1]
        secret = len(self.asking) > 1 or bool(frame.answers)
        frame.answers[seat] = taken
        self.answers.append((seat, taken))
        if secret:
            self.table.do(ev.Chose(seat, taken.words))
        elif not taken.cards and not isinstance(self.asking[seat], Betting):
            self.table.do(ev.Answered(seat, self.asking[seat].told(taken)))
        del self.asking[seat]
        if not self.asking:
            self._go_on()

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

    def exchange(self, cards: dict[Card, Card], seat: int, seed: int) -> None:
        """Let cards take each other's place in what is being played, and all choose again, but for one seat.

        A later shuffle comes from another seed, for nobody knows what it brings.
        """
        self.table.seed, self.table.decks = seed, ()
        for frame in (*self.frames, *self.table.pending):
            frame.exchange(cards)
        self.held = [(depth, {}) for depth, _ in self.held]
        if self.frames and ASKED in self.frames[-1].notes:
            self.asking = self._asked_again(seat)

    def _asked_again(self, seat: int) -> Asking:
        """The questions of those who choose at the same time as a seat, whether they have chosen already or not."""
        frame = self.frames[-1]
        own = frame.answers.get(seat)
        frame.answers.clear()
        del frame.notes[ASKED]
        asking = frame.rule.play(self.table, frame) or {}
        if own is not None and seat in asking:
            frame.answers[seat] = own
            del asking[seat]
        return asking

    def reorder(self) -> None:
        """Take up the order in which the table has cards lie now; there is no other to keep."""

    def say(self, seat: int, words: str) -> None:
        """Let a player say something, asked or not; what follows from it comes before the questions that are open."""
        if self.ended:
            raise Refused("The hand is over.")
        word = " ".join(words.casefold().split())
        if not 1 <= seat <= self.table.state.seats or not word:
            raise Refused("Nobody said anything.")
        self.answers.append((seat, Answer("say", word=word)))
        self.table.do(ev.Said(seat, word))
        if self.table.pending:
            self.held.append((len(self.frames), self.asking))
            self.asking = {}
            self._go_on()

    def _ask_again(self, asking: Asking) -> bool:
        """Take up questions after an interruption; no where nobody is left to answer, and play goes on.

        A question to one player is put anew, where that can be done, for prices may have changed.
        """
        frame, out = self.frames[-1], self.table.state.folded
        if len(asking) == 1 and not frame.answers and getattr(frame.rule, "asks_anew", False):
            return False
        for seat in [seat for seat in asking if seat in out]:
            if frame.seat == seat:
                self.frames.pop()
                return False
            if not isinstance(asking[seat], Betting):
                frame.answers[seat] = asking[seat].default
            del asking[seat]
        self.asking = asking
        return bool(asking)

    def _go_on(self) -> None:
        """Play until somebody has to be asked or the hand is over."""
        table = self.table
        state = table.state
        began = len(table.log)
        enough = began + MOST_UNASKED
        measured, returns = meter(), 0
        while not state.ended:
            returns += table.jumped
            if measured:
                measured.check(len(table.log) - began, returns)
            if table.jumped:
                self.frames, self.held, table.pending, table.jumped = [], [], [], False
                if table.state.round:
                    table.do(ev.RoundEnded())
            if table.pending:
                if len(table.log) < enough:
                    self.frames.extend(reversed(table.pending))
                table.pending = []
            if self.held and len(self.frames) == self.held[-1][0]:
                if self._ask_again(self.held.pop()[1]):
                    return
                continue
            if not self.frames and not self._next_turn():
                table.course.finish(table)
                if not table.jumped and not table.pending:
                    table.do(ev.Ended())
                continue
            if not self.frames:
                continue
            frame = self.frames[-1]
            asking = frame.rule.play(table, frame)
            if asking is None:
                self.frames.pop()
            elif asking and not table.pending:
                self.asking = asking
                return

    def _next_turn(self) -> bool:
        """Begin the next line; not when there is none, or nothing left to decide."""
        table = self.table
        if table.cursor and table.cursor != table.looked:
            table.looked = table.cursor
            after = list(table.course.after(table))
            if after:
                table.pending.extend(after)
                return True
        if table.cursor >= len(table.course.turns) or table.course.over(table):
            return False
        turn = table.course.turns[table.cursor]
        table.cursor += 1
        table.fresh_discards = ()
        table.do(ev.Began(turn.line))
        self.frames = [Frame(rule, turn.remarks) for rule in reversed(turn.rules)]
        return True
