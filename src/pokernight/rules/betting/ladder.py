"""Prices that rise from one new card to the next."""

from typing import Any

from pokernight.language.part import Part, reads, sentence
from pokernight.rules.drawing.draw import Draw, PricePerCard
from pokernight.rules.drawing.twist import Twist, TwistOffer
from pokernight.rules.parts.price import Price
from pokernight.rules.parts.refs import Nth
from pokernight.rules.rule import Remark
from pokernight.rules.totals import Totals
from pokernight.table.table import Table


@sentence("{nth} new card costs {price}", "{nth} [new] [card] [drawn] cost {price}")
@sentence("{nth} new card is free", "{nth} [new] [card] [drawn] <is free|cost nothing>", price=None)
@sentence(
    "each further new card costs {price}",
    "<each|every|any> <further|more|other|> [new] [card] [after that] cost {price}",
    nth=None,
)
class NthCosts(Part):
    """What the first new card costs, or the second, or all further ones."""

    nth: Nth | None = None
    price: Price | None = None


@sentence("{costs:each}")
class RisingPrices(PricePerCard):
    """Each new card has a price of its own; one of which nothing is said costs as much as the one before."""

    about = (Draw,)
    costs: tuple[NthCosts, ...]

    @classmethod
    def said(cls, **fields: Any) -> Part | None:
        """What all cards cost alike is another rule."""
        return cls(**fields) if any(cost.nth for cost in fields["costs"]) else None

    def chips(self, table: Table, cards: int) -> list[int]:
        named = {list(Nth).index(cost.nth): cost for cost in self.costs if cost.nth}
        further = [cost for cost in self.costs if cost.nth is None]
        prices: list[int] = []
        for at in range(cards):
            cost = named.get(at) or next(iter(further), None)
            before = prices[-1] if prices else 0
            prices.append(before if cost is None else cost.price.chips(table) if cost.price else 0)
        return prices

    def tally(self, totals: Totals) -> None:
        totals.tags.add("fee")


@reads("[and] [a] {nth} [card|one] for {price}")
class NextCosts(Part):
    """What a second card costs, or a third, after the first has its price."""

    nth: Nth
    price: Price


@reads("{next:each}")
class FurtherTwists(Remark):
    """More cards for a twist of one, each at a price of its own."""

    about = (Twist,)
    next: tuple[NextCosts, ...]

    def after(self, first: TwistOffer) -> tuple[Draw, RisingPrices] | None:
        """The draw that it comes to with the first, and its prices; None where they are not counted one by one."""
        if [cost.nth for cost in self.next] != list(Nth)[1 : len(self.next) + 1] or first.amount.count != 1:
            return None
        costs = (NthCosts(Nth.FIRST, first.price), *(NthCosts(cost.nth, cost.price) for cost in self.next))
        amount = first.amount.replace(count=len(costs), upto=True)
        return Draw(amount), RisingPrices(costs)


@reads("[they] must pay {price} for each [new] card <after|beyond> <first|one>")
class AfterTheFirst(PricePerCard):
    """The first card costs nothing, and all others the same."""

    about = (Draw,)
    price: Price

    @classmethod
    def said(cls, **fields: Any) -> RisingPrices:
        return RisingPrices((NthCosts(Nth.FIRST), NthCosts(price=fields["price"])))
