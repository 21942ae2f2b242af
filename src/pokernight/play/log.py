"""The log of a hand: one row of whole numbers for everything that happens.

Who may know which card of a row follows from the record: its cards are told to those who know them after it.
"""

from enum import IntEnum

from pokernight.play.numbering import numbering


@numbering
class Row(IntEnum):
    """What happened, and what the five numbers after it are."""

    SHUFFLED = 0
    """So many cards, of which so many lie at the bottom as before; rows with their order follow."""
    ORDER = 1
    """Five cards of the deck."""
    MOVED = 2
    """Cards, from, to, how they lie; how they were taken: `Taken`."""
    TURNED = 3
    """Cards, where, how they lie, in which order; who laid them away, where they are discards.

    The order has six bits for each card: its number among these cards, counted from 1 for the lowest.
    """
    SHOWN = 4
    """Cards, where, to which seats."""
    ARRANGED = 5
    """A place; rows with its order follow."""
    PAID = 6
    """Seat, chips, what for, to whom."""
    ACTED = 7
    """Seat, which action, total."""
    ROUND_BEGAN = 8
    """Who opens, who is able, the smallest bet, the call where nobody has posted as much; rows of posts come before."""
    POSTED = 9
    """Seat, chips."""
    ROUND_ENDED = 10
    FOLDED = 11
    CAME_BACK = 12
    DECLARED = 13
    """Seat, word."""
    BEGAN = 14
    """Line."""
    WON = 15
    """Seat, chips, which pot, why, with which name."""
    RETURNED = 16
    """Seat, chips."""
    REDEALT = 17
    SHOWDOWN = 18
    """All have shown their hands, and nothing is given away yet."""
    ENDED = 19
    WAITING = 20
    """The seats that wait for a side pot to be dealt for again."""
    LEGS = 21
    """Seat, how many legs it has now."""
    LIVES = 22
    """Seat, how many lives it has left."""
    PARTNERS = 23
    """Two seats that play one hand from here on."""
    ANY_HAND = 40
    """Nobody has the hand that the pot is for, so that any hand wins what is left of it."""
    ANSWERED = 30
    """Seat, word, cards: what a choice comes to that was made in secret, and with how many cards."""
    STAKED = 49
    """Seat, chips: what it bets on the next card; nothing where it passes."""
    FOULED = 50
    """Seat: its hands are not in order, so that it loses them all."""
    TURNED_LOW = 51
    """The game is played for low from here on."""
    LOT = 52
    """A card that is for sale now."""
    LACKS = 31
    """Seat, word: a rank of which it has no down card."""
    CANCELLED = 32
    """Seat, card, and whether it counts no more or again."""


@numbering
class Taken(IntEnum):
    """How cards of a row were taken, as bits."""

    IN_ORDER = 1
    """Lowest first, and not as they lie."""
    PICKED = 2
    """Out of a hand, face down, so that others cannot tell which they are."""
    TOGETHER = 4
    """At the same time as those of the row before."""
    ON_TOP = 8
    AS_STAMPED = 16
    """In an order of their own, which stands above the other bits."""
    ORDER_FROM = 6
    """The first of those bits."""


@numbering
class For(IntEnum):
    """What chips are paid for."""

    ANTE = 0
    BET = 1
    DUE = 2
    FEE = 3
    PRICE = 4
    """What one player pays another for a card."""
    SCORE = 5
    """What one player pays another by the score."""


@numbering
class Action(IntEnum):
    """What is done in a betting round."""

    CHECK = 0
    CALL = 1
    BET = 2
    RAISE = 3
    FOLD = 4


@numbering
class Why(IntEnum):
    """For what chips are won."""

    HIGH = 0
    """A high hand, by its name."""
    LOW = 1
    FOLDED = 2
    ALONE = 3
    MANY_DEALS = 4
    ALL_LEFT = 5
    BESIDE = 6
    HIGH_SHOWING = 7
    LOW_SHOWING = 8
    CARD = 9
    LEGS = 10
    LIVES = 11
    BETWEEN = 12
