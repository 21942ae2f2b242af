"""Who gets the pot."""

from pokernight.language.part import sentence
from pokernight.rules.parts.faces import End
from pokernight.rules.parts.places import Way
from pokernight.rules.rule import Event, HandName, Remark, Share, Step
from pokernight.rules.totals import Totals


@sentence("the {end} hand", "[highest|lowest] showing {end} hand", "best {end} hand", size=None)
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
@sentence("Showdown: {first} and {second} split the pot", "[Showdown] {first} and {second} split pot", "[Showdown] {first} split pot with {second}")
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


@sentence("If a partner folded, the other gets the whole pot", "If a team member folded remaining partner get whole pot")
class PartnerTakesAll(Remark):
    """A partner who is still in does not share with one who is not."""


@sentence("nobody has a card that is unmatched", "no one have a unique card")
class NoneUnmatched(Event):
    """Every rank is held twice."""

    undecided = True


@sentence("Who went in and lost must match the pot", "Anyone who went in and lost must match pot")
class LosersMatch(Step):
    """The price of going in."""

    def tally(self, totals: Totals) -> None:
        totals.tags |= {"guts", "match-pot"}


@sentence("nobody went in or someone had to match the pot", "no one went in or someone had to match pot")
class NotSettled(Event):
    """The pot goes on."""

    undecided = True
