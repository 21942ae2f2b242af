"""Bugs: wild cards that are good for few things."""

from pokernight.language.part import Part, reads, sentence
from pokernight.rules.common.commons import HAND
from pokernight.rules.parts.faces import CardSet, Faces, WildCards
from pokernight.rules.parts.subjects import THEY
from pokernight.rules.plan import Plan, faces_of
from pokernight.rules.rule import Remark, Standing
from pokernight.rules.totals import Totals

FILL = "[in|with|for|to|may|may is used to] [complete|fill [in|out]|make]"
"""To be the card that a hand lacks."""


@reads(
    f"[with|as|for] [a] ace <or|and|> {FILL} [a] straight <or|and> [a] flush",
    f"{FILL} [a] straight <or|and|> [a] flush <or|and> [with|as|for] [a] ace",
)
class AsBug(Part):
    """What a bug is good for; one that completes nothing is an ace anyhow."""


@sentence(
    "{cards} is~are bugs",
    "{cards} is a bug",
    "{cards} [is wild but] may [only] is used {_:AsBug} [only]",
    "{cards} [is wild but] may only is used <in|with|for|to> [<complete|fill|make>] [a] straight <or|and> [a] flush",
    "{cards} is [semi] wild [but] [only] {_:AsBug} [only]",
    "{cards} count {_:AsBug}",
    "{cards} is [only] good {_:AsBug}",
)
class Bug(Standing):
    """Cards that count as an ace, or complete a straight or a flush."""

    cards: tuple[CardSet, ...]

    @property
    def steady(self) -> bool:
        return all(isinstance(cards, Faces) for cards in self.cards)

    def shape(self, plan: Plan) -> None:
        for cards in self.cards:
            if isinstance(cards, WildCards):
                plan.wilds_are_bugs = True
            plan.bugs |= faces_of(cards, plan)

    def tally(self, totals: Totals) -> None:
        for cards in self.cards:
            totals.wilds.append(cards.most)
            if isinstance(cards, WildCards):
                totals.tags.discard("wilds")
        totals.tags.add("limited")


_IN_HAND = "[in <their|a|one|final> [final] hand|to make their hand|at a time]"


@sentence(
    "A hand may have at most {count} wild card(s)",
    f"{THEY} may [only] use [only|at most|up to] {{count}} wild card {_IN_HAND}",
    f"<No hand may|{HAND} may not|{THEY} may not|no one may> <use|have|contain|include> more than {{count}} wild card"
    f" {_IN_HAND}",
    f"{HAND} may <use|have|contain|include> <only|at most|up to|no more than> {{count}} wild card",
    f"Only {{count}} wild card may is used {_IN_HAND}",
    "[but] only {count} [of they] may is <used|wild> <in <their|a|one|final> [final] hand|at a time>",
)
class FewWild(Standing):
    """So many cards of a hand are wild and no more; the others are what is printed on them."""

    count: int

    def shape(self, plan: Plan) -> None:
        plan.most_wild = self.count

    def tally(self, totals: Totals) -> None:
        totals.tags.add("limited")


@sentence(
    "A bug counts as an ace or completes a straight or a flush",
    "<a|> <bug|it|they> <may [only] is used|is [only] good|is only wild> {_:AsBug}",
)
class BugMeaning(Remark):
    """What a bug is, said for those who do not know."""

    about = (Bug,)
