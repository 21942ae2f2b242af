"""Deeds, lowered to steps."""

from dataclasses import fields, replace

from pokernight.meaning.cards import (
    AnyCard,
    Anywhere,
    Board,
    Cards,
    Deck,
    Discards,
    Face,
    Hand,
    Hands,
    OfNamed,
    SideCards,
    Stack,
    TableCards,
    Which,
    WildCard,
)
from pokernight.meaning.deeds import Deed, Mood, Order, Time, Verb, Word
from pokernight.meaning.numbers import ONE, SOME, Amount, Quantity, Unit, exactly
from pokernight.meaning.players import (
    EACH_PLAYER,
    THE_DEALER,
    YOU,
    Dealer,
    Everyone,
    EveryoneDealtIn,
    HighestBidder,
    Holding,
    Latest,
    Neighbor,
    NextInTurn,
    Other,
    Players,
    Quantifier,
    Side,
    Such,
    You,
)
from pokernight.meaning.rules import AnyOf, Happens, Has, HasHand, Not, ShowsBest
from pokernight.meaning.sorts import Place, Who
from pokernight.play.lowering import amounts, which, who
from pokernight.play.lowering.draft import Draft, refuse
from pokernight.play.lowering.words import words
from pokernight.play.program import Do, Is, Say, Step, Wild
from pokernight.play.record import BLIND, DOWN, PILES, TABLE, UP

MOVED = Cards(ONE, at=Hands())
THAT_CARD = Cards(ONE, at=Anywhere(), which=Which.THAT)
ONE_WILD = Cards(ONE, WildCard())
TOP_OF_DECK = Cards(ONE, at=Deck(), which=Which.TOP)
_TURNS = ("agent", "mood", "order", "start", "verb")

TOGETHER = {
    Verb.COVER,
    Verb.PASS,
    Verb.DISCARD,
    Verb.FLIP,
    Verb.STACK,
    Verb.SPLIT,
    Verb.DECLARE,
    Verb.LOOK,
    Verb.SHOW,
    Verb.TURN_IN,
}
"""What all choose in secret and then do together, where nothing else is said."""


ALL_BUT = (Verb.PASS, Verb.DISCARD, Verb.FLIP, Verb.SHOW)
"""What can be done with all cards but so many."""
REFUSING = (Verb.PASS, Verb.DRAW)
"""What is done with a dealt card that is not kept."""

ANOTHER = Players(Quantifier.ANY, Other(You()))
ALL_FACE_UP = (Deed(Verb.RECEIVE, cards=Cards(), face=Face.UP),)
"""What is said of the cards that come later."""
ANY_DISCARD = (Deed(Verb.TAKE, cards=Cards(ONE, at=Discards(), face=Face.UP)),)
LAST_DISCARD, TOP_DISCARD = (
    (Deed(Verb.TAKE, cards=Cards(ONE, at=Discards(), which=which)),) for which in (Which.LAST, Which.TOP)
)
"""What is picked up in place of a card of the deck."""
WINNERS = Players(Quantifier.THE, Latest(Deed(Verb.WIN, YOU)))
_PAYING = {Verb.PAY: Do.PAY, Verb.ANTE: Do.ANTE, Verb.BET: Do.POST}


