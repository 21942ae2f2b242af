"""Declaring with hands, chips and cards; what losers pay, and how a pot goes on until somebody wins it alone."""

from dataclasses import replace

from pokernight.english.construction import FAR, IDIOM, Grammar
from pokernight.english.grammar.marks import (
    BestOf,
    Capped,
    ComeBack,
    Costs,
    DeclareAgain,
    DeclaredHow,
    DeclaringCosts,
    NoRuns,
    Ranked,
    ShownBy,
)
from pokernight.english.grammar.ties import SPLIT
from pokernight.english.template import With, v
from pokernight.meaning.deeds import Deed, Order, Time, Verb, Word
from pokernight.meaning.hands import BeatsTable, BestHand, Shape, Showdown
from pokernight.meaning.numbers import ONE, Amount, Unit
from pokernight.meaning.players import YOU, End, Everyone, Players, Quantifier, Such
from pokernight.meaning.rules import Do, Happens, If, Line, Remark
from pokernight.meaning.sorts import Rule

ONLY_PAIRS = ((Shape.PAIR, Shape.HIGH_CARD), (Shape.TRIPS, Shape.PAIR, Shape.HIGH_CARD))
"""All hands of two cards, or of three, where straights and flushes do not count."""


def add_to(grammar: Grammar) -> None:
    """Add what this file is about."""
    _by_hand(grammar)
    _pots(grammar)
    _kitty(grammar)


EVERYONE = "[we all|everyone|everybody|each player|you|players|all players|we|all|they|those|those who are <in|out>]"
ALL = f"<{EVERYONE[1:-1]}>"
YOUR = "<your|their|our|his|her|the>"
ON_THREE = "<on the count of three|<at|on> <a|the|the dealer 's> <signal|word|command>|all at once|at the same time|together|simultaneously|at once>"
IS = "<is|are|am>"
DECLARES = Deed(Verb.DECLARE, words=(Word.IN, Word.OUT))
NEW_POT = Remark("what the losers pay makes the new pot")
ALONE_ENDS = Remark("the game goes on until only one player goes in")
THOSE_IN = tuple(
    Players(Quantifier.EACH, Such(Everyone(), Happens(Deed(Verb.DECLARE, YOU, words=(Word.IN,), time=time))))
    for time in (Time.NOW, Time.BEFORE)
)
"""The players who are in, or went in."""


