"""Several hands of one player at the table, each for a part of the pot."""

from random import Random

import pytest

from kit.hands import answer, deal, dealt, net, paid, read_game
from pokernight.cards import texts
from pokernight.table import events as ev
from pokernight.table.choices import Refused
from pokernight.table.hand import Hand
from pokernight.table.record import choice_data

TWO = "Deal 2 hands of 2 cards to each player.\n"
THREE = "Deal 3 hands of 1 card to each player.\n"
ONES = "Ah 2h 3h Qd Kd 2d Qc 3c Kc"
"""Each of three players has the highest card in another hand."""


def why(hand: Hand) -> list[tuple[int, str]]:
    """Who won, and with what."""
    return [(event.seat, event.why) for event in hand.table.log if isinstance(event, ev.Won)]


def test_each_hand_wins_its_part_and_nothing_else_does() -> None:
    for said in ("each of the three hands wins a third of the pot", "each hand wins one third of the pot"):
        hand = deal(f"{THREE}Showdown, {said}.", ONES)
        assert why(hand) == [(1, "hand 1, ace high"), (2, "hand 2, king high"), (3, "hand 3, king high")]
        assert net(hand) == (200, 200, 200)


def test_parts_that_make_the_whole_pot_leave_nothing_for_the_high_hand() -> None:
    rules = f"""{THREE}The high first hand wins a third of the pot.
        The high second hand wins a third of the pot.
        The low third hand wins a third of the pot.
        If a player wins all three hands, everyone else pays them max bet."""
    hand = deal(rules, ONES)
    assert [seat for seat, _ in why(hand)] == [1, 2, 2]
    assert net(hand) == (200, 201, 199)
    assert net(deal(rules, "Ah 2h 3h Ad Kd 2d 2c 3c Kc")) == (212, 194, 194), "it is paid after the showdown"


def test_who_wins_the_most_hands() -> None:
    most, two = (f"{THREE}Showdown, {who} takes the pot." for who in ("whoever wins the most hands", "{}"))
    assert net(deal(most, ONES)) == (200, 200, 200), "each has won one"
    hand = deal(most, "Ah 2h 3h Ad Kd 2d 2c 3c Kc")
    assert why(hand) == [(1, "won 2 of 3 hands")]
    hand = deal(most, "Ah As 3h Ad Ac 2d 2c 3c Kc")
    assert why(hand) == [(3, "won 1 of 3 hands")], "equal hands are won by nobody"
    hand = deal(two.format("the player who wins two of the three hands"), f"{ONES}|Ah 2h 3h Ad Kd 2d 2c 3c Kc")
    assert hand.table.state.notes["deals"] == 2, "nobody has won two"
    assert net(hand) == (202, 199, 199)


def test_the_left_hand_for_high_and_the_right_one_for_low() -> None:
    rules = f"{TWO}Showdown, the high left hand and the low right hand split the pot."
    hand = deal(rules, "Ah 9c Ad 8c 2c Ac 3c Kc", seats=2)
    assert [seat for seat, _ in why(hand)] == [1, 1]
    hand = deal(rules, "Ah 9c Ad 8c Qc 2c Kc 3c", seats=2)
    assert [seat for seat, _ in why(hand)] == [1, 2]
    assert net(hand) == (200, 200)


def test_three_stacks_that_are_flipped_together() -> None:
    rules = """Deal 3 cards face down to each player.
        Each player splits their cards into three hands of one card each, arranging them in order in face down stacks.
        Each player simultaneously flips one card from each of their stacks.
        Betting round.
        Showdown, each of the three hands wins a third of the pot.
        If a player wins all three hands, each other player still in must pay them max bet."""
    hand = deal(rules, dealt("Ah Kh Qh", "2c 3c 4c", "2d 3d 4d"), seats=3)
    answer(hand, "1 split Ah Kh Qh", "2 split 4c 3c 2c", "3 split 4d 3d 2d", "1 check, 2 check, 3 fold")
    assert net(hand) == (207, 194, 199), "who folded does not pay"


SWEEP = f"""{TWO}Showdown, the high left hand and the high right hand split the pot.
    If the same player wins both hands, everyone else still in must match the pot, and the game is redealt."""


def test_who_is_swept_matches_the_pot_for_a_new_deal() -> None:
    swept, split = "Ah 9c Ad 8c 2c Ac 3c 2d", "Ah 9c Ad 8c 2c 9d 3c 9s"
    assert net(deal(SWEEP, split, seats=2)) == (200, 200)
    hand = deal(SWEEP, f"Ah 9c Ad 8c Kc Qd Ks Qs|{split}", seats=2)
    assert paid(hand) == [(2, 2)]
    assert net(hand) == (202, 198), "the two chips of the second pot are split"
    assert deal(SWEEP, swept, seats=2).table.state.notes.get("deals", 1) == 1


