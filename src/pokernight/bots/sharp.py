"""A player that tries every promising answer in worlds that fit what it has seen, for as long as it has time."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from math import exp, sqrt
from time import perf_counter
from typing import TYPE_CHECKING, ClassVar

from pokernight.bots.candidates import possible, promising
from pokernight.bots.steady import Steady
from pokernight.bots.style import EVEN, Style
from pokernight.bots.trial import Habits
from pokernight.rules.parts.refs import End
from pokernight.rules.plan import best_hand
from pokernight.rules.shares import HandShare
from pokernight.table import events as ev
from pokernight.table.choices import Answer, Betting

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pokernight.table.chair import Chair
    from pokernight.table.choices import Choice
    from pokernight.table.hand import Hand

SECONDS = 0.5
"""How long it thinks about an answer."""

RESERVE = 0.85
"""It plans with this part of its time; the rest is for whatever comes in between."""

FINALISTS = 6
"""How many answers it plays out at most."""

LOOKED_OVER = 16
"""So many worlds are looked over first, to tell what is a good hand among those that others may have."""

MOST_WORLDS = 160
"""When so many worlds are played, more would change little."""

TELLING = {"bet": 1.0, "raise": 1.2, "call": 0.3}
"""How much an action tells of a good hand."""


class Sharp(Steady):
    """Plays worlds to their end, those more that fit what the others have done, and takes what brings most."""

    kind: ClassVar[str] = "sharp"

    def __init__(self, name: str = "", seed: int | str = 0, style: Style = EVEN, seconds: float = SECONDS) -> None:
        """A sharp player of some style, who thinks so long about an answer."""
        super().__init__(name, seed, style)
        self.seconds = seconds

    def answer(self, chair: Chair) -> Answer:
        """The answer that brings most in the worlds that it has time for."""
        began = perf_counter()
        choice = chair.choice
        assert choice is not None
        answers = _bets(choice) if isinstance(choice, Betting) else possible(choice, self.chance)
        if len(answers) == 1:
            return answers[0]
        return self._try(chair, choice, answers, began + RESERVE * self.seconds)

    def _try(self, chair: Chair, choice: Choice, answers: list[Answer], end: float) -> Answer:
        worlds = [chair.worlds.draw(self.chance) for _ in range(LOOKED_OVER)]
        if not isinstance(choice, Betting):
            answers = promising(answers, worlds[:2], chair.seat, FINALISTS, self.chance)
        others = Others(chair, worlds)
        trials = [Trials(answer, Habits(chair.seat, self.chance)) for answer in answers]
        longest = 0.0
        for number in range(MOST_WORLDS):
            world = worlds[number] if number < len(worlds) else chair.worlds.draw(self.chance)
            nerve = others.nerve(world)
            weight = others.weight(nerve)
            for trial in trials:
                began = perf_counter()
                if began + longest > end:
                    return best(trials).answer
                trial.play(world.copy(), chair.seat, nerve, weight)
                longest = max(longest, perf_counter() - began)
            if number >= 8:
                trials = still_open(trials)
                if len(trials) == 1:
                    break
        return best(trials).answer


class Trials:
    """What came of an answer in worlds, each with its weight."""

    def __init__(self, answer: Answer, habits: Habits) -> None:
        """Nothing tried so far."""
        self.answer = answer
        self.habits = habits
        self.weights = 0.0
        self.total = 0.0
        self.squares = 0.0

    def play(self, world: Hand, seat: int, nerve: dict[int, float], weight: float) -> None:
        """Give the answer in a world, and play it to its end."""
        before = world.table.state.chips[seat]
        world.answer(seat, self.answer)
        self.habits.play_out(world, nerve)
        chips = world.table.state.chips[seat] - before
        self.weights += weight
        self.total += weight * chips
        self.squares += weight * chips * chips

    @property
    def mean(self) -> float:
        """What it brings."""
        return self.total / self.weights if self.weights else float("-inf")

    @property
    def doubt(self) -> float:
        """The standard error of that."""
        return sqrt(max(self.squares / self.weights - self.mean**2, 0.0) / self.weights) if self.weights else 0.0


def best(trials: Sequence[Trials]) -> Trials:
    """The answer that brings most so far."""
    return max(trials, key=lambda trial: trial.mean)


def still_open(trials: list[Trials]) -> list[Trials]:
    """Those answers that may still turn out the best."""
    leader = best(trials)
    return [trial for trial in trials if trial.mean + 2 * trial.doubt >= leader.mean - 2 * leader.doubt]


class Others:
    """What can be told of the others: how good their hands are in a world, and whether that fits what they did."""

    def __init__(self, chair: Chair, worlds: Sequence[Hand]) -> None:
        """Look over some worlds to tell good hands from bad ones."""
        self.seat = chair.seat
        asked = {share.end for share in worlds[0].table.spoken_of(HandShare)} or {End.HIGH}
        self.ends = tuple(end for end in End if end in asked)
        self.in_order = {
            end: sorted(s for world in worlds for s in _strengths(world, end).values()) for end in self.ends
        }
        acted = Counter[int]()
        self.boldness: dict[int, float] = {}
        for event in chair.story:
            if isinstance(event, ev.Acted) and event.seat != self.seat and acted[event.seat] < 6:
                acted[event.seat] += 1
                told = self.boldness.get(event.seat, 0.0) + TELLING.get(event.action, 0.0)
                self.boldness[event.seat] = told

    def nerve(self, world: Hand) -> dict[int, float]:
        """For each seat, how many of all hands are worse than its own, high or low, whichever is better."""
        nerve: dict[int, float] = dict.fromkeys(range(1, world.table.state.seats + 1), 0.5)
        for end in self.ends:
            order = self.in_order[end]
            for seat, strength in _strengths(world, end).items():
                part = bisect_left(order, strength) / len(order)
                nerve[seat] = part if end is self.ends[0] else max(nerve[seat], part)
        return nerve

    def weight(self, nerve: dict[int, float]) -> float:
        """How well a world fits what the others have done."""
        return exp(sum(bold * (nerve[seat] - 0.5) for seat, bold in self.boldness.items()))


def _strengths(world: Hand, end: End) -> dict[int, int]:
    """How good the hand of everybody still in is."""
    table = world.table
    return {seat: best_hand(table, seat, end, qualified=False).strength for seat in table.state.still_in}


def _bets(choice: Betting) -> list[Answer]:
    """What can be done with chips: the plain answers, and three sizes of a bet."""
    bets = choice.bets
    verb = "raise" if bets.to else "bet"
    amounts = sorted({bets.least, (bets.least + bets.most) // 2, bets.most}) if bets.may_raise else []
    plain = [verb for verb in choice.plain_verbs if verb != "fold" or bets.call or not choice.may_check]
    return [*map(Answer, plain), *(Answer(verb, word=str(amount)) for amount in amounts)]
