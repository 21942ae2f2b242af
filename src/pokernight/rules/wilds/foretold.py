"""A rank that the dealer calls before a card comes, and that is wild if it comes."""

from pokernight.cards import Rank, rank_of
from pokernight.language.part import sentence
from pokernight.rules.dealing.deal import Deal
from pokernight.rules.dealing.serve import LIE, DealRemark
from pokernight.rules.parts.faces import OfRank
from pokernight.rules.parts.who import Dealer
from pokernight.rules.totals import Totals
from pokernight.rules.wilds.changes import Change, change_wild
from pokernight.rules.wilds.naming import NAME, which_one
from pokernight.table.choices import Answer, Choice
from pokernight.table.frame import Frame
from pokernight.table.places import Lie
from pokernight.table.table import Table

FORETOLD = "foretold rank"
"""The note of the rank that the dealer has called for the card that comes next."""

_BEFORE = "before <[dealing] each [[face] up] card|each [[face] up] card is dealt>"
_COMES = "[and|.] if <it|that rank|a card of that rank> <come [up]|is dealt|appear> <it|that rank> <is|become> wild"


@sentence(
    "Before each up card, the dealer names a rank, which becomes wild if it comes",
    f"Dealer {NAME} a rank {_BEFORE} {_COMES}",
    f"{_BEFORE} dealer {NAME} a rank {_COMES}",
)
class Foretold(DealRemark):
    """The dealer calls a rank before each card that comes face up; it stays wild when he was right."""

    about = (Deal,)
    throughout = True
    around = True

    def asked(self, table: Table, frame: Frame) -> int:
        return Dealer().seat(table) or frame.seat

    def ask(self, table: Table, frame: Frame) -> Choice | None:
        comes_up = frame.card is None and frame.notes[LIE] is Lie.UP
        return which_one("Name a rank: it is wild if it comes.", tuple(Rank), frame) if comes_up else None

    def take(self, table: Table, frame: Frame, answer: Answer) -> bool:
        table.note(FORETOLD, Rank[answer.word.upper()])
        return False

    def settle(self, table: Table, frame: Frame) -> None:
        rank = rank_of(frame.card) if frame.card is not None else None
        foretold = frame.notes[LIE] is Lie.UP and table.state.notes.get(FORETOLD) == rank
        if rank is not None and foretold:
            change_wild(table, Change(OfRank(rank)))

    def tally(self, totals: Totals) -> None:
        totals.wilds.append(lambda totals, players: 4 * totals.decks * min(len(Rank), players * totals.seen))
        totals.tags.add("wilds")
