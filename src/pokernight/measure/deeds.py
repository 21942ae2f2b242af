"""What each verb adds to the count of a game."""

from collections.abc import Callable, Iterator
from copy import copy
from dataclasses import replace

from pokernight.meaning.cards import (
    AnyCard,
    Board,
    Cards,
    Deck,
    Discards,
    Face,
    Hand,
    Hands,
    RankLike,
    TableCards,
    Which,
    WildCard,
)
from pokernight.meaning.deeds import Deed, Mood, Verb, Word
from pokernight.meaning.numbers import ONE, Quantity, Unit
from pokernight.meaning.players import EACH_PLAYER, THE_DEALER, YOU, Players, Quantifier, Such, You
from pokernight.meaning.printed import fixed
from pokernight.meaning.rules import Happens, Has
from pokernight.meaning.sorts import Condition, Meaning, Place, Who
from pokernight.measure.chances import chances
from pokernight.measure.count import Count
from pokernight.measure.numbers import CHOSEN, MATCHING

_BETS = frozenset({Verb.PAY, Verb.ANTE, Verb.OPEN, Verb.BET, Verb.RAISE})
"""Verbs whose price is what they are about, and no fee for something else."""


def measure_deed(deed: Deed, count: Count) -> None:
    """Add what a deed and all that is done in the same breath can do at the most."""
    if deed.mood is Mood.MAY_NOT:
        count.tags |= FORBIDDEN.get(deed.verb, set())
        return
    if deed.verb is Verb.STOP:  # it says how later cards lie, which come in any case
        return
    if deed.verb is Verb.ASK:  # whoever has no such card does not make it more
        deed = replace(deed, instead=())
    if deed.verb is Verb.TAKE and deed.instead and deed.then:  # as many cards are laid away as are picked up
        deed = replace(deed, verb=Verb.DRAW, cards=Cards(ONE), instead=(), then=())
    refusals = [other for other in deed.instead if _refuses(other)]
    others = [(other, copy(count)) for other in deed.instead if other not in refusals]
    count.often = _often(deed, count)
    count.tag("fee", deed.price and deed.verb not in _BETS)
    held, seen = count.held, count.seen
    for _ in range(deed.often or 1):
        ADDS[deed.verb](deed, count)
    if deed.mood is Mood.MAY:
        count.wanted += count.held - held
        count.wanted_seen += count.seen - seen
    for then in deed.then:
        measure_deed(then, count)
    for other, way in others:
        way.held = _held_by(other.agent, way.held)
        measure_deed(other, way)
        count.most_of([count, way])
    for other in refusals:  # the card has been seen by then, and each player may refuse it
        measure_deed(replace(other, agent=EACH_PLAYER), count)


def _refuses(deed: Deed) -> bool:
    """Whether a player gets another card for the one that was dealt."""
    return deed.verb in (Verb.PASS, Verb.DRAW) and deed.cards is not None and deed.cards.which is Which.THAT


def _held_by(players: Players, held: int) -> int:
    """How many cards some players hold, where they are told by that; as many as all do otherwise."""
    match players.who:
        case Such(_, Has(Cards(many=Quantity(high=int(most))) as cards)) if cards == Cards(cards.many):
            return min(held, most)
    return held


def _between_own(deed: Deed) -> bool:
    """Whether cards only go from one hand of a player to another."""
    return deed.cards is not None and isinstance(deed.cards.at, Hands)


def _often(deed: Deed, count: Count) -> int | None:
    """How often it is done by somebody, or to somebody; None where it is each player."""
    players = deed.to if deed.verb is Verb.DEAL else deed.agent
    match players:
        case Players(_, Such(_, Happens() | Has() as condition)) if (some := chances(condition, count.deck)) > 1:
            return some
        case Players(Quantifier.EACH | Quantifier.ALL):
            return None
    return count.chances


def done_in(part: Meaning) -> Iterator[Deed]:
    """What is done in a part of a game; what conditions and descriptions speak of is not."""
    if isinstance(part, Deed):
        yield part
    for inner in part.parts():
        if not isinstance(inner, Condition | Players | Who):
            yield from done_in(inner)


def most_of(cards: Cards | None, there: int) -> int:
    """The most cards that are meant, where so many are there."""
    many = cards.many if cards else None
    if many is None or many.high is None:
        return max(0, there - many.but) if many else there
    return many.high


def _deal(deed: Deed, count: Count) -> None:
    number = _new_cards(deed)
    if deed.keep is not None:
        number = deed.keep if isinstance(deed.to, Place) else max(0, deed.keep - count.held)
    if deed.each:
        count.take(each=number)
        count.tag("table")
        return
    match deed.to:
        case Board():
            count.share(number)
            count.tag("common")
        case TableCards():
            count.take(once=number)
            count.tag("table")
        case _:
            count.deal(number)
            count.tags |= _lying(deed)


def _receive(deed: Deed, count: Count) -> None:
    count.deal(_new_cards(deed))
    count.tags |= _lying(deed) if _dealt_anyway(deed) or (count.often is None and not deed.price) else set()


