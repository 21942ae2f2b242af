"""A game whose lines are meanings, played by the engine."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import starmap, zip_longest

from pokernight.cards import Card, Deck
from pokernight.english.reading import write_line
from pokernight.english.writing import Unsayable
from pokernight.game.game import CannotWork, Game
from pokernight.meaning.rules import Line, Seats
from pokernight.measure.idle import idle
from pokernight.measure.measuring import Measured, measured
from pokernight.measure.numbers import Numbers
from pokernight.measure.objections import objections
from pokernight.play.game import PlayableGame
from pokernight.play.lowering import Lowered
from pokernight.play.record import SEATS
from pokernight.table.hand import Hand
from pokernight.table.options import Options


def _written(line: Line, text: str) -> str:
    try:
        return write_line(line)
    except Unsayable:
        return text


@dataclass(frozen=True)
class MeantGame(Game):
    """A game that is played by what its page means."""

    lines: tuple[Line, ...]
    """What each line means."""
    rulings: tuple[str, ...] = ()
    printed: int = 0
    texts: tuple[str, ...] = field(default=(), compare=False)

    def checked(self) -> "MeantGame":
        """The game, where it can work; what the engine cannot play is refused with `CannotPlay`."""
        reasons = tuple(objections(self.lines, self.measured))
        if reasons:
            raise CannotWork(" ".join(reasons), self)
        assert self.playable
        return self

    def write(self) -> tuple[str, ...]:
        """The rules in our own English, line by line; nothing for a line that is usual, or part of another.

        A line that we have no sentence for is left as the page has it.
        """
        return tuple(starmap(_written, zip_longest(self.lines, self.texts, fillvalue="")))

    @cached_property
    def sentences(self) -> tuple[str, ...]:
        """The lines as they are played, in our own English, or in the page's words where they say nothing more."""
        return tuple(ours or text for ours, text in zip(self.write(), self.texts, strict=True))

    @cached_property
    def numbering(self) -> tuple[str, ...]:
        """The numbers of the lines that are played, as the page has them."""
        return tuple(str(at) for at in range(1, len(self.lines) + 1))

    @property
    def meanings(self) -> tuple[tuple[str, ...], ...]:
        """A sentence of ours says all there is to it."""
        return ((),) * len(self.lines)

    @cached_property
    def idle(self) -> tuple[str, ...]:
        """The rules that change nothing in the game, each with the reason, as a sentence."""
        return tuple(idle(self.lines))

    @cached_property
    def measured(self) -> Measured:
        """What is counted in the game."""
        return measured(self.lines)

    @cached_property
    def playable(self) -> PlayableGame:
        """The game as the engine plays it."""
        return PlayableGame(self.lines)

    @property
    def lowered(self) -> Lowered:
        """The game as a table of numbers."""
        return self.playable.lowered

    @property
    def kinds(self) -> frozenset[str]:
        """The names of all kinds of rules and parts in the game."""
        return self.measured.kinds

    @property
    def numbers(self) -> Numbers:
        """The five numbers that follow from the rules."""
        return self.measured.numbers

    @property
    def tags(self) -> tuple[str, ...]:
        """The tags that follow from the rules."""
        return self.measured.tags

    @property
    def deck(self) -> Deck:
        """The cards that are used."""
        return self.playable.deck

    @property
    def dealable(self) -> int:
        """How many can be dealt all the cards that they hold at once."""
        count = self.measured.count
        return min(SEATS, count.deck.size // max(1, count.most_held))

    @property
    def most_seats(self) -> int:
        """How many can play at one table: as many as the page says, and the engine has seats for."""
        said = [rule.many.high for line in self.lines for rule in line.rules if isinstance(rule, Seats)]
        return min(SEATS, *(high for high in said if high), super().most_seats)

    def hand(self, stacks: Sequence[int], options: Options, seed: int | str, decks: Sequence[Sequence[Card]]) -> Hand:
        """A hand that is played over a record."""
        return self.playable.deal(len(stacks), seed, options, stacks, decks)
