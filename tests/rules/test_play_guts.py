"""In or out at the table: who went in, who pays for it, hands that nobody plays, and going on until the pot is won."""

import pytest

from kit.hands import answer, deal, dealt, net
from pokernight.cards import texts
from pokernight.table import events as ev
from pokernight.table.hand import Hand
from pokernight.table.places import TABLE
from pokernight.table.telling import told

DEAL = "Deal 2 cards face down to each player."
IN_OUT = "Each player declares in or out."
HIGH = "Showdown: the high hand that went in wins."
ACES, KINGS, QUEENS = "Ah Ad", "Kh Kd", "Qh Qd"
ALL_IN = "1 declare in, 2 declare in, 3 declare in"


def deals(hand: Hand) -> int:
    return 1 + sum(isinstance(event, ev.Redealt) for event in hand.table.log)


def test_who_went_in_and_lost_matches_the_pot_that_was_lost() -> None:
    rules = f"{DEAL}\n{IN_OUT}\n{HIGH}\nWho went in and lost must match the pot.\n{IN_OUT}\n{HIGH}"
    hand = deal(rules, dealt(ACES, KINGS, QUEENS))
    answer(hand, ALL_IN)
    assert net(hand) == (202, 196, 196), "each loser pays what the winner has taken"
    assert hand.table.pot_size() == 6
    answer(hand, "1 declare out, 2 declare in, 3 declare in")
    assert net(hand) == (202, 202, 196)


def test_who_cannot_match_the_pot_pays_what_is_left() -> None:
    rules = f"{DEAL}\n{IN_OUT}\n{HIGH}\nWho went in and lost must match the pot.\n{IN_OUT}\n{HIGH}"
    hand = deal(rules, dealt(ACES, KINGS, QUEENS), stacks=(10, 3, 10))
    answer(hand, ALL_IN)
    assert net(hand) == (12, 0, 6)


def test_nobody_went_in() -> None:
    rules = f"{DEAL}\n{IN_OUT}\n{HIGH}\nIf nobody went in, the cards are redealt."
    hand = deal(rules, f"{dealt(ACES, KINGS, QUEENS)}|{dealt(QUEENS, ACES, KINGS)}")
    answer(hand, "1 declare out, 2 declare out, 3 declare out")
    assert deals(hand) == 2
    answer(hand, ALL_IN)
    assert net(hand) == (199, 202, 199)


def test_without_such_a_rule_the_pot_is_played_for_again() -> None:
    hand = deal(f"{DEAL}\n{IN_OUT}\n{HIGH}", dealt(ACES, KINGS, QUEENS))
    answer(hand, "1 declare out, 2 declare out, 3 declare out")
    assert deals(hand) == 2
    assert set(hand.asking) == {1, 2, 3}


def test_only_one_player_went_in() -> None:
    rules = f"{DEAL}\n{IN_OUT}\n{HIGH}\nIf only one player went in, they must pay 5 chips."
    hand = deal(rules, dealt(ACES, KINGS, QUEENS))
    answer(hand, "1 declare out, 2 declare in, 3 declare out")
    assert net(hand) == (199, 202, 199), "he pays into the pot that he then takes"
    assert ev.Paid(2, 5, "fee") in hand.table.log


def test_someone_had_to_match_the_pot() -> None:
    rules = f"""{DEAL}
        {IN_OUT}
        {HIGH}
        Who went in and lost must match the pot.
        If someone had to match the pot, the cards are redealt to all, folded players too."""
    hand = deal(rules, dealt(ACES, KINGS, QUEENS))
    answer(hand, ALL_IN)
    assert (deals(hand), hand.table.pot_size()) == (2, 6)
    answer(hand, "1 declare in, 2 declare out, 3 declare out")
    assert hand.ended
    assert deals(hand) == 2


def test_so_many_players_went_in() -> None:
    rules = (
        f"{DEAL}\n{IN_OUT}\n{HIGH}\nIf at least 3 players went in, the cards are redealt to all, folded players too."
    )
    hand = deal(rules, dealt(ACES, KINGS, QUEENS))
    answer(hand, ALL_IN)
    assert (deals(hand), net(hand)) == (2, (201, 198, 198)), "the pot was won, so there are new antes"
    hand = deal(rules, dealt(ACES, KINGS, QUEENS))
    answer(hand, "1 declare out, 2 declare in, 3 declare in")
    assert hand.ended


