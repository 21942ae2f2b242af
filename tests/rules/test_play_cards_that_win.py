"""Cards that win the pot or a part of it: natural ones, what some come to, many of them that are not too much."""

import pytest

from kit.hands import answer, deal, dealt, net

TWO = "Deal two cards face down to each player."
HIGH = "Showdown, high hand wins."


@pytest.mark.parametrize(
    "rule",
    [
        "If a player has a natural pair of sevens, they take the pot.",
        "A natural pair of sevens takes the pot.",
        "Anyone with two natural sevens wins the pot.",
    ],
)
def test_natural_cards_take_the_pot(rule: str) -> None:
    rules = f"{TWO}\n{HIGH}\nTwos are wild.\n{rule}"
    assert net(deal(rules, dealt("Ah Ad", "7h 7d", "2h 7c"))) == (199, 202, 199), "a two is no natural seven"
    assert net(deal(rules, dealt("Ah Ad", "Kh 7d", "2h 7c"))) == (202, 199, 199), "nobody has them"


def test_several_who_have_them_share() -> None:
    share = "If more than one player has a natural pair of sevens, they split the pot."
    rules = f"{TWO}\n{HIGH}\nTwos are wild.\n{share}"
    assert net(deal(rules, dealt("Ah Ad", "7h 7d", "7s 7c"), stacks=(201,) * 3)) == (200, 202, 201)
    assert net(deal(rules, dealt("Ah Ad", "7h 7d", "2h 7c"))) == (202, 199, 199), "one alone wins nothing by it"
    rules = f"{rules}\nA natural pair of sevens takes the pot."
    assert net(deal(rules, dealt("Ah Ad", "7h 7d", "2h 7c"))) == (199, 202, 199)


def test_what_cards_of_a_suit_come_to() -> None:
    rules = """Deal two cards down to each player.
        Deal two cards up to each player.
        The high hand splits the pot with the split-hand.
        The split-hand is the highest total of face-down spades.
        Aces are 1, face cards are 10, all other cards are face value."""
    hands = ("Ks As Ah Ad", "9s 8s 2h 3d", "Kh Qh Js Ts")
    assert net(deal(rules, dealt(*hands), stacks=(200,) * 3)) == (201, 200, 199), "17 beats 11, and up cards count not"
    assert net(deal(rules, dealt("Kh Ah Ac Ad", "9h 8h 2h 3d", "Kd Qh Js Ts"))) == (202, 199, 199), "no spades at all"


def test_the_fewest_points_of_up_cards() -> None:
    rules = """Deal three cards up to each player.
        The high hand splits the pot with the split-hand.
        The split-hand is the lowest total of up hearts."""
    assert net(deal(rules, dealt("As Ad Kh", "2h 3h 9c", "4h Qs Jd"))) == (201, 199, 200), "4 is less than 2 and 3"


@pytest.mark.parametrize("many", ["A hand of five cards with 20 or less", "Five cards under 21"])
def test_five_cards_that_are_not_over(many: str) -> None:
    rules = f"""Deal five cards down to each player.
        {HIGH}
        Aces are 1 or 11, face cards are 10, all other cards are face value.
        Closest to 21 is best, but over 21 can't beat under 21.
        {many} beats any other hand."""
    hand = deal(rules, dealt("2h 2d 3c 4c 8d", "Kh 2s 9c 3d 4s", "Ks Qs 3s 4d 5d"))
    assert net(hand) == (202, 199, 199), "19 in five cards, 28 and 32"


def test_up_cards_that_are_too_many() -> None:
    rules = """Deal one card down to each player.
        Deal two cards up to each player.
        Showdown, high hand wins.
        Aces are 1 or 11, face cards are 10, all other cards are face value. The high hand is closest to 25.
        If your up cards total more than 15, you must pay max bet or fold."""
    hand = deal(rules, dealt("Kh 9d 6c", "Kd 9c 7c", "Ks 2c 3c"))
    assert list(hand.asking) == [2], "the king in the hole does not count, and 15 is not more than 15"
    answer(hand, "2 pay")
    assert net(hand) == (207, 194, 199), "25 beats 26"
