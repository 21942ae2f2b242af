"""A share of the pot for hands in which no card stands for another."""

from pokernight.cards import JOKERS
from pokernight.language.part import reads, sentence
from pokernight.ranking import Hand, Place
from pokernight.ranking.hand import NO_HAND
from pokernight.rules.parts.refs import End
from pokernight.rules.parts.subjects import WITH
from pokernight.rules.plan import holding, plan_for
from pokernight.rules.pot.shares import HandShare
from pokernight.table.table import Table

NATURAL = "<with no|without [a|any|using a]> wild card"


@sentence(
    "the {end} natural hand",
    f"{WITH} {{end}} hand {NATURAL}",
    f"{WITH} [best] natural {{end}} hand",
)
@reads(f"{WITH} best natural [hand]", f"{WITH} best hand {NATURAL}", "natural hand", end=End.HIGH)
class NaturalHand(HandShare):
    """The best hand where every card is what is printed on it: a wild card is itself, and a joker nothing."""

    end: End
    tag = "split-pot"

    def named(self, hand: str) -> str:
        return f"natural {super().named(hand)}"

    def made(self, table: Table, seat: int) -> Hand:
        plan, held = plan_for(table, seat, self.end), holding(table, seat)
        plan.wild, plan.bugs, plan.dead = [], frozenset(), plan.dead | JOKERS
        return plan.ranking().hand(held) if held.at(Place.ALL) else NO_HAND
