"""Working out odds: the first figures at once, the rest by as many workers as there are."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, ProcessPoolExecutor, ThreadPoolExecutor, wait
from contextlib import ExitStack, contextmanager
from copy import deepcopy
from dataclasses import dataclass
from itertools import islice
from multiprocessing import get_context
from signal import SIG_IGN, SIGINT, signal
from time import perf_counter
from typing import Any

from pokernight.catalogue.problem import Mistake
from pokernight.game import Game
from pokernight.odds.odds import Odds
from pokernight.odds.run import HOUSE, Run, Way
from pokernight.odds.stayer import Stayer
from pokernight.odds.tally import Tally
from pokernight.play.many import compile_meanwhile, is_compiled
from pokernight.table.options import Options

FIRST_LOOK = 0.2
"""For so many seconds hands are played in plain Python, by nobody else, before the first figures are shown."""

PORTION = 0.5
"""How many seconds a worker is busy before it reports, at the table."""

BATCH, CARD_BATCH = 8_192, 65_536
"""How many hands are played at once by the engine, when it is compiled, and on a graphics card."""

COMPILER_LOADS = 1.0
"""Work for fewer seconds is done by the engine in plain Python before the compiler is loaded."""

WORTHWHILE = 3.0
"""Other processes are called to help when there is work for more seconds than this."""

REFRESH = 0.2
"""Figures are shown anew after so many seconds."""

PATIENCE = 10.0
"""How many seconds a cluster has to answer."""

Portion = tuple[int, int]
"""The numbers of the first hand, and of the hand after the last."""


@dataclass(frozen=True)
class Helpers:
    """Who does the work: so many processes or threads of this machine, or a Dask cluster at an address."""

    jobs: int = 1
    cluster: str = ""

    @contextmanager
    def workers(self, run: Run, seconds: float) -> Iterator[tuple[Executor | None, int]]:
        """The workers for a run that would take one of them so long, and how many portions to have out at a time."""
        with ExitStack() as stack:
            if self.cluster:
                client = stack.enter_context(_client(self.cluster))
                threads = sum(client.nthreads().values())
                yield stack.enter_context(client.get_executor()), 2 * max(1, threads)
            elif self.jobs == 1 or seconds < WORTHWHILE or run.way is Way.CARD:
                yield None, 1
            elif run.way is Way.ENGINE and is_compiled():  # which lets other threads run
                yield stack.enter_context(ThreadPoolExecutor(self.jobs)), 2 * self.jobs
            else:
                pool = ProcessPoolExecutor(self.jobs, get_context("spawn"), initializer=_leave_stopping_to_others)
                stack.callback(pool.shutdown, cancel_futures=True)
                yield pool, 2 * self.jobs


def _leave_stopping_to_others() -> None:
    """Let Ctrl-C stop the process that waits for the figures, and not those that work on them."""
    signal(SIGINT, SIG_IGN)


ALONE = Helpers()
"""Nobody helps."""


def _client(address: str) -> Any:
    """A client of the Dask cluster at an address."""
    try:
        from distributed import Client
    except ImportError as missing:
        raise Mistake("A cluster needs Dask. Install it with: pip install 'pokernight[dask]'") from missing
    try:
        return Client(address, timeout=PATIENCE)  # type: ignore[no-untyped-call]
    except (OSError, ValueError) as error:
        raise Mistake(f"There is no Dask cluster at {address}.") from error


def estimate(
    game: Game,
    seats: int = 6,
    hands: int = 100_000,
    *,
    seed: int = 0,
    given: str = "",
    players: str = Stayer.kind,
    options: Options = HOUSE,
    helpers: Helpers = ALONE,
    name: str = "",
) -> Odds:
    """The odds of a game, after so many hands.

    >>> stud = Game.read(["Deal five cards face down to each player.", "Showdown: the high hand wins."])
    >>> odds = estimate(stud, seats=4, hands=2_000)
    >>> odds.way.value, odds.parts[0].name, odds.parts[0].median
    ('by the engine', 'the high hand', 'pair of queens')
    """
    run = Run.of(game, seats, seed=seed, given=given, players=players, options=options)
    *_, last = growing(run, hands, helpers, name)
    return last


def growing(run: Run, hands: int, helpers: Helpers = ALONE, name: str = "") -> Iterator[Odds]:
    """The odds of a run as they grow: first figures in less than a second, and the last when all hands are played.

    For the first hands nothing has to be compiled: the engine plays them in plain Python, and the figures are the same.
    """
    began = perf_counter()
    tally = Tally()
    done = 0
    while done < hands and perf_counter() - began < FIRST_LOOK:
        step = min(hands - done, max(1, done // 4))
        tally += run.first_look(done, done + step)
        done += step
    shown = perf_counter()
    yield Odds(name, run, hands, deepcopy(tally))
    pace = done / (shown - began)
    seconds = (hands - done) / pace
    tallied = run.tally
    if run.way is Way.ENGINE and seconds < COMPILER_LOADS:
        tallied = run.first_look
    elif run.way is Way.ENGINE:
        compile_meanwhile()
    with helpers.workers(run, seconds) as (executor, most):
        for found in worked_out(tallied, portions(run, done, hands, pace), executor, most):
            tally += found
            complete = tally.hands + tally.left_out == hands
            if complete or perf_counter() - shown > REFRESH:
                shown = perf_counter()
                yield Odds(name, run, hands, deepcopy(tally))


def portions(run: Run, done: int, hands: int, pace: float) -> Iterator[Portion]:
    """The work that is left, in portions that become larger as soon as compiled play is there."""
    while done < hands:
        fast = run.way is Way.ENGINE and is_compiled()
        many = CARD_BATCH if run.way is Way.CARD else BATCH if fast else max(1, int(pace * PORTION))
        first, done = done, min(hands, done + many)
        yield first, done


def worked_out(
    tallied: Callable[[int, int], Tally], portions: Iterator[Portion], executor: Executor | None, most: int
) -> Iterator[Tally]:
    """What comes of the portions, as they are finished, with no more than so many of them out at a time."""
    if executor is None:
        yield from (tallied(*portion) for portion in portions)
        return
    out = {executor.submit(tallied, *portion) for portion in islice(portions, most)}
    while out:
        finished, out = wait(out, return_when=FIRST_COMPLETED)
        out |= {executor.submit(tallied, *portion) for portion in islice(portions, len(finished))}
        yield from (future.result() for future in finished)
