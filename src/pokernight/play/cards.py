"""Cards going from place to place, turned over and shown; who knows what, and what the deck holds."""

from pokernight.play.bits import count, first
from pokernight.play.chance import place_drawn
from pokernight.play.log import Row, Taken
from pokernight.play.lying import earliest, owner_of, pile_number, places
from pokernight.play.memory import notice
from pokernight.play.program import Do, Table
from pokernight.play.record import BLIND, BOARD, DECK, DISCARDS, MUCK, SEATS, TABLE, UP, Record
from pokernight.play.telling import is_written, tell


def lay(s: Record, cards: int, place: int, lie: int) -> None:
    """Let cards lie in a certain way at a place."""
    if lie == UP:
        if place != DISCARDS and place != MUCK:
            new = cards & ~s.up
            while new:
                s.risen += 1
                s.rises[first(new)] = s.risen
                new &= new - 1
        s.up |= cards
        s.blind &= ~cards
        for seat in range(s.seats + 1):
            s.known[seat] |= cards
        return
    s.up &= ~cards
    if lie == BLIND:
        s.blind |= cards
        return
    s.blind &= ~cards
    owner = owner_of(place)
    if owner:
        s.known[owner] |= cards


def stamped(s: Record, cards: int) -> None:
    """Cards came to lie behind the others, those that lay before others of them first."""
    left = cards
    while left:
        card = earliest(s, left)
        left &= ~(1 << card)
        s.stamps += 1
        s.stamp[card] = s.stamps


def move(t: Table, cards: int, source: int, to: int, lie: int, how: int = 0) -> None:
    """Cards of one place to another; those that lie down in a hand are picked out of it unseen."""
    s = t.s
    if not how & Taken.TOGETHER:
        s.came = 0
    if 0 < source <= SEATS and lie != UP and _picks(s, cards, source):
        how |= Taken.PICKED
        _lose_track(s, source, owner_of(to))
    if how & Taken.TOGETHER:
        s.came |= cards
    s.at[source] &= ~cards
    s.at[to] |= cards
    left = cards if to == DISCARDS else 0
    while left:
        s.thrown[first(left)] = owner_of(source)
        left &= left - 1
    if to > MUCK:
        s.piles = max(s.piles, pile_number(to))
    order = _in_order(s, cards, False) if how & Taken.AS_STAMPED and is_written(t.log) else 0
    if to != DECK:  # there they lie as they are shuffled
        stamped(s, cards)
    lay(s, cards, to, lie)
    tell(t, Row.MOVED, cards, source, to, lie, how | order << Taken.ORDER_FROM)
    if lie == UP and owner_of(to):
        notice(t, Do.SHOWS, owner_of(to), cards)


def _picks(s: Record, cards: int, source: int) -> bool:
    """Whether some cards are picked out of those that lie down in a hand, and are neither all nor none of them."""
    down = s.at[source] & ~s.up & ~s.blind & ~s.came
    return down & cards != 0 and down & ~cards != 0


def _lose_track(s: Record, source: int, to: int) -> None:
    """Nobody but two seats can tell any more which of the down cards at a place is which."""
    down = s.at[source] & ~s.up & ~s.blind & ~s.came
    aware = 1 << source | 1 << to | 1 << s.partner[source]
    for seat in range(s.seats + 1):
        if not aware >> seat & 1:
            s.known[seat] &= ~down


def move_each(t: Table, cards: int, to: int, lie: int, how: int = 0) -> None:
    """Cards of several places to one."""
    s = t.s
    left, source = cards, 0
    while left and source < places(s):
        there = s.at[source] & left
        left &= ~there
        if there and source != to:
            move(t, there, source, to, lie, how)
        source += 1


def turn(t: Table, cards: int, lie: int, as_picked: bool) -> None:
    """Cards turned over where they lie, in the order in which they lie or in which they were picked."""
    s = t.s
    left, place = cards, 0
    while left and place < places(s):
        there = s.at[place] & left
        left &= ~there
        if there:
            _turn_there(t, there, place, lie, as_picked)
        place += 1


