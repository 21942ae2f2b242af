"""Cards laid away one at a time until so many are left: how it is read, and a hand that shows it."""

import pytest

from kit.hands import answer, cards, deal, dealt, net, read_game
from kit.lines import reads_as

DOWN_TO = "Each player discards down to 5 cards."
LEFT = "Repeat the last 2 steps until everyone still in has only 3 cards left."


@pytest.mark.parametrize(
    ("said", "written"),
    [
        ("Each player discards one card at a time until they have five.", DOWN_TO),
        ("Each player discards a card at a time until they have five cards left.", DOWN_TO),
        ("Each player discards cards one at a time until they have only five.", DOWN_TO),
        ("Repeat the last two steps until everyone is down to three cards.", LEFT),
        ("Repeat the last two steps until each player has three cards left.", LEFT),
    ],
)
def test_what_is_read(said: str, written: str) -> None:
    reads_as(said, written)


RULES = """Deal four cards face down to each player.
    Each player discards a card.
    Betting round.
    Repeat the last two steps until everyone has only two cards left.
    Showdown, high hand wins."""


def test_a_card_goes_before_each_betting_round() -> None:
    hand = deal(RULES, dealt("Ah Kh 3c 2c", "9h 9d 5c 4c"), seats=2)
    answer(hand, "1 discard 2c, 2 discard 4c, 1 check, 2 check, 1 discard 3c, 2 discard 5c")
    assert (cards(hand, 1), cards(hand, 2)) == ("Ah Kh", "9h 9d")
    assert net(answer(hand, "1 check, 2 check")) == (199, 201), "there is no third round"


def test_the_rounds_are_counted() -> None:
    numbers = read_game([line.strip() for line in RULES.splitlines()]).numbers
    assert (numbers.cards, numbers.rounds) == (4, 2)
