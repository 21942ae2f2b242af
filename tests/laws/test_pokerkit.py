"""The same decks and answers at PokerKit's table: whoever wins there wins here, chip for chip."""

import os
import warnings
from random import Random

import pytest
from pokerkit import Automation, BettingStructure, Mode, Opening, StandardHighHand, Street
from pokerkit import Deck as KitDeck

from kit.pokerkit_table import OurBets, follow, pots_together
from pokernight.game import Game
from pokernight.table.hand import Hand
from pokernight.table.laws import play_out
from pokernight.table.options import Limit, Options
from pokernight.table.places import DISCARDS

HANDS = max(2_000, int(os.environ.get("HANDS", "100")))

BETTING = "Betting round, starting with the player to the left of the dealer."
STUD = [
    "Deal two cards face down and 1 card face up to each player.",
    "Betting round, starting with the high hand showing.",
    *["Deal one card face up to each player.", "Betting round, starting with the high hand showing."] * 3,
    "Deal one card face down to each player.",
    "Betting round, starting with the high hand showing.",
    "Showdown: the high hand wins.",
]
DRAW = ["Deal five cards face down to each player.", BETTING, "Each player may draw up to five cards.", BETTING]
HOLD_EM = [
    "Deal two cards face down to each player.",
    BETTING,
    "Deal three common cards face up to the table.",
    BETTING,
    *["Deal one common card face up to the table.", BETTING] * 2,
]
WINS = "Showdown: the high hand wins."
DOWN, UP = False, True


def street(
    hole: tuple[bool, ...] = (),
    board: int = 0,
    opening: Opening = Opening.POSITION,
    *,
    draw: bool = False,
    least: int = 1,
    most: int | None = None,
) -> Street:
    return Street(False, hole, board, draw, opening, least, most)


SHOWING = Opening.HIGH_HAND
TABLES: dict[str, tuple[list[str], tuple[Street, ...], int]] = {
    "stud": (
        STUD,
        (
            street((DOWN, DOWN, UP), opening=SHOWING),
            *(street((UP,), opening=SHOWING) for _ in range(3)),
            street((DOWN,), opening=SHOWING),
        ),
        7,
    ),
    "draw": ([*DRAW, WINS], (street((DOWN,) * 5), street(draw=True)), 5),
    "hold'em": ([*HOLD_EM, WINS], (street((DOWN, DOWN)), street(board=3), street(board=1), street(board=1)), 9),
}
BLINDS = ["The blinds are 1 and 2.", *(rule.replace(BETTING, "Betting round.") for rule in HOLD_EM), WINS]
LIMITS = {
    Limit.NONE: BettingStructure.NO_LIMIT,
    Limit.POT: BettingStructure.POT_LIMIT,
    Limit.FIXED: BettingStructure.FIXED_LIMIT,
}
AUTOMATIC = (
    Automation.ANTE_POSTING,
    Automation.BLIND_OR_STRADDLE_POSTING,
    Automation.BET_COLLECTION,
    Automation.HOLE_CARDS_SHOWING_OR_MUCKING,
    Automation.HAND_KILLING,
    Automation.CHIPS_PUSHING,
    Automation.CHIPS_PULLING,
    Automation.RUNOUT_COUNT_SELECTION,
)


@pytest.mark.parametrize("name", TABLES)
def test_payoffs_agree(name: str) -> None:
    rules, streets, most = TABLES[name]
    game = Game.read(rules)
    options = Options(limit=Limit.NONE, raises=1_000_000)
    for number in range(HANDS // len(TABLES) + 1):
        chance = Random(f"{name}/{number}")
        seats = chance.randint(2, most)
        stacks = tuple(chance.choice((200, 60, 25, 8, 3, 1)) for _ in range(seats))
        hand = play_out(game.deal(seats, f"{name}/{number}", options, stacks), chance)
        assert pots_together(hand) == elsewhere(hand, streets), f"hand {number} of {name}, stacks {stacks}"


@pytest.mark.parametrize("limit", LIMITS)
def test_payoffs_agree_with_blinds(limit: Limit) -> None:
    """Of two players the dealer posts the small blind.

    The big blind is never short of chips: there the call would be what is left of them, and here it is the full blind.
    """
    game = Game.read(BLINDS)
    raises = 3 if limit is Limit.FIXED else 1_000_000
    options = Options(limit=limit, minimum=2, maximum=2, raises=raises, raises_for_two=False)
    streets = tuple(
        street(before.hole_dealing_statuses, before.board_dealing_count, least=2) for before in TABLES["hold'em"][1]
    )
    for number in range(HANDS // 10):
        chance = Random(f"blinds/{number}")
        seats = chance.randint(2, 9)
        stacks = [chance.choice((200, 60, 25, 8, 3, 2, 1)) for _ in range(seats)]
        big = 0 if seats == 2 else 1
        stacks[big] = max(stacks[big], 2)
        hand = play_out(game.deal(seats, f"blinds/{number}", options, stacks), chance)
        theirs = elsewhere(hand, streets, (1, 2), LIMITS[limit])
        assert pots_together(hand) == theirs, f"hand {number}, stacks {stacks}"


def elsewhere(
    hand: Hand,
    streets: tuple[Street, ...],
    blinds: tuple[int, ...] = (),
    structure: BettingStructure = BettingStructure.NO_LIMIT,
) -> list[int]:
    """The chips after the same hand at PokerKit's table."""
    seats = len(hand.stacks)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it warns of cards that its own deck does not expect next
        state = OurBets(
            AUTOMATIC,
            KitDeck.STANDARD,
            (StandardHighHand,),
            streets,
            structure,
            True,
            (0 if blinds else 1,) * seats,
            blinds or (0,) * seats,
            0,
            hand.stacks,
            seats,
            mode=Mode.CASH_GAME,
        )
        return follow(hand, state)


def test_the_discards_of_a_draw_are_out_of_play() -> None:
    hand = play_out(Game.read([*DRAW, WINS]).deal(2, 1), Random(3))
    drawn = sum(len(answer.cards) for _, answer in hand.answers if answer.verb == "draw")
    assert drawn <= len(hand.table.state.at(DISCARDS))
