"""The rows of a log as events of the table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pokernight.cards import Card, texts
from pokernight.play.chance import listed
from pokernight.play.log import Action, For, Row, Taken, Why
from pokernight.play.program import Say
from pokernight.play.record import BOARD, DECK, DISCARDS, MUCK, SEATS, TABLE
from pokernight.table import events as ev
from pokernight.table import places
from pokernight.table.picking import how_many
from pokernight.table.places import Lie, Place
from pokernight.table.referee import SHOWDOWN
from pokernight.table.state import WAITING, State

_TABLE = {
    DECK: places.DECK,
    BOARD: places.COMMON,
    TABLE: places.TABLE,
    DISCARDS: places.DISCARDS,
    MUCK: places.MUCK,
}
_FOR = {For.ANTE: "ante", For.BET: "bet", For.DUE: "due", For.FEE: "fee", For.PRICE: "price", For.SCORE: "score"}
_SAID = {Say.STOP: "refuse to flip", Say.SELL: "auction {cards}"}
_WHY = {
    Why.FOLDED: "everybody else folded",
    Why.ALONE: "nobody else could win it",
    Why.MANY_DEALS: "shared after many deals",
    Why.ALL_LEFT: "shared by all who are left",
    Why.BESIDE: "sits beside the winner",
    Why.HIGH_SHOWING: "high hand showing",
    Why.LOW_SHOWING: "low hand showing",
    Why.LEGS: "has enough legs",
    Why.BETWEEN: "the card falls between",
    Why.LIVES: "nobody else has a life left",
}


def place_of(number: int) -> Place:
    """A place of the record as the table knows it."""
    if number in _TABLE:
        return _TABLE[number]
    if number <= SEATS:
        return places.hand(number)
    pile, seat = divmod(number - MUCK - 1, SEATS)
    return places.pile(seat + 1, pile + 1)


def number_of(place: Place) -> int:
    """The number of a place in the record."""
    for number, known in _TABLE.items():
        if known == place:
            return number
    return MUCK + (place.pile - 1) * SEATS + place.seat if place.pile else place.seat


def events_of(rows: Sequence[tuple[int, ...]], state: State, names: Sequence[str]) -> Iterator[ev.Event]:
    """The events of some rows; each is applied to the state before the next is asked for."""
    posted: list[tuple[int, int]] = []
    at = 0
    while at < len(rows):
        kind, *numbers = rows[at]
        at += 1
        if kind == Row.POSTED:
            posted.append((numbers[0], numbers[1]))
        elif kind in (Row.SHUFFLED, Row.ARRANGED):
            order = [card for row in _orders(rows, at) for card in row[1:] if card >= 0]
            at += len(_orders(rows, at))
            yield (
                ev.Shuffled(tuple(order), numbers[1])
                if kind == Row.SHUFFLED
                else ev.Arranged(place_of(numbers[0]), tuple(order))
            )
        elif kind == Row.ROUND_BEGAN:
            opener, able, least, to = numbers[:4]
            seats = listed(able)
            order = [seat for seat in seats if seat >= opener] + [seat for seat in seats if seat < opener]
            yield ev.RoundBegan(tuple(order), tuple(posted), least, to)
            posted = []
        elif kind == Row.REDEALT:
            deals = state.notes.get("deals", 1)
            yield ev.Redealt()
            yield ev.Noted("deals", deals + 1)
            gathered = _gathered(rows, at)
            at += len(gathered)
            for _, *numbers in sorted(gathered, key=lambda row: [*state.cards].index(place_of(row[2]))):
                yield _event(Row.MOVED, numbers, state, names)
        else:
            yield _event(kind, numbers, state, names)


def _gathered(rows: Sequence[tuple[int, ...]], at: int) -> Sequence[tuple[int, ...]]:
    """The rows by which all cards go back to the deck; the places that were used first come first."""
    end = at
    while end < len(rows) and rows[end][0] == Row.MOVED and rows[end][3] == DECK:
        end += 1
    return rows[at:end]


def _orders(rows: Sequence[tuple[int, ...]], at: int) -> Sequence[tuple[int, ...]]:
    end = at
    while end < len(rows) and rows[end][0] == Row.ORDER:
        end += 1
    return rows[at:end]


def _event(kind: int, numbers: Sequence[int], state: State, names: Sequence[str]) -> ev.Event:
    a, b, c, d, e = numbers
    match kind:
        case Row.MOVED:
            source = place_of(b)
            cards = tuple(listed(a)) if e & Taken.IN_ORDER else _as_they_lie(a, state, source)
            if e & Taken.AS_STAMPED:
                cards = _ordered(a, e >> Taken.ORDER_FROM)
            how = (bool(e & Taken.ON_TOP), bool(e & Taken.PICKED), bool(e & Taken.TOGETHER))
            return ev.Moved(cards, source, place_of(c), Lie(d), *how)
        case Row.TURNED:
            return ev.Turned(_ordered(a, d), place_of(b), Lie(c), e)
        case Row.SHOWN:
            place, seats = place_of(b), frozenset(listed(c))
            whole = seats == state.everyone and place.seat
            beside = [card for card in state.at(place) if state.known[card] == seats] if whole else ()
            return ev.Shown(_as_they_lie(a, state, place), place, Lie(d), seats, tuple(beside))
        case Row.PAID:
            return ev.Paid(a, b, _FOR[For(c)], d)
        case Row.ACTED:
            return ev.Acted(a, Action(b).name.lower(), c)
        case Row.ROUND_ENDED:
            return ev.RoundEnded()
        case Row.FOLDED:
            return ev.Folded(a)
        case Row.CAME_BACK:
            return ev.CameBack(a)
        case Row.DECLARED:
            return ev.Declared(a, Say(b).name.lower())
        case Row.BEGAN:
            return ev.Began(a)
        case Row.WON:
            return ev.Won(a, b, c, names[e] if e else _WHY[Why(d)])
        case Row.RETURNED:
            return ev.Returned(a, b)
        case Row.ANY_HAND:
            return ev.Noted("nobody qualifies", True)
        case Row.SHOWDOWN:
            return ev.Noted(SHOWDOWN, True)
        case Row.ENDED:
            return ev.Ended()
        case Row.PARTNERS:
            return ev.Noted("partners", tuple(sorted({*state.notes.get("partners", ()), (a, b), (b, a)})))
        case Row.LEGS:
            return ev.Noted(ev.LEGS, (a, b))
        case Row.LIVES:
            return ev.Noted(ev.LIVES, (a, b))
        case Row.ANSWERED:
            return ev.Answered(a, _SAID[Say(b)].format(cards=how_many(c, c)))
        case Row.STAKED:
            return ev.Answered(a, f"bet {b}" if b else "pass")
        case Row.CANCELLED:
            return ev.Answered(a, f"{'cancel' if c else 'undo the cancelling of'} {texts([b])}")
        case Row.FOULED:
            return ev.Noted(ev.FOULED, a)
        case Row.TURNED_LOW:
            return ev.Noted(ev.TURNED_LOW, True)
        case Row.LOT:
            return ev.Noted(ev.LOT, a)
        case Row.LACKS:
            return ev.Answered(a, f"have no {Say(b).name.lower()} face down")
        case Row.WAITING:
            return ev.Noted(WAITING, tuple(listed(a)))
    raise ValueError(f"No event has the number {kind}.")


def _ordered(cards: int, order: int) -> tuple[Card, ...]:
    """Cards in an order that is told by their numbers among them."""
    every, found = listed(cards), []
    while order:
        found.append(every[(order & 63) - 1])
        order >>= 6
    return tuple(found)


def _as_they_lie(cards: int, state: State, place: Place) -> tuple[Card, ...]:
    return tuple(card for card in state.at(place) if cards >> card & 1)
