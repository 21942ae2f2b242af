"""Passing: cards that go from player to player."""

from pokernight.play.asking import ask
from pokernight.play.bits import count, first
from pokernight.play.cards import move, stamped
from pokernight.play.chips import pay
from pokernight.play.describing import one_of
from pokernight.play.log import For, Taken
from pokernight.play.memory import notice
from pokernight.play.program import Do, Say, Step, Table
from pokernight.play.record import BLIND, DOWN, UP
from pokernight.play.verbs.choosing import ask_cards, fitting
from pokernight.play.verbs.paying import price_of


def can_pass(t: Table, step: Step, d: int, seat: int) -> bool:
    """Whether there is a card to pass, and somebody to pass it to."""
    return count(t.s.still_in) > 1 and fitting(t, step, d, seat) != 0


def ask_pass(t: Table, step: Step, d: int, seat: int) -> bool:
    """Ask which cards are passed; where some go one way and some another, they are named in that order."""
    if step.other == 0:
        return ask_cards(t, step, d, seat)
    other = t.game.steps[step.other]
    cards = fitting(t, step, d, seat) | fitting(t, other, d, seat)
    ask(t, seat, cards, 0, min(step.high + other.high, count(cards)), 1 << Say.DECLINE if step.may else 0)
    return True


def _passed_in_all(t: Table, step: Step) -> int:
    """How many cards are passed, to both sides."""
    return step.high + t.game.steps[step.other].high


def fewer_for(t: Table, step: Step, d: int, seat: int) -> bool:
    """Whether a player may pass fewer cards at a price, and has the chips for it."""
    return step.jump != 0 and price_of(t, t.game.steps[step.jump], d, seat) <= t.s.chips[seat]


def take_pass(t: Table, step: Step, d: int, seat: int) -> None:
    """The cards go to another player, or to one the first of them and to another the rest."""
    gone = t.s.picked[seat]
    if fewer_for(t, step, d, seat) and count(gone) == _passed_in_all(t, t.game.steps[step.jump]):
        step = t.game.steps[step.jump]
        pay(t, seat, price_of(t, step, d, seat), For.FEE)
    if step.other == 0:
        hand_over(t, step, d, seat, gone)
        return
    ones, left = 0, gone
    while left:
        card = first(left)
        left &= left - 1
        if t.s.place[card] < step.high:
            ones |= 1 << card
    other = t.game.steps[step.other]
    if one_of(t, step.to, seat, t.s.that[d]) == one_of(t, other.to, seat, t.s.that[d]):  # two players: all at once
        stamped(t.s, ones)
        stamped(t.s, gone & ~ones)
        hand_over(t, step, d, seat, gone)
    else:
        hand_over(t, step, d, seat, ones)
        hand_over(t, other, d, seat, gone & ~ones)


def hand_over(t: Table, step: Step, d: int, seat: int, gone: int) -> None:
    """Cards for another player: face down, but those that are open by the rule stay so."""
    s = t.s
    to = one_of(t, step.to, seat, s.that[d])
    if to in (0, seat) or gone == 0:
        return
    how = (0 if step.in_turn else Taken.TOGETHER) | (Taken.AS_STAMPED if step.other else 0)
    for lie in range(3):
        lying = gone & (s.up if lie == UP else s.blind if lie == BLIND else ~s.up & ~s.blind)
        if step.face == UP:
            continue
        if lie == UP and step.open == 0:
            continue
        if lie == DOWN and step.open == 0:
            lying |= gone & s.up
        if lying:
            move(t, lying, seat, to, lie, how)
    if step.face == UP:
        move(t, gone, seat, to, UP, how)
    s.newest = gone
    s.taken += 1
    notice(t, Do.PASS, seat, gone)
