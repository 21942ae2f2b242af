"""Bringing sentences that mean the same to one form."""

from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Any, TypeGuard

from pokernight.cards import Rank
from pokernight.english.grammar.actions import AS_USUAL
from pokernight.english.grammar.afterthoughts import (
    EitherWay,
    Follows,
    SaysMore,
    dealt_either_way,
    in_place_of,
    said_of,
)
from pokernight.english.grammar.deeds import ALL_DEALT_IN, DEALERS, STANDS_PAT
from pokernight.english.grammar.guts import ALONE_ENDS, THOSE_IN
from pokernight.english.grammar.layouts import laid_out
from pokernight.english.grammar.marks import AfterEach, Again, Before, EachLine, Freezes, Frozen, Moment, ShownBy
from pokernight.english.grammar.players import UNSAID
from pokernight.english.grammar.ties import SPLIT
from pokernight.meaning.cards import (
    ANY_CARD,
    YOUR_HAND,
    Anywhere,
    Board,
    Cards,
    Deck,
    Discards,
    Face,
    Hand,
    Hands,
    OfRank,
    OfSuit,
    Stack,
    Which,
    WildCard,
)
from pokernight.meaning.deeds import Deed, Mood, Order, Time, Verb, Word
from pokernight.meaning.hands import BestHand, LegsWin, MostCards, Qualifier, Share, Showdown, Uses
from pokernight.meaning.layouts import AtSpot, Figure, InLine
from pokernight.meaning.numbers import ALL_CHIPS, ONE, Amount, Quantity, Unit, exactly
from pokernight.meaning.players import (
    EACH_PLAYER,
    THE_DEALER,
    YOU,
    YOURSELF,
    Dealer,
    End,
    Everyone,
    First,
    Latest,
    Neighbor,
    NextInTurn,
    Other,
    Players,
    Quantifier,
    Showing,
    Side,
    Such,
    You,
)
from pokernight.meaning.rules import (
    All,
    AllFaceUp,
    Ante,
    AnyOf,
    Bets,
    BetSizes,
    Betting,
    Broke,
    DeckRunsOut,
    Declined,
    Do,
    FewerWilds,
    Happens,
    Has,
    HasHand,
    Hidden,
    Holds,
    If,
    Limits,
    Line,
    NobodyWants,
    Not,
    OneOf,
    Opener,
    Openers,
    Qualifies,
    Remark,
    Reshuffles,
    ShowsBest,
    Since,
    Stage,
    StillIn,
    Tied,
    Using,
    When,
    Wild,
)
from pokernight.meaning.sorts import Condition, Standing, rebuilt


@dataclass(frozen=True)
class Laid:
    """The community cards so far: how many lie face up, and how many face down."""

    up: int = 0
    down: int = 0
    figure: Figure | None = None
    """The figure that they lie in, where the page says so."""


NO_BOARD = Laid()
ANYONE = Players(Quantifier.ANY, Everyone())
ANY_ONE_OF_YOU = (YOU, EACH_PLAYER, ANYONE)
"""Each player for himself, however he is named."""
FIRST_SEAT = Neighbor(Dealer(), Side.LEFT)
NEXT_PLAYER = Players(Quantifier.THE, Neighbor(YOURSELF, Side.LEFT))
HALF = Fraction(1, 2)


def lowered(line: Line) -> Line:
    """A line with every part in its one form."""
    found: list[Any] = []
    for rule in line.rules:
        made = _rule(_everywhere(rule), inside=False)
        if isinstance(made, Showdown) and found and found[-1] == Showdown(()):
            found[-1] = made
        elif isinstance(made, Remark) and found and found[-1] == made:
            continue  # said twice
        elif needed := _needed_to_win(made):
            found += needed
        elif isinstance(made, Showdown) and found and _halves(found[-1], made):
            found[-1] = Showdown((Share(found[-1].shares[0].prize), Share(made.shares[0].prize)))
        elif made == Bets() and found and isinstance(found[-1], Bets) and found[-1].forced:
            continue  # the round that the bring-in has begun
        elif isinstance(made, Bets) and made.opener and found and found[-1] == Bets():
            found = [made if one == Bets() else one for one in found]
        elif isinstance(made, Opener) and found and isinstance(found[-1], Do) and found[-1].deed.verb is Verb.DEAL:
            found += [Bets(made.who), made]  # who bets first on what was just dealt
        elif found and isinstance(found[-1], LegsWin) and isinstance(made, Do) and made.deed.verb is Verb.END:
            continue  # the pot is won, and there is nothing left to play for
        elif isinstance(made, Moment) and found and isinstance(found[-1], Remark):
            found.insert(-1, made)  # what changes nothing comes at no time
        elif found and _laid(found[-1]) and _all_turned_up(made):
            continue  # what is laid to a hand lies face up
        elif isinstance(made, BetSizes) and found and isinstance(found[-1], BetSizes) and not found[-1].most:
            found[-1] = replace(found[-1], most=made.most)  # the least bet, and the greatest
        elif isinstance(made, ShownBy) and made.words and found and isinstance(found[-1], ShownBy) and found[-1].words:
            found[-1] = max(found[-1], made, key=lambda shown: len(shown.words))  # more signs of one declaration
        elif isinstance(made, AfterEach):
            found = _after_each(found, made)
        elif isinstance(made, Follows) and made.done and found and _is_done(found[-1]):
            found += _steps(made.rules, inside=False)
        elif isinstance(made, EitherWay) and found and found[-1] == Moment(Before.LAST_CARD):
            found.append(dealt_either_way(made))
        elif isinstance(made, SaysMore) and found and (changed := said_of(found[-1], made)):
            found[-1] = _rule(changed, inside=False)
        elif found and narrows(found[-1], made):
            found[-1] = Do(replace(found[-1].deed, cards=made.deed.cards))
        elif found and _refusal_of(found[-1], made):
            found[-1] = in_place_of(found[-1].deed, _refusal(made.deed))
        elif found and _for_less(found[-1], made):
            found[-1] = in_place_of(found[-1].deed, replace(made.deed, agent=YOU))
        elif not isinstance(made, Standing | Showdown) or made not in found:  # what is said twice holds once
            found = _with(found, _apart(made))
    if any(_is_redeal(rule) for rule in found):  # for which the cards are shuffled anyway
        found = [rule for rule in found if rule != Do(Deed(Verb.SHUFFLE, THE_DEALER, cards=Cards()))]
    return Line(tuple(laid_out(_burned(found))))


