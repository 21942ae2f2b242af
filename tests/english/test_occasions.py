"""Betting that is told of all at once comes where the page says, wherever that is said."""

import pytest

from pokernight.english.page import PageUnread, read_page
from pokernight.meaning.deeds import Verb
from pokernight.meaning.hands import Showdown
from pokernight.meaning.rules import Bets, Do

STUD = "Deal two cards down and one up to each player, then three more up one at a time, and a last card down."
DRAW = "Each player may draw up to three cards."
FIVE = "Deal five cards face down to each player."
WINS = "The high hand wins."
LETTERS = {Verb.DEAL: "d", Verb.DRAW: "D", Verb.PASS: "p", Verb.DISCARD: "x"}


def course(*texts: str) -> str:
    """The steps of a page in short: cards dealt, draws, passes and bets."""
    steps = [step for line in read_page([*texts, WINS]) for step in line.steps]
    found = ""
    for step in steps:
        match step:
            case Bets():
                found += "b"
            case Do(deed):
                many = deed.cards.many.low if deed.verb is Verb.DEAL and deed.cards and deed.cards.many else 1
                found += LETTERS[deed.verb] * many
    return found


TWO = "Deal two cards down to each player."
PASS = "Each player passes two cards to the left."
PAGES = [
    ("dddbdbdbdbdb", (STUD, "Bet after the first upcard, after each further upcard, and after the last down card.")),
    ("dddbdbdbdbdb", (STUD, "There is betting after the third card and after every card from then on.")),
    ("dddbdbdbdbdb", (STUD, "There is a betting round after each upcard and one after the seventh card.")),
    ("dddbddbddb", (STUD, "After the third, fifth and seventh cards there is a bet.")),
    ("dddbdbdbdbdb", (STUD, "There is a bet after every card from the first upcard on, led by the best hand showing.")),
    ("ddddbdbdd", (STUD, "After the fourth card, and again after the fifth, there is a round of betting.")),
    ("dddddbDb", (FIVE, DRAW, "Players bet before and after the draw.")),
    ("dddddbDb", ("There is a bet after the deal and again after the draw.", FIVE, DRAW)),
    ("dddddbDb", (FIVE, "Bet.", DRAW, "There is betting before the draw, after it, and before the showdown.")),
    ("dddddbpbDb", (FIVE, PASS, "Bet after the deal, after the pass, and after the draw.", DRAW)),
    ("dddddbDbDbDb", (FIVE, "There are three draws.", DRAW, "Bet after the deal and after each draw.")),
    ("ddbdddbdbdb", (TWO, "Bet after the deal, after the flop, the turn and the river.")),
    (
        "ddbdddbdbdb",
        (TWO, "Deal five cards face up on the board.", "Four betting rounds: preflop, flop, turn and river."),
    ),
]


@pytest.mark.parametrize(("steps", "texts"), PAGES)
def test_betting_comes_where_it_is_told(steps: str, texts: tuple[str, ...]) -> None:
    assert course(*texts) == steps


@pytest.mark.parametrize(
    "texts",
    [
        (FIVE, "There is a bet after the deal and after the flop."),
        (FIVE, DRAW, "Bet after the deal and after the second draw."),
        (FIVE, DRAW, DRAW, "Bet after the deal and after the draw."),
        (FIVE, "Bet after the deal and after the draw.", DRAW, "The player to the right of the dealer bets first."),
    ],
)
def test_what_does_not_come_is_not_bet_on(texts: tuple[str, ...]) -> None:
    with pytest.raises(PageUnread):
        course(*texts)


def test_who_wins_may_be_told_before_the_betting() -> None:
    lines = read_page([FIVE, WINS, "There is a betting round after the deal.", DRAW, "Betting round."])
    assert isinstance(lines[-1].steps[-1], Showdown)
    assert not lines[1].steps


KEEP = "Each player keeps {} and passes {} to the left."


@pytest.mark.parametrize(("many", "passed"), [("two", ("one", "one")), ("five", ("two", "three"))])
def test_cards_that_are_kept_stay_beside_those_that_are_passed(many: str, passed: tuple[str, str]) -> None:
    assert course(f"Deal {many} cards face down to each player.", KEEP.format(*passed)).lstrip("d") == "p"
    with pytest.raises(PageUnread):
        course("Deal seven cards face down to each player.", KEEP.format(*passed))


def test_who_bets_first_does_so_each_time() -> None:
    lines = read_page([FIVE, DRAW, "Bet before and after the draw.", "The dealer bets first.", WINS])
    rounds = [step for line in lines for step in line.steps if isinstance(step, Bets)]
    assert len(rounds) == 2
    assert len(set(rounds)) == 1
    assert rounds[0].opener
