"""Hands that each two players score against one another: every hand, all of them, royalties and fouls."""

import pytest

from kit.hands import REFUSED, all_default, answer, deal, dealt, net, read_game
from pokernight.cards import read_cards
from pokernight.table import events as ev
from pokernight.table import places
from pokernight.table.choices import Refused
from pokernight.table.hand import Hand

SET = (
    "Nobody antes.\n"
    "Deal 13 cards face down to each player.\n"
    "Each player splits their cards into a front hand of 3 cards, a middle hand of 5 cards"
    " and a back hand of 5 cards.\n"
)
FOULS = "Whoever has a worse hand behind a better one fouls, and loses every hand.\n"
SCORE = "Each two players compare their hands one by one, and the loser of each pays the winner 2 chips.\n"
SWEEP = "Whoever loses every hand to another player pays 3 chips more.\n"
ROYALTIES = (
    "A pair of jacks in the front hand earns a royalty of 1 chip, and 1 chip more for each higher rank.\n"
    "Three of a kind in the front hand earns a royalty of 10 chips.\n"
    "A full house in the middle hand earns a royalty of 4 chips.\n"
    "A flush in the back hand earns a royalty of 5 chips.\n"
    "A full house in the back hand earns a royalty of 6 chips.\n"
)

GOOD = "Qs Qd 2c 9h 9d 5c 5d 3s Ah Kh Jh 8h 4h"  # queens, nines up, a flush
FAIR = "Ks Kd 4c 8s 8d 6c 6d 2h Td 9c 8c 7d 6s"  # kings, eights up, a straight
POOR = "Js 7h 3c Qh Qc 4s 3d 2s Ac As 7s 5s 2d"  # jack high, queens, aces
FOUL = "Jh Jc 2d Ac Ts 7s 5s 3c Qh Qc 4d 3d 2s"  # jacks in front of ace high


def played(rules: str, *hands: str, stacks: tuple[int, ...] = ()) -> Hand:
    """Hands that are set as they stand."""
    hand = deal(rules, dealt(*hands), seats=len(hands), stacks=stacks or (100,) * len(hands))
    return answer(hand, *(f"{seat} split {cards}" for seat, cards in enumerate(hands, 1)))


def test_each_hand_is_won_for_itself() -> None:
    hand = played(SET + SCORE, GOOD, FAIR)
    assert hand.ended
    assert net(hand) == (102, 98)  # two hands against one


def test_all_hands_bring_more() -> None:
    assert net(played(SET + SCORE, FAIR, POOR)) == (106, 94)
    assert net(played(SET + SCORE + SWEEP, FAIR, POOR)) == (109, 91)
    assert net(played(SET + SWEEP + SCORE, POOR, FAIR)) == (91, 109)


def test_each_two_players_settle() -> None:
    # seat 1 wins 2 from seat 2 and 9 from seat 3, who pays seat 2 as much
    assert net(played(SET + SCORE + SWEEP, GOOD, FAIR, POOR)) == (111, 107, 82)


def test_equal_hands_are_nobodys() -> None:
    twin = "Ad 7c 3d Qh Qc 4d 3s 2s Ac Kc 7s 5s 2d"
    other = "As 7d 3c Qs Qd 4c 3h 2c Ah Kh 7h 5h 2h"
    assert net(played(SET + SCORE + SWEEP, twin, other)) == (98, 102)  # only the backs differ, where there is a flush


def test_royalties_are_paid_by_everybody_and_only_the_best_counts() -> None:
    rules = SET + SCORE + ROYALTIES
    # seat 1: queens are 2, the flush is 5; seat 2: kings are 3; and seat 1 wins two hands against one
    assert net(played(rules, GOOD, FAIR)) == (106, 94)


def test_a_foul_loses_all_hands_and_brings_no_royalty() -> None:
    hand = played(SET + FOULS + SCORE + SWEEP + ROYALTIES, FOUL, FAIR)
    assert net(hand) == (100 - 6 - 3 - 3, 112)
    assert [event.value for event in hand.table.log if event.__class__ is ev.Noted and event.name == ev.FOULED] == [1]


def test_two_fouls_owe_each_other_nothing() -> None:
    other = "Kh Kc 2h Ah Td 7d 5d 3s Qs Qd 4c 3h 2c"
    assert net(played(SET + FOULS + SCORE + SWEEP + ROYALTIES, FOUL, other)) == (100, 100)


def test_without_a_rule_on_fouls_hands_may_lie_in_any_order() -> None:
    worse = "9s 7h 3h Ah Td 7d 5d 3s Ks 8d 4c 6h 2c"
    assert net(played(SET + SCORE, FOUL, worse)) == (104, 96)  # jacks and queens win, and the middle hands are equal


def test_nobody_pays_more_than_he_has() -> None:
    assert net(played(SET + SCORE + ROYALTIES, GOOD, FAIR, stacks=(10, 4))) == (14, 0)


def test_who_does_not_choose_sets_a_hand_without_a_foul() -> None:
    hand = all_default(deal(SET + FOULS + SCORE, seats=4))
    assert not [event for event in hand.table.log if event.__class__ is ev.Noted and event.name == ev.FOULED]


@pytest.mark.parametrize(
    "rules",
    [
        "Deal 13 cards face down to each player.\n" + SCORE,  # nobody has several hands
        SET + SWEEP + "Showdown: the high hand wins.",
        SET + ROYALTIES + "Showdown: the high hand wins.",
        SET + FOULS + "Showdown: the high hand wins.",
        SET + SCORE + SWEEP + SWEEP.replace("3", "4"),
    ],
)
def test_what_cannot_be_scored_is_refused(rules: str) -> None:
    with pytest.raises(REFUSED):
        read_game([line for line in rules.splitlines() if line])


LAID = (
    "Nobody antes. Each player has a front hand of 1 card, a middle hand of 2 cards and a back hand of 2 cards.\n"
    "Deal 3 cards face down to each player.\n"
    "Each player in turn flips 3 cards into 3 hands.\n"
    "Deal 1 card face down to each player.\n"
    "Each player in turn flips 1 card into 3 hands.\n"
    "Repeat the last 2 steps once.\n"
)


def test_hands_are_set_in_rows_card_by_card() -> None:
    hand = deal(LAID + FOULS + SCORE + SWEEP, "Ah Kh 2c 9c Ad Td 3s 3d 4h 5h", seats=2, stacks=(100, 100))
    with pytest.raises(Refused, match="Hand 1 has room for 1 card only"):
        answer(hand, "1 flip Ah 2c Ad 1 1 3")
    answer(hand, "1 flip Ah 2c Ad 3 1 3")
    assert hand.table.state.at(places.pile(1, 3)) == tuple(read_cards("Ah Ad"))
    answer(hand, "2 flip Kh 9c Td 2 1 3")
    assert set(hand.asking) == {1}
    with pytest.raises(Refused, match="Hand 3 has room for 0 cards only"):
        answer(hand, "1 flip 3s 3")
    answer(hand, "1 flip 3s 2", "2 flip 3d 2", "1 flip 4h 2", "2 flip 5h 3")
    # seat 1 has a two, four high and aces; seat 2 has king high before ten high, which is a foul
    assert net(hand) == (109, 91)


def test_rows_have_to_be_those_that_cards_are_laid_to() -> None:
    with pytest.raises(REFUSED):
        read_game((LAID.replace("into 3 hands", "into 2 hands") + SCORE).splitlines())
