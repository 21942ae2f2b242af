"""Hands that are among a player's cards: a straight flush beats four of a kind, but holds none."""

from collections.abc import Collection, Sequence
from typing import Any

from pokernight.cards import FACES, Card, rank_of
from pokernight.language.part import sentence
from pokernight.ranking import Hand, Place
from pokernight.rules.parts.faces import OfRank
from pokernight.rules.parts.refs import End
from pokernight.rules.plan import Plan, best, best_hand, holding, plan_for
from pokernight.rules.pot.prizes import SeveralCards
from pokernight.rules.rule import HandName, Share, Winners
from pokernight.rules.worth.hands import Made, MadeHand, PairOf
from pokernight.table.table import Table

OF_A_KIND = {Made.PAIR: 2, Made.THREE: 3, Made.FOUR: 4, Made.FIVE: 5}

_KINDS = {
    Made.TWO_PAIR: ("TWO_PAIR", "FULL_HOUSE"),
    Made.STRAIGHT: ("STRAIGHT", "STRAIGHT_FLUSH", "ROYAL_FLUSH"),
    Made.FLUSH: ("FLUSH", "STRAIGHT_FLUSH", "ROYAL_FLUSH"),
    Made.FULL_HOUSE: ("FULL_HOUSE",),
    Made.STRAIGHT_FLUSH: ("STRAIGHT_FLUSH", "ROYAL_FLUSH"),
}
"""The categories in which a hand is contained: a flush is no straight, though it beats one."""


def alike(card: Card, cards: Sequence[Card]) -> int:
    """How many of some cards have the rank of a card; a joker has none."""
    rank = rank_of(card)
    return sum(rank is not None and rank_of(other) == rank for other in cards)


def of_a_kind(cards: Sequence[Card], wild: Collection[Card]) -> int:
    """How many cards of one rank some cards make, with those that are wild."""
    plain = [card for card in cards if card not in wild]
    return max((alike(card, plain) for card in plain), default=0) + len(cards) - len(plain)


def within(hand: HandName, plan: Plan, strength: int) -> bool:
    """Whether a hand of some strength is as good as one that is named, and holds it where that is another thing."""
    kinds = _KINDS.get(hand.made, ()) if isinstance(hand, MadeHand) else ()
    return strength >= hand.least(plan) and (not kinds or plan.hand_order.category(strength).name in kinds)


def has_hand(table: Table, seat: int, hand: HandName, *, better: bool = False) -> bool:
    """Whether a player has a hand that is named, or only one that is as good where a better one will do."""
    plan = plan_for(table, seat)
    strength = best_hand(table, seat, End.HIGH, qualified=False).strength
    if better or isinstance(hand, PairOf) or plan.points:
        return strength >= hand.least(plan)
    if isinstance(hand, MadeHand) and hand.made in OF_A_KIND:
        there = [card for card in holding(table, seat).at(Place.ALL) if card % FACES not in plan.dead]
        return strength >= hand.least(plan) and of_a_kind(there, plan.wild_among(there)) >= OF_A_KIND[hand.made]
    return within(hand, plan, strength)


_FIRST = "<player with|first player to <get|have>|whoever have|first>"


@sentence("the player with {hand}", f"{_FIRST} {{hand}}", better=False)
@sentence("the player with {hand} or better", f"{_FIRST} [at least] {{hand}} or better", better=True)
class HolderOf(Share):
    """Whoever has a certain hand; of several the best one."""

    hand: HandName
    better: bool = False

    @classmethod
    def said(cls, **fields: Any) -> Share:
        """A pair of a certain rank is two such cards, where nothing better will do."""
        pair = isinstance(fields["hand"], PairOf) and not fields.get("better")
        return SeveralCards(2, OfRank(fields["hand"].rank)) if pair else cls(**fields)

    def made(self, table: Table, seat: int) -> Hand | None:
        return best_hand(table, seat, End.HIGH)

    def winners(self, table: Table, seats: Sequence[int], before: Sequence[Winners] = ()) -> Winners:
        able = [seat for seat in seats if has_hand(table, seat, self.hand, better=self.better)]
        return best({seat: best_hand(table, seat, End.HIGH) for seat in able})
