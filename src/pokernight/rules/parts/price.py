"""What things cost."""

from fractions import Fraction

from pokernight.language.part import Part, Term, reads, sentence


class Unit(Term):
    """What a price is counted in."""

    ANTE = ("the ante",)
    MINIMUM = ("the minimum bet", "the minimum")
    MAXIMUM = ("the maximum bet", "the maximum")
    POT = ("the pot",)
    BET = ("the current bet",)
    PASSING_FEE = ("the last round's passing fee", "the last passing fee")
    CHIP = ("chips",)


@sentence("{times} chip(s)", unit=Unit.CHIP)
@sentence("double {unit}", "twice {unit}", times=Fraction(2))
@reads("triple {unit}", times=Fraction(3))
@reads("quadruple {unit}", times=Fraction(4))
@sentence("half {unit}", "half of {unit}", times=Fraction(1, 2))
@sentence("{unit}", "a {unit}", times=Fraction(1))
@sentence("{times} times {unit}", "{times} {unit}")
class Price(Part):
    """A price: so many times a unit."""

    unit: Unit
    times: Fraction = Fraction(1)


ANTE = Price(Unit.ANTE)
POT = Price(Unit.POT)


@sentence("match~es the pot", price=POT, most=None)
@sentence("match~es the pot, up to {most}", "match pot to a maximum of {most}", price=POT)
@sentence("match~es the current bet", "call the current bet", price=Price(Unit.BET), most=None)
@sentence("pay~s {price}", "pay {price} <to|into> the pot", "put {price} <in|into> the pot", most=None)
@reads("reante", "ante [again]", "pay a second ante", price=ANTE)
@reads("ante twice", price=Price(Unit.ANTE, Fraction(2)))
class Payment(Part):
    """A price as the verb that pays it: "match the pot", "pay the maximum bet"; sometimes no more than so much."""

    price: Price
    most: Price | None = None
