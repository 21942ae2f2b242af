"""Figures that are known exactly come out within three standard errors."""

import warnings
from itertools import combinations
from math import comb

import pytest

from pokernight import catalogue
from pokernight.cards import Deck, Rank, faces
from pokernight.game import Game
from pokernight.odds import Odds, Run, estimate
from pokernight.odds.tally import Figure
from pokernight.ranking import HIGH, Category
from pokernight.ranking.batch import by_category, census

with warnings.catch_warnings():  # they use what others have retired
    warnings.simplefilter("ignore", DeprecationWarning)
    from eval7 import Card, evaluate

SEVEN_CARDS = {
    "straight flush": 41_584,  # royal flushes too
    "four of a kind": 224_848,
    "full house": 3_473_184,
    "flush": 4_047_644,
    "straight": 6_180_020,
    "three of a kind": 6_461_620,
    "two pair": 31_433_400,
    "pair": 58_627_800,
    "high card": 23_294_460,
}
"""The published counts of the best five of seven cards."""


def near(figure: Figure, exact: float) -> bool:
    return abs(figure.value - exact) <= 3 * figure.error


def made(odds: Odds) -> dict[str, Figure]:
    return {kind.name: kind.made for kind in odds.parts[0].kinds}


def equity(one: str, other: str, board: str) -> float:
    """What part of the pot one hand gets against another, over all boards that can still come."""
    deck = [Card(rank + suit) for rank in "23456789TJQKA" for suit in "cdhs"]
    first, second, common = ([Card(card) for card in cards.split()] for cards in (one, other, board))
    gone = {*first, *second, *common}
    rest = [card for card in deck if card not in gone]
    shares = 0.0
    boards = 0
    for more in combinations(rest, 5 - len(common)):
        mine, theirs = evaluate([*first, *common, *more]), evaluate([*second, *common, *more])
        shares += 1.0 if mine > theirs else 0.5 if mine == theirs else 0.0
        boards += 1
    return shares / boards


@pytest.mark.parametrize(
    ("one", "other", "board", "exact"),
    [
        ("Ah Ad", "Kc Ks", "", 0.812555),  # counted over all 1,712,304 boards; the others are counted here
        ("Ah Ad", "Kh Kd", "", 0.826366),
        ("Ac Kc", "Qd Qh", "", 0.462145),
        ("Ah Kh", "Qc Qd", "2h 9h Ks", None),
        ("9s 8s", "Ac Ad", "7s 6d 2s", None),
        ("2c 2d", "Ah Kh", "Qh Jh 2s", None),
    ],
)
def test_pairs_of_hands_in_holdem(one: str, other: str, board: str, exact: float | None) -> None:
    given = f"seat 1: {one} | seat 2: {other}" + (f" | common: {board}" if board else "")
    odds = estimate(catalogue["Texas Hold'em"].game, 2, 60_000, given=given)
    expected = equity(one, other, board) if exact is None else exact
    assert near(odds.seats[0].share, expected), (odds.seats[0].share, expected)
    assert odds.seats[0].share.error < 0.003


def test_dead_cards_never_come() -> None:
    given = "seat 1: Ah Ad | seat 2: Kc Ks | dead: Kh Kd"
    odds = estimate(catalogue["Texas Hold'em"].game, 2, 5_000, given=given)
    assert "four kings" not in {name for _, name in odds.tally.parts["the high hand"].winners}
    assert odds.seats[0].share.value > 0.88


def test_seven_cards() -> None:
    odds = estimate(catalogue["Seven Card Stud"].game, 7, 60_000, seed=1)
    assert sum(SEVEN_CARDS.values()) == comb(52, 7)
    figures = made(odds)
    for kind, count in SEVEN_CARDS.items():
        assert near(figures[kind], count / comb(52, 7)), kind


def test_five_cards_with_deuces_wild() -> None:
    deuces = Game.read(["Deal five cards face down to each player.", "Showdown: the high hand wins.", "Twos are wild."])
    counted = by_category(census(HIGH, Deck(), 5, wild=faces([Rank.TWO])))
    # The published table of deuces wild, royal flushes with and without deuces among the straight flushes.
    assert (counted[Category.FIVE], counted[Category.FOUR], counted[Category.FULL_HOUSE]) == (672, 31_552, 12_672)
    figures = made(estimate(deuces, 6, 60_000, seed=2))
    for category, count in counted.items():
        if count:
            assert near(figures[category.words], count / comb(52, 5)), category


def test_seven_cards_with_wild_cards() -> None:
    wild = Game.read(
        [
            "Deal seven cards face down to each player.",
            "Showdown: the high hand wins.",
            "Twos and one-eyed jacks are wild.",
        ]
    )
    named = faces([Rank.TWO]) | {38, 39}
    figures = made(estimate(wild, 5, 40_000, seed=3))
    counted = by_category(census(HIGH, Deck(), 7, wild=named))
    assert counted[Category.HIGH_CARD] < SEVEN_CARDS["high card"]
    for category, count in counted.items():
        if count:
            assert near(figures[category.words], count / comb(52, 7)), category


def test_standard_errors_are_what_they_say() -> None:
    """Of many runs, two thirds come within one standard error, also where hands share the common cards."""
    exact = SEVEN_CARDS["flush"] / comb(52, 7)
    run = Run.of(catalogue["Texas Hold'em"].game, 8)
    tallies = (run.tally(first, first + 1_500) for first in range(0, 90_000, 1_500))
    runs = [made(Odds("", run, 1_500, tally))["flush"] for tally in tallies]
    within = sum(abs(figure.value - exact) <= figure.error for figure in runs)
    assert 30 <= within <= 51
    assert sum(near(figure, exact) for figure in runs) >= 58
