"""What a player is asked, and what counts as an answer.

An answer is a verb and the words after it, as a record writes it: `raise 6`, `pass Ah Kd`, `declare low`, `decline`.
A card that nobody has seen is written `?`.
"""

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from random import Random
from typing import NamedTuple

from pokernight.cards import FACES, Card, CardError, Rank, rank_of, read_card, text
from pokernight.ranking import Split
from pokernight.table.betting import BetChoice
from pokernight.table.events import HIDDEN

DECLINE = "decline"

_SAME = {
    "pay": {"buy", "take", "match", "yes", "accept"},
    "take": {"buy", "yes", "accept", "pay", "draw"},
    DECLINE: {"no", "keep", "refuse", "stand", "stay", "none", "nothing", "pass"},
    "draw": {"discard", "replace"},
    "twist": {"draw", "discard", "replace"},
    "split": {"stack", "arrange", "set"},
    "stack": {"arrange", "order"},
    "choose": {"name", "pick", "ask", "steal", "force"},
    "flip": {"turn", "show", "lay", "place", "put"},
    "lay": {"flip", "place", "put"},
    "turn": {"flip"},
    "look": {"peek", "take", "yes"},
    "cancel": {"undo"},
    "auction": {"sell"},
    "change": {"draw", "exchange", "replace", "take"},
}
"""Other words for a verb, which players may use where nothing else could be meant."""


class Refused(ValueError):
    """An answer that the table does not take; the message is a sentence for the player."""


class Answer(NamedTuple):
    """A verb, cards, and a word or a number, as far as the verb needs them."""

    verb: str
    cards: tuple[Card, ...] = ()
    word: str = ""

    def __str__(self) -> str:
        return " ".join(filter(None, [self.verb, *map(card_text, self.cards), self.word]))

    @classmethod
    def read(cls, words: str) -> "Answer":
        """Read an answer.

        >>> Answer.read("flip Ah ? 2 1")
        Answer(verb='flip', cards=(50, -1), word='2 1')
        """
        verb, *rest = words.replace("/", " ").replace(",", " ").split() or [""]
        cards, others = [], []
        for word in rest:
            if word in ("?", "??"):
                cards.append(HIDDEN)
                continue
            try:
                cards.append(read_card(word))
            except CardError:
                others.append(word)
        return cls(verb.casefold(), tuple(cards), " ".join(others).casefold())


NOTHING = Answer(DECLINE)


def card_text(card: Card) -> str:
    """A card as an answer names it."""
    return "?" if card == HIDDEN else text(card)


@dataclass(slots=True)
class Choice(ABC):
    """A question to one player: a plain sentence, and the answer that is given for a player who gives none."""

    prompt: str
    default: Answer

    @abstractmethod
    def check(self, answer: Answer) -> Answer:
        """The answer as the table takes it; one that is not offered is refused."""

    @abstractmethod
    def any(self, chance: Random) -> Answer:
        """One of the answers that are offered, by chance."""


@dataclass(slots=True)
class Betting(Choice):
    """Check, call, bet, raise or fold."""

    bets: BetChoice
    may_fold: bool = True
    may_check: bool = True

    def check(self, answer: Answer) -> Answer:
        """See that the amount is one that may be bet."""
        verb, word = answer.verb, answer.word
        if answer.cards:
            raise Refused("A bet is made with chips, not with cards.")
        if verb in ("bet", "raise"):
            if not self.bets.may_raise:
                raise Refused("You cannot bet or raise now.")
            amount = word.removeprefix("to ")
            if not amount.isdecimal() or not self.bets.least <= int(amount) <= self.bets.most:
                least, most = self.bets.least, self.bets.most
                how = f"to {least}" if least == most else f"from {least} to {most}"
                raise Refused(f"A {'raise' if self.bets.call else 'bet'} goes {how} here.")
            return Answer("raise" if self.bets.to else "bet", word=str(int(amount)))
        if word:
            raise Refused(f"{verb.capitalize()} takes no amount.")
        if verb in self.plain_verbs:
            return answer
        if verb == "fold":
            raise Refused("Nobody may fold here.")
        if not self.may_check and self.bets.call == 0:
            raise Refused("You must bet or fold.")
        raise Refused("There is a bet to call." if self.bets.call else "There is no bet to call; check or bet.")

    @property
    def plain_verbs(self) -> tuple[str, ...]:
        """What may be done beside betting and raising."""
        stay = ("call",) if self.bets.call else ("check",) if self.may_check else ()
        return (*stay, "fold") if self.may_fold else stay

    def any(self, chance: Random) -> Answer:
        """Check or call mostly, sometimes bet or raise, now and then fold."""
        roll = chance.random()
        if self.bets.may_raise and (roll < 0.25 or not self.plain_verbs):
            return Answer("raise" if self.bets.to else "bet", word=str(chance.randint(self.bets.least, self.bets.most)))
        if self.may_fold and (roll > 0.9 or len(self.plain_verbs) == 1):
            return Answer("fold")
        return Answer(self.plain_verbs[0])


