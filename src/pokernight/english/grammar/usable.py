"""Which community cards a hand may use: all or none, one row for high and one for low, a line or none at all."""

from dataclasses import replace
from typing import Any

from pokernight.english.construction import FAR, Grammar
from pokernight.english.grammar.layouts import MODAL, LinePlace, NextLine
from pokernight.english.grammar.making import MAKER, none_of
from pokernight.meaning.cards import ANY_CARD, YOUR_HAND, Board, Cards, Hand, Which
from pokernight.meaning.hands import Uses, Ways
from pokernight.meaning.layouts import AtSpot, Direction, InLine, Spot, UsesLine
from pokernight.meaning.numbers import Quantity, at_least, exactly, up_to
from pokernight.meaning.players import End

ALL_COMMONS = Cards(at=Board())
COMMONS = "<commons|common cards|community cards|common <card|cards>|board cards>"
HAND = "<a hand|your hand|each hand|every hand|hands|the hand|their hand>"
ANY_HAND = "<any hand|a player 's hand|each player 's hand>"
USE = "<use|uses|play|plays|include|includes|contain|contains>"
NTH = {"<top|upper|first>": 1, "<middle|center>": 0, "<second>": 2, "<bottom|lower|last>": -1}
SET = "<row|flop|set|group|line>"


def add_to(grammar: Grammar) -> None:
    """Add what this file is about."""
    _all_or_none(grammar)
    _limits(grammar)
    _for_each_end(grammar)
    _or_alone(grammar)
    _other_ones(grammar)


def _limits(grammar: Grammar) -> None:
    """What a hand may not use, may use only, or so many of at most."""
    add = grammar.add
    for pattern, in_line in (("a hand uses no {cards:Noun.all}", False), ("a hand may not use {cards:Cards}", True)):
        add(
            "Standing",
            pattern,
            build=lambda cards, in_line=in_line: (
                Uses((none_of(cards),)) if cards.many is None and isinstance(cards.at, InLine) is in_line else None
            ),
            apart=lambda rule, in_line=in_line: unused(rule, in_line=in_line),
        )
    for direction in (Direction.ROW, Direction.COLUMN):
        add(
            "Standing",
            f"a hand uses only {direction.value} {{nth:Number}} of the community cards",
            build=lambda nth, direction=direction: UsesLine((direction,), nth=nth) if nth > 0 else None,
            apart=lambda rule, direction=direction: (
                {"nth": rule.nth}
                if isinstance(rule, UsesLine) and rule == UsesLine((direction,), nth=rule.nth) and (rule.nth or 0) > 0
                else None
            ),
        )
        for word, nth in (("last", -1), ("middle", 0)):
            add(
                "Standing",
                f"a hand uses only the {word} {direction.value} of the community cards",
                UsesLine((direction,), nth=nth),
            )
    for spot in Spot:
        add("Standing", f"a hand uses only the {spot.value} cards of the layout", UsesLine((), spot=spot))
    someone = f"<{MAKER}|{HAND}|{ANY_HAND}>"
    nobody = "<no hand|nobody|no one|no player|none of you>"
    in_hand = "[<in|for> <a|any|your|their|the> hand|to make <a|your|their> hand|by anyone|at all|at the showdown]"
    not_used = "<can not|may not|must not|are not allowed to|is not allowed to|do not|does not>"
    add(
        "Standing",
        [
            f"{someone} {not_used} [ever] {USE} {{cards:Portion}} {in_hand}",
            f"do not {USE} {{cards:Portion}} {in_hand}",
            f"{nobody} <may|can|is allowed to|gets to> {USE} {{cards:Portion}} {in_hand}",
            f"{{cards:Portion}} <can not|may not|must not|can never> be <used|played> {in_hand}",
            f"{{cards:Portion}} <is|are> [never|not] <off limits|allowed> {in_hand}",
        ],
        build=without,
        cost=FAR,
        read_only=True,
    )
    may = "<may|can|are allowed to|is allowed to|get to|gets to>"
    add(
        "Standing",
        [
            f"{someone} {may} {USE} <only|just> {{cards:Portion}} {in_hand}",
            f"{someone} {may} only {USE} {{cards:Portion}} {in_hand}",
            f"only {{cards:Portion}} {may} be <used|played> {in_hand}",
        ],
        build=only_these,
        cost=FAR,
        read_only=True,
    )
    add(
        "Standing",
        f"{someone} {may} {USE} {{cards:Portion}} {in_hand}",
        build=at_most,
        cost=FAR,
        read_only=True,
    )


