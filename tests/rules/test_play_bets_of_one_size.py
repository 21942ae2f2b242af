"""Bets of one size, and rounds that may not be raised: what the games of research are played with."""

from pathlib import Path

import pytest

from kit.hands import answer, deal, net
from pokernight.catalogue.page import read_page
from pokernight.table.choices import Betting, Refused
from pokernight.table.hand import Hand

EXAMPLES = Path(__file__).parents[2] / "examples"


def small(name: str, deck: str) -> Hand:
    """A game of research for two, with 100 chips each."""
    (entry,) = read_page(EXAMPLES / f"{name}.md").entries
    return entry.game.deal(2, stacks=(100, 100), decks=[entry.game.deck.read(deck)])


@pytest.mark.parametrize(
    ("deck", "answers", "chips"),
    [
        ("Ks Js Qs", "1 check, 2 check", (101, 99)),
        ("Ks Js Qs", "1 check, 2 bet 1, 1 call", (102, 98)),
        ("Ks Js Qs", "1 check, 2 bet 1, 1 fold", (99, 101)),
        ("Js Ks Qs", "1 bet 1, 2 call", (98, 102)),
        ("Js Ks Qs", "1 bet 1, 2 fold", (101, 99)),
    ],
)
def test_every_line_of_kuhn_poker(deck: str, answers: str, chips: tuple[int, int]) -> None:
    hand = answer(small("kuhn", deck), answers)
    assert hand.ended
    assert net(hand) == chips


def test_nobody_may_raise_in_kuhn_poker() -> None:
    hand = answer(small("kuhn", "Ks Js Qs"), "1 bet 1")
    with pytest.raises(Refused, match="cannot bet or raise"):
        hand.answer(2, "raise 2")


def test_leduc_has_two_sizes_one_raise_and_a_common_card() -> None:
    hand = small("leduc", "Ks Js Jh")
    choice = hand.asking[1]
    assert isinstance(choice, Betting)
    assert (choice.bets.least, choice.bets.most) == (2, 2)
    answer(hand, "1 bet 2", "2 raise 4")
    choice = hand.asking[1]
    assert isinstance(choice, Betting)
    assert not choice.bets.may_raise
    answer(hand, "1 call", "1 check", "2 bet 4", "1 raise 8", "2 call")
    assert net(hand) == (100 - 13, 100 + 13)


def test_two_may_raise_on_and_on_where_no_rule_forbids_it() -> None:
    hand = deal("Deal 1 card face down to each player.\nBetting round.\nShowdown: the high hand wins.", seats=2)
    answer(hand, "1 bet 1", "2 raise 2", "1 raise 3", "2 raise 4", "1 raise 5", "2 raise 6")
    assert not hand.ended


def test_a_bet_is_a_chip_at_least() -> None:
    hand = deal(
        "Deal 1 card face down to each player.\nBetting round. Every bet is 0 chips.\nShowdown: the high hand wins."
    )
    choice = hand.asking[1]
    assert isinstance(choice, Betting)
    assert choice.bets.least == 1


def test_where_nobody_may_check_one_bets_or_folds() -> None:
    hand = deal(
        "Deal 1 card face down to each player.\nBetting round, with no checking.\nShowdown: the high hand wins."
    )
    with pytest.raises(Refused, match="bet or fold"):
        hand.answer(1, "check")
    answer(hand, "1 fold", "2 bet 1", "3 call")
    assert hand.ended


def test_who_bets_first_can_be_said_after_the_round() -> None:
    betting = "Betting round. The low hand showing bets first."
    hand = deal(f"Deal 1 card face up to each player.\n{betting}\nShowdown: the high hand wins.", "Jh Kh 9h")
    assert list(hand.asking) == [3]
