"""Sentences with holes: the same text reads and writes.

In a template, `{name}` is a hole (one that stands twice must say the same twice), `[words]` may be left out when
reading and are not written, `<one|other>` reads either and writes the first. `card(s)`, `is~are` and `becomes~become`
are written in the number of the hole before them, `pass~es` in the person of its subject, and `a(n)` by the sound that
follows.
"""

import re
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple, TypeAlias

from pokernight.language.words import STOP, fold

_MARKS = re.compile(r"~(?:e?s|are|become|stop)\b|\((?:s|es|n)\)")
_PIECE = re.compile(r"\{(?P<hole>\w+)(?::(?P<style>\w+))?\}|(?P<mark>[\[\]<>|])|(?P<text>[^{\[\]<>|]+)")
_INNER = re.compile(r"\[[^\[\]<>]*\]|<[^\[\]<>]*>|\{[^}]*\}")


class Hole(NamedTuple):
    """A place in a template that a part fills; `style` says how the part is written there."""

    name: str
    style: str = ""


class Literal(NamedTuple):
    """Words that stand in the template as they are."""

    text: str
    words: tuple[str, ...]


class Choice(NamedTuple):
    """One of several ways to say the same; the first is written."""

    ways: tuple["Nodes", ...]
    needed: tuple[frozenset[str], ...]
    """The words without which each of the ways cannot be read."""


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
        match piece.lastgroup:
            case "text":
                nodes.append(Literal(piece[0], _plain(piece[0])))
            case "mark" if piece[0] in "[<":
                ways: list[Nodes] = [()] if piece[0] == "[" else []
                mark = "|"
                while mark == "|":
                    way, mark = _sequence(pieces)
                    ways.append(way)
                nodes.append(Choice(tuple(ways), tuple([_needed(way) for way in ways])))
            case "mark":
                return tuple(nodes), piece[0]
            case _:
                nodes.append(Hole(piece["hole"], piece["style"] or ""))
    return tuple(nodes), ""


def _needed(nodes: Nodes) -> frozenset[str]:
    return frozenset([word for node in nodes if isinstance(node, Literal) for word in node.words])


@cache
def _plain(text: str) -> tuple[str, ...]:
    """The words of a template's text as they are compared."""
    return tuple([word.text for word in fold(_MARKS.sub("", text))])


@cache
def needed_words(text: str) -> frozenset[str]:
    """The words without which a template cannot be read, which can be seen without taking it apart.

    >>> sorted(needed_words("flip [over] {cards} <face up|up> now"))
    ['flip', 'now']
    """
    shorter = _INNER.sub("|", text)
    while shorter != text:
        text, shorter = shorter, _INNER.sub("|", shorter)
    return frozenset([word for piece in text.split("|") for word in _plain(piece)])


@cache
def needed_choices(text: str) -> tuple[tuple[frozenset[str], ...], ...]:
    """The choices of a template of which one way must be read: for each, what its ways need.

    >>> [[sorted(words) for words in ways] for ways in needed_choices("<all|each player> [still in]")]
    [[['all'], ['each', 'player']]]
    """
    choices = [node.needed for node in compile_template(text) if isinstance(node, Choice)]
    return tuple([ways for ways in choices if all(ways)])


def beginning(text: str) -> tuple[frozenset[str], tuple[Hole, ...]]:
    """The words and the holes with which a template can begin, seen without taking it apart; there are hundreds.

    >>> words, holes = beginning("[a|any] {who:one} folds")
    >>> sorted(words), holes
    (['a', 'any'], (Hole(name='who', style='one'),))
    """
    first: list[str | Hole] = []
    if _begin(_PIECE.finditer(text), first, at_start=True, inside=False)[0]:
        first.append(STOP)
    return (
        frozenset([word for word in first if isinstance(word, str)]),
        tuple([hole for hole in first if isinstance(hole, Hole)]),
    )


def _begin(
    pieces: Iterator[re.Match[str]], first: list[str | Hole], *, at_start: bool, inside: bool
) -> tuple[bool, str]:
    """Gather what can come first, up to the mark that ends it: whether nothing had to come yet, and that mark."""
    for piece in pieces:
        match piece.lastgroup:
            case "mark" if piece[0] in "[<":
                begun, mark, still = at_start, "|", piece[0] == "["
                while mark == "|":
                    left_out, mark = _begin(pieces, first, at_start=begun, inside=True)
                    still = still or left_out
                at_start = begun and still
            case "mark":
                return at_start, piece[0]
            case "text" if at_start:
                word = _plain(" ".join(piece[0].split()[:4]))[:1]  # templates begin alike, and so much is kept
                first.extend(word)
                at_start = not word
            case "hole" | "style" if at_start:
                first.append(Hole(piece["hole"], piece["style"] or ""))
                at_start = False
        if not at_start and not inside:
            break
    return at_start, ""


def holes(nodes: Nodes) -> Iterator[Hole]:
    """Every hole of a template, those inside choices too."""
    for node in nodes:
        if isinstance(node, Hole):
            yield node
        elif isinstance(node, Choice):
            for way in node.ways:
                yield from holes(way)
