"""A game: what can be known of it before a card is dealt, and dealing it."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import islice, starmap

from pokernight.cards import Card, Deck
from pokernight.game.explaining import explained
from pokernight.game.refusals import CannotWork
from pokernight.game.ruling import numbering, played
from pokernight.meaning.deeds import Deed, Verb
from pokernight.meaning.rules import Line, Seats
from pokernight.measure.idle import idle
from pokernight.measure.measuring import Measured, measured
from pokernight.measure.numbers import NOT_FIXED, Numbers
from pokernight.measure.objections import objections
from pokernight.play.game import PlayableGame
from pokernight.play.lowering import Lowered
from pokernight.play.record import SEATS
from pokernight.table.hand import Hand
from pokernight.table.options import Options
from pokernight.table.put_up import PutUp

USUAL_SEATS = 8
"""How many the deck mostly suffices for where the number of cards is left to the players."""


def in_our_words(line: Line, text: str) -> str:
    """A line in our own English, or as it stands where we have no sentence for it; nothing where it says nothing."""
    from pokernight.english.reading import write_line  # the grammar is only made where it is needed
    from pokernight.english.writing import Unsayable

    try:
        return write_line(line)
    except Unsayable:
        return text


@dataclass(frozen=True)
class Game:
    """A game: its rules, line by line, and what can be known of it before a card is dealt.

    >>> game = Game.read(["Deal five cards face down to each player.", "Showdown, high hand wins."])
    >>> game.write()
    ('Deal five cards face down to each player.', 'Showdown: the high hand wins.')
    >>> game.numbers, game.tags
    (5-10-0-5-0, ('straight',))
    """

    lines: tuple[Line, ...]
    """What each line means, as it is played after the rulings."""
    rulings: tuple[str, ...] = ()
    printed: int = 0
    """How many players the page prints; 0 where it prints no number."""
    texts: tuple[str, ...] = field(default=(), compare=False)
    """The lines in words from which the same game is read again."""

    @staticmethod
    def read(rules: Sequence[str], rulings: Sequence[str] = (), printed: int = 0, *, ours: bool = False) -> "Game":
        """Read a game from its rules, one text for each numbered line, and from rulings on them.

        What our own pages mean is kept, and not read again.
        """
        from pokernight.game.reading import read_game

        return read_game(rules, rulings, printed, ours=ours)

    def checked(self) -> "Game":
        """The game, where it can work; what the engine cannot play is refused with `CannotPlay`."""
        reasons = tuple(objections(self.lines, self.measured))
        if reasons:
            raise CannotWork(" ".join(reasons), self)
        assert self.playable
        return self

    def write(self) -> tuple[str, ...]:
        """The rules in our own English, line by line; nothing for a line that is usual, or part of another.

        A line that we have no sentence for, or that a ruling puts another in place of, is left as the page has it.
        """
        ours = dict(zip(self.numbering, self._written, strict=True))
        said = dict(zip(self.numbering, played(self.texts, self.rulings), strict=True))
        return tuple(
            ours[number] if said.get(number) == text else text
            for number, text in ((str(at), text) for at, text in enumerate(self.texts, 1))
        )

    @cached_property
    def _written(self) -> tuple[str, ...]:
        return tuple(starmap(in_our_words, zip(self.lines, played(self.texts, self.rulings), strict=True)))

    @cached_property
    def sentences(self) -> tuple[str, ...]:
        """The lines as they are played, in our own English, or in the page's words where they say nothing more."""
        said = played(self.texts, self.rulings)
        return tuple(ours or text for ours, text in zip(self._written, said, strict=True))

    @cached_property
    def numbering(self) -> tuple[str, ...]:
        """The numbers of the lines that are played, as the page has them."""
        return tuple(islice(numbering(self.texts, self.rulings), len(self.lines)))

    @cached_property
    def meanings(self) -> tuple[tuple[str, ...], ...]:
        """The customs that go with each line that is played."""
        return tuple(map(explained, self.lines))

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
        return PlayableGame(self.lines, self.sure_seats)

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

    @cached_property
    def numbered(self) -> tuple[str, ...]:
        """The lines as they are played in our own English, with their numbers."""
        return tuple(f"{number}. {line}" for number, line in zip(self.numbering, self.sentences, strict=True))

    @property
    def sure_seats(self) -> int:
        """How many can play and need not fear that the deck runs out."""
        players = self.numbers.players
        return players if 2 <= players < NOT_FIXED else min(USUAL_SEATS, self.dealable)

    @cached_property
    def most_seats(self) -> int:
        """How many can play at one table: as many as the page says or prints, or the deck has cards for."""
        printed = self.printed if self.printed < NOT_FIXED else 0
        said = [rule.many.high for line in self.lines for rule in line.rules if isinstance(rule, Seats)]
        draws = any(isinstance(part, Deed) and part.verb is Verb.DRAW for line in self.lines for part in line.walk())
        open_to_all = draws or self.numbers.players == NOT_FIXED  # discards are shuffled when the deck runs out
        most = max(self.sure_seats, printed, self.dealable if open_to_all else 0)
        return min(SEATS, *(high for high in said if high), most)

    def deal(
        self,
        seats: int = 4,
        seed: int | str = 0,
        options: Options | None = None,
        stacks: Sequence[int] = (),
        decks: Sequence[Sequence[Card]] = (),
        put_up: PutUp | None = None,
    ) -> Hand:
        """Deal a hand; where decks are given, they say what lies on top after each shuffle.

        What the seats put up takes the place of the page's antes and blinds.
        """
        options = options or Options()
        if stacks and len(stacks) != seats:
            raise ValueError(f"There are {seats} seats, but {len(stacks)} stacks of chips.")
        if not 2 <= seats <= self.most_seats:
            raise ValueError(f"This game is for 2 to {self.most_seats} players, not for {seats}.")
        return self.playable.deal(seats, seed, options, tuple(stacks) or (options.stack,) * seats, decks, put_up)
