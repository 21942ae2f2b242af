"""Who gets the pot: every share, what is shared how, and what becomes of a pot that nobody wins."""

import pytest

from kit.hands import all_default, answer, deal, dealt, net
from pokernight.table import events as ev
from pokernight.table.hand import Hand
from pokernight.table.options import Options

DOWN = "Deal 5 cards face down to each player."
TWO_AND_THREE = "Deal 2 cards face down to each player.\nDeal 3 cards face up to each player."

ACES, KINGS, QUEENS, JACKS = "Ah Ad 9c 7d 4s", "Kh Kd 9s 7c 4d", "Qh Qd 9d 7s 4c", "Jh Jd 9h 7h 4h"
LOW = "8h 6d 5c 3d 2s"


def why(hand: Hand) -> list[str]:
    """For what the pot was won, part by part."""
    return [event.why for event in hand.table.log if isinstance(event, ev.Won)]


def deals(hand: Hand) -> int:
    """How often was dealt."""
    return 1 + sum(isinstance(event, ev.Redealt) for event in hand.table.log)


def shown_down(share: str, *hands: str, rules: str = DOWN, more: str = "", then: str = "") -> Hand:
    """A game of nothing but a deal and a showdown."""
    return deal(f"{rules}\nShowdown: {share}.\n{more}", dealt(*hands, then=then), seats=len(hands))


@pytest.mark.parametrize(
    ("share", "hands", "chips", "reason"),
    [
        ("the high hand wins", (KINGS, ACES, LOW), (199, 202, 199), "high hand, pair of aces"),
        ("the low hand wins", (KINGS, ACES, LOW), (199, 199, 202), "low hand, eight-six low"),
        ("the second best hand wins", (KINGS, ACES, LOW), (202, 199, 199), "second best hand, pair of kings"),
        ("the middle hand wins", (JACKS, ACES, KINGS), (199, 199, 202), "middle hand, pair of kings"),
        ("the high heart wins", (KINGS, QUEENS, LOW), (202, 199, 199), "the king of hearts"),
        ("the low heart wins", (KINGS, QUEENS, LOW), (199, 199, 202), "the eight of hearts"),
        ("the queen of hearts wins", (KINGS, QUEENS, LOW), (199, 202, 199), "the queen of hearts"),
        ("whoever has the most hearts wins", (KINGS, JACKS, LOW), (199, 202, 199), "four of them"),
        ("the low down card wins", (KINGS, QUEENS, LOW), (199, 199, 202), "the two of spades"),
        ("the player with a pair of kings wins", (KINGS, QUEENS, LOW), (202, 199, 199), "2 kings"),
    ],
)
def test_one_share(share: str, hands: tuple[str, ...], chips: tuple[int, ...], reason: str) -> None:
    hand = shown_down(share, *hands)
    assert net(hand) == chips
    assert why(hand) == [reason]


def test_where_nothing_else_is_said_the_high_hand_wins_or_what_was_declared() -> None:
    assert net(deal(f"{DOWN}\nShowdown.", dealt(KINGS, ACES, LOW), seats=3)) == (199, 202, 199)
    hand = deal(f"{DOWN}\nEach player declares high or low.\nShowdown.", dealt(KINGS, ACES, LOW), seats=3)
    answer(hand, "1 declare high, 2 declare high, 3 declare low")
    assert net(hand) == (199, 201, 200)


def test_equal_hands_share_and_odd_chips_go_from_seat_1() -> None:
    hand = shown_down("the high hand wins", "Ah Kd 9c 7d 4s", "As Kh 9d 7c 4h", LOW)
    assert net(hand) == (201, 200, 199)


def test_between_high_and_low_the_odd_chip_goes_to_high() -> None:
    hand = shown_down("the low hand and the high hand split the pot", LOW, ACES, KINGS)
    assert net(hand) == (200, 201, 199)
    assert why(hand) == ["high hand, pair of aces", "low hand, eight-six low"]


def test_three_shares() -> None:
    hand = shown_down("the high hand, the low hand and the high heart split the pot", LOW, ACES, JACKS)
    assert net(hand) == (200, 201, 199), "the ace is high heart as well"


