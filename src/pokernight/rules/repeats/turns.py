"""More about steps that players take in turn: who goes first or last, and whether one of them is enough."""

from collections.abc import Sequence
from typing import Any

from pokernight.language.part import reads, sentence
from pokernight.rules.act import Act, InTurn, OverEarly, StartsWith, TurnOrder
from pokernight.rules.parts.places import Way
from pokernight.rules.parts.who import BesideDealer, Dealer, OnePlayer
from pokernight.rules.rule import Remark
from pokernight.table import events as ev
from pokernight.table.table import Table

_DO_SO = "[do <so|this|it|that>]"


@sentence(
    "Only one player may do so",
    f"[and|but] <only|just> one player may {_DO_SO}",
    f"[and|but] [after that] no one [other] may {_DO_SO} [after that]",
    f"[Once|if] <someone|a player|one player> <have done|do|did> <so|this|it|that> no one may {_DO_SO}",
    f"Only first player <who want to|to> do <so|this|it|that> may {_DO_SO}",
)
class OnlyOne(OverEarly):
    """When one player has done it, nobody else is asked."""

    about = (Act,)

    def done(self, events: Sequence[ev.Event]) -> bool:
        return any(isinstance(event, ev.Moved | ev.Turned | ev.Paid) for event in events)


_GO = "<declare|draw|exchange|discard|go|act|pass|choose|flip>"
_GOING = "with {who} [declaring|drawing|exchanging|discarding|going|acting|passing|choosing|flipping]"


@reads(f"{{who}} {_GO} first", f"{_GOING} first")
class FirstToGo(Remark):
    """Who goes first, said of that player; from the dealer's left is the usual order."""

    about = (Act,)
    who: OnePlayer

    @classmethod
    def said(cls, **fields: Any) -> Remark:
        return InTurn() if fields["who"] == BesideDealer(Way.LEFT) else StartsWith(**fields)


@sentence("{who} goes last", f"{{who}} {_GO} last", f"{_GOING} last")
class LastToGo(TurnOrder):
    """A certain player goes last, and so the next one first."""

    about = (Act,)
    who: OnePlayer

    @classmethod
    def said(cls, **fields: Any) -> Remark:
        """The dealer always does where all go in turn."""
        return InTurn() if fields["who"] == Dealer() else cls(**fields)

    def ordered(self, table: Table, seats: tuple[int, ...]) -> tuple[int, ...]:
        last = self.who.seat(table)
        at = seats.index(last) + 1 if last in seats else 0
        return seats[at:] + seats[:at]
