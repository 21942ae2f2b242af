"""Figures in other words: rows and sets told by their sizes, crosses by their height, rings with a card inside."""

from dataclasses import replace
from typing import Any

from pokernight.english.construction import FAR, Grammar
from pokernight.english.grammar.layouts import (
    CENTER,
    COMMONS,
    LIKE,
    LaidOut,
    dealt_as,
    in_figure,
    uneven,
)
from pokernight.english.grammar.marks import AsSet
from pokernight.english.template import v
from pokernight.english.verbs import forms
from pokernight.meaning.cards import Board, Cards, Face, TableCards
from pokernight.meaning.deeds import Deed, Verb
from pokernight.meaning.layouts import AtSpot, Figure, Form
from pokernight.meaning.numbers import Quantity, exactly
from pokernight.meaning.players import THE_DEALER
from pokernight.meaning.rules import Do

SET = "<row|line|set|group|flop|column>"
LAYS = ("deal", "lay out", "lay", "put", "place", "put out", "set out", "make", "deal out")
VERBS = ("VP.base", "VP.s", "VP.past", "VP.part", "VP.ing", "VP.passive")


def add_to(grammar: Grammar) -> None:
    """Add what this file is about."""
    _letters(grammar)
    _sized(grammar)
    _listed(grammar)
    _one_by_one(grammar)
    _rings(grammar)
    _crosses(grammar)
    _heaps(grammar)


def _letters(grammar: Grammar) -> None:
    """An L or a V with so many cards in each leg."""
    add = grammar.add
    add(
        "Figure",
        "in a V with {many:Number} in each leg",
        build=lambda many: Figure(Form.V, (many,)) if many > 3 else None,
        apart=lambda figure: {"many": figure.sizes[0]} if figure.form is Form.V and figure.sizes else None,
    )
    add(
        "Figure",
        "in an L of {down:Number} down and {across:Number} across",
        build=lambda down, across: letter_l(down, across) if (down, across) != (3, 3) else None,
        apart=lambda figure: (
            {"down": figure.sizes[0], "across": figure.sizes[1]} if figure.form is Form.L and figure.sizes else None
        ),
    )
    add(
        "Told",
        [
            "{down:Number} [cards] <down|high|tall> and {across:Number} [cards] <across|wide>",
            "{down:Number} [cards] [going] down and {across:Number} [cards] [going] [across|to the right]",
        ],
        build=letter_l,
        read_only=True,
    )
    leg = "<leg|arm|side|half|wing>"
    add(
        "Told",
        f"{{many:Number}} [cards] <in|on> <each|either> {leg} [,] and <one|one card|a card> at the <point|bottom|tip|corner>",
        build=lambda many: letter_v(many + 1),
        read_only=True,
    )
    add(
        "Told",
        f"{{many:Number}} [cards] <in|on> <each|either> {leg} [, <sharing|with> the <bottom|lowest> [card] [shared]]",
        build=letter_v,
        read_only=True,
    )
    shared = (
        "the <bottom|lowest|point|corner> card [being|is] <shared by|part of|in|belonging to> both <legs|arms|sides>"
    )
    for this in VERBS:
        add(
            this,
            f"{{deed:{this}}} [,] [with] {shared}",
            build=lambda deed: deed if laid_as(deed, Form.V, Form.L) else None,
            read_only=True,
        )


def letter_l(down: int, across: int) -> Figure | None:
    """An L with so many cards each way."""
    if down < 2 or across < 2:
        return None
    return Figure(Form.L, () if (down, across) == (3, 3) else (down, across))


def letter_v(many: int) -> Figure | None:
    """A V with so many cards in each leg."""
    return Figure(Form.V, () if many == 3 else (many,)) if many > 2 else None


def laid_as(deed: Any, *some: Form) -> bool:
    """Whether cards are laid out in one of some figures."""
    return isinstance(deed, Deed) and isinstance(deed.to, LaidOut) and deed.to.figure.form in some


