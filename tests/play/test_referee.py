"""Both referees say the same of every hand of every page that both stacks play."""

from collections.abc import Iterable
from random import Random

import pytest

from kit.lock_step import any_answer
from kit.pages_read import PAGES
from pokernight.cards import Card
from pokernight.play.game import PlayableGame
from pokernight.play.lowering import CannotPlay
from pokernight.play.program import By
from pokernight.play.referee import HIGH, LOW
from pokernight.table.hand import Hand
from pokernight.table.referee import End


def told(hand: Hand, seat: int) -> tuple[list[tuple[str, int, str, bool]], frozenset[Card]]:
    """What a seat can tell of its hand, and which of its cards it knows to be wild."""
    worth, wild = hand.referee.insight(seat)
    own = wild.intersection(hand.table.state.of_seat(seat)) if seat else frozenset[Card]()
    return [(end, number, made.name, made.strength > 0) for end, number, made in worth], own


def shown(hand: Hand) -> object:
    """What was shown at each showdown, and who was to win."""
    return [
        [({seat: made.name for seat, made in part.hands.items()}, sorted(part.winners)) for part in parts]
        for parts in hand.referee.showdowns()
    ]


def stronger(hand: Hand, ends: Iterable[End]) -> object:
    """Who is before whom, each way that wins."""
    seats = hand.table.state.still_in
    return {end: sorted(seats, key=lambda seat: (hand.referee.strength(seat, end), seat)) for end in ends}


@pytest.mark.parametrize("name", PAGES)
def test_both_referees_agree(name: str) -> None:
    entry, lines = PAGES[name]
    try:
        game = PlayableGame(lines)
    except CannotPlay as refused:
        pytest.skip(str(refused))
    chance = Random("lock step 1")  # a hand that is played alike, which is what another test looks after
    one_way = any(wild.ends != HIGH | LOW for wild in game.lowered.program.wilds)
    seats = 2 + 1 % (min(entry.game.most_seats, 7) - 1)
    one, other = entry.game.deal(seats, 1), game.deal(seats, 1)
    old, new = one.referee.known, other.referee.known
    low_card = any(share.by == By.CARD and share.low for share in game.lowered.program.shares)
    assert old.ends == new.ends or (low_card and new.ends < old.ends), "a low card is no low hand"
    assert [points.target for points in old.targets] == [points.target for points in new.targets]
    assert new.wild <= old.wild, "what is wild by the cards of one seat is not known to all"
    while not one.ended:
        for seat in range(seats + 1):
            (all_old, old_wild), (new_worth, new_wild) = told(one, seat), told(other, seat)
            old_worth = [worth for worth in all_old if worth[0] in new.ends]
            assert old_worth == new_worth, f"seat {seat} after {one.answers}"
            assert old_wild <= new_wild, "both show what is wild in high hands"
            assert old_wild == new_wild or one_way, f"seat {seat} after {one.answers}"
        assert stronger(one, new.ends) == stronger(other, new.ends)
        seat = chance.choice(list(one.asking))
        answer = any_answer(one.asking[seat], chance)
        one.answer(seat, answer)
        other.answer(seat, answer)
    assert shown(one) == shown(other)
