"""A hand over a record is a hand like any other: laws, records, copies and imagined worlds."""

from random import Random

import pytest

from kit.meanings import GAMES
from pokernight.play.game import PlayableGame
from pokernight.play.hand import PlayedHand
from pokernight.table.choices import Refused
from pokernight.table.laws import broken_laws, play_out
from pokernight.table.record import record_of
from pokernight.table.worlds import Worlds

HANDS = 6
PLAYABLE = {name: PlayableGame(lines) for name, lines in GAMES.items()}


def some_hand(name: str, number: int) -> PlayedHand:
    seats = 2 + number % 4
    stacks = [5 + 9 * seat for seat in range(seats)] if number % 3 == 2 else ()
    return PLAYABLE[name].deal(seats, number, stacks=stacks)


@pytest.mark.parametrize("name", GAMES)
def test_every_law_holds(name: str) -> None:
    for number in range(HANDS):
        hand = play_out(some_hand(name, number), Random(number))
        assert list(broken_laws(hand)) == []


@pytest.mark.parametrize("name", GAMES)
def test_a_record_brings_back_the_same_events(name: str) -> None:
    for number in range(HANDS):
        hand = play_out(some_hand(name, number), Random(number))
        record = record_of(hand, name)
        again = PLAYABLE[name].deal(
            record.seats, record.seed, record.options, record.stacks, record.tops(PLAYABLE[name].deck)
        )
        assert record.play(again).table.log == hand.table.log


@pytest.mark.parametrize("name", GAMES)
def test_a_copy_goes_its_own_way(name: str) -> None:
    hand = some_hand(name, 1)
    chance = Random(1)
    for _ in range(6):
        if hand.ended:
            break
        before, twin = len(hand.table.log), hand.copy()
        play_out(twin, Random(2))
        assert len(hand.table.log) == before
        assert not hand.ended
        seat = next(iter(hand.asking))
        hand.answer(seat, hand.asking[seat].any(chance))


@pytest.mark.parametrize("name", GAMES)
def test_an_imagined_hand_looks_the_same_to_its_seat_and_can_be_played(name: str) -> None:
    chance = Random(3)
    hand = some_hand(name, 3)
    while not hand.ended:
        seat = chance.choice(list(hand.asking))
        world = Worlds(hand, seat).draw(chance)
        assert world.view(seat).places == hand.view(seat).places
        assert world.asking[seat] == hand.asking[seat]
        assert list(broken_laws(play_out(world, chance))) == []
        hand.answer(seat, hand.asking[seat].any(chance))


def test_what_is_not_offered_is_refused_and_changes_nothing() -> None:
    hand = some_hand("texas hold'em", 0)
    seat = next(iter(hand.asking))
    log = list(hand.table.log)
    for answer in ("raise 100000", "declare low", "pass Ah"):
        with pytest.raises(Refused):
            hand.answer(seat, answer)
    with pytest.raises(Refused):
        hand.answer(seat + 1, "check")
    assert hand.table.log == log
