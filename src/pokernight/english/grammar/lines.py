"""The lines of a layout: turned up one after the other, and one of them used for a hand."""

from pokernight.english.construction import FAR, Grammar
from pokernight.english.grammar.layouts import ANY_LINE, LINES, MODAL, THE_FIGURE, LinePlace, NextLine
from pokernight.english.grammar.making import MAKER
from pokernight.english.grammar.marks import EachLine
from pokernight.english.template import v
from pokernight.meaning.cards import YOUR_HAND, Board, Cards
from pokernight.meaning.deeds import Deed, Verb
from pokernight.meaning.hands import Uses, Ways
from pokernight.meaning.layouts import STRAIGHT, AtSpot, Direction, InLine, UsesLine
from pokernight.meaning.numbers import exactly
from pokernight.meaning.players import THE_DEALER
from pokernight.meaning.rules import Bets, Remark

IN_BOTH = "the center card is in the row and in the column"


def add_to(grammar: Grammar) -> None:
    """Add what this file is about."""
    _one_line_at_a_time(grammar)
    _next_line(grammar)
    _in_turn(grammar)
    _lines(grammar)
    _portions(grammar)


def several_lines(
    first: tuple[Direction, ...],
    second: tuple[Direction, ...],
    third: tuple[Direction, ...] = (),
    more: tuple[Direction, ...] = (),
) -> tuple[Direction, ...] | None:
    """Lines in several directions."""
    ways = (*first, *second, *third, *more)
    return ways if len(set(ways)) == len(ways) else None


def _one_line_at_a_time(grammar: Grammar) -> None:
    """The rows are turned up one after the other."""
    turn = "<turn [up|over]|turns [up|over]|flip [up|over]|flips [up|over]|reveal|reveals|expose|exposes>"
    for direction in (Direction.ROW, Direction.COLUMN):
        word = direction.value
        one = f"<a|one|1> {word} at a time|{word} by {word}"
        bet = f"[,|and] [with] {{bets:Bet}} after <each|every> {word}"
        said = [
            f"[the dealer|i|we] {turn} [up|over] <{one}>",
            f"[the dealer|i|we] {turn} [up|over] [all] the <{word}s|cards|layout> [up|over] <{one}>",
            f"[the dealer|i|we] {turn} [up|over] the {word}s [up|over] one at a time",
            f"the <{word}s|cards> are <turned|flipped|turned up|turned over|flipped over|revealed> <{one}>",
            f"the {word}s are <turned|flipped|turned up|turned over|flipped over|revealed> one at a time",
        ]
        first = "the top" if direction is Direction.ROW else "the left"
        order = f"[,] [<starting|beginning> <at|with|from> {first}|[from] <top to bottom|left to right>|from {first} [down]]"
        grammar.add("Step", [f"{text} {order}" for text in said], EachLine(direction), read_only=True)
        grammar.add("Step", [f"{text} {order} {bet}" for text in said], EachLine(direction, v.bets), read_only=True)
        grammar.add(
            "Step",
            [f"{text} {order} [,] <and|,> bet after <each|every> {word}" for text in said],
            EachLine(direction, Bets()),
            read_only=True,
        )


