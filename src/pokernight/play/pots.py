"""Pots: the chips in the middle, and who can win them."""

from pokernight.play.record import Record
from pokernight.play.seats import is_in


def in_the_middle(s: Record) -> int:
    """All chips that lie in the middle."""
    chips = s.fees
    for seat in range(1, s.seats + 1):
        chips += s.bets[seat]
    return chips


def _all_in(s: Record, seat: int) -> bool:
    return is_in(s, seat) and s.chips[seat] == 0


def _next_level(s: Record, below: int) -> int:
    """The next height at which somebody is all in, or the highest bet."""
    found, highest = 0, 0
    for seat in range(1, s.seats + 1):
        bet = s.bets[seat]
        highest = max(highest, bet)
        if bet > below and _all_in(s, seat) and (found == 0 or bet < found):
            found = bet
    return found or highest


def count_pots(s: Record) -> int:
    """All pots, the first one lowest, written into the record; how many there are.

    Who went all in can only win as much from each as he has bet himself. Fees belong to the first pot.
    """
    made, below, extra = 0, 0, s.fees
    while True:
        top = _next_level(s, below)
        if top <= below and extra == 0:
            return made
        chips, able = extra, 0
        extra = 0
        for seat in range(1, s.seats + 1):
            chips += min(s.bets[seat], top) - min(s.bets[seat], below)
            if is_in(s, seat) and (s.chips[seat] or s.bets[seat] >= top):
                able |= 1 << seat
        if chips and made and able in (s.pot_in[made - 1], 0):
            s.pot[made - 1] += chips
        elif chips:
            s.pot[made] = chips
            s.pot_in[made] = able or s.still_in
            made += 1
        below = max(top, below)
