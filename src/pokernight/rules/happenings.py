"""More to watch for: hands that come to lie up, cards that match, cards that nobody has, knocks and peeks."""

from pokernight.language.part import sentence
from pokernight.rules.parts.faces import Faces, Printed
from pokernight.rules.parts.places import Face
from pokernight.rules.parts.refs import Lying
from pokernight.rules.rule import Action, Condition, Effect, Event, HandName, Standing
from pokernight.rules.totals import Totals


@sentence(
    "nobody gets {cards:one} face up",
    "no {cards} is <dealt|flipped|dealt or flipped> face up",
    "there is no {cards} face up",
)
class NeverUp(Event):
    """No card of a kind lies face up when the deal is over."""

    cards: Faces


@sentence("nobody has {cards:one}", "no one have {cards}", face=None)
@sentence(
    "nobody has {cards:one} that lies face down",
    "no one have a <face down|down|hole> {cards}",
    "no one have {cards} in hole",
    face=Face.DOWN,
)
@sentence("nobody has {cards:one} that lies face up", "no one have a <face up|up> {cards}", face=Face.UP)
class NobodyHolds(Event):
    """No card of a kind is in any hand at the showdown."""

    cards: Faces
    face: Face | None = None


@sentence(
    "a card dealt face up matches another player's up card",
    "a card [is] dealt face up [that] match <a card face up|a [player's] <up|face up> card>",
    "<a player|they> is dealt a [face] up card <of same rank as|that match> a player's [face] up card",
)
class MatchesOther(Event):
    """A card dealt face up has the rank of one that lies up before another player."""

    def chances(self, totals: Totals) -> int:
        return totals.seen


@sentence("the other player must {action}", "<player it matched|first player> must {action}")
class OtherMust(Effect):
    """The player whose card was matched has to do something."""

    action: Action

    def tally(self, totals: Totals, times: int) -> None:
        self.action.tally(totals, times)


@sentence("it goes to the other player", "<it|card> is passed to <other|that> player", "other player get it")
class GoesToOther(Effect):
    """The card moves to the player whose card it matched."""

    def tally(self, totals: Totals, times: int) -> None:
        totals.seen += times
        totals.tags.add("pass")


@sentence("both cards are discarded", "both must is discarded")
class BothDiscarded(Effect):
    """The card and the one that it matched are laid away."""

    def tally(self, totals: Totals, times: int) -> None:
        totals.tags.add("discard")


@sentence("a player looks at their cards", "<a player|anyone|they> <get caught looking|look> at their card")
class Peeks(Event):
    """Somebody looks at cards that nobody may look at."""


@sentence(
    "a player stands pat", "<a player|any player|anyone|they> <who stood pat|who do not draw|do not draw|stand pat>"
)
class StandsPat(Event):
    """Somebody draws no card."""


@sentence("nobody bets", "no one <bet|make a bet>", "everyone check")
class NobodyBets(Event):
    """All have checked."""

    undecided = True


@sentence(
    "a player has {hand}", "<they|a player|any player|anyone> <have|is dealt|get> {hand}", "any player with {hand}"
)
class HasHand(Condition):
    """A player holds a hand, whether it shows or not."""

    hand: HandName


@sentence(
    "a player has no cards left",
    "<they|a player|any player> <have no card [left]|with no card [left]|discard all of their card>",
)
class NoCardsLeft(Condition):
    """A player has laid away every card."""


@sentence("a player has fewer than {count} cards", "<they|a player|any player> have less than {count} card")
class ShortOf(Condition):
    """A player has too few cards."""

    count: int


@sentence("{ref} is {cards:one}")
class CardIs(Condition):
    """A card on the table is of a kind."""

    ref: Lying
    cards: Faces


@sentence("{ref} pairs another common card", "{ref} pair <any|one of|> [a] common card")
class PairsCommon(Condition):
    """A card on the table has the rank of a common card."""

    ref: Lying


@sentence("all {cards} are discarded", "all {cards} must is discarded")
class AllDiscarded(Effect):
    """Everybody lays away all cards of a kind."""

    cards: Printed

    def tally(self, totals: Totals, times: int) -> None:
        totals.tags.add("discard")


@sentence("Players discard all {cards} that they have", "[any|all] {cards} must is discarded")
class MustDiscard(Standing):
    """Cards of a kind are laid away as soon as somebody has them."""

    cards: Printed

    def tally(self, totals: Totals) -> None:
        totals.tags.add("discard")


@sentence("there are more than {count} players", more=True)
@sentence("there are fewer than {count} players", more=False)
class Players(Condition):
    """How many play."""

    count: int
    more: bool
