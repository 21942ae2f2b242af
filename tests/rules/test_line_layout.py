"""Common cards in shapes, in the words of a player, and in ours."""

import pytest

from kit.lines import is_unread, reads_as

DEALS = [
    ("Deal five common cards face down in a cross pattern.", "Deal 5 common cards face down to the table in a cross."),
    ("Deal 5 common cards face down in the form of an X.", "Deal 5 common cards face down to the table in an X."),
    ("Deal seven common cards down in the shape of an H.", "Deal 7 common cards face down to the table in an H."),
    (
        "Deal seven common cards face down to the table: two columns of three cards, with the seventh card (the"
        " elevator) between the columns.",
        "Deal 7 common cards face down to the table in two columns with one between them.",
    ),
    (
        "Deal five common cards face down to the table in two columns of two, and one in the middle.",
        "Deal 5 common cards face down to the table in two columns with one between them.",
    ),
    (
        "Deal six common cards face down to the table in a pyramid, with three cards in the bottom row, two in the"
        " middle row, and one on top.",
        "Deal 6 common cards face down to the table in a triangle.",
    ),
    (
        "Deal six common cards face down in a circle, with one common card in the center.",
        "Deal 7 common cards face down to the table in a circle with one in the middle.",
    ),
    (
        "Deal six common cards face down to the table in a circle, and one common card face down in the middle.",
        "Deal 7 common cards face down to the table in a circle with one in the middle.",
    ),
    (
        "Deal four common cards face up to the table in a square, and one more in the middle.",
        "Deal 5 common cards face up to the table in an X.",
    ),
    (
        "Deal two columns of three common cards face down to the table.",
        "Deal 3 rows of 2 common cards face down to the table.",
    ),
    ("Deal three piles of three common cards down.", "Deal 3 rows of 3 common cards face down to the table."),
    ("Deal two sets of three common cards face up.", "Deal 2 rows of 3 common cards face up to the table."),
    ("Deal one common card face up to each set.", "Deal 1 common card face up to each row."),
]

TURNS = [
    ("Flip over one common card from an arm of the cross.", "Turn up 1 of the outer common cards."),
    ("Flip the cards at the ends of the cross.", "Turn up the outer common cards."),
    ("Flip the four side cards.", "Turn up 4 of the side common cards."),
    ("Flip the two cards in the middle of the sides.", "Turn up 2 of the side common cards."),
    ("Flip the top two cards of the H.", "Turn up 2 of the top common cards."),
    ("Flip the top card of the pyramid.", "Turn up the top common cards."),
    ("Flip the bottom row of the pyramid.", "Turn up the last row of common cards."),
    ("Flip the cards in the middle row.", "Turn up the middle row of common cards."),
    ("Flip the left column of common cards.", "Turn up the first column of common cards."),
    ("Flip over one column.", "Turn up the next column of common cards."),
    ("Flip over the top card of each column.", "Turn up the first common card of each column."),
    ("Flip over the last card from each pile.", "Turn up the last common card of each row."),
    ("Flip the next card in each set.", "Turn up 1 common card of each row."),
    ("Flip over the elevator.", "Turn up the middle common card."),
    ("Flip the crossbar of the H.", "Turn up the middle common card."),
    ("Flip the card in the center of the wheel.", "Turn up the middle common card."),
    ("Flip over two common cards that are opposite each other.", "Turn up 2 common cards opposite each other."),
    ("Flip one common card, starting at the top of the wheel and going clockwise.", "Turn up 1 common card."),
    ("Flip over any one common card.", "Turn up 1 common card."),
    (
        "Repeat the last two actions until every common card has been flipped over.",
        "Repeat the last 2 steps until all common cards are up.",
    ),
    (
        "Repeat the last two actions until the wheel is face up.",
        "Repeat the last 2 steps until all common cards around the middle are up.",
    ),
]

