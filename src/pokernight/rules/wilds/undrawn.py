"""Cards that are wild only for players who have drawn none, or only for all others."""

from collections.abc import Sequence

from pokernight.language.part import sentence
from pokernight.rules.dealing.supply import never_drew
from pokernight.rules.drawing.pat import DREW_NONE, TWISTED_NONE, StandsPat
from pokernight.rules.parts.faces import CardSet
from pokernight.rules.plan import Plan
from pokernight.rules.rule import Consequence, Event, Standing
from pokernight.rules.totals import Totals
from pokernight.rules.wilds.changes import BecomeWild, Change, StopBeingWild

_WHO = "for <whoever|<anyone|everyone|those|[a|any] player> <who|that>>"
_FOR_THEM = f"<{_WHO}|[for they] [but] [only] if they> <{DREW_NONE}|{TWISTED_NONE}>"


@sentence(
    "For whoever has drawn no cards, {cards:their} is~are wild",
    f"[all|any] {{cards}} is [only] wild {_FOR_THEM}",
    f"If they {TWISTED_NONE} [all|any] {{cards}} is wild for they",
    wild=True,
)
@sentence(
    "For whoever has drawn no cards, {cards:their} is~are not wild",
    f"[all|any] {{cards}} is not wild {_FOR_THEM}",
    f"If they {TWISTED_NONE} [all|any] {{cards}} is not wild for they",
    wild=False,
)
class WildUndrawn(Standing):
    """Cards that are wild for who has let every draw go by, or wild for all but those."""

    cards: tuple[CardSet, ...]
    wild: bool
    last_word = True

    def shape(self, plan: Plan) -> None:
        if never_drew(plan.table, plan.seat):
            for cards in self.cards:
                Change(cards, self.wild).shape(plan)

    def tally(self, totals: Totals) -> None:
        if self.wild:
            totals.wilds.extend(cards.most for cards in self.cards)
            totals.tags.add("wilds")


def for_the_undrawn(events: Sequence[Event], effects: Sequence[Consequence]) -> WildUndrawn | None:
    """What is wild, or is not, for who stands pat: it hangs on all draws, and not only on the last of them."""
    match events, effects:
        case (StandsPat(),), (
            BecomeWild(cards=cards, own=True, old=()) | StopBeingWild(cards=cards, own=True) as effect,
        ):
            return WildUndrawn(cards, isinstance(effect, BecomeWild))
    return None
