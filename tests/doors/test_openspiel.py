"""Every game behind OpenSpiel's door: a seat knows what it saw, chance deals, and known values are met."""

import os
from collections.abc import Iterator
from fractions import Fraction
from itertools import chain, permutations
from pathlib import Path
from random import Random
from statistics import fmean, stdev
from typing import Any

import pytest

pytest.importorskip("pyspiel", reason="the extra pokernight[openspiel] is not installed")

import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

import pokernight.doors.openspiel
from pokernight import catalogue
from pokernight.doors.shelf import game_of, small_games
from pokernight.doors.tree import Strategist, Tree
from pokernight.table import events as ev
from pokernight.table.chair import Chair
from pokernight.table.places import DECK

NUMBERS = [entry.number for entry in catalogue]
SPREAD = int(os.environ.get("SPREAD", "12"))
"""Of so many games, one is tried."""
SMALL = [entry.name for entry in small_games()]
VALUES = {"Kuhn Poker": Fraction(-1, 18), "Leduc Hold'em": Fraction(-856, 10_000), "Little Anaconda": Fraction(-1, 15)}
"""What a hand is worth to who acts first: the first two are known, the last one is from a linear program."""


def loaded(game: str | int, seats: int = 2, **customs: object) -> Any:
    name = f"#{game}" if isinstance(game, int) else game
    more = "".join(f",{custom}={value}" for custom, value in customs.items())
    return pyspiel.load_game(f"pokernight(game={name},seats={seats}{more})")


def table_of(number: int) -> Any:
    """A game of the catalogue for three, where so many can play."""
    return loaded(number, min(3, catalogue[number].game.most_seats))


def walk(state: Any, chance: Random) -> Iterator[Any]:
    """A hand by chance, state by state."""
    while not state.is_terminal():
        yield state
        state.apply_action(chance.choice(state.legal_actions()))
    yield state


def whole(state: Any) -> Iterator[Any]:
    """Every state that can come."""
    yield state
    if not state.is_terminal():
        for action in state.legal_actions():
            yield from whole(state.child(action))


def solved(game: Any, rounds: int) -> tuple[float, float, Any]:
    """What a hand is worth to the first player by CFR+, how much a best answer could still win, and the policy."""
    solver = pyspiel.CFRPlusSolver(game)
    for _ in range(rounds):
        solver.evaluate_and_update_policy()
    policy = solver.tabular_average_policy()
    value = pyspiel.expected_returns(game.new_initial_state(), policy, -1, True)[0]
    return value, pyspiel.exploitability(game, policy), policy


@pytest.mark.parametrize("number", NUMBERS[::SPREAD])
def test_the_suite_of_openspiel_passes(number: int, capfd: pytest.CaptureFixture[str]) -> None:
    pyspiel.random_sim_test(table_of(number), 1, True, False)
    capfd.readouterr()  # it tells a lot


@pytest.mark.parametrize("name", SMALL)
def test_known_values_are_met(name: str) -> None:
    """The tree is written down once, so that OpenSpiel solves it at its own speed."""
    value, exploitable, _ = solved(Tree(name).game, 200)
    assert value == pytest.approx(float(VALUES[name]), abs=0.001)
    assert exploitable < 0.01


def test_cfr_runs_on_the_table_itself() -> None:
    value, exploitable, _ = solved(loaded("kuhn"), 20)
    assert value == pytest.approx(-1 / 18, abs=0.01)
    assert exploitable < 0.02


def test_a_solved_strategy_plays_at_our_table() -> None:
    """Over every deal of Kuhn poker, strategist against strategist, the first to act loses 1/18 a hand."""
    tree = Tree("kuhn")
    strategy = tree.strategy(solved(tree.game, 500)[2])
    game, gains = game_of("kuhn"), []
    for seed in range(1200):
        hand = game.deal(2, seed, decks=[[*permutations(game.deck.cards)][seed % 6]])
        bots = [Strategist(strategy, seed=f"{seed}/{seat}") for seat in (1, 2)]
        while not hand.ended:
            seat = next(iter(hand.asking))
            hand.answer(seat, bots[seat - 1].answer(Chair(hand, seat)))
        gains.append(hand.gains[0])
    error = stdev(gains) / len(gains) ** 0.5
    assert fmean(gains) == pytest.approx(-1 / 18, abs=3 * error)


