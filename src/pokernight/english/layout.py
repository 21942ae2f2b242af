"""Where the community cards of a page lie: in a layout "the center card" is the one in its center."""

import re
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from pokernight.english.grammar.layouts import NextLine, SizedLine, row_of
from pokernight.english.grammar.making import ANY_HOLE_CARDS, MIXED
from pokernight.english.grammar.marks import (
    Again,
    AsSet,
    EachLine,
    FaceUnsaid,
    InARow,
    LiesDown,
    Numbered,
    OnTable,
)
from pokernight.meaning.cards import Board, Cards, Face, Hand, TableCards
from pokernight.meaning.deeds import Deed, Verb
from pokernight.meaning.hands import Uses
from pokernight.meaning.layouts import STRAIGHT, AtSpot, Direction, Figure, Form, InLine, LaidIn, Spot, UsesLine
from pokernight.meaning.numbers import ONE, Quantity
from pokernight.meaning.players import EACH_PLAYER, THE_DEALER
from pokernight.meaning.rules import Do, Line, Remark, Repeat
from pokernight.meaning.sorts import Place, rebuilt

_WORDS = {"center": Spot.CENTER, "centre": Spot.CENTER, "middle": Spot.CENTER} | dict.fromkeys(
    ("elevator", "crossbar", "hub", "axle", "bull's-eye", "bullseye"), Spot.CENTER
)
_ENDS = {"top": Spot.TOP, "bottom": Spot.BOTTOM, "left": Spot.LEFT, "right": Spot.RIGHT}
_ENDS |= {"leftmost": Spot.LEFT, "rightmost": Spot.RIGHT}
"""Where a card lies of which there is only one: said of a card that is turned up, or else it could be of the deck."""
_TURNED = re.compile(r"\b(turn|flip|reveal|expos|roll)", re.IGNORECASE)
_TOLD_OF = re.compile(
    r"^(?!.*\b(?:deck|stack|your|their|his|her)\b).*\b(?:top|bottom) (?:card|common) (?:is|and)\b", re.IGNORECASE
)
"""A sentence about a card at the edge of the layout: nobody's, and not of the deck."""


def in_layout(text: str, figure: Figure) -> str:
    """A line, with the layout named wherever a card is said to lie at a place that the figure has.

    >>> from pokernight.meaning.layouts import Form
    >>> in_layout("The center card and the one in the middle are the same.", Figure(Form.CROSS))
    'The center card of the layout and the middle card of the layout are the same.'
    >>> in_layout("Burn the top card.", Figure(Form.CROSS))
    'Burn the top card.'
    """
    known = _WORDS | (_ENDS if _TURNED.search(text) or _TOLD_OF.match(text) else {})
    if _TURNED.search(text):
        cards = r"(?:common cards|cards|commons)\b(?! (?:of|in|from) )"
        text = re.sub(
            rf"\bthe (top|bottom|left|right|middle|center) (two|three|four|five) {cards}",
            partial(_edge, figure=figure),
            text,
        )
        text = re.sub(
            rf"\bthe (two|three|four|five) (top|bottom|left|right|middle|center) {cards}",
            lambda said: _edge(said, figure=figure, number=1, end=2),
            text,
        )
        text = re.sub(
            r"\bthe (two|three|four|five) (?:cards|commons) (?:across|in) the (middle|center)\b",
            lambda said: _edge(said, figure=figure, number=1, end=2),
            text,
        )
        text = re.sub(r"\bthe middle two cards\b", "the side cards", text) if figure.form is Form.H else text
    spots = "|".join(word for word, spot in known.items() if len(figure.at(spot)) == 1)
    if not spots:
        return text
    before = re.sub(rf"\b(?:card|one) (?:in|at) the ({spots})\b(?! row| column)", r"\1 card", text, flags=re.IGNORECASE)
    before = re.sub(
        rf"(?<!in )(?<!on )(?<!to )\bthe ({spots})(?=[,.;]|$| last\b| (?:is|gets|comes|goes)\b| and all)",
        r"the \1 card",
        before,
        flags=re.IGNORECASE,
    )
    return re.sub(
        rf"\b({spots})(?:-hand)? (?:common card|community card|card|common|one)\b(?! (?:of|off|on|from|in|last)\b)",
        r"\1 card of the layout",
        before,
        flags=re.IGNORECASE,
    )


_FEW = {"two": 2, "three": 3, "four": 4, "five": 5}


def _edge(said: re.Match[str], figure: Figure, number: int = 2, end: int = 1) -> str:
    """The two top cards, where so many lie there; or those of the middle row."""
    many, where = _FEW[said[number]], said[end]
    if where in _ENDS:
        return f"the {where} cards of the layout" if len(figure.at(_ENDS[where])) == many else said[0]
    return "the middle row of the layout" if len(figure.line(Direction.ROW, 0)) == many else said[0]


