"""What a player can tell of hands before they are shown: their worth, and which cards are wild."""

from collections.abc import Iterator
from typing import NamedTuple

from pokernight.cards import Card
from pokernight.ranking import Hand
from pokernight.rules.parts.refs import End
from pokernight.rules.plan import best_hand, hand_of, hands_of, plan_for
from pokernight.rules.shares import ends_of
from pokernight.table.events import HIDDEN
from pokernight.table.places import COMMON, TABLE, Lie
from pokernight.table.table import Table
from pokernight.table.view import view


class Worth(NamedTuple):
    """What a hand is worth one way; the number says which of several hands it is, and is 0 where there is one."""

    end: End
    number: int
    hand: Hand


def as_known(table: Table, seat: int) -> Table:
    """The table with only those cards on it that a seat knows: what is worked out there gives nothing away."""
    seen = view(table.state, seat).places
    known = {card for cards in seen.values() for card, _ in cards if card != HIDDEN}
    twin = table.copy()
    twin.log, twin.pending, twin.decks, twin.seed, twin.fresh_discards = [], [], (), 0, ()
    state = twin.state
    state.cards = {place: tuple(card for card, _ in cards if card != HIDDEN) for place, cards in seen.items()}
    state.where = {card: place for place, cards in state.cards.items() for card in cards}
    state.lies = {card: lie for card, lie in state.lies.items() if card in known}
    state.known = dict.fromkeys(known, frozenset({seat}))
    state.dealt = [d for d in state.dealt if d.card in known and (d.seat == seat or d.lie is Lie.UP)]
    state.risen = [rise for rise in state.risen if rise.card in known]
    state.rose, state.came, state.lost = (), frozenset(), {}
    return twin


def worth(table: Table, seat: int) -> list[Worth]:
    """What a seat knows its hand to be worth, high or low as the game asks; hands laid apart stand one by one."""
    here = as_known(table, seat)
    return list(_worth(here, seat)) if here.state.of_seat(seat) else []


def _worth(here: Table, seat: int) -> Iterator[Worth]:
    for end in ends_of(here):
        hands = hands_of(here, seat, end)
        if len(hands) == 1:
            yield Worth(end, 0, best_hand(here, seat, end))
            continue
        for number, cards in enumerate(hands, 1):
            if cards:
                yield Worth(end, number, hand_of(here, seat, cards, end))


def wild_cards(table: Table, seat: int) -> frozenset[Card]:
    """The cards in sight that are wild for their owner, as far as a seat can tell; those of all count as its own."""
    here = as_known(table, seat)
    everybody = range(1, here.state.seats + 1)
    owned = [(owner, card) for owner in everybody for card in here.state.of_seat(owner)]
    shared = [(seat, card) for place in (COMMON, TABLE) for card in here.state.at(place)]
    plans = {owner: plan_for(here, owner, showing=owner != seat) for owner in everybody}
    return frozenset(card for owner, card in owned + shared if plans[owner].is_wild(card))
