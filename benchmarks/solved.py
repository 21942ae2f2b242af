"""How much bots lose against solved strategies, and against whoever knows them: Kuhn and Leduc poker, by OpenSpiel.

Run: pip install "pokernight[openspiel]"; python benchmarks/solved.py --deals 300 --samples 40
"""

from collections.abc import Callable
from math import sqrt
from random import Random
from statistics import fmean, stdev

import click
import pyspiel

from pokernight.bots import KINDS, made
from pokernight.cards import Card, rank_of
from pokernight.doors.shelf import game_of
from pokernight.table.chair import Chair
from pokernight.table.choices import Answer, Betting
from pokernight.table.hand import Hand
from pokernight.table.places import COMMON
from pokernight.table.places import hand as held_by

CHECK = Answer("check")
PEERS = {"kuhn": "kuhn_poker", "leduc": "leduc_poker"}


def solved(name: str, rounds: int) -> tuple[pyspiel.TabularPolicy, float]:
    """The average strategy after so many rounds of CFR, and how much the best answer to it could win."""
    game = pyspiel.load_game(PEERS[name])
    solver = pyspiel.CFRPlusSolver(game)
    for _ in range(rounds):
        solver.evaluate_and_update_policy()
    policy = solver.tabular_average_policy()
    return policy, pyspiel.exploitability(game, policy)


def number_of(name: str, card: Card, taken: set[int]) -> int:
    """A card as OpenSpiel counts it: by rank, and in Leduc with two of each."""
    rank = "JQK".index(rank_of(card).letter)  # type: ignore[union-attr]
    if name == "kuhn":
        return rank
    return next(number for number in (2 * rank, 2 * rank + 1) if number not in taken)


def action(name: str, answer: Answer) -> int:
    """An answer as OpenSpiel counts it."""
    if name == "kuhn":
        return int(answer.verb in ("bet", "call"))
    return {"fold": 0, "check": 1, "call": 1, "bet": 2, "raise": 2}[answer.verb]


def meant(name: str, choice: Betting, number: int) -> Answer:
    """The answer that OpenSpiel counts so; nobody folds where nothing is to be called."""
    plain = [Answer(verb) for verb in choice.plain_verbs if verb != "fold" or choice.bets.call]
    raised = [Answer("raise" if choice.bets.to else "bet", word=str(choice.bets.least))] * choice.bets.may_raise
    return next(answer for answer in (*plain, *raised) if action(name, answer) == number)


class Mirror:
    """The same hand at OpenSpiel's table."""

    def __init__(self, name: str, hand: Hand) -> None:
        """Deal the same two cards."""
        self.name = name
        self.state = pyspiel.load_game(PEERS[name]).new_initial_state()
        self.taken: set[int] = set()
        for seat in (1, 2):
            self.deal(hand.table.state.at(held_by(seat))[0])

    def deal(self, card: Card) -> None:
        """The next card."""
        number = number_of(self.name, card, self.taken)
        self.taken.add(number)
        self.state.apply_action(number)

    def follow(self, hand: Hand) -> None:
        """The common card, when it has come."""
        if not self.state.is_terminal() and self.state.is_chance_node():
            self.deal(hand.table.state.at(COMMON)[0])

    def answer(self, policy: pyspiel.TabularPolicy, choice: Betting, chance: Random) -> Answer:
        """What the solved strategy does here."""
        odds = policy.action_probabilities(self.state)
        return meant(self.name, choice, chance.choices(list(odds), list(odds.values()))[0])


def play(name: str, policy: pyspiel.TabularPolicy, kind: str, own: int, seed: str, seconds: float) -> int:
    """One hand of a bot against the solved strategy; what the bot won."""
    hand = game_of(name).deal(2, seed, stacks=(100, 100))
    mirror, bot, chance = Mirror(name, hand), made(kind, seed, seconds), Random(f"{seed}/{own}")
    while not hand.ended:
        seat, choice = next(iter(hand.asking.items()))
        assert isinstance(choice, Betting)
        answer = bot.answer(Chair(hand, seat)) if seat == own else mirror.answer(policy, choice, chance)
        if answer.verb == "fold" and not choice.bets.call:
            answer = CHECK  # to fold for nothing is no move at OpenSpiel's table
        mirror.state.apply_action(action(name, answer))
        hand.answer(seat, answer)
        mirror.follow(hand)
    won = hand.table.state.chips[own] - 100
    assert won == mirror.state.returns()[own - 1], "The two tables disagree."
    return won


