"""Several hands of one player: how they are laid apart, what each of them wins, and what it costs to lose them all."""

import pytest

from kit.lines import is_unread, reads_as

PARTS = [
    ("Showdown, each of the three hands wins a third of the pot.", "Showdown: each of the 3 hands wins."),
    ("Showdown, each of the two hands is worth half of the pot.", "Showdown: each of the 2 hands wins."),
    ("Each hand wins a third of the pot.", "Showdown: each of the 3 hands wins."),
    ("Showdown, one third of the pot goes to each of the three hands.", "Showdown: each of the 3 hands wins."),
    (
        "Showdown, the high hand in each of the three hands wins one third of the pot.",
        "Showdown: each of the 3 hands wins.",
    ),
    (
        "Showdown, the low hand in each of the two hands wins half the pot.",
        "Showdown: the low hand in each of the 2 hands wins.",
    ),
    (
        "Showdown, the high left hand and the high right hand split the pot.",
        "Showdown: the high first hand and the high last hand split the pot.",
    ),
    (
        "Showdown, the high left hand and the low right hand split the pot.",
        "Showdown: the high first hand and the low last hand split the pot.",
    ),
    (
        "The best first hand wins half the pot and the worst second hand wins the other half.",
        "Showdown: the high first hand and the low second hand split the pot.",
    ),
    (
        "Showdown, the high first hand, the high second hand, and the high third hand each win one third of the pot.",
        "Showdown: the high first hand, the high second hand and the high third hand split the pot.",
    ),
    ("Showdown, the player who wins the most hands takes the pot.", "Showdown: whoever wins the most hands wins."),
    (
        "Whoever wins at least two of the three hands wins the pot.",
        "Showdown: whoever wins 2 of the 3 hands wins.",
    ),
    ("The high left hand wins a third of the pot.", "The high first hand wins a third of the pot."),
    (
        "Showdown, the pot is split three ways between the high left hand, the high middle hand, and the high right"
        " hand.",
        "Showdown: the high first hand, the high middle hand and the high last hand split the pot.",
    ),
    ("Showdown, the winners of the three hands each get a third of the pot.", "Showdown: each of the 3 hands wins."),
]
SPLITS = [
    ("Deal two five card hands face down to each player.", "Deal 2 hands of 5 cards to each player."),
    (
        "Each player splits their cards into a left hand of five cards and a right hand of two cards.",
        "Each player splits their cards into a hand of 5 cards and a hand of 2 cards.",
    ),
    (
        "Each player makes two five card hands and a three card hand.",
        "Each player splits their cards into hands of 5, 5 and 3 cards.",
    ),
    (
        "Each player splits their cards into three hands of three cards each, arranging them in order in face down"
        " stacks. The order of the stacks may not change once made.",
        "Each player splits their cards into 3 stacks of 3 each. The order is fixed.",
    ),
    (
        "Each player divides their cards into two five card hands and puts each hand in a stack face down.",
        "Each player splits their cards into two stacks of 5 each.",
    ),
    (
        "Each player arranges their cards into four face down stacks of two cards.",
        "Each player splits their cards into 4 stacks of 2 each.",
    ),
    (
        "Each player splits their cards into two hands of five cards and a hand of three cards. The second hand must"
        " be worse than the first hand, and the three card hand must be worse than both.",
        "Each player splits their cards into hands of 5, 5 and 3 cards. Each hand must be worse than the one before"
        " it, the 3 card hand the worst.",
    ),
    (
        "Each player divides their cards into a three card hand and two five card hands. Each hand must be better"
        " than the one before it.",
        "Each player splits their cards into hands of 3, 5 and 5 cards. Each hand must be better than the one before"
        " it.",
    ),
    (
        "Each player splits their cards into three hands of three cards each. The first hand must beat the second, and"
        " the second must beat the third.",
        "Each player splits their cards into 3 hands of 3 cards each. Each hand must be worse than the one before it.",
    ),
    (
        "Each player splits their cards into two hands of four cards each. The first hand must be worse than the"
        " second.",
        "Each player splits their cards into 2 hands of 4 cards each. The second hand must be better than the first.",
    ),
]
SWEEPS = [
    (
        "If a player wins all three hands, each other player still in must pay them max bet.",
        "If one player wins every part of the pot, all others who are still in pay them the maximum bet.",
    ),
    (
        "A player who wins both hands collects max bet from everyone else.",
        "If one player wins every part of the pot, all others who are still in pay them the maximum bet.",
    ),
    (
        "If the same player wins both hands, everyone else still in must match the pot, and the game is redealt.",
        "If one player wins every part of the pot, all others who are still in must match the pot, and then the cards"
        " are redealt to all.",
    ),
    (
        "If one player wins both halves of the pot, all others have to match it.",
        "If one player wins every part of the pot, all others who are still in must match the pot.",
    ),
]
DRAWS = [
    ("Each player may draw up to two cards to each hand.", "Each player may draw up to 2 cards for each hand."),
    (
        "Each player may discard up to two cards from each of their two hands and draw replacements.",
        "Each player may draw up to 2 cards for each hand.",
    ),
    ("Each player draws one card for each hand.", "Each player draws 1 card for each hand."),
]


@pytest.mark.parametrize(("said", "written"), [*PARTS, *SPLITS, *SWEEPS, *DRAWS])
def test_sentence(said: str, written: str) -> None:
    reads_as(said, written)


@pytest.mark.parametrize(
    "said",
    [
        "Each of the three hands wins half the pot.",  # that would be more than there is
        "Each hand wins two thirds of the pot.",
        "The winners of the three hands each get half the pot.",
        "If one player wins both hands, everyone else pays the max bet.",  # to whom?
        "Each player splits their cards into one stack of five cards.",
        "Each player splits their cards into three hands of four cards and a hand of one card.",
    ],
)
def test_what_does_not_add_up_is_not_read(said: str) -> None:
    is_unread(said)
