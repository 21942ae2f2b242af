"""Openers that change from deal to deal while nobody can open: jacks, then queens, then kings, then aces."""

from pokernight.cards import Rank
from pokernight.english.construction import FAR, Grammar
from pokernight.english.grammar.marks import OpenersRise
from pokernight.english.grammar.stakes import at_the_least
from pokernight.english.template import v
from pokernight.meaning.deeds import Deed, Verb
from pokernight.meaning.hands import OfShape, Shape
from pokernight.meaning.players import THE_DEALER, Dealer, Neighbor, Side
from pokernight.meaning.rules import Bets, Do, If, Not, Openers, PlayedLow, TurnLow, When
from pokernight.meaning.sorts import Rule, Who

ACES = OfShape(Shape.PAIR, Rank.ACE)
"""The highest pair: openers cannot go up any further."""


LOWBALL = "<lowball|a lowball game>"
TURNS = "<turns [in] to|turns into|goes back to|becomes|switches to|changes to|reverts to|is played as>"
TURNED = "<turned [in] to|turned into|has turned [in] to|has turned into|went back to|became|switched to|changed to|is played as|was played as>"
GAME = "<the game|the hand|play>"


def _turns_low(grammar: Grammar) -> None:
    """A game that is played for low when nobody opens, and whether it is."""
    add = grammar.add
    turns = f"<{GAME} <{TURNS} <low|{LOWBALL[1:-1]}>|is played for low>|it {TURNS} {LOWBALL}|[<we|you|everyone>] <play|plays> <[it|the hand|the game] as {LOWBALL}|<it|the hand|the game> for low>> [instead]"
    add("Step", ["the game turns to low", turns], TurnLow())
    anyone = "<anyone|anybody|any player|everyone|everybody|each player>"
    add(
        "Step",
        f"{turns} <, and|and|, where|, in which> [now] {anyone} <may|can> open [the betting] [with <anything|any <hand|cards>>]",
        TurnLow(),
        read_only=True,
    )
    add(
        "Cond",
        [
            "the game turned to low",
            f"<{GAME} <{TURNED} <low|{LOWBALL[1:-1]}>|<is|was> <played|opened> for low|went back>|it <{TURNED} {LOWBALL}|<is|was> <played|opened> for low>>",
        ],
        PlayedLow(),
    )
    add(
        "Cond",
        ["the game did not turn to low", f"<{GAME}|it> <is|was> <played|opened> for high"],
        Not(PlayedLow()),
    )


