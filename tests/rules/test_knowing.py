"""What a seat can tell of hands: right as far as it can know, and without a trace of what it cannot."""

from random import Random

import pytest

from kit.hands import answer, deal
from pokernight.cards import Card, read_cards, texts
from pokernight.catalogue.entry import Entry
from pokernight.catalogue.shelf import shipped
from pokernight.rules.conditions.knowing import as_known
from pokernight.rules.parts.refs import End
from pokernight.rules.plan import best_hand
from pokernight.table.hand import Hand
from pokernight.table.laws import play_out
from pokernight.table.referee import Insight
from pokernight.table.worlds import Worlds


def known(hand: Hand, seat: int) -> object:
    """All that the functions tell a seat."""
    insight = Insight(hand, seat)
    return [(end, number, made.name) for end, number, made in insight.worth], insight.wild


@pytest.mark.parametrize("entry", list(shipped())[::4], ids=lambda entry: entry.name)
def test_cards_that_a_seat_does_not_know_make_no_difference(entry: Entry) -> None:
    compare_worlds(entry)


def test_one_leak_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever ranks the hands as they are, and not as they are known, does not pass."""
    monkeypatch.setattr("pokernight.rules.referee.as_known", lambda table, _: table)
    with pytest.raises(AssertionError, match="seat"):
        compare_worlds(shipped()["no peek guts"])


def compare_worlds(entry: Entry) -> None:
    """See that a seat is told the same whatever the cards are that it does not know."""
    chance = Random(f"knowing/{entry.number}")
    full = play_out(entry.game.deal(min(4, entry.game.most_seats), str(entry.number)), chance)
    for moment in sorted(chance.sample(range(len(full.answers)), min(4, len(full.answers)))):
        hand = entry.game.deal(len(full.stacks), str(entry.number))
        for seat, given in full.answers[:moment]:
            hand.answer(seat, given)
        for seat in range(1, len(full.stacks) + 1):
            worlds = Worlds(hand, seat)
            for _ in range(2):
                assert known(worlds.draw(chance), seat) == known(hand, seat), f"seat {seat} after {moment} answers"


@pytest.mark.parametrize("entry", list(shipped())[1::4], ids=lambda entry: entry.name)
def test_what_is_kept_in_mind_is_as_good_as_new(entry: Entry) -> None:
    chance = Random(f"insight/{entry.number}")
    hand = entry.game.deal(min(4, entry.game.most_seats), str(entry.number))
    kept = Insight(hand, 1)
    for _ in range(40):
        fresh = Insight(hand, 1)
        assert (kept.worth, kept.wild) == (fresh.worth, fresh.wild)
        if hand.ended:
            break
        seat = next(iter(hand.asking))
        hand.answer(seat, hand.asking[seat].any(chance))


def test_a_blind_card_counts_for_nothing() -> None:
    rules = """
        Deal 2 cards face down to each player. Nobody may look at these cards.
        Deal 1 card face up to each player.
        Betting round, opened by the high hand showing.
        Showdown: the high hand wins.
    """
    hand = deal(rules, "Ah Kh Ad Kd As Ks", seats=2)
    ((end, number, made),) = Insight(hand, 1).worth
    assert (end, number, made.name) == ("high", 0, "ace high")
    assert best_hand(hand.table, 1, End.HIGH).name == "three aces"


def test_high_and_low_where_both_win() -> None:
    rules = """
        Deal 6 cards face down to each player.
        Betting round.
        Showdown: the high hand and the low hand split the pot.
    """
    hand = deal(rules, "2h 9c 2d Tc 3h Jc 4h Qd 6s Kd 8d 9s", seats=2)
    names = [(end, made.name) for end, _, made in Insight(hand, 1).worth]
    assert names == [("high", "pair of twos"), ("low", "eight-six low")]


def test_hands_laid_apart_stand_one_by_one() -> None:
    entry = shipped()["double mariah"]
    hand = entry.game.deal(3, 1)
    chance = Random(1)
    while len(Insight(hand, 1).worth) < 2:
        seat = next(iter(hand.asking))
        hand.answer(seat, hand.asking[seat].any(chance))
    assert [number for _, number, _ in Insight(hand, 1).worth] == [1, 2]


def cards(written: str) -> set[Card]:
    return set(read_cards(written))


def test_wild_cards_of_others_are_marked_where_they_show() -> None:
    rules = """
        Deal 1 card face down to each player.
        Deal 1 card face up to each player.
        Betting round, opened by the high hand showing.
        Showdown: the high hand wins.
        Twos are wild.
    """
    hand = deal(rules, "2h 2d 2c 5d", seats=2)
    assert texts(sorted(Insight(hand, 1).wild)) == "2c 2h"
    assert Insight(hand, 2).wild == cards("2c 2d")


PASSED = """
    Deal 2 cards face down to each player.
    Each player passes 1 card to the left.
    Betting round, opened by the player to the left of the dealer.
    Showdown: the high hand wins.
    Your low hole card and all cards of the same rank are wild for you.
"""


def test_what_is_wild_for_others_is_not_guessed_from_the_one_hole_card_that_is_known() -> None:
    hand = answer(deal(PASSED, "9h Ac 2d Ad", seats=2), "1 pass 9h, 2 pass Ad")
    assert Insight(hand, 1).wild == cards("2d")


def test_whom_a_passed_card_was_dealt_to_is_not_known() -> None:
    hand = answer(deal(PASSED, "9h Ac Kc 2d Ad Kd", seats=3), "1 pass 9h, 2 pass Ad, 3 pass Kc")
    assert {dealt.seat for dealt in as_known(hand.table, 1).state.dealt} == {1}


def test_the_low_hole_card_is_wild_as_its_owner_knows_it() -> None:
    rules = """
        Deal 2 cards face down to each player.
        Deal 1 card face up to each player.
        Betting round, opened by the high hand showing.
        Showdown: the high hand wins.
        Your low hole card and all cards of the same rank are wild for you.
    """
    hand = deal(rules, "4h 9c Kd 9d 4s Jc", seats=2)
    assert Insight(hand, 1).wild == cards("4h 4s")
    assert Insight(hand, 2).wild == cards("9c 9d")
    answer(hand, "2 check")
    assert [made.name for _, _, made in Insight(hand, 1).worth] == ["three kings"]
