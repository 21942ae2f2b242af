"""How many cards everybody has at some point of a page."""

from collections.abc import Sequence
from dataclasses import replace

from pokernight.english.grammar.marks import Held
from pokernight.english.tally import tally
from pokernight.meaning.cards import Face
from pokernight.meaning.deeds import Deed, Verb
from pokernight.meaning.players import EACH_PLAYER, THE_DEALER
from pokernight.meaning.sorts import Rule


def dealt(held: Held) -> list[Deed]:
    """The cards that everybody has, as they are dealt."""
    return [
        Deed(Verb.DEAL, THE_DEALER, cards=replace(cards, face=None), to=EACH_PLAYER, face=cards.face)
        for cards in held.cards
    ]


def agrees(held: Held, before: Sequence[Rule]) -> bool:
    """Whether everybody has as many cards as a sentence says."""
    now = tally(before)
    there = {Face.UP: now.up, Face.DOWN: now.held - now.up, None: now.held}
    return now.counted and all(cards.many and there[cards.face] == cards.many.low for cards in held.cards)
