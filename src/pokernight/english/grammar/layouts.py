"""Community cards laid out in a figure: a cross, rows and columns, a circle; and where a card lies."""

from dataclasses import dataclass, replace
from functools import partial
from typing import Any

from pokernight.english.construction import FAR, IDIOM, Grammar
from pokernight.english.grammar.cards import ANY_CARDS, EXCEPT
from pokernight.english.grammar.marks import FaceUnsaid, InARow, LiesDown
from pokernight.english.grammar.players import UNSAID
from pokernight.english.template import With, v
from pokernight.english.verbs import forms
from pokernight.meaning.cards import YOUR_HAND, Board, Cards, Face, TableCards, Which
from pokernight.meaning.deeds import Deed, Verb
from pokernight.meaning.hands import Uses
from pokernight.meaning.layouts import AtSpot, Direction, Figure, Form, InLine, LaidIn, Spot, UsesLine
from pokernight.meaning.numbers import ONE, exactly
from pokernight.meaning.players import EACH_PLAYER, THE_DEALER
from pokernight.meaning.rules import Do, Remark


@dataclass(frozen=True)
class LaidOut(Board):
    """The board, with the figure in which the cards that go there lie."""

    figure: Figure


@dataclass(frozen=True)
class NextLine(Board):
    """The first line in a direction whose cards are still face down, or the last; the page tells which that is."""

    direction: Direction
    back: bool = False
    spot: Spot | None = None


@dataclass(frozen=True)
class SizedLine(Board):
    """The row that has so many cards, the longest one (0) or the shortest (-1); the page tells which that is."""

    size: int
    spot: Spot | None = None


@dataclass(frozen=True)
class LinePlace(Board):
    """One line of the layout in one of some directions, as part of a hand; where none is named, the layout tells."""

    directions: tuple[Direction, ...] | None


SHAPE = "[shape|pattern|formation|layout|figure|design]"
LIKE = (
    "<in|into|as|like|to form|to make|forming|making|shaped like|in the <shape|form|pattern|shape or form> of|in a pattern like|"
    "<arranged|laid out|set out|set up|placed|spread out> <in|as|like|in the shape of|in the form of>>"
)
NAMES = {
    Form.CROSS: f"<a|an> [iron|simple|big|little|large|small] <cross {SHAPE}|plus sign|plus> [[,] with <one|one card|one of them|a card> in the <center|middle> [of <it|the cross>]]",
    Form.X: f"<a|an> x {SHAPE}",
    Form.T: f"<a|the letter|a letter|a capital> t {SHAPE}",
    Form.H: f"<an|the letter|a letter|a capital|a big> h {SHAPE}",
    Form.L: f"<an|the letter|a letter|a capital|a big> l {SHAPE}",
    Form.V: f"<a|the letter|a letter|a capital|a big> v {SHAPE}",
}
"""The figures that always have the same number of cards."""
THE_FIGURE = (
    "<layout|cross|figure|square|grid|circle|ring|clock|wheel|pyramid|x|h|t|rows|columns|row|column|tic tac toe board|"
    "board|letter|triangle|three by three|diamond|box|v|l>"
)
GRID = "<square|grid|rectangle|block|box|layout|pattern|array|formation|tic tac toe board>"
SETS = "<rows|lines|sets|groups|flops>"
COMMONS = "[commons|[common|community] cards]"
NUMBERS = {2: "<two|2>", 3: "<three|3>", 4: "<four|4>"}
CENTER = "<center|middle|centre|elevator|crossbar|hub|axle|bull 's eye|bullseye>"
BETWEEN = "[lying|placed] [face down] <between <them|the two|the two columns|the columns|the middles|the two rows>|in the middle|in between [them]>"
FLOORS = "a floor is a pair of opposite cards and the center card"
GRIDS = {4: (2, 2), 9: (3, 3, 3), 16: (4, 4, 4, 4)}
PYRAMIDS = {size: tuple(range(1, rows + 1)) for rows, size in ((2, 3), (3, 6), (4, 10))}
LINES = {
    Direction.ROW: "<row across|row across the middle|middle row|row|horizontal row|horizontal line|horizontal|across row|side to side line|line across|row of three>",
    Direction.COLUMN: "<column down|column|column <up and|going> down|vertical column|vertical line|vertical|vertical row|"
    "up and down <column|line|row>|row up and down|line down|column of three|<leg|upright> of the h>",
    Direction.DIAGONAL: "<diagonal|diagonal line|diagonal row>",
    Direction.FACING: "<pair of opposites|pair of opposite <commons|cards|common cards>|opposite pair [of <commons|cards>]>",
    Direction.SPOKE: "<spoke|spoke of the wheel|line through the center>",
    Direction.FLOOR: "<<row|floor|level> with the elevator [in it]|<row|floor|level> [together] with the elevator|floor|floor of the elevator|level|story>",
}
AND_FIGURE = "[,] <and|plus> [deal|lay out|set up] {figure:FigureName} [<of|with> cards] [{face:FaceWord}] [{_:Middle}]"
MODAL = "<can|may|must|have to|has to|get to|are allowed to|can only|may only|must only>"
ANY_LINE = "<line|direction|arm|bar|leg|way|straight line>"


def add_to(grammar: Grammar) -> None:
    """Figures, and the places in them."""
    _figures(grammar)
    _told(grammar)
    _laid_out(grammar)
    _spots(grammar)
    _of_each_line(grammar)
    _floors(grammar)


