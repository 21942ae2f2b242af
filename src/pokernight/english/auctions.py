"""A page on which the dealer auctions cards: how many each player buys belongs to every auction."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from pokernight.english.claims import Refused
from pokernight.english.grammar.marks import OneLotEach
from pokernight.meaning.deeds import Deed, Verb
from pokernight.meaning.players import THE_DEALER
from pokernight.meaning.rules import Line
from pokernight.meaning.sorts import rebuilt


def auctioned(lines: Sequence[Line]) -> list[Line]:
    """The lines with one card to each player at every auction, where the page says so anywhere."""
    told = [number for number, line in enumerate(lines, 1) if OneLotEach() in line.rules]
    if not told:
        return list(lines)
    if not any(is_auction(part) for line in lines for part in line.walk()):
        raise Refused(told[0], "No cards are auctioned by the dealer in this game.")
    return [rebuilt(Line(tuple(rule for rule in line.rules if rule != OneLotEach())), _one_each) for line in lines]


def _one_each(part: Any) -> Any:
    return replace(part, each=True) if is_auction(part) else part


def is_auction(part: object) -> bool:
    """Whether the dealer sells cards."""
    return isinstance(part, Deed) and part.verb is Verb.SELL and part.agent == THE_DEALER
