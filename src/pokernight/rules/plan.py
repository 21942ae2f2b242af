"""How hands are ranked in a game at a certain moment: what all its standing rules make of it together."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import cache
from typing import TYPE_CHECKING

from pokernight.cards import FACES, JOKERS, Card, Face
from pokernight.ranking import (
    ACE_TO_FIVE,
    ACE_TO_SIX,
    BOTTOM,
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
    Score,
    Side,
    Tie,
    Worth,
)
from pokernight.ranking import use as uses
from pokernight.ranking import wild as wilds
from pokernight.ranking.hand import NO_HAND
from pokernight.rules.parts.refs import End
from pokernight.rules.rule import Condition, HandName, Standing, Winners
from pokernight.table.options import Low
from pokernight.table.places import COMMON, Lie
from pokernight.table.table import Table

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence
    from fractions import Fraction

    from pokernight.rules.parts.faces import CardSet

NUMBERS = Worth(())
"""Every card is worth the number on it."""

OUT_OF_REACH = 1 << 30
"""More than the strength of any hand."""

UNBEATEN = OUT_OF_REACH - 1
"""The strength of a hand that no other reaches."""

WILD_CHANGES = "wild changes"
"""The note that keeps what has become wild, or is wild no longer, in the order in which it happened."""

PLAYED_LOW = "played low"
"""The note that the low hand wins this time."""

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
    score: Score | None = None
    """What ranks the hand where that is neither an order nor points."""
    worth: Worth | None = None
    """What the cards are worth, where they count for points."""
    by_points: bool = True
    """Whether points rank the hand, and not only some other part of the pot."""
    target: Fraction | None = None
    """The number of points to come close to."""
    side: Side = Side.EITHER
    tie: Tie = Tie.INSIDE
    bust: Fraction | None = None
    """The number of points above which a hand loses."""
    fewest: bool = False
    """Whether the fewest points are the best, where there is no target."""
    use: uses.Use = OWN_AND_COMMON
    one_suit: bool = False
    """Whether only cards of one suit count."""
    borrows: tuple[int, ...] = ()
    """The other players with whose up cards a hand may be made."""
    lines: tuple[frozenset[Card], ...] = ()
    """Where only common cards of one line go together: the cards of each line."""
    wild: list[wilds.Wild] = field(default_factory=list)
    bugs: frozenset[Face] = frozenset()
    wilds_are_bugs: bool = False
    tame_jokers: bool = False
    """Whether jokers are not wild."""
    naturals: bool = False
    """Whether of two equal hands the one with fewer wild cards is better."""
    dead: frozenset[Face] = frozenset()
    qualifiers: list[HandName] = field(default_factory=list)
    """The least that wins."""
    least_cards: int = 0
    most_wild: int | None = None
    """How many cards may be wild in one hand."""
    tops: list[tuple[Condition, str]] = field(default_factory=list)
    """What makes the hand better than any other, where it is so, and how that is told."""
    bars: list[Condition] = field(default_factory=list)
    """What keeps the hand from winning at all, where it is so."""

    @property
    def points(self) -> Points | None:
        """What ranks the hand where that is not its cards but their points."""
        if self.worth is None or not self.by_points:
            return None
        return self.counted(self.target, self.side, fewest=self.fewest)

    def counted(self, target: Fraction | None, side: Side = Side.EITHER, *, fewest: bool = False) -> Points:
        """Points by which hands are ranked, with a target or without; where nothing is said, cards are their number."""
        worth = self.worth or NUMBERS
        if self.tame_jokers:
            worth = _without_wild_jokers(worth)
        if target is None and fewest:
            return counting(worth, BOTTOM, Side.EITHER, self.tie)
        if self.bust is not None and target in (None, self.bust):
            target, side = self.bust, Side.NOT_OVER
        return counting(worth, target, side, self.tie, low=self.end is End.LOW)

    @property
    def shown_by(self) -> Score:
        """What ranks the cards that lie face up: how near they are to a target, only their owner can tell."""
        points = self.points
        return points if points and self.target is None else self.hand_order

    @property
    def hand_order(self) -> Order:
        """The order of hands, with jokers as they are."""
        return _tamed(self.order) if self.tame_jokers else self.order

    @property
    def least(self) -> int:
        """The strength that a hand needs to win."""
        if any(bar.holds(self.table, self.seat) for bar in self.bars):
            return OUT_OF_REACH
        if not self.qualifiers or self.points:
            return NOTHING
        return max(hand.least(self) for hand in self.qualifiers)

    def ranking(self, score: Score | None = None, use: uses.Use | None = None, *, qualified: bool = True) -> Ranking:
        """The ranking that the plan comes to, or the same with another score or other cards."""
        ranked = score or self.points or self.score or self.hand_order
        cards = use or self.use
        if self.lines:
            cards = uses.InLines(self.lines, cards)
        if self.one_suit:
            cards = uses.OneSuit(cards)
        wild, bugs = tuple(self.wild), self.bugs
        if self.wilds_are_bugs:
            wild, bugs = (), bugs | self._wild_faces()
        if not qualified:
            return Ranking(ranked, cards, wild, bugs, self.dead, most_wild=self.most_wild)
        return Ranking(ranked, cards, wild, bugs, self.dead, self.least, self.least_cards, self.most_wild)

    def _wild_faces(self) -> frozenset[Face]:
        """All that is wild for the player, as it is printed."""
        held = holding(self.table, self.seat, others=self.borrows)
        there = {card % FACES for rule in self.wild for card in rule.cards(held)}
        return frozenset(there if self.tame_jokers else there | JOKERS)

    def wild_among(self, cards: Iterable[Card]) -> frozenset[Card]:
        """Those of some cards that are wild for the player."""
        given = frozenset(cards)
        jokers = frozenset(card for card in given if card % FACES in JOKERS)
        wild = frozenset() if self.tame_jokers else frozenset(card for card in jokers if card % FACES not in self.dead)
        if not self.wild:
            return wild
        held = holding(self.table, self.seat)
        return wild.union(*(rule.cards(held) & given for rule in self.wild)) - (jokers - wild)


@cache
def counting(worth: Worth, target: Fraction | None, side: Side, tie: Tie, *, low: bool = False) -> Points:
    """Hands ranked by points; asked for again and again, so that they are kept."""
    return Points(worth, target, side, tie, low)


@cache
def _without_wild_jokers(worth: Worth) -> Worth:
    return replace(worth, tame_jokers=True)


@cache
def _tamed(order: Order) -> Order:
    return replace(order, tame_jokers=True)


def plan_for(table: Table, seat: int, end: End = End.HIGH, *, showing: bool = False) -> Plan:
    """The plan for a player's hand, after all standing rules and all that has changed since."""
    order = HIGH if end is End.HIGH else _LOWS[table.options.low]
    tie = Tie[table.options.point_tie._name_]
    plan = Plan(table, seat, end, showing, order, tie=tie, fewest=end is End.LOW)
    for rule in _shaping(table):
        rule.shape(plan)
    for change in table.state.notes.get(WILD_CHANGES, ()):
        change.shape(plan)
    return plan


