"""Exchanges: with the table, with the deck, with a neighbour."""

from pokernight.language.part import Part, reads, sentence
from pokernight.rules.parts.pick import Pick
from pokernight.rules.parts.places import Recipient
from pokernight.rules.parts.price import Price
from pokernight.rules.parts.refs import Nth
from pokernight.rules.rule import Action, Deed, Effect, Event, Remark
from pokernight.rules.totals import Totals


@sentence("take~s the table card or {other:v}", "take <table card|one of table card> or [may] {other}")
class TakeTable(Action):
    """The card on the table, or else something for a price."""

    other: Action

    def tally(self, totals: Totals, times: int | None) -> None:
        totals.table_offers += 1
        self.other.tally(totals, times)
        totals.tags.add("stud")


@sentence("take~s {count} table card(s)", "<take|pick|choose|buy> {count} [of] table card", common=False)
@sentence("take~s {count} common card(s)", "<take|pick|choose|buy> {count} [of] common card", common=True)
class TakeFromTable(Deed):
    """Cards of a player's choice from the table."""

    count: int
    common: bool = False
    by_name = True

    def tally(self, totals: Totals, times: int | None) -> None:
        totals.hold(0 if self.common else self.count)
        totals.seen += 0 if self.common else self.count
        totals.tags.add("stud")


@sentence("{nth} table card for {price}", "{nth} [table card] for {price}")
@sentence("{nth} table card for nothing", "{nth} [table card] for free", price=None)
class TableOffer(Part):
    """What a table card costs by its place."""

    nth: Nth
    price: Price | None


@sentence("take~s {offers:one}", "<take|buy> {offers}")
class BuyFromTable(Deed):
    """One of the table cards, each at its price."""

    offers: tuple[TableOffer, ...]

    def tally(self, totals: Totals, times: int | None) -> None:
        totals.hold(1)
        totals.seen += 1
        totals.tags |= {"stud", "fee"}


@sentence(
    "If they take the table card, it is replaced",
    "If they take [a] table card replace it",
    "If it is taken replace it",
    "Table card is replaced as <it is|they is> taken",
)
class ReplaceTaken(Remark):
    """A new card is dealt to the table for the one that was taken."""

    about = (TakeTable, TakeFromTable, BuyFromTable)


@sentence(
    "the table card comes to a player who has left it before", "a player have a second chance to take same table card"
)
class SecondChance(Event):
    """A table card that a player left lying comes round to the same player again."""

    def chances(self, totals: Totals) -> int:
        return totals.table_offers


@sentence("discard it and deal a new one", "discard it and replace it [instead]")
class ReplaceTable(Effect):
    """The table card is replaced."""

    def tally(self, totals: Totals, times: int) -> None:
        totals.take(once=times)


@sentence("exchange~s {cards} for {count} table card(s)", "exchange {cards} with {count} table card", common=False)
@sentence("exchange~s {cards} for {count} common card(s)", "exchange {cards} with {count} common card", common=True)
@sentence(
    "exchange~s {cards} with the table cards",
    "exchange {cards} <with|for> <table card|table>",
    common=False,
    count=None,
)
@sentence(
    "exchange~s {cards} with the common cards", "exchange {cards} <with|for> common card", common=True, count=None
)
class ExchangeTable(Deed):
    """Own cards for cards on the table, as many as are given where no number is said."""

    cards: Pick
    count: int | None
    common: bool = False

    def tally(self, totals: Totals, times: int | None) -> None:
        totals.seen += self.count or self.cards.count or totals.held
        totals.tags.add("draw")


@sentence(
    "exchange~s {cards} for the top card of the deck",
    "discard {cards} in exchange for top card off deck",
    "exchange {cards} <with|for> top card <off|of> deck",
    "exchange {cards} for a new <one|card>",
)
@reads("exchange with top card <off|of> deck", cards=Pick(None))
@reads("exchange it", cards=Pick(1, it=True))
class ExchangeTop(Deed):
    """A card is changed for a new one on the spot."""

    cards: Pick

    def tally(self, totals: Totals, times: int | None) -> None:
        totals.take(once=times or 0, each=0 if times else 1)
        totals.seen += times or 1


@sentence("exchange~s {cards} with {neighbour:one}")
@reads(
    "exchange <hand|card> with {neighbour}",
    "keep <it|their card|card> or exchange it with {neighbour}",
    cards=Pick(None),
)
class ExchangeWith(Deed):
    """Cards change places with as many of a neighbour's, who has to agree to it."""

    cards: Pick
    neighbour: Recipient

    def tally(self, totals: Totals, times: int | None) -> None:
        totals.seen += self.cards.count or totals.held
        totals.tags.add("pass")


@sentence(
    "exchange~s {cards} with the table hand",
    "exchange {cards} <for|with> <table hand|hand on table> [which is left face up]",
    "exchange {cards} for {_:int} from table hand",
)
@reads("exchange hand <for|with> <table hand|hand on table>", cards=Pick(None))
class ExchangeInHand(Deed):
    """Cards for as many out of the hand on the table."""

    cards: Pick

    def tally(self, totals: Totals, times: int | None) -> None:
        totals.seen += self.cards.count or totals.held
        totals.tags.add("draw")


@sentence("refuse~s to exchange")
class RefuseExchange(Deed):
    """A neighbour who wants to exchange cards is turned away."""
