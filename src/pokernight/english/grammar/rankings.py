"""How hands are ranked, what they are made of, and what it takes to win."""

from fractions import Fraction
from functools import partial
from typing import Any

from pokernight.cards import Rank
from pokernight.english.construction import FAR, IDIOM, Grammar
from pokernight.english.grammar.exceptions import AS_USUAL
from pokernight.english.grammar.hands import LOW_ORDERS, RANKS_AND_SUITS
from pokernight.english.grammar.making import MAKER
from pokernight.english.grammar.marks import ForLow, LowForThis, NoRuns, Ranked, SureCard
from pokernight.english.template import v
from pokernight.meaning.cards import Anywhere, Cards, Face
from pokernight.meaning.deeds import Deed, Verb
from pokernight.meaning.hands import (
    AceAs,
    AcesLow,
    BestHand,
    CardsSpeak,
    Compared,
    Counts,
    CountsTimes,
    DealtForTies,
    FourCardHands,
    HandLimit,
    HandSize,
    Limit,
    LowOrder,
    LowRanking,
    Nearer,
    OfShape,
    Outranks,
    Past,
    PastTarget,
    Qualifier,
    Scoops,
    Shape,
    Share,
    Showdown,
    SmallHands,
    Target,
    TargetTies,
    Tops,
)
from pokernight.meaning.numbers import at_least
from pokernight.meaning.players import End, Everyone, Players, Quantifier
from pokernight.meaning.printed import fixed
from pokernight.meaning.rules import Do, Happens, Remark
from pokernight.meaning.sorts import Made

ACES_HIGH = "aces are high"
NO_LOW_ACE = "an ace is never the low card"
ACES_BOTH = "aces are high, and low in a wheel"
KINGS_HIGH = "the king is the highest card where aces are low"
RUNS_COUNT = "straights and flushes count in low hands"
SHORT_HANDS = "hands of fewer than five cards make no straights or flushes"
PAIRS_HURT = "pairs count against a low hand"
FIVE_OF_A_KIND = "five of a kind is the best hand"
FROM_THE_TOP = "low hands are compared from the highest card down"
BOTH_TOTALS = "two aces and a five come to both totals"
NO_HANDS = "hands are scored in points"
MOST_POINTS = "the highest total wins"
NO_HALF = {End.HIGH: "no high hand wins", End.LOW: "no low hand wins"}
TWO_HALVES = "the pot has two halves"
HOLE_ONLY = "only hole cards count for the single card that wins a share"
BADUGI_RANKS = "more cards of different ranks and suits beat fewer"


def add_to(grammar: Grammar) -> None:
    """Add what this file is about."""
    _aces(grammar)
    _runs(grammar)
    _orders(grammar)
    _badugi(grammar)
    _best_badugi(grammar)
    _qualifying(grammar)
    _halves(grammar)
    _hands(grammar)
    _ace_as(grammar)


USUAL_RANKING = (
    "[use|using] [the] <regular|normal|standard|usual|ordinary|conventional> [poker] [hand] <ranking|rankings|ranks|order> "
    "[of [poker] hands] [apply|applies|is used|are used|holds]"
)
_ACES = "<aces|the ace|an ace|ace>"
_LOW_CARD = "<<the|your> <low|lowest|little> [[hole|up|down] <card|one>]|<which|what> [hole|up|down] card is [the|your] <low|lowest> [one]>"
_PURPOSE = f"<in the hole|for this [purpose]|for that purpose|[only] for <the bring in|the first bet|<the|your> wild <card|cards>|{_LOW_CARD}>>"
"""Where it is only told which card is the lowest."""
_EVERYWHERE = (
    "[here|in this game|in all hands|for both [halves|hands|ways|sides|of them]|in both <hands|halves>|both ways]"
)
UNBEATEN = (
    "<<can not|can never> be <beaten|beat|topped> [by anything]|<is|are> unbeatable|"
    "<rank|ranks> [the] <highest|first|best|above all others|above everything [else]|at the top|on top>|<come|comes> first>"
)
"""Said of the best hand of all."""
_BAD = "<[really|always] bad|no good|bad news|useless|poison>"
ACES_BAD = "aces are bad for low hands"
RANKED_APART = "each share has a ranking of its own"


def _aces(grammar: Grammar) -> None:
    """Where the ace and the king stand."""
    add = grammar.add
    count = "<are|is|count|counts|count as|counts as|play|plays|rank|ranks>"
    only = "[only|always|considered|just]"
    add(
        "Standing",
        [
            "aces are low",
            f"{_ACES} {only} {count} {only} low [only] {_EVERYWHERE}",
            "with aces [always|counting|counted] [as] low",
            "aces [always|only] [counting|counted] [as] low",
            "[,] counting aces [always] [as] low",
            f"{_ACES} {only} {count} {only} <a one|the lowest [card]|the low card|ones>",
            f"{_ACES} {count} {only} low , not high",
        ],
        AcesLow(),
    )
    add(
        "Standing",
        [
            "aces are high",
            f"{_ACES} {only} {count} {only} high [only] {_EVERYWHERE}",
            "with aces [always|counting|counted] [as] high",
            "aces high",
            "aces are the <highest|top> [card|cards]",
            f"{_ACES} {count} {only} high , not low",
            "an ace <can not|can never> be low",
            f"{_ACES} <can|may> only <be|count [as]|be used as> high",
            f"{_ACES} <is|are> [always|only] [a] high <card|cards> {_EVERYWHERE}",
            "<a deuce|a two|deuces|twos> <is|are> <as low as it gets|the lowest [card] [in the hole|you can have]>",
        ],
        Remark(ACES_HIGH),
    )
    king_high = "<the king|kings> <is|are> [the] <high|highest> [card|cards] <,|and|, and> {aces} [<is|are>] [the] <low|lowest> [card|cards|one]".replace(
        "{aces}", _ACES
    )
    low_first = "{aces} <is|are> [the] <low|lowest> [card|cards|one] <,|and|, and> <the king|kings> [<is|are>] [the] <high|highest> [card|cards|one]".replace(
        "{aces}", _ACES
    )
    add("Standing", [king_high, low_first], AcesLow(), read_only=True)
    two = "<the two|twos|deuces|the deuce>"
    add(
        "Standing",
        [
            f"{two} <is|are> [the] <low|lowest> [card|cards] <,|and|, and> {_ACES} [<is|are>] [the] <high|highest> [card|cards|one]",
            f"{_ACES} <is|are> [the] <high|highest> [card|cards] <,|and|, and> {two} [<is|are>] [the] <low|lowest> [card|cards|one]",
        ],
        Remark(ACES_HIGH),
        read_only=True,
    )
    worst = "the <worst|highest> <card|cards|one> [<to|you can> <hold|have|get|be dealt>|there is|of all|in the deck]"
    add(
        "Standing",
        [
            "aces are bad for low hands",
            f"{_ACES} <is|are> <{_BAD}|{worst}> [for low|here|in this game]",
        ],
        Remark(ACES_BAD),
    )
    here = "[here|in this game|at all]"
    bad = "<[just|only|simply] [<a|an>] [lousy|bad|poor|weak|plain] ace high [hand]|ace high>"
    straight = "<a straight|straight|a wheel|a low|a good low>"
    add(
        "Standing",
        [
            f"[so] {{ranks:RankRow}} <<is not|does not count as|is never> {straight} {here} [[,] <and|nor> [it is] [not] {straight} [either]]> [[,] [but|and] [it] [is|counts as] {bad}]",
            f"[so] {{ranks:RankRow}} <is|counts as> {bad}",
        ],
        build=lambda ranks: Remark(ACES_BAD) if ranks == WHEEL else None,
        read_only=True,
    )
    add(
        "Plain",
        f"{{first:Plain}} [,] <so|and that makes|which makes> <<it is|they are> <{_BAD}|{worst}>|<it|them> <{_BAD}|{worst}>>",
        build=lambda first: (*first, Remark(ACES_BAD)) if first == (Remark(ACES_HIGH),) else None,
        read_only=True,
    )
    add(
        "Standing",
        [
            "an ace is never the low card",
            f"{_ACES} {only} {count} {only} high [only] {_PURPOSE} [, so a <deuce|two> is <as low as it <goes|gets>|the lowest [you can <have|get>]>]",
            f"{_PURPOSE} [,] {_ACES} {only} {count} {only} high",
            f"{_ACES} <can not|can never|may not> be {_LOW_CARD}",
            f"{_ACES} {count} never {_LOW_CARD}",
            f"{_ACES} [in the hole] <is|are> not {_LOW_CARD}",
            f"{_ACES} in the hole {count} [always] [<a|as a>] high [card] [[,] <and|but> <not|never> [as] {_LOW_CARD}]",
            f"{_ACES} [are high <and|, and|, so they>] <does not|do not> count as {_LOW_CARD} [[,] unless <you have|there is> nothing <lower|else>|[,] unless <they are|it is> all [that] you have]",
        ],
        Remark(NO_LOW_ACE),
    )
    add(
        "Standing",
        f"{_ACES} {only} {count} {only} low <for this [purpose]|for that|for these>",
        LowForThis(),
        read_only=True,
    )
    grammar.add(
        "Standing",
        f"<for this [purpose]|for that [purpose]|here|in this> [,] {_ACES} {only} {count} {only} low [<and|,> <kings|the king> [{count}] [the] <high|highest>]",
        LowForThis(),
        read_only=True,
    )
    add(
        "Plain",
        "{first:Plain} [,] with <aces|the ace> [as|being|counting [as]|counted as] low",
        build=lambda first: (*first, LowForThis()) if isinstance(first[-1], Qualifier) else None,
        read_only=True,
    )
    either = "<the <highest|high> <or|and> [as] [the] <lowest|low> [card]|high or low|high and low|low or high|both high and low|both ways|either way|low|either high or low|a high or [as] [a] low card>"
    add(
        "Standing",
        [
            "aces are high or low",
            f"in <a straight|straights> [,] {_ACES} <can|may> <be|count|be used> [as] [either] {either}",
            f"{_ACES} <can|may> <be|go|be used|be placed|stand> at <either|both> <end|ends> of a straight",
            f"{_ACES} {count} [either] <high or low|high and low|low or high|both ways|both high and low>",
            f"{_ACES} <can|may> <be|count|count as|be used|be used as|play|go> [in <a straight|straights>] [as] [either] {either} [in <a straight|straights>] [for [the] <low|high> [hand]]",
        ],
        Remark(ACES_BOTH),
    )
    add(
        "Standing",
        [
            "kings are high where aces are low",
            f"<kings|the king|a king> {count} [the] <high|highest|best|top|worst> [up|door] [card|cards] [of all] [here|to show|for the bring in|you can <show|have|get>]",
        ],
        Remark(KINGS_HIGH),
    )


