"""A hand over the record: who is asked what, in the choices and events that the whole table knows."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, TypeVar

from pokernight.cards import Card, Deck
from pokernight.play.chance import Shuffler, listed
from pokernight.play.course import begin, go_on
from pokernight.play.exchange import exchange_cards
from pokernight.play.judge import Judge
from pokernight.play.lowering import Lowered
from pokernight.play.program import Do, Say
from pokernight.play.program import Table as Inner
from pokernight.play.questions import chosen, in_place, question
from pokernight.play.record import Record
from pokernight.play.referee import RecordReferee
from pokernight.play.reporting import events_of
from pokernight.play.verbs import bet
from pokernight.play.verbs.lay import HAND_FROM
from pokernight.table import events as ev
from pokernight.table.choices import DECLINE, Answer, Betting, Refused
from pokernight.table.frame import Frame, Turn
from pokernight.table.hand import Hand
from pokernight.table.options import Limit, Options
from pokernight.table.state import State
from pokernight.table.table import Table

Kind = TypeVar("Kind")

LIMITS = {Limit.SPREAD: bet.SPREAD, Limit.FIXED: bet.FIXED, Limit.POT: bet.POT, Limit.NONE: bet.NO_LIMIT}

_ALWAYS = {"check": Say.STAY, "call": Say.STAY, "fold": Say.FOLD, DECLINE: Say.DECLINE}


class Lowest:
    """The course of a game that is played over a record: it knows the cards, and the record knows the rest."""

    turns: Sequence[Turn] = ()
    rules: Sequence[object] = ()
    keeps_folded = False

    def __init__(self, deck: Deck) -> None:
        """Take the cards that are used."""
        self.deck = deck
        self.kept: dict[Any, Any] = {}

    def of_kind(self, kind: type[Kind]) -> tuple[Kind, ...]:  # noqa: ARG002
        """No rule has a class here."""
        return ()

    def parts_of(self, kind: type[Kind]) -> tuple[Kind, ...]:  # noqa: ARG002
        """Nor has any part of a rule."""
        return ()

    def referee(self, hand: Hand) -> RecordReferee:
        """Whoever knows what the hands at a table are worth."""
        assert isinstance(hand, PlayedHand)
        return RecordReferee(hand.inner, hand.table)

    def begin(self, table: Table) -> None:
        """The record begins by itself."""

    def watch(self, table: Table, event: ev.Event) -> Sequence[Frame]:  # noqa: ARG002
        """The record has seen it before."""
        return ()

    def after(self, table: Table) -> Iterable[Frame]:  # noqa: ARG002
        """The record looks after it."""
        return ()

    def over(self, table: Table) -> bool:
        """Whether the hand is at its end."""
        return table.state.ended

    def finish(self, table: Table) -> None:
        """The record has given away what was in the pot."""


class PlayedHand(Hand):
    """One hand of a game that is played over a record; to all others it is a hand like any other."""

    __slots__ = ("_spoken", "_table", "inner")

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
        self.frames = []
        self.held = []
        self.asking = {}
        self.answers = []
        self._table = Table(State(self.stacks), options, Lowest(deck), seed, decks)
        self._spoken: list[tuple[int, ev.Event]] = []
        """What was said since all was told, and how many rows of the log come before it."""
        judge = Judge(game.hands, options, Shuffler(seed, decks))
        self.inner = Inner(game.program, seated(self.stacks, options, game), [], judge)
        begin(self.inner)
        self._ask()

    @property
    def table(self) -> Table:  # type: ignore[override]
        """The table as the whole company knows it: only whoever looks at it needs to be told what has happened."""
        if self.inner.log or self._spoken:
            self._tell()
        return self._table

    @property
    def ended(self) -> bool:
        """Whether the hand is over."""
        return self.inner.s.ended == 1

    @property
    def gains(self) -> list[int]:
        """What the hand has brought or cost each seat so far, seat 1 first."""
        return [now - before for now, before in zip(self.inner.s.chips[1:], self.stacks, strict=False)]

    def copy(self) -> PlayedHand:
        """An independent copy."""
        twin = PlayedHand.__new__(PlayedHand)
        inner = self.inner
        twin.stacks = self.stacks
        twin.frames = []
        twin.held = []
        twin.asking = self.asking.copy()
        twin.answers = self.answers.copy()
        twin._table = self._table.copy()
        twin._spoken = self._spoken.copy()
        twin.inner = Inner(inner.game, inner.s.copy(), inner.log.copy(), inner.judge.copy(inner.judge.chance))
        return twin

    def answer(self, seat: int, answer: Answer | str) -> None:
        """Take a seat's answer and go on; one that cannot be is refused with a sentence, and nothing changes."""
        taken = self._taken(seat, answer)
        choice, secret = self.asking[seat], self.inner.s.asked != 1 << seat
        self.answers.append((seat, taken))
        if secret:
            self._say(ev.Chose(seat, taken.words))
        elif not taken.cards and not isinstance(choice, Betting):
            self._say(ev.Answered(seat, choice.told(taken)))
        self._give(seat, taken)
        del self.asking[seat]
        if not self.asking:
            go_on(self.inner)
            self._ask()

    def say(self, seat: int, words: str) -> None:
        """Let a player say something, asked or not; nothing in these games follows from a word."""
        if self.ended:
            raise Refused("The hand is over.")
        word = " ".join(words.casefold().split())
        if not 1 <= seat <= self.table.state.seats or not word:
            raise Refused("Nobody said anything.")
        self.answers.append((seat, Answer("say", word=word)))
        self.table.do(ev.Said(seat, word))

    def exchange(self, cards: dict[Card, Card], seat: int, seed: int) -> None:
        """Let cards take each other's place, and all choose again who have chosen in secret, but for one seat."""
        inner = self.inner
        s = inner.s
        own = s.asked >> seat & 1 == 1 and s.asking >> seat & 1 == 0
        picked, said_before = s.picked[seat], s.said[seat]
        exchange_cards(s, cards)
        self.inner = inner._replace(judge=inner.judge.copy(Shuffler(seed)))
        self.table.seed, self.table.decks = seed, ()
        if s.asked & (s.asked - 1):
            s.asking = s.asked = 0
            s.phase[s.depth] = 1
            go_on(self.inner)
            if own and s.asking >> seat & 1:
                s.asking &= ~(1 << seat)
                s.picked[seat], s.said[seat] = picked, said_before
            self._ask()

    def reorder(self) -> None:
        """Take up the order in which the table has cards lie now."""
        s = self.inner.s
        s.changes += 1
        for cards in self.table.state.cards.values():
            for card, stamp in zip(cards, sorted(s.stamp[card] for card in cards), strict=True):
                s.stamp[card] = stamp

    def _give(self, seat: int, answer: Answer) -> None:
        """Write an answer into the record."""
        s = self.inner.s
        s.asking &= ~(1 << seat)
        laid = self.inner.game.steps[s.step[s.depth]].do == Do.LAY
        hands = list(map(int, answer.word.split())) if laid and answer.cards else []
        for place, card in enumerate(chosen(self.inner, seat, answer, lambda: self.table.state)):
            s.picked[seat] |= 1 << card
            s.place[card] = place | (hands[place] << HAND_FROM if hands else 0)
        if answer.word.isdecimal() and not answer.cards and s.offered[seat]:  # a card that lies face down, by its place
            s.picked[seat] = 1 << in_place(s, s.offered[seat], int(answer.word))
        s.said[seat] = said(answer)

    def _say(self, event: ev.Event) -> None:
        """Let something be said, after all that has happened so far."""
        self._spoken.append((len(self.inner.log), event))

    def _ask(self) -> None:
        """Put the next question."""
        s = self.inner.s
        if not s.ended:
            step = self.inner.game.steps[s.step[s.depth]]
            self.asking = {seat: question(self.inner, step, seat) for seat in listed(s.asking)}

    def _tell(self) -> None:
        """Tell the table what has happened and what was said, in this order."""
        inner, table, at = self.inner, self._table, 0
        rows, spoken = inner.log.copy(), self._spoken
        inner.log.clear()
        self._spoken = []
        for before, event in spoken:
            self._tell_rows(rows[at:before])
            table.do(event)
            at = before
        self._tell_rows(rows[at:])
        table.shuffles = inner.s.shuffles

    def _tell_rows(self, rows: Sequence[tuple[int, ...]]) -> None:
        for event in events_of(rows, self._table.state, self.inner.judge.names):
            self._table.do(event)


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
    s.ante = options.ante
    s.minimum = game.least if game.least > 0 else min(options.minimum, game.most if game.most > 0 else options.minimum)
    s.maximum = game.most if game.most > 0 else max(options.maximum, s.minimum)
    s.limit = LIMITS[options.limit] if game.limit < 0 else game.limit
    s.most_raises = options.raises if game.raises < 0 else game.raises
    s.raises_for_two = int(options.raises_for_two and game.raises < 0)
    burns_itself = any(step.do == Do.BURN for step in game.program.steps)
    s.burns, s.both_ties_lose = int(options.burn and not burns_itself), int(options.both_ties_lose)
    return s
