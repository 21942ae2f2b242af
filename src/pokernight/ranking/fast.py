"""The compiled loops over many hands: by table where there is one, by search where there is none."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from pokernight.cards import FACES

from .compiled import compiled
from .kernel import FLUSH, Numbers, Rules, value_of
from .order import TOP
from .table import BUG_SHIFT, BUG_UNIT, SUIT_SHIFT, UPPER_SHIFT, WILD_SHIFT, WILD_UNIT, Table, Words

Cards = NDArray[np.uint8]
Kinds = NDArray[np.uint8]
Counts = NDArray[np.int64]

NATURAL, WILD, BUG = 0, 1, 2
LOWER_MASK = (1 << UPPER_SHIFT) - 1
UPPER_MASK = (1 << SUIT_SHIFT - UPPER_SHIFT) - 1


@compiled
def _units_by_kind(table: Table) -> Words:
    """What each face adds as a natural card, as a wild one and as a bug."""
    units = np.empty((3, FACES), np.uint64)
    units[NATURAL] = table.units
    units[WILD] = WILD_UNIT
    units[BUG] = BUG_UNIT
    return units


@compiled
def _bits_by_kind(table: Table) -> Words:
    """The bit of each face as a natural card, and none as a wild one or a bug."""
    bits = np.zeros((3, FACES), np.uint64)
    bits[NATURAL] = table.bits
    return bits


@compiled
def _looked_up(table: Table, units: int, bits: int, size: int) -> int:
    """The value of a hand from the table, given what its cards add up to."""
    bugs = (units >> BUG_SHIFT) & 15
    value = table.by_ranks[bugs, table.upper[(units >> UPPER_SHIFT) & UPPER_MASK] + table.lower[units & LOWER_MASK]]
    fillers = bugs + ((units >> WILD_SHIFT) & 15)
    # A suit's four bits reach eight just when its cards and the cards that may join it make a hand.
    if (((units >> SUIT_SHIFT) & 0xFFFF) + (8 - size + fillers) * 0x1111) & 0x8888:
        for suit in range(4):
            value = max(value, table.by_suit[fillers, (bits >> 13 * suit) & 0x1FFF])
    return int(value)


@compiled
def _flush_threatens(rules: Rules, units: int) -> bool:
    """Whether a low hand may be a flush against the player's will, which the table does not tell."""
    if not rules.low or rules.places[FLUSH] < 0 or (units >> WILD_SHIFT) & 15:
        return False
    return (((units >> SUIT_SHIFT) & 0xFFFF) + (8 - rules.size) * 0x1111) & 0x8888 != 0


@compiled
def rank_by_table(rules: Rules, table: Table, cards: Cards, kind_of: Kinds, kinds: Kinds, out: Numbers) -> int:
    """Rank each row; the answer is the first row that holds a card twice, or -1."""
    units_of = _units_by_kind(table)
    bits_of = _bits_by_kind(table)
    room = np.zeros((6, 15), np.int32)
    number = cards.shape[1]
    faces = np.zeros(number, np.int32)
    row_kinds = np.zeros(number, np.int32)
    differ = kinds.shape[0] > 0
    for row in range(cards.shape[0]):
        total = np.uint64(0)
        bits = np.uint64(0)
        seen = np.uint64(0)
        for at in range(number):
            card = cards[row, at]
            seen |= np.uint64(1) << np.uint64(card)
            kind = kinds[row, at] if differ else kind_of[card]
            total += units_of[kind, card]
            bits |= bits_of[kind, card]
        if _bits_in_word(int(seen)) < number:
            return row
        units = int(total)
        if _flush_threatens(rules, units):
            for at in range(number):
                faces[at] = cards[row, at]
                row_kinds[at] = kinds[row, at] if differ else kind_of[cards[row, at]]
            value = value_of(rules, faces, row_kinds, room)
        else:
            value = _looked_up(table, units, int(bits), rules.size)
        out[row] = TOP - value if rules.low else value
    return -1


