"""Openers at the table: what it takes, more of it from deal to deal, and the proof."""

import pytest

from kit.hands import answer, deal, dealt, knows, net
from pokernight.table.choices import Refused

JACKPOTS = """Deal 5 cards face down to each player.
Betting round, opened by the player to the left of the dealer. To open the betting, a player must have at least {least}.
If nobody opens, each player pays the ante and the cards are redealt.{rise}
Betting round, opened by the player to the left of the dealer.
Showdown: the high hand wins.{more}"""

JACKS, QUEENS, NOTHING = "Jh Jd 2c 3s 5h", "Qh Qd 2c 3s 5h", "2h 4d 6c 8s Th"
LISTED = " The second deal requires queens or better to open, and the third kings or better."


def jackpots(rise: str = "", more: str = "") -> str:
    """The rules of a game with openers."""
    return JACKPOTS.format(least="a pair of jacks", rise=rise, more=more)


def decks(*hands: str) -> str:
    """A deck for each deal, with the hand of seat 1."""
    return "|".join(dealt(hand, "7c 9d Jc Ks 3d", "7d 9s Tc Kc 4h") for hand in hands)


def may_bet(rules: str, *hands: str) -> list[bool]:
    """Whether seat 1 may bet in one deal after the other that nobody opens."""
    hand = deal(rules, decks(*hands))
    found = []
    for _ in hands:
        found.append(hand.asking[1].takes(hand.asking[1].default._replace(verb="bet", word="1")))
        answer(hand, "1 check, 2 check, 3 check")
    return found


def test_it_takes_more_to_open_the_next_deal() -> None:
    assert may_bet(jackpots(), JACKS, JACKS, JACKS) == [True, True, True]
    assert may_bet(jackpots(LISTED), JACKS, JACKS, QUEENS) == [True, False, False]
    assert may_bet(jackpots(LISTED), JACKS, QUEENS, "Kh Kd 2c 3s 5h", QUEENS) == [True, True, True, False]
    for rank in (
        " The openers go up one rank each time.",
        " Each time the game is redealt, the pair needed to open goes up one rank, until it is aces.",
    ):
        assert may_bet(jackpots(rank), JACKS, QUEENS, QUEENS) == [True, True, False]


def test_after_the_last_it_takes_the_first_again() -> None:
    again = f"{LISTED} If no one opens on the third deal, go back to jacks."
    assert may_bet(jackpots(again), NOTHING, NOTHING, QUEENS, JACKS) == [False, False, False, True]


def test_who_cannot_open_is_only_asked_to_check() -> None:
    hand = deal(jackpots(), decks(NOTHING))
    assert hand.asking[1].prompt == "Check: it takes a better hand to open."


def test_the_opener_shows_the_openers_even_where_all_others_fold() -> None:
    show = "\nThe player who opened must show their openers to win the pot."
    for more, shown in (("", False), (show, True)):
        hand = answer(deal(jackpots(more=more), decks(JACKS)), "1 bet 2, 2 fold, 3 fold")
        assert hand.ended
        assert net(hand) == (202, 199, 199)
        assert knows(hand, 2, "Jh") is knows(hand, 3, "Jd") is shown
        assert not knows(hand, 2, "5h"), "the rest of the hand is nobody's business"


def test_a_hand_that_has_to_be_shown_by_name_is_what_it_takes_to_open() -> None:
    opened = "Betting round, opened by the player to the left of the dealer."
    show = "The player who opened must show that they had at least a pair of jacks."
    rules = f"Deal 5 cards face down to each player.\n{opened}\nShowdown: the high hand wins.\n{show}"
    hand = answer(deal(rules, decks(JACKS)), "1 bet 2, 2 fold, 3 fold")
    assert hand.ended
    assert knows(hand, 2, "Jh")
    with pytest.raises(Refused):
        answer(deal(rules, decks(NOTHING)), "1 bet 2")


def test_only_the_opener_has_to_prove_anything() -> None:
    show = "\nThe player who opened must show their openers to win the pot."
    hand = answer(deal(jackpots(more=show), decks(JACKS)), "1 bet 2, 2 raise 4, 3 fold, 1 fold")
    assert hand.ended
    assert not knows(hand, 1, "Ks")


def test_who_opened_goes_first_again() -> None:
    second = "Betting round, opened by the player to the left of the dealer.\nShowdown"
    for opener in ("opened by the player who opened the last betting round", "starting with the opener"):
        rules = jackpots().replace(second, f"Betting round, {opener}.\nShowdown")
        hand = deal(rules, dealt(NOTHING, JACKS, "7d 9s Tc Kc 4h"))
        answer(hand, "1 check, 2 bet 1, 3 raise 3, 1 call, 2 call")
        assert list(hand.asking) == [2], "seat 1 has gone first, but seat 2 has opened"
    plain = "Deal 2 cards face down to each player.\nBetting round, opened by {}.\nBetting round, opened by {}."
    rules = plain.format("the player to the left of the dealer", "the player who opened the last betting round")
    hand = answer(deal(f"{rules}\nShowdown: the high hand wins."), "1 check, 2 bet 1, 3 call, 1 call")
    assert list(hand.asking) == [1], "to open is to go first where anybody may bet"


FORCED = """Deal 1 card face up to each player.
Betting round, opened by the low card showing, who must bet at least {price}.
Showdown: the high hand wins."""


def test_who_has_to_open_says_for_how_much() -> None:
    hand = deal(FORCED.format(price="double the minimum bet"), "Kh 2d 9c")
    assert list(hand.asking) == [2]
    assert hand.asking[2].prompt == "You have to open: bet 2 or more."
    for refused in ("check", "fold", "bet 1", "bet 6"):
        with pytest.raises(Refused):
            hand.answer(2, refused)
    answer(hand, "2 bet 4, 3 call, 1 raise 8, 2 fold, 3 call")
    assert net(hand) == (200 + 14, 195, 191)


def test_who_does_not_say_opens_for_the_least() -> None:
    hand = deal(FORCED.format(price="the maximum bet"), "Kh 2d 9c")
    assert str(hand.asking[2].default) == "bet 5"
    hand = deal(FORCED.format(price="the maximum bet"), "Kh 2d 9c", stacks=(10, 4, 10))
    assert str(hand.asking[2].default) == "bet 3", "who has less bets it all"


def test_it_is_a_betting_round_like_any_other_where_only_the_opener_has_chips() -> None:
    hand = deal(FORCED.format(price="the minimum bet"), "Kh 2d 9c", stacks=(1, 50, 1))
    assert hand.ended
