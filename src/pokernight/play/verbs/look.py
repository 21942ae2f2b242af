"""Looking at cards that lie face down, and showing them."""

from pokernight.play.asking import ask
from pokernight.play.bits import count
from pokernight.play.cards import show, turn
from pokernight.play.describing import picked_from
from pokernight.play.program import Pick, Say, Step, Table
from pokernight.play.record import DOWN
from pokernight.play.verbs.choosing import fitting, most_of


def _unseen(t: Table, step: Step, d: int, seat: int) -> int:
    """The cards that the player does not know, as many of them as may be looked at."""
    cards = fitting(t, step, d, seat) & ~t.s.known[seat]
    return picked_from(t.s, cards, Pick.TOP, most_of(step, count(cards)), 1)


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
