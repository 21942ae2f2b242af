"""So many of your own cards and so many of the board: said without a verb, for each way, or as what cannot be."""

from pokernight.english.construction import Grammar
from pokernight.english.grammar.making import ANY_HOLE_CARDS, FULL_HAND, MAKER, MIXED, remark
from pokernight.english.grammar.marks import UpToOwn
from pokernight.english.template import v
from pokernight.meaning.cards import YOUR_HAND, Board, Cards, Face
from pokernight.meaning.hands import Uses, Ways
from pokernight.meaning.numbers import exactly
from pokernight.meaning.rules import Remark

NOBODY_DISCARDS = "nobody discards"
NOT_THE_BOARD = "nobody may play the board"
MY = "<your|his|her|their|the>"
CAN = "<can|may|get to|are allowed to|is allowed to>"
CAN_NOT = "<can not|may not|must not|are not allowed to|can never>"
WAYS = (
    "<for each way|each way|both ways|for both [ways|halves|hands|high and low]|for high and [for] low|for high or low|"
    "for either [one|way|half|hand]|for each <half|hand|side>|either way|whichever way you go|"
    "whether <you|they> go high or low|for [your|the|their] high hand and [for] [your|the|their] low hand>"
)
SURELY = (
    "[,] [always|every time|no exceptions|no more and no less|no more , no less|no matter what|period|"
    "not one , not three|that is the rule|exactly]"
)


def add_to(grammar: Grammar) -> None:
    """Add what this file is about."""
    _fragments(grammar)
    _each_way(grammar)
    _hole_cards(grammar)
    _not_allowed(grammar)
    _kept(grammar)
    _any_five(grammar)


def of_both(first: Cards, second: Cards) -> Uses | None:
    """So many of one's own cards, and so many of the board, that make a hand together."""
    whole = first.many and second.many and first.many.low + second.many.low == FULL_HAND
    return Uses((first, second)) if whole else None


def _fragments(grammar: Grammar) -> None:
    """Two from your hand, three from the board."""
    add = grammar.add
    mine = "<<from|out of|in> <hand|the <hole|hand>>|of yours>"
    common = "<<from|of|off|on|out of> <board|the board cards>|board cards|off <the|> board>"
    add("Portion", f"{{many:Quantity}} [cards|card] {mine}", build=Cards, read_only=True)
    add("Portion", f"{{many:Quantity}} [cards|card] {common}", Cards(v.many, at=Board()), read_only=True)
    own = "<hand|own [cards]|[{_:Number}] cards|{_:Number}>"
    add(
        "OwnPart",
        [
            f"{{many:Quantity}} [cards|card] <from|out of|of|in> <your|his|her|their> {own}",
            f"{{many:Quantity}} [cards|card] {mine}",
        ],
        build=lambda many, _=0: Cards(many),
        read_only=True,
    )
    add(
        "OwnPart", "{many:Quantity} [of <your|his|her|their>] hole cards", Cards(v.many, face=Face.DOWN), read_only=True
    )
    add(
        "BoardPart",
        [
            "{many:Quantity} [cards|card] <from|off|of|out of|on> <the board|board|the table|the middle|the center|the [{_:Number}] <board|community|common> cards>",
            "{many:Quantity} <board|community|common> cards",
        ],
        build=lambda many, _=0: Cards(many, at=Board()),
        read_only=True,
    )
    both = "{first:OwnPart} <and|,|plus|with|, and|and then> {second:BoardPart}"
    make = "<use|play|you use|you play|a hand is|hands are|[your] hand <is|:>|always|you must use|always use|it is [always]|that is|remember [,|:]>"
    add("Standing", [f"[{make}] {both} {SURELY}"], build=of_both, read_only=True)
    add(
        "Standing",
        [
            "the <other|remaining> {n:Number} [cards] [must|have to|has to|always] <come|comes|be|are> [from] <the board|the table|the middle>",
            "the rest [must|has to|have to] <come|comes|be|is> [from] <the board|the table> , {n:Number} of them",
        ],
        build=lambda n: Uses((Cards(exactly(n), at=Board()),)),
        read_only=True,
    )


