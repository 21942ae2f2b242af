"""The split-hand: a part of the pot for a count of cards, for what they come to, or for a hand of some of them."""

from collections.abc import Sequence

from pokernight import ranking
from pokernight.language.part import reads, sentence
from pokernight.ranking import Hand
from pokernight.ranking.hand import NO_HAND
from pokernight.rules.parts.faces import Faces
from pokernight.rules.parts.places import Face
from pokernight.rules.parts.refs import End
from pokernight.rules.parts.subjects import WITH
from pokernight.rules.plan import Plan, holding, plan_for
from pokernight.rules.pot.prizes import HasMost
from pokernight.rules.pot.shares import HandOf, PointShare
from pokernight.rules.rule import Share, Standing, Winners
from pokernight.rules.totals import Totals
from pokernight.rules.worth.hands import MadeOf, MostOf, Pile
from pokernight.table.places import Lie
from pokernight.table.table import Table

_DOWN, _UP = "<down|face down|hole>", "[face] up"


@sentence(
    "the {end} total of {cards:plural}", f"{WITH} {{end}} [point] total <of|in> [all] [their] {{cards}}", face=None
)
@sentence(
    "the {end} total of down {cards:plural}",
    f"{WITH} {{end}} [point] total <of|in> [all] [their] <{_DOWN} {{cards}}|{{cards}} <face down|in hole>>",
    face=Face.DOWN,
)
@sentence(
    "the {end} total of up {cards:plural}",
    f"{WITH} {{end}} [point] total <of|in> [all] [their] <{_UP} {{cards}}|{{cards}} <face up|showing>>",
    face=Face.UP,
)
@reads(f"{WITH} most point <of|in> {{cards}}", end=End.HIGH, face=None)
@reads(f"{WITH} most point <of|in> <{_DOWN} {{cards}}|{{cards}} <face down|in hole>>", end=End.HIGH, face=Face.DOWN)
@reads(f"{WITH} most point <of|in> <{_UP} {{cards}}|{{cards}} <face up|showing>>", end=End.HIGH, face=Face.UP)
class TotalOf(PointShare):
    """Whoever has cards of a kind that come to more points than those of the others, or to fewer."""

    end: End
    cards: Faces
    face: Face | None = None

    def counted(self, plan: Plan) -> ranking.Points:
        return plan.counted(None, fewest=self.end is End.LOW)

    def made(self, table: Table, seat: int) -> Hand:
        plan, lying = plan_for(table, seat), table.lying(seat, *(self.face.lies if self.face else Lie))
        held = holding(table, seat, [card for card in lying if self.cards.has(table, card, seat)])
        own = ranking.Holding(held.down, held.up)
        return plan.ranking(self.counted(plan), qualified=False).hand(own) if own.at(ranking.Place.ALL) else NO_HAND


@sentence("The split-hand goes to {share}", "Split hand <is [won by]|go to> {share}")
class SplitHandIs(Standing):
    """The split-hand goes by points."""

    share: PointShare

    def tally(self, totals: Totals) -> None:
        totals.tags.add(self.share.tag)


@sentence("the split-hand")
class SplitHand(Share):
    """Whoever wins the split-hand, which is a count of cards, or a hand of up cards or of down cards, or of points."""

    tag = "split-pot"

    def winners(self, table: Table, seats: Sequence[int], before: Sequence[Winners] = ()) -> Winners:
        shares: list[Share] = [HasMost(rule.cards, rule.face, rule.fewest) for rule in table.standing(MostOf)]
        shares += [HandOf(End.HIGH, rule.face) for rule in table.standing(MadeOf) if rule.pile is Pile.SPLIT]
        shares += [rule.share for rule in table.standing(SplitHandIs)]
        found = shares[0].winners(table, seats, before) if shares else Winners()
        return found._replace(why=found.why.replace("high hand", "split-hand"))