def _new_cards(deed: Deed) -> int:
    """How many cards come from the deck; none where it is said how a card lies that is dealt anyway."""
    return 0 if _dealt_anyway(deed) else most_of(deed.cards, 1)


def _dealt_anyway(deed: Deed) -> bool:
    return deed.cards is not None and deed.cards.which in (Which.THAT, Which.LAST)


def _lying(deed: Deed) -> set[str]:
    """The tags for cards that are dealt face up, or that nobody may look at."""
    return {"stud"} if deed.face is Face.UP else {"no-peek"} if deed.face is Face.BLIND else set()


def _pass(deed: Deed, count: Count) -> None:
    if _between_own(deed):
        return
    count.tags |= {"pass", "flip"} if deed.face is Face.UP else {"pass"}
    if deed.cards and deed.cards.many is None and count.often is not None:
        count.takes_hands = True
    elif deed.cards and deed.cards.which is Which.THAT and deed.mood is Mood.MAY:
        count.take(once=1)  # the last to refuse a card lays it away for a new one
        count.see(1)
    else:
        count.see(most_of(deed.cards, count.held))


def _discard(deed: Deed, count: Count) -> None:
    cards = deed.cards
    all_such = cards and cards.many is None and (isinstance(cards.at, Board) or not isinstance(cards.kind, AnyCard))
    count.tag("discard", all_such or (cards and isinstance(cards.kind, RankLike)))
    if count.often is None and deed.keep is not None:
        count.hold(deed.keep - count.held)
    elif count.often is None:
        count.hold(-most_of(deed.cards, count.held if deed.cards in (None, Cards()) else 0))


def _draw(deed: Deed, count: Count) -> None:
    if deed.cards is None or deed.cards.which is not Which.THAT:
        count.tag("draw")
    count.tag("fee", deed.verb is Verb.TWIST)
    number = most_of(deed.cards, count.held)
    with_ace = max(0, (deed.ace or 0) - number)
    count.draw(number + deed.more)
    count.take(aces=with_ace)
    count.see(with_ace)
    count.hold(max(0, deed.more))


def _take(deed: Deed, count: Count) -> None:
    count.tag("fee", deed.verb is Verb.BUY)
    number = most_of(deed.cards, 1)
    match deed.source or (deed.cards.at if deed.cards else None):
        case TableCards():
            count.hold(number)
            count.see(number)
            count.tag("stud")
        case Board():
            count.tag("stud")
        case Hand(of) if of != You():
            count.from_others += number if deed.verb is Verb.BUY else 0
            count.see(number if deed.verb is Verb.TAKE else 0)
            count.tag("pass")
        case _:
            _receive(deed, count)
            count.tag("draw", any(then.verb is Verb.DISCARD for then in deed.then))


def _swap(deed: Deed, count: Count) -> None:
    if _between_own(deed):
        return
    place = deed.for_cards.at if deed.for_cards else None
    number = most_of(deed.for_cards or deed.cards, count.held)
    if isinstance(place, Deck):
        count.draw(number)
    else:
        count.see(number)
    that_card = deed.cards is not None and deed.cards.which is Which.THAT
    with_player = isinstance(deed.to, Players) or (isinstance(place, Hand) and place.of != You())
    count.tags |= {"pass"} if with_player else set() if that_card else {"draw"}


def _ask(_deed: Deed, count: Count) -> None:
    """Cards go from hand to hand, as many as one can find."""
    count.tag("pass")
    count.open_cards = CHOSEN


def _sell(deed: Deed, count: Count) -> None:
    """What each player sells can all come to one; what the dealer sells does not come from anybody."""
    if deed.agent == THE_DEALER:
        count.tags |= {"stud", "fee"}
        count.hold(1)
        count.see(1)
        if not deed.each:
            count.open_cards = CHOSEN
        return
    count.tags |= {"pass", "fee"}
    count.from_others += most_of(deed.cards, 1)


def _flip(deed: Deed, count: Count) -> None:
    own = deed.cards is None or not isinstance(deed.cards.at, Board | TableCards)
    in_secret = isinstance(deed.to, Players) and deed.to.quantifier is Quantifier.THE
    count.tag("flip", own and not in_secret)
    _declare(deed, count)
    if isinstance(deed.to, Hands):  # hands that grow face up, card by card
        count.hands = deed.to.many or 1
        count.declared = True
        count.tag("stud", deed.cards and deed.cards.which is not Which.THAT)


def _look(deed: Deed, count: Count) -> None:
    if any(isinstance(then.to, Hands) for then in deed.then):
        count.looks = True


def _split(deed: Deed, count: Count) -> None:
    if len(set(deed.sizes)) == 1:
        count.hands = len(deed.sizes)


def _declare(deed: Deed, count: Count) -> None:
    count.declared |= Word.HIGH in deed.words or Word.LOW in deed.words


def _bet(deed: Deed, count: Count) -> None:
    count.tag("forced-bet", deed.mood is Mood.MUST or (deed.mood is Mood.DOES and count.often is not None))


