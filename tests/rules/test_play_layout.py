"""Common cards that lie in a shape: dealt there, turned up by their places, and used in lines."""

import pytest

from kit.hands import answer, deal, dealt, net
from pokernight.cards import read_cards, texts
from pokernight.game import Game
from pokernight.rules.common.figures import Shape, figure_of, spots_of
from pokernight.rules.common.layout import Line, figures, lines, lines_of, middle_of, opposites, runs
from pokernight.table.choices import Refused
from pokernight.table.hand import Hand
from pokernight.table.places import COMMON, Lie

END = "Betting round.\nShowdown: the high hand wins."
DECK = "Ac Kc 2h 3h 4h 5h 6h 7h 8h 9h Th Jh Qh"
"""A card for each of two players, and then the places: 2h lies in the first, 3h in the second."""


def laid(shape: str, said: str = "", deck: str = DECK) -> Hand:
    """Common cards face down in a shape, and what is done to them."""
    rules = f"Deal 1 card face down to each player.\nDeal {shape}.\n{said}\n{END}"
    return deal("\n".join(filter(None, rules.splitlines())), deck, seats=2)


def turned_up(hand: Hand) -> str:
    """The common cards that lie face up."""
    state = hand.table.state
    return texts(card for card in state.at(COMMON) if state.lies[card] is Lie.UP)


def in_shape(count: int, shape: str) -> str:
    return f"{count} common cards face down to the table in {shape}"


def written(places: tuple[tuple[int, ...], ...]) -> list[str]:
    return ["".join(map(str, line)) for line in places]


@pytest.mark.parametrize(
    ("shape", "count", "line", "expected"),
    [
        ("a cross", 5, Line.ROW, ["341"]),
        ("a cross", 5, Line.LINE, ["341", "042"]),
        ("a cross", 9, Line.LINE, ["37851", "04862"]),
        ("a cross", 6, Line.COLUMN, ["0542"]),
        ("an X", 5, Line.LINE, ["042", "143"]),
        ("a column", 3, Line.LINE, ["012"]),
        ("a square", 4, Line.SIDE, ["01", "23", "02", "13"]),
        ("a square", 8, Line.LINE, ["012", "34", "567", "035", "16", "247"]),
        ("a square", 9, Line.DIAGONAL, ["048", "246"]),
        ("a triangle", 6, Line.ROW, ["0", "12", "345"]),
        ("a triangle", 6, Line.SIDE, ["013", "025", "345"]),
        ("an H", 7, Line.SIDE, ["012", "345"]),
        ("an H", 7, Line.ROW, ["03", "164", "25"]),
        ("an H", 7, Line.MIDDLE_ROW, ["164"]),
        ("a T", 5, Line.LINE, ["012", "134"]),
    ],
)
def test_shapes_have_lines(shape: str, count: int, line: Line, expected: list[str]) -> None:
    assert written(lines(laid(in_shape(count, shape)).table, line)) == expected


@pytest.mark.parametrize("shape", Shape)
@pytest.mark.parametrize("count", range(1, 20))
def test_every_card_has_a_spot_of_its_own(shape: Shape, count: int) -> None:
    spots = spots_of(shape, count)
    assert len(set(spots)) == count
    assert min(min(spot) for spot in spots) >= 0
    assert all(abs(x - ox) > 1 for x, y in spots for ox, oy in spots if y == oy and x != ox), "cards do not overlap"
    found = figure_of(shape, dict(enumerate(spots)))
    every_line = found.rows + found.columns + found.diagonals + found.sides
    assert all({*line} <= {*range(count)} and line for line in every_line)


def test_rows_make_columns_and_diagonals() -> None:
    [(figure, _)] = figures(laid("2 rows of 2 common cards face down to the table").table)
    assert (figure.rows, figure.columns, figure.diagonals) == (((0, 1), (2, 3)), ((0, 2), (1, 3)), ((0, 3), (1, 2)))


def test_common_cards_in_no_shape_go_with_every_line_and_without_any_shape_they_lie_in_a_row() -> None:
    said = "Deal 1 common card face down to the table."
    hand = laid("2 rows of 2 common cards face down to the table", said)
    assert [texts(sorted(line)) for line in lines_of(hand.table, [Line.ROW])] == ["2h 3h 6h", "4h 5h 6h"]
    plain = laid("3 common cards face down to the table").table
    assert [texts(run) for run in runs(plain, 2)] == ["2h 3h", "3h 4h"]
    assert texts(middle_of(plain)) == "3h"