def _shaping(table: Table) -> tuple[Standing, ...]:
    """The rules that have something to say about plans."""
    kept = table.course.kept
    if "shaping" not in kept:
        shaping_rules = [rule for rule in table.standing(Standing) if type(rule).shape is not Standing.shape]
        kept["shaping"] = tuple(sorted(shaping_rules, key=lambda rule: rule.last_word))
    shaping: tuple[Standing, ...] = kept["shaping"]
    return shaping


def holding(table: Table, seat: int, cards: Iterable[Card] | None = None, *, others: Sequence[int] = ()) -> Holding:
    """What a player can make a hand of: own cards or some of them, the common cards, and what other seats lend."""
    state = table.state
    own = own_cards(table, seat) if cards is None else tuple(cards)
    up, common = up_cards(table, own), up_cards(table, state.at(COMMON))
    down = tuple([card for card in own if card not in up])
    if not others:
        return Holding(down, up, common)
    apart = [[card for card in state.of_seat(other) if card not in own] for other in others]
    lent = (holding(table, seat, cards) for cards in apart)
    return Holding(down, up, common, tuple(Holding(other.down, other.up) for other in lent))


def own_cards(table: Table, seat: int) -> tuple[Card, ...]:
    """A player's cards, with those of the partner where they play as one."""
    state = table.state
    partner = dict(state.notes.get("partners", ())).get(seat)
    return state.of_seat(seat) + (state.of_seat(partner) if partner else ())


def customs(table: Table, end: End) -> tuple[str, str]:
    """What tables may have agreed on, and which end is looked at; names, for they are quicker to look up."""
    return end._name_, table.options.ranking


def steady(table: Table) -> bool:
    """Whether hands rank alike for all players and at all times."""
    kept = table.course.kept
    if "steady" not in kept:
        kept["steady"] = all(rule.steady for rule in table.standing(Standing))
    return bool(kept["steady"]) and WILD_CHANGES not in table.state.notes


def alike(table: Table) -> bool:
    """Whether hands rank alike for all players at this moment."""
    kept = table.course.kept
    if "alike" not in kept:
        kept["alike"] = all(rule.alike for rule in table.standing(Standing))
    if WILD_CHANGES not in table.state.notes:
        return bool(kept["alike"])
    return bool(kept["alike"]) and all(change.alike for change in table.state.notes[WILD_CHANGES])


def _always(table: Table, end: End) -> Ranking | None:
    """What ranks every hand, where that is the same for all at all times and any cards count as they are."""
    key = ("always", *customs(table, end))
    if key not in table.course.kept:
        ranking = plan_for(table, 1, end).ranking() if steady(table) else None
        table.course.kept[key] = ranking if ranking and ranking.plain else None
    notes = table.state.notes
    if WILD_CHANGES in notes or "hands" in notes or "partners" in notes:
        return None
    always: Ranking | None = table.course.kept[key]
    return always


