"""What waits until the deal is over, and cards that are folded."""

import pytest

from kit.hands import answer, cards, deal, net, read_game
from pokernight.rules import read_line
from pokernight.table.places import Lie

BET = "Betting round, opened by the player to the left of the dealer."
STUD = f"""Deal one card up to each player.
{BET}
Deal one card down to each player.
{BET}
Showdown, high hand wins.
"""


@pytest.mark.parametrize(
    "said",
    [
        "you get an extra down card at the end of the deal.",
        "at the end of the deal you get a free down card.",
        "you get a down card after the last card is dealt.",
    ],
)
def test_in_other_words(said: str) -> None:
    ours = "If a player gets an ace face up, they must get 1 down card dealt at the end of the deal."
    assert read_line(f"If you get an ace face up, {said}").write() == ours


def test_a_card_comes_after_all_others() -> None:
    rules = STUD + "If you get the ace of diamonds face up, you get an extra down card at the end of the deal."
    hand = deal(rules, "Ad 2h 3h 4h 5h")
    assert cards(hand, 1) == "Ad"
    hand = deal(rules, "Ad 2h 3h 4h 5h 6h Kh")
    answer(hand, "1 check, 2 check, 3 check")
    assert [cards(hand, seat) for seat in (1, 2, 3)] == ["Ad 4h Kh", "2h 5h", "3h 6h"]
    answer(hand, "1 check, 2 check, 3 check")
    assert cards(hand, 1) == "Ad 4h Kh", "what is owed is given once"
    assert read_game(rules.splitlines()).numbers.seen == 3


def test_what_happens_after_the_deal_is_settled_at_once() -> None:
    rules = """Deal two cards down to each player.
        Each player flips one down card.
        Betting round.
        Showdown, high hand wins.
        If you flip a two, you must pay ante at the end of the deal."""
    hand = deal(rules, "2h 3h 4h 5h 6h 7h")
    answer(hand, "1 flip 2h, 2 flip 3h, 3 flip 4h")
    assert net(hand) == (198, 199, 199)


def test_a_card_is_folded() -> None:
    rules = STUD.replace("one card up", "two cards up") + (
        "If someone has two queens face up, they may make any other player fold one up card."
    )
    assert read_line(rules.splitlines()[-1]).write() == (
        "If a player shows 2 queens, they may force another player to discard 1 up card."
    )
    hand = deal(rules, "Qd 2h 3h Qh 5h 6h")
    answer(hand, "1 choose 2, 2 discard 5h")
    assert cards(hand, 2, Lie.UP) == "2h"


@pytest.mark.parametrize("said", ["fold", "fold your hand", "fold your cards"])
def test_who_folds_all_cards_is_out(said: str) -> None:
    assert read_line(f"If you get a king face up, you must {said}.").write() == (
        "If a player gets a king face up, they must fold."
    )


@pytest.mark.parametrize(
    ("may", "chips", "folded"),
    [("fold", (199, 199, 199), [1]), ("pay max bet", (194, 199, 199), []), ("bet 3 chips", (196, 199, 199), [])],
)
def test_what_may_be_done_may_be_left(may: str, chips: tuple[int, ...], folded: list[int]) -> None:
    rules = STUD + f"If you get a king face up, you may {may}."
    hand = answer(deal(rules, "Kh 2h 3h"), "1 take")
    assert (net(hand), sorted(hand.table.state.folded)) == (chips, folded)
    hand = answer(deal(rules, "Kh 2h 3h"), "1 decline")
    assert (net(hand), sorted(hand.table.state.folded)) == ((199, 199, 199), [])


def test_nobody_is_asked_for_more_than_he_has() -> None:
    hand = deal(STUD + "If you get a king face up, you may pay max bet.", "Kh 2h 3h", stacks=(4, 200, 200))
    assert hand.table.state.round is not None


def test_who_may_fill_up_may_keep_a_short_hand() -> None:
    rules = """Deal two cards down to each player.
        Each player may draw cards until they have 3.
        Betting round.
        Showdown, high hand wins."""
    hand = answer(deal(rules), "1 take, 2 decline, 3 take")
    assert [len(hand.table.state.of_seat(seat)) for seat in (1, 2, 3)] == [3, 2, 3]
