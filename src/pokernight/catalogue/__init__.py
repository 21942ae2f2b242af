"""The catalogue of games: a package of parts, and itself the shelf that comes with Poker Night."""

import sys
from collections.abc import Iterator
from types import ModuleType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pokernight.catalogue.entry import Entry


class _Catalogue(ModuleType):
    """A module that can be asked for a game by name, as in `catalogue["Anaconda"]`."""

    def __getitem__(self, wish: str | int) -> "Entry":
        from pokernight.catalogue.shelf import shipped

        return shipped()[wish]

    def __contains__(self, wish: object) -> bool:
        from pokernight.catalogue.shelf import shipped

        return wish in shipped()

    def __iter__(self) -> "Iterator[Entry]":
        from pokernight.catalogue.shelf import shipped

        return iter(shipped())

    def __len__(self) -> int:
        from pokernight.catalogue.shelf import shipped

        return len(shipped())


sys.modules[__name__].__class__ = _Catalogue
