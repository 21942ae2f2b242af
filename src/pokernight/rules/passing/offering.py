"""Cards of the players that are laid out for all."""

from pokernight.language.part import sentence
from pokernight.rules.common.table import ON_TABLE
from pokernight.rules.drawing.laying import Laying
from pokernight.rules.totals import Totals
from pokernight.table.choices import Answer
from pokernight.table.frame import Frame
from pokernight.table.places import COMMON, Lie
from pokernight.table.table import Table

_AS = "<as|to is|to become> [a] common [card]"


@sentence(
    "lay~s out {cards} for all to use",
    f"<lay [out|down]|put|place|play|offer|contribute|give|use> {{cards}} [face up] {ON_TABLE} {_AS}",
    f"<choose|pick|select> {{cards}} {_AS}",
    "<turn|make> {cards} [into] [a] common [card]",
)
class LayOut(Laying):
    """Cards of a player's that belong to every hand from then on."""

    by_name = True
    prompt = "Lay out {cards} for all to use."

    def take(self, table: Table, frame: Frame, answer: Answer) -> None:
        table.move(answer.cards, COMMON, Lie.UP)

    def tally(self, totals: Totals, times: int | None) -> None:
        totals.cards_by_players = times is None
        totals.tags.add("common")
