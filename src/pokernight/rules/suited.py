"""A card that is wild with all others of its suit."""

from typing import Any

from pokernight.language.part import Part, reads
from pokernight.rules.parts.likes import SameSuit
from pokernight.rules.parts.refs import CardRef
from pokernight.rules.rule import Standing
from pokernight.rules.wild import AND, Side, Wild

_SUIT = "[all|any|every] [other] card of <same|that> suit"


@reads(
    f"{{ref}} {AND} {_SUIT} is wild [for everyone]",
    f"{{ref}} is wild [for everyone] {AND} {_SUIT} [is wild]",
    side=Side.ALL,
)
@reads(
    f"{{ref}} {AND} {_SUIT} is wild [but] [only] {{side}}",
    f"{{ref}} is wild {{side}} {AND} {_SUIT} [is wild]",
    f"{{ref}} is wild {AND} {_SUIT} {{side}} [only]",
)
class SuitOfCard(Standing):
    """The suit of a card is wild, told by the card itself."""

    ref: CardRef
    side: Side

    @classmethod
    def said(cls, **fields: Any) -> Part | None:
        return Wild.said(cards=(SameSuit(fields["ref"]),), side=fields["side"])
