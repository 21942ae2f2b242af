"""The same play, compiled: every function as it is written, over records of numpy instead of plain ones.

Each function is compiled alone, for the one signature that its annotations give, with the members of enumerations and
the constants of its module as plain numbers. Only the entry is linked with all the others: if each function were
linked with those that it calls, their code would be optimized over and over. What was compiled is kept on disk, named
by the text of all that went into it. Importing this module loads numba; nothing else in `play` does.
"""

from __future__ import annotations

import ast
import inspect
import subprocess
import sys
import textwrap
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from enum import IntEnum
from functools import cache, cached_property
from hashlib import blake2s
from pathlib import Path
from types import FunctionType
from typing import Any, TypeAlias

import numpy as np
from llvmlite.binding import Linkage
from numba import njit, types
from numba.core.codegen import JITCodeLibrary
from numba.core.errors import TypingError
from numba.core.registry import cpu_target

from pokernight.play import judge, native, native_judge, players
from pokernight.play.flat import (
    MANY,
    OUTCOME,
    RECORD,
    ROWS,
    STANDINGS,
    TABLES,
    flat_game,
    flat_judge,
    flat_log,
    flat_record,
    refuse_unusual,
)
from pokernight.play.judge import standards_of
from pokernight.play.lowering import Lowered
from pokernight.play.players import Player
from pokernight.play.record import Record
from pokernight.ranking.compiled import VERSION
from pokernight.table.options import Options

Function: TypeAlias = Callable[..., Any]
TWINS: dict[str, Any] = {twin.__name__: twin for twin in native.TWINS}


class Written(ast.NodeTransformer):
    """A function of play as it is compiled: with names that are unique, numbers for constants, and all arguments."""

    def __init__(self, function: FunctionType) -> None:
        """Take a function."""
        self._space = function.__globals__
        self._own = set(function.__code__.co_varnames)
        self.calls: list[FunctionType] = []
        """The functions that it calls."""
        tree = ast.parse(textwrap.dedent(inspect.getsource(function))).body[0]
        assert isinstance(tree, ast.FunctionDef)
        self.kinds = [ast.unparse(argument.annotation) for argument in tree.args.args if argument.annotation]
        for argument in tree.args.args:
            argument.annotation = None
        tree.returns, tree.args.defaults, tree.name = None, [], unique(function)
        tree.body = [self.visit(part) for part in tree.body]
        self.text = ast.unparse(ast.fix_missing_locations(tree))

    def visit_Attribute(self, node: ast.Attribute) -> ast.AST:
        """The member of an enumeration is a number."""
        kind = self._known(node.value)
        if isinstance(kind, type) and issubclass(kind, IntEnum):
            return ast.Constant(int(kind[node.attr]))
        return self.generic_visit(node)

    def visit_Name(self, node: ast.Name) -> ast.AST:
        """A function goes by its unique name, and a constant is a number."""
        value = self._known(node)
        if isinstance(value, FunctionType):
            value = TWINS.get(value.__name__, value)
            if value.__module__ == judge.__name__:
                raise NotImplementedError(f"{value.__name__} needs a twin in play/native.py, to be compiled.")
            self.calls.append(value)
            return ast.Name(unique(value), node.ctx)
        return ast.Constant(int(value)) if isinstance(value, int) else node

    def visit_Call(self, node: ast.Call) -> ast.AST:
        """Whatever is left out in a call is written out."""
        called = self._known(node.func)
        if isinstance(called, FunctionType):
            named = {word.arg: word.value for word in node.keywords}
            for place, (name, parameter) in enumerate(inspect.signature(called).parameters.items()):
                if place >= len(node.args):
                    node.args.append(named.get(name, ast.Constant(parameter.default)))
            node.keywords = []
        return self.generic_visit(node)

    def visit_For(self, node: ast.For) -> ast.AST:
        """Of a table of the game, only the rows that it has are gone through, and not those that are empty."""
        if isinstance(node.iter, ast.Attribute) and node.iter.attr in TABLES:
            table, row = ast.unparse(node.iter), f"row_of_{node.iter.attr}"
            many = f"{ast.unparse(node.iter.value)}.{MANY.format(node.iter.attr)}"
            node.body.insert(0, ast.parse(f"{ast.unparse(node.target)} = {table}[{row}]").body[0])
            node.target, node.iter = ast.Name(row, ast.Store()), ast.parse(f"range({many})", mode="eval").body
        return self.generic_visit(node)

    def _known(self, node: ast.AST) -> Any:
        """What a name stands for in the module, where it is not the function's own."""
        return self._space.get(node.id) if isinstance(node, ast.Name) and node.id not in self._own else None


