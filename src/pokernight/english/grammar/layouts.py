"""Community cards laid out in a figure: a cross, rows and columns, a circle; where a card lies, and which line is used."""

from dataclasses import dataclass, replace
from typing import Any

from pokernight.english.construction import FAR, Grammar
from pokernight.english.grammar.making import MAKER
from pokernight.english.grammar.marks import EachLine
from pokernight.english.template import With, v
from pokernight.english.verbs import forms
from pokernight.meaning.cards import YOUR_HAND, Board, Cards, TableCards
from pokernight.meaning.deeds import Deed, Verb
from pokernight.meaning.hands import Uses, Ways
from pokernight.meaning.layouts import AtSpot, Direction, Figure, Form, InLine, LaidIn, Spot, UsesLine
from pokernight.meaning.numbers import ONE, exactly
from pokernight.meaning.players import THE_DEALER
from pokernight.meaning.rules import Bets, Do


@dataclass(frozen=True)
class LaidOut(Board):
    """The board, with the figure in which the cards that go there lie."""

    figure: Figure


SHAPE = "[shape|pattern|formation|layout|figure|design]"
LIKE = (
    "<in|into|as|like|to form|to make|forming|making|shaped like|in the <shape|form|pattern|shape or form> of|in a pattern like|"
    "<arranged|laid out|set out|set up|placed|spread out> <in|as|like|in the shape of|in the form of>>"
)
NAMES = {
    Form.CROSS: f"<a|an> [iron|simple|big|little] <cross {SHAPE}|plus sign|plus>",
    Form.X: f"<a|an> x {SHAPE}",
    Form.T: f"<a|the letter|a letter|a capital> t {SHAPE}",
    Form.H: f"<an|the letter|a letter|a capital> h {SHAPE}",
}
"""The figures that always have the same number of cards."""
THE_FIGURE = "<layout|cross|figure|square|grid|circle|ring|wheel|pyramid|x|h|t|rows|tic tac toe board>"
GRID = "<square|grid|rectangle|block|box|layout|pattern|array|formation|tic tac toe board>"
CENTER = "<center|middle|centre>"
GRIDS = {4: (2, 2), 9: (3, 3, 3), 16: (4, 4, 4, 4)}
PYRAMIDS = {size: tuple(range(1, rows + 1)) for rows, size in ((2, 3), (3, 6), (4, 10))}
LINES = {
    Direction.ROW: "<row across|row|horizontal row|horizontal line|horizontal|across row|side to side line|line across|row of three>",
    Direction.COLUMN: "<column down|column|column <up and|going> down|vertical column|vertical line|vertical|vertical row|"
    "up and down <column|line|row>|line down|column of three>",
    Direction.DIAGONAL: "<diagonal|diagonal line|diagonal row>",
    Direction.SPOKE: "<spoke|spoke of the wheel|line through the center>",
}
MODAL = "<can|may|must|have to|has to|get to|are allowed to|can only|may only|must only>"
ANY_LINE = "<line|direction|arm|bar|leg|way|straight line>"


def add_to(grammar: Grammar) -> None:
    """Figures, the places in them, and their lines."""
    _figures(grammar)
    _told(grammar)
    _laid_out(grammar)
    _spots(grammar)
    _one_line_at_a_time(grammar)
    _lines(grammar)


