"""Money, stakes that rise, and guts as a dealer tells it: hands worked out on paper."""

from random import Random

import pytest

from kit.hands import answer, dealt, net
from pokernight.cards import Deck
from pokernight.english.page import PageUnread, read_page
from pokernight.game.game import Game
from pokernight.play.game import PlayableGame
from pokernight.table.choices import Betting
from pokernight.table.hand import Hand
from pokernight.table.laws import broken_laws, play_out


def lines(text: str) -> list[str]:
    """The lines of a page."""
    return [line.strip() for line in text.splitlines() if line.strip()]


def hand_of(page: str, deck: str, *stacks: int) -> Hand:
    """A hand with certain cards and chips."""
    return PlayableGame(read_page(lines(page))).deal(
        len(stacks), 1, None, stacks, [Deck().read(part) for part in deck.split("|")]
    )


GUTS = """
    Each player antes a quarter.
    Deal two cards face down to each player.
    Hold a chip in your fist if you're in, or nothing if you're out.
    On the count of three, everyone opens their hand.
    The players who are in compare cards, and the best hand takes the pot.
    Everyone who stayed in and lost has to match what was in the pot, up to a limit of fifty cents.
    The matched money makes the new pot, and we deal again.
    If nobody goes in, everyone antes again and gets new cards.
    The game is over when just one player goes in and takes the pot.
"""
STAKES = """
    Deal five cards face down to each player.
    The bets are 50 cents on the first round and a dollar after that.
    We bet, starting on the dealer's left.
    Each player may draw up to three cards.
    Bet again.
    The best hand wins.
"""


def test_a_quarter_is_a_chip_and_the_losers_match_the_pot_up_to_the_cap() -> None:
    deck = dealt("Ah Ad", "Kh Kd", "Qh Qd") + "|" + dealt("Ah Ad", "Kh Kd", "Qh Qd")
    hand = hand_of(GUTS, deck, 20, 20, 20)
    answer(hand, "1 in, 2 in, 3 out")
    assert net(hand) == (22, 17, 19)  # a pot of three chips, of which two are matched, and dealt for again
    answer(hand, "1 in, 2 out, 3 out")
    assert hand.ended
    assert net(hand) == (24, 17, 19)


def test_a_fixed_limit_rises_where_the_page_says() -> None:
    hand = hand_of(STAKES, dealt("Ah Ad 2c 3c 5d", "Kh Kd 4c 6c 7d"), 20, 20)
    first = hand.asking[1]
    assert isinstance(first, Betting)
    assert (first.bets.least, first.bets.most) == (1, 1)  # fifty cents are one chip here
    answer(hand, "1 bet 1, 2 call, 1 decline, 2 decline")
    second = hand.asking[1]
    assert isinstance(second, Betting)
    assert (second.bets.least, second.bets.most) == (2, 2)


BRING_IN = """
    Deal one card face down and one card face up to each player.
    The low card showing has to bring it in.{ties}
    The best hand wins.
"""


@pytest.mark.parametrize(
    ("ties", "first"),
    [("", 1), (" If two players tie, go by suit, with clubs lowest, then diamonds, hearts and spades.", 3)],
)
def test_suits_break_ties_only_where_the_page_says_so(ties: str, first: int) -> None:
    hand = hand_of(BRING_IN.format(ties=ties), dealt("Ah 2s", "Kh 3c", "Qh 2c"), 20, 20, 20)
    assert net(hand)[first - 1] == 18  # the ante and the bring-in


@pytest.mark.parametrize(
    ("said", "least", "most"),
    [
        ("Bets are two to four chips.", 2, 4),
        ("The maximum bet is 3 chips.", 1, 3),
        ("All bets are a chip.", 1, 1),
        ("You can bet from a nickel to a quarter.", 1, 5),
    ],
)
def test_a_page_says_how_much_is_bet(said: str, least: int, most: int) -> None:
    page = f"Deal two cards face down to each player.\n{said}\nBet.\nThe best hand wins."
    asked = hand_of(page, dealt("Ah Ad", "Kh Kd"), 20, 20).asking[1]
    assert isinstance(asked, Betting)
    assert (asked.bets.least, asked.bets.most) == (least, most)


@pytest.mark.parametrize("page", [GUTS, STAKES])
def test_the_laws_hold(page: str) -> None:
    game = PlayableGame(read_page(lines(page)))
    for number in range(20):
        hand = game.deal(4, number, None, (6, 20, 3, 20) if number % 3 == 0 else ())
        play_out(hand, Random(number))
        assert not list(broken_laws(hand))


def test_a_page_says_how_many_can_play() -> None:
    page = lines("Up to five can play.\n" + STAKES)
    assert Game(read_page(page), (), 0, tuple(page)).checked().most_seats == 5


def test_a_page_without_betting_has_none() -> None:
    with pytest.raises(PageUnread, match="betting in another line"):
        read_page(lines("There is no betting in this game.\n" + STAKES))
