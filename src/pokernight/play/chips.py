"""Chips paid and won, and folding, which can leave a pot behind."""

from pokernight.play.bits import count, first
from pokernight.play.cards import move_each
from pokernight.play.log import For, Row, Why
from pokernight.play.lying import cards_of
from pokernight.play.memory import notice
from pokernight.play.pots import count_pots
from pokernight.play.program import Do, Table
from pokernight.play.record import DOWN, MUCK, Record
from pokernight.play.telling import tell


def pay(t: Table, seat: int, chips: int, what: int) -> int:
    """Chips from a seat, as many as it has; the number that was paid."""
    s = t.s
    paid = min(chips, s.chips[seat])
    if paid > 0:
        s.chips[seat] -= paid
        if what == For.FEE:
            s.fees += paid
        else:
            s.bets[seat] += paid
        tell(t, Row.PAID, seat, paid, what)
        notice(t, Do.PAY, seat, 0)
    return paid


def win(t: Table, seat: int, chips: int, pot: int, why: int, name: int) -> None:
    """Chips out of a pot: the first pot lies below, side pots on top, and what is left is as it was."""
    if not chips:
        return
    s = t.s
    s.chips[seat] += chips
    due = chips
    if not pot:
        fees = min(due, s.fees)
        s.fees -= fees
        due -= fees
    while due:
        due -= _layer(s, due, pot > 0)
    tell(t, Row.WON, seat, chips, pot, why, name)
    notice(t, Do.WIN, seat, 0)


def _layer(s: Record, most: int, top: bool) -> int:
    """Take equal chips from the highest bets, or from all, no more than so many; how many they were."""
    highest, second, lowest = 0, 0, 0
    for seat in range(1, s.seats + 1):
        bet = s.bets[seat]
        if bet > highest:
            second, highest = highest, bet
        elif second < bet < highest:
            second = bet
        if bet and (lowest == 0 or bet < lowest):
            lowest = bet
    seats = 0
    for seat in range(1, s.seats + 1):
        if s.bets[seat] == highest or (s.bets[seat] and not top):
            seats |= 1 << seat
    depth = highest - second if top else lowest
    each = max(1, min(depth, most // count(seats)))
    taken = 0
    while seats and taken + each <= most:
        s.bets[first(seats)] -= each
        taken += each
        seats &= seats - 1
    return taken


def give(t: Table, chips: int, seats: int, pot: int, why: int, name: int) -> None:
    """Chips in equal shares; odd ones go one at a time to the winners in order from seat 1."""
    each, odd = chips // count(seats), chips % count(seats)
    left = seats
    while left:
        win(t, first(left), each + (1 if odd > 0 else 0), pot, why, name)
        odd -= 1
        left &= left - 1


def take_pots(t: Table, seats: int, why: int) -> None:
    """Every pot to some seats, as far as they can win it; else to those who can."""
    s = t.s
    made = count_pots(s)
    amounts, able = s.pot[:made], s.pot_in[:made]
    for pot in range(made):
        winners = seats & able[pot]
        give(t, amounts[pot], winners or able[pot], pot, why, 0)


def fold(t: Table, seat: int) -> None:
    """A player is out, and the cards are mucked; a side pot for which nobody else was left is his all the same."""
    s = t.s
    made = count_pots(s)
    amounts, able = s.pot[:made], s.pot_in[:made]
    for pot in range(made - 1, 0, -1):
        if able[pot] == 1 << seat:
            win(t, seat, amounts[pot], pot, Why.ALONE, 0)
    bit = 1 << seat
    s.still_in &= ~bit
    if s.betting and s.able >> seat & 1:
        s.to_act &= ~bit
        s.acted |= bit
        if s.able != bit:
            s.able &= ~bit
    tell(t, Row.FOLDED, seat)
    notice(t, Do.FOLD, seat, 0)
    cards = cards_of(s, seat)
    s.fresh |= cards
    move_each(t, cards, MUCK, DOWN)
