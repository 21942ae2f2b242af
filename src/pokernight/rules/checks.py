"""Reasons why a game that is understood still cannot be played."""

from collections.abc import Iterator, Mapping, Sequence
from typing import TypeVar

from pokernight.language.part import Part
from pokernight.rules.act import Act
from pokernight.rules.betting.bet import OpensWith
from pokernight.rules.betting.openers import OpenersRise
from pokernight.rules.common.arranged import Along, Facing, InLine
from pokernight.rules.common.boards import ChooseRow, DealToRows, HandsWithRows, HandWithRow
from pokernight.rules.common.commons import MiddleCommon, OfEachLine
from pokernight.rules.common.figures import Shape
from pokernight.rules.common.lanes import CommonsOfLane
from pokernight.rules.common.layout import Blocks, figures_of, with_shape
from pokernight.rules.common.shaped import DealBetween
from pokernight.rules.common.table import DealRows, DealTable
from pokernight.rules.common.turning import (
    MiddleLast,
    TurnAndBet,
    TurnCommon,
    TurnEdge,
    TurnInEach,
    TurnLine,
    TurnNth,
    TurnOpposite,
    TurnTable,
)
from pokernight.rules.dealing.called import CalledCard
from pokernight.rules.dealing.deal import Deal, NoPeek, Wanted
from pokernight.rules.dealing.handout import DealDeck, DealHands, DealUntilMatch, FillUp, GetDealt, GetUpOrDown
from pokernight.rules.drawing.discard import Discard
from pokernight.rules.drawing.pickup import ChangeEnd, ForBottom, TopUp
from pokernight.rules.line import Line
from pokernight.rules.parts.called_ranks import CalledRank
from pokernight.rules.parts.places import Face
from pokernight.rules.parts.refs import CommonCard, Lying, Nth, TableCard
from pokernight.rules.parts.who import EachPlayer
from pokernight.rules.passing.other_way import sides_of
from pokernight.rules.passing.others import AskForCard
from pokernight.rules.passing.passes import PassOnly
from pokernight.rules.passing.passing import PassCards
from pokernight.rules.pot.collecting import SomeoneCollects
from pokernight.rules.pot.declare import Declare, Ways
from pokernight.rules.pot.guts import LosersPay
from pokernight.rules.pot.laid_apart import EachOf, HandInPlace, WinsHands
from pokernight.rules.pot.losing import LosesWith
from pokernight.rules.pot.prizes import SplitCard, SplitCardIs
from pokernight.rules.pot.shares import DeclaredHand
from pokernight.rules.pot.showdown import Showdown
from pokernight.rules.pot.split_hand import SplitHand, SplitHandIs
from pokernight.rules.pot.unplayed import BeatOr
from pokernight.rules.repeats.endings import (
    AllHave,
    AllHide,
    AllLeft,
    AllShow,
    AllUp,
    NobodyWants,
    OneIn,
    SomeoneHas,
    SomeoneOut,
)
from pokernight.rules.repeats.lives import OneAlive
from pokernight.rules.repeats.repeat import Repeat, RepeatTimes
from pokernight.rules.rule import Action, Ending, Remark
from pokernight.rules.stacks.apart import SplitHands
from pokernight.rules.stacks.flip import Flip, FlipSide, FlipTop
from pokernight.rules.stacks.flip_until_best import FlippedBest, FlippedInVain, FlipUntilBest
from pokernight.rules.stacks.lay import NO_LIMIT, FlipInto, FlipLowHigh
from pokernight.rules.stacks.stack import FixedOrder, MakeStack, SplitStacks, StackWithSides
from pokernight.rules.stacks.tops import FlipEitherEnd, Restack
from pokernight.rules.totals import Totals
from pokernight.rules.watches.happenings import AllDiscarded, MustDiscard
from pokernight.rules.watches.provided import Else, Provided
from pokernight.rules.wilds.naming import NameRank
from pokernight.rules.worth.hands import MadeOf, MostOf

