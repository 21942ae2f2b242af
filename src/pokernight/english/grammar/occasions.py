"""When there is betting, told of several times in one breath: after the deal, after the flop, and before the showdown."""

from dataclasses import replace
from itertools import accumulate
from typing import Any

from pokernight.english.construction import FAR, Grammar
from pokernight.english.grammar.betting import BETS, BETTORS, GOING_FIRST
from pokernight.english.grammar.flop import STREETS
from pokernight.english.grammar.marks import BetsAt, Coming, Counted, Counting, Occasion
from pokernight.english.template import With, v
from pokernight.meaning.rules import Bets
from pokernight.meaning.sorts import Who

SHARED = "<board|community|common|center|middle|table|shared>"
FURTHER = "further|later|subsequent|following|additional|new|other|succeeding|remaining|more"
FROM_THERE = (
    "that follows|that comes after <it|that>|that is dealt after <it|that>|from <then|there> on|after <that|it>|thereafter|"
    "afterward|afterwards|following it|to come"
)
DEALT = (
    "[<is|are|has been|have been|gets|get> [all] <dealt|turned [up|over]|out|exposed|shown|revealed|flipped [over]|down|given out|"
    "laid out> [face up|face down]|<comes|come|appears|appear|hits the <board|table>> [out|up|down]]"
)
NOUNS = {
    Coming.CARD: ("<card|round of cards|round of dealing>", "cards"),
    Coming.UP: ("<up|face up|open|exposed> card", "<up|face up|open|exposed> cards"),
    Coming.DOWN: ("<down|hole|face down> card", "<down|hole|face down> cards"),
    Coming.BOARD: (f"{SHARED} card", f"{SHARED} cards"),
    Coming.DRAW: ("<draw|exchange|discard> [of cards]", "<draws|exchanges|discards>"),
    Coming.PASS: ("pass", "passes"),
    Coming.FLIP: ("<flip|roll>", "<flips|rolls>"),
}
"""What comes several times in a hand, so that a number says which one is meant."""
BOARD_STREETS = tuple(Occasion(Coming.BOARD, laid) for laid in accumulate(STREETS.values()))
PREFLOP = Occasion(Coming.BOARD, 1, before=True)


def add_to(grammar: Grammar) -> None:
    """Add what this file is about."""
    _what_comes(grammar)
    _lists(grammar)
    _betting(grammar)


def _what_comes(grammar: Grammar) -> None:
    """Something that comes in a hand, once or several times."""
    add = grammar.add
    for what, (one, many) in NOUNS.items():
        last = Occasion(what, -1)
        add("Comes", f"[the|a] {{nth:Ordinal}} {one} {DEALT}", Occasion(what, v.nth), read_only=True)
        add(
            "Comes",
            f"<the|your|a|one> [{{_:Ordinal}} and] <last|final> {one} {DEALT}",
            build=_last(last),
            read_only=True,
        )
        add("Comes", f"<each|every> [single] {one} {DEALT}", Occasion(what, each=True), read_only=True)
        add(
            "Comes",
            [
                f"<each|every> [single] <{FURTHER}> {one} {DEALT}",
                f"<each|every> [single] [{FURTHER}] {one} [dealt] <{FROM_THERE}>",
                f"<all|all the> <{FURTHER}> {many} {DEALT}",
            ],
            Occasion(what, each=True, later=True),
            read_only=True,
        )
        add(
            "Comes",
            [
                f"<each|every> [{FURTHER}] {one} from the {{nth:Ordinal}} [one|card] <on|onward|onwards|forward|on out>",
                f"<each|every> [{FURTHER}] {one} [,] <starting|beginning> <with|on|from|after> the {{nth:Ordinal}} [one|card]",
            ],
            Occasion(what, v.nth, each=True),
            read_only=True,
        )
        up = NOUNS[Coming.UP][0]
        add(
            "ComesRow",
            [
                f"<each|every> [{FURTHER}] {one} from the {{nth:Ordinal}} {up} <on|onward|onwards|forward|on out>",
                f"<each|every> [{FURTHER}] {one} [,] <starting|beginning> <with|on|from|after> the {{nth:Ordinal}} {up}",
            ],
            (Occasion(Coming.UP, v.nth), Occasion(what, each=True, later=True)),
            read_only=True,
        )
        add("ComesRow", f"[each of] the {{row:Ordinals}} {many}", build=_row(what), read_only=True)
    for what in (Coming.DRAW, Coming.PASS):
        add("Comes", f"<the|your|that> {NOUNS[what][0]} {DEALT}", Occasion(what), read_only=True)
        add("Comes", f"<both|all|all {{n:Number}}|each of the> {NOUNS[what][1]}", build=_each(what), read_only=True)
    add("Comes", "<drawing|the drawing>", Occasion(Coming.DRAW), read_only=True)
    add("Comes", "<passing|the passing>", Occasion(Coming.PASS), read_only=True)
    add("Comes", f"the first {{n:Number}} cards {DEALT}", Occasion(Coming.CARD, v.n), read_only=True)
    add(
        "Comes",
        [
            "the [initial|first|opening|original|whole] <deal|dealing> [is <over|done|complete>]",
            f"<the|all|all the|your> [hole|down|first|initial] cards {DEALT}",
        ],
        Occasion(Coming.DEAL),
        read_only=True,
    )
    for name, street in zip(STREETS, BOARD_STREETS, strict=True):
        three = "[three card]" if name == "flop" else ""
        add("Comes", f"[the|a] {three} {name} [card|cards] {DEALT}", street, read_only=True)
    add("Comes", "<the|any> [high low] <declaration|declare|declaring>", Occasion(Coming.DECLARE), read_only=True)
    add("Unbegun", f"any [of the] {SHARED} <card|cards> {DEALT}", Occasion(Coming.BOARD, 1), read_only=True)
    add(
        "Unbegun",
        "<<the|a> showdown|<the cards|the hands|hands> are shown|showing [the cards|your hands]>",
        Occasion(Coming.SHOWDOWN),
        read_only=True,
    )
    add("Ordinals", "{first:Ordinal} <,|and|, and> {second:Ordinal}", (v.first, v.second), read_only=True)
    add("Ordinals", "{first:Ordinal} , {rest:Ordinals}", build=lambda first, rest: (first, *rest), read_only=True)


