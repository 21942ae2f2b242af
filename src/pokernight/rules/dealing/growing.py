"""Deals that are larger each time."""

from pokernight.table.state import ONCE
from pokernight.table.table import Table

MORE_CARDS = f"{ONCE}more cards"
"""The note of how many cards each player is dealt more than at first, from deal to deal."""


def more_cards(table: Table, usual: int) -> int:
    """How many cards more than usual the first cards of a deal are for each player, as far as the deck goes."""
    seats = table.state.still_in
    more: int = table.state.notes.get(MORE_CARDS, 0)
    if not more or any(map(table.state.of_seat, seats)):
        return 0
    return max(0, min(more, table.left_to_deal() // max(1, len(seats)) - usual))
