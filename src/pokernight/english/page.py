"""Reading a page: its lines one after the other, each in the light of those before it."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cache, partial
from itertools import pairwise
from math import gcd
from typing import Any, TypeGuard

from pokernight.english.around import around
from pokernight.english.auctions import auctioned
from pokernight.english.based import Unclear, built_on
from pokernight.english.betweens import in_between
from pokernight.english.boards import with_boards
from pokernight.english.claims import Refused, agreed, told_here
from pokernight.english.classics import lines_of
from pokernight.english.discourse import with_amounts
from pokernight.english.grammar.afterthoughts import Otherwise, Priced, SaysMore, at_the_agreed_price, in_place_of
from pokernight.english.grammar.betting import NO_BETTING
from pokernight.english.grammar.cards import THAT_CARD
from pokernight.english.grammar.deeds import ALL_DEALT_IN, STANDS_PAT
from pokernight.english.grammar.draws import bare
from pokernight.english.grammar.flop import COURSE, STREET_SIZES, STREETS, bet_on_each
from pokernight.english.grammar.halves import NO_SUCH_CARD
from pokernight.english.grammar.hands import in_portions
from pokernight.english.grammar.legs import DEALT_ON
from pokernight.english.grammar.lessons import LAST_LEFT
from pokernight.english.grammar.making import BEST_FIVE, MIXED
from pokernight.english.grammar.marks import (
    AfterEach,
    Again,
    Aim,
    Another,
    Base,
    Before,
    BetsAt,
    BringsIn,
    Capped,
    ComeBack,
    Costs,
    Counted,
    Counting,
    Course,
    DeclareAgain,
    DeclaredHow,
    DeclaringCosts,
    DoublesHere,
    DrawnSo,
    EachDraw,
    Held,
    LastCard,
    Likeness,
    LowForThis,
    MatesToo,
    Moment,
    MoreCards,
    Named,
    OpensFrom,
    OpensRound,
    Picks,
    ShownBy,
    StaysSo,
    StreetIs,
)
from pokernight.english.grammar.numbers import ThatMuch
from pokernight.english.grammar.rankings import ACES_BOTH
from pokernight.english.holding import agrees, dealt
from pokernight.english.knocking import knocked
from pokernight.english.layout import (
    NoLayout,
    by_size,
    face_down,
    figure_of,
    in_layout,
    in_row,
    in_sets,
    line_by_line,
    rest_turned,
    shared,
)
from pokernight.english.living import living, with_lives
from pokernight.english.lowering import (
    FIRST_SEAT,
    NO_BOARD,
    Laid,
    after_passes,
    dealt_anew,
    is_pass,
    laid,
    lowered,
    narrows,
    settled,
    unpaired,
    without_kind,
)
from pokernight.english.names import put_plainly
from pokernight.english.numbered import NoSuchLines, by_number
from pokernight.english.occasions import as_course, bet_at
from pokernight.english.opening import with_openers
from pokernight.english.reading import Unread, read_after, read_open
from pokernight.english.tally import bears_out, reaches, repeated, tally
from pokernight.english.turns import first_in_turn
from pokernight.english.unseen import in_place
from pokernight.english.wagers import with_stakes
from pokernight.meaning.cards import Anywhere, Board, Cards, Face, Hand, RankLike, Stack, TableCards, Which
from pokernight.meaning.deeds import Deed, Mood, Order, Time, Verb, Word
from pokernight.meaning.hands import BestCard, BestHand, Compare, LegsWin, LowRanking, Qualifier, Share, Showdown
from pokernight.meaning.layouts import AtSpot, Figure, Spot
from pokernight.meaning.numbers import ANY_NUMBER, ONE, Amount, Quantity, Unit, exactly
from pokernight.meaning.players import (
    EACH_PLAYER,
    THE_DEALER,
    YOU,
    YOURSELF,
    End,
    Everyone,
    EveryoneDealtIn,
    Holding,
    Other,
    Players,
    Quantifier,
    Such,
    You,
)
from pokernight.meaning.rules import (
    All,
    Ante,
    AnyOf,
    AreOf,
    Bets,
    Blinds,
    Dead,
    Do,
    Happens,
    Has,
    Holds,
    If,
    Line,
    Not,
    Opener,
    Openers,
    Remark,
    Repeat,
    Since,
    Stage,
    Stakes,
    StillIn,
    When,
    Wild,
)
from pokernight.meaning.sorts import Condition, Place, Rule, Step, Who, rebuilt

HIGH_HAND = (Share(BestHand(End.HIGH)),)
DRAWN_IN_TURN = tuple(
    Deed(Verb.DRAW, order=order, start=start) for order in (None, Order.IN_TURN) for start in (None, FIRST_SEAT)
)
"""That everybody draws as players always do: in turn, the one to the dealer's left first."""


@dataclass(frozen=True)
class Stop:
    """A line that is not understood: its number, where reading stopped, and why."""

    line: int
    column: int
    reason: str
    strange: bool = False
    """Whether its words are not known; otherwise it can mean two things, or does not go with the other lines."""


class PageUnread(ValueError):
    """A page with lines that are not understood."""

    def __init__(self, stops: tuple[Stop, ...]) -> None:
        """Where reading stopped."""
        super().__init__("\n".join(stop.reason for stop in stops))
        self.stops = stops


def read_page(texts: Sequence[str]) -> tuple[Line, ...]:
    """What the lines of a page mean together."""
    texts, opened, stops = open_lines(texts)
    opened = in_sets(in_row(opened, texts))
    if figure := figure_of(opened):
        opened, stops = _in_figure(texts, figure, opened, stops)
    opened = rest_turned(opened, texts)
    try:
        opened = by_size(opened) if not stops else opened
    except NoLayout as unplaced:
        raise PageUnread((Stop(1, 0, str(unplaced)),)) from unplaced
    if stops:  # what the lines say together cannot be told while some are unread
        raise PageUnread(tuple(stops))
    opened = _street_by_street(_shared(_dealt_once(_best_wins(opened))))
    try:
        opened = with_boards(built_on(face_down(shared(_new_deals(opened))), base_lines))
    except NoLayout as unplaced:
        raise PageUnread((Stop(1, 0, str(unplaced)),)) from unplaced
    except Refused as refused:
        raise PageUnread((Stop(refused.line, 0, refused.reason),)) from refused
    except Unclear as unclear:
        stops.append(Stop(unclear.line, 0, unclear.reason))
    try:
        lines = line_by_line(_last_card(_in_order(_last_dealt(opened), stops), stops))
    except NoLayout as unplaced:
        raise PageUnread((Stop(1, 0, str(unplaced)),)) from unplaced
    try:
        lines = _won_last(bet_at(_drawn_so(lines, stops))) if not stops else lines
    except Refused as refused:
        stops.append(Stop(refused.line, 0, refused.reason))
    lines = _borne_out(_bet_after_draws(lines, stops), stops)
    if stops:
        raise PageUnread(tuple(sorted(stops, key=lambda stop: stop.line)))
    try:
        placed = told_here(texts, with_lives(auctioned(in_place(first_in_turn(texts, lines)))))
        whole = complete(living(knocked(around(in_between(agreed(placed))))))
    except Refused as refused:
        raise PageUnread((Stop(refused.line, 0, refused.reason),)) from refused
    return tuple(at_the_agreed_price(line, Amount(Unit.MAXIMUM)) for line in whole)  # as is the custom


def open_lines(texts: Sequence[str]) -> tuple[list[str], list[Line], list[Stop]]:
    """The lines of a page with its names put plainly, what each means by itself, and those that are not understood."""
    plain = put_plainly(texts)
    stops: list[Stop] = []
    opened: list[Line] = []
    for number, (text, own) in enumerate(zip(plain, texts, strict=True), 1):
        try:
            opened.append(read_after(plain[number - 2] if number > 1 else "", text) if text else Line(()))
        except Unread as unread:
            stops.append(Stop(number, unread.column if text == own else 0, unread.reason, unread.strange))
            opened.append(Line(()))
    return plain, _at_agreed_prices(_with_amounts(opened, stops)), stops


def _with_amounts(opened: list[Line], stops: list[Stop]) -> list[Line]:
    """The lines of a page with amounts told in full that point back to the one named last: "double that"."""
    found: list[Line] = []
    last: Amount | None = None
    for number, line in enumerate(opened, 1):
        told, last = with_amounts(line, last)
        if any(isinstance(part, ThatMuch) for part in told.walk()):
            stops.append(Stop(number, 0, "It is not said before this how much that is."))
        found.append(told)
    return found


