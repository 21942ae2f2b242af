"""A hand over the record: who is asked what, in the choices and events that the whole table knows."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pokernight.cards import Card, Deck
from pokernight.meaning.layouts import Figure
from pokernight.play.bits import count
from pokernight.play.chance import Shuffler, listed
from pokernight.play.course import begin, overhear, play_on
from pokernight.play.exchange import exchange_cards
from pokernight.play.judge import Judge
from pokernight.play.log import Row
from pokernight.play.lowering import Lowered
from pokernight.play.pots import in_the_middle
from pokernight.play.program import NUMBER, SEAT_BITS, SEAT_WORDS, Do, Say
from pokernight.play.program import Table as Inner
from pokernight.play.questions import chosen, in_place, question
from pokernight.play.record import ANTES, DEAD_ANTES, Record, record_for
from pokernight.play.referee import RecordReferee, heard
from pokernight.play.reporting import events_of
from pokernight.play.verbs import bet
from pokernight.play.verbs.lay import HAND_FROM
from pokernight.table import events as ev
from pokernight.table.budget import meter
from pokernight.table.choices import DECLINE, Answer, Betting, Refused
from pokernight.table.hand import Hand
from pokernight.table.options import Limit, Options
from pokernight.table.places import COMMON
from pokernight.table.put_up import PutUp
from pokernight.table.spread import LAYOUT, Spot
from pokernight.table.state import State
from pokernight.table.table import Table

LIMITS = {Limit.SPREAD: bet.SPREAD, Limit.FIXED: bet.FIXED, Limit.POT: bet.POT, Limit.NONE: bet.NO_LIMIT}

_ALWAYS = {"check": Say.STAY, "call": Say.STAY, "fold": Say.FOLD, DECLINE: Say.DECLINE}


class PlayedHand(Hand):
    """One hand of a game that is played over a record; to all others it is a hand like any other."""

    __slots__ = ("_shares", "_spoken", "_table", "inner")

    def __init__(
        self,
        game: Lowered,
        deck: Deck,
        stacks: Sequence[int],
        options: Options,
        seed: int | str = 0,
        decks: Sequence[Sequence[Card]] = (),
        put_up: PutUp | None = None,
    ) -> None:
        """Shuffle and play up to the first question; where decks are given, they say what lies on top, deal by deal."""
        super().__init__(tuple(stacks))
        self._shares = False
        """Whether all that it holds may be held by a copy too, so that it has to be copied before anything changes."""
        layout = ((game.figure.form.name, _spots(game.figure)),) if game.figure else ()
        self._table = Table(State(self.stacks), options, deck, seed, decks, layout)
        self._spoken: list[tuple[int, ev.Event]] = []
        """What was said since all was told, and how many rows of the log come before it."""
        judge = Judge(game.hands, options, Shuffler(seed, decks))
        self.inner = Inner(game.program, seated(self.stacks, options, game, put_up), [], judge)
        begin(self.inner)
        self._go_on()

    @property
    def table(self) -> Table:
        """The table as the whole company knows it: only whoever looks at it needs to be told what has happened."""
        self._part()
        if self.inner.log or self._spoken:
            self._tell()
        return self._table

    @property
    def limit(self) -> Limit:
        """How much may be bet: what the page says, or the custom of the table."""
        return next(limit for limit, number in LIMITS.items() if number == self.inner.s.limit)

    @property
    def referee(self) -> RecordReferee:
        """Whoever knows what the hands at the table are worth."""
        return RecordReferee(self.inner, self.table)

    @property
    def ended(self) -> bool:
        """Whether the hand is over."""
        return self.inner.s.ended == 1

    @property
    def gains(self) -> list[int]:
        """What the hand has brought or cost each seat so far, seat 1 first."""
        return [now - before for now, before in zip(self.inner.s.chips[1:], self.stacks, strict=False)]

    @property
    def pot(self) -> int:
        """All chips that lie in the middle."""
        return in_the_middle(self.inner.s)

    @property
    def winnings(self) -> list[int]:
        """What each seat has won from pots so far, seat 1 first."""
        return self.inner.s.won[1 : len(self.stacks) + 1]

    def copy(self) -> PlayedHand:
        """An independent copy; most are looked at or thrown away, so that the work is left to the first change."""
        self._shares = True
        twin = PlayedHand.__new__(PlayedHand)
        twin.stacks, twin.asking, twin.answers, twin._shares = self.stacks, self.asking, self.answers, True
        twin._table, twin._spoken, twin.inner = self._table, self._spoken, self.inner
        return twin

    def _part(self) -> None:
        """Have everything for oneself from here on."""
        if self._shares:
            inner = self.inner
            self.asking, self.answers = self.asking.copy(), self.answers.copy()
            self._table, self._spoken = self._table.copy(), self._spoken.copy()
            judge = inner.judge.copy(inner.judge.chance)
            self.inner = Inner(inner.game, inner.s.copy(), inner.log.copy(), judge)
            self._shares = False

    def answer(self, seat: int, answer: Answer | str) -> None:
        """Take a seat's answer and go on; one that cannot be is refused with a sentence, and nothing changes."""
        taken = self._taken(seat, answer)
        self._part()
        choice, secret = self.asking[seat], self.inner.s.asked != 1 << seat
        self.answers.append((seat, taken))
        if secret:
            self._say(ev.Chose(seat, taken.words))
        elif not taken.cards and not isinstance(choice, Betting):
            self._say(ev.Answered(seat, choice.told(taken)))
        give(self.inner, seat, taken, lambda: self.table.state)
        del self.asking[seat]
        if not self.asking:
            self._go_on()

    def say(self, seat: int, words: str) -> None:
        """Let a player say something, asked or not; what follows from a word comes before the open questions."""
        if self.ended:
            raise Refused("The hand is over.")
        self._part()
        word = " ".join(words.casefold().split())
        if not 1 <= seat <= self.table.state.seats or not word:
            raise Refused("Nobody said anything.")
        self.answers.append((seat, Answer("say", word=word)))
        self.table.do(ev.Said(seat, word))
        for number in heard(self.inner.judge.rules.spoken, word):
            if self.inner.s.still_in >> seat & 1:
                overhear(self.inner, seat, number)
                self.asking = {}
                self._ask()

    def foretell(self, event: ev.Event) -> None:
        """Let something be known right after the shuffle, of a hand that nobody has looked at yet."""
        self._part()
        shuffled = next(at for at, row in enumerate(self.inner.log) if row[0] not in (Row.SHUFFLED, Row.ORDER))
        self._spoken.insert(0, (shuffled, event))

    def exchange(self, cards: dict[Card, Card], seat: int, seed: int) -> None:
        """Let cards take each other's place, and all choose again who have chosen in secret, but for one seat."""
        self._part()
        inner = self.inner
        s = inner.s
        own = s.asked >> seat & 1 == 1 and s.asking >> seat & 1 == 0
        picked, said_before = s.picked[seat], s.said[seat]
        exchange_cards(s, cards)
        self.inner = inner._replace(judge=inner.judge.copy(Shuffler(seed)))
        self.table.seed, self.table.decks = seed, ()
        if s.asked & (s.asked - 1) and inner.game.steps[s.step[s.depth]].do == Do.BARGAIN:
            s.asking = s.asked & ~(1 << seat if own else 0)  # both know what they agreed on
            self._ask()
        elif s.asked & (s.asked - 1):
            s.asking = s.asked = 0
            s.phase[s.depth] = 1
            self._go_on()
            if own and s.asking >> seat & 1:
                s.asking &= ~(1 << seat)
                s.picked[seat], s.said[seat] = picked, said_before
            self._ask()

    def stack(self, top: Sequence[Card], decks: Sequence[Sequence[Card]] = ()) -> None:
        """Let cards of the deck lie on top of it in this order, and those of each deck after a shuffle to come."""
        inner, table = self.inner, self.table
        s = inner.s
        rest = [card for card in s.order[s.top : s.size] if card not in top]
        s.order[s.top : s.size] = [*top, *rest]
        table.decks = (*((),) * s.shuffles, *decks)
        self.inner = inner._replace(judge=inner.judge.copy(Shuffler(table.seed, table.decks)))
        table.restack(s.order[s.top : s.size])

    def reorder(self) -> None:
        """Take up the order in which the table has cards lie now."""
        self._part()
        s = self.inner.s
        s.changes += 1
        for cards in self.table.state.cards.values():
            for card, stamp in zip(cards, sorted(s.stamp[card] for card in cards), strict=True):
                s.stamp[card] = stamp

    def _say(self, event: ev.Event) -> None:
        """Let something be said, after all that has happened so far."""
        self._spoken.append((len(self.inner.log), event))

    def _go_on(self) -> None:
        """Play until somebody has to be asked or the hand is over, within the budget that there is."""
        inner, measured = self.inner, meter()
        rows, line, returns = len(inner.log), 0, 0
        while play_on(inner):
            if measured:
                returns += inner.s.began < line
                line = inner.s.began
                measured.check(len(inner.log) - rows, returns)
        self._ask()

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
        table = self._table
        for event in events_of(rows, table.state, self.inner.judge.names):
            table.do(event)
            laid = isinstance(event, ev.Moved) and event.to == COMMON
            if laid and table.layout and LAYOUT not in table.state.notes:
                table.do(ev.Noted(LAYOUT, table.layout))


