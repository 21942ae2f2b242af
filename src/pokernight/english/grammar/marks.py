"""What a sentence says about the sentences around it; lowering and the page put it where it belongs."""

from dataclasses import dataclass
from enum import Enum
from fractions import Fraction

from pokernight.cards import Rank
from pokernight.english.grammar.afterthoughts import SaysMore
from pokernight.meaning.cards import Cards, Face
from pokernight.meaning.deeds import Deed, Order, Verb, Word
from pokernight.meaning.hands import Past, Shape
from pokernight.meaning.layouts import Direction, Spot
from pokernight.meaning.numbers import Amount
from pokernight.meaning.players import End
from pokernight.meaning.rules import Bets, Do, Since
from pokernight.meaning.sorts import Condition, Kind, Made, Meaning, Standing, Step, Who


class Before(Enum):
    """What must have come right before a sentence that says when it comes."""

    ANYTHING = "anything"
    BETTING = "betting"
    SOME_BETS = "betting, whether it was told of or not"
    LAST_BETS = "the last betting"
    ONE_MORE_BET = "all betting but the last"
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
    STREET = "the cards of a street"
    CARDS_LEFT = "so many cards left to turn up"
    CARDS_UP = "so many cards up"
    CARDS_HELD = "so many cards dealt to each player"
    SHOWDOWN = "the showdown"
    DEED = "what a verb says"
    NO_DEED = "nothing that a verb says"


@dataclass(frozen=True)
class Moment(Standing):
    """A sentence says what has just been done, or not yet; the page has to agree."""

    before: Before
    verb: Verb | None = None
    nth: int = 0
    """The number of a street, or how many cards are up or left."""


@dataclass(frozen=True)
class OpensFrom(Standing):
    """Who opens the betting rounds from a certain one on, wherever on the page that is said."""

    who: Who
    since: Since


@dataclass(frozen=True)
class StaysSo(Standing):
    """Whoever opened the round that was told of last opens all later ones."""


@dataclass(frozen=True)
class OpensRound(Standing):
    """How a certain betting round begins, wherever on the page that is said; it is that round where none is told there."""

    bets: Bets
    since: Since


@dataclass(frozen=True)
class SuitLeads(Standing):
    """Of equal cards the one of the lower or the higher suit opens; the page has to name the low or the high card."""

    end: End


@dataclass(frozen=True)
class AceOfCard(Standing):
    """Where the ace stands among the cards of which a single one wins a share."""

    low: bool
    of_all: bool = False
    """Whether it may be said of all hands, where no single card wins a share."""


@dataclass(frozen=True)
class WinsBoth(Standing):
    """Whoever has both of two things that share the pot wins all of it, as goes without saying."""

    first: Meaning
    second: Meaning


@dataclass(frozen=True)
class HighLow(Standing):
    """The game is played high-low: where no line says so, the high hand and the low hand split the pot."""


@dataclass(frozen=True)
class DealtUntil(Standing):
    """The cards are dealt anew until some do not come; the page has to say so of them."""

    cards: Cards


@dataclass(frozen=True)
class Blind(Standing):
    """One of the two blinds, by its number, and how much it is; another sentence tells of the other one."""

    nth: int
    price: Amount | None = None


@dataclass(frozen=True)
class TwoSizes(Standing):
    """How much the small bet is, and the big one; the page tells when they are made, or it is as usual."""

    small: Amount | None = None
    big: Amount | None = None


@dataclass(frozen=True)
class BringsIn(Standing):
    """How much the opener has to bet where a round begins with a forced bet."""

    price: Amount


@dataclass(frozen=True)
class NoRuns(Standing):
    """Straights and flushes do not count, and it is not said where: the page tells whether low hands are meant."""

    now: bool = False
    """Whether that is said of the cards that players have by now, which have to be too few for them."""
    only: Shape | None = None
    """The one of the two that is named, where nothing is said of the other."""


@dataclass(frozen=True)
class HadOpeners(Standing):
    """What the opener must show to have had; it is what the page asks for to open."""

    made: Made


@dataclass(frozen=True)
class OpenersRise(Standing):
    """What it takes to open when nobody could and it is dealt again, one deal after the other.

    Where no ladder is told, it goes up by one rank each time, to the top that is named, and perhaps down again.
    """

    ladder: tuple[Made, ...]
    top: Made | None = None
    back: bool = False


@dataclass(frozen=True)
class LostAll(Standing):
    """Players who have lost so many lives are out: they have to be all that the page gives them."""

    many: int


@dataclass(frozen=True)
class BestOf(Who):
    """The player with the best or worst hand, told by how many cards it has: it has to be all that players have."""

    end: End
    size: int


@dataclass(frozen=True)
class MatesToo(Standing):
    """The other cards of its rank are wild together with the card of which the page has said so."""


@dataclass(frozen=True)
class AllLowest(Standing):
    """All of a player's cards that lie like the wild one and have its rank are wild with it: a pair of lowest cards."""


