"""Whether a sentence is a step or a standing rule: it follows from its grammar, and is decided here alone."""

from dataclasses import replace

from pokernight.english.grammar.actions import AS_USUAL, GOES_AROUND
from pokernight.english.grammar.afterthoughts import Follows, Otherwise, SaysMore, said_of
from pokernight.english.grammar.making import BOTH_WAYS
from pokernight.english.grammar.marks import AfterEach, Before, Counted, Moment
from pokernight.english.grammar.seats import DEAL_MOVES_ON, POT_STAYS
from pokernight.english.grammar.talk import ADVICE
from pokernight.english.grammar.ties import ODD_CHIP, SPLIT
from pokernight.meaning.cards import ANY_CARD, Anywhere, Cards
from pokernight.meaning.deeds import Deed, Time, Verb, Word
from pokernight.meaning.numbers import ONE
from pokernight.meaning.players import THE_DEALER, YOU, End, Latest, Players, Quantifier, Showing, You
from pokernight.meaning.rules import (
    AddUp,
    All,
    AnyOf,
    BecomeWild,
    Bets,
    DeckRunsOut,
    Do,
    Happens,
    Has,
    HasHand,
    Holds,
    If,
    Not,
    Remark,
    ShowsBest,
    Using,
    When,
    Wild,
)
from pokernight.meaning.sorts import Condition, Rule, Standing, Step

STAYS_IN = Do(Deed(Verb.DECLARE, YOU, words=(Word.IN,)))
"""What a player chooses, and what follows from nothing: "if you hang on to them, you're in" tells how it is shown."""
BEST = Showing(End.HIGH)
SO_ANYWAY = frozenset({ADVICE, Remark(BOTH_WAYS), Remark(SPLIT), Remark(ODD_CHIP), AS_USUAL})
"""What goes without saying under any condition, and may be said beside what follows from one."""


def _so_anyway(rule: Rule) -> bool:
    """Whether something is so under any condition, or is counted on the whole page."""
    return rule in SO_ANYWAY or isinstance(rule, Counted)


def generic(condition: Condition) -> bool:
    """Whether a condition speaks of whatever happens at any time to anybody, and not of what has been done so far."""
    match condition:
        case Happens(deed):
            if deed.verb is Verb.CHECK and deed.agent.quantifier is Quantifier.EACH:
                return False  # the round just over
            anybody = isinstance(deed.agent.who, You) or deed.agent.quantifier in (Quantifier.ANY, Quantifier.EACH)
            return deed.time is Time.NOW and anybody
        case Holds(players, inside):
            return players.quantifier is Quantifier.ANY and generic(inside)
        case Has() | HasHand() | AddUp() | ShowsBest() | DeckRunsOut():
            return True
        case Not(inside):
            return generic(inside) and not isinstance(inside, Happens)
        case All(conditions) | AnyOf(conditions):
            return any(map(generic, conditions))
    return False


def step_or_standing(condition: Condition, rules: tuple[Rule, ...]) -> tuple[Rule, ...] | None:
    """If ..., ...: a standing rule where the condition is generic, else a step that is taken or not."""
    if said := tuple(rule for rule in rules if _so_anyway(rule)):
        made = step_or_standing(condition, tuple(rule for rule in rules if rule not in said))
        return (*made, *said) if made else None
    steps = followed(rules, condition)
    if _goes_on(condition, steps):
        return (GOES_AROUND,)
    if steps is None or _as_always(condition) or steps == (STAYS_IN,):
        return None
    if condition == ShowsBest() and all(isinstance(step, Bets) for step in steps):
        opened = (
            replace(step, opener=BEST) if isinstance(step, Bets) and step.opener == YOU.who else step for step in steps
        )
        return (Moment(Before.FLIP), *opened)  # whoever turns up cards does so until then
    return (When(condition, steps),) if generic(condition) else (If(condition, steps),)


def always(condition: Condition, rules: tuple[Rule, ...]) -> tuple[Rule, ...] | None:
    """Whenever ..., ...: a standing rule; betting whenever a card is turned up is said of the cards at hand."""
    steps = followed(rules, condition)
    if _goes_on(condition, steps):
        return (GOES_AROUND,)
    match condition, steps:
        case Happens(Deed(Verb.FLIP | Verb.RECEIVE | Verb.DEAL, cards=Cards(kind=kind) as cards)), (
            Bets() | Do(Deed(Verb.BET, price=None)) as bets,
        ):
            return (
                (AfterEach(bets if isinstance(bets, Bets) else Bets()),)
                if kind == ANY_CARD and cards.many == ONE and cards.face is None
                else None
            )
        case ShowsBest(), (Bets(),):
            return step_or_standing(condition, rules)
    return None if steps is None or _as_always(condition) else (When(condition, steps),)


def _goes_on(condition: Condition, steps: tuple[Step, ...] | None) -> bool:
    """Whether the next card comes when all have checked: that ends the betting, and deals nothing more."""
    match condition, steps:
        case (
            Happens(Deed(Verb.CHECK | Verb.CALL, Players(Quantifier.EACH))),
            (Do(Deed(Verb.DEAL, cards=Cards(many=many), to=None)),),
        ):
            return many == ONE
    return False


def _as_always(condition: Condition) -> bool:
    """Whether everybody has done what everybody does at the start: that is a time, and no condition."""
    match condition:
        case Happens(Deed(Verb.ANTE, Players(Quantifier.EACH))):
            return True
    return False


def _redeals(step: Step) -> bool:
    return isinstance(step, Do) and step.deed.verb is Verb.REDEAL


def _from_there(condition: Condition | None, rule: Rule) -> Rule:
    """A rule as a step: what a hand uses is used, and what is wild becomes so.

    What is wild for whoever has or pays something does not become so for all.
    """
    match rule:
        case Using():
            return Do(rule.deed)
        case Wild(Cards(at=Anywhere()) as cards) if condition and rule == Wild(cards):
            for_all = not isinstance(condition, Happens) or condition.deed.verb in (Verb.RECEIVE, Verb.FLIP, Verb.DEAL)
            return BecomeWild(cards) if for_all and not isinstance(condition, Has | HasHand) else rule
    return rule


def _with_more(rules: tuple[Rule, ...]) -> tuple[Rule, ...]:
    """Rules together with what is said about them: "you get a card, and it comes face down"."""
    found: list[Rule] = []
    for rule in rules:
        whole = None
        if found and isinstance(rule, SaysMore) and not isinstance(rule, Follows | Otherwise):
            whole = said_of(found[-1], rule)
        found = [*found[:-1], whole] if whole else [*found, rule]
    return tuple(found)


def followed(rules: tuple[Rule, ...], condition: Condition | None = None) -> tuple[Step, ...] | None:
    """The steps that follow from a condition; where the deal moves on for it, the cards are dealt anew.

    What goes without saying anyway may be said there, but not by itself.
    """
    rules = tuple(_from_there(condition, rule) for rule in _with_more(rules))
    if any(isinstance(rule, Standing) and rule not in (DEAL_MOVES_ON, POT_STAYS) for rule in rules):
        return None
    steps = tuple(rule for rule in rules if isinstance(rule, Step))
    if POT_STAYS in rules and (not steps or Do(Deed(Verb.ANTE)) in steps) and not any(map(_redeals, steps)):
        if condition and any(isinstance(part, Latest) for part in condition.walk()):
            return None  # whoever has won the pot has it
        steps = (*steps, Do(Deed(Verb.REDEAL, THE_DEALER)))
    if DEAL_MOVES_ON in rules:
        steps = (*steps, Do(Deed(Verb.REDEAL, THE_DEALER)))
    return steps or None
