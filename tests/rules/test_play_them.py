"""What "one of them" and "you" mean, which only the rest of the line can tell."""

import pytest

from kit.hands import answer, cards, deal, dealt
from kit.lines import reads_as
from pokernight.rules import Unread, read_line
from pokernight.table.hand import Hand
from pokernight.table.picking import Cards

SHOWDOWN = "Showdown: the high hand wins."


def offered(hand: Hand, seat: int) -> str:
    """The cards out of which a seat is asked to choose."""
    choice = hand.asking[seat]
    assert isinstance(choice, Cards)
    return " ".join(sorted(map(str, choice.cards)))


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Each player flips one of them.", "Each player flips 1 card from the last deal."),
        ("Each player discards two of these.", "Each player discards 2 cards from the last deal."),
        ("Each player keeps one and discards the others.", "Each player discards 2 cards from the last deal."),
        ("Each player keeps two of them and discards the rest.", "Each player discards 1 card from the last deal."),
        (
            "Each player keeps one and passes the others to their left.",
            "Each player passes all but 1 card from the last deal to the left.",
        ),
    ],
)
def test_cards_that_were_just_dealt(said: str, meant: str) -> None:
    assert read_line(f"Deal three cards down to each player. {said}").write() == (
        f"Deal 3 cards face down to each player. {meant}"
    )


def test_nothing_can_be_kept_of_nothing() -> None:
    with pytest.raises(Unread):
        read_line("Each player keeps one and discards the others.")


def test_an_old_card_is_none_of_them() -> None:
    rules = f"""Deal 1 card face down to each player.
    Deal 2 cards down to each player. Each player discards one of them.
    {SHOWDOWN}"""
    hand = deal(rules, dealt("Ah 2h 3h", "Kd 4d 5d"), seats=2)
    assert len(offered(hand, 1).split()) == 2
    answer(hand, "1 discard 3h", "2 discard 4d")
    assert (cards(hand, 1), cards(hand, 2)) == ("Ah 2h", "Kd 5d")


def test_one_of_a_pair_that_is_dealt_is_neither_a_hole_card_nor_another_one() -> None:
    rules = f"""Deal 1 card face down to each player.
    Deal 2 cards face up to each player.
    Deal 1 card face up to each player.
    {SHOWDOWN}
    If you are dealt a pair up, you may discard one of them."""
    hand = deal(rules, dealt("Ah 6c 9c 6h", "Kd 4d 5d 8d"), seats=2)
    assert list(hand.asking) == [1]
    assert len(offered(hand, 1).split()) == 2
    answer(hand, "1 discard 6c")
    assert cards(hand, 1) == "Ah 9c 6h"


@pytest.mark.parametrize(
    ("alone", "meant"),
    [
        ("You may discard one card.", "Each player may discard 1 card."),
        ("You must discard one card.", "Each player discards 1 card."),
        (
            "You may pay max bet to look at one of your no-peek cards.",
            "Each player may pay the maximum bet to look at 1 no-peek card.",
        ),
        (
            "You may pay double ante to not discard.",
            "They may pay double the ante to discard no cards instead.",
        ),
    ],
)
def test_what_you_may_do_is_a_step_of_everybody(alone: str, meant: str) -> None:
    assert read_line(alone).write() == meant


def test_beside_a_step_what_you_may_do_is_something_else_in_its_place() -> None:
    said = "Each player discards two cards. You may pay ante to discard only one."
    assert read_line(said).write() == "Each player discards 2 cards. They may pay the ante to discard 1 card instead."


RANK = "a card of the same rank as the second table card"
ALL_OF_RANK = "all their cards of the same rank as the second table card"


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (
            "If you have any cards of the same rank as the second table card, you must discard them.",
            f"If a player has {RANK}, they must discard {ALL_OF_RANK}.",
        ),
        (
            "Any player with cards of the same rank as the second table card must discard them.",
            f"If a player has {RANK}, they must discard {ALL_OF_RANK}.",
        ),
        (
            "If you have any cards of the same rank as the second table card, they are discarded.",
            f"If a player has {RANK}, they must discard {ALL_OF_RANK}.",
        ),
        ("If you have any sevens, discard them.", "If a player has a seven, they must discard all their sevens."),
        ("If you get a seven face up, discard it.", "If a player gets a seven face up, they must discard it."),
        (
            "Deal one common card face up to the table. If it is a heart, discard it.",
            "Deal 1 common card face up to the table. If the last common card is a heart, it is taken off the table.",
        ),
        (
            "If you have any cards that match the second table card, you may discard them.",
            f"If a player has {RANK}, they may discard {ALL_OF_RANK}.",
        ),
        (
            "If you have any sevens, you must discard them.",
            "If a player has a seven, they must discard all their sevens.",
        ),
        (
            "If you have one or more wild cards, you must discard all of them.",
            "If a player has a wild card, they must discard all their wild cards.",
        ),
        (
            "If you have two sevens, you must discard them.",
            "If a player has 2 sevens, they must discard all their sevens.",
        ),
        (
            "Red cards are wild. Each player must pass them to the left.",
            "Red cards are wild. Each player passes all their red cards to the left.",
        ),
        (
            "Sevens are wild, but if you have them you must fold.",
            "Sevens are wild. If a player has a seven, they must fold.",
        ),
    ],
)
def test_them_are_all_that_were_spoken_of(said: str, meant: str) -> None:
    reads_as(said, meant)


def test_all_of_them_are_laid_away_when_the_card_is_turned_up() -> None:
    rules = f"""Deal 2 cards face down to the table.
    Deal 3 cards face down to each player.
    Turn up all table cards.
    Betting round, opened by the player to the left of the dealer.
    {SHOWDOWN}
    If you have any cards of the same rank as the second table card, you must discard them."""
    hand = deal(rules, f"2c 3c {dealt('Ah 3h 3d', 'Kh 8s 2d')}", seats=2)
    assert (cards(hand, 1), cards(hand, 2)) == ("Ah", "Kh 8s 2d")


@pytest.mark.parametrize("said", ["discard it", "you must discard it"])
def test_a_card_that_was_dealt_to_a_player_is_none_on_the_table(said: str) -> None:
    rules = f"""Deal 1 card face up to each player. If it is a seven, {said}.
    Betting round.
    {SHOWDOWN}"""
    hand = deal(rules, "7h 8h", seats=2)
    assert (cards(hand, 1), cards(hand, 2)) == ("", "8h")
