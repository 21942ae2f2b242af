"""One card is one card: a card that was shuffled into a new deck is a new card, and nothing remembered of it holds."""

import os
from collections.abc import Iterable, Sequence
from dataclasses import fields
from random import Random
from typing import Any

import pytest

from pokernight.cards import FACES, Card
from pokernight.catalogue.entry import Entry
from pokernight.catalogue.shelf import shipped
from pokernight.table import events as ev
from pokernight.table.choices import Answer
from pokernight.table.events import HIDDEN
from pokernight.table.hand import Hand
from pokernight.table.laws import play_out
from pokernight.table.places import DECK, DISCARDS, Lie
from pokernight.table.table import Table

HANDS = int(os.environ.get("HANDS", "100")) // 10
"""How many hands of each game are played."""

SHUFFLE = Table.shuffle
ALL = 2 * FACES
"""The cards of two decks: no game is played with more."""


def soon_gone(table: Table, cards: Iterable[Card], below: Sequence[Card] = ()) -> None:
    """Shuffle so that what has lain face up comes again first; only a few cards are left to deal before the next time.

    The others lie with the discards.
    """
    seen = {rise.card % ALL for rise in table.state.risen}
    deck = sorted(cards)
    Random(f"{table.seed}/{table.shuffles}").shuffle(deck)
    deck.sort(key=lambda card: card % ALL not in seen)
    table.decks = (*table.decks, tuple(deck))
    SHUFFLE(table, deck, below)
    _cut(table, below)


def _cut(table: Table, below: Sequence[Card]) -> None:
    rest = table.state.at(DECK)[table.state.seats + 2 :]
    if rest and not below:
        table.do(ev.Moved(rest, DECK, DISCARDS, Lie.BLIND))


def as_new(decks: Sequence[ev.Shuffled]) -> Any:
    """A way to shuffle that gives the decks of another hand, with a new card for each."""

    def shuffle(table: Table, cards: Iterable[Card], below: Sequence[Card] = ()) -> None:
        old, state = set(cards), table.state
        deck = decks[table.shuffles].deck[: len(old)]
        table.shuffles += 1
        table._forget(old)
        table.do(ev.Shuffled((*(card + ALL * table.shuffles for card in deck), *below), len(below)))
        for card in old & state.where.keys():
            del state.where[card], state.lies[card], state.known[card]
        _cut(table, below)

    return shuffle


def told(log: Iterable[ev.Event]) -> list[object]:
    """What happens to which cards, in whatever order several are named."""
    return [
        (type(event).__name__, *(_plain(getattr(event, field.name)) for field in fields(event)))
        for event in log
        if not isinstance(event, ev.Chose | ev.Noted)
    ]


def _plain(value: object) -> object:
    if isinstance(value, tuple) and not hasattr(value, "_fields") and all(isinstance(item, int) for item in value):
        return sorted(item % ALL for item in value)
    return value.replace("'", "") if isinstance(value, str) else value


def answered_again(hand: Hand, answers: Iterable[tuple[int, Answer]]) -> Hand:
    """A hand with the answers of another one, each card named as the one that has its face now."""
    for seat, answer in answers:
        now = {HIDDEN: HIDDEN, **{card % ALL: card for card in hand.table.state.where}}
        hand.answer(seat, answer._replace(cards=tuple(map(now.__getitem__, answer.cards))))
    return hand


@pytest.mark.parametrize("entry", shipped(), ids=lambda entry: entry.name)
def test_a_card_that_was_shuffled_again_is_a_new_card(entry: Entry, monkeypatch: pytest.MonkeyPatch) -> None:
    renewed = 0
    for number in range(HANDS):
        chance = Random(f"renewed/{entry.number}/{number}")
        seats = chance.randint(2, min(5, entry.game.most_seats))
        monkeypatch.setattr(Table, "shuffle", soon_gone)
        hand = play_out(entry.game.deal(seats, f"renewed/{number}"), chance)
        decks = [event for event in hand.table.log if isinstance(event, ev.Shuffled)]
        monkeypatch.setattr(Table, "shuffle", as_new(decks))
        again = answered_again(entry.game.deal(seats, f"renewed/{number}"), hand.answers)
        assert told(again.table.log) == told(hand.table.log)
        renewed += len(decks) - 1
    assert renewed