def test_a_hand_from_the_deck_has_to_be_beaten() -> None:
    rules = f"""{DEAL}
        {IN_OUT}
        {HIGH}
        If only one player went in, they must beat a hand dealt from the deck or match the pot."""
    hand = deal(rules, dealt(ACES, KINGS, QUEENS, then="Jh Jd"))
    answer(hand, "1 declare out, 2 declare in, 3 declare out")
    assert texts(hand.table.state.at(TABLE)) == "Jh Jd"
    assert net(hand) == (199, 202, 199)
    hand = deal(rules, dealt(ACES, KINGS, QUEENS, then="As Ac"))
    answer(hand, "1 declare out, 2 declare in, 3 declare out")
    assert deals(hand) == 2, "the pot stays, with what he has put in"
    assert hand.table.pot_size() == 6


def test_a_table_hand_to_beat() -> None:
    rules = f"""{DEAL}
        Deal a hand of 2 cards face down to the table.
        {IN_OUT}
        {{}}
        {HIGH}"""
    each = rules.format("The player with the high hand must beat the table hand to win.")
    hand = deal(each, dealt(ACES, KINGS, QUEENS, then="Jh Jd"))
    answer(hand, "1 declare out, 2 declare in, 3 declare in")
    assert net(hand) == (199, 202, 199)
    hand = deal(each, dealt("2h 3d", KINGS, QUEENS, then="As Ac"))
    answer(hand, "1 declare out, 2 declare in, 3 declare in")
    assert net(hand) == (199, 199, 202), "what the best hand cannot win, the next one does"
    losers = rules.replace(HIGH, f"{HIGH}\n        Who went in and did not beat the table hand must match the pot.")
    losers = losers.format("Each player pays 1 chip.")
    hand = deal(losers, dealt(ACES, QUEENS, KINGS, then="Js Jc"))
    answer(hand, ALL_IN)
    assert net(hand) == (204, 198, 198)


def test_a_player_who_does_not_beat_the_table_hand() -> None:
    rules = f"""{DEAL}
        Deal a hand of 2 cards face up to the table.
        If a player does not beat the table hand, they must pay 4 chips.
        {HIGH}"""
    assert net(deal(rules, dealt(ACES, KINGS, QUEENS, then="Kc Ks"))) == (210, 195, 195)


def test_the_table_hand_wins() -> None:
    rules = f"""{DEAL}
        Deal a hand of 2 cards face down to the table.
        {IN_OUT}
        {HIGH}
        If the table hand wins, the pot stays for the next deal."""
    hand = deal(rules, f"{dealt(KINGS, QUEENS, 'Jh Jd', then='As Ac')}|{dealt(ACES, KINGS, QUEENS, then='2c 3c')}")
    answer(hand, ALL_IN)
    assert (deals(hand), hand.table.pot_size()) == (2, 6)
    answer(hand, ALL_IN)
    assert net(hand) == (204, 198, 198)


def test_all_steps_again_until_only_one_goes_in() -> None:
    again = "Repeat all steps until only one player goes in."
    rules = f"{DEAL}\n{IN_OUT}\n{HIGH}\nWho went in and lost must match the pot.\n{again}"
    hand = deal(rules, f"{dealt(ACES, KINGS, QUEENS)}|{dealt(QUEENS, ACES, KINGS)}|{dealt(KINGS, QUEENS, ACES)}")
    answer(hand, "1 declare in, 2 declare in, 3 declare out")
    assert (deals(hand), net(hand), hand.table.pot_size()) == (2, (202, 196, 199), 3)
    answer(hand, "1 declare out, 2 declare out, 3 declare out")
    assert (deals(hand), hand.table.pot_size()) == (3, 3), "nobody in is not one in"
    answer(hand, "1 declare in, 2 declare out, 3 declare out")
    assert hand.ended
    assert net(hand) == (205, 196, 199)


def test_all_steps_again_until_someone_has_won_twice() -> None:
    rules = f"{DEAL}\n{HIGH}\nRepeat all steps until someone has won 2 times."
    hand = deal(rules, f"{dealt(ACES, KINGS, QUEENS)}|{dealt(QUEENS, ACES, KINGS)}|{dealt(ACES, KINGS, QUEENS)}")
    assert hand.ended
    assert deals(hand) == 3
    assert net(hand) == (203, 200, 197), "a new ante for each deal"


