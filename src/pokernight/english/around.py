"""What goes around the table again and again: a page tells it once, and how often it is done."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
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
    found = _one_after_another(_as_offered(lines))
    rules = [rule for line in found for rule in line.rules]
    if any(isinstance(rule, Repeat) for rule in rules):
        return _refuse_more(found)
    offered, turned = any(map(offers, rules)), any(map(turns_up, rules))
    if not offered and not turned:
        return _refuse_more(found)
    found = _bet_before(found)
    made: list[Line] = []
    going = False
    for number, line in enumerate(found, 1):
        kept: list[Rule] = []
        for rule in line.rules:
            match rule:
                case Onward(until) if going and (turned or until in (None, NobodyWants())):
                    continue  # it goes around until all cards are turned up, or nobody wants one, however that is said
                case Onward(until):
                    if going:
                        raise Refused(number, "It is said before that this goes on.")
                    kept.append(_repeated(until or _told(found, offered), [*made, Line(tuple(kept))], number))
                    going = True
                case If(condition, then, ()) | When(condition, then) if offered and _is_over(condition):
                    before = [*made, Line(tuple(kept))]
                    if not going:
                        kept.append(_repeated(NobodyWants(), before, number))
                    going = True
                    kept += _after_the_last(then, before)
                case Bets() if kept and isinstance(kept[-1], Repeat):
                    kept += _after_the_last((rule,), [*made, Line(tuple(kept[:-1]))])
                case _:
                    kept.append(rule)
        made.append(Line(tuple(kept)))
    return made if going or not turned else _all_around(made)


def _bet_before(lines: Sequence[Line]) -> list[Line]:
    """The lines with a bet that stands right before cards are offered at the end of the line before."""
    found: list[Line] = []
    for line in lines:
        match line.rules:
            case (Bets() as bets, offer, *rest) if found and offers(offer):
                found[-1] = Line((*found[-1].rules, bets))
                found.append(Line((offer, *rest)))
            case _:
                found.append(line)
    return found


def _one_after_another(lines: Sequence[Line]) -> list[Line]:
    """The lines with each player's turn to beat the others told as the next player's, where betting follows it."""
    steps = [step for line in lines for step in line.steps]
    told = {id(step) for step, after in pairwise(steps) if _in_turn(step) and isinstance(after, Bets)}

    def next_one(rule: Rule) -> Rule:
        if id(rule) not in told or not isinstance(rule, Do):
            return rule
        return Do(replace(rule.deed, agent=Players(Quantifier.THE, NextInTurn()), order=None))

    return [Line(tuple(map(next_one, line.rules))) for line in lines]


def _in_turn(step: Step) -> bool:
    """Whether each player turns up cards until that hand beats the others."""
    match step:
        case Do(Deed(Verb.FLIP, agent=agent, until=ShowsBest(), mood=Mood.DOES | Mood.MUST)):
            return agent == EACH_PLAYER
    return False


def _all_around(lines: list[Line]) -> list[Line]:
    """The lines with what the next player does done by all of them, where no line says how long it goes on."""
    at = next(at for at, line in enumerate(lines) if any(map(turns_up, line.steps)))
    end = at
    while end + 1 < len(lines) and all(isinstance(step, Bets) for step in lines[end + 1].steps):
        end += 1
    again = _repeated(AllFaceUp(), lines[: end + 1], end + 1)
    return [*lines[:end], Line((*lines[end].rules, again)), *lines[end + 1 :]]


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


def _after_the_last(steps: tuple[Step, ...], before: list[Line]) -> tuple[Step, ...]:
    """What is done when it has gone around for the last time; the last betting follows each round, where one does."""
    done = [step for line in before for step in line.steps]
    last = max((at for at, step in enumerate(done) if offers(step) or turns_up(step)), default=0)
    bet = any(isinstance(step, Bets) for step in done[last:])
    return steps[1:] if bet and steps and isinstance(steps[0], Bets) else steps


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
