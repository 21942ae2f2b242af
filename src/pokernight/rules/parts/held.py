"""Which cards, by where they lie and what lies beside them in a hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pokernight.language.part import Part, Term, sentence
from pokernight.ranking import Place
from pokernight.ranking import wild as wilds
from pokernight.rules.parts.faces import CardSet
from pokernight.rules.parts.places import Face
from pokernight.rules.parts.refs import Own
from pokernight.rules.plan import holding

if TYPE_CHECKING:
    from pokernight.cards import Card
    from pokernight.rules.plan import Plan
    from pokernight.rules.totals import Totals
    from pokernight.table.table import Table

_PLACES = {Face.UP: Place.UP, Face.DOWN: Place.DOWN, Face.BLIND: Place.DOWN}


class Held(CardSet):
    """A set of cards told by where they lie in a hand and what lies beside them."""

    def rule(self) -> wilds.Wild:
        """What picks the cards out of a holding."""
        raise NotImplementedError(f"{type(self).__name__} cannot be wild.")

    def wilds(self, plan: Plan, *, mates: bool = False) -> tuple[wilds.Wild, ...]:
        return (self.rule(),)

    def has(self, table: Table, card: Card, seat: int) -> bool:
        return card in self.rule().cards(holding(table, seat))


def personal(rule: Part) -> bool:
    """Whether a rule speaks of cards that are others for each player."""
    return any(isinstance(part, Own | Held) for part in rule.walk())


@sentence("all up cards", "up card", face=Face.UP)
@sentence("all down cards", "down card", "hole card", face=Face.DOWN)
class Lies(Held):
    """All cards that lie one way."""

    face: Face

    def rule(self) -> wilds.Wild:
        return wilds.WildPlace(_PLACES[self.face])

    def most(self, totals: Totals, players: int) -> int:
        return totals.most_held * players


class Alike(Term):
    """What two cards have in common."""

    COLOUR = ("colour",)
    SUIT = ("suit",)

    @property
    def meant(self) -> wilds.Alike:
        """The same, as the ranking knows it."""
        return wilds.Alike[self.name]


@sentence("pairs of any kind", alike=None)
@sentence("pairs of the same {alike}")
class Pairs(Held):
    """Two cards of one rank in one hand, sometimes only of one colour."""

    alike: Alike | None = None

    def rule(self) -> wilds.Wild:
        return wilds.Pairs(self.alike.meant) if self.alike else wilds.Pairs()

    def most(self, totals: Totals, players: int) -> int:
        return 4 * players  # two pairs in a hand of five


@sentence("pairs of down cards", "[a] pair <in hole|of <down|face down|hole> card>", face=Face.DOWN)
@sentence("pairs of up cards", "[a] pair <showing|of <up|face up> card>", face=Face.UP)
class PairsThatLie(Held):
    """Two cards of one rank in one hand that both lie down, or both lie up."""

    face: Face

    def rule(self) -> wilds.Wild:
        return wilds.Pairs(place=_PLACES[self.face])

    def most(self, totals: Totals, players: int) -> int:
        return 2 * players


@sentence("cards of a rank that you hold twice face down", face=Face.DOWN)
@sentence("cards of a rank that you hold twice face up", face=Face.UP)
class RanksThatPair(Held):
    """The ranks of which a player has two cards that both lie down, or both lie up."""

    face: Face

    def rule(self) -> wilds.Wild:
        return wilds.Pairs(place=_PLACES[self.face], ranks=True)

    def most(self, totals: Totals, players: int) -> int:
        return 5 * players


@sentence("consecutive cards of the same {alike}")
class Neighbours(Held):
    """Two cards of neighbouring ranks, of one suit or of one colour, in one hand."""

    alike: Alike

    def rule(self) -> wilds.Wild:
        return wilds.Neighbours(self.alike.meant)

    def most(self, totals: Totals, players: int) -> int:
        return 5 * players


@sentence("cards of a rank that you hold both up and down")
class UpAndDown(Held):
    """The ranks that a player holds both face up and face down."""

    def rule(self) -> wilds.Wild:
        return wilds.PairedAcross()

    def most(self, totals: Totals, players: int) -> int:
        return 5 * players


@sentence(
    "down cards that pair one of your up cards",
    "[a|any] <down|hole|face down> card that <pair|match> [with] <a|one of their> [face] up card",
    face=Face.DOWN,
)
@sentence(
    "up cards that pair one of your down cards",
    "[a|any] [face] up card that <pair|match> [with] <a|one of their> <down|hole> card",
    face=Face.UP,
)
class PairsAcross(Held):
    """Cards that lie one way, of a rank that their player also has the other way."""

    face: Face

    def rule(self) -> wilds.Wild:
        return wilds.PairedAcross(within=_PLACES[self.face])

    def most(self, totals: Totals, players: int) -> int:
        return 3 * players


@sentence("cards of a rank that you hold down and that is common")
class DownAndCommon(Held):
    """The ranks that a player holds face down and that lie among the common cards."""

    def rule(self) -> wilds.Wild:
        return wilds.PairedAcross(Place.DOWN, Place.COMMON)

    def most(self, totals: Totals, players: int) -> int:
        return 5 * players


@sentence(
    "common cards that pair one of your down cards",
    "common card that <pair|match> [one of] their <down|hole> card",
    "common card of same rank as their hole card",
)
class CommonPairsOwn(Held):
    """Common cards of a rank that a player holds face down, for that player."""

    def rule(self) -> wilds.Wild:
        return wilds.PairedAcross(Place.DOWN, Place.COMMON, within=Place.COMMON)

    def most(self, totals: Totals, players: int) -> int:
        return 3 * players
