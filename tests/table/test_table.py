"""Who knows which card, whatever becomes of it; and the customs of the table."""

import pytest

from pokernight.cards import Deck, read_cards
from pokernight.table import events as ev
from pokernight.table.options import Limit, Options
from pokernight.table.places import DECK, Lie, Place, hand
from pokernight.table.state import State
from pokernight.table.table import Table
from pokernight.table.view import Memory, story, view

STACKS = (20, 20, 20)


def table(top: str) -> Table:
    """A table with a deck of a few cards."""
    made = Table(State(STACKS), Options(), Deck(), 1)
    made.do(ev.Shuffled(read_cards(top)))
    return made


def move(made: Table, cards: str, to: Place, lie: Lie = Lie.DOWN, *, picked: bool = False) -> None:
    moving = read_cards(cards)
    made.do(ev.Moved(moving, made.state.where[moving[0]], to, lie, picked=picked))


def check_memory(made: Table) -> None:
    for seat in (1, 2, 3):
        memory = Memory(State(STACKS), seat)
        for event in story(made.log, State(STACKS), seat):
            memory.take(event)
        assert memory.spots == view(made.state, seat).spots


def test_who_knows_what() -> None:
    made = table("Ah Kh Qh 2c")
    ace, king, queen, two = read_cards("Ah Kh Qh 2c")
    move(made, "Ah", hand(1))
    move(made, "Kh", hand(2), Lie.BLIND)
    move(made, "Qh", hand(3), Lie.UP)
    move(made, "2c", hand(1))
    assert made.state.known_to(1) == {ace, queen, two}
    assert made.state.known_to(2) == {queen}
    move(made, "Ah", hand(2))
    assert ace in made.state.known_to(1), "a passed card is known to the one who passed it"
    made.do(ev.Shown((king,), hand(2), Lie.BLIND, frozenset((1, 3))))
    assert king not in made.state.known_to(2), "a card on the forehead is known to the others only"
    made.do(ev.Turned((queen,), hand(3), Lie.DOWN))
    assert queen in made.state.known_to(1), "what a player has once seen, he knows"
    check_memory(made)
    move(made, "Ah", DECK, Lie.BLIND)
    made.do(ev.Shuffled(made.state.at(DECK)))
    assert ace not in made.state.known_to(1), "a shuffle forgets"
    check_memory(made)


def dealt() -> Table:
    made = table("Ah Kh Qh Jh Th 9h")
    for card, seat in zip("Ah Kh Qh Jh Th 9h".split(), (1, 2, 3, 1, 2, 3), strict=True):
        move(made, card, hand(seat))
    return made


def test_what_is_picked_out_of_a_hand_face_down_is_lost_from_sight() -> None:
    made = dealt()
    (ace,) = read_cards("Ah")
    move(made, "Ah", hand(2), picked=True)
    assert ace in made.state.known_to(1), "whoever passed a card knows where it is"
    move(made, "Kh", hand(3), picked=True)
    assert ace not in made.state.known_to(1), "it may be the one that went on"
    assert made.state.loose(1) == {ace}
    assert ace in made.state.known_to(2)
    move(made, "Ah", hand(3), picked=True)
    assert made.state.loose(1) == {ace}
    made.do(ev.Turned((ace,), hand(3), Lie.UP))
    assert made.state.loose(1) == set()
    check_memory(made)


def test_a_whole_hand_is_followed_with_the_eyes() -> None:
    made = dealt()
    move(made, "Ah", hand(2), picked=True)
    made.do(ev.Moved(made.state.at(hand(2)), hand(2), hand(3), Lie.DOWN))
    assert set(read_cards("Ah")) <= made.state.known_to(1)
    check_memory(made)


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"ante": -1}, "The ante must be a whole number"),
        ({"minimum": 0}, "The minimum must be"),
        ({"stack": True}, "The stack must be"),
        ({"maximum": 2, "minimum": 3}, "is less than the minimum"),
    ],
)
def test_customs_that_cannot_be(options: dict[str, int], reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        Options(**options)  # type: ignore[arg-type]


def test_the_house_plays_spread_limit() -> None:
    assert (Options().limit, Options().raises, Options().stack) == (Limit.SPREAD, 3, 200)
