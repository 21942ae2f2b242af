"""The five numbers of a game, and the tags that say what kind of game it is."""

from typing import NamedTuple

TAGS = (
    "common",
    "discard",
    "draw",
    "flip",
    "guts",
    "pass",
    "straight",
    "stud",
    "dead",
    "fee",
    "fee-fold",
    "forced-bet",
    "high-low",
    "jokers",
    "limited",
    "lowball",
    "match-pot",
    "mod-ranks",
    "must-fold",
    "no-peek",
    "odd-deal",
    "odd-deck",
    "odd-ranks",
    "qualifier",
    "redeal",
    "split-card",
    "split-pot",
    "table",
    "wilds",
)
"""Every tag, the way the cards move first, then the rest, each part in order of the alphabet."""


class Numbers(NamedTuple):
    """The five numbers of a game.

    >>> Numbers(cards=7, players=7, rounds=4, seen=13, wilds=0)
    7-7-4-13-0
    """

    cards: int
    players: int
    rounds: int
    seen: int
    wilds: int

    def __repr__(self) -> str:
        return "-".join(map(str, self))
