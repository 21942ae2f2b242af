"""Declaring high, low, in or out, and knocking."""

import pytest

from kit.hands import all_default, answer, deal, dealt, net
from pokernight.table import events as ev
from pokernight.table.choices import Refused
from pokernight.table.hand import Hand
from pokernight.table.options import Options

FIVE = "Deal five cards face down to each player."

HIGH_LOW = "Showdown: the best hand declared high and the best hand declared low split the pot."

HIGH = "Showdown: the high hand wins."

ACES, KINGS, LOW = "Ah Ad 9c 7d 4s", "Kh Kd 9s 7c 4d", "8h 6d 4c 3d 2s"


def declared(hand: Hand) -> dict[int, str]:
    return hand.table.state.declared


def words(hand: Hand, seat: int) -> tuple[str, ...]:
    """What a seat may declare."""
    found: tuple[str, ...] = getattr(hand.asking[seat], "words", ())
    return found


def test_all_declare_in_secret_and_show_it_together() -> None:
    hand = deal(f"{FIVE}\nEach player declares high or low.\nBetting round.\n{HIGH_LOW}", dealt(ACES, KINGS, LOW))
    assert set(hand.asking) == {1, 2, 3}
    assert words(hand, 1) == ("high", "low")
    answer(hand, "1 declare high, 3 declare low")
    assert declared(hand) == {}
    assert hand.story(2)[-1] == ev.Chose(3, ()), "others see only that a choice was made"
    answer(hand, "2 declare high")
    assert declared(hand) == {1: "high", 2: "high", 3: "low"}
    answer(hand, "1 check, 2 check, 3 check")
    assert net(hand) == (201, 199, 200), "three chips: two for high, one for low"


def test_who_says_nothing_declares_high() -> None:
    hand = deal(f"{FIVE}\nEach player declares high, low or both.\n{HIGH_LOW}", dealt(ACES, KINGS, LOW))
    all_default(hand)
    assert declared(hand) == {1: "high", 2: "high", 3: "high"}
    assert net(hand) == (202, 199, 199), "nobody declared low, so high takes all"


def test_a_word_that_is_not_offered_is_refused() -> None:
    hand = deal(f"{FIVE}\nEach player declares high or low.\n{HIGH_LOW}", dealt(ACES, KINGS, LOW))
    with pytest.raises(Refused, match="declare high, declare low"):
        answer(hand, "1 declare both")


def test_declared_in_turn_all_hear_it_at_once() -> None:
    hand = deal(f"{FIVE}\nEach player in turn declares high or low.\n{HIGH_LOW}", dealt(ACES, KINGS, LOW))
    answer(hand, "1 declare low")
    assert declared(hand) == {1: "low"}
    assert list(hand.asking) == [2]


def test_both_must_win_both() -> None:
    both = f"{FIVE}\nEach player declares high, low or both.\n{HIGH_LOW}"
    wheel, seven_low = "5h 4h 3c 2d As", "7h 5d 4c 3d 2s"
    hand = deal(both, dealt(ACES, KINGS, seven_low))
    answer(hand, "1 declare high, 2 declare high, 3 declare both")
    assert net(hand) == (202, 199, 199), "he wins low, but not high"
    hand = deal(f"{both} A hand declared both ways wins both or nothing.", dealt(KINGS, wheel, LOW))
    answer(hand, "1 declare high, 2 declare both, 3 declare high")
    assert net(hand) == (199, 202, 199), "nobody else has declared low"


def test_a_tie_counts_as_a_loss_for_both_unless_the_table_agrees_otherwise() -> None:
    rules = f"{FIVE}\nEach player declares high, low or both.\n{HIGH_LOW}"
    deck = dealt("Ah Ad 9c 7d 4s", "As Ac 9d 7c 4h", "Kh Kd 9s 8c 2d")
    hand = deal(rules, deck)
    answer(hand, "1 declare high, 2 declare both, 3 declare high")
    assert net(hand) == (202, 199, 199)
    hand = deal(rules, deck, options=Options(both_ties_lose=False))
    answer(hand, "1 declare high, 2 declare both, 3 declare high")
    assert net(hand) == (200, 201, 199), "he shares high and has low alone"


