"""Dealing: to the players, to the table, wanted or not, and handed on."""

from pokernight.language.part import Part, Term, reads, sentence
from pokernight.rules.holdings import Holds
from pokernight.rules.parts.places import Face
from pokernight.rules.parts.price import Price
from pokernight.rules.rule import Purchase, Remark, Step
from pokernight.rules.totals import CHOSEN, Totals


@sentence("{count} card(s) {face}", "{count} [more] {face} [card]", "{count} [more] card {face}")
@reads("<a|> <last|final|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth> card {face}", count=1)
@reads("{count} [more] card", face=Face.DOWN)
class Batch(Part):
    """So many cards, up or down."""

    count: int
    face: Face


@sentence(
    "Deal {batches} to each player",
    "[Deal] {batches} to <each|every|all> player [still in]",
    "[Deal] {batches} to everyone [still in]",
    "Deal <each player|everyone> {batches}",
)
class Deal(Step):
    """So many cards to each player still in, one at a time."""

    batches: tuple[Batch, ...]

    def tally(self, totals: Totals) -> None:
        for batch in self.batches:
            if not totals.said(Wanted):
                totals.deal(batch.count)
            totals.tags |= {"stud"} if batch.face is Face.UP else set()


@sentence(
    "Nobody may look at these cards",
    "No <player|one> may look at <this|these|their> card [until <showdown|end of game>]",
    "Player <may|do> not look at <these|their> [hole|down] card [until showdown]",
    "without looking [at <these|their> card]",
)
class NoPeek(Remark):
    """Cards dealt blind: not even their owner knows them."""

    about = (Deal,)

    def tally(self, totals: Totals) -> None:
        totals.tags.add("no-peek")


@sentence("It costs {price}", "<This|card> cost {price}")
class Costs(Remark):
    """A price for the card."""

    about = (Deal,)
    price: Price

    def tally(self, totals: Totals) -> None:
        totals.tags.add("fee")


@sentence(
    "Deal cards face up to the players in turn until one matches another in rank."
    " It goes to the player who has that rank",
    "Deal one card to each player in turn until two card match in rank."
    " Give last card to player who had a card of that rank",
)
class DealUntilMatch(Step):
    """One card after another, round and round, until a rank comes twice."""

    def tally(self, totals: Totals) -> None:
        totals.cards_by_players = True
        totals.fixed_players = 13  # as many players as ranks: the next card must match one
        totals.tags |= {"stud", "odd-deal"}


@sentence(
    "get~s {count} up card(s) dealt",
    "<get|buy|is dealt> {count} [more] [face] up card [for free]",
    "get dealt {count} [more] up card",
    "for {count} [more] <up card|card [face] up>",
    "get {count} [more] [card] dealt up [to them] [from deck]",
    "<get|buy|is dealt> {count} [more] card [face] up",
    face=Face.UP,
    upto=False,
)
@sentence(
    "get~s {count} down card(s) dealt",
    "<get|buy|is dealt> {count} [more] [face] down card [for free]",
    "get dealt {count} [more] down card",
    "for {count} [more] <down card|card [face] down>",
    "get {count} [more] [card] dealt down [to them] [from deck]",
    "<get|buy|is dealt> {count} [more] card [face] down",
    face=Face.DOWN,
    upto=False,
)
@sentence(
    "get~s {count} card(s) dealt",
    "<get|buy|is dealt> {count} [more] card [for free]",
    face=None,
    upto=False,
)
@sentence("get~s up to {count} cards dealt", "<get|buy> up to {count} [more] card", face=None, upto=True)
@reads("[get|take] top card <off|of> deck", count=1)
class GetDealt(Purchase):
    """Cards for one player from the top of the deck, face down where nothing is said."""

    count: int
    face: Face | None = None
    upto: bool = False

    def tally(self, totals: Totals, times: int | None) -> None:
        if times is None:
            totals.deal(self.count)
        else:
            totals.take(once=self.count * times)
            totals.seen += self.count * times