def _at_agreed_prices(opened: list[Line]) -> list[Line]:
    """The lines of a page with the price that was left to be agreed on, where another line says how much it is."""
    told = [rule for line in opened for rule in line.rules if isinstance(rule, Priced)]
    if len(told) != 1:
        return opened
    found = [at_the_agreed_price(line, told[0].price) for line in opened]
    return (
        [Line(tuple(rule for rule in line.rules if rule not in told)) for line in found] if found != opened else opened
    )


def _won_last(lines: list[Line]) -> list[Line]:
    """The lines with who wins at the end, where that is told before anybody has bet, drawn or passed a card."""
    steps = [step for line in lines for step in line.steps]
    showdowns = [step for step in steps if isinstance(step, Showdown)]
    plays = [at for at, step in enumerate(steps) if isinstance(step, Bets) or _is_draw(step) or is_pass(step)]
    if len(showdowns) != 1 or not plays or steps.index(showdowns[0]) > plays[0]:
        return lines
    last = max(at for at, line in enumerate(lines) if line.steps)
    found = [Line(tuple(rule for rule in line.rules if rule is not showdowns[0])) for line in lines]
    found[last] = Line((*found[last].rules, showdowns[0]))
    return found


def _last_card(lines: Sequence[Line], stops: list[Stop]) -> list[Line]:
    """The lines of a page with what they say of how the last card lies said of the step that deals it."""
    said = [(number, rule) for number, line in enumerate(lines, 1) for rule in line.rules if isinstance(rule, LastCard)]
    if not said:
        return list(lines)
    number = said[0][0]
    offers = [rule for _, rule in said if rule.may]
    prices = {rule.price for rule in offers if rule.price}
    deals = [rule for line in lines for rule in line.rules if _one_to_each(rule)]
    ways = {rule.face for rule in offers}
    if len(ways) != 1 or len(prices) > 1 or not any(rule.named for rule in offers) or not deals:
        stops.append(Stop(number, 0, "It is not clear which card may lie another way, or at what price."))
        return list(lines)
    (face,) = ways
    other = Face.UP if face is Face.DOWN else Face.DOWN
    last = deals[-1].deed
    if last.face is face or last.instead or any(rule.face is not other for _, rule in said if not rule.may):
        stops.append(Stop(number, 0, "The page deals the last card like this anyway."))
        return list(lines)
    taken = Deed(Verb.RECEIVE, YOU, cards=THAT_CARD, face=face, price=next(iter(prices), None), mood=Mood.MAY)
    dealt = in_place_of(replace(last, face=other), taken)
    return [
        Line(tuple(dealt if rule is deals[-1] else rule for rule in line.rules if not isinstance(rule, LastCard)))
        for line in lines
    ]


def _last_dealt(lines: list[Line]) -> list[Line]:
    """The lines of a page with the last card dealt where it is said to lie either way, if no line deals it."""
    for at, line in enumerate(lines):
        ways = [rule for rule in line.rules if isinstance(rule, LastCard)]
        free = next((rule.face for rule in ways if not rule.may), None)
        before, after = (
            [step for one in some for step in one.steps if _is_deal(step)] for some in (lines[:at], lines[at:])
        )
        if free and any(rule.named and rule.may for rule in ways) and before and not after:
            last = before[-1].deed
            if not _one_to_each(before[-1]) or last.face not in (None, free):
                card = Do(Deed(Verb.DEAL, THE_DEALER, cards=Cards(ONE), to=EACH_PLAYER, face=free))
                lines[at] = Line((card, *line.rules))
    return lines


def _one_to_each(rule: Rule) -> TypeGuard[Do]:
    """Whether each player is dealt one more card."""
    match rule:
        case Do(Deed(Verb.DEAL, cards=Cards(many=Quantity(1, 1)), to=to)):
            return to == EACH_PLAYER
    return False


def _in_figure(
    texts: Sequence[str], figure: Figure, opened: list[Line], stops: list[Stop]
) -> tuple[list[Line], list[Stop]]:
    """The lines of a page whose community cards lie in a figure: the center card is the one in its center."""
    found, left = list(opened), list(stops)
    for number, text in enumerate(texts, 1):
        if (whole := in_layout(text, figure)) != text:
            try:
                found[number - 1] = read_open(whole)
            except Unread:
                continue
            left = [stop for stop in left if stop.line != number]
    return found, left


def _best_wins(opened: list[Line]) -> list[Line]:
    """A page that ends with what the best hand is made of, and tells no winner: the best hand wins."""
    rules = [rule for line in opened for rule in line.rules]
    told = any(isinstance(part, Showdown | Base | LegsWin) or _wins(part) for line in opened for part in line.walk())
    if told or not rules or rules[-1] not in (Remark(BEST_FIVE), Remark(MIXED)):
        return opened
    return [*opened[:-1], Line((*opened[-1].rules, Showdown(HIGH_HAND)))]


def _wins(part: Any) -> bool:
    """Whether somebody wins, or low hands are spoken of."""
    return isinstance(part, LowRanking) or (isinstance(part, Deed) and part.verb is Verb.WIN)


def _dealt_once(opened: list[Line]) -> list[Line]:
    """So many cards that everybody gets, and the line right after it that deals as many: that is one deal."""
    steps = [(number, rule) for number, line in enumerate(opened) for rule in line.rules if isinstance(rule, Step)]
    again = {
        number
        for (number, first), (other, second) in pairwise(steps)
        if number != other
        and _is_deal(second)
        and (first == _lying(second, None) != second or (first == second and _differs(opened[number])))
    }
    return [
        Line(tuple(rule for rule in line.rules if not (number in again and rule is line.steps[-1])))
        for number, line in enumerate(opened)
    ]


def _differs(line: Line) -> bool:
    """Whether a line tells in what way the game differs from a well-known one."""
    return any(isinstance(rule, Base) and rule.how in (Likeness.BUT, Likeness.TWIST) for rule in line.rules)


def _lying(rule: Rule, face: Face | None) -> Rule:
    """A step in which cards lie otherwise."""
    return Do(replace(rule.deed, face=face)) if isinstance(rule, Do) else rule


def _shared(opened: list[Line]) -> list[Line]:
    """Cards face up on the table that nothing else is said of are community cards, where they are three or more."""
    parts = [part for line in opened for part in line.walk()]
    deals = [part for part in parts if isinstance(part, Deed) and part.verb is Verb.DEAL and part.to == TableCards()]
    many = sum(deal.cards.many.low for deal in deals if deal.cards and deal.cards.many)
    spoken_of = sum(isinstance(part, TableCards) for part in parts) > len(deals) or any(
        isinstance(part, RankLike) for part in parts
    )
    if many < STREETS["flop"] or spoken_of or any(deal.face is not Face.UP for deal in deals):
        return opened
    return [_in_place_of(line, TableCards(), Board()) for line in opened]


def _street_by_street(opened: list[Line]) -> list[Line]:
    """What is told of the whole course at once, written out; lines that deal to the board have told it already."""
    rules = [rule for line in opened for rule in line.rules]
    told = any(isinstance(rule, Do) and rule.deed.to == Board() for rule in rules)
    based = any(isinstance(rule, Base) for rule in rules) and not any(map(_is_deal, rules))
    whole = any(isinstance(rule, Course) or (isinstance(rule, BetsAt) and as_course(rule)) for rule in rules)

    def in_full(rule: Rule) -> tuple[Rule, ...]:
        match rule:
            case BetsAt() if not told and not based and (course := as_course(rule)):
                return in_full(course)
            case StreetIs(deal):
                return (Remark(STREET_SIZES),) if told or based or whole else (deal,)
            case Course(preflop) if told or based:
                return (Counted(Counting.BETS, len(COURSE) + 1),) if preflop else ()
            case Course(preflop):
                return (*((Bets(),) if preflop else ()), *bet_on_each(COURSE))
        return (rule,)

    return [Line(tuple(one for rule in line.rules for one in in_full(rule))) for line in opened]


@cache
def base_lines(game: str) -> tuple[Line, ...]:
    """The lines of a game on our shelf, before they are put together."""
    return tuple(_in_order([read_open(text) for text in lines_of(game)], []))


