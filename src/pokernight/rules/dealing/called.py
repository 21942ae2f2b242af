"""A common card that a player calls for while cards are dealt."""

from pokernight.language.part import reads, sentence
from pokernight.rules.dealing.deal import Deal
from pokernight.rules.dealing.serve import DealRemark
from pokernight.rules.parts.refs import Nth
from pokernight.rules.rule import Remark
from pokernight.rules.totals import Totals
from pokernight.rules.watches.trigger import Says
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
    anyhow=None,
)
@sentence(
    "While these cards are dealt, a player may say '{word}', and the next card comes face up as a common card."
    " If nobody does, it comes after {anyhow} card"
)
class CalledCard(DealRemark):
    """Whoever has just got a card may call for one that all have in common, until somebody has."""

    about = (Deal,)
    after = True
    word: str
    anyhow: Nth | None = None
    """After which card of each player it comes though nobody calls."""

    def open(self, table: Table) -> None:
        table.note(_CALLED, False)

    def ask(self, table: Table, frame: Frame) -> Choice | None:
        if table.state.notes.get(_CALLED) or not table.can_deal():
            return None
        return take_it(f"Do you say {self.word}, so that the next card is a common card?", "say")

    def take(self, table: Table, frame: Frame, answer: Answer) -> bool:
        if answer.verb == "say":
            table.do(ev.Said(frame.seat, self.word))
            self._deal(table)
        return False

    def round_over(self, table: Table, rounds: int, *, last: bool) -> None:
        now = self.anyhow and (last if self.anyhow is Nth.LAST else [*Nth].index(self.anyhow) + 1 == rounds)
        if now and not table.state.notes.get(_CALLED):
            self._deal(table)

    def _deal(self, table: Table) -> None:
        table.note(_CALLED, True)
        table.deal_to(COMMON, Lie.UP)

    def tally(self, totals: Totals) -> None:
        totals.take(once=1)
        totals.share(1)
        totals.tags.add("common")


_COMES = "<deal [a|one] common card [[face] up]|<it|[a|one] common card> <come|is dealt> [[face] up]> [<to|on> table]"
_AFTER = "after {nth} [card|round] [is dealt]"
_AT_END = "<at end [of <deal|dealing>]|after <deal|dealing>>"


@reads(f"If no one {_CALL} {_COMES} {_AFTER}")
@reads(f"If no one do [so|it] {_COMES} {_AFTER}", word=None)
@reads(f"If no one {_CALL} {_COMES} {_AT_END}", nth=Nth.LAST)
@reads(f"If no one do [so|it] {_COMES} {_AT_END}", word=None, nth=Nth.LAST)
class UncalledCard(Remark):
    """The card that comes in any case: it is one with the call for it."""

    about = (CalledCard, Says)
    word: str | None
    nth: Nth

    def goes_with(self, call: CalledCard) -> bool:
        """Whether it speaks of the same call."""
        return self.word in (None, "it", call.word)
