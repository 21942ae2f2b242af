"""A hand that the dealer turns up for all who went in to beat."""

from typing import Any

from pokernight.language.part import reads
from pokernight.rules.act import Act
from pokernight.rules.parts.who import ThoseIn
from pokernight.rules.pot.unplayed import MustBeat, Rival
from pokernight.rules.rule import Step


@reads(
    "Dealer <play|deal [out]|turn up|flip> a hand [from deck] against {who}",
    "Dealer <play|deal [out]|turn up|flip> a hand [from deck] which {who} must beat",
    "{who} play against a hand <that dealer deal|dealt by dealer>",
)
class DealersHand(Step):
    """It comes from the deck, and is nobody's: the dealer plays his own besides."""

    who: ThoseIn

    @classmethod
    def said(cls, **fields: Any) -> Act | None:
        return Act(fields["who"], MustBeat(Rival.DECK)) if fields["who"].is_in else None
