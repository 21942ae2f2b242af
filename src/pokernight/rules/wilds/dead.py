"""Cards that count for nothing."""

from functools import cached_property
from typing import Any

from pokernight.cards import FACES, JOKERS
from pokernight.language.part import sentence
from pokernight.rules.parts.faces import CardSet, Faces
from pokernight.rules.parts.held import personal
from pokernight.rules.parts.likes import OneOfThem
from pokernight.rules.parts.refs import End
from pokernight.rules.plan import Plan, faces_of
from pokernight.rules.rule import Consequence, Standing, Steady
from pokernight.rules.totals import Totals
from pokernight.rules.wilds.changes import Change, change_wild, settled
from pokernight.rules.wilds.sometimes import has_with
from pokernight.rules.wilds.tame import NONE
from pokernight.table.frame import Asking, Frame
from pokernight.table.table import Table

DEAD = (
    "<is dead|is dead card|count for nothing|is worthless|is worth nothing|may not is used [in [a|winning] hand]"
    "|do not count>"
)
"""To be as good as not there."""
_COUNT = "<count [<toward|towards|in> <a|their> hand]|is worth anything|is live>"


@sentence(
    "{cards} is~are dead",
    f"[all|any] [of] {{cards}} {DEAD}",
    f"{{cards:TheCard}} {DEAD} for <they|that player|each player>",
    mates=False,
    end=None,
)
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


@sentence(
    "Only {cards} count",
    f"{{cards}} is only card that {_COUNT}",
    f"Only {{cards}} {_COUNT}",
    f"No card but {{cards}} {_COUNT}",
    end=None,
)
@sentence("Only {cards} count in {end} hands", f"Only {{cards}} {_COUNT} <in|for|towards> {{end}} [hand]")
class OnlyCardsCount(Steady):
    """All other cards count for nothing; a joker is whatever it stands for."""

    cards: tuple[Faces, ...]
    end: End | None = None

    @classmethod
    def said(cls, **fields: Any) -> "OnlyCardsCount | None":
        """That one of several counts leaves open which."""
        return None if any(isinstance(cards, OneOfThem) for cards in fields["cards"]) else cls(**fields)

    def shape(self, plan: Plan) -> None:
        if self.end in (None, plan.end):
            counting = JOKERS.union(*(cards.faces for cards in self.cards))
            plan.dead |= frozenset(range(FACES)) - counting

    def tally(self, totals: Totals) -> None:
        totals.tags.add("dead")


@sentence(
    "{cards} is~are dead for whoever has {held:one}",
    f"[all|any] {{cards}} {DEAD} [only] <if they <have|hold>|for <anyone|a player> <with|who have>> {{held}}",
    f"If they <have|hold> {{held}} [their] {{cards}} {DEAD}",
    without=False,
)
@sentence(
    "{cards} is~are dead for whoever does not have {held:one}",
    f"[all|any] {{cards}} {DEAD} [only] <unless they <have|hold>|if {NONE}> {{held}}",
    f"If {NONE} {{held}} [their] {{cards}} {DEAD}",
    f"If they <have|hold> {{cards}} and <no|not a> {{held}} {{cards}} {DEAD}",
    f"If they <have|hold> {{cards}} but <no|not a> {{held}} {{cards}} {DEAD}",
    without=True,
)
class DeadWith(Standing):
    """Cards that count for nothing beside others in the same hand, or without them."""

    cards: tuple[CardSet, ...]
    held: Faces
    without: bool = False

    def shape(self, plan: Plan) -> None:
        if has_with(plan, self.held) is not self.without:
            plan.dead = plan.dead.union(*(faces_of(cards, plan) for cards in self.cards))

    def tally(self, totals: Totals) -> None:
        totals.tags.add("dead")


class Died(Change):
    """Cards that have come to count for nothing."""

    @cached_property
    def alike(self) -> bool:
        return not self.seat and not personal(self)

    def shape(self, plan: Plan) -> None:
        if self.seat in (0, plan.seat):
            plan.dead |= faces_of(self.cards, plan)


@sentence("{cards} becomes~become dead", f"[all] {{cards}} <become dead|{DEAD}>", own=False)
@sentence(
    "{cards:their} becomes~become dead for them",
    f"[all] {{cards}} <become dead|{DEAD}> for <they|that player>",
    "[all] {cards} in their hand <become|is> dead",
    own=True,
)
class BecomeDead(Consequence):
    """Cards count for nothing from then on, for all or for the player it happened to."""

    cards: tuple[CardSet, ...]
    own: bool = False
    of_table = True

    def play(self, table: Table, frame: Frame) -> Asking | None:
        seat = frame.seat if self.own else 0
        change_wild(table, *(Died(settled(cards, table), wild=False, seat=seat) for cards in self.cards))
        return None

    def tally(self, totals: Totals, times: int) -> None:
        totals.tags.add("dead")
