"""Cards that players put together in the middle of the table, to be shuffled and dealt out again."""

from pokernight.language.part import reads, sentence
from pokernight.rules.dealing.sitting_out import dealt_in
from pokernight.rules.dealing.supply import shuffle_onto_deck
from pokernight.rules.drawing.laying import Laying
from pokernight.rules.parts.places import Face
from pokernight.rules.rule import Step
from pokernight.rules.totals import Totals
from pokernight.table.choices import Answer
from pokernight.table.frame import Asking, Frame
from pokernight.table.places import TABLE, Lie
from pokernight.table.table import Table

_MIDDLE = "<in|into|to|on> [a pile <in|on>] middle [of table]"
_THEM = "<table card|card <in|from> <middle|pile> [of table]|<these|those|this> [card]|they|it|middle card|pile>"
_TO_EACH = "<to each player|each player|to everyone|each>"


@sentence("put~s {cards} face down in the middle", f"<put|place|lay|throw|pass> {{cards}} [face down] {_MIDDLE}")
class PutInMiddle(Laying):
    """Cards that nobody has any more, and that only who gave them knows."""

    prompt = "Put {cards} face down in the middle."

    def take(self, table: Table, frame: Frame, answer: Answer) -> None:
        table.move(answer.cards, TABLE, Lie.DOWN)

    def tally(self, totals: Totals, times: int | None) -> None:
        if times is None:
            totals.hold(-(self.cards.hand or self.cards.count or 0))
        totals.tags.add("table")


@sentence(
    "Shuffle the table cards and deal {count} of them {face} to each player",
    f"Shuffle {_THEM} and <deal|redeal> {{count}} [of they] {{face}} {_TO_EACH}",
    f"Shuffle {_THEM} and <deal|redeal> {{count}} [card] {{face}} {_TO_EACH}",
    f"Shuffle {_THEM} and <deal|give> each player {{count}} [card] [of they] {{face}}",
)
@reads(
    f"Shuffle {_THEM} and <deal|redeal> {{count}} [of they|card] [back] {_TO_EACH}",
    f"Shuffle {_THEM} and <deal|give> each player {{count}} [card] [of they] [back]",
    f"Shuffle {_THEM} and <deal|redeal> they [back] [out] {{count}} [card] {_TO_EACH}",
    face=Face.DOWN,
)
class DealMiddle(Step):
    """What lies in the middle is shuffled and dealt out, one card at a time; what is left over goes to the deck."""

    count: int
    face: Face

    def play(self, table: Table, frame: Frame) -> Asking | None:
        shuffle_onto_deck(table, table.state.at(TABLE))
        for _ in range(self.count):
            table.deal(dealt_in(table, table.seats_from()), self.face.lie)
        return None

    def tally(self, totals: Totals) -> None:
        totals.hold(self.count)
        totals.seen += self.count
        totals.tags |= {"stud"} if self.face is Face.UP else {"draw", "pass"}
