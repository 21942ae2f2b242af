"""The games that hand histories are about, as pages of plain English."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache

from pokernight.game import Game
from pokernight.histories.history import BadHistory, History

BET = "Betting round, starting with the player to the left of the dealer."
FLOP, CARD = "Deal three cards face up on the board.", "Deal one card face up on the board."
HIGH = "Showdown: the high hand wins."
LOW = "Showdown: the low hand wins."
SPLIT = "Showdown: the high hand and the low hand split the pot."
TWO_OF_FOUR = "A hand uses 2 down cards and 3 common cards."
EIGHT_LOW = "To win the low hand, you must have an eight low or better."
NO_RUNS = "Straights and flushes do not count in low hands."
DEUCE_TO_SEVEN = "Low hands are ranked deuce to seven."


MOST_SEATS = 10
"""So many sat there, whether the deck is sure to suffice or not."""


@dataclass(frozen=True)
class Variant:
    """A game: its rules without the stakes, and how its cards are dealt."""

    limit: str
    rules: tuple[str, ...]
    hole: tuple[int, ...]
    """How many cards each player gets, street by street."""
    on_board: int = 0
    """How many cards come to the board."""
    draws: int = 0
    """How often cards are changed."""


def _hold_em(limit: str, cards: int, *more: str, end: str = HIGH) -> Variant:
    deal = f"Deal {cards} cards face down to each player."
    return Variant(limit, (deal, BET, FLOP, BET, CARD, BET, CARD, BET, end, *more), (cards,), 5)


def _short_deck(variant: Variant) -> Variant:
    deck, ranking = (
        "Use a deck without twos, threes, fours and fives.",
        "Against the usual ranking, a flush beats a full house.",
    )
    return replace(variant, rules=(deck, *variant.rules, ranking))


def _draw(limit: str, cards: int, times: int, more: str) -> Variant:
    deal, draw = f"Deal {cards} cards face down to each player.", f"Each player may draw up to {cards} cards."
    return Variant(limit, (deal, BET, *(draw, BET) * times, LOW, more), (cards,), draws=times)


def _stud(brings_in: str, opens: str, end: str, *more: str) -> Variant:
    down, up = "Deal {} face down to each player.", "Deal one card face up to each player."
    first = f"Betting round, in which the {brings_in} card showing must bet {{bring_in}} or complete the bet."
    later = f"Betting round, starting with the {opens} hand showing."
    dealt = (down.format("2 cards"), up, first, *(up, later) * 3, down.format("1 card"), later)
    return Variant("fixed", (*dealt, end, "Suits break ties between cards showing.", *more), (3, 1, 1, 1, 1))


VARIANTS = {
    "FT": _hold_em("fixed", 2),
    "NT": _hold_em("no", 2),
    "NS": _short_deck(_hold_em("no", 2)),
    "PO": _hold_em("pot", 4, TWO_OF_FOUR),
    "FO/8": _hold_em("fixed", 4, TWO_OF_FOUR, EIGHT_LOW, NO_RUNS, end=SPLIT),
    "F7S": _stud("low", "high", HIGH),
    "F7S/8": _stud("low", "high", SPLIT, EIGHT_LOW, NO_RUNS),
    "FR": _stud("high", "low", LOW, NO_RUNS, "Aces are low."),
    "N2L1D": _draw("no", 5, 1, DEUCE_TO_SEVEN),
    "F2L3D": _draw("fixed", 5, 3, DEUCE_TO_SEVEN),
    "FB": _draw("fixed", 4, 3, "Low hands are badugi hands."),
}
"""The codes of the format."""


def chips(number: int) -> str:
    """So many chips, in words of a page."""
    return f"{number} chip{'s' * (number != 1)}"


def variant_of(history: History) -> Variant:
    """The game that a history is about."""
    if history.variant not in VARIANTS:
        raise BadHistory(f"There is no variant {history.variant[:20]!r}; there are {', '.join(VARIANTS)}.")
    return VARIANTS[history.variant]


def page_of(history: History) -> tuple[str, ...]:
    """The rules of the game, put together from the header: first what is bet, then what is dealt."""
    variant = variant_of(history)
    limit = f"The betting is {variant.limit} limit."
    if variant.limit != "fixed":
        return (limit, *variant.rules)
    small, big, bring_in = (history.chips(bet) for bet in (history.small_bet, history.big_bet, history.bring_in))
    if not small or not big:
        raise BadHistory("A hand history with fixed limits says what the small and the big bet are.")
    since = "from fifth street on" if len(variant.hole) > 1 else "on the last 2 rounds"
    bets = f"Bets are {chips(small)}, and {chips(big)} {since}."
    return (limit, bets, *(rule.format(bring_in=chips(bring_in)) for rule in variant.rules))


@cache
def read_page(page: tuple[str, ...]) -> Game:
    """The game of a page; a collection has the same stakes again and again."""
    return Game.read(page, printed=MOST_SEATS)