def _figures(grammar: Grammar) -> None:
    """A figure by its name, as something that is laid out or that cards are laid out in."""
    add = grammar.add
    for form, name in NAMES.items():
        article = "an" if form in (Form.X, Form.H) else "a"
        add("Figure", f"in {article} {form.value}", Figure(form))
        add("FigureName", name, Figure(form), read_only=True)
    add("Figure", "in {many:Number} rows of {each:Number}", build=rows_of, apart=even_rows)
    add(
        "FigureName",
        [
            "{many:Number} [equal|separate] <rows|lines> of {each:Number} [cards] [each]",
            f"<a|an> {{many:Number}} <by|x> {{each:Number}} [{GRID}]",
            f"<a|an> {GRID} of {{many:Number}} <by|x> {{each:Number}} [cards]",
        ],
        build=rows_of,
        read_only=True,
    )
    add(
        "FigureName",
        "{many:Number} [equal|separate] columns of {each:Number} [cards] [each]",
        build=lambda many, each: rows_of(each, many),
        read_only=True,
    )
    add("FigureName", "[a] tic tac toe [board|grid|square|layout|game]", Figure(Form.ROWS, (3, 3, 3)), read_only=True)
    add("Figure", "in rows of {sizes:RowSizes}", build=uneven, apart=uneven_rows)
    add("FigureName", "<rows|a pyramid> of {sizes:RowSizes}", build=uneven, read_only=True)
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
    around = f"<with|and|plus> {one} in [the|its] {CENTER} [of <it|the circle>]"
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
            f"three [cards] <across|in a row|horizontally|going across> and three [cards] <down|up and down|vertically|going down|in a column> {shared}",
            f"<a row|one row> of three [across] and <a column|one column> of three [down] {shared}",
            f"{middle} [,] <with|and|then> {vertical} [,] [and] {one} {side}",
            f"{middle} [,] <with|and|plus> <{one} on <each|every|all four> [of the four] <side|sides>|four around it|four more around it>",
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
    below = "[<below|below that|under that|under it|beneath|next|in the <middle|next row|second row>>]"
    bottom = "<on the bottom|at the bottom|in the bottom row|on the bottom row|in the last row|below that|under that>"
    add(
        "Told",
        [
            f"{{a:Number}} [card|cards] {top} [,] {{b:Number}} {below} [,] [and] {{c:Number}} {bottom}",
            f"{{c:Number}} [card|cards] {bottom} [,] {{b:Number}} <in the middle|above that|above|on top of that|in the next row> [,] [and] {{a:Number}} <{top}|above that>",
        ],
        build=lambda a, b, c: uneven((a, b, c)),
        read_only=True,
    )
    add("Figure", "{figure:Figure} <,|:|(|with|, with> {told:Told} [)]", build=as_told, read_only=True)
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


def as_told(figure: Figure, told: Figure) -> Figure | None:
    """A figure that is named, and then told card by card."""
    if figure.form is not told.form:
        return None
    return told if figure.sizes in ((), (0,), (1,), told.sizes) else None


def _laid_out(grammar: Grammar) -> None:
    """Cards go to the board in a figure."""
    add = grammar.add
    for this in ("VP.base", "VP.s", "VP.past", "VP.part", "VP.ing", "VP.passive"):
        deed = f"{{deed:{this}}}"
        add(this, f"{deed} [,] {{figure:Figure}}", build=in_figure, read_only=True)
        add(
            this,
            f"{deed} on the table",
            build=lambda deed: deed if isinstance(deed.to, LaidOut) else None,
            read_only=True,
        )
    add("Middle", "{figure:Figure}", build=LaidOut, read_only=True)
    add("Middle", ["{to:Middle} [,] {figure:Figure}", "{figure:Figure} {to:Middle}"], build=both_said, read_only=True)
    add(
        "Standing",
        [
            "the community cards lie {figure:Figure}",
            "<the|these|those> [{_:Number}] [community|common|center|middle|board|shared] cards <lie|are laid out|are arranged|are laid|are set up|are placed|are dealt|go> {figure:Figure}",
        ],
        build=lambda figure, _=0: LaidIn(figure) if all(figure.sizes) and figure.form in closed(figure) else None,
        apart=lambda rule: {"figure": rule.figure} if isinstance(rule, LaidIn) else None,
    )
    add(
        "Standing",
        "<they|these|those|this|the [{_:Number}] [community|common] cards> [together] <makes|make|forms|form> {figure:FigureName}",
        build=lambda figure, _=0: LaidIn(figure) if figure.form in closed(figure) else None,
        read_only=True,
    )
    for verb in ("lay out", "make", "form", "build", "deal", "set up", "put out", "lay", "deal out", "set out"):
        for form in ("base", "s", "past", "ing"):
            said = getattr(forms(verb), form)
            add(
                f"VP.{form}",
                [
                    f"{said} {{figure:FigureName}} [<of|with|using> {{cards:Cards}}]",
                    f"{said} {{figure:FigureName}} [<of|with|using> {{many:Number}}]",
                ],
                build=dealt_as,
                read_only=True,
            )


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
    if cards and (cards.many is None or replace(cards, many=None, face=None, at=YOUR_HAND) != Cards()):
        return None
    many = many or (cards.many.low if cards and cards.many else 0)
    if not many and figure.form in closed(figure) and all(figure.sizes):
        many = figure.size
    face = cards.face if cards else None
    return Deed(Verb.DEAL, cards=Cards(exactly(many)), to=LaidOut(figure), face=face) if many else None