class Wish(Term):
    """Who may still be dealt a card that is dealt only to those who want it."""

    ANYONE = ("if they want it",)
    LAST_ROUND = (
        "if they want it and got a card in the last round",
        "if they want it and if they got a card dealt to them last round",
    )
    NOT_THRICE = (
        "if they want it and have not declined 3 times in a row",
        "if they want it and if they have not declined a card three times in a row",
    )


@sentence("It is only dealt {wish}", "{wish}", price=None)
@sentence("It is only dealt {wish}, for {price}", "{wish} for {price}")
class Wanted(Remark):
    """The card is for those who want it, sometimes at a price."""

    about = (Deal,)
    wish: Wish = Wish.ANYONE
    price: Price | None = None

    def tally(self, totals: Totals) -> None:
        totals.open_cards = CHOSEN
        totals.tags |= {"fee"} if self.price else set()


@sentence(
    "They may have it {face} instead",
    "They may <get|take|have> it {face} [if they want] [instead]",
)
@reads(
    "[who may choose to have it] up or down <at their choice|as they choose|as they wish|>",
    "[they may] <choose|get it|take it> [to <get|have> it] up or down",
    face=Face.UP,
)
class ChooseFace(Remark):
    """The card the other way up, for nothing."""

    about = (Deal,)
    face: Face

    def tally(self, totals: Totals) -> None:
        totals.tags |= {"stud"} if self.face is Face.UP else set()


@sentence(
    "They may pay {price} to have it {face} instead",
    "They may pay {price} to get it {face} [instead]",
    "They may <get|take|have> it {face} for {price}",
)
class BuyFace(Remark):
    """The card the other way up, at a price."""

    about = (Deal,)
    price: Price
    face: Face

    def tally(self, totals: Totals) -> None:
        totals.tags |= {"fee", "stud"} if self.face is Face.UP else {"fee"}


@sentence("They may have it {face} by flipping a down card", "They may get it {face} by flipping [over] a down card")
class FlipForFace(Remark):
    """The card face down, when another down card is turned up for it."""

    about = (Deal,)
    face: Face = Face.DOWN

    def tally(self, totals: Totals) -> None:
        totals.tags.add("flip")


@sentence("It is dealt {face} if {when}", "Deal it {face} if {when}", "{when} get a {face} card instead")
class FaceIf(Remark):
    """The card the other way up for some."""

    about = (Deal,)
    face: Face
    when: Holds

    def tally(self, totals: Totals) -> None:
        totals.tags |= {"stud"} if self.face is Face.UP else set()


@sentence("The deal starts one seat further left each round", "Rotating start one player left each round")
class Rotating(Remark):
    """Another player gets the first card each round."""

    about = (Deal,)


@sentence(
    "Everybody but its owner sees it",
    "<Player may not|player do not|do not> look at their own card but <hold it|put it|place it|must show it|show it>"
    " <on their forehead|to everyone|to their forehead>",
    "[Each player] <hold|put|place> <it|card|their card> <on|to|against> their forehead"
    "[ so that everyone may see it| without looking at it]",
)
class SeenByOthers(Remark):
    """A card that all know but the player who has it."""

    about = (Deal,)

    def tally(self, totals: Totals) -> None:
        totals.tags.add("no-peek")


@sentence("Deal {hands} hands of {count} cards to each player", "Deal each player {hands} hand of {count} card")
class DealHands(Step):
    """Several hands for each player, face down, that are played apart."""

    hands: int
    count: int

    def tally(self, totals: Totals) -> None:
        totals.deal(self.hands * self.count)
        totals.hands = self.hands


@sentence("Deal the whole deck to the players", "Deal [out] <whole|entire> deck [to player]", "Deal all card to player")
class DealDeck(Step):
    """Every card of the deck, face down, one at a time round the table."""

    def tally(self, totals: Totals) -> None:
        totals.cards_by_players = True
        totals.fixed_players = totals.deck_size
        totals.tags.add("odd-deal")
