"""A card that was passed to a player, who may pass it again."""

from typing import Any

from pokernight.cards import Card, rank_of
from pokernight.language.part import reads, sentence
from pokernight.rules.parts.pick import Pick
from pokernight.rules.parts.places import Face, Recipient
from pokernight.rules.parts.subjects import ANYONE
from pokernight.rules.passing.gifts import Gift
from pokernight.rules.passing.passed import ChangesHands
from pokernight.rules.passing.passing import PassCards
from pokernight.rules.rule import Deed
from pokernight.rules.totals import Totals
from pokernight.table import events as ev
from pokernight.table.events import handed_over
from pokernight.table.table import Table

_ALIKE = "<of same rank as|[that|which] <pair [with]|match>>"


@sentence(
    "a player is passed a card that pairs one of their {face} cards",
    f"{ANYONE} <is|was> passed a card {_ALIKE} <a|one of their> {{face}} card",
)
class PassedPair(ChangesHands):
    """A card comes to a player from another, and one of its rank lies there already."""

    face: Face

    def fits(self, table: Table, card: Card, moved: ev.Moved) -> bool:
        there = (other for other in table.lying(moved.to.seat, *self.face.lies) if other not in moved.cards)
        rank = rank_of(card)
        return rank is not None and any(rank_of(other) is rank for other in there)

    def chances(self, totals: Totals) -> int:
        return totals.passed


@sentence("the next player the same way", "next player in same <direction|way>")
class Onward(Recipient):
    """Whoever sits one place further the way the player's last card came; to the left where none came."""

    def of(self, table: Table, seat: int) -> int | None:
        came = next((moved for moved in map(handed_over, reversed(table.log)) if moved and moved.to.seat == seat), None)
        to_the_right = came is not None and table.neighbour(came.source.seat, -1) == seat
        return table.neighbour(seat, -1 if to_the_right else 1)


@reads("pass <it|that card> again", "pass <it|that card> on in same <direction|way>")
class PassAgain(Deed):
    """The card goes on the way it came."""

    @classmethod
    def said(cls, **_: Any) -> PassCards:
        return PassCards((Gift(Pick(1, it=True), Onward()),))
