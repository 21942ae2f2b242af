"""Wild and dead cards at the table: which they are, for whom, and when that changes."""

import pytest

from kit.hands import all_default, answer, cards, deal, read_game
from kit.holdings import wild
from pokernight.cards import texts
from pokernight.rules.parts.refs import End
from pokernight.rules.plan import best_hand
from pokernight.table import events as ev
from pokernight.table.hand import Hand
from pokernight.table.places import TABLE

UP, DOWN = "Deal 1 card face up to each player.", "Deal 1 card face down to each player."
BET, SHOWDOWN = "Betting round.", "Showdown: the high hand wins."


def game(*rules: str) -> str:
    """Rules, with a bet and a showdown at the end."""
    return "\n".join((*rules, BET, SHOWDOWN))


def name(hand: Hand, seat: int) -> str:
    return best_hand(hand.table, seat, End.HIGH).name


def check_until(hand: Hand, many: int) -> None:
    """Let everybody check until the last seat has so many cards."""
    while len(hand.table.state.of_seat(hand.table.state.seats)) < many:
        hand.answer(next(iter(hand.asking)), "check")


def deals(hand: Hand) -> int:
    return 1 + sum(isinstance(event, ev.Redealt) for event in hand.table.log)


# Where cards lie


@pytest.mark.parametrize(
    ("rule", "first", "second"),
    [
        ("Threes in the hole are wild.", "3h", ""),
        ("Threes are wild, but only when face up.", "", "3d"),
        ("Threes are wild.", "3h", "3d"),
    ],
)
def test_cards_are_wild_in_one_place_only(rule: str, first: str, second: str) -> None:
    hand = deal(game(DOWN, UP, rule), "3h Kd Kh 3d", seats=2)
    assert (wild(hand, 1), wild(hand, 2)) == (first, second)


def test_a_card_that_is_wild_in_the_hole_helps_only_there() -> None:
    hand = deal(game(DOWN, UP, "Face down threes are wild."), "3h Kd Kh 3d", seats=2)
    assert (name(hand, 1), name(hand, 2)) == ("pair of kings", "king high")


# Cards that others name


@pytest.mark.parametrize(
    ("rule", "mine"),
    [
        ("The lowest table card and all like it are wild.", "4h"),
        ("The highest card on the table and all cards like it are wild.", "9h"),
        ("Cards of the same color as the first table card are wild.", "4h 9h"),
        ("The cards on either side of the first table card are wild.", "3s 5s"),
        ("The last card turned over is wild, and all others of that rank are wild.", ""),
        ("The four and nine of hearts are wild.", "4h 9h"),
        ("The fives of spades and clubs are wild.", "5s"),
        ("The queen of spades and all hearts are wild.", "4h 9h"),
        ("All hearts except the nine are wild.", "4h"),
        ("Cards lower than the last table card are wild.", "2s 3s 4h 5s"),
    ],
)
def test_cards_are_wild_by_a_card_on_the_table(rule: str, mine: str) -> None:
    dealing = "Deal 4 cards face down to each player.", "Deal 1 card face up to the table.", UP
    hand = deal(
        game(*dealing, "Deal 1 card face up to the table.", rule), "4h Kd 9h Kc 3s Qd 5s Qh 4d 2s 2c 9c", seats=2
    )
    assert wild(hand, 1) == mine


def test_the_last_card_turned_up_by_anybody_is_told_apart_from_cards_dealt() -> None:
    rule = "The last card turned over and all like it are wild."
    hand = deal(
        game("Deal 2 cards face down to each player.", "Each player flips 1 card.", UP, rule),
        "4h Kd Ks 4c 7h 8h",
        seats=2,
    )
    answer(hand, "1 flip 4h, 2 flip Kd")
    assert (wild(hand, 1), wild(hand, 2)) == ("Ks", "Kd")


def test_the_card_on_the_top_of_the_deck_tells_the_wild_rank() -> None:
    hand = deal(
        game(
            "Deal 2 cards face down to each player.", "Flip the top card of the deck. All cards of that rank are wild."
        ),
        "4h Kd Ks 4c 4s",
        seats=2,
    )
    assert texts(hand.table.state.at(TABLE)) == "4s"
    assert (wild(hand, 1), wild(hand, 2)) == ("4h", "4c")


def test_a_card_is_dead_with_all_of_its_rank() -> None:
    rules = "Deal 2 cards face down to each player.", "Deal 1 card face up to the table."
    hand = deal(game(*rules, "The table card and all like it are dead."), "Ah Kd Ad 2c As", seats=2)
    assert (name(hand, 1), name(hand, 2)) == ("no cards that count", "king high")


def test_cards_are_dead_in_hands_of_one_end_only() -> None:
    hand = deal(game("Deal 2 cards face down to each player.", "Kings are dead in low hands."), "Kh Kd 3d 2c", seats=2)
    assert (name(hand, 1), best_hand(hand.table, 1, End.LOW).name) == ("king high", "three low")


