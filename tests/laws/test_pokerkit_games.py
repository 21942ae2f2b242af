"""The games that PokerKit knows and hand histories have no code for: our table deals, and it plays along.

A nine, a ten and an ace make a straight there where the deck has no court cards, and not here, for they are in no row.
In a deck that begins with tens, an ace stands below the ten here, as in short deck, and not there. Neither is written
down anywhere, and such hands are left out.
"""

import os
import warnings
from dataclasses import dataclass, field
from itertools import combinations
from random import Random

import pytest
from pokerkit import (
    Automation,
    KuhnPoker,
    LeducHoldem,
    Mode,
    NoLimitRoyalHoldem,
    Numeral211Holdem,
    Poker,
    RhodeIslandHoldem,
    RoyalRhodeIslandHoldem,
)

from kit.pokerkit_table import OurBets, follow, pots_together
from pokernight.cards import Rank, rank_of
from pokernight.game import Game
from pokernight.table.hand import Hand
from pokernight.table.laws import play_out
from pokernight.table.options import Limit, Options
from pokernight.table.places import COMMON
from pokernight.table.places import hand as hand_of

HANDS = max(300, int(os.environ.get("HANDS", "100")))
DEALT_BY_US = {Automation.CARD_BURNING, Automation.HOLE_DEALING, Automation.BOARD_DEALING}
AUTOMATIC = tuple(step for step in Automation if step not in DEALT_BY_US)
DEAL = "Deal one card face down to each player."
BET = "Betting round, starting with the player to the left of the dealer."
UP, WINS = "Deal one card face up on the board.", "Showdown: the high hand wins."
THREE_CARDS = "Use three card hands: straight flush, three of a kind, straight, flush, pair, high card."
SIZES = "Bets are 10 chips, and 20 chips from the second betting round on."
RHODE_ISLAND = [DEAL, BET, UP, BET, UP, BET, WINS, THREE_CARDS, SIZES, "The ante is 5 chips."]
ROYAL = "Use only tens, jacks, queens, kings and aces."


@dataclass
class Table:
    """A game on a page, the same game there, and how many can play."""

    rules: list[str]
    theirs: Poker
    seats: int
    doubtful: set[Rank] = field(default_factory=set)
    """The ranks of a straight that is one at one table only."""


CASH = Mode.CASH_GAME  # in which one may fold where nothing is bet
TABLES = {
    "Kuhn": Table(
        [
            "Use only the jack of spades, the queen of spades and the king of spades.",
            *(DEAL, BET, WINS, "Every bet is 1 chip.", "There are no raises."),
        ],
        KuhnPoker(AUTOMATIC, mode=CASH),
        3,
    ),
    "Leduc": Table(
        [
            "Use only jacks, queens and kings. Take clubs and diamonds out of the deck.",
            *(DEAL, BET, UP, BET, WINS, "Straights and flushes do not count."),
            *("Bets are 2 chips, and 4 chips from the second betting round on.", "At most 1 raise a round."),
        ],
        LeducHoldem(AUTOMATIC, mode=CASH),
        5,
    ),
    "Rhode Island": Table(
        [*RHODE_ISLAND, "At most 2 raises a round."],
        RhodeIslandHoldem(AUTOMATIC, mode=CASH),
        9,
    ),
    "royal Rhode Island": Table(
        [ROYAL, *RHODE_ISLAND, "At most 2 raises a round."],
        RoyalRhodeIslandHoldem(AUTOMATIC, mode=CASH),
        9,
        {Rank.ACE, Rank.TEN, Rank.JACK},
    ),
    "Numeral 211": Table(
        ["Use a deck without jacks, queens and kings.", *RHODE_ISLAND, "At most 3 raises a round."],
        Numeral211Holdem(AUTOMATIC, mode=CASH),
        9,
        {Rank.NINE, Rank.TEN, Rank.ACE},
    ),
    "royal hold'em": Table(
        [
            *(ROYAL, "The betting is no limit.", "Deal two cards face down to each player.", BET),
            *("Deal three cards face up on the board.", BET, UP, BET, UP, BET, WINS),
        ],
        NoLimitRoyalHoldem(AUTOMATIC, True, 1, 0, 1, mode=CASH),
        7,
    ),
}


@pytest.mark.parametrize("name", TABLES)
def test_stacks_agree(name: str) -> None:
    table = TABLES[name]
    game = Game.read(table.rules, printed=table.seats)
    compared = 0
    for number in range(HANDS):
        chance = Random(f"{name}/{number}")
        seats = chance.randint(2, table.seats)
        stacks = tuple(chance.choice((chance.randint(1, 30), 40, 200, 1_000)) for _ in range(seats))
        options = Options(limit=Limit.FIXED, raises=1_000_000)
        hand = play_out(game.deal(seats, f"{name}/{number}", options, stacks), chance)
        if not doubtful(hand, table.doubtful):
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")  # it warns of cards that its own deck does not expect next
                state = table.theirs(stacks, seats)
                state.__class__ = OurBets
                theirs = follow(hand, state)
            assert pots_together(hand) == theirs, f"hand {number}, stacks {stacks}"
            compared += 1
    assert compared > HANDS / 2


def doubtful(hand: Hand, ranks: set[Rank]) -> bool:
    """Whether somebody could have a straight that is one at one table only."""
    state = hand.table.state
    board = state.at(COMMON)
    hands = ([*state.at(hand_of(seat)), *board] for seat in range(1, len(hand.stacks) + 1))
    return any({rank_of(card) for card in three} == ranks for cards in hands for three in combinations(cards, 3))