def test_cards_that_lie_one_way() -> None:
    deck = (dealt("Ah 2d", "Kh 9d", "Qh 4d") + " " + dealt("3h 5c 7c", "As Ks Qs", "Jh Th 6h"),)
    for share, chips in {
        "the high face-up heart wins": (199, 199, 202),
        "the high face-down heart wins": (202, 199, 199),
        "the ace of hearts that lies face up wins": None,
        "the ace of hearts that lies face down wins": (202, 199, 199),
        "the high hand of up cards wins": (199, 202, 199),
        "the low hand of down cards wins": (202, 199, 199),
        "the high up card wins": (199, 202, 199),
        "the high hand showing wins": (199, 202, 199),
        "the low hand showing wins": (202, 199, 199),
        "whoever has the most up hearts wins": (199, 199, 202),
    }.items():
        hand = deal(f"{TWO_AND_THREE}\nShowdown: {share}.", *deck)
        if chips is None:
            assert deals(hand) > 1, "nobody has it, and the pot is played for again"
        else:
            assert net(hand) == chips, share


def test_the_split_card() -> None:
    rules = f"{DOWN}\nShowdown: the high hand and the split-card split the pot.\nThe split-card is the high spade."
    hand = deal(rules, dealt(ACES, KINGS, LOW))
    assert net(hand) == (201, 200, 199)
    hand = deal(rules, dealt("Ah Ad 9c 7d 4c", "Kh Kd 9h 7c 4d", "8h 6d 5c 3d 2c"))
    assert net(hand) == (202, 199, 199), "nobody has a spade: the high hand takes all"


def test_when_nobody_has_the_split_card_a_rule_may_say_what_happens() -> None:
    rules = f"""{DOWN}
        Showdown: the high hand and the split-card split the pot.
        The split-card is the queen of spades.
        If nobody has the split-card, the low hand takes the whole pot."""
    assert net(deal(rules, dealt(ACES, KINGS, LOW))) == (199, 199, 202)


def test_a_split_card_that_is_dealt_face_up() -> None:
    rules = """Deal 1 card face up to each player.
        Betting round.
        Showdown: the high hand and the split-card split the pot.
        The split-card is {card}.
        If the split-card is dealt face up, the cards are redealt."""
    hand = deal(rules.format(card="the high spade in the hole"), "Ks Ah As | Kh Qh Jh")
    assert deals(hand) == 2, "the ace is the best spade there is"
    assert deals(deal(rules.format(card="the queen of spades"), "Ks Ah As")) == 1


def test_the_split_hand() -> None:
    most = f"{DOWN}\nShowdown: the high hand and the split-hand split the pot."
    more = "The split-hand goes to whoever has the most down fours."
    hand = deal(f"{most}\n{more}", dealt(ACES, "Kh Kd 4c 4h 4d", LOW))
    assert net(hand) == (199, 202, 199)
    rules = f"{TWO_AND_THREE}\nShowdown: the high hand and the split-hand split the pot."
    made = "The high hand is made of up cards.\nThe split-hand is made of down cards."
    hand = deal(f"{rules}\n{made}", dealt("Ah Ad", "Kh 9d", "Qh 4d") + " " + dealt("3h 5c 7c", "2s Ks Qs", "Jh Th 6h"))
    assert net(hand) == (200, 201, 199)
    assert why(hand) == ["high hand, king high", "split-hand, pair of aces"]


def test_the_low_hand_of_down_cards_only() -> None:
    rules = f"{TWO_AND_THREE}\nShowdown: the low hand wins.\nThe low hand is made of down cards."
    hand = deal(rules, dealt("Ah Ad", "Kh 9d", "Qh 4d") + " " + dealt("3h 5c 7c", "2s Ks Qs", "Jh Th 6h"))
    assert net(hand) == (199, 199, 202)


def test_the_winners_neighbour() -> None:
    hand = shown_down(
        "the high hand and the nearest player still in to the winner's left split the pot", LOW, KINGS, ACES
    )
    assert net(hand) == (200, 199, 201)
    hand = shown_down("the high hand and the player 2 seats to the winner's right split the pot", LOW, KINGS, ACES)
    assert net(hand) == (200, 199, 201)


