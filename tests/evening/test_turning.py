"""Cards turned up one after the other: what has to be beaten, and who had to fold."""

from random import Random

import pytest

from pokernight.catalogue.entry import Entry
from pokernight.catalogue.shelf import shipped
from pokernight.evening.menu import playable
from pokernight.evening.turning import Turned, Turnings
from pokernight.table.hand import Hand
from pokernight.table.options import Options

FLIPPED = [entry for entry in shipped() if {"flip", "no-peek"} <= set(entry.tags)]


def played(hand: Hand, chance: Random) -> list[Turned]:
    """Play a hand to its end, and keep all that was turned up on the way."""
    turnings = Turnings(hand)
    found: dict[int, Turned] = {}
    while True:
        turnings.hear()
        found |= {one.count: one for one in turnings.turned}
        if hand.ended:
            return [found[count] for count in sorted(found)]
        seat, choice = next(iter(hand.asking.items()))
        hand.answer(seat, str(choice.default if chance.random() < 0.7 else choice.any(chance)))


def dealt(name: str, seed: str, seats: int = 4) -> Hand:
    entry = next(entry for entry in shipped() if entry.name == name)
    return playable(entry).deal(seats, seed, Options(), [200] * seats)


def test_a_hand_of_beat_it() -> None:
    hand = dealt("Beat It", "5")
    turnings = Turnings(hand)
    turnings.hear()
    (first,) = turnings.turned
    assert first == Turned(1, 1, (), ("4d", "Qh"), "queen high, four kicker", "six high", 0, ("6s",), vain=False)
    last = played(dealt("Beat It", "5"), Random(0))[-1]
    assert (last.seat, last.before, last.cards) == (2, ("Jh", "Qs"), ("5s", "Ts", "Ad", "7d", "9s"))
    assert (last.made, last.best, last.best_seat, last.vain) == (
        "ace high, queen kicker",
        "pair of sevens, ten kicker",
        3,
        True,
    )


@pytest.mark.parametrize("entry", FLIPPED, ids=lambda entry: entry.name)
def test_nothing_is_told_that_is_not_so(entry: Entry) -> None:
    vain = turned = 0
    for seed in range(8):
        hand = dealt(entry.name, str(seed))
        for one in played(hand, Random(seed)):
            turned += 1
            assert one.cards
            assert not set(one.before) & set(one.cards)
            assert bool(one.best) == bool(one.best_cards)
            if one.vain:
                vain += 1
                assert one.seat in hand.table.state.folded
                assert one.best
                assert one.made
    if any("until they have the best hand showing" in rule for rule in entry.rules):
        assert turned > 0
        assert vain > 0 or "must-fold" not in entry.tags


def test_games_without_hidden_cards_of_ones_own_tell_nothing() -> None:
    for name in ("Texas Hold'em", "Anaconda", "Five Card Draw"):
        assert played(dealt(name, "1"), Random(1)) == []
