"""Laying: cards turned up, each to one of a player's separate hands."""

from pokernight.play.asking import ask
from pokernight.play.bits import count
from pokernight.play.cards import move, show, turn
from pokernight.play.lying import earliest, pile_of, place_of, size_in
from pokernight.play.program import Say, Step, Table
from pokernight.play.record import PILES, UP, Record
from pokernight.play.verbs.stack import hidden

HAND_FROM = 6
"""Where the number of a hand stands in the place of a card that was picked, above its order."""


def to_lay(s: Record, step: Step, seat: int) -> int:
    """The cards in question: what was turned up for it before, or else the cards that can be turned up."""
    turned = s.at[seat] & s.laid
    if turned:
        return turned
    down = hidden(s, seat)
    return 1 << earliest(s, down) if step.top and down else down


def hands_to_lay(s: Record, step: Step, seat: int) -> int:
    """How many hands cards may go to; where any number will do, there is always another one to begin."""
    if step.hands:
        return step.hands
    begun = 0
    for number in range(1, s.piles + 1):
        if s.at[pile_of(seat, number)]:
            begun = number
    return min(PILES, begun + step.low)


def room_in(t: Table, seat: int, number: int) -> int:
    """How many cards one of a player's hands can still take."""
    limit = size_in(t.game.hand_sizes, number) if t.game.hand_sizes else t.game.hand_limit
    return max(0, limit - count(t.s.at[pile_of(seat, number)]))


def prepare_lay(t: Table, step: Step, seat: int) -> None:
    """Cards that nobody has looked at are turned up, or looked at, before they are laid anywhere."""
    s = t.s
    down = hidden(s, seat)
    if step.looks:
        show(t, to_lay(s, step, seat) & ~s.known[seat], 1 << seat)
    elif step.top or down & s.known[seat] == 0:
        gone = 0
        while down & ~gone and count(gone) < step.low:
            gone |= 1 << earliest(s, down & ~gone)
        s.laid |= gone
        turn(t, gone, UP, False)


def ask_lay(t: Table, step: Step, seat: int) -> bool:
    """Ask which cards go to which hands; no where there is nothing to choose."""
    s = t.s
    cards = to_lay(s, step, seat)
    room, open_hands = 0, 0
    for number in range(1, hands_to_lay(s, step, seat) + 1):
        free = room_in(t, seat, number)
        room += free
        open_hands += 1 if free else 0
    many = min(step.low, count(cards), room)
    s.picked[seat] = 0
    if many == 0 or (step.top and open_hands < 2):
        return False
    ask(t, seat, cards, many, many, 1 << Say.DECLINE if step.may else 0)
    return True


def take_lay(t: Table, step: Step, seat: int) -> None:
    """Lay the cards to the hands that were named, or to the first that have room."""
    s = t.s
    s.hands = max(s.hands, step.hands)
    if s.said[seat] == -Say.DECLINE:
        return
    cards = to_lay(s, step, seat)
    chosen = s.picked[seat]
    for at in range(min(step.low, count(cards))):
        card = _next(s, chosen, at) if chosen else earliest(s, cards)
        if card < 0:
            return
        number = s.place[card] >> HAND_FROM if chosen else _first_with_room(t, step, seat)
        cards &= ~(1 << card)
        s.hands = max(s.hands, number)
        s.laid &= ~(1 << card)
        move(t, 1 << card, place_of(s, card), pile_of(seat, number), UP)


def _next(s: Record, cards: int, at: int) -> int:
    """The card that was named in a certain place; -1 for none."""
    for card in range(len(s.place)):
        if cards >> card & 1 and s.place[card] & ((1 << HAND_FROM) - 1) == at:
            return card
    return -1


def _first_with_room(t: Table, step: Step, seat: int) -> int:
    """The hand that takes a card where nobody chooses; the low hand and the high one are filled from above."""
    found = 1
    for number in range(hands_to_lay(t.s, step, seat), 0, -1):
        if room_in(t, seat, number):
            found = number
            if t.game.low_and_high:
                return found
    return found
