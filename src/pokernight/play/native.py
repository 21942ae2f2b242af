"""What compiled play does in its own way: sets as bits, the log and chance have twins here; the judge has a module.

Each has the name and the meaning of the plain function that it stands for. `t` and its parts are records of numpy.
"""

from typing import Any, NamedTuple, TypeAlias

import numpy as np
from llvmlite import ir
from numba import from_dtype, types
from numba.core import cgutils
from numba.extending import intrinsic

from pokernight.play import native_judge
from pokernight.play.flat import END, GAME, JUDGE, LOG, NODE, OUTCOME, RECORD, SHARE, STEP, WATCH, WAY, WILD
from pokernight.play.players import Player
from pokernight.play.record import PARTS, PILES, SEATS, Record
from pokernight.play.standing import note_payments, note_standings
from pokernight.play.verbs.redeal import MOST_DEALS
from pokernight.ranking.compiled import popcount, top_bit

RECORD_SIZE, RECORD_WORDS, OUTCOME_SIZE = RECORD.itemsize, RECORD.itemsize // 8, OUTCOME.itemsize
ASKED = int(Player.ASKED)
MOST_STANDINGS = MOST_DEALS * (PARTS * SEATS + 1)
"""How many rows one hand can write of who stands how."""


class FlatTable(NamedTuple):
    """What every compiled function is given: the game, the record, the log and the judge."""

    game: Any
    s: Any
    log: Any
    judge: Any


def named(name: str, kind: np.dtype[Any]) -> Any:
    """A record with a short name: numba would spell out all of its slots in the name of each function."""
    record = from_dtype(kind)
    record.name = name
    return record


_game, _record, _log, _judge, _outcome = (
    named(name, kind)
    for name, kind in (("Game", GAME), ("Record", RECORD), ("Log", LOG), ("Judge", JUDGE), ("Outcome", OUTCOME))
)
_tuple_of: Any = types.NamedTuple
KINDS: dict[str, Any] = {
    "Table": _tuple_of((_game, _record, _log, _judge), FlatTable),
    "Record": _record,
    "Judge": _judge,
    "Log": _log,
    "Outcome": _outcome,
    "Step": named("Step", STEP),
    "Node": named("Node", NODE),
    "Share": named("Share", SHARE),
    "Watch": named("Watch", WATCH),
    "End": named("End", END),
    "Way": named("Way", WAY),
    "Wild": named("Wild", WILD),
    "int": types.int64,
    "Card": types.int64,
    "bool": types.boolean,
}
"""What the annotations of play mean to the compiler."""


def found_at(kind: Any) -> Any:
    """A function that finds the record of a kind at an address."""

    def found(context: Any, address: Any) -> Any:  # noqa: ARG001
        return kind(types.int64), lambda c, builder, s, args: builder.inttoptr(args[0], c.get_value_type(s.return_type))

    return intrinsic(found)


game_at, record_at, log_at, judge_at, outcome_at = map(found_at, (_game, _record, _log, _judge, _outcome))


copying: Any = cgutils.raw_memcpy


def _copied(context: Any, to: Any, source: Any, words: Any) -> Any:  # noqa: ARG001
    def copied(_: Any, builder: Any, _s: Any, args: Any) -> Any:
        into, out_of = (builder.inttoptr(address, ir.IntType(64).as_pointer()) for address in args[:2])
        copying(builder, into, out_of, args[2], 8)
        return ir.Constant(ir.IntType(64), 0)

    return types.int64(types.int64, types.int64, types.int64), copied


copy_words: Any = intrinsic(_copied)
"""Copy so many words of 8 bytes from one address to another."""

Table: TypeAlias = FlatTable
Log: TypeAlias = Any
Judge: TypeAlias = Any
Step: TypeAlias = Any
Share: TypeAlias = Any


def count(bits: int) -> int:
    """How many there are."""
    return popcount(bits)  # type: ignore[no-any-return]


def first(bits: int) -> int:
    """The lowest of a set that is not empty."""
    return popcount((bits & -bits) - 1)  # type: ignore[no-any-return]


def last(bits: int) -> int:
    """The highest of a set that is not empty."""
    return top_bit(bits)  # type: ignore[no-any-return]


