"""A betting round that something brings about, told before what it comes of."""

from typing import Any

from pokernight.language.part import Part, reads
from pokernight.rules.betting.bet import Bet
from pokernight.rules.rule import Event, Standing
from pokernight.rules.watches.effects import StepFollows
from pokernight.rules.watches.trigger import When


@reads("{bet} <each time|every time|any time|as soon as> {events:any}")
class BetWhen(Standing):
    """The round first, and then when there is one."""

    bet: Bet
    events: tuple[Event, ...]

    @classmethod
    def said(cls, **fields: Any) -> Part | None:
        return When.said(events=fields["events"], effects=(StepFollows(fields["bet"]),))
