"""Hands with jokers, bugs and wild cards."""

import pytest

from kit.hands import answer, deal, dealt, net
from kit.holdings import DOWN, HIGH, held, low, name
from pokernight.cards import read_cards
from pokernight.rules.conditions.showing import showings

TOGGLE = (
    "Jacks are wild. If a player gets a queen face up, jacks stop being wild and kings are wild instead,"
    " and back again the next time."
)


POINTS = "Cards count for points: "


def test_a_tame_joker() -> None:
    use = "Use a 52 card deck with 2 jokers."
    rules = "Jokers are not wild."
    hand = held(f"{use}\n{rules}", "Jr Ad 9s 7c 2h", "Ac Ks 9d 7d 2s")
    assert name(hand) == "joker high"
    assert name(held(use, "Jr Ad 9s 7c 2h")) == "pair of aces"
    up = held(f"{use}\n{rules}", "Jr", "Ac", deal_rule="Deal 1 card face up to each player.")
    shown = showings(up.table, (1, 2))
    assert shown[1] > shown[2]
    assert low(hand) == "joker-nine low"
    points = held(f"{use}\n{rules}\n{POINTS}all other cards are face value.", "Jr 4d 9s 7c 2h")
    assert name(points) == "22 points"


@pytest.mark.parametrize(
    ("rules", "cards", "called"),
    [
        ("Twos are wild.\nTwos are not wild.", "Ah Kd 9s 7c 2h", "ace high"),
        ("Twos are bugs.", "Ah Kd 9s 7c 2h", "pair of aces"),
        (
            "Twos are bugs. A bug counts as an ace or completes a straight or a flush.",
            "Kh Kd 9s 7c 2h",
            "pair of kings",
        ),
        ("Twos are wild in straights and flushes.", "Kh Qd Js Tc 2h", "straight, ace high"),
        ("Twos are wild.\nWild cards are bugs.", "Kh Kd 9s 7c 2h", "pair of kings"),
        ("Twos are wild.\nWild cards are bugs.", "Kh Qd Js Tc 2h", "straight, ace high"),
        ("Twos are wild in low hands.", "Ah Kd 9s 7c 2h", "ace high"),
        (
            "Your low hole card and all cards of the same rank are wild for your high hand.",
            "Ah Kd 9s 2c 2h",
            "three aces",
        ),
    ],
)
def test_wild_cards_and_bugs(rules: str, cards: str, called: str) -> None:
    assert name(held(rules, cards)) == called


def test_a_natural_hand_beats_an_equal_one_with_wild_cards() -> None:
    deck = dealt("Ah Kd 9s 7c 2h", "As Ac Ks 9c 7d")
    rules = f"{DOWN}\n{HIGH}\nTwos are wild."
    assert net(deal(rules, deck, seats=2)) == (200, 200)
    assert net(deal(f"{rules}\nA natural hand beats an equal hand with wild cards.", deck, seats=2)) == (199, 201)


UP_RULES = f"""Deal 2 cards face down to each player.
    Deal 3 cards face up to each player.
    Betting round, opened by the player to the left of the dealer.
    {HIGH}
    """


@pytest.mark.parametrize(
    ("rule", "up", "called"),
    [
        (TOGGLE, "3d 4d 8d", "pair of aces"),
        (TOGGLE, "Qd 4d 5d", "ace high"),
        (TOGGLE, "Qd Qc 5d", "three queens"),
        ("If a player gets a queen face up, jacks become wild.", "Qd 4d 5d", "pair of aces"),
        ("If a player gets a queen face up, jacks become wild for them.", "4d 5d Qd", "pair of aces"),
        ("Jacks are wild. If a player gets a queen face up, jacks stop being wild.", "Qd 4d 5d", "ace high"),
        ("Jacks are wild. If a player gets a queen face up, nothing is wild.", "Qd 4d 5d", "ace high"),
        ("If a player gets a queen face up, they must make it wild.", "Qd 4d 5d", "pair of aces"),
    ],
)
def test_cards_become_wild_and_stop_being_wild(rule: str, up: str, called: str) -> None:
    hand = deal(f"{UP_RULES}{rule}", f"{dealt('Ah Jh', '2c 3c')} {dealt(up, '7c 8c 9c')}", seats=2)
    assert name(hand) == called


def test_a_card_that_names_a_wild_rank_names_it_once_for_all() -> None:
    rule = "If a player gets a queen face up, cards of the same rank as the last card dealt face up become wild."
    again = UP_RULES.replace(HIGH, f"Deal 1 card face up to each player.\n    Betting round.\n    {HIGH}")
    hand = deal(f"{again}{rule}", f"{dealt('Ah Qh', '2c 3c')} {dealt('6d 7d 4d', '7c 8c Qc')} 9s Ts", seats=2)
    assert name(hand) == "pair of aces"
    answer(hand, "1 check, 2 check")
    assert name(hand) == "pair of aces", "other cards have come since"


def test_what_becomes_wild_for_one_player_only() -> None:
    rule = "If a player gets a queen face up, jacks become wild for them."
    hand = deal(f"{UP_RULES}{rule}", f"{dealt('Ah Jh', 'Ac Jc')} {dealt('Qd 4d 5d', '7c 8c 9s')}", seats=2)
    assert name(hand) == "pair of aces"
    assert name(hand, 2) == "ace high"


def test_only_the_last_table_card_is_wild() -> None:
    rules = f"""{DOWN}
        Deal 2 cards face up to the table.
        Betting round, opened by the player to the left of the dealer.
        {HIGH}
        Cards of the same rank as the table card are wild.{{}}"""
    deck = dealt("Ah Kd 9s 7c 2h", "As Ac Ks 9c 7d", then="2s 7s")
    assert name(deal(rules.format(""), deck, seats=2)) == "three aces"
    assert name(deal(rules.format(" A new one takes the place of the old."), deck, seats=2)) == "pair of aces"


def test_a_wild_card_that_is_paid_for() -> None:
    rules = f"""Deal 4 cards face down to each player.
        Deal 1 card face up to each player.
        {HIGH}
        Twos are wild for anyone who pays 3 chips."""
    hand = deal(rules, f"{dealt('Ah Kd 9s 2c', 'Ac Ks 9d 7d')} 7h 2h", seats=2)
    assert hand.asking[2].prompt == "Pay 3 to have the two of hearts wild?"
    answer(hand, "2 decline")
    assert list(hand.asking) == [1], "a card that was never turned up is asked for at the showdown"
    assert 2 not in hand.table.state.known[read_cards("2c")[0]]
    answer(hand, "1 pay")
    assert net(hand) == (201, 199)


def test_a_hole_card_dies_for_whom_it_happened_to_alone() -> None:
    rules = "Deal 1 card face down to each player.\nDeal 2 cards face up to each player.\nShowdown: the high hand wins."
    hand = deal(
        f"{rules}\nIf you get a four face up, your hole card is dead.", dealt("Ah 4d Ad", "Kh Kd 9c", "2h 7d 8c")
    )
    assert net(hand) == (199, 202, 199)
    assert "pair of kings" in str(hand.table.log[-2]), "nobody else has lost anything"
