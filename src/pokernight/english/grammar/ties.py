"""Ties: that equal hands split what they tie for, that suits decide nothing, and who gets the odd chip."""

from pokernight.english.construction import Grammar
from pokernight.meaning.rules import FewerWilds, Remark

SPLIT = "equal hands split the pot"
SUITS = "suits never break ties"
NO_NATURALS = "natural hands are no better than others"
ODD_CHIP = "the odd chip goes to the high hand"
ODD_FIRST = "the odd chip goes to the first winner to the dealer 's left"

_SEVERAL = "<two|two or more|several|any two|more than one|both|three>"
_EQUAL = (
    "<tie|tied|are tied|are [exactly] <alike|equal|the same|identical>|are equal|are equally <close|near>|are the same|come out the same|come out even|are even|are dead even|are identical|"
    "match [all the way down]|have the same <hand|total|number|count|score|pair|straight|flush|full house|three of a kind|four of a kind|five of a kind|low hand|high hand|rank|card>|have equal hands|have identical hands|have the same low|end in a tie>"
)
_FOR = "[for <best|the best hand|best hand|high|low|either half|a half|one half|half|a side|the same half|first>]"
_POT = "<whichever <half|part> they tied for|it|the pot|what the <losers|others> pay|the money|that half|the half|their half|that part|the difference|that share>"
_DIVIDE = "<split|splits|share|shares|divide|divides|chop|chops|cut|split up|chop up>"
_THEY = (
    "<they|those players|those two|the [two] [tied] <players|winners>|the players who tied|the winners|the tied hands|those hands|"
    "those [people] who tied|the two|both|you|we|those who tie|the [tied] players who tied|the hands>"
)
_EVENLY = "[up] [evenly|equally] [evenly|equally|among the <winners|tied players>|between the <winners|tied players>|between them|among them|between the winners|in half]"


_LOSERS = "[all] <the|any> [other] losers [still|all] <pay [up]|match [it|the pot]|pay [as much as] the pot> [as <usual|always|before>]"