def test_the_first_to_win_twice_takes_what_all_have_lost() -> None:
    rules = f"""{DEAL}
        Showdown: the first player to win 2 times wins.
        Each player pays the ante.
        Repeat all steps until someone has won 2 times."""
    hand = deal(rules, f"{dealt(ACES, KINGS, QUEENS)}|{dealt(QUEENS, ACES, KINGS)}|{dealt(ACES, KINGS, QUEENS)}")
    assert hand.ended
    assert deals(hand) == 3


def test_to_stay_out_is_to_fold_where_that_is_said() -> None:
    rules = f"{DEAL}\n{IN_OUT}\nEach player pays 1 chip.\n{HIGH}\nPlayers who declare out fold."
    hand = deal(rules, dealt(ACES, KINGS, QUEENS))
    answer(hand, "1 declare out, 2 declare in, 3 declare in")
    assert net(hand) == (199, 203, 198)


def test_who_was_out_is_in_for_the_next_pot() -> None:
    rules = f"{DEAL}\n{IN_OUT}\n{HIGH}\nEach player pays the ante.\n{HIGH}"
    hand = deal(rules, dealt(ACES, KINGS, QUEENS))
    answer(hand, "1 declare out, 2 declare in, 3 declare in")
    assert net(hand) == (201, 201, 198)


def test_a_redeal_after_the_last_of_several_rounds_is_about_that_round() -> None:
    lost = "Who went in and lost must match the pot."
    once = f"{DEAL}\n{IN_OUT}\n{HIGH} {lost}"
    rules = f"{once}\n{once}\nIf someone had to match the pot, redeal for all."
    hand = deal(rules, dealt(f"{ACES} 2c 3c", f"{KINGS} 4c 5c", f"{QUEENS} 6c 7c"))
    answer(hand, ALL_IN)
    assert deals(hand) == 1
    assert len(hand.table.state.of_seat(1)) == 4, "the second round is played with more cards"
    answer(hand, ALL_IN)
    assert deals(hand) == 2


def test_where_nothing_is_left_to_win_the_hand_is_over() -> None:
    rules = f"{DEAL}\n{IN_OUT}\n{HIGH}\nWho went in and lost must match the pot.\n{DEAL}\n{IN_OUT}\n{HIGH}"
    hand = answer(deal(rules, dealt(f"{ACES} 2c 3c", f"{KINGS} 4c 5c", f"{QUEENS} 6c 7c")), "1 declare in")
    answer(hand, "2 declare out, 3 declare out")
    assert hand.ended
    assert net(hand) == (202, 199, 199)


def test_what_losers_have_put_in_is_played_for_again() -> None:
    rules = f"{DEAL}\n{IN_OUT}\n{HIGH}\nWho went in and lost must match the pot."
    hand = answer(deal(rules, f"{dealt(ACES, KINGS, QUEENS)}|{dealt(ACES, KINGS, QUEENS)}"), ALL_IN)
    assert (deals(hand), hand.table.pot_size(), hand.ended) == (2, 6, False)
    answer(hand, "1 declare in, 2 declare out, 3 declare out")
    assert hand.ended
    assert net(hand) == (208, 196, 196)


def test_where_all_stay_out_the_best_hand_can_still_be_told() -> None:
    rules = f"{DEAL}\n{IN_OUT}\n{HIGH}\nIf everyone goes out, the player with the best hand must match the pot."
    hand = answer(deal(rules, dealt(KINGS, ACES, QUEENS)), "1 declare out, 2 declare out, 3 declare out")
    assert net(hand) == (199, 196, 199), "the aces should have gone in"


def test_the_worst_of_the_losers_pays_within_the_limit() -> None:
    rules = f"""{DEAL}
        {IN_OUT}
        If everyone goes out, the player with the best hand must match the pot.
        {HIGH}
        The loser with the worst hand must pay double the pot.
        {IN_OUT}
        {HIGH}"""
    hand = deal(rules, dealt(ACES, KINGS, QUEENS))
    answer(hand, ALL_IN)
    assert net(hand) == (202, 199, 193), "twice the three chips that were lost"
    limited = f"{rules}\nThe most anyone can be made to match is 2 chips."
    hand = answer(deal(limited, dealt(ACES, KINGS, QUEENS)), ALL_IN)
    assert net(hand) == (202, 199, 197)
    hand = answer(deal(limited, dealt(ACES, KINGS, QUEENS)), "1 declare out, 2 declare out, 3 declare out")
    assert net(hand) == (197, 199, 199), "the limit holds for whoever matches the pot"


