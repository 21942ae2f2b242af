"""Flipping: cards turned over, chosen or from the top of a stack, or one after the other until a hand is best."""

from pokernight.play.asking import AGAIN, ASK, OVER, all_answered, ask
from pokernight.play.bits import count, first
from pokernight.play.cards import deal_to, turn
from pokernight.play.describing import meant, shows_best
from pokernight.play.log import Row
from pokernight.play.lying import cards_of, earliest, pile_of
from pokernight.play.memory import notice
from pokernight.play.program import Do, Say, Step, Table
from pokernight.play.record import DOWN, UP, Record
from pokernight.play.seats import after, is_in
from pokernight.play.telling import tell
from pokernight.play.verbs.choosing import fitting, least_of, most_of
from pokernight.play.verbs.declare import declare
from pokernight.play.verbs.stack import hidden


def to_flip(t: Table, step: Step, d: int, seat: int) -> int:
    """The cards that a player may turn over: where none is left that its owner has seen, any other."""
    s = t.s
    if s.stopped >> seat & 1:
        return 0
    cards = fitting(t, step, d, seat)
    if step.face == DOWN:
        return cards & s.up
    down = cards & ~s.up
    return down if down or not step.instead else hidden(s, seat)


def gets_cards(t: Table, step: Step, d: int, seat: int) -> bool:
    """Whether a player is dealt cards in place of a flip."""
    return step.so != 0 and meant(t, step.so, seat, t.s.that[d]) >> seat & 1 == 1


def ask_flip(t: Table, step: Step, d: int, seat: int) -> bool:
    """Ask which cards; no where that is settled: of cards that nobody knows, one is as good as another."""
    s = t.s
    if gets_cards(t, step, d, seat):
        return False
    cards = to_flip(t, step, d, seat)
    there = count(cards)
    least, most = least_of(step, there), most_of(step, there)
    if step.words >> Say.RIGHT & 1:
        ask(t, seat, 0, 0, 0, step.words | (1 << Say.DECLINE if step.may else 0))
        return True
    if step.top and step.may:
        ask(t, seat, 0, 0, 0, 1 << Say.FLIP | 1 << Say.DECLINE)
        s.picked[seat] = cards
        return True
    alone = most == there and (
        step.high < 0 or step.face == DOWN or cards == hidden(s, seat)
    )  # others cannot tell who has a choice
    refusable = step.words >> Say.STOP & 1 == 1
    if step.secret and there == 0:
        ask(t, seat, 0, 0, 0, 1 << Say.DECLINE)
        return True
    settled = least == most and (alone or cards & s.known[seat] == 0)
    if not step.may and not step.secret and not refusable and settled:
        s.picked[seat] = _first_of(s, cards, most)
        return False
    ask(t, seat, cards, least, most, 1 << Say.DECLINE if step.may or refusable else 0)
    return True


def _first_of(s: Record, cards: int, many: int) -> int:
    found = 0
    for place in range(min(many, count(cards))):
        card = earliest(s, cards & ~found)
        found |= 1 << card
        s.place[card] = place
    return found


def take_flip(t: Table, step: Step, d: int, seat: int) -> None:
    """Turn the cards over, in the order in which they were named."""
    s = t.s
    if gets_cards(t, step, d, seat):
        for _ in range(step.more):
            deal_to(t, seat, step.turned)
        return
    if s.said[seat] == -Say.DECLINE:
        if step.words >> Say.STOP & 1:
            s.stopped |= 1 << seat
            s.face_up |= 1 << seat if step.turned == UP else 0
            tell(t, Row.ANSWERED, seat, Say.STOP)
        return
    if step.words >> Say.RIGHT & 1:  # the right one of the two side cards says high, the left one low
        left = s.said[seat] == Say.LEFT
        turn(t, s.at[pile_of(seat, step.parts - 1 if left else step.parts)], UP, False)
        declare(t, seat, Say.LOW if left else Say.HIGH)
        return
    if s.picked[seat]:
        turn(t, s.picked[seat], DOWN if step.face == DOWN else UP, count(s.picked[seat]) > 1)


def flip_until_best(t: Table, step: Step, d: int) -> int:
    """A player turns up card after card until the hand showing beats all others, one at the least."""
    s = t.s
    if s.phase[d] == 0:
        seats = meant(t, step.who, s.you[d], s.that[d])
        if seats == 0:
            return OVER
        s.turn[d] = _next_able(s, step, first(seats))
        s.player = s.turn[d] if step.next else s.player
        s.tally[d] = 0
        s.phase[d] = 1
    seat = s.turn[d]
    if s.phase[d] == 2:
        s.phase[d] = 1
        all_answered(s)
        return _turn_next(t, d, s.picked[seat])
    down = hidden(s, seat) if is_in(s, seat) else 0
    if shows_enough(s, step, seat):
        down = 0
    if s.phase[d] == 1 and down and (s.tally[d] == 0 or not shows_best(t, seat, meant(t, step.cards, seat, -1))):
        if _chooses(s, seat, down, step.instead):
            ask(t, seat, down, 1, 1, 0)
            s.phase[d] = 2
            return ASK
        return _turn_next(t, d, 1 << earliest(s, down))
    if s.phase[d] == 1:
        s.phase[d] = 3
        notice(t, Do.FLIP, seat, 0)
        if is_in(s, seat) and hidden(s, seat) == 0 and not shows_best(t, seat, meant(t, step.cards, seat, -1)):
            notice(t, Do.FLIP_UNTIL_BEST, seat, 0)
            if s.due:
                return AGAIN
    return OVER


def shows_enough(s: Record, step: Step, seat: int) -> bool:
    """Whether a player shows as many cards as may be turned up."""
    return step.high > 0 and count(cards_of(s, seat) & s.up) >= step.high


def _next_able(s: Record, step: Step, seat: int) -> int:
    """The first from a seat on who does not show as many cards as may be; simply the first where all do."""
    able = seat
    for _ in range(count(s.still_in) if step.next else 0):
        if not shows_enough(s, step, able):
            return able
        able = after(able, s.still_in)
    return seat


def _turn_next(t: Table, d: int, card: int) -> int:
    """Turn one card up, and see what follows from it before the next one."""
    t.s.tally[d] += 1
    turn(t, card, UP, False)
    return AGAIN


def _chooses(s: Record, seat: int, down: int, any_card: int) -> bool:
    """Whether the player can tell some of the cards apart, and nothing says which comes next."""
    unlike = count(down & s.known[seat]) + (1 if down & ~s.known[seat] else 0)
    return unlike > 1 and (any_card == 1 or (down & s.blind == 0 and not s.stacked >> seat & 1))