def _sized(grammar: Grammar) -> None:
    """So many sets, and then how many cards there are in each."""
    add = grammar.add
    sets = "[separate|different] <rows|lines|sets|groups|flops>"
    each = "[cards|commons|common cards] [in <them|each|it>|each|respectively|of each]"
    cards = f"[of <{COMMONS[1:-1]}>]"
    said = "<, with|with|,|:|of|, of|having>"
    for verb in LAYS:
        for form in ("base", "s", "past", "ing"):
            does = getattr(forms(verb), form)
            add(
                f"VP.{form}",
                [
                    f"{does} {{many:Number}} {sets} {cards} [{{face:FaceWord}}] [{{_:Somewhere}}] {said} {{sizes:RowSizes}} {each}",
                    f"{does} {{cards:Cards}} [{{face:FaceWord}}] [{{_:Somewhere}}] in {{many:Number}} {sets} [{{face:FaceWord}}] {said} {{sizes:RowSizes}} {each}",
                ],
                build=in_sets,
                read_only=True,
            )
    add("Somewhere", ["to the table", "on the table", "in the middle [of the table]", "to the board"], Board())

    add(
        "OneOf",
        "<one|a set|a row|a group|another|the other> of {n:Number} [cards|commons] [{face:FaceOnly}]",
        build=lambda n, face=None: (n, face),
        read_only=True,
    )
    add("OnesOf", "{first:OneOf} <and|, and|,> {second:OneOf}", (v.first, v.second), read_only=True)
    add("OnesOf", "{first:OneOf} , {more:OnesOf}", build=lambda first, more: (first, *more), read_only=True)
    for verb in LAYS:
        for form in ("base", "s", "past", "ing"):
            does = getattr(forms(verb), form)
            add(
                f"VP.{form}",
                f"{does} {{many:Number}} {sets} [of <{COMMONS[1:-1]}>] [{{face:FaceWord}}] [{{_:Somewhere}}] [{{face:FaceWord}}] <:|,|, with> {{sets:OnesOf}}",
                build=each_of,
                read_only=True,
            )
            add(
                f"VP.{form}",
                [
                    f"{does} [the] <{COMMONS[1:-1]}> [{{face:FaceWord}}] [{{_:Somewhere}}] [,] {{figure:Figure}} [[,] [all] {{face:FaceWord}}]",
                    f"{does} {{figure:FigureName}} of [{{face:FaceOnly}}] <{COMMONS[1:-1]}|cards> [{{_:Somewhere}}]",
                ],
                build=lambda figure, face=None, _=None: (
                    replace(laid, face=face) if (laid := dealt_as(figure)) else None
                ),
                read_only=True,
            )


def each_of(
    many: int, sets: tuple[tuple[int, Face | None], ...], face: Face | None = None, _: Any = None
) -> Deed | None:
    """So many sets of cards, each of which is told by itself, all lying the same way."""
    if any(one not in (None, face) for _, one in sets):
        return None
    return in_sets(many, tuple(size for size, _ in sets), face)


def in_sets(
    many: int, sizes: tuple[int, ...], face: Face | None = None, cards: Cards | None = None, _: Any = None
) -> Deed | None:
    """So many sets of cards, each of which has a size of its own."""
    figure = uneven(sizes) if len(sizes) == many else None
    laid = dealt_as(figure) if figure else None
    if not laid or not figure:
        return None
    if cards and (cards.at != Board() or cards.many not in (None, exactly(figure.size)) or (face and cards.face)):
        return None
    return replace(laid, face=face or (cards.face if cards else None))


def _listed(grammar: Grammar) -> None:
    """A row of five and a row of two."""
    add = grammar.add
    one = "<a|one|another|a second|a third>"
    how = "[long|short|longer|shorter|separate|second|top|bottom|upper|lower]"
    cards = f"{COMMONS} [cards]"
    add(
        "RowOf",
        [
            f"{one} {how} {SET} of {{n:Number}} [face down] {cards}",
            f"{one} {how} {{n:Number}} card {SET} [of {cards}]",
            f"{one} {how} {SET} <with|that has> {{n:Number}} {cards}",
        ],
        v.n,
        read_only=True,
    )
    add("RowOf", "{n:Number} <below|under|beneath> <it|that|them>", v.n, read_only=True)
    add("RowsOf", "{first:RowOf} <and|, and|plus|, then> {second:RowOf}", (v.first, v.second), read_only=True)
    add("RowsOf", "{first:RowOf} , {more:RowsOf}", build=lambda first, more: (first, *more), read_only=True)
    add("FigureName", "{sizes:RowsOf}", build=several_rows, read_only=True)
    for this in VERBS:
        add(
            this,
            [f"{{deed:{this}}} [,] all [of <them|these|the cards>] {{face:FaceWord}}"],
            build=lambda deed, face: (
                replace(deed, face=face) if isinstance(deed.to, LaidOut) and not deed.face and not deed.then else None
            ),
            read_only=True,
        )


