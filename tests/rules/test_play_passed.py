"""Cards that were passed: kept for a price, passed on or not, unseen, face up; and chips that follow them."""

import pytest

from kit.hands import answer, cards, deal, dealt, knows, net
from kit.lines import reads_as
from pokernight.cards import texts
from pokernight.game import Game
from pokernight.table.choices import Refused
from pokernight.table.hand import Hand
from pokernight.table.places import COMMON, Lie

BET = "\nBetting round, opened by the player to the left of the dealer.\nShowdown: the high hand wins."
THREE = "Deal 3 cards face down to each player.\n"
HANDS = dealt("Ah 2c 5h", "Kh 3c 6h", "Qh 4c 7h")
LEFT = "Each player passes 1 card to the left."


def held(hand: Hand) -> list[str]:
    return [cards(hand, seat) for seat in range(1, hand.table.state.seats + 1)]


@pytest.mark.parametrize(
    ("said", "ours"),
    [
        ("Each player passes one card to any player they choose.", "Each player passes 1 card to any other player."),
        (
            "Each player passes one card to their left, which may not be a card that was passed to them.",
            f"{LEFT} Cards that were passed may not be passed on.",
        ),
        (
            "Each player passes a card to the left. You may not pass cards you just received.",
            f"{LEFT} Cards that were passed may not be passed on.",
        ),
        (
            "Each player passes a card to the left. You may pass a card that was passed to you.",
            f"{LEFT} Cards that were passed may be passed on.",
        ),
        (
            "Each player passes three cards to their left. You may pay ante for each card you do not want to pass.",
            "Each player passes 3 cards to the left. They may pay the ante for each card that they keep instead.",
        ),
        (
            "Each player passes one of their cards to their left without looking at it.",
            "Each player passes 1 no-peek card to the left.",
        ),
        (
            "If you are passed an ace face up, you must pay minimum bet to the player who passed it.",
            "If a player is passed an ace face up, they must pay the minimum bet to the other of the two.",
        ),
        ("Each player pays the player on their left the ante.", "Each player pays the ante to the player to the left."),
        ("Each player keeps their best five cards and discards the rest.", "Each player discards down to 5 cards."),
        ("Each player discards all but five cards.", "Each player discards down to 5 cards."),
        (
            "Any player with more than seven cards must discard down to seven.",
            "If they have more than 7 cards, they must discard down to 7 cards.",
        ),
        ("Each player looks at the rest of their cards.", "Each player looks at all their no-peek cards."),
        (
            "Repeat the last two actions until everyone still in has one down card left.",
            "Repeat the last 2 steps until everyone still in has 1 card face down.",
        ),
    ],
)
def test_many_words_for_passing(said: str, ours: str) -> None:
    reads_as(said, ours)


def test_what_was_passed_stays_where_it_may_not_be_passed_on() -> None:
    hand = deal(f"{THREE}{LEFT}\n{LEFT} Cards that were passed may not be passed on.{BET}", HANDS)
    answer(hand, "1 pass Ah, 2 pass Kh, 3 pass Qh")
    with pytest.raises(Refused, match="Qh"):
        answer(hand, "1 pass Qh")
    answer(hand, "1 pass 2c, 2 pass 3c, 3 pass 4c")
    assert held(hand) == ["5h Qh 4c", "6h Ah 2c", "7h Kh 3c"]


def test_nobody_passes_where_all_cards_were_passed() -> None:
    hand = deal(
        f"Deal 1 card face down to each player.\n{LEFT}\n{LEFT} Cards that were passed may not be passed on.{BET}",
        "Ah Kh Qh",
    )
    assert held(hand) == ["Qh", "Ah", "Kh"]


def test_cards_are_kept_for_a_price() -> None:
    kept = "They may pay 2 chips for each card that they keep instead."
    rules = f"{THREE}Each player passes 3 cards to the left. {kept}{BET}"
    hand = deal(rules, HANDS, stacks=(20, 20, 3))
    answer(hand, "1 pass, 2 pass Kh 3c 6h")
    with pytest.raises(Refused, match="2 to 3 cards"):
        answer(hand, "3 pass Qh")  # two chips are left, which keep one card
    answer(hand, "3 pass Qh 4c")
    assert held(hand) == ["Ah 2c 5h Qh 4c", "", "7h Kh 3c 6h"]
    assert net(hand) == (13, 19, 0)
    assert hand.table.state.fees == 8
    assert "fee" in Game.read(rules.splitlines()).tags