def lower_deed(draft: Draft, deed: Deed, line: int) -> Step:
    """A deed as a step."""
    match deed.verb:
        case Verb.DEAL:
            return _deal(draft, deed, line)
        case Verb.BURN:
            return _burn(draft, deed, line)
        case Verb.RECEIVE if deed.mood is not Mood.MAY and deed.price is None:
            return _dealt(draft, deed, line)
        case Verb.TAKE if deed.instead:
            return _pick_up(draft, deed, line)
        case Verb.TAKE if deed.cards and isinstance(deed.cards.at, Hand) and deed.cards.at.of != You():
            return _steal(draft, deed, deed.cards, deed.cards.at.of, line)
        case Verb.BUY | Verb.TAKE if deed.cards and isinstance(deed.cards.at, TableCards):
            return way_to_buy(draft, deed, line)
        case Verb.RECEIVE | Verb.BUY | Verb.TAKE:
            return _receive(draft, deed, line)
        case Verb.PASS:
            return _pass(draft, deed, line)
        case Verb.DISCARD if deed.instead and not all(other.price for other in deed.instead):
            return _replace(draft, deed, line)
        case Verb.DISCARD:
            return _discard(draft, deed, line)
        case Verb.DRAW:
            return _draw(draft, deed, line)
        case Verb.TWIST:
            return _twist(draft, deed, line)
        case Verb.FLIP if deed.until:
            return _flip_until(draft, deed, line)
        case Verb.FLIP if isinstance(deed.to, Hands):
            return _lay(draft, deed, line)
        case Verb.FLIP:
            return _flip(draft, deed, line)
        case Verb.SPLIT | Verb.STACK if deed.sizes:
            return _split(draft, deed, line)
        case Verb.STACK:
            return _stack(draft, deed, line)
        case Verb.COVER:
            draft.use(deed, *_TURNS, "sizes")
            if not any(step.do == Do.DRAW and step.face == BLIND for step in draft.steps) or deed.mood is Mood.MAY:
                raise refuse(deed, "where no unseen cards were drawn")
            return _turns(draft, deed, Step(Do.COVER, line, high=deed.sizes[0]))
        case Verb.SHOW:
            return _show(draft, deed, line)
        case Verb.LOOK if deed.then:
            return _look_and_lay(draft, deed, line)
        case Verb.LOOK:
            return _look(draft, deed, line)
        case Verb.DECLARE:
            return _declare(draft, deed, line)
        case Verb.PAY | Verb.ANTE | Verb.BET:
            return _pay(draft, deed, line)
        case Verb.SHUFFLE:
            return _shuffle(draft, deed, line)
        case Verb.SWAP if deed.cards and isinstance(deed.cards.at, Hands):
            return _switch(draft, deed, line)
        case Verb.SWAP if deed.to == ANOTHER:
            return _bargain(draft, deed, line)
        case Verb.SWAP if isinstance(deed.to, Players):
            return _trade(draft, deed, deed.to, line)
        case Verb.SWAP if deed.for_cards:
            return _exchange(draft, deed, deed.for_cards, line)
        case Verb.CANCEL:
            draft.use(deed, *_TURNS, "often")
            if deed.mood is not Mood.MAY or deed.often != 1 or deed.order is Order.TOGETHER or deed.start:
                raise refuse(deed, "more than once a hand")
            return _turns(draft, deed, Step(Do.CANCEL, line))
        case Verb.SELL if deed.agent == THE_DEALER:
            return _auction(draft, deed, line)
        case Verb.SELL:
            return _sell(draft, deed, line)
        case Verb.ASK:
            return _ask(draft, deed, line)
        case Verb.CLAIM | Verb.KNOCK:
            return _claim(draft, deed, line)
        case Verb.FOLD:
            draft.use(deed, *_TURNS)
            if deed.mood is Mood.MAY:
                raise refuse(deed, "as a choice")
            return _turns(draft, deed, Step(Do.FOLD, line))
        case Verb.RETURN:
            draft.use(deed, *_TURNS)
            if not isinstance(deed.agent.who, You) or deed.mood is Mood.MAY:
                raise refuse(deed, "where it does not follow from something")
            return _turns(draft, deed, Step(Do.RETURN, line, folded=1))
        case Verb.WIN:
            draft.use(deed, "verb", "agent")
            if any(isinstance(part, HasHand) for part in deed.agent.walk()):
                raise refuse(deed, "by those who have a hand")
            return Step(Do.WIN, line, who=who.players(draft, deed.agent))
        case Verb.TURN_IN:
            draft.use(deed, *_TURNS, "cards")
            if deed.cards is None or deed.cards != Cards(deed.cards.many) or deed.mood is Mood.MAY:
                raise refuse(deed)
            return _chosen(draft, deed, _turns(draft, deed, Step(Do.TURN_IN, line)))
        case Verb.TEAM_UP:
            return _team_up(draft, deed, line)
        case Verb.FORCE:
            return _force(draft, deed, line)
        case Verb.NAME | Verb.RETIRE:
            return _name(draft, deed, line)
        case Verb.EARN:
            draft.use(deed, *_TURNS, "legs")
            if deed.mood is Mood.MAY:
                raise refuse(deed, "as a choice")
            step = _turns(draft, deed, Step(Do.EARN, line))
            step.low = deed.legs or 1
            return step
        case Verb.FORFEIT:
            draft.use(deed, *_TURNS, "lives")
            if deed.mood is Mood.MAY:
                raise refuse(deed, "as a choice")
            step = _turns(draft, deed, Step(Do.FORFEIT, line))
            step.low = deed.lives or 1
            return step
        case Verb.END:
            draft.use(deed, "verb", "agent")
            draft.use_all(deed.agent)
            return Step(Do.END, line)
        case Verb.REDEAL:
            draft.use(deed, "verb", "agent", "to")
            draft.use_all(deed.agent)
            if deed.to is None:
                return Step(Do.REDEAL, line)
            if deed.to != Players(Quantifier.EACH, EveryoneDealtIn()):
                raise refuse(deed, "for some players only")
            draft.use_all(deed.to)
            return Step(Do.REDEAL, line, may=1)
    raise refuse(deed)


def _turns(draft: Draft, deed: Deed, step: Step) -> Step:
    """Who does it, in which order, and whether they have to."""
    step.who = who.players(draft, deed.agent)
    if deed.mood is Mood.MAY_NOT:
        raise refuse(deed, "as something forbidden")
    if deed.agent.quantifier is Quantifier.ANY and isinstance(deed.agent.who, Other) and deed.mood is not Mood.MAY:
        raise refuse(deed, "by one of several, of whom nobody says who it is")
    step.may = int(deed.mood is Mood.MAY)
    one = deed.agent.quantifier is Quantifier.THE
    together = deed.verb in TOGETHER and not one and not deed.start
    order = deed.order or (Order.TOGETHER if together else Order.IN_TURN)
    step.in_turn = int(order is not Order.TOGETHER)
    step.order = {Order.LOW_FIRST: 1, Order.HIGH_FIRST: 2}.get(order, 0)
    start = deed.start or _who_called(deed.agent)
    step.start = who.who(draft, start) if start else 0
    step.next = int(isinstance(deed.agent.who, NextInTurn))
    step.leads = int(one and not step.next and not draft.following)
    step.keep = -1
    step.face = -1
    if isinstance(deed.agent.who, EveryoneDealtIn) and step.do not in (Do.PAY, Do.ANTE):
        if deed.verb is not Verb.FLIP:
            raise refuse(deed, "by those who have folded")
        step.folded = 1
    return step


def _who_called(agent: Players) -> Who | None:
    """The player after whom the others have their last turns: the one who knocked, or claimed to have the best hand."""
    match agent.who:
        case Such(_, Not(Happens(Deed(Verb.KNOCK | Verb.CLAIM) as call))):
            return Latest(replace(call, agent=EACH_PLAYER, time=Time.NOW))
    return None


def quantity(draft: Draft, cards: Cards) -> tuple[int, int]:
    """The least and the greatest number of some cards; -1 for all there are."""
    if cards.many is None:
        return -1, -1
    draft.use(cards.many, "low", "high")
    return cards.many.low, -1 if cards.many.high is None else cards.many.high


def _chosen(draft: Draft, deed: Deed, step: Step) -> Step:
    """Which cards, and how many; what is picked out leaves nothing to choose."""
    if deed.cards is None:
        raise refuse(deed, "without cards")
    cards = deed.cards
    if cards.many and cards.many.but and deed.verb in ALL_BUT:
        draft.use(cards, *(field.name for field in fields(cards)))
        draft.use(cards.many, "low", "high", "but")
        step.keep = cards.many.but
        cards = replace(cards, many=None)
    step.low, step.high = quantity(draft, cards)
    step.cards = which.cards(draft, cards)
    if deed.cards.which not in (Which.CHOSEN, Which.NEWEST):
        step.low = step.high = -1
    return step


