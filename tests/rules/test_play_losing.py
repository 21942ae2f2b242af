"""What it costs to lose or to stay out at the table, hands that nobody plays, and several declarations in one deal."""

import pytest

from kit.hands import answer, deal, dealt, net
from pokernight.game import CannotWork
from pokernight.table import events as ev
from pokernight.table.hand import Hand

ONE = "Deal 1 card face down to each player."
TWO = "Deal 2 cards face down to each player."
IN_OUT = "Declare in/out simultaneously."
HIGH = "Showdown, high hand wins."
MATCH = "Anyone who went in and lost must match the pot"
AGAIN = "If someone had to match the pot, redeal for all."
ALONE = "1 declare in, 2 declare out, 3 declare out"
TWO_IN = "1 declare in, 2 declare in, 3 declare out"
ALL_OUT = "1 declare out, 2 declare out, 3 declare out"


def state(hand: Hand) -> tuple[tuple[int, ...], int]:
    return net(hand), hand.table.pot_size()


def fined(answers: str, *more: str, fine: str = "anyone who went out must pay ante") -> Hand:
    rules = "\n".join((ONE, IN_OUT, HIGH, f"{MATCH}, and {fine}. {AGAIN}", *more))
    return answer(deal(rules, "Ah Kh Qh"), answers)


def test_who_stays_out_pays_in_any_case() -> None:
    assert state(fined(TWO_IN)) == ((202, 196, 198), 4), "the loser pays the pot that was lost, not what came after it"
    alone = fined(ALONE)
    assert alone.ended
    assert net(alone) == (204, 198, 198), "who has won the pot gets what comes into it"
    assert state(fined(ALL_OUT)) == ((198, 198, 198), 6)


def test_who_pays_for_a_new_deal_pays_once() -> None:
    assert state(fined(ALL_OUT, "If no one went in, redeal for all.")) == ((198, 198, 198), 6)
    assert state(fined(ALL_OUT, "If no one went in, everyone must reante and redeal for all.")) == ((198, 198, 198), 6)


def test_who_pays_to_be_dealt_in_again_pays_only_where_there_is_a_deal() -> None:
    again = "anyone who went out must reante"
    assert state(fined(TWO_IN, fine=again)) == ((202, 196, 198), 4)
    assert net(fined(ALONE, fine=again)) == (202, 199, 199)


def test_a_deal_that_grows() -> None:
    more = "If no one went in, everyone must reante and redeal for all, with one more card for each player."
    hand = deal(f"{TWO}\n{IN_OUT}\n{HIGH}\n{more}")
    for size in (2, 3, 4):
        assert [len(hand.table.state.of_seat(seat)) for seat in (1, 2, 3)] == [size] * 3
        answer(hand, ALL_OUT)
    assert state(hand) == ((196, 196, 196), 12)


def test_a_deal_grows_no_larger_than_the_deck() -> None:
    more = "If no one went in, redeal for all, with 20 more cards for each player."
    hand = answer(deal(f"{TWO}\n{IN_OUT}\n{HIGH}\n{more}"), ALL_OUT)
    assert [len(hand.table.state.of_seat(seat)) for seat in (1, 2, 3)] == [17] * 3


def test_losing_with_a_good_hand_costs_more() -> None:
    rules = f"{TWO}\n{IN_OUT}\n{HIGH}\n{MATCH}.\nIf you have a pair and lose, you must match the pot twice.\n{AGAIN}"
    hand = answer(deal(rules, dealt("Ah Ad", "Kh Kd", "Qh Jd")), "1 declare in, 2 declare in, 3 declare in")
    assert state(hand) == ((202, 193, 196), 9)


def test_losing_has_to_cost_something() -> None:
    with pytest.raises(CannotWork, match="lose with a certain hand"):
        deal(f"{TWO}\n{HIGH}\nIf you have a pair and lose, you must match the pot twice.")


def test_who_declared_either_way_and_lost() -> None:
    rules = f"""{TWO}
    Each player simultaneously declares high, low, or out.
    Showdown, highest declared high hand and lowest declared low hand split the pot.
    Anyone who declared and lost must match the pot. {AGAIN}"""
    hand = deal(rules, dealt("Ah Ad", "Kh Kd", "2h 3d", "Qh Qd"), seats=4)
    answer(hand, "1 declare high, 2 declare high, 3 declare low, 4 declare out")
    assert state(hand) == ((201, 195, 201, 199), 4)


