"""How high one may bet and raise: limits, bets that double, and the least and the greatest bet."""

from fractions import Fraction

from pokernight.english.construction import FAR, Grammar
from pokernight.english.grammar.betting import in_a_row
from pokernight.english.grammar.marks import DoublesHere
from pokernight.english.template import v
from pokernight.meaning.numbers import Amount, Unit
from pokernight.meaning.rules import BetSizes, Betting, Limits, Remark, Since, Stage, Stakes
from pokernight.meaning.sorts import Standing


def add_to(grammar: Grammar) -> None:
    """Add what this file is about."""
    _limits(grammar)
    _raises(grammar)
    _sizes(grammar)
    _around_the_draw(grammar)
    _range(grammar)


def _limits(grammar: Grammar) -> None:
    """How high one may bet in the whole game."""
    add = grammar.add
    anyone = "<you|anyone|a player|anybody|players|everyone|any player|each player>"
    most = f"<the most [that] {anyone} <can|may> <bet|raise|bet or raise> [at one time|at once|at a time|at any <time|point>]|the <max|maximum|biggest|largest|highest> <bet|raise|bet or raise> [allowed|you can make|anyone can make]|the <biggest|largest|highest> <bet|raise|bet or raise> <you|anyone> <can|may> make>"
    pot = "<<what|whatever> <is|lies|is already> in the pot|[the] [size of the|amount in the] pot> [[,] <after|including|counting|with> <you call|you have called|calling|your call|the call> [first] [<if|when> you <raise|are raising>]] [at the time|at that <moment|point>]"
    larger = "<larger|bigger|higher|more> than"
    a_bet = "<[a|any|each] <bet|bet or [a] raise|raise>|bets|bets and raises|bets or raises>"
    pot_limit = (
        f"<{most} is {pot}|{anyone} <can|may> bet [anything|any amount] up to {pot} [at any time]|"
        f"no bet [or [a] raise] <may|can> be {larger} {pot}|{a_bet} <is|are> limited to {pot}|{a_bet} <<can|may|must> be no {larger}|<can not|may not> <be {larger}|exceed>> {pot}|"
        f"[the] <bet|bets|bets and raises|any bet|a bet> <can|may> [only] <be|go> [anything] up to {pot}|"
        f"<{anyone} <can not|can never|may not|may never>|<nobody|no one> <can|may> [ever]> <bet|raise|bet or raise> more than {pot}>"
    )
    before = "[in front of <you|them|him|her>|on the table]"
    stack = f"<every chip|as much as|whatever|anything|what|everything|all [of] [<the|your|their|his|her>] [<chips|money>]> [<you|they|he|she> <like|want|have|likes|wants|has> [left]] {before}"
    liked = f"<any amount|anything> [<you|they|he|she> <like|want|likes|wants>] [,] [[from [the size of] the <big blind|small bet|ante|minimum [bet]>] up to {stack}]"
    all_in = f"{anyone} <can|may> [always] bet <[up to] {stack}|anything up to {stack}|{liked}> [at any time|whenever it is <your|their|his> turn|on any <bet|round|turn>]"
    shove = f"{anyone} <can|may> [always] <go all in|<shove|push|put|bet> all [of] <your|their|his|her> chips [in]> [at any <time|point>|any time]"
    no_limit = f"[at any <point|time> [,]] <{all_in}|{shove}|bet <whatever|as much as|anything> <you|they> <like|want>>"
    for limit, names, meaning in (
        (Betting.NO, "no limit", no_limit),
        (Betting.POT, "pot limit", pot_limit),
        (Betting.FIXED, "<fixed limit|limit>", ""),
    ):
        explained = (
            f"[<, <so|which means|meaning|that is ,|and>|so|which means|meaning|:|(> [that] {meaning} [)]]"
            if meaning
            else ""
        )
        add(
            "Standing",
            [
                f"the betting is {names}",
                f"[the] <betting|game|limit> is [usually|always] [played] {names} {explained}",
                f"bets are [usually] {names} {explained}",
                f"<it is|the game is|this is> [usually] played with <a|> {names} {explained}",
                f"[it is] [usually] [played] {names} {explained}",
                f"[we] [usually] play [it|this|this one] {names} {explained}",
                f"{names} betting {explained}",
                f"{names} {explained}",
                *([meaning] if meaning else []),
            ],
            Limits(limit),
        )
    add(
        "Standing",
        "there is no limit [on <bets|the betting|what you can bet|how much you can bet>]",
        Limits(Betting.NO),
        read_only=True,
    )
    add(
        "Standing",
        ["the betting is spread limit", "[the betting is|it is|we play] spread limit"],
        Limits(Betting.SPREAD),
    )


