"""How much, lowered."""

from dataclasses import replace

from pokernight.meaning.cards import Cards
from pokernight.meaning.numbers import Amount, Unit
from pokernight.meaning.sorts import Who
from pokernight.play import program
from pokernight.play.lowering import which, who
from pokernight.play.lowering.draft import Draft, refuse
from pokernight.play.program import Is

UNITS = {
    Unit.CHIP: program.Unit.CHIP,
    Unit.ANTE: program.Unit.ANTE,
    Unit.MINIMUM: program.Unit.MINIMUM,
    Unit.MAXIMUM: program.Unit.MAXIMUM,
    Unit.BET: program.Unit.BET,
    Unit.POT: program.Unit.POT,
}


def amount(draft: Draft, price: Amount, *, may_rise: bool = False) -> int:
    """So many times a unit, and again for each of some cards; only what is simply paid can rise each time."""
    draft.use(price, "unit", "times", "for_each", "most", "rises_from")
    if price.rises_from is not None:
        if not may_rise:
            raise refuse(price, "as what rises each time")
        once = amount(draft, replace(price, rises_from=None))
        return draft.node(Is.RISING, once, number=draft.rising(), low=price.rises_from)
    each = _each(draft, price.for_each) if price.for_each else 0
    unit, times = price.unit, price.times
    if unit is Unit.ANTE and draft.stake:  # the page's own ante, and not the table's
        unit, times = draft.stake.unit, times * draft.stake.times
    if unit not in UNITS:
        raise refuse(price, "before it is told in chips")
    most = amount(draft, price.most) if price.most else 0
    return draft.node(Is.CHIPS, each, most, number=UNITS[unit], low=times.numerator, high=times.denominator)


def _each(draft: Draft, those: Cards | Who) -> int:
    """The cards or the players for each of which something is paid."""
    return which.cards(draft, those) if isinstance(those, Cards) else who.who(draft, those)