def _next_line(grammar: Grammar) -> None:
    """The cards of one line, or one card of each: whichever lie face down yet."""
    add = grammar.add
    of = f"[<of|in|on|around> the {THE_FIGURE}]"
    each_other = "<each other|one another>"
    round_figure = "<circle|ring|wheel>"
    away = (
        f"<[directly] [lying] <opposite|across from|facing|across the {round_figure} from> {each_other}|"
        f"<that|which> face {each_other} [across the {round_figure}]|<on|from> opposite sides>"
    )
    next_two = "<two|any two|the next two|the other two|two more|another two|the last two>"
    commons = "<cards|commons|common cards|community cards>"
    step = "one <place|card|step|position|spot> <clockwise|further|over|further around>"
    last = "<the last [pair|one|two]|the [last] <pair|two> <flipped|turned> [up|over] [last]|<before|last time>>"
    on = f"[[,] [moving|going] {step} [from {last}|each <round|time>]]"
    add(
        "Cards",
        [
            "the next pair of opposite cards of the layout",
            f"{next_two} opposite {commons} {of} {on}",
            f"{next_two} {commons} [that are|which are|lying|that lie] {away} {of} {on}",
            f"<a|the next|another|one|any|the last|each> pair of <opposite {commons}|opposites|{commons} {away}> {of} {on}",
            f"<a|the next|another|one|any|the last|each> <opposite|facing> pair [of {commons}] {of} {on}",
            f"<a|the next|another|one|any|the last> pair of facing {commons} {of} {on}",
            f"the <next pair|pair> {step} [from {last}]",
        ],
        Cards(at=NextLine(Direction.FACING)),
    )
    start = "[,] [<starting|beginning> <at|from|with> the <top|left> [of the layout]|from top to bottom|from left to right|from the top [down]]"
    back = "[,] <<starting|beginning> <at|from|with> the <bottom|right>|from bottom to top|bottom to top|from right to left|from the bottom [up]>"
    for across, along in ((Direction.ROW, Direction.COLUMN), (Direction.COLUMN, Direction.ROW)):
        word, many = across.value, f"{across.value}s"
        pair = "[<one|a|the next|another|one more> pair of <commons|common cards|community cards|cards> [,]]"
        lines = f"<{word}|{many}>" if across is Direction.COLUMN else "<row|set|group|flop|rows|sets|groups|flops>"
        one = f"{pair} <one|one card|one common|one common card|the next card|the next|a card|a common|one more card|another card> <from|in|of|on> <each|both|every|each of the|both of the|all> {lines}"
        add("Cards", [f"the next card of each {word}", f"{one} {start}"], Cards(at=NextLine(along)))
        add("Cards", [f"the last hidden card of each {word}", f"{one} {back}"], Cards(at=NextLine(along, back=True)))
        add(
            "Cards",
            [
                f"the next {word}",
                f"the next {word} <up|above|down|below>",
                f"<the next|another|one|any|any one> {word} [of <cards|commons|common cards>] [of the layout] {start}",
                f"the {'topmost' if across is Direction.ROW else 'leftmost'} {word} [of <cards|commons>] [that is] [still] face down",
                f"the <highest|top|uppermost> {word} [of <cards|commons|common cards>] [that is] still face down"
                if across is Direction.ROW
                else f"the next {word} of the two rows",
            ],
            Cards(at=NextLine(across)),
        )
        add(
            "Cards",
            [f"the last hidden {word}", f"<the next|another|one> {word} {back}"],
            Cards(at=NextLine(across, back=True)),
        )


def _in_turn(grammar: Grammar) -> None:
    """Some cards of the layout are turned up first, and then others."""
    turned = "<flipped|turned|turned up|turned over|flipped up|flipped over|rolled|revealed>"
    come = f"[are|is|get|gets|come|comes|go|goes] [{turned}] <first|up first>"
    grammar.add(
        "Clause",
        f"{{first:Cards}} {come} [,] [and] then {{second:Cards}} [last]",
        build=lambda first, second: (
            Deed(Verb.FLIP, THE_DEALER, cards=first, then=(Deed(Verb.FLIP, THE_DEALER, cards=second),))
            if isinstance(first.at, AtSpot | InLine) and isinstance(second.at, AtSpot | InLine)
            else None
        ),
        read_only=True,
    )


