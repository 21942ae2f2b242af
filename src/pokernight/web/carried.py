"""Links that carry a whole game, so that friends need nothing but the link."""

import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode

from pokernight.catalogue.problem import Mistake
from pokernight.web.draft import MOST_TEXT, Draft

MOST_CODE = 6_000
"""How long a link may be: every browser, and every program for messages, takes so much."""

_MOST_BYTES = 4 * (MOST_TEXT + 200)
_DAMAGED = "This link is damaged: a part of it is missing or was changed on the way. Ask for it again."


def packed(draft: Draft) -> str:
    """A game as a text that can stand in a link.

    >>> unpacked(packed(Draft("River", "Deal five cards."))) == Draft("River", "Deal five cards.")
    True
    """
    squeezed = zlib.compress(f"{draft.name}\n{draft.text}".encode(), 9)
    code = urlsafe_b64encode(squeezed).decode().rstrip("=")
    if len(code) > MOST_CODE:
        raise Mistake("These rules are too long for a link.")
    return code


def unpacked(code: str) -> Draft:
    """The game that a link carries; a link that is damaged is refused, and so is one that would unfold without end."""
    if len(code) > MOST_CODE or not code.isascii():
        raise Mistake(_DAMAGED)
    press = zlib.decompressobj()
    try:
        raw = press.decompress(urlsafe_b64decode(code + "=" * (-len(code) % 4)), _MOST_BYTES)
        name, _, text = raw.decode().partition("\n")
    except (ValueError, zlib.error) as error:
        raise Mistake(_DAMAGED) from error
    if not press.eof or press.unused_data:
        raise Mistake(_DAMAGED)
    return Draft.of(name, text)