def _by_hand(grammar: Grammar) -> None:
    """What is held or dropped says what is declared; where the page has the declaration itself, that is how it is done."""
    add = grammar.add
    table = "<under|below|beneath> the table"
    fist = f"[<in|inside|into> <your|their|his|her|a|one|the|each> [closed] <fist|hand>] [{table}]"
    sign = f"<<a|one|no|the|{{n:Number}}|some> <chip|chips|coin|coins> [in it|inside|in there]|<an empty|a closed|a|your|their> <hand|fist>|nothing|none|zero|empty|empty handed|one|two|three> {fist}"
    going = "[going|staying|playing|declaring] [for]"
    for word, said in {
        Word.IN: "<in|playing|staying|going|to stay|to play|man [, and the player is in]>",
        Word.OUT: "<out|dropping out|not playing|folding|not|not going|not in|mouse [, and the player is out]>",
        Word.HIGH: "high",
        Word.LOW: "low",
        Word.BOTH: "both [ways]",
    }.items():
        add("Side", f"{going} {said}", word, read_only=True)
        add("Side.to", f"to <go|stay|be|play> {said}", word, read_only=True)
    add("Side.to", "to <drop|drop out|fold|get out>", Word.OUT, read_only=True)
    add("Side", "[going|playing] [for] {total:Number}", v.total, cost=FAR, read_only=True)
    so = f"<if|when> <you|they|he|she> <{IS}|want to <go|stay|be>|go|want>"
    add(
        "Sign",
        [
            f"[with] {sign} [,] <means|mean|meaning|for|is|says|stands for|standing for|signals> [that] [<you|they> {IS}] {{side:Side}}",
            f"[with] {sign} [,] {so} {{side:Side}}",
            f"[with] {sign} [,] {{side:Side.to}}",
            f"if <you|they|he|she> <have|has|hold|holds|show|shows|come up with|comes up with> {sign} [,] <you|they|he|she> {IS} {{side:Side}}",
            f"<a player|players|those|anyone|anybody|everyone|whoever|the <player|players>> <with|holding|showing|who <has|have|holds|hold|shows|show|opens|open>> {sign} {IS} {{side:Side}}",
        ],
        build=lambda side, n=0: side,
        read_only=True,
    )
    add("Signs", "{side:Sign}", (v.side,), read_only=True)
    add(
        "Signs",
        "{side:Sign} <,|and|, and|or|, or> {rest:Signs}",
        build=lambda side, rest: (side, *rest) if side not in rest else None,
        read_only=True,
    )
    hold = "<hold|holds|hide|hides|put|puts|come up|comes up|bring up|brings up|take|takes|show|shows|hold out|holds out> [out|up]"
    hidden = "<under|below|beneath|behind> <the table|your back|their backs|their back>"
    closed = "<a|your|their|his> [closed] <fist|hand|fists|hands> [<with or without|that may hold> <a chip|chips> [in it|in them|inside]]"
    number = "<no|zero|a|one|two|{n:Number}> [chip|chips|coin|coins]"
    some = f"<[some] <chips|coins>|{number} [[,] {number}] [[,] or {number}]>"
    empty = "[or <leave|leaves|keep|keeps> <it|them|<your|their|his> <hand|fist>> empty|or <nothing|none|not|no <chip|chips>>]"
    hides = f"<hold|holds|hide|hides|put|puts|take|takes|conceal|conceals|place|places> [either] {some} {empty} <{fist}|{hidden}> {empty}"
    brings = f"[[,] and <bring|brings|put|puts|hold|holds> [back] [up|out] <{closed}|it|them> [back] [up|out] [<on|over|above> the table|in front of <you|them|him>]]"
    opens = f"[[,] <and|then|and then> {EVERYONE} <open|opens|show|shows|reveal|reveals> [up] [it|them|<your|their|his|our> <hand|hands|fist|fists>] [<{ON_THREE}|on three>]]"
    add(
        "Standing",
        [
            "{signs:Signs}",
            f"[to declare ,] {EVERYONE} [secretly] {hold} {{signs:Signs}}",
            f"[to declare ,] {EVERYONE} [secretly] {hides} {brings} {opens} <:|,|, with|with> {{signs:Signs}}",
            f"[to declare ,] {EVERYONE} [secretly] {hides} {brings} {opens}",
            "declare <by|with> [<holding|putting|hiding>] [up] <chips [in your <fist|hand>] <:|,>|> {signs:Signs}",
        ],
        build=lambda signs=(), n=0: shown_by(signs) if signs else ShownBy(()),
        read_only=True,
    )
    _dropped(grammar)
    add(
        "Standing",
        [
            "players open their hands at the same time",
            f"{EVERYONE} <bring|brings|put|puts|hold|holds> [up|out] {closed} [up|out] [on|over|above] [the table]",
            f"[{ON_THREE} ,] {EVERYONE} <open|opens|open up|opens up> {YOUR} <hand|hands|fist|fists> [{ON_THREE}]",
            f"[{ON_THREE} ,] {EVERYONE} <show|shows|reveal|reveals> {YOUR} <fists|chips> [{ON_THREE}]",
            f"open hands [{ON_THREE}]",
            f"[{ON_THREE} ,] <all|all the|the> <hands|fists> <are [then] opened|open|get opened> [<{ON_THREE}|on three>]",
            f"{EVERYONE} <take|takes> <a chip|chips|one chip|some chips> and <put|puts|hold|holds> <it|them|<your|their> <hand|hands|fist>> {table}",
            f"{EVERYONE} <put|puts> <your|their|one> <hand|hands|fist> {table}",
            f"{ALL} <open up|opens up|open|opens|reveal|reveals> {ON_THREE}",
        ],
        ShownBy(()),
    )
    add("Standing", "players show at the same time what they declare", ShownBy((Word.HIGH, Word.LOW, Word.BOTH)))
    within = "[hidden|held|concealed] [<in|under> [<a|your|their|our|his|the>] [closed] <fist|hand|fists|hands|table>]"
    leaving = "[or <an empty hand|not|leaving|keeping> [<it|them|<your|their> <hand|fist>> empty]|, or no chip ,|or <no chip|none|nothing>]"
    dropping = (
        "by <<holding|keeping|holding on to> or <dropping|letting go of>|<dropping|letting go of|opening> or <holding|keeping|holding on to>|showing or not showing> "
        "<a chip|chips|a coin|<the|their|your|his> <cards|chip|fists>>"
    )
    add(
        "Plain",
        f"{{first:Plain}} [,] {dropping} [{ON_THREE}]",
        build=all_at_once,
        read_only=True,
    )
    chips = (
        f"<using|with|by [secretly] [holding|putting|hiding|concealing]> [either] {some} {leaving} {within} {leaving}"
    )
    opening = f"[<and|, and> <open|opens|opening> [up] [it|them|<your|their|his> <hand|hands|fist|fists>] <together|at the same time|at once|all at once|{ON_THREE}|on three>]"
    add(
        "Plain",
        f"{ON_THREE} , {{first:Plain}}",
        build=lambda first: _signed(first, ()),
        cost=FAR,
        read_only=True,
    )
    add(
        "Plain",
        [
            f"{{first:Plain}} [,] {chips} {opening} [<:|,|, with> {{signs:Signs}}]",
            "{first:Plain} <:|, with> {signs:Signs}",
            "{first:Plain} [,] by [secretly] <holding|hiding|putting|taking|showing> [up|out] {signs:Signs}",
        ],
        build=lambda first, signs=(), n=0: _signed(first, signs),
        read_only=True,
    )
    add(
        "Step",
        [
            "declare again",
            "[we|you|everyone|everybody|each player|the players|players|they|all] <declare|declares|decide|decides> [again|a second time|a third time|as before|once more|the same way|[for] [one] <the last|last|a last|a final|one last> time]",
            f"{EVERYONE} <declare|declares|decide|decides|say|says> [secretly] which way <you|they|he> <are going|is going|go|want to go>",
            "[the] same thing [again] [, in or out]",
            "<there is|then comes|have|do> <a|another|the> [second|third|final|last|chip] <declaration|declare>",
        ],
        DeclareAgain(),
        read_only=True,
    )
    declare = f"<{EVERYONE} <declare|declares|announce|announces|decide|decides|choose|chooses>|[the] <declaring|declaration> is [done]>"
    shown = "<show|shows|reveal|reveals|declare|declares|open|opens>"
    at_once = f"[[,] <{ON_THREE}|on three>|, {EVERYONE} {shown} <{ON_THREE}|on three>]"
    add("Step", f"<in or out|stay or <drop|fold>> {at_once}", Do(DECLARES), cost=IDIOM, read_only=True)
    add(
        "Plain",
        [
            f"{{first:Plain}} [,] and {EVERYONE} [all] <show|shows|reveal|reveals|open|opens> [<their|your> <hand|hands|fists>] <{ON_THREE}|on three>",
            f"{{first:Plain}} [,] and all <hands|fists> <are [then] opened|open|are shown> <{ON_THREE}|on three>",
        ],
        build=lambda first: (*first, ShownBy(())),
        cost=IDIOM,
        read_only=True,
    )
    together = f"<{ON_THREE}|simultaneous|secret>"
    add(
        "Standing",
        ["players declare at the same time", f"[{ON_THREE} ,] {declare} [,] {together}", f"{ON_THREE} , {declare}"],
        DeclaredHow(Order.TOGETHER),
    )
    add(
        "Standing",
        [
            "players declare in turn",
            f"{declare} <in turn|in order|one at a time>",
            "[the] <declaring|declaration> goes [once] around [the table] [once] [to the left|clockwise]",
        ],
        DeclaredHow(Order.IN_TURN),
    )
    add(
        "Plain",
        f"{declare} [in turn|in order|one at a time] [,] <starting|beginning> {{start:Start}} [,] <in or out|whether <they|you> <are in|stay|stay in|play> or <are out|drop|drop out|fold>>",
        build=lambda start: (Do(DECLARES), DeclaredHow(Order.IN_TURN, start)),
        read_only=True,
    )
    add(
        "Standing",
        [
            "players declare in turn , starting with {start:Who}",
            f"{declare} [in turn|in order|one at a time] [,] <starting|beginning> {{start:Start}}",
            "{start:Opener} <declares first|goes first in the <declaration|declaring>|has to declare first|must declare first>",
        ],
        DeclaredHow(Order.IN_TURN, v.start),
    )


