"""Declaring at the table: high, low or both, in or out, the best hand, and ranks that are named."""

import pytest

from kit.hands import all_default, answer, deal, dealt, net
from pokernight.table import events as ev
from pokernight.table.choices import Refused
from pokernight.table.hand import Hand
from pokernight.table.options import Options

FIVE = "Deal 5 cards face down to each player."
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
    rules = f"""Deal 5 cards face up to each player.
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


def test_who_is_out_is_not_asked_for_high_or_low() -> None:
    rules = f"{FIVE}\nEach player declares in or out.\nEach player declares high or low.\n{HIGH_LOW}"
    hand = deal(rules, dealt(ACES, KINGS, LOW))
    answer(hand, "1 declare out, 2 declare in, 3 declare in")
    assert set(hand.asking) == {2, 3}
    answer(hand, "2 declare high, 3 declare high")
    assert net(hand) == (199, 202, 199)


def test_declaring_the_best_hand_is_a_bet_that_the_others_match() -> None:
    hand = deal(
        f"""{FIVE}
        Any player may declare that they have the best hand: they do not draw, and pay 4 chips.
        Each player matches the current bet or folds.
        {HIGH}""",
        dealt(KINGS, ACES, LOW),
    )
    answer(hand, "1 declare")
    assert list(hand.asking) == [2], "the one who has declared pays no more, and nobody else can declare"
    answer(hand, "2 pay, 3 fold")
    assert net(hand) == (195, 206, 199)


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


def test_a_rank_that_the_rules_speak_of() -> None:
    rules = f"""{FIVE}
        The dealer names the lucky rank.
        {HIGH}
        Cards of the rank that was named are wild."""
    hand = deal(rules, dealt("Ah Kd 9c 7d 4s", "Kh Qd 9s 5c 3d"), seats=2)
    assert list(hand.asking) == [2]
    answer(hand, "2 choose three")
    assert net(hand) == (199, 201)


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
    rules = """Deal 5 cards face down to each player.
        Each player pays 10 chips or folds.
        Showdown: the high hand wins."""
    hand = deal(rules, dealt(ACES, LOW, KINGS), stacks=(5, 20, 20))
    answer(hand, "1 pay", "2 pay", "3 pay")
    assert net(hand) == (15, 9, 21), "four from each and the antes, and the rest to the next best"


def test_declaring_the_best_hand_comes_in_place_of_a_turn() -> None:
    rules = """Deal 5 cards face down to each player.
        Each player in turn pays 2 chips to draw a card from the deck or any face-up discard.
        Any player may declare that they have the best hand: they do not draw, and pay 3 chips.
        Repeat the last 2 steps until someone believes they have the highest hand.
        Each player matches the current bet or folds.
        Showdown: the high hand wins."""
    hand = deal(rules, dealt(ACES, LOW, KINGS))
    answer(hand, "1 decline", "1 discard 9c")
    assert hand.asking[2].prompt == "Declare that you have the best hand, for 3? If you decline, your turn costs 2."
    answer(hand, "2 declare")
    assert list(hand.asking) == [1], "nobody draws any more, and who declared has paid"
    answer(hand, "1 pay", "3 fold")
    assert net(hand)[1] == 196


def test_who_stayed_out_is_not_asked_again() -> None:
    rules = f"{FIVE}\nEach player declares in or out.\nEach player declares in or out.\n{HIGH}"
    hand = deal(rules, dealt(ACES, KINGS, LOW))
    answer(hand, "1 declare out, 2 declare in, 3 declare in")
    assert set(hand.asking) == {2, 3}
    answer(hand, "2 declare out, 3 declare in")
    assert net(hand) == (199, 199, 202)


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


def test_all_declare_the_same_way() -> None:
    rules = BOTH_WAYS.format("If everyone declares the same way, the pot is split among the players who didn't fold.")
    hands = dealt("Ah Ad Kc", "Kh Kd Jc", "2h 4d 6c")
    for way in ("high", "low"):
        hand = answer(deal(rules, hands), f"1 declare {way}, 2 declare {way}, 3 declare {way}")
        assert (net(hand), hand.ended) == ((200, 200, 200), True)
    hand = answer(deal(rules, hands), "1 declare high, 2 declare high, 3 declare low")
    assert net(hand) == (201, 199, 200)
