"""Compiling a function once for all: the compiled code is kept on disk, where there is a disk to write to."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2s
from pathlib import Path
from typing import Any, TypeVar, cast

from llvmlite import ir
from numba import njit, types
from numba.extending import intrinsic

Function = TypeVar("Function", bound=Callable[..., object])


def _version() -> str:
    """A short word for the text of the whole package: compiled code has the code of other files built in."""
    word = blake2s(digest_size=6)
    here = Path(__file__).parent
    for source in [here.parent / "cards.py", *sorted(here.glob("*.py"))]:
        word.update(source.read_bytes())
    return word.hexdigest()


VERSION = _version()


def compiled(function: Function) -> Function:
    """The same function, compiled when it is first called and read from disk ever after."""
    function.__qualname__ += f"_{VERSION}"  # names the file on disk, so that no other version's code is read
    try:
        return cast(Function, njit(cache=True, nogil=True)(function))
    except RuntimeError:  # neither the package nor the user's cache can be written: compile each time
        return cast(Function, njit(nogil=True)(function))


def _ctpop(context: Any, number: Any) -> Any:  # noqa: ARG001
    return types.int64(types.int64), lambda _c, builder, _s, args: builder.ctpop(args[0])


popcount: Any = intrinsic(_ctpop)
"""How many bits of a whole number are set."""


def _ctlz(context: Any, number: Any) -> Any:  # noqa: ARG001
    def leading_zeros(_: Any, builder: Any, _s: Any, args: Any) -> Any:
        return builder.sub(ir.Constant(ir.IntType(64), 63), builder.ctlz(args[0], ir.Constant(ir.IntType(1), 0)))

    return types.int64(types.int64), leading_zeros


top_bit: Any = intrinsic(_ctlz)
"""The place of the highest bit of a whole number; -1 if there is none."""
