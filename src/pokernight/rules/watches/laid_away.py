"""What happens to a card or a pair, said of the cards: "any pair showing must be discarded"."""

from typing import Any

from pokernight.language.part import reads
from pokernight.rules.drawing.discard import Discard
from pokernight.rules.parts.pick import Pick
from pokernight.rules.rule import Sequel
from pokernight.rules.watches.effects import Must


@reads("[must] <is|get|have to is> <discarded|thrown away|laid away>")
class IsDiscarded(Sequel):
    """The player before whom it lies lays it away."""

    @classmethod
    def said(cls, **_: Any) -> Must:
        return Must(Discard(Pick(1, it=True)))
