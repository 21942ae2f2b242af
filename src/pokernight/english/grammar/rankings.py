"""How hands are ranked, what they are made of, and what it takes to win."""

from fractions import Fraction

from pokernight.english.construction import Grammar
from pokernight.english.grammar.marks import ForLow, NoRuns, Ranked
from pokernight.english.template import v
from pokernight.meaning.cards import Anywhere, Cards
from pokernight.meaning.hands import (
    AcesLow,
    BestHand,
    CardsSpeak,
    Compared,
    Counts,
    CountsTimes,
    HandLimit,
    HandSize,
    Limit,
    LowOrder,
    LowRanking,
    Nearer,
    OfShape,
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
)
from pokernight.meaning.numbers import at_least
from pokernight.meaning.players import End
from pokernight.meaning.rules import (
    Remark,
)

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
NO_HANDS = "hands are totals of points"
AS_USUAL = "hands rank as usual"
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
    _qualifying(grammar)
    _halves(grammar)
    _hands(grammar)


_ACES = "<aces|the ace|an ace|ace>"
_LOW_CARD = "<the|your> <low|lowest|little> [hole|up|down] <card|one>"
_PURPOSE = (
    f"<for this [purpose]|for that purpose|when you <figure out|look for|pick|find|choose|decide> {_LOW_CARD}|when <you are|we are> <looking for|picking|finding|choosing> {_LOW_CARD}|"
    f"for <picking|finding|choosing|deciding> {_LOW_CARD}|[only] for <the bring in|the low card|the first bet>>"
)
"""Where it is only told which card is the lowest."""
_EVERYWHERE = "[here|in this game|in all hands]"


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
            "aces are the <highest|top> [card|cards]",
            f"{_ACES} {count} {only} high , not low",
            "an ace <can not|can never> be low",
            "<a deuce|a two|deuces|twos> <is|are> <as low as it gets|the lowest [card] [in the hole|you can have]>",
        ],
        Remark(ACES_HIGH),
    )
    add(
        "Standing",
        [
            "an ace is never the low card",
            f"{_ACES} {only} {count} {only} high [only] {_PURPOSE}",
            f"{_ACES} <can not|can never|may not> be {_LOW_CARD}",
            f"{_ACES} {count} never {_LOW_CARD}",
            f"{_ACES} [in the hole] <is|are> not {_LOW_CARD}",
        ],
        Remark(NO_LOW_ACE),
    )
    either = "<high or low|high and low|low or high|both high and low|both ways|either way|low|either high or low>"
    add(
        "Standing",
        [
            "aces are high or low",
            f"{_ACES} {count} [either] <high or low|high and low|low or high|both ways|both high and low>",
            f"{_ACES} <can|may> <be|count|count as|be used|be used as|play|go> [either] {either} [for low]",
            f"{_ACES} {count} low for <low|the low|low hands> and high for <high|the high|high hands>",
            f"{_ACES} {count} high for <high|the high|high hands> and low for <low|the low|low hands>",
        ],
        Remark(ACES_BOTH),
    )
    add(
        "Standing",
        [
            "kings are high where aces are low",
            "<kings|the king|a king> <are|is> [the] <high|highest|best|top> [card] [here]",
        ],
        Remark(KINGS_HIGH),
    )


_RUNS = "<straights and flushes|straights or flushes|straights , flushes and suits>"
_LOWS = "<in low hands|for low hands|for low|in low|for the low hand|for the low|in the low|in lows|for lows|for the low half>"


