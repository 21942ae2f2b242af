"""How fast a graphics card plays, beside one core of the processor in the same run, and whether both play the same.

python benchmarks/card.py [GAME...]
"""

import sys
from collections.abc import Callable
from time import perf_counter

from pokernight import catalogue
from pokernight.odds import Run
from pokernight.odds.run import Setting, Way
from pokernight.play.compiled import entry as compiled_play
from pokernight.play.cuda import is_there, kernel

GAMES = (
    *("Texas Hold'em", "Five Card Stud", "Seven Card Stud", "Five Card Draw", "Anaconda", "Beat It"),
    *("Follow the Queen", "Baseball", "Razz", "Chicago", "Low Hole Wild", "Jacks or Better"),
)
COMPARED, BY_A_CORE, BY_THE_CARD, WITH_ODDS = 8_192, 50_000, 524_288, 131_072
"""How many hands are compared, and how many are played to measure each way."""


def speed(hands: int, play: Callable[[], object]) -> int:
    """How many hands a second."""
    began = perf_counter()
    play()
    return round(hands / (perf_counter() - began))


def measure(name: str) -> str:
    """A row of the table."""
    game = catalogue[name].game
    run = Run.of(game, min(6, game.sure_seats))
    if run.way is Way.TABLE:
        return f"{name:20} only the table can play this"
    core, card = Setting(run, game), Setting(run.on_card(), game)
    same = repr(core.tally(0, COMPARED)) == repr(card.tally(0, COMPARED))
    assert core.many and card.many
    speeds = (
        speed(BY_A_CORE, lambda: core.many and core.many.compiled(BY_A_CORE, 7)),
        speed(BY_THE_CARD, lambda: card.many and card.many.on_card(BY_THE_CARD, 7)),
        speed(WITH_ODDS, lambda: card.tally(0, WITH_ODDS)),
    )
    return f"{name:20} {'the same' if same else 'DIFFERENT':10}" + "".join(f"{found:>12,}" for found in speeds)


def main(games: list[str]) -> None:
    """Measure, and print the table."""
    if not is_there():
        sys.exit("There is no graphics card to play on.")
    for ready, what in ((kernel, "the card"), (compiled_play, "a core")):
        began = perf_counter()
        ready()
        print(f"{what} is ready after {perf_counter() - began:.1f} s")
    print(f"{'stayers, hands a second':31}{'a core':>12}{'the card':>12}{'with odds':>12}")
    for name in games or GAMES:
        print(measure(name), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
