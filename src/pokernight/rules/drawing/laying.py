"""Cards that players choose from their hands and lay down somewhere."""

from typing import ClassVar

from pokernight.rules.drawing.discard import named
from pokernight.rules.parts.pick import Pick
from pokernight.rules.rule import Action, Deed
from pokernight.table.choices import Answer, Choice
from pokernight.table.frame import Frame
from pokernight.table.table import Table


class Laying(Deed):
    """Some cards, chosen where there is a choice; where they go is for the deed to say."""

    cards: Pick
    at_once = True
    prompt: ClassVar[str]
    """The question to the player, with a place for the cards."""

    def possible(self, table: Table, frame: Frame) -> bool:
        return self.cards.likely(table, frame)

    def ask(self, table: Table, frame: Frame) -> Choice | None:
        if self.cards.settled(table, frame) is not None:
            return None
        return self.cards.ask(table, frame, "lay", self.prompt)

    def decided(self, table: Table, frame: Frame, answer: Answer) -> tuple[Action, Answer]:
        return self, named(self.cards, table, frame, answer)
