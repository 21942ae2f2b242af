"""Hands showing are kept in mind, and that changes nothing."""

from random import Random

import pytest

from pokernight import catalogue
from pokernight.rules import showing
from pokernight.table import events as ev
from pokernight.table.laws import play_out


def story(name: str, seed: int) -> list[ev.Event]:
    """Everything that happens in a hand by chance."""
    return play_out(catalogue[name].game.deal(4, seed), Random(seed)).table.log


@pytest.mark.parametrize("name", ["Gymnastics", "Spanish Fly", "No Peek Guts"])
def test_what_is_kept_in_mind_changes_nothing(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where what is wild moves, or is each player's own, a table that forgets at once plays the same hands."""
    remembered = [story(name, seed) for seed in range(20)]
    monkeypatch.setattr(showing, "MOST_HANDS", 0)
    monkeypatch.setattr(showing, "MOST_WAYS", 0)
    assert [story(name, seed) for seed in range(20)] == remembered
