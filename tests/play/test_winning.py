"""Who wins, by what a page says of wild cards, low hands, totals and single cards: hands worked out on paper."""

import pytest

from kit.hands import dealt, net
from play.test_customs import Paper
from pokernight.game import Game
from pokernight.table.choices import Betting

FROM_HERE_ON = """
    Deal three cards face down to each player. In this round threes are wild.
    Deal two cards face down to each player. Now only fives are wild.
    The best hand wins.
"""
CLOSEST = """
    Deal three cards face down to each player.
    An ace is 1 or 11, face cards are half a point and number cards are worth what they say.
    Half the pot goes to the player closest to 7 and the other half to the player closest to 27.
"""
ONE_CARD = """
    Deal one card face down to each player.
    The highest card wins.
"""
BADUGI = """
    Deal four cards face down to each player.
    A badugi is four cards of four different suits and four different ranks. Aces are low.
    The best badugi wins the pot.
"""
PLAYED_LOW = """
    We play for low.
    Deal five cards face down to each player.
    Aces are low, and straights and flushes do not count.
    The best hand wins the pot.
"""
SHORT_HANDS = """
    Deal three cards face down to each player.
    Straights and flushes don't count, so trips are best, then pairs, then high card.
    The best hand wins.
"""
FEWER_BACK = """
    Deal three cards face down to each player.
    Each player may draw up to two cards, getting 1 fewer back.
    The best hand wins.
"""
IN_COMPANY = """
    Deal three cards face down to each player.
    Fives are wild if you have a ten.
    The best hand wins.
"""

HANDS = {
    "one card comes back for two, and none for one": Paper(
        FEWER_BACK, (100, 100), dealt("Ah Kd 7c", "Ks Kc 2s", then="Ad"), "1 draw Kd 7c, 2 draw 2s", (101, 99)
    ),
    "a five is wild beside a ten": Paper(IN_COMPANY, (100, 100), dealt("5h Td Kc", "5s Ad Ks"), "", (101, 99)),
    "a five alone is a five": Paper(IN_COMPANY, (100, 100), dealt("5h 9d Kc", "5s Ad Ks"), "", (99, 101)),
    "threes are no longer wild": Paper(
        FROM_HERE_ON, (100, 100), dealt("3h 9d 8c 7s 2h", "4h 4d Ac Ks Jh"), "", (99, 101)
    ),
    "fives are wild now": Paper(FROM_HERE_ON, (100, 100), dealt("3h 3d 9c 9s 8h", "5h 5d Ac Ks Jh"), "", (99, 101)),
    "closest to each total": Paper(CLOSEST, (100, 100), dealt("2h 4d Kc", "9h 8d 9c"), "", (100, 100)),
    "two aces and a five win both ways": Paper(CLOSEST, (100, 100), dealt("Ah Ad 5c", "9h 8d 9c"), "", (101, 99)),
    "equal cards of two suits split": Paper(ONE_CARD, (100, 100), "Kh Ks", "", (100, 100)),
    "the ace is the highest card": Paper(ONE_CARD, (100, 100), "Kh As", "", (99, 101)),
    "four cards of four suits beat three": Paper(
        BADUGI, (100, 100), dealt("Kh Qd Js 9c", "Ah 2d 3s 4s"), "", (101, 99)
    ),
    "the wheel is the best low hand": Paper(
        PLAYED_LOW, (100, 100), dealt("6h 4d 3s 2c Ac", "5h 4h 3h 2h Ah"), "", (99, 101)
    ),
    "three cards make no flush": Paper(SHORT_HANDS, (100, 100), dealt("2h 9h Kh", "3h 3d 5c"), "", (99, 101)),
}


@pytest.mark.parametrize("name", HANDS)
def test_who_wins(name: str) -> None:
    assert net(HANDS[name].played()) == HANDS[name].chips


@pytest.mark.parametrize(
    ("cards", "opens"), [("Jd Jh 4h 3h 2s", True), ("Ts Th 4h 3h 2s", False), ("Td Tc Th 3h 2s", True)]
)
def test_a_hand_may_open_that_is_not_good_enough_to_win(cards: str, opens: bool) -> None:
    game = Game.read(
        [
            "Deal five cards face down to each player.",
            "Betting round, starting with the player to the left of the dealer.",
            "Showdown: the high hand wins.",
            "You need at least a pair of jacks to open.",
            "To win, you must have at least three of a kind.",
        ]
    )
    hands = zip(cards.split(), "2c 7d 9s 8c 5c".split(), strict=True)
    hand = game.deal(seats=2, decks=[game.deck.read(" ".join(card for pair in hands for card in pair))])
    choice = hand.asking[1]
    assert isinstance(choice, Betting)
    assert choice.bets.may_raise is opens
