"""Compiling a function once for all: the compiled code is kept on disk, where there is a disk to write to."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar, cast

from numba import njit

Function = TypeVar("Function", bound=Callable[..., object])


def compiled(function: Function) -> Function:
    """The same function, compiled when it is first called and read from disk ever after."""
    try:
        return cast(Function, njit(cache=True, nogil=True)(function))
    except RuntimeError:  # neither the package nor the user's cache can be written: compile each time
        return cast(Function, njit(nogil=True)(function))
