"""Watches at the table: which cards, hands and folds are seen."""

import pytest

from kit.hands import answer, deal, folded, paid
from pokernight.cards import read_cards, texts
from pokernight.table import events as ev
from pokernight.table.places import COMMON

SHOWDOWN = "Showdown: the high hand wins."
END = f"Betting round.\n{SHOWDOWN}"


# Cards that come up


def test_a_card_dealt_face_up_costs_the_pot_or_the_hand() -> None:
    hand = deal(
        f"Deal 1 card face up to each player.\n{END}\n"
        "If a player is dealt a four face up, they must match the pot or fold.",
        "4h Kh 4d",
    )
    assert list(hand.asking) == [1]
    answer(hand, "1 pay")
    assert paid(hand) == [(1, 3)]
    assert list(hand.asking) == [3], "several at once go in turn"
    answer(hand, "3 fold")
    assert folded(hand) == {3}


def test_a_dealt_card_is_no_flipped_one() -> None:
    rules = "Deal 1 card face {} to each player.\n{}" + END + "\nIf a player flips a four face up, they must fold."
    assert folded(deal(rules.format("up", ""), "4h Kh 5d")) == set()
    hand = deal(rules.format("down", "Each player flips 1 card.\n"), "4h Kh 5d")
    assert folded(hand) == {1}
    both = rules.format("down", "Deal 1 card face up to each player.\nEach player flips 1 card.\n")
    hand = deal(both.replace("flips a four", "is dealt a four"), "4h Kh 5d 2c 3c 6c")
    assert folded(hand) == set()


def test_either_way_counts_where_a_player_gets_a_card() -> None:
    rule = "\nIf a player gets a four face up, they must fold."
    assert folded(deal(f"Deal 1 card face up to each player.\n{END}{rule}", "4h Kh 5d")) == {1}
    flipped = f"Deal 1 card face down to each player.\nEach player flips 1 card.\n{END}{rule}"
    assert folded(deal(flipped, "4h Kh 5d")) == {1}


def test_only_a_card_that_nobody_had_looked_at_counts_where_that_is_said() -> None:
    rules = f"""Deal 1 card face down to each player.
        Deal 1 card face down to each player. Nobody may look at these cards.
        Each player flips 2 cards.
        {END}
        If a player flips an ace from the no-peek cards, they must fold."""
    assert folded(deal(rules, "Ah 2h 3h 4h Ad 5h")) == {2}


def test_a_folded_player_comes_back() -> None:
    hand = deal(
        f"""Deal 2 cards face down to each player. Nobody may look at these cards.
        Betting round.
        Each player flips the top card of their stack. Folded players do so too.
        {END}
        If a folded player gets a spade face up, they are back in the game.""",
        "Kh 2s 3h 4h 5h 6h",
    )
    answer(hand, "1 bet 1, 2 fold, 3 fold")
    assert folded(hand) == {3}
    assert not hand.ended, "somebody else came back"


def test_a_card_on_the_table_brings_about_only_what_happens_to_all() -> None:
    rules = f"Deal 1 card face down to each player.\nDeal 1 common card face up to the table.\n{END}\n"
    rule = "If a player gets the queen of spades face up, {}."
    hand = deal(rules + rule.format("the cards are redealt"), "2h 3h Qs|4h 5h 6h", seats=2)
    assert ev.Redealt() in hand.table.log
    assert texts(hand.table.state.at(COMMON)) == "6h"
    assert folded(deal(rules + rule.format("they must fold"), "2h 3h Qs", seats=2)) == set()


def test_a_card_dealt_face_down_is_shown_and_does_something() -> None:
    hand = deal(
        f"Deal 1 card face down to each player.\n{END}\n"
        "If a player is dealt a joker face down, they must fold.\nUse a 52 card deck with 1 joker.",
        "Jk 3h 4h",
    )
    assert folded(hand) == {1}
    shown = [event for event in hand.table.log if isinstance(event, ev.Shown)]
    assert [(event.cards, event.seats) for event in shown] == [(read_cards("Jk"), frozenset({0, 1, 2, 3}))]


