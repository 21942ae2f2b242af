"""What a page says: steps in order, and rules that hold all the time."""

from dataclasses import dataclass
from enum import Enum

from pokernight.meaning.cards import Cards
from pokernight.meaning.deeds import Deed
from pokernight.meaning.hands import Limit
from pokernight.meaning.numbers import Amount, Quantity
from pokernight.meaning.players import End, Players
from pokernight.meaning.sorts import Condition, Kind, Made, Meaning, Rule, Standing, Step, Who


@dataclass(frozen=True)
class Happens(Condition):
    """A deed is done, or was done; what `deed.time` says."""

    deed: Deed


@dataclass(frozen=True)
class Holds(Condition):
    """Something is so for some players; `You` in the condition is each of them. A deed carries its players itself."""

    players: Players
    condition: Condition


@dataclass(frozen=True)
class Has(Condition):
    """There are such cards, as many as they say: "you have two queens showing", "there is a joker on the board"."""

    cards: Cards


@dataclass(frozen=True)
class HasHand(Condition):
    """The hand of the player in question amounts to something; `showing` looks at face-up cards only."""

    made: Made
    showing: bool = False


@dataclass(frozen=True)
class Alike(Condition):
    """Two cards are of the same rank."""

    first: Cards
    second: Cards


@dataclass(frozen=True)
class AreOf(Condition):
    """Some cards are of a kind: "the last common card is a spade"."""

    cards: Cards
    kind: Kind


@dataclass(frozen=True)
class DeckRunsOut(Condition):
    """There are too few cards left to deal."""


@dataclass(frozen=True)
class StillIn(Condition):
    """So many players are still in."""

    many: Quantity


@dataclass(frozen=True)
class Broke(Condition):
    """The player in question has no chips left."""


@dataclass(frozen=True)
class Tied(Condition):
    """Two or more players tie for the pot, or for one end of it."""

    end: End | None = None


@dataclass(frozen=True)
class Qualifies(Condition):
    """The player in question has a hand that is good enough to win at one end."""

    end: End


@dataclass(frozen=True)
class PotHolds(Condition):
    """The pot is larger than an amount; or it is smaller, or at least or at most as large."""

    limit: Limit
    amount: Amount


@dataclass(frozen=True)
class Raised(Condition):
    """There have been so many raises in this round."""

    many: Quantity


@dataclass(frozen=True)
class Misdealt(Condition):
    """The dealer has made a mistake, which does not happen at this table."""


@dataclass(frozen=True)
class OneSuit(Condition):
    """Some cards are all of the same suit."""

    cards: Cards


@dataclass(frozen=True)
class Paired(Condition):
    """Two of some cards are of the same rank."""

    cards: Cards


@dataclass(frozen=True)
class AddUp(Condition):
    """Two of some cards add up to a number: an ace counts one, and court cards nothing.

    As something that comes about, it does so once for each two that do.
    """

    cards: Cards
    total: int


@dataclass(frozen=True)
class Equal(Condition):
    """Some players have cards of a description, each their own, that are all of the same rank."""

    players: Players
    cards: Cards


@dataclass(frozen=True)
class Declined(Condition):
    """The player in question has declined a card so many times in a row."""

    times: int


@dataclass(frozen=True)
class ShowsBest(Condition):
    """The player in question shows a better hand than anyone else; some cards may count as hands, each by itself."""

    counting: Cards | None = None


@dataclass(frozen=True)
class AllFaceUp(Condition):
    """Everyone still in has all cards face up."""


@dataclass(frozen=True)
class PlayedLow(Condition):
    """The game has turned to low."""


@dataclass(frozen=True)
class NobodyWants(Condition):
    """Nobody took a card in the last round."""


@dataclass(frozen=True)
class Not(Condition):
    """The opposite."""

    condition: Condition


@dataclass(frozen=True)
class All(Condition):
    """Several things at once."""

    conditions: tuple[Condition, ...]