@compiled
def _bits_in_word(word: int) -> int:
    """How many of 64 bits are set."""
    ones = np.uint64(word)
    ones -= (ones >> np.uint64(1)) & np.uint64(0x5555555555555555)
    ones = (ones & np.uint64(0x3333333333333333)) + ((ones >> np.uint64(2)) & np.uint64(0x3333333333333333))
    ones = (ones + (ones >> np.uint64(4))) & np.uint64(0x0F0F0F0F0F0F0F0F)
    return int((ones * np.uint64(0x0101010101010101)) >> np.uint64(56))


@compiled
def rank_by_search(rules: Rules, cards: Cards, kind_of: Kinds, kinds: Kinds, out: Numbers) -> int:
    """Rank each row of any number of cards and decks; the answer is the first row that holds a card twice, or -1."""
    room = np.zeros((6, 15), np.int32)
    number = cards.shape[1]
    faces = np.zeros(number, np.int32)
    row_kinds = np.zeros(number, np.int32)
    last_row = np.full(256, -1, np.int64)
    for row in range(cards.shape[0]):
        for at in range(number):
            card = cards[row, at]
            if last_row[card] == row:
                return row
            last_row[card] = row
            faces[at] = card % FACES
            row_kinds[at] = kinds[row, at] if kinds.shape[0] else kind_of[card]
        value = value_of(rules, faces, row_kinds, room)
        out[row] = TOP - value if rules.low else value
    return -1


@compiled
def _first(chosen: NDArray[np.int64]) -> None:
    """The first choice of cards."""
    for at in range(chosen.shape[0]):
        chosen[at] = at


@compiled
def _next(chosen: NDArray[np.int64], out_of: int) -> int:
    """Go on to the next choice of cards; the answer is the first place that changed, or -1 after the last."""
    number = chosen.shape[0]
    at = number - 1
    while at >= 0 and chosen[at] == out_of - number + at:
        at -= 1
    if at >= 0:
        chosen[at] += 1
        for after in range(at + 1, number):
            chosen[after] = chosen[after - 1] + 1
    return int(at)


@compiled
def count_by_table(rules: Rules, table: Table, deck: Cards, kind_of: Kinds, number: int, counts: Counts) -> None:
    """Count every hand from a deck by its category and first rank; what the first cards add up to is kept."""
    units_of = _units_by_kind(table)
    bits_of = _bits_by_kind(table)
    room = np.zeros((6, 15), np.int32)
    faces = np.zeros(number, np.int32)
    kinds = np.zeros(number, np.int32)
    chosen = np.zeros(number, np.int64)
    totals = np.zeros(number + 1, np.uint64)
    bits = np.zeros(number + 1, np.uint64)
    _first(chosen)
    changed = 0
    while changed >= 0:
        for at in range(changed, number):
            face = deck[chosen[at]]
            totals[at + 1] = totals[at] + units_of[kind_of[face], face]
            bits[at + 1] = bits[at] | bits_of[kind_of[face], face]
        units = int(totals[number])
        if _flush_threatens(rules, units):
            for at in range(number):
                faces[at] = deck[chosen[at]]
                kinds[at] = kind_of[deck[chosen[at]]]
            value = value_of(rules, faces, kinds, room)
        else:
            value = _looked_up(table, units, int(bits[number]), rules.size)
        counts[value >> 16] += 1
        changed = _next(chosen, deck.shape[0])


@compiled
def count_by_search(rules: Rules, deck: Cards, kind_of: Kinds, number: int, counts: Counts) -> None:
    """Count every hand from a deck of any kind by its category and first rank."""
    room = np.zeros((6, 15), np.int32)
    faces = np.zeros(number, np.int32)
    kinds = np.zeros(number, np.int32)
    chosen = np.zeros(number, np.int64)
    _first(chosen)
    changed = 0
    while changed >= 0:
        for at in range(changed, number):
            faces[at] = deck[chosen[at]] % FACES
            kinds[at] = kind_of[deck[chosen[at]]]
        counts[value_of(rules, faces, kinds, room) >> 16] += 1
        changed = _next(chosen, deck.shape[0])
