"""What the sentences of a line take from one another: "one of them", "that rank", "if you pay"."""

from typing import Any

from pokernight.language.part import Part
from pokernight.rules.effects import Must
from pokernight.rules.happenings import PaysUp
from pokernight.rules.parts.faces import CardSet
from pokernight.rules.parts.likes import OfThatRank, OneOfThem, SameRank, ThatCard
from pokernight.rules.parts.places import Face
from pokernight.rules.parts.refs import CardRef, CommonCard, Nth, TableCard
from pokernight.rules.pay import PayOr
from pokernight.rules.rule import Remark, Rule, Share
from pokernight.rules.settling import Portion, TakesPart
from pokernight.rules.showdown import PlainShowdown, Showdown
from pokernight.rules.sometimes import Sometimes
from pokernight.rules.table import DealTable
from pokernight.rules.trigger import When
from pokernight.rules.turning import TurnNth
from pokernight.rules.wild import Wild


def settled(rules: tuple[Rule, ...]) -> tuple[Rule, ...]:
    """The rules with "one of them" and "that rank" replaced by the cards that were spoken of.

    That there is a showdown says nothing where it is said right after who wins it.
    """
    spoken_of: tuple[CardSet, ...] = ()
    card: CardRef | None = None
    found: list[Rule] = []
    for rule, after in zip(rules, (*rules[1:], None), strict=True):
        if isinstance(rule, PlainShowdown) and isinstance(after, Showdown):
            continue
        if isinstance(rule, Remark) and rule in found:
            continue
        if isinstance(rule, Wild | Sometimes):
            spoken_of = rule.cards
        if isinstance(rule, DealTable) and rule.face is Face.UP:
            card = CommonCard(Nth.LAST) if rule.common else TableCard(Nth.LAST)
        if isinstance(rule, TurnNth) and len(rule.nth) == 1:
            card = CommonCard(rule.nth[0]) if rule.common else TableCard(rule.nth[0])
        found.append(_with(rule, spoken_of, card) if dangles(rule) else rule)
        if (paid := _for_payment(found[-2:])) is not None:
            found[-2:] = [paid]
        if (parts := _other_half(found[-2:])) is not None:
            found[-2:] = parts
    return tuple(found)


def _for_payment(rules: list[Rule]) -> When | None:
    """What somebody gets who pays, as part of the rule by which he has to pay, where it is said right after that."""
    match rules:
        case [
            When(effects=(Must(action=PayOr(), then=None) as must,)) as first,
            When(events=(PaysUp(),), effects=(Must(action=then, then=None),)),
        ]:
            return first.replace(effects=(must.replace(then=then),))
    return None


def _other_half(rules: list[Rule]) -> list[Rule] | None:
    """Who wins the other half, after two who share one: a part of the pot, and a showdown for the rest."""
    match rules:
        case [Showdown(second=Share()) as first, Showdown(first=other, second=None)] if type(first) is Showdown:
            return [TakesPart(other, Portion.HALF), first]
    return None


def dangles(rule: Rule) -> bool:
    """Tell whether a rule speaks of "one of them", "that rank" or "it", where no cards were spoken of."""
    return any(isinstance(part, OneOfThem | OfThatRank | ThatCard) for part in rule.walk())


def _with(value: Any, them: tuple[CardSet, ...], card: CardRef | None) -> Any:
    if value == (OneOfThem(),) and them:
        return them
    if value == OneOfThem() and len(them) == 1:
        return them[0]
    if value == OfThatRank() and card:
        return SameRank(card)
    if value == ThatCard() and card:
        return card
    if isinstance(value, tuple):
        return tuple(_with(item, them, card) for item in value)
    if isinstance(value, Part):
        return value.replace(**{name: _with(getattr(value, name), them, card) for name in value.fields})
    return value
