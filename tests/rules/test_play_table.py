"""Cards on the table: dealt, turned up, changed, sold, and used in lines."""

import pytest

from kit.hands import all_default, answer, cards, deal, dealt
from kit.lines import reads_as
from pokernight.cards import read_cards, texts
from pokernight.table import events as ev
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
        Turn up the first and the third common card.
        {END}""",
        "2h 3h Ah Kh Qh Jh Th",
        seats=2,
    )
    assert turned_up(hand) == "Th", "what lies in the middle is dealt last"
    answer(hand, "1 check, 2 check")
    assert turned_up(hand) == "Ah Qh Th", "cards on the table keep their places"


ROWS = """Deal 1 card face down to each player.
    Deal 2 rows of 3 common cards face down to the table.
    """


def test_a_player_chooses_which_common_cards_to_turn_up() -> None:
    hand = deal(f"{ROWS}The dealer turns up 2 common cards.\n{END}", "2h 3h Ah Kh Qh Ad Kd Qd", seats=2)
    assert list(hand.asking) == [2]
    answer(hand, "2 turn 4")
    with pytest.raises(Refused):
        hand.answer(2, "turn 4")
    answer(hand, "2 turn 1")
    assert turned_up(hand) == "Ah Ad"


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


@pytest.mark.parametrize(
    ("rule", "common", "held"),
    [
        ("If a common card is a four, deal one card down to each player.", "4c", 3),
        ("If a common card is a four, deal one card down to each player.", "5c", 2),
        ("If the last common card is a four, deal one card down to each player.", "4c", 3),
        ("If a common card is a four, each player discards one card.", "4c", 1),
    ],
)
def test_what_stands_after_the_showdown_is_looked_for_before_it(rule: str, common: str, held: int) -> None:
    rules = f"""Deal 2 cards face down to each player.
    Deal 1 common card face up to the table.
    Betting round.
    Showdown: the high hand wins.
    {rule}"""
    hand = all_default(deal(rules, dealt("Ah Kh", "Qd Jd", then=common), seats=2))
    log = hand.table.log
    shown = next(at for at, event in enumerate(log) if isinstance(event, ev.Noted) and event.name == "showdown")
    moved = [at for at, event in enumerate(log) if isinstance(event, ev.Moved)]
    assert len(hand.table.state.of_seat(1)) == held
    assert all(at < shown for at in moved)


def test_each_player_takes_a_table_card_and_the_last_is_laid_away() -> None:
    hand = deal(
        f"""Deal 1 card face up to each player.
        Deal one more card face down to the table than there are players still in.
        Starting with the player with the low hand showing, each player takes one table card face up. \
Discard the last table card.
        {END}""",
        "Kh 3h 9h 4s 5s 6s 7s",
    )
    answer(hand, "2 take 2", "3 take 2", "1 take 1")
    assert [cards(hand, seat) for seat in (1, 2, 3)] == ["Kh 4s", "3h 5s", "9h 6s"]
    assert (lying(hand), texts(hand.table.state.at(DISCARDS))) == ("", "7s")


@pytest.mark.parametrize(
    ("said", "ours"),
    [
        ("The first table card is discarded.", "Discard the first table card."),
        ("The remaining table cards are discarded.", "Discard the table cards."),
        ("Discard the leftover table card.", "Discard the table cards."),
    ],
)
def test_table_cards_that_nobody_took(said: str, ours: str) -> None:
    reads_as(said, ours)
