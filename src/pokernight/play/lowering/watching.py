"""What is looked out for and looked back on, lowered."""

from dataclasses import replace

from pokernight.meaning.cards import AnyCard, Anywhere, Cards, Deck, Face, Hand, TableCards
from pokernight.meaning.deeds import Deed, Mood, Time, Verb
from pokernight.meaning.hands import OfShape
from pokernight.meaning.numbers import ONE, Amount, Unit
from pokernight.meaning.players import EACH_PLAYER, Everyone, Players, Quantifier, You
from pokernight.meaning.rules import AddUp, Has, HasHand
from pokernight.play import log
from pokernight.play.lowering import hands, which, who
from pokernight.play.lowering.draft import Draft, refuse
from pokernight.play.lowering.words import words
from pokernight.play.program import Do, Is, Say, Watch

NOTICED = {
    Verb.RECEIVE: Do.RECEIVE,
    Verb.DEAL: Do.RECEIVE,
    Verb.PASS: Do.PASS,
    Verb.DISCARD: Do.DISCARD,
    Verb.DRAW: Do.DRAW,
    Verb.TWIST: Do.TWIST,
    Verb.TAKE: Do.TAKE,
    Verb.BUY: Do.TAKE,
    Verb.FLIP: Do.FLIP,
    Verb.DECLARE: Do.DECLARE,
    Verb.SAY: Do.SAY,
    Verb.OPEN: Do.BET,
    Verb.BET: Do.BET,
    Verb.RAISE: Do.BET,
    Verb.CALL: Do.BET,
    Verb.CHECK: Do.BET,
    Verb.FOLD: Do.FOLD,
    Verb.PAY: Do.PAY,
    Verb.WIN: Do.WIN,
    Verb.CLAIM: Do.CLAIM,
    Verb.KNOCK: Do.CLAIM,
}

GONE = (Do.PASS, Do.DISCARD, Do.DRAW, Do.TWIST)
"""What leaves a player without the cards that it was done with."""

WHOLE_POT = Amount(Unit.POT)

ACTIONS = {
    Verb.OPEN: 1 << log.Action.BET,
    Verb.BET: 1 << log.Action.BET | 1 << log.Action.RAISE,
    Verb.RAISE: 1 << log.Action.RAISE,
    Verb.CALL: 1 << log.Action.CALL,
    Verb.CHECK: 1 << log.Action.CHECK,
    Verb.CLAIM: 1 << Say.CLAIM,
    Verb.KNOCK: 1 << Say.KNOCK,
}
"""What is done in a betting round by each verb, or said, as bits."""


def watched(draft: Draft, deed: Deed, players: Players | None = None) -> Watch:
    """A deed as it is looked out for, done by some players who are named before; what follows is still to be said."""
    draft.use(deed, *_told(deed))
    draft.use(deed.agent, "quantifier", "who")
    if players:
        draft.use(players, "quantifier", "who")
        if not isinstance(deed.agent.who, You):
            raise refuse(deed, "by others than those who are spoken of")
        draft.use(deed.agent.who)
        deed = replace(deed, agent=players)
    if deed.verb not in NOTICED or deed.mood is not Mood.DOES:
        raise refuse(deed, "as something to look out for")
    if deed.time is Time.JUST:
        raise refuse(deed, "as something just done")
    if deed.agent.quantifier in (Quantifier.NO, Quantifier.ALL):
        raise refuse(deed.agent, "as those who are looked out for")
    do = NOTICED[deed.verb]
    if deed.verb is Verb.RECEIVE and deed.face is Face.UP:
        do = Do.SHOWS  # dealt, turned up or passed on: however it comes to lie there
    if deed.price:
        if deed.price != WHOLE_POT or deed.verb is not Verb.PAY:
            raise refuse(deed, "at that price, as something to look out for")
        draft.use_all(deed.price)
        do = Do.MATCH
    if do == Do.FLIP and deed.cards == Cards():
        do = Do.FLIP_UNTIL_BEST  # all cards are turned up, and a hand is not the best yet
    if deed.cards and do == Do.FLIP_UNTIL_BEST:
        draft.use_all(deed.cards)
    anyone = isinstance(deed.agent.who, Everyone)
    if anyone:
        draft.use(deed.agent.who)
    low, high = 0, -1
    cards = 0
    if deed.cards and do != Do.FLIP_UNTIL_BEST:
        cards = _cards(draft, deed.cards, do)
        low, high = _how_many(draft, deed.cards, do)
    return Watch(
        do=do,
        who=0 if anyone else who.who(draft, deed.agent.who),
        cards=cards,
        low=low,
        high=high,
        face=which.LIES[deed.face] if deed.face else -1,
        words=ACTIONS.get(deed.verb, 0) | words(deed.words) | (draft.word(deed.word) if deed.word else 0),
        then=-1,
        slot=draft.slot(),
    )


def _told(deed: Deed) -> tuple[str, ...]:
    """The roles of a deed by which it is recognized."""
    return (
        "verb",
        "agent",
        "cards",
        "face",
        "words",
        "word",
        "time",
        "price",
        *(("part",) if deed.verb is Verb.CLAIM else ()),
    )


