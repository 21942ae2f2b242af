"""Compiled ranking of one hand, for any number of cards, decks, wild cards and bugs.

The same meaning as `high` and `low`, in the plain loops that a compiler likes. An order comes as `Rules`, which is
nothing but numbers, so that one compiled kernel serves every order.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from .category import GROUPS, Category
from .compiled import compiled, popcount, top_bit
from .low import ladder
from .order import Order
from .run import runs

Numbers = NDArray[np.int32]

PAIR = int(Category.PAIR)
TWO_PAIR = int(Category.TWO_PAIR)
THREE = int(Category.THREE)
FOUR_CARD_STRAIGHT = int(Category.FOUR_CARD_STRAIGHT)
FOUR_CARD_FLUSH = int(Category.FOUR_CARD_FLUSH)
STRAIGHT = int(Category.STRAIGHT)
FLUSH = int(Category.FLUSH)
FULL_HOUSE = int(Category.FULL_HOUSE)
FOUR = int(Category.FOUR)
FIVE = int(Category.FIVE)
STRAIGHT_FLUSH = int(Category.STRAIGHT_FLUSH)
IF_ALL_DIFFER = 1 << int(Category.HIGH_CARD) | 1 << FOUR_CARD_STRAIGHT | 1 << STRAIGHT
FIRST_GROUP = np.array([(*GROUPS.get(category, ()), 0, 0)[0] for category in Category], np.int32)
SECOND_GROUP = np.array([(*GROUPS.get(category, ()), 0, 0)[1] for category in Category], np.int32)


SUITED = (1 << 52) - 1
"""All cards of a pack but the jokers, as bits."""
JOKER = 1 << 15
"""The bit of a joker that is not wild."""


class Rules(NamedTuple):
    """An order of hands, all in numbers.

    Where compiled play has them in a record, the tables are longer than they need be, with zeros at the end.
    """

    size: int
    low: bool
    tame: bool
    """Whether a joker is no wild card, but one above the ace."""
    ace: int
    every: int
    """All the ranks, as bits."""
    many: int
    """How many categories count."""
    categories: Numbers
    """The categories that count, the worst first."""
    places: Numbers
    """For each category its place among them, or -1."""
    values: Numbers
    """What each face counts for."""
    runs: Numbers
    """The straights of a whole hand, the highest first: top, ranks as bits."""
    short_runs: Numbers
    """The same for four cards."""
    rungs: Numbers
    """The low hands by number of cards, the lowest first: value, value in one suit, needs of one to five cards."""


@cache
def rules_of(order: Order) -> Rules:
    """An order of hands, all in numbers."""
    codes = [int(category) for category in order.categories]
    places = np.full(len(Category), -1, np.int32)
    places[codes] = np.arange(len(codes))
    return Rules(
        size=order.size,
        low=order.low,
        tame=order.tame_jokers,
        ace=order.ace,
        every=0x3FFE if order.ace == 1 else 0x7FFC,
        many=len(codes),
        categories=np.array(codes, np.int32),
        places=places,
        values=np.array(order.values, np.int32),
        runs=np.array(runs(order.size, *order.rows), np.int32),
        short_runs=np.array(runs(4, order.ace, order.wheel, order.corner), np.int32),
        rungs=_rungs(order),
    )


def _rungs(order: Order) -> Numbers:
    """The ladders of all sizes of hand, one page for each size; a page ends with value -1."""
    if not order.low:
        return np.zeros((1, 1, 7), np.int32)
    pages = np.full((order.size + 1, len(ladder(order, order.size)) + 1, 7), -1, np.int32)
    for size in range(1, order.size + 1):
        for at, rung in enumerate(ladder(order, size)):
            pages[size, at] = (rung.value, rung.suited, *rung.needs, *[0] * (5 - size))
    return pages


@compiled
def bits_in(number: int) -> int:
    """How many bits are set."""
    return popcount(number)  # type: ignore[no-any-return]


@compiled
def hold(held: Numbers, value: int) -> None:
    """Count one more card of a rank."""
    bit = 1 << value
    for count in range(5, 1, -1):
        held[count] |= held[count - 1] & bit
    held[1] |= bit


@compiled
def best_row(table: Numbers, ranks: int, fillers: int) -> int:
    """The top of the highest straight that can be made; else 0."""
    length = bits_in(table[0, 1])
    if bits_in(ranks) + fillers < length:
        return 0
    if fillers == 0 and bits_in(ranks & ranks << 1) < length - 3:  # an ace parts a straight into three at most
        return 0
    for at in range(table.shape[0]):
        if bits_in(table[at, 1] & ~ranks) <= fillers:
            return int(table[at, 0])
    return 0


@compiled
def highest(ranks: int, every: int, wilds: int, count: int, shift: int) -> int:
    """The highest different ranks, packed; -1 if there are too few."""
    key = 0
    for _ in range(count):
        pool = every | ranks if wilds else ranks
        if not pool:
            return -1
        value = top_bit(pool)
        bit = 1 << value
        if not ranks & bit:
            wilds -= 1
        ranks &= ~bit
        every &= ~bit
        key |= value << shift
        shift -= 4
    return key


@compiled
def lacking(held: Numbers, bit: int, size: int) -> int:
    """How many cards are missing to so many of a rank."""
    missing = 0
    for count in range(1, size + 1):
        if not held[count] & bit:
            missing += 1
    return missing


@compiled
def grouped(held: Numbers, size: int, wilds: int) -> int:
    """The ranks of which there are so many cards, with wild ones; no card stands for a joker that is not wild."""
    return int(held[max(0, size - wilds)] & ~JOKER | held[size] & JOKER)


@compiled
def of_a_kind(held: Numbers, wilds: int, first: int, second: int, size: int) -> int:
    """The best ranks for up to two groups of a rank and the other cards, packed; -1 if it cannot be."""
    kickers = size - first - second
    if kickers < 0:
        return -1
    if first == 0:
        return highest(held[1], held[0], wilds, kickers, 16)
    left = grouped(held, first, wilds)
    while left:
        value: int = top_bit(left)
        bit = 1 << value
        left &= ~bit
        spare = wilds - lacking(held, bit, first) if wilds else 0
        if second == 0:
            key = highest(held[1] & ~bit, held[0] & ~bit, spare, kickers, 12)
            if key >= 0:
                return value << 16 | key
            continue
        others = grouped(held, second, spare) & ~bit
        while others:
            other: int = top_bit(others)
            pair = 1 << other
            others &= ~pair
            spare_then = spare - lacking(held, pair, second) if spare else 0
            key = highest(held[1] & ~bit & ~pair, held[0] & ~bit & ~pair, spare_then, kickers, 8)
            if key >= 0:
                return value << 16 | other << 12 | key
    return -1


@compiled
def in_reach(held: Numbers) -> int:
    """The categories that natural cards may make, suits left out of account, as bits; it is no use to try others."""
    pairs = held[2]
    if not pairs:
        return IF_ALL_DIFFER
    reach = IF_ALL_DIFFER | 1 << PAIR
    if pairs & (pairs - 1):
        reach |= 1 << TWO_PAIR
        reach |= 1 << FULL_HOUSE if held[3] else 0
    if held[3]:
        reach |= 1 << THREE
        reach |= 1 << FOUR if held[4] else 0
        reach |= 1 << FIVE if held[5] else 0
    return reach


@compiled
def best_of_ranks(rules: Rules, held: Numbers, wilds: int, bugs: int, number: int) -> int:
    """The value of the best high hand, suits left out of account; `held` counts the bugs as no card."""
    size = min(rules.size, number)
    fillers = wilds + bugs
    natural = held[1]
    seconds = held[2]
    for _ in range(bugs):
        hold(held, rules.ace)
    reach = -1 if fillers else in_reach(held)
    for place in range(rules.many - 1, -1, -1):
        code = rules.categories[place]
        if not reach >> code & 1:
            continue
        key = -1
        if code in (STRAIGHT, FOUR_CARD_STRAIGHT):
            if size == rules.size:
                if code == STRAIGHT:
                    key = best_row(rules.runs, natural, fillers) << 16
                else:
                    key = best_row(rules.short_runs, natural, fillers) << 16
                    if key:
                        top = key >> 16
                        row = 0
                        for value in range(top - 3, top + 1):
                            row |= 1 << (rules.ace if value == 1 else value)
                        key |= top_bit(natural & ~row | seconds & row) << 12
                if key == 0:
                    key = -1
        elif code not in (FLUSH, STRAIGHT_FLUSH, FOUR_CARD_FLUSH):
            key = of_a_kind(held, wilds, FIRST_GROUP[code], SECOND_GROUP[code], size)
        if key >= 0:
            return place << 20 | key
    return 0


@compiled
def flush_key(suit: Numbers, every: int, fillers: int, size: int) -> int:
    """The best flush of so many cards from one suit, given how many cards it has of each rank; else 0."""
    key = 0
    shift = 16
    for value in range(14, 0, -1):
        copies = suit[value]
        if not copies and fillers and every >> value & 1:
            copies = 1
            fillers -= 1
        for _ in range(copies):
            key |= value << shift
            shift -= 4
            if shift == 16 - 4 * size:
                return key
    return 0


@compiled
def best_of_suit(rules: Rules, suit: Numbers, fillers: int, spare: int) -> int:
    """The value of the best hand that goes by one suit; `spare` is the highest card of the other suits."""
    best = 0
    ranks = 0
    cards = fillers
    for value in range(1, 15):
        cards += suit[value]
        if suit[value]:
            ranks |= 1 << value
    if cards >= rules.size:
        if rules.places[STRAIGHT_FLUSH] >= 0:
            top = best_row(rules.runs, ranks, fillers)
            if top:
                best = max(best, rules.places[STRAIGHT_FLUSH] << 20 | top << 16)
        if rules.places[FLUSH] >= 0:
            key = flush_key(suit, rules.every, fillers, rules.size)
            best = max(best, rules.places[FLUSH] << 20 | key)
    if cards == 4 and spare > 0 and rules.places[FOUR_CARD_FLUSH] >= 0:
        best = max(best, rules.places[FOUR_CARD_FLUSH] << 20 | flush_key(suit, rules.every, fillers, 4) | spare)
    return best


@compiled
def first_ranks(ranks: int, number: int) -> int:
    """The lowest of some ranks, so many of them or as many as there are."""
    left = ranks
    for _ in range(number):
        left &= left - 1
    return ranks & ~left


@compiled
def is_row(rules: Rules, ranks: int, number: int) -> bool:
    """Whether different ranks make a straight that counts."""
    return rules.places[STRAIGHT] >= 0 and number >= rules.size and best_row(rules.runs, ranks, 0) > 0


@compiled
def lowest_paired(rules: Rules, held: Numbers, missing: int) -> int:
    """The value of the lowest hand of all ranks that there are, where one or two more cards are needed."""
    pairs = first_ranks(held[2], missing)
    alike = bits_in(pairs)
    code = PAIR if missing == 1 else TWO_PAIR if alike == 2 else THREE
    key = highest(pairs, 0, 0, alike, 16) | highest(held[1] & ~pairs, 0, 0, bits_in(held[1] & ~pairs), 16 - 4 * alike)
    return int(rules.places[code] << 20 | key)


@compiled
def lowest(rules: Rules, held: Numbers, wilds: int, number: int, suits: Numbers) -> int:
    """The value of the lowest hand; `suits` holds a one and the suits of each rank where a flush threatens."""
    size = min(rules.size, number)
    lowest_ranks = first_ranks(held[1] | first_ranks(held[0] & ~held[1], wilds), size)
    different = bits_in(lowest_ranks)
    if different == size and not is_row(rules, lowest_ranks, number) and not suits[0]:
        return highest(lowest_ranks, 0, 0, size, 16)
    if size - 2 <= different < size and wilds == 0 and not suits[0]:
        return lowest_paired(rules, held, size - different)
    page = rules.rungs[size]
    best = -1
    for at in range(page.shape[0]):
        value = page[at, 0]
        if value < 0 or 0 <= best <= value:
            break
        missing = bits_in(page[at, 2] & ~held[1])
        if missing > wilds:
            continue
        for count in range(2, 6):
            missing += bits_in(page[at, count + 1] & ~held[count])
        if missing > wilds:
            continue
        together = 0
        for rank in range(1, 15):
            if page[at, 2] >> rank & 1:
                together |= suits[rank]
        if together == 0 or bits_in(together) > 1:
            return int(value)
        if best < 0 or page[at, 1] < best:
            best = int(page[at, 1])
    return best


@compiled
def value_of(rules: Rules, faces: Numbers, wild: Numbers, room: Numbers) -> int:
    """The value of one hand; `wild` is 0 for a natural card, 1 for a wild one, 2 for a bug; `room` is to write on."""
    held = room[0]
    held[:] = 0
    held[0] = rules.every
    suited = room[1:5]
    suited[:] = 0
    wilds = 0
    bugs = 0
    number = faces.shape[0]
    for at in range(number):
        if wild[at] == 1:
            wilds += 1
        elif wild[at] == 2:
            bugs += 1
        else:
            value = rules.values[faces[at]]
            hold(held, value)
            suited[faces[at] & 3, value] += 1
    if rules.low:
        return low_value_of(rules, held, suited, wilds, bugs, number, room[5])
    best = best_of_ranks(rules, held, wilds, bugs, number)
    if number < rules.size:
        return best
    for suit in range(4):
        spare = 0
        for other in range(4):
            if other != suit:
                for value in range(14, spare, -1):
                    if suited[other, value]:
                        spare = value
                        break
        best = max(best, best_of_suit(rules, suited[suit], wilds + bugs, spare))
    return best


@compiled
def ranks_in(cards: int, suit: int, ace: int) -> int:
    """The ranks of the cards of one suit, as bits, of a set of cards of one pack."""
    ranks = cards >> suit & 0x1111111111111
    ranks = (ranks | ranks >> 3) & 0x303030303030303
    ranks = (ranks | ranks >> 6) & 0xF000F000F000F
    ranks = (ranks | ranks >> 12) & 0xFF000000FF
    ranks = (ranks | ranks >> 24) & 0x1FFF
    return (ranks & 0xFFF) << 2 | ranks >> 12 << ace


@compiled
def value_of_set(rules: Rules, cards: int, wild: int, bugs: int, room: Numbers) -> int:
    """The value of one hand of cards of one pack, as bits; some of them are wild, and some are bugs.

    Jokers are wild, where they are not bugs, or stand above the ace.
    """
    number = bits_in(cards)
    jokers = cards & ~SUITED & ~bugs & (~wild if rules.tame else 0)
    natural = cards & SUITED & ~wild & ~bugs
    wilds = bits_in(cards & ~bugs & ~jokers & ~natural)
    many_bugs = bits_in(cards & bugs)
    one, two = ranks_in(natural, 0, rules.ace), ranks_in(natural, 1, rules.ace)
    three, four = ranks_in(natural, 2, rules.ace), ranks_in(natural, 3, rules.ace)
    held = room[0]
    held[0] = rules.every
    held[1] = one | two | three | four
    held[2] = one & two | three & four | (one | two) & (three | four)
    held[3] = one & two & (three | four) | three & four & (one | two)
    held[4] = one & two & three & four
    held[5] = 0
    if jokers:
        held[1] |= JOKER
        held[2] |= JOKER if bits_in(jokers) > 1 else 0
    suits = room[1]
    suits[0], suits[1], suits[2], suits[3] = one, two, three, four
    if rules.low:
        return low_value_of_set(rules, held, suits, wilds, many_bugs, number, room[5])
    best = best_of_ranks(rules, held, wilds, many_bugs, number)
    fillers = wilds + many_bugs
    for suit in range(4):
        there = bits_in(suits[suit]) + fillers
        if there >= rules.size and number >= rules.size:
            best = max(best, best_of_suited(rules, suits[suit], fillers))
        if there == 4 and rules.places[FOUR_CARD_FLUSH] >= 0 and number >= rules.size:
            # not counted from the end, where the paper of compiled play has more columns than there are suits
            beside = suits[suit + 1 & 3] | suits[suit + 2 & 3] | suits[suit + 3 & 3]
            others = top_bit(beside | (JOKER if jokers else 0))
            if others >= 0:
                key = highest(suits[suit], rules.every, fillers, 4, 16)
                best = max(best, rules.places[FOUR_CARD_FLUSH] << 20 | key | others)
    return best


@compiled
def best_of_suited(rules: Rules, ranks: int, fillers: int) -> int:
    """The value of the best hand that goes by one suit, of which certain ranks are there."""
    if rules.places[STRAIGHT_FLUSH] >= 0:
        top = best_row(rules.runs, ranks, fillers)
        if top:
            return int(rules.places[STRAIGHT_FLUSH] << 20 | top << 16)
    if rules.places[FLUSH] >= 0:
        return int(rules.places[FLUSH] << 20 | highest(ranks, rules.every, fillers, rules.size, 16))
    return 0


@compiled
def low_value_of_set(
    rules: Rules, held: Numbers, suited: Numbers, wilds: int, bugs: int, number: int, suits: Numbers
) -> int:
    """The value of one low hand of cards of one pack."""
    suits[:] = 0
    for _ in range(bugs):
        hold(held, rules.ace)
    if rules.places[FLUSH] >= 0 and wilds == 0 and number >= rules.size:
        for suit in range(4):
            if bits_in(suited[suit]) >= rules.size:  # else no hand can be a flush
                mark_suits(rules, suited, bugs, suits)
                break
    return lowest(rules, held, wilds, number, suits)


@compiled
def mark_suits(rules: Rules, suited: Numbers, bugs: int, suits: Numbers) -> None:
    """Write down of which suits there are cards of each rank."""
    suits[0] = 1
    for suit in range(4):
        for value in range(1, 15):
            if suited[suit] >> value & 1:
                suits[value] |= 1 << suit
    if bugs:
        suits[rules.ace] |= 16


@compiled
def low_value_of(
    rules: Rules, held: Numbers, suited: Numbers, wilds: int, bugs: int, number: int, suits: Numbers
) -> int:
    """The value of one low hand."""
    suits[:] = 0
    for _ in range(bugs):
        hold(held, rules.ace)
    if rules.places[FLUSH] >= 0 and wilds == 0 and number >= rules.size:
        suits[0] = 1
        for suit in range(4):
            for value in range(1, 15):
                if suited[suit, value]:
                    suits[value] |= 1 << suit
        if bugs:
            suits[rules.ace] |= 16
    return lowest(rules, held, wilds, number, suits)
