"""The judge of compiled play: how good hands are, by all that a game says about them, over records of numpy.

What play asks has the name and the meaning of the plain function in `play/judge.py`.
"""

from typing import Any, TypeAlias

from pokernight.play.bits import count, first
from pokernight.play.faces import jokers, of_rank
from pokernight.play.flat import BY_BADUGI, BY_ORDER, BY_POINTS, SUM_WORDS
from pokernight.play.judge import BADUGI
from pokernight.play.lying import cards_of, earliest
from pokernight.play.record import BOARD
from pokernight.ranking.kernel import highest, value_of_set
from pokernight.ranking.order import TOP
from pokernight.ranking.points import MOST_CARD, NEAR
from pokernight.ranking.totals import ANYTHING, NO_POINTS, Amounts, total_strength

Table: TypeAlias = Any
End: TypeAlias = Any
Way: TypeAlias = Any
Log: TypeAlias = Any

BADUGI_CARDS = 4
NO_SIZE = 1 << 10
"""The size of hands that all cards make."""


def rank_showing(t: Table, up: int, wild: int, low: int) -> int:
    """How good cards are that lie face up."""
    top = _topping(t, up, wild, low)
    if top:
        return top
    up &= ~t.judge.dead
    end = t.judge.ends[low]
    if end.score == BY_POINTS and end.target < 0:
        return _points(t, end, 0, up, 0, wild) if up else 0
    return _ranked(t, up, wild, low, 0) if up else 0


def rank_hand(t: Table, down: int, up: int, board: int, wild: int, low: int, size: int, own: int) -> int:
    """How good the hand of a player is; 0 cannot win."""
    return _rank(t, down, up, board, wild, low, size, own, t.judge.orders[_order_at(low, size)].least)


def rank_made(t: Table, down: int, up: int, board: int, wild: int) -> int:
    """How good the high hand of a player is, whether it can win or not."""
    return _rank(t, down, up, board, wild, 0, 0, 0, 0)


def _rank(t: Table, down: int, up: int, board: int, wild: int, low: int, size: int, own: int, least: int) -> int:
    """How good the best hand of a player is, where it is as good as the least that counts; else 0."""
    if not down | up | board:
        return 0
    top = _topping(t, down | up | board, wild, low | size | own)
    if top:
        return top
    end = t.judge.ends[low]
    if end.many_lines == 0 and (own or end.free):
        best = _rank_all(t, down, up, board, wild, low, size)
    else:
        best = _best_pool(t, end, down, up, board, wild, low, size, own, max(0, least - 1))
    return best if best >= least else 0


def rank_needed(t: Table, number: int) -> int:
    """How good a hand is that the game speaks of."""
    return t.judge.needed[number]  # type: ignore[no-any-return]


def wilds_needed(t: Table, down: int, up: int, board: int, wild: int, low: int, size: int) -> int:
    """How few of the wild cards make a hand as good as all of them do."""
    held = (down | up | board) & jokers(t)
    cards = wild & (down | up | board) | held
    best = rank_hand(t, down, up, board, wild, low, size, 0)
    for many in range(count(cards)):
        used = _first_of(cards, many)
        while used >= 0:
            kept = ~(held & ~used)  # a joker is wild or nothing
            if rank_hand(t, down & kept, up & kept, board & kept, used, low, size, 0) >= best:
                return many
            used = _next_of(used, cards)
    return count(cards)


def scooping(t: Table, cards: int) -> int:
    """The number, counted from 1, of a total that wins the whole pot and that some cards come to; 0 for none."""
    many = t.judge.many_scoops if cards else 0
    for number in range(many):
        total, most = t.judge.scoops[number, 0], t.judge.scoops[number, 1]
        if most == 0 or count(cards) <= most:
            fixed = _add_up(t, t.judge.ends[0], 0, cards, 0, 0)
            over = total - fixed
            if 0 <= over < 64 * SUM_WORDS and t.log.sums[0, over >> 6] >> (over & 63) & 1:
                return number + 1
    return 0


