"""Openers, draws, guts and changing wild cards in the words of a player, and in ours."""

import pytest

from kit.lines import is_unread, reads_as
from pokernight.rules import read_line

OPENERS = "To open the betting, a player must have at least a pair of jacks."


@pytest.mark.parametrize(
    "said",
    [
        "You must have a pair of jacks or better to open the first betting round.",
        "You need jacks or better to open.",
        "It takes at least a pair of jacks to open the betting.",
        "Only players with a pair of jacks or better may open the pot.",
        "No one may open without jacks or better.",
    ],
)
def test_openers(said: str) -> None:
    assert read_line(said).write() == OPENERS


@pytest.mark.parametrize(
    ("said", "written"),
    [
        (
            "The second deal requires queens or better to open, the third kings or better, and the fourth aces or"
            " better. If no one opens on the fourth deal, go back to jacks.",
            "Each time nobody opens, it takes more to open the next deal: a pair of queens, a pair of kings and"
            " a pair of aces. After the last of these, it takes the first again.",
        ),
        (
            "On the next deal you need queens or better, then kings, then aces.",
            "Each time nobody opens, it takes more to open the next deal: a pair of queens, a pair of kings and"
            " a pair of aces.",
        ),
        (
            "The openers go up one rank each time.",
            "Each time nobody opens, the pair that it takes to open goes up one rank.",
        ),
        ("The opener must be able to show openers to win the pot.", "Who opened must show the openers to win."),
        ("If the opener wins, he must show his openers.", "Who opened must show the openers to win."),
        ("The player who opened must prove that they had openers.", "Who opened must show the openers to win."),
    ],
)
def test_openers_that_rise_and_are_shown(said: str, written: str) -> None:
    assert read_line(said).write() == written


@pytest.mark.parametrize(
    "said",
    [
        "The player who opened must show that they had at least a pair of jacks.",
        "The opener must be able to show jacks or better.",
        "If the player who opened wins, they must prove that they had a pair of jacks or better.",
    ],
)
def test_openers_that_are_shown_by_name(said: str) -> None:
    assert read_line(said).write() == "Who opened must show at least a pair of jacks to win."


@pytest.mark.parametrize(
    "said",
    [
        "Each time the game is redealt, the pair needed to open goes up one rank, until it is aces.",
        "Each time no one opens, the pair needed to open goes up one rank.",
        "Each redeal raises the qualifier by one rank.",
        "With each redeal, the openers go up one rank.",
        "The pair required to open moves up one rank with each redeal until it reaches aces.",
    ],
)
def test_openers_that_rise(said: str) -> None:
    assert read_line(said).write() == "Each time nobody opens, the pair that it takes to open goes up one rank."


@pytest.mark.parametrize(
    ("said", "written"),
    [
        (
            "Each player may draw up to as many cards as they drew the first time.",
            "Each player may draw up to as many cards as they drew before.",
        ),
        (
            "Each player may draw up to one less card than they drew before.",
            "Each player may draw up to 1 fewer card than they drew before.",
        ),
        (
            "Each player may draw up to two cards. The first card is free, the second costs max bet.",
            "Each player may draw up to 2 cards. The first new card is free and the second new card costs the maximum"
            " bet.",
        ),
        (
            "Each player may draw up to five cards. The first card costs the ante, and each card after that costs"
            " double ante.",
            "Each player may draw up to 5 cards. The first new card costs the ante and each further new card costs"
            " double the ante.",
        ),
        (
            "Each player draws one card, without looking at the card they drew.",
            "Each player draws 1 card. They may not look at the new cards.",
        ),
        ("Each player may discard one card and draw two.", "Each player may discard 1 card to get 2 cards dealt."),
        ("Each player may turn in two cards for one new card.", "Each player may discard 2 cards to get 1 card dealt."),
        ("Each player may discard two cards and draw two.", "Each player may draw 2 cards."),
        ("Each player may exchange their whole hand for five new cards.", "Each player may draw 5 cards."),
        ("There is a second draw of up to two cards.", "Each player may draw up to 2 cards."),
        (
            "Each player may draw one card for ante, two cards for double ante, or three cards for triple ante.",
            "Each player may twist 1 card for the ante, 2 cards for double the ante or 3 cards for 3 times the ante.",
        ),
        (
            "Each player may draw up to three cards, four with an ace. Each card costs ante.",
            "Each player may draw up to 3 cards, or 4 if they show an ace. Each new card costs the ante.",
        ),
        (
            "Each player draws one card and then discards one card.",
            "Each player takes 1 new card and then discards 1 card.",
        ),
        ("Each player in turn draws a card from the deck and discards one.", None),
        ("Each player draws one card.", "Each player draws 1 card."),
        ("Each player may draw one card by matching the pot.", "Each player may pay the pot to draw 1 card."),
        ("Each player must draw at least one card.", "Each player draws at least 1 card."),
        ("If you draw three cards, you must pay ante.", "If a player draws 3 cards, they must pay the ante."),
        ("Anyone who stands pat must pay max bet.", "If a player stands pat, they must pay the maximum bet."),
        ("Each player may look at the cards they drew.", "Each player may look at all their no-peek cards."),
        ("Your most recently drawn card is wild for you.", "The last card you drew is wild for you."),
        ("The first card you draw is wild for you.", "The first card you drew is wild for you."),
        (
            "Each player in turn draws one card, either from the top of the deck or the top of the discard pile, and"
            " then discards one card face up.",
            "Each player in turn draws the top card of the deck or the top discard.",
        ),
    ],
)
def test_drawing(said: str, written: str | None) -> None:
    assert read_line(said).write() == (written or "Each player in turn takes 1 new card and then discards 1 card.")


