"""Texts and data with something wrong in them, by chance."""

import os
from collections.abc import Sequence
from random import Random
from typing import Any

FUZZ = int(os.environ.get("FUZZ", "5000"))
"""How many mutated pages, records, answers and messages there are in all; a longer run sets another number."""

STRANGE: tuple[Any, ...] = (
    None, True, -1, 0, 1, 2, 3, 10**18, 10**30, 1e308, 0.5, "", " ", "x" * 600, "\0", "\ud800", "e\u0301\u0336",
    "\u202ek", "\u0663", "1", "2.1.0", "2.2.0", "2.3.0", "p1", "p2", "pass Ah Kd 3c", "check", "fold", "bet 5",
    "decline", "anaconda", "caller", [], {}, [[]], {"id": {}}, ["pass"] * 50, {"seats": 2}, {"ante": -1},
    {"rules": ["Showdown."]},
)  # fmt: skip
"""What may stand where something else should."""

_LETTERS = ("\0", "\n", "\t", " ", "[", "]", "{", "}", "|", "#", "*", '"', "'", "\\", "%", "\u0663", "\u202e", "♣", "🂡")


def mutated_text(text: str, words: Sequence[str], chance: Random) -> str:
    """A text with a few letters changed, or with words put in, left out or taken from elsewhere."""
    for _ in range(chance.choice((1, 1, 1, 2, 5))):
        at = chance.randrange(len(text) + 1)
        match chance.randrange(6):
            case 0:
                text = text[:at] + chance.choice((*_LETTERS, chr(chance.randrange(1, 0xD800)))) + text[at + 1 :]
            case 1:
                text = text[:at] + text[at + chance.randint(1, 20) :]
            case 2:
                text = text[:at] + chance.choice(words) + text[at:]
            case 3:
                text = text[:at] + f" {chance.choice(words)} " + text[at + chance.randint(0, 12) :]
            case 4:
                start = chance.randrange(len(text) + 1)
                text = text[:at] + text[start : start + chance.randint(1, 80)] + text[at:]
            case 5:
                text = text[: max(1, at)] if chance.random() < 0.1 else text
    return text


def mutated_data(value: Any, words: Sequence[str], chance: Random) -> Any:
    """Plain data with something changed somewhere in it."""
    if isinstance(value, dict) and value and chance.random() < 0.9:
        name = chance.choice(list(value))
        if chance.random() < 0.1:
            return {key: kept for key, kept in value.items() if key != name}
        return {**value, name: mutated_data(value[name], words, chance)}
    if isinstance(value, list) and value and chance.random() < 0.9:
        at = chance.randrange(len(value))
        match chance.randrange(4):
            case 0:
                return [*value[:at], *value[at + 1 :]]
            case 1:
                return [*value[:at], value[at], *value[at:]]
        return [*value[:at], mutated_data(value[at], words, chance), *value[at + 1 :]]
    if isinstance(value, str) and chance.random() < 0.5:
        return mutated_text(value, words, chance)
    if isinstance(value, int) and not isinstance(value, bool) and chance.random() < 0.6:
        return value + chance.choice((-1, 1, 10, -1000))
    return chance.choice(STRANGE)