def _fold(deed: Deed, count: Count) -> None:
    chosen = deed.mood is Mood.MAY or any(one.verb is Verb.DECLARE for one in _done_before(deed.agent))
    count.tags |= set() if chosen else {"must-fold"}


def _pay(deed: Deed, count: Count) -> None:
    done = {one.verb for one in _done_before(deed.agent, count.because)}
    pot = bool(deed.price and deed.price.unit is Unit.POT)
    if Verb.LOSE in done and (pot or Verb.DECLARE in done):
        count.tag("guts")
        count.tag("match-pot", pot)
        count.open_rounds = MATCHING if pot else count.open_rounds
    else:  # what everyone puts in is one more ante
        count.tag("fee", deed.agent != EACH_PLAYER or deed.then or deed.to)


def _done_before(*told: Meaning | None) -> list[Deed]:
    """What has been done, where it is told who does something or when."""
    return [part.deed for one in told if one for part in one.walk() if isinstance(part, Happens)]


def _force(deed: Deed, count: Count) -> None:
    if deed.made:
        measure_deed(replace(deed.made, agent=YOU), count)


def _turn_in(deed: Deed, count: Count) -> None:
    count.see(most_of(deed.cards, count.held))
    count.tags |= {"draw", "pass"}


def _name(deed: Deed, count: Count) -> None:
    if deed.cards and isinstance(deed.cards.kind, WildCard):
        count.tag("wilds")
        rank = 4 * count.deck.packs
        count.wilds += 0 if count.often is None else rank
        count.wilds_each += rank if count.often is None else 0


def _retire(_deed: Deed, count: Count) -> None:
    count.tag("wilds")


def _team_up(_deed: Deed, count: Count) -> None:
    """Partners hold the cards of both."""
    count.see(count.held)
    count.hold(count.held)


def _shuffle(deed: Deed, count: Count) -> None:
    if deed.cards and isinstance(deed.cards.at, Discards):
        count.gather()
    elif deed.cards == Cards() and count.often is None:
        count.hold(-count.held)
        count.gather()


def _burn(deed: Deed, count: Count) -> None:
    count.take(once=most_of(deed.cards, 1))


def _remove(deed: Deed, count: Count) -> None:
    faces = fixed(deed.cards.kind) if deed.cards and not isinstance(deed.cards.kind, AnyCard) else None
    if faces is None:
        _burn(deed, count)
    else:
        count.deck = replace(count.deck, out=count.deck.out | faces)
        count.tag("odd-deck")


def _redeal(_: Deed, count: Count) -> None:
    count.tag("redeal")


def _claim(deed: Deed, count: Count) -> None:
    """Whoever may make a claim in place of a turn need not have taken any card."""
    if deed.rather_than and len(count.marks) > 1:
        count.wanted_seen += count.seen - count.marks[-2].seen


def _nothing(_deed: Deed, _count: Count) -> None:
    """No cards are moved, and no chips beyond the bets."""


ADDS: dict[Verb, Callable[[Deed, Count], None]] = {
    Verb.DEAL: _deal,
    Verb.RECEIVE: _receive,
    Verb.PASS: _pass,
    Verb.DISCARD: _discard,
    Verb.KEEP: _nothing,
    Verb.DRAW: _draw,
    Verb.TWIST: _draw,
    Verb.TAKE: _take,
    Verb.BUY: _take,
    Verb.SELL: _sell,
    Verb.SWAP: _swap,
    Verb.ASK: _ask,
    Verb.FLIP: _flip,
    Verb.CANCEL: _nothing,
    Verb.STOP: _nothing,
    Verb.SHOW: _flip,
    Verb.LOOK: _look,
    Verb.STACK: _split,
    Verb.SPLIT: _split,
    Verb.COVER: _nothing,
    Verb.USE: _nothing,
    Verb.DECLARE: _declare,
    Verb.NAME: _name,
    Verb.RETIRE: _retire,
    Verb.SAY: _nothing,
    Verb.OPEN: _bet,
    Verb.BET: _bet,
    Verb.RAISE: _bet,
    Verb.CALL: _nothing,
    Verb.CHECK: _nothing,
    Verb.FOLD: _fold,
    Verb.RETURN: _nothing,
    Verb.PAY: _pay,
    Verb.ANTE: _pay,
    Verb.COLLECT: _nothing,
    Verb.WIN: _nothing,
    Verb.LOSE: _nothing,
    Verb.REDEAL: _redeal,
    Verb.SHUFFLE: _shuffle,
    Verb.TURN_IN: _turn_in,
    Verb.KNOCK: _nothing,
    Verb.CLAIM: _claim,
    Verb.FORCE: _force,
    Verb.SIT_OUT: _nothing,
    Verb.REMOVE: _remove,
    Verb.BURN: _burn,
    Verb.END: _nothing,
    Verb.EARN: _nothing,
    Verb.TEAM_UP: _team_up,
    Verb.FORFEIT: _nothing,
}
"""What each verb adds."""

FORBIDDEN: dict[Verb, set[str]] = {Verb.CHECK: {"forced-bet"}, Verb.WIN: {"qualifier"}}
"""The tags for what may not be done."""