@dataclass(frozen=True)
class WildThisRound(Step):
    """What is wild until more cards are dealt; the page has to say what is wild then."""

    cards: Cards
    nth: int = 0
    """Which round it is, where that is said."""


@dataclass(frozen=True)
class WildWith(Standing):
    """What is wild while each player has so many cards."""

    cards: Cards
    n: int


@dataclass(frozen=True)
class Claim(Standing):
    """What follows from the rest of the page, and is said all the same; the page has to bear it out."""


@dataclass(frozen=True)
class Sample(Meaning):
    """A hand that is named as an example: of a kind, with the ranks that are named, or five ranks or fewer in a row."""

    shape: Shape | None
    rank: Rank | None = None
    other: Rank | None = None
    row: tuple[Rank, ...] = ()


@dataclass(frozen=True)
class Beats(Claim):
    """One hand beats another, for high or for low where that is said."""

    better: Sample
    worse: Sample
    end: End | None = None


@dataclass(frozen=True)
class Higher(Claim):
    """Cards of one rank are higher than those of another."""

    high: Rank
    low: Rank


@dataclass(frozen=True)
class Straight(Claim):
    """Whether five ranks make a straight, or the lowest or the highest of all."""

    row: tuple[Rank, ...]
    so: bool = True
    end: End | None = None


@dataclass(frozen=True)
class WildClaim(Claim):
    """Some cards are not wild, or no others are; the page has to agree."""

    kind: Kind
    only: bool = False


@dataclass(frozen=True)
class IsWild(Claim):
    """Some cards are wild, as another line says."""

    kind: Kind


@dataclass(frozen=True)
class SureCard(Claim):
    """Whoever has a certain card has the best of those of which one wins a share."""

    kind: Kind


@dataclass(frozen=True)
class NoPrice(Claim):
    """Nobody has to pay anything for some cards."""

    kind: Kind


@dataclass(frozen=True)
class SameCards(Claim):
    """Which cards those are that the page has named in another way: the one-eyed jacks; the page has to agree."""

    kind: Kind


@dataclass(frozen=True)
class NoWildsFor(Standing):
    """What is wild on the page is not for a player of whom something is so."""

    condition: Condition


@dataclass(frozen=True)
class WildsAt(Standing):
    """What the page has called wild is so in hands at one end only."""

    end: End


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
class OnlyCard(Meaning):
    """The high card or the low card, which wins where players have no more than one."""

    end: End


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
class UpToOwn(Standing):
    """How many of their own cards players may use at most: that is a limit where they are dealt more."""

    many: int


@dataclass(frozen=True)
class DeclaringCosts(Standing):
    """What is paid by whoever declares something."""

    word: Word
    price: Amount


@dataclass(frozen=True)
class Costs(Standing):
    """What is paid for the card that a line before offers, and how it lies where that is said."""

    price: Amount
    face: Face | None = None


@dataclass(frozen=True)
class OneLotEach(Standing):
    """At the auctions of the page each player buys one card, and the last one gets the last card free."""


class Part(Enum):
    """What is told of the game in which players bet that a card falls between two others."""

    TWO = "two cards"
    BET = "the bet"
    THIRD = "the third card"
    INSIDE = "what a card between them wins"
    OUTSIDE = "what any other card costs"
    POST = "what a card that matches one costs"
    ACE = "the first ace is called"
    HIGH_SECOND = "the second ace is high"
    NEW_PAIR = "two new cards for a pair"
    NO_PAIR = "no bet on a pair"
    PASS = "nobody has to bet"
    AROUND = "all players in turn"
    UNTIL_EMPTY = "until the pot is empty"
    SHUFFLE = "the cards are shuffled again"


@dataclass(frozen=True)
class BetweenPart(Step):
    """A sentence about that game; the page puts them together."""

    part: Part
    times: int = 1


@dataclass(frozen=True)
class Capped(Standing):
    """The most that anyone pays who has to match the pot."""

    most: Amount


@dataclass(frozen=True)
class ComeBack(Standing):
    """Whoever has folded is dealt in again where the cards are dealt anew."""


@dataclass(frozen=True)
class Bust(Standing):
    """Whoever goes over a total that the page aims at cannot win."""

    total: Fraction


@dataclass(frozen=True)
class LastCard(Standing):
    """The last card lies another way for those who like, at a price if there is one; or it lies so for the others."""

    face: Face
    price: Amount | None = None
    named: bool = True
    """Whether the line itself says that the last card is meant."""
    may: bool = True


@dataclass(frozen=True)
class PayOrFold(Standing):
    """Whoever does not pay what the page asks of them for a card is out."""


@dataclass(frozen=True)
class FaceOfTaken(Standing):
    """How the cards lie that players take or get besides, where the line that gives them does not say so."""

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
    first: bool = False
    """Whether there is betting before the first draw, too."""


