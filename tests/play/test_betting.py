"""Rounds of betting, who opens them, and what is paid beside them."""

import pytest

from kit.hands import answer, cards, deal, dealt, net, paid
from pokernight.doors.shelf import game_of
from pokernight.table.choices import Betting, Refused
from pokernight.table.hand import Hand
from pokernight.table.places import Lie


def small(name: str, deck: str) -> Hand:
    """A game of research for two, with 100 chips each."""
    game = game_of(name)
    return game.deal(2, stacks=(100, 100), decks=[game.deck.read(deck)])


@pytest.mark.parametrize(
    ("deck", "answers", "chips"),
    [
        ("Ks Js Qs", "1 check, 2 check", (101, 99)),
        ("Ks Js Qs", "1 check, 2 bet 1, 1 call", (102, 98)),
        ("Ks Js Qs", "1 check, 2 bet 1, 1 fold", (99, 101)),
        ("Js Ks Qs", "1 bet 1, 2 call", (98, 102)),
        ("Js Ks Qs", "1 bet 1, 2 fold", (101, 99)),
    ],
)
def test_every_line_of_kuhn_poker(deck: str, answers: str, chips: tuple[int, int]) -> None:
    hand = answer(small("kuhn", deck), answers)
    assert hand.ended
    assert net(hand) == chips


def test_nobody_may_raise_in_kuhn_poker() -> None:
    hand = answer(small("kuhn", "Ks Js Qs"), "1 bet 1")
    with pytest.raises(Refused, match="cannot bet or raise"):
        hand.answer(2, "raise 2")


def test_leduc_has_two_sizes_one_raise_and_a_common_card() -> None:
    hand = small("leduc", "Ks Js Jh")
    choice = hand.asking[1]
    assert isinstance(choice, Betting)
    assert (choice.bets.least, choice.bets.most) == (2, 2)
    answer(hand, "1 bet 2", "2 raise 4")
    choice = hand.asking[1]
    assert isinstance(choice, Betting)
    assert not choice.bets.may_raise
    answer(hand, "1 call", "1 check", "2 bet 4", "1 raise 8", "2 call")
    assert net(hand) == (100 - 13, 100 + 13)


def test_two_may_raise_on_and_on_where_no_rule_forbids_it() -> None:
    hand = deal("Deal one card face down to each player.\nBetting round.\nShowdown: the high hand wins.", seats=2)
    answer(hand, "1 bet 1", "2 raise 2", "1 raise 3", "2 raise 4", "1 raise 5", "2 raise 6")
    assert not hand.ended


def test_who_bets_first_can_be_said_after_the_round() -> None:
    betting = "Betting round. The low hand showing bets first."
    hand = deal(f"Deal one card face up to each player.\n{betting}\nShowdown: the high hand wins.", "Jh Kh 9h")
    assert list(hand.asking) == [3]


RULES = """Deal four cards face down to each player.
    Deal one card face up to each player.
    Betting round, starting with the player to the left of the dealer.
    Showdown: the high hand wins.
    If a player gets a queen face up, they must match the pot or fold."""

ACES, KINGS, LOW = "Ah Ad Ac As 2c", "Kh Kd Kc Ks Qh", "3c 4d 6h 8s 9c"


def test_who_is_all_in_wins_what_another_pays_rather_than_fold() -> None:
    hand = deal(RULES, dealt(KINGS, ACES), seats=2, stacks=(200, 2))
    answer(hand, "1 pay", "1 bet 1", "2 call")
    assert net(hand) == (196, 6), "The two chips for the queen lie in the pot like any fee."


def test_who_pays_with_all_that_is_left_plays_for_what_lies_there() -> None:
    hand = deal(RULES, dealt("Ah Ad Ac As Qc", KINGS.replace("Qh", "2d"), LOW), stacks=(3, 200, 200))
    answer(hand, "1 pay", "2 bet 5", "3 call")
    assert net(hand) == (5, 204, 194), "Two chips of three paid, and the five that lie there are won; ten go aside."


def test_who_is_all_in_already_does_not_fold_for_what_he_cannot_pay() -> None:
    hand = deal(
        """Deal one card face up to each player.
        Betting round, starting with the player to the left of the dealer.
        Deal one card face up to each player.
        Showdown: the high hand wins.
        If a player gets a queen face up, they must match the pot or fold.""",
        dealt("2c 3d", "Ah Qd", "4s 5s"),
        stacks=(200, 4, 200),
    )
    answer(hand, "1 bet 3", "2 call", "3 call")
    assert hand.ended
    assert net(hand) == (196, 12, 196)


GAME = """The dealer declares one rank to be the rotate rank.
Deal one card face down to each player.
Deal one card face up to each player.
Betting round, starting with the player to the left of the dealer.
Showdown: the high hand wins."""


JACKPOTS = """Deal five cards face down to each player.
Betting round, opened by the player to the left of the dealer. To open the betting, a player must have at least {least}.
If nobody opens, each player pays the ante and the cards are redealt.{rise}
Betting round, starting with the player to the left of the dealer.
Showdown: the high hand wins.{more}"""

JACKS, QUEENS, NOTHING = "Jh Jd 2c 3s 5h", "Qh Qd 2c 3s 5h", "2h 4d 6c 8s Th"


def jackpots(rise: str = "", more: str = "") -> str:
    """The rules of a game with openers."""
    return JACKPOTS.format(least="a pair of jacks", rise=rise, more=more)


def decks(*hands: str) -> str:
    """A deck for each deal, with the hand of seat 1."""
    return "|".join(dealt(hand, "7c 9d Jc Ks 3d", "7d 9s Tc Kc 4h") for hand in hands)


def test_who_cannot_open_is_only_asked_to_check() -> None:
    hand = deal(jackpots(), decks(NOTHING))
    assert hand.asking[1].prompt == "Check: it takes a better hand to open."


UP = "Deal one card face up to each player."

BET, SHOWDOWN = "Betting round.", "Showdown: the high hand wins."


def game(*rules: str) -> str:
    """Rules, with a bet and a showdown at the end."""
    return "\n".join((*rules, BET, SHOWDOWN))


def test_all_others_pay() -> None:
    hand = deal(game(UP, "If a player gets a four face up, everyone else must pay the ante."), "4h Kh Qh")
    assert paid(hand) == [(2, 1), (3, 1)]


def test_who_pays_to_keep_a_card_gets_another() -> None:
    rules = game(
        UP,
        "If you get a four face up, you must match the pot or discard it.",
        "If you match the pot, you get dealt an extra up card.",
    )
    hand = answer(deal(rules, "4h Kh 4d 9s"), "1 pay", "3 decline")
    assert [cards(hand, seat) for seat in (1, 2, 3)] == ["4h 9s", "Kh", ""]


def test_only_what_lies_up_is_discarded() -> None:
    rules = game(
        "Deal one card face down to each player.",
        UP,
        UP,
        "If a player is dealt a king face up, all face up queens are discarded.",
    )
    hand = deal(rules, "Qc 3c 4c Qh 5h 6h Kd 7d 8d")
    assert cards(hand, 1, Lie.DOWN) == "Qc"
    assert cards(hand, 1, Lie.UP) == "Kd"


def test_the_split_hand_counts_cards_up_or_down() -> None:
    rules = """Deal one card face down to each player.
        Deal two cards face up to each player.
        Showdown, the high hand splits the pot with the split hand.
        The split hand is won by whoever has the most hearts."""
    assert net(deal(rules, "As Kh 2d Ad Kd 3h Qs 4h 5c")) == (201, 200, 199), "aces, and two hearts"
