"""Serving: a card for each player in turn, who may have it lie another way."""

from pokernight.play.asking import ask
from pokernight.play.cards import deal_to, turn
from pokernight.play.chips import pay
from pokernight.play.describing import meant
from pokernight.play.log import For
from pokernight.play.program import Say, Step, Table
from pokernight.play.record import UP


def ask_serve(t: Table, step: Step, d: int, seat: int) -> bool:
    """Ask how the next card shall lie, or which card is turned up for it; no where there is no choice."""
    if step.so or meant(t, step.fee, seat, t.s.that[d]) > t.s.chips[seat]:
        return False
    if not step.flips:
        ask(t, seat, 0, 0, 0, 1 << Say.UP | 1 << Say.DOWN)
        return True
    down = meant(t, step.flips, seat, t.s.that[d])
    if down:
        ask(t, seat, down, 1, 1, 1 << Say.DECLINE)
    return down != 0


def take_serve(t: Table, step: Step, d: int, seat: int, asked: bool) -> None:
    """Deal the card: the other way to those of whom that is said, and to who has paid or turned up a card for it."""
    s = t.s
    other = step.so != 0 and meant(t, step.so, seat, s.that[d]) >> seat & 1 == 1
    if asked and step.flips:
        other = s.picked[seat] != 0
        turn(t, s.picked[seat], UP, False)
    elif asked:
        other = s.said[seat] == (Say.UP if step.turned == UP else Say.DOWN)
        if other and step.fee:
            pay(t, seat, meant(t, step.fee, seat, t.s.that[d]), For.FEE)
    deal_to(t, seat, step.turned if other else step.face)
