"""Switching: cards that change over from one of a player's hands to the other."""

from pokernight.play.asking import ask
from pokernight.play.bits import count, first
from pokernight.play.cards import move
from pokernight.play.chips import pay
from pokernight.play.log import For
from pokernight.play.lying import earliest, lie_of, pile_of
from pokernight.play.program import Say, Step, Table
from pokernight.play.record import Record
from pokernight.play.verbs.paying import price_of


def hand_of(s: Record, seat: int, number: int) -> int:
    """The cards of one of a player's hands."""
    return s.at[pile_of(seat, number)]


def movable_cards(t: Table, seat: int, price: int) -> int:
    """The cards that may change over for nothing in return: where that has a price, and there is room."""
    s = t.s
    if price == 0 or price > s.chips[seat]:
        return 0
    one, two = hand_of(s, seat, 1), hand_of(s, seat, 2)
    room = t.game.hand_limit - 1
    return (one if count(two) <= room else 0) | (two if count(one) <= room else 0)


def can_switch(t: Table, step: Step, d: int, seat: int) -> bool:
    """Whether there is anything to change over."""
    one, two = hand_of(t.s, seat, 1), hand_of(t.s, seat, 2)
    return (one != 0 and two != 0) or movable_cards(t, seat, price_of(t, step, d, seat)) != 0


def ask_switch(t: Table, step: Step, d: int, seat: int) -> bool:
    """Ask for a card of each hand, or for one that changes over at a price."""
    one, two = hand_of(t.s, seat, 1), hand_of(t.s, seat, 2)
    both = one != 0 and two != 0
    most = 2 if both else 1
    least = 1 if movable_cards(t, seat, price_of(t, step, d, seat)) else 2
    ask(t, seat, one | two, least, most, 1 << Say.DECLINE)
    return True


def take_switch(t: Table, step: Step, d: int, seat: int) -> None:
    """Each card that was named goes to the other hand."""
    s = t.s
    cards = s.picked[seat]
    if count(cards) == 1:
        pay(t, seat, price_of(t, step, d, seat), For.FEE)
    one = hand_of(s, seat, 1)
    for at in range(count(cards)):
        card = _named(s, cards, at)
        number = 1 if one >> card & 1 else 2
        move(t, 1 << card, pile_of(seat, number), pile_of(seat, 3 - number), lie_of(s, card))


def _named(s: Record, cards: int, at: int) -> int:
    """The card that was named in a certain place."""
    left = cards
    while left:
        card = first(left)
        left &= left - 1
        if s.place[card] == at:
            return card
    return earliest(s, cards)
