"""A hand of the plainest game: cards are dealt, one is flipped, the players bet, seat 1 wins."""

from collections.abc import Sequence

import pytest

from kit.courses import Quiet
from pokernight.cards import read_cards, text
from pokernight.table import events as ev
from pokernight.table.choices import Answer, Betting, Refused, Words
from pokernight.table.frame import Asking, Frame, Turn
from pokernight.table.hand import MOST_UNASKED, Hand
from pokernight.table.options import Options
from pokernight.table.picking import Cards, lowest
from pokernight.table.places import Lie, hand
from pokernight.table.state import State
from pokernight.table.table import Table
from pokernight.table.view import Memory, story, view


class DealTwo:
    def play(self, table: Table, frame: Frame) -> Asking | None:
        for _ in range(2):
            table.deal(table.seats_from(), Lie.DOWN)
        return None


class FlipOne:
    def play(self, table: Table, frame: Frame) -> Asking | None:
        if not frame.answers:
            return {
                seat: Cards(
                    "Flip a card.",
                    Answer("flip", lowest(table.lying(seat, Lie.DOWN), 1)),
                    "flip",
                    table.lying(seat, Lie.DOWN),
                    1,
                    1,
                )
                for seat in table.seats_from()
            }
        for answer in frame.answers.values():
            table.turn(answer.cards, Lie.UP)
        return None


class Bet:
    def play(self, table: Table, frame: Frame) -> Asking | None:
        if "begun" not in frame.notes:
            frame.notes["begun"] = True
            table.do(ev.RoundBegan(table.seats_from()))
        for seat, answer in frame.answers.items():
            act(table, seat, answer)
        frame.answers.clear()
        if not (found := table.bet_choice()):
            table.do(ev.RoundEnded())
            return None
        seat, bets = found
        return {seat: Betting("Your bet.", Answer("check" if bets.call == 0 else "fold"), bets)}


class Toll:
    """Who shows an ace must say please."""

    def play(self, table: Table, frame: Frame) -> Asking | None:
        if frame.answers:
            table.do(ev.Said(frame.seat, frame.answers[frame.seat].verb))
            return None
        return {frame.seat: Words("Say it.", Answer("please"), "", ("please",))}


def act(table: Table, seat: int, answer: Answer) -> None:
    betting = table.state.round
    assert betting is not None
    total = {
        "raise": int(answer.word or 0),
        "bet": int(answer.word or 0),
        "call": betting.to,
        "check": betting.paid_by(seat),
    }.get(answer.verb, 0)
    if answer.verb == "fold":
        table.do(ev.Folded(seat))
    else:
        table.pay(seat, total - betting.paid_by(seat), "bet")
    table.do(ev.Acted(seat, answer.verb, total))


class Plain(Quiet):
    keeps_folded = True
    turns: Sequence[Turn] = (Turn((DealTwo(), FlipOne()), ()), Turn((Bet(),), ()))

    def begin(self, table: Table) -> None:
        for seat in table.seats_from():
            table.pay(seat, table.options.ante, "ante")

    def watch(self, table: Table, event: ev.Event) -> Sequence[Frame]:
        if isinstance(event, ev.Turned) and any(text(card)[0] == "A" for card in event.cards):
            return [Frame(Toll(), seat=event.at.seat)]
        return []

    def over(self, table: Table) -> bool:
        return len(table.state.still_in) < 2

    def finish(self, table: Table) -> None:
        for number, pot in enumerate(table.pots()):
            table.do(ev.Won(pot.seats[0], pot.amount, number, "first in order"))


def deal(stacks: Sequence[int] = (20, 20, 20), top: str = "2c 3c Ac 4d 5d Ad") -> Hand:
    return Hand(Plain(), stacks, Options(), seed=7, decks=[read_cards(top)])


def test_a_hand_from_start_to_end() -> None:
    hand_ = deal()
    assert set(hand_.asking) == {1, 2, 3}
    assert hand_.table.state.at(hand(2)) == read_cards("3c 5d")
    for seat, answer in ((3, "flip Ac"), (1, "flip 4d"), (2, "flip 3c")):
        hand_.answer(seat, answer)
    assert list(hand_.asking) == [3], "an event is answered before anything else goes on"
    hand_.answer(3, "please")
    for seat, answer in ((1, "bet 3"), (2, "raise 6"), (3, "fold"), (1, "call")):
        assert list(hand_.asking) == [seat]
        hand_.answer(seat, answer)
    assert hand_.ended
    assert hand_.table.state.chips[1:] == [28, 13, 19]
    assert sum(hand_.table.state.chips) == 60


def test_choices_stay_secret_until_all_have_chosen() -> None:
    hand_ = deal()
    hand_.answer(1, "flip 4d")
    (chose,) = [event for event in hand_.table.log if isinstance(event, ev.Chose)]
    assert chose.seen_by(1, frozenset()) == chose
    assert chose.seen_by(2, frozenset()) == ev.Chose(1, ())
    assert hand_.table.state.known_to(2) == set(read_cards("3c 5d"))


