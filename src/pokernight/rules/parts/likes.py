"""Which cards, by a card that a rule points at: that card itself, and those that are like it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pokernight.cards import BLACK, FACES, RED, faces, rank_of, suit_of
from pokernight.language.part import Part, reads, sentence
from pokernight.ranking import wild as wilds
from pokernight.rules.parts.faces import BeyondRank, CardSet, Faces, Printed, Step
from pokernight.rules.parts.refs import CardRef, Lying

if TYPE_CHECKING:
    from pokernight.cards import Card, Face
    from pokernight.rules.plan import Plan
    from pokernight.rules.totals import Totals
    from pokernight.table.table import Table


class Akin(Printed):
    """Cards that have something in common with one that a rule points at."""


class ByFace(Akin):
    """Cards that are told by what is printed on the one that a rule points at."""

    ref: CardRef

    def wilds(self, plan: Plan, *, mates: bool = False) -> tuple[wilds.Wild, ...]:
        return (wilds.WildFaces(self._faces(pointed_at(self.ref, plan))),)

    def has(self, table: Table, card: Card, seat: int) -> bool:
        return card % FACES in self._faces(self.ref.cards(table, seat))

    def _faces(self, cards: tuple[Card, ...]) -> frozenset[Face]:
        raise NotImplementedError(f"{type(self).__name__} has no faces.")


@sentence(
    "cards of the same rank as {ref}",
    "<card|other> [in {_:Owner} hand] <of|with> [same] rank <as|of> {ref}",
    "<card|other> [in {_:Owner} hand] [that] <match|matching|is same rank as|is like|like|equal to> [rank of] {ref}",
    "<same rank as|match> {ref}",
    "rank of {ref}",
    one="a card of the same rank as {ref}",
)
class SameRank(Akin):
    """A card that a rule points at, and all others of its rank."""

    ref: CardRef

    def wilds(self, plan: Plan, *, mates: bool = False) -> tuple[wilds.Wild, ...]:
        return (wilds.like(*pointed_at(self.ref, plan)),)

    def has(self, table: Table, card: Card, seat: int) -> bool:
        return rank_of(card) in {rank_of(other) for other in self.ref.cards(table, seat)}

    def most(self, totals: Totals, players: int) -> int:
        return self.ref.mates(totals, players)

    def size(self, totals: Totals) -> int:
        return 4 * totals.decks


@sentence(
    "the other three cards of the same rank as {ref}",
    "[all] <other [three|3]|three other> card <of|with> same rank as {ref}",
    one="one of the other three cards of the same rank as {ref}",
)
class ItsMates(Akin):
    """All cards of the rank of a card that a rule points at, but not that card."""

    ref: CardRef

    def wilds(self, plan: Plan, *, mates: bool = False) -> tuple[wilds.Wild, ...]:
        there = pointed_at(self.ref, plan)
        return (wilds.WildFaces(wilds.like(*there).faces - {card % FACES for card in there}),)

    def has(self, table: Table, card: Card, seat: int) -> bool:
        there = self.ref.cards(table, seat)
        return card not in there and rank_of(card) in set(map(rank_of, there))

    def most(self, totals: Totals, players: int) -> int:
        return self.ref.mates(totals, players) - 1

    def size(self, totals: Totals) -> int:
        return 4 * totals.decks - 1


@sentence(
    "cards of the same suit as {ref}",
    "card <of|with|in> [same] suit <as|of> {ref}",
    "card [that is] same suit as {ref}",
    "card [that] <match|matching> suit of {ref}",
    "suit of {ref}",
    "same suit as {ref}",
    one="a card of the same suit as {ref}",
)
class SameSuit(Akin):
    """All cards of the suit of a card that a rule points at."""

    ref: CardRef

    def wilds(self, plan: Plan, *, mates: bool = False) -> tuple[wilds.Wild, ...]:
        suits = {suit for suit in map(suit_of, pointed_at(self.ref, plan)) if suit is not None}
        return (wilds.WildFaces(faces(suits=suits)),)

    def has(self, table: Table, card: Card, seat: int) -> bool:
        return suit_of(card) in {suit_of(other) for other in self.ref.cards(table, seat)}

    def size(self, totals: Totals) -> int:
        return 13 * totals.decks


@sentence(
    "cards of the same colour as {ref}",
    "card <of|with> [same] colour <as|of> {ref}",
    "card [that is] same colour as {ref}",
    one="a card of the same colour as {ref}",
)
class SameColour(ByFace):
    """All cards of the colour of a card that a rule points at."""

    def size(self, totals: Totals) -> int:
        return 26 * totals.decks

    def _faces(self, cards: tuple[Card, ...]) -> frozenset[Face]:
        return frozenset(face for half in (RED, BLACK) if any(card % FACES in half for card in cards) for face in half)


@sentence(
    "cards one rank {step} than {ref}",
    "card [with a rank] one [rank] {step} [than] {ref}",
    one="a card one rank {step} than {ref}",
    count=1,
)
@sentence(
    "cards {count} ranks {step} than {ref}",
    "card [with a rank] {count} [rank] {step} [than] {ref}",
    one="a card {count} ranks {step} than {ref}",
)
class NextRank(ByFace):
    """The cards one rank above or below a card that a rule points at, or more; the ace lies next to king and two."""

    step: Step
    count: int = 1

    def size(self, totals: Totals) -> int:
        return 4 * totals.decks

    def _faces(self, cards: tuple[Card, ...]) -> frozenset[Face]:
        return wilds.ranks_away(self.count if self.step is Step.HIGHER else -self.count, *cards).faces


@sentence(
    "cards one rank higher or lower than {ref}",
    "card <one [rank] <higher or lower than|above or below>|on <either|each|both> side of> {ref}",
    "card <next to|adjacent to|adjoining> [rank of] {ref}",
    one="a card one rank higher or lower than {ref}",
)
class BesideRank(ByFace):
    """The cards one rank above and one rank below a card that a rule points at."""

    def size(self, totals: Totals) -> int:
        return 8 * totals.decks

    def _faces(self, cards: tuple[Card, ...]) -> frozenset[Face]:
        return wilds.ranks_away(1, *cards).faces | wilds.ranks_away(-1, *cards).faces


@sentence("cards {step} than {ref}", "card {step} [in rank] [than] {ref}", one="a card {step} than {ref}")
class BeyondCard(ByFace):
    """All cards above a card that a rule points at, or all below it, the ace above the king."""

    step: Step

    def size(self, totals: Totals) -> int:
        return 48 * totals.decks

    def _faces(self, cards: tuple[Card, ...]) -> frozenset[Face]:
        ranks = [rank for rank in map(rank_of, cards) if rank is not None]
        return frozenset(face for rank in ranks for face in BeyondRank(self.step, rank).faces)


@sentence(
    "cards of the same suit as {ref} that are {step} than it",
    "card <of|in|with> same suit as {ref} [that is] {step} than it",
    one="a card of the same suit as {ref} that is {step} than it",
)
class BeyondInSuit(ByFace):
    """The cards of the suit of a card that a rule points at that are above it, or those that are below it."""

    whole = True
    step: Step

    def size(self, totals: Totals) -> int:
        return 12 * totals.decks

    def _faces(self, cards: tuple[Card, ...]) -> frozenset[Face]:
        found: set[Face] = set()
        for rank, suit in ((rank_of(card), suit_of(card)) for card in cards):
            if rank is not None and suit is not None:
                found |= BeyondRank(self.step, rank).faces & faces(suits=[suit])
        return frozenset(found)


@sentence("{ref}, if it is {cards:one},", "{ref} if it is {cards:InColour}")
class IfItIs(CardSet):
    """The card that a rule points at, as long as it is of a kind."""

    single = True

    ref: CardRef
    cards: Faces

    def wilds(self, plan: Plan, *, mates: bool = False) -> tuple[wilds.Wild, ...]:
        found = tuple(card for card in pointed_at(self.ref, plan) if self.cards.has(plan.table, card, plan.seat))
        return (wilds.like(*found) if mates else wilds.WildCards(frozenset(found)),)

    def has(self, table: Table, card: Card, seat: int) -> bool:
        return card in self.ref.cards(table, seat) and self.cards.has(table, card, seat)

    def most(self, totals: Totals, players: int) -> int:
        return self.ref.most(totals, players)


@sentence("{ref}", one="{ref:one}")
class TheCard(CardSet):
    """Only the card that a rule points at."""

    single = True

    ref: CardRef

    def wilds(self, plan: Plan, *, mates: bool = False) -> tuple[wilds.Wild, ...]:
        cards = pointed_at(self.ref, plan)
        return (wilds.like(*cards) if mates else wilds.WildCards(frozenset(cards)),)

    def has(self, table: Table, card: Card, seat: int) -> bool:
        return card in self.ref.cards(table, seat)

    def most(self, totals: Totals, players: int) -> int:
        return self.ref.most(totals, players)


@reads(
    "all [other] [card] <like|matching> <it|they> [in {_:Owner} hand]",
    "[all|any] <other|card|other card> <of <same|that|its> rank|<like|matching> <it|they>> [in {_:Owner} hand]",
    "[all|any] [other] matching card [in {_:Owner} hand]",
    "all of <same|that|its> rank [in {_:Owner} hand]",
    "<other three|three other> [card] <of <same|that|its> rank|like it>",
)
class Mates(Part):
    """All others of the rank of cards that were just named."""


@reads("one", "[one] of them")
class OneOfThem(Faces):
    """The cards that the sentence before spoke of."""


class ThatCard(Lying):
    """The card that the sentence before has laid on the table."""


@reads("[other] card <of <that|same|its> rank|<like|matching> it>", "that rank")
class OfThatRank(Akin):
    """The rank of the card that the sentence before has laid on the table."""


def pointed_at(ref: CardRef, plan: Plan) -> tuple[Card, ...]:
    """The cards that a rule points at, as far as the plan may know them."""
    if plan.showing and not ref.told(plan.table, plan.seat):
        return ()
    return ref.cards(plan.table, plan.seat)
