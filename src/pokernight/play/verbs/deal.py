"""Dealing: to the players, to the board, and to the table."""

from pokernight.play.asking import OVER
from pokernight.play.cards import burn, deal_around, deal_to, lay_away
from pokernight.play.describing import meant
from pokernight.play.lying import cards_of
from pokernight.play.program import Step, Table
from pokernight.play.record import Record


def deal(t: Table, step: Step, d: int) -> int:
    """So many cards to each of some players, one at a time, or to a place."""
    s = t.s
    if t.game.legs:  # whoever stayed out did so for one round
        s.out = 0
    burn(t)
    before = _held(s)
    for _ in range(step.low):
        if step.place >= 0:
            deal_to(t, step.place, step.face)
        else:
            deal_around(t, meant(t, step.to, s.you[d], s.that[d]) & s.still_in & ~s.out, step.face)
    s.newest = _held(s) & ~before if step.place < 0 else s.newest
    return OVER


def burn_cards(t: Table, step: Step) -> int:
    """So many cards from the top of the deck, laid away because the page says so."""
    t.s.fresh |= lay_away(t, step.low)
    return OVER


def _held(s: Record) -> int:
    """The cards of all players."""
    held = 0
    for seat in range(1, s.seats + 1):
        held |= cards_of(s, seat)
    return held
