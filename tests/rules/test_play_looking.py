"""What players do after they have looked at their cards: how it is read, and hands that show it."""

import pytest

from kit.hands import answer, deal, dealt, knows, net
from kit.lines import reads_as

LOOKS = "The dealer looks at all their cards."
NAMES = "The dealer names the rank that is wild, in place of any named before."

READ = [
    ("The dealer names a wild card after looking at their hand.", f"{LOOKS} {NAMES}"),
    ("After seeing their cards, the dealer chooses what is wild.", f"{LOOKS} {NAMES}"),
    ("The dealer names a rank, which is wild.", NAMES),
    ("The dealer calls a rank.", "The dealer names a rank."),
    (
        "Each player may draw two cards after looking at their hand.",
        "Each player looks at all their cards. Each player may draw 2 cards.",
    ),
    (
        "After you have looked at your cards, each player declares in or out.",
        "Each player looks at all their cards. Each player declares in or out.",
    ),
]


@pytest.mark.parametrize(("said", "written"), READ)
def test_what_is_read(said: str, written: str) -> None:
    reads_as(said, written)


@pytest.mark.parametrize(
    "said", ["names a wild card after looking at their hand", "looks at their hand and names what is wild"]
)
@pytest.mark.parametrize("peek", ["", " Nobody may look at these cards."])
def test_the_dealer_knows_his_cards_when_he_names_one(said: str, peek: str) -> None:
    rules = f"""Deal two cards face down to each player.{peek}
        The dealer {said}.
        Showdown, high hand wins."""
    hand = deal(rules, dealt("Ah Ad", "Kh 5d"), seats=2)
    assert list(hand.asking) == [2]
    assert knows(hand, 2, "5d")
    assert knows(hand, 1, "Ad") is not peek.startswith(" ")
    assert net(answer(hand, "2 choose five")) == (201, 199), "a pair of kings does not beat aces"
