"""Rows and sets of a layout by their size or their number, parts of them, and cards one after the other along a path."""

from dataclasses import replace
from typing import Any

from pokernight.english.construction import FAR, Grammar
from pokernight.english.grammar.layouts import NTH_COLUMN, THE_FIGURE, NextLine, SizedLine
from pokernight.english.template import v
from pokernight.meaning.cards import Board, Cards, Which
from pokernight.meaning.deeds import Deed, Verb
from pokernight.meaning.layouts import AtSpot, Direction, InLine, Spot
from pokernight.meaning.numbers import ONE

SET = "<row|line|set|group|flop>"
OF_COMMONS = "[of <commons|common cards|community cards|cards>]"
NTH = {"<first|top|upper>": 1, "<middle|center>": 0, "second": 2, "third": 3, "<bottom|last|lower>": -1}
VERBS = ("VP.base", "VP.s", "VP.past", "VP.part", "VP.ing", "VP.passive", "VP.gapped")
ACROSS_AND_DOWN = (Direction.ROW, Direction.COLUMN)
CENTERED = "<middle|center|centre>"
MIDDLE_ROW = InLine(Direction.ROW, 0)
"""Its middle card is the center of the layout."""


def add_to(grammar: Grammar) -> None:
    """Add what this file is about."""
    _rows(grammar)
    _parts(grammar)
    _paths(grammar)


def _rows(grammar: Grammar) -> None:
    """The row of four; the second set; the long row."""
    add = grammar.add
    add(
        "SizedRow",
        [
            f"{SET} of {{n:Number}} [cards|commons|common cards]",
            f"{{n:Number}} card {SET} {OF_COMMONS}",
            f"{SET} <with|that has|which has|having> {{n:Number}} [cards|commons] [in it]",
        ],
        build=lambda n: SizedLine(n) if n > 0 else None,
        read_only=True,
    )
    add("SizedRow", f"<long|longer|longest|big|bigger|large|larger> {SET} {OF_COMMONS}", SizedLine(0), read_only=True)
    add("SizedRow", f"<short|shorter|shortest|small|smaller> {SET} {OF_COMMONS}", SizedLine(-1), read_only=True)
    add("Cards", "the row of {n:Number} cards", build=whole_row, apart=size_of)
    whole = "[all [of]|the rest of|all [the] <cards|commons> <of|in>|the <cards|commons> <of|in>]"
    add("Cards", [f"{whole} the [whole|entire] {{row:SizedRow}}"], build=in_the_row, read_only=True)
    add("RowPlace", "{row:SizedRow}", v.row, read_only=True)
    for word, nth in NTH.items():
        place = InLine(Direction.ROW, nth)
        add("RowPlace", f"{word} {SET} {OF_COMMONS}", place, read_only=True)
        add(
            "Cards",
            [f"the {word} <flop|line> {OF_COMMONS}", f"the {word} <set|group> of <commons|common cards>"],
            Cards(at=place),
            read_only=True,
        )
        add("Cards", f"<the rest|all> of the {word} {SET}", Cards(at=place), read_only=True)
        add("Cards", f"the <whole|entire> {word} {SET}", Cards(at=place), read_only=True)
    for word, nth in NTH_COLUMN.items():
        place = InLine(Direction.COLUMN, nth)
        add("RowPlace", f"{word} column {OF_COMMONS}", place, read_only=True)
        add(
            "Cards", f"<the rest of the|all of the|the whole|the entire> {word} column", Cards(at=place), read_only=True
        )
    for direction in (Direction.ROW, Direction.COLUMN):
        add(
            "RowPlace",
            f"{direction.value} [number] {{nth:Number}}",
            build=lambda nth, direction=direction: InLine(direction, nth) if nth > 0 else None,
            read_only=True,
        )


def whole_row(n: int) -> Cards | None:
    """All cards of the row that has so many."""
    return Cards(at=SizedLine(n)) if n > 0 else None


def size_of(cards: Any) -> dict[str, Any] | None:
    """How many cards a row has that is told by its size."""
    match cards:
        case Cards(at=SizedLine(size, None) as row) if size > 0 and cards == Cards(at=row):
            return {"n": size}
    return None


def in_the_row(row: SizedLine) -> Cards:
    """All cards of a row."""
    return Cards(at=row)