def test_a_team_shares_and_who_is_left_of_it_takes_all() -> None:
    rules = """Deal 1 card face down to each player.
        Each player flips 1 card.
        From the high card showing to the low, each player without a partner picks one. Partners put their cards
            together and play one hand, but bet alone.
        Betting round, opened by the player to the left of the dealer.
        Showdown: the team with the high hand wins. If a partner folded, the other gets the whole pot."""
    rules = rules.replace("cards\n            together", "cards together")
    hand = deal(rules, "Ah Kh 4h 3h", seats=4)
    answer(hand, "1 choose 3", "1 check, 2 check, 3 check, 4 check")
    assert net(hand) == (201, 199, 201, 199)
    hand = deal(rules, "Ah Kh 4h 3h", seats=4)
    answer(hand, "1 choose 3", "1 fold, 2 check, 3 check, 4 check")
    assert net(hand) == (199, 199, 203, 199)


def test_points_beside_hands() -> None:
    more = "Cards count for points: face cards are 10 and all other cards are face value."
    share = "the high hand and the hand closest to {} split the pot"
    twenty, thirty = "2h 3d 4c 5d 6s", "Kh 2d 5s 6c 7h"
    hand = shown_down(share.format(20), ACES, twenty, thirty, more=more)
    assert why(hand) == ["high hand, straight, six high", "20 points"], "the high hand is a poker hand"
    hand = shown_down("the hand closest to 19 without being over wins", ACES, twenty, "2c 3c 4d 3h 6c", more=more)
    assert why(hand) == ["18 points"]
    assert shown_down("the hand with the low total wins", ACES, twenty, thirty, more=more).table.state.chips[2] == 202
    assert why(shown_down("the hand with the high total wins", twenty, thirty, ACES, more=more)) == ["30 points"]
    suited = shown_down("the hand with the high total in one suit wins", "Kh Qh 2d 3s 4c", "Ks Qd Jc 8d 9c", more=more)
    assert why(suited) == ["20 points"]


def test_a_player_with_no_cards_left() -> None:
    rules = "Deal 1 card face down to each player.\nEach player in turn may discard 1 card.\n{}"
    hand = deal(rules.format("Showdown: the player with no cards left wins."), "Ah Kh Qh")
    answer(hand, "1 decline, 2 discard Kh, 3 decline")
    assert net(hand) == (199, 202, 199)


def test_each_of_several_hands_for_an_equal_part() -> None:
    rules = "Deal 2 hands of 2 cards to each player.\nShowdown: each of the 2 hands split the pot."
    hand = deal(rules, "Ah Kh Ad Kd 9c 9d 3c 9s", seats=2)
    assert why(hand) == ["hand 1, pair of aces", "hand 2, pair of nines"]
    assert net(hand) == (200, 200)


def test_so_many_hands_or_nothing() -> None:
    rules = """Deal 3 hands of 2 cards to each player.
        Showdown: the high hand wins.
        To win the pot, a player must win 2 of the 3 hands."""
    hand = deal(rules, "Ah Kh Ad Kd 9c 8d 9d 7s 2h Ts 5d Tc", seats=2)
    assert net(hand) == (201, 199)
    none = """Deal 2 hands of 2 cards to each player.
        Showdown: the high hand wins.
        They must win both hands to win the pot.
        If nobody wins, split the pot among the players still in."""
    assert net(deal(none, "Ah Kh Ad Kd 9c 9d 3c 9s", seats=2)) == (200, 200)


def test_both_hands_or_nothing() -> None:
    rules = """Deal 7 cards face down to each player.
        Each player splits their cards into a hand of 5 cards and a hand of 2 cards.
        Showdown: the high hand wins.
        To win the pot, a player must win the 5 card hand and the 2 card hand.
        If nobody qualifies, the cards are redealt."""
    one, other = "Ah Ad 9c 7d 4s Kc 2c", "Kh Kd 9s 7c 4d Qs 3s"
    hand = deal(rules, dealt(one, other), seats=2)
    answer(hand, "1 split Ah Ad 9c 7d 4s Kc 2c", "2 split Kh Kd 9s 7c 4d Qs 3s")
    assert net(hand) == (201, 199)
    hand = deal(rules, dealt(one, other), seats=2)
    answer(hand, "1 split Ah Kc 9c 7d 4s 2c Ad", "2 split Kh Kd 9s 7c 4d Qs 3s")
    assert deals(hand) == 2, "one has won the big hand, and the other the small one"


