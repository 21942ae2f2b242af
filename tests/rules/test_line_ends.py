"""The end of a game in the words of a player, and in ours."""

import pytest

from kit.lines import is_unread
from pokernight.rules import read_line

SHOWDOWNS = [
    ("Then showdown.", "Showdown."),
    ("Showdown. The cards speak.", "Showdown. The cards speak."),
    ("Showdown. High hand wins.", "Showdown: the high hand wins."),
    ("The winner is the player with the highest hand.", "Showdown: the high hand wins."),
    ("Players who went in compare hands, and the high hand wins the pot.", "Showdown: the high hand wins."),
    ("Showdown among the players who are in, high hand wins.", "Showdown: the high hand wins."),
    ("Showdown, highest hand of the players who went in wins.", "Showdown: the high hand wins."),
    ("Showdown, highest and lowest hands split the pot.", "Showdown: the high hand and the low hand split the pot."),
    ("Showdown, high and low split the pot.", "Showdown: the high hand and the low hand split the pot."),
    (
        "The best high hand and the best low hand each win half the pot.",
        "Showdown: the high hand and the low hand split the pot.",
    ),
    (
        "Showdown, the pot is split between the high hand and the player with the most hearts.",
        "Showdown: the high hand and whoever has the most hearts split the pot.",
    ),
    (
        "Showdown, high and low hands split the pot. There is no declaration.",
        "Showdown: the high hand and the low hand split the pot. The cards speak.",
    ),
    (
        "High hand among those who declared high and low hand among those who declared low split the pot.",
        "Showdown: the best hand declared high and the best hand declared low split the pot.",
    ),
    ("Showdown, closest to 21 wins without going over.", "Showdown: the hand closest to 21 without being over wins."),
    (
        "Showdown, hands closest to 7 and 27 split the pot.",
        "Showdown: the hand closest to 7 and the hand closest to 27 split the pot.",
    ),
    ("Showdown, fewest points wins.", "Showdown: the hand with the low total wins."),
    ("Showdown, best hand with no pair wins.", "Showdown: the high hand with no pair wins."),
    (
        "Showdown, player with the most cards of one suit wins.",
        "Showdown: whoever has the most cards of one suit wins.",
    ),
    ("High card wins.", "Showdown: the high card wins."),
    (
        "Showdown, best high hand and best low hand split the pot, cards speak.",
        "Showdown: the high hand and the low hand split the pot. The cards speak.",
    ),
    (
        "Showdown, the hand closest to 31 in one suit without going over wins.",
        "Showdown: the hand closest to 31 in one suit without being over wins.",
    ),
    ("If one player wins both halves, he takes the whole pot.", "Who wins every part takes the whole pot."),
    ("In case of a tie, the pot is split.", "Equal hands share."),
    (
        "In case of a tie, the player closest to the dealer's left wins.",
        "Of equal hands, the one nearest to the dealer's left wins.",
    ),
]

PARTS_OF_POTS = [
    (
        "If you have the king of spades in the hole, you split the pot with the high hand.",
        "The king of spades that lies face down wins half the pot.",
    ),
    ("The highest diamond face down gets half of the pot.", "The high face-down diamond wins half the pot."),
    (
        "Whoever has the high spade in the hole gets a third of the pot.",
        "The high face-down spade wins a third of the pot.",
    ),
    ("If you have the queen of hearts, you win half the pot.", "The queen of hearts wins half the pot."),
    ("The low spade in the hole splits the pot.", "The low face-down spade wins half the pot."),
    (
        "Showdown, high hand splits the pot with the low spade in the hole (ace is low).",
        "Showdown: the high hand and the low face-down spade split the pot. The ace is low for the split-card.",
    ),
    (
        "The high hand splits the pot with the high spade in the hole (aces are high).",
        "Showdown: the high hand and the high face-down spade split the pot. The ace is high for the split-card.",
    ),
    (
        "Showdown, high hand splits the pot with low hand (aces are low).",
        "Showdown: the high hand and the low hand split the pot. Aces are low in all hands.",
    ),
    (
        "The high spade in the hole wins half the pot and the high hand wins the rest.",
        "Showdown: the high face-down spade and the high hand split the pot.",
    ),
    (
        "If there is no low hand, the high hand takes it all.",
        "If nobody qualifies for low, the high hand takes the whole pot.",
    ),
    (
        "If everyone declares low, the low hand wins everything.",
        "If nobody declares high, the low hand takes the whole pot.",
    ),
]

