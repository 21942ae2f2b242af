"""The story of a hand for everybody who listens, told on as it happens."""

from collections import defaultdict
from collections.abc import Iterator, Sequence

from pokernight.evening.names import Names, seats_named
from pokernight.table.events import Event, Moved
from pokernight.table.hand import Hand
from pokernight.table.places import DECK
from pokernight.table.state import State
from pokernight.table.telling import told
from pokernight.table.view import shown_to


class Teller:
    """Sentences about a hand, for each seat those that it may hear; seat 0 looks on."""

    def __init__(self, hand: Hand, names: Sequence[str], rules: Sequence[str]) -> None:
        """Begin before the first card."""
        self.hand = hand
        self._state = State(hand.stacks)
        self._heard = 0
        self._rules = rules
        self._names = [Names(names, seat) for seat in range(len(names) + 1)]
        self.lines: defaultdict[int, list[str]] = defaultdict(list)

    def go_on(self) -> None:
        """Tell what has happened since the last time."""
        new = self.hand.table.log[self._heard :]
        self._heard += len(new)
        for part in _by_deals(new):
            self._tell(part)

    def _tell(self, new: Sequence[Event]) -> None:
        seen: list[list[Event]] = [[] for _ in self._names]
        for event in new:
            self._state.apply(event)
            for seat, events in enumerate(seen):
                shown = shown_to(seat, event, self._state)
                if shown is not None:
                    events.append(shown)
        plain = told(seen[0], self._rules)
        named = seats_named(plain)
        of_others = list(map(self._names[0], plain))
        for seat, events in enumerate(seen):
            if seat not in named and events == seen[0]:  # as most is: told alike to all whom it does not concern
                self.lines[seat].extend(of_others)
                continue
            sentences = told(events, self._rules, seat)
            self.lines[seat].extend(map(self._names[seat], sentences))


def _by_deals(events: Sequence[Event]) -> Iterator[Sequence[Event]]:
    """The events from one deal to the next, so that a story is the same told in one piece or bit by bit."""
    start = 0
    for at in range(1, len(events)):
        if _is_deal(events[at]) and not _is_deal(events[at - 1]):
            yield events[start:at]
            start = at
    yield events[start:]


def _is_deal(event: Event) -> bool:
    return isinstance(event, Moved) and event.source == DECK