def unique(function: Callable[..., Any]) -> str:
    """A name that no other function has."""
    return f"{function.__module__.rpartition('.')[2]}__{function.__name__}"


def written(root: Function = players.play_counted) -> dict[str, Written]:
    """Every function that one needs by its unique name, those that it calls before it."""
    found: dict[str, Written] = {}

    def add(function: Any, before: tuple[str, ...]) -> None:
        name = unique(function)
        if name not in found and name not in before:
            made = Written(function)
            for called in made.calls:
                add(called, (*before, name))
            found[name] = made

    add(root, ())
    return found


@cache
def entry() -> Any:
    """The function that plays many hands, read from disk, where it is written by a process of its own if need be.

    The process that compiles has the code of each function in memory alone, not yet optimized with those around it, and
    the linker would prefer that: it plays at half the speed.
    """
    if not is_kept():
        subprocess.run([sys.executable, "-c", COMPILE], check=False)
    return compile_here()


COMPILE = "from pokernight.play.compiled import compile_here; compile_here()"


def compile_here(plain: Function = native.play_hands, root: Function = players.play_counted) -> Any:
    """A function that plays many hands by one that plays a hand, read from disk or compiled by this process."""
    space = {**vars(native_judge), **vars(native)}
    made = _entry(space, plain)
    signature = (types.int64,) * plain.__code__.co_argcount
    try:
        made.compile(signature)
    except TypingError:  # it is not on disk, and what it calls is not known yet
        with made_as(Piece):
            space[root.__name__] = _pieces(space, root)[unique(root)]
        made = _entry(space, plain)
        with made_as(Whole):
            made.compile(signature)
    made.disable_compile()
    return made


class Piece(JITCodeLibrary):
    """A function optimized for loops over the few seats of a table, which are over before vectors are loaded."""

    def _optimize_final_module(self) -> None:
        codegen: Any = self._codegen
        passes, builder = codegen._module_pass_manager(loop_vectorize=False, slp_vectorize=False)
        passes.run(self._final_module, builder)


class Whole(Piece):
    """The entry linked with everything that it calls, which nothing else will ever call.

    So each function is optimized for the calls that there are: those that cannot fail are not asked whether they have,
    arguments that make no difference are left out, and what is called from one place only becomes a part of it.
    """

    def _optimize_final_module(self) -> None:
        for function in self._final_module.functions:
            if function.linkage == Linkage.linkonce_odr and not function.is_declaration:
                function.linkage = Linkage.internal
        super()._optimize_final_module()


@contextmanager
def made_as(kind: type[JITCodeLibrary]) -> Iterator[None]:
    """Let whatever is compiled meanwhile be linked and optimized in a certain way."""
    codegen = cpu_target.target_context.codegen()
    codegen._library_class = kind
    try:
        yield
    finally:
        del codegen._library_class


def _entry(space: dict[str, Any], entry: Function = native.play_hands) -> Any:
    """The entry with what it finds in its module, not compiled yet."""
    plain = FunctionType(entry.__code__, {**entry.__globals__, **space}, entry.__name__)
    plain.__module__ = entry.__module__
    plain.__qualname__ = f"{entry.__name__}_{version(Path(inspect.getfile(entry)))}"  # names the file on disk
    compiling: Any = njit
    try:
        return compiling(cache=True, nogil=True, error_model="numpy", no_cfunc_wrapper=True)(plain)
    except RuntimeError:  # there is nowhere to keep it
        return compiling(nogil=True, error_model="numpy", no_cfunc_wrapper=True)(plain)