def _exactly(draft: Draft, many: Quantity | None, deed: Deed) -> int:
    if many is None or many.low != many.high:
        raise refuse(deed, "without a number of cards")
    draft.use(many, "low", "high")
    return many.low


def _of_deck(draft: Draft, cards: Cards | None, deed: Deed) -> int:
    """How many cards come from the top of the deck."""
    if cards is None:
        raise refuse(deed, "without cards")
    draft.use(cards, "many", "kind", "at", "which", "face")
    draft.use_all(cards.at)
    draft.use_all(cards.kind)
    if not isinstance(cards.kind, AnyCard) or cards.at not in (Deck(), Hand()):
        raise refuse(cards, "from the deck")
    if cards.which not in (Which.CHOSEN, Which.TOP, Which.FIRST):
        raise refuse(cards, "from the deck")
    return _exactly(draft, cards.many, deed)


def _deal(draft: Draft, deed: Deed, line: int) -> Step:
    draft.use(deed, "verb", "agent", "cards", "to", "face", "instead", "start", "keep", "each", "unlike")
    draft.use_all(deed.agent)
    if not isinstance(deed.agent.who, Dealer | Everyone):
        raise refuse(deed)
    if deed.unlike and (not isinstance(deed.to, Place) or deed.face not in (None, Face.UP)):
        raise refuse(deed, "where nobody sees that cards pair")
    if deed.keep is not None or deed.each:
        return _deal_up_to(draft, deed, line)
    many = _of_deck(draft, deed.cards, deed)
    face = deed.face or (deed.cards.face if deed.cards else None)
    match deed.to:
        case Players() as to:
            lie = which.LIES[face] if face else DOWN
            step = Step(Do.DEAL, line, low=many, to=who.players(draft, to), place=-1, face=lie)
            return _serve(draft, deed, step) if deed.instead or deed.start else step
        case Place() as to if not deed.instead and not deed.start:
            lie = UP if face in (None, Face.UP) else BLIND
            place = which.number_of(draft, to)
            return Step(Do.DEAL, line, low=many, place=place, face=lie, unlike=int(deed.unlike))
    raise refuse(deed, "to nobody")


def _deal_up_to(draft: Draft, deed: Deed, line: int) -> Step:
    """Cards are dealt until there are so many; or so many to the table for each player."""
    if deed.instead or deed.start or (deed.keep is not None and deed.cards != Cards()):
        raise refuse(deed, "or something else")
    step = Step(Do.DEAL, line, place=-1, keep=deed.keep or 0, each=int(deed.each), unlike=int(deed.unlike))
    if deed.keep is None:
        step.low = _of_deck(draft, deed.cards, deed)
    elif deed.cards:
        draft.use_all(deed.cards)
    match deed.to:
        case Players() as to if not deed.each:
            step.to = who.players(draft, to)
            step.face = which.LIES[deed.face] if deed.face else DOWN
        case Place() as to:
            step.place = which.number_of(draft, to)
            step.face = UP if deed.face in (None, Face.UP) else BLIND
        case _:
            raise refuse(deed, "to nobody")
    return step


def _serve(draft: Draft, deal: Deed, step: Step) -> Step:
    """A deal of a card that lies another way for some, or for those who like; how it is refused is said apart."""
    if step.low != 1:
        raise refuse(deal, "or something else")
    served = replace(step, do=Do.SERVE, who=step.to, turned=step.face, start=0)
    served.start = who.who(draft, deal.start) if deal.start else 0
    ways = [other for other in deal.instead if other.verb not in REFUSING]
    for other in ways:
        card = other.cards
        if len(ways) > 1 or other.verb is not Verb.RECEIVE or card is None or card.which is not Which.THAT:
            raise refuse(deal, "or something else")
        draft.use_all(card)
        served = _other_way(draft, other, served)
        if other.mood is Mood.DOES:
            served.so = who.players(draft, other.agent)
    return served


def lower_refusal(draft: Draft, deed: Deed, line: int) -> Step:
    """How a card that is dealt may be refused: passed on to the left, or changed for the next one."""
    draft.use(deed, "verb", "agent", "cards", "to", "price", "mood", "often")
    if deed.mood is not Mood.MAY or deed.cards is None or replace(deed.cards, face=None) != THAT_CARD:
        raise refuse(deed, "instead")
    if deed.verb is Verb.PASS and deed.to != Players(Quantifier.THE, Neighbor(You(), Side.LEFT)):
        raise refuse(deed, "instead, to somebody else than the next player")
    draft.use_all(deed)
    price = deed.price
    if price and price.unit is Unit.LAST_TIME:
        if draft.fee is None:
            raise refuse(price, "where it has cost nothing before")
        price = replace(draft.fee, times=draft.fee.times * price.times)
    draft.fee = price or draft.fee
    return Step(
        Do.PASS if deed.verb is Verb.PASS else Do.DRAW,
        line,
        price=amounts.amount(draft, price) if price else 0,
        face=UP if deed.cards.face is Face.UP else -1,
        often=deed.often or 0,
    )


def _other_way(draft: Draft, other: Deed, step: Step) -> Step:
    """Cards that may lie another way: for nothing, at a price, or for a card that is turned up."""
    draft.use(other, "verb", "agent", "cards", "face", "price", "mood", "then")
    if other.face is None:
        raise refuse(other, "instead")
    step.turned = which.LIES[other.face]
    if other.mood is Mood.MAY:
        draft.use_all(other.agent)
    if other.price:
        step.fee = amounts.amount(draft, other.price)
    match other.then:
        case ():
            pass
        case (Deed(Verb.FLIP, cards=Cards(many=Quantity(1, 1), face=Face.DOWN) as flipped) as flip,):
            draft.use(flip, "verb", "agent", "cards")
            draft.use_all(flip.agent)
            step.flips = which.cards(draft, flipped)
        case _:
            raise refuse(other, "at that price")
    return step


