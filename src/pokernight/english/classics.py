"""Well-known games that a page may name: what they are called, and their lines as they stand on our shelf."""

import re
from collections.abc import Sequence
from functools import cache
from importlib.resources import files

_RULE = re.compile(r"\d+\. (.*\S)")
_DIGITS = "zero one two three four five six seven eight nine".split()
LONGEST = 7
"""How many words the name of a game may have."""

SHORT = {
    "holdem": "texasholdem",
    "sevenstud": "sevencardstud",
    "fivestud": "fivecardstud",
    "fivedraw": "fivecarddraw",
    "omahahigh": "omaha",
    "omahaholdem": "omaha",
}
"""What players say for short, by what is left of the name when only its letters count."""


def key(words: Sequence[str]) -> str:
    """What is left of a name when only its letters count, and digits are said.

    >>> key(["texas", "hold'em"]), key(["7", "card", "stud"])
    ('texasholdem', 'sevencardstud')
    """
    said = (_DIGITS[int(word)] if word.isdecimal() and len(word) == 1 else word for word in words)
    return "".join(letter for word in said for letter in word if letter.isalnum())


@cache
def _shelf() -> dict[str, str]:
    """The file of each game on our shelf, by the key of its name."""
    found = {}
    for path in (files("pokernight") / "catalogue" / "games").iterdir():
        if path.name.endswith(".md"):
            _, *name = path.name.removesuffix(".md").split("-")
            found[key(name)] = path.name
    return found


@cache
def _page(game: str) -> str:
    return (files("pokernight") / "catalogue" / "games" / _shelf()[game]).read_text(encoding="utf-8")


def known(words: Sequence[str]) -> str | None:
    """The game that goes by a name, as it is called on our shelf."""
    said = key(words)
    said = SHORT.get(said, said)
    return _page(said).removeprefix("## ").partition(" (#")[0] if said in _shelf() else None


def lines_of(game: str) -> list[str]:
    """The rules of a game on our shelf, line by line."""
    rules = _page(key(game.lower().split())).partition("### Rules:")[2].partition("Parent:")[0]
    return [found[1] for line in rules.splitlines() if (found := _RULE.match(line))]
