"""Twisting: a draw that is paid for."""

from pokernight.play.asking import ask
from pokernight.play.bits import count
from pokernight.play.cards import left_to_deal
from pokernight.play.chips import pay
from pokernight.play.log import For
from pokernight.play.memory import notice
from pokernight.play.program import Do, Say, Step, Table
from pokernight.play.verbs.choosing import fitting
from pokernight.play.verbs.draw import replace_cards
from pokernight.play.verbs.paying import price_of


def most_twisted(t: Table, step: Step, d: int, seat: int) -> int:
    """How many cards a player can twist: as far as there are new ones, and chips for them."""
    there = count(fitting(t, step, d, seat))
    most = there if step.high < 0 else min(step.high, there)
    most = min(most, left_to_deal(t.s))
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


def take_twist(t: Table, step: Step, d: int, seat: int) -> None:
    """Pay, lay the cards away, and get new ones that lie as the old ones lay."""
    gone = t.s.picked[seat]
    if gone:
        pay(t, seat, price_of(t, step, d, seat) * (count(gone) if step.each else 1), For.FEE)
        replace_cards(t, step, seat, gone, 0)
        notice(t, Do.TWIST, seat, gone)