def _burn(draft: Draft, deed: Deed, line: int) -> Step:
    draft.use(deed, "verb", "agent", "cards")
    draft.use_all(deed.agent)
    return Step(Do.BURN, line, low=_of_deck(draft, deed.cards, deed))


def _dealt(draft: Draft, deed: Deed, line: int) -> Step:
    """Cards for those who have no say in it."""
    draft.use(deed, "verb", "agent", "cards", "face")
    many = _of_deck(draft, deed.cards, deed)
    face = deed.face or (deed.cards.face if deed.cards else None)
    lie = which.LIES[face] if face else DOWN
    return Step(Do.DEAL, line, low=many, to=who.players(draft, deed.agent), place=-1, face=lie)


def _receive(draft: Draft, deed: Deed, line: int) -> Step:
    draft.use(deed, *_TURNS, "cards", "face", "price", "source", "then")
    if deed.source is not None:
        if not isinstance(deed.source, Deck):
            raise refuse(deed, "from there")
        draft.use_all(deed.source)
    step = _turns(draft, deed, Step(Do.RECEIVE, line))
    step.low = step.high = _of_deck(draft, deed.cards, deed)
    face = deed.face or (deed.cards.face if deed.cards else None)
    step.face = which.LIES[face] if face else DOWN
    step.price = amounts.amount(draft, deed.price) if deed.price else 0
    step.bought = int(deed.verb is not Verb.RECEIVE or isinstance(deed.agent.who, You))
    return step


def _pick_up(draft: Draft, deed: Deed, line: int) -> Step:
    """The top card of the deck, or a discard that lies face up; what is laid away for it is said apart."""
    draft.use(deed, *_TURNS, "cards", "price", "instead", "then")
    draft.use_all(deed)
    ways = tuple(replace(other, agent=EACH_PLAYER) for other in deed.instead)
    top = ways in (LAST_DISCARD, TOP_DISCARD)
    if deed.cards != Cards(ONE, at=Deck(), which=Which.TOP) or not (top or ways == ANY_DISCARD):
        raise refuse(deed, "or something else")
    discards = tuple(replace(other, agent=EACH_PLAYER) for other in deed.then)
    if discards != (Deed(Verb.DISCARD, cards=Cards(ONE), face=Face.UP),) or deed.mood is Mood.MAY:
        raise refuse(deed, "unless each player then discards one card face up")
    step = _turns(draft, deed, Step(Do.PICK_UP, line))
    step.top = int(top)
    step.price = amounts.amount(draft, deed.price) if deed.price else 0
    return step


def _pass(draft: Draft, deed: Deed, line: int) -> Step:
    draft.use(deed, *_TURNS, "cards", "to", "face", "then", "instead")
    step = _chosen(draft, deed, _turns(draft, deed, Step(Do.PASS, line)))
    if not isinstance(deed.to, Players):
        raise refuse(deed, "to nobody")
    if deed.to.quantifier is Quantifier.ANY:
        raise refuse(deed, "to a player of one's choice")
    step.to = who.players(draft, deed.to)
    cards = deed.cards
    assert cards is not None
    step.open = int(cards.face is Face.UP or cards.many is None or cards.which is Which.THAT)
    if deed.face is Face.UP:
        step.face = UP
    elif deed.face not in (None, Face.DOWN):
        raise refuse(deed, "lying so")
    return step


def _discard(draft: Draft, deed: Deed, line: int) -> Step:
    draft.use(deed, *_TURNS, "cards", "face", "keep", "then", "instead", "ace")
    step = _turns(draft, deed, Step(Do.DISCARD, line))
    if deed.ace and (deed.keep is not None or deed.instead):
        raise refuse(deed, "with an ace")
    step.ace = deed.ace or 0
    if deed.keep is not None:
        if deed.cards is not None:
            draft.use(deed.cards)
            draft.use_all(deed.cards)
        step.cards = which.cards(draft, Cards())
        step.keep = deed.keep
    else:
        step = _chosen(draft, deed, step)
    step.face = UP if deed.face is Face.UP else DOWN
    return step


def _replace(draft: Draft, deed: Deed, line: int) -> Step:
    """The card that a player has just got is laid away, or the bottom card of the stack is."""
    draft.use(deed, "verb", "agent", "cards", "instead")
    draft.use_all(deed)
    bottom = Cards(ONE, at=Stack(), which=Which.BOTTOM)
    if deed.cards != bottom or deed.instead != (Deed(Verb.DISCARD, cards=THAT_CARD),):
        raise refuse(deed, "of either card")
    step = _turns(draft, deed, Step(Do.REPLACE, line))
    step.cards = which.cards(draft, bottom)
    return step


def _draw(draft: Draft, deed: Deed, line: int) -> Step:
    draft.use(deed, *_TURNS, "cards", "face", "ace", "more")
    if deed.cards and not isinstance(deed.cards.at, Hand | Anywhere | Stack):
        raise refuse(deed, "from there")
    if deed.cards and isinstance(deed.cards.at, Stack):
        return _draw_from_stack(draft, deed, line)
    step = _chosen(draft, deed, _turns(draft, deed, Step(Do.DRAW, line)))
    step.ace = deed.ace or 0
    step.more = deed.more
    step.face = which.LIES[deed.face] if deed.face else -1
    return step


def _draw_from_stack(draft: Draft, deed: Deed, line: int) -> Step:
    """The top card of a stack for a new one, which lies there in its place; nobody chooses among cards."""
    cards = deed.cards
    assert cards is not None
    plain = isinstance(cards.kind, AnyCard) and cards.nth == 1 and cards.many == ONE
    if not plain or cards.which is not Which.TOP or deed.ace or deed.more or deed.face:
        raise refuse(deed, "from there")
    step = _turns(draft, deed, Step(Do.DRAW, line, top=1))
    step.low = step.high = 1
    step.cards = which.cards(draft, cards)
    return step


