"""How often something can come about in one deal, whether that is up to the players, and what it decides."""

from pokernight.meaning.cards import AnyCard, Cards
from pokernight.meaning.deeds import Deed, Verb
from pokernight.meaning.players import Quantifier
from pokernight.meaning.rules import AddUp, All, AnyOf, Happens, Has, Holds, NobodyWants, Not, StillIn
from pokernight.meaning.sorts import Condition
from pokernight.measure.deck import Deck

_BY_THE_DEAL = frozenset({Verb.DEAL, Verb.RECEIVE, Verb.FLIP, Verb.WIN, Verb.LOSE})
"""What the cards bring about, and not what players want."""


def chances(condition: Condition, deck: Deck) -> int:
    """The most times that something can happen: once for each card that can bring it about; 0 where that is open."""
    match condition:
        case AddUp():
            return 0
        case Happens(Deed(cards=Cards() as cards)) | Has(cards) if not isinstance(cards.kind, AnyCard):
            return deck.most(cards.kind)
        case AnyOf(conditions):
            return sum(chances(one, deck) for one in conditions)
        case All(conditions):
            return min(chances(one, deck) for one in conditions)
    return 1


def up_to_players(condition: Condition) -> bool:
    """Whether players choose that it comes about."""
    match condition:
        case NobodyWants() | StillIn():
            return True
        case Happens(deed):
            return deed.verb not in _BY_THE_DEAL
        case Not(inner) | Holds(_, inner):
            return up_to_players(inner)
        case All(conditions) | AnyOf(conditions):
            return any(map(up_to_players, conditions))
    return False


def undecided(condition: Condition) -> bool:
    """Whether it says that the pot is still there: nobody did what it takes to win it, or somebody matched it."""
    match condition:
        case Happens(deed):
            return deed.agent.quantifier is Quantifier.NO or deed.verb is Verb.PAY
        case Holds(players, _):
            return players.quantifier is Quantifier.NO
        case AnyOf(conditions):
            return all(map(undecided, conditions))
    return False
