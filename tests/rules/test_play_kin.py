"""Relatives of known rules at the table: who drew, what is flipped or dead, how a card is dealt, which suit is wild."""

import pytest

from kit.hands import answer, cards, deal, dealt, net
from kit.lines import reads_as
from pokernight.table.places import Lie

DOWN = "Deal 5 cards face down to each player."
DRAW = "Each player may draw up to 3 cards."
BET = "Betting round, opened by the player to the left of the dealer."
HIGH = "Showdown: the high hand wins."
HANDS = dealt("Kh Kd 3c 4s 2h", "Ah 2c 3d 4h 6s", "9h 9d 8c 7s 5h", then="Jh Jd Jc Js Td Tc Ts")


@pytest.mark.parametrize(
    ("said", "ours"),
    [
        ("Any player who drew must pay ante.", "Each player who drew in the step before pays the ante."),
        (
            "Players who did not twist must flip one card.",
            "Each player who did not twist in the step before flips 1 card.",
        ),
        (
            "Normal betting round, with the last player to draw opening.",
            "Betting round, opened by the last player who drew.",
        ),
        (
            "Normal betting round, with the player who drew the fewest cards opening.",
            "Betting round, opened by the player who drew the fewest cards.",
        ),
        ("If you flip a pair face up, you must fold.", "If a player flips a pair, they must fold."),
        ("If no one flips a four, fours are wild.", "If nobody gets a four face up, fours become wild."),
        (
            "Deal one card up to each player, but deal it down if they have a pair showing.",
            "Deal 1 card face up to each player. It is dealt face down if they show a pair.",
        ),
        (
            "Deal one card down to each player, but players who have a king showing get an up card instead.",
            "Deal 1 card face down to each player. It is dealt face up if they show a king.",
        ),
        ("If a two is dealt face up, all twos are dead.", "If a player is dealt a two face up, twos become dead."),
        ("If you get a two face up, your hand is dead.", "If a player gets a two face up, they must fold."),
        (
            "The first ace dealt face up makes all cards of that suit wild.",
            "Cards of the same suit as the first of aces dealt face up are wild.",
        ),
        (
            "If an ace is dealt face up, all cards of that suit are wild.",
            "If a player is dealt an ace face up, that suit is wild for everyone.",
        ),
        (
            "Each player may twist one card for an ante, a second for minimum bet, and a third for max bet.",
            "Each player may draw up to 3 cards. The first new card costs the ante, the second new card costs the"
            " minimum bet and the third new card costs the maximum bet.",
        ),
    ],
)
def test_lines(said: str, ours: str) -> None:
    reads_as(said, ours)


def test_who_drew_pays() -> None:
    hand = deal(f"{DOWN}\n{DRAW}\nAny player who drew must pay max bet.\n{BET}\n{HIGH}", HANDS)
    answer(hand, "1 draw 3c, 2 decline, 3 draw 8c")
    assert net(hand) == (194, 199, 194)


@pytest.mark.parametrize(
    ("who", "opener"),
    [("last player to draw", 2), ("player who drew the most cards", 1), ("player who drew the fewest cards", 3)],
)
def test_who_drew_opens(who: str, opener: int) -> None:
    hand = deal(f"{DOWN}\n{DRAW}\nNormal betting round, with the {who} opening.\n{HIGH}", HANDS)
    answer(hand, "1 draw 3c 4s, 2 draw 6s, 3 decline")
    assert list(hand.asking) == [opener]


def test_a_pair_that_is_flipped() -> None:
    rules = f"""Deal 1 card face up to each player.
    Deal 2 cards face down to each player.
    Each player flips 1 down card.
    {BET}
    {HIGH}
    If you flip a pair, you must fold."""
    hand = deal(rules, "Kh Qd 9c Kd Qs 9h 2h 3h 4h")
    answer(hand, "1 flip Kd, 2 flip 3h, 3 flip 9h")
    assert hand.table.state.still_in == (2,)


def test_a_card_is_dealt_as_others_lie() -> None:
    rules = "Deal 2 cards face up to each player.\nDeal one card up to each player, but deal it down if they {}."
    rules = f"{rules}\n{BET}\n{HIGH}"
    deck = "Kh Qd 9c Kd 3s 9h 2h 3h 4h"
    hand = deal(rules.format("have a pair showing"), deck)
    assert [cards(hand, seat, Lie.DOWN) for seat in (1, 2, 3)] == ["2h", "", "4h"]
    hand = deal(rules.format("show a queen"), deck)
    assert [cards(hand, seat, Lie.DOWN) for seat in (1, 2, 3)] == ["", "3h", ""]


UP = f"Deal 3 cards face up to each player.\n{HIGH}"


@pytest.mark.parametrize(
    ("rule", "winner"),
    [
        ("If a three is dealt face up, all kings are dead.", 3),
        ("If you get a three face up, nines are dead for you.", 1),
        ("If a seven is dealt face up, all kings are dead.", 1),
        ("The first three dealt face up makes all cards of that suit wild.", 2),
        ("If a deuce is dealt face up, all cards of that suit are wild.", 1),
    ],
)
def test_cards_that_die_and_suits_that_become_wild(rule: str, winner: int) -> None:
    deck = "Kh Qs 9c Kd 3s 9h 2h 8s 4c"  # kings against queen, eight and three of spades against nines
    assert net(deal(f"{UP}\n{rule}", deck))[winner - 1] == 202


def test_each_twist_costs_more() -> None:
    rule = "Each player may twist one card for an ante, a second for minimum bet, and a third for max bet."
    hand = deal(f"{DOWN}\n{rule}\n{BET}\n{HIGH}", HANDS)
    assert "cost 1, 1 and 5" in hand.asking[1].prompt
    answer(hand, "1 draw 3c 4s 2h")
    assert net(hand)[0] == 192