def _shuffle(draft: Draft, deed: Deed, line: int) -> Step:
    """The discards go back into the deck, or all cards do."""
    draft.use(deed, "verb", "agent", "cards", "to")
    draft.use_all(deed)
    if deed.to not in (None, Deck()) or deed.cards not in (Cards(), Cards(at=Discards())):
        raise refuse(deed)
    return Step(Do.SHUFFLE, line, from_all=int(deed.cards == Cards()))


def _exchange(draft: Draft, deed: Deed, taken: Cards, line: int) -> Step:
    """A card of a player for one on the table."""
    draft.use(deed, *_TURNS, "cards", "for_cards")
    if taken != Cards(ONE, at=taken.at) or not isinstance(taken.at, Board | TableCards):
        raise refuse(deed, "for those cards")
    draft.use_all(taken)
    step = _chosen(draft, deed, _turns(draft, replace(deed, order=Order.IN_TURN), Step(Do.EXCHANGE, line)))
    if (step.low, step.high) != (1, 1):
        raise refuse(deed, "of another number of cards")
    step.place = which.number_of(draft, taken.at)
    return step


def _trade(draft: Draft, deed: Deed, to: Players, line: int) -> Step:
    """The one card of a player for that of another."""
    draft.use(deed, *_TURNS, "cards", "to")
    dealt = sum(step.low for step in draft.steps if step.do == Do.DEAL and step.place < 0)
    if dealt != 1 or deed.cards not in (Cards(ONE), Cards()):
        raise refuse(deed, "of more than one card")
    if deed.order not in (None, Order.IN_TURN):
        raise refuse(deed, "other than in turn")
    draft.use_all(deed.cards)
    step = _turns(draft, replace(deed, order=Order.IN_TURN), Step(Do.TRADE, line))
    step.cards = which.cards(draft, deed.cards)
    step.low = step.high = 1
    step.to = who.players(draft, to)
    return step


def _bargain(draft: Draft, deed: Deed, line: int) -> Step:
    """As many cards as two players agree on, for as many."""
    draft.use(deed, *_TURNS, "cards", "to", "price", "often")
    draft.use_all(ANOTHER)
    draft.use_all(deed)
    if deed.cards != Cards(SOME) or deed.mood is not Mood.MAY or deed.order is Order.TOGETHER or deed.start:
        raise refuse(deed, "with a player of one's choice")
    if deed.often is None and deed.price is None:
        raise refuse(deed, "as often as one likes, for nothing")
    step = _turns(draft, deed, Step(Do.BARGAIN, line))
    step.price = amounts.amount(draft, deed.price) if deed.price else 0
    step.often = deed.often or 0
    return step


def _switch(draft: Draft, deed: Deed, line: int) -> Step:
    """One card of each of two hands changes over; or only one does, at a price."""
    draft.use(deed, *_TURNS, "cards", "instead")
    draft.use_all(deed)
    if deed.cards != Cards(exactly(2), at=Hands()) or deed.mood is not Mood.MAY:
        raise refuse(deed, "between hands")
    step = _turns(draft, replace(deed, order=Order.IN_TURN), Step(Do.SWITCH, line))
    match deed.instead:
        case ():
            return step
        case (Deed(Verb.PASS, cards=cards, to=Hands(), price=price) as other,) if price and cards == MOVED:
            draft.use(other, "verb", "agent", "cards", "to", "price", "mood")
            step.price = amounts.amount(draft, price)
            return step
    raise refuse(deed, "or something else")


def _twist(draft: Draft, deed: Deed, line: int) -> Step:
    draft.use(deed, *_TURNS, "cards", "face", "price", "each", "instead", "ace")
    if deed.price is None:
        raise refuse(deed, "without a price")
    step = _chosen(draft, deed, _turns(draft, deed, Step(Do.TWIST, line)))
    step.ace = deed.ace or 0
    step.price = amounts.amount(draft, deed.price)
    step.each = int(deed.each)
    step.face = which.LIES[deed.face] if deed.face else -1
    match deed.instead:
        case ():
            return step
        case (Deed(Verb.TWIST, cards=cards, price=price, then=then) as other,) if then or cards == deed.cards:
            if cards:
                draft.use_all(cards)
            step = _other_way(draft, other, step)
            if then and price == deed.price:
                step.fee = 0
            return step
    raise refuse(deed, "or something else")


def _flip(draft: Draft, deed: Deed, line: int) -> Step:
    draft.use(deed, *_TURNS, "cards", "face", "words", "instead")
    step = _chosen(draft, deed, _turns(draft, deed, Step(Do.FLIP, line)))
    cards = deed.cards
    assert cards is not None
    if deed.words or isinstance(cards.at, SideCards):
        if deed.words != (Word.HIGH, Word.LOW) or cards != Cards(ONE, at=SideCards()):
            raise refuse(deed, "to declare something")
        step.words = 1 << Say.LEFT | 1 << Say.RIGHT
        step.parts = len(draft.sizes)
    if isinstance(cards.at, Stack) and cards.nth != 1:
        raise refuse(cards, "from the middle of a stack")
    step.top = int(cards.which is Which.TOP or isinstance(cards.at, Stack))
    plain = isinstance(cards.kind, AnyCard) and cards.which is Which.CHOSEN
    step.instead = int(plain and cards.face is Face.DOWN)
    down = deed.face is Face.DOWN or cards.face is Face.UP
    step.face = DOWN if down else UP
    step.serves = int(deed.agent == THE_DEALER and not isinstance(cards.at, Hand | Stack | SideCards))
    own = isinstance(cards.at, Hand) and isinstance(cards.at.of, You)
    if isinstance(cards.at, Hand) and not own:
        raise refuse(deed, "with cards of somebody else")
    step.secret = int(own and not down and not isinstance(cards.kind, AnyCard) and cards.which is Which.CHOSEN)
    match deed.instead:
        case ():
            return step
        case (Deed(Verb.RECEIVE, mood=Mood.DOES) as dealt,):
            return _dealt_instead(draft, deed, dealt, step)
    return _refusable(draft, deed, step)


