"""A game, a record, a log and a judge as records of numpy: all that compiled play is given are their addresses."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import Field, fields, replace
from typing import Any

import numpy as np

from pokernight.cards import FACES
from pokernight.play.counting import Outcome
from pokernight.play.judge import WHOLE, EndRules, Needed, Standards, strength_of
from pokernight.play.program import Node, Program, Royalty, Share, Step, Watch, Wild
from pokernight.play.record import Record, poured
from pokernight.ranking import ANY, NONE, OWN_AND_COMMON, SPECIAL, Aces, Either, Order, Pick, Points, Use

ROWS = 1 << 15
"""How many rows a compiled log holds; what comes after them is not kept."""
STANDINGS = 1 << 17
"""How many rows there are for who stood how at the showdowns of many hands."""
NEEDED = 48
"""How many hands the conditions of a game can speak of."""
WAYS, LINES, FEW = 4, 64, 8
"""How many ways of picking cards, lines of community cards, and hands or totals that win all there can be."""
OPTIONS = 64
"""How many things one card can be worth, and one more."""
SUM_WORDS = 40
"""In so many words of 64 bits there is one for each total that points may come to."""
BY_ORDER, BY_BADUGI, BY_POINTS = range(3)
"""What ranks the hands of an end."""
RUNGS = 8_600
"""How many low hands there are, suits apart."""


def _slot(slot: Field[Any]) -> tuple[Any, ...]:
    kind, many = slot.metadata["kind"], slot.metadata["many"]
    return (slot.name, kind, (many,)) if many else (slot.name, kind)


def _flat(kind: type) -> np.dtype[Any]:
    """The slots of a class as a structured type."""
    return np.dtype([_slot(slot) for slot in fields(kind)], align=True)


RECORD, OUTCOME, STEP, NODE, SHARE, WATCH, WILD, ROYALTY = map(
    _flat, (Record, Outcome, Step, Node, Share, Watch, Wild, Royalty)
)

TABLES = {
    "steps": (STEP, 256),
    "nodes": (NODE, 256),
    "shares": (SHARE, 16),
    "watches": (WATCH, 32),
    "wilds": (WILD, 16),
    "royalties": (ROYALTY, 48),
}
"""The tables of a game, and how many rows each can have; rows that are not used are empty."""
NUMBERS = tuple(name for name in Program._fields if name not in TABLES)

MANY = "many_{}"
"""The slot that says how many rows of a table are used."""

GAME = np.dtype(
    [(name, kind, (many,)) for name, (kind, many) in TABLES.items()]
    + [(name, "i8") for name in (*map(MANY.format, TABLES), *NUMBERS)],
    align=True,
)

ORDER = np.dtype(
    [
        *((name, "i8") for name in ("size", "low", "tame", "ace", "every", "many", "least")),
        ("categories", "i4", (32,)),
        ("places", "i4", (32,)),
        ("values", "i4", (64,)),
        ("runs", "i4", (32, 2)),
        ("short_runs", "i4", (32, 2)),
        ("rungs", "i4", (6, RUNGS, 7)),
    ],
    align=True,
)
"""An order of hands as `ranking.kernel` has it, and the least that wins."""

WAY = np.dtype([("free", "i8"), ("takes", "i8", (5, 2))], align=True)
"""A way of picking cards: whether all or none of each place are used, else how many at least and at most.