def _portions(grammar: Grammar) -> None:
    """So many cards of a hand that lie in a line."""
    add = grammar.add
    of = f"[<of|from|in|on|around> the {THE_FIGURE}]"
    common = "[community|common|board|wheel|ring|circle|table]"
    add(
        "Portion",
        [
            f"[any] {{many:Quantity}} {common} [cards|card|commons] <in a row|in a line|in a straight line> {of}",
            f"[any] {{many:Quantity}} {common} [cards|card|commons] {of} <in a row|in a line|in a straight line>",
        ],
        Cards(v.many, at=LinePlace(None)),
        read_only=True,
    )
    add(
        "Portion",
        [
            f"[any] {{many:Quantity}} {common} [cards|card|commons|in a row|in a line] [that <lie|are>|which <lie|are>|lying] <of|from|in|that make|which make|that form|making|forming> [only|just] <{{line:OneLine}}|a {{line:OneLine}}>",
            f"[any] {{many:Quantity}} {common} [cards|commons] in <a|any|one> {{line:BareLines}}",
            f"{{line:OneLine}} of {{many:Quantity}} {common} [cards|commons]",
            "[any] {many:Quantity} [cards] in a row [,|:] {line:Ways}",
            f"[any] {{many:Quantity}} {common} [cards|card|commons] in a [straight] line {of} [,] counting diagonals",
        ],
        build=lambda many, line=STRAIGHT[:3]: Cards(many, at=LinePlace(line)),
        read_only=True,
    )
    side = "<side by side|next to each other|next to one another|that are together>"
    add(
        "Portion",
        [
            f"[any] three <commons|{common} cards> [<that|which> are] {side} [<of|in|on|around> the <ring|circle|wheel>]",
            f"[any] three <adjacent|neighboring|connected|consecutive> <{common} <cards|ones|neighbors>|commons> {of}",
            f"[any] three {common} [cards] {of} [that are|which are|lying] {side} {of}",
            f"[any] three <neighbors|neighboring cards> {of}",
        ],
        Cards(exactly(3), at=LinePlace((Direction.ARC,))),
        read_only=True,
    )
    add(
        "Portion",
        "{cards:Cards}",
        build=lambda cards: (
            Cards(at=LinePlace((Direction.ONE_EACH,))) if cards == Cards(at=NextLine(Direction.COLUMN)) else None
        ),
        read_only=True,
    )
    touch = "<<that|which> [all] touch|touching> [<each other|one another>] [<by|at|along|on> <a side or [a] corner|a corner or [a] side|<sides|edges> or corners>]"
    add(
        "Portion",
        f"[any] three <commons|{common} cards> {touch}",
        Cards(exactly(3), at=LinePlace((Direction.TOUCHING,))),
        read_only=True,
    )
    add("Standing", "a hand uses three community cards that touch", UsesLine((Direction.TOUCHING,)))
    add("Standing", "a hand uses three neighboring community cards", UsesLine((Direction.ARC,)))
    add("Standing", "a hand uses one community card of each row", UsesLine((Direction.ONE_EACH,)))
    use = "<use|uses|play|plays|take|takes>"
    add(
        "Standing",
        [
            f"[{MAKER} [{MODAL}]] [only] {use} {{cards:Cards}} [{{_:WithOwn}}] [to make <your|their> [best] hand]",
            "<your|a|their|each> hand [must|may|can] <uses|use|includes> {cards:Cards}",
        ],
        build=lambda cards, _=None: (
            UsesLine((Direction.ONE_EACH,)) if cards == Cards(at=NextLine(Direction.COLUMN)) else None
        ),
        read_only=True,
    )


