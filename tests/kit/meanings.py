"""Games as meanings, written by hand."""

from fractions import Fraction

from pokernight.cards import Rank
from pokernight.meaning.cards import (
    AnyCard,
    Anywhere,
    Board,
    Cards,
    Deck,
    Face,
    FaceCard,
    OfRank,
    Stack,
    TableCards,
    Which,
)
from pokernight.meaning.deeds import Deed, Mood, Order, Time, Verb, Word
from pokernight.meaning.hands import BestHand, Counts, Share, Showdown, Target
from pokernight.meaning.numbers import ONE, Amount, Unit, exactly, up_to
from pokernight.meaning.players import (
    EACH_PLAYER,
    THE_DEALER,
    YOU,
    Dealer,
    End,
    Everyone,
    Latest,
    Neighbor,
    NextInTurn,
    Players,
    Quantifier,
    Showing,
    Side,
    You,
)
from pokernight.meaning.rules import (
    AllFaceUp,
    Bets,
    Do,
    Happens,
    Hidden,
    If,
    Line,
    NobodyWants,
    Not,
    Remark,
    Repeat,
    ShowsBest,
    When,
    Wild,
)
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


def cards(many: int, face: Face | None = None) -> Cards:
    """So many cards of the player in question."""
    return Cards(exactly(many), face=face)


def to_left(many: int, face: Face | None = None) -> Do:
    """Each player passes so many cards to the left."""
    left = Players(Quantifier.THE, Neighbor(You(), Side.LEFT))
    return Do(Deed(Verb.PASS, EACH_PLAYER, cards(many, face), to=left))


def wild(*ranks: Rank) -> Wild:
    """Ranks that are wild for everyone."""
    return Wild(Cards(kind=OfRank(ranks), at=Anywhere()))


UP, DOWN, BLIND = Face.UP, Face.DOWN, Face.BLIND
ANYONE = Players(Quantifier.ANY, Everyone())
DRAW_THREE = Do(Deed(Verb.DRAW, EACH_PLAYER, Cards(up_to(3)), ace=4, mood=Mood.MAY))
FLIP_ONE = Do(Deed(Verb.FLIP, EACH_PLAYER, cards(1, DOWN)))
FLIP_TOP = Do(Deed(Verb.FLIP, EACH_PLAYER, Cards(ONE, at=Stack(), which=Which.TOP)))
MAKE_STACK = (Do(Deed(Verb.STACK, EACH_PLAYER, Cards())), Remark("the order of a stack is fixed"))
DECLARE = Do(Deed(Verb.DECLARE, EACH_PLAYER, words=(Word.HIGH, Word.LOW)))
HIGH_LOW = Showdown((Share(BestHand(End.HIGH)), Share(BestHand(End.LOW))))
DECLARED = Showdown((Share(BestHand(End.HIGH, declared=True)), Share(BestHand(End.LOW, declared=True))))
NO_PEEK = Hidden(Cards())
FIRST_CARD = Cards(ONE, at=TableCards(), which=Which.FIRST)
TABLE_CARD = Do(Deed(Verb.DEAL, THE_DEALER, Cards(ONE, at=FROM_DECK), to=TableCards(), face=UP))
WANTED = Do(Deed(Verb.RECEIVE, EACH_PLAYER, Cards(ONE, at=FROM_DECK), face=UP, mood=Mood.MAY, order=Order.IN_TURN))
FLIPPER = Latest(Deed(Verb.FLIP, ANYONE))
HAS_FOLDED = Happens(Deed(Verb.FOLD, Players(Quantifier.THE, FLIPPER), time=Time.BEFORE))
NEXT_PLAYER = Players(Quantifier.THE, NextInTurn())
BEAT_IT: tuple[Rule | tuple[Rule, ...], ...] = (
    (deal(7, DOWN), NO_PEEK),
    TABLE_CARD,
    Do(Deed(Verb.FLIP, NEXT_PLAYER, until=ShowsBest(FIRST_CARD))),
    If(Not(HAS_FOLDED), (Bets(FLIPPER),)),
    Repeat(2, until=AllFaceUp()),
    HIGH_WINS,
)
IN_VAIN = When(Happens(Deed(Verb.FLIP, ANYONE, Cards())), (Do(Deed(Verb.FOLD, YOU)),))
FLIPS_A_FOUR = Happens(Deed(Verb.FLIP, ANYONE, Cards(ONE, OfRank((Rank.FOUR,)), face=UP)))
BUY_DOWN = Deed(Verb.BUY, YOU, Cards(ONE, at=FROM_DECK), face=DOWN, price=Amount(Unit.MAXIMUM), mood=Mood.MAY)
LOW_HOLE_CARD = Cards(ONE, face=DOWN, which=Which.LOWEST)


def counts(*values: Fraction, of: FaceCard | OfRank | AnyCard) -> Counts:
    """What cards are worth; nothing said is what is printed on them."""
    return Counts(Cards(kind=of, at=Anywhere()), values)


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
    "anaconda": page(
        deal(7, DOWN),
        to_left(3),
        to_left(2),
        to_left(1, DOWN),
        Do(Deed(Verb.DISCARD, EACH_PLAYER, cards(2, DOWN))),
        MAKE_STACK,
        *(rule for _ in range(4) for rule in (FLIP_TOP, BET_HIGH)),
        DECLARE,
        DECLARED,
    ),
    "beat it": page(*BEAT_IT, IN_VAIN),
    "midnight baseball": page(
        *BEAT_IT, wild(Rank.THREE), wild(Rank.NINE), IN_VAIN, When(FLIPS_A_FOUR, (Do(BUY_DOWN),))
    ),
    "7/27": page(
        deal(1, DOWN),
        deal(1, UP),
        BET_HIGH,
        WANTED,
        Repeat(2, until=NobodyWants()),
        BET_HIGH,
        HIGH_LOW,
        (
            counts(Fraction(1), Fraction(11), of=OfRank((Rank.ACE,))),
            counts(Fraction(1, 2), of=FaceCard()),
            counts(of=AnyCard()),
            Target(End.LOW, Fraction(7)),
            Target(End.HIGH, Fraction(27)),
        ),
    ),
}
"""Pages of the catalogue, by name."""
