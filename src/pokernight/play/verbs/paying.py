"""Paying: a fee, a price to stay in, a blind, a card that is bought."""

from pokernight.play.asking import ask
from pokernight.play.bits import count
from pokernight.play.cards import deal_to, left_to_deal
from pokernight.play.chips import fold, pay, pay_players
from pokernight.play.describing import meant, rising_at
from pokernight.play.log import For
from pokernight.play.memory import notice, queue
from pokernight.play.program import Do, Is, Say, Step, Table, Unit


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
    """Chips into the pot, or to others; nobody pays himself, so "you" are the one whom the others pay."""
    if step.to:
        you = t.s.you[d] if t.game.nodes[step.to].kind == Is.YOU else seat
        pay_players(t, seat, price_of(t, step, d, seat), meant(t, step.to, you, t.s.that[d]))
    elif not asked or t.s.said[seat] == Say.TAKE:
        pay(t, seat, price_of(t, step, d, seat), For.ANTE if step.do == Do.ANTE else For.FEE)
        _notice_match(t, step, seat)
        _raise_price(t, step, seat)


def _notice_match(t: Table, step: Step, seat: int) -> None:
    """A player had to pay by the size of the pot, with as many chips as there were."""
    if _unit(t, step) == Unit.POT:
        notice(t, Do.MATCH, seat, 0)


def _unit(t: Table, step: Step) -> int:
    """What a price is measured in."""
    node = t.game.nodes[step.price]
    return t.game.nodes[node.first].number if node.kind == Is.RISING else node.number


def _raise_price(t: Table, step: Step, seat: int) -> None:
    """A player has come to a price that rises: it is more the next time."""
    node = t.game.nodes[step.price]
    if node.kind == Is.RISING:
        t.s.rises_to[rising_at(node.number, seat)] += 1


def take_post(t: Table, step: Step, d: int, seat: int) -> None:
    """A bet before the round, as a blind."""
    s = t.s
    if s.puts_up:  # the table has agreed on other blinds
        return
    price = price_of(t, step, d, seat)
    s.posted[seat] += pay(t, seat, price, For.BET)
    s.post = max(s.post, price)
    s.poster = seat


# a payment or something worse


def owes(t: Table, step: Step, d: int, seat: int) -> bool:
    """Whether there is anything to pay, where it is a bet that is called."""
    return _unit(t, step) != Unit.BET or price_of(t, step, d, seat) > 0


def ask_pay_or(t: Table, step: Step, d: int, seat: int) -> bool:
    """Ask whether a player pays; who is all in already does not fold, and who cannot pay has no choice."""
    price, chips = price_of(t, step, d, seat), t.s.chips[seat]
    if price == 0 and t.game.nodes[step.price].kind == Is.RISING:  # it is free this time
        t.s.said[seat] = Say.PAY
        return False
    if chips < price and (chips == 0 or not step.folds):
        t.s.said[seat] = Say.PAY if step.folds else -Say.DECLINE
        return False
    ask(t, seat, 0, 0, 0, 1 << Say.PAY | 1 << (Say.FOLD if step.folds else Say.DECLINE))
    return True


def take_pay_or(t: Table, step: Step, d: int, seat: int) -> None:
    """Pay, with all that is left where it is not enough and folding is the other way out; or the other thing."""
    s = t.s
    if s.said[seat] == Say.PAY:
        price = price_of(t, step, d, seat)
        pay(t, seat, price, For.DUE if step.folds and step.from_all else For.FEE)
        if price:
            _notice_match(t, step, seat)
        if step.other:
            queue(s, step.other, seat, s.that[d])
    else:
        queue(s, step.jump, seat, s.that[d])
    _raise_price(t, step, seat)


def take_fold(t: Table, seat: int) -> None:
    """Out of the hand; the last one left has won, whatever would make others fold."""
    s = t.s
    if s.still_in >> seat & 1 and count(s.still_in) > 1:
        fold(t, seat)


# cards from the deck


def can_receive(t: Table, step: Step, d: int, seat: int) -> bool:
    """Whether there is a card to get, and chips enough for it; whoever is left alone has no use for one."""
    if step.bought and count(t.s.still_in) < 2:
        return False
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
        card = deal_to(t, seat, step.face)
        if step.other and card >= 0:
            queue(s, step.other, seat, card)
    notice(t, Do.TAKE, seat, 0)
