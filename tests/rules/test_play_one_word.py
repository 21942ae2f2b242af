"""Rules that are one word away from those on the pages, in words and at the table."""

import pytest

from kit.hands import answer, cards, deal, dealt, net, read_game
from kit.lines import reads_as
from pokernight.cards import texts
from pokernight.rules import read_line
from pokernight.table import events as ev
from pokernight.table.choices import Refused
from pokernight.table.places import DECK, Lie

BET = "Betting round, opened by the player to the left of the dealer."
HIGH = "Showdown: the high hand wins."


@pytest.mark.parametrize(
    ("said", "ours"),
    [
        ("Hands below the target value beat hands above it.", "Hands below the target beat hands above it."),
        ("If you draw more than two cards, you must fold.", "If a player draws 3 or more cards, they must fold."),
        (
            "Deal one down to each player, they may get it up if they pay minimum bet.",
            "Deal 1 card face down to each player. They may pay the minimum bet to have it face up instead.",
        ),
        (
            "Deal one up to each player, they may get it down by discarding an up card.",
            "Deal 1 card face up to each player. They may have it face down by discarding 1 up card.",
        ),
        (
            "Deal one up to each player. Once per game each player may reject the card dealt to them and get the next"
            " card off the deck.",
            "Deal 1 card face up to each player. Once a game, each player may change it for the next card of the deck,"
            " before the next player gets one.",
        ),
        ("Each player flips their two no-peek cards.", "Each player flips all their no-peek cards."),
        ("Each player must match the last bet or fold.", "Each player matches the current bet or folds."),
        (
            "Each player simultaneously declares high or low, but if you have a face up pair you cannot declare low.",
            "Each player declares high or low. Nobody who shows a pair may declare low.",
        ),
        (
            "If you have no face up ace you cannot declare high.",
            "Nobody without an ace that lies face up may declare high.",
        ),
        (
            "If a player ever has three cards of the same suit showing, they must fold.",
            "If a player shows 3 cards of one suit, they must fold.",
        ),
        ("Any player may call for a redeal by matching the pot.", "Any player may pay the pot to call for a redeal."),
        (
            "If anyone folds, their cards go to the bottom of the deck.",
            "If a player folds, their cards go under the deck.",
        ),
        ("The first card each player flipped is dead for that player.", "The first card you turned up is dead."),
        ("The player with a pair of kings wins half the pot.", "Whoever has 2 kings wins half the pot."),
        ("The highest unmatched up card wins the pot.", "Showdown: the high unmatched up card wins."),
        ("Use a 40 card deck (no eights, nines, or tens).", "Take eights, nines and tens out of the deck."),
    ],
)
def test_lines(said: str, ours: str) -> None:
    reads_as(said, ours)


def test_a_card_is_had_down_for_another_that_is_discarded() -> None:
    rules = f"""Deal 2 cards face up to each player.
    Deal one up to each player, they may get it down by discarding an up card.
    {BET}
    {HIGH}"""
    hand = deal(rules, "Kh Qd 9c 2d 3s 4h 7h 7d 7c")
    answer(hand, "1 discard 2d, 2 decline, 3 decline")
    assert (cards(hand, 1, Lie.UP), cards(hand, 1, Lie.DOWN)) == ("Kh", "7h")
    assert cards(hand, 2, Lie.UP) == "Qd 3s 7d"


@pytest.mark.parametrize(
    ("rule", "barred"),
    [("Nobody who shows a pair may declare low.", 1), ("Nobody without an ace that lies face up may declare low.", 2)],
)
def test_what_is_shown_bars_a_declaration(rule: str, barred: int) -> None:
    rules = f"""Deal 2 cards face up to each player.
    Each player declares high or low.
    Showdown: the declared high hand and the declared low hand split the pot.
    {rule}"""
    hand = deal(rules, "Ah 9d 2c As 3d 4c" if barred == 1 else "Ah 9d Ac 5s 3d 4c")
    with pytest.raises(Refused):
        hand.answer(barred, "declare low")
    hand.answer(3, "declare low")