@pytest.mark.parametrize(
    ("shape", "size", "expected"),
    [
        (in_shape(4, "a circle"), 3, ["2h 3h 4h", "3h 4h 5h", "4h 5h 2h", "5h 2h 3h"]),
        (in_shape(3, "a circle"), 3, ["2h 3h 4h"]),
        (in_shape(4, "a square"), 2, ["2h 3h", "4h 5h", "2h 4h", "3h 5h"]),
        (in_shape(7, "an H"), 2, ["3h 8h", "8h 6h", "2h 3h", "3h 4h", "5h 6h", "6h 7h"]),
    ],
)
def test_cards_lie_next_to_each_other(shape: str, size: int, expected: list[str]) -> None:
    assert [texts(run) for run in runs(laid(shape).table, size)] == expected


@pytest.mark.parametrize(
    ("shape", "expected"),
    [
        (in_shape(6, "a circle"), ["2h 5h", "3h 6h", "4h 7h"]),
        (in_shape(5, "a cross"), ["5h 3h", "2h 4h"]),
        (in_shape(4, "a square"), ["2h 5h", "3h 4h"]),
    ],
)
def test_cards_lie_opposite_each_other(shape: str, expected: list[str]) -> None:
    assert [texts(pair) for pair in opposites(laid(shape).table)] == expected


CROSS, GRID = in_shape(5, "a cross"), "3 rows of 3 common cards face down to the table"


@pytest.mark.parametrize(
    ("shape", "said", "up"),
    [
        (CROSS, "Turn up the top and bottom common cards.", "2h 4h"),
        (CROSS, "Turn up the left and right common cards.", "3h 5h"),
        (CROSS, "Turn up 3 of the outer common cards.", "2h 3h 4h"),
        (CROSS, "Turn up the middle common card.", "6h"),
        (CROSS, "Turn up 4 common cards.", "2h 3h 4h 5h"),
        (GRID, "Turn up the corner common cards.", "2h 4h 8h Th"),
        (GRID, "Turn up 5 of the surrounding common cards.", "2h 3h 4h 5h 7h"),
        (in_shape(9, "a cross"), "Turn up the surrounding common cards.", "2h 3h 4h 5h 6h 7h 8h 9h"),
        (GRID, "Turn up the side common cards.", "3h 5h 7h 9h"),
        (GRID, "Turn up the middle common card.", "6h"),
        (GRID, "Turn up the second row of common cards.", "5h 6h 7h"),
        (GRID, "Turn up the last column of common cards.", "4h 7h Th"),
        (GRID, "Turn up the first row of common cards.\nTurn up the next row of common cards.", "2h 3h 4h 5h 6h 7h"),
        (GRID, "Turn up 2 common cards of the last row.", "8h 9h"),
        (GRID, "Turn up 2 common cards of each row.", "2h 3h 5h 6h 8h 9h"),
        (GRID, "Turn up the middle common card of each column.", "5h 6h 7h"),
        (in_shape(7, "an H"), "Turn up the middle common card.", "8h"),
        (in_shape(7, "an H"), "Turn up the last common card of each column.", "4h 7h"),
        (in_shape(7, "an H"), "Turn up the top common cards.", "2h 5h"),
        (in_shape(7, "an H"), "Turn up the side common cards.", "3h 6h"),
        (in_shape(6, "a triangle"), "Turn up the top common card.", "2h"),
        (in_shape(6, "a triangle"), "Turn up the bottom common cards.", "5h 6h 7h"),
        (in_shape(6, "a triangle"), "Turn up the middle row of common cards.", "3h 4h"),
        (in_shape(6, "a triangle"), "Turn up the corner common cards.", "2h 5h 7h"),
        (in_shape(7, "a circle with one in the middle"), "Turn up the middle common card.", "8h"),
        (in_shape(8, "a circle"), "Turn up the top and bottom common cards.", "2h 6h"),
        (in_shape(5, "a row"), "Turn up the top common card.", "2h"),
        (in_shape(5, "a row"), "Turn up the outer common cards.", "2h 6h"),
        (in_shape(8, "a circle"), "Turn up 2 common cards opposite each other.", "2h 6h"),
        (
            in_shape(8, "a circle"),
            "Turn up the first common card.\nTurn up 2 common cards opposite each other.\n"
            "Turn up 2 common cards opposite each other.",
            "2h 3h 6h 7h",
        ),
    ],
)
def test_common_cards_are_turned_up_where_they_lie(shape: str, said: str, up: str) -> None:
    assert turned_up(laid(shape, said)) == up