def _runs(grammar: Grammar) -> None:
    """Whether straights and flushes count."""
    add = grammar.add
    out = "<are ignored|do not count|do not matter|mean nothing|count for nothing|are not used|do not mean anything|do not exist>"
    add(
        "Standing",
        ["straights and flushes do not count", f"{_RUNS} {out} [here|in this game]", f"straights {out}", f"no {_RUNS}"],
        NoRuns(),
    )
    hurt = "<do not|does not> <count against|hurt|spoil|ruin|affect>"
    whom = "<you|it|a low|a low hand|your low|your low hand|low hands|the low|a hand|your hand|them|him>"
    add(
        "Standing",
        [
            "straights and flushes do not count in low hands",
            f"{_RUNS} {out} {_LOWS}",
            f"{_LOWS} , {_RUNS} {out}",
            f"{_RUNS} {hurt} {whom}",
        ],
        LowRanking(LowOrder.ACE_TO_FIVE),
    )
    against = "<count against|hurt|spoil|ruin>"
    add(
        "Standing",
        [
            "straights and flushes count in low hands",
            f"{_RUNS} [do] [count ,] [so they] {against} {whom}",
            f"{_RUNS} [do] count , so they {against} {whom}",
            f"{_RUNS} [do] count {_LOWS}",
        ],
        Remark(RUNS_COUNT),
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
    short = "<with|in> [the] <two|three|four> <cards|card hands|card round|card hand>"
    add(
        "Standing",
        [
            "hands of fewer than five cards make no straights or flushes",
            f"{short} , {_RUNS} {out}",
            f"{_RUNS} {out} {short}",
            f"there are no {_RUNS} {short}",
        ],
        Remark(SHORT_HANDS),
    )


def _orders(grammar: Grammar) -> None:
    """Which hands are best, and what beats what."""
    add = grammar.add
    best = "<best|lowest|perfect|top|nut>"
    suits = (
        "[, not all <in|of> <the same|one> suit|not all <in|of> <the same|one> suit|with at least two suits|"
        "<in|of> <more than one suit|two or more suits|different suits|mixed suits|at least two suits>|unsuited]"
    )
    called = "[, [also] <called|known as|which is called> <the|a> <wheel|bicycle> [or [the] <wheel|bicycle>]|, the <wheel|bicycle>]"
    possible = "[possible] [low] [hand] [you can <get|have|make|hold>|there is] [is|you can have is]"
    add(
        "Standing",
        [
            "the best low hand is {ranks:RankRow}",
            f"[so] the {best} {possible} [therefore] [an|a] {{ranks:RankRow}} {suits} {called}",
            f"<that|this|which> makes [an|a] {{ranks:RankRow}} {suits} {called} the {best} [possible] [low] [hand] [there is]",
            f"[so] [an|a] {{ranks:RankRow}} {suits} {called} is [the] {best} [possible] [low|hand|low hand|you can do|there is]",
        ],
        build=lambda ranks: LowRanking(BEST_LOWS[ranks]) if ranks in BEST_LOWS else None,
        read_only=True,
    )
    wheel = "<the|a> <wheel|bicycle>"
    add(
        "Standing",
        [
            f"the {best} [possible] [low] [hand] is {wheel}",
            f"{wheel} is the {best} [possible] [low] [hand] [there is|you can get|you can have]",
        ],
        LowRanking(LowOrder.ACE_TO_FIVE),
        read_only=True,
    )
    five = "<five of a kind|five aces>"
    top = "<the <best|top|highest> [possible] hand|tops|the top|the best|possible [here|with all these wild cards]|the best [hand] you can have|on top|the best of all|highest|top dog> [there is]"
    over = "[and] [it] <beats|outranks|ranks above|ranks over|is better than|tops> <everything|a straight flush|a royal flush|any straight flush|everything else|all other hands>"
    add(
        "Standing",
        [
            "five of a kind is the best hand",
            f"{five} is {top} [, <even over|over|above|ahead of|even ahead of> a <straight|royal> flush] [[,] {over}] [, <even|including> a <royal|straight> flush]",
            f"{five} {over} [, <even|including> a <royal|straight> flush] [and is {top}] [, with five aces the best of all]",
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
                f"[so] <{hand}|{TOP_WORDS[size]}> <is|are> the <best|highest|top> [possible] hand [you can <have|get>]",
            ],
            Remark(top_hand(size)),
        )
    # what beats what
    add(
        "Standing",
        [
            "hands rank as usual",
            "[the other|all|all other|the|regular|normal|standard|usual] [poker] <hands|hand> <rank|ranks|count|rankings apply> [as usual|as always|as in poker|normally]",
            "<regular|normal|standard|usual> poker <ranks|rankings|hands>",
            "hands are ranked <as usual|as in [regular|normal|standard] poker|like in poker|the usual way>",
        ],
        Remark(AS_USUAL),
    )
    for shape, names in RANKED.items():
        add("RankedHand", names, shape)
    add("Standing", "{better:RankedHand} beats {worse:RankedHand}", Ranked((v.better, v.worse)))
    beats = "[always] <beats|beat|outranks|outrank|ranks above|rank above|is better than|are better than>"
    add("Standing", f"{{better:RankedHand}} {beats} {{worse:RankedHand}}", Ranked((v.better, v.worse)), read_only=True)
    add(
        "Standing",
        "{worse:RankedHand} [always] <loses to|lose to|is worse than> {better:RankedHand}",
        Ranked((v.better, v.worse)),
        read_only=True,
    )
    add("RankedList", "{worse:RankedHand}", (v.worse,))
    add(
        "RankedList",
        "{first:RankedHand} [,] [and] <then|followed by> {rest:RankedList}",
        build=lambda first, rest: (first, *rest),
        apart=lambda shapes: {"first": shapes[0], "rest": shapes[1:]} if len(shapes) > 1 else None,
    )
    add(
        "Standing",
        [
            "the hands from best to worst are {shapes:RankedList}",
            "the <best|highest|top> hand is {shapes:RankedList}",
            "{first:RankedHand} <is|are> <best|the best|highest|the best hand> , [and] <then|followed by> {rest:RankedList}",
            "hands rank : {shapes:RankedList}",
        ],
        build=lambda shapes=(), first=None, rest=(): (
            found if len(found := ((first, *rest) if first else shapes)) > 1 and (found := Ranked(found)) else None
        ),
        apart=lambda rule: {"shapes": rule.shapes} if isinstance(rule, Ranked) else None,
    )
    look = "<compare [hands]|hands are compared|you compare [hands]>"
    top_card = "<the highest card|the top card|the high card|the top>"
    on = "[, [and] then the next [highest] [card]] [, and so on]"
    lower = "[<, and|and> the <lower|lowest> [one|card|of them] <is better|wins>]"
    go = "<go|move|go on|move on|look|turn> <to|at>"
    next_down = "the next [highest|lower] <one|card|cards> [down]"
    add(
        "Standing",
        [
            "low hands are compared from the highest card down",
            f"{look} from {top_card} down {on} {lower}",
            f"to compare [two|low] hands , [you] <look at|start with|compare> {top_card} first {on} {lower}",
            f"if <those|they|these|the <high|highest|top> cards|the first cards> <match|tie|are the same|are equal> [,] [you] <go to|go on to|look at|compare|move on to|move down to> the next [highest|lower|lowest] [card|one|cards] [down] {on} {lower}",
            "<between|of> two hands , the one with the lower <high|highest|top> card <is better|wins>",
            f"if <those|they|these|the <highest|top|high> cards> <match|tie|are the same|are equal|are tied> , {go} {next_down} {on} {lower}",
        ],
        Remark(FROM_THE_TOP),
    )
    add(
        "Standing",
        "[so] [an|a] {better:TopRanks} [low|hand] <beats|is better than|wins over|wins against> [an|a] {worse:TopRanks} [low|hand]",
        build=lambda better, worse: (
            Remark(FROM_THE_TOP)
            if next((a < b for a, b in zip(better, worse, strict=False) if a != b), False)
            else None
        ),
        read_only=True,
    )
    add(
        "Standing",
        [
            "the lowest hand wins , whatever it is called",
            "<we|you> play [it|this] [only] for low [only]",
            "<it is|this is|the game is|this one is|the pot is> [a game] <lowball|a lowball game|for low [only]|played for low [only]|low only>",
            "played for low [only]",
        ],
        ForLow(),
    )


RANKED = {
    Shape.HIGH_CARD: "<a high card|high card|high cards|any two <unpaired|odd|different|other> cards|any other hand|anything without a pair|any hand without a pair|a hand without a pair|any hand without one|a hand without one|any unpaired hand|no pair|<a|any> hand with no pair|a hand with no pairs|any hand with no pairs|an unpaired hand|the high card>",
    Shape.PAIR: "<a pair|a single pair|just a pair|one pair|any pair|pairs|pair|any hand with <a pair|one>|a hand with a pair>",
    Shape.TWO_PAIR: "<two pair|two pairs>",
    Shape.TRIPS: "<three of a kind|trips|any three of a kind>",
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
            ],
            Remark(NO_HALF[end]),
        )
    add(
        "Standing",
        [
            "the pot has two halves",
            "[if the hand <makes it|gets|goes> to the <end|showdown> ,] the pot is <split|divided> <in two|two ways|in half|into two halves>",
        ],
        Remark(TWO_HALVES),
    )
    down = "<[your|their] [{n:Number}] <hole|down|face down> cards|cards in the hole|[{kinds:Kind.all}] <in the hole|that were dealt face down|dealt face down|face down>>"
    add(
        "Standing",
        [
            "only hole cards count for the single card",
            f"only {down} <count|counts> [for <the spade|the spade half|that half|this|it|the other half>]",
            f"{down} are the only ones that count [for <that half|this|it>]",
            "{kinds:Kind.all} <that show|showing|face up|that are face up> do not count",
        ],
        build=lambda n=0, kinds=None: Remark(HOLE_ONLY),
        apart=lambda rule: {} if rule == Remark(HOLE_ONLY) else None,
    )