_THE_REST = re.compile(
    r"(?:^|[,.;] (?:then |and then |and )?|\b(?:and|then) )(?:turn|flip|roll)(?: up| over)? (?:up |over )?"
    r"the (?:rest|others|other cards|remaining cards)\b(?! of)",
    re.IGNORECASE,
)
"""The dealer turns up what is left; players are not told to do it."""


def rest_turned(lines: Sequence[Line], texts: Sequence[str]) -> list[Line]:
    """The lines of a page; where only cards of the table were turned up before, the rest of them is the rest."""
    found: list[Line] = []
    for line, text in zip(lines, texts, strict=True):
        deeds = [part for done in found for part in done.walk() if isinstance(part, Deed)]
        turned = {type(deed.cards.at) if deed.cards else Hand for deed in deeds if deed.verb is Verb.FLIP}
        laid = {deed.to for deed in deeds if deed.verb is Verb.DEAL and isinstance(deed.to, Board | TableCards)}
        rest = [Deed(Verb.FLIP, THE_DEALER, Cards(at=place)) for place in laid if isinstance(place, Place)]
        if turned and turned <= _OF_TABLE and len(rest) == 1 and _THE_REST.search(text):
            found.append(rebuilt(line, partial(_for_own_rest, rest=rest[0])))
        else:
            found.append(line)
    return found


def _for_own_rest(part: Any, rest: Deed) -> Any:
    return rest if part == Deed(Verb.FLIP, EACH_PLAYER, Cards(face=Face.DOWN)) else part


_OF_TABLE = {Board, TableCards, AtSpot, InLine}


class NoLayout(Exception):
    """A page speaks of lines or places of a layout that it does not have."""


def figure_of(lines: Sequence[Line]) -> Figure | None:
    """The figure that a page lays its community cards out in."""
    return next((rule.figure for line in lines for rule in line.rules if isinstance(rule, LaidIn)), None)


def shared(lines: Sequence[Line]) -> list[Line]:
    """The lines of a page; cards on the table are community cards where it says of them that hands use them.

    Cards in the middle are just table cards where it calls them so.
    """
    parts = [part for line in lines for part in line.walk()]
    dealt = {type(part.to) for part in parts if isinstance(part, Deed) and part.verb is Verb.DEAL}
    said = any(map(_shares, parts))
    if (Board in dealt and TableCards not in dealt and TableCards() in parts and not said) or OnTable() in parts:
        lines = [rebuilt(line, lambda part: TableCards() if part == Board() else part) for line in lines]
    elif said and (TableCards in dealt) != (Board in dealt):
        lines = [rebuilt(line, lambda part: Board() if part == TableCards() else part) for line in lines]
    return [Line(tuple(rule for rule in line.rules if rule != OnTable())) for line in lines]


def face_down(lines: Sequence[Line]) -> list[Line]:
    """The lines of a page; community cards lie face down if they are turned up and nothing else is said."""
    turned = any(isinstance(part, EachLine | LiesDown) or _turns(part) for line in lines for part in line.walk())

    def hidden(rule: Any, *, unsaid: bool) -> Any:
        match rule:
            case Do(Deed(Verb.DEAL, to=Board(), face=face) as deed) if turned and (face is None or unsaid):
                return Do(replace(deed, face=Face.DOWN))
        return rule

    found = [Line(tuple(hidden(rule, unsaid=FaceUnsaid() in line.rules) for rule in line.rules)) for line in lines]
    lying = {rule.deed.face for line in found for rule in line.rules if isinstance(rule, Do) and _lays(rule)}
    if any(LiesDown() in line.rules for line in lines) and lying != {Face.DOWN}:
        raise NoLayout("The community cards are not dealt face down.")
    return [Line(tuple(rule for rule in line.rules if rule not in (FaceUnsaid(), LiesDown()))) for line in found]


def _lays(rule: Do) -> bool:
    """Whether cards are dealt to the board."""
    return rule.deed.verb is Verb.DEAL and rule.deed.to == Board()


def _turns(part: Any) -> bool:
    """Whether community cards are turned up where they lie."""
    match part:
        case Deed(Verb.FLIP, cards=Cards(at=Board())):
            return True
    return False


def _shares(part: Any) -> bool:
    """Whether something said of a page means that there are community cards."""
    match part:
        case LaidIn() | UsesLine() | InARow():
            return True
        case Remark(about):
            return about in (MIXED, ANY_HOLE_CARDS)
        case Uses(portions):
            return any(isinstance(cards.at, Board | TableCards) for cards in portions)
    return False


_IN_LINE = re.compile(r"\b(?:in an?|an?)(?: single)? (row|line|column)\b", re.IGNORECASE)