_NTH = "[first|second|third|last|final]"
_RUNS = "<straights and flushes|straights or flushes|straights , flushes and suits|a straight or [a] flush|flushes and straights>"
_LOWS = "<when <you are|> <reading|figuring|judging|comparing|making> <the|a|your> low [hand]|in low hands|for low hands|for low|in low|for the low hand|for the low|in the low|in lows|for lows|for the low half|in lowball>"


def _runs(grammar: Grammar) -> None:
    """Whether straights and flushes count."""
    add = grammar.add
    out = "<are <ignored|disregarded|left out|not <counted|considered|recognized|ranked>>|have no <value|meaning>|play no part|count as nothing|do not count|do not matter|mean nothing|count for nothing|are not used|do not mean anything|do not exist>"
    add(
        "Standing",
        [
            "straights and flushes do not count",
            f"{_RUNS} {out} [here|in this game]",
            f"[there are] no {_RUNS}",
            f"[<you|we|players>] [can] <do not [have to|need to] <care|worry> about|ignore|forget [about]|disregard|do not count> {_RUNS}",
        ],
        NoRuns(),
    )
    for shape in (Shape.STRAIGHT, Shape.FLUSH):
        one = RANKED[shape]
        add(
            "Standing",
            [
                f"{shape.value}{'s' if shape is Shape.STRAIGHT else 'es'} do not count",
                f"{one} <{out}|does not count|counts for nothing> [here|in this game]",
                f"there are no {one} [here|in this game]",
            ],
            NoRuns(only=shape),
        )
    now = f"<this time [around]|<in|for|on|during|at> this {_NTH} <round|deal|stage|phase|hand>>"
    add(
        "Standing",
        ["straights and flushes do not count with so few cards", f"{now} [,] {_RUNS} {out}", f"{_RUNS} {out} {now}"],
        NoRuns(now=True),
    )

    hurt = "<do not|does not> <count against|hurt|spoil|ruin|affect|kill|disqualify>"
    whom = "<you|it|a low|a low hand|your low|your low hand|low hands|the low|a hand|your hand|them|him>"
    add(
        "Standing",
        [
            "straights and flushes do not count in low hands",
            f"{_RUNS} {out} {_LOWS}",
            f"{_LOWS} , {_RUNS} {out}",
            f"{_RUNS} {hurt} {whom}",
            f"{_RUNS} <are|is> <fine|ok|okay|allowed|no problem> <{_LOWS}|in a low [hand]>",
            f"{_LOWS} [,] {_RUNS} <are|is> <fine|ok|okay|allowed|no problem>",
        ],
        LowRanking(LowOrder.ACE_TO_FIVE),
    )
    against = "<count against|counts against|hurt|hurts|spoil|spoils|ruin|ruins|kill|kills>"
    add(
        "Standing",
        [
            "straights and flushes count in low hands",
            f"{_RUNS} [do] [count ,] [so they] {against} {whom} [{_LOWS}]",
            f"{_LOWS} [,] {_RUNS} {against} {whom}",
            f"{_RUNS} [do] count , so they {against} {whom}",
            f"{_RUNS} [do] <count|matter|exist> [{_LOWS}] [too|as well|here]",
            f"{_RUNS} <is|are> <bad|no good|bad news> [for {whom}|here]",
            "a <straight|flush|straight or [a] flush> <is not [a] low [hand]|is [a] high [hand]> [for low]",
            f"{_RUNS} <count as|are|make> [a] <high|high hands|high hand|bad> [{_LOWS}]",
        ],
        Remark(RUNS_COUNT),
    )
    ranked = "[the] low hands are <ranked|compared|judged|read>"
    low_ace = "with <aces|the ace> [as|counting [as]|counted [as]|being] [the] <low|lowest> [card]"
    ignoring = f"<ignoring|disregarding|without [counting]|not counting> {_RUNS}"
    add(
        "Standing",
        [f"{ranked} {low_ace} [<,|and|, and>] {ignoring}", f"{ranked} {ignoring} [<,|and|, and>] {low_ace}"],
        LowRanking(LowOrder.ACE_TO_FIVE),
        read_only=True,
    )
    add(
        "Standing",
        [
            "pairs count against you",
            f"[but] <pairs|a pair> <do|does|<count|counts|still count> against {whom}|<hurt|hurts> {whom}>",
            f"[but] <pairs|a pair|pairing up> <is|are> [always|really] <bad|no good|bad news> [for {whom}]",
            "<you|players> <want|should have|would like> [to have] no pairs",
        ],
        Remark(PAIRS_HURT),
    )
    few = "<fewer than five|less than five|two|three|four> cards"
    add(
        "Standing",
        [
            f"[so] [<a|any|your>] <hand|hands> <of|with> {few} <can|may> [only|at most] be {{shapes:RankedList}}",
            f"[so] with {few} [,] <you|a player|players> <can|may> [only|at most] <have|make|get> {{shapes:RankedList}}",
        ],
        build=lambda shapes: None if set(shapes) & RUNS else Remark(SHORT_HANDS),
        read_only=True,
    )
    short = "<<with|in|on> [the] <two|three|four> <cards|card <hands|round|hand|deal|stage|rounds|phase>>|with so few cards|with <only|just> <two|three|four> cards>"
    add(
        "Standing",
        [
            "hands of fewer than five cards make no straights or flushes",
            f"{short} , {_RUNS} {out}",
            f"{_RUNS} {out} {short}",
            f"[there are] no {_RUNS} {short}",
        ],
        Remark(SHORT_HANDS),
    )


