"""Several hands of one player at the table, each for a part of the pot."""

from kit.hands import answer, deal, dealt, net, paid
from pokernight.game import Game
from pokernight.table import events as ev
from pokernight.table.hand import Hand

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


def test_tags() -> None:
    def tags(*rules: str) -> set[str]:
        return set(Game.read(["Deal 2 hands of 5 cards to each player.", *rules]).tags)

    assert "split-pot" in tags("Each of the two hands wins half the pot.")
    assert "split-pot" in tags("The high left hand and the high right hand split the pot.")
    assert "high-low" in tags("The high left hand and the low right hand split the pot.")
    assert {"match-pot", "redeal"} <= tags(*(line.strip() for line in SWEEP.splitlines()[1:]))
