"""Chips paid and won, and folding, which can leave a pot behind."""

from pokernight.play.bits import count, first
from pokernight.play.cards import move_each
from pokernight.play.describing import one_of
from pokernight.play.log import For, Row, Why
from pokernight.play.lying import cards_of
from pokernight.play.memory import notice
from pokernight.play.pots import count_pots, keep
from pokernight.play.program import Do, Table
from pokernight.play.record import BLIND, DOWN, MUCK, UP
from pokernight.play.seats import sides
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


def pay_player(t: Table, seat: int, chips: int, to: int, what: int) -> None:
    """Chips from a seat to another, for something that it sells, or by the score."""
    s = t.s
    s.chips[seat] -= chips
    s.chips[to] += chips
    tell(t, Row.PAID, seat, chips, what, to)


def pay_players(t: Table, seat: int, chips: int, to: int) -> None:
    """Chips from a seat to others, in equal shares; odd ones go one at a time, in order from seat 1."""
    s = t.s
    left = to & ~(1 << seat)
    many = count(left)
    if many == 0:
        return
    due = min(chips, s.chips[seat])
    each, odd = due // many, due % many
    while left:
        other = first(left)
        left &= left - 1
        share = each + (1 if odd > 0 else 0)
        odd -= 1
        if share > 0:
            s.chips[seat] -= share
            s.chips[other] += share
            tell(t, Row.PAID, seat, share, For.FEE, other)


def win(t: Table, seat: int, chips: int, pot: int, why: int, name: int) -> None:
    """Chips out of a pot that was counted; what is left of it belongs to those who have paid for it."""
    if not chips:
        return
    s = t.s
    s.chips[seat] += chips
    due, over = chips, not s.betting  # bets of a round that is going on may still be called
    for at in range(s.layers):
        if due and s.layer_pot[at] == pot:
            taken = min(due, s.layer[at])
            s.layer[at] -= taken
            due -= taken
            over = over or at >= s.kept
    if over:
        keep(s)
    tell(t, Row.WON, seat, chips, pot, why, name)
    notice(t, Do.WIN, seat, 0)


def give(t: Table, chips: int, seats: int, pot: int, why: int, name: int) -> None:
    """Chips in equal shares, which partners share in turn; odd ones go to the winners in order from seat 1."""
    s = t.s
    many = sides(s, seats)
    each, odd = chips // many, chips % many
    left = seats
    while left:
        seat = first(left)
        team = left & (1 << seat | 1 << s.partner[seat])
        left &= ~team
        share = each + (1 if odd > 0 else 0)
        odd -= 1
        half = share // count(team)
        win(t, seat, share - half * (count(team) - 1), pot, why, name)
        if team != 1 << seat:
            win(t, s.partner[seat], half, pot, why, name)


def take_pots(t: Table, seats: int, why: int, others: bool = True) -> None:
    """Every pot to some seats, as far as they can win it; else to the others who can, or it stays for these."""
    s = t.s
    made = count_pots(s)
    amounts, able = s.pot[:made], s.pot_in[:made]
    for pot in range(made):
        winners = seats & able[pot]
        if winners == 0 and (others or count(able[pot]) == 1):
            winners = able[pot] & s.still_in
        if winners:
            give(t, amounts[pot], winners, pot, why, 0)


def fold(t: Table, seat: int) -> None:
    """A player is out, and the cards are mucked."""
    fold_together(t, 1 << seat)


def fold_together(t: Table, seats: int) -> None:
    """Players are out at the same moment.

    A side pot for which nobody else was left is the player's all the same; several who leave one wait for it.
    """
    s = t.s
    made = count_pots(s)
    amounts, able = s.pot[:made], s.pot_in[:made]
    for pot in range(made - 1, 0, -1):
        if able[pot] & ~seats == 0 and count(able[pot]) == 1:
            win(t, first(able[pot]), amounts[pot], pot, Why.ALONE, 0)
        elif able[pot] & ~seats == 0:
            s.waits |= able[pot]
            tell(t, Row.WAITING, s.waits)
    left = seats
    while left:
        _out(t, first(left))
        left &= left - 1


def _out(t: Table, seat: int) -> None:
    s = t.s
    bit = 1 << seat
    notice(t, Do.FOLD, seat, 0)  # while it can be seen what the hand was
    s.still_in &= ~bit
    if s.betting and s.able >> seat & 1:
        s.to_act &= ~bit
        s.acted |= bit
        if s.able != bit:
            s.able &= ~bit
    tell(t, Row.FOLDED, seat)
    cards = cards_of(s, seat)
    heir = _heir(t, seat)
    if heir:
        for lie in range(3):
            lying = cards & (s.up if lie == UP else s.blind if lie == BLIND else ~s.up & ~s.blind)
            if lying:
                move_each(t, lying, heir, lie)
        return
    if not t.game.keeps_folded:
        s.fresh |= cards
        move_each(t, cards, MUCK, DOWN)


def _heir(t: Table, seat: int) -> int:
    """Who gets the cards of a player who folds: a partner, or whom a rule passes them on to; 0 where nobody does."""
    if t.s.still_in >> t.s.partner[seat] & 1:
        t.s.stacked |= (t.s.stacked >> seat & 1) << t.s.partner[seat]
        return t.s.partner[seat]
    for watch in t.game.watches:
        if watch.do == Do.FOLD and watch.then >= 0 and t.game.steps[watch.then].do == Do.PASS:
            heir = one_of(t, t.game.steps[watch.then].to, seat, -1)
            return heir if heir != seat else 0
    return 0