GUTS = [
    ("All players that declare in and do not win must match the pot.", "Who went in and lost must match the pot."),
    ("Everyone who went in except the winner must match the pot.", "Who went in and lost must match the pot."),
    ("Each loser must pay the winner the amount of the pot.", "Who went in and lost must pay the winner the pot."),
    (
        "High hand wins the pot, and all other players who went in must match the pot.",
        "Showdown: the high hand wins. Who went in and lost must match the pot.",
    ),
    (
        "The losers match the pot, and the cards are redealt until only one person goes in.",
        "Who went in and lost must match the pot. Repeat all steps until only one player goes in.",
    ),
    (
        "If only one player declares in, that player wins the pot and the game is over.",
        "If only one player went in, they take the whole pot.",
    ),
    (
        "If only one player goes in, they play against the deck. If they lose, they must match the pot.",
        "If only one player went in, they must beat a hand dealt from the deck or match the pot.",
    ),
    (
        "If no one had to match the pot, the game is over. Otherwise, redeal for all.",
        "If someone had to match the pot, the cards are redealt to all, folded players too.",
    ),
    (
        "If someone matched the pot, redeal for all. Players who were out must reante.",
        "If someone had to match the pot, each player who stayed out pays the ante and the cards are redealt to all,"
        " folded players too.",
    ),
    ("Everyone who went in and lost must match half the pot.", "Who went in and lost must pay half the pot."),
    ("Declare in high, in low, or out simultaneously.", "Each player declares high, low or out."),
    ("The high hand wins a leg.", "Who wins a deal wins a leg."),
    (
        "You must have at least three of a kind to win. If no one does, redeal for all.",
        "To win the high hand, a player must have at least three of a kind."
        " If nobody qualifies, the cards are redealt to all, folded players too.",
    ),
    ("Repeat the game until someone wins the pot.", "Repeat all steps until someone has won the pot."),
    (
        "Repeat until only one player goes in. That player takes the pot.",
        "Repeat all steps until only one player goes in.",
    ),
    ("Anyone who went in and did not win must double the pot.", "Who went in and lost must match the pot."),
    ("Everyone who didn't go in must pay the ante.", "Each player who stayed out pays the ante."),
    ("Players who went in may draw one card.", "Each player who went in may draw 1 card."),
    ("If only one player went in, they must beat the deck.", None),
    ("Play until a player goes in alone.", "Repeat all steps until only one player goes in."),
    ("A player needs three legs to win the pot.", "Showdown: the first player to win 3 times wins."),
    (
        "Declare high, low, or both with chips. Declarations are made simultaneously.",
        "Each player declares high, low or both. All declare together.",
    ),
    ("The pot stays until one player has won three times.", "Showdown: the first player to win 3 times wins."),
    ("The first player to get three legs takes the pot.", "Showdown: the first player to win 3 times wins."),
    ("A player must win twice to take the pot.", "Showdown: the first player to win 2 times wins."),
    (
        "The pot stays until someone goes in alone twice.",
        None,
    ),
    (
        "The first player to go in alone three times wins the pot.",
        "Showdown: the first player to go in alone 3 times wins.",
    ),
    ("If only one player goes in, they get a leg.", "Only who goes in alone wins a leg."),
    ("Everyone declares whether they are in or out.", "Each player declares in or out."),
    ("Players going both ways must win both ways.", "A hand declared both ways wins both or nothing."),
    ("No player may declare both ways.", "Nobody may declare both."),
]

HANDS = [
    (
        "Four of a kind beats a full house, and five of a kind beats a straight flush.",
        "Four of a kind beats a full house. Five of a kind beats a straight flush.",
    ),
    ("Three of a kind beats a flush, which beats a straight.", None),
    ("A four flush beats a pair but not two pair.", "A four card flush beats a pair and loses to two pair."),
    (
        "Four card straights and flushes beat a pair.",
        "A four card flush and a four card straight beats a pair.",
    ),
    ("Flushes and straights do not count.", "Straights and flushes do not count."),
    ("Full houses and flushes do not count.", "A full house and a flush does not count."),
    (
        "Straights and flushes do not count against you.",
        "Straights and flushes do not count in low hands; the best is 5-4-3-2-A.",
    ),
    ("A player without at least a pair cannot win.", "To win the high hand, a player must have at least a pair."),
    (
        "The low hand must have no card higher than an eight.",
        "To win the low hand, a player must have an eight high or lower.",
    ),
    ("Only pairs, three of a kind, and four of a kind count.", None),
    ("Aces may only be high.", "Aces are high in all hands."),
    ("Aces count high or low.", "Aces are high or low."),
    ("To win, a player must have at least a pair of jacks.", None),
    ("Jacks or better to win.", "To win the high hand, a player must have at least a pair of jacks."),
    ("The low hand must be eight or lower.", "To win the low hand, a player must have an eight high or lower."),
    (
        "To win the low hand, you must have no worse than an eight high.",
        "To win the low hand, a player must have an eight high or lower.",
    ),
    (
        "To win, you must have no worse than a pair of jacks.",
        "To win the high hand, a player must have at least a pair of jacks.",
    ),
    ("Low must be eight or better.", "To win the low hand, a player must have an eight high or lower."),
    ("The high hand uses the up cards, and the low hand uses the down cards.", None),
    (
        "Aces are worth one or eleven. Face cards are worth half a point.",
        "Cards count for points: aces are 1 or 11 and face cards are 1/2.",
    ),
    ("Number cards count as five and a half.", "Cards count for points: twos through tens are 5 1/2."),
    ("Any player who goes over 21 is out.", "If a player has more than 21 points, they must fold."),
    ("Going over 27 loses.", "Hands over 27 points lose."),
    ("Any player who goes over 27 cannot win the high hand.", "Hands over 27 points lose."),
    (
        "You must win the high hand and the low hand to win the pot.",
        "To win the pot, a player must win high and low.",
    ),
]

