"""Discarding, drawing, twisting, buying, and exchanging with the table."""

from pokernight.language.part import Part, reads, sentence
from pokernight.rules.bet import PayTo
from pokernight.rules.parts.pick import Pick
from pokernight.rules.parts.places import Face
from pokernight.rules.parts.price import Price
from pokernight.rules.rule import Action, Deed, Effect, Event, Remark, Standing
from pokernight.rules.totals import Totals


@sentence("discard~s {cards}", to=None, face_up=False)
@sentence("discard~s {cards}, face up", to=None, face_up=True)
@sentence("discard~s {cards} to {to}", face_up=False)
@reads("not discard", cards=Pick(0))
class Discard(Deed):
    """Cards laid away, sometimes to bring something about."""

    cards: Pick
    to: Action | None = None
    face_up: bool = False

    def tally(self, totals: Totals, times: int | None) -> None:
        if times is None:
            totals.hold(-(self.cards.hand or self.cards.count or 0))
        if self.to:
            self.to.tally(totals, times)


@sentence("discard~s down to {count} cards", "discard until they have {count} card left")
class DiscardTo(Deed):
    """As many cards laid away as leave a certain number."""

    count: int

    def tally(self, totals: Totals, times: int | None) -> None:
        totals.hold(self.count - totals.held)


@sentence(
    "Each player must discard {count} of the cards they flip during the game",
    "Each player must discard {count} of these card when flipped during game",
)
class DiscardFlipped(Standing):
    """So many cards must be laid away when they are turned up, at any time in the hand."""

    count: int


@sentence("Low hands act first", "Low hand get to act first")
class LowFirst(Remark):
    """Whoever shows the lower hand goes first."""

    about = (Discard,)


@sentence("{count} card(s)", "exactly {count} card", "{count} of their card", upto=False, with_ace=None, face=None)
@sentence("{count} down card(s)", "{count} of their down card", upto=False, with_ace=None, face=Face.DOWN)
@sentence("{count} up card(s)", "{count} of their up card", upto=False, with_ace=None, face=Face.UP)
@sentence("up to {count} card(s)", upto=True, with_ace=None, face=None)
@sentence("up to {count} down card(s)", upto=True, with_ace=None, face=Face.DOWN)
@sentence("up to {count} up card(s)", upto=True, with_ace=None, face=Face.UP)
@sentence(
    "up to {count} card(s), {with_ace} with an ace",
    "up to {count} card {with_ace} if they show a ace",
    upto=True,
    face=None,
)
@sentence(
    "any number of cards", "as many card as they <want|wish|like>", count=None, upto=True, with_ace=None, face=None
)
class Amount(Part):
    """How many cards are drawn: so many, up to so many, of a kind, more for who shows an ace."""

    count: int | None
    upto: bool = False
    with_ace: int | None = None
    face: Face | None = None


@sentence("draw~s {amount}", "discard {amount} to get a new down card", more=0)
@sentence(
    "discard~s {amount} and draw~s {more} more than that",
    "discard {amount} and draw back {more} more card than they discarded",
)
class Draw(Deed):
    """Discards replaced by new cards."""

    amount: Amount
    more: int = 0

    def tally(self, totals: Totals, times: int | None) -> None:
        amount = self.amount.count if self.amount.count is not None else totals.held
        ace = (self.amount.with_ace or amount) - amount
        totals.take(each=amount + self.more, aces=ace)
        totals.seen += amount + ace + self.more
        totals.hold(self.more)
        totals.tags.add("draw")


@sentence("They may not look at the new cards", "They may not look at card they is dealt")
class Unseen(Remark):
    """Drawn cards stay blind."""

    about = (Draw,)


@sentence("Everyone discards before anyone gets a new card")
class DiscardFirst(Remark):
    """All discards lie on the table before the first new card is dealt."""

    about = (Draw,)


@sentence("Only right after getting their last up card", "Only if they do it after getting their last up card")
class RightAfterDeal(Remark):
    """The draw comes before the next player gets a card of the deal before."""

    about = (Draw,)


@sentence("New cards come {face}", "Draw card come back {face}")
class NewCards(Remark):
    """How drawn cards lie."""

    about = (Draw,)
    face: Face


