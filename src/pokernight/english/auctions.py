"""A page on which the dealer auctions cards: where they lie, and how many each player buys, which is told once."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Any

from pokernight.english.claims import Refused
from pokernight.english.grammar.marks import OneLotEach
from pokernight.english.grammar.players import UNSAID
from pokernight.meaning.cards import Board, Cards, Deck, Face, TableCards, Which
from pokernight.meaning.deeds import Deed, Verb
from pokernight.meaning.numbers import ONE
from pokernight.meaning.players import EACH_PLAYER, THE_DEALER
from pokernight.meaning.rules import Do, Line
from pokernight.meaning.sorts import Rule, Step, rebuilt

TURNED_UP = Deed(Verb.DEAL, THE_DEALER, cards=Cards(ONE), to=TableCards(), face=Face.UP)


def auctioned(lines: Sequence[Line]) -> list[Line]:
    """The lines with cards for sale on the table, and with one for each player where the page says so anywhere."""
    lines = _on_the_table(lines)
    told = [number for number, line in enumerate(lines, 1) if OneLotEach() in line.rules]
    if not told:
        return lines
    if not any(is_auction(part) for line in lines for part in line.walk()):
        raise Refused(told[0], "No cards are auctioned by the dealer in this game.")
    return [rebuilt(Line(tuple(rule for rule in line.rules if rule != OneLotEach())), _one_each) for line in lines]


def _one_each(part: Any) -> Any:
    return replace(part, each=True) if is_auction(part) else part


def is_auction(part: object) -> bool:
    """Whether the dealer sells cards."""
    return isinstance(part, Deed) and part.verb is Verb.SELL and part.agent == THE_DEALER


def _on_the_table(lines: Sequence[Line]) -> list[Line]:
    """The lines with the cards on the table that are turned up and sold right after, by the dealer."""
    found = [list(line.rules) for line in lines]
    places = [(row, at) for row, rules in enumerate(found) for at, rule in enumerate(rules) if isinstance(rule, Step)]
    for (row, at), (next_row, next_at) in pairwise(places):
        dealt, sold = found[row][at], found[next_row][next_at]
        if _turned_up(dealt) and _sells_that(sold):
            assert isinstance(dealt, Do)
            assert isinstance(sold, Do)
            laid = replace(dealt.deed, to=TableCards()) if dealt.deed.verb is Verb.DEAL else TURNED_UP
            one = laid.cards and laid.cards.many == ONE and not laid.each
            lot = Cards(ONE if one else None, at=TableCards())
            found[row][at] = Do(laid)
            found[next_row][next_at] = Do(replace(sold.deed, agent=THE_DEALER, cards=lot))
    return [Line(tuple(rules)) for rules in found]


def _turned_up(rule: Rule) -> bool:
    """Whether cards come from the deck to the middle."""
    match rule:
        case Do(Deed(Verb.DEAL, to=Board() | TableCards())):
            return True
        case Do(Deed(Verb.FLIP, cards=Cards(many, at=Deck()))) if many == ONE:
            return True
        case Do(Deed(Verb.FLIP, agent, cards=cards)):
            return agent in (UNSAID, THE_DEALER) and cards == Cards(ONE)
    return False


def _sells_that(rule: Rule | None) -> bool:
    """Whether the card just turned up is sold."""
    match rule:
        case Do(Deed(Verb.SELL, agent, cards=Cards(which=Which.THAT))):
            return agent in (THE_DEALER, EACH_PLAYER, UNSAID)
    return False
