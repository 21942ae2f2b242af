"""Cards on the table: common ones, figures of them, and others."""

import pytest

from kit.hands import all_default, answer, deal, dealt
from pokernight.cards import read_cards, texts
from pokernight.game import Game
from pokernight.table import events as ev
from pokernight.table.hand import Hand
from pokernight.table.places import COMMON, DISCARDS, TABLE, Lie

SHOWDOWN = "Showdown: the high hand wins.\n"

FOUR = "Deal four cards face down to each player.\n"


def best(hand: Hand, seat: int) -> str:
    """What the table says of a winning hand."""
    return next(event.why for event in hand.table.log if isinstance(event, ev.Won) and event.seat == seat)


def redeals(hand: Hand) -> int:
    return sum(isinstance(event, ev.Redealt) for event in hand.table.log)


def played(said: str, on_table: str, hands: tuple[str, str], there: str = "common") -> Hand:
    """Four cards to each of two players, some on the table, and a rule that stands after the showdown."""
    count = len(on_table.split())
    laid = f"Deal {count} {there} card{'s' * (count > 1)} face up.\n"
    return all_default(deal(FOUR + laid + SHOWDOWN + said, dealt(*hands, then=on_table), seats=2))


ACES = "Ah Ad 3c 6s"

KINGS = "Kh Kd 9c 7s"


@pytest.mark.parametrize(
    ("said", "common", "winner", "why"),
    [
        ("The lowest common spade is wild, as are all cards of the same rank.", "Ts 7h 9s 2h", 2, "four kings"),
    ],
)
def test_cards_are_wild_by_what_lies_on_the_table(said: str, common: str, winner: int, why: str) -> None:
    assert why in best(played(said, common, (ACES, KINGS)), winner)


def test_all_common_cards_are_told_at_the_end() -> None:
    rules = f"{FOUR}Deal one common card face up.\nDeal 1 common card face up.\n{SHOWDOWN}"
    rule = "If all of the common cards are red, redeal."
    assert not redeals(all_default(deal(rules + rule, dealt(ACES, KINGS, then="2h 2s"), seats=2)))
    assert redeals(all_default(deal(rules + rule, dealt(ACES, KINGS, then="2h 4d"), seats=2))) == 1


@pytest.mark.parametrize(
    ("said", "why"),
    [
        ("Your hand must use the common cards.", "pair of nines"),
    ],
)
def test_a_hand_uses_a_common_card_or_not(said: str, why: str) -> None:
    hand = played(said, "9s 5d 4d 2h", ("Ah Ad As 9c", "Kh Jd 8c 7s"))
    assert why in best(hand, 1)


@pytest.mark.parametrize(
    ("said", "high", "low"),
    [
        ("", "straight, nine high", "eight-six low"),
        ("Your high hand must contain two down cards.", "straight, seven high", "eight-six low"),
    ],
)
def test_a_rule_for_hands_of_one_kind_leaves_the_others(said: str, high: str, low: str) -> None:
    rules = f"{FOUR}Deal four common cards face up.\nShowdown: the high hand and the low hand split the pot.\n{said}"
    deck = dealt("Ah 2d Ks Kc", "Qh 6d 8c 7s", then="5s 3d 9d 4h")
    hand = all_default(deal(rules.strip(), deck, seats=2))
    why = [event.why for event in hand.table.log if isinstance(event, ev.Won)]
    assert why == [f"high hand, {high}", f"low hand, {low}"]


def test_a_card_does_not_match_itself() -> None:
    rule = "If the last common card matches another common card, redeal."
    assert not redeals(played(rule, "Qc Js 9s", (ACES, KINGS)))
    assert redeals(played(rule, "Qc Js Qs", (ACES, KINGS)))


END = "Betting round.\nShowdown: the high hand wins."

DECK = "Ac Kc 2h 3h 4h 5h 6h 7h 8h 9h Th Jh Qh"
"""A card for each of two players, and then the places: 2h lies in the first, 3h in the second."""


def laid(shape: str, said: str = "", deck: str = DECK) -> Hand:
    """Common cards face down in a shape, and what is done to them."""
    rules = f"Deal one card face down to each player.\nDeal {shape}.\n{said}\n{END}"
    return deal("\n".join(filter(None, rules.splitlines())), deck, seats=2)


def turned_up(hand: Hand) -> str:
    """The common cards that lie face up."""
    state = hand.table.state
    return texts(card for card in state.at(COMMON) if state.lies[card] is Lie.UP)


def in_shape(count: int, shape: str) -> str:
    return f"{count} common cards face down to the table in {shape}"


CROSS, GRID = in_shape(5, "a cross"), "3 rows of 3 common cards face down to the table"