def is_written(log: Log) -> bool:
    """Whether there is room for any row."""
    return log.room > 0  # type: ignore[no-any-return]


def write_row(log: Log, at: int, kind: int, a: int, b: int, c: int, d: int, e: int) -> None:
    """Write a row, where there is room for it."""
    if at < log.room:
        row = log.rows[at]
        row[0], row[1], row[2], row[3], row[4], row[5] = kind, a, b, c, d, e


def drawn(seed: int, number: int, many: int) -> int:
    """A number below another, by what a counter is mixed to."""
    mixed = np.uint64(seed) * np.uint64(0x9E3779B97F4A7C15) + np.uint64(number) * np.uint64(0xD1B54A32D192ED03)
    mixed += np.uint64(0x9E3779B97F4A7C15)
    mixed = (mixed ^ (mixed >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    mixed = (mixed ^ (mixed >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    mixed = mixed ^ (mixed >> np.uint64(31))
    return np.int64(((mixed >> np.uint64(32)) * np.uint64(many)) >> np.uint64(32))  # type: ignore[return-value]


def arrange(t: Table, cards: int) -> None:
    """Write the cards of a new deck into the record; which of them lies where is left to chance when they are dealt."""
    s = t.s
    size, left = 0, cards
    while left:
        s.order[size] = first(left)
        left &= left - 1
        size += 1
    s.mixed = 0


def write_standing(log: Log, at: int, showdown: int, part: int, seat: int, worth: int, won: int) -> None:
    """Write a row of who stands how, where there is room for it."""
    if at < log.standing_room:
        row = log.standings[at]
        row[0], row[1], row[2], row[3], row[4] = showdown, part, seat, worth, won


def name_hand(t: Table, down: int, up: int, board: int, wild: int, share: Share) -> int:  # noqa: ARG001
    """Compiled play gives hands no names."""
    return 0


def name_scoop(t: Table, number: int) -> int:  # noqa: ARG001
    """Nor to a total."""
    return 0


def name_all(t: Table, many: int) -> int:  # noqa: ARG001
    """Nor to several at once."""
    return 0


def name_card(t: Table, card: int) -> int:  # noqa: ARG001
    """Nor any to cards."""
    return 0


def name_cards(t: Table, many: int, kind: int) -> int:  # noqa: ARG001
    """Nor to how many there are of a kind."""
    return 0


def keep_showdown(t: Table, step: Step) -> None:
    """Write down at once who stands how, where somebody wants to know."""
    if t.log.standing_room:
        note_standings(t, step)  # type: ignore[arg-type]


def close_showdowns(t: Table) -> None:
    """Write down who was paid after the last one."""
    if t.log.standing_room:
        note_payments(t)  # type: ignore[arg-type]


TWINS = (
    *(count, first, last, is_written, write_row, write_standing, drawn, arrange),
    *native_judge.TWINS,
    *(name_hand, name_scoop, name_all, name_card, name_cards, keep_showdown, close_showdowns),
)


def play_hands(
    game: int, start: int, state: int, log: int, judge: int, outcomes: int, player: int, seed: int, hands: int
) -> int:
    """Many hands in one record, each with the next seed, until there is no room for who stands how; how many.

    The records come as addresses. For players who are asked each time there is a record of its own for each hand, which
    goes on up to the next question.
    """
    if player == ASKED:
        for number in range(hands):
            table = FlatTable(game_at(game), record_at(state + number * RECORD_SIZE), log_at(log), judge_at(judge))
            play_counted(table, outcome_at(outcomes), player)  # type: ignore[name-defined]  # noqa: F821
        return hands
    s: Record = record_at(state)
    t = FlatTable(game_at(game), s, log_at(log), judge_at(judge))
    standings = 0
    for number in range(hands):
        copy_words(state, start, RECORD_WORDS - SEATS * (PILES - s.piles))  # no other pile was ever in use
        s.seed = seed + number
        s.standings = standings
        play_counted(t, outcome_at(outcomes + number * OUTCOME_SIZE), player)  # type: ignore[name-defined]  # noqa: F821
        standings = s.standings
        if t.log.standing_room and t.log.standing_room - standings < MOST_STANDINGS:
            return number + 1
    return hands
