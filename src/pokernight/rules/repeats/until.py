"""Going on, deal after deal, until somebody has won the pot or has won often enough."""

from collections.abc import Sequence
from typing import Any

from pokernight.language.part import Part, reads, sentence
from pokernight.rules.common.table import DealTable
from pokernight.rules.dealing.deal import Deal
from pokernight.rules.parts.subjects import IN, ONE
from pokernight.rules.pot.guts import MATCHED, SomeoneMatched
from pokernight.rules.pot.legs import LegAlone
from pokernight.rules.pot.settling import WINS, AfterPot, noted, play_again, take_pots, won_before
from pokernight.rules.pot.showdown import OVER
from pokernight.rules.rule import Consequence, Ending, GameEnding, Standing
from pokernight.rules.watches.trigger import When
from pokernight.table.events import Event as Happened
from pokernight.table.frame import Asking, Frame
from pokernight.table.table import Table


@reads(f"If no one <had to match|matched|match> pot {OVER}. Otherwise {{effects:all}}")
class ElseAgain(Standing):
    """What follows where somebody has matched the pot, as what else would be the end."""

    effects: tuple[Consequence, ...]

    @classmethod
    def said(cls, **fields: Any) -> When:
        return When((SomeoneMatched(),), **fields)


@sentence(
    "someone has won {count} times",
    f"{ONE} <win|have won> {{count}} {WINS}",
    f"{ONE} <have|get> {{count}} <win|leg>",
    alone=False,
)
@sentence(
    "someone has gone in alone {count} times",
    f"{ONE} [have] {IN} alone {{count}} time",
    alone=True,
)
class SomeoneWon(GameEnding):
    """A player has won so many deals, or so many that nobody else was in for; that player gets what is in the pot."""

    count: int
    alone: bool = False
    counts_deals = True

    def reached(self, table: Table, events: Sequence[Happened]) -> bool:
        return bool(self.winners(table))

    def winners(self, table: Table) -> tuple[int, ...]:
        alone = self.alone or bool(table.standing(LegAlone))
        seats = range(1, table.state.seats + 1)
        return tuple(seat for seat in seats if won_before(table, seat, alone=alone) >= self.count)


@reads(f"no one <have|have won|won|win|get|got> {{count}} {WINS}")
class NobodyHasWon(Part):
    """Nobody has won often enough yet: it goes on until somebody has."""

    count: int

    @classmethod
    def said(cls, **fields: Any) -> Part:
        return SomeoneWon(**fields)


@sentence(
    "nobody has to match the pot",
    "no one <have to match|had to match|match|matched|must match> [pot]",
    "no one <lose|lost|have to pay|had to pay>",
)
class NobodyMatches(GameEnding):
    """A deal in which nobody who went in has lost."""

    def reached(self, table: Table, events: Sequence[Happened]) -> bool:
        return not any(noted(event, MATCHED) for event in events)


@sentence("someone has won the pot", f"<{ONE} <win|have won|take|have taken> [pot]|pot <is|have been> won>")
class PotWon(GameEnding):
    """No chips are left to be won: nobody who lost has put any into the pot again."""

    def reached(self, table: Table, events: Sequence[Happened]) -> bool:
        return not table.pot_size()


_TAKES_IT = "<.|and|who> [then] [that player|they] <win|take|get> pot"
_REDEAL = (
    "<[shuffle and] redeal|<card|game|hand> is [shuffled and] redealt>"
    " [for <all|everyone> [including <player|those> who folded]]"
)
_ALL_ANTE = "<everyone|all [player]|each player> [must|have to] <reante|ante <again|up|once more>>"


@sentence(
    "Repeat all steps until {until}",
    "<Repeat|continue|redeal> <[whole|entire] game|for <all|everyone>|everything|all of this"
    "|all [of] <action|step|rule>> until {until}" + f" [{_TAKES_IT}]",
    f"<Repeat|continue|redeal> [from <beginning|start>] until {{until:GameEnding}} [{_TAKES_IT}]",
    f"If {{until:NobodyHasWon}} {_REDEAL}",
    f"<Game|play|it> <continue|go on|is repeated> [with a new <deal|hand>] until {{until:GameEnding}} [{_TAKES_IT}]",
    f"Play until {{until:GameEnding}} [{_TAKES_IT}]",
    f"Card is redealt [for <all|everyone>] until {{until}} [{_TAKES_IT}]",
    "Keep <playing|dealing|going> until {until:GameEnding}",
    "Game <end|is over> if {until}",
    from_deal=False,
    antes=False,
)
@sentence(
    "Repeat all steps, with new antes, until {until}",
    f"If {{until:NobodyHasWon}} {_ALL_ANTE} and {_REDEAL}",
    from_deal=False,
    antes=True,
)
@sentence(
    "Repeat all steps from the deal on until {until}",
    f"<Repeat|continue> deal until {{until}} [{_TAKES_IT}]",
    f"<Repeat|continue|redeal> [everything|all [of] <action|step|rule>] from [first] deal [on]"
    f" until {{until:GameEnding}} [{_TAKES_IT}]",
    from_deal=True,
    antes=False,
)
class RepeatAll(AfterPot):
    """A new deal for everybody, and all steps again, or those from the deal on."""

    until: Ending
    from_deal: bool = False
    """Whether what comes before the cards, such as what the dealer puts in, is done only once."""
    antes: bool = False
    """Whether everybody antes again for each deal."""

    def play(self, table: Table, frame: Frame) -> Asking | None:
        if not self.until.reached(table, table.this_deal):
            play_again(table, for_all=True, antes=self.antes, first=_first_deal(table) if self.from_deal else 0)
        elif winners := self.until.winners(table):
            take_pots(table, winners, self.until.why)
        return None


def _first_deal(table: Table) -> int:
    """The turn in which the first cards are dealt."""
    turns = enumerate(table.course.turns)
    return next((at for at, turn in turns if any(isinstance(rule, Deal | DealTable) for rule in turn.rules)), 0)