def _burned(rules: list[Any]) -> list[Any]:
    """Rules in which the card that is turned right after one was burned is dealt to the board."""
    return [_turned_off_the_deck(rule, before) for before, rule in zip([None, *rules], rules, strict=False)]


def _turned_off_the_deck(rule: Any, before: Any) -> Any:
    match before, rule:
        case Do(Deed(Verb.BURN)), Do(Deed(Verb.FLIP, cards=cards) as flip):
            orders = (Deed(Verb.FLIP), Deed(Verb.FLIP, UNSAID, cards=cards))
            if flip in orders and (cards is None or replace(cards, many=None) == Cards()):
                many = cards.many if cards else None
                return Do(Deed(Verb.DEAL, THE_DEALER, cards=Cards(many or ONE), to=Board(), face=Face.UP))
    return rule


def _is_redeal(rule: Any) -> bool:
    return isinstance(rule, Do) and rule.deed.verb is Verb.REDEAL


def _needed_to_win(rule: Any) -> list[Any]:
    """What somebody must have for the best hand to win, and the showdown itself."""
    match rule:
        case When(HasHand(made, False), (Showdown((Share(BestHand(End.HIGH)),)) as shown,)):
            return [Qualifier(made), shown]
    return []


def _laid(rule: Any) -> bool:
    """Whether cards are laid to separate hands."""
    return isinstance(rule, Do) and isinstance((rule.deed, *rule.deed.then)[-1].to, Hands)


def _all_turned_up(rule: Any) -> bool:
    """Whether everyone turns up all cards."""
    return isinstance(rule, Do) and replace(rule.deed, order=None) in (
        Deed(Verb.FLIP, cards=Cards()),
        Deed(Verb.SHOW, cards=Cards()),
    )


def _with(found: list[Any], more: list[Any]) -> list[Any]:
    """Rules and what comes after them; "seven cards, four down and three up" says more about the same seven."""
    if more[2:] and all(map(_dealt, more)) and not more[0].deed.face and _dealt(more[0]) == sum(map(_dealt, more[1:])):
        return [*found, *more[1:]]
    if found and len(more) > 1 and all(_dealt(rule) for rule in (found[-1], *more)):
        whole = found[-1].deed
        if whole.face is None and _dealt(found[-1]) == sum(map(_dealt, more)):
            return [*found[:-1], *more]
    return [*found, *more]


def _dealt(rule: Any) -> int:
    """How many cards a deal gives each player; 0 for anything else."""
    match rule:
        case Do(Deed(Verb.DEAL, cards=Cards(many=Quantity(low, high)), to=Players())) if low == high:
            return low
    return 0


def _refusal_of(step: Any, other: Any) -> TypeGuard[Do]:
    """Whether the card that a step deals to each player may be passed on, or changed for another."""
    match other:
        case Do(Deed(Verb.PASS | Verb.DRAW, agent, cards=Cards(which=Which.THAT), mood=Mood.MAY, then=then)):
            new = not then or (
                len(then) == 1 and then[0].verb in (Verb.RECEIVE, Verb.TAKE, Verb.DEAL) and _new_card(then[0])
            )
            return _dealt(step) == 1 and new and agent in ANY_ONE_OF_YOU
    return False


def _refusal(deed: Deed) -> Deed:
    """How a dealt card is refused; the next player gets it who is dealt to."""
    to = NEXT_PLAYER if deed.to == Players(Quantifier.THE, NextInTurn()) else deed.to
    return replace(deed, agent=YOU, to=to, then=())


def _new_card(deed: Deed) -> bool:
    """Whether somebody gets one more card."""
    return deed.cards is not None and replace(deed.cards, at=YOUR_HAND) == Cards(ONE) and not deed.price


def _for_less(step: Any, other: Any) -> bool:
    """Whether players may pay to do the same as in a step in another way: that is what they do instead."""
    both = isinstance(step, Do) and isinstance(other, Do) and step.deed.verb is other.deed.verb
    return both and other.deed.mood is Mood.MAY and bool(other.deed.price) and not step.deed.price


def narrows(step: Any, other: Any) -> TypeGuard[Do]:
    """Whether it is said of a draw how many cards may be thrown away for it."""
    match step, other:
        case Do(Deed(Verb.DRAW, cards=None | Cards(many=Quantity(0, None)))), Do(
            Deed(Verb.DRAW | Verb.DISCARD) as deed
        ):
            some = Cards(deed.cards.many) if deed.cards and deed.cards.many else None
            told = replace(deed, agent=EACH_PLAYER) == Deed(deed.verb, cards=some, mood=Mood.MAY)
            return told and some is not None and deed.agent in (EACH_PLAYER, UNSAID, YOU)
    return False


