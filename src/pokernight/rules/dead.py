"""Cards that count for nothing."""

from pokernight.language.part import sentence
from pokernight.rules.parts.faces import CardSet, Faces
from pokernight.rules.parts.refs import End
from pokernight.rules.plan import Plan, faces_of
from pokernight.rules.rule import Standing
from pokernight.rules.totals import Totals

DEAD = (
    "<is dead|is dead card|count for nothing|is worthless|is worth nothing|may not is used [in [a|winning] hand]"
    "|do not count>"
)
"""To be as good as not there."""


@sentence("{cards} is~are dead", f"[all|any] [of] {{cards}} {DEAD}", mates=False, end=None)
@sentence("{cards} is~are dead in {end} hands", f"[all|any] {{cards}} {DEAD} <in|for> {{end}} [hand]", mates=False)
@sentence(
    "{cards} and all cards of the same rank are dead",
    f"[all|any] {{cards}} and {{_:Mates}} {DEAD}",
    f"[all|any] {{cards}} {DEAD} <and|as is|and so is> {{_:Mates}}",
    mates=True,
    end=None,
)
class Dead(Standing):
    """Cards that count for nothing."""

    cards: tuple[CardSet, ...]
    mates: bool = False
    end: End | None = None

    @property
    def steady(self) -> bool:
        return all(isinstance(cards, Faces) for cards in self.cards)

    def shape(self, plan: Plan) -> None:
        if self.end not in (None, plan.end):
            return
        plan.dead = plan.dead.union(*(faces_of(cards, plan, mates=self.mates) for cards in self.cards))

    def tally(self, totals: Totals) -> None:
        totals.tags.add("dead")
