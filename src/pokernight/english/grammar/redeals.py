"""Cards that are dealt anew for the same pot: who is in again, and how long that goes on."""

from typing import Any

from pokernight.english.construction import Grammar
from pokernight.english.grammar.marks import ComeBack, DealtUntil
from pokernight.meaning.cards import Cards, Face
from pokernight.meaning.hands import Showdown
from pokernight.meaning.rules import Remark

STAY_OUT = "folded players stay out of the new deal"
UNTIL_FINISHED = Remark("hands are dealt until one is finished")


def add_to(grammar: Grammar) -> None:
    """Add what this file is about."""
    add = grammar.add
    folded = "<[<players|those|people|anyone|everyone|everybody>] who [have|has|had] [already] <folded|dropped|dropped out> [before <that|then>|earlier]|folded players|players [who are] out>"
    everyone = "<everyone|everybody|all players|all the players|all|each player>"
    back = "<back in|in again|dealt in|dealt in again|dealt back in|back in the <game|hand|pot>|dealt new cards [too]>"
    hand = "[<for|in|on> the <new|next> <hand|deal>]"
    add(
        "Standing",
        [
            f"[even] <{folded}> <are|is|come|comes|get|gets> {back} {hand} [too|as well]",
            f"{everyone} <is|are|comes|come|gets|get> {back} {hand} [,] [<even|including> <{folded}>]",
            f"that includes <{folded}>",
            f"{everyone} <plays|play|gets cards> [in] [the <new|next> <hand|deal>] [again] , even if <you|they|he> [have|has|had] [already] folded",
            f"this <means|goes for> {everyone} , <even|including> <{folded}>",
        ],
        ComeBack(),
        read_only=True,
    )
    stay = "[until <someone|somebody|anyone> wins [the pot|it]|until the pot is won|for <the new|the next> <hand|deal>]"
    add(
        "Standing",
        [
            "folded players stay out of the new deal",
            f"only [the|those] players [who <were|are|had been>] still in [the hand|it|at the end] <<are|get|come> {back}|<play|take part|are> [in]> [{hand}|<after|in> <a|the|each> <redeal|new deal|new hand>]",
            f"<{folded}> <stay|stays|remain|remains|are [still]|is [still]> out {stay}",
            f"<{folded}> <are|is|do|does> not <{back}|play [in] [again]|get <new cards|a new hand>|take part> [{hand}|in <the|a> new <deal|hand>]",
            f"if you [have] [already] folded [,] you <stay|are [still]> out {stay}",
        ],
        Remark(STAY_OUT),
    )
    add("Standing", "hands are dealt until one is finished", UNTIL_FINISHED)
    to_end = "<if|when> <we|a hand|the hand> <make it|makes it|get|gets|goes> [all the way] to the <end|showdown> [without {cards:Cards} [ever] <showing|coming [up]|turning up|being dealt [face] up>] [,]"
    add(
        "Rules",
        f"{to_end} {{rules:Rules}}",
        build=lambda rules, cards=None: _at_the_end(rules, cards),
        read_only=True,
    )
    over = "<is|gets> <finished|completed|played|played out|over>|<ends|goes through|is played to the end|<makes it|gets|goes|comes> [all the way|through] to the end|finishes>"
    add(
        "Standing",
        [
            "cards are dealt until a hand ends without {cards:Cards} coming",
            f"<[<we|you>] keep <dealing|redealing|going|playing>|repeat [this]|this <goes on|continues|is repeated>> until <a|one> <hand|deal> <{over}> without {{cards:Cards}} [<showing|coming [up]|turning up|being dealt [face] up>]",
        ],
        build=lambda cards: DealtUntil(cards) if cards.face is not Face.DOWN else None,
        apart=lambda rule: {"cards": rule.cards} if isinstance(rule, DealtUntil) else None,
    )


def _at_the_end(rules: tuple[Any, ...], cards: Cards | None) -> tuple[Any, ...] | None:
    """How a hand ends that is played to its end, and not dealt anew because some cards came."""
    if not isinstance(rules[0], Showdown) or (cards and cards.face is Face.DOWN):
        return None
    return (*rules, DealtUntil(cards)) if cards else rules
