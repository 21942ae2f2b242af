"""The lines between one heading and the next, read part by part into an entry."""

import re
from dataclasses import dataclass, field
from typing import NoReturn
from zlib import crc32

from pokernight.catalogue.entry import CHILDREN_HEAD, LABELS, ROOT, TABLE_HEAD, UNNUMBERED, Child, Entry, Layout, Link
from pokernight.catalogue.lines import Line
from pokernight.measure.numbers import Numbers

MOST_RULES = 1_000
MOST_LINES = 2 * MOST_RULES
"""An entry with more lines than this is refused, and its lines are not even kept."""

HEADING = re.compile(r"## (.*\S) \(#(\d{1,6})\)")
TITLE = re.compile(r"## ([^#|]*[^#|\s])")
ALIASES = re.compile(r"Also known as: \*(.*)\*\.")
TAGS = re.compile(r"Tags: \*(.*)\*")
RULE = re.compile(r"(\d{1,9})\. (.*\S.*)")
PARENT = re.compile(r"Parent: (.*\S) \(#(\d{1,6})\)")
CHILD = re.compile(r"\|(.*\S) \(#(\d{1,6})\)\|(\d{1,6}(?:-\d{1,6}){4})\|((?:[^|]*[^|\s])?)")
UNKNOWN = Numbers(0, 0, 0, 0, 0)
"""The numbers of a page that prints none."""
RULING = re.compile(r"- (.*\S.*)")


class Broken(Exception):
    """An entry cannot be read: the line where that shows, and the sentence that says why."""

    def __init__(self, line: int, sentence: str) -> None:
        super().__init__(sentence)
        self.line = line
        self.sentence = sentence


@dataclass
class Block:
    """The lines of one entry, with a place kept in them."""

    title: str
    lines: list[Line] = field(default_factory=list)
    at: int = 0
    overfull: bool = False

    def add(self, line: Line) -> None:
        """Put one more line at the end, unless the block is full."""
        if len(self.lines) < MOST_LINES:
            self.lines.append(line)
        else:
            self.overfull = True

    @property
    def text(self) -> str | None:
        """The line at the place kept, or nothing after the last one."""
        return self.lines[self.at].text if self.at < len(self.lines) else None

    def blanks(self) -> int:
        """Step over blank lines, and count them."""
        start = self.at
        while self.text is not None and not self.text.strip():
            self.at += 1
        return self.at - start

    def maybe(self, pattern: re.Pattern[str]) -> re.Match[str] | None:
        """The next line, and a step over it, when it has this form; blanks at its end do no harm."""
        if self.text is None:
            return None
        match = pattern.fullmatch(self.text) or pattern.fullmatch(self.text.rstrip())
        if match:
            self.at += 1
        return match

    def need(self, pattern: re.Pattern[str], sentence: str) -> re.Match[str]:
        """The next line, which must have this form."""
        return self.maybe(pattern) or self.refuse(sentence)

    def exactly(self, text: str) -> bool:
        """Step over the next line when it has these very words."""
        there = self.text is not None and self.text.rstrip() == text
        self.at += there
        return there

    def refuse(self, sentence: str) -> NoReturn:
        """Give up on the entry at the line where the place is kept."""
        line = self.lines[min(self.at, len(self.lines) - 1)]
        found = f" Here stands: {line.text[:60]}" if self.text and self.text.strip() else ""
        raise Broken(line.number, sentence + found)


def read_entry(block: Block) -> Entry:
    """The entry that a block of lines holds, or `Broken` where it stops making sense."""
    if block.overfull:
        raise Broken(block.lines[0].number, f"The entry has more than {MOST_LINES:,} lines, too many for a game.")
    for line in block.lines:
        if line.fault:
            raise Broken(line.number, line.fault)
    if is_short(block):
        return read_short(block)
    heading = block.need(HEADING, 'A heading has a name and a number, such as "## Anaconda (#10)".')
    aliases = block.maybe(ALIASES)
    before_table = block.blanks()
    numbers, source = read_table(block)
    before_tags = block.blanks()
    tags = block.need(TAGS, 'After the table comes a line of tags, such as "Tags: *flip, pass*".')
    before_rules = block.blanks()
    block.exactly("### Rules:") or block.refuse('After the tags comes the line "### Rules:".')
    before_first = block.blanks()
    rules = read_rules(block)
    before_parent = block.blanks()
    parent = block.need(PARENT, 'After the rules comes the parent, such as "Parent: Root Game (#0)".')
    gap = block.blanks()
    before_children, before_rows = 0, 1
    children: tuple[Child, ...] = ()
    if block.exactly("### Children:"):
        before_children, (before_rows, children), gap = gap, read_children(block), block.blanks()
    before_rulings = 1
    rulings: tuple[str, ...] = ()
    if block.exactly("### Rulings:"):
        before_rulings, rulings, gap = gap, read_rulings(block), block.blanks()
    if block.text is not None:
        block.refuse("This line belongs to no part of an entry.")
    return Entry(
        number=int(heading[2]),
        name=heading[1],
        source=source,
        tags=listed(tags[1]),
        numbers=numbers,
        rules=rules,
        parent=Link(parent[1], int(parent[2])),
        aliases=listed(aliases[1]) if aliases else (),
        children=children,
        rulings=rulings,
        layout=Layout(
            before_table,
            before_tags,
            before_rules,
            before_first,
            before_parent,
            before_children,
            before_rows,
            before_rulings,
            gap,
        ),
    )


