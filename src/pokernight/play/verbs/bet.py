"""Betting: a round with all its customs."""

from pokernight.play.asking import AGAIN, ASK, OVER, all_answered, ask
from pokernight.play.bits import count, first
from pokernight.play.chips import fold, pay
from pokernight.play.describing import meant, one_of
from pokernight.play.log import Action, For, Row
from pokernight.play.memory import notice
from pokernight.play.pots import in_the_middle
from pokernight.play.program import Do, Is, Say, Step, Table
from pokernight.play.record import Record
from pokernight.play.seats import after, from_seat, is_in, sides
from pokernight.play.telling import tell

SPREAD, FIXED, POT, NO_LIMIT = range(4)


def bet(t: Table, step: Step, d: int) -> int:
    """The players bet until all have called or folded."""
    s = t.s
    if s.phase[d] == 0:
        if s.betting or not _open(t, step, d):
            return OVER
        s.phase[d] = 1
    elif s.asked:
        seat = first(all_answered(s))
        if s.bring_in and s.said[seat] == -Say.STAY:
            _bring_in(t, seat, s.bring_in)
        else:
            act(t, seat, s.said[seat])
        s.bring_in = 0
    if s.due:
        return AGAIN
    seat = _next_to_act(t, step)
    if seat:
        words = 1 << Say.STAY | (0 if s.bring_in else 1 << Say.FOLD)
        ask(t, seat, 0, s.least[0], s.most[0], words)
        return ASK
    _close(t)
    return OVER


def _with_chips(s: Record, seats: int) -> int:
    found = 0
    for seat in range(1, s.seats + 1):
        if seats >> seat & 1 and s.chips[seat]:
            found |= 1 << seat
    return found


def _open(t: Table, step: Step, d: int) -> bool:
    """Begin the round; no where nobody is left to bet against."""
    s = t.s
    seat = one_of(t, step.who, s.you[d], s.that[d]) if step.who else 0
    if t.game.nodes[step.who].kind == Is.OPENER_IN_ROTATION:
        s.rotation = s.rotation % s.seats + 1
        seat = from_seat(s.rotation, s.still_in)
    posted = s.poster > 0
    if posted:
        seat = after(s.poster, s.still_in)
        s.poster = 0
    able = _with_chips(s, s.still_in)
    if sides(s, s.still_in) < 2 or able == 0 or (count(able) < 2 and not posted):
        for other in range(1, s.seats + 1):
            s.posted[other] = 0
        s.post = 0
        return False
    s.pot_won = 0  # from here on, the pot is what is bet for again
    s.able = s.to_act = able
    s.opener = from_seat(max(seat, 1), able)
    s.actor = s.opener - 1
    s.acted = s.to = s.raises = s.forced = 0
    for other in range(1, s.seats + 1):
        s.paid[other] = s.posted[other]
        s.to = max(s.to, s.posted[other])
        if s.posted[other]:
            tell(t, Row.POSTED, other, s.posted[other])
        s.posted[other] = 0
    short = s.post if s.post > s.to else 0
    s.to = max(s.to, s.post)
    s.post = 0
    s.raises = 1 if s.to else 0
    s.last = 0 if s.puts_up else s.to  # where blinds are agreed on, the least raise is too
    s.aggressor = 0
    s.betting = 1
    s.smallest = _largest(t, step) if _limit(s, step) == FIXED else _smallest(t, step)
    forced = min(meant(t, step.price, s.opener, -1), s.smallest) if step.price else 0
    tell(t, Row.ROUND_BEGAN, s.opener, able, forced or s.smallest, short)
    s.bring_in = 0
    if forced and step.may and s.chips[s.opener] > forced:
        s.bring_in, s.forced = forced, 1
    elif forced:
        _bring_in(t, s.opener, forced)
    return True


def _bring_in(t: Table, seat: int, forced: int) -> None:
    """The opener makes the forced bet, and may still raise when it is completed."""
    s = t.s
    s.forced = 0
    act(t, seat, min(forced, s.chips[seat]))
    if s.to < s.smallest:
        s.forced = 1
        s.acted = 0


def _limit(s: Record, step: Step) -> int:
    return step.limit if step.limit >= 0 else s.limit


def _smallest(t: Table, step: Step) -> int:
    return max(1, meant(t, step.size, 0, -1)) if step.size else t.s.minimum


def _largest(t: Table, step: Step) -> int:
    return max(1, meant(t, step.size, 0, -1)) if step.size else t.s.maximum


