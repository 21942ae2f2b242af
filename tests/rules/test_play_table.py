"""Cards on the table: dealt, turned up, changed, sold, and used in lines."""

import pytest

from kit.hands import answer, deal
from pokernight.cards import read_cards, texts
from pokernight.rules.layout import Layout, Lines, Shape, layout_of, lines_of
from pokernight.table.choices import Refused
from pokernight.table.hand import Hand
from pokernight.table.places import COMMON, DISCARDS, TABLE, Lie

END = "Betting round.\nShowdown: the high hand wins."


def common(hand: Hand) -> str:
    return texts(hand.table.state.at(COMMON))


def lying(hand: Hand) -> str:
    return texts(hand.table.state.at(TABLE))


def turned_up(hand: Hand) -> str:
    """The common cards that lie face up."""
    state = hand.table.state
    return texts(card for card in state.at(COMMON) if state.lies[card] is Lie.UP)


def test_common_cards_belong_to_every_hand_and_table_cards_to_none() -> None:
    hand = deal(
        f"""Deal 2 cards face down to each player.
        Deal 3 common cards face up to the table.
        Deal 1 card face up to the table.
        {END}""",
        "2h 3h 4d 5d Ah Ad Ac As",
        seats=2,
    )
    assert (common(hand), lying(hand)) == ("Ah Ad Ac", "As")
    answer(hand, "1 check, 2 check")
    assert hand.ended
    assert "three aces" in str(hand.table.log), "the table card is not among them"


def test_common_cards_that_lie_face_down_are_known_to_nobody() -> None:
    hand = deal(
        f"Deal 1 card face down to each player.\nDeal 2 common cards face down to the table.\n{END}",
        "2h 3h Ah Ad",
        seats=2,
    )
    assert all(not hand.table.state.known[card] for card in read_cards("Ah Ad"))


def test_cards_on_the_table_are_turned_up_one_after_the_other_or_all() -> None:
    rules = f"""Deal 1 card face down to each player.
        Deal 3 common cards face down to the table.
        Turn up 1 common card.
        Betting round.
        Turn up all common cards.
        {END}"""
    hand = deal(rules, "2h 3h Ah Ad Ac", seats=2)
    assert turned_up(hand) == "Ah"
    answer(hand, "1 check, 2 check")
    assert turned_up(hand) == "Ah Ad Ac"


def test_table_cards_are_turned_up_apart_from_common_ones() -> None:
    hand = deal(
        f"""Deal 1 card face down to each player.
        Deal 2 cards face down to the table.
        Deal 1 common card face down to the table.
        Turn up 1 table card.
        {END}""",
        "2h 3h Ah Ad Ac",
        seats=2,
    )
    lies = hand.table.state.lies
    assert [lies[card] for card in read_cards("Ah Ad Ac")] == [Lie.UP, Lie.BLIND, Lie.BLIND]


def test_common_cards_are_turned_up_by_their_places() -> None:
    hand = deal(
        f"""Deal 1 card face down to each player.
        Deal 5 common cards face down to the table in a cross.
        Turn up the middle common card.
        Betting round.
        Turn up the first and the last common card.
        {END}""",
        "2h 3h Ah Kh Qh Jh Th",
        seats=2,
    )
    assert turned_up(hand) == "Qh"
    answer(hand, "1 check, 2 check")
    assert turned_up(hand) == "Ah Qh Th", "cards on the table keep their places"


ROWS = """Deal 1 card face down to each player.
    Deal 2 rows of 3 common cards face down to the table.
    """


def test_a_whole_row_is_turned_up_or_some_cards_of_each() -> None:
    deck = "2h 3h Ah Kh Qh Ad Kd Qd"
    assert turned_up(deal(f"{ROWS}Turn up the second row of common cards.\n{END}", deck, seats=2)) == "Ad Kd Qd"
    assert turned_up(deal(f"{ROWS}Turn up 2 common cards of each row.\n{END}", deck, seats=2)) == "Ah Kh Ad Kd"


def test_a_player_chooses_which_common_cards_to_turn_up() -> None:
    hand = deal(f"{ROWS}The dealer turns up 2 common cards.\n{END}", "2h 3h Ah Kh Qh Ad Kd Qd", seats=2)
    assert list(hand.asking) == [2]
    answer(hand, "2 turn 4")
    with pytest.raises(Refused):
        hand.answer(2, "turn 4")
    answer(hand, "2 turn 1")
    assert turned_up(hand) == "Ah Ad"


