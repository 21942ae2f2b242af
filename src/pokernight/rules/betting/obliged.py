"""Hands with which a player may not check after the draw."""

from typing import Any

from pokernight.cards import Rank
from pokernight.language.part import Part, reads, sentence
from pokernight.rules.betting.bet import BetsWith
from pokernight.rules.parts.refs import End
from pokernight.rules.parts.subjects import THEY, WHO
from pokernight.rules.plan import best_hand, plan_for
from pokernight.rules.rule import HandName, Standing
from pokernight.rules.totals import Totals
from pokernight.rules.worth.hands import HighCard
from pokernight.table.table import Table

_WITH = f"<{WHO} <have|hold>|<anyone|any player|a player> with>"
_MUST_BET = "must <bet|open> after [each|last] draw"


@sentence(
    "Who has {hand} or better must bet after the draw",
    f"If {THEY} <have|hold> [at least] {{hand}} [or better] they {_MUST_BET}",
    f"{THEY} {_MUST_BET} if they <have|hold> [at least] {{hand}} [or better]",
    f"{_WITH} [at least] {{hand}} [or better] {_MUST_BET}",
)
class ObligedToBet(BetsWith):
    """Who has a good hand has to bet where nobody has; a hand that is told by its highest card is good for low."""

    hand: HandName

    def binds(self, table: Table, seat: int) -> bool:
        state = table.state
        if "drawn" not in state.notes or any(seat not in state.known[card] for card in state.of_seat(seat)):
            return False  # who has not seen all cards cannot tell
        end = End.LOW if isinstance(self.hand, HighCard) else End.HIGH
        return best_hand(table, seat, end, qualified=False).strength >= self.hand.least(plan_for(table, seat, end))

    def tally(self, totals: Totals) -> None:
        totals.tags.add("forced-bet")


@reads("[a] {rank} <high|low> [or <better|lower|less|under>]", "[a] {rank} or <lower|less|under>")
class ToldLow(Part):
    """A low hand by its highest card, in words that say so."""

    rank: Rank

    @classmethod
    def said(cls, **fields: Rank) -> HighCard:
        return HighCard(**fields)


@reads(
    f"If {THEY} <have|hold> {{hand:ToldLow}} they {_MUST_BET}",
    f"{THEY} {_MUST_BET} if they <have|hold> {{hand:ToldLow}}",
    f"{_WITH} {{hand:ToldLow}} {_MUST_BET}",
)
class ObligedByLow(Standing):
    """The same in the words for low hands."""

    hand: HandName

    @classmethod
    def said(cls, **fields: Any) -> ObligedToBet:
        return ObligedToBet(**fields)
