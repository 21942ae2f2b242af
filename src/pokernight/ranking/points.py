"""Hands that go by points: what the cards are worth, and who is nearest to a target or has the most."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from enum import Enum
from fractions import Fraction
from functools import cached_property
from math import lcm

from pokernight.cards import FACE_CARDS, FACES, JOKERS, RED_JOKER, Card, Face, Rank, checked, face_of, faces, rank_of

from .hand import NOTHING, Hand, told

HALF = Fraction(1, 2)
BOTTOM = Fraction(-1000)
"""Below any total: of several hands the one with the fewest points is nearest to it."""
NEAR, MOST_CARD = 1, 4
"""How near to a target a player is content, and how far below it one more card is worth the risk."""
REACH = 1 << 20
"""Farther than any hand is from its target."""


@dataclass(frozen=True)
class Extra:
    """Cards that are worth something only directly after certain others, in the order in which the cards came."""

    faces: frozenset[Face]
    after: frozenset[Face]
    values: tuple[Fraction, ...]


@dataclass(frozen=True)
class Worth:
    """What each card is worth; a card may be worth one thing or another, as it suits the player.

    >>> aces = worth((faces([Rank.ACE]), 1, 11), (FACE_CARDS, HALF))
    >>> aces.of(51), aces.of(47), aces.of(0)
    ((Fraction(1, 1), Fraction(11, 1)), (Fraction(1, 2),), (Fraction(2, 1),))
    """

    values: tuple[tuple[frozenset[Face], tuple[Fraction, ...]], ...]
    """What named cards are worth; the first that names a card counts."""
    face_value: bool = True
    """Whether the other cards are worth what is printed on them, an ace one; if not, they are worth nothing."""
    times: tuple[tuple[frozenset[Face], Fraction], ...] = ()
    """Cards that count double, or by another number; the first that names a card counts."""
    nothing: frozenset[Face] = frozenset()
    """Cards that count nothing, whatever else is said."""
    extras: tuple[Extra, ...] = ()
    """Cards that are worth something only after others; the first that names a card counts, before all `values`."""
    tame_jokers: bool = False
    """Whether jokers are no wild cards; those that are named never are."""
    negative: frozenset[Face] = frozenset()
    """Cards whose points are taken away."""

    def of(self, card: Card) -> tuple[Fraction, ...]:
        """What a card may be worth."""
        face = face_of(card)
        if face in self.nothing:
            return (Fraction(0),)
        times = next((times for named, times in self.times if face in named), Fraction(1))
        times = -times if face in self.negative else times
        for named, values in self.values:
            if face in named:
                return tuple(times * value for value in values)
        rank = rank_of(card)
        if not self.face_value or rank is None:
            return (Fraction(0),)
        return (Fraction(times * (1 if rank is Rank.ACE else rank)),)

    def totals(self, cards: Sequence[Card], wild: Collection[Card] = ()) -> set[Fraction]:
        """Everything that the cards may come to; a wild card may be worth what any card is."""
        return {Fraction(total, self.parts) for total in self.sums(cards, wild)}

    def sums(self, cards: Sequence[Card], wild: Collection[Card] = ()) -> set[int]:
        """Everything that the cards may come to, in parts of a point: whole numbers are quicker to add."""
        totals = {0}
        for at, card in enumerate(cards):
            face = card % FACES
            if (face >= RED_JOKER and face not in self.own_jokers) or card in wild:
                values = self._any_parts
            elif self.extras and (extra := self.extra_of(card)):
                follows = at > 0 and face_of(cards[at - 1]) in extra.after
                values = self._in_parts(extra.values) if follows else (0,)
            else:
                values = self._parts_of[face]
            totals = {total + value for total in totals for value in values}
        return totals

    def _in_parts(self, values: Iterable[Fraction]) -> tuple[int, ...]:
        return tuple(int(value * self.parts) for value in values)

    @cached_property
    def _parts_of(self) -> tuple[tuple[int, ...], ...]:
        """What each face may be worth, in parts of a point."""
        return tuple(self._in_parts(self.of(face)) for face in range(FACES))

    @cached_property
    def _any_parts(self) -> tuple[int, ...]:
        return self._in_parts(self._any)

    def extra_of(self, card: Card) -> Extra | None:
        """What makes a card depend on the card before it, if anything does."""
        return next((extra for extra in self.extras if face_of(card) in extra.faces), None)

    @cached_property
    def _any(self) -> frozenset[Fraction]:
        return frozenset(value for face in range(52) for value in self.of(face))

    @cached_property
    def own_jokers(self) -> frozenset[Face]:
        """The jokers that are not wild."""
        named = {face for cards, _ in self.values for face in cards}
        return JOKERS if self.tame_jokers else frozenset(JOKERS & named)

    @cached_property
    def least(self) -> Fraction:
        """The least that one card may be worth."""
        return min(value for face in range(54) for value in self.of(face))

    @cached_property
    def parts(self) -> int:
        """Into how many parts a point is divided."""
        after_others = {value for extra in self.extras for value in extra.values}
        named = {value for _, values in self.values for value in values}
        return lcm(*(value.denominator for value in self._any | after_others | named))


def worth(
    *values: tuple[frozenset[Face], *tuple[Fraction | int, ...]],
    face_value: bool = True,
    doubled: frozenset[Face] = frozenset(),
    nothing: frozenset[Face] = frozenset(),
    extras: tuple[Extra, ...] = (),
    tame_jokers: bool = False,
    negative: frozenset[Face] = frozenset(),
) -> Worth:
    """What cards are worth, said shortly: each time some cards, then their value or values."""
    named = tuple((cards, tuple(map(Fraction, amounts))) for cards, *amounts in values)
    times = ((doubled, Fraction(2)),) if doubled else ()
    return Worth(named, face_value, times, nothing, extras, tame_jokers, negative)


class Side(Enum):
    """On which side of the target a hand may be."""

    EITHER = "the nearest wins"
    UNDER_FIRST = "one that is over cannot beat one that is not"
    OVER_FIRST = "one that is under cannot beat one that is not"
    NOT_OVER = "one that is over loses"
    NOT_UNDER = "one that is under loses"


class Tie(Enum):
    """Who wins of two that are equally far from the target, one under and one over."""

    INSIDE = "the one between the low and the high target"
    OUTSIDE = "the one beyond them"
    HIGH = "the one with more points"
    LOW = "the one with fewer points"


@dataclass(frozen=True)
class Points:
    """Hands ranked by points; all the cards count.

    >>> from pokernight.cards import read_cards
    >>> high = Points(ACES_EITHER_WAY_FACES_HALF, target=Fraction(27))
    >>> high.hand(read_cards("Ah 9d 6s Kc")).name
    '26½ points'
    """

    worth: Worth
    target: Fraction | None = None
    """What to be near to; without one, the most points win."""
    side: Side = Side.EITHER
    tie: Tie = Tie.INSIDE
    low: bool = False
    """Whether this is the lower of two targets, and inside means above it."""

    @property
    def size(self) -> None:
        """All the cards make the hand."""
        return None

    @property
    def few(self) -> int:
        """Points are counted card by card."""
        return 1

    @cached_property
    def parts(self) -> int:
        """Into how many parts a point is divided."""
        return lcm(self.worth.parts, self.target.denominator if self.target is not None else 1)

    def strength(self, cards: Collection[Card], wild: Collection[Card] = (), bugs: Collection[Card] = ()) -> int:
        """How good the hand is; the larger number wins, and 0 loses to all."""
        return self._best(cards, wild, bugs)[0]

    def hand(self, cards: Collection[Card], wild: Collection[Card] = (), bugs: Collection[Card] = ()) -> Hand:
        """The hand with the best of the totals that the cards may come to."""
        strength, _, parts = self._best(cards, wild, bugs)
        total = Fraction(parts, self.parts)
        name = points_named(total)
        if strength == NOTHING and self.target is not None:
            name += ", over" if total > self.target else ", under"
        return told(strength, name, tuple(cards))

    def name(self, strength: int) -> str:
        """What a player would call a hand of this strength, of one that can win.

        >>> high = Points(ACES_EITHER_WAY_FACES_HALF, target=Fraction(27))
        >>> high.name(high.strength([51, 28, 16, 44]))
        '26½ points'
        """
        return points_named(Fraction(self._total_of(strength), self.parts))

    kind = name

    def comes_to(self, cards: Collection[Card], total: Fraction | int, most_cards: int | None = None) -> bool:
        """Whether the cards may come to a total, in no more than so many cards.

        >>> from pokernight.cards import read_cards
        >>> Points(ACES_EITHER_WAY_FACES_HALF).comes_to(read_cards("Ah As 5d"), 27, most_cards=10)
        True
        """
        return (most_cards is None or len(cards) <= most_cards) and total in self.worth.totals(checked(cards))

    def _best(self, cards: Collection[Card], wild: Collection[Card], bugs: Collection[Card]) -> tuple[int, int, int]:
        """Of all the totals the strongest, and of those that lose the nearest: its strength, how near, the total."""
        finer = self.parts // self.worth.parts
        totals = [total * finer for total in self.worth.sums(checked(cards), (*wild, *bugs))]
        return max([(self._strength_of(total), -abs(total - self._aim), total) for total in totals])

    @cached_property
    def _aim(self) -> int:
        """The target in parts of a point."""
        return int((self.target or 0) * self.parts)

    @cached_property
    def _start(self) -> int:
        """The strength of no points where there is no target: more than that of any hand that cannot win."""
        return 1 if self.worth.least >= 0 else REACH

    def _strength_of(self, total: int) -> int:
        """How good a total is that is counted in parts of a point."""
        if self.target is None:
            return total + self._start
        off = total - self._aim
        near = REACH - 2 * abs(off)
        match self.side:
            case Side.EITHER:
                return near if off == 0 or (off > 0) == self.over_wins else near - 1
            case Side.NOT_OVER:
                return near if off <= 0 else NOTHING
            case Side.NOT_UNDER:
                return near if off >= 0 else NOTHING
            case Side.UNDER_FIRST:
                return near + REACH if off <= 0 else near
            case Side.OVER_FIRST:
                return near + REACH if off >= 0 else near

    def _total_of(self, strength: int) -> int:
        """The total that is just so good."""
        if self.target is None:
            return strength - self._start
        first = self.side in (Side.UNDER_FIRST, Side.OVER_FIRST) and strength > REACH
        second = self.side is Side.EITHER and strength % 2 == 1
        off = (REACH - (strength - (REACH if first else 0) + second)) // 2
        over = {
            Side.EITHER: self.over_wins != second,
            Side.UNDER_FIRST: not first,
            Side.OVER_FIRST: first,
            Side.NOT_OVER: False,
            Side.NOT_UNDER: True,
        }
        return self._aim + (off if over[self.side] else -off)

    @cached_property
    def over_wins(self) -> bool:
        """Whether over wins where one is as far under the target as another is over it."""
        return self.tie is Tie.HIGH or self.tie is (Tie.INSIDE if self.low else Tie.OUTSIDE)


def near_enough(scores: Iterable[Points], cards: Sequence[Card], wild: Collection[Card] = ()) -> bool:
    """Whether cards come near enough to a target for anybody to stop, or are beyond all of them but for a few points.

    >>> [near_enough([THIRTY_ONE], cards) for cards in ([51, 44, 36], [51, 44], [44, 40, 36, 32])]
    [True, False, True]
    """
    off = [total - (points.target or 0) for points in scores for total in points.worth.totals(cards, wild)]
    return any(abs(points) <= NEAR for points in off) or all(points > -MOST_CARD for points in off)


def points_named(total: Fraction) -> str:
    """A number of points as a player says it.

    >>> points_named(Fraction(53, 2)), points_named(Fraction(1, 2)), points_named(Fraction(-5, 2))
    ('26½ points', '½ point', '-2½ points')
    """
    whole, rest = divmod(abs(total), 1)
    part = {Fraction(0): "", HALF: "½"}.get(rest, f" {rest}")
    number = f"{whole if whole or not part else ''}{part}".strip()
    return f"{'-' if total < 0 else ''}{number} point{'s' if abs(total) > 1 or not total else ''}"


ACES = faces([Rank.ACE])
TENS = faces([Rank.TEN])

ACES_EITHER_WAY_FACES_HALF = worth((ACES, 1, 11), (FACE_CARDS, HALF))
"""Aces 1 or 11, face cards a half, the others what they say."""

ACES_EITHER_WAY_FACES_TEN = worth((ACES, 1, 11), (FACE_CARDS, 10))
"""Aces 1 or 11, face cards ten, the others what they say."""

THIRTY_ONE = Points(ACES_EITHER_WAY_FACES_TEN, Fraction(31), Side.UNDER_FIRST)
"""Nearest to 31, but over cannot beat under."""

FOOTBALL = Points(
    worth(
        (FACE_CARDS, 6),
        (faces([Rank.TWO]), 2),
        (faces([Rank.THREE]), 3),
        face_value=False,
        extras=(Extra(ACES, FACE_CARDS, (Fraction(1),)),),
    )
)
"""Touchdowns, points after, safeties and field goals: face cards six, an ace directly after one, twos and threes."""
