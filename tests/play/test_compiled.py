"""What is compiled means the same as what is written: shuffles, pots, and every description of every game here."""

from random import Random
from typing import Any

import pytest

from kit.meanings import GAMES
from pokernight.play import cards, compiled, describing, pots
from pokernight.play.chance import Counted
from pokernight.play.game import PlayableGame
from pokernight.play.hand import seated
from pokernight.play.judge import Judge
from pokernight.play.program import Table
from pokernight.table.options import Options

PLAY = "pokernight.play."
KERNEL = compiled.kernel(f"{PLAY}cards.shuffle", f"{PLAY}pots.count_pots", f"{PLAY}describing.meant")
SEED = 7


def both(name: str, number: int) -> tuple[Table, Table]:
    """A hand somewhere in its middle, for plain play and for compiled play."""
    game = PlayableGame(GAMES[name])
    chance = Random(number)
    hand = game.deal(2 + number % 4, number, stacks=[9 + 7 * seat for seat in range(2 + number % 4)])
    for _ in range(chance.randrange(1, 12)):
        if not hand.ended:
            seat = next(iter(hand.asking))
            hand.answer(seat, hand.asking[seat].any(chance))
    record = hand.inner.s
    judge = Judge(game.lowered.hands, Options(), Counted(SEED))
    return Table(game.lowered.program, record, [], judge), compiled.flat_table(game.lowered, record, judge, SEED)


@pytest.mark.parametrize("name", ["texas hold'em", "anaconda", "beat it", "midnight baseball"])
def test_every_description_means_the_same(name: str) -> None:
    for number in range(6):
        plain, fast = both(name, number)
        for at in range(len(plain.game.nodes)):
            for seat in range(1, plain.s.seats + 1):
                told = describing.meant(plain, at, seat, 5)
                assert KERNEL[f"{PLAY}describing.meant"](fast, at, seat, 5) == told, plain.game.nodes[at]


def test_decks_and_pots_are_the_same() -> None:
    for number in range(6):
        plain, fast = both("seven card stud", number)
        assert KERNEL[f"{PLAY}pots.count_pots"](fast.s) == (made := pots.count_pots(plain.s))
        flat_record: Any = fast.s
        assert flat_record["pot"][:made].tolist() == plain.s.pot[:made]
        KERNEL[f"{PLAY}cards.shuffle"](fast, plain.game.deck)
        cards.shuffle(plain, plain.game.deck)
        assert flat_record["order"].tolist() == plain.s.order


def test_games_that_the_compiled_judge_cannot_rank_are_refused() -> None:
    game = PlayableGame(GAMES["7/27"]).lowered
    record = seated((200, 200), Options(), game)
    with pytest.raises(compiled.CannotCompile):
        compiled.flat_table(game, record, Judge(game.hands, Options(), Counted(SEED)), SEED)
