"""What follows from how things stand, from words and from knocks."""

import pytest

from kit.hands import answer, deal, paid, up
from pokernight.cards import texts
from pokernight.table import events as ev
from pokernight.table.choices import Refused
from pokernight.table.places import DISCARDS

SHOWDOWN = "Showdown: the high hand wins."
END = f"Betting round.\n{SHOWDOWN}"


def test_a_word_costs_something_at_any_time() -> None:
    hand = deal(
        f"Deal 1 card face down to each player.\n{END}\n"
        "If a player says the word 'king', they must pay the maximum bet.",
        "2h 3h 4h",
    )
    answer(hand, "1 bet 2")
    hand.say(1, "I have no King!")
    hand.say(3, "aking")
    assert paid(hand) == [(1, 5)]
    assert list(hand.asking) == [2], "the question still stands"
    answer(hand, "2 call, 3 call")
    assert hand.ended
    assert (1, "say i have no king!") in [(seat, str(given)) for seat, given in hand.answers]


@pytest.mark.parametrize(
    "betting", ["Betting round.", "If the player to the left of the dealer has not folded, betting round."]
)
def test_who_pays_his_last_chips_for_a_word_is_not_asked_for_a_bet(betting: str) -> None:
    rules = f"""Deal 1 card face down to each player.
        {betting}
        {SHOWDOWN}
        If a player says the word 'king', they must pay 3 chips."""
    hand = deal(rules, "2h 3h 4h", stacks=(4, 200, 200))
    assert list(hand.asking) == [1]
    hand.say(1, "king")
    assert list(hand.asking) == [2]


def test_who_says_what_puts_him_out_is_asked_no_more() -> None:
    rules = f"Deal 2 cards face down to each player.\nEach player flips 1 down card.\n{END}\n"
    hand = deal(rules + "If a player says the word 'king', they must fold.", "2h 3h 4h 5h 6h 7h")
    hand.say(2, "king")
    assert set(hand.asking) == {1, 3}
    answer(hand, "1 flip 2h, 3 flip 4h")
    assert list(hand.asking) == [3]
    hand.say(3, "king")
    assert hand.ended
    with pytest.raises(Refused):
        hand.say(1, "king")


def test_nobody_bets() -> None:
    rules = f"Deal 1 card face down to each player.\n{END}\nIf nobody bets, they must pay the ante."
    assert paid(answer(deal(rules, "2h 3h 4h"), "1 check, 2 check, 3 check")) == [(1, 1), (2, 1), (3, 1)]
    assert paid(answer(deal(rules, "2h 3h 4h"), "1 check, 2 bet 1, 3 call, 1 call")) == []


def test_no_card_of_a_kind_came_up() -> None:
    rules = f"Deal 1 card face up to each player.\n{SHOWDOWN}\nIf nobody gets a queen face up, the cards are redealt."
    hand = deal(rules, "2h 3h|Qh 4h", seats=2)
    assert [type(event) for event in hand.table.log].count(ev.Redealt) == 1
    assert hand.ended


def test_nobody_holds_a_card_of_a_kind() -> None:
    rules = f"Deal 1 card face {{}} to each player.\n{SHOWDOWN}\nIf nobody has a queen{{}}, the cards are redealt."
    redeals = [
        sum(isinstance(event, ev.Redealt) for event in deal(rules.format(face, lies), "Qh 3h|Qd 4h|Qs 4h", 2).table.log)
        > 0
        for face, lies in (("down", ""), ("down", " that lies face down"), ("down", " that lies face up"))
    ]
    assert redeals == [False, False, True]


def test_a_look_at_blind_cards_costs_something() -> None:
    hand = deal(
        f"""Deal 2 cards face down to each player. Nobody may look at these cards.
        Each player may look at their cards.
        {END}
        If a player looks at their cards, they must pay the ante.""",
        "2h 3h 4h 5h",
        seats=2,
    )
    answer(hand, "1 look, 2 decline")
    assert paid(hand) == [(1, 1)]


def test_who_draws_nothing_stands_pat() -> None:
    hand = deal(
        f"Deal 2 cards face down to each player.\nEach player may draw up to 2 cards.\n{END}\n"
        "If a player stands pat, they must pay the ante.",
        "2h 3h 4h 5h",
        seats=2,
    )
    answer(hand, "1 decline, 2 draw 3h")
    assert paid(hand) == [(1, 1)]


