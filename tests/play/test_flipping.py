"""Turning cards up and down."""

import pytest

from kit.hands import answer, deal, dealt, down, knows, net, up
from pokernight.cards import texts
from pokernight.table import events as ev
from pokernight.table.choices import Refused
from pokernight.table.places import pile
from pokernight.table.telling import sentence

SHOWDOWN = "Showdown: the high hand wins."


def test_all_flip_a_card_of_their_choice_at_once() -> None:
    hand = deal(
        "Deal two cards face down to each player.\nEach player flips one down card.\nBetting round.\n" + SHOWDOWN,
        "Ah Kh Qh Ad Kd Qd",
    )
    assert set(hand.asking) == {1, 2, 3}
    answer(hand, "3 flip Qd", "1 flip Ah")
    assert [up(hand, seat) for seat in (1, 2, 3)] == ["", "", ""], "nobody sees anything before all have chosen"
    assert hand.table.log[-1] == ev.Chose(1, ("flip", "Ah"))
    answer(hand, "2 flip Kd")
    assert [up(hand, seat) for seat in (1, 2, 3)] == ["Ah", "Kd", "Qd"]
    assert knows(hand, 3, "Ah")
    assert not knows(hand, 3, "Ad")


def test_flips_go_in_turn_where_that_is_said() -> None:
    hand = deal(
        "Deal two cards face down to each player.\nEach player in turn flips one down card.\n" + SHOWDOWN,
        "Ah Kh Qh Ad Kd Qd",
    )
    assert list(hand.asking) == [1]
    answer(hand, "1 flip Ah")
    assert up(hand, 1) == "Ah"
    assert list(hand.asking) == [2]


def test_several_cards_come_up_in_the_order_in_which_they_are_named() -> None:
    hand = deal(
        "Deal three cards face down to each player.\nEach player flips two cards.\nBetting round.\n" + SHOWDOWN,
        "Ah Kh Ad Kd Ac Kc",
        seats=2,
    )
    answer(hand, "1 flip Ac Ah", "2 flip Kd Kh")
    assert up(hand, 1) == "Ac Ah"


def test_all_cards_but_some_are_flipped() -> None:
    hand = deal(
        "Deal 3 cards face down to each player.\nEach player flips all but 1 down cards.\nBetting round.\n" + SHOWDOWN,
        "Ah Kh Ad Kd Ac Kc",
        seats=2,
    )
    with pytest.raises(Refused):
        answer(hand, "1 flip Ac")
    answer(hand, "1 flip Ac Ah", "2 flip Kd Kh")
    assert [up(hand, seat) for seat in (1, 2)] == ["Ac Ah", "Kd Kh"]


def test_cards_that_nobody_knows_are_flipped_without_a_question() -> None:
    hand = deal(
        """Deal two cards face down to each player. Nobody may look at these cards.
        Each player flips one down card.
        Betting round.
        """
        + SHOWDOWN,
        "Ah Kh Ad Kd",
        seats=2,
    )
    assert [up(hand, seat) for seat in (1, 2)] == ["Ah", "Kh"]
    assert not knows(hand, 1, "Ad")


def test_an_unknown_card_among_known_ones_is_chosen_unseen() -> None:
    hand = deal(
        """Deal one card face down to each player.
        Deal one card face down to each player. Nobody may look at these cards.
        Each player flips one card.
        Betting round.
        """
        + SHOWDOWN,
        "Ah Kh Ad Kd",
        seats=2,
    )
    answer(hand, "1 flip ?", "2 flip Kh")
    assert [up(hand, seat) for seat in (1, 2)] == ["Ad", "Kh"]


def test_no_peek_cards_are_told_from_the_others() -> None:
    hand = deal(
        """Deal one card face down to each player.
        Deal one card face down to each player. Nobody may look at these cards.
        Each player flips all their no-peek cards.
        Betting round.
        """
        + SHOWDOWN,
        "Ah Kh Ad Kd",
        seats=2,
    )
    assert [up(hand, seat) for seat in (1, 2)] == ["Ad", "Kd"]


def test_who_has_no_ace_is_asked_as_well_so_that_nobody_can_tell() -> None:
    hand = deal(
        "Deal one card face down to each player.\nEach player in turn may flip an ace that lies face down.\n"
        "Betting round.\n" + SHOWDOWN,
        "Ah Kh",
        seats=2,
    )
    answer(hand, "1 flip Ah")
    assert list(hand.asking) == [2]
    with pytest.raises(Refused):
        hand.answer(2, "flip Kh")
    answer(hand, "2 decline")
    assert [up(hand, seat) for seat in (1, 2)] == ["Ah", ""]


