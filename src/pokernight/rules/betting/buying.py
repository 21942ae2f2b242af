"""How many cards a player may buy, or have at all, and how often he may twist."""

from pokernight.language.part import reads, sentence
from pokernight.rules.dealing.serve import count, counted
from pokernight.rules.parts.places import Face
from pokernight.rules.parts.subjects import THEY
from pokernight.rules.rule import Standing
from pokernight.table.places import Lie
from pokernight.table.table import Table

BOUGHT = "bought"
"""The note that says how many cards each player has bought."""

TWISTS = "twists"
"""The note that says how often each player has twisted."""

_NOT = f"<{THEY} may not|no one may>"
_IN_ALL = "<in all|in total|altogether|per <game|hand>|<in|during> [whole|entire] <game|hand>>"

_AT_MOST = "<only buy|buy only|buy at most|buy no more than>"

BUY_NO_MORE = f"<{_NOT} buy more than|{THEY} may {_AT_MOST}> {{count}} [table] [card] [each]"
"""That somebody may buy so many cards at the most."""


@sentence(
    "Nobody may have more than {count} cards",
    f"{_NOT} have more than {{count}} card",
    "Maximum of {count} card [per player|each]",
    face=None,
)
@sentence(
    "Nobody may have more than {count} up card(s)", f"{_NOT} have more than {{count}} [face] up card", face=Face.UP
)
@sentence(
    "Nobody may have more than {count} down card(s)",
    f"{_NOT} have more than {{count}} <hole|[face] down> card",
    face=Face.DOWN,
)
class MostCards(Standing):
    """How many cards a player can have, or how many of them up or down, whatever is for sale."""

    count: int
    face: Face | None = None


@sentence(
    "Nobody may buy more than {count} card(s)",
    BUY_NO_MORE,
    "Each player is limited to [buying] {count} [bought] card",
    "<Limit|maximum> of {count} <bought card|purchase> <per player|each>",
)
class MostBought(Standing):
    """How many cards a player can pay for in a game."""

    count: int


@sentence(
    "Nobody may buy more than {count} card(s) in all",
    f"{BUY_NO_MORE} {_IN_ALL}",
    f"Each player is limited to [buying] {{count}} [bought] card {_IN_ALL}",
)
class MostInAll(MostBought):
    """The same, so that it is no limit of one sale where it stands beside that."""


@sentence(
    "Nobody may twist more than {count} time(s)",
    f"{_NOT} twist more than {{count}} time [each] [{_IN_ALL}]",
    f"{THEY} may <only twist|twist only|twist at most|twist no more than> {{count}} time [each] [{_IN_ALL}]",
)
@reads(
    f"{_NOT} twist more than once [each] [{_IN_ALL}]",
    f"{THEY} may <only twist once|twist only once> [each] [{_IN_ALL}]",
    count=1,
)
class MostTwists(Standing):
    """How often a player can twist in a game."""

    count: int


def can_twist(table: Table, seat: int) -> bool:
    """Whether a player may twist once more."""
    return all(counted(table, TWISTS, seat) < rule.count for rule in table.standing(MostTwists))


def twisted(table: Table, seat: int) -> None:
    """Keep count of how often a player twists, where it matters."""
    if table.standing(MostTwists):
        count(table, TWISTS, seat, counted(table, TWISTS, seat) + 1)


def can_have(table: Table, seat: int, more: int, face: Face | None) -> bool:
    """Whether a player may have some more cards that lie in a certain way."""
    lies = {None: (*Lie,), Face.UP: (Lie.UP,)}
    for rule in table.standing(MostCards):
        if rule.face in (None, face or Face.DOWN):
            there = table.lying(seat, *lies.get(rule.face, (Lie.DOWN, Lie.BLIND)))
            if len(there) + more > rule.count:
                return False
    return True


def can_buy(table: Table, seat: int, more: int) -> bool:
    """Whether a player may buy some more cards."""
    return all(counted(table, BOUGHT, seat) + more <= rule.count for rule in table.standing(MostBought))


def bought(table: Table, seat: int, more: int) -> None:
    """Keep count of the cards that a player buys, where it matters."""
    if more and table.standing(MostBought):
        count(table, BOUGHT, seat, counted(table, BOUGHT, seat) + more)
