"""What the reading of a page comes to: each game understood, or the places where it is not."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from pokernight.catalogue.entry import Entry
from pokernight.catalogue.errata import Disagreement, disagreements, errata
from pokernight.catalogue.page import Page, Register
from pokernight.catalogue.problem import Problem
from pokernight.catalogue.shelf import shipped
from pokernight.measure.numbers import Numbers

if TYPE_CHECKING:
    from pokernight.game import Unknown


@dataclass(frozen=True)
class Verdict:
    """What became of one entry when its rules were read."""

    entry: Entry
    page: str
    unknown: tuple["Unknown", ...] = ()
    refusal: str = ""
    """Why the game cannot work, though every sentence is understood."""
    derived: Numbers | None = None
    tags: tuple[str, ...] | None = None
    idle: tuple[str, ...] = ()
    """The rules that change nothing in the game, each with the reason."""

    @property
    def understood(self) -> bool:
        """Whether every sentence is understood."""
        return not self.unknown

    @property
    def works(self) -> bool:
        """Whether the game can be played."""
        return self.understood and not self.refusal

    def record(self) -> dict[str, object]:
        """The verdict as plain data."""
        return {
            "number": self.entry.number,
            "name": self.entry.name,
            "understood": self.understood,
            "unknown": [
                {"rule": unknown.rule, "text": unknown.text, "column": unknown.column} for unknown in self.unknown
            ],
            "published": self.entry.numbers._asdict(),
            "derived": self.derived._asdict() if self.derived else None,
            "tags_published": list(self.entry.tags),
            "tags_derived": list(self.tags) if self.tags is not None else None,
        }

    def lines(self) -> Iterator[str]:
        """The verdict in words."""
        if self.works:
            yield f"{self.entry.link}: understood"
            yield from self.differences()
            yield from (f"  {sentence}" for sentence in self.idle)
        elif self.refusal:
            yield f"{self.entry.link}: understood, but it cannot work. {self.refusal}"
        else:
            count = len(self.unknown)
            yield f"{self.entry.link}: {count} rule{'s' * (count > 1)} of {len(self.entry.rules)} not understood"
            for unknown in self.unknown:
                head = f"  {unknown.rule}. "
                yield head + unknown.text
                yield " " * (len(head) + unknown.column) + f"^ {unknown.reason}"
                if unknown.nearest:
                    yield "     These would be understood:"
                    yield from (f"       {sentence}" for sentence in unknown.nearest)

    def differences(self) -> Iterator[str]:
        """Where the page's numbers and tags are not what the rules give."""
        if self.entry.short:
            return
        if self.derived is not None:
            for which, printed, derived in zip(Numbers._fields, self.entry.numbers, self.derived, strict=True):
                if printed != derived:
                    yield f"  {which}: the page says {printed}, the rules give {derived}"
        if self.tags is not None and set(self.tags) != set(self.entry.tags):
            yield f"  tags: the page says {', '.join(self.entry.tags) or 'none'},"
            yield f"        the rules give {', '.join(self.tags) or 'none'}"

    def reasons(self) -> list[tuple[Disagreement, str]]:
        """Where the printed facts and the rules disagree, with the reason that we know."""
        if not self.works:
            return []
        return [(found, errata().get(found, "")) for found in disagreements(self.entry)]


def ruled(entry: Entry) -> Entry:
    """The entry with our rulings, where it is a game of ours, rule for rule; ours are written in our own English."""
    ours = shipped().by_number.get(entry.number)
    if entry.rulings or not ours or not ours.rulings or len(ours.rules) != len(entry.rules):
        return entry
    from pokernight.english.reading import alike  # the grammar is only made where it is needed

    return replace(entry, rulings=ours.rulings) if all(map(alike, entry.rules, ours.rules)) else entry


def judge(entry: Entry, page: str) -> Verdict:
    """Read one entry's rules."""
    from pokernight.game import CannotWork, NotUnderstood

    try:
        game = ruled(entry).game
    except NotUnderstood as error:
        return Verdict(entry, page, unknown=error.unknown)
    except CannotWork as error:
        return Verdict(entry, page, (), str(error), error.game.numbers, error.game.tags)
    return Verdict(entry, page, derived=game.numbers, tags=game.tags, idle=game.idle)


def check(pages: Iterable[Page]) -> tuple[list[Verdict], list[Problem]]:
    """Judge every entry of some pages that are read together, and say what is wrong with the pages."""
    verdicts: list[Verdict] = []
    problems: list[Problem] = []
    known: dict[tuple[int, tuple[str, ...]], Verdict] = {}
    register = Register()
    for page in pages:
        problems.extend(page.problems)
        for entry in page.entries:
            if objection := register.objection(entry, page.name):
                problems.append(Problem(page.name, 0, str(entry.link), objection))
                continue
            verdict = known.get((entry.number, entry.rules)) or judge(entry, page.name)
            known[entry.number, entry.rules] = verdict
            verdicts.append(replace(verdict, entry=entry, page=page.name))
    return verdicts, problems