@dataclass(frozen=True)
class AnyOf(Condition):
    """One of several things."""

    conditions: tuple[Condition, ...]


@dataclass(frozen=True)
class Do(Step):
    """A deed, done when its line is reached."""

    deed: Deed


@dataclass(frozen=True)
class OneOf(Step):
    """A player does one of several things: match the pot or fold. The last is what happens where nothing else can."""

    deeds: tuple[Deed, ...]


@dataclass(frozen=True)
class Using(Standing):
    """What some players may, must or may not use to make a hand."""

    deed: Deed


class Betting(Enum):
    """How high one may bet."""

    SPREAD = "spread limit"
    FIXED = "fixed limit"
    POT = "pot limit"
    NO = "no limit"


@dataclass(frozen=True)
class Bets(Step):
    """Players check, bet, call, raise or fold in turn until all bets are even."""

    opener: Who | None = None
    forced: bool = False
    """Whether the opener has to bet."""
    bring_in: Amount | None = None
    """How much the opener has to bet, where that is said."""
    rotates: bool = False
    """Whether the opener moves on by one seat each round."""
    limit: Betting | None = None
    size: Amount | None = None
    completes: bool = False
    """Whether the opener may make a full bet at once, in place of the bring-in."""


@dataclass(frozen=True)
class Between(Step):
    """In turn, until the pot is empty: two cards are turned up for a player, who may bet up to the pot that a third
    one falls between them, wins as much from the pot if it does, and pays it in if it does not."""

    times: int = 1
    """How many times the bet is paid for a card that matches one of the two."""
    calls_ace: bool = False
    """Whether an ace that comes first is high or low as the player says; aces are high otherwise."""
    new_for_pair: bool = False
    """Whether two cards of a rank are replaced by two others, once."""


@dataclass(frozen=True)
class DealUntilMatch(Step):
    """Cards are dealt face up to one player after the other, until one is of the rank of another that was dealt."""

    goes: bool = False
    """Whether that card goes to the player who has the other."""


@dataclass(frozen=True)
class TurnLow(Step):
    """From here on the game is played for low, and anybody may open, whatever that took before."""


@dataclass(frozen=True)
class Opener(Standing):
    """Who opens the betting rounds that do not say so themselves, from this line on."""

    who: Who
    later: bool = False
    """Whether the round that the line has just told of, or the first one, is left out."""
    throughout: bool = False
    """Whether the rounds before this line are meant as well, back to where somebody else was named."""


@dataclass(frozen=True)
class Repeat(Step):
    """The last lines again: so often, or until something is so."""

    lines: int
    times: int | None = None
    until: Condition | None = None


@dataclass(frozen=True)
class If(Step):
    """A step that is only taken under a condition."""

    condition: Condition
    then: tuple[Step, ...]
    otherwise: tuple[Step, ...] = ()


@dataclass(frozen=True)
class When(Standing):
    """Whenever something happens, something follows from it; `once` is for the first time only."""

    condition: Condition
    then: tuple[Step, ...]
    once: bool = False
    lasting: bool = False
    """Whether what may be done then may also be done later, by whoever did not."""


@dataclass(frozen=True)
class Wild(Standing):
    """Cards that stand for any card: for everyone, or only for their owner or in hands at one end."""

    cards: Cards
    mine: bool = False
    """Whether `You` in the cards is each player for himself, and they are wild in that player's hand only."""
    end: End | None = None
    price: Amount | None = None


@dataclass(frozen=True)
class NowWild(Step):
    """Cards that are wild from here on, and those no longer of which the page said so in this way before."""

    cards: Cards


@dataclass(frozen=True)
class BecomeWild(Step):
    """Cards that are wild from here on, be it in place of others; where it goes back, the others are next time."""

    cards: Cards
    old: Cards | None = None
    back: bool = False


