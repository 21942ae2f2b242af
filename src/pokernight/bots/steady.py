"""A player that deals the unseen cards again and again in its head, and goes by what comes of it most of the time."""

from __future__ import annotations

from statistics import fmean
from typing import TYPE_CHECKING, ClassVar

from pokernight.bots.bot import Bot
from pokernight.bots.candidates import possible, promising
from pokernight.bots.style import EVEN, Style
from pokernight.bots.trial import Habits
from pokernight.table.choices import Answer, Betting

if TYPE_CHECKING:
    from pokernight.table.chair import Chair
    from pokernight.table.choices import Choice

DEALS = 24
"""How often the unseen cards are dealt at most to tell the chance of a hand."""

BATCH = 6
"""After so many deals it looks whether the case is clear already."""

FINALISTS = 5
"""How many answers are played out, out of all that were looked at."""

ROUNDS, TRIALS = 3, 20
"""So many rounds with so many hands played out in each, among the finalists; after each the worse half drops out."""


class Steady(Bot):
    """Weighs its chance against the price, and chooses cards by what they do to its chances."""

    kind: ClassVar[str] = "steady"

    def __init__(self, name: str = "", seed: int | str = 0, style: Style = EVEN) -> None:
        """A steady player of some style."""
        super().__init__(name, seed)
        self.temper = style
        self.style = style.name
        self._seen: tuple[object, ...] = ()
        self._shares: list[float] = []

    def answer(self, chair: Chair) -> Answer:
        """The answer that promises most."""
        choice = chair.choice
        assert choice is not None
        return self._bet(chair, choice) if isinstance(choice, Betting) else self._choose(chair, choice)

    def _bet(self, chair: Chair, choice: Betting) -> Answer:
        """Stay in where the chance is worth the price, and raise where it is better than the others'."""
        view, bets = chair.view, choice.bets
        others = len(view.chips) - len(view.folded) - 1
        fair = 1 / (others + 1)
        price = bets.call / (view.pot + bets.call) if bets.call else 0.0
        worth_raising = self.temper.raises_at * fair
        share = self._chance(chair, (self.temper.calls_at * price, worth_raising))
        if bets.may_raise and (share > worth_raising or self.temper.bluffs(self.chance, others, bets)):
            most = share > (1 + self.temper.raises_at) / 2 * fair or not choice.plain_verbs
            return Answer("raise" if bets.to else "bet", word=str(bets.most if most else bets.least))
        if not choice.plain_verbs or (choice.may_fold and share < self.temper.calls_at * price):
            return Answer("fold") if choice.may_fold else choice.default
        return Answer(choice.plain_verbs[0])

    def _chance(self, chair: Chair, limits: tuple[float, ...]) -> float:
        """What part of the pot it can expect; deals go on until it is clear on which side of the limits that is."""
        view = chair.view
        now = (view.line, view.folded, view.places, tuple(view.declared.items()))
        if now != self._seen:
            self._seen, self._shares = now, []
        habits = Habits(view.seat, self.chance)
        while len(self._shares) < DEALS and not self._clear(limits):
            for _ in range(BATCH):
                self._shares.append(habits.play_out(chair.worlds.draw(self.chance)).share)
        return fmean(self._shares)

    def _clear(self, limits: tuple[float, ...]) -> bool:
        count = len(self._shares)
        if not count:
            return False
        share = fmean(self._shares)
        doubt = (max(share * (1 - share), 0.04) / count) ** 0.5
        return all(abs(share - limit) > 2 * doubt for limit in limits)

    def _choose(self, chair: Chair, choice: Choice) -> Answer:
        """Look at what can be answered, play the promising answers out, and take the one that brings most."""
        answers = possible(choice, self.chance)
        if len(answers) > 1:
            worlds = [chair.worlds.draw(self.chance) for _ in range(2)]
            answers = promising(answers, worlds, chair.seat, FINALISTS, self.chance)
        results: dict[Answer, list[int]] = {answer: [] for answer in answers}
        habits = {answer: Habits(chair.seat, self.chance) for answer in answers}
        for _ in range(ROUNDS):
            if len(answers) < 2:
                break
            for _ in range(TRIALS // len(answers)):
                world = chair.worlds.draw(self.chance)
                for answer in answers:
                    twin = world.copy()
                    before = twin.table.state.chips[chair.seat]
                    twin.answer(chair.seat, answer)
                    paid = before - twin.table.state.chips[chair.seat]
                    results[answer].append(habits[answer].play_out(twin).chips - paid)
            answers = sorted(answers, key=lambda answer: -fmean(results[answer]))[: (len(answers) + 1) // 2]
        return answers[0]
