"""A game that can be played: a page's meaning, lowered."""

from __future__ import annotations

from collections.abc import Sequence

from pokernight.cards import RED_JOKER, Card, Deck
from pokernight.meaning.rules import Line
from pokernight.play.bits import count
from pokernight.play.chance import listed
from pokernight.play.hand import PlayedHand
from pokernight.play.lowering import lower
from pokernight.play.record import SEATS
from pokernight.table.options import Options


class PlayableGame:
    """A game ready to be dealt; a meaning that cannot be played is refused with `CannotPlay`."""

    def __init__(self, lines: Sequence[Line]) -> None:
        """Lower the lines of a page."""
        self.lines = tuple(lines)
        self.lowered = lower(self.lines)
        used = self.lowered.program.deck
        self.deck = Deck(1, count(used >> RED_JOKER), frozenset(listed(~used & ((1 << RED_JOKER) - 1))))

    def deal(
        self,
        seats: int = 4,
        seed: int | str = 0,
        options: Options | None = None,
        stacks: Sequence[int] = (),
        decks: Sequence[Sequence[Card]] = (),
    ) -> PlayedHand:
        """Deal a hand; where decks are given, they say what lies on top after each shuffle."""
        options = options or Options()
        if stacks and len(stacks) != seats:
            raise ValueError(f"There are {seats} seats, but {len(stacks)} stacks of chips.")
        if not 2 <= seats <= SEATS:
            raise ValueError(f"This game is for 2 to {SEATS} players, not for {seats}.")
        return PlayedHand(self.lowered, self.deck, tuple(stacks) or (options.stack,) * seats, options, seed, decks)