def test_nobody_may_declare_both() -> None:
    hand = deal(f"{FIVE}\nEach player declares high, low or both.\n{HIGH_LOW}\nNobody may declare both.")
    assert words(hand, 1) == ("high", "low")


def test_cards_that_bar_a_declaration() -> None:
    rules = f"""Deal five cards face up to each player.
        Each player declares high, low or both. Nobody with a king that lies face up may declare low.
        {HIGH_LOW}"""
    hand = deal(rules, dealt(ACES, KINGS, LOW))
    assert set(hand.asking) == {1, 3}, "only high is left for who shows a king, and nothing to ask"
    answer(hand, "1 declare low, 3 declare high")
    assert declared(hand) == {1: "low", 2: "high", 3: "high"}


def test_who_is_barred_by_a_card_that_nobody_sees_is_asked_like_the_others() -> None:
    rules = f"{FIVE}\nEach player declares high or low. Nobody with a king may declare low.\n{HIGH_LOW}"
    hand = deal(rules, dealt(ACES, KINGS, LOW))
    assert set(hand.asking) == {1, 2, 3}
    assert words(hand, 2) == ("high",)


def test_who_is_out_takes_no_part_in_the_showdown() -> None:
    hand = deal(f"{FIVE}\nEach player declares in or out.\n{HIGH}", dealt(ACES, KINGS, LOW))
    assert words(hand, 2) == ("out", "in")
    answer(hand, "1 declare out, 2 declare in, 3 declare in")
    assert net(hand) == (199, 202, 199)
    shown = {event.at.seat for event in hand.table.log if isinstance(event, ev.Shown)}
    assert shown == {2, 3}, "who is out shows nothing"


def test_out_is_the_answer_of_who_gives_none() -> None:
    hand = deal(f"{FIVE}\nEach player declares in or out.\n{HIGH}", dealt(ACES, KINGS, LOW))
    answer(hand, "1 declare out, 2 declare in")
    hand.answer(3, hand.asking[3].default)
    assert net(hand) == (199, 202, 199)
    assert not any(isinstance(event, ev.Shown) for event in hand.table.log), "alone he need not show"


def test_to_stay_out_before_a_betting_round_is_to_fold() -> None:
    hand = deal(f"{FIVE}\nEach player declares in or out.\nBetting round.\n{HIGH}", dealt(ACES, KINGS, LOW))
    answer(hand, "1 declare out, 2 declare in, 3 declare in")
    assert hand.table.state.folded == {1}
    assert list(hand.asking) == [2]
    hand = deal(f"{FIVE}\nEach player declares in or out. Players who declare out fold.\n{HIGH}")
    answer(hand, "1 declare out, 2 declare in, 3 declare in")
    assert hand.table.state.folded == {1}


def test_when_nobody_is_in_the_pot_is_played_for_again() -> None:
    rules = f"{FIVE}\nEach player declares in or out.\nBetting round.\n{HIGH}"
    hand = deal(rules, f"{dealt(ACES, KINGS, LOW)}|{dealt(LOW, ACES, KINGS)}")
    answer(hand, "1 declare out, 2 declare out, 3 declare out")
    assert hand.table.state.folded == frozenset()
    assert set(hand.asking) == {1, 2, 3}, "the next deal"
    answer(hand, "1 declare in, 2 declare in, 3 declare in", "1 check, 2 check, 3 check")
    assert net(hand) == (199, 202, 199)


