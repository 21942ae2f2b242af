"""Hands that a player makes, and which of them must be worse than others."""

from dataclasses import replace

from pokernight.cards import FACES, Card
from pokernight.language.part import sentence
from pokernight.ranking import Falling, Split
from pokernight.rules.parts.places import Face
from pokernight.rules.parts.refs import End
from pokernight.rules.plan import Plan, holding, plan_for
from pokernight.rules.stacks.apart import HandsInOrder
from pokernight.table.choices import Answer
from pokernight.table.events import HIDDEN
from pokernight.table.picking import Piles
from pokernight.table.table import Table

_HOLD = "<hold|contain|include|have> [at least] <a|one>"
_DOWN, _UP = "<down|hole|face down>", "<up|face up>"
_WORSE = "is <worse|lower> than"
_ORDERED = (
    f"<{{small}} card hand must {_WORSE} {{large}} card hand"
    "|{large} card hand must <is <better|higher> than|beat> {small} card hand>"
)


@sentence(
    "The {small} card hand must hold a down card and be worse than the {large} card hand",
    f"{{small}} card hand must {_HOLD} {_DOWN} card and {_WORSE} {{large}} card hand",
    f"{_ORDERED} <and|.> {{small}} card hand must {_HOLD} {_DOWN} card",
    f"{{small}} card hand must {_HOLD} {_DOWN} card <and|.> {_ORDERED}",
    face=Face.DOWN,
)
@sentence(
    "The {small} card hand must hold an up card and be worse than the {large} card hand",
    f"{{small}} card hand must {_HOLD} {_UP} card and {_WORSE} {{large}} card hand",
    f"{_ORDERED} <and|.> {{small}} card hand must {_HOLD} {_UP} card",
    f"{{small}} card hand must {_HOLD} {_UP} card <and|.> {_ORDERED}",
    face=Face.UP,
)
@sentence(
    "The {small} card hand must be worse than the {large} card hand",
    _ORDERED,
    face=None,
)
class SmallHandWorse(HandsInOrder):
    """The smaller hand must be the worse one, and sometimes hold a card that lies one way."""

    small: int
    large: int
    face: Face | None = None

    def arranged(self, sizes: list[int]) -> list[int]:
        return sorted(sizes, reverse=True)

    def limited(self, table: Table, seat: int, free: Piles, hands: int) -> Piles:
        if HIDDEN in free.cards or free.sizes != (self.large, self.small):
            return free
        plan, cards = plan_for(table, seat, End.HIGH), table.state.of_seat(seat)
        wild, bugs = _wild_in(plan), _bugs_in(plan)
        lying = frozenset(table.lying(seat, *self.face.lies)) if self.face else frozenset()
        needs = lying if len(lying) < len(cards) else frozenset()
        worse = Split((self.large, self.small), plan.order)
        usual = next(worse.every(free.cards, wild, bugs, needs), None)
        if usual is None:
            return free
        default = Answer(free.verb, (*usual[0], *usual[1]))
        return replace(free, default=default, worse=worse, wild=wild, bugs=bugs, needs=needs)


_BEFORE = "<one|hand> before [it]"
_TOO = "[must] [is] <worse|lower> than"
_BETTER = "<must is better than|must beat>"
_BETTER_TOO = "<[must] [is] better than|[must] beat>"


@sentence(
    "Each hand must be worse than the one before it",
    f"Each [hand] must {_WORSE} {_BEFORE}",
    f"Second hand must {_WORSE} first [hand] and third [hand] {_TOO} <second [hand]|both>",
    f"Third hand must {_WORSE} second [hand] and second [hand] {_TOO} first [hand]",
    f"First hand {_BETTER} second [hand] and second [hand] {_BETTER_TOO} third [hand]",
    "Hand must is in [descending] order [of strength] from best to worst",
    last=None,
    first_two=False,
    rising=False,
)
@sentence(
    "Each hand must be worse than the one before it, the {last} card hand the worst",
    f"Second hand must {_WORSE} first [hand] and {{last}} card hand {_TOO} both",
    first_two=False,
    rising=False,
)
@sentence(
    "The second hand must be worse than the first",
    f"Second hand must {_WORSE} first hand",
    f"First hand {_BETTER} second [hand]",
    last=None,
    first_two=True,
    rising=False,
)
@sentence(
    "Each hand must be better than the one before it",
    f"Each [hand] {_BETTER} {_BEFORE}",
    f"Second hand {_BETTER} first [hand] and third [hand] {_BETTER_TOO} <second [hand]|both>",
    f"Third hand {_BETTER} second [hand] and second [hand] {_BETTER_TOO} first [hand]",
    last=None,
    first_two=False,
    rising=True,
)
@sentence(
    "The second hand must be better than the first",
    f"Second hand {_BETTER} first [hand]",
    f"First hand must {_WORSE} second [hand]",
    last=None,
    first_two=True,
    rising=True,
)
class EachWorse(HandsInOrder):
    """Every hand must be worse than the one that was made before it, or better."""

    last: int | None = None
    """The size of the hand that comes last, where that is said."""
    first_two: bool = False
    """Whether only the first two are compared."""
    rising: bool = False

    def arranged(self, sizes: list[int]) -> list[int]:
        return sorted(sizes, key=lambda size: size == self.last)

    def limited(self, table: Table, seat: int, free: Piles, hands: int) -> Piles:
        sizes = free.sizes[: 2 if self.first_two else hands]
        if HIDDEN in free.cards or not all(sizes):
            return free
        plan = plan_for(table, seat, End.HIGH)
        falling = Falling(sizes, plan.order, self.rising)
        wild, bugs = _wild_in(plan), _bugs_in(plan)
        usual = falling.usual(free.cards, wild, bugs)
        if falling.fault(usual, wild, bugs):
            return free
        named = [card for hand in usual for card in hand]
        default = Answer(free.verb, (*named, *(card for card in free.cards if card not in named)))
        return replace(free, default=default, falling=falling, wild=wild, bugs=bugs)


def _wild_in(plan: Plan) -> frozenset[Card]:
    """The cards of a player that are wild."""
    return frozenset(card for rule in plan.wild for card in rule.cards(holding(plan.table, plan.seat)))


def _bugs_in(plan: Plan) -> frozenset[Card]:
    """The cards of a player that are bugs."""
    return frozenset(card for card in plan.table.state.of_seat(plan.seat) if card % FACES in plan.bugs)
