"""The house has floors: what lies above imports only from what lies below."""

import ast
from pathlib import Path

import pytest

import pokernight

HOUSE = Path(next(iter(pokernight.__path__)))
FLOORS = (
    "cards ranking table meaning english play measure game catalogue histories bots doors odds evening terminal web cli"
).split()
FILES = sorted(HOUSE.rglob("*.py"))


def floor(module: str) -> int:
    """The floor of a module; the commands are the rooms behind the front door."""
    return FLOORS.index(module.split(".")[1].replace("commands", "cli").replace("__main__", "cli"))


@pytest.mark.parametrize("path", [path for path in FILES if path.parent != HOUSE or path.stem != "__init__"], ids=str)
def test_imports_point_up_the_list(path: Path) -> None:
    here = floor("pokernight." + path.relative_to(HOUSE).parts[0].removesuffix(".py"))
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        names = (
            [node.module or ""]
            if isinstance(node, ast.ImportFrom)
            else [alias.name for alias in getattr(node, "names", [])]
        )
        for name in names:
            if isinstance(node, ast.Import | ast.ImportFrom) and name.startswith("pokernight."):
                assert floor(name) <= here, f"{path.name} imports {name}"