def is_kept() -> bool:
    """Whether compiled play is on disk, so that it is there at once."""
    entry = _entry({})
    folder = entry.stats.cache_path
    return folder is not None and any(Path(folder).glob(f"*{entry.py_func.__qualname__}*.nbc"))


@cache
def version(*more: Path) -> str:
    """A short word for the text of everything that is compiled, in `play` and in other files."""
    word = blake2s(VERSION.encode(), digest_size=6)
    here = Path(__file__).parent
    for source in (*sorted(here.glob("*.py")), *sorted(here.glob("verbs/*.py")), *more):
        word.update(source.read_bytes())
    return word.hexdigest()


def _pieces(space: dict[str, Any], root: Function) -> dict[str, Any]:
    """Every function compiled alone; what calls the last one is linked with all of them."""
    parts = written(root)
    exec(compile("\n".join(part.text for part in parts.values()), __file__, "exec"), space)
    compiling: Any = njit
    libraries = []
    for name, part in parts.items():
        signature = tuple(native.KINDS[kind] for kind in part.kinds)
        piece = compiling(error_model="numpy", no_cpython_wrapper=True, no_cfunc_wrapper=True)(space[name])
        space[name] = piece
        piece.compile(signature)
        piece.disable_compile()
        compiled = piece.overloads[signature]
        libraries.append(compiled.library)
        context = compiled.target_context
        context.remove_user_function(compiled.entry_point)
        whole = libraries[::-1] if name == [*parts][-1] else ()  # what is not asked for yet would not be linked
        context.insert_user_function(compiled.entry_point, compiled.fndesc, whole)
    return space


class CompiledGame:
    """A game at a table of a certain kind, ready for many hands; `CannotCompile` where it cannot be."""

    def __init__(self, game: Lowered, start: Record, options: Options) -> None:
        """Take a game, the record of the table before the first card, and its customs."""
        standards = standards_of(game.hands, options)
        refuse_unusual(game.program, standards)
        self._game = flat_game(game.program)
        self._judge = flat_judge(standards, game.program.shares)
        self._start = flat_record(start)

    def play(
        self, hands: int, seed: int, player: Player = Player.RANDOM, *, standings: bool = False, log: bool = False
    ) -> Played:
        """Play hands with the seeds from one on: all of them, or fewer where many stand in many showdowns."""
        state = self._start.view(np.uint8).copy().view(RECORD)  # slot by slot it would take a hundred times as long
        outcomes = np.zeros(hands, OUTCOME)
        written = flat_log(ROWS if log else 0, STANDINGS if standings else 0)
        records = (self._game, self._start, state, written, self._judge, outcomes)
        done = entry()(*(record.ctypes.data for record in records), player, seed, hands)
        return Played(outcomes[:done], state[0], written[0])

    def play_to_questions(self, states: Any) -> None:
        """Go on at many tables, each with a record of its own, up to the next question or to the end of the hand."""
        written, outcomes = self._paper, np.zeros(1, OUTCOME)
        records = (self._game, self._start, states, written, self._judge, outcomes)
        entry()(*(record.ctypes.data for record in records), Player.ASKED, 0, len(states))

    @cached_property
    def _paper(self) -> Any:
        """What play at many tables is written on and forgotten."""
        return flat_log(0, 0)


class Played:
    """What came of some hands."""

    def __init__(self, outcomes: Any, record: Any, written: Any) -> None:
        """Take the outcome of each hand, the record of the last one, and all that was written."""
        self.outcomes = outcomes
        self.record = record
        self.standings = written["standings"][: int(record["standings"])]
        self.rows = written["rows"][: int(record["logged"])]
        """The log of the last hand, where it was kept."""

    def log(self) -> Iterator[tuple[int, ...]]:
        """The rows of the last hand."""
        for row in self.rows:
            yield tuple(int(number) for number in row)