The places are down cards, up cards, community cards, those of one other player, and all of the player's own.
"""

END = np.dtype(
    [
        *((name, "i8") for name in ("score", "aces_low", "least_cards", "free", "laid", "many_lines", "many_ways")),
        ("ways", WAY, (WAYS,)),
        ("lines", "i8", (LINES,)),
        *((name, "i8") for name in ("target", "side", "over_wins", "most", "parts", "ordered")),
        ("options", "i4", (FACES + 16, OPTIONS)),
        ("extra", "i4", (FACES,)),
        ("leads", "i1", (FACES, FACES)),
    ],
    align=True,
)
"""What a game says about its hands at one end: which cards are used, and what they are worth where points count."""

JUDGE = np.dtype(
    [
        ("orders", ORDER, (2 * WHOLE,)),
        ("ends", END, (2,)),
        ("needed", "i8", (NEEDED,)),
        *((name, "i8") for name in ("bugs", "dead", "many_tops", "many_scoops")),
        ("tops", "i8", (FEW, 2)),
        ("scoops", "i8", (FEW, 2)),
    ],
    align=True,
)
"""Orders of high hands and low ones, of usual size and of one to four cards, the ends, what conditions speak of, the
faces that are bugs or dead, ranks of which so many beat every hand, and totals that win the whole pot."""


def log_of(standings: int, rows: int) -> np.dtype[Any]:
    """All that is written while hands are played: paper to rank a hand on, who stood how at showdowns, and the log."""
    return np.dtype(
        [
            ("paper", "i4", (6, 16)),
            ("sums", "i8", (2, SUM_WORDS)),
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
        flat_one[0][MANY.format(name)] = len(rows)
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
    judge = flat_one[0]
    for size in {0, *(share.size for share in shares if 0 < share.size < WHOLE)}:
        for low, end in enumerate((rules.high, rules.low)):
            least = () if rules.worth else end.least
            _pour_order(standards.order_for(low, size), least, judge["orders"][2 * size + low])
    for low, end in enumerate((rules.high, rules.low)):
        _pour_end(standards, end, low, judge["ends"][low])
    judge["needed"][: len(standards.needed)] = standards.needed
    judge["bugs"], judge["dead"] = (sum(1 << face for face in faces) for faces in (rules.bugs, rules.dead))
    judge["many_tops"], judge["many_scoops"] = len(rules.tops), len(rules.scoops)
    for row, (rank, many) in zip(judge["tops"], rules.tops, strict=False):
        row[:] = rank, many
    points = standards.points(low=False)
    for row, scoop in zip(judge["scoops"], rules.scoops if points else (), strict=False):
        row[:] = int(scoop.total * points.parts) if points else 0, scoop.most_cards or 0
    return flat_one


def refuse_unusual(game: Program, standards: Standards) -> None:
    """Refuse games of two packs, long ones, and a few that rank hands in ways that hardly any game does."""
    for name, (_, many) in TABLES.items():
        if (rows := len(getattr(game, name))) > many:
            raise CannotCompile(f"Compiled play has room for {many} {name}, and this game has {rows}.")
    if game.packs > 1:
        raise CannotCompile("Compiled play has room for the cards of one pack.")
    rules = standards.rules
    if any(order.loose or set(SPECIAL) & set(order.categories) for order in standards.orders):
        raise CannotCompile("The compiled judge knows the usual categories of hands only.")
    if len(rules.made) > NEEDED or max(len(rules.tops), len(rules.scoops)) > FEW:
        raise CannotCompile("The compiled judge has room for a few special hands only.")
    if rules.made and rules.high.least_cards:
        raise CannotCompile("The compiled judge does not tell what a hand is that cannot win.")
    for low, end in enumerate((rules.high, rules.low)):
        borrows = any(way.borrowed != NONE for way in _ways(end.use))
        if (end.least_cards and end.use is not OWN_AND_COMMON) or (end.lines and borrows):
            raise CannotCompile("The compiled judge does not know this way to use cards.")
        if len(end.lines) > LINES or len(_ways(end.use)) > WAYS:
            raise CannotCompile("The compiled judge has room for fewer lines of cards.")
        if (points := standards.points(low=low == 1)) and not _can_add_up(points):
            raise CannotCompile("The compiled judge counts points from 0 on, and none of jokers.")


def _can_add_up(points: Points) -> bool:
    from pokernight.ranking.totals import amounts_of, knows_points  # it loads the compiler

    if not knows_points(points):
        return False
    amounts = amounts_of(points)
    rows, columns = amounts.options.shape
    return rows <= FACES + 16 and columns <= OPTIONS and amounts.most * FACES < 64 * SUM_WORDS


def _ways(use: Use) -> tuple[Pick, ...]:
    """The ways of picking cards one of which may be used."""
    if isinstance(use, Either):
        return tuple(replace(way, borrowed=NONE) for way in use.ways)  # who has a choice borrows nothing
    assert isinstance(use, Pick)
    return (use,)


def _pour_end(standards: Standards, end: EndRules, low: int, row: Any) -> None:
    """What a game says about its hands at one end."""
    rules, order = standards.rules, standards.orders[low]
    points = standards.points(low=low == 1)
    row["score"] = BY_POINTS if points else BY_BADUGI if rules.badugi and low else BY_ORDER
    row["aces_low"] = rules.badugi or order.aces is not Aces.HIGH
    row["least_cards"], row["laid"], row["free"] = end.least_cards, end.laid, end.use is OWN_AND_COMMON
    row["many_lines"], row["many_ways"] = len(end.lines), len(_ways(end.use))
    row["lines"][: len(end.lines)] = [sum(1 << spot for spot in line) for line in end.lines]
    for way, pick in zip(row["ways"], _ways(end.use), strict=False):
        takes = (pick.down, pick.up, pick.common, pick.borrowed, pick.own)
        way["free"] = pick.own == ANY and all(take in (ANY, NONE) for take in takes)
        way["takes"] = [(take.least, take.most) for take in takes]
    if points:
        _pour_points(points, row)


def _pour_points(points: Points, row: Any) -> None:
    from pokernight.ranking.totals import amounts_of  # it loads the compiler

    amounts = amounts_of(points)
    row["options"] = -1
    row["options"][: len(amounts.options), : amounts.options.shape[1]] = amounts.options
    for name in ("extra", "leads", "target", "side", "over_wins", "most"):
        row[name] = getattr(amounts, name)
    row["parts"], row["ordered"] = points.parts, bool(points.worth.extras)


def _pour_order(order: Order, least: Sequence[Needed], row: Any) -> None:
    from pokernight.ranking.kernel import rules_of  # it loads the compiler

    rules = rules_of(order)
    for name in ("size", "low", "tame", "ace", "every", "many"):
        row[name] = getattr(rules, name)
    for name in ("categories", "places", "values", "runs", "short_runs"):
        table = getattr(rules, name)
        row[name][: len(table)] = table
    pages, rungs = rules.rungs.shape[:2]
    row["rungs"][:pages, :rungs] = rules.rungs
    row["least"] = max((strength_of(order, need) for need in least), default=0)


def flat_log(room: int = ROWS, standing_room: int = 0) -> Any:
    """An empty log for so many rows."""
    flat_one = np.zeros(1, LOG)
    flat_one[0]["room"], flat_one[0]["standing_room"] = room, standing_room
    return flat_one
