"""Fixed limits told in parts: the small bet, the big bet, and the rounds in which they are made."""

from typing import Any

from pokernight.english.construction import FAR, Grammar
from pokernight.english.grammar.limits import THE_BETS
from pokernight.english.grammar.marks import AfterEach, BetsAt, Coming, Course, Occasion, TwoSizes
from pokernight.english.grammar.occasions import BOARD_STREETS
from pokernight.english.template import v
from pokernight.meaning.numbers import Amount
from pokernight.meaning.rules import Bets, Betting, Limits, Opener, Remark, Since, Stage, Stakes

BETS = "[all] [the] <bet|limit|bets|bets and raises|bets or raises|betting|every bet|each bet|every bet and raise|each bet and raise>"
ARE = "<are|is|will be|must be>"
SMALL_ROUNDS = "<<before the flop|preflop> <and|,> on the flop|<before|preflop> and on the flop|<on|for|in> the first two <rounds|betting rounds|rounds of betting>>"
BIG_ROUNDS = "<<on|for|in> the turn and [on] [the] river|<on|for|in> the <last|final> two <rounds|betting rounds|rounds of betting>|on the last two streets|from the turn on>"
FROM_THE_TURN = Since(Stage.ROUND, -2)


def add_to(grammar: Grammar) -> None:
    """Add what this file is about."""
    _sizes(grammar)
    _from_a_round(grammar)
    _early_and_late(grammar)
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


REST = "<for|on|in|during> <the rest [of the <rounds|streets|hand|way|game>]|<all [of]|> <the|> <later|other|following|remaining> <rounds|streets|betting rounds|rounds of betting|ones>|the others>|after that|from then on|from there on|thereafter|afterward|afterwards|later|later on"
"""The rounds that are left, whichever those are."""


def _early_and_late(grammar: Grammar) -> None:
    """The small bet in the first rounds and the big bet in the last ones; how much they are is said elsewhere."""
    add = grammar.add
    on = "<on|in|for|at|during>"
    rounds = "<rounds|betting rounds|rounds of betting|streets|bets>"
    add("Early", f"{on} the first {{n:Number}} [{rounds}]", build=lambda n: Since(Stage.ROUND, n + 1), read_only=True)
    add("Early", f"{on} the first <round|betting round|round of betting|bet>", Since(Stage.ROUND, 2), read_only=True)
    add(
        "Early",
        ["<before the flop|preflop> <and|,> [<on|after>] the flop", "<before|preflop> and <on|after> the flop"],
        FROM_THE_TURN,
        read_only=True,
    )
    add(
        "Early",
        [f"{on} third and fourth street", f"{on} third street and [on] fourth street"],
        Since(Stage.STREET, 5),
        read_only=True,
    )
    add("Early", "before the <draw|exchange>", Since(Stage.DRAW, 1), read_only=True)
    add("Early", "{at:Occasions}", build=lambda at: _from(at[-1]), cost=FAR, read_only=True)
    add("Late", "{at:Occasions}", build=lambda at: _from(at[0]), cost=FAR, read_only=True)
    add("Late", "{since:Since}", v.since, read_only=True)
    add("Late", f"<{REST}>", build=lambda: REST, read_only=True)
    limit = "<limit|bet|bets|size|stakes|amount|bet size>"
    small = f"[the|a] <small|smaller|lower|low> {limit}|one small bet|[the <size|amount> of] <the|one> big blind"
    big = (
        f"[the|a] <big|bigger|large|larger|upper|higher|high> {limit}|twice <that [amount|much|size]|as much|the size|the <small bet|big blind>>|"
        "double [that [amount|size]|the <size|small bet|big blind|amount>]|two [small|big] <bets|blinds>"
    )
    twice = "[, [which is] <twice|double> <that|as <much|big|large>|the <size|amount|small bet>> ,]"
    fixed = "[fixed|set|limited|made|played|equal] [at|to|in]"
    used = "<is used|applies|is in force|is played|is in effect|is for|is made|is bet>"
    add(
        "Standing",
        [
            f"<{THE_BETS}|all bets [and raises]|you bet|players bet|we bet> [<are|is|must be>] {fixed} <{small}> {{early:Early}} [,] [and|but|then] [<they|it> <are|is>] [at|in|to|rises to|rise to|goes to|go to|go up to|goes up to] <{big}> {twice} {{late:Late}}",
            f"[[<you|players|we>] use|with|it is|[the] <bets|limits> are] <{small}|small> {{early:Early}} [,] [and|but|then] <{big}|big> {twice} {{late:Late}}",
            f"<{small}> {used} {{early:Early}} [,] [and|but|then] <{big}> {twice} [{used}] {{late:Late}}",
            f"{{early:Early}} [,] [the|all] <bets|betting|limit|bets and raises> <are|is> {fixed} <{small}> [,] [and|but|then] {{late:Late}} [,] [<they|it> <are|is>] {fixed} <{big}>",
            f"{{early:Early}} [,] <you|players|we> <bet|use> <{small}> [,] [and|but|then] {{late:Late}} [,] [<you|players|we> [bet|use]] <{big}>",
        ],
        build=early_and_late,
        read_only=True,
    )
    add(
        "Plain",
        [
            "<it is|the game is|the betting is|this is> [usually|normally] [played] with [a] fixed <limits|limit> <:|,> {rule:Standing}",
            "[the] fixed limit is used <:|,|and> {rule:Standing}",
        ],
        build=lambda rule: (Limits(Betting.FIXED), rule) if isinstance(rule, Stakes) else None,
        read_only=True,
    )
    add(
        "Standing",
        [
            f"<{big}> {used} [only] [<starting|beginning>] {{since:Since}}",
            f"<{big}> {used} <starting|beginning|from> {{since:Onward}}",
        ],
        Stakes(v.since),
        read_only=True,
    )
    for category in ("Plain", "Rules"):
        add(
            category,
            f"<in|with|for> [a|the] <limit|fixed limit> [<game|games|betting|play|{{_:Game}}>] [,] {{rules:{category}}}",
            build=lambda rules, _=None: rules if isinstance(rules[0], Stakes | Limits) else None,
            read_only=True,
        )
    doubling = "<doubling|that double|which double|that are doubled|that doubles|which doubles>"
    add(
        "Plain",
        [
            f"{{first:Plain}} [,] <with|and> {THE_BETS} {doubling} {{since:Since}}",
            "{first:Plain} [,] doubling {since:Since}",
        ],
        build=doubled_in,
        read_only=True,
    )
    add(
        "Plain",
        f"[there are|with|use|we use|play with|we play with|<it is|the game is> [usually] played with] [a] fixed <limits|limit> [,] {doubling} {{since:Since}}",
        (Limits(Betting.FIXED), Stakes(v.since)),
        read_only=True,
    )
    add(
        "Standing",
        [
            "<it is|the game is|the betting is|this is> [usually|normally] [played] with [a] fixed <limits|limit> [betting]",
            "[the] <bets|bets and raises|limits> are fixed",
            "fixed <limits|limit betting> <is|are> <used|played|usual>",
        ],
        Limits(Betting.FIXED),
        read_only=True,
    )


