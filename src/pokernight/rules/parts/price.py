"""What things cost."""

from __future__ import annotations

from fractions import Fraction
from functools import cached_property
from math import ceil
from typing import TYPE_CHECKING

from pokernight.language.part import Part, Term, reads, sentence

if TYPE_CHECKING:
    from pokernight.table.table import Table


class Unit(Term):
    """What a price is counted in."""

    ANTE = ("the ante", "the normal ante", "the usual ante", "the regular ante")
    MINIMUM = ("the minimum bet", "the minimum")
    MAXIMUM = ("the maximum bet", "the maximum")
    POT = ("the pot", "the amount in the pot", "what is in the pot")
    BET = ("the current bet", "the last bet")
    PASSING_FEE = ("the last round's passing fee", "the last passing fee")
    CHIP = ("chips",)


@sentence("{times} chip(s)", "{times} <dollar|buck|unit>", "$ {times}", unit=Unit.CHIP)
@sentence("double {unit}", "twice {unit}", times=Fraction(2))
@reads("triple {unit}", times=Fraction(3))
@reads("quadruple {unit}", times=Fraction(4))
@sentence("half {unit}", "[one] half [of] {unit}", times=Fraction(1, 2))
@sentence("{unit}", "a {unit}", "[a] <amount|value|size> <of|equal to> {unit}", "as much as {unit}", times=Fraction(1))
@sentence("{times} times {unit}", "{times} {unit}")
class Price(Part):
    """A price: so many times a unit."""

    unit: Unit
    times: Fraction = Fraction(1)

    def chips(self, table: Table) -> int:
        """What it comes to now; part of a chip counts as a whole one."""
        options = table.options
        match self.unit:
            case Unit.ANTE:
                unit = options.ante
            case Unit.MINIMUM:
                unit = options.minimum
            case Unit.MAXIMUM:
                unit = options.maximum
            case Unit.POT:
                unit = table.state.notes.get("pot to match") or table.pot_size()
            case Unit.BET:
                unit = table.state.notes.get("current bet", 0)
            case Unit.PASSING_FEE:
                unit = table.state.notes.get("passing fee", options.minimum)
            case Unit.CHIP:
                unit = 1
        return ceil(self._times * unit)

    @cached_property
    def _times(self) -> int | Fraction:
        """How many units; a whole number where it is one, which is multiplied sooner."""
        return self.times.numerator if self.times.denominator == 1 else self.times


ANTE = Price(Unit.ANTE)
POT = Price(Unit.POT)


_TO_PLAY = "[to <play|stay in|is in|is dealt in|is dealt into|get> [again] [a|next|new] [hand|deal|game]]"


@sentence("match~es the pot", "<double|match> pot", "match it", price=POT, most=None)
@sentence(
    "match~es the pot, up to {most}",
    "<match|pay> <pot|it> [up] to [[a] <maximum|limit|most> of] {most}",
    "match <pot|it> [but] <[for|pay] <no more than|at most>|[never|not] <for|pay> more than|never more than> {most}",
    "match <pot|it> [with] [a] <maximum|limit|cap|most> <of|is|> {most}",
    "match <pot|it> [with] [a] {most} <maximum|limit|cap>",
    "match <pot|it> [but] [is] <capped|limited> <at|to> {most}",
    price=POT,
)
@sentence("match~es the current bet", "call the current bet", "match the last bet", price=Price(Unit.BET), most=None)
@sentence(
    "pay~s {price}",
    "pay {price} <to|into> the pot",
    "put {price} <in|into> the pot",
    "put in {price}",
    "<add|contribute> {price} [<to|into> pot]",
    "ante {price}",
    most=None,
)
@reads("match half [of] [the] pot", price=Price(Unit.POT, Fraction(1, 2)))
@reads("match <pot|it> two time", "double match [pot]", price=Price(Unit.POT, Fraction(2)))
@reads("match <pot|it> three time", "triple match [pot]", price=Price(Unit.POT, Fraction(3)))
@reads(
    f"<reante|ante [again|up|a second time|once more]> {_TO_PLAY}", "pay a <second|new> ante", "match ante", price=ANTE
)
@reads("ante <twice|double>", "<put in|pay> a double ante", price=Price(Unit.ANTE, Fraction(2)))
class Payment(Part):
    """A price as the verb that pays it: "match the pot", "pay the maximum bet"; sometimes no more than so much."""

    price: Price
    most: Price | None = None

    def chips(self, table: Table) -> int:
        """What it comes to now."""
        chips = self.price.chips(table)
        return min(chips, self.most.chips(table)) if self.most else chips