def _raises(grammar: Grammar) -> None:
    add = grammar.add
    a_round = "[<per|a|each|in each|in every|in a|on each|on every|in any [one|single]|on any [one|single]> <round|betting round|round of betting>]"
    add(
        "Standing",
        [
            "at most {raises:Number} raise(s) a round",
            f"[<there are|with|we allow|you get>] <at most|no more than|a maximum of|a limit of|only|up to|not more than> {{raises:Number}} raise(s) {a_round}",
            f"the <maximum|greatest|largest|highest> number of raises [allowed|permitted] {a_round} is {{raises:Number}}",
            f"there is a <limit|maximum|cap> of {{raises:Number}} raise(s) {a_round}",
            f"{{raises:Number}} raise(s) <maximum|max|at most|limit> {a_round}",
            "{raises:Number} raise(s) <per|a> <round|betting round>",
            f"[the] limit is [<one|a> bet and] {{raises:Number}} raise(s) {a_round}",
            f"<a|one> bet and {{raises:Number}} raise(s) {a_round}",
            f"[<at most|no more than|a maximum of|a limit of|only|up to|not more than>] {{raises:Number}} raise(s) <are|is> <allowed|permitted|the limit|the maximum|the cap> {a_round}",
            f"[there is|we play with|we have] [a|an] {{raises:Number}} raise <limit|maximum|max|cap|rule> {a_round}",
            f"raises are <limited|capped|held> <to|at> {{raises:Number}} {a_round}",
            f"[the] <betting|raising|action> is capped [at|after] {{raises:Number}} raise(s) {a_round}",
            f"<you|players|anyone|nobody|the pot> <can|may> <raise|only raise|be raised|only be raised> [up to|only|at most|a maximum of] {{raises:Number}} times {a_round}",
            f"{{raises:Number}} raise(s) {a_round} , <max|maximum|tops|no more|that is it>",
        ],
        build=lambda raises: Limits(None, raises),
        apart=lambda rule: (
            {"raises": rule.raises} if isinstance(rule, Limits) and rule == Limits(None, rule.raises or 1) else None
        ),
    )
    add(
        "Standing",
        [
            f"{{bets:Number}} bets <is|are> the <cap|limit|maximum|most> {a_round}",
            f"the <cap|limit> is {{bets:Number}} bets {a_round}",
            f"[the] betting is capped at {{bets:Number}} bets {a_round}",
        ],
        build=lambda bets: Limits(None, bets - 1) if bets > 1 else None,
        read_only=True,
    )
    alone = "<[only|just] two <players|people> <are|remain> [left|still in]|it is [down to] [just] two <players|people>|it is heads up>"
    two_left = f"<when|once|if> {alone}|<between|with> [only|just] two players [left]|<heads up|head to head>"
    no_cap = "<there is no <limit|cap|maximum> [<on|to> <raises|raising|the number of raises>]|no <limit|cap> [on raises]|no maximum|raises are unlimited|unlimited raises|no limit [on raises]|<you|they> <can|may> raise as <often|many times|much> as <you|they> <like|want>>"
    add(
        "Standing",
        [
            "two players may raise as often as they like",
            f"<{two_left}> [,] [then] {no_cap}",
            f"{no_cap} <{two_left}>",
        ],
        Remark("two players may raise as often as they like"),
    )
    add(
        "Plain",
        f"{{first:Plain}} [,] <unless {alone}|<except|but not> <{two_left}>>",
        build=lambda first: first if isinstance(first[-1], Limits) and first[-1].raises else None,
        read_only=True,
    )


