"""A game whose lines are rules of the phrase book."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import islice
from typing import TYPE_CHECKING

from pokernight.cards import Card, Deck
from pokernight.game.game import CannotWork, Game
from pokernight.measure.numbers import Numbers
from pokernight.rules import Line
from pokernight.rules.checks import objections
from pokernight.rules.course import GameCourse
from pokernight.rules.implied import with_implied
from pokernight.rules.rule import Rule, Standing
from pokernight.rules.ruling import BadRuling, numbering, played
from pokernight.rules.totals import Totals
from pokernight.table.hand import Hand
from pokernight.table.options import Options

if TYPE_CHECKING:
    from pokernight.play.lowering import Lowered


@dataclass(frozen=True)
class RuledGame(Game):
    """A game that is played rule by rule."""

    lines: tuple[Line, ...]
    rulings: tuple[str, ...] = ()
    printed: int = 0
    texts: tuple[str, ...] = field(default=(), compare=False)

    def checked(self) -> "RuledGame":
        """The game, where it can work."""
        try:
            reasons = tuple(objections(self.played, self.totals))
        except BadRuling as bad:
            raise CannotWork(str(bad), RuledGame(self.lines)) from bad
        if reasons:
            raise CannotWork(" ".join(reasons), self)
        return self

    def write(self) -> tuple[str, ...]:
        """The rules in our own English."""
        return tuple(line.write() for line in self.lines)

    @cached_property
    def played(self) -> tuple[Line, ...]:
        """The lines as they are played, after the rulings and with what goes without saying."""
        return with_implied(played(self.lines, self.rulings))

    @cached_property
    def sentences(self) -> tuple[str, ...]:
        """The lines as they are played, in our own English."""
        return tuple(line.write() for line in self.played)

    @cached_property
    def numbering(self) -> tuple[str, ...]:
        """The numbers of the lines that are played, as the page has them."""
        return tuple(islice(numbering(self.lines, self.rulings), len(self.played)))

    @cached_property
    def meanings(self) -> tuple[tuple[str, ...], ...]:
        """What the phrase book says of each line that is played."""
        from pokernight.rules.book import meanings  # the phrase book takes its time to open

        return tuple(map(meanings, self.played))

    @property
    def idle(self) -> tuple[str, ...]:
        """Nothing is known of rules that change nothing."""
        return ()

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
    def deck(self) -> Deck:
        """The cards that are used."""
        return self.course.deck

    @cached_property
    def lowered(self) -> "Lowered | None":
        """What the lines mean, as a table of numbers; None where the grammar or the engine does not know all of it."""
        from pokernight.english.page import PageUnread, read_page  # the grammar is only made where it is needed
        from pokernight.play.lowering import CannotPlay, lower

        try:
            return lower(read_page(self.sentences if self.rulings or not self.texts else self.texts))
        except (PageUnread, CannotPlay):
            return None

    @property
    def dealable(self) -> int:
        """How many can be dealt all the cards that they hold at once."""
        return self.totals.deck_size // max(1, self.totals.most_held)

    def hand(self, stacks: Sequence[int], options: Options, seed: int | str, decks: Sequence[Sequence[Card]]) -> Hand:
        """A hand that goes through the rules."""
        return Hand(self.course, stacks, options, seed, decks)
