"""Betting rounds: that there is one, who opens it, and who has to bet."""

from dataclasses import replace
from fractions import Fraction
from typing import Any

from pokernight.english.construction import Grammar
from pokernight.english.grammar.marks import (
    AfterEach,
    BringsIn,
    Counted,
    Counting,
    OpensFrom,
    OpensRound,
    StaysSo,
)
from pokernight.english.template import With, v
from pokernight.meaning.deeds import Deed, Mood, Verb
from pokernight.meaning.numbers import Amount, Unit
from pokernight.meaning.players import Everyone, Players, Quantifier, Such
from pokernight.meaning.rules import Bets, Do, Happens, Not, Opener, Openers, Remark, Since, Stage
from pokernight.meaning.sorts import Who


def add_to(grammar: Grammar) -> None:
    """Add what this file is about."""
    _rounds(grammar)
    _bring_in(grammar)
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
    f"stage|<round|round of cards> [of dealing]|[new|additional|extra|single|middle|common|community|center] <card|one> [{_LATER}|"
    "<is|gets|comes|has been|that is|that gets> [dealt|turned|flipped|rolled|exposed|revealed|shown] [up|over|out|down|face up]]]"
)
"""What betting can come after each of, whatever the line before deals or turns up."""
UP_CARD = "<up card|upcard|card face up|face-up card|up-card>"

BETTORS = (
    "<we|we all|everyone|everybody|folks|players|you|you all|all|all players|each player|everyone left|everyone still in|"
    "those still in|the players|whoever is left>"
)
AGAIN = (
    "[around] [the table|in turn|it up] "
    "[once] [on <<what|whatever> <you|they|we> <have|hold|see> [in <your|their|our> hand]|<your|their|our> <hand|hands|cards|{n:Number} cards>|those|these|that|them|it>] "
    "[again|once|once around|now|a second time|a third time|once more|one <more|last|final> time|for the <last|final> time|"
    "it one more time|the same way|first|here|at this point]"
)

IT = "[it|things|<the|that> <betting|bet|bets|round|action|betting round>]"
FIRST = (
    f"<opens {IT}|bets|bets first|bets or checks first|checks or bets first|bets first or checks|acts first|goes first|speaks first|starts {IT} [off]|starts off {IT}|begins {IT}|"
    f"leads {IT}|leads off {IT}|is first [to act|to bet|to speak]|<has|makes|gets> the first bet|is up first>"
)
"""What whoever opens does."""
GOING_FIRST = (
    f"<opening {IT}|starting {IT} [off]|leading {IT} [off]|beginning {IT}|first|first to act|to act first|to start|"
    "betting first|acting first|going first|speaking first|in the lead|bets first|acts first|goes first|opens|starts>"
)
"""The same of somebody who is named after the round."""

_ROUNDS = "<[betting] rounds [of betting]|streets>"
EVERY_ROUND = (
    "<[on|in|for] <each|every> <[betting] round [of betting]|street|deal|time>|<each|every> time [around]|throughout [the hand]|"
    f"[<in|on|for>] <each of|all of|all|> <these|those> {_ROUNDS}|[<in|on|for>] each of <them|the {_ROUNDS}>|[<in|on|for>] both {_ROUNDS}|<in|on|for> all [the] {_ROUNDS}|<the whole|all the> way [through]>"
)
"""Of the rounds before as well, where nobody else was named for them."""
THE_BETTING = "<[the] <betting|action|bet|bets>|it>"
FROM_HERE = "from <now|here|this point> on"
LATER_ROUNDS = (
    "<from then on|after that|afterward|afterwards|thereafter|from there [on]|[for] the rest of the <way|hand|game>|<in|on> later <rounds|streets>|"
    "<in|on|for> <<all|the|all the> <later|other|following|subsequent|succeeding|remaining> <rounds|streets|betting rounds|rounds of betting>|"
    "<each|every> <later|following|subsequent|succeeding> <round|street|betting round|round of betting>>|"
    "<in|on> <each|every> <[betting] round [of betting]|street> <after that|from then on>|all the rounds after that>"
)

