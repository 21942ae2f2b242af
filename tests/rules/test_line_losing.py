"""What it costs to lose or to stay out, and hands that nobody plays: what is said, and what we write."""

import pytest

from kit.lines import reads_as
from pokernight.rules import read_line
from pokernight.rules.line import Unread

LOSING = [
    ("Anyone who declared and lost must match the pot.", "Who went in and lost must match the pot."),
    ("Everyone who played and lost must match the pot.", "Who went in and lost must match the pot."),
    ("Anyone who declared low and lost must match the pot.", "Who declared low and lost must match the pot."),
    ("If you have three of a kind and lose, you must match the pot twice.",
     "Who loses with three of a kind must pay double the pot instead."),
    ("If you lose with a pair or better, you must match the pot three times.",
     "Who loses with a pair or better must pay 3 times the pot instead."),
    ("Anyone who loses with a flush must pay max bet instead.",
     "Who loses with a flush must pay the maximum bet instead."),
    ("Anyone who had a pair but did not win must match half the pot.",
     "Who loses with a pair must pay half the pot instead."),
]  # fmt: skip

OUT = [
    ("Anyone who went out must pay ante.", "Each player who stayed out pays the ante."),
    ("Players who went out must reante.", "Who stayed out pays the ante for the next deal."),
    ("Anyone who stayed out must ante to play the next hand.", "Who stayed out pays the ante for the next deal."),
    ("Players who did not go in pay max bet before the next deal.",
     "Who stayed out pays the maximum bet for the next deal."),
    ("If someone had to match the pot, redeal for all. Players who went out must reante.",
     "If someone had to match the pot, each player who stayed out pays the ante and the cards are redealt to all,"
     " folded players too."),
]  # fmt: skip

GROWING = [
    ("If no one went in, everyone must reante and redeal for all, with one more card for each player.",
     "If nobody went in, each player pays the ante and the cards are redealt to all, folded players too, with 1 more"
     " card for each player."),
    ("If no one opens, redeal with two more cards each.",
     "If nobody opens, the cards are redealt, with 2 more cards for each player."),
]  # fmt: skip

UNPLAYED = [
    ("The high hand wins the pot, counting the table cards as a hand.",
     "Showdown: the high hand wins. Each player beats the table hand to win."),
    ("The table cards count as a hand that went in.", "Each player beats the table hand to win."),
    ("The table cards are an extra hand.", "Each player beats the table hand to win."),
    ("If the table cards are the high hand, no one wins the pot.", "Each player beats the table hand to win."),
    ("No one wins the pot if the table hand wins.", "Each player beats the table hand to win."),
    ("Twos are wild, but not in the table hand.", "Twos are wild. Twos are not wild in the table hand."),
    ("Twos are not wild in the kitty.", "Twos are not wild in the table hand."),
    ("There are no wild cards in the table hand.", "No card is wild in the table hand."),
]  # fmt: skip


@pytest.mark.parametrize(("said", "meant"), LOSING + OUT + GROWING + UNPLAYED)
def test_what_is_said_and_written(said: str, meant: str) -> None:
    reads_as(said, meant)


def test_what_is_not_so_in_the_table_hand_has_to_be_said() -> None:
    with pytest.raises(Unread):
        read_line("Not in the table hand.")