def is_near(t: Table, cards: int, wild: int) -> int:
    """Whether points are near enough to a target, or beyond all of them but for a few; -1 where there is no target."""
    found, beyond = -1, 1
    for low in range(2):
        end = t.judge.ends[low]
        if end.score == BY_POINTS and end.target > 0:
            off = _add_up(t, end, 0, cards, 0, wild) - end.target
            for word in range(SUM_WORDS):
                left = t.log.sums[0, word]
                while left:
                    over = off + 64 * word + first(left)
                    left &= left - 1
                    if abs(over) <= NEAR * end.parts:
                        return 1
                    if over <= -MOST_CARD * end.parts:
                        beyond = 0
            found = beyond
    return found


def _topping(t: Table, cards: int, wild: int, otherwise: int) -> int:
    found = 0
    for place in range(0 if otherwise else t.judge.many_tops):
        held = cards & (wild | jokers(t) | of_rank(t, t.judge.tops[place, 0] - 2))
        if count(held) >= t.judge.tops[place, 1]:
            found = TOP + 1 + place
    return found


def _rank_all(t: Table, down: int, up: int, rest: int, wild: int, low: int, size: int) -> int:
    """How good the hand of some cards is, all of which may be used; dead cards are as if they were not there."""
    alive = ~t.judge.dead
    end = t.judge.ends[low]
    cards = (down | up | rest) & alive
    if cards == 0 or count(cards) < end.least_cards:
        return 0
    if end.score == BY_POINTS:
        return _points(t, end, down & alive, up & alive, rest & alive, wild)
    if end.score == BY_BADUGI or size == BADUGI:
        return _badugi(t, cards, wild, end.aces_low)
    return _ranked(t, cards, wild, low, size)


def _order_at(low: int, size: int) -> int:
    """Where the order of hands of a size is: 0 for the usual one."""
    return low + (2 * size if 0 < size < 5 else 0)


def _ranked(t: Table, cards: int, wild: int, low: int, size: int) -> int:
    """How good the best hand of some cards is in its order."""
    value = value_of_set(t.judge.orders[_order_at(low, size)], cards, wild, t.judge.bugs, t.log.paper)
    return TOP - value if low else value


# which cards may be used


def _best_pool(
    t: Table, end: End, down: int, up: int, board: int, wild: int, low: int, size: int, own: int, best: int
) -> int:
    """The best hand of any of the sets of cards that may make one; a set for a smaller hand is none to choose.

    In this and in what follows, only a hand counts that is better than the best one so far.
    """
    by_size = end.score == BY_ORDER and size != BADUGI
    whole = t.judge.orders[_order_at(low, size)].size if by_size else NO_SIZE
    ways, lines = 1 if own else end.many_ways, max(1, end.many_lines)
    least = 0
    for line in range(lines if by_size and (end.many_lines or ways > 1) else 0):
        common = board & _on_line(t, end, line)
        for number in range(ways):
            least = max(least, min(whole, _size_of(end.ways[number], own, down, up, common, whole)))
    for line in range(lines):
        common = board & _on_line(t, end, line)
        for number in range(ways):
            way = end.ways[number]
            if _size_of(way, own, down, up, common, whole) >= least:
                best = _best_of_way(t, way, down, up, common, wild, low, size, own, whole, best)
    return best


def _on_line(t: Table, end: End, line: int) -> int:
    """The community cards of a line, with those that lie outside of the figure; all where there are no lines."""
    if end.many_lines == 0:
        return -1
    s = t.s
    found, left = 0, s.at[BOARD]
    while left:
        card = first(left)
        left &= left - 1
        if s.spot[card] >= end.laid or end.lines[line] >> s.spot[card] & 1:
            found |= 1 << card
    return found


