"""Hands that only some tables know, where a page has them and does not say what they beat."""

from pokernight.language.part import Term, sentence
from pokernight.rules.parts.refs import End
from pokernight.rules.plan import Plan
from pokernight.rules.rule import Steady
from pokernight.rules.totals import Totals
from pokernight.rules.worth.hands import Made
from pokernight.rules.worth.order import Beats


class Special(Term):
    """A hand that is none at most tables."""

    FOUR_CARD_STRAIGHT = Made.FOUR_CARD_STRAIGHT.phrases
    FOUR_CARD_FLUSH = Made.FOUR_CARD_FLUSH.phrases
    BLAZE = Made.BLAZE.phrases
    SKIP_STRAIGHT = Made.SKIP_STRAIGHT.phrases
    LITTLE_DOG = Made.LITTLE_DOG.phrases
    BIG_DOG = Made.BIG_DOG.phrases
    LITTLE_TIGER = Made.LITTLE_TIGER.phrases
    BIG_TIGER = Made.BIG_TIGER.phrases

    @property
    def unbroken(self) -> bool:
        return True

    @property
    def made(self) -> Made:
        """The same among all hands."""
        return Made[self.name]

    @property
    def usual(self) -> Beats:
        """Its place by custom; of several in one place, the later one is the better."""
        match self:
            case Special.FOUR_CARD_STRAIGHT | Special.FOUR_CARD_FLUSH:
                worse, better = Made.PAIR, Made.TWO_PAIR
            case Special.BLAZE:
                worse, better = Made.TWO_PAIR, Made.THREE
            case Special.SKIP_STRAIGHT:
                worse, better = Made.THREE, Made.STRAIGHT
            case _:
                worse, better = Made.STRAIGHT, Made.FLUSH
        return Beats((self.made,), (worse,), better=better)


@sentence(
    "Also played: {hands:each}",
    "{hands:each} <is <played|used|allowed|recognized|recognised|in play>|[also] count|is [also] good>",
)
class Played(Steady):
    """Hands that count though they are usually none, in the place that custom gives them unless a rule says another."""

    hands: tuple[Special, ...]

    def shape(self, plan: Plan) -> None:
        placed = {hand for rule in plan.table.standing(Beats) for hand in rule.hands}
        for hand in Special:
            if plan.end is End.HIGH and hand in self.hands and hand.made not in placed:
                plan.order = hand.usual.placed(plan.order)

    def tally(self, totals: Totals) -> None:
        totals.tags.add("mod-ranks")
