"""Cards that one player gets to see of another, and what it costs to have lost."""

from kit.hands import answer, deal, dealt, knows, net

TWO = "Deal 2 cards face down to each player.\n"
END = "Betting round.\nShowdown: the high hand wins."
DECK = dealt("Ah 2h", "Kd 4d", "Qc 6c")


def test_a_card_is_shown_to_a_neighbour_alone() -> None:
    hand = answer(deal(TWO + "Everyone shows one card to the player on their left.\n" + END, DECK), "1 lay Ah")
    assert not knows(hand, 2, "Ah"), "nobody sees anything before all have chosen"
    answer(hand, "2 lay 4d, 3 lay Qc")
    assert [knows(hand, seat, "Ah") for seat in (1, 2, 3)] == [True, True, False]
    assert not knows(hand, 2, "2h")


def test_a_look_at_a_card_of_a_neighbour() -> None:
    rules = TWO + "Each player may pay ante to see one down card of the player to their left.\n" + END
    hand = answer(deal(rules, DECK), "1 pay, 2 decline, 3 decline")
    assert [knows(hand, 1, card) for card in ("Kd", "4d")] == [True, False]
    assert net(hand) == (198, 199, 199)


def test_who_declared_one_way_and_lost_pays() -> None:
    rules = """Deal 2 cards face down to each player.
    Each player declares high or low.
    Showdown: the best hand declared high and the best hand declared low split the pot.
    Anyone who declares high and loses must match the pot."""
    hand = answer(deal(rules, DECK), "1 declare high, 2 declare high, 3 declare low")
    assert hand.table.state.chips[2] == 196
    assert hand.table.state.chips[3] == 200