_DEALING = (Deal, DealDeck, DealHands, DealUntilMatch, FillUp, GetDealt)
_FLIPPING = (Flip, FlipTop, FlipUntilBest, FlipInto, FlipLowHigh)
_MAKES_STACKS = (MakeStack, SplitHands, SplitStacks, StackWithSides, TopUp, NoPeek, FixedOrder)
_BRINGS: dict[type[Ending], tuple[type[Part], ...]] = {
    NobodyWants: (Wanted, AskForCard, GetUpOrDown),
    AllUp: _FLIPPING,
    AllShow: (*_FLIPPING, Deal),
    AllHide: (*_FLIPPING, Discard),
    AllHave: _DEALING,
    AllLeft: (Discard, PassCards),
    SomeoneHas: _DEALING,
    SomeoneCollects: _DEALING,
    OneIn: (Declare,),
    SomeoneOut: (Discard, PassCards, AllDiscarded, MustDiscard),
}
"""What has to be repeated for an ending to come about."""

_IN_SHAPES = (
    OfEachLine,
    TurnLine,
    TurnInEach,
    TurnOpposite,
    InLine,
    Facing,
    Along,
    DealToRows,
    HandWithRow,
    HandsWithRows,
    ChooseRow,
    CommonsOfLane,
)
"""What can only be said of common cards that lie in lines."""

_LAYING = (DealTable, DealRows, DealToRows, DealBetween)
_TURNING = (TurnAndBet, TurnCommon, TurnEdge, TurnInEach, TurnLine, TurnNth, TurnOpposite, TurnTable)
"""What brings common cards, and what turns them up."""

_PLACES = (Nth.FIRST, Nth.SECOND, Nth.THIRD, Nth.FOURTH, Nth.FIFTH, Nth.SIXTH, Nth.SEVENTH)

Kind = TypeVar("Kind", bound=Part)


def objections(lines: Sequence[Line], totals: Totals) -> Iterator[str]:
    """Every reason why a game cannot work, each as a sentence."""
    parts = [part for line in lines for rule in line.rules for part in rule.walk()]
    if not any(isinstance(part, _DEALING) for part in parts):
        yield "No cards are dealt to the players."
    elif totals.players() < 2:
        yield (
            f"Two players would need {totals.demand.of(2, 4 * totals.decks)} cards,"
            f" but the deck has only {totals.deck_size}."
        )
    if totals.jokers > 2 * totals.decks:
        yield f"A deck has two jokers, so that there are not {totals.jokers} of them."
    if None in sides_of(parts):
        yield "No cards are passed to one side before they are passed to the other."
    yield from _about_pots(parts)
    yield from _about_parts_of_hands(parts)
    yield from _about_ranks(parts)
    if not _all(FlipUntilBest, parts) and any(isinstance(part, FlippedBest | FlippedInVain) for part in parts):
        yield "A rule says what comes of beating the best hand showing, but nobody flips cards to do so."
    yield from _about_stacks(lines)
    yield from _about_hands(lines)
    yield from _about_table(parts)
    for number, line in enumerate(lines, 1):
        yield from _about_line(number, line, lines[: number - 1])


def _all(kind: type[Kind], parts: Sequence[Part]) -> list[Kind]:
    return [part for part in parts if isinstance(part, kind)]


def _about_pots(parts: Sequence[Part]) -> Iterator[str]:
    counted = any(ending.counts_deals for ending in _all(Ending, parts))
    if not counted and not any(isinstance(part, Showdown | BeatOr | OneAlive) for part in parts):
        yield "Nobody can win the pot: there is no showdown."
    if _all(OpenersRise, parts) and not _all(OpensWith, parts):
        yield "It takes more each time to open the betting, but no rule says what it takes at first."
    if _all(LosesWith, parts) and not _all(LosersPay, parts):
        yield "A rule says what it costs to lose with a certain hand, but no rule says that losing costs anything."
    declares = any(declare.ways is not Ways.IN_OUT for declare in _all(Declare, parts))
    if _all(DeclaredHand, parts) and not declares and not any(isinstance(p, FlipSide | FlipLowHigh) for p in parts):
        yield "The pot goes to declared hands, but nobody declares high or low."
    if _all(SplitCard, parts) and not _all(SplitCardIs, parts):
        yield "The pot is split with the split-card, but no rule says which card that is."
    if _all(SplitHand, parts) and not any(isinstance(part, MadeOf | MostOf | SplitHandIs) for part in parts):
        yield "The pot is split with the split-hand, but no rule says what that is."


