"""Conditions, lowered."""

from pokernight.meaning.cards import AnyCard, Cards
from pokernight.meaning.deeds import Deed, Verb
from pokernight.meaning.hands import Limit, OfShape
from pokernight.meaning.numbers import ONE, Quantity
from pokernight.meaning.players import End, Everyone, Players, Quantifier
from pokernight.meaning.rules import (
    AddUp,
    Alike,
    All,
    AllFaceUp,
    AnyOf,
    AreOf,
    Broke,
    Declined,
    Happens,
    Has,
    HasHand,
    Holds,
    Misdealt,
    NobodyWants,
    Not,
    OneSuit,
    Paired,
    PlayedLow,
    PotHolds,
    Qualifies,
    Raised,
    ShowsBest,
    StillIn,
    Tied,
)
from pokernight.meaning.sorts import Condition
from pokernight.play import program
from pokernight.play.lowering import amounts, hands, watching, which, who
from pokernight.play.lowering.draft import Draft, refuse
from pokernight.play.program import Is

NOBODY_WINS = Deed(Verb.WIN, Players(Quantifier.NO, Everyone()))
HOW_MANY = {
    Quantifier.EACH: -1,
    Quantifier.ALL: -1,
    Quantifier.THE: -1,
    Quantifier.ANY: 1,
    Quantifier.NO: -2,
}
"""Of how many players something has to be so: the least number, -1 for all of them, -2 for none."""


def condition(draft: Draft, so: Condition) -> int:
    """Whether something is so."""
    match so:
        case Not(inner):
            draft.use(so, "condition")
            return draft.node(Is.NOT, condition(draft, inner))
        case All(conditions):
            draft.use(so, "conditions")
            return _joined(draft, Is.ALL, conditions)
        case AnyOf(conditions):
            draft.use(so, "conditions")
            return _joined(draft, Is.ANY, conditions)
        case StillIn(many):
            draft.use(so, "many")
            low, high = bounds(draft, many)
            return draft.node(Is.ENOUGH, draft.node(Is.STILL_IN), low=low, high=high)
        case Alike(first, second):
            draft.use(so, "first", "second")
            return draft.node(Is.SAME_RANK, which.cards(draft, first), which.cards(draft, second))
        case AllFaceUp():
            draft.use(so)
            return draft.node(Is.ALL_UP)
        case AreOf(cards, kind):
            draft.use(so, "cards", "kind")
            others = draft.node(Is.BUT, which.cards(draft, cards), which.kind(draft, kind))
            return draft.node(Is.ENOUGH, others, low=0, high=0)
        case Broke():
            draft.use(so)
            return draft.node(Is.BROKE)
        case Tied(end):
            draft.use(so, "end")
            return draft.node(Is.TIED, number=int(end is End.LOW))
        case Qualifies(end):
            draft.use(so, "end")
            return draft.node(Is.QUALIFIES, number=int(end is End.LOW))
        case PotHolds(limit, amount):
            draft.use(so, "limit", "amount")
            return _pot_holds(draft, limit, amounts.amount(draft, amount))
        case Raised(many):
            draft.use(so, "many")
            low, high = bounds(draft, many)
            return draft.node(Is.RAISED, low=low, high=high)
        case Misdealt():
            draft.use(so)
            return draft.node(Is.NOT, draft.node(Is.DEALT_IN))
        case OneSuit(cards):
            draft.use(so, "cards")
            return draft.node(Is.ONE_SUIT, which.cards(draft, cards))
        case Paired(cards):
            draft.use(so, "cards")
            return draft.node(Is.PAIRED, which.cards(draft, cards))
        case AddUp(cards, total):
            draft.use(so, "cards", "total")
            return draft.node(Is.ADD_UP, which.cards(draft, cards), number=total)
        case Declined(times):
            draft.use(so, "times")
            return draft.node(Is.DECLINED, low=times)
        case PlayedLow():
            draft.use(so)
            return draft.node(Is.PLAYED_LOW)
        case NobodyWants():
            draft.use(so)
            return draft.node(Is.NOBODY_WANTS)
        case Has(cards):
            draft.use(so, "cards")
            low, high = _many(cards)
            return draft.node(Is.ENOUGH, which.cards(draft, cards), low=low, high=high)
        case HasHand(made, showing):
            draft.use(so, "made", "showing")
            alike = hands.ALIKE.get(made.shape, 0) if isinstance(made, OfShape) and not made.rank else 0
            return draft.node(Is.AMOUNTS, low=hands.spoken_of(draft, made), high=int(showing), number=alike)
        case Holds(players, inner):
            draft.use(so, "players", "condition")
            among, number = _quantified(draft, players)
            if players.many:
                raise refuse(players, "with a number of them")
            return draft.node(Is.AMONG, among, draft.node(Is.SUCH, among, condition(draft, inner)), number=number)
        case Happens(deed):
            draft.use(so, "deed")
            return _happened(draft, deed)
        case ShowsBest(counting):
            draft.use(so, "counting")
            return draft.node(Is.SHOWS_BEST, which.cards(draft, counting) if counting else 0)
    raise refuse(so)


def _pot_holds(draft: Draft, limit: Limit, amount: int) -> int:
    """Whether the pot compares with an amount in a certain way."""
    pot = draft.node(Is.CHIPS, number=program.Unit.MIDDLE, low=1, high=1)
    if limit in (Limit.AT_LEAST, Limit.WORSE):
        so = draft.node(Is.AT_LEAST, pot, amount)
    else:
        so = draft.node(Is.AT_LEAST, amount, pot)
    return draft.node(Is.NOT, so) if limit in (Limit.WORSE, Limit.BETTER) else so


def _joined(draft: Draft, kind: Is, conditions: tuple[Condition, ...]) -> int:
    joined = condition(draft, conditions[0])
    for other in conditions[1:]:
        joined = draft.node(kind, joined, condition(draft, other))
    return joined


def _happened(draft: Draft, deed: Deed) -> int:
    """Whether some players have done something; whoever did it may have folded since."""
    among, number = _quantified(draft, deed.agent)
    if deed == NOBODY_WINS:  # also of a side pot alone
        draft.use(deed, "verb", "agent")
        return draft.node(Is.UNWON)
    if deed.agent.many:
        low, high = bounds(draft, deed.agent.many)
        return draft.node(Is.ENOUGH, draft.both(among, watching.those_who(draft, deed)), low=low, high=high)
    if number != HOW_MANY[Quantifier.ALL] and isinstance(deed.agent.who, Everyone):
        among = draft.node(Is.DEALT_IN)
    return draft.node(Is.AMONG, among, watching.those_who(draft, deed), number=number)


def _quantified(draft: Draft, players: Players) -> tuple[int, int]:
    draft.use(players, "quantifier", "who", "many")
    return who.who(draft, players.who), HOW_MANY[players.quantifier]


def _many(cards: Cards) -> tuple[int, int]:
    """How many cards it takes: at least one, where nothing is said; whoever has two queens has a queen."""
    if cards.many is None or (cards.many == ONE and not isinstance(cards.kind, AnyCard)):
        return 1, -1
    return cards.many.low, -1 if cards.many.high is None else cards.many.high


def bounds(draft: Draft, many: Quantity) -> tuple[int, int]:
    """The least and the greatest number; -1 where there is none."""
    draft.use(many, "low", "high")
    return many.low, -1 if many.high is None else many.high
