"""A hand that the dealer turns up against all who went in, and cards that all see but their owner."""

import pytest

from kit.hands import answer, deal, dealt, knows, net
from kit.lines import reads_as

BEATS = "Each player who went in beats a hand dealt from the deck to win."
SEEN = "Everybody but its owner sees it."


@pytest.mark.parametrize(
    ("said", "written"),
    [
        ("The dealer plays a hand against everyone who stayed in.", BEATS),
        ("The dealer turns up a hand, which everyone who stayed in must beat.", BEATS),
        ("Everyone who stayed in plays against a hand dealt by the dealer.", BEATS),
        ("You may see everyone's cards but your own.", SEEN),
        ("Players can see all other cards except their own.", SEEN),
        (
            "Deal one card down to each player. Each player holds it to their forehead. You can see everyone else's"
            " cards but not your own.",
            f"Deal 1 card face down to each player. {SEEN}",
        ),
    ],
)
def test_what_is_read(said: str, written: str) -> None:
    reads_as(said, written)


@pytest.mark.parametrize(("dealer", "chips"), [("5h 5d", (201, 199)), ("Ah Ac", (199, 199))])
def test_who_went_in_must_beat_the_hand_that_the_dealer_turns_up(dealer: str, chips: tuple[int, ...]) -> None:
    rules = """Deal two cards face down to each player.
        Each player declares in or out.
        The dealer plays a hand against everyone who stayed in.
        Showdown, high hand wins."""
    hand = answer(deal(rules, dealt("Kh Kd", "Qh Jd", then=dealer), seats=2), "1 declare in, 2 declare in")
    assert net(hand) == chips


def test_everybody_sees_all_cards_but_his_own() -> None:
    rules = """Deal one card face down to each player.
        You may see everyone's cards but your own.
        Betting round.
        Showdown, high hand wins."""
    hand = deal(rules, "Kh Qh 9c")
    assert [knows(hand, 1, card) for card in ("Kh", "Qh", "9c")] == [False, True, True]
    assert knows(hand, 3, "Kh")