def up_cards(table: Table, cards: Sequence[Card]) -> tuple[Card, ...]:
    """Those of some cards that lie face up."""
    lies, up = table.state.lies, Lie.UP
    return tuple([card for card in cards if lies[card] is up])


def hands_of(table: Table, seat: int, end: End | None = None) -> tuple[tuple[Card, ...] | None, ...]:
    """The hands that a player has: one of all cards, or several that were laid apart, or only the one for an end."""
    count = table.state.notes.get("hands", 0)
    if not count:
        return (None,)
    if end and table.state.notes.get("low and high"):
        return (table.pile(seat, 1 if end is End.LOW else 2),)
    piles = [table.pile(seat, number) for number in range(1, count + 1)]
    return tuple(cards for cards in piles if cards) or (None,)


def best_hand(table: Table, seat: int, end: End, size: int | None = None, *, qualified: bool = True) -> Hand:
    """The best hand of a player, high or low; of several hands laid apart, the better one, or the one of a size."""
    always = _always(table, end)
    if always:
        common = table.state.cards.get(COMMON)
        cards = table.state.of_seat(seat) + (up_cards(table, common) if common else ())
        return always.score.hand(cards) if cards else NO_HAND
    key = ("best hand", seat, end._name_, size, qualified)
    best: Hand | None = table.moment.get(key)
    if best is None:  # asked for once for every pot, and to see whether anybody can win
        best = table.moment[key] = _best_hand(plan_for(table, seat, end), size, qualified=qualified)
    return best


def _best_hand(plan: Plan, size: int | None, *, qualified: bool) -> Hand:
    hands = hands_of(plan.table, plan.seat, plan.end)
    if size is not None:
        hands = tuple(cards for cards in hands if cards and len(cards) == size) or hands
    elif plan.end is End.LOW and len(hands) > 1:  # a card that is missing would make a low hand better
        hands = tuple(cards for cards in hands if cards and len(cards) >= plan.order.size) or hands
    found = _best_of(plan, hands, qualified=qualified)
    unbeaten = next((told for top, told in plan.tops if top.holds(plan.table, plan.seat)), None)
    return found.rated(UNBEATEN, unbeaten) if unbeaten else found


def _best_of(plan: Plan, hands: Iterable[tuple[Card, ...] | None], *, qualified: bool = True) -> Hand:
    """The best of several hands of a player."""
    ranking = plan.ranking(qualified=qualified)
    holdings = [holding(plan.table, plan.seat, cards, others=plan.borrows) for cards in hands]
    ranked = [ranking.hand(held) for held in holdings if held.at(Place.ALL)]
    return max(ranked, key=lambda hand: hand.strength, default=NO_HAND)


def hand_of(table: Table, seat: int, cards: Sequence[Card], end: End = End.HIGH) -> Hand:
    """The best hand of some cards; seat 0 is nobody's hand."""
    return _best_of(plan_for(table, seat, end), (tuple(cards),))


def best_of(table: Table, seats: Sequence[int], end: End, size: int | None = None) -> Winners:
    """Whoever of some seats has the best hand, and its name."""
    hands = {seat: best_hand(table, seat, end, size) for seat in seats}
    if not seats or _always(table, end):
        return best(hands)
    return best(hands, naturals=plan_for(table, seats[0], end).naturals)


def best(hands: Mapping[int, Hand], *, naturals: bool = False) -> Winners:
    """Whoever has the best of some hands, and its name; nobody where none is good enough to win."""
    top = max([hand.strength for hand in hands.values()], default=NOTHING)
    if top <= NOTHING:
        return Winners()
    seats = [seat for seat, hand in hands.items() if hand.strength == top]
    if naturals:
        fewest = min(changed_cards(hands[seat]) for seat in seats)
        seats = [seat for seat in seats if changed_cards(hands[seat]) == fewest]
    return Winners(tuple(seats), hands[seats[0]].name)


def changed_cards(hand: Hand) -> int:
    """How many cards of a hand stand for another card."""
    return sum(card % FACES != face for card, face in hand.stands_for.items())


def faces_of(cards: CardSet, plan: Plan, *, mates: bool = False) -> frozenset[Face]:
    """The faces of the cards of a set, with all others of their rank where that is said, that a player may use."""
    faces: set[Face] = set()
    for rule in cards.wilds(plan, mates=mates):
        if isinstance(rule, wilds.WildFaces):
            faces |= rule.faces
        else:
            faces |= {card % FACES for card in rule.cards(holding(plan.table, plan.seat))}
    return frozenset(faces)


def contenders(table: Table) -> tuple[int, ...]:
    """The seats that are still in and have neither stayed out nor been beaten by a hand that nobody plays."""
    notes, still_in = table.state.notes, table.state.still_in
    aside = (*notes.get("out", ()), *notes.get("beaten", ()))
    return tuple([seat for seat in still_in if seat not in aside]) if aside else still_in
