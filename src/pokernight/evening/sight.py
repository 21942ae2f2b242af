"""What you see of the table: the view of your seat, what your hand is worth, and which cards are wild."""

from collections.abc import Sequence
from dataclasses import dataclass

from pokernight.cards import Card
from pokernight.evening.evening import Evening
from pokernight.evening.names import Names
from pokernight.table.pots import Pot
from pokernight.table.referee import Insight, Worth
from pokernight.table.view import View


@dataclass(frozen=True)
class Sight:
    """All that a screen shows of a hand, and nothing that your seat may not know."""

    view: View
    names: Names
    rules: tuple[str, ...]
    """The lines of the game as they are played, with their numbers."""
    worth: tuple[Worth, ...]
    wild: frozenset[Card]
    pots: tuple[Pot, ...]
    gains: tuple[int, ...]
    """What the hand has brought each seat so far, or cost."""

    @property
    def holding(self) -> str:
        """What your hand is worth, in words."""
        return holding_told(self.worth)


def sight(evening: Evening) -> Sight:
    """The hand on the table as you see it."""
    assert evening.hand and evening.entry
    hand, me = evening.hand, evening.me
    insight = Insight(hand, me)
    return Sight(
        hand.view(me),
        Names([person.name for person in evening.seated], me),
        evening.entry.game.numbered,
        tuple(insight.worth),
        insight.wild,
        hand.table.pots(),
        tuple(hand.gains),
    )


def holding_told(known: Sequence[Worth]) -> str:
    """What a hand is worth, in words; once, where it is the same high and low, and nothing for no cards."""
    made = [worth for worth in known if worth.hand.cards]
    names = {worth.hand.name for worth in made}
    return names.pop() if len(names) == 1 else ", ".join(map(worth_told, made))


def worth_told(worth: Worth) -> str:
    """What a hand is worth, with the way that it goes, and which hand it is.

    >>> from pokernight.ranking.hand import told
    >>> worth_told(Worth("low", 2, told(1, "eight-six low")))
    'low, hand 2: eight-six low'
    """
    which = f", hand {worth.number}" if worth.number else ""
    return f"{worth.end}{which}: {worth.hand.name}"
