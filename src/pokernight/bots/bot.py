"""What every bot has in common: a name, a style, and an answer to whatever it is asked."""

from __future__ import annotations

from abc import ABC, abstractmethod
from random import Random
from typing import TYPE_CHECKING, ClassVar

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pokernight.catalogue.entry import Entry
    from pokernight.table.chair import Chair
    from pokernight.table.choices import Answer


class Bot(ABC):
    """A player that sees what a player sees, and knows nothing beforehand about any game."""

    kind: ClassVar[str]
    """How strong it is: one of the words by which a player asks for it."""
    style = "plain"

    def __init__(self, name: str = "", seed: int | str = 0) -> None:
        """A bot with a name; the same seed makes the same moves."""
        self.name = name or self.kind.capitalize()
        self.chance = Random(f"{name}/{seed}")

    @abstractmethod
    def answer(self, chair: Chair) -> Answer:
        """What it answers to the question before it."""

    def call_game(self, entries: Sequence[Entry]) -> Entry:
        """The game that it calls when it is the dealer."""
        return self.chance.choice(entries)
