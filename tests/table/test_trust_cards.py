"""Hands that once went wrong with cards, wild cards, answers or secrets, kept as records."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from kit.hands import all_default, cards, up
from pokernight.cards import texts
from pokernight.catalogue.replay import replay
from pokernight.table import events as ev
from pokernight.table.chair import Chair
from pokernight.table.laws import broken_laws
from pokernight.table.options import Options
from pokernight.table.places import Lie
from pokernight.table.places import hand as held_by
from pokernight.table.record import BadRecord, Record

REFUSED = {
    479: ("2c 3c 4c Ah Kh Qh", ("1 pass 2c", "1 keep 2c", "1 decline 2c", "1 decline Kh", "1 pass Ah Ah", "1 pass 2")),
    482: ("2c 3c 4c 5c 6c 7c Ah Kh Qh", ("1 pass 2c", "1 keep 9h")),
    682: ("2c 3c 4c 5c 6c 7c Ah Kh Qh", ("1 pass 2c", "1 take 2c", "1 decline Kh")),
    1031: ("2c 3c 4c 5c", ("1 pass 2c", "1 keep 2c", "1 pay 2c")),
    1: ("Ah 2c As 7d Kd 8s Kc 9h Qs Jc", ("1 check Ah", "1 fold Ah")),
}
"""For games, a deck and lines that name a card too many."""


@pytest.mark.parametrize(
    ("game", "deck", "line"), [(game, deck, line) for game, (deck, lines) in REFUSED.items() for line in lines]
)
def test_an_answer_that_names_a_card_too_many_is_refused(game: int, deck: str, line: str) -> None:
    with pytest.raises(BadRecord, match="Answer 1"):
        replay(Record(game, 3, deck=(deck,), answers=(line,)))


ROWS: dict[str, tuple[str, dict[str, Any]]] = {
    "Gymnastics: the card after the last queen stays wild when its owner folds": (
        '{"game":"558","seats":3,"deck":"Kd 3h 6s Ks Qc 9d 7c 6c 9h 8d 7d 2d 2h 8h 4d 3c Td 5h Tc Jc Jd Ac",'
        '"answers":["1 check","2 check","3 check","2 check","3 bet 1","1 call","2 fold"]}',
        {"asking": [3], "up": {3: "6s 9d 9h"}},
    ),
    "Six Sixty Six II: a three that was shuffled again makes no six with itself": (
        '{"game":"566","seats":7,"deck":["3d Kh Jh Js 2d 2h 4s 5s 5c Ac Ad 4d 2s Jc 6s 6c 5d 5h Qc 3c Jd 7s 7c 6d 6h Qd'
        ' 3h Qs 8s 8d 7d 7h Qh 3s Ks 9s 9d Tc Ts Kc 4c Ah 8h Td Th 9h Kd 4h As 9c 2c 8c",'
        '"3d 5s 6s 7s 8s 9s 8h"],"answers":["2 pay","2 bet 1","3 call","4 call","5 call","6 call","7 call","1 fold",'
        '"3 pay","3 check","4 check","5 check","6 check","7 check","2 check","4 pay","4 check","5 check","6 check",'
        '"7 check","2 check","3 check"]}',
        {"asking": [5], "prompt": "Check or bet.", "up": {5: "2d 4d 3d Qc Qd"}},
    ),
    "No Peek Guts: the table's hand does not use what is wild for the player who flips": (
        '{"game":"564","seats":2,"deck":"9d 2s 3c Kd 4c 9c 5h 7c 6h 8c 7h Tc 8h Jc 2d",'
        '"answers":["1 check","2 check"]}',
        {"asking": [2], "up": {2: "2s"}},
    ),
    "Midnight Baseball: a bought card is a no-peek card, also where no other is left": (
        '{"game":"561","seats":3,"deck":"2h 6c 4h 2d 7d 4c 5c 8d 9h 5d Td 2s 6h Jc 7c Tc 4d Th Ts 4s 6s Ac Qh",'
        '"answers":["1 check","2 check","3 check","2 decline","2 take"]}',
        {"asking": [2], "blind": {2: "Qh"}, "down": {2: ""}},
    ),
    "Baseball III: a bought down card is looked at, also where only no-peek cards are left": (
        '{"game":"Baseball III","seats":2,"deck":"Ah Kh Ad Kd 4d Ks 4s 2h 6c 5h 7d 4c 8h Jd 5d As",'
        '"answers":["1 flip 4d","1 decline","1 flip Ah","1 check","2 check","2 flip Kh","2 flip Kd","2 check",'
        '"1 check","1 flip Ad","1 check","2 check","2 flip Ks","2 check","1 check","1 take"]}',
        {"asking": [1], "prompt": "Flip a card.", "down": {1: "As"}, "blind": {1: "6c 7d 8h"}},
    ),
    "Nine Card Wild Discard: a player with only one card to flip is asked like the others": (
        '{"game":831,"seats":3,"deck":"Ah Kh Qh 2c 3c 4c 5d 6d 7d 8s 9s Ts Jc Jd Js",'
        '"answers":["1 discard Ah","2 discard Kh","3 discard Qh","1 flip 2c","2 flip 3c","3 flip 4c",'
        '"3 check","1 check","2 check","1 discard 8s","2 discard 6d","3 discard 7d"]}',
        {"asking": [1, 2, 3]},
    ),
    "Trio Flip: the right to name a wild rank lasts": (
        '{"game":604,"seats":2,"deck":"7c Kc 7d Ks 2c Jh 4s 3h 7h 9c Qd Jc 2d Qs",'
        '"answers":["1 flip 7c 7d","2 flip Kc Ks","2 check","1 check","1 decline","1 check","2 check"]}',
        {"asking": [1], "prompt": "Name the rank that is wild.", "up": {1: "7c 7d 7h Qd"}},
    ),
    "Trio Flip: three wild kings are no three of a kind without wild cards": (
        '{"game":604,"seats":2,"deck":"7c Kc 7d Ks 2c Jh 4s 3h 7h 9c Qd Kd 2d Qs",'
        '"answers":["1 flip 7c 7d","2 flip Kc Ks","2 check","1 check","1 choose king","2 check","1 check"]}',
        {"asking": [2], "prompt": "Check or bet.", "up": {2: "Kc Ks 9c Kd"}},
    ),
}
"""Records, and how they stand after their last answer: who is asked what, and how the cards of seats lie."""


@pytest.mark.parametrize(("record", "then"), ROWS.values(), ids=ROWS)
def test_a_hand_that_once_went_wrong(record: str, then: dict[str, Any]) -> None:
    hand = replay(Record.read(record))
    assert list(hand.asking) == then["asking"]
    if "prompt" in then:
        assert [choice.prompt for choice in hand.asking.values()] == [then["prompt"]]
    for lie in Lie:
        for seat, there in then.get(lie.name.lower(), {}).items():
            assert cards(hand, seat, lie) == there


@pytest.mark.parametrize(("game", "seats"), [(1033, 7), (111, 5), (715, 16)])
def test_a_burned_card_is_not_dealt_in_the_same_step(game: int, seats: int) -> None:
    hand = all_default(replay(Record(game, seats, Options(burn=True))))
    assert sum(isinstance(event, ev.Shuffled) for event in hand.table.log) > 1, "the deck runs out"
    assert list(broken_laws(hand)) == []


def test_a_passed_card_may_lie_anywhere_in_a_stack_that_was_ordered_in_secret() -> None:
    """Perfected Pass the Trash: seat 1 knows that its last card is in the stack of seat 2, but not where."""
    record = Record(
        405,
        2,
        deck=("6c Ad 7s 2s Qs 3h Js Kd Qh 4d 4s Qc 3d 3c",),
        answers=(
            *("1 pass 6c 7s 3d", "2 pass 2s 3h 3c", "1 check", "2 check", "1 pass 2s 3h", "2 pass Ad 6c"),
            *("1 check", "2 check", "1 pass 4s", "2 pass 7s", "1 check", "2 check"),
            *("1 stack Qs Js Qh 3c Ad 6c 7s", "2 stack Kd 4d Qc 4s 3d 2s 3h"),
        ),
    )
    hand, chance = replay(record), Random(1)
    worlds = Chair(hand, 1).worlds
    places = Counter(texts(worlds.draw(chance).table.state.at(held_by(2))).split().index("4s") for _ in range(600))
    assert up(hand, 2) == "Kd"
    assert set(places) == set(range(6))
    assert max(places.values()) < 150
