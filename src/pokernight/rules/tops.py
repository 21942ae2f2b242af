"""What a player does with the cards on top of the stacks."""

from pokernight.cards import Card
from pokernight.language.part import sentence
from pokernight.rules.rule import Plain
from pokernight.table.frame import Frame
from pokernight.table.places import Lie, pile
from pokernight.table.table import Table


@sentence(
    "switch~es the top cards of their two stacks",
    "exchange [two] top card <of|on|between> their [two] <stack|pile|hand>",
    "exchange top card of one <stack|pile|hand> with top card of <other|a other> [stack|pile|hand]",
)
class SwitchTops(Plain):
    """The top card of each of a player's two stacks goes on top of the other."""

    at_once = True

    def possible(self, table: Table, frame: Frame) -> bool:
        return all(self._tops(table, frame.seat))

    def do(self, table: Table, frame: Frame) -> None:
        tops = self._tops(table, frame.seat)
        for card, number in zip(tops, (2, 1), strict=True):
            table.move(card, pile(frame.seat, number), table.state.lies[card[0]], on_top=True)

    def _tops(self, table: Table, seat: int) -> tuple[tuple[Card, ...], ...]:
        """The top card of either stack, where one is left that is not turned up."""
        lies, up = table.state.lies, Lie.UP
        stacks = (table.pile(seat, number) for number in (1, 2))
        return tuple(tuple(card for card in stack if lies[card] is not up)[:1] for stack in stacks)
