"""Picking and ordering cards, before anything is on a screen."""

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from pokernight.table.choices import NOTHING, Answer
from pokernight.table.events import HIDDEN
from pokernight.table.picking import Cards, Piles, Placing, Portions
from pokernight.terminal.arrangement import Arrangement, CardChoice

CARDS = (3, 8, 15, 22, 31, 40, HIDDEN, HIDDEN)


def some(least: int, most: int, cards: tuple[int, ...] = CARDS, **more: bool) -> Cards:
    return Cards("Pass.", Answer("pass", cards[:least]), "pass", cards, least, most, **more)


CHOICES: tuple[CardChoice, ...] = (
    some(3, 3),
    some(0, 2, may_decline=True),
    some(2, 4, in_order=True),
    Piles("Stack.", Answer("stack", CARDS), "stack", CARDS, (8,)),
    Piles("Split.", Answer("split", CARDS), "split", CARDS, (5, 3)),
    Placing("Flip.", Answer("flip", CARDS[:2], "1 1"), "flip", CARDS, 2, (1, 5)),
    Portions("Pass.", Answer("pass", CARDS[:3]), "pass", (some(2, 2), some(1, 1)), CARDS, ((1, 2), (4,))),
)


@given(st.sampled_from(CHOICES), st.lists(st.tuples(st.integers(0, 7), st.none() | st.integers(0, 1)), max_size=30))
def test_whatever_is_pressed_no_slot_is_too_full_and_no_card_is_picked_twice(
    choice: CardChoice, presses: list[tuple[int, int | None]]
) -> None:
    arrangement = Arrangement(choice)
    for at, slot in presses:
        arrangement.toggle(at, slot)
        places = [place for place, _ in arrangement.picked]
        assert len(places) == len(set(places)) <= arrangement.most
        for number, one in enumerate(arrangement.slots):
            assert len(arrangement.held_by(number)) <= one.room
            assert set(arrangement.held_by(number)) <= one.able


@given(st.sampled_from(CHOICES), st.integers(0, 1000))
def test_every_answer_that_is_offered_can_be_picked(choice: CardChoice, seed: int) -> None:
    wanted = choice.check(choice.any(Random(seed)))
    arrangement = Arrangement(choice)
    if wanted != NOTHING:
        left = list(enumerate(choice.cards))
        hands = wanted.word.split() if isinstance(choice, Placing) else []
        sizes = [slot.room for slot in arrangement.slots]
        filled = [number for number, size in enumerate(sizes) for _ in range(size)]
        for place, card in enumerate(wanted.cards):
            at = next(at for at, other in left if other == card)
            left.remove((at, card))
            assert arrangement.toggle(at, int(hands[place]) - 1 if hands else filled[place])
        while isinstance(choice, Portions) and " ".join(map(str, arrangement.seats)) != wanted.word:
            arrangement.turn += 1
    assert choice.check(arrangement.answer()) == wanted


def test_the_rest_is_added_in_order_and_taken_back() -> None:
    arrangement = Arrangement(CHOICES[3])
    arrangement.toggle(5)
    arrangement.fill()
    assert arrangement.held_by(0) == [5, 0, 1, 2, 3, 4, 6, 7]
    for _ in range(9):
        arrangement.undo()
    assert arrangement.picked == []


def test_of_one_card_the_last_one_counts() -> None:
    arrangement = Arrangement(some(1, 1))
    arrangement.toggle(2)
    arrangement.toggle(4)
    assert arrangement.answer() == Answer("pass", (31,))


def test_a_card_goes_from_one_place_to_another() -> None:
    arrangement = Arrangement(CHOICES[4])
    arrangement.toggle(0, 0)
    arrangement.toggle(0, 1)
    assert (arrangement.held_by(0), arrangement.held_by(1)) == ([], [0])
    arrangement.toggle(0, 1)
    assert arrangement.picked == []


def test_the_cursor_goes_round() -> None:
    arrangement = Arrangement(some(1, 1))
    arrangement.move(-1)
    assert arrangement.cursor == 7
    arrangement.move(1)
    assert arrangement.cursor == 0
