"""What may fill a hole: parts, terms, numbers, lists and words, each read and written in its own way."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from fractions import Fraction
from types import UnionType
from typing import Any, Protocol, Union, get_args, get_origin

from pokernight.cards import Rank, Suit
from pokernight.language.part import Form, Part, Term, hint, part_named, remembered, sayable
from pokernight.language.template import Hole, beginning
from pokernight.language.words import Word, fold

NUMBER_WORDS = """
    zero one two three four five six seven eight nine ten
    eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty
""".split()
_TENS = {"twenty": 20, "thirty": 30, "forty": 40, "fifty": 50}
_ONES = {word: number for number, word in enumerate(NUMBER_WORDS) if 0 < number < 10}
_NUMBERS = {**{word: number for number, word in enumerate(NUMBER_WORDS)}, **_TENS, "no": 0, "a": 1}

ALL, ANY, EACH, EITHER, MIXED, SHARED = "all", "any", "each", "either", "mixed", "shared"
_LISTS = {
    ALL: (("and",), False),
    ANY: (("or",), False),
    EACH: (("and",), True),
    EITHER: (("or",), True),
    MIXED: (("and", "with", "plus"), True),
}
"""The styles of lists that are joined by certain words only, and whether a comma will do as well."""

ANY_WORD = None
"""The first words of something that can begin with any word."""

First = frozenset[str] | None


class Reading(Protocol):
    """A text that is being read, as far as a kind needs to know it."""

    words: tuple[Word, ...]

    def part(self, category: type[Part], at: int) -> tuple[tuple[Any, int], ...]:
        """Every part of the category that can be read at a word, with the word after it."""


class Kind(Protocol):
    """A type that a hole can have."""

    def read(self, reading: Reading, at: int) -> Iterator[tuple[Any, int]]:
        """Every value that can be read at a word, with the word after it."""

    def first(self) -> First:
        """The words with which a value can begin."""


@dataclass(frozen=True)
class NumberKind:
    """A whole number, in figures or in words."""

    def read(self, reading: Reading, at: int) -> Iterator[tuple[int, int]]:
        """Read a number."""
        text, after, *_ = (*_texts(reading, at, 2), "", "")
        if text.isdecimal() and len(text) <= 6:
            yield int(text), at + 1
        elif text in _TENS and after in _ONES:
            yield _TENS[text] + _ONES[after], at + 2
        elif text in _NUMBERS:
            yield _NUMBERS[text], at + 1

    def first(self) -> First:
        """Figures are too many to list."""
        return ANY_WORD


@dataclass(frozen=True)
class EndingKind:
    """One of a thing or two, as its word ends: "the joker", "the jokers"."""

    word: str

    def read(self, reading: Reading, at: int) -> Iterator[tuple[int, int]]:
        """Read the word."""
        if at < len(reading.words) and reading.words[at].text == self.word:
            yield 1 + reading.words[at].plural, at + 1

    def first(self) -> First:
        """The word itself."""
        return frozenset((self.word,))


@dataclass(frozen=True)
class FractionKind:
    """A number with halves: 7, 1/2, 5 1/2, half, five and a half."""

    def read(self, reading: Reading, at: int) -> Iterator[tuple[Fraction, int]]:
        """Read a number that may have a fraction."""
        for whole, end in NumberKind().read(reading, at):
            yield Fraction(whole), end
            for part, end_of_part in self._fraction(reading, end):
                yield whole + part, end_of_part
            if _texts(reading, end, 3) == ("and", "a", "half"):
                yield whole + Fraction(1, 2), end + 3
        yield from self._fraction(reading, at)
        for words in (("half",), ("a", "half"), ("one", "half")):
            if _texts(reading, at, len(words)) == words:
                yield Fraction(1, 2), at + len(words)

    @staticmethod
    def _fraction(reading: Reading, at: int) -> Iterator[tuple[Fraction, int]]:
        if at < len(reading.words):
            over, slash, under = reading.words[at].text.partition("/")
            if slash and len(over) + len(under) <= 6 and int(under):
                yield Fraction(int(over), int(under)), at + 1

    def first(self) -> First:
        """Figures are too many to list."""
        return ANY_WORD


def _texts(reading: Reading, at: int, count: int) -> tuple[str, ...]:
    return tuple(word.text for word in reading.words[at : at + count])


@dataclass(frozen=True)
class SpokenKind:
    """Any one word, as a player might say it."""

    def read(self, reading: Reading, at: int) -> Iterator[tuple[str, int]]:
        """Read a word."""
        if at < len(reading.words) and reading.words[at].text.isalpha():
            yield reading.words[at].text, at + 1

    def first(self) -> First:
        """Any word will do."""
        return ANY_WORD


@dataclass(frozen=True)
class TermKind:
    """One of the fixed words of an enumeration."""

    terms: type[Enum]

    def read(self, reading: Reading, at: int) -> Iterator[tuple[Enum, int]]:
        """Read a term."""
        if at < len(reading.words):
            for words, term in _spelling(self.terms).get(reading.words[at].text, ()):
                end = at + len(words)
                if tuple(word.text for word in reading.words[at:end]) == words:
                    inside = reading.words[at + 1 : end]
                    if not (getattr(term, "unbroken", False) and any("," in word.before for word in inside)):
                        yield term, end

    def first(self) -> First:
        """The first words of the terms."""
        return frozenset(_spelling(self.terms))


@dataclass(frozen=True)
class ListKind:
    """One or more of a kind, with "and" or "or" between them, or only a comma where that is clear enough."""

    of: Kind
    joints: tuple[str, ...] = ("and", "or")
    commas: bool = False

    def read(self, reading: Reading, at: int, sofar: tuple[Any, ...] = ()) -> Iterator[tuple[tuple[Any, ...], int]]:
        """Read a list."""
        for value, end in self.of.read(reading, at):
            values = (*sofar, value)
            yield values, end
            if end < len(reading.words):
                joined = reading.words[end].text in self.joints
                if joined or (self.commas and reading.words[end].after_comma):
                    yield from self.read(reading, end + joined, values)

    def first(self) -> First:
        """A list begins as its values do."""
        return self.of.first()


@dataclass(frozen=True)
class SharedKind:
    """Several ranks or suits that share the words around them: "the jack, queen and king of spades".

    They do so only where they are written that way: in "jacks, queens and the king of spades", in "a jack or the king
    of spades", and in "the king of spades and hearts" each stands for itself.
    """

    of: TermKind

    def read(self, reading: Reading, at: int) -> Iterator[tuple[tuple[Any, ...], int]]:
        """Read a list of two or more, which ends with the one after "and" or "or"."""
        values: tuple[Any, ...] = ()
        start, end, last = at, at, False
        while found := next(self.of.read(reading, start), None):
            values, end = (*values, found[0]), found[1]
            if last or end == len(reading.words):
                break
            last = reading.words[end].text in ("and", "or")
            if not last and not reading.words[end].after_comma:
                break
            start = end + last
        if len(values) > 1 and self._shared(reading.words, at, end):
            yield values, end

    def _shared(self, words: tuple[Word, ...], at: int, end: int) -> bool:
        if self.of.terms is Suit:
            return words[at - 2].plural  # "the jacks of hearts and spades"
        ranks = [word for word in words[at:end] if word.text not in ("and", "or")]
        return len({word.plural for word in ranks}) == 1 and ranks[0].definite >= ranks[-1].definite

    def first(self) -> First:
        """Several begin as one does."""
        return self.of.first()


@dataclass(frozen=True)
class PartKind:
    """A part of the language, or any of a category of parts."""

    category: type[Part]

    def read(self, reading: Reading, at: int) -> Iterator[tuple[Any, int]]:
        """Read a part."""
        yield from reading.part(self.category, at)

    def first(self) -> First:
        """The first words of all parts of the category."""
        return _first_of_category(self.category)


_category_firsts: dict[type[Part], First] = {}


def _first_of_category(category: type[Part]) -> First:
    if category not in _category_firsts:
        firsts = [first_of(text, form) for part in sayable(category) for form in part.forms for text in form.readings]
        whole = ANY_WORD if ANY_WORD in firsts else frozenset().union(*[first for first in firsts if first])
        _category_firsts[category] = whole
    return _category_firsts[category]


def phrases(term: Enum) -> tuple[str, ...]:
    """The ways to say a term, the written one first."""
    match term:
        case Term():
            return term.phrases
        case Rank():
            return (term.word, str(int(term))) if term <= Rank.TEN else (term.word,)
        case Suit():
            return (term.word,)
    raise TypeError(f"{term!r} is no word of the language.")


@remembered
def _spelling(terms: type[Enum]) -> dict[str, list[tuple[tuple[str, ...], Enum]]]:
    """The terms by their first word."""
    found: dict[str, list[tuple[tuple[str, ...], Enum]]] = {}
    for term in terms:
        for phrase in phrases(term):
            words = tuple(word.text for word in fold(phrase))
            entry = (words, term)
            if entry not in found.setdefault(words[0], []):
                found[words[0]].append(entry)
    return found


@remembered
def kind_of(hint: Any) -> Kind:
    """The kind that belongs to a field's type; an optional field is filled like any other."""
    if get_origin(hint) in (Union, UnionType):
        (hint,) = [choice for choice in get_args(hint) if choice is not type(None)]
    if get_origin(hint) is tuple:
        of = kind_of(get_args(hint)[0])
        return ListKind(of, commas=isinstance(of, PartKind))  # "worth 1, 2s and 3s ..." is no list of numbers
    if hint is int:
        return NumberKind()
    if hint is Fraction:
        return FractionKind()
    if hint is str:
        return SpokenKind()
    if issubclass(hint, Enum):
        return TermKind(hint)
    if issubclass(hint, Part):
        return PartKind(hint)
    raise TypeError(f"No hole can hold {hint!r}.")


