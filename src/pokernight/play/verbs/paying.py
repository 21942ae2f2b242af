"""Paying: a fee, a price to stay in, a blind, a card that is bought."""

from pokernight.play.asking import ask
from pokernight.play.bits import count
from pokernight.play.cards import deal_to, left_to_deal
from pokernight.play.chips import fold, pay, pay_players
from pokernight.play.describing import meant
from pokernight.play.log import For
from pokernight.play.memory import notice, queue
from pokernight.play.program import Do, Say, Step, Table, Unit


def price_of(t: Table, step: Step, d: int, seat: int) -> int:
    """What something costs a player now."""
    return meant(t, step.price, seat, t.s.that[d]) if step.price else 0


def can_pay(t: Table, step: Step, d: int, seat: int) -> bool:
    """Whether a player has to pay, or may and has the chips."""
    return not step.may or price_of(t, step, d, seat) <= t.s.chips[seat]


def ask_pay(t: Table, step: Step, seat: int) -> bool:
    """Ask whether a player pays who need not."""
    if not step.may:
        return False
    ask(t, seat, 0, 0, 0, 1 << Say.TAKE | 1 << Say.DECLINE)
    return True


def take_pay(t: Table, step: Step, d: int, seat: int, asked: bool) -> None:
    """Chips into the pot."""
    if step.to:
        pay_players(t, seat, price_of(t, step, d, seat), meant(t, step.to, seat, t.s.that[d]))
    elif not asked or t.s.said[seat] == Say.TAKE:
        pay(t, seat, price_of(t, step, d, seat), For.ANTE if step.do == Do.ANTE else For.FEE)
        _notice_match(t, step, seat)


def _notice_match(t: Table, step: Step, seat: int) -> None:
    """A player had to pay by the size of the pot, with as many chips as there were."""
    if t.game.nodes[step.price].number == Unit.POT:
        notice(t, Do.MATCH, seat, 0)


def take_post(t: Table, step: Step, d: int, seat: int) -> None:
    """A bet before the round, as a blind."""
    s = t.s
    price = price_of(t, step, d, seat)
    s.posted[seat] += pay(t, seat, price, For.BET)
    s.post = max(s.post, price)
    s.poster = seat


# a payment or something worse


def ask_pay_or(t: Table, step: Step, d: int, seat: int) -> bool:
    """Ask whether a player pays; who is all in already does not fold, and who cannot pay has no choice."""
    price, chips = price_of(t, step, d, seat), t.s.chips[seat]
    if chips < price and (chips == 0 or not step.folds):
        t.s.said[seat] = Say.PAY if step.folds else -Say.DECLINE
        return False
    ask(t, seat, 0, 0, 0, 1 << Say.PAY | 1 << (Say.FOLD if step.folds else Say.DECLINE))
    return True


def take_pay_or(t: Table, step: Step, d: int, seat: int) -> None:
    """Pay, with all that is left where it is not enough and folding is the other way out; or the other thing."""
    s = t.s
    if s.said[seat] == Say.PAY:
        pay(t, seat, price_of(t, step, d, seat), For.DUE if step.folds and step.from_all else For.FEE)
        _notice_match(t, step, seat)
    else:
        queue(s, step.jump, seat, s.that[d])


def take_fold(t: Table, seat: int) -> None:
    """Out of the hand; the last one left has won, whatever would make others fold."""
    s = t.s
    if s.still_in >> seat & 1 and count(s.still_in) > 1:
        fold(t, seat)


# cards from the deck


def can_receive(t: Table, step: Step, d: int, seat: int) -> bool:
    """Whether there is a card to get, and chips enough for it."""
    return left_to_deal(t.s) > 0 and (not step.price or price_of(t, step, d, seat) <= t.s.chips[seat])


def ask_receive(t: Table, step: Step, seat: int) -> bool:
    """Ask whether a player wants the cards."""
    if not step.may:
        return False
    ask(t, seat, 0, 0, 0, 1 << Say.TAKE | 1 << Say.DECLINE)
    return True


def take_receive(t: Table, step: Step, d: int, seat: int, asked: bool) -> None:
    """Cards from the top of the deck."""
    s = t.s
    if asked and s.said[seat] != Say.TAKE:
        s.refused[seat] += 1
        return
    s.refused[seat] = 0
    if step.price:
        pay(t, seat, price_of(t, step, d, seat), For.FEE)
    for _ in range(step.high):
        deal_to(t, seat, step.face)
    notice(t, Do.TAKE, seat, 0)
