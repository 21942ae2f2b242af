"""A part of the pot for which no hand is good enough."""

import pytest

from kit.hands import deal, dealt, net
from kit.lines import reads_as

OTHER_HALF = "If nobody qualifies for one half of the pot, the other half takes the whole pot."
ACES, KINGS, LOW, NINE_LOW = "Ah Ad 9c 7d 4s", "Kh Kd 9s 7c 4d", "8h 6d 5c 3d 2s", "9h 6s 5d 3c 2d"


@pytest.mark.parametrize(
    "said",
    [
        "If no one qualifies for one half of the pot, the other half takes the whole pot.",
        "If no one qualifies for either half of the pot, the other half takes it all.",
        "If no one qualifies for one half, the winner of the other half takes the whole pot.",
        "If no hand qualifies for one half of the pot, the entire pot goes to the other half.",
    ],
)
def test_the_words(said: str) -> None:
    reads_as(said, OTHER_HALF)


@pytest.mark.parametrize(
    ("hands", "chips"),
    [
        ((ACES, KINGS, NINE_LOW), (202, 199, 199)),
        ((LOW, KINGS, NINE_LOW), (202, 199, 199)),
        ((ACES, KINGS, LOW), (201, 199, 200)),
    ],
)
def test_the_other_half_takes_all(hands: tuple[str, ...], chips: tuple[int, ...]) -> None:
    rules = f"""Deal 5 cards face down to each player.
        Showdown: the high hand and the low hand split the pot.
        To win the high hand, a player must have at least a pair of aces.
        To win the low hand, a player must have an eight high or lower.
        {OTHER_HALF}"""
    assert net(deal(rules, dealt(*hands))) == chips
