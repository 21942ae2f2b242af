"""Answers by chance: legal ones of any kind, the same ones for a seed wherever they are worked out."""

from pokernight.play.asking import is_asked_to_bet
from pokernight.play.bits import count, first
from pokernight.play.chance import drawn
from pokernight.play.program import NUMBER, SEAT_BITS, Do, Say, Step, Table
from pokernight.play.record import Record
from pokernight.play.verbs.bargain import OFFER, offers_to
from pokernight.play.verbs.choosing import fitting
from pokernight.play.verbs.discard import next_way
from pokernight.play.verbs.draw import usual_draw
from pokernight.play.verbs.lay import HAND_FROM, hands_to_lay, room_in
from pokernight.play.verbs.passing import fewer_for
from pokernight.play.verbs.paying import price_of
from pokernight.play.verbs.split import is_worse
from pokernight.play.verbs.switch import hand_of, movable_cards

TRIES = 50
"""How often cards are split anew of which the second hand must be the worse."""
ROLLS = 1 << 20
"""Where the numbers for answers begin; those below are for shuffles."""


def roll(s: Record, many: int) -> int:
    """A number below another, a new one each time."""
    s.rolls += 1
    return drawn(s.seed, ROLLS + s.rolls, many)


def answer_by_chance(t: Table, seat: int) -> None:
    """Answer for a player who is asked."""
    s = t.s
    step = t.game.steps[s.step[s.depth]]
    s.asking &= ~(1 << seat)
    if is_asked_to_bet(s, seat):
        s.said[seat] = _bet(s, seat)
    elif step.do == Do.BARGAIN and s.phase[s.depth] == OFFER:
        s.said[seat] = _offer(t, step, seat) if roll(s, 2) else -Say.DECLINE
    elif s.words[seat] >> Say.BID & 1:
        s.said[seat] = NUMBER + min(s.most[seat], s.least[seat] + roll(s, 3)) if roll(s, 2) else -Say.DECLINE
    elif s.offered[seat] == 0:
        s.said[seat] = _word(s, s.words[seat])
    elif step.do == Do.SWITCH:
        _switch(t, step, seat)
    elif step.do in (Do.PICK_UP, Do.TAKE_TABLE, Do.MARKET) and s.words[seat]:
        s.said[seat] = _word(s, s.words[seat])
        if step.do in (Do.PICK_UP, Do.MARKET) and roll(s, 2):
            s.said[seat] = 0
            _choose(t, step, seat)
    elif s.words[seat] and roll(s, 2):
        s.said[seat] = -Say.DECLINE
    else:
        _choose(t, step, seat)


def _bet(s: Record, seat: int) -> int:
    """Check or call mostly, sometimes bet or raise, now and then fold."""
    rolled = roll(s, 100)
    if s.most[seat] and rolled < 25:
        return s.least[seat] + roll(s, s.most[seat] - s.least[seat] + 1)
    return -Say.FOLD if rolled >= 90 and s.words[seat] >> Say.FOLD & 1 else -Say.STAY


def bet_evenly(s: Record, seat: int) -> None:
    """Fold what has to be called, check or call, or bet or raise: each as likely as the others that can be done."""
    s.asking &= ~(1 << seat)
    may_fold = 1 if s.call and s.words[seat] >> Say.FOLD & 1 else 0
    may_raise = 1 if s.most[seat] else 0
    rolled = roll(s, may_fold + 1 + may_raise)
    if rolled < may_fold:
        s.said[seat] = -Say.FOLD
    elif rolled == may_fold:
        s.said[seat] = -Say.STAY
    else:
        s.said[seat] = s.least[seat] + roll(s, s.most[seat] - s.least[seat] + 1)


def _offer(t: Table, step: Step, seat: int) -> int:
    """Any offer that can be made."""
    s = t.s
    others = 0
    for other in range(1, s.seats + 1):
        if offers_to(t, step, s.depth, seat, other):
            others |= 1 << other
    other = _any_of(s, others)
    return NUMBER + (_any_of(s, offers_to(t, step, s.depth, seat, other)) << SEAT_BITS | other)


