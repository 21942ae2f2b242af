"""The player of the odds: stays in, bets little, and keeps the cards that go together."""

from functools import partial
from typing import ClassVar

from pokernight.bots.bot import Bot
from pokernight.bots.instinct import PLAIN, Instinct
from pokernight.cards import Card
from pokernight.table.chair import Chair
from pokernight.table.choices import Answer, Betting
from pokernight.table.events import HIDDEN
from pokernight.table.referee import Known


class Stayer(Bot):
    """Never folds, opens every betting round for the least, and goes by instinct in everything else.

    It looks no further, so that many hands can be played in little time.
    """

    kind: ClassVar[str] = "stayer"

    def __init__(self, name: str = "", seed: int | str = 0, game: Known = PLAIN) -> None:
        """A player who knows what everybody knows of the game."""
        super().__init__(name, seed)
        self.instinct = Instinct(self.chance, game)

    def answer(self, chair: Chair) -> Answer:
        """What it answers to the question before it."""
        choice = chair.choice
        assert choice is not None
        if not isinstance(choice, Betting):
            return self.instinct.answer(choice, partial(own_cards, chair)) or choice.any(self.chance)
        if choice.bets.may_raise and (not choice.bets.to or not choice.plain_verbs):
            return Answer("raise" if choice.bets.to else "bet", word=str(choice.bets.least))
        return Answer(choice.plain_verbs[0])


def own_cards(chair: Chair) -> list[Card]:
    """The cards that a player has and knows."""
    places = chair.view.places.items()
    cards = (seen.card for place, there in places if place.seat == chair.seat for seen in there)
    return [card for card in cards if card != HIDDEN]
