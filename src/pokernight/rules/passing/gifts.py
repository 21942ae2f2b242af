"""What a player passes, and to whom."""

from typing import Any

from pokernight.language.part import Part, reads, sentence
from pokernight.rules.parts.pick import Pick
from pokernight.rules.parts.places import Face, Recipient


@sentence(
    "{cards} to {neighbour}",
    "{cards} {neighbour}",
    "{cards} back to {neighbour}",
    "{cards} face down to {neighbour}",
    "{cards} <to <pass|give>|and <pass|give> <it|they>> to {neighbour}",
    also=None,
)
@sentence("{cards} and {also} to {neighbour}")
class Gift(Part):
    """Cards for a neighbour, of one kind or of two."""

    cards: Pick
    neighbour: Recipient
    also: Pick | None = None


class OneGift(Part):
    """Cards of one kind for a neighbour, in words that not every sentence can use."""

    cards: Pick
    neighbour: Recipient

    @classmethod
    def said(cls, **fields: Any) -> Gift | None:
        return Gift(**fields)


@reads("{neighbour} {cards}")
class GiftTo(OneGift):
    """The neighbour comes first: "gives the player on the left one card"."""


@reads("{cards} [face] up to {neighbour}")
class OpenGift(OneGift):
    """Cards that go to a neighbour for all to see."""


@reads("{cards} to {neighbour}")
class BlindGift(OneGift):
    """Cards that go to a neighbour unseen: those that nobody has looked at."""

    @classmethod
    def said(cls, **fields: Any) -> Gift | None:
        cards: Pick = fields["cards"]
        return Gift(cards.replace(face=Face.BLIND), fields["neighbour"]) if cards == Pick(cards.count) else None
