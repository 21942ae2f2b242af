"""Choosing cards: what most verbs ask for."""

from pokernight.play.asking import ask
from pokernight.play.bits import count
from pokernight.play.describing import meant
from pokernight.play.program import Say, Step, Table


def fitting(t: Table, step: Step, d: int, seat: int) -> int:
    """The cards of a player that a step is about."""
    return meant(t, step.cards, seat, t.s.that[d])


def most_of(step: Step, there: int) -> int:
    """The most cards that may be chosen, where so many are there."""
    if step.keep >= 0:
        return max(0, there - step.keep)
    return there if step.high < 0 else min(step.high, there)


def least_of(step: Step, there: int) -> int:
    """The fewest cards that must be chosen."""
    most = most_of(step, there)
    return most if step.low < 0 or step.keep >= 0 else min(step.low, most)


def ask_cards(t: Table, step: Step, d: int, seat: int) -> bool:
    """Ask which cards it shall be; where there is nothing to choose they are picked, and no."""
    cards = fitting(t, step, d, seat)
    there = count(cards)
    least, most = least_of(step, there), most_of(step, there)
    if not step.may and least == most == there:
        t.s.picked[seat] = cards
        return False
    ask(t, seat, cards, least, most, 1 << Say.DECLINE if step.may else 0)
    return True