def _halves(first: Any, second: Showdown) -> bool:
    """Whether half of the pot goes one way and half the other."""
    both = (first, second)
    return all(isinstance(one, Showdown) and len(one.shares) == 1 and one.shares[0].part == HALF for one in both)


def _apart(rule: Any, *, inside: bool = False) -> list[Any]:
    """What is done in one breath is done one after the other, unless it is optional, or cards go two ways at once."""
    if not isinstance(rule, Do) or not rule.deed.then or rule.deed.mood is Mood.MAY:
        return [rule]
    first = rule.deed
    if first.verb is Verb.DRAW and first.then[0].verb is Verb.DISCARD:
        raise TypeError("whoever draws has discarded before")
    ways = {deed.to for deed in (first, *first.then)}
    if all(deed.verb is Verb.PASS for deed in (first, *first.then)) and len(ways) > 1 and not first.then[1:]:
        return [rule]
    if first.verb is Verb.LOOK and _lays_it(first):
        return [rule]
    found = [_rule(Do(replace(first, then=())), inside=inside)]
    for deed in first.then:
        same = deed.verb is Verb.DEAL and first.verb is Verb.DEAL
        whole = replace(deed, agent=first.agent, to=deed.to or first.to) if same else deed
        found.append(_rule(Do(replace(whole, mood=first.mood)), inside=inside))
    return found


def _after_each(rules: list[Any], each: AfterEach) -> list[Any]:
    """A betting round after each card that is dealt or turned up by what stands last in the line."""
    bets = each.bets
    if rules and isinstance(rules[-1], Again):
        return [*rules[:-1], replace(rules[-1], bets=bets)]
    if rules and _offers(rules[-1]):
        return [*rules, bets]
    start = len(rules)
    while start and _one_by_one(rules[start - 1]):
        start -= 1
    if each.since:
        return _after_each_since(rules, start, each, each.since)
    if start and _all_on_board(rules[start - 1]):  # how many they are is for the page to tell
        return [*rules, each]
    found = rules[:start]
    if each.up:
        start = next((at for at in range(start, len(rules)) if rules[at].deed.face is Face.UP), len(rules))
        found = rules[:start]
    for step in rules[start:]:
        if each.up and step.deed.face is not Face.UP:
            found.append(step)
            continue
        for _ in range(_one_by_one(step)):
            found += [Do(replace(step.deed, cards=replace(step.deed.cards, many=ONE))), bets]
    return found if start < len(rules) else [*rules, each]


def _offers(rule: Any) -> bool:
    """Whether everybody may take a card, or not."""
    match rule:
        case Do(Deed(Verb.RECEIVE | Verb.TAKE, agent=Players(Quantifier.EACH), mood=Mood.MAY)):
            return True
    return False


def _all_on_board(rule: Any) -> bool:
    """Whether all cards on the board, or at a place of it, are turned up."""
    match rule:
        case Do(Deed(Verb.FLIP, cards=Cards(many=None, at=Board()))):
            return True
    return False


def _after_each_since(rules: list[Any], start: int, each: AfterEach, since: Since) -> list[Any]:
    """A betting round after a certain card, and after each card that the same line deals from then on."""
    found = rules[:start]
    come = 0
    for step in rules[start:]:
        many = _one_by_one(step)
        counts = since.stage is Stage.STREET or step.deed.face is Face.UP
        early = max(0, min(many, since.nth - come - 1)) if counts else many if come < since.nth else 0
        come += many if counts else 0
        if early:
            found.append(Do(replace(step.deed, cards=replace(step.deed.cards, many=exactly(early)))))
        for _ in range(many - early):
            found += [Do(replace(step.deed, cards=replace(step.deed.cards, many=ONE))), each.bets]
    return found if come > since.nth else [*rules, each]


def _one_by_one(rule: Any) -> int:
    """How many cards a step deals, or turns up on the board, one after the other; 0 where that cannot be told."""
    match rule:
        case Do(Deed(Verb.DEAL, cards=Cards(many=Quantity(low, high)))) if low == high:
            return low
        case Do(Deed(Verb.FLIP, cards=Cards(many=Quantity(low, high), at=Board()))) if low == high:
            return low
    return 0


def _spots(cards: Cards, figure: Figure) -> int:
    """How many cards lie at the places of a figure that are named."""
    match cards.at:
        case AtSpot(spot):
            return len(figure.at(spot))
        case InLine(direction, nth):
            return len(figure.line(direction, nth))
    return 0


def _everywhere(part: Any) -> Any:
    """Bring the parts of a meaning to one form, the innermost first."""
    return rebuilt(part, _one_form)


