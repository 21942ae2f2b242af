"""Many hands at once, by the fast ranking: the same decks and the same counts as at the table."""

from __future__ import annotations

from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from pokernight.odds.dealing import Dealing, Part, Pool
from pokernight.odds.playing import UNQUALIFIED
from pokernight.odds.shoe import Decks
from pokernight.odds.tally import Tally
from pokernight.ranking import NOTHING, Order, Points
from pokernight.ranking.batch import strengths

Strengths = NDArray[np.int32]
"""One row for each hand that is dealt, one column for each seat."""

Winners = NDArray[np.bool_]


def ranked(part: Part, decks: Decks) -> Strengths:
    """How good the hand of each seat is, deck by deck."""
    best = np.zeros((len(decks), len(part.pools)), np.int32)
    columns = [(seat, pool) for seat, pools in enumerate(part.pools) for pool in pools]
    for size in {len(pool) for _, pool in columns if len(pool) >= part.least_cards}:
        same = [(seat, pool) for seat, pool in columns if len(pool) == size]
        places = np.array([pool for _, pool in same])
        hands = decks[:, places.ravel()].astype(np.uint8).reshape(-1, size)
        found = strengths(part.score, hands, part.wild, part.bugs).reshape(len(decks), len(same))
        for column, (seat, _) in enumerate(same):
            np.maximum(best[:, seat], found[:, column], out=best[:, seat])
    best[best < part.least] = NOTHING
    return best


def count_batch(tally: Tally, dealing: Dealing, decks: Decks) -> NDArray[np.bool_]:
    """Count a batch of hands; the answer says which of them nobody wins, so that the table has to go on with them."""
    found = [ranked(part, decks) for part in dealing.parts]
    undecided: NDArray[np.bool_] = np.all([(strength == NOTHING).all(axis=1) for strength in found], axis=0)
    decks, found = decks[~undecided], [strength[~undecided] for strength in found]
    won = [(strength == strength.max(axis=1)[:, None]) & (strength > NOTHING) for strength in found]
    hands = len(decks)
    if not hands:
        return undecided
    one = np.ones(hands, np.int64)
    tally.hands += hands
    tally.shown.add_all(one)
    tally.pots[dealing.pot] += hands
    for name, much in dealing.lengths:
        tally.lengths[name].add_all(much * one)
    chips = _chips(dealing.pot, won)
    tally.chips.add_all(dealing.pot * one, dealing.pot)
    tally.split.add_all((chips > 0).sum(axis=1) > 1)
    for seat, paid in enumerate(dealing.paid, 1):
        tally.net[seat].add_all(chips[:, seat - 1] - paid)
        tally.won[seat].add_all(chips[:, seat - 1], dealing.pot)
    for part, strength, winners in zip(dealing.parts, found, won, strict=True):
        _count_part(tally, part, decks, strength, winners)
    return undecided


def _chips(pot: int, won: list[Winners]) -> NDArray[np.int64]:
    """What each seat gets out of the pot; odd chips go as they do at the table."""
    decided = np.array([winners.any(axis=1) for winners in won], np.int64)
    parts = decided.sum(axis=0)
    before = np.cumsum(decided, axis=0) - decided
    chips = np.zeros(won[0].shape, np.int64)
    for number, winners in enumerate(won):
        amount = (pot // parts + (before[number] < pot % parts)) * decided[number]
        each, odd = np.divmod(amount, np.maximum(1, winners.sum(axis=1)))
        place = np.cumsum(winners, axis=1) - 1
        chips += winners * (each[:, None] + (place < odd[:, None]))
    return chips


def _count_part(tally: Tally, part: Part, decks: Decks, strength: Strengths, winners: Winners) -> None:
    """Count all that was shown for one part of the pot."""
    hands, seats = strength.shape
    counted = tally.parts[part.name]
    names, codes, strongest = _kinds(part, decks, strength)
    rows, first = np.arange(hands), winners.argmax(axis=1)
    decided = strength[rows, first] > NOTHING
    counted.shown.add_all(np.full(hands, seats), seats)
    counted.decided.add_all(decided, decided)
    counted.tied.add_all(winners.sum(axis=1) > 1, decided)
    made = _by_kind(codes, np.ones_like(winners), len(names))
    prevailed = _by_kind(codes, winners, len(names))
    best = codes[rows, first]
    for code, name in enumerate(names):
        kind = counted.kinds[name]
        kind.strength = max(kind.strength, strongest[code])
        kind.made.add_all(made[code], seats)
        kind.won.add_all((best == code) & decided, decided)
        kind.prevailed.add_all(prevailed[code], made[code])
    tops, at, often = np.unique(strength[rows, first][decided], return_index=True, return_counts=True)
    where = np.flatnonzero(decided)[at]
    for top, row, count in zip(tops.tolist(), where.tolist(), often.tolist(), strict=True):
        counted.winners[top, _name(part, decks[row], int(first[row]), top)] += count


def _by_kind(codes: NDArray[np.intp], counted: Winners, kinds: int) -> list[NDArray[np.int64]]:
    """For each kind, how many of the hands that count are of it, deal by deal."""
    rows = np.broadcast_to(np.arange(len(codes))[:, None], codes.shape)
    counts: NDArray[np.int64] = np.bincount((rows * kinds + codes)[counted], minlength=codes.shape[0] * kinds)
    return list(counts.reshape(codes.shape[0], kinds).T)


def _kinds(part: Part, decks: Decks, strength: Strengths) -> tuple[list[str], NDArray[np.intp], list[int]]:
    """The kinds of hands that were made, which of them each hand is, and how strong the best of each kind was."""
    fine = 0 if isinstance(part.score, Points) else 16  # category and first rank stand above these bits
    coarse = np.where(strength == NOTHING, 0, (strength >> fine) + 1)
    there = np.flatnonzero(np.bincount(coarse.ravel()))
    examples = [divmod(int((coarse == found).argmax()), strength.shape[1]) for found in there]
    called = [_kind(part, decks[row], seat, int(strength[row, seat])) for row, seat in examples]
    names = list(dict.fromkeys(called))
    code_of = np.zeros(int(there[-1]) + 1, np.intp)
    code_of[there] = [names.index(name) for name in called]
    codes = code_of[coarse]
    strongest = [int(strength.max(where=codes == code, initial=0)) for code in range(len(names))]
    return names, codes, strongest


def _kind(part: Part, deck: Decks, seat: int, strength: int) -> str:
    if strength == NOTHING:
        return UNQUALIFIED
    return _name(part, deck, seat, strength) if isinstance(part.score, Points) else part.score.kind(strength)


def _name(part: Part, deck: Decks, seat: int, strength: int) -> str:
    """What a hand that was made is called."""
    if not isinstance(part.score, Points):
        return _called(part.score, strength)
    hands = (part.score.hand(_cards(pool, deck), part.wild, part.bugs) for pool in part.pools[seat])
    return next(hand.name for hand in hands if hand.strength == strength)


@lru_cache(maxsize=10_000)
def _called(order: Order, strength: int) -> str:
    """What a hand of a strength is called; there are some thousands of them, and they come again and again."""
    return order.name(strength)


def _cards(pool: Pool, deck: Decks) -> tuple[int, ...]:
    return tuple(int(deck[place]) for place in pool)
