"""What is wild instead for a player who has certain cards: "if you have a king, only kings are wild"."""

from typing import Any

from pokernight.language.part import reads
from pokernight.rules.conditions.holdings import HasCard
from pokernight.rules.conditions.lacking import HasFewer
from pokernight.rules.parts.faces import Faces
from pokernight.rules.rule import Step
from pokernight.rules.watches.trigger import Check
from pokernight.rules.wilds.beside import IF, ONE
from pokernight.rules.wilds.changes import OnlyWild


@reads(f"{IF} {ONE} {{effect}}", count=1)
@reads(f"{IF} [at least] {{count}} {{held}} {{effect}}")
@reads(f"{IF} a pair of {{held}} {{effect}}", count=2)
@reads("If they <have no|hold no|do not have [a|any]> {held} {effect}", count=0)
class OnlyBeside(Step):
    """The only cards that are wild for whoever has others, or does not have them."""

    held: Faces
    count: int
    effect: OnlyWild

    @classmethod
    def said(cls, **fields: Any) -> Check | None:
        """What is said of "you" is each player's own."""
        held, count, effect = fields["held"], fields["count"], fields["effect"]
        if effect.own:
            return None
        condition = HasCard(held, count) if count else HasFewer(held)
        return Check(condition, effect.replace(own=True))
