"""Choices of cards: so many of them, in piles, in portions, or laid to several hands."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from random import Random

from pokernight.cards import FACES, Card, Face, Rank, faces, is_joker
from pokernight.ranking import Falling, Split
from pokernight.table.choices import DECLINE, EITHER_JOKER, NOTHING, Answer, Choice, Refused, card_text, means
from pokernight.table.events import HIDDEN


@dataclass(slots=True)
class Cards(Choice):
    """So many of some cards, in any order, or in the order in which they are named."""

    verb: str
    cards: tuple[Card, ...]
    least: int
    most: int
    may_decline: bool = False
    in_order: bool = False

    def check(self, answer: Answer) -> Answer:
        """See that the cards are there, and are neither too few nor too many; none at all is to decline."""
        none = means(answer.verb, DECLINE) or (not self.least and means(answer.verb, self.verb))
        if none and not answer.cards and not answer.word:
            if self.may_decline:
                return NOTHING
            if not self.least:
                return Answer(self.verb)
        if not means(answer.verb, self.verb) or answer.word:
            also = " or decline" if self.may_decline else ""
            raise Refused(f"You may {self.verb} {how_many(self.least, self.most)}{also}.")
        if not self.least <= len(answer.cards) <= self.most:
            raise Refused(f"You may {self.verb} {how_many(self.least, self.most)}, not {len(answer.cards)}.")
        chosen = chosen_from(self.cards, answer.cards, self.verb)
        return Answer(self.verb, chosen if self.in_order else tuple(sorted(chosen)))

    @property
    def deed(self) -> str:
        """The verb."""
        return self.verb

    def fitting(self, cards: Sequence[Card]) -> Sequence[Card]:
        """As many of some cards as can be chosen together, the first of them before the others."""
        return cards[: self.most]

    def any(self, chance: Random) -> Answer:
        """Any of the cards, or none where that may be."""
        if self.may_decline and (not self.cards or chance.random() < 0.5):
            return NOTHING
        chosen = chance.sample(self.cards, chance.randint(self.least, min(self.most, len(self.cards))))
        if not chosen and self.may_decline:
            return NOTHING
        return Answer(self.verb, tuple(chosen) if self.in_order else tuple(sorted(chosen)))


@dataclass(slots=True)
class AceKept(Cards):
    """Some cards to lay away, or more of them where an ace is kept, or another card that allows it."""

    usual: int = 0
    """How many without it."""
    kept: frozenset[Face] = faces([Rank.ACE])
    """The faces that allow it."""
    named: str = "an ace"
    """What they are called."""

    def check(self, answer: Answer) -> Answer:
        """See that such a card stays where more than usual go."""
        taken = Cards.check(self, answer)
        if not self.keeps_one(taken.cards) and len(taken.cards) > self.usual:
            raise Refused(f"You may {self.verb} {how_many(self.least, self.usual)} unless you keep {self.named}.")
        return taken

    def keeps_one(self, gone: tuple[Card, ...]) -> bool:
        """Whether such a card is left when some cards are gone."""
        left = list(self.cards)
        for card in gone:
            left.remove(card)
        return any(card != HIDDEN and card % FACES in self.kept for card in left)

    def any(self, chance: Random) -> Answer:
        """Any of the cards, no more than usual where no such card stays."""
        answer = Cards.any(self, chance)
        return answer if self.keeps_one(answer.cards) else answer._replace(cards=answer.cards[: self.usual])


@dataclass(slots=True)
class Portions(Choice):
    """Cards in several portions, each out of cards of its own, named one portion after the other.

    Where somebody else gets a portion who is to be chosen, the numbers of the seats come after the cards.
    """

    verb: str
    portions: tuple[Cards, ...]
    cards: tuple[Card, ...]
    """All cards that are in question."""
    seats: tuple[tuple[int, ...], ...] = ()
    """For each seat that is to be chosen, those that there are."""
    may_decline: bool = False

    def check(self, answer: Answer) -> Answer:
        """See that every portion is there, out of its own cards, and every seat."""
        if self.may_decline and means(answer.verb, DECLINE) and not answer.cards and not answer.word:
            return NOTHING
        if not means(answer.verb, self.verb):
            raise Refused(f"You may {self.verb} cards{' or decline' if self.may_decline else ''}.")
        words = [word for word in answer.word.split() if word not in ("to", "seat", "player", "and")]
        if len(words) != len(self.seats) or any(
            word not in map(str, seats) for word, seats in zip(words, self.seats, strict=True)
        ):
            say = " and ".join(f"one of the seats {', '.join(map(str, seats))}" for seats in self.seats)
            raise Refused(f"After the cards, say {say}." if self.seats else "Name cards, and nothing else.")
        left = list(self.cards)
        chosen: list[Card] = []
        for portion, named in zip(self.portions, self.parts(self._in_order(answer.cards)), strict=True):
            found = chosen_from(both(portion.cards, left), named, self.verb)
            for card in found:
                left.remove(card)
            chosen.extend(found)
        return Answer(self.verb, tuple(chosen), " ".join(words))

    def _in_order(self, cards: tuple[Card, ...]) -> tuple[Card, ...]:
        """The cards portion by portion, where each is of one portion only, in whatever order they were named."""
        fits = {card: [at for at, portion in enumerate(self.portions) if card in portion.cards] for card in cards}
        plain = all(len(portions) == 1 for portions in fits.values())
        return tuple(sorted(cards, key=fits.__getitem__)) if plain else cards

    def parts(self, cards: tuple[Card, ...]) -> list[tuple[Card, ...]]:
        """The cards of an answer, portion by portion; the last portions that may be small are so first."""
        sizes = [portion.most for portion in self.portions]
        for at in reversed(range(len(sizes))):
            sizes[at] -= max(0, min(sum(sizes) - len(cards), sizes[at] - self.portions[at].least))
        if sum(sizes) != len(cards):
            least, most = (sum(getattr(portion, end) for portion in self.portions) for end in ("least", "most"))
            raise Refused(f"You have to {self.verb} {how_many(least, most)}, not {len(cards)}.")
        ends = [sum(sizes[: at + 1]) for at in range(len(sizes))]
        return [cards[end - size : end] for end, size in zip(ends, sizes, strict=True)]

    @property
    def deed(self) -> str:
        """The verb."""
        return self.verb

    def any(self, chance: Random) -> Answer:
        """Any cards that make up the portions, and any of the seats."""
        if self.may_decline and chance.random() < 0.5:
            return NOTHING
        for _ in range(20):
            left = list(self.cards)
            chosen: list[Card] = []
            for portion in self.portions:
                able = both(portion.cards, left)
                for card in chance.sample(able, min(len(able), portion.most)):
                    left.remove(card)
                    chosen.append(card)
            if len(chosen) == sum(portion.most for portion in self.portions):
                return Answer(self.verb, tuple(chosen), " ".join(str(chance.choice(seats)) for seats in self.seats))
        return self.default


@dataclass(slots=True)
class Piles(Choice):
    """All of some cards in several piles of certain sizes, each in order, the top card first."""

    verb: str
    cards: tuple[Card, ...]
    sizes: tuple[int, ...]
    worse: Split | None = None
    """Where the second hand must be worse than the first: how the two are compared."""
    wild: frozenset[Card] = frozenset()
    bugs: frozenset[Card] = frozenset()
    needs: frozenset[Card] = frozenset()
    """Cards of which the second hand must hold one."""
    falling: Falling | None = None
    """Where each hand must be worse than the one before it, or better: how they are compared."""

    def check(self, answer: Answer) -> Answer:
        """See that all cards are there, and that the smaller hand is the worse one."""
        if not means(answer.verb, self.verb) or answer.word:
            raise Refused(f"You may {self.verb} cards.")
        if len(answer.cards) != len(self.cards):
            raise Refused(f"You have to name all {len(self.cards)} cards, in order, not {len(answer.cards)}.")
        chosen = chosen_from(self.cards, answer.cards, self.verb)
        if fault := self.fault(chosen):
            raise Refused(fault)
        return Answer(self.verb, chosen)

    def fault(self, cards: tuple[Card, ...]) -> str | None:
        """What is wrong with the piles, as a sentence."""
        if self.falling:
            return self.falling.fault(self.parts(cards), self.wild, self.bugs)
        if self.worse is None:
            return None
        first, second = self.parts(cards)[:2]
        return self.worse.fault(first, second, self.wild, self.bugs, self.needs)

    def parts(self, cards: tuple[Card, ...]) -> list[tuple[Card, ...]]:
        """The cards of an answer, pile by pile."""
        ends = [sum(self.sizes[: at + 1]) for at in range(len(self.sizes))]
        return [cards[end - size : end] for end, size in zip(ends, self.sizes, strict=True)]

    def any(self, chance: Random) -> Answer:
        """The cards in any order that is allowed."""
        for _ in range(20):
            cards = tuple(chance.sample(self.cards, len(self.cards)))
            if self.fault(cards) is None:
                return Answer(self.verb, cards)
        return self.default


@dataclass(slots=True)
class Placing(Choice):
    """Some cards, each laid to one of a player's hands: the cards, then as many numbers of hands."""

    verb: str
    cards: tuple[Card, ...]
    count: int
    room: tuple[int, ...]
    """How many cards each hand can still take, hand 1 first."""

    def check(self, answer: Answer) -> Answer:
        """See that every card has its hand, and that no hand grows too large."""
        if not means(answer.verb, self.verb):
            raise Refused(f"You may {self.verb} cards.")
        if len(answer.cards) != self.count:
            raise Refused(f"You may {self.verb} {how_many(self.count, self.count)}, not {len(answer.cards)}.")
        chosen = chosen_from(self.cards, answer.cards, self.verb)
        hands = [_HAND_NAMES.get(word, word) for word in answer.word.split() if word not in ("to", "in", "into")]
        if len(hands) != self.count or not all(word.isdecimal() and 1 <= int(word) <= len(self.room) for word in hands):
            raise Refused(f"Say for each card to which hand it goes, from 1 to {len(self.room)}.")
        for hand, count in Counter(map(int, hands)).items():
            if count > self.room[hand - 1]:
                raise Refused(f"Hand {hand} has room for {how_many(self.room[hand - 1], self.room[hand - 1])} only.")
        return Answer(self.verb, chosen, " ".join(hands))

    def any(self, chance: Random) -> Answer:
        """Any cards to any hands that have room."""
        seats = [hand for hand, room in enumerate(self.room, 1) for _ in range(min(room, self.count))]
        chosen = chance.sample(self.cards, self.count)
        return Answer(self.verb, tuple(chosen), " ".join(map(str, chance.sample(seats, self.count))))


