"""Cards that end a deal, common cards told by where they lie, and cards that are turned up one at a time."""

import pytest

from kit.hands import all_default, deal, dealt, net, read_game
from kit.holdings import name
from kit.lines import reads_as
from pokernight.game import CannotWork
from pokernight.rules import Unread, read_line

QUEEN = "If a player gets the queen of spades face up, each player pays the ante and the cards are redealt."
DEALT = "If a player is dealt the queen of spades face up"
AGAIN = f"{DEALT}, the cards are redealt."
TURNED = "Turn up the common cards one at a time, and after each: betting round, opened by the high hand showing."


@pytest.mark.parametrize(
    ("said", "ours"),
    [
        ("The queen of spades face up ends the hand, everyone antes and the cards are redealt.", QUEEN),
        ("The queen of spades face up kills the hand. Everyone antes and the cards are redealt.", QUEEN),
        (
            "If the queen of spades is dealt face up, the hand is over, everyone antes, and the cards are redealt.",
            f"{DEALT}, each player pays the ante and the cards are redealt.",
        ),
        (
            "The queen of spades dealt face up ends the hand and the cards are redealt.",
            f"{DEALT}, the cards are redealt.",
        ),
        ("The queen of spades dealt face up means a redeal.", AGAIN),
        (
            "Three common cards are dealt in a row, the outside two are wild.",
            "Deal 3 common cards face up to the table in a row. Each outer common card is wild.",
        ),
        ("Both outside common cards are wild.", "Each outer common card is wild."),
        ("The four corners are wild.", "Each corner common card is wild."),
        (
            "Five common cards are dealt face down in a cross.",
            "Deal 5 common cards face down to the table in a cross.",
        ),
        ("Two common cards are dealt.", "Deal 2 common cards face up to the table."),
        ("Flip one common card at a time, with a betting round after each.", TURNED),
    ],
)
def test_what_is_said_in_passing(said: str, ours: str) -> None:
    reads_as(said, ours)


def test_the_end_of_a_deal_by_itself_says_nothing_of_the_pot() -> None:
    with pytest.raises(Unread):
        read_line("The queen of spades face up ends the hand.")


def test_everyone_antes_for_the_new_deal() -> None:
    rules = """Deal 2 cards face up to each player.
    Showdown: the high hand wins.
    The queen of spades face up ends the hand, everyone antes and the cards are redealt."""
    hand = all_default(deal(rules, f"{dealt('Ah Kh', 'Qs 2c')} | {dealt('3h 4h', 'Ad Kd')}", seats=2))
    assert net(hand) == (198, 202)


def test_the_outside_two_are_wild() -> None:
    rules = """Deal 2 cards face down to each player.
    Three common cards are dealt in a row, the outside two are wild.
    Betting round, opened by the player to the left of the dealer.
    Showdown: the high hand wins."""
    hand = deal(rules, f"{dealt('Ah Kh', '9s 2c')} 3d 4d 5d", seats=2)
    assert (name(hand, 1), name(hand, 2)) == ("three aces", "three nines")


def test_what_lies_up_is_not_turned_up() -> None:
    rules = ["Deal 2 cards face down to each player.", "Deal five common cards in a cross.", "{}", "Showdown."]
    with pytest.raises(CannotWork, match="all of them lie face up"):
        read_game([line.format("Flip over the middle card.") for line in rules])
    assert read_game([line.format("Betting round.") for line in rules])