def _one_form(made: Any) -> Any:
    """A part in its one form, whatever is in it being so already."""
    match made:
        case Deed():
            return _deed(made)
        case Not(Not(inside)):
            return inside
        case Happens(Deed(Verb.TAKE, Players(Quantifier.NO, Everyone()), cards=cards)) if cards in (
            Cards(ONE),
            Cards(),
        ):
            return NobodyWants()
        case Holds(Players(Quantifier.EACH), Has(cards)) if cards == Cards(face=Face.UP):
            return AllFaceUp()
        case Happens(Deed(Verb.DRAW, cards=cards, time=Time.BEFORE | Time.JUST) as deed) if cards == STANDS_PAT.cards:
            return Not(Happens(replace(deed, cards=None)))
        case Cards(many=many, at=Stack(each=True), which=Which.CHOSEN) if many == ONE:
            return replace(made, which=Which.TOP)
        case BestHand(size=5):
            return replace(made, size=0)
        case Such(Everyone(), Not(Happens(Deed(Verb.FOLD, time=Time.BEFORE)))):
            return Everyone()
        case Players(Quantifier.THE, Such(Everyone(), Happens(deed))) if deed.agent == YOU and (
            deed.time is Time.JUST or (deed.verb is Verb.OPEN and deed.time is Time.BEFORE)
        ):
            return Players(Quantifier.THE, Latest(replace(deed, agent=EACH_PLAYER, time=Time.NOW)))
    return made


def _deed(deed: Deed) -> Deed:
    if len(deed.words) > 1:
        deed = replace(deed, words=tuple(word for word in Word if word in deed.words))
    if deed.verb is Verb.CHECK and deed.order is Order.TOGETHER:
        raise TypeError("players check in turn")
    if deed.verb is Verb.DRAW and deed.price and deed.cards and deed.cards.which is Which.CHOSEN and not deed.ace:
        deed = replace(deed, verb=Verb.TWIST)
    if deed.verb is Verb.LOOK and deed.until:
        raise TypeError("one looks at cards once")
    if deed.verb is Verb.DISCARD and deed.cards and deed.cards.at == Discards():
        raise TypeError("discards are laid away already")
    if deed.verb is Verb.KEEP and deed.cards and deed.cards.many:
        kept = deed.cards.many.low
        if deed.cards == Cards(exactly(kept)):  # the others are laid away
            deed = replace(deed, verb=Verb.DISCARD, cards=None, keep=kept)
    if deed.verb is Verb.COLLECT and deed.price == Amount(Unit.POT):
        deed = replace(deed, verb=Verb.WIN, price=None)
    if deed.verb is Verb.TAKE and deed.source == Deck() and deed.cards and deed.cards.at == YOUR_HAND:
        deed = replace(deed, source=None, cards=replace(deed.cards, at=Deck()))
    if deed.verb is Verb.TAKE and deed.cards == Cards(ONE, at=Deck()):  # one takes the card on top
        deed = replace(deed, cards=Cards(ONE, at=Deck(), which=Which.TOP))
    bought = deed.verb is Verb.RECEIVE and deed.price and deed.agent == YOU
    if bought and deed.cards and deed.cards.which is not Which.THAT:
        deed = replace(deed, verb=Verb.BUY)
    if deed.verb in (Verb.DEAL, Verb.RECEIVE, Verb.BUY):
        if deed.source == Deck():  # where cards come from anyway
            deed = replace(deed, source=None)
        if deed.cards and deed.cards.at == Deck() and deed.cards.which is Which.CHOSEN:
            deed = replace(deed, cards=replace(deed.cards, at=YOUR_HAND))
        cards = deed.cards
        if cards and cards.face and deed.face in (None, cards.face):
            deed = replace(deed, face=cards.face, cards=replace(cards, face=None))
        numbered = deed.verb is Verb.DEAL and deed.to is None and cards and cards.which is Which.FIRST
        one_more = (
            cards and cards.kind == ANY_CARD and cards.at != Anywhere() and cards.which in (Which.FIRST, Which.LAST)
        )
        if one_more and not numbered:  # the last to be dealt is one more card
            deed = replace(deed, cards=replace(deed.cards, which=Which.CHOSEN, nth=1))  # type: ignore[type-var]
        if cards and isinstance(cards.at, AtSpot | InLine):
            raise TypeError("a card of the layout lies there already")
        if cards and isinstance(cards.at, Board) and deed.verb is not Verb.BUY:
            board = deed.to if isinstance(deed.to, Board) else Board()
            deed = replace(deed, to=board, cards=replace(deed.cards, at=YOUR_HAND))  # type: ignore[type-var]
    if deed.verb is Verb.DEAL and isinstance(deed.to, Board) and deed.face is None:
        deed = replace(deed, face=Face.UP)
    if deed.verb is Verb.FLIP and deed.to is None and _lays_it(deed):  # to turn it up and put it in a hand is one thing
        deed = replace(deed, to=deed.then[0].to, then=())
    elif deed.verb is Verb.LOOK and _lays_it(deed):
        deed = replace(deed, order=None, then=(replace(deed.then[0], order=None),))
    if deed.verb is Verb.FLIP and deed.to == Board() and deed.cards:
        if deed.cards.which is not Which.CHOSEN or deed.cards.many is None:
            return replace(deed, to=None, cards=replace(deed.cards, at=Board()))
        return replace(deed, verb=Verb.DEAL, to=Board(), face=Face.UP)
    if deed.verb is Verb.FLIP:
        if deed.face is Face.UP:
            deed = replace(deed, face=None)
        if deed.cards and deed.cards.face is Face.UP and deed.face is None and deed.cards.which is Which.CHOSEN:
            deed = replace(deed, cards=replace(deed.cards, face=None))
    return deed


def _lays_it(deed: Deed) -> bool:
    """Whether the card in question is laid to a hand then, which all do together."""
    match deed:
        case Deed(
            order=None | Order.TOGETHER, then=(Deed(Verb.FLIP, cards=Cards(which=Which.THAT), to=Hands(), order=order),)
        ):
            return order is not Order.IN_TURN
    return False


