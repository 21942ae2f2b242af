"""Cards that are wild for who has others, said the other way round, and for who has so many cards."""

from typing import Any

from pokernight.language.part import reads, sentence
from pokernight.rules.parts.faces import CardSet, Faces
from pokernight.rules.parts.likes import SameRank, TheCard
from pokernight.rules.plan import Plan
from pokernight.rules.rule import Standing
from pokernight.rules.totals import Totals
from pokernight.rules.wilds.changes import FOR_THEM, Largest
from pokernight.rules.wilds.sometimes import SometimesWild, WildWith
from pokernight.rules.wilds.wild import AND

IF = "If they <have|hold>"
"""If a player has cards himself, and those are said next."""

_IF_ANY = "If <they|a player|any player|anyone> <have|hold>"
ONE = "<<a|any|one> {held}|{held:OneCard}>"
_WILD = "[all|any|then] {cards} is wild"
_BUT = "[but] [only]"


@reads(
    f"{IF} {ONE} {_WILD} [{FOR_THEM}]",
    f"{_IF_ANY} {ONE} {_WILD} {FOR_THEM}",
    f"{{cards}} is [only] wild {FOR_THEM} {_BUT} if they <have|hold> {{held}}",
    count=1,
    without=False,
)
@reads(
    f"{IF} [at least] {{count}} {{held}} {_WILD} [{FOR_THEM}]",
    f"{_IF_ANY} [at least] {{count}} {{held}} {_WILD} {FOR_THEM}",
    f"{{cards}} is [only] wild {FOR_THEM} {_BUT} if they <have|hold> [at least] {{count}} {{held}}",
    without=False,
)
@reads(
    f"{IF} a pair of {{held}} {_WILD} [{FOR_THEM}]",
    f"{_IF_ANY} a pair of {{held}} {_WILD} {FOR_THEM}",
    count=2,
    without=False,
)
@reads(
    f"If they <have no|hold no|do not have [a|any]> {{held}} {_WILD} [{FOR_THEM}]",
    f"{{cards}} is wild {FOR_THEM} [but] <unless they <have|hold>|if they <have no|do not have [a|any]>> {{held}}",
    count=1,
    without=True,
)
class WildBeside(Standing):
    """What is wild for whoever has certain cards, or does not have them."""

    cards: tuple[CardSet, ...]
    held: Faces
    count: int
    without: bool

    @classmethod
    def said(cls, **fields: Any) -> WildWith | None:
        return WildWith(**fields) if fields["count"] else None


@reads(
    f"{IF} {ONE} {{card}} is wild [{FOR_THEM}] {AND} {{_:Mates}} [is wild]",
    f"{IF} {ONE} {{card}} {AND} {{_:Mates}} is wild [{FOR_THEM}]",
    f"{{card}} {AND} {{_:Mates}} is wild [{FOR_THEM}] {_BUT} if they <have|hold> {{held}}",
    f"{{card}} is wild [{FOR_THEM}] {AND} {{_:Mates}} {_BUT} if they <have|hold> {{held}}",
)
class MatesBeside(Standing):
    """A card that is wild for whoever has others, and with it all cards of its rank."""

    card: TheCard
    held: Faces

    @classmethod
    def said(cls, **fields: Any) -> WildWith:
        return WildWith((SameRank(fields["card"].ref),), fields["held"])


_SO_MANY = "have [exactly|only|just] {count} card [in {_:Owner} hand]"
_OF_HANDS = "<hand|their hand> have [exactly|only|just] {count} card"


@sentence(
    "{cards} is~are wild for whoever has {count} card(s) in all",
    f"[all|any] {{cards}} is [only] wild {_BUT} <if|while|as long as> <they {_SO_MANY}|{_OF_HANDS}>",
    f"<If|while|as long as> <they|each player|everyone> {_SO_MANY} {_WILD} [{FOR_THEM}]",
    f"<With|on|for> [first] {{count}} card {_WILD}",
    "[all|any] {cards} is wild with [first] {count} card",
    f"[all|any] {{cards}} is [only] wild {_BUT} in [a] {{count}} card hand",
    f"In [a] {{count}} card hand {_WILD}",
)
class WildByCount(SometimesWild):
    """Cards that are wild as long as a player has so many cards, no more and no less."""

    count: int

    def now(self, plan: Plan) -> bool:
        return len(plan.table.state.of_seat(plan.seat)) == self.count

    def tally(self, totals: Totals) -> None:
        """A player has only one number of cards at a time."""
        before = [wild for wild in totals.wilds if isinstance(wild, LargestByCount)]
        for wild in before:
            totals.wilds.remove(wild)
        totals.wilds.append(LargestByCount((*(one for wild in before for one in wild.sets), self.cards)))
        totals.tags.add("wilds")


class LargestByCount(Largest):
    """The most cards that can be wild for players who have a certain number of cards."""
