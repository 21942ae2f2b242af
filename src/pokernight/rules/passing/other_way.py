"""A pass the other way than the one before."""

from collections.abc import Iterable

from pokernight.language.part import Part, sentence
from pokernight.rules.parts.places import Neighbour, Recipient, Way
from pokernight.rules.passing.gifts import Gift
from pokernight.table.table import Table


@sentence(
    "the neighbour on the other side",
    "[neighbour] <to|on|in> <other|opposite> <side|direction>",
    "[back] [in] <other|opposite|reverse> <direction|way>",
)
class OtherWay(Recipient):
    """Whoever sits as far away as those who were passed cards before, but on the other side."""

    def of(self, table: Table, seat: int) -> int | None:
        rules = (rule for turn in table.course.turns[: table.cursor] for rule in turn.rules)
        *_, side = (None, *sides_of(part for rule in rules if isinstance(rule, Part) for part in rule.walk()))
        return side.of(table, seat) if side else None


def sides_of(parts: Iterable[Part]) -> list[Neighbour | None]:
    """What each "other side" in some parts is; None where no cards were passed to a side before."""
    last: Neighbour | None = None
    found: list[Neighbour | None] = []
    for part in parts:
        match part:
            case Gift(neighbour=Neighbour() as last):
                pass
            case OtherWay():
                last = last and last.replace(way=Way.LEFT if last.way is Way.RIGHT else Way.RIGHT)
                found.append(last)
    return found