def _rule(rule: Any, *, inside: bool) -> Any:
    match rule:
        case Do(deed) if deed.then and deed.mood is not Mood.MAY:  # taken apart first
            return Do(_step(deed, inside=inside))
        case Do(Deed(Verb.LOOK, agent, cards=cards, mood=Mood.MAY_NOT)) if agent in (
            EACH_PLAYER,
            UNSAID,
            YOU,
        ) and _all_own(cards):
            return Hidden(Cards())
        case Do(Deed(Verb.SHOW, agent, cards=cards, mood=Mood.MAY_NOT, then=())) if agent in (
            EACH_PLAYER,
            UNSAID,
            YOU,
        ) and _all_own(cards):
            return Remark("nobody shows their cards before the showdown")
        case Do(Deed(Verb.BET, price=None, mood=Mood.DOES) as deed) if (
            deed.agent in (EACH_PLAYER, UNSAID, *([] if inside else [YOU])) and not deed.then
        ):
            return Bets(deed.start)
        case Do(Deed(Verb.OPEN, agent, price=None, mood=Mood.DOES, then=()) as deed) if agent in (EACH_PLAYER, UNSAID):
            return Bets(deed.start)
        case Using(Deed(Verb.USE, agent, cards=Cards() as cards, mood=Mood.DOES | Mood.MUST, then=())) if agent in (
            EACH_PLAYER,
            UNSAID,
            YOU,
        ):
            return Uses((cards,))
        case Using(deed):
            return Using(_step(deed, inside=inside))
        case Do(Deed(Verb.BET, agent, price=price, mood=Mood.MAY, then=())) if price == ALL_CHIPS and agent == YOU:
            return Limits(Betting.NO)
        case Do(Deed(Verb.OPEN, agent=Players(Quantifier.THE, who), mood=Mood.DOES | Mood.MUST as mood) as deed):
            return Bets(who, forced=mood is Mood.MUST or deed.price is not None, bring_in=deed.price)
        case Do(Deed(Verb.BET, agent=Players(Quantifier.THE, Showing() as who), price=price, mood=Mood.MUST)) if (
            not inside
        ):
            return Bets(who, forced=True, bring_in=price)
        case Do(Deed(Verb.CHECK | Verb.CALL | Verb.RAISE, agent, mood=Mood.DOES)) if not inside and agent in (
            EACH_PLAYER,
            UNSAID,
            YOU,
        ):
            raise TypeError("all do not act alike in a betting round")
        case Do(Deed(Verb.WIN, agent, mood=Mood.MAY)) if not inside and agent == ANYONE:
            raise TypeError("whoever can win is not said by a step")
        case Do(Deed(Verb.BET, Players(Quantifier.THE, Showing() as who), price=None, mood=Mood.DOES, then=())):
            return Bets(who)
        case Do(Deed(Verb.LOOK, cards=cards, mood=Mood.DOES) as deed) if (
            _all_own(cards) and deed.agent in (EACH_PLAYER, UNSAID, *THOSE_IN) and not deed.then
        ):
            return Remark("players look at their cards")
        case Do(Deed(Verb.SHOW, agent, cards=cards, to=None, mood=Mood.DOES)) if cards == Cards() and (
            agent in (UNSAID, *THOSE_IN) or (agent.who == Everyone() and agent.quantifier is not Quantifier.NO)
        ):
            return Showdown(())
        case Do(Deed(Verb.PAY, price=Amount(Unit.ANTE, for_each=None) as price, to=None, mood=Mood.DOES) as deed) if (
            deed.agent in (EACH_PLAYER, UNSAID) and price == Amount(Unit.ANTE)
        ):
            return Do(Deed(Verb.ANTE))
        case Do(Deed(Verb.DRAW, cards=cards, mood=Mood.MAY | Mood.DOES) as deed) if (
            cards == STANDS_PAT.cards and deed.agent in (EACH_PLAYER, UNSAID, YOU, ANYONE) and not deed.then
        ):
            return Remark("those who like their hands draw nothing")
        case OneOf(deeds) if any(deed.cards == STANDS_PAT.cards for deed in deeds):  # to draw, or not to
            others = [deed for deed in deeds if deed.cards != STANDS_PAT.cards]
            return _rule(Do(replace(others[0], mood=Mood.MAY)), inside=inside) if len(others) == 1 else rule
        case When(HasHand(made, False), (Do(Deed(Verb.OPEN, agent, mood=Mood.MAY)),)) if agent in ANY_ONE_OF_YOU:
            return Openers(made)
        case When(Not(HasHand(made, False)), (Do(Deed(Verb.OPEN, agent, mood=Mood.MAY_NOT)),)) if (
            agent in ANY_ONE_OF_YOU
        ):
            return Openers(made)
        case Do(Deed(Verb.OPEN, agent, price=None, mood=Mood.MAY, start=None)) if agent in ANY_ONE_OF_YOU:
            return Remark("anyone may open")
        case When(Happens(Deed(Verb.FOLD, agent)), (Do(Deed(Verb.FOLD, out)),)) if agent == out == YOU:
            return Remark("folded players are out")
        case When(alone, (Do(won),)) | If(alone, (Do(won),), ()) if _alone(alone) and _by_the_last(won):
            return Remark("the last player left wins without a showdown")
        case Do(Deed(Verb.WIN, agent=Players(Quantifier.THE, First(Deed(Verb.EARN, legs=int(legs)))))):
            return LegsWin(legs)
        case Do(Deed(Verb.ANTE, mood=Mood.MAY_NOT)):
            return Ante(None)
        case Do(Deed(Verb.CHECK | Verb.CALL | Verb.RAISE | Verb.BET, price=None, mood=Mood.MAY, then=(), often=None)):
            return AS_USUAL
        case Do(
            Deed(agent=Players(Quantifier.ANY, Such(Everyone(), Happens(Deed(time=Time.NOW)) as happening))) as deed
        ):
            return _rule(When(happening, (Do(replace(deed, agent=YOU)),)), inside=inside)
        case OneOf(
            (Deed(agent=Players(Quantifier.ANY, Such(Everyone(), Happens(Deed(time=Time.NOW)) as happening))), *_)
        ):
            mine = tuple(replace(deed, agent=YOU) for deed in rule.deeds)
            return _rule(When(happening, (OneOf(mine),)), inside=inside)
        case Do(deed):
            return Do(_step(deed, inside=inside))
        case When(Happens(deed) as condition, then, once) if deed.agent == ANYONE:
            return _rule(When(Happens(replace(deed, agent=YOU)), then, once), inside=inside)
        case When(Holds(players, condition), then, once) if players == ANYONE:
            return _rule(When(condition, then, once), inside=inside)
        case If(Declined(times) | Holds(_, Declined(times)), (Freezes(),), ()) | When(Declined(times), (Freezes(),)):
            return Frozen(times)
        case If(Tied(), (Do(Deed(Verb.WIN, agent)),), ()) if agent == EACH_PLAYER:
            return Remark(SPLIT)
        case If(Tied(), (Showdown((Share(MostCards(End.LOW, Cards(kind=WildCard()))),)),), ()):
            return FewerWilds()
        case When(Has(Cards(kind=OfRank((Rank.ACE,)))), (Do(Deed(Verb.DRAW)), *_)):
            raise TypeError("how many are drawn with an ace is said of the draw")
        case When(DeckRunsOut(), (Do(Deed(Verb.SHUFFLE, cards=Cards(at=Discards(), many=None), to=None | Deck())),)):
            return Reshuffles()
        case When(DeckRunsOut(), (Do(Deed(Verb.DEAL, cards=Cards(many=Quantity(1, 1)), to=Board(), face=Face.UP)),)):
            return Remark("one community card is dealt where there are too few for all")
        case If(
            Holds(Players(Quantifier.NO, Everyone()), Qualifies(End.LOW)), (Showdown((Share(BestHand(End.HIGH)),)),), ()
        ):
            return Remark("the high hand wins where there is no low")
        case If(Broke(), (Do(Deed(Verb.FOLD, agent)),), ()) | When(Broke(), (Do(Deed(Verb.FOLD, agent)),)) if agent in (
            YOU,
            UNSAID,
        ):
            return Remark("players without chips are out")
        case (
            If(StillIn(Quantity(1, 1)), (Do(Deed(Verb.WIN)),), ())
            | When(Happens(Deed(Verb.FOLD, agent=Players(Quantifier.EACH, Other()))), (Do(Deed(Verb.WIN)),))
            | If(Happens(Deed(Verb.FOLD, agent=Players(Quantifier.EACH, Other()))), (Do(Deed(Verb.WIN)),), ())
        ):
            return Remark("the last player left wins without a showdown")
        case When(condition, (Do(Deed(Verb.END)),)) if _alone_in(condition):
            return ALONE_ENDS  # whoever is alone takes the pot, and there is nothing left to play for
        case When(condition, then, once):
            then = _compared(condition, _told_to(condition, then))
            if all(isinstance(step, Remark) for step in then):
                return then[0]
            return When(condition, _steps(then, inside=True), once)
        case If(StillIn(Quantity(2, None)), (Showdown() as shown,), ()):  # with one player left there is none anyway
            return shown
        case If(condition, then, ()) if _about_you(condition):
            then = _told_to(condition, then)
            if not any(map(_by_you, then)):  # what others do, if anyone does so
                return If(_of_anyone(condition), _steps(then, inside=False))
            if any(isinstance(step, Bets) for step in then):
                raise TypeError("a round that is opened by nobody in particular")
            done = _done_by(then, Players(Quantifier.EACH, Such(Everyone(), condition)))
            return _rule(done, inside=inside) if done else If(condition, _steps(then, inside=True))
        case If(condition, then, otherwise):
            steps = _steps(then, inside=False)
            if not otherwise and all(isinstance(step, Remark) for step in steps):
                return steps[0]
            return If(condition, steps, _steps(otherwise, inside=False))
        case Wild(cards) if not rule.mine and _yours(cards):
            return replace(rule, mine=True)
    return rule


