"""What goes around the table again and again: a page tells it once, and how often it is done."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from pokernight.english.claims import Refused
from pokernight.english.grammar.marks import FaceOfTaken, Frozen, Onward
from pokernight.english.grammar.rounds import NOBODY_CAN_BEAT
from pokernight.meaning.deeds import Deed, Mood, Verb
from pokernight.meaning.numbers import ONE
from pokernight.meaning.players import EACH_PLAYER, Everyone, NextInTurn, Players, Quantifier, Such
from pokernight.meaning.rules import (
    AllFaceUp,
    Bets,
    Declined,
    Do,
    Happens,
    If,
    Line,
    NobodyWants,
    Not,
    Repeat,
    ShowsBest,
    StillIn,
    When,
)
from pokernight.meaning.sorts import Condition, Rule, Step

ALL_PASS = Happens(Deed(Verb.CHECK, EACH_PLAYER))


def around(lines: Sequence[Line]) -> list[Line]:
    """The lines of a page with what goes around the table again and again written out as a repetition."""
    found = _as_offered(lines)
    rules = [rule for line in found for rule in line.rules]
    if any(isinstance(rule, Repeat) for rule in rules):
        return _refuse_more(found)
    offered, turned = any(map(offers, rules)), any(map(turns_up, rules))
    if not offered and not turned:
        return _refuse_more(found)
    made: list[Line] = []
    going = False
    for number, line in enumerate(found, 1):
        kept: list[Rule] = []
        for rule in line.rules:
            match rule:
                case Onward(until):
                    if going:
                        raise Refused(number, "It is said before that this goes on.")
                    kept.append(_repeated(until or _told(found, offered), [*made, Line(tuple(kept))], number))
                    going = True
                case If(condition, then, ()) | When(condition, then) if offered and _is_over(condition):
                    if not going:
                        kept.append(_repeated(NobodyWants(), [*made, Line(tuple(kept))], number))
                    going = True
                    kept += _after_the_last(then)
                case Bets() if kept and isinstance(kept[-1], Repeat):
                    continue  # the last round of betting is the one of the last time around
                case _:
                    kept.append(rule)
        made.append(Line(tuple(kept)))
    return made


def offers(rule: Rule) -> bool:
    """Whether a step offers everybody cards from the deck, one after the other."""
    match rule:
        case Do(Deed(Verb.RECEIVE | Verb.TAKE, agent=Players(Quantifier.EACH), mood=Mood.MAY, price=None)):
            return True
    return False


def turns_up(rule: Rule) -> bool:
    """Whether the next player turns up cards until that hand beats the others."""
    match rule:
        case Do(Deed(Verb.FLIP, agent=Players(_, NextInTurn()), until=ShowsBest())):
            return True
    return False


def _as_offered(lines: Sequence[Line]) -> list[Line]:
    """The lines with cards offered to those only who are not frozen, lying as the page says that they do."""
    rules = [rule for line in lines for rule in line.rules]
    frozen = [rule.times for rule in rules if isinstance(rule, Frozen)]
    lying = [rule.face for rule in rules if isinstance(rule, FaceOfTaken)]
    if not any(map(offers, rules)):
        return list(lines)

    def offered(rule: Rule) -> Rule:
        if not isinstance(rule, Do) or not offers(rule):
            return rule
        deed = replace(rule.deed, verb=Verb.RECEIVE, order=None)
        if frozen and deed.agent == EACH_PLAYER:
            those = Such(Everyone(), Not(Declined(frozen[0])))
            deed = replace(deed, agent=Players(Quantifier.EACH, those))
        return Do(replace(deed, face=deed.face or (lying[0] if lying else None)))

    return [
        Line(tuple(offered(rule) for rule in line.rules if not isinstance(rule, Frozen | FaceOfTaken)))
        for line in lines
    ]


def _is_over(condition: Condition) -> bool:
    """Whether nobody takes a card any more, in whatever words."""
    return condition in (NobodyWants(), ALL_PASS)


def _told(lines: Sequence[Line], offered: bool) -> Condition:
    """Until when something goes on of which the line itself does not say so."""
    if offered:
        return NobodyWants()
    return NOBODY_CAN_BEAT if lines else AllFaceUp()


def _after_the_last(steps: tuple[Step, ...]) -> tuple[Step, ...]:
    """What is done when nobody takes a card any more; the last betting is what follows that round anyway."""
    return steps[1:] if steps and isinstance(steps[0], Bets) else steps


def _repeated(until: Condition, before: list[Line], number: int) -> Repeat:
    """The lines again from where something was done that goes around."""
    steps = [(at, place) for at, line in enumerate(before) for place, step in enumerate(line.steps)]
    start = next(((at, place) for at, place in reversed(steps) if _goes_around(before[at].steps[place], until)), None)
    if start is None or start[1]:
        raise Refused(number, "It is not clear what goes on; give what is done again and again a line of its own.")
    lines = sum(bool(line.steps) for line in before[start[0] :])
    return Repeat(lines, until=until if until == NobodyWants() else AllFaceUp())


def _goes_around(step: Step, until: Any) -> bool:
    """Whether a step is what goes on until something is so."""
    if until == NobodyWants():
        return offers(step)
    return turns_up(step) and until in (NOBODY_CAN_BEAT, AllFaceUp(), StillIn(ONE))


def _refuse_more(lines: list[Line]) -> list[Line]:
    """Nothing is left that would speak of what goes around."""
    for number, line in enumerate(lines, 1):
        if any(isinstance(rule, Onward | Frozen | FaceOfTaken) for rule in line.rules):
            raise Refused(number, "There is nothing on the page that this could be about.")
    return lines
