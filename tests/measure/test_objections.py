"""Games that cannot work are refused with the reason, and all others are not."""

import pytest

from pokernight.english.reading import read_line
from pokernight.measure import measured, objections

DEAL = "Deal five cards face down to each player."
WIN = "Showdown: the high hand wins."
STACK = "Each player puts their cards in a stack."
FLIP = "Each player flips the top card of their stack."
BET = "Betting round."
DECLARED = "Showdown: the best hand declared high and the best hand declared low split the pot."


def reasons(rules: list[str]) -> list[str]:
    """Why a game cannot work."""
    lines = [read_line(rule) for rule in rules]
    return list(objections(lines, measured(lines)))


@pytest.mark.parametrize(
    ("rules", "reason"),
    [
        (
            ["Deal 27 cards face down to each player.", WIN],
            "Two players would need 54 cards, but the deck has only 52.",
        ),
        ([WIN], "No cards are dealt to the players."),
        ([DEAL], "Nobody can win the pot: there is no showdown."),
        ([DEAL, DECLARED], "The pot goes to declared hands, but nobody declares high or low."),
        (
            [DEAL, "Each player declares in or out.", DECLARED],
            "The pot goes to declared hands, but nobody declares high or low.",
        ),
        (
            [DEAL, WIN, "Cards of the same rank as the first table card are wild."],
            "The rules speak of the first table card, but none is dealt.",
        ),
        (
            [
                DEAL,
                "Deal two cards face up to the table.",
                WIN,
                "If a player has a card of the same rank as the third table card, they must fold.",
            ],
            "The rules speak of the third table card, but only 2 are dealt.",
        ),
        (
            [DEAL, "Each player passes six cards to the left.", WIN],
            "Rule 2 takes 6 cards from each player, who may hold only 5.",
        ),
        (
            [DEAL, "Each player passes three cards to the left and 3 cards to the right.", WIN],
            "Rule 2 takes 6 cards from each player, who may hold only 5.",
        ),
        (
            [DEAL, *["Each player discards two cards."] * 3, WIN],
            "Rule 4 takes 2 cards from each player, who may hold only 1.",
        ),
        ([DEAL, FLIP, WIN], "Rule 2 takes cards from a stack, but nobody has made one."),
        ([DEAL, STACK, *[FLIP] * 6, WIN], "Rule 8 flips the top card of a stack that has no cards left."),
        (
            [DEAL, "Repeat the last two steps until nobody wants another card.", WIN],
            "Rule 2 repeats 2 steps, but only 1 comes before it.",
        ),
        (
            [DEAL, "Repeat the last step until nobody wants another card.", WIN],
            "Rule 2 cannot end: nothing that it repeats can bring its end about.",
        ),
        (
            [DEAL, BET, "Repeat the last step until everyone still in has all cards up.", WIN],
            "Rule 3 cannot end: nothing that it repeats can bring its end about.",
        ),
        (
            [DEAL, BET, "Repeat the last step until someone has four of a kind.", WIN],
            "Rule 3 cannot end: nothing that it repeats can bring its end about.",
        ),
    ],
)
def test_it_cannot_work(rules: list[str], reason: str) -> None:
    assert reasons(rules) == [reason]


@pytest.mark.parametrize(
    "rules",
    [
        [DEAL, WIN],
        ["Deal 26 cards face down to each player.", WIN],
        [DEAL, "Each player passes five cards to the left.", WIN],
        [DEAL, *["Each player discards two cards."] * 2, WIN],
        [DEAL, STACK, *[FLIP] * 5, WIN],
        [DEAL + " Nobody may look at these cards.", *[FLIP] * 5, WIN],
        [DEAL, "Each player declares high or low.", DECLARED],
        [DEAL, "Each player flips one card.", "Repeat the last step until everyone still in has all cards up.", WIN],
        [DEAL, "Deal one card face up to each player.", "Repeat the last step until someone has four of a kind.", WIN],
    ],
)
def test_it_can(rules: list[str]) -> None:
    assert reasons(rules) == []
