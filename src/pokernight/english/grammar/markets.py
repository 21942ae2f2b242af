"""Cards for sale: those on the table by how long they have lain there, one from the deck, and what fills the gap."""

from dataclasses import replace
from typing import Any

from pokernight.english.construction import FAR, Grammar
from pokernight.english.grammar.afterthoughts import OrElse, ShelfPrices
from pokernight.english.grammar.deeds import acts
from pokernight.english.template import v
from pokernight.meaning.cards import Cards, Deck, Face, TableCards, Which
from pokernight.meaning.deeds import Deed, Mood, Verb
from pokernight.meaning.numbers import ONE, Amount
from pokernight.meaning.players import THE_DEALER, YOU, Players
from pokernight.meaning.rules import Do, Happens, OneOf, Remark, When

A_TABLE_CARD = Cards(ONE, at=TableCards())
TAKEN = Happens(Deed(Verb.TAKE, YOU, cards=A_TABLE_CARD))
ANOTHER_COMES = When(TAKEN, (Do(Deed(Verb.DEAL, THE_DEALER, cards=Cards(ONE), to=TableCards(), face=Face.UP)),))
SWAPPED_UP = "a card that is exchanged lies face up on the table"
CARD = "[<card|one|table card>]"
FROM_DECK = "<the <top|next> <card|one> [<of|off|from> the [top of the] deck]|[an unseen|a|one|a hidden] card <from|off|of> the [top of the] deck>"


def add_to(grammar: Grammar) -> None:
    """Add what this file is about."""
    _shelves(grammar)
    _from_deck(grammar)
    _filled(grammar)
    _exchanged(grammar)
    _faces(grammar)


def _shelves(grammar: Grammar) -> None:
    """What each card on the table costs, from the one that has lain there longest or from the newest."""
    add = grammar.add
    there = "<there|on the table|lying there|face up|in the row|out>"
    long = f"<the <one|card|table card> <that|which> has <been|lain> {there} [the] longest|the <oldest|first> {CARD}>"
    new = f"<the <one|card> <that|which> was dealt last|the <newest|latest|last|most recent> {CARD}>"
    after = (
        f"<the next [oldest|newest|longest|one] {CARD}|the <second|third|fourth|fifth> [longest|oldest|newest] {CARD}>"
    )
    add("ShelfAt", long, Which.FIRST, read_only=True)
    add("ShelfAt", new, Which.LAST, read_only=True)
    add("ShelfAt", after, Which.CHOSEN, read_only=True)
    add("ShelfPrice", "<is free|costs nothing|for free|for nothing|free>", build=lambda: (None,), read_only=True)
    add(
        "ShelfPrice",
        ["<costs|cost|is|for|at> {price:Amount}", "{price:Amount}"],
        build=lambda price: (price,),
        read_only=True,
    )
    add("Shelf", "{at:ShelfAt} {price:ShelfPrice}", (v.at, v.price), read_only=True)
    add("Shelves", "{one:Shelf} <and|, and|,> {other:Shelf}", (v.one, v.other), read_only=True)
    add("Shelves", "{one:Shelf} , {more:Shelves}", build=lambda one, more: (one, *more), read_only=True)
    take = "<take|buy|choose|pick|get>"
    card = "<a|one> [table] card [<from|off> the table]"
    add(
        "Step",
        [
            f"{{agent:Players}} [in turn] {modal} {take} {card} <:|,> {{shelves:Shelves}}"
            for modal in ("<must|has to|have to>", "")
        ]
        + [f"{{agent:Players}} [in turn] <takes|buys|chooses|picks> {card} <:|,> {{shelves:Shelves}}"],
        build=lambda agent, shelves: for_sale(agent, Mood.MUST, shelves),
        read_only=True,
    )
    add(
        "Step",
        f"{{agent:Players}} [in turn] <may|can> {take} {card} <:|,> {{shelves:Shelves}}",
        build=lambda agent, shelves: for_sale(agent, Mood.MAY, shelves),
        read_only=True,
    )
    add(
        "More",
        "{shelves:Shelves}",
        build=lambda shelves: ShelfPrices(lots) if (lots := lots_of(shelves)) else None,
        read_only=True,
    )
    for which, word in ((Which.FIRST, "oldest"), (Which.LAST, "newest")):
        add(
            "Lot",
            f"the {{nth:Ordinal}} {word} table card",
            build=lambda nth, which=which: Cards(ONE, at=TableCards(), which=which, nth=nth),
            apart=lambda cards, which=which: lot_number(cards, which),
        )
    add("Way", "take {cards:Lot}", Deed(Verb.TAKE, cards=v.cards))
    add("Way", "buy {cards:Lot} for {price:Amount}", Deed(Verb.BUY, cards=v.cards, price=v.price))
    add("Way", "{deed:VPs.base}", v.deed)
    add("Ways.of", "{one:Way} , or {other:Way}", (v.one, v.other))
    add(
        "Ways.of",
        "{one:Way} , {more:Ways.of}",
        build=lambda one, more: (one, *more),
        apart=lambda deeds: {"one": deeds[0], "more": deeds[1:]} if deeds[2:] else None,
    )
    for mood, modal in ((Mood.MAY, "may"), (Mood.MUST, "must")):
        add(
            "Step",
            f"{{agent:Players}} {modal} do one of these : {{deeds:Ways.of}}",
            build=lambda agent, deeds, mood=mood: one_of_all(agent, deeds, mood),
            apart=lambda rule, mood=mood: ways_of(rule, mood),
        )


