"""Hands in which a rule differs from a known one by one word."""

import pytest

from kit.hands import answer, cards, deal, dealt, knows, net
from pokernight.cards import texts
from pokernight.rules.parts.refs import End
from pokernight.rules.plan import best_hand
from pokernight.table.choices import Refused
from pokernight.table.hand import Hand
from pokernight.table.places import TABLE, Lie

TWO = "Deal 2 cards face down to each player.\n"
BET = "Betting round, opened by the high hand showing.\nShowdown: the high hand wins."


def test_who_drew_nothing_gets_his_card_when_all_have_drawn() -> None:
    rules = f"{TWO}Each player may draw 1 card.\nAny player who didn't draw gets a new card face up.\n{BET}"
    hand = deal(rules, dealt("Ah 2c", "Kh 3c", then="Qs Js"), seats=2)
    answer(hand, "1 decline")
    assert cards(hand, 1, Lie.UP) == "", "the others have not drawn yet"
    answer(hand, "2 draw 3c")
    assert (cards(hand, 1, Lie.UP), cards(hand, 2)) == ("Js", "Kh Qs")


def test_a_draw_right_after_the_first_of_several_up_cards() -> None:
    rules = (
        "Deal 1 card face down to each player.\nDeal 2 cards face up to each player.\n"
        "Deal 1 card face up to each player.\n"
        "Each player may draw 1 card, but only if they do it immediately after getting their first up card.\n"
    )
    hand = deal(rules + BET, "Ah Kh 2c Qs 3c Js 4c 5c 6c 7c", seats=2)
    assert (list(hand.asking), cards(hand, 1), cards(hand, 2)) == ([1], "Ah 2c", "Kh")
    answer(hand, "1 draw 2c")
    assert (list(hand.asking), cards(hand, 1), cards(hand, 2)) == ([2], "Ah Qs", "Kh 3c")
    answer(hand, "2 decline")
    assert (cards(hand, 1), cards(hand, 2)) == ("Ah Qs Js 5c", "Kh 3c 4c 6c")
    assert hand.asking[min(hand.asking)].prompt == "Check or bet."


STACKS = "Deal 4 cards face down to each player.\nEach player splits their cards into two stacks of 2 each.\n"


def test_the_top_cards_of_two_stacks_change_places() -> None:
    hand = deal(
        f"{STACKS}Each player may switch the top cards of their two stacks.\n{BET}",
        dealt("Ah Kh Qh Jh", "2c 3c 4c 5c"),
        seats=2,
    )
    answer(hand, "1 split Ah Kh Qh Jh", "2 split 2c 3c 4c 5c", "2 decline", "1 take")
    assert [_piles(hand, seat) for seat in (1, 2)] == [["Qh Kh", "Ah Jh"], ["2c 3c", "4c 5c"]]


def _piles(hand: Hand, seat: int) -> list[str]:
    return [texts(hand.table.pile(seat, number)) for number in (1, 2)]


HANDS = (
    "Deal 4 cards face down to each player.\n"
    "Each player splits their cards into a hand of 2 cards and a hand of 2 cards.\n"
)


def test_two_cards_change_over_to_the_other_hand_at_a_price() -> None:
    rules = f"{HANDS}You may switch two cards between your two hands, or move two cards for max bet.\n{BET}"
    hand = deal(rules, dealt("Ah Kh Qh Jh", "2c 3c 4c 5c"), seats=2)
    answer(hand, "1 split Ah Kh Qh Jh", "2 split 2c 3c 4c 5c")
    with pytest.raises(Refused, match="2 cards"):
        hand.answer(1, "move Ah")
    answer(hand, "1 move Ah Kh", "2 switch 2c 4c")
    assert [_piles(hand, seat) for seat in (1, 2)] == [["", "Qh Jh Kh Ah"], ["3c 4c", "5c 2c"]]
    assert net(hand) == (194, 199)


def test_the_smaller_hand_must_hold_a_card_that_lies_up() -> None:
    hand = deal(
        "Deal 3 cards face down to each player.\nDeal 1 card face up to each player.\n"
        "Each player splits their cards into a hand of 3 cards and a hand of 1 card."
        f" The one card hand must contain an up card and be worse than the three card hand.\n{BET}",
        dealt("Ah Ad Qh Jh", "2c 2d 4c 5c"),
        seats=2,
    )
    with pytest.raises(Refused):
        hand.answer(1, "split Ah Ad Jh Qh")
    answer(hand, "1 split Ah Ad Qh Jh", "2 split 2c 2d 4c 5c")
    assert _piles(hand, 1) == ["Ah Ad Qh", "Jh"]


