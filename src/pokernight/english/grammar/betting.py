"""Betting rounds: that there is one, who opens it, and who has to bet."""

from pokernight.english.construction import Grammar
from pokernight.english.grammar.marks import AfterEach, EachDraw, OpensAfter
from pokernight.english.template import With, v
from pokernight.meaning.rules import Bets, Opener, Remark


def add_to(grammar: Grammar) -> None:
    """Add what this file is about."""
    _rounds(grammar)
    _openers(grammar)
    _every_round(grammar)


BETS = Bets()


NTH = "[next|normal|regular|usual|additional|final|last|first|second|third|fourth|fifth|single|more|quick]"
AND_LAST = f"{NTH} [<and|,> <last|final>]"
ROUND = "<betting round|round of betting|round of bets|bet>"
"""What a round is called."""

A_ROUND = "<round [of betting|of bets]|betting round|bet|betting>"
ONE_OF_THEM = (
    "[one|card|of them|of these|one of them|round|round of cards|flip|turn|time|card that follows|"
    "<trip|turn|time> around [the table]]"
)
UP_CARD = "<up card|upcard|card face up|face-up card|up-card>"

BETTORS = "[we|everyone|everybody|players|you|all|all players|everyone left|everyone still in|those still in]"
AGAIN = (
    "[around] [the table] [on <what you have|your hand|your cards|your {n:Number} cards|those|these|that>] "
    "[again|once|once around|now|a second time|a third time|once more|one more time|one last time|for the last time|"
    "it one more time|the same way|first]"
)

IT = "[it|things|<the|that> <betting|bet|bets|round|action|betting round|second betting round>]"
FIRST = (
    f"<opens {IT}|bets|bets first|acts first|goes first|speaks first|starts {IT} [off]|starts off {IT}|begins {IT}|"
    f"leads {IT}|leads off {IT}|is first [to act|to bet|to speak]|<has|makes|gets> the first bet|is up first>"
)
"""What whoever opens does."""
GOING_FIRST = (
    f"<opening {IT}|starting {IT} [off]|leading {IT} [off]|beginning {IT}|first|first to act|to act first|to start|"
    "betting first|acting first|going first|speaking first|in the lead|bets first|acts first|goes first|opens|starts>"
)
"""The same of somebody who is named after the round."""

EVERY_ROUND = (
    "<each round|every round|<in|on> <each|every> [betting] round [of betting]|each time|every time|throughout|"
    "<in|on> <these|those> rounds|from <now|here> on|the whole way|from <third|fourth|fifth> street on>"
)
LATER_ROUNDS = (
    "<from then on|after that|from there [on]|the rest of the way|<in|on> later rounds|"
    "<in|on> <all|the> <later|other|following> rounds|<in|on> <each|every> later round|"
    "<in|on> <each|every> [betting] round [of betting] <after <that|the first>|from then on>>"
)

BRING_IN = (
    "<the bring in|a bring in|the bring in bet|a bring in bet|a [small] forced bet|a small bet|the small bet|"
    "the minimum bet|the minimum|a minimum bet> [[,] called <the|a> bring in]"
)
BRINGS_IN = (
    f"<bet|bet first|<start|begin|lead> {IT} [off]|open {IT}|bring it in|make {BRING_IN}|post {BRING_IN}|pay {BRING_IN}|make the first bet> "
    f"[<with|for> {BRING_IN}]"
)


NO_BETTING = Remark("there is no betting")