def unused(rule: Any, *, in_line: bool) -> dict[str, Any] | None:
    """The cards of which a hand uses none."""
    if not isinstance(rule, Uses) or len(rule.portions) != 1 or rule != Uses((none_of(rule.portions[0]),)):
        return None
    cards = replace(rule.portions[0], many=None)
    return {"cards": cards} if isinstance(cards.at, InLine) is in_line else None


def without(cards: Cards) -> Uses | None:
    """What may not be used: more or fewer than so many, or any of the cards at a place."""
    if not _plain(cards):
        return None
    match cards.many:
        case Quantity(low, None, 0) if low > 1:
            return Uses((replace(cards, many=up_to(low - 1)),))
        case Quantity(0, high, 0) if high:
            return Uses((replace(cards, many=at_least(high + 1)),))
        case None:
            return Uses((none_of(cards),)) if cards != Cards() else None
        case Quantity(1, 1) if cards.at == AtSpot(Spot.CENTER):
            return Uses((none_of(cards),))
    return None


def at_most(cards: Cards) -> Uses | None:
    """What may be used: up to so many, as it is where so many of the community cards may be."""
    many = cards.many
    if not _plain(cards) or many is None or not many.high:
        return None
    if many.low == many.high and type(cards.at) is Board:
        return Uses((replace(cards, many=up_to(many.high)),))
    return Uses((cards,)) if many.low == 0 else None


def only_these(cards: Cards) -> Uses | UsesLine | None:
    """What alone may be used: so many at most, or those at a place of the layout."""
    if not _plain(cards):
        return None
    match cards.at, cards.many:
        case AtSpot(spot), None:
            return UsesLine((), spot=spot)
        case InLine(direction, nth, None, 0), None:
            return UsesLine((direction,), nth=nth)
        case _, Quantity(low, high, 0) if low == high and type(cards.at) in (Hand, Board):
            return Uses((replace(cards, many=up_to(low)),))
    return None


def _plain(cards: Cards) -> bool:
    """Whether nothing is said of cards but where they are and how they lie."""
    own = not isinstance(cards.at, Hand) or cards.at == YOUR_HAND
    return own and cards.kind == ANY_CARD and cards.which is Which.CHOSEN and not cards.after


def _all_or_none(grammar: Grammar) -> None:
    """Every one of the common cards, or not a single one."""
    add = grammar.add
    every = f"<all [of] [the] [{{_:Number}}] {COMMONS}|every one of the {COMMONS}|every common card>"
    none = f"<none [of <them|the {COMMONS}>]|without any [{COMMONS}]|no {COMMONS}|not any [of them]> [at all]"
    add(
        "Standing",
        [
            f"[<{MAKER}|{HAND}> [{MODAL}]] {USE} [either] {every} [,] or [{USE}] {none}",
            f"[<{MAKER}|{HAND}> [{MODAL}]] {USE} [either] all or none of the [{{_:Number}}] {COMMONS}",
            f"<your|a|each> hand is made <with|from> [either] {every} [,] or {none}",
            f"the [{{_:Number}}] {COMMONS} <are|must be used> all or none",
            f"either all or none of the [{{_:Number}}] {COMMONS} <may|can|must> be used",
        ],
        build=lambda _=0: Uses((ALL_COMMONS,), or_else=(none_of(ALL_COMMONS),)),
        read_only=True,
    )


