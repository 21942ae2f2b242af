"""Which cards, by their colour."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any

from pokernight.cards import BLACK, FACE_CARDS, RED, Rank, faces
from pokernight.language.part import Part, Term, reads, sentence
from pokernight.rules.parts.faces import Faces

if TYPE_CHECKING:
    from pokernight.cards import Face
    from pokernight.rules.totals import Totals


class Colour(Term):
    """Red or black."""

    RED = ("red",)
    BLACK = ("black",)

    @property
    def faces(self) -> frozenset[Face]:
        """Half the deck."""
        return RED if self is Colour.RED else BLACK


@sentence("{colour} {rank:plural}", one="a {colour} {rank}")
class OfColour(Faces):
    """The two cards of a rank that have one colour."""

    colour: Colour
    rank: Rank

    @cached_property
    def faces(self) -> frozenset[Face]:
        return faces([self.rank]) & self.colour.faces

    def size(self, totals: Totals) -> int:
        return 2 * totals.decks


@sentence("{colour} face cards", "{colour} <picture|court> card", one="a {colour} face card")
class ColouredFaceCards(Faces):
    """Jacks, queens and kings of one colour."""

    colour: Colour

    @cached_property
    def faces(self) -> frozenset[Face]:
        return FACE_CARDS & self.colour.faces

    def size(self, totals: Totals) -> int:
        return 6 * totals.decks


@reads("{colour}")
class InColour(Part):
    """The colour of a card, said of the card: "it is red"."""

    colour: Colour

    @classmethod
    def said(cls, **fields: Any) -> Faces:
        return AllOfColour(**fields)


@sentence("{colour} cards", one="a {colour} card")
class AllOfColour(Faces):
    """Half the deck."""

    colour: Colour

    @cached_property
    def faces(self) -> frozenset[Face]:
        return self.colour.faces

    def size(self, totals: Totals) -> int:
        return 26 * totals.decks
