"""What a player is asked, and what counts as an answer.

An answer is a verb and the words after it, as a record writes it: `raise 6`, `pass Ah Kd`, `declare low`, `decline`.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from pokernight.cards import Card, CardError, read_card, text
from pokernight.table.betting import BetChoice

DECLINE = "decline"


class Refused(ValueError):
    """An answer that the table does not take; the message is a sentence for the player."""


class Answer(NamedTuple):
    """A verb, cards, and a word or a number, as far as the verb needs them."""

    verb: str
    cards: tuple[Card, ...] = ()
    word: str = ""

    def __str__(self) -> str:
        return " ".join(filter(None, [self.verb, *map(text, self.cards), self.word]))


@dataclass(frozen=True, slots=True)
class Choice(ABC):
    """A question to one player: a plain sentence, and the answer that is given for a player who gives none."""

    prompt: str
    default: Answer

    @abstractmethod
    def read(self, words: str) -> Answer:
        """The answer in a player's words."""

    @abstractmethod
    def check(self, answer: Answer) -> Answer:
        """The answer, when it is one that is offered."""


@dataclass(frozen=True, slots=True)
class Betting(Choice):
    """Check, call, bet, raise or fold."""

    bets: BetChoice

    def read(self, words: str) -> Answer:
        """Read "check", "call", "fold", "bet 3" or "raise 6"."""
        verb, _, amount = words.partition(" ")
        return Answer(verb, word=amount.strip())

    def check(self, answer: Answer) -> Answer:
        """See that the amount is one that may be bet."""
        verb, word = answer.verb, answer.word
        if verb in ("bet", "raise"):
            opening = self.bets.call == 0 and self.bets.least > 0
            if not self.bets.may_raise:
                raise Refused("You cannot bet or raise now.")
            if not word.isdecimal() or not self.bets.least <= int(word) <= self.bets.most:
                least, most = self.bets.least, self.bets.most
                how = f"to {least}" if least == most else f"from {least} to {most}"
                raise Refused(f"A {'bet' if opening else 'raise'} goes {how} here.")
            return Answer("raise", word=str(int(word)))
        if word:
            raise Refused(f"{verb.capitalize()} takes no amount.")
        if verb == "fold" or (verb == "check" and self.bets.call == 0) or (verb == "call" and self.bets.call > 0):
            return answer
        raise Refused("There is a bet to call." if self.bets.call else "There is no bet to call; check or bet.")


@dataclass(frozen=True, slots=True)
class Words(Choice):
    """One of a few words."""

    verb: str
    words: tuple[str, ...]
    """The words to choose from; an empty verb means that the word is the verb."""

    def read(self, words: str) -> Answer:
        """Read "declare low", "choose 7" or "take"."""
        if not self.verb:
            return Answer(words)
        verb, _, word = words.partition(" ")
        return Answer(verb, word=word.strip())

    def check(self, answer: Answer) -> Answer:
        """See that the word is one of those offered."""
        word = answer.word if self.verb else answer.verb
        if (self.verb and answer.verb != self.verb) or word not in self.words or answer.cards:
            offered = ", ".join(f"{self.verb} {word}".strip() for word in self.words)
            raise Refused(f"You may answer: {offered}.")
        return answer


@dataclass(frozen=True, slots=True)
class Cards(Choice):
    """So many of some cards, in any order, or in the order in which they are named."""

    verb: str
    cards: tuple[Card, ...]
    least: int
    most: int
    may_decline: bool = False
    in_order: bool = False

    def read(self, words: str) -> Answer:
        """Read "pass Ah Kd" or "decline"."""
        verb, *names = words.split()
        try:
            return Answer(verb, tuple(read_card(name) for name in names))
        except CardError as error:
            raise Refused(str(error)) from error

    def check(self, answer: Answer) -> Answer:
        """See that the cards are there, and are neither too few nor too many."""
        if answer.verb == DECLINE and self.may_decline and not answer.cards:
            return answer
        if answer.verb != self.verb:
            raise Refused(f"You may {self.verb} cards{' or decline' if self.may_decline else ''}.")
        if not self.least <= len(answer.cards) <= self.most:
            raise Refused(f"You may {self.verb} {how_many(self.least, self.most)}, not {len(answer.cards)}.")
        missing = [card for card in answer.cards if card not in self.cards]
        if missing or len(set(answer.cards)) < len(answer.cards):
            wrong = text(missing[0]) if missing else "A card twice"
            raise Refused(f"{wrong} is not among the cards that you may {self.verb}.")
        return answer if self.in_order else answer._replace(cards=tuple(sorted(answer.cards)))


def how_many(least: int, most: int) -> str:
    """A number of cards in words.

    >>> how_many(1, 1), how_many(0, 3), how_many(2, 4)
    ('1 card', 'up to 3 cards', '2 to 4 cards')
    """
    if least == most:
        return f"{most} card{'s' * (most != 1)}"
    return f"up to {most} cards" if least == 0 else f"{least} to {most} cards"


def lowest(cards: Sequence[Card], count: int) -> tuple[Card, ...]:
    """The lowest of some cards, which is what a player gives who does not choose in time."""
    return tuple(sorted(sorted(cards, key=lambda card: (card % 54 // 4, card))[:count]))
