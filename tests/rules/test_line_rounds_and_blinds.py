"""Rounds that are won without the pot, forced bets of neighbours, and other words for what was known."""

import pytest

from kit.lines import is_unread, reads_as

SAID = [
    (
        "Showdown, the high hand wins the round, but does not take the pot.",
        "Showdown: the high hand wins the deal, but not the pot.",
    ),
    ("Redeal for all until one player has won two rounds.", "Repeat all steps until someone has won 2 times."),
    ("The first player to win two rounds takes the pot.", "Showdown: the first player to win 2 times wins."),
    ("Players who folded are back in on the redeal.", "Players who folded are back in for each new deal."),
    ("The folded players are dealt back in for the next hand.", "Players who folded are back in for each new deal."),
    ("On each redeal, anyone who folded is back in.", "Players who folded are back in for each new deal."),
    ("Everyone must reante each time there is a redeal.", "Everyone antes again for each new deal."),
    ("Each time the cards are redealt, all players must reante.", "Everyone antes again for each new deal."),
    ("No one may check, each player must bet or fold.", "Nobody may check."),
    ("No one may check; you must bet or fold.", "Nobody may check."),
    (
        "Betting round. There is no checking. Each player must bet or fold.",
        "Betting round, opened by the high hand showing. Nobody may check.",
    ),
    (
        "The player to the left of the dealer must bet half of minimum bet, and the player to their left must bet"
        " minimum bet.",
        "The player to the left of the dealer bets half the minimum bet. The next player bets the minimum bet.",
    ),
    (
        "The low card showing must bet minimum bet. The player to the left of that player must bet maximum bet.",
        "The low card showing bets the minimum bet. The next player bets the maximum bet.",
    ),
    (
        "If no one qualifies for either hand, the pot stays and redeal for all.",
        "If nobody qualifies, the pot stays for the next deal and the cards are redealt to all, folded players too.",
    ),
    (
        "If no one qualifies for either half, the pot stays.",
        "If nobody qualifies, the pot stays for the next deal.",
    ),
    ("Aces may be high or may be used as a five in a straight.", "An ace may be used as a five in a straight."),
    ("Aces are high, or count as a six in a straight.", "An ace may be used as a six in a straight."),
    ("Flip two common cards on opposite sides of the circle.", "Turn up 2 common cards opposite each other."),
    (
        "Normal betting round, starting with the player to the left of the player who made the forced bet.",
        "Betting round, opened by the player after the last forced bet.",
    ),
    (
        "The high card showing must bet minimum bet. Normal betting round, starting with the player to the left of that"
        " player.",
        "The high card showing bets the minimum bet. Betting round, opened by the player after the last forced bet.",
    ),
    ("The first player with no cards left takes the pot.", "Showdown: the player with no cards left wins."),
]


@pytest.mark.parametrize(("said", "ours"), SAID)
def test_is_read(said: str, ours: str) -> None:
    reads_as(said, ours)


@pytest.mark.parametrize(
    "said",
    [
        "Each player passes one card to the left. The player to their left must bet minimum bet.",
        "Normal betting round, starting with the player to the left of that player.",
    ],
)
def test_a_neighbour_needs_somebody_to_sit_beside(said: str) -> None:
    is_unread(said)


def test_a_neighbour_of_one_who_gets_a_card_is_his_own() -> None:
    reads_as(
        "If a player gets a seven face up, the player to their left must bet minimum bet.",
        "If a player gets a seven face up, the player to the left must bet the minimum bet.",
    )