def _dealt_instead(draft: Draft, deed: Deed, dealt: Deed, step: Step) -> Step:
    """A flip in place of which some players are dealt cards."""
    if step.may or step.top or step.words:
        raise refuse(deed, "or something else")
    new = _dealt(draft, dealt, step.line)
    step.so, step.more, step.turned = new.to, new.low, new.face
    return step


def _refusable(draft: Draft, deed: Deed, step: Step) -> Step:
    """A flip that may be refused, once and for all; later cards may then come face up."""
    other = deed.instead[0]
    draft.use_all(other)
    stops = replace(other, then=()) == Deed(Verb.STOP, YOU, mood=Mood.MAY)
    if len(deed.instead) > 1 or not stops or other.then not in ((), ALL_FACE_UP) or step.may or step.top:
        raise refuse(deed, "or something else")
    step.words = 1 << Say.STOP
    step.turned = UP if other.then else -1
    return step


def _lay(draft: Draft, deed: Deed, line: int) -> Step:
    """Cards that are turned up and laid to one of several hands."""
    draft.use(deed, *_TURNS, "cards", "to")
    hands, cards = deed.to, deed.cards
    assert isinstance(hands, Hands)
    draft.use_all(hands)
    if cards is None or not isinstance(cards.kind, AnyCard) or not isinstance(hands.of, You):
        raise refuse(deed, "of some cards only")
    if (hands.many or 0) > PILES:
        raise refuse(hands, "for so many hands")
    if cards.which not in (Which.CHOSEN, Which.TOP):
        raise refuse(cards, "laid to hands")
    step = _turns(draft, deed, Step(Do.LAY, line))
    draft.use(cards, "many", "kind", "at", "face", "which")
    draft.use_all(cards)
    step.low = _exactly(draft, cards.many, deed)
    step.top = int(cards.which is Which.TOP)
    step.hands = hands.many or 0
    draft.low_and_high |= hands.ends
    return step


def _look_and_lay(draft: Draft, deed: Deed, line: int) -> Step:
    """A card that is looked at before it is laid to a hand."""
    draft.use(deed, *_TURNS, "cards", "then")
    match deed.then:
        case (Deed(Verb.FLIP, cards=Cards(which=Which.THAT) as laid, to=Hands()) as lay,) if lay.agent == deed.agent:
            draft.use_all(laid)
            step = _lay(draft, replace(lay, cards=deed.cards), line)
            for part in (deed.agent, deed.cards, lay):
                assert part
                draft.use_all(part)
            step.looks = 1
            return step
    raise refuse(deed, "with what comes after it")


def _flip_until(draft: Draft, deed: Deed, line: int) -> Step:
    draft.use(deed, "agent", "verb", "cards", "until")
    if deed.cards:
        draft.use(deed.cards, "many", "kind", "at", "face")
        draft.use_all(deed.cards)
    step = _turns(draft, deed, Step(Do.FLIP_UNTIL_BEST, line))
    step.instead = int(deed.cards is not None and deed.cards.many is not None)
    match deed.until:
        case AnyOf((Has(Cards(many=Quantity(most, high), face=Face.UP) as shown), ShowsBest() as best)) if (
            most == high and shown == Cards(shown.many, face=Face.UP)
        ):
            draft.use(deed.until, "conditions")
            draft.use_all(deed.until)
            step.high = most
        case ShowsBest() as best:
            pass
        case _:
            raise refuse(deed, "until that is so")
    draft.use(best, "counting")
    step.cards = which.cards(draft, best.counting) if best.counting else 0
    return step


def _stack(draft: Draft, deed: Deed, line: int) -> Step:
    draft.use(deed, *_TURNS, "cards")
    if deed.cards:
        if deed.cards.many or not isinstance(deed.cards.kind, AnyCard):
            raise refuse(deed, "of some cards only")
        draft.use(deed.cards, "kind", "at")
        draft.use_all(deed.cards)
    return _turns(draft, deed, Step(Do.STACK, line))


def _split(draft: Draft, deed: Deed, line: int) -> Step:
    """All cards of a player, laid apart in hands or stacks; stacks of one size are hands too."""
    draft.use(deed, *_TURNS, "cards", "sizes")
    dealt = [step for step in draft.steps if step.do == Do.DEAL and step.place < 0]
    just_dealt = deed.cards == THAT_CARD and len(dealt) == 1  # "them" are all that a player has
    if deed.cards is None or (deed.cards != Cards() and not just_dealt):
        raise refuse(deed, "of some cards only")
    draft.use_all(deed.cards)
    step = _turns(draft, deed, Step(Do.SPLIT, line))
    for place, size in enumerate(deed.sizes):
        step.sizes |= size << 6 * place
    step.parts = len(deed.sizes)
    draft.sizes = deed.sizes
    step.hands = len(deed.sizes) if deed.verb is Verb.SPLIT or len(set(deed.sizes)) == 1 else 0
    step.top = int(deed.verb is Verb.STACK)
    return step


def _steal(draft: Draft, deed: Deed, cards: Cards, of: Who, line: int) -> Step:
    """Up cards of another player, who is chosen first, or of a certain one."""
    draft.use(deed, *_TURNS, "cards")
    draft.use_all(cards)
    step = _turns(draft, replace(deed, order=Order.IN_TURN), Step(Do.STEAL, line))
    if cards.face is not Face.UP or cards.which is not Which.CHOSEN:
        raise refuse(deed, "of cards that are not in sight")
    step.to = who.who(draft, of)
    step.cards = which.cards(draft, replace(cards, at=Hand()))
    step.low = step.high = _exactly(draft, cards.many, deed)
    return step


def _team_up(draft: Draft, deed: Deed, line: int) -> Step:
    """Partners are chosen in the order of the one card that each player shows."""
    draft.use(deed, *_TURNS)
    shown = [step.high for step in draft.steps if step.do == Do.FLIP and step.face == UP]
    shown += [step.low for step in draft.steps if step.do == Do.DEAL and step.place < 0 and step.face == UP]
    if deed.agent != EACH_PLAYER or deed.mood is not Mood.DOES or deed.start or shown != [1]:
        raise refuse(deed, "where each player does not show one card")
    if deed.order not in (Order.HIGH_FIRST, Order.LOW_FIRST):
        raise refuse(deed, "in no order")
    return _turns(draft, deed, Step(Do.TEAM_UP, line))