def _last(last: Occasion) -> Any:
    return lambda _=0: last


def _each(what: Coming) -> Any:
    return lambda n=0: Occasion(what, each=True)


def _row(what: Coming) -> Any:
    return lambda row: tuple(Occasion(what, nth) for nth in row)


def _counted_on(some: tuple[Occasion, ...], n: int, what: Coming) -> tuple[Occasion, ...] | None:
    """Some occasions, and so many of the same kind that come next."""
    last = some[-1]
    if last.what is not what or last.nth < 1 or last.each or last.before:
        return None
    return (*some, *(Occasion(what, last.nth + more) for more in range(1, n + 1)))


def _lists(grammar: Grammar) -> None:
    """Several of them, with what is said again left out or not."""
    add = grammar.add
    again = (
        "[then|finally|lastly|also] [again|once [again|more]|one [more] [time]|another|another one|a <second|third|fourth|last|final> "
        "[one|time|round]|the <second|third|fourth|last|next> [one]|<betting|bet> [again]]"
    )
    then = f"<,|and|, and|then|, then|, and then|and then> {again}"
    after = "<after|following|on|upon>"
    add("Occasions", f"{after} {{one:Comes}}", (v.one,), read_only=True)
    add("Occasions", f"{after} {{row:ComesRow}}", v.row, read_only=True)
    add(
        "Occasions",
        "before {one:Comes}",
        build=lambda one: (replace(one, before=True),) if one != BOARD_STREETS[0] else None,
        read_only=True,
    )
    add("Occasions", "before {one:Unbegun}", (With(v.one, before=True),), read_only=True)
    add("Occasions", "<preflop|pre flop|before the flop [comes|is dealt]>", (PREFLOP,), read_only=True)
    add(
        "Occasions",
        "[both] before and after {one:Comes}",
        build=lambda one: (replace(one, before=True), one),
        read_only=True,
    )
    add("Occasions", "[at the end] [,] before the last card", (Occasion(Coming.CARD, -1, before=True),), read_only=True)
    add(
        "Occasions",
        f"{{some:Occasions}} {then} {{more:Occasions}}",
        build=lambda some, more: (*some, *more),
        read_only=True,
    )
    add(
        "Occasions",
        f"{{some:Occasions}} {then} after <it|that>",
        build=lambda some: (*some, replace(some[-1], before=False)) if some[-1].before else None,
        read_only=True,
    )
    add(
        "Occasions",  # "after the fourth card, and again after the fifth"
        f"{{some:Occasions}} {then} after the {{nth:Ordinal}} [one]",
        build=lambda some, nth: (*some, replace(some[-1], nth=nth)) if not some[-1].each else None,
        read_only=True,
    )
    for what, (_, many) in NOUNS.items():
        add(
            "Occasions",  # "after the first up card and after each of the next three up cards"
            f"{{some:Occasions}} {then} [after] <each|all> [of] [the] <next|following> {{n:Number}} {many}",
            build=lambda some, n, what=what: _counted_on(some, n, what),
            read_only=True,
        )
    each = "<each|every> <street|stage|round|of <them|those|the [three|later|other] streets>>"
    add(
        "Occasions",
        f"{{some:Occasions}} {then} <after|on|for> {each}",
        build=lambda some: (*some, *BOARD_STREETS) if some == (PREFLOP,) else None,
        read_only=True,
    )
    add(
        "Occasions",  # "after the flop, the turn and the river": with what was said of the first
        "{some:Occasions} <,|and|, and> {one:Comes}",
        build=lambda some, one: (*some, replace(one, before=some[-1].before and one != BOARD_STREETS[0])),
        cost=FAR,
        read_only=True,
    )


