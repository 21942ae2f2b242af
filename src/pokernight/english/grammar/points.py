"""Totals of points: what players aim at, going over and under, and totals that count both ways."""

from pokernight.english.construction import Grammar
from pokernight.english.grammar.marks import AimsAt, Bust, EachTotal
from pokernight.english.grammar.rankings import BOTH_TOTALS
from pokernight.english.template import v
from pokernight.meaning.cards import Anywhere, Cards
from pokernight.meaning.deeds import Deed, Verb, Word
from pokernight.meaning.hands import Counts, Nearer, TargetTies
from pokernight.meaning.rules import Remark

AS_CLOSE = "hands aim at their totals"
EITHER_SIDE = "totals may be over or under"
AS_HELPS = "each card counts as helps most"
EACH_WAY = "an ace may count one way for low and the other for high"
WAYS = (Word.HIGH, Word.LOW, Word.BOTH)


def add_to(grammar: Grammar) -> None:
    """Add what this file is about."""
    _aims(grammar)
    _over(grammar)
    _ties(grammar)
    _both_ways(grammar)
    _declared(grammar)
    _values(grammar)


def _aims(grammar: Grammar) -> None:
    """The totals that players aim at."""
    tries = "<the <goal|aim|idea|object|point> [of the game|here] is to|<you are|everyone is|players are> trying to|<you|everyone|players> <try|tries|want|wants> to|try to|[here] you want to>"
    adds = "<get|come|have|make|end up with|get to|hold> [<a total|a hand|cards|your cards|a count> [that] [<to add up|that add up|to come|that comes|adding up|add up|comes|that adds up|that total>]] [to]"
    close = "<as <close|near> as <you can|possible> [to]|<closest|nearest> to|close to|[to] exactly|to|near>"
    wants = (
        "<you|everyone|players> <want|wants> <your|their> <cards|hand|total|points> to <add up|come|come out|get> to"
    )
    or_near = "[,] or <as <close|near> as <you|they> can [get]|as <close|near> as possible>"
    grammar.add("Standing", "hands aim at their totals", Remark(AS_CLOSE))
    grammar.add(
        "Standing",
        [
            "hands aim at {a:Fraction} or {b:Fraction}",
            f"[forget poker hands , [here]] {tries} {adds} {close} {{a:Fraction}} [,] <or|and> [<to|close to|<closest|nearest> to|as close as <you can|possible> to|near>] {{b:Fraction}} [, or [to] both|or both]",
            f"{wants} {{a:Fraction}} or [to] {{b:Fraction}} [{or_near}]",
        ],
        AimsAt((v.a, v.b)),
    )
    grammar.add(
        "Plain",
        "{first:Plain} , and the <two|two hands|two players|winners> <split|share|divide> the pot",
        build=lambda first: (*first, EachTotal()) if isinstance(first[-1], AimsAt) else None,
        read_only=True,
    )
    grammar.add(
        "Standing",
        [
            "hands aim at {a:Fraction}",
            f"[forget poker hands , [here]] {tries} {adds} {close} {{a:Fraction}}",
            f"{wants} {{a:Fraction}} [{or_near}]",
        ],
        AimsAt((v.a,)),
    )


def _over(grammar: Grammar) -> None:
    """Whoever goes over a total cannot win."""
    over = "<go|goes|is|are|went|end up|ends up> [even] over {total:Fraction}"
    dead = "<<your|his|her|their|that> hand is dead|<you|they|he|she|that player> <are|is> out [of the hand]|<you|they|he|she|that player> <bust|busts|lose|loses|can not win|<are|is> <busted|dead>|have busted|has busted>>"
    grammar.add(
        "Standing",
        [
            "hands over {total:Fraction} lose",
            f"<if|when|whenever|once> <you|a player|they|anyone|someone|somebody> {over} [,] {dead}",
            f"{over} and {dead}",
            "<anyone|whoever|a player|any player|anybody> [<who|whose total> <goes|is>|with [a total|more]] <over|above|than> {total:Fraction} <is out|busts|loses|is busted|is dead|can not win>",
            "<if|when|once> <your|his|their|a|the> <total|points|count|score|cards> <is|are|comes to|adds up to|add up to|goes> <over|more than|above|higher than> {total:Fraction} [,] {dead}".replace(
                "{dead}", dead
            ),
            "<anyone|whoever|a player|any player> [who] <goes|is> over {total:Fraction} <is out|busts|loses|is busted|is dead>",
            "<any|a> hand over {total:Fraction} <loses|is dead|is out|busts>",
            "over {total:Fraction} <loses|is dead|is a bust|busts>",
            "[<a|any>] [hand|total|hands|totals] over {total:Fraction} <can not|may not|does not|do not> win",
            "no <hand|total> over {total:Fraction} <can|may> win",
            "<you|a player|players|they> <lose|loses|can not win> <if|when> <you|they|he> <go|goes|are|is> over {total:Fraction}",
        ],
        Bust(v.total),
    )