def _size_of(way: Way, own: int, down: int, up: int, common: int, whole: int) -> int:
    """How many cards a set has that may make a hand, no card being borrowed."""
    if own or way.free:
        taken = down | up | common if own or way.takes[2, 1] else down | up
        return count(taken)
    own_cards = min(count(down), way.takes[0, 1]) + min(count(up), way.takes[1, 1])
    return int(min(whole, min(own_cards, way.takes[4, 1]) + min(count(common), way.takes[2, 1])))


def _best_of_way(
    t: Table, way: Way, down: int, up: int, common: int, wild: int, low: int, size: int, own: int, whole: int, best: int
) -> int:
    """The best hand that one way of picking cards makes, with the cards of one other player where it borrows any."""
    s = t.s
    if own or way.takes[3, 1] == 0:
        return _best_pick(t, way, down, up, common, 0, wild, low, size, own, whole, best)
    lenders, left = 0, s.still_in
    while left:
        cards = cards_of(s, first(left))
        left &= left - 1
        if cards & (down | up) == 0:
            lenders += 1
            best = _best_pick(t, way, down, up, common, cards & s.up, wild, low, size, own, whole, best)
    return best if lenders else _best_pick(t, way, down, up, common, 0, wild, low, size, own, whole, best)


def _best_pick(
    t: Table,
    way: Way,
    down: int,
    up: int,
    common: int,
    lent: int,
    wild: int,
    low: int,
    size: int,
    own: int,
    whole: int,
    best: int,
) -> int:
    """The best hand of so many cards of each place."""
    if own:
        return max(best, _rank_all(t, down, up, common, wild, low, size))
    takes = way.takes
    most_down, most_up = min(takes[0, 1], count(down)), min(takes[1, 1], count(up))
    most_common, most_lent = min(takes[2, 1], count(common)), min(takes[3, 1], count(lent))
    if way.free:
        rest = (common if most_common else 0) | (lent if most_lent else 0)
        return max(best, _rank_all(t, down if most_down else 0, up if most_up else 0, rest, wild, low, size))
    fewest, top = min(takes[4, 0], most_down + most_up), min(takes[4, 1], most_down + most_up)
    wanted = min(whole, top + most_common + most_lent)
    for downs in range(min(takes[0, 0], count(down)), most_down + 1):
        for ups in range(min(takes[1, 0], count(up)), most_up + 1):
            for commons in range(min(takes[2, 0], count(common)), most_common + 1):
                lents = wanted - downs - ups - commons
                if fewest <= downs + ups <= top and min(takes[3, 0], count(lent)) <= lents <= most_lent:
                    best = _best_of(t, down, up, common, lent, downs, ups, commons, lents, wild, low, size, whole, best)
    return best


def _best_of(
    t: Table,
    down: int,
    up: int,
    common: int,
    lent: int,
    downs: int,
    ups: int,
    commons: int,
    lents: int,
    wild: int,
    low: int,
    size: int,
    whole: int,
    best: int,
) -> int:
    """The best hand of just so many cards of each place; a few bounds spare most of the trouble."""
    bounded = downs + ups + commons + lents == whole and t.judge.dead == 0
    if bounded and not _may_beat(t, down | up | common | lent, wild, low, size, best):
        return best
    one = _first_of(down, downs)
    while one >= 0:
        two = _first_of(up, ups)
        while two >= 0:
            skipped = bounded and not _may_beat(t, one | two | common | lent, wild, low, size, best)
            three = -1 if skipped else _first_of(common, commons)
            while three >= 0:
                four = _first_of(lent, lents)
                while four >= 0:
                    best = max(best, _rank_all(t, one, two, three | four, wild, low, size))
                    four = _next_of(four, lent)
                three = _next_of(three, common)
            two = _next_of(two, up)
        one = _next_of(one, down)
    return best


def _may_beat(t: Table, cards: int, wild: int, low: int, size: int, best: int) -> bool:
    """Whether a whole hand might be better than the best one, were it free to use any of some cards."""
    return _ranked(t, cards, wild, low, size) > best