def test_a_winner_who_went_in_alone_is_no_loser() -> None:
    rules = f"{DEAL}\n{IN_OUT}\n{HIGH}\nThe worst loser must match the pot."
    hand = answer(deal(rules, dealt(ACES, KINGS, QUEENS)), "1 declare out, 2 declare in, 3 declare out")
    assert hand.ended
    assert net(hand) == (199, 202, 199)


def test_staying_out_several_deals_in_a_row() -> None:
    rules = (
        f"{DEAL}\n{IN_OUT}\n{HIGH}\nA player who goes out twice in a row must pay max bet.\nRedeal until someone wins."
    )
    hand = deal(rules, dealt(ACES, KINGS, QUEENS))
    out = "1 declare out, 2 declare out, 3 declare out"
    answer(hand, out)
    assert net(hand) == (199, 199, 199)
    answer(hand, "1 declare out, 2 declare in, 3 declare in")
    assert ev.Paid(1, 5, "fee") in hand.table.log
    assert not any(isinstance(event, ev.Paid) and event.seat == 3 and event.what == "fee" for event in hand.table.log)


def test_a_row_is_counted_anew_after_it() -> None:
    rules = f"{DEAL}\n{IN_OUT}\n{HIGH}\nIf a player goes out twice in a row, they must pay max bet."
    hand = deal(rules, dealt(ACES, KINGS, QUEENS))
    for _ in range(3):
        answer(hand, "1 declare out, 2 declare out, 3 declare out")
    assert net(hand) == (194, 194, 194)
    answer(hand, "1 declare out, 2 declare out, 3 declare out")
    assert net(hand) == (189, 189, 189)


def test_the_worst_hand_matches_the_pot_that_was_lost_and_the_outs_pay_for_the_next() -> None:
    rules = f"""{DEAL}\n{IN_OUT}\n{HIGH}
    The low hand must match the pot.
    If someone matched the pot, redeal for all.
    Players who went out must reante."""
    hand = answer(deal(rules, dealt(ACES, KINGS, QUEENS)), "1 declare in, 2 declare in, 3 declare out")
    assert net(hand) == (202, 196, 198)
    assert (deals(hand), hand.table.pot_size()) == (2, 4)
    answer(hand, "1 declare in, 2 declare out, 3 declare out")
    assert hand.ended
    assert net(hand) == (206, 196, 198), "nobody pays for a deal that does not come"


def test_who_loses_to_the_table_pays_before_the_next_deal() -> None:
    rules = f"""{DEAL}
    Deal a hand of 2 cards face down to the table.
    {IN_OUT}
    {HIGH}
    Anyone who went in and lost must match the pot. If no one beat the table cards, redeal for all."""
    hand = deal(rules, dealt(KINGS, QUEENS, "Jh Jd", then=ACES))
    answer(hand, "1 declare in, 2 declare out, 3 declare out")
    assert net(hand) == (196, 199, 199)
    assert (deals(hand), hand.table.pot_size()) == (2, 6)


@pytest.mark.parametrize("joint", [" ", "\n"])
def test_losers_pay_on_the_line_of_the_showdown_as_well(joint: str) -> None:
    rules = f"Deal 2 cards face down to each player.\nDeclare in/out.\nShowdown, high hand wins.{joint}"
    hand = deal(rules + "Anyone who went in and lost must match the pot.", dealt("Ah Kc", "Ad Qh", "Qs 4c"))
    assert net(answer(hand, "1 declare in, 2 declare in, 3 declare out")) == (202, 196, 199)


def test_who_plays_against_the_table_shows_his_hand() -> None:
    rules = f"{DEAL}\n{IN_OUT}\nDeal 2 cards face up to the table.\nShowdown, high hand wins.\n"
    rules += "The table cards count as a hand.\nAnyone who went in and lost must match the pot."
    hand = deal(rules, dealt(ACES, "Jh 4d", "9s 4c", then="Qc Qs"))
    answer(hand, "1 declare in, 2 declare out, 3 declare in")
    shown = [event.at.seat for event in hand.table.log if isinstance(event, ev.Shown)]
    assert (shown, net(hand)) == ([1, 3], (202, 199, 196))