def _for_each_end(grammar: Grammar) -> None:
    """One row for high hands, another for low ones."""
    add = grammar.add
    for word, nth in NTH.items():
        add("NthRow", f"{word} {SET} [of {COMMONS}]", nth, read_only=True)
    for end, said in ((End.HIGH, "high"), (End.LOW, "low")):
        add(
            "Standing",
            f"{said} hands use only row {{nth:Number}} of the community cards",
            build=lambda nth, end=end: UsesLine((Direction.ROW,), end=end, nth=nth) if nth > 0 else None,
            apart=lambda rule, end=end: row_for(rule, end),
        )
        add(
            "Standing",
            f"{said} hands use only the last row of the community cards",
            UsesLine((Direction.ROW,), end=end, nth=-1),
        )
        add(
            "Standing",
            f"{said} hands use only the middle row of the community cards",
            UsesLine((Direction.ROW,), end=end, nth=0),
        )
    add("WhichEnd", "<for|with> [the] high [hand|hands] [only]", End.HIGH, read_only=True)
    add("WhichEnd", "<for|with> [the] low [hand|hands] [only]", End.LOW, read_only=True)
    used = "<<is|are|may be|can be|must be|has to be> [only] [used|played|good]|counts|plays|may only be used|can only be used|is only used|only counts|only> [only]"
    one = f"[only] [cards|commons] [from|of|in] the {{first:NthRow}} {used} {{end:WhichEnd}}"
    other = f"[only] [cards|commons] [from|of|in] the {{second:NthRow}} [{used}] {{other:WhichEnd}}"
    add("Plain", f"{one} <, and|and|,|, while|while|, but> {other}", build=each_its_row, read_only=True)
    only = "<[may|can|must] only use|[may|can|must] use only|must use|use|uses> [cards|commons] [from|of|in]"
    add("HandsAt", "[the] high [hand|hands]", End.HIGH, read_only=True)
    add("HandsAt", "[the] low [hand|hands]", End.LOW, read_only=True)
    add(
        "Plain",
        f"{{end:HandsAt}} {only} the {{first:NthRow}} <, and|and|,|, while|while> {{other:HandsAt}} [{only}] the {{second:NthRow}}",
        build=each_its_row,
        read_only=True,
    )


def row_for(rule: Any, end: End) -> dict[str, Any] | None:
    """The number of the row that hands of one end use."""
    nth = rule.nth if isinstance(rule, UsesLine) else None
    return {"nth": nth} if nth and nth > 0 and rule == UsesLine((Direction.ROW,), end=end, nth=nth) else None


def each_its_row(first: int, end: End, second: int, other: End) -> tuple[Any, ...] | None:
    """A row for each end."""
    if end is other or first == second:
        return None
    row = (Direction.ROW,)
    return UsesLine(row, end=end, nth=first), UsesLine(row, end=other, nth=second)


def _or_alone(grammar: Grammar) -> None:
    """Some of one's cards with a line of the layout, or all five of them without."""
    add = grammar.add
    own = "<your|their|his|her>"
    alone = (
        f"<all five [of {own} [own] cards|cards from {own} hand|from {own} hand|of {own} cards]|"
        f"{own} <hole|own|down> cards alone|{own} own five cards|five cards from {own} hand>"
    )
    part = "{first:OwnSome} <and|with|plus|along with|together with> {second:Portion}"
    swapped = "{second:Portion} <and|with|plus|along with|together with> {first:OwnSome}"
    add(
        "OwnSome",
        [
            f"[any] {{many:Number}} [of {own} [own] [hole|down] cards|of them|[cards] from {own} hand|down cards|hole cards|of {own} own]",
        ],
        build=lambda many: Cards(exactly(many)),
        read_only=True,
    )
    starts = (
        f"<[<{MAKER}|{HAND}> [{MODAL}]] {USE}|<your|a|each> hand <is|may be|must be|consists of> [either]|with|either>"
    )
    add(
        "Plain",
        [
            f"{starts} [either] {alone} [,] or [else] <{part}|{swapped}>",
            f"{starts} [either] <{part}|{swapped}> [,] or [else] {alone}",
        ],
        build=line_or_alone,
        read_only=True,
    )
    add(
        "Standing",
        "a hand uses {n:Number} of your own cards and {m:Number} common cards , or your own cards alone",
        build=lambda n, m: Uses(with_commons(n, m), or_else=(none_of(ALL_COMMONS),)),
        apart=own_or_alone,
    )
    add(
        "Plain",
        "{wins:Plain} , with {rest:Plain}",
        build=lambda wins, rest: (
            (*wins, *rest) if isinstance(rest[0], Uses) and rest[0].or_else and len(rest) > 1 else None
        ),
        read_only=True,
    )


