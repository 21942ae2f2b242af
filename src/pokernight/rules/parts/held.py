"""Which cards, by where they lie and what lies beside them in a hand."""

from typing import TYPE_CHECKING

from pokernight.language.part import Term, sentence
from pokernight.rules.parts.faces import CardSet
from pokernight.rules.parts.places import Face

if TYPE_CHECKING:
    from pokernight.rules.totals import Totals


@sentence("all up cards", "up card", face=Face.UP)
@sentence("all down cards", "down card", "hole card", face=Face.DOWN)
class Lies(CardSet):
    """All cards that lie one way."""

    face: Face

    def most(self, totals: "Totals", players: int) -> int:
        return totals.most_held * players


class Alike(Term):
    """What two cards have in common."""

    COLOUR = ("colour",)
    SUIT = ("suit",)


@sentence("pairs of any kind", alike=None)
@sentence("pairs of the same {alike}")
class Pairs(CardSet):
    """Two cards of one rank in one hand, sometimes only of one colour."""

    alike: Alike | None = None

    def most(self, totals: "Totals", players: int) -> int:
        return 4 * players  # two pairs in a hand of five


@sentence("pairs of down cards", "pair in hole", face=Face.DOWN)
@sentence("pairs of up cards", "pair of face up card", face=Face.UP)
class PairsThatLie(CardSet):
    """Two cards of one rank in one hand that both lie down, or both lie up."""

    face: Face

    def most(self, totals: "Totals", players: int) -> int:
        return 2 * players


@sentence("consecutive cards of the same {alike}")
class Neighbours(CardSet):
    """Two cards of neighbouring ranks, of one suit or of one colour, in one hand."""

    alike: Alike

    def most(self, totals: "Totals", players: int) -> int:
        return 5 * players


@sentence("cards of a rank that you hold both up and down")
class UpAndDown(CardSet):
    """The ranks that a player holds both face up and face down."""

    def most(self, totals: "Totals", players: int) -> int:
        return 5 * players


@sentence("cards of a rank that you hold down and that is common")
class DownAndCommon(CardSet):
    """The ranks that a player holds face down and that lie among the common cards."""

    def most(self, totals: "Totals", players: int) -> int:
        return 5 * players


@sentence(
    "common cards that pair one of your down cards",
    "common card that <pair|match> [one of] their <down|hole> card",
    "common card of same rank as their hole card",
)
class CommonPairsOwn(CardSet):
    """Common cards of a rank that a player holds face down, for that player."""

    def most(self, totals: "Totals", players: int) -> int:
        return 3 * players