def one_of_all(agent: Players, deeds: tuple[Deed, ...], mood: Mood) -> OneOf | None:
    """A choice among several deeds of the same players."""
    found = [acts(agent, deed, mood) for deed in deeds]
    return OneOf(tuple(deed for deed in found if deed)) if all(found) else None


def ways_of(rule: Any, mood: Mood) -> dict[str, Any] | None:
    """The deeds among which players choose, where they are more than two or cards on the table by their age."""
    if not isinstance(rule, OneOf) or rule.deeds[0].mood is not mood or len(rule.deeds) < 2:
        return None
    pointed = any(deed.cards and deed.cards.which in (Which.FIRST, Which.LAST) for deed in rule.deeds)
    if len(rule.deeds) == 2 and not pointed:
        return None
    plain = tuple(replace(deed, agent=Deed(deed.verb).agent, mood=Mood.DOES) for deed in rule.deeds)
    return {"agent": rule.deeds[0].agent, "deeds": plain}


def lot_number(cards: Any, which: Which) -> dict[str, Any] | None:
    """How old or how new a card on the table is that is meant."""
    match cards:
        case Cards(at=TableCards(), nth=nth) if cards == Cards(ONE, at=TableCards(), which=which, nth=nth):
            return {"nth": nth}
    return None


def lots_of(shelves: tuple[tuple[Which, tuple[Amount | None]], ...]) -> tuple[Deed, ...] | None:
    """The cards on the table with their prices, counted from the end at which the list begins."""
    start = shelves[0][0]
    if start is Which.CHOSEN:
        return None
    found: list[Deed] = []
    for at, (which, (price,)) in enumerate(shelves, 1):
        other = which not in (Which.CHOSEN, start)
        if (which is start and at > 1) or (other and at != len(shelves)):
            return None
        cards = Cards(ONE, at=TableCards(), which=which if other else start, nth=1 if other else at)
        found.append(Deed(Verb.BUY, cards=cards, price=price) if price else Deed(Verb.TAKE, cards=cards))
    return tuple(found)


def for_sale(agent: Players, mood: Mood, shelves: Any) -> OneOf | None:
    """The cards on the table, of which each player takes one at its price."""
    lots = lots_of(shelves)
    return one_of_all(agent, lots, mood) if lots else None


def _from_deck(grammar: Grammar) -> None:
    """A card from the deck instead."""
    add = grammar.add
    lies = "[<and|,|which|, which> <stays|is|comes|is dealt|is kept|you keep|they keep|remains> [dealt|as a|kept] {face:FaceWord} [card]|{face:FaceWord}|as <a|an> {face:FaceWord} card]"
    add(
        "More",
        [
            f"{FROM_DECK} costs {{price:Amount}} {lies}",
            f"[instead of a table card ,] <a player|players|you|each player|they> <may|can> [also|instead] buy {FROM_DECK} {lies} for {{price:Amount}}",
            f"for {{price:Amount}} [,] <you|they|players|a player> <may|can> [instead] <have|get|take|buy> {FROM_DECK} {lies}",
        ],
        build=lambda price, face=None: OrElse(Deed(Verb.BUY, cards=Cards(ONE), face=face, price=price)),
        read_only=True,
    )
    table = "<<one|any one|any> of the [{_:Number}] [face up] table cards|<one|a> [face up] table card|<a|one> card from the table>"
    does = {
        Mood.MUST: "<takes|chooses|picks|must take|must choose|must pick>",
        Mood.MAY: "<may|can> <take|choose|pick>",
    }
    for mood, verb in does.items():
        add(
            "Step",
            [
                f"{{agent:Players}} [in turn] {verb} {table} [,] or [<takes|take|get|gets>] {FROM_DECK} {lies}",
                f"in turn , {{agent:Players}} {verb} {table} [,] or [<takes|take|get|gets>] {FROM_DECK} {lies}",
            ],
            build=lambda agent, face=None, _=0, mood=mood: or_deck(agent, face, mood),
            read_only=True,
        )


