"""Games written out for other eyes: as text, as a page, for the browser, for programs, for a table of figures."""

import csv
import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from html import escape
from io import StringIO

from pokernight.catalogue.entry import LABELS, Entry, Link
from pokernight.catalogue.page import Page
from pokernight.measure.numbers import Numbers

STYLE = """
body { font: 17px/1.5 Georgia, serif; max-width: 46em; margin: 2em auto; padding: 0 1em; color: #2b2620; }
h1, h2 { line-height: 1.2; } h2 { border-top: 1px solid #d8cfbd; padding-top: .8em; margin-top: 2em; }
nav ul { columns: 15em; padding-left: 1.2em; } a { color: #8c2f1b; }
table { border-collapse: collapse; margin: 1em 0; } td, th { border: 1px solid #d8cfbd; padding: .2em .8em; }
.note { color: #6b6255; }
"""


def as_json(entries: Sequence[Entry]) -> str:
    """All the facts, for programs."""
    return json.dumps([entry.record() for entry in entries], indent=2, ensure_ascii=False) + "\n"


def as_markdown(entries: Sequence[Entry]) -> str:
    """A page such as the catalogue's own."""
    return Page("export", tuple(entries)).write().decode("utf-8")


def as_text(entries: Sequence[Entry]) -> str:
    """Plain text, for a printed sheet beside the cards."""
    return "\n\n".join("\n".join(text_of(entry)) for entry in entries) + "\n" * bool(entries)


def text_of(entry: Entry) -> Iterator[str]:
    """One game in plain text."""
    yield str(entry.link)
    yield "=" * len(str(entry.link))
    if entry.aliases:
        yield f"Also known as {', '.join(entry.aliases)}."
    yield f"Source: {entry.source}"
    yield f"Tags: {', '.join(entry.tags)}"
    yield ", ".join(f"{label} {value}" for label, value in zip(LABELS, entry.numbers, strict=True))
    yield ""
    yield from (f"{number:>2}. {rule}" for number, rule in enumerate(entry.rules, 1))
    if entry.rulings:
        yield ""
        yield from (f"Ruling: {ruling}" for ruling in entry.rulings)
    yield ""
    yield f"Parent: {entry.parent}"


def as_csv(entries: Sequence[Entry]) -> str:
    """One row for each game, for a spreadsheet."""
    out = StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(["number", "name", "aliases", "source", "tags", *Numbers._fields, "parent", "rules"])
    for entry in entries:
        aliases, tags, rules = ", ".join(entry.aliases), ", ".join(entry.tags), "\n".join(entry.rules)
        writer.writerow(
            [entry.number, entry.name, aliases, entry.source, tags, *entry.numbers, entry.parent.number, rules]
        )
    return out.getvalue()


def as_html(entries: Sequence[Entry]) -> str:
    """One file for the browser, with a table of contents that leads to every game."""
    here = frozenset(entry.number for entry in entries)
    contents = "\n".join(f"<li>{anchor(entry.link, here)}</li>" for entry in entries)
    games = "\n".join(part for entry in entries for part in html_of(entry, here))
    return (
        '<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<title>Poker Night: the games</title>\n'
        f'<meta name="viewport" content="width=device-width">\n<style>{STYLE}</style>\n</head>\n<body>\n'
        f"<h1>Poker Night: the games</h1>\n<nav>\n<ul>\n{contents}\n</ul>\n</nav>\n{games}\n</body>\n</html>\n"
    )


def html_of(entry: Entry, here: frozenset[int]) -> Iterator[str]:
    """One game for the browser; games that are in the same file are linked."""
    yield f'<h2 id="game-{entry.number}">{escape(str(entry.link))}</h2>'
    if entry.aliases:
        yield f'<p class="note">Also known as {escape(", ".join(entry.aliases))}.</p>'
    heads = "".join(f"<th>{label}</th>" for label in LABELS)
    cells = "".join(f"<td>{value}</td>" for value in entry.numbers)
    yield f"<table><tr>{heads}</tr><tr>{cells}</tr></table>"
    yield f"<p>Tags: {escape(', '.join(entry.tags))}. Source: {escape(entry.source)}.</p>"
    yield "<ol>"
    yield from (f"<li>{escape(rule)}</li>" for rule in entry.rules)
    yield "</ol>"
    yield from (f"<p><strong>Ruling:</strong> {escape(ruling)}</p>" for ruling in entry.rulings)
    yield f"<p>Parent: {anchor(entry.parent, here)}.</p>"
    if entry.children:
        yield f"<p>Children: {', '.join(anchor(child.link, here) for child in entry.children)}.</p>"


def anchor(link: Link, here: frozenset[int]) -> str:
    """A game's name, as a link when the game is in the same file."""
    name = escape(str(link))
    return f'<a href="#game-{link.number}">{name}</a>' if link.number in here else name


FORMATS: dict[str, tuple[str, Callable[[Sequence[Entry]], str]]] = {
    "text": ("txt", as_text),
    "markdown": ("md", as_markdown),
    "html": ("html", as_html),
    "json": ("json", as_json),
    "csv": ("csv", as_csv),
}
"""Every format: the ending of its files, and what writes it."""


def divided(entries: Iterable[Entry], by: str) -> dict[str, list[Entry]]:
    """The games in heaps, by the number of cards or by tag; a game lies on the heap of each of its tags."""
    heaps: dict[str, list[Entry]] = {}
    for entry in entries:
        for heap in [f"{entry.numbers.cards:02}-card"] if by == "cards" else entry.tags or ("untagged",):
            heaps.setdefault(heap, []).append(entry)
    return dict(sorted(heaps.items()))
