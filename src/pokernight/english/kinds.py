"""Whether a sentence is a step or a standing rule: it follows from its grammar, and is decided here alone."""

from pokernight.english.grammar.seats import DEAL_MOVES_ON, POT_STAYS
from pokernight.meaning.deeds import Deed, Time, Verb
from pokernight.meaning.players import THE_DEALER, Quantifier, You
from pokernight.meaning.rules import All, AnyOf, DeckRunsOut, Do, Happens, Has, HasHand, Holds, If, Not, ShowsBest, When
from pokernight.meaning.sorts import Condition, Rule, Standing, Step


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
        case Has() | HasHand() | ShowsBest() | DeckRunsOut():
            return True
        case Not(inside):
            return generic(inside) and not isinstance(inside, Happens)
        case All(conditions) | AnyOf(conditions):
            return any(map(generic, conditions))
    return False


def step_or_standing(condition: Condition, rules: tuple[Rule, ...]) -> tuple[Rule, ...] | None:
    """If ..., ...: a standing rule where the condition is generic, else a step that is taken or not."""
    steps = _followed(rules)
    if steps is None:
        return None
    return (When(condition, steps),) if generic(condition) else (If(condition, steps),)


def always(condition: Condition, rules: tuple[Rule, ...]) -> tuple[Rule, ...] | None:
    """Whenever ..., ...: a standing rule."""
    steps = _followed(rules)
    return None if steps is None else (When(condition, steps),)


def _followed(rules: tuple[Rule, ...]) -> tuple[Step, ...] | None:
    """The steps that follow from a condition; where the deal moves on for it, the cards are dealt anew.

    What goes without saying anyway may be said there, but not by itself.
    """
    if any(isinstance(rule, Standing) and rule not in (DEAL_MOVES_ON, POT_STAYS) for rule in rules):
        return None
    steps = tuple(rule for rule in rules if isinstance(rule, Step))
    if DEAL_MOVES_ON in rules:
        steps = (*steps, Do(Deed(Verb.REDEAL, THE_DEALER)))
    return steps or None