def _rounds(grammar: Grammar) -> None:
    """A betting round, as a noun and as a clause."""
    add = grammar.add
    add(
        "Bet",
        [
            "betting round",
            f"[<a|an|another|the|one|one more|one last|just one|only one>] {AND_LAST} {ROUND}",
            "betting",
        ],
        Bets(),
    )
    add(
        "Betting",
        [f"{BETTORS} <bet|bets> {AGAIN}", f"{BETTORS} <bet|bets> <a|one|another|one more> [last|final] round"],
        build=lambda n=0: Bets(),
        read_only=True,
    )
    add("Step", "{bet:Betting}", v.bet, read_only=True)
    for round_ in ("Bet", "Betting"):
        bet = f"{{bet:{round_}}}"
        add(
            round_,
            [
                f"{bet} , opened by {{opener:Opener}}",
                f"{bet} [,] <opened|started|begun|led> [off] by {{opener:Opener}}",
                f"{bet} [,] [this time] <starting|beginning|opening> {{opener:Start}}",
                f"{bet} [,] [with] {{opener:Opener}} {GOING_FIRST}",
                f"{bet} <that|which> {{opener:Opener}} <starts|opens|begins|leads>",
                f"{bet} <that starts|that begins|starts|begins|opens|follows , starting|follows , beginning> {{opener:Start}}",
            ],
            With(v.bet, opener=v.opener),
            read_only=round_ == "Betting",
        )
    add(
        "Bet",
        [
            "betting round , opened by the player to the left of the dealer the first time , and the next seat each time after",
            "{_:Bet} , first round starts to the left of the dealer , subsequent rounds [start] rotate around the table",
        ],
        build=lambda _=BETS: Bets(rotates=True) if _ == BETS else None,
        apart=lambda bets: {} if bets == Bets(rotates=True) else None,
    )
    add("Bet", "betting round , in which {opener:Opener} must bet", Bets(v.opener, forced=True))
    add(
        "Bet",
        "betting round , in which {opener:Opener} must bet {price:Amount}",
        Bets(v.opener, forced=True, bring_in=v.price),
    )
    come = "<follows|comes next|is next|takes place|occurs|happens|is played|comes>"
    add(
        "Step",
        [
            "{bet:Bet}",
            "<there is|we have|then comes|then there is|have|play|do|hold|next comes|comes|take> {bet:Bet}",
            f"{{bet:Bet}} {come}",
        ],
        v.bet,
    )
    add(
        "Step",
        [f"{{bet:Bet}} {come} [,] <opened|started|begun|led> [off] by {{opener:Opener}}"],
        With(v.bet, opener=v.opener),
        read_only=True,
    )
    add(
        "Step",
        [
            "<starting|beginning> {opener:Start} [,] [there is|play|have] {bet:Bet}",
            "<starting|beginning> {opener:Start} , {bet:Betting}",
        ],
        With(v.bet, opener=v.opener),
        read_only=True,
    )
    add(
        "More",
        [
            "bet after each card",
            "{bet:Bet} every time",
            f"[there is] {{bet:Bet}} after <each|every> {ONE_OF_THEM}",
            f"{BETTORS} bet [again] after <each|every> {ONE_OF_THEM}",
        ],
        build=lambda bet=BETS: AfterEach(bet),
        apart=None,
    )
    add(
        "More",
        [
            f"[there is] {{bet:Bet}} after <each|every> {UP_CARD}",
            f"{BETTORS} bet [again] after <each|every> {UP_CARD}",
        ],
        build=lambda bet=BETS: AfterEach(bet, up=True),
        apart=None,
    )
    draw = "<each|every> [of the] <draw|draws|exchange|exchanges> [of cards]"
    add(
        "Standing",
        [
            f"{draw} is [immediately] followed by {{bet:Bet}}",
            f"{{bet:Bet}} <follows|comes after> {draw}",
            f"<after|following> {draw} [,] <there is|comes|we have|have|you have|play> {{bet:Bet}}",
            f"<after|following> {draw} [,] {{bet:Betting}}",
            f"[there is] {{bet:Bet}} <after|following> {draw}",
            f"{{bet:Betting}} <after|following> {draw}",
            f"with {{bet:Bet}} after {draw}",
        ],
        EachDraw(v.bet),
        read_only=True,
    )
    no = "<<there is|there are|we have|have> no|there <is|are> not any>"
    add(
        "Standing",
        [
            "there is no betting",
            f"[{no}|no] [regular|ordinary|normal] <betting|betting rounds|rounds of betting|bets> [in this game|at all]",
            "<nobody|no one> bets",
        ],
        NO_BETTING,
    )
    add(
        "Standing",
        [
            "there is no betting yet",
            f"{no} <betting|bet> <yet|this time|on this one|here|in this round|after this [one]|in between> [after this [one]]",
        ],
        Remark("there is no betting yet"),
    )
    add(
        "Standing",
        ["there is no other betting", f"[{no}|no] <other|further|more> betting [after that]"],
        Remark("there is no other betting"),
    )


