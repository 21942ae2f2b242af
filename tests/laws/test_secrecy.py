"""Secrecy: exchange cards that a seat has not seen, and all that it is ever shown stays the same."""

import os
from collections.abc import Sequence
from itertools import combinations
from random import Random

import pytest

from kit.games import GAMES
from pokernight.cards import Card, rank_of
from pokernight.catalogue.entry import Entry
from pokernight.table import events as ev
from pokernight.table.choices import Answer, Refused
from pokernight.table.events import Event, Moved
from pokernight.table.hand import Hand
from pokernight.table.laws import play_out
from pokernight.table.record import choice_data, event_data
from pokernight.table.state import State

HANDS = int(os.environ.get("SECRETS", "15"))
"""How many hands of each game are looked at; a longer run sets another number."""


def with_exchanged(cards: Sequence[Card], one: Card, other: Card) -> tuple[Card, ...]:
    """Cards with two of them exchanged."""
    swap = {one: other, other: one}
    return tuple(swap.get(card, card) for card in cards)


def retold(entry: Entry, hand: Hand, answers: int, one: Card, other: Card, seat: int) -> tuple[list[object], Hand]:
    """Play the hand up to an answer, with two cards exchanged from the start; all that a seat was shown on the way."""
    decks = [with_exchanged(event.deck, one, other) for event in hand.table.log if isinstance(event, ev.Shuffled)]
    again = entry.game.deal(len(hand.stacks), 0, stacks=hand.stacks, decks=decks)
    shown: list[object] = [asked(again, seat)]
    for who, answer in hand.answers[:answers]:
        again.answer(who, Answer(answer.verb, with_exchanged(answer.cards, one, other), answer.word))
        shown.append(asked(again, seat))
    return [*shown, *map(event_data, again.story(seat)), places(again, seat)], again


def asked(hand: Hand, seat: int) -> object:
    """Who is asked, and what the seat is asked."""
    return sorted(hand.asking), choice_data(hand.asking[seat]) if seat in hand.asking else None


def places(hand: Hand, seat: int) -> object:
    """What the seat sees on the table."""
    return {place: list(cards) for place, cards in hand.view(seat).places.items()}


def secrets_kept(entry: Entry, number: int) -> tuple[int, int]:
    """Compare what every seat was shown in a hand, and in the same with cards exchanged; how often, of how many."""
    chance = Random(f"secret/{entry.number}/{number}")
    seats = chance.randint(2, min(5, entry.game.most_seats))
    hand = play_out(entry.game.deal(seats, f"{entry.number}/{number}"), chance)
    compared = 0
    for seat in range(1, seats + 1):
        moment = chance.randrange(len(hand.answers) + 1)
        told, then = retold(entry, hand, moment, -2, -2, seat)
        unseen = sorted(ever_unseen(then, seat))
        pairs = list(combinations(unseen, 2))
        if {"AskForCard", "ask"} & entry.game.kinds:
            # Who has a card of a rank is told by the rule itself; which of them it is, is not.
            pairs = [pair for pair in pairs if rank_of(pair[0]) == rank_of(pair[1])]
        if not pairs:
            continue
        one, other = chance.choice(pairs)
        try:
            again, _ = retold(entry, hand, moment, one, other, seat)
        except Refused:
            continue  # somebody else could not have answered so with the other card
        assert again == told, f"seat {seat} can tell {one} from {other} after {moment} answers"
        compared += 1
    return compared, seats


def ever_unseen(hand: Hand, seat: int) -> set[Card]:
    """The cards that a seat has never known in the hand so far."""
    state = State(hand.stacks)
    unseen = set(hand.table.deck.cards)
    for event in hand.table.log:
        state.apply(event)
        unseen -= state.known_to(seat)
    return unseen


@pytest.mark.parametrize("entry", GAMES, ids=lambda entry: entry.name)
def test_cards_that_a_seat_has_not_seen_make_no_difference_to_it(entry: Entry) -> None:
    counts = [secrets_kept(entry, number) for number in range(HANDS)]
    assert sum(compared for compared, _ in counts) > 0, "nothing was compared"


def test_one_leaked_card_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """A table that shows every moved card to seat 1 does not pass."""
    honest = Moved.seen_by

    def leaky(self: Moved, seat: int, known: frozenset[Card]) -> Event | None:
        return self if seat == 1 else honest(self, seat, known)

    monkeypatch.setattr(Moved, "seen_by", leaky)
    entry = next(entry for entry in GAMES if entry.name == "Five Card Draw")
    with pytest.raises(AssertionError, match="seat 1"):
        for number in range(20):
            secrets_kept(entry, number)
