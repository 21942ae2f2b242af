"""Turning cards up and down, and looking at them, at the table."""

import pytest

from kit.hands import answer, deal, down, knows, up
from pokernight.cards import texts
from pokernight.table import events as ev
from pokernight.table.choices import Refused
from pokernight.table.places import Lie
from pokernight.table.telling import sentence

SHOWDOWN = "Showdown: the high hand wins."


def test_all_flip_a_card_of_their_choice_at_once() -> None:
    hand = deal(
        "Deal 2 cards face down to each player.\nEach player flips 1 down card.\nBetting round.\n" + SHOWDOWN,
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
        "Deal 2 cards face down to each player.\nEach player in turn flips 1 down card.\n" + SHOWDOWN,
        "Ah Kh Qh Ad Kd Qd",
    )
    assert list(hand.asking) == [1]
    answer(hand, "1 flip Ah")
    assert up(hand, 1) == "Ah"
    assert list(hand.asking) == [2]


def test_several_cards_come_up_in_the_order_in_which_they_are_named() -> None:
    hand = deal(
        "Deal 3 cards face down to each player.\nEach player flips 2 cards.\nBetting round.\n" + SHOWDOWN,
        "Ah Kh Ad Kd Ac Kc",
        seats=2,
    )
    answer(hand, "1 flip Ac Ah", "2 flip Kd Kh")
    assert up(hand, 1) == "Ac Ah"


def test_cards_that_nobody_knows_are_flipped_without_a_question() -> None:
    hand = deal(
        """Deal 2 cards face down to each player. Nobody may look at these cards.
        Each player flips 1 down card.
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
        """Deal 1 card face down to each player.
        Deal 1 card face down to each player. Nobody may look at these cards.
        Each player flips 1 card.
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
        """Deal 1 card face down to each player.
        Deal 1 card face down to each player. Nobody may look at these cards.
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
        "Deal 1 card face down to each player.\nEach player in turn may flip an ace that lies face down.\n"
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
        "Deal 2 cards face down to each player.\nEach player flips an ace that lies face down.\n"
        "Betting round.\n" + SHOWDOWN,
        "Ah Ac Kh Ad 3c Kd",
    )
    assert set(hand.asking) == {1, 2, 3}
    with pytest.raises(Refused):
        hand.answer(2, "decline")
    answer(hand, "1 flip Ad, 2 flip Ac, 3 decline")
    assert [up(hand, seat) for seat in (1, 2, 3)] == ["Ad", "Ac", ""]


def test_a_card_of_the_last_deal_or_any_other_where_none_is_left() -> None:
    rules = (
        """Deal 2 cards face down to each player.
        Deal 1 card face down to each player.
        Each player discards 1 down card.
        Each player flips 1 card from the last deal.
        Betting round.
        """
        + SHOWDOWN
    )
    hand = deal(rules, "Ah Kh Ad Kd Ac Kc", seats=2)
    answer(hand, "1 discard Ah", "2 discard Kc")
    assert set(hand.asking) == {1, 2}, "nobody can tell that the first has only one to choose"
    answer(hand, "1 flip Ac", "2 flip Kd")
    assert [up(hand, seat) for seat in (1, 2)] == ["Ac", "Kd"]


def test_a_flip_can_bring_something_about() -> None:
    hand = deal(
        "Deal 1 card face down to each player.\nEach player may flip 1 card to get 1 up card dealt.\n"
        "Betting round.\n" + SHOWDOWN,
        "Ah Kh Qd",
        seats=2,
    )
    answer(hand, "1 decline", "2 flip Kh")
    assert [up(hand, seat) for seat in (1, 2)] == ["", "Kh Qd"]


def test_up_cards_are_turned_down_and_stay_known() -> None:
    hand = deal(
        "Deal 2 cards face up to each player.\nEach player turns 1 up card face down.\nBetting round.\n" + SHOWDOWN,
        "Ah Kh Ad Kd",
        seats=2,
    )
    answer(hand, "1 turn Ah", "2 flip Kd")
    assert (up(hand, 1), down(hand, 1)) == ("Ad", "Ah")
    assert knows(hand, 2, "Ah")


def test_the_top_of_the_stack_comes_up_unasked() -> None:
    hand = deal(
        """Deal 3 cards face down to each player. Nobody may look at these cards.
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
        "Deal 1 card face down to each player. Nobody may look at these cards.\n"
        "Each player may flip the top card of their stack.\nBetting round.\n" + SHOWDOWN,
        "Ah Kh",
        seats=2,
    )
    answer(hand, "1 decline", "2 flip")
    assert [up(hand, seat) for seat in (1, 2)] == ["", "Kh"]


