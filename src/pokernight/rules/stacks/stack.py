"""Stacks that a player makes of the cards."""

from collections.abc import Sequence
from typing import Any

from pokernight.cards import Card
from pokernight.language.part import sentence
from pokernight.rules.dealing.deal import Deal
from pokernight.rules.parts.pick import meant, offered_to
from pokernight.rules.rule import Deed, Remark, Share
from pokernight.rules.totals import Totals
from pokernight.table import events as ev
from pokernight.table.choices import DECLINE, NOTHING, Answer, Choice, OneOf, Words
from pokernight.table.events import HIDDEN
from pokernight.table.frame import Frame
from pokernight.table.picking import Piles
from pokernight.table.places import Lie, pile
from pokernight.table.table import Table


@sentence(
    "put~s their cards in a stack, face down",
    "<put|arrange> their [{_:int}] card in [order in] a stack [face down] [on table]",
    "<put|arrange|stack> their [{_:int}] card in [any] order [of their choice] [face down]",
    "stack their [{_:int}] card [face down]",
    "<put|arrange> their [{_:int}] card in any order in a [face down] stack [face down]",
    "rearrange [order of] [remaining card <in|of>] their [remaining] stack",
    "change order of [remaining card <in|of>] their [remaining] stack",
    blind=False,
)
@sentence(
    "put~s their cards in a stack, face down, without looking at the no-peek cards",
    "arrange their down and no peek card in a stack but do not look at their no peek card",
    blind=True,
)
class MakeStack(Deed):
    """All cards that lie face down in an order of the player's choice, each hand by itself where they lie apart."""

    blind: bool = False
    at_once = True

    def possible(self, table: Table, frame: Frame) -> bool:
        return bool(self._cards(table, frame))

    def ask(self, table: Table, frame: Frame) -> Choice | None:
        offered = offered_to(table, frame.seat, self._cards(table, frame))
        if len(set(offered)) < 2:
            return None
        prompt = "Put your cards in a stack: name all of them, the top card first."
        return or_not(Piles(prompt, Answer("stack", offered), "stack", offered, (len(offered),)), frame)

    def take(self, table: Table, frame: Frame, answer: Answer) -> None:
        if answer.verb == DECLINE and frame.may:
            return
        cards = self._cards(table, frame)
        order = meant(table, frame.seat, answer, cards) or cards
        for place in dict.fromkeys(table.state.where[card] for card in cards):
            stack = tuple(card for card in order if table.state.where[card] == place)
            rest = tuple(card for card in table.state.at(place) if card not in stack)
            table.do(ev.Arranged(place, (*stack, *rest)))

    def _cards(self, table: Table, frame: Frame) -> tuple[Card, ...]:
        """What lies face down, save what was laid aside."""
        lies, up = table.state.lies, Lie.UP
        hands = [table.pile(frame.seat, number) for number in range(table.state.notes.get("hands", 0) + 1)]
        return tuple([card for cards in hands for card in cards if lies[card] is not up])


@sentence(
    "put~s their cards in a stack of {count}, with one card on either side",
    "put their card into a {count} card stack with one card on either side",
)
class StackWithSides(Deed):
    """A stack, and a card to the left and to the right of it."""

    count: int
    at_once = True

    def possible(self, table: Table, frame: Frame) -> bool:
        return len(table.state.of_seat(frame.seat)) > 1

    def ask(self, table: Table, frame: Frame) -> Choice | None:
        prompt = f"Name the {self.count} cards of your stack, the top card first, then the left card and the right one."
        return or_not(piles_choice(table, frame, self._sizes(table, frame), prompt), frame)

    def take(self, table: Table, frame: Frame, answer: Answer) -> None:
        if answer.verb != DECLINE or not frame.may:
            lay_apart(table, frame, answer, self._sizes(table, frame), 3)

    def _sizes(self, table: Table, frame: Frame) -> tuple[int, ...]:
        return (len(table.state.of_seat(frame.seat)) - 2, 1, 1)


_INTO = "<split|arrange|put|set> their <card|hand> into"
_ORDERED = (
    "<arranging|and <arrange|put>> <they|each [one|of they|hand]> in [order in] [a] [face down] stack [face down]"
)


