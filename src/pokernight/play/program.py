"""A game as a table of whole numbers: its steps, what its sentences describe, what it watches for, who shares the pot.

Each of the tables has rows with named operands. A description (players, cards, a number, whether something is so) is a
node that points to other nodes; 0 is the empty one. What a number means is told by the enumerations.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import TYPE_CHECKING, NamedTuple

from pokernight.play.numbering import numbering
from pokernight.play.record import Record, one

if TYPE_CHECKING:
    from pokernight.play.judge import Judge


DEAD = 4
"""What stands for the ends at which cards are wild, where they are dead."""
WORST = 2
"""The end at which the hand is that ranks below all others, where no low hand wins."""


@numbering
class Do(IntEnum):
    """What a step does."""

    END = 0
    LINE = 1
    UNLESS = 2
    """Go on elsewhere unless something is so."""
    JUMP = 3
    DEAL = 4
    BET = 5
    SHOWDOWN = 6
    REPEAT = 7
    REDEAL = 8
    PASS = 9
    DISCARD = 10
    DRAW = 11
    TWIST = 12
    RECEIVE = 13
    FLIP = 14
    FLIP_UNTIL_BEST = 15
    SHOW = 16
    LOOK = 17
    STACK = 18
    SPLIT = 19
    DECLARE = 20
    PAY = 21
    ANTE = 22
    FOLD = 23
    POST = 24
    BACK = 25
    """The end of what followed from something: back to what was being played."""
    TAKE = 26
    PAY_OR = 27
    WIN = 28
    SERVE = 29
    BURN = 30
    LAY = 32
    """Cards turned up and laid to one of several hands."""
    MATCH = 31
    """A payment of as much as is in the pot, as it is looked out for."""
    WILD = 33
    """Other cards are wild from here on."""
    SHUFFLE = 34
    """The discards are shuffled into the deck."""
    EXCHANGE = 36
    """A card of a player for one that lies on the table."""
    SWITCH = 35
    """A card of one hand for a card of another hand of the same player."""
    SHOWS = 37
    """A card comes to lie face up before a player, as it is looked out for."""
    EARN = 38
    COMPARE = 39
    TRADE = 40
    """A card of a player for one of another player."""
    FORFEIT = 41
    """A life is lost."""
    BETWEEN = 42
    """Players bet that a card falls between two others."""
    MAKE_WILD = 44
    """A payment to have a card wild."""
    SCORE = 43
    """Each two players compare their hands, and the loser of each pays the winner."""
    STEAL = 74
    """A card of another player is taken."""
    FORCE = 75
    """Another player has to do something."""
    TURN_IN = 76
    """Cards of all are shuffled together and dealt again."""
    DEAL_UNTIL_MATCH = 77
    """Cards are dealt to one player after the other until one is of the rank of another."""
    NAME = 70
    RETIRE = 71
    """A rank is chosen that is wild no longer, and that of the top card of the deck is wild instead."""
    BECOME_WILD = 72
    """Cards are wild in place of others."""
    OFFER_NAME = 73
    """Those may name what is wild who did not when they first could."""
    SAY = 47
    """A word is said out loud, as it is looked out for."""
    RETURN = 46
    """A player who folded is in again."""
    COVER = 48
    """Cards are put on top of those that were drawn."""
    OFFER_WILD = 45
    """Cards that nobody has seen may be paid for, to have them wild."""
    CANCEL = 54
    """Cards of the last flip are left out of account."""
    BARGAIN = 53
    """As many cards as two players agree on, for as many of the other's."""
    SELL = 52
    """A card for sale to the highest bidder."""
    AUCTION = 80
    """Cards on the table for sale to the highest bidder."""
    ASK = 51
    """A card that another player has of a rank that is named, or else one from the deck."""
    TAKE_TABLE = 50
    """The card on the table, or one that is bought."""
    TEAM_UP = 63
    """Players choose partners, with whom they play one hand."""
    REPLACE = 61
    """A card that a player has got is kept for another, or is laid away itself."""
    MARKET = 78
    """A card on the table at its price, or one from the deck."""
    TURN_LOW = 79
    """The game is played for low from here on."""
    PICK_UP = 62
    """A card from the deck or from the discards, and one laid away for it."""
    CLAIM = 60
    """One player calls the end, by a knock or by a claim to have the best hand."""


