"""Hands in which the wrong player was asked, or the wrong question: each was worked out on paper, and failed once."""

import json
from collections.abc import Mapping
from random import Random
from types import MappingProxyType
from typing import Any, NamedTuple

import pytest

from kit.hands import cards, deal, down
from pokernight.catalogue.entry import Entry
from pokernight.catalogue.problem import Mistake
from pokernight.catalogue.replay import replay
from pokernight.catalogue.shelf import shipped
from pokernight.play.record import SEATS
from pokernight.table.hand import Hand
from pokernight.table.laws import broken_laws, play_out
from pokernight.table.options import Options
from pokernight.table.record import BadRecord, Record
from pokernight.table.telling import told

NO_BETS = ["2 check", "1 check"]
PASSED = ["1 decline", "2 decline", *NO_BETS]
"""A round of Kings II for two in which nobody passes a card on, and the betting after it."""

CHECKED = [f"{seat} check" for seat in range(1, 15)]
"""A betting round of fourteen in which nobody bets."""

SEAT_1_SHOWS_THE_MOST = (
    "2c 2d 2h 2s 3c 3d 3h 3s 4c 4d 4h 4s 5c 5d  Ah Kc Kd Kh Ks Qc Qd Qh Qs Jc Jd Jh Js Tc"
    "  As Td Th Ts 9c 9d 9h 9s 8c 8d 8h 8s 7c 7d"
)
"""Three cards for each of fourteen."""


class Row(NamedTuple):
    """A record, and what is so after its last answer."""

    record: dict[str, Any]
    asked: dict[int, str]
    """Who is asked, and how the question begins."""
    holds: Mapping[int, str] = MappingProxyType({})
    """All cards of some seats."""
    down: Mapping[int, str] = MappingProxyType({})
    """Their down cards."""
    net: tuple[int, ...] = ()
    """What each seat has won or lost, where the hand is over."""


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
    "where too few cards are left for all who may want one, nobody is asked": Row(
        {
            "game": "Thirty One", "seats": 14, "deck": SEAT_1_SHOWS_THE_MOST,
            "answers": [*CHECKED, *(f"{seat} take" for seat in range(1, 15)), *CHECKED],
        },
        {1: "Check or bet."},
    ),
    "the two hands are a low and a high one from the first flip on": Row(
        {"game": "Buzz Beds", "seats": 2},
        dict.fromkeys((1, 2), "Flip 2 cards and say for each to which hand it goes, 1, the low hand, or 2, the high"),
    ),
    "four aces in the low hand win nothing": Row(
        {
            "game": "Buzz Beds", "seats": 2, "deck": "Ah 9s 2c Tc Ad 9d 3d 8c Ac 5c 4h 6h As 6c 7s 5h Kh Jd 8d 2d",
            "answers": [
                "1 flip Ah 2c 1 2", "2 flip 9s Tc 2 1", *NO_BETS, "1 flip Ad 3d 1 2", "2 flip 9d 8c 2 1", *NO_BETS,
                "1 flip Ac 4h 1 2", "2 flip 5c 6h 2 1", *NO_BETS, "1 flip As 7s 1 2", "2 flip 6c 5h 2 1", *NO_BETS,
                "1 lay Kh low", "2 lay Jd high", *NO_BETS, "1 decline", "2 decline",
            ],
        },
        {},
        net=(-1, 1),
    ),
    "the table card that is not common sets the wild rank": Row(
        {
            "game": "Kryky", "seats": 2, "deck": "Ac Kc Jc Qd Jd 9h 7h 8c 4s 6d Kh 5c Ad",
            "answers": [*NO_BETS * 2, "1 decline", "2 decline", *NO_BETS * 3],
        },
        {},
        net=(1, -1),
    ),
    "a down card is twisted for a down card at the lower price": Row(
        {
            "game": "Six Kick", "seats": 2, "deck": "2c 3c 4c 5c 6d 8d 7h 9h Tc Js Qd Kd Ah As",
            "answers": [*NO_BETS * 4, "1 twist 2c", "2 decline"],
        },
        {2: "Check or bet."},
        down={1: "4c Ah"},
    ),
    "who declines to declare is told what the turn costs": Row(
        {"game": "Gin Poker", "seats": 3},
        {1: "Declare that you have the best hand, for 50? If you decline, your turn costs 5."},
    ),
    "a player who has too little is told that all in is enough": Row(
        {
            "game": "Gin Poker", "seats": 2, "stacks": [20, 200], "deck": "2c 3c",
            "answers": ["1 discard 2c", "2 declare"],
        },
        {1: "Pay 50 or fold. You have only 14, and all in is enough."},
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
    assert {seat: down(hand, seat) for seat in row.down} == row.down
    assert tuple(hand.gains) == (row.net or tuple(hand.gains))
    assert hand.ended is bool(row.net)


def test_those_who_tie_for_low_share_one_half_and_their_neighbors_the_other() -> None:
    rules = """
        Deal two cards face down to each player.
        Showdown: the low hand and the nearest player still in to the winner's left split the pot."""
    hand = deal(rules, "Ah Ad Kh Qh 2c 2d Kd Qd", seats=4, options=Options(ante=2))
    assert hand.gains == [0, 2, 0, -2], "seats 1 and 2 get 2 each of the one half, seats 2 and 3 of the other"


@pytest.mark.parametrize("entry", shipped(), ids=lambda entry: entry.name)
def test_as_many_can_play_as_the_page_prints(entry: Entry) -> None:
    printed = entry.numbers.players
    most = min(printed, SEATS) if 2 <= printed < 98 else entry.game.most_seats
    hand = play_out(entry.game.deal(most, "full"), Random(1))
    warned = f"With {most} players the deck may run out" in "\n".join(told(hand.table.log, (), 0))
    assert warned is (most > entry.game.sure_seats)
    assert list(broken_laws(hand)) == []


def test_where_the_page_leaves_the_number_open_the_deck_sets_it() -> None:
    assert [shipped()[name].game.most_seats for name in ("7/27", "Gin Poker")] == [26, 7]


@pytest.mark.parametrize("limit", [[], {}, None, 3, True, ["pot"]])
def test_an_option_that_is_no_word_is_refused_with_a_sentence(limit: object) -> None:
    with pytest.raises((BadRecord, Mistake), match="The option limit is one of spread, fixed, pot, none"):
        played({"game": "Five Card Draw", "options": {"limit": limit}})
