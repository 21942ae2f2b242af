"""Play that goes the other way round the table."""

import pytest

from kit.hands import answer, cards, deal
from pokernight.rules import read_line
from pokernight.table import events as ev

BET = "Betting round, opened by the high hand showing."
STUD = f"""Deal one card up to each player.
{BET}
Deal one card up to each player.
{BET}
Each player may draw one card.
Showdown, high hand wins.
"""


@pytest.mark.parametrize(
    "said",
    [
        "the direction of play is reversed.",
        "reverse the order of betting.",
        "play reverses direction.",
        "the deal goes the other way around.",
    ],
)
def test_in_other_words(said: str) -> None:
    ours = "If a player flips a red king face up, reverse the direction of play."
    assert read_line(f"If you flip a red king, {said}").write() == ours


def test_betting_dealing_and_turns_go_the_other_way() -> None:
    hand = deal(STUD + "If a player is dealt a red king face up, the direction of play is reversed.", "2h Kh 3c 4c 9d")
    answer(hand, "2 check, 1 check, 3 check")
    assert [cards(hand, seat).split()[1] for seat in (2, 1, 3)][:2] == ["4c", "9d"], "the dealer's right comes first"
    answer(hand, "2 check, 1 check, 3 check")
    assert list(hand.asking) == [2], "and draws first"
    answer(hand, "2 decline")
    assert list(hand.asking) == [1]


def test_two_turns_make_none() -> None:
    hand = deal(STUD + "If a player is dealt a red king face up, the direction of play is reversed.", "2h Kh Kd")
    begun = [event.seats for event in hand.table.log if isinstance(event, ev.RoundBegan)]
    assert begun == [(2, 3, 1)]


def test_the_next_player_sits_on_the_right() -> None:
    rules = """Deal two cards face down to each player.
        Reverse the direction of play.
        The next player flips one down card.
        The next player flips one down card.
        The next player flips one down card.
        Showdown, high hand wins."""
    hand = deal(rules, seats=3)
    asked = []
    while not hand.ended:
        (seat,) = hand.asking
        asked.append(seat)
        hand.answer(seat, hand.asking[seat].default)
    assert asked == [2, 1, 3]