def _orders(grammar: Grammar) -> None:
    """Which hands are best, and what beats what."""
    add = grammar.add
    best = "<best|lowest|perfect|top|nut>"
    suits = (
        "[[,] not all [in|of] <the same|one> suit [,]|with at least two suits|"
        "<in|of|with> <more than one suit|two or more suits|different suits|mixed suits|at least two suits>|<with|but> no flush|without a flush|not a flush|unsuited|offsuit|off suit]"
    )
    called = "[, [also] <called|known as|which is called> <the|a> <wheel|bicycle> [or [the|a] <wheel|bicycle>] [,]|, the <wheel|bicycle> [,]]"
    can = "[that] you can <get|have|make|hold|be dealt>"
    possible = f"[possible] [low] [hand|one] [{can}|there is|of all] [is|you can have is]"
    tops = (
        f"<[the|a] {best} [possible] [low] [hand|one] [{can}|there is|you can do|of all|possible|around]|"
        "<as good as it gets|the nuts|the hand to have|what you <want|are after>|the one you want|unbeatable>>"
    )
    add(
        "Standing",
        [
            "the best low hand is {ranks:RankRow}",
            f"[so] the {best} {possible} [therefore] [an|a] {{ranks:RankRow}} {suits} {called}",
            f"<that|this|which> makes [an|a] {{ranks:RankRow}} {suits} {called} {tops}",
            f"[so] [an|a] {{ranks:RankRow}} {suits} {called} is {tops}",
        ],
        build=lambda ranks: LowRanking(BEST_LOWS[ranks]) if ranks in BEST_LOWS else None,
        read_only=True,
    )
    wheel = "<the|a> <wheel|bicycle|bike>"
    spelled = "[<,|(|:> [which|that] [is|means] [an|a] {ranks:RankRow} [,|)]]"
    add(
        "Standing",
        [
            f"the {best} {possible} {wheel} {spelled}",
            f"[so] {wheel} {spelled} is {tops}",
        ],
        build=lambda ranks=WHEEL: LowRanking(LowOrder.ACE_TO_FIVE) if ranks == WHEEL else None,
        read_only=True,
    )
    five = "<five of a kind|five aces|five of the same rank>"
    possible_here = "here|in this game|with <all these|the|> wild cards|because of the wild cards"
    top_words = "<best|top|highest> [possible]"
    top = "<the <best|top|highest> [possible] hand|tops|the top|the best|possible [here|in this game|with all these wild cards]|the best [hand] you can have|on top|the best of all|highest|top dog> [there is]"
    over = "[and] [it] <beats|outranks|ranks above|ranks over|is better than|tops> <everything|a straight flush|a royal flush|any straight flush|everything else|all other hands>"
    add(
        "Standing",
        [
            "five of a kind is the best hand",
            f"{five} {UNBEATEN} [{possible_here}]",
            f"<a straight flush|a royal flush> is <beaten only by|only beaten by> {five}",
            f"<nothing|no hand> <but|except|other than> {five} beats <a straight flush|a royal flush>",
            f"<nothing|no [other] hand> <beats|can beat|tops|can top|is better than|ranks above> {five}",
            f"{five} <is|are> [even] <possible|allowed> [{possible_here}]",
            f"<you|players|a player> <can|may> [even] <have|get|make> {five} [{possible_here}]",
            f"{five} is {top} [, and then a <straight|royal> flush] [, <even over|over|above|ahead of|even ahead of> a <straight|royal> flush] [[,] {over}] [, <even|including> a <royal|straight> flush]",
            f"{five} {over} [, <even|including> a <royal|straight> flush] [and is {top}] [, with five aces the best of all]",
            f"the {top_words} hand [there is|you can have] is {five}",
            f"with {five} <ranked|ranking|rated|counting|placed> <highest|first|as the <best|top|highest> hand|<above|over|higher than|ahead of> <everything [else]|a straight flush|a royal flush|all other hands>>",
            f"with {five} <on top|the best hand|being {top}|as {top}|the best of all>",
        ],
        Remark(FIVE_OF_A_KIND),
    )
    for size, hand in TOP_HANDS.items():
        add(
            "Standing",
            [
                f"the best hand is {hand}",
                f"[so] the <best|highest|top> [possible] hand [you can <have|get>] is <{hand}|{TOP_WORDS[size]}>",
                f"with {SIZES[size]} cards [,] the <best|highest|top> [possible] hand [you can <have|get>] is <{hand}|{TOP_WORDS[size]}>",
                f"[so] <{hand}|{TOP_WORDS[size]}> <is|are> the <best|highest|top> [possible] hand [you can <have|get>]",
            ],
            Remark(top_hand(size)),
        )
    royal = f"<{TOP_HANDS[FULL]}|{TOP_WORDS[FULL]}>"
    add(
        "Standing",
        [f"{royal} {UNBEATEN}", f"<nothing|no [other] hand> <beats|can beat|tops> {royal}"],
        Remark(top_hand(FULL)),
        read_only=True,
    )
    # what beats what
    add(
        "Standing",
        [
            "hands rank as usual",
            "[the other|all|all other|all the other|the|regular|normal|standard|usual|ordinary|the <usual|ordinary|normal|regular|standard>] [five card] [poker] <hands|hand> <rank|ranks|count|rankings apply> [as usual|as always|as in poker|normally]",
            USUAL_RANKING,
            "[<with|on|in> {n:Number} [cards] [<or|and> {m:Number} [cards]] ,] [now] [it is] <regular|normal|standard|usual|your best> poker <hands|hand>",
            "hands <are ranked|rank> <as usual|as in [regular|normal|standard] poker|like in poker|[in] the <usual|normal|standard|regular|ordinary> [poker] <way|order>|normally>",
        ],
        build=lambda n=0, m=0: Remark(AS_USUAL),
        apart=lambda rule: {} if rule == Remark(AS_USUAL) else None,
    )
    for category in ("Plain", "Rules"):
        add(
            category,
            f"{USUAL_RANKING} [,] <except [that]|but|only|with the exception that|save that> {{rules:{category}}}",
            build=against_custom,
            read_only=True,
        )
    for shape, names in RANKED.items():
        add("RankedHand", names, shape)
    _four_card_hands(grammar)
    _top_hands(grammar)
    add("Standing", "{better:RankedHand} beats {worse:RankedHand}", Ranked((v.better, v.worse)))
    top_card = "<<the|their|its> <high|higher|highest|top> <card|cards|one>|their cards>"
    then = "[[,] <and|then|and then> [by] <the|their> <next|second|other|lower|next highest|second highest> [card|cards|one] [and so on|, and so on]]"
    add(
        "Standing",
        [
            f"{{shape:RankedHand}} <is|are> <ranked|compared|judged|decided> [<by|on|from>] {top_card} [first|down] {then}",
            f"unpaired <hands|cards> <are <ranked|compared|judged|decided>|rank> [<by|on|from>] {top_card} [first|down] {then}",
            f"<if|when|where> <nobody|no one> has {{shape:RankedHand}} [,] [the] <high|highest> card <wins|decides|counts> {then}",
            "[<between|of|among> [two] <pairs|hands with a pair> [,]] the higher <pair|of two pairs> <wins|is better|is best>",
            "<if|when> <two players|both players|two hands|both|they> <have|has> <the same|equal> <pair|pairs> [,] <the <higher|highest> <third|next|other|remaining|side|odd|unpaired> <card|kicker>|the kicker> <wins|decides|breaks the tie>",
            "<if|when> <two players|both players|two hands|both|they> <have|has> <the same|equal> <pair|pairs> [,] <the <third|next|other|remaining|side|odd|unpaired> <card|cards>|the kicker> <decides|decide|breaks the tie|break the tie>",
            "<if|when> <both|neither|neither player> <have no|has a|have a> pair [,] the <high|higher|highest> card <wins|decides>",
        ],
        build=lambda shape=Shape.HIGH_CARD: Remark(AS_USUAL),
        cost=FAR,
        read_only=True,
    )
    beats = "[still|always] <beats|beat|outranks|outrank|ranks above|rank above|is better than|are better than|is above|are above>"
    add(
        "Standing",
        f"{{better:RankedHand}} {beats} {{worse:RankedHand}} [here]",
        Ranked((v.better, v.worse)),
        read_only=True,
    )
    add(
        "Standing",
        "{worse:RankedHand} [still|always] <loses to|lose to|is worse than|are worse than|ranks below|rank below|is below|are below|<is|are> beaten by> {better:RankedHand}",
        Ranked((v.better, v.worse)),
        read_only=True,
    )
    add(
        "Standing",
        f"{{better:RankedHand}} {beats} {{worse:RankedHand}} [,] [and] [which] {beats} {{rest:RankedList}}",
        build=lambda better, worse, rest: Ranked((better, worse, *rest)),
        read_only=True,
    )
    add("RankedList", "{worse:RankedHand}", (v.worse,))
    add(
        "RankedList",
        "{first:RankedHand} , then {rest:RankedList}",
        build=lambda first, rest: (first, *rest),
        apart=lambda shapes: {"first": shapes[0], "rest": shapes[1:]} if len(shapes) > 1 else None,
    )
    add(
        "RankedList",
        "{first:RankedHand} <, [and|or]|and|or|[,] [and] <then|followed by|[which] <beats|beat>>> {rest:RankedList}",
        build=lambda first, rest: (first, *rest),
        read_only=True,
    )
    add(
        "RankedList",
        "from {first:RankedHand} down [through {middle:RankedHand}] to {last:RankedHand}",
        build=lambda first, last, middle=None: (first, *([middle] if middle else []), last),
        read_only=True,
    )
    add(
        "Standing",
        [
            "the hands from best to worst are {shapes:RankedList}",
            "the <best|highest|top> hand is {shapes:RankedList}",
            "the <best|highest|top> hand is the highest pair [,] and [then] <without <a pair|one>|if <nobody|no one> has <a pair|one>> [,] the highest card <decides|wins|counts> [[,] <followed by|then> the <second|next|other> [card|one]]",
            "[with {n:Number} cards ,] {first:RankedHand} <is|are> <best|the best|highest|the best hand> , [and] <then|followed by> {rest:RankedList}",
            "<hands rank|[hand|the] <rankings|ranking>|[the] <rank|ranking|order> of [the] hands is|hands are ranked|[the] hands are|hands from <best|high|highest> to <worst|low|lowest>> [<in this order|from the top [down]|from <best|high|top|highest> [down] to <worst|low|bottom|lowest>|as in {n:Number} card poker|like this>] [are] [:|,|as|as follows [:]|<going|running>] {shapes:RankedList}",
        ],
        build=lambda shapes=(Shape.PAIR, Shape.HIGH_CARD), first=None, rest=(), n=0: (
            Ranked(found)
            if len(found := ((first, *rest) if first else shapes)) > 1 and Shape.HIGH_CARD not in found[:-1]
            else None
        ),
        apart=lambda rule: {"shapes": rule.shapes} if isinstance(rule, Ranked) else None,
    )
    add(
        "Standing",
        [
            "the lowest hand wins , whatever it is called",
            "<we|you> play [it|this] [only] for low [only]",
            "<it is|this is|the game is|this one is|the pot is> [just|basically|a form of|a kind of|a version of|a variation of] [a game] <lowball|a lowball game|for low [only]|played for low [only]|low only>",
            "played for low [only]",
            "only [the] low [hand] <wins|counts|>",
            "[we|you] [<play|are playing>] lowball",
        ],
        ForLow(),
    )