@dataclass(frozen=True)
class StopWild(Step):
    """Cards that are wild no longer from here on, whatever made them so."""

    cards: Cards


@dataclass(frozen=True)
class Bug(Standing):
    """Cards that complete straights and flushes and are aces otherwise."""

    cards: Cards


@dataclass(frozen=True)
class NotWild(Standing):
    """Cards that are wild by custom, but not here: a joker is above the ace, and makes no straight and no flush."""

    cards: Cards


@dataclass(frozen=True)
class Dead(Standing):
    """Cards that count for nothing."""

    cards: Cards


@dataclass(frozen=True)
class DeckOf(Standing):
    """The deck: how many packs, how many jokers, and which cards are left out."""

    packs: int = 1
    jokers: int = 0
    without: Cards | None = None


@dataclass(frozen=True)
class Ante(Standing):
    """What everyone puts in before the deal; nobody antes where there is no price."""

    price: Amount | None


@dataclass(frozen=True)
class Blinds(Standing):
    """Forced bets by the players to the dealer's left, the first of them first."""

    prices: tuple[Amount, ...]


@dataclass(frozen=True)
class Limits(Standing):
    """How high one may bet in the whole game, and how often one may raise in a round."""

    limit: Betting | None = None
    raises: int | None = None


class Stage(Enum):
    """What the course of a hand can be counted in."""

    ROUND = "betting round"
    DRAW = "draw"
    STREET = "street"
    UP_CARD = "up card"


@dataclass(frozen=True)
class Since(Meaning):
    """A place in the course of a hand, by number; -2 is the last but one."""

    stage: Stage
    nth: int


@dataclass(frozen=True)
class Stakes(Standing):
    """Fixed limits: bets of one size, and of another from some place on, which is twice as much if not said."""

    since: Since
    small: Amount | None = None
    big: Amount | None = None


@dataclass(frozen=True)
class BetSizes(Standing):
    """The least and the greatest bet of the whole game, where it is said."""

    least: Amount | None = None
    most: Amount | None = None


@dataclass(frozen=True)
class FewerWilds(Standing):
    """Of equal hands, the one that is made with fewer wild cards wins: a natural hand beats a wild one."""


@dataclass(frozen=True)
class SuitsBreakTies(Standing):
    """Of equal cards showing, the one of the higher suit is higher: clubs, diamonds, hearts, spades."""


@dataclass(frozen=True)
class Openers(Standing):
    """What it takes to open the betting of the first round."""

    made: Made
    later: tuple[Made, ...] = ()
    """What it takes when the pot is dealt for a second time, a third and so on; the last holds from then on."""


@dataclass(frozen=True)
class Seats(Standing):
    """How many can play."""

    many: Quantity


@dataclass(frozen=True)
class Hidden(Standing):
    """Cards that nobody may look at: says more about the deal before it."""

    cards: Cards


@dataclass(frozen=True)
class OfferedOnce(Standing):
    """A table card that comes to a player who has left it before is laid away, and a new one is dealt."""


@dataclass(frozen=True)
class DiscardsFlipped(Standing):
    """Of the cards that each player flips in a hand so many must go, each of them when it is flipped."""

    many: int


@dataclass(frozen=True)
class FixedOrder(Standing):
    """The order of one of several stacks, by its size, may not be changed, as is the custom anyway."""

    size: int


@dataclass(frozen=True)
class Reshuffles(Standing):
    """The discards are shuffled into a new deck when the deck runs out, as is the custom; the game counts on it."""


@dataclass(frozen=True)
class Remark(Standing):
    """What is so by custom, or says how a word is used: it changes nothing."""

    about: str


@dataclass(frozen=True)
class Line(Meaning):
    """One line of a page: its rules, in the order in which they stand."""

    rules: tuple[Rule, ...]

    @property
    def steps(self) -> tuple[Step, ...]:
        """What happens when the line is reached."""
        return tuple(rule for rule in self.rules if isinstance(rule, Step))
