"""Whose a card is, said after it, and what becomes of the last card that each player gets."""

import pytest

from kit.hands import answer, cards, deal, dealt, paid, up
from kit.lines import reads_as

BOUGHT = "They may pay the maximum bet to have it face down instead."


@pytest.mark.parametrize(
    ("said", "ours"),
    [
        ("The low hole card of each player is wild for that player.", "Your low hole card is wild for you."),
        ("Each player's low hole card is wild for its owner.", "Your low hole card is wild for you."),
        ("The low card in the hole of each player is wild.", "Your low hole card is wild."),
        ("The high card of each player is wild for the player who has it.", "Your high card is wild for you."),
        ("The lowest up card of every player is wild for that player.", "Your low up card is wild for you."),
        ("The hole card of each player is wild for its owner.", "Your hole card is wild for you."),
        (
            "The low hole card of each player and all cards of the same rank are wild for that player.",
            "Your low hole card and all cards of the same rank are wild for you.",
        ),
        ("The last card dealt to each player may be bought face down for max bet.", BOUGHT),
        ("The last card may be bought face down for max bet.", BOUGHT),
        ("You may buy your last card face down for max bet.", BOUGHT),
        ("The final card may be dealt face down if you want.", "They may have it face down instead."),
    ],
)
def test_whose_a_card_is(said: str, ours: str) -> None:
    reads_as(said, ours)


def test_only_the_last_card_is_bought() -> None:
    hand = deal(
        """
        Deal 1 card face up to each player.
        Deal 1 card face up to each player.
        Showdown: the high hand wins.
        The last card dealt to each player may be bought face down for max bet.
        """,
        "2h 3h 4h 5h 6h 7h",
    )
    assert [up(hand, seat) for seat in (1, 2, 3)] == ["2h", "3h", "4h"]
    answer(hand, "1 choose down, 2 choose up")
    assert (up(hand, 1), up(hand, 2), paid(hand)) == ("2h", "3h 6h", [(1, 5)])


BARTER = "Each player in turn may exchange 1 card for 1 card of the player to the left."
BLIND = "Nobody may look at these cards."


@pytest.mark.parametrize(
    ("said", "ours"),
    [
        (
            "Each player in turn, starting with the player to the left of the dealer, may trade one of their cards for"
            " a card of the player to their left, without looking at it first.",
            BARTER,
        ),
        (
            "Each player in turn may trade one of their cards for a card of the player to their left. They may not look"
            " at it before trading.",
            BARTER,
        ),
        (
            "Each player in turn may trade one of their cards for a card of the player to their left, without looking"
            " at it first. The dealer trades with the top card off the deck instead.",
            "Each player except the dealer may exchange 1 card for 1 card of the player to the left."
            " The dealer may exchange 1 card for the top card of the deck.",
        ),
        (
            "Each player may take one down card from the player to their left, sight unseen.",
            "Each player may steal 1 down card from the player to the left.",
        ),
        (
            "Deal one card down to each player. They may not look at it.",
            f"Deal 1 card face down to each player. {BLIND}",
        ),
        (
            "Deal two cards down to each player. No one may look at them until the showdown.",
            f"Deal 2 cards face down to each player. {BLIND}",
        ),
    ],
)
def test_who_has_seen_a_card(said: str, ours: str) -> None:
    reads_as(said, ours)


def test_the_dealer_goes_to_the_deck_where_others_trade_with_a_neighbour() -> None:
    trade = (
        "Each player in turn may trade one of their cards for a card of the player to their left, without looking at it"
        " first. The dealer trades with the top card off the deck instead."
    )
    rules = f"Deal 2 cards face down to each player.\n{trade}\nBetting round.\nShowdown: the high hand wins."
    hand = answer(deal(rules, f"{dealt('2h 3h', '4h 5h', '6h 7h')} Kd"), "1 choose 2, 1 exchange 2h")
    assert (cards(hand, 1), cards(hand, 2)) == ("3h 4h", "5h 2h"), "one down card is as good as another"
    answer(hand, "2 decline, 3 exchange 6h")
    assert cards(hand, 3) == "7h Kd"