def give(t: Inner, seat: int, answer: Answer, state: Callable[[], State]) -> None:
    """Write an answer into the record; cards that nobody has seen are found where they lie at the table."""
    s = t.s
    s.asking &= ~(1 << seat)
    laid = t.game.steps[s.step[s.depth]].do == Do.LAY
    hands = list(map(int, answer.word.split())) if laid and answer.cards else []
    for place, card in enumerate(chosen(t, seat, answer, state)):
        s.picked[seat] |= 1 << card
        s.place[card] = place | (hands[place] << HAND_FROM if hands else 0)
    if answer.word.isdecimal() and not answer.cards and s.offered[seat]:  # a card that lies face down, by its place
        s.picked[seat] = 1 << in_place(s, s.offered[seat], int(answer.word))
    s.said[seat] = said(answer)


def _spots(figure: Figure) -> tuple[Spot, ...]:
    return tuple((place, across, down) for place, (across, down) in enumerate(figure.drawn))


def said(answer: Answer) -> int:
    """What an answer says: the total of a bet, the number of a word, or less than nothing for what always can be."""
    if answer.verb in ("bet", "raise"):
        return int(answer.word)
    if answer.verb in _ALWAYS:
        return -_ALWAYS[answer.verb]
    if answer.verb == "choose" and answer.word.isdecimal():  # a seat
        return SEAT_WORDS + int(answer.word)
    numbers = [int(word) for word in answer.word.split() if word.isdecimal()] if not answer.cards else []
    if numbers:  # a number, perhaps with a seat after it
        return NUMBER + (numbers[0] if len(numbers) == 1 else numbers[0] << SEAT_BITS | numbers[1])
    word = (answer.word or answer.verb).upper()
    return Say[word] if word in Say.__members__ else 0