_kinds: dict[tuple[type[Part], str, str], Kind] = {}


def kind_in(form: Form, hole: Hole) -> Kind:
    """The kind of a hole: that of its field, or a narrower one that it names itself, `{deed:Purchase}`.

    What fills a hole without a name, `{_:CardSet}`, is read and forgotten.
    """
    key = (form.part, hole.name, hole.style)
    if key not in _kinds:
        _kinds[key] = _kind_in(form, hole)
    return _kinds[key]


def _kind_in(form: Form, hole: Hole) -> Kind:
    if hole.style == "int":
        return NumberKind()
    named = PartKind(part_named(hole.style)) if hole.style[:1].isupper() else None
    if named and hole.name == "_":
        return named
    kind = kind_of(hint(form.part, hole.name))
    if isinstance(kind, NumberKind) and hole.style:
        return EndingKind(hole.style)
    if isinstance(kind, ListKind):
        if hole.style == SHARED and isinstance(kind.of, TermKind):
            return SharedKind(kind.of)
        if named or hole.style in _LISTS:
            return ListKind(named or kind.of, *_LISTS[ALL if named else hole.style])
    return named or kind


_firsts: dict[tuple[str, type[Part]], First] = {}


def first_of(text: str, form: Form) -> First:
    """The words with which a template can begin."""
    key = (text, form.part)
    if key not in _firsts:
        _firsts[key] = ANY_WORD  # what a template that begins with itself would find
        words, holes = beginning(text)
        inside = [kind_in(form, hole).first() for hole in holes]
        _firsts[key] = ANY_WORD if ANY_WORD in inside else words.union(*[first for first in inside if first])
    return _firsts[key]
