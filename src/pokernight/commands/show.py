"""`show GAME`: everything that is known about one game."""

from collections.abc import Iterator
from textwrap import wrap

import click

from pokernight.catalogue.entry import LABELS, Entry, Link, Named
from pokernight.catalogue.tree import Tree
from pokernight.catalogue.verdict import Verdict, judge
from pokernight.commands.command import command, page_option, say_json
from pokernight.commands.pages import look_up, shelf_with, with_page_of
from pokernight.measure.numbers import in_words

WIDTH = 100


@command("show", "pokernight show anaconda", "pokernight show '#10' --json", "pokernight show ferry --page river.md")
@click.argument("game")
@page_option("Look on this page as well.")
def show(game: str, pages: tuple[str, ...], as_json: bool) -> None:
    """Show all that is known of a game.

    Its rules, its numbers as printed and as the rules give them, our rulings, its parent and its children. GAME is a
    name, an alias or a number, however you spell it, or a page of your own.
    """
    shelf = shelf_with(with_page_of(game, pages))
    found = look_up(game, shelf)
    children = Tree(shelf).children_of(found)
    if isinstance(found, Named):
        known = {**found.record(), "children": [child._asdict() for child in children]}
        say_json(known) if as_json else click.echo("\n".join(named_lines(found, children)))
        return
    verdict = judge(found, "")
    if as_json:
        derived = {key: verdict.record()[key] for key in ("understood", "unknown", "derived", "tags_derived")}
        reasons = [{"which": known.which, "reason": reason} for known, reason in verdict.reasons()]
        links = [child._asdict() for child in children]
        say_json({**found.record(), "children": links, **derived, "refusal": verdict.refusal, "errata": reasons})
    else:
        click.echo("\n".join(entry_lines(found, verdict, children)))


def entry_lines(entry: Entry, verdict: Verdict, children: list[Link]) -> Iterator[str]:
    """A game in words, for the terminal."""
    yield str(entry.link)
    yield "=" * len(str(entry.link))
    if entry.aliases:
        yield from wrap(f"Also known as {', '.join(entry.aliases)}.", WIDTH)
    yield f"Source: {entry.source}"
    yield from number_lines(entry, verdict)
    yield ""
    for number, rule in enumerate(entry.rules, 1):
        yield from wrap(rule, WIDTH, initial_indent=f"{number:>3}. ", subsequent_indent="     ")
    if not verdict.works:
        yield ""
        yield from verdict.lines()
    if entry.rulings:
        yield ""
        yield "Rulings"
        for ruling in entry.rulings:
            yield from wrap(ruling, WIDTH, initial_indent="  - ", subsequent_indent="    ")
    yield ""
    yield from family_lines(entry.parent, children)


def number_lines(entry: Entry, verdict: Verdict) -> Iterator[str]:
    """The five numbers and the tags, as printed and as the rules give them, the differences marked."""
    derived = verdict.derived
    yield f"Tags: {', '.join(entry.tags) or 'none'}"
    yield ""
    yield f"{'':16}{'printed':>8}{'by the rules':>15}"
    for place, (label, printed) in enumerate(zip(LABELS, entry.numbers, strict=True)):
        value = derived[place] if derived else "?"
        yield f"{label:16}{printed:>8}{value:>15}{'  *' if derived and value != printed else ''}"
    codes = dict.fromkeys((*entry.numbers, *(derived or ())))
    yield from (f"{code}: {in_words(code)}" for code in codes if in_words(code))
    for found, reason in verdict.reasons():
        why = reason or "`pokernight check --fill` sets this right on a page of your own."
        text = f"* {found.which}: {why}"
        if found.which == "tags":
            text = f"* tags by the rules: {', '.join(verdict.tags or ())}. {why}"
        yield from wrap(text, WIDTH, subsequent_indent="  ")


def family_lines(parent: Link | None, children: list[Link]) -> Iterator[str]:
    """Where a game comes from, and what comes from it."""
    yield f"Parent: {parent or 'not known'}"
    if children:
        yield from wrap(f"Children: {', '.join(map(str, children))}", WIDTH, subsequent_indent="  ")


def named_lines(game: Named, children: list[Link]) -> Iterator[str]:
    """A game that is only named, in words."""
    yield str(game.link)
    yield "=" * len(str(game.link))
    if game.number == 0:
        yield "The top of the family tree; no game itself."
    else:
        yield "Known by name only; no page of ours has its rules."
    if game.numbers:
        yield ", ".join(f"{label} {value}" for label, value in zip(LABELS, game.numbers, strict=True))
    if game.tags:
        yield f"Tags: {', '.join(game.tags)}"
    yield from family_lines(game.parent, children)
