"""How fast hands are ranked, beside the evaluators that others have written, all in one run on one core.

Run it with `python benchmarks/ranking.py`. Each figure is the median of several rounds, and the rounds of all
contestants take turns, so that a machine that is busy for a while is busy for all of them.
"""

from __future__ import annotations

import random
import warnings
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from statistics import median
from time import perf_counter
from typing import Any

import numpy as np

from pokernight.cards import Rank, faces, text
from pokernight.ranking import ACE_TO_SIX, HIGH, Order
from pokernight.ranking.batch import strengths

with warnings.catch_warnings():
    warnings.simplefilter("ignore", DeprecationWarning)
    import eval7
    import phevaluator
    from pokerkit import Card, StandardHighHand

ROUNDS = 7
CARDS = 7
BATCH = 1_000_000
SINGLY = 20_000
FEW = 400


@dataclass
class Contestant:
    """Something that ranks hands, and how many a second it ranked in each round."""

    name: str
    hands: int
    run: Callable[[], object]
    speeds: list[float] = field(default_factory=list)

    def once(self) -> None:
        """One round."""
        start = perf_counter()
        self.run()
        self.speeds.append(self.hands / (perf_counter() - start))

    @property
    def speed(self) -> float:
        """Hands a second."""
        return median(self.speeds)


@dataclass
class Claim:
    """What a contestant is to reach beside a peer."""

    ours: Contestant
    peer: Contestant
    times: float | None = None


def deal(hands: int) -> list[list[int]]:
    """Hands dealt at random, each from a whole deck."""
    dealer = random.Random(7)
    return [dealer.sample(range(52), CARDS) for _ in range(hands)]


def ranked(rank: Callable[[Any], object], hands: Iterable[object]) -> None:
    """Rank one hand after the other and keep nothing."""
    for hand in hands:
        rank(hand)


def claims() -> list[Claim]:
    """Every contestant with its peer and the ratio to reach."""
    twos = faces([Rank.TWO])
    twos_and_nines = faces([Rank.TWO, Rank.NINE])
    rows = np.random.default_rng(7).random((BATCH, 52), np.float32).argsort(axis=1)[:, :CARDS].astype(np.uint8)
    own_wild = np.zeros(rows.shape, np.bool_)
    own_wild[:, 0] = True
    singly = deal(SINGLY)
    eval7_hands = [[eval7.Card(text(card)) for card in cards] for cards in singly]
    pokerkit_hands = [tuple(Card.parse("".join(map(text, cards)))) for cards in singly[:FEW]]

    def each(rank: Callable[[list[int]], object]) -> Callable[[], object]:
        return lambda: ranked(rank, singly)

    def in_batch(
        order: Order, wild: frozenset[int] | np.ndarray[tuple[int, ...], np.dtype[np.bool_]]
    ) -> Callable[[], object]:
        return lambda: strengths(order, rows, wild)

    by_eval7 = Contestant("eval7, natural", SINGLY, lambda: ranked(eval7.evaluate, eval7_hands))
    by_phevaluator = Contestant("phevaluator, natural", SINGLY, each(lambda cards: phevaluator.evaluate_cards(*cards)))
    by_pokerkit = Contestant("PokerKit, natural", FEW, lambda: ranked(StandardHighHand.from_game, pokerkit_hands))
    return [
        Claim(Contestant("batch, natural", BATCH, in_batch(HIGH, frozenset())), by_eval7, 5),
        Claim(Contestant("batch, twos wild", BATCH, in_batch(HIGH, twos)), by_eval7, 3),
        Claim(Contestant("batch, twos and nines wild", BATCH, in_batch(HIGH, twos_and_nines)), by_eval7, 3),
        Claim(Contestant("batch, a wild card of each player's own", BATCH, in_batch(HIGH, own_wild)), by_eval7, 3),
        Claim(Contestant("batch, low with twos wild", BATCH, in_batch(ACE_TO_SIX, twos)), by_eval7),
        Claim(Contestant("one at a time, natural", SINGLY, each(HIGH.strength)), by_pokerkit),
        Claim(
            Contestant(
                "one at a time, twos and nines wild", SINGLY, each(lambda cards: HIGH.strength(cards, twos_and_nines))
            ),
            by_pokerkit,
            20,
        ),
        Claim(
            Contestant("the same as a hand", SINGLY, each(lambda cards: HIGH.hand(cards, twos_and_nines))),
            by_pokerkit,
            20,
        ),
        Claim(
            Contestant(
                "the same with its name and cards", SINGLY, each(lambda cards: HIGH.hand(cards, twos_and_nines).cards)
            ),
            by_pokerkit,
        ),
        Claim(Contestant("one at a time, natural", SINGLY, each(HIGH.strength)), by_phevaluator),
    ]


def main() -> None:
    """Run all contestants in turns and print the table."""
    made = claims()
    contestants = [contestant for claim in made for contestant in (claim.ours, claim.peer)]
    contestants = [contestant for at, contestant in enumerate(contestants) if contestant not in contestants[:at]]
    for contestant in contestants:
        contestant.run()  # compiles, and fills the tables
    for _ in range(ROUNDS):
        for contestant in contestants:
            contestant.once()
    print(f"Hands of {CARDS} cards a second, medians of {ROUNDS} rounds, one core.\n")
    print(f"{'ours':40} {'a second':>12}   {'peer':22} {'a second':>12} {'ratio':>8}   claim")
    for claim in made:
        ratio = claim.ours.speed / claim.peer.speed
        verdict = "" if claim.times is None else f"{claim.times:g}: {'holds' if ratio >= claim.times else 'FAILS'}"
        ours, peer = (f"{contestant.speed:>12,.0f}" for contestant in (claim.ours, claim.peer))
        print(f"{claim.ours.name:40} {ours}   {claim.peer.name:22} {peer} {ratio:>8.1f}   {verdict}")


if __name__ == "__main__":
    main()
