"""A common card that a player calls for while cards are dealt."""

from pokernight.language.part import sentence
from pokernight.rules.dealing.deal import Deal
from pokernight.rules.dealing.serve import DealRemark
from pokernight.rules.totals import Totals
from pokernight.table import events as ev
from pokernight.table.choices import Answer, Choice, take_it
from pokernight.table.frame import Frame
from pokernight.table.places import COMMON, Lie
from pokernight.table.table import Table

_CALLED = "called for a card"
"""The note that somebody has called in this deal."""

_WHO = "<any player|anyone|a player|one player|each player|player|they>"
_CALL = "<say|call|call out|yell|shout> [word] {word}"
_DURING = "[at any time] <during|in> <deal|dealing>"
_UP = (
    "next card [off deck|from deck|of deck] <is|come|go|is dealt|is turned|is flipped> [face] up"
    " [<to|on> table|in middle [of table]] <as [a] common card|and is common>"
)


@sentence(
    "While these cards are dealt, a player may say '{word}', and the next card comes face up as a common card",
    f"{_WHO} may {_CALL} {_DURING} <and|so that|then|.> {_UP}",
    f"{_DURING} {_WHO} may {_CALL} <and|so that|then|.> {_UP}",
    f"If {_WHO} {_CALL} {_DURING} {_UP}",
)
class CalledCard(DealRemark):
    """Whoever has just got a card may call for one that all have in common, until somebody has."""

    about = (Deal,)
    after = True
    word: str

    def open(self, table: Table) -> None:
        table.note(_CALLED, False)

    def ask(self, table: Table, frame: Frame) -> Choice | None:
        if table.state.notes.get(_CALLED) or not table.can_deal():
            return None
        return take_it(f"Do you say {self.word}, so that the next card is a common card?", "say")

    def take(self, table: Table, frame: Frame, answer: Answer) -> bool:
        if answer.verb == "say":
            table.note(_CALLED, True)
            table.do(ev.Said(frame.seat, self.word))
            table.deal_to(COMMON, Lie.UP)
        return False

    def tally(self, totals: Totals) -> None:
        totals.take(once=1)
        totals.share(1)
        totals.tags.add("common")
