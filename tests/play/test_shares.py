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
        (["The split-hand goes to whoever has the most sixes.", "The high hand and the split-hand split the pot."],
         "Ah 6s Ad 3h", (12, 12), "one six"),
        (["Whoever has the fewest red cards wins the pot."], "Ah 6s 3h 4h", (0, 24), "one of them"),
    ],
)  # fmt: skip
def test_a_part_goes_to_whoever_has_the_card(rules: list[str], deck: str, chips: tuple[int, int], why: str) -> None:
    game = PlayableGame(read_page(PAGE + rules))
    hand = game.deal(2, 1, None, (12, 12), [Deck().read(deck)])
    assert hand.ended
    assert tuple(hand.table.state.chips[1:3]) == chips
    assert why in {event.why for event in hand.table.log if isinstance(event, ev.Won)}
