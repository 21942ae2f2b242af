"""The flop, the turn and the river: cards that come to the board under a name of their own."""

from typing import Any

from pokernight.english.construction import FAR, IDIOM, PLAIN, Grammar
from pokernight.english.grammar.bases import LIKE
from pokernight.english.grammar.betting import BETS
from pokernight.english.grammar.marks import Before, Course, Moment, StreetIs
from pokernight.english.template import v
from pokernight.meaning.cards import Board, Cards, Face
from pokernight.meaning.deeds import Deed, Verb
from pokernight.meaning.numbers import exactly
from pokernight.meaning.players import THE_DEALER
from pokernight.meaning.rules import Bets, Do, Remark

STREETS = {"flop": 3, "turn": 1, "river": 1}
"""How many cards come to the board on each street."""
FLOP = STREETS["flop"]
STREET_SIZES = "the flop has three cards, and the turn and the river have one each"


def on_board(many: int) -> Do:
    """So many cards, face up on the board."""
    return Do(Deed(Verb.DEAL, THE_DEALER, cards=Cards(exactly(many)), to=Board(), face=Face.UP))


BURN = Do(Deed(Verb.BURN, THE_DEALER, cards=Cards(exactly(1))))
COURSE = tuple(map(on_board, STREETS.values()))


def add_to(grammar: Grammar) -> None:
    """Add what this file is about."""
    _as_cards(grammar)
    _as_steps(grammar)
    _in_a_row(grammar)
    _whole_course(grammar)
    _sizes(grammar)


def _as_cards(grammar: Grammar) -> None:
    """A street as the cards that it consists of, or some of them."""
    add = grammar.add
    shared = "[community|shared|board]"
    add(
        "Cards",
        [f"<a|the> flop [, which is|of|,] {{n:Number}} {shared} cards", f"<a|the> {{n:Number}} {shared} card flop"],
        build=lambda n: Cards(exactly(n), at=Board()) if n == FLOP else None,
        read_only=True,
    )
    laid = "[,] [placed|dealt|turned|laid|put] [face up] [together|at once] [<in|on|to> the <middle|center|board|table>] [face up] [,]"
    for name, many in STREETS.items():
        nth = (
            "three"
            if name == "flop"
            else "<one|a|one more|another|a single|the <fourth|fifth|next|last|final>|a <fourth|fifth|last|final>|the fifth and <last|final>>"
        )
        add(
            "Cards",
            f"<the|a> {name} [card|cards] <, which is|,|, or|(> {nth} [more|single|new] {shared} <card|cards> {laid} [)]",
            Cards(exactly(many), at=Board()),
            read_only=True,
        )
        add("Cards", f"<the|a> {name} [card|cards]", Cards(exactly(many), at=Board()), cost=FAR, read_only=True)
        add(
            "Step",
            f"{{n:Number}} [more] [community|shared] <card|cards> on the {name}",
            build=lambda n, many=many: on_board(many) if n == many else None,
            read_only=True,
        )
    add("Cards", "the first card of the flop", Cards(exactly(1), at=Board()), read_only=True)
    add(
        "Cards",
        [
            "the <first|other|last|remaining|next> {n:Number} [cards] of the flop",
            "the <other|last|remaining> {n:Number} flop cards",
        ],
        build=lambda n: Cards(exactly(n), at=Board()) if n < FLOP else None,
        read_only=True,
    )


