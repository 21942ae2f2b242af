"""Every kind of choice is made by keys, and by mouse, as a player would make it."""

from collections.abc import Sequence

import pytest

from kit.evenings import asked, begun
from kit.screens import Table, sit
from pokernight.cards import Card
from pokernight.evening.evening import Evening
from pokernight.table.choices import Answer, Number, OneOf, Words, card_text
from pokernight.table.picking import AceKept, Cards, Piles, Placing, Portions
from pokernight.terminal.controls.control import Row

BETTING = (
    "Deal one card face down to each player.",
    "Betting round.",
    "Betting round.",
    "Showdown: the high hand wins.",
)


def answered(evening: Evening, *keys: str) -> str:
    """Your answer after some keys; the hand may go on from there."""
    assert evening.hand
    before = sum(seat == evening.me for seat, _ in evening.hand.answers)
    given: list[str] = []

    async def play(table: Table) -> None:
        await table.press(*keys)
        given.extend(table.mine[before:])

    sit(play, evening)
    assert given, "the table has taken no answer"
    return given[0]


def cards_of(evening: Evening) -> Sequence[Card]:
    question = evening.question
    assert isinstance(question, Cards | Portions | Piles | Placing)
    return question.cards


def words(verb: str, cards: Sequence[Card], *places: int, then: str = "") -> str:
    return str(Answer(verb, tuple(cards[place] for place in places), then))


def test_betting() -> None:
    cases = {
        "enter": "check",
        "f c enter": "check",
        "b enter": "bet 1",
        "b up up enter": "bet 3",
        "up down down enter": "bet 1",
        "pageup enter": "bet 5",
        "4 enter": "bet 4",
        "4 backspace 2 enter": "bet 2",
        "right enter": "bet 1",
        "9 enter 3 backspace backspace 5 enter": "bet 5",
        "left enter": "fold",
    }

    async def play(table: Table) -> None:
        for keys in cases:
            await table.press(*keys.split())
        assert table.mine == list(cases.values())

    rounds = ["Betting round."] * len(cases)
    sit(play, begun("Deal one card face down to each player.", *rounds, "Showdown: the high hand wins."))


def test_calling_and_raising() -> None:
    for keys, answer in (("enter", "call"), ("b up enter", "raise 3")):
        evening = begun(*BETTING, seats=2)
        evening.answer(1, "bet 1")
        assert answered(evening, *keys.split()) == answer


def test_a_bet_that_is_refused_is_told_and_can_be_changed() -> None:
    async def play(table: Table) -> None:
        await table.press("9", "enter")
        assert "A bet goes from 1 to 5 here." in table.text("#usage")
        assert table.mine == []
        await table.press("backspace", "2", "enter")
        assert table.mine == ["bet 2"]

    sit(play, begun(*BETTING))


def test_picking_cards_in_any_order() -> None:
    evening = asked("anaconda", Cards)
    cards = cards_of(evening)
    assert answered(evening, "right", "space", "space", "left", "left", "left", "space", "enter") == words(
        "pass", cards, 0, 1, 2
    )


def test_a_picked_card_is_put_back() -> None:
    evening = asked("anaconda", Cards)
    cards = cards_of(evening)
    keys = ["space", "space", "space", "backspace", "right", "space", "enter"]
    assert answered(evening, *keys) == words("pass", cards, 0, 1, 4)


def test_too_few_cards_are_refused_and_the_picked_ones_stay() -> None:
    evening = asked("anaconda", Cards)
    cards = cards_of(evening)

    async def play(table: Table) -> None:
        await table.press("space", "space", "enter")
        assert "You may pass 3 cards, not 2." in table.text("#usage")
        await table.press("space", "enter")
        assert table.mine == [words("pass", cards, 0, 1, 2)]

    sit(play, evening)


def test_one_card_needs_only_the_cursor() -> None:
    evening = asked("mexican stud iv", Cards)
    question = evening.question
    assert isinstance(question, Cards)
    assert (question.least, question.most) == (1, 1)
    assert answered(evening, "right", "enter") == str(question.check(Answer(question.verb, (question.cards[1],))))


def test_drawing_and_standing_pat() -> None:
    evening = asked("five card draw", AceKept)
    cards = cards_of(evening)
    assert answered(evening, "space", "space", "enter") == words("draw", cards, 0, 1)
    assert answered(asked("five card draw", AceKept), "enter") == "decline"


def test_ordering_a_stack() -> None:
    evening = asked("anaconda", Piles)
    cards = cards_of(evening)
    keys = ["left", "space", "left", "space", "a", "enter"]
    assert answered(evening, *keys) == words("stack", cards, 4, 3, 0, 1, 2)


