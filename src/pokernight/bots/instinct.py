"""What anybody would do at first sight: keep what goes together, stop near a target, declare what it looks like."""

from collections import Counter
from collections.abc import Callable, Sequence
from random import Random

from pokernight.cards import FACES, Card, Rank, rank_of
from pokernight.ranking import card_height
from pokernight.ranking.points import near_enough
from pokernight.table.choices import NOTHING, Answer, Choice, Words
from pokernight.table.events import HIDDEN
from pokernight.table.picking import AceKept, Cards
from pokernight.table.referee import Known

AWAY = frozenset({"pass", "discard", "draw", "twist", "exchange", "give", "trade", "auction", "tuck"})
"""What is done with cards that a player wants to be rid of."""

LOW_ENOUGH = 8
"""The highest rank that is good for a low hand."""


PLAIN = Known()

GIVING_UP = frozenset({"fold", "muck"})
"""What nobody says who need not."""


class Instinct:
    """Answers that take no time."""

    def __init__(self, chance: Random, game: Known = PLAIN) -> None:
        """The instinct of a player who knows what everybody knows of the game."""
        self.chance = chance
        self.game = game

    def answer(self, choice: Choice, own: Callable[[], Sequence[Card]]) -> Answer | None:
        """An answer, where it has an opinion; the own cards are looked at only where they matter."""
        match choice:
            case Words(words=words) if GIVING_UP.intersection(words):
                return Answer(next(word for word in words if word not in GIVING_UP))
            case Words(verb="declare"):
                return self._declare(own(), choice)
            case Words(words=("take", "decline")) if self.game.targets:
                return NOTHING if self._near(own()) else Answer("take")
            case Cards() if choice.verb in AWAY and HIDDEN not in choice.cards:
                return self._give_away(choice)
        return None

    def _declare(self, known: Sequence[Card], choice: Words) -> Answer:
        """Low with what looks low, in with a pair; half of the rest is in."""
        if "low" in choice.words:
            word = "low" if self._looks_low(known) else "high"
        else:
            paired = len(set(map(rank_of, known))) < len(known)
            word = "in" if paired or self.chance.random() < 0.5 else "out"
        return Answer("declare", word=word) if word in choice.words else choice.any(self.chance)

    def _near(self, cards: Sequence[Card]) -> bool:
        """Whether the points are near enough to some target, or beyond all of them but for a few."""
        wild = {card for card in cards if card % FACES in self.game.wild}
        return near_enough(self.game.targets, cards, wild)

    def _looks_low(self, cards: Sequence[Card]) -> bool:
        """Whether a low hand seems nearer than a high one: low cards, and not too many of one rank."""
        ranks = Counter(height(card) for card in cards if card % FACES not in self.game.wild)
        wild = len(cards) - ranks.total()
        low = sum(rank <= LOW_ENOUGH for rank in ranks) + wild
        return low >= min(4, len(cards) - 1) and len(ranks) + wild >= min(5, len(cards))

    def _give_away(self, choice: Cards) -> Answer:
        """The cards that are of least use: as many as must be, or all that are of none where more may be."""
        low = "low" in self.game.ends and ("high" not in self.game.ends or self._looks_low(choice.cards))
        ranks = Counter(map(rank_of, choice.cards))
        use = {card: self._low_use(card, ranks) if low else self._high_use(card, ranks) for card in choice.cards}
        by_use = sorted(choice.cards, key=use.__getitem__)
        most = choice.usual if isinstance(choice, AceKept) else choice.most
        count = max(choice.least, min(most, sum(use[card][0] < 1 for card in by_use)))
        if not count and choice.may_decline:
            return NOTHING
        given = choice.fitting(by_use)[:count]
        return Answer(choice.verb, tuple(given if choice.in_order else sorted(given)))

    def _high_use(self, card: Card, ranks: Counter[Rank | None]) -> tuple[int, int]:
        """How useful a card is for a high hand: 1 and more for what should stay, then how high it is."""
        if card % FACES in self.game.wild:
            return (9, 0)
        return (ranks[rank_of(card)] - 1, rank_of(card) or 0)

    def _low_use(self, card: Card, ranks: Counter[Rank | None]) -> tuple[int, int]:
        """How useful a card is for a low hand: 1 for what should stay, then how low it is."""
        if card % FACES in self.game.wild:
            return (9, 0)
        return (int(height(card) <= LOW_ENOUGH and ranks[rank_of(card)] == 1), -height(card))


def height(card: Card) -> int:
    """How high a card is where aces are low."""
    return card_height(card, aces_low=True)