def _each_way(grammar: Grammar) -> None:
    """The same for high and for low."""
    add = grammar.add
    both = "{first:OwnPart} <and|,|plus|with> {second:BoardPart}"
    use = f"[{MAKER}] [must|have to|has to|always] [<use|uses|play|plays>]"
    add("Standing", f"{use} {both} {WAYS} {SURELY}", build=of_both, read_only=True)
    add(
        "Standing",
        f"<for high and for low|each way|both ways|high or low> [,] {use} {both}",
        build=of_both,
        read_only=True,
    )
    ends = (
        "<for high|for [your|the|their] high hand|to make <a|your> high hand>",
        "<for low|for [your|the|their] low hand|to make <a|your> low hand>",
    )
    other = (
        "<{third:OwnPart} <and|,|plus|with> {fourth:BoardPart}|{n:Number} [of yours] and {m:Number} [from the board]>"
    )
    add(
        "Standing",
        [f"{use} {both} {ends[0]} [,] and [{use}] [also] {other} {ends[1]}"],
        build=alike_both_ways,
        read_only=True,
    )
    add(
        "Standing",
        f"{use} {{first:OwnPart}} [,] {WAYS} {SURELY}",
        build=lambda first: Uses((first,)) if first.at == YOUR_HAND and first.many and first.many.low else None,
        read_only=True,
    )
    same = "<the same [two|cards|two cards|hole cards|two hole cards]>"
    different = "<different <ones|cards>|a different two|two different ones|others|another two|two others>"
    add(
        "Standing",
        [
            f"{MAKER} {CAN} use {same} {WAYS} [,] or {different}",
            f"{MAKER} {CAN} use {same} or {different} {WAYS}",
            f"{MAKER} {CAN} use {different} {WAYS}",
            f"{MAKER} {CAN} use two [cards|hole cards|of them] for [your|his|her|their|the] high [hand] and {different} for [your|his|her|their|the] low [hand]",
            f"<they|the two hands|high and low|the high and [the] low [hand]> {CAN} be [made from] {different}",
            f"<it|they> {CAN} be {different} {WAYS}",
            f"<they|it> do not have to be {same} [{WAYS}]",
        ],
        Ways(),
        read_only=True,
    )


def alike_both_ways(
    first: Cards, second: Cards, third: Cards | None = None, fourth: Cards | None = None, n: int = 0, m: int = 0
) -> Uses | None:
    """The same portions for high and for low."""
    low = (third, fourth) if third else (Cards(exactly(n)), Cards(exactly(m), at=Board()))
    return of_both(first, second) if low == (first, second) else None


def _hole_cards(grammar: Grammar) -> None:
    """Two, one or none; at most so many; and which of them."""
    add = grammar.add
    from_hand = "[of <them|your hole cards|your cards|your own cards|their hole cards>|from <your|his|her|their> hand|hole cards]"
    use = f"[{MAKER} [{CAN}]] <use|uses|play|plays>"
    add(
        "Standing",
        [
            f"{use} {{n:Number}} {from_hand} [,|or] [just|only] one {from_hand} [,] or <none|neither|zero|no cards> {from_hand} [at all]",
            f"{use} <none|zero> , one [,] or {{n:Number}} {from_hand}",
        ],
        build=lambda n: UpToOwn(n) if n > 1 else None,
        read_only=True,
    )
    add("Standing", "you may use at most {n:Number} of your own cards", UpToOwn(v.n))
    add(
        "Standing",
        f"{MAKER} {CAN_NOT} <use|play> more than {{n:Number}} or <fewer|less> than {{m:Number}} of {MY} [own] [hole] cards",
        build=lambda n, m: Uses((Cards(exactly(n)),)) if n == m else None,
        read_only=True,
    )
    most = "<no more than|at most|up to|only|a maximum of|not more than|just>"
    owned = f"[of {MY} [{{_:Number}}] [own] <cards|hand>|of them|[cards] from {MY} hand]"
    add(
        "Standing",
        [
            f"[at the showdown ,] <{MAKER}|a hand|hands|your hand> <can|may|must|have to|has to> [only] <use|play> {most} {{n:Number}} {owned}",
            f"<{MAKER}|a hand|hands|your hand> <can|may> only <use|play> {{n:Number}} {owned}",
            f"[at the showdown ,] {MAKER} <pick|picks|choose|chooses|decide|decides> which {{n:Number}} {owned} [{MAKER}] [want to|wants to|will|to] <play|use>",
            f"[at the showdown ,] only {{n:Number}} {owned} <count|counts|play|plays|may be used|can be used>",
        ],
        build=lambda n, _=0: UpToOwn(n),
        read_only=True,
    )


