"""Text into words, with the differences that carry no meaning folded away."""

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

STOP = "."
"""The word that ends a sentence."""

_TOKEN = re.compile(r"[A-Za-z]+(?:['’][A-Za-z]+)*|\d+/\d+|\d+|[.;!]|[^\s,:()\"'’/–-]")

_FILLERS = frozenset(
    """
    the ever currently already automatically immediately simultaneously secretly simply extra additional also again
    """.split()
)
"""Words that a rule means the same without."""

_SAME = {
    "you": "they",
    "he": "they",
    "she": "they",
    "your": "their",
    "his": "their",
    "her": "their",
    "him": "they",
    "them": "they",
    "an": "a",
    "another": "a",
    "are": "is",
    "be": "is",
    "were": "was",
    "has": "have",
    "does": "do",
    "goes": "go",
    "can": "may",
    "could": "may",
    "max": "maximum",
    "min": "minimum",
    "everybody": "everyone",
    "anybody": "anyone",
    "somebody": "someone",
    "color": "colour",
    "colors": "colour",
    "neighbor": "neighbour",
    "neighbors": "neighbour",
    "deuce": "two",
    "deuces": "two",
    "trey": "three",
    "treys": "three",
    "community": "common",
    "center": "middle",
    "centre": "middle",
    "when": "if",
    "whenever": "if",
    "fewer": "less",
    "hi": "high",
    "lo": "low",
    "person": "player",
    "previous": "last",
    "peek": "look",
    "trade": "exchange",
    "swap": "exchange",
    "switch": "exchange",
    "receive": "get",
    "refuse": "reject",
    "shove": "pass",
    "shoved": "passed",
    "push": "pass",
    "pushed": "passed",
    "reveal": "flip",
    "expose": "flip",
    "roll": "flip",
    "divide": "split",
    "separate": "split",
    "x": "time",
    ";": STOP,
    "!": STOP,
}

_SPELT_OUT = {
    "cannot": ("may", "not"),
    "can't": ("may", "not"),
    "don't": ("do", "not"),
    "doesn't": ("do", "not"),
    "didn't": ("did", "not"),
    "haven't": ("have", "not"),
    "hasn't": ("have", "not"),
    "isn't": ("is", "not"),
    "aren't": ("is", "not"),
    "won't": ("will", "not"),
    "it's": ("it", "is"),
    "that's": ("that", "is"),
    "there's": ("there", "is"),
    "nobody": ("no", "one"),
    "facedown": ("face", "down"),
    "faceup": ("face", "up"),
    "twice": ("two", "time"),
    "thrice": ("three", "time"),
    "wildcard": ("wild", "card"),
    "wildcards": ("wild", "card"),
}

_PHRASES = {
    ("at", "same", "time"): "",
    ("widow",): "table hand",
    ("everyone", "else"): "all other player",
    ("anyone", "else"): "anyone",
    ("someone", "else"): "someone",
    ("one", "else"): "one",
    ("everything", "else"): "everything",
    ("or", "else"): "or",
    ("dummy", "hand"): "table hand",
    ("ghost", "hand"): "table hand",
    ("house", "hand"): "table hand",
    ("phantom", "hand"): "table hand",
    ("not", "to"): "to not",
    ("round", "of", "betting"): "betting round",
    ("round", "of", "bet"): "betting round",
}
"""Words that mean the same together as others, or nothing of their own."""

_ENDS = {phrase[-1]: [other for other in _PHRASES if other[-1] == phrase[-1]] for phrase in _PHRASES}

_KEPT = frozenset(["is", "as", "was", "this", "his", "its", "less", "plus", "us", "always", "pass", "yes"])


_SHORT = 100
"""The length up to which what was read is kept: templates begin alike."""


class Word(NamedTuple):
    """A word as it is compared, the column at which it stood, and how it was written."""

    text: str
    column: int
    written: str = ""
    before: str = ""
    """What stood between it and the word before: a comma, a word that is left out."""

    @property
    def after_comma(self) -> bool:
        """Whether it is told apart from the word before by more than a space."""
        return any(mark in self.before for mark in ",/:(")

    @property
    def plural(self) -> bool:
        """Whether it was written with an s that it is compared without."""
        return self.written.endswith("s") and not self.text.endswith("s")

    @property
    def definite(self) -> bool:
        """Whether "the" stood before it."""
        return "the" in self.before.split()


@lru_cache(maxsize=4096)
def _stem(word: str) -> str:
    """The word without the s of a plural or of "he passes"."""
    if word in _KEPT or len(word) < 3 or not word.endswith("s") or word.endswith(("ss", "'s")):
        return word
    if word.endswith(("sses", "xes", "ches", "shes")):
        return word[:-2]
    if word.endswith("ies") and len(word) > 5:
        return word[:-3] + "y"
    return word[:-1]


@lru_cache(maxsize=4096)
def _folded(word: str) -> tuple[str, ...]:
    word = word.lower().replace("’", "'")
    if word in _SPELT_OUT:
        return _SPELT_OUT[word]
    if word in _FILLERS:
        return ()
    stem = _stem(word)
    return (_SAME.get(word) or _SAME.get(stem) or stem,)


def fold(text: str) -> tuple[Word, ...]:
    """Take a text apart into the words that are compared when it is read.

    >>> [word.text for word in fold("You can't pass the sixes, or the 10x ante.")]
    ['they', 'may', 'not', 'pass', 'six', 'or', '10', 'time', 'ante', '.']
    """
    return _short(text) if len(text) < _SHORT else _words(text)


def _words(text: str) -> tuple[Word, ...]:
    words: list[Word] = []
    end = 0
    for found in _TOKEN.finditer(text):
        for folded in _folded(found.group()):
            nobody = folded == "player" and words and words[-1].text == "no"
            word = "one" if nobody else folded
            words.append(Word(word, found.start(), found.group().lower(), text[end : found.start()].lower()))
            end = found.end()
            if word in _ENDS:
                _fold_phrase(words)
    return tuple(_two_persons(words) if "you" in text else words)


def _fold_phrase(words: list[Word]) -> None:
    """Put what a phrase at the end means in its place; it stands where the phrase began."""
    for phrase in _ENDS[words[-1].text]:
        said = words[-len(phrase) :]
        if tuple(word.text for word in said) == phrase:
            words[-len(phrase) :] = [said[0]._replace(text=text, written=text) for text in _PHRASES[phrase].split()]
            return


def _two_persons(words: list[Word]) -> Iterator[Word]:
    """The words of sentences about "you" in which "they" is another player, who was spoken of before."""
    you = other = paid = False
    for word, after in zip(words, [*words, Word("", 0)][1:], strict=True):
        if word.text == STOP:
            you = other = False
        you = you or word.written in ("you", "your")
        if other and (word.written == "they" or (paid and word.written == "them")):
            yield word._replace(text="other")
            yield word._replace(text="player", before=" ")
        elif other and word.text == "that" and after.text == "player":
            yield word._replace(text="other")
        else:
            yield word
        named = word.written in ("another", "other") and after.written in ("player", "player's")
        beside = word.written == "your" and after.text in ("left", "right", "neighbour")
        other = other or (you and named) or beside
        paid = word.text == "pay"


_short = lru_cache(maxsize=8192)(_words)