KITTY = f"""{TWO}
Deal 2 cards face down to the table.
{IN_OUT}
Turn up all table cards.
The high hand wins the pot, counting the table cards as a hand.
{MATCH}. {AGAIN}"""


@pytest.mark.parametrize(
    ("kitty", "answers", "chips", "pot"),
    [
        ("Qh Qd", TWO_IN, (202, 196, 199), 3),
        ("Ac As", TWO_IN, (196, 196, 199), 9),
        ("Ac As", ALONE, (196, 199, 199), 6),
        ("Qh Qd", ALONE, (202, 199, 199), 0),
    ],
)
def test_the_table_cards_are_a_hand(kitty: str, answers: str, chips: tuple[int, ...], pot: int) -> None:
    hand = answer(deal(KITTY, dealt("Ah Ad", "Kh Kd", "Jh Jd", then=kitty)), answers)
    assert state(hand) == (chips, pot)


def test_what_is_wild_but_not_in_the_table_hand() -> None:
    cards = dealt("2h 9d", "8h 8d", "Jh Td", then="2c Tc")
    assert net(answer(deal(f"{KITTY}\nTwos are wild.", cards), ALONE)) == (196, 199, 199), "tens beat nines"
    assert net(answer(deal(f"{KITTY}\nTwos are wild, but not in the table hand.", cards), ALONE)) == (202, 199, 199)


LEG = (
    "If only one player went in, they get a leg."
    " Otherwise, anyone who went in and did not have the high hand must match the pot."
)
THREE_FIVE_SEVEN = f"""Deal 3 cards face down to each player.
{IN_OUT}
{LEG}
Deal 2 cards face down to each player.
{IN_OUT}
{LEG}
Redeal for all until one player has three legs. That player wins the pot."""


def test_who_gets_more_cards_may_declare_again() -> None:
    hand = answer(deal(THREE_FIVE_SEVEN), ALONE)
    assert set(hand.asking) == {1, 2, 3}
    answer(hand, "1 declare out, 2 declare in, 3 declare out")
    assert [event.value for event in hand.table.log if isinstance(event, ev.Noted) and event.name == "only one in"] == [
        1,
        2,
    ]


def test_who_gets_no_more_cards_stays_out() -> None:
    hand = deal(f"{TWO}\n{IN_OUT}\nEach player who went in may draw 1 card.\n{IN_OUT}\n{HIGH}")
    answer(hand, TWO_IN, "1 decline, 2 decline")
    assert set(hand.asking) == {1, 2}


def test_legs_win_the_pot_without_a_showdown() -> None:
    hand = answer(deal(THREE_FIVE_SEVEN), ALONE, ALONE)
    assert not hand.ended
    answer(hand, ALONE)
    assert hand.ended
    assert net(hand) == (202, 199, 199)


@pytest.mark.parametrize("joint", ["\n", " "])
def test_all_losers_but_the_worst_pay_less(joint: str) -> None:
    worst = "The lowest hand must match the pot."
    rules = f"{TWO}\n{IN_OUT}\n{HIGH}\n{worst}{joint}Anyone else who went in and lost must pay half the pot."
    hand = deal(rules, dealt("Ah Ad", "Kh Kd", "Qh Qd", "2h 3d"), seats=4)
    answer(hand, "1 declare in, 2 declare in, 3 declare in, 4 declare in")
    assert state(hand) == ((203, 197, 197, 195), 8), "who has matched the pot pays no half of it besides"


@pytest.mark.parametrize(
    "said",
    [
        "Flip all of the table cards. The table cards count as a hand that went in.",
        "The table cards are an extra hand.",
        "If the table cards are the high hand, no one wins the pot.",
    ],
)
def test_the_table_cards_as_one_more_hand(said: str) -> None:
    table = "Deal 2 cards face down to the table."
    rules = f"{TWO}\n{table}\n{IN_OUT}\n{said}\n{HIGH}\n{MATCH}."
    hand = answer(deal(rules, dealt("Ah Ad", "Kh Kd", "2h 3d", then="Qh Qd")), TWO_IN)
    assert state(hand) == ((202, 196, 199), 3)
    hand = answer(deal(rules, dealt("Kh Kd", "Qh Qd", "2h 3d", then="Ah Ad")), TWO_IN)
    assert state(hand) == ((196, 196, 199), 9), "nobody beats the table, and both match a pot of 3"
