"""Records: reading and writing them, and refusing what is none with a sentence."""

import json
import re
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kit.hands import answer, deal
from pokernight.catalogue.problem import Mistake
from pokernight.catalogue.replay import replay
from pokernight.table.laws import play_out
from pokernight.table.options import Limit, Low, Options
from pokernight.table.record import BadRecord, Record, event_data, outcome, record_of

DRAW = {"game": "Five Card Draw", "seats": 2, "deck": "Ah 2c As 7d Kd 8s Kc 9h Qs Jc", "answers": ["1 bet 3", "2 call"]}
PLAIN = """
    Deal five cards face down to each player.
    Betting round, starting with the player to the left of the dealer.
    Showdown: the high hand wins.
"""


def test_the_example_in_the_documentation_is_played() -> None:
    page = Path(__file__).parents[2] / "docs" / "records.md"
    example = re.search(r"```json\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL)
    assert example
    hand = replay(Record.read(example[1]))
    assert hand.ended


def test_every_option_is_in_the_documentation() -> None:
    page = (Path(__file__).parents[2] / "docs" / "records.md").read_text(encoding="utf-8")
    for name in Options.__dataclass_fields__:
        assert f"`{name}`" in page


def test_a_record_goes_there_and_back() -> None:
    record = Record(
        "Anaconda",
        3,
        Options(ante=2, limit=Limit.POT, low=Low.ACE_TO_FIVE, burn=True),
        (10, 20, 30),
        ("Ah Kd", "2c"),
        "tonight",
        ("1 pass 2c 3c 4c",),
    )
    assert Record.read(record.write()) == record


def test_a_hand_and_its_record() -> None:
    hand = play_out(deal(PLAIN, seats=4), Random(5))
    record = record_of(hand, "none")
    again = record.play(deal(PLAIN, deck=record.deck[0], seats=4))
    assert [event_data(e) for e in again.table.log] == [event_data(e) for e in hand.table.log]


def test_what_comes_back() -> None:
    hand = answer(deal(PLAIN, "Ah 2c As 7d Kd 8s Kc 9h Qs Jc", seats=2), "1 bet 3", "2 call")
    told = outcome(hand)
    assert told["ended"]
    assert told["stacks"] == [204, 196]
    assert told["net"] == [4, -4]
    assert told["pots"] == [{"amount": 8, "shares": {"1": 8}, "why": "high hand, two pair, aces and kings"}]
    assert told["asking"] == {}
    assert told["events"][0]["event"] == "shuffled"
    json.dumps(told)


def test_a_record_may_stop_in_the_middle() -> None:
    hand = answer(deal(PLAIN, seats=2), "1 bet 3")
    told = outcome(hand)
    assert not told["ended"]
    assert list(told["asking"]) == ["2"]
    assert told["asking"]["2"]["default"] == "fold"
    assert told["pots"] == [{"amount": 5, "shares": {}, "why": ""}]


def test_a_seat_gets_only_its_own_events() -> None:
    hand = deal(PLAIN, "Ah 2c As 7d Kd 8s Kc 9h Qs Jc", seats=2)
    told = json.dumps(outcome(hand, seat=2)["events"])
    assert '"2c"' in told
    assert '"Ah"' not in told
    assert list(outcome(hand, seat=2)["asking"]) == []
    onlooker = outcome(hand, seat=0)
    assert not any(f'"{card}"' in json.dumps(onlooker) for card in ("Ah", "2c", "As", "7d"))
    assert onlooker["asking"] == {}


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"game": None}, "names its game"),
        ({"game": "No Such Game At All"}, "No game is called"),
        ({"seats": 1}, "from 2 on"),
        ({"seats": 99}, "2 to"),
        ({"seats": True}, "whole number"),
        ({"stacks": [5]}, "2 seats, but 1 stack"),
        ({"stacks": [5, -1]}, "whole number"),
        ({"stacks": "all"}, "in brackets"),
        ({"deck": "Ah Ah"}, "twice"),
        ({"deck": "Zz"}, "Zz"),
        ({"deck": [1]}, "text of cards"),
        ({"options": {"ante": -1}}, "ante"),
        ({"options": {"limit": "sky"}}, "spread"),
        ({"options": {"burn": 1}}, "true or false"),
        ({"options": {"anté": 1}}, "no option"),
        ({"options": 3}, "in braces"),
        ({"seed": 1.5}, "seed"),
        ({"answers": [3]}, "is a text"),
        ({"answers": ["1 bet 300"]}, "Answer 1, '1 bet 300'.*from 1 to 5"),
        ({"answers": ["2 check"]}, "Seat 2 is not asked"),
        ({"answers": ["x check"]}, "number of a seat"),
        ({"answers": ["1 check", "2 check", "1 check", "2 check", "9 check"]}, "Answer"),
        ({"answres": []}, "no 'answres'"),
    ],
)
def test_bad_records_are_refused_with_a_sentence(change: dict[str, object], reason: str) -> None:
    with pytest.raises((BadRecord, Mistake), match=reason):
        replay(Record.read(json.dumps({**DRAW, **change})))


@given(st.binary(max_size=300))
@settings(max_examples=300)
def test_bytes_that_are_no_record(written: bytes) -> None:
    try:
        Record.read(written)
    except BadRecord as bad:
        assert str(bad).endswith((".", '"', "'"))


def test_a_million_random_bytes() -> None:
    written = Random(1).randbytes(1_000_000)
    with pytest.raises(BadRecord, match="no record"):
        Record.read(written)
    for start in (b"[" * 100_000, b'{"game":' * 50_000, b'{"seed": ' + b"9" * 10_000 + b"}", b"\xff\xfe" * 50_000):
        with pytest.raises(BadRecord):
            Record.read(start)


@given(st.data())
@settings(max_examples=200, deadline=None)
def test_a_changed_record_is_played_or_refused(data: st.DataObject) -> None:
    written = bytearray(json.dumps(DRAW).encode())
    for _ in range(data.draw(st.integers(1, 5))):
        written[data.draw(st.integers(0, len(written) - 1))] = data.draw(st.integers(32, 126))
    try:
        hand = replay(Record.read(bytes(written)))
    except (BadRecord, Mistake):
        return
    assert sum(hand.table.state.chips) + hand.table.pot_size() == sum(hand.stacks)
