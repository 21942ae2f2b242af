"""Secrecy, compiled: cards that a seat has not seen are exchanged in hand after hand, and it is none the wiser."""

import os
from functools import cache
from random import Random
from typing import Any

import numpy as np

from kit.games import GAMES
from laws.exchanging import answers_alike, compare_hands
from pokernight.catalogue.entry import Entry
from pokernight.play.compiled import compile_here
from pokernight.play.flat import LOG, RECORD, ROWS, flat_game, flat_judge, flat_record
from pokernight.play.hand import seated
from pokernight.play.judge import standards_of
from pokernight.table.options import Options

EXCHANGES = int(os.environ.get("EXCHANGES", "3000"))
"""How many hands of each game are played with something exchanged; a longer run sets another number."""
TELLING = {"ask", "Has", "Blocks"}
"""What a game says where its rules themselves may tell who holds a card of a rank; which of them it is, they do not."""


@cache
def compared() -> Any:
    """The compiled law."""
    return compile_here(compare_hands, answers_alike)


def exchanges(entry: Entry, hands: int, *, alike: bool, leaks: bool = False) -> int:
    """In how many hands there was something to compare; below 0 where something was told, by the number of the hand."""
    game, options, chance = entry.game.lowered, Options(), Random(entry.number)
    seats = chance.randint(2, min(6, entry.game.most_seats))
    logs = np.zeros(2, LOG)
    logs["room"] = ROWS
    records = (
        flat_game(game.program),
        flat_record(seated((200,) * seats, options, game)),
        np.zeros(2, RECORD),
        logs,
        flat_judge(standards_of(game.hands, options), game.program.shares),
    )
    addresses = (record.ctypes.data for record in records)
    return int(compared()(*addresses, alike, leaks, chance.randrange(1 << 40), hands))


def test_cards_that_a_seat_has_not_seen_are_all_one_to_it() -> None:
    for entry in GAMES:
        if entry.game.lowered.program.packs == 1:
            found = exchanges(entry, EXCHANGES, alike=bool(TELLING & entry.game.kinds))
            assert found >= 0, f"hand {-1 - found} of {entry.name} tells two cards apart"
            assert found, f"nothing was compared in {entry.name}"


def test_a_dealer_who_tells_the_next_card_is_found_out() -> None:
    assert all(exchanges(entry, 1000, alike=False, leaks=True) < 0 for entry in GAMES[:10])


def test_a_rule_that_tells_who_has_a_card_is_found_out() -> None:
    telling = [entry for entry in GAMES if {"ask", "Blocks"} & entry.game.kinds]
    assert len(telling) > 1
    assert all(exchanges(entry, 10_000, alike=False) < 0 for entry in telling)