def _all_own(cards: Cards | None) -> bool:
    """Whether all cards of each player are meant, or those just dealt."""
    return cards is not None and (cards.which is Which.THAT or replace(cards, many=None, face=None) == Cards())


def _alone_in(condition: Any) -> bool:
    """Whether a condition is that one player goes in alone, and takes the pot."""
    parts = list(condition.walk())
    deeds = [part.verb for part in parts if isinstance(part, Deed)]
    return Verb.DECLARE in deeds and set(deeds) <= {Verb.DECLARE, Verb.WIN} and ONE in parts


def _about_you(condition: Any) -> bool:
    """Whether a condition is about each player for himself."""
    match condition:
        case Happens(deed):
            return deed.agent == YOU
        case Not(inner):
            return _about_you(inner)
        case All(parts) | AnyOf(parts):
            return all(map(_about_you, parts))
        case Has(cards):
            return _yours(cards)
        case HasHand() | ShowsBest() | Broke() | Declined() | Qualifies():
            return True
    return False


def _alone(condition: Any) -> bool:
    """Whether one player is left."""
    match condition:
        case Happens(Deed(Verb.FOLD, agent=Players(Quantifier.EACH, Other(You())))) | StillIn(Quantity(1, 1)):
            return True
    return False


def _by_the_last(deed: Deed) -> bool:
    """Whether the player who is left wins, however that player is pointed back to."""
    agents = (YOU, Players(Quantifier.THE, Everyone()), Players(Quantifier.THE, Other(YOURSELF)))
    return any(deed == Deed(Verb.WIN, agent) for agent in agents)


