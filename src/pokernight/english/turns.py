"""Who goes first on a page without betting: it is said of what the players do in turn."""

from collections.abc import Sequence
from dataclasses import replace
from typing import TypeGuard

from pokernight.english.claims import Refused
from pokernight.english.words import words
from pokernight.meaning.deeds import Order, Verb
from pokernight.meaning.rules import Bets, Do, Line
from pokernight.meaning.sorts import Rule

OF_BETTING = ("bet", "wager", "rais", "check", "blind", "open")
"""How words begin that speak of betting."""
IN_TURN = (Verb.DECLARE, Verb.SWAP, Verb.RECEIVE, Verb.TAKE)


def first_in_turn(texts: Sequence[str], lines: list[Line]) -> list[Line]:
    """The lines with whoever goes first at what is done in turn, where no word of the page is about betting."""
    said = [word.text for text in texts for word in words(text)]
    if any(word.startswith(OF_BETTING) for word in said):
        return lines
    for number, line in enumerate(lines, 1):
        for rule in line.rules:
            if isinstance(rule, Bets) and rule == Bets(rule.opener) and rule.opener:
                return first_in_turn(texts, _started(lines, rule, number))
    return lines


def _started(lines: list[Line], said: Bets, number: int) -> list[Line]:
    """The lines with the first thing that players do in turn begun by somebody."""
    deeds = [rule.deed for line in lines for rule in line.rules if _in_turn(rule)]
    if not deeds or deeds[0].start not in (None, said.opener):
        raise Refused(number, "It is not clear what that player starts.")
    begun = Do(replace(deeds[0], order=Order.IN_TURN, start=said.opener))
    return [
        Line(tuple(begun if rule == Do(deeds[0]) else rule for rule in line.rules if rule is not said))
        for line in lines
    ]


def _in_turn(rule: Rule) -> TypeGuard[Do]:
    return isinstance(rule, Do) and rule.deed.verb in IN_TURN and rule.deed.order is not Order.TOGETHER
