"""What is given, how work is shared, and what a player of the odds answers."""

from concurrent.futures import ThreadPoolExecutor

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pokernight import catalogue
from pokernight.cards import Deck, read_cards, texts
from pokernight.catalogue.problem import Mistake
from pokernight.game import Game
from pokernight.odds import Helpers, Run, estimate, growing
from pokernight.odds.estimating import worked_out
from pokernight.odds.given import Given
from pokernight.odds.shoe import Shoe, stacked
from pokernight.odds.stayer import Stayer
from pokernight.odds.tally import Tally
from pokernight.table.chair import Chair

HOLDEM = catalogue["Texas Hold'em"].game
ANACONDA = catalogue["Anaconda"].game


@pytest.mark.parametrize(
    ("written", "sentence"),
    [
        ("seat 1: Ah Ah", "The ace of hearts is there twice, and there is only one in the deck."),
        ("seat 1: Ah | common: Ah", "The ace of hearts cannot be in two places."),
        ("seat 1: Ah | dead: Ah", "The ace of hearts cannot be in two places."),
        ("seat 3: Ah", "There are 2 seats at this table, and no seat 3."),
        ("seat 0: Ah", "There are 2 seats at this table, and no seat 0."),
        ("seat 1: Ah Kh Qh", "Seat 1 is dealt 2 cards in this game, not 3."),
        ("seat 1 up: Ah", "Seat 1 is dealt face up 0 cards in this game, not 1."),
        ("common: 2c 3c 4c 5c 6c 7c", "The common cards are 5 cards in this game, not 6."),
        ("seat 1: Xx", "“Xx” is no card; write cards like Ah, 10d or Jk."),
        ("seat 1:", "There are no cards here; write cards like Ah, 10d or Jk."),
        ("seat 1: Jk", "The red joker is not in this deck."),
        ("table: Ah", "“table: Ah” is not understood; write it like seat 1: Ah Kh | common: 2d 3d 4s."),
    ],
)
def test_what_cannot_be_given_is_refused_with_a_sentence(written: str, sentence: str) -> None:
    with pytest.raises(Mistake) as refused:
        Run.of(HOLDEM, 2, given=written)
    assert str(refused.value) == sentence


def test_too_many_seats_are_refused() -> None:
    with pytest.raises(Mistake, match="This game is for 2 to 7 players, not for 9"):
        estimate(catalogue["Seven Card Stud"].game, 9, 10)


@pytest.mark.parametrize("name", ["Anaconda", "Five Card Draw", "Pass the Card", "Midnight Baseball"])
def test_cards_are_dealt_as_given_where_players_choose(name: str) -> None:
    game = catalogue[name].game
    run = Run.of(game, 4, given="seat 2: As Ks | dead: 2c 2d")
    tally = run.tally(0, 30)
    assert tally.hands >= 27
    assert tally.hands + tally.left_out == 30


def test_given_common_cards_after_a_draw() -> None:
    game = Game.read(
        [
            "Deal three cards face down to each player.",
            "Each player draws up to 3 cards.",
            "Deal two common cards face up to the table.",
            "Showdown: the high hand wins.",
        ]
    )
    tally = Run.of(game, 4, given="common: As Ad").tally(0, 60)
    part = tally.parts["the high hand"]
    assert tally.hands >= 50
    assert "high card" not in part.kinds  # everybody has the aces


@settings(max_examples=30, deadline=None)
@given(st.permutations(range(52)), st.dictionaries(st.integers(0, 51), st.integers(0, 51), max_size=9))
def test_a_stacked_deck_holds_the_same_cards(order: list[int], places: dict[int, int]) -> None:
    wanted = {place: card for card, place in {card: place for place, card in places.items()}.items()}
    decks = Shoe(tuple(order), seed=1).decks(0, 3)
    made = stacked(decks, wanted)
    for deck in made.tolist():
        assert sorted(deck) == list(range(52))
        assert all(deck[place] == card for place, card in wanted.items())


def test_stacking_leaves_the_rest_to_chance() -> None:
    decks = stacked(Shoe(tuple(range(6)), seed=4).decks(0, 24_000), {0: 5, 3: 2})
    orders, often = (list(found) for found in zip(*_counted(decks.tolist()), strict=True))
    assert len(orders) == 24
    assert all(850 < count < 1_150 for count in often)


def _counted(decks: list[list[int]]) -> list[tuple[tuple[int, ...], int]]:
    counts: dict[tuple[int, ...], int] = {}
    for deck in decks:
        counts[tuple(deck)] = counts.get(tuple(deck), 0) + 1
    return list(counts.items())