def against_custom(rules: tuple[Any, ...]) -> tuple[Any, ...]:
    """Exceptions from the usual ranking: a kind of hands beats another, which it does not by custom."""

    def exception(rule: Any) -> Any:
        match rule:
            case Ranked((better, worse)) if {better, worse} <= set(TOPPED):
                return Outranks(better, worse)
        return rule

    return tuple(map(exception, rules))


def apart_from(one: Cards, other: Cards) -> bool:
    """Whether no card is of both sorts."""
    first, second = fixed(one.kind), fixed(other.kind)
    return bool(first) and bool(second) and not (first or frozenset()) & (second or frozenset())


TOPPED = (Shape.PAIR, Shape.TWO_PAIR, Shape.TRIPS, Shape.STRAIGHT, Shape.FLUSH, Shape.FULL_HOUSE, Shape.QUADS)
"""The kinds of hands that others beat by custom."""


def _top_hands(grammar: Grammar) -> None:
    """A hand that beats all others, and a kind of hands that beats another one against the custom."""
    add = grammar.add
    for shape, many in ((Shape.PAIR, "two"), (Shape.TRIPS, "<three|trip>"), (Shape.QUADS, "<four|quad>")):
        ours = "a pair of" if shape is Shape.PAIR else many.strip("<>").split("|")[0]
        add(
            "TopHand",
            [f"{ours} {{rank:Ranks}}", f"<a pair of|pair of|{many}> {{rank:Ranks}}"]
            if shape is Shape.PAIR
            else [f"{ours} {{rank:Ranks}}", f"[a] {many} {{rank:Ranks}}", f"{shape.value} {{rank:Ranks}}"],
            OfShape(shape, v.rank),
        )
    for shape in TOPPED:
        add("TopHand", RANKED[shape], OfShape(shape))
    add(
        "Topped",
        "<everything [else]|[all|any|every] other <hand|hands>|all others|all hands|any hand|anything|any other hand>",
        (),
    )
    add("Topped", "<a royal flush|a royal|even a royal flush>", (), read_only=True)
    top = "<best|highest|top> [possible] hand [of all|in this game|here|there is]"
    add(
        "Standing",
        [
            "{made:TopHand} beats all other hands",
            "{made:TopHand} <beats|beat|outranks|outrank|tops|top> {_:Topped}",
            "<nothing|no [other] hand> <beats|can beat> {made:TopHand}",
            f"{{made:TopHand}} {UNBEATEN}",
        ],
        build=lambda made, _=(): Tops(made),
        apart=lambda rule: {"made": rule.made} if isinstance(rule, Tops) else None,
    )
    add(
        "Standing",
        [f"{{made:TopHand}} <is|are> the {top}", f"the {top} is {{made:TopHand}}"],
        build=lambda made: None if made.rank is Rank.ACE else Tops(made),  # which is so anyway
        read_only=True,
    )
    add(
        "Standing",
        [
            "against the usual ranking , {better:RankedHand} beats {worse:RankedHand}",
            "<against|contrary to|unlike> [the] <usual|normal|standard> [poker] <ranking|rankings|order|rules> [,] {better:RankedHand} <beats|beat> {worse:RankedHand}",
        ],
        build=lambda better, worse: Outranks(better, worse) if {better, worse} <= set(TOPPED) else None,
        apart=lambda rule: {"better": rule.better, "worse": rule.worse} if isinstance(rule, Outranks) else None,
    )


def _ace_as(grammar: Grammar) -> None:
    """An ace that may stand for another card in a straight, as it does below the six of a short deck."""
    ace, straight = "<an ace|aces|the ace>", "<in straights|in a straight|to make a straight|for straights>"
    used = "<counts|count|plays|play|is used|are used|may be used|can be used|may count|can count>"
    grammar.add(
        "Standing",
        [
            "an ace also counts as a {rank:Rank} in straights",
            f"{ace} [also|can also|may also] <{used}|count|play|be used> [also] as <a|an> {{rank:Rank}} {straight}",
        ],
        AceAs(v.rank),
    )


def _four_card_hands(grammar: Grammar) -> None:
    """Straights and flushes that are short of one card."""
    flush, straight = "<a|the|> <four card flush|four flush>", "<a|the|> <four card straight|four straight>"
    beats = "<beats|beat|which beats|which beat>"
    below = "[<, and|, but|but|and|.> <two pair <beats|beat> both|both lose to two pair>]"
    grammar.add(
        "Standing",
        [
            "a four card flush beats a four card straight , which beats a pair , and two pair beats both",
            f"[standard poker hands [,] plus] {flush} {beats} {straight} [,] {beats} a pair {below}",
            f"[standard poker hands [,] plus] {straight} {beats} a pair [,] and {flush} {beats} {straight} {below}",
            f"{flush} {beats} a pair [,] and {straight} {beats} a pair <but|, but|and|, and> loses to {flush}",
            f"{straight} {beats} a pair [,] and {flush} {beats} {straight} {below}",
            "four card <straights and flushes|flushes and straights|straights and four card flushes> count [between a pair and two pair]",
        ],
        FourCardHands(),
    )


def _worths(grammar: Grammar) -> None:
    """What cards count: so many points, one of two numbers, what is printed on them, or twice as much."""
    add = grammar.add
    add("Worth", "{value:Fraction} [point|points] [each|apiece]", (v.value,), read_only=True)
    add("Worth", "<half|one half> [<a|of a> point|point] [each|apiece]", (Fraction(1, 2),), read_only=True)
    add("Worth", "<nothing|no points|zero>", (Fraction(0),), read_only=True)
    add("Worth", f"[either] {{value:Fraction}} or [as] {{other:Fraction}} {CHOICE}", (v.value, v.other), read_only=True)
    printed = "<[<its|their|the> [own]] <face|pip|spot|printed|index|number> value|<its|their> <number|spots|pips>|what <it says|they say|is printed on <it|them>>>"
    add("Worth", printed, (), read_only=True)
    add(
        "Valued",
        ["<a|an|each|every|any|the> {kind:Kind.one}", "[all|the|all the|any] {kind:Kinds}"],
        v.kind,
        read_only=True,
    )
    be = "<is|are|counts|count|<can|may|will> <be|count|be counted|be used>|<is|are> counted> [worth|as|for|at]"
    decide = "<you|players|the player|its <owner|holder>> <<decide|decides|choose|chooses> whether|<can|may> <decide|choose> whether>"
    add(
        "Standing",
        [f"{{kind:Valued}} {be} {{values:Worth}}", f"{decide} {{kind:Valued}} {be} {{values:Worth}}"],
        build=lambda kind, values: Counts(Cards(kind=kind, at=Anywhere()), values),
        read_only=True,
    )
    for times, word in (
        (2, "<double|twice [its value|their value|as much]>"),
        (3, "<triple|three times [its value|as much]>"),
    ):
        add(
            "Standing",
            f"{{kind:Valued}} {be} {word}",
            CountsTimes(Cards(kind=v.kind, at=Anywhere()), Fraction(times)),
            read_only=True,
        )


def _further_values(grammar: Grammar) -> None:
    """Cards that count after others, cards that count at face value, all the rest, and what decides between totals."""
    add = grammar.add
    rest = "<all [the] <others|other cards>|[all] other cards|the rest|the others|everything else|the other cards>"
    worth = "[<are|is|count|counts>] [worth|as|for]"
    others = Cards(at=Anywhere())
    after_others = Cards(kind=v.kind, at=Anywhere(), after=Cards(kind=v.before, at=Anywhere()))
    after = "[right|directly] <after|following>"
    for category, ours in (("Standing", True), ("Value", False)):
        add(
            category,
            [
                "{kind:Kinds} right after {before:Kinds} count {value:Fraction}",
                f"{{kind:Kinds}} {after} {{before:Kinds}} {worth} {{value:Fraction}} [point|points]",
            ],
            Counts(after_others, (v.value,)),
            read_only=not ours,
        )
        add(
            category,
            ["{kind:Kinds} count at face value", f"{{kind:Kinds}} {worth} [at] [their] face value"],
            Counts(Cards(kind=v.kind, at=Anywhere())),
            read_only=not ours,
        )
        add(
            category,
            ["all other cards count {value:Fraction}", f"{rest} {worth} {{value:Fraction}} [point|points]"],
            Counts(others, (v.value,)),
            read_only=not ours,
        )
        add(category, f"{rest} {worth} nothing", Counts(others, (Fraction(0),)), read_only=True)
    winner = "<<the|a> <hand|player|one>|whoever> <with|who has|has|holding>"
    pot = "[the pot|it|the whole pot]"
    most_points = "<the most points|the <highest|greatest|largest> <total|score|count|number of points>>"
    fewest = "<the <fewest|least> points|the <lowest|smallest> <total|score|count|number of points>>"
    for end, most in ((End.HIGH, most_points), (End.LOW, fewest)):
        add(
            "Plain",
            [f"{winner} {most} <wins|takes> {pot}", *([f"{most} wins {pot}"] if end is End.LOW else [])],
            (Showdown((Share(BestHand(end)),)), Remark(NO_HANDS)),
            read_only=True,
        )
    add(
        "Standing",
        ["the highest total wins", "[the] <highest|high|most> <total|points|score> <wins|win>"],
        Remark(MOST_POINTS),
    )
    tied = "<[the] tied players|players who [are] <tie|tied>|those who [are] <tie|tied>>"
    deal = "[in case of a tie [,]] deal <cards|a card [at a time]> to [each of] [the] tied players"
    each = "[one at a time] [face up]"
    add(
        "Standing",
        [
            "tied players are dealt cards one at a time , and the first to get <a|an> {kind:Kind.one} wins",
            f"{tied} are dealt cards {each} [,] and the first <to get|who gets|with> <a|an> {{kind:Kind.one}} wins",
            f"{tied} are dealt cards {each} until the first {{kind:Kind.one}} wins",
            f"{deal} {each} [,|.] [and] [the] first {{kind:Kind.one}} wins",
        ],
        DealtForTies(Cards(kind=v.kind, at=Anywhere())),
    )


