"""The same in other words: turns, passes, ties, points, straights, twists, knocks and hole cards."""

import pytest

from kit.lines import is_unread, reads_as

SAID = [
    (
        "Repeat the last action until someone knocks. Each other player gets one more turn after the knock.",
        "Repeat the last step until someone knocks. Everyone else gets one more turn.",
    ),
    (
        "Repeat the last action until someone knocks. After the knock, all others get one more turn each.",
        "Repeat the last step until someone knocks. Everyone else gets one more turn.",
    ),
    (
        "Repeat the last action until someone knocks. After that, everyone else may take one last turn.",
        "Repeat the last step until someone knocks. Everyone else gets one more turn.",
    ),
    (
        "Each player passes three cards left. You may not look at the cards you are passed until you have passed.",
        "Each player passes 3 cards to the left. Nobody looks at the new cards before all have passed.",
    ),
    (
        "Each player passes two cards left. No player may look at the cards passed to them until everyone has passed.",
        "Each player passes 2 cards to the left. Nobody looks at the new cards before all have passed.",
    ),
    (
        "Each player passes three cards to their left before looking at the cards passed to them.",
        "Each player passes 3 cards to the left. Nobody looks at the new cards before all have passed.",
    ),
    (
        "Each player passes three cards to their left. Players may not look at their new cards before they pass.",
        "Each player passes 3 cards to the left. Nobody looks at the new cards before all have passed.",
    ),
    (
        "Each player passes one card to their left without looking at it.",
        "Each player passes 1 no-peek card to the left.",
    ),
    ("Showdown, high card wins. If there is a tie, split the pot.", "Showdown: the high card wins. Equal hands share."),
    ("In case of a tie, the pot is split evenly between the players.", "Equal hands share."),
    ("If there is a tie for high hand, the tied players split the pot.", "Equal hands share."),
    ("Split the pot if there is a tie.", "Equal hands share."),
    (
        "Red cards are added to your total and black cards are subtracted from it.",
        "Cards count for points: red cards count positive and black cards count negative.",
    ),
    (
        "Red cards count for you and black cards count against you.",
        "Cards count for points: red cards count positive and black cards count negative.",
    ),
    ("Black cards are subtracted from your total.", "Cards count for points: black cards count negative."),
    (
        "The high hand is the highest total, the low hand is the lowest total.",
        "The high hand is the one with the most points and the low hand is the one with the fewest points.",
    ),
    (
        "The highest total is the high hand, and the lowest total is the low hand.",
        "The high hand is the one with the most points and the low hand is the one with the fewest points.",
    ),
    ("The ace can be low in a straight (A-7-8-9-10).", "An ace may be used as a six in a straight."),
    ("Aces may be used as low in straights, as in A-6-7-8-9.", "An ace may be used as a five in a straight."),
    ("The ace can be low in a straight (A-2-3-4-5).", "Aces are high or low."),
    ("A-9-T-J-Q is a straight.", "An ace may be used as an eight in a straight."),
    (
        "If two hands tie, the hand with the least wild cards wins.",
        "A natural hand beats an equal hand with wild cards.",
    ),
    ("In case of a tie, natural hands beat wild hands.", "A natural hand beats an equal hand with wild cards."),
    ("If two hands tie, the one without wild cards wins.", "A natural hand beats an equal hand with wild cards."),
    (
        "Each player may twist their no-peek card for max bet. No player may look at their new card.",
        "Each player may twist 1 no-peek card for the maximum bet. They may not look at the new cards.",
    ),
    ("Each player may twist their card for max bet.", "Each player may twist 1 card for the maximum bet."),
    (
        "Each player may twist one of their no-peek cards for min bet or their up card for max bet.",
        "Each player may twist 1 no-peek card for the minimum bet or 1 up card for the maximum bet.",
    ),
    (
        "Each player may draw one card. No player may look at their new card.",
        "Each player may draw 1 card. They may not look at the new cards.",
    ),
    (
        "Each player in turn draws the top card off the deck or the last discard, and then discards one card face up.",
        "Each player in turn draws the top card of the deck or the top discard.",
    ),
    (
        "Each player in turn may draw the top card off the deck or the top discard.",
        "Each player in turn may draw the top card of the deck or the top discard.",
    ),
    (
        "Each player in turn takes the last player's discard or the top card of the deck, then discards a card.",
        "Each player in turn draws the top card of the deck or the top discard.",
    ),
    (
        "Each player in turn draws the top card off the deck and then discards one card face up.",
        "Each player in turn takes 1 new card and then discards 1 card for all to see.",
    ),
    (
        "Each player draws two cards, then discards two cards.",
        "Each player takes 2 new cards and then discards 2 cards.",
    ),
    (
        "If the player who knocked loses, they must pay double ante to each player still in.",
        "If the player who knocked does not win, they must pay each other player double the ante.",
    ),
    (
        "If the player who knocked loses, they must pay each other player double ante.",
        "If the player who knocked does not win, they must pay each other player double the ante.",
    ),
    (
        "The player with the low hand pays everyone else the maximum bet.",
        "The player with the low hand pays each other player the maximum bet.",
    ),
    (
        "All your hole cards are wild for you if they are the same rank. If they are not, only the lowest is wild.",
        "Your low hole card is wild.",
    ),
    (
        "If your hole cards are the same rank, they are both wild. If not, only your lowest hole card is wild.",
        "Your low hole card is wild.",
    ),
    (
        "If your hole cards are a pair, they are wild. Otherwise, your highest hole card is wild.",
        "Your high hole card is wild.",
    ),
    ("Your hole cards are wild if they pair.", "Pairs of down cards are wild."),
    (
        "The five card hand must be better than the two card hand, and the two card hand must contain a down card.",
        "The 2 card hand must hold a down card and be worse than the 5 card hand.",
    ),
    (
        "The two card hand must contain at least one hole card. The five card hand must beat the two card hand.",
        "The 2 card hand must hold a down card and be worse than the 5 card hand.",
    ),
    (
        "The three other cards of the same rank as the table card are wild.",
        "The other three cards of the same rank as the table card are wild.",
    ),
    (
        "The other cards of the same rank as the table card are wild.",
        "The other three cards of the same rank as the table card are wild.",
    ),
    ("If two players tie for the high hand, they split the pot.", "Equal hands share."),
    ("If the high hand is tied, the tied players split the pot.", "Equal hands share."),
    ("If there is a tie for the low hand, the tied players split the pot.", "Equal hands share."),
    (
        "If two hands are tied, the hand without a wild card wins.",
        "A natural hand beats an equal hand with wild cards.",
    ),
    (
        "A hand without wild cards beats an equal hand with wild cards.",
        "A natural hand beats an equal hand with wild cards.",
    ),
    (
        "The player who opened must show the cards they opened with after the hand.",
        "Who opened must show the openers to win.",
    ),
    (
        "Each time this happens, the pair needed to open goes up one rank.",
        "Each time nobody opens, the pair that it takes to open goes up one rank.",
    ),
    (
        "Each time this happens the pair needed to open goes up one rank, to queens, then kings, then aces.",
        "Each time nobody opens, it takes more to open the next deal:"
        " a pair of queens, a pair of kings and a pair of aces.",
    ),
    (
        "Use a 52 card deck with the eights, nines, and tens removed and one joker added.",
        "Take eights, nines and tens out of the deck. Use a 52 card deck with 1 joker.",
    ),
    (
        "If no one qualifies for the low half of the pot, the high hand takes the whole pot.",
        "If nobody qualifies for low, the high hand takes the whole pot.",
    ),
    ("The lowest possible hand is A-2.", "The best low hand is two, ace."),
    ("The best low hand is 3-2-A.", "The best low hand is three, two, ace."),
    (
        "Standard poker hands plus a blaze beats two pair but loses to three of a kind. A blaze is five face cards.",
        "A blaze beats two pair and loses to three of a kind. A blaze is any five face cards.",
    ),
    (
        "A skip straight beats three of a kind. A skip straight is five cards each two ranks apart, such as 3-5-7-9-J.",
        "A skip straight beats three of a kind. A skip straight is five cards, each two ranks apart.",
    ),
]


@pytest.mark.parametrize(("said", "written"), SAID)
def test_sentence(said: str, written: str) -> None:
    reads_as(said, written)


@pytest.mark.parametrize(
    "said",
    [
        "A blaze beats two pair. A blaze is any five red cards.",
        "A skip straight beats three of a kind. A skip straight is five cards each three ranks apart.",
        "A skip straight beats a straight. A skip straight is five cards each two ranks apart, such as 3-5-7-9-10.",
        "The lowest possible hand is A-3.",
    ],
)
def test_what_a_hand_is_not(said: str) -> None:
    is_unread(said)
