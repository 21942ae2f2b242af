"""How hands are ranked in a game at a certain moment: what all its standing rules make of it together."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from pokernight.cards import Card, Face
from pokernight.ranking import (
    ACE_TO_FIVE,
    ACE_TO_SIX,
    DEUCE_TO_SEVEN,
    HIGH,
    NOTHING,
    OWN_AND_COMMON,
    Hand,
    Holding,
    Order,
    Place,
    Points,
    Ranking,
)
from pokernight.ranking import use as uses
from pokernight.ranking import wild as wilds
from pokernight.ranking.hand import told
from pokernight.rules.parts.refs import End
from pokernight.rules.rule import Standing, Winners
from pokernight.table.options import Low
from pokernight.table.places import COMMON, Lie
from pokernight.table.table import Table

NO_HAND = told(NOTHING, "no cards")
"""What somebody has who has no cards."""

_LOWS = {Low.ACE_TO_SIX: ACE_TO_SIX, Low.ACE_TO_FIVE: ACE_TO_FIVE, Low.DEUCE_TO_SEVEN: DEUCE_TO_SEVEN}


@dataclass(slots=True)
class Plan:
    """What ranks the hand of one player, for high or for low; standing rules shape it."""

    table: Table
    seat: int
    end: End
    showing: bool = False
    """Whether only what all can see counts."""
    order: Order = HIGH
    points: Points | None = None
    """What the cards are worth, where they count for points."""
    use: uses.Use = OWN_AND_COMMON
    lines: tuple[frozenset[Card], ...] = ()
    """Where only common cards of one line go together: the cards of each line."""
    wild: list[wilds.Wild] = field(default_factory=list)
    bugs: frozenset[Face] = frozenset()
    dead: frozenset[Face] = frozenset()
    least: int = 0
    least_cards: int = 0

    def ranking(self) -> Ranking:
        """The ranking that the plan comes to."""
        score = self.points or self.order
        use = uses.InLines(self.lines, self.use) if self.lines else self.use
        return Ranking(score, use, tuple(self.wild), self.bugs, self.dead, self.least, self.least_cards)


def plan_for(table: Table, seat: int, end: End = End.HIGH, *, showing: bool = False) -> Plan:
    """The plan for a player's hand, after all standing rules."""
    order = HIGH if end is End.HIGH else _LOWS[table.options.low]
    plan = Plan(table, seat, end, showing, order)
    for rule in table.course.rules:
        if isinstance(rule, Standing):
            rule.shape(plan)
    return plan


def holding(table: Table, seat: int, cards: Iterable[Card] | None = None) -> Holding:
    """What a player can make a hand of: own cards or some of them, the common cards, and what the others hold."""
    state = table.state
    own = own_cards(table, seat) if cards is None else tuple(cards)
    up = tuple(card for card in own if state.lies[card] is Lie.UP)
    down = tuple(card for card in own if state.lies[card] is not Lie.UP)
    common = tuple(card for card in state.at(COMMON) if state.lies[card] is Lie.UP)
    others = tuple(
        Holding(
            down=tuple(card for card in state.of_seat(other) if state.lies[card] is not Lie.UP),
            up=tuple(card for card in state.of_seat(other) if state.lies[card] is Lie.UP),
        )
        for other in state.still_in
        if other != seat
    )
    return Holding(down, up, common, others)


def own_cards(table: Table, seat: int) -> tuple[Card, ...]:
    """A player's cards, with those of the partner where they play as one."""
    state = table.state
    partner = dict(state.notes.get("partners", ())).get(seat)
    return state.of_seat(seat) + (state.of_seat(partner) if partner else ())


def showing(table: Table, seat: int, end: End = End.HIGH, cards: Sequence[Card] | None = None) -> int:
    """How good the hand is that lies face up before a player, or that some cards make; 0 where no card shows."""
    if cards is None:
        hands = [_up(table, table.state.of_seat(seat) if own is None else own) for own in hands_of(table, seat)]
    else:
        hands = [tuple(cards)]
    if not any(hands):
        return 0
    plan = plan_for(table, seat, end, showing=True)
    score = plan.points if plan.points and plan.points.target is None else plan.order
    ranking = Ranking(score, OWN_AND_COMMON, tuple(plan.wild), plan.bugs, plan.dead)
    return max(ranking.strength(Holding(up=up)) for up in hands if up)


def _up(table: Table, cards: Sequence[Card]) -> tuple[Card, ...]:
    """Those of some cards that lie face up."""
    return tuple(card for card in cards if table.state.lies[card] is Lie.UP)


def hands_of(table: Table, seat: int, end: End | None = None) -> tuple[tuple[Card, ...] | None, ...]:
    """The hands that a player has: one of all cards, or several that were laid apart, one of them for each end."""
    count = table.state.notes.get("hands", 0)
    if not count:
        return (None,)
    if end and table.state.notes.get("low and high"):
        return (table.pile(seat, 1 if end is End.LOW else 2),)
    piles = [table.pile(seat, number) for number in range(1, count + 1)]
    return tuple(cards for cards in piles if cards) or (None,)


def best_hand(table: Table, seat: int, end: End, size: int | None = None) -> Hand:
    """The best hand of a player, high or low; of several hands laid apart, the better one, or the one of a size."""
    ranking = plan_for(table, seat, end).ranking()
    hands = hands_of(table, seat, end)
    if size is not None:
        hands = tuple(cards for cards in hands if cards and len(cards) == size) or hands
    holdings = [holding(table, seat, cards) for cards in hands]
    ranked = [ranking.hand(held) for held in holdings if held.at(Place.ALL)]
    return max(ranked, key=lambda hand: hand.strength, default=NO_HAND)


def best_of(table: Table, seats: Sequence[int], end: End, size: int | None = None) -> Winners:
    """Whoever of some seats has the best hand, and its name."""
    return best({seat: best_hand(table, seat, end, size) for seat in seats})


def best(hands: dict[int, Hand]) -> Winners:
    """Whoever has the best of some hands, and its name; nobody where none is good enough to win."""
    top = max((hand.strength for hand in hands.values()), default=0)
    if top <= 0:
        return Winners()
    seats = tuple(seat for seat, hand in hands.items() if hand.strength == top)
    return Winners(seats, hands[seats[0]].name)
