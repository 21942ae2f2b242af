"""What a player can tell of hands before they are shown: their worth, and which cards are wild."""

from collections.abc import Iterator

from pokernight.cards import Card
from pokernight.ranking import Hand
from pokernight.rules.parts.refs import End
from pokernight.rules.plan import best_hand, hand_of, hands_of, plan_for, steady
from pokernight.rules.pot.shares import ends_of
from pokernight.table.events import HIDDEN
from pokernight.table.places import COMMON, TABLE, Lie, Zone
from pokernight.table.table import Table

_IN_SIGHT = (Zone.HAND, Zone.COMMON, Zone.TABLE)
"""Where cards lie that somebody plays with."""


def as_known(table: Table, seat: int) -> Table:
    """The table with only those cards on it that a seat knows: what is worked out there gives nothing away."""
    seen = table.seen(seat)
    known = {card for cards in seen.values() for card, _ in cards if card != HIDDEN}
    twin = table.copy()
    twin.log, twin.pending, twin.decks, twin.seed, twin.fresh_discards = [], [], (), 0, ()
    state = twin.state
    state.cards = {place: tuple(card for card, _ in cards if card != HIDDEN) for place, cards in seen.items()}
    state.where = {card: place for place, cards in state.cards.items() for card in cards}
    state.lies = {card: lie for card, lie in state.lies.items() if card in known}
    state.known = dict.fromkeys(known, frozenset({seat}))
    state.dealt = [d for d in state.dealt if d.card in known and (d.seat == seat or d.lie is Lie.UP)]
    state.rose, state.came, state.lost = (), frozenset(), {}
    return twin


def worth_of(here: Table, seat: int) -> Iterator[tuple[End, int, Hand]]:
    """What the hands of a seat are worth, each way that wins; of several hands, with their numbers."""
    for end in ends_of(here) if here.state.of_seat(seat) else ():
        hands = hands_of(here, seat, end)
        if len(hands) == 1:
            yield end, 0, best_hand(here, seat, end)
            continue
        for number, cards in enumerate(hands, 1):
            if cards:
                yield end, number, hand_of(here, seat, cards, end)


def wild_in_sight(here: Table, seat: int) -> frozenset[Card]:
    """The cards in sight that are wild for their owner; those of all count as the seat's own."""
    state = here.state
    if steady(here) and not (plan := plan_for(here, seat)).wild:  # at most jokers, and for all alike
        return plan.wild_among(card for card, place in state.where.items() if place.zone in _IN_SIGHT)
    found: frozenset[Card] = frozenset()
    for owner in range(1, state.seats + 1):
        cards = state.of_seat(owner) + (state.at(COMMON) + state.at(TABLE) if owner == seat else ())
        if cards:
            found |= plan_for(here, owner, showing=owner != seat).wild_among(cards)
    return found
