"""`check PAGE...`: is every game on these pages understood?"""

import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import click

from pokernight.catalogue.entry import Entry, Layout
from pokernight.catalogue.page import Page, read_page
from pokernight.catalogue.problem import Problem
from pokernight.catalogue.verdict import Verdict
from pokernight.catalogue.verdict import check as check_pages
from pokernight.commands.command import command, say_json

OWN, OWN_GAMES = 9_001, 900
"""The numbers for games of one's own: the first, and how many there are."""


@command(
    "check",
    "pokernight check river.md",
    "pokernight check *.md --json",
    "pokernight check --fill river.md",
    "pokernight check - < river.md",
)
@click.argument("pages", nargs=-1, required=True, metavar="PAGE...")
@click.option("--fill", is_flag=True, help="Write the numbers and tags that the rules give into the pages.")
@click.option("--explain", is_flag=True, help="Show how every rule was read.")
def check(pages: tuple[str, ...], fill: bool, explain: bool, as_json: bool) -> None:
    """Say of the games on a page whether they are understood.

    Every rule that is not understood is shown with the place where understanding stopped, and with the nearest
    sentences that would be understood. Where a game is understood, its numbers and tags are compared with what its
    rules give. The exit code is 0 when all is understood and can work, 1 when not, 2 when a page cannot be read. A
    PAGE of - is read from the standard input.
    """
    read = [fill_in(Path(page)) if fill and page != "-" else read_page(page) for page in dict.fromkeys(pages)]
    verdicts, problems = check_pages(read)
    if as_json:
        refusals = [Problem(v.page, 0, str(v.entry.link), v.refusal) for v in verdicts if v.refusal]
        say_json(
            {
                "games": [verdict.record() for verdict in verdicts],
                "problems": [vars(problem) for problem in (*problems, *refusals)],
            }
        )
    else:
        say(verdicts, problems, explain=explain)
    sys.exit(2 if problems else 0 if all(verdict.works for verdict in verdicts) else 1)


def fill_in(path: Path) -> Page:
    """The page with the facts that follow from its rules, also on disk; one with faults is left alone."""
    page = read_page(path)
    verdicts, problems = check_pages([page])
    if problems:
        return page
    entries = tuple(map(filled_in, verdicts))
    filled = replace(page, entries=entries)
    if filled.write() != page.write():
        path.write_bytes(filled.write())
    return filled


def filled_in(verdict: Verdict) -> Entry:
    """The entry with what follows from its rules, if they are understood; a short one gets all its parts."""
    entry = verdict.entry
    if not verdict.works or verdict.derived is None or verdict.tags is None:
        return entry
    if entry.short:
        entry = replace(entry, number=OWN + entry.number % OWN_GAMES, short=False, layout=Layout())
    return replace(entry, numbers=verdict.derived, tags=verdict.tags)


def explained(entry: Entry) -> Iterator[str]:
    """The rules as they were read, where that is not word for word what is written."""
    for number, (text, ours) in enumerate(zip(entry.rules, entry.game.write(), strict=True), 1):
        yield f"  {number:>2}. {text}"
        if text != ours:
            yield f"      read as: {ours or 'what goes without saying'}"


def understood(verdict: Verdict) -> Iterator[str]:
    """The rules that were understood where others were not, and what they were read as."""
    from pokernight.game.reading import readings  # only where a page is not understood

    refused = {unknown.rule for unknown in verdict.unknown}
    texts = verdict.entry.rules
    told = [(n, text, ours) for n, (text, ours) in enumerate(zip(texts, readings(texts), strict=True), 1) if ours]
    told = [row for row in told if row[0] not in refused]
    if told:
        yield "  The rest is understood:"
    for number, text, ours in told:
        yield f"  {number:>2}. {text}"
        if text != ours:
            yield f"      read as: {ours}"


def say(verdicts: list[Verdict], problems: list[Problem], *, explain: bool) -> None:
    """The outcome in words, the pages' faults on the error stream."""
    for verdict in verdicts:
        more = understood(verdict) if verdict.unknown else explained(verdict.entry) if explain and verdict.works else ()
        for line in (*verdict.lines(), *more):
            click.echo(line)
    for problem in problems:
        click.echo(str(problem), err=True)
    good = sum(verdict.understood for verdict in verdicts)
    refused = sum(bool(verdict.refusal) for verdict in verdicts)
    rest = f" {refused} of them cannot work." if refused else ""
    click.echo(f"{good} of {len(verdicts)} games understood.{rest}")
