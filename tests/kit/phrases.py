"""Games made at random out of the phrase book's own parts."""

from fractions import Fraction
from typing import Any

from hypothesis import strategies as st

from pokernight.language.kinds import (
    FractionKind,
    Kind,
    ListKind,
    NumberKind,
    PartKind,
    SharedKind,
    SpokenKind,
    TermKind,
    kind_in,
)
from pokernight.language.part import Form, Part, sayable
from pokernight.language.template import holes
from pokernight.rules import Line
from pokernight.rules.act import Act
from pokernight.rules.context import dangles
from pokernight.rules.drawing.discard import Discard
from pokernight.rules.parts.pick import Pick
from pokernight.rules.parts.who import EachPlayer, Who
from pokernight.rules.rule import Action, Remark, Rule, Standing, Step

WORDS = ("king", "ace", "pass", "bluff", "moon")
HALVES = [Fraction(number, 2) for number in range(1, 70)]
DEPTH = 4


def parts(category: type[Part], depth: int = DEPTH) -> st.SearchStrategy[Any]:
    """Any part of a category, said in any of its written forms; deep ones are filled with shallow ones."""
    forms = [form for part in sayable(category) for form in part.forms if form.written]
    if depth <= 0:
        forms = [form for form in forms if is_shallow(form)] or forms
    return st.sampled_from(forms).flatmap(lambda form: filled(form, depth - 1))


def is_shallow(form: Form) -> bool:
    """Tell whether a form has no parts inside."""
    return not any(isinstance(kind_in(form, hole), PartKind | ListKind) for hole in holes(form.nodes))


def filled(form: Form, depth: int) -> st.SearchStrategy[Any]:
    """A part in a certain form, with anything that fits in every hole."""
    values = {hole.name: values_of(kind_in(form, hole), depth) for hole in holes(form.nodes) if hole.name != "_"}
    said = st.fixed_dictionaries(values).map(lambda found: form.part.said(**{**dict(form.fixed), **found}))
    return said.filter(lambda part: part is not None)


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
        case SharedKind(of):
            return st.lists(values_of(of, depth), min_size=2, max_size=3, unique=True).map(tuple)
        case PartKind(category):
            return parts(category, depth)
    raise TypeError(kind)


def lines() -> st.SearchStrategy[Line]:
    """Any numbered line: a step or a standing rule, or a step and a remark about it."""
    alone = st.one_of(parts(Step), parts(Standing)).map(lambda rule: (rule,))
    told = st.one_of(alone, parts(Remark).flatmap(after_its_step))
    return told.filter(lambda rules: not any(map(dangles, rules))).map(Line)  # "it" is nothing where nothing was named


def after_its_step(remark: Remark) -> st.SearchStrategy[tuple[Rule, ...]]:
    """A remark behind a rule that it can be about."""
    about = remark.about[0]
    if issubclass(about, Rule):
        before = parts(about)
    elif issubclass(about, Action):
        before = parts(about).map(lambda action: Act(EachPlayer(), action))
    else:
        assert issubclass(about, Who)
        before = parts(about).map(lambda who: Act(who, Discard(Pick(1))))
    fits = before.filter(lambda rule: any(remark.concerns(part) for part in rule.walk()))
    return fits.map(lambda rule: (rule, remark))  # what is said of one part may be read as another


def games() -> st.SearchStrategy[tuple[Line, ...]]:
    """Any page of rules."""
    return st.lists(lines(), min_size=1, max_size=12).map(tuple)