@pytest.mark.parametrize(
    ("said", "written"),
    [
        ("If only one player declared in, that player gets a leg.", "Only who goes in alone wins a leg."),
        ("If a player is the only one to go in, they win a leg.", "Only who goes in alone wins a leg."),
        ("If no one has won four legs, shuffle and redeal for all.", "Repeat all steps until someone has won 4 times."),
        (
            "Repeat from the deal until only one player goes in.",
            "Repeat all steps from the deal on until only one player goes in.",
        ),
        (
            "Of the players who went in, the high hand wins the pot, and everyone else who went in must match the pot.",
            "Showdown: the high hand wins. Who went in and lost must match the pot.",
        ),
        (
            "Anyone who went in and lost to the table hand or another player must match the pot, and the game is"
            " redealt for all.",
            "Who went in and lost must match the pot, and then the cards are redealt to all.",
        ),
        (
            "All losers must match the pot and redeal.",
            "Who went in and lost must match the pot, and then the cards are redealt to all.",
        ),
        (
            "Each player who lost must pay half the pot to the pot. If anyone paid, redeal for all.",
            "Who went in and lost must pay half the pot. If someone had to match the pot, the cards are redealt to all,"
            " folded players too.",
        ),
        (
            "Players who went in compare hands, and each loser pays the winner the value of the pot.",
            "The players who went in compare their hands. Who went in and lost must pay the winner the pot.",
        ),
        (
            "If two or more players went in, they privately compare hands, and the loser pays the winner an amount"
            " equal to the pot.",
            "If at least 2 players went in, the players who went in compare their hands in private and who went in and"
            " lost must pay the winner the pot.",
        ),
        (
            "If only one player went in, they must beat the top three cards off the deck to win the pot. If they do"
            " not, they must match the pot.",
            "If only one player went in, they must beat a hand dealt from the deck or match the pot.",
        ),
        ("Declare high/low/out simultaneously.", "Each player declares high, low or out."),
        ("Declare high, low or swing.", "Each player declares high, low or both."),
        (
            "Players may declare both, but must win both hands to win anything.",
            "Players may also declare both, and must then win both.",
        ),
        ("Only pairs and high cards count.", "Only a pair counts."),
        ("Declare hold/drop simultaneously.", "Each player declares in or out."),
        ("Each player declares whether they will stay or drop.", "Each player declares in or out."),
        ("Three legs win the pot.", "Showdown: the first player to win 3 times wins."),
        ("A player with three legs wins the pot.", "Showdown: the first player to win 3 times wins."),
        ("Each time you win a hand you get a leg.", "Who wins a deal wins a leg."),
        ("Players who go out lose only their ante.", "Who stays out pays nothing."),
        (
            "Declare high or low by holding chips in your fist: one for low, two for high.",
            "Each player declares high or low. All declare together.",
        ),
        (
            "If no one declares high, low takes the whole pot.",
            "If nobody declares high, the low hand takes the whole pot.",
        ),
        ("Straights, flushes and full houses do not count.", "A straight and a flush and a full house does not count."),
        ("Ace to five lowball.", "The best low hand is five, four, three, two, ace."),
        ("Repeat the draw and the betting round two more times.", "Repeat the last 2 steps 2 more times."),
        (
            "The high hand and the best hand without a wild card split the pot.",
            "Showdown: the high hand and the high natural hand split the pot.",
        ),
        (
            "Normal betting round, with the opener betting first.",
            "Betting round, opened by the player who opened the round before.",
        ),
        ("Straight flushes and full houses do not count.", "A straight flush and a full house does not count."),
        ("You need a five and a ten to win.", "To win, a player must hold a five and a ten."),
        ("To win, your hand must contain a spade.", "To win, a player must hold a spade."),
        ("Repeat until someone goes in alone.", "Repeat all steps until only one player goes in."),
        ("Repeat until no one has to match the pot.", "Repeat all steps until nobody has to match the pot."),
        ("The most anyone must match is 20x ante.", "Nobody has to match more than 20 times the ante."),
        ("If no one goes in, the player who would have won must match the pot.", None),
        (
            "If two or more players go in, the high hand wins the pot and everyone else who went in matches it.",
            "If at least 2 players went in, showdown: the high hand wins and who went in and lost must match the pot.",
        ),
        ("Deal one card down to each player who went in.", "Deal 1 card face down to each player who went in."),
        ("Three card hands only.", "A hand has 3 cards."),
        ("Players who declared out are out of the game.", "Players who declare out fold."),
        ("If no one beats the table hand, redeal.", "If the table hand wins, the cards are redealt."),
        (
            "Deal three cards face down to the table. No player may look at these cards.",
            "Deal 3 cards face down to the table. Nobody may look at these cards.",
        ),
        (
            "If no one qualifies to win, the pot stays and everyone, including players who folded, antes and is dealt a"
            " new hand.",
            "If nobody qualifies, the pot stays for the next deal.",
        ),
    ],
)
def test_guts(said: str, written: str | None) -> None:
    assert read_line(said).write() == (written or "If nobody went in, the player with the high hand matches the pot.")


