"""The same play, compiled: every function as it is written, over records of numpy instead of plain ones.

What cannot be compiled as it is written (sets as bits, the log, chance, the judge) has a native twin here, with the
same name and the same meaning. Importing this module loads numba; nothing else in `play` does. Descriptions,
shuffles and pots compile in seconds; a whole betting round takes the compiler half a minute, and the course longer.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import IntEnum
from functools import cache
from types import FunctionType, ModuleType
from typing import Any, NamedTuple

import numpy as np
from numba import njit, types
from numba.extending import intrinsic

from pokernight.play import (
    asking,
    bits,
    cards,
    chips,
    course,
    describing,
    doing,
    judge,
    lying,
    memory,
    pots,
    seats,
    telling,
)
from pokernight.play.lowering import Lowered
from pokernight.play.program import Node, Program, Share, Step, Table, Watch, Wild
from pokernight.play.record import Record, flat, poured
from pokernight.play.verbs import (
    bet,
    choosing,
    deal,
    declare,
    discard,
    draw,
    flip,
    lay,
    look,
    passing,
    paying,
    redeal,
    showdown,
    split,
    stack,
    twist,
)
from pokernight.ranking.kernel import Rules, knows, rules_of, value_of
from pokernight.ranking.order import TOP, Order
from pokernight.ranking.use import OWN_AND_COMMON

MODULES: tuple[ModuleType, ...] = (
    asking, bits, cards, chips, course, describing, doing, judge, lying, memory, pots, seats, telling,
    bet, choosing, deal, declare, discard, draw, flip, lay, look, passing, paying,
    redeal, showdown, split, stack, twist,
)  # fmt: skip

ROWS = 4096
"""How many rows a compiled log holds; what comes after them is not kept."""


class CannotCompile(ValueError):
    """A game whose hands the compiled judge cannot rank; the message is a sentence."""


class FlatJudge(NamedTuple):
    """What ranks hands, all in numbers, and what chance comes from."""

    high: Rules
    low: Rules
    needed: Any
    """The strengths that the game's conditions speak of."""
    least_high: int
    least_low: int
    faces: Any
    kinds: Any
    room: Any
    """Arrays to write on while a hand is ranked."""
    seed: int


# native twins


def _ctpop(context: Any, number: Any) -> Any:  # noqa: ARG001
    return types.int64(types.int64), lambda _c, builder, _s, args: builder.ctpop(args[0])


_popcount: Any = intrinsic(_ctpop)


def count(bits: int) -> int:
    """How many there are."""
    return int(_popcount(np.int64(bits)))


def first(bits: int) -> int:
    """The lowest of a set that is not empty."""
    return int(_popcount((np.int64(bits) & -np.int64(bits)) - 1))


def last(bits: int) -> int:
    """The highest of a set that is not empty."""
    number = np.int64(bits)
    number |= number >> 1
    number |= number >> 2
    number |= number >> 4
    number |= number >> 8
    number |= number >> 16
    number |= number >> 32
    return int(_popcount(number)) - 1


def write_row(log: Any, at: int, kind: int, a: int, b: int, c: int, d: int, e: int) -> None:
    """Write a row, where there is room for it."""
    if at < log.shape[0]:
        row = log[at]
        row[0], row[1], row[2], row[3], row[4], row[5] = kind, a, b, c, d, e


