"""A hand over the record: who is asked what, in the choices and events that the whole table knows."""

from __future__ import annotations

from collections.abc import Sequence

from pokernight.cards import Card, Deck
from pokernight.play.chance import Shuffler, listed
from pokernight.play.course import begin, go_on
from pokernight.play.judge import Judge
from pokernight.play.lowering import Lowered
from pokernight.play.program import Say, Table
from pokernight.play.questions import chosen, question
from pokernight.play.record import Record
from pokernight.play.reporting import events_of
from pokernight.play.verbs import bet
from pokernight.table import events as ev
from pokernight.table.choices import DECLINE, Answer, Betting, Choice, Refused
from pokernight.table.options import Limit, Options
from pokernight.table.places import Place
from pokernight.table.pots import Pot
from pokernight.table.state import State
from pokernight.table.view import Seen, Sights, View, story, view

LIMITS = {Limit.SPREAD: bet.SPREAD, Limit.FIXED: bet.FIXED, Limit.POT: bet.POT, Limit.NONE: bet.NO_LIMIT}

_ALWAYS = {"check": Say.STAY, "call": Say.STAY, "fold": Say.FOLD, DECLINE: Say.DECLINE}


class Course:
    """A game as those look at it who only want to know its cards."""

    def __init__(self, deck: Deck) -> None:
        """Take the cards that are used."""
        self.deck = deck


class PlayedTable:
    """What has happened at a table, and what is so after it."""

    __slots__ = ("chance", "course", "log", "options", "sights", "state")

    def __init__(self, state: State, options: Options, course: Course, chance: Shuffler) -> None:
        """Begin with a state before the first card, the customs of the table, and who shuffles."""
        self.state = state
        self.options = options
        self.course = course
        self.chance = chance
        self.log: list[ev.Event] = []
        self.sights = Sights()

    def copy(self) -> PlayedTable:
        """An independent copy."""
        twin = PlayedTable(self.state.copy(), self.options, self.course, self.chance)
        twin.log = self.log.copy()
        return twin

    def do(self, event: ev.Event) -> None:
        """Let something happen."""
        self.state.apply(event)
        self.log.append(event)

    def seen(self, seat: int) -> dict[Place, tuple[Seen, ...]]:
        """The cards of every place as a seat sees them."""
        return self.sights.of(seat, self.state, self.log)

    @property
    def seed(self) -> int | str:
        """What the shuffles come from."""
        return self.chance.seed

    @property
    def decks(self) -> tuple[tuple[Card, ...], ...]:
        """What lies on top after each shuffle, as far as it was given."""
        return self.chance.decks

    def pots(self) -> tuple[Pot, ...]:
        """The pots as they are now."""
        return self.state.pots

    def pot_size(self) -> int:
        """All chips that lie in the middle."""
        return self.state.pot_size


