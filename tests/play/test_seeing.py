"""Who sees which cards."""

import pytest

from kit.hands import answer, deal, dealt, knows, net

DECK = dealt("Ah 2h", "Kd 4d", "Qc 6c")


def test_who_declared_one_way_and_lost_pays() -> None:
    rules = """Deal two cards face down to each player.
    Each player declares high or low.
    Showdown: the best hand declared high and the best hand declared low split the pot.
    Anyone who declares high and loses must match the pot."""
    hand = answer(deal(rules, DECK), "1 declare high, 2 declare high, 3 declare low")
    assert hand.table.state.chips[2] == 196
    assert hand.table.state.chips[3] == 200


@pytest.mark.parametrize("peek", ["", " Nobody may look at these cards."])
def test_the_dealer_knows_his_cards_when_he_names_one(peek: str) -> None:
    rules = f"""Deal two cards face down to each player.{peek}
        The dealer looks at their hand and names what is wild.
        Showdown, high hand wins."""
    hand = deal(rules, dealt("Ah Ad", "Kh 5d"), seats=2)
    assert list(hand.asking) == [2]
    assert knows(hand, 2, "5d")
    assert knows(hand, 1, "Ad") is not peek.startswith(" ")
    assert net(answer(hand, "2 choose five")) == (201, 199), "a pair of kings does not beat aces"


def test_everybody_sees_all_cards_but_his_own() -> None:
    rules = """Deal one card face down to each player.
        You may see everyone's cards but your own.
        Betting round.
        Showdown, high hand wins."""
    hand = deal(rules, "Kh Qh 9c")
    assert [knows(hand, 1, card) for card in ("Kh", "Qh", "9c")] == [False, True, True]
    assert knows(hand, 3, "Kh")
