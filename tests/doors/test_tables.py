"""Many tables stepped together: each plays as a single table does, compiled or not."""

import os
from random import Random

import numpy as np
import pytest
from gymnasium.vector import VectorEnv

from pokernight import catalogue
from pokernight.doors.actions import ACTIONS, Reply
from pokernight.doors.gymnasium import Seats
from pokernight.doors.tables import Asked, Tables, by_chance
from pokernight.play.chance import Counted
from pokernight.play.many import is_compiled, seed_of
from pokernight.table.hand import Hand

SPREAD = int(os.environ.get("SPREAD", "12"))
"""Of so many games, one is tried."""
NUMBERS = [entry.number for entry in catalogue]
OF_ONE_PACK = [number for number in NUMBERS if catalogue[number].game.lowered.program.packs == 1]


def hand_of(number: int, seats: int, seed: int) -> Hand:
    """The hand that a table deals by a seed, as far as its first deck goes."""
    game = catalogue[number].game
    return game.deal(seats, decks=[Counted(seed).order(game.lowered.program.deck, 0)])


def next_reply(hand: Hand) -> tuple[int, Reply]:
    """Who is asked something with more than one answer."""
    while not hand.ended:
        seat = next(iter(hand.asking))
        reply = Reply(hand.asking[seat])
        if reply.answer is None:
            return seat, reply
        hand.answer(seat, reply.answer)
    return 0, Reply.__new__(Reply)


@pytest.mark.parametrize("number", OF_ONE_PACK[::SPREAD])
def test_a_table_among_many_is_a_table(number: int) -> None:
    """The same deck and the same actions: the same seat is asked, the same actions fit, and the same is won."""
    seats, chance = min(4, catalogue[number].game.most_seats), Random(number)
    tables = Tables(catalogue[number].game, 2, seats, compiled=False)
    asked, first = tables.reset(seed=3), seed_of(3)
    hand = hand_of(number, seats, first)
    seat, reply = next_reply(hand)
    while not hand.ended and hand.table.shuffles == 1:
        assert asked.seats[0] == seat
        assert np.flatnonzero(asked.masks[0]).tolist() == sorted(reply.menu)
        actions = [chance.choice(np.flatnonzero(mask).tolist()) for mask in asked.masks]
        asked = tables.step(np.array(actions))
        reply.take(actions[0])
        if reply.answer is not None:
            hand.answer(seat, reply.answer)
            seat, reply = next_reply(hand)
    if hand.table.shuffles == 1:
        assert asked.ended[0] and asked.gains[0].tolist() == hand.gains


@pytest.mark.skipif(not is_compiled(), reason="play is not compiled yet")
@pytest.mark.parametrize("number", OF_ONE_PACK[3::SPREAD])
def test_compiled_tables_are_like_plain_ones(number: int) -> None:
    game = catalogue[number].game
    plain, quick = (Tables(game, 5, min(4, game.most_seats), compiled=compiled) for compiled in (False, True))
    assert not plain.compiled
    one, two, choose = plain.reset(7), quick.reset(7), by_chance(1)
    for _ in range(60):
        for ours, theirs in zip(one, two, strict=True):
            assert np.array_equal(ours, theirs)
        actions = choose(one)
        one, two = plain.step(actions), quick.step(actions)


def test_what_a_seat_sees_is_counted_from_its_own() -> None:
    """Its own cards are known, others' are only counted; chips and the pot add up to what was there."""
    tables = Tables("texas hold'em", 6, 3, compiled=False)
    asked, choose = tables.reset(1), by_chance(2)
    for _ in range(30):
        own, others = asked.cards[:, 3], asked.cards[:, 4:6]
        assert (own.sum(axis=1) == 2).all() and not others.any()
        chips, hidden, pot = asked.numbers[:, :3], asked.numbers[:, 18:21], asked.numbers[:, 22]
        assert (chips.sum(axis=1) + pot == 600).all()
        assert (hidden[:, 0] == 0).all()
        asked = tables.step(choose(asked))
        assert (asked.gains.sum(axis=1) == 0).all()


def test_an_action_that_does_not_fit_is_refused() -> None:
    tables = Tables("five card draw", 3, 2, compiled=False)
    asked = tables.reset(1)
    wrong = asked.masks.argmin(axis=1)
    with pytest.raises(ValueError, match="does not fit at table 0"):
        tables.step(wrong)
    with pytest.raises(ValueError, match="for 2 to"):
        Tables("five card draw", 3, 60)


def test_one_seat_of_many_tables_is_a_vector_environment() -> None:
    """Only one's own seat is asked, hands end at each table in its own time, and what is seen fits the space."""
    seats: VectorEnv = Seats("kuhn", tables=8, seats=2, compiled=False)
    seen, _ = seats.reset(seed=1)
    chance, won, hands = np.random.default_rng(1), 0.0, 0
    for _ in range(40):
        assert seats.observation_space.contains(seen)
        assert (seen["numbers"][:, -6] == 1).all(), "seat 1 is asked"
        fits = [chance.choice(np.flatnonzero(mask)) for mask in seen["action_mask"]]
        seen, rewards, ended, cut, _ = seats.step(np.array(fits))
        assert not cut.any() and not rewards[~ended].any()
        won, hands = won + rewards.sum(), hands + ended.sum()
    again, _ = seats.reset(seed=1)
    assert hands > 100 and abs(won) < 2 * hands and again["action_mask"].shape == (8, ACTIONS)


def test_others_play_as_they_are_told() -> None:
    def fold(asked: Asked) -> np.ndarray:
        return np.ones(len(asked.seats), int)

    seats = Seats("kuhn", tables=4, seats=2, others=fold, compiled=False)
    seats.reset(seed=1)
    _, rewards, ended, *_ = seats.step(np.full(4, 2))
    assert ended.all() and (rewards == 1).all(), "they fold to a check"
