"""A game, whichever way its page is read: what can be known of it before a card is dealt, and dealing it."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from pokernight.cards import Card, Deck
from pokernight.measure.numbers import NOT_FIXED, Numbers
from pokernight.table.hand import Hand
from pokernight.table.options import Options

if TYPE_CHECKING:
    from pokernight.play.lowering import Lowered

USUAL_SEATS = 8
"""How many the deck mostly suffices for where the number of cards is left to the players."""


@dataclass(frozen=True)
class Unknown:
    """A rule that is not understood: its number, its text, and where understanding stopped."""

    rule: int
    text: str
    column: int
    reason: str

    @property
    def nearest(self) -> tuple[str, ...]:
        """The three nearest sentences that would be understood."""
        from pokernight.rules.book import nearest  # the phrase book is only opened when somebody is at a loss

        return nearest(self.text)

    def __str__(self) -> str:
        pointer = " " * self.column + "^"
        examples = "\n".join(f"  {example}" for example in self.nearest)
        return f"Rule {self.rule}: {self.reason}\n{self.text}\n{pointer}\nThese would be understood:\n{examples}"


class NotUnderstood(ValueError):
    """A game with rules that cannot be read."""

    def __init__(self, unknown: tuple[Unknown, ...]) -> None:
        super().__init__("\n".join(map(str, unknown)))
        self.unknown = unknown


class CannotWork(ValueError):
    """A game whose rules are understood, but that cannot be played."""

    def __init__(self, reason: str, game: "Game") -> None:
        super().__init__(reason)
        self.game = game


class Game(ABC):
    """A game: its rules, line by line, and what can be known of it before a card is dealt.

    >>> game = Game.read(["Deal five cards face down to each player.", "Showdown, high hand wins."])
    >>> game.write()
    ('Deal 5 cards face down to each player.', 'Showdown: the high hand wins.')
    >>> game.numbers, game.tags
    (5-10-0-5-0, ('straight',))
    """

    lines: tuple[object, ...]
    """What each line of the page means; lines that mean the same are equal."""
    texts: tuple[str, ...]
    """The lines in words from which the same game is read again."""
    rulings: tuple[str, ...]
    printed: int
    """How many players the page prints; 0 where it prints no number."""

    @staticmethod
    def read(rules: Sequence[str], rulings: Sequence[str] = (), printed: int = 0) -> "Game":
        """Read a game from its rules, one text for each numbered line, and from rulings on them."""
        from pokernight.game.reading import read_game

        return read_game(rules, rulings, printed)

    @abstractmethod
    def write(self) -> tuple[str, ...]:
        """The rules in our own English, line by line; nothing for a line that is usual, or part of another."""

    @property
    @abstractmethod
    def sentences(self) -> tuple[str, ...]:
        """The lines as they are played, in our own English."""

    @property
    @abstractmethod
    def numbering(self) -> tuple[str, ...]:
        """The numbers of the lines that are played, as the page has them."""

    @property
    @abstractmethod
    def meanings(self) -> tuple[tuple[str, ...], ...]:
        """What is to be known of each line that is played, sentence by sentence."""

    @property
    @abstractmethod
    def idle(self) -> tuple[str, ...]:
        """The rules that change nothing in the game, each with the reason, as a sentence."""

    @property
    @abstractmethod
    def kinds(self) -> frozenset[str]:
        """The names of all kinds of rules and parts in the game."""

    @property
    @abstractmethod
    def numbers(self) -> Numbers:
        """The five numbers that follow from the rules."""

    @property
    @abstractmethod
    def tags(self) -> tuple[str, ...]:
        """The tags that follow from the rules."""

    @property
    @abstractmethod
    def deck(self) -> Deck:
        """The cards that are used."""

    @property
    @abstractmethod
    def dealable(self) -> int:
        """How many can be dealt all the cards that they hold at once."""

    @property
    @abstractmethod
    def lowered(self) -> "Lowered | None":
        """The game as the engine plays it; None where only the table can play it."""

    @abstractmethod
    def hand(self, stacks: Sequence[int], options: Options, seed: int | str, decks: Sequence[Sequence[Card]]) -> Hand:
        """A hand for players with some chips."""

    @cached_property
    def numbered(self) -> tuple[str, ...]:
        """The lines as they are played in our own English, with their numbers."""
        return tuple(f"{number}. {line}" for number, line in zip(self.numbering, self.sentences, strict=True))

    @property
    def sure_seats(self) -> int:
        """How many can play and need not fear that the deck runs out."""
        players = self.numbers.players
        return players if 2 <= players < NOT_FIXED else min(USUAL_SEATS, self.dealable)

    @property
    def most_seats(self) -> int:
        """How many can play at one table: as many as the page prints, or the deck has cards for."""
        printed = self.printed if self.printed < NOT_FIXED else 0
        open_to_all = self.dealable if self.numbers.players == NOT_FIXED else 0
        return max(self.sure_seats, printed, open_to_all)

    def deal(
        self,
        seats: int = 4,
        seed: int | str = 0,
        options: Options | None = None,
        stacks: Sequence[int] = (),
        decks: Sequence[Sequence[Card]] = (),
    ) -> Hand:
        """Deal a hand; where decks are given, they say what lies on top after each shuffle."""
        options = options or Options()
        if stacks and len(stacks) != seats:
            raise ValueError(f"There are {seats} seats, but {len(stacks)} stacks of chips.")
        if not 2 <= seats <= self.most_seats:
            raise ValueError(f"This game is for 2 to {self.most_seats} players, not for {seats}.")
        return self.hand(tuple(stacks) or (options.stack,) * seats, options, seed, decks)
