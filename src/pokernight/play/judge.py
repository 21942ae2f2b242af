"""Who judges hands: what a hand is worth by the rules of a game and the customs of a table, and what it is called.

A single table asks `ranking` for one hand at a time. Compiled play has the same functions over `ranking.kernel`.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from fractions import Fraction
from functools import lru_cache
from itertools import combinations

from pokernight.cards import Face, Rank, spoken
from pokernight.play.bits import count
from pokernight.play.chance import Chance, listed
from pokernight.play.faces import jokers, of_rank
from pokernight.play.lying import cards_of
from pokernight.play.program import Share, Step, Table
from pokernight.play.record import BOARD, Record
from pokernight.ranking import (
    ACE_TO_FIVE,
    ACE_TO_SIX,
    DEUCE_TO_SEVEN,
    HIGH,
    NONE,
    OF_A_KIND,
    OWN_AND_COMMON,
    SPECIAL,
    STANDARD,
    THREE_CARDS,
    WITH_FOUR_CARDS,
    Aces,
    Badugi,
    Category,
    Hand,
    Holding,
    InLines,
    MostCards,
    Order,
    Pick,
    Points,
    Ranking,
    Score,
    Side,
    Tie,
    Use,
    WildCards,
    Worth,
)
from pokernight.ranking.order import TOP
from pokernight.ranking.points import near_enough, points_named
from pokernight.table.options import Low, Options

LOWS = {Low.ACE_TO_SIX: ACE_TO_SIX, Low.ACE_TO_FIVE: ACE_TO_FIVE, Low.DEUCE_TO_SEVEN: DEUCE_TO_SEVEN}
WHOLE = 5
BADUGI = -4
"""What stands for the size of badugi hands, which have four cards at the most."""
ROWS = (Category.STRAIGHT, Category.FLUSH, Category.STRAIGHT_FLUSH)
OUT_OF_REACH = 1 << 30


@dataclass(frozen=True)
class Needed:
    """The least that a hand must be: a category, and ranks in it."""

    category: Category
    ranks: tuple[int, ...] = ()


@dataclass(frozen=True)
class Scoop:
    """A total that wins the whole pot, in no more cards than so many."""

    total: Fraction
    most_cards: int | None = None

    def __str__(self) -> str:
        """As a player says it: 27 points in 10 cards or fewer."""
        return points_named(self.total) + (f" in {self.most_cards} cards or fewer" if self.most_cards else "")


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
    also_badugi: bool = False
    """Whether badugi hands win one share, and low hands of the usual kind another."""
    aces_low: bool = False
    ace_as: int = 0
    """The rank below the lowest of a deck without its low cards, which an ace stands for in a straight."""
    four_cards: bool = False
    """Whether straights and flushes of four cards count in high hands."""
    above: tuple[tuple[Category, Category | None], ...] = ()
    """Kinds of hands that stand just above others, or above all, one change after the other."""
    tops: tuple[tuple[Rank, int], ...] = ()
    """So many cards of a rank that beat every other hand, the last of them all the others."""
    size: int = WHOLE
    rows: bool = True
    """Whether hands of fewer than five cards make straights and flushes."""
    worth: Worth | None = None
    tie: Tie | None = None
    """Which of two totals wins that are equally far from their target, where the game says so."""
    scoops: tuple[Scoop, ...] = ()
    bugs: frozenset[Face] = frozenset()
    dead: frozenset[Face] = frozenset()
    tame_jokers: bool = False
    """Whether a joker is no wild card, but one above the ace that makes no straight and no flush."""
    made: tuple[Needed, ...] = ()
    """The hands that the game speaks of in its conditions."""
    spoken: tuple[str, ...] = ()
    """The words from which something follows when they are said."""


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
        if rules.tame_jokers:
            order = replace(order, tame_jokers=True)
        if rules.ace_as and not low:
            order = replace(order, ace_as=rules.ace_as)
        if rules.four_cards and not low:
            order = replace(order, categories=WITH_FOUR_CARDS)
        for better, worse in rules.above if not low else ():
            order = order.beating(better, worse or next(c for c in reversed(order.categories) if c is not better))
        if rules.size == WHOLE:
            return order
        if rules.size == 3 and rules.rows:
            counted = order.categories if low and Category.FLUSH not in order.categories else ()
            return replace(order, size=3, categories=tuple(c for c in THREE_CARDS if not counted or c in counted))
        return of_size(order, rules.size, rows=rules.rows)

    def order_for(self, low: int, size: int) -> Order:
        """How hands are ranked one way, those of a smaller size as far as the order goes for them."""
        order = self.orders[low]
        return of_size(order, size, rows=False) if 0 < size < order.size == WHOLE else order

    def score_for(self, low: int, size: int) -> Order | Points | Badugi:
        """What ranks the hands of a size one way: an order, points, or badugi."""
        rules, order = self.rules, self.order_for(low, size)
        if points := self.points(low=low != 0):
            return points
        if (rules.badugi and low) or size == BADUGI:
            return Badugi(aces_low=rules.badugi or order.aces is not Aces.HIGH)
        return order

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
        lent: tuple[int, ...] = (),
        order: tuple[int, ...] = (),
    ) -> Hand:
        """The best hand of down cards, up cards and community cards, one way; worth nothing if it does not qualify.

        Where it matters in which order the cards came, they are all named in that order as well.
        """
        return _judged((self.standards, low, size, own, qualified, lines, lent), cards, wild, order)

    def points(self, *, low: bool) -> Points | None:
        """The points that hands are worth, one way; None where they are ranked as hands."""
        return self.standards.points(low=low)

    def showing(self, up: int, wild: int, *, low: bool, order: tuple[int, ...] = ()) -> int:
        """How good cards are that lie face up, as far as everybody can see."""
        return _shown(self.standards, low, up, wild, order)

    def in_order(self, s: Record, cards: int) -> tuple[int, ...]:
        """Cards in the order in which they came, where that makes a difference to what they are worth."""
        if not self.rules.worth or not self.rules.worth.extras:
            return ()
        return tuple(sorted(listed(cards), key=s.stamp.__getitem__))

    def needed(self, number: int) -> int:
        """The strength of one of the hands that the game's conditions speak of."""
        return self.standards.needed[number]