def _figures(grammar: Grammar) -> None:
    """A figure by its name, as something that is laid out or that cards are laid out in."""
    add = grammar.add
    for form, name in NAMES.items():
        article = "an" if form in (Form.X, Form.H, Form.L) else "a"
        add("Figure", f"in {article} {form.value}", Figure(form))
        add("FigureName", name, Figure(form), read_only=True)
    add(
        "Figure",
        "in a cross of {many:Number} each way",
        build=lambda many: Figure(Form.CROSS, (many,)) if many > 3 and many % 2 else None,
        apart=lambda figure: {"many": figure.sizes[0]} if figure.form is Form.CROSS and figure.sizes else None,
    )
    add("Figure", "in {many:Number} rows of {each:Number}", build=rows_of, apart=even_rows)
    add(
        "FigureName",
        [
            f"{{many:Number}} [equal|separate] {SETS} of {{each:Number}} {COMMONS} [each]",
            f"<a|an> {{many:Number}} <by|x> {{each:Number}} {GRID} of <cards|{COMMONS[1:-1]}>",
            f"<a|an> {{many:Number}} <by|x> {{each:Number}} [{GRID}]",
            f"<a|an> {GRID} of {{many:Number}} <by|x> {{each:Number}} [cards]",
        ],
        build=rows_of,
        read_only=True,
    )
    add(
        "FigureName",
        f"{{many:Number}} [equal|separate] columns of {{each:Number}} {COMMONS} [each]",
        build=lambda many, each: rows_of(each, many),
        read_only=True,
    )
    add(
        "FigureName",
        "{many:Number} [equal|separate] columns of {each:Number} [cards] with {_:OneBetween}",
        build=lambda many, each, _: Figure(Form.H) if (many, each) == (2, 3) else None,
        read_only=True,
    )
    add(
        "OneBetween",
        f"<one|one [common] card|a [common] card|another card|one more card|the elevator [card]> [( the elevator )] {BETWEEN} [(|, the|the] [elevator] [)]",
        1,
        read_only=True,
    )
    add(
        "Figure",
        "in {many:Number} boards",
        build=lambda many: Figure(Form.BOARDS, (5,) * many) if many > 1 else None,
        apart=lambda figure: {"many": len(figure.sizes)} if figure.form is Form.BOARDS else None,
    )
    add(
        "Figure",
        "in a row of {many:Number}",
        build=lambda many: Figure(Form.ROWS, (many,)) if many > 2 else None,
        apart=lambda figure: {"many": figure.sizes[0]} if figure.form is Form.ROWS and len(figure.sizes) == 1 else None,
    )
    add(
        "FigureName",
        f"<a|an> {GRID} [made|made up] of {{figure:FigureName}}",
        build=lambda figure: figure if figure.form is Form.ROWS and len(figure.sizes) > 1 and figure.sizes[0] else None,
        read_only=True,
    )
    add("FigureName", "[a] tic tac toe [board|grid|square|layout|game]", Figure(Form.ROWS, (3, 3, 3)), read_only=True)
    add(
        "FigureName",
        [
            f"{{many:Number}} {SETS} of <{COMMONS[1:-1]}> <:|,> [of] {{sizes:RowSizes}} [cards]",
            f"{{many:Number}} {SETS} of {{sizes:RowSizes}} {COMMONS}",
        ],
        build=lambda many, sizes: uneven(sizes) if many == len(sizes) else None,
        read_only=True,
    )
    for many in (2, 3, 4):  # as many in each as the number of cards allows
        add("FigureName", f"{NUMBERS[many]} [equal] rows", Figure(Form.ROWS, (0,) * many), read_only=True)
    add("Figure", "in rows of {sizes:RowSizes}", build=uneven, apart=uneven_rows)
    add("FigureName", "<rows|sets|groups|a pyramid> of {sizes:RowSizes} [cards]", build=uneven, read_only=True)
    add("RowSizes", ["{one:Number} and {other:Number}", "{one:Number} , and {other:Number}"], (v.one, v.other))
    add(
        "RowSizes",
        "{one:Number} , {more:RowSizes}",
        build=lambda one, more: (one, *more),
        apart=lambda sizes: {"one": sizes[0], "more": sizes[1:]} if sizes[2:] else None,
    )
    # what the number of cards says: a square of nine, a pyramid of six
    add("FigureName", "<a|one> [big] <square|grid>", Figure(Form.ROWS), read_only=True)
    add("FigureName", f"a <pyramid|triangle> {SHAPE}", Figure(Form.ROWS, (1,)), read_only=True)
    one = "<a single card|one|one card|another|another card|one more|one more card|a card>"
    around = f"<with|and|plus|around> {one} in [the|its] {CENTER} [of <it|the circle>]"
    add(
        "Figure",
        "in a circle of {many:Number}",
        build=lambda many: Figure(Form.CIRCLE, (many,)),
        apart=lambda figure: {"many": figure.sizes[0]} if figure.form is Form.CIRCLE else None,
    )
    add("FigureName", f"a <circle|ring> {SHAPE}", Figure(Form.CIRCLE, (0,)), read_only=True)
    add(
        "Figure",
        "in a circle of {many:Number} with one in the center",
        build=lambda many: Figure(Form.WHEEL, (many,)),
        apart=lambda figure: {"many": figure.sizes[0]} if figure.form is Form.WHEEL else None,
    )
    add("FigureName", f"a <circle|ring> {SHAPE} [,] {around}", Figure(Form.WHEEL, (0,)), read_only=True)
    add("FigureName", f"a wheel {SHAPE}", Figure(Form.WHEEL), read_only=True)
    for form in (Form.CROSS, Form.X):  # in which one card lies in the center anyway
        add("FigureName", f"{NAMES[form]} [,] {around}", Figure(form), read_only=True)
    add("Figure", f"{LIKE} {{figure:FigureName}}", v.figure, read_only=True)


