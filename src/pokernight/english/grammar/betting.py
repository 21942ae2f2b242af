"""Betting rounds: that there is one, who opens it, and who has to bet."""

from pokernight.english.construction import Grammar
from pokernight.english.grammar.marks import AfterEach, BringsIn, EachDraw, OpensAfter, OpensRound
from pokernight.english.template import With, v
from pokernight.meaning.rules import Bets, Opener, Remark, Since, Stage


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
_LATER = "<that follows|from <then|there> on|after that|to come>"
ONE_OF_THEM = (
    "[of them|of these|of those|one of them|flip|turn|time|street|pass|roll|<trip|turn|time> around [the table]|"
    f"<round|round of cards> [of dealing]|[new|additional|extra|single|middle|common|community|center] <card|one> [{_LATER}|"
    "<is|gets|comes|has been|that is|that gets> [dealt|turned|flipped|rolled|exposed|revealed|shown] [up|over|out|down|face up]]]"
)
"""What betting can come after each of, whatever the line before deals or turns up."""
UP_CARD = "<up card|upcard|card face up|face-up card|up-card>"

BETTORS = (
    "[we|we all|everyone|everybody|folks|players|you|you all|all|all players|each player|everyone left|everyone still in|"
    "those still in|the players|whoever is left]"
)
AGAIN = (
    "[around] [the table|in turn|it up] "
    "[on <<what|whatever> <you|they|we> <have|hold|see>|<your|their|our> <hand|hands|cards|{n:Number} cards>|those|these|that|them|it>] "
    "[again|once|once around|now|a second time|a third time|once more|one <more|last|final> time|for the last time|"
    "it one more time|the same way|first|here|at this point]"
)

IT = "[it|things|<the|that> <betting|bet|bets|round|action|betting round>]"
FIRST = (
    f"<opens {IT}|bets|bets first|bets or checks first|checks or bets first|acts first|goes first|speaks first|starts {IT} [off]|starts off {IT}|begins {IT}|"
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

_SO_CALLED = "[[,] called <the|a> bring in] [to <start|get> <things|it|the betting> [off|going|started]]"
_FORCED = "[the|a] [small|forced] bring in [bet]|a [small] forced bet|a small bet|the small bet"
BRING_IN = f"<{_FORCED}|the minimum bet|the minimum|a minimum bet> {_SO_CALLED}"
BRINGS_IN = (
    f"<bet|bet first|<start|begin|lead> {IT} [off]|open {IT}|bring it in|<make|post> {BRING_IN}|<pay|put in|put up> <{_FORCED}> {_SO_CALLED}|make the first bet> "
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
            "<betting|the betting|some betting|more betting|another bet>",
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
            "<there is|there will be|we have|you have|then comes|then there is|have|play|do|hold|next comes|now comes|comes|take|[it is] time for> {bet:Bet} [here|now|at this point]",
            f"{{bet:Bet}} {come}",
            "<that|this|it|these|those|which> <is|are> [then|immediately] followed by {bet:Bet}",
            "<it is time|time> to <bet|bet again|bet {again:Once}>",
        ],
        build=lambda bet=BETS, again=None: bet,
        apart=lambda bets: {"bet": bets} if isinstance(bets, Bets) else None,
    )
    add("Once", "<once|once more|again|one more time|one last time|one final time>", True, read_only=True)
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
            f"{BETTORS} bet [again] <after|on> <each|every> {ONE_OF_THEM}",
            f"{{bet:Bet}} <follows|comes after> <each|every> {ONE_OF_THEM}",
            f"<each|every> {ONE_OF_THEM} is [then|immediately] followed by {{bet:Bet}}",
            f"after <each|every> {ONE_OF_THEM} [,] [there is|comes|we have|you have|have] {{bet:Bet}}",
            f"after <each|every> {ONE_OF_THEM} [,] {{bet:Betting}}",
        ],
        build=lambda bet=BETS: AfterEach(bet),
        apart=None,
    )
    since = "after {since:Card} and [then|again] [after] <each|every> <card|one> [that follows|from <then|there> on|after that]"
    add("Card", "the {nth:Ordinal} card", Since(Stage.STREET, v.nth), read_only=True)
    add("Card", "the first {nth:Number} cards", Since(Stage.STREET, v.nth), read_only=True)
    add("Card", f"the first {UP_CARD}", Since(Stage.UP_CARD, 1), read_only=True)
    add(
        "More",
        [f"[there is] {{bet:Bet}} {since}", f"{BETTORS} <bet|bets> {since}"],
        build=lambda since, bet=BETS: AfterEach(bet, since=since),
        read_only=True,
    )
    add(
        "More",
        [
            f"[there is] {{bet:Bet}} after <each|every> {UP_CARD}",
            f"{BETTORS} bet [again] after <each|every> {UP_CARD}",
            f"{{bet:Bet}} <follows|comes after> <each|every> {UP_CARD}",
            f"<each|every> {UP_CARD} is [then|immediately] followed by {{bet:Bet}}",
            f"after <each|every> {UP_CARD} [,] [there is|comes|we have|have] {{bet:Bet}}",
            f"after <each|every> {UP_CARD} [,] {{bet:Betting}}",
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
            f"<{no}|no> [regular|ordinary|normal] <betting|betting rounds|rounds of betting|bets> [in this game|at all]",
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
        ["there is no other betting", f"<{no}|no> <other|further|more> betting [after that]"],
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
            "[the] <betting|action|round|bidding> is <opened|started|begun|led> by {opener:Opener}",
            "it is up to {opener:Opener} to <open|start|bet first|start the betting>",
            "[the] first <to act|to bet|bettor> is {opener:Opener}",
            "<start|begin|open> the betting {opener:Start} [again]",
            "{opener:Opener} has [the] first action",
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
            f"{{opener:Opener}} <brings it in|<posts|makes|pays|puts in|puts up> {BRING_IN}> [<with|for> {BRING_IN}]",
            f"{{opener:Opener}} <starts {IT} [off]|begins {IT}|opens {IT}|leads {IT}> with {BRING_IN}",
            "[the] bring in is <made|posted|paid> by {opener:Opener}",
            "[the] bring in <comes from|belongs to|is> {opener:Opener}",
            f"{{opener:Opener}} {must} be the bring in",
            "{opener:Opener} is the bring in",
        ],
        Bets(v.opener, forced=True),
        read_only=True,
    )
    add(
        "Step",
        [
            f"{{opener:Opener}} {must} <bet|open {IT} with a bet of|start {IT} [off] with a bet of> {{price:Amount}}",
            f"{{opener:Opener}} {must} <open {IT} <with|for> {{price:Amount}}|start {IT} [off] with {{price:Amount}}|bring it in <for|with> {{price:Amount}}>",
            "{opener:Opener} <brings it in for|brings it in with|opens for|opens with|opens with a bet of> {price:Amount}",
        ],
        Bets(v.opener, forced=True, bring_in=v.price),
        read_only=True,
    )


