"""Low hands: how they compare, what hurts them, and games that are played high-low."""

from typing import Any

from pokernight.english.construction import FAR, Grammar
from pokernight.english.grammar.marks import HighLow
from pokernight.english.grammar.rankings import ACES_BAD, ACES_BOTH, FROM_THE_TOP, PAIRS_HURT, RUNS_COUNT, WHEEL
from pokernight.english.template import v
from pokernight.meaning.hands import (
    BestHand,
    Compared,
    Limit,
    LowOrder,
    LowRanking,
    OfShape,
    Qualifier,
    Shape,
    Showdown,
)
from pokernight.meaning.players import End
from pokernight.meaning.rules import Remark


def add_to(grammar: Grammar) -> None:
    """Add what this file is about."""
    _compared(grammar)
    _better(grammar)
    _aces(grammar)
    _bad(grammar)
    _pairs(grammar)
    _high_low(grammar)


_TOP = "<the|your|their|its> <highest|top|high> <card|cards>"
_TOPS = f"<{_TOP}|the top|<highest|top|high> card|the <highest|top|high> card <of|in> <each|every> hand>"
_NEXT = "the next <[highest|lower|lowest] <one|card|cards> [down]|highest|lowest>"
_LOWER = "[<, and|and> [the] <lower|lowest> [one|card|hand|of them] <is better|is best|wins>]"
_ON = f"[, [and] then [by] {_NEXT}] [, and so on [down]|and so on [down]|and work [your way] down]"


def _compared(grammar: Grammar) -> None:
    """From the highest card down."""
    lows = "<hands|[two|the] low hands|lows|[the] lows|a low hand|a low|the low hand|low hands>"
    compare = f"<[<you|we|players>] <compare|read|rank|judge|look at> [{lows}]|{lows} <are|is> <compared|ranked|read|judged|decided|called>>"
    tie = "<match|tie|are the same|are equal|are tied>"
    grammar.add(
        "Standing",
        [
            "low hands are compared from the highest card down",
            f"{compare} from {_TOPS} [on] <down|downward|downwards> {_ON} {_LOWER}",
            f"[,] <comparing|looking at|counting|starting with|judged by> {_TOPS} first {_ON} [and [then] [on] down]",
            f"[,] <comparing|reading|judged|counting> from {_TOPS} <down|downward|downwards>",
            "<between|of|among> [two] hands with the same number of cards , the lower one <wins|is better>",
            f"{compare} [<starting|beginning>] <by|with|at> {_TOPS} [first] {_ON} {_LOWER}",
            f"{compare} <highest|top|high> card first {_ON} {_LOWER}",
            f"to compare [two|low] <hands|lows> , [you] <look at|start with|compare> {_TOPS} first {_ON} {_LOWER}",
            f"if <those|they|these|{_TOP}|the first cards> {tie} [,] [you] <go|move|go on|continue|move on|move down|look|compare|turn> [to|at] {_NEXT} {_ON} {_LOWER}",
            f"if two <players|people|hands|lows> have <an|a|the same> [{{rank:Rank}}] <low|high card|top card> , [you] <compare|look at|go to> {_NEXT} {_ON} {_LOWER}",
            f"{compare} <[the] <highest|top> cards|{_TOPS}> first {_ON} {_LOWER}",
            "the lower <one|card> <wins|is better>",
            "<between|of> two [low] <hands|lows> , the one with the lower <high|highest|top> card <is better|wins>",
            f"<when|in> comparing [two] low hands [,] [you] <start|begin|look> <with|at|from> {_TOPS} [first] {_ON} {_LOWER}",
            "the <hand|low|low hand|one> with the <lower|lowest|smaller|smallest> <high|highest|top> card <is [the] <best|better|lowest>|wins [low]>",
        ],
        build=lambda rank=None: Remark(FROM_THE_TOP),
        apart=lambda rule: {} if rule == Remark(FROM_THE_TOP) else None,
    )


def _better(grammar: Grammar) -> None:
    """One low hand beats another, by way of example."""
    add = grammar.add
    beats = "<beats|beat|is better than|are better than|wins over|wins against|is lower than>"
    add("LowHand", "[an|a] {ranks:TopRanks} [low|badugi] [hand]", v.ranks, read_only=True)
    add("LowHand", "[an|a|any] {rank:Rank} low [hand]", build=lambda rank: (rank,), read_only=True)
    add("LowHand", "[an|a] {rank:RankSign} low [hand]", build=lambda rank: (rank,), read_only=True)
    add(
        "Standing",
        f"[so] {{better:LowHand}} {beats} {{worse:LowHand}}",
        build=lambda better, worse: Remark(FROM_THE_TOP) if lower(better, worse) else None,
        read_only=True,
    )
    add(
        "Standing",
        "[so] {worse:LowHand} <loses to|is worse than> {better:LowHand}",
        build=lambda better, worse: Remark(FROM_THE_TOP) if lower(better, worse) else None,
        read_only=True,
    )
    wheel = "<the|a> <wheel|bicycle|bike>"
    add(
        "Standing",
        f"{wheel} [, [or] {{ranks:RankRow}} ,|( {{ranks:RankRow}} )] <is <the nuts|the nut low|unbeatable|as good as it gets|the one to get|the hand to have|the best [hand] there is>|can not be beaten>",
        build=lambda ranks=WHEEL: LowRanking(LowOrder.ACE_TO_FIVE) if ranks == WHEEL else None,
        read_only=True,
    )