def _lines(grammar: Grammar) -> None:
    """A hand uses one line of the figure."""
    add = grammar.add
    three = "[[the] three [cards] <in|of|from>|[the] cards <in|of|from>]"
    for direction, word in LINES.items():
        add("Line.one", [f"one {direction.value}", f"{three} <one|a|an|the|any|any one|either> {word}"], (direction,))
        add("Line.one", word, (direction,), cost=FAR, read_only=True)
    beside = "<next to it|beside it|on either side of it|adjacent to it|touching it|that touch it>"
    add(
        "Line.one",
        ["three corners", "[any] three [of] [the] corners"],
        (Direction.CORNERS,),
    )
    add(
        "Line.one",
        [
            "a corner with the sides next to it",
            f"<a|any|one> corner [card] <and|with|plus> [both|both of] [the] [two] <sides|side cards|cards|side commons> {beside}",
        ],
        (Direction.ELBOW,),
    )
    going = "[the] [three] [cards] [going|running]"
    for direction, way in (
        (Direction.ROW, "<across|horizontally|sideways|side to side|left to right>"),
        (Direction.COLUMN, "<down|up and down|vertically|top to bottom>"),
        (Direction.DIAGONAL, "<diagonally|diagonal>"),
    ):
        add("Line.way", f"{going} {way}", (direction,), read_only=True)
    ways = "[either] {first:Line.way} [,] [{second:Line.way} ,] or {third:Line.way}"
    add("Ways", ways, build=lambda first, third, second=(): several_lines(first, second, third), read_only=True)
    for one in ("Line.one", "Line.way"):
        add(
            "Lines",
            [
                f"{{first:{one}}} or {{second:{one}}}",
                f"[either] {{first:{one}}} <or|, or> [with|from|in] {{second:{one}}}",
            ],
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
            apart=lambda ways: (
                {"first": ways[:1], "second": ways[1:2], "third": ways[2:]} if ways[2:] and not ways[3:] else None
            ),
        )
        add(
            "Lines",
            [
                f"{{first:{one}}} , {{second:{one}}} , {{third:{one}}} or {{more:{one}}}",
                f"[either] {{first:{one}}} , {{second:{one}}} , {{third:{one}}} [,] or {{more:{one}}}",
            ],
            build=several_lines,
            apart=lambda ways: (
                {"first": ways[:1], "second": ways[1:2], "third": ways[2:3], "more": ways[3:]} if ways[3:] else None
            ),
        )
    bare = {Direction.ROW: "<row|set|group>", Direction.COLUMN: "column", Direction.DIAGONAL: "diagonal"}
    for direction, word in bare.items():
        add("BareLine", word, (direction,), read_only=True)
    add("BareLines", "{first:BareLine} <or|, or> {second:BareLine}", build=several_lines, read_only=True)
    add(
        "BareLines",
        "{first:BareLine} , {second:BareLine} [,] or {third:BareLine}",
        build=several_lines,
        read_only=True,
    )
    add("OneLine", ["{one:Line.one}", "either {one:Line.one}"], v.one)
    add(
        "OneLine",
        [
            "<one|only one|just one|either|any one|a single|one of the> <flop|set|group|flops|sets|groups> [of commons] [only]",
            "the same <set|group|flop|row>",
        ],
        (Direction.ROW,),
        read_only=True,
    )
    add("OneLine", "<only|just> {one:Line.one}", v.one, read_only=True)
    add("OneLine", "{one:Line.one} only", v.one, read_only=True)
    add("OneLine", f"{{one:Line.one}} of the {THE_FIGURE}", v.one, read_only=True)
    for direction, first, last in (
        (Direction.OUTER_ROWS, "<top|upper|first>", "<bottom|lower|second|last>"),
        (Direction.OUTER_COLUMNS, "<left|left hand|first>", "<right|right hand|second|last>"),
    ):
        word = "<row|set|flop|line>" if direction is Direction.OUTER_ROWS else "column"
        cards = "[[the] [three|four|five] [cards|commons] <of|in|from>]"
        add(
            "OneLine",
            [
                direction.value,
                f"[either] {cards} the {first} [{word}] or {cards} [the] {last} {word}",
                f"[either] {cards} the {last} [{word}] or {cards} [the] {first} {word}",
            ],
            (direction,),
        )
    of_commons = f"[of the {THE_FIGURE}|of <commons|common cards|community cards|the commons>]"
    add("OneLine", f"<a|any|one|any one|either a> {{line:BareLines}} {of_commons}", v.line, read_only=True)
    add("OneLine", "{one:Line.one} of <commons|common cards|community cards>", v.one, read_only=True)
    add("Portion", "{line:OneLine}", build=lambda line: Cards(at=LinePlace(line)), read_only=True)
    of_it = f"[of the {THE_FIGURE}|of <commons|common cards|community cards|the commons>]"
    add("OneLine", ["{lines:Lines}", f"{{lines:Lines}} {of_it}"], v.lines)
    add("OneLine", f"<one|any one|any> {ANY_LINE} {of_it} [,|:] {{lines:Lines}} {of_it}", v.lines, read_only=True)
    add(
        "OneLine",
        [
            "any three [cards] [in] {lines:Lines}",
            "any three [cards] in a row [,|:] {lines:Ways}",
            "one <row|line> [,] either {lines:Lines}",
        ],
        v.lines,
        read_only=True,
    )
    add("OneLine", "<a|one> straight line", build=lambda: (), read_only=True)
    diagonals = "<diagonals included|including [the] diagonals|diagonals [also|do] count|also diagonally|which <may|can> be diagonal|even diagonally|counting diagonals>"
    add(
        "OneLine",
        f"<a|one|any|any one> [straight] <line|row> [of three [cards]] [,] {diagonals}",
        (Direction.ROW, Direction.COLUMN, Direction.DIAGONAL),
        read_only=True,
    )
    add("OneLine", "<a|one|any|any one> straight line of three [cards]", build=lambda: (), read_only=True)
    add("OneLine", "<a|one|any|any one> line [of three [cards]] [,|:] {lines:Ways}", v.lines, read_only=True)
    for direction in (Direction.ROW, Direction.COLUMN):
        word = direction.value
        lines = "<rows|sets|groups|flops|boards>" if direction is Direction.ROW else "columns"
        add(
            "OneLine",
            [
                f"<one|either> {word} or the other [{word}]",
                f"[only|just|any] <one|either [one]> of the [{{_:Number}}] {lines} {of_it}",
                f"the {word} of <your|their|his|her> choice",
            ],
            build=lambda direction=direction, _=0: (direction,),
            read_only=True,
        )
    add(
        "OneLine",
        [
            "one line",
            f"<one|any|any one|only one|just one|either|a single|a> {ANY_LINE} [of the {THE_FIGURE}] [only]",
            f"[only|just|any] <one|either [one]> of the [{{_:Number}}] <lines|directions|arms|bars|legs|ways> {of_it}",
        ],
        build=lambda _=0: (),
        apart=lambda ways: {} if ways == () else None,
    )
    use = "<use|uses|play|plays|choose|chooses|pick|picks|take|takes|contain|contains|include|includes>"
    in_hand = "[in <your|a|any|each|their|his|her> hand|as part of <your|their|his|her|a> hand]"
    cards = (
        "[[the|any|all|all of the|all the|any of the] [three|five] <[community|common|center] <cards|card>|commons> <of|in|from|on> [only|just]|"
        "[the] <three|five> <in|from|of>|cards from|as many [cards] as <you|they> <like|want> <from|of|in>|any number of [the] cards <from|of|in>]"
    )
    hand = f"<{MAKER}|a hand|your hand|each hand|hands>"
    only = "[<,|, but|but> <not|never> [of|from|with|in] [cards from] both|, one or the other|, but not <cards from|a mix of> both|only]"
    add(
        "Standing",
        [
            "a hand uses the community cards of {directions:OneLine}",
            f"[to make your hand ,] [{hand} [{MODAL}]] [only] {use} [only] {cards} {{directions:OneLine}} {only} {in_hand} [,] [{{_:WithOwn}}] {only} [to make <your|their> [best] hand]",
            "only [the] [cards in|cards of] {directions:OneLine} <may|can> be used",
            f"[the] [cards of|cards in] {{directions:OneLine}} <may|can|must|is|are> [be] <used|played> {only}",
            f"[{hand} [{MODAL}]] <pick|picks|choose|chooses> {{directions:OneLine}} [,] and <use|uses|play|plays> <it|that|them|those cards|its cards> [{{_:WithOwn}}]",
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
    crossing = f"[both] <lines|arms|the {rows} and the {columns}|the {columns} and the {rows}>"
    add(
        "Standing",
        [
            "the center card is in the row and in the column",
            f"the <center|middle> card [of the layout] <belongs to|is [a] part of|counts <in|for|as part of>|is <in|shared by|common to>> <both|{crossing}>",
            f"<both|{crossing}> <share|use|include> the <center|middle> card [of the layout]",
        ],
        Remark(IN_BOTH),
    )
    both = f"<both|the two|both lines|both of them|cards <from|of> <<both|two|the two> [lines|rows|columns]|different [lines]>|the two lines|both the {rows} and the {columns}|the {rows} and the {columns}>"
    add(
        "Standing",
        [
            f"<<{MAKER}|{hand}> <can not|may not|must not|are not allowed to>|do not> <use|play|mix|combine> {both} [together] [in the same hand|at once|at the same time]",
            f"[{MAKER} [{MODAL}]] use <the|all the|all of the|any of the|as many of the> [three|five] cards in that line [along with <your|their> own <four|five|three|two|cards>]",
        ],
        UsesLine(()),
        read_only=True,
    )
    not_use = f"<<{MAKER}|{hand}> <can not|may not|must not|are not allowed to>|do not|<no hand|nobody|no one|no player> <may|can>> <use|play|mix|combine>"
    for within, one, many in (
        ((Direction.ROW,), "<row|set|group|flop|board>", "<rows|sets|groups|flops|boards>"),
        ((Direction.COLUMN,), "column", "columns"),
        ((), "<line|arm|leg|direction>", "<lines|arms|legs|directions>"),
    ):
        add(
            "Standing",
            [
                f"{not_use} <both|two> {many}",
                f"{not_use} [[any] <cards|commons|community cards> <from|of|in>] <<different|two different> {many}|more than one {one}>",
                f"[you <must|may>] <not|never> <mix|combine> {many}",
            ],
            UsesLine(within),
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
    same = f"<{ANY_LINE}|row|column|diagonal>"
    high_and_low = "<they|the two [hands]|your high and low [hands]|your high and your low|high and low|the high hand and the low hand>"
    add(
        "Standing",
        [
            f"{high_and_low} <do not have|need not|do not need> to use the same {same}",
            f"{high_and_low} <can|may> use different <{same}s|lines|rows|columns>",
            f"[{MAKER} [{MODAL}]] use a different {same} for high and [for] low",
            f"[{MAKER}] do not have to use the same {same} <both ways|for high and [for] low>",
        ],
        Ways(),
        read_only=True,
    )
    add(
        "Standing",
        f"[{MAKER} [{MODAL}]] use one {ANY_LINE} for <high|your high [hand]> and <another|a different one|a different {ANY_LINE}> for <low|your low [hand]>",
        Ways(),
        read_only=True,
    )
