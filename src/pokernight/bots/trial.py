"""Hands played out in the head: an imagined hand goes on to its end, quickly and without much thought."""

from __future__ import annotations

from functools import partial
from math import inf, log, sqrt
from typing import TYPE_CHECKING, NamedTuple

from pokernight.bots.style import EVEN, sized
from pokernight.table.choices import DECLINE, NOTHING, Answer, Betting, Choice, Number, Words

if TYPE_CHECKING:
    from collections.abc import Mapping
    from random import Random

    from pokernight.bots.instinct import Instinct
    from pokernight.cards import Card
    from pokernight.table.hand import Hand
    from pokernight.table.state import State

PATIENCE = 60
"""After so many answers all answer by chance, so that nobody waits for something that never comes."""

CLEVER = 0.5
"""How often others do what anybody would, instead of anything at all."""

DOUBT = 0.15
"""So far off, at most, others are about their hands."""

MOST_ANSWERS = 400
"""A hand that takes longer is left where it is."""


class Outcome(NamedTuple):
    """What came of a hand for one seat."""

    chips: int
    """What it has more than before, or less."""
    share: float
    """Its part of all that was won since."""


class Habits:
    """What a seat does in hands that it plays out: it tries what it could say, and comes to say what did well."""

    def __init__(self, seat: int, instinct: Instinct) -> None:
        """Begin without any habit but instinct."""
        self.seat = seat
        self.instinct = instinct
        self.chance = instinct.chance
        self.tried: dict[tuple[int, str], tuple[int, float]] = {}
        """How often each word was said in a line of the rules, and what it brought in all."""

    def play_out(self, world: Hand, nerve: Mapping[int, float] | None = None) -> Outcome:
        """Play an imagined hand to its end; where it is said how strong each seat feels, they bet accordingly."""
        seat = self.seat
        before, won = world.gains[seat - 1], world.winnings
        said: list[tuple[int, str]] = []
        for number in range(MOST_ANSWERS):
            if world.ended:
                break
            asked = next(iter(world.asking))
            choice = world.asking[asked]
            if isinstance(choice, Betting):
                answer = _call(choice, world.pot) if nerve is None else _dare(choice, nerve[asked], world, self.chance)
            else:
                answer = self._quick(choice, asked, world.table.state, number)
            if asked == seat and isinstance(choice, Words | Number):
                said.append((world.table.state.line, str(answer)))
            world.answer(asked, answer)
        since = [now - then for now, then in zip(world.winnings, won, strict=True)]
        outcome = Outcome(world.gains[seat - 1] - before, since[seat - 1] / (sum(since) or 1))
        for words in said:
            times, total = self.tried.get(words, (0, 0.0))
            self.tried[words] = times + 1, total + outcome.chips
        return outcome

    def chips_after(self, answer: Answer, world: Hand, nerve: Mapping[int, float] | None = None) -> int:
        """What a seat has more in the end, or less, when it gives an answer in an imagined hand."""
        before = world.gains[self.seat - 1]
        world.answer(self.seat, answer)
        self.play_out(world, nerve)
        return world.gains[self.seat - 1] - before

    def _quick(self, choice: Choice, asked: int, state: State, number: int) -> Answer:
        """An answer without much thought; of the others, every second one has no instinct."""
        if number >= PATIENCE:
            return choice.any(self.chance)
        if asked == self.seat:
            if isinstance(choice, Words | Number):
                return self._best_word(choice, state.line)
            return self.instinct.answer(choice, partial(_known_to, state, asked)) or choice.default
        answer = self.instinct.answer(choice, partial(_known_to, state, asked)) if self._clever() else None
        return answer or choice.any(self.chance)

    def _clever(self) -> bool:
        return self.chance.random() < CLEVER

    def _best_word(self, choice: Words | Number, line: int) -> Answer:
        """What did best so far, with some trust in what was tried little."""
        answers = spoken(choice)
        tries = [self.tried.get((line, str(answer)), (0, 0.0)) for answer in answers]
        together = sum(times for times, _ in tries)
        spread = max((abs(total / times) for times, total in tries if times), default=1.0) + 1.0

        def hope(at: int) -> float:
            times, total = tries[at]
            return total / times + spread * sqrt(log(together) / times) if times else inf

        return answers[max(range(len(answers)), key=hope)]


def _known_to(state: State, seat: int) -> list[Card]:
    """What a player knows of the own hand."""
    return [card for card in state.of_seat(seat) if seat in state.known[card]]


def _call(choice: Betting, pot: int) -> Answer:
    """Some chips are bet in every round, and everybody calls."""
    bets = choice.bets
    if bets.may_raise and (not bets.to or not choice.plain_verbs):
        return Answer("bet", word=str((bets.least + sized(bets, pot)) // 2))
    return Answer(choice.plain_verbs[0])


def _dare(choice: Betting, nerve: float, world: Hand, chance: Random) -> Answer:
    """Bet, call or fold as an even player would whose hand is better than such a part of all hands."""
    state = world.table.state
    others = len(state.still_in) - 1
    share = max(nerve + chance.uniform(-DOUBT, DOUBT), 0.0) ** others
    return EVEN.bet(choice, share, others, world.pot, state.round.raises if state.round else 0)


def spoken(choice: Words | Number) -> list[Answer]:
    """What can be said: every word, or some of the numbers."""
    if isinstance(choice, Words):
        answers = [Answer(choice.verb, word=word) if choice.verb else Answer(word) for word in choice.words]
        decline = choice.may_decline and Answer(DECLINE) not in answers
    else:
        numbers = {choice.least, (choice.least + choice.most) // 2, min(choice.most, choice.least + 2)}
        answers = [Answer(choice.verb, word=str(number)) for number in sorted(numbers)]
        decline = choice.may_decline
    return [*answers, NOTHING] if decline else answers
