"""A page of the catalogue: read with every fault named, written back byte for byte."""

import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path
from typing import IO

from pokernight.catalogue.block import Block, Broken, read_entry
from pokernight.catalogue.entry import Entry
from pokernight.catalogue.lines import Line, read_lines
from pokernight.catalogue.problem import Problem

BOM = "\ufeff"
PARTS_OF_A_GAME = ("|", "Tags:", "Parent:", "###", "1.")
"""How lines begin that can only belong to a game."""

BEGINNING = 'a game begins with a line such as "## Anaconda (#10)".'


@dataclass(frozen=True)
class Page:
    """The entries of one page, what is wrong with it, and what is needed to write it back as it was."""

    name: str
    entries: tuple[Entry, ...]
    problems: tuple[Problem, ...] = ()
    preamble: tuple[str, ...] = ()
    """The lines before the first entry."""
    newline: str = "\n"
    bom: bool = False
    """Whether a byte order mark stands at the front."""
    closed: bool = True
    """Whether the last line has an end as well."""

    def write(self) -> bytes:
        """The page as it stands on paper, byte for byte as it was read when nothing is wrong with it."""
        lines = [*self.preamble, *(line for entry in self.entries for line in entry.lines())]
        text = self.newline.join(lines) + (self.newline if self.closed and lines else "")
        return (BOM * self.bom + text).encode("utf-8")


def read_page(path: str | Path) -> Page:
    """The page in a file, or on the standard input when the path is "-"."""
    name = str(path)
    try:
        if name == "-":
            return read_file(sys.stdin.buffer, "standard input")
        with Path(path).open("rb") as file:
            return read_file(file, name)
    except FileNotFoundError:
        sentence = "There is no such page."
    except IsADirectoryError:
        sentence = "This is a folder, not a page."
    except (OSError, ValueError) as error:
        sentence = f"The page cannot be read: {getattr(error, 'strerror', None) or error}."
    return Page(name, (), (Problem(name, 0, "", sentence),))


def read_text(text: str, name: str = "page") -> Page:
    """The page in a text."""
    return read_file(BytesIO(text.encode("utf-8", "surrogatepass")), name)


def read_file(file: IO[bytes], name: str) -> Page:
    """The page in an open file; what cannot be read becomes a problem, and the rest is read all the same."""
    blocks = split(read_lines(file))
    preamble = next(blocks)
    problems = [Problem(name, line, "", sentence) for line, sentence in strays(preamble)]
    entries: list[Entry] = []
    register = Register()
    lines, last = list(preamble.lines), preamble
    for block in blocks:
        lines = lines or block.lines
        last = block
        try:
            entry = read_entry(block)
            if objection := register.objection(entry, name):
                raise Broken(block.lines[0].number, objection)
            entries.append(entry)
        except Broken as broken:
            problems.append(Problem(name, broken.line, block.title, broken.sentence))
    if last is preamble and not problems:
        empty = not any(line.text.strip() for line in preamble.lines)
        problems.append(Problem(name, 0, "", f"{'The page is empty' if empty else 'No game begins here'}; {BEGINNING}"))
    return Page(
        name,
        tuple(entries),
        tuple(problems),
        preamble=tuple(line.text for line in preamble.lines),
        newline=(lines[0].end or "\n") if lines else "\n",
        bom=bool(lines and lines[0].bom),
        closed=bool(last.lines and last.lines[-1].end),
    )


def split(lines: Iterable[Line]) -> Iterator[Block]:
    """The lines before the first entry, and then each entry's own lines."""
    block = Block("")
    for line in lines:
        if line.text.startswith("## "):
            yield block
            block = Block(line.text[3:].replace("|", " ").strip()[:80])
        block.add(line)
    yield block


def strays(preamble: Block) -> Iterator[tuple[int, str]]:
    """What stands before the first entry and should not: the line, and a sentence."""
    if preamble.overfull:
        yield 0, f"More than {len(preamble.lines):,} lines stand before the first game; {BEGINNING}"
    for line in preamble.lines:
        if line.fault:
            yield line.number, line.fault
        elif line.text.startswith(PARTS_OF_A_GAME):
            yield line.number, f"This line belongs to no game; {BEGINNING}"
            return


class Register:
    """Which game each number belongs to, over as many pages as are read together."""

    def __init__(self) -> None:
        self.known: dict[int, tuple[Entry, str]] = {}

    def objection(self, entry: Entry, page: str) -> str:
        """Why the entry cannot stand beside the earlier ones, or nothing when it can."""
        first, where = self.known.setdefault(entry.number, (entry, page))
        if first == entry:
            return ""
        place = "already stands on this page" if where == page else f"already stands on {where}"
        return f"Number {entry.number} {place} with other contents, under the name {first.name}."
