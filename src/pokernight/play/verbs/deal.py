"""Dealing: to the players, to the board, and to the table."""

from pokernight.play.asking import OVER
from pokernight.play.bits import count, first
from pokernight.play.cards import burn, deal_around, deal_to, lay_away, move
from pokernight.play.describing import meant
from pokernight.play.faces import like_rank
from pokernight.play.lying import cards_of
from pokernight.play.program import Step, Table
from pokernight.play.record import DISCARDS, DOWN, MUCK, TABLE, UP, Record
from pokernight.play.seats import after


def deal(t: Table, step: Step, d: int) -> int:
    """So many cards to each of some players, one at a time, or to a place."""
    s = t.s
    if t.game.legs:  # whoever stayed out did so for one round
        s.out = 0
    if d == 0 or step.place != TABLE:  # for a table card that was taken, another simply comes
        burn(t)
    before = _held(s) if step.place < 0 else 0
    if step.keep > 0:
        _fill_up(t, step, d)
    times = count(s.still_in & ~s.out) if step.each else 1
    for _ in range(step.low * times):
        if step.place >= 0:
            _deal_there(t, step)
        else:
            deal_around(t, meant(t, step.to, s.you[d], s.that[d]) & s.still_in & ~s.out, step.face)
    s.newest = _held(s) & ~before if step.place < 0 else s.newest
    return OVER


def _deal_there(t: Table, step: Step) -> None:
    """The next card to a place, or the first that pairs none that lies there."""
    s = t.s
    card = deal_to(t, step.place, step.face)
    while step.unlike and card >= 0 and like_rank(t, 1 << card, 0) & s.at[step.place] & ~(1 << card):
        s.fresh |= 1 << card
        move(t, 1 << card, step.place, DISCARDS, UP)
        card = deal_to(t, step.place, step.face)


def _fill_up(t: Table, step: Step, d: int) -> None:
    """Deal cards until so many lie at a place, or each of some players has so many."""
    s = t.s
    if step.place >= 0:
        for _ in range(step.keep * (count(s.still_in & ~s.out) if step.each else 1) - count(s.at[step.place])):
            _deal_there(t, step)
        return
    for _ in range(step.keep):
        short, left = 0, meant(t, step.to, s.you[d], s.that[d]) & s.still_in & ~s.out
        while left:
            seat = first(left)
            left &= left - 1
            short |= 1 << seat if count(cards_of(s, seat)) < step.keep else 0
        if short == 0:
            return
        deal_around(t, short, step.face)


def deal_until_match(t: Table, step: Step) -> int:
    """A card to one player after the other until one is of the rank of another; it may go to whoever has that rank."""
    s = t.s
    while True:
        seat = after(s.matched, s.still_in & ~s.out)
        s.matched = seat
        card = deal_to(t, seat, UP)
        if card < 0:
            return OVER
        alike = like_rank(t, 1 << card, 0) & ~(1 << card)
        owner, left = 0, s.still_in & ~s.out
        while left and owner == 0:
            owner = first(left) if cards_of(s, first(left)) & alike else 0
            left &= left - 1
        if owner == 0 and s.at[MUCK] & alike and step.may:  # that hand is out, and gets no card
            s.fresh |= 1 << card
            move(t, 1 << card, seat, DISCARDS, DOWN)
        elif owner not in (0, seat) and step.may:
            move(t, 1 << card, seat, owner, UP)
        if owner or s.at[MUCK] & alike:
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
