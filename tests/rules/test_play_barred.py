"""What keeps a player from winning, and what is won by several cards of a kind."""

import pytest

from kit.hands import all_default, deal, dealt, net
from pokernight.rules import read_line

HIGH_WINS = """Deal 2 cards face down to each player.
Showdown: the high hand wins."""
BOTH_WIN = """Deal 5 cards face down to each player.
Showdown: the high hand and the low hand split the pot."""


@pytest.mark.parametrize(
    ("rule", "written"),
    [
        ("If you have the queen of spades at the showdown, you cannot win.", None),
        ("If you end the hand with the queen of spades, you can't win the pot.", None),
        ("Any hand with the queen of spades cannot win.", None),
        ("If you are left with the queen of spades, your hand is dead.", None),
        ("You cannot win without a heart.", "To win, a player must hold a heart."),
        ("You must have a heart to win the pot.", "To win, a player must hold a heart."),
    ],
)
def test_the_best_hand_does_not_always_win(rule: str, written: str | None) -> None:
    assert read_line(rule).write() == (written or "If a player has the queen of spades, they cannot win.")
    deck = dealt("Qs Qc", "Jh Jc", "3c 4d")
    assert net(all_default(deal(HIGH_WINS, deck))) == (202, 199, 199)
    assert net(all_default(deal(f"{HIGH_WINS}\n{rule}", deck))) == (199, 202, 199)


@pytest.mark.parametrize(
    ("rule", "written"),
    [
        ("A player with a pair or better may not win.", "If a player has a pair or better, they cannot win."),
        ("Anyone with a pair of jacks loses.", "If a player has a pair of jacks, they cannot win."),
        ("A pair or better does not win.", "If a player has a pair or better, they cannot win."),
        ("No one may win with a pair.", "If a player has a pair, they cannot win."),
    ],
)
def test_a_hand_may_be_too_good_to_win(rule: str, written: str) -> None:
    assert read_line(rule).write() == written
    assert read_line(written) == read_line(rule)
    deck = dealt("Jh Jc", "Kd Qc", "3c 4d")
    assert net(all_default(deal(f"{HIGH_WINS}\n{rule}", deck))) == (199, 202, 199)


@pytest.mark.parametrize(
    ("rule", "chips"),
    [
        ("If you hold a seven, you cannot win the low hand.", (202, 199, 199)),
        ("You can't win the high hand if you have a pair of aces.", (199, 200, 201)),
        ("If you have a heart, you cannot win the high hand.", (199, 200, 201)),
        ("If you have a heart, you cannot win the low hand.", (201, 200, 199)),
    ],
)
def test_one_way_is_barred_and_the_other_is_not(rule: str, chips: tuple[int, ...]) -> None:
    hand = deal(f"{BOTH_WIN}\n{rule}", dealt("As Ac Kh Qd Jd", "2s 3c 4d 5c 7c", "2c 7s 8d 9d 9c"))
    assert net(all_default(hand)) == chips


def test_a_pair_that_takes_half_the_pot_is_made_of_the_cards_themselves() -> None:
    rules = f"{HIGH_WINS}\nTwos are wild.\nA natural pair of sevens takes half the pot."
    assert net(all_default(deal(rules, dealt("As Ac", "7h 7c", "3c 4d")))) == (201, 200, 199)
    assert net(all_default(deal(rules, dealt("As Ac", "7h 2c", "3c 4d")))) == (202, 199, 199)


def test_who_has_no_wild_card_needs_more() -> None:
    rules = (
        f"{HIGH_WINS}\nTwos are wild.\nIf you have no wild cards in your hand, you must have at least a pair to win."
    )
    assert net(all_default(deal(rules, dealt("Ac 8h", "5c 2d", "3c 4d")))) == (199, 202, 199)
    assert net(all_default(deal(rules, dealt("Ac Ah", "5c 2d", "3c 4d")))) == (202, 199, 199)
    assert net(all_default(deal(rules, dealt("Ac 8h", "Kc Qd", "3c 3d")))) == (199, 199, 202)


def test_some_cards_beat_any_hand() -> None:
    rules = f"{HIGH_WINS}\nA pair of sevens beats any hand."
    assert net(all_default(deal(rules, dealt("As Ac", "7h 7c", "3c 4d")))) == (199, 202, 199)
    assert net(all_default(deal(rules, dealt("As Ac", "7h 8c", "3c 4d")))) == (202, 199, 199)


def test_who_lacks_a_hand_is_out() -> None:
    rules = """Deal 2 cards face down to each player.
    You must have a pair or better to stay in.
    Betting round.
    Showdown: the high hand wins."""
    hand = deal(rules, dealt("As Ac", "7h 8c", "4c 4d"))
    assert hand.table.state.folded == {2}
    assert list(hand.asking) == [1]


def test_no_more_than_so_many_wild_cards() -> None:
    rules = "Deal 5 cards face down to each player.\nShowdown: the high hand wins.\nTwos are wild."
    deck = dealt("2c 2d 9h Kd 5s", "As Ad 3h Kc 5h", "3c 4d 6h 8h 9d")
    assert net(all_default(deal(rules, deck))) == (202, 199, 199), "three kings"
    one = f"{rules}\nYou can only use one wild card in your hand."
    assert net(all_default(deal(one, deck))) == (199, 202, 199), "no more than two kings, with a two"
