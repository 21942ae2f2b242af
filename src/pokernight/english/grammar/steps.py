"""Steps: deeds that are done when their line is reached, choices between two, repeats, and streets."""

from dataclasses import replace
from typing import Any

from pokernight.english.construction import FAR, IDIOM, Grammar
from pokernight.english.grammar.actions import usual
from pokernight.english.grammar.afterthoughts import step
from pokernight.english.grammar.conditions import opposite
from pokernight.english.grammar.deeds import BETTING, acts
from pokernight.english.grammar.marks import Another
from pokernight.english.template import v
from pokernight.meaning.deeds import Deed, Mood, Verb
from pokernight.meaning.players import EACH_PLAYER, YOU
from pokernight.meaning.rules import (
    Do,
    Happens,
    OneOf,
    Repeat,
    Using,
    When,
)


def add_to(grammar: Grammar) -> None:
    """Add what this file is about."""
    _steps(grammar)


DECLINABLE = (Verb.RECEIVE, Verb.TAKE, Verb.BUY, Verb.DRAW, Verb.SWAP, Verb.TWIST)
"""What is offered to players, who may pass."""


def one_of(deed: Deed, other: Deed) -> OneOf | Do | None:
    """A choice between two deeds of the same players; what one may always do is no choice of a rule."""
    if other == Deed(Verb.CHECK) and deed.verb in DECLINABLE:
        return Do(deed) if deed.mood is Mood.MAY else None  # to pass is not to do it
    if deed.verb is other.verb and deed.verb in BETTING:
        return None
    if {deed.verb, other.verb} <= set(BETTING) and (deed.mood is Mood.MAY or usual(frozenset((deed.verb, other.verb)))):
        return None
    if (deed, *deed.then)[-1].verb is Verb.DECLARE and other.verb in (Verb.DECLARE, Verb.FOLD):
        return None  # what is declared is chosen anyway
    return OneOf((deed, replace(other, agent=deed.agent, mood=deed.mood)))


def two_of(step: Any) -> dict[str, Any] | None:
    """The two deeds of a choice."""
    if not isinstance(step, OneOf) or len(step.deeds) != 2:
        return None
    plain = Deed(step.deeds[1].verb)
    return {"deed": step.deeds[0], "other": replace(step.deeds[1], agent=plain.agent, mood=plain.mood)}


