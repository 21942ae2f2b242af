"""The phrase book: every sentence form of the language, with an example of each."""

from collections.abc import Callable
from dataclasses import dataclass
from difflib import SequenceMatcher
from enum import Enum
from fractions import Fraction
from functools import cache
from typing import Any

from pokernight.cards import Rank, Suit
from pokernight.language.kinds import FractionKind, Kind, ListKind, NumberKind, PartKind, SpokenKind, TermKind, kind_in
from pokernight.language.part import Form, Part, sayable
from pokernight.language.template import holes
from pokernight.language.words import fold
from pokernight.language.writer import write
from pokernight.rules import act, bet, deal, draw, flip, hands, passing, points, repeat, showdown, trigger, wild
from pokernight.rules.parts import faces, pick, places, price, who
from pokernight.rules.rule import Action, Condition, Effect, Event, HandName, Remark, Rule, Share, Standing, Step

_EACH = who.EachPlayer()
_ONE = pick.Pick(1)
_LEFT = places.Neighbour(places.Way.LEFT)

_INSIDE: tuple[tuple[type[Part], Callable[[Any], Part]], ...] = (
    (Action, lambda part: act.Act(_EACH, part, may=True)),
    (Event, lambda part: trigger.When(part, trigger.Must(bet.Fold()))),
    (Effect, lambda part: trigger.When(trigger.Folds(), part)),
    (Condition, lambda part: repeat.Repeat(2, part)),
    (Share, lambda part: showdown.Showdown(part)),
    (HandName, lambda part: hands.Qualifier(part, faces.End.HIGH)),
    (who.Who, lambda part: act.Act(part, draw.Discard(_ONE))),
    (faces.CardSet, lambda part: wild.Wild((part,))),
    (faces.CardRef, lambda part: wild.Wild((faces.TheCard(part),), mates=True)),
    (pick.Pick, lambda part: act.Act(_EACH, draw.Discard(part))),
    (places.Neighbour, lambda part: act.Act(_EACH, passing.PassCards((passing.Gift(_ONE, part),)))),
    (places.Stack, lambda part: act.Act(_EACH, flip.FlipTop(part))),
    (price.Price, lambda part: act.Act(_EACH, bet.PayTo(part, deal.GetDealt(1, places.Face.UP)), may=True)),
    (price.Payment, lambda part: act.Act(_EACH, bet.Pay(part))),
    (passing.Gift, lambda part: act.Act(_EACH, passing.PassCards((part,)))),
    (draw.Amount, lambda part: act.Act(_EACH, draw.Draw(part), may=True)),
    (draw.TwistOffer, lambda part: act.Act(_EACH, draw.Twist((part,)), may=True)),
    (act.Offer, lambda part: act.Instead((part,))),
    (bet.Opener, lambda part: bet.Bet(part)),
    (points.Value, lambda part: points.Points((part,))),
    (points.Target, lambda part: points.Aim((part,))),
    (hands.Source, lambda part: hands.MadeFrom((part,))),
)
"""How a part that is no sentence by itself stands in one, for the sake of an example."""

_FAMILIES = {
    Step: "steps",
    Remark: "remarks",
    Standing: "standing rules",
    Action: "actions",
    Event: "events",
    Effect: "effects",
    Condition: "conditions",
    Share: "shares of the pot",
    HandName: "hands",
    who.Who: "players",
    faces.CardSet: "sets of cards",
    faces.CardRef: "single cards",
    points.Value: "values",
    hands.Source: "sources of cards",
    bet.Opener: "openers",
}


@dataclass(frozen=True)
class Phrase:
    """A form of the language: its kind, its family, the form with its holes, an example, and what it means."""

    kind: str
    family: str
    text: str
    example: str
    meaning: str


@cache
def forms() -> tuple[Phrase, ...]:
    """Every written form of the language, family by family."""
    found = [
        Phrase(part.__name__, _family(part), _shown(form), _example_of(form), (part.__doc__ or "").strip())
        for part in dict.fromkeys(sayable(Part))
        for form in part.forms
        if form.written
    ]
    order = [*_FAMILIES.values(), "details"]
    return tuple(sorted(found, key=lambda phrase: order.index(phrase.family)))


def nearest(text: str, most: int = 3) -> tuple[str, ...]:
    """The sentences that would be understood and are most like a text."""
    words = [word.text for word in fold(text)]
    matcher = SequenceMatcher(b=words, autojunk=False)

    def likeness(example: str) -> float:
        matcher.set_seq1([word.text for word in fold(example)])
        return matcher.ratio()

    examples = dict.fromkeys(phrase.example for phrase in forms())
    return tuple(sorted(examples, key=likeness, reverse=True)[:most])


def _family(part: type[Part]) -> str:
    return next((name for category, name in _FAMILIES.items() if issubclass(part, category)), "details")


def _shown(form: Form) -> str:
    """The form as a reader sees it: what may be left out or said otherwise is not shown."""
    text = form.text
    for mark in ("~s", "~es", "(s)", "(es)", "(n)"):
        text = text.replace(mark, {"~s": "s", "~es": "es", "(s)": "s", "(es)": "es", "(n)": ""}[mark])
    return text.replace("is~are", "are").split(":", 1)[0] if False else _without_styles(text.replace("is~are", "are"))


def _without_styles(text: str) -> str:
    for style in (":one}", ":plural}", ":s}", ":v}"):
        text = text.replace(style, "}")
    return text


def _example_of(form: Form) -> str:
    """A whole sentence in which the form stands."""
    part = _filled(form, ())
    for category, inside in _INSIDE:
        if isinstance(part, category):
            sentence = inside(part)
            return write(sentence)
    return write(part)


def _filled(form: Form, above: tuple[type[Part], ...]) -> Part:
    values = {hole.name: _value(kind_in(form, hole), (*above, form.part)) for hole in holes(form.nodes) if hole.name != "_"}
    return form.part(**{**dict(form.fixed), **values})


def _value(kind: Kind, above: tuple[type[Part], ...]) -> Any:
    """A plain value for a hole; a part that stands above it is not used again, so that examples end."""
    match kind:
        case NumberKind():
            return 2
        case FractionKind():
            return Fraction(7)
        case SpokenKind():
            return "king"
        case TermKind(terms):
            return _plain_term(terms)
        case ListKind(of):
            return (_value(of, above),)
        case PartKind(category):
            parts = [part for part in sayable(category) if part not in above]
            return _filled(next(form for part in parts for form in part.forms if form.written), above)
    raise TypeError(f"No example for {kind!r}.")


def _plain_term(terms: type[Enum]) -> Enum:
    if terms is Rank:
        return Rank.SEVEN
    if terms is Suit:
        return Suit.HEARTS
    return next(iter(terms))