@pytest.mark.parametrize("game", [*SMALL, 10, 8010])
def test_a_search_over_information_sets_plays(game: str | int) -> None:
    """ISMCTS imagines hands by what the player knows, and finds something to do in every state of a hand."""
    state, chance = loaded(game).new_initial_state(), Random(2)
    bot = ISMCTSBot(loaded(game), RandomRolloutEvaluator(1), 2.0, 3)
    for _ in range(40):
        if state.is_terminal():
            break
        fits = state.legal_actions()
        state.apply_action(chance.choice(fits) if state.is_chance_node() else bot.step(state))


@pytest.mark.parametrize("number", NUMBERS[3 :: 2 * SPREAD])
def test_an_imagined_hand_is_the_same_to_who_imagines_it(number: int) -> None:
    chance, others = Random(number), 0
    start = table_of(number).new_initial_state()
    for state in chain(*(walk(start.clone(), chance) for _ in range(3))):
        player = state.current_player()
        if player >= 0:
            imagined = state.resample_from_infostate(player, chance.random)
            assert imagined.information_state_string(player) == state.information_state_string(player)
            assert imagined.legal_actions() == state.legal_actions()
            assert all(imagined.information_state_string(other) for other in range(state.num_players()))
            others += imagined.position.hand.table.state.cards != state.position.hand.table.state.cards
    assert others, "some card lies elsewhere"


@pytest.mark.parametrize("name", SMALL)
def test_an_information_state_is_what_a_seat_knows(name: str) -> None:
    """Two states are the same to a player just when all that the seat saw and did, view by view, was the same."""
    known: dict[str, tuple[object, ...]] = {}
    chance = Random(name)

    def visit(state: Any, *lived: tuple[object, ...]) -> None:
        if state.is_terminal():
            return
        acting = state.current_player()
        if acting >= 0:
            lived = tuple((*lived[at], repr(state.position.hand.view(at + 1))) for at in (0, 1))
            for player in (0, 1):
                told = state.information_state_string(player)
                assert known.setdefault(told, lived[player]) == lived[player]
        actions = state.legal_actions()
        for action in chance.sample(actions, min(3, len(actions))):
            visit(state.child(action), *((*lived[at], action) if at == acting else lived[at] for at in (0, 1)))

    visit(loaded(name).new_initial_state(), (), ())
    assert len(set(known.values())) == len(known), "what differs to a seat differs in its information state"


@pytest.mark.parametrize("number", NUMBERS[5 :: 2 * SPREAD])
def test_chance_deals_every_card(number: int) -> None:
    """Whatever left the deck in a hand was chosen by chance, in this order and among cards that were there."""
    for state in walk(table_of(number).new_initial_state(), Random(number)):
        if state.is_chance_node():
            odds = [chance for _, chance in state.chance_outcomes()]
            assert sum(odds) == pytest.approx(1) and len(set(odds)) == 1
    hand = state.position.hand
    log = hand.table.log
    left = [card for event in log if isinstance(event, ev.Moved) and event.source == DECK for card in event.cards]
    chosen = iter(taken.action for taken in state.full_history() if taken.player == pyspiel.PlayerId.CHANCE)
    assert all(card in chosen for card in left), "one after the other"
    decks = [event.deck for event in log if isinstance(event, ev.Shuffled)]
    again = catalogue[number].game.deal(len(hand.stacks), decks=decks)
    for seat, answer in hand.answers:
        again.answer(seat, answer)
    assert again.table.log == log, "the deck lay as the log has it"


def test_a_state_is_saved_and_read_again() -> None:
    page = Path(__file__).parents[2] / "examples" / "leaky-boat.md"
    for game in (loaded("anaconda", 3), loaded(str(page), 3)):
        for state in walk(game.new_initial_state(), Random(1)):
            again = game.deserialize_state(state.serialize())
            assert str(again) == str(state) and again.legal_actions() == state.legal_actions()
            assert again.information_state_string(1) == state.information_state_string(1)


def test_the_customs_of_the_table_are_parameters() -> None:
    game = loaded("texas hold'em", 3, stack=50, limit="none", ante=2)
    assert (game.min_utility(), game.max_utility()) == (-50, 100)
    assert pokernight.doors.openspiel.CUSTOMS.keys() <= game.get_parameters().keys()
    *_, end = walk(game.new_initial_state(), Random(1))
    assert any(end.returns()) and sum(end.returns()) == 0
    with pytest.raises(ValueError, match="minimum of 6"):
        loaded("kuhn", minimum=6)
