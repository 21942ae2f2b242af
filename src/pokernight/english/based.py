"""A page that builds on a well-known game: what it says itself, and what it takes from there.

Where a page spells out its own deal and betting, the game it names only describes it, and must not contradict it.
Where it deals nothing itself, the steps of that game are taken: what the page says of them takes their place, and
what it adds stands beside them. Whatever cannot be told from the page is refused.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from pokernight.english.grammar.marks import AfterEach, Again, Base, Before, BetsAt, Likeness, Moment
from pokernight.english.lowering import HALF
from pokernight.english.tally import repeated, street, tally
from pokernight.meaning.cards import Board, Cards, Face
from pokernight.meaning.deeds import Deed, Verb
from pokernight.meaning.hands import Showdown
from pokernight.meaning.numbers import Quantity
from pokernight.meaning.players import Dealer, End, Neighbor, Players, Showing, Side
from pokernight.meaning.rules import Bets, Do, Line, Opener
from pokernight.meaning.sorts import Step

Lines = Callable[[str], Sequence[Line]]


class Unclear(Exception):
    """What a page takes from the game that it names cannot be told; the line, and a sentence."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(reason)
        self.line = line
        self.reason = reason


@dataclass(frozen=True)
class Said:
    """A step of the page, with the number of its line."""

    line: int
    step: Step


def built_on(lines: list[Line], lines_of: Lines) -> list[Line]:
    """The lines of a page, with what it takes from the game that it names."""
    named = [(at, rule) for at, line in enumerate(lines, 1) for rule in line.rules if isinstance(rule, Base)]
    for at, base in named:
        lines = _with_base(lines, at, base, [rule for line in lines_of(base.game) for rule in line.rules])
    return lines


def _with_base(lines: list[Line], at: int, base: Base, rules: list[Any]) -> list[Line]:
    """The lines of a page with what one of them takes from a game, given by its rules."""
    steps = [
        Said(number, rule) for number, line in enumerate(lines, 1) for rule in line.rules if isinstance(rule, Step)
    ]
    own = [said for said in steps if base.how is not Likeness.BUT or said.line != at or not _hole_cards(said.step)]
    if base.how is Likeness.REST:
        return _going_on(lines, at, base, rules, own)
    deals = [said for said in own if _dealt(said.step)]
    alone = not any(line.rules for number, line in enumerate(lines, 1) if number != at)
    if not deals and (base.how is Likeness.VAGUE or (base.how is Likeness.TWIST and alone)):
        raise Unclear(at, f"It is not said in what way this differs from {base.game}.")
    if not deals:
        return _taking(lines, at, base, [_unopened(rule) for rule in rules])
    if base.how is Likeness.IS and _tells_some(deals, rules):
        return _taking(list(map(_without_deals, lines)), at, base, [_unopened(rule) for rule in rules])
    after_each = any(isinstance(rule, AfterEach | BetsAt) for line in lines for rule in line.rules)
    if not after_each and not any(isinstance(said.step, Bets) for said in own):
        raise Unclear(at, f"This is {base.game}, but other lines deal the cards themselves and do not say when to bet.")
    lines = _told_twice(lines, at, base)
    if base.how is Likeness.IS and (theirs := _cards(rules)) != (ours := _cards(_spelled_out(own))):
        raise Unclear(at, f"In {base.game} {_told(theirs)}, but on this page {_told(ours)}.")
    return _without(lines, base)


def _tells_some(deals: list[Said], rules: list[Any]) -> bool:
    """Whether a page tells of some of the cards of a game, the first or the last ones, as that game deals them."""
    theirs = [_lot(rule) for rule in rules if _dealt(rule)]
    ours = [_lot(said.step) for said in deals]
    ends = (theirs[:first] + theirs[len(theirs) + first - len(ours) :] for first in range(len(ours) + 1))
    return len(ours) < len(theirs) and ours in ends


