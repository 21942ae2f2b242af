"""Who flips in vain, and may buy another card; and what comes of beating the others."""

import pytest

from kit.hands import answer, deal, dealt, folded, net, up
from kit.lines import reads_as

RULES = """Deal two cards face down to each player. No player may look at these cards.
Each player in turn flips cards one at a time until they have the best hand showing.
Showdown, high hand wins.
{}"""

VAIN = "If you flip all of your cards and cannot beat the best hand showing,"
BUY = f"{VAIN} you must buy another {{}} card for max bet or fold."

HANDS = "Ah Kd", "Qh Jd", "9h 8d"


def test_a_card_is_bought_until_one_is_good_enough() -> None:
    for face in ("up", "down"):
        hand = deal(RULES.format(BUY.format(face)), dealt(*HANDS, then="2c Qc 3c"))
        answer(hand, "2 pay")
        assert list(hand.asking) == [2], "ace high still beats queen high"
        answer(hand, "2 pay")
        assert (up(hand, 2), list(hand.asking)) == ("Qh Jd 2c Qc", [3])
        answer(hand, "3 fold")
        assert (net(hand), folded(hand)) == ((199, 202, 199), {3})


def test_who_does_not_buy_folds() -> None:
    hand = answer(deal(RULES.format(BUY.format("up")), dealt(*HANDS)), "2 fold, 3 fold")
    assert net(hand) == (202, 199, 199)


BEATS = "If a player has flipped the best hand showing, betting round, opened by the high hand showing."
IN_VAIN = "If a player has flipped all cards and cannot beat the best hand showing, they must fold."
FLIPS = "flips cards one at a time until they have the best hand showing."


@pytest.mark.parametrize(
    ("said", "written"),
    [
        ("Each player turns over cards one at a time until they beat the high hand showing.", f"Each player {FLIPS}"),
        ("The next player turns up one card at a time until they beat the board.", f"The next player {FLIPS}"),
        ("There is a betting round each time a player beats the board.", BEATS),
        ("There is a betting round every time someone beats the high hand.", BEATS),
        (
            "There is a betting round each time a player folds.",
            "If a player folds, betting round, opened by the high hand showing.",
        ),
        ("If a player can't beat the hand showing, they are out.", IN_VAIN),
        ("A player who cannot beat the board with all their cards is out.", IN_VAIN),
        ("If you run out of cards before you beat the high hand, you are out.", IN_VAIN),
    ],
)
def test_other_words_for_it(said: str, written: str) -> None:
    reads_as(said, written)


def test_there_is_a_betting_round_for_each_who_beats_the_others() -> None:
    rules = RULES.format(
        "There is a betting round each time a player beats the board.\n"
        "If a player can't beat the hand showing, they are out."
    )
    hand = deal(rules, dealt("Ah 2d", "Qh Jd", "9h 9d"))
    assert (up(hand, 1), up(hand, 2), list(hand.asking)) == ("Ah", "", [1]), "who has beaten the others opens"
    answer(hand, "1 bet 2, 2 call, 3 call")
    assert (folded(hand), up(hand, 3), list(hand.asking)) == ({2}, "9h 9d", [3])
    answer(hand, "3 bet 2, 1 call")
    assert net(hand) == (195, 197, 208)
