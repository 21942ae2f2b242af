"""Rotations: menus of several games that are played by turns, each until everybody has dealt it once."""

from dataclasses import dataclass

from pokernight.catalogue.names import folded


@dataclass(frozen=True)
class Rotation:
    """A menu of an evening: its name, other names for it, and the games in their order."""

    name: str
    games: tuple[str, ...]
    aliases: tuple[str, ...] = ()

    def game(self, hand: int, people: int) -> str:
        """The game of a hand, counted from 1, where so many deal.

        >>> horse = rotation_named("horse")
        >>> [horse.game(hand, people=3) for hand in (1, 3, 4, 16)]
        ["Fixed-Limit Hold'em", "Fixed-Limit Hold'em", 'Omaha Eight or Better', "Fixed-Limit Hold'em"]
        """
        return self.games[(hand - 1) // people % len(self.games)]


_STUDS = ("Razz", "Seven Card Stud", "Seven Card Stud Eight or Better")
_LIMIT_GAMES = ("Fixed-Limit Hold'em", "Omaha Eight or Better", *_STUDS)
_EIGHT = ("Deuce-to-Seven Triple Draw", *_LIMIT_GAMES, "No-Limit Hold'em", "Pot-Limit Omaha")

ROTATIONS = (
    Rotation("HORSE", _LIMIT_GAMES, ("H.O.R.S.E.",)),
    Rotation("HOSE", tuple(game for game in _LIMIT_GAMES if game != "Razz"), ("H.O.S.E.",)),
    Rotation("8-Game", _EIGHT, ("Eight Game", "Eight-Game Mix", "8-Game Mix")),
    Rotation("10-Game", (*_EIGHT, "Badugi", "Deuce-to-Seven Single Draw"), ("Ten Game", "10-Game Mix")),
    Rotation("Triple Stud", _STUDS, ("Stud Mix",)),
    Rotation(
        "Triple Draw Mix", ("Deuce-to-Seven Triple Draw", "Badugi", "Badeucy", "Badacey"), ("Triple Draw", "Draw Mix")
    ),
    Rotation("Omaha Mix", ("Pot-Limit Omaha", "Omaha Eight or Better", "Big O", "Courchevel")),
    Rotation(
        "Kitchen Table",
        ("Baseball", "Follow the Queen", "Anaconda", "Iron Cross", "Chicago", "Three-Card Guts"),
        ("Home Mix",),
    ),
)
"""The rotations that come with Poker Night."""


def rotation_named(name: str) -> Rotation | None:
    """The rotation that a player means; None where there is no such one."""
    wanted = folded(name)
    return next((one for one in ROTATIONS if wanted in map(folded, (one.name, *one.aliases))), None)
