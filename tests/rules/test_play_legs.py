"""Going in deal after deal: legs, comparing without the pot, hands that nobody plays."""

import pytest

from kit.hands import answer, deal, dealt, knows, net
from pokernight.table import events as ev
from pokernight.table.choices import Refused

HIGH, MIDDLE, LOW = "Ah Ad Kc", "Qh Qd Jc", "2h 4d 6c"

LEGS = """Deal three cards face down to each player.
Declare in/out simultaneously.
If only one player declared in, that player gets a leg.
If more than one player declared in, the high hand takes the pot, and the losers match the pot.
Redeal until one player gets two legs. That player wins the pot."""

PLAIN_LEGS = """Deal three cards face down to each player.
Declare in/out simultaneously.
If only one player goes in, they get a leg.
Showdown, high hand wins.
Redeal until one player gets two legs."""


def decks(*deals: tuple[str, str, str]) -> str:
    """A deck for each deal."""
    return "|".join(dealt(*hands) for hands in deals)


def test_several_who_are_in_compare_and_the_losers_match() -> None:
    hand = answer(deal(LEGS, decks((LOW, HIGH, MIDDLE))), "1 declare in, 2 declare in, 3 declare out")
    assert net(hand) == (196, 202, 199), "seat 2 has won 3, and seat 1 has matched them"
    assert hand.table.pot_size() == 3
    assert not hand.ended


def test_two_legs_win_what_is_in_the_pot() -> None:
    for rules in (LEGS, PLAIN_LEGS):
        hand = answer(deal(rules), "1 declare out, 2 declare in, 3 declare out")
        assert not hand.ended
        assert hand.table.pot_size() == 3, "a leg is not the pot"
        answer(hand, "1 declare out, 2 declare in, 3 declare out")
        assert hand.ended
        assert net(hand) == (199, 202, 199)


def test_to_win_a_comparison_is_no_leg() -> None:
    deals = [(LOW, HIGH, MIDDLE)] * 3
    hand = deal(PLAIN_LEGS, decks(*deals))
    for _ in deals:
        answer(hand, "1 declare in, 2 declare in, 3 declare out")
    assert not hand.ended


def test_hands_are_compared_and_the_pot_stays() -> None:
    rules = """Deal three cards face down to each player.
        Declare in/out simultaneously.
        Players who went in privately compare hands, and each loser pays the winner the value of the pot.
        Deal one card down to each player.
        Showdown, high hand wins."""
    hand = deal(rules, dealt(LOW, HIGH, MIDDLE, then="3h 3d 3c"))
    answer(hand, "1 declare in, 2 declare in, 3 declare out")
    paid = [(event.seat, event.chips, event.to) for event in hand.table.log if isinstance(event, ev.Paid)][3:]
    assert paid == [(1, 3, 2)]
    assert knows(hand, 1, "Ah")
    assert knows(hand, 2, "2h")
    assert not knows(hand, 1, "Qh"), "seat 3 was out"


MONTY = """Deal three cards face down to each player.
Declare in/out simultaneously.
If two or more players went in, they privately compare hands, and the loser pays the winner an amount equal to the pot.
If only one player went in, they must beat the top three cards off the deck. If they do not, they must match the pot.
Redeal until someone wins the pot."""


def test_who_is_alone_plays_against_the_deck() -> None:
    beats = deal(MONTY, dealt(LOW, HIGH, MIDDLE, then="Kh Qs 9s"))
    answer(beats, "1 declare out, 2 declare in, 3 declare out")
    assert beats.ended
    assert net(beats) == (199, 202, 199)
    loses = deal(MONTY, dealt(LOW, HIGH, MIDDLE, then="Kh Ks Kd"))
    answer(loses, "1 declare in, 2 declare out, 3 declare out")
    assert not loses.ended
    assert net(loses) == (196, 199, 199)
    assert loses.table.pot_size() == 6


def test_several_pay_each_other_and_the_pot_is_played_for_again() -> None:
    hand = answer(deal(MONTY, dealt(LOW, HIGH, MIDDLE)), "1 declare in, 2 declare in, 3 declare in")
    assert net(hand) == (196, 205, 196)
    assert hand.table.pot_size() == 3
    assert not hand.ended