def _turn_there(t: Table, cards: int, place: int, lie: int, as_picked: bool) -> None:
    s = t.s
    s.flipped |= cards if lie == UP else 0
    if lie == UP and owner_of(place):
        s.flip = cards | (s.flip if s.flip_line == s.lines else 0)
        s.flip_line = s.lines
    s.turned_blind = cards & s.blind
    left = cards if lie == UP else 0
    while left:  # each rises after the one before it
        card = _next(s, left, as_picked)
        left &= ~(1 << card)
        lay(s, 1 << card, place, lie)
        if owner_of(place):
            s.stamps += 1
            s.stamp[card] = s.stamps
    lay(s, cards, place, lie)
    whose = s.thrown[first(cards)] if place == DISCARDS else 0
    order = _in_order(s, cards, as_picked) if is_written(t.log) else 0
    tell(t, Row.TURNED, cards, place, lie, order, whose)
    s.newest = cards
    if lie == UP:
        notice(t, Do.FLIP, owner_of(place), cards)
        notice(t, Do.SHOWS, owner_of(place), cards)


def _in_order(s: Record, cards: int, as_picked: bool) -> int:
    """The order of some cards as one number: six bits for each, the first one lowest, which say how many-eth it is."""
    packed, shift, left = 0, 0, cards
    while left:
        card = _next(s, left, as_picked)
        left &= ~(1 << card)
        packed |= (count(cards & ((1 << card) - 1)) + 1) << shift
        shift += 6
    return packed


def _next(s: Record, cards: int, as_picked: bool) -> int:
    """The first of some cards, in the order in which they lie or in which they were picked."""
    card = earliest(s, cards)
    left = cards if as_picked else 0
    while left:
        other = first(left)
        left &= left - 1
        if s.place[other] < s.place[card]:
            card = other
    return card


def show(t: Table, cards: int, seats: int) -> None:
    """Cards shown to some seats, which lie as before; those that they know are not shown again."""
    s = t.s
    new = 0
    for seat in range(s.seats + 1):
        if seats >> seat & 1:
            new |= cards & ~s.known[seat]
    place = 0
    while new and place < places(s):
        there = s.at[place] & new
        new &= ~there
        for lie in range(3 if there else 0):
            lying = there & (s.up if lie == UP else s.blind if lie == BLIND else ~s.up & ~s.blind)
            if lying:
                for seat in range(s.seats + 1):
                    if seats >> seat & 1:
                        s.known[seat] |= lying
                tell(t, Row.SHOWN, lying, place, seats, lie)
        place += 1


def everyone(s: Record) -> int:
    """All seats, and seat 0 for who only looks on."""
    return (1 << (s.seats + 1)) - 1


# the deck


def shuffle(t: Table, cards: int) -> None:
    """Some cards make a new deck in an order by chance; nobody knows any of them."""
    s = t.s
    s.size = count(cards)
    s.top = 0
    arrange(t, cards)
    s.shuffles += 1
    if s.gives and s.shuffles == 1:
        mix(s, s.size)
        _put_what_is_given(s)
    s.at[DECK] = cards
    s.up &= ~cards
    s.blind |= cards
    for seat in range(s.seats + 1):
        s.known[seat] &= ~cards
    s.paid_wild &= ~cards
    if count(cards) == count(t.game.deck):
        s.dealt = s.risen = s.flipped = s.named_wild = s.made_wild = s.tame = s.unnamed = 0
        for card in range(len(s.rises)):
            s.rises[card] = 0
    tell(t, Row.SHUFFLED, s.size)
    _tell_order(t)


def _tell_order(t: Table) -> None:
    """Write down the order of a new deck, where anything is written down."""
    s = t.s
    if is_written(t.log):
        mix(s, s.size)
        for at in range(0, s.size, 5):
            tell(t, Row.ORDER, _at(s, at), _at(s, at + 1), _at(s, at + 2), _at(s, at + 3), _at(s, at + 4))


def _put_what_is_given(s: Record) -> None:
    """Each card that is given changes places with the one that lies where it has to be."""
    for place in range(s.size):
        card = s.given[place] - 1
        if card >= 0:
            at = 0
            while s.order[at] != card:
                at += 1
            s.order[at] = s.order[place]
            s.order[place] = card


def _at(s: Record, at: int) -> int:
    return s.order[at] if at < s.size else -1


def arrange(t: Table, cards: int) -> None:
    """Write the order of a new deck into the record."""
    for at, card in enumerate(t.judge.chance.order(cards, t.s.shuffles)):
        t.s.order[at] = card
    t.s.mixed = count(cards)


def mix(s: Record, many: int) -> None:
    """Give each of the first places of a deck its card: any one of those that have no place yet."""
    while s.mixed < many:
        other = place_drawn(s.seed, s.shuffles - 1, s.mixed, s.size)
        card = s.order[other]
        s.order[other] = s.order[s.mixed]
        s.order[s.mixed] = card
        s.mixed += 1


