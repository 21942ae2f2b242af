"""The table as everybody knows it: a state, the log of the events that made it, and the customs of the house."""

from collections.abc import Sequence

from pokernight.cards import Card, Deck
from pokernight.table import events as ev
from pokernight.table.options import Options
from pokernight.table.places import DECK, Lie, Place
from pokernight.table.pots import Pot
from pokernight.table.spread import Layout
from pokernight.table.state import State
from pokernight.table.view import Seen, Sights


class Table:
    """A state, the log of events that made it, the cards that are used, and the customs of the house."""

    __slots__ = ("deck", "decks", "layout", "log", "options", "seed", "shuffles", "sights", "state")

    def __init__(
        self,
        state: State,
        options: Options,
        deck: Deck,
        seed: int | str,
        decks: Sequence[Sequence[Card]] = (),
        layout: Layout = (),
    ) -> None:
        """A table; decks that are given say what lies on top after each shuffle."""
        self.state = state
        self.options = options
        self.deck = deck
        self.seed = seed
        self.decks = decks
        self.layout = layout
        """How the community cards are laid out."""
        self.shuffles = 0
        self.log: list[ev.Event] = []
        self.sights = Sights()
        """The cards as seats see them."""

    def copy(self) -> "Table":
        """An independent copy."""
        twin = Table(self.state.copy(), self.options, self.deck, self.seed, self.decks, self.layout)
        twin.shuffles = self.shuffles
        twin.log = self.log.copy()
        return twin

    def do(self, event: ev.Event) -> None:
        """Let something happen."""
        self.state.apply(event)
        self.log.append(event)

    def restack(self, deck: Sequence[Card]) -> None:
        """Let what is left of the deck lie in another order, as if it had been shuffled so."""
        at = max(at for at, event in enumerate(self.log) if isinstance(event, ev.Shuffled))
        shuffled = self.log[at]
        assert isinstance(shuffled, ev.Shuffled)
        gone = shuffled.deck[: len(shuffled.deck) - len(deck)]
        self.log[at] = ev.Shuffled((*gone, *deck), shuffled.below)
        back = [card for card in self.state.cards[DECK] if card not in deck]  # what was given back, to be shuffled
        self.state.cards[DECK] = (*back, *deck)

    def seen(self, seat: int) -> dict[Place, tuple[Seen, ...]]:
        """The cards of every place as a seat sees them."""
        return self.sights.of(seat, self.state, self.log)

    def lying(self, seat: int, *lies: Lie) -> tuple[Card, ...]:
        """The cards of a seat that lie in one of some ways, the first dealt first."""
        there = self.state.lies
        return tuple([card for card in self.state.of_seat(seat) if there[card] in lies])

    def pots(self) -> tuple[Pot, ...]:
        """The pots as they are now."""
        return self.state.pots

    def pot_size(self) -> int:
        """All chips that lie in the middle."""
        return self.state.pot_size
