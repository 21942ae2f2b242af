"""Players who answer at once, and hands that are played by them from the first shuffle to the end."""

from enum import IntEnum

from pokernight.play.asking import is_asked_to_bet
from pokernight.play.bits import first
from pokernight.play.by_chance import answer_by_chance, bet_evenly
from pokernight.play.counting import Outcome, sit_down, sum_up
from pokernight.play.course import begin, go_on
from pokernight.play.judge import close_showdowns
from pokernight.play.numbering import numbering
from pokernight.play.program import Say, Table
from pokernight.play.stayer import answer_as_stayer

MOST_ANSWERS = 20_000
"""No hand takes more answers than this."""


@numbering
class Player(IntEnum):
    """Who answers."""

    RANDOM = 0
    """Whoever leaves everything to chance."""
    CALLER = 1
    """Whoever checks and calls, and leaves everything else to chance."""
    STAYER = 2
    EVEN = 3
    """Whoever folds, stays and raises equally often, where it makes sense, and leaves everything else to chance."""
    ASKED = 4
    """Somebody outside, who is asked each time: play goes on from where it is, up to the next question."""


def play_out(t: Table, player: int) -> int:
    """Play a hand from its first shuffle to its end, with a player of one kind in every seat; how many answers."""
    s = t.s
    begin(t)
    go_on(t)
    answers = 0
    while not s.ended and s.asking and answers < MOST_ANSWERS:
        answer(t, first(s.asking), player)
        answers += 1
        if s.asking == 0:
            go_on(t)
    return answers


def play_to_question(t: Table) -> None:
    """Deal, where that has not been done, and go on unless somebody has still to answer."""
    if t.s.deals == 0:
        begin(t)
    if t.s.asking == 0:
        go_on(t)


def play_counted(t: Table, outcome: Outcome, player: int) -> None:
    """Play a hand, and write down what came of it."""
    if player == Player.ASKED:
        play_to_question(t)
        return
    sit_down(t.s, outcome)
    answers = play_out(t, player)
    close_showdowns(t)
    sum_up(t.s, t.game.deck, outcome, answers)


def answer(t: Table, seat: int, player: int) -> None:
    """Answer for a player who is asked."""
    s = t.s
    if player == Player.STAYER:
        answer_as_stayer(t, seat)
    elif player == Player.EVEN and is_asked_to_bet(s, seat):
        bet_evenly(s, seat)
    elif player == Player.CALLER and is_asked_to_bet(s, seat):
        s.asking &= ~(1 << seat)
        s.said[seat] = -Say.STAY
    else:
        answer_by_chance(t, seat)
