"""Declaring with hands, chips and cards; what losers pay, and how a pot goes on until somebody wins it alone."""

from pokernight.english.construction import Grammar
from pokernight.english.grammar.deeds import FORMS
from pokernight.english.grammar.marks import Costs, DeclareAgain, DeclaredHow, NoRuns, Ranked, ShownBy
from pokernight.english.grammar.ties import SPLIT
from pokernight.english.template import With, v
from pokernight.meaning.deeds import Deed, Order, Time, Verb, Word
from pokernight.meaning.hands import BestHand, Shape
from pokernight.meaning.numbers import ONE, Amount, Unit
from pokernight.meaning.players import YOU, End, Everyone, Players, Quantifier, Such
from pokernight.meaning.rules import Happens, Remark


def add_to(grammar: Grammar) -> None:
    """Add what this file is about."""
    _by_hand(grammar)
    _pots(grammar)


EVERYONE = "[we all|everyone|everybody|each player|you|players|all players|we|all|they|those|those who are <in|out>]"
YOUR = "<your|their|our|his|her|the>"
ON_THREE = "<on the count of three|all at once|at the same time|together|simultaneously|at once>"
IS = "<is|are|am>"
DECLARES = Deed(Verb.DECLARE, words=(Word.IN, Word.OUT))
ALONE_ENDS = Remark("the game goes on until only one player goes in")
THOSE_IN = tuple(
    Players(Quantifier.EACH, Such(Everyone(), Happens(Deed(Verb.DECLARE, YOU, words=(Word.IN,), time=time))))
    for time in (Time.NOW, Time.BEFORE)
)
"""The players who are in, or went in."""


