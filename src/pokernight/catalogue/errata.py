"""Where a game's printed facts and its rules disagree, each with the reason."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from pokernight.catalogue.entry import Entry
from pokernight.measure.numbers import Numbers

Fact = int | tuple[str, ...]
"""One of the five numbers, or the tags."""


@dataclass(frozen=True)
class Disagreement:
    """A printed fact that does not follow from the rules."""

    number: int
    """The game's number."""
    which: str
    """One of the five numbers, or "tags"."""
    published: Fact
    derived: Fact

    def __str__(self) -> str:
        return f"#{self.number} {self.which}: published {said(self.published)}, derived {said(self.derived)}"


def disagreements(entry: Entry) -> Iterator[Disagreement]:
    """Every fact of an entry that its rules do not bear out; the order of tags does not matter."""
    for which, published, derived in zip(Numbers._fields, entry.numbers, entry.game.numbers, strict=True):
        if published != derived:
            yield Disagreement(entry.number, which, published, derived)
    if set(entry.tags) != set(entry.game.tags):
        yield Disagreement(entry.number, "tags", tuple(sorted(entry.tags)), tuple(sorted(entry.game.tags)))


@cache
def errata() -> dict[Disagreement, str]:
    """The disagreements that we know of, each with its reason."""
    return read_errata((Path(__file__).parent / "errata.toml").read_text(encoding="utf-8"))


def read_errata(text: str) -> dict[Disagreement, str]:
    """The errata in a text.

    >>> known = read_errata('''
    ... [[erratum]]
    ... number = 10
    ... which = "tags"
    ... published = ["pass", "flip"]
    ... derived = ["pass"]
    ... reason = "The page is wrong, because nobody turns a card."
    ... ''')
    >>> [str(disagreement) for disagreement in known]
    ['#10 tags: published flip, pass, derived pass']
    """
    import tomllib

    known: dict[Disagreement, str] = {}
    for row in tomllib.loads(text).get("erratum", []):
        which, reason = row["which"], row["reason"].strip()
        published, derived = (fact(row[side]) for side in ("published", "derived"))
        disagreement = Disagreement(row["number"], which, published, derived)
        if which not in (*Numbers._fields, "tags") or not reason or disagreement in known:
            raise ValueError(f"This erratum has an unknown name, no reason, or stands twice: {disagreement}")
        known[disagreement] = reason
    return known


def fact(value: int | list[str]) -> Fact:
    """A fact as the file has it, made fit to compare."""
    return value if isinstance(value, int) else tuple(sorted(value))


def said(fact: Fact) -> str:
    """A fact in words."""
    return str(fact) if isinstance(fact, int) else ", ".join(fact) or "none"
