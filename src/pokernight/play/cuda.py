"""The same play on a graphics card: one hand a thread, every function as it is written.

It needs a card by NVIDIA and `pip install 'pokernight[cuda]'`. On the card no function calls itself: what a node means
is worked out by one function for each depth, and games whose nodes lie deeper in each other are left to the processor.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from types import FunctionType
from typing import Any

import numba.cuda
import numpy as np
from numba import types

from pokernight.play import native, native_judge
from pokernight.play.compiled import CompiledGame, unique, version, written
from pokernight.play.describing import meant
from pokernight.play.flat import OUTCOME, RECORD, CannotCompile, log_of
from pokernight.play.lowering import Lowered
from pokernight.play.native import FlatTable, copy_words, found_at, game_at, judge_at, named, outcome_at, record_at
from pokernight.play.players import Player, play_counted
from pokernight.play.program import Node
from pokernight.play.record import Record
from pokernight.table.options import Options

try:
    from numba.cuda.core.errors import TypingError
except ImportError:  # there is no card, and the errors are those of the compiler for the processor
    from numba.core.errors import TypingError

cuda: Any = numba.cuda

DEPTH = 8
"""So deep can the nodes of a game lie in each other."""
SHOWN = 64
"""How many rows of who stands how a hand has room for; a hand that needs more is played again by the processor."""
LONG = 60
"""A function of more instructions than this is called; a shorter one may be written out where it is called."""
BLOCK, BLOCKS = 64, 1_024
"""The threads of a block, and how many blocks play at once."""

LOG = log_of(SHOWN, 1)
_log = named("Log", LOG)
_tuple_of: Any = types.NamedTuple
KINDS: dict[str, Any] = {
    **native.KINDS,
    "Log": _log,
    "Table": _tuple_of((*native.KINDS["Table"].types[:2], _log, native.KINDS["Judge"]), FlatTable),
}
"""What the annotations of play mean to the compiler for the card."""
log_at = found_at(_log)
RECORD_SIZE, RECORD_WORDS = RECORD.itemsize, RECORD.itemsize // 8
OUTCOME_SIZE, LOG_SIZE = OUTCOME.itemsize, LOG.itemsize


def play_on_card(
    game: int,
    start: int,
    states: int,
    logs: int,
    judge: int,
    outcomes: int,
    player: int,
    seed: int,
    hands: int,
    shown: int,
) -> None:
    """A hand in each thread, each with a seed of its own and room for who stands how. Records come as addresses."""
    number = cuda.grid(1)
    if number < hands:
        state = states + number * RECORD_SIZE
        copy_words(state, start, RECORD_WORDS)
        s = record_at(state)
        s.seed = seed + number
        log = log_at(logs + number * LOG_SIZE)
        log.room, log.standing_room = 0, shown
        t = FlatTable(game_at(game), s, log, judge_at(judge))
        played(t, outcome_at(outcomes + number * OUTCOME_SIZE), player)  # type: ignore[name-defined]  # noqa: F821


def is_there() -> bool:
    """Whether there is a card to play on."""
    return bool(cuda.is_available())


@cache
def kernel() -> Any:
    """What the card plays, read from disk or compiled, which takes minutes."""
    space = {**vars(native_judge), **vars(native), **globals()}
    signature = types.void(*(types.int64,) * play_on_card.__code__.co_argcount)
    try:
        return _kernel(space, signature)
    except TypingError:  # it is not on disk, and what it calls is not known yet
        space["played"] = _pieces(space)[unique(play_counted)]
        return _kernel(space, signature)


def _kernel(space: dict[str, Any], signature: Any) -> Any:
    plain = FunctionType(play_on_card.__code__, space, play_on_card.__name__)
    plain.__module__ = play_on_card.__module__
    plain.__qualname__ = f"{play_on_card.__name__}_{version()}"  # names the file on disk
    return cuda.jit(signature, cache=True)(plain)


def _pieces(space: dict[str, Any]) -> dict[str, Any]:
    """Every function compiled for the card; what calls the last one is linked with all of them, each of them once."""
    libraries: list[Any] = []
    for name, text, kinds in _functions():
        exec(compile(text, __file__, "exec"), space)
        piece = cuda.jit(device=True)(space[name])
        library = piece.compile_device(tuple(KINDS[kind] for kind in kinds)).library
        piece.disable_compile()
        _keep_apart(library)
        library._linking_libraries.difference_update(libraries)
        libraries.append(library)
        space[name] = piece
    library._linking_libraries = libraries[-2::-1]  # what is called comes after what calls it, or it is passed over
    return space


def _functions() -> Iterator[tuple[str, str, Sequence[str]]]:
    """The name, the text and the kinds of arguments of every function; the one that calls itself for each depth."""
    again, deeper = unique(meant), "nothing_deeper"
    yield deeper, f"def {deeper}(t, at, you, card):\n    return 0", ("Table", "int", "int", "int")
    for name, part in written().items():
        for depth in range(DEPTH if name == again else 1):
            here = again if depth == DEPTH - 1 else f"{again}_{depth}" if name == again else name
            head, _, body = part.text.partition("\n")
            if name == again:
                head, body = head.replace(again, here), body.replace(f"{again}(", f"{deeper}(")
                deeper = here
            yield here, f"{head}\n{body}", part.kinds


def _keep_apart(library: Any) -> None:
    """Let a long function be called: written out wherever it is called, all of them would take hours to compile."""
    for function in library._module.functions:
        if sum(len(block.instructions) for block in function.blocks) > LONG:
            function.attributes.add("noinline")


class CardGame(CompiledGame):
    """A game at a table of a certain kind, ready for many hands on the card; `CannotCompile` where it cannot be."""

    def __init__(self, game: Lowered, start: Record, options: Options) -> None:
        """Take a game, the record of the table before the first card, and its customs."""
        super().__init__(game, start, options)
        if (deep := depth_of(game.program.nodes)) > DEPTH:
            raise CannotCompile(f"The card has room for descriptions {DEPTH} deep, and this game has one of {deep}.")
        self._there = [cuda.to_device(flat.view(np.uint8)) for flat in (self._game, self._start, self._judge)]

    def outcomes(
        self, hands: int, seed: int, player: Player = Player.RANDOM, *, standings: bool = False
    ) -> tuple[Any, Any]:
        """What came of each hand, with the seeds from one on, and who stood how at their showdowns."""
        room = BLOCK * BLOCKS
        parts = [
            self._launch(min(room, hands - done), seed + done, player, standings=standings)
            for done in range(0, hands, room)
        ]
        outcomes, shown = map(np.concatenate, zip(*parts, strict=True))
        outcomes["standings"] = np.cumsum(outcomes["standings"])
        return outcomes, shown

    def _launch(self, hands: int, seed: int, player: Player, *, standings: bool) -> tuple[Any, Any]:
        """Play as many hands as there is room for at once."""
        game, start, judge = self._there
        states, paper = (cuda.device_array(hands * size, np.uint8) for size in (RECORD_SIZE, LOG_SIZE))
        found = cuda.to_device(np.zeros(hands, OUTCOME).view(np.uint8))
        addresses = [array.__cuda_array_interface__["data"][0] for array in (game, start, states, paper, judge, found)]
        kernel()[-(-hands // BLOCK), BLOCK](*addresses, int(player), seed, hands, SHOWN if standings else 0)
        outcomes = found.copy_to_host().view(OUTCOME)
        many = outcomes["standings"]
        if not standings:
            return outcomes, np.zeros((0, 5), np.int32)
        rows = paper.copy_to_host().view(LOG)["standings"]
        shown = rows[np.arange(SHOWN) < many[:, None]]
        if (many > SHOWN).any():
            shown = np.concatenate(
                [
                    self.play(1, seed + number, player, standings=True).standings
                    if more > SHOWN
                    else rows[number][:more]
                    for number, more in enumerate(many)
                ]
            )
        return outcomes, shown


def depth_of(nodes: Sequence[Node]) -> int:
    """How deep the nodes of a game lie in each other; each is made from nodes before it."""
    deep: list[int] = []
    for node in nodes:
        deep.append(1 + max((deep[made] for made in (node.first, node.second) if made), default=0))
    return max(deep, default=0)