def both_said(to: Any, figure: Figure) -> LaidOut | None:
    """In the middle of the table, in a figure."""
    return LaidOut(figure) if type(to) is Board else None


def laid_out(rules: list[Any]) -> list[Any]:
    """Rules in which a deal in a figure is a deal to the board, and that the cards there lie in the figure."""
    found: list[Any] = []
    for rule in rules:
        match rule:
            case Do(Deed(Verb.DEAL, cards=Cards() as cards, to=LaidOut(figure)) as deed) if cards.many:
                whole, many = filled(figure, cards.many.low)
                dealt = replace(cards, many=exactly(many), at=YOUR_HAND)
                found += [Do(replace(deed, cards=dealt, to=Board(), agent=THE_DEALER)), LaidIn(whole)]
            case LaidIn() if rule in found:
                continue
            case UsesLine(()) if any(isinstance(one, UsesLine) for one in found):
                continue  # it has been said which line
            case _:
                found.append(rule)
    return found


def filled(figure: Figure, many: int) -> tuple[Figure, int]:
    """A figure of so many cards, and how many they are with one more in the center; an error where that cannot be."""
    match figure:
        case Figure(Form.ROWS, ()) if many in GRIDS:
            return Figure(Form.ROWS, GRIDS[many]), many
        case Figure(Form.ROWS, (1,)) if many in PYRAMIDS:
            return Figure(Form.ROWS, PYRAMIDS[many]), many
        case Figure(Form.CIRCLE, (0,)):
            return Figure(Form.CIRCLE, (many,)), many
        case Figure(Form.WHEEL, (0,)):  # six in a circle, with one in the middle
            return Figure(Form.WHEEL, (many,)), many + 1
        case Figure(Form.WHEEL, ()):
            return Figure(Form.WHEEL, (many - 1,)), many
        case Figure(Form.CROSS | Form.X | Form.T | Form.H) | Figure(sizes=(_, *_)) if figure.size == many:
            return figure, many
        case Figure(Form.WHEEL, (around,)) if around == many:
            return figure, many + 1
    raise TypeError("a figure of another number of cards")