def _about_ranks(parts: Sequence[Part]) -> Iterator[str]:
    """A rank that goes by a word has to be named."""
    named = {deed.word for deed in _all(NameRank, parts)}
    for cards in _all(CalledRank, parts):
        if cards.word not in named:
            yield f"The rules speak of the {cards.word} rank, but nobody names it."
            return


def _about_parts_of_hands(parts: Sequence[Part]) -> Iterator[str]:
    """Who wins with the third of several hands must have three."""
    laid = max(map(_hands_laid, parts), default=0)
    for share in _all(HandInPlace, parts):
        if not share.where.of(range(laid)):
            yield f"The pot goes to the {share.where.phrases[0]} of several hands, but a player has only {laid or 1}."
            return
    for each in _all(EachOf, parts):
        if laid < each.count:
            yield f"The pot goes to each of {each.count} hands, but a player has only {laid or 1}."
            return
    for most in _all(WinsHands, parts):
        if laid < max(most.hands or 2, most.count or 0):
            yield f"The pot goes by how many hands are won, but a player has only {laid or 1}."
            return


def _hands_laid(part: Part) -> int:
    """How many hands a player has by something that is done with the cards."""
    match part:
        case SplitHands():
            return part.laid
        case SplitStacks(second=None) | DealHands():
            return part.hands
        case FlipInto(hands=hands):
            return hands or NO_LIMIT
        case FlipLowHigh():
            return 2
    return 0


def _about_stacks(lines: Sequence[Line]) -> Iterator[str]:
    """Flips from a stack need a stack, with cards in it."""
    totals = Totals()
    stack: int | None = None
    for number, line in enumerate(lines, 1):
        totals.begin(number, line.remarks)
        for rule in line.rules:
            rule.tally(totals)
            for part in rule.walk():
                if isinstance(part, _MAKES_STACKS):
                    stack = totals.held
                elif isinstance(part, ForBottom) and stack is not None:
                    stack += 1
                elif isinstance(part, FlipTop | FlipLowHigh | ChangeEnd | Restack | FlipEitherEnd) and stack is None:
                    yield f"Rule {number} takes cards from a stack, but nobody has made one."
                    return
                if isinstance(part, FlipTop) and stack is not None:
                    stack -= part.count
                    if stack < 0:
                        yield f"Rule {number} flips the top card of a stack that has no cards left."
                        return


def _about_hands(lines: Sequence[Line]) -> Iterator[str]:
    """Nobody can pass or lay away more cards than he holds."""
    totals = Totals()
    for number, line in enumerate(lines, 1):
        totals.begin(number, line.remarks)
        for rule in line.rules:
            if isinstance(rule, Act) and isinstance(rule.who, EachPlayer):
                given = _given(rule.action)
                if given > totals.held and not totals.open_cards:
                    yield f"Rule {number} takes {given} cards from each player, who may hold only {totals.held}."
                    return
            rule.tally(totals)


def _given(action: Action) -> int:
    """The cards that an action takes out of a hand."""
    match action:
        case PassCards(gifts=gifts):
            return sum(gift.cards.count or 0 for gift in gifts)
        case Discard(cards=cards):
            return cards.count or 0
    return 0


