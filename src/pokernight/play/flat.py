"""A game, a record, a log and a judge as records of numpy: all that compiled play is given are their addresses."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from pokernight.play.judge import EndRules, HandRules, Standards, strength_of
from pokernight.play.program import Node, Program, Share, Step, Watch, Wild
from pokernight.play.record import Record, flat, poured
from pokernight.ranking.kernel import knows, rules_of
from pokernight.ranking.order import Order
from pokernight.ranking.use import OWN_AND_COMMON

ROWS = 1 << 15
"""How many rows a compiled log holds; what comes after them is not kept."""
NEEDED = 16
"""How many hands the conditions of a game can speak of."""

RECORD, STEP, NODE, SHARE, WATCH, WILD = map(flat, (Record, Step, Node, Share, Watch, Wild))

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
        *((name, "i8") for name in ("size", "low", "ace", "every", "least")),
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
        ("orders", ORDER, (2,)),
        ("needed", "i8", (NEEDED,)),
        ("faces", "i4", (64,)),
        ("kinds", "i4", (64,)),
        ("room", "i4", (6, 16)),
    ],
    align=True,
)
"""High hands and low ones, the strengths that conditions speak of, and room to write on while a hand is ranked."""

LOG = np.dtype([("room", "i8"), ("rows", "i8", (ROWS, 6))], align=True)


class CannotCompile(ValueError):
    """A game that only plain Python can play; the message is a sentence."""


def flat_game(game: Program) -> Any:
    """A program as one record."""
    flat_one = np.zeros(1, GAME)
    for name, (_, many) in TABLES.items():
        rows: Sequence[Any] = getattr(game, name)
        if len(rows) > many:
            raise CannotCompile(f"Compiled play has room for {many} {name}, and this game has {len(rows)}.")
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


def flat_judge(standards: Standards) -> Any:
    """A judge all in numbers; games whose hands go by points or by where cards lie are refused."""
    rules = standards.rules
    if not _usual(rules) or not all(knows(order) for order in standards.orders):
        raise CannotCompile("The compiled judge ranks hands by their usual order only.")
    flat_one = np.zeros(1, JUDGE)
    for row, order, end in zip(flat_one[0]["orders"], standards.orders, (rules.high, rules.low), strict=True):
        _pour_order(order, end, row)
    flat_one[0]["needed"][: len(standards.needed)] = standards.needed
    return flat_one


def _usual(rules: HandRules) -> bool:
    ends = (rules.high, rules.low)
    special = rules.worth or rules.badugi or rules.bugs or rules.dead or len(rules.made) > NEEDED
    return not special and all(end.use is OWN_AND_COMMON and not end.least_cards for end in ends)


def _pour_order(order: Order, end: EndRules, row: Any) -> None:
    rules = rules_of(order)
    for name in ("size", "low", "ace", "every"):
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


def flat_log(room: int = ROWS) -> Any:
    """An empty log for so many rows."""
    flat_one = np.zeros(1, LOG)
    flat_one[0]["room"] = room
    return flat_one
