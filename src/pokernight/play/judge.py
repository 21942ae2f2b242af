"""Who judges hands: what a hand is worth by the rules of a game and the customs of a table, and what it is called.

A single table asks `ranking` for one hand at a time. Compiled play has the same functions over `ranking.kernel`.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from fractions import Fraction
from functools import lru_cache
from itertools import combinations

from pokernight.cards import JOKERS, Face, spoken
from pokernight.play.chance import Chance, listed
from pokernight.play.program import Step, Table
from pokernight.play.record import BOARD, Record
from pokernight.ranking import (
    ACE_TO_FIVE,
    ACE_TO_SIX,
    DEUCE_TO_SEVEN,
    HIGH,
    OF_A_KIND,
    OWN_AND_COMMON,
    SPECIAL,
    STANDARD,
    THREE_CARDS,
    Aces,
    Badugi,
    Category,
    Hand,
    Holding,
    InLines,
    MostCards,
    Order,
    Points,
    Ranking,
    Score,
    Side,
    Tie,
    Use,
    WildCards,
    Worth,
)
from pokernight.table.options import Low, Options

LOWS = {Low.ACE_TO_SIX: ACE_TO_SIX, Low.ACE_TO_FIVE: ACE_TO_FIVE, Low.DEUCE_TO_SEVEN: DEUCE_TO_SEVEN}
WHOLE = 5
ROWS = (Category.STRAIGHT, Category.FLUSH, Category.STRAIGHT_FLUSH)
OUT_OF_REACH = 1 << 30


@dataclass(frozen=True)
class Needed:
    """The least that a hand must be: a category, and ranks in it."""

    category: Category
    ranks: tuple[int, ...] = ()


@dataclass(frozen=True)
class EndRules:
    """What a game says about its hands at one end, high or low."""

    use: Use = OWN_AND_COMMON
    lines: tuple[tuple[int, ...], ...] = ()
    """The lines of one of which community cards are used, by the numbers of the cards in their figure; none for all."""
    laid: int = 0
    """How many cards that figure has; what comes to the board after them goes with any line."""
    least: tuple[Needed, ...] = ()
    least_cards: int = 0
    target: Fraction | None = None
    side: Side = Side.EITHER


@dataclass(frozen=True)
class HandRules:
    """What a game says about its hands."""

    high: EndRules = EndRules()
    low: EndRules = EndRules()
    low_order: Low | None = None
    badugi: bool = False
    aces_low: bool = False
    size: int = WHOLE
    rows: bool = True
    """Whether hands of fewer than five cards make straights and flushes."""
    worth: Worth | None = None
    tie: Tie | None = None
    """Which of two totals wins that are equally far from their target, where the game says so."""
    bugs: frozenset[Face] = frozenset()
    dead: frozenset[Face] = frozenset()
    made: tuple[Needed, ...] = ()
    """The hands that the game speaks of in its conditions."""


class Standards:
    """How the hands of a game are judged by the customs of a table: the same object for every table that has them."""

    def __init__(self, rules: HandRules, options: Options) -> None:
        """Take the rules and the customs."""
        self.rules = rules
        self._low = rules.low_order or options.low
        self.orders = tuple(self._order(low) for low in (False, True))
        self.tie = rules.tie or Tie[options.point_tie.name]
        self.needed = tuple(strength_of(self.orders[0], need) for need in rules.made)
        """The strengths of the hands that the game's conditions speak of."""

    def _order(self, low: bool) -> Order:
        rules = self.rules
        order = LOWS[self._low] if low else HIGH
        if rules.aces_low:
            order = replace(order, aces=Aces.LOW)
        if rules.size == WHOLE:
            return order
        if rules.size == 3 and rules.rows:
            counted = order.categories if low and Category.FLUSH not in order.categories else ()
            return replace(order, size=3, categories=tuple(c for c in THREE_CARDS if not counted or c in counted))
        return of_size(order, rules.size, rows=rules.rows)

    def order_for(self, low: int, size: int) -> Order:
        """How hands are ranked one way, those of a smaller size as far as the order goes for them."""
        order = self.orders[low]
        return of_size(order, size, rows=False) if size and size < order.size == WHOLE else order

    def points(self, *, low: bool) -> Points | None:
        """The points that hands are worth, one way; None where they are ranked as hands."""
        rules = self.rules
        end = rules.low if low else rules.high
        return Points(rules.worth, end.target, end.side, self.tie, low) if rules.worth else None


