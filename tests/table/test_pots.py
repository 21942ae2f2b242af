"""Chips in the middle: side pots, bets that nobody called, shares and odd chips."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kit.hands import answer, deal, dealt, net
from pokernight.table.pots import Pot, halves, layers, pots, shared


@pytest.mark.parametrize(
    ("bets", "fees", "still_in", "all_in", "expected"),
    [
        ({1: 5, 2: 5}, 0, [1, 2], [], [(10, (1, 2))]),
        ({1: 5, 2: 5, 3: 2}, 0, [1, 2], [], [(12, (1, 2))]),
        ({1: 5, 2: 10, 3: 10}, 0, [1, 2, 3], [1], [(15, (1, 2, 3)), (10, (2, 3))]),
        ({1: 5, 2: 8, 3: 20, 4: 20}, 0, [1, 2, 3, 4], [1, 2], [(20, (1, 2, 3, 4)), (9, (2, 3, 4)), (24, (3, 4))]),
        ({1: 5, 2: 10, 3: 10}, 7, [1, 2, 3], [1], [(22, (1, 2, 3)), (10, (2, 3))]),
        ({1: 5, 2: 10, 3: 7}, 0, [1, 2], [1, 2], [(15, (1, 2)), (7, (2,))]),
        ({1: 5, 2: 5}, 0, [1, 2], [1, 2], [(10, (1, 2))]),
        ({1: 0, 2: 0}, 3, [1, 2], [], [(3, (1, 2))]),
        ({1: 0, 2: 0}, 0, [1, 2], [], []),
        ({1: 0, 2: 1}, 0, [1], [1], [(1, (1,))]),
        ({1: 0, 2: 4, 3: 4}, 5, [1, 2, 3], [1], [(5, (1, 2, 3)), (8, (2, 3))]),
        ({1: 3, 2: 10, 3: 10, 4: 1}, 0, [1, 2, 3, 4], [1], [(10, (1, 2, 3, 4)), (14, (2, 3))]),
        ({1: 3, 2: 10, 3: 10}, 0, [2, 3], [1], [(23, (2, 3))]),
    ],
)
def test_pots(
    bets: dict[int, int], fees: int, still_in: list[int], all_in: list[int], expected: list[tuple[int, tuple[int, ...]]]
) -> None:
    found = pots(layers(bets, fees, all_in), still_in)
    assert found == tuple(Pot(amount, seats) for amount, seats in expected)


@given(
    st.dictionaries(st.integers(1, 9), st.integers(0, 50), min_size=2),
    st.integers(0, 30),
    st.sets(st.integers(1, 9)),
    st.sets(st.integers(1, 9)),
)
def test_no_chip_is_made_or_lost(bets: dict[int, int], fees: int, out: set[int], broke: set[int]) -> None:
    still_in = sorted(set(bets) - out) or [min(bets)]
    found = pots(layers(bets, fees, broke & set(bets)), still_in)
    assert sum(pot.amount for pot in found) == sum(bets.values()) + fees
    assert all(pot.seats and set(pot.seats) <= set(still_in) for pot in found)
    for smaller, larger in zip(found[1:], found, strict=False):
        assert set(smaller.seats) < set(larger.seats)


@given(st.integers(0, 1000), st.sets(st.integers(1, 10), min_size=1))
def test_shares_add_up(amount: int, winners: set[int]) -> None:
    shares = shared(amount, list(winners))
    assert sum(shares.values()) == amount
    assert max(shares.values()) - min(shares.values()) <= 1
    assert list(shares.values()) == sorted(shares.values(), reverse=True)


def test_the_odd_chip_goes_to_high() -> None:
    assert halves(7) == (4, 3)
    assert halves(8) == (4, 4)
    assert halves(11, 3) == (4, 4, 3)


def test_who_is_alone_in_a_side_pot_has_won_it_even_if_he_folds() -> None:
    rules = """Deal one card face up to each player.
        Betting round, starting with the player to the left of the dealer.
        Deal one card face up to each player.
        Betting round, starting with the player to the left of the dealer.
        Deal one card face up to each player.
        Showdown: the high hand wins.
        If a player gets a four face up, they must fold."""
    hand = deal(rules, "2c 9d Kh 3c 8d Qh 4c", stacks=(200, 200, 4))
    answer(hand, "1 bet 5", "2 call", "3 call", "1 check", "2 fold")
    assert hand.ended
    assert net(hand) == (198, 194, 12), "Seat 3 could win twelve chips, and four were bet beside them."


QUALIFIED = """Deal two cards face down to each player.
    Betting round, starting with the player to the left of the dealer.
    Showdown: the high hand wins.
    To win the high hand, a player must have at least a pair."""


def test_a_side_pot_that_nobody_wins_is_played_for_again() -> None:
    hand = deal(QUALIFIED, "2c 9d Kh 3c 8d Kc", stacks=(200, 200, 4))
    answer(hand, "1 bet 5", "2 call", "3 call")
    assert net(hand) == (194, 194, 12), "The kings have won what seat 3 could win."
    assert hand.table.pots() == (Pot(4, (1, 2)),)
    assert not hand.ended


def test_the_neighbour_of_a_winner_is_one_who_can_win_the_same_pot() -> None:
    rules = """Deal five cards face down to each player.
        Betting round, starting with the player to the left of the dealer.
        Showdown: the high hand and the player to their left split the pot."""
    hand = deal(rules, dealt("2c 3d 5h 7s 9c", "Ah Ad Kc Qd Js", "2d 3h 5c 7d 9h"), stacks=(50, 50, 4))
    answer(hand, "1 bet 5", "2 call", "3 call")
    assert net(hand) == (46, 52, 6), "Six of twelve chips each for seats 2 and 3, and two of four for seats 2 and 1."


def test_a_pot_between_two_others_is_won_by_itself() -> None:
    hand = deal(QUALIFIED, dealt("2c 3c", "Kh Kc", "9d 8d", "Jd 7d"), seats=4, stacks=(3, 6, 50, 50))
    answer(hand, "1 bet 2", "2 raise 5", "3 raise 10", "4 call")
    assert net(hand) == (0, 12 + 9, 39, 39), "The kings win the main pot and the side pot of three."
    assert hand.table.pots() == (Pot(10, (3, 4)),)
    assert hand.table.state.still_in == (3, 4), "and the others sit out."


def test_who_comes_back_can_win_what_he_has_paid_for() -> None:
    rules = f"{QUALIFIED}\n    If nobody qualifies, the cards are redealt to all, folded players too."
    hand = deal(rules, dealt("2c 3c", "Jh 6c", "9d 8d", "Td 7d"), seats=4, stacks=(3, 50, 50, 50))
    answer(hand, "1 bet 2", "2 raise 5", "3 call", "4 fold")
    assert hand.table.pots() == (Pot(3 * 3 + 1, (1, 2, 3, 4)), Pot(6, (2, 3)))
    answer(hand, "2 check", "3 check", "4 bet 1", "2 call")
    assert hand.table.pots() == (Pot(10, (1, 2, 3, 4)), Pot(6, (2, 3)), Pot(2, (2, 4)))