def _betting(grammar: Grammar) -> None:
    """A betting round on each of these occasions."""
    add = grammar.add
    rounds = "<betting rounds|rounds of betting|rounds|bets>"
    come = "<comes|takes place|happens|occurs|is held|is played|follows|goes on|is>"
    they_come = "<come|take place|happen|occur|are held|are played|are made|are placed|follow>"
    one = "[<,|:>] [once|one|the first|first]"
    patterns = [
        f"[there is|there will be|we have|you have|have|hold|play|with|comes] {{bet:Bet}} {one} {{at:Occasions}}",
        f"{{bet:Bet}} {come} {one} {{at:Occasions}}",
        f"{{bet:Betting}} {one} {{at:Occasions}}",
        f"[there are|we have|you have|with] {rounds} [{they_come}] {one} {{at:Occasions}}",
        f"[{BETTORS}] <bet|bets> {{n:TimesOver}} {one} {{at:Occasions}}",
        f"[there are|we have|you have|with] [a total of] {{n:Number}} {rounds} [in all] {one} {{at:Occasions}}",
    ]
    tails = (
        "",
        f" [,] [with|and] {{opener:Opener}} {GOING_FIRST}",
        " [,] <starting|beginning> {opener:Start}",
        " [,] <opened|started|begun|led> [off] by {opener:Opener}",
    )
    follows = "<follows|comes after|takes place after>"
    patterns += [
        "{at:Occasions} [,] [there is|comes|we have|you have|have|play] {bet:Bet}",
        "{at:Occasions} [,] {bet:Betting}",
        f"{{bet:Bet}} {follows} {{row:ComesRow}}",
        f"{{bet:Bet}} {follows} {{one:Comes}}",
        "{one:Comes} is [then|immediately] followed by {bet:Bet}",
        "{row:ComesRow} are [each|then] followed by {bet:Bet}",
    ]
    for tail in tails:
        add("Plain", [f"{pattern}{tail}" for pattern in patterns], build=_bets_at, read_only=True)
        dealt = (
            "{first:Plain} [,] <with|and> {bet:Bet} {at:Occasions}",
            "{first:Plain} [,|and] betting {at:Occasions}",
        )
        add("Plain", [f"{pattern}{tail}" for pattern in dealt], build=_dealt_and_bet, read_only=True)
    add(
        "Plain",
        f"[there are|then come|we have] {{n:Number}} more {rounds} [{they_come}] {one} {{at:Occasions}}",
        build=lambda n, at: _bets_at(at) if n == len(at) else None,
        read_only=True,
    )
    add("TimesOver", ["{n:Number} times"], v.n, read_only=True)
    add("TimesOver", "twice", 2, read_only=True)


def _by_itself(one: Occasion) -> bool:
    """Whether a single occasion tells of several rounds, and needs no line before it to say of which cards."""
    return one.each and not one.later and (one.nth > 0 or one.what in (Coming.UP, Coming.DOWN, Coming.DRAW))


def _dealt_and_bet(first: tuple[Any, ...], at: tuple[Occasion, ...], **bets: Any) -> tuple[Any, ...] | None:
    """Cards that come, and the betting on them."""
    told = _bets_at(at, **bets)
    return (*first, *told) if told else None


def _bets_at(
    at: tuple[Occasion, ...] = (),
    row: tuple[Occasion, ...] = (),
    one: Occasion | None = None,
    bet: Bets = BETS,
    n: int = 0,
    opener: Who | None = None,
) -> tuple[Any, ...] | None:
    """Betting on several occasions, as often as is said."""
    at = at or row or ((one,) if one else ())
    if (opener and bet.opener) or (len(at) == 1 and not _by_itself(at[0])):
        return None
    bets = replace(bet, opener=opener) if opener else bet
    return (BetsAt(bets, at), *((Counted(Counting.BETS, n),) if n else ()))
