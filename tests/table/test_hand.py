"""A hand of a plain game: cards are dealt, one is flipped, the players bet, the best hand wins."""

import pytest

from kit.hands import answer, deal
from pokernight.cards import read_cards
from pokernight.table import events as ev
from pokernight.table.choices import Answer, Refused
from pokernight.table.hand import Hand
from pokernight.table.picking import Cards
from pokernight.table.places import hand
from pokernight.table.state import State
from pokernight.table.view import Memory, story, view

PLAIN = """
    Deal two cards face down to each player.
    Each player flips one card.
    Betting round, starting with the player to the left of the dealer.
    Showdown: the high hand wins.
"""
STACKS = (20, 20, 20)


def plain(top: str = "2c 3c Ac 4d 5d Ad") -> Hand:
    return deal(PLAIN, top, stacks=STACKS)


def flipped(hand_: Hand) -> Hand:
    for seat in (1, 2, 3):
        hand_.answer(seat, hand_.asking[seat].default)
    return hand_


def test_a_hand_from_start_to_end() -> None:
    hand_ = plain()
    assert set(hand_.asking) == {1, 2, 3}
    assert hand_.table.state.at(hand(2)) == read_cards("3c 5d")
    answer(hand_, "3 flip Ac", "1 flip 4d", "2 flip 3c")
    for seat, words in ((1, "bet 3"), (2, "raise 6"), (3, "fold"), (1, "call")):
        assert list(hand_.asking) == [seat]
        hand_.answer(seat, words)
    assert hand_.ended
    assert hand_.gains == [-7, 8, -1]
    assert sum(hand_.table.state.chips) == 60


def test_choices_stay_secret_until_all_have_chosen() -> None:
    hand_ = plain()
    hand_.answer(1, "flip 4d")
    (chose,) = [event for event in hand_.table.log if isinstance(event, ev.Chose)]
    assert chose.seen_by(1, frozenset()) == chose
    assert chose.seen_by(2, frozenset()) == ev.Chose(1, ())
    assert hand_.table.state.known_to(2) == set(read_cards("3c 5d"))


@pytest.mark.parametrize(
    ("seat", "words", "reason"),
    [
        (4, "flip 4d", "Seat 4 is not asked anything now"),
        (1, "flip Ac", "Ac is not among the cards that you may flip"),
        (1, "flip 2c 4d", "You may flip 1 card, not 2"),
        (1, "pass 2c", "You may flip 1 card"),
        (1, "flip Zz", "You may flip 1 card"),
        (1, "flip 2c 2c", "not 2"),
    ],
)
def test_a_wrong_answer_changes_nothing(seat: int, words: str, reason: str) -> None:
    hand_ = plain()
    before = len(hand_.table.log)
    with pytest.raises(Refused, match=reason):
        hand_.answer(seat, words)
    assert len(hand_.table.log) == before
    assert set(hand_.asking) == {1, 2, 3}


def test_bets_out_of_range_are_refused() -> None:
    hand_ = flipped(plain())
    for words, reason in (
        ("bet 6", "A bet goes from 1 to 5"),
        ("call", "no bet to call"),
        ("check 3", "takes no amount"),
    ):
        with pytest.raises(Refused, match=reason):
            hand_.answer(1, words)
    hand_.answer(1, "bet 5")
    for words, reason in (
        ("check", "There is a bet to call"),
        ("raise 7", "A raise goes to 10"),
        ("bet x", "A raise goes"),
    ):
        with pytest.raises(Refused, match=reason):
            hand_.answer(2, words)


def test_a_copy_goes_its_own_way() -> None:
    hand_ = plain()
    twin = flipped(hand_.copy())
    assert set(hand_.asking) == {1, 2, 3}
    assert len(twin.table.log) > len(hand_.table.log)
    assert twin.table.state.known != hand_.table.state.known


def test_answers_after_the_end_are_refused() -> None:
    hand_ = answer(flipped(plain()), "1 check", "2 check", "3 check")
    with pytest.raises(Refused, match="The hand is over"):
        hand_.answer(1, "check")


def test_what_a_seat_sees_is_what_its_own_events_tell() -> None:
    hand_ = plain()
    answers = iter([(3, "flip Ac"), (1, "flip 4d"), (2, "flip 3c"), (1, "bet 3"), (2, "fold"), (3, "call")])
    while not hand_.ended:
        hand_.answer(*next(answers))
        for seat in (1, 2, 3):
            memory = Memory(State(STACKS), seat)
            for event in story(hand_.table.log, State(STACKS), seat):
                memory.take(event)
            assert memory.spots == hand_.view(seat).spots
            assert (memory.state.chips, memory.state.round) == (hand_.table.state.chips, hand_.table.state.round)


def test_cards_that_a_seat_has_not_seen_can_be_exchanged() -> None:
    one, other = plain("2c 3c Ac 4d 5d Ad"), plain("2c Ac 3c 4d Ad 5d")
    start = State(STACKS)
    assert story(one.table.log, start, 1) == story(other.table.log, start, 1)
    assert one.view(1) == other.view(1)
    assert view(one.table.state, 2) != view(other.table.state, 2)


def test_who_may_choose_none_may_decline() -> None:
    choice = Cards("Discard up to 2 cards.", Answer("discard"), "discard", (3, 7, 9), 0, 2)
    assert choice.check(Answer("decline")) == choice.check(Answer("discard")) == Answer("discard")
    with pytest.raises(Refused, match="You may discard 1 card"):
        Cards("Discard a card.", Answer("discard", (3,)), "discard", (3, 7, 9), 1, 1).check(Answer("decline"))
