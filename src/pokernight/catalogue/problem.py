"""What goes wrong with a page or a wish, said in sentences that a player understands."""

from dataclasses import dataclass


class Mistake(ValueError):
    """A wish that cannot be granted; its message is a whole sentence."""


@dataclass(frozen=True)
class Problem:
    """One thing wrong with a page: where it is, and what it is.

    >>> print(Problem("friday.md", 12, "Anaconda (#10)", "Rule 5 stands where rule 4 should stand."))
    friday.md, line 12, in Anaconda (#10): Rule 5 stands where rule 4 should stand.
    """

    page: str
    line: int
    """The line from 1, or 0 when it is about the page as a whole."""
    entry: str
    """Name and number of the entry, or nothing when it lies outside of every entry."""
    sentence: str

    def __str__(self) -> str:
        line = f", line {self.line}" if self.line else ""
        entry = f", in {self.entry}" if self.entry else ""
        return f"{self.page}{line}{entry}: {self.sentence}"