# Follow the queen

FOLLOW = "Queens are wild, as is the card following the last queen and all cards like it."


def test_the_card_after_a_queen_is_wild_until_another_queen_comes() -> None:
    hand = deal(game(DOWN, UP, BET, UP, FOLLOW), "7h 7d Qh 7c 2h 3h", seats=2)
    assert (wild(hand, 1), wild(hand, 2)) == ("7h Qh", "7c 7d")
    hand = deal(game(DOWN, UP, BET, UP, FOLLOW), "7h 2d Qh 7c Qd 2h", seats=2)
    check_until(hand, 3)
    assert (wild(hand, 1), wild(hand, 2)) == ("Qd Qh", "2d 2h")


@pytest.mark.parametrize("rest", ["nothing is wild", "only queens are wild"])
def test_a_queen_dealt_last_has_no_card_after_it_but_only_at_the_end(rest: str) -> None:
    rule = f"If the last card dealt face up is a queen, {rest}."
    rules = "\n".join((DOWN, UP, BET, UP, BET, SHOWDOWN, "Threes are wild.", "Queens are wild.", rule))
    hand = deal(rules, "3h 3d 7h Qd 8h 9h", seats=2)
    assert (wild(hand, 1), wild(hand, 2)) == ("", "Qd" if "only" in rest else "")
    check_until(hand, 3)
    assert (wild(hand, 1), wild(hand, 2)) == ("3h", "3d Qd"), "a card was dealt after it"


def test_what_is_wild_instead_has_the_last_word_wherever_it_stands() -> None:
    rule = "If the last card dealt face up is a queen, nothing is wild."
    hand = deal(game(rule, DOWN, UP, "Threes are wild."), "3h 3d 7h Qd", seats=2)
    assert wild(hand, 1) == ""


def test_what_is_wild_instead_is_so_no_longer_than_things_stand_that_way() -> None:
    rule = "If the last card dealt face up is a queen, nothing is wild."
    hand = deal(game(DOWN, UP, rule, UP, "Threes are wild."), "3h 3d 7h Qd 8h 9h", seats=2)
    assert wild(hand, 1) == "3h"


def test_which_card_is_the_last_is_looked_at_before_the_showdown() -> None:
    rule = "If a queen is the last card dealt face up, the cards are redealt."
    rules = "\n".join((UP, BET, UP, BET, SHOWDOWN, rule))
    hand = all_default(deal(rules, "7h Qd 8h 9h", seats=2))
    assert deals(hand) == 1, "another card came after the queen"
    hand = all_default(deal(rules, "7h 7d 8h Qd | 7h 7d 8h 9d", seats=2))
    assert deals(hand) == 2


# Cards that become wild


def test_the_rank_above_a_wild_card_that_comes_up_is_wild_instead() -> None:
    rule = "Twos are wild. Each time a wild card is dealt face up, the next higher rank becomes wild instead."
    hand = deal(game("Deal 3 cards face down to each player.", UP, rule), "2h 3d 3h 4d 4h 5d 2s 7h", seats=2)
    assert (wild(hand, 1), wild(hand, 2)) == ("3h", "3d")
    hand = deal(game("Deal 3 cards face down to each player.", UP, rule), "2h 3d 3h 4d 4h 5d 2s 3s", seats=2)
    assert (wild(hand, 1), wild(hand, 2)) == ("4h", "4d")


@pytest.mark.parametrize(
    ("then", "mine"), [("threes become wild instead", "3h"), ("threes become wild instead of twos", "3h 9h")]
)
def test_cards_become_wild_in_the_place_of_all_others_or_of_some(then: str, mine: str) -> None:
    rule = f"If a two is dealt face up, {then}."
    hand = deal(
        game("Deal 3 cards face down to each player.", UP, "Twos and nines are wild.", rule),
        "2h 3d 3h 4d 9h 5d 2s 7h",
        seats=2,
    )
    assert wild(hand, 1) == mine


def test_only_the_first_of_its_kind_does_it() -> None:
    rule = "The first player to be dealt a king face up gets an extra card face down."
    hand = deal(game(UP, rule), "7h Kd Ks 2c", seats=3)
    assert [cards(hand, seat) for seat in (1, 2, 3)] == ["7h", "Kd 2c", "Ks"]
    again = deal(game(UP, UP, rule), "7h Kd 8h Ks 2c 9h", seats=2)
    assert cards(again, 1) == "7h Ks"


@pytest.mark.parametrize(
    ("rule", "mine"),
    [
        ("Any hole card that pairs an up card is wild.", "9h"),
        ("Up cards that match one of your hole cards are wild.", "9s"),
    ],
)
def test_cards_are_wild_that_have_a_mate_the_other_way_up(rule: str, mine: str) -> None:
    hand = deal(game("Deal 2 cards face down to each player.", UP, rule), "9h 3d 3h 4d 9s 7h", seats=2)
    assert wild(hand, 1) == mine


