"""Discarding: cards laid away."""

from pokernight.play.asking import ask
from pokernight.play.bits import count
from pokernight.play.cards import move_each
from pokernight.play.chips import pay
from pokernight.play.log import For
from pokernight.play.memory import notice
from pokernight.play.program import Do, Say, Step, Table
from pokernight.play.record import DISCARDS, DOWN, UP
from pokernight.play.verbs.choosing import ask_cards, fitting, most_of
from pokernight.play.verbs.draw import most_drawn, show_ace, shown_ace
from pokernight.play.verbs.paying import price_of
from pokernight.play.verbs.teams import fewer_alone


def can_discard(t: Table, step: Step, d: int, seat: int) -> bool:
    """Whether there is a card to lay away, and more of those that are flipped must go where that is said."""
    if step.often and t.s.regretted[seat] >= step.often:
        return False
    fewer = fewer_alone(t.s, seat) if step.high > 0 else 0
    return most_of(step, count(fitting(t, step, d, seat))) > fewer


def ask_replace(t: Table, seat: int) -> bool:
    """Ask whether a player keeps a card that was just dealt, for another one."""
    ask(t, seat, 0, 0, 0, 1 << Say.KEEP | 1 << Say.REJECT)
    return True


def take_replace(t: Table, step: Step, d: int, seat: int) -> None:
    """Lay away the new card, or the one that goes for it."""
    s = t.s
    new = 1 << s.that[d]
    s.picked[seat] = new if s.said[seat] == Say.REJECT else fitting(t, step, d, seat) & ~new
    take_discard(t, step, d, seat)


def ask_discard(t: Table, step: Step, d: int, seat: int) -> bool:
    """Ask which cards are laid away, where another number of them may go at a price; no where nothing is to choose."""
    if step.ace:
        return _ask_with_ace(t, step, d, seat)
    if step.jump == 0:
        return ask_cards(t, step, d, seat)
    cards = fitting(t, step, d, seat)
    ask(t, seat, cards, 0, min(_most_at_any_price(t, step), count(cards)), 1 << Say.DECLINE if step.may else 0)
    return True


def _ask_with_ace(t: Table, step: Step, d: int, seat: int) -> bool:
    """Ask which cards are laid away, where more may go of a player who keeps an ace."""
    cards = fitting(t, step, d, seat)
    most = most_drawn(t, step, seat, cards)
    ask(t, seat, cards, min(max(step.low, 0), most), most, 1 << Say.DECLINE if step.may else 0)
    return True


def _most_at_any_price(t: Table, step: Step) -> int:
    """The most cards that can be laid away in one way or another."""
    most = step.high
    while step.jump:
        step = t.game.steps[step.jump]
        most = max(most, step.high)
    return most


def next_way(t: Table, step: Step, d: int, seat: int) -> int:
    """The next way to discard that a player has the chips and the cards for, after one of them; 0 for none."""
    there = count(fitting(t, step, d, seat))
    way = step.jump
    while way:
        other = t.game.steps[way]
        if other.high <= there and price_of(t, other, d, seat) <= t.s.chips[seat]:
            return way
        way = other.jump
    return 0


def _pay_for_way(t: Table, step: Step, d: int, seat: int) -> None:
    """Pay for laying away another number of cards than the usual one."""
    many = count(t.s.picked[seat])
    way = next_way(t, step, d, seat) if many != step.high else 0
    while way:
        other = t.game.steps[way]
        if other.high == many:
            pay(t, seat, price_of(t, other, d, seat), For.FEE)
            return
        way = next_way(t, other, d, seat)


def take_discard(t: Table, step: Step, d: int, seat: int) -> None:
    """Lay the cards away, at the price that goes with their number."""
    _pay_for_way(t, step, d, seat)
    gone = t.s.picked[seat]
    shown = shown_ace(t, step, fitting(t, step, d, seat), gone)
    if gone:
        t.s.regretted[seat] += 1 if step.often else 0
        t.s.fresh |= gone
        move_each(t, gone, DISCARDS, UP if step.face == UP else DOWN)
        show_ace(t, seat, shown)
        notice(t, Do.DISCARD, seat, gone)
