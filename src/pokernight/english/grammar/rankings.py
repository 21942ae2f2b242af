"""How hands are ranked, what they are made of, and what it takes to win."""

from dataclasses import replace
from fractions import Fraction

from pokernight.english.construction import Grammar
from pokernight.english.grammar.marks import NoRuns
from pokernight.english.template import v
from pokernight.meaning.cards import Anywhere, Board, Cards
from pokernight.meaning.hands import (
    AcesLow,
    CardsSpeak,
    Compared,
    Counts,
    CountsTimes,
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
    SmallHands,
    Target,
    TargetTies,
    Uses,
    Ways,
)
from pokernight.meaning.numbers import exactly
from pokernight.meaning.players import End
from pokernight.meaning.rules import (
    Remark,
)


def add_to(grammar: Grammar) -> None:
    """Add what this file is about."""
    _hands(grammar)


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


def none_of(cards: Cards) -> Cards:
    """None of some cards."""
    return replace(cards, many=exactly(0))


def _hands(grammar: Grammar) -> None:
    add = grammar.add
    add("Standing", ["aces are low", "aces are [considered|always] low [in all hands]", "the ace is low"], AcesLow())
    add(
        "Standing",
        [
            "use three card hands : straight flush , three of a kind , straight , flush , pair , high card",
            "use three card poker hands ( straight flush beats three of a kind beats straight beats flush beats pair beats high card )",
        ],
        SmallHands(3, runs=True),
    )
    add("Standing", ["the cards speak", "cards speak"], CardsSpeak())
    add("Standing", "straights and flushes <are ignored|do not count|do not matter>", NoRuns(), read_only=True)
    add(
        "Standing",
        [
            "straights and flushes do not count in low hands",
            "straights and flushes <are ignored|do not count|do not matter> <in|for> <low hands|low|the low hand|lows>",
            "straights and flushes do not <count against|hurt> <you|it|a low|a low hand>",
            "the best [possible] [low] [hand] is <the|> <wheel|bicycle>",
        ],
        LowRanking(LowOrder.ACE_TO_FIVE),
    )
    add(
        "Standing",
        [
            "the best low hand is {ranks:RankRow}",
            "the <best|lowest> [possible] [low] [hand] is [an|a] {ranks:RankRow} [, known as the wheel or the bicycle] [, not all in the same suit|with at least two suits]",
            "the <best|lowest|perfect> [possible] hand is [an|a] {ranks:RankRow} [, known as the wheel or the bicycle] [, not all in the same suit|with at least two suits]",
        ],
        build=lambda ranks: LowRanking(BEST_LOWS[ranks]) if ranks in BEST_LOWS else None,
        read_only=True,
    )
    add(
        "Standing",
        [
            "aces are high",
            "<aces are|the ace is> [always] high",
        ],
        Remark("aces are high"),
    )
    add(
        "Standing",
        [
            "five of a kind is the best hand",
            "five of a kind <ranks above a straight flush|is the top hand [and beats a straight flush]|is tops|beats everything|is the best hand|is the highest hand> [, even a royal flush]",
            "five of a kind beats a <straight|royal> flush",
        ],
        Remark("five of a kind is the best hand"),
    )
    add(
        "Standing",
        ["low hands are ranked deuce to seven", "[the] low is <deuce to seven|2 to 7>"],
        LowRanking(LowOrder.DEUCE_TO_SEVEN),
    )
    add(
        "Standing",
        ["to win , you must have {made:Made}", "you need {made:Made} to win", "you must have {made:Made} to win"],
        Qualifier(v.made),
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
    different = "five <different|unpaired> <cards|ranks> [,] [all] {rank:Rank} or <lower|below|less>"
    add(
        "Standing",
        [
            f"to <have a low|qualify for low> , <you need|a hand must have|you must have> {different}",
            f"a low [hand] must be {different}",
        ],
        Qualifier(Compared(Limit.AT_MOST, OfShape(Shape.HIGH_CARD, v.rank)), End.LOW),
        read_only=True,
    )
    add(
        "Standing",
        [
            "aces are [always] high , and straights and flushes count against you",
            "aces are [always] high and straights and flushes count against you",
        ],
        LowRanking(LowOrder.DEUCE_TO_SEVEN),
        read_only=True,
    )
    low = "<an|a|> {rank:Rank} [low] <or better|or lower|or less|high or better>"
    number = "<an|a|> {rank:RankSign} <or better|or lower|or less>"
    for least in (low, number):
        add(
            "Standing",
            [
                f"<your low|a low hand|the low hand|low|a low|the low> <has to|must> be {least} [to <qualify|win|count>] [, or it does not count] [, with no pairs]",
                f"you need {least} <for low|to win low|to qualify for low|for a low>",
                f"to <qualify|win> [for] [the] low [hand] , you <need|must have> {least}",
                f"{least} to qualify [for low]",
                f"{least} for low",
            ],
            Qualifier(Compared(Limit.AT_MOST, OfShape(Shape.HIGH_CARD, v.rank)), End.LOW),
            read_only=True,
        )
    use = "<must use|uses|use|must contain|must be made from|are made from|is made from|must be made of|has to use|have to use|is made of>"
    add(
        "Standing",
        [
            "a hand uses {first:Cards} and {second:Cards}",
            f"<your hand|you|a hand|players|each player|each hand> {use} {{first:Cards}} and {{second:Cards}} [, no more and no less]",
            "use {first:Cards} and {second:Cards} [, no more and no less]",
        ],
        Uses((v.first, v.second)),
    )
    add(
        "Standing",
        "a hand uses {cards:Cards} or none",
        build=lambda cards: Uses((cards,), or_else=(none_of(cards),)) if cards.many is None else None,
        apart=lambda rule: (
            {"cards": rule.portions[0]}
            if isinstance(rule, Uses) and rule == Uses(rule.portions[:1], or_else=(none_of(rule.portions[0]),))
            else None
        ),
    )
    add(
        "Standing",
        "your [final] hand may consist of your down cards , or all of the commons and some of your down cards",
        Uses((Cards(at=Board()),), or_else=(none_of(Cards(at=Board())),)),
        read_only=True,
    )
    add(
        "Standing",
        ["a hand uses {first:Cards}", f"<your hand|you|a hand|players|each player> {use} {{first:Cards}}"],
        Uses((v.first,)),
    )
    add(
        "Standing",
        ["your high and low hand may use different cards", "high and low hands may use different cards"],
        Ways(),
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
