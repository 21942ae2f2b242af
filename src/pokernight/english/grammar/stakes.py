"""What is at stake: antes, blinds, how high one may bet and raise, and what it takes to open."""

from fractions import Fraction

from pokernight.english.construction import Grammar
from pokernight.english.grammar.marks import HadOpeners
from pokernight.english.template import v
from pokernight.meaning.numbers import Amount, Unit, chips
from pokernight.meaning.rules import (
    Ante,
    BetSizes,
    Betting,
    Blinds,
    Limits,
    Openers,
    Remark,
    Since,
    Stage,
    Stakes,
    SuitsBreakTies,
)
from pokernight.meaning.sorts import Standing


def add_to(grammar: Grammar) -> None:
    """Add what this file is about."""
    _antes(grammar)
    _blinds(grammar)
    _limits(grammar)
    _raises(grammar)
    _sizes(grammar)
    _range(grammar)
    _by_suit(grammar)
    _to_open(grammar)
    _elsewhere(grammar)


OTHER_STAKES = "with other stakes, other sums are paid"
EACH = "[each|apiece|<from|for> <each player|every player|everyone|everybody>|<per|a> player]"
POT = "[into <the|a> pot]"


def _antes(grammar: Grammar) -> None:
    add = grammar.add
    add(
        "Standing",
        ["nobody antes", "[there is|there are] no <ante|antes> [in this game]", "<nobody|no one> else antes"],
        Ante(None),
    )
    add(
        "Standing",
        [
            "everyone antes before the deal",
            "<everyone|everybody|each player|every player|all players|players|the players|you|you all|we|we all> <ante|antes> [up] before <the|each|every> <deal|hand>",
        ],
        Ante(Amount(Unit.ANTE)),
    )
    add(
        "Standing",
        [
            "the ante is {times:Multiple} the usual ante",
            "[the|our] ante is [usually|always] {times:Multiple} <the|our> <usual|normal|regular> <ante|one>",
        ],
        build=lambda times: Ante(Amount(Unit.ANTE, times)),
        apart=lambda rule: (
            ({"times": rule.price.times} if rule.price and rule == Ante(Amount(Unit.ANTE, rule.price.times)) else None)
            if isinstance(rule, Ante)
            else None
        ),
    )
    add(
        "Standing",
        [
            "the ante is {price:Amount}",
            f"[the|our] <ante is|antes are|ante :> [usually|always] {{price:Amount}} {EACH}",
            "{price:Amount} ante",
            f"there is <a|an> {{price:Amount}} ante {EACH}",
            f"there is an ante of {{price:Amount}} {EACH}",
        ],
        Ante(v.price),
    )


def _elsewhere(grammar: Grammar) -> None:
    """What is paid at tables with other stakes, which is no rule of this one."""
    grammar.add("Sums", "{price:Amount} [apiece|each]", (v.price,), read_only=True)
    grammar.add(
        "Sums",
        "{price:Amount} <and|or|,|, and> {rest:Sums}",
        build=lambda price, rest: (price, *rest),
        read_only=True,
    )
    other = "<higher|lower|bigger|smaller|different|other>"
    stakes = (
        f"<if <your|the|our|their> stakes are {other}|if <you|we|they> <play|are playing> for {other} stakes|"
        f"<for|at|with> {other} stakes>"
    )
    make = "<make <it|them|those|that>|use|pay|change <it|them> to>"
    grammar.add(
        "Standing",
        [
            "with other stakes , other sums are paid",
            f"{stakes} , [you can|you may|just] {make} {{sums:Sums}} [instead]",
            f"[you can|you may|just] {make} {{sums:Sums}} [instead] {stakes}",
        ],
        build=lambda sums=(): Remark(OTHER_STAKES),
        apart=lambda rule: {} if rule == Remark(OTHER_STAKES) else None,
    )


