"""Writing: a part in our own English."""

import re
from enum import Enum
from fractions import Fraction
from functools import lru_cache
from typing import Any

from pokernight.cards import Rank, Suit
from pokernight.language.kinds import ALL, ANY, EITHER, SHARED, phrases
from pokernight.language.part import Part
from pokernight.language.template import Choice, Hole, Literal, Nodes

ONE, PLURAL, THIRD, SAME, THEIR = "one", "plural", "s", "v", "their"
"""Styles: a single one ("a six"), several ("sixes"), the verb of "each player" ("passes"), the verb as around it, and
what is a certain player's own ("their hole card" beside "your hole card")."""

_ARTICLE = re.compile(r"\ba\(n\)(?= +(?P<vowel>(?:[aeio]|8\b|18\b)(?!ne\b|ne-))?)", re.IGNORECASE)
_LOOSE = re.compile(r" +(?=[ ,.;:])")
_NUMBER = re.compile(r"\b(is|becomes|stops)~(are|become|stop)\b")
_OWN = re.compile(r"\b(?:their|them|they)\b")
_YOURS = {"their": "your", "them": "you", "they": "you"}
_START = re.compile(r"(?:^|(?<=[.] ))[a-z]")


@lru_cache(maxsize=4096)
def write(part: Part | tuple[Part, ...], style: str = "") -> str:
    """Write a rule as a sentence, or as several; players are asked in these words again and again."""
    text = _ARTICLE.sub(lambda found: "an" if found["vowel"] else "a", phrase(part, style))
    text = _LOOSE.sub("", text).strip()
    return _START.sub(lambda found: found[0].upper(), text) + "."


def clause(part: Part | tuple[Part, ...], style: str = "") -> str:
    """A part, or a list of some, as it stands within another sentence."""
    text = write(part, style)
    return text[0].lower() + text[1:].removesuffix(".")


def to_you(text: str) -> str:
    """What a player does, as it is said to him.

    >>> to_you("Pass all their cards to the player who passed to them.")
    'Pass all your cards to the player who passed to you.'
    """
    return _OWN.sub(lambda found: _YOURS[found[0]], text)


def phrase(value: Any, style: str = "") -> str:
    """Write a value as it stands in a sentence."""
    match value:
        case Part():
            return _part(value, style)
        case tuple():
            joint = "or" if style in (ONE, ANY, EITHER) else "and"
            commas = style == SHARED or (isinstance(value[0], Part) and style not in (ALL, ANY))
            return _list([phrase(item, style) for item in value], joint, commas=commas)
        case Rank() | Suit():
            return value.plural if style == PLURAL or (style == SHARED and isinstance(value, Suit)) else value.word
        case Enum():
            return phrases(value)[0]
        case Fraction():
            whole, rest = divmod(value, 1)
            return " ".join(str(number) for number in (whole, rest) if number) or "0"
        case _:
            return str(value)


def _plural(value: Any, *, before: bool) -> bool:
    """Whether the words after a value speak of several."""
    match value:
        case Enum():
            return before
        case int() | Fraction():
            return value != 1
        case (Part() as only,):
            return not only.single
    return before


def _list(items: list[str], joint: str, *, commas: bool) -> str:
    *before, last = items
    between = ", " if commas else f" {joint} "
    return f"{between.join(before)} {joint} {last}" if before else last


def _part(part: Part, style: str) -> str:
    for form in part.forms:
        if form.written and form.says(part):
            one = style == ONE or (style == THEIR and part.single)
            return _render(part, form.nodes_of_one if one else form.nodes, style)
    raise ValueError(f"There is no sentence for {part!r}.")


def _render(part: Part, nodes: Nodes, style: str) -> str:
    written = []
    plural = True
    for node in nodes:
        match node:
            case Literal(text):
                text = re.sub(r"~(e?s)\b", r"\1" if style == THIRD else "", text)
                text = _NUMBER.sub(r"\2" if plural else r"\1", text)
                written.append(re.sub(r"\((e?s)\)", r"\1" if plural else "", text))
            case Hole(name, hole_style):
                value = getattr(part, name)
                plural = _plural(value, before=plural)
                text = phrase(value, style if hole_style == SAME else hole_style)
                written.append(text[:1].lower() + text[1:])
            case Choice(ways):
                written.append(_render(part, ways[0], style))
    return "".join(written)