@numbering
class Is(IntEnum):
    """What a description is."""

    NOTHING = 0
    # players
    YOU = 1
    STILL_IN = 2
    DEALT_IN = 3
    DEALER = 4
    NEIGHBOR = 5
    BEST_SHOWING = 6
    HIGHEST_SHOWING = 7
    NEXT_IN_TURN = 8
    """The player after the one whose turn it is; without a number, the one whose turn it is."""
    LATEST = 9
    DID = 10
    OTHERS = 11
    SUCH = 12
    OPENER_IN_ROTATION = 13
    OWNER = 14
    POSTS = 15
    """The player who posts a blind, by its number: the small blind is 1."""
    LOST = 16
    """Those who played for the pot that was won last, and did not win any of it; with a number, those who did."""
    BEST_HAND = 17
    RICHEST = 18
    FIRST_IN_ROTATION = 19
    """The seat after the one that such a deal began with the last time."""
    # cards
    CARDS = 20
    WILD = 21
    LIKE_RANK = 22
    LIKE_SUIT = 23
    SUCH_CARDS = 24
    HAND = 25
    PLACE = 26
    """With players, what they have laid there."""
    PILE = 27
    FACE_UP = 28
    FACE_DOWN = 29
    FACE_BLIND = 30
    """With a number, those that lay so before they were turned over."""
    THAT = 31
    NEWEST = 32
    PICKED = 33
    """Some of the cards that fit: the top one, the highest, the last to come."""
    AFTER = 34
    ANYWHERE = 35
    TOPS = 36
    """The top card of each of a player's stacks, as far as it is one of some cards."""
    SPOTS = 37
    """The community cards at some places of the figure that they lie in."""
    MATED = 38
    """Those of some cards that have a mate among them."""
    PAID = 39
    """The cards that were paid for, to have them wild; with a number, those that became wild in another way."""
    # numbers
    NUMBER = 40
    COUNT = 41
    CHIPS = 42
    RISING = 43
    """An amount that is paid once more each time that a player comes to it; `low` is how many times over at first."""
    # whether something is so; also for sets
    NOT = 50
    BOTH = 51
    EITHER = 52
    BUT = 53
    ENOUGH = 54
    HAPPENED = 55
    SAME_RANK = 56
    AMOUNTS = 57
    """The hand of the player in question is good enough."""
    ALL_UP = 59
    NOBODY_WANTS = 60
    ALL = 61
    ANY = 62
    AMONG = 63
    """Some or all of some players are among others."""
    SHOWS_BEST = 64
    DECLINED = 65
    UNWON = 66
    """Something is left in the pot, which nobody was able to win."""
    BROKE = 74
    TIED = 67
    QUALIFIES = 68
    AT_LEAST = 69
    """One number is no smaller than another."""
    RAISED = 70
    DEALT_FOR = 75
    """It has been dealt for the pot at least so often, and not more than so often."""
    ONE_SUIT = 71
    PAIRED = 72
    PLAYED_LOW = 76
    """The game has turned to low."""
    ADD_UP = 73
    """Two of some cards add up to a number."""


@numbering
class Mate(IntEnum):
    """What two cards that make a pair, or follow each other, have in common beside it."""

    OF_ANY = 0
    OF_SUIT = 1
    OF_COLOR = 2


@numbering
class Pick(IntEnum):
    """Which of the cards that fit."""

    TOP = 0
    BOTTOM = 1
    HIGHEST = 2
    LOWEST = 3
    FIRST = 4
    LAST = 5


@numbering
class Unit(IntEnum):
    """What an amount is measured in."""

    CHIP = 0
    ANTE = 1
    MINIMUM = 2
    MAXIMUM = 3
    BET = 4
    POT = 5
    MIDDLE = 6
    """What lies in the middle, also after a pot was won."""


@numbering
class Say(IntEnum):
    """The words that can be said, in the order in which they are offered."""

    NOTHING = 0
    OUT = 1
    IN = 2
    HIGH = 3
    LOW = 4
    BOTH = 5
    TAKE = 6
    DECLINE = 7
    FOLD = 8
    STAY = 9
    """Check or call."""
    RAISE = 10
    PAY = 11
    FLIP = 12
    LOOK = 13
    UP = 14
    DOWN = 15
    PASS = 16
    CHANGE = 17
    SWITCH = 18
    MOVE = 19
    ACCEPT = 24
    SELL = 22
    BID = 23
    DRAW = 25
    DECLARE = 26
    """To claim to have the best hand, in place of a turn."""
    KEEP = 27
    REJECT = 28
    STOP = 29
    """To flip no more."""
    LEFT = 20
    RIGHT = 21
    CLAIM = 30
    KNOCK = 31
    TWO = 40
    THREE = 41
    FOUR = 42
    FIVE = 43
    SIX = 44
    SEVEN = 45
    EIGHT = 46
    NINE = 47
    TEN = 48
    JACK = 49
    QUEEN = 50
    KING = 51
    ACE = 52
    SHOW = 53
    MUCK = 54


SEAT_WORDS = 32
"""A seat that is named is a word as well: those words begin after this one, and are never asked for with ranks."""
NUMBER = 100
"""What is added to a number that is said, so that it is not taken for a word."""
SEAT_BITS = 6
"""Where a seat is named beside a number, it takes up so many bits."""