_HAND_NAMES = {"low": "1", "high": "2", "left": "1", "right": "2"}


def both(cards: Iterable[Card], others: Iterable[Card]) -> tuple[Card, ...]:
    """The cards that are among others as well, hidden ones as often as in both."""
    left = list(others)
    found = []
    for card in cards:
        if card in left:
            left.remove(card)
            found.append(card)
    return tuple(found)


def chosen_from(offered: tuple[Card, ...], named: tuple[Card, ...], verb: str) -> tuple[Card, ...]:
    """The cards that were named, found among those offered: of two decks, either card of a face will do."""
    left = list(offered)
    chosen = []
    for card in named:
        found = card if card in left else _like(card, [one for one in left if one not in named] or left)
        if found is None:
            twice = card in offered
            raise Refused(f"{'A card twice' if twice else card_text(card)} is not among the cards that you may {verb}.")
        left.remove(found)
        chosen.append(found)
    return tuple(chosen)


def _like(card: Card, cards: Iterable[Card]) -> Card | None:
    """A card of the same face, or any joker where none is told from the other."""
    if card == EITHER_JOKER:
        return next((other for other in cards if other != HIDDEN and is_joker(other)), None)
    same = (other for other in cards if other != HIDDEN and card != HIDDEN and other % FACES == card % FACES)
    return next(same, None)


@cache
def how_many(least: int, most: int) -> str:
    """A number of cards in words.

    >>> how_many(1, 1), how_many(0, 1), how_many(0, 3), how_many(2, 4)
    ('1 card', 'up to 1 card', 'up to 3 cards', '2 to 4 cards')
    """
    if least == most:
        return f"{most} card{'s' * (most != 1)}"
    return f"up to {most} card{'s' * (most != 1)}" if least == 0 else f"{least} to {most} cards"


def lowest(cards: Iterable[Card], count: int) -> tuple[Card, ...]:
    """The lowest of some cards, which is what a player gives who does not choose in time."""
    return tuple(sorted(in_height(cards)[:count]))


def in_height(cards: Iterable[Card]) -> Sequence[Card]:
    """Cards from the lowest to the highest."""
    return sorted(cards, key=height)


@cache
def height(card: Card) -> tuple[int, Card]:
    """By what cards are put in order from the lowest to the highest."""
    return card % FACES // 4, card
