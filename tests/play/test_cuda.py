"""The card plays what the processor plays; what can be told without a card is told everywhere."""

import re

import numpy as np
import pytest

from pokernight import catalogue
from pokernight.play.compiled import CompiledGame, unique
from pokernight.play.cuda import DEPTH, CardGame, _functions, depth_of, is_there
from pokernight.play.describing import meant
from pokernight.play.flat import CannotCompile
from pokernight.play.hand import seated
from pokernight.play.lowering import Lowered
from pokernight.play.program import Node
from pokernight.play.record import Record
from pokernight.table.options import Options

HANDS = 2_048


def test_on_the_card_no_function_calls_itself_or_one_that_comes_later() -> None:
    before: set[str] = set()
    for name, text, _ in _functions():
        head, _, body = text.partition("\n")
        assert head.startswith(f"def {name}(")
        assert name not in before
        called = set(re.findall(r"(\w+__\w+)\(", body))
        assert called <= before, name
        before.add(name)
    assert sum(name.startswith(unique(meant)) for name in before) == DEPTH


def test_how_deep_nodes_lie_in_each_other() -> None:
    nodes = [Node(), Node(), Node(first=1), Node(first=1, second=2), Node()]
    assert depth_of(nodes) == 3
    assert all(depth_of(entry.game.lowered.program.nodes) <= DEPTH for entry in catalogue)


def at_a_table(game: Lowered, seats: int) -> tuple[Lowered, Record, Options]:
    options = Options()
    return game, seated((options.stack,) * seats, options, game), options


@pytest.mark.skipif(not is_there(), reason="There is no graphics card to play on.")
def test_the_card_plays_what_the_processor_plays() -> None:
    for entry in catalogue:
        table = at_a_table(entry.game.lowered, min(6, entry.game.sure_seats))
        try:
            card, processor = CardGame(*table), CompiledGame(*table)
        except CannotCompile:
            continue
        outcomes, shown = card.outcomes(HANDS, 1, standings=True)
        played = processor.play(HANDS, 1, standings=True)
        assert outcomes[: len(played.outcomes)].tobytes() == played.outcomes.tobytes(), entry.name
        assert np.array_equal(shown[: len(played.standings)], played.standings), entry.name
