"""Community cards in a figure: a hand uses one line of them, and cards are turned up where they lie."""

import pytest

from kit.hands import dealt, net
from pokernight.cards import Deck, texts
from pokernight.english.page import PageUnread, read_page
from pokernight.meaning.layouts import Direction, Figure, Form, Spot
from pokernight.play.game import PlayableGame
from pokernight.play.lowering.draft import CannotPlay
from pokernight.table.places import COMMON, Lie

FIRST, SECOND = (11, 9), (9, 11)
"""What the two have at the end, where the first wins, and where the second does."""
CROSS = "Deal five cards to the board in a cross."
SQUARE = "Deal nine cards face up in three rows of three."
CIRCLE = "Deal six cards face up in a circle."
PYRAMID = "Deal six cards face up in rows of 3, 2 and 1."
H = "Deal seven cards face up in an H."
BIG_CROSS = "Deal nine cards face up in a cross, five across and five down."
V = "Deal five cards face up in a V."
L = "Deal five cards face up in an L."
SETS = "Deal a set of three commons and a set of two commons, all face up."
APART = "5c 4d Js 3s Qh"
"""Five, four and three, for a straight with seven and six, but on different arms: top, right, bottom, left, center."""
IN_SQUARE = "5c Js Qh Ks 4d 2d Tc 9s 3s"
"""The same on the diagonal of a square, row by row."""
ROWS = [
    (CROSS, "Players may mix hole cards and community cards.", APART, SECOND),
    (CROSS, "Use either the row or the column, but not both.", APART, FIRST),
    (CROSS, "Use the column.", "5c Jd 4d 2s 3h", SECOND),
    (CROSS, "Use the row.", "5c Jd 4d 2s 3h", FIRST),
    (CROSS, "Use one line.", "5c Jd 4d 2s 3h", SECOND),
    (CROSS, "The center card is wild.", "5c Jd 9d 2s Kh", SECOND),
    (SQUARE, "Use one row or one column.", IN_SQUARE, FIRST),
    (SQUARE, "Use one row, column or diagonal.", IN_SQUARE, SECOND),
    (CIRCLE, "Use two of your cards and three neighboring cards.", "5c Js Qh Ks 3s 4d", SECOND),
    (CIRCLE, "Use two of your cards and three neighboring cards.", "5c 4d Js 3s Qh 2d", FIRST),
    (PYRAMID, "You can use one card from each row.", "5c Js Ks 4d Td 3s", SECOND),
    (PYRAMID, "You can use one card from each row.", "5c 4d 3s Js Ts Kd", FIRST),
    (H, "You may use the three cards of one floor.", "5c Js Ks 4d 3s Qd 2d", SECOND),
    (H, "You may use either column.", "5c Js Ks 4d 3s Qd 2d", FIRST),
    (BIG_CROSS, "Use either the row or the column.", "5c Jd Js Qh 4d Kd Ks 9c 3h", SECOND),
    (BIG_CROSS, "Use either the row or the column.", "5c 4d Js Qh Jd Kd Ks 9c 3h", FIRST),
    (V, "Use the commons of one leg of the V.", "5c 4d 3s Js Qh", SECOND),
    (V, "Use the commons of one leg of the V.", "5c 4d Js 3s Qh", FIRST),
    (L, "Use one row or one column.", "Js Qh 5c 4d 3s", SECOND),
    (L, "Use one row or one column.", "Js 5c Qh 4d 3s", FIRST),
    (SQUARE, "Use any three corners.", "5c Js 4d Ks Td 2d 3s 9s Qh", SECOND),
    (SQUARE, "Use any three corners.", "5c 4d Js Ks Td 2d 3s 9s Qh", FIRST),
    (SQUARE, "Use a row, or a corner and the two sides next to it.", "5c 4d Js 3s Td 2d Qs 9s Qh", SECOND),
    (SQUARE, "You may use only the corner cards.", "5c Js 4d Ks Td 2d 3s 9s Qh", SECOND),
    (SQUARE, "You may use only the corner cards.", "5c 4d Js Ks Td 2d 3s 9s Qh", FIRST),
    (SQUARE, "You may use only the top row.", "5c 4d 3s Ks Td 2d Qs 9s Qh", SECOND),
    (SQUARE, "You may use only the bottom row.", "5c 4d 3s Ks Td 2d Qs 9s Qh", FIRST),
    (SQUARE, "The center card may not be used.", "5c 4d Js Ks Td 2d 3s 9s Qh", SECOND),
    (SQUARE, "The center card may not be used.", "5c Td Js Ks 4d 2d 3s 9s Qh", FIRST),
    (SQUARE, "Use two of your own cards and three from the left column.", "5c Js Ks 4d Td 2d 3s 9s Qh", SECOND),
    (SQUARE, "Use two of your own cards and three from the left column.", "5c 4d Ks Js Td 2d 3s 9s Qh", FIRST),
    (SQUARE, "You may use any three commons that touch each other.", "5c 4d Js Ks 3s 2d Qs 9s Qh", SECOND),
    (SQUARE, "You may use any three commons that touch each other.", "5c Js 4d Ks Td 2d Qs 9s 3s", FIRST),
    (SQUARE, "Use the top row or the bottom row, but not both.", "5c 4d 3s Ks Td 2d Qs 9s Qh", SECOND),
    (SQUARE, "Use the top row or the bottom row, but not both.", "Qs 9s Qh 5c 4d 3s Ks Td 2d", FIRST),
    (SETS, "No hand may use commons from more than one set.", "5c 4d Js 3s Qh", FIRST),
    (SETS, "Hands may use cards from only one set.", "5c 4d 3s Js Qh", SECOND),
    (SETS, "Hands may use cards from only one set.", "5c 4d Js 3s Qh", FIRST),
]


