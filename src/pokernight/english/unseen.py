"""What players do if they have something that nobody can see: they do it when its line is reached.

What shows can be looked out for at any time; a hidden hand is only told by its owner, where the page asks for it.
"""

from dataclasses import replace

from pokernight.meaning.cards import YOUR_HAND, Face
from pokernight.meaning.deeds import Deed, Verb
from pokernight.meaning.players import YOU, Everyone, Players, Quantifier, Such
from pokernight.meaning.rules import All, AnyOf, Do, Has, HasHand, Line, Not, When
from pokernight.meaning.sorts import Condition, Rule

IN_PLACE = (
    Verb.DRAW,
    Verb.DISCARD,
    Verb.PASS,
    Verb.PAY,
    Verb.ANTE,
    Verb.SHOW,
    Verb.FLIP,
    Verb.RECEIVE,
    Verb.BUY,
    Verb.TAKE,
    Verb.SWAP,
    Verb.TWIST,
    Verb.FOLD,
)
"""What is done at one place of a page."""


def in_place(lines: list[Line]) -> list[Line]:
    """The lines of a page in which those who have something hidden do what follows from it where the line stands."""
    dealt = False
    found: list[Line] = []
    for line in lines:
        rules: list[Rule] = []
        for rule in line.rules:
            rules.append(_by_those(rule) if dealt else rule)
            dealt = dealt or (isinstance(rule, Do) and rule.deed.verb in (Verb.DEAL, Verb.RECEIVE))
        found.append(Line(tuple(rules)))
    return found


def _by_those(rule: Rule) -> Rule:
    """A deed of those for whom something hidden is so, where that is all that a rule says."""
    match rule:
        case When(condition, (Do(Deed(verb, agent) as deed),), once=False, lasting=False) if (
            agent == YOU and verb in IN_PLACE and _hidden(condition) and not deed.instead
        ):
            return Do(replace(deed, agent=Players(Quantifier.EACH, Such(Everyone(), condition))))
    return rule


def _hidden(condition: Condition) -> bool:
    """Whether something is said of all the cards of a player, hidden ones among them."""
    match condition:
        case HasHand(_, showing):
            return not showing
        case Has(cards):
            return cards.at == YOUR_HAND and cards.face in (None, Face.DOWN)
        case Not(inside):
            return _hidden(inside)
        case All(conditions) | AnyOf(conditions):
            return all(map(_hidden, conditions))
    return False
