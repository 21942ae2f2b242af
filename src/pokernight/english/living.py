"""Lives on a page: chips that stand for them, who trades with whom, and that somebody loses them."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from pokernight.english.claims import Refused
from pokernight.english.grammar.lives import NONE_LEFT
from pokernight.english.grammar.marks import LostAll
from pokernight.meaning.cards import Anywhere, Cards, Which
from pokernight.meaning.deeds import Deed, Mood, Verb
from pokernight.meaning.hands import Lives, Showdown
from pokernight.meaning.numbers import ONE
from pokernight.meaning.players import EACH_PLAYER, THE_DEALER, Dealer, Other, Players, Quantifier
from pokernight.meaning.rules import Ante, Do, Line, Remark
from pokernight.meaning.sorts import Rule, rebuilt

BUT_THE_DEALER = Players(Quantifier.EACH, Other(Dealer()))


ALL_SHOW = Do(Deed(Verb.FLIP, cards=Cards()))
ONE_TURNED = Do(Deed(Verb.FLIP, cards=Cards(ONE, at=Anywhere(), which=Which.THAT)))
"""Everybody turns over the one card that everybody has."""


def living(lines: Sequence[Line]) -> list[Line]:
    """The lines of a page on which players lose lives; a chip that stands for a life is lost with it."""
    rules = [rule for line in lines for rule in line.rules]
    lives = next((rule for rule in rules if isinstance(rule, Lives)), None)
    if lives is None:
        for number, line in enumerate(lines, 1):
            if any(isinstance(part, LostAll) or _loses_a_life(part) for part in line.walk()):
                raise Refused(number, "It is not said how many lives the players have.")
        return list(lines)

    def lost(part: Any) -> Any:
        pays = isinstance(part, Deed) and part.verb is Verb.PAY and part.to is None and part.agent != EACH_PLAYER
        if pays and lives.price and part.price == lives.price:
            return Deed(Verb.FORFEIT, part.agent, lives=1)
        return ALL_SHOW if part in (Showdown(()), ONE_TURNED) else part

    lines = _none_left(lines, lives.many)
    found = [rebuilt(line, lost) for line in _but_the_dealer(lines)]
    if not any(isinstance(part, Deed) and part.verb is Verb.FORFEIT for line in found for part in line.walk()):
        number = next(number for number, line in enumerate(lines, 1) if lives in line.rules)
        raise Refused(number, "Nobody loses a life in this game.")
    anted = any(isinstance(rule, Ante) or _antes(rule) for rule in rules)
    free = (Ante(None),) if lives.price and not anted else ()
    return [Line((*line.rules, *free)) if lives in line.rules else line for line in found]


def _loses_a_life(part: Any) -> bool:
    return isinstance(part, Deed) and part.verb is Verb.FORFEIT


def with_lives(lines: Sequence[Line]) -> list[Line]:
    """The lines of a page with the lives of players who are out once they have paid so often."""
    rules = [rule for line in lines for rule in line.rules]
    lives = _by_payments(rules) if not any(isinstance(rule, Lives) for rule in rules) else None
    return [Line((lives, *lines[0].rules)), *lines[1:]] if lives else list(lines)


def _by_payments(rules: Sequence[Rule]) -> Lives | None:
    """The lives of players who are out once they have paid so often: each payment is one of them."""
    often = {rule.many for rule in rules if isinstance(rule, LostAll)}
    prices = {rule.deed.price for rule in rules if isinstance(rule, Do) and _paid_by_one(rule.deed)}
    return Lives(often.pop(), prices.pop()) if len(often) == len(prices) == 1 else None


def _paid_by_one(deed: Deed) -> bool:
    """Whether one player of all pays into the pot."""
    return deed.verb is Verb.PAY and deed.to is None and deed.agent.quantifier is Quantifier.THE


def _none_left(lines: Sequence[Line], many: int) -> list[Line]:
    """The lines, where those are out who have lost all their lives; the page must not take them out before."""
    for number, line in enumerate(lines, 1):
        if any(isinstance(rule, LostAll) and rule.many != many for rule in line.rules):
            raise Refused(number, "This is not how many lives the players have.")
    out = Remark(NONE_LEFT)
    return [Line(tuple(out if isinstance(rule, LostAll) else rule for rule in line.rules)) for line in lines]


def _antes(rule: Rule) -> bool:
    return isinstance(rule, Do) and rule.deed.verb is Verb.ANTE


def _but_the_dealer(lines: Sequence[Line]) -> list[Line]:
    """Where the dealer changes a card with the deck, everybody else trades with a neighbor, and he may."""
    deeds = [rule.deed for line in lines for rule in line.rules if isinstance(rule, Do)]
    drawn = [deed for deed in deeds if deed.verb is Verb.DRAW and deed.agent == THE_DEALER]
    if not drawn:
        return list(lines)

    def changed(part: Any) -> Any:
        if isinstance(part, Deed) and part.verb is Verb.SWAP and part.agent == EACH_PLAYER:
            return replace(part, agent=BUT_THE_DEALER)
        return replace(part, mood=Mood.MAY) if part in drawn and part.mood is Mood.DOES else part

    return [rebuilt(line, changed) for line in lines]
