"""Hands in which chips went wrong once: each is a record and what the customs make of it, worked out on paper."""

import json
from pathlib import Path
from typing import Any

import pytest

from pokernight.catalogue.replay import replay
from pokernight.table.choices import Betting
from pokernight.table.hand import Hand
from pokernight.table.record import Record

ROWS = json.loads((Path(__file__).parent / "records" / "money.json").read_text(encoding="utf-8"))


def found(hand: Hand) -> dict[str, Any]:
    """All that a row can say of a hand after its last answer."""
    bets = {seat: choice.bets for seat, choice in hand.asking.items() if isinstance(choice, Betting)}
    return {
        "ended": hand.ended,
        "net": hand.gains,
        "in": list(hand.table.state.still_in),
        "pots": [[pot.amount, list(pot.seats)] for pot in hand.table.pots()],
        "asked": {str(seat): choice.prompt for seat, choice in hand.asking.items()},
        "raise": {str(seat): [offer.least, offer.most] for seat, offer in bets.items()},
    }


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row["name"])
def test_chips_go_as_the_customs_say(row: dict[str, Any]) -> None:
    expected = {name: value for name, value in row.items() if name not in ("name", "record")}
    hand = replay(Record.read(json.dumps(row["record"])))
    told = found(hand)
    assert expected
    assert {name: told[name] for name in expected} == expected