def test_the_first_to_win_so_many_times() -> None:
    rules = "Deal 1 card face down to each player.\nShowdown: the first player to win 2 times wins."
    hand = deal(rules, "Ah Kh Qh|Jh Kd Qd|Ac Kc Qc")
    assert net(hand) == (202, 199, 199)
    assert deals(hand) == 3, "1 wins, 2 wins, 1 wins again"


def test_an_unmatched_card() -> None:
    rules = "Deal 2 cards face down to each player.\nShowdown: the high unmatched hole card wins. {}"
    more = "If nobody has a card that is unmatched, the cards are redealt."
    hand = deal(rules.format(""), "Ah Ad Kh 9c 9d 2c")
    assert net(hand) == (199, 199, 202)
    assert why(hand) == ["the king of hearts"]
    hand = deal(rules.format(more), "Ah Ad Kh Kc 9d 9c|Ah Kh Qh 2c 3c 4c")
    assert (deals(hand), net(hand)) == (2, (202, 199, 199))


def test_one_hand_for_low_and_one_for_high() -> None:
    flip = "Each player flips the top card of their stack into a low or a high hand."
    rules = f"Deal 2 cards face down to each player. Nobody may look at these cards.\n{flip}\n{flip}\nShowdown: {{}}."
    said = "the best hand declared high and the best hand declared low split the pot"
    spoken = "the high hand and the low hand split the pot"
    for share in (said, spoken):
        hand = deal(rules.format(share), "Ah Kh 4h 3h Qd 5d")
        answer(hand, "1 lay Ah low, 2 lay Kh high, 3 lay 4h low", "1 lay 3h high, 2 lay Qd low, 3 lay 5d high")
        assert net(hand) == (200, 201, 199), "the ace is in a low hand"


def test_a_hand_that_nobody_has_leaves_the_pot_to_the_best() -> None:
    hand = shown_down("the player with four of a kind wins", LOW, KINGS, ACES)
    assert net(hand) == (199, 199, 202)


def test_side_pots_are_won_apart() -> None:
    rules = f"{DOWN}\nBetting round, opened by the player to the left of the dealer.\nShowdown: the high hand wins."
    hand = deal(rules, dealt(ACES, QUEENS, KINGS), stacks=(3, 20, 20))
    answer(hand, "1 bet 2, 2 raise 5, 3 call")
    assert net(hand) == (9, 14, 20)


def test_the_pot_is_played_for_again_by_those_still_in() -> None:
    rules = f"""{DOWN}
        Betting round, opened by the player to the left of the dealer.
        Showdown: the high hand wins.
        To win the high hand, a player must have at least a pair."""
    hand = deal(rules, f"{dealt(LOW, 'Ah Kd 9c 7d 4s', QUEENS)}|{dealt(KINGS, LOW)}")
    answer(hand, "1 check, 2 check, 3 fold")
    assert deals(hand) == 2
    assert hand.table.state.folded == {3}
    answer(hand, "1 check, 2 check")
    assert net(hand) == (202, 199, 199)


def test_a_pot_that_nobody_ever_wins_is_shared_in_the_end() -> None:
    rules = "Deal 1 card face down to each player.\nShowdown: the high hand wins."
    hand = deal(f"{rules}\nTo win the high hand, a player must have at least a pair.", seats=2)
    assert hand.ended
    assert net(hand) == (200, 200)


@pytest.mark.parametrize(
    ("effect", "chips"),
    [
        ("split the pot among the players still in", (200, 200, 200)),
        ("the low hand takes the whole pot", (199, 199, 202)),
        ("the game goes on for the low hand", (199, 199, 202)),
    ],
)
def test_what_happens_when_nobody_qualifies(effect: str, chips: tuple[int, ...]) -> None:
    more = f"To win the high hand, a player must have at least a flush.\nIf nobody qualifies, {effect}."
    assert net(shown_down("the high hand wins", ACES, KINGS, LOW, more=more)) == chips
    more = f"If nobody has a flush or better, {effect}."
    assert net(shown_down("the high hand wins", ACES, KINGS, LOW, more=more)) == chips
    assert net(shown_down("the high hand wins", ACES, JACKS.replace("Jd", "2h"), LOW, more=more)) == (199, 202, 199)


