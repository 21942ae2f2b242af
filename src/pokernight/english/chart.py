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
        self.expected: set[str] = set()
        """What could have stood at the furthest place."""

    def phrases(self, category: str, at: int) -> Found:
        """All phrases of a category that begin at a place."""
        key = category, at
        if key in self.kept:
            return self.kept[key]
        found: Found = {}
        self.kept[key] = found
        lexer = self.lexers.get(category)
        if lexer and at < len(self.words):
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
            self.furthest, self.expected = at, set()
        self.expected.add(what)

    def _walk(self, node: Node, at: int, parts: Parts, cost: int, found: Found) -> None:
        """Follow the patterns from a place in them and a place in the text."""
        for construction in node.ends:
            try:
                meaning = construction.build(parts)
            except (DoesNotFit, TypeError):
                continue
            price = cost + construction.cost
            if price < found.get((at, meaning), 1 << 30):
                found[at, meaning] = price
        if at == len(self.words):
            return
        word = self.words[at]
        if word in node.words:
            self._walk(node.after(word), at + 1, parts, cost, found)
        elif node.words and at >= self.furthest:
            self._stopped(at, "")
        for hole in node.holes:
            for (end, value), price in self.phrases(hole.category, at).items():
                self._walk(node.after(hole), end, {**parts, hole.name: value}, cost + price, found)

    def whole(self, category: str, at: int = 0, end: int | None = None) -> dict[Any, int]:
        """What a whole text can mean as a phrase of a category, with what each reading costs."""
        end = len(self.words) if end is None else end
        return {value: cost for (stop, value), cost in self.phrases(category, at).items() if stop == end}
