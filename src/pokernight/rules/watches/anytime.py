"""What players may do whenever they like."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from pokernight.language.part import reads, sentence
from pokernight.measure.numbers import CHOSEN
from pokernight.rules.act import Act
from pokernight.rules.betting.bet import Bet
from pokernight.rules.betting.pay import Fold, Pay, PayTo
from pokernight.rules.parts.price import Price
from pokernight.rules.parts.subjects import THEY
from pokernight.rules.parts.who import EachPlayer
from pokernight.rules.pot.settling import GivesPot
from pokernight.rules.rule import Action, Deed, Standing
from pokernight.rules.totals import Totals
from pokernight.table import events as ev
from pokernight.table.frame import Frame
from pokernight.table.table import Table

_WHENEVER = "<at any <time|point>|anytime> [<during|in> <game|hand|deal>|before showdown]"


@sentence(
    "At any time, each player may {action}",
    f"{_WHENEVER} {THEY} may {{action}}",
    f"{THEY} may {_WHENEVER} {{action}}",
    f"{THEY} may {{action}} {_WHENEVER}",
)
class AtAnyTime(Standing):
    """Something that is offered to everybody before each betting round, and before the hands are shown."""

    action: Action

    listens = (ev.Began,)

    @classmethod
    def said(cls, **fields: Any) -> "AtAnyTime | None":
        """To fold or to pay for nothing is no offer."""
        return None if isinstance(fields["action"], Fold | Pay) else cls(**fields)

    def watch(self, table: Table, event: ev.Event) -> Iterable[Frame]:
        if is_time_to_offer(table, event):
            yield Frame(Act(EachPlayer(), self.action, may=True))

    def tally(self, totals: Totals) -> None:
        """What it comes to is for the players to choose."""
        once = replace(totals, tags=totals.tags)
        self.action.tally(once, None)
        if once.held > totals.held:
            totals.open_cards = CHOSEN
        elif once.seen > totals.seen:
            totals.open_seen = CHOSEN


@reads(f"{THEY} may pay {{price}} {_WHENEVER} to {{deed}}", f"{THEY} may pay {{price}} {_WHENEVER} {{deed:Purchase}}")
class PaidAtAnyTime(Standing):
    """The same of something that is paid for."""

    price: Price
    deed: Deed

    @classmethod
    def said(cls, **fields: Any) -> AtAnyTime:
        return AtAnyTime(PayTo(**fields))


def is_time_to_offer(table: Table, event: ev.Event) -> bool:
    """Whether a betting round begins, or the hands are shown now: then is offered what may be done at any time."""
    rules = table.course.turns[table.cursor - 1].rules if isinstance(event, ev.Began) else ()
    return any(isinstance(rule, Bet | GivesPot) for rule in rules)