def _nth_round(grammar: Grammar) -> None:
    """Who begins a certain round."""
    add = grammar.add
    round_ = "<round|betting round|round of betting>"
    add(
        "Nth",
        [f"<in|on|for|during> the {{nth:Ordinal}} <{round_}|bet|one>", f"[the] {{nth:Ordinal}} {round_} <,|:>"],
        v.nth,
        read_only=True,
    )
    add("Nth", "on {nth:Ordinal} street", build=lambda nth: nth - 2 if nth > 2 else None, read_only=True)
    add("Leads", f"{{opener:Opener}} {FIRST}", Bets(v.opener), read_only=True)
    add("Leads", "[the] <betting|action> <starts|begins> {opener:Start}", Bets(v.opener), read_only=True)
    add(
        "Leads",
        [
            f"{{opener:Opener}} <must|has to|have to|is forced to> {BRINGS_IN}",
            f"{{opener:Opener}} brings it in [<with|for> {BRING_IN}]",
        ],
        Bets(v.opener, forced=True),
        read_only=True,
    )
    add(
        "Standing",
        [
            "{bets:Leads} [,] {nth:Nth}",
            "{nth:Nth} [,] {bets:Leads}",
        ],
        OpensRound(v.bets, v.nth),
        read_only=True,
    )
    add("Standing", "in the {nth:Ordinal} round , {opener:Opener} opens", OpensRound(Bets(v.opener), v.nth))
    add(
        "Standing",
        "in the {nth:Ordinal} round , {opener:Opener} must bet",
        OpensRound(Bets(v.opener, forced=True), v.nth),
    )
    add(
        "Standing",
        f"{{opener:Opener}} <starts|opens|begins|leads> the {{nth:Ordinal}} {round_}",
        OpensRound(Bets(v.opener), v.nth),
        read_only=True,
    )
    others = (
        "<<on|in|for> <all [of]|every one of> the <others|other <rounds|ones>|rest>|<on|in> <each|every> other <round|street|one>|"
        "<from then|from there> on|after that|<on|in> <all|the> later rounds|the rest of the way|every round after that>"
    )
    add(
        "Rules",
        [
            f"{{bets:Leads}} {{nth:Nth}} [,] [and|but|then] {{other:Opener}} [{FIRST}] {others}",
            f"{{nth:Nth}} [,] {{bets:Leads}} [,] [and|but] [then] {{other:Opener}} [{FIRST}] {others}",
            f"{{nth:Nth}} [,] {{bets:Leads}} [,] [and|but] [then] {others} [,] {{other:Opener}} {FIRST}",
        ],
        (OpensRound(v.bets, v.nth), Opener(v.other, later=True)),
        read_only=True,
    )
    add(
        "Standing",
        ["the bring-in is {price:Amount}", "[the|a] bring in [bet] is [always] {price:Amount}"],
        BringsIn(v.price),
    )


def _every_round(grammar: Grammar) -> None:
    """Who begins every round from here on."""
    add = grammar.add
    later = "<, now and for the rest of the hand|now and for the rest of the hand|, and it does so on all later rounds|, on this round and on every later round|now and on every later round>"
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
    _nth_round(grammar)
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