def seated(stacks: Sequence[int], options: Options, game: Lowered, put_up: PutUp | None = None) -> Record:
    """The record of a table before the first card, with the chips and the customs."""
    s = record_for(count(game.program.packs))
    s.seats = len(stacks)
    s.chips[1 : len(stacks) + 1] = stacks
    s.ante = options.ante
    if put_up:
        s.puts_up = DEAD_ANTES if put_up.dead else ANTES
        s.antes[1 : len(put_up.antes) + 1] = put_up.antes
        s.blinds[1 : len(put_up.blinds) + 1] = map(abs, put_up.blinds)
        s.opens_after = put_up.opens_after
        s.as_posted = int(put_up.as_posted)
    s.minimum = game.least if game.least > 0 else min(options.minimum, game.most if game.most > 0 else options.minimum)
    s.maximum = game.most if game.most > 0 else max(options.maximum, s.minimum)
    s.limit = LIMITS[options.limit] if game.limit < 0 else game.limit
    s.most_raises = options.raises if game.raises < 0 else game.raises
    s.raises_for_two = int(options.raises_for_two and game.raises < 0)
    burns_itself = any(step.do == Do.BURN for step in game.program.steps)
    s.all_in_raises, s.mucks = int(options.all_in_raises), int(options.muck)
    s.burns, s.both_ties_lose = int(options.burn and not burns_itself), int(options.both_ties_lose)
    return s
