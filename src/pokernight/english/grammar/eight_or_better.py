"""High-low with a qualifier, in the words of the table: what it takes to go low, and what is so where nobody can."""

from pokernight.cards import Rank
from pokernight.english.construction import FAR, Grammar
from pokernight.english.grammar.making import EACH_WAY, MAKER
from pokernight.english.grammar.rankings import ACES_BOTH
from pokernight.english.grammar.remarks import NO_LOW
from pokernight.english.grammar.ties import SPLIT
from pokernight.meaning.hands import (
    BestHand,
    Compared,
    Limit,
    LowOrder,
    LowRanking,
    OfShape,
    Qualifier,
    Shape,
    Share,
    Showdown,
)
from pokernight.meaning.players import End
from pokernight.meaning.rules import Remark

LOW_HAND = "<low|a low|the low|a low hand|the low hand|low hands|lows>"
BOTH_WAYS = "<both ways|high and low|for high and low|either way>"


def add_to(grammar: Grammar) -> None:
    """Add what this file is about."""
    _split(grammar)
    _known(grammar)


def at_most(rank: Rank) -> Qualifier:
    """A low hand that may not be higher than a rank."""
    return Qualifier(Compared(Limit.AT_MOST, OfShape(Shape.HIGH_CARD, rank)), End.LOW)


def _split(grammar: Grammar) -> None:
    """The two halves, told in passing, and the qualifier with them."""
    add = grammar.add
    halves = Showdown((Share(BestHand(End.HIGH)), Share(BestHand(End.LOW))))
    game = "<high low|hi lo|high and low|hi / lo|high low split|split high and low>"
    add("Standing", f"[it is|this is|the game is|we play|play|played] {game}", halves, cost=FAR, read_only=True)
    for rank in ("{rank:Rank}", "{rank:RankSign}"):
        qualified = f"<[,] [with] [an|a] {rank} or better [for low|to qualify]|[,] with [an|a] {rank} qualifier>"
        add(
            "Plain",
            [
                f"[it is|this is|the game is|we play|play|played] {game} {qualified}",
                f"{{shown:Step}} {qualified}",
            ],
            build=lambda rank, shown=halves: (at_most(rank), shown) if shown == halves else None,
            cost=FAR,
            read_only=True,
        )


def _known(grammar: Grammar) -> None:
    """What everybody knows about high-low."""
    add = grammar.add
    gets = "<takes|gets|wins|scoops> [all|it all|everything|the whole pot|the pot|the whole thing]"
    add(
        "Standing",
        [
            f"[if there is|with] no [qualifying] low [hand] [,|:] [the|best] high [hand] {gets}",
            f"[the] high [hand] {gets} <if|when> there is no [qualifying] low",
            "no low , no split",
            "the board <has to|must> <have|show> [at least] three [different] [low] cards [of] eight <or|and> <under|lower|less|below> , or <<nobody|no one> has a low|there is no low>",
            "<there can be no low|<nobody|no one> can have a low> unless the board <has|shows> [at least] three [different] cards [of] eight <or|and> <under|lower|less|below>",
        ],
        Remark(NO_LOW),
        read_only=True,
    )
    add(
        "Standing",
        [
            f"<straights and flushes|straights or flushes> <do not|never> <count against|hurt|matter for|affect> [you|anyone] [for|in] {LOW_HAND}",
            "[the] best low [hand] is [the wheel ,|a wheel ,] {ranks:RankRow} [, the wheel|, [which is|] called <the|a> wheel]",
            "[the] best low [hand] is [the|a] <wheel|ace through five|ace to five|five high>",
        ],
        build=lambda ranks=WHEEL: LowRanking(LowOrder.ACE_TO_FIVE) if ranks == WHEEL else None,
        read_only=True,
    )
    add(
        "Plain",
        f"{{first:Standing}} [,] or [else] [the|best] high [hand] {gets}",
        build=lambda first: (first, Remark(NO_LOW)) if isinstance(first, Qualifier) and first.end is End.LOW else None,
        read_only=True,
    )
    add(
        "Standing",
        "<a|the> five high [straight] is [also] the best [possible] low [hand]",
        LowRanking(LowOrder.ACE_TO_FIVE),
        read_only=True,
    )
    add(
        "Standing",
        [
            f"<the|a> wheel <goes|plays|is good|works|counts> {BOTH_WAYS}",
            "<the|a> wheel is the <perfect|best> low and a [pretty|really] <decent|good|nice> high [too]",
            "the ace <can go|can play|goes|plays|works> both ways",
            f"aces <swing|go {BOTH_WAYS}|play {BOTH_WAYS}|work {BOTH_WAYS}>",
            "an ace <swings|goes both ways|plays both ways>",
        ],
        Remark(ACES_BOTH),
        read_only=True,
    )
    half = "<the|that|their> [low|high] half [of the pot]"
    add(
        "Standing",
        [
            f"if <two|two or more> <players|people|hands> tie for [the] <low|high> [half|hand] , they <split|share|divide> {half} [evenly|between them]",
            f"<ties|a tie> for [the] <low|high> [half|hand] <split|splits> {half}",
        ],
        Remark(SPLIT),
        read_only=True,
    )
    add(
        "Standing",
        [
            f"{MAKER} <can|may> use any five [cards] [of {{pool:Pool}}] {BOTH_WAYS.replace('<', '<each way|')}",
            f"any five cards <each way|{BOTH_WAYS[1:]}",
            f"{MAKER} <can|may> use any five of {{pool:Pool}} for high and any [other] five for low [,] <with as much overlap as <you|they> <like|want>|overlapping all <you|they> <like|want>>",
        ],
        build=lambda pool=None: Remark(EACH_WAY),
        read_only=True,
    )
    add(
        "Standing",
        [
            "there is no [low] qualifier [for low]",
            "<no|there is no> qualifier for [the] low [hand|half]",
            "any low <wins|qualifies|is good|counts>",
            "the low does not have to be [any] good",
        ],
        Remark("nobody needs a qualifier"),
        read_only=True,
    )


WHEEL = frozenset({14, 2, 3, 4, 5})
