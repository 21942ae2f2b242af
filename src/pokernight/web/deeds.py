"""What can happen at a table on the web, as plain data: it goes into the journal, and is done again after a restart."""

from __future__ import annotations

from typing import Literal

import msgspec

Spectators = Literal["yes", "no", "late"]


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the host has chosen for the table."""

    name: str = "Poker Night"
    seats: int = 6
    """How many can sit down."""
    game: str = ""
    """The game of the table, by its name; without one, and without rules, each dealer calls a game."""
    rules: tuple[str, ...] = ()
    """The rules of a game of one's own, one text for each line."""
    ante: int = 1
    minimum: int = 1
    maximum: int = 5
    stack: int = 200
    limit: Literal["spread", "fixed", "pot", "none"] = "spread"
    raises: int = 3
    burn: bool = False
    low: Literal["ace to six", "ace to five", "deuce to seven"] = "ace to six"
    both_ties_lose: bool = True
    point_tie: Literal["inside", "outside", "high", "low"] = "inside"
    seconds: int = 30
    """The time for an answer."""
    bank: int = 60
    """The time that a player can take beyond that, in all."""
    auto: bool = True
    """Whether hands follow each other by themselves."""
    pause: int = 5
    """How many seconds after a hand."""
    worth: bool = True
    """Whether players are told what their hands are worth."""
    spectators: Spectators = "yes"


class Deed(msgspec.Struct, frozen=True, tag_field="do", kw_only=True):
    """Something that was done at the table."""

    id: str = ""
    """The id of the message that asked for it; a second one with the same id changes nothing."""


class Join(Deed, frozen=True, tag="join"):
    """Somebody came in and sat down; the key is the hash of the secret that the browser keeps."""

    person: str
    name: str
    key: str = ""
    bot: str = ""


class Leave(Deed, frozen=True, tag="leave"):
    """Somebody stood up for good."""

    person: str


class Status(Deed, frozen=True, tag="status"):
    """Somebody is away, or is back."""

    person: str
    here: bool


class Rebuy(Deed, frozen=True, tag="rebuy"):
    """Somebody bought another stack."""

    person: str


class Change(Deed, frozen=True, tag="change"):
    """The host changed the settings."""

    settings: Settings


class Call(Deed, frozen=True, tag="call"):
    """The dealer called the next game."""

    game: str


class Deal(Deed, frozen=True, tag="deal"):
    """A hand was dealt: the game, the seats from the dealer's left on, and every shuffle."""

    game: str
    people: tuple[str, ...]
    decks: tuple[tuple[int, ...], ...]
    seed: str


class Answered(Deed, frozen=True, tag="answer"):
    """A seat gave an answer, or none in time."""

    seat: int
    answer: str
    late: float = 0.0
    """How many seconds of the bank it took."""


class Said(Deed, frozen=True, tag="say"):
    """Somebody said something."""

    person: str
    words: str


AnyDeed = Join | Leave | Status | Rebuy | Change | Call | Deal | Answered | Said

_ENCODE = msgspec.json.Encoder().encode
_DECODER: msgspec.json.Decoder[AnyDeed] = msgspec.json.Decoder(AnyDeed)


def written(deed: AnyDeed) -> bytes:
    """A deed as the journal keeps it.

    >>> read(written(Call("Anaconda")))
    Call(game='Anaconda', id='')
    """
    return _ENCODE(deed)


def read(line: bytes) -> AnyDeed:
    """A deed out of the journal."""
    return _DECODER.decode(line)