def add_to(grammar: Grammar) -> None:
    """Add what this file is about."""
    _turns_low(grammar)
    add = grammar.add
    add(
        "Ladder",
        "{made:Made}",
        build=lambda made: (at_the_least(made),),
        apart=lambda ladder: {"made": ladder[0]} if len(ladder) == 1 else None,
    )
    add(
        "Ladder",
        "{made:Made} , then {rest:Ladder}",
        build=lambda made, rest: (at_the_least(made), *rest),
        apart=lambda ladder: {"made": ladder[0], "rest": ladder[1:]} if len(ladder) > 1 else None,
    )
    down = "[<back|back down|down again|down>] [to|with]"
    add(
        "Ladder",
        f"{{made:Made}} [to open] [the <time after that|next time|third time|fourth time>] <,|then|, and then|and then|and|, and|, then <back|back down>> {down} {{rest:Ladder}}",
        build=lambda made, rest: (at_the_least(made), *rest),
        read_only=True,
    )
    to_open = "[to open] [the <second|next|third> time [around]]"
    takes = "<it takes|you need|you must have|the openers are|the opener needs|the minimum is|openers go up to|the openers go up to|the minimum goes up to|the requirement goes up to>"
    again = "[again|a second time|a third time|the second time|the next time]"
    nobody = f"<<if|when|each time|every time> <<they|everybody|everyone|all players> <pass|passes|checks>|nobody <opens|can open|opens the pot>> {again}|after <that|a passed hand|each passed hand>|next time|then>"
    add(
        "Rise",
        f"[now|then|this time|[the] next time|on the next deal|for the next deal] {takes} {{ladder:Ladder}} {to_open}",
        v.ladder,
    )
    add("Standing", f"{nobody} [,] {{ladder:Rise}}", OpenersRise(v.ladder), cost=FAR, read_only=True)
    rising = "<goes up|go up|rises|rise|moves up|move up|is raised|are raised> [one rank|a notch|a step|by one rank]"
    add(
        "Standing",
        f"{nobody} [,] <the [opening] <requirement|minimum|openers>|openers|the opening requirement> {rising} <:|,|to|, to|, first to> {{ladder:Ladder}}",
        OpenersRise(v.ladder),
        read_only=True,
    )
    each_time = "[<each|every> <time|deal>|with <each|every> [new] deal|with the <next|new> deal|the next time]"
    higher = "<one rank|one step|a notch|a rank> higher"
    up_to = "[each time] [,] <up|as far as> to {top:Made}"
    down = "[,] [and] then [back] down [again]"
    they = "<the opener|the openers|openers|the [opening] <requirement|minimum>>"
    by_one = "<goes up|go up|rises|rise|moves up|move up|is raised|are raised> [by] <one rank|a notch|a step|one step>"
    for ends, back in (("", False), (down, True)):
        add(
            "Standing",
            [
                f"the openers go up by one rank each time , up to {{top:Made}}{' , and then down again' if back else ''}",
                f"{they} {by_one} {each_time} {up_to} {ends}",
                f"{nobody} [,] {they} {by_one} {each_time} {up_to} {ends}",
            ],
            build=lambda top, back=back: OpenersRise((), top, back),
            apart=lambda rule, back=back: {"top": rule.top} if rule == OpenersRise((), rule.top, back) else None,
        )
        add(
            "Rules",
            f"{{first:Rules}} with {they} {higher} {up_to} {ends}",
            build=lambda first, top, back=back: (*first, OpenersRise((), top, back)) if _redealt(first[-1]) else None,
            read_only=True,
        )
    add(
        "Rules",
        f"{{first:Rules}} with {they} {higher}",
        build=lambda first: (*first, OpenersRise((), ACES)) if _redealt(first[-1]) else None,
        read_only=True,
    )
    add("Standing", f"{they} {by_one} {each_time}", OpenersRise((), ACES), cost=FAR, read_only=True)
    add("Standing", f"{nobody} [,] {they} {by_one} {each_time}", OpenersRise((), ACES), cost=FAR, read_only=True)
    add(
        "Standing",
        f"<the opener|the openers|openers|the [opening] <requirement|minimum>> {rising} {each_time} <:|,|to|, to|, first to> {{ladder:Ladder}}",
        OpenersRise(v.ladder),
        cost=FAR,
        read_only=True,
    )
    add(
        "Rules",
        "{first:Rules} <, and|and|,|, but|and then|, and then> {ladder:Rise}",
        build=lambda first, ladder: (*first, OpenersRise(ladder)) if _redealt(first[-1]) else None,
        read_only=True,
    )
    around = "[going] around [the table] [to the left|clockwise]"
    add(
        "Plain",
        f"<{around} [starting|beginning]|going|starting|beginning> {{opener:Start}} , {{rule:Standing}}",
        build=opened_by,
        read_only=True,
    )
    add(
        "Standing",
        "you need {made:Made} to open , and {later:Ladder} when nobody could",
        build=Openers,
        apart=lambda rule: (
            {"made": rule.made, "later": rule.later} if isinstance(rule, Openers) and rule.later else None
        ),
    )


def opened_by(opener: Who, rule: Rule) -> tuple[Rule, ...] | None:
    """What it takes to open, and who is asked first, where that is not whoever always is."""
    if not isinstance(rule, Openers):
        return None
    return (rule,) if opener == Neighbor(Dealer(), Side.LEFT) else (rule, Bets(opener))


def _redealt(rule: Rule) -> bool:
    """Whether it is dealt again if something is so."""
    steps = rule.then if isinstance(rule, If | When) else ()
    return Do(Deed(Verb.REDEAL, THE_DEALER)) in steps or any(
        isinstance(step, Do) and step.deed.verb is Verb.REDEAL for step in steps
    )
