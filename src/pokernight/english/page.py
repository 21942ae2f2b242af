"""Reading a page: its lines one after the other, each in the light of those before it."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cache, partial
from itertools import zip_longest
from math import gcd
from typing import Any

from pokernight.english.around import around
from pokernight.english.based import Unclear, built_on
from pokernight.english.claims import Refused, agreed
from pokernight.english.classics import lines_of
from pokernight.english.grammar.afterthoughts import SaysMore
from pokernight.english.grammar.betting import NO_BETTING
from pokernight.english.grammar.marks import (
    Again,
    Aim,
    Another,
    Before,
    BringsIn,
    Costs,
    Counted,
    Counting,
    DeclareAgain,
    DeclaredHow,
    EachDraw,
    Held,
    Moment,
    Named,
    OpensAfter,
    OpensRound,
    ShownBy,
)
from pokernight.english.holding import agrees, dealt
from pokernight.english.layout import in_layout
from pokernight.english.lowering import HALF, NO_BOARD, Laid, lowered, narrows, settled
from pokernight.english.reading import Unread, read_open
from pokernight.english.tally import bears_out, repeated, tally
from pokernight.meaning.cards import Board, Cards, Face, TableCards
from pokernight.meaning.deeds import Deed, Mood, Time, Verb, Word
from pokernight.meaning.hands import BestCard, BestHand, Compare, LegsWin, Share, Showdown
from pokernight.meaning.layouts import Figure, LaidIn
from pokernight.meaning.numbers import Amount, Quantity, Unit
from pokernight.meaning.players import (
    EACH_PLAYER,
    YOU,
    YOURSELF,
    End,
    Everyone,
    EveryoneDealtIn,
    Other,
    Players,
    Quantifier,
    Showing,
    Such,
    You,
)
from pokernight.meaning.rules import (
    All,
    Ante,
    Bets,
    Blinds,
    Do,
    Happens,
    Has,
    Holds,
    If,
    Line,
    Opener,
    Remark,
    StillIn,
    When,
)
from pokernight.meaning.sorts import Rule, Step, Who, rebuilt

HIGH_HAND = (Share(BestHand(End.HIGH)),)


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
    stops: list[Stop] = []
    opened: list[Line] = []
    for number, text in enumerate(texts, 1):
        try:
            opened.append(read_open(text))
        except Unread as unread:
            stops.append(Stop(number, unread.column, unread.reason, unread.strange))
            opened.append(Line(()))
    figure = next((rule.figure for line in opened for rule in line.rules if isinstance(rule, LaidIn)), None)
    if figure:
        opened, stops = _in_figure(texts, figure, opened, stops)
    if stops:  # what the lines say together cannot be told while some are unread
        raise PageUnread(tuple(stops))
    try:
        opened = built_on(opened, base_lines)
    except Unclear as unclear:
        stops.append(Stop(unclear.line, 0, unclear.reason))
    lines = _borne_out(_bet_after_draws(_in_order(opened, stops), stops), stops)
    if stops:
        raise PageUnread(tuple(sorted(stops, key=lambda stop: stop.line)))
    try:
        return complete(around(agreed(lines)))
    except Refused as refused:
        raise PageUnread((Stop(refused.line, 0, refused.reason),)) from refused


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


@cache
def base_lines(game: str) -> tuple[Line, ...]:
    """The lines of a game on our shelf, before they are put together."""
    return tuple(_in_order([read_open(text) for text in lines_of(game)], []))


def _in_order(opened: Sequence[Line], stops: list[Stop]) -> list[Line]:
    """The lines of a page, each in the light of those before it; where one makes no sense there, it is noted."""
    lines: list[Line] = []
    board = NO_BOARD
    before_last: dict[int, int] = {}
    """The lines that speak of the last card, with how often cards were dealt before them."""
    for number, said in enumerate(opened, 1):
        try:
            line = settled(said, board)
            line = _about_the_last(line, lines)
            before = [rule for earlier in lines for rule in earlier.rules]
            if Moment(Before.LAST_CARD) in line.rules:
                before_last[number] = _deals(before)
            line = _limited(line, lines)
            line = _repeated(_drawn_again(line, before, opened[number:]), before)
            line = _others(_timely(line, before, board), before)
        except Unread as unread:
            stops.append(Stop(number, unread.column, unread.reason))
            line = Line(())
        board = laid(line, board)
        lines.append(line)
    for number, deals in before_last.items():
        if _deals(rule for line in lines for rule in line.rules) != deals + 1:
            stops.append(Stop(number, 0, "The last card is not dealt right after this."))
    return lines


def _about_the_last(line: Line, lines: list[Line]) -> Line:
    """A line without what it says about the last step of the lines before, which takes it on."""
    rules = list(line.rules)
    at = max((at for at, earlier in enumerate(lines) if earlier.steps), default=None)
    while rules and (isinstance(rules[0], SaysMore) or (at is not None and narrows(lines[at].steps[-1], rules[0]))):
        if at is None or any(not isinstance(rule, Remark) for later in lines[at + 1 :] for rule in later.rules):
            break
        remarks = tuple(rule for rule in lines[at].rules if isinstance(rule, Remark))
        told = lowered(Line((*(rule for rule in lines[at].rules if rule not in remarks), rules.pop(0))))
        if any(isinstance(rule, SaysMore) for rule in told.rules):
            break
        lines[at] = Line((*told.rules, *remarks))
    else:
        if not any(isinstance(rule, SaysMore) for rule in rules):
            return Line(tuple(rules))
    raise Unread(0, "There is nothing before this that it could be about.")


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
        if not isinstance(rule, Another):
            found.append(rule)
            continue
        following = next((one for one in (*line.rules[at + 1 :], *steps_later) if isinstance(one, Step)), None)
        if _is_draw(following):
            continue
        last = next((one for one in reversed([*before, *found]) if _is_draw(one)), None)
        if last is None:
            raise Unread(0, "It is not said how cards are drawn.")
        found.append(last)
    return Line(tuple(found))


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


def _bet_after_draws(lines: list[Line], stops: list[Stop]) -> list[Line]:
    """The betting that a page says comes after each draw, and as many draws as it counts where it tells of one."""
    said = [
        (number, rule.bets) for number, line in enumerate(lines, 1) for rule in line.rules if isinstance(rule, EachDraw)
    ]
    if not said:
        return lines
    rules = [rule for line in lines for rule in line.rules]
    steps = [rule for rule in rules if isinstance(rule, Step)]
    draws = [at for at, step in enumerate(steps) if _is_draw(step)]
    if not draws:
        stops.append(Stop(said[0][0], 0, "It is not said how cards are drawn."))
    counted = [rule.many for rule in rules if isinstance(rule, Counted) and rule.what is Counting.DRAWS]
    times = counted[0] if counted and len(draws) == 1 else 1
    bet = {id(steps[at]) for at in draws if isinstance(steps[at + 1] if at + 1 < len(steps) else None, Bets)}
    found: list[Line] = []
    for line in lines:
        kept: list[Rule] = []
        for rule in line.rules:
            if _is_draw(rule):
                kept += [rule, said[0][1]] * (times - 1)
                kept += [rule] if id(rule) in bet else [rule, said[0][1]]
            elif not isinstance(rule, EachDraw):
                kept.append(rule)
        found.append(Line(tuple(kept)))
    return found


def _repeated(line: Line, before: list[Rule]) -> Line:
    """A line in which the same is done again, written out."""
    found: list[Rule] = []
    for rule in line.rules:
        if isinstance(rule, Again):
            steps = repeated(rule, [*before, *found])
            if steps is None:
                raise Unread(0, "It cannot be told from the page what is done again, or how often.")
            found += steps
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


def _timely(line: Line, before: list[Rule], board: Laid) -> Line:
    """A line whose sentences say when they come, and come there."""
    found: list[Rule] = []
    for rule in line.rules:
        if isinstance(rule, Moment):
            steps = [one for one in (*before, *found) if isinstance(one, Step)]
            if rule.before is Before.LAST_BETS and _is_dealt(steps[-1:]):
                found.append(Bets())  # on the card that was dealt last
            elif not _is_now(rule, steps, board):
                raise Unread(0, "What this says it follows does not come right before it.")
        elif isinstance(rule, Held):
            found += _as_held(rule, [*before, *found])
        elif not isinstance(rule, Named):
            found.append(rule)
    return Line(tuple(found))


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
        case Before.BETTING | Before.LAST_BETS:
            return isinstance(last, Bets)
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


def laid(line: Line, board: Laid) -> Laid:
    """The community cards after a line."""
    for rule in line.rules:
        match rule:
            case Do(Deed(Verb.DEAL, to=Board(), cards=cards, face=face)) if cards and cards.many:
                many = cards.many.low
                board = (
                    replace(board, up=board.up + many) if face is Face.UP else replace(board, down=board.down + many)
                )
            case Do(Deed(Verb.FLIP, cards=cards)) if cards and isinstance(cards.at, Board) and cards.many:
                many = min(cards.many.low, board.down)
                board = replace(board, up=board.up + many, down=board.down - many)
            case LaidIn(figure):
                board = replace(board, figure=figure)
    return board


def complete(lines: Sequence[Line]) -> tuple[Line, ...]:
    """The lines of a page, put together: the usual ante, who opens, and who wins."""
    found = _staying_in(_without_first_ante(_dealt_on(_declared(_for_legs(_in_chips(_priced(lines)))))))
    found = _put_together(_opened(_opened_after(_opened_in(_led(_brought_in(_bring_in_priced(found)))))))
    return tuple(_shown(_as_usual(found)))


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

    kept = (
        (rule for rule in line.rules if not (isinstance(rule, Do) and rule.deed.verb is Verb.REDEAL)) for line in lines
    )
    return [rebuilt(Line(tuple(rules)), changed) for rules in kept]


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
                    raise Refused(number, "It is not said what the players declare.")
                if last is None:
                    continue
                settling = _settled_after([one for line in (*found, Line(tuple(rules))) for one in line.rules])
                rules += [last, *(settling if legs else ())]
                continue
            last = rule if _is_declaration(rule) else last
            rules.append(rule)
        found.append(Line(tuple(rules)))
    return _declared_so(_declared_each_round(found) if legs else found)


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


def _is_deal(rule: Rule) -> bool:
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
            if not (shown and isinstance(rule, Do) and rule.deed.verb is Verb.REDEAL):
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


def _brought_in(lines: list[Line]) -> list[Line]:
    """The lines without betting rounds that the line before has begun already, by saying who opens or must bet."""
    found: list[Line] = []
    last: Step | None = None
    for line in lines:
        rules: list[Rule] = []
        for rule in line.rules:
            if rule == Bets() and isinstance(last, Bets) and last.opener:
                continue
            rules.append(rule)
            last = rule if isinstance(rule, Step) else last
        found.append(Line(tuple(rules)))
    return found


def _led(lines: list[Line]) -> list[Line]:
    """Who bets first, said in a line right after betting, is said of those rounds: no round follows another at once."""
    found: list[Line] = []
    for line in lines:
        before = next((at for at in range(len(found) - 1, -1, -1) if found[at].steps), None)
        match line.steps:
            case (Bets(opener) as told, *_) if before is not None and opener and told == Bets(opener):
                if found[before].steps[-1] == Bets():
                    found[before] = _in_place_of(found[before], Bets(), told)
                    line = Line(tuple(Opener(opener) if rule is told else rule for rule in line.rules))  # noqa: PLW2901
        found.append(line)
    return found


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


def _opened_in(lines: list[Line]) -> list[Line]:
    """The lines with whoever opens a certain round named there; where no such round is told, that line tells it."""
    for at, line in enumerate(lines):
        for rule in line.rules:
            if isinstance(rule, OpensRound):
                lines = _in_round(lines, at, rule)
    return lines


def _in_round(lines: list[Line], at: int, said: OpensRound) -> list[Line]:
    before = [step for line in lines[:at] for step in line.steps]
    rules = lines[at].rules
    before += [rule for rule in rules[: rules.index(said)] if isinstance(rule, Step)]
    after = [rule for rule in rules[rules.index(said) :] if isinstance(rule, Step)]
    after += [step for line in lines[at + 1 :] for step in line.steps]
    rounds = [
        (number, place)
        for number, line in enumerate(lines)
        for place, rule in enumerate(line.rules)
        if isinstance(rule, Bets)
    ]
    told_here = sum(isinstance(step, Bets) for step in before) == said.nth - 1 and _deals(before)
    if told_here and not isinstance(before[-1], Bets) and not isinstance(after[0] if after else None, Bets):
        return _replaced(lines, at, rules.index(said), said.bets)
    if said.nth > len(rounds):
        raise Refused(at + 1, "There is no such betting round.")
    number, place = rounds[said.nth - 1]
    if lines[number].rules[place] not in (Bets(), said.bets):
        raise Refused(at + 1, "It is said otherwise who opens that round.")
    found = _replaced(lines, number, place, said.bets)
    found[at] = Line(tuple(rule for rule in found[at].rules if rule != said))
    return found


def _replaced(lines: list[Line], number: int, place: int, rule: Rule) -> list[Line]:
    """The lines with a rule in place of another."""
    rules = lines[number].rules
    return [*lines[:number], Line((*rules[:place], rule, *rules[place + 1 :])), *lines[number + 1 :]]


def _opened_after(lines: list[Line]) -> list[Line]:
    """The lines with whoever opens after a certain round named right after that round."""
    after = {
        rule.nth: Opener(rule.who, later=True) for line in lines for rule in line.rules if isinstance(rule, OpensAfter)
    }
    played = sum(isinstance(rule, Bets) for line in lines for rule in line.rules)
    found: list[Line] = []
    rounds = 0
    for number, line in enumerate(lines, 1):
        if any(isinstance(rule, OpensAfter) and rule.nth >= played for rule in line.rules):
            raise Refused(number, "There is no betting round after that one.")
        rules: list[Rule] = []
        for rule in line.rules:
            if isinstance(rule, OpensAfter):
                continue
            rules.append(rule)
            rounds += isinstance(rule, Bets)
            if isinstance(rule, Bets) and rounds in after:
                rules.append(after[rounds])
        found.append(Line(tuple(rules)))
    return found


def _opened(lines: list[Line]) -> list[Line]:
    """Betting rounds with the opener who was named for them: from there on, or for all where it is said at the end.

    Where nobody was named, the high hand showing opens as soon as cards lie face up.
    """
    opener, but_first = _said_at_the_end(lines)
    found: list[Line] = []
    showdowns, up, first = _showdowns(lines), False, True
    for line in lines:
        rules: list[Any] = []
        for rule, following in zip_longest(line.rules, line.rules[1:]):
            showdowns -= isinstance(rule, Showdown)
            up = up or _shows_cards(rule)
            if isinstance(rule, Opener):
                opener = rule.who
            elif isinstance(rule, Bets) and not rule.opener and not rule.rotates:
                if isinstance(following, Opener) and not following.later:
                    opener = following.who  # "bet; from here on the high hand goes first"
                named = None if first and but_first else opener
                rules.append(replace(rule, opener=named or (Showing(End.HIGH) if up else None)))
            elif showdowns or not isinstance(rule, Bets) or not _showdowns(lines):
                rules.append(rule)
            first = first and not isinstance(rule, Bets)
        found.append(Line(tuple(rules)))
    return found


def _shows_cards(rule: Rule) -> bool:
    """Whether players have cards face up after a step."""
    match rule:
        case Do(Deed(Verb.DEAL, to=Players(), face=Face.UP)):
            return True
        case Do(Deed(Verb.FLIP, cards=cards, face=None)):
            return cards is None or not isinstance(cards.at, Board | TableCards)
    return False


def _showdowns(lines: list[Line]) -> int:
    """How often hands are compared."""
    return sum(isinstance(rule, Showdown) for line in lines for rule in line.rules)


def _said_at_the_end(lines: list[Line]) -> tuple[Who | None, bool]:
    """Who opens every round, where that is said after the last one, and whether the first round is left out."""
    rules = [rule for line in lines for rule in line.rules]
    shown = [at for at, rule in enumerate(rules) if isinstance(rule, Showdown)] or [len(rules)]
    for rule in rules[shown[-1] :]:
        if isinstance(rule, Bets) and rule.opener:
            return rule.opener, False
    last = max((at for at, rule in enumerate(rules[: shown[-1]]) if isinstance(rule, Bets)), default=len(rules))
    for rule in rules[last + 1 :]:
        if isinstance(rule, Opener):
            return rule.who, rule.later
    return None, False


def _put_together(lines: list[Line]) -> list[Line]:
    """Two halves of the pot that are given away in two lines, put together."""
    halves = [
        rule
        for line in lines
        for rule in line.rules
        if isinstance(rule, Showdown) and len(rule.shares) == 1 and rule.shares[0].part == HALF
    ]
    if len(halves) != 2:
        return lines
    whole = Showdown(tuple(Share(half.shares[0].prize) for half in halves))
    return [
        Line(tuple(whole if rule == halves[0] else rule for rule in line.rules if rule != halves[1])) for line in lines
    ]


def _as_usual(lines: list[Line]) -> list[Line]:
    """Where nobody has the card that wins a share, the other shares take all: to say so changes nothing."""
    shares = [share for line in lines for rule in line.rules if isinstance(rule, Showdown) for share in rule.shares]
    cards = [share.prize.cards for share in shares if isinstance(share.prize, BestCard)]

    def plain(rule: Rule) -> bool:
        match rule:
            case If(Holds(Players(Quantifier.NO), Has(held)), (Showdown((Share(prize),)),), ()):
                return replace(held, many=None) in cards and any(share.prize == prize for share in shares)
        return False

    return [Line(tuple(rule for rule in line.rules if not plain(rule))) for line in lines]


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
