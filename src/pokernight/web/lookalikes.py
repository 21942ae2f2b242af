"""Names that look alike: nobody sits down under the name of somebody else, or under a word that the table uses."""

from __future__ import annotations

import unicodedata
from functools import lru_cache
from typing import TYPE_CHECKING

from confusable_homoglyphs.confusables import confusables_data

from pokernight.catalogue.problem import Mistake

if TYPE_CHECKING:
    from collections.abc import Iterable

MOST_NAME = 24
"""How long the name of a player may be."""

THE_TABLES_OWN = ("you", "your", "seat", "dealer", "host", "nobody", "everybody", "everyone")
"""What the table calls somebody itself; with figures after it, too."""


_BLANK = "\N{HANGUL CHOSEONG FILLER}\N{HANGUL JUNGSEONG FILLER}\N{BRAILLE PATTERN BLANK}"
"""Letters and signs in name only: nothing is seen of them."""


def called(name: str) -> str:
    """What somebody is called who gives a name.

    >>> called("  Ada   Lovelace ")
    'Ada Lovelace'
    """
    said = " ".join(name.split())
    if not said or len(said) > MOST_NAME or not said.isprintable():
        raise Mistake(f"A name has 1 to {MOST_NAME} characters that can be printed.")
    letters = "".join(filter(str.isalpha, unicodedata.normalize("NFKC", said)))
    if any((looks(said) | looks(letters)) & looks(word) for word in THE_TABLES_OWN):
        raise Mistake(f"The table itself says {said}; choose a name of your own.")
    if not any(looks(said)):
        raise Mistake("A name has letters or figures that can be seen.")
    return said


def like(name: str, names: Iterable[str]) -> str:
    """The first of some names that looks like a name; empty where none does.

    >>> like("Àdа", ["Bob", "Ada"]), like("Eva", ["Ada"])
    ('Ada', '')
    """
    mine = looks(name)
    return next((other for other in names if mine & looks(other)), "")


@lru_cache(maxsize=4_096)
def looks(name: str) -> frozenset[str]:
    """How a name looks, as it is written, in small and in capital letters: Unicode's skeletons, without marks.

    >>> bool(looks("Ida") & looks("lda")), bool(looks("Ida") & looks("IDA")), bool(looks("Ida") & looks("Ada"))
    (True, True, False)
    """
    return frozenset(map(_skeleton, (name, name.casefold(), name.upper())))


def _skeleton(text: str) -> str:
    bare = _without_marks(text)
    return _without_marks("".join(map(_prototype, bare))).casefold()


def _without_marks(text: str) -> str:
    """Only what is seen of letters, figures and signs."""
    plain = unicodedata.normalize("NFKD", text)
    return "".join(one for one in plain if unicodedata.category(one)[0] not in "MCZ" and one not in _BLANK)


@lru_cache(maxsize=4_096)
def _prototype(character: str) -> str:
    """The one of all characters that look alike which stands for them: the longest, and then the first."""
    alike = {character} | {one["c"] for one in confusables_data.get(character, ())}
    alike |= {one["c"] for other in tuple(alike) for one in confusables_data.get(other, ())}
    return min(alike, key=lambda one: (-len(one), one))
