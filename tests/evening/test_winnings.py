"""Pots at the end of a hand: whoever won something could win it, and nothing is lost."""

from itertools import pairwise
from random import Random

import pytest

from pokernight.catalogue.shelf import shipped
from pokernight.evening.menu import playable
from pokernight.evening.winnings import PotWon, pots_won
from pokernight.table.hand import Hand
from pokernight.table.options import Limit, Options

GAMES = [entry.name for entry in shipped()][::4]


def played(name: str, seed: int, stacks: list[int], options: Options | None = None) -> Hand:
    entry = next(entry for entry in shipped() if entry.name == name)
    chance = Random(seed)
    hand = playable(entry).deal(len(stacks), str(seed), options or Options(), stacks)
    for _ in range(2_000):
        if hand.ended:
            break
        seat, choice = next(iter(hand.asking.items()))
        hand.answer(seat, str(choice.any(chance) if chance.random() < 0.8 else choice.default))
    return hand


@pytest.mark.parametrize("name", GAMES)
def test_every_pot_is_won_by_those_who_could_win_it(name: str) -> None:
    for seed in range(3):
        hand = played(name, seed, [7, 40, 15])
        for pot in pots_won(hand):
            assert pot.shares
            assert {share.seat for share in pot.shares} <= set(pot.seats)
            assert 0 < sum(share.chips for share in pot.shares) <= pot.amount


def test_side_pots_are_told_apart() -> None:
    options = Options(limit=Limit.NONE)
    found: list[list[PotWon]] = []
    for seed in range(60):
        hand = played("Texas Hold'em", seed, [5, 20, 60], options)
        pots = pots_won(hand)
        assert sum(share.chips for pot in pots for share in pot.shares) == sum(chips for _, chips, _ in hand.won)
        assert [pot.name for pot in pots] == ["Main pot", *["Side pot"] * (len(pots) - 1)]
        assert all(set(after.seats) < set(before.seats) for before, after in pairwise(pots))
        found.append(pots)
    assert any(len(pots) > 1 and len({share.seat for pot in pots for share in pot.shares}) > 1 for pots in found)
