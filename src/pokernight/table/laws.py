"""What must be true of every hand of every game, looked for event by event."""

from collections.abc import Iterator
from itertools import pairwise
from random import Random

from pokernight.cards import Card
from pokernight.table import events as ev
from pokernight.table.hand import Hand
from pokernight.table.ledger import Ledger
from pokernight.table.options import Limit
from pokernight.table.places import DECK, DISCARDS, MUCK
from pokernight.table.raises import Raises
from pokernight.table.state import State
from pokernight.table.view import Memory, shown_to, view

MOST_ANSWERS = 20_000
"""No hand takes more answers than this; one that does has no end."""


WORDS = (ev.Acted, ev.Answered, ev.Began, ev.Chose, ev.Declared, ev.Noted, ev.RoundBegan, ev.RoundEnded, ev.Said)
"""The events that move neither cards nor chips; if one did, the next that does would show it."""


class Broken(AssertionError):
    """A law of the table that did not hold; the message says which, and when."""


def play_out(hand: Hand, chance: Random, most: int = MOST_ANSWERS) -> Hand:
    """Play a hand to its end with legal answers by chance."""
    for _ in range(most):
        if hand.ended:
            return hand
        if not hand.asking:
            raise Broken("The hand is not over, and nobody is asked anything.")
        seat = next(iter(hand.asking))
        hand.answer(seat, hand.asking[seat].any(chance))
    raise Broken(f"The hand does not end after {most} answers.")


def broken_laws(hand: Hand) -> Iterator[str]:
    """Every law that does not hold in a hand so far: cards, chips, pots, and what the seats can know."""
    yield from laws_of_money(hand)
    state = State(hand.stacks)
    chips = sum(hand.stacks)
    cards = sorted(hand.table.deck.cards)
    memories = {seat: Memory(state, seat) for seat in range(state.seats + 1)}
    yield from _of_discards(hand.table.log)
    for number, event in enumerate(hand.table.log):
        state.apply(event)
        if not isinstance(event, WORDS):
            yield from (f"After event {number}, {event}: {law}" for law in laws_of_state(state, chips, cards))
        for seat, memory in memories.items():
            shown = shown_to(seat, event, state)
            if shown is not None:
                memory.take(shown)
            if isinstance(event, ev.Began | ev.Ended | ev.Redealt):
                yield from (f"After event {number}, {event}: {law}" for law in _of_memory(state, memory, seat))
    if state.ended and state.pot_size:
        yield "The hand is over, and there are still chips in the pot."


def laws_of_money(hand: Hand) -> Iterator[str]:
    """Every law of betting and of the pot that a hand has broken: raises, who can win what, and how it is shared."""
    ledger, raises = Ledger(hand.stacks), Raises(hand.stacks, fixed=hand.limit is Limit.FIXED)
    for number, event in enumerate(hand.table.log):
        yield from (f"At event {number}, {event}: {law}" for law in (*ledger.see(event), *raises.see(event)))


def laws_of_state(state: State, chips: int, cards: list[Card]) -> Iterator[str]:
    """Every law of cards and chips that a state breaks."""
    there = sum(state.chips) + state.pot_size
    if there != chips:
        yield f"There are {there} chips at the table, not {chips}."
    if min(*state.chips, *state.bets, state.fees, *(layer.amount for layer in state.kept)) < 0:
        yield "Somebody has fewer than no chips."
    if sorted(card for place in state.cards.values() for card in place) != cards:
        yield "A card is in two places, or in none."
    if any(state.where[card] != place for place, there in state.cards.items() for card in there):
        yield "A card is not where it is said to be."


def _of_discards(log: list[ev.Event]) -> Iterator[str]:
    """What is laid away, folded or burned in a step stays out of the deck that is made when the cards run out in it."""
    fresh: set[Card] = set()
    for number, (before, event) in enumerate(pairwise(log), 1):
        match event:
            case ev.Began():
                fresh = set()
            case ev.Moved(cards, _, to) if to in (DISCARDS, MUCK):
                fresh.update(cards)
            case ev.Moved(cards, _, to) if to == DECK and before == ev.Noted("deck runs out", value=True):
                if not fresh.isdisjoint(cards):
                    yield f"After event {number}, {event}: A card that was laid away in this step is dealt again."


def _of_memory(state: State, memory: Memory, seat: int) -> Iterator[str]:
    shown = view(state, seat)
    if shown.spots != memory.spots:
        yield f"Seat {seat} sees other cards than it was told of."
    if shown.loose != memory.loose:
        yield f"Seat {seat} has lost track of other cards than it was told of."
    told = view(memory.state, seat)
    for name in ("chips", "bets", "fees", "kept", "folded", "declared", "notes", "line", "round", "ended"):
        if getattr(shown, name) != getattr(told, name):
            yield f"Seat {seat} sees other {name} than it was told of."
