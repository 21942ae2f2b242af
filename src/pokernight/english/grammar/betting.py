"""Betting rounds: who opens, limits, openers and blinds."""

from dataclasses import replace
from fractions import Fraction

from pokernight.english.construction import Grammar
from pokernight.english.grammar.marks import AfterEach
from pokernight.english.template import With, v
from pokernight.meaning.numbers import Amount, Unit, chips
from pokernight.meaning.rules import (
    Ante,
    Bets,
    Betting,
    Blinds,
    Limits,
    Opener,
    Openers,
    Remark,
)


def add_to(grammar: Grammar) -> None:
    """Add what this file is about."""
    _betting(grammar)


BETS = Bets()


NTH = "[next|normal|regular|usual|additional|final|last|first|second|third|fourth|fifth|single|more|quick]"


ONE_OF_THEM = "[one|card|of them|of these|draw|up card|one of them|round|round of cards|flip|turn|time]"


def _betting(grammar: Grammar) -> None:
    add = grammar.add
    add(
        "Bet",
        [
            "betting round",
            f"[<a|an|another|the|one|one more|one last>] {NTH} <betting round|round of betting|round of bets|bet>",
            "betting",
        ],
        Bets(),
    )
    add(
        "Bet",
        [
            "{bet:Bet} , opened by {opener:Opener}",
            "{bet:Bet} [,] <opened|started|begun|led> by {opener:Opener}",
            "{bet:Bet} [,] <starting|beginning> {opener:Start}",
            "{bet:Bet} , [with] {opener:Opener} <opening|opens|starting|starts|first|betting first|bets first|acts first|to act first|leading|going first|goes first>",
            "{bet:Bet} <that starts|that begins|starts|begins|follows , starting|follows , beginning> {opener:Start}",
        ],
        With(v.bet, opener=v.opener),
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
        "Step",
        [
            "{bet:Bet}",
            "<there is|we have|then comes|then there is|have> {bet:Bet}",
            "{bet:Bet} <follows|comes next|is next|takes place|occurs|happens|is played>",
        ],
        v.bet,
    )
    who = "[we|everyone|everybody|players|you|all|all players|everyone left]"
    again = "[around] [the table] [again|once|once around|now|a second time|a third time|on what you have|once more|one more time|one last time|for the last time|it one more time]"
    add("Step", [f"{who} <bet|bets> {again}", "bet {again}".replace("{again}", again)], Bets(), read_only=True)
    add(
        "Step",
        [
            f"{who} <bet|bets> {again} [,] <starting|beginning> {{opener:Start}}",
            f"<starting|beginning> {{opener:Start}} , {who} <bet|bets>",
            f"{who} <bet|bets> {again} , this time <starting|beginning> {{opener:Start}}",
        ],
        Bets(v.opener),
        read_only=True,
    )
    first = "<opens|bets|bets first|acts first|goes first|starts|starts the betting|starts the bet|opens the betting|begins the betting|starts the second betting round|is first to act|is first to bet|leads off|has the first bet>"
    add(
        "Step",
        [
            f"{{opener:Opener}} {first}",
            "[the] betting <starts|begins> {opener:Start}",
            "the first bet is <made by|up to> {opener:Opener}",
        ],
        Bets(v.opener),
        read_only=True,
    )
    add(
        "Step",
        [
            "{opener:Opener} <must|has to> <bet|bet first|start the betting|open|open the betting|start the bet|bring it in|make the bring in [bet]|post the bring in> [with the bring in [bet]|with a small bet]",
            "{opener:Opener} brings it in",
            "{opener:Opener} <posts|makes> the bring in [bet]",
        ],
        Bets(v.opener, forced=True),
        read_only=True,
    )
    always = "<each round|every round|in each round|in every round|each time|every time|from now on|from then on|after that|throughout|on every round|on these rounds|on all later rounds|on every later round|from here on>"
    add(
        "Step",
        ["<starting|beginning> {opener:Start} , [there is|play|have] {bet:Bet}"],
        With(v.bet, opener=v.opener),
        read_only=True,
    )
    add(
        "Step",
        ["<play|have|do> {bet:Bet}", "{bet:Bet} follows , <opened by|started by> {opener:Opener}"],
        build=lambda bet, opener=None: replace(bet, opener=bet.opener or opener),
        read_only=True,
    )
    later = (
        "<, and it does so on all later rounds|, on this round and on every later round|now and on every later round>"
    )
    add(
        "Rules",
        f"{{opener:Opener}} {first} {later}",
        (Bets(v.opener), Opener(v.opener)),
        read_only=True,
    )
    add(
        "Standing",
        [
            "{opener:Opener} opens each round",
            f"{{opener:Opener}} {first} {always}",
            f"<from now on|from then on|after that|in later rounds|from there|on later rounds|from here on|on every round after the first> [,] {{opener:Opener}} {first}",
            f"{{opener:Opener}} always {first}",
            f"[the] betting [always] <starts|begins> {{opener:Start}} {always}",
        ],
        Opener(v.opener),
    )
    add(
        "More",
        [
            "bet after each card",
            "{bet:Bet} every time",
            f"[there is] {{bet:Bet}} after <each|every> {ONE_OF_THEM}",
            f"{who} bet [again] after <each|every> {ONE_OF_THEM}",
        ],
        build=lambda bet=BETS: AfterEach(bet),
        apart=None,
    )
    for limit, names in (
        (Betting.NO, "no limit"),
        (Betting.POT, "pot limit"),
        (Betting.FIXED, "<fixed limit|limit>"),
    ):
        add(
            "Standing",
            [
                f"the betting is {names}",
                f"[it is] [played] {names}",
                f"betting is {names}",
                f"play [it] {names}",
                f"{names} betting",
                f"[we] play [it] {names}",
                f"the game is [usually] played {names} [, so no bet or raise may be larger than the pot]",
            ],
            Limits(limit),
        )
    add(
        "Standing",
        [
            "the betting is no limit",
            "<you|players|everyone|anyone> <may|can> bet as much as <you|they> <like|want>",
            "there is no limit [on bets]",
        ],
        Limits(Betting.NO),
        read_only=True,
    )
    add("Standing", ["nobody antes", "<there is no ante|no ante>"], Ante(None))
    add(
        "Standing",
        ["the ante is {price:Amount}"],
        Ante(v.price),
    )
    add("Standing", ["the blinds are {first:Amount} and {second:Amount}"], Blinds((v.first, v.second)))
    add(
        "Standing",
        [
            "you need {made:Made} to open",
            "[you|to open ,] [you] <need|must have> {made:Made} [to open [the betting]]",
            "you can [only] open [the betting] only <if you have|with> {made:Made}",
            "it takes {made:Made} to open",
            "[nobody|no one] <can|may> open without {made:Made}",
        ],
        Openers(v.made),
    )
    add(
        "Standing",
        [
            "at most {raises:Number} raises a round",
            "<at most|no more than|a maximum of> {raises:Number} raises <per|a|each> <round|betting round>",
            "there is a limit of {raises:Number} raises [<per|a> round]",
        ],
        Limits(None, v.raises),
    )
    _blinds(grammar)


