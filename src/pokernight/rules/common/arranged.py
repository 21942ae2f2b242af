"""How the common cards of a hand have to lie: in one line, next to each other, opposite each other."""

from collections.abc import Container
from typing import Any, ClassVar

from pokernight.cards import Card
from pokernight.language.part import Part, reads, sentence
from pokernight.rules.common.layout import AROUND, SHAPES, Line, lines_of, opposites, runs
from pokernight.table.places import COMMON
from pokernight.table.table import Table

ONE_OF = "one|any|any one|either|same|only one|a single"
"""One line, whichever it is."""

_EACH_OTHER = "<each other|one a>"

Groups = tuple[frozenset[Card], ...]


@sentence(
    "{line}",
    f"[<[common] card|those> <from|in|of|on|along>] [one|any|either] [two|three|four|five] {{line}} [of <{SHAPES}>]",
)
@reads("horizontal", line=Line.ROW)
@reads("vertical", line=Line.COLUMN)
class Along(Part):
    """A kind of line."""

    line: Line


class Arrangement(Part):
    """How some common cards lie to each other."""

    together: ClassVar[bool] = True
    """Whether a group of them comes into a hand as a whole."""

    def groups(self, table: Table, sizes: Container[int]) -> Groups:
        """All common cards that lie so, as many together as is wanted."""
        raise NotImplementedError(f"{type(self).__name__} lies nowhere.")


@sentence("in one {lines:either}", f"<from|in|of|on|along> [only] [{ONE_OF}] [of] {{lines:either}} {AROUND}")
@reads("one above other", lines=(Along(Line.COLUMN),))
class InLine(Arrangement):
    """In one line, next to each other or not."""

    together = False
    lines: tuple[Along, ...]

    def groups(self, table: Table, sizes: Container[int]) -> Groups:
        return lines_of(table, (along.line for along in self.lines))


@reads(f"from [only] [{ONE_OF}] [of] {{lines:either}} {AROUND}")
class FromLine(Part):
    """Cards of one line, where they are not said to be cards: "three from any row"."""

    lines: tuple[Along, ...]

    @classmethod
    def said(cls, **fields: Any) -> InLine:
        return InLine(**fields)


@reads(f"<from|in|of|along> a {{lines:either}} {AROUND}")
class InSomeLine(Arrangement):
    """In any line of several kinds; "three in a row" may only be next to each other."""

    lines: tuple[Along, ...]

    @classmethod
    def said(cls, **fields: Any) -> InLine | None:
        return None if fields["lines"] == (Along(Line.ROW),) else InLine(**fields)


class Touching(Arrangement):
    """Common cards that lie so only together."""


@sentence(
    "next to each other", f"<next to|beside|touching|adjacent to> {_EACH_OTHER} {AROUND}", "<adjacent|side by side>"
)
class SideBySide(Touching):
    """Side by side, without a gap."""

    def groups(self, table: Table, sizes: Container[int]) -> Groups:
        wanted = [size for size in range(len(table.state.at(COMMON)) + 1) if size in sizes]
        found = (frozenset(run) for size in wanted for run in runs(table, size))
        return tuple(dict.fromkeys(found))


@sentence("opposite each other", f"<opposite [from|to]|across from> {_EACH_OTHER} {AROUND}", f"opposite {AROUND}")
class Facing(Touching):
    """Two that face each other."""

    def groups(self, table: Table, sizes: Container[int]) -> Groups:
        pairs = tuple(frozenset(pair) for pair in opposites(table)) if 2 in sizes else ()
        singles = tuple(frozenset((card,)) for card in table.state.at(COMMON)) if 1 in sizes else ()
        return (*pairs, *singles, *((frozenset(),) if 0 in sizes else ()))