def _in_order(opened: Sequence[Line], stops: list[Stop]) -> list[Line]:
    """The lines of a page, each in the light of those before it; where one makes no sense there, it is noted."""
    lines: list[Line] = []
    board = NO_BOARD
    boards: list[Laid] = []
    """The community cards before each line."""
    before_last: dict[int, int] = {}
    """The lines that speak of the last card, with how often cards were dealt before them."""
    for number, said in enumerate(opened, 1):
        try:
            line = by_number(_off_the_stack(settled(said, board), lines), lines, board)
            _check_face_down(line, board)
            _check_spots(line, board)
            line = _about_the_last(line, lines, boards)
            before = [rule for earlier in lines for rule in earlier.rules]
            line = _as_things_lie(_just_dealt(line, before), before)
            if Moment(Before.LAST_CARD) in line.rules:
                before_last[number] = _deals(before)
            line = _opened_now(_limited(line, lines), before, opened[number:])
            line = _repeated(_drawn_again(line, before, opened[number:]), before, board)
            line = _discarded_once(_rolled_before(_picked(line, opened[: number - 1], opened[number:]), lines), before)
            line = _others(_timely(line, before, opened[number:], board), before)
        except (Unread, NoSuchLines) as unread:
            stops.append(Stop(number, getattr(unread, "column", 0), str(unread)))
            line = Line(())
        boards.append(board)
        board = laid(line.rules, board)
        lines.append(line)
    for number, deals in before_last.items():
        if _deals(rule for line in lines for rule in line.rules) != deals + 1:
            stops.append(Stop(number, 0, "The last card is not dealt right after this."))
    return lines


ENDS = (Spot.TOP, Spot.BOTTOM, Spot.LEFT, Spot.RIGHT)
"""The ends of a layout, at which several cards may lie."""


def _check_spots(line: Line, board: Laid) -> None:
    """See that it is clear which cards at an end of the layout are meant, where it is some of them."""
    for part in line.walk():
        match part:
            case Cards(many=Quantity(low), at=AtSpot(spot)) if board.figure and spot in ENDS:
                if 1 < low < len(board.figure.at(spot)):
                    raise Unread(0, "It is not clear which of these cards are meant.")


def _check_face_down(line: Line, board: Laid) -> None:
    """Refuse a line that turns up a card of the layout when all of them lie face up."""
    for rule in line.rules:
        match rule:
            case Do(Deed(Verb.FLIP, cards=Cards(at=AtSpot()))) if board.figure and board.up and not board.down:
                raise Unread(0, "All cards of the layout lie face up by then.")
        board = laid((rule,), board)


def _off_the_stack(line: Line, lines: list[Line]) -> Line:
    """A line in which a player's top card is that of his stack, where one has been made."""
    rules = (rule for one in (*lines, line) for rule in one.rules)
    stacked = any(isinstance(rule, Do) and rule.deed.verb is Verb.STACK for rule in rules)

    def top(part: Any) -> Any:
        match part:
            case Cards(at=Hand(of), which=Which.TOP | Which.BOTTOM):
                return replace(part, at=Stack(of))
        return part

    return rebuilt(line, top) if stacked else line


def _just_dealt(line: Line, before: list[Rule]) -> Line:
    """A line that says what is wild of the card last dealt to the table or the board: it is told by its number."""
    asked = any(isinstance(rule, If) and THAT_CARD in rule.walk() for rule in line.rules)
    if not asked and not any(isinstance(rule, MatesToo | Wild | Dead) for rule in line.rules):
        return line
    again = any(isinstance(rule, Repeat | Again) for rule in before)
    dealt: dict[Place, int] = {}
    card: Cards | None = None
    found: list[Rule] = []
    for rule in (*before, *line.rules):
        made = rule
        match rule:
            case Do(Deed(Verb.DEAL, cards=Cards(many=Quantity(low, high)), to=Board() | TableCards() as to)):
                dealt[to] = dealt.get(to, 0) + low
                one = low == high == 1 and not again
                card = Cards(ONE, at=to, which=Which.FIRST, nth=dealt[to]) if one else None
            case Do(Deed(cards=Cards())):
                card = None
            case If() if card:
                told = rebuilt(rule, partial(_told_of, card=card))
                made = rule if THAT_CARD in told.walk() else told
            case MatesToo() if card:
                made = Wild(Cards(kind=RankLike(card), at=Anywhere()))
            case Wild(cards) | Dead(cards) if card and (cards == THAT_CARD or cards.kind == RankLike(THAT_CARD)):
                made = replace(rule, cards=card if cards == THAT_CARD else replace(cards, kind=RankLike(card)))
        found.append(made)
    return Line(tuple(found[len(before) :]))


def _told_of(part: Any, card: Cards) -> Any:
    """What is so of the card in question, told of the one that was just dealt."""
    return replace(part, cards=card) if isinstance(part, AreOf) and part.cards == THAT_CARD else part


def _as_things_lie(line: Line, before: list[Rule]) -> Line:
    """A line in which what players have beside the last card on the table counts when that has just been dealt."""
    last = next((rule for rule in reversed(before) if isinstance(rule, Do | Bets)), None)

    def now(rule: Rule) -> Rule:
        match rule, last:
            case When(
                Has(Cards(kind=RankLike(Cards(at=TableCards() | Board() as at, which=Which.LAST)))) as has, then, False
            ), Do(Deed(Verb.DEAL, to=to)) if to == at:
                return If(has, then)
        return rule

    changed = tuple(map(now, line.rules))
    return line if changed == line.rules else lowered(Line(changed))


def _new_deals(opened: Sequence[Line]) -> list[Line]:
    """The lines of a page without what is done for a new deal, which goes with the line that says when there is one."""
    lines: list[Line] = []
    for line in opened:
        rules = list(line.rules)
        while lines and lines[-1].rules and rules:
            at = next((at for at, rule in enumerate(rules) if not isinstance(rule, Remark)), 0)
            last = lines[-1].rules[-1]
            whole = dealt_anew(last, rules[at]) if isinstance(last, When) else None
            if whole is None:
                break
            lines[-1] = Line((*lines[-1].rules[:-1], whole))
            del rules[at]
        lines.append(Line(tuple(rules)))
    return lines


def _about_the_last(line: Line, lines: list[Line], boards: Sequence[Laid]) -> Line:
    """A line without what it says about the last step of the lines before, which takes it on."""
    rules = list(line.rules)
    said = [rule for earlier in lines for rule in earlier.rules]
    if rules and isinstance(rules[0], Otherwise) and said and said[-1] == LAST_LEFT:
        rules = list(lowered(Line((LAST_LEFT, *rules))).rules[1:])
    at = max((at for at, earlier in enumerate(lines) if earlier.steps), default=None)
    while rules and (
        isinstance(rules[0], SaysMore) or (at is not None and _of_the_step(lines[at].steps[-1], rules[0]))
    ):
        first = rules[0]
        aside = Remark | OpensRound | OpensFrom if isinstance(first, AfterEach) else Remark
        if at is None or any(not isinstance(rule, aside) for later in lines[at + 1 :] for rule in later.rules):
            break
        if isinstance(first, AfterEach) and is_pass(lines[at].steps[-1]):
            _bet_after_passes(lines, at, first.bets)
            rules = rules[1:]
            continue
        remarks = tuple(rule for rule in lines[at].rules if isinstance(rule, Remark | Counted))
        told = lowered(Line((*(rule for rule in lines[at].rules if rule not in remarks), rules.pop(0))))
        told = settled(told, boards[at])
        if any(isinstance(rule, SaysMore) for rule in told.rules):
            break
        lines[at] = Line((*told.rules, *remarks))
    else:
        if not any(isinstance(rule, SaysMore) for rule in rules):
            return Line(tuple(rules))
    raise Unread(0, "There is nothing before this that it could be about.")


def _of_the_step(step: Any, rule: Any) -> bool:
    """Whether a rule says how many cards a step is about, or which of them are left out."""
    return narrows(step, rule) or without_kind(step, rule) is not None or unpaired(step, rule) is not None


def _bet_after_passes(lines: list[Line], last: int, bets: Bets) -> None:
    """Put betting after each of the passes that come right before."""
    for at in range(last, -1, -1):
        if not all(map(is_pass, lines[at].steps)):
            break
        lines[at] = Line(tuple(after_passes(lines[at].rules, bets)))


def _borne_out(lines: list[Line], stops: list[Stop]) -> list[Line]:
    """The lines of a page without what only says how many there are, or what the players aim at, once that is so."""
    rules = [rule for line in lines for rule in line.rules]
    found: list[Line] = []
    for number, line in enumerate(lines, 1):
        if NO_BETTING in line.rules and any(isinstance(part, Bets) for other in lines for part in other.walk()):
            stops.append(Stop(number, 0, "There is betting in another line."))
        kept: list[Rule] = []
        for rule in line.rules:
            before = [one for earlier in (*found, Line(tuple(kept))) for one in earlier.rules]
            if isinstance(rule, Costs) and not any(map(_offers, before)):
                stops.append(Stop(number, 0, "No line before this offers a card without a price."))
            if isinstance(rule, Counted):
                if not bears_out(
                    rule, [one for earlier in (*found, Line(tuple(kept))) for one in earlier.rules], rules
                ):
                    stops.append(Stop(number, 0, f"The page does not have {rule.many} {rule.what.value}."))
            elif not isinstance(rule, Aim):
                kept.append(rule)
            elif not any(isinstance(one, Showdown) and one.shares for one in rules):
                stops.append(Stop(number, 0, "What the players aim at is no rule; say who wins the pot."))
        found.append(Line(tuple(kept)))
    return found


