"""What is at stake: antes, blinds, suits that break ties, and what it takes to open."""

from fractions import Fraction
from typing import Any

from pokernight.english.construction import Grammar
from pokernight.english.grammar.limits import as_many
from pokernight.english.grammar.marks import HadOpeners
from pokernight.english.template import v
from pokernight.meaning.deeds import Deed, Verb
from pokernight.meaning.hands import Compared, Limit
from pokernight.meaning.numbers import Amount, Unit
from pokernight.meaning.rules import (
    Ante,
    Blinds,
    Do,
    Openers,
    Remark,
)
from pokernight.meaning.sorts import Made


def add_to(grammar: Grammar) -> None:
    """Add what this file is about."""
    _antes(grammar)
    _blinds(grammar)
    _to_open(grammar)
    _elsewhere(grammar)


NO_BLINDS = "there are no blinds"
OTHER_STAKES = "with other stakes, other sums are paid"
EACH = "[each|apiece|<from|for> <each player|every player|everyone|everybody|all players>|<per|a> <player|head|man|person|hand>]"
POT = "[into <the|a> pot]"


def at_the_least(made: Made) -> Made:
    """A hand that is the least that will do, where its words do not say so themselves."""
    return made if isinstance(made, Compared) else Compared(Limit.AT_LEAST, made)


