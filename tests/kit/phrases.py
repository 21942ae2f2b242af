"""Games made at random out of the phrase book's own parts."""

from fractions import Fraction
from typing import Any

from hypothesis import strategies as st

from pokernight.language.kinds import FractionKind, Kind, ListKind, NumberKind, PartKind, SpokenKind, TermKind, kind_in
from pokernight.language.part import Form, Part, sayable
from pokernight.language.template import holes
from pokernight.rules.rule import Remark, Rule

WORDS = ("king", "ace", "pass", "bluff", "moon")
HALVES = [Fraction(number, 2) for number in range(1, 70)]


def parts(category: type[Part], depth: int = 4) -> st.SearchStrategy[Part]:
    """Any part of a category, said in any of its written forms; deep ones are filled with shallow ones."""
    forms = [form for part in sayable(category) for form in part.forms if form.written]
    if depth <= 0:
        forms = [
            form
            for form in forms
            if not any(isinstance(kind_in(form, h), PartKind | ListKind) for h in holes(form.nodes))
        ] or forms
    return st.sampled_from(forms).flatmap(lambda form: filled(form, depth - 1))


def filled(form: Form, depth: int) -> st.SearchStrategy[Part]:
    """A part in a certain form, with anything that fits in every hole."""
    values = {hole.name: values_of(kind_in(form, hole), depth) for hole in holes(form.nodes) if hole.name != "_"}
    return st.fixed_dictionaries(values).map(lambda found: form.part(**{**dict(form.fixed), **found}))


def values_of(kind: Kind, depth: int) -> st.SearchStrategy[Any]:
    """Anything that can fill a hole of a kind."""
    match kind:
        case NumberKind():
            return st.integers(1, 30)
        case FractionKind():
            return st.sampled_from(HALVES)
        case SpokenKind():
            return st.sampled_from(WORDS)
        case TermKind(terms):
            return st.sampled_from(list(terms))
        case ListKind(of):
            return st.lists(values_of(of, depth), min_size=1, max_size=3, unique=True).map(tuple)
        case PartKind(category):
            return parts(category, depth)
    raise TypeError(kind)


def rules() -> st.SearchStrategy[Rule]:
    """Any sentence that can stand alone."""
    return parts(Rule).filter(lambda rule: not isinstance(rule, Remark))  # type: ignore[return-value]