def played(page: list[str], board: str) -> tuple[int, ...]:
    deck = Deck().read(dealt("Ah Ad", "7h 6h", then=board))
    return net(PlayableGame(read_page(page)).deal(2, 1, None, (10, 10), [deck]))


@pytest.mark.parametrize(("layout", "rule", "board", "chips"), ROWS)
def test_a_hand_uses_the_line_it_may(layout: str, rule: str, board: str, chips: tuple[int, int]) -> None:
    page = ["Deal two cards face down to each player.", layout, rule, "The high hand wins."]
    assert played(page, board) == chips


def test_each_board_is_won_by_the_best_hand_on_it() -> None:
    page = [
        "Deal two cards face down to each player.",
        "Deal two flops.",
        "Deal a card to each board.",
        "Deal a card to each board.",
    ]
    board = "5c 4d 3s Kc Qd 9s Js 2d Jd 2h"  # a straight on the first board, and nothing on the second
    assert played([*page, "The best hand on each board wins half the pot."], board) == (10, 10)
    assert played([*page, "The high hand on the first board wins."], board) == SECOND
    assert played([*page, "The high hand on the second board wins."], board) == FIRST


def test_cards_that_are_not_turned_up_are_in_no_hand() -> None:
    page = ["Deal two cards face down to each player.", "Deal five cards face down in a cross."]
    turned = ["Turn up the outside cards one at a time.", "Turn up the center card."]
    board = "2c 3d 7d 9s 7c"
    assert played([*page, turned[0], "The high hand wins."], board) == FIRST
    assert played([*page, *turned[:2], "The high hand wins."], board) == SECOND


def test_a_line_that_the_figure_does_not_have_is_refused() -> None:
    page = [
        "Deal two cards face down to each player.",
        "Deal six cards in a circle.",
        "Use one row.",
        "The high hand wins.",
    ]
    with pytest.raises(CannotPlay, match="does not have"):
        PlayableGame(read_page(page))
    with pytest.raises(CannotPlay, match="no figure"):
        PlayableGame(read_page([page[0], "Deal five cards to the board.", *page[2:]]))


@pytest.mark.parametrize("form", Form)
def test_every_card_of_a_figure_lies_somewhere(form: Form) -> None:
    sizes = {Form.ROWS: (3, 3, 3), Form.BOARDS: (5, 5), Form.CIRCLE: (6,), Form.WHEEL: (6,)}
    figure = Figure(form, sizes.get(form, ()))
    assert len(set(figure.points)) == figure.size
    lines = [line for direction in Direction for line in figure.lines(direction)]
    assert {number for line in lines for number in line} == set(range(figure.size))
    center, outside = figure.at(Spot.CENTER), figure.at(Spot.OUTSIDE)
    none = (Form.CIRCLE, Form.BOARDS, Form.L, Form.V)
    assert form in none or sorted((*center, *outside)) == list(range(figure.size))


@pytest.mark.parametrize(
    ("flip", "up"),
    [
        ("Flip the top left common.", "2c"),
        ("Flip the two bottom commons.", ""),
        ("Flip the top row.", "2c 3c 4c"),
        ("Flip the middle card of the top row.", "3c"),
        ("Flip both end cards of the bottom row.", "8c Tc"),
        ("Flip the second card of the bottom row.", "9c"),
        ("Flip the rightmost card of the middle row.", "7c"),
        ("Flip the leftmost card of all the rows.", "2c 5c 8c"),
        ("Flip all the cards but the center one.", "2c 3c 4c 5c 7c 8c 9c Tc"),
        ("Flip the center card. Flip the rest of the square.", "2c 3c 4c 5c 6c 7c 8c 9c Tc"),
        ("Flip one common, going clockwise. Flip the next common clockwise.", "2c 3c"),
        ("Flip the top row. Flip the next common clockwise.", "2c 3c 4c"),
        ("Flip the bottom row. Flip the next row up.", "5c 6c 7c 8c 9c Tc"),
        ("Flip one corner common, moving clockwise. Repeat until all corners are up.", "2c 4c 8c Tc"),
    ],
)
def test_cards_are_turned_up_where_they_lie(flip: str, up: str) -> None:
    page = ["Deal one card face down to each player.", "Deal nine commons face down in a 3x3 square.", flip]
    if not up:
        with pytest.raises(PageUnread):
            read_page([*page, "The high hand wins."])
        return
    deck = Deck().read("Ah Kh 2c 3c 4c 5c 6c 7c 8c 9c Tc")
    hand = PlayableGame(read_page([*page, "Betting round.", "The high hand wins."])).deal(2, 1, None, (10, 10), [deck])
    state = hand.table.state
    assert texts(card for card in state.at(COMMON) if state.lies[card] is Lie.UP) == up


def test_each_end_has_a_row_of_its_own() -> None:
    page = [
        "Deal two cards face down to each player.",
        "Deal two rows of three commons face up.",
        "The top row may only be used for high hands, the bottom row only for low.",
        "High and low hands split the pot.",
    ]
    assert played(page, "5c 4d 3s Js Qh Ks") == SECOND, "a straight, and no pair with the bottom row"
    assert played(page, "Js Qh Ks 5c 4d 2s") == (10, 10), "a pair of aces for high, a seven for low"
