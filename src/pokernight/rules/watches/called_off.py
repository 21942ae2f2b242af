"""A deal that is over because of something that happened, and is dealt again."""

from typing import Any

from pokernight.language.part import Part, reads
from pokernight.rules.rule import Consequence, Event, Sequel, Standing
from pokernight.rules.watches.redeal import Redeal
from pokernight.rules.watches.trigger import When

_DEAL = "<hand|deal|game>"
_ENDS = f"<end|stop|kill|void> {_DEAL} [immediately] [and|.]"
_OVER = f"{_DEAL} <end|stop|is <over|dead|void|called off>> [and|.]"


@reads(
    f"{{events:any}} {_ENDS} {{effects:all}}",
    f"{{events:Sight}} {_ENDS} {{effects:all}}",
    f"If {{events:any}} {_OVER} {{effects:all}}",
)
class CalledOff(Standing):
    """What comes of an event that ends the deal; that it does need not be said of a new deal."""

    events: tuple[Event, ...]
    effects: tuple[Consequence, ...]

    @classmethod
    def said(cls, **fields: Any) -> Part | None:
        """Where nothing is said of a new deal, nobody knows what becomes of the pot."""
        again = any(isinstance(effect, Redeal) for effect in fields["effects"])
        return When.said(**fields) if again else None


@reads("<mean|cause|force|bring|call for|is> a <redeal|new deal|misdeal>")
class MeansRedeal(Sequel):
    """A new deal that comes of something, said of that."""

    @classmethod
    def said(cls, **_: Any) -> Redeal:
        return Redeal()
