"""Whether a sentence is a step or a standing rule: it follows from its grammar, and is decided here alone."""

from pokernight.meaning.deeds import Time
from pokernight.meaning.players import Quantifier, You
from pokernight.meaning.rules import All, AnyOf, DeckRunsOut, Happens, Has, HasHand, Holds, If, Not, ShowsBest, When
from pokernight.meaning.sorts import Condition, Rule, Standing, Step


def generic(condition: Condition) -> bool:
    """Whether a condition speaks of whatever happens at any time to anybody, and not of what has been done so far."""
    match condition:
        case Happens(deed):
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
    if any(isinstance(rule, Standing) for rule in rules):
        return None
    steps = tuple(rule for rule in rules if isinstance(rule, Step))
    return (When(condition, steps),) if generic(condition) else (If(condition, steps),)


def always(condition: Condition, rules: tuple[Rule, ...]) -> tuple[Rule, ...] | None:
    """Whenever ..., ...: a standing rule."""
    if any(isinstance(rule, Standing) for rule in rules):
        return None
    return (When(condition, tuple(rule for rule in rules if isinstance(rule, Step))),)