def _as_steps(grammar: Grammar) -> None:
    """A street as something that comes: "then a turn", "the river comes down", "burn and river"."""
    add = grammar.add
    for name, many in STREETS.items():
        cards = "<card|cards>" if name == "flop" else "card"
        three = "[three card]" if name == "flop" else ""
        add("BoardStreet", f"<a|the|that|your|our> {three} {name} [{cards}]", on_board(many), read_only=True)
    add(
        "BoardStreet",
        "<a|the> flop of {n:Number} [community|shared|board] cards [face up]",
        build=lambda n: on_board(n) if n == FLOP else None,
        read_only=True,
    )
    flopped = (
        "{n:Number} [community|shared|board] cards <are|get> flopped [face up] [in the middle|on the <board|table>]"
    )
    for category in ("BoardStreet", "Step"):
        cost = FAR if category == "Step" else PLAIN  # with the streets that follow it, rather than before them
        add(category, flopped, build=lambda n: on_board(n) if n == FLOP else None, cost=cost, read_only=True)
    add("StreetName", ["[three card] flop [cards]", "flop three [cards]"], on_board(FLOP), read_only=True)
    add("StreetName", "turn card", on_board(STREETS["turn"]), read_only=True)
    add("StreetName", "river [card|one]", on_board(STREETS["river"]), read_only=True)
    on_the_table = "[on the <table|board>|in the middle [of the table]|onto the table]"
    down = f"<down|out|up|next|along|around|face up|out face up> {on_the_table}"
    add(
        "Step",
        [
            f"{{street:BoardStreet}} <comes|goes|is put|is laid|gets put|gets laid|will come> {down}",
            "{street:BoardStreet} <comes|follows [that|it]|is dealt|is spread|hits [the <board|table>]|falls|lands|drops|is next|arrives|is turned [up|over]>",
            f"<lay|put|spread|turn|deal|i lay|i put|i spread|i deal|the dealer <lays|puts|spreads|deals>> {down} {{street:BoardStreet}}",
            "<there is|here comes|comes|it is|is|it is time for|time for|on to|we see|you see|we get|next is|next up is|we go to|"
            "everyone sees|i deal|i put out|the dealer puts out|i spread|i turn|put out|spread> {street:BoardStreet}",
        ],
        v.street,
        read_only=True,
    )
    add(
        "Plain",
        [
            "{street:BoardStreet} <follows|comes after> <a|another|one more|one> [first|second|third|last] <bet|round of betting|betting round>",
            "{street:BoardStreet} <follows|comes after> another",
        ],
        (Moment(Before.SOME_BETS), v.street),
        read_only=True,
    )
    add("Step", "[there is|then] <a|another|one more|one last> burn [card]", BURN, read_only=True)
    add("Step", "{street:StreetName}", v.street, cost=IDIOM, read_only=True)


def _in_a_row(grammar: Grammar) -> None:
    """Several streets, with betting between them."""
    add = grammar.add
    add("BoardStreets", "{one:BoardStreet} <and|, and|,|, then> {other:BoardStreet}", (v.one, v.other), read_only=True)
    for name, many in STREETS.items():
        add("BareStreet", f"{name} [card|cards]", on_board(many), read_only=True)
    add("BareStreets", "{street:BareStreet}", (v.street,), read_only=True)
    add(
        "BareStreets",
        "{street:BareStreet} <,|, and|and|, then> {rest:BareStreets}",
        build=lambda street, rest: (street, *rest),
        read_only=True,
    )
    add(
        "BoardStreets",
        "{one:BoardStreet} <,|, and|and|, then> {rest:BareStreets}",
        build=lambda one, rest: (one, *rest),
        read_only=True,
    )
    add(
        "BoardStreets",
        "{one:BoardStreet} <,|, and|, then|and> {more:BoardStreets}",
        build=lambda one, more: (one, *more),
        read_only=True,
    )
    each = "<each [one|of them|street|card|stage|of these|round]|every one|every street|each of those|both|all three>"
    out = f"[[then|each|all] <come|follow|come out|are dealt|go up|are turned up> [face up] [{LIKE} {{_:Game}}|in the usual way|[in] the same way|as usual|in turn|one after the other]]"
    come = "[<there is|there are|comes|come|we have|you have|we see|it is|<deal|i deal|we deal|the dealer deals> [out]|lay out|put out|turn up|turn over>]"
    add(
        "Plain",
        [
            f"{come} {{streets:BoardStreets}} {out} [,] <with|and> [there is] {{bet:Bet}} after {each}",
            f"{come} {{streets:BoardStreets}} {out} [,] <betting|and <we|you> bet> after {each}",
            f"{come} {{streets:BoardStreets}} {out} [,] each [one] <followed by|with> {{bet:Bet}}",
        ],
        build=lambda streets, bet=BETS, _=None: bet_on_each(streets, bet),
        read_only=True,
    )
    add(
        "Plain",
        f"{come} {{streets:BoardStreets}} {out} [,] <with|and> [there is] {{bet:Bet}} before the flop and [one|again|another] [after|on] {each}",
        build=lambda bet, streets, _=None: (bet, *bet_on_each(streets, bet)) if streets == COURSE else None,
        read_only=True,
    )
    then = "<,|, and|, then|and|then>"
    it = "[it|that|three [cards]|one [card]]"
    bet = "bet [it|again|on it]"
    run = f"flop {it} {then} {bet} {then} turn {it} {then} {bet} {then} river {it} {then} {bet}"
    _in_lots(grammar)
    add("Plain", run, build=lambda: bet_on_each(COURSE), read_only=True)
    add("Plain", f"{bet} {then} {run}", build=lambda: (BETS, *bet_on_each(COURSE)), read_only=True)