KITTY = """Deal three cards face down to each player.
Deal three cards face down to the table. No player may look at these cards.
Declare in/out simultaneously.{showdown}
Players who went in must beat the table hand to win the pot.
Anyone who went in and lost to the table hand or another player must match the pot, and the game is redealt for all."""


def test_who_does_not_beat_the_table_matches_the_pot() -> None:
    for showdown in ("", "\nShowdown, high hand wins."):
        rules = KITTY.format(showdown=showdown)
        deck = dealt(LOW, HIGH, MIDDLE, then="Kh Ks Kd")
        hand = answer(deal(rules, deck), "1 declare out, 2 declare in, 3 declare in")
        assert net(hand) == (199, 196, 196), "three kings on the table beat both"
        assert not hand.ended
        hand = answer(
            deal(rules, dealt(LOW, HIGH, MIDDLE, then="9h 8s 3d")), "1 declare in, 2 declare in, 3 declare out"
        )
        assert net(hand) == (196, 202, 199)
        assert hand.table.pot_size() == 3
        hand = answer(
            deal(rules, dealt(LOW, HIGH, MIDDLE, then="9h 8s 3d")), "1 declare out, 2 declare in, 3 declare out"
        )
        assert hand.ended
        assert net(hand) == (199, 202, 199)


def test_where_nobody_goes_in_the_pot_is_played_for_again() -> None:
    rules = """Deal three cards face down to each player.
        Declare in/out simultaneously.
        Showdown, high hand wins.
        Anyone who went in and lost must match the pot."""
    hand = answer(deal(rules), "1 declare out, 2 declare out, 3 declare out")
    assert not hand.ended
    assert hand.table.pot_size() == 3


def test_high_low_or_out() -> None:
    rules = """Deal three cards face down to each player.
        Declare high/low/out simultaneously.
        Showdown, highest declared high hand and lowest declared low hand split the pot.
        Each player who lost must pay half the pot to the pot. If anyone paid, redeal for all."""
    hand = answer(deal(rules, dealt(LOW, HIGH, MIDDLE)), "1 declare low, 2 declare high, 3 declare out")
    assert hand.ended
    assert net(hand) == (200, 201, 199)
    hand = answer(deal(rules, dealt(LOW, HIGH, MIDDLE)), "1 declare out, 2 declare high, 3 declare high")
    assert net(hand) == (199, 202, 197), "seat 3 has lost, and pays half of three chips"
    assert not hand.ended


def test_both_may_be_declared_where_a_rule_says_so() -> None:
    rules = """Deal three cards face down to each player.
        Declare high/low simultaneously.
        Showdown, high hand and low hand split the pot.
        Players may declare both, but must win both hands to win anything."""
    hand = answer(deal(rules, dealt(LOW, HIGH, "2d 2c 7s")), "1 declare both, 2 declare high, 3 declare low")
    assert net(hand) == (199, 201, 200), "seat 1 had the low hand, but not the high one"


def test_a_single_card_wins_the_way_it_was_declared() -> None:
    rules = """Deal one card face down to each player.
        Declare high/low simultaneously.
        The highest card and the lowest card split the pot."""
    hand = answer(deal(rules, "Kh 9h 2h"), "1 declare low, 2 declare high, 3 declare low")
    assert net(hand) == (199, 201, 200)


GUTS = """Deal three cards face down to each player.
Declare in/out simultaneously.
Showdown, high hand wins.
Anyone who went in and lost must match the pot.
{more}"""


def test_matching_has_a_limit() -> None:
    for more, price in (("", 3), ("The most anyone must match is 2x ante.", 2)):
        hand = deal(GUTS.format(more=more), dealt(LOW, HIGH, MIDDLE))
        answer(hand, "1 declare in, 2 declare in, 3 declare out")
        assert [(event.seat, event.chips) for event in hand.table.log if isinstance(event, ev.Paid)][3:] == [(1, price)]


def test_until_nobody_has_to_match() -> None:
    rules = GUTS.format(more="Repeat until no one has to match the pot.")
    hand = answer(deal(rules, dealt(LOW, HIGH, MIDDLE)), "1 declare in, 2 declare in, 3 declare out")
    assert not hand.ended
    answer(hand, "1 declare in, 2 declare out, 3 declare out")
    assert hand.ended


