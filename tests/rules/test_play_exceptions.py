"""Rules that hold only for some players, for some betting rounds or while something is so, at the table."""

import pytest

from kit.hands import answer, deal, dealt, folded, net, read_game, up
from kit.holdings import wild
from pokernight.cards import texts
from pokernight.game import CannotWork
from pokernight.table import events as ev
from pokernight.table.hand import Hand
from pokernight.table.places import COMMON

HIGH = "Showdown: the high hand wins."
UP = "Deal 1 card face up to each player."
DOWN = "Deal 2 cards face down to each player."
BET = "Betting round, opened by the player to the left of the dealer."


def again(hand: Hand) -> int:
    return sum(isinstance(event, ev.Redealt) for event in hand.table.log)


def test_nobody_has_to_fold_when_two_are_left() -> None:
    low = "The player with the low hand showing must fold."
    rules = f"{UP}\n{low}\n{low}\n{BET}\n{HIGH}\nIf only two players are left, no one has to fold."
    hand = deal(rules, "Kh Qh Jh")
    assert folded(hand) == {3}
    assert folded(answer(hand, "1 bet 2, 2 fold")) == {2, 3}, "whoever wants to fold still may"


def test_nobody_has_to_fold_for_a_card_when_two_are_left() -> None:
    rules = f"""{UP}\n{UP}\n{HIGH}\nIf a player gets a two face up, they must fold.
    If only two players are left, no one has to fold."""
    assert folded(deal(rules, "2h Kh Qh 2d 3d")) == {1}


def test_the_low_card_is_wild_beside_a_king_only() -> None:
    rules = f"{DOWN}\n{UP}\n{BET}\n{HIGH}\nYour low hole card and all cards of the same rank are wild."
    cards = dealt("3h Kh", "4h Qh") + " 3d 4d"
    assert [wild(deal(rules, cards, seats=2), seat) for seat in (1, 2)] == ["3d 3h", "4d 4h"]
    kings = f"{rules}\nIf you do not have a king, your low hole card is not wild."
    assert [wild(deal(kings, cards, seats=2), seat) for seat in (1, 2)] == ["3d 3h", ""]
    queens = f"{rules}\nIf you have a king, your low hole card is not wild."
    assert [wild(deal(queens, cards, seats=2), seat) for seat in (1, 2)] == ["", "4d 4h"]


def test_a_rank_that_is_not_wild_beside_another() -> None:
    rules = f"{DOWN}\n{BET}\n{HIGH}\nThrees and fours are wild.\nIf you have a king, threes are not wild."
    hand = deal(rules, dealt("3h Kh", "3d 4d"), seats=2)
    assert (wild(hand, 1), wild(hand, 2)) == ("", "3d 4d")


@pytest.mark.parametrize(
    ("rule", "first", "second"),
    [
        ("Fours are wild, but only if you have a four face down.", "4d 4h", ""),
        ("Fours are wild, but only if you have an ace showing.", "", "4c"),
        ("Fours are wild if you have a down ace.", "", ""),
    ],
)
def test_wild_beside_a_card_that_lies_so(rule: str, first: str, second: str) -> None:
    rules = f"Deal 1 card face down to each player.\n{UP}\n{UP}\n{BET}\n{HIGH}\n{rule}"
    hand = deal(rules, "4h Kh 4d 4c 2s As", seats=2)
    assert (wild(hand, 1), wild(hand, 2)) == (first, second)
    assert wild(hand, 1, showing=True) == "", "nobody else can tell"


def test_the_last_rounds_have_another_limit() -> None:
    rules = f"{DOWN}\n{BET}\n{BET}\n{BET}\n{HIGH}\n{{}}"
    for rule, most in (
        ("In the last two betting rounds, the max bet is doubled.", (5, 10, 10)),
        ("The max bet is doubled in the last round.", (5, 5, 10)),
        ("In the first betting round, the maximum bet is 3 chips.", (3, 5, 5)),
    ):
        hand = deal(rules.format(rule), seats=2)
        for number in most:
            choice = hand.asking[1]
            assert choice.bets.most == number, rule  # type: ignore[attr-defined]
            answer(hand, "1 check, 2 check")


def test_all_fours_showing() -> None:
    rules = f"{UP}\n{UP}\n{BET}\n{HIGH}\nIf all four fours are showing, redeal for all."
    assert again(deal(rules, "4h 4d 2c 4c 4s 3c")) == 1
    assert again(deal(rules, "4h 4d 2c 4c 5s 3c")) == 0
    assert again(deal(rules.replace("all four fours", "three fours"), "4h 4d 2c 4c 5s 3c")) == 1


def test_who_has_folded_pays_for_a_new_deal_to_all() -> None:
    rules = f"""{UP}\n{BET}\n{UP}\n{HIGH}
    If the queen of spades is dealt face up, everyone must reante and the game is redealt for all."""
    hand = answer(deal(rules, "Ah Kh 2h Qs 3s|Kd 2d 3d"), "1 bet 2, 2 fold, 3 call")
    assert (net(hand), hand.table.pot_size(), folded(hand)) == ((196, 198, 196), 10, set())