def _blinds(grammar: Grammar) -> None:
    """Blinds as they are usually posted, or at a price."""
    add = grammar.add
    usual = Blinds((Amount(Unit.MINIMUM), Amount(Unit.MINIMUM, Fraction(2))))
    button = "<the dealer|the [dealer] button>"
    left = f"<[to the] left of {button}|<to|on|at> the dealer 's left>"
    post = "<posts|post|puts up|put up|puts in|put in|puts out|put out|pays|pay>"
    two = "<[the] [two] blinds|[<a|the>] small [blind] and [<a|the>] big <blind|blinds>|small and big blinds|a small and a big>"
    size = "[, [which is] <twice as much|double that|twice the small blind>|, which is twice as big]"
    next_ = "<[the] <player|person|one|guy> after <him|that|that one>|[the] next [player|person|one|guy|seat] [over|to the left]>"
    like = "[, [just] <like|as|the same as|same as> [in] [texas] <hold'em|holdem|omaha>]"
    add(
        "Standing",
        [
            "the two players to the left of the dealer post blinds",
            f"[the] [first] two players [{left}] {post} {two} {like}",
            f"[everyone|players] {post} {two} {like} [{left}]",
            f"<there are|there is|use|we use|start with|begin with|we start with|we begin with|play [it] with|we play [it] with|with> {two} {like} [{left}]",
            f"there are two blinds , <a small and a big|a small blind and a big blind|small and big|a small one and a big one> [{left}]",
            f"{two} <are posted|go in|get posted|first> [{left}] [before the deal|before any cards are dealt|first]",
            f"{two} {left}",
            f"two blinds {like}",
            f"[the] <player|person|guy> {left} {post} <the|a> small [blind] [,] and {next_} {post} <the|a> big [blind] {size}",
            f"[the] <player|person|guy> {left} {post} <the|a> small [blind] , {next_} {post} <the|a> big [blind] {size}",
            f"[the] <player|person|guy> {left} {post} <the|a> small [blind] [,] and {next_} <the|a> big [blind] {size}",
            "blinds [first]",
        ],
        usual,
    )
    add("Standing", "the blinds are {first:Amount} and {second:Amount}", Blinds((v.first, v.second)))
    prices = "{small:Amount} and [then] {big:Amount}"
    add(
        "Standing",
        [
            "the small blind is {small:Amount} and the big blind is {big:Amount}",
            "[the] blinds <are|of> {small:Amount} and {big:Amount}",
            f"[the] [first] two players {left} {post} {two} <,|of> {prices}",
            f"{post} <a|the> small blind of {{small:Amount}} and <a|the> big blind of {{big:Amount}} [{left}]",
            f"there is a small blind of {{small:Amount}} and a big blind of {{big:Amount}} [{left}]",
            f"[the] <player|person|guy> {left} {post} <a|the> small blind of {{small:Amount}} [,] and {next_} {post} <a|the> big blind of {{big:Amount}}",
        ],
        Blinds((v.small, v.big)),
        read_only=True,
    )
    add(
        "Standing",
        [
            "the small blind is half the big blind",
            "the small blind is [usually] half [of] [the size of] the big [blind|one]",
            "the big blind is [usually] <twice|double> [the size of] the small [blind|one]",
            "the big blind is one [full] bet",
        ],
        Remark("the small blind is half the big blind"),
    )
    add(
        "Standing",
        [
            "<[the] blinds are|blinds of> {small:Number} and {big:Number}",
            "{small:Number} / {big:Number} blinds",
            "blinds <are|of|:> {small:Number} / {big:Number}",
        ],
        build=lambda small, big: Blinds((chips(small), chips(big))),
        read_only=True,
    )


