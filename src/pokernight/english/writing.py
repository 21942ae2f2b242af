"""From meaning to English: the construction that fits, with its holes filled."""

import re
from collections.abc import Callable
from typing import Any

from pokernight.cards import Rank, Suit
from pokernight.english.construction import Grammar
from pokernight.english.grammar.numbers import NUMBERS
from pokernight.english.pattern import Hole

Speller = Callable[[Any], str | None]


class Unsayable(Exception):
    """A meaning for which there is no phrase."""


class Writer:
    """Writes meanings in the words of a grammar."""

    def __init__(self, grammar: Grammar, spellers: dict[str, Speller]) -> None:
        """The grammar, and how the words of open classes are spelled."""
        self.grammar = grammar
        self.spellers = spellers

    def write(self, meaning: Any, category: str) -> str:
        """A meaning as a phrase of a category."""
        words = self._words(meaning, category)
        if words is None:
            raise Unsayable(f"{category}: {meaning}")
        return join(agree(words))

    def _words(self, meaning: Any, category: str) -> list[str] | None:
        speller = self.spellers.get(category)
        if speller and (spelled := speller(meaning)) is not None:
            return spelled.split()
        for construction in self.grammar.written.get(category, ()):
            assert construction.apart
            parts = construction.apart(meaning)
            if parts is None:
                continue
            found: list[str] | None = []
            for item in construction.written:
                words = self._words(parts[item.name], item.category) if isinstance(item, Hole) else [item]
                if words is None:
                    found = None
                    break
                assert found is not None
                found += words
            if found is not None:
                return found
        return None


_COUNTED = "|".join(NUMBERS[2:])
_SINGLE = {rank.plural: rank.word for rank in Rank}
_SPELLED: dict[re.Pattern[str], str | Callable[[re.Match[str]], str]] = {
    re.compile(r"\bcan not\b"): "cannot",
    re.compile(r"\bno peek\b"): "no-peek",
    re.compile(r"\btwo times$"): "twice",
    re.compile(r"\bone eyed\b"): "one-eyed",
    re.compile(r",(?=[.,;])"): "",
    re.compile(r"\ba (\w+ of (?:clubs|diamonds|hearts|spades))\b"): r"the \1",
    re.compile(rf"(?<!and )\b({'|'.join(_SINGLE)}) of ({'|'.join(suit.plural for suit in Suit)}) are\b"): (
        lambda said: f"the {_SINGLE[said[1]]} of {said[2]} is"
    ),
    re.compile(r"(\bat least one(?: [a-z]+)?? card)s\b"): r"\1",
    re.compile(rf"\b({_COUNTED}) card (hand|stack|flop|flush|straight)(s?)\b"): r"\1-card \2\3",
}
"""Words that are written together, and what there is only one of."""
_ONE = frozenset("a an one each every any another no that this".split())
_MANY = frozenset((*"all these those other both their your some".split(), *NUMBERS[2:]))


_OF_ANYBODY = {"you": "they", "your": "their"}


def agree(words: list[str]) -> list[str]:
    """Nouns in the number that the word before them asks for, "an" before a vowel, "your" where you are spoken to."""
    found: list[str] = []
    many = True
    if words[:3] == ["if", "any", "player"]:  # whoever it is, nobody is spoken to
        words = [_OF_ANYBODY.get(word, word) for word in words]
    if "you" in words:
        words = ["your" if word == "their" else word for word in words]
    words = [
        "an" if word == "a" and after.startswith(("a", "e", "i", "o", "up")) and not after.startswith("one") else word
        for word, after in zip(words, [*words[1:], ""], strict=True)
    ]
    for word in words:
        if word in _ONE:
            many = False
        elif word in _MANY or word.isdecimal():
            many = True
        if word.endswith("(s)"):
            found.append(word.removesuffix("(s)") + "s" * many)
        else:
            found.append(word)
    return found


def join(words: list[str]) -> str:
    """Words as a text."""
    text = ""
    for word in words:
        text += word if not text or word in ".,;:)'s" or text.endswith("(") else f" {word}"
    for apart, spelled in _SPELLED.items():
        text = apart.sub(spelled, text)
    return text