def shown(draft: Draft, hand: HasHand) -> Watch:
    """Cards of one rank that come to lie face up before a player, as they are looked out for."""
    draft.use(hand, "made", "showing")
    made = hand.made
    if not hand.showing or not isinstance(made, OfShape) or made.rank or made.shape not in hands.ALIKE:
        raise refuse(hand, "as something to look out for")
    draft.use(made, "shape", "natural")
    alike, natural = hands.ALIKE[made.shape], int(made.natural)
    return Watch(do=Do.SHOWS, low=0, high=-1, face=-1, then=-1, slot=draft.slot(), alike=alike, natural=natural)


def lies_up(draft: Draft, has: Has) -> Watch:
    """A card of a kind that comes to lie face up before a player, as it is looked out for."""
    cards = has.cards
    draft.use(has, "cards")
    lying = Cards(ONE, cards.kind, face=Face.UP)
    if cards not in (lying, replace(lying, at=Anywhere())) or isinstance(cards.kind, AnyCard):
        raise refuse(has, "as something to look out for")
    return Watch(do=Do.SHOWS, cards=which.cards(draft, cards), low=0, high=-1, face=-1, then=-1, slot=draft.slot())


def sums(draft: Draft, adding: AddUp) -> Watch:
    """Two up cards of a player that come to add up to a number, as they are looked out for."""
    draft.use_all(adding)
    if adding.cards != Cards(face=Face.UP):
        raise refuse(adding, "as something to look out for")
    return Watch(do=Do.SHOWS, low=0, high=-1, face=-1, then=-1, slot=draft.slot(), total=adding.total)


def _cards(draft: Draft, cards: Cards, do: int) -> int:
    """The cards with which something is done; what is done with any card, or leads to cards, needs none of its own."""
    if do == Do.FLIP and cards.face in (Face.DOWN, Face.BLIND):
        return _turned_over(draft, cards)
    if do in (Do.RECEIVE, Do.FLIP, Do.SHOWS):
        return which.cards(draft, cards)
    draft.use(cards, "many", "kind", "at", "face")
    draft.use_all(cards.at)
    kind = which.kind(draft, cards.kind)
    if do == Do.TAKE and isinstance(cards.at, TableCards) and not kind and not cards.face:
        return 0
    if not isinstance(cards.at, Hand | Deck | Anywhere) or cards.face or (kind and do not in GONE):
        raise refuse(cards, "as what is looked out for")
    return kind


def _turned_over(draft: Draft, cards: Cards) -> int:
    """Cards that are turned up, by how they lay before; they lie face up by then."""
    draft.use_all(cards)
    found, unseen = which.cards(draft, replace(cards, face=None)), draft.node(Is.FACE_BLIND, number=1)
    return draft.node(Is.BOTH if cards.face is Face.BLIND else Is.BUT, found, unseen)


def _how_many(draft: Draft, cards: Cards, do: int) -> tuple[int, int]:
    """How many cards it takes; a single card of a kind may have others beside it."""
    if cards.many is None:
        return 0, -1
    draft.use(cards.many, "low", "high")
    low, high = cards.many.low, -1 if cards.many.high is None else cards.many.high
    one = (low, high) == (1, 1)
    if do in GONE and not (one and not isinstance(cards.kind, AnyCard)):
        return low, high
    if do == Do.TAKE and isinstance(cards.at, TableCards):  # what comes from the deck instead is none of them
        return 1, -1
    if not one and do in (Do.RECEIVE, Do.FLIP, Do.SHOWS) and cards.which not in which.PICKS:
        raise refuse(cards, "as several cards that are looked out for")
    return 0, -1


def those_who(draft: Draft, deed: Deed) -> int:
    """The players who have done something."""
    if deed.verb is Verb.LOSE:
        draft.use(deed, "verb", "agent", "time")
        return draft.node(Is.LOST)
    if deed.verb is Verb.FOLD:
        draft.use(deed, "verb", "agent", "time")
        return draft.node(Is.BUT, draft.node(Is.DEALT_IN), draft.node(Is.STILL_IN))
    return draft.node(Is.DID, number=remembered(draft, replace(deed, agent=EACH_PLAYER), deed))


def remembered(draft: Draft, deed: Deed, said: Deed | None = None) -> int:
    """The slot in which is remembered who has done something, as it was said of some or of all players."""
    draft.use(said or deed, *_told(deed))
    watch = watched(draft, replace(deed, time=Time.NOW))
    if draft.just_done and draft.steps[draft.just_done].do == watch.do:
        watch.since = draft.just_done
    for known in draft.watches:
        if known.then < 0 and _alike(known, watch):
            draft.slots -= 1
            return known.slot
    draft.watches.append(watch)
    return watch.slot


def _alike(one: Watch, other: Watch) -> bool:
    names = ("do", "who", "cards", "low", "high", "face", "words", "since")
    return all(getattr(one, name) == getattr(other, name) for name in names)
