"""A draw that players get for nothing, told as something they have."""

from typing import Any

from pokernight.language.part import reads
from pokernight.rules.act import Act
from pokernight.rules.drawing.amounts import Amount
from pokernight.rules.drawing.draw import Draw
from pokernight.rules.parts.who import Who
from pokernight.rules.rule import Step

_DRAW = "<replacement|draw|exchange|twist|change>"


@reads(f"{{who}} <get|have|is allowed> [a|one] free {_DRAW}", amount=Amount(1))
@reads(f"{{who}} <get|have|is allowed> [a|one] free {_DRAW} of {{amount}}")
class FreeDraw(Step):
    """Who may draw for nothing need not do so."""

    who: Who
    amount: Amount

    @classmethod
    def said(cls, **fields: Any) -> Act:
        return Act(fields["who"], Draw(fields["amount"]), may=True)
