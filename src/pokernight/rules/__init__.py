"""The rules of all games, one file for each family; importing this makes the language know them."""

from pokernight.rules import (
    act,
    bet,
    deal,
    deck,
    declare,
    draw,
    exchange,
    flip,
    guts,
    hands,
    happenings,
    holdings,
    order,
    passing,
    points,
    refusal,
    repeat,
    showdown,
    sources,
    stack,
    table,
    trigger,
    twist,
    wild,
)
from pokernight.rules.line import Line, Unread, read_line

FAMILIES = (
    deck,
    deal,
    refusal,
    table,
    bet,
    act,
    passing,
    draw,
    twist,
    exchange,
    flip,
    stack,
    declare,
    repeat,
    wild,
    points,
    hands,
    sources,
    order,
    showdown,
    guts,
    trigger,
    happenings,
    holdings,
)
"""The families in the order in which a page tells them."""

__all__ = ["FAMILIES", "Line", "Unread", "read_line"]