# Cards that players name


def test_each_player_has_a_wild_rank_of_his_own() -> None:
    rules = game("Deal 2 cards face down to each player.", "Each player names a wild card for their own hand.")
    hand = deal(rules, "4h Kd Ks 4c", seats=2)
    answer(hand, "1 choose four, 2 choose king")
    assert (wild(hand, 1), wild(hand, 2)) == ("4h", "Kd")
    assert read_game(rules.splitlines()).numbers.wilds == 52


def test_what_each_player_names_is_wild_for_all() -> None:
    rules = game("Deal 3 cards face down to each player.", *["Each player names a wild rank, in turn."] * 2)
    hand = deal(rules, "4h Kd Ks 4c 9h 2d", seats=2)
    answer(hand, "1 choose four, 2 choose king")
    assert (wild(hand, 1), wild(hand, 2)) == ("4h Ks", "4c Kd")
    answer(hand, "1 choose nine, 2 choose two")
    assert (wild(hand, 1), wild(hand, 2)) == ("9h", "2d"), "in place of those of the line before"


def test_the_dealer_names_one_for_all() -> None:
    rules = game("Deal 2 cards face down to each player.", "The dealer picks a wild card.")
    hand = deal(rules, "4h Kd Ks 4c", seats=2)
    answer(hand, "2 choose four")
    assert (wild(hand, 1), wild(hand, 2)) == ("4h", "4c")
    assert read_game(rules.splitlines()).numbers.wilds == 4


# The deck


@pytest.mark.parametrize(
    ("rule", "size", "tag"),
    [
        ("Use a 54 card deck.", 54, "jokers"),
        ("Use a 52 card deck and two jokers.", 54, "jokers"),
        ("Use a deck with jokers.", 54, "jokers"),
        ("Add the joker.", 53, "jokers"),
        ("Use only aces through fives.", 20, "odd-deck"),
        ("Use a deck with only the cards from seven up.", 32, "odd-deck"),
        ("Twos through sixes are removed from the deck.", 32, "odd-deck"),
        ("The deck has no twos.", 48, "odd-deck"),
        ("Play with two decks.", 104, "odd-deck"),
    ],
)
def test_the_deck_has_the_cards_that_are_asked_for(rule: str, size: int, tag: str) -> None:
    read = read_game(game(DOWN, rule).splitlines())
    assert len(read.deck) == size
    assert tag in read.tags


# Whom it happens to


def test_the_next_player_is_the_one_after_whom_it_happened_to() -> None:
    rule = "If a five is dealt face up, the next player must fold."
    hand = deal(game(UP, rule), "7h 8h 5d 9h", seats=4)
    assert set(hand.table.state.folded) == {4}


def test_a_card_face_up_brings_its_player_another() -> None:
    hand = deal(game(UP, "Any player dealt a four face up gets an extra card face up."), "7h 4h 5d 9h")
    assert cards(hand, 2) == "4h 9h"


def test_a_hand_in_sight_costs_its_player_the_game() -> None:
    hand = deal(
        game("Deal 2 cards face up to each player.", "Any pair of aces showing must fold."), "Ah 7d 9h Ad 7c 2s"
    )
    assert set(hand.table.state.folded) == {1}


@pytest.mark.parametrize(
    ("rule", "out"),
    [
        ("Any player with a face up card of the same rank as the table card must fold.", {1}),
        ("If one of your hole cards matches the table card, you must fold.", {2}),
        ("Any player who has a card matching the table card must fold.", {1, 2}),
    ],
)
def test_a_card_on_the_table_is_bad_for_who_has_its_rank_already(rule: str, out: set[int]) -> None:
    rules = "\n".join((DOWN, UP, "Deal 1 card face up to the table.", BET, SHOWDOWN, rule))
    hand = deal(rules, "7h 4d 8h 4h 2d 3d 4c", seats=3)
    assert set(hand.table.state.folded) == out


def test_a_card_face_up_costs_its_player_something() -> None:
    hand = deal(game(UP, "Every king dealt face up costs the player the ante."), "7h Kd 5d")
    fees = [(event.seat, event.chips) for event in hand.table.log if isinstance(event, ev.Paid) and event.what == "fee"]
    assert fees == [(2, 1)]


def test_a_card_is_replaced_as_soon_as_it_comes() -> None:
    hand = deal(game(UP, "If a three is dealt face up it must be discarded and replaced."), "7h 3d 5d 9c")
    assert cards(hand, 2) == "9c"


def test_a_second_card_of_a_kind_is_counted_before_one_player() -> None:
    rule = "If a player gets a second ace face up, they must fold."
    hand = deal(game("Deal 2 cards face up to each player.", rule), "Ah 7d Ac Ad 7c As")
    assert set(hand.table.state.folded) == {1, 3}
