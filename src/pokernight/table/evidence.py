"""What shows that a hand was dealt from the deck that was promised, as records and browsers get it."""

from __future__ import annotations

from collections import defaultdict
from functools import cached_property
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
from msgspec import Meta

from pokernight.cards import CardError, read_cards, text, texts
from pokernight.table import events as ev
from pokernight.table.places import DECK
from pokernight.table.shuffle import (
    UNDER_ONE_ROOT,
    Shuffle,
    Trees,
    commitment_of,
    cut_order,
    fixed,
    root_above,
    seal_of,
)
from pokernight.table.state import State

if TYPE_CHECKING:
    from pokernight.cards import Card
    from pokernight.table.hand import Hand

Hash = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
Cut = Annotated[str, Meta(pattern="^([0-9a-f]{64})?$")]
"""A player's randomness, or its seal; empty for who takes no part or keeps silent."""
Seed = Annotated[str, Meta(pattern="^([0-9a-f]{64,512})?$")]
Place = Annotated[int, Meta(ge=0, lt=1_000)]

MOST_DECKS = 10
"""No game has more decks."""


class Broken(ValueError):
    """A promise that was not kept; the message is a sentence that says which."""


class Proof(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What shows that a card lay at a place of a deck."""

    card: str
    shuffle: Annotated[int, Meta(ge=0, lt=1_000_000)]
    """Which of the shuffles of the hand it was, the first being 0."""
    place: Place
    """The place in the deck after the cut, the top card being 0."""
    salt: Hash
    path: Annotated[tuple[Hash, ...], Meta(max_length=32)]
    """The hashes beside the way from the card to the root, from below."""


class Evidence(msgspec.Struct, frozen=True, dict=True, omit_defaults=True, forbid_unknown_fields=True):
    """What the house promised before the cut, how the players cut, and what can be checked with it."""

    cards: str
    """The cards of the game in their usual order, which is what is shuffled."""
    commitment: Hash
    """The hash of the house's seed."""
    roots: Annotated[tuple[Hash, ...], Meta(min_length=1, max_length=10_000)]
    """The root over the places of all cards in the first shuffles, and one more for each eight that followed."""
    seals: Annotated[tuple[Cut, ...], Meta(max_length=100)] = ()
    """The sealed cut of each seat, seat 1 first."""
    cuts: Annotated[tuple[Cut, ...], Meta(max_length=100)] = ()
    """The cuts themselves."""
    seed: Seed = ""
    """The house's seed, once it is opened."""
    proofs: tuple[Proof, ...] = ()
    """Where the cards lay that somebody was shown."""

    @classmethod
    def read(cls, data: Any) -> Evidence:
        """The evidence that plain data means; what cannot be is said in a sentence."""
        try:
            read = msgspec.convert(data, cls)
            read_cards(read.cards, MOST_DECKS)
        except (msgspec.ValidationError, CardError) as error:
            raise Broken(f"The evidence of the shuffle cannot be read: {str(error)[:200]}") from error
        return read

    def data(self) -> dict[str, Any]:
        """The evidence as plain data."""
        return dict(msgspec.to_builtins(self))

    @property
    def shuffle(self) -> Shuffle:
        """The shuffles of the hand, where the seed is opened."""
        if not self.seed:
            raise Broken("The seed of this hand has not been opened.")
        return Shuffle(read_cards(self.cards, MOST_DECKS), self.seed, self.seals, self.cuts)

    def check(self) -> None:
        """See that every promise was kept of which there is evidence."""
        self._check_cuts()
        for proof in self.proofs:
            self._check_proof(proof)
        places = {(proof.shuffle, proof.place) for proof in self.proofs}
        cards = {(proof.shuffle, proof.card) for proof in self.proofs}
        if not len(places) == len(cards) == len(self.proofs):
            raise Broken("Two proofs are of the same place, or of the same card.")
        if self.seed:
            self._check_seed()

    def _check_cuts(self) -> None:
        if len(self.cuts) != len(self.seals):
            raise Broken("There is not one cut for each seal.")
        for seat, (cut, seal) in enumerate(zip(self.cuts, self.seals, strict=True), 1):
            if cut and seal_of(cut) != seal:
                raise Broken(f"The cut of seat {seat} is not the one that was sealed.")

    def _check_proof(self, proof: Proof) -> None:
        many = len(self._cards)
        block = proof.shuffle // UNDER_ONE_ROOT
        if proof.place >= many or block >= len(self.roots):
            raise Broken(f"The proof of the {proof.card} is of a place that no deck has.")
        at = self._cut(proof.shuffle)[proof.place]
        known = fixed(self._cards, self.commitment, self.seals)
        if root_above(known, proof.shuffle, at, proof.card, proof.salt, proof.path, many) != self.roots[block]:
            raise Broken(f"The {proof.card} did not lie at place {proof.place + 1} of the deck that was promised.")

    def _check_seed(self) -> None:
        if commitment_of(self.seed) != self.commitment:
            raise Broken("This is not the seed that the house committed to.")
        if self.roots != Trees(self._cards, self.seed, self.seals).roots(UNDER_ONE_ROOT * len(self.roots)):
            raise Broken("The cards do not lie where the seed puts them.")

    @cached_property
    def _cards(self) -> list[str]:
        return self.cards.split()

    @cached_property
    def _cuts(self) -> dict[int, list[int]]:
        return {}

    def _cut(self, number: int) -> list[int]:
        if number not in self._cuts:
            self._cuts[number] = cut_order(self.cuts, number, len(self._cards))
        return self._cuts[number]


def promised(shuffle: Shuffle, shuffles: int = 1, *, opened: bool = False) -> Evidence:
    """What everybody may know of a hand's shuffles, of which there have been so many; and the seed, if it is opened."""
    roots, seed = shuffle.trees.roots(shuffles), shuffle.seed if opened else ""
    return Evidence(texts(shuffle.cards), commitment_of(shuffle.seed), roots, shuffle.seals, shuffle.cuts, seed)


class Prover:
    """Goes along with a hand, and proves to each seat the cards that it is shown; seat 0 looks on.

    A card that a seat sees come off the deck is proved at once, for its place is plain to see. One that it is shown
    only later is proved when the hand is over: its place tells to whom it was dealt, and so whether it was drawn or
    passed on.
    """

    def __init__(self, hand: Hand, shuffle: Shuffle) -> None:
        """Begin before the first card."""
        self._hand = hand
        self._shuffle = shuffle
        self._state = State(hand.stacks)
        self._heard = 0
        self._number = -1
        self._lay: dict[Card, tuple[int, int]] = {}
        """The shuffle and the place from which each card comes."""
        self._untouched: set[Card] = set()
        """The cards that have been in the deck since they were shuffled."""
        self._given: defaultdict[int, set[tuple[int, int]]] = defaultdict(set)
        """The shuffles and places that were proved to each seat."""
        self._owed: defaultdict[int, set[tuple[int, int]]] = defaultdict(set)
        """Those that are proved to it when the hand is over."""
        self._made: dict[tuple[int, int], Proof] = {}
        self.proofs: defaultdict[int, list[Proof]] = defaultdict(list)

    def go_on(self) -> None:
        """Prove what has been shown since the last time."""
        new = self._hand.table.log[self._heard :]
        self._heard += len(new)
        for event in new:
            self._state.apply(event)
            match event:
                case ev.Shuffled():
                    self._shuffled(event)
                case ev.Moved() | ev.Turned() | ev.Shown() | ev.Arranged():
                    dealt = isinstance(event, ev.Moved) and event.source == DECK
                    self._seen(event.cards, dealt=dealt)
                    if isinstance(event, ev.Moved):
                        self._untouched.difference_update(event.cards)
        if self._hand.ended:
            for seat, owed in self._owed.items():
                for lay in sorted(owed):
                    self._give(seat, lay)

    def _shuffled(self, event: ev.Shuffled) -> None:
        self._number += 1
        shuffled = set(event.deck[: len(event.deck) - event.below])
        for place, card in enumerate(self._shuffle[self._number]):
            if card in shuffled:
                self._lay[card] = self._number, place
        self._untouched |= shuffled

    def _seen(self, cards: tuple[Card, ...], *, dealt: bool) -> None:
        for card in cards:
            for seat in self._state.known[card]:
                if dealt and card in self._untouched:
                    self._give(seat, self._lay[card])
                else:
                    self._owed[seat].add(self._lay[card])

    def _give(self, seat: int, lay: tuple[int, int]) -> None:
        if lay in self._given[seat]:
            return
        self._given[seat].add(lay)
        if lay not in self._made:
            number, place = lay
            salt, path = self._shuffle.trees.proof(number, self._shuffle.cut(number)[place])
            self._made[lay] = Proof(text(self._shuffle[number][place]), number, place, salt, path)
        self.proofs[seat].append(self._made[lay])


def evidence_of(hand: Hand, seat: int, *, opened: bool = False) -> Evidence | None:
    """What a seat can check of a hand; nothing where the deck was not one that players cut."""
    shuffle = hand.table.decks
    if not isinstance(shuffle, Shuffle):
        return None
    prover = Prover(hand, shuffle)
    prover.go_on()
    known = promised(shuffle, hand.table.shuffles, opened=opened)
    return msgspec.structs.replace(known, proofs=tuple(prover.proofs[seat]))