@pytest.mark.parametrize("game", [HOLDEM, ANACONDA], ids=["in batches", "at the table"])
def test_the_same_seed_gives_the_same_figures_whoever_works(game: Game) -> None:
    run = Run.of(game, 5, seed=9)
    whole = run.tally(0, 60)
    with ThreadPoolExecutor(3) as executor:
        portions = ((first, first + 7 if first < 56 else 60) for first in range(0, 60, 7))
        shared = Tally()
        for found in worked_out(run.tally, portions, executor, most=2):
            shared += found
    assert shared == whole
    assert Run.of(game, 5, seed=10).tally(0, 60) != whole


def test_other_processes_come_to_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pokernight.odds.estimating.WORTHWHILE", 0.0)
    monkeypatch.setattr("pokernight.odds.estimating.FIRST_LOOK", 0.05)
    run = Run.of(ANACONDA, 4)
    *_, alone = growing(run, 40)
    *_, helped = growing(run, 40, Helpers(jobs=2))
    assert helped.tally == alone.tally == run.tally(0, 40)


def test_a_dask_cluster_comes_to_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    from distributed import LocalCluster

    monkeypatch.setattr("pokernight.odds.estimating.FIRST_LOOK", 0.01)
    run = Run.of(HOLDEM, 3)
    workers = {"n_workers": 2, "threads_per_worker": 1, "processes": False, "dashboard_address": ""}
    with LocalCluster(**workers) as cluster:  # type: ignore[no-untyped-call]
        *_, last = growing(run, 30_000, Helpers(cluster=cluster.scheduler_address))
    assert last.hands == 30_000
    assert last.tally == run.tally(0, 30_000)


def test_figures_grow_and_begin_early() -> None:
    found = [odds.hands for odds in growing(Run.of(ANACONDA, 6), 120)]
    assert found == sorted(found)
    assert found[0] >= 1
    assert found[-1] == 120


def test_a_stayer_draws_to_what_it_has() -> None:
    draw = catalogue["Five Card Draw"].game
    hand = draw.deal(2, decks=[read_cards("Kh 2c Kd 3c 9s 4c 5c 5d 2s 7h")])
    bot = Stayer(game=hand.referee.known)
    answers = []
    while not hand.ended:
        seat = next(iter(hand.asking))
        answer = bot.answer(Chair(hand, seat))
        answers.append((seat, str(answer)))
        hand.answer(seat, answer)
    assert (1, "draw 2s 5c 9s") in answers
    assert not any("fold" in answer for _, answer in answers)
    assert (1, "bet 1") in answers


def test_a_stayer_keeps_wild_cards_and_low_ones() -> None:
    lowball = Game.read(
        [
            "Deal five cards face down to each player.",
            "Each player draws up to 3 cards.",
            "Showdown: the low hand wins.",
        ]
    )
    hand = lowball.deal(2, decks=[read_cards("Kh 9c 2d 9d 3s Tc 4c Td Ah Jh")])
    assert str(Stayer(game=hand.referee.known).answer(Chair(hand, 1))) == "draw Kh"
    wild = Game.read(
        [
            "Deal five cards face down to each player.",
            "Each player discards three cards.",
            "Showdown: the high hand wins.",
            "Twos are wild.",
        ]
    )
    hand = wild.deal(2, decks=[read_cards("2h 9c Kd 9d Qs Tc 4c Td Ah Jh")])
    assert str(Stayer(game=hand.referee.known).answer(Chair(hand, 1))) == "discard 4c Qs Kd"


def test_a_stayer_stops_near_its_points() -> None:
    game = catalogue["7/27"].game
    odds = estimate(game, 4, 60)
    best = {part.name: part.median for part in odds.parts}
    assert best["the low hand"] in {"7 points", "7½ points", "6½ points", "6 points", "8 points"}


def test_what_is_given_is_read() -> None:
    read = Given.read("Seat 1: AhKh | seat 2 UP: 9d|common: 2d 3d 4s | dead: Ac", Deck(), 2)
    assert [(wish.to.seat, wish.up, texts(wish.cards)) for wish in read.wishes] == [
        (2, True, "9d"),
        (1, None, "Ah Kh"),
        (0, None, "2d 3d 4s"),
    ]
    assert texts(read.dead) == "Ac"


def test_bots_can_play_instead() -> None:
    odds = estimate(catalogue["Five Card Draw"].game, 3, 20, players="caller")
    assert (odds.run.players, odds.hands) == ("caller", 20)
    assert odds.pot.most == 3  # callers never bet