def test_only_common_cards_of_one_row_go_together() -> None:
    rules = f"""{ROWS}Turn up all common cards.
        {END}
        A hand uses the common cards of one row only."""
    hand = deal(rules, "Ac Kc Ah 7h 2h Ad Kd 3d", seats=2)
    answer(hand, "1 check, 2 check")
    assert hand.table.state.chips[1:] == [201, 199], "a pair of aces beats a pair of kings, and nobody has two pair"
    assert "pair of aces" in str(hand.table.log)


@pytest.mark.parametrize(
    ("shape", "count", "lines", "expected"),
    [
        (Shape.CROSS, 5, Lines.ROW, ["123"]),
        (Shape.CROSS, 5, Lines.ROW_COLUMN, ["123", "024"]),
        (Shape.CROSS, 9, Lines.ROW_COLUMN, ["23456", "01478"]),
        (Shape.ROW, 4, Lines.PAIR, ["01", "12", "23"]),
        (Shape.CIRCLE, 4, Lines.PAIR, ["01", "12", "23", "30"]),
        (Shape.COLUMN, 3, Lines.ROW_COLUMN, ["012"]),
        (Shape.SQUARE, 4, Lines.ANY, ["01", "23", "02", "13", "03", "12"]),
        (Shape.SQUARE, 8, Lines.ROW_COLUMN, ["012", "34", "567", "035", "16", "247"]),
        (Shape.SQUARE, 9, Lines.ANY, ["012", "345", "678", "036", "147", "258", "048", "246"]),
        (Shape.TRIANGLE, 6, Lines.ROW, ["0", "12", "345"]),
    ],
)
def test_shapes_have_lines(shape: Shape, count: int, lines: Lines, expected: list[str]) -> None:
    hand = deal(
        f"""Deal 1 card face down to each player.
        Deal {count} common cards face up to the table in {shape.phrases[0]}.
        {END}""",
        seats=2,
    )
    found = layout_of(hand.table).lines(lines)
    assert ["".join(map(str, line)) for line in found] == expected


def test_rows_make_columns_and_diagonals() -> None:
    hand = deal(
        f"Deal 1 card face down to each player.\nDeal 2 rows of 2 common cards face up to the table.\n{END}", seats=2
    )
    assert layout_of(hand.table) == Layout(((0, 1), (2, 3)), ((0, 2), (1, 3)), ((0, 3), (1, 2)))


def test_common_cards_in_no_shape_go_with_every_line_and_without_any_shape_they_lie_in_a_row() -> None:
    deck = "2h 3h Ah Kh Qh Jh"
    hand = deal(
        f"""Deal 1 card face down to each player.
        Deal 3 common cards face up to the table in a row.
        Deal 1 common card face up to the table.
        {END}""",
        deck,
        seats=2,
    )
    pairs = lines_of(hand.table, Lines.PAIR)
    assert sorted(texts(sorted(pair)) for pair in pairs) == ["Jh Kh Ah", "Jh Qh Kh"]
    hand = deal(
        f"Deal 1 card face down to each player.\nDeal 3 common cards face up to the table.\n{END}", deck, seats=2
    )
    assert len(lines_of(hand.table, Lines.PAIR)) == 2


def test_a_hand_for_nobody() -> None:
    hand = deal(
        f"Deal 2 cards face down to each player.\nDeal a hand face down to the table.\n{END}",
        "2h 3h 4h 5h Ah Kh",
        seats=2,
    )
    assert lying(hand) == "Ah Kh"
    assert hand.table.state.notes["table hand"] == 2
    hand = deal(
        f"Deal 2 cards face down to each player.\nDeal a hand of 3 cards face up to the table.\n{END}",
        "2h 3h 4h 5h Ah Kh Qh",
        seats=2,
    )
    assert lying(hand) == "Ah Kh Qh"


def test_table_cards_for_each_player_and_one_more() -> None:
    hand = deal(
        f"""Deal 1 card face down to each player.
        Deal 1 more card face up to the table than there are players.
        {END}""",
        "2h 3h 4h Ah Kh Qh Jh",
    )
    assert lying(hand) == "Ah Kh Qh Jh"


def test_the_table_is_cleared_and_dealt_anew() -> None:
    hand = deal(
        f"""Deal 1 card face down to each player.
        Deal 2 cards face up to the table.
        Discard the table cards and deal new ones.
        Deal 1 common card face up to the table.
        Discard the common cards.
        {END}""",
        "2h 3h Ah Ad Kh Kd Qh",
        seats=2,
    )
    assert (lying(hand), common(hand)) == ("Kh Kd", "")
    assert texts(hand.table.state.at(DISCARDS)) == "Ah Ad Qh"


