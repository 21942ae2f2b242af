"""Pots: the chips in the middle by who has paid for them, and who can win them."""

from pokernight.play.bits import count
from pokernight.play.record import LAYERS, Record


def in_the_middle(s: Record) -> int:
    """All chips that lie in the middle."""
    chips = s.fees
    for seat in range(1, s.seats + 1):
        chips += s.bets[seat]
    for at in range(s.kept):
        chips += s.layer[at]
    return chips


def count_pots(s: Record) -> int:
    """All pots, the one that most can win first, written into the record; how many there are.

    Whoever paid for a layer and is still in can win it. Where nobody is, it belongs to those who wait for a new deal;
    dead chips go with the layer below.
    """
    lay(s)
    made, able = 0, s.still_in
    for at in range(s.layers):
        able = _able(s, at, able)
        made = _enter(s, able, made)
    able = s.still_in
    for at in range(s.layers):
        able = _able(s, at, able)
        pot = 0
        while s.pot_in[pot] != able:
            pot += 1
        s.layer_pot[at] = pot
        s.pot[pot] += s.layer[at]
    return made


def lay(s: Record) -> None:
    """Lay fees and bets on what is kept, cut at the bet of everybody who has no chips left; fees are everybody's."""
    filled = 0
    for at in range(s.kept):
        if s.layer[at]:
            s.layer[filled], s.payers[filled] = s.layer[at], s.payers[at]
            filled += 1
    s.kept = s.layers = filled
    if s.fees:
        _add(s, s.fees, (1 << (s.seats + 1)) - 2)
    below, top = 0, _next_level(s, 0)
    while top > below:
        chips, payers = 0, 0
        for seat in range(1, s.seats + 1):
            if s.bets[seat] > below:
                chips += min(s.bets[seat], top) - below
                payers |= 1 << seat
        _add(s, chips, payers)
        below, top = top, _next_level(s, top)


def keep(s: Record) -> None:
    """Whatever is bet from now on makes pots of its own."""
    s.kept = s.layers
    s.fees = 0
    for seat in range(1, s.seats + 1):
        s.bets[seat] = 0


def _add(s: Record, chips: int, payers: int) -> None:
    if s.layers < LAYERS:
        s.layer[s.layers], s.payers[s.layers] = chips, payers
        s.layers += 1
    else:  # more than ever happens: the last layer takes it
        s.layer[LAYERS - 1] += chips


def _next_level(s: Record, below: int) -> int:
    """The next height at which somebody has no more chips, or the highest bet."""
    found, highest = 0, 0
    for seat in range(1, s.seats + 1):
        bet = s.bets[seat]
        highest = max(highest, bet)
        if bet > below and s.chips[seat] == 0 and (found == 0 or bet < found):
            found = bet
    return found or highest


def _able(s: Record, at: int, below: int) -> int:
    """Who can win a layer, which lies on one that some can win."""
    return s.payers[at] & s.still_in or s.payers[at] & s.waits or below


def _enter(s: Record, able: int, made: int) -> int:
    """A pot that some can win, at its place in the order, unless it is there; how many there are then."""
    for pot in range(made):
        if s.pot_in[pot] == able:
            return made
    place = made
    while place and _before(s, able, s.pot_in[place - 1]):
        s.pot_in[place] = s.pot_in[place - 1]
        place -= 1
    s.pot_in[place] = able
    s.pot[made] = 0  # all are empty until the layers are counted
    return made + 1


def _before(s: Record, one: int, other: int) -> bool:
    """Whether a pot comes before another: more can win it, and they do not wait for a new deal."""
    playing, there = one & s.still_in != 0, other & s.still_in != 0
    return playing and not there if playing != there else count(one) > count(other)