def test_who_says_nothing_passes_all_and_pays_nothing() -> None:
    hand = deal(f"{THREE}{LEFT} They may pay the ante for each card that they keep instead.{BET}", HANDS)
    for seat in (1, 2, 3):
        hand.answer(seat, hand.asking[seat].default)
    assert [len(cards(hand, seat).split()) for seat in (1, 2, 3)] == [3, 3, 3]
    assert hand.table.state.fees == 0


def test_cards_go_on_unseen() -> None:
    hand = deal(
        "Deal 2 cards face down to each player. Nobody may look at these cards.\n"
        f"Each player looks at 1 card.\nEach player passes 1 no-peek card to the left.{BET}",
        dealt("Ah 2c", "Kh 3c"),
        seats=2,
    )
    assert held(hand) == ["Ah 3c", "Kh 2c"]
    assert not knows(hand, 1, "2c")
    assert cards(hand, 1, Lie.BLIND) == "3c"


def test_who_is_passed_an_ace_face_up_pays_the_giver() -> None:
    rule = "If a player is passed an ace face up, they must pay the minimum bet to the other of the two."
    hand = deal(f"{THREE}Each player passes 1 card to the left, face up.{BET}\n{rule}", HANDS)
    answer(hand, "1 pass Ah, 2 pass Kh, 3 pass Qh")
    assert net(hand) == (200, 198, 199), "all have paid the ante, and the second the first"
    hand = deal(f"{THREE}{LEFT}{BET}\n{rule}", HANDS)
    answer(hand, "1 pass Ah, 2 pass Kh, 3 pass Qh")
    assert net(hand) == (199, 199, 199), "what goes face down costs nothing"


def test_players_pay_their_neighbours() -> None:
    hand = deal(f"{THREE}The dealer pays 5 chips to the player to the left.{BET}", HANDS)
    assert net(hand) == (204, 199, 194)
    hand = deal(f"{THREE}The dealer may pay 5 chips to the player to the left.{BET}", HANDS)
    assert net(answer(hand, "3 decline")) == (199, 199, 199)


def test_only_who_has_too_many_cards_lays_some_away() -> None:
    rules = (
        f"{THREE}The dealer gets 2 down cards.\nIf they have more than 4 cards, they must discard down to 4 cards.{BET}"
    )
    hand = deal(rules, f"{HANDS} 8h 9h")
    assert list(hand.asking) == [3]
    answer(hand, "3 discard 4c")
    assert held(hand) == ["Ah 2c 5h", "Kh 3c 6h", "Qh 7h 8h 9h"]


def test_flipping_goes_on_until_one_card_is_left() -> None:
    rules = (
        f"{THREE}Each player puts their cards in a stack, face down.\nEach player flips the top card of their stack.\n"
        f"Repeat the last step until everyone still in has 1 card face down.{BET}"
    )
    hand = deal(rules, HANDS, seats=3)
    answer(hand, "1 order Ah 2c 5h, 2 order Kh 3c 6h, 3 order Qh 4c 7h")
    assert [len(cards(hand, seat, Lie.UP).split()) for seat in (1, 2, 3)] == [2, 2, 2]


