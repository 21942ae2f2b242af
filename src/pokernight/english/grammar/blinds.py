"""Blinds that are told one at a time: who posts the small one, who the big one, and for how much."""

from collections.abc import Mapping
from dataclasses import replace
from fractions import Fraction

from pokernight.english.construction import FAR, IDIOM, Grammar
from pokernight.english.grammar.limits import as_many
from pokernight.english.grammar.marks import Blind
from pokernight.english.template import v
from pokernight.meaning.numbers import Amount, Unit
from pokernight.meaning.players import Dealer, Neighbor, Side
from pokernight.meaning.rules import Blinds, Remark
from pokernight.meaning.sorts import Who

POST = "<posts|puts up|puts in|puts out|pays|makes|is|has to <post|put up|put in|pay>|must <post|put up|put in|pay>>"
USUAL_BLINDS = Blinds((Amount(Unit.MINIMUM), Amount(Unit.MINIMUM, Fraction(2))))
SIZES = ("small", "big")
DOUBLE = (
    "[,|(] [which is|that is|worth|of|for|at] <twice|double> "
    "<as much|as big|as large|that|that much|that amount|the [size of the] <small blind|small one|first|first one>|the size|the amount|it> [)]"
)
"""How much the big blind is, told by the small one."""
BLINDS_AS_USUAL = "the small blind is half the big blind"
HEADS_UP = "of two players the dealer posts the small blind and opens the first round"


def add_to(grammar: Grammar) -> None:
    """Add what this file is about."""
    _posted(grammar)
    _sized(grammar)
    _both(grammar)


def _posted(grammar: Grammar) -> None:
    """Who posts one of the blinds."""
    add = grammar.add
    next_one = "<the next player|the next one|the player after <that|him|that one>|the next seat|the second player|the second|the next>"
    his_left = "<the player <to|on|at> <his|her|their|that player 's|the small blind 's> left|the player [to the] left of <him|her|that player|the small blind>>"
    for nth, size in enumerate(SIZES, 1):
        add("Standing", f"there is a {size} blind", Blind(nth))
        what = f"<the|a> {size} [blind|one]"
        price = "[of] {price:Amount}"
        add(
            "Standing",
            [f"{{who:Who}} {POST} {what}", f"{{who:Who}} {POST} {what} <{price}|, {price}|( {price} )>"],
            build=lambda who, price=None, nth=nth: posts(who, nth, price),
            read_only=True,
        )
        add(
            "Standing",
            f"{what} is <posted|put up|put in|paid> by {{who:Who}}",
            build=lambda who, nth=nth: posts(who, nth),
            read_only=True,
        )
    add(
        "Plain",
        "[the|a] small blind [is|sits|goes] [to the] left of the <button|dealer|dealer button> <,|and|, and> [then] [the|a] big blind [is|sits|goes] <next to <it|that>|to <its|the> left|next>",
        (Blind(1), Blind(2)),
        read_only=True,
    )
    first = "[the] first [betting] round|before the flop|before the draw"
    add(
        "Standing",
        [
            "with two players , the dealer posts the small blind and opens the first round",
            "<<with|between|for> [only|just] two [players]|heads up|if [only|just] two [players] <play|are playing>> "
            f"[,] the <dealer|button|dealer button> <posts|is|puts up|pays> the small blind [,] and <opens|acts first|bets first|goes first|speaks first> [in] <{first}>",
        ],
        Remark(HEADS_UP),
        cost=IDIOM,
    )
    second = f"<{next_one}|{his_left}> [over|to the left]"
    add(
        "Standing",
        [
            f"{second} {POST} <the|a> big [blind|one] [{DOUBLE}]",
            f"{second} {POST} <the|a> big [blind|one] [of] {{price:Amount}}",
        ],
        build=lambda price=None: Blind(2, price),
        read_only=True,
    )


def posts(who: Who, nth: int, price: Amount | None = None) -> Blind | None:
    """A blind that is posted by the player who always posts it."""
    return Blind(nth, price) if who == Neighbor(Dealer(), Side.LEFT, nth) else None


