"""Discarding, drawing, twisting, buying, and exchanging with the table."""

from pokernight.language.part import Part, reads, sentence
from pokernight.rules.bet import PayTo
from pokernight.rules.parts.pick import Pick
from pokernight.rules.parts.places import Face, Neighbour
from pokernight.rules.parts.price import Price
from pokernight.rules.rule import Action, Deed, Remark, Standing
from pokernight.rules.totals import Totals


@sentence("discard~s {cards}", "discard {cards} face down", to=None, face_up=False)
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


@sentence(
    "discard~s down to {count} cards",
    "discard until they have {count} card left",
    "<keep|choose> {count} card [to keep] and discard rest",
    "discard all but {count} of their card",
)
class DiscardTo(Deed):
    """As many cards laid away as leave a certain number."""

    count: int

    def tally(self, totals: Totals, times: int | None) -> None:
        totals.hold(self.count - totals.held)


@sentence(
    "Each player must discard {count} of the cards they flip during the game, each when it is flipped",
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
    "up to {count} card(s), or {with_ace} if they show an ace",
    "up to {count} card {with_ace} with a ace",
    "up to {count} card [or] {with_ace} if they <show|have> a ace",
    upto=True,
    face=None,
)
@sentence(
    "any number of cards", "as many card as they <want|wish|like>", count=None, upto=True, with_ace=None, face=None
)
@reads("{count}")
class Amount(Part):
    """How many cards are drawn: so many, up to so many, of a kind, more for who shows an ace."""

    count: int | None
    upto: bool = False
    with_ace: int | None = None
    face: Face | None = None


@sentence(
    "draw~s {amount}",
    "draw {amount} for free",
    "discard {amount} to get a new down card",
    "discard {amount} and <draw|get> <a|a new one|replacement|new card|that many|same number> [new card] [from deck]",
    "discard and <draw|replace> {amount}",
    "<change|replace> {amount}",
    more=0,
)
@reads("buy a replacement card", amount=Amount(1))
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


@sentence(
    "They may do so only right after getting their last up card", "Only if they do it after getting their last up card"
)
class RightAfterDeal(Remark):
    """The draw comes before the next player gets a card of the deal before."""

    about = (Draw,)


@sentence(
    "New cards come {face}",
    "<Draw|drawn|new|replacement> card <come [back]|is [dealt]> {face}",
    "Card drawn is [dealt] {face}",
    "[All] draw <is|come> {face}",
    "{face}",
    first=False,
)
@sentence("The first new card comes {face}", "First <card drawn|new card> <is [dealt]|come> {face}", first=True)
class NewCards(Remark):
    """How drawn cards lie, or only the first of them."""

    about = (Draw,)
    face: Face
    first: bool = False


@sentence("Each new card costs {price}", "paying {price} for each [card]", "Each card drawn cost {price}")
class EachCosts(Remark):
    """Drawing is paid for, card by card."""

    about = (Draw,)
    price: Price

    def tally(self, totals: Totals) -> None:
        totals.tags.add("fee")


@sentence(
    "They may draw {count} more for {price}",
    "and {count} [more] [card] for {price}",
    "They may pay {price} to draw {count} more [card]",
)
@reads("and a second [card] for {price}", count=1)
class MoreFor(Remark):
    """More cards may be drawn at a price."""

    about = (Draw,)
    count: int
    price: Price

    def tally(self, totals: Totals) -> None:
        totals.take(each=self.count)
        totals.seen += self.count
        totals.tags.add("fee")


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
    "who drew fewer than {count} cards puts cards of their own on top of the drawn ones until there are {count}",
    "who drew less than {count} card must put enough card on top of their stack of card received"
    " until it have {count} card",
)
class TopUp(Deed):
    """The stack of drawn cards is filled up from the hand."""

    count: int


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


@sentence(
    "draw~s the top card of the deck or the top discard",
    "draw top card <of|off> deck or top card <of|off> discard [pile]",
    "draw a card from deck or take top discard",
)
class DrawEither(Deed):
    """A new card, or the one that was discarded last."""

    def tally(self, totals: Totals, times: int | None) -> None:
        totals.take(each=1)
        totals.seen += 1
        totals.tags.add("draw")


@sentence("draw~s from the discards of {neighbour:one}", "draw {_:Amount} from discard of {neighbour}")
class DrawDiscards(Deed):
    """The cards that a neighbour laid away, as many as were discarded."""

    neighbour: Neighbour

    def tally(self, totals: Totals, times: int | None) -> None:
        totals.tags |= {"draw", "pass"}


@sentence("draw~s as many cards as {neighbour:one} drew", "draw as many card as {neighbour} [drew|did]", more=0)
@sentence("draw~s {more} more card(s) than {neighbour:one} drew", "draw {more} card more than {neighbour} [drew]")
class DrawLike(Deed):
    """The number of new cards depends on a neighbour."""

    neighbour: Neighbour
    more: int = 0

    def tally(self, totals: Totals, times: int | None) -> None:
        totals.take(each=totals.held)
        totals.seen += totals.held
        totals.tags.add("draw")


@sentence(
    "change~s their whole hand for a new one",
    "discard their [whole|entire] hand and get a new one",
    "keep their hand or <discard|exchange> it for <a new one|next one>",
    "<get|buy> a new hand",
    "exchange their [whole|entire] hand",
)
class NewHand(Deed):
    """All cards are laid away for as many new ones."""

    def tally(self, totals: Totals, times: int | None) -> None:
        totals.take(each=totals.held)
        totals.seen += totals.held
        totals.tags.add("draw")