def drawn(seed: int, number: int, many: int) -> int:
    """A number below another, by what a counter is mixed to."""
    mixed = np.uint64(seed) * np.uint64(0x9E3779B97F4A7C15) + np.uint64(number) * np.uint64(0xD1B54A32D192ED03)
    mixed += np.uint64(0x9E3779B97F4A7C15)
    mixed = (mixed ^ (mixed >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    mixed = (mixed ^ (mixed >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    mixed = mixed ^ (mixed >> np.uint64(31))
    return int(((mixed >> np.uint64(32)) * np.uint64(many)) >> np.uint64(32))


def arrange(t: Any, cards: int) -> None:
    """Write the order of a new deck into the record."""
    s = t.s
    size, left = 0, cards
    while left:
        s.order[size] = first(left)
        left &= left - 1
        size += 1
    for at in range(size - 1, 0, -1):
        other = drawn(t.judge.seed, s.shuffles * 64 + at, at + 1)
        kept = s.order[at]
        s.order[at] = s.order[other]
        s.order[other] = kept


def ranked(judge: Any, cards: int, wild: int, low: int) -> int:
    """How good the best hand of some cards is; jokers are wild anyway."""
    number, left = 0, cards
    while left:
        card = first(left)
        left &= left - 1
        judge.faces[number] = card
        judge.kinds[number] = 1 if wild >> card & 1 or card >= 52 else 0
        number += 1
    rules = judge.low if low else judge.high
    value = value_of(rules, judge.faces[:number], judge.kinds[:number], judge.room)
    return TOP - value if low else value


def rank_showing(t: Any, up: int, wild: int, low: int) -> int:
    """How good cards are that lie face up."""
    return ranked(t.judge, up, wild, low)


def rank_hand(t: Any, down: int, up: int, board: int, wild: int, low: int, size: int, own: int) -> int:  # noqa: ARG001
    """How good the hand of a player is; 0 cannot win."""
    if not down | up | board:
        return 0
    strength = ranked(t.judge, down | up | board, wild, low)
    return strength if strength >= (t.judge.least_low if low else t.judge.least_high) else 0


def rank_needed(t: Any, number: int) -> int:
    """How good a hand is that the game speaks of."""
    return t.judge.needed[number]  # type: ignore[no-any-return]


def name_hand(t: Any, down: int, up: int, board: int, wild: int, low: int, size: int, own: int) -> int:  # noqa: ARG001
    """Compiled play gives hands no names."""
    return 0


def name_card(t: Any, card: int) -> int:  # noqa: ARG001
    """Compiled play gives cards no names."""
    return 0


def name_cards(t: Any, many: int, kind: int) -> int:  # noqa: ARG001
    """Nor several of them."""
    return 0


NATIVE: dict[str, Callable[..., Any]] = {
    twin.__name__: twin
    for twin in (
        *(count, first, last, write_row, drawn, arrange),
        *(ranked, rank_showing, rank_hand, rank_needed, name_hand, name_card, name_cards),
    )
}


@cache
def kernel(*entries: str) -> dict[str, Any]:
    """Every function of play by its full name, compiled when it is first called; those that Python calls are named."""
    functions = {
        f"{module.__name__}.{name}": value
        for module in MODULES
        for name, value in vars(module).items()
        if isinstance(value, FunctionType) and value.__module__ == module.__name__
    }
    made: dict[str, Any] = {}
    spaces = {module.__name__: _numbers_of(vars(module)) for module in MODULES}
    own = _numbers_of(globals())
    for name, twin in NATIVE.items():
        made[name] = _jitted(FunctionType(twin.__code__, own, name, twin.__defaults__), entry=False)
    own.update(made)
    for full, plain in functions.items():
        home, _, name = full.rpartition(".")
        again = FunctionType(plain.__code__, spaces[home], name, plain.__defaults__)
        made[full] = made[name] if name in NATIVE else _jitted(again, entry=full in entries)
    for module in MODULES:
        space = spaces[module.__name__]
        for name, value in vars(module).items():
            if isinstance(value, FunctionType):
                space[name] = made.get(f"{value.__module__}.{value.__name__}", value)
    return made


def _jitted(function: FunctionType, *, entry: bool) -> Any:
    """A function that is compiled when it is first called; only those that Python calls can be called by it."""
    compiling: Any = njit
    return compiling(error_model="numpy", no_cpython_wrapper=not entry, no_cfunc_wrapper=True)(function)


def _numbers_of(space: dict[str, Any]) -> dict[str, Any]:
    """The names of a module, with enumerations as plain numbers."""
    return {
        name: _as_numbers(value) if isinstance(value, type) and issubclass(value, IntEnum) else value
        for name, value in space.items()
    }


@cache
def _as_numbers(kind: type[IntEnum]) -> Any:
    members: Any = NamedTuple(kind.__name__, [(member.name, int) for member in kind])  # type: ignore[misc]
    return members(*[int(member) for member in kind])


# a game and a hand


def flat_program(game: Program) -> Any:
    """A program with arrays of numpy for its tables."""
    return game._replace(
        steps=_rows(Step, game.steps),
        nodes=_rows(Node, game.nodes),
        shares=_rows(Share, game.shares),
        watches=_rows(Watch, game.watches),
        wilds=_rows(Wild, game.wilds),
    )


def _rows(kind: type, plain: Sequence[Any]) -> Any:
    rows = np.zeros(len(plain), flat(kind))
    for row, one in zip(rows, plain, strict=True):
        poured(one, row)
    return rows


def flat_judge(plain: judge.Judge, seed: int) -> FlatJudge:
    """A judge all in numbers; games whose hands go by points or by where cards lie are refused."""
    rules = plain.rules
    orders = plain.standards.orders
    ends = (rules.high, rules.low)
    if rules.worth or rules.badugi or rules.bugs or rules.dead or any(end.use is not OWN_AND_COMMON for end in ends):
        raise CannotCompile("The compiled judge ranks hands by their usual order only.")
    if any(end.least_cards for end in ends) or not all(knows(order) for order in orders):
        raise CannotCompile("The compiled judge does not know this order of hands.")
    high, low = (_least(order, end) for order, end in zip(orders, ends, strict=True))
    needed = np.array([judge.strength_of(orders[0], need) for need in rules.made] or [0], np.int64)
    faces, kinds, room = np.zeros(64, np.int32), np.zeros(64, np.int32), np.zeros((6, 16), np.int32)
    return FlatJudge(rules_of(orders[0]), rules_of(orders[1]), needed, high, low, faces, kinds, room, seed)


def _least(order: Order, end: judge.EndRules) -> int:
    return max((judge.strength_of(order, need) for need in end.least), default=0)


def flat_table(game: Lowered, record: Record, plain: judge.Judge, seed: int) -> Table:
    """A table for compiled play, with a record as it is now."""
    states = np.zeros(1, flat(Record))
    poured(record, states[0])
    log = np.zeros((ROWS, 6), np.int64)
    return Table(flat_program(game.program), states[0], log, flat_judge(plain, seed))  # type: ignore[arg-type]
