"""The parts of the documentation that follow from the code: the settings of a table, and what browsers may ask for.

`python -m pokernight.web.reference docs/web.md docs/protocol.md` brings them up to date.
"""

import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec

from pokernight.web import messages
from pokernight.web.deeds import Settings

_MADE = re.compile(r"(<!-- made: (\w+) -->\n).*?(<!-- end -->\n)", re.DOTALL)


def settings() -> Iterator[str]:
    """All settings of a table: what they can be, what they usually are, and what they mean."""
    yield "| setting | can be | usually | |"
    yield "| --- | --- | --- | --- |"
    for name, setting in msgspec.json.schema(Settings)["$defs"]["Settings"]["properties"].items():
        yield f"| `{name}` | {allowed(setting)} | {usual(setting['default'])} | {setting['description']} |"


def allowed(setting: dict[str, Any]) -> str:
    """What a setting can be."""
    if "maximum" in setting:
        return f"{setting['minimum']:,} to {setting['maximum']:,}"
    if "enum" in setting:
        return ", ".join(setting["enum"])
    kinds = {"boolean": "yes or no", "string": "a text", "array": "texts"}
    return kinds[setting["type"]]


def usual(value: object) -> str:
    """What a setting is where nobody has changed it."""
    words: dict[object, str] = {"": "none", (): "none"}
    return ("yes" if value else "no") if isinstance(value, bool) else words.get(value, str(value))


def asked() -> Iterator[str]:
    """All messages that a browser may send, each with its fields and what it asks for."""
    yield "| `do` | with | asks for |"
    yield "| --- | --- | --- |"
    for kind in get_args(messages.AnyMessage):
        fields = ", ".join(f"`{field}`" for field in kind.__struct_fields__ if field != "id")
        yield f"| `{kind.__struct_config__.tag}` | {fields} | {kind.__doc__} |"


PARTS: dict[str, Callable[[], Iterator[str]]] = {"settings": settings, "messages": asked}


def renewed(page: str) -> str:
    """A page with all its parts made anew that follow from the code."""
    return _MADE.sub(lambda found: found[1] + "\n".join(PARTS[found[2]]()) + "\n" + found[3], page)


if __name__ == "__main__":
    for path in map(Path, sys.argv[1:]):
        path.write_text(renewed(path.read_text(encoding="utf-8")), encoding="utf-8")
