"""What the sentences of a line take from one another: "one of them", "that rank", "if you pay"."""

from collections.abc import Callable
from typing import Any

from pokernight.language.part import Part
from pokernight.rules.act import Act, Instead, TheyDo
from pokernight.rules.betting.blinds import NeighbourBets, NeighbourOpens
from pokernight.rules.betting.ladder import FurtherTwists
from pokernight.rules.betting.offers import Offer, Refrain
from pokernight.rules.betting.pay import AtAPrice, PayTo
from pokernight.rules.betting.starting import StartsWithBet
from pokernight.rules.common.aside import CommonsAside
from pokernight.rules.common.renewal import OffTable
from pokernight.rules.common.table import DealAnother, DealTable
from pokernight.rules.common.taken import TakesAny
from pokernight.rules.common.taking import TablePrices
from pokernight.rules.common.turning import TurnNth, TurnTable
from pokernight.rules.conditions.holdings import HasCard, ItPairs
from pokernight.rules.conditions.tied import NobodyInTie
from pokernight.rules.dealing.called import UncalledCard
from pokernight.rules.dealing.deal import Deal
from pokernight.rules.dealing.refusal import PastTheDealer
from pokernight.rules.drawing.discard import Discard, KeepSome
from pokernight.rules.drawing.pat import MayNotDraw, PatForGood, StandsPat
from pokernight.rules.joined import joined
from pokernight.rules.parts.faces import CardSet
from pokernight.rules.parts.likes import OfThatRank, OneOfThem, SameRank, ThatCard, TheCard
from pokernight.rules.parts.pick import Pick
from pokernight.rules.parts.places import Face, Neighbour
from pokernight.rules.parts.refs import CardRef, CommonCard, LastUp, Nth, TableCard
from pokernight.rules.parts.who import Dealer, EachPlayer, OnePlayer
from pokernight.rules.passing.barter import Barter, SightUnseen
from pokernight.rules.passing.exchange import DealerInstead, ExchangeTop, ExchangeWith, NotRefused
from pokernight.rules.passing.passes import KeepOrPass, ThenPass
from pokernight.rules.pot.showdown import PlainShowdown, Showdown
from pokernight.rules.repeats.lives import CardHolder, LoseLife, OfSuchCard
from pokernight.rules.repeats.repeat import RepeatHere
from pokernight.rules.rule import Deed, Remark, Rule, Step
from pokernight.rules.stacks.looking import AfterLooking
from pokernight.rules.watches.effects import May, Must
from pokernight.rules.watches.happenings import CardIs
from pokernight.rules.watches.rising import PairsUp, Shows
from pokernight.rules.watches.trigger import Check, When
from pokernight.rules.wilds.changes import NowWild
from pokernight.rules.wilds.sometimes import SometimesWild
from pokernight.rules.wilds.wild import Side, Wild
from pokernight.rules.worth.hands import Made, MadeHand

_LOOSE: tuple[type[Part], ...] = (
    *(AtAPrice, DealAnother, DealerInstead, FurtherTwists, ItPairs, KeepOrPass, KeepSome),
    *(OfThatRank, OneOfThem, OfSuchCard, PastTheDealer, RepeatHere, TablePrices, ThatCard, ThenPass, TheyDo),
    *(NeighbourBets, NeighbourOpens, NobodyInTie, SightUnseen, UncalledCard),
)
"""What takes its meaning from what stands before it."""


