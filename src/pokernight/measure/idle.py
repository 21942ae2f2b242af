"""Rules that change nothing in the game in which they stand."""

from collections.abc import Iterator, Sequence

from pokernight.meaning.cards import Board, Cards, TableCards, Which
from pokernight.meaning.deeds import Deed, Verb, Word
from pokernight.meaning.hands import (
    AcesLow,
    BestCard,
    BestHand,
    CardsSpeak,
    Counts,
    Lives,
    LowRanking,
    Split,
    SplitIs,
    Uses,
    Ways,
)
from pokernight.meaning.players import End, Showing
from pokernight.meaning.printed import fixed
from pokernight.meaning.rules import (
    Bets,
    Blinds,
    Bug,
    Dead,
    Do,
    Happens,
    Limits,
    Line,
    Opener,
    Openers,
    Stakes,
    When,
    Wild,
)
from pokernight.meaning.sorts import Meaning, Rule
from pokernight.measure.count import Count
from pokernight.measure.deeds import done_in, most_of
from pokernight.measure.measuring import counting

_NEED_A_RULE: dict[Verb, tuple[Verb, ...]] = {
    Verb.PASS: (Verb.PASS,),
    Verb.DISCARD: (Verb.DISCARD, Verb.DRAW, Verb.TWIST),
    Verb.DRAW: (Verb.DRAW, Verb.TWIST),
    Verb.TWIST: (Verb.TWIST,),
    Verb.BUY: (Verb.BUY, Verb.RECEIVE, Verb.DEAL, Verb.TAKE),
    Verb.SWAP: (Verb.SWAP,),
    Verb.FLIP: (Verb.FLIP,),
    Verb.DECLARE: (Verb.DECLARE,),
    Verb.KNOCK: (Verb.KNOCK,),
}
"""What nobody does unless a rule says so, with the verbs by which it comes about."""


def idle(lines: Sequence[Line]) -> Iterator[str]:
    """Every rule without any effect in its game, each as a sentence."""
    game = _Game(lines)
    for number, line in enumerate(lines, 1):
        for rule in line.rules:
            why = game.why_idle(rule)
            if why:
                yield f"Rule {number} changes nothing: {why}."


WHOLE_HAND = 5


class _Game:
    """What there is in a game for a rule to have an effect on."""

    def __init__(self, lines: Sequence[Line]) -> None:
        self.parts = [part for line in lines for part in line.walk()]
        self.done = {deed.verb for line in lines for deed in done_in(line)}
        self.ends = {part.end for part in self.parts if isinstance(part, BestHand | BestCard)}
        self.points = any(isinstance(part, Counts) for part in self.parts)
        self.bets = any(isinstance(part, Bets) for part in self.parts)
        count = Count()
        for _ in counting(lines, count):
            pass
        self.deck = count.deck

    def why_idle(self, rule: Rule) -> str:
        """Why a rule has no effect; nothing where it has one."""
        match rule:
            case Do(Deed(Verb.DEAL, to=TableCards() | Board() as place) as deed):
                return self._unused(deed, place)
            case Do(Deed(Verb.DECLARE, words=words)) if Word.IN not in words and not self._declared():
                return "the pot does not go by what players declare"
            case AcesLow() if not self._compares():
                return "aces are low, but nothing in this game compares them"
            case LowRanking() if End.LOW not in self._ends_compared():
                return "no low hand wins anything"
            case SplitIs() if not any(isinstance(part, Split) for part in self.parts):
                return "no part of the pot goes to the split hand"
            case Ways() if len(self.ends) < 2:
                return "the pot is not split between a high and a low hand"
            case Opener() | Openers() | Blinds() | Limits() | Stakes() if not self.bets:
                return "there is no betting round"
            case Wild(cards) | Bug(cards) | Dead(cards) if self._missing(cards):
                return "no such cards are in the deck"
            case When(Happens(deed)) if deed.cards and self._missing(deed.cards):
                return "no such cards are in the deck"
            case When(Happens(deed)) if not self._happens(deed.verb):
                return "what it waits for never happens"
        end = getattr(rule, "end", None)
        return f"no {end.value} hand wins anything" if end and end not in self._ends_compared() else ""

    def _unused(self, deed: Deed, place: Meaning) -> str:
        """Table cards do nothing unless a rule speaks of them; community cards, where hands are made without them."""
        number = most_of(deed.cards, 1)
        named = any(isinstance(part, Cards) and part.at == place for part in self.parts)
        made = [part.portions for part in self.parts if isinstance(part, Uses)]
        left_out = bool(made) and not any(cards.at == place for portions in made for cards in portions)
        left_out = left_out and all(_whole(portions) for portions in made)
        if named or (isinstance(place, Board) and not left_out):
            return ""
        return "nobody can use this card" if number == 1 else f"nobody can use these {number} cards"

    def _declared(self) -> bool:
        speak = any(isinstance(part, CardsSpeak) for part in self.parts)
        declared = any(isinstance(part, BestHand) and part.declared for part in self.parts)
        return declared or (len(self.ends) == 2 and not speak)

    def _ends_compared(self) -> set[End]:
        return self.ends | {part.end for part in self.parts if isinstance(part, Showing)}

    def _compares(self) -> bool:
        """Whether ranks are compared anywhere: in hands that are not totals, or as the highest or lowest card."""
        by_rank = any(
            isinstance(part, Showing | Lives)
            or (isinstance(part, Cards) and part.which in (Which.HIGHEST, Which.LOWEST))
            for part in self.parts
        )
        return by_rank or (bool(self.ends) and not self.points)

    def _missing(self, cards: Cards) -> bool:
        """Whether the deck has none of some cards."""
        faces = fixed(cards.kind)
        return faces is not None and not self.deck.count(faces)

    def _happens(self, verb: Verb) -> bool:
        return verb not in _NEED_A_RULE or not self.done.isdisjoint(_NEED_A_RULE[verb])


def _whole(portions: Sequence[Cards]) -> bool:
    """Whether some cards make a whole hand, so that no others come into it."""
    return sum(cards.many.low for cards in portions if cards.many) >= WHOLE_HAND
