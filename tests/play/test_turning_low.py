"""Jacks back: a game that is played for low where nobody opens for high."""

import pytest

from kit.hands import REFUSED, answer, deal, dealt, net, read_game
from pokernight.table.choices import Refused

LEFT = "starting with the player to the left of the dealer"
RULES = f"""Deal 5 cards face down to each player.
Betting round, {LEFT}. You need at least a pair of jacks to open.
If nobody opens, the game turns to low, and there is a betting round, {LEFT}.
If nobody opened, each player antes and the cards are redealt.
Each player may draw up to 3 cards.
If the game turned to low, showdown: the low hand wins, otherwise showdown: the high hand wins."""
TENS, JACKS, EIGHT = "Th Td Kc Qs 4h", "Jh Jd 9c 7s 3h", "8c 7d 5h 3c 2s"


def test_whoever_opens_with_openers_plays_for_high() -> None:
    hand = deal(RULES, dealt(JACKS, EIGHT), seats=2)
    answer(hand, "1 bet 2, 2 call, 1 decline, 2 decline")
    assert hand.ended
    assert net(hand) == (203, 197)


def test_where_nobody_opens_anybody_may_open_for_low() -> None:
    hand = deal(RULES, dealt(TENS, EIGHT), seats=2)
    with pytest.raises(Refused):
        answer(hand, "1 bet 2")
    answer(hand, "1 check, 2 check, 1 check, 2 bet 2, 1 call, 1 decline, 2 decline")
    assert hand.ended
    assert net(hand) == (197, 203)


def test_openers_count_again_after_a_new_deal() -> None:
    deck = dealt(TENS, EIGHT) + " | " + dealt(EIGHT, TENS)
    hand = deal(RULES, deck, seats=2)
    answer(hand, "1 check, 2 check, 1 check, 2 check")
    with pytest.raises(Refused):
        answer(hand, "1 bet 2")
    answer(hand, "1 check, 2 check, 1 bet 2, 2 call, 1 decline, 2 decline")
    assert net(hand) == (204, 196)  # two antes each


@pytest.mark.parametrize(
    "rules",
    [
        RULES.rpartition("\n")[0] + "\nShowdown: the high hand wins.",
        RULES.replace("If nobody opens, the game turns", "The game turns"),
    ],
    ids=["nothing is won by it", "it would always be low"],
)
def test_what_makes_no_sense_is_refused(rules: str) -> None:
    with pytest.raises(REFUSED):
        read_game(rules.splitlines())