def in_row(lines: list[Line], texts: Sequence[str]) -> list[Line]:
    """The lines of a page that lays its community cards in one row or one column, with that as their figure."""
    deals = [
        (at, rule.deed.cards.many.low)
        for at, line in enumerate(lines)
        for rule in line.rules
        if isinstance(rule, Do) and _lays(rule)
        if isinstance(rule.deed.cards, Cards) and isinstance(rule.deed.cards.many, Quantity)
    ]
    if figure_of(lines) or len(deals) != 1 or not (way := _IN_LINE.search(texts[deals[0][0]])):
        return lines
    ((at, many),) = deals
    sizes = (1,) * many if way[1] == "column" else (many,)
    row = Line((*lines[at].rules, LaidIn(Figure(Form.ROWS, sizes))))
    return [*lines[:at], row, *lines[at + 1 :]] if many > 2 else lines


def by_size(lines: Sequence[Line]) -> list[Line]:
    """The lines of a page with the rows of its layout by their numbers, where they are told by their size."""
    figure = figure_of(lines)

    def numbered(part: Any) -> Any:
        if not isinstance(part, SizedLine):
            return part
        if (row := row_of(part, figure)) is None:
            raise NoLayout("The layout has no such row, or more than one.")
        return row

    return [rebuilt(line, numbered) for line in lines]


def in_sets(lines: Sequence[Line]) -> list[Line]:
    """The lines of a page that deals community cards in several sets, with these sets as the rows of a figure."""
    sets = [rule for line in lines for rule in line.rules if isinstance(rule, AsSet)]
    if not sets:
        return list(lines)
    sizes = [
        rule.deed.cards.many.low
        for line in lines
        for rule in line.rules
        if isinstance(rule, Do) and _lays(rule) and rule.deed.cards and rule.deed.cards.many
    ]
    again = any(isinstance(part, Repeat | Again | Numbered) for line in lines for part in line.walk())
    plain = [Line(tuple(rule for rule in line.rules if not isinstance(rule, AsSet))) for line in lines]
    several = len(sets) > 1 or any(one.again for one in sets)
    if figure_of(lines) or not several or len(sizes) < 2 or again:
        return plain
    first = [any(isinstance(rule, Do) and _lays(rule) for rule in line.rules) for line in plain].index(True)
    plain[first] = Line((*plain[first].rules, LaidIn(Figure(Form.ROWS, tuple(sizes)))))
    return plain


def line_by_line(lines: Sequence[Line]) -> list[Line]:
    """The lines of a page with the lines of its layout by their numbers, where the next one is turned up each time."""
    figure = figure_of(lines)
    parts = [part for line in lines for part in line.walk()]
    if not any(isinstance(part, NextLine | InARow) for part in parts):
        return list(lines)
    if figure is None and all(part.direction is Direction.AROUND for part in parts if isinstance(part, NextLine)):
        return [rebuilt(line, _any_one) for line in lines]  # of cards that lie in no figure, one is like another
    if figure is None:
        raise NoLayout("The page does not say how the community cards lie.")
    if any(isinstance(part, NextLine) for part in parts) and any(isinstance(part, Repeat) for part in parts):
        raise NoLayout("It cannot be told how often a line of the layout is turned up.")
    turned: dict[tuple[Direction, Spot | None], set[int]] = {}

    def numbered(part: Any) -> Any:
        if isinstance(part, InARow):
            return UsesLine(_straight(figure))
        if not isinstance(part, NextLine):
            return part
        levels = figure.form is Form.H and part.direction is Direction.ROW  # one card of each leg
        direction = Direction.FACING if levels else part.direction
        path = direction in (Direction.AROUND, Direction.READING)
        there = len(figure.along(direction, part.spot) if path else figure.lines(direction))
        nth = _next(turned.setdefault((direction, part.spot), set()), there, back=part.back)
        turned[direction, part.spot].add(nth)
        return InLine(direction, nth, part.spot)

    found: list[Line] = []
    for line in lines:
        for part in line.walk():
            match part:
                case Deed(Verb.FLIP, cards=Cards(at=InLine(direction, nth, None, 0), many=many)):
                    there = len(figure.lines(direction))
                    if many is None or many.low == len(figure.line(direction, nth)):
                        turned.setdefault((direction, None), set()).add(
                            nth if nth > 0 else there if nth < 0 else there // 2 + 1
                        )
        found.append(rebuilt(line, numbered))
    return found


def _next(turned: set[int], there: int, *, back: bool) -> int:
    """The number of the next line that lies face down: upward where it is said, or where the last one came first."""
    left = [nth for nth in range(1, there + 1) if nth not in turned]
    if not left:
        raise NoLayout("The layout has fewer lines than are turned up.")
    upward = back or (1 not in turned and there in turned)
    return left[-1] if upward else left[0]


def _any_one(part: Any) -> Any:
    """A card of no figure."""
    return Cards(ONE, at=Board()) if part == Cards(at=NextLine(Direction.AROUND)) else part


def _straight(figure: Figure) -> tuple[Direction, ...]:
    """The directions in which cards of a figure lie in a row."""
    if figure.form is Form.CIRCLE:
        return (Direction.ARC,)
    return tuple(direction for direction in STRAIGHT if figure.lines(direction))