@pytest.mark.parametrize(
    ("said", "ours"),
    [
        ("Each player passes one card to the left or right.", "Each player passes 1 card to the left or the right."),
        (
            "Each player passes three cards left, two cards right, and one card across.",
            "Each player passes 3 cards to the left, 2 cards to the right and 1 card to the player across the table.",
        ),
        (
            "Each player picks two cards and gives them to the player on the right.",
            "Each player passes 2 cards to the right.",
        ),
        ("Each player gives the player on their left one card.", LEFT),
        ("Each player passes one card up to the left.", "Each player passes 1 card to the left, face up."),
        (
            "Each player passes one card to the left. You may not pass along a card you were just passed.",
            f"{LEFT} Cards that were passed may not be passed on.",
        ),
        (
            "Each player passes one card to the left. Cards may be looked at only after all players have passed.",
            f"{LEFT} Nobody looks at the new cards before all have passed.",
        ),
        (
            "Any player may pay ante to avoid passing.",
            "Any player may pay the ante to pass no cards to the left.",
        ),
        (
            "The player to the left of the dealer passes one card to their left, and then each player in turn passes"
            " one card to their left until the dealer has passed.",
            "Each player in turn passes 1 card to the left.",
        ),
        (
            "Deal one card up to each player in turn. Each player may keep the card or pass it to the player on their"
            " left, but a player must keep the second card offered to them.",
            "Deal 1 card face up to each player. They may pass it on to the left, even if it was passed to them. What"
            " goes past the dealer is discarded.",
        ),
        ("Each player turns one of their cards into a common card.", "Each player lays out 1 card for all to use."),
    ],
)
def test_more_words_for_passing(said: str, ours: str) -> None:
    reads_as(said, ours)


def test_cards_go_to_the_one_side_or_the_other() -> None:
    four = dealt("Ah 2c 5h", "Kh 3c 6h", "Qh 4c 7h", "Jh 8c 9h")
    hand = deal(f"{THREE}Each player passes 1 card to the left or the right.{BET}", four, seats=4)
    with pytest.raises(Refused, match="seats 2, 4"):
        answer(hand, "1 pass Ah 3")
    answer(hand, "1 pass Ah 4, 2 pass Kh 1, 3 pass Qh 4, 4 pass Jh 1")
    assert held(hand) == ["2c 5h Kh Jh", "3c 6h", "4c 7h", "8c 9h Ah Qh"]


def test_cards_of_the_players_become_common_cards() -> None:
    rules = f"{THREE}Each player lays out 1 card for all to use.{BET}"
    hand = deal(rules, HANDS)
    answer(hand, "1 lay Ah, 2 lay Kh")
    assert held(hand) == ["Ah 2c 5h", "Kh 3c 6h", "Qh 4c 7h"], "all choose before anything moves"
    answer(hand, "3 lay 7h")
    assert held(hand) == ["2c 5h", "3c 6h", "Qh 4c"]
    assert texts(hand.table.state.at(COMMON)) == "Ah Kh 7h"
    assert "common" in Game.read(rules.splitlines()).tags


def test_a_card_that_comes_up_is_passed_on_as_it_lies() -> None:
    rules = """Deal 1 card face up to each player.
    Betting round.
    Showdown: the high hand wins.
    If a player ever gets an eight face up, they must pass it to their left."""
    hand = deal(rules, "9h 8c 4d")
    assert [cards(hand, seat, Lie.UP) for seat in (1, 2, 3)] == ["9h", "", "4d 8c"], "it comes to rest there"
    once = deal(f"{rules}\nEach card may be passed only once.", "9h 8c 4d")
    assert cards(once, 3, Lie.UP) == "4d 8c"


@pytest.mark.parametrize(
    ("effect", "after"),
    [
        ("they must swap one up card with the player to their right", ["8c", "9h", "4d"]),
        ("their up cards go to the left", ["9h", "", "4d 8c"]),
        ("each player passes all their up cards to the left", ["4d", "9h", "8c"]),
    ],
)
def test_what_has_to_be_handed_over_is_handed_over_once(effect: str, after: list[str]) -> None:
    rules = f"""Deal 1 card face up to each player.
    Betting round.
    Showdown: the high hand wins.
    If a player ever gets an eight face up, {effect}."""
    hand = deal(rules, "9h 8c 4d")
    assert [cards(hand, seat, Lie.UP) for seat in (1, 2, 3)] == after


def test_cards_that_go_on_to_the_right_are_dealt_that_way() -> None:
    rules = """Deal one up to each player. You may pay max bet to pass it to the player on your right instead.
    Betting round.
    Showdown: the high hand wins."""
    hand = deal(rules, "9h 8c 4d Kc")
    assert list(hand.asking) == [2], "the player at the dealer's right comes first"
    assert "to the right" in hand.asking[2].prompt
    answer(hand, "2 pass", "1 decline")
    assert (cards(hand, 1), cards(hand, 2)) == ("9h", "8c"), "what was passed, and the new card for it"
    assert list(hand.asking) == [3]