def test_a_named_rank_is_wild_in_place_of_the_one_before() -> None:
    rules = f"""{FIVE}
        The player to the left of the dealer names the rank that is wild, in place of any named before.
        The dealer names the rank that is wild, in place of any named before.
        {HIGH}"""
    hand = deal(rules, dealt("Ah Kd 9c 7d 4s", "Kh Qd 9s 5c 3d"), seats=2)
    with pytest.raises(Refused, match="choose two"):
        answer(hand, "1 choose red")
    answer(hand, "1 choose four, 2 choose three")
    assert net(hand) == (199, 201), "only threes are wild in the end: a pair of kings beats ace high"


def test_one_wild_rank_ends_and_chance_names_another() -> None:
    rules = f"""{FIVE}
        The dealer may end one wild rank: the top card of the deck is turned up, and its rank is wild instead.
        {HIGH}
        Threes are wild.
        Fours are wild."""
    deck = dealt("Ah Kd 9c 7d 4s", "Kh Qd 8s 5c 3d", then="7s")
    hand = deal(rules, deck, seats=2)
    assert words(hand, 2) == ("three", "four")
    answer(hand, "2 choose four")
    assert net(hand) == (201, 199), "sevens are wild now: a pair of aces beats a pair of kings"
    hand = deal(rules, deck, seats=2)
    answer(hand, "2 decline")
    assert net(hand) == (201, 199)
    hand = deal(rules, dealt("Ah Kd 9c 6d 4s", "Kh Qd 8s 5c 3d", then="7s"), seats=2)
    answer(hand, "2 choose four")
    assert net(hand) == (199, 201), "the four stands for nothing now"


def test_who_cannot_pay_what_is_due_goes_all_in_for_a_side_pot() -> None:
    rules = """Deal five cards face down to each player.
        Each player pays 10 chips or folds.
        Showdown: the high hand wins."""
    hand = deal(rules, dealt(ACES, LOW, KINGS), stacks=(5, 20, 20))
    answer(hand, "1 pay", "2 pay", "3 pay")
    assert net(hand) == (15, 9, 21), "four from each and the antes, and the rest to the next best"


def test_where_all_stayed_out_all_are_asked_again() -> None:
    rules = f"{FIVE}\nEach player declares in or out.\nEach player declares in or out.\n{HIGH}"
    hand = deal(rules, dealt(ACES, KINGS, LOW))
    answer(hand, "1 declare out, 2 declare out, 3 declare out")
    assert set(hand.asking) == {1, 2, 3}


BOTH_WAYS = """Deal three cards face down to each player.
Declare high/low/both simultaneously.
Highest declared high hand and lowest declared low hand split the pot.
{}"""


def test_who_declared_both_and_lost_pays() -> None:
    rules = BOTH_WAYS.format(
        "Anyone who declared both and lost must match the pot. If someone had to match the pot, redeal for all."
    )
    hands = dealt("Ah Ad Kc", "Kh Kd Jc", "2h 4d 6c")
    hand = answer(deal(rules, hands), "1 declare high, 2 declare high, 3 declare low")
    assert (net(hand), hand.ended) == ((201, 199, 200), True), "seat 2 has lost as well, but has not declared both"
    hand = answer(deal(rules, hands), "1 declare both, 2 declare high, 3 declare low")
    assert (net(hand), hand.ended) == ((196, 201, 200), False)


@pytest.mark.parametrize("joint", [" ", "\n"])
def test_losers_pay_on_the_line_of_the_showdown_as_well(joint: str) -> None:
    rules = f"Deal two cards face down to each player.\nDeclare in/out.\nShowdown, high hand wins.{joint}"
    hand = deal(rules + "Anyone who went in and lost must match the pot.", dealt("Ah Kc", "Ad Qh", "Qs 4c"))
    assert net(answer(hand, "1 declare in, 2 declare in, 3 declare out")) == (202, 196, 199)


HANDS = dealt("2h 4d 6c 8s Th", "3h 5d 7c 9s Jh", "4h 6d 8c Ts Qh", then="2c 3c 4c 5c 6h 7h 8h 9h")