def all_at_once(first: tuple[Rule, ...]) -> tuple[Rule, ...] | None:
    """A declaration that all make at the same moment."""
    match first:
        case (*before, Do(Deed(Verb.DECLARE, order=None | Order.TOGETHER) as deed)):
            return (*before, Do(replace(deed, order=Order.TOGETHER)))
    return None


def _signed(first: tuple[Rule, ...], signs: tuple[Word | int, ...]) -> tuple[Rule, ...] | None:
    """A declaration that is made by signs."""
    last = next((rule for rule in reversed(first) if not isinstance(rule, ShownBy)), None)
    declared = isinstance(last, DeclareAgain | DeclaredHow) or (isinstance(last, Do) and last.deed.verb is Verb.DECLARE)
    shown = shown_by(signs) if signs else ShownBy(())
    return (*(rule for rule in first if rule != ShownBy(())), shown) if declared and shown else None


def shown_by(signs: tuple[Word | int, ...]) -> ShownBy | None:
    """What players declare by signs; one of them is told for all where the others are known.

    Of two totals that are gone for, the smaller one is the low end.
    """
    if totals := sorted({sign for sign in signs if isinstance(sign, int)}):
        named = dict(zip(totals, (Word.LOW, Word.HIGH), strict=True)) if len(totals) == 2 else {}
        return shown_by(tuple(named[sign] if isinstance(sign, int) else sign for sign in signs)) if named else None
    if set(signs) <= {Word.IN, Word.OUT}:
        return ShownBy((Word.IN, Word.OUT))
    if {Word.IN, Word.OUT} & set(signs):
        return None
    return ShownBy((Word.HIGH, Word.LOW) if set(signs) == {Word.HIGH, Word.LOW} else (Word.HIGH, Word.LOW, Word.BOTH))