def _ties(grammar: Grammar) -> None:
    """Two totals that are equally far from their target."""
    add = grammar.add
    several = "two [<players|hands|of you|of them|people|totals>]"
    target = "<it|<a|the|either|one> <target|number|total>>"
    away = (
        f"<are|is|come out|end up> <the same distance <away|off|from {target}>|equally <close|near> [to {target}]|equally <far|far away|distant> [from {target}]|"
        "tied|just as close|the same amount away|the same amount off>"
    )
    tie = f"<<if|when> {several} {away}|<if|when> the distance is the same|if {several} tie|if there is a [dead|exact] tie|if it is a [dead|exact] tie|if they tie|in [case of] a [dead|exact] tie|on a tie>"
    sides = "[, one <under|below|over|above> and <one|the other> <over|above|under|below>|, one on each side]"
    for tied, near, far in (
        (Nearer.LOW, "<under|below>", "<over|above>"),
        (Nearer.HIGH, "<over|above>", "<under|below>"),
    ):
        this = f"<the <one|player|hand|total> [<who|that> <is|went|goes|comes in>] {near} [it]|[the] {near} [hand|one|side|total]>"
        that = f"<the <one|player|hand|total> [<who|that> <is|went|goes|comes in>] {far} [it]|[the] {far} [hand|one|side|total]>"
        add(
            "Standing",
            [
                f"{tie} {sides} [,] {this} <wins|takes it|is better|beats {that}>",
                f"<a tie|ties> <goes|go> to {this}",
                f"at the same distance , {this} beats {that}",
                f"{this} beats {that} {tie}",
                f"{this} beats {that} <in a tie|on a tie|at the same distance|if there is a tie>",
            ],
            TargetTies(tied),
            read_only=True,
        )