def test_at_least_one_and_what_many_cost() -> None:
    rules = """Deal five cards face down to each player.
        Each player must draw at least one card.
        If you draw three cards, you must pay ante.
        Showdown, high hand wins."""
    hand = deal(rules, HANDS)
    assert getattr(hand.asking[1], "least", None) == 1
    answer(hand, "1 draw 2h 4d 6c, 2 draw 3h, 3 draw 4h 6d")
    paid = [(event.seat, event.chips) for event in hand.table.log if isinstance(event, ev.Paid)][3:]
    assert paid == [(1, 1)]


LEGS_HIGH, MIDDLE, LEGS_LOW = "Ah Ad Kc", "Qh Qd Jc", "2h 4d 6c"


def test_where_nobody_goes_in_the_pot_is_played_for_again() -> None:
    rules = """Deal three cards face down to each player.
        Declare in/out simultaneously.
        Showdown, high hand wins.
        Anyone who went in and lost must match the pot."""
    hand = answer(deal(rules), "1 declare out, 2 declare out, 3 declare out")
    assert not hand.ended
    assert hand.table.pot_size() == 3


GUTS = """Deal three cards face down to each player.
Declare in/out simultaneously.
Showdown, high hand wins.
Anyone who went in and lost must match the pot.
{more}"""


def test_matching_has_a_limit() -> None:
    for more, price in (("", 3), ("The most anyone must match is 2x ante.", 2)):
        hand = deal(GUTS.format(more=more), dealt(LEGS_LOW, LEGS_HIGH, MIDDLE))
        answer(hand, "1 declare in, 2 declare in, 3 declare out")
        assert [(event.seat, event.chips) for event in hand.table.log if isinstance(event, ev.Paid)][3:] == [(1, price)]


def test_cards_for_those_who_went_in() -> None:
    rules = """Deal three cards face down to each player.
        Declare in/out simultaneously.
        Deal one card down to each player who went in.
        Showdown, high hand wins."""
    hand = answer(
        deal(rules, dealt(LEGS_LOW, LEGS_HIGH, MIDDLE, then="3c 3d")), "1 declare in, 2 declare out, 3 declare in"
    )
    assert [len(hand.table.state.of_seat(seat)) for seat in (1, 2, 3)] == [4, 3, 4]


def test_legs_and_a_comparison_in_other_words() -> None:
    several = "the high hand takes the pot and the losers match it"
    rules = f"""Deal three cards face down to each player.
        Declare in/out simultaneously.
        If only one player went in, they get a leg. If two or more went in, {several}.
        The first player with three legs takes the pot."""
    hand = answer(deal(rules, dealt(LEGS_LOW, LEGS_HIGH, MIDDLE)), "1 declare in, 2 declare in, 3 declare out")
    assert (net(hand), hand.ended) == ((196, 202, 199), False)


@pytest.mark.parametrize("turned", [True])
def test_all_pay_before_the_cards_are_redealt_wherever_it_stands(turned: bool) -> None:
    last = [
        "Anyone who went in and lost must match the pot. If no one went in, redeal for all.",
        "If no one goes in, everyone must reante.",
    ]
    rules = [
        "Deal three cards face down to each player.",
        "Declare in/out simultaneously.",
        "Showdown, high hand wins.",
    ]
    hand = deal("\n".join(rules + last[:: -1 if turned else 1]), dealt(LEGS_LOW, LEGS_HIGH, MIDDLE))
    answer(hand, "1 declare out, 2 declare out, 3 declare out")
    assert (net(hand), hand.table.pot_size()) == ((198, 198, 198), 6)


@pytest.mark.parametrize(("said", "pot"), [("No one antes.", 0)])
def test_who_antes(said: str, pot: int) -> None:
    hand = deal(f"Deal three cards face down to each player.\n{said}\nBetting round.\nShowdown: the high hand wins.")
    assert (net(hand), hand.table.pot_size()) == ((200, 200, 200 - pot), pot)