def settled(rules: tuple[Rule, ...]) -> tuple[Rule, ...]:
    """The rules with "one of them" and "that rank" replaced by the cards that were spoken of.

    That there is a showdown says nothing where it is said right after who wins it.
    """
    rules = tuple(step for rule in rules for step in (rule.steps if isinstance(rule, AfterLooking) else (rule,)))
    rules = tuple(map(_left_to_them, _for_everybody(rules)))
    beside = tuple(rule for rule in rules[1:] if isinstance(rule, NotRefused))  # it comes between no two others
    rules = tuple(rule for rule in rules if rule not in beside)
    spoken_of: tuple[CardSet, ...] = ()
    card: CardRef | None = None
    found: list[Rule] = []
    for said, after in zip(rules, (*rules[1:], None), strict=True):
        rule = _like_the_others(_from_now(said, found[-1:]), found[-1:])
        if isinstance(rule, PlainShowdown) and isinstance(after, Showdown):
            continue
        if isinstance(rule, Remark) and rule in found:
            continue
        if isinstance(rule, Wild | SometimesWild):
            spoken_of = rule.cards
        if isinstance(rule, Check) and isinstance(rule.condition, HasCard) and rule.condition.cards != OneOfThem():
            spoken_of = (rule.condition.cards,)
        if isinstance(rule, DealTable) and rule.face is Face.UP:
            card = CommonCard(Nth.LAST) if rule.common else TableCard(Nth.LAST)
        if isinstance(rule, TurnNth) and len(rule.nth) == 1:
            card = CommonCard(rule.nth[0]) if rule.common else TableCard(rule.nth[0])
        if isinstance(rule, CommonsAside):
            card = CommonCard()
        if isinstance(looked_at := getattr(rule, "condition", None), CardIs) and looked_at.ref != ThatCard():
            card = looked_at.ref
        just_turned = isinstance(rule, Step) and any(
            isinstance(one, TurnTable) and one.count == 1 for one in found[-1:]
        )
        bound = _with(rule, spoken_of, LastUp(flipped=True) if just_turned else card) if dangles(rule) else rule
        bound = _both_of_pair(bound)
        bound = _asked_of_all(bound) if any(isinstance(one, Step) for one in found[-1:]) else bound
        new = _of_it(bound) or any(map(_of_new_cards, bound.walk()))
        found.append(_with_new_cards(bound, found) if new else bound)
        if (together := joined(found[-2:])) is not None:
            found[-2:] = together
        found[-1] = _off_the_table(found[-1])
    found = [rule.round if isinstance(rule, StartsWithBet) else rule for rule in found]
    return (*found, *beside)


def _from_now(rule: Rule, before: list[Rule]) -> Rule:
    """A card that is wild after it was laid on the table, or turned up there, as wild from that moment."""
    match [*before, rule]:
        case [
            (DealTable(face=Face.UP) | TurnTable()) as laid,
            Wild(cards=(TheCard(ref=ThatCard()),), side=Side.ALL, price=None, mates=mates),
        ]:
            card = LastUp(flipped=isinstance(laid, TurnTable))
            return NowWild((SameRank(card) if mates else TheCard(card),))
        case [TurnTable(count=None), Wild(cards=(OfThatRank(),), side=Side.ALL, price=None)]:
            return NowWild((SameRank(LastUp(flipped=True)),))
    return rule


def _like_the_others(rule: Rule, before: list[Rule]) -> Rule:
    """What the dealer exchanges with the deck where the others do so with a neighbour: as much as they, if they may."""
    match [*before, rule]:
        case [
            Act(
                who=EachPlayer(start=None),
                action=ExchangeWith(cards=cards, neighbour=Neighbour()) | Barter(cards=cards, who=Neighbour()),
                may=may,
            ),
            DealerInstead(deed=top, may=left) | Act(who=Dealer(), action=ExchangeTop() as top, may=left),
        ]:
            if top.cards.them:
                return Act(Dealer(), ExchangeTop(cards), may=may or left)
            return Act(Dealer(), top, may=left)
    return rule


def _for_everybody(rules: tuple[Rule, ...]) -> tuple[Rule, ...]:
    """A line that only says what "you" may do, or must, as the step of every player that it is."""
    if any(part == Pick(0) or isinstance(part, Refrain) for rule in rules for part in rule.walk()):
        return rules  # not to do something is no step of its own
    match rules:
        case (Act(who=OfSuchCard(end=end), action=LoseLife()) as act,):
            return (act.replace(who=CardHolder(end)),)
        case (TheyDo(action=action, may=may),):
            return (Act.said(who=EachPlayer(), action=action, may=may),)
        case (Instead(offers=(Offer(action=Deed() as deed, price=price),)),):
            return (Act(EachPlayer(), PayTo(price, deed), may=True),)
    return rules


def _left_to_them(rule: Rule) -> Rule:
    """What players do or let be, as what they may do; and what they may not do any more, as a rule of its own."""
    match rule:
        case When(events=(StandsPat(),), effects=(MayNotDraw(),)):
            return PatForGood()
        case Act(action=KeepOrPass(passing=passing)):
            return rule.replace(action=passing, may=True)
    return rule


def _off_the_table(rule: Rule) -> Rule:
    """What is done with "it", where that is a card on the table and nobody's own."""
    match rule:
        case Check(condition=condition, effect=effect) if condition.of_table:
            return rule.replace(effect=_taken_off(effect))
        case When(events=events, effects=effects) if all(event.of_table for event in events):
            return rule.replace(effects=tuple(map(_taken_off, effects)))
    return rule


