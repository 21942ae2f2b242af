"""Fixed limits told in parts: the small bet, the big bet, and the rounds in which they are made."""

from typing import Any

from pokernight.english.construction import FAR, Grammar
from pokernight.english.grammar.marks import TwoSizes
from pokernight.english.template import v
from pokernight.meaning.numbers import Amount
from pokernight.meaning.rules import Betting, Limits, Remark, Since, Stage, Stakes

BETS = "[all] [the] <bet|limit|bets|bets and raises|bets or raises|betting|every bet|each bet|every bet and raise|each bet and raise>"
ARE = "<are|is|will be|must be>"
SMALL_ROUNDS = "<<before the flop|preflop> <and|,> on the flop|<before|preflop> and on the flop|<on|for|in> the first two <rounds|betting rounds|rounds of betting>>"
BIG_ROUNDS = "<<on|for|in> the turn and [on] [the] river|<on|for|in> the <last|final> two <rounds|betting rounds|rounds of betting>|on the last two streets|from the turn on>"
FROM_THE_TURN = Since(Stage.ROUND, -2)


def add_to(grammar: Grammar) -> None:
    """Add what this file is about."""
    _sizes(grammar)
    _from_a_round(grammar)
    _raises(grammar)
    _range(grammar)


def _sizes(grammar: Grammar) -> None:
    """One size of bets, and then another."""
    add = grammar.add
    both = "{pair:TwoSums}"
    add(
        "Standing",
        [
            f"[<fixed|betting>] <limit|limits|stakes> [<is|are|:>] {both}",
            f"{both} [fixed] <limit|limits|stakes>",
            f"[we] [play] [it|this] {both} fixed limit",
        ],
        build=lambda pair: TwoSizes(*pair) if pair[1].times == 2 * pair[0].times else None,
        cost=FAR,  # "1-5 limit" is a range
        read_only=True,
    )
    for nth, size in enumerate(("<small|lower>", "<big|large|higher>")):
        add(
            "BetSize",
            [f"[<a|the>] {size} bet <is|of|:> {{price:Amount}}", f"[the] {size} bets are {{price:Amount}}"],
            build=lambda price, nth=nth: TwoSizes(**{("small", "big")[nth]: price}),
            read_only=True,
        )
    add("Standing", "the small bet is {small:Amount}", TwoSizes(v.small))
    add("Standing", "the big bet is {big:Amount}", TwoSizes(big=v.big))
    add("Standing", "{size:BetSize}", v.size, read_only=True)
    add("Standing", "the small bet is {small:Amount} and the big bet is {big:Amount}", TwoSizes(v.small, v.big))
    add(
        "Plain",
        [f"{SMALL_ROUNDS} [,] {BETS} {ARE} {{small:Amount}}", f"{BETS} {ARE} {{small:Amount}} {SMALL_ROUNDS}"],
        build=lambda small: in_rounds(small=small),
        read_only=True,
    )
    add(
        "Plain",
        [f"{BIG_ROUNDS} [,] {BETS} {ARE} {{big:Amount}}", f"{BETS} {ARE} {{big:Amount}} {BIG_ROUNDS}"],
        build=lambda big: in_rounds(big=big),
        read_only=True,
    )
    add(
        "Plain",
        [
            f"{SMALL_ROUNDS} [,] {BETS} {ARE} {{small:Amount}} [,] and {BIG_ROUNDS} [<they|it> {ARE}] {{big:Amount}}",
            f"{BETS} {ARE} {{small:Amount}} {SMALL_ROUNDS} [,] and {{big:Amount}} {BIG_ROUNDS}",
        ],
        build=in_rounds,
        read_only=True,
    )


def _from_a_round(grammar: Grammar) -> None:
    """Bets of one size in the rounds before a certain one, and of another from there on."""
    first = "<in|on|for> the first <round|betting round|round of betting>"
    then = "<in|on|for> the <second|second <round|betting round>|second one|next|next round|other rounds|others|later rounds|rest>|after that|from then on|thereafter"
    grammar.add(
        "Standing",
        [
            f"{BETS} {ARE} {{small:Amount}} {first} [,] <and|then> [<they|it> {ARE}] {{big:Amount}} <{then}>",
            f"{first} [,] {BETS} {ARE} {{small:Amount}} [,] <and|then> <{then}> [<they|it> {ARE}] {{big:Amount}}",
            f"{first} [,] {BETS} {ARE} {{small:Amount}} [,] <and|then> {{big:Amount}} <{then}>",
        ],
        Stakes(Since(Stage.ROUND, 2), v.small, v.big),
        read_only=True,
    )


def in_rounds(small: Amount | None = None, big: Amount | None = None) -> tuple[Any, ...]:
    """Bets of one size up to the flop, and of another from the turn on."""
    return (Stakes(FROM_THE_TURN), TwoSizes(small, big))


def _raises(grammar: Grammar) -> None:
    """How often one may raise, and that it does not matter between two."""
    add = grammar.add
    a_round = "[<per|a|each|in each|in every|in a|on each|on every|in any|on any> <round|betting round|round of betting|street>]"
    add(
        "Standing",
        [
            f"there <can|may> be <no more than|at most|only|up to> {{raises:Number}} raise(s) {a_round}",
            f"<there is a|a|the> <limit|maximum|max|cap> [is|of] [a|one] bet and {{raises:Number}} raise(s) {a_round}",
            f"[the] <betting|action> is capped at [a|one] bet and {{raises:Number}} raise(s) {a_round}",
            f"[the] <maximum|max|limit|cap> is {{raises:Number}} raise(s) {a_round}",
            f"<nobody|no one> <can|may> raise after the {{nth:Ordinal}} raise {a_round}",
        ],
        build=lambda raises=0, nth=0: Limits(None, raises or nth),
        read_only=True,
    )
    add(
        "Standing",
        [
            "there are no raises",
            f"[there <are|is|will be>] no <raises|raising> [allowed|in this game|of any kind] {a_round}",
            f"<raises|raising> <are|is> not allowed {a_round}",
            f"you may only <bet|check , bet> <or call|, call or fold> {a_round}",
        ],
        Limits(None, 0),
    )
    two = "<when|once|if> [only|just] two players <are|remain> [left|in|still in]|heads up|head to head"
    add(
        "Standing",
        [
            f"the <cap|limit> [on raises] <does not apply|is off|comes off|is lifted> <{two}>",
            f"<{two}> [,] the <cap|limit> [on raises] <does not apply|is off|comes off|is lifted>",
        ],
        Remark("two players may raise as often as they like"),
        read_only=True,
    )
    add(
        "Standing",
        "<with fixed limits|with fixed limit|fixed limits|with a fixed limit>",
        Limits(Betting.FIXED),
        read_only=True,
    )
    add("Standing", "with no limit", Limits(Betting.NO), read_only=True)
    add("Standing", "with a pot limit", Limits(Betting.POT), read_only=True)


def _range(grammar: Grammar) -> None:
    """What it means to bet the pot."""
    call = "<call|count the call|count your call|match the bet|put in the call>"
    grammar.add(
        "Standing",
        [
            f"to figure <a|the> pot [size|sized] <raise|bet> , {call} first , then <add <that|it> to the pot|raise by what is in the pot|count the pot>",
            "<a|the> pot [size|sized] <raise|bet> counts your call [first]",
            "your call counts as part of the pot",
            "when you raise , your call counts first",
        ],
        Remark("a raise of the pot counts the call first"),
        read_only=True,
    )
    grammar.add(
        "Standing", "a raise of the pot counts the call first", Remark("a raise of the pot counts the call first")
    )
