"""Players, lowered."""

from pokernight.meaning.deeds import Deed, Time, Verb, Word
from pokernight.meaning.players import (
    Across,
    Dealer,
    End,
    Everyone,
    EveryoneDealtIn,
    FirstInRotation,
    Flipped,
    Holding,
    InTurn,
    Latest,
    Neighbor,
    NextInTurn,
    Other,
    Players,
    Quantifier,
    Richest,
    Showing,
    Side,
    Such,
    You,
)
from pokernight.meaning.rules import Happens
from pokernight.meaning.sorts import Condition, Who
from pokernight.play.lowering import conditions, watching
from pokernight.play.lowering.draft import Draft, refuse
from pokernight.play.program import WORST, Is


def players(draft: Draft, named: Players) -> int:
    """The players that a deed is done by, or to."""
    draft.use(named, "quantifier", "who")
    if named.quantifier is Quantifier.NO:
        raise refuse(named, "as those who do something")
    match named.who:
        case Such(Everyone(), Happens(Deed(Verb.FOLD, time=Time.BEFORE))):
            raise refuse(named, "as they are no longer in")
    return who(draft, named.who)


def who(draft: Draft, described: Who) -> int:
    """A description of players."""
    match described:
        case You():
            draft.use(described)
            return draft.node(Is.YOU)
        case Everyone():
            draft.use(described)
            return draft.node(Is.STILL_IN)
        case EveryoneDealtIn():
            draft.use(described)
            return draft.node(Is.DEALT_IN)
        case Dealer():
            draft.use(described)
            return draft.node(Is.DEALER)
        case Across(of):
            draft.use(described, "of")
            return draft.node(Is.NEIGHBOR, who(draft, of), low=1)
        case Neighbor(of, side, seats):
            draft.use(described, "of", "side", "seats")
            return draft.node(Is.NEIGHBOR, who(draft, of), number=seats if side is Side.LEFT else -seats)
        case Showing(end, one_card):
            draft.use(described, "end", "one_card")
            if one_card:
                return draft.node(Is.HIGHEST_SHOWING, number=int(end is End.LOW), low=int(draft.suits))
            return draft.node(Is.BEST_SHOWING, number=int(end is End.LOW))
        case Holding(end, True):
            draft.use(described, "end", "one_card")
            return draft.node(Is.BEST_HAND, number=int(end is End.LOW), low=1, high=int(draft.nobody_in))
        case Holding(end):
            draft.use(described, "end", "one_card")
            low = 1 if draft.plays_low else WORST
            number = low if end is End.LOW else 0
            return draft.node(Is.BEST_HAND, number=number, high=int(draft.nobody_in))
        case Flipped(end):
            draft.use(described, "end")
            return draft.node(Is.HIGHEST_SHOWING, number=int(end is End.LOW), high=1)
        case Richest(end):
            draft.use(described, "end")
            return draft.node(Is.RICHEST, number=int(end is End.LOW))
        case FirstInRotation():
            draft.use(described)
            return draft.node(Is.FIRST_IN_ROTATION)
        case NextInTurn():
            draft.use(described)
            return draft.node(Is.NEXT_IN_TURN, number=1)
        case InTurn():
            draft.use(described)
            return draft.node(Is.NEXT_IN_TURN)
        case Latest(deed):
            draft.use(described, "deed")
            return draft.node(Is.LATEST, number=watching.remembered(draft, deed))
        case Other(than):
            draft.use(described, "than")
            return draft.node(Is.OTHERS, who(draft, than))
        case Such(among, condition):
            draft.use(described, "among", "condition")
            if isinstance(among, Everyone) and _left_the_hand(condition):
                draft.use(among)
                among = EveryoneDealtIn()
            return draft.node(Is.SUCH, who(draft, among), conditions.condition(draft, condition))
    raise refuse(described)


def _left_the_hand(condition: Condition) -> bool:
    """Whether a condition holds of players who are out: those who folded, or said so."""
    deeds = [part for part in condition.walk() if isinstance(part, Deed)]
    return any(deed.verb is Verb.FOLD or Word.OUT in deed.words for deed in deeds)
