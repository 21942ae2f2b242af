"""What can happen at a table on the web, as plain data: it goes into the journal, and is done again after a restart."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

Limit = Literal["spread", "fixed", "pot", "none"]
Low = Literal["ace to six", "ace to five", "deuce to seven"]
PointTie = Literal["inside", "outside", "high", "low"]
Spectators = Literal["yes", "no", "late"]
Pace = Literal["relaxed", "normal", "quick", "instant"]
Seeds = Literal["evening", "hand"]

MOST_SEATS = 14
MOST_CHIPS = 1_000_000


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the host has chosen for the table."""

    name: Annotated[str, Meta(max_length=40, description="What the table is called.")] = "Poker Night"
    seats: Annotated[int, Meta(ge=2, le=MOST_SEATS, description="How many can sit down.")] = 6
    game: Annotated[
        str,
        Meta(max_length=100, description="The game; without one, and without rules, each dealer calls a game."),
    ] = ""
    rules: Annotated[
        tuple[str, ...],
        Meta(max_length=60, description="The rules of a game of one's own, one text for each line."),
    ] = ()
    title: Annotated[str, Meta(max_length=40, description="What the game of one's own is called.")] = ""
    ante: Annotated[int, Meta(ge=0, le=MOST_CHIPS, description="What everybody pays before the first card.")] = 1
    minimum: Annotated[int, Meta(ge=1, le=MOST_CHIPS, description="The smallest bet.")] = 1
    maximum: Annotated[int, Meta(ge=1, le=MOST_CHIPS, description="The largest bet.")] = 5
    stack: Annotated[int, Meta(ge=1, le=MOST_CHIPS, description="The chips that one buys at a time.")] = 200
    limit: Annotated[
        Limit,
        Meta(description="Spread, fixed, pot or no limit: how much may be bet at once."),
    ] = "spread"
    raises: Annotated[int, Meta(ge=0, le=100, description="How often a round may be raised.")] = 3
    raises_for_two: Annotated[bool, Meta(description="Whether two who are left may raise as often as they like.")] = (
        True
    )
    all_in_raises: Annotated[bool, Meta(description="Whether an all-in for less counts as a full raise.")] = False
    burn: Annotated[bool, Meta(description="Whether a card is burnt before each deal.")] = False
    muck: Annotated[bool, Meta(description="Whether hands may be mucked at the showdown, the last bettor first.")] = (
        False
    )
    low: Annotated[Low, Meta(description="Which low hand is the best.")] = "ace to six"
    both_ties_lose: Annotated[bool, Meta(description="Whether who declares both ways loses with a tie.")] = True
    point_tie: Annotated[
        PointTie,
        Meta(description="Which of two hands wins that are equally far from a target of points."),
    ] = "inside"
    seconds: Annotated[int, Meta(ge=1, le=600, description="The time for an answer.")] = 30
    bank: Annotated[int, Meta(ge=0, le=3_600, description="The time that a player has beyond that, in all.")] = 60
    refill: Annotated[
        int, Meta(ge=0, le=3_600, description="How many seconds come back into every bank after a hand.")
    ] = 5
    auto: Annotated[bool, Meta(description="Whether hands follow each other by themselves.")] = True
    pause: Annotated[int, Meta(ge=0, le=600, description="How many seconds after a hand the next one comes.")] = 5
    bots_buy: Annotated[bool, Meta(description="Whether bots that are broke buy in again.")] = True
    chip: Annotated[
        int,
        Meta(
            ge=0,
            le=MOST_CHIPS,
            description="What a chip is worth when all settle up, in hundredths of the currency; 0 for chips alone.",
        ),
    ] = 0
    currency: Annotated[str, Meta(max_length=8, description="The currency, as a sign or a code.")] = "$"
    pace: Annotated[Pace, Meta(description="How long bots take for an answer that they know at once.")] = "normal"
    worth: Annotated[bool, Meta(description="Whether players are told what their hands are worth.")] = True
    spectators: Annotated[
        Spectators,
        Meta(description="Whether others may look on: yes, no, or late, when a hand is over."),
    ] = "yes"
    seeds: Annotated[
        Seeds,
        Meta(description="When the seeds of the shuffles are opened: after the evening, or after each hand."),
    ] = "evening"


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


class AskedFor(Deed, frozen=True, kw_only=True):
    """Something that may be asked for at any time; during a hand it waits until that is over."""

    by: str = ""
    """Who has asked for it, where it is not done to oneself."""


class Leave(AskedFor, frozen=True, tag="leave"):
    """Somebody stood up, and took the chips along."""

    person: str


class Status(AskedFor, frozen=True, tag="status"):
    """Somebody is away, or is back."""

    person: str
    here: bool


class Rebuy(AskedFor, frozen=True, tag="rebuy"):
    """Somebody bought another stack."""

    person: str


class Change(AskedFor, frozen=True, tag="change"):
    """The host changed the settings."""

    settings: Settings


class Call(AskedFor, frozen=True, tag="call"):
    """The dealer called the next game: by its name, or by rules of its own, under a title."""

    game: str = ""
    rules: tuple[str, ...] = ()
    title: str = ""


class TakeBack(Deed, frozen=True, tag="take back"):
    """Something that was to happen after the hand will not."""

    number: int


class Pause(Deed, frozen=True, tag="pause"):
    """The host has stopped all clocks, or lets them run again."""

    paused: bool


class Appoint(Deed, frozen=True, tag="appoint"):
    """Somebody else is the host now."""

    person: str


class Seal(Deed, frozen=True, tag="seal"):
    """Somebody will cut the next deck, in a way that is sealed."""

    person: str
    seal: str


class Shuffle(Deed, frozen=True, tag="shuffle"):
    """The house has shuffled for the next hand: the game, the seats from the dealer's left on, and the house's seed."""

    game: str
    people: tuple[str, ...]
    seed: str


class Cut(Deed, frozen=True, tag="cut"):
    """Somebody has cut the deck."""

    person: str
    cut: str


class Deal(Deed, frozen=True, tag="deal"):
    """A hand was dealt: the game, and the seats from the dealer's left on."""

    game: str
    people: tuple[str, ...]
    decks: tuple[tuple[int, ...], ...] = ()
    """Every shuffle, where the deck is not the one that was cut."""
    seed: str = ""
    """What later shuffles grow from then."""


class EndEvening(AskedFor, frozen=True, tag="end"):
    """The evening is over, and the seeds of all its hands are opened."""


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


class CalledOff(Deed, frozen=True, tag="called off"):
    """A hand went on without end: everybody has back what they paid, and the game is not dealt again."""


Patient = Leave | Status | Rebuy | Change | Call | EndEvening
"""What can wait until a hand is over."""

AnyDeed = Join | Patient | TakeBack | Pause | Appoint | Seal | Shuffle | Cut | Deal | Answered | Said | CalledOff

_ENCODE = msgspec.json.Encoder().encode
_DECODER: msgspec.json.Decoder[AnyDeed] = msgspec.json.Decoder(AnyDeed)


def written(deed: AnyDeed) -> bytes:
    """A deed as the journal keeps it.

    >>> read(written(Call("Anaconda")))
    Call(game='Anaconda', rules=(), title='', id='', by='')
    """
    return _ENCODE(deed)


def read(line: bytes) -> AnyDeed:
    """A deed out of the journal."""
    return _DECODER.decode(line)
