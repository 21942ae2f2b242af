"""Badugi: hands of cards that differ in rank and in suit."""

from pokernight.language.part import sentence
from pokernight.ranking import Badugi, Hand, Place
from pokernight.ranking.hand import NO_HAND
from pokernight.rules.plan import Plan, holding, plan_for
from pokernight.rules.pot.shares import MadeShare
from pokernight.rules.rule import Remark, Standing
from pokernight.rules.totals import Totals
from pokernight.table.table import Table

DIFFERENT = "only card of different rank and [[of] different] suit count"


@sentence(
    "Hands are badugis: only cards of different ranks and suits count, more of them beat fewer, and low ones win",
    "[Use] badugi hand [count|is used|rank]",
    f"[Use] badugi hand {DIFFERENT}",
    f"[In low hand] {DIFFERENT}",
    "Badugi rank is used",
    "Hand is [ranked as] badugi [hand]",
)
class BadugiHands(Standing):
    """Hands are ranked by how many of their cards differ in rank and suit, and then by how low those are."""

    alike = True

    def shape(self, plan: Plan) -> None:
        plan.score = Badugi()

    def tally(self, totals: Totals) -> None:
        totals.tags.add("odd-ranks")


@sentence(
    "More cards beat fewer",
    "[any|a] {_:int} card <hand|badugi> beat [any|a] {_:int} card <hand|badugi>"
    " [[and] [any|a] {_:int} card <hand|badugi> beat [any|a] {_:int} card <hand|badugi>]"
    " [[and] [any|a] {_:int} card <hand|badugi> beat [any|a] {_:int} card <hand|badugi>]",
    "More card beat less [card]",
)
class MoreBeatFewer(Remark):
    """What a badugi is, said for those who do not know."""

    about = (BadugiHands,)


@sentence(
    "Hands of as many cards are compared from the highest card down, and aces are low",
    "Hand <with same number|of same number> of card is compared [from] [the] <highest|high> card [down]"
    " [and ace is [always] low]",
    "[Of|among|between] hand <with|of> same <number of card|size> lowest [one] win [and ace is low]",
)
class ComparedFromTop(Remark):
    """How two hands of one size are told apart, which is as usual with low hands."""

    about = (BadugiHands,)


@sentence("the best badugi", "<best|lowest|low|> badugi [hand]", "player with <best|lowest> badugi [hand]")
class BestBadugi(MadeShare):
    """Whoever has the most cards of different ranks and suits, and the lowest of them."""

    tag = "odd-ranks"

    def made(self, table: Table, seat: int) -> Hand:
        held = holding(table, seat)
        ranking = plan_for(table, seat).ranking(Badugi(), qualified=False)
        return ranking.hand(held) if held.at(Place.ALL) else NO_HAND