def _force(draft: Draft, deed: Deed, line: int) -> Step:
    """Another player has to do something; what that is comes as a step of its own."""
    draft.use(deed, *_TURNS, "to", "made")
    made = deed.made
    all_of_them = deed.to == EACH_PLAYER
    can_do = (Verb.TURN_IN,) if all_of_them else (Verb.FOLD, Verb.DISCARD)
    if not isinstance(deed.to, Players) or made is None or made.verb not in can_do:
        raise refuse(deed)
    step = _turns(draft, replace(deed, order=Order.IN_TURN), Step(Do.FORCE, line))
    step.each = int(all_of_them)
    draft.use_all(made.agent)
    step.to = who.players(draft, deed.to)
    return step


def _name(draft: Draft, deed: Deed, line: int) -> Step:
    """A rank that somebody says is wild, or is wild no longer."""
    draft.use(deed, *_TURNS, "cards", "for_cards")
    draft.use_all(deed)
    new = TOP_OF_DECK if deed.verb is Verb.RETIRE else None
    if deed.cards != ONE_WILD or deed.for_cards != new or deed.agent.quantifier is not Quantifier.THE:
        raise refuse(deed, "in this way")
    draft.wilds.append(Wild(draft.node(Is.PAID, number=1), 0, 3, 1, 0, 0))
    return _turns(draft, deed, Step(Do.NAME if deed.verb is Verb.NAME else Do.RETIRE, line))


def _show(draft: Draft, deed: Deed, line: int) -> Step:
    """Cards that are shown to all others, or to some players."""
    draft.use(deed, *_TURNS, "cards", "to")
    step = _chosen(draft, deed, _turns(draft, deed, Step(Do.SHOW, line)))
    if isinstance(deed.to, Place):
        raise refuse(deed, "to a place")
    step.to = who.players(draft, deed.to) if deed.to else draft.node(Is.OTHERS, draft.node(Is.YOU))
    return step


def _look(draft: Draft, deed: Deed, line: int) -> Step:
    draft.use(deed, *_TURNS, "cards")
    if deed.cards and deed.cards.face is Face.DOWN:  # which are looked at are those that nobody could look at before
        draft.use_all(deed.cards)
        deed = replace(deed, cards=replace(deed.cards, face=None))
    return _chosen(draft, deed, _turns(draft, deed, Step(Do.LOOK, line)))


def _declare(draft: Draft, deed: Deed, line: int) -> Step:
    draft.use(deed, *_TURNS, "words")
    said = words(deed.words)
    if Word.OUT in deed.words:
        said |= 1 << Say.OUT
    return _turns(draft, deed, Step(Do.DECLARE, line, words=said))


def _ask(draft: Draft, deed: Deed, line: int) -> Step:
    """A down card of a rank that another player is asked for, or else the top card of the deck."""
    draft.use(deed, *_TURNS, "cards", "to", "instead")
    draft.use_all(deed)
    deck = Deed(Verb.TAKE, cards=Cards(ONE, at=Deck(), which=Which.TOP))
    if deed.to != ANOTHER or deed.instead != (deck,) or deed.start:
        raise refuse(deed, "or something else")
    if deed.cards != Cards(ONE, OfNamed(), face=Face.DOWN) or deed.order is Order.TOGETHER:
        raise refuse(deed, "for those cards")
    return _turns(draft, deed, Step(Do.ASK, line))


def _sell(draft: Draft, deed: Deed, line: int) -> Step:
    """Cards that go to the highest bidder."""
    draft.use(deed, *_TURNS, "cards", "to")
    if deed.order is Order.TOGETHER or deed.start not in (None, Neighbor(Dealer(), Side.LEFT)):
        raise refuse(deed, "in another order")
    if deed.to != Players(Quantifier.THE, HighestBidder()):
        raise refuse(deed, "to anyone but the highest bidder")
    draft.use_all(deed.to)
    return _chosen(draft, deed, _turns(draft, deed, Step(Do.SELL, line)))


def _auction(draft: Draft, deed: Deed, line: int) -> Step:
    """Cards on the table that go to the highest bidder: all of them, or the one that was just dealt."""
    draft.use(deed, *_TURNS, "cards", "to", "each")
    if deed.to != Players(Quantifier.THE, HighestBidder()) or deed.mood is not Mood.DOES or deed.start or deed.order:
        raise refuse(deed, "in that way")
    if not any(step.do == Do.DEAL and step.place == TABLE for step in draft.steps):
        raise refuse(deed, "where no cards lie on the table")
    draft.use_all(deed.agent)
    draft.use_all(deed.to)
    lot = deed.cards
    if lot == Cards(ONE, at=TableCards()):
        draft.use_all(lot)
        lot = Cards(at=TableCards(), which=Which.NEWEST)
    if lot is None or not isinstance(lot.at, TableCards) or (lot.which is Which.CHOSEN and lot.many):
        raise refuse(deed, "of some cards only")
    return Step(Do.AUCTION, line, cards=which.cards(draft, lot), each=int(deed.each))


def _claim(draft: Draft, deed: Deed, line: int) -> Step:
    """A player calls the end, as one may; whoever claims to have the best hand speaks of one that can win."""
    draft.use(deed, *_TURNS, "part")
    if deed.part:
        if deed.part not in [Holding(end) for end in draft.ends]:
            raise refuse(deed, "where such a hand does not win")
        draft.use_all(deed.part)
    if deed.mood is not Mood.MAY:
        raise refuse(deed, "as something that has to be done")
    word = Say.CLAIM if deed.verb is Verb.CLAIM else Say.KNOCK
    return _turns(draft, deed, Step(Do.CLAIM, line, words=1 << word))