def _word(s: Record, words: int) -> int:
    """Any of some words; those that are always understood are below 0."""
    word = _any_of(s, words)
    return -word if word in (Say.DECLINE, Say.FOLD, Say.STAY) else word


def _choose(t: Table, step: Step, seat: int) -> None:
    """Any of the cards that are offered, as many as may be; where some go one way and some another, enough for both."""
    s = t.s
    cards, least, most = s.offered[seat], s.least[seat], s.most[seat]
    if step.do == Do.PASS and step.other:
        if fewer_for(t, step, s.depth, seat) and roll(s, 2):
            step = t.game.steps[step.jump]
        other = t.game.steps[step.other]
        these, those = fitting(t, step, s.depth, seat), fitting(t, other, s.depth, seat)
        only = min(step.high, count(these & ~those))
        _pick(s, seat, these & ~those, only)
        _pick(s, seat, these & those, min(step.high, count(these)) - only)
        those &= ~s.picked[seat]
        _pick(s, seat, those, min(other.high, count(those)))
        return
    if step.do == Do.DISCARD and step.jump:
        ways, way = 1, next_way(t, step, s.depth, seat)
        while way:
            ways += 1
            way = next_way(t, t.game.steps[way], s.depth, seat)
        for _ in range(roll(s, ways)):
            step = t.game.steps[next_way(t, step, s.depth, seat)]
        least = most = min(step.high, count(cards))
    if step.do == Do.DRAW or step.ace:  # more than that only for those who keep an ace
        most = max(least, min(most, usual_draw(t, step, cards)))
    _pick(s, seat, cards, least + roll(s, most - least + 1))
    for _ in range(TRIES if step.do == Do.SPLIT and step.worse else 0):
        if is_worse(t, step, seat):
            return
        s.picked[seat] = 0
        _pick(s, seat, cards, most)
    if step.do == Do.LAY:
        _lay(t, step, seat)


def _lay(t: Table, step: Step, seat: int) -> None:
    """Lay the cards that were picked to any hands that have room; room for more cards than these does not count."""
    s = t.s
    left, laid = s.picked[seat], 0  # four bits of `laid` count what goes to each hand
    many = count(left)
    while left:
        card = first(left)
        left &= left - 1
        room = 0
        for number in range(1, hands_to_lay(s, step, seat) + 1):
            room += min(many, room_in(t, seat, number)) - (laid >> 4 * (number - 1) & 15)
        number, spot = 0, roll(s, room)
        while spot >= 0:
            number += 1
            spot -= min(many, room_in(t, seat, number)) - (laid >> 4 * (number - 1) & 15)
        laid += 1 << 4 * (number - 1)
        s.place[card] |= number << HAND_FROM


def _switch(t: Table, step: Step, seat: int) -> None:
    """Leave both hands as they are, switch a card of each, or move one: any of these that can be done."""
    s = t.s
    one, two = hand_of(s, seat, 1), hand_of(s, seat, 2)
    movable = movable_cards(t, seat, price_of(t, step, s.depth, seat))
    switches = 1 if one and two else 0
    way = roll(s, 1 + switches + (1 if movable else 0))
    if way == 0:
        s.said[seat] = -Say.DECLINE
    elif way > switches:
        _pick(s, seat, movable, 1)
    else:
        _pick(s, seat, one, 1)
        _pick(s, seat, two, 1)


def _pick(s: Record, seat: int, cards: int, many: int) -> None:
    """Pick so many of some cards, one after the other."""
    left = cards
    for _ in range(many):
        card = _any_of(s, left)
        left &= ~(1 << card)
        s.place[card] = count(s.picked[seat])
        s.picked[seat] |= 1 << card


def _any_of(s: Record, bits: int) -> int:
    """Any one of a set."""
    left = bits
    for _ in range(roll(s, count(bits))):
        left &= left - 1
    return first(left)
