"""How much bots lose against solved strategies: Kuhn and Leduc poker, with OpenSpiel's CFR as the opponent.

Run: pip install "pokernight[openspiel]"; python benchmarks/solved.py --deals 300
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

    def action(self, answer: Answer) -> int:
        """An answer as OpenSpiel counts it."""
        if self.name == "kuhn":
            return int(answer.verb in ("bet", "call"))
        return {"fold": 0, "check": 1, "call": 1, "bet": 2, "raise": 2}[answer.verb]

    def answer(self, policy: pyspiel.TabularPolicy, choice: Betting, chance: Random) -> Answer:
        """What the solved strategy does here."""
        odds = policy.action_probabilities(self.state)
        action = chance.choices(list(odds), list(odds.values()))[0]
        plain = [Answer(verb) for verb in choice.plain_verbs]
        raised = [Answer("raise" if choice.bets.to else "bet", word=str(choice.bets.least))] * choice.bets.may_raise
        return next(answer for answer in (*plain, *raised) if self.action(answer) == action)


def play(name: str, policy: pyspiel.TabularPolicy, kind: str, own: int, seed: str, seconds: float) -> int:
    """One hand of a bot against the solved strategy; what the bot won."""
    hand = game_of(name).deal(2, seed, stacks=(100, 100))
    mirror, bot, chance = Mirror(name, hand), made(kind, seed, seconds), Random(f"{seed}/{own}")
    while not hand.ended:
        seat, choice = next(iter(hand.asking.items()))
        assert isinstance(choice, Betting)
        answer = bot.answer(Chair(hand, seat)) if seat == own else mirror.answer(policy, choice, chance)
        if answer.verb == "fold" and not choice.bets.call:
            answer = Answer("check")  # to fold for nothing is no move at OpenSpiel's table
        mirror.state.apply_action(mirror.action(answer))
        hand.answer(seat, answer)
        mirror.follow(hand)
    won = hand.table.state.chips[own] - 100
    assert won == mirror.state.returns()[own - 1], "The two tables disagree."
    return won


@click.command()
@click.option("--deals", default=300, show_default=True, help="Each is played from both seats.")
@click.option("--rounds", default=2000, show_default=True, help="Of CFR.")
@click.option("--seconds", default=0.05, show_default=True, help="How long the sharp bot thinks about an answer.")
def main(deals: int, rounds: int, seconds: float) -> None:
    """Say what each bot loses in a hand, and how far from perfect its opponent is."""
    tell: Callable[[str], None] = click.echo
    for name in PEERS:
        policy, left = solved(name, rounds)
        tell(f"{name}: CFR after {rounds} rounds could lose {left:.4f} a hand at most.")
        for kind in KINDS:
            nets = [
                sum(play(name, policy, kind, own, f"{name}/{n}", seconds) for own in (1, 2)) / 2 for n in range(deals)
            ]
            error = 1.96 * stdev(nets) / sqrt(deals)
            tell(f"  {kind:8} {fmean(nets):+.3f} chips a hand, give or take {error:.3f}, in {2 * deals} hands")


if __name__ == "__main__":
    main()