def _dropped(grammar: Grammar) -> None:
    """Cards held over the table: who lets go of them is out."""
    add = grammar.add
    theirs = "<them|it|<your|their|his|her|the> <cards|hand>|theirs|yours>"
    drop = f"[either] <<drop|drops|put down|puts down|lay down|lays down|throw down|let go of|lets go of> {theirs} [<on|onto> the table]|<let|lets> {theirs} <go|fall|drop>>"
    keep = f"[either] <<hang on|hangs on|hold on|holds on|hold|holds|keep|keeps> [to] {theirs}|<hang on|hangs on|hold on|holds on>|<hold|holds|keep|keeps|hang onto|keep holding [on to]|keeps holding [on to]|{IS} [still] holding> {theirs}>"
    wants = "<you|they|he|she> <want|wants|choose|chooses|decide|decides>"
    out = f"<if <you|they|he|she> {IS} [going|dropping|staying] <out|not in>|to <go|be|drop|stay> out|if {wants} [to <be|go|stay|get|drop>] out|if <you|they|he> do not want <in|to <play|stay|be in|stay in|go in>>|to fold>"
    in_ = f"<if <you|they|he|she> {IS} [going|staying] in|to <go|be|stay> in|if {wants} [to <be|go|stay>] in|if <you|they> want to <play|stay>|to <stay|play>>"
    counts = "<in or out|man or mouse|ready , set , go|one , two , three [, drop]|three|drop|go|now|guts|the word|one two three [drop]>"
    signal = f"[<{ON_THREE}|on <the dealer 's count [of three]|three|the word drop|drop>|<when|once|as soon as> the dealer <says|calls|counts|yells> {counts}> [,]]"
    joined = "<or|, or|and|, and|;>"
    those = "<those|everyone|everybody|anyone|anybody|players|whoever|all|a player|any player>"
    add(
        "Standing",
        [
            "players show at the same time whether they are in",
            f"{EVERYONE} <hold|holds> <{YOUR} cards|them> [face down] [just|out] <over|above|out over> the table",
            f"{ALL} <hold|holds> it [face down] [just|out] <over|above|out over> the table",
            f"{signal} {EVERYONE} {drop} {out} [{joined} {keep} {in_}]",
            f"{signal} {EVERYONE} {keep} {in_} [{joined} {drop} {out}]",
            f"{signal} {EVERYONE} {drop} or {keep}",
            f"{signal} {EVERYONE} <drop|drops> or <hold|holds|keep|keeps> {theirs}",
            f"{signal} {EVERYONE} <drop|drops|let go|lets go> or <hold|holds|hold on|holds on|hang on|hangs on>",
            f"{signal} {EVERYONE} <hold|holds|hold on|holds on> or <drop|drops|let go|lets go>",
            f"{signal} {EVERYONE} <drop|drops> {ON_THREE}",
            f"{signal} {EVERYONE} {keep} or {drop}",
            f"{those} who {drop} {IS} out",
            f"{those} who {keep} {IS} [still] in",
            f"<players|those> who <stay|are|go> in {keep} [{joined} [the] <others|rest|other players> <throw|toss|put> <theirs|them|their cards> <in|down|away>]",
            f"<if|when> <you|they> {drop} [,] <you|they> {IS} out [<, and|, but|;|and> <if|when> <you|they> {keep} , <you|they> {IS} in]",
            f"<if|when> <you|they> {keep} [,] <you|they> {IS} in",
            f"{signal} {out} [,] [you|they|he|just] {drop} [<, and|;> {in_} , {keep}]",
            f"{in_} [,] [you|they|he|just] {keep}",
            f"{signal} {those} <[who {IS}|{IS}] out|who <want|wants|choose|chooses|decide|decides> [to <be|go|stay|get>] <out|to <drop|fold|drop out|get out>>> {drop} [{joined} {those} who <<{IS}|<want|wants|choose|chooses> [to <be|stay|go|play>]> in|<want|wants|choose|chooses> to <stay|play|go>> {keep}]",
            f"{signal} {those} <[who {IS}|{IS}] out|who <want|wants|choose|chooses|decide|decides> [to <be|go|stay|get>] <out|to <drop|fold|drop out|get out>>> {drop} {joined} {those} who {keep} {IS} [still] in",
            f"<dropping {theirs} means [<you|they> {IS}] out|<holding|hanging> on [to {theirs}] means [<you|they> {IS}] in>",
        ],
        ShownBy((Word.IN, Word.OUT)),
    )
    add(
        "Standing",
        [
            f"[the dealer|dealer|i|someone] <says|calls|calls out|shouts|counts|yells|counts to three and says|say|call|count> {counts}",
            "[the dealer|i|someone] <counts|count|counts off|count off> <to three|down>",
        ],
        ShownBy(()),
        read_only=True,
    )
    add(
        "Standing",
        [
            "[so] <there are no|no|do not bother with|never mind|forget [about]|ignore> <straights or flushes|straights and [no] flushes|flushes or straights>",
            "<only {pairs:RankedList} count|the only hands [<that <count|matter>|there are|you can have>] are {pairs:RankedList}|nothing counts but {pairs:RankedList}>",
            "[so] <you are|players are|everyone is> [only|just] <looking|playing|going> for {pairs:RankedList}",
        ],
        build=lambda pairs=ONLY_PAIRS[0]: NoRuns() if pairs in ONLY_PAIRS else None,
        read_only=True,
    )
    no_pair = "<after that|otherwise|after the pairs|then|if not|<without|with no> <a|> pair|if <there is no|nobody has a|no one has a> pair>"
    add(
        "Standing",
        f"{no_pair} [,] [it <is|goes by|comes down to>] [the] <high|highest|higher> card [<wins|decides|counts|takes it> [first]] [, [and] then [by] [the] <next|second|other|lower> [<card|one>]]",
        Ranked((Shape.PAIR, Shape.HIGH_CARD)),
        read_only=True,
    )
    spared_too = "<<do not|neither|need not|does not> [have to|has to] match [it|the pot|anything]|<nobody|neither> <pays|matches> [it|the pot]> [[,] <but|though> <any|the|all> <other|> losers <do|still do|pay|match it>]"
    add(
        "Standing",
        f"<if|when> {{tied:Tied}} [,] [then] {{split:Divided}} <and|, and|, but> {spared_too}",
        build=lambda tied=(), split=(): Remark(SPLIT),
        read_only=True,
    )
    only = f"[{ON_THREE}] [only|just|simply] <decide|decides|choose|chooses> [{ON_THREE}] <if|whether> <you|they|he> <are|is> in or out [{ON_THREE}]"
    add("Clause", f"{ALL} {only}", DECLARES, read_only=True)
    add(
        "Standing",
        [
            "who hesitates is in",
            f"{those} who <drops late|drop late|hesitates|hesitate|waits|is late|drops late or hesitates|hesitates or drops late|does not drop in time> <is|are> [counted as|considered] in",
            f"<if|when> you <hesitate|drop late|are late> , you {IS} in",
            "<nobody|no one|you> <may|can|can not|may not> change <his|your|their> mind [later|afterward|afterwards|after that]",
        ],
        Remark("all show at the same moment whether they are in"),
    )
    went = Happens(Deed(Verb.DECLARE, YOU, words=(Word.IN,), time=Time.BEFORE))
    add("Pred", ["<held|hung> on [to <their|his|the> cards]", "<went|held>"], went, read_only=True)
    goes = Happens(Deed(Verb.DECLARE, YOU, words=(Word.IN,)))
    add("Pred", "<goes|holds|holds on|hangs on>", goes, cost=FAR, read_only=True)
    add("Pred.you", "<go|hold|hold on|hang on>", goes, cost=FAR, read_only=True)
    among = "<among|of|out of> <them|those|[all] [the] <players|ones|hands>> [who|that] [<are|is|went|stayed|stay|go|declared|were>] [still] [in]"
    of_those = "<the|whichever> <player|one> who <is|went|stayed|stays|goes> in"
    for end, best in ((End.HIGH, "<best|highest|high>"), (End.LOW, "<lowest|low|best low>")):
        hand = f"<[the] {best} hand|the <player|one> with the {best} <hand|cards>|whoever has the {best} <hand|cards>>"
        add("Prize", [f"{hand} {among}", f"{among} , {hand}", f"{of_those} with {hand}"], BestHand(end), read_only=True)
        sized = f"{best} {{size:Number}} card hand"
        add(
            "Clause",
            [
                f"the {end.value} {{size:Number}} card hand earns a leg",
                f"[the player with] [the] {sized} [{among}] <gets|earns|wins|takes|scores> <a|one> leg",
            ],
            build=lambda size, end=end: Deed(Verb.EARN, Players(Quantifier.THE, BestOf(end, size)), legs=1),
            apart=lambda deed, end=end: (
                {"size": deed.agent.who.size}
                if deed.verb is Verb.EARN and isinstance(deed.agent.who, BestOf) and deed.agent.who.end is end
                else None
            ),
        )
    add(
        "Prize",
        f"{{best:Prize}} {among}",
        build=lambda best: best if isinstance(best, BestHand) and best.size else None,
        read_only=True,
    )
    _ties(grammar)
    _costs(grammar)
    spared = "<<win|wins> <nothing|anything>|<pay|pays|lose|loses> <nothing [more] [<but|except|besides> <your|their|his|the> ante]|anything [more]|anything but <your|their|the> ante>>"
    those_out = "<players|those|everyone|anyone|the players> who <<went|go|goes|stayed|stays|is|are|was|were> out|dropped [out]|drop [out]|drops [out]>"
    again = "<<are|is|come|comes|get|gets> [dealt] <back [in]|in again>|play|plays> [again] [<for|in|on> the <next|new> <hand|deal|round>]"
    add(
        "Plain",
        f"{those_out} {spared} <and|but|, and|, but> {again}",
        (Remark("players who are out pay nothing"), ComeBack()),
        read_only=True,
    )
    add(
        "Standing",
        [
            "players who are out pay nothing",
            f"<players|those|everyone|anyone> who <<went|go|goes|stayed|stays|is|are|was|were> out|dropped [out]|drop [out]|drops [out]> <neither win nor <pay|lose>|<do|does> not [have to] {spared}|{spared}>",
            f"if you <went|go|stayed|stay|are|drop> out , you <do not {spared}|{spared}>",
        ],
        Remark("players who are out pay nothing"),
    )