SOURCES = [
    (
        "Your final hand may consist of your down cards and any one row or column of the grid.",
        "A hand is made of any of one's down cards and one row or column of common cards.",
    ),
    (
        "Your final hand may consist of your down cards and one arm of the cross.",
        "A hand is made of any of one's down cards and one line of common cards.",
    ),
    (
        "Each player makes the best five card hand using any of their cards and one row of commons.",
        "A hand is made of any of one's cards and one row of common cards.",
    ),
    (
        "Players may use any two of their four down cards with any three of the common cards.",
        "A hand is made of 2 down cards and 3 common cards.",
    ),
    ("You may use only one of your down cards.", "A hand is made of at most 1 down card."),
    ("Your hand must include one of your down cards.", "A hand is made of at least 1 down card."),
    ("You may not use more than two common cards.", "A hand is made of at most 2 common cards."),
    ("Your hand must use all of the commons.", "A hand is made of all common cards."),
    ("Each player uses their best five cards.", "A hand is made of any of a player's cards."),
    ("Players may use either row of common cards, but not both.", "A hand uses the common cards of one row only."),
]


@pytest.mark.parametrize(("said", "ours"), [*SHOWDOWNS, *PARTS_OF_POTS, *GUTS, *HANDS, *SOURCES])
def test_many_words_for_the_same_end(said: str, ours: str | None) -> None:
    line = read_line(said)
    written = line.write()
    assert written == (ours or written)
    assert read_line(written) == line


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("The high heart wins half the pot.", "The high heart wins the pot."),
        ("Showdown, highest total wins.", "Highest total wins."),
        ("The first player to win three times takes the pot.", "Repeat until someone has won three times."),
        ("The first player to win twice takes the pot.", "The first player to go in alone twice takes the pot."),
        ("The low hand must be eight or better.", "The high hand must be eights or better."),
        ("You may use any of your down cards.", "You must use all of your down cards."),
        ("A hand must be jacks or better to win.", "A player must have jacks or better to open."),
    ],
)
def test_ends_that_differ(one: str, other: str) -> None:
    assert read_line(one) != read_line(other)


@pytest.mark.parametrize(
    "text",
    [
        "Aces count as one.",  # low in every hand, or one point?
        "The pot carries over to the next hand.",  # when?
        "If a player has a king, redeal and jacks are wild.",  # only then, or always?
        "Redeal until only one player goes in and beats the deck.",
        "A player must win two hands to win the pot.",  # of two deals, or of two hands laid apart?
        "If a two is dealt face up, it is a wild card. Redeal.",  # a name for the deal, or for the two?
        "The lowest high hand wins.",  # the worst of all, or the lowest that is still high?
    ],
)
def test_what_can_mean_several_things_is_not_read(text: str) -> None:
    is_unread(text)


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("The last remaining player wins the pot.", "Showdown: the last player left wins."),
        (
            "The pot is split between the highest and lowest hands showing.",
            "Showdown: the high hand showing and the low hand showing split the pot.",
        ),
        (
            "The highest high hand and the lowest low hand split the pot.",
            "Showdown: the high hand and the low hand split the pot.",
        ),
        (
            "Showdown, the highest high and the lowest low hands split the pot.",
            "Showdown: the high hand and the low hand split the pot.",
        ),
        ("The player with the highest high hand wins the pot.", "Showdown: the high hand wins."),
        (
            "If no one qualifies to win, the pot stays on the table for the next game.",
            "If nobody qualifies, the pot stays for the next deal.",
        ),
        (
            "If no one qualifies, the pot is left in the middle until the next hand.",
            "If nobody qualifies, the pot stays for the next deal.",
        ),
        (
            "Declare high/low/both simultaneously, with one chip in your hand for low, two for high, or three for"
            " both.",
            "Each player declares high, low or both. All declare together.",
        ),
        (
            "Declare high/low, holding no chips for low and one chip for high.",
            "Each player declares high or low. All declare together.",
        ),
        (
            "If a player is ever dealt a face up two, it is a rain out. Redeal.",
            "If a player is dealt a two face up, the cards are redealt.",
        ),
        ("If a two is dealt face up, it's a misdeal.", "If a player is dealt a two face up, the cards are redealt."),
        (
            "If a two is dealt face up, the hand is called off and the cards are redealt to everyone.",
            "If a player is dealt a two face up, the cards are redealt to all, folded players too.",
        ),
        (
            "If the high hand is not at least two pair, the low hand wins.",
            "If nobody has two pair or better, showdown: the low hand wins.",
        ),
    ],
)
def test_ends_of_other_kinds(said: str, meant: str) -> None:
    assert read_line(said).write() == meant
