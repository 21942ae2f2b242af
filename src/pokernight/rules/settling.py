"""Giving away the pot: who wins which part of it, and what becomes of a pot that nobody wins."""

from collections.abc import Sequence

from pokernight.rules.rule import Share, Winners
from pokernight.table import events as ev
from pokernight.table.places import DECK, Lie
from pokernight.table.pots import Pot, halves, shared
from pokernight.table.table import Table

MOST_DEALS = 100
"""How often a pot is dealt for before it is shared among those who are left."""


def show_hands(table: Table) -> None:
    """All who are still in show their cards, which lie as before."""
    for seat in table.seats_from():
        hidden = tuple(card for card in table.lying(seat, Lie.DOWN, Lie.BLIND))
        if hidden:
            table.show(hidden, table.state.everyone)


def award(table: Table, shares: Sequence[Share]) -> bool:
    """Give each pot to its winners; no where nobody wins anything, and all stays where it is."""
    pots = table.pots()
    won = [settle(table, shares, pot.seats) for pot in pots]
    if not any(parts for parts in won):
        return not pots
    for number, (pot, parts) in enumerate(zip(pots, won, strict=True)):
        give(table, number, pot, parts or [Winners(pot.seats, "nobody could win it")])
    return True


def settle(table: Table, shares: Sequence[Share], seats: Sequence[int]) -> list[Winners]:
    """The winners of each part of a pot, those left out that nobody wins; who declared both wins both or nothing."""
    playing = list(seats)
    while True:
        found: list[Winners] = []
        for share in shares:
            found.append(share.winners(table, playing, found))
        losers = [
            seat for seat in playing if table.state.declared.get(seat) == "both" and not _both(table, seat, found)
        ]
        if not losers:
            return [part for part in found if part.seats]
        playing = [seat for seat in playing if seat not in losers]


def _both(table: Table, seat: int, found: list[Winners]) -> bool:
    """Whether a player has won every part, and alone where ties count as losing."""
    if table.options.both_ties_lose:
        return all(part.seats == (seat,) for part in found)
    return all(seat in part.seats for part in found)


def give(table: Table, number: int, pot: Pot, parts: Sequence[Winners]) -> None:
    """A pot to its winners, part by part."""
    for part, amount in zip(parts, halves(pot.amount, len(parts)), strict=True):
        for seat, chips in shared(amount, part.seats).items():
            if chips:
                table.do(ev.Won(seat, chips, number, part.why))


def take_pots(table: Table, seats: Sequence[int], why: str) -> None:
    """Every pot to some seats, as far as they can win it; else to those who can."""
    for number, pot in enumerate(table.pots()):
        able = tuple(seat for seat in seats if seat in pot.seats) or pot.seats
        give(table, number, pot, [Winners(able, why)])


def play_again(table: Table, *, for_all: bool = False) -> None:
    """Gather all cards and deal anew for the same pot, to those still in or to everybody."""
    deals = table.state.notes.get("deals", 1)
    if deals >= MOST_DEALS:
        take_pots(table, table.state.still_in, "shared after many deals")
        table.jump(len(table.course.turns))
        return
    if for_all:
        for seat in sorted(table.state.folded):
            if table.state.chips[seat] or table.state.bets[seat]:
                table.do(ev.CameBack(seat))
    table.do(ev.Redealt())
    table.note("deals", deals + 1)
    for place in [place for place, cards in table.state.cards.items() if cards and place != DECK]:
        table.do(ev.Moved(tuple(sorted(table.state.at(place))), place, DECK, Lie.BLIND))
    table.shuffle(table.state.at(DECK))
    table.jump(0)
