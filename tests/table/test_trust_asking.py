"""Hands in which the wrong player was asked, or the wrong question: each was worked out on paper, and failed once."""

import json
from typing import Any, NamedTuple

import pytest

from kit.hands import cards
from pokernight.catalogue.problem import Mistake
from pokernight.catalogue.replay import replay
from pokernight.table.hand import Hand
from pokernight.table.record import BadRecord, Record

PASSED = [f"{seat} decline" for seat in (1, 2)] + ["2 check", "1 check"]
"""A round of Kings II for two in which nobody passes a card on, and the betting after it."""


class Row(NamedTuple):
    """A record, and what is so after its last answer."""

    record: dict[str, Any]
    asked: dict[int, str]
    """Who is asked, and how the question begins."""
    holds: dict[int, str] = {}
    """All cards of some seats."""


ROWS = {
    "the second of two callers is asked though his eight is gone": Row(
        {
            "game": "Twister II", "seats": 3,
            "deck": ["Ah Qc 2c Kd Qd 7d 8c 9h 8d", "Ah 2c Qc Kd 7d Qd 8c 8d 9h"], "answers": ["1 call"],
        },
        {3: "Call for a twister?"},
    ),
    "an eight that comes with the twister calls no other": Row(
        {
            "game": "Twister II", "seats": 3,
            "deck": ["Ah Qc 2c Kd Qd 7d 8c 9h 8d", "Ah 2c Qc Kd 7d Qd 8c 8d 9h"], "answers": ["1 call", "3 decline"],
        },
        {3: "Check or bet."},
    ),
    "the first card goes to the neighbor, and what lies there goes on": Row(
        {
            "game": 1031, "seats": 4, "deck": "2c 3c 4c 5c Qc 9c Jc Td 7d 8d",
            "answers": ["1 pass", "1 pass", "2 pass", "2 pass"],
        },
        {3: "Pass this card on to the left for 1"},
        {1: "2c Jc", 2: "3c 7d", 3: "4c Qc", 4: "5c 9c"},
    ),
    "who passes an up card on says how the next one shall lie": Row(
        {
            "game": "Kings II", "seats": 2, "deck": "2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Ah Ad",
            "answers": [*PASSED * 4, "1 choose up", "1 pass"],
        },
        {1: "Do you want the next card up or down?"},
    ),
    "so does who passes on a card that was passed to him": Row(
        {
            "game": "Kings II", "seats": 2, "deck": "2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Ah Ad Ac",
            "answers": [*PASSED * 4, "1 choose up", "1 pass", "1 choose down", "2 pass"],
        },
        {2: "Do you want the next card up or down?"},
        {1: "2c 4c 6c 8c Tc Ad", 2: "3c 5c 7c 9c Jc"},
    ),
}  # fmt: skip


def played(record: dict[str, Any]) -> Hand:
    """The hand of a record after its last answer."""
    return replay(Record.read(json.dumps(record)))


@pytest.mark.parametrize("row", ROWS.values(), ids=ROWS)
def test_who_is_asked_what(row: Row) -> None:
    hand = played(row.record)
    assert {seat: choice.prompt[: len(row.asked.get(seat, ""))] for seat, choice in hand.asking.items()} == row.asked
    assert {seat: cards(hand, seat) for seat in row.holds} == row.holds


@pytest.mark.parametrize("limit", [[], {}, None, 3, True, ["pot"]])
def test_an_option_that_is_no_word_is_refused_with_a_sentence(limit: object) -> None:
    with pytest.raises((BadRecord, Mistake), match="The option limit is one of spread, fixed, pot, none"):
        played({"game": "Five Card Draw", "options": {"limit": limit}})