def test_a_wheel_is_turned_up_around_its_middle() -> None:
    said = "Turn up 1 common card.\nRepeat the last step until all common cards around the middle are up."
    assert turned_up(laid(in_shape(5, "a circle with one in the middle"), said)) == "2h 3h 4h 5h"


def used(shape: str, rule: str, own: str, others: str, common: str) -> str:
    """What the first of two players wins with, or the second, where hands are made by a rule."""
    down = len(own.split())
    rules = f"""Deal {down} cards face down to each player.
        Deal {shape.replace("face down", "face up")}.
        {END}
        {rule}"""
    hand = deal(rules, dealt(own, others, then=common), seats=2)
    answer(hand, "1 check, 2 check")
    return hand.won[0][2]


TWO_ROWS = "2 rows of 3 common cards face down to the table"
PYRAMID = in_shape(6, "a triangle")


@pytest.mark.parametrize(
    ("shape", "rule", "own", "common", "best"),
    [
        (TWO_ROWS, "A hand uses the common cards of one row only.", "Ac 2c", "Ah 7h 8h Ad Kd 3d", "pair of aces"),
        (TWO_ROWS, "A hand uses the common cards of one column only.", "Ac 2c", "Ah 7h 8h Ad Kd 3d", "three aces"),
        (CROSS, "A hand uses the common cards of one line only.", "Ac Qc", "Ah 7h Ad 8h 9d", "three aces"),
        (CROSS, "A hand uses the common cards of one line only.", "Ac Qc", "Ah Ad 7h 8h 9d", "pair of aces"),
        (PYRAMID, "A hand uses the common cards of one side only.", "Ac Qc", "Ah 7h Ad 8h 9d As", "four aces"),
        (PYRAMID, "A hand uses the common cards of one side only.", "Ac Qc", "Ah Ad 7h 8h 9d Ts", "three aces"),
        (
            in_shape(6, "a circle"),
            "A hand is made of at most 2 common cards next to each other.",
            "Ac Qc",
            "Ah 7h Ad 8h 9d As",
            "three aces",
        ),
        (
            in_shape(6, "a circle"),
            "A hand is made of at most 3 common cards next to each other.",
            "Ac Qc 2c 3c",
            "Ah 7h Ad 8h 9d Ts",
            "three aces",
        ),
        (
            in_shape(6, "a circle"),
            "A hand is made of at most 2 common cards opposite each other.",
            "Ac Qc",
            "Ah 7h 8h Ad 9d As",
            "three aces",
        ),
        (
            in_shape(7, "a circle with one in the middle"),
            "A hand is made of possibly the middle common card and at most 2 common cards opposite each other.",
            "Ac Qc",
            "Ah 7h 8h Ad 9d 2s As",
            "four aces",
        ),
        (
            in_shape(7, "an H"),
            "A hand is made of at most 2 common cards in one row and possibly the middle common card.",
            "Ac Qc",
            "Ah 7h 8h Ad 9d 2s As",
            "four aces",
        ),
        (GRID, "A hand is made of 2 down cards and 3 common cards in one row, column or diagonal.", "Ac Qc",
         "Ah 7h 8h 9d Ad 2s 3s 4s As", "four aces"),
        (GRID, "A hand is made of 2 down cards and 3 common cards in one row or column.", "Ac Qc",
         "Ah 7h 8h 9d Ad 2s 3s 4s As", "pair of aces"),
        (TWO_ROWS, "A hand is made of at most 1 common card of each row.", "Ac Qc 5c",
         "Ah As Ad Kd 3d 2d", "pair of aces"),
        (TWO_ROWS, "A hand is made of at most 2 common cards of each row.", "Ac Qc 5c",
         "Ah As Qd 9d 3d 2d", "three aces"),
        (TWO_ROWS, "A hand is made of any of one's down cards and one row of common cards.", "Ac 9c 8c 6c 5c",
         "Ah As Ad Kd 3d 2d", "four aces"),
    ],
)  # fmt: skip
def test_hands_are_made_of_common_cards_that_lie_so(shape: str, rule: str, own: str, common: str, best: str) -> None:
    others = " ".join(["4c", "Tc", "Jd", "Js", "3h"][: len(own.split())])
    assert best in used(shape, rule, own, others, common)