def test_a_rule_that_stands_on_two_lines_is_played_once() -> None:
    rule = "If a player gets a four face up, they must pay the ante."
    assert paid(deal(f"Deal 1 card face up to each player.\n{END}\n{rule}\n{rule}", "4h 2h 3h")) == [(1, 1)]


MATCH = f"Deal 1 card face up to each player.\n{END}\nIf a card dealt face up matches another player's up card, {{}}."


def test_a_card_matches_another_players() -> None:
    assert paid(deal(MATCH.format("the other player must pay the ante"), "4h 2h 4d")) == [(1, 1)]
    hand = deal(MATCH.format("it goes to the other player"), "4h 2h 4d")
    assert [up(hand, seat) for seat in (1, 2, 3)] == ["4h 4d", "2h", ""]
    hand = deal(MATCH.format("both cards are discarded"), "4h 2h 4d")
    assert texts(hand.table.state.at(DISCARDS)) == "4d 4h"


# How things stand


@pytest.mark.parametrize(
    ("deck", "condition", "payers"),
    [
        ("Ah 2h 3h Ad 4h 5h", "a player has a pair", [1]),
        ("Ah 2h 3h Ad 4h 5h", "a player has fewer than 2 cards", []),
        ("Ah 2h 3h Ad 4h 5h", "a player has fewer than 3 cards", [1, 2, 3]),
        ("Ah 2h 3h Ad 4h 5h", "a player has no cards left", []),
        ("Ah 2h 3h Ad 4h 5h", "there are more than 2 players", [1, 2, 3]),
        ("Ah 2h 3h Ad 4h 5h", "there are fewer than 3 players", []),
        ("Ah 2h 3h Ad 4h 5h 7h 7d", "the last common card is a seven", [1, 2, 3]),
        ("Ah 2h 3h Ad 4h 5h 7h 8d", "the last common card is a seven", []),
        ("Ah 2h 3h Ad 4h 5h 7h 7d", "the last common card pairs another common card", [1, 2, 3]),
        ("Ah 2h 3h Ad 4h 5h 7h 8d", "the last common card pairs another common card", []),
    ],
)
def test_what_is_so_of_a_player_or_of_the_table(deck: str, condition: str, payers: list[int]) -> None:
    hand = deal(
        f"""Deal 2 cards face down to each player.
        Deal 2 common cards face up to the table.
        If {condition}, they must pay the ante.
        {END}""",
        deck,
    )
    assert [seat for seat, _ in paid(hand)] == payers


def test_cards_of_a_kind_are_laid_away_by_all_or_as_soon_as_they_come() -> None:
    hand = deal(
        f"Deal 2 cards face up to each player.\n{END}\nIf a player gets a two face up, all kings are discarded.",
        "Kh Kd 3h 2h 4h 5h",
    )
    assert texts(hand.table.state.at(DISCARDS)) == "Kh Kd"
    hand = deal(
        f"Deal 2 cards face down to each player.\n{END}\nPlayers discard all kings that they have.", "Kh 2d 3h 4h", 2
    )
    assert texts(hand.table.state.at(DISCARDS)) == "Kh"


KNOCKING = f"""Deal 2 cards face down to each player.
    Each player in turn may draw 1 card.
    Any player may knock.
    Repeat the last 2 steps until someone knocks.
    {END}
    If a player knocks, {{}}."""


def test_a_knock_is_heard() -> None:
    hand = deal(KNOCKING.format("they must pay the ante"), "2h 3h 4h 5h", seats=2)
    answer(hand, "1 decline, 2 draw 3h, 1 decline, 2 decline")
    assert list(hand.asking) == [1], "nobody has knocked, and they draw again"
    answer(hand, "1 draw 2h, 2 decline, 1 knock")
    assert paid(hand) == [(1, 1)]
    assert "bet" in hand.asking[1].prompt


def test_after_a_knock_all_others_go_once_more() -> None:
    hand = deal(KNOCKING.format("everyone else gets one more turn"), "2h 3h 4h 5h 6h 7h")
    answer(hand, "1 decline, 2 decline, 3 draw 4h, 1 decline, 2 knock")
    assert [list(hand.asking), hand.asking[3].prompt[:4]] == [[3], "Draw"]
    answer(hand, "3 decline, 1 draw 2h")
    assert "bet" in hand.asking[1].prompt, "and then the drawing is over"