def with_commons(n: int, m: int) -> tuple[Cards, ...]:
    """So many of one's own cards, and so many common ones."""
    return Cards(exactly(n)), Cards(exactly(m), at=Board())


def own_or_alone(rule: Any) -> dict[str, Any] | None:
    """How many of one's own cards go with how many common ones, where they may also stand alone."""
    if not isinstance(rule, Uses) or rule.or_else != (none_of(ALL_COMMONS),) or len(rule.portions) != 2:
        return None
    own, common = (portion.many.low if portion.many else 0 for portion in rule.portions)
    return {"n": own, "m": common} if rule == Uses(with_commons(own, common), or_else=rule.or_else) else None


def line_or_alone(first: Cards, second: Cards) -> tuple[Any, ...] | None:
    """So many of one's own cards with those of a line, or one's own cards alone."""
    if not isinstance(second.at, LinePlace) or second.at.directions is None or not first.many:
        return None
    many = second.many.low if second.many else 5 - first.many.low
    if many + first.many.low != 5:
        return None
    uses = Uses(with_commons(first.many.low, many), or_else=(none_of(ALL_COMMONS),))
    return uses, UsesLine(second.at.directions)


def of_line(first: Cards, *, exact: bool) -> Uses | UsesLine | None:
    """Cards of a line: as many as one likes of those that may be used, or exactly so many."""
    if not isinstance(first.at, LinePlace) or not first.many:
        return None
    if exact:
        return Uses((first,))
    return UsesLine(first.at.directions) if first.at.directions and first.many.low > 1 else None


def _other_ones(grammar: Grammar) -> None:
    """Other cards for high than for low; and the card that was turned up last."""
    add = grammar.add
    for_low = "for [your|the] <high|low> [hand] <than|and> [for] [your|the] <high|low> [hand]"
    may = "<may|can|may only|can only|are allowed to|get to>"
    add(
        "Standing",
        f"<{MAKER}|{HAND}> {may} {USE} {{first:Portion}}",
        build=lambda first: of_line(first, exact=False),
        cost=FAR,
        read_only=True,
    )
    add(
        "Standing",
        f"[<{MAKER}|{HAND}> [must|have to|has to]] {USE} {{first:Portion}}",
        build=lambda first: of_line(first, exact=True),
        cost=FAR,
        read_only=True,
    )
    add(
        "Standing",
        f"[{MAKER} <may|can>] use <different|other> <{COMMONS}|lines|rows|columns|sets> <{for_low}|both ways|for each way>",
        Ways(),
        read_only=True,
    )
    add(
        "Standing",
        f"{HAND} {MODAL} [only] {USE} {{cards:Cards}}",
        build=lambda cards: UsesLine((Direction.ONE_EACH,)) if cards == Cards(at=NextLine(Direction.COLUMN)) else None,
        read_only=True,
    )
    last = Cards(exactly(1), at=Board(), which=Which.LAST)
    flipped = "<flipped|turned up|turned over|dealt|turned>"
    named = (
        f"<the last common [card] {flipped}|the last {COMMONS}|the common [card] [that was] {flipped} last|"
        f"the common [card] that <was|is> {flipped} last>"
    )
    add(
        "Standing",
        [
            f"<{HAND}|{MAKER}> <must|has to|have to> {USE} [at least] {named}",
            f"{named} <must|has to> be <part of|used in|in> <your|a|each|every> hand",
        ],
        build=lambda: Uses((last,)),
        read_only=True,
    )
