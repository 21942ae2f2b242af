"""Hands that are laid open, so that all can see what they are worth."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pokernight.rules.plan import contenders
from pokernight.table.places import Lie

if TYPE_CHECKING:
    from pokernight.table.table import Table


def show_hands(table: Table, sizes: frozenset[int] = frozenset()) -> None:
    """All who can still win show their cards, which lie as before; only hands of certain sizes where those play."""
    for seat in contenders(table):
        show_hand(table, seat, sizes)


def show_hand(table: Table, seat: int, sizes: frozenset[int] = frozenset()) -> None:
    """A player shows what nobody has seen yet."""
    hidden = table.lying(seat, Lie.DOWN, Lie.BLIND)
    if sizes:
        piles = (table.pile(seat, number) for number in range(1, table.state.piles + 1))
        playing = {card for pile in piles if len(pile) in sizes for card in pile}
        hidden = tuple(card for card in hidden if card in playing) or hidden
    if any(table.state.known[card] != table.state.everyone for card in hidden):
        table.show(hidden, table.state.everyone)