def _not_allowed(grammar: Grammar) -> None:
    """What cannot be where a hand uses so many of one's own cards; the page has to say how many."""
    add = grammar.add
    wrong = "<one|three|four|five|only one|just one|all four|all five|all three|fewer|more|none>"
    of_it = "[card|cards|hole cards|of them|of your cards] [from your hand|from the hole|in your hand]"
    add("Standing", "nobody may play the board", Remark(NOT_THE_BOARD))
    add(
        "Standing",
        [
            f"{MAKER} {CAN_NOT} [just] play [only] the board",
            f"{MAKER} {CAN_NOT} <use|play> {wrong} {of_it} [or {wrong} {of_it}]",
            "playing the board is not allowed",
            "there is no playing the board",
        ],
        build=lambda: Remark(NOT_THE_BOARD),
        read_only=True,
    )


def _kept(grammar: Grammar) -> None:
    """All cards are kept to the end."""
    end = "[<to|until|till> the <end|showdown>|the whole way|throughout|all the way [to the <end|showdown>]]"
    grammar.add("Standing", "nobody discards", Remark(NOBODY_DISCARDS))
    grammar.add(
        "Standing",
        [
            f"{MAKER} <keep|keeps|hold|holds|hold on to|hang on to> <them all|all [of] [{{_:Number}}] [of <them|your cards|their cards>|cards|your cards|their cards|your hole cards]> {end}",
            f"<nobody|no one> [ever|has to|needs to] <discards|discard|throws anything away|throw anything away|throws away a card|throw away a card|gives up a card> {end}",
            f"{MAKER} <do|does> not [have to|need to|ever] <discard|throw away|throw out|give up> <anything|any cards|a card|any of them|any> {end}",
            "<there is no discard|no discards|there are no discards|no discarding>",
        ],
        build=lambda _=0: Remark(NOBODY_DISCARDS),
        read_only=True,
    )


def _any_five(grammar: Grammar) -> None:
    """Any five cards, told without a verb, and what it is called to use none of one's own."""
    add = grammar.add
    add(
        "Standing",
        [
            "any five [cards] <of|out of|from> {pool:Pool}",
            f"[{MAKER} [{CAN}]] <make|makes|build|builds> <a|your|his|her|their|each> hand <from|out of|with|using> [any five <of|out of>] {{pool:Pool}}",
        ],
        build=remark,
        read_only=True,
    )
    add(
        "Standing",
        f"{{rule:Standing}} [,] {WAYS}",
        build=lambda rule: rule if rule == Remark(MIXED) else None,
        read_only=True,
    )
    none = "<none [of <them|your cards|your hole cards>]|neither|neither one|no hole cards|only the board|just the board|just the five on the board|all five board cards>"
    add(
        "Standing",
        [
            f"if <you|they> <use|play> {none} , <<you|they> are <playing|said to play>|that is [called] playing> the board",
            f"<using|if you use> {none} is [called] playing the board",
            "playing the board is <allowed|fine|ok|okay|all right|legal|permitted|good>",
            f"{MAKER} {CAN} [even|also|just] play the board [if <you|they> <want|like>]",
        ],
        Remark(ANY_HOLE_CARDS),
        read_only=True,
    )