def _parts(grammar: Grammar) -> None:
    """Two cards of the second row; the ends of it; the one in its middle."""
    add = grammar.add
    of = "<of|from|in|on>"
    cards = "[cards|card|commons|common|common cards|common card]"
    add(
        "Cards",
        [f"{{many:Quantity}} [of the] {cards} {of} the {{row:RowPlace}}"],
        build=lambda many, row: Cards(many, at=row),
        read_only=True,
    )
    add(
        "Cards",
        f"<a|any|any one> <card|common|common card> {of} the {{row:RowPlace}}",
        build=lambda row: Cards(ONE, at=row),
        read_only=True,
    )
    end = "<end|outer|outside>"
    add(
        "Cards",
        [
            f"[both|both of] [the] [two] {end} <cards|commons> {of} the {{row:RowPlace}}",
            "[both] [the] [two] ends of the {row:RowPlace}",
        ],
        build=lambda row: Cards(at=replace(row, spot=Spot.END)),
        read_only=True,
    )
    add(
        "Cards",
        [
            f"<one of the|either of the|either|an|one> {end} [<cards|card|commons|common>] {of} the {{row:RowPlace}}",
            "<one|either> <end|of the ends> of the {row:RowPlace}",
        ],
        build=lambda row: Cards(ONE, at=replace(row, spot=Spot.END)),
        read_only=True,
    )
    add(
        "Cards",
        [
            f"the {CENTERED} <card|common|one> {of} the {{row:RowPlace}}",
            f"the <card|common|one> in the {CENTERED} of the {{row:RowPlace}}",
        ],
        build=lambda row: Cards(ONE, at=replace(row, spot=Spot.CENTER)) if row != MIDDLE_ROW else None,
        read_only=True,
    )
    for direction in (Direction.ROW, Direction.COLUMN):
        add(
            "LineAt",
            f"{direction.value} {{nth:Number}} of the layout",
            build=lambda nth, direction=direction: InLine(direction, nth) if nth > 0 else None,
            apart=lambda row, direction=direction: (
                {"nth": row.nth}
                if isinstance(row, InLine) and row == InLine(direction, row.nth) and row.nth > 0
                else None
            ),
        )
        add("LineAt", f"the last {direction.value} of the layout", InLine(direction, -1))
        add("LineAt", f"the middle {direction.value} of the layout", InLine(direction, 0))
    add(
        "Cards",
        "card {place:Number} of {row:LineAt}",
        build=lambda place, row: one_of_line(row, place),
        apart=lambda cards: placed(cards, last=False),
    )
    add("Cards", "the last card of {row:LineAt}", build=one_of_line, apart=lambda cards: placed(cards, last=True))
    one = "<card|common|common card|one>"
    add(
        "Cards",
        [f"the {{place:Ordinal}} {one} [from the left] {of} the {{row:RowPlace}}"],
        build=lambda place, row: one_of_line(row, place),
        read_only=True,
    )
    for place, across, down in (
        (1, "<first|leftmost|left|left hand|far left>", "<first|top|topmost|upper>"),
        (-1, "<last|rightmost|right|right hand|far right>", "<last|bottom|bottommost|lower>"),
    ):
        for direction, word in ((Direction.ROW, across), (Direction.COLUMN, down)):
            add(
                "Cards",
                f"the {word} {one} {of} the {{row:RowPlace}}",
                build=lambda row, place=place, direction=direction: (
                    one_of_line(row, place) if isinstance(row, InLine) and row.direction is direction else None
                ),
                read_only=True,
            )
    add(
        "LineAt",
        "the row of {n:Number} cards",
        build=lambda n: SizedLine(n) if n > 0 else None,
        apart=lambda row: {"n": row.size} if isinstance(row, SizedLine) and row.size > 0 else None,
    )
    add("Place", "{row:LineAt}", v.row)
    add("Place", "the {row:RowPlace}", v.row, cost=FAR, read_only=True)
    add("LineAt", "the longest row", SizedLine(0))
    add("LineAt", "the shortest row", SizedLine(-1))
    add("Cards", "all cards of {row:LineAt}", build=in_the_row, apart=long_or_short)
    for word, spot in (("", None), ("end ", Spot.END)):
        add(
            "Cards",
            f"{{many:Quantity}} {word}card(s) of {{row:LineAt}}",
            build=lambda many, row, spot=spot: Cards(many, at=replace(row, spot=spot)),
            apart=lambda cards, spot=spot: part_of_row(cards, spot),
        )
    add(
        "Cards",
        "the middle card of {row:LineAt}",
        build=lambda row: Cards(ONE, at=replace(row, spot=Spot.CENTER)),
        apart=middle_of_row,
    )
    add(
        "Cards",
        "the end cards of {row:LineAt}",
        build=lambda row: Cards(at=replace(row, spot=Spot.END)),
        apart=ends_of_row,
    )


def one_of_line(row: Any, place: int = -1) -> Cards | None:
    """One card of a line, by its number."""
    return Cards(ONE, at=replace(row, place=place)) if isinstance(row, InLine) and place and not row.place else None


def placed(cards: Any, *, last: bool) -> dict[str, Any] | None:
    """The line that one card is of, and its number there."""
    if not isinstance(cards, Cards) or not isinstance(cards.at, InLine) or cards != Cards(ONE, at=cards.at):
        return None
    row = {"row": replace(cards.at, place=0)}
    if last:
        return row if cards.at.place == -1 else None
    return {**row, "place": cards.at.place} if cards.at.place > 0 else None


def row_and_spot(cards: Any) -> tuple[Any, Spot | None] | None:
    """The row that cards lie in, and where in it."""
    place = cards.at if isinstance(cards, Cards) else None
    if not isinstance(place, InLine | SizedLine) or cards != Cards(cards.many, at=place):
        return None
    if isinstance(place, InLine) and (place.place or place.nth < -1 or place.direction not in ACROSS_AND_DOWN):
        return None
    return replace(place, spot=None), place.spot


