"""What beats what, by way of example: hands and cards that are compared, and which rows of ranks are straights.

All of it follows from how hands rank on the page, which has to bear it out.
"""

from collections.abc import Sequence
from typing import Any

from pokernight.cards import Rank
from pokernight.english.construction import FAR, Grammar
from pokernight.english.grammar.cards import IN_A_ROW
from pokernight.english.grammar.marks import Beats, Higher, Sample, Straight
from pokernight.english.grammar.rankings import ACES_HIGH
from pokernight.english.template import v
from pokernight.meaning.hands import AcesLow, Shape
from pokernight.meaning.players import End
from pokernight.meaning.rules import Remark
from pokernight.meaning.sorts import Standing

NO_CORNERS = Remark("straights do not go around the corner")
SUITS_APART = "[, whatever the suits [are]|in any suits|of any suits|of different suits|offsuit|unsuited]"


def row(words: Sequence[str], at: int) -> list[tuple[int, Any]]:
    """Ranks one after the other, as in A-K-Q-J-9 or K-9; one letter alone is no row."""
    found: list[Rank] = []
    for word in words[at : at + 5]:
        if word not in IN_A_ROW:
            break
        found.append(IN_A_ROW[word])
    sizes = range(2 if words[at] != "a" else 5, len(found) + 1)
    return [(at + size, tuple(found[:size])) for size in sizes]


LEXERS = {"RanksInRow": row}
SPELLERS = {"RanksInRow": lambda ranks: "-".join("10" if rank is Rank.TEN else rank.letter for rank in ranks)}


def add_to(grammar: Grammar) -> None:
    """Add what this file is about."""
    _samples(grammar)
    _beats(grammar)
    _higher(grammar)
    _straights(grammar)


def _samples(grammar: Grammar) -> None:
    """Hands that are named as examples."""
    add = grammar.add
    add("Sample", "{shape:RankedHand}", Sample(v.shape))
    for rank in ("{rank:Rank}", "{rank:RankSign}"):
        some = f"<a|an|any|> {rank} high"
        by_sign = rank == "{rank:RankSign}"
        add("Sample", [f"{rank} high", f"{some} [hand]"], Sample(Shape.HIGH_CARD, v.rank), read_only=by_sign)
        for shape in (Shape.STRAIGHT, Shape.FLUSH, Shape.STRAIGHT_FLUSH):
            add(
                "Sample",
                [f"a {rank} high {shape.value}", f"{some} {shape.value}", f"<a|any> {shape.value} to the {rank}"],
                Sample(shape, v.rank),
                read_only=by_sign,
            )
    for shape, ours, others in (
        (Shape.PAIR, "a pair of", "<a|one|any> pair of|pair of|two|pocket"),
        (Shape.TRIPS, "three", "trip|three of a kind"),
        (Shape.QUADS, "four", "quad|four of a kind"),
        (Shape.FIVE_OF_A_KIND, "five", "five of a kind"),
    ):
        add("Sample", [f"{ours} {{rank:Ranks}}", f"<{others}> {{rank:Ranks}}"], Sample(shape, v.rank))
    add("Sample", "{rank:Ranks}", Sample(Shape.PAIR, v.rank), cost=FAR, read_only=True)
    add("Sample", ["{rank:Ranks} up", "two pair , {rank:Ranks} <up|high>"], Sample(Shape.TWO_PAIR, v.rank))
    add(
        "Sample",
        ["{rank:Ranks} and {other:Ranks}", "two pair [,|of] {rank:Ranks} <and|over> {other:Ranks}"],
        build=lambda rank, other: Sample(Shape.TWO_PAIR, max(rank, other), min(rank, other)),
        apart=lambda hand: (
            {"rank": hand.rank, "other": hand.other} if hand.shape is Shape.TWO_PAIR and hand.other else None
        ),
    )
    add("Sample", ["{rank:Ranks} full", "<a full house|full house> of {rank:Ranks}"], Sample(Shape.FULL_HOUSE, v.rank))
    add(
        "Sample",
        ["{rank:Ranks} full of {other:Ranks}", "{rank:Ranks} <full of|full over|over> {other:Ranks}"],
        Sample(Shape.FULL_HOUSE, v.rank, v.other),
    )
    add(
        "Sample",
        ["{row:RanksInRow}", f"[a|an|the hand] {{row:RanksInRow}} [low|hand] {SUITS_APART}"],
        Sample(None, row=v.row),
    )


BEATS = "[still|always|also|even] <beats|beat|outranks|outrank|<ranks|rank> <above|over|higher than>|is better than|are better than|is higher than|are higher than|<wins|win> <over|against>|tops|top>"
LOSES = "[still|always|also] <loses to|lose to|is worse than|are worse than|<ranks|rank> below|is lower than|are lower than|<is|are> beaten by>"