def test_who_drops_out_may_have_to_pay_for_it() -> None:
    rules = GUTS.format(more="Anyone who drops must pay ante.")
    hand = answer(deal(rules, dealt(LOW, HIGH, MIDDLE)), "1 declare out, 2 declare in, 3 declare out")
    assert net(hand) == (198, 204, 198)


def test_cards_for_those_who_went_in() -> None:
    rules = """Deal three cards face down to each player.
        Declare in/out simultaneously.
        Deal one card down to each player who went in.
        Showdown, high hand wins."""
    hand = answer(deal(rules, dealt(LOW, HIGH, MIDDLE, then="3c 3d")), "1 declare in, 2 declare out, 3 declare in")
    assert [len(hand.table.state.of_seat(seat)) for seat in (1, 2, 3)] == [4, 3, 4]


def test_cards_that_are_needed_to_win() -> None:
    rules = """Deal three cards face down to each player.
        Showdown, high hand wins.
        You need a five and a ten to win.
        If no one qualifies, everyone antes and the game is redealt."""
    hand = deal(rules, dealt("5h Td 2c", HIGH, MIDDLE))
    assert hand.ended
    assert net(hand) == (202, 199, 199), "two aces, but no five and no ten"
    again = deal(rules, "|".join((dealt("5h 9d 2c", HIGH, MIDDLE), dealt("2h 4d 6c", "Ah Ad Kc", "Tc 5c 3c"))))
    assert net(again) == (198, 198, 204)


OTHERWISE = (
    "If only one player went in, they get a leg. Otherwise, {several} anyone who went in and lost must match the pot."
)


def test_several_compare_where_one_alone_would_win_a_leg() -> None:
    rules = f"""Deal three cards face down to each player.
        Declare in/out simultaneously.
        {OTHERWISE.format(several="")}
        Deal two cards down to each player.
        Declare in/out simultaneously.
        {OTHERWISE.format(several="")}
        Redeal for all until a player has two legs. The first player with two legs takes the pot."""
    hand = deal(rules, dealt(LOW, HIGH, MIDDLE))
    answer(hand, "1 declare in, 2 declare in, 3 declare out")
    assert net(hand) == (196, 199, 199), "seat 1 has lost to the aces, and the pot stays"
    assert set(hand.asking) == {1, 2, 3}, "who stayed out of one round may be in for the next"
    alone = "1 declare out, 2 declare out, 3 declare in"
    answer(hand, alone, alone)
    assert (net(hand), hand.ended) == ((196, 199, 205), True), "the second leg is worth the pot at once"


def test_the_high_hand_takes_the_pot_beside_legs() -> None:
    for last in ("Redeal for all until a player has two legs. The first player with two legs takes the pot.", ""):
        rules = f"""Deal three cards face down to each player.
            Declare in/out simultaneously.
            {OTHERWISE.format(several="the high hand takes the pot and")}
            {last or "The first player with two legs takes the pot."}"""
        hand = deal(rules, decks((LOW, HIGH, MIDDLE)))
        answer(hand, "1 declare in, 2 declare in, 3 declare out")
        assert net(hand) == (196, 202, 199)
        answer(hand, "1 declare out, 2 declare out, 3 declare in")
        assert (net(hand), hand.ended) == ((196, 202, 199), False), "a leg is not the pot"
        answer(hand, "1 declare out, 2 declare out, 3 declare in")
        assert (net(hand), hand.ended) == ((196, 202, 202), True)


def test_who_lost_to_the_deck_pays_once() -> None:
    rules = GUTS.format(
        more="If only one player goes in, they must beat the top three cards of the deck or match the pot."
    )
    hand = answer(deal(rules, dealt(LOW, HIGH, MIDDLE, then="Kh Ks Kd")), "1 declare out, 2 declare in, 3 declare out")
    assert (net(hand), hand.table.pot_size()) == ((199, 196, 199), 6)
    assert not hand.ended, "he had to match the pot, which is played for again"
    hand = answer(deal(rules, dealt(LOW, HIGH, MIDDLE)), "1 declare in, 2 declare in, 3 declare out")
    assert net(hand) == (196, 202, 199)


def test_who_wins_one_of_two_hands_has_not_lost() -> None:
    rules = """Deal three cards face down to each player.
        Declare in/out simultaneously.
        The high hand and the low hand split the pot.
        Anyone who went in and lost both hands must match the pot."""
    hand = answer(deal(rules, dealt(LOW, HIGH, MIDDLE)), "1 declare in, 2 declare in, 3 declare in")
    assert net(hand) == (200, 201, 196)