def rows_of(many: int, each: int) -> Figure | None:
    """So many rows of the same length."""
    return Figure(Form.ROWS, (each,) * many) if many > 1 and each > 1 else None


def even_rows(figure: Figure) -> dict[str, Any] | None:
    """Rows of the same length: how many there are, and how long."""
    even = figure.form is Form.ROWS and len(figure.sizes) > 1 and len(set(figure.sizes)) == 1
    return {"many": len(figure.sizes), "each": figure.sizes[0]} if even else None


def uneven(sizes: tuple[int, ...]) -> Figure | None:
    """Rows of different lengths."""
    return Figure(Form.ROWS, sizes) if len(set(sizes)) > 1 and min(sizes) > 0 else None


def uneven_rows(figure: Figure) -> dict[str, Any] | None:
    """How long rows of different lengths are."""
    return {"sizes": figure.sizes} if figure.form is Form.ROWS and len(set(figure.sizes)) > 1 else None


def _told(grammar: Grammar) -> None:
    """A figure, told card by card."""
    add = grammar.add
    one = "<one|one card|a card|1>"
    middle = f"<{one} in the {CENTER}|a {CENTER} card>"
    shared = (
        f"[,] [<sharing|with|which share|that share|and they share> <the|a|the same|one|just one> [common] "
        f"<{CENTER} card|card in the {CENTER}|one in the {CENTER}|{CENTER} one|{CENTER}> "
        f"[in <both|common>|shared by both [lines]|in both lines|that <both share|is in both>]|crossing in the {CENTER}]"
    )
    side = "<on <each|either> side|on the left and [{one}] [on] the right|<left|to the left> and <right|to the right>>".replace(
        "{one}", one
    )
    vertical = f"{one} <above|on top|at the top|above it|over it> [,|and] {one} <below|on the bottom|at the bottom|below it|underneath|under it>"
    add(
        "Told",
        [
            f"three [cards] <across|in a row|horizontally|going across> [,] and three [cards] <down|up and down|vertically|going down|in a column> {shared}",
            f"<a row|one row> of three [across] and <a column|one column|a row|a line> of three [down|up and down] {shared}",
            f"three [cards] in <the|each|one> row and three [cards] in <the|each|one> column {shared}",
            f"{middle} [,] <with|and|then> {vertical} [,] [and] {one} {side}",
            f"{middle} [,] <with|and|plus> <{one} on <each|every|all four> [of <the|its> [four]] <side|sides>|four around it|four more around it>",
            f"<top , bottom , left , right|top , right , bottom , left|top , left , right , bottom|up , down , left , right> [,] and {CENTER}",
        ],
        Figure(Form.CROSS),
        read_only=True,
    )
    add(
        "Told",
        [
            f"{{many:Number}} [cards] <around [the outside|the rim|the edge]|in the circle|outside> and {one} in the {CENTER}",
            f"{one} in the {CENTER} <with|and> {{many:Number}} [cards] around it",
        ],
        build=lambda many: Figure(Form.WHEEL, (many,)),
        read_only=True,
    )
    top = "<on [the] top|at the top|on the top row|in the top row|in the first row>"
    it = "<that|it|those|these|them>"
    below = f"[<[the] <next|below|beneath> [{it}]|under {it}|in the <middle|next row|second row>|in between>]"
    bottom = f"<on the bottom|at the bottom|in the bottom row|on the bottom row|in the last row|below {it}|under {it}>"
    add(
        "Told",
        [
            f"{{a:Number}} [card|cards] {top} [,] {{b:Number}} {below} [,] [and] {{c:Number}} {bottom}",
            f"{{c:Number}} [card|cards] {bottom} [,] {{b:Number}} <in the middle|above [{it}]|on top of {it}|in the next row> [,] [and] {{a:Number}} <{top}|above {it}>",
        ],
        build=lambda a, b, c: uneven((a, b, c)),
        read_only=True,
    )
    add(
        "Told",
        f"{{first:Number}} [cards] {bottom} [,] [and] then {{sizes:RowSizes}} [{top}|above <it|them>]",
        build=lambda first, sizes: uneven((first, *sizes)[::-1]),
        read_only=True,
    )
    add(
        "Told",
        f"{{first:Number}} [cards] {top} [,] [and] then {{sizes:RowSizes}} [{bottom}|below <it|them>]",
        build=lambda first, sizes: uneven((first, *sizes)),
        read_only=True,
    )
    each = "{side:Number} <across|in a row> and {other:Number} <down|up and down>"
    add(
        "Told",
        [f"{each} {shared}"],
        build=lambda side, other: Figure(Form.CROSS, (side,)) if side == other > 3 and side % 2 else None,
        read_only=True,
    )
    leg = "<three [cards] [down]|a column of three [cards]>"
    legs = [
        f"{leg} <on the left|in <a|the> left column> [,] [and] {leg} <on the right|in <a|the> right column>",
        f"{leg} <<on|down> <each|either> side|in each column>",
        "three down <each|either> side",
        "two columns of three [cards] [each]",
    ]
    add(
        "Told",
        [f"{both} [,] [and|with] <{one}|a single card> {BETWEEN}" for both in legs],
        Figure(Form.H),
        read_only=True,
    )
    row = "[cards] in the <first|top> row [,] {b:Number} [cards] in the <second|next|middle> [row]"
    add(
        "Told",
        [
            f"{{a:Number}} {row} [,] [and] {{c:Number}} [cards] in the <third|last|bottom> [row]",
            "{c:Number} [cards] <on|at|in> the bottom row [,] {b:Number} <above <them|that|it>|on the next> [,] [and] {a:Number} <on top|at the top|above that>",
        ],
        build=lambda a, b, c: uneven((a, b, c)),
        read_only=True,
    )
    add("Figure", "{figure:Figure} <,|:|(|with|, with> {told:Told} [)]", build=as_told, read_only=True)
    add("Figure", "{figure:Figure} <,|:|(|of|made of> {told:FigureName} [)]", build=as_told, read_only=True)
    add("Figure", "in <{n:Number}|> rows [,|:|of|with|, with] {told:Told}", build=rows_told, read_only=True)
    add(
        "Told",
        f"{one} <goes|> in the {CENTER} [,] <with|and> <four|the other four> [cards] [go] around it",
        Figure(Form.CROSS),
        read_only=True,
    )
    add(
        "Standing",
        "[<it is|that is|there are|there is|so it is|this is>] {figure:Told}",
        LaidIn(v.figure),
        read_only=True,
    )


