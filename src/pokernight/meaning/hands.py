"""What hands amount to, how they are put together, and what wins."""

from dataclasses import dataclass
from enum import Enum
from fractions import Fraction

from pokernight.cards import Rank
from pokernight.meaning.cards import Cards, Face
from pokernight.meaning.numbers import Amount, Quantity
from pokernight.meaning.players import End
from pokernight.meaning.sorts import Made, Meaning, Place, Standing, Step, Who


class Shape(Enum):
    """The kinds of poker hands, worst first."""

    HIGH_CARD = "high card"
    PAIR = "pair"
    TWO_PAIR = "two pair"
    TRIPS = "three of a kind"
    STRAIGHT = "straight"
    FLUSH = "flush"
    FULL_HOUSE = "full house"
    QUADS = "four of a kind"
    STRAIGHT_FLUSH = "straight flush"
    ROYAL_FLUSH = "royal flush"
    FIVE_OF_A_KIND = "five of a kind"


@dataclass(frozen=True)
class OfShape(Made):
    """A hand of a kind, of a rank where one is named: a pair of jacks, an eight high."""

    shape: Shape
    rank: Rank | None = None
    natural: bool = False


class Limit(Enum):
    """How a hand compares with one that is named."""

    AT_LEAST = "at least"
    AT_MOST = "at most"
    BETTER = "better than"
    WORSE = "worse than"
    EXACTLY = "exactly"


@dataclass(frozen=True)
class Compared(Made):
    """Hands that compare with a hand in a certain way."""

    limit: Limit
    made: Made


@dataclass(frozen=True)
class Totals(Made):
    """Hands that come to a total, in so many cards where that is said."""

    total: Fraction
    cards: Quantity | None = None


class LowOrder(Enum):
    """How low hands are ranked, where the page says so."""

    ACE_TO_FIVE = "ace to five"
    ACE_TO_SIX = "ace to six"
    DEUCE_TO_SEVEN = "deuce to seven"
    BADUGI = "badugi"


@dataclass(frozen=True)
class BestHand(Meaning):
    """The hand that wins a share: by an end, of so many cards, among those who declared it, or by what shows.

    `size` 0 is the usual five. `part` names one of several hands of a player, `cards` the cards that may be used.
    """

    end: End
    size: int = 0
    declared: bool = False
    showing: bool = False
    part: Place | None = None
    cards: Cards | None = None
    board: Place | None = None
    """The community cards that go with it, where there are several boards."""
    order: LowOrder | None = None
    """How low hands are ranked for this share, where another share goes by another ranking."""
    made: Made | None = None
    """What the hand has to be; where nobody has such a hand, the best of all wins."""
    place: int = 1
    """Which of the hands, counted from the end: the second best is 2. Where there are fewer hands, it is the last."""


@dataclass(frozen=True)
class BestCard(Meaning):
    """A single card that wins a share: the high spade in the hole."""

    end: End
    cards: Cards
    low_ace: bool = False
    """Whether the ace is the lowest card of all for this share, whatever it is in hands."""


@dataclass(frozen=True)
class Beside(Meaning):
    """The neighbor of whoever wins another share."""

    who: Who


@dataclass(frozen=True)
class MostCards(Meaning):
    """The most cards of a kind, or the fewest, win a share: the most sixes in the hole."""

    end: End
    cards: Cards


@dataclass(frozen=True)
class Split(Meaning):
    """What shares the pot with the best hand, as another line says: the split card."""


Prize = BestHand | BestCard | MostCards | Beside | Split


@dataclass(frozen=True)
class Share(Meaning):
    """A part of the pot and what wins it; no fraction means an equal part."""

    prize: Prize
    part: Fraction | None = None


@dataclass(frozen=True)
class SplitIs(Standing):
    """What wins the part of the pot that is called the split."""

    prize: Prize


@dataclass(frozen=True)
class Showdown(Step):
    """Hands are compared and the pot is paid out."""

    shares: tuple[Share, ...]


@dataclass(frozen=True)
class Compare(Step):
    """Those who are in compare hands, and nobody wins the pot by it: the others have lost."""


@dataclass(frozen=True)
class LegsWin(Standing):
    """So many legs win the pot, and until then it is dealt for again and again."""

    many: int


@dataclass(frozen=True)
class Lives(Standing):
    """How many lives each player has, deal after deal, until the last one who has any wins the pot."""

    many: int
    price: Amount | None = None
    """What is paid into the pot with each life that is lost."""


@dataclass(frozen=True)
class Blocks(Standing):
    """Cards that nobody has to trade: whoever is asked for one shows it and keeps it."""

    cards: Cards


@dataclass(frozen=True)
class Uses(Standing):
    """What a hand is made of, for one end or for both: so many of these cards and those, or else of others."""

    portions: tuple[Cards, ...]
    end: End | None = None
    or_else: tuple[Cards, ...] = ()