def _compared(condition: Any, steps: tuple[Any, ...]) -> tuple[Any, ...]:
    """If several stay in, "they compare hands": that is the showdown."""
    match condition:
        case Happens(Deed(Verb.DECLARE, agent=Players(many=Quantity()))):
            shown = Do(Deed(Verb.SHOW, YOU, cards=Cards()))
            return tuple(Showdown(()) if step == shown else step for step in steps)
    return steps


def _by_you(step: Any) -> bool:
    """Whether the player in question does something, or decides who does it."""
    match step:
        case Do(deed):
            doers: tuple[Any, ...] = (deed.agent,)
        case OneOf(deeds):
            doers = tuple(deed.agent for deed in deeds)
        case Bets(opener):
            doers = (opener,) if opener else ()
        case _:
            return False
    return any(part == YOURSELF for doer in doers for part in doer.walk())


def _of_anyone(condition: Any) -> Condition:
    """What is said of "you", as it is said of anyone."""
    if isinstance(condition, Happens):
        return Happens(replace(condition.deed, agent=ANYONE))
    return Holds(ANYONE, condition)


def _told_to(condition: Any, steps: tuple[Any, ...]) -> tuple[Any, ...]:
    """What follows from something about "you": an order is for that player, unless it is the dealer's to do."""
    if not _about_you(condition):
        return steps

    def told(deed: Deed) -> Deed:
        return replace(deed, agent=YOU) if deed.agent == UNSAID and deed.verb not in DEALERS else deed

    return tuple(
        Do(told(step.deed))
        if isinstance(step, Do)
        else OneOf(tuple(map(told, step.deeds)))
        if isinstance(step, OneOf)
        else step
        for step in steps
    )


def _done_by(steps: tuple[Any, ...], those: Players) -> Any:
    """A step of "you", done by each of those whom a condition is about."""
    match steps:
        case (Do(Deed(agent=agent) as deed),) if agent == YOU:
            return Do(replace(deed, agent=those))
        case (OneOf(deeds),) if all(deed.agent == YOU for deed in deeds):
            return OneOf(tuple(replace(deed, agent=those) for deed in deeds))
    return None


def _whenever(agent: Players) -> Happens | None:
    """What happens to any player at any time, where that tells who is meant: "any player who is dealt a seven"."""
    match agent:
        case Players(Quantifier.ANY, Such(Everyone(), Happens(deed) as happening)) if deed.time is Time.NOW:
            return happening
    return None


def _steps(steps: tuple[Any, ...], *, inside: bool) -> tuple[Any, ...]:
    """What follows from a condition, one step after the other; nothing is done after a redeal."""
    made = [one for step in steps for one in _apart(_rule(step, inside=inside), inside=inside)]
    if any(isinstance(one, Showdown) and one.shares for one in made):
        made = [one for one in made if one != Showdown(())]
    again = [one for one in made if isinstance(one, Do) and one.deed.verb is Verb.REDEAL]
    return (*(one for one in made if one not in again), *again[:1])


def _is_done(rule: Any) -> bool:
    """Whether something is done anyway, so that what follows from doing it comes after it."""
    return isinstance(rule, Do) and rule.deed.mood in (Mood.DOES, Mood.MUST)


def _yours(cards: Cards) -> bool:
    """Whether cards are each player's own, or are picked out by a card that is."""
    if isinstance(cards.at, Hand) and cards.at.of == YOURSELF:
        return True
    return any(isinstance(part, Cards) and _yours(part) for part in list(cards.walk())[1:])


def _to_each(deed: Deed) -> bool:
    """Whether everyone gets cards, as they do from the deck."""
    return isinstance(deed.to, Players) and deed.to.quantifier is Quantifier.EACH


def _any_card_turned(deed: Deed) -> bool:
    """Whether an order is to turn up a card, and it is not said whose: the page tells."""
    cards = deed.cards
    where = replace(cards, at=YOUR_HAND) if cards and cards.at == Board() else cards
    plain = where is not None and replace(where, many=None, which=Which.CHOSEN, nth=1) == Cards()
    return deed.verb is Verb.FLIP and plain and deed.face is None and deed.to is None


def settled(line: Line, board: Laid = NO_BOARD) -> Line:
    """A line in which cards are turned up where the page so far says that they are."""
    found: list[Any] = []
    for rule in line.rules:
        whole = _settle(rule, board)
        if isinstance(rule, EachLine):
            found += _line_by_line(rule, board)
        elif isinstance(rule, AfterEach) and found:  # all that lie on the board, one after the other
            found = _after_each([_all_down(one, board) for one in found], rule)
        else:
            found.append(whole)
    return Line(tuple(found))


