"""The phrase book: every sentence form of the language, with an example of each."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from difflib import SequenceMatcher
from enum import Enum
from fractions import Fraction
from functools import cache, lru_cache
from typing import Any

from pokernight.cards import Rank, Suit
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
    phrases,
)
from pokernight.language.part import Form, Part, sayable
from pokernight.language.template import holes
from pokernight.language.words import fold
from pokernight.language.writer import write
from pokernight.rules import act
from pokernight.rules.betting import bet, each_time, ladder, offers, openers, opening, pay
from pokernight.rules.common import arranged, commons, layout, taking
from pokernight.rules.conditions.holdings import Holds
from pokernight.rules.dealing import changing, deal, facing, handout
from pokernight.rules.drawing import amounts, discard, draw, pickup, twist
from pokernight.rules.line import Line
from pokernight.rules.parts import colours, faces, followers, likes, pick, places, price, refs, spans, who
from pokernight.rules.passing import gifts, others, passing
from pokernight.rules.pot import collecting, shares, showdown
from pokernight.rules.repeats import repeat
from pokernight.rules.rule import (
    Action,
    Condition,
    Consequence,
    Deed,
    Effect,
    Ending,
    Event,
    HandName,
    Remark,
    Rule,
    Share,
    Standing,
    Step,
)
from pokernight.rules.stacks import flip
from pokernight.rules.watches import coinciding, effects, provided, redeal, rising, trigger
from pokernight.rules.wilds import wild
from pokernight.rules.worth import hands, made, points, scores, sources

_EACH = who.EachPlayer()
_ONE = pick.Pick(1)
_MAXIMUM = price.Price(price.Unit.MAXIMUM)
_SEVENS = faces.OfRank(Rank.SEVEN)
_SEVEN_UP = rising.TurnsUp(rising.How.EITHER, (_SEVENS,))
_MATCHED = coinciding.MatchesOther(rising.How.EITHER)
_KINGS = faces.OfRank(Rank.KING)
_FOLD = pay.Fold()
_ROUND = bet.Bet(opening.Opens(who.Showing(refs.End.HIGH)))


def _paid_each_time(part: each_time.TimePrice) -> Part:
    """A price of one of several times; what is paid after those that are named comes after one."""
    first = each_time.TimePrice(_MAXIMUM, refs.Nth.FIRST)
    return each_time.PayEachTime(discard.Discard(_ONE), (part,) if part.nth else (first, part))


_INSIDE: tuple[tuple[type[Part], Callable[[Any], Part]], ...] = (
    (pickup.TopUp, lambda part: act.Act(who.AnyPlayer(), part)),
    (offers.Refrain, lambda part: act.Instead((offers.Offer(_MAXIMUM, part),))),
    (Action, lambda part: act.Act(_EACH, part, may=True)),
    (Event, lambda part: trigger.When((part,), (redeal.Redeal(),))),
    (Consequence, lambda part: trigger.When((_MATCHED if part.of_two else _SEVEN_UP,), (part,))),
    (Holds, lambda part: facing.FaceIf(places.Face.UP, part)),
    (provided.OfTheStepBefore, lambda part: provided.Provided(_ROUND, part)),
    (Condition, lambda part: trigger.Check(part, redeal.Redeal())),
    (Ending, lambda part: repeat.Repeat(spans.LastSteps(2), part)),
    (Share, showdown.Showdown),
    (HandName, lambda part: hands.Qualifier(part, refs.End.HIGH)),
    (who.Who, lambda part: act.Act(part, discard.Discard(_ONE))),
    (spans.Span, lambda part: repeat.RepeatTimes(part, 2)),
    (faces.CardSet, lambda part: wild.Wild((part,))),
    (refs.CardRef, lambda part: wild.Wild((likes.TheCard(part),), mates=True)),
    (pick.Pick, lambda part: _discarded(discard.Discard(part))),
    (places.Recipient, lambda part: act.Act(_EACH, passing.PassCards((gifts.Gift(_ONE, part),)))),
    (places.Stack, lambda part: act.Act(_EACH, flip.FlipTop(part))),
    (price.Price, lambda part: act.Act(_EACH, pay.PayTo(part, handout.GetDealt(1, places.Face.UP)), may=True)),
    (price.Payment, lambda part: act.Act(_EACH, pay.PayOr(part, _FOLD))),
    (gifts.Gift, lambda part: act.Act(_EACH, passing.PassCards((part,)))),
    (changing.Rejection, lambda part: changing.RejectInTurn((part,))),
    (deal.Batch, lambda part: deal.Deal((part,))),
    (amounts.Amount, lambda part: act.Act(_EACH, draw.Draw(part), may=True)),
    (twist.TwistOffer, lambda part: act.Act(_EACH, twist.Twist((part,)), may=True)),
    (ladder.NthCosts, lambda part: ladder.RisingPrices((ladder.NthCosts(refs.Nth.FIRST), part))),
    (each_time.TimePrice, _paid_each_time),
    (openers.Later, lambda part: openers.OpenersRise((part,))),
    (offers.Offer, lambda part: act.Instead((part,))),
    (taking.TableOffer, lambda part: act.Act(_EACH, taking.BuyFromTable((part,)), may=True)),
    (opening.Opener, bet.Bet),
    (points.Value, lambda part: points.Points((part,))),
    (points.Target, lambda part: points.Aim((part,))),
    (scores.Score, scores.TakesBoth),
    (collecting.Collection, collecting.HasCollection),
    (commons.OneLine, lambda part: made.MadeFrom((sources.AnyOwn(places.Face.DOWN), part))),
    (commons.MiddleCommon, lambda part: made.MadeFrom((commons.OneLine((arranged.Along(layout.Line.ROW),)), part))),
    (sources.Source, lambda part: made.MadeFrom((part,))),
    (arranged.Arrangement, lambda part: made.MadeFrom((commons.PlacedCommons(2, part),))),
    (arranged.Along, lambda part: commons.CommonsOfOne((part,))),
)
"""How a part that is no sentence by itself stands in one."""


def _discarded(deed: discard.Discard) -> Part:
    """Cards that all lay away; what is called "it" or "the pair" somebody must have got before."""
    spoken_of = deed.cards.it or deed.cards.paired
    return trigger.When((_SEVEN_UP,), (effects.Must(deed),)) if spoken_of else act.Act(_EACH, deed)


_PLAIN: dict[type[Part], Part] = {
    Step: _ROUND,
    deal.Deal: deal.Deal((deal.Batch(1, places.Face.DOWN),)),
    act.Act: act.Act(_EACH, flip.Flip(_ONE)),
    pay.PayTo: pay.PayTo(_MAXIMUM, handout.GetDealt(1, places.Face.UP)),
    Event: _SEVEN_UP,
    Action: discard.Discard(_ONE),
    Deed: discard.Discard(_ONE),
    Effect: effects.Must(_FOLD),
    Consequence: effects.Must(_FOLD),
    Condition: provided.AnyoneDrew(provided.Change.TWISTED),
    HandName: hands.MadeHand(hands.Made.TWO_PAIR),
    passing.PassCards: passing.PassCards((gifts.Gift(pick.Pick(4), places.Neighbour(places.Way.LEFT)),)),
    faces.CardSet: _SEVENS,
    faces.Printed: _SEVENS,
    pick.Pick: _ONE,
    trigger.When: trigger.When((_SEVEN_UP,), (effects.May(discard.Discard(_ONE)),)),
    price.Price: _MAXIMUM,
    who.Who: _EACH,
    who.OnePlayer: who.Showing(refs.End.HIGH),
}
"""What fills a hole in an example, where the first part of a category would sound odd."""

_BY_NAME: dict[str, Any] = {
    "count": 3,
    "first": 5,
    "second": 2,
    "large": 5,
    "if_shown": 4,
    "jokers": 2,
    "most": 6,
    "amount": Fraction(27),
    "size": 5,
}
"""Numbers that make sense where they stand."""

_FAMILIES: dict[type[Part], str] = {
    Step: "Steps",
    Remark: "Remarks about the step before",
    Standing: "Standing rules",
    Action: "Actions",
    Event: "Events",
    Consequence: "Effects",
    Condition: "Conditions",
    Ending: "Endings",
    Share: "Shares of the pot",
    HandName: "Hands",
    who.Who: "Players",
    faces.CardSet: "Sets of cards",
    refs.CardRef: "Single cards",
    pick.Pick: "Cards of one's own",
    price.Price: "Prices",
    points.Value: "Values",
    sources.Source: "Sources of cards",
}
_DETAILS = "Details"

_COUNTED = frozenset((*(rank.word for rank in Rank), "one", "a"))
"""Ranks and numbers in words."""


@dataclass(frozen=True)
class Phrase:
    """A form of the language: its kind, its family, the form with its holes, an example, and what it means."""

    kind: str
    family: str
    text: str
    example: str
    meaning: str
    holes: tuple[tuple[str, str], ...] = ()
    """What can fill each hole, in words."""


@cache
def forms() -> tuple[Phrase, ...]:
    """Every written form of the language, family by family, and in each of them file by file."""
    found = [
        Phrase(part.__name__, _family(part), _shown(form), _example(form), meaning(part), _fillings(form))
        for part in sorted(dict.fromkeys(sayable(Part)), key=lambda part: part.__module__)
        for form in part.forms
        if form.written and part.__module__.startswith("pokernight.")
    ]
    order = [*_FAMILIES.values(), _DETAILS]
    return tuple(sorted(found, key=lambda phrase: order.index(phrase.family)))


def nearest(text: str, most: int = 3) -> tuple[str, ...]:
    """The sentences that would be understood and are most like a text.

    >>> nearest("Fours are super wild.", most=1)
    ('Sevens are wild.',)
    """
    matcher = SequenceMatcher(b=_gist(text[:400]), autojunk=False)
    found: list[tuple[float, int, str]] = []
    for place, example in enumerate(dict.fromkeys(phrase.example for phrase in forms())):
        matcher.set_seq1(_gist(example))
        least = found[-1][0] if len(found) == most else -1.0
        if min(matcher.real_quick_ratio(), matcher.quick_ratio()) > least and (likeness := matcher.ratio()) > least:
            found = sorted([*found, (likeness, -place, example)], reverse=True)[:most]
    return tuple(example for *_, example in found)


@lru_cache(maxsize=2048)
def _gist(text: str) -> tuple[str, ...]:
    """The words of a text, one number or rank like another: which one it is says nothing about the sentence."""
    return tuple("#" if word.text in _COUNTED or word.text.isdecimal() else word.text for word in fold(text))


def _family(part: type[Part]) -> str:
    return next((name for category, name in _FAMILIES.items() if issubclass(part, category)), _DETAILS)


def meaning(part: type[Part]) -> str:
    """What a part says, in a sentence or two."""
    return (part.__doc__ or "").strip().partition("\n\n")[0]


def meanings(line: Line) -> tuple[str, ...]:
    """What a line means, sentence by sentence: its rules, and what players do in them."""
    parts = (type(part) for part in line.parts if isinstance(part, Rule | Action) and not isinstance(part, act.Act))
    return tuple(dict.fromkeys(map(meaning, parts)))


def _fillings(form: Form) -> tuple[tuple[str, str], ...]:
    """What can fill each hole of a form: a number, one of some words, or something out of a family."""
    named = {hole.name: kind_in(form, hole) for hole in holes(form.nodes) if hole.name != "_"}
    return tuple((name, _filling(kind)) for name, kind in named.items())


def _filling(kind: Kind) -> str:
    match kind:
        case NumberKind() | FractionKind():
            return "a number"
        case SpokenKind():
            return "any word"
        case TermKind(terms) if terms in (Rank, Suit):
            return f"a {terms.__name__.lower()}"
        case TermKind(terms):
            return " / ".join(phrases(term)[0] for term in terms)
        case ListKind(of):
            return f"{_filling(of)}, one or several"
        case SharedKind(of):
            return f"{_filling(of)}, several"
        case PartKind(category):
            family = _family(category)
            kinds = dict.fromkeys(part.__name__ for part in sayable(category))
            return family if family != _DETAILS else " or ".join(kinds)
    raise TypeError(f"No hole can hold {kind!r}.")


def _shown(form: Form) -> str:
    """The form as a reader sees it, with its holes but without the marks for the writer."""
    text = re.sub(r"\bis~are\b", "are", form.text)
    return re.sub(r"~|(?<=\w)\(n\)|(?<=\w):\w+(?=\})", "", text).replace("(s)", "s")


def _example(form: Form) -> str:
    """A line in which the form stands."""
    return _line_with(_filled(form, ()))


def _line_with(part: Part) -> str:
    for category, inside in _INSIDE:
        if isinstance(part, category):
            return _line_with(inside(part))
    if isinstance(part, Remark):
        about = part.about[0]
        return f"{_line_with(_PLAIN.get(about) or _first(about, ()))} {write(part)}"
    return write(part)


def _first(category: type[Part], above: tuple[type[Part], ...]) -> Part:
    """The first part of a category that does not stand above itself, so that examples end."""
    parts = [part for part in sayable(category) if part not in above]
    return _filled(next(form for part in parts for form in part.forms if form.written), above)


def _filled(form: Form, above: tuple[type[Part], ...]) -> Part:
    """A part in a certain form, with something plain in every hole."""
    values: dict[str, Any] = {}
    for hole in holes(form.nodes):
        if hole.name != "_":
            values[hole.name] = _value(hole.name, kind_in(form, hole), (*above, form.part), tuple(values.values()))
    return form.part(**{**dict(form.fixed), **values})


def _value(name: str, kind: Kind, above: tuple[type[Part], ...], before: tuple[Any, ...]) -> Any:
    match kind:
        case NumberKind():
            return _BY_NAME.get(name, 2)
        case FractionKind():
            return _BY_NAME.get(name, Fraction(5))
        case SpokenKind():
            return "king"
        case TermKind(terms):
            return _term(terms, before)
        case ListKind(of):
            return (_value(name, of, above, before),)
        case SharedKind(of):
            return tuple(of.terms)[-2:]
        case PartKind(category):
            return _plain_part(category, above, before)
    raise TypeError(f"No example for {kind!r}.")


def _plain_part(category: type[Part], above: tuple[type[Part], ...], before: tuple[Any, ...]) -> Part:
    if category is sources.Source and before:
        return sources.CommonCards(3)
    if category is Share and before:
        return shares.BestHand(refs.End.LOW)
    if category is Deed and before and isinstance(before[0], price.Payment):
        return _FOLD
    if category is Action and before:
        return others.Force(victim=None, action=_FOLD)
    if category is faces.Faces and followers.FollowerOfKind in above:  # after a rank, it is said otherwise
        return colours.OfColour(colours.Colour.RED, Rank.SEVEN)
    if category in (faces.CardSet, faces.Faces) and _SEVENS in before:
        return _KINGS
    return _PLAIN.get(category) or _first(category, above)


def _term(terms: type[Enum], before: tuple[Any, ...]) -> Enum:
    if terms is Rank:
        return Rank.SEVEN
    if terms is Suit:
        return Suit.HEARTS
    members: list[Enum] = [term for term in terms if term is not wild.Side.ALL]
    return next((term for term in members if term not in before), members[0])