@numbering
class By(IntEnum):
    """What wins a share."""

    HAND = 0
    SHOWING = 1
    CARD = 2
    BESIDE = 3
    MOST = 4
    """The most cards of a kind."""


@dataclass(slots=True)
class Node:
    """A description, or a part of one."""

    kind: int = one("meaning")
    first: int = one("meaning")
    """The node that it is made from."""
    second: int = one("meaning")
    number: int = one("meaning")
    low: int = one("meaning")
    high: int = one("meaning")
    """The least and the greatest number that fit, -1 for no limit; in an amount, numerator and denominator."""
    cards: int = one("meaning")


@dataclass(slots=True)
class Step:
    """A line of the program: a deed with its roles."""

    do: int = one("steps")
    line: int = one("steps")
    who: int = one("steps")
    cards: int = one("steps")
    low: int = one("steps")
    high: int = one("steps")
    to: int = one("steps")
    """The players who get cards, as a node."""
    place: int = one("steps")
    """The place to which cards go, as it is numbered in the record; -1 for none."""
    face: int = one("steps")
    """How cards lie; -1 as they lay."""
    turned: int = one("steps")
    """How a card lies for those who have it the other way."""
    fee: int = one("steps")
    """What is paid in place of the price by those who have it the other way."""
    for_cards: int = one("steps")
    """The cards that come in place of others."""
    flips: int = one("steps")
    """The cards one of which is turned up by those who have it the other way."""
    price: int = one("steps")
    words: int = one("steps")
    barred: int = one("steps")
    """The words that may not be said by those of whom the condition is so."""
    may: int = one("steps")
    in_turn: int = one("steps")
    start: int = one("steps")
    ace: int = one("steps")
    more: int = one("steps")
    so: int = one("steps")
    """A condition."""
    jump: int = one("steps")
    """The step to go on with."""
    often: int = one("steps")
    shares: int = one("steps")
    parts: int = one("steps")
    limit: int = one("steps")
    size: int = one("steps")
    slot: int = one("steps")
    other: int = one("steps")
    """The step that says where the rest of the cards go, or how a card that is dealt may be refused; 0 for none."""
    each: int = one("steps")
    """Whether the price is for each card."""
    keep: int = one("steps")
    """How many cards are left; -1 where that is not said."""
    open: int = one("steps")
    """Whether cards that lie face up stay so when they are passed."""
    top: int = one("steps")
    """Whether the cards are those on top of a stack, which nobody chooses."""
    instead: int = one("steps")
    """Whether any other down card will do, where there is none of the kind."""
    order: int = one("steps")
    """Whether those go first who show the lowest hands (1), or the highest (2)."""
    secret: int = one("steps")
    """Whether nobody else can tell who has such cards, so that everybody is asked who might."""
    next: int = one("steps")
    """Whether the next player in turn does it, and it is kept in mind who that was."""
    leads: int = one("steps")
    """Whether one certain player does it, so that the first to be the next player comes after him."""
    folds: int = one("steps")
    """Whether who stays out folds."""
    folded: int = one("steps")
    """Whether those who have folded do it too."""
    serves: int = one("steps")
    """Whether the dealer does it for the table, still in or not."""
    from_all: int = one("steps")
    """Whether all have to do it, so that what they pay is like a bet."""
    settled: int = one("steps")
    """Whether the page itself says what happens where nobody goes in, or to those who lose."""
    unlike: int = one("steps")
    """Whether a card of the rank of one that lies there is laid away for another."""
    hands: int = one("steps")
    """To how many hands cards are laid; 0 for any number."""
    sizes: int = one("steps")
    """How many cards each hand or stack gets that cards are split into: six bits for each, the first lowest."""
    worse: int = one("steps")
    """Whether the second of two hands must be the worse one."""
    holds: int = one("steps")
    """How a card lies that the second hand must hold, counted from 1; 0 where it makes no difference."""
    looks: int = one("steps")
    """Whether cards are looked at before they are turned up."""
    bought: int = one("steps")
    """Whether cards are bought, and not dealt to all who want them."""
    sees_wilds: int = one("steps")
    """Whether it makes a difference to it which cards are wild."""


DESCRIBED = ("who", "cards", "to", "price", "so", "start", "size", "fee", "flips", "for_cards")
"""The roles of a step that are nodes."""