OTHERWISE = (
    "If only one player goes in, they win the pot. Otherwise, the high hand wins the pot and the losers must match it."
)
UNTIL_ALONE = (
    "If more than one player goes in, the high hand takes the pot and the losers match it."
    " Redeal until only one player goes in."
)


@pytest.mark.parametrize("rule", [OTHERWISE, UNTIL_ALONE])
@pytest.mark.parametrize(
    ("said", "chips"), [("1 in, 2 in, 3 out", (202, 196, 199)), ("1 in, 2 out, 3 out", (202, 199, 199))]
)
def test_one_or_several_go_in(rule: str, said: str, chips: tuple[int, ...]) -> None:
    hand = deal(f"{DEAL}\n{IN_OUT}\n{rule}", dealt("Ah Kc", "Ad Qh", "Qs 4c"))
    answer(hand, said.replace(" in", " declare in").replace(" out", " declare out"))
    assert (net(hand), hand.ended) == (chips, "2 out" in said)


@pytest.mark.parametrize("joint", [" ", "\n"])
@pytest.mark.parametrize("leg", ["If only one player goes in, they win a leg.", "The high hand wins a leg."])
def test_only_who_has_lost_pays_for_a_leg(leg: str, joint: str) -> None:
    pay = (
        f"{leg} Anyone who went in and lost must match the pot.{joint}The first player to win three legs wins the pot."
    )
    deck = dealt("Ah Kc", "Ad Qh", "Qs 4c")
    hand = answer(deal(f"{DEAL}\n{IN_OUT}\n{pay}", deck), "1 declare in, 2 declare in, 3 declare out")
    assert (net(hand), deals(hand)) == ((199, 196, 199), 2)
    hand = answer(deal(f"{DEAL}\n{IN_OUT}\n{pay}", deck), "1 declare in, 2 declare out, 3 declare out")
    assert (net(hand), deals(hand)) == ((199, 199, 199), 2)


WORST_AND_OTHERS = f"""{DEAL}
    {IN_OUT}
    {HIGH}
    The lowest hand that went in must match the pot.
    Anyone else who went in and lost must pay half the pot.
    If someone had to match the pot, redeal for all."""


def test_the_worst_loser_pays_one_price_and_the_others_another() -> None:
    hand = deal(WORST_AND_OTHERS, dealt(ACES, KINGS, QUEENS, "Jh 9d"), seats=4)
    answer(hand, "1 declare in, 2 declare in, 3 declare in, 4 declare out")
    assert (net(hand), deals(hand)) == ((203, 197, 195, 199), 2), "the cards are redealt when all have paid"
    answer(hand, "1 declare in, 2 declare out, 3 declare out, 4 declare out")
    assert (hand.ended, deals(hand)) == (True, 2), "who has paid in the last deal has not lost in this one"


def test_one_loser_is_the_worst_and_pays_once() -> None:
    hand = deal(WORST_AND_OTHERS, dealt(ACES, KINGS, QUEENS))
    answer(hand, "1 declare in, 2 declare in, 3 declare out")
    assert (net(hand), deals(hand)) == ((202, 196, 199), 2)


def test_hands_are_shown_where_the_best_of_those_who_are_out_pays() -> None:
    nobody = "If no one went in, the player with the high hand must match the pot, and redeal for all."
    hand = deal(f"{DEAL}\n{IN_OUT}\n{HIGH}\n{nobody}", dealt(ACES, KINGS, QUEENS))
    answer(hand, "1 declare out, 2 declare out, 3 declare out")
    assert net(hand) == (196, 199, 199)
    assert [event.at.seat for event in hand.table.log if isinstance(event, ev.Shown)] == [1, 2, 3]


@pytest.mark.parametrize(
    ("leg", "said"),
    [
        ("If only one player goes in, they win a leg.", "  Seat 2 has gone in alone"),
        ("The high hand wins a leg.", "  Seat 2 has won"),
    ],
)
def test_legs_are_told(leg: str, said: str) -> None:
    rules = f"{DEAL}\n{IN_OUT}\n{leg} The first player to win three legs wins the pot."
    hand = deal(rules, dealt(QUEENS, ACES, KINGS))
    answer(hand, ",".join(["1 declare out, 2 declare in, 3 declare out"] * 3))
    lines = told(hand.table.log)
    assert [line for line in lines if line.startswith(said)] == [
        f"{said} once.",
        f"{said} 2 times.",
        f"{said} 3 times.",
    ]