def _first_of(cards: int, many: int) -> int:
    """The first choice of so many of some cards."""
    left = cards
    for _ in range(many):
        left &= left - 1
    return cards & ~left


def _next_of(chosen: int, cards: int) -> int:
    """The next choice of as many of some cards; -1 after the last."""
    higher = ((chosen | ~cards) + (chosen & -chosen)) & cards
    if higher <= chosen:
        return -1
    return higher | _first_of(cards, count(chosen) - count(higher))


# badugi


def _badugi(t: Table, cards: int, wild: int, aces_low: int) -> int:
    """The most cards of different ranks and suits; of as many, those whose highest is lowest."""
    free = cards & (wild | t.judge.bugs | jokers(t))
    plain = cards & ~free
    best = 0
    for many in range(min(BADUGI_CARDS, count(plain)) + 1):
        chosen = _first_of(plain, many)
        while chosen >= 0:
            best = max(best, _badugi_of(chosen, count(free), aces_low))
            chosen = _next_of(chosen, plain)
    return best


def _badugi_of(cards: int, free: int, aces_low: int) -> int:
    """How good cards are that must differ in rank and suit, filled up with free cards that are the lowest missing."""
    heights, suits, left = 0, 0, cards
    while left:
        card = first(left)
        left &= left - 1
        height = 1 if aces_low and card >> 2 == 12 else (card >> 2) + 2
        if heights >> height & 1 or suits >> (card & 3) & 1:
            return 0
        heights |= 1 << height
        suits |= 1 << (card & 3)
    height = 1 if aces_low else 2
    for _ in range(min(free, BADUGI_CARDS - count(cards))):
        while heights >> height & 1:
            height += 1
        heights |= 1 << height
    many = count(heights)
    return (many + 1 << 16) - 1 - highest(heights, 0, 0, many, 12) if many else 0


# points


def _points(t: Table, end: End, down: int, up: int, rest: int, wild: int) -> int:
    """How good the best of the totals is that some cards may come to."""
    fixed = _add_up(t, end, down, up, rest, wild)
    amounts = Amounts(end.options, end.most, end.extra, end.leads, end.target, end.side, end.over_wins != 0)
    best = 0
    for word in range(SUM_WORDS):
        left = t.log.sums[0, word]
        while left:
            best = max(best, total_strength(amounts, fixed + 64 * word + first(left)))
            left &= left - 1
    return best


def _add_up(t: Table, end: End, down: int, up: int, rest: int, wild: int) -> int:
    """What cards that are worth one thing come to; what the others may add to it is written down as bits."""
    sums = t.log.sums
    for word in range(SUM_WORDS):
        sums[0, word] = 0
    sums[0, 0] = 1
    fixed, before = 0, -1
    for part in range(3):
        left = down if part == 0 else up if part == 1 else rest
        while left:
            card = earliest(t.s, left) if end.ordered else first(left)
            left &= ~(1 << card)
            row = card
            if (wild | t.judge.bugs) >> card & 1:
                row = ANYTHING
            elif end.extra[card] >= 0:
                row = end.extra[card] if before >= 0 and end.leads[before, card] else NO_POINTS
            before = card
            if end.options[row, 1] < 0:
                fixed += end.options[row, 0]
            else:
                _spread(t.log, end, row)
    return fixed


def _spread(log: Log, end: End, row: int) -> None:
    """Add a card that may be worth several things to all the totals reached."""
    sums = log.sums
    for word in range(SUM_WORDS):
        sums[1, word] = sums[0, word]
        sums[0, word] = 0
    option = 0
    while end.options[row, option] >= 0:
        words, bits = end.options[row, option] >> 6, end.options[row, option] & 63
        for word in range(words, SUM_WORDS):
            sums[0, word] |= sums[1, word - words] << bits
            if bits and word > words:
                sums[0, word] |= sums[1, word - words - 1] >> (64 - bits) & (1 << bits) - 1
        option += 1


TWINS = (rank_showing, rank_hand, rank_made, rank_needed, wilds_needed, scooping, is_near)
