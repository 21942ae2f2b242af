"""Cards that go from player to player."""

from pokernight.language.part import Part, reads, sentence
from pokernight.rules.parts.pick import Pick
from pokernight.rules.parts.places import Face, Neighbour, Recipient, Way
from pokernight.rules.parts.price import ANTE, Price
from pokernight.rules.rule import Action, Deed, Effect, Remark, Step
from pokernight.rules.totals import CHOSEN, Totals


@sentence("{cards} to {neighbour}", "{cards} {neighbour}", "{cards} and pass it to {neighbour}", also=None)
@sentence("{cards} and {also} to {neighbour}")
class Gift(Part):
    """Cards for a neighbour, of one kind or of two."""

    cards: Pick
    neighbour: Recipient
    also: Pick | None = None


@sentence("pass~es {gifts}", "give {gifts}", "keep <it|card|their card> or pass {gifts}", face_up=False)
@sentence("pass~es {gifts}, face up", "pass {gifts} and flip it face up", "flip [over] {gifts}", face_up=True)
@reads("not pass", gifts=(Gift(Pick(0), Neighbour(Way.LEFT)),))
class PassCards(Deed):
    """Everybody chooses first; then the cards move together, known to the one who passed them."""

    gifts: tuple[Gift, ...]
    face_up: bool = False

    def tally(self, totals: Totals, times: int | None) -> None:
        totals.seen += sum(gift.cards.count or totals.held for gift in self.gifts)
        totals.seen += sum(gift.also.count or 0 for gift in self.gifts if gift.also)
        totals.tags |= {"pass", "flip"} if self.face_up else {"pass"}


@sentence("their up cards go to {neighbour}", "their up card <get|is> passed to {neighbour}", face=Face.UP)
@sentence(
    "their cards are passed to {neighbour}",
    "their cards go to {neighbour}",
    "their <card|hand> <get|is> passed to {neighbour}",
)
@reads("player to their left [must] <take|get> their card", neighbour=Neighbour(Way.LEFT))
@reads("player to their right [must] <take|get> their card", neighbour=Neighbour(Way.RIGHT))
class HandPasses(Effect):
    """A whole hand moves to a neighbour, or what is shown of it."""

    neighbour: Neighbour
    face: Face | None = None

    def tally(self, totals: Totals, times: int) -> None:
        totals.takes_hands = True
        totals.tags.add("pass")


@sentence(
    "auction~s off {cards} and keep~s what it brings",
    "auction off {cards} keeping any money they make",
    "<auction off|sell> {cards} [to highest bidder]",
)
class AuctionOff(Deed):
    """A card for sale to the highest bidder, who pays its owner."""

    cards: Pick

    def tally(self, totals: Totals, times: int | None) -> None:
        totals.from_others += self.cards.count or 1
        totals.tags |= {"pass", "fee"}


@sentence(
    "trade~s cards with another player, as many for as many, saying only how many,"
    " at most {times} times, for {price} each time",
    "trade card with each other as long as same number of card is traded by each player."
    " No information may is given about card except number offered for trade."
    " Each player may trade up to {times} time but must reante each time",
)
class TradeCards(Deed):
    """Two players exchange equally many cards, unseen; only the number is said."""

    times: int
    price: Price = ANTE

    def tally(self, totals: Totals, times: int | None) -> None:
        totals.seen += self.times * totals.held
        totals.tags |= {"pass", "fee"}


@sentence(
    "ask~s another player for a down card of a rank, and get~s it or else the top card of the deck",
    "ask a player if they have a down card of a particular rank."
    " If other player do asker get card otherwise they get top card off deck",
)
class AskForRank(Deed):
    """A card of a named rank from another player, or a new one."""

    def tally(self, totals: Totals, times: int | None) -> None:
        totals.open_cards = CHOSEN
        totals.tags.add("pass")


@sentence("steal~s {cards} from another player", "<steal|take|draw> {cards} from any [one] other player", victim=None)
@sentence("steal~s {cards} from {victim:one}", "<steal|take|draw> {cards} from [hand of] {victim}")
class Steal(Deed):
    """A card that changes hands against its owner's will."""

    cards: Pick
    victim: Neighbour | None = None

    def tally(self, totals: Totals, times: int | None) -> None:
        totals.seen += self.cards.count or 1 if times is None else (self.cards.count or 1) * times
        totals.tags.add("pass")


@sentence("force~s another player to {action}", "force any [one] [other] player to {action}")
class Force(Deed):
    """Something that another player has to do."""

    action: Action

    def tally(self, totals: Totals, times: int | None) -> None:
        self.action.tally(totals, 1)


@sentence(
    "call~s for a twister: each player gives {count} cards to the dealer, who shuffles and redeals them",
    "call for a twister where each player give {count} card to dealer who shuffle them and redeal them",
)
class CallTwister(Deed):
    """Cards of everybody's choice are gathered, shuffled and dealt again."""

    count: int

    def tally(self, totals: Totals, times: int | None) -> None:
        totals.seen += self.count * (times or 1)
        totals.tags |= {"draw", "pass"}


@sentence(
    "From the high card showing to the low, each player without a partner picks one."
    " Partners put their cards together and play one hand, but bet alone",
    "From high card showing down to low card showing each player who do not yet have a partner pick one."
    " Partner combine their hand and is now considered one player although they bet separately",
)
class PickPartners(Step):
    """Two players put their cards together and play as one hand, though each bets alone."""

    def tally(self, totals: Totals) -> None:
        totals.seen += totals.held
        totals.hold(totals.held)


@sentence("pass~es their discards to {neighbour}", "pass discard to {neighbour}")
class PassDiscards(Deed):
    """What a player laid away is a neighbour's to draw."""

    neighbour: Neighbour

    def tally(self, totals: Totals, times: int | None) -> None:
        totals.tags |= {"pass", "draw"}


@sentence(
    "Nobody looks at the new cards before all have passed",
    "[These|They] [card] may not is looked at until everyone have passed",
    "before looking at card they get",
    "Player may not look at card they get until everyone have passed",
)
class PassBlind(Remark):
    """Cards are chosen before those that come are seen."""

    about = (PassCards,)


@sentence(
    "look~s at {cards} of another player",
    "look at {cards} of any [one] other player",
    "look at any [one] other player's {cards}",
)
class PeekAt(Deed):
    """Cards of another player that one gets to know."""

    cards: Pick


@sentence("buy~s {cards} from another player", "buy {cards} from any [one] other player")
class BuyFrom(Deed):
    """A card for a price that the two agree on."""

    cards: Pick

    def tally(self, totals: Totals, times: int | None) -> None:
        totals.from_others += self.cards.count or 1
        totals.tags |= {"pass", "fee"}


@sentence("their up cards become common cards")
class BecomeCommon(Effect):
    """What a player showed belongs to every hand from then on."""

    def tally(self, totals: Totals, times: int) -> None:
        totals.tags.add("common")