class PlayedHand:
    """One hand of a game; `asking` says who is asked what, `answer` goes on from there."""

    __slots__ = ("answers", "asking", "inner", "stacks", "table")

    def __init__(
        self,
        game: Lowered,
        deck: Deck,
        stacks: Sequence[int],
        options: Options,
        seed: int | str = 0,
        decks: Sequence[Sequence[Card]] = (),
    ) -> None:
        """Shuffle and play up to the first question; where decks are given, they say what lies on top, deal by deal."""
        self.stacks = tuple(stacks)
        self.asking: dict[int, Choice] = {}
        self.answers: list[tuple[int, Answer]] = []
        chance = Shuffler(seed, decks)
        self.table = PlayedTable(State(self.stacks), options, Course(deck), chance)
        judge = Judge(game.hands, options, chance)
        self.inner = Table(game.program, seated(self.stacks, options, game), [], judge)
        begin(self.inner)
        self._report()

    def copy(self) -> PlayedHand:
        """An independent copy."""
        twin = PlayedHand.__new__(PlayedHand)
        inner = self.inner
        twin.stacks = self.stacks
        twin.asking = self.asking.copy()
        twin.answers = self.answers.copy()
        twin.table = self.table.copy()
        twin.inner = Table(inner.game, inner.s.copy(), inner.log.copy(), inner.judge.copy(inner.judge.chance))
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

    def view(self, seat: int) -> View:
        """What a seat sees and is asked; seat 0 only looks on."""
        return view(self.table.state, seat, self.asking, self.table.seen(seat))

    def story(self, seat: int) -> list[ev.Event]:
        """Everything that a seat saw, event by event."""
        return story(self.table.log, State(self.stacks), seat)

    def answer(self, seat: int, answer: Answer | str) -> None:
        """Take a seat's answer and go on; one that cannot be is refused with a sentence, and nothing changes."""
        if self.ended:
            raise Refused("The hand is over.")
        if seat not in self.asking:
            *others, last = map(str, self.asking)
            waiting = f"seats {', '.join(others)} and {last} are" if others else f"seat {last} is"
            raise Refused(f"Seat {seat} is not asked anything now; {waiting}.")
        choice = self.asking[seat]
        taken = choice.check(Answer.read(answer) if isinstance(answer, str) else answer)
        s = self.inner.s
        secret = s.asked != 1 << seat
        self.answers.append((seat, taken))
        if secret:
            self.table.do(ev.Chose(seat, taken.words))
        elif not taken.cards and not isinstance(choice, Betting):
            self.table.do(ev.Answered(seat, choice.told(taken)))
        self._give(seat, taken)
        del self.asking[seat]
        if not self.asking:
            go_on(self.inner)
            self._report()

    def say(self, seat: int, words: str) -> None:
        """Let a player say something, asked or not; nothing in these games follows from a word."""
        if self.ended:
            raise Refused("The hand is over.")
        word = " ".join(words.casefold().split())
        if not 1 <= seat <= self.table.state.seats or not word:
            raise Refused("Nobody said anything.")
        self.answers.append((seat, Answer("say", word=word)))
        self.table.do(ev.Said(seat, word))

    def _give(self, seat: int, answer: Answer) -> None:
        """Write an answer into the record."""
        s = self.inner.s
        s.asking &= ~(1 << seat)
        s.said[seat] = 0
        for place, card in enumerate(chosen(self.inner, self.table.state, seat, answer)):
            s.picked[seat] |= 1 << card
            s.place[card] = place
        s.said[seat] = said(answer)

    def _report(self) -> None:
        """Tell what has happened since the last question, and put the next one."""
        inner, table = self.inner, self.table
        rows = inner.log.copy()
        inner.log.clear()
        for event in events_of(rows, table.state, inner.judge.names):
            table.do(event)
        s = inner.s
        if not s.ended:
            step = inner.game.steps[s.step[s.depth]]
            self.asking = {seat: question(inner, table.state, step, seat) for seat in listed(s.asking)}


def said(answer: Answer) -> int:
    """What an answer says: the total of a bet, the number of a word, or less than nothing for what always can be."""
    if answer.verb in ("bet", "raise"):
        return int(answer.word)
    if answer.verb in _ALWAYS:
        return -_ALWAYS[answer.verb]
    word = (answer.word or answer.verb).upper()
    return Say[word] if word in Say.__members__ else 0


def seated(stacks: Sequence[int], options: Options, game: Lowered) -> Record:
    """The record of a table before the first card, with the chips and the customs."""
    s = Record()
    s.seats = len(stacks)
    s.chips[1 : len(stacks) + 1] = stacks
    s.ante, s.minimum, s.maximum = options.ante, options.minimum, options.maximum
    s.limit = LIMITS[options.limit] if game.limit < 0 else game.limit
    s.most_raises = options.raises if game.raises < 0 else game.raises
    s.raises_for_two = int(options.raises_for_two and game.raises < 0)
    s.burns, s.both_ties_lose = int(options.burn), int(options.both_ties_lose)
    return s
