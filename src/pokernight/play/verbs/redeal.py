"""Dealing anew for the same pot."""

from pokernight.play.bits import first
from pokernight.play.cards import move, shuffle
from pokernight.play.chips import pay, take_pots
from pokernight.play.describing import meant
from pokernight.play.log import For, Row, Taken, Why
from pokernight.play.lying import places
from pokernight.play.memory import forget
from pokernight.play.pots import count_pots, in_the_middle, keep, lay
from pokernight.play.program import Table
from pokernight.play.record import BLIND, DEAD_ANTES, DECK, SEATS
from pokernight.play.telling import tell

MOST_DEALS = 100
"""How often a pot is dealt for before it is shared among those who are left."""


def play_again(t: Table, for_all: bool) -> None:
    """Gather all cards and deal anew for the same pot, to those still in or to everybody, from the first line on.

    Whoever can win none of what is left sits out.
    """
    s = t.s
    come_back(t, s.waits)
    s.waits = 0
    if s.deals >= MOST_DEALS:
        take_pots(t, s.still_in, Why.MANY_DEALS)
        jump(t, t.game.end)
        return
    if for_all:
        bring_back(t)
    _sit_out(t)
    tell(t, Row.REDEALT)
    s.deals += 1
    s.out = 0
    for seat in range(1, s.seats + 1):
        s.declared[seat] = 0
        s.regretted[seat] = 0
        s.refused[seat] = s.left[seat] = 0
    for seat in range(len(s.partner)):
        s.partner[seat] = 0
    s.player = s.rotation = s.started = s.taken = s.stacked = s.hands = s.sized = s.laid = s.moved = 0
    s.opened = s.turned_low = 0
    s.teamed = s.stopped = s.face_up = s.to = s.flip = s.cancelled = 0
    for seat in range(1, s.seats + 1):
        s.trades[seat] = 0
    for pair in range((s.seats + 1) * (SEATS + 1)):
        s.turned_down[pair] = 0
    s.went_in = s.winners = s.pot_won = 0
    for at in range(len(s.repeats)):
        s.repeats[at] = s.still[at] = s.at_rest[at] = 0
    forget(t)
    _shuffle_all(t)
    if in_the_middle(s) == 0:
        take_antes(t)
    jump(t, t.game.first)


def gather_all(t: Table) -> None:
    """All cards go back and are shuffled, while the hand goes on."""
    s = t.s
    s.stacked = s.hands = s.sized = s.laid = s.newest = 0
    forget(t)
    _shuffle_all(t)


def _shuffle_all(t: Table) -> None:
    """All cards, wherever they lie, make a new deck."""
    s = t.s
    for place in range(places(s)):
        if s.at[place] and place != DECK:
            move(t, s.at[place], place, DECK, BLIND, Taken.IN_ORDER)
    shuffle(t, t.game.deck)


def bring_back(t: Table) -> None:
    """Whoever has folded is in again, but for those who have nothing to play with."""
    s = t.s
    lay(s)
    back = 0
    for seat in range(1, s.seats + 1):
        if s.chips[seat]:
            back |= 1 << seat
    for at in range(s.layers):
        back |= s.payers[at]
    come_back(t, back & ~s.still_in)


def come_back(t: Table, seats: int) -> None:
    """Players who have folded are in again, for what they have paid for and for what is bet from now on."""
    s = t.s
    if seats and not s.betting:
        lay(s)
        keep(s)
    left = seats
    while left:
        tell(t, Row.CAME_BACK, first(left))
        left &= left - 1
    s.still_in |= seats


def _sit_out(t: Table) -> None:
    """Whoever can win nothing of what is in the pot is out."""
    s = t.s
    made, playing = count_pots(s), 0
    for pot in range(made):
        playing |= s.pot_in[pot]
    left = s.still_in & ~playing if made else 0
    s.still_in &= ~left
    while left:
        tell(t, Row.FOLDED, first(left))
        left &= left - 1


def take_antes(t: Table) -> None:
    """Antes for a deal, as the game has them, or antes and blinds as the table has agreed on them."""
    s = t.s
    if s.puts_up:
        _put_up(t)
        return
    left = s.still_in if t.game.ante else 0
    while left:
        seat = first(left)
        left &= left - 1
        pay(t, seat, meant(t, t.game.ante, seat, -1), For.ANTE)


def _put_up(t: Table) -> None:
    """What each seat puts up: all antes first."""
    s = t.s
    for seat in range(1, s.seats + 1):
        if s.still_in >> seat & 1:
            pay(t, seat, s.antes[seat], For.FEE if s.puts_up == DEAD_ANTES else For.ANTE)
    for seat in range(1, s.seats + 1):
        if s.still_in >> seat & 1 and s.blinds[seat]:
            s.posted[seat] = pay(t, seat, s.blinds[seat], For.BET)
            s.post = max(s.post, s.posted[seat] if s.as_posted else s.blinds[seat])
    s.poster = s.opens_after


def jump(t: Table, step: int) -> None:
    """Leave behind whatever is being played, and go on with a certain step."""
    s = t.s
    s.jumped = 1
    s.step[0] = step