def _sized(grammar: Grammar) -> None:
    """How much a blind is."""
    add = grammar.add
    for nth, size in enumerate(SIZES, 1):
        add(
            "Standing",
            [
                f"the {size} blind is {{price:Amount}}",
                f"[<the|a|one>] {size} blind [bet] [is|of|:] {{price:Amount}}",
            ],
            Blind(nth, v.price),
        )
        add(
            "Standing",
            f"[<the|a>] {size} blind [is|of|:] {{number:Number}}",
            build=lambda number, nth=nth: Blind(nth, Amount(Unit.CHIP, Fraction(number))),
            cost=FAR,
            read_only=True,
        )
    small = "half <of|> <the|a> <small|minimum|lower> bet"
    full = "<a|the|one> [full|whole] <small|minimum|lower> bet"
    puts = "<posts|puts in|puts up|pays>"
    add(
        "Plain",
        [
            f"the small blind is {small} [,] and the big blind is [equal to] {full}",
            f"the first [one|player] {puts} {small} [,] and the second [one|player] [{puts}] {full}",
        ],
        (Blind(1), Blind(2)),
        read_only=True,
    )
    add("Standing", f"the small blind is {small}", Blind(1), read_only=True)
    add("Standing", f"the big blind is [equal to] {full}", Blind(2), read_only=True)


def sized(prices: Mapping[int, Amount | None]) -> Blinds:
    """The two blinds, of which the prices are said, or one, or none: the big blind is twice the small one."""
    said = {nth: price for nth, price in prices.items() if price}
    big = said.get(2) or (replace(said[1], times=2 * said[1].times) if 1 in said else USUAL_BLINDS.prices[1])
    return Blinds((said.get(1) or replace(big, times=big.times / 2), big))


def _both(grammar: Grammar) -> None:
    """Both blinds in one breath."""
    add = grammar.add
    two = "<[the] blinds|two blinds|[a|one|the] small blind <and|,> [a|one|the] big blind|[a|one|the] small and [a|one|the] <big blind|big blinds>> [, [a] small [one] and [then] [a] big [one] ,]"
    left = "<[to the] left of|after> <the dealer|me|the [dealer] button>"
    posted = "<posted|put up|put in|put out|paid>"
    goes_in = f"[<go|goes> in [, [a] small and [then] [a] big] [,]|<is|are|get> {posted}|[,] {posted}|,]"
    add(
        "Standing",
        [
            f"[there are|there is|with] {two} {goes_in} <by|from> the [first] [two] players {left}",
            f"[there are|there is|with] {two} {goes_in} <{left}|to the dealer 's left>",
            f"<the game is|it is|this is> [set up|played|dealt] with {two}",
            f"[<this|the> game] <uses|has|use> {two}",
            f"<[the] blinds|{two}> <<go|goes> in|<is|are> {posted}>",
            "small blind <and|,> big blind",
            f"<we|you> <have|post|put in|put up|put out> {two}",
            f"the [first] two <players|people> {left} <put in|post|put up|pay> {two}",
            f"[we|you] [play|playing] [with] a [dealer] button <and|,> {two}",
            "[the] blinds <:|,> [a] small and [a] big",
        ],
        USUAL_BLINDS,
        read_only=True,
    )
    in_ = f"[all] <is|are|have been|has been> <in|in the pot|up|down|{posted[1:-1]}>"
    after = f"<<after|once|when|as soon as> <{two}|both blinds> {in_}|<after|following> [posting|putting in|putting up] the [two] blinds>"
    both = (Blind(1), Blind(2))
    add("Rules", f"{after} [,] {{rules:Rules}}", build=lambda rules: (*both, *rules), read_only=True)
    add("Plain", f"{{rule:Step}} {after}", build=lambda rule: (*both, rule), cost=FAR, read_only=True)
    forced = "<forced bets|blind bets|two blinds|the blinds|blinds|two forced bets> [called <[the] blinds|blinds>]"
    told = "[<:|,|(> [the|a|first [the|a]] small [blind] <,|and|, and|then|, then> [then] [the|a] big [blind] [[,] [which is|for|of|at] <double|twice> [that|as much|the size|the small one]] [)]]"
    add(
        "Standing",
        [
            f"<the|> [first] two players [immediately|directly|just|sitting] <{left}|to the dealer 's left> <put in|post|put up|pay|make|must <post|put in|make>|have to <post|put in|make>> {forced} {told}",
            f"{forced} are <{posted[1:-1]}|made> by the [first] two players <{left}|to the dealer 's left> {told}",
        ],
        USUAL_BLINDS,
        read_only=True,
    )
    add(
        "Standing",
        "<there are|with|we use|use> two blinds , {small:Amount} and {big:Amount}",
        Blinds((v.small, v.big)),
        read_only=True,
    )
    add(
        "Standing",
        "[<a|the|one>] small blind of {small:Amount} and [<a|the|one>] big blind of {big:Number}",
        build=lambda small, big: Blinds((small, as_many(small, big))),
        read_only=True,
    )
