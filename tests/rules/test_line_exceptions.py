"""Rules that hold only for some players, for some betting rounds or while something is so: what is said and written."""

import pytest

from kit.lines import reads_as

AGAIN = "the cards are redealt to all, folded players too."

EXCEPTIONS = [
    ("If only two players are left, no one has to fold.", "Nobody has to fold if only 2 players are left."),
    ("Once only two players remain, nobody must fold.", "Nobody has to fold if only 2 players are left."),
    ("No one has to discard a card if only three players are left.",
     "Nobody has to discard 1 card if only 3 players are left."),
    ("If you do not have a king, your low hole card is not wild.",
     "Your low hole card is not wild for whoever does not have a king."),
    ("Your low hole card is not wild unless you have a king.",
     "Your low hole card is not wild for whoever does not have a king."),
    ("If you have a king, threes are not wild.", "Threes are not wild for whoever has a king."),
    ("Fours are wild, but only if you have a four face down.", "Fours are wild for whoever has a four face down."),
    ("Fours are wild only for players with a four in the hole.", "Fours are wild for whoever has a four face down."),
    ("Fours are wild if you have a down ace.", "Fours are wild for whoever has an ace face down."),
    ("Fours are wild, but only if you have an ace showing.", "Fours are wild for whoever has an ace face up."),
    ("In the last two betting rounds, the max bet is doubled.",
     "In the last 2 betting rounds, no bet may be more than double the maximum bet."),
    ("The max bet doubles in the final round.",
     "In the last betting round, no bet may be more than double the maximum bet."),
    ("In the first two rounds, the maximum bet is minimum bet.",
     "In the first 2 betting rounds, no bet may be more than the minimum bet."),
]  # fmt: skip

EVENTS = [
    ("If all four fours are showing, redeal for all.", f"If all fours lie face up, {AGAIN}"),
    ("If all queens are face up, redeal for all.", f"If all queens lie face up, {AGAIN}"),
    ("If two queens are showing around the table, redeal.", "If 2 queens lie face up, the cards are redealt."),
    ("If the queen of spades is dealt face up, everyone must reante and the game is redealt for all.",
     f"If a player is dealt the queen of spades face up, each player pays the ante and {AGAIN}"),
    ("If everyone checks in a betting round, the last common card is discarded and replaced.",
     "If nobody bets, the last common card is taken off the table for a new one."),
    ("If nobody bets in any round, replace the first common card.",
     "If nobody bets, the first common card is taken off the table for a new one."),
    ("If everyone checks, the last common card is removed.",
     "If nobody bets, the last common card is taken off the table."),
    ("If everyone checks, the common cards are discarded.", "If nobody bets, the common cards are discarded."),
    ("If no one has an eight or better for low, the high hand takes the whole pot.",
     "If nobody has an eight high or lower for low, the high hand takes the whole pot."),
    ("If no one has an eight low or better, the high hand takes all.",
     "If nobody has an eight high or lower for low, the high hand takes the whole pot."),
    ("If the low hand is worse than a nine low, the high hand takes everything.",
     "If nobody has a nine high or lower for low, the high hand takes the whole pot."),
    ("Fives and tens are wild, but if you get a five face up you must pay ante or discard it, and if you get a ten face"
     " up you must pay double ante or discard it.",
     "Fives and tens are wild. If a player gets a five face up, they must pay the ante or discard it."
     " If a player gets a ten face up, they must pay double the ante or discard it."),
    ("If you get a four face up, you get a down card, and when you get a nine face up you must fold.",
     "If a player gets a four face up, they must get 1 down card dealt."
     " If a player gets a nine face up, they must fold."),
]  # fmt: skip

ASIDE = [
    ("The common card is not part of anyone's hand, but all other cards of the same rank are wild.",
     "The common cards belong to no hand. Cards of the same rank as the common card are wild."),
    ("Your hand may not use the common cards.", "The common cards belong to no hand."),
    ("High hands may use cards from the top row, and low hands may use cards from the bottom row.",
     "A high hand uses the common cards of the first row only. A low hand uses the common cards of the last row only."),
    ("Your hand may only use common cards from the left column.",
     "A hand uses the common cards of the first column only."),
    ("Your hand may use only cards in the middle row.", "A hand uses the common cards of one middle row only."),
    ("When a common card is flipped, any player with a card of the same rank must show it or pay ante.",
     "If a common card comes up and a player has a card of its rank, they must pay the ante or flip it."),
    ("If a common card is dealt that matches one of your cards, you must discard it.",
     "If a common card comes up and a player has a card of its rank, they must discard it."),
    ("Each player may twist one card for max bet, starting with the player to the dealer's left."
     " If they twist their down card, the new card is dealt up.",
     "Each player may twist 1 card for the maximum bet. It starts with the player to the left of the dealer."
     " In the place of a face down card, the new card comes face up."),
    ("Each player may draw up to two cards. If they discard an up card, the replacement is dealt down.",
     "Each player may draw up to 2 cards. In the place of a face up card, the new card comes face down."),
    ("Use three card brag hands (three of a kind beats straight flush beats straight beats flush beats pair beats high"
     " card). Three threes beats any other hand.",
     "Hands of 3 cards rank, from the best: three of a kind, a straight flush, a straight, a flush and a pair."
     " 3 threes beat any other hand."),
]  # fmt: skip

STRAIGHTS = [
    ("A-2-3 is the highest straight.", "The straight from the ace up is the highest straight."),
    ("The best straight is ace-two-three.", "The straight from the ace up is the highest straight."),
    ("The wheel beats any other straight.", "The straight from the ace up is the highest straight."),
]

TAKEN = [
    ("Starting with the low hand showing, each player takes one of the table cards as an up card.",
     "Each player in turn, starting with the low hand showing, takes 1 table card face up."),
    ("Each player takes two table cards as hole cards.", "Each player takes 2 table cards face down."),
    ("Each player takes one of the table cards.", "Each player takes 1 table card."),
]  # fmt: skip


@pytest.mark.parametrize(("said", "meant"), EXCEPTIONS + EVENTS + ASIDE + STRAIGHTS + TAKEN)
def test_what_is_said_and_written(said: str, meant: str) -> None:
    reads_as(said, meant)