def lower(better: tuple[int, ...], worse: tuple[int, ...]) -> bool:
    """Whether the highest cards of one hand are lower than those of another, from the top down."""
    return next((a < b for a, b in zip(better, worse, strict=False) if a != b), False)


def _aces(grammar: Grammar) -> None:
    """Aces that are low in one half of the game, and high in the other."""
    ace = "<aces|the ace|an ace|ace>"
    count = "[always|only] <are|is|count|counts|count as|counts as|play|plays|rank|ranks> [always|only]"
    low = (
        "<for|in> <low|lows|the low|low hands|the low hand|a low hand|your low|your low hand|the low half|the low side>"
    )
    high = "<for|in> <high|highs|the high|high hands|the high hand|a high hand|your high|your high hand|the high half|the high side>"
    grammar.add(
        "Standing",
        [
            f"{ace} {count} low {low} [,] [and|but] [{count}|can be|may be] high {high}",
            f"{ace} {count} high {high} [,] [and|but] [{count}] low {low}",
            f"{ace} {count} low {low}",
            f"{low} [,] {ace} {count} low",
            f"{ace} <can|may> <be|count|count as|be used|be used as|be counted as> low {low}",
            f"with {ace} <counting|played|counted> [as] low if <you|they> <want|like|wish>",
        ],
        Remark(ACES_BOTH),
        read_only=True,
    )
    grammar.add(
        "Standing",
        f"{low} , {ace} <can|may> <be|count|count as|be used as|be counted as> low",
        Remark(ACES_BOTH),
        read_only=True,
    )


def _bad(grammar: Grammar) -> None:
    """What spoils a low hand where aces are high, all in one breath."""
    bad = "<bad|no good|high|bad for you|bad news|to be avoided>"
    grammar.add(
        "Plain",
        [
            f"straights , flushes [,] and aces are [all] {bad}",
            f"aces , straights [,] and flushes are [all] {bad}",
        ],
        (Remark(RUNS_COUNT), Remark(ACES_BAD)),
        read_only=True,
    )


def _pairs(grammar: Grammar) -> None:
    """Pairs spoil a low hand; where any low hand wins, it wins even with a pair."""
    add = grammar.add
    low = "<a|your|the|any> low [hand]"
    add(
        "Standing",
        [
            f"[<there are|you can have|you can not have>] no <pair|pairs> in {low}",
            f"[<you|players|they>] <can not|may not> have <a pair|any pairs|pairs> in {low}",
            f"<a|your|the|any> <pair|pairs> <is|are> no good in {low}",
            "a pair only hurts <you|it|your hand> if <you|it> <can not get around it|has to use it|have to use it|need it>",
        ],
        Remark(PAIRS_HURT),
        read_only=True,
    )
    add(
        "Plain",
        "{first:Plain} [,] <even if|even when> <it|that hand|the hand|that|you> <has|have|is|contains|includes> {made:Made} [in it]",
        build=lambda first, made: (*first, Remark("nobody needs a qualifier")) if wins_low(first) else None,
        read_only=True,
    )
    add(
        "Standing",
        [
            "no qualifier is <needed|required|necessary> [for [the] low]",
            "if <everyone|everybody|all players|all hands|every hand> <has|have> a pair [,] the <smallest|lowest|lower|low> pair <wins|is best|takes it>",
            "there is no [low] qualifier [for [the] low]",
            "<you|players|a low|the low|low> <do not|does not> need [to have] a qualifier [for low]",
            "any low [hand] <will do|qualifies|counts|is good enough|can win>",
            "[the] low [hand] does not <have|need> to qualify",
        ],
        Remark("nobody needs a qualifier"),
        read_only=True,
    )


def wins_low(rules: tuple[Any, ...]) -> bool:
    """Whether the last of some rules says that the low hand wins."""
    match rules[-1]:
        case Showdown((share,)):
            return bool(share.prize == BestHand(End.LOW))
    return False


def _high_low(grammar: Grammar) -> None:
    """Games in which the high hand and the low hand split the pot."""
    add = grammar.add
    both = (
        "<for both high and low|high low|high low split|split high low|both high and low|high and low|for high and low>"
    )
    game = "<this|it|the game|this one|this game>"
    add(
        "Standing",
        [
            "the game is played high-low",
            f"{game} is <played|dealt> {both} [split]",
            f"<we|you> [always] play [it|this] {both}",
            f"played {both}",
        ],
        HighLow(),
    )
    limit = "[,] [with] <an|a|> {rank:Rank} <qualifier [for low]|or better [for low]|or better qualifier|or better to qualify>"
    add("HighLow", f"[,] [but] [played] {both}", (HighLow(),), read_only=True)
    for words, cost in ((f"[,] [but] [played] {both} {limit}", 0), (limit, FAR)):  # or else it is the name of a game
        add(
            "HighLow",
            words,
            build=lambda rank: (
                HighLow(),
                Qualifier(Compared(Limit.AT_MOST, OfShape(Shape.HIGH_CARD, rank)), End.LOW),
            ),
            cost=cost,
            read_only=True,
        )
    add("Plain", "{base:Naming} {more:HighLow}", build=lambda base, more: (base, *more), read_only=True)
