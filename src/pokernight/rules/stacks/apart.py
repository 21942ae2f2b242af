"""Hands that a player lays apart, each of which ranks by itself."""

from collections.abc import Iterable
from itertools import combinations
from typing import Any

from pokernight.language.part import reads, sentence
from pokernight.rules.drawing.laying import Laying
from pokernight.rules.parts.pick import meant, offered_to
from pokernight.rules.parts.price import Price
from pokernight.rules.rule import Deed, Remark, Step
from pokernight.rules.stacks.lay import NO_LIMIT, HandLimit
from pokernight.rules.stacks.stack import lay_apart, or_not, piles_choice, sizes_of
from pokernight.rules.totals import Totals
from pokernight.table.choices import DECLINE, NOTHING, Answer, Choice, OneOf, Words
from pokernight.table.frame import Asking, Frame
from pokernight.table.picking import Cards, Piles, Portions
from pokernight.table.places import Lie, pile
from pokernight.table.table import Table


@sentence(
    "split~s their cards into a hand of {first} cards and a hand of {second} cards",
    "split their <card|hand> into a hand of {first} card and a hand [of] {second} card",
    "<split|arrange|put|set> their <card|hand> into a {first} card hand and a {second} card hand",
    "split their <card|hand> into a <left|first> hand of {first} card and a <right|second> hand of {second} card",
    "make two hand one of {first} card and one of {second} card",
    hands=2,
    third=None,
)
@sentence(
    "split~s their cards into hands of {first}, {second} and {third} cards",
    "split their <card|hand> into a hand of {first} card a hand of {second} card and a hand of {third} card",
    "<split|arrange|put|set> their <card|hand> into a {first} card hand a {second} card hand and a {third} card hand",
    hands=3,
)
@sentence(
    "split~s their cards into {hands} hands of {first} cards each",
    "<split|arrange|put|set> their <card|hand> into {hands} <hand of {first} card|{first} card hand> [each]",
    second=None,
    third=None,
)
class SplitHands(Deed):
    """Hands out of the cards held: two or three of certain sizes, or several of one."""

    first: int
    second: int | None = None
    hands: int = 2
    third: int | None = None
    at_once = True

    def tally(self, totals: Totals, times: int | None) -> None:
        totals.apart = self.laid

    def possible(self, table: Table, frame: Frame) -> bool:
        return bool(table.state.of_seat(frame.seat))

    def ask(self, table: Table, frame: Frame) -> Choice | None:
        sizes = self._sizes(table, frame)
        told = ", then ".join(map(str, sizes[: self.laid]))
        prompt = f"Split your cards into hands: name {told}, each hand in order, the top card first."
        choice, order = piles_choice(table, frame, sizes, prompt), self._order(frame)
        return or_not(order.limited(table, frame.seat, choice, self.laid) if choice and order else choice, frame)

    def take(self, table: Table, frame: Frame, answer: Answer) -> None:
        if answer.verb == DECLINE and frame.may:
            return
        table.note("hands", self.laid)
        lay_apart(table, frame, answer, self._sizes(table, frame), self.laid)

    @property
    def laid(self) -> int:
        """How many hands there are then."""
        return 3 if self.third else 2 if self.second else self.hands

    def _sizes(self, table: Table, frame: Frame) -> tuple[int, ...]:
        """The sizes of the hands, in the order in which they are compared where that is said."""
        sizes = [self.first, self.second, self.third] if self.second else [self.first] * self.hands
        asked = [size for size in sizes if size]
        order = self._order(frame)
        return sizes_of(order.arranged(asked) if order else asked, len(table.state.of_seat(frame.seat)))

    def _order(self, frame: Frame) -> "HandsInOrder | None":
        return next((remark for remark in frame.remarks if isinstance(remark, HandsInOrder)), None)