def doubled_in(first: tuple[Any, ...], since: Since) -> tuple[Any, ...] | None:
    """Bets that double from somewhere on, said beside something about the betting."""
    return (
        (*first, Stakes(since)) if isinstance(first[-1], Bets | BetsAt | Course | AfterEach | Limits | Opener) else None
    )


def _from(one: Occasion) -> Since | None:
    """The rounds that begin after something comes, where bets are told of by that."""
    stages = {Coming.DRAW: Stage.DRAW, Coming.CARD: Stage.STREET}
    if one in BOARD_STREETS:
        return Since(Stage.ROUND, BOARD_STREETS.index(one) - len(BOARD_STREETS))
    return Since(stages[one.what], one.nth) if one.what in stages and one.nth > 0 and not one.before else None


def early_and_late(early: Since, late: Since | str) -> Stakes | None:
    """Two sizes of bets, where the rounds for the one end where those for the other begin."""
    if isinstance(late, str):
        return Stakes(early)
    apart = early.stage is late.stage is Stage.ROUND and early.nth > 0 and late.nth > 0 and early != late
    return None if apart else Stakes(late)


def in_rounds(small: Amount | None = None, big: Amount | None = None) -> tuple[Any, ...]:
    """Bets of one size up to the flop, and of another from the turn on."""
    return (Stakes(FROM_THE_TURN), TwoSizes(small, big))


def _raises(grammar: Grammar) -> None:
    """How often one may raise, and that it does not matter between two."""
    add = grammar.add
    a_round = "[<per|a|each|in each|in every|in a|on each|on every|in any [one|single]|on any [one|single]> <round|betting round|round of betting|street>]"
    add(
        "Standing",
        [
            f"there <can|may> be <no more than|at most|only|up to> {{raises:Number}} raise(s) {a_round}",
            f"<no more than|at most|only|up to|a maximum of> <one|a> bet and {{raises:Number}} raise(s) [<are|is> <allowed|permitted>] {a_round}",
            f"<one|a> bet and {{raises:Number}} raise(s) <are|is> <allowed|permitted|the <limit|maximum|cap|most>> {a_round}",
            f"after [the] {{nth:Ordinal}} raise [,] <nobody|no one> <can|may> raise [again|any more] {a_round}",
            f"there is a {{raises:Number}} raise <limit|maximum|cap> {a_round}",
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
