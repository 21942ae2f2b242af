"""Single cards that are told by the card before or after them."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from pokernight.cards import Rank, rank_of
from pokernight.language.part import Part, reads, sentence
from pokernight.rules.parts.faces import Faces, OfRank
from pokernight.rules.parts.refs import Arrival, CameUp, CardRef, Lying
from pokernight.table.places import COMMON

if TYPE_CHECKING:
    from pokernight.cards import Card
    from pokernight.table.table import Table


EACH = "<|any|each|every> [face up|next]"
"""Whichever card it is."""


@reads("<last|a> [face up|up|flipped|dealt]", "<face up|up>")
class LastOne(Part):
    """The last card of a rank, however that is said: with each one there is a new last."""


@sentence(
    "the card {how} face up after the last face-up {rank}",
    "[any] [face up|next|first] card {how} [[face] up] <after|following> [{_:LastOne}] {rank} [dealt|flipped]"
    " [face up|up]",
    "if <a {rank} is {how}|<they|a player|anyone> <get|is dealt> a {rank}> [[face] up]"
    " <next card {how}|card {how} next> [[face] up] [to anyone]",
)
@reads("[any] [next|first|face up] card <after|following> [{_:LastOne}] {rank} [[face] up]", how=Arrival.EITHER)
@reads(
    "[any] [next|first|face up] card [that] <after|following|follow> [{_:LastOne}] {rank} dealt [[face] up]",
    how=Arrival.DEALT,
)
class Follower(CameUp):
    """The card that came after the last one of a rank; it changes with every new one."""

    how: Arrival
    rank: Rank

    def cards(self, table: Table, seat: int) -> tuple[Card, ...]:
        return after_last([(card, rank_of(card) is self.rank) for card in self.how.of(table)])


@sentence(
    "the card {how} face up after the first face-up {rank}",
    "[face up|next] card {how} [[face] up] <after|following> first [face up|up|flipped|dealt] {rank} [dealt|flipped]"
    " [face up|up]",
)
@reads("[face up|next] card <after|following> first {rank} [[face] up]", how=Arrival.EITHER)
class FirstFollower(CameUp):
    """The card that came after the first one of a rank, and stays the one."""

    how: Arrival
    rank: Rank

    def cards(self, table: Table, seat: int) -> tuple[Card, ...]:
        return tuple(card for before, card in pairwise(self.how.of(table)) if rank_of(before) is self.rank)[:1]


@sentence(
    "the card {how} before the last face-up {rank}",
    "[face up] card {how} [face up] before <last|a|each> [face up|flipped|dealt] {rank}",
)
class Forerunner(CameUp):
    """The card that came before the last one of a rank; it changes with every new one."""

    how: Arrival
    rank: Rank

    def cards(self, table: Table, seat: int) -> tuple[Card, ...]:
        risen = self.how.of(table)
        last = max([at for at, card in enumerate(risen) if rank_of(card) is self.rank], default=0)
        return tuple(risen[last - 1 : last]) if last else ()


@sentence(
    "the card {how} face up right after {before:one}",
    "[any] [face up|next|first] card {how} [[face] up] <after|following> [{_:LastOne}] {before} [dealt|flipped]"
    " [face up|up]",
    "if <{before} is {how}|<they|a player|anyone> <get|is dealt> {before}> [[face] up]"
    " <next card {how}|card {how} next> [[face] up] [to anyone]",
)
@reads("[any] [next|first|face up] card <after|following> [{_:LastOne}] {before} [[face] up]", how=Arrival.EITHER)
class FollowerOfKind(CameUp):
    """The card that came after the last one of a kind; it changes with every new one."""

    how: Arrival
    before: Faces

    @classmethod
    def said(cls, **fields: Any) -> CardRef:
        """Where the kind is a rank, that is said more simply."""
        before = fields["before"]
        return Follower(fields["how"], before.rank) if isinstance(before, OfRank) else cls(**fields)

    def cards(self, table: Table, seat: int) -> tuple[Card, ...]:
        return after_last([(rise.card, self.before.has(table, rise.card, 0)) for rise in self.how.rises(table)])


@sentence(
    "each card {how} face up right after {before:one}",
    f"{EACH} card {{how}} [[face] up] <after|following> <each|every|any> [face up|up|flipped|dealt] {{before}}"
    " [dealt|flipped] [face up|up]",
)
@reads(
    f"{EACH} card <after|following> <each|every|any> [face up|up|flipped|dealt] {{before}} [[face] up]",
    how=Arrival.EITHER,
)
class EveryFollower(CameUp):
    """All cards that came after one of a kind."""

    how: Arrival
    before: Faces

    def cards(self, table: Table, seat: int) -> tuple[Card, ...]:
        risen = self.how.of(table)
        return tuple(card for last, card in pairwise(risen) if self.before.has(table, last, 0))

    @property
    def last(self) -> CardRef:
        """The same, where a new one takes the place of the old."""
        return FollowerOfKind.said(how=self.how, before=self.before)


@sentence(
    "the common card after the last common card that is {before:one}",
    "[any] [next] common card [<that|which> <is|come>] [<dealt|flipped|turned up>] <after|following>"
    " <a|last|each|any> common {before}",
    "if a common {before} <is <dealt|flipped|turned up>|come up> next common card [<dealt|flipped|turned up>]",
)
class CommonFollower(Lying):
    """The common card that came up after the last one of a kind; it changes with every new one."""

    before: Faces

    def cards(self, table: Table, seat: int) -> tuple[Card, ...]:
        common = table.state.at(COMMON)
        came = [rise.card for rise in table.state.risen if rise.card in common]
        return after_last([(card, self.before.has(table, card, 0)) for card in came])


@sentence(
    "the card {how} face up right after a pair",
    "[any] [face up|next|first] card {how} [[face] up] <after|following> [{_:LastOne}] pair [[dealt] [face] up]",
    "if <a pair is dealt|a player <is dealt|get> a <face up|> pair> [[face] up]"
    " <next card {how}|card {how} next> [[face] up] [to anyone]",
)
class FollowerOfPair(CameUp):
    """The card that came after one that paired another before the same player; it changes with every new pair."""

    how: Arrival

    def cards(self, table: Table, seat: int) -> tuple[Card, ...]:
        there: Counter[tuple[int, Rank | None]] = Counter()
        told: list[tuple[Card, bool]] = []
        for rise in self.how.rises(table):
            there[rise.seat, rank_of(rise.card)] += 1
            told.append((rise.card, rank_of(rise.card) is not None and there[rise.seat, rank_of(rise.card)] % 2 == 0))
        return after_last(told)


def after_last(told: list[tuple[Card, bool]]) -> tuple[Card, ...]:
    """The card after the last of which something is so."""
    last = max([at for at, (_, so) in enumerate(told) if so], default=len(told))
    return tuple(card for card, _ in told[last + 1 : last + 2])
