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
    "omahahighlow": "omahaeightorbetter",
    "omahahilo": "omahaeightorbetter",
    "omahaeight": "omahaeightorbetter",
}
"""What players say for short, by what is left of the name when only its letters count."""


def key(words: Sequence[str]) -> str:
    """What is left of a name when only its letters count, and digits are said.

    >>> key(["texas", "hold'em"]), key(["7", "card", "stud"])
    ('texasholdem', 'sevencardstud')
    """
    return "".join(map(_letters, words))


def _letters(word: str) -> str:
    said = _DIGITS[int(word)] if word.isdecimal() and len(word) == 1 else word
    return "".join(filter(str.isalnum, said))


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


@cache
def _beginnings() -> frozenset[str]:
    """What the keys of all names begin with."""
    return frozenset(name[:end] for name in (*_shelf(), *SHORT) for end in range(len(name) + 1))


def known(words: Sequence[str], at: int) -> list[tuple[int, str]]:
    """The games that go by a name which begins at a place: where it ends, and what the game is called on our shelf."""
    found = []
    said = ""
    for end, word in enumerate(words[at : at + LONGEST], at + 1):
        said += _letters(word)
        if said not in _beginnings():
            break
        game = SHORT.get(said, said)
        if game in _shelf():
            found.append((end, _page(game).removeprefix("## ").partition(" (#")[0]))
    return found


def lines_of(game: str) -> list[str]:
    """The rules of a game on our shelf, line by line."""
    rules = _page(key(game.lower().split())).partition("### Rules:")[2].partition("Parent:")[0]
    return [found[1] for line in rules.splitlines() if (found := _RULE.match(line))]
