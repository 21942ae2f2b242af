"""Cards that are wild for whoever pays for them."""

from pokernight.play.asking import OVER, ask
from pokernight.play.bits import first
from pokernight.play.cards import everyone, show
from pokernight.play.chips import pay
from pokernight.play.describing import meant
from pokernight.play.log import For
from pokernight.play.lying import cards_of, earliest
from pokernight.play.memory import queue
from pokernight.play.program import Say, Step, Table
from pokernight.play.verbs.paying import price_of
from pokernight.play.verbs.showdown import contenders


def ask_make_wild(t: Table, seat: int) -> bool:
    """Ask whether a player pays to have the card in question wild."""
    ask(t, seat, 0, 0, 0, 1 << Say.PAY | 1 << Say.DECLINE)
    return True


def take_make_wild(t: Table, step: Step, d: int, seat: int) -> None:
    """The card is wild from now on, and all know it."""
    s = t.s
    if s.said[seat] == Say.PAY:
        pay(t, seat, price_of(t, step, d, seat), For.FEE)
        show(t, 1 << s.that[d], everyone(s))
        s.paid_wild |= 1 << s.that[d]
        s.changes += 1


def offer_wild(t: Table, step: Step) -> int:
    """Ask at the showdown for such cards as do not lie face up; those that not even their owner has seen are shown."""
    s = t.s
    waiting = contenders(s) or s.still_in
    while waiting:
        seat = first(waiting)
        waiting &= waiting - 1
        cards = cards_of(s, seat) & ~s.up & meant(t, step.cards, seat, -1)
        while cards:
            card = earliest(s, cards)
            cards &= ~(1 << card)
            if not s.known[seat] >> card & 1:
                show(t, 1 << card, everyone(s))
            queue(s, step.jump, seat, card)
    return OVER
