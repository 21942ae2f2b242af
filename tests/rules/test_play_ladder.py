"""Ranks that take each other's place as wild, one step up at a time, and what is as good as said."""

import pytest

from kit.hands import cards, deal
from kit.lines import reads_as
from pokernight.cards import Rank, rank_of
from pokernight.ranking.wild import WildFaces
from pokernight.rules.plan import plan_for
from pokernight.table.hand import Hand
from pokernight.table.places import Lie

BEGUN = "Twos are wild until one is dealt face up, then the next rank until one of those is, and so on."
WAITING = "Twos become wild when one is dealt face up, then the next rank when one of those is, and so on."


@pytest.mark.parametrize(
    ("said", "ours"),
    [
        (
            "Twos are wild. If a two is dealt face up, threes are wild instead. If a three is then dealt face up, fours"
            " are wild instead, and so on.",
            BEGUN,
        ),
        (
            "Twos are wild until one is dealt face up, then threes are wild until one is dealt face up, and so on.",
            BEGUN,
        ),
        (
            "Twos are wild until a two is dealt face up. Then threes are wild until a three is dealt face up, and so"
            " on.",
            BEGUN,
        ),
        (
            "Twos are wild until a two is dealt face up. Then threes are wild.",
            "Twos are wild until a player is dealt a two face up, and threes after that.",
        ),
        ("If a two is dealt face up, twos are wild. If a three is then dealt face up, threes are wild, etc.", WAITING),
        (
            "If a two is dealt face up, twos are wild. Once a two has been dealt face up, if a three is dealt face up"
            " threes are wild and twos are not, and so on up through the ranks.",
            WAITING,
        ),
        ("If no one pairs, there are no wild cards.", "If nobody shows a pair, nothing is wild."),
        (
            "Deal three cards face down to each player. You may look at them, but you may not change their order.",
            "Deal 3 cards face down to each player. The order is fixed.",
        ),
    ],
)
def test_lines(said: str, ours: str) -> None:
    reads_as(said, ours)


def wild(hand: Hand) -> set[Rank | None]:
    plan = plan_for(hand.table, 1)
    return {rank_of(face) for rule in plan.wild if isinstance(rule, WildFaces) for face in rule.faces}


@pytest.mark.parametrize(
    ("rule", "dealt", "rank"),
    [
        (BEGUN, "Kh Qd 9c", Rank.TWO),
        (BEGUN, "Kh 2d 9c", Rank.THREE),
        (BEGUN, "3h 2d 9c", Rank.THREE),
        (BEGUN, "2h 3d 4c", Rank.FIVE),
        (WAITING, "Kh 3d 9c", None),
        (WAITING, "3h 2d 9c", Rank.TWO),
        (WAITING, "2h 2d 3c", Rank.THREE),
    ],
)
def test_the_wild_rank_climbs(rule: str, dealt: str, rank: Rank | None) -> None:
    hand = deal(f"Deal 1 card face up to each player.\nBetting round.\nShowdown: the high hand wins.\n{rule}", dealt)
    assert wild(hand) == ({rank} if rank else set())


def test_cards_that_stay_in_order_are_a_stack() -> None:
    rules = """Deal 3 cards face down to each player. You may not change their order.
    Each player flips the top card of their stack.
    Betting round.
    Showdown: the high hand wins."""
    hand = deal(rules, "Kh Qd 9c Kd 3s 9h 2h 3h 4h")
    assert [cards(hand, seat, Lie.UP) for seat in (1, 2, 3)] == ["Kh", "Qd", "9c"]
