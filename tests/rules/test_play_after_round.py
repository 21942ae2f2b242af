"""Ranks that go by a word, and what waits until a round of dealing is over."""

import pytest

from kit.hands import answer, cards, deal, dealt
from kit.holdings import wild
from kit.lines import reads_as
from pokernight.game import CannotWork, Game
from pokernight.table.places import Lie

PASSED = "this follows after the round of dealing: each player passes all their down cards to the left."


@pytest.mark.parametrize(
    ("said", "ours"),
    [
        (
            "If a card of the rotate rank is dealt face up, each player passes their down cards to their left at the"
            " end of that round of dealing.",
            f"If a player is dealt a card of the rotate rank face up, {PASSED}",
        ),
        (
            "If an eight is dealt face up, each player passes their down cards to their left after that round.",
            f"If a player is dealt an eight face up, {PASSED}",
        ),
        (
            "Each time an eight is dealt face up, all players pass their down cards to the left after that round.",
            f"If a player is dealt an eight face up, {PASSED}",
        ),
        ("The dealer declares one rank to be the rotate rank.", "The dealer names the rotate rank."),
        ("The dealer picks the kill rank.", "The dealer names the kill rank."),
        ("Cards of the rotate rank are wild.", "Cards of the rotate rank are wild."),
        ("Cards of the named rank are wild.", "Cards of the rank that was named are wild."),
        (
            "If a card of the same rank as the first table card is dealt face up, redeal.",
            "If a player is dealt a card of the same rank as the first table card face up, the cards are redealt.",
        ),
    ],
)
def test_ranks_and_rounds(said: str, ours: str) -> None:
    reads_as(said, ours)


GAME = """The dealer declares one rank to be the rotate rank.
Deal 1 card face down to each player.
Deal 1 card face up to each player.
Betting round, opened by the player to the left of the dealer.
Showdown: the high hand wins."""
PASS = "\nIf a card of the rotate rank is dealt face up, each player passes their down cards to their left"
LATER = f"{PASS} at the end of that round of dealing."
DECK = dealt("2c 8c", "3c 8d", "4c Kc")


def test_the_cards_are_passed_once_when_all_have_theirs() -> None:
    hand = answer(deal(GAME + LATER, DECK), "3 choose eight")
    assert [cards(hand, seat, Lie.DOWN) for seat in (1, 2, 3)] == ["4c", "2c", "3c"], "though two eights came up"
    assert list(hand.asking) == [1], "the betting comes after it"


def test_another_rank_passes_nothing() -> None:
    hand = answer(deal(GAME + LATER, DECK), "3 choose nine")
    assert [cards(hand, seat, Lie.DOWN) for seat in (1, 2, 3)] == ["2c", "3c", "4c"]


def test_the_named_rank_is_wild() -> None:
    hand = answer(deal(f"{GAME}\nCards of the rotate rank are wild.", DECK), "3 choose eight")
    assert [wild(hand, seat) for seat in (1, 2, 3)] == ["8c", "8d", ""]


def test_a_rank_that_nobody_names() -> None:
    with pytest.raises(CannotWork, match="nobody names it"):
        Game.read([*GAME.splitlines(), "Cards of the kill rank are wild."])
