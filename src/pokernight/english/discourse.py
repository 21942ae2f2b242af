"""What words point back to: "that player" to the nearest player named before who fits, "one" to a kind of cards."""

from dataclasses import dataclass, replace
from typing import Any

from pokernight.english.grammar.cards import AsBefore, in_one_place
from pokernight.english.grammar.marks import MatesToo
from pokernight.english.grammar.numbers import ThatMuch
from pokernight.english.grammar.players import That
from pokernight.meaning.cards import (
    ANY_CARD,
    YOUR_HAND,
    Anywhere,
    Board,
    Cards,
    Face,
    OfRank,
    RankLike,
    SuicideKing,
    TableCards,
    Which,
)
from pokernight.meaning.deeds import Deed, Verb
from pokernight.meaning.numbers import ONE, Amount, Quantity
from pokernight.meaning.players import YOURSELF, Dealer, Everyone, EveryoneDealtIn, Players, Quantifier, You
from pokernight.meaning.rules import Bets, Holds, If, StillIn, When, Wild
from pokernight.meaning.sorts import Condition, Kind, Who, rebuilt, with_each


class NothingBefore(Exception):
    """A word points back, and there is nothing that it could mean."""


def resolved(part: Any) -> Any:
    """A meaning in which every word that points back is replaced by what it means."""
    named: list[Who] = []
    return _resolved(with_amounts(part)[0], named)


def _resolved(part: Any, named: list[Who]) -> Any:
    if isinstance(part, That):
        if not named:
            raise NothingBefore
        return named[-1]
    if isinstance(part, Bets) and part.opener == YOURSELF:  # "a round of betting that begins with him"
        if not named or named[-1] == YOURSELF:
            raise NothingBefore
        return replace(part, opener=named[-1])
    if isinstance(part, Players) and part.quantifier is Quantifier.NO:  # nobody is pointed back to
        named = [*named]
    start = len(named)
    made = with_each(part, lambda inside: _resolved(inside, named))
    if him := _somebody(made):  # his own cards say nothing of anyone else
        named[start:] = [who for who in named[start:] if who != YOURSELF] or [him]
    if isinstance(made, StillIn):  # "when only one player is left, that player ..."
        named.append(Everyone())
    elif isinstance(made, Everyone | You):
        named.append(YOURSELF)
    elif isinstance(made, Who) and not isinstance(made, Dealer | EveryoneDealtIn):
        named.append(made)
    return made


def _somebody(part: Any) -> Who | None:
    """Who does something, or of whom it is said, where that is a certain player."""
    match part:
        case Deed(agent=Players(Quantifier.THE, who)) | Holds(Players(Quantifier.THE, who)):
            return None if isinstance(who, You | That | Dealer) else who
    return None


def with_amounts(rules: Any, last: Amount | None = None) -> tuple[Any, Amount | None]:
    """Rules in which "double that" is told in full, as far as an amount was named before; and the one named last."""
    named = [last] if last else []

    def told(part: Any) -> Any:
        if isinstance(part, ThatMuch) and named:
            return replace(named[-1], times=named[-1].times * part.times)
        made = with_each(part, told)
        if isinstance(made, Amount) and not isinstance(made, ThatMuch):
            named.append(made)
        return made

    return told(rules), named[-1] if named else None


UNSEEN = frozenset({Verb.DEAL, Verb.RECEIVE, Verb.DRAW, Verb.BUY, Verb.TAKE, Verb.BURN})
"""Whoever does these does not choose the kind of the card: "if you are dealt a four, you get another"."""


@dataclass(frozen=True)
class Mentioned:
    """Cards that were spoken of: what was done with them, whether a condition asks for it, and in which sentence."""

    cards: Cards
    verb: Verb | None
    asked: bool
    sentence: int


def told_which(rules: Any, mentioned: list[Mentioned], sentence: int) -> tuple[Any, list[Mentioned]]:
    """A sentence in which "one" and "it" are cards spoken of before, and the cards mentioned by then."""
    discourse = _CardsSpokenOf([*mentioned], sentence)
    return discourse.told(rules, None, asked=False), discourse.mentioned