def _ties(grammar: Grammar) -> None:
    """Players who tie have not lost, and so they pay nothing."""
    tied = "<[the] players who <tie|tied>|those who <tie|tied>|[the] tied players|tied hands>"
    grammar.add(
        "Standing",
        [
            "<a tie|ties> <costs|cost> [the players] nothing",
            f"{tied} <pay|lose|match> nothing",
            f"{tied} <do not|need not> [have to] <pay|lose|match> [anything|the pot|it]",
            "<nobody|no one> <pays|loses> [anything] <on|in case of|for> a tie",
            "<in case of|in the event of|on|if there is|with> a tie [,] <nobody|no one> <pays|loses|matches> [anything|the pot|it]",
        ],
        Remark(SPLIT),
        read_only=True,
    )


def _costs(grammar: Grammar) -> None:
    """What it costs to be in, or to be out."""
    going = "<going|staying|declaring|being>"
    for word in (Word.IN, Word.OUT):
        said = word.value
        grammar.add(
            "Standing",
            [
                f"declaring {said} costs {{price:Amount}}",
                f"{going} {said} <costs|will cost> [you|a player|each player] {{price:Amount}}",
                f"it <costs|will cost> [you|a player|each player] {{price:Amount}} to <go|declare> {said}",
                f"the price <of|for> {going} {said} is {{price:Amount}}",
            ],
            DeclaringCosts(word, v.price),
        )


