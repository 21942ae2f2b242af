"""Bots for measuring others: one that plays by chance, and one that never folds."""

from typing import ClassVar

from pokernight.bots.bot import Bot
from pokernight.table.chair import Chair
from pokernight.table.choices import Answer, Betting


class RandomBot(Bot):
    """Any answer that is allowed."""

    kind: ClassVar[str] = "random"

    def answer(self, chair: Chair) -> Answer:
        """One of the answers that are offered, by chance."""
        assert chair.choice is not None
        return chair.choice.any(self.chance)


class Caller(Bot):
    """Stays in whatever it costs, never raises, and answers everything else by chance."""

    kind: ClassVar[str] = "caller"

    def answer(self, chair: Chair) -> Answer:
        """Check or call; anything else by chance."""
        choice = chair.choice
        assert choice is not None
        if isinstance(choice, Betting) and choice.plain_verbs:
            return Answer(choice.plain_verbs[0])
        return choice.any(self.chance)