def _all_down(rule: Any, board: Laid) -> Any:
    """To turn up the cards on the board is to turn up as many as lie face down."""
    match rule:
        case Do(Deed(Verb.FLIP, cards=Cards(many=None, at=AtSpot() | InLine()) as cards) as deed) if board.figure:
            return Do(replace(deed, cards=replace(cards, many=exactly(_spots(cards, board.figure)))))
        case Do(Deed(Verb.FLIP, cards=Cards(many=None, at=Board()) as cards) as deed) if board.down:
            return Do(replace(deed, agent=THE_DEALER, cards=replace(cards, many=exactly(board.down))))
    return rule


def _line_by_line(each: EachLine, board: Laid) -> list[Any]:
    """The lines of the layout turned up one after the other, written out; as it stands where there is no layout."""
    lines = board.figure.lines(each.direction) if board.figure else ()
    if not lines:
        return [each]
    flips = [
        Do(Deed(Verb.FLIP, THE_DEALER, cards=Cards(at=InLine(each.direction, nth)))) for nth in range(1, len(lines) + 1)
    ]
    return [step for flip in flips for step in ((flip, each.bets) if each.bets else (flip,))]


def _settle(rule: Any, board: Laid) -> Any:
    match rule:
        case Do(Deed(Verb.DEAL, to=None, cards=Cards(which=Which.FIRST, nth=nth) as cards, face=face) as deed):
            shared = board.up and (face is Face.UP or (face is None and nth == board.up + 1))
            plain = replace(deed, cards=replace(cards, which=Which.CHOSEN, nth=1))
            return Do(replace(plain, to=Board(), face=Face.UP) if shared else replace(plain, to=EACH_PLAYER))
        case Do(Deed(Verb.DEAL, to=None, face=face) as deed):
            return Do(replace(deed, to=Board() if board.up and face is Face.UP else EACH_PLAYER))
    if not isinstance(rule, Do) or not _any_card_turned(rule.deed) or rule.deed.agent not in (UNSAID, THE_DEALER):
        return rule
    deed = rule.deed
    assert deed.cards
    lying = deed.cards.at == Board() and deed.cards.which is Which.FIRST and deed.cards.nth == 1
    if board.down or (lying and not board.up):
        return Do(replace(deed, agent=THE_DEALER, cards=replace(deed.cards, at=Board())))
    if board.up or deed.agent == THE_DEALER or deed.cards.at == Board():
        cards = replace(deed.cards, at=YOUR_HAND, which=Which.CHOSEN, nth=1)
        return Do(Deed(Verb.DEAL, THE_DEALER, cards=cards, to=Board(), face=Face.UP))
    return Do(replace(deed, agent=EACH_PLAYER))


def _step(deed: Deed, *, inside: bool) -> Deed:
    """A deed that is a step: "you" is each player, and the dealer deals."""
    if deed.agent == YOU and not inside:
        deed = replace(deed, agent=EACH_PLAYER)
    if deed.agent == ANYONE and deed.mood is Mood.DOES:  # whoever is left does it
        deed = replace(deed, agent=EACH_PLAYER)
    if deed.then:
        deed = replace(deed, then=tuple(_step(replace(one, agent=deed.agent), inside=inside) for one in deed.then))
    if deed.verb is Verb.PASS and deed.agent in (THE_DEALER, UNSAID) and _to_each(deed):
        then = tuple(replace(one, verb=Verb.DEAL, to=deed.to) if one.verb is Verb.PASS else one for one in deed.then)
        deed = _deed(
            Deed(Verb.DEAL, THE_DEALER, cards=deed.cards, to=deed.to, face=deed.face, then=tuple(map(_deed, then)))
        )
    in_figure = deed.verb is Verb.FLIP and deed.cards is not None and isinstance(deed.cards.at, AtSpot | InLine)
    by_dealer = deed.verb in DEALERS and deed.agent in (EACH_PLAYER, UNSAID) and deed.order is None
    if by_dealer or deed.verb in (Verb.END, Verb.REDEAL) or (in_figure and deed.agent == UNSAID):
        deed = replace(deed, agent=THE_DEALER)
    elif deed.agent == UNSAID and not _any_card_turned(deed):
        deed = replace(deed, agent=EACH_PLAYER)
    if deed.verb is Verb.REDEAL and deed.to == EACH_PLAYER:
        deed = replace(deed, to=ALL_DEALT_IN)
    if deed.verb is Verb.RECEIVE and deed.mood is Mood.DOES and deed.agent.quantifier is Quantifier.EACH:
        then = tuple(replace(one, to=one.to or deed.agent) if one.verb is Verb.DEAL else one for one in deed.then)
        deed = Deed(
            Verb.DEAL,
            THE_DEALER,
            cards=deed.cards,
            to=deed.agent,
            face=deed.face,
            order=deed.order,
            start=deed.start,
            then=then,
        )
    if deed.verb is Verb.DEAL and deed.start == FIRST_SEAT:  # where a deal begins anyway
        deed = replace(deed, start=None)
    plain = deed.agent == THE_DEALER and deed.mood is Mood.DOES
    if deed.verb is Verb.DEAL and plain and deed.cards and isinstance(deed.cards.kind, OfRank | OfSuit):
        raise TypeError("nobody knows which cards are dealt")
    return deed
