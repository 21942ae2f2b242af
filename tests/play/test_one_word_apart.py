"""Hands in which a rule differs from a known one by a word."""

import pytest

from kit.hands import answer, cards, deal, dealt, net, read_game
from pokernight.table import events as ev
from pokernight.table.hand import Hand
from pokernight.table.places import Lie

TWO = "Deal two cards face down to each player.\n"

BET = "Betting round, starting with the high hand showing.\nShowdown: the high hand wins."


def test_who_drew_nothing_gets_his_card_when_all_have_drawn() -> None:
    rules = f"{TWO}Each player may draw one card.\nAny player who didn't draw gets a new card face up.\n{BET}"
    hand = deal(rules, dealt("Ah 2c", "Kh 3c", then="Qs Js"), seats=2)
    answer(hand, "1 decline")
    assert cards(hand, 1, Lie.UP) == "", "the others have not drawn yet"
    answer(hand, "2 draw 3c")
    assert (cards(hand, 1, Lie.UP), cards(hand, 2)) == ("Js", "Kh Qs")


@pytest.mark.parametrize(
    ("trait", "deals"),
    [
        ("rank", 1),
    ],
)
def test_two_cards_on_the_table_that_are_alike_make_a_new_deal(trait: str, deals: int) -> None:
    hand = deal(
        "Deal one card face down to each player.\nDeal 1 card face up to the table.\n"
        "Deal one common card face up to the table.\n"
        f"If the last table card is the same {trait} as the last common card, redeal the game.\n{BET}",
        "Ah Kh 4d 5d | Ac Kc 4d 5s",
        seats=2,
    )
    assert hand.table.state.notes.get("deals", 1) == deals


@pytest.mark.parametrize(("which", "winner"), [("last", 1)])
def test_the_card_after_the_first_queen_stays_wild(which: str, winner: int) -> None:
    hand = deal(
        "Deal three cards face up to each player.\nShowdown: the high hand wins.\n"
        f"The card dealt after the {which} face up queen is wild, as are all cards of the same rank.",
        dealt("Qh Kd 6c", "4d Qc 5s"),
        seats=2,
    )
    assert [seat for seat, _, _ in hand.won] == [winner]


DOWN = "Deal five cards face down to each player."

DRAW = "Each player may draw up to three cards."

KIN_BET = "Betting round, starting with the player to the left of the dealer."

HIGH = "Showdown: the high hand wins."

HANDS = dealt("Kh Kd 3c 4s 2h", "Ah 2c 3d 4h 6s", "9h 9d 8c 7s 5h", then="Jh Jd Jc Js Td Tc Ts")


def test_who_drew_pays() -> None:
    hand = deal(f"{DOWN}\n{DRAW}\nAny player who drew must pay max bet.\n{KIN_BET}\n{HIGH}", HANDS)
    answer(hand, "1 draw 3c, 2 decline, 3 draw 8c")
    assert net(hand) == (194, 199, 194)


@pytest.mark.parametrize(
    ("who", "opener"),
    [
        ("last player to draw", 2),
    ],
)
def test_who_drew_opens(who: str, opener: int) -> None:
    hand = deal(f"{DOWN}\n{DRAW}\nNormal betting round, with the {who} opening.\n{HIGH}", HANDS)
    answer(hand, "1 draw 3c 4s, 2 draw 6s, 3 decline")
    assert list(hand.asking) == [opener]


THREE = "Deal three cards face down to each player.\n"

END = "\nBetting round.\nShowdown: the high hand wins."

DECK = dealt("Ah 2c 5h", "Kh 3c 6h", "Qs 4c 7h", then="8h 9h Th Jh 8c 9c")


def test_it_goes_on_until_two_are_left() -> None:
    rules = THREE + "Each player must pay max bet or fold.\nRepeat the last step until only two players are left." + END
    hand = answer(deal(rules, DECK), "1 pay, 2 pay, 3 pay, 1 pay, 2 fold, 3 pay")
    assert list(hand.asking) == [1]
    assert hand.table.state.still_in == (1, 3)