def _limits(grammar: Grammar) -> None:
    """How high one may bet in the whole game."""
    add = grammar.add
    most = "the most [that] <you|anyone|a player|anybody> <can|may> <bet|raise|bet or raise> [at one time|at once]"
    pot_limit = f"<{most} is <what is in the pot|[the size of] the pot> [after <you call|you have called|calling>]|no bet or raise may be <larger|bigger> than the pot>"
    all_in = "<you|players|anyone|everyone> <can|may> bet <as much as <you|they> <like|want>|all [of] <your|their> chips|everything <you|they> have|anything up to all [of] [the|your|their] chips [in front of <you|them>]|any amount> [at any time|whenever it is <your|their> turn]"
    no_limit = f"<{all_in}|you can go all in [at any time]>"
    for limit, names, meaning in (
        (Betting.NO, "no limit", no_limit),
        (Betting.POT, "pot limit", pot_limit),
        (Betting.FIXED, "<fixed limit|limit>", ""),
    ):
        explained = f"[, <so|which means|meaning|that is ,|and> [that] {meaning}]" if meaning else ""
        add(
            "Standing",
            [
                f"the betting is {names}",
                f"[the] <betting|game> is [usually|always] [played] {names} {explained}",
                f"bets are [usually] {names} {explained}",
                f"[it is] [usually] [played] {names} {explained}",
                f"[we] [usually] play [it|this|this one] {names} {explained}",
                f"{names} betting {explained}",
                f"{names} {explained}",
                *([meaning] if meaning else []),
            ],
            Limits(limit),
        )
    add("Standing", "there is no limit [on bets|on the betting]", Limits(Betting.NO), read_only=True)


def _raises(grammar: Grammar) -> None:
    add = grammar.add
    a_round = "[<per|a|each|in each|in every|in a|on each> <round|betting round|round of betting>]"
    add(
        "Standing",
        [
            "at most {raises:Number} raises a round",
            f"[<there are|with|we allow|you get>] <at most|no more than|a maximum of|a limit of|only|up to|not more than> {{raises:Number}} raises {a_round}",
            f"there is a <limit|maximum|cap> of {{raises:Number}} raises {a_round}",
            f"{{raises:Number}} raises <maximum|max|at most|limit> {a_round}",
            "{raises:Number} raises <per|a> <round|betting round>",
            f"[the] limit is [<one|a> bet and] {{raises:Number}} raises {a_round}",
            f"{{raises:Number}} raises <are allowed|is the limit> {a_round}",
            f"<you|players> <can|may> <raise|only raise> [up to] {{raises:Number}} times {a_round}",
        ],
        Limits(None, v.raises),
    )