def _drawn_again(line: Line, before: list[Rule], later: Sequence[Line]) -> Line:
    """A line in which one more draw is like the one before, or is told of right after it is named."""
    steps_later = [step for one in later for step in one.steps]
    found: list[Rule] = []
    for at, rule in enumerate(line.rules):
        following = next((one for one in (*line.rules[at + 1 :], *steps_later) if isinstance(one, Step)), None)
        if (isinstance(rule, Another) or bare(rule)) and _is_draw(following) and not bare(following):
            continue
        if not isinstance(rule, Another):
            found.append(rule)
            continue
        last = next((one for one in reversed([*before, *found]) if _is_draw(one)), None)
        if last is None and not _tells_how(later):
            raise Unread(0, "It is not said how cards are drawn.")
        found.append(last or Do(Deed(Verb.DRAW)))
    return Line(tuple(found))


def _opened_now(line: Line, before: list[Rule], later: Sequence[Line]) -> Line:
    """A line that says what it takes to open, with the betting itself where cards are dealt and no line tells of it."""
    following = next((step for one in later for step in one.steps), None)
    told = any(isinstance(rule, Bets | OpensRound) for rule in (*before, *line.rules)) or isinstance(following, Bets)
    opens = any(isinstance(rule, Openers) for rule in line.rules)
    return Line((*line.rules, Bets())) if opens and not told and not line.steps and _deals(before) else line


def _limited(line: Line, lines: list[Line]) -> Line:
    """A line without what it says again of the draw before it: how many cards may be thrown away."""
    kept: list[Rule] = []
    for rule in line.rules:
        steps = [step for earlier in (*lines, Line(tuple(kept))) for step in earlier.steps]
        limit = _may_go(rule)
        draw = steps[-1].deed if steps and isinstance(steps[-1], Do) else None
        if not limit or not draw or draw.verb is not Verb.DRAW:
            kept.append(rule)
        elif draw.cards != limit:
            raise Unread(0, "This is not what was said before of how many cards may be drawn.")
    return Line(tuple(kept))


def _may_go(rule: Rule) -> Cards | None:
    """The cards that everybody may throw away, up to a limit."""
    match rule:
        case Do(Deed(Verb.DISCARD, cards=Cards(Quantity(0, int())) as cards) as deed):
            return cards if deed == Deed(Verb.DISCARD, cards=cards, mood=Mood.MAY) else None
    return None


def _drawn_so(lines: list[Line], stops: list[Stop]) -> list[Line]:
    """The lines with what is said of every draw at the draws that are only named; where none is, it is the draw."""
    lines = _in_the_usual_order(_must_draw(lines))
    found = _told_later(lines)
    so = [(number, rule) for number, line in enumerate(found, 1) for rule in line.rules if isinstance(rule, DrawnSo)]
    if not so:
        return lines
    number, told = so[0]
    draws = [rule for line in found for rule in line.rules if _is_draw(rule)]
    if not draws:
        return [Line(tuple(Do(rule.deed) if rule is told else rule for rule in line.rules)) for line in found]
    if len(so) > 1 or not all(bare(draw) or draw == Do(told.deed) for draw in draws):
        stops.append(Stop(number, 0, "The page says otherwise how cards are drawn."))
    return [
        Line(tuple(Do(told.deed) if bare(rule) else rule for rule in line.rules if rule is not told)) for line in found
    ]


def _in_the_usual_order(lines: list[Line]) -> list[Line]:
    """The lines without a draw that is told of again, after it or at the end, to say that cards are drawn in turn."""
    found: list[Line] = []
    won = drawn = False
    for line in lines:
        kept: list[Rule] = []
        for rule in line.rules:
            if (won or drawn) and _drawn_in_turn(rule):
                continue
            kept.append(rule)
            won = won or (isinstance(rule, Showdown) and bool(rule.shares))
            drawn = (_is_draw(rule) and not bare(rule)) if isinstance(rule, Step) else drawn
        found.append(Line(tuple(kept)))
    told = any(_is_draw(rule) or isinstance(rule, DrawnSo) for line in found for rule in line.rules)
    return found if told else lines


def _drawn_in_turn(rule: Rule) -> bool:
    """Whether it is only said that players draw in turn."""
    return isinstance(rule, Do) and rule.deed in DRAWN_IN_TURN


def _must_draw(lines: list[Line]) -> list[Line]:
    """The lines with a card at least in each draw, where nobody may stand pat."""
    if not any(map(_no_standing_pat, (rule for line in lines for rule in line.rules))):
        return lines

    def drawn(rule: Rule) -> Rule:
        match rule:
            case Do(Deed(Verb.DRAW, cards=Cards(Quantity(low) as many) as cards) as deed):
                more = replace(many, low=max(1, low))
                return Do(replace(deed, cards=replace(cards, many=more), mood=Mood.DOES))
        return rule

    return [Line(tuple(drawn(rule) for rule in line.rules if not _no_standing_pat(rule))) for line in lines]


def _no_standing_pat(rule: Rule) -> bool:
    """Whether everybody has to draw."""
    return isinstance(rule, Do) and rule.deed == replace(STANDS_PAT, mood=Mood.MAY_NOT)


def _tells_how(lines: Sequence[Line]) -> bool:
    """Whether lines say how a draw before them goes."""
    found = _told_later(list(lines), [Do(Deed(Verb.DRAW))])
    return any(isinstance(rule, DrawnSo) for line in found for rule in line.rules)


def _told_later(lines: list[Line], before: Sequence[Rule] = ()) -> list[Line]:
    """How many cards may be drawn, said in a line of its own when all draws and bets are over, is said of each draw."""
    drawn = [rule for rule in before if _is_draw(rule)]
    for at, line in enumerate(lines):
        drawn += [rule for rule in line.rules if _is_draw(rule)]
        match line.rules:
            case (Do(Deed(Verb.DRAW, mood=Mood.MAY, cards=Cards(Quantity(0))) as deed),):
                later = any(isinstance(rule, Bets) or _is_draw(rule) for one in lines[at + 1 :] for rule in one.rules)
                if len(drawn) > 1 and all(map(bare, drawn[:-1])) and not later:
                    return [*lines[:at], Line((DrawnSo(deed),)), *lines[at + 1 :]]
    return lines


def _bet_after_draws(lines: list[Line], stops: list[Stop]) -> list[Line]:
    """The betting that a page says comes after each draw, and as many draws as it counts where it tells of one."""
    rules = [rule for line in lines for rule in line.rules]
    steps = [rule for rule in rules if isinstance(rule, Step)]
    draws = [at for at, step in enumerate(steps) if _is_draw(step)]
    counted = [rule.many for rule in rules if isinstance(rule, Counted) and rule.what is Counting.DRAWS]
    said = [(number, rule) for number, line in enumerate(lines, 1) for rule in line.rules if isinstance(rule, EachDraw)]
    around = counted and any(
        rule == Counted(Counting.BETS, counted[0] + 1) for rule in rules
    )  # so many draws and one betting round more, of which the page does not tell
    if not said and around and len(draws) == 1 and not any(isinstance(step, Bets) for step in steps):
        said = [(1, EachDraw(Bets(), first=True))]
    if not said:
        return lines
    if not draws and counted:  # draws without a limit
        drawn = Do(Deed(Verb.DRAW, cards=Cards(ANY_NUMBER), mood=Mood.MAY))
        told = [Line(tuple(drawn if rule is said[0][1] else rule for rule in line.rules)) for line in lines]
        return _bet_after_draws([*told, Line((said[0][1],))], stops)[:-1]
    if not draws:
        stops.append(Stop(said[0][0], 0, "It is not said how cards are drawn."))
        return lines
    times = counted[0] if counted and len(draws) == 1 else 1
    if times > 1:  # the draws that are counted are those around which the betting is told
        lines = [Line(tuple(rule for rule in line.rules if rule != Counted(Counting.DRAWS, times))) for line in lines]
    bet = {id(steps[at]) for at in draws if isinstance(steps[at + 1] if at + 1 < len(steps) else None, Bets)}
    opening = said[0][1].first and not isinstance(steps[draws[0] - 1] if draws[0] else None, Bets)
    bets = said[0][1].bets
    found: list[Line] = []
    for line in lines:
        kept: list[Rule] = []
        for rule in line.rules:
            if _is_draw(rule):
                kept += [bets] if opening and rule is steps[draws[0]] else []
                kept += [rule, bets] * (times - 1)
                kept += [rule] if id(rule) in bet else [rule, bets]
            elif not isinstance(rule, EachDraw):
                kept.append(rule)
        found.append(Line(tuple(kept)))
    return found


