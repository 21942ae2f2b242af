"""How bots of each style play common games, by position: `python -m pokernight.bots.census FILE`.

The file keeps what was counted so far; each run goes on where the last one stopped.
"""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser
from collections import Counter
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from pokernight.bots.steady import Steady
from pokernight.bots.style import STEPS, STYLES
from pokernight.table.chair import Chair
from pokernight.table.choices import Betting
from pokernight.table.options import Limit, Options

if TYPE_CHECKING:
    from pokernight.game import Game
    from pokernight.table.choices import Answer
    from pokernight.table.hand import Hand

GAMES = (
    "Five Card Draw",
    "Five Card Stud",
    "Seven Card Stud",
    "Texas Hold'em",
    "Omaha",
    "Razz",
    "Follow the Queen",
    "Baseball",
    "Chicago",
    "Spit in the Ocean",
)
"""Games that are played in many kitchens."""
SEATS = range(2, 8)
PART = 10
"""How many hands are played at a time."""
STACK = 40
"""The chips of everybody in no-limit hands; every fourth hand is one."""
NO_LIMIT = 4
GARBAGE = 0.6
"""Who expects less than so much of a fair share has garbage."""
HUGE = 2.0
"""A bet of more than so many pots is huge."""
GOOD = 0.5
"""Who expects so much of the pot has a reason for it."""

Key = tuple[str, int]
"""A game, and how many play it."""


@dataclass
class Seat:
    """What somebody does in a hand."""

    style: str
    position: str
    done: Counter[str] = field(default_factory=Counter)
    wild: list[bool] = field(default_factory=list)
    """For each bet and raise, whether it was made on garbage."""
    rounds: set[int] = field(default_factory=set)
    raised: set[int] = field(default_factory=set)
    """The lines at which it was asked to bet, and those at which it bet or raised."""

    def note(self, bot: Steady, choice: Betting, answer: Answer, hand: Hand) -> None:
        """Take up what it does when it is asked to bet."""
        view = hand.view(0)
        self.rounds.add(view.line)
        if answer.verb == "fold":
            self.done["folds"] += 1
        if answer.verb not in ("bet", "raise"):
            return
        others = len(view.chips) - len(view.folded) - 1
        self.raised.add(view.line)
        self.wild.append(bot.hope < GARBAGE / (others + 1))
        self.done["raises"] += 1
        more = int(answer.word) - choice.bets.to
        if more > HUGE * (view.pot + choice.bets.call) and more > STEPS * choice.bets.least and bot.hope < GOOD:
            self.done["shoves"] += 1

    def end(self, chips: int, *, shown: bool) -> Counter[str]:
        """The hand is over."""
        self.done["hands"] = 1
        self.done["chips"] = chips
        self.done["showdowns"] = int(shown)
        self.done["garbage"] = sum(self.wild)
        always = len(self.rounds) > 1 and self.rounds == self.raised
        self.done["maniac"] = int(always and all(self.wild))
        return self.done


def position(seat: int, seats: int) -> str:
    """Where somebody sits: first to act, dealer, or between them.

    >>> [position(seat, 4) for seat in range(1, 5)]
    ['first', 'middle', 'middle', 'dealer']
    """
    return "dealer" if seat == seats else "first" if seat == 1 else "middle"


def played(game: Game, seats: int, number: int) -> list[Seat]:
    """A hand by bots of all styles, who change seats from hand to hand."""
    styles = [STYLES[(number + seat) % len(STYLES)] for seat in range(seats)]
    bots = [Steady(seed=f"census/{number}/{seat}", style=style) for seat, style in enumerate(styles)]
    options = Options(limit=Limit.NONE, maximum=STACK, stack=STACK) if number % NO_LIMIT == 0 else Options()
    hand = game.deal(seats, f"census/{number}", options)
    sat = [Seat(style.name, position(at, seats)) for at, style in enumerate(styles, 1)]
    while not hand.ended:
        seat, choice = next(iter(hand.asking.items()))
        answer = bots[seat - 1].answer(Chair(hand, seat))
        if isinstance(choice, Betting):
            sat[seat - 1].note(bots[seat - 1], choice, answer, hand)
        hand.answer(seat, answer)
    shown = {seat for parts in hand.referee.showdowns() for part in parts for seat in part.hands}
    for seat, (one, chips) in enumerate(zip(sat, hand.gains, strict=True), 1):
        one.end(chips, shown=seat in shown)
    return sat


def part(name: str, seats: int, first: int) -> dict[str, Counter[str]]:
    """Some hands of a game, counted by style and position."""
    from pokernight import catalogue

    game = catalogue[name].game
    counted: dict[str, Counter[str]] = {}
    for number in range(first, first + PART):
        for one in played(game, seats, number):
            for key in (one.style, f"{one.style}, {one.position}"):
                counted.setdefault(key, Counter()).update(one.done)
    return counted


class Census:
    """What was counted so far, in a file."""

    def __init__(self, path: Path) -> None:
        """Take up what is there."""
        self.path = path
        self.hands: Counter[Key] = Counter()
        self.counted: dict[Key, dict[str, Counter[str]]] = {}
        for line in path.read_text(encoding="utf-8").splitlines() if path.exists() else ():
            data = json.loads(line)
            key = data["game"], data["seats"]
            self.hands[key] = data["hands"]
            self.counted[key] = {who: Counter(counts) for who, counts in data["counted"].items()}

    def add(self, key: Key, counted: dict[str, Counter[str]]) -> None:
        """Take up some more hands, and keep them."""
        self.hands[key] += PART
        for who, counts in counted.items():
            self.counted.setdefault(key, {}).setdefault(who, Counter()).update(counts)
        lines = [
            json.dumps({"game": game, "seats": seats, "hands": self.hands[game, seats], "counted": who}, sort_keys=True)
            for (game, seats), who in sorted(self.counted.items())
        ]
        self.path.write_text("\n".join(lines) + "\n", encoding="utf-8")

    def wanted(self, hands: int) -> list[tuple[str, int, int]]:
        """What is to be played, so that there are so many hands of each game, a bit of everything first."""
        from pokernight import catalogue

        each = -(-hands // len(SEATS))
        parts = [
            (at, game, seats)
            for game in GAMES
            for seats in SEATS
            if seats <= catalogue[game].game.most_seats
            for at in range(self.hands[game, seats], each, PART)
        ]
        return [(game, seats, at) for at, game, seats in sorted(parts, key=lambda one: one[0])]


def main() -> None:
    """Count on until there is enough."""
    ask = ArgumentParser(description=__doc__)
    ask.add_argument("file", type=Path)
    ask.add_argument("--hands", type=int, default=2000, help="how many hands of each game")
    ask.add_argument("--jobs", type=int, default=None, help="how many processes")
    asked = ask.parse_args()
    census = Census(asked.file)
    with ProcessPoolExecutor(asked.jobs) as pool:
        work = {pool.submit(part, game, seats, at): (game, seats) for game, seats, at in census.wanted(asked.hands)}
        for done in as_completed(work):
            census.add(work[done], done.result())
            sys.stderr.write(f"\r{census.hands.total():,} hands")


if __name__ == "__main__":
    main()
