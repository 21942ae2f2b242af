"""Many more hands by chance than a table can play: what comes of them, and whether cards and chips are kept."""

from collections.abc import Callable
from time import perf_counter

from pokernight.play.many import Batch, ManyHands, is_compiled
from pokernight.table.simulation import Tally

PORTION, COMPILED_PORTION = 100, 8_192
"""How many hands are played between two looks at whether compiled play is there."""


def simulate_more(
    tally: Tally, game: ManyHands, seats: int, hands: int, seed: int, seen: Callable[[int], None] = lambda _: None
) -> None:
    """Play more hands with the seeds from one on; `seen` is told how many have been played each time."""
    done = 0
    while done < hands:
        began = perf_counter()
        batch = game.play(min(hands - done, COMPILED_PORTION if is_compiled() else PORTION), seed + done)
        tally.seconds += perf_counter() - began
        _add(tally, batch, seats)
        done += batch.hands
        seen(batch.hands)


def _add(tally: Tally, batch: Batch, seats: int) -> None:
    """Count hands, and report by its number each one that breaks a law."""
    outcomes = batch.outcomes
    gains = outcomes["gains"][:, 1 : seats + 1]
    for number in (~outcomes["ended"].astype(bool)).nonzero()[0].tolist():
        tally.broken.append(f"Hand {tally.hands + number}: it does not end.")
    for number in gains.sum(axis=1).nonzero()[0].tolist():
        tally.broken.append(f"Hand {tally.hands + number}: chips were made or lost.")
    for number in outcomes["lost_cards"].nonzero()[0].tolist():
        tally.broken.append(f"Hand {tally.hands + number}: a card is in no place, or in two.")
    tally.hands += batch.hands
    tally.timed += batch.hands
    tally.ended += int(outcomes["ended"].sum())
    tally.answers += int(outcomes["answers"].sum())
    tally.rounds += int(outcomes["rounds"].sum())
    tally.won += int(outcomes["won"].sum())
    tally.showdowns += int((outcomes["left"] > 1).sum())
    tally.splits += int(outcomes["split"].sum())
    tally.redeals += int(outcomes["deals"].sum()) - batch.hands
    for seat, gain in enumerate(gains.sum(axis=0).tolist(), 1):
        tally.net[seat] = tally.net.get(seat, 0) + gain