_SO_CALLED = "[[,] [which is] <a|the> [small] [forced] bet [that is] <smaller|lower|less> than <a|the> <normal|regular|full|usual|small> <bet|limit|one>] [[,] called <the|a> bring in] [to <start|get> <things|it|the betting> [off|going|started]]"
_FORCED = "[the|a] [small|forced] bring in [bet]|<a|the> [small|first|opening] forced [opening|first] bet|a small bet|the small bet|<a|the> [small] <opening|first> bet"
BRING_IN = f"<{_FORCED}|the minimum bet|the minimum|a minimum bet> {_SO_CALLED}"
BRINGS_IN = (
    f"<bet|bet first|<start|begin|lead> {IT} [off]|open {IT}|bring it in|bring in the <betting|bet>|bring the <betting|bet> in|<make|post> {BRING_IN}|<pay|put in|put up> <{_FORCED}> {_SO_CALLED}|make the first bet> "
    f"[<with|for> {BRING_IN}]"
)


_BETS_MADE = (
    f"<<the|your|their|our> {NTH} bets|<the|a|one|your|their|our> <<final|last> [round of] <bet|bets>|more bet>>"
)
"""Bets that everybody makes in turn: not a single one that somebody has to make."""
NO_BETTING = Remark("there is no betting")
NO_MORE_BETTING = Remark("there is no other betting")
CALLS_LATER = Remark("who checks may call or raise later")


COMPLETE = "<complete [<it|the bet>]|bet> [to] [<a|the> <full|small|full small> bet]"
"""What whoever brings it in may do at once."""


