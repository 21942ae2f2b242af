"""Who flips in vain, and may buy another card."""

from kit.hands import answer, deal, dealt, folded, net, up

RULES = """Deal two cards face down to each player. No player may look at these cards.
Each player in turn flips cards one at a time until they have the best hand showing.
Showdown, high hand wins.
{}"""

VAIN = "If you flip all of your cards and cannot beat the best hand showing,"
BUY = f"{VAIN} you must buy another {{}} card for max bet or fold."

HANDS = "Ah Kd", "Qh Jd", "9h 8d"


def test_a_card_is_bought_until_one_is_good_enough() -> None:
    for face in ("up", "down"):
        hand = deal(RULES.format(BUY.format(face)), dealt(*HANDS, then="2c Qc 3c"))
        answer(hand, "2 pay")
        assert list(hand.asking) == [2], "ace high still beats queen high"
        answer(hand, "2 pay")
        assert (up(hand, 2), list(hand.asking)) == ("Qh Jd 2c Qc", [3])
        answer(hand, "3 fold")
        assert (net(hand), folded(hand)) == ((199, 202, 199), {3})


def test_who_does_not_buy_folds() -> None:
    hand = answer(deal(RULES.format(BUY.format("up")), dealt(*HANDS)), "2 fold, 3 fold")
    assert net(hand) == (202, 199, 199)