@pytest.mark.parametrize(
    ("shape", "said", "up"),
    [
        (CROSS, "Turn up 3 of the outer common cards.", "2h 3h 4h"),
        (CROSS, "Turn up 4 common cards.", "2h 3h 4h 5h"),
        (GRID, "Turn up the corner common cards.", "2h 4h 8h Th"),
        (GRID, "Turn up the side common cards.", "3h 5h 7h 9h"),
        (in_shape(6, "a triangle"), "Turn up the top common card.", "2h"),
    ],
)
def test_common_cards_are_turned_up_where_they_lie(shape: str, said: str, up: str) -> None:
    assert turned_up(laid(shape, said)) == up


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
    ],
)  # fmt: skip
def test_hands_are_made_of_common_cards_that_lie_so(shape: str, rule: str, own: str, common: str, best: str) -> None:
    others = " ".join(["4c", "Tc", "Jd", "Js", "3h"][: len(own.split())])
    assert best in used(shape, rule, own, others, common)


@pytest.mark.parametrize(
    ("shape", "rule", "best"),
    [
        (in_shape(6, "a triangle"), "The top common card is wild.", "pair of aces"),
    ],
)
def test_places_are_wild(shape: str, rule: str, best: str) -> None:
    common = "2h 7d 9d Jh 4s 5s 2s"
    assert best in used(
        shape, f"A hand is made of 2 down cards and at most 1 common card.\n{rule}", "Ac Qd", "4d 6d", common
    )


@pytest.mark.parametrize(
    ("steps", "rounds"),
    [
        (["Turn up 1 common card.", "Repeat the last two steps until all common cards are up."], 6),
        (["Turn up 1 common card.", "Repeat the last two steps 3 more times."], 5),
    ],
)
def test_betting_rounds_are_counted_by_the_cards_that_are_turned_up(steps: list[str], rounds: int) -> None:
    turn, again = steps
    bet = "Betting round, starting with the high hand showing."
    rules = [
        "Deal two cards face down to each player.",
        f"Deal {CROSS}.",
        bet,
        turn,
        bet,
        again,
        "Showdown: the high hand wins.",
    ]
    assert Game.read(rules).numbers.rounds == rounds


def common(hand: Hand) -> str:
    return texts(hand.table.state.at(COMMON))


def lying(hand: Hand) -> str:
    return texts(hand.table.state.at(TABLE))


def test_common_cards_belong_to_every_hand_and_table_cards_to_none() -> None:
    hand = deal(
        f"""Deal two cards face down to each player.
        Deal three common cards face up to the table.
        Deal one card face up to the table.
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
        f"Deal one card face down to each player.\nDeal 2 common cards face down to the table.\n{END}",
        "2h 3h Ah Ad",
        seats=2,
    )
    assert all(not hand.table.state.known[card] for card in read_cards("Ah Ad"))


def test_cards_on_the_table_are_turned_up_one_after_the_other_or_all() -> None:
    rules = f"""Deal one card face down to each player.
        Deal three common cards face down to the table.
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
        f"""Deal one card face down to each player.
        Deal two cards face down to the table.
        Deal one common card face down to the table.
        Turn up 1 table card.
        {END}""",
        "2h 3h Ah Ad Ac",
        seats=2,
    )
    lies = hand.table.state.lies
    assert [lies[card] for card in read_cards("Ah Ad Ac")] == [Lie.UP, Lie.BLIND, Lie.BLIND]


def test_a_card_is_burnt_unseen() -> None:
    rules = f"Deal one card face down to each player.\nBurn 1 card.\nDeal 1 common card face up to the table.\n{END}"
    hand = deal(rules, "Ac Kc 2h 3h", seats=2)
    assert common(hand) == "3h"
    assert texts(hand.table.state.at(DISCARDS)) == "2h"
    assert not hand.table.state.known[read_cards("2h")[0]]


def test_a_card_for_one_player() -> None:
    rules = f"Deal one card face up to each player.\nDeal 2 cards face down to the low hand showing.\n{END}"
    hand = deal(rules, "Jh Kh 9h 2c 3c")
    assert [texts(hand.table.state.of_seat(seat)) for seat in (1, 2, 3)] == ["Jh", "Kh", "9h 2c 3c"]


def test_a_common_card_that_pairs_another_is_replaced() -> None:
    page = """Deal 1 card face down to each player.
    Deal 2 cards face up to the board, replacing cards that pair.
    Deal 1 card face up to the board. If it pairs another common card, discard it and deal another until it does not.
    Betting round.
    Showdown: the high hand wins."""
    hand = deal(page, "Ah Kh 5c 5d 7c 7d 5s 9c", seats=2)
    state = hand.table.state
    assert texts(state.at(COMMON)) == "5c 7c 9c"
    assert sorted(texts(state.at(DISCARDS)).split()) == ["5d", "5s", "7d"]