def _rounds(grammar: Grammar) -> None:
    """A betting round, as a noun and as a clause."""
    add = grammar.add
    add(
        "Bet",
        [
            "betting round",
            f"[<a|an|another|the|our|your|its own|their own|one|one more|one last|just one|only one>] {AND_LAST} {ROUND}",
            "<betting|the betting|some betting|more betting|another bet>",
        ],
        Bets(),
    )
    add(
        "Betting",
        [
            f"[{BETTORS}] bet {AGAIN}",
            f"{BETTORS} bets {AGAIN}",
            f"[{BETTORS}] <bet|bets> <a|one|another|one more|the|that> [first|second|third|next|last|final] round",
            f"[{BETTORS}] <go|goes> around [the table] <and|,> <bet|bets> {AGAIN}",
            f"[{BETTORS}] <make|makes|place|places> {_BETS_MADE}",
            f"[{BETTORS}] <finish|complete|play out> the [first|opening] <betting|betting round|round of betting> [,] [going <around|clockwise|to the left> [the table]]",
            f"<the|some|more|> {NTH} bets are [then] <made|placed>",
            f"{BETTORS} [may|can] <check|checks> or <bet|bets> [in turn] [until <someone|somebody|a player> <opens|bets|has opened|has bet>]",
            "<a|one|another|the> <final|last|second|third|more|> bet is [then] <made|placed>",
        ],
        build=lambda n=0: Bets(),
        read_only=True,
    )
    add("Step", "{bet:Betting}", v.bet, read_only=True)
    add(
        "Plain",
        f"[{BETTORS}] <bet|bets> [again] for <a|the> {{nth:Ordinal}} [and <last|final>] time",
        build=lambda nth: (Bets(), Counted(Counting.BETS, nth)),
        read_only=True,
    )
    for round_ in ("Bet", "Betting"):
        bet = f"{{bet:{round_}}}"
        add(
            round_,
            [
                f"{bet} , starting with {{opener:Opener}}",
                f"{bet} [,] <opened|started|begun|led> [off] by {{opener:Opener}}",
                f"{bet} [,] [this time] <starting|beginning|opening> {{opener:Start}}",
                f"{bet} [,] [with] {{opener:Opener}} {GOING_FIRST}",
                f"{bet} [,] [with] [the] first to <act|bet|go|speak> being {{opener:Opener}}",
                f"{bet} <that|which> {{opener:Opener}} <starts|opens|begins|leads>",
                f"{bet} <that starts|that begins|starts|begins|opens|follows , starting|follows , beginning> {{opener:Start}}",
            ],
            With(v.bet, opener=v.opener),
            read_only=round_ == "Betting",
        )
    add(
        "Bet",
        [
            "betting round , starting with the player to the left of the dealer the first time , and the next seat each time after",
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
    add(
        "Bet",
        "betting round , in which {opener:Opener} must bet {price:Amount} or complete the bet",
        Bets(v.opener, forced=True, bring_in=v.price, completes=True),
    )
    add(
        "Bet",
        "betting round , in which {opener:Opener} must bet or complete the bet",
        Bets(v.opener, forced=True, completes=True),
    )
    come = "<follows|comes next|is next|takes place|occurs|happens|is played|comes>"
    add(
        "Step",
        [
            "{bet:Bet}",
            "<there is|there will be|we have|you have|then comes|then there is|have|play|do|hold|next comes|now comes|comes|take|[it is] time for> {bet:Bet} [here|now|at this point]",
            f"{{bet:Bet}} {come}",
            "<that|this|it|these|those|which> <is|are> [then|immediately] followed by {bet:Bet}",
            "there is <another|one more|one last|a last|a final> round",
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
            "[there is] {bet:Bet} <every|each> time <i|we|you|the dealer> <flip|flips|turn|turns|deal|deals|roll> [over|up] <one|a card> [over|up]",
            f"{{step:Step}} after <each|every> {ONE_OF_THEM}",
            f"after <each|every> {ONE_OF_THEM} [,] {{step:Step}}",
            "[there is] {bet:Bet} on <each|every> <street|card>",
            f"[otherwise] [,] [{BETTORS}] bet [on] <each|every> street [as <usual|normal|always>]",
            f"[otherwise] [,] [{BETTORS}] bet [on] <each|every> street [as <usual|normal|always>] [,] [with] {{opener:Opener}} {GOING_FIRST}",
            f"[{BETTORS}] bet [again] on <each|every> {ONE_OF_THEM}",
            f"{{bet:Bet}} <follows|comes after> <each|every> {ONE_OF_THEM}",
            f"<each|every> {ONE_OF_THEM} [is|being] [then|immediately] followed by {{bet:Bet}}",
            "each [one] with {bet:Bet} [after it]",
            f"after <each|every> {ONE_OF_THEM} [,] {{bet:Betting}}",
        ],
        build=after_each,
    )
    add("Card", "the {nth:Ordinal} [card|one]", Since(Stage.STREET, v.nth), read_only=True)
    add("Card", "the first {nth:Number} cards", Since(Stage.STREET, v.nth), read_only=True)
    add("Card", f"the {{nth:Ordinal}} {UP_CARD}", Since(Stage.UP_CARD, v.nth), read_only=True)
    no = "<<there is|there are|we have|have> no|there <is|are> not any>"
    add(
        "Standing",
        [
            "there is no betting",
            f"<{no}|no> [regular|ordinary|normal] <betting|betting rounds|rounds of betting|bets> [<takes|take> place|<is|are> <made|held>] [in this game|at all]",
            "<<nobody|no one> bets|<you|we|players> do not bet> [in this game|at all]",
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
        NO_MORE_BETTING,
    )
    add(
        "Plain",
        "{first:Plain} [,] <without [any]|with no> <<other|further|more|additional> <betting|bets|bet>|betting|bet>",
        build=lambda first: (*first, NO_MORE_BETTING),
        read_only=True,
    )
    who = "<{who:Players}|<players|those|anyone|whoever> <who|that> <pass|passes|check|checks|passed|checked|did not open>|if you <pass|check> [at first] [,] you|passing players>"
    now = "<call|raise|see|call or raise|bet or raise|call , raise or fold|come in|stay in|call the bet|get back in>"
    opened = "<<someone|somebody|another player|anyone|one> [else] <opens|bets|has opened|has bet|does> [the pot]|<the pot|the betting|it> <is|has been> opened>"
    when = f"<later|later on|afterward|<once|after|when|if|as soon as> {opened}|when the <bet|betting|turn|action> comes [back] [around] to <you|them|him>>"
    later = f"<still {now} [{when}]|{now} {when}>"
    add(
        "Standing",
        ["who checks may call or raise later", f"{who} <may|can> {later}"],
        build=lambda who=None: CALLS_LATER if who is None or checks(who) else None,
        apart=lambda rule: {} if rule == CALLS_LATER else None,
    )
    add(
        "Plain",
        f"{{first:Plain}} [,] <and|but> [<they|he|you>] <may|can> {later}",
        build=lambda first: (
            (*(rule for rule in first if not _may_check(rule)), CALLS_LATER) if _opening(first[-1]) else None
        ),
        read_only=True,
    )


def checks(who: Players) -> bool:
    """Whether somebody is any player, or whoever has checked or did not open."""
    if who.quantifier is Quantifier.NO:
        return False
    match who.who:
        case Everyone():
            return True
        case Such(Everyone(), Happens(Deed(Verb.CHECK)) | Not(Happens(Deed(Verb.OPEN)))):
            return True
    return False


def _opening(rule: Any) -> bool:
    """Whether a rule says who may open, or pass."""
    return isinstance(rule, Openers | Remark) or (isinstance(rule, Do) and rule.deed.verb in (Verb.CHECK, Verb.OPEN))


def _may_check(rule: Any) -> bool:
    """Whether a rule lets somebody check, as everybody may."""
    return isinstance(rule, Do) and rule.deed.verb is Verb.CHECK and rule.deed.mood is Mood.MAY


def _openers(grammar: Grammar) -> None:
    """Who begins the round at hand."""
    add = grammar.add
    add(
        "Step",
        [
            f"{{opener:Opener}} [still|again] {FIRST} [now|this time|again|<in|on|for> <this|that> [betting] round [of betting]]",
            f"let {{opener:Opener}} <open {IT}|bet|bet first|act first|go first|start {IT} [off]|begin {IT}|lead {IT} [off]>",
            "[the|this] [first|second|third|last|final|opening|next|preflop|pre flop] <betting|bet|betting round|round of betting|action> <starts|begins|opens|goes around [the table] [,] <starting|beginning>> [off] [this time] {opener:Start}",
            "<it|that|this one> [now|always] <starts|begins> [off] [this time] {opener:Start}",
            "the first bet <is <made by|up to>|goes to|belongs to> {opener:Opener}",
            "[the|this] [last|final|next] <betting|action|round|bidding|betting round|round of betting> is <opened|started|begun|led> by {opener:Opener}",
            "{opener:Opener} <opens|starts|begins|leads> the <next|final|last> <round|betting round|round of betting>",
            "it is up to {opener:Opener} to <open|start|bet first|act first|start the betting>",
            "{opener:Opener} <must|has to|have to|gets to|needs to> <act|go|speak|talk> first",
            "[the] first [player|one|person] <to <act|bet|go|speak>|bettor> is {opener:Opener}",
            "<start|begin|open> the betting {opener:Start} [again]",
            "{opener:Opener} has [the] first action",
            "{opener:Opener} opens [with] a bet",
        ],
        Bets(v.opener),
        read_only=True,
    )
    must = "<must|has to|have to|needs to|is forced to>"
    add(
        "Plain",
        [
            f"{{first:Plain}} [,] and <it|he|she|they|that player> {must} [bet]",
            f"{{first:Plain}} [,] <and <it|he|she|they|that player>|who> {must} bet at least {{price:BringIn}}",
        ],
        build=has_to,
        read_only=True,
    )
    add(
        "Step",
        [
            f"{{opener:Opener}} {must} {BRINGS_IN} [<in|on|for> <this|that> [betting] round]",
            f"{{opener:Opener}} <brings it in|<posts|makes|pays|puts in|puts up> {BRING_IN}> [<with|for> {BRING_IN}]",
            f"{{opener:Opener}} <starts {IT} [off]|begins {IT}|opens {IT}|leads {IT}> with {BRING_IN}",
            "[the] bring in is <made|posted|paid> by {opener:Opener}",
            "[the] bring in <comes from|belongs to|is> {opener:Opener}",
            f"{{opener:Opener}} {must} be the bring in",
            "{opener:Opener} is <the bring in|stuck with <it|the bring in>>",
        ],
        Bets(v.opener, forced=True),
        read_only=True,
    )
    add(
        "Step",
        [
            f"{{opener:Opener}} {must} <bet [at least]|<open|start|begin> {IT} [off] with a [forced|small|first] bet of [at least]> {{price:BringIn}}",
            f"{{opener:Opener}} <opens|starts|begins> {IT} [off] with a [forced|small|first] bet of {{price:BringIn}}",
            f"{{opener:Opener}} {must} {BRINGS_IN} [,] which is {{price:BringIn}}",
            f"{{opener:Opener}} {must} <open {IT} <with|for> {{price:BringIn}}|start {IT} [off] with {{price:BringIn}}|<bring it in|bring in the <betting|bet>> <for|with> {{price:BringIn}}|<post|make|pay> <a|the> bring in of {{price:BringIn}}>",
            "{opener:Opener} <brings it in for|brings it in with|opens for|opens with|opens with a bet of> {price:BringIn}",
            "{opener:Opener} <posts|makes|pays> <a|the> bring in of {price:BringIn}",
        ],
        Bets(v.opener, forced=True, bring_in=v.price),
        read_only=True,
    )

    add(
        "Step",
        [
            f"{{opener:Opener}} {must} [either] <bring it in|bring in the <betting|bet>> [<for|with> {{price:BringIn}}] or {COMPLETE}",
            "{opener:Opener} <brings it in|opens> [<for|with> {price:BringIn}] or <completes [<it|the bet>] [to <a full bet|the small bet|a full small bet>]|makes <a full bet|the small bet>>",
            f"{{opener:Opener}} {must} <post|make|pay> <a|the> bring in [of {{price:BringIn}}] or {COMPLETE}",
        ],
        build=lambda opener, price=None: Bets(opener, forced=True, bring_in=price, completes=True),
        read_only=True,
    )


def _bring_in(grammar: Grammar) -> None:
    """How much is brought in: any amount, or a part of the bet that one may make."""
    bet = "<a|the|one> [small|smaller|lower|full|regular|normal|minimum] <bet|limit|one>"
    grammar.add("BringIn", "{price:Amount}", v.price, read_only=True)
    for part, words in {
        Fraction(1, 2): "<half|one half|half of|one half of>",
        Fraction(1, 3): "<a third of|one third of>",
        Fraction(1, 4): "<a quarter of|one quarter of|a fourth of|one fourth of>",
    }.items():
        grammar.add("BringIn", f"{words} {bet}", Amount(Unit.MINIMUM, part), read_only=True)
    grammar.add("BringIn", "a half bet", Amount(Unit.MINIMUM, Fraction(1, 2)), read_only=True)


def has_to(first: tuple[Any, ...], price: Amount | None = None) -> tuple[Any, ...] | None:
    """The round that somebody opens, and has to, for at least so much where that is said."""
    match first:
        case (*before, Bets(opener) as bets) if opener and bets == Bets(opener):
            return (*before, replace(bets, forced=True, bring_in=price))
    return None


def _nth_round(grammar: Grammar) -> None:
    """Who begins a certain round."""
    add = grammar.add
    round_ = "<round|betting round|round of betting>"
    add("Nth", "in the {nth:Ordinal} round", Since(Stage.ROUND, v.nth))
    add(
        "Nth",
        [
            f"<in|on|for|during> the {{nth:Ordinal}} [and <last|final>] <{round_}|bet|one>",
            f"[the] {{nth:Ordinal}} {round_} <,|:>",
        ],
        Since(Stage.ROUND, v.nth),
        read_only=True,
    )
    add("Nth", ["on {nth:Ordinal} street", "<for|during|at> {nth:Ordinal} street"], Since(Stage.STREET, v.nth))
    add("Leads", f"{{opener:Opener}} {FIRST}", Bets(v.opener), read_only=True)
    add("Leads", "[the] <betting|action> <starts|begins> {opener:Start}", Bets(v.opener), read_only=True)
    add(
        "Leads",
        [
            f"{{opener:Opener}} <must|has to|have to|is forced to> {BRINGS_IN}",
            f"{{opener:Opener}} <brings it in|<posts|makes|pays|puts in|puts up> {BRING_IN}> [<with|for> {BRING_IN}]",
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
    add("Standing", "{nth:Nth} , {opener:Opener} opens", OpensRound(Bets(v.opener), v.nth))
    add("Standing", "{nth:Nth} , {opener:Opener} must bet", OpensRound(Bets(v.opener, forced=True), v.nth))
    add(
        "Standing",
        [
            f"{{opener:Opener}} <starts|opens|begins|leads> the {{nth:Ordinal}} {round_}",
            f"the {{nth:Ordinal}} {round_} is <started|opened|begun|led> [off] by {{opener:Opener}}",
        ],
        OpensRound(Bets(v.opener), Since(Stage.ROUND, v.nth)),
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
    early = "<before the flop|preflop|on the first round|in the first [betting] round|the first time>"
    late = "<after that|after the flop|on <the|all> later rounds|in <the|all> <later|other> [betting] rounds|from then on|afterward|afterwards|on the others>"
    add(
        "Rules",
        [
            f"{THE_BETTING} [always] <starts|begins> {{opener:Start}} {early} [,] [and|but] [then] {{other:Start}} {late}",
            f"{{opener:Opener}} {FIRST} {early} [,] [and|but] [then] {{other:Opener}} [{FIRST}] {late}",
            f"{early} [,] {THE_BETTING} <starts|begins> {{opener:Start}} [,] [and|but] {late} [,] [it <starts|begins>] {{other:Start}}",
        ],
        (OpensRound(Bets(v.opener), Since(Stage.ROUND, 1)), Opener(v.other, later=True)),
        read_only=True,
    )
    add(
        "Standing",
        [
            "the bring-in is {price:Amount}",
            "[the|a] bring in [bet] is [always] {price:BringIn}",
            "[there is|with] a bring in [bet] of {price:BringIn}",
        ],
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
            f"{{opener:Opener}} {FIRST} [,] {EVERY_ROUND}",
            f"{EVERY_ROUND} [,] {{opener:Opener}} [always] {FIRST}",
            f"{{opener:Opener}} always {FIRST}",
            f"[the] <betting|action> [always] <starts|begins> {{opener:Start}} {EVERY_ROUND}",
            "[the] <betting|action> always <starts|begins> {opener:Start}",
            "<each|every> <round|betting round|round of betting> [always] <starts|begins> {opener:Start}",
            "<each|every|all> <round|betting round|round of betting|rounds|betting rounds> <is|are> [always] <opened|started|begun|led> [off] by {opener:Opener}",
        ],
        Opener(v.opener, throughout=True),
    )
    add(
        "Standing",
        [
            "from here on {opener:Opener} opens each round",
            f"{{opener:Opener}} {FIRST} {FROM_HERE}",
            f"{FROM_HERE} [,] {{opener:Opener}} [always] {FIRST} [{EVERY_ROUND}]",
            f"{THE_BETTING} [always] <starts|begins> {{opener:Start}} {FROM_HERE}",
            f"{FROM_HERE} [,] {THE_BETTING} [always] <starts|begins> {{opener:Start}}",
        ],
        Opener(v.opener),
    )
    later_ones = "<the|all [the]|all of the> <later|other|following|subsequent|remaining> <ones|rounds|betting rounds|rounds of betting>"
    add(
        "Standing",
        [
            "{opener:Opener} opens each later round",
            f"{{opener:Opener}} <opens|starts|begins|leads> {later_ones}",
            "<all|all the|the> <rounds|betting rounds|rounds of betting> after the first [one] <start|begin|open|are opened|are started> {opener:Start}",
            "<all|all the|the> <rounds|betting rounds|rounds of betting> after the first [one] are <opened|started|begun> by {opener:Opener}",
            f"<{later_ones}|<later|other|following|subsequent> <rounds|betting rounds|rounds of betting>> are <opened|started|begun|led> [off] by {{opener:Opener}}",
            f"<{later_ones}|<later|other|following|subsequent> <rounds|betting rounds|rounds of betting>> <start|begin|open> {{opener:Start}}",
            f"{{opener:Opener}} {FIRST} {LATER_ROUNDS}",
            f"{LATER_ROUNDS} [,] the first [player|one] to <act|bet|go|speak> is {{opener:Opener}}",
            f"{LATER_ROUNDS} [,] {{opener:Opener}} [always] {FIRST} [{EVERY_ROUND}]",
            f"{THE_BETTING} [always] <starts|begins> {{opener:Start}} {LATER_ROUNDS}",
            f"{LATER_ROUNDS} [,] {THE_BETTING} [always] <starts|begins> {{opener:Start}}",
        ],
        Opener(v.opener, later=True),
    )
    add(
        "Standing",
        [
            "it stays that way",
            "<it|that> <stays|remains> <that way|the same> [for the rest of the <hand|game|way>|from <then|there> on|to the end]",
            "<it is|and> the same [way] <for the rest of the <hand|game|way>|from <then|there> on>",
        ],
        StaysSo(),
    )
    _nth_round(grammar)
    _onward(grammar)
    add(
        "Standing",
        [
            "{since:Onward} , {opener:Opener} opens each round",
            f"{{since:Onward}} [,] {{opener:Opener}} [always] {FIRST} [{EVERY_ROUND}]",
            f"{{opener:Opener}} [always] {FIRST} {{since:Onward}}",
            "{since:Onward} [,] [the] <betting|action> [always] <starts|begins> {opener:Start}",
            "[the] <betting|action> [always] <starts|begins> {opener:Start} {since:Onward}",
        ],
        OpensFrom(v.opener, v.since),
    )
    flop = "<after|from|starting <with|on>|beginning <with|on>> the flop [on|onward]"
    add(
        "Standing",
        [
            f"{flop} [,] {{opener:Opener}} always {FIRST} [{EVERY_ROUND}]",
            f"{flop} [,] {THE_BETTING} always <starts|begins> {{opener:Start}}",
            f"{THE_BETTING} always <starts|begins> {{opener:Start}} {flop}",
            f"{flop} [,] {{opener:Opener}} {FIRST} {EVERY_ROUND}",
            f"<on|in> <each|every|all> <round|betting round|rounds|betting rounds|street|streets> after the flop [,] {{opener:Opener}} [always] {FIRST}",
        ],
        OpensFrom(v.opener, Since(Stage.ROUND, 2)),
        read_only=True,
    )


def _onward(grammar: Grammar) -> None:
    """From a certain round or street on."""
    add = grammar.add
    add("Onward", "from the {nth:Ordinal} round on", Since(Stage.ROUND, v.nth))
    add(
        "Onward",
        [
            "from {nth:Ordinal} street on",
            "from {nth:Ordinal} street <onward|onwards|forward|on out>",
            "<on|from> {nth:Ordinal} street and <later|after|beyond|onward|up|[on] [all|every|each] <later|following> <streets|rounds|street|round>|thereafter|after that>",
            "<starting|beginning> <on|with|at|from> {nth:Ordinal} street",
            "from {since:Card} <on|onward|onwards|forward|on out>",
            "<starting|beginning> <on|with|at|from> {since:Card}",
            "<on|from> {since:Card} and <later|after|beyond|onward|up|thereafter|after that>",
        ],
        build=lambda nth=0, since=None: since or Since(Stage.STREET, nth),
        apart=lambda since: {"nth": since.nth} if since == Since(Stage.STREET, since.nth) else None,
    )
    over = "<is|has been> <over|done|finished|complete|completed|through>"
    later = "<<on|in> [all|every|each|the] [later|other] <streets|rounds|street|round|betting round|betting rounds>|from then on>"
    add(
        "Onward",
        [
            f"<after|following> the {{nth:Ordinal}} {A_ROUND}",
            f"<once|when|after> the {{nth:Ordinal}} {A_ROUND} {over}",
            f"<after|following> the <opening|initial> {A_ROUND}",
            f"<once|when|after> the <opening|initial> {A_ROUND} {over}",
            f"{later} after the {{nth:Ordinal}} [<round|one>]",
        ],
        build=lambda nth=1: Since(Stage.ROUND, nth + 1),
        read_only=True,
    )
    add(
        "Onward",
        [
            f"[{later}] <after|following> {{nth:Ordinal}} street",
            f"<once|when|after> {{nth:Ordinal}} street {over}",
        ],
        build=lambda nth: Since(Stage.STREET, nth + 1),
        read_only=True,
    )
    streets = (
        "{a:Ordinal} <through|to> {end:Ordinal} <street|streets>",
        "{a:Ordinal} and {b:Ordinal} <street|streets>",
        "{a:Ordinal} , {c:Ordinal} [,] and {b:Ordinal} <street|streets>",
        "{a:Ordinal} , {c:Ordinal} , {d:Ordinal} [,] and {b:Ordinal} <street|streets>",
    )
    add(
        "Onward",
        [f"<on|for|in|from> {named}" for named in streets],
        build=lambda a, b=0, c=0, d=0, end=0: Since(Stage.STREET, a) if end > a or in_a_row(a, c, d, b) else None,
        read_only=True,
    )


def in_a_row(*numbers: int) -> bool:
    """Whether numbers follow each other, as far as they are named."""
    named = [number for number in numbers if number]
    return len(named) > 1 and named == list(range(named[0], named[0] + len(named)))


def after_each(bet: Bets = BETS, opener: Who | None = None, step: Any = None) -> AfterEach | None:
    """A betting round each time, opened by somebody where that is said."""
    bets = step or bet
    return AfterEach(replace(bets, opener=opener) if opener else bets) if isinstance(bets, Bets) else None
