"""What a sentence says about the sentences around it; lowering and the page put it where it belongs."""

from dataclasses import dataclass
from enum import Enum
from fractions import Fraction

from pokernight.english.grammar.afterthoughts import SaysMore
from pokernight.meaning.cards import Cards, Face
from pokernight.meaning.deeds import Deed, Order, Verb, Word
from pokernight.meaning.hands import Past, Shape
from pokernight.meaning.layouts import Direction
from pokernight.meaning.numbers import Amount
from pokernight.meaning.rules import Bets, Since
from pokernight.meaning.sorts import Condition, Made, Meaning, Standing, Step, Who


class Before(Enum):
    """What must have come right before a sentence that says when it comes."""

    ANYTHING = "anything"
    BETTING = "betting"
    LAST_BETS = "the last betting"
    NO_BETS = "no bets so far"
    DEAL = "deal"
    NO_DEAL = "no deal so far"
    LAST_CARD = "all deals but the last"
    DRAW = "draw"
    NO_DRAW = "no draw so far"
    PASS = "pass"
    DECLARE = "declaration"
    FLIP = "flip"
    BOARD = "board"
    NO_BOARD = "no board"
    THREE_UP = "the flop"
    FOUR_UP = "the turn"
    DEED = "what a verb says"
    NO_DEED = "nothing that a verb says"


@dataclass(frozen=True)
class Moment(Standing):
    """A sentence says what has just been done, or not yet; the page has to agree."""

    before: Before
    verb: Verb | None = None


@dataclass(frozen=True)
class OpensAfter(Standing):
    """Who opens the betting rounds after a certain one, wherever on the page that is said."""

    who: Who
    nth: int


@dataclass(frozen=True)
class OpensRound(Standing):
    """How a certain betting round begins, wherever on the page that is said; it is that round where none is told there."""

    bets: Bets
    nth: int


@dataclass(frozen=True)
class BringsIn(Standing):
    """How much the opener has to bet where a round begins with a forced bet."""

    price: Amount


@dataclass(frozen=True)
class NoRuns(Standing):
    """Straights and flushes do not count, and it is not said where: the page tells whether low hands are meant."""


@dataclass(frozen=True)
class HadOpeners(Standing):
    """What the opener must show to have had; it is what the page asks for to open."""

    made: Made


@dataclass(frozen=True)
class MatesToo(Standing):
    """The other cards of its rank are wild together with the card of which the page has said so."""


@dataclass(frozen=True)
class WildThisRound(Step):
    """What is wild until more cards are dealt; the page has to say what is wild then."""

    cards: Cards


@dataclass(frozen=True)
class ForYouOnly(Standing):
    """What the page has called wild is so for its owner only."""


@dataclass(frozen=True)
class Ranked(Standing):
    """Kinds of hands from the best to the worst; the page has to agree."""

    shapes: tuple[Shape, ...]


@dataclass(frozen=True)
class ForLow(Standing):
    """The game is played for low: the hand that wins is the lowest, whatever it is called."""


@dataclass(frozen=True)
class Closest(Meaning):
    """The hand closest to a total; the page tells whether it is the high or the low one."""

    total: Fraction
    past: Past | None = None


@dataclass(frozen=True)
class AimsAt(Standing):
    """The totals that players aim at; who wins is said besides."""

    totals: tuple[Fraction, ...]


@dataclass(frozen=True)
class EachTotal(Step):
    """The hands closest to the totals that the page names share the pot."""


@dataclass(frozen=True)
class ShownBy(Standing):
    """Something held or dropped says what a player declares: that is the declaration, where the page has no other."""

    words: tuple[Word, ...]


@dataclass(frozen=True)
class Costs(Standing):
    """What is paid for the card that a line before offers, and how it lies where that is said."""

    price: Amount
    face: Face | None = None


@dataclass(frozen=True)
class FaceOfTaken(Standing):
    """How the cards lie that players take, where the line that offers them does not say so."""

    face: Face


@dataclass(frozen=True)
class Freezes(Step):
    """The player in question gets no more cards."""


@dataclass(frozen=True)
class Frozen(Standing):
    """Who has declined so many cards in a row is offered no more of them."""

    times: int


@dataclass(frozen=True)
class Onward(Step):
    """What is done around the table goes on, until something is so; the page tells what that is."""

    until: Condition | None = None


@dataclass(frozen=True)
class DeclareAgain(Step):
    """One more declaration, as the page has told of the one before."""


@dataclass(frozen=True)
class DeclaredHow(Standing):
    """In what order the players declare; another line tells what."""

    order: Order
    start: Who | None = None


@dataclass(frozen=True)
class Another(Step):
    """One more draw, as the page has told of draws before, or tells of it right after."""


@dataclass(frozen=True)
class EachDraw(Standing):
    """What betting follows each draw of the page."""

    bets: Bets


@dataclass(frozen=True)
class Held(Standing):
    """How many cards each player has by now, of one lie or of any; the page has to agree."""

    cards: tuple[Cards, ...]


@dataclass(frozen=True)
class Named(Standing):
    """The page says what it is called, or which well-known game some part of it resembles."""


class Likeness(Enum):
    """In what way a page builds on a well-known game."""

    IS = "is"
    LIKE = "is like"
    BUT = "differs from"
    """It is that game, save for what the same line says."""
    REST = "goes on as"
    VAGUE = "differs in some way from"
    """It is that game with something changed that other lines tell."""


@dataclass(frozen=True)
class Base(Standing):
    """The page says that it is a well-known game, is like it, or goes on as it."""

    game: str
    """What the game is called on our shelf."""
    how: Likeness = Likeness.IS


@dataclass(frozen=True)
class AfterEach(SaysMore):
    """A betting round after each card of the deal before it, or only after those that are dealt face up."""

    bets: Bets
    up: bool = False
    since: Since | None = None
    """The card with which that begins, where it is said: "after the third card and after each card that follows"."""


@dataclass(frozen=True)
class EachLine(Step):
    """The lines of the layout in one direction are turned up one after the other, with betting after each if said."""

    direction: Direction
    bets: Bets | None = None


class Counting(Enum):
    """What a page may count in all."""

    BETS = "betting rounds"
    DRAWS = "draws"
    CARDS = "cards"


@dataclass(frozen=True)
class Counted(Standing):
    """How many there were in all, so far or in the whole game; the page has to agree."""

    what: Counting
    many: int


@dataclass(frozen=True)
class Aim(Standing):
    """What the players try to do; who wins has to be said besides."""


class Goal(Enum):
    """What there are enough of when something has been done often enough."""

    TIMES = "times"
    """As often as that."""
    CARDS = "cards"
    """Each player has so many cards."""
    UP = "cards up"
    """Each player, or the board, has so many cards face up."""
    LEFT = "cards left"
    """So many cards are left face down."""


@dataclass(frozen=True)
class Again(Step):
    """The last thing that was done with cards, and the betting after it, again until there are enough."""

    goal: Goal
    many: int
    bets: Bets | None = None
    """The betting round that follows each time, where the sentence says so."""
    deed: Deed | None = None
    """What is done, where the sentence says so."""