def test_a_common_card_is_replaced_where_nobody_bets() -> None:
    common = "Deal 1 common card face up to the table."
    rules = f"""{DOWN}\n{BET}\n{common}\n{common}\n{BET}\n{BET}\n{HIGH}
    If everyone checks in a betting round, the last common card is discarded and replaced."""
    hand = deal(rules, dealt("Ah Kh", "Qh Jh") + " 2c 3c 4c 5c", seats=2)
    answer(hand, "1 check, 2 check")
    assert texts(hand.table.state.at(COMMON)) == "2c 3c", "there was no common card as yet"
    answer(hand, "1 check, 2 check")
    assert texts(hand.table.state.at(COMMON)) == "2c 4c"
    answer(hand, "1 bet 1, 2 call")
    assert texts(hand.table.state.at(COMMON)) == "2c 4c"


@pytest.mark.parametrize(("second", "chips"), [("9h 6d 5c 3d 2s", (201, 199)), ("8h 6d 5c 3d 2s", (200, 200))])
def test_the_high_hand_takes_all_where_nobody_is_low(second: str, chips: tuple[int, int]) -> None:
    rules = """Deal 5 cards face down to each player.
    Showdown, high hand splits the pot with the low hand.
    If no one has an eight or better for low, the high hand takes the whole pot."""
    assert net(deal(rules, dealt("Ah Ad 9c 7d 4s", second), seats=2)) == chips


def test_a_table_card_is_taken_to_lie_so() -> None:
    rules = f"""{UP}
    Deal as many cards face {{}} to the table as there are players.
    Starting with the low hand showing, each player takes one of the table cards as {{}} card.\n{BET}\n{HIGH}"""
    hand = answer(deal(rules.format("up", "an up"), "Kh Qh 2h 3h", seats=2), "2 take 3h")
    assert (up(hand, 1), up(hand, 2)) == ("Kh 2h", "Qh 3h")
    hand = answer(deal(rules.format("up", "a down"), "Kh Qh 2h 3h", seats=2), "2 take 3h")
    assert (up(hand, 1), up(hand, 2)) == ("Kh", "Qh")


def test_a_common_card_that_belongs_to_no_hand() -> None:
    rules = f"""{DOWN}
    Deal 1 common card face up to the table.
    {HIGH}
    The common card is not part of anyone's hand, but all other cards of the same rank are wild."""
    hand = deal(rules, dealt("Ah 3d", "Kh Qd", "Ac Jd") + " 3c")
    assert wild(hand, 1) == "3d"
    assert net(hand) == (202, 199, 199)
    assert net(deal(rules, dealt("Ah 4d", "3h 2d", "Kc Kd") + " Ks")) == (199, 199, 202), "no aces with the king"
    assert read_game([line.strip() for line in rules.splitlines()]).numbers.cards == 2


@pytest.mark.parametrize(("old", "shown"), [("2h", "3h 5h"), ("3h", "5h")])
def test_a_new_card_lies_otherwise_than_the_old(old: str, shown: str) -> None:
    rules = f"""Deal 1 card face down to each player.
    {UP}
    Each player may twist one card for max bet. If they twist their down card, the new card is dealt up.
    {BET}\n{HIGH}"""
    hand = answer(deal(rules, "2h 2d 3h 3d 5h", seats=2), f"1 twist {old}", "2 decline")
    assert up(hand, 1) == shown
    assert net(hand) == (194, 199)


def test_high_hands_use_one_row_and_low_hands_another() -> None:
    rules = """Deal 2 cards face down to each player.
    Deal two rows of three common cards face up to the table.
    Showdown, high hand splits the pot with the low hand."""
    rows = "High hands may use cards from the {} row, and low hands may use cards from the {} row."
    cards = dealt("5h 3h", "9c 9d") + " Ah Kh Qh 2c 4d 7s"
    assert net(deal(f"{rules}\n{rows.format('top', 'bottom')}", cards, seats=2)) == (201, 199)
    assert net(deal(f"{rules}\n{rows.format('bottom', 'top')}", cards, seats=2)) == (199, 201), "a flush is no low hand"


def test_rows_of_which_one_is_used_have_to_be_there() -> None:
    with pytest.raises(CannotWork):
        deal(f"{DOWN}\nDeal 3 common cards face up to the table.\n{HIGH}\nHigh hands use cards from the top row.")


def test_who_has_the_rank_of_a_common_card_shows_it_or_pays() -> None:
    rules = f"""{DOWN}\nDeal 2 common cards face down to the table.\nTurn up 1 common card.\n{BET}\n{HIGH}
    When a common card is flipped, any player with a card of the same rank must show it or pay ante."""
    hand = deal(rules, dealt("Ah Kh", "Qh Kd", "Jh Td") + " Kc 2c")
    assert set(hand.asking) == {1}
    answer(hand, "1 flip, 2 pay")
    assert (up(hand, 1), up(hand, 2), net(hand)) == ("Kh", "", (199, 198, 199))


def test_the_straight_from_the_ace_is_the_highest() -> None:
    rules = f"""Deal 3 cards face down to each player.\n{HIGH}
    Use three card brag hands (three of a kind beats straight flush beats straight beats flush beats pair)."""
    cards = dealt("Ah Kd Qs", "Ad 2c 3h", "9h 9d 2s")
    assert net(deal(rules, cards)) == (202, 199, 199)
    assert net(deal(f"{rules}\nA-2-3 is the highest straight.", cards)) == (199, 202, 199)
