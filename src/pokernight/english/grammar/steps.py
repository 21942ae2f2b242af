"""Steps: deeds that are done when their line is reached, choices between two, repeats, and streets."""

from dataclasses import replace
from typing import Any

from pokernight.english.construction import FAR, IDIOM, Grammar
from pokernight.english.grammar.actions import usual
from pokernight.english.grammar.afterthoughts import step
from pokernight.english.grammar.cards import THAT_CARD
from pokernight.english.grammar.conditions import opposite
from pokernight.english.grammar.deeds import BETTING, CALLS, acts
from pokernight.english.template import v
from pokernight.meaning.cards import Cards, Joker
from pokernight.meaning.deeds import Deed, Mood, Verb
from pokernight.meaning.numbers import ONE
from pokernight.meaning.players import EACH_PLAYER, YOU, Players
from pokernight.meaning.rules import (
    Do,
    OneOf,
    Repeat,
    Using,
)


def add_to(grammar: Grammar) -> None:
    """Add what this file is about."""
    _steps(grammar)


DECLINABLE = (Verb.RECEIVE, Verb.TAKE, Verb.BUY, Verb.DRAW, Verb.SWAP, Verb.TWIST)
"""What is offered to players, who may pass."""
CHANGES = (Verb.DRAW, Verb.SWAP, Verb.DISCARD, Verb.PASS, Verb.TWIST)
"""What is done with cards that are not kept."""


def one_of(deed: Deed, other: Deed) -> OneOf | Do | None:
    """A choice between two deeds of the same players; what one may always do is no choice of a rule."""
    if other == Deed(Verb.CHECK) and deed.verb in DECLINABLE:
        return Do(replace(deed, mood=Mood.MAY)) if deed.mood is not Mood.MAY_NOT else None  # to pass is not to do it
    if (deed.verb is other.verb and deed.verb in BETTING) or (
        other.verb is Verb.SWAP and isinstance(other.to, Players)
    ):
        return None  # to keep a card or to trade it is to trade it or not
    if {deed.verb, other.verb} <= set(BETTING) and (deed.mood is Mood.MAY or usual(frozenset((deed.verb, other.verb)))):
        return None
    if (deed, *deed.then)[-1].verb is Verb.DECLARE and other.verb in (Verb.DECLARE, Verb.FOLD):
        return None  # what is declared is chosen anyway
    if other.verb is Verb.RECEIVE and other.cards == THAT_CARD:
        return None  # it is the same card, which comes to lie another way
    if _keeps_all(deed) or _keeps_all(other):
        return or_keep(deed, other)
    second = acts(deed.agent, other, deed.mood)
    return OneOf((deed, second)) if second else None


def one_of_three(deed: Deed, second: Deed, third: Deed) -> OneOf | None:
    """A choice among three deeds of the same players."""
    if deed.then or deed.mood is Mood.MAY_NOT or {deed.verb, second.verb, third.verb} <= set(BETTING):
        return None
    mood = Mood.MUST if deed.mood is Mood.DOES else deed.mood
    others = [acts(deed.agent, one, mood) for one in (second, third)]
    return OneOf((replace(deed, mood=mood), *(one for one in others if one))) if all(others) else None


def and_one_of(deed: Deed, one: Deed, other: Deed) -> tuple[Any, ...] | None:
    """Something that players do, and then one of two things."""
    first = acts(deed.agent, one, Mood.MUST)
    choice = one_of(first, other) if first else None
    return (Do(deed), choice) if choice else None


def _one_more(deed: Deed) -> Deed:
    """To draw a card or stand is to get one more card or not, and nothing is laid away for it."""
    return replace(deed, verb=Verb.RECEIVE) if deed.verb is Verb.DRAW and deed.cards == Cards(ONE) else deed


def _keeps_all(deed: Deed) -> bool:
    """Whether a player keeps the card in question, or all of his cards."""
    cards = deed.cards
    return deed.verb is Verb.KEEP and cards is not None and (cards in (THAT_CARD, Cards()) or cards == Cards(ONE))


def or_keep(deed: Deed, other: Deed) -> Do | None:
    """To keep one's cards is not to do the other thing, which one may do: "keep your card or trade it"."""
    done, kept = (other, deed) if _keeps_all(deed) else (deed, other)
    if done.verb not in CHANGES or done.then:
        return None
    cards = kept.cards if done.cards == THAT_CARD else done.cards
    return Do(replace(done, agent=deed.agent, mood=Mood.MAY, cards=cards))


def two_of(step: Any) -> dict[str, Any] | None:
    """The two deeds of a choice."""
    if not isinstance(step, OneOf) or len(step.deeds) != 2:
        return None
    plain = Deed(step.deeds[1].verb)
    return {"deed": step.deeds[0], "other": replace(step.deeds[1], agent=plain.agent, mood=plain.mood)}


def _jokers(deed: Deed) -> bool:
    """Whether players use jokers: those are in the deck, and nobody has to have one."""
    return deed.cards is not None and deed.cards.kind == Joker()


