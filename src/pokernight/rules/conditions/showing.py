"""Hands that lie face up, and how good they are as far as everybody can see."""

from collections.abc import Sequence

from pokernight.cards import Card
from pokernight.ranking import OWN_AND_COMMON, Hand, Holding, Ranking
from pokernight.ranking.hand import NO_HAND
from pokernight.rules.parts.refs import End
from pokernight.rules.plan import Plan, alike, customs, hands_of, own_cards, plan_for, steady, up_cards
from pokernight.table.places import Lie
from pokernight.table.table import Table

MOST_HANDS = 10_000
"""How many hands showing are kept in mind for each way to rank them."""

MOST_WAYS = 50
"""How many ways to rank hands showing are kept in mind for a game: what is wild may move."""


class UpRanking:
    """What ranks up cards, and the hands that it has ranked before."""

    __slots__ = ("few", "ranking", "seen")

    def __init__(self, ranking: Ranking) -> None:
        """A ranking that has ranked nothing yet."""
        self.ranking = ranking
        self.few = ranking.score.few if ranking.plain else 0
        """How many cards are ranked sooner than remembered."""
        self.seen: dict[tuple[Card, ...], int] = {}

    def strength(self, up: tuple[Card, ...]) -> int:
        """How good up cards are; 0 where there are none."""
        if not up:
            return 0
        if len(up) <= self.few:
            return self.ranking.score.strength(up)
        strength = self.seen.get(up)
        if strength is None:
            if len(self.seen) >= MOST_HANDS:
                self.seen.clear()
            strength = self.seen[up] = self.ranking.strength(Holding(up=up))
        return strength


def showings(table: Table, seats: Sequence[int], end: End = End.HIGH) -> dict[int, int]:
    """How good the hands are that lie face up before some players; 0 where no card shows."""
    notes = table.state.notes
    if "hands" in notes or "partners" in notes:
        return {seat: max(map(_ranks(table, seat, end).strength, _up_hands(table, seat, end))) for seat in seats}
    if alike(table):
        strength = _ranks(table, 0, end).strength
        return {seat: strength(table.lying(seat, Lie.UP)) for seat in seats}
    ups = {seat: table.lying(seat, Lie.UP) for seat in seats}
    return {seat: _ranks(table, seat, end).strength(up) if up else 0 for seat, up in ups.items()}


def shown_alone(table: Table, cards: Sequence[Card]) -> list[int]:
    """How good each of some cards is that counts as a hand by itself, and is nobody's."""
    return [_ranks(table, 0, End.HIGH).strength((card,)) for card in cards]


def shown_hand(table: Table, seat: int, cards: tuple[Card, ...]) -> Hand:
    """What some cards make that lie face up before a player; seat 0 is nobody."""
    return _ranks(table, seat, End.HIGH).ranking.hand(Holding(up=cards)) if cards else NO_HAND


def _up_hands(table: Table, seat: int, end: End) -> list[tuple[Card, ...]]:
    """What lies face up of each of a player's hands."""
    return [up_cards(table, own_cards(table, seat) if own is None else own) for own in hands_of(table, seat, end)]


def _ranks(table: Table, seat: int, end: End) -> UpRanking:
    """What ranks the up cards of a player; looked for once where it never changes, else once for each moment."""
    kept = table.course.kept if steady(table) else table.moment
    player = 0 if alike(table) else seat
    key = ("showing", player, *customs(table, end))
    ranks: UpRanking | None = kept.get(key)
    if ranks is None:
        ranks = kept[key] = _planned(table, plan_for(table, player, end, showing=True))
    return ranks


def _planned(table: Table, plan: Plan) -> UpRanking:
    """What a plan comes to: the same as at an earlier moment, with the hands that it has ranked, if there was one."""
    ways: dict[object, UpRanking] = table.course.kept.setdefault("ways to show", {})
    score, wild = plan.shown_by, tuple(plan.wild)
    way = (score, wild, plan.bugs, plan.dead)
    ranks = ways.get(way)
    if ranks is None:
        if len(ways) >= MOST_WAYS:
            ways.clear()
        ranks = ways[way] = UpRanking(Ranking(score, OWN_AND_COMMON, wild, plan.bugs, plan.dead))
    return ranks
