"""A game, a record, a log and a judge as records of numpy: all that compiled play is given are their addresses."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import Field, fields
from typing import Any

import numpy as np

from pokernight.play.counting import Outcome
from pokernight.play.judge import WHOLE, EndRules, HandRules, Standards, strength_of
from pokernight.play.program import Node, Program, Share, Step, Watch, Wild
from pokernight.play.record import Record, poured
from pokernight.ranking.order import Order
from pokernight.ranking.use import OWN_AND_COMMON

ROWS = 1 << 15
"""How many rows a compiled log holds; what comes after them is not kept."""
STANDINGS = 1 << 17
"""How many rows there are for who stood how at the showdowns of many hands."""
NEEDED = 16
"""How many hands the conditions of a game can speak of."""


def _slot(slot: Field[Any]) -> tuple[Any, ...]:
    kind, many = slot.metadata["kind"], slot.metadata["many"]
    return (slot.name, kind, (many,)) if many else (slot.name, kind)


def _flat(kind: type) -> np.dtype[Any]:
    """The slots of a class as a structured type."""
    return np.dtype([_slot(slot) for slot in fields(kind)], align=True)


RECORD, OUTCOME, STEP, NODE, SHARE, WATCH, WILD = map(_flat, (Record, Outcome, Step, Node, Share, Watch, Wild))

TABLES = {
    "steps": (STEP, 256),
    "nodes": (NODE, 256),
    "shares": (SHARE, 16),
    "watches": (WATCH, 32),
    "wilds": (WILD, 16),
}
"""The tables of a game, and how many rows each can have; rows that are not used are empty."""
NUMBERS = tuple(name for name in Program._fields if name not in TABLES)

GAME = np.dtype(
    [(name, kind, (many,)) for name, (kind, many) in TABLES.items()] + [(name, "i8") for name in NUMBERS], align=True
)

ORDER = np.dtype(
    [
        *((name, "i8") for name in ("size", "low", "tame", "ace", "every", "least")),
        *((f"many_{name}", "i8") for name in ("categories", "runs", "short_runs", "pages", "rungs")),
        ("categories", "i4", (32,)),
        ("places", "i4", (32,)),
        ("values", "i4", (64,)),
        ("runs", "i4", (32, 2)),
        ("short_runs", "i4", (32, 2)),
        ("rungs", "i4", (6, 6400, 7)),
    ],
    align=True,
)
"""An order of hands as `ranking.kernel` has it, and the least that wins."""

JUDGE = np.dtype(
    [
        ("orders", ORDER, (2 * WHOLE,)),
        ("needed", "i8", (NEEDED,)),
    ],
    align=True,
)
"""High hands and low ones, of usual size and of one to four cards, and the strengths that conditions speak of."""


def log_of(standings: int, rows: int) -> np.dtype[Any]:
    """All that is written while hands are played: paper to rank a hand on, who stood how at showdowns, and the log."""
    return np.dtype(
        [
            ("paper", "i4", (6, 16)),
            ("room", "i8"),
            ("standing_room", "i8"),
            ("standings", "i4", (standings, 5)),
            ("rows", "i8", (rows, 6)),
        ],
        align=True,
    )


LOG = log_of(STANDINGS, ROWS)


class CannotCompile(ValueError):
    """A game that only plain Python can play; the message is a sentence."""


def flat_game(game: Program) -> Any:
    """A program as one record."""
    flat_one = np.zeros(1, GAME)
    for name in TABLES:
        rows: Sequence[Any] = getattr(game, name)
        for row, plain in zip(flat_one[0][name], rows, strict=False):
            poured(plain, row)
    for name in NUMBERS:
        flat_one[0][name] = getattr(game, name)
    return flat_one


def flat_record(record: Record) -> Any:
    """A record as it is now."""
    flat_one = np.zeros(1, RECORD)
    poured(record, flat_one[0])
    return flat_one


def flat_judge(standards: Standards, shares: Sequence[Share]) -> Any:
    """A judge all in numbers."""
    rules = standards.rules
    flat_one = np.zeros(1, JUDGE)
    for size in {0, *(share.size for share in shares if share.size < WHOLE)}:
        for low, end in enumerate((rules.high, rules.low)):
            _pour_order(standards.order_for(low, size), end, flat_one[0]["orders"][2 * size + low])
    flat_one[0]["needed"][: len(standards.needed)] = standards.needed
    return flat_one


def refuse_unusual(game: Program, standards: Standards) -> None:
    """Refuse long games, and hands that go by points, by where cards lie, or by how many of them are wild."""
    for name, (_, many) in TABLES.items():
        if (rows := len(getattr(game, name))) > many:
            raise CannotCompile(f"Compiled play has room for {many} {name}, and this game has {rows}.")
    if game.packs > 1:
        raise CannotCompile("Compiled play has room for the cards of one pack.")
    if game.fewer_wilds:
        raise CannotCompile("The compiled judge does not count wild cards.")
    if not _usual(standards.rules) or not all(order.regular for order in standards.orders):
        raise CannotCompile("The compiled judge ranks hands by their usual order only.")


def _usual(rules: HandRules) -> bool:
    ends = (rules.high, rules.low)
    special = (
        rules.worth
        or rules.badugi
        or rules.also_badugi
        or rules.bugs
        or rules.dead
        or rules.tops
        or rules.tame_jokers
        or len(rules.made) > NEEDED
    )
    return not special and all(end.use is OWN_AND_COMMON and not end.lines and not end.least_cards for end in ends)


def _pour_order(order: Order, end: EndRules, row: Any) -> None:
    from pokernight.ranking.kernel import rules_of  # it loads the compiler

    rules = rules_of(order)
    for name in ("size", "low", "tame", "ace", "every"):
        row[name] = getattr(rules, name)
    for name in ("categories", "places", "values", "runs", "short_runs"):
        table = getattr(rules, name)
        row[name][: len(table)] = table
    for name in ("categories", "runs", "short_runs"):
        row[f"many_{name}"] = len(getattr(rules, name))
    pages, rungs = rules.rungs.shape[:2]
    row["many_pages"], row["many_rungs"] = pages, rungs
    row["rungs"][:pages, :rungs] = rules.rungs
    row["least"] = max((strength_of(order, need) for need in end.least), default=0)


def flat_log(room: int = ROWS, standing_room: int = 0) -> Any:
    """An empty log for so many rows."""
    flat_one = np.zeros(1, LOG)
    flat_one[0]["room"], flat_one[0]["standing_room"] = room, standing_room
    return flat_one