def test_who_has_to_flip_an_ace_is_asked_with_one_ace_as_with_two_or_none() -> None:
    hand = deal(
        "Deal two cards face down to each player.\nEach player flips an ace that lies face down.\n"
        "Betting round.\n" + SHOWDOWN,
        "Ah Ac Kh Ad 3c Kd",
    )
    assert set(hand.asking) == {1, 2, 3}
    with pytest.raises(Refused):
        hand.answer(2, "decline")
    answer(hand, "1 flip Ad, 2 flip Ac, 3 decline")
    assert [up(hand, seat) for seat in (1, 2, 3)] == ["Ad", "Ac", ""]


def test_up_cards_are_turned_down_and_stay_known() -> None:
    hand = deal(
        "Deal two cards face up to each player.\nEach player turns 1 up card face down.\nBetting round.\n" + SHOWDOWN,
        "Ah Kh Ad Kd",
        seats=2,
    )
    answer(hand, "1 turn Ah", "2 flip Kd")
    assert (up(hand, 1), down(hand, 1)) == ("Ad", "Ah")
    assert knows(hand, 2, "Ah")


def test_the_top_of_the_stack_comes_up_unasked() -> None:
    hand = deal(
        """Deal three cards face down to each player. Nobody may look at these cards.
        Each player flips the top card of their stack.
        Each player flips the top 2 cards of their stack.
        Betting round.
        """
        + SHOWDOWN,
        "Ah Kh Ad Kd Ac Kc",
        seats=2,
    )
    assert [up(hand, seat) for seat in (1, 2)] == ["Ah Ad Ac", "Kh Kd Kc"]


def test_the_top_card_may_be_left_where_it_is() -> None:
    hand = deal(
        "Deal one card face down to each player. Nobody may look at these cards.\n"
        "Each player may flip the top card of their stack.\nBetting round.\n" + SHOWDOWN,
        "Ah Kh",
        seats=2,
    )
    answer(hand, "1 decline", "2 flip")
    assert [up(hand, seat) for seat in (1, 2)] == ["", "Kh"]


def test_stacks_are_told_by_their_size_or_all_are_flipped() -> None:
    rules = (
        """Deal three cards face down to each player.
        Each player splits their cards into a stack of 1 and a stack of 2.
        Each player flips the top card of {}.
        Betting round.
        """
        + SHOWDOWN
    )

    def flipped(stack: str) -> str:
        made = deal(rules.format(stack), "Ah Kh Ad Kd Ac Kc", seats=2)
        return up(answer(made, "1 stack Ad Ac Ah, 2 stack Kh Kd Kc"), 1)

    assert flipped("their 1 card stack") == "Ad"
    assert flipped("their 2 card stack") == "Ac"
    assert flipped("each of their stacks") == "Ad Ac"
    assert flipped("their stack") == "Ad"


def test_folded_players_flip_too_where_that_is_said() -> None:
    hand = deal(
        """Deal two cards face down to each player. Nobody may look at these cards.
        Betting round.
        Each player flips the top card of their stack. Folded players do so too.
        Betting round.
        """
        + SHOWDOWN,
        "Ah Kh Qh Ad Kd Qd",
    )
    answer(hand, "1 bet 1, 2 fold, 3 call")
    assert up(hand, 2) == "Kh"


def test_cards_that_all_others_see() -> None:
    hand = deal(
        """Deal two cards face down to each player. Nobody may look at these cards.
        Each player shows all their no-peek cards to everyone else.
        Betting round.
        """
        + SHOWDOWN,
        "Ah Kh Ad Kd",
        seats=2,
    )
    assert knows(hand, 2, "Ah")
    assert not knows(hand, 1, "Ah")


def test_blind_cards_may_be_looked_at_in_the_end() -> None:
    hand = deal(
        """Deal two cards face down to each player. Nobody may look at these cards.
        Each player may look at all their down cards.
        Betting round.
        """
        + SHOWDOWN,
        "Ah Kh Ad Kd",
        seats=2,
    )
    answer(hand, "1 look", "2 decline")
    assert knows(hand, 1, "Ah")
    assert knows(hand, 1, "Ad")
    assert not knows(hand, 2, "Kh")
    assert not knows(hand, 2, "Ah")


def test_discards_are_turned_up() -> None:
    hand = deal(
        """Deal two cards face down to each player.
        Each player discards one card.
        Turn each player's discards face up.
        Betting round.
        """
        + SHOWDOWN,
        "Ah Kh Ad Kd",
        seats=2,
    )
    answer(hand, "1 discard Ah", "2 discard Kd")
    assert knows(hand, 2, "Ah")
    assert knows(hand, 1, "Kd")
    told = [sentence(event, me=1) for event in hand.story(1) if isinstance(event, ev.Turned)]
    assert told == ["A♥ is turned up among your discards.", "K♦ is turned up among seat 2's discards."]


RULES = """Deal two cards face down to each player.
Each player simultaneously flips one down card of their choice.
{}
Betting round.
Showdown: the high hand wins."""

