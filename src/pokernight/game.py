"""A page's rules, read, checked and ready to play."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import islice

from pokernight.cards import Card
from pokernight.measure.numbers import NOT_FIXED, Numbers
from pokernight.rules import Line, Unread, read_line
from pokernight.rules.checks import objections
from pokernight.rules.course import GameCourse
from pokernight.rules.implied import with_implied
from pokernight.rules.rule import Rule, Standing
from pokernight.rules.ruling import BadRuling, numbering, played
from pokernight.rules.totals import Totals
from pokernight.table.hand import Hand
from pokernight.table.options import Options

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


@dataclass(frozen=True)
class Game:
    """A game: its rules, line by line, and what can be known of it before a card is dealt.

    >>> game = Game.read(["Deal five cards face down to each player.", "Showdown, high hand wins."])
    >>> game.write()
    ('Deal 5 cards face down to each player.', 'Showdown: the high hand wins.')
    >>> game.numbers, game.tags
    (5-10-0-5-0, ('straight',))
    """

    lines: tuple[Line, ...]
    rulings: tuple[str, ...] = ()
    printed: int = 0
    """How many players the page prints; 0 where it prints no number."""

    @classmethod
    def read(cls, rules: Sequence[str], rulings: Sequence[str] = (), printed: int = 0) -> "Game":
        """Read a game from its rules, one text for each numbered line, and from rulings on them."""
        lines: list[Line] = []
        unknown: list[Unknown] = []
        for number, text in enumerate(rules, 1):
            try:
                lines.append(read_line(text))
            except Unread as stop:
                unknown.append(Unknown(number, text, stop.column, stop.reason))
        if unknown:
            raise NotUnderstood(tuple(unknown))
        game = cls(tuple(lines), tuple(rulings), printed)
        try:
            reasons = tuple(objections(game.played, game.totals))
        except BadRuling as bad:
            raise CannotWork(str(bad), cls(game.lines)) from bad
        if reasons:
            raise CannotWork(" ".join(reasons), game)
        return game

    def write(self) -> tuple[str, ...]:
        """The rules in our own English."""
        return tuple(line.write() for line in self.lines)

    @cached_property
    def played(self) -> tuple[Line, ...]:
        """The lines as they are played, after the rulings and with what goes without saying."""
        return with_implied(played(self.lines, self.rulings))

    @cached_property
    def numbering(self) -> tuple[str, ...]:
        """The numbers of the lines that are played, as the page has them."""
        return tuple(islice(numbering(self.lines, self.rulings), len(self.played)))

    @cached_property
    def numbered(self) -> tuple[str, ...]:
        """The lines as they are played in our own English, with their numbers."""
        return tuple(f"{number}. {line.write()}" for number, line in zip(self.numbering, self.played, strict=True))

    @cached_property
    def rules(self) -> tuple[Rule, ...]:
        """Every rule of every line that is played."""
        return tuple(rule for line in self.played for rule in line.rules)

    @cached_property
    def kinds(self) -> frozenset[str]:
        """The names of all kinds of rules and parts in the game."""
        return frozenset(type(part).__name__ for rule in self.rules for part in rule.walk())

    @cached_property
    def totals(self) -> Totals:
        """The sums behind the numbers and the tags; standing rules come last, for they look at the rest."""
        totals = Totals()
        for number, line in enumerate(self.played, 1):
            if line.steps:
                totals.begin(number, line.remarks)
            for rule in line.rules:
                if not isinstance(rule, Standing):
                    rule.tally(totals)
        for rule in self.rules:
            if isinstance(rule, Standing):
                rule.tally(totals)
        return totals

    @cached_property
    def numbers(self) -> Numbers:
        """The five numbers that follow from the rules."""
        return self.totals.numbers()

    @cached_property
    def tags(self) -> tuple[str, ...]:
        """The tags that follow from the rules."""
        return self.totals.tag_list()

    @cached_property
    def course(self) -> GameCourse:
        """The game as a table plays it."""
        return GameCourse(self.played, self.sure_seats)

    @property
    def sure_seats(self) -> int:
        """How many can play and need not fear that the deck runs out."""
        players = self.numbers.players
        return players if 2 <= players < NOT_FIXED else min(USUAL_SEATS, self._dealable)

    @property
    def most_seats(self) -> int:
        """How many can play at one table: as many as the page prints, or the deck has cards for."""
        printed = self.printed if self.printed < NOT_FIXED else 0
        open_to_all = self._dealable if self.numbers.players == NOT_FIXED else 0
        return max(self.sure_seats, printed, open_to_all)

    @property
    def _dealable(self) -> int:
        """How many can be dealt all the cards that they hold at once."""
        return self.totals.deck_size // max(1, self.totals.most_held)

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
        return Hand(self.course, tuple(stacks) or (options.stack,) * seats, options, seed, decks)