def or_deck(agent: Players, face: Face | None, mood: Mood) -> OneOf | None:
    """A card on the table, or the top card of the deck."""
    deck = Deed(Verb.TAKE, cards=Cards(ONE, at=Deck(), which=Which.TOP), face=face)
    return one_of_all(agent, (Deed(Verb.TAKE, cards=A_TABLE_CARD), deck), mood)


def _filled(grammar: Grammar) -> None:
    """Another card comes for one that was taken."""
    gone = "<taken|bought|sold|chosen|picked>"
    new = "<by|with> <a new one|another [one]|a new card|the next card|a card> [<from|off> the deck]|from the deck"
    again = f"<deal another [one] [in its place]|replace it [<{new}>]|deal a new one [in its place]|another [one] is dealt [in its place]|deal another <card|table card> [in its place]|it is replaced [<{new}>]>"
    slide = "[<slide|move> the <rest|others|other cards> <down|over|along> <and|, and|, then>]"
    grammar.add(
        "Standing",
        [
            f"<each|any|every> [table] card [that is|which is] {gone} is replaced [<{new}>]",
            f"replace <each|any|every|the> [table] card [that is] {gone} [<{new}>]",
            f"<whenever|when|each time|every time|as soon as|if> <a|one|any> [table] card is {gone} [,] {slide} {again}",
            f"<whenever|when|each time|every time|if> <someone|somebody|a player|anyone|you> <takes|buys|take|buy> a table card [,] {slide} {again}",
        ],
        ANOTHER_COMES,
        cost=FAR,
        read_only=True,
    )


def _exchanged(grammar: Grammar) -> None:
    """What is given for a card on the table comes to lie in its place, as it lay."""
    given = "<swapped|exchanged|traded|traded in|given up|given|given away|put down>"
    card = f"<<the|a|any|each|that> [old] card [that] [<is|was|you|they>] <{given}|<swap|exchange|trade|give up|give>>|<your|their|the> <old|discarded> card> [for it]"
    lies = "<goes|is put|is laid|is placed|lies|is left|stays|remains>"
    grammar.add(
        "Standing",
        [
            SWAPPED_UP,
            f"{card} {lies} face up <to|on|onto|in> <the table|its place> [in its place]",
            f"{card} {lies} <to|on|onto> the table face up",
            f"{card} {lies} face up",
        ],
        Remark(SWAPPED_UP),
    )


def _faces(grammar: Grammar) -> None:
    """A card face up at one price, or face down at another."""
    add = grammar.add
    more = "<one more card|a card|one card|another card|an extra card|one extra card>"
    one = "{first:Amount} <for|for it> [a|an|one] {face:FaceWord} [card|one]"
    two = "{second:Amount} <for|for it> [a|an|one] {other:FaceWord} [card|one]"
    add(
        "Step",
        [
            f"{{agent:Players}} <may|can> buy {more} [,|:|for] {one} [,] or {two}",
            f"{{agent:Players}} <may|can> buy {more} [,] {{face:FaceWord}} for {{first:Amount}} [,] or {{other:FaceWord}} for {{second:Amount}}",
        ],
        build=either_face,
        read_only=True,
    )
    add(
        "Step",
        "{agent:Players} <may|can> buy {one:Cards} for {first:Amount} [,] or {two:Cards} for {second:Amount}",
        build=lambda agent, one, first, two, second: (
            either_face(agent, first, one.face, second, two.face)
            if {replace(one, face=None), replace(two, face=None)} == {Cards(ONE)} and one.face and two.face
            else None
        ),
        read_only=True,
    )


def either_face(agent: Players, first: Amount, face: Face, second: Amount, other: Face) -> OneOf | None:
    """A card that is bought, at one price face up and at another face down."""
    if face is other:
        return None
    ways = [Deed(Verb.BUY, cards=Cards(ONE), face=lie, price=price) for lie, price in ((face, first), (other, second))]
    return one_of_all(agent, tuple(ways), Mood.MAY)