_SPLIT = "<<split|arrange|put|set> their <card|hand> into [three hand]|make [three hand]>"
_FIRST = "<hand of {first} card|{first} card hand>"
_SECOND = "<hand of {second} card|{second} card hand>"


@reads(f"{_SPLIT} {{several}} {_FIRST} [each] and <a|one> {_SECOND}", one_last=True)
@reads(f"{_SPLIT} <a|one> {_FIRST} and {{several}} {_SECOND} [each]", one_last=False)
class SplitTwoAndOne(Deed):
    """Three hands, two of which are of one size."""

    first: int
    second: int
    several: int
    one_last: bool

    @classmethod
    def said(cls, **fields: Any) -> SplitHands | None:
        first, second = fields["first"], fields["second"]
        middle = first if fields["one_last"] else second
        return SplitHands(first, middle, 3, second) if fields["several"] == 2 else None


class HandsInOrder(Remark):
    """Which of the hands that a player makes must be worse than others."""

    about = (SplitHands,)

    def arranged(self, sizes: list[int]) -> list[int]:
        """The sizes of the hands in the order in which they are compared."""
        raise NotImplementedError(f"{type(self).__name__} puts no hands in order.")

    def limited(self, table: Table, seat: int, free: Piles, hands: int) -> Piles:
        """The choice of so many hands with this limit, where the cards can be split so."""
        raise NotImplementedError(f"{type(self).__name__} limits nothing.")


_SWITCH = "<They|each player> may exchange two card between their [two] hand"


@sentence(
    "Each player may switch two cards between their hands, or pay {price} to move one",
    f"{_SWITCH} or <move <one|a> [card] for {{price}}|pay {{price}} to move <one|a> [card]>",
    moved=1,
)
@sentence(
    "Each player may switch two cards between their hands, or pay {price} to move {moved}",
    f"{_SWITCH} or <move {{moved}} [card] for {{price}}|pay {{price}} to move {{moved}} [card]>",
)
@sentence("Each player may switch two cards between their hands", _SWITCH, price=None, moved=0)
class SwitchHands(Step):
    """A card of one of a player's hands for one of the other, or cards that only change over, at a price."""

    price: Price | None
    moved: int = 1

    def tally(self, totals: Totals) -> None:
        totals.tags |= {"fee"} if self.price else set()

    def play(self, table: Table, frame: Frame) -> Asking | None:
        if frame.begins():
            frame.notes["waiting"] = table.seats_from()
        for seat, answer in frame.answers.items():
            self._move(table, seat, answer)
        frame.answers.clear()
        if table.pending:
            return {}
        while frame.notes["waiting"]:
            seat, *rest = frame.notes["waiting"]
            frame.notes["waiting"] = tuple(rest)
            choice = self._ask(table, seat) if seat not in table.state.folded else None
            if choice is not None:
                return {seat: choice}
        return None

    def _ask(self, table: Table, seat: int) -> Choice | None:
        """One card of each hand, or some that change over at a price; None where there is nothing to move."""
        one, two = (offered_to(table, seat, table.pile(seat, number)) for number in (1, 2))
        choices: list[Choice] = [Words("Leave your hands as they are.", NOTHING, "", (DECLINE,))]
        if one and two:
            prompt = "Switch a card of hand 1 and a card of hand 2, named in this order."
            portions = tuple(Cards(prompt, NOTHING, "switch", cards, 1, 1) for cards in (one, two))
            choices.append(Portions(prompt, NOTHING, "switch", portions, (*one, *two)))
        limit = min((rule.count for rule in table.standing(HandLimit)), default=NO_LIMIT)
        room = limit - self.moved
        movable = (*(one if len(two) <= room else ()), *(two if len(one) <= room else ()))
        chips = self.price.chips(table) if self.price else 0
        if self.price and len(movable) >= self.moved and table.state.chips[seat] >= chips:
            many = "a card" if self.moved == 1 else f"{self.moved} cards"
            prompt = f"Move {many} to the other hand for {chips}."
            choices.append(Cards(prompt, NOTHING, "move", movable, self.moved, self.moved))
        if len(choices) == 1:
            return None
        return OneOf(" Or: ".join(choice.prompt for choice in choices[1:]), NOTHING, tuple(choices))

    def _move(self, table: Table, seat: int, answer: Answer) -> None:
        """Each card that was named goes to the other hand."""
        if answer.verb == "move" and self.price:
            table.pay(seat, self.price.chips(table), "fee")
        cards = meant(table, seat, answer, (*table.pile(seat, 1), *table.pile(seat, 2)))
        for card, number in [(card, table.state.where[card].pile) for card in cards]:
            table.move((card,), pile(seat, 3 - number), table.state.lies[card])