RANKED = {
    Shape.HIGH_CARD: "<a high card|any high card|high card|high cards|any two <unpaired|unmatched|mismatched|unlike|odd|different|other> cards|any [two|three] cards <that are not|without> a pair|any other hand|anything without a pair|any hand without a pair|a hand without a pair|any hand without one|a hand without one|any unpaired hand|[any] five unpaired cards|<a|any> no pair hand|no <pair|pairs>|<a|any> hand with no pair|a hand with no pairs|any hand with no pairs|an unpaired hand|the high card>",
    Shape.PAIR: "<a pair|a single pair|just a pair|one pair|any pair|pairs|pair|<a|any> hand with <a pair|one> [in it]>",
    Shape.TWO_PAIR: "<two pair|two pairs>",
    Shape.TRIPS: "<three of a kind|trips|three|any three of a kind>",
    Shape.STRAIGHT: "<a straight|straights|straight>",
    Shape.FLUSH: "<a flush|flushes|flush>",
    Shape.FULL_HOUSE: "<a full house|full houses|full house|a boat>",
    Shape.QUADS: "<four of a kind|quads>",
    Shape.STRAIGHT_FLUSH: "<a straight flush|straight flushes|straight flush>",
    Shape.ROYAL_FLUSH: "<a royal flush|royal flush>",
}
"""Kinds of hands where one is said to beat another."""


def _halves(grammar: Grammar) -> None:
    """That there is only one half, or that there are two, and which cards count for one of them."""
    add = grammar.add
    here = "[here|in this game|in this version|in this one]"
    for end in End:
        add(
            "Standing",
            [
                f"nobody wins {end.value}",
                f"there is no {end.value} [half|hand|side] {here}",
                f"no {end.value} [half|hand] {here}",
                *(["it is <straight|strictly|just> high [only]"] if end is End.LOW else []),
            ],
            Remark(NO_HALF[end]),
        )
    add(
        "Standing",
        [
            "the pot has two halves",
            "<we|you|players> are splitting the pot",
            "the pot <is|gets> <split|divided|cut> [evenly|equally] <in two|two ways|in half|into two [equal] <halves|parts>|down the middle|<between|among> <two <winners|players|hands>|the two [of them|halves|totals|numbers]>> [at the <showdown|end>]",
            "there are two winners",
        ],
        Remark(TWO_HALVES),
    )
    half = "[<at least|one>] half [of] [the pot]"
    holder = "<you|the player [who has it|holding it]|its <owner|holder>|whoever <has|holds> it>"
    sure = f"<<is|are> [<a|the>] <sure|certain> [winner] of {half}|<guarantees|wins|secures> [{holder}] {half}|<can not|can never> lose {half}|always wins {half}|<is|are> <unbeatable|sure to win> for that half>"
    add(
        "Standing",
        [
            "the {kind:Kind.one} is sure of its share",
            f"[<the <holder|owner> of|whoever has>] the {{kind:Kind.one}} [<in the hole|face down>] {sure}",
        ],
        SureCard(v.kind),
        cost=FAR,
    )
    down = "<[your|their] [{n:Number}] <hole|down|face down> cards|[{kinds:Kind.all}|cards] <in the hole|that were dealt face down|dealt face down|face down>>"
    for_it = "[for <the spade|the split|<the spade|that|this|the other|their|its> <half|share|part|side> [of the pot]|this|it|anything>]"
    for noun in ("Cards", "Noun.all", "Elided"):
        add(
            "UpCards", f"{{cards:{noun}}}", build=lambda cards: cards if cards.face is Face.UP else None, read_only=True
        )
    add("UpCards", "<the ones|those> <on the table|showing|face up|up>", Cards(face=Face.UP), read_only=True)
    add(
        "Standing",
        [
            "only hole cards count for the single card",
            f"only {down} <count|counts|are considered|are good> {for_it}",
            f"{down} are the only ones that count {for_it}",
            f"{{kinds:Kind.all}} <that show|showing|that are showing|that are> [face up|up|on board] do not count {for_it}",
            "<a|any> {kinds:Kind.one} [that] you have showing does not count for anything [except your [poker] hand]",
            f"{{kinds:Kind.all}} lying face up do not count {for_it}",
            f"{{cards:UpCards}} never <count|counts|matter|matters> {for_it}",
            "{cards:UpCards} [only] <count|counts|are good|is good|are used|is used> [only] <toward|towards|for|in> <the|your|a|the best> [poker|best|high] hand [only]",
            f"<a|any> {{kinds:Kind.one}} <that shows|showing|that is showing|that is> [face up|up|on board] does not count {for_it}",
            f"{{cards:UpCards}} <<does not|do not> <count|matter|help [you|anyone|him|them]>|<does|do> [you|anyone|him|them|nobody] no good|<is|are> <no good|worthless|useless|worth nothing>> {for_it}",
            "<the|your|that|a> {kinds:Kind.one} <has to|must|needs to> be <face down|in the hole|down> [to <count|win|split the pot|split>]",
        ],
        build=lambda n=0, kinds=None, cards=None: Remark(HOLE_ONLY),
        apart=lambda rule: {} if rule == Remark(HOLE_ONLY) else None,
    )


RUNS = {Shape.STRAIGHT, Shape.FLUSH, Shape.STRAIGHT_FLUSH, Shape.ROYAL_FLUSH, Shape.FULL_HOUSE, Shape.FIVE_OF_A_KIND}
"""The kinds of hands for which it takes five cards."""
TOP_HANDS = {2: "a pair of aces", 3: "three aces", 4: "four aces", 5: "a royal flush"}
TOP_WORDS = {
    2: "two aces|pocket aces",
    3: "three of a kind aces|trip aces",
    4: "quad aces",
    5: "royal flush|the royal flush",
}
"""The best hand of so many cards, where nothing but the cards themselves decides."""
FULL = 5
SIZES = {2: "two", 3: "three", 4: "four", 5: "five"}


def top_hand(size: int) -> str:
    """What is said of the best hand of so many cards."""
    return f"the best hand of {size} cards is {TOP_HANDS[size]}"


OTHERS = {
    Limit.AT_LEAST: Limit.WORSE,
    Limit.BETTER: Limit.AT_MOST,
    Limit.WORSE: Limit.AT_LEAST,
}
"""How all other hands compare with the one that is named."""


def kept_from_winning(made: Made, end: End) -> Qualifier | None:
    """What wins at an end, where it is said what does not."""
    match made:
        case Compared(Limit.BETTER | Limit.WORSE as limit, other):
            return Qualifier(Compared(OTHERS[limit], other), end)
        case Compared(Limit.AT_LEAST as limit, OfShape(shape) as other) if (
            end is End.LOW and shape is not Shape.HIGH_CARD
        ):
            return Qualifier(Compared(OTHERS[limit], other), end)
    return None


def where_nobody_has(rank: Rank, rules: tuple[Any, ...]) -> tuple[Any, ...] | None:
    """What is done if nobody has so low a hand: it takes such a hand to win."""
    from pokernight.english.kinds import step_or_standing

    nobody_wins = Happens(Deed(Verb.WIN, Players(Quantifier.NO, Everyone())))
    made = step_or_standing(nobody_wins, rules) if all(isinstance(rule, Do) for rule in rules) else None
    low = Qualifier(Compared(Limit.AT_MOST, OfShape(Shape.HIGH_CARD, rank)), End.LOW)
    return (low, *made) if made else None


