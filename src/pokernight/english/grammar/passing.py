"""Passing cards: what is picked out for it, who gets it, and when it may be seen."""

from dataclasses import replace
from typing import Any

from pokernight.english.construction import IDIOM, Grammar
from pokernight.english.grammar.marks import Picks
from pokernight.english.template import v
from pokernight.english.verbs import forms
from pokernight.meaning.cards import Cards
from pokernight.meaning.deeds import Deed, Verb
from pokernight.meaning.numbers import Quantity, exactly
from pokernight.meaning.players import YOURSELF, Neighbor, Players, Quantifier, Side
from pokernight.meaning.rules import Do, Remark

UNSEEN = "cards that are passed are seen when all have passed"


def add_to(grammar: Grammar) -> None:
    """Add what this file is about."""
    _picked(grammar)
    _received(grammar)
    _unseen(grammar)
    grammar.add(
        "Plain",
        "{steps:Plain} [,] <with|and> {bet:Bet} [in] between [the|each|every|each of the] <passes|pass|draws|draw|discards|flips|them|each>",
        build=bets_between,
        read_only=True,
    )


def bets_between(steps: tuple[Any, ...], bet: Any) -> tuple[Any, ...] | None:
    """Several steps of one sort, with a bet after each but the last."""
    deeds = [one for step in steps if isinstance(step, Do) for one in (replace(step.deed, then=()), *step.deed.then)]
    if len(deeds) < 2 or len({deed.verb for deed in deeds}) > 1 or not all(isinstance(step, Do) for step in steps):
        return None
    return tuple(rule for deed in deeds for rule in (Do(replace(deed, agent=deeds[0].agent)), bet))[:-1]


def _picked(grammar: Grammar) -> None:
    add = grammar.add
    who = "[<everyone|everybody|each player|you|all players|players|they>]"
    use = "[to <pass|give away|get rid of|discard|throw away|part with>]"
    add(
        "Standing",
        f"{who} <pick|picks|choose|chooses|select|selects|pick out|picks out> [out] {{cards:Object}} {use}",
        build=lambda cards: Picks(cards) if cards.many and cards.many.low == cards.many.high else None,
        cost=IDIOM,
        read_only=True,
    )
    add("Elided", "<those|these> {n:Number} [cards]", build=lambda n: Cards(exactly(n)), read_only=True)
    for form in ("base", "s", "past", "part", "ing"):
        away = "|".join(
            getattr(forms(name), form) for name in ("discard", "get rid of", "give up", "take", "throw away")
        )
        add(
            f"VP.{form}",
            [
                f"<{away}> {{cards:Object}} , passing <them|it|these|those> {{to:Toward}}",
                f"<{away}> {{cards:Object}} <by passing|and <pass|passes>> <them|it> {{to:Toward}}",
            ],
            Deed(Verb.PASS, cards=v.cards, to=v.to),
            read_only=True,
        )
        keep, give = (
            getattr(forms("keep"), form),
            "|".join(getattr(forms(name), form) for name in ("pass", "give", "hand")),
        )
        kept = f"{keep} {{keep:Number}} [cards|card|of them] <and|, and|,> <{give}>"
        add(
            f"VP.{form}",
            [f"{kept} the other [card|one] {{to:Toward}}", f"{kept} the other {{n:Number}} [cards] {{to:Toward}}"],
            build=lambda keep, to, n=1: Deed(
                Verb.DISCARD, keep=keep, then=(Deed(Verb.PASS, cards=Cards(exactly(n)), to=to),)
            ),
            read_only=True,
        )


def _received(grammar: Grammar) -> None:
    """What comes from the other side is what the neighbor there passes."""
    for side, other in (("left", "right"), ("right", "left")):
        grammar.add(
            "Plain",
            f"{{first:Plain}} [,] and <get|gets|receive|receives|pick up> [the same number|{{many:Quantity}}] [cards] from <the player [sitting] on|> <your|the|their> {other}",
            build=lambda first, many=None, side=side: first if _goes(first[-1], many, Side(side)) else None,
            read_only=True,
        )


def _goes(rule: Any, many: Quantity | None, side: Side) -> bool:
    """Whether so many cards are passed to one side."""
    deed = rule.deed if isinstance(rule, Do) else None
    if deed is None or deed.verb is not Verb.PASS or deed.to != Players(Quantifier.THE, Neighbor(YOURSELF, side)):
        return False
    return many is None or (deed.cards is not None and deed.cards.many == many)


def _unseen(grammar: Grammar) -> None:
    """Nobody sees what comes before passing his own cards, as everybody passes at the same moment."""
    they = "<you|players|everyone|everybody|they>"
    coming = (
        "<what|whatever|the cards|the card|any cards|the ones|the one|the new card|the new cards|the new ones|your new cards|their new cards|anything> "
        "[<that|>] [<you|they> <are getting|get|were passed|are passed|are given|are dealt|receive>|<is|are> <coming [to <you|them>]|passed [to <you|them>]>|<coming|passed|given|handed> [to <you|them>]]"
    )
    own = "[yours|theirs|your own|their own|[all] [of] <your|their> cards|them]"
    done = f"<{they} [have|has] <pass|passed|passes|put down|laid down> {own}|all cards <are|have been> passed|passing <yours|theirs|your own>>"
    see = "<look at|pick up|see|touch|looks at|picks up>"
    down = "<<your|their|the> <passing cards|cards to pass|passed cards|pass|cards|discards>|the <cards|ones> [that] <you|they> <pass|are passing|are giving away>>"
    grammar.add(
        "Standing",
        [
            "nobody looks at what comes before all have passed",
            f"{they} <can not|may not|must not|do not get to|do not> {see} {coming} <until|before> {done}",
            f"<nobody|no one> [<can|may|gets to>] {see} {coming} <until|before> {done}",
            f"do not {see} {coming} <until|before> {done}",
            f"[the] cards passed to you <can not|may not|must not> be <looked at|seen|picked up> <until|before> {done}",
            f"make your <passes|pass> before you {see} {coming}",
            "[then|now] <pick up|look at|take up> <the cards|what> [that] <<were|have been> passed to you|you <were|have been> passed|passed to you>",
            f"[{they} <must|have to|has to|should>] <pick|choose|pass|put|lay|set|put down|pick and pass> <{down}|them|yours|theirs> [down|out|on the table|face down|in front of <you|them>] before <{they} {see}|<looking at|picking up|seeing|touching>> {coming}",
            "<everyone|everybody|all players|all the players> <passes|pass> [<their|the> cards] <at the same time|at once|together|simultaneously|all at once>",
            "[all] [the] passes are [made|done] <at the same time|at once|simultaneous|simultaneously>",
        ],
        Remark(UNSEEN),
    )
    grammar.add(
        "Standing",
        [
            "cards are passed by those who are still in",
            "<<folded|dropped> players|players who <have folded|folded|are out|dropped [out]>> are <skipped|passed over> [in the passing|when [the] cards are passed|when passing]",
        ],
        Remark("cards are passed by those who are still in"),
    )