def _pay(draft: Draft, deed: Deed, line: int) -> Step:
    draft.use(deed, *_TURNS, "price", "to")
    if deed.price is None and deed.verb is not Verb.ANTE:
        raise refuse(deed, "without a price")
    if deed.verb is Verb.BET and deed.mood is Mood.MAY:
        raise refuse(deed, "as a choice")
    step = _turns(draft, deed, Step(_PAYING[deed.verb], line))
    rises = deed.verb is Verb.PAY and deed.to is None
    step.price = amounts.amount(draft, _in_all(draft, deed), may_rise=rises) if deed.price else draft.ante
    step.from_all = int(isinstance(deed.agent.who, Everyone))
    if deed.to is not None:
        if deed.verb is not Verb.PAY or deed.mood is Mood.MAY:
            raise refuse(deed, "to others")
        step.to = _payee(draft, deed)
    return step


def _in_all(draft: Draft, deed: Deed) -> Amount:
    """What a player pays in all: as much to each of those who are paid, if they are several."""
    assert deed.price
    if not isinstance(deed.to, Players) or deed.to.quantifier is not Quantifier.EACH or deed.price.for_each:
        return deed.price
    draft.use_all(deed.price)
    return replace(deed.price, for_each=Other(You()) if isinstance(deed.to.who, Everyone) else deed.to.who)


def _payee(draft: Draft, deed: Deed) -> int:
    """Whoever is paid, by the player who pays, and who may be told by where that player sits."""
    if deed.to == WINNERS:
        draft.use_all(deed.to)
        return draft.node(Is.LOST, number=1)
    if not isinstance(deed.to, Players) or deed.to.quantifier not in (Quantifier.THE, Quantifier.EACH) or deed.to.many:
        raise refuse(deed, "to just any players")
    told_by_you = any(isinstance(part, You) for part in deed.to.walk())
    if told_by_you and (deed.agent.who == Other(You())) != (deed.to.who == You()):
        raise refuse(deed, "to somebody whom another player picks")
    return who.players(draft, deed.to)


def pay_or(draft: Draft, deeds: tuple[Deed, ...], line: int) -> tuple[Step, Step]:
    """A payment, and what is done by whoever does not pay: the fold, or a discard of the card in question."""
    match deeds:
        case (Deed(Verb.CALL) as call, Deed(Verb.FOLD)):
            draft.use_all(call)
            return pay_or(draft, (replace(call, verb=Verb.PAY, price=Amount(Unit.BET)), deeds[1]), line)
        case (Deed(Verb.PAY) as payment, Deed(Verb.FOLD | Verb.DISCARD, cards=cards) as other) if (
            cards is None or cards.which is Which.THAT
        ):
            step = _pay(draft, replace(payment, then=()), line)
            draft.use_all(payment)
            if other.agent not in (payment.agent, EACH_PLAYER, YOU):
                raise refuse(other, "by others than those who could pay")
            step.do = Do.PAY_OR
            step.folds = int(other.verb is Verb.FOLD)
            draft.use_all(other.agent)
            instead = lower_deed(draft, replace(other, agent=YOU), line)
            draft.use_all(other)
            return step, instead
    raise refuse(deeds[0], "or something else")


def one_for_all(draft: Draft, deed: Deed) -> bool:
    """Whether there is one card on the table, which each player in turn must take or buy another."""
    dealt = [step.low for step in draft.steps if step.do == Do.DEAL and step.place == TABLE]
    return dealt == [1] and deed.mood is Mood.MUST and deed.price is None


def take_or_buy(draft: Draft, deed: Deed, other: Deed, line: int) -> Step:
    """The card on the table, of which there is one, or a card from the deck at a price."""
    dealt = [step.low for step in draft.steps if step.do == Do.DEAL and step.place == TABLE]
    if deed != Deed(Verb.TAKE, deed.agent, Cards(ONE, at=TableCards()), mood=Mood.MUST, order=Order.IN_TURN):
        raise refuse(deed, "or something else")
    if (
        dealt != [1]
        or other.price is None
        or replace(other, agent=deed.agent, face=None, price=None)
        != Deed(Verb.BUY, deed.agent, Cards(ONE), mood=Mood.MUST)
    ):
        raise refuse(other, "or something else")
    step = _turns(draft, deed, Step(Do.TAKE_TABLE, line))
    step.price = amounts.amount(draft, other.price)
    step.face = which.LIES[other.face] if other.face else DOWN
    return step


def way_to_buy(draft: Draft, deed: Deed, line: int) -> Step:
    """One way to get a card: from the table, or from the deck, for nothing or at a price."""
    draft.use(deed, *_TURNS, "cards", "face", "price", "source")
    cards = deed.cards
    if cards is None or cards.many != ONE or not isinstance(cards.kind, AnyCard) or deed.order is Order.TOGETHER:
        raise refuse(deed, "from the table")
    if (deed.verb is Verb.BUY) is (deed.price is None):
        raise refuse(deed, "without a price" if deed.verb is Verb.BUY else "at a price")
    step = _turns(draft, replace(deed, order=deed.order or Order.IN_TURN), Step(Do.MARKET, line))
    draft.use_all(deed.agent)
    step.price = amounts.amount(draft, deed.price) if deed.price else 0
    if isinstance(cards.at, TableCards):
        if deed.face or deed.source or cards.face is Face.BLIND:
            raise refuse(deed, "lying so")
        step.cards = which.cards(draft, cards)
        return step
    draft.use_all(cards)
    if deed.source:
        draft.use_all(deed.source)
    plain = (Cards(ONE, face=cards.face), Cards(ONE, at=Deck(), which=Which.TOP, face=cards.face))
    if cards not in plain or deed.source not in (None, Deck()):
        raise refuse(deed, "from there")
    face = deed.face or cards.face
    step.top, step.face = 1, which.LIES[face] if face else DOWN
    return step


def paid_for(deed: Deed) -> Deed:
    """What is done by whoever has paid; a card that comes for a payment is bought."""
    return replace(deed, agent=YOU, verb=Verb.BUY if deed.verb is Verb.RECEIVE else deed.verb)
