"""Reading by chart: every phrase of every category at every place, found once and kept."""

from collections.abc import Callable, Sequence
from typing import Any

from pokernight.english.construction import HEAD, Grammar, Node
from pokernight.english.template import DoesNotFit, Parts

Lexer = Callable[[Sequence[str], int], list[tuple[int, Any]]]
Found = dict[tuple[int, Any], int]
"""Where phrases end and what they mean, with what the reading costs."""


class Chart:
    """The phrases of one text."""

    def __init__(self, grammar: Grammar, lexers: dict[str, Lexer], words: Sequence[str]) -> None:
        """An empty chart over some words."""
        self.grammar = grammar
        self.lexers = lexers
        self.words = words
        self.kept: dict[tuple[str, int], Found] = {}
        self.furthest = 0
        self._missed: set[str] = set()
        """What was looked for and not found at the furthest place."""
        self._open: dict[int, frozenset[str]] = {}

    def open_at(self, at: int) -> frozenset[str]:
        """The categories of which a phrase can begin with the word at a place; all others are not looked for."""
        if at not in self._open:
            lexed = [name for name, lexer in self.lexers.items() if lexer(self.words, at)]
            self._open[at] = frozenset().union(*map(self.grammar.begun_by, (self.words[at], *lexed)))
        return self._open[at]

    @property
    def expected(self) -> set[str]:
        """What could have stood at the furthest place."""
        known = self.open_at(self.furthest)
        return {
            name
            for missed in self._missed
            for name in ([missed] if missed in known else self.grammar.beginnings(missed))
        }

    def phrases(self, category: str, at: int) -> Found:
        """All phrases of a category that begin at a place."""
        key = category, at
        if key in self.kept:
            return self.kept[key]
        found: Found = {}
        self.kept[key] = found
        lexer = self.lexers.get(category)
        if lexer:
            for end, value in lexer(self.words, at):
                found[end, value] = 0
        start = self.grammar.starts.get(category)
        if start:
            self._walk(start, at, {}, 0, found)
        tail = self.grammar.tails.get(category)
        if tail:
            agenda = list(found.items())
            while agenda:
                (end, value), cost = agenda.pop()
                more: Found = {}
                self._walk(tail, end, {HEAD: value}, cost, more)
                for longer, price in more.items():
                    if price < found.get(longer, 1 << 30):
                        found[longer] = price
                        agenda.append((longer, price))
        if not found and at >= self.furthest:
            self._stopped(at, category)
        return found

    def _stopped(self, at: int, what: str) -> None:
        if at > self.furthest:
            self.furthest, self._missed = at, set()
        self._missed.add(what)

    def _walk(self, node: Node, at: int, parts: Parts, cost: int, found: Found) -> None:
        """Follow the patterns from a place in them and a place in the text."""
        for construction in node.ends:
            try:
                meaning = construction.build(parts)
            except (DoesNotFit, TypeError):
                continue
            price = cost + construction.cost
            if price < found.setdefault((at, meaning), price):
                found[at, meaning] = price
        if at == len(self.words):
            return
        word = self.words[at]
        if word in node.words:
            self._walk(node.after(word), at + 1, parts, cost, found)
        elif node.words and at >= self.furthest:
            self._stopped(at, "")
        if node.holes:
            opened = self.open_at(at)
            for hole in node.holes:
                if hole.category in opened:
                    for (end, value), price in self.phrases(hole.category, at).items():
                        self._walk(node.after(hole), end, {**parts, hole.name: value}, cost + price, found)
                elif at >= self.furthest:
                    self._stopped(at, hole.category)

    def whole(self, category: str, at: int = 0, end: int | None = None) -> dict[Any, int]:
        """What a whole text can mean as a phrase of a category, with what each reading costs."""
        end = len(self.words) if end is None else end
        return {value: cost for (stop, value), cost in self.phrases(category, at).items() if stop == end}