SMALL = "<small|lower|low>"
BIG = "<big|large|larger|upper|higher>"
LIMIT = "<limit|bet|size|bets|stakes>"
DOUBLE = (
    f"<double [that|the size|the <small|first> {LIMIT}]|twice <that|as much>|at twice the <small|first round> {LIMIT}>"
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
            f"{on} the <last|final> {{nth:Number}} [{rounds}|streets]",
        ],
        build=lambda nth: Since(Stage.ROUND, -nth),
        apart=lambda since: {"nth": -since.nth} if since.stage is Stage.ROUND and since.nth < 0 else None,
    )
    add("Since", f"{on} the last [betting] round [of betting]", Since(Stage.ROUND, -1), read_only=True)
    add(
        "Since",
        [
            "after the {nth:Ordinal} draw",
        ],
        Since(Stage.DRAW, v.nth),
    )
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
    early = f"[{on} the first [{{n:Number}}] [{rounds}|round|betting round] |{on} <third and fourth street|the early rounds|the first rounds>|before the draw|before that|<before the flop|preflop> and on the flop]"
    add(
        "Standing",
        [
            "the bets double {since:Since}",
            "[the] <bets|limits|limit|stakes|bet|betting> [is] <double|doubles|doubled> [in size] {since:Since}",
            "{since:Since} , [the] <bets|limits|stakes|limit> <double|doubles|are doubled>",
            "in <a|the> limit game , the <bets|limits> double {since:Since}",
            f"<bets are|[the] betting is|the limit is|play> [at] [the] {SMALL} {LIMIT} {early} [,] and [<they|it>] <[at] [the] {BIG} {LIMIT}|{DOUBLE}|double|doubles> {{since:Since}}",
            f"[the] first [{{n:Number}}] [betting] rounds are [played] at the {SMALL} {LIMIT} and the <last|final> {{last:Number}} [rounds] [are] at the {BIG} {LIMIT}",
            f"{SMALL} bets {early} and <double|{BIG} bets> {{since:Since}}",
            "bets on <these|the> last {last:Number} rounds are double [the size of] <those|the bets> on the first {n:Number}",
        ],
        build=lambda since=None, n=0, last=0: Stakes(since or Since(Stage.ROUND, -last)),
        apart=lambda rule: {"since": rule.since} if isinstance(rule, Stakes) and rule.small is None else None,
    )
    add(
        "Standing",
        [
            "bets are {small:Amount} , and {big:Amount} {since:Since}",
            f"[the] <bets are|betting is|bet is> {{small:Amount}} {early} [,] and {{big:Amount}} {{since:Since}}",
            f"[the] <bets are|betting is|bet is> {{small:Amount}} on the first [{{rounds:Number}}] [{rounds}|round|betting round] [,] and {{big:Amount}} <after that|on the rest|from then on>",
        ],
        build=staked,
        apart=lambda rule: (
            {"small": rule.small, "big": rule.big, "since": rule.since}
            if isinstance(rule, Stakes) and rule.small
            else None
        ),
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
    one = "<any one|anyone|you|players|a player>"
    add(
        "Standing",
        [
            "the minimum bet is {least:Amount} and the maximum bet is {most:Amount}",
            "the minimum [bet] is {least:Amount} [,] and the maximum [bet] is {most:Amount}",
            f"<[all] bets are|[the] betting is|{one} <can|may> bet> [<from|between|anywhere from>] {{least:Amount}} <to|and> {{most:Amount}}",
        ],
        BetSizes(v.least, v.most),
    )
    add(
        "Standing",
        [
            f"<[all] bets are|[the] betting is|{one} <can|may> bet> [<from|between|anywhere from>] {{n:Number}} <to|and> {{most:Amount}}",
            "{n:Number} to {most:Amount} limit",
        ],
        build=lambda n, most: BetSizes(chips(n), most) if most.unit is Unit.CHIP and 0 < n < most.times else None,
        read_only=True,
    )
    add("Standing", ["the minimum bet is {least:Amount}"], BetSizes(least=v.least))
    add(
        "Standing",
        [
            "the maximum bet is {most:Amount}",
            "the <maximum|limit|bet limit|betting limit|limit on bets> is {most:Amount} [a bet|per bet]",
            f"the most {one} <can|may> bet [or raise] is {{most:Amount}} [at a time]",
            "no bet [or raise] <may|can> be <more|higher|larger|bigger> than {most:Amount}",
            "{most:Amount} limit",
        ],
        build=lambda most: BetSizes(most=most) if most.unit is not Unit.POT else None,
        apart=lambda rule: {"most": rule.most} if isinstance(rule, BetSizes) and rule.least is None else None,
    )
    add(
        "Standing",
        ["all bets are {size:Amount}", "[all] <bets|bets and raises> are [always] {size:Amount} [each]"],
        BetSizes(v.size, v.size),
        read_only=True,
    )


SUITS = (
    "<clubs [<are|being|is>] [the] <lowest|low> [suit]|spades [<are|being|is>] [the] <highest|high> [suit]|"
    "clubs [<are|being|is>] [the] lowest [suit] [, then|,] diamonds , [then] hearts [,] [and|then] [then] spades [<highest|being highest>]|"
    "spades [<are|being|is>] [the] <highest|worst|best> [suit] [, then|,] hearts , [then] diamonds [,] [and|then] [then] clubs|"
    "suits <rank|ranking> clubs , diamonds , hearts [,] [and] spades [from low to high]>"
)


def _by_suit(grammar: Grammar) -> None:
    """Suits that break ties between cards that show."""
    order = f"[[,] <with {SUITS}|{SUITS}>]"
    tie = "<if there is a tie|in case of a tie|if two <people|players|cards|up cards|upcards|or more> tie [for <lowest|highest|low|high>] [in rank]|if they tie|on a tie>"
    grammar.add(
        "Standing",
        [
            "suits break ties between cards showing",
            f"{tie} , [<go|it goes>] by suit {order}",
            f"{tie} , the <lower|higher|low|high> suit <brings it in|bets first|opens|goes first|is stuck with it|has to bring it in|acts first|starts> {order}",
            f"<with ties|ties> [in rank] [for <low|high|lowest|highest>] [are] broken by suit {order}",
            f"suits break ties {order}",
            f"{tie} , [the] <suits|suit> <break|breaks|decide|decides|settle|settles> <the tie|it|ties> {order}",
        ],
        SuitsBreakTies(),
    )


SHOWS_OPENERS = "the opener shows openers at the end"
SPLITS_OPENERS = "the opener may split openers"
"""Nobody is let open without openers, so there is nothing to prove, and nothing to set aside for that."""


def _to_open(grammar: Grammar) -> None:
    """What it takes to open, and what happens where nobody can."""
    add = grammar.add
    need = "<need|must have|have to have|must hold>"
    add(
        "Standing",
        [
            "you need {made:Made} to open",
            "to open [the betting] , <you|a player|players|everyone> <must have|needs|need> {made:Made}",
            f"[you|players|to open ,] [you] {need} {{made:Made}} [to open [the <betting|pot>]]",
            "<you|players|a player> can [only] open [the betting] only <if <you have|they have|you hold>|with> {made:Made}",
            "<you|players> can only open [the betting] <if <you have|they have|you hold>|with> {made:Made}",
            "it takes {made:Made} to open",
            "<nobody|no one|you|no player> <can|may> [not] open [the betting] <without|unless <you|they> <have|hold|have got>> {made:Made}",
            "you can not open [the betting] <without|unless you <have|hold|have got>> {made:Made}",
            "{made:Made} to open",
        ],
        Openers(v.made),
    )
    opener = "<the|an> opener"
    add(
        "Standing",
        [
            "the opener shows openers at the end",
            f"{opener} <must|has to|have to|needs to> <show|prove|be able to <show|prove>> [that] <openers|<he|she|they> had openers|[<his|her|their>] {{made:Made}}> [<to win|at the end|at the showdown|afterward|to take the pot|to win the pot>] [, even if everyone <else folds|else folded|folds>]",
            f"{opener} who can not <show|prove> <openers|{{made:Made}}> <can not win [the pot]|loses [<the pot|the right to the pot|the hand>]|forfeits the pot>",
        ],
        build=lambda made=None: HadOpeners(made) if made else Remark(SHOWS_OPENERS),
        apart=lambda rule: {} if rule == Remark(SHOWS_OPENERS) else None,
    )
    add(
        "Standing",
        [
            "the opener may split openers",
            "if <you|the opener> <break|breaks|split|splits|break up|breaks up> <your|the|his|their> openers [on the draw] , <<you|he|they> must say so|<set|put|keep|lay> the discard aside> [so [that] <you|he|they> can <show|prove> it [later]]",
            "<you|the opener> <may|can> <split|break up|break> <your|the|his|their> openers",
        ],
        Remark(SPLITS_OPENERS),
    )
    add(
        "Standing",
        [
            "anyone may open",
            "<you|players> do not need <jacks|anything|anything special|openers|a pair> [or anything else] to open",
            "no [particular] hand is needed to open",
            "<anyone|anybody|any hand> <can|may> open [with anything]",
            "you do not have to open just because you can",
        ],
        Remark("anyone may open"),
    )