def _in_lots(grammar: Grammar) -> None:
    """Several cards at once and then one by one, with betting after each lot: three, then a fourth, then a fifth."""
    one = "<<a|the> {_:Ordinal} [and <last|final>] [one|card]|one more [card]|one [card]|another [one|card]|<a|the> <last|final|single|further> [one|card]> [face up]"
    then = "<, then|, and then|and then|then|,|, and|and>"
    each = "<each|each one|each of <these|them|those>|every one>"
    grammar.add(
        "Plain",
        [
            f"{{first:Clause}} {then} {one} {then} {one} [,] <with|and> [there is] {{bet:Bet}} after {each}",
            f"{{first:Clause}} {then} {one} {then} {one} [,] <betting|and <you|we|players> bet> after {each}",
            f"{{first:Clause}} {then} {one} {then} {one} [,] each followed by {{bet:Bet}}",
        ],
        build=lambda first, bet=BETS, _=0: (
            bet_on_each((on_board(FLOP), on_board(1), on_board(1)), bet) if _three_shared(first) else None
        ),
        read_only=True,
    )


def _three_shared(deed: Deed) -> bool:
    """Whether three cards come to the board at once."""
    cards = deed.cards
    if cards is None or cards.many != exactly(FLOP) or deed.then or deed.face is Face.DOWN:
        return False
    return deed.verb in (Verb.DEAL, Verb.FLIP) and Board() in (deed.to, cards.at)


def bet_on_each(streets: tuple[Do, ...], bet: Bets = BETS) -> tuple[Any, ...]:
    """Streets, with a betting round on each."""
    return tuple(step for street in streets for step in (street, bet))


def _whole_course(grammar: Grammar) -> None:
    """When there is betting, told of the whole hand at once."""
    add = grammar.add
    add("Step", "betting before the flop and on each street", Course())
    add("Step", "betting on each street", Course(preflop=False))


def _sizes(grammar: Grammar) -> None:
    """How many cards a street has, which everybody knows."""
    add = grammar.add
    is_ = "<is|has|means|consists of>"
    add("Standing", "the flop has three cards , and the turn and the river one each", Remark(STREET_SIZES))
    add(
        "Standing",
        [
            "[the] turn and [the] river are [just] one [card] each",
            "<a|one> card each <for|on> the turn and [the] river",
        ],
        Remark(STREET_SIZES),
        read_only=True,
    )
    up = "[dealt] [, face up|face up] [at once|at the same time|together] [in the middle|on the board]"
    shared = "[community|board|common|shared]"
    nth = {
        "flop": "the first three",
        "turn": "<the|a> fourth",
        "river": "<the|a> <fifth|fifth and last|fifth and final|last|final>",
    }
    for name, many in STREETS.items():
        cards = (
            f"<three {shared} cards|{nth[name]} {shared} cards>"
            if name == "flop"
            else f"<[just] one {shared} card|[just] one|{nth[name]} {shared} card>"
        )
        add("Step", f"the {name} has its cards", StreetIs(on_board(many)))
        add("Step", f"[the] {name} {is_} {cards} {up}", StreetIs(on_board(many)), read_only=True)
