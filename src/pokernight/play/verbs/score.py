"""Scoring: each two players compare their separate hands, and chips go from one to the other."""

from pokernight.play.asking import AGAIN, OVER
from pokernight.play.bits import first
from pokernight.play.cards import everyone, show
from pokernight.play.chips import pay_player
from pokernight.play.describing import fouled, meant
from pokernight.play.judge import keep_showdown, rank_needed
from pokernight.play.log import For, Row
from pokernight.play.lying import cards_of
from pokernight.play.program import Step, Table
from pokernight.play.telling import tell
from pokernight.play.verbs.showdown import contenders, worth_of


def score(t: Table, step: Step, d: int) -> int:
    """All show, and then each two settle, those nearest to the dealer's left first."""
    s = t.s
    seats = contenders(s)
    if s.phase[d] == 0:
        s.phase[d] = 1
        left = seats
        while left:
            seat = first(left)
            left &= left - 1
            show(t, cards_of(s, seat) & ~s.up, everyone(s))
        tell(t, Row.SHOWDOWN)
        keep_showdown(t, step)
        s.showdowns += 1
        s.takers = 0
        if s.due:
            return AGAIN
    _tell_fouls(t, seats)
    while seats:
        one = first(seats)
        seats &= seats - 1
        others = seats
        while others:
            other = first(others)
            others &= others - 1
            due = _owed(t, step, d, other, one) - _owed(t, step, d, one, other)
            loser, winner = (other, one) if due > 0 else (one, other)
            paid = min(abs(due), s.chips[loser])
            if paid:
                s.takers |= 1 << winner
                pay_player(t, loser, paid, winner, For.SCORE)
    return OVER


def _tell_fouls(t: Table, seats: int) -> None:
    left = seats if t.game.fouls else 0
    while left:
        seat = first(left)
        left &= left - 1
        if fouled(t, seat):
            tell(t, Row.FOULED, seat)


def _owed(t: Table, step: Step, d: int, loser: int, winner: int) -> int:
    """What a player owes another for the hands that he loses to him, for all of them, and for royalties."""
    lost, due = 0, 0
    for number in range(step.parts):
        share = t.game.shares[step.shares + number]
        worth = worth_of(t, share, winner)
        lost += 1 if worth > worth_of(t, share, loser) else 0
        due += _royalty(t, share.pile, worth, winner)
    due += lost * meant(t, step.price, winner, t.s.that[d])
    return due + (meant(t, step.fee, winner, t.s.that[d]) if lost == step.parts and step.fee else 0)


def _royalty(t: Table, pile: int, worth: int, seat: int) -> int:
    """What a hand brings beside what it wins: the most that is paid for one no better than it."""
    best, price = 0, 0
    for royalty in t.game.royalties:
        if royalty.pile == pile and best < rank_needed(t, royalty.made) <= worth:
            best, price = rank_needed(t, royalty.made), royalty.price
    return meant(t, price, seat, -1) if price else 0
