"""The course of a hand: step after step, until somebody has to answer or it is over."""

from pokernight.play.asking import ASK, OVER
from pokernight.play.bits import count
from pokernight.play.cards import gather_discards, shuffle
from pokernight.play.chips import take_pots
from pokernight.play.describing import meant, see_wilds
from pokernight.play.doing import act_out
from pokernight.play.log import Row, Why
from pokernight.play.pots import in_the_middle
from pokernight.play.program import Do, Step, Table
from pokernight.play.record import DEPTH, Record
from pokernight.play.telling import tell
from pokernight.play.verbs.bet import bet
from pokernight.play.verbs.deal import burn_cards, deal
from pokernight.play.verbs.flip import flip_until_best
from pokernight.play.verbs.legs import compare
from pokernight.play.verbs.redeal import play_again, take_antes
from pokernight.play.verbs.serve import serve
from pokernight.play.verbs.showdown import contenders, showdown, win_pot

MOST_TIMES = 100
"""How often lines are repeated that nobody brings to an end."""


def begin(t: Table) -> None:
    """Shuffle, take the antes, and play up to the first question."""
    s = t.s
    s.still_in = (1 << (s.seats + 1)) - 2
    s.deals = 1
    shuffle(t, t.game.deck)
    take_antes(t)
    s.step[0] = t.game.first
    s.that[0] = -1
    go_on(t)


def go_on(t: Table) -> None:
    """Play until somebody has to be asked or the hand is over."""
    s = t.s
    while not s.ended:
        if s.jumped:
            _leave(t)
        while s.due:
            _next_due(t)
        d = s.depth
        step = t.game.steps[s.step[d]]
        if step.sees_wilds:
            see_wilds(t)
        came = play(t, step, d)
        if came == ASK and not s.due:
            return
        if came == OVER and not s.jumped:
            if step.do == Do.BACK:
                s.depth -= 1
            else:
                s.step[d] += 1
                s.phase[d] = 0


def _leave(t: Table) -> None:
    """What was being played is left behind."""
    s = t.s
    s.jumped = s.depth = s.phase[0] = s.due = 0
    s.asking = s.asked = 0
    if s.betting:
        s.betting = 0
        tell(t, Row.ROUND_ENDED)


def _next_due(t: Table) -> None:
    """What waits last is laid on top first, so that the first is played first."""
    s = t.s
    s.due -= 1
    if s.depth + 1 < DEPTH:
        s.depth += 1
        s.step[s.depth] = s.due_step[s.due]
        s.you[s.depth] = s.due_you[s.due]
        s.that[s.depth] = s.due_that[s.due]
        s.phase[s.depth] = 0


def play(t: Table, step: Step, d: int) -> int:
    """Go on with a step as far as possible."""
    do = step.do
    if do == Do.LINE:
        return _line(t, step)
    if do == Do.DEAL:
        return deal(t, step, d)
    if do == Do.SERVE:
        return serve(t, step, d)
    if do == Do.BURN:
        return burn_cards(t, step)
    if do == Do.BET:
        return bet(t, step, d)
    if do == Do.SHOWDOWN:
        return showdown(t, step, d)
    if do == Do.UNLESS:
        if not meant(t, step.so, t.s.you[d], t.s.that[d]):
            t.s.step[d] = step.jump - 1
        return OVER
    if do == Do.JUMP:
        t.s.step[d] = step.jump - 1
        return OVER
    if do == Do.SHUFFLE:
        gather_discards(t)
        return OVER
    if do == Do.REPEAT:
        return _repeat(t, step, d)
    if do == Do.REDEAL:
        play_again(t, step.may == 1)
        return OVER
    if do == Do.FLIP_UNTIL_BEST:
        return flip_until_best(t, step, d)
    if do == Do.WILD:
        t.s.wild_span = step.slot
        t.s.changes += 1
        return OVER
    if do == Do.COMPARE:
        return compare(t)
    if do == Do.WIN:
        return win_pot(t, step, d)
    if do == Do.END:
        return _finish(t, step)
    if do == Do.BACK:
        return OVER
    return act_out(t, step, d)


def _line(t: Table, step: Step) -> int:
    """A line begins, unless only one player is left."""
    s = t.s
    if count(s.still_in) < 2:
        s.step[0] = t.game.end - 1
        return OVER
    s.fresh = 0
    if step.slot:
        s.moves = s.payments = s.taken = 0
    s.began = step.line
    tell(t, Row.BEGAN, step.line)
    return OVER


def _repeat(t: Table, step: Step, d: int) -> int:
    """Go back to an earlier line, so often, or until something is so; a round in which nothing happens is the last."""
    s = t.s
    at = step.slot
    s.repeats[at] += 1
    s.still[at] = 0 if s.moves + s.payments else s.still[at] + 1
    s.at_rest[at] = 0 if s.moves else s.at_rest[at] + 1
    s.moved |= 1 if s.moves else 0
    if step.often:
        again = s.repeats[at] <= step.often
    else:
        again = not meant(t, step.so, s.you[d], s.that[d]) and _goes_on(s, step)
    if again:
        s.out = 0
        s.step[d] = step.jump - 1
    else:
        s.repeats[at] = s.still[at] = s.at_rest[at] = s.moved = 0
    return OVER


def _goes_on(s: Record, step: Step) -> bool:
    """Whether there is any sense in doing it again; where players take turns at it, each has had one."""
    many = count(s.still_in)
    if many < 2:
        return False
    around = many if step.next else 1
    times = s.repeats[step.slot]
    if (times >= around and s.still[step.slot] >= around) or times >= MOST_TIMES * around:
        return False
    if step.may or times < around:
        return True
    return s.at_rest[step.slot] < around or not s.moved  # where cards have run out, betting changes nothing


def _finish(t: Table, step: Step) -> int:
    """What is still in the pot goes to who is left; what was paid after a showdown is dealt for again, by all."""
    s = t.s
    if in_the_middle(s) and t.game.legs and count(s.still_in) > 1:
        play_again(t, True)
        return OVER
    if in_the_middle(s) and step.jump and (s.went_in or s.out) and count(s.still_in) > 1:
        play_again(t, True)
        return OVER
    if in_the_middle(s):
        alone = count(s.still_in) == 1
        take_pots(t, contenders(s) or s.still_in, Why.FOLDED if alone else Why.ALONE)
        if in_the_middle(s):
            play_again(t, False)
            return OVER
    tell(t, Row.ENDED)
    s.ended = 1
    return OVER
