"""Parts of the pot that go to cards and not to hands, worked out on paper."""

import pytest

from pokernight.cards import Deck
from pokernight.english.page import read_page
from pokernight.play.game import PlayableGame
from pokernight.table import events as ev

PAGE = ["Ante 12 chips.", "Deal two cards face down to each player."]


@pytest.mark.parametrize(
    ("rules", "deck", "chips", "why"),
    [
        (["The high red card wins the pot."], "Kh Kd 2s 3s", (12, 12), "the king of hearts"),
        (["The low red card wins the pot."], "Ah Kd 2s 3s", (0, 24), "the king of diamonds"),
        (["The low red card wins the pot.", "Aces are low."], "Ah Kd 2s 3s", (24, 0), "the ace of hearts"),
        (["The high hand and the high down spade split the pot."], "Ah 4s Ad 3h", (12, 12), "the four of spades"),
        (["The high hand and the low down spade split the pot."], "As 2s 3d Kh", (12, 12), "the two of spades"),
        (["The high hand and the low down spade split the pot.", "The ace of spades is the lowest spade."],
         "As 2s 3d Kh", (24, 0), "the ace of spades"),
        (["The split hand goes to whoever has the most sixes.", "The high hand and the split hand split the pot."],
         "Ah 6s Ad 3h", (12, 12), "one six"),
        (["Whoever has the fewest red cards wins the pot."], "Ah 6s 3h 4h", (0, 24), "one of them"),
        (["A third of the pot goes to the high spade in the hole.", "The rest goes to the high hand."],
         "Ah 4s Ad 3h", (16, 8), "the four of spades"),
        (["One half goes to the best hand.", "The other half goes to the low spade in the hole."],
         "Ah 4s Ad 3h", (12, 12), "the four of spades"),
    ],
)  # fmt: skip
def test_a_part_goes_to_whoever_has_the_card(rules: list[str], deck: str, chips: tuple[int, int], why: str) -> None:
    game = PlayableGame(read_page(PAGE + rules))
    hand = game.deal(2, 1, None, (12, 12), [Deck().read(deck)])
    assert hand.ended
    assert tuple(hand.table.state.chips[1:3]) == chips
    assert why in {event.why for event in hand.table.log if isinstance(event, ev.Won)}


@pytest.mark.parametrize(
    ("rule", "deck", "chips"),
    [
        ("The second best hand wins.", "Ah Kd 2s Ad Kh 3s", (0, 36, 0)),
        ("The second best hand wins.", "Ah As 2s Kd Kh 3s", (18, 18, 0)),
        ("The best hand and the third best hand split the pot.", "Ah Kd 2s Ad Kh 3s", (18, 0, 18)),
        ("The second lowest hand wins.", "Ah 7d 2s Ad 5h 3s", (0, 36, 0)),
        ("The fifth best hand wins.", "Ah 7d 2s Ad 5h 3s", (0, 0, 36)),
    ],
)
def test_a_hand_wins_by_its_place(rule: str, deck: str, chips: tuple[int, ...]) -> None:
    hand = PlayableGame(read_page([*PAGE, rule])).deal(3, 1, None, (12, 12, 12), [Deck().read(deck)])
    assert hand.ended
    assert tuple(hand.table.state.chips[1:4]) == chips