@dataclass(slots=True)
class Share:
    """A part of the pot, and what wins it."""

    by: int = one("shares")
    low: int = one("shares")
    """Whether the lowest wins."""
    size: int = one("shares")
    declared: int = one("shares")
    cards: int = one("shares")
    """The cards of which one wins it or the most do; with a hand, the community cards that go with it."""
    kind: int = one("shares")
    """The printed cards of a kind of which the most win, where it never changes."""
    pile: int = one("shares")
    above: int = one("shares")
    below: int = one("shares")
    """The fraction of the pot; 0 of 0 is an equal part."""
    steps: int = one("shares")
    """How many seats to the left of the winner of the first share."""
    needs: int = one("shares")
    """What a hand has to be, as a node; where nobody has such a hand, the best of all wins."""
    held: int = one("shares")
    """The cards of a player that make the hand, where they are some of them only."""
    split: int = one("shares")
    """Whether the page calls it the split hand."""
    ace: int = one("shares")
    """Whether an ace is the lowest card of all where a single card wins."""
    place: int = one("shares")
    """How many better hands there are at least, where it is not the best one that wins: 1 for the second best."""


@dataclass(slots=True)
class Watch:
    """A deed that is looked out for: what follows from it, or that it is remembered."""

    do: int = one("watches")
    who: int = one("watches")
    cards: int = one("watches")
    face: int = one("watches")
    """How the card must lie after it; -1 for any way."""
    low: int = one("watches")
    high: int = one("watches")
    """How many cards it must be done with at once; no more than any number where it is -1."""
    words: int = one("watches")
    then: int = one("watches")
    """The step that follows; -1 where it is only remembered."""
    once: int = one("watches")
    slot: int = one("watches")
    since: int = one("watches")
    """The step that it was done in: what was done before counts no more when that begins; 0 for any."""
    alike: int = one("watches")
    """How many cards of a rank come to lie face up with it; 0 where that makes no difference."""
    total: int = one("watches")
    """What two cards must add up to that come to lie face up; 0 where that makes no difference."""
    natural: int = one("watches")
    """Whether wild cards do not count among them."""
    lasting: int = one("watches")
    """Whether it is remembered from one deal to the next."""


@dataclass(slots=True)
class Wild:
    """Cards that are wild, or dead."""

    cards: int = one("wilds")
    mine: int = one("wilds")
    ends: int = one("wilds")
    """1 for high hands, 2 for low ones, 3 for both; 4 for cards that are dead."""
    public: int = one("wilds")
    """Whether everybody can tell."""
    yours: int = one("wilds")
    """Whether they may be others for one player than for another."""
    span: int = one("wilds")
    """The number of the time in which they are wild; 0 for always."""


@dataclass(slots=True)
class Royalty:
    """What everybody else pays for a good hand in one of a player's separate hands."""

    pile: int = one("royalties")
    made: int = one("royalties")
    """How good the hand has to be, by the number of what it must amount to."""
    price: int = one("royalties")


class Program(NamedTuple):
    """A game, all in numbers."""

    steps: list[Step]
    nodes: list[Node]
    shares: list[Share]
    watches: list[Watch]
    wilds: list[Wild]
    royalties: list[Royalty]
    watched: int
    """The deeds that are looked out for, as bits."""
    deck: int
    """The cards that are used."""
    packs: int
    """The first card of each pack, so that a set of faces times this is that set of every pack."""
    ante: int
    """What everyone puts in before the deal, as a node."""
    openers: int
    """Whether a player may make the first bet of a deal, as a node; 0 where anybody may."""
    fewer_wilds: int
    """Whether of equal hands the one with fewer wild cards wins."""
    aces_low: int
    """Whether the ace is the lowest card."""
    low_and_high: int
    """Whether of the hands of a player the first is for low and the second for high."""
    hand_limit: int
    """How many cards each of a player's hands may have."""
    hand_sizes: int
    """How many each of them takes, where they differ: six bits for each, the first lowest."""
    fouls: int
    """Whether a player loses with all hands of which one is worse than the one before it."""
    legs: int
    """How many legs win the pot; 0 where hands do."""
    lives: int
    """How many lives each player has; 0 where there are none."""
    life: int
    """What is paid for a life that is lost, as a node."""
    must_win: int
    """The number of the first of the shares that one has to win all of, to win the pot."""
    must_wins: int
    """How many they are; 0 where each is won for itself."""
    beats_table: int
    """Whether whoever wins has to beat the table cards as well (1), or only a player who is in alone (2)."""
    keeps_folded: int
    """Whether the cards of who has folded still count for something."""
    brings_back: int
    """Whether who has folded can be in again before the next deal."""
    blocks: int
    """The cards that nobody has to trade."""
    offered_once: int
    """Whether a table card is laid away that comes to a player who has left it before."""
    ends: int
    """Which hands win: 1 for high ones, 2 for low ones, 3 for both."""
    tie_cards: int
    """The cards the first of which decides a tie, when players who tie are dealt cards; none where they share."""
    first: int
    """The step with which a deal begins."""
    end: int
    """The step with which a hand ends."""


class Table(NamedTuple):
    """What every function of play is given: the game, the record, the log, and who judges hands."""

    game: Program
    s: Record
    log: list[tuple[int, ...]]
    judge: Judge
