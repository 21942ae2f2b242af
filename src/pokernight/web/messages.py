"""What browsers may ask for, checked before anything is done."""

from __future__ import annotations

from typing import Annotated

import msgspec

from pokernight.table.evidence import Hash
from pokernight.web.deeds import Settings

MOST_BYTES = 16_384
"""How long a message may be."""

Id = Annotated[str, msgspec.Meta(min_length=8, max_length=64)]
Text = Annotated[str, msgspec.Meta(min_length=1, max_length=500)]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]


class Message(msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """Something that a browser asks for; the same id asks for the same thing again."""

    id: Id


class Answer(Message, frozen=True, tag="answer"):
    """The answer to a question of a hand."""

    hand: int
    question: Name
    answer: Text


class Say(Message, frozen=True, tag="say"):
    """Something said aloud."""

    words: Text


class Stand(Message, frozen=True, tag="stand"):
    """Leave the table."""


class Away(Message, frozen=True, tag="away"):
    """Be dealt no cards for a while."""


class Back(Message, frozen=True, tag="back"):
    """Be dealt in again."""


class Rebuy(Message, frozen=True, tag="rebuy"):
    """Another stack."""


class Deal(Message, frozen=True, tag="deal"):
    """The next hand."""


class Seal(Message, frozen=True, tag="seal"):
    """Cut the deck of the next hand; the cut itself stays secret until the house has shuffled."""

    seal: Hash


class Cut(Message, frozen=True, tag="cut"):
    """The cut that was sealed."""

    cut: Hash


class Call(Message, frozen=True, tag="call"):
    """The game of the next hand: one of the catalogue by its name, or a game of one's own by its rules."""

    game: Annotated[str, msgspec.Meta(max_length=500)] = ""
    rules: tuple[str, ...] = ()
    title: Annotated[str, msgspec.Meta(max_length=40)] = ""


class AddBot(Message, frozen=True, tag="add bot"):
    """One more bot."""

    kind: Name


class Remove(Message, frozen=True, tag="remove"):
    """One player less."""

    person: Name


class TakeBack(Message, frozen=True, tag="take back"):
    """Not to do what was to happen after the hand, by its number."""

    number: int


class Pause(Message, frozen=True, tag="pause"):
    """All clocks stop."""


class Resume(Message, frozen=True, tag="resume"):
    """The clocks run again."""


class Appoint(Message, frozen=True, tag="appoint"):
    """Somebody else to be the host."""

    person: Name


class Set(Message, frozen=True, tag="settings"):
    """Other settings."""

    settings: Settings


class End(Message, frozen=True, tag="end"):
    """The end of the evening, when the seeds of all its hands are opened."""


class Hands(Message, frozen=True, tag="hands"):
    """The last hands."""


class Look(Message, frozen=True, tag="hand"):
    """One of the last hands, step by step."""

    number: int


OfHost = AddBot | Remove | Pause | Resume | Appoint | Set | End
Wish = Answer | Stand | Away | Back | Rebuy | TakeBack | Deal | Seal | Cut | Call | OfHost
AnyMessage = Say | Wish | Hands | Look

_DECODER: msgspec.json.Decoder[AnyMessage] = msgspec.json.Decoder(AnyMessage)


class NoMessage(ValueError):
    """Something that is no message; the text is a sentence for whoever wrote the browser's side."""


def read(text: str | bytes) -> AnyMessage:
    """A message out of what a socket brought.

    >>> read('{"id": "0123456789", "do": "call", "game": "anaconda"}')
    Call(id='0123456789', game='anaconda', rules=(), title='')
    >>> read('{"id": "0123456789", "do": "dance"}')
    Traceback (most recent call last):
    ...
    pokernight.web.messages.NoMessage: This is no message: Invalid value 'dance' - at `$.do`.
    """
    if len(text) > MOST_BYTES:
        raise NoMessage(f"A message has at most {MOST_BYTES} characters.")
    try:
        return _DECODER.decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise NoMessage(f"This is no message: {str(error)[:200]}.") from error