def test_nobody_qualifies_one_way() -> None:
    share = "the high hand and the low hand split the pot"
    more = "To win the low hand, a player must have an eight high or lower."
    none = "If nobody qualifies for low, split the pot among the players still in."
    assert net(shown_down(share, ACES, KINGS, QUEENS, more=more)) == (202, 199, 199)
    assert net(shown_down(share, ACES, KINGS, QUEENS, more=f"{more}\n{none}")) == (200, 200, 200)
    assert net(shown_down(share, ACES, KINGS, LOW, more=f"{more}\n{none}")) == (201, 199, 200)


def test_the_pot_stays_with_new_antes_for_all() -> None:
    rules = f"""{DOWN}
        Betting round, opened by the player to the left of the dealer.
        Showdown: the high hand wins.
        To win the high hand, a player must have at least two pair.
        If nobody wins, the pot stays for the next deal."""
    hand = deal(rules, f"{dealt(ACES, KINGS, LOW)}|{dealt(KINGS, LOW, 'Ah Ad 9c 9d 4s')}")
    answer(hand, "1 fold, 2 check, 3 check")
    assert deals(hand) == 2
    assert hand.table.pot_size() == 6
    answer(hand, "1 check, 2 check, 3 check")
    assert net(hand) == (198, 198, 204)


def test_who_takes_the_pot_at_once() -> None:
    rules = """Deal 1 card face up to each player.
        Betting round.
        Showdown: the high hand wins.
        If a player gets a seven face up, they take {} pot."""
    hand = deal(rules.format("the whole"), "Ah 7h Kh")
    assert hand.ended
    assert net(hand) == (199, 202, 199)
    hand = deal(rules.format("half the"), "Ah 7h Kh")
    all_default(hand)
    assert net(hand) == (201, 200, 199)


def test_27_in_ten_cards_wins_both_ways() -> None:
    more = """Cards count for points: aces are 1 or 11, face cards are 1/2 and all other cards are face value.
        The low hand is closest to 7 and the high hand is closest to 27.
        27 points in {} cards or fewer wins high and low."""
    share = "the high hand and the low hand split the pot"
    rules = more.replace("\n        ", " ").format(10)
    hand = shown_down(share, "Ah Ad 2c 3d 9s", "2h Qh 2s Kd Kc", "4h 3s Qs Qc Jd", more=rules)
    assert net(hand) == (201, 199, 200)
    hand = shown_down(share, "Ah Ad 2c 2d As", "2h Qh 2s Kd Kc", "4h 3s Qs Qc Jd", more=rules)
    assert net(hand) == (202, 199, 199), "11, 11, 1, 2 and 2"
    fewer = more.replace("\n        ", " ").format(4)
    hand = shown_down(share, "Ah 9d 2c 3d 2d", "2h Qh 2s Kd Kc", "4h 3s Qs Qc Jd", more=fewer)
    assert net(hand) == (201, 199, 200)


def test_tied_players_are_dealt_cards_until_a_face_card_wins() -> None:
    more = "Cards count for points: all other cards are face value. The highest total wins. "
    more += "Tied players are dealt cards until the first face card wins."
    one = "Deal 1 card face down to each player."
    hand = shown_down("the high hand wins", "9h", "9d", "2d", rules=one, more=more, then="4c 5c 6c Kc")
    assert net(hand) == (199, 202, 199)
    hand = shown_down("the high hand wins", "9h", "9d", "Td", rules=one, more=more, then="4c 5c 6c Kc")
    assert net(hand) == (199, 199, 202)


def test_burning_does_not_matter_to_the_showdown() -> None:
    rules = f"{DOWN}\nShowdown: the high hand wins."
    hand = deal(rules, dealt(ACES, KINGS, LOW), options=Options(burn=True))
    assert net(hand) == (202, 199, 199)


def test_two_cards_make_no_flush() -> None:
    rules = "Deal 2 cards face down to each player.\nThe high two card hand wins the pot."
    assert net(all_default(deal(rules, dealt("4d 2d", "8h 5d", "7s 6s")))) == (199, 202, 199)


def test_the_lowest_total_wins_without_any_word_of_a_showdown() -> None:
    rules = "Deal 2 cards face down to each player.\nThe lowest total wins. Aces are 1, face cards are 10."
    assert net(all_default(deal(rules, dealt("Kd Qd", "8h 5d", "As 6s")))) == (199, 199, 202)
