"""How a phrase is written down: words, alternatives, what may be left out, and holes for other phrases.

`deal {cards:Cards} <to|for> [all] {to:Players}`: `<a|b>` is either, `[a]` may be left out, `{name:Category}` is a hole.
The first alternative, without what may be left out, is how we write it.

>>> print(*written(parse("<the|a> [very] top {cards:Noun}")))
the top {cards:Noun}
"""

import re
from dataclasses import dataclass


@dataclass(frozen=True)
class Hole:
    """A place for a phrase of a category."""

    name: str
    category: str

    def __str__(self) -> str:
        return f"{{{self.name}:{self.category}}}"


@dataclass(frozen=True)
class Choice:
    """One of several rows, or none of them."""

    rows: tuple["Row", ...]
    optional: bool = False


Item = str | Hole | Choice
Row = tuple[Item, ...]

_PIECE = re.compile(r"\{(\w+):([\w.]+)\}|([\[\]<>|])|([^\s\[\]<>|{}]+)")


def parse(pattern: str) -> Row:
    """The items of a pattern, one after the other."""
    pieces = list(_PIECE.finditer(pattern))
    rows, at = _rows(pieces, 0)
    assert at == len(pieces) and len(rows) == 1, f"brackets do not match: {pattern}"
    return rows[0]


def _rows(pieces: list[re.Match[str]], at: int) -> tuple[tuple[Row, ...], int]:
    """The alternatives up to the bracket that closes them."""
    rows: list[Row] = []
    row: list[Item] = []
    while at < len(pieces):
        name, category, bracket, word = pieces[at].groups()
        at += 1
        if word:
            row.append(_number(word))
        elif name:
            row.append(Hole(name, category))
        elif bracket in "[<":
            inside, at = _rows(pieces, at)
            row.append(Choice(inside, optional=bracket == "["))
        elif bracket == "|":
            rows.append(tuple(row))
            row = []
        else:
            break
    return (*rows, tuple(row)), at


def _number(word: str) -> Item:
    """A word that follows a number, in both of its forms; the writer chooses between them."""
    if not word.endswith("(s)"):
        return word
    stem = word.removesuffix("(s)")
    return Choice(((word,), (stem,), (stem + "s",)))


def written(row: Row) -> list[str | Hole]:
    """How we write a pattern."""
    found: list[str | Hole] = []
    for item in row:
        if not isinstance(item, Choice):
            found.append(item)
        elif not item.optional:
            found += written(item.rows[0])
    return found
