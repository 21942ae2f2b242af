"""Cards flipped to one of several hands, or until they are the best."""

import pytest

from kit.hands import answer, deal, down, knows, up
from pokernight.cards import texts
from pokernight.table import events as ev
from pokernight.table.choices import Refused
from pokernight.table.places import pile

SHOWDOWN = "Showdown: the high hand wins."


def test_cards_go_to_two_hands_of_five_at_the_most() -> None:
    hand = deal(
        """Deal 3 cards face down to each player.
        Each player flips 2 cards into 2 hands as they like. No hand may have more than 1 cards.
        Betting round.
        """
        + SHOWDOWN,
        "Ah Kh Ad Kd Ac Kc",
        seats=2,
    )
    with pytest.raises(Refused, match="room"):
        hand.answer(1, "flip Ah Ad 1 1")
    answer(hand, "1 flip Ah Ad 2 1", "2 flip Kh Kd 1 2")
    state = hand.table.state
    assert texts(state.at(pile(1, 1))) == "Ad"
    assert texts(state.at(pile(1, 2))) == "Ah"
    assert state.notes["hands"] == 2
    assert down(hand, 1) == "Ac"


def test_any_number_of_hands_can_be_begun() -> None:
    hand = deal(
        "Deal 2 cards face down to each player.\n"
        "Each player flips 2 cards into any number of hands as they like.\nBetting round.\n" + SHOWDOWN,
        "Ah Kh Ad Kd",
        seats=2,
    )
    answer(hand, "1 flip Ah Ad 1 1", "2 flip Kh Kd 1 2")
    assert [len(hand.table.pile(2, number)) for number in (1, 2)] == [1, 1]
    assert hand.table.bet_choice() is not None
    assert hand.asking.keys() == {1}, "a pair in one hand beats two hands of one king"


def test_unknown_cards_are_turned_up_before_they_are_laid_to_a_hand() -> None:
    hand = deal(
        """Deal 2 cards face down to each player. Nobody may look at these cards.
        Each player flips 2 cards into 2 hands as they like.
        Betting round.
        """
        + SHOWDOWN,
        "Ah Kh Ad Kd",
        seats=2,
    )
    assert up(hand, 2) == "Kh Kd"
    answer(hand, "1 flip Ad Ah 1 2", "2 flip Kh Kd 1 1")
    assert texts(hand.table.pile(1, 1)) == "Ad"
    assert texts(hand.table.pile(2, 1)) == "Kh Kd"


def test_the_top_card_comes_up_and_goes_to_the_low_or_the_high_hand() -> None:
    hand = deal(
        """Deal 2 cards face down to each player. Nobody may look at these cards.
        Each player flips the top card of their stack into a low or a high hand. No hand may have more than 1 cards.
        Each player flips the top card of their stack into a low or a high hand. No hand may have more than 1 cards.
        Betting round.
        """
        + SHOWDOWN,
        "Ah Kh Ad Kd",
        seats=2,
    )
    assert [up(hand, seat) for seat in (1, 2)] == ["Ah", "Kh"]
    answer(hand, "1 lay Ah low", "2 flip Kh 2")
    assert [texts(hand.table.pile(1, number)) for number in (1, 2)] == ["Ah", "Ad"], "only one hand had room left"
    assert hand.table.state.notes["low and high"]


def test_a_card_that_is_looked_at_first_stays_secret_until_all_have_laid_theirs() -> None:
    hand = deal(
        """Deal 1 card face down to each player. Nobody may look at these cards.
        Each player looks at the top card of their stack and lays it to a low or a high hand, all at once.
        Betting round.
        """
        + SHOWDOWN,
        "Ah Kh",
        seats=2,
    )
    assert knows(hand, 1, "Ah")
    assert not knows(hand, 2, "Ah")
    answer(hand, "1 lay Ah high")
    assert not knows(hand, 2, "Ah")
    answer(hand, "2 lay Kh low")
    assert up(hand, 1) == "Ah"
    assert texts(hand.table.pile(2, 1)) == "Kh"