def _by_hand(grammar: Grammar) -> None:
    """What is held or dropped says what is declared; where the page has the declaration itself, that is how it is done."""
    add = grammar.add
    fist = "[<in|inside> <your|their|his|her|a|one|the|each> [closed] <fist|hand>] [under the table]"
    sign = f"<<a|one|no|{{n:Number}}|some> <chip|chips|coin|coins>|<an empty|a closed|a|your|their> <hand|fist>|nothing|none|zero|empty|empty handed|one|two|three> {fist}"
    going = "[going|staying|playing|declaring] [for]"
    for word, said in {
        Word.IN: "<in|playing|staying>",
        Word.OUT: "<out|dropping out|not playing|folding>",
        Word.HIGH: "high",
        Word.LOW: "low",
        Word.BOTH: "both [ways]",
    }.items():
        add("Side", f"{going} {said}", word, read_only=True)
        add("Side.to", f"to <go|stay|be|play> {said}", word, read_only=True)
    so = f"<if|when> <you|they|he|she> <{IS}|want to <go|stay|be>|go|want>"
    add(
        "Sign",
        [
            f"[with] {sign} [,] <means|mean|for|is|says|stands for|signals> [that] [<you|they> {IS}] {{side:Side}}",
            f"[with] {sign} [,] {so} {{side:Side}}",
            f"[with] {sign} [,] {{side:Side.to}}",
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
    with_chips = (
        f"<hold|holds|hide|hides|put|puts|take|takes> <chips|[some|zero , one|one] [or] [{{n:Number}}] chips> {fist}"
    )
    add(
        "Standing",
        [
            "{signs:Signs}",
            f"[to declare ,] {EVERYONE} [secretly] {hold} {{signs:Signs}}",
            f"[to declare ,] {EVERYONE} [secretly] {with_chips} <:|,|, with|with> {{signs:Signs}}",
            "declare <by|with> [<holding|putting|hiding>] [up] <chips [in your <fist|hand>] <:|,>|> {signs:Signs}",
        ],
        build=lambda signs, n=0: shown_by(signs),
        read_only=True,
    )
    _dropped(grammar)
    add(
        "Standing",
        [
            "players open their hands at the same time",
            f"[{ON_THREE} ,] {EVERYONE} <open|opens|open up|opens up> {YOUR} <hand|hands|fist|fists> [{ON_THREE}]",
            f"[{ON_THREE} ,] {EVERYONE} <show|shows|reveal|reveals> {YOUR} <fists|chips> [{ON_THREE}]",
            f"open hands [{ON_THREE}]",
            f"{EVERYONE} <open up|reveal> {ON_THREE}",
        ],
        ShownBy(()),
    )
    add("Standing", "players show at the same time what they declare", ShownBy((Word.HIGH, Word.LOW, Word.BOTH)))
    chips = "<using|with|by [holding|putting|hiding]> <chips|a chip|coins|a chip or no chip|a chip , or no chip ,> [<in|under> <a|your|their|his|the> [closed] <fist|hand|fists|hands|table>]"
    opening = "[<and|, and> <open|opens> [up] [<your|their|his> <hand|hands|fist|fists>] <together|at the same time|at once|all at once>]"
    for form in FORMS:
        add(
            f"VP.{form}",
            f"{{deed:VP.{form}}} [,] {chips} {opening}",
            build=lambda deed: deed if deed.verb is Verb.DECLARE else None,
            read_only=True,
        )
    add(
        "Step",
        [
            "declare again",
            "[we|everyone|everybody|each player|the players|players|they|all] <declare|declares|decide|decides> [again|a second time|a third time|as before|once more|the same way]",
            f"{EVERYONE} <declare|declares|decide|decides|say|says> [secretly] which way <you|they|he> <are going|is going|go|want to go>",
            "<there is|then comes|have|do> <a|another|the> [second|third|final|last|chip] <declaration|declare>",
        ],
        DeclareAgain(),
        read_only=True,
    )
    declare = f"<{EVERYONE} <declare|declares>|[the] <declaring|declaration> is [done]>"
    together = f"<{ON_THREE}|simultaneous|secret>"
    add(
        "Standing",
        ["players declare at the same time", f"{declare} [,] {together}"],
        DeclaredHow(Order.TOGETHER),
    )
    add(
        "Standing",
        ["players declare in turn", f"{declare} <in turn|in order|one at a time>"],
        DeclaredHow(Order.IN_TURN),
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


def shown_by(signs: tuple[Word, ...]) -> ShownBy | None:
    """What players declare by signs; one of them is told for all where the others are known."""
    if set(signs) <= {Word.IN, Word.OUT}:
        return ShownBy((Word.IN, Word.OUT))
    if {Word.IN, Word.OUT} & set(signs):
        return None
    return ShownBy((Word.HIGH, Word.LOW) if set(signs) == {Word.HIGH, Word.LOW} else (Word.HIGH, Word.LOW, Word.BOTH))


def _dropped(grammar: Grammar) -> None:
    """Cards held over the table: who lets go of them is out."""
    add = grammar.add
    theirs = "<them|it|<your|their|his|her|the> <cards|hand>|theirs|yours>"
    drop = f"[either] <drop|drops|put down|puts down|lay down|lays down|throw down|let go of|lets go of> {theirs}"
    keep = f"[either] <<hang on|hangs on|hold on|holds on> [to {theirs}]|<hold|holds|keep|keeps|hang onto> {theirs}>"
    out = f"<if <you|they|he|she> {IS} [going|dropping|staying] <out|not in>|to <go|be|drop|stay> out>"
    in_ = f"<if <you|they|he|she> {IS} [going|staying] in|to <go|be|stay> in>"
    counts = "<one , two , three [, drop]|three|drop|go|now|the word|one two three [drop]>"
    signal = f"[<{ON_THREE}|on <the dealer 's count of three|three|the word drop>|<when|once|as soon as> the dealer <says|calls|counts|yells> {counts}> [,]]"
    joined = "<or|, or|and|, and|;>"
    those = "<those|everyone|everybody|anyone|anybody|players|whoever|all>"
    add(
        "Standing",
        [
            "players show at the same time whether they are in",
            f"{EVERYONE} <hold|holds> <{YOUR} cards|them|it> [face down] [just|out] <over|above|out over> the table",
            f"{signal} {EVERYONE} {drop} {out} [{joined} {keep} {in_}]",
            f"{signal} {EVERYONE} {keep} {in_} [{joined} {drop} {out}]",
            f"<if|when> <you|they> {drop} , <you|they> {IS} out [<, and|, but|;|and> <if|when> <you|they> {keep} , <you|they> {IS} in]",
            f"<if|when> <you|they> {keep} , <you|they> {IS} in",
            f"{out} , {drop} [<, and|;> {in_} , {keep}]",
            f"{signal} {those} [who {IS}|{IS}] out {drop} [{joined} {those} who {IS} in {keep}]",
            f"<dropping {theirs} means [<you|they> {IS}] out|<holding|hanging> on [to {theirs}] means [<you|they> {IS}] in>",
        ],
        ShownBy((Word.IN, Word.OUT)),
    )
    add(
        "Standing",
        [f"the dealer <says|calls|counts|yells|counts to three and says> {counts}", "the dealer counts to three"],
        ShownBy(()),
        read_only=True,
    )
    pairs = "<pairs|[three of a kind|trips|threes of a kind] [,] [and] pairs [,]> and high cards"
    add(
        "Standing",
        [
            "[so] <there are no|no> <straights or flushes|straights and [no] flushes|flushes or straights>",
            f"<only {pairs} count|the only hands [<that count|there are>] are {pairs}|nothing counts but {pairs}>",
        ],
        NoRuns(),
        read_only=True,
    )
    add(
        "Standing",
        "<after that|otherwise|after the pairs|then> [,] [it is] [the] <high|highest|higher> card [<wins|decides|counts|takes it>] [, [and] then the <next|second|other> <card|one>]",
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
    only = "[at the same time] [only|just|simply] <decide|decides|choose|chooses> <if|whether> <you|they|he> <are|is> in or out"
    add("Clause", f"{EVERYONE.removeprefix('[').removesuffix(']').join('<>')} {only}", DECLARES, read_only=True)
    add(
        "Standing",
        [
            "who hesitates is in",
            f"{those} who <drops late|drop late|hesitates|hesitate|waits|is late|drops late or hesitates|hesitates or drops late|does not drop in time> <is|are> [counted as|considered] in",
            f"<if|when> you <hesitate|drop late|are late> , you {IS} in",
            "<nobody|no one|you> <may|can|can not|may not> change <his|your|their> mind",
        ],
        Remark("all show at the same moment whether they are in"),
    )
    went = Happens(Deed(Verb.DECLARE, YOU, words=(Word.IN,), time=Time.BEFORE))
    add("Pred", "<held|hung> on [to <their|his|the> cards]", went, read_only=True)
    among = "<among|of|out of> <them|those|the <players|ones|hands>> [who] [<are|is|went|stayed|stay|go>] [still] [in]"
    add("Prize", f"the best hand {among}", BestHand(End.HIGH), read_only=True)
    add("Prize", f"{among} , the best hand", BestHand(End.HIGH), read_only=True)
    spared = "<<win|wins> <nothing|anything>|<pay|pays|lose|loses> <nothing|anything [more]|anything but <your|their|the> ante>>"
    add(
        "Standing",
        [
            "players who are out pay nothing",
            f"<players|those|everyone|anyone> who <went|go|goes|stayed|stays|is|are|was|were> out <neither win nor <pay|lose>|do not {spared}|does not {spared}|{spared}>",
            f"if you <went|go|stayed|stay|are|drop> out , you <do not {spared}|{spared}>",
        ],
        Remark("players who are out pay nothing"),
    )


def _pots(grammar: Grammar) -> None:
    add = grammar.add
    card = "<the|an|each|that> [extra|additional|new|bought] card"
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
        "<you are|a player is|he is> the only <one|player> [<who is|who stays|who goes|to go|to stay>] in",
        Happens(Deed(Verb.DECLARE, Players(Quantifier.ANY, Everyone(), ONE), words=(Word.IN,))),
        read_only=True,
    )
    add(
        "PotSize",
        [
            "the pot",
            "<what|whatever|the amount [that]|as much as> [<is|was> [already|just]] in <the pot|it>",
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
    cap = "[,] <but never more than|never more than|up to [a <limit|maximum|cap> of]|to a maximum of|but no more than|with a <limit|cap> of>"
    for size in ("Amount", "PotSize"):
        add(
            size,
            [f"{{price:{size}}} , up to {{most:Amount}}", f"{{price:{size}}} {cap} {{most:Amount}}"],
            With(v.price, most=v.most),
            read_only=size == "PotSize",
        )
    add(
        "Standing",
        [
            "what the losers pay makes the new pot",
            "<the matched money|that money|the money they put in|<what|whatever> <they|the losers> <pay|put in|paid>|that|this|these payments|those chips|all of that> <makes|make|is|are|becomes|become|forms|makes up|make up> the <new pot|pot for the next <hand|deal|round>|next pot>",
        ],
        Remark("what the losers pay makes the new pot"),
    )
    goes = "<stays|goes|is|has gone|went> in"
    alone = f"<[only|just|exactly] one <player|person> <{goes}|has the guts [to <stay|go> in]>|<somebody|someone|one player|a player> <{goes} alone|wins [it|the pot] [alone]|takes the pot alone>|the pot is won>"
    wins = "[<and|, and> <takes|wins|gets> [the pot|it] [alone]]"
    unmatched = "<with nobody [left] <having|having to|to> match [it|the pot]|and <nobody|no one> <has to|must|needs to> match [it|the pot]>"
    add(
        "Standing",
        [
            "the game goes on until only one player goes in",
            f"<keep|we keep|you keep|play|we play|<the game|play|this|it> <goes on|continues|keeps going>|repeat> [playing|going|dealing|on] [hands|like this|like that|this way] until {alone} {wins}",
            f"the game <is over|ends> <when|as soon as|once> {alone} {wins} [{unmatched}]",
            f"the game <is over|ends> <when|as soon as|once> {alone} [,] <because|since> <that player|he|she> <takes|wins> the pot [{unmatched}]",
        ],
        ALONE_ENDS,
    )