def _blinds(grammar: Grammar) -> None:
    """Blinds as they are usually posted, or at a price."""
    add = grammar.add
    usual = Blinds((Amount(Unit.MINIMUM), Amount(Unit.MINIMUM, Fraction(2))))
    post = "<posts|post|put up|put in|puts in>"
    add(
        "Standing",
        [
            "the two players to the left of the dealer post blinds",
            f"the two players [to the] left of <the dealer|the button> {post} [the] blinds",
            f"[everyone|players] {post} [the|two] blinds",
            "[there are] two blinds",
            "two blinds are posted",
            "two blinds , [the] same as in hold'em",
            f"{post} the small and [the] big blinds",
            f"the two players to the dealer 's left {post} a small blind and a big blind",
            "there is a small blind and a big blind to the left of the dealer",
            "the player [to the] left of <the dealer|the [dealer] button> posts a small blind , and the <player after him|next player> posts a big blind",
            "the player [to the] left of <the dealer|the [dealer] button> posts the small blind , and the next player posts the big blind [, which is twice as much]",
            f"two players [to the] left of <the dealer|the button> {post} a small blind and a big blind",
            f"the two players [to the] left of <the dealer|the button> {post} the small and big blinds",
            f"the two players to the dealer 's left {post} [the] blinds",
            f"{post} a small blind and a big blind to the left of the button",
            "blinds [first|go in]",
            "{post} a small blind and a big blind".replace("{post}", post),
            "[the] small blind and [the] big blind <go in|are posted>",
            "<play|we play> with blinds",
            "post blinds",
        ],
        usual,
    )
    add("Standing", "the small blind is {small:Amount} and the big blind is {big:Amount}", Blinds((v.small, v.big)))
    add(
        "Standing",
        ["the small blind is half [of] the big blind", "the big blind is twice the small blind"],
        Remark("the small blind is half the big blind"),
    )
    add(
        "Standing",
        ["the blinds are {small:Number} and {big:Number}", "blinds of {small:Number} and {big:Number}"],
        build=lambda small, big: Blinds((chips(small), chips(big))),
        read_only=True,
    )