def test_splitting_hands() -> None:
    evening = asked("high/low jim", Piles)
    cards = cards_of(evening)
    keys = ["2", "3", "space", "space", "space", "space", "enter"]
    assert answered(evening, *keys) == words("split", cards, 2, 3, 4, 5, 0, 1)


def test_cards_to_two_sides() -> None:
    evening = asked("anaconda ii", Portions)
    cards = cards_of(evening)
    assert answered(evening, "2", "1", "1", "enter") == words("pass", cards, 1, 2, 0)


def test_laying_cards_to_hands() -> None:
    evening = asked("double double", Placing)
    cards = cards_of(evening)
    assert answered(evening, "2", "1", "enter") == words("flip", cards, 0, 1, then="2 1")


def test_hidden_cards_can_be_picked() -> None:
    evening = asked("baseball iii", Cards, begins="Flip")
    assert card_text(cards_of(evening)[0]) == "?"
    assert answered(evening, "enter") == "flip ?"


@pytest.mark.parametrize(("keys", "answer"), [("right enter", "declare low"), ("3 enter", "declare both")])
def test_declaring(keys: str, answer: str) -> None:
    assert answered(asked("jackal", Words, begins="Declare"), *keys.split()) == answer


def test_choosing_a_seat_and_then_a_rank() -> None:
    async def play(table: Table) -> None:
        question = table.evening.question
        assert isinstance(question, Words)
        seat = question.words[-1]
        name = table.evening.seated[int(seat) - 1].name
        assert table.seat.query_one(Row).labels[-2:] == [f"{seat} ({name})", "decline"]
        await table.press(seat, "enter")
        assert table.mine[-1] == f"choose {seat}"
        question = table.evening.question
        assert isinstance(question, Words)
        assert f"ask {name} for" in table.text("#prompt")
        rank = question.words[1]
        await table.press("right", "enter")
        assert f"choose {rank}" in table.mine

    sit(play, asked("go fish", Words, begins="Ask"))


@pytest.mark.parametrize(("keys", "answer"), [("y enter", "take"), ("y n enter", "decline")])
def test_an_offer_at_a_price(keys: str, answer: str) -> None:
    assert answered(asked("midnight baseball", Words, begins="Take a card"), *keys.split()) == answer


@pytest.mark.parametrize(("keys", "answer"), [("1 2 enter", "bid 12"), ("b d enter", "decline")])
def test_bidding(keys: str, answer: str) -> None:
    assert answered(asked("let's make a deal", Number), *keys.split()) == answer


def test_one_of_several_questions() -> None:
    evening = asked("canadian", OneOf)
    question = evening.question
    assert isinstance(question, OneOf)
    one = question.choices[2]
    assert isinstance(one, Cards)
    assert answered(evening, "tab", "tab", "right", "space", "enter") == words("discard", one.cards, 1)
    assert answered(asked("canadian", OneOf), "tab", "enter") == "discard"


def test_the_keys_of_each_question_are_told() -> None:
    async def play(table: Table) -> None:
        before = table.text("#usage")
        await table.press("tab")
        assert before.startswith("Tab another way")
        assert "Space picks" in table.text("#usage") != before

    sit(play, asked("bunk beds", OneOf))


def test_going_back_to_the_first_question() -> None:
    evening = asked("canadian", OneOf)
    question = evening.question
    assert isinstance(question, OneOf)
    one = question.choices[0]
    assert isinstance(one, Cards)
    assert answered(evening, "space", "tab", "shift+tab", "space", "enter") == words("discard", one.cards, 0, 1)


def test_an_answer_can_always_be_typed() -> None:
    evening = asked("anaconda", Cards)
    assert evening.question
    typed = str(evening.question.default)
    assert answered(evening, "colon", *typed, "enter") == typed


def test_the_mouse_picks_cards_and_answers() -> None:
    evening = asked("anaconda", Cards)
    cards = cards_of(evening)

    async def play(table: Table) -> None:
        for column in (1, 6, 26):
            await table.pilot.click("CardsControl", offset=(column, 1))
        await table.press("enter")
        assert table.mine == [words("pass", cards, 0, 1, 5)]

    sit(play, evening)

    async def bet(table: Table) -> None:
        await table.pilot.click("AmountsControl", offset=(12, 0))
        await table.pilot.click("AmountsControl", offset=(12, 0))
        await table.settle()
        assert table.mine == ["bet 1"]

    sit(bet, begun(*BETTING))
