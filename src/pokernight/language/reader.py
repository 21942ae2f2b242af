"""Reading: every meaning that a text can have, and the word at which understanding stopped."""

from collections.abc import Iterator
from typing import Any

from pokernight.language.kinds import ANY_WORD, first_of, kind_in
from pokernight.language.part import Form, Part, remembered, sayable
from pokernight.language.template import (
    Choice,
    Hole,
    Literal,
    Nodes,
    compile_template,
    needed_choices,
    needed_words,
)
from pokernight.language.words import Word, fold

Found = tuple[tuple[Any, int], ...]
Fields = tuple[tuple[str, Any], ...]


@remembered
def _templates(category: type[Part]) -> dict[str, list[tuple[Form, str]]]:
    """The templates of a category by their first word, and under no word those that can begin with any."""
    by_word: dict[str, list[tuple[Form, str]]] = {}
    for part in sayable(category):
        for form in part.forms:
            for text in form.readings:
                first = first_of(text, form)
                for word in ("",) if first is ANY_WORD else first:
                    by_word.setdefault(word, []).append((form, text))
    return by_word


@remembered
def _starting(category: type[Part], word: str) -> tuple[tuple[Form, str, frozenset[str]], ...]:
    """The templates of a category that can begin with a word, with all that they need."""
    by_word = _templates(category)
    found = (*by_word.get(word, ()), *(by_word.get("", ()) if word else ()))
    return tuple([(form, text, needed_words(text)) for form, text in found])


class _AnyWords:
    """Words among which there are all that are needed."""

    def __ge__(self, needed: object) -> bool:
        return True


class Reading:
    """One text, what was already found in it, and how far anything could be read."""

    def __init__(self, text: str, *, thorough: bool = False) -> None:
        """A text to read; a thorough reading also tries what cannot succeed, to see how far it gets."""
        self.text = text
        self.words: tuple[Word, ...] = fold(text)
        self._texts = tuple(word.text for word in self.words)
        self._present: frozenset[str] | _AnyWords = _AnyWords() if thorough else frozenset(self._texts)
        self.furthest = 0
        self._candidates: dict[tuple[type[Part], str], list[tuple[Form, Nodes]]] = {}
        self._found: dict[tuple[type[Part], int], Found] = {}

    @property
    def column(self) -> int:
        """Where understanding stopped."""
        return self.words[self.furthest].column if self.furthest < len(self.words) else len(self.text)

    def part(self, category: type[Part], at: int) -> Found:
        """Every part of the category that can be read at a word, with the word after it."""
        key = (category, at)
        if key not in self._found:
            self._found[key] = ()  # a part that begins with itself finds nothing more
            found = tuple(dict.fromkeys(self._parts(category, at)))
            found = tuple(part for part in found if part[0].whole) or found
            ends = {part: end for part, end in sorted(found, key=lambda read: read[1]) if part.longest}
            self._found[key] = tuple(part for part in found if ends.get(part[0], part[1]) == part[1]) if ends else found
        return self._found[key]

    def _parts(self, category: type[Part], at: int) -> Iterator[tuple[Part, int]]:
        self.furthest = max(self.furthest, at)
        key = (category, self._texts[at] if at < len(self._texts) else "")
        if key not in self._candidates:
            self._candidates[key] = list(self._fitting(*key))
        for form, nodes in self._candidates[key]:
            for found, end in self._match(form, nodes, 0, at, form.fixed):
                part = form.part.said(**dict(found))
                if part is not None:
                    yield part, end

    def _fitting(self, category: type[Part], word: str) -> Iterator[tuple[Form, Nodes]]:
        """The templates that can begin with a word; most of them lack another one that they need."""
        for form, text, needed in _starting(category, word if word in _templates(category) else ""):
            if needed <= self._present and all(map(self._has_one_of, needed_choices(text))):
                yield form, compile_template(text)

    def _has_one_of(self, ways: tuple[frozenset[str], ...]) -> bool:
        """Whether the words of one way stand in the text."""
        return any(map(self._present.__ge__, ways))

    def _match(self, form: Form, nodes: Nodes, index: int, at: int, fields: Fields) -> Iterator[tuple[Fields, int]]:
        """Every way to fill the rest of a template from a word on; what leaves no choice is passed without a stop."""
        texts = self._texts
        while index < len(nodes):
            node = nodes[index]
            if isinstance(node, Literal):
                end = at + len(node.words)
                if texts[at:end] != node.words:
                    self._stopped_in(node.words, at)
                    return
                at = end
                index += 1
            elif isinstance(node, Choice):
                ways = [way for way, needed in zip(node.ways, node.needed, strict=True) if needed <= self._present]
                if len(ways) != 1:
                    break
                nodes, index = ways[0] + nodes[index + 1 :], 0
            else:
                break
        if at > self.furthest:
            self.furthest = at
        if index == len(nodes):
            yield fields, at
        elif isinstance(node, Hole):
            said = dict(fields).get(node.name)
            for value, end in kind_in(form, node).read(self, at):
                if said not in (None, value):
                    continue  # a hole that stands twice says the same twice
                filled = fields if node.name == "_" else (*fields, (node.name, value))
                yield from self._match(form, nodes, index + 1, end, filled)
        else:
            for way in ways:
                for filled, end in self._match(form, way, 0, at, fields):
                    yield from self._match(form, nodes, index + 1, end, filled)

    def _stopped_in(self, words: tuple[str, ...], at: int) -> None:
        """Note how far plain words could be followed."""
        for word in words:
            if at >= len(self._texts) or self._texts[at] != word:
                break
            at += 1
        self.furthest = max(self.furthest, at)
