"""Looking at cards that lie face down, and showing them."""

from pokernight.play.asking import ask
from pokernight.play.bits import count
from pokernight.play.cards import everyone, show, turn
from pokernight.play.describing import meant, picked_from
from pokernight.play.program import Pick, Say, Step, Table
from pokernight.play.record import DOWN
from pokernight.play.verbs.choosing import fitting, least_of, most_of


def _unseen(t: Table, step: Step, d: int, seat: int) -> int:
    """The cards that the player does not know, as many of them as may be looked at."""
    cards = fitting(t, step, d, seat) & ~t.s.known[seat]
    return picked_from(t.s, cards, Pick.TOP, most_of(step, count(cards)), 1)


def to_show(t: Table, step: Step, d: int, seat: int) -> int:
    """The cards of a player that not all of those know yet to whom they are shown."""
    s = t.s
    cards = fitting(t, step, d, seat)
    known = cards
    for other in range(s.seats + 1):
        if _watching(t, step, d, seat) >> other & 1:
            known &= s.known[other]
    return cards & ~known


def _watching(t: Table, step: Step, d: int, seat: int) -> int:
    """Those to whom cards are shown; what all others see, who only looks on sees too."""
    s = t.s
    seats = meant(t, step.to, seat, s.that[d])
    return everyone(s) & ~(1 << seat) if seats | 1 << seat == s.still_in else seats


def ask_show(t: Table, step: Step, d: int, seat: int) -> bool:
    """Ask which cards are shown; no where that is settled."""
    s = t.s
    cards = to_show(t, step, d, seat)
    there = count(cards)
    least, most = least_of(step, there), most_of(step, there)
    if not step.may and least == most and (most == there or cards & s.known[seat] == 0):
        s.picked[seat] = picked_from(s, cards, Pick.TOP, most, 1)
        return False
    ask(t, seat, cards, least, most, 1 << Say.DECLINE if step.may else 0)
    return True


def take_show(t: Table, step: Step, d: int, seat: int) -> None:
    """The others see the cards, which lie as before."""
    show(t, t.s.picked[seat], _watching(t, step, d, seat))


def can_look(t: Table, step: Step, d: int, seat: int) -> bool:
    """Whether there is a card that the player has not seen."""
    return _unseen(t, step, d, seat) != 0


def ask_look(t: Table, step: Step, seat: int) -> bool:
    """Ask whether a player looks who need not."""
    if not step.may:
        return False
    ask(t, seat, 0, 0, 0, 1 << Say.LOOK | 1 << Say.DECLINE)
    return True


def take_look(t: Table, step: Step, d: int, seat: int, asked: bool) -> None:
    """The cards are the player's to look at from now on."""
    if asked and t.s.said[seat] != Say.LOOK:
        return
    cards = _unseen(t, step, d, seat)
    show(t, cards, 1 << seat)
    turn(t, cards, DOWN, False)
