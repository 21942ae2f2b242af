"""Hands of the engine come to what hands at the table come to, in every game that both can play."""

import os

from pokernight import catalogue
from pokernight.catalogue.entry import Entry
from pokernight.odds import Odds, Run, Way
from pokernight.odds.run import Setting
from pokernight.odds.tally import Figure
from pokernight.play.compiled import entry as compiled_play
from pokernight.play.lowering import Lowered
from pokernight.play.program import Is

AT_THE_TABLE = int(os.environ.get("AT_THE_TABLE", "40"))
"""How many hands are played at the table, which is slow; a longer run sets another number."""
BY_THE_ENGINE = 25 * AT_THE_TABLE
"""So many more that the doubt is all in the hands at the table."""
FAR = 5.0
"""So many standard errors are hardly ever seen by chance, in some thousand figures."""


DIFFERENT = {
    "Let's Make a Deal": "bids are made by chance, and the chances are not the same at the table and in the engine",
    "Go Fish": "whom to ask is left to chance, and the chances are not the same at the table and in the engine",
    "Chit Game": "the table card is left by chance, and the chances are not the same at the table and in the engine",
}
"""Games whose players are asked in another way, so that they come to something else, and why."""


def figures(odds: Odds) -> dict[str, Figure]:
    """What is compared."""
    seats = {f"seat {seat.seat}": seat.net for seat in odds.seats}
    return {**seats, **odds.lengths, "pot": odds.pot.mean, "showdown": odds.shown, "split": odds.split}


def wild_cards_move(game: Lowered) -> bool:
    """Whether other cards can become wild: players of the engine keep these too, and those at the table do not."""
    program = game.program
    return any(wild.span or program.nodes[wild.cards].kind != Is.CARDS for wild in program.wilds)


def differences(slow: Odds, fast: Odds) -> list[str]:
    """The figures that are too far from each other; the spread is that of many hands, for few may show none.

    What was not seen in many hands may still come once in as many.
    """
    found = []
    for name, many in figures(fast).items():
        few = figures(slow)[name]
        spread = max(many.error, 1 / fast.hands) * (fast.hands / slow.hands + 1) ** 0.5
        if abs(few.value - many.value) > FAR * spread + 1e-9:
            found.append(f"{name}: {few.value:.3f} at the table, {many.value:.3f} ±{many.error:.3f}")
    return found


def engine_runs() -> list[tuple[Entry, Run]]:
    """Every game of the catalogue that the engine plays, and how."""
    runs = [(entry, Run.of(entry.game, min(6, entry.game.sure_seats))) for entry in catalogue]
    return [(entry, run) for entry, run in runs if run.way is Way.ENGINE]


def test_every_game_comes_to_the_same_at_the_table_and_by_the_engine() -> None:
    compiled_play()
    runs = engine_runs()
    far = {}
    for entry, run in runs:
        fast = Odds(entry.name, run, BY_THE_ENGINE, run.tally(0, BY_THE_ENGINE))
        table = Setting(run.at_the_table(), entry.game)
        slow = Odds(entry.name, run, AT_THE_TABLE, table.tally(0, AT_THE_TABLE))
        assert entry.game.lowered
        moving = wild_cards_move(entry.game.lowered)
        if found := [each for each in differences(slow, fast) if not (moving and each.startswith("split"))]:
            far[entry.name] = found
    assert far.keys() == DIFFERENT.keys(), far
    assert len(runs) == sum(entry.game.lowered.program.packs == 1 for entry in catalogue)
