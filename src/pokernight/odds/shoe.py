"""The decks of a run: hand for hand the same for the same seed, whoever deals which of them."""

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from pokernight.cards import Card

Decks = NDArray[np.uint16]
"""One deck in each row, the top card first."""

BLOCK = 256
"""How many decks are shuffled together from one seed."""


@dataclass(frozen=True)
class Shoe:
    """Every deck that a seed brings, by the number of the hand.

    >>> shoe = Shoe(tuple(range(52)), seed=7)
    >>> bool((shoe.decks(300, 310) == shoe.decks(250, 400)[50:60]).all())
    True
    """

    cards: tuple[Card, ...]
    seed: int

    def decks(self, first: int, last: int) -> Decks:
        """The decks of the hands from one number up to another, which is left out."""
        blocks = [self._block(number) for number in range(first // BLOCK, (last - 1) // BLOCK + 1)]
        skipped = first - first // BLOCK * BLOCK
        return np.concatenate(blocks)[skipped : skipped + last - first]

    def _block(self, number: int) -> Decks:
        chance = np.random.Generator(np.random.PCG64([abs(self.seed), int(self.seed < 0), number]))
        return chance.permuted(np.tile(np.array(self.cards, np.uint16), (BLOCK, 1)), axis=1)


def stacked(decks: Decks, wanted: Mapping[int, Card]) -> Decks:
    """The same decks, with certain cards in certain places; each changes places with the card that lay there.

    Whatever else lies in the deck is still in any order, each as likely as another.
    """
    rows = np.arange(len(decks))
    stacked = decks.copy()
    for place, card in wanted.items():
        at = (stacked == card).argmax(axis=1)
        stacked[rows, at] = stacked[:, place]
        stacked[:, place] = card
    return stacked