def test_the_cards_on_the_table_have_the_high_hand() -> None:
    rules = """Deal three cards face down to each player.
        Deal three cards face down to the table.
        Declare in/out simultaneously.
        Showdown, high hand wins (counting the table cards as a hand).
        If the table cards have the high hand, everyone who went in must match the pot."""
    hand = answer(deal(rules, dealt(LOW, HIGH, MIDDLE, then="Kh Ks Kd")), "1 declare out, 2 declare in, 3 declare out")
    assert (net(hand), hand.table.pot_size()) == ((199, 196, 199), 6)
    hand = answer(deal(rules, dealt(LOW, HIGH, MIDDLE, then="9h 8s 3d")), "1 declare in, 2 declare in, 3 declare out")
    assert net(hand) == (199, 202, 199)


@pytest.mark.parametrize(
    "last",
    [
        "Redeal for all until a player has three legs. The first player with three legs takes the pot.",
        "The first player with three legs takes the pot.",
        "Redeal until a player has three legs.",
    ],
)
@pytest.mark.parametrize(
    ("several", "chips"),
    [("the high hand takes the pot and the losers match it", 202), ("the losers match the pot", 199)],
)
def test_legs_and_a_comparison_in_other_words(last: str, several: str, chips: int) -> None:
    rules = f"""Deal three cards face down to each player.
        Declare in/out simultaneously.
        If only one player went in, they get a leg. If two or more went in, {several}.
        {last}"""
    hand = answer(deal(rules, dealt(LOW, HIGH, MIDDLE)), "1 declare in, 2 declare in, 3 declare out")
    assert (net(hand), hand.ended) == ((196, chips, 199), False)


def test_who_is_left_alone_wins_a_leg_and_not_the_pot() -> None:
    rules = """Deal three cards face down to each player.
        Normal betting round, with the player to the left of the dealer opening.
        Showdown, high hand wins a leg.
        The first player to win two legs takes the pot."""
    hand = answer(deal(rules, dealt(LOW, HIGH, MIDDLE)), "1 bet 1, 2 fold, 3 fold")
    assert (net(hand), hand.ended) == ((199, 199, 199), False), "the bet that nobody called goes back"
    assert hand.table.state.still_in == (1, 2, 3)
    answer(hand, "1 bet 1, 2 fold, 3 fold")
    assert (net(hand), hand.ended) == ((202, 199, 199), True)


@pytest.mark.parametrize("turned", [False, True])
def test_all_pay_before_the_cards_are_redealt_wherever_it_stands(turned: bool) -> None:
    last = [
        "Anyone who went in and lost must match the pot. If no one went in, redeal for all.",
        "If no one goes in, everyone must reante.",
    ]
    rules = [
        "Deal three cards face down to each player.",
        "Declare in/out simultaneously.",
        "Showdown, high hand wins.",
    ]
    hand = deal("\n".join(rules + last[:: -1 if turned else 1]), dealt(LOW, HIGH, MIDDLE))
    answer(hand, "1 declare out, 2 declare out, 3 declare out")
    assert (net(hand), hand.table.pot_size()) == ((198, 198, 198), 6)


@pytest.mark.parametrize(
    ("said", "pot"), [("Only the dealer antes.", 1), ("The dealer antes for everyone.", 3), ("No one antes.", 0)]
)
def test_who_antes(said: str, pot: int) -> None:
    hand = deal(f"Deal three cards face down to each player.\n{said}\nBetting round.\nShowdown: the high hand wins.")
    assert (net(hand), hand.table.pot_size()) == ((200, 200, 200 - pot), pot)


def test_who_has_bet_by_force_may_raise_himself() -> None:
    rules = """The player to the left of the dealer must bet minimum bet before the deal.
        Deal three cards face down to each player.
        Betting round.
        Showdown: the high hand wins."""
    hand = answer(deal(rules), "2 call, 3 call")
    assert hand.asking[1].prompt == "Check or raise."
    with pytest.raises(Refused, match="A raise goes from 2 to 6 here"):
        answer(hand, "1 raise 9")
    assert net(answer(hand, "1 raise 3, 2 fold, 3 fold")) == (204, 198, 198)
