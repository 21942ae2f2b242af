"""Hands showing are kept in mind, and that changes nothing."""

from random import Random

import pytest

from pokernight import catalogue
from pokernight.ranking import OWN_AND_COMMON, Ranking
from pokernight.rules.conditions import showing
from pokernight.rules.plan import Plan
from pokernight.table import events as ev
from pokernight.table.laws import play_out
from pokernight.table.table import Table


def stories(name: str) -> list[list[ev.Event]]:
    """Everything that happens in some hands by chance."""
    return [play_out(catalogue[name].game.deal(4, seed), Random(seed)).table.log for seed in range(20)]


def ranked_anew(_: Table, plan: Plan) -> showing.UpRanking:
    """What a plan comes to, with no hand in mind."""
    ranking = Ranking(plan.shown_by, OWN_AND_COMMON, tuple(plan.wild), plan.bugs, plan.dead)
    return showing.UpRanking(ranking)


@pytest.mark.parametrize("name", ["Gymnastics", "Spanish Fly", "No Peek Guts"])
def test_what_is_kept_in_mind_changes_nothing(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where what is wild moves, or is each player's own, all hands go as if they were ranked anew each time."""
    remembered = stories(name)
    monkeypatch.setattr(showing, "MOST_HANDS", 1)
    monkeypatch.setattr(showing, "MOST_WAYS", 1)
    assert stories(name) == remembered
    monkeypatch.setattr(showing, "_planned", ranked_anew)
    assert stories(name) == remembered