def _next_to_act(t: Table, step: Step) -> int:
    """Who has to act, with the chips to call and the range of a raise; 0 when the round is over."""
    s = t.s
    waiting = _with_chips(s, s.to_act)
    if sides(s, s.still_in) < 2 or waiting == 0:
        return 0
    seat = after(s.actor, waiting)
    paid, stack = s.paid[seat], s.chips[seat]
    everything = paid + stack
    s.call = min(s.to - paid, stack)
    s.least[0] = s.most[0] = 0
    if s.bring_in:
        s.call = s.bring_in
        s.least[0] = s.most[0] = min(_largest(t, step), everything)
        return seat
    if not _rivals(s, seat):  # nobody is left who could call a raise
        return seat if s.call and _bet_more(s, seat) else 0
    capped = s.raises > s.most_raises and (sides(s, s.still_in) > 2 or not s.raises_for_two)
    alone = count(s.able) == 1 and s.to <= paid
    fixed = _limit(s, step) == FIXED
    raised = (s.to - paid) * (2 if fixed else 1)  # with fixed limits, half a bet is as good as a bet
    closed = s.acted >> seat & 1 and raised < max(s.last, s.smallest)  # short all-ins have raised by too little
    if everything <= s.to or capped or alone or closed or (s.to == 0 and not may_open(t, seat)):
        return seat
    limit, smallest, largest = _limit(s, step), max(_smallest(t, step), s.last), _largest(t, step)
    least, most = s.to + smallest, s.to + max(largest, s.last)
    if limit == FIXED:
        least = most = largest if s.forced else s.to + largest
    elif limit == POT:
        most = s.to + max(smallest, in_the_middle(s) + s.call)
    elif limit == NO_LIMIT:
        most = everything
    s.least[0] = min(least, everything)
    s.most[0] = min(most, everything)
    return seat


def _rivals(s: Record, seat: int) -> bool:
    """Whether somebody else could call a raise; a partner is nobody to bet against."""
    own = 1 << seat | 1 << s.partner[seat]
    for other in range(1, s.seats + 1):
        if s.able & ~own & 1 << other and s.chips[other] and s.paid[other] + s.chips[other] > s.to:
            return True
    return False


def _bet_more(s: Record, seat: int) -> bool:
    """Whether somebody else has more in the round; a blind that is all in for less may not have."""
    most = 0
    for other in range(1, s.seats + 1):
        most = max(most, s.paid[other])
    return most > s.paid[seat]


def may_open(t: Table, seat: int) -> bool:
    """Whether a player may bet where nobody has: the first bet of a deal may need a hand."""
    return t.s.opened == 1 or t.s.turned_low == 1 or not t.game.openers or meant(t, t.game.openers, seat, -1) != 0


def act(t: Table, seat: int, said: int) -> None:
    """A player checks or calls, folds, or bets or raises to a total; words are below 0."""
    s = t.s
    bit = 1 << seat
    s.actor = seat
    if said == -Say.FOLD:
        tell(t, Row.ACTED, seat, Action.FOLD, 0)
        fold(t, seat)
        return
    if said == -Say.STAY:
        called = s.to > s.paid[seat]
        if called:
            s.paid[seat] += pay(t, seat, s.to - s.paid[seat], For.BET)
        s.acted |= bit
        s.to_act &= ~bit
        tell(t, Row.ACTED, seat, Action.CALL if called else Action.CHECK, s.paid[seat])
        notice(t, Do.BET, seat, 0, Action.CALL if called else Action.CHECK)
        return
    raised = s.to > 0
    s.opened = 1
    s.paid[seat] += pay(t, seat, said - s.paid[seat], For.BET)
    total = s.paid[seat]
    tell(t, Row.ACTED, seat, Action.RAISE if raised else Action.BET, total)
    size = total - s.to
    s.to_act = s.able & ~bit
    s.acted |= bit
    s.to = total
    s.aggressor = seat
    completes = s.forced and total >= s.smallest
    full = completes or size >= max(s.last, s.smallest)
    if full:
        s.last = max(size, s.smallest)
    if full or s.all_in_raises:  # else a short all-in is no raise
        s.raises += 1
        s.forced = 0
        s.acted = bit
    notice(t, Do.BET, seat, 0, Action.RAISE if raised else Action.BET)


def _close(t: Table) -> None:
    """End the round, and give back what nobody has called."""
    s = t.s
    s.betting = 0
    tell(t, Row.ROUND_ENDED)
    highest, second, who, many = 0, 0, 0, 0
    for seat in range(1, s.seats + 1):
        paid = s.paid[seat]
        if paid > highest:
            second, highest, who, many = highest, paid, seat, 1
        elif paid == highest:
            many += 1
        else:
            second = max(second, paid)
    if s.to and many == 1 and is_in(s, who):
        s.chips[who] += highest - second
        s.bets[who] -= highest - second
        tell(t, Row.RETURNED, who, highest - second)
