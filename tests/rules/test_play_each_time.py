"""Hands in which the same thing costs more each time."""

from kit.hands import answer, cards, deal, dealt, net, paid
from pokernight.table.hand import Hand

HANDS = dealt("Ah Kd", "9c 8c", then="2c 3c 4c 5c")


def bought(prices: str, *answers: str, stacks: tuple[int, ...] = ()) -> Hand:
    rules = f"""Deal two cards face down to each player.
        {prices}
        Showdown, high hand wins."""
    return answer(deal(rules, HANDS, 2, stacks), *answers)


def test_each_time_has_its_price() -> None:
    line = "Each player may buy a replacement card for max bet the first time, and double max bet the second time."
    hand = bought(line, "1 draw Kd, 1 draw 2c, 2 draw 8c, 2 decline")
    assert paid(hand) == [(1, 5), (1, 10), (2, 5)], "there is no third time"
    assert (cards(hand, 1), cards(hand, 2)) == ("Ah 3c", "9c 4c")
    assert hand.ended


def test_who_lets_it_be_is_not_asked_again() -> None:
    hand = bought("Each player may draw a card for an ante the first time and max bet after that.", "1 decline")
    assert list(hand.asking) == [2]
    answer(hand, "2 draw 8c, 2 draw 2c, 2 draw 3c, 2 decline")
    assert paid(hand) == [(2, 1), (2, 5), (2, 5)]
    assert net(hand) == (212, 188)


def test_nobody_is_asked_for_more_than_he_has() -> None:
    hand = bought("Each player may draw a card for 1 chip the first time and 9 chips the second time.", stacks=(5, 5))
    answer(hand, "1 draw Kd")
    assert list(hand.asking) == [2]


def test_the_times_are_counted_through_the_deal() -> None:
    line = "Each player may buy a card for an ante the first time and max bet the second time."
    hand = bought(f"{line}\nRepeat the last step one more time.", "1 take, 1 decline, 2 decline")
    assert hand.asking[1].prompt == "Take a card? It costs 5."
    answer(hand, "1 take")
    assert list(hand.asking) == [2]
    assert paid(hand) == [(1, 1), (1, 5)]


def test_a_new_deal_begins_with_the_first_price() -> None:
    rules = """Deal two cards face down to each player.
        Each player declares in or out.
        Each player may draw a card for an ante the first time and max bet the second time.
        Showdown, high hand wins.
        Who went in and lost must match the pot."""
    hand = answer(deal(rules, HANDS, 2), "1 declare in, 2 declare in, 1 draw Kd, 1 draw 2c, 2 decline")
    answer(hand, "1 declare in, 2 declare in")
    assert "It costs 1." in hand.asking[1].prompt