LINES = [
    (
        "Your hand may use the common cards from the row or the column of the cross, but not from both.",
        "A hand uses the common cards of one row or column only.",
    ),
    (
        "You may use either line of the cross in your hand, but not both. Your high and low hands may use different"
        " lines.",
        "A hand uses the common cards of one line only. High and low hands may use different cards.",
    ),
    ("You may use the common cards from only one of the rows.", "A hand uses the common cards of one row only."),
    (
        "You may only use the common cards along one side of the pyramid.",
        "A hand uses the common cards of one side only.",
    ),
    (
        "Your hand may use the cards from either side of the H or the cards across the middle.",
        "A hand uses the common cards of one side or middle row only.",
    ),
    (
        "You may use any row, any column or either diagonal of the grid.",
        "A hand uses the common cards of one row, column or diagonal only.",
    ),
    (
        "Your hand must use both of your down cards and the three common cards in any row, column, or diagonal.",
        "A hand is made of 2 down cards and 3 common cards in one row, column or diagonal.",
    ),
    (
        "Your hand may contain two common cards, but they must be one above the other.",
        "A hand is made of at most 2 common cards in one column.",
    ),
    (
        "Your hand may contain at most two common cards, and they must be on the same side of the square.",
        "A hand is made of at most 2 common cards in one side.",
    ),
    (
        "Your hand can use up to three common cards, but they must be next to each other in the circle.",
        "A hand is made of at most 3 common cards next to each other.",
    ),
    ("You may use any two adjacent common cards.", "A hand is made of at most 2 common cards next to each other."),
    (
        "Your hand must contain two common cards that are next to one another.",
        "A hand is made of 2 common cards next to each other.",
    ),
    (
        "You may only use common cards that are next to each other.",
        "A hand is made of common cards next to each other.",
    ),
    (
        "Your hand may use the middle card and any two common cards opposite each other on the wheel.",
        "A hand is made of possibly the middle common card and at most 2 common cards opposite each other.",
    ),
    (
        "Your hand may use the two common cards from any one row, plus the elevator.",
        "A hand is made of at most 2 common cards in one row and possibly the middle common card.",
    ),
    (
        "Your hand may use your down cards and either the row or the column of the cross.",
        "A hand is made of any of one's down cards and one row or column of common cards.",
    ),
    (
        "Your hand must use all of your down cards and one row of the common cards.",
        "A hand is made of all down cards and one row of common cards.",
    ),
    (
        "Your final hand may consist of your down cards and the common cards in the pile you chose.",
        "A hand is made of any of one's down cards and the row of common cards that they chose.",
    ),
    (
        "Each player chooses a pile in secret, and all players reveal their choice simultaneously.",
        "Each player chooses a row of common cards.",
    ),
    (
        "The high hand with the first set of common cards splits the pot with the high hand with the second set.",
        "Showdown: the high hand with the first row of common cards and the high hand with the second row of common"
        " cards split the pot.",
    ),
]

WILDS = [
    ("The top card of the pyramid is wild.", "The top common card is wild."),
    ("The corner cards are wild.", "Each corner common card is wild."),
    ("The crossbar is wild.", "The middle common card is wild."),
    (
        "The elevator is wild, as are all cards of the same rank.",
        "The middle common card and all cards of the same rank are wild.",
    ),
]


@pytest.mark.parametrize(("said", "ours"), [*DEALS, *TURNS, *LINES, *WILDS])
def test_many_words_for_the_same_shape(said: str, ours: str) -> None:
    reads_as(said, ours)


@pytest.mark.parametrize(
    "said",
    [
        "Deal nine common cards face down to the table in a pyramid, with five in the bottom row, three in the middle"
        " row, and one on top.",
        "Deal eight common cards face down to the table: two columns of three cards, with one card between them.",
        "Deal three common cards face down in a row, and one in the middle.",
        "Flip one common card, starting at the top of the wheel and going counterclockwise.",
        "You may use one row and one column.",
        "Your hand must contain three common cards in a row.",
        "Your hand must use the center card.",
        "You may not use the middle row.",
    ],
)
def test_what_would_be_misread_is_not_read(said: str) -> None:
    is_unread(said)


