"""A player that tries every promising answer in worlds that fit what it has seen, for as long as it has time."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from math import exp
from time import perf_counter
from typing import TYPE_CHECKING, ClassVar

from pokernight.bots.candidates import possible, promising
from pokernight.bots.mean import Mean
from pokernight.bots.steady import Steady
from pokernight.bots.style import EVEN, Style, sized
from pokernight.bots.trial import Habits
from pokernight.table import events as ev
from pokernight.table.choices import Answer, Betting

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from pokernight.bots.instinct import Instinct
    from pokernight.table.chair import Chair
    from pokernight.table.hand import Hand
    from pokernight.table.referee import End

SECONDS = 0.5
"""How long it thinks about an answer."""

FIRST, LAST = 0.3, 0.85
"""The part of its time for a first thought, and that for all; the rest is for whatever comes in between."""

FINALISTS = 5
"""How many answers it plays out at most."""

LOOKED_OVER = 16
"""So many worlds are looked over first, to tell what is a good hand among those that others may have."""

WORLDS = 160
"""When so many worlds are played, more would change little."""

FEWEST = 8
"""No answer is given up before it was tried in so many worlds."""

SURE = 1.0
"""It leaves its first thought for what is better by so many standard errors."""

TELLING = {"bet": 1.0, "raise": 1.2, "call": 0.2, "check": -0.3}
"""How much an action tells of a good hand."""


class Sharp(Steady):
    """Plays worlds to their end, those more that fit what the others have done; leaves a steady answer for a better."""

    kind: ClassVar[str] = "sharp"

    def __init__(self, name: str = "", seed: int | str = 0, style: Style = EVEN, seconds: float = SECONDS) -> None:
        """A sharp player of some style, who thinks so long about an answer."""
        super().__init__(name, seed, style)
        self.seconds = seconds
        self._others: Others

    def answer(self, chair: Chair) -> Answer:
        """What a steady player would answer, or what turns out better in the worlds that there is time for."""
        began = perf_counter()
        choice = chair.choice
        assert choice is not None
        answers = bets(choice, chair.view.pot) if isinstance(choice, Betting) else possible(choice, self.chance)
        if len(answers) == 1:
            return answers[0]
        worlds = [chair.worlds.draw(self.chance) for _ in range(LOOKED_OVER)]
        self._others = Others(chair, worlds)
        self._until = began + FIRST * self.seconds
        first = super().answer(chair)
        self._until = began + LAST * self.seconds
        return self._better(chair, first, answers, worlds)

    def _weight(self, world: Hand) -> float:
        return self._others.weight(self._others.nerve(world))

    def _better(self, chair: Chair, first: Answer, answers: list[Answer], worlds: list[Hand]) -> Answer:
        if not isinstance(chair.choice, Betting):
            answers = promising(answers, worlds[:2], chair.seat, FINALISTS, self.chance)
        trials = Trials(first, answers, chair.seat, self._instinct(chair))
        longest = 0.0
        for number in range(WORLDS):
            began = perf_counter()
            if began + longest > self._until or len(trials.habits) == 1:
                break
            world = worlds[number] if number < len(worlds) else chair.worlds.draw(self.chance)
            nerve = self._others.nerve(world)
            trials.play(world, nerve, self._others.weight(nerve))
            longest = max(longest, perf_counter() - began)
        return trials.best


class Trials:
    """What answers bring in the same worlds, compared with the first thought."""

    def __init__(self, first: Answer, answers: Sequence[Answer], seat: int, instinct: Instinct) -> None:
        """Nothing tried so far."""
        self.first = first
        self.habits = {answer: Habits(seat, instinct) for answer in dict.fromkeys((first, *answers))}
        self.gains = {answer: Mean() for answer in self.habits}
        """What each answer brings more than the first thought."""

    def play(self, world: Hand, nerve: Mapping[int, float], weight: float) -> None:
        """Try all answers in a world, and give up those that will hardly turn out better."""
        usual = self.habits[self.first].chips_after(self.first, world.copy(), nerve)
        self.gains[self.first].add(0.0, weight)
        for answer, habits in list(self.habits.items()):
            if answer != self.first:
                gain = self.gains[answer]
                gain.add(habits.chips_after(answer, world.copy(), nerve) - usual, weight)
                if gain.count >= FEWEST and gain.value + 2 * gain.doubt < 0:
                    del self.habits[answer]

    @property
    def best(self) -> Answer:
        """The answer that brings most, where that is beyond doubt; else the first thought."""
        sure = {answer: self.gains[answer].value - SURE * self.gains[answer].doubt for answer in self.habits}
        best = max(sure, key=lambda answer: sure[answer])
        return best if self.gains[best].count >= FEWEST else self.first


class Others:
    """What can be told of the others: how good their hands are in a world, and whether that fits what they did."""

    def __init__(self, chair: Chair, worlds: Sequence[Hand]) -> None:
        """Look over some worlds to tell good hands from bad ones."""
        self.seat = chair.seat
        self.ends = worlds[0].referee.ends
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
    referee = world.referee
    return {seat: referee.strength(seat, end) for seat in world.table.state.still_in}


def bets(choice: Betting, pot: int) -> list[Answer]:
    """What can be done with chips: the plain answers, a small bet and a good one."""
    offer = choice.bets
    verb = "raise" if offer.to else "bet"
    amounts = sorted({offer.least, sized(offer, pot)}) if offer.may_raise else []
    plain = [verb for verb in choice.plain_verbs if verb != "fold" or offer.call or not choice.may_check]
    return [*map(Answer, plain), *(Answer(verb, word=str(amount)) for amount in amounts)]
