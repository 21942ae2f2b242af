"""Trading: the card of a player for that of another, who has to give it, unless it is one that blocks."""

from pokernight.play.bits import first
from pokernight.play.cards import move, turn
from pokernight.play.describing import one_of
from pokernight.play.log import Taken
from pokernight.play.lying import lie_of
from pokernight.play.program import Step, Table
from pokernight.play.record import UP
from pokernight.play.verbs.choosing import fitting


def can_trade(t: Table, step: Step, d: int, seat: int) -> bool:
    """Whether there is a card to give, and somebody else with one."""
    other = one_of(t, step.to, seat, t.s.that[d])
    return other not in (0, seat) and fitting(t, step, d, seat) != 0 and t.s.at[other] != 0


def take_trade(t: Table, step: Step, d: int, seat: int) -> None:
    """The two cards change places; one that blocks is shown instead, and stays where it is."""
    s = t.s
    given, other = s.picked[seat], one_of(t, step.to, seat, s.that[d])
    if given == 0:
        return
    taken = s.at[other]
    if taken & t.game.blocks:
        if taken & ~s.up:
            turn(t, taken & ~s.up, UP, False)
        return
    mine, theirs = lie_of(s, first(given)), lie_of(s, first(taken))
    s.came = 0
    move(t, given, seat, other, mine, Taken.TOGETHER)
    move(t, taken, other, seat, theirs, Taken.TOGETHER)