def test_a_pair_dealt_face_up() -> None:
    hand = deal(
        f"Deal 3 cards face up to each player.\n{END}\nIf a player is dealt a pair face up, they must pay the ante.",
        "4h Kh 4d Qh 4c Jh",
        seats=2,
    )
    assert paid(hand) == [(1, 1)], "the third of a kind makes no other pair"


def test_only_the_first_flip_counts() -> None:
    rules = f"""Deal 2 cards face down to each player. Nobody may look at these cards.
        Each player flips the top card of their stack.
        Each player flips the top card of their stack.
        {END}
        If the first card a player flips is an ace, they must fold."""
    assert folded(deal(rules, "Ah 2h 3h 4h Ad 5h")) == {1}


@pytest.mark.parametrize(
    ("cards", "times"),
    [("5h 5d 9c 9d 2s", 2), ("5h 5d 5c 9d 2s", 1), ("5h 7d 9c Jd 2s", 0)],
)
def test_a_pair_counts_once_for_each_new_one(cards: str, times: int) -> None:
    mine = cards.split()
    deck = " ".join(f"{card} {other}" for card, other in zip(mine, "Ks Qc Tc 8c 6c".split(), strict=True))
    hand = deal(
        f"Deal 5 cards face up to each player.\n{END}\nIf a player shows a pair, they must pay the ante.", deck, seats=2
    )
    assert paid(hand) == [(1, 1)] * times


def test_a_natural_hand_is_made_without_wild_cards() -> None:
    rules = (
        f"Deal 3 cards face up to each player.\n{END}\nTwos are wild.\nIf a player shows {{}}, they must pay the ante."
    )
    deck = "5h Ks 5d Qc 2c Tc"
    assert paid(deal(rules.format("three of a kind"), deck, seats=2)) == [(1, 1)]
    assert paid(deal(rules.format("three of a kind without wild cards"), deck, seats=2)) == []


def test_a_wild_card_counts_only_where_everybody_can_tell_that_it_is() -> None:
    rules = f"""Deal 1 card face down to each player.
        Deal 2 cards face up to each player.
        {END}
        Cards of a rank that you hold both up and down are wild for you.
        If a player shows a pair, they must pay the ante."""
    assert paid(deal(rules, "9h Ks 9d Qc 2c Tc", seats=2)) == []


def test_a_flush_that_shows_is_no_straight() -> None:
    rules = f"Deal 6 cards face up to each player.\n{END}\nIf a player shows {{}}, they must pay the ante."
    deck = "2h Ks 4h Qc 6h Tc 8h 9c Th 7s Jh 3d"
    assert paid(deal(rules.format("a flush"), deck, seats=2)) == [(1, 1)], "and a sixth heart makes no new one"
    assert paid(deal(rules.format("a straight"), deck, seats=2)) == []
    assert paid(deal(rules.format("two pair"), "2h Ks 2d Qc 4h Tc 4d 9c 9h 7s 9d 3d", seats=2)) == [(1, 1)]
    assert paid(deal(rules.format("a pair of fours"), "2h Ks 2d Qc 4h Tc 4d 9c 9h 7s 9d 3d", seats=2)) == [(1, 1)]


def test_so_many_cards_of_a_kind_show() -> None:
    hand = deal(
        f"Deal 4 cards face up to each player.\n{END}\nIf a player shows 2 hearts, they must pay the ante.",
        "2h Ks 4h Qc 6h Tc 8h 9c",
        seats=2,
    )
    assert paid(hand) == [(1, 1)]


# Other things that happen


def test_a_fold_is_seen() -> None:
    hand = deal(f"Deal 1 card face down to each player.\n{END}\nIf a player folds, they must pay the ante.", "2h 3h 4h")
    answer(hand, "1 bet 1, 2 fold")
    assert paid(hand) == [(2, 1)]


def test_only_the_high_hand_showing_is_meant() -> None:
    rules = f"Deal 1 card face up to each player.\n{END}\nIf the high hand showing folds, the cards are redealt."
    hand = answer(deal(rules, "2h Kh 4h"), "2 bet 1, 3 fold")
    assert ev.Redealt() not in hand.table.log
    hand = answer(deal(rules, "2h Kh 4h"), "2 check, 3 bet 1, 1 call, 2 fold")
    assert ev.Redealt() in hand.table.log
