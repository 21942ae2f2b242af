"""Dealing when the deck runs out, knowing cards, and paying."""

import pytest

from kit.courses import Quiet
from pokernight.cards import Deck, read_cards
from pokernight.table import events as ev
from pokernight.table.options import Limit, Options
from pokernight.table.places import COMMON, DECK, DISCARDS, Lie, hand
from pokernight.table.state import State
from pokernight.table.table import Table
from pokernight.table.view import Memory, story, view


def table(seats: int = 3, top: str = "") -> Table:
    made = Table(State((20,) * seats), Options(), Quiet(), 1, (read_cards(top),) if top else ())
    made.shuffle(Deck().cards)
    return made


def check_memory(made: Table) -> None:
    for seat in range(1, made.state.seats + 1):
        memory = Memory(State((20,) * made.state.seats), seat)
        for event in story(made.log, State((20,) * made.state.seats), seat):
            memory.take(event)
        assert memory.spots == view(made.state, seat).spots


def test_the_order_of_the_deck_is_given_in_part_and_the_rest_follows_from_the_seed() -> None:
    one, other = table(top="Ah Kh"), table(top="Ah Kh")
    assert one.state.at(DECK) == other.state.at(DECK)
    assert one.state.at(DECK)[:2] == read_cards("Ah Kh")
    assert sorted(one.state.at(DECK)) == sorted(Deck().cards)


def test_old_discards_become_a_new_deck() -> None:
    made = table(top="Ah Kh Qh")
    made.deal((1, 2, 3), Lie.DOWN)
    made.discard(made.state.at(hand(1)))
    made.fresh_discards = ()
    while len(made.state.at(DECK)) > 2:
        made.deal_to(hand(2), Lie.DOWN)
    made.discard(made.state.at(hand(3)))
    assert made.deal((1, 2, 3), Lie.DOWN)
    assert made.state.at(DISCARDS) == read_cards("Qh"), "the discards of the step being played stay out"
    assert made.state.at(DECK) == ()
    check_memory(made)


def test_too_few_cards_for_all_make_a_common_card() -> None:
    made = table()
    while len(made.state.at(DECK)) > 2:
        made.deal_to(hand(1), Lie.DOWN)
    last = made.state.at(DECK)[0]
    assert not made.deal((1, 2, 3), Lie.DOWN)
    assert made.state.at(COMMON) == (last,)
    assert all(last in made.state.known_to(seat) for seat in (1, 2, 3))
    check_memory(made)


def test_who_knows_what() -> None:
    made = table(top="Ah Kh Qh 2c")
    ace, king, queen, two = read_cards("Ah Kh Qh 2c")
    made.deal((1,), Lie.DOWN)
    made.deal((2,), Lie.BLIND)
    made.deal((3,), Lie.UP)
    made.deal_to(hand(1), Lie.DOWN)
    assert made.state.known_to(1) == {ace, queen, two}
    assert made.state.known_to(2) == {queen}
    made.move([ace], hand(2), Lie.DOWN)
    assert ace in made.state.known_to(1), "a passed card is known to the one who passed it"
    made.do(ev.Shown((king,), hand(2), Lie.BLIND, frozenset((1, 3))))
    assert king not in made.state.known_to(2), "a card on the forehead is known to the others only"
    made.turn([queen], Lie.DOWN)
    assert queen in made.state.known_to(1), "what a player has once seen, he knows"
    check_memory(made)
    made.move([ace], DECK, Lie.BLIND)
    made.shuffle(made.state.at(DECK))
    assert ace not in made.state.known_to(1), "a shuffle forgets"
    check_memory(made)


def test_paying() -> None:
    made = table()
    assert made.pay(1, 3, "fee") == 3
    assert made.pay(2, 50, "bet") == 20
    assert made.pay(3, 4, "auction", to=1) == 4
    assert made.state.chips[1:] == [21, 0, 16]
    assert made.pot_size() == 23
    assert sum(made.state.chips) + made.pot_size() == 60


def test_neighbours_are_counted_among_those_still_in() -> None:
    made = table(5)
    made.do(ev.Folded(2))
    assert [made.neighbour(seat, 1) for seat in (1, 3, 4, 5)] == [3, 4, 5, 1]
    assert [made.neighbour(seat, -2) for seat in (1, 3)] == [4, 5]
    assert made.neighbour(2, 1) == 3, "a folded hand goes to the next who is in"
    assert made.seats_from(4) == (4, 5, 1, 3)


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


def test_what_is_picked_out_of_a_hand_face_down_is_lost_from_sight() -> None:
    made = table(seats=3, top="Ah Kh Qh Jh Th 9h")
    for _ in range(2):
        made.deal((1, 2, 3), Lie.DOWN)
    (ace,) = read_cards("Ah")
    made.move((ace,), hand(2), Lie.DOWN)
    assert ace in made.state.known_to(1), "who passed a card knows where it is"
    made.move(read_cards("Kh"), hand(3), Lie.DOWN)
    assert ace not in made.state.known_to(1), "it may be the one that went on"
    assert made.state.loose(1) == {ace}
    assert ace in made.state.known_to(2)
    made.move((ace,), hand(3), Lie.DOWN)
    assert made.state.loose(1) == {ace}
    made.turn((ace,), Lie.UP)
    assert made.state.loose(1) == set()
    check_memory(made)


def test_a_whole_hand_is_followed_with_the_eyes() -> None:
    made = table(seats=3, top="Ah Kh Qh Jh Th 9h")
    for _ in range(2):
        made.deal((1, 2, 3), Lie.DOWN)
    made.move(read_cards("Ah"), hand(2), Lie.DOWN)
    made.move(made.state.at(hand(2)), hand(3), Lie.DOWN)
    assert set(read_cards("Ah")) <= made.state.known_to(1)
    check_memory(made)