def _pots(grammar: Grammar) -> None:
    add = grammar.add
    card = "<the|an|that> [extra|additional|new|bought] card"
    add("Standing", f"{card} <costs|will cost> [you] {{price:Amount}}", Costs(v.price), read_only=True)
    add(
        "Standing",
        f"{card} <costs|will cost> [you] {{price:Amount}} and <comes|is dealt|is> {{face:FaceWord}}",
        Costs(v.price, v.face),
        read_only=True,
    )
    add("Standing", "the card costs {price:Amount}", Costs(v.price))
    add(
        "Cond",
        [
            "<you are|a player is|he is> the only <one|player> [<who is|who stays|who goes|to go|to stay>] in",
            "<you are|a player is|he is> the only <one|player> <who <goes|went|stays|stayed>|to <go|stay>>",
            "<you|they|he|a player|someone|somebody|anyone|[only|just] one player|any player> <are|is|go|goes|stay|stays|went|declares> in alone",
            "<one|a|any> player alone <is|goes|stays|went|declares> in",
            "<a player|one player|someone|somebody|anyone> is <alone|the only one> in",
        ],
        Happens(Deed(Verb.DECLARE, Players(Quantifier.ANY, Everyone(), ONE), words=(Word.IN,))),
        read_only=True,
    )
    add(
        "Clause",
        "<everyone|everybody|each player|you> <is|are> in for {price:Amount}",
        Deed(Verb.ANTE, price=v.price),
        read_only=True,
    )
    add(
        "PotSize",
        [
            "the pot",
            "<what|whatever|the <amount|sum|money> [that]|as much as> [there] [<is|was|lies|lay> [already|just|left|now|then|still]] [left] in <the pot|it|there|the middle|that pot>",
            "<what|as much as> <the pot|it> <holds|held|contains|contained|has in it|had in it>",
            "[<an|the> amount] equal to <the|that> pot",
            "<an amount|a sum> equal to <the [size of the]|that|the whole> pot",
            "as much as <the|that> pot",
            "that pot",
            "the <size of the|whole|entire> pot",
            "the pot size",
        ],
        Amount(Unit.POT),
        read_only=True,
    )
    add(
        "InIt",
        "<<it|the pot> <holds|held|contains|contained>|[there] <is|was|lies|lay|had been> [already|before] [in <it|the pot>|there]>",
        Amount(Unit.POT),
        read_only=True,
    )
    most = "<limit|maximum|max|cap>"
    cap = f"[,] <[but] <never|not|no> more than|[but] [only] up to [a {most} of]|to a {most} of|with <a|the> {most} of|{most} [of]|[but] at most|[but] limited to|capped at>"
    for size in ("Amount", "PotSize"):
        add(
            size,
            [f"{{price:{size}}} , up to {{most:Amount}}", f"{{price:{size}}} {cap} {{most:Amount}}"],
            With(v.price, most=v.most),
            read_only=size == "PotSize",
        )
    pays = "<pay|pays|match|matches|lose|loses|put in|puts in|owe|owes>"
    on_pot = "<on|to|for> <the pot|matching [the pot]|the match|matches|payments|what <losers|you> <pay|have to pay>>"
    than = "[the pot with|for] [any] more than {most:Amount} [at a time|at once|in one hand|per hand|in a hand] [[,] <no matter how|however> <big|large> the pot <is|gets|has gotten|grows>]"
    add(
        "Standing",
        [
            "nobody matches more than {most:Amount}",
            f"<<nobody|no one|no player|no loser> [ever] <has to {pays}|must {pays}|can {pays}|may {pays}|{pays}>|<you|players|losers|a <player|loser>> <never|do not|does not|need not|can not|may not> [have to|ever] {pays}> {than}",
            f"if <the pot|it> is <more|larger|bigger|greater|higher> than {{most:Amount}} , <losers|the losers|they|each loser|you|players> [only] {pays} [only|just] <{{most:Amount}}|that [much|amount]>",
            "the <pot [to match]|match|payment|amount [to match]> is <capped at|limited to|never more than> {most:Amount}",
            f"the <most|maximum> [that] <you|anyone|a player|a loser> [ever|can|must|has to|have to|will|may] {pays} is {{most:Amount}}",
            f"there is a <cap of {{most:Amount}} [{on_pot}]|<limit|maximum> of {{most:Amount}} {on_pot}>",
            f"there is a {{most:Amount}} <cap [{on_pot}]|limit {on_pot}|maximum {on_pot}>",
            f"the <cap [{on_pot}]|limit {on_pot}> is {{most:Amount}}",
        ],
        Capped(v.most),
    )
    next_pot = "the <new|next> <pot|one>|the pot for the next <hand|deal|round>"
    makes = "makes|make|is|are|becomes|become|forms|form|makes up|make up|starts|start"
    add(
        "Standing",
        [
            "what the losers pay makes the new pot",
            f"<{next_pot}> <is|consists of|<is|are> <made|made up|formed|built> <of|from|by|out of>|comes from> <what|whatever> <the losers|they> <pay|put in|paid>",
            f"<{next_pot}> <is|consists of|<is|are> <made|made up|formed|built> <of|from|by|out of>|comes from> <the|all the> <losers 's|loser 's|losers|matching> <money|payments|chips|contributions>",
            f"<<the|all the> <losers <'s|>|loser <'s|>|matching|matched> <money|payments|chips|contributions|matches>|the matched money|that money|the money they put in|<what|whatever> <they|the losers> <pay|put in|paid>|that|this|these payments|those chips|all of that> <{makes}> <{next_pot}>",
        ],
        NEW_POT,
    )
    add(
        "Plain",
        f"{{first:Plain}} [,] <which <{makes}>|to <{makes}>> <{next_pot}>",
        build=lambda first: (
            (*first, NEW_POT)
            if any(isinstance(part, Amount) and part.unit is Unit.POT for part in Line(first[-1:]).walk())
            else None
        ),
        read_only=True,
    )
    goes = "<stays|goes|is|has gone|went> in"
    on = "[playing|going|dealing|on] [[new|more] hands|[just] <like|in> <this|that> [way]|<this|that> way|the same way|with <new|more|fresh> <deals|hands>]"
    alone = f"<a <deal|hand|round> ends with [only|just|exactly] one player in|a pot is won|[only|just|exactly] <one|a single> <player|person> <{goes} [alone]|has the guts [to <stay|go> in]>|<somebody|someone|one player|a player> <{goes} alone|wins [it|the pot] [alone]|takes the pot alone>|the pot <is|has been> won by <a single|one|only one> player [alone]|the pot is won [by <a player|someone|one player> <who {goes}|who holds|going in> alone]>"
    wins = "[<and|, and> <takes|wins|gets> [the pot|it] [alone]]"
    unmatched = "<with <nobody|no one> having to match [it|the pot]|without <anyone|anybody> having to match [it|the pot]|with nobody [left] <having|having to|to> match [it|the pot]|and <nobody|no one> <has to|must|needs to> match [it|the pot]>"
    add(
        "Standing",
        [
            "the game goes on until only one player goes in",
            f"<keep|we keep|you keep|play|we play|continue|the game is played|<[the] game|[the] deal|play|this|it> <goes on|continues|keeps going>|<[the] <deals|hands>|new <deals|hands>> <go on|continue|follow|are dealt>|repeat> {on} until {alone} {wins} [{unmatched}]",
            "<he|she|they|that player> <takes|wins> the pot and <nobody|no one> <has to|must|needs to> match [it|the pot]",
            f"<[the] <game|play>|it> <goes on|continues> {on} until <there is nothing left in the pot|the pot is <empty|gone>|nobody matches [the pot]|<nobody|no one> has to match [it|the pot]>",
            f"the game <is over|ends> <when|as soon as|once> {alone} {wins} [{unmatched}]",
            f"the game <is over|ends> <when|as soon as|once> {alone} [,] <because|since> <that player|he|she> <takes|wins> the pot [{unmatched}]",
        ],
        ALONE_ENDS,
    )