class Coming(Enum):
    """What comes in a hand, before or after which there can be betting."""

    DEAL = "the deal"
    CARD = "a card"
    UP = "a card face up"
    DOWN = "a card face down"
    BOARD = "a community card"
    DRAW = "a draw"
    PASS = "a pass"
    FLIP = "a flip"
    DECLARE = "the declaration"
    SHOWDOWN = "the showdown"


@dataclass(frozen=True)
class Occasion(Meaning):
    """A time at which there is betting: before or after something that comes, by its number."""

    what: Coming
    nth: int = 0
    """-1 for the last one, 0 where there is only one."""
    each: bool = False
    """Each one, from the one with that number on."""
    later: bool = False
    """Each one after the occasion named before."""
    before: bool = False


@dataclass(frozen=True)
class BetsAt(Standing):
    """Betting on several occasions, wherever on the page they are."""

    bets: Bets
    occasions: tuple[Occasion, ...]


@dataclass(frozen=True)
class DrawnSo(Standing):
    """How each draw of the page goes: those that are only named, or the one that is told here."""

    deed: Deed


@dataclass(frozen=True)
class Held(Standing):
    """How many cards each player has by now, of one lie or of any; the page has to agree."""

    cards: tuple[Cards, ...]


@dataclass(frozen=True)
class TooMany(Standing):
    """Whoever still has so many cards at the end is out; the page has to make players throw some of them away."""

    n: int


@dataclass(frozen=True)
class LowForThis(Standing):
    """Aces are low for what was just told, which has to be the low hand."""


@dataclass(frozen=True)
class DoublesHere(Standing):
    """The bets double in the round of which the page has just told, or for which cards have just come."""


@dataclass(frozen=True)
class Picks(Standing):
    """Cards are picked out for what is done with them next."""

    cards: Cards


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
    TWIST = "is, with a twist, like"
    """It is that game, and other lines tell in what way it differs."""
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
    """A betting round after each card of the deal before it."""

    bets: Bets


@dataclass(frozen=True)
class EachLine(Step):
    """The lines of the layout in one direction are turned up one after the other, with betting after each if said."""

    direction: Direction
    bets: Bets | None = None


@dataclass(frozen=True)
class AsSet(Standing):
    """The community cards dealt just before are a set of their own, perhaps one more of several."""

    again: bool = False


@dataclass(frozen=True)
class InARow(Standing):
    """The community cards of a hand lie in a row; the layout tells in which directions."""


@dataclass(frozen=True)
class FaceUnsaid(Standing):
    """It was not said how the cards lie that the same line lays out; the page tells whether they are turned up later."""


@dataclass(frozen=True)
class LiesDown(Standing):
    """The community cards lie face down at first; the page has to agree."""


@dataclass(frozen=True)
class OnTable(Standing):
    """The cards that were just dealt lie on the table, and nobody shares them."""


@dataclass(frozen=True)
class OneMoreTurn(Standing):
    """After somebody has knocked, everybody else has one more turn; the page says what that is."""


class Counting(Enum):
    """What a page may count in all."""

    BETS = "betting rounds"
    DRAWS = "draws"
    CARDS = "cards"
    CHOICE = "cards to choose from"
    WILDS = "wild cards"
    DECK = "cards in the deck"


@dataclass(frozen=True)
class Counted(Standing):
    """How many there were in all, so far or in the whole game; the page has to agree."""

    what: Counting
    many: int


@dataclass(frozen=True)
class Aim(Standing):
    """What the players try to do; who wins has to be said besides."""


@dataclass(frozen=True)
class Course(Step):
    """Betting before the flop and on each street: those are the steps where no other line deals to the board."""

    preflop: bool = True


@dataclass(frozen=True)
class StreetIs(Step):
    """How many cards a street has: that deals them where no other line does."""

    deal: Do


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
    SPOTS = "places"
    """All cards at places of a sort lie face up, so many of them where that is said."""


@dataclass(frozen=True)
class MoreCards(Step):
    """So many more cards, which come where the last ones came, and lie as they do."""

    many: int


@dataclass(frozen=True)
class Again(Step):
    """The last thing that was done with cards, and the betting after it, again until there are enough."""

    goal: Goal
    many: int
    bets: Bets | None = None
    """The betting round that follows each time, where the sentence says so."""
    deed: Deed | None = None
    """What is done, where the sentence says so."""
    often: int | None = None
    """How often that is, where the sentence says so besides."""
    alone: bool = False
    """Whether it is done without the betting that came with it before."""
    spot: Spot | None = None
    """The places in question, where the goal speaks of some."""


@dataclass(frozen=True)
class Numbered(Step):
    """Lines of the page by their numbers, or all from one on, again: so often, or until there are enough or it is so.

    A first line below 0 is counted back from here: the last two.
    """

    first: int
    last: int | None = None
    times: int | None = None
    until: Again | Condition | None = None
    along: bool = False
    """Whether the cards that are turned up are said to move on by one place each time."""
