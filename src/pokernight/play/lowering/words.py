"""What can be declared, as bits."""

from collections.abc import Iterable

from pokernight.meaning.deeds import Word
from pokernight.play.program import Say

SAID = {Word.HIGH: Say.HIGH, Word.LOW: Say.LOW, Word.BOTH: Say.BOTH, Word.IN: Say.IN, Word.OUT: Say.OUT}


def words(said: Iterable[Word]) -> int:
    """Some words as bits."""
    return sum(1 << SAID[word] for word in said)
