"""Declaring: what one plays for, said by all at the same moment."""

from pokernight.play.asking import ask
from pokernight.play.bits import count, first
from pokernight.play.chips import fold_together
from pokernight.play.describing import meant
from pokernight.play.log import Row
from pokernight.play.memory import notice
from pokernight.play.program import Do, Say, Step, Table
from pokernight.play.telling import tell
from pokernight.play.verbs.redeal import play_again


def ask_declare(t: Table, step: Step, seat: int) -> bool:
    """Ask for a word; where all can see that there is only one to say, it is said."""
    words = step.words
    if step.barred and meant(t, step.so, seat, -1) >> seat & 1 and words & ~step.barred:
        words &= ~step.barred
    if step.open and not step.may and count(words) == 1:
        t.s.said[seat] = first(words)
        return False
    ask(t, seat, 0, 0, 0, words | (1 << Say.DECLINE if step.may else 0))
    return True


def take_declare(t: Table, seat: int) -> None:
    """Say it before all."""
    if t.s.said[seat] > 0:
        declare(t, seat, t.s.said[seat])


def declare(t: Table, seat: int, word: int) -> None:
    """A player goes for what a word says."""
    t.s.declared[seat] = word
    tell(t, Row.DECLARED, seat, word)
    notice(t, Do.DECLARE, seat, 0, word)


def in_or_out(t: Table, step: Step, d: int) -> None:
    """All have said whether they are in: who is out takes no part in the showdown, or folds where betting follows."""
    s = t.s
    s.out = s.went_in = s.winners = s.pot_won = 0
    for seat in range(1, s.seats + 1):
        if s.still_in >> seat & 1 and s.declared[seat] == Say.OUT:
            s.out |= 1 << seat
    those_in = s.still_in & ~s.out
    if those_in == 0 and step.jump:
        s.step[d] = step.jump - 1
    elif those_in == 0 and step.folds:
        play_again(t, False)
    elif step.folds:
        fold_together(t, s.out)