@dataclass
class _CardsSpokenOf:
    """The cards spoken of in a line so far."""

    mentioned: list[Mentioned]
    sentence: int
    triggers: int | None = None
    """How many had been mentioned when the condition was over, in what follows from it."""

    def told(self, part: Any, verb: Verb | None, *, asked: bool) -> Any:
        if isinstance(part, When | If):
            return self._follows(part)
        if isinstance(part, MatesToo) and self.mentioned and in_the_open(self.mentioned[-1].cards):
            return Wild(Cards(kind=RankLike(self.mentioned[-1].cards), at=Anywhere()))
        if isinstance(part, Condition):
            asked, verb = True, None
        verb = part.verb if isinstance(part, Deed) else verb
        if isinstance(part, Cards) and part.kind == AsBefore():
            return replace(part, kind=self._kind(verb, part.many, asked=asked))
        if isinstance(part, Cards) and part.which is Which.THAT:
            return self._that(part, verb, asked=asked)
        made = with_each(part, lambda inside: self.told(inside, verb, asked=asked))
        if isinstance(made, Cards):
            self.mentioned.append(Mentioned(made, verb, asked, self.sentence))
        return made

    def _follows(self, rule: When | If) -> Any:
        condition = self.told(self._looking_ahead(rule), None, asked=True)
        self.triggers = len(self.mentioned)
        then = self.told(rule.then, None, asked=False)
        self.triggers = None
        made = replace(rule, condition=condition, then=then)
        return replace(made, otherwise=self.told(made.otherwise, None, asked=False)) if isinstance(made, If) else made

    def _looking_ahead(self, rule: When | If) -> Any:
        """A condition that may come after what follows from it: "you may flip an ace if you have one"."""
        ahead = _CardsSpokenOf([], self.sentence)
        ahead.told(rule.then, None, asked=False)
        kinds = {spoken.cards.kind for spoken in ahead.mentioned} - {ANY_CARD}
        if not kinds or not any(part == AsBefore() for part in rule.condition.walk()):
            return rule.condition
        if len(kinds) > 1 or any(spoken.cards.kind not in (ANY_CARD, *kinds) for spoken in self.mentioned):
            raise NothingBefore
        return rebuilt(rule.condition, lambda part: next(iter(kinds)) if part == AsBefore() else part)

    def _kind(self, verb: Verb | None, many: Quantity | None, *, asked: bool) -> Kind:
        """The kind of the cards spoken of last, unless what is done cannot be done by kind."""
        last = self.mentioned[-1] if self.mentioned else None
        if last is None or last.cards.kind == ANY_CARD:
            if asked and verb is None:  # "if you have two": of what?
                raise NothingBefore
            return ANY_CARD
        if not asked and (verb in UNSEEN or (verb is Verb.FLIP and last.verb is Verb.FLIP)):
            return ANY_CARD
        if last.asked and last.cards.many == ONE and many and many.low > 1:  # "with an ace you may toss four": not aces
            raise NothingBefore
        if not asked and last.sentence != self.sentence:  # "threes are wild; pass two": one cannot tell
            raise NothingBefore
        return last.cards.kind

    def _that(self, that: Cards, verb: Verb | None, *, asked: bool) -> Cards:
        """The card that something has happened to, which play knows, or the one that somebody has."""
        last = self.mentioned[-1] if self.mentioned else None
        if last and in_the_open(last.cards):
            return last.cards
        if last and asked and last.cards in (Cards(ONE, at=Board()), Cards(ONE, at=TableCards())):
            return last.cards  # "if the common card is red ..., if it is black ..."
        if last is None or last.cards.which is not Which.CHOSEN:
            return that
        if self.triggers is not None and len(self.mentioned) > self.triggers and not last.asked:
            raise NothingBefore  # "if you get a four, draw a card and show it": play only knows the four
        if last.cards.kind == ANY_CARD or last.cards.face is Face.BLIND:
            return that
        if asked and verb is None:  # "whoever has it"
            return replace(last.cards, many=ONE, at=YOUR_HAND) if _the_only(last.cards.kind) else that
        held = last.asked and last.verb is None and last.sentence == self.sentence
        return last.cards if held else that


def in_the_open(cards: Cards) -> bool:
    """Whether one card is meant that lies on the table and is told by its place: the second table card."""
    told = cards.which in (Which.FIRST, Which.LAST) or in_one_place(cards)
    return told and cards.many == ONE and isinstance(cards.at, Board | TableCards)


def _the_only(kind: Kind) -> bool:
    """Whether there is one such card: the three of spades."""
    return isinstance(kind, SuicideKing) or (isinstance(kind, OfRank) and len(kind.ranks) == len(kind.suits) == 1)