@dataclass(slots=True)
class Words(Choice):
    """One of a few words."""

    verb: str
    words: tuple[str, ...]
    """The words to choose from; an empty verb means that the word is the verb."""
    may_decline: bool = False

    def check(self, answer: Answer) -> Answer:
        """See that the word is one of those offered."""
        if not answer.cards:
            if self.may_decline and not answer.word and means(answer.verb, DECLINE):
                return NOTHING
            if self.verb and means(answer.verb, self.verb):
                word = next((word for word in said_for(answer.word) if word in self.words), None)
                if word is not None:
                    return Answer(self.verb, word=word)
            if not self.verb and not answer.word:
                if answer.verb in self.words:
                    return answer
                meant = [word for word in self.words if means(answer.verb, word)]
                if len(meant) == 1:
                    return Answer(meant[0])
        offered = [f"{self.verb} {word}".strip() for word in self.words]
        raise Refused(f"You may answer: {', '.join([*offered, DECLINE] if self.may_decline else offered)}.")

    def any(self, chance: Random) -> Answer:
        """Any of the words."""
        if self.may_decline and (not self.words or chance.random() < 0.5):
            return NOTHING
        word = chance.choice(self.words)
        return Answer(self.verb, word=word) if self.verb else Answer(word)


_RANKS = {name: rank.word for rank in Rank for name in (rank.letter.casefold(), rank.plural, rank.word)}


def said_for(word: str) -> tuple[str, ...]:
    """A word, and the rank that it may stand for.

    >>> said_for("7"), said_for("queens"), said_for("t")
    (('7', 'seven'), ('queens', 'queen'), ('t', 'ten'))
    """
    return tuple(dict.fromkeys((word, _RANKS.get("t" if word == "10" else word, word))))


def take_it(prompt: str, verb: str = "take") -> Words:
    """A question that is answered with "take" or "decline"."""
    return Words(prompt, NOTHING, "", (verb, DECLINE))