MORE = [
    (
        "Deal seven common cards face down to the table in a circle, with the seventh card in the center.",
        "Deal 7 common cards face down to the table in a circle with one in the middle.",
    ),
    (
        "Deal five common cards face down to the table in a circle and a sixth card in the middle.",
        "Deal 6 common cards face down to the table in a circle with one in the middle.",
    ),
    (
        "Deal two columns of four common cards face down to the table with one common card face down between them.",
        "Deal 9 common cards face down to the table in two columns with one between them.",
    ),
    ("Deal nine common cards face down in a 3x3 grid.", "Deal 3 rows of 3 common cards face down to the table."),
    ("Lay out a cross of five common cards face down.", "Deal 5 common cards face down to the table in a cross."),
    ("Deal ten common cards in a pyramid face down.", "Deal 10 common cards face down to the table in a triangle."),
    ("Flip over one card in the second row.", "Turn up 1 common card of the second row."),
    ("Flip the three cards in the bottom row.", "Turn up 3 common cards of the last row."),
    ("Flip over the remaining cards in the top row.", "Turn up the first row of common cards."),
    ("Flip over the two cards at the bottom of the H.", "Turn up 2 of the bottom common cards."),
    ("Flip the card at the top of the pyramid.", "Turn up the top common cards."),
    ("Flip the left side of the H.", "Turn up the left common cards."),
    ("Flip over the next common card, moving clockwise around the circle.", "Turn up 1 common card."),
    ("Flip over the rest of the cross.", "Turn up all common cards."),
    ("Flip one common card from each end of the row.", "Turn up the outer common cards."),
    (
        "Flip the common cards one at a time, with a betting round after each.",
        "Turn up the common cards one at a time, and after each: betting round, opened by the high hand showing.",
    ),
    (
        "The dealer flips one common card, alternating between the rows.",
        "The dealer turns up 1 common card. The rows take turns.",
    ),
    (
        "Repeat the last two actions until only the center card is face down.",
        "Repeat the last 2 steps until all common cards around the middle are up.",
    ),
    (
        "You may use two cards from your hand and three from any row.",
        "A hand is made of 2 cards of one's own and at most 3 common cards in one row.",
    ),
    (
        "You may use any three consecutive cards in the circle.",
        "A hand is made of at most 3 common cards next to each other.",
    ),
    ("The bottom row is wild.", "The common cards of the last row are wild."),
    ("The low card in each row is wild.", "The low common card of each row is wild."),
    (
        "If two common cards are of the same rank, all cards of that rank are wild.",
        "Cards of a rank that two common cards have are wild.",
    ),
    (
        "If the queen of spades comes up as a common card, everyone must reante and the hand is redealt.",
        "If the queen of spades comes up as a common card, each player pays the ante and the cards are redealt.",
    ),
    (
        "Deal one card face up to the table. This is a common card for all players.",
        "Deal 1 common card face up to the table.",
    ),
    ("Deal one card face up as a common card.", "Deal 1 common card face up to the table."),
    ("The dealer turns over the next common card.", "Turn up 1 common card."),
    ("The dealer chooses one common card to flip.", "The dealer turns up 1 common card."),
    ("Use any five of your cards and the common cards.", "A hand is made of any of a player's cards."),
    (
        "Your hand may contain any combination of down cards and common cards.",
        "A hand is made of any of a player's cards.",
    ),
    (
        "Your hand consists of your down cards and the common cards.",
        "A hand is made of any of one's down cards and any of the common cards.",
    ),
    (
        "You must use exactly two cards from your hand and exactly three from the table.",
        "A hand is made of 2 cards of one's own and 3 common cards.",
    ),
    ("Deal a row of seven common cards face down.", "Deal 7 common cards face down to the table in a row."),
    ("Your hand may use any one of the rows.", "A hand uses the common cards of one row only."),
    (
        "Your final hand consists of your five down cards and the five common cards.",
        "A hand is made of any of one's down cards and any of the common cards.",
    ),
    (
        "Deal five common cards face down to the table, forming a cross.",
        "Deal 5 common cards face down to the table in a cross.",
    ),
    ("Flip the horizontal row of the cross.", "Turn up the first row of common cards."),
    ("Flip over the final card of the cross.", "Turn up the last common card."),
    ("Flip over both cards in the middle row.", "Turn up the middle row of common cards."),
    (
        "Flip one common card. The center card is flipped last.",
        "Turn up 1 common card. The middle common card is turned up last.",
    ),
    (
        "You may use the horizontal or vertical row of the cross, but not both.",
        "A hand uses the common cards of one row or column only.",
    ),
    ("You may use only one of the two rows.", "A hand uses the common cards of one row only."),
    ("You may not use cards from more than one row.", "A hand uses the common cards of one row only."),
    ("Cards from different rows may not be used together.", "A hand uses the common cards of one row only."),
    ("Each player must choose a row to use.", "Each player chooses a row of common cards."),
    ("Flip over one common card, except the middle one.", "Turn up 1 of the surrounding common cards."),
    ("Flip over all of the common cards except the center card.", "Turn up the surrounding common cards."),
    (
        "Repeat the last two actions until all but the middle card are face up.",
        "Repeat the last 2 steps until all common cards around the middle are up.",
    ),
    (
        "Your hand may use one common card from each row.",
        "A hand is made of at most 1 common card of each row.",
    ),
    (
        "Your hand may contain no more than one card from each row.",
        "A hand is made of at most 1 common card of each row.",
    ),
    (
        "Your hand must use exactly one common card from each column.",
        "A hand is made of 1 common card of each column.",
    ),
    ("Flip the four common cards in the corners.", "Turn up 4 of the corner common cards."),
    ("Flip the common cards in the corners.", "Turn up the corner common cards."),
    ("Flip one of the common cards on the arms of the cross.", "Turn up 1 of the outer common cards."),
    ("Flip the common card between the columns.", "Turn up the middle common card."),
    ("The common card between the columns is wild.", "The middle common card is wild."),
    (
        "Your hand may use one row of the columns and the common card between them.",
        "A hand is made of one row of common cards and possibly the middle common card.",
    ),
    (
        "Your hand may use one card from the top row and the card below it.",
        "A hand uses the common cards of one column only.",
    ),
    ("Each board wins half the pot.", "Showdown: the high hand with each row of common cards wins."),
    ("The dealer flips two of the common cards on the ends of the cross.", "Turn up 2 of the outer common cards."),
    (
        "The dealer flips the other two common cards on the ends of the cross.",
        "Turn up 2 of the outer common cards.",
    ),
    ("Flip the other two corner cards.", "Turn up 2 of the corner common cards."),
    ("Flip the remaining corner cards.", "Turn up the corner common cards."),
    ("Flip the other corner cards.", "Turn up the corner common cards."),
    ("The dealer flips the other common cards.", "Turn up all common cards."),
    ("Flip the other card of the cross.", "Turn up 1 common card."),
    ("Turn up the other table cards.", "Turn up all table cards."),
    ("The dealer flips the common card in the center of the cross.", "Turn up the middle common card."),
    ("The dealer turns over the top row.", "Turn up the first row of common cards."),
    ("The dealer flips all of the common cards.", "Turn up all common cards."),
    ("The dealer flips two common cards.", "The dealer turns up 2 common cards."),
    (
        "Your hand may use the common cards in the row of the cross or the common cards in the column of the cross,"
        " but not both.",
        "A hand uses the common cards of one row or column only.",
    ),
    ("You may only use one row in each of your hands.", "A hand uses the common cards of one row only."),
    ("You may only use one row for each hand.", "A hand uses the common cards of one row only."),
    ("Each hand may only use one row.", "A hand uses the common cards of one row only."),
    (
        "Deal one more card face up to the table than there are players still in.",
        "Deal 1 more card face up to the table than there are players.",
    ),
    (
        "Deal two more table cards face down than there are players left.",
        "Deal 2 more cards face down to the table than there are players.",
    ),
]


@pytest.mark.parametrize(("said", "ours"), MORE)
def test_more_words_for_the_same_shape(said: str, ours: str) -> None:
    reads_as(said, ours)
