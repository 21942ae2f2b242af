"""Deeds, lowered to steps."""

from pokernight.meaning.cards import AnyCard, Cards, Deck, Face, Hand, Which
from pokernight.meaning.deeds import Deed, Mood, Order, Verb
from pokernight.meaning.numbers import Quantity
from pokernight.meaning.players import Dealer, Everyone, Players, Quantifier
from pokernight.meaning.sorts import Place
from pokernight.play.lowering import which, who
from pokernight.play.lowering.draft import Draft, refuse
from pokernight.play.program import Do, Step
from pokernight.play.record import BLIND, DOWN, UP

_TURNS = ("agent", "mood", "order", "start", "verb")

TOGETHER = {Verb.PASS, Verb.DISCARD, Verb.FLIP, Verb.STACK, Verb.SPLIT, Verb.DECLARE, Verb.LOOK}
"""What all choose in secret and then do together, where nothing else is said."""


def lower_deed(draft: Draft, deed: Deed, line: int) -> Step:
    """A deed as a step."""
    match deed.verb:
        case Verb.DEAL:
            return _deal(draft, deed, line)
        case Verb.DRAW:
            return _draw(draft, deed, line)
    raise refuse(deed)


def _turns(draft: Draft, deed: Deed, step: Step) -> Step:
    """Who does it, in which order, and whether they have to."""
    step.who = who.players(draft, deed.agent)
    if deed.mood is Mood.MAY_NOT:
        raise refuse(deed, "as something forbidden")
    step.may = int(deed.mood is Mood.MAY)
    order = deed.order or (Order.TOGETHER if deed.verb in TOGETHER and not step.may else Order.IN_TURN)
    step.in_turn = int(order is Order.IN_TURN)
    step.start = who.who(draft, deed.start) if deed.start else 0
    return step


def quantity(draft: Draft, cards: Cards) -> tuple[int, int]:
    """The least and the greatest number of some cards; -1 for all there are."""
    if cards.many is None:
        return -1, -1
    draft.use(cards.many, "low", "high")
    return cards.many.low, -1 if cards.many.high is None else cards.many.high


def _exactly(draft: Draft, many: Quantity | None, deed: Deed) -> int:
    if many is None or many.low != many.high:
        raise refuse(deed, "without a number of cards")
    draft.use(many, "low", "high")
    return many.low


def _of_deck(draft: Draft, cards: Cards, deed: Deed) -> int:
    """How many cards come from the top of the deck."""
    draft.use(cards, "many", "kind", "at", "which", "face")
    draft.use_all(cards.at)
    draft.use_all(cards.kind)
    if not isinstance(cards.kind, AnyCard) or not isinstance(cards.at, Deck | Hand):
        raise refuse(cards, "from the deck")
    if cards.which not in (Which.CHOSEN, Which.TOP, Which.FIRST):
        raise refuse(cards, "from the deck")
    return _exactly(draft, cards.many, deed)


def _deal(draft: Draft, deed: Deed, line: int) -> Step:
    draft.use(deed, "verb", "agent", "cards", "to", "face")
    draft.use_all(deed.agent)
    if not isinstance(deed.agent.who, Dealer | Everyone) or deed.cards is None:
        raise refuse(deed)
    many = _of_deck(draft, deed.cards, deed)
    face = deed.face or deed.cards.face
    match deed.to:
        case Players(Quantifier.EACH | Quantifier.ALL | Quantifier.THE) as to:
            lie = which.LIES[face] if face else DOWN
            return Step(Do.DEAL, line, low=many, to=who.players(draft, to), place=-1, face=lie)
        case Place() as to:
            lie = UP if face in (None, Face.UP) else BLIND
            return Step(Do.DEAL, line, low=many, place=which.number_of(draft, to), face=lie)
    raise refuse(deed, "to nobody")


def _draw(draft: Draft, deed: Deed, line: int) -> Step:
    draft.use(deed, *_TURNS, "cards", "face", "ace", "more")
    if deed.cards is None:
        raise refuse(deed, "without cards")
    step = _turns(draft, deed, Step(Do.DRAW, line))
    step.low, step.high = quantity(draft, deed.cards)
    step.cards = which.cards(draft, deed.cards)
    step.ace = deed.ace or 0
    step.more = deed.more
    step.face = which.LIES[deed.face] if deed.face else -1
    return step