def _about_table(parts: Sequence[Part]) -> Iterator[str]:
    """Cards that rules point at have to be on the table."""
    dealt = {
        common: sum(deal.count for deal in _all(DealTable, parts) if deal.common is common) for common in (True, False)
    }
    dealt[True] += sum(deal.rows * deal.count for deal in _all(DealRows, parts))
    dealt[True] += sum(isinstance(part, DealBetween | CalledCard) for part in parts)
    kinds: tuple[tuple[type[Lying], str, bool], ...] = ((TableCard, "table", False), (CommonCard, "common", True))
    for kind, name, common in kinds:
        for card in _all(kind, parts):
            place = getattr(card, "nth", None)
            needed = _PLACES.index(place) + 1 if place in _PLACES else 1
            if dealt[common] < needed:
                only = f"only {dealt[common]}" if dealt[common] else "none"
                yield f"The rules speak of {place.phrases[0] if place else 'the'} {name} card, but {only} is dealt."
                return
    laid_out = any(deal.shape for deal in _all(DealTable, parts)) or bool(_all(DealRows, parts))
    if not laid_out and any(isinstance(part, _IN_SHAPES) for part in parts):
        yield "The rules speak of how common cards lie to each other, but none are dealt in rows or in a shape."
    elif laid_out and any(map(_of_the_middle, parts)) and not _middle_lies(parts):
        yield "The rules speak of the common card in the middle, but none lies there."
    laid = [part for part in parts if isinstance(part, _LAYING) and getattr(part, "common", True)]
    turned = any(isinstance(part, _TURNING) and getattr(part, "common", True) for part in parts)
    if turned and laid and all(deal.face is Face.UP for deal in laid):
        yield "Common cards are turned up, but all of them lie face up when they are dealt."
    if _all(DealBetween, parts) and {deal.count for deal in _all(DealRows, parts)} != {2}:
        yield "A common card is dealt between two columns, but no two columns are dealt."


def _of_the_middle(part: Part) -> bool:
    """Whether it is about the common card in the middle of a shape."""
    match part:
        case MiddleCommon() | MiddleLast() | CommonCard(nth=Nth.MIDDLE):
            return True
        case TurnNth(nth=nth, common=True):
            return Nth.MIDDLE in nth
    return False


def _middle_lies(parts: Sequence[Part]) -> bool:
    """Whether a common card lies in the middle of a shape, or of the rows that lie below each other."""
    blocks: Blocks = ()
    cards = 0
    for part in parts:
        shapes: list[tuple[Shape, int]] = []
        match part:
            case DealTable(shape=Shape() as shape, count=count):
                shapes = [(shape, count)]
            case DealRows(rows=rows, count=count):
                shapes = [(Shape.ROW, count)] * rows
            case DealBetween():
                return True
        for shape, count in shapes:
            blocks, cards = with_shape(blocks, shape, count, cards), cards + count
    return any(figure.middle for figure, _ in figures_of(blocks))


def _about_line(number: int, line: Line, before: Sequence[Line]) -> Iterator[str]:
    for rule in line.rules:
        if isinstance(rule, Remark) and not _speaks_of(rule.about, (line, *reversed(before))):
            yield f"Rule {number} says more about something that no rule before it speaks of."
        if isinstance(rule, Else) and not _speaks_of((Provided,), (line, *before)):
            yield f"Rule {number} says what happens otherwise, but it cannot be told when that is."
        if isinstance(rule, PassOnly) and not any(rule.left_of(part) for part in _all(PassCards, line.parts)):
            yield f"Rule {number} lets players pass fewer cards, but it cannot be told how many of which."
        if isinstance(rule, Repeat | RepeatTimes):
            past = before if line.rules[0] == rule else (*before, line)
            yield from _about_repeat(number, rule, {at: one for at, one in enumerate(past, 1) if one.steps})


def _speaks_of(kinds: tuple[type[Part], ...], lines: Sequence[Line]) -> bool:
    return any(isinstance(part, kinds) for line in lines for part in line.parts)


def _about_repeat(number: int, repeat: Repeat | RepeatTimes, before: Mapping[int, Line]) -> Iterator[str]:
    numbers = list(before)
    fault = repeat.again.fault(numbers)
    if fault:
        yield f"Rule {number} {fault}."
    if fault or isinstance(repeat, RepeatTimes):
        return
    again = [part for at in numbers[repeat.again.start(numbers) :] for part in before[at].parts]
    brings = _BRINGS.get(type(repeat.until))
    choice = any(isinstance(part, Act) and part.may for part in again) and isinstance(repeat.until, NobodyWants)
    if brings and not choice and not any(isinstance(part, brings) for part in again):
        yield f"Rule {number} cannot end: nothing that it repeats can bring its end about."
