"""What players pay rather than fold, and who can win it."""

from kit.hands import answer, deal, dealt, net

RULES = """Deal 4 cards face down to each player.
    Deal 1 card face up to each player.
    Betting round, opened by the player to the left of the dealer.
    Showdown: the high hand wins.
    If a player gets a queen face up, they must match the pot or fold."""
ACES, KINGS, LOW = "Ah Ad Ac As 2c", "Kh Kd Kc Ks Qh", "3c 4d 6h 8s 9c"


def test_who_is_all_in_wins_what_another_pays_rather_than_fold() -> None:
    hand = deal(RULES, dealt(KINGS, ACES), seats=2, stacks=(200, 2))
    answer(hand, "1 pay", "1 bet 1", "2 call")
    assert net(hand) == (196, 6), "The two chips for the queen lie in the pot like any fee."


def test_who_pays_with_all_that_is_left_plays_for_what_lies_there() -> None:
    hand = deal(RULES, dealt("Ah Ad Ac As Qc", KINGS.replace("Qh", "2d"), LOW), stacks=(3, 200, 200))
    answer(hand, "1 pay", "2 bet 5", "3 call")
    assert net(hand) == (5, 204, 194), "Two chips of three paid, and the five that lie there are won; ten go aside."


def test_who_is_all_in_already_does_not_fold_for_what_he_cannot_pay() -> None:
    hand = deal(
        """Deal 1 card face up to each player.
        Betting round, opened by the player to the left of the dealer.
        Deal 1 card face up to each player.
        Showdown: the high hand wins.
        If a player gets a queen face up, they must match the pot or fold.""",
        dealt("2c 3d", "Ah Qd", "4s 5s"),
        stacks=(200, 4, 200),
    )
    answer(hand, "1 bet 3", "2 call", "3 call")
    assert hand.ended
    assert net(hand) == (196, 12, 196)
