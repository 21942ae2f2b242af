"""The hands that fit all that a seat knows: the same table, with cards exchanged that the seat cannot tell apart."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from random import Random

from pokernight.cards import Card
from pokernight.table import events as ev
from pokernight.table.choices import Answer
from pokernight.table.frame import ASKED, Asking, Frame
from pokernight.table.hand import Hand
from pokernight.table.places import Lie
from pokernight.table.state import State

Exchange = dict[Card, Card]
"""For each card of a hand, the card that takes its place in another."""


class Worlds:
    """All hands that a seat cannot tell from the one that is played.

    Cards that the seat knows stay. Cards that it has never seen may lie wherever one does that it does not know. A card
    that it has seen and lost track of is among those from which somebody picked, or with which it was shuffled.
    """

    def __init__(self, hand: Hand, seat: int) -> None:
        """Look at a hand as it stands now; it must not go on before the last world is drawn."""
        self.hand = hand
        self.seat = seat
        known = hand.table.state.known
        hidden = [card for card, seats in known.items() if seat not in seats]
        seen, self.mixed = _lost(hand, seat)
        self.unseen = [card for card in hidden if card not in seen]
        self.exchanged = set(hidden)
        state = hand.table.state
        self._places = [(place, cards) for place, cards in state.cards.items() if not self.exchanged.isdisjoint(cards)]
        self._dealt = [(at, dealt) for at, dealt in enumerate(state.dealt) if dealt.card in self.exchanged]
        self._log = [(at, event) for at, event in enumerate(hand.table.log) if not self._cards_known(event)]

    def _cards_known(self, event: ev.Event) -> bool:
        match event:
            case ev.Shuffled(cards) | ev.Moved(cards) | ev.Turned(cards) | ev.Shown(cards):
                return self.exchanged.isdisjoint(cards)
            case ev.Arranged(_, cards):
                return self.exchanged.isdisjoint(cards)
        return not isinstance(event, ev.Chose)

    def draw(self, chance: Random) -> Hand:
        """One of the hands, by chance; each is as likely as any other, as far as the cards go."""
        cards = self.unseen.copy()
        chance.shuffle(cards)
        exchange = {card: card for card in self.exchanged}
        exchange.update(zip(self.unseen, cards, strict=True))
        for group in self.mixed:
            cards = [exchange[card] for card in group]
            chance.shuffle(cards)
            exchange.update(zip(group, cards, strict=True))
        world = self._with(exchange)
        world.table.seed, world.table.decks = chance.getrandbits(64), ()  # nobody knows what a later shuffle brings
        return world

    def _with(self, exchange: Exchange) -> Hand:
        """The hand with cards exchanged; players who have chosen in secret choose again with what they have now."""
        twin = self.hand.copy()
        self._deal_out(twin.table.state, exchange)
        log = twin.table.log
        for at, event in self._log:
            log[at] = _retold(event, lambda cards: _instead(cards, exchange), self.seat)
        for frame in (*twin.frames, *twin.table.pending):
            self._hold(frame, exchange)
        twin.answers = []
        twin.held = [(depth, {}) for depth, _ in twin.held]
        if twin.frames and ASKED in twin.frames[-1].notes:
            twin.asking = self._asked_again(twin)
        return twin

    def _deal_out(self, state: State, exchange: Exchange) -> None:
        for place, cards in self._places:
            state.cards[place] = _instead(cards, exchange)
        before = self.hand.table.state
        for card, other in exchange.items():
            state.where[other] = before.where[card]
            state.lies[other] = before.lies[card]
            state.known[other] = before.known[card]
        for at, dealt in self._dealt:
            state.dealt[at] = dealt._replace(card=exchange[dealt.card])
        state.risen = [rise._replace(card=exchange.get(rise.card, rise.card)) for rise in before.risen]
        state.lost = {seat: frozenset(_instead(cards, exchange)) for seat, cards in before.lost.items()}
        state.came = frozenset(_instead(before.came, exchange))
        state.rose = tuple(rise._replace(card=exchange.get(rise.card, rise.card)) for rise in before.rose)

    def _hold(self, frame: Frame, exchange: Exchange) -> None:
        if frame.card is not None:
            frame.card = exchange.get(frame.card, frame.card)
        if frame.cards is not None:
            frame.cards = _instead(frame.cards, exchange)
        for seat, answer in frame.answers.items():
            frame.answers[seat] = Answer(answer.verb, _instead(answer.cards, exchange), answer.word)

    def _asked_again(self, twin: Hand) -> Asking:
        """The questions of those who choose at the same time as this seat, whether they have chosen already or not."""
        frame = twin.frames[-1]
        own = frame.answers.get(self.seat)
        frame.answers.clear()
        del frame.notes[ASKED]
        asking = frame.rule.play(twin.table, frame) or {}
        if own is not None and self.seat in asking:
            frame.answers[self.seat] = own
            del asking[self.seat]
        return asking


def _instead(cards: Iterable[Card], exchange: Exchange) -> tuple[Card, ...]:
    """What lies there when cards are exchanged."""
    return tuple([exchange.get(card, card) for card in cards])


def _retold(event: ev.Event, instead: Callable[[Iterable[Card]], tuple[Card, ...]], seat: int) -> ev.Event:
    """An event with cards exchanged; of what others have chosen in secret, only that they have."""
    match event:
        case ev.Moved():
            return ev.Moved(
                instead(event.cards), event.source, event.to, event.lie, event.on_top, event.picked, event.together
            )
        case ev.Shuffled():
            return ev.Shuffled(instead(event.deck))
        case ev.Turned() | ev.Shown() | ev.Arranged():
            return replace(event, cards=instead(event.cards))
    return event.seen_by(seat, frozenset()) or event


def _lost(hand: Hand, seat: int) -> tuple[set[Card], list[tuple[Card, ...]]]:
    """The cards that a seat has seen and does not know now, and those among which it lost track of them, in order."""
    state = hand.table.state
    if seat not in state.lost and hand.table.shuffles == state.notes.get("deals", 1):
        return set(), []
    known_now = state.known_to(seat)
    seen: set[Card] = set()
    mixed: list[tuple[Card, ...]] = []
    past = State(hand.stacks)
    for event in hand.table.log:
        group = [card for card in _mixed_by(past, event, seat) if card not in known_now]
        past.apply(event)
        if isinstance(event, ev.Shuffled) and len(event.deck) == len(past.where):
            seen, mixed = set(), []
            continue
        seen.update(past.known_to(seat) - known_now)
        if len(group) > 1 and not seen.isdisjoint(group):
            mixed.append(tuple(group))
    return seen, mixed


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
