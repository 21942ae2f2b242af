"""Which cards: sets told by what is printed on them, by what is wild, by what was named."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any

from pokernight.cards import (
    FACE_CARDS,
    FACES,
    JOKERS,
    MAN_WITH_THE_AXE,
    ONE_EYED_JACKS,
    SUICIDE_KING,
    Rank,
    Suit,
    faces,
    rank_of,
)
from pokernight.language.part import Part, Term, reads, sentence
from pokernight.ranking import wild as wilds
from pokernight.rules.plan import Plan, plan_for

if TYPE_CHECKING:
    from collections.abc import Collection

    from pokernight.cards import Card, Face
    from pokernight.rules.totals import Totals
    from pokernight.table.table import Table


class CardSet(Part):
    """A set of cards."""

    def wilds(self, plan: Plan, *, mates: bool = False) -> tuple[wilds.Wild, ...]:
        """What makes these cards wild for the player of a plan, with all others of their rank where that is said."""
        raise NotImplementedError(f"{type(self).__name__} cannot be wild.")

    def has(self, table: Table, card: Card, seat: int) -> bool:
        """Whether a card is in the set now, for a player."""
        raise NotImplementedError(f"{type(self).__name__} cannot be told.")

    def size(self, totals: Totals) -> int:
        """How many cards of the deck are in the set."""
        return 0

    def most(self, totals: Totals, players: int) -> int:
        """How many cards that players hold can be in the set at one time."""
        return self.size(totals)


class Printed(CardSet):
    """A set of cards that can be told by what is printed on them, or by what is wild."""


class OfRanks(Printed):
    """All cards of ranks that are told at the table."""

    def ranks(self, table: Table) -> Collection[Rank]:
        """The ranks, as soon as they are told."""
        raise NotImplementedError(f"{type(self).__name__} has no rank.")

    def wilds(self, plan: Plan, *, mates: bool = False) -> tuple[wilds.Wild, ...]:
        return (wilds.WildFaces(faces(self.ranks(plan.table))),)

    def has(self, table: Table, card: Card, seat: int) -> bool:
        return rank_of(card) in self.ranks(table)

    def size(self, totals: Totals) -> int:
        return 4 * totals.decks


@reads("<all|any|every|each> [of] {cards}")
class EveryOne(CardSet):
    """All cards of a set, which says no more than the set does."""

    cards: Printed

    @classmethod
    def said(cls, **fields: Any) -> Printed:
        cards: Printed = fields["cards"]
        return cards


class Faces(Printed):
    """A set of cards that is the same in every hand, told by what is printed on them."""

    @cached_property
    def faces(self) -> frozenset[Face]:
        """The faces of the cards."""
        raise NotImplementedError(f"{type(self).__name__} has no faces.")

    def wilds(self, plan: Plan, *, mates: bool = False) -> tuple[wilds.Wild, ...]:
        return (wilds.WildFaces(self.faces),)

    def has(self, table: Table, card: Card, seat: int) -> bool:
        return card % FACES in self.faces


@sentence("{rank:plural}", one="a(n) {rank}")
class OfRank(Faces):
    """All four cards of a rank."""

    rank: Rank

    @cached_property
    def faces(self) -> frozenset[Face]:
        return faces([self.rank])

    def size(self, totals: Totals) -> int:
        return 4 * totals.decks


@sentence("{suit:plural}", one="a(n) {suit}")
class OfSuit(Faces):
    """All cards of a suit."""

    suit: Suit

    @cached_property
    def faces(self) -> frozenset[Face]:
        return faces(suits=[self.suit])

    def size(self, totals: Totals) -> int:
        return 13 * totals.decks


@sentence("the {rank} of {suit:plural}", "{rank} of {suit}", "a {rank} of {suit}")
@reads("man with axe", "king with axe", rank=Rank.KING, suit=Suit.DIAMONDS)
class OneCard(Faces):
    """A single card."""

    single = True

    rank: Rank
    suit: Suit

    @cached_property
    def faces(self) -> frozenset[Face]:
        return faces([self.rank], [self.suit])

    def size(self, totals: Totals) -> int:
        return totals.decks


@sentence(
    "the {ranks:shared} of {suit:plural}",
    "<a|any|either> {ranks:shared} of {suit}",
    one="one of the {ranks:shared} of {suit:plural}",
)
class RanksOfSuit(Faces):
    """Some cards of one suit."""

    whole = True

    ranks: tuple[Rank, ...]
    suit: Suit

    @cached_property
    def faces(self) -> frozenset[Face]:
        return faces(self.ranks, [self.suit])

    def size(self, totals: Totals) -> int:
        return len(set(self.ranks)) * totals.decks


@sentence("the {rank:plural} of {suits:shared}", one="one of the {rank:plural} of {suits:shared}")
class RankOfSuits(Faces):
    """The cards of a rank that have one of some suits."""

    whole = True

    rank: Rank
    suits: tuple[Suit, ...]

    @cached_property
    def faces(self) -> frozenset[Face]:
        return faces([self.rank], self.suits)

    def size(self, totals: Totals) -> int:
        return len(set(self.suits)) * totals.decks


@sentence("jokers", "both joker", one="a joker")
class Jokers(Faces):
    """The jokers."""

    @cached_property
    def faces(self) -> frozenset[Face]:
        return JOKERS

    def size(self, totals: Totals) -> int:
        return totals.jokers


@sentence("face cards", "<picture|court> card", "royal", one="a face card")
class FaceCards(Faces):
    """Jacks, queens and kings."""

    @cached_property
    def faces(self) -> frozenset[Face]:
        return FACE_CARDS

    def size(self, totals: Totals) -> int:
        return 12 * totals.decks


@sentence(
    "{low:plural} through {high:plural}",
    "[card from] {low} <to|through|thru|up to> {high}",
    one="a card from {low:plural} through {high:plural}",
)
@reads("{low} and <up|higher|above|over>", "{low} or higher", "card from {low} [on] up", high=Rank.ACE)
@reads("{high} and <down|lower|below|under>", "{high} or <lower|under>", "card from {high} down", low=Rank.TWO)
@reads("<number|numbered|spot> card", low=Rank.TWO, high=Rank.TEN)
class RankRange(Faces):
    """All cards from one rank to another; the ace is above the king, or below the two where it comes first."""

    low: Rank
    high: Rank

    @cached_property
    def faces(self) -> frozenset[Face]:
        if self.low is Rank.ACE:
            return faces(rank for rank in Rank if rank <= self.high or rank is Rank.ACE)
        return faces(rank for rank in Rank if self.low <= rank <= self.high)

    def size(self, totals: Totals) -> int:
        return len(self.faces) * totals.decks


@sentence(
    "cards {step} than {rank:plural}",
    "<card|everything|anything> {step} [than] [a] {rank}",
    one="a card {step} than {rank:plural}",
)
class BeyondRank(Faces):
    """All cards above a rank or below it, the ace above the king."""

    step: Step
    rank: Rank

    @cached_property
    def faces(self) -> frozenset[Face]:
        return faces(r for r in Rank if (r > self.rank if self.step is Step.HIGHER else r < self.rank))

    def size(self, totals: Totals) -> int:
        ranks = Rank.ACE - self.rank if self.step is Step.HIGHER else self.rank - Rank.TWO
        return 4 * totals.decks * ranks


class Parity(Term):
    """Even or odd."""

    EVEN = ("even",)
    ODD = ("odd",)


@sentence("{parity} cards", "{parity} number[ed] card", one="an {parity} card")
class OfParity(Faces):
    """The cards with an even number, or those with an odd one, the ace among them."""

    parity: Parity

    @cached_property
    def faces(self) -> frozenset[Face]:
        return faces(rank for rank in Rank if _number(rank) % 2 == (self.parity is Parity.ODD) and rank not in _COURT)

    def size(self, totals: Totals) -> int:
        return 20 * totals.decks


@sentence("one-eyed face cards", "one eyed <royal|card>", one="a one-eyed face card")
class OneEyedFaces(Faces):
    """The jacks of hearts and spades and the king of diamonds, drawn in profile."""

    @cached_property
    def faces(self) -> frozenset[Face]:
        return ONE_EYED_JACKS | MAN_WITH_THE_AXE

    def size(self, totals: Totals) -> int:
        return 3 * totals.decks


@sentence("one-eyed jacks", one="a one-eyed jack")
class OneEyedJacks(Faces):
    """The jacks of hearts and spades, drawn in profile."""

    @cached_property
    def faces(self) -> frozenset[Face]:
        return ONE_EYED_JACKS

    def size(self, totals: Totals) -> int:
        return 2 * totals.decks


@sentence("suicide kings", "suicide king", one="a suicide king")
class SuicideKings(Faces):
    """The king of hearts, who holds a sword to his head."""

    @cached_property
    def faces(self) -> frozenset[Face]:
        return SUICIDE_KING

    def size(self, totals: Totals) -> int:
        return totals.decks


@sentence("{cards} except {but}", "{cards} <except|other than|but not> [for] {but}", one="one of {cards} except {but}")
class AllBut(Printed):
    """The cards of a set, save some of them."""

    whole = True

    cards: Faces
    but: Faces

    @cached_property
    def faces(self) -> frozenset[Face]:
        """The faces of the cards that are left."""
        return self.cards.faces - self.but.faces

    def wilds(self, plan: Plan, *, mates: bool = False) -> tuple[wilds.Wild, ...]:
        return (wilds.WildFaces(self.faces),)

    def has(self, table: Table, card: Card, seat: int) -> bool:
        return card % FACES in self.faces

    def size(self, totals: Totals) -> int:
        return len(self.faces) * totals.decks


@sentence("wild cards", one="a wild card")
class WildCards(Printed):
    """Whatever is wild at that moment."""

    def wilds(self, plan: Plan, *, mates: bool = False) -> tuple[wilds.Wild, ...]:
        return ()

    def has(self, table: Table, card: Card, seat: int) -> bool:
        return bool(plan_for(table, seat, showing=True).wild_among([card]))


@sentence("natural cards", one="a natural card")
class NaturalCards(Printed):
    """Whatever is not wild at that moment."""

    def wilds(self, plan: Plan, *, mates: bool = False) -> tuple[wilds.Wild, ...]:
        return ()

    def has(self, table: Table, card: Card, seat: int) -> bool:
        return not WildCards().has(table, card, seat)


class Step(Term):
    """One up or one down."""

    HIGHER = ("higher", "above")
    LOWER = ("lower", "below")


@sentence(
    "cards of the rank that was named",
    "[a] card of <named|chosen|declared> rank",
    "[a] card of rank that <was|is|have been> <named|chosen|declared>",
    one="a card of the rank that was named",
)
class NamedRank(Printed):
    """The rank that somebody named."""

    def wilds(self, plan: Plan, *, mates: bool = False) -> tuple[wilds.Wild, ...]:
        return (wilds.WildFaces(faces(plan.table.state.notes.get("named ranks", ()))),)

    def has(self, table: Table, card: Card, seat: int) -> bool:
        return rank_of(card) in table.state.notes.get("named ranks", ())

    def size(self, totals: Totals) -> int:
        return 4 * totals.decks


_COURT = (Rank.JACK, Rank.QUEEN, Rank.KING)


def _number(rank: Rank) -> int:
    return 1 if rank is Rank.ACE else int(rank)