def _steps(grammar: Grammar) -> None:
    add = grammar.add
    draw = "<a|the|another|one more|one last> [first|second|third|last|final|third and last|third and final] draw"
    add(
        "Step",
        [f"<there is|then comes|now comes|next comes|then there is|have> {draw}", f"{draw} follows"],
        Another(),
        read_only=True,
    )
    add("Step", "split the pot among the players still in", Do(Deed(Verb.WIN, EACH_PLAYER)))
    add(
        "Step",
        "<split|share|divide> the pot [evenly|equally] <among|between> {agent:Players}",
        Do(Deed(Verb.WIN, v.agent)),
        read_only=True,
    )
    add("Step", [draw.replace("the|", "")], Another(), cost=IDIOM, read_only=True)
    nth = "<again|a second time|a third time|a third and last time|once more|one more time|one last time>"
    add("Step", f"[then] <draw|everyone draws|each player draws> {nth}", Another(), read_only=True)
    add("Step", "{deed:Clause}", build=step, apart=lambda rule: {"deed": rule.deed} if isinstance(rule, Do) else None)
    add(
        "Standing",
        "{deed:Clause}",
        build=lambda deed: Using(deed) if deed.verb is Verb.USE else None,
        apart=lambda rule: {"deed": rule.deed} if isinstance(rule, Using) else None,
    )
    add(
        "Rules",
        ["{cards:Cards} <gets|earns|gives> you {more:Cards}"],
        build=lambda cards, more: (
            When(
                Happens(Deed(Verb.RECEIVE, YOU, cards=cards)),
                (Do(Deed(Verb.RECEIVE, YOU, cards=more)),),
            ),
        ),
        read_only=True,
    )
    add("Step", "{deed:Clause} or {other:VP.base}", build=one_of, apart=two_of)
    add(
        "Step",
        "{deed:Clause} [,] or {other:VP.s}",
        build=lambda deed, other: one_of(replace(deed, mood=Mood.MUST), other) if deed.mood is Mood.DOES else None,
        read_only=True,
    )
    instead = "<instead of {other:VP.ing}|rather than <{other:VP.base}|{other:VP.ing}>>"
    add(
        "Step",
        [
            f"{instead} [,] {{agent:Players}} <can|may> [instead] {{deed:VP.base}}",
            f"{{agent:Players}} <can|may> {{deed:VP.base}} {instead}",
        ],
        build=lambda agent, deed, other: one_of(found, other) if (found := acts(agent, deed, Mood.MUST)) else None,
        read_only=True,
    )
    add("Step", "{deed:Clause} , or {other:VP.base}", build=one_of, cost=FAR, read_only=True)
    add(
        "Step",
        "{deed:Clause} [,] or <not|decline|say no|wait>",
        build=lambda deed: one_of(deed, Deed(Verb.CHECK)) if deed.verb in DECLINABLE else None,
        read_only=True,
    )
    add(
        "Step",
        "{deed:Clause} <[to <keep it|keep the card|stay in>] or else|to <keep it|keep the card|stay in> or> {other:VP.base}",
        build=one_of,
        read_only=True,
    )
    add(
        "Step",
        [
            "{deed:Clause} <to stay in|or <you are|they are|he is|else <you are|they are>> out|or <you|they> <fold|drop|drop out>>",
            "it costs [<you|them|him>] {price:Amount} to stay in",
        ],
        build=lambda deed=None, price=None: one_of(deed or Deed(Verb.PAY, YOU, price=price), Deed(Verb.FOLD)),
        read_only=True,
    )
    add(
        "Clause",
        ["it costs [<you|them|him>] {price:Amount}", "that costs [<you|them|him>] {price:Amount}"],
        Deed(Verb.PAY, YOU, price=v.price),
        read_only=True,
    )
    add(
        "Step",
        [
            "{agent:Players} either {deed:VP.s} or {other:VP.s}",
            "{agent:Players} <must|has to> either {deed:VP.base} or {other:VP.base}",
        ],
        build=lambda agent, deed, other: one_of(found, other) if (found := acts(agent, deed, Mood.MUST)) else None,
        read_only=True,
    )
    add(
        "Step",
        "{agent:Players} <can|may> either {deed:VP.base} or {other:VP.base}",
        build=lambda agent, deed, other: (
            one_of(found, other)
            if (found := acts(agent, deed, Mood.MUST)) and not {deed.verb, other.verb} <= set(BETTING)
            else None
        ),
        read_only=True,
    )
    add(
        "Step",
        [
            "repeat the last {lines:Number} steps until {until:Cond}",
            "repeat {lines:LastLines} until {until:Cond}",
            "until {until:Cond} , repeat {lines:LastLines}",
        ],
        Repeat(v.lines, until=v.until),
    )
    add(
        "Step",
        [
            "<as long as|while> {going:Cond} , repeat {lines:LastLines}",
            "repeat {lines:LastLines} <as long as|while> {going:Cond}",
        ],
        build=lambda going, lines: Repeat(lines, until=opposite(going)),
        read_only=True,
    )
    add("LastLines", "the <last|previous> <step|line|action>", 1, read_only=True)
    add("LastLines", "the <last|previous> {n:Number} <steps|lines|actions>", v.n, read_only=True)
    add(
        "Step",
        [
            "repeat the last {lines:Number} <steps|actions|lines> {times:Number} times",
            "repeat this {times:Number} times",
            "repeat {times:Number} times",
        ],
        build=lambda times, lines=1: Repeat(lines, times=times),
        apart=lambda r: {"lines": r.lines, "times": r.times} if isinstance(r, Repeat) and r.times else None,
    )