def test_an_up_card_that_nobody_matches() -> None:
    rules = "Deal two cards face up to each player.\nThe highest unmatched up card wins the pot."
    assert net(deal(rules, dealt("Ah 2c", "Ac 9c", "5d 6d"))) == (199, 202, 199)


def test_it_starts_at_the_right_of_the_dealer() -> None:
    rules = THREE + "Starting with the player to the dealer's right, each player may flip one card." + END
    assert list(deal(rules, DECK).asking) == [2]


def test_patience_ends_after_four_cards() -> None:
    line = (
        "Deal each player one card face up, if they want it and if they haven't declined a card four times in a row.\n"
    )
    hand = deal(THREE + line * 5 + END.strip(), DECK, seats=2)
    for _ in range(4):
        answer(hand, "1 decline, 2 take")
    assert list(hand.asking) == [2]


SHOWDOWN = "Showdown: the high hand wins.\n"


def won(hand: Hand) -> list[tuple[int, str]]:
    return [(event.seat, event.why) for event in hand.table.log if isinstance(event, ev.Won)]


@pytest.mark.parametrize(
    ("said", "held"),
    [
        ("their cards get passed to the dealer", ["8h Kc 9d 2s", "", "3h 4c Td Kh 7c Js 3s"]),
    ],
)
def test_the_cards_of_who_folds_go_somewhere(said: str, held: list[str]) -> None:
    rules = f"{THREE}Betting round.\nDeal 1 card face down to each player.\nBetting round.\n{SHOWDOWN}"
    deck = dealt("8h Kc 9d", "Kh 7c Js", "3h 4c Td", then="2s 3s")
    hand = deal(f"{rules}If anyone folds, {said}.", f"{deck} | Kh 7c")
    answer(hand, "1 bet 1", "2 fold", "3 call")
    assert [cards(hand, seat) for seat in (1, 2, 3)] == held


def test_the_highest_card_of_a_colour_splits_the_pot() -> None:
    rules = f"{THREE}Showdown: the high hand and the split-card split the pot.\nThe split-card is the high red card."
    hand = deal(rules, dealt("Ac As 2c", "Kh 7c 9s", "Qh 4c 5d"))
    assert won(hand) == [(1, "high hand, pair of aces"), (2, "the king of hearts")]


def test_the_fewest_cards_of_a_kind_split_the_pot() -> None:
    rules = f"{THREE}Showdown: the high hand and the split hand split the pot.\n"
    rule = "The split hand is won by whoever has the fewest face cards."
    hand = deal(rules + rule, dealt("8h Kc 2d", "Kh 7c Ks", "3h 4c 5d"))
    assert won(hand) == [(2, "high hand, pair of kings"), (3, "none of them")]


def tags(*lines: str) -> tuple[str, ...]:
    return read_game(["Deal five cards face down to each player.", *lines]).tags


def test_to_lay_away_what_a_card_on_the_table_says_is_attrition() -> None:
    laid = "Each player discards any card of the same rank as the table card."
    found = tags("Deal one card face up to the table.", laid, "The player with the fewest cards wins the pot.")
    assert found == ("discard", "table")


def test_a_hand_without_which_the_pot_is_played_for_again_is_a_qualifier() -> None:
    assert tags("The high hand wins.", "If no one has at least two pair, redeal.") == ("straight", "qualifier")


def test_the_high_up_card_that_nobody_else_shows() -> None:
    rules = """Deal two cards face up to each player.
    Deal one card face down to each player.
    The highest unmatched up card wins the pot."""
    assert net(deal(rules, dealt("Kh 9d 2c", "Ks 3d Ac", "Qh 3c 5c"))) == (199, 199, 202)


@pytest.mark.parametrize(
    ("rule", "winner"),
    [
        ("", 1),
    ],
)
def test_wild_cards_that_lie_face_up_are_not_wild(rule: str, winner: int) -> None:
    rules = (
        f"Deal one card face up to each player.\nDeal 2 cards face down to each player.\n{HIGH}\nTwos are wild.\n{rule}"
    )
    deck = "2h 9d 5c Ah 9h 6c Kd 4c 7d"  # aces with the two that lies up, or a pair of nines
    assert net(deal(rules.strip(), deck, seats=3))[winner - 1] == 202