def rows_told(told: Figure, n: int = 0) -> Figure | None:
    """So many rows, and then how long each of them is."""
    return told if told.form is Form.ROWS and n in (0, len(told.sizes)) else None


def as_told(figure: Figure, told: Figure) -> Figure | None:
    """A figure that is named, and then told card by card."""
    if figure.form is not told.form:
        return None
    return told if figure.sizes in ((), (0,), (1,), told.sizes) else None


def _laid_out(grammar: Grammar) -> None:
    """Cards go to the board in a figure."""
    add = grammar.add
    add("Clause", f"{{deed:Clause}} {AND_FIGURE}", build=and_figure, cost=FAR, read_only=True)
    for this in ("VP.base", "VP.s", "VP.past", "VP.part", "VP.ing", "VP.passive"):
        deed = f"{{deed:{this}}}"
        add(this, f"{deed} [,] {{figure:Figure}}", build=in_figure, read_only=True)
        add(
            this,
            f"{deed} [,] [with|and|saving|leaving] the {CENTER} <one|card|> [of the layout] [for] last",
            build=center_last,
            read_only=True,
        )
        add(this, f"{deed} [,] <with|and> {{_:OneBetween}} [( the elevator )]", build=with_one_between, read_only=True)
        add(this, f"{deed} [on the table] <, with|with|:|,> {{told:Told}}", build=told_besides, read_only=True)
        add(this, f"{deed} {AND_FIGURE}", build=and_figure, read_only=True)
        add(
            this,
            f"{deed} [,] <side by side|next to <each other|one another>|beside <each other|one another>> [,]",
            build=lambda deed: deed if isinstance(deed.to, LaidOut) else None,
            read_only=True,
        )
        add(
            this,
            f"{deed} <on|to> the table",
            build=lambda deed: deed if isinstance(deed.to, LaidOut) else None,
            read_only=True,
        )
    add("Middle", "{figure:Figure}", build=LaidOut, read_only=True)
    add(
        "Clause",
        "{figure:FigureName} [cards|of cards] [{face:FaceWord}] [{_:Middle}]",
        build=lambda figure, face=None, _=None: replace(laid, face=face) if (laid := dealt_as(figure)) else None,
        cost=IDIOM,
        read_only=True,
    )
    add(
        "Clause",
        "{figure:FigureName} [of <cards|commons|common cards|community cards>] <is|are> <dealt|laid|laid out|placed|put|set out|set up|made|formed> [out] [{face:FaceWord}] [{_:Middle}] [[,] [all] {face:FaceWord}]",
        build=lambda figure, face=None, _=None: replace(laid, face=face) if (laid := dealt_as(figure)) else None,
        read_only=True,
    )
    add("Middle", ["{to:Middle} [,] {figure:Figure}", "{figure:Figure} {to:Middle}"], build=both_said, read_only=True)
    add(
        "Standing",
        [
            "the community cards lie {figure:Figure}",
            "<the|these|those> [{_:Number}] [community|common|center|middle|board|shared] cards <lie|are laid out|are arranged|are laid|are set up|are placed|are dealt|go|are put> {figure:Figure}",
        ],
        build=lambda figure, _=0: LaidIn(figure) if all(figure.sizes) and figure.form in closed(figure) else None,
        apart=lambda rule: {"figure": rule.figure} if isinstance(rule, LaidIn) else None,
    )
    board = (
        "<they|these|those|all of them|[all [of]] the [{_:Number}] [community|common|board|middle|center|table] cards>"
    )
    add(
        "Standing",
        f"{board} [all] <start|start out|start off|begin|lie|are|are dealt> [all] face down [at first|to begin with|to start]",
        build=lambda _=0: LiesDown(),
        cost=FAR,
        read_only=True,
    )
    add(
        "Standing",
        [
            "<they|these|those|this|the [{_:Number}] [community|common|table|board] cards> [together] <makes|make|forms|form> {figure:FigureName}",
            "<they|these|those|this|the [{_:Number}] [community|common|table|board] cards> [together] <makes|make|forms|form> {whole:FigureName} <,|:|(|with> {figure:Told} [)]",
        ],
        build=lambda figure, whole=None, _=0: (
            LaidIn(figure) if figure.form in closed(figure) and (whole is None or as_told(whole, figure)) else None
        ),
        read_only=True,
    )
    for verb in ("lay out", "make", "form", "build", "deal", "set up", "put out", "lay", "deal out", "set out"):
        for form in ("base", "s", "past", "ing"):
            said = getattr(forms(verb), form)
            add(
                f"VP.{form}",
                [
                    f"{said} {{figure:FigureName}} [<of|with|using|out of|from> {{cards:Cards}}]",
                    f"{said} {{figure:FigureName}} [<of|with|using|out of|from> {{many:Number}}]",
                    f"{said} the <board|layout|community cards|common cards|table cards> {{figure:Figure}}",
                ],
                build=dealt_as,
                read_only=True,
            )