def _one_by_one(grammar: Grammar) -> None:
    """Sets that are dealt at different times."""
    add = grammar.add
    first, again = (
        "<a|one|the> [first|separate]",
        "<another|a second|a third|a fourth|a last|one more|the second|the third>",
    )
    beside = "[<beside|below|next to|above|under> the <first|other|others|last> [<set|group|flop|one|row>]]"
    cards = "<commons|common cards|community cards>"
    lies = f"[{{face:FaceWord}}] {cards} [{{face:FaceWord}}] [{{_:Somewhere}}] [{{face:FaceWord}}] {beside}"
    deal = "<deal|lay out|put out|lay|put>"
    add(
        "Plain",
        f"{deal} {first} <flop|set|group> of {{n:Number}} {lies}",
        build=lambda n, face=None, _=None: one_set(n, face, again=False),
        cost=FAR,
        read_only=True,
    )
    add(
        "Plain",
        [
            f"{deal} {again} <flop|set|group|row|line> of {{n:Number}} {lies}",
            f"{again} <flop|set|group> of {{n:Number}} {cards} is dealt [{{face:FaceWord}}] [{{_:Somewhere}}] {beside}",
        ],
        build=lambda n, face=None, _=None: one_set(n, face, again=True),
        read_only=True,
    )


def one_set(n: int, face: Face | None, *, again: bool) -> tuple[Any, ...]:
    """So many community cards that are a set."""
    return Do(Deed(Verb.DEAL, THE_DEALER, cards=Cards(exactly(n)), to=Board(), face=face or Face.UP)), AsSet(again)


def several_rows(sizes: tuple[int, ...]) -> Figure | None:
    """Rows that are named one by one."""
    return Figure(Form.ROWS, sizes) if min(sizes) > 0 and max(sizes) > 1 else None


def _rings(grammar: Grammar) -> None:
    """A card in the middle of a ring, told after it."""
    add = grammar.add
    inside = f"<in|at> [the|its] {CENTER} [of <it|them|the <circle|ring|wheel>>]"
    one = "<one|one card|a single card|one more [card]|another [card]|an extra <one|card>|a card>"
    for this in VERBS:
        deed = f"{{deed:{this}}}"
        add(
            this,
            [
                f"{deed} [,] <and|with|plus|, and> {one} [{{face:FaceWord}}] {inside} [{{face:FaceWord}}]",
                f"{deed} [,] <and|with|plus|, and> <a|the> {{nth:Ordinal}} [card|one] [{{face:FaceWord}}] {inside}",
                f"{deed} around <one|a> {CENTER} <card|common>",
                f"{deed} around <a|the> {{nth:Ordinal}} [card|one|common]",
            ],
            build=with_center,
            read_only=True,
        )
    for verb in LAYS:
        for form in ("base", "s", "past", "ing"):
            does = getattr(forms(verb), form)
            add(
                f"VP.{form}",
                f"{does} a <circle|ring> of {{cards:Cards}} [{{_:Somewhere}}]",
                build=lambda cards, _=None: (
                    Deed(Verb.DEAL, cards=Cards(cards.many), to=LaidOut(Figure(Form.CIRCLE, (0,))), face=cards.face)
                    if cards.at == Board() and cards.many
                    else None
                ),
                read_only=True,
            )


def with_center(deed: Deed, face: Face | None = None, nth: int = 0) -> Deed | None:
    """A ring or a square that is laid out, with one more card inside that lies as the others do."""
    match deed:
        case Deed(Verb.DEAL, cards=Cards(many=Quantity(4, 4)) as cards, to=LaidOut(Figure(Form.ROWS, () | (2, 2)))) if (
            not deed.then and (not face or face is deed.face) and nth in (0, 5)
        ):
            return replace(deed, cards=replace(cards, many=exactly(5)), to=LaidOut(Figure(Form.X)))
        case Deed(Verb.DEAL, cards=Cards(many=Quantity(low, high)), to=LaidOut(Figure(Form.CIRCLE, sizes))) if (
            not deed.then and low == high
        ):
            if (face and face is not deed.face) or (nth and nth != low + 1) or sizes not in ((0,), (low,)):
                return None
            return replace(deed, to=LaidOut(Figure(Form.WHEEL, (low,))))
    return None


