"""Table cards that one player may take for his own, and what happens where nobody does."""

import pytest

from kit.hands import answer, cards, deal, dealt, knows
from kit.lines import reads_as
from pokernight.table.places import TABLE, Lie

TAKE = "Each player in turn may exchange their hand for the table cards."
TAKEN = "Each player in turn may exchange all their cards with the table cards."
SAID = [
    (
        f"{TAKE} The first player to do so puts their old hand face up on the table, and no one else may.",
        f"{TAKEN} What they leave on the table lies face up. Only one player may do so.",
    ),
    (f"{TAKE} Only one player may do this.", f"{TAKEN} Only one player may do so."),
    (f"{TAKE} Once someone has done so, no one else may.", f"{TAKEN} Only one player may do so."),
    (
        "If no one exchanges their hand, flip all of the table cards.",
        "If nobody exchanged cards, turn up all table cards.",
    ),
    (
        "If no one took the table hand, flip all of the table cards.",
        "If nobody exchanged cards, turn up all table cards.",
    ),
]


@pytest.mark.parametrize(("said", "written"), SAID)
def test_sentence(said: str, written: str) -> None:
    reads_as(said, written)


RULES = f"""Deal two cards face down to each player.
    Deal two cards face down to the table.
    {SAID[0][0]}
    If no one exchanges their hand, flip all of the table cards.
    Betting round, opened by the player to the left of the dealer.
    Showdown, high hand wins."""
DECK = dealt("2h 4d", "8h 9d", "Kh Kd", then="Ah Ad")


def test_when_one_has_taken_them_nobody_else_is_asked() -> None:
    hand = answer(deal(RULES, DECK), "1 decline, 2 exchange 8h 9d")
    assert cards(hand, 2) == "Ah Ad"
    assert hand.asking[1].prompt == "Check or bet.", "seat 3 is not asked"
    assert knows(hand, 1, "8h")
    assert not knows(hand, 1, "Ah"), "which were taken face down"


def test_where_nobody_takes_them_they_are_turned_up() -> None:
    hand = answer(deal(RULES, DECK), "1 decline, 2 decline, 3 decline")
    assert all(hand.table.state.lies[card] is Lie.UP for card in hand.table.state.at(TABLE))
    assert knows(hand, 1, "Ah")


def test_only_one_may_pass_a_card() -> None:
    rules = """Deal two cards face down to each player.
        Each player may pass one card to the left. Only one player may do so.
        Showdown, high hand wins."""
    hand = deal(rules, DECK)
    assert list(hand.asking) == [1], "they go in turn"
    assert answer(hand, "1 decline, 2 pass 8h").ended
    assert cards(hand, 3) == "Kh Kd 8h"
