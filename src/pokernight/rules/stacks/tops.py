"""What a player does with the cards on top of the stacks."""

from pokernight.cards import Card
from pokernight.language.part import sentence
from pokernight.rules.dealing.supply import stack_of
from pokernight.rules.parts.refs import StackEnd
from pokernight.rules.rule import Deed, Plain
from pokernight.rules.totals import Totals
from pokernight.table import events as ev
from pokernight.table.choices import DECLINE, Answer, Choice, Words
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


class Restack(Plain):
    """Something that changes the order of a player's stack, card for card as the others see it."""

    at_once = True

    def possible(self, table: Table, frame: Frame) -> bool:
        return len(stack_of(table, frame.seat)) > 1

    def do(self, table: Table, frame: Frame) -> None:
        stack = stack_of(table, frame.seat)
        place = table.state.where[stack[0]]
        rest = tuple(card for card in table.state.at(place) if card not in stack)
        table.do(ev.Arranged(place, (*self.restacked(stack), *rest)))

    def restacked(self, stack: tuple[Card, ...]) -> tuple[Card, ...]:
        """The cards in their new order, the top card first."""
        raise NotImplementedError(f"{type(self).__name__} changes no order.")


@sentence(
    "switch~es the {side} two cards of their stack",
    "exchange [order of] their {side} two card",
    "exchange [order of] {side} two card <of|in|from> their stack",
    "reverse [order of] {side} two card <of|in|from> their stack",
)
class SwitchTwo(Restack):
    """The two cards at one end of a stack change places."""

    side: StackEnd

    def restacked(self, stack: tuple[Card, ...]) -> tuple[Card, ...]:
        if self.side is StackEnd.TOP:
            return (stack[1], stack[0], *stack[2:])
        return (*stack[:-2], stack[-1], stack[-2])


@sentence(
    "move~s the {side} card of their stack to the {other}",
    "<move|put|take> {side} card <of|in|from> their stack [and put it] <to|on|at> {other} [of <it|their stack>]",
    "<move|put> their {side} card <to|on|at> {other} [of <it|their stack>]",
)
class MoveEnd(Restack):
    """The card at one end of a stack goes to the other end."""

    side: StackEnd
    other: StackEnd

    @classmethod
    def said(cls, **fields: StackEnd) -> "MoveEnd | None":
        return None if fields["side"] is fields["other"] else cls(**fields)

    def restacked(self, stack: tuple[Card, ...]) -> tuple[Card, ...]:
        return (*stack[1:], stack[0]) if self.side is StackEnd.TOP else (stack[-1], *stack[:-1])


@sentence(
    "flip~s the top or the bottom card of their stack",
    "flip [over] [either] <<top or bottom|bottom or top> card|card on top or bottom> <of|in|from> their stack",
    "flip [over] one card from top <of their stack|> or bottom of their stack",
)
class FlipEitherEnd(Deed):
    """The card at one end of a stack is turned up, as its owner likes."""

    at_once = True

    def possible(self, table: Table, frame: Frame) -> bool:
        return bool(stack_of(table, frame.seat))

    def ask(self, table: Table, frame: Frame) -> Choice | None:
        if len(stack_of(table, frame.seat)) == 1 and not frame.may:
            return None
        default = Answer(DECLINE) if frame.may else Answer("flip", word="top")
        prompt = "Flip the top card of your stack, or the bottom one."
        return Words(prompt, default, "flip", ("top", "bottom"), may_decline=frame.may)

    def take(self, table: Table, frame: Frame, answer: Answer) -> None:
        stack = stack_of(table, frame.seat)
        if answer.verb != DECLINE or not frame.may:
            table.turn(stack[-1:] if answer.word == "bottom" else stack[:1], Lie.UP)

    def tally(self, totals: Totals, times: int | None) -> None:
        totals.tags.add("flip")