def _picked(line: Line, before: Sequence[Line], later: Sequence[Line]) -> Line:
    """A line without what is only picked out, which has to be what is done with cards next."""
    found: list[Rule] = []
    said = before[-1].rules[-1:] if before else ()
    picked = next((rule.cards for rule in said if isinstance(rule, Picks)), None)
    steps = [step for one in later for step in one.steps]
    for at, rule in enumerate(line.rules):
        following = next((one for one in (*line.rules[at + 1 :], *steps) if isinstance(one, Step)), None)
        match rule:
            case Picks(cards):
                picked = cards
                if not (isinstance(following, Do) and following.deed.cards in (cards, THAT_CARD)):
                    raise Unread(0, "It is not said what is done with the cards that are picked.")
                continue
            case Do(Deed(cards=cards) as deed) if picked and cards == THAT_CARD:
                found.append(Do(replace(deed, cards=picked)))
            case _:
                found.append(rule)
        picked = None if isinstance(rule, Step) else picked
    return Line(tuple(found))


def _discarded_once(line: Line, before: list[Rule]) -> Line:
    """A line in which cards are kept and the others thrown away or passed: one thing, where the numbers agree."""
    found: list[Rule] = []
    for rule in line.rules:
        keep, gone = _kept(found[-1] if found else None, rule)
        if keep and gone:
            held = tally([*before, *found[:-1]])
            if not held.counted or held.held != keep + gone:
                raise Unread(0, "It is not clear how many cards are kept, or of which.")
            found[-1] = rule if is_pass(rule) else Do(Deed(Verb.DISCARD, cards=Cards(exactly(gone))))
        else:
            found.append(rule)
    return Line(tuple(found))


def _kept(first: Rule | None, second: Rule) -> tuple[int, int]:
    """How many cards are kept and how many thrown away or passed, where two rules say so; they go in either order."""
    match first, second:
        case (
            Do(Deed(Verb.DISCARD, keep=int(keep))),
            Do(Deed(Verb.DISCARD | Verb.PASS, cards=Cards(Quantity(low, high)))),
        ) | (Do(Deed(Verb.DISCARD, cards=Cards(Quantity(low, high)))), Do(Deed(Verb.DISCARD, keep=int(keep)))) if (
            low == high
        ):
            return keep, low
    return 0, 0


def _rolled_before(line: Line, lines: list[Line]) -> Line:
    """A line without what comes before cards are turned up that earlier lines have turned up: there it goes."""
    match line.rules:
        case (Moment(Before.CARDS_LEFT | Before.CARDS_UP as before, nth=many), *rules) if all(
            _is_declaration(rule) or isinstance(rule, DeclareAgain) for rule in rules
        ):
            steps = [rule for one in lines for rule in one.rules]
            held = tally(steps)
            goal = held.held - many if before is Before.CARDS_LEFT else many
            if held.up > goal and _put_at(lines, goal, rules):
                return Line(())
    return line


def _put_at(lines: list[Line], up: int, rules: Sequence[Rule]) -> bool:
    """Put rules where so many cards are up and bet on, if that is right before a card is turned up."""
    before: list[Rule] = []
    for at, line in enumerate(lines):
        for place, rule in enumerate(line.rules):
            if tally(before).up == up and isinstance(rule, Do) and rule.deed.verb is Verb.FLIP:
                lines[at] = Line((*line.rules[:place], *rules, *line.rules[place:]))
                return True
            before.append(rule)
    return False


def _repeated(line: Line, before: list[Rule], board: Laid) -> Line:
    """A line in which the same is done again, written out."""
    found: list[Rule] = []
    for rule in line.rules:
        if isinstance(rule, Again):
            steps = repeated(rule, [*before, *found], board=board)
            if steps is None:
                raise Unread(0, "It cannot be told from the page what is done again, or how often.")
            found += steps
        elif isinstance(rule, MoreCards):
            last = next(
                (one.deed for one in reversed([*before, *found]) if isinstance(one, Do) and _is_deal(one)), None
            )
            if last is None:
                raise Unread(0, "It is not said before where cards are dealt.")
            found.append(Do(replace(last, cards=Cards(exactly(rule.many)), then=())))
        else:
            found.append(rule)
    return Line(tuple(found))


def _is_draw(rule: Rule | None) -> bool:
    return isinstance(rule, Do) and rule.deed.verb is Verb.DRAW


LOST = Happens(Deed(Verb.LOSE, YOU, time=Time.BEFORE))


def _others(line: Line, before: list[Rule]) -> Line:
    """A line in which everyone else is all but the player of the step before, or all who lost where somebody won."""
    found: list[Rule] = []
    for rule in line.rules:
        step = next((one for one in reversed([*before, *found]) if isinstance(one, Step)), None)
        match rule:
            case Do(Deed(agent=Players(Quantifier.EACH, who) as agent) as deed) if _but_you(who):
                found.append(Do(replace(deed, agent=replace(agent, who=_but(who, step)))))
            case _:
                found.append(rule)
    return Line(tuple(found))


def _but_you(who: Who) -> bool:
    """Whether somebody is everyone else, or some of them."""
    return who == Other(YOURSELF) or (isinstance(who, Such) and _but_you(who.among))


def _but(who: Who, step: Step | None) -> Who:
    """All others, or some of them, as seen from the step before."""
    match who, step:
        case Such(Other(), condition), Showdown():
            return Such(Everyone(), All((condition, LOST)))
        case Such(among, condition), _:
            return Such(_but(among, step), condition)
        case _, Showdown() | Do(Deed(Verb.WIN)):
            return Such(Everyone(), LOST)
        case _, Do(Deed(agent=Players(Quantifier.THE, one))) if not isinstance(one, You):
            return Other(one)
    raise Unread(0, "It is not said who everyone else is.")


BETTING = (Before.BETTING, Before.SOME_BETS, Before.LAST_BETS)


def _timely(line: Line, before: list[Rule], later: Sequence[Line], board: Laid) -> Line:
    """A line whose sentences say when they come, and come there."""
    match line.rules:
        case (Moment(Before.BOARD), Bets(opener) as told) if opener and told == Bets(opener) and not board.up:
            return Line((OpensFrom(opener, Since(Stage.ROUND, 2)),))  # "after the flop" is told before the flop is
    found: list[Rule] = []
    for at, rule in enumerate(line.rules):
        if isinstance(rule, Moment) and rule.before is Before.STREET:
            if not reaches(rule.nth, [*before, *found], line.rules[at:]):
                raise Unread(0, "There are not so many cards on that street.")
        elif isinstance(rule, Moment) and rule.before is Before.ONE_MORE_BET:
            to_come = (line.rules[at:], *(one.rules for one in later))
            if sum(isinstance(one, Bets) for rules in to_come for one in rules) != 1:
                raise Unread(0, "More than the last betting round is still to come, or it is over.")
        elif isinstance(rule, Moment):
            come = [one for one in (*before, *found) if isinstance(one, Step)]
            steps = [one for one in come if not isinstance(one, Showdown) and not _starts_over(one)]
            if rule.before is Before.SHOWDOWN and isinstance(come[-1] if come else None, Showdown):
                continue
            if rule.before in BETTING and any(isinstance(one, BetsAt) for one in (*before, *found)):
                continue  # which is told of by itself
            if rule.before is Before.LAST_BETS and _is_dealt(steps[-1:]):
                found.append(Bets())  # on the card that was dealt last
            elif (
                rule.before is Before.SOME_BETS
                and steps
                and tally(steps).bets == (rule.nth or tally(steps).bets + 1) - 1
            ):
                found += [] if isinstance(steps[-1], Bets) else [Bets()]
            elif not _is_now(rule, steps, board) and not _just_declared(rule, [*before, *found]):
                raise Unread(0, "What this says it follows does not come right before it.")
        elif isinstance(rule, Held):
            found += _as_held(rule, [*before, *found])
        elif isinstance(rule, StaysSo):
            found.append(_opened_on([*before, *found]))
        elif isinstance(rule, LowForThis):
            found.append(_low_for_this([*before, *found]))
        elif isinstance(rule, DoublesHere):
            found.append(_doubled(before, found))
        elif not isinstance(rule, Named):
            found.append(rule)
    return Line(tuple(found))