FLIPS = ("1 flip 9h", "2 flip 4d", "3 flip 9c")

DECK = dealt("9h 2h", "4d Kd", "9c Qc", then="7s 8s")


def test_of_two_equal_cards_the_first_in_order_counts() -> None:
    hand = answer(deal(RULES.format("The player who flipped the highest card pays 3 chips."), DECK), *FLIPS)
    assert net(hand) == (196, 199, 199)


@pytest.mark.parametrize(
    ("rule", "folded"),
    [
        ("If your high hole card is a king, you must fold.", {2}),
    ],
)
def test_what_one_shows_or_has_makes_one_fold(rule: str, folded: set[int]) -> None:
    rules = f"""Deal one card face down to each player.
    Deal one card face up to each player.
    Deal one card face down to each player.
    Each player simultaneously flips one down card of their choice.
    {rule}
    Betting round.
    Showdown: the high hand wins."""
    hand = deal(rules, dealt("2h 3h 4h", "9d 9h Kd", "Qc 6c 9c"))
    answer(hand, "1 flip 2h", "2 flip 9d", "3 flip 9c")
    assert hand.table.state.folded == folded


@pytest.mark.parametrize(
    ("rule", "folded"),
    [
        ("If the first card you flip is a king, you must fold.", {1}),
    ],
)
def test_the_place_of_a_flip(rule: str, folded: set[int]) -> None:
    flip = "Each player simultaneously flips one down card of their choice.\n"
    rules = f"Deal two cards face down to each player.\n{flip * 2}Betting round.\nShowdown: the high hand wins.\n{rule}"
    hand = deal(rules, dealt("Kh 2h", "4d Kd", "9c Qc"))
    answer(hand, "1 flip Kh", "2 flip 4d", "3 flip 9c")
    assert hand.table.state.folded == folded
    assert hand.table.state.round, "before anybody bets"


def test_any_number_of_hands_can_be_begun() -> None:
    hand = deal(
        "Deal two cards face down to each player.\n"
        "Each player flips two cards into any number of hands as they like.\nBetting round.\n" + SHOWDOWN,
        "Ah Kh Ad Kd",
        seats=2,
    )
    answer(hand, "1 flip Ah Ad 1 1", "2 flip Kh Kd 1 2")
    assert [len(hand.table.state.at(pile(2, number))) for number in (1, 2)] == [1, 1]
    assert hand.asking.keys() == {1}, "a pair in one hand beats two hands of one king"


def test_unknown_cards_are_turned_up_before_they_are_laid_to_a_hand() -> None:
    hand = deal(
        """Deal two cards face down to each player. Nobody may look at these cards.
        Each player flips two cards into 2 hands as they like.
        Betting round.
        """
        + SHOWDOWN,
        "Ah Kh Ad Kd",
        seats=2,
    )
    assert up(hand, 2) == "Kh Kd"
    answer(hand, "1 flip Ad Ah 1 2", "2 flip Kh Kd 1 1")
    assert texts(hand.table.state.at(pile(1, 1))) == "Ad"
    assert texts(hand.table.state.at(pile(2, 1))) == "Kh Kd"


def test_a_card_that_is_looked_at_first_stays_secret_until_all_have_laid_theirs() -> None:
    hand = deal(
        """Deal one card face down to each player. Nobody may look at these cards.
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
    assert texts(hand.table.state.at(pile(2, 1))) == "Kh"


BEAT_IT = """Deal three cards face down to each player. Nobody may look at these cards.
    Deal one card face up to the table.
    The next player flips cards one at a time until they have the best hand showing, counting the table card as a hand.
    Betting round, starting with the player who just flipped.
    The next player flips cards one at a time until they have the best hand showing, counting the table card as a hand.
    Betting round, starting with the player who just flipped.
    """


def test_cards_are_flipped_until_they_beat_every_hand_and_the_table_card() -> None:
    hand = deal(BEAT_IT + SHOWDOWN, "2h 3h Jh Kd Qc 9s Tc", seats=2)
    assert up(hand, 1) == "2h Jh", "a jack beats the ten"
    assert list(hand.asking) == [1], "who just flipped opens"
    answer(hand, "1 check, 2 check")
    assert up(hand, 2) == "3h Kd"
    assert list(hand.asking) == [2]


def test_who_has_the_best_hand_already_flips_one_more_and_no_more_than_allowed() -> None:
    rules = """Deal three cards face down to each player. Nobody may look at these cards.
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
        """Deal three cards face down to each player. Nobody may look at these cards.
        The next player flips cards one at a time until they have the best hand showing or have flipped 2.
        Betting round, starting with the player who just flipped.
        Repeat the last two steps until everyone still in shows 2 cards.
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
        """Deal one card face down to each player.
        Deal two cards face down to each player. Nobody may look at these cards.
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