def _antes(grammar: Grammar) -> None:
    add = grammar.add
    add(
        "Standing",
        [
            "there is no ante",
            "nobody antes",
            "[the] <ante|antes> : <none|no>",
            "[there is|there are|there is not any|there are not any|with|use] no <ante|antes> [in this <game|one>|here|<required|needed|necessary>]",
            "<there is|there are|you do|we do|players do> not [have|need|use] <an|any> <ante|antes> [in this <game|one>]",
            "no <ante|antes> <is|are> <required|needed|necessary|paid|put up|collected>",
            "<nobody|no one> else antes",
            "without <an ante|antes|any ante|anteing>",
        ],
        Ante(None),
    )
    add(
        "Standing",
        [
            "everyone antes before the deal",
            "ante before <the deal|each hand|every hand|each deal|any cards are dealt>",
            "<the|our> <usual|normal|regular|standard> ante [applies|is used|goes in]",
            "<there is|use|play with|with> <an|the> [usual|normal|regular|standard] ante",
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
    ante = "<<a|an|> {price:Amount} ante|an ante of {price:Amount}>"
    add(
        "Standing",
        [
            "the ante is {price:Amount}",
            f"[the|our] <ante is|antes are|ante :> [usually|always] {{price:Amount}} {EACH}",
            f"{ante} {EACH}",
            f"<there is|use|play with|we play with|with|it is|we have> {ante} {EACH}",
            f"{ante} is <required|collected|paid|put up|taken|posted|due> [<from|by> <each player|everyone|everybody|all players>]",
            f"the pot <starts|begins|opens> with {{price:Amount}} {EACH}",
            "it costs [you] {price:Amount} [each|apiece] to <play|get in|be dealt in|get dealt in|sit in|start>",
            "{price:Amount} <from|for> <each player|every player|everyone|everybody> to <start|get in|play|begin>",
        ],
        Ante(v.price),
    )
    add(
        "Standing",
        "<the ante is doubled|a double ante|double <the|your> ante|double ante> [for this <one|game>|in this game]",
        Ante(Amount(Unit.ANTE, Fraction(2))),
        read_only=True,
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
    left = f"<[sitting] [immediately|directly|just] [to the] left of {button}|[sitting] <to|on|at> <the dealer 's|my> [immediate] left|after {button}|past {button}>"
    post = "<posts|post|puts up|put up|puts in|put in|puts out|put out|pays|pay|makes|make>"
    two = "<[the|both|their|your|both of the] [two|usual] blinds [, a small [one|blind] and a <big|large> [one|blind] [,]]|[<a|the>] small [blind] and [<a|the>] big <blind|blinds>|small and big blinds|a small and a big>"
    size = "[[,] [which is|of] [usually] <twice|double> <as <much|big>|that [amount|much]|the small [blind|one]|the amount>|, which is twice as big]"
    next_ = "<[the] <player|person|one|guy> after <him|that|that one>|[the] next [player|person|one|guy|seat] [over|to the left]>"
    like = "[, [just] <like|as|the same as|same as> [in] [texas] <hold'em|holdem|omaha>]"
    add(
        "Standing",
        [
            "the two players to the left of the dealer post blinds",
            f"[the] [first] two players [{left}] {post} {two} {like} [{left}]",
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
            "[a] small blind and [a] big blind",
            "blinds , [a] small [one] and [a] big [one]",
        ],
        usual,
    )
    add(
        "Plain",
        f"{{first:Plain}} [,] after {two} <have been|are|were> <posted|put in|put up|paid>",
        build=lambda first: (usual, *first),
        read_only=True,
    )
    add(
        "Plain",
        "{first:Plain} [,] after <everyone|everybody|each player|all players|the players> <has|have> <anted|put in <an|the|their|his> ante|paid <an|the|their|his> ante>",
        build=lambda first: (Do(Deed(Verb.ANTE)), *first),
        read_only=True,
    )
    add("Standing", "the blinds are {first:Amount} and {second:Amount}", Blinds((v.first, v.second)))
    shared = "<[the] blinds <are|:>|[there are|use|we use|play with|with] [two] blinds of|blinds>"
    first_two = f"[the] [first] two players {left} {post} [{two} of]"
    add(
        "Standing",
        [
            f"{shared} {{pair:TwoSums}} [<are|is> <posted|put in|put up|paid> [by [the] [first] two players <{left}|<to|on|at> the dealer 's left>]]",
            "{pair:TwoSums} blinds",
            f"{first_two} {{pair:TwoSums}}",
        ],
        build=lambda pair: Blinds((*pair,)),
        read_only=True,
    )
    small_is, big_is = ("[<a|the>] small blind [is|of|,]", "[<a|the>] big blind [is|of|,]")
    add(
        "Standing",
        f"{small_is} {{small:Amount}} [,] [and] {big_is} {{big:Number}}",
        build=lambda small, big: Blinds((small, as_many(small, big))),
        read_only=True,
    )
    one = "[<the|a>] [first] <player|person|guy|one>"
    single = "<a|one|a single|just one|only one> blind [bet] [only]"
    add(
        "Standing",
        [
            "the player to the left of the dealer posts a blind of {price:Amount}",
            f"{one} {left} {post} {single} <of|:> {{price:Amount}}",
            f"{one} {left} {post} <a|an> {{price:Amount}} blind",
            f"<there is|use|we use|with> {single} [of|:|,] {{price:Amount}} [,] [<posted by|from> {one}] [{left}]",
            f"{single} of {{price:Amount}} is posted <by {one} {left}|{left}>",
        ],
        Blinds((v.price,)),
    )
    add(
        "Standing",
        [
            "nobody posts blinds",
            "[there are|with|use|we use] no blinds [and no board]",
            "there are not any blinds",
            "[the] blinds : none",
            "<nobody|no one> posts [a] <blind|blinds>",
        ],
        Remark(NO_BLINDS),
    )
    add(
        "Standing",
        [
            "blinds count as bets",
            "[the] blinds <count as [regular] bets|are live|count toward <your|the> bet|count as <part of|> your bet>",
        ],
        Remark("blinds count as bets"),
    )
    instead = "instead of <an ante|antes|anteing|ante>"
    add(
        "Plain",
        [f"{instead} [,] {{rules:Plain}}", f"{{rules:Plain}} [,] {instead}"],
        build=without_ante,
        read_only=True,
    )
    add(
        "Plain",
        f"{{first:Standing}} , <just|only> {two}",
        build=lambda first: (first, usual) if first == Ante(None) else None,
        read_only=True,
    )
    add(
        "Plain",
        "{first:Standing} , <just|only> <an|the> <ante|antes>",
        build=lambda first: (first, Ante(Amount(Unit.ANTE))) if first == Remark(NO_BLINDS) else None,
        read_only=True,
    )
    prices = "{small:Amount} and [then] {big:Amount}"
    add(
        "Standing",
        [
            "the small blind is {small:Amount} and the big blind is {big:Amount}",
            "[the] blinds <are|of> {small:Amount} and {big:Amount}",
            f"[the] [first] two players {left} {post} {two} <,|of> {prices}",
            f"{post} <a|the> small blind of {{small:Amount}} and <a|the> big blind of {{big:Amount}} [{left}]",
            f"{small_is} {{small:Amount}} [,] [and] {big_is} {{big:Amount}}",
            f"{one} {left} {post} {{small:Amount}} [,] and {next_} [{post}] {{big:Amount}} [before <the deal|any cards are dealt|anyone gets a card|the cards come out>]",
            f"[there is|with|we play with|we use|use|play with|the game has] <a|the> small blind of {{small:Amount}} and <a|the> big blind of {{big:Amount}} [{left}]",
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


def without_ante(rules: tuple[Any, ...]) -> tuple[Any, ...] | None:
    """Blinds, and no ante beside them."""
    return (Ante(None), *rules) if any(isinstance(rule, Blinds) for rule in rules) else None


SHOWS_OPENERS = "the opener shows openers at the end"
SPLITS_OPENERS = "the opener may split openers"
"""Nobody is let open without openers, so there is nothing to prove, and nothing to set aside for that."""


def _to_open(grammar: Grammar) -> None:
    """What it takes to open, and what happens where nobody can."""
    add = grammar.add
    anyone = "<you|a player|players|everyone|everybody|anyone|somebody|someone|whoever opens|the opener>"
    need = (
        "<need|needs|must have|has to have|have to have|must hold|must be holding|has to hold|have to hold|should have>"
    )
    opening = "<open|open the <betting|pot|bidding|hand>|start the betting|make the first bet|bet first|get the betting started|open up>"
    to_open = f"[in order] to {opening}"
    having = "<you|they|he|she|somebody> <have|has|hold|holds|are holding|is holding>"
    add(
        "Standing",
        [
            "you need {made:Made} to open",
            f"{to_open} [,] {anyone} {need} {{made:Made}}",
            f"{anyone} {need} {{made:Made}} {to_open}",
            f"[{anyone}] <need|must have|have to have|must hold> {{made:Made}} [{to_open}]",
            f"{anyone} <can|may> [only] {opening} <only <if {having}|with>|only when {having}> {{made:Made}}",
            f"{anyone} <can|may> only {opening} <if {having}|when {having}|with> {{made:Made}}",
            f"only <someone|somebody|a player|players> <with|who <has|have|holds|hold>> {{made:Made}} <can|may> {opening}",
            f"<the first|any|a|each|every> player <with|who <has|holds>> {{made:Made}} <can|may> {opening}",
            f"it takes {{made:Made}} {to_open}",
            f"<nobody|no one|no player> <can|may> {opening} <without|unless {having}|with <less|anything less> than> {{worse:Made}}",
            f"{anyone} <can not|may not> {opening} <without|unless {having}|with <less|anything less> than> {{worse:Made}}",
            f"{{made:Made}} <is|are> <needed|required|necessary|what it takes|what you need|the minimum> {to_open}",
            f"{{made:Made}} {to_open}",
            f"[the] <minimum|least|lowest hand> [needed|required] <{to_open}|for openers> is {{worse:Made}}",
            "opening <requires|takes|calls for> {made:Made}",
            "<openers|opening hands|the openers> <are|must be> {made:Made}",
            "the minimum <opener|openers|opening hand> is {worse:Made}",
        ],
        build=lambda made=None, worse=None: Openers(at_the_least(worse) if worse else made),
        apart=lambda rule: {"made": rule.made} if isinstance(rule, Openers) and not rule.later else None,
    )
    opener = "<<the|an> opener|whoever opened [the betting|the pot]>"
    his = "[<his|her|their|the|those>]"
    he = "<he|she|they>"
    prove = "<show|prove|be able to <show|prove>>"
    had = f"[that] <{his} openers|{he} <had|held|has> <openers|them>|it>"
    by_showing = f"[by showing {his} <openers|cards|hand>]"
    then = f"[to open|when {he} opened|<if|when> {he} <wins|win>|<at the end|at the showdown|afterward|when the hand is over>|to <win|take> [the pot]|before <{he} can <take|win>|<taking|winning|collecting|claiming>> [the pot]]"
    did = "<folding|winning [without <a call|being called>]|losing>"
    even = f"[[,] <win or lose|even if <<everyone|everybody> <else folds|else folded|folds>|{he} <folded|folds|fold>|{he} <win|wins> without <a call|being called>|<nobody|no one> calls>|even after {did}|even after {did} or {did}>]"
    loses = f"<<his|her|their> hand is dead|{he} <is|are> out|{he} <can not|does not> win|{he} <lose|loses|forfeit|forfeits> [the pot|<his|her|their|all|any> <claim|right> to <the pot|it>]>"
    claim = "[the <hand|right to the pot>|[<any|all|his|her|their|every>] [claim to|right to] the pot]"
    or_else = f"<, and|, or|;|and> <if {he} <can not|does not> [,]|> {loses}"
    add(
        "Standing",
        [
            "the opener shows openers at the end",
            f"{opener} <must|has to|have to|needs to> {prove} <{had}|[that] [{he} <had|held>] {his} {{made:Made}}> [{to_open}|when {he} opened] {then} {by_showing} {then} {even} [{or_else}]",
            f"<if|when> {opener} wins [the pot] [,] {he} <must|has to|have to> {prove} <{had}|[that] [{he} had] {his} {{made:Made}}>",
            f"{opener} <must|has to> <keep|hold on to|hang on to> {his} openers [to {prove} {had}]",
            f"<a player|anyone|whoever|any player> [who] <opened|opens|has opened> without <openers|them|having <openers|them>|the openers> <can not win [the pot]|<loses|forfeits|gives up> {claim}>",
            f"{opener} who can not <show|prove> <openers|{{made:Made}}> <can not win [the pot]|loses [<the pot|the right to the pot|the hand>]|forfeits the pot>",
            f"if <{he}|{opener}> <turns out not to have [had]|did not [really] have|can not <show|prove>> <{had}|{{made:Made}}> [,] <<his|her|their|that> hand is dead|<he|she> is out|<he|she> <loses|forfeits> [<the pot|<his|her> <claim|right> to <the pot|it>>]> [and {he} <loses|lose> <what|whatever> {he} <put|has put> in|and the pot goes to the best hand <of|among> the <others|rest|other players>]",
        ],
        build=lambda made=None: HadOpeners(made) if made else Remark(SHOWS_OPENERS),
        apart=lambda rule: {} if rule == Remark(SHOWS_OPENERS) else None,
    )
    add(
        "Plain",
        f"{{first:Plain}} [,] <as long as|provided [that]|if|but only if> {opener} <<can|is able to> <show|prove>|shows|has> [<his|her|their>] openers",
        build=lambda first: (*first, Remark(SHOWS_OPENERS)),
        read_only=True,
    )
    own = "<<your|the|his|her|their|those> <openers|pair [<you|he|she|they> opened with]|opening <hand|pair>>|them> [on the draw|in the draw|to draw [<at|to|for> something [better|else]|to <a|your> <straight|flush>]]"
    say_so = "<say so|announce it|tell <everyone|the table>|<set|put|keep|keeps|sets|puts|lay> the <discard|discards|split card> <aside|separate|[off] to <one|the> side|nearby|<next to|beside|in front of> <you|him|her|them>|under <your|his|her|their> chips> [and say so]> [<so [that] <you|he|she|they> can|to> <show|prove> <it [later]|it was there|[that] <you|he|she|they> had <it|them|openers>>|so [that] <it|they> can be <checked|shown|seen> [later|afterward|at the end]]"
    say_so = f"<{say_so}|say so and {say_so}>"
    add(
        "Standing",
        [
            "the opener may split openers",
            f"if <you|he|she|they|the opener> <break|breaks|split|splits|break up|breaks up> {own} [,] <<you|he|she|they> [<must|have to|has to>]|> {say_so}",
            f"<you|the opener|whoever opened|he|she> <may|can> <split|break up|break> {own} , <but|and> <he|she|you|they> <must|has to|have to> {say_so}",
            f"if <he|she|the opener> <breaks|splits|split|broke|breaks up> {own} , <he|she> <says so|announces it> [and keeps <that|the> <discard|card> <aside|off to the side|to one side>]",
            f"<you|the opener|whoever opened> <may|can|is allowed to|are allowed to> <split|break up|break> {own} [, but [<you|he|she|they>] <must|has to|have to> {say_so}|, but {say_so}]",
        ],
        Remark(SPLITS_OPENERS),
    )
    add(
        "Standing",
        [
            "anyone may open",
            "<you|players> do not need <jacks|anything|anything special|openers|a pair> [or anything else] to open",
            "no [particular|special] hand is <needed|required> to open",
            "<anyone|anybody|any hand|you> <can|may> open [<with|on> <anything [you <have|like|want>]|any hand|whatever <you|they> <have|like>>]",
        ],
        Remark("anyone may open"),
    )
    add(
        "Standing",
        [
            "nobody has to open",
            "<<you|players> <do not have|need not|are not obliged|are not required|are not forced> [to]|<nobody|no one> <has|is obliged|is required|is forced> to|a player <does not have|is not obliged|is not required> to> open [,] [even] <if|when> <you|they|he> <have|has|hold|holds> <openers|the [necessary|required] <openers|cards|hand> [for it|to do so|to open]|a hand that is good enough>",
            "having [the] openers does not mean [that] <you|they> have to open",
            "<you|they> <can|may> sandbag [if <you|they> <want|like> [to]]",
            "you do not have to open just because you can",
        ],
        Remark("nobody has to open"),
    )