SMALL = "<small|lower|low>"
BIG = "<big|large|larger|upper|higher>"
LIMIT = "<limit|bet|size|bets|stakes>"
DOUBLE = f"<double [that [amount]|the <size|amount>|the <small|first> {LIMIT}]|twice <that [amount]|as much|the amount>|at twice the <small|first round> {LIMIT}>"


THE_BETS = (
    "[the] <bets|bets and raises|[fixed|betting|bet] limits|[fixed|betting|bet] limit|stakes|bet|betting|bet <size|sizes>|"
    "size of [the|a] <bets|bet|bets and raises>|amount of [the|a] <bet|bets>>"
)
DOUBLED = (
    "<double|doubles|doubled|<is|are> double|<is|are> doubled|<become|becomes|is|are> twice as <big|large|high|much>|"
    "<go|goes|rise|rises> [up] to <double|twice that|twice the size>> [in size]"
)


def _sizes(grammar: Grammar) -> None:
    """How much one bets in the early rounds and in the later ones, with fixed limits."""
    add = grammar.add
    add(
        "Since",
        [
            "from the {nth:Ordinal} betting round on",
            "<from|starting on|starting with|beginning with> the {nth:Ordinal} <betting round|round|bet> [on|onward|onwards]",
            "after the first [betting] round",
        ],
        build=lambda nth=2: Since(Stage.ROUND, nth),
        apart=lambda since: {"nth": since.nth} if since.stage is Stage.ROUND and since.nth > 0 else None,
    )
    on = "<on|in|for|at|during>"
    rounds = "<rounds|betting rounds|rounds of betting>"
    add(
        "Since",
        [
            "on the last {nth:Number} rounds",
            f"{on} the <last|final|remaining> {{nth:Number}} [{rounds}|streets|bets|cards]",
        ],
        build=lambda nth: Since(Stage.ROUND, -nth),
        apart=lambda since: {"nth": -since.nth} if since.stage is Stage.ROUND and since.nth < -1 else None,
    )
    add(
        "Since",
        [
            "on the last round",
            f"{on} the <last|final> <[betting] round [of betting]|bet|card>",
            "<after|on> the <river|last card>",
        ],
        Since(Stage.ROUND, -1),
    )
    add(
        "Since",
        [
            "after the {nth:Ordinal} draw",
        ],
        Since(Stage.DRAW, v.nth),
    )
    add("Since", "<after|following> the <draw|exchange>", Since(Stage.DRAW, 1), read_only=True)
    add("Since", "{since:Onward}", v.since, cost=FAR, read_only=True)
    add(
        "Since",
        [
            "from {nth:Ordinal} street on",
            "<from|on|starting on|starting with|beginning with|beginning on|starting at> {nth:Ordinal} street [on|onward|and after|and later]",
        ],
        Since(Stage.STREET, v.nth),
    )
    add(
        "Since",
        [
            "<on|in|for> {a:Ordinal} , {b:Ordinal} [,] and {c:Ordinal} [street|streets]",
            "<on|in|for> {a:Ordinal} <through|to> {end:Ordinal} [street|streets]",
        ],
        build=lambda a, b=0, c=0, end=0: Since(Stage.STREET, a) if end > a or in_a_row(a, b, c) else None,
        read_only=True,
    )
    add(
        "Since",
        [
            "from the {nth:Ordinal} up card on",
            "<from|on|starting on|starting with|beginning with> the {nth:Ordinal} <up card|upcard|card up|card face up> [on|onward]",
        ],
        Since(Stage.UP_CARD, v.nth),
    )
    add(
        "Since",
        ["<on|from> the turn [on|onward] [and [the] river]", "<on|for> the turn and [the] river"],
        Since(Stage.ROUND, -2),
        read_only=True,
    )
    add(
        "NthRound",
        f"the <last|final> <{rounds[1:-1]}|betting round|round|round of betting>",
        Since(Stage.ROUND, -1),
        read_only=True,
    )
    bets = THE_BETS
    doubled = DOUBLED
    early = f"[{on} the first [{{n:Number}}] [{rounds}|round|betting round] |{on} <third and fourth street|the early rounds|the first rounds>|before the draw|before that|<before the flop|preflop> and on the flop]"
    add(
        "Standing",
        [
            "the bets double {since:Since}",
            f"{bets} {doubled} {{since:Since}} [in <limit|a limit game|limit games>]",
            f"{{since:Since}} [,] {bets} {doubled}",
            f"<in [a|the] limit [game|games] [,]|if it is limit [, which it usually is] [,]> {bets} <{doubled}|go up|goes up> {{since:Since}}",
            f"<bets are|[the] betting is|the limit is|play> [at|in|on] [the] {SMALL} {LIMIT} {early} [,] and [<they|it>] <[at|in|on] [the] {BIG} {LIMIT}|{DOUBLE}|double|doubles> {{since:Since}}",
            f"[the] first [{{n:Number}}] {rounds} <are|is> [played|made|bet] <at|with|in|for> [the] {SMALL} {LIMIT} [,] [and|but] the <last|final|other|remaining> {{last:Number}} [{rounds}] [are] [played|made] [at|with|in|for] <[the] {BIG} {LIMIT}|{DOUBLE}>",
            f"{{nth:NthRound}} <is|are> [played|bet] <at|for|with> <double|doubled|twice the> [the] {LIMIT}",
            f"{SMALL} bets {early} and <double|{BIG} bets> {{since:Since}}",
            f"[the] bets {on} <these|the> last {{last:Number}} [{rounds}] are <double|twice> [the size of|as <big|large|high> as] <those|the bets|the ones> {on} the first {{n:Number}} [{rounds}]",
        ],
        build=lambda since=None, n=0, last=0, nth=None: Stakes(since or nth or Since(Stage.ROUND, -last)),
        apart=lambda rule: {"since": rule.since} if isinstance(rule, Stakes) and rule.small is None else None,
    )
    here = "<at this point|here|on this <street|round|card|bet>|<with|starting with|from> this <street|round|card|bet> [on]>"
    add(
        "Standing",
        [
            f"[the] <bets|limits|limit|stakes|bet> [is|are] <double|doubles|doubled> [in size] {here}",
            f"{here} [,] [the] <bets|limits|stakes|limit|bet> <double|doubles|are doubled|is doubled>",
        ],
        DoublesHere(),
        read_only=True,
    )
    add(
        "Standing",
        [
            "bets are {small:Amount} , and {big:Amount} {since:Since}",
            f"[the] [<fixed|betting>] <bets are|betting is|bet is|limit is|limits are|limit :|limit ,> {{small:Amount}} {early} [,] and {{big:Amount}} {{since:Since}}",
            f"[the] <bets are|betting is|bet is> {{small:Amount}} on the first [{{rounds:Number}}] [{rounds}|round|betting round] [,] and {{big:Amount}} <after that|on the rest|from then on|on the others|on later rounds|on the later ones>",
        ],
        build=staked,
        apart=lambda rule: (
            {"small": rule.small, "big": rule.big, "since": rule.since}
            if isinstance(rule, Stakes) and rule.small
            else None
        ),
    )


