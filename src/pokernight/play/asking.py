"""Asking: a question stands in the record until all who are asked have answered."""

from pokernight.play.program import Say, Table
from pokernight.play.record import Record

OVER, ASK, AGAIN = range(3)
"""What a verb says: it is done; somebody has to answer; something else is to be played first."""


def ask(t: Table, seat: int, cards: int, least: int, most: int, words: int) -> None:
    """Put a question to a seat: the cards to choose from, how many, and the words that would be an answer."""
    s = t.s
    s.asking |= 1 << seat
    s.asked |= 1 << seat
    s.offered[seat] = cards
    s.least[seat] = least
    s.most[seat] = most
    s.words[seat] = words
    s.picked[seat] = 0
    s.said[seat] = 0


def all_answered(s: Record) -> int:
    """The seats that were asked and have answered, taken so that the next question can follow."""
    seats = s.asked
    s.asked = 0
    return seats


def is_asked_to_bet(s: Record, seat: int) -> bool:
    """Whether a seat may check or call."""
    return s.words[seat] >> Say.STAY & 1 == 1
