"""A game that somebody is writing: the text of a form, and the rules in it."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from pokernight.catalogue.lines import CONTROL
from pokernight.catalogue.own import fit_name
from pokernight.catalogue.problem import Mistake

MOST_TEXT = 8_000
"""How many characters the rules of a game may have; the longest in the catalogue have not a quarter of them."""

MOST_RULES = 60

_NUMBERED = re.compile(r"\s*(?:\d{1,3}[.)]\s+|[-*•]\s+)?")


class Written(NamedTuple):
    """A rule as it stands in the text: its line from 1, the column where it begins, and its words."""

    line: int
    column: int
    text: str


@dataclass(frozen=True)
class Draft:
    """A name and a text with one rule on each line; numbers before the rules and empty lines do not matter.

    >>> Draft("River", "1. Deal five cards.\\n\\n2. Showdown.").written
    (Written(line=1, column=3, text='Deal five cards.'), Written(line=3, column=3, text='Showdown.'))
    """

    name: str
    text: str

    @classmethod
    def of(cls, name: str, text: str) -> "Draft":
        """What a form or a link brought, where that can be a game; what nobody can type is shown as what it is."""
        lines = text.replace("\r\n", "\n").replace("\r", "\n").replace("\t", " ").split("\n")
        text = "\n".join(CONTROL.sub("\ufffd", line) for line in lines)
        if len(text) > MOST_TEXT:
            raise Mistake(f"These rules have {len(text):,} characters; a game has at most {MOST_TEXT:,}.")
        draft = cls(fit_name(name or "Our own game"), text)
        if len(draft.written) > MOST_RULES:
            raise Mistake(f"These are {len(draft.written)} rules; a game has at most {MOST_RULES}.")
        return draft

    @property
    def written(self) -> tuple[Written, ...]:
        """The rules, each with its place."""
        found = []
        for number, line in enumerate(self.text.split("\n"), 1):
            begin = _NUMBERED.match(line)
            column = begin.end() if begin else 0
            if rule := line[column:].rstrip():
                found.append(Written(number, column, rule))
        return tuple(found)

    @property
    def rules(self) -> tuple[str, ...]:
        """The rules alone."""
        return tuple(rule.text for rule in self.written)

    def with_line(self, number: int, sentence: str) -> "Draft":
        """The draft with another sentence on one of its lines; what stands before it is kept."""
        lines = self.text.split("\n")
        if not 1 <= number <= len(lines):
            raise Mistake(f"There is no line {number} to put a sentence on.")
        begin = _NUMBERED.match(lines[number - 1])
        lines[number - 1] = (begin[0] if begin else "") + sentence
        return Draft.of(self.name, "\n".join(lines))


def text_of(rules: Sequence[str]) -> str:
    """Rules as a text to write on."""
    return "\n".join(rules)