@dataclass(frozen=True)
class Ways(Standing):
    """The high and the low hand of a player may use different cards."""


@dataclass(frozen=True)
class Qualifier(Standing):
    """What it takes to win, or to win at one end."""

    made: Made
    end: End | None = None


@dataclass(frozen=True)
class Scoops(Standing):
    """A hand that wins the whole pot, whatever others have."""

    made: Made


@dataclass(frozen=True)
class LowRanking(Standing):
    """How low hands are ranked."""

    order: LowOrder


@dataclass(frozen=True)
class FourCardHands(Standing):
    """Four cards make a straight or a flush too: the flush beats the straight, both beat a pair, and two pair both."""


@dataclass(frozen=True)
class Outranks(Standing):
    """A kind of hands that beats another one here, just above which it stands: a flush beats a full house."""

    better: Shape
    worse: Shape


@dataclass(frozen=True)
class Tops(Standing):
    """A hand that beats all others: four twos, a pair of sevens, or a kind of hands."""

    made: Made


@dataclass(frozen=True)
class AcesLow(Standing):
    """The ace is the lowest card."""


@dataclass(frozen=True)
class AceAs(Standing):
    """In a straight an ace may also be used as a card of this rank: as a five, where sixes are the lowest cards."""

    rank: Rank


@dataclass(frozen=True)
class CardsSpeak(Standing):
    """Nobody declares: the cards decide."""


@dataclass(frozen=True)
class Counts(Standing):
    """Hands are totals: what some cards are worth; several values mean whichever helps; none means what is printed."""

    cards: Cards
    values: tuple[Fraction, ...] = ()


@dataclass(frozen=True)
class CountsTimes(Standing):
    """Cards that count several times, or only a part, of what they are worth."""

    cards: Cards
    times: Fraction


@dataclass(frozen=True)
class DealtForTies(Standing):
    """Players who tie are dealt cards face up, one at a time in turn, and the first who gets a certain one wins."""

    cards: Cards


class Past(Enum):
    """What becomes of a total on one side of its target."""

    OVER_LOSES = "over loses"
    UNDER_LOSES = "under loses"
    UNDER_BEATS_OVER = "under beats over"


@dataclass(frozen=True)
class Target(Standing):
    """The total that a hand aims at, and what becomes of totals on one side of it."""

    end: End
    total: Fraction
    past: Past | None = None


@dataclass(frozen=True)
class PastTarget(Standing):
    """What becomes of totals on one side of their target, whichever it is."""

    past: Past


class Nearer(Enum):
    """Which of two totals wins that are equally far from their target."""

    INSIDE = "inside"
    """The one between the low and the high target."""
    OUTSIDE = "outside"
    HIGH = "high"
    LOW = "low"


@dataclass(frozen=True)
class TargetTies(Standing):
    """Which of two totals wins that are equally far from their target."""

    to: Nearer


@dataclass(frozen=True)
class SmallHands(Standing):
    """Hands of fewer than five cards, ranked as three card hands are: with or without straights and flushes."""

    size: int
    runs: bool


@dataclass(frozen=True)
class HandLimit(Standing):
    """How many cards each of a player's separate hands may have, at most."""

    most: int


@dataclass(frozen=True)
class SmallHand(Standing):
    """Of two hands that a player lays apart, the small one must be the worse, and perhaps hold a card that lies so."""

    small: int
    large: int
    holds: Face | None = None


@dataclass(frozen=True)
class Score(Step):
    """Each two players compare their separate hands, first with first, and the loser of each pays the winner."""

    price: Amount


@dataclass(frozen=True)
class Sweep(Standing):
    """What a player pays besides who has lost every hand to another."""

    price: Amount


@dataclass(frozen=True)
class Royalty(Meaning):
    """What each other player pays for a good hand."""

    made: Made
    price: Amount
    more: Amount | None = None
    """How much more a hand of the same kind brings for each rank above the one that is named."""


@dataclass(frozen=True)
class Royalties(Standing):
    """What is paid for good hands in one of a player's separate hands, by its number; only the best of them counts."""

    hand: int
    royalties: tuple[Royalty, ...]


@dataclass(frozen=True)
class Fouls(Standing):
    """Of the separate hands of a player each must be at least as good as the one before; who fails loses them all."""


@dataclass(frozen=True)
class Rows(Standing):
    """How many cards each of a player's separate hands takes, the first hand first."""

    sizes: tuple[int, ...]


@dataclass(frozen=True)
class MustWin(Standing):
    """The pot only goes to whoever wins by all of these."""

    prizes: tuple[Prize, ...]


@dataclass(frozen=True)
class BeatsTable(Standing):
    """Whoever wins has to beat the table cards as well, which are a hand of their own; ties are not enough.

    `alone` says that only a player has to whom nobody else stands against.
    """

    alone: bool = False


@dataclass(frozen=True)
class HandSize(Standing):
    """How many cards a winning hand must have, at one end."""

    size: Quantity
    end: End | None = None