def _lot(deal: Any) -> tuple[int, Face | None, bool]:
    """How many cards a step deals, how they lie, and whether they go to the board."""
    return _dealt(deal), deal.deed.face or deal.deed.cards.face, deal.deed.to == Board()


def _without_deals(line: Line) -> Line:
    """A line without what the game that the page names does anyway: to deal, and to bet on that."""
    kept: list[Any] = []
    after_deal = False
    for rule in line.rules:
        match rule:
            case AfterEach(Bets(opener)):
                kept += [Opener(opener, throughout=True)] if opener else []
            case Bets(opener=None, forced=False) if after_deal:
                continue
            case _ if not _dealt(rule):
                kept.append(rule)
        after_deal = bool(_dealt(rule))
    return Line(tuple(kept))


def _told_twice(lines: list[Line], at: int, base: Base) -> list[Line]:
    """The lines of a page without cards that it says it differs in, where it tells of its own deal besides."""
    here = [rule for rule in lines[at - 1].rules if _hole_cards(rule)]
    others = [rule for line in (*lines[: at - 1], *lines[at:]) for rule in line.rules if _hole_cards(rule)]
    if base.how is not Likeness.BUT or not here or not others:
        return lines
    if sum(map(_dealt, here)) != sum(map(_dealt, others)):
        raise Unclear(at, "Another line says otherwise how many cards each player gets.")
    kept = Line(tuple(rule for rule in lines[at - 1].rules if rule not in here))
    return [*lines[: at - 1], kept, *lines[at:]]


def _spelled_out(own: Sequence[Said]) -> list[Any]:
    """The steps of a page, with those that are done again written out."""
    found: list[Any] = []
    for said in own:
        found += (repeated(said.step, found) if isinstance(said.step, Again) else None) or [said.step]
    return found


def _without(lines: list[Line], base: Base) -> list[Line]:
    return [Line(tuple(rule for rule in line.rules if rule != base)) for line in lines]


def _going_on(lines: list[Line], at: int, base: Base, rules: list[Any], own: list[Said]) -> list[Line]:
    """What is left of a game after the steps that the page has taken; nothing where it spells out the rest itself."""
    if any(said.line > at and (_dealt(said.step) or isinstance(said.step, Bets)) for said in own):
        return _without(lines, base)
    done = [mark for said in own if said.line <= at and (mark := _mark(said.step))]
    steps = [_unopened(rule) for rule in rules]
    for end in range(len(steps) + 1):
        if [mark for step in steps[:end] if (mark := _mark(step))] == done:
            rest = _shown_once(steps[end:], lines)
            return [_in_place(line, base, rest) for line in lines]
    raise Unclear(at, f"The steps before this line are not those that {base.game} begins with.")


def _in_place(line: Line, base: Base, rules: list[Any]) -> Line:
    return Line(tuple(one for rule in line.rules for one in (rules if rule == base else [rule])))


def _taking(lines: list[Line], at: int, base: Base, rules: list[Any]) -> list[Line]:
    """The steps of a game in the line that names it, and what the other lines say about them."""
    found: list[Line] = []
    for number, line in enumerate(lines, 1):
        kept: list[Any] = []
        moment: Moment | None = None
        for rule in line.rules:
            if isinstance(rule, Moment):
                moment = rule
            elif moment and moment.before is Before.STREET and _dealt(rule):
                rules = _dealt_on_street(rules, rule, moment.nth, number)
            elif isinstance(rule, Bets):
                rules = _bets_as(rules, rule, number, base)
            elif isinstance(rule, Do) and rule.deed.verb is not Verb.ANTE:
                rules = _done_as(rules, rule, number, base, changes=number == at or moment is not None)
            else:
                kept.append(rule)
        found.append(Line(tuple(kept)))
    return [_in_place(line, base, _shown_once(rules, lines)) for line in found]


