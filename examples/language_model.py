"""A language model as a player: all that it gets is what its seat saw, in sentences, and the answers to choose from.

    python examples/language_model.py                                # a stand-in that needs no network
    python examples/language_model.py --model "ollama run llama3"    # anything that reads a text and prints one

A model that says something else is answered for by the table, as a player whose time runs out.
"""

import argparse
import re
import shlex
import subprocess
from collections.abc import Callable, Iterator
from itertools import islice

from pokernight import catalogue
from pokernight.bots import made
from pokernight.bots.bot import Bot
from pokernight.doors.actions import answers
from pokernight.game import Game
from pokernight.table.chair import Chair
from pokernight.table.choices import Answer
from pokernight.table.telling import told

Model = Callable[[str], str]
MOST = 60
"""So many answers are listed; who stacks seven cards could give thousands."""


def question(chair: Chair, game: Game, offered: list[Answer]) -> str:
    """What the model is told and asked."""
    assert chair.choice is not None
    view = chair.view
    return "\n".join(
        [
            "You play poker by these rules:",
            *game.numbered,
            "",
            "This has happened so far:",
            *told(chair.story, me=chair.seat),
            "",
            f"You are seat {chair.seat} with {view.chips[chair.seat - 1]} chips; the pot is {view.pot}.",
            chair.choice.prompt,
            "Answer with one of these lines and nothing else:",
            *map(str, offered),
        ]
    )


class ModelBot(Bot):
    """Asks a model, and takes the last line of what it says that is an answer."""

    kind = "model"

    def __init__(self, model: Model, game: Game, name: str = "") -> None:
        """Take a model, and the game that it plays."""
        super().__init__(name)
        self.model, self.game = model, game

    def answer(self, chair: Chair) -> Answer:
        """What the model says, or what the table does for somebody who says nothing."""
        assert chair.choice is not None
        offered = list(islice(answers(chair.choice), MOST))
        said = self.model(question(chair, self.game, offered)).strip().splitlines()
        lines = {" ".join(re.findall(r"\S+", line.strip("`*. "))) for line in said}
        return next((answer for answer in offered if str(answer) in lines), chair.choice.default)


def stand_in(asked: str) -> str:
    """A model of one line: it never folds, and else says the first thing that it was offered."""
    offered = asked.splitlines()[asked.splitlines().index("Answer with one of these lines and nothing else:") + 1 :]
    return next(line for line in [*offered, "fold"] if line != "fold")


def command(words: str) -> Model:
    """A model that is a command: it reads the question and prints what it says."""
    return lambda asked: (
        subprocess.run(shlex.split(words), input=asked, capture_output=True, text=True, check=True).stdout
    )


def play(game: Game, model: Model, seed: int = 0, kind: str = "steady") -> Iterator[str]:
    """One hand of the model against two bots of a kind, as the model sees it."""
    hand = game.deal(3, seed)
    bots = [ModelBot(model, game), *(made(kind, f"{seed}/{seat}") for seat in (2, 3))]
    while not hand.ended:
        seat = next(iter(hand.asking))
        hand.answer(seat, bots[seat - 1].answer(Chair(hand, seat)))
    yield from told(hand.story(1), game.numbered, me=1)
    yield f"The model has won {hand.gains[0]:+d} chips."


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--model", help="a command that reads a question and prints an answer")
    parser.add_argument("--game", default="five card draw")
    parser.add_argument("--seed", type=int, default=1)
    asked_for = parser.parse_args()
    chosen = catalogue[asked_for.game].game
    for line in play(chosen, command(asked_for.model) if asked_for.model else stand_in, asked_for.seed):
        print(line)