@sentence(
    "lay~s {cards} aside",
    "set aside {cards}",
    "<place|put|set|lay> {cards} [face down] <aside|in front of they|on table>",
)
class LayAside(Laying):
    """Cards that are still the player's, face down and apart from the rest."""

    prompt = "Lay {cards} aside."

    def take(self, table: Table, frame: Frame, answer: Answer) -> None:
        free = max((n for n in range(1, table.state.piles + 1) if table.pile(frame.seat, n)), default=0) + 1
        for card in answer.cards:
            lie = Lie.BLIND if table.state.lies[card] is Lie.BLIND else Lie.DOWN
            table.move((card,), pile(frame.seat, free), lie)


@sentence("discard~s {count} of their hands", "discard {count} hand")
class DropHands(Deed):
    """One hand of several, or more, is laid away whole."""

    count: int
    at_once = True

    def possible(self, table: Table, frame: Frame) -> bool:
        return bool(hands_laid(table, frame.seat))

    def ask(self, table: Table, frame: Frame) -> Choice | None:
        return hands_choice(table, frame, "discard", self.count)

    def take(self, table: Table, frame: Frame, answer: Answer) -> None:
        if answer.verb == DECLINE and frame.may:
            return
        gone = answer.word.split() or hands_laid(table, frame.seat)[: self.count]
        drop_hands(table, frame.seat, map(int, gone))


@sentence("keep~s {count} of their hands", "<keep|choose> {count} of their hand and discard other")
class KeepHands(Deed):
    """All hands but so many are laid away."""

    count: int
    at_once = True

    def possible(self, table: Table, frame: Frame) -> bool:
        return len(hands_laid(table, frame.seat)) > self.count

    def ask(self, table: Table, frame: Frame) -> Choice | None:
        return hands_choice(table, frame, "keep", self.count)

    def take(self, table: Table, frame: Frame, answer: Answer) -> None:
        if answer.verb == DECLINE and frame.may:
            return
        kept = [int(number) for number in answer.word.split()]
        drop_hands(table, frame.seat, (number for number in hands_laid(table, frame.seat) if number not in kept))


def hands_laid(table: Table, seat: int) -> tuple[int, ...]:
    """The numbers of the hands that a player has."""
    return tuple(number for number in range(1, table.state.notes.get("hands", 0) + 1) if table.pile(seat, number))


def hands_choice(table: Table, frame: Frame, verb: str, count: int) -> Choice | None:
    """Which of a player's hands, told by their numbers; None where it is all of them."""
    hands = hands_laid(table, frame.seat)
    if count >= len(hands) and not frame.may:
        return None
    words = tuple(" ".join(map(str, some)) for some in combinations(hands, min(count, len(hands))))
    default = NOTHING if frame.may else Answer(verb, word=words[0 if verb == "keep" else -1])
    many = "one of your hands" if count == 1 else f"{count} of your hands"
    return Words(f"{verb.capitalize()} {many}.", default, verb, words, may_decline=frame.may)


def drop_hands(table: Table, seat: int, numbers: Iterable[int]) -> None:
    """Lay whole hands away."""
    for number in tuple(numbers):
        table.discard(table.pile(seat, number))
