"""How questions are answered by keys and mouse: a control for every kind of choice."""

from collections.abc import Collection

from pokernight.cards import Card
from pokernight.evening.explaining import kind_of
from pokernight.evening.names import Names
from pokernight.table.choices import Betting, Choice, Number, OneOf, Words
from pokernight.terminal.controls.alternatives import AlternativesControl
from pokernight.terminal.controls.amounts import betting, bidding
from pokernight.terminal.controls.cards import CardsControl
from pokernight.terminal.controls.control import Control, Given, Switched
from pokernight.terminal.controls.words import WordsControl

__all__ = ["Control", "Given", "Switched", "control_for"]


def control_for(choice: Choice, names: Names, wild: Collection[Card] = ()) -> Control:
    """The control by which a choice is made."""
    match kind := kind_of(choice):
        case Betting():
            return betting(kind)
        case Number():
            return bidding(kind)
        case Words():
            return WordsControl(kind, names)
        case OneOf():
            return AlternativesControl([(one.prompt, control_for(one, names, wild)) for one in kind.choices])
        case _:
            return CardsControl(kind, names, wild)
