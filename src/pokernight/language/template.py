"""Sentences with holes: the same text reads and writes.

In a template, `{name}` is a hole (one that stands twice must say the same twice), `[words]` may be left out when
reading and are not written, `<one|other>` reads either and writes the first. `card(s)` and `is~are` are written in the
number of the hole before them, `pass~es` in the person of its subject, and `a(n)` by the sound that follows.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import TypeAlias

from pokernight.language.words import fold

_MARKS = re.compile(r"~(?:e?s|are)|\((?:s|es|n)\)")
_OPENING = re.compile(r"(?:[A-Za-z'’~()-]+ ){1,2}")
_LEAD = re.compile(r"(?P<mark>[\[<])(?P<ways>[A-Za-z'’ |~()-]+)[\]>] *")
_HOLE = re.compile(r"\{(?P<hole>\w+)(?::(?P<style>\w+))?\}")
_PIECE = re.compile(r"\{(?P<hole>\w+)(?::(?P<style>\w+))?\}|(?P<mark>[\[\]<>|])|(?P<text>[^{\[\]<>|]+)")


@dataclass(frozen=True)
class Hole:
    """A place in a template that a part fills; `style` says how the part is written there."""

    name: str
    style: str = ""


@dataclass(frozen=True)
class Literal:
    """Words that stand in the template as they are."""

    text: str
    words: tuple[str, ...]


@dataclass(frozen=True)
class Choice:
    """One of several ways to say the same; the first is written."""

    ways: tuple["Nodes", ...]


Node: TypeAlias = Hole | Literal | Choice
Nodes: TypeAlias = tuple[Node, ...]


@cache
def compile_template(text: str) -> Nodes:
    """Take a template apart.

    >>> [type(node).__name__ for node in compile_template("Deal {count} card(s) [each] to <each player|all>")]
    ['Literal', 'Hole', 'Literal', 'Choice', 'Literal', 'Choice']
    """
    pieces = _PIECE.finditer(text)
    nodes, closed_by = _sequence(pieces)
    if closed_by:
        raise ValueError(f"A {closed_by!r} too many in the template {text!r}.")
    return nodes


def _sequence(pieces: Iterator[re.Match[str]]) -> tuple[Nodes, str]:
    """The nodes up to the mark that ends them, and that mark."""
    nodes: list[Node] = []
    for piece in pieces:
        match piece["mark"]:
            case "[" | "<" as opening:
                ways: list[Nodes] = [()] if opening == "[" else []
                mark = "|"
                while mark == "|":
                    way, mark = _sequence(pieces)
                    ways.append(way)
                nodes.append(Choice(tuple(ways)))
            case None if piece["hole"]:
                nodes.append(Hole(piece["hole"], piece["style"] or ""))
            case None:
                words = tuple(word.text for word in fold(_MARKS.sub("", piece["text"])))
                nodes.append(Literal(piece["text"], words))
            case mark:
                return tuple(nodes), mark
    return tuple(nodes), ""


@cache
def needed_words(text: str) -> frozenset[str]:
    """The words without which a template cannot be read.

    >>> sorted(needed_words("flip [over] {cards} <face up|up> now"))
    ['flip', 'now']
    """
    return frozenset(word for node in compile_template(text) if isinstance(node, Literal) for word in node.words)


@cache
def vocabulary(text: str) -> frozenset[str]:
    """All words that stand in a template.

    >>> sorted(vocabulary("flip [over] {cards} <face up|up> now"))
    ['face', 'flip', 'now', 'over', 'up']
    """
    return frozenset(_words_of(compile_template(text)))


def _words_of(nodes: Nodes) -> Iterator[str]:
    for node in nodes:
        if isinstance(node, Literal):
            yield from node.words
        elif isinstance(node, Choice):
            for way in node.ways:
                yield from _words_of(way)


@lru_cache(maxsize=16_384)
def fitting(text: str, present: frozenset[str]) -> Nodes | None:
    """A template without the ways that need other words than those of its vocabulary that are present.

    None where it cannot be read at all. Texts have much the same words in common with a template, so that it is
    mostly known.

    >>> [node.text.strip() for node in fitting("<all|each> player [still in]", frozenset(("each", "player")))]
    ['each', 'player']
    >>> fitting("<all|each> player", frozenset(("player",)))
    """
    return _fitting(compile_template(text), present)


def _fitting(nodes: Nodes, present: frozenset[str]) -> Nodes | None:
    kept: list[Node] = []
    for node in nodes:
        if isinstance(node, Choice):
            ways = [way for way in [_fitting(way, present) for way in node.ways] if way is not None]
            if not ways:
                return None
            if len(ways) == 1:
                kept.extend(ways[0])
            else:
                kept.append(Choice(tuple(ways)))
        elif isinstance(node, Literal) and not present.issuperset(node.words):
            return None
        else:
            kept.append(node)
    return tuple(kept)


def opening(text: str) -> tuple[frozenset[str], Hole | None] | None:
    """The words with which a template can begin, and the hole where it can begin with one; None where it is not plain.

    Most templates need not be taken apart just to see how they begin, and there are hundreds.

    >>> opening("the deck runs out")
    (frozenset({'deck'}), None)
    >>> words, hole = opening("[a|any] {who:one} folds")
    >>> sorted(words), hole
    (['a', 'any'], Hole(name='who', style='one'))
    """
    words: set[str] = set()
    at = 0
    while lead := _LEAD.match(text, at):
        starts = [fold(_MARKS.sub("", way))[:1] for way in lead["ways"].split("|")]
        if not all(starts):
            return None
        words.update(start[0].text for start in starts)
        if lead["mark"] == "<":
            return frozenset(words), None
        at = lead.end()
    if hole := _HOLE.match(text, at):
        return frozenset(words), Hole(hole["hole"], hole["style"] or "")
    plain = _OPENING.match(text, at)
    start = fold(_MARKS.sub("", plain[0]))[:1] if plain else ()
    return (frozenset((*words, start[0].text)), None) if start else None


def holes(nodes: Nodes) -> Iterator[Hole]:
    """Every hole of a template, those inside choices too."""
    for node in nodes:
        if isinstance(node, Hole):
            yield node
        elif isinstance(node, Choice):
            for way in node.ways:
                yield from holes(way)