def test_common_cards_next_to_each_other_come_without_those_between() -> None:
    """The first and the third of three are not next to each other, though a run of three has both."""
    rule = "A hand is made of at most 3 common cards next to each other."
    assert "flush" not in used(in_shape(3, "a row"), rule, "Ac 9c 8c", "4d 6h Ts", "Kc 2d Qc")
    assert "flush" in used(in_shape(3, "a row"), rule, "Ac 9c 8c", "4d 6h Ts", "Kc Qc 2d")
    why = used(in_shape(3, "a row"), rule, "Ac Kc Qd Jd 9d", "2c 3c 4d 5d 7d", "Tc 8s 8d")
    assert "straight" in why, "a single one may be used"


@pytest.mark.parametrize(
    ("shape", "rule", "best"),
    [
        (in_shape(6, "a triangle"), "The top common card is wild.", "pair of aces"),
        (in_shape(7, "an H"), "The middle common card and all cards of the same rank are wild.", "pair of aces"),
    ],
)
def test_places_are_wild(shape: str, rule: str, best: str) -> None:
    common = "2h 7d 9d Jh 4s 5s 2s"
    assert best in used(
        shape, f"A hand is made of 2 down cards and at most 1 common card.\n{rule}", "Ac Qd", "4d 6d", common
    )


def test_the_last_common_card_is_the_one_that_was_turned_up_last() -> None:
    rules = f"""Deal 1 card face down to each player.
        Deal 3 common cards face down to the table.
        The dealer turns up 1 common card.
        The dealer turns up 1 common card.
        Turn up 1 common card.
        {END}
        The last common card is wild."""
    hand = deal(rules, "Ac Kc 2h 7d 9d", seats=2)
    answer(hand, "2 turn 3, 2 turn 2, 1 check, 2 check")
    assert "pair of aces" in hand.won[0][2], "the two was turned up last"
    assert hand.table.state.risen[-1].card == read_cards("2h")[0]


FIRST, SECOND = (f"the high hand with the {nth} row of common cards" for nth in ("first", "second"))
BOARDS = f"""Deal 2 cards face down to each player.
    Deal 2 rows of 3 common cards face up to the table.
    Deal 1 common card face up to each row.
    Betting round.
    Showdown: {FIRST} and {SECOND} split the pot."""


def test_every_row_of_common_cards_wins_a_part() -> None:
    hand = deal(BOARDS, dealt("Ac 3c", "Kc 5c", then="Ah 7h 8h Kh 9d 2d Ad Kd"), seats=2)
    assert written(lines(hand.table, Line.ROW)) == ["0126", "3457"]
    answer(hand, "1 check, 2 check")
    assert [(seat, chips) for seat, chips, _ in hand.won] == [(1, 1), (2, 1)]
    assert [why for _, _, why in hand.won] == ["high hand, three aces", "high hand, three kings"]
    assert net(hand) == (200, 200)


def test_all_choose_a_row_in_secret_and_play_with_it() -> None:
    rules = """Deal 2 cards face down to each player.
        Deal 3 rows of 2 common cards face up to the table.
        Each player chooses a row of common cards.
        Showdown: the high hand wins.
        A hand is made of any of one's down cards and the row of common cards that they chose."""
    hand = deal(rules, dealt("Ac 3c", "Kc 5c", then="Ah 7h Kh Kd 9d 2d"), seats=2)
    assert [*hand.asking] == [1, 2]
    answer(hand, "1 choose 1, 2 choose 3")
    assert hand.won[0][0] == 1, "a pair of aces beats a king"
    hand = deal(rules, dealt("Ac 3c", "Kc 5c", then="Ah 7h Kh Kd 9d 2d"), seats=2)
    answer(hand, "1 choose 1, 2 choose 2")
    assert hand.won[0][0] == 2


