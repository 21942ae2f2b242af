"""Which lines are played again: the last so many, or those with certain numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pokernight.language.part import Part, reads, sentence

if TYPE_CHECKING:
    from collections.abc import Sequence


class Span(Part):
    """Lines that stand together, right before the one that speaks of them."""

    def start(self, before: Sequence[int]) -> int:
        """The place of the first of them among the lines before, which are told by their numbers."""
        raise NotImplementedError(f"{type(self).__name__} has no lines.")

    def fault(self, before: Sequence[int]) -> str:
        """What is wrong with them, as the end of a sentence; nothing where they can be played again."""
        raise NotImplementedError(f"{type(self).__name__} has no lines.")


@sentence("the last step", "<last|above> <action|step|rule>", "this [step]", count=1)
@reads("<draw|deal|exchange|pass|flip|discard> and [a] betting [round]", count=2)
@sentence("the last {count} steps", "<last|above> {count} <action|step|rule>", "{count} <action|step|rule> above")
class LastSteps(Span):
    """The last so many lines."""

    count: int

    def start(self, before: Sequence[int]) -> int:
        """A line may take more than one turn."""
        lines = list(dict.fromkeys(before))
        return before.index(lines[-self.count]) if self.count <= len(lines) else 0

    def fault(self, before: Sequence[int]) -> str:
        enough = 0 < self.count <= len(before)
        return "" if enough else f"repeats {self.count} steps, but {len(before)} come before it"


@sentence("step {first} above", "<action|step|rule> [number] {first} [above]", last=None, two=False)
@sentence("steps {first} and {last} above", "<action|step|rule> {first} and {last} [above]", two=True)
@sentence("steps {first} to {last} above", "<action|step|rule> {first} [to|through] {last} [above]", two=False)
class NumberedSteps(Span):
    """The lines from one number to another; two of them where it says "and"."""

    first: int
    last: int | None = None
    two: bool = False

    def start(self, before: Sequence[int]) -> int:
        return next((place for place, line in enumerate(before) if line >= self.first), 0)

    def fault(self, before: Sequence[int]) -> str:
        last = self.last or self.first
        if self.first not in before or last < self.first:
            return f"repeats step {self.first}, but no step before it has that number"
        if last != before[-1] or (self.two and last != self.first + 1):
            return "repeats other steps than those that come right before it"
        return ""
