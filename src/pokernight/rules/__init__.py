"""The rules of all games, one folder for each family; importing this makes the language know them."""

from importlib import import_module
from pkgutil import walk_packages

from pokernight.rules.line import Line, Unread, read_line

__all__ = ["Line", "Unread", "read_line"]

for _found in walk_packages(__path__, f"{__name__}."):
    if _found.name.count(".") > __name__.count(".") + 1:  # a file in one of the folders
        import_module(_found.name)
