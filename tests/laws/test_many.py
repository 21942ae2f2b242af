"""The laws over many more hands than a table can play: ten thousand of every game, compiled."""

import os

import pytest

from kit.games import GAMES
from pokernight.catalogue.entry import Entry
from pokernight.play.many import Batch, ManyHands
from pokernight.play.players import Player
from pokernight.play.program import Do
from pokernight.play.record import BOARD
from pokernight.table.options import Limit, Options

HANDS = int(os.environ.get("HANDS", "10000"))
STACKS = (200, 40, 200, 12, 3, 200, 200, 8)
"""Short stacks among the others, for side pots."""
TABLES = (Options(), Options(limit=Limit.NONE), Options(burn=True, ante=3))
COMPILED = [entry for entry in GAMES if entry.game.lowered.program.packs == 1]


def at_a_table(entry: Entry, number: int) -> tuple[ManyHands, tuple[int, ...]]:
    """A game at a table for as many as can play, for two, or for four."""
    seats = min((len(STACKS), 2, 4)[number], entry.game.most_seats)
    stacks = STACKS[:seats]
    return ManyHands(entry.game.lowered, stacks, TABLES[number], list(Player)[number]), stacks


def broken(batch: Batch, stacks: tuple[int, ...], *, pays_by_turns: bool = False) -> list[str]:
    """The laws that were broken by some hands; where the pot is paid out turn by turn, chips may be won again."""
    outcomes, seats = batch.outcomes, len(stacks)
    gains, won = outcomes["gains"], outcomes["won"]
    laws = {
        "it does not end": outcomes["ended"] != 1,
        "chips were made or lost": gains.sum(axis=1) != 0,
        "a card is in no place, or in two": outcomes["lost_cards"] != 0,
        "somebody lost more than there was": (gains[:, 1 : seats + 1] < [-stack for stack in stacks]).any(axis=1),
        "somebody won who did not play": gains[:, seats + 1 :].any(axis=1) | won[:, seats + 1 :].any(axis=1),
        "more was won than everybody had": (won.sum(axis=1) > sum(stacks) * outcomes["deals"]) & (not pays_by_turns),
        "nobody was left": outcomes["left"] < 1,
    }
    return [f"hand {hand}: {law}" for law, found in laws.items() for hand in found.nonzero()[0].tolist()[:3]]


@pytest.mark.parametrize("entry", COMPILED, ids=lambda entry: entry.name)
def test_ten_thousand_hands_of_every_game_keep_the_laws(entry: Entry) -> None:
    by_turns = any(step.do == Do.BETWEEN for step in entry.game.lowered.program.steps)
    for number in range(len(TABLES)):
        many, stacks = at_a_table(entry, number)
        assert broken(many.compiled(HANDS // len(TABLES) + 1, 1), stacks, pays_by_turns=by_turns) == []


def test_a_card_too_many_and_a_chip_from_nowhere_are_found() -> None:
    entry = next(entry for entry in GAMES if entry.name == "Texas Hold'em")
    for spoil, law in (("at", "a card is in no place, or in two"), ("fees", "chips were made or lost")):
        many, stacks = at_a_table(entry, 0)
        if spoil == "at":
            many._start.at[BOARD] = 1
        else:
            many._start.fees = 1
        assert {fault.partition(": ")[2] for fault in broken(many.compiled(30, 1), stacks)} == {law}
