"""Points, blind cards, widows and knocking in the words of a player, and in ours."""

import pytest

from pokernight.rules import read_line


@pytest.mark.parametrize(
    ("said", "written"),
    [
        (
            "Deal five cards face down to the table. These cards are the widow.",
            "Deal 5 cards face down to the table. They are the table hand.",
        ),
        (
            "Each player in turn may exchange their hand for the widow, or pass. The first player to take the widow"
            " leaves their hand face up on the table as the new widow.",
            "Each player in turn may exchange all their cards with the table hand. What they leave on the table lies"
            " face up.",
        ),
        (
            "Each player in turn may exchange one card with the widow, exchange their whole hand for the widow, or"
            " knock.",
            "Each player in turn may do one of three things: exchange 1 card with the table hand, exchange all their"
            " cards with the table hand or knock.",
        ),
        (
            "Each player in turn may draw one card or knock.",
            "Each player in turn may do one of two things: draw 1 card or knock.",
        ),
        ("The high hand showing must match the pot or fold.", "The high hand showing matches the pot or folds."),
        (
            "Repeat the last action until someone knocks. Each other player then gets one last turn.",
            "Repeat the last step until someone knocks. Everyone else gets one more turn.",
        ),
        (
            "Each player in turn draws one card. Instead of drawing, a player may knock.",
            "Each player in turn draws 1 card. Instead of taking a turn, a player may knock.",
        ),
        (
            "If the player who knocked does not have the high hand, they must pay double ante to the winner.",
            "If the player who knocked does not win, they must pay the winner double the ante.",
        ),
        ("If the deck runs out of cards before anyone knocks, redeal.", "If the deck runs out, the cards are redealt."),
        (
            "Each table card is auctioned off to the highest bidder, with the money going into the pot. The winning"
            " bidder must discard a card.",
            "Each table card goes to the highest bidder, who pays the pot and must discard 1 card.",
        ),
        (
            "The player to the left of the dealer must bet minimum bet before the deal. The next player must bet double"
            " minimum bet.",
            "The player to the left of the dealer bets the minimum bet. The next player bets double the minimum bet.",
        ),
        (
            "Normal betting round, starting with the player after the last forced bet.",
            "Betting round, opened by the player after the last forced bet.",
        ),
    ],
)
def test_widows_knocking_and_blinds(said: str, written: str) -> None:
    assert read_line(said).write() == written


@pytest.mark.parametrize(
    ("said", "written"),
    [
        (
            "Each player may take one card, either face up or face down. Only one down card may be taken per game.",
            "Each player may get 1 card dealt up or down. A player may take no more than 1 down card in a game.",
        ),
        (
            "Repeat the last two actions until everyone has passed twice in a row.",
            "Repeat the last 2 steps until nobody has wanted another card 2 rounds in a row.",
        ),
        (
            "Repeat the last two actions until everyone passes.",
            "Repeat the last 2 steps until nobody wants another card.",
        ),
        (
            "Deal each player one card face up, if they want it. Players who decline a card may not take any more"
            " cards.",
            "Deal 1 card face up to each player. It is only dealt if they want it. Who has declined a card gets no more"
            " of them.",
        ),
        (
            "The closest declared high hand and the closest declared low hand split the pot.",
            "Showdown: the best hand declared high and the best hand declared low split the pot.",
        ),
        ("Showdown, closest to twenty-one wins.", "Showdown: the hand closest to 21 wins."),
        (
            "The closest hand to seven and the closest to twenty-seven split the pot.",
            "Showdown: the hand closest to 7 and the hand closest to 27 split the pot.",
        ),
        ("If two players have the same hand, they split the pot.", "Equal hands share."),
        ("In case of a tie, the hand with fewer cards wins.", "Of equal hands, the one with fewer cards wins."),
        ("Ties go to the player with the most cards.", "Of equal hands, the one with more cards wins."),
        (
            "If two players tie, the suits break the tie in the order spades, hearts, diamonds, clubs.",
            "Of equal hands, the one whose highest card is of the better suit wins: spades, hearts, diamonds and"
            " clubs.",
        ),
        (
            "Suits break ties.",
            "Of equal hands, the one whose highest card is of the better suit wins: spades, hearts, diamonds and"
            " clubs.",
        ),
        (
            "Each player in turn may buy up cards for minimum bet each until they stand or bust.",
            "Each player in turn may get cards dealt face up, one at a time for the minimum bet each, until they stand"
            " or bust.",
        ),
        (
            "If you bust, you must fold and pay ante to the pot.",
            "If a player busts, they must both fold and pay the ante.",
        ),
        (
            "Deal one card to each player. No player may look at their own card, but each player holds their card on"
            " their forehead for everyone else to see.",
            "Deal 1 card face down to each player. Everybody but its owner sees it.",
        ),
        (
            "Deal one card to each player. Each player holds their card on their forehead without looking at it.",
            "Deal 1 card face down to each player. Everybody but its owner sees it.",
        ),
        (
            "Deal a second card to each player the same way.",
            "Deal 1 card face down to each player. It is dealt as the last one was.",
        ),
        (
            "Badugi hands: only cards of different ranks and different suits count. Any four card hand beats any three"
            " card hand, any three card hand beats any two card hand. Hands with the same number of cards are compared"
            " from the highest card down, and aces are low.",
            "Hands are badugis: only cards of different ranks and suits count, more of them beat fewer, and low ones"
            " win. More cards beat fewer. Hands of as many cards are compared from the highest card down, and aces are"
            " low.",
        ),
        (
            "An ace and a face card beats any other 21. Five cards under 21 beats everything.",
            "An ace and a face card in two cards beats any other hand. A hand of 5 cards that is not bust beats all"
            " others.",
        ),
        (
            "Each player may keep taking cards until they bust or stand.",
            "Each player may get cards dealt face up, one at a time, until they stand or bust.",
        ),
        ("If you are dealt three clubs, you must fold.", "If a player has 3 clubs, they must fold."),
        ("Each player arranges their cards in any order in a face down stack.", None),
        ("Each player simultaneously flips over their next card.", "Each player flips the top card of their stack."),
        ("Flip the other common card face up.", "Turn up 1 common card."),
    ],
)
def test_points_and_blind_cards(said: str, written: str | None) -> None:
    assert read_line(said).write() == (written or "Each player puts their cards in a stack, face down.")