def _opened_on(before: list[Rule]) -> Opener:
    """Whoever has just opened does so in all later rounds."""
    last = next((rule for rule in reversed(before) if isinstance(rule, Step)), None)
    if not isinstance(last, Bets) or last.opener is None:
        raise Unread(0, "It is not clear what stays that way.")
    return Opener(last.opener, later=True)


def _low_for_this(before: list[Rule]) -> Remark:
    """Aces are low for the low hand, of which it was just told what it takes."""
    last = next((rule for rule in reversed(before) if not isinstance(rule, Remark)), None)
    if not isinstance(last, Qualifier) or last.end is not End.LOW:
        raise Unread(0, "It is not clear for what aces are low.")
    return Remark(ACES_BOTH)


def _doubled(before: list[Rule], line: list[Rule]) -> Stakes:
    """The bets double in the round that the same line told of last, or else in the one for which cards just came."""
    so_far = tally([*before, *line])
    last = next((rule for rule in reversed([*before, *line]) if isinstance(rule, Step)), None)
    betting = isinstance(last, Bets)
    if not so_far.counted or (betting and not any(isinstance(rule, Step) for rule in line)):
        raise Unread(0, "It is not clear in which round the bets double.")
    return Stakes(Since(Stage.ROUND, so_far.bets + (not betting)))


def _starts_over(step: Step) -> bool:
    """Whether it is only said when the hand is dealt again."""
    redeals = isinstance(step, If) and not step.otherwise and step.then[-1]
    return isinstance(redeals, Rule) and _redeals(redeals)


def _just_declared(moment: Moment, before: list[Rule]) -> bool:
    """Whether players have just shown by something what they declare."""
    last = next((rule for rule in reversed(before) if isinstance(rule, Step | ShownBy)), None)
    return moment.before is Before.DECLARE and isinstance(last, ShownBy)


def _is_dealt(steps: list[Step]) -> bool:
    """Whether players are dealt cards by a step."""
    return any(isinstance(step, Do) and step.deed.verb is Verb.DEAL and step.deed.to == EACH_PLAYER for step in steps)


def _as_held(rule: Held, before: list[Rule]) -> list[Rule]:
    """What everybody holds is as the page has it; where no card was dealt before, it is dealt now."""
    if not tally(before).held:
        return [Do(deal) for deal in dealt(rule)]
    if not agrees(rule, before):
        raise Unread(0, "The players do not have so many cards here.")
    return []


def _is_now(moment: Moment, steps: list[Step], board: Laid) -> bool:
    """Whether something has just been done, or not yet."""
    last = steps[-1] if steps else None
    done = {step.deed.verb for step in steps if isinstance(step, Do)}
    verb = last.deed.verb if isinstance(last, Do) else None
    match moment.before:
        case Before.DEED:
            return verb is moment.verb
        case Before.NO_DEED:
            return moment.verb not in done
        case Before.BETTING | Before.SOME_BETS | Before.LAST_BETS:
            return isinstance(last, Bets)
        case Before.CARDS_LEFT:
            return (so_far := tally(steps)).held - so_far.up == moment.nth
        case Before.CARDS_UP:
            return tally(steps).up == moment.nth
        case Before.CARDS_HELD:
            return tally(steps).held == moment.nth
        case Before.SHOWDOWN:
            return False
        case Before.NO_BETS:
            return not any(isinstance(step, Bets) for step in steps)
        case Before.BOARD:
            return isinstance(last, Do) and verb is Verb.DEAL and last.deed.to == Board()
        case Before.NO_BOARD:
            return not board.up
        case Before.THREE_UP:
            return board.up == 3
        case Before.FOUR_UP:
            return board.up == 4
        case Before.NO_DEAL:
            return Verb.DEAL not in done
        case Before.NO_DRAW:
            return Verb.DRAW not in done
        case Before.FLIP:
            return verb in (Verb.FLIP, Verb.TWIST)
        case Before.DRAW:
            return verb in (Verb.DRAW, Verb.DISCARD, Verb.TWIST)
        case Before.DEAL | Before.PASS | Before.DECLARE:
            return verb is Verb[moment.before.name]
    return True


def _deals(rules: Iterable[Rule]) -> int:
    """How often players are dealt cards."""
    return sum(isinstance(rule, Do) and rule.deed.verb is Verb.DEAL and rule.deed.to != Board() for rule in rules)


def complete(lines: Sequence[Line]) -> tuple[Line, ...]:
    """The lines of a page, put together: the usual ante, who opens, and who wins."""
    found = _come_back(_declared(_for_legs(_in_chips(with_stakes(_capped(_priced(lines)))))))
    found = _staying_in(_without_first_ante(_dealt_on(found)))
    found = _put_together(with_openers(_with_rounds(_bring_in_priced(found))))
    return tuple(_shown(_with_exceptions(_as_usual(found))))


def _with_rounds(lines: Sequence[Line]) -> list[Line]:
    """The lines with the round that a forced bet opens, where none comes next; a bet before the deal waits for one."""
    found: list[Line] = []
    dealt_yet = False
    for at, line in enumerate(lines):
        to_come = [rule for later in lines[at + 1 :] for rule in later.rules if isinstance(rule, Step)]
        steps = [rule for rule in line.rules if isinstance(rule, Step)]
        bets_next = bool(to_come) and (isinstance(to_come[0], Bets) or _forces_bet(to_come[0]))
        lacks = dealt_yet and bool(steps) and _forces_bet(steps[-1]) and not bets_next
        found.append(Line((*line.rules, Bets())) if lacks else line)
        dealt_yet |= any(isinstance(part, Deed) and part.verb is Verb.DEAL for part in line.walk())
    return found


def _forces_bet(rule: Rule) -> bool:
    """Whether a step has somebody bet who has no choice."""
    return isinstance(rule, Do) and rule.deed.verb is Verb.BET and rule.deed.mood in (Mood.DOES, Mood.MUST)


def _in_chips(lines: Sequence[Line]) -> list[Line]:
    """Money in chips: one chip is the largest coin in which every sum on the page can be counted out."""
    sums = [part.times for line in lines for part in line.walk() if isinstance(part, Amount) and part.unit is Unit.CENT]
    coin = gcd(*(int(cents) for cents in sums))
    return [
        rebuilt(
            line,
            lambda part: (
                replace(part, unit=Unit.CHIP, times=part.times / coin)
                if isinstance(part, Amount) and part.unit is Unit.CENT
                else part
            ),
        )
        for line in lines
    ]


def _priced(lines: Sequence[Line]) -> list[Line]:
    """The price of a card goes with the rule before it that offers one and does not say what it costs."""
    rules = [rule for line in lines for rule in line.rules]
    for at, rule in enumerate(rules):
        if isinstance(rule, Costs):
            offer = next(one for one in reversed(rules[:at]) if _offers(one))
            lines = [_in_place_of(line, offer, rebuilt(offer, partial(_at_a_price, costs=rule))) for line in lines]
            rules = [rule for line in lines for rule in line.rules]
    return [Line(tuple(rule for rule in line.rules if not isinstance(rule, Costs))) for line in lines]


def _capped(lines: list[Line]) -> list[Line]:
    """The lines with the most that is paid wherever the pot is matched, where the page says it by itself."""
    for number, line in enumerate(lines, 1):
        for cap in line.rules:
            if isinstance(cap, Capped):
                most = partial(_up_to, most=cap.most)
                found = [rebuilt(Line(tuple(rule for rule in one.rules if rule != cap)), most) for one in lines]
                parts = [part for one in found for part in one.walk()]
                if not any(isinstance(part, Amount) and part.most == cap.most for part in parts):
                    raise Refused(number, "Nobody has to match the pot in this game.")
                return _capped(found)
    return lines


def _up_to(part: Any, most: Amount) -> Any:
    matches = isinstance(part, Deed) and part.verb is Verb.PAY and part.price and part.price.unit is Unit.POT
    return replace(part, price=replace(part.price, most=most)) if matches and not part.price.most else part


def _come_back(lines: list[Line]) -> list[Line]:
    """The lines with a new deal for those too who have folded, where the page says by itself that they are back."""
    for number, line in enumerate(lines, 1):
        if ComeBack() in line.rules:
            parts = [part for one in lines for part in one.walk()]
            if not any(isinstance(part, Deed) and part.verb is Verb.REDEAL for part in parts):
                raise Refused(number, "No cards are dealt anew in this game.")
            kept = (Line(tuple(rule for rule in one.rules if rule != ComeBack())) for one in lines)
            return [rebuilt(one, _for_all) for one in kept]
    return lines


