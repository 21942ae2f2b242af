"""The course of a hand: step after step, until somebody has to answer or it is over."""

from pokernight.play.asking import ASK, OVER
from pokernight.play.bits import count
from pokernight.play.cards import gather_discards, shuffle
from pokernight.play.chips import take_pots
from pokernight.play.describing import meant, see_wilds
from pokernight.play.doing import act_out
from pokernight.play.log import Row, Why
from pokernight.play.memory import notice
from pokernight.play.pots import in_the_middle
from pokernight.play.program import Do, Step, Table
from pokernight.play.record import DEPTH, Record
from pokernight.play.seats import sides
from pokernight.play.telling import tell
from pokernight.play.verbs.ask import ask_around
from pokernight.play.verbs.auction import auction
from pokernight.play.verbs.bargain import bargain
from pokernight.play.verbs.bet import bet
from pokernight.play.verbs.between import between
from pokernight.play.verbs.cancel import cancel
from pokernight.play.verbs.deal import burn_cards, deal, deal_until_match
from pokernight.play.verbs.flip import flip_until_best
from pokernight.play.verbs.legs import compare
from pokernight.play.verbs.lives import live_on
from pokernight.play.verbs.market import market
from pokernight.play.verbs.naming import become_wild, offer_name
from pokernight.play.verbs.paid_wilds import offer_wild
from pokernight.play.verbs.pick_up import pick_up
from pokernight.play.verbs.redeal import gather_all, play_again, take_antes
from pokernight.play.verbs.score import score
from pokernight.play.verbs.sell import sell
from pokernight.play.verbs.serve import serve
from pokernight.play.verbs.showdown import contenders, showdown, win_pot
from pokernight.play.verbs.take_table import take_table
from pokernight.play.verbs.teams import team_up

MOST_TIMES = 100
"""How often lines are repeated that nobody brings to an end."""
MOST_LINES = 1_000
"""So many lines are played in a hand before none is repeated any more, so that repetitions of repetitions end."""


def begin(t: Table) -> None:
    """Shuffle, and take the antes."""
    s = t.s
    s.still_in = (1 << (s.seats + 1)) - 2
    s.deals = 1
    s.button = s.seats
    for seat in range(1, s.seats + 1):
        s.lives[seat] = t.game.lives
    shuffle(t, t.game.deck)
    take_antes(t)
    s.step[0] = t.game.first
    s.that[0] = -1


def go_on(t: Table) -> None:
    """Play until somebody has to be asked or the hand is over."""
    while play_on(t):
        pass


def play_on(t: Table) -> bool:
    """Play what comes next, as far as possible; no when somebody has to be asked or the hand is over."""
    s = t.s
    if s.ended:
        return False
    if s.jumped:
        _leave(t)
    return _advance(t) != ASK or s.due > 0


def _advance(t: Table) -> int:
    """Play what comes next, as far as possible."""
    s = t.s
    while s.due:
        _next_due(t)
    d = s.depth
    step = t.game.steps[s.step[d]]
    if step.sees_wilds:
        see_wilds(t)
    came = play(t, step, d)
    if came == OVER and not s.jumped:
        if step.do == Do.BACK:
            s.depth -= 1
        else:
            s.step[d] += 1
            s.phase[d] = 0
    return came


def overhear(t: Table, seat: int, word: int) -> None:
    """A player said a word: what it costs is paid before the open questions, and a single one is put anew."""
    s = t.s
    d, said, picked = s.depth, s.said[seat], s.picked[seat]
    notice(t, Do.SAY, seat, 0, word)
    if s.due == 0:
        return
    while s.due or s.depth > d:
        _advance(t)
    s.said[seat], s.picked[seat] = said, picked
    if count(s.asked) == 1:
        if t.game.steps[s.step[d]].in_turn:
            s.phase[d] = 1
            s.waiting[d] |= s.asked
            s.turn[d] -= 1
        s.asking = s.asked = 0
        go_on(t)


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
    if do == Do.DEAL_UNTIL_MATCH:
        return deal_until_match(t, step)
    if do == Do.SERVE:
        return serve(t, step, d)
    if do == Do.CANCEL:
        return cancel(t, step, d)
    if do == Do.BARGAIN:
        return bargain(t, step, d)
    if do == Do.AUCTION:
        return auction(t, step, d)
    if do == Do.SELL:
        return sell(t, step, d)
    if do == Do.ASK:
        return ask_around(t, step, d)
    if do == Do.PICK_UP:
        return pick_up(t, step, d)
    if do == Do.TEAM_UP:
        return team_up(t, step, d)
    if do == Do.TAKE_TABLE:
        return take_table(t, step, d)
    if do == Do.MARKET:
        return market(t, step, d)
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
        if step.from_all:
            gather_all(t)
        else:
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
    if do == Do.BECOME_WILD:
        return become_wild(t, step, d)
    if do == Do.OFFER_NAME:
        return offer_name(t, step)
    if do == Do.OFFER_WILD:
        return offer_wild(t, step)
    if do == Do.COMPARE:
        return compare(t)
    if do == Do.BETWEEN:
        return between(t, step, d)
    if do == Do.TURN_LOW:
        t.s.turned_low = 1
        tell(t, Row.TURNED_LOW)
        return OVER
    if do == Do.SCORE:
        return score(t, step, d)
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
    if sides(s, s.still_in) < 2 and not t.game.brings_back:
        s.step[0] = t.game.end - 1
        return OVER
    s.fresh = 0
    if step.slot:
        s.moves = s.payments = s.taken = 0
    s.began = step.line
    s.lines += 1
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
        again = s.repeats[at] <= step.often and s.lines < MOST_LINES
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
    many = sides(s, s.still_in)
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
    many = sides(s, s.still_in)
    if t.game.lives and many > 1 and live_on(t):
        return OVER
    middle = in_the_middle(s)
    if middle and many > 1 and (t.game.legs or (step.jump and (s.went_in or s.out))):
        play_again(t, True)
        return OVER
    if middle:
        take_pots(t, contenders(s) or s.still_in, Why.FOLDED if many == 1 else Why.ALONE)
        if in_the_middle(s):
            play_again(t, False)
            return OVER
    tell(t, Row.ENDED)
    s.ended = 1
    return OVER
