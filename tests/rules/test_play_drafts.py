"""Drafts at the table: of what comes in a pass, some is kept and the rest goes on."""

import pytest

from kit.hands import answer, cards, deal, dealt, discards, read_game
from kit.ruled import ruled
from pokernight.table.choices import Refused

DRAFT = """Deal 4 cards face down to each player.
    Each player keeps two cards and passes the rest to their left.
    Each player keeps one of the cards they were passed and passes the rest to their left.
    Betting round.
    Showdown: the high hand wins."""
HANDS = dealt("Ah Kh 2h 3h", "Ad Kd 2d 3d", "Ac Kc 2c 3c")


def test_only_what_came_in_the_last_pass_goes_on() -> None:
    hand = deal(DRAFT, HANDS)
    answer(hand, "1 pass 2h 3h", "2 pass 2d 3d", "3 pass 2c 3c")
    with pytest.raises(Refused):
        answer(hand, "1 pass Ah")
    answer(hand, "1 pass 2c", "2 pass 2h", "3 pass 2d")
    assert sorted(cards(hand, 1).split()) == ["2d", "3c", "Ah", "Kh"]
    assert sorted(cards(hand, 2).split()) == ["2c", "3h", "Ad", "Kd"]


def test_what_is_not_kept_of_the_last_pass_is_laid_away() -> None:
    rules = """Deal 3 cards face down to each player.
        Each player passes two cards to their left.
        Each player keeps one of the cards they were passed and discards the rest.
        Betting round.
        Showdown: the high hand wins."""
    hand = deal(rules, dealt("Ah Kh 2h", "Ad Kd 2d"), seats=2)
    answer(hand, "1 pass Kh 2h", "2 pass Kd 2d")
    with pytest.raises(Refused):
        answer(hand, "1 discard Ah")
    answer(hand, "1 discard 2d", "2 discard 2h")
    assert (cards(hand, 1), cards(hand, 2)) == ("Ah Kd", "Ad Kh")
    assert sorted(discards(hand).split()) == ["2d", "2h"]


def test_one_of_them_goes_back() -> None:
    rules = """Deal 3 cards face down to each player.
        Each player passes two cards to their right.
        Each player passes one of the cards they were just passed back to the player on their left.
        Betting round.
        Showdown: the high hand wins."""
    hand = deal(rules, dealt("Ah Kh 2h", "Ad Kd 2d", "Ac Kc 2c"))
    answer(hand, "1 pass Kh 2h", "2 pass Kd 2d", "3 pass Kc 2c")
    with pytest.raises(Refused):
        answer(hand, "1 pass Ah")
    answer(hand, "1 pass Kd", "2 pass 2c", "3 pass 2h")
    assert sorted(cards(hand, 1).split()) == ["2d", "2h", "Ah"]


def test_what_was_kept_stays_where_the_same_is_said_again() -> None:
    rules = """Deal 4 cards face down to each player.
        Each player keeps one card and passes the rest of their cards to their left.
        Betting round.
        Each player keeps one card and passes the rest of their cards to their left.
        Each player keeps the last cards passed to them.
        Showdown: the high hand wins."""
    hand = deal(rules, HANDS)
    choice = hand.view(1).choice
    assert choice is not None
    assert choice.prompt == "Pass all but 1 card not kept before to the left."
    answer(hand, "1 pass Kh 2h 3h", "2 pass Kd 2d 3d", "3 pass Kc 2c 3c")
    answer(hand, "1 check", "2 check", "3 check")
    with pytest.raises(Refused):
        answer(hand, "1 pass Ah 2c")
    answer(hand, "1 pass 2c 3c", "2 pass 2h 3h", "3 pass 2d 3d")
    assert hand.ended
    assert sorted(cards(hand, 1).split()) == ["2d", "3d", "Ah", "Kc"]


def test_what_was_kept_stays_where_it_is_repeated() -> None:
    rules = """Deal 4 cards face down to each player.
        Each player keeps one card and passes the rest to their left.
        Repeat the last step two more times.
        Showdown: the high hand wins."""
    hand = deal(rules, HANDS)
    answer(hand, "1 pass Kh 2h 3h", "2 pass Kd 2d 3d", "3 pass Kc 2c 3c")
    answer(hand, "1 pass 2c 3c", "2 pass 2h 3h", "3 pass 2d 3d")
    answer(hand, "1 pass 2d", "2 pass 2c", "3 pass 2h")
    assert sorted(cards(hand, 1).split()) == ["2h", "3d", "Ah", "Kc"]


def test_cards_that_were_passed_before_without_keeping_any_may_all_go_on() -> None:
    rules = """Deal 4 cards face down to each player.
        Each player passes one card to their left.
        Each player keeps three cards and passes the rest to their right.
        Showdown: the high hand wins."""
    hand = deal(rules, HANDS)
    answer(hand, "1 pass 2h", "2 pass 2d", "3 pass 2c")
    answer(hand, "1 pass 3h", "2 pass 2h", "3 pass 2d")
    assert sorted(cards(hand, 1).split()) == ["2c", "2h", "Ah", "Kh"]


def test_what_all_pass_is_said_to_each_as_his_own() -> None:
    rules = """Deal 4 cards face down to each player.
        Each player passes all but one of their cards to the left.
        Showdown: the high hand wins."""
    choice = deal(rules, HANDS).view(1).choice
    assert choice is not None
    assert choice.prompt == "Pass all but 1 of your cards to the left."


def test_numbers_of_a_draft() -> None:
    draft = "Each player keeps one card and passes the rest of their cards to their left."
    game = read_game(["Deal seven cards face down to each player.", *[draft] * 6, "Showdown, high hand wins."])
    assert game.numbers.seen == 7 + 6 + 5 + 4 + 3 + 2 + 1
    assert ruled(game).totals.held == 7


def test_numbers() -> None:
    game = read_game(
        [
            "Deal seven cards face down to each player.",
            "Each player keeps two cards and passes the rest to their left.",
            "Each player keeps two of the cards they were passed and passes the rest to their left.",
            "Each player keeps one of the cards they were passed and discards the rest.",
            "Showdown, high hand wins.",
        ]
    )
    assert game.numbers.seen == 7 + 5 + 3
    assert ruled(game).totals.held == 5
