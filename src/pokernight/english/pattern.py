"""How a phrase is written down: words, alternatives, what may be left out, and holes for other phrases.

`deal {cards:Cards} <to|for> [all] {to:Players}`: `<a|b>` is either, `[a]` may be left out, `{name:Category}` is a hole.
The first alternative, without what may be left out, is how we write it.

>>> print(*written(parse("<the|a> [very] top {cards:Noun}")))
the top {cards:Noun}
"""

import re
from dataclasses import dataclass
from functools import cache

from pokernight.english.verbs import forms


@dataclass(frozen=True, eq=False, slots=True)
class Hole:
    """A place for a phrase of a category; there is one of each, so that they are told apart at once."""

    name: str
    category: str

    def __str__(self) -> str:
        return f"{{{self.name}:{self.category}}}"


@dataclass(frozen=True, slots=True)
class Choice:
    """One of several rows, or none of them."""

    rows: tuple["Row", ...]
    optional: bool = False


Item = str | Hole | Choice
Row = tuple[Item, ...]

_hole = cache(Hole)

_PIECE = re.compile(r"\{(\w+):([\w.]+)\}|([\[\]<>|])|([^\s\[\]<>|{}]+)")


def parse(pattern: str) -> Row:
    """The items of a pattern, one after the other."""
    pieces = _PIECE.findall(pattern)
    rows, at = _rows(pieces, 0)
    assert at == len(pieces) and len(rows) == 1, f"brackets do not match: {pattern}"
    return rows[0]


def _rows(pieces: list[tuple[str, ...]], at: int) -> tuple[tuple[Row, ...], int]:
    """The alternatives up to the bracket that closes them."""
    rows: list[Row] = []
    row: list[Item] = []
    while at < len(pieces):
        name, category, bracket, word = pieces[at]
        at += 1
        if word:
            row.append(_number(word) if word.endswith("(s)") else word)
        elif name:
            row.append(_hole(name, category))
        elif bracket in "[<":
            inside, at = _rows(pieces, at)
            row.append(Choice(inside, optional=bracket == "["))
        elif bracket == "|":
            rows.append(tuple(row))
            row = []
        else:
            break
    return (*rows, tuple(row)), at


def _number(word: str) -> Choice:
    """A word that follows a number, in both of its forms; the writer chooses between them."""
    stem = word.removesuffix("(s)")
    return Choice(((word,), (stem,), (stem + "s",)))


_PERSONS = (
    (frozenset({"you", "they"}), ("he", "she")),
    (frozenset({"your", "their"}), ("his", "her")),
    (frozenset({"you", "them"}), ("him", "her")),
)
"""What stands for any player in a pattern, and what may then be said of one of them."""
_VERBS = {
    verb: forms(verb).s
    for verb in (
        "do have want like need get hold keep wish choose prefer draw discard throw take show win lose pay fold pass "
        "bet tie turn flip declare go stay please decide use make run play exchange replace buy trade swap put say see "
        "beat match open call drop hesitate expose reveal"
    ).split()
} | {"are": "is", "were": "was"}
"""Verbs as "you" and "they" have them, and as "he" does."""


def of_any_person(row: Row) -> Row:
    """A pattern in which whatever is said of you and of them may be said of him and of her, too.

    >>> print(*written(of_any_person(parse("<you|they> want <your|their> card"))))
    you want your card
    >>> of_any_person(parse("<you|they> want"))[1]
    Choice(rows=(('want',), ('wants',)), optional=False)
    """
    return _of_any_person(row, subject=False)[0]


def _of_any_person(row: Row, *, subject: bool) -> tuple[Row, bool]:
    """The same after the beginning of a pattern, which may end with who does something; and whether this does."""
    found: list[Item] = []
    for item in row:
        if isinstance(item, Choice):
            inside = [_of_any_person(one, subject=subject) for one in item.rows]
            words = {one[0] for one, _ in inside if len(one) == 1 and isinstance(one[0], str)}
            more = next((more for both, more in _PERSONS if both <= words), ())
            rows = (*(one for one, _ in inside), *((word,) for word in more if word not in words))
            found.append(Choice(rows, optional=item.optional))
            subject = "he" in (*words, *more) or any(ends for _, ends in inside) or (subject and item.optional)
            continue
        if subject and isinstance(item, str) and item in _VERBS:
            found.append(Choice(((item,), (_VERBS[item],))))
        else:
            found.append(item)
        subject = False
    return tuple(found), subject


def written(row: Row) -> list[str | Hole]:
    """How we write a pattern."""
    found: list[str | Hole] = []
    for item in row:
        if not isinstance(item, Choice):
            found.append(item)
        elif not item.optional:
            found += written(item.rows[0])
    return found