def _steps(grammar: Grammar) -> None:
    add = grammar.add
    add("Step", "split the pot among the players still in", Do(Deed(Verb.WIN, EACH_PLAYER)))
    add(
        "Step",
        [
            "<split|share|divide> the pot [evenly|equally] <among|between> {agent:Players}",
            "the pot is <split|shared|divided> [up] [evenly|equally] <among|between> {agent:Players}",
        ],
        Do(Deed(Verb.WIN, v.agent)),
        read_only=True,
    )
    add("Step", "{deed:Clause}", build=step, apart=lambda rule: {"deed": rule.deed} if isinstance(rule, Do) else None)
    add(
        "Standing",
        "{deed:Clause}",
        build=lambda deed: Using(deed) if deed.verb is Verb.USE and not _jokers(deed) else None,
        apart=lambda rule: {"deed": rule.deed} if isinstance(rule, Using) else None,
    )
    add("Step", "{deed:Clause} or {other:VP.base}", build=one_of, apart=two_of)
    for form in ("s", "base"):
        add(
            "Step",
            f"{{deed:Clause}} , {{second:VP.{form}}} , or {{third:VP.{form}}}",
            build=one_of_three,
            read_only=True,
        )
    then = "<and|, and|, then|and then|, and then> [then]"
    for choice in ("either {one:VP.s} or {other:VP.s}", "<must|has to> [either] {one:VP.base} or {other:VP.base}"):
        add("Plain", f"{{deed:Clause}} {then} {choice}", build=and_one_of, read_only=True)
    add(
        "Step",
        "{deed:Clause} [,] or {other:VP.s}",
        build=lambda deed, other: (  # of three, each is a choice
            one_of(replace(deed, mood=Mood.MUST), other) if deed.mood is Mood.DOES and not deed.then else None
        ),
        read_only=True,
    )
    add(  # what it costs is said in another sentence
        "Step",
        "{agent:Players} <must|has to|have to> [either] pay or fold",
        OneOf((Deed(Verb.PAY, v.agent, mood=Mood.MUST), Deed(Verb.FOLD, v.agent, mood=Mood.MUST))),
        read_only=True,
    )
    instead = "<instead of {other:VP.ing}|rather than <{other:VP.base}|{other:VP.ing}>>"
    add(
        "Step",
        [
            f"{instead} [,] {{agent:Players}} <can|may> [instead] {{deed:VP.base}}",
            f"{{agent:Players}} <can|may> {{deed:VP.base}} {instead}",
        ],
        build=lambda agent, deed, other: (
            one_of(found, other) if deed.verb not in CALLS and (found := acts(agent, deed, Mood.MUST)) else None
        ),
        read_only=True,
    )
    add("Step", "{deed:Clause} , or {other:VP.base}", build=one_of, cost=FAR, read_only=True)
    add(
        "Step",
        "{deed:Clause} [,] or <stand|stands|stay|stays|stick|sticks>",
        build=lambda deed: one_of(_one_more(deed), Deed(Verb.CHECK)) if deed.verb in DECLINABLE else None,
        read_only=True,
    )
    add(
        "Step",
        "{deed:Clause} [,] or <not|decline|say no|wait|stand pat|stay put>",
        build=lambda deed: one_of(deed, Deed(Verb.CHECK)) if deed.verb in DECLINABLE else None,
        read_only=True,
    )
    add(
        "Step",
        "[<everyone|each player|players|you> [<may|can>]] <hit|hits|take a hit|takes a hit> or <stand|stands|stay|stays|pass|passes>",
        Do(Deed(Verb.RECEIVE, cards=Cards(ONE), mood=Mood.MAY)),
        cost=IDIOM,
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
            "{deed:Clause} <to stay in|or <you are|they are|he is|else <you are|they are>> out|or <you|they|he|she> [must|have to|has to] <fold|drop|drop out>>",
            "it costs [<you|them|him>] {price:Amount} to stay in",
        ],
        build=lambda deed=None, price=None: one_of(deed or Deed(Verb.PAY, YOU, price=price), Deed(Verb.FOLD)),
        read_only=True,
    )
    add(
        "Clause",
        ["it costs [<you|them|him>] {price:Amount}", "that costs [<you|them|him>] {price:Amount}"],
        Deed(Verb.PAY, YOU, price=v.price),
        cost=FAR,  # by itself it says what something else costs
        read_only=True,
    )
    add(
        "Step",
        [
            "{agent:Players} either {deed:VP.s} or [<he|she|they>] {other:VP.s}",
            "{agent:Players} either {deed:VP.base} or [<you|they>] {other:VP.base}",
            "{agent:Players} {_:Forced} either {deed:VP.base} or {other:VP.base}",
            "either {deed:VP.base} or {other:VP.base}",
        ],
        build=lambda deed, other, agent=EACH_PLAYER, _=None: (
            one_of(found, other) if (found := acts(agent, deed, Mood.MUST)) else None
        ),
        read_only=True,
    )
    add(
        "Forced",
        "{mood:Modal}",
        build=lambda mood: mood if mood is Mood.MUST else None,
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
    before = "<last|previous|preceding|prior>"
    one, many = "<step|line|action|rule|move>", "<steps|lines|actions|rules|moves>"
    add("LastLines", ["the last step", f"[the] {before} {one}"], 1)
    add(
        "LastLines",
        [
            "the last {n:Number} steps",
            f"[the] {before} {{n:Number}} {many}",
            f"[the] {{n:Number}} {many} <before <this|that>|above>",
        ],
        v.n,
    )
    add(
        "Step",
        [
            "repeat {lines:LastLines} {times:Number} time(s)",
            "repeat this {times:Number} times",
            "repeat {times:Number} times",
        ],
        build=lambda times, lines=1: Repeat(lines, times=times),
        apart=lambda r: {"lines": r.lines, "times": r.times} if isinstance(r, Repeat) and r.times else None,
    )