@pytest.mark.parametrize(
    ("seat", "answer", "reason"),
    [
        (4, "flip 4d", "Seat 4 is not asked anything now"),
        (1, "flip Ac", "Ac is not among the cards that you may flip"),
        (1, "flip 2c 4d", "You may flip 1 card, not 2"),
        (1, "pass 2c", "You may flip 1 card"),
        (1, "flip Zz", "You may flip 1 card"),
        (1, "flip 2c 2c", "not 2"),
    ],
)
def test_a_wrong_answer_changes_nothing(seat: int, answer: str, reason: str) -> None:
    hand_ = deal()
    before = len(hand_.table.log)
    with pytest.raises(Refused, match=reason):
        hand_.answer(seat, answer)
    assert len(hand_.table.log) == before
    assert set(hand_.asking) == {1, 2, 3}


def test_bets_out_of_range_are_refused() -> None:
    hand_ = deal(top="2c 3c 6c 4d 5d 7d")
    for seat in (1, 2, 3):
        hand_.answer(seat, hand_.asking[seat].default)
    for answer, reason in (
        ("bet 6", "A bet goes from 1 to 5"),
        ("call", "no bet to call"),
        ("check 3", "takes no amount"),
    ):
        with pytest.raises(Refused, match=reason):
            hand_.answer(1, answer)
    hand_.answer(1, "bet 5")
    for answer, reason in (
        ("check", "There is a bet to call"),
        ("raise 7", "A raise goes to 10"),
        ("bet x", "A raise goes"),
    ):
        with pytest.raises(Refused, match=reason):
            hand_.answer(2, answer)


def test_a_copy_goes_its_own_way() -> None:
    hand_ = deal()
    twin = hand_.copy()
    for seat in (1, 2, 3):
        twin.answer(seat, twin.asking[seat].default)
    assert set(hand_.asking) == {1, 2, 3}
    assert len(twin.table.log) > len(hand_.table.log)
    assert twin.table.state.known != hand_.table.state.known


def test_answers_after_the_end_are_refused() -> None:
    hand_ = deal(top="2c 3c 6c 4d 5d 7d")
    for seat in (1, 2, 3):
        hand_.answer(seat, hand_.asking[seat].default)
    for seat in (1, 2, 3):
        hand_.answer(seat, "check")
    with pytest.raises(Refused, match="The hand is over"):
        hand_.answer(1, "check")


def test_what_a_seat_sees_is_what_its_own_events_tell() -> None:
    hand_ = deal()
    answers = iter(
        [(3, "flip Ac"), (1, "flip 4d"), (2, "flip 3c"), (3, "please"), (1, "bet 3"), (2, "fold"), (3, "call")]
    )
    while not hand_.ended:
        hand_.answer(*next(answers))
        for seat in (1, 2, 3):
            memory = Memory(State((20, 20, 20)), seat)
            for event in story(hand_.table.log, State((20, 20, 20)), seat):
                memory.take(event)
            assert memory.spots == hand_.view(seat).spots
            assert (memory.state.chips, memory.state.round) == (hand_.table.state.chips, hand_.table.state.round)


def test_cards_that_a_seat_has_not_seen_can_be_exchanged() -> None:
    one, other = deal(top="2c 3c Ac 4d 5d Ad"), deal(top="2c Ac 3c 4d Ad 5d")
    start = State((20, 20, 20))
    assert story(one.table.log, start, 1) == story(other.table.log, start, 1)
    assert one.view(1) == other.view(1)
    assert view(one.table.state, 2) != view(other.table.state, 2)


class Echo:
    """Something that only brings itself about."""

    def play(self, table: Table, frame: Frame) -> Asking | None:
        table.note("again")
        table.then(self)
        return None


class Endless(Plain):
    turns = (Turn((Echo(),), ()), *Plain.turns)


def test_what_only_brings_itself_about_comes_to_an_end() -> None:
    hand_ = Hand(Endless(), (20, 20, 20), Options(), seed=7)
    assert MOST_UNASKED < len(hand_.table.log) < MOST_UNASKED + 100
    assert set(hand_.asking) == {1, 2, 3}, "play goes on with what comes next"


def test_who_may_choose_none_may_decline() -> None:
    choice = Cards("Discard up to 2 cards.", Answer("discard"), "discard", (3, 7, 9), 0, 2)
    assert choice.check(Answer("decline")) == choice.check(Answer("discard")) == Answer("discard")
    with pytest.raises(Refused, match="You may discard 1 card"):
        Cards("Discard a card.", Answer("discard", (3,)), "discard", (3, 7, 9), 1, 1).check(Answer("decline"))
