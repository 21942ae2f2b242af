"""Cards that players lack or pass, counts that share the pot, and hands against the table, at the table."""

import pytest

from kit.hands import answer, cards, deal, dealt, knows, net, read_game
from pokernight.table import events as ev
from pokernight.table.choices import Refused
from pokernight.table.hand import Hand

THREE = "Deal 3 cards face down to each player.\n"
SHOWDOWN = "Showdown: the high hand wins.\n"


def won(hand: Hand) -> list[tuple[int, str]]:
    return [(event.seat, event.why) for event in hand.table.log if isinstance(event, ev.Won)]


def test_who_lacks_a_suit_folds_when_that_is_looked_at() -> None:
    rules = f"{THREE}Deal one card face up to the table.\n"
    rule = "If you have no card of the same suit as the table card, you must fold.\n"
    hand = deal(rules + rule + SHOWDOWN, dealt("Ah Ac 2c", "3h 4s 9d", "5h 6c Td", then="Ks"))
    assert hand.table.state.folded == {1, 3}


def test_what_is_said_of_cards_one_lacks_waits_for_the_last_of_them() -> None:
    rules = f"{THREE}Deal one card down to each player.\n{SHOWDOWN}If you have no spades, you must fold."
    hand = deal(rules, dealt("Ah Ac 2c 3d", "3h 4c 9d 8s", "5h 6c Td 7s"))
    assert hand.table.state.folded == {1}
    assert won(hand) == [(3, "high hand, ten high")]


def test_who_lacks_cards_may_buy_others() -> None:
    rule = "If you have no face cards, you may pay max bet to draw two cards.\n"
    hand = deal(THREE + rule + SHOWDOWN, dealt("Ah Ac 2d", "Kh 4c 5s", "5h 6c 9s"))
    assert set(hand.asking) == {1}


@pytest.mark.parametrize(("count", "winner"), [("one spade", 2), ("two spades", 1)])
def test_a_hand_without_certain_cards_does_not_win(count: str, winner: int) -> None:
    rule = f"The winning high hand must have at least {count} in it."
    hand = deal(THREE + SHOWDOWN + rule, dealt("8s 8c 2s", "Kh 7d Ks", "Ah Ac 9d"))
    assert [seat for seat, _ in won(hand)] == [winner]


@pytest.mark.parametrize(("most", "why"), [("only one", "three kings"), ("no more than two", "three aces")])
def test_cards_are_wild_for_who_has_few_of_them(most: str, why: str) -> None:
    rule = f"Eights are wild if you have {most}."
    hand = deal(THREE + SHOWDOWN + rule, dealt("8h 8c Ad", "Kh 8d Ks", "5h 6c 9s"))
    assert why in won(hand)[0][1]


def test_who_passes_a_card_shows_it_and_pays() -> None:
    rules = f"{THREE}Each player passes one card to the left.\nBetting round.\n{SHOWDOWN}"
    hand = deal(rules + "If you pass a queen, you must pay ante to the pot.", dealt("Qh 2c 9d", "3h 4c 8d", "5h 6c Qd"))
    answer(hand, "1 pass Qh", "2 pass 3h", "3 pass 5h")
    assert net(hand) == (198, 199, 199)
    assert knows(hand, 3, "Qh")
    assert not knows(hand, 1, "3h")


