"""Poker Night: a page of English rules is read, dealt, played and measured."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pokernight.catalogue.shelf import Shelf

    catalogue: Shelf