def there(name: str, state: pyspiel.State) -> Hand:
    """Our table where OpenSpiel's stands: the same cards, the same answers."""
    game = game_of(name)
    by_rank = sorted(game.deck.cards, key=lambda card: "JQK".index(rank_of(card).letter))  # type: ignore[union-attr]
    history = state.full_history()
    dealt = [by_rank[step.action] for step in history if step.player == pyspiel.PlayerId.CHANCE]
    hand = game.deal(2, 0, stacks=(100, 100), decks=[dealt])
    for step in history:
        if step.player != pyspiel.PlayerId.CHANCE:
            seat, choice = next(iter(hand.asking.items()))
            assert isinstance(choice, Betting)
            hand.answer(seat, meant(name, choice, step.action))
    return hand


def played(name: str, kind: str, samples: int, seconds: float) -> pyspiel.TabularPolicy:
    """How often a bot does what, wherever it can be asked: by so many of its answers each time."""
    table: dict[str, list[tuple[int, float]]] = {}
    states = [pyspiel.load_game(PEERS[name]).new_initial_state()]
    while states:
        state = states.pop()
        if state.is_terminal():
            continue
        states += [state.child(number) for number in state.legal_actions()]
        if state.is_chance_node() or state.information_state_string() in table:
            continue
        where, often = state.information_state_string(), dict.fromkeys(state.legal_actions(), 0)
        for number in range(samples):
            hand = there(name, state)
            seat, choice = next(iter(hand.asking.items()))
            answer = made(kind, f"{where}/{number}", seconds).answer(Chair(hand, seat))
            assert isinstance(choice, Betting)
            often[action(name, CHECK if answer.verb == "fold" and not choice.bets.call else answer)] += 1
        table[where] = [(number, times / samples) for number, times in often.items()]
    return pyspiel.TabularPolicy(table)


@click.command()
@click.option("--deals", default=300, show_default=True, help="Each is played from both seats.")
@click.option("--rounds", default=2000, show_default=True, help="Of CFR.")
@click.option("--samples", default=0, show_default=True, help="Answers wherever a bot can be asked; 0 for none.")
@click.option("--only", type=click.Choice([*PEERS]), multiple=True, help="One game.")
@click.option("--kind", type=click.Choice(list(KINDS)), multiple=True, help="One bot.")
@click.option("--seconds", default=0.05, show_default=True, help="How long the sharp bot thinks about an answer.")
def main(deals: int, rounds: int, samples: int, only: list[str], kind: list[str], seconds: float) -> None:
    """Say what each bot loses in a hand, to whom is nearly perfect and to whoever knows all that it does."""
    tell: Callable[[str], None] = click.echo
    for name in only or PEERS:
        for each in (kind or KINDS) if samples else ():
            lost = pyspiel.exploitability(pyspiel.load_game(PEERS[name]), played(name, each, samples, seconds))
            tell(f"{name}: {each:8} loses {lost:.3f} a hand to whoever knows it, by {samples} answers everywhere.")
        if not deals:
            continue
        policy, left = solved(name, rounds)
        tell(f"{name}: CFR after {rounds} rounds could lose {left:.4f} a hand at most.")
        for each in kind or KINDS:
            nets = [
                sum(play(name, policy, each, own, f"{name}/{n}", seconds) for own in (1, 2)) / 2 for n in range(deals)
            ]
            error = 1.96 * stdev(nets) / sqrt(deals)
            tell(f"  {each:8} {fmean(nets):+.3f} chips a hand, give or take {error:.3f}, in {2 * deals} hands")


if __name__ == "__main__":
    main()