def test_a_down_card_is_twisted_for_an_up_card_at_another_price() -> None:
    hand = deal(
        f"{TWO}Each player may twist 1 card for 1 chip."
        f" If you twist a down card, you can get the new card up by paying max bet instead.\n{BET}",
        dealt("Ah 2c", "Kh 3c", then="Qs Js"),
        seats=2,
    )
    answer(hand, "1 twist 2c", "1 pay", "2 twist 3c", "2 decline")
    assert (cards(hand, 1, Lie.UP), cards(hand, 2, Lie.UP)) == ("Qs", "")
    assert net(hand) == (194, 198)


@pytest.mark.parametrize(
    ("rule", "asked"),
    [
        ("Any player who drew no cards in the first draw may not draw later.", [1]),
        ("Anyone who stands pat may not draw again.", []),
    ],
)
def test_who_stood_pat_may_not_draw_later(rule: str, asked: list[int]) -> None:
    draws = "Each player may draw 1 card.\n" * 3
    hand = deal(f"{TWO}{draws}{BET}\n{rule}", dealt("Ah 2c", "Kh 3c", then="Qs Js"), seats=2)
    answer(hand, "1 draw 2c", "2 decline")
    assert list(hand.asking) == [1]
    answer(hand, "1 decline")
    assert [seat for seat in hand.asking if "Draw" in hand.asking[seat].prompt] == asked


def test_the_neighbour_is_asked_for_a_card() -> None:
    rule = "ask the player to the left for a down card of a rank, and get it or else the top card of the deck."
    hand = deal(f"Deal 1 card face down to each player.\nEach player in turn may {rule}\n{BET}", "Ah Kh Qh 2c 3c")
    with pytest.raises(Refused):
        hand.answer(1, "choose 3")
    answer(hand, "1 choose 2", "1 choose king")
    assert [cards(hand, seat) for seat in (1, 2, 3)] == ["Ah Kh", "", "Qh"]


@pytest.mark.parametrize(("trait", "deals"), [("rank", 1), ("suit", 2), ("color", 2)])
def test_two_cards_on_the_table_that_are_alike_make_a_new_deal(trait: str, deals: int) -> None:
    hand = deal(
        "Deal 1 card face down to each player.\nDeal 1 card face up to the table.\n"
        "Deal 1 common card face up to the table.\n"
        f"If the last table card is the same {trait} as the last common card, redeal the game.\n{BET}",
        "Ah Kh 4d 5d | Ac Kc 4d 5s",
        seats=2,
    )
    assert hand.table.state.notes.get("deals", 1) == deals


def test_the_last_down_card_stays_down() -> None:
    hand = deal(
        f"{TWO}Each player flips 1 down card. If they only have one down card, they get dealt an up card instead.\n"
        f"Each player flips 1 down card. If they only have one down card, they get dealt an up card instead.\n{BET}",
        dealt("Ah 2c", "Kh 3c", then="Qs Js"),
        seats=2,
    )
    answer(hand, "1 flip 2c", "2 flip 3c")
    assert [cards(hand, seat, Lie.UP) for seat in (1, 2)] == ["2c Qs", "3c Js"]


@pytest.mark.parametrize(("wild", "better"), [("Twos", 2), ("Threes", 1)])
def test_a_king_changes_what_is_wild_whichever_was_first(wild: str, better: int) -> None:
    hand = deal(
        f"{TWO}Deal 1 card face up to each player.\n{BET}\n{wild} are wild."
        " Each time a king comes up, the wild changes back and forth between twos and threes.",
        dealt("2c 9c Kh", "3d 8d 7h"),
        seats=2,
    )
    answer(hand, "1 check", "2 check")
    assert hand.won[0][0] == better