def _qualifying(grammar: Grammar) -> None:
    """What a low hand needs to win."""
    add = grammar.add
    lower = "<or|and> <better|lower|less|under|below|smaller>"
    cards = "five [different|unpaired|low|separate] [<cards|ranks>] [of [five] different <rank|ranks>|of no pair|with no pair] [,|and]"
    no_pairs = "[<,|and|, and> [with] [all different|no <pair|pairs>|none of them paired]|<with no|without> [a|any] <pair|pairs>]"
    above = "<higher than|above|over|bigger than>"
    add("LowNeed", "{rank:LowLimit}", v.rank, read_only=True)
    for rank in ("{rank:Rank}", "{rank:RankSign}"):
        add("LowNeed", f"<an|a> {rank}", v.rank, cost=FAR, read_only=True)
        add(
            "LowLimit",
            [
                f"[at least] <an|a|> {rank} [low|high] {lower} [low] {no_pairs}",
                f"at least <an|a> {rank} low",
                f"[at least] <an|a|> {rank} low [hand]",
                f"{cards} [with] [all|that are all|all of them] [of] <an|a|> {rank} {lower} [in rank] {no_pairs}",
                f"{cards} [all] <no higher than|not higher than|[with] <none|nothing|no card> [of them] [may be|is] {above}> <an|a|> {rank} {no_pairs}",
                f"<nothing|no card> <above|higher than|over> <an|a> {rank} {no_pairs}",
            ],
            v.rank,
            read_only=True,
        )
        add(
            "LowLimit",
            f"{cards} [all|that are all|all of them] <below|under|lower than> <an|a|> {rank} {no_pairs}",
            build=lambda rank: Rank(rank - 1) if rank > Rank.TWO else None,
            read_only=True,
        )
    low = "<[your|a|the|any] [winning|qualifying] low [hand]|low hands|lows>"
    holder = f"<{MAKER}|a hand|your hand|the hand|your five cards|your low>"
    need = "<need|needs|must <have|be|hold|contain|consist of|be made of>|<has|have|needs|need> to <have|be|hold|contain|consist of|be made of>>"
    half = "[half|hand|side]"
    purpose = f"<to <qualify [<for|as> [the|a] low [hand]]|<win|go|play|have|make|take|qualify for> [a|the] low {half}|be a low|count as a low>|for [a|the|your] low {half}>"
    add(
        "Standing",
        [
            f"{low} <{need}|is|requires|must qualify with|qualifies with|takes|take|has> {{rank:LowNeed}} [to <qualify|win|count>] [, or it does not count]",
            f"{holder} {need} {{rank:LowNeed}} {purpose}",
            f"{purpose} [,] {holder} {need} {{rank:LowNeed}}",
            "{rank:LowLimit} <qualifies|wins low|to qualify> [for low]",
            f"{{rank:LowLimit}} {purpose}",
            f"it takes {{rank:LowNeed}} {purpose}",
            f"there must be {{rank:LowLimit}} [{purpose}|or there is no low]",
            "there is no low [half|hand] unless <somebody|someone|it> <has|is|makes> {rank:LowLimit}",
            f"{low} <does not|will not> <count|qualify|play> unless <it is|you have> {{rank:LowLimit}}",
            f"{low} <only counts|counts only|only qualifies> if <it is|you have> {{rank:LowLimit}}",
            "[there is|with] <an|a|> {rank:Rank} [or better] qualifier [for low]",
            "[there is|with] <an|a|> {rank:RankSign} [or better] qualifier [for low]",
            "the <qualifier|minimum> [for low] is {rank:LowNeed}",
        ],
        Qualifier(Compared(Limit.AT_MOST, OfShape(Shape.HIGH_CARD, v.rank)), End.LOW),
        read_only=True,
    )
    add(
        "Standing",
        [
            "the low hand may not contain a pair",
            f"{low} <<must|may|can> not|can never> <have|contain|include> <a pair|any pair|any pairs|pairs>",
            f"<a|any> pair <disqualifies|kills|rules out> {low}",
            "no <low hand|low> <may|can> <have|contain|include> a pair",
            "<a|any> hand with a pair <can not|may not|does not> <qualify|count> [for|as] [a|the] low",
        ],
        Qualifier(Compared(Limit.AT_MOST, OfShape(Shape.HIGH_CARD)), End.LOW),
    )
    low_enough = Qualifier(Compared(Limit.AT_MOST, OfShape(Shape.HIGH_CARD, v.rank)), End.LOW)
    add(
        "Standing",
        [
            "<nobody|no one|no player> <can|may> win <with [anything] <worse|higher> than|without> {rank:LowLimit}",
            "<you|a player> <can not|may not> win <with [anything] <worse|higher> than|without> {rank:LowLimit}",
            "<you|a player|players> <need|needs|must have|have to have> {rank:LowLimit} to win [the pot]",
        ],
        low_enough,
        read_only=True,
    )
    add(
        "Rules",
        "if <nobody|no one|no player> <has|had|makes|holds> {rank:LowLimit} , {rules:Rules}",
        build=where_nobody_has,
        read_only=True,
    )
    less = "with [anything] <less|worse|lower> than"
    add(
        "Standing",
        [
            f"<nobody|no one|no player> <can|may> win {less} {{made:Made}}",
            f"<you|a player> <can not|may not> win {less} {{made:Made}}",
        ],
        build=lambda made: None if isinstance(made, Compared) else Qualifier(Compared(Limit.AT_LEAST, made)),
        read_only=True,
    )
    win = "to win [<the|any> pot|anything|it]"
    add(
        "Standing",
        [
            f"it takes {{made:Made}} {win}",
            f"{{made:Made}} {win}",
            f"[the|a] <winning hand|winner> <must|has to> <be|have> {{made:Made}} [{win}]",
            f"<the <hand|winner>|a hand> <must|has to> <be|have> {{made:Made}} {win}",
            f"{win} [,] <you|a player|players> <need|needs|must have|have to have> {{made:Made}}",
            f"<you|a player|players> <need|needs|have to have|must have> {{made:Made}} {win}",
        ],
        Qualifier(v.made),
        read_only=True,
    )


def _badugi(grammar: Grammar) -> None:
    """Four low cards of different ranks and suits."""
    add = grammar.add
    low = "[[,] <as low as possible|the lower the better|all as low as possible>]"
    four = f"<four|a four card hand <with|of> [four]|a hand <of|with> four> [low] [cards] [,] [that are] [all] [of|with|in] {RANKS_AND_SUITS} {low}"
    add(
        "Standing",
        [
            "low hands are badugi hands",
            f"low hands are badugi hands <:|,|, that is ,> {four}",
            f"<a badugi|a hand|the hand> is {four}",
            f"<a badugi|a hand|the hand> is four [low] cards , all of {RANKS_AND_SUITS}",
            f"{four} is [called] a badugi",
            f"<the <aim|idea|goal|object> is|you want|you are trying> to <hold|get|make|have|end up with> {four}",
            f"<what you want is|you want> {four}",
            f"the best hand is {four}",
            f"<the|your> <aim|idea|goal|object> [of the game|here] is to <hold|get|make|have> a badugi , <which|that> is {four}",
        ],
        LowRanking(LowOrder.BADUGI),
    )
    sized = "<four|three|two|one|4|3|2|1> card <hand|badugi>"
    among = "<between|among|of|with>"
    same_size = f"<{among} hands <of the same size|with the same number of cards>|<if|when> <two|both|the> <hands|players> <have the same number of cards|are the same size|tie on number of cards>>"
    lower = "[, and [the] <lower|lowest> [one|card|hand] <is better|wins>]"
    first = "<look at|compare> [the] highest <card|cards> first"
    top = "<high|top|highest> card"
    lower_top = (
        f"[the] <one|hand|player> <with the <lower|lowest> {top}|whose {top} is [the] <lower|lowest>> <wins|is better>"
    )
    next_card = "[[,] [and] <then [by]|ties <go to|are broken by|are decided by>|if <those|these|they> <tie|are equal> [,]> the [lower] next [highest] card [decides] [and so on|, and so on]]"
    more, fewer = (
        f"<any|a|every> <{{{name}:Number}} card [hand|badugi|one]|hand <with|of> {{{name}:Number}} [good|counting|valid|live] [cards] [that count]>"
        for name in ("more", "fewer")
    )
    add(
        "Standing",
        [
            f"{more} [always] beats {fewer} [, which beats <any|a> {{_:Number}} card [hand|one]|, {more.replace('more', '_')} beats {fewer.replace('fewer', '_')}] [<,|and|, and> so on [down]]",
            f"<a|any> badugi [always] beats {fewer} [, and so on [down]]",
            f"{fewer} [always] loses to {more} [, and so on]",
            "any {more:Number} beats any {fewer:Number}",
            "{more:Number} <[good] cards [always] beat|beat|beats> {fewer:Number} [cards] [, and so on]",
        ],
        build=lambda fewer, more=4, _=0: Remark(BADUGI_RANKS) if 4 >= more > fewer else None,
        read_only=True,
    )
    add("Standing", "each share has a ranking of its own", Remark(RANKED_APART))
    cards = "<two of your cards|two cards|cards in a hand|two or more cards|two of them>"
    alike = "<the same suit or the same rank|the same rank or the same suit|a rank or a suit|a suit or a rank|the same suit or rank|the same rank or suit|suit or in rank|rank or in suit|suit or rank|rank or suit>"
    left = "[[,] so <your hand has|you have|the hand has> <fewer cards|a <smaller|shorter> hand|one card <less|fewer>>|[,] and <you [will] have|you are playing|you are left with|that leaves [you]> [just|only] a <three card hand|hand of three [cards]> [or <fewer|less>]]"
    add(
        "Standing",
        [
            "more cards of different ranks and suits beat fewer",
            f"<if|when> <{cards} <share|have|match in|are of|are> {alike}|<you have|your hand has|a hand has> two [or more] cards <of|with|in> {alike}> , <[only] [the] lower one <counts|plays>|one of them does not count|you have to ignore one of them|only one of them counts|you ignore one of them|only one counts|one is <ignored|dropped>> {left}",
            f"<any|a> card that <pairs|repeats|duplicates> another [one|card] [of yours|in your hand] in {alike} does not count",
            f"<any|a> card that matches another [one|card] [of yours|in your hand] in {alike} does not count",
            "[so] [you] <drop|ignore|keep> <one of <them|the two>|whatever <leaves|leave> you <best off|[with] the <better|best> hand>|whichever <one|card|ones> <leaves|leave> you [with] the <better|best> hand>",
            f"<if|when> <both|two> players have <a badugi|badugis> , {lower_top} {next_card}",
            "[with|in] a <smaller|shorter> hand [always] loses to a <bigger|longer> one",
            "<a|any> hand with more [good|counting|valid|live|usable] cards [always] beats <one|a hand|any hand|any [one]> with fewer [cards]",
            "<you|they|a player> [then|now|will] [only] <have|has|hold> a <three|two> card hand [, or [even] a <two|one> card [hand|one] [or [even] a one card <hand|one>] [if <there are|you have> more <duplicates|matches>]]",
            "<any|> cards that <repeat|share|double> <a|the> <rank or [a] suit|suit or [a] rank> [of another [card]] <are <left out|ignored|dropped|not counted>|do not count>",
            f"<if|when> <nobody|no one> has a [four card] badugi , the best {sized} wins",
            f"hands <of the same size|with the same number of cards> are compared <from|by|starting with> the highest card [first|down|on down] {lower}",
            f"{same_size} , [you] {first} {lower}",
            f"{same_size} , the lower [one|hand] wins [, <comparing|starting|counting> [from|with] the highest card [first|down]]",
            f"{same_size} , {lower_top} {next_card}",
            "<<a hand like that|such a hand|that [hand]|this [hand]|it> is [called]|we call <that|it>> a badugi",
        ],
        Remark(BADUGI_RANKS),
    )