@sentence(
    "draw~s a card from the deck or any face-up discard",
    "draw a card either from top of deck or any face up discard",
)
class DrawOpen(Deed):
    """A new card, or one that somebody discarded face up."""

    def tally(self, totals: Totals, times: int | None) -> None:
        totals.take(each=1)
        totals.seen += 1
        totals.tags.add("draw")


@sentence("Discards lie face up on the table", "Discard go face up to table")
class OpenDiscards(Remark):
    """Everybody sees what is discarded."""

    about = (
        Draw,
        DrawOpen,
        Discard,
    )


@sentence(
    "change~s the top card of their stack for a new one",
    "discard top card of their stack and get a new top card in its place",
)
class DrawTop(Deed):
    """The top of the stack is discarded for a new card, which lies there unseen by the others."""

    def tally(self, totals: Totals, times: int | None) -> None:
        totals.take(each=1)
        totals.seen += 1
        totals.tags.add("draw")


@sentence(
    "who drew fewer than {count} cards adds cards of their own on top until there are enough",
    "who drew less than {count} card must put enough card on top of their stack of card received"
    " until it have {_:int} card",
)
class TopUp(Deed):
    """The stack of drawn cards is filled up from the hand."""

    count: int


@sentence("{amount} for {price}", each=False)
@sentence("{amount} for {price} each", each=True)
class TwistOffer(Part):
    """How many cards may be twisted, at what price."""

    amount: Amount
    price: Price
    each: bool = False


@sentence("twist~s {offers:one}", "<change|replace> {offers}")
class Twist(Deed):
    """A draw that is paid for; the new card lies as the old one lay."""

    offers: tuple[TwistOffer, ...]

    def tally(self, totals: Totals, times: int | None) -> None:
        most = max(offer.amount.count or totals.held for offer in self.offers)
        totals.take(each=most)
        totals.seen += most
        totals.tags |= {"draw", "fee"}


@sentence("The new card comes {face} for {price}", "If they pay {price} instead they get new card {face}")
class TwistFace(Remark):
    """The new card the other way up, at another price."""

    about = (Twist,)
    face: Face
    price: Price


@sentence(
    "For an up card, they may have the new card down by flipping a down card",
    "If they twist a up card they may get new card down by flipping their hole card",
)
class TwistDown(Remark):
    """The new card face down, when the hole card is turned up for it."""

    about = (Twist,)

    def tally(self, totals: Totals) -> None:
        totals.tags.add("flip")


@sentence(
    "They may reject it. Who keeps it discards the bottom card of their stack",
    "They may reject or keep card but if they keep card they must discard bottom card from their stack",
)
class ForBottom(Remark):
    """The card may be refused once seen; if kept, it costs the bottom of the stack."""

    about = (PayTo,)

    def tally(self, totals: Totals) -> None:
        totals.hold(-1)
        totals.tags.add("draw")


@sentence("take~s the table card or {other:v}")
class TakeTable(Action):
    """The card on the table, or else something for a price."""

    other: Action

    def tally(self, totals: Totals, times: int | None) -> None:
        totals.table_offers += 1
        self.other.tally(totals, times)
        totals.tags.add("stud")


@sentence("If they take the table card, it is replaced", "If they take table card replace it")
class ReplaceTaken(Remark):
    """A new card is dealt to the table for the one that was taken."""

    about = (TakeTable,)


@sentence("a player could take the same table card again", "a player have a second chance to take same table card")
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
class ExchangeTable(Deed):
    """Own cards for cards on the table."""

    cards: Pick
    count: int
    common: bool = False

    def tally(self, totals: Totals, times: int | None) -> None:
        totals.seen += self.count
        totals.tags.add("draw")


@sentence("exchange~s {cards} for the top card of the deck", "discard {cards} in exchange for top card off deck")
class ExchangeTop(Deed):
    """A card is changed for a new one on the spot."""

    cards: Pick

    def tally(self, totals: Totals, times: int | None) -> None:
        totals.take(once=times or 0, each=0 if times else 1)
        totals.seen += times or 1
