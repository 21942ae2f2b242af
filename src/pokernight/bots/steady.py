"""A player that deals the unseen cards again and again in its head, and goes by what comes of it most of the time."""

from __future__ import annotations

from math import inf, sqrt
from time import perf_counter
from typing import TYPE_CHECKING, ClassVar

from pokernight.bots.bot import Bot
from pokernight.bots.candidates import possible, promising
from pokernight.bots.instinct import Instinct
from pokernight.bots.mean import Mean
from pokernight.bots.style import EVEN, Style
from pokernight.bots.trial import Habits
from pokernight.table.choices import Answer, Betting

if TYPE_CHECKING:
    from pokernight.table.chair import Chair
    from pokernight.table.choices import Choice
    from pokernight.table.hand import Hand

BATCH = 6
"""After so many deals it looks whether the case is clear already."""

LEAST_DOUBT = 0.2
"""The spread of a chance that a few deals may hide."""

FINALISTS = 5
"""How many answers are played out, out of all that were looked at."""

ROUNDS = 3
"""The finalists are played out in so many rounds; after each the worse half drops out."""


class Steady(Bot):
    """Weighs its chance against the price, and chooses cards by what they do to its chances."""

    kind: ClassVar[str] = "steady"
    deals: ClassVar[int] = 24
    """How often it deals the unseen cards at most to tell the chance of a hand."""
    trials: ClassVar[int] = 20
    """How many hands it plays out in a round of finalists."""

    def __init__(self, name: str = "", seed: int | str = 0, style: Style = EVEN) -> None:
        """A steady player of some style."""
        super().__init__(name, seed)
        self.temper = style
        self.style = style.name
        self._until = inf
        """When it stops thinking about an answer."""
        self._seen: tuple[object, ...] = ()
        self._share = Mean()

    @property
    def hope(self) -> float:
        """What part of the pot it expects, as far as it has thought about its hand."""
        return self._share.value

    def answer(self, chair: Chair) -> Answer:
        """The answer that promises most."""
        choice = chair.choice
        assert choice is not None
        return self._bet(chair, choice) if isinstance(choice, Betting) else self._choose(chair, choice)

    def _bet(self, chair: Chair, choice: Betting) -> Answer:
        """Stay in where the chance is worth the price, and raise where it is better than the others'."""
        view = chair.view
        others = len(view.chips) - len(view.folded) - 1
        raised = view.round.raises if view.round else 0
        share = self._chance(chair, self.temper.limits(choice, others, view.pot, raised))
        if self.temper.bluffs(choice, others, self.chance):
            return Answer("raise" if choice.bets.to else "bet", word=str(choice.bets.least))
        return self.temper.bet(choice, share, others, view.pot, raised)

    def _chance(self, chair: Chair, limits: tuple[float, ...]) -> float:
        """What part of the pot it can expect; deals go on until it is clear on which side of the limits that is."""
        view = chair.view
        now = (view.line, view.folded, view.places, tuple(view.declared.items()))
        if now != self._seen:
            self._seen, self._share = now, Mean()
        habits = Habits(view.seat, self._instinct(chair))
        while not self._share.count or (self._share.count < self.deals and perf_counter() < self._until):
            world = chair.worlds.draw(self.chance)
            weight = self._weight(world)
            self._share.add(habits.play_out(world).share, weight)
            if self._share.count % BATCH == 0 and self._clear(limits):
                break
        return self._share.value

    def _instinct(self, chair: Chair) -> Instinct:
        """What it does without thinking, in the game at hand."""
        return Instinct(self.chance, chair.worlds.draw(self.chance).referee.known)

    def _weight(self, world: Hand) -> float:  # noqa: ARG002
        """How much a world counts; to a steady player, all are the same."""
        return 1.0

    def _clear(self, limits: tuple[float, ...]) -> bool:
        share = self._share.value
        doubt = max(self._share.doubt, LEAST_DOUBT / sqrt(self._share.count))
        return all(abs(share - limit) > 2 * doubt for limit in limits)

    def _choose(self, chair: Chair, choice: Choice) -> Answer:
        """Look at what can be answered, play the promising answers out, and take the one that brings most."""
        answers = possible(choice, self.chance)
        if len(answers) > 1:
            worlds = [chair.worlds.draw(self.chance) for _ in range(2)]
            answers = promising(answers, worlds, chair.seat, FINALISTS, self.chance)
        results = {answer: Mean() for answer in answers}
        instinct = self._instinct(chair)
        habits = {answer: Habits(chair.seat, instinct) for answer in answers}
        for _ in range(ROUNDS):
            if len(answers) < 2:
                break
            for _ in range(self.trials // len(answers)):
                world = chair.worlds.draw(self.chance)
                for answer in answers:
                    results[answer].add(habits[answer].chips_after(answer, world.copy()))
                if perf_counter() > self._until:
                    break
            answers = sorted(answers, key=lambda answer: -results[answer].value)[: (len(answers) + 1) // 2]
        return answers[0]
