"""Lives: a card kept or traded with a neighbor, a life lost by the lowest, and the pot for the last who has any."""

import pytest

from kit.hands import all_default, net
from pokernight.cards import Deck
from pokernight.english.page import PageUnread, read_page
from pokernight.play.game import PlayableGame
from pokernight.play.hand import PlayedHand

PAGE = (
    "Each player starts with two chips.",
    "Deal one card face down to each player.",
    "Each player may keep his card or trade it with the player on his left.",
    "Kings block.",
    "The dealer may trade his card for the top card of the deck.",
    "Everyone shows.",
    "The lowest card loses a chip.",
    "Aces are low.",
    "The last player with a chip wins the pot.",
)


def dealt(*decks: str) -> PlayedHand:
    """A game for three players with ten chips each, whose cards come deal by deal."""
    return PlayableGame(read_page(PAGE)).deal(3, 1, None, (10, 10, 10), [Deck().read(deck) for deck in decks])


@pytest.mark.parametrize(
    ("deck", "answers", "lives"),
    [
        ("2h 9d Ks 5c", ["1 decline", "2 decline", "3 decline"], [1, 2, 2]),
        ("2h 9d Ks 5c", ["1 exchange 2h", "2 decline", "3 decline"], [2, 1, 2]),
        ("2h 9d Ks 5c", ["1 exchange 2h", "2 exchange 2h", "3 decline"], [2, 1, 2]),  # the king blocks
        ("9h Ad 4s 3c", ["1 decline", "2 exchange Ad", "3 decline"], [2, 2, 1]),
        ("9h Ad 4s 3c", ["1 decline", "2 exchange Ad", "3 draw Ad"], [2, 2, 1]),
        ("9h Ad 4s Jc", ["1 decline", "2 exchange Ad", "3 draw Ad"], [2, 1, 2]),
        ("5h 5d 7s 9c", ["1 decline", "2 decline", "3 decline"], [1, 1, 2]),  # all who tie
    ],
)
def test_the_lowest_card_loses_a_life(deck: str, answers: list[str], lives: list[int]) -> None:
    hand = dealt(deck, "Kh Kd Kc 2c")
    for answer in answers:
        seat, said = answer.split(maxsplit=1)
        hand.answer(int(seat), said)
    assert hand.inner.s.lives[1:4] == lives
    assert sum(net(hand)) + sum(2 - left for left in lives) == 30


def test_the_deal_passes_on_and_the_last_one_left_wins() -> None:
    hand = all_default(dealt("2h 9d Ts 5c", "2h 9d Ts 5c", "9d Ts 5c", "9d Ts 5c"))
    assert hand.ended
    assert net(hand) == (8, 8, 14)


def test_the_next_deal_is_the_next_players() -> None:
    hand = dealt("2h 9d Ks 5c", "2h 9d Ks 5c")
    for seat in (1, 2, 3):
        hand.answer(seat, "decline")
    assert hand.inner.s.button == 1
    assert [*hand.asking] == [2]


def test_all_who_lose_the_last_life_together_share_the_pot() -> None:
    hand = all_default(dealt("5h 5d 5s 9c", "5h 5d 5s 9c"))
    assert net(hand) == (10, 10, 10)


@pytest.mark.parametrize(
    "page",
    [
        [line for line in PAGE if "loses" not in line],
        [line for line in PAGE if "starts with" not in line and "loses" not in line],
        ["Deal five cards to each player.", "The low card loses a life.", "The high hand wins."],
        ["Deal five cards to each player.", "Bet.", "The high hand wins.", "The last player with a life wins the pot."],
    ],
)
def test_lives_have_to_be_there_and_to_be_lost(page: list[str]) -> None:
    with pytest.raises(PageUnread):
        read_page(page)


def test_who_goes_first_says_nothing_of_betting_where_nobody_bets() -> None:
    page = [*PAGE[:2], "The player to the dealer's left goes first.", *PAGE[2:]]
    assert all_default(PlayableGame(read_page(page)).deal(3, 1)).ended


def test_each_payment_is_a_life_where_so_many_put_a_player_out() -> None:
    page = (
        "Deal one card to each player.",
        "All cards are turned up, and the player with the lowest card pays a chip to the pot.",
        "Anyone who has paid twice is out.",
        "The last player with chips left takes the pot.",
    )
    decks = [Deck().read("2h 9d Ks"), Deck().read("2h 9d Ks"), Deck().read("9d Ks"), Deck().read("9d Ks")]
    hand = all_default(PlayableGame(read_page(page)).deal(3, 1, None, (10, 10, 10), decks))
    assert hand.ended
    assert sum(net(hand)) == 30


def test_who_is_out_has_to_be_told_by_lives() -> None:
    with pytest.raises(PageUnread):
        read_page(("Deal five cards to each player.", "Anyone who has paid twice is out.", "The best hand wins."))
