"""A game that can be played: a page's meaning, lowered."""

from __future__ import annotations

from collections.abc import Sequence

from pokernight.cards import Card, Deck
from pokernight.meaning.rules import Line
from pokernight.play.bits import count
from pokernight.play.chance import listed
from pokernight.play.faces import JOKERS, SUITED, faces_of
from pokernight.play.hand import PlayedHand
from pokernight.play.lowering import lower
from pokernight.play.record import SEATS
from pokernight.table import events as ev
from pokernight.table.options import Options
from pokernight.table.put_up import PutUp


class PlayableGame:
    """A game ready to be dealt; a meaning that cannot be played is refused with `CannotPlay`."""

    def __init__(self, lines: Sequence[Line], sure_seats: int = SEATS) -> None:
        """Lower the lines of a page, and take how many can play who need not fear that the deck runs out."""
        self.lines = tuple(lines)
        self.sure_seats = sure_seats
        self.lowered = lower(self.lines)
        program = self.lowered.program
        used = faces_of(program.deck)
        self.deck = Deck(count(program.packs), count(used & JOKERS), frozenset(listed(SUITED & ~used)))

    def deal(
        self,
        seats: int = 4,
        seed: int | str = 0,
        options: Options | None = None,
        stacks: Sequence[int] = (),
        decks: Sequence[Sequence[Card]] = (),
        put_up: PutUp | None = None,
    ) -> PlayedHand:
        """Deal a hand; where decks are given, they say what lies on top after each shuffle.

        What the seats put up takes the place of the page's antes and blinds.
        """
        options = options or Options()
        if stacks and len(stacks) != seats:
            raise ValueError(f"There are {seats} seats, but {len(stacks)} stacks of chips.")
        if not 2 <= seats <= SEATS:
            raise ValueError(f"This game is for 2 to {SEATS} players, not for {seats}.")
        hand = PlayedHand(
            self.lowered, self.deck, tuple(stacks) or (options.stack,) * seats, options, seed, decks, put_up
        )
        if seats > self.sure_seats:
            hand.foretell(ev.Noted(ev.MAY_RUN_OUT, seats))
        return hand
