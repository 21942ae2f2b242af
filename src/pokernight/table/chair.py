"""A chair at the table: all that a player gets, whether human or program."""

from functools import cached_property

from pokernight.table import events as ev
from pokernight.table.choices import Choice
from pokernight.table.hand import Hand
from pokernight.table.view import View
from pokernight.table.worlds import Worlds


class Chair:
    """What a seat sees and is asked at one moment of a hand, and the hands that it can imagine from that."""

    def __init__(self, hand: Hand, seat: int) -> None:
        """Sit down at a seat; stand up again before the hand goes on."""
        self._hand = hand
        self.seat = seat

    @cached_property
    def view(self) -> View:
        """What the seat sees."""
        return self._hand.view(self.seat)

    @property
    def choice(self) -> Choice | None:
        """What the seat is asked."""
        return self._hand.asking.get(self.seat)

    @property
    def story(self) -> list[ev.Event]:
        """Everything that the seat has seen, event by event."""
        return self._hand.story(self.seat)

    @cached_property
    def worlds(self) -> Worlds:
        """The hands that fit all that the seat knows."""
        return Worlds(self._hand, self.seat)