def _take_top(s: Record) -> int:
    """The top card of a deck that is not empty, taken off it."""
    mix(s, s.top + 1)
    card = s.order[s.top]
    s.top += 1
    return card


def shuffle_on_top(t: Table, cards: int) -> None:
    """Some cards of the deck lie on top in an order by chance, and the others below them as before."""
    s = t.s
    mix(s, s.size)
    many, below = count(cards), s.size - s.top
    if many <= s.top:
        for at in range(below):
            s.order[many + at] = s.order[s.top + at]
    else:
        for at in range(below - 1, -1, -1):
            s.order[many + at] = s.order[s.top + at]
    arrange(t, cards)
    s.shuffles += 1
    s.top, s.size = 0, many
    mix(s, many)
    s.size = s.mixed = many + below
    s.up &= ~cards
    s.blind |= cards
    for seat in range(s.seats + 1):
        s.known[seat] &= ~cards
    tell(t, Row.SHUFFLED, s.size, below)
    _tell_order(t)


def gather_discards(t: Table) -> None:
    """The discards, shuffled into what is left of the deck."""
    s = t.s
    if s.at[DISCARDS]:
        move(t, s.at[DISCARDS], DISCARDS, DECK, BLIND, Taken.IN_ORDER)
        shuffle(t, s.at[DECK])


def old_discards(s: Record) -> int:
    """What was laid away before the step being played, the hands of those who folded too."""
    return (s.at[DISCARDS] | s.at[MUCK]) & ~s.fresh


def left_to_deal(s: Record) -> int:
    """How many cards there are to deal, old discards counted."""
    return s.size - s.top + count(old_discards(s))


def deal_to(t: Table, place: int, lie: int, on_top: bool = False) -> int:
    """The top card of the deck to a place, after a new deck is made of the discards if need be; -1 for none."""
    s = t.s
    if s.top == s.size:
        old = old_discards(s)
        if old == 0:
            return -1
        move_each(t, old, DECK, BLIND)
        shuffle(t, old)
    card = _take_top(s)
    s.at[DECK] &= ~(1 << card)
    if s.face_up >> owner_of(place) & 1:
        lie = UP
    if place == TABLE:
        for seat in range(1, s.seats + 1):
            s.left[seat] &= ~(1 << card)
    if place == BOARD:
        s.spot[card] = count(s.at[BOARD])
    s.at[place] |= 1 << card
    if place > MUCK:
        s.piles = max(s.piles, pile_number(place))
    s.flipped &= ~(1 << card)
    s.thrown[card] = 0
    s.stamps += 1
    s.stamp[card] = -s.stamps if on_top else s.stamps
    lay(s, 1 << card, place, lie)
    tell(t, Row.MOVED, 1 << card, DECK, place, lie, Taken.ON_TOP if on_top else 0)
    s.newest = 1 << card
    owner = owner_of(place)
    if owner:
        s.dealt += 1
        s.taken += 1
        notice(t, Do.RECEIVE, owner, 1 << card)
    if lie == UP and place != DISCARDS:
        notice(t, Do.SHOWS, owner, 1 << card)
    return card


def deal_around(t: Table, seats: int, lie: int) -> bool:
    """One card to each of some seats; when there are too few even then, one community card for all, and no."""
    s = t.s
    if left_to_deal(s) >= count(seats):
        left = seats
        while left:
            deal_to(t, first(left), lie)
            left &= left - 1
        return True
    if left_to_deal(s):
        deal_to(t, BOARD, UP)
    return False


def burn(t: Table) -> None:
    """Lay the top card away before a deal, where that is the custom and cards were dealt before."""
    s = t.s
    if s.burns and s.dealt:
        lay_away(t, 1)


def lay_away(t: Table, many: int) -> int:
    """The top cards of the deck unseen to the discards, as many as there are; which they were."""
    s = t.s
    gone = 0
    while s.top < s.size and count(gone) < many:
        gone |= 1 << _take_top(s)
    if gone:
        s.at[DECK] &= ~gone
        s.at[DISCARDS] |= gone
        for card in range(len(s.thrown)):
            s.thrown[card] = 0 if gone >> card & 1 else s.thrown[card]
        lay(s, gone, DISCARDS, BLIND)
        tell(t, Row.MOVED, gone, DECK, DISCARDS, BLIND)
    return gone