def test_a_card_is_changed_twice_in_the_game_and_no_more() -> None:
    hand = deal(
        "Deal 1 card face up to each player. Twice per game each player may switch the card dealt to them with the next"
        f" card off the deck.\nDeal 1 card face up to each player.\n{BET}",
        "Ah 2c 3c 4c 5c",
        seats=2,
    )
    answer(hand, "1 change", "1 change")
    assert (list(hand.asking), cards(hand, 1), cards(hand, 2)) == ([2], "3c", "4c")


def test_a_card_that_comes_of_another_is_looked_at_by_nobody() -> None:
    hand = deal(
        "Deal 1 card face up to each player.\n"
        "If a player gets a four face up, they get dealt another card. No player may look at this card.\n" + BET,
        "4h 9h 2c",
        seats=2,
    )
    assert cards(hand, 1, Lie.BLIND) == "2c"
    assert not knows(hand, 1, "2c")


@pytest.mark.parametrize(
    ("rule", "winner"),
    [
        ("Your hand may use one up card of the player to your left.", 1),
        ("Your hand may use one up card of the player to your right.", 3),
    ],
)
def test_a_hand_uses_an_up_card_of_the_neighbour(rule: str, winner: int) -> None:
    rules = f"{TWO}Deal 2 cards face up to each player.\nShowdown: the high hand wins.\n{rule}"
    hand = deal(rules, dealt("Ah Ad 2c 9c", "3c 4h Ac 8d", "Kh Kd Ks 7d"))
    assert [seat for seat, _, _ in hand.won] == [winner]


def test_the_neighbour_is_the_next_player_still_in() -> None:
    rules = (
        f"{TWO}Deal 2 cards face up to each player.\n{BET}\nYour hand may use one up card of the player to your left."
    )
    hand = deal(rules, dealt("Ah Ad 2c 9c", "Qs Qd Kc Jd", "3h 4d As 7d"))
    answer(hand, "3 check", "1 bet 1", "2 fold", "3 call")
    assert "three aces" in hand.won[0][2]


@pytest.mark.parametrize(("face", "made"), [("down", "four aces"), ("up", "three fours")])
def test_a_rank_held_twice_one_way_is_wild(face: str, made: str) -> None:
    rule = f"If you have a {face} card that pairs with another {face} card, that rank is wild for you."
    rules = f"{TWO}Deal 2 cards face up to each player.\nShowdown: the high hand wins.\n{rule}"
    hand = deal(rules, dealt("4h 4d 4c Ac", "2c 3h 6c Ad"), seats=2)
    assert made in hand.won[0][2]


def test_up_cards_of_who_folds_lie_on_the_table() -> None:
    rules = f"Deal 1 card face up to each player.\n{BET}\nIf a player folds, their up cards become table cards."
    hand = deal(rules, "Kh Qh 2c")
    answer(hand, "1 bet 1", "2 fold")
    assert texts(hand.table.state.at(TABLE)) == "Qh"


@pytest.mark.parametrize(("which", "winner"), [("first", 2), ("last", 1)])
def test_the_card_after_the_first_queen_stays_wild(which: str, winner: int) -> None:
    hand = deal(
        "Deal 3 cards face up to each player.\nShowdown: the high hand wins.\n"
        f"The card dealt after the {which} face up queen is wild, as are all cards of the same rank.",
        dealt("Qh Kd 6c", "4d Qc 5s"),
        seats=2,
    )
    assert [seat for seat, _, _ in hand.won] == [winner]


def _made(hand: Hand, seat: int) -> str:
    return best_hand(hand.table, seat, End.HIGH).name


def test_the_suit_of_a_card_is_wild() -> None:
    hand = deal(
        "Deal 3 cards face up to each player.\nDeal 1 card face up to the table.\nShowdown: the high hand wins.\n"
        "The table card is wild, as are all cards of the same suit.",
        dealt("Ah 9d 4d", "Kc Kd 5s", then="2d"),
        seats=2,
    )
    assert _made(hand, 1) == "three aces"


def test_who_declines_twice_in_a_row_is_offered_no_more() -> None:
    rule = "Deal 1 card face up to each player, if they want it and if they haven't declined a card twice in a row.\n"
    hand = deal(f"Deal 1 card face up to each player.\n{rule * 3}{BET}", "Kh Qh 2c 3c 4c 5c", seats=2)
    answer(hand, "1 decline", "2 take", "1 decline", "2 decline")
    assert list(hand.asking) == [2]