def _around_the_draw(grammar: Grammar) -> None:
    """One size of bets before the draw, and another after it."""
    bets = "[<[the] <bets|bet|limits|limit> <are|is>|[the] betting is|it is>]"
    after = "<after [it|that|the <draw|exchange>]|afterward>"
    before = "before the <draw|exchange>"
    grammar.add(
        "Standing",
        [
            f"{bets} {{small:Amount}} {before} [,] [and|but] {{big:Amount}} {after}",
            f"{bets} {{small:Amount}} {before} [,] [and|but] {{number:Number}} {after}",
        ],
        build=lambda small, big=None, number=0: Stakes(Since(Stage.DRAW, 1), small, big or as_many(small, number)),
        read_only=True,
    )


def staked(small: Amount, big: Amount, since: Since | None = None, rounds: int = 1, n: int = 0) -> Standing | None:
    """One size of bets in the early rounds and another in the later ones."""
    if since is None:
        since = Since(Stage.ROUND, rounds + 1)
    if n and since.stage is Stage.ROUND and 0 < since.nth != n + 1:
        return None
    return Stakes(since, small, big)


def _range(grammar: Grammar) -> None:
    """The least and the greatest bet of the game."""
    add = grammar.add
    one = "<any one|anyone|you|players|a player|everyone|each player>"
    between = "[<anything|anywhere|any amount> [from|between]|from|between]"
    add("Range", f"{between} {{pair:TwoSums}}", v.pair, read_only=True)
    add(
        "Range",
        f"{between} {{least:Amount}} <to|and|up to> {{most:Amount}}",
        (v.least, v.most),
        read_only=True,
    )
    bets = (
        f"<[all] [the] <bets|bets and raises> <are|run|go|range|can be|may be|must be>|[the] betting is|{one} <can|may> <bet|raise|bet or raise> [anything|any amount]|bet|"
        "[the] [betting] <limit|limits|stakes> <is|are>|spread limit [,|:|of]|the spread is>"
    )
    each = "[a <bet|raise|time>|per bet|each|at <any|a|one> time|on any <round|bet>|in any round]"
    add(
        "Standing",
        [
            f"{bets} {{sums:Range}} {each}",
            "{sums:Range} <a bet|per bet|limit|spread limit|betting|bets>",
        ],
        build=lambda sums: BetSizes(*sums),
        read_only=True,
    )
    least = "<the|> <minimum|min|smallest|lowest> [<bet|amount>] [allowed|you can <make|bet>]"
    most = "<the|> <maximum|max|largest|biggest|highest> [<bet|amount|bet or raise>] [allowed|you can <make|bet>]"
    add(
        "Standing",
        [
            "the minimum bet is {least:Amount} and the maximum bet is {most:Amount}",
            f"{least} [is|of|:] {{least:Amount}} [,] [and] {most} [is|of|:] {{most:Amount}}",
            f"{least} [is|of|:] {{least:Amount}} [,] [and] {most} [is|of|:] {{number:Number}}",
        ],
        build=lambda least, most=None, number=0: BetSizes(least, most or as_many(least, number)),
        apart=lambda rule: (
            {"least": rule.least, "most": rule.most}
            if isinstance(rule, BetSizes) and rule.least and rule.most
            else None
        ),
    )
    add(
        "Standing",
        [
            "the minimum bet is {least:Amount}",
            f"{least} <is|:> {{least:Amount}}",
            f"{one} <must|have to|has to> bet at least {{least:Amount}}",
        ],
        BetSizes(least=v.least),
    )
    at_a_time = "[at <a|one|any> time|on any <bet|round>|at once]"
    add(
        "Standing",
        [
            "the maximum bet is {most:Amount}",
            f"<the <limit|bet limit|betting limit|limit on bets>|{most}> <is|:> {{most:Amount}} [a bet|per bet]",
            f"the most {one} <can|may> bet [or raise] is {{most:Amount}} {at_a_time}",
            "<no bet|no bet or raise|<a|the> bet> <may|can> [not] <be <more|higher|larger|bigger|greater> than|exceed> {most:Amount}",
            "<no one|nobody|no player> <may|can> <bet|raise|bet or raise> [by] [any] more than {most:Amount}",
            f"<<nobody|no one> <can|may>|{one} <can not|may not|can never>> bet [or raise] more than {{most:Amount}} {at_a_time}",
            f"{one} <can|may> bet [anything|any amount] up to {{most:Amount}} {at_a_time}",
            "{most:Amount} limit",
            "[the] <betting|bets|a bet|each bet|every bet> <is|are> limited to {most:Amount} [each]",
        ],
        build=lambda most: BetSizes(most=most) if most.unit in (Unit.CHIP, Unit.CENT, Unit.ANTE) else None,
        apart=lambda rule: {"most": rule.most} if isinstance(rule, BetSizes) and rule.least is None else None,
    )
    add(
        "Standing",
        [
            "all bets are {size:Amount}",
            "[all] <bets|bets and raises> are [always] {size:Amount} [each]",
            "<every|each> <bet|bet and raise|bet or raise> is [always] {size:Amount}",
        ],
        BetSizes(v.size, v.size),
        read_only=True,
    )


def as_many(amount: Amount, number: int) -> Amount:
    """So many of what an amount is counted in: a dollar, and five of them."""
    coin = amount.times if amount.unit is Unit.CENT else 1
    return Amount(amount.unit, number * Fraction(coin))