@lru_cache(256)
def standards_of(rules: HandRules, options: Options) -> Standards:
    """How hands are judged, worked out once."""
    return Standards(rules, options)


class Judge:
    """The judge at one table: the rules of the game, the customs of the table, and the names of the hands it saw."""

    def __init__(self, rules: HandRules, options: Options, chance: Chance) -> None:
        """Take the rules, the customs, and who shuffles."""
        self.rules = rules
        self.chance = chance
        self.names: list[str] = [""]
        """What the winners have won with, in the order in which it was told."""
        self.showdowns: list[tuple[Step, Record]] = []
        """Every showdown, and all that was so when the hands were shown."""
        self.standards = standards_of(rules, options)

    def copy(self, chance: Chance) -> Judge:
        """The same judge with other names to come."""
        twin = Judge.__new__(Judge)
        twin.rules, twin.chance = self.rules, chance
        twin.names, twin.showdowns = self.names.copy(), self.showdowns.copy()
        twin.standards = self.standards
        return twin

    def hand(
        self,
        cards: tuple[int, int, int],
        wild: int,
        *,
        low: bool,
        size: int = 0,
        own: bool = False,
        qualified: bool = True,
        lines: tuple[int, ...] = (),
    ) -> Hand:
        """The best hand of down cards, up cards and community cards, one way; worth nothing if it does not qualify."""
        return _judged((self.standards, low, size, own, qualified, lines), cards, wild)

    def points(self, *, low: bool) -> Points | None:
        """The points that hands are worth, one way; None where they are ranked as hands."""
        return self.standards.points(low=low)

    def showing(self, up: int, wild: int, *, low: bool) -> int:
        """How good cards are that lie face up, as far as everybody can see."""
        return _shown(self.standards, low, up, wild)

    def needed(self, number: int) -> int:
        """The strength of one of the hands that the game's conditions speak of."""
        return self.standards.needed[number]


def of_size(order: Order, size: int, *, rows: bool) -> Order:
    """An order of hands of another size, as far as it goes for those."""
    gone = {*SPECIAL, Category.FOUR_CARD_STRAIGHT, Category.FOUR_CARD_FLUSH, *(() if rows else ROWS)}
    categories = order.categories if not order.low or set(OF_A_KIND) <= set(order.categories) else STANDARD
    return replace(order, size=size, categories=tuple(c for c in categories if c not in gone))


Key = tuple[Standards, bool, int, bool, bool, tuple[int, ...]]


@lru_cache(4096)
def _ranking(key: Key, wild: int) -> Ranking:
    standards, low, size, own, qualified, lines = key
    rules, order = standards.rules, standards.order_for(low, size)
    end = rules.low if low else rules.high
    score: Score = order
    if rules.badugi and low:
        score = Badugi()
    if points := standards.points(low=low):
        score = points
    named = (WildCards(frozenset(listed(wild))),) if wild else ()
    least = 0 if rules.worth else max((strength_of(order, need) for need in end.least), default=0)
    use = OWN_AND_COMMON if own else end.use
    if lines:
        use = InLines(tuple(frozenset(listed(line)) for line in lines), use)
    if not qualified:
        return Ranking(score, use, named, rules.bugs, rules.dead)
    return Ranking(score, use, named, rules.bugs, rules.dead, least, end.least_cards)


