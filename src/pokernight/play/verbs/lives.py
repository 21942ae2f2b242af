"""Lives: lost deal after deal, until only one player has any left, who wins the pot."""

from pokernight.play.bits import count
from pokernight.play.chips import fold_together, pay, take_pots
from pokernight.play.describing import meant
from pokernight.play.log import For, Row, Why
from pokernight.play.program import Step, Table
from pokernight.play.seats import after
from pokernight.play.telling import tell
from pokernight.play.verbs.redeal import play_again


def take_forfeit(t: Table, step: Step, seat: int) -> None:
    """A life or more of a player, with what each of them costs."""
    s = t.s
    for _ in range(min(step.low, s.lives[seat])):
        s.lives[seat] -= 1
        if t.game.life:
            pay(t, seat, meant(t, t.game.life, seat, -1), For.FEE)
    tell(t, Row.LIVES, seat, s.lives[seat])


def live_on(t: Table) -> bool:
    """Go on with a new deal for those who have lives left, by the next dealer; no where the game is won.

    Those who lose their last lives at the same moment share the pot.
    """
    s = t.s
    alive = 0
    for seat in range(1, s.seats + 1):
        if s.lives[seat] and s.still_in >> seat & 1:
            alive |= 1 << seat
    if count(alive) < 2:
        take_pots(t, alive or s.still_in, Why.LIVES)
        return False
    if s.still_in & ~alive:
        fold_together(t, s.still_in & ~alive)
    s.button = after(s.button, s.still_in)
    play_again(t, False)
    return True