def _beats(grammar: Grammar) -> None:
    """One hand beats another."""
    add = grammar.add
    for end in (None, *End):
        tail = f" for {end.value}" if end else ""
        said = f"<for|in> [the] {end.value} [hand|half|side] ," if end else ""
        after = f"<for|in> [the] {end.value} [hand|half|side]" if end else ""
        add(
            "Standing",
            [
                f"{{better:Sample}} beats {{worse:Sample}}{tail}",
                f"{{better:Sample}} {BEATS} {{worse:Sample}} {after}",
                f"{{worse:Sample}} {LOSES} {{better:Sample}} {after}",
                *([f"{said} {{better:Sample}} {BEATS} {{worse:Sample}}"] if end else []),
                *([f"{said} {{worse:Sample}} {LOSES} {{better:Sample}}"] if end else []),
            ],
            build=lambda better, worse, end=end: Beats(better, worse, end) if _told(better, worse) else None,
            apart=lambda rule, end=end: (
                {"better": rule.better, "worse": rule.worse} if rule == Beats(rule.better, rule.worse, end) else None
            ),
            cost=FAR,
        )


def _told(better: Sample, worse: Sample) -> bool:
    """Whether more than kinds of hands are compared, of which the ranking itself may be told."""
    return bool(better.rank or better.row or worse.rank or worse.row)


def _higher(grammar: Grammar) -> None:
    """One card is higher than another."""
    add = grammar.add
    add("ARank", "<a|an|the|any|> {rank:Rank}", v.rank)
    add("ARank", ["<a|an|the> {rank:RankSign}", "{rank:Ranks}"], v.rank, read_only=True)
    for above, verbs in (
        (True, "<<is|are|ranks|rank|counts|count> [always] <higher than|above|over>|beats|beat|outranks>"),
        (False, "<<is|are|ranks|rank|counts|count> [always] <lower than|below|under>|loses to|lose to>"),
    ):
        add(
            "Standing",
            [f"{{one:ARank}} {verbs} {{other:ARank}} [here|in this game]"],
            build=lambda one, other, above=above: higher(one, other) if above else higher(other, one),
            apart=lambda rule: {"one": rule.high, "other": rule.low} if isinstance(rule, Higher) else None,
            cost=FAR,
            read_only=not above,
        )


def higher(high: Rank, low: Rank) -> Standing:
    """One rank is above another: where the ace stands is a rule, and all else is so anyway."""
    if low is Rank.ACE:
        return AcesLow()
    return Remark(ACES_HIGH) if high is Rank.ACE else Higher(high, low)


def _straights(grammar: Grammar) -> None:
    """Which rows of ranks are straights."""
    add = grammar.add
    no_good = "<is not|does not <count as|make>|is never|can not be>"
    add(
        "Standing",
        [
            "{row:RanksInRow} is a straight",
            "[a|an] {row:RanksInRow} <is|counts as|makes> [also] a [good|valid|legal] straight",
        ],
        build=lambda row: Straight(row) if len(row) == 5 else None,
        apart=lambda rule: {"row": rule.row} if rule == Straight(rule.row) else None,
    )
    add(
        "Standing",
        ["{row:RanksInRow} is not a straight", f"[a|an] {{row:RanksInRow}} {no_good} a [good|valid|legal] straight"],
        build=lambda row: Straight(row, so=False) if len(row) == 5 else None,
        apart=lambda rule: {"row": rule.row} if rule == Straight(rule.row, so=False) else None,
        cost=FAR,
    )
    for end, most in ((End.LOW, "<lowest|smallest|worst>"), (End.HIGH, "<highest|best|biggest|top>")):
        ours = "lowest" if end is End.LOW else "highest"
        add(
            "Standing",
            [
                f"the {ours} straight is {{row:RanksInRow}}",
                f"the {most} [possible] straight [of all|you can have] is [a|an] {{row:RanksInRow}}",
                f"[a|an] {{row:RanksInRow}} <is|makes> the {most} [possible] straight [of all|you can have]",
            ],
            build=lambda row, end=end: Straight(row, end=end) if len(row) == 5 else None,
            apart=lambda rule, end=end: {"row": rule.row} if rule == Straight(rule.row, end=end) else None,
        )
    corner = "[<go|run|wrap>] around [the corner]"
    add(
        "Standing",
        [
            "straights do not go around the corner",
            f"<straights|a straight> <<can|may> not|<do|does> not|never> {corner}",
            f"<there are|> no {corner.replace('[<go|run|wrap>] ', '')} straights",
            "around the corner straights <do not count|are not allowed>",
            "an ace <can not|may not> be [used] in the middle of a straight",
        ],
        NO_CORNERS,
    )
