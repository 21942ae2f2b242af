"""Turns that go around until somebody knocks, and the last one of everybody else."""

from collections.abc import Sequence
from dataclasses import replace

from pokernight.english.claims import Refused
from pokernight.english.grammar.knocks import knocks
from pokernight.english.grammar.marks import OneMoreTurn
from pokernight.meaning.deeds import Deed, Mood, Order, Time, Verb
from pokernight.meaning.players import YOU, Everyone, InTurn, NextInTurn, Players, Quantifier, Such
from pokernight.meaning.rules import Do, Happens, If, Line, Not, OneOf, Repeat
from pokernight.meaning.sorts import Rule, Step

MAY_KNOCK = Do(Deed(Verb.KNOCK, Players(Quantifier.THE, NextInTurn()), mood=Mood.MAY))
NOBODY_KNOCKED = Happens(Deed(Verb.KNOCK, Players(Quantifier.NO, Everyone()), time=Time.BEFORE))
UNTIL_KNOCK = Repeat(1, until=Happens(Deed(Verb.KNOCK, Players(Quantifier.ANY, Everyone()))))
THE_OTHERS = Players(Quantifier.EACH, Such(Everyone(), Not(Happens(Deed(Verb.KNOCK, YOU, time=Time.BEFORE)))))
TURNS = (Verb.SWAP, Verb.TAKE, Verb.DRAW, Verb.TWIST)
"""What a player does when it is his turn."""


def knocked(lines: Sequence[Line]) -> list[Line]:
    """The lines of a page with turns that go around until somebody knocks, and with the last one of the others."""
    rules = [rule for line in lines for rule in line.rules]
    if OneMoreTurn() not in rules:
        return list(lines)
    last = next(number for number, line in enumerate(lines, 1) if OneMoreTurn() in line.rules)
    turns = [deed for rule in rules for deed in _turns(rule)]
    if len(turns) != 1 or not any(map(knocks, rules)) or any(isinstance(rule, Repeat) for rule in rules):
        raise Refused(last, "It is not clear what the players do when it is their turn, or that they may knock.")
    turn = replace(turns[0], order=None, start=None)
    mine = If(NOBODY_KNOCKED, (Do(replace(turn, agent=Players(Quantifier.THE, InTurn()))),))
    found: list[Line] = []
    for number, line in enumerate(lines, 1):
        kept: list[Rule] = []
        for rule in line.rules:
            if list(_turns(rule)) == turns:
                if any(isinstance(one, Step) for one in kept):
                    raise Refused(number, "Give what is done again and again a line of its own.")
                kept += [MAY_KNOCK, mine, UNTIL_KNOCK]
            elif rule == OneMoreTurn():
                kept.append(Do(replace(turn, agent=THE_OTHERS)))
            elif not knocks(rule):
                kept.append(rule)
        found.append(Line(tuple(kept)))
    return found


def _turns(rule: Rule) -> tuple[Deed, ...]:
    """What a player does in his turn, where a rule tells of it."""
    deeds = rule.deeds if isinstance(rule, OneOf) else (rule.deed,) if isinstance(rule, Do) else ()
    return tuple(deed for deed in deeds if deed.verb in TURNS and (deed.order is Order.IN_TURN or knocks(rule)))
