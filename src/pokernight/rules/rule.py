"""The kinds of things that a rule can say, and what each kind has to offer at the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, NamedTuple

from pokernight.language.part import Part
from pokernight.language.writer import clause
from pokernight.table.choices import DECLINE, NOTHING, Answer, Choice, take_it

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from fractions import Fraction

    from pokernight.cards import Card
    from pokernight.ranking import Hand
    from pokernight.rules.plan import Plan
    from pokernight.rules.totals import Mark, Totals
    from pokernight.table.events import Event as Happened
    from pokernight.table.frame import Asking, Frame
    from pokernight.table.table import Table


class Rule(Part):
    """A sentence that stands by itself."""

    def tally(self, totals: Totals) -> None:
        """Add to the statistics what the rule does; most rules of ranking and custom add nothing."""


class Step(Rule):
    """Something that happens in its turn."""

    def play(self, table: Table, frame: Frame) -> Asking | None:
        """Go on as far as possible; see `Playable`."""
        raise NotImplementedError(f"{type(self).__name__} cannot be played.")


class Remark(Rule):
    """More about a step of a certain kind that stands before it, mostly on the same line."""

    about: ClassVar[tuple[type[Part], ...]] = ()
    throughout: ClassVar[bool] = False
    """Whether it holds for all such steps of a game where it stands on a line by itself, and not only for the last."""

    def concerns(self, part: Part) -> bool:
        """Whether it can be said of something in a sentence of its own."""
        return isinstance(part, self.about)


class Standing(Rule):
    """Something that holds throughout."""

    def shape(self, plan: Plan) -> None:
        """Change the plan by which a hand is ranked; most rules leave it as it is."""

    lowers_aces: ClassVar[bool] = False
    """Whether the ace is the lowest card by it, so that it is so among single cards too."""
    last_word: ClassVar[bool] = False
    """Whether it shapes plans after all others, wherever it stands."""

    @property
    def steady(self) -> bool:
        """Whether it shapes the plans of all players alike and at all times, so that a ranking can be kept."""
        return type(self).shape is Standing.shape

    @property
    def alike(self) -> bool:
        """Whether it shapes the plans of all players alike at any one moment."""
        return self.steady

    def begin(self, table: Table) -> None:
        """What happens before the first line is played."""

    @property
    def watches(self) -> bool:
        """Whether it waits for anything to happen."""
        return type(self).watch is not Standing.watch

    @property
    def listens(self) -> tuple[type, ...]:
        """The kinds of events that are worth a look; none named means any."""
        return ()

    def watch(self, table: Table, event: Happened) -> Iterable[Frame]:
        """What has to be played because of an event."""
        return ()


class Steady(Standing):
    """A rule that shapes every plan alike, at any time."""

    @property
    def steady(self) -> bool:
        return True


class Action(Part):
    """What a player does: the words that come after "each player".

    An action that takes one question says what it asks and what it does with the answer. One that takes more has a
    `play` of its own.
    """

    at_once: ClassVar[bool] = False
    """Whether it is one of those things that all choose in secret and then do together."""
    hands_over: ClassVar[bool] = False
    """Whether cards go by it from one player to another, who then has got them."""
    from_deck: ClassVar[bool] = False
    """Whether a player gets cards of the deck by it."""
    needless: ClassVar[bool] = False
    """Whether it is so already where it is not possible, so that it keeps nobody from what comes after it."""
    by_name: ClassVar[bool] = False
    """Whether it is said of a player only, never as an order to all."""

    def tally(self, totals: Totals, times: int | None) -> None:
        """Add to the statistics what is done: by each player where `times` is None, else so many times in all."""

    def open(self, table: Table) -> None:
        """What is settled once, before the first player does it."""

    def again(self, table: Table) -> bool:
        """Whether everybody goes once more, when all have had their turn."""
        return False

    def all_at_once(self) -> bool:
        """Whether all choose in secret and then do it together, where nothing else is said."""
        return self.at_once

    def prepare(self, table: Table, frame: Frame) -> None:
        """What happens before the player of the frame is asked: a card is looked at, or turned up."""

    @property
    def prepares(self) -> bool:
        """Whether anything happens before players are asked."""
        return type(self).prepare is not Action.prepare

    @property
    def asks_anew(self) -> bool:
        """Whether the question can be put again, with the prices of that moment, after something came in between."""
        return type(self).play is Action.play

    def cost(self, table: Table) -> int:
        """What a player pays who does it, as far as that is told beforehand."""
        return 0

    def suffices(self, table: Table, seats: Sequence[int]) -> bool:
        """Whether there are cards enough that each of some players can take one."""
        return table.enough_for(seats)

    def ask(self, table: Table, frame: Frame) -> Choice | None:
        """What the player of the frame has to decide; None where there is nothing to choose."""
        return None

    def decided(self, table: Table, frame: Frame, answer: Answer) -> tuple[Action, Answer]:
        """What the answer comes to: the action that is taken, and all cards by name.

        Where all do it together, this is known of each of them before anything happens to the first.
        """
        return self, answer

    def take(self, table: Table, frame: Frame, answer: Answer) -> None:
        """Do it, as the player of the frame has answered."""
        raise NotImplementedError(f"{type(self).__name__} cannot be played.")

    def possible(self, table: Table, frame: Frame) -> bool:
        """Whether the player of the frame can do it at all, so that it is worth a question or a price."""
        return True

    def play(self, table: Table, frame: Frame) -> Asking | None:
        """Ask the player of the frame, and do it."""
        answer = frame.answer
        if answer is None:
            if not self.possible(table, frame):
                return None
            if frame.begins("prepared"):
                self.prepare(table, frame)
                if table.pending:
                    return {}
            choice = self.ask(table, frame)
            if choice is not None:
                return {frame.seat: choice}
            answer = NOTHING
        action, meant = self.decided(table, frame, answer)
        action.take(table, frame, meant)
        return None


class Deed(Action):
    """An action that is not put together from others."""

    verb: ClassVar[str] = DECLINE
    """What a player answers who does this rather than pay."""
    lays_away: ClassVar[bool] = False
    """Whether a player lays cards away for new ones, so that nothing else has to be laid away for it."""

    @property
    def brings(self) -> int:
        """How many cards more a player has by it, at the least; they are bought where it has a price."""
        return 0

    def declined(self, table: Table, frame: Frame) -> None:
        """What is kept in mind of a player who does not pay for it; mostly nothing."""

    def many(self, answer: Answer) -> int:
        """How many cards an answer is about, where each has its price."""
        return max(1, len(answer.cards))


class Plain(Deed):
    """A deed of which nothing is to be chosen, except whether to do it where that is left to the player."""

    def ask(self, table: Table, frame: Frame) -> Choice | None:
        return take_it(f"Do you {clause(self)}?") if frame.may else None

    def take(self, table: Table, frame: Frame, answer: Answer) -> None:
        if not frame.may or answer.verb != DECLINE:
            self.do(table, frame)

    def do(self, table: Table, frame: Frame) -> None:
        """Do it."""
        raise NotImplementedError(f"{type(self).__name__} cannot be done.")


class Purchase(Deed):
    """A deed that can be what is paid for: "pay the ante for a card"."""


class Hit(NamedTuple):
    """To whom something happened, with which card, and to whom else; seat 0 is the whole table."""

    seat: int = 0
    card: Card | None = None
    other: int = 0


class Event(Part):
    """Something to watch for; after some, nobody has won."""

    undecided = False
    tag: ClassVar[str] = ""
    """The tag that it gives a game in which the pot is played for again after it."""
    shown: ClassVar[bool] = False
    """Whether the card that brings it about lies face down and is shown for it."""
    of_table: ClassVar[bool] = False
    """Whether it is about a card on the table, and no player."""
    of_two: ClassVar[bool] = False
    """Whether another player has part in it, besides the one it happens to."""
    of_drawing: ClassVar[bool] = False
    """Whether it tells how many cards a player drew, so that a step that hangs on it has to wait for all of them."""
    of_declaring: ClassVar[bool] = False
    """Whether it tells how it went when the players said in or out."""
    listens: ClassVar[tuple[type, ...]] = ()
    """The kinds of events at the table by which it can come about; none named means any."""

    def chances(self, totals: Totals) -> int:
        """How often it can happen in a hand."""
        return 1

    def hits(self, table: Table, event: Happened) -> Iterable[Hit]:
        """Whether what has just happened at the table is this, and to whom."""
        raise NotImplementedError(f"{type(self).__name__} cannot be watched for.")


class Sequel(Part):
    """What is said of something that happens, or of whom it happens to."""


class Consequence(Sequel):
    """What then happens."""

    of_table: ClassVar[bool] = False
    """Whether it happens to the whole table, so that a card on the table can bring it about as well."""
    hands_over: ClassVar[bool] = False
    """Whether cards go by it from one player to another."""
    of_two: ClassVar[bool] = False
    """Whether it happens to another player, who had part in what brought it about."""
    in_the_open: ClassVar[bool] = False
    """Whether it never comes of a card that lies face down."""

    @property
    def gives_pot(self) -> bool:
        """Whether the pot, or part of it, is given away by it."""
        return False

    def tally(self, totals: Totals, times: int) -> None:
        """Add to the statistics what an effect does that can happen so many times."""

    def play(self, table: Table, frame: Frame) -> Asking | None:
        """Let it happen to the player, and with the card, of the frame; see `Playable`."""
        raise NotImplementedError(f"{type(self).__name__} cannot be played.")


class Effect(Consequence):
    """What then happens to the player in question, or to the whole table."""


class Condition(Part):
    """Something that is so, or is not: of a player, or of the whole table where the seat is 0."""

    of_table: ClassVar[bool] = False
    """Whether it is about the whole table and no player."""
    of_cards: ClassVar[bool] = False
    """Whether it tells which cards lie on the table, so that one can look for it all through the hand."""
    of_all: ClassVar[bool] = False
    """Whether it speaks of all cards that there will be, so that it can only be told at the end."""

    @property
    def hidden(self) -> bool:
        """Whether only the player can tell, so that others learn of it at the showdown."""
        return False

    def holds(self, table: Table, seat: int) -> bool:
        """Whether it is so."""
        raise NotImplementedError(f"{type(self).__name__} cannot be told.")

    def found(self, table: Table, seat: int) -> tuple[Card, ...]:
        """The cards by which it is so, where it speaks of some."""
        return ()


class Having(Condition):
    """Something about the cards that a player has."""


class HavingAtLast(Having):
    """Something about all cards that a player has in the end, when they are shown."""

    of_all = True

    @property
    def hidden(self) -> bool:
        return True


class Ending(Part):
    """Something that ends a repetition; some are for the players to bring about."""

    by_players = False
    counts_deals: ClassVar[bool] = False
    """Whether it goes by how many deals somebody has won."""
    why: ClassVar[str] = "has won often enough"
    """For what the winners get the pot, where it makes some."""

    def times(self, totals: Totals, before: Mark) -> int | None:
        """How often more it takes to bring it about, where that is the same in every hand."""
        return None

    def reached(self, table: Table, events: Sequence[Happened]) -> bool:
        """Whether it is so, after the events of the lines that are repeated."""
        raise NotImplementedError(f"{type(self).__name__} cannot be told.")

    @property
    def passes(self) -> int:
        """After how many rounds of what is repeated one looks whether it is so; the events are those of all of them."""
        return 1

    def winners(self, table: Table) -> tuple[int, ...]:
        """Who gets what is still in the pot when it is so, where that follows from it."""
        return ()


class GameEnding(Ending):
    """An end that only a whole game can come to, not some of its steps."""


class Share(Part):
    """Who wins a part of the pot, and the tag that it gives a game."""

    tag = ""
    by_points: ClassVar[bool] = False
    """Whether it goes by points, so that hands go by points only where that is said as well."""
    several: ClassVar[bool] = False
    """Whether it is several parts of the pot, so that none of them can be said to be a half or a third."""
    alone_takes_all: ClassVar[bool] = True
    """Whether a player who has nobody to compare with takes the pot."""

    @property
    def unwon(self) -> str:
        """The note that nobody wins this part, where it has one."""
        return ""

    def parts(self, table: Table) -> tuple[Share, ...]:
        """What it comes to at the table: itself, or several parts of the pot."""
        return (self,)

    def made(self, table: Table, seat: int) -> Hand | None:
        """The hand that a player has for this part; None where it is not won by a hand, or not played for."""
        return None

    def winners(self, table: Table, seats: Sequence[int], before: Sequence[Winners] = ()) -> Winners:
        """Who of some seats wins this part, and with what; `before` has the winners of the parts named before it."""
        raise NotImplementedError(f"{type(self).__name__} cannot be won.")


class Winners(NamedTuple):
    """The seats that win a part of a pot, none where nobody does, why, and how much of it where that is said."""

    seats: tuple[int, ...] = ()
    why: str = ""
    portion: Fraction | None = None


class HandName(Part):
    """A poker hand, as a player would call it."""

    def least(self, plan: Plan) -> int:
        """The strength that a hand needs, under a plan, to be at least this."""
        raise NotImplementedError(f"{type(self).__name__} cannot be ranked.")
