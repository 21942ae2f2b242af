"""Straights in which the ace has a place that is not the usual one."""

from dataclasses import replace
from typing import Any

from pokernight.cards import Rank
from pokernight.language.part import reads, sentence
from pokernight.rules.plan import Plan
from pokernight.rules.rule import Standing, Steady
from pokernight.rules.totals import Totals
from pokernight.rules.worth.order import AcesEither

_USED = "[<may is [used]|is|count> high <or|and>] <may [also] <is <used|played|counted>|count|play|stand>|[also] count>"
_NEXT = "<{_:int}|t|j|q|k>"
_ROW = f"[a] <a|ace> {{above}} {_NEXT} {_NEXT} {_NEXT}"


@sentence(
    "An ace may be used as a(n) {rank} in a straight",
    f"[A] ace {_USED} <as|for> [a] {{rank}} [in|to make|for] [a] straight",
    f"In [a] straight [a] ace {_USED} <as|for> [a] {{rank}}",
)
class AceAs(Steady):
    """An ace takes the place of a certain rank in straights: of the six, where the lowest card is a seven."""

    rank: Rank

    @classmethod
    def said(cls, **fields: Any) -> "AceAs | None":
        return cls(**fields) if fields["rank"] is not Rank.ACE else None

    def shape(self, plan: Plan) -> None:
        plan.order = replace(plan.order, ace_as=int(self.rank))

    def tally(self, totals: Totals) -> None:
        totals.tags.add("mod-ranks")


@reads(
    f"[A] ace {_USED} <below|under|beneath> [a] {{above}} in [a] straight",
    "[A] ace <rank|may <go|come|rank>> <below|under|beneath|before> [a] {above} in [a] straight",
    f"{_ROW} is [a|lowest] [possible] straight",
    f"Lowest [possible] straight is {_ROW}",
)
class AceBelow(Standing):
    """The same by the rank above it."""

    above: Rank

    @classmethod
    def said(cls, **fields: Any) -> AceAs | None:
        return AceAs(Rank(fields["above"] - 1)) if fields["above"] > Rank.THREE else None


@reads(f"[A] ace <may [also] <is [used [as]]|count [as]|go>|is [also]> low in [a] straight [as in|like|such as] {_ROW}")
class AceLow(Standing):
    """The same by the straight that it begins; before a two, it is in its usual place."""

    above: Rank

    @classmethod
    def said(cls, **fields: Any) -> Standing | None:
        return AcesEither() if fields["above"] is Rank.TWO else AceBelow.said(**fields)