def of_size(order: Order, size: int, *, rows: bool) -> Order:
    """An order of hands of another size, as far as it goes for those."""
    gone = {*SPECIAL, Category.FOUR_CARD_STRAIGHT, Category.FOUR_CARD_FLUSH, *(() if rows else ROWS)}
    categories = order.categories if not order.low or set(OF_A_KIND) <= set(order.categories) else STANDARD
    return replace(order, size=size, categories=tuple(c for c in categories if c not in gone))


Key = tuple[Standards, bool, int, bool, bool, tuple[int, ...], tuple[int, ...]]


@lru_cache(4096)
def _ranking(key: Key, wild: int) -> Ranking:
    standards, low, size, own, qualified, lines, _ = key
    rules, order = standards.rules, standards.order_for(low, size)
    end = rules.low if low else rules.high
    score = standards.score_for(low, size)
    named = (WildCards(frozenset(listed(wild))),) if wild else ()
    least = 0 if rules.worth else max((strength_of(order, need) for need in end.least), default=0)
    use = OWN_AND_COMMON if own else end.use
    if lines:
        use = InLines(tuple(frozenset(listed(line)) for line in lines), use)
    if not qualified:
        return Ranking(score, use, named, rules.bugs, rules.dead)
    return Ranking(score, use, named, rules.bugs, rules.dead, least, end.least_cards)


@lru_cache(20_000)
def _judged(key: Key, cards: tuple[int, int, int], wild: int, order: tuple[int, ...]) -> Hand:
    down, up, board = (_sorted(some, order) for some in cards)
    others = tuple(Holding(up=tuple(listed(lent))) for lent in key[-1])
    return _ranking(key, wild).hand(Holding(down, up, board, others))


def _sorted(cards: int, order: tuple[int, ...]) -> tuple[int, ...]:
    """Cards as they came, where that is told."""
    return tuple(card for card in order if cards >> card & 1) if order else tuple(listed(cards))


@lru_cache(20_000)
def _shown(standards: Standards, low: bool, up: int, wild: int, order: tuple[int, ...]) -> int:
    named = (WildCards(frozenset(listed(wild))),) if wild else ()
    points = standards.points(low=low)  # how near they are to a target, only their owner can tell
    score: Score = points if points and points.target is None else standards.orders[low]
    ranking = Ranking(score, OWN_AND_COMMON, named, standards.rules.bugs, standards.rules.dead)
    return ranking.strength(Holding(up=_sorted(up, order)))


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


def lent_by_others(t: Table, own: int, low: int) -> tuple[int, ...]:
    """The up cards of each of the others still in, where a hand may borrow from one of them."""
    rules = t.judge.rules
    use = (rules.low if low else rules.high).use
    if not isinstance(use, Pick) or use.borrowed == NONE:
        return ()
    others = [cards_of(t.s, seat) for seat in listed(t.s.still_in)]
    return tuple(cards & t.s.up for cards in others if not cards & own)


