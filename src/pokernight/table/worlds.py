"""The hands that fit all that a seat knows: the same table, with cards exchanged that the seat cannot tell apart."""

from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from random import Random
from typing import NamedTuple

from pokernight.cards import Card
from pokernight.table import events as ev
from pokernight.table.hand import Hand
from pokernight.table.places import Lie, Place
from pokernight.table.state import State
from pokernight.table.table import Table
from pokernight.table.view import story

Exchange = dict[Card, Card]
"""For each card of a hand, the card that takes its place in another."""


class Mix(NamedTuple):
    """A moment at which a seat lost track of cards, told by how long the lists of the hand were right before it."""

    cards: tuple[Card, ...]
    """Those that the seat cannot tell apart since then."""
    log: int
    dealt: int
    risen: int


class Worlds:
    """All hands that a seat cannot tell from the one that is played.

    Cards that the seat knows stay. Cards that it has never seen may lie wherever one does that it does not know. A card
    that it has seen and lost track of is among those from which somebody picked, or with which it was shuffled.
    """

    def __init__(self, hand: Hand, seat: int) -> None:
        """Look at a hand as it stands now; it must not go on before the last world is drawn."""
        self.hand = hand
        self.seat = seat
        state = hand.table.state
        self.hidden = frozenset(card for card, seats in state.known.items() if seat not in seats)
        seen, mixes = _lost(hand, seat)
        ways = {card: tuple(at for at, mix in enumerate(mixes) if card in mix.cards) for card in self.hidden}

        def told_apart(card: Card) -> tuple[object, ...]:
            """What is plain of a hidden card: where it lies and how, in which mixes it was, and who knows it."""
            return state.where[card], state.lies[card], ways[card], sorted(state.known[card])

        self.mixes = [mix._replace(cards=tuple(sorted(mix.cards, key=told_apart))) for mix in mixes]
        lying = (card for place in sorted(state.cards) for card in state.cards[place])
        self.unseen = sorted((card for card in lying if card in self.hidden and card not in seen), key=told_apart)
        """The cards that were never seen, in an order that follows from what is plain of them, not from their names."""
        self._places = [(place, cards) for place, cards in state.cards.items() if not self.hidden.isdisjoint(cards)]
        self._old = story(hand.table.log[: self._start()], State(hand.stacks), seat)
        log = list(enumerate(hand.table.log[len(self._old) :], len(self._old)))
        self._log = [(at, event) for at, event in log if not self._plain(event)]
        self._arranged = {event.at: at for at, event in log if isinstance(event, ev.Arranged)}
        self._orders = list(self._secret_orders())

    def _start(self) -> int:
        """Where the deal that is played begins in the log; of earlier ones, a world has what the seat saw of them."""
        log, every = self.hand.table.log, len(self.hand.table.state.where)
        whole = (at for at in reversed(range(len(log))) if isinstance(log[at], ev.Shuffled))
        return next(at for at in whole if len(log[at].deck) == every)  # type: ignore[attr-defined]

    def _secret_orders(self) -> Iterator[tuple[Place, list[int]]]:
        """The places where others hold cards in an order of their own, some of which the seat has seen.

        Those that it has never seen are in any order already.
        """
        state = self.hand.table.state
        for place in sorted(place for place in state.cards if self._of_another(place)):
            cards = state.cards[place]
            slots = [at for at, card in enumerate(cards) if state.lies[card] is Lie.DOWN]
            if any(cards[slot] not in self.unseen for slot in slots):
                yield place, slots

    def _of_another(self, place: Place) -> bool:
        return place.seat not in (0, self.seat, self.hand.table.state.partner(self.seat))

    def _plain(self, event: ev.Event) -> bool:
        """Whether an event tells of no card that may be another one."""
        match event:
            case ev.Shuffled(cards) | ev.Moved(cards) | ev.Turned(cards) | ev.Shown(cards) | ev.Arranged(_, cards):
                return self.hidden.isdisjoint(cards)
        return not isinstance(event, ev.Chose)

    def draw(self, chance: Random) -> Hand:
        """One of the hands, by chance; each is as likely as any other, as far as the cards go."""
        cards = sorted(self.unseen)
        chance.shuffle(cards)
        exchange = dict(zip(self.hidden, self.hidden, strict=True))
        exchange.update(zip(self.unseen, cards, strict=True))
        stages = [exchange]
        for mix in self.mixes:
            cards = sorted(exchange[card] for card in mix.cards)
            chance.shuffle(cards)
            exchange = {**exchange, **dict(zip(mix.cards, cards, strict=True))}
            stages.append(exchange)
        world = self._with(stages, chance.getrandbits(64))
        self._reorder(world.table, chance)
        world.reorder()
        return world

    def _reorder(self, table: Table, chance: Random) -> None:
        """Put in any order what others hold in an order of their own."""
        state = table.state
        for place, slots in self._orders:
            before = state.cards[place]
            state.cards[place] = _mixed(before, slots, chance)
            if place in self._arranged:
                at = self._arranged[place]
                arranged = table.log[at]
                assert isinstance(arranged, ev.Arranged)
                there = {before[slot] for slot in slots}.intersection(arranged.cards)
                order = iter([card for card in state.cards[place] if card in there])
                cards = tuple(next(order) if card in there else card for card in arranged.cards)
                table.log[at] = ev.Arranged(place, cards)

    def _with(self, stages: list[Exchange], seed: int) -> Hand:
        """The hand with cards exchanged; players who have chosen in secret choose again with what they have now."""
        twin = self.hand.copy()
        self._deal_out(twin.table.state, stages)
        twin.table.log[: len(self._old)] = self._old
        ends = [mix.log for mix in self.mixes]
        for at, event in self._log:
            twin.table.log[at] = _retold(event, stages[bisect_right(ends, at)], self.seat)
        twin.answers = []
        twin.exchange(stages[-1], self.seat, seed)
        return twin

    def _deal_out(self, state: State, stages: list[Exchange]) -> None:
        first, now, before = stages[0], stages[-1], self.hand.table.state
        for place, cards in self._places:
            state.cards[place] = _instead(cards, now)
        for card, other in now.items():
            state.where[other] = before.where[card]
            state.lies[other] = before.lies[card]
            state.known[other] = before.known[card]
        ends = [mix.dealt for mix in self.mixes]
        for at, dealt in enumerate(before.dealt):
            if dealt.card in self.hidden:
                state.dealt[at] = dealt._replace(card=stages[bisect_right(ends, at)][dealt.card])
        ends = [mix.risen for mix in self.mixes]
        for at, rise in enumerate(before.risen):
            if rise.card in self.hidden:
                state.risen[at] = rise._replace(card=stages[bisect_right(ends, at)][rise.card])
        for seat, lost in before.lost.items():
            if seat != self.seat:
                state.lost[seat] = frozenset(_instead(lost, first))
        state.came = frozenset(_instead(before.came, now))