def test_three_cards_of_a_suit_and_a_redeal() -> None:
    rules = f"Deal 3 cards face up to each player.\n{BET}\n{HIGH}\n"
    hand = deal(
        f"{rules}If a player ever has three cards of the same suit showing, they must fold.",
        "Ah Kd Qh 2h 3d 4c 7h 8c 9h",
    )
    assert sorted(hand.table.state.folded) == [1]
    called = f"{rules}If an eight is dealt face up, the player it was dealt to may call for a redeal."
    hand = deal(called, "Ah Kd Qh 2h 3d 4c 7h 8c 9h|2c 3c 4c 5c 6c 7c Tc Jc Qc")
    assert list(hand.asking) == [2]
    answer(hand, "2 take")
    assert any(isinstance(event, ev.Redealt) for event in hand.table.log)
    assert cards(hand, 1) == "2c 5c Tc"
    assert "redeal" in read_game(called.splitlines()).tags


def test_cards_of_who_folds_go_under_the_deck() -> None:
    rules = f"Deal 2 cards face down to each player.\n{BET}\n{HIGH}"
    hand = answer(
        deal(f"{rules}\nIf anyone folds, their cards go to the bottom of the deck.", "Kh Qd 9c 2d 3s 4h"), "1 fold"
    )
    assert sorted(texts(hand.table.state.at(DECK)).split()[-2:]) == ["2d", "Kh"]


def test_the_high_up_card_that_nobody_else_shows() -> None:
    rules = """Deal 2 cards face up to each player.
    Deal 1 card face down to each player.
    The highest unmatched up card wins the pot."""
    assert net(deal(rules, dealt("Kh 9d 2c", "Ks 3d Ac", "Qh 3c 5c"))) == (199, 199, 202)


@pytest.mark.parametrize(("rule", "winner"), [("", 1), ("Wild cards are only wild if face down.", 2)])
def test_wild_cards_that_lie_face_up_are_not_wild(rule: str, winner: int) -> None:
    rules = (
        f"Deal 1 card face up to each player.\nDeal 2 cards face down to each player.\n{HIGH}\nTwos are wild.\n{rule}"
    )
    deck = "2h 9d 5c Ah 9h 6c Kd 4c 7d"  # aces with the two that lies up, or a pair of nines
    assert net(deal(rules.strip(), deck, seats=3))[winner - 1] == 202


@pytest.mark.parametrize(
    ("said", "ours"),
    [
        (
            "Deal one card up to each player. If it is red, they must pay ante.",
            "Deal 1 card face up to each player. If the last face up card they were dealt is a red card, they must pay"
            " the ante.",
        ),
        (
            "Each player flips one card. If it is a spade, that player must fold.",
            "Each player flips 1 card. If the card they just flipped is a spade, they must fold.",
        ),
    ],
)
def test_it_is_the_card_that_each_has_got(said: str, ours: str) -> None:
    reads_as(said, ours)


def test_what_comes_of_the_card_of_this_line_only() -> None:
    rules = "Deal 1 card up to each player.\nDeal one card up to each player. If it is red, they must pay ante."
    hand = deal(f"{rules}\n{BET}\n{HIGH}", "Kh Qc 9c 2s 3d 4c")
    assert net(hand) == (199, 198, 199), "the king of hearts came before that"
    flips = "Each player flips one card."
    rules = (
        f"Deal 2 cards down to each player.\n{flips}\n{flips} If it is a spade, that player must fold.\n{BET}\n{HIGH}"
    )
    hand = answer(deal(rules, "Ks Qc 9c 2h 3s 4c"), "1 flip Ks, 2 flip Qc, 3 flip 9c")
    assert sorted(hand.table.state.folded) == [2]


def test_something_is_done_to_stay_in() -> None:
    rule = "The player with the low hand showing must flip a card or fold."
    assert read_line(rule).write() == "The low hand showing does one of two things: flips 1 card or folds."
    rules = f"Deal 1 card up to each player.\nDeal 1 card down to each player.\n{rule}\n{BET}\n{HIGH}"
    deck = "Kh 2c 9c 2s 3d 4c"
    hand = deal(rules, deck)
    assert list(hand.asking) == [2]
    assert sorted(answer(hand, "2 choose fold").table.state.folded) == [2]
    assert cards(answer(deal(rules, deck), "2 choose flip"), 2, Lie.UP) == "2c 3d"
    assert "must-fold" not in read_game(rules.splitlines()).tags