_SPOTS = {
    Spot.OUTSIDE: "<outside|outer|outlying|perimeter>",
    Spot.CORNER: "corner",
    Spot.SIDE: "<side|edge>",
}
_OF_FIGURE = {
    Spot.CENTER: CENTER,
    Spot.TOP: "top",
    Spot.BOTTOM: "bottom",
    Spot.LEFT: "<left|left hand>",
    Spot.RIGHT: "<right|right hand>",
}
_NTH = {"<top|first>": 1, "<middle|center>": 0, "second": 2, "third": 3, "<bottom|last>": -1}
_NTH_COLUMN = {
    "<left|first|left hand>": 1,
    "<middle|center>": 0,
    "second": 2,
    "third": 3,
    "<right|last|right hand>": -1,
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
        for spot, word in _OF_FIGURE.items():
            add(
                this,
                [f"{spot.value} {cards} of the layout", f"{word} {cards} {of}"],
                With(v.cards, at=AtSpot(spot)),
            )
    add(
        "CardsAnywhere",
        "{cards:Cards}",
        build=lambda cards: cards if isinstance(cards.at, AtSpot | InLine) and not cards.face else None,
        read_only=True,
    )
    add(
        "Cards",
        [f"the [card [in|at] the] {CENTER} of the {THE_FIGURE}", f"the card <in|at> the {CENTER} of the {THE_FIGURE}"],
        Cards(ONE, at=AtSpot(Spot.CENTER)),
        read_only=True,
    )
    add("Cards", ["<the|all [four]> corners", "the four corners"], Cards(at=AtSpot(Spot.CORNER)), read_only=True)
    for direction, named in ((Direction.ROW, _NTH), (Direction.COLUMN, _NTH_COLUMN)):
        for word, nth in named.items():
            add(
                "Cards",
                [
                    f"the {word.strip('<>').split('|')[0]} {direction.value} of the layout",
                    f"the {word} {direction.value} [{of}]",
                    f"[all] [of] <the|all the> cards in the {word} {direction.value} [{of}]",
                ],
                Cards(at=InLine(direction, nth)),
            )


def several_lines(
    first: tuple[Direction, ...], second: tuple[Direction, ...], third: tuple[Direction, ...] = ()
) -> tuple[Direction, ...] | None:
    """Lines in several directions."""
    ways = (*first, *second, *third)
    return ways if len(set(ways)) == len(ways) else None


def _one_line_at_a_time(grammar: Grammar) -> None:
    """The rows are turned up one after the other."""
    turn = "<turn [up|over]|turns [up|over]|flip [up|over]|flips [up|over]|reveal|reveals|expose|exposes>"
    for direction in (Direction.ROW, Direction.COLUMN):
        word = direction.value
        one = f"<a|one|1> {word} at a time|{word} by {word}"
        bet = f"[,|and] [with] {{bets:Bet}} after <each|every> [{word}|one]"
        said = [
            f"[the dealer|i|we] {turn} [up|over] <{one}>",
            f"[the dealer|i|we] {turn} [up|over] [all] the <{word}s|cards|layout> [up|over] <{one}>",
            f"[the dealer|i|we] {turn} [up|over] the {word}s [up|over] one at a time",
            f"the <{word}s|cards> are <turned|flipped|turned up|turned over|flipped over|revealed> <{one}>",
            f"the {word}s are <turned|flipped|turned up|turned over|flipped over|revealed> one at a time",
        ]
        order = "[,] [<starting|beginning> <at|with|from> the top|from top to bottom|top to bottom]"
        grammar.add("Step", [f"{text} {order}" for text in said], EachLine(direction), read_only=True)
        grammar.add("Step", [f"{text} {order} {bet}" for text in said], EachLine(direction, v.bets), read_only=True)
        grammar.add(
            "Step",
            [f"{text} {order} [,] <and|,> bet after <each|every> [{word}|one]" for text in said],
            EachLine(direction, Bets()),
            read_only=True,
        )


def _lines(grammar: Grammar) -> None:
    """A hand uses one line of the figure."""
    add = grammar.add
    three = "[[the] three [cards] <in|of|from>|[the] cards <in|of|from>]"
    for direction, word in LINES.items():
        add("Line.one", [f"one {direction.value}", f"{three} <one|a|an|the|any|any one|either> {word}"], (direction,))
        add("Line.one", word, (direction,), cost=FAR, read_only=True)
    going = "[the] [three] [cards] [going|running]"
    for direction, way in (
        (Direction.ROW, "<across|horizontally|sideways>"),
        (Direction.COLUMN, "<down|up and down|vertically>"),
        (Direction.DIAGONAL, "<diagonally|diagonal>"),
    ):
        add("Line.way", f"{going} {way}", (direction,), read_only=True)
    for one in ("Line.one", "Line.way"):
        add(
            "Lines",
            [f"{{first:{one}}} or {{second:{one}}}", f"[either] {{first:{one}}} <or|, or> {{second:{one}}}"],
            build=several_lines,
            apart=lambda ways: {"first": ways[:1], "second": ways[1:]} if ways[1:] and not ways[2:] else None,
        )
        add(
            "Lines",
            [
                f"{{first:{one}}} , {{second:{one}}} or {{third:{one}}}",
                f"[either] {{first:{one}}} , {{second:{one}}} [,] or {{third:{one}}}",
            ],
            build=several_lines,
            apart=lambda ways: {"first": ways[:1], "second": ways[1:2], "third": ways[2:]} if ways[2:] else None,
        )
    add("OneLine", ["{one:Line.one}", "either {one:Line.one}"], v.one)
    of_it = f"[of the {THE_FIGURE}]"
    add("OneLine", ["{lines:Lines}", f"{{lines:Lines}} {of_it}"], v.lines)
    add("OneLine", f"<one|any one|any> {ANY_LINE} {of_it} [,|:] {{lines:Lines}} {of_it}", v.lines, read_only=True)
    add(
        "OneLine",
        ["any three [cards] [in a row] [,] {lines:Lines}", "one <row|line> [,] either {lines:Lines}"],
        v.lines,
        read_only=True,
    )
    add("OneLine", "a straight line", build=lambda: (), read_only=True)
    add(
        "OneLine",
        ["one line", f"<one|any|any one|only one|just one|either|a single> {ANY_LINE} [of the {THE_FIGURE}] [only]"],
        build=lambda: (),
        apart=lambda ways: {} if ways == () else None,
    )
    use = "<use|uses|play|plays|choose|chooses|pick|picks|take|takes>"
    cards = (
        "[<the|any|all|all of the|all the|any of the> [three|five] [community|common|center] <cards|card> <of|in|from|on>|"
        "[the] <three|five> <in|from|of>|cards from]"
    )
    only = "[<,|, but|but> <not|never> both|, one or the other|, but not <cards from|a mix of> both|only]"
    add(
        "Standing",
        [
            "a hand uses the community cards of {directions:OneLine}",
            f"[to make your hand ,] [{MAKER} [{MODAL}]] [only] {use} [only] {cards} {{directions:OneLine}} {only} [{{_:WithOwn}}] {only} [to make <your|their> [best] hand]",
            "only cards in {directions:OneLine} <may|can> be used",
        ],
        build=lambda directions, _=None: UsesLine(directions),
        apart=lambda rule: (
            {"directions": rule.directions}
            if isinstance(rule, UsesLine) and rule == UsesLine(rule.directions)
            else None
        ),
    )
    own = "[any of|all of] <your|their|his|her> [own] [four|five|three|two|six] [hole|down] <cards|hand|four|five|three|two>"
    add("WithOwn", f"<with|along with|together with|plus|and|to go with> {own}", "with one's own cards", read_only=True)
    add(
        "Standing",
        [
            "a hand uses {many:Quantity} community cards of {directions:OneLine}",
            f"[{MAKER}] <must|have to|has to> use all {{many:Quantity}} [cards] <of|in|from> {{directions:OneLine}} [<you|they|he|she> <choose|chose|pick|picked>]",
        ],
        UsesLine(v.directions, v.many),
    )
    rows, columns = LINES[Direction.ROW], LINES[Direction.COLUMN]
    both = f"<both|the two|both lines|both of them|cards from both [lines]|the two lines|both the {rows} and the {columns}|the {rows} and the {columns}>"
    add(
        "Standing",
        [
            f"<{MAKER} <can not|may not|must not|are not allowed to>|do not> <use|play|mix|combine> {both} [together] [in the same hand|at once|at the same time]",
            f"[{MAKER} [{MODAL}]] use <the|all the|all of the|any of the|as many of the> [three|five] cards in that line [along with <your|their> own <four|five|three|two|cards>]",
        ],
        UsesLine(()),
        read_only=True,
    )
    add(
        "Plain",
        f"[{MAKER} [{MODAL}]] use {{first:Portion}} <and|plus|with|along with> [the|all] {{many:Number}} cards <of|in|from> {{directions:OneLine}}",
        build=lambda first, many, directions: (
            (Uses((first, Cards(exactly(many), at=Board()))), UsesLine(directions)) if first.at == YOUR_HAND else None
        ),
        read_only=True,
    )
    add(
        "Standing",
        f"[{MAKER} [{MODAL}]] use one {ANY_LINE} for <high|your high [hand]> and <another|a different one|a different {ANY_LINE}> for <low|your low [hand]>",
        Ways(),
        read_only=True,
    )