def _for_all(part: Any) -> Any:
    """A new deal for all, and whatever everybody pays for it."""
    match part:
        case Deed(Verb.REDEAL):
            return replace(part, to=ALL_DEALT_IN)
        case When() | If() if any(isinstance(one, Deed) and one.verb is Verb.REDEAL for one in part.walk()):
            return replace(part, then=tuple(map(_by_all, part.then)))
    return part


def _by_all(step: Step) -> Step:
    """What everybody pays, paid by those as well who have folded."""
    match step:
        case Do(Deed(Verb.ANTE | Verb.PAY, agent) as deed) if agent == EACH_PLAYER:
            return Do(replace(deed, agent=ALL_DEALT_IN))
    return step


def _offers(rule: Rule) -> bool:
    """Whether a rule offers a card and does not say what it costs."""
    return any(_free_card(part) for part in rule.walk())


def _free_card(part: Any) -> bool:
    offered = isinstance(part, Deed) and part.verb in (Verb.BUY, Verb.RECEIVE) and part.mood is Mood.MAY
    return offered and part.price is None


def _at_a_price(part: Any, costs: Costs) -> Any:
    return replace(part, price=costs.price, face=part.face or costs.face) if _free_card(part) else part


def _for_legs(lines: list[Line]) -> list[Line]:
    """Where legs win the pot, hands are compared for something else, and who stays out does so for one round."""
    if not any(isinstance(rule, LegsWin) for line in lines for rule in line.rules):
        return lines

    def changed(part: Any) -> Any:
        if part == Showdown(()):
            return Compare()
        return Everyone() if isinstance(part, EveryoneDealtIn) else part

    kept = ((Remark(DEALT_ON) if _redeals(rule) else rule for rule in line.rules) for line in lines)
    found = [rebuilt(Line(tuple(rules)), changed) for rules in kept]
    lost = any(isinstance(part, Deed) and part.verb is Verb.LOSE for line in found for part in line.walk())
    compared = any(isinstance(part, Compare | Showdown) for line in found for part in line.walk())
    return [_compared_first(line) for line in found] if lost and not compared else found


def _redeals(rule: Rule) -> bool:
    return isinstance(rule, Do) and rule.deed.verb is Verb.REDEAL


def _compared_first(line: Line) -> Line:
    """A line in which hands are compared before the best of them earns a leg, so that the others have lost."""
    found: list[Rule] = []
    for rule in line.rules:
        best = isinstance(rule, Do) and rule.deed.verb is Verb.EARN and isinstance(rule.deed.agent.who, Holding)
        found += [Compare(), rule] if best else [rule]
    return Line(tuple(found))


def _settled_after(rules: Sequence[Rule]) -> list[Rule]:
    """What is done after the last declaration of some rules, and before cards are dealt again."""
    last = max((at for at, rule in enumerate(rules) if _is_declaration(rule)), default=len(rules))
    found: list[Rule] = []
    for rule in rules[last + 1 :]:
        if isinstance(rule, Do) and rule.deed.verb is Verb.DEAL:
            break
        found += [rule] if isinstance(rule, Step | When) else []
    return found


def _declared(lines: list[Line]) -> list[Line]:
    """What is held in the hand is how players declare, and the declaration itself where there is no other."""
    legs = any(isinstance(rule, LegsWin) for line in lines for rule in line.rules)
    said = any(_is_declaration(rule) for line in lines for rule in line.rules)
    shown = any(isinstance(rule, ShownBy) and rule.words for line in lines for rule in line.rules)
    found: list[Line] = []
    last: Rule | None = None
    for number, line in enumerate(lines, 1):
        rules: list[Rule] = []
        for rule in line.rules:
            if isinstance(rule, ShownBy):
                if said or not rule.words:
                    continue
                rule, said = Do(Deed(Verb.DECLARE, words=rule.words)), True  # noqa: PLW2901
            elif isinstance(rule, DeclareAgain):
                if last is None and not shown:
                    if not _both_ends_win(lines):
                        raise Refused(number, "It is not said what the players declare.")
                    last = Do(Deed(Verb.DECLARE, words=(Word.HIGH, Word.LOW, Word.BOTH)))
                if last is None:
                    continue
                settling = _settled_after([one for line in (*found, Line(tuple(rules))) for one in line.rules])
                rules += [last, *(settling if legs else ())]
                continue
            if _is_declaration(rule) and (twice := _told_twice(rule, [*found, Line(tuple(rules))])):
                found = [_in_place_of(one, last, twice) for one in found]
                rules = [twice if one == last else one for one in rules]
                last = twice
                continue
            last = rule if _is_declaration(rule) else last
            rules.append(rule)
        found.append(Line(tuple(rules)))
    return _paid_for(_declared_so(_settled_each_time(_declared_each_round(found)) if legs else found))


def _told_twice(rule: Any, lines: list[Line]) -> Do | None:
    """A declaration that was told of right before: players decide, and then say so in some order."""
    steps = [step for line in lines for step in line.steps]
    last: Any = steps[-1] if steps else None
    if last is None or not _is_declaration(last) or last.deed.words != rule.deed.words:
        return None
    plain = Deed(Verb.DECLARE, words=rule.deed.words)
    return last if rule.deed == plain else rule if last.deed == plain else None


def _both_ends_win(lines: list[Line]) -> bool:
    """Whether the high hand and the low hand share the pot."""
    prizes = [part for line in lines for part in line.walk() if isinstance(part, BestHand)]
    return {prize.end for prize in prizes} == set(End)


def _declared_so(lines: list[Line]) -> list[Line]:
    """The lines with the order in which the players declare, where it is said by itself, at their declaration."""
    for number, line in enumerate(lines, 1):
        for how in line.rules:
            if isinstance(how, DeclaredHow):
                told = [
                    rule.deed for one in lines for rule in one.rules if isinstance(rule, Do) and _is_declaration(rule)
                ]
                if not told or any(deed.order not in (None, how.order) or deed.start for deed in told):
                    raise Refused(number, "No line says what the players declare, or another says in what order.")
                so = partial(_in_that_order, how=how)
                lines = [Line(tuple(so(rule) for rule in one.rules if rule != how)) for one in lines]
    return lines


def _paid_for(lines: list[Line]) -> list[Line]:
    """The lines with what it costs to declare something, where the page says it by itself, after the declaration."""
    for number, line in enumerate(lines, 1):
        for said in line.rules:
            if isinstance(said, DeclaringCosts):
                told = [rule for one in lines for rule in one.rules if isinstance(rule, Do) and _is_declaration(rule)]
                if not told or any(said.word not in rule.deed.words for rule in told):
                    raise Refused(number, "No line says that the players declare this.")
                lines = [_with_payment(one, said) for one in lines]
    return lines


def _with_payment(line: Line, said: DeclaringCosts) -> Line:
    """A line in which whoever declares something pays for it."""
    who = Such(Everyone(), Happens(Deed(Verb.DECLARE, YOU, words=(said.word,), time=Time.BEFORE)))
    pay = Do(Deed(Verb.PAY, Players(Quantifier.EACH, who), price=said.price))
    rules = [rule for rule in line.rules if rule != said]
    return Line(tuple(one for rule in rules for one in ((rule, pay) if _is_declaration(rule) else (rule,))))


def _in_that_order(rule: Rule, how: DeclaredHow) -> Rule:
    if isinstance(rule, Do) and _is_declaration(rule):
        return Do(replace(rule.deed, order=how.order, start=how.start))
    return rule


def _declared_each_round(lines: list[Line]) -> list[Line]:
    """Where legs win, every round of cards is declared for and settled, as the page has told of the one before."""
    found: list[Line] = []
    for at, line in enumerate(lines):
        rules = [rule for one in (*found, line) for rule in one.rules]
        later = [rule for one in lines[at + 1 :] for rule in one.rules if _is_deal(rule) or _is_declaration(rule)]
        dealt = any(map(_is_deal, line.rules)) and not any(map(_is_declaration, line.rules))
        last = next((rule for rule in reversed(rules) if _is_declaration(rule)), None)
        if dealt and last and not (later and _is_declaration(later[0])):
            line = Line((*line.rules, last, *_settled_after(rules)))  # noqa: PLW2901
        found.append(line)
    return found


