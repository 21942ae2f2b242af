"""How a phrase is written down: words, alternatives, what may be left out, and holes for other phrases.

`deal {cards:Cards} <to|for> [all] {to:Players}`: `<a|b>` is either, `[a]` may be left out, `{name:Category}` is a hole.
The first alternative, without what may be left out, is how we write it.

>>> for way in ways("<the|a> [very] top card"):
...     print(" ".join(map(str, way)))
the top card
the very top card
a top card
a very top card
"""

import re
from dataclasses import dataclass
from itertools import product


@dataclass(frozen=True)
class Hole:
    """A place for a phrase of a category."""

    name: str
    category: str

    def __str__(self) -> str:
        return f"{{{self.name}:{self.category}}}"


Item = str | Hole
Way = tuple[Item, ...]

_PIECE = re.compile(r"\{(\w+):([\w.]+)\}|([\[\]<>|])|([^\s\[\]<>|{}]+)")


def ways(pattern: str) -> list[Way]:
    """All ways to say a pattern, the one that we write first."""
    pieces = list(_PIECE.finditer(pattern))
    found, at = _choices(pieces, 0)
    assert at == len(pieces), f"brackets do not match: {pattern}"
    return list(dict.fromkeys(found))


def _choices(pieces: list[re.Match[str]], at: int) -> tuple[list[Way], int]:
    """The alternatives up to the bracket that closes them."""
    found: list[Way] = []
    row: list[list[Way]] = []
    while at < len(pieces):
        name, category, bracket, word = pieces[at].groups()
        at += 1
        if word:
            row.append([(form,) for form in _forms(word)])
        elif name:
            row.append([(Hole(name, category),)])
        elif bracket in "[<":
            inside, at = _choices(pieces, at)
            row.append([(), *inside] if bracket == "[" else inside)
        elif bracket == "|":
            found.extend(_rows(row))
            row = []
        else:
            break
    found.extend(_rows(row))
    return found, at


def _rows(row: list[list[Way]]) -> list[Way]:
    return [tuple(item for part in parts for item in part) for parts in product(*row)]


def _forms(word: str) -> tuple[str, ...]:
    """A word that follows a number, in both of its forms; the writer chooses between them."""
    return (word, word.removesuffix("(s)"), word.removesuffix("(s)") + "s") if word.endswith("(s)") else (word,)
