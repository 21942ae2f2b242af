"""What is being played at a table: rules that take their turn, and how far each has come."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from pokernight.cards import Card, Deck
from pokernight.table.choices import Answer, Choice

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from pokernight.table import events as ev
    from pokernight.table.hand import Hand
    from pokernight.table.referee import Referee
    from pokernight.table.table import Table

Kind = TypeVar("Kind")

Asking = dict[int, Choice]

ASKED = "asked together"
"""The note of a frame whose rule has asked several players at once; without it, the rule asks them again."""


class Playable(Protocol):
    """Something that can take its turn in a hand: a step, an action of one player, or what follows from an event."""

    def play(self, table: Table, frame: Frame) -> Asking | None:
        """Go on as far as possible: who is asked what, or None when it is done.

        Whoever wants something else to be played first gives back an empty dictionary, and is called again after it.
        Answers stand in the frame when all who were asked have given theirs.
        """


@dataclass(slots=True)
class Frame:
    """How far something that is being played has come: plain data, copied with the hand."""

    rule: Playable
    remarks: tuple[object, ...] = ()
    seat: int = 0
    """The player it is about, where it is about one."""
    card: Card | None = None
    """The card it is about: the one that came up, or was dealt."""
    other: int = 0
    """Another player it is about."""
    may: bool = False
    """Whether the player may decline."""
    cards: tuple[Card, ...] | None = None
    """The cards that the player gives away, once they are chosen and something else is still to be asked."""
    answers: dict[int, Answer] = field(default_factory=dict)
    notes: dict[str, Any] = field(default_factory=dict)

    def copy(self) -> Frame:
        """An independent copy; notes hold nothing that changes, and no cards."""
        return Frame(
            self.rule,
            self.remarks,
            self.seat,
            self.card,
            self.other,
            self.may,
            self.cards,
            self.answers.copy(),
            self.notes.copy(),
        )

    def exchange(self, cards: dict[Card, Card]) -> None:
        """Exchange the cards that something is about which is being played."""
        if self.card is not None:
            self.card = cards.get(self.card, self.card)
        if self.cards is not None:
            self.cards = tuple([cards.get(card, card) for card in self.cards])
        for seat, answer in self.answers.items():
            self.answers[seat] = answer._replace(cards=tuple([cards.get(card, card) for card in answer.cards]))

    def begins(self, what: str = "begun") -> bool:
        """Whether something comes for the first time in this frame."""
        if what in self.notes:
            return False
        self.notes[what] = True
        return True

    @property
    def answer(self) -> Answer | None:
        """What the player answered, taken out of the frame so that the next question can follow."""
        return self.answers.pop(self.seat, None)


@dataclass(frozen=True, slots=True)
class Turn:
    """A line of a game as a hand goes through it: what is played there, and what is said about it."""

    rules: tuple[Playable, ...]
    remarks: tuple[object, ...]
    line: int = 0
    """The number of the line on the page."""


class Course(Protocol):
    """A game as a hand needs it."""

    @property
    def deck(self) -> Deck:
        """The cards that are used."""

    @property
    def turns(self) -> Sequence[Turn]:
        """The lines in which something happens, in order."""

    @property
    def rules(self) -> Sequence[object]:
        """Every rule, so that one can ask whether another stands beside it."""

    @property
    def kept(self) -> dict[Any, Any]:
        """Whatever is worked out once for the whole game."""

    def of_kind(self, kind: type[Kind]) -> tuple[Kind, ...]:
        """Every rule of a kind."""

    def parts_of(self, kind: type[Kind]) -> tuple[Kind, ...]:
        """Everything of a kind that the rules speak of, wherever it stands in them."""

    @property
    def keeps_folded(self) -> bool:
        """Whether the cards of who folds stay where they are, because a rule still speaks of them."""

    def referee(self, hand: Hand) -> Referee:
        """Whoever knows what the hands at a table are worth."""

    def begin(self, table: Table) -> None:
        """What happens before the first line: antes, and whatever standing rules set up."""

    def watch(self, table: Table, event: ev.Event) -> Sequence[Frame]:
        """What has to be played because of an event, before anything else goes on."""

    def after(self, table: Table) -> Iterable[Frame]:
        """What has to be looked at after every line."""

    def over(self, table: Table) -> bool:
        """Whether the hand is decided before its last line."""

    def finish(self, table: Table) -> None:
        """Give away what is still in the pot."""