@pytest.mark.parametrize(
    ("said", "written"),
    [
        (
            "Deal three cards face down to each player. Threes are wild for this round.",
            "Deal 3 cards face down to each player. From here on, threes are wild.",
        ),
        ("Fives are now wild instead of threes.", "From here on, fives are wild instead of threes."),
        ("Fives become wild, and threes are no longer wild.", "From here on, fives are wild instead of threes."),
        ("Sevens are wild instead.", "From here on, sevens are wild instead of wild cards."),
        ("Threes are no longer wild.", "From here on, threes are no longer wild."),
        ("Fives are wild.", "Fives are wild."),
        (
            "If a queen is dealt face up, fives are now wild.",
            "If a player is dealt a queen face up, fives become wild.",
        ),
        ("The joker is the lowest card not already in your hand.", "Jokers are wild in low hands."),
    ],
)
def test_wild_cards_that_change(said: str, written: str) -> None:
    assert read_line(said).write() == written


@pytest.mark.parametrize(
    ("said", "written"),
    [
        (
            "Starting with the player to the left of the dealer, each player may trade in their hand for another one.",
            "Each player in turn may change their whole hand for a new one.",
        ),
        (
            "Each player may exchange all their cards for new ones.",
            "Each player may change their whole hand for a new one.",
        ),
        ("Each player gets a free replacement of one card.", "Each player may draw 1 card."),
        ("Each player has one free exchange of up to two cards.", "Each player may draw up to 2 cards."),
        ("Each player may replace one card for free.", "Each player may draw 1 card."),
    ],
)
def test_what_is_changed_for_nothing(said: str, written: str) -> None:
    reads_as(said, written)


@pytest.mark.parametrize(
    "said",
    [
        "Players may look at the new cards when they fold.",
        "If no one opens on the fourth deal, go back down to jacks.",
        "Declare with chips: no chips for out, one chip for in.",
        "If you can't beat a pair of jacks, you must fold.",
    ],
)
def test_what_means_something_else_is_not_read(said: str) -> None:
    is_unread(said)
