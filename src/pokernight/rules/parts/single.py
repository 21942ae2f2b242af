"""Where the ace stands among single cards: the card that opens, that loses a life, that takes half the pot."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pokernight.ranking import card_height
from pokernight.rules.rule import Share, Standing

if TYPE_CHECKING:
    from pokernight.cards import Card
    from pokernight.table.table import Table

_KEPT = "aces are low among single cards"


def aces_low(table: Table) -> bool:
    """Whether the ace is the lowest of single cards: where the page says that aces are low, or plays for low only."""
    kept = table.course.kept
    if _KEPT not in kept:
        said = any(rule.lowers_aces for rule in table.standing(Standing))
        hands = (share for share in table.spoken_of(Share) if share.tag != "split-card")
        ends = {getattr(getattr(share, "end", None), "name", "") for share in hands}
        kept[_KEPT] = said or ends == {"LOW"}
    low: bool = kept[_KEPT]
    return low


def height(table: Table, card: Card) -> int:
    """How high a single card is at a table."""
    return card_height(card, aces_low(table))