@lru_cache(20_000)
def _judged(key: Key, cards: tuple[int, int, int], wild: int) -> Hand:
    down, up, board = cards
    return _ranking(key, wild).hand(Holding(tuple(listed(down)), tuple(listed(up)), tuple(listed(board))))


@lru_cache(20_000)
def _shown(standards: Standards, low: bool, up: int, wild: int) -> int:
    named = (WildCards(frozenset(listed(wild))),) if wild else ()
    ranking = Ranking(standards.orders[low], OWN_AND_COMMON, named, standards.rules.bugs, standards.rules.dead)
    return ranking.strength(Holding(up=tuple(listed(up))))


def strength_of(order: Order, need: Needed) -> int:
    """The strength of a hand of a category and of certain ranks; of one that does not count, more than any has."""
    if need.category not in order.categories:
        return OUT_OF_REACH
    return order.at_least(need.category, *need.ranks)  # type: ignore[arg-type]


# what play asks


def lines_on(t: Table, low: int) -> tuple[int, ...]:
    """The community cards of each line of which a hand may use one, with those that lie outside of the figure."""
    rules = t.judge.rules
    end = rules.low if low else rules.high
    if not end.lines:
        return ()
    spots = {card: t.s.spot[card] for card in listed(t.s.at[BOARD])}
    beside = sum(1 << card for card, spot in spots.items() if spot >= end.laid)
    return tuple(beside | sum(1 << card for card, spot in spots.items() if spot in line) for line in end.lines)


def rank_showing(t: Table, up: int, wild: int, low: int) -> int:
    """How good cards are that lie face up."""
    return t.judge.showing(up, wild & up, low=low != 0)


def rank_hand(t: Table, down: int, up: int, board: int, wild: int, low: int, size: int, own: int) -> int:
    """How good the hand of a player is; 0 cannot win."""
    if not down | up | board:
        return 0
    wild &= down | up | board
    lines = lines_on(t, low)
    return t.judge.hand((down, up, board), wild, low=low != 0, size=size, own=own != 0, lines=lines).strength


def wilds_needed(t: Table, down: int, up: int, board: int, wild: int, low: int, size: int) -> int:
    """How few of the wild cards make a hand as good as all of them do."""
    jokers = (down | up | board) & sum(1 << joker for joker in JOKERS)
    cards = listed(wild & (down | up | board) | jokers)
    best = rank_hand(t, down, up, board, wild, low, size, 0)
    for many in range(len(cards)):
        for some in combinations(cards, many):
            used = sum(1 << card for card in some)
            kept = ~(jokers & ~used)  # a joker is wild or nothing
            if rank_hand(t, down & kept, up & kept, board & kept, used, low, size, 0) >= best:
                return many
    return len(cards)


def rank_needed(t: Table, number: int) -> int:
    """How good a hand is that the game speaks of."""
    return t.judge.needed(number)


def name_hand(t: Table, down: int, up: int, board: int, wild: int, low: int, size: int, own: int) -> int:
    """The number of the name of a hand, for the log."""
    wild &= down | up | board
    hand = t.judge.hand((down, up, board), wild, low=low != 0, size=size, own=own != 0, lines=lines_on(t, low))
    t.judge.names.append(f"{'low' if low else 'high'} hand, {hand.name}")
    return len(t.judge.names) - 1


def name_card(t: Table, card: int) -> int:
    """The number of the name of a card that wins a share."""
    t.judge.names.append(spoken(card))
    return len(t.judge.names) - 1


def name_cards(t: Table, many: int, kind: int) -> int:
    """The number of the name of so many cards of a kind that win a share."""
    t.judge.names.append(MostCards(frozenset(listed(kind))).named(many))
    return len(t.judge.names) - 1


def keep_showdown(t: Table, step: Step) -> None:
    """Keep in mind how everything was when the hands were shown."""
    t.judge.showdowns.append((step, t.s.copy()))


def close_showdowns(t: Table) -> None:
    """The hand is over; what was kept is kept."""