def test_stacks_are_told_by_their_size_or_all_are_flipped() -> None:
    rules = (
        """Deal 3 cards face down to each player.
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
        """Deal 2 cards face down to each player. Nobody may look at these cards.
        Betting round.
        Each player flips the top card of their stack. Folded players do so too.
        Betting round.
        """
        + SHOWDOWN,
        "Ah Kh Qh Ad Kd Qd",
    )
    answer(hand, "1 bet 1, 2 fold, 3 call")
    assert up(hand, 2) == "Kh"


def test_a_side_card_declares_high_or_low() -> None:
    hand = deal(
        """Deal 2 cards face down to each player.
        Each player flips one of their two side cards: the right one to go high, the left one to go low.
        Showdown: the best hand declared high and the best hand declared low split the pot.
        """,
        "2h Kh 3d Qd",
        seats=2,
    )
    answer(hand, "1 flip left", "2 flip right")
    assert hand.table.state.declared == {1: "low", 2: "high"}
    assert hand.table.state.chips[1:] == [200, 200]


def test_who_refuses_to_flip_gets_every_other_card_face_up() -> None:
    remark = "Once a game, each player may refuse to flip from then on; their further cards are dealt up."
    hand = deal(
        f"""Deal 2 cards face down to each player.
        Each player flips 1 down card. {remark}
        Deal 1 card face down to each player.
        Each player flips 1 down card. {remark}
        Betting round.
        """
        + SHOWDOWN,
        "Ah Kh Ad Kd Ac Kc",
        seats=2,
    )
    assert hand.asking[1].default.verb == "flip"
    answer(hand, "1 refuse", "2 flip Kh")
    assert up(hand, 1) == "Ac"
    assert down(hand, 1) == "Ah Ad"
    assert set(hand.asking) == {2}, "who has refused is asked no more"


def test_cards_that_all_others_see() -> None:
    hand = deal(
        """Deal 2 cards face down to each player. Nobody may look at these cards.
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
        """Deal 2 cards face down to each player. Nobody may look at these cards.
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
        """Deal 2 cards face down to each player.
        Each player discards 1 card.
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
    assert told == ["Your discards turned up: A♥.", "Seat 2's discards turned up: K♦."]


def test_a_refusal_to_flip_is_heard_by_all() -> None:
    rule = "Once a game, each player may refuse to flip from then on; their further cards are dealt up."
    hand = deal(
        f"Deal 2 cards face down to each player.\nEach player flips 1 card. {rule}\nBetting round.\n{SHOWDOWN}",
        "Ah Kh Ad Kd",
        seats=2,
    )
    answer(hand, "1 decline", "2 flip Kd")
    assert ev.Answered(1, "refuse to flip") in hand.story(2)


def test_what_may_be_flipped_may_be_left() -> None:
    blind = "Deal 2 cards face down to each player. Nobody may look at these cards.\n"
    end = f"Betting round.\n{SHOWDOWN}"
    hand = deal(f"{blind}Each player may flip cards one at a time until they have the best hand showing.\n{end}",
                "2h Kh 3d Qd", seats=2)  # fmt: skip
    answer(hand, "1 flip, 2 decline")
    assert [up(hand, seat) for seat in (1, 2)] == ["2h", ""]
    hand = deal(f"{blind}Each player may flip the top card of their stack into a low or a high hand.\n{end}",
                "2h Kh 3d Qd", seats=2)  # fmt: skip
    assert up(hand, 1) == "", "nobody sees it before the player wants it"
    answer(hand, "1 lay ? low, 2 decline")
    assert texts(hand.table.pile(1, 1)) == "2h"
    assert up(hand, 2) == ""


def test_all_but_some_are_flipped() -> None:
    flip = "Each player flips all but 1 of their down cards."
    hand = deal(f"Deal 3 cards face down to each player.\n{flip}\nBetting round.\n{SHOWDOWN}", seats=2)
    chosen = {seat: hand.asking[seat].default for seat in (1, 2)}
    for seat, flipped in chosen.items():
        hand.answer(seat, flipped)
    assert [len(hand.table.lying(seat, Lie.DOWN)) for seat in (1, 2)] == [1, 1]