def _instead(cards: Iterable[Card], exchange: Exchange) -> tuple[Card, ...]:
    """What lies there when cards are exchanged."""
    return tuple([exchange.get(card, card) for card in cards])


def _mixed(cards: Sequence[Card], slots: Sequence[int], chance: Random) -> tuple[Card, ...]:
    """Cards with those in some slots in any order, which does not follow from the one they had."""
    mixed, order = list(cards), sorted(cards[slot] for slot in slots)
    chance.shuffle(order)
    for slot, card in zip(slots, order, strict=True):
        mixed[slot] = card
    return tuple(mixed)


def _retold(event: ev.Event, exchange: Exchange, seat: int) -> ev.Event:
    """An event with cards exchanged; of what others have chosen in secret, only that they have."""
    match event:
        case ev.Moved(cards, source, to, lie, on_top, picked, together):
            return ev.Moved(_instead(cards, exchange), source, to, lie, on_top, picked, together)
        case ev.Shuffled(cards, below):
            return ev.Shuffled(_instead(cards, exchange), below)
        case ev.Turned() | ev.Shown() | ev.Arranged():
            return replace(event, cards=_instead(event.cards, exchange))
    return event.seen_by(seat, frozenset()) or event


def _lost(hand: Hand, seat: int) -> tuple[frozenset[Card], list[Mix]]:
    """The cards that a seat has seen and does not know now, and how it lost track of them, in order."""
    state = hand.table.state
    if seat not in state.lost and hand.table.shuffles == state.notes.get("deals", 1):
        return frozenset(), []
    known: list[frozenset[Card]] = []
    mixes: list[Mix] = []
    past = State(hand.stacks)
    for number, event in enumerate(hand.table.log):
        mixed = tuple(_mixed_by(past, event, seat))
        at = Mix(mixed, number, len(past.dealt), len(past.risen))
        past.apply(event)
        if isinstance(event, ev.Shuffled) and len(event.deck) == len(past.where):
            known, mixes = [frozenset()] * number, []
        elif mixed:
            mixes.append(at)
        known.append(past.known_to(seat))
    return frozenset[Card]().union(*known) - known[-1], list(_still_lost(mixes, known))


def _still_lost(mixes: list[Mix], known: list[frozenset[Card]]) -> Iterator[Mix]:
    """The moments at which cards were lost, each with those cards that the seat has not known at any time since."""
    for mix in mixes:
        later = frozenset[Card]().union(*known[mix.log :])
        cards = tuple(card for card in mix.cards if card not in later)
        if len(cards) > 1:
            yield mix._replace(cards=cards)


def _mixed_by(past: State, event: ev.Event, seat: int) -> Iterator[Card]:
    """The cards that a seat cannot tell apart any more after an event, as things stand right before it."""
    match event:
        case ev.Shuffled(cards):
            yield from cards
        case ev.Moved(cards, source) if event.picked and seat not in (source.seat, event.to.seat):
            if seat != past.partner(source.seat):
                new = past.came if event.together else ()
                down = (card for card in past.at(source) if past.lies[card] is Lie.DOWN)
                yield from (card for card in down if card not in new or card in cards)
