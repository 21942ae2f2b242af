"""Wild cards that are told by one card: others of its suit or colour, or only that card where it is of a kind."""

from typing import Any

from pokernight.language.part import reads
from pokernight.rules.parts.faces import Faces, Step
from pokernight.rules.parts.held import Alike
from pokernight.rules.parts.likes import BeyondInSuit, IfItIs, SameColour, SameRank, SameSuit, TheCard
from pokernight.rules.parts.refs import CardRef, TableCard
from pokernight.rules.rule import Standing
from pokernight.rules.wild import AND, Wild

_WILD_AND = f"{{ref}} is wild [for they] {AND} [all|any] [other]"
_ITS = "card <of|in|with> <same|that|its>"


@reads(f"{_WILD_AND} {_ITS} {{by}}", step=None)
@reads(f"{_WILD_AND} {_ITS} suit [that <is|rank>] {{step}} [than it]", f"{_WILD_AND} {{step}} {_ITS} suit")
class WildKindred(Standing):
    """A card that is wild, and others of its suit or its colour."""

    ref: CardRef
    by: Alike = Alike.SUIT
    step: Step | None = None

    @classmethod
    def said(cls, **fields: Any) -> Wild:
        ref, step = fields["ref"], fields["step"]
        if step:
            return Wild((TheCard(ref), BeyondInSuit(ref, step)))
        return Wild((SameSuit(ref) if fields["by"] is Alike.SUIT else SameColour(ref),))


@reads(
    "{ref} is wild [for they] [but] [only] if it is <{cards}|{cards:InColour}>",
    "if {ref} is <{cards}|{cards:InColour}> it is wild [for they]",
)
class WildIfItIs(Standing):
    """A card that is wild where it is of a kind."""

    ref: CardRef
    cards: Faces

    @classmethod
    def said(cls, **fields: Any) -> Wild:
        return Wild((IfItIs(**fields),))


@reads("If they have a card <of same rank as|that <match|pair [with]>> {ref} that rank is wild [for they]")
class WildIfMatched(Standing):
    """The rank of a card that is in nobody's hand, which is wild for whoever has one of it.

    A common card is in every hand, so that it would be wild for those as well who have no other.
    """

    ref: TableCard

    @classmethod
    def said(cls, **fields: Any) -> Wild:
        return Wild((SameRank(fields["ref"]),))