def _shown_once(rules: list[Any], lines: list[Line]) -> list[Any]:
    """The rules of a game without its showdown, where the page says itself who wins."""
    shown = [rule for line in lines for rule in line.rules if isinstance(rule, Showdown)]
    half = len(shown) == 1 and [share.part for share in shown[0].shares] == [
        HALF
    ]  # and the game tells who wins the rest
    told = shown and not half
    return [rule for rule in rules if not (told and isinstance(rule, Showdown))]


def _bets_as(rules: list[Any], bets: Bets, line: int, base: Base) -> list[Any]:
    """A game in which somebody has to open the first round, or opens every round."""
    if not bets.opener:
        raise Unclear(line, f"This page takes its betting rounds from {base.game}; it is not said which one this is.")
    if bets.forced:
        first = next(at for at, rule in enumerate(rules) if isinstance(rule, Bets))
        return [*rules[:first], bets, *rules[first + 1 :]]
    return [Opener(bets.opener), *rules]


def _done_as(rules: list[Any], step: Do, line: int, base: Base, *, changes: bool) -> list[Any]:
    """A game in which one thing is done in another way: the one deal of hole cards, the one draw."""
    same = [at for at, rule in enumerate(rules) if _alike(rule, step)]
    if (_hole_cards(step) and changes and same) or len(same) == 1:
        return [*rules[: same[0]], step, *rules[same[0] + 1 :]]
    raise Unclear(line, f"This page takes its steps from {base.game}; it is not said where among them this comes.")


def _dealt_on_street(rules: list[Any], step: Any, nth: int, line: int) -> list[Any]:
    """A game in which the card of one street is dealt in another way, or as it is dealt anyway."""
    for at, rule in enumerate(rules):
        if _dealt(rule) == _dealt(step) and rule.deed.to == step.deed.to and street(tally(rules[: at + 1])) == nth:
            return [*rules[:at], step, *rules[at + 1 :]]
    raise Unclear(line, "There is no such street, or it has another number of cards.")


def _alike(rule: Any, step: Do) -> bool:
    """Whether one step can take the place of another."""
    if not isinstance(rule, Do) or rule.deed.verb is not step.deed.verb:
        return False
    return not _dealt(rule) or (rule.deed.to, rule.deed.face) == (step.deed.to, step.deed.face or Face.DOWN)


def _unopened(rule: Any) -> Any:
    """A betting round without the opener that it has by custom, so that the page may name another."""
    if isinstance(rule, Bets) and rule.opener in (Neighbor(Dealer(), Side.LEFT), Showing(End.HIGH)):
        return replace(rule, opener=None)
    return rule


def _dealt(rule: Any) -> int:
    """How many cards a step deals, to each player or to the board."""
    match rule:
        case Do(Deed(Verb.DEAL, cards=Cards(many=Quantity(low=many)))):
            return many
    return 0


def _hole_cards(rule: Any) -> bool:
    """Whether a step deals cards that lie face down to the players."""
    return bool(_dealt(rule)) and isinstance(rule.deed.to, Players) and rule.deed.face is not Face.UP


def _mark(rule: Any) -> str:
    """What a step of a deal is, in short; how many cards lie face down is the game's own affair."""
    if isinstance(rule, Bets):
        return "bets"
    if isinstance(rule, Do) and rule.deed.verb is Verb.DRAW:
        return "draw"
    if not _dealt(rule):
        return ""
    if rule.deed.to == Board():
        return f"{_dealt(rule)} on the board"
    return f"{_dealt(rule)} up" if rule.deed.face is Face.UP else "down"


def _cards(rules: Sequence[Any]) -> tuple[int, int]:
    """How many cards a player gets, and how many lie on the board, at the end."""
    dealt = [rule for rule in rules if _dealt(rule)]
    return (
        sum(_dealt(rule) for rule in dealt if rule.deed.to != Board()),
        sum(_dealt(rule) for rule in dealt if rule.deed.to == Board()),
    )


def _told(cards: tuple[int, int]) -> str:
    """How many cards there are, in words."""
    player, board = cards
    return f"each player gets {player} cards" + (f", and {board} lie on the board" if board else "")