def add_to(grammar: Grammar) -> None:
    """What goes without saying about ties."""
    add = grammar.add
    add("Standing", "ties split the pot", Remark(SPLIT))
    add(
        "Tied",
        [
            "<that|this|it> <does|did> not <settle|decide|break> <it|the tie|the matter|anything>",
            "<they|the hands|those> are still <equal|tied|even>",
            f"there is [still] <a tie|an exact tie|a dead tie> {_FOR}",
            f"it is [still] <a tie|an exact tie|a dead tie> {_FOR}",
            "the <board|[five] cards on the board> <is|are> [the] best [hand] [for <everyone|everybody|all players|all>]",
            "<everyone|everybody|all players> <plays|play> the board",
            f"{_SEVERAL} <hands|players|people|of you|of them|of those|> {_EQUAL} {_FOR}",
            f"<hands|players|they|you|[the] <best|winning|high|low|top|highest|lowest> <hands|cards|ones>> {_EQUAL} {_FOR}",
        ],
        (),
        read_only=True,
    )
    add(
        "Divided",
        [
            f"[{_THEY}] {_DIVIDE} [{_POT}] {_EVENLY}",
            f"<{_POT}> <is|gets> <split|divided|shared|cut up|chopped> {_EVENLY}",
            "it is a <split pot|split|chop>",
        ],
        (),
        read_only=True,
    )
    tied = "<[the] <tied|tie|equal|identical|tying> [best|high|low|winning] <hands|players|winners|cards|lows|highs>|players with <equal|identical|the same> [best|high] <hands|cards>|<a|any|an exact|a dead> tie|ties|[all] <those|players> who <tie|tied|are tied>|two [<hands|players|people>] <who|that> tie>"
    add(
        "Standing",
        [
            "<if|when|where> {tied:Tied} [,] [then] {split:Divided} [[,] which is [called] getting quartered]",
            f"<if|when|where> {{tied:Tied}} [,] [then] {{split:Divided}} <, and|and|, but|, while> {_LOSERS}",
            "{split:Divided} <if|when> {tied:Tied}",
            "<in case of|in the case of|in the event of|on|in> a tie [,] {split:Divided}",
            "{split:Divided} <on|in case of|in the event of> a tie",
            "[if there are] any ties <,|and> {split:Divided}",
            f"{tied} {_FOR} {_DIVIDE} [{_POT}] {_EVENLY} [without regard to suit] [[,] [and|but] <the other|any other|all other> losers still <pay|match [the pot|it]>]",
            f"{tied} are <split|chopped>",
        ],
        build=lambda tied=(), split=(): Remark(SPLIT),
        read_only=True,
    )
    add("Standing", "equal hands go to the one with fewer wild cards", FewerWilds())
    hand = "<hand|one|player|player whose hand has>"
    fewer = "<fewer|the fewest|the least|less> <wild cards|wilds>"
    natural = "<the natural one|a natural hand|the natural hand|the natural|the one without <wild cards|wilds>|the hand without <wild cards|wilds>|the <hand|one|player> with no <wild cards|wilds>>"
    wins = f"<<the|whoever 's|whichever> {hand} <with|that has|made with|that uses|using> {fewer}|whoever has {fewer}|{natural}> <wins|wins it|is better|takes it|takes the pot|comes out ahead>"
    wild = "<[a|any] <wild card|wild cards|wilds>|them|one>"
    with_wilds = f"<with|made with|that has|that uses|using|containing> {wild}"
    without = f"<without|with no> [any] {wild}"
    equals = "<the same hand|the same [hand] [made]|an equal hand|an equal [one]|the same one>"
    same = f"<{equals}|one|a hand> [{with_wilds}]"
    add(
        "Standing",
        [
            f"<if|when|where> {{tied:Tied}} [,] [then] {wins}",
            f"<in case of|in the case of|in the event of|on|in> a tie [,] {wins}",
            f"ties <go to|are <broken|decided> by> [<the {hand} with|who has|whoever has>] {fewer}",
            f"<a|any> hand {with_wilds} loses to {equals} {without}",
            f"<with|of|between|among> <two [or more]|> <equal|tied> hands [,] {wins}",
            f"<a natural hand|natural hands|a natural|naturals|natural|a hand {without}> <beats|beat> <wild|wilds|a wild hand|a wild one|wild hands|{same}|one with [a] <wild card|wild cards>>",
            "<a natural hand|natural hands|naturals> <wins|win|breaks|break> <ties|a tie>",
            f"<hands|a hand> {without} <beats|beat|<wins|win> over|<ranks|rank> above> <equal|the same|otherwise equal> <hands|ones> [{with_wilds}]",
            "<the fewer|the fewer the> wild cards [in your hand] [,] the better",
        ],
        build=lambda tied=(): FewerWilds(),
        read_only=True,
    )
    natural_hand = "<a natural hand|natural hands|a natural|naturals|natural ones|a hand without wild cards|hands without wild cards>"
    wild_hand = "<one with wild cards|ones with wild cards|a hand with wild cards|hands with wild cards|the same hand with wild cards|a wild hand>"
    add(
        "Standing",
        [
            "natural hands are no better than others",
            f"{natural_hand} <is|are> [no better than|as good as|equal to|worth no more than] {wild_hand}",
            f"{wild_hand} <<is|are> [just] as good as|<ranks|rank|counts|count> the same as|<ties|tie> [with]|<is|are> equal to> {natural_hand}",
            f"{natural_hand} <<does|do> not beat|<ties|tie> [with]> {wild_hand}",
            "[the] wild cards <do not|never> <weaken|lower|devalue> a hand",
        ],
        Remark(NO_NATURALS),
    )
    suits = "<[all] suits|the suit|[all] the suits>"
    add(
        "Standing",
        [
            "suits never break ties",
            f"{suits} <do not|does not|never> <matter|count|mean <anything|a thing>|break ties|rank> [here|in this game]",
            f"{suits} <are not ranked|mean nothing|are all equal|are equal|have no rank>",
            f"{suits} <<make|makes> no difference|<play|plays> no <part|role>|<have|has> no <order|value|meaning|importance>>",
            f"{suits} <is|are> never used to <break ties|decide [anything]>",
            "no suit <<is|ranks> <higher|better|above|lower> [than]|beats|outranks> <another|any other|the others>",
            "<the|> suit [of <a|the> <card|cards>] <makes no difference|does not matter|is of no importance|never decides anything>",
            "without regard to suit",
            "[<two|all>] cards of <the same|equal> rank <are <equal|tied|the same|worth the same>|tie|rank the same> [whatever their suit [is]]",
        ],
        Remark(SUITS),
    )
    add(
        "Plain",
        f"[<two|all>] cards of <the same|equal> rank <<are <equal|tied>|tie> and|> {_DIVIDE} [{_POT}] {_EVENLY}",
        (Remark(SUITS), Remark(SPLIT)),
        read_only=True,
    )
    odd = "<the|an|any|a|> <odd|extra|leftover|remaining|indivisible> <chip|chips|coin>"
    high = "[the] <high|high <hand|side|half>|best [poker] hand|highest hand>"
    add(
        "Standing",
        [
            "the odd chip goes to the high hand",
            f"{odd} [always|also] goes to {high}",
            f"odd chips go to {high}",
            f"if there is {odd} [,] it goes to {high}",
            f"<if|when> the pot <does not <split|divide> evenly|can not be <split|divided|shared> [up] <evenly|equally>|is not even> [,] {odd} <goes|is given> to {high}",
            f"{high} gets {odd}",
        ],
        Remark(ODD_CHIP),
    )
    first = (
        "<the|whichever> <player|winner|tied player|hand|one> [who is|sitting] <<nearest|closest> [to]|first [to]> <the dealer 's left|the left of the dealer>|"
        "the first [winning|tied] player <to|on> <the dealer 's left|the left of the dealer>"
    )
    add(
        "Standing",
        [
            ODD_FIRST,
            f"{odd} <goes|go|is given> to <{first}>",
            f"<{first}> gets {odd}",
            f"<if|when> the pot <does not <split|divide> evenly|can not be <split|divided|shared> [up] <evenly|equally>|is not even> [,] {odd} <goes|is given> to <{first}>",
        ],
        Remark(ODD_FIRST),
    )
