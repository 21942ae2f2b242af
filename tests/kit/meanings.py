"""Games as meanings, written by hand."""

from pokernight.meaning.cards import Board, Cards, Deck, Face
from pokernight.meaning.deeds import Deed, Mood, Verb
from pokernight.meaning.hands import BestHand, Share, Showdown
from pokernight.meaning.numbers import exactly, up_to
from pokernight.meaning.players import EACH_PLAYER, THE_DEALER, Dealer, End, Neighbor, Showing, Side
from pokernight.meaning.rules import Bets, Do, Line
from pokernight.meaning.sorts import Rule

FROM_DECK = Deck()
BESIDE_DEALER = Neighbor(Dealer(), Side.LEFT)
BET = Bets(BESIDE_DEALER)
BET_HIGH = Bets(Showing(End.HIGH))
HIGH_WINS = Showdown((Share(BestHand(End.HIGH)),))


def page(*lines: Rule | tuple[Rule, ...]) -> tuple[Line, ...]:
    """A page of rules, one or several on a line."""
    return tuple(Line(line if isinstance(line, tuple) else (line,)) for line in lines)


def deal(many: int, face: Face) -> Do:
    """So many cards to each player."""
    return Do(Deed(Verb.DEAL, THE_DEALER, Cards(exactly(many), at=FROM_DECK), to=EACH_PLAYER, face=face))


def community(many: int, face: Face = Face.UP) -> Do:
    """So many community cards."""
    return Do(Deed(Verb.DEAL, THE_DEALER, Cards(exactly(many), at=FROM_DECK), to=Board(), face=face))


UP, DOWN, BLIND = Face.UP, Face.DOWN, Face.BLIND
DRAW_THREE = Do(Deed(Verb.DRAW, EACH_PLAYER, Cards(up_to(3)), ace=4, mood=Mood.MAY))

GAMES: dict[str, tuple[Line, ...]] = {
    "five card draw": page(deal(5, DOWN), BET, DRAW_THREE, BET, HIGH_WINS),
    "seven card stud": page(
        deal(2, DOWN),
        *(rule for _ in range(4) for rule in (deal(1, UP), BET_HIGH)),
        deal(1, DOWN),
        BET_HIGH,
        HIGH_WINS,
    ),
    "texas hold'em": page(deal(2, DOWN), BET, community(3), BET, community(1), BET, community(1), BET, HIGH_WINS),
}
"""Pages of the catalogue, by name."""