def center_last(deed: Deed) -> Deed | None:
    """All cards of the layout are turned up, the one in the center after the others."""
    match deed:
        case Deed(Verb.FLIP, cards=Cards(many=None) as cards) if type(cards.at) is Board and not deed.then:
            last = replace(deed, cards=Cards(ONE, at=AtSpot(Spot.CENTER)))
            return replace(deed, cards=replace(cards, at=AtSpot(Spot.OUTSIDE)), then=(last,))
    return None


def told_besides(deed: Deed, told: Figure) -> Deed | None:
    """A figure that is laid out and then told card by card."""
    laid = deed.to
    if deed.verb is not Verb.DEAL or not isinstance(laid, LaidOut) or not (whole := as_told(laid.figure, told)):
        return None
    return replace(deed, to=LaidOut(whole))


def and_figure(deed: Deed, figure: Figure, face: Face | None = None, _: Any = None) -> Deed | None:
    """Players are dealt cards, and a figure is laid out in the same breath."""
    laid = dealt_as(figure)
    if deed.verb is not Verb.DEAL or isinstance(deed.to, Board) or not laid:
        return None
    return replace(deed, to=deed.to or EACH_PLAYER, then=(*deed.then, replace(laid, face=face)))


def with_one_between(deed: Deed, _: int) -> Deed | None:
    """Two columns with one card between them make an H."""
    match deed:
        case Deed(Verb.DEAL, to=LaidOut(Figure(Form.ROWS, (2, 2, 2)))) if not deed.then:
            return replace(deed, cards=Cards(exactly(7)), to=LaidOut(Figure(Form.H)))
    return None


def closed(figure: Figure) -> tuple[Form, ...]:
    """The forms that a figure may have where the number of its cards is not said beside it."""
    return tuple(Form) if figure.sizes not in ((), (1,)) else tuple(NAMES)


def in_figure(deed: Deed, figure: Figure) -> Deed | None:
    """Cards that are dealt to the board, in a figure."""
    if deed.verb is not Verb.DEAL or deed.then or type(deed.to) not in (type(None), Board, TableCards):
        return None
    return replace(deed, to=LaidOut(figure))


def dealt_as(figure: Figure, cards: Cards | None = None, many: int = 0) -> Deed | None:
    """A figure is laid out: so are its cards."""
    if cards and replace(cards, many=None, face=None, at=YOUR_HAND) != Cards():
        return None
    if figure.form is Form.ROWS and 0 in figure.sizes:  # "two rows of four" has eight cards, and not four
        return None
    if cards and cards.many is None and cards.at != Board():
        return None
    many = many or (cards.many.low if cards and cards.many else 0)
    if not many and figure.form in closed(figure) and all(figure.sizes):
        many = figure.size
    face = cards.face if cards else None
    return Deed(Verb.DEAL, cards=Cards(exactly(many)), to=LaidOut(figure), face=face) if many else None


def both_said(to: Any, figure: Figure) -> LaidOut | None:
    """In the middle of the table, in a figure."""
    return LaidOut(figure) if type(to) in (Board, TableCards) else None


def laid_out(rules: list[Any]) -> list[Any]:
    """Rules in which a deal in a figure is a deal to the board, and that the cards there lie in the figure."""
    found: list[Any] = []
    for rule in rules:
        match rule:
            case Do(Deed(Verb.DEAL, cards=Cards() as cards, to=LaidOut(figure)) as deed):
                if cards.many is None and (figure.form not in closed(figure) or 0 in figure.sizes):
                    raise TypeError("a figure of some number of cards")
                whole, many = filled(figure, cards.many.low if cards.many else figure.size)
                dealt = replace(cards, many=exactly(many), at=YOUR_HAND)
                laid = replace(deed, cards=dealt, to=Board(), agent=THE_DEALER, face=deed.face or Face.UP)
                found += [Do(laid), LaidIn(whole), *(() if deed.face else (FaceUnsaid(),))]
            case LaidIn() if rule in found:
                continue
            case Do(Deed(Verb.DEAL, to=Board(), face=None)) if found and isinstance(found[-1], LaidIn | FaceUnsaid):
                raise TypeError("one more card, where nobody says how it lies: it may be one of the figure")
            case Do(Deed(Verb.FLIP, cards=Cards(at=AtSpot()))) if found and _end_of_something(found[-1]):
                raise TypeError("the bottom card and the top card of the column")
            case UsesLine(()) if any(isinstance(one, UsesLine) for one in found):
                continue  # it has been said which line
            case Uses(portions) if any(isinstance(portion.at, LinePlace) for portion in portions):
                found += of_the_line(rule)
            case _:
                found.append(rule)
    return found


