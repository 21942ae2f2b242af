"""What keeps a page from being played: rules that are not understood, and rules that do not work together."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pokernight.game.game import Game


@dataclass(frozen=True)
class Unknown:
    """A rule that is not understood: its number, its text, and where understanding stopped."""

    rule: int
    text: str
    column: int
    reason: str

    @property
    def nearest(self) -> tuple[str, ...]:
        """The three nearest sentences that would be understood."""
        from pokernight.english.suggestions import nearest  # they are only read when somebody is at a loss

        return nearest(self.text)

    def __str__(self) -> str:
        pointer = " " * self.column + "^"
        examples = "\n".join(f"  {example}" for example in self.nearest)
        return f"Rule {self.rule}: {self.reason}\n{self.text}\n{pointer}\nThese would be understood:\n{examples}"


class NotUnderstood(ValueError):
    """A game with rules that cannot be read."""

    def __init__(self, unknown: tuple[Unknown, ...]) -> None:
        super().__init__("\n".join(map(str, unknown)))
        self.unknown = unknown


class CannotWork(ValueError):
    """A game whose rules are understood, but that cannot be played."""

    def __init__(self, reason: str, game: "Game") -> None:
        super().__init__(reason)
        self.game = game
