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


NOT_FIXED = 98
BY_PLAYERS = 99
MATCHING, CHOSEN, MADE_BY_DEAL = 100, 200, 300
"""What is added to a number that goes on: by matching the pot, as the players choose, as the deal makes it."""


def in_words(number: int) -> str:
    """What a code among the numbers means; nothing for a plain number.

    >>> in_words(302), in_words(7)
    ('2, and then as many as the deal makes', '')
    """
    if number == NOT_FIXED:
        return "not fixed, because the cards vary"
    if number == BY_PLAYERS:
        return "depends on the number of players"
    goes_on = {1: "while the pot is matched", 2: "as many as the players choose", 3: "as many as the deal makes"}
    kind, count = divmod(number, 100)
    return f"{count}, and then {goes_on[kind]}" if kind in goes_on else ""


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

    @property
    def briefly(self) -> str:
        """The numbers for people: a plus where one goes on, a star where it hangs on the players or is not fixed.

        >>> Numbers(cards=202, players=98, rounds=202, seen=202, wilds=0).briefly
        '2+-*-2+-2+-0'
        """
        return "-".join(map(_briefly, self))


def _briefly(number: int) -> str:
    if number in (NOT_FIXED, BY_PLAYERS):
        return "*"
    return f"{number % 100}+" if number >= MATCHING else str(number)
