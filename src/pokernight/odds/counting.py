"""What is counted of hands that the engine has played, many at a time."""

from __future__ import annotations

from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from pokernight.odds.playing import UNQUALIFIED
from pokernight.odds.tally import Tally
from pokernight.play.judge import Standards
from pokernight.play.many import Batch
from pokernight.play.program import Program, Share
from pokernight.play.referee import part_name
from pokernight.play.standing import NO_HAND, PAID
from pokernight.ranking import Badugi, Order, Points

Column = NDArray[np.int64]
Score = Order | Points | Badugi


def count_hands(tally: Tally, batch: Batch, seats: int, program: Program, standards: Standards) -> None:
    """Count hands that are over."""
    outcomes, hands = batch.outcomes, batch.hands
    won = outcomes["won"][:, 1 : seats + 1]
    chips = won.sum(axis=1)
    tally.hands += hands
    tally.chips.add_all(chips, chips)
    tally.split.add_all((won > 0).sum(axis=1) > 1)
    for seat in range(1, seats + 1):
        tally.net[seat].add_all(outcomes["gains"][:, seat])
        tally.won[seat].add_all(won[:, seat - 1], chips)
    for size, often in zip(*np.unique(outcomes["pot"], return_counts=True), strict=True):
        tally.pots[int(size)] += int(often)
    for name in ("answers", "rounds", "cards", "deals"):
        tally.lengths[name].add_all(outcomes[name])
    standings = Standings(batch)
    tally.shown.add_all(np.bincount(standings.hand, minlength=hands) > 0)
    for part in np.unique(standings.part).tolist():
        share = program.shares[part]
        count_part(tally, standings.of(part), hands, share, standards.score_for(share.low, share.size))


class Standings:
    """Who stood how at the showdowns of some hands, for all parts of the pot or for one."""

    def __init__(self, batch: Batch) -> None:
        """Take all that was shown, with who was paid after it."""
        rows = batch.standings
        written = np.diff(batch.outcomes["standings"], prepend=0)
        hand = np.repeat(np.arange(batch.hands), written)
        _, part, seat, worth, won = rows.T.astype(np.int64)
        paid = part == PAID
        time = np.cumsum(paid) - paid  # the row of payments comes after those of its showdown
        takers = won[paid][time[~paid]]
        self.hand: Column = hand[~paid]
        self.time: Column = time[~paid]
        """Which showdown of all."""
        self.part: Column = part[~paid]
        self.worth: Column = worth[~paid]
        self.won: NDArray[np.bool_] = (won[~paid] == 1) & (takers >> seat[~paid] & 1 == 1)
        """Whether the hand wins the part, and the player was paid."""

    def of(self, part: int) -> Standings:
        """Those for one part."""
        found = Standings.__new__(Standings)
        here = self.part == part
        for name, column in vars(self).items():
            setattr(found, name, column[here])
        return found


def count_part(tally: Tally, shown: Standings, hands: int, share: Share, score: Score) -> None:
    """Count all that was shown for one part of the pot."""
    name = part_name(share)
    part = tally.parts[name]
    is_hand = shown.worth != NO_HAND
    kinds, codes = _kinds(shown.worth, score, name)

    def by_kind(which: NDArray[np.bool_]) -> Column:
        """For each kind, how many of some rows are of it, hand by hand."""
        counts: Column = np.bincount(codes[which] * hands + shown.hand[which], minlength=len(kinds) * hands)
        return counts.reshape(len(kinds), hands)

    winners = np.flatnonzero(shown.won)
    _, first, many = np.unique(shown.time[winners], return_index=True, return_counts=True)
    best = winners[first]
    made, prevailed = by_kind(is_hand), by_kind(shown.won & is_hand)
    won = by_kind(np.isin(np.arange(len(shown.hand)), best))
    all_made, all_won = made.sum(axis=0), won.sum(axis=0)
    part.shown.add_all(all_made, all_made)
    part.decided.add_all(all_won, all_won)
    part.tied.add_all(np.bincount(shown.hand[best[many > 1]], minlength=hands), all_won)
    for code, kind_name in enumerate(kinds):
        kind = part.kinds[kind_name]
        kind.strength = max(kind.strength, int(shown.worth[codes == code].max(initial=0)))
        kind.made.add_all(made[code], all_made)
        kind.won.add_all(won[code], all_won)
        kind.prevailed.add_all(prevailed[code], made[code])
    for worth, often in zip(*np.unique(shown.worth[best], return_counts=True), strict=True):
        named = (0, name) if worth == NO_HAND else (int(worth), _name(score, int(worth)))
        part.winners[named] += int(often)


def _kinds(worth: Column, score: Score, part: str) -> tuple[list[str], Column]:
    """The kinds of hands that were made, and which of them each is; what is no hand goes by the name of the part."""
    finer = 16 if isinstance(score, Order) else 0  # category and first rank stand above these bits
    coarse = np.where(worth > 0, (worth >> finer) + 2, worth + 1)
    found, at = np.unique(coarse, return_inverse=True)
    called = [
        part if code == 0 else UNQUALIFIED if code == 1 else _kind(score, worth, at == place)
        for place, code in enumerate(found)
    ]
    names = list(dict.fromkeys(called))
    return names, np.array([names.index(name) for name in called], np.int64)[at]


def _kind(score: Score, worth: Column, here: NDArray[np.bool_]) -> str:
    return score.kind(int(worth[here][0]))


@lru_cache(maxsize=10_000)
def _name(score: Score, worth: int) -> str:
    """What a hand is called; there are some thousands of them, and they come again and again."""
    return score.name(worth)