def is_short(block: Block) -> bool:
    """Whether a title without a number is followed by the first rule."""
    following = (line.text for line in block.lines[1:] if line.text.strip())
    return not HEADING.fullmatch(block.lines[0].text.rstrip()) and bool(RULE.fullmatch(next(following, "")))


def read_short(block: Block) -> Entry:
    """A page with a title and lines, and nothing else: its number is made up from the name."""
    name = block.need(TITLE, 'A game has a name, such as "## Anaconda".')[1]
    before = block.blanks()
    rules = read_rules(block)
    after = block.blanks()
    if block.text is not None:
        block.refuse('A page without a number has a title and rules only; "pokernight check --fill" adds the rest.')
    return Entry(
        number=UNNUMBERED + crc32(name.encode()) % (1_000_000 - UNNUMBERED),
        name=name,
        source="Our table",
        tags=(),
        numbers=UNKNOWN,
        rules=rules,
        parent=ROOT,
        layout=Layout(first=before, after=after),
        short=True,
    )


def listed(text: str) -> tuple[str, ...]:
    """The parts of a list with commas.

    >>> listed("flip, pass")
    ('flip', 'pass')
    """
    return tuple(text.split(", ")) if text else ()


def read_table(block: Block) -> tuple[Numbers, str]:
    """The five numbers and the source."""
    block.exactly(TABLE_HEAD[0]) or block.refuse(
        f'The table is missing; it begins with the line "{TABLE_HEAD[0]}". '
        'A page that has all its parts is begun by "pokernight new NAME".'
    )
    block.exactly(TABLE_HEAD[1]) or block.refuse(f'The second line of the table is "{TABLE_HEAD[1]}".')
    values = [
        int(block.need(re.compile(rf"\|{label}\|(\d{{1,6}})\|"), f'The table needs a row such as "|{label}|7|".')[1])
        for label in LABELS
    ]
    source = block.need(re.compile(r"\|Source\|([^|]*)\|"), 'The table ends with a row such as "|Source|Hoyle|".')
    return Numbers(*values), source[1]


def read_rules(block: Block) -> tuple[str, ...]:
    """The numbered rules, which must count up from one."""
    rules: list[str] = []
    while (text := block.text) and text[0].isdigit():
        number = len(rules) + 1
        match = RULE.fullmatch(text)
        if match is None:
            block.refuse('A rule has its number, a full stop, a blank and a sentence, such as "1. Deal ...".')
        if match[1] != str(number):
            block.refuse(f"Rule {match[1]} stands where rule {number} should stand.")
        if number > MOST_RULES:
            block.refuse(f"The entry has more than {MOST_RULES:,} rules, too many for a game.")
        rules.append(match[2])
        block.at += 1
    if not rules:
        block.refuse('The game has no rules; the first one begins with "1. ".')
    return tuple(rules)


def read_children(block: Block) -> tuple[int, tuple[Child, ...]]:
    """How many blank lines stand before the table of children, and its rows."""
    before_rows = block.blanks()
    for line in CHILDREN_HEAD:
        block.exactly(line) or block.refuse(
            f'The table of children begins with the lines "{CHILDREN_HEAD[0]}", "{CHILDREN_HEAD[1]}".'
        )
    children: list[Child] = []
    while block.text is not None and block.text.startswith("|"):
        row = block.need(CHILD, 'A child has its name, its five numbers and its tags: "|Name (#1)|7-7-4-13-0|flip".')
        children.append(Child(row[1], int(row[2]), Numbers(*map(int, row[3].split("-"))), listed(row[4])))
    if not children:
        block.refuse("The table of children has no rows; leave it out.")
    return before_rows, tuple(children)


def read_rulings(block: Block) -> tuple[str, ...]:
    """The rulings, one on each line that begins with a dash."""
    rulings: list[str] = []
    while ruling := block.maybe(RULING):
        rulings.append(ruling[1])
    if not rulings:
        block.refuse('A ruling is a line that begins with "- "; without one, leave the heading out.')
    return tuple(rulings)
