"""Twisting: a draw that is paid for."""

from pokernight.play.asking import ask
from pokernight.play.bits import count
from pokernight.play.cards import turn
from pokernight.play.chips import pay
from pokernight.play.describing import meant
from pokernight.play.log import For
from pokernight.play.memory import notice
from pokernight.play.program import Do, Say, Step, Table
from pokernight.play.record import UP
from pokernight.play.verbs.choosing import fitting
from pokernight.play.verbs.draw import get_new_cards, lay_away_for_new, most_drawn, shown_ace
from pokernight.play.verbs.paying import price_of


def most_twisted(t: Table, step: Step, d: int, seat: int) -> int:
    """How many cards a player can twist: as far as there are new ones, and chips for them."""
    most = most_drawn(t, step, seat, fitting(t, step, d, seat))
    while most and price_of(t, step, d, seat) * (most if step.each else 1) > t.s.chips[seat]:
        most -= 1
    return most


def least_twisted(t: Table, step: Step, d: int, seat: int) -> int:
    """How many a player has to twist who does."""
    there = count(fitting(t, step, d, seat))
    return max(1, there if step.low < 0 else min(step.low, there) if step.low == step.high else 1)


def can_twist(t: Table, step: Step, d: int, seat: int) -> bool:
    """Whether a player can twist at all."""
    return 1 <= least_twisted(t, step, d, seat) <= most_twisted(t, step, d, seat)


def ask_twist(t: Table, step: Step, d: int, seat: int) -> bool:
    """Ask which cards are twisted."""
    least, most = least_twisted(t, step, d, seat), most_twisted(t, step, d, seat)
    ask(t, seat, fitting(t, step, d, seat), least, most, 1 << Say.DECLINE if step.may else 0)
    return True


def ask_turned(t: Table, step: Step, d: int, seat: int) -> bool:
    """Ask who has chosen cards whether the new ones shall lie the other way; no where they cannot."""
    s = t.s
    gone = s.picked[seat]
    if gone == 0 or (not step.fee and not step.flips):
        return False
    if step.fee:
        otherwise = gone & s.up if step.turned else gone & ~s.up
        if otherwise == 0 or fee_of(t, step, d, seat, gone) > s.chips[seat]:
            return False
        ask(t, seat, 0, 0, 0, 1 << Say.PAY | 1 << Say.DECLINE)
    else:
        down = meant(t, step.flips, seat, s.that[d]) & ~gone
        most = min(count(gone & s.up), count(down))
        if most == 0:
            return False
        ask(t, seat, down, 1, most, 1 << Say.DECLINE)
    s.tally[d] = gone
    return True


def fee_of(t: Table, step: Step, d: int, seat: int, gone: int) -> int:
    """What it costs to have new cards the other way."""
    return meant(t, step.fee, seat, t.s.that[d]) * count(gone)


def take_twist(t: Table, step: Step, d: int, seat: int) -> None:
    """Pay, lay the cards away, and get new ones that lie as the old ones lay or as the player likes."""
    s = t.s
    gone, turned = s.picked[seat], 0
    price = price_of(t, step, d, seat)
    if s.tally[d]:
        gone = s.tally[d]
        s.tally[d] = 0
        if step.flips:
            turned = count(s.picked[seat])
            turn(t, s.picked[seat], UP, False)
        elif s.said[seat] == Say.PAY:
            turned = count(gone)
            price = fee_of(t, step, d, seat, gone)
    if gone:
        pay(t, seat, price * (count(gone) if step.each else 1), For.FEE)
        shown = shown_ace(t, step, fitting(t, step, d, seat), gone)
        s.owed[seat] = lay_away_for_new(t, step, seat, gone, shown, turned)
        if step.in_turn:
            get_new_cards(t, step, seat)
        notice(t, Do.TWIST, seat, gone)
