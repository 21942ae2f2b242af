"""What a player is asked, and what counts as an answer.

An answer is a verb and the words after it, as a record writes it: `raise 6`, `pass Ah Kd`, `declare low`, `decline`.
A card that nobody has seen is written `?`.
"""

from abc import ABC, abstractmethod
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import NamedTuple

from pokernight.cards import Card, CardError, Rank, read_card, text
from pokernight.table.betting import BetChoice
from pokernight.table.events import HIDDEN

DECLINE = "decline"

EITHER_JOKER: Card = -2
"""A joker that is named without its color."""

_SAME = {
    "pay": {"buy", "take", "match", "yes", "accept"},
    "take": {"buy", "yes", "accept", "pay", "draw"},
    DECLINE: {"no", "keep", "refuse", "stand", "stay", "pat", "none", "nothing", "pass"},
    "draw": {"discard", "replace"},
    "twist": {"draw", "discard", "replace"},
    "split": {"stack", "arrange", "set"},
    "stack": {"arrange", "order"},
    "choose": {"name", "pick", "ask", "steal", "force"},
    "flip": {"turn", "show", "lay", "place", "put"},
    "lay": {"flip", "place", "put"},
    "turn": {"flip"},
    "look": {"peek", "take", "yes", "pay", "buy"},
    "cancel": {"undo"},
    "auction": {"sell"},
    "change": {"draw", "discard", "exchange", "replace", "take"},
    "claim": {"declare", "yes"},
    "accept": {"take", "yes", "agree"},
    "trade": {"pass", "give", "exchange", "swap"},
    "give": {"pass"},
    "pass": {"give"},
    "reject": {"discard", "refuse", "return"},
    "steal": {"take", "choose"},
    "offer": {"trade"},
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
        return " ".join(self.words)

    @property
    def words(self) -> tuple[str, ...]:
        """The answer word by word."""
        return (*self.verb.split(), *map(card_text, self.cards), *self.word.split())

    @property
    def verbless(self) -> bool:
        """Whether a card or a number stands where the verb should."""
        try:
            read_card(self.verb)
        except CardError:
            return not self.verb or self.verb in _UNTOLD or self.verb.isdecimal()
        return True

    @classmethod
    def read(cls, words: str) -> "Answer":
        """Read an answer.

        >>> Answer.read("flip Ah ? 2 1")
        Answer(verb='flip', cards=(50, -1), word='2 1')
        """
        verb, *rest = words.replace("/", " ").replace(",", " ").split() or [""]
        cards, others = [], []
        for word in rest:
            if word in _UNTOLD:
                cards.append(_UNTOLD[word])
                continue
            try:
                cards.append(read_card(word))
            except CardError:
                others.append(word)
        if verb.casefold() == "stand" and others == ["pat"]:
            others = []
        return cls(verb.casefold(), tuple(cards), " ".join(others).casefold())


_UNTOLD = {"?": HIDDEN, "??": HIDDEN, "Jk": EITHER_JOKER, "jk": EITHER_JOKER, "JK": EITHER_JOKER}

NOTHING = Answer(DECLINE)


@cache
def card_text(card: Card) -> str:
    """A card as an answer names it."""
    return {HIDDEN: "?", EITHER_JOKER: "Jk"}.get(card) or text(card)


@dataclass(slots=True)
class Choice(ABC):
    """A question to one player: a plain sentence, and the answer that is given for a player who gives none."""

    prompt: str
    default: Answer

    @abstractmethod
    def check(self, answer: Answer) -> Answer:
        """The answer as the table takes it; one that is not offered is refused."""

    def takes(self, answer: Answer) -> bool:
        """Whether an answer is offered."""
        try:
            self.check(answer)
        except Refused:
            return False
        return True

    @abstractmethod
    def any(self, chance: Random) -> Answer:
        """One of the answers that are offered, by chance."""

    @property
    def deed(self) -> str:
        """What a player does who does not decline, where that is one thing."""
        return ""

    def told(self, answer: Answer) -> str:
        """An answer in words, as all hear it, with what it is that is declined."""
        return f"{DECLINE} to {self.deed}" if answer == NOTHING and self.deed else str(answer)


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
                raise Refused(f"A {'raise' if self.bets.to else 'bet'} goes {how} here.")
            return Answer("raise" if self.bets.to else "bet", word=str(int(amount)))
        if word:
            raise Refused(f"{verb.capitalize()} takes no amount.")
        if verb in self.plain_verbs:
            return answer
        if verb == "fold":
            raise Refused("Nobody may fold here.")
        if not self.may_check and self.bets.call == 0:
            raise Refused(f"You must bet{' or fold' if self.may_fold else ''}.")
        raise Refused("There is a bet to call." if self.bets.call else "There is no bet to call; check or bet.")

    @property
    def plain_verbs(self) -> tuple[str, ...]:
        """What may be done beside betting and raising."""
        stay = ("call",) if self.bets.call else ("check",) if self.may_check else ()
        return (*stay, "fold") if self.may_fold else stay

    def any(self, chance: Random) -> Answer:
        """Check or call mostly, sometimes bet or raise, now and then fold."""
        roll, plain = chance.random(), self.plain_verbs
        if self.bets.may_raise and (roll < 0.25 or not plain):
            return Answer("raise" if self.bets.to else "bet", word=str(chance.randint(self.bets.least, self.bets.most)))
        if self.may_fold and (roll > 0.9 or len(plain) == 1):
            return Answer("fold")
        return Answer(plain[0])


@dataclass(slots=True)
class Words(Choice):
    """One of a few words."""

    verb: str
    words: tuple[str, ...]
    """The words to choose from; an empty verb means that the word is the verb."""
    may_decline: bool = False
    paid: str = ""
    """The word that costs something, where one does: "pay" means it as well, and "decline" what comes without it."""
    aloud: str = ""
    """What is done by saying yes, in words that cannot be taken for anything else."""

    def check(self, answer: Answer) -> Answer:
        """See that the word is one of those offered."""
        if not answer.cards:
            if self.paid and not answer.word and means(answer.verb, "pay"):
                return Answer(self.verb, word=self.paid)
            if self.paid and not answer.word and means(answer.verb, DECLINE):
                return self.default
            if self.may_decline and not answer.word and means(answer.verb, DECLINE):
                return NOTHING
            if self.verb and means(answer.verb, self.verb):
                word = next((word for word in said_for(answer.word) if word in self.words), None)
                if word is not None:
                    return Answer(self.verb, word=word)
            if self.verb and not answer.word and answer.verb in self.words:  # "in" for "declare in"
                return Answer(self.verb, word=answer.verb)
            if not self.verb and not answer.word:
                if answer.verb in self.words:
                    return answer
                meant = [word for word in self.words if means(answer.verb, word)]
                if len(meant) == 1:
                    return Answer(meant[0])
        offered = [f"{self.verb} {word}".strip() for word in self.words]
        raise Refused(f"You may answer: {', '.join([*offered, DECLINE] if self.may_decline else offered)}.")

    @property
    def deed(self) -> str:
        """The verb, or the only word beside "decline"."""
        return self.aloud or self.verb or (self.words[0] if self.words[1:] == (DECLINE,) else "")

    def told(self, answer: Answer) -> str:
        """The answer, or what is done by it."""
        return self.aloud if self.aloud and answer != NOTHING else super(Words, self).told(answer)

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


def take_it(prompt: str, verb: str = "take", aloud: str = "") -> Words:
    """A question that is answered with "take" or "decline"."""
    return Words(prompt, NOTHING, "", (verb, DECLINE), aloud=aloud)


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

    @property
    def deed(self) -> str:
        """The verb."""
        return self.verb

    def any(self, chance: Random) -> Answer:
        """Any number of the lower part of the range, or none."""
        if self.may_decline and chance.random() < 0.5:
            return NOTHING
        return Answer(self.verb, word=str(min(self.most, self.least + chance.randrange(3))))


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
