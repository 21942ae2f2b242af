"""Cards that count for nothing beside others, hands that need a natural card, and the end that somebody calls."""

import pytest

from kit.hands import answer, deal, dealt, net
from kit.lines import reads_as
from pokernight.rules import Unread, read_line

DOWN = "Deal 5 cards face down to each player."
HIGH = "Showdown: the high hand wins."


@pytest.mark.parametrize(
    ("said", "ours"),
    [
        ("If you have a queen and no king, the queen is dead.", "Queens are dead for whoever does not have a king."),
        ("Queens are dead unless you have a king.", "Queens are dead for whoever does not have a king."),
        ("If you have no king, your queens are dead.", "Queens are dead for whoever does not have a king."),
        ("Kings are dead if you have a queen.", "Kings are dead for whoever has a queen."),
        ("You must have at least one natural card in your hand to win.", "To win, a player must hold a natural card."),
        ("A hand of only wild cards may not win.", "To win, a player must hold a natural card."),
        (
            "Deal cards face up to the table, one for each player still in the game.",
            "Deal as many cards face up to the table as there are players.",
        ),
        (
            "If no one has a spade in the hole, the high and low hands split the whole pot.",
            "If nobody has a spade that lies face down, showdown: the high hand and the low hand split the pot.",
        ),
        (
            "The player to the left of the dealer must bet at least the minimum in the first round.",
            "The player to the left of the dealer bets the minimum bet.",
        ),
        (
            "Repeat the last two actions until one player believes they have the lowest hand.",
            "Repeat the last 2 steps until someone believes they have the lowest hand.",
        ),
        (
            "Each player in turn may draw one card or knock. Continue until someone knocks.",
            "Each player in turn may do one of two things: draw 1 card or knock. Repeat the last step until someone"
            " knocks.",
        ),
    ],
)
def test_lines(said: str, ours: str) -> None:
    reads_as(said, ours)


def test_a_line_that_is_only_repeated_does_not_say_what() -> None:
    with pytest.raises(Unread):
        read_line("Repeat until someone knocks.")


@pytest.mark.parametrize(
    ("rule", "winner"),
    [
        ("Fours are dead.", 1),
        ("Queens are dead unless you have a king.", 2),
        ("Queens are dead unless you have a six.", 1),
        ("Queens are dead if you have a six.", 2),
        ("If you have an ace and no nine, the ace is dead.", 1),
    ],
)
def test_cards_beside_others(rule: str, winner: int) -> None:
    hand = deal(f"{DOWN}\n{HIGH}\n{rule}", dealt("Qh Qd 6c 4s 2h", "Jh Jc 3d 4h 7s", "9h 8d 5c 3s 2d"))
    assert net(hand)[winner - 1] == 202


def test_a_hand_of_wild_cards_does_not_win() -> None:
    rules = f"Deal 2 cards face down to each player.\n{HIGH}\nTwos are wild."
    deck = dealt("2h 2d", "Kh Qc", "2c 3d")
    assert net(deal(rules, deck)) == (202, 199, 199)
    assert net(deal(f"{rules}\nA hand of only wild cards may not win.", deck)) == (199, 199, 202)


def test_somebody_calls_the_end_for_a_low_hand() -> None:
    rules = f"""{DOWN}
    Each player in turn may draw one card.
    Repeat the last action until one player believes they have the lowest hand.
    Showdown: the low hand wins."""
    hand = deal(rules, dealt("Qh Qd 6c 4s 2h", "Jh Jc 3d 4h 7s", "9h 8d 5c 3s 2d", then="Td Tc"))
    answer(hand, "1 draw Qh, 2 decline, 3 decline, 1 decline, 2 decline, 3 decline")
    assert not hand.ended, "nobody believes it, and all go on"
    answer(hand, "1 decline, 2 decline, 3 decline, 1 decline, 2 decline, 3 claim")
    assert net(hand) == (199, 199, 202)
