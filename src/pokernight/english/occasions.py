"""Betting that a page tells of all at once, put where it comes: after the deal, before the showdown."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from pokernight.english.claims import Refused
from pokernight.english.grammar.marks import BetsAt, Coming, Course, EachDraw, Occasion
from pokernight.english.grammar.occasions import BOARD_STREETS, PREFLOP
from pokernight.english.lowering import one_by_one
from pokernight.meaning.cards import Board, Cards, Face
from pokernight.meaning.deeds import Deed, Verb
from pokernight.meaning.hands import Showdown
from pokernight.meaning.layouts import AtSpot
from pokernight.meaning.numbers import ONE, exactly
from pokernight.meaning.players import Players
from pokernight.meaning.rules import Bets, Do, Line
from pokernight.meaning.sorts import Rule, Step

VERBS = {
    Coming.DRAW: (Verb.DRAW, Verb.TWIST),
    Coming.PASS: (Verb.PASS,),
    Coming.FLIP: (Verb.FLIP,),
    Coming.DECLARE: (Verb.DECLARE,),
}


def as_course(said: BetsAt) -> Course | None:
    """The whole course of a hand with a flop, a turn and a river, where betting on each of them is told."""
    others = [one for one in said.occasions if one not in BOARD_STREETS]
    early = all(one in (PREFLOP, Occasion(Coming.DEAL)) for one in others)
    whole = set(BOARD_STREETS) <= set(said.occasions) and said.bets == Bets()
    return Course(preflop=bool(others)) if whole and early else None


def bet_at(lines: list[Line]) -> list[Line]:
    """The lines of a page with the betting that is told of all at once on each of its occasions."""
    for number, line in enumerate(lines):
        for said in line.rules:
            if isinstance(said, BetsAt):
                try:
                    lines = _placed(*_opened(lines, number, said))
                except LookupError as missing:
                    raise Refused(
                        number + 1, "There is nothing like that on the page to bet before or after."
                    ) from missing
    return lines


def _opened(lines: list[Line], number: int, said: BetsAt) -> tuple[list[Line], int, BetsAt]:
    """Who bets first, told in a line right after the betting, bets first on each occasion."""
    after = next((at for at in range(number + 1, len(lines)) if lines[at].steps), None)
    match lines[after].steps if after else ():
        case (Bets(opener) as told,) if after and opener and told == Bets(opener) and not said.bets.opener:
            opened = replace(said, bets=replace(said.bets, opener=opener))
            lines = [_replaced(line, told, ()) if at == after else line for at, line in enumerate(lines)]
            lines[number] = _replaced(lines[number], said, (opened,))
            return lines, number, opened
    return lines, number, said


def _replaced(line: Line, old: Rule, new: tuple[Rule, ...]) -> Line:
    """A line with other rules in place of one."""
    return Line(tuple(one for rule in line.rules for one in (new if rule is old else (rule,))))


@dataclass(frozen=True)
class Unit:
    """A rule of a line, or one card of those that it deals or turns up."""

    line: int
    place: int
    rule: Rule


def _placed(lines: list[Line], number: int, said: BetsAt) -> list[Line]:
    """The lines with a betting round on each occasion that has none, and without the words that told of them."""
    draws = [one for one in said.occasions if one.what is Coming.DRAW and one.each]
    around = [one for one in said.occasions if draws and (one.what is Coming.DEAL or _first_draw(one))]
    kept = (EachDraw(said.bets, first=bool(around)),) if draws else ()
    units = list(_units([_replaced(line, said, kept) for line in lines]))
    at = set(_places([one for one in said.occasions if one not in (*draws, *around)], units))
    rules: list[list[Rule]] = [[] for _ in lines]
    last: Unit | None = None
    for place, unit in enumerate(units):
        own = rules[unit.line]
        if last and (last.line, last.place) == (unit.line, unit.place):
            own[-1] = _one_more(own[-1])
        else:
            own.append(unit.rule)
        last = unit
        if place in at and (told := _round_at(units, place)) is None:
            own.append(said.bets)
            last = None
        elif place in at and told is not None and units[told].rule == Bets():
            units[told] = replace(units[told], rule=said.bets)
            own[-1] = units[place].rule if told == place else own[-1]
        elif place in at and told is not None and units[told].line > number and units[told].rule != said.bets:
            raise Refused(units[told].line + 1, "It is not clear which betting round this tells of.")
    return [Line(tuple(found)) for found in rules]


def _round_at(units: list[Unit], place: int) -> int | None:
    """The betting round that the page tells of at a place, or right after it."""
    following = (at for at in range(place + 1, len(units)) if isinstance(units[at].rule, Step))
    return next((at for at in (place, next(following, place)) if isinstance(units[at].rule, Bets)), None)


def _first_draw(one: Occasion) -> bool:
    """Whether there is betting before the first draw."""
    return one.what is Coming.DRAW and one.before and one.nth in (0, 1)


def _one_more(rule: Rule) -> Rule:
    """A deal, or a turn of cards, with one card more."""
    assert isinstance(rule, Do)
    assert rule.deed.cards
    many = exactly(one_by_one(rule) + 1)
    return Do(replace(rule.deed, cards=replace(rule.deed.cards, many=many)))


def _units(lines: Sequence[Line]) -> Iterator[Unit]:
    """The rules of all lines one after the other, each card by itself."""
    for at, line in enumerate(lines):
        for place, rule in enumerate(line.rules):
            many = one_by_one(rule)
            if many > 1 and isinstance(rule, Do) and rule.deed.cards and not rule.deed.then:
                single = Do(replace(rule.deed, cards=replace(rule.deed.cards, many=ONE)))
                yield from [Unit(at, place, single)] * many
            else:
                yield Unit(at, place, rule)


def _places(occasions: Sequence[Occasion], units: list[Unit]) -> Iterator[int]:
    """After which units there is betting."""
    last: int | None = None
    for one in occasions:
        for place in _of(one, units, last):
            last = place if not one.before else _step_before(units, place)
            yield last


def _step_before(units: list[Unit], place: int) -> int:
    """The step before a place; without one there is nothing to bet on."""
    return next(at for at in range(place - 1, -1, -1) if isinstance(units[at].rule, Step))


def _of(one: Occasion, units: list[Unit], last: int | None) -> list[int]:
    """The units that an occasion is about; there has to be one."""
    if one.what is Coming.DEAL:
        return [_end_of_deal(units)]
    if one.what is Coming.SHOWDOWN:
        return [next((at for at, unit in enumerate(units) if isinstance(unit.rule, Showdown)), len(units))]
    found = [at for at, unit in enumerate(units) if _is(one.what, unit.rule)]
    if one.each and one.what is Coming.CARD and not one.nth and last is None:  # nobody bets before a card is up
        last = next(at for at in found if _is(Coming.UP, units[at].rule)) - 1
    if one.each:
        some = [at for at in found[max(one.nth - 1, 0) :] if last is None or at > last]
        return some or _nothing()
    if not one.nth and len(found) > 1:
        _nothing()
    return [found[one.nth - 1 if one.nth > 0 else -1]]


def _nothing() -> list[int]:
    raise LookupError


def _is(what: Coming, rule: Rule) -> bool:
    """Whether a unit is one of those that an occasion is about."""
    match rule:
        case Do(Deed(Verb.DEAL, to=Players(), face=face)):
            return what in (Coming.CARD, Coming.UP if face is Face.UP else Coming.DOWN)
        case Do(Deed(Verb.DEAL, to=Board(), face=face)):
            return what is Coming.BOARD and face is not Face.DOWN
        case Do(Deed(Verb.FLIP, cards=Cards(at=Board() | AtSpot()))):
            return what is Coming.BOARD
        case Do(Deed(verb)):
            return verb in VERBS.get(what, ())
    return False


def _end_of_deal(units: list[Unit]) -> int:
    """The last of the cards that are dealt at first: all that lie face down, or what comes with the first face up."""
    start = next(at for at, unit in enumerate(units) if _is(Coming.CARD, unit.rule))
    end = start
    for at in range(start + 1, len(units)):
        rule = units[at].rule
        if not isinstance(rule, Step):
            continue
        shown = any(_is(Coming.UP, unit.rule) for unit in units[start : at + 1])
        dealt = isinstance(rule, Do) and rule.deed.verb is Verb.DEAL and not _is(Coming.BOARD, rule)
        if not dealt or (shown and units[at].line != units[start].line):
            break
        end = at
    return end
