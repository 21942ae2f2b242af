"""Deals that are won while the pot stays, and antes for each of them."""

import pytest

from kit.hands import answer, deal, dealt, folded, net
from kit.lines import reads_as
from pokernight.game import CannotWork
from pokernight.table import events as ev
from pokernight.table.hand import Hand

SAID = [
    ("The player with the high hand wins the deal.", "Showdown: the high hand wins the deal, but not the pot."),
    ("The low hand takes this round, but the pot stays.", "Showdown: the low hand wins the deal, but not the pot."),
    ("The high hand wins the hand.", "Showdown: the high hand wins."),
    (
        "Repeat all actions until one player has won two deals. That player takes the pot.",
        "Repeat all steps until someone has won 2 times.",
    ),
    (
        "If no one has won two legs, everyone must reante and redeal for all, including players who folded.",
        "Repeat all steps, with new antes, until someone has won 2 times.",
    ),
    (
        "If no one has won two legs, redeal for all, including those who folded.",
        "Repeat all steps until someone has won 2 times.",
    ),
    ("Everyone must reante before each deal.", "Everyone antes again for each new deal."),
    ("Before every deal, each player antes.", "Everyone antes again for each new deal."),
    ("There is a new ante for each deal.", "Everyone antes again for each new deal."),
]


@pytest.mark.parametrize(("said", "meant"), SAID)
def test_what_is_said_and_written(said: str, meant: str) -> None:
    reads_as(said, meant)


ONE_DEAL = """Deal 2 cards face down to each player.
Betting round, opened by the player to the left of the dealer.
The player with the high hand wins the deal."""
MORTGAGE = f"""{ONE_DEAL}
Repeat all actions until one player has won two deals. That player takes the pot."""
ACES, KINGS, QUEENS = "Ah Ad", "Kh Kd", "Qh Qd"
CHECKS = "1 check, 2 check, 3 check"


def decks(*deals: tuple[str, str, str]) -> str:
    return "|".join(dealt(*hands) for hands in deals)


def won(hand: Hand) -> list[tuple[int, ...]]:
    return [event.value for event in hand.table.log if isinstance(event, ev.Noted) and event.name == "won the deal"]


def test_the_pot_waits_for_who_wins_two_deals() -> None:
    hand = deal(MORTGAGE, decks((ACES, KINGS, QUEENS), (KINGS, ACES, QUEENS), (ACES, KINGS, QUEENS)))
    answer(hand, "1 bet 2, 2 call, 3 call", CHECKS)
    assert won(hand) == [(1,), (2,)]
    assert hand.table.pot_size() == 9
    assert answer(hand, CHECKS).ended
    assert net(hand) == (206, 197, 197)


@pytest.mark.parametrize(
    "rules",
    [
        f"{MORTGAGE}\nEveryone must reante before each deal.",
        f"{ONE_DEAL}\nIf no one has won two legs, everyone must reante and redeal for all.",
    ],
)
def test_an_ante_for_each_deal(rules: str) -> None:
    hand = deal(rules, decks(*[(ACES, KINGS, QUEENS)] * 2))
    answer(hand, CHECKS)
    assert hand.table.pot_size() == 6
    assert net(answer(hand, CHECKS)) == (204, 198, 198)


def test_who_is_left_alone_has_won_the_deal_and_not_the_pot() -> None:
    hand = deal(MORTGAGE, decks(*[(ACES, KINGS, QUEENS)] * 3))
    answer(hand, "1 check, 2 bet 1, 3 fold, 1 fold")
    assert won(hand) == [(2,)]
    assert not folded(hand), "everybody plays the next deal"
    answer(hand, "1 check, 2 bet 1, 3 fold, 1 fold")
    assert hand.ended
    assert net(hand) == (199, 202, 199)


def test_without_a_repetition_nobody_would_win_the_pot() -> None:
    with pytest.raises(CannotWork, match="Nobody can win the pot"):
        deal("Deal 2 cards face down to each player.\nThe player with the high hand wins the deal.")