def _crosses(grammar: Grammar) -> None:
    """A cross by its height and its width."""
    add = grammar.add
    size = "{side:Number} [cards] <high|tall|down|long|up and down> [and|by|,] {other:Number} [cards] <wide|across>"
    flat = "{side:Number} [cards] <wide|across> [and|by|,] {other:Number} [cards] <high|tall|down|up and down>"
    add("FigureName", "<a|an> {side:Number} <by|x> {other:Number} cross", build=cross_of, read_only=True)
    for each in (size, flat):
        add("FigureName", f"a cross [,|of|measuring|that is] {each}", build=cross_of, read_only=True)
    add("Figure", f"{LIKE} {{many:Number}} <by|x> {{each:Number}}", build=block_of, read_only=True)
    for this in VERBS:
        add(
            this,
            f"{{deed:{this}}} [,] <arranged|laid out|set out> {{many:Number}} <by|x> {{each:Number}}",
            build=lambda deed, many, each: in_figure(deed, figure) if (figure := block_of(many, each)) else None,
            read_only=True,
        )
        add(
            this,
            f"{{deed:{this}}} , <an upper and a lower|a top and a bottom|one above the other|one below the other> [one|set|flop|row]",
            build=lambda deed: deed if laid_as(deed, Form.ROWS) and len(deed.to.figure.sizes) == 2 else None,
            read_only=True,
        )
        add(  # what is left when all others have been turned up
            this,
            f"{{deed:{this}}} [,] <leaving|so that> only the {CENTER} [card|one|common] [is] [left] [still] [face] down",
            build=lambda deed: (
                deed if deed.verb is Verb.FLIP and deed.cards and isinstance(deed.cards.at, AtSpot) else None
            ),
            read_only=True,
        )
    joined = "<joined|connected|linked> by"
    add(
        "OneBetween",
        "<a|the> <crossbar|cross bar|bar|bridge|crosspiece> of one [card] [between them|in the middle]",
        1,
        read_only=True,
    )
    for this in VERBS:
        add(
            this,
            [
                f"{{deed:{this}}} <:|, with|,> two columns of three [cards] [,] <and|with|{joined}> {{_:OneBetween}}",
                f"{{deed:{this}}} <:|, with|,> two columns of three [cards] [,] {joined} <one|a> card [in the middle|between them]",
            ],
            build=lambda deed, _=0: deed if laid_as(deed, Form.H) else None,
            read_only=True,
        )


def cross_of(side: int, other: int) -> Figure | None:
    """A cross of so many cards each way."""
    if side != other or side < 3 or side % 2 == 0:
        return None
    return Figure(Form.CROSS, (side,) if side > 3 else ())


def block_of(many: int, each: int) -> Figure | None:
    """So many rows of so many cards, arranged two by two."""
    return Figure(Form.ROWS, (each,) * many) if many > 1 and each > 1 else None


def _heaps(grammar: Grammar) -> None:
    """Cards that lie in no order at all."""
    add = grammar.add
    heap = "<in|as|into> <a|one> [big|loose|messy|single] <heap|bunch|jumble|clump|scatter>"
    order = "in no [particular|special] <order|pattern|arrangement>"
    for this in VERBS:
        add(
            this,
            [f"{{deed:{this}}} [,] {heap} [{{_:Somewhere}}] [, {order}]", f"{{deed:{this}}} [,] {order}"],
            build=in_a_heap,
            read_only=True,
        )
        add(
            this,
            f"{{deed:{this}}} [,] in a [single] <row|line|column>",
            build=lambda deed: deed if deed.verb is Verb.DEAL and deed.to == TableCards() and not deed.then else None,
            read_only=True,
        )
        add(
            this,
            f"{{deed:{this}}} [,] in a [single] <row|line|column> [{{face:FaceWord}}] <to|on> the table [{{face:FaceWord}}]",
            build=lambda deed, face=None: (
                replace(deed, to=TableCards(), face=deed.face or face)
                if deed.verb is Verb.DEAL and deed.to is None and not deed.then and not (deed.face and face)
                else None
            ),
            read_only=True,
        )
    for verb in LAYS:
        for form in ("base", "s", "past", "ing"):
            does = getattr(forms(verb), form)
            add(
                f"VP.{form}",
                [
                    f"{does} a <heap|bunch|pile|jumble> of {{cards:Cards}} [{{face:FaceWord}}] [{{_:Somewhere}}] [, {order}]",
                    f"{does} a [single] <row|line|column> of {{cards:Cards}} [{{face:FaceWord}}] [{{_:Somewhere}}]",
                ],
                build=all_of_them,
                read_only=True,
            )


def all_of_them(cards: Cards, face: Face | None = None, _: Any = None) -> Deed | None:
    """Community cards that lie together."""
    if cards.at != Board() or not cards.many or (face and cards.face):
        return None
    return Deed(Verb.DEAL, cards=Cards(cards.many), to=Board(), face=face or cards.face)


def in_a_heap(deed: Deed, _: Any = None) -> Deed | None:
    """Community cards that are dealt to no places of their own."""
    shared = deed.verb is Verb.DEAL and deed.cards and Board() in (deed.cards.at, deed.to)
    return replace(deed, to=Board()) if shared and not deed.then else None
