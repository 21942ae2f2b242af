"""Ways to say that a hand that nobody plays has to be beaten, which lead to one step."""

from typing import Any

from pokernight.language.part import reads
from pokernight.rules.act import Act
from pokernight.rules.parts.subjects import THEY
from pokernight.rules.parts.who import EachPlayer, Who
from pokernight.rules.pot.unplayed import MustBeat, Rival
from pokernight.rules.rule import Step


@reads("{who:Holder} win [pot] [but] [only] if <it|they> beat {rival}")
@reads(
    f"To win [pot] {THEY} must beat {{rival}}",
    "{rival} count as a [separate] hand",
    "[with] <counting|including> {rival} as a [separate] hand",
    "with {rival} <counting|counted> as a [separate] hand",
    who=EachPlayer(),
)
class AgainstRival(Step):
    """The pot is only won with a better hand than one that nobody plays."""

    rival: Rival
    who: Who

    @classmethod
    def said(cls, **fields: Any) -> Act:
        return Act(fields["who"], MustBeat(fields["rival"]))