def _end_of_something(rule: Any) -> bool:
    """Whether the top card or the bottom card is turned up of what is not said, which may be the layout as well."""
    match rule:
        case Do(Deed(Verb.FLIP, agent, cards=Cards(which=Which.TOP | Which.BOTTOM))):
            return agent == UNSAID
    return False


def filled(figure: Figure, many: int) -> tuple[Figure, int]:
    """A figure of so many cards, and how many they are with one more in the center; an error where that cannot be."""
    match figure:
        case Figure(Form.ROWS, ()) if many in GRIDS:
            return Figure(Form.ROWS, GRIDS[many]), many
        case Figure(Form.ROWS, (0, *rest)) if many % (len(rest) + 1) == 0 and many > len(rest) + 1:
            return Figure(Form.ROWS, (many // (len(rest) + 1),) * (len(rest) + 1)), many
        case Figure(Form.ROWS, (1,)) if many in PYRAMIDS:
            return Figure(Form.ROWS, PYRAMIDS[many]), many
        case Figure(Form.BOARDS, (_, *rest)) if many == 3 * len(rest) + 3:  # the other cards of each board come later
            return figure, many
        case Figure(Form.CIRCLE, (0,)):
            return Figure(Form.CIRCLE, (many,)), many
        case Figure(Form.WHEEL, (0,)):  # six in a circle, with one in the middle
            return Figure(Form.WHEEL, (many,)), many + 1
        case Figure(Form.WHEEL, ()):
            return Figure(Form.WHEEL, (many - 1,)), many
        case Figure(Form.V, ()) if many % 2 and many > 3:  # the lowest card lies in both legs
            return Figure(Form.V, () if many == 5 else ((many + 1) // 2,)), many
        case Figure(Form.L, ()) if many % 2 and many > 3:
            each = (many + 1) // 2
            return Figure(Form.L, () if many == 5 else (each, each)), many
        case Figure(Form.CROSS | Form.X | Form.T | Form.H) | Figure(sizes=(_, *_)) if figure.size == many:
            return figure, many
        case Figure(Form.WHEEL, (around,)) if around == many:
            return figure, many + 1
    raise TypeError("a figure of another number of cards")


_SPOTS = {
    Spot.OUTSIDE: "<outside|outer|outlying|perimeter>",
    Spot.CORNER: "corner",
    Spot.SIDE: "<side|edge>",
    Spot.END: "<end|tip>",
    Spot.INNER: "<inner|inside>",
}
_SPOT_NOUNS = {
    Spot.OUTSIDE: (
        "<arm|outside one|outer one>",
        "<arms|outside ones|outer ones>",
        "<outside|outside edge|perimeter|rim|arms|edge>",
    ),
    Spot.CORNER: ("<corner|corner one>", "<corners|corner ones>", "corners"),
    Spot.SIDE: (
        "<side|edge|side one>",
        "<sides|edges|side ones>",
        "<sides|edges|<middle|middles|center|centers> of <the|each|every> <side|sides|edge|edges>>",
    ),
    Spot.END: ("<end|tip|end one>", "<ends|tips|end ones>", "<ends|tips>"),
    Spot.LEFT_AND_RIGHT: ("<left|right> one", "left and right ones", "<left and right|left and the right> [sides]"),
    Spot.TOP_AND_BOTTOM: ("<top|bottom> one", "top and bottom ones", "<top and bottom|top and the bottom>"),
    Spot.INNER: ("<inner one|inside one>", "<inner ones|inside ones>", "inside"),
}
"""A card at a place, several of them, and where they are said to lie."""
_OF_FIGURE = {
    Spot.CENTER: CENTER,
    Spot.TOP: "<top|topmost|uppermost>",
    Spot.BOTTOM: "<bottom|bottommost|lowermost>",
    Spot.LEFT: "<left|left hand|leftmost|far left>",
    Spot.RIGHT: "<right|right hand|rightmost|far right>",
}
_CORNERS = {
    Spot.TOP_LEFT: "<top|upper> left [hand]",
    Spot.TOP_RIGHT: "<top|upper> right [hand]",
    Spot.BOTTOM_LEFT: "<bottom|lower> left [hand]",
    Spot.BOTTOM_RIGHT: "<bottom|lower> right [hand]",
}
_NTH = {"<top|first>": 1, "<middle|center>": 0, "second": 2, "third": 3, "<bottom|last>": -1}
NTH_COLUMN = {
    "<left|first|left hand|leftmost>": 1,
    "<middle|center>": 0,
    "second": 2,
    "third": 3,
    "<right|last|right hand|rightmost>": -1,
}


def _spots(grammar: Grammar) -> None:
    """Cards by where they lie in the figure."""
    add = grammar.add
    of = f"<of|in|on> the {THE_FIGURE}"
    for number in ("one", "all"):
        this = f"Noun.{number}"
        cards = f"{{cards:{this}}}"
        for spot, word in _SPOTS.items():
            add(this, [f"{spot.value} {cards}", f"{word} {cards} [{of}]"], With(v.cards, at=AtSpot(spot)))
            add(this, f"{word} {cards} [{of}]", build=partial(common_at, spot=spot), read_only=True)
        for spot, (one, several, where) in _SPOT_NOUNS.items():
            add(
                this,
                [f"{several if number == 'all' else one} [{of}]", f"{cards} <on|in|at|around> the {where} [{of}]"],
                build=partial(at_spot, spot=spot),
                cost=FAR,
                read_only=True,
            )
        shape = "<layout|cross|square|grid|circle|ring|wheel|pyramid|figure>"
        add(this, f"{cards} <of|in> the {shape}", With(v.cards, at=Board()), cost=FAR, read_only=True)
        for spot in (Spot.TOP_AND_BOTTOM, Spot.LEFT_AND_RIGHT):
            if number == "all":
                add(this, f"{spot.value} {cards} [{of}]", With(v.cards, at=AtSpot(spot)))
                add(this, f"{spot.value} {cards} [{of}]", build=partial(common_at, spot=spot), read_only=True)
        for spot, word in _CORNERS.items():
            add(this, [f"{spot.value} {cards}", f"{word} [corner] {cards} [{of}]"], With(v.cards, at=AtSpot(spot)))
            add(
                this,
                [f"{word} [corner] {cards} [{of}]", f"{cards} <in|at|on> the {word} [corner] [{of}]"],
                build=partial(common_at, spot=spot),
                read_only=True,
            )
            add(
                this,
                [
                    *([f"{word} corner [{of}]", f"{word} one [{of}]"] if number == "one" else []),
                    f"{cards} <in|at|on> the {word} [corner] [{of}]",
                ],
                build=partial(at_spot, spot=spot),
                read_only=True,
            )
        for spot, word in _OF_FIGURE.items():
            add(
                this,
                [
                    f"{spot.value} {cards} of the layout",
                    f"{word} {cards} {of}",
                    f"{cards} <at|in|on> the {word} {of}",
                ],
                With(v.cards, at=AtSpot(spot)),
            )
            if number == "all":  # of two that lie at the top, not of those that came last
                add(this, f"{word} {cards} [{of}]", build=partial(common_at, spot=spot), read_only=True)
    add(
        "CardsAnywhere",
        "{cards:Cards}",
        build=lambda cards: cards if isinstance(cards.at, AtSpot | InLine) and not cards.face else None,
        read_only=True,
    )
    add(
        "Cards",
        [
            f"the [card [in|at] the] {CENTER} of the {THE_FIGURE}",
            "the <center|centre|elevator [card]|crossbar [card]|hub [card]>",
            "the <middle|center> card <of|in> the <middle|center> <row|column>",
            f"the card <in|at> the {CENTER} of the {THE_FIGURE}",
        ],
        Cards(ONE, at=AtSpot(Spot.CENTER)),
        read_only=True,
    )
    one = "<card|one|common|common card|community card>"
    add(
        "Cards",
        [
            f"<all|every|everything|all of the> [<other|> <card|cards|commons|community cards>] {EXCEPT} [for] the {CENTER} [{one}] [{of}]",
            f"[all [of]] the [other|outside] <cards|commons|community cards> {EXCEPT} [for] the {CENTER} [{one}] [{of}]",
        ],
        Cards(at=AtSpot(Spot.OUTSIDE)),
        read_only=True,
    )
    add(
        "Cards",
        "the <middle|center> <card|cards> <of|on|in> <each|every|all [the] [four]> <side|sides|edge|edges>",
        Cards(at=AtSpot(Spot.SIDE)),
        read_only=True,
    )
    whole = "<layout|cross|square|grid|circle|ring|wheel|pyramid|triangle|diamond>"
    add("Cards", f"<the rest|all> of the <{whole[1:-1]}|board>", Cards(at=Board()), read_only=True)
    add("Cards", f"the [whole|entire] {whole}", Cards(at=Board()), cost=FAR, read_only=True)
    add(
        "Cards",
        "the <point|tip|peak|apex|top> of the <pyramid|triangle|t>",
        Cards(ONE, at=AtSpot(Spot.TOP)),
        read_only=True,
    )
    add(
        "Cards",
        "the <point|tip|bottom> [card] of the v",
        Cards(ONE, at=AtSpot(Spot.BOTTOM)),
        read_only=True,
    )
    add("Cards", "the <base|bottom> of the <pyramid|triangle>", Cards(at=InLine(Direction.ROW, -1)), read_only=True)
    for direction, line in (
        (Direction.ROW, "<horizontal <row|line>|row <across|across the middle>|line across|side to side <row|line>>"),
        (
            Direction.COLUMN,
            "<vertical <row|line|column>|<row|line|column> <up and|going|> down|up and down <row|line|column>>",
        ),
    ):
        add(
            "Cards",
            [f"[all [of]] the [whole] {line}", f"[all [of]] [the] <cards|commons> <of|in> the {line}"],
            Cards(at=InLine(direction, 0)),
            read_only=True,
        )
    lie = "<that are|which are> not in the center"
    for direction, spot in ((Direction.ROW, Spot.LEFT_AND_RIGHT), (Direction.COLUMN, Spot.TOP_AND_BOTTOM)):
        add(
            "Cards",
            f"the <two|other> cards <of|in> the {LINES[direction]} {lie}",
            Cards(at=AtSpot(spot)),
            read_only=True,
        )
    add(
        "Cards",
        f"the <next|other> two [cards] [,] leaving the {CENTER} <card|one|> [of the layout] [face down] [for last|until last]",
        Cards(at=AtSpot(Spot.INNER)),
        read_only=True,
    )
    add("Cards", "the {nth:Ordinal} pair of opposite cards of the layout", Cards(at=InLine(Direction.FACING, v.nth)))
    for direction in (Direction.ROW, Direction.COLUMN):
        add(
            "Cards",
            f"the {{nth:Ordinal}} {direction.value} of the layout",
            build=lambda nth, direction=direction: Cards(at=InLine(direction, nth)) if nth > 3 else None,
            apart=lambda cards, direction=direction: (
                {"nth": cards.at.nth}
                if isinstance(cards.at, InLine)
                and cards == Cards(at=InLine(direction, cards.at.nth))
                and cards.at.nth > 3
                else None
            ),
        )
    for direction, named in ((Direction.ROW, _NTH), (Direction.COLUMN, NTH_COLUMN)):
        for word, nth in named.items():
            add(
                "Cards",
                [
                    f"the {word.strip('<>').split('|')[0]} {direction.value} of the layout",
                    f"the {word} {direction.value} [{of}]",
                    *([f"the {word} <set|group> [of cards]"] if direction is Direction.ROW else []),
                    f"[all] [of] <the|all the> cards <of|in> the {word} {direction.value} [{of}]",
                ],
                Cards(at=InLine(direction, nth)),
            )
            if direction is Direction.ROW:
                add(
                    "Cards",
                    [
                        f"[all] the {{many:Number}} cards <of|in> the {word} row [{of}]",
                        f"all {{many:Number}} [of the] cards <of|in> the {word} row [{of}]",
                    ],
                    build=lambda many, nth=nth: Cards(exactly(many), at=InLine(Direction.ROW, nth)),
                    read_only=True,
                )
                add(
                    "Cards",
                    f"both [the|of the] cards <of|in> the {word} row [{of}]",
                    Cards(exactly(2), at=InLine(Direction.ROW, nth)),
                    read_only=True,
                )


def _floors(grammar: Grammar) -> None:
    """What is called a floor."""
    grammar.add(
        "Standing",
        [
            "a floor is a pair of opposite cards and the center card",
            "<a|each|every> <floor|level|story> is <two opposite cards|a pair of opposite cards|the two cards side by side|two cards side by side> <and|with|plus|together with> the <center card|elevator|card in the middle>",
        ],
        Remark(FLOORS),
        cost=IDIOM,
    )


def _of_each_line(grammar: Grammar) -> None:
    """The first card of each row, the middle card of every column: those lie in a line across."""
    one = "<card|cards|common|commons>"
    for direction, named, line in (
        (
            Direction.COLUMN,
            NTH_COLUMN,
            "<<each|every> <row|set|group|flop>|<both|all> [of] [the] <rows|sets|groups|flops>>",
        ),
        (Direction.ROW, _NTH, "<<each|every> column|<both|all> [of] [the] columns>"),
    ):
        for word, nth in named.items():
            grammar.add(
                "Cards",
                f"the {word} {one} <of|in|from> {line}",
                Cards(at=InLine(direction, nth)),
                read_only=True,
            )
        grammar.add(
            "Cards",
            f"the {{nth:Ordinal}} {one} <of|in|from> {line}",
            build=lambda nth, direction=direction: Cards(at=InLine(direction, nth)) if nth > 3 else None,
            read_only=True,
        )

    grammar.add(
        "Cards",
        f"[both|all] [of] [the] [two] <end|outer|outside> {one} <of|in|from> <<each|every> <row|set|group|flop>|<both|all> [of] [the] <rows|sets|groups|flops>>",
        Cards(at=AtSpot(Spot.END)),
        read_only=True,
    )


def spots(cards: Cards, figure: Figure | None) -> int:
    """How many cards lie at the places of a figure that are named."""
    if figure is None:
        return int(cards.at == NextLine(Direction.AROUND))
    match cards.at:
        case AtSpot(spot):
            return len(figure.at(spot))
        case InLine(direction, nth, spot, place):
            return len(figure.part(direction, nth, spot, place))
        case SizedLine() as sized:
            row = row_of(sized, figure)
            return len(figure.part(row.direction, row.nth, row.spot)) if row else 0
        case NextLine(direction):
            rows = Direction.FACING if figure.form is Form.H else direction  # one card of each column of an H
            return len(next(iter(figure.lines(rows)), ()))
    return 0


def row_of(sized: SizedLine, figure: Figure | None) -> InLine | None:
    """The one row of a figure that has so many cards; nothing where there is none or more than one."""
    sizes = figure.sizes if figure and figure.form is Form.ROWS and len(figure.sizes) > 1 else ()
    size = sized.size if sized.size > 0 else (max if sized.size == 0 else min)(sizes, default=0)
    return InLine(Direction.ROW, sizes.index(size) + 1, sized.spot) if sizes.count(size) == 1 else None


def common_at(spot: Spot, cards: Cards) -> Cards | None:
    """Community cards at a place of the layout."""
    return replace(cards, at=AtSpot(spot)) if cards.at == Board() else None


def at_spot(spot: Spot, cards: Cards = ANY_CARDS) -> Cards | None:
    """Cards at a place of the layout."""
    return replace(cards, at=AtSpot(spot)) if cards.at == YOUR_HAND else None


def of_the_line(rule: Uses) -> tuple[Any, ...]:
    """What a hand is made of, with the line that some of its cards come from said by itself."""
    found: list[Any] = []
    portions: list[Cards] = []
    whole = any(isinstance(portion.at, LinePlace) and not portion.many for portion in rule.portions)
    for portion in rule.portions:
        if not isinstance(portion.at, LinePlace):
            portions += [portion] if portion.many or not whole else []  # with one's own cards, as many as one likes
            continue
        ways = portion.at.directions
        found.append(InARow() if ways is None else UsesLine(ways))
        if portion.many:
            portions.append(replace(portion, at=Board()))
    return (*((replace(rule, portions=tuple(portions)),) if portions else ()), *found)