BEST_BADUGIS = {
    True: "<a 2 3 4|4 3 2 a|ace [,] two [,] three [,] [and] four|four [,] three [,] two [,] [and] ace|ace through four>",
    False: "<2 3 4 5|5 4 3 2|two [,] three [,] four [,] [and] five|five [,] four [,] three [,] [and] two|two through five>",
}


def best_badugi(low: bool) -> str:
    """What is said of the best badugi where aces are low, or high."""
    return "the best badugi is " + ("4-3-2-A" if low else "5-4-3-2")


def _best_badugi(grammar: Grammar) -> None:
    suits = "[<in|of> [four|all] [different] suits|with <four|all> [different] suits|with <every|each> suit different|with all [the] suits different|one of each suit|rainbow|unsuited|offsuit]"
    best = "<best|lowest|perfect> [possible] [badugi] [hand] [you can <have|get|make|hold>|there is]"
    for low, ranks in BEST_BADUGIS.items():
        grammar.add(
            "Standing",
            [
                f"the best badugi is {ranks.strip('<>').split('|')[1]}",
                f"[so] the {best} is {ranks} {suits}",
                f"[so] {ranks} {suits} is <the {best}|the nuts|unbeatable|as good as it gets>",
            ],
            Remark(best_badugi(low)),
        )


PAST = {
    Past.UNDER_LOSES: "without <being|going> under",
    Past.OVER_LOSES: "without <being|going> over",
    Past.UNDER_BEATS_OVER: "and over it never beats under it",
}


WITH_RUNS = (Shape.STRAIGHT_FLUSH, Shape.TRIPS, Shape.STRAIGHT, Shape.FLUSH, Shape.PAIR, Shape.HIGH_CARD)
"""All hands of three cards, best first, where straights and flushes count."""
WHEEL = frozenset({14, 2, 3, 4, 5})
BEST_LOWS = {
    WHEEL: LowOrder.ACE_TO_FIVE,
    frozenset({14, 2, 3, 4, 6}): LowOrder.ACE_TO_SIX,
    frozenset({2, 3, 4, 5, 7}): LowOrder.DEUCE_TO_SEVEN,
}


_HOLDER = "<you|they|he|she|<the|its> <holder|owner|player>|a player|each player>"
CHOICE = f"[points] [[,] your choice|[,] <whichever|whatever|as|however> {_HOLDER} <like|likes|want|wants|need|needs|choose|chooses|prefer|prefers|please|pleases|wish|wishes>|[,] whichever <helps [you]|is better>|[,] <at|by> <the|its> <holder|owner|player> 's <choice|option|discretion>|[,] at <your|his|her|their> <choice|option|discretion>]"
"""Whose choice it is where a card counts one thing or another."""


_POINTS = "<<points|values|value|total|numbers|spots> [of <your|the|their> cards]|cards|points>"
ADDED = f"[<you|players|everyone|we>] [simply|just] <add|adds|add up|adds up|total|totals|count|counts|count up> [up] <your|the|their|its|his> {_POINTS} [up]"
"""How the points of a hand come about."""