def _both_ways(grammar: Grammar) -> None:
    """What goes without saying of totals."""
    add = grammar.add
    you = "<you|a player|players|your total|a hand>"
    add(
        "Standing",
        [
            "totals may be over or under",
            "<going|being> <over|under|over or under> [it] is <fine|allowed|ok|okay|all right|no problem>",
            f"{you} <can|may> <be|go|come in|end up> [either] <over or under|under or over|above or below|below or above> [it|either number|the target|the number]",
            "<over or under is fine|it does not matter <if|whether> you are over or under>",
            "<over|going over> is as good as <under|going under>",
        ],
        Remark(EITHER_SIDE),
    )
    ace = "<it|an ace|aces|one ace|the ace|your aces|the aces|they|each ace>"
    both = (
        "<both [at once|at the same time|ways]|[as] both [at once|at the same time]|both ways|one each way|"
        "<different ways|differently> for each <side|half|way|total>|one way for {a:Number} and the other for {b:Number}|{a:Number} for one [side|half] and {b:Number} for the other>"
    )
    going = "[if <you are|he is|they are> <going|playing|trying> [for] <both ways|both|both totals|both numbers>]"
    add(
        "Standing",
        [
            "an ace may count one way for low and the other for high",
            f"{ace} <can|may> [even] <be|count [as]|be used|be counted [as]> {both} {going}",
            f"you <can|may> [even] <use|count> {ace} {both} {going}",
        ],
        build=lambda a=0, b=0: Remark(EACH_WAY),
        apart=lambda rule: {} if rule == Remark(EACH_WAY) else None,
    )
    add(
        "Standing",
        "<one|the same|a> player <can|may> win both [halves|ways|sides] <by using|using|if he uses|by counting> {ace} <two ways|both ways|one way and the other|<differently|different ways> <for each <target|total|half|side|way>|each way>>".replace(
            "{ace}", ace
        ),
        Remark(EACH_WAY),
        read_only=True,
    )
    add(
        "Standing",
        [
            "each card counts as helps most",
            "if <you|they|a player> <have|has|hold|holds> <several|two|more than one|two or more> {_:Kind.all} [,] [then] each [one|of them] <can|may> <be counted|be used|count> <either way|both ways|differently|as one or the other|a different way>",
            "each {_:Kind.one} <can|may> <be counted|be used|count> <either way|separately|by itself>",
            "you <do not have to|need not> count [all] {_:Kind.all} the same [way]",
        ],
        build=lambda _=None: Remark(AS_HELPS),
        apart=lambda rule: {} if rule == Remark(AS_HELPS) else None,
    )
    sign = "<5 , a , a|5 , ace , ace|five , ace , ace|a , a , 5|ace , ace , 5|ace , ace , five|a , a , five>"
    hand = f"<two aces and a five|a five and two aces|5 a a|a a 5|{sign}|[an] ace , [an] ace [,] and [a] five|[a] five and two aces>"
    makes = (
        "<is|are|make|makes|count as|counts as|come to|comes to|hit|hits|[,] <you|a player|he> <have|has>|gives you>"
    )
    both = "<[both] [as] [a] [perfect] {a:Number} and [as] [a] [perfect] {b:Number} [both|at once|at the same time|both ways]|both <numbers|totals>>"
    perfect = "[the] <perfect|best [possible]|unbeatable> [hand] [each way|both ways|either way]"
    wins = "[<you|it|they|that hand>] <win|wins|scoop|scoops|can win|may win> <it all|everything|the whole <pot|thing>|both [ways|halves|sides]>"
    since = "[<since|because|as> <it|they> <is|are|makes|make|counts as>]"
    add(
        "Standing",
        [
            "two aces and a five come to both totals",
            f"[so] [with] {hand} {makes} {both} [, {perfect}] [[,] <and|so> {wins}]",
            f"[so] {hand} <is|are|make|makes> {perfect} [, {since} {both}]",
            f"[so] {hand} {wins}",
            f"<you|a player|one player> <can|may> <win|take> <both halves|both ways|both|the whole pot> with {hand} [, which {makes} {both}]",
        ],
        build=lambda a=0, b=0: Remark(BOTH_TOTALS),
        apart=lambda rule: {} if rule == Remark(BOTH_TOTALS) else None,
    )


def _declared(grammar: Grammar) -> None:
    """Totals that are gone for: the smaller one is the low end."""
    add = grammar.add
    ways = "[for] {a:Number} , [for] {b:Number} [,] or [for] both [ways|of them]"
    going = f"<whether <they|you> are [going] <for|after> |[whether they are going]> {ways}"
    together = "[all together|at the same time|together|secretly|in secret|all at once]"
    for form, verb in (("base", "<declare|pick|choose|say>"), ("s", "<declares|picks|chooses|says>")):
        add(
            f"VP.{form}",
            [f"{verb} {together} {going} {together}"],
            build=lambda a, b: Deed(Verb.DECLARE, words=WAYS) if a < b else None,
            read_only=True,
        )
    add(
        "Standing",
        "<a player who goes|players who go|anyone who goes|if you go> for both [,] [you] <must|has to|have to> win both [,] or <he|you|they> <wins|win|gets|get> nothing",
        Remark("a player who declares both must win both"),
        read_only=True,
    )
    add(
        "Step",
        [
            "the hands closest to each total split the pot",
            "the [hand|hands|player|players|one|ones] <closest|nearest> to each <one|number|total|target|of them|of those|of the two> <split|splits|share|shares|divide|divides> the pot",
            "the pot <is|gets> split <between|by> the [hands|players|ones] <closest|nearest> to each [one|number|total]",
        ],
        EachTotal(),
    )


def _values(grammar: Grammar) -> None:
    """What cards are worth."""
    others = "<all [the] other cards|[all] the rest|everything else|[the] number cards|all others|other cards>"
    grammar.add(
        "Standing",
        f"{others} <is|are|count|counts> [worth|for|as] [just] <<its|their> [own|face|printed] <value|number>|<its|their> <face|spots>|what they are|their <spots|pips|spot|face|number|numbers>|what <they say|is on them|is printed [on them]>|the number on them>",
        Counts(Cards(at=Anywhere())),
        read_only=True,
    )