def _kitty(grammar: Grammar) -> None:
    """A hand on the table that has to be beaten, by whoever wins or by a player who goes in alone."""
    add = grammar.add
    hand = "<the hand on the table|the table [cards|hand]|the cards on the table|the kitty|the widow|the dummy [hand]|the ghost [hand]>"
    must = "<must|has to|have to|needs to|need to>"
    win = "<win|take> [the pot|it]"
    add(
        "Standing",
        [
            "to win , you must beat the hand on the table",
            f"to {win} [,] <you|a player|players|they> {must} [also] beat {hand} [too|as well]",
            f"<you|a player|the winner|the best hand|whoever wins> {must} [also] beat {hand} [too|as well] [to {win}]",
        ],
        BeatsTable(),
    )
    add(
        "Plain",
        f"{{first:Plain}} [,] [but] [only] <if|provided [that]|as long as|so long as> <it|that hand|he or she|he|she|they> [also] <beats|can beat|beat> {hand} [too|as well]",
        build=lambda first: (*first, BeatsTable()) if isinstance(first[-1], Showdown) else None,
        read_only=True,
    )
    everyone = "<everyone|everybody|all [the] players|every player|all [of] <you|them|the hands>>"
    wins = (
        f"<{hand} <is|are> <best|better|higher|the best [hand]|the high hand|the winner>|"
        f"{hand} <has|have|holds|hold|makes|make> the <best|high|highest|winning> hand|"
        f"{hand} <wins|win|beats {everyone}|beat {everyone}>|"
        f"<nobody|no one|no player> [can] <beats|beat> {hand}>"
    )
    nobody_wins = Happens(Deed(Verb.WIN, Players(Quantifier.NO, Everyone())))
    add(
        "Rules",
        [
            f"<if|when> {wins} , {{then:Steps}}",
            f"<if|when> {wins} , {{then:Steps}} , and [then] {{more:Steps}}",
            f"{{then:Steps}} <if|when> {wins}",
        ],
        build=lambda then, more=(): (BeatsTable(), If(nobody_wins, (*then, *more))),
        read_only=True,
    )
    alone = "<if|when> <only|just|exactly> one player <is|stays|goes|declares|declared|stayed|went> in"
    add(
        "Standing",
        [
            "whoever is in alone must beat the hand on the table to win",
            f"{alone} [,] <they|he|she|you|that player|he or she> {must} beat {hand} [to {win}]",
            f"<a|the> player <who is|> <in alone|alone in [the <hand|deal>]|all alone> {must} beat {hand} [to {win}]",
        ],
        BeatsTable(alone=True),
    )