FALLING = """Deal 5 cards face down to each player.
    Each player splits their cards into a hand of one card and two hands of two cards. {}
    Showdown, each hand wins a third of the pot."""
FIVES = dealt("Ah Ad Kd 9c 4s", "Qh Qd Js Tc 5s", "2h 3d 4c 6d 7c")


def test_each_hand_is_worse_than_the_one_before() -> None:
    worse = "The second hand must be worse than the first hand, and the one card hand must be worse than both."
    hand = deal(FALLING.format(worse), FIVES)
    with pytest.raises(Refused, match=r"Hand 3 \(ace high\) must be worse than hand 2 \(king high\)"):
        answer(hand, "1 split Ad 4s Kd 9c Ah")
    with pytest.raises(Refused, match=r"Hand 2 \(pair of aces\) must be worse than hand 1 \(king high\)"):
        answer(hand, "1 split Kd 4s Ah Ad 9c")
    assert str(hand.asking[1].default) == "split Ad Ah Kd 9c 4s"
    answer(hand, "1 split Ah Ad Kd 4s 9c", "2 split Qd Qh Js Tc 5s", "3 split 6d 7c 4c 3d 2h")
    assert why(hand) == [(1, "hand 1, pair of aces"), (1, "hand 2, king high"), (1, "hand 3, nine high")]


def test_each_hand_is_better_than_the_one_before() -> None:
    hand = deal(FALLING.format("Each hand must be better than the one before it."), FIVES)
    with pytest.raises(Refused, match=r"Hand 2 \(king high\) must be better than hand 1 \(ace high\)"):
        answer(hand, "1 split Ah Kd 9c Ad 4s")
    assert str(hand.asking[1].default) == "split 4s Kd 9c Ad Ah"
    hand = deal(FALLING.format("The first hand must be worse than the second."), FIVES)
    answer(hand, "1 split 4s Ah Ad Kd 9c")
    assert 1 not in hand.asking, "nothing is said of the third hand"


def test_who_has_too_few_cards_for_all_hands_splits_them_freely() -> None:
    rules = FALLING.format("Each hand must be worse than the one before it.").replace("Deal 5", "Deal 3")
    hand = deal(rules, dealt("2h Ah Ad", "Qh Qd Js"), seats=2)
    answer(hand, "1 split 2h Ah Ad")
    assert 1 not in hand.asking


def test_large_hands_are_compared_as_well() -> None:
    rules = """Deal 26 cards face down to each player.
        Each player splits their cards into two hands of 13 cards. The second hand must be better than the first.
        Showdown, each hand wins half the pot."""
    hand = deal(rules, seats=2)
    usual = hand.asking[1].default
    worst = usual._replace(cards=(*usual.cards[13:], *usual.cards[:13]))
    with pytest.raises(Refused, match="must be better than hand 1"):
        hand.answer(1, worst)
    hand.answer(1, usual)


def test_a_draw_for_each_hand() -> None:
    rules = "Deal 2 hands of 3 cards to each player.\nEach player {}.\nShowdown: each of the 2 hands wins."
    deck = f"{dealt('Ah Kh 2h', '3d 4d 5d')} {dealt('9c 8c 7c', '6s 5s 4s')} Jc Qd Ts Tc"
    hand = deal(rules.format("may draw up to two cards to each hand"), deck, seats=2)
    assert choice_data(hand.asking[1])["out_of"] == [["2h", "Kh", "Ah"], ["7c", "8c", "9c"]]
    with pytest.raises(Refused, match="up to 2 cards of each hand"):
        answer(hand, "1 draw Ah Kh 2h")
    with pytest.raises(Refused, match="up to 4 cards"):
        answer(hand, "1 draw Ah Kh 9c 8c 7c")
    answer(hand, "1 draw 2h 8c 7c")
    assert [texts(hand.table.pile(1, number)) for number in (1, 2)] == ["Ah Kh Jc", "9c Qd Ts"]
    hand = deal(rules.format("draws one card for each hand"), deck, seats=2)
    assert str(hand.asking[1].default) == "draw 2h 7c"
    with pytest.raises(Refused):
        answer(hand, "1 draw 2h Kh")
    for seed in range(20):
        any_answer = hand.asking[1].any(Random(seed))
        assert hand.asking[1].check(any_answer) == any_answer
    game = read_game(rules.format("may draw up to two cards to each hand").splitlines())
    assert game.numbers.seen == 6 + 4


def test_tags() -> None:
    def tags(*rules: str) -> set[str]:
        return set(read_game(["Deal 2 hands of 5 cards to each player.", *rules]).tags)

    assert "split-pot" in tags("Each of the two hands wins half the pot.")
    assert "split-pot" in tags("The high left hand and the high right hand split the pot.")
    assert "high-low" in tags("The high left hand and the low right hand split the pot.")
    assert {"match-pot", "redeal"} <= tags(*(line.strip() for line in SWEEP.splitlines()[1:]))
