"""Games that cannot work are refused, with the reason."""

import pytest

from kit.hands import read_game
from pokernight.game import CannotWork

DEAL = "Deal 5 cards face down to each player."
WIN = "Showdown: the high hand wins."
FLIP = "Each player flips the top card of their stack."


@pytest.mark.parametrize(
    ("rules", "reason"),
    [
        (
            ["Deal 27 cards face down to each player.", WIN],
            "Two players would need 54 cards, but the deck has only 52.",
        ),
        (["Take red cards out of the deck.", "Deal 14 cards face down to each player.", WIN], "deck has only 26"),
        ([WIN], "No cards are dealt to the players."),
        ([DEAL], "Nobody can win the pot: there is no showdown."),
        ([DEAL, "Each player passes 2 cards in the other direction.", WIN], "No cards are passed to one side before"),
        ([DEAL, WIN, "If a player can't beat the board, they are out."], "nobody flips cards to do so"),
        (
            [
                DEAL,
                WIN,
                "To win, a player must have at least a pair of jacks.",
                "Each redeal raises the qualifier one rank.",
            ],
            "no rule says what it takes at first",
        ),
        ([DEAL, FLIP, WIN], "Rule 2 takes cards from a stack, but nobody has made one."),
        (
            [DEAL, "Each player puts their cards in a stack.", *[FLIP] * 6, WIN],
            "Rule 8 flips the top card of a stack that has no",
        ),
        ([DEAL, "Showdown: the declared high hand and the declared low hand split the pot."], "nobody declares"),
        ([DEAL, "Each player declares in or out.", "Showdown: the declared high hand wins."], "nobody declares"),
        ([DEAL, "The high left hand and the low right hand split the pot."], "but a player has only 1"),
        (["Deal 2 hands of 5 cards to each player.", "Each hand wins a third of the pot."], "but a player has only 2"),
        ([DEAL, "Showdown: whoever wins the most hands wins."], "but a player has only 1"),
        (
            ["Deal 2 hands of 5 cards to each player.", "Showdown: whoever wins 3 of the 2 hands wins."],
            "but a player has only 2",
        ),
        ([DEAL, "Showdown: the high hand and the split-card split the pot."], "no rule says which card that is"),
        ([DEAL, "Showdown: the high hand and the split-hand split the pot."], "no rule says what that is"),
        ([DEAL, "Otherwise, each player pays the ante.", WIN], "Rule 2 says what happens otherwise"),
        ([DEAL, WIN, "The table card is wild."], "The rules speak of the table card, but none is dealt."),
        (
            [
                DEAL,
                "Deal 2 common cards face up to the table.",
                WIN,
                "Cards of the same rank as the third common card are wild.",
            ],
            "The rules speak of the third common card, but only 2 is dealt.",
        ),
        (
            [DEAL, "Deal 5 common cards face up to the table.", WIN, "A hand uses the common cards of one row only."],
            "The rules speak of how common cards lie to each other, but none are dealt in rows or in a shape.",
        ),
        (
            [DEAL, "Repeat the last 2 steps until nobody wants another card.", WIN],
            "Rule 2 repeats 2 steps, but 1 come before it.",
        ),
        ([DEAL, "Repeat step 3 two more times.", WIN], "Rule 2 repeats step 3, but no step before it has that number."),
        (
            [DEAL, "Betting round.", "Betting round.", "Repeat steps 1 and 3 until only one player is left.", WIN],
            "Rule 4 repeats other steps than those that come right before it.",
        ),
        ([DEAL, "Repeat the last step until nobody wants another card.", WIN], "cannot end"),
        (
            [
                DEAL,
                "Betting round, opened by the dealer.",
                "Repeat the last 1 steps until everyone still in has all cards up.",
                WIN,
            ],
            "cannot end",
        ),
        ([DEAL, "Each player passes 6 cards to the left.", WIN], "Rule 2 takes 6 cards from each player, who may hold"),
        (
            [DEAL, *["Each player discards 2 cards."] * 3, WIN],
            "Rule 4 takes 2 cards from each player",
        ),
        (
            [DEAL, WIN, "If they take the table card, it is replaced."],
            "Rule 3 says more about something that no rule before it",
        ),
    ],
)
def test_it_cannot_work(rules: list[str], reason: str) -> None:
    with pytest.raises(CannotWork) as refused:
        read_game(rules)
    assert reason in str(refused.value)


@pytest.mark.parametrize(
    "rules",
    [
        ["Use 2 decks shuffled together.", "Deal 27 cards face down to each player.", WIN],
        [DEAL, "Each player puts their cards in a stack.", *[FLIP] * 5, WIN],
        [DEAL + " Nobody may look at these cards.", *[FLIP] * 5, WIN],
        [
            DEAL,
            "Each player declares high or low.",
            "Showdown: the declared high hand and the declared low hand split the pot.",
        ],
        [
            DEAL,
            "Showdown: the high hand and the split-card split the pot.",
            "The split-card is the low face-down spade.",
        ],
        [
            "Deal 1 card face up to each player. It is only dealt if they want it.",
            "Repeat the last 1 steps until nobody wants another card.",
            WIN,
        ],
    ],
)
def test_it_can_work(rules: list[str]) -> None:
    assert len(read_game(rules).lines) == len(rules)
