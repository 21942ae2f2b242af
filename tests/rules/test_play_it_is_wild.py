"""A card on the table that is wild from the moment it lies there, and other words about common cards."""

import pytest

from kit.hands import answer, cards, deal, net
from kit.lines import is_unread, reads_as

COMMON = "Deal 1 common card face up to the table."
FROM_NOW = "From here on, the last card dealt face up is wild."
RANK_FROM_NOW = "From here on, cards of the same rank as the last card dealt face up are wild."
ANY = "A hand is made of any of one's cards and any of the common cards."


@pytest.mark.parametrize(
    ("said", "ours"),
    [
        ("Deal one common card face up to the table. It is wild.", f"{COMMON} {FROM_NOW}"),
        ("Deal one common card face up to the table, which is wild.", f"{COMMON} {FROM_NOW}"),
        (
            "Deal one card face up in the center as a common card. It is wild, as are all cards of the same rank.",
            f"{COMMON} {RANK_FROM_NOW}",
        ),
        (
            "Turn over the table card. All cards of that rank are wild.",
            "Turn up all table cards. From here on, cards of the same rank as the last card turned up are wild.",
        ),
        ("If a player says 'spit', they must fold.", "If a player says the word 'spit', they must fold."),
        ("Each player makes the best five card hand from their cards and the common cards.", ANY),
        ("Each player uses the common cards and their own cards to make the best hand.", ANY),
        ("The common cards may be used by everyone.", "Common cards count in every hand of a player."),
    ],
)
def test_lines(said: str, ours: str) -> None:
    reads_as(said, ours)


@pytest.mark.parametrize("said", ["It is wild.", "Deal one card up to each player. It is wild."])
def test_it_has_to_be_a_card_on_the_table(said: str) -> None:
    is_unread(said)


@pytest.mark.parametrize(("wild", "winner"), [("", 3), ("It is wild.", 1), ("It and all cards like it are wild.", 3)])
def test_the_card_stays_wild_when_others_come(wild: str, winner: int) -> None:
    rules = f"""Deal 2 cards face down to each player.
    Deal one common card face up to the table. {wild}
    Deal one common card face up to the table.
    Showdown: the high hand wins."""
    deck = "Kh Jh 7s Kc Jd 7h 7d 2c"  # kings, jacks and sevens; a seven and then a two on the table
    assert net(deal(rules, deck))[winner - 1] == 202


ONE_UP = "Deal 1 card face up to each player."
IT_IS_WILD = "If the last face up card they were dealt is a wild card, they must pay the maximum bet or fold."


@pytest.mark.parametrize(
    ("said", "ours"),
    [
        (f"{ONE_UP} If it is a wild card, you must pay max bet or fold.", f"{ONE_UP} {IT_IS_WILD}"),
        (f"{ONE_UP} If that card is wild, you must pay max bet or fold.", f"{ONE_UP} {IT_IS_WILD}"),
        (
            "Deal one common card face up to the table. If it is wild, redeal.",
            "Deal 1 common card face up to the table. If the last common card is a wild card, the cards are redealt.",
        ),
    ],
)
def test_a_look_whether_it_is_wild(said: str, ours: str) -> None:
    reads_as(said, ours)


@pytest.mark.parametrize(
    "said",
    [
        "Sevens are wild if the first common card is a wild card.",
        "If the first common card is wild, only sevens are wild.",
    ],
)
def test_what_is_wild_does_not_hang_on_itself(said: str) -> None:
    is_unread(said)


def test_who_is_dealt_a_wild_card_pays() -> None:
    rules = f"""{ONE_UP} If it is a wild card, you must pay max bet or fold.
    Deal one common card face up to the table. If it is wild, redeal.
    Betting round, opened by the player to the left of the dealer.
    Showdown: the high hand wins.
    Sevens are wild."""
    hand = deal(rules, "7c 3s 7h 7d | 2c 3s 4h 5d")
    assert list(hand.asking) == [1]
    answer(hand, "1 pay, 3 fold")
    assert net(hand) == (194, 199, 199)
    assert [cards(hand, seat) for seat in (1, 2, 3)] == ["2c", "3s", ""], "the common card was wild"
