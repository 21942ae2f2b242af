"""New deals for the same pot: who has folded is back in, or is not."""

import pytest

from kit.hands import answer, deal, dealt

RULES = """Deal three cards face down to each player.
Betting round.
If nobody has at least a pair of jacks, the cards are redealt.
Showdown: the high hand wins."""

POOR = ("2h 4d 6c", "3h 5d 7c", "4h 6d 8c")


@pytest.mark.parametrize(
    ("said", "players"), [("", (2, 3)), ("\nPlayers who folded are back in on the redeal.", (1, 2, 3))]
)
def test_who_is_dealt_in_again(said: str, players: tuple[int, ...]) -> None:
    hand = answer(deal(RULES + said, dealt(*POOR)), "1 fold, 2 check, 3 check")
    assert (hand.ended, hand.table.state.still_in) == (False, players)