def _openers(grammar: Grammar) -> None:
    """Who begins the round at hand."""
    add = grammar.add
    add(
        "Step",
        [
            f"{{opener:Opener}} {FIRST} [now|this time|again]",
            "[the|this] [first|second|third|last|next] <betting|bet|betting round|round of betting|action> <starts|begins|opens> [off] [this time] {opener:Start}",
            "the first bet is <made by|up to> {opener:Opener}",
            "{opener:Opener} opens [with] a bet",
        ],
        Bets(v.opener),
        read_only=True,
    )
    must = "<must|has to|have to|needs to|is forced to>"
    add(
        "Step",
        [
            f"{{opener:Opener}} {must} {BRINGS_IN}",
            f"{{opener:Opener}} <brings it in|<posts|makes|pays> {BRING_IN}> [<with|for> {BRING_IN}]",
            f"{{opener:Opener}} {must} be the bring in",
            "{opener:Opener} is the bring in",
        ],
        Bets(v.opener, forced=True),
        read_only=True,
    )
    add(
        "Step",
        [
            f"{{opener:Opener}} {must} <bet {{price:Amount}}|open {IT} <with|for> {{price:Amount}}|start {IT} [off] with {{price:Amount}}|bring it in <for|with> {{price:Amount}}>",
            "{opener:Opener} <brings it in for|brings it in with|opens for|opens with> {price:Amount}",
        ],
        Bets(v.opener, forced=True, bring_in=v.price),
        read_only=True,
    )


def _every_round(grammar: Grammar) -> None:
    """Who begins every round from here on."""
    add = grammar.add
    later = (
        "<, and it does so on all later rounds|, on this round and on every later round|now and on every later round>"
    )
    add("Rules", f"{{opener:Opener}} {FIRST} {later}", (Bets(v.opener), Opener(v.opener)), read_only=True)
    add(
        "Standing",
        [
            "{opener:Opener} opens each round",
            f"{{opener:Opener}} {FIRST} {EVERY_ROUND}",
            f"{EVERY_ROUND} [,] {{opener:Opener}} [always] {FIRST}",
            f"{{opener:Opener}} always {FIRST}",
            f"[the] <betting|action> [always] <starts|begins> {{opener:Start}} {EVERY_ROUND}",
            "[the] <betting|action> always <starts|begins> {opener:Start}",
            "<each|every> <round|betting round|round of betting> [always] <starts|begins> {opener:Start}",
        ],
        Opener(v.opener),
    )
    add(
        "Standing",
        [
            "{opener:Opener} opens each later round",
            f"{{opener:Opener}} {FIRST} {LATER_ROUNDS}",
            f"{LATER_ROUNDS} [,] {{opener:Opener}} [always] {FIRST} [{EVERY_ROUND}]",
            f"[the] <betting|action> [always] <starts|begins> {{opener:Start}} {LATER_ROUNDS}",
        ],
        Opener(v.opener, later=True),
    )
    over = "<is|has been> <over|done|finished|complete|completed|through>"
    after = (
        f"<after|following> the {{nth:Ordinal}} {A_ROUND}|<once|when|after> the {{nth:Ordinal}} {A_ROUND} {over}",
        f"<after|following> the <opening|initial> {A_ROUND}|<once|when|after> the <opening|initial> {A_ROUND} {over}",
    )
    for when in after:
        add(
            "Standing",
            [
                *(["after the {nth:Ordinal} round , {opener:Opener} opens each round"] if when == after[0] else ()),
                f"<{when}> [,] {{opener:Opener}} [always] {FIRST} [{EVERY_ROUND}]",
                f"{{opener:Opener}} [always] {FIRST} <{when}>",
                f"<{when}> [,] [the] <betting|action> [always] <starts|begins> {{opener:Start}}",
            ],
            build=lambda opener, nth=1: OpensAfter(opener, nth),
            apart=lambda rule: {"opener": rule.who, "nth": rule.nth} if isinstance(rule, OpensAfter) else None,
            read_only=when == after[1],
        )