def _topping(t: Table, cards: int, wild: int, otherwise: int) -> int:
    """How good cards are that beat all hands, by how many there are of a rank; 0 where there are too few."""
    found = 0
    for place, (rank, many) in enumerate(t.judge.rules.tops):
        held = cards & (wild | jokers(t) | of_rank(t, rank - 2))
        if not otherwise and count(held) >= many:
            found = TOP + 1 + place
    return found


def rank_showing(t: Table, up: int, wild: int, low: int) -> int:
    """How good cards are that lie face up."""
    if top := _topping(t, up, wild, low):
        return top
    return t.judge.showing(up, wild & up, low=low != 0, order=t.judge.in_order(t.s, up))


def rank_hand(t: Table, down: int, up: int, board: int, wild: int, low: int, size: int, own: int) -> int:
    """How good the hand of a player is; 0 cannot win."""
    if not down | up | board:
        return 0
    wild &= down | up | board
    if top := _topping(t, down | up | board, wild, low | size | own):
        return top
    lines, lent = lines_on(t, low), lent_by_others(t, down | up, low)
    order = t.judge.in_order(t.s, down | up | board)
    made = t.judge.hand(
        (down, up, board), wild, low=low != 0, size=size, own=own != 0, lines=lines, lent=lent, order=order
    )
    return made.strength


def rank_made(t: Table, down: int, up: int, board: int, wild: int) -> int:
    """How good the high hand of a player is, whether it can win or not."""
    if not down | up | board:
        return 0
    wild &= down | up | board
    if top := _topping(t, down | up | board, wild, 0):
        return top
    lines, lent = lines_on(t, 0), lent_by_others(t, down | up, 0)
    order = t.judge.in_order(t.s, down | up | board)
    return t.judge.hand(
        (down, up, board), wild, low=False, qualified=False, lines=lines, lent=lent, order=order
    ).strength


def wilds_needed(t: Table, down: int, up: int, board: int, wild: int, low: int, size: int) -> int:
    """How few of the wild cards make a hand as good as all of them do."""
    held = (down | up | board) & jokers(t)
    cards = listed(wild & (down | up | board) | held)
    best = rank_hand(t, down, up, board, wild, low, size, 0)
    for many in range(len(cards)):
        for some in combinations(cards, many):
            used = sum(1 << card for card in some)
            kept = ~(held & ~used)  # a joker is wild or nothing
            if rank_hand(t, down & kept, up & kept, board & kept, used, low, size, 0) >= best:
                return many
    return len(cards)


def rank_needed(t: Table, number: int) -> int:
    """How good a hand is that the game speaks of."""
    return t.judge.needed(number)


def name_hand(t: Table, down: int, up: int, board: int, wild: int, share: Share) -> int:
    """The number of the name of a hand that wins a share, for the log."""
    wild &= down | up | board
    low, lines, lent = share.low != 0, lines_on(t, share.low), lent_by_others(t, down | up, share.low)
    own, order = share.held != 0, t.judge.in_order(t.s, down | up | board)
    hand = t.judge.hand((down, up, board), wild, low=low, size=share.size, own=own, lines=lines, lent=lent, order=order)
    title = "split hand" if share.split else "low hand" if low else "high hand"
    asked_for = share.needs and hand.strength >= t.judge.needed(t.game.nodes[share.needs].low)
    t.judge.names.append(hand.name if asked_for else f"{title}, {hand.name}")
    return len(t.judge.names) - 1


def scooping(t: Table, cards: int) -> int:
    """The number, counted from 1, of a total that wins the whole pot and that some cards come to; 0 for none."""
    rules = t.judge.rules
    for number, scoop in enumerate(rules.scoops if rules.worth and cards else (), 1):
        assert rules.worth
        if Points(rules.worth).comes_to(listed(cards), scoop.total, scoop.most_cards):
            return number
    return 0


def is_near(t: Table, cards: int, wild: int) -> int:
    """Whether points are near enough to a target, or beyond all of them but for a few; -1 where there is no target."""
    scores = [t.judge.points(low=low) for low in (False, True)]
    aims = [points for points in scores if points and points.target and points.target > 0]
    known = t.judge.in_order(t.s, cards) or tuple(listed(cards))
    return int(near_enough(aims, known, listed(wild))) if aims else -1


def name_scoop(t: Table, number: int) -> int:
    """The number of the name of a total that wins the whole pot."""
    t.judge.names.append(str(t.judge.rules.scoops[number - 1]))
    return len(t.judge.names) - 1


def name_all(t: Table, many: int) -> int:
    """The number of a name for the last so many, all of which have to be won."""
    won = ", ".join(name.partition(", ")[2] or name for name in t.judge.names[-many:])
    t.judge.names.append(f"won {many} of {many} hands: {won}")
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
