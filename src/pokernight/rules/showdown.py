"""Who gets the pot."""

from pokernight.cards import Suit
from pokernight.language.part import reads, sentence
from pokernight.rules.bet import Pay
from pokernight.rules.parts.places import Face, Way
from pokernight.rules.parts.price import POT, Payment
from pokernight.rules.parts.refs import End
from pokernight.rules.rule import Action, Effect, Event, HandName, Remark, Share, Standing, Step
from pokernight.rules.totals import Totals


@sentence("the {end} hand", "[highest|lowest] showing {end} hand", "best {end} hand", size=None)
@reads("best hand", end=End.HIGH)
@sentence("the {end} {size} card hand")
class BestHand(Share):
    """The best hand of those still in, as the cards speak."""

    end: End
    size: int | None = None


@sentence("the declared {end} hand", "<highest|high|lowest|best> declared {end} hand")
class DeclaredHand(Share):
    """The best hand of those who declared that way."""

    end: End


@sentence("the split-card")
class SplitCard(Share):
    """Whoever has the split-card."""

    tag = "split-card"


@sentence("the {end} {suit}", face=None)
@sentence("the {end} face-down {suit}", "{end} <down|hole> {suit}", "{end} {suit} in hole", face=Face.DOWN)
@sentence("the {end} face-up {suit}", "{end} up {suit}", face=Face.UP)
class SuitCard(Share):
    """Whoever has the highest or the lowest card of a suit."""

    end: End
    suit: Suit
    face: Face | None = None
    tag = "split-card"


@sentence("The split-card is {card}")
class SplitCardIs(Standing):
    """The card that takes part of the pot."""

    card: SuitCard


@sentence("the split-hand")
class SplitHand(Share):
    """Whoever wins the split-hand."""

    tag = "split-pot"


@sentence("the player to the winner's {way}", "[closest remaining|next] player <to|on> their {way}", seats=1)
@sentence("the player {seats} seats to the winner's {way}", "player {seats} seat to their {way}")
class NextTo(Share):
    """A neighbour of the winner, counted among those still in."""

    tag = "split-pot"

    way: Way
    seats: int = 1


@sentence("the team with the {end} hand")
class TeamHand(Share):
    """Both partners of the best hand."""

    end: End = End.HIGH


@sentence("the player with {hand}")
class HolderOf(Share):
    """Whoever has a certain hand."""

    hand: HandName


@sentence("the {end} unmatched hole card")
class UnmatchedCard(Share):
    """A hole card of a rank that nobody else holds."""

    end: End

    tag = "odd-ranks"


@sentence("Showdown: {first} wins", "[Showdown] {first} <win|take> [pot]", "Showdown {first} split pot", second=None)
@sentence(
    "Showdown: {first} and {second} split the pot",
    "[Showdown] {first} and {second} split pot",
    "[Showdown] {first} split pot with {second}",
)
class Showdown(Step):
    """The pot is given away, whole or in halves."""

    first: Share
    second: Share | None = None

    def tally(self, totals: Totals) -> None:
        shares = (self.first, self.second)
        ends = {share.end for share in shares if isinstance(share, BestHand | DeclaredHand)}
        if len(ends) == 2:
            spoken = all(isinstance(share, BestHand) for share in shares)
            totals.tags |= {"high-low"} if spoken or totals.declared else set()
        elif ends == {End.LOW} and self.second is None:
            totals.tags.add("lowball")
        totals.tags.update(share.tag for share in shares if share and share.tag)


@sentence(
    "If a partner folded, the other gets the whole pot", "If a team member folded remaining partner get whole pot"
)
class PartnerTakesAll(Remark):
    """A partner who is still in does not share with one who is not."""

    about = (Showdown,)


@sentence("nobody has a card that is unmatched", "no one have a unique card")
class NoneUnmatched(Event):
    """Every rank is held twice."""

    undecided = True


@sentence("Who went in and lost must {action}", "Anyone who went in and lost must {action}")
class LosersPay(Step):
    """The price of going in."""

    action: Action

    def tally(self, totals: Totals) -> None:
        totals.tags |= {"guts", "match-pot"} if self.action == Pay(Payment(POT)) else {"guts"}


@sentence("nobody went in", "no one <went|go> in")
class NobodyIn(Event):
    """All have stayed out."""

    undecided = True


@sentence("only one player went in", "only one player <go|is> in")
class OnlyOneIn(Event):
    """Nobody is there to compare with."""


@sentence("someone had to match the pot", "someone match pot")
class SomeoneMatched(Event):
    """A player who went in has lost."""

    undecided = True


@sentence("{share} takes the whole pot", "{share} <take|win> <whole pot|pot and game end|whole pot and game end>")
class GoesTo(Effect):
    """The pot goes to somebody after all."""

    share: Share


@sentence("they take the whole pot", "they <take|win> [whole] pot [and game end]")
class TheyWin(Effect):
    """The player it happened to gets the pot."""
