"""A shuffle that players can check: the house shuffles and commits to it, the players cut, and the deck follows.

Everything here is a published function of texts, so that anybody can write it anew; docs/records.md says it in words.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from hashlib import sha256
from itertools import count
from secrets import token_hex
from struct import unpack
from typing import overload

from pokernight.cards import Card, text

SEED_BYTES = 96
"""The house's secret: 768 bits, more than the 577 that tell the orders of two decks with all their jokers apart."""

CUT_BYTES = 32
"""What each player adds to it."""

UNDER_ONE_ROOT = 8
"""So many shuffles of a hand are committed to at once; few hands are dealt again so often."""

ENDLESS = 1_000_000
"""A hand can be shuffled as often as its rules want."""


def hashed(words: str) -> str:
    """The SHA-256 of a text, in hexadecimal digits."""
    return sha256(words.encode()).hexdigest()


def new_seed() -> str:
    """A secret for the house that nobody can foresee."""
    return token_hex(SEED_BYTES)


def new_cut() -> str:
    """Randomness of a player's own."""
    return token_hex(CUT_BYTES)


def drawn(key: str, count: int) -> str:
    """So many bytes that follow from a key, for who wants the same cards again."""
    return "".join(hashed(f"{key}:{block}") for block in range(-(-count // 32)))[: 2 * count]


def commitment_of(seed: str) -> str:
    """What the house shows of its seed before the cut."""
    return hashed(f"seed:{seed}")


def seal_of(cut: str) -> str:
    """What a player shows of a cut before the house has shuffled."""
    return hashed(f"cut:{cut}")


def order(key: str, many: int) -> list[int]:
    """The numbers below some number in the order that a key gives them, each order as likely as any other.

    Fisher and Yates: each place, from the last on, takes one of the numbers that have no place yet.
    """
    numbers, chance = list(range(many)), _words(key)
    for place in range(many - 1, 0, -1):
        fair = 2**32 - 2**32 % (place + 1)
        word = next(chance)
        while word >= fair:  # the last words would favor small numbers
            word = next(chance)
        other = word % (place + 1)
        numbers[place], numbers[other] = numbers[other], numbers[place]
    return numbers


def _words(key: str) -> Iterator[int]:
    """Numbers of 32 bits out of a key: eight from each hash of the key and a counter."""
    for block in count():
        yield from unpack(">8I", sha256(f"{key}:{block}".encode()).digest())


def cut_order(cuts: Sequence[str], number: int, many: int) -> list[int]:
    """For each place of the deck, the place in the house's order from which its card comes."""
    return order(f"cuts:{','.join(cuts)}:{number}", many)


def house_order(seed: str, number: int, many: int) -> list[int]:
    """The order that the house gives the cards in one of the shuffles of a hand."""
    return order(f"house:{seed}:{number}", many)


@dataclass(frozen=True)
class Shuffle(Sequence[tuple[Card, ...]]):
    """All shuffles of a hand: the deck of each follows from the house's seed and the players' cuts."""

    cards: tuple[Card, ...]
    seed: str
    seals: tuple[str, ...] = ()
    cuts: tuple[str, ...] = ()
    _decks: dict[int, tuple[Card, ...]] = field(default_factory=dict, repr=False, compare=False)
    _cut: dict[int, list[int]] = field(default_factory=dict, repr=False, compare=False)

    def __len__(self) -> int:
        return ENDLESS

    @overload
    def __getitem__(self, number: int) -> tuple[Card, ...]: ...
    @overload
    def __getitem__(self, number: slice) -> Sequence[tuple[Card, ...]]: ...
    def __getitem__(self, number: int | slice) -> tuple[Card, ...] | Sequence[tuple[Card, ...]]:
        """The deck of a shuffle, from the top down."""
        if isinstance(number, slice):
            return [self[each] for each in range(*number.indices(len(self)))]
        if number not in self._decks:
            house = house_order(self.seed, number, len(self.cards))
            self._decks[number] = tuple([self.cards[house[at]] for at in self.cut(number)])
        return self._decks[number]

    def cut(self, number: int) -> list[int]:
        """For each place of the deck of a shuffle, the place in the house's order from which its card comes."""
        if number not in self._cut:
            self._cut[number] = cut_order(self.cuts, number, len(self.cards))
        return self._cut[number]

    @cached_property
    def trees(self) -> "Trees":
        """What the house commits to."""
        return Trees(list(map(text, self.cards)), self.seed, self.seals)


class Trees:
    """The salted hashes of all cards in all places of the house's orders, a tree for every few shuffles."""

    def __init__(self, cards: Sequence[str], seed: str, seals: Sequence[str]) -> None:
        """Begin with no tree made."""
        self._cards = cards
        self._seed = seed
        self._fixed = fixed(cards, commitment_of(seed), seals)
        self._trees: list[list[list[str]]] = []

    def _tree(self, block: int) -> list[list[str]]:
        """The hashes of a tree: the leaves first, the root last."""
        while len(self._trees) <= block:
            first = len(self._trees) * UNDER_ONE_ROOT
            numbers = range(first, first + UNDER_ONE_ROOT)
            self._trees.append(_grown([leaf for number in numbers for leaf in self._leaves(number)]))
        return self._trees[block]

    def _leaves(self, number: int) -> Iterator[str]:
        for place, card in enumerate(house_order(self._seed, number, len(self._cards))):
            yield _leaf(number, place, self._cards[card], self._salt(number, place))

    def _salt(self, number: int, place: int) -> str:
        return hashed(f"salt:{self._seed}:{number}:{place}")

    def roots(self, shuffles: int) -> tuple[str, ...]:
        """The roots over so many shuffles, and over those that stand under the same root as the last of them."""
        blocks = max(1, -(-shuffles // UNDER_ONE_ROOT))
        return tuple(_root(self._fixed, self._tree(block)[-1][0]) for block in range(blocks))

    def proof(self, number: int, place: int) -> tuple[str, tuple[str, ...]]:
        """The salt of the card at a place of the house's order, and the hashes beside its way to the root."""
        block, within = divmod(number, UNDER_ONE_ROOT)
        return self._salt(number, place), tuple(_beside(self._tree(block), within * len(self._cards) + place))


def fixed(cards: Sequence[str], commitment: str, seals: Sequence[str]) -> str:
    """Everything else that is fixed before the cut, which the root holds fast as well."""
    return f"{commitment}:{' '.join(cards)}:{','.join(seals)}"


def root_above(known: str, number: int, place: int, card: str, salt: str, path: Sequence[str], many: int) -> str:
    """The root to which the way from a card at a place of the house's order leads."""
    at = number % UNDER_ONE_ROOT * many + place
    return _root(known, _climbed(_leaf(number, place, card, salt), at, UNDER_ONE_ROOT * many, path))


def _root(known: str, top: str) -> str:
    return hashed(f"root:{known}:{top}")


def _leaf(number: int, place: int, card: str, salt: str) -> str:
    return hashed(f"card:{number}:{place}:{card}:{salt}")


def _node(left: str, right: str) -> str:
    return hashed(f"node:{left}:{right}")


def _grown(leaves: list[str]) -> list[list[str]]:
    """A tree over leaves, level by level; one that is left over goes up as it is."""
    levels = [leaves]
    while len(leaves) > 1:
        pairs = [leaves[at : at + 2] for at in range(0, len(leaves), 2)]
        leaves = [_node(*pair) if len(pair) == 2 else pair[0] for pair in pairs]
        levels.append(leaves)
    return levels


def _beside(levels: list[list[str]], at: int) -> Iterator[str]:
    """The hashes beside the way from a leaf to the root."""
    for level in levels[:-1]:
        if at ^ 1 < len(level):
            yield level[at ^ 1]
        at //= 2


def _climbed(node: str, at: int, many: int, path: Sequence[str]) -> str:
    """Where the way from a leaf ends; nowhere if the path is too short or too long."""
    beside = list(reversed(path))
    while many > 1:
        if at ^ 1 < many:
            if not beside:
                return ""
            other = beside.pop()
            node = _node(other, node) if at % 2 else _node(node, other)
        at, many = at // 2, (many + 1) // 2
    return "" if beside else node