def test_a_card_on_the_table_is_changed_and_the_new_one_takes_its_place() -> None:
    hand = deal(
        f"""Deal 1 card face down to each player.
        Deal 3 common cards face up to the table.
        The dealer may change one of the common cards for a new one.
        {END}""",
        "2h 3h Ah Ad Ac Kh",
        seats=2,
    )
    answer(hand, "2 change Ad")
    assert common(hand) == "Ah Kh Ac"


def test_a_card_on_the_table_is_taken_away_where_the_player_wants_it() -> None:
    rules = f"""Deal 1 card face down to each player.
        Deal 1 card face up to the table.
        The dealer may take the table card away.
        {END}"""
    assert lying(answer(deal(rules, "2h 3h Ah", seats=2), "2 remove")) == ""
    assert lying(answer(deal(rules, "2h 3h Ah", seats=2), "2 decline")) == "Ah"


AUCTION = f"""Deal 1 card face down to each player.
    Deal 1 card face up to the table.
    The table card goes to the highest bidder, who pays the pot.
    {END}"""


def test_the_table_card_is_sold_to_whoever_bids_most() -> None:
    hand = answer(deal(AUCTION, "2h 3h 4h Ah"), "1 bid 2")
    with pytest.raises(Refused, match="from 3"):
        hand.answer(2, "bid 2")
    answer(hand, "2 bid 4, 3 decline, 1 bid 5, 2 decline")
    state = hand.table.state
    assert texts(hand.table.lying(1, Lie.UP)) == "Ah"
    assert (state.chips[1], state.fees, state.notes["high bidder"]) == (194, 5, 1)


def test_a_card_that_nobody_bids_for_is_laid_away() -> None:
    hand = answer(deal(AUCTION, "2h 3h 4h Ah"), "1 decline, 2 decline, 3 decline")
    assert texts(hand.table.state.at(DISCARDS)) == "Ah"
    assert hand.table.state.fees == 0


def test_nobody_bids_more_than_he_has() -> None:
    hand = deal(AUCTION, "2h 3h 4h Ah", stacks=(5, 20, 20))
    answer(hand, "1 bid 4, 2 bid 5")
    assert list(hand.asking) == [3], "the first has four chips left"
    answer(hand, "3 decline")
    assert hand.table.state.notes["high bidder"] == 2


@pytest.mark.parametrize(
    ("said", "up"),
    [
        ("Turn up the top and bottom common cards.", "2h 6h"),
        ("Turn up the left and right common cards.", "3h 5h"),
        ("Turn up 3 of the outer common cards.", "2h 3h 5h"),
        ("Turn up the middle common card.", "4h"),
    ],
)
def test_the_ends_of_a_cross_are_turned_up(said: str, up: str) -> None:
    rules = f"""Deal 1 card face down to each player.
        Deal 5 common cards face down to the table in a cross.
        {said}
        {END}"""
    assert turned_up(deal(rules, "Ac Kc 2h 3h 4h 5h 6h", seats=2)) == up


def test_the_corners_of_a_square_are_turned_up() -> None:
    rules = f"""Deal 1 card face down to each player.
        Deal 3 rows of 3 common cards face down to the table.
        Turn up the corner common cards.
        {END}"""
    assert turned_up(deal(rules, "Ac Kc 2h 3h 4h 5h 6h 7h 8h 9h Th", seats=2)) == "2h 4h 8h Th"


def test_a_card_is_burnt_unseen() -> None:
    rules = f"Deal 1 card face down to each player.\nBurn 1 card.\nDeal 1 common card face up to the table.\n{END}"
    hand = deal(rules, "Ac Kc 2h 3h", seats=2)
    assert common(hand) == "3h"
    assert texts(hand.table.state.at(DISCARDS)) == "2h"
    assert not hand.table.state.known[read_cards("2h")[0]]


def test_a_card_for_one_player() -> None:
    rules = f"Deal 1 card face up to each player.\nDeal 2 cards face down to the low hand showing.\n{END}"
    hand = deal(rules, "Jh Kh 9h 2c 3c")
    assert [texts(hand.table.state.of_seat(seat)) for seat in (1, 2, 3)] == ["Jh", "Kh", "9h 2c 3c"]