@dataclass(slots=True)
class Number(Choice):
    """A number of chips, such as a bid, or none."""

    verb: str
    least: int
    most: int
    may_decline: bool = True

    def check(self, answer: Answer) -> Answer:
        """See that the number lies in the range."""
        if self.may_decline and means(answer.verb, DECLINE) and not answer.word and not answer.cards:
            return NOTHING
        fits = answer.word.isdecimal() and self.least <= int(answer.word) <= self.most
        if answer.verb != self.verb or answer.cards or not fits:
            how = f"{self.verb} from {self.least} to {self.most}"
            raise Refused(f"You may {how}{' or decline' if self.may_decline else ''}.")
        return Answer(self.verb, word=str(int(answer.word)))

    def any(self, chance: Random) -> Answer:
        """Any number of the lower part of the range, or none."""
        if self.may_decline and chance.random() < 0.5:
            return NOTHING
        return Answer(self.verb, word=str(min(self.most, self.least + chance.randrange(3))))


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
        if self.may_decline and none and not answer.cards and not answer.word:
            return NOTHING
        if not means(answer.verb, self.verb) or answer.word:
            raise Refused(f"You may {self.verb} cards{' or decline' if self.may_decline else ''}.")
        if not self.least <= len(answer.cards) <= self.most:
            raise Refused(f"You may {self.verb} {how_many(self.least, self.most)}, not {len(answer.cards)}.")
        chosen = chosen_from(self.cards, answer.cards, self.verb)
        return Answer(self.verb, chosen if self.in_order else tuple(sorted(chosen)))

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
    """Some cards to lay away, or more of them where an ace is kept."""

    usual: int = 0
    """How many without an ace."""

    def check(self, answer: Answer) -> Answer:
        """See that an ace stays where more than usual go."""
        taken = Cards.check(self, answer)
        if not self.keeps_ace(taken.cards) and len(taken.cards) > self.usual:
            raise Refused(f"You may {self.verb} {how_many(self.least, self.usual)} unless you keep an ace.")
        return taken

    def keeps_ace(self, gone: tuple[Card, ...]) -> bool:
        """Whether an ace is left when some cards are gone."""
        left = list(self.cards)
        for card in gone:
            left.remove(card)
        return any(card != HIDDEN and rank_of(card) is Rank.ACE for card in left)

    def any(self, chance: Random) -> Answer:
        """Any of the cards, no more than usual where no ace stays."""
        answer = Cards.any(self, chance)
        return answer if self.keeps_ace(answer.cards) else answer._replace(cards=answer.cards[: self.usual])


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
        for portion, named in zip(self.portions, self.parts(answer.cards), strict=True):
            found = chosen_from(both(portion.cards, left), named, self.verb)
            for card in found:
                left.remove(card)
            chosen.extend(found)
        return Answer(self.verb, tuple(chosen), " ".join(words))

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


@dataclass(slots=True)
class OneOf(Choice):
    """One of several questions, whichever the player answers."""

    choices: tuple[Choice, ...]

    def check(self, answer: Answer) -> Answer:
        """See that one of the questions is answered."""
        return self.which(answer)[1]

    def which(self, answer: Answer) -> tuple[int, Answer]:
        """The question that is answered, counted from 0, and the answer."""
        reasons = []
        for at, choice in enumerate(self.choices):
            try:
                return at, choice.check(answer)
            except Refused as refused:
                reasons.append(str(refused))
        raise Refused(" Or: ".join(dict.fromkeys(reasons)))

    def any(self, chance: Random) -> Answer:
        """An answer to any of the questions."""
        return chance.choice(self.choices).any(chance)


def means(said: str, verb: str) -> bool:
    """Whether a player's verb stands for the one that is asked for."""
    return said == verb or said in _SAME.get(verb, ())


def both(cards: Iterable[Card], others: Iterable[Card]) -> tuple[Card, ...]:
    """The cards that are among others as well, hidden ones as often as in both."""
    return tuple((Counter(cards) & Counter(others)).elements())


def chosen_from(offered: tuple[Card, ...], named: tuple[Card, ...], verb: str) -> tuple[Card, ...]:
    """The cards that were named, found among those offered: of two decks, either card of a face will do."""
    left = list(offered)
    chosen = []
    for card in named:
        same = (other for other in left if other != HIDDEN and card != HIDDEN and other % FACES == card % FACES)
        found = card if card in left else next(same, None)
        if found is None:
            twice = card in offered
            raise Refused(f"{'A card twice' if twice else card_text(card)} is not among the cards that you may {verb}.")
        left.remove(found)
        chosen.append(found)
    return tuple(chosen)


def how_many(least: int, most: int) -> str:
    """A number of cards in words.

    >>> how_many(1, 1), how_many(0, 3), how_many(2, 4)
    ('1 card', 'up to 3 cards', '2 to 4 cards')
    """
    if least == most:
        return f"{most} card{'s' * (most != 1)}"
    return f"up to {most} cards" if least == 0 else f"{least} to {most} cards"


def lowest(cards: Iterable[Card], count: int) -> tuple[Card, ...]:
    """The lowest of some cards, which is what a player gives who does not choose in time."""
    return tuple(sorted(in_height(cards)[:count]))


def in_height(cards: Iterable[Card]) -> Sequence[Card]:
    """Cards from the lowest to the highest."""
    return sorted(cards, key=lambda card: (card % FACES // 4, card))