def _settled_each_time(lines: list[Line]) -> list[Line]:
    """Where legs win and what follows is told after the last of several declarations, it follows each of them."""
    places = [
        (at, place) for at, line in enumerate(lines) for place, rule in enumerate(line.rules) if _is_declaration(rule)
    ]
    settled = [
        ((at, place), rule)
        for at, line in enumerate(lines)
        for place, rule in enumerate(line.rules)
        if isinstance(rule, When) and isinstance(rule.condition, Happens) and rule.condition.deed.verb is Verb.DECLARE
    ]
    if len(places) < 2 or not settled or settled[0][0] < places[-1]:
        return lines
    return [
        Line(
            tuple(
                one
                for place, rule in enumerate(line.rules)
                for one in (rule, *((told for _, told in settled) if (at, place) in places[:-1] else ()))
            )
        )
        for at, line in enumerate(lines)
    ]


def _is_deal(rule: Rule) -> TypeGuard[Do]:
    return isinstance(rule, Do) and rule.deed.verb is Verb.DEAL


def _is_declaration(rule: Rule) -> bool:
    return isinstance(rule, Do) and rule.deed.verb is Verb.DECLARE


def _dealt_on(lines: list[Line]) -> list[Line]:
    """To deal again after the hands are shown is to go on with the next hand, as everybody does anyway."""
    found: list[Line] = []
    shown = False
    for line in lines:
        rules: list[Rule] = []
        for rule in line.rules:
            shown = shown or isinstance(rule, Showdown)
            if not (shown and isinstance(rule, Do) and rule.deed.verb in (Verb.REDEAL, Verb.SHUFFLE)):
                rules.append(rule)
        found.append(Line(tuple(rules)))
    return found


def _without_first_ante(lines: list[Line]) -> list[Line]:
    """An ante before the first card is the one that everybody puts in anyway, where there are no blinds.

    That nobody antes is said of later deals then.
    """
    blinds = any(isinstance(rule, Blinds) for line in lines for rule in line.rules)
    found: list[Line] = []
    anted = ended = False
    for line in lines:
        rules: list[Rule] = []
        for rule in line.rules:
            match rule:
                case Do(Deed(Verb.ANTE | Verb.PAY as verb, price=price) as deed) if (
                    not ended and deed == Deed(verb, price=price) and not (anted and price)
                ):
                    if not anted and (price or blinds):
                        rules.append(Ante(price or Amount(Unit.ANTE)))
                    anted = True
                    continue
            ended = ended or isinstance(rule, Step)
            rules.append(rule)
        found.append(Line(tuple(rules)))
    if anted:
        return [Line(tuple(rule for rule in line.rules if rule != Ante(None))) for line in found]
    return found


def _staying_in(lines: list[Line]) -> list[Line]:
    """Where nobody declares in or out, whoever stays in has not folded; where they do, all who drop declare out."""
    parts = [part for line in lines for part in line.walk()]
    if any(isinstance(part, Deed) and part.verb is Verb.DECLARE and Word.OUT in part.words for part in parts):
        return [
            _in_place_of(line, ALL_FOLD, Happens(replace(ALL_FOLD.deed, verb=Verb.DECLARE, words=(Word.OUT,))))
            for line in lines
        ]
    return [_in_place_of(line, IN, Everyone()) for line in lines]


IN = Such(Everyone(), Happens(Deed(Verb.DECLARE, YOU, words=(Word.IN,))))
"""Those who stay in."""
ALL_FOLD = Happens(Deed(Verb.FOLD, EACH_PLAYER))
"""All drop, which is to declare out where the players declare."""


def _in_place_of(part: Any, old: Any, new: Any) -> Any:
    """A meaning with one part in place of another, wherever it stands."""
    return rebuilt(part, lambda inside: new if inside == old else inside)


def _bring_in_priced(lines: list[Line]) -> list[Line]:
    """The lines with the price of the bring-in, where it is said by itself, at the bets that it is the price of."""
    for number, line in enumerate(lines, 1):
        for rule in line.rules:
            if isinstance(rule, BringsIn):
                told = [part for one in lines for part in one.walk() if isinstance(part, Bets) and part.forced]
                if not told or any(bets.bring_in not in (None, rule.price) for bets in told):
                    raise Refused(number, "No line says who brings it in, or it is said for how much.")
                price = rule.price
                lines = [rebuilt(one, partial(_for_price, price=price)) for one in lines]
    return [Line(tuple(rule for rule in line.rules if not isinstance(rule, BringsIn))) for line in lines]


def _for_price(part: Any, price: Amount) -> Any:
    return replace(part, bring_in=price) if isinstance(part, Bets) and part.forced else part


def _put_together(lines: list[Line]) -> list[Line]:
    """Parts of the pot that are given away line by line, put together; somebody has to get what is left."""
    showdowns = dict.fromkeys(rule for line in lines for rule in line.rules if isinstance(rule, Showdown))
    parts = [rule for rule in showdowns if len(rule.shares) == 1 and rule.shares[0].part]
    if not parts:
        return lines
    others, place = [rule for rule in showdowns if rule not in parts], parts[0]
    if sum(part.shares[0].part or 0 for part in parts) < 1:
        if not others:
            number = next(number for number, line in enumerate(lines, 1) if parts[0] in line.rules)
            raise Refused(number, "It is not said who wins the rest of the pot.")
        match others:
            case [Showdown((Share(BestHand(), None),)) as rest]:
                parts.append(place := rest)
    shares = in_portions(tuple(part.shares[0] for part in parts))
    if not shares:
        return lines
    whole = Showdown(shares)
    return [
        Line(tuple(whole if rule == place else rule for rule in line.rules if rule == place or rule not in parts))
        for line in lines
    ]


def _as_usual(lines: list[Line]) -> list[Line]:
    """Where nobody has the card that wins a share, the other shares take all: to say so changes nothing."""
    shares = [share for line in lines for rule in line.rules if isinstance(rule, Showdown) for share in rule.shares]
    cards = [share.prize.cards for share in shares if isinstance(share.prize, BestCard)]

    def plain(rule: Rule) -> bool:
        match rule:
            case If(Holds(Players(Quantifier.NO), Has(held)), (Showdown((Share(prize),)),), ()) | When(
                Holds(Players(Quantifier.NO), Has(held)), (Showdown((Share(prize),)),)
            ):
                return replace(held, many=None) in cards and any(share.prize == prize for share in shares)
        return False

    return [Line(tuple(Remark(NO_SUCH_CARD) if plain(rule) else rule for rule in line.rules)) for line in lines]


def _with_exceptions(lines: list[Line]) -> list[Line]:
    """A showdown, and what wins under some condition, which stands after it: it wins in place of what was said."""
    steps = [(number, rule) for number, line in enumerate(lines) for rule in line.rules if isinstance(rule, Step)]
    for at in range(len(steps) - 1, 0, -1):
        (first, usual), (second, exception) = steps[at - 1], steps[at]
        match usual, exception:
            case Showdown(shares), If(condition, (Showdown(others),), ()) if (
                shares and others and _lies_open(condition)
            ):
                whole = If(condition, exception.then, (usual,))
            case If(other, (Showdown(shares),), ()), If(condition, (Showdown(others),)) if (
                shares and others and _lies_open(other) and _lies_open(condition)
            ):
                whole = replace(usual, otherwise=(exception,))
            case _:
                continue
        lines = [*lines]
        lines[second] = Line(tuple(rule for rule in lines[second].rules if rule is not exception))
        lines[first] = Line(tuple(whole if rule is usual else rule for rule in lines[first].rules))
        steps[at - 1 : at + 1] = [(first, whole)]
    return lines


def _lies_open(condition: Condition) -> bool:
    """Whether something is so before hands are compared: how many are left, and which cards lie on the table."""
    match condition:
        case StillIn():
            return True
        case AreOf(cards) | Has(cards):
            return isinstance(cards.at, Board | TableCards) or (cards.at, cards.face) == (Anywhere(), Face.UP)
        case Not(inside):
            return _lies_open(inside)
        case All(parts) | AnyOf(parts):
            return all(map(_lies_open, parts))
    return False


def _plainly_shown(line: Line) -> Line:
    """If two or more are left, they show: so they do in any case, since the hand is over where one is left."""
    shows = If(StillIn(Quantity(2, None)), (Showdown(()),))
    return Line(tuple(Showdown(()) if rule == shows else rule for rule in line.rules))


def _shown(lines: list[Line]) -> list[Line]:
    """A showdown that only says so is the one that is spelled out elsewhere, or the high hand wins."""
    spelled = any(isinstance(rule, Showdown) and rule.shares for line in lines for rule in line.rules)
    found = []
    for line in map(_plainly_shown, lines):
        rules = [
            Showdown(HIGH_HAND) if rule == Showdown(()) else rule
            for rule in line.rules
            if not (spelled and rule == Showdown(()))
        ]
        found.append(Line(tuple(rules)))
    return found