@pytest.mark.parametrize(
    ("said", "held"),
    [
        ("their cards get passed to the dealer", ["8h Kc 9d 2s", "", "3h 4c Td Kh 7c Js 3s"]),
        ("their cards are shuffled back into the deck", ["8h Kc 9d Kh", "", "3h 4c Td 7c"]),
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
    rules = f"{THREE}Showdown: the high hand and the split-hand split the pot.\n"
    rule = "The split-hand is won by whoever has the fewest face cards."
    hand = deal(rules + rule, dealt("8h Kc 2d", "Kh 7c Ks", "3h 4c 5d"))
    assert won(hand) == [(2, "high hand, pair of kings"), (3, "none of them")]


GUTS = f"{THREE}Each player simultaneously declares in or out.\nThe high hand wins the pot.\n"
HANDS = dealt("8h Kc 2d", "Kh 7c Ks", "3h 4c 5d")


def test_the_pot_is_matched_up_to_a_limit_that_stands_by_itself() -> None:
    rules = f"{GUTS}If you go in and lose, you must match the pot. If someone had to match the pot, redeal for all.\n"
    hand = deal(f"{rules}The pot can't be matched for more than 2 chips.", HANDS)
    answer(hand, "1 declare in", "2 declare in", "3 declare out")
    assert net(hand) == (197, 202, 199)


@pytest.mark.parametrize(
    "said",
    [
        "The high hand must beat the table cards to win.",
        "The high hand wins the pot, but only if it beats the table cards.",
        "To win the pot, you must beat the table cards.",
        "The table cards count as a hand.\nThe high hand wins the pot.",
    ],
)
def test_nobody_wins_who_does_not_beat_the_table(said: str) -> None:
    rules = f"{THREE}Deal 3 cards face down to the table.\nEach player simultaneously declares in or out.\n{said}\n"
    losers = "Anyone who went in and lost must match the pot. If no one beat the table cards, redeal for all."
    hand = deal(rules + losers, f"{HANDS} Ah Ad 2c")
    answer(hand, "1 declare in", "2 declare in", "3 declare out")
    assert net(hand) == (196, 196, 199), "both lost to the table, and the pot is still there"


def tags(*lines: str) -> tuple[str, ...]:
    return read_game(["Deal five cards face down to each player.", *lines]).tags


def test_to_lay_away_what_a_card_on_the_table_says_is_attrition() -> None:
    laid = "Each player discards any card of the same rank as the table card."
    found = tags("Deal one card face up to the table.", laid, "The player with the fewest cards wins the pot.")
    assert found == ("discard", "table")


def test_half_the_pot_is_matched_as_the_whole_of_it() -> None:
    losers = "Anyone who went in and lost must match half the pot. If someone had to match the pot, redeal for all."
    game = read_game([*GUTS.splitlines(), losers])
    assert (game.numbers.rounds, game.tags) == (100, ("guts", "match-pot"))


def test_a_hand_without_which_the_pot_is_played_for_again_is_a_qualifier() -> None:
    assert tags("The high hand wins.", "If no one has at least two pair, redeal.") == ("straight", "qualifier")


def test_the_dealer_goes_to_the_deck_where_the_others_go_to_their_neighbours() -> None:
    trade = "Each player in turn may trade one card with the player to their left."
    rules = f"{THREE}{trade} The dealer may trade one card with the top card off the deck.\n{SHOWDOWN}"
    hand = deal(rules, HANDS)
    answer(hand, "1 decline", "2 decline")
    assert "top card" in hand.asking[3].prompt
    assert answer(hand, "3 decline").ended


def test_the_dealer_exchanges_with_the_deck_as_much_as_the_others_with_each_other() -> None:
    trade = "Each player in turn may trade one card with the player to their left, who may not refuse."
    rules = f"{THREE}{trade} The dealer trades with the top card off the deck instead.\n{SHOWDOWN}"
    hand = deal(rules, f"{HANDS} Ts")
    before = set(cards(hand, 3).split())
    answer(hand, "1 decline", "2 decline")
    gone = min(before)
    answer(hand, f"3 exchange {gone}")
    assert set(cards(hand, 3).split()) == before - {gone} | {"Ts"}


def test_who_has_too_many_of_a_kind_keeps_some() -> None:
    rule = "If you have more than one wild card, you must discard all but one.\n"
    rules = f"{THREE}Kings are wild.\n{rule}Betting round.\n{SHOWDOWN}"
    hand = deal(rules, dealt("8h Kc 2d", "Kh 7c Ks", "3h 4c 5d"))
    assert set(hand.asking) == {2}
    answer(hand, "2 discard Ks")
    assert [cards(hand, seat) for seat in (1, 2, 3)] == ["8h Kc 2d", "Kh 7c", "3h 4c 5d"]


def test_so_many_cards_of_a_kind_are_passed_and_wild_ones_are_not() -> None:
    rules = f"{THREE}Each player passes two hearts to the left.\nBetting round.\n{SHOWDOWN}Kings are wild.\n"
    hand = deal(f"{rules}You may not pass a wild card.", dealt("8h 9h 2h", "Kh 7h 6h", "3c 4h 5d"))
    with pytest.raises(Refused):
        answer(hand, "2 pass Kh 7h")
    answer(hand, "1 pass 8h 9h")
    assert [cards(hand, seat) for seat in (1, 2, 3)] == ["2h 4h", "Kh 8h 9h", "3c 5d 7h 6h"]