def test_rows_take_turns() -> None:
    said = "\n".join(["Turn up 1 common card. The rows take turns."] * 3)
    assert turned_up(laid("2 rows of 3 common cards face down to the table", said)) == "2h 3h 5h"
    hand = laid(
        "2 rows of 3 common cards face down to the table", "The dealer turns up 1 common card. The rows take turns."
    )
    with pytest.raises(Refused):
        hand.answer(2, "turn 4")
    answer(hand, "2 turn 3")
    assert turned_up(hand) == "4h"


def test_common_cards_are_turned_up_one_at_a_time_with_bets_between() -> None:
    opened = "betting round, opened by the player to the left of the dealer."
    hand = laid(CROSS, f"Turn up the common cards one at a time, and after each: {opened}")
    for up in ("2h", "2h 3h", "2h 3h 4h", "2h 3h 4h 5h", "2h 3h 4h 5h 6h"):
        assert turned_up(hand) == up
        answer(hand, "1 check, 2 check")
    assert list(hand.asking) == [1], "there is one more betting round"


@pytest.mark.parametrize(
    ("steps", "rounds"),
    [
        (["Turn up 1 common card.", "Repeat the last 2 steps until all common cards are up."], 6),
        (["Turn up 2 common cards.", "Repeat the last 2 steps until all common cards are up."], 4),
        (["Turn up 1 common card.", "Repeat the last 2 steps until all common cards around the middle are up."], 5),
        (["Turn up 1 common card.", "Repeat the last 2 steps 3 more times."], 5),
    ],
)
def test_betting_rounds_are_counted_by_the_cards_that_are_turned_up(steps: list[str], rounds: int) -> None:
    turn, again = steps
    bet = "Betting round, opened by the high hand showing."
    rules = [
        "Deal 2 cards face down to each player.",
        f"Deal {CROSS}.",
        bet,
        turn,
        bet,
        again,
        "Showdown: the high hand wins.",
    ]
    assert Game.read(rules).numbers.rounds == rounds


def test_bets_between_cards_are_counted() -> None:
    bet = "betting round, opened by the high hand showing."
    one_by_one = f"Turn up the common cards one at a time, and after each: {bet}"
    rules = ["Deal 2 cards face down to each player.", f"Deal {CROSS}.", one_by_one, "Showdown: the high hand wins."]
    assert repr(Game.read(rules).numbers) == "7-23-5-7-0"


def test_a_card_that_comes_up_as_a_common_card_ends_the_deal() -> None:
    rule = "If the queen of spades comes up as a common card, each player pays the ante and the cards are redealt."
    rules = f"Deal 1 card face up to each player.\nDeal 1 common card face up to the table.\n{END}\n{rule}"
    hand = deal(rules, "Qs Kh 2h", seats=2)
    assert net(hand) == (199, 199), "one that a player gets does nothing"
    hand = deal(rules, "Kh 3h Qs|Ah 4h 5h", seats=2)
    assert net(hand) == (198, 198)
    assert texts(hand.table.state.at(COMMON)) == "5h"


def test_a_rank_that_lies_twice_among_the_common_cards_is_wild() -> None:
    rule = "Cards of a rank that two common cards have are wild."
    assert "four aces" in used("3 common cards face down to the table", rule, "Ac Ad", "4d 6d", "7h 7d 9s")
    assert "pair of aces" in used("3 common cards face down to the table", rule, "Ac Ad", "4d 6d", "7h 8d 9s")


def test_all_rows_of_common_cards_are_played_for() -> None:
    rules = BOARDS.replace(f"{FIRST} and {SECOND} split the pot", "the high hand with each row of common cards wins")
    hand = deal(rules, dealt("Ac 3c", "Kc 5c", then="Ah 7h 8h Kh 9d 2d Ad Kd"), seats=2)
    answer(hand, "1 check, 2 check")
    assert [(seat, chips) for seat, chips, _ in hand.won] == [(1, 1), (2, 1)]
    assert "split-pot" in Game.read([line.strip() for line in rules.splitlines()]).tags


@pytest.mark.parametrize(
    ("rule", "best"),
    [
        ("The low common card of each row is wild.", "four aces"),
        ("The common cards of the first row are wild.", "five aces"),
        ("The middle common card of each row is wild.", "four aces"),
        ("The middle common card of each column is wild.", "pair of aces"),
    ],
)
def test_a_card_of_each_row_is_wild(rule: str, best: str) -> None:
    assert best in used(TWO_ROWS, rule, "Ac Ad", "4d 6d", "9h 2h Jd Ts 3d Qc")