def _taken_off(effect: Any) -> Any:
    match effect:
        case Must(action=Discard(cards=Pick(it=True), to=None), then=None):
            return OffTable()
        case Must(action=ExchangeTop(cards=Pick(it=True)), then=None):
            return OffTable(replaced=True)
    return effect


def _asked_of_all(rule: Rule) -> Rule:
    """A look at who has a card and may lay it away, as what each player may do: not to be asked would tell too much."""
    match rule:
        case Check(
            condition=HasCard(cards=cards, count=1, face=None),
            effect=May(action=(Discard(cards=Pick(it=True), to=None) | ExchangeTop(cards=Pick(it=True))) as action),
        ):
            return Act(EachPlayer(), action.replace(cards=Pick(1, of=cards)), may=True)
    return rule


def _shows_pair(rule: When) -> bool:
    """Whether it is about a pair that a player shows."""
    return [event.hand for event in rule.events if isinstance(event, Shows)] == [MadeHand(Made.PAIR)]


def _both_of_pair(rule: Rule) -> Rule:
    """What is laid away as "it", where that is a pair that a player shows: both of its cards."""

    def both(part: Any) -> Any:
        if isinstance(part, Discard) and part.cards == Pick(1, it=True):
            return part.replace(cards=Pick(2, paired=True))
        return each_part(part, both)

    return both(rule) if isinstance(rule, When) and _shows_pair(rule) else rule


def _of_new_cards(part: Part) -> bool:
    return isinstance(part, KeepSome) or (isinstance(part, Pick) and part.them)


def _of_it(rule: Rule) -> bool:
    """Whether a step of several players is about "it" or "the pair", where nothing has happened with any card."""
    deed = rule.action if isinstance(rule, Act) and not isinstance(rule.who, OnePlayer) else None
    cards = getattr(deed.deed if isinstance(deed, PayTo) else deed, "cards", None)
    return isinstance(cards, Pick) and (cards.it or cards.paired)


def _with_new_cards(value: Any, before: list[Rule]) -> Any:
    """A rule in which "one of them" or "it" is a card of the deal or the pass before it, or of the pair just dealt."""
    came = any(isinstance(part, Pick) and (part.came or part.unkept) for rule in before[-1:] for part in rule.walk())
    deal = None if came else next((rule for rule in reversed(before) if isinstance(rule, Deal)), None)
    alone = deal is not None and sum(batch.count for batch in deal.batches) == 1
    pair = isinstance(value, When) and (value.events == (PairsUp(),) or _shows_pair(value))

    def bound(part: Any) -> Any:
        match part:
            case Pick(them=True):
                unkept = part.unkept and not came and deal is None
                return part.replace(them=False, fresh=deal is not None, came=came, unkept=unkept, paired=pair)
            case Pick(it=True) if alone and isinstance(value, Act):
                return part.replace(it=False, fresh=True)
            case KeepSome(count=count) if came:
                return Discard(Pick(None, but=count, came=True))
            case KeepSome(count=count) if deal:
                more = sum(batch.count for batch in deal.batches) - count
                return Discard(Pick(more, fresh=True)) if more > 0 else part
        return each_part(part, bound)

    return bound(value)


def dangles(rule: Rule) -> bool:
    """Tell whether a rule speaks of "one of them", "that rank" or "it", where no cards were spoken of."""
    return _of_it(rule) or _of_taken(rule) or _idle(rule) or any(isinstance(part, _LOOSE) for part in rule.walk())


def _of_taken(rule: Rule) -> bool:
    """Whether "it" is a card that was taken from the table, and may as well be the next one there."""
    taken = isinstance(rule, When) and any(isinstance(event, TakesAny) for event in rule.events)
    return taken and any(isinstance(part, Pick) and part.it for part in rule.walk())


def _idle(rule: Rule) -> bool:
    """Whether it is left undone what nobody does, and not in the place of what all others do."""
    return not isinstance(rule, Instead) and any(isinstance(part, Refrain) for part in rule.walk())


def _with(value: Any, them: tuple[CardSet, ...], card: CardRef | None) -> Any:
    if value == (OneOfThem(),) and them:
        return them
    if value == OneOfThem() and len(them) == 1:
        return them[0]
    if value == OfThatRank() and card:
        return SameRank(card)
    if value == ThatCard() and card:
        return card
    return each_part(value, lambda part: _with(part, them, card))


def each_part(value: Any, change: Callable[[Any], Any]) -> Any:
    """The same with every part of it changed."""
    if isinstance(value, tuple):
        return tuple(change(item) for item in value)
    if isinstance(value, Part):
        return value.replace(**{name: change(getattr(value, name)) for name in value.fields})
    return value