def _hands(grammar: Grammar) -> None:
    add = grammar.add
    add(
        "Standing",
        [
            "use three card hands : straight flush , three of a kind , straight , flush , pair , high card",
            "use three card poker hands ( straight flush beats three of a kind beats straight beats flush beats pair beats high card )",
        ],
        SmallHands(3, runs=True),
    )
    runs = "<straights <or|and|nor> flushes|flushes <or|and|nor> straights>"
    without = f"[,] <<without|with no|and no|no|not counting|ignoring> [any] {runs}|<and|but> {runs} <do not count|are not counted|mean nothing|are ignored>>"
    for size, word in ((3, "three"), (2, "two")):
        add(
            "Standing",
            [
                f"use {word} card hands without straights or flushes",
                f"[<we|you|players> <use|play>|use|play|these are|hands are] {word} card [poker] hands {without}",
                f"[the] hands are [made <with|of|from>] {word} cards {without}",
                f"only {word} card hands are <made|used|played> {without}",
                f"[the] hands <are <compared|ranked|judged>|<count|rank>> as {word} card [poker] hands {without}",
                f"compare <them|the hands|hands> as {word} card [poker] hands {without}",
            ],
            SmallHands(size, runs=False),
        )
    add(
        "Standing",
        [
            "{n:Number} card hands <rank|go|are ranked|are> [<in this order|like this|from <best|high|top> to <worst|low|bottom>>] [:|,] {shapes:RankedList}",
            "[the] <rank|ranking|order> of {n:Number} card hands is [:|,] {shapes:RankedList}",
            "{n:Number} card hands from <best|high|highest> to <worst|low|lowest> [are] [:|,] {shapes:RankedList}",
        ],
        build=lambda n, shapes: SmallHands(3, runs=True) if n == 3 and shapes == WITH_RUNS else None,
        read_only=True,
    )
    add(
        "Standing",
        [
            "the cards speak",
            "[the] cards speak [for themselves] [, so [just] <turn them over|show them|show your cards>]",
        ],
        CardsSpeak(),
    )
    uses = "<low hands are ranked|[the] low is|<we|you> <play|use>|use|it is|this is> [a|the]"
    order = "[low|lowball] [game|rules|ranking|rankings|hands|low hands]"
    add(
        "Standing",
        ["low hands are ranked ace to six", f"{uses} <ace to six|a to 6|6 4> {order}"],
        LowRanking(LowOrder.ACE_TO_SIX),
    )
    add(
        "Standing",
        f"{uses} <ace to five|a to 5|california> {order}",
        LowRanking(LowOrder.ACE_TO_FIVE),
        read_only=True,
    )
    add(
        "Standing",
        [
            "low hands are ranked deuce to seven",
            f"{uses} <deuce to seven|2 to 7|2 7|two to seven|kansas city> {order}",
        ],
        LowRanking(LowOrder.DEUCE_TO_SEVEN),
    )
    for low_order, names in LOW_ORDERS.items():
        if low_order is not LowOrder.BADUGI:
            add(
                "Standing",
                f"[<using|playing|by|with|and [it is]>] {names} [low|lowball] [rules|rankings|ranking|style]",
                LowRanking(low_order),
                cost=IDIOM,
                read_only=True,
            )
    add(
        "Standing",
        [
            "to win , you must have {made:Made}",
            "you need {made:Made} to win",
            "you must have {made:Made} to win",
            "{made:Made} is <needed|required|necessary> to win [the pot]",
            "it takes {made:Made} to win [the pot]",
        ],
        Qualifier(v.made),
    )
    most = "more than {most:Number} cards"
    add(
        "Standing",
        [
            "no hand may have more than {most:Number} cards",
            f"<no|neither> hand <may|can> <have|hold|contain|get> {most} [in it]",
            f"<neither|none> of <the|your|their> hands <may|can> <have|hold|contain> {most}",
            f"<each|a|either|every> hand <may|can> <not have {most}|have <at most|up to|no more than> {{most:Number}} cards>",
            "<each|a|every> hand <has|holds> <at most|up to|no more than> {most:Number} cards",
            "<they|the cards> <may|can> be <split|divided> <between|among> [the] hands <however|as> <you|they> <want|like|wish> , but no hand <may|can> have more than {most:Number} cards",
        ],
        HandLimit(v.most),
    )
    add(  # of a low hand, the better one has the lower cards
        "Standing",
        "to win the low hand , you must have a {rank:Rank} low or better",
        Qualifier(Compared(Limit.AT_MOST, OfShape(Shape.HIGH_CARD, v.rank)), End.LOW),
    )
    for end in End:
        add(
            "Standing",
            [
                f"to win the {end.value} hand , you must have {{made:Made}}",
                f"to win the {end.value} hand , a player must have {{made:Made}}",
                f"to win [the] {end.value} [hand|half|side] , <you|a player|players> <must have|need|needs|have to have> {{made:Made}}",
                f"<you|a player|players> <need|needs|must have|have to have> {{made:Made}} to win [the] {end.value} [hand|half|side]",
                f"the {end.value} hand <must|has to|needs to> <be|have> {{made:Made}} [to win]",
            ],
            Qualifier(v.made, end),
        )
        add(
            "Standing",
            [
                f"<you|they|a player|players> <can|may> not win [the] {end.value} [hand] <if|with> [<you|they> have] {{made:Made}}",
                f"{{made:Made}} <can|may> not win [the] {end.value} [hand]",
            ],
            build=partial(kept_from_winning, end=end),
            read_only=True,
        )
        add(
            "Standing",
            [
                f"the winning {end.value} hand must have at least {{n:Number}} cards",
                f"[the|a] [winning] {end.value} hand <must|has to> <have|hold|contain|be> [at least] {{n:Number}} [or more] cards [or more] [in it|to win]",
                f"to win [the] {end.value} [hand] , <you|a hand|a player> <must|need to> have at least {{n:Number}} cards",
            ],
            build=lambda n, end=end: HandSize(at_least(n), end),
            apart=lambda rule, end=end: (
                {"n": rule.size.low} if rule == HandSize(at_least(rule.size.low), end) else None
            ),
        )
        closest = f"[the] {end.value} hand is closest to {{total:Fraction}}"
        add("Standing", [closest.replace("[the]", "the"), closest], Target(end, v.total))
        for past, words in PAST.items():
            add(
                "Standing",
                [closest.replace("[the]", "the") + " " + words, f"{closest} {words}"],
                Target(end, v.total, past),
            )
    both = "<high and low|both ways|both halves|the <whole|entire> pot>"
    add("Standing", ["{made:Made} wins high and low", f"{{made:Made}} <wins|takes> {both}"], Scoops(v.made))
    for tie in Nearer:
        add("Standing", [f"ties are broken by {tie.value}", f"ties [are] broken by {tie.value}"], TargetTies(tie))
    add(
        "Standing",
        [
            "hands below the target beat hands above it",
            "hands <below|under> the target [value] beat hands <above|over> <it|the target [value]> [in all cases]",
            "hands below the target [value] beat hands below the target [value] in all cases",
        ],
        PastTarget(Past.UNDER_BEATS_OVER),
    )
    add(
        "Standing",
        "closest to {total:Fraction} is best , but over {total:Fraction} can not beat under {total:Fraction}",
        Target(End.HIGH, v.total, Past.UNDER_BEATS_OVER),
        read_only=True,
    )
    add(
        "Standing",
        [
            "ties are broken as the dealer calls",
            "ties [are] broken by inside , outside , high [,] or low [,] as <dealer calls|the dealer> <or|/> [the] house rules [say]",
        ],
        Remark("ties of points are broken by the customs of the table"),
    )
    add(
        "Standing",
        ["<cards count for points|{n:Number} hands> : {rule:Standing}"],
        v.rule,
        read_only=True,
    )
    _further_values(grammar)
    add(
        "Standing",
        [
            "{cards:CardsAnywhere} count {value:Fraction}",
            "{cards:CardsAnywhere} <are|is|are worth|is worth|count as|count|counts|counts as> [a|as] {value:Fraction} [point|points]",
        ],
        Counts(v.cards, (v.value,)),
    )
    add(
        "Standing",
        [
            "{cards:CardsAnywhere} count {value:Fraction} or {other:Fraction}",
            "{cards:CardsAnywhere} <are|are worth|count as|count> [either] {value:Fraction} or {other:Fraction} [points]",
        ],
        Counts(v.cards, (v.value, v.other)),
    )
    rest = "<all [the] <others|other cards>|[all] other cards|the rest|the others|everything else|others|number cards|the other cards>"
    add(
        "Value",
        [
            f"{{kind:Kinds}} [<at|as|for|are|worth|count>] {{value:Fraction}} [or {{other:Fraction}} {CHOICE}] [point|points] [each]",
            "{kind:Kinds} [<at|as|for|are|worth|count>] <half|one half> [<a|of a> point]",
        ],
        build=lambda kind, value=Fraction(1, 2), other=None: Counts(
            Cards(kind=kind, at=Anywhere()), (value,) if other is None else (value, other)
        ),
        read_only=True,
    )
    add(
        "Value",
        f"{rest} [at|are|is|their|count|counts] [worth] [at|their] <[pip|spot|printed] value|pips|spots|face value|number|what <it says|they say>>",
        Counts(Cards(at=Anywhere())),
        read_only=True,
    )
    add(
        "Value",
        "{kind:Valued} [<at|as|for|is|are|worth|count|counts>] {values:Worth}",
        build=lambda kind, values: Counts(Cards(kind=kind, at=Anywhere()), values),
        read_only=True,
    )
    add("Values", "{first:Value}", (v.first,), read_only=True)
    add("Values", "{first:Value} <,|and|, and> {more:Values}", build=lambda first, more: (first, *more), read_only=True)
    add(  # the verb is said once
        "Plain",
        "{first:Standing} <,|and|, and> {more:Values}",
        build=lambda first, more: (first, *more) if isinstance(first, Counts) else None,
        cost=FAR,
        read_only=True,
    )
    _worths(grammar)
    ace = "<a|an|each|every|any> {kind:Kind.one}"
    worth = "<is|is worth|counts|counts as|counts for|can be|can count as|can be worth|may be>"
    worths = "<are|are worth|count|count as|count for|can be|can count as|can be worth|may be>"
    half = "<half|one half> [<a|of a> point]"
    for cards, are in ((ace, worth), ("{kind:Kinds}", worths)):
        add(
            "Standing",
            f"{cards} {are} [either] {{value:Fraction}} or {{other:Fraction}} {CHOICE}",
            build=lambda kind, value, other: Counts(Cards(kind=kind, at=Anywhere()), (value, other)),
            read_only=True,
        )
        add(
            "Standing",
            f"{cards} {are} {half} [each]",
            build=lambda kind: Counts(Cards(kind=kind, at=Anywhere()), (Fraction(1, 2),)),
            read_only=True,
        )
        add(
            "Standing",
            f"{cards} {are} {{value:Fraction}} [point|points] [each]",
            build=lambda kind, value: Counts(Cards(kind=kind, at=Anywhere()), (value,)),
            read_only=True,
        )
    add(
        "Standing",
        [
            "hands are scored in points",
            "hands are totals of points",
            "football hands",
            "[in this game] [,] <you do not make|there are no|forget [about]|hands are not> poker hands [here|in this game]",
            f"{ADDED}",
            "[the] hands are <compared|ranked|judged|decided> by <their|the> <points|totals|total [of <points|<the|their> cards>]|number of points>",
            "poker hands <do not count|mean nothing|do not matter> [here|in this game]",
        ],
        Remark(NO_HANDS),
    )

    away = "<the same distance away|equally close|equally far away|equally far off|equally far|just as close|the same distance from the target>"
    add(
        "Standing",
        [
            f"if two <players|hands|of you> are {away} , the one <who is|that is|> under <wins|beats the one [<who is|that is>] over>",
            "under beats over at the same distance",
        ],
        TargetTies(Nearer.LOW),
        read_only=True,
    )
    minus = "<negative|minus|as minus|as negative|with a minus sign|against <the total|your total>>"
    add(
        "Standing",
        [
            "{cards:CardsAnywhere} count minus",
            f"{{cards:CardsAnywhere}} <count|counts|are|is> {minus} [points]",
            "{cards:CardsAnywhere} <are|is> subtracted",
        ],
        CountsTimes(v.cards, Fraction(-1)),
    )
    plus = "<positive|plus|as plus|as positive|for <you|your total>|in your favor>"
    minus = f"<{minus}|against you>"  # by itself that is said of pairs in a low hand
    add(
        "Plain",
        [
            f"{{one:CardsAnywhere}} <count|counts|are> {plus} [,] [and] {{other:CardsAnywhere}} [<count|counts|are>] {minus}",
            f"{{other:CardsAnywhere}} <count|counts|are> {minus} [,] [and] {{one:CardsAnywhere}} [<count|counts|are>] {plus}",
        ],
        build=lambda one, other: (CountsTimes(other, Fraction(-1)),) if apart_from(one, other) else None,
        read_only=True,
    )
    for times, word in ((2, "double"), (3, "triple")):
        add(
            "Standing",
            [f"{{cards:CardsAnywhere}} count {word}", f"{{cards:CardsAnywhere}} <is|are> worth {word}"],
            CountsTimes(v.cards, Fraction(times)),
        )
    add(
        "Standing",
        [
            "all other cards count at face value",
            "all other cards count face value",
            "[all] other cards are [worth] [their] face value",
            "<everything else|all other cards|number cards|numbered cards|the rest> <counts|count|are|is> [worth] [as|at|their] <printed|face value|what they say|their number>",
        ],
        Counts(Cards(at=Anywhere())),
    )
