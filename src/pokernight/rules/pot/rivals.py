"""Ways to say that a hand that nobody plays has to be beaten, which lead to one step."""

from typing import Any

from pokernight.language.part import reads
from pokernight.rules.act import Act
from pokernight.rules.parts.subjects import IN, THEY
from pokernight.rules.parts.who import EachPlayer, Who
from pokernight.rules.pot.unplayed import MustBeat, Rival
from pokernight.rules.rule import Step

_A_HAND = f"a [separate|own] hand [<that|which> {IN}]"
_BEST = "<is|have> <best|high|highest|winning> hand"
_NOBODY_WINS = "no <one|player> <win|get|take> <pot|it|anything>"


@reads("{who:Holder} win [pot] [but] [only] if <it|they> beat {rival}")
@reads(
    f"To win [pot] {THEY} must beat {{rival}}",
    f"{{rival}} <count as|is> {_A_HAND}",
    f"[with] <counting|including> {{rival}} as {_A_HAND}",
    f"with {{rival}} <counting|counted> as {_A_HAND}",
    f"If {{rival}} <win|{_BEST}> {_NOBODY_WINS}",
    f"{_NOBODY_WINS} if {{rival}} <win|{_BEST}>",
    who=EachPlayer(),
)
class AgainstRival(Step):
    """The pot is only won with a better hand than one that nobody plays."""

    rival: Rival
    who: Who

    @classmethod
    def said(cls, **fields: Any) -> Act:
        return Act(fields["who"], MustBeat(fields["rival"]))