@sentence("split~s their cards into two stacks of {first} each", second=None, hands=2)
@sentence(
    "split~s their cards into {hands} stacks of {first} each",
    f"{_INTO} {{hands}} <[face down] stack of {{first}} [card]|{{first}} card stack> [each] [face down]",
    f"{_INTO} {{hands}} <hand of {{first}} card|{{first}} card hand> [each] {_ORDERED}",
    second=None,
)
@sentence(
    "split~s their cards into a stack of {first} and a stack of {second}",
    "split their card into a stack of {first} card and a stack of {second} card",
    hands=2,
)
class SplitStacks(Deed):
    """Two stacks out of the cards held, or several of one size where only one is given."""

    first: int
    second: int | None = None
    hands: int = 2
    at_once = True

    @classmethod
    def said(cls, **fields: Any) -> "SplitStacks | None":
        return cls(**fields) if fields["hands"] > 1 else None

    def tally(self, totals: Totals, times: int | None) -> None:
        totals.hands = totals.apart = self.hands if self.second is None else 1

    def possible(self, table: Table, frame: Frame) -> bool:
        return bool(table.state.of_seat(frame.seat))

    def ask(self, table: Table, frame: Frame) -> Choice | None:
        sizes = self._sizes(table, frame)
        told = " and ".join(f"a stack of {size}" for size in sizes[: self.hands])
        prompt = f"Split your cards into {told}, the top card of each first."
        return or_not(piles_choice(table, frame, sizes, prompt), frame)

    def take(self, table: Table, frame: Frame, answer: Answer) -> None:
        """Stacks of one size are hands of their own, and so are those that are compared by their sizes."""
        if answer.verb == DECLINE and frame.may:
            return
        if self.second is None or self._compared(table):
            table.note("hands", self.hands)
        lay_apart(table, frame, answer, self._sizes(table, frame), self.hands)

    def _compared(self, table: Table) -> bool:
        """Whether the pot goes to hands of just these sizes; else all cards belong to one hand."""
        return {self.first, self.second} <= {getattr(share, "size", None) for share in table.spoken_of(Share)}

    def _sizes(self, table: Table, frame: Frame) -> tuple[int, ...]:
        asked = [self.first, self.second] if self.second else [self.first] * self.hands
        return sizes_of(asked, len(table.state.of_seat(frame.seat)))


_STACKS = "<[their] [two] stack|<either|both|each|any> [of] [their] stack>"
_FROM_NOW = "[once <made|betting start>|after <betting start|this>]"


@sentence(
    "The order is fixed",
    "[They may look at <they|their card>] [but] <they may not change|without changing> <[their] order [of their card]>",
    "[Their] order [of [their] card] may not is changed",
    f"They may not change order of {_STACKS} {_FROM_NOW}",
    f"Order of {_STACKS} may not <change|is changed> {_FROM_NOW}",
    size=None,
)
@sentence(
    "The order of the {size} card stack is fixed",
    f"They may not change order of {{size}} card stack {_FROM_NOW}",
)
class FixedOrder(Remark):
    """The order of a stack stays as it is, or cards that were dealt are one in the order in which they came."""

    about = (MakeStack, SplitStacks, Deal)
    size: int | None = None


def sizes_of(asked: Sequence[int], held: int) -> tuple[int, ...]:
    """The sizes of the piles that so many cards make; what is left over makes one more."""
    sizes = []
    for size in asked:
        sizes.append(min(size, held))
        held -= sizes[-1]
    return (*sizes, held) if held else tuple(sizes)


def piles_choice(table: Table, frame: Frame, sizes: Sequence[int], prompt: str) -> Piles | None:
    """How a player's cards are laid apart; None where nobody can tell them from one another."""
    offered = offered_to(table, frame.seat, table.state.of_seat(frame.seat))
    if set(offered) == {HIDDEN}:
        return None
    return Piles(prompt, Answer("split", offered), "split", offered, tuple(sizes))


def lay_apart(table: Table, frame: Frame, answer: Answer, sizes: Sequence[int], piles: int) -> None:
    """Lay a player's cards in so many piles, each in order; what is left over stays in the hand."""
    cards = table.state.of_seat(frame.seat)
    order = meant(table, frame.seat, answer, cards) or cards
    ends = [sum(sizes[: at + 1]) for at in range(len(sizes))]
    parts = [order[end - size : end] for end, size in zip(ends, sizes, strict=True)]
    places = [pile(frame.seat, number if number <= piles else 0) for number in range(1, len(sizes) + 1)]
    for place, part in zip(places, parts, strict=True):
        table.move_as_they_lie(part, place)
    for place, part in zip(places, parts, strict=True):
        table.do(ev.Arranged(place, part))


def or_not(choice: Piles | None, frame: Frame) -> Choice | None:
    """A question that may be declined, where the rule says so."""
    if choice is None or not frame.may:
        return choice
    return OneOf(choice.prompt, NOTHING, (choice, Words(choice.prompt, NOTHING, "", (DECLINE,))))