BEAT_IT = """Deal 3 cards face down to each player. Nobody may look at these cards.
    Deal 1 card face up to the table.
    The next player flips cards one at a time until they have the best hand showing, counting the table card as a hand.
    Betting round, opened by the player who just flipped.
    The next player flips cards one at a time until they have the best hand showing, counting the table card as a hand.
    Betting round, opened by the player who just flipped.
    """


def test_cards_are_flipped_until_they_beat_every_hand_and_the_table_card() -> None:
    hand = deal(BEAT_IT + SHOWDOWN, "2h 3h Jh Kd Qc 9s Tc", seats=2)
    assert up(hand, 1) == "2h Jh", "a jack beats the ten"
    assert list(hand.asking) == [1], "who just flipped opens"
    answer(hand, "1 check, 2 check")
    assert up(hand, 2) == "3h Kd"
    assert list(hand.asking) == [2]


def test_who_flips_everything_in_vain_folds_where_a_rule_says_so() -> None:
    rule = "If a player has flipped all cards and cannot beat the best hand showing, they must fold."
    hand = deal(BEAT_IT + SHOWDOWN + "\n" + rule, "2h Ah Kh 4h 3h 7d 8d 9d 5d 6c Ks Qs Jc", seats=4)
    assert 1 in hand.table.state.folded
    assert up(hand, 1) == "", "the cards are laid away"
    assert ev.Noted("flipped in vain", 1) in hand.table.log


def test_nobody_folds_in_vain_where_no_rule_says_so() -> None:
    hand = deal(BEAT_IT + SHOWDOWN, "2h Ah 3h 4h 5h 6d Ks", seats=2)
    assert up(hand, 1) == "2h 3h 5h"
    assert ev.Noted("flipped in vain", 1) in hand.table.log
    assert list(hand.asking) == [1], "who could flip no more still opens"


def test_who_has_the_best_hand_already_flips_one_more_and_no_more_than_allowed() -> None:
    rules = """Deal 3 cards face down to each player. Nobody may look at these cards.
        The next player flips cards one at a time until they have the best hand showing or have flipped 2.
        The next player flips cards one at a time until they have the best hand showing or have flipped 2.
        The next player flips cards one at a time until they have the best hand showing or have flipped 2.
        Betting round.
        """
    hand = deal(rules + SHOWDOWN, "Ah 3h 2h 4h 5h 6d", seats=2)
    assert up(hand, 2) == "3h 4h"
    assert up(hand, 1) == "Ah 2h"


def test_who_has_flipped_as_many_as_may_be_is_passed_over() -> None:
    hand = deal(
        """Deal 3 cards face down to each player. Nobody may look at these cards.
        The next player flips cards one at a time until they have the best hand showing or have flipped 2.
        Betting round, opened by the player who just flipped.
        Repeat the last 2 steps until everyone still in shows 2 cards.
        """
        + SHOWDOWN,
        "2h Ah 3h 4h 5h 6d",
        seats=2,
    )
    answer(hand, "1 check, 2 check")
    assert (up(hand, 1), up(hand, 2)) == ("2h", "Ah")
    answer(hand, "2 check, 1 check")
    assert up(hand, 1) == "2h 3h"
    answer(hand, "1 check, 2 check")
    assert up(hand, 2) == "Ah 4h", "seat 2 flips next, and then all show two cards"
    answer(hand, "2 check, 1 check")
    assert hand.ended


def test_known_cards_are_chosen_and_with_the_remark_unknown_ones_too() -> None:
    rules = (
        """Deal 1 card face down to each player.
        Deal 2 cards face down to each player. Nobody may look at these cards.
        The next player flips cards one at a time until they have the best hand showing.{}
        Betting round.
        """
        + SHOWDOWN
    )
    hand = deal(rules.format(""), "Ah Kh Ad Kd Ac Kc", seats=2)
    assert up(hand, 1) == "Ah", "one after the other where nothing is said"
    hand = deal(rules.format(" The flipped cards may be down or no-peek cards."), "Ah Kh Ad Kd Ac Kc", seats=2)
    answer(hand, "1 flip ?")
    assert up(hand, 1) == "Ad"
