"""Choosing cards: what most verbs ask for."""

from pokernight.play.asking import ask
from pokernight.play.bits import count
from pokernight.play.describing import meant
from pokernight.play.lying import cards_of
from pokernight.play.program import Do, Say, Step, Table
from pokernight.play.record import Record
from pokernight.play.verbs.teams import fewer_alone


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


def _down(s: Record, seat: int) -> int:
    """How many cards of a player do not lie face up."""
    return count(cards_of(s, seat) & ~s.up)


def ask_cards(t: Table, step: Step, d: int, seat: int) -> bool:
    """Ask which cards it shall be; where there is nothing to choose they are picked, and no."""
    cards = fitting(t, step, d, seat)
    there = count(cards)
    s = t.s
    least, most = least_of(step, there), most_of(step, there)
    if step.do == Do.DISCARD and step.high > 0:
        least, most = max(0, least - fewer_alone(s, seat)), max(0, most - fewer_alone(s, seat))
    forced = step.do == Do.DISCARD and step.often > 0 and _down(s, seat) < step.often - s.regretted[seat]
    if forced or (not step.may and least == most == there):
        s.picked[seat] = cards
        return False
    ask(t, seat, cards, least, most, 1 << Say.DECLINE if step.may else 0)
    return True
