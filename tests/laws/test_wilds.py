"""What is wild: by what everybody saw, whoever folds, and for nobody's cards but one's own."""

import os
from collections.abc import Iterable, Sequence
from random import Random

import pytest

from kit.ruled import ruled
from pokernight.cards import Card
from pokernight.catalogue.entry import Entry
from pokernight.catalogue.shelf import shipped
from pokernight.ranking import Hand
from pokernight.rules import plan
from pokernight.rules.conditions import showing
from pokernight.rules.conditions.knowing import as_known, wild_in_sight
from pokernight.rules.parts.refs import End
from pokernight.rules.parts.upcards import EndOfAll
from pokernight.rules.plan import own_cards, plan_for
from pokernight.rules.wilds.sometimes import WildIf, WildInSight
from pokernight.table.laws import play_out
from pokernight.table.places import COMMON
from pokernight.table.table import Table

HANDS = int(os.environ.get("HANDS", "100")) // 5
"""How many hands of each game are played."""

SAYS_SO = (EndOfAll, WildIf, WildInSight)
"""What makes cards wild only as long as others lie before somebody who is still in."""

WITH_WILDS = [entry for entry in shipped() if "wilds" in entry.game.tags]


def wild_for(table: Table, seats: Sequence[int]) -> dict[tuple[int, str], frozenset[Card]]:
    """What is wild of each player's cards and the common ones: to the table, to the player, and to the others."""
    wild = {}
    for seat in seats:
        cards = (*own_cards(table, seat), *table.state.at(COMMON))
        wild[seat, "in fact"] = plan_for(table, seat).wild_among(cards)
        wild[seat, "as shown"] = plan_for(table, seat, showing=True).wild_among(cards)
        wild[seat, "as known"] = wild_in_sight(as_known(table, seat), seat).intersection(cards)
    return wild


@pytest.mark.parametrize(
    "entry",
    [entry for entry in WITH_WILDS if not any(map(ruled(entry.game).course.parts_of, SAYS_SO))],
    ids=lambda entry: entry.name,
)
def test_what_is_wild_stays_so_when_somebody_folds(entry: Entry, monkeypatch: pytest.MonkeyPatch) -> None:
    fold, folds = Table.fold, []

    def compared(table: Table, seat: int) -> None:
        others = [other for other in table.state.still_in if other != seat]
        before = wild_for(table, others)
        fold(table, seat)
        if table.state.partner(seat) not in others:  # a partner gets the cards, and may have another low one then
            assert wild_for(table, others) == before, f"after seat {seat} folded"
        folds.append(seat)

    monkeypatch.setattr(Table, "fold", compared)
    for number in range(HANDS):
        chance = Random(f"wild/{entry.number}/{number}")
        play_out(entry.game.deal(chance.randint(2, entry.game.most_seats), f"wild/{number}"), chance)
    assert folds


def rated_with(table: Table, seat: int, cards: Sequence[Card]) -> list[Card]:
    """Those of some cards that are not the player's with whose wild cards they are rated, nor in everybody's hand."""
    own = (*own_cards(table, seat), *table.state.at(COMMON))
    return [card for card in cards if seat and card not in own]


@pytest.mark.parametrize("entry", WITH_WILDS, ids=lambda entry: entry.name)
def test_what_is_wild_for_a_player_is_wild_in_no_other_hand(entry: Entry, monkeypatch: pytest.MonkeyPatch) -> None:
    ranks, best_of = showing._ranks, plan._best_of
    rated = 0

    class Owned:
        """A ranking of up cards that looks whose they are."""

        def __init__(self, table: Table, seat: int, end: End) -> None:
            self.table, self.seat, self.end = table, 0 if plan.alike(table) else seat, end

        def strength(self, up: tuple[Card, ...]) -> int:
            nonlocal rated
            rated += 1
            assert rated_with(self.table, self.seat, up) == []
            return ranks(self.table, self.seat, self.end).strength(up)

    def owned(made: plan.Plan, hands: Iterable[tuple[Card, ...] | None], *, qualified: bool = True) -> Hand:
        nonlocal rated
        rated += 1
        given = list(hands)
        for cards in filter(None, given):
            assert rated_with(made.table, made.seat, cards) == []
        return best_of(made, given, qualified=qualified)

    monkeypatch.setattr(showing, "_ranks", Owned)
    monkeypatch.setattr(plan, "_best_of", owned)
    for number in range(HANDS):
        chance = Random(f"wild/{entry.number}/{number}")
        play_out(entry.game.deal(chance.randint(2, entry.game.most_seats), f"wild/{number}"), chance)
    assert rated