def part_of_row(cards: Any, spot: Spot | None) -> dict[str, Any] | None:
    """How many cards of a row are meant, and which row that is."""
    found = row_and_spot(cards)
    return {"many": cards.many, "row": found[0]} if found and cards.many and found[1] is spot else None


def middle_of_row(cards: Any) -> dict[str, Any] | None:
    """The row of which the middle card is meant."""
    found = row_and_spot(cards)
    return {"row": found[0]} if found and found[1] is Spot.CENTER and cards.many == ONE else None


def ends_of_row(cards: Any) -> dict[str, Any] | None:
    """The row of which both ends are meant."""
    found = row_and_spot(cards)
    return {"row": found[0]} if found and found[1] is Spot.END and cards.many is None else None


def long_or_short(cards: Any) -> dict[str, Any] | None:
    """The row that is told by being the longest or the shortest."""
    found = row_and_spot(cards)
    long = found and isinstance(found[0], SizedLine) and found[0].size < 1 and found[1] is None
    return {"row": found[0]} if found and long and cards.many is None else None


def _paths(grammar: Grammar) -> None:
    """One card after the other, clockwise or as one reads."""
    add = grammar.add
    figure = f"<{THE_FIGURE[1:-1]}|outside|outer edge|edge|rim|perimeter|table|commons|common cards>"
    around = f"[around|of|in|along] [the {figure}]"
    moving = "[in|going|moving|proceeding|continuing|working|running|goes|go|continue]"
    way = "<clockwise|a clockwise <direction|order|manner|spiral>|clockwise order>"
    start = "[[,] <starting at|starting with|starting from|starting in|beginning at|beginning with|beginning in|from> the <top|top left|upper left> [corner|card|common|one|card of the layout]]"
    inward = (
        "[[,] [and] <then|finally|ending|and|and finally> [<going|moving|spiraling|spiralling>] "
        "<inward|inwards|<in|into|to|in to|at|in|with|on> the <center|middle> [card|one]>]"
    )
    paced = "[[,] one [card|common|at a time] <per|each|a|at a> <round|time|step>]"
    path = f"[,] {moving} {way} [around|around the {figure}] {start} {inward} {paced}"
    for direction, said in ((Direction.AROUND, "clockwise"), (Direction.READING, "in reading order")):
        for spot in (None, *ALONG):
            word = f"{spot.value} card" if spot else "card"
            add("Cards", f"the next {word} of the layout {said}", Cards(at=NextLine(direction, spot=spot)))
            add("Cards", f"the {{nth:Ordinal}} {word} of the layout {said}", Cards(at=InLine(direction, v.nth, spot)))
    one = "<card|common|common card|community card|one>"
    add("Cards", f"the next {one} {around} {path}", Cards(at=NextLine(Direction.AROUND)), read_only=True)
    add("Cards", f"the next {one} around the {figure}", Cards(at=NextLine(Direction.AROUND)), read_only=True)
    reading = "[,] [in] <reading order|the order <of|in which one is> reading|left to right and [then] top to bottom> [, left to right [,] and then top to bottom]"
    for this in VERBS:
        deed = f"{{deed:{this}}}"
        gap = this == "VP.passive"
        add(
            this,
            [
                f"{deed} {path}",
                f"{deed} {start} [,|and] {moving} {way} [around|around the {figure}] {inward} {paced}",
                f"{deed} [,] [<going|moving|working|proceeding>] around [the {figure}] [clockwise] {start}",
                f"{deed} [,] [and] then <continue|go on|proceed|move on> {way} [around [the {figure}]] {inward} {paced}",
            ],
            build=lambda deed, gap=gap: along(deed, Direction.AROUND, gap=gap),
            read_only=True,
        )
        add(
            this,
            [f"{deed} {reading}", f"{deed} [,] from left to right and [then] [from] top to bottom"],
            build=lambda deed, gap=gap: along(deed, Direction.READING, gap=gap),
            cost=FAR,
            read_only=True,
        )


FIRST_SPOTS = (Spot.TOP_LEFT, Spot.TOP)
"""Where a path around begins anyway."""
ALONG = (Spot.CORNER, Spot.SIDE, Spot.OUTSIDE, Spot.END)
"""Places of which there are several along a path."""


def along(deed: Deed, direction: Direction, *, gap: bool) -> Deed | None:
    """Community cards that are turned up along a path: the next of them, or all, of which no order matters."""
    cards = deed.cards
    if deed.verb is not Verb.FLIP or deed.then or cards is None:
        return None
    if gap and cards == Cards():
        return deed
    if not isinstance(cards.at, Board):
        return None
    spot = cards.at.spot if isinstance(cards.at, AtSpot) else None
    if cards.many == ONE and (type(cards.at) is Board or spot in (*FIRST_SPOTS, *ALONG)):
        plain = cards.which in (Which.CHOSEN, Which.FIRST) and cards.nth == 1
        place = NextLine(direction, spot=spot if spot in ALONG else None)
        return replace(deed, cards=Cards(at=place)) if plain else None
    return deed if cards.many != ONE else None