TOP_HANDS = {2: "a pair of aces", 3: "three aces", 4: "four aces", 5: "a royal flush"}
TOP_WORDS = {
    2: "two aces|pocket aces",
    3: "three of a kind aces|trip aces",
    4: "quad aces",
    5: "royal flush|the royal flush",
}
"""The best hand of so many cards, where nothing but the cards themselves decides."""


def top_hand(size: int) -> str:
    """What is said of the best hand of so many cards."""
    return f"the best hand of {size} cards is {TOP_HANDS[size]}"


def _qualifying(grammar: Grammar) -> None:
    """What a low hand needs to win."""
    add = grammar.add
    lower = "<or|and> <better|lower|less|under|below|smaller>"
    cards = "five [different|unpaired|low|separate] <cards|ranks> [of different ranks] [,]"
    no_pairs = "[<,|and|, and> [with] [all different|no <pair|pairs>|none of them paired]|with no <pair|pairs>]"
    for rank in ("{rank:Rank}", "{rank:RankSign}"):
        add(
            "LowLimit",
            [
                f"[at least] <an|a|> {rank} [low|high] {lower} [low] {no_pairs}",
                f"at least <an|a> {rank} low",
                f"[at least] <an|a|> {rank} low [hand]",
                f"{cards} [all|that are all] [of] <an|a|> {rank} {lower} [in rank] {no_pairs}",
                f"{cards} [all] <no higher than|not higher than|none <higher than|above|over>|with <nothing|no card> <above|higher than|over|bigger than>> <an|a|> {rank} {no_pairs}",
                f"<nothing|no card> <above|higher than|over> <an|a> {rank} {no_pairs}",
            ],
            v.rank,
            read_only=True,
        )
    low = "<[your|a|the|any] [winning] low [hand]>"
    holder = "<you|a hand|your hand|players|a player|they|the hand|your five cards|your low>"
    need = "<need|needs|must have|has to have|have to have|must be|must hold>"
    purpose = "to <qualify [for [the] low]|win [the] low [hand|half]|have a low [hand]|make a low [hand]|be a low|count as a low>"
    add(
        "Standing",
        [
            f"{low} <has to be|must be|needs to be|needs|is|requires|must have|has to have|must qualify with|qualifies with|takes> {{rank:LowLimit}} [to <qualify|win|count>] [, or it does not count]",
            f"{holder} {need} {{rank:LowLimit}} <for [a] low|{purpose}>",
            f"{purpose} [,] {holder} {need} {{rank:LowLimit}}",
            "{rank:LowLimit} <qualifies|wins low|to qualify> [for low]",
            "{rank:LowLimit} for low",
            f"it takes {{rank:LowLimit}} <for low|{purpose}>",
            "[there is|with] <an|a|> {rank:Rank} [or better] qualifier [for low]",
            "the <qualifier|minimum> [for low] is {rank:LowLimit}",
        ],
        Qualifier(Compared(Limit.AT_MOST, OfShape(Shape.HIGH_CARD, v.rank)), End.LOW),
        read_only=True,
    )
    win = "to win [<the|any> pot|anything|it]"
    add(
        "Standing",
        [
            f"it takes {{made:Made}} {win}",
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
    four = "four [low] cards <of|with|in> [four] different <ranks and [four] different suits|suits and [four] different ranks>"
    add(
        "Standing",
        [
            "low hands are badugi hands",
            f"a badugi is {four}",
            f"<the <aim|idea|goal|object> is|you want|you are trying> [to] <hold|get|make|have> {four}",
            f"the best hand is {four}",
        ],
        LowRanking(LowOrder.BADUGI),
    )
    gets = "<wins|takes|gets|collects>"
    add(
        "Rules",
        f"[at the showdown ,] [the] best badugi [hand] [at the showdown] {gets} [{{pot:Pot}}]",
        build=lambda pot=(): (LowRanking(LowOrder.BADUGI), Showdown((Share(BestHand(End.LOW)),))),
        read_only=True,
    )
    sized = "<four|three|two|one|4|3|2|1> card <hand|badugi>"
    cards = "<two of your cards|two cards|cards in a hand|two or more cards>"
    match_ = "<share|have|match in|are of> <a rank or a suit|a suit or a rank|the same suit or rank|the same rank or suit|suit or in rank|suit or rank|rank or suit>"
    add(
        "Standing",
        [
            "more cards of different ranks and suits beat fewer",
            f"<any|a> {sized} beats <any|a> {sized} [, [and] <any|a> {sized} beats <any|a> {sized}] [, [and] <any|a> {sized} beats <any|a> {sized}] [, and so on]",
            f"if {cards} {match_} , <one of them does not count|you have to ignore one of them|only one of them counts|you ignore one of them>",
            "you <drop|ignore> whichever <one|card> leaves you the better hand",
            "<between hands <of the same size|with the same number of cards>|<if|when> <two|both|the> hands <have the same number of cards|are the same size|tie on number of cards>> , the one with the lower <high|top|highest> card <wins|is better> [, then the [lower] next card] [, and so on]",
            "<a hand like that|such a hand|that|this|it> is [called] a badugi",
            "the best [possible] hand is <a 2 3 4|4 3 2 a> <in|of> four [different] suits",
            "[so] <a 2 3 4|4 3 2 a> <in|of> four [different] suits is the best [possible] [hand|badugi] [you can <have|get>|there is]",
        ],
        Remark(BADUGI_RANKS),
    )


PAST = {
    Past.UNDER_LOSES: "without <being|going> under",
    Past.OVER_LOSES: "without <being|going> over",
    Past.UNDER_BEATS_OVER: "and over it never beats under it",
}


BEST_LOWS = {
    frozenset({14, 2, 3, 4, 5}): LowOrder.ACE_TO_FIVE,
    frozenset({14, 2, 3, 4, 6}): LowOrder.ACE_TO_SIX,
    frozenset({2, 3, 4, 5, 7}): LowOrder.DEUCE_TO_SEVEN,
}


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
    add(
        "Standing",
        ["to win , you must have {made:Made}", "you need {made:Made} to win", "you must have {made:Made} to win"],
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
                f"to win {end.value} , you <must have|need> {{made:Made}}",
                f"you <need|must have> {{made:Made}} to win [the] {end.value} [hand]",
                f"the {end.value} hand must be {{made:Made}}",
            ],
            Qualifier(v.made, end),
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
    add(
        "Standing",
        [
            "{cards:CardsAnywhere} count {value:Fraction}",
            "{cards:CardsAnywhere} <are|is|are worth|is worth|count as|count> [a|as] {value:Fraction} [point|points]",
        ],
        Counts(v.cards, (v.value,)),
    )
    add(
        "Standing",
        [
            "{cards:CardsAnywhere} count {value:Fraction} or {other:Fraction}",
            "{cards:CardsAnywhere} <are|are worth|count as|count> [either] {value:Fraction} or {other:Fraction} [points] [, your choice|, whichever you like]",
        ],
        Counts(v.cards, (v.value, v.other)),
    )
    ace = "<a|an> {kind:Kind.one}"
    worth = "<is|is worth|counts|counts as|counts for|can be|can count as|can be worth|may be>"
    worths = "<are|are worth|count|count as|count for|can be|can count as|can be worth|may be>"
    choice = "[points] [, your choice|, whichever <you like|you want|you need|helps [you]|is better>|, as you like]"
    half = "<half|one half> [<a|of a> point]"
    for cards, are in ((ace, worth), ("{kind:Kinds}", worths)):
        add(
            "Standing",
            f"{cards} {are} [either] {{value:Fraction}} or {{other:Fraction}} {choice}",
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
            f"{cards} {are} {{value:Fraction}} <point|points> [each]",
            build=lambda kind, value: Counts(Cards(kind=kind, at=Anywhere()), (value,)),
            read_only=True,
        )
    add(
        "Standing",
        [
            "hands are totals of points",
            "[in this game] [,] <you do not make|there are no|forget [about]> poker hands [here|in this game]",
            "poker hands <do not count|mean nothing|do not matter> [here|in this game]",
        ],
        Remark(NO_HANDS),
    )
    perfect = "two aces and a five"
    add(
        "Standing",
        [
            "two aces and a five come to both totals",
            f"[so] {perfect} <is the perfect hand|are the perfect hand|is perfect> [, <{{a:Number}} and {{b:Number}} both|since it counts as {{a:Number}} and as {{b:Number}}>]",
            f"[so] {perfect} <make|makes|count as|counts as|is|are> [both] {{a:Number}} and [as] {{b:Number}} [and <win|wins> both [ways|halves|sides]]",
            f"[so] {perfect} <win|wins> both [ways|halves]",
        ],
        build=lambda a=0, b=0: Remark(BOTH_TOTALS),
        apart=lambda rule: {} if rule == Remark(BOTH_TOTALS) else None,
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
    for times, word in ((2, "double"), (3, "triple")):
        add(
            "Standing",
            [f"{{cards:CardsAnywhere}} count {word}", f"{{cards:CardsAnywhere}} <is|are> worth {word}"],
            CountsTimes(v.cards, Fraction(times)),
        )
    add(
        "Standing",
        [
            "all other cards count face value",
            "[all] other cards are [worth] [their] face value",
            "<everything else|all other cards|number cards|numbered cards|the rest> <counts|count|are|is> [worth] [as|at|their] <printed|face value|what they say|their number>",
        ],
        Counts(Cards(at=Anywhere())),
    )
