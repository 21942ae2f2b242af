"""Rules of stud games as pages of other games would put them, and in our words."""

import pytest

from pokernight.rules import Unread, read_line


@pytest.mark.parametrize(
    ("said", "ours"),
    [
        (
            "If a four is dealt face up, every other player must pay ante to the pot or fold.",
            "If a player is dealt a four face up, everyone else must pay the ante or fold.",
        ),
        (
            "If you get a four face up, everyone else must fold.",
            "If a player gets a four face up, everyone else must fold.",
        ),
        (
            "Fours dealt face up get you an extra card face down.",
            "If a player is dealt a four face up, they must get 1 down card dealt.",
        ),
        (
            "If a player is dealt a seven face up, they get to look at one down card of another player.",
            "If a player is dealt a seven face up, they may look at 1 down card of another player.",
        ),
        (
            "If a player is dealt a four face up, they may buy another card, up or down, for max bet.",
            "If a player is dealt a four face up, they may pay the maximum bet to get 1 card dealt up or down.",
        ),
        (
            "If a player is dealt a king face up, all face up queens are discarded.",
            "If a player is dealt a king face up, all queens that lie face up are discarded.",
        ),
        (
            "If the nine of diamonds is dealt face up, the player it was dealt to takes half of the pot and the rest is"
            " played for.",
            "If a player is dealt the nine of diamonds face up, they take half the pot.",
        ),
        (
            "If the same player is dealt two threes face up, redeal for everyone still in.",
            "If a player shows 2 threes, the cards are redealt.",
        ),
        (
            "If you match the pot, you get dealt an extra up card.",
            "If a player pays rather than fold or discard, they must get 1 up card dealt.",
        ),
        (
            "If you get a pair face up, you must pay minimum bet.",
            "If a player shows a pair, they must pay the minimum bet.",
        ),
        (
            "Flip the first table card. All cards of that rank are wild.",
            "Turn up the first table card. Cards of the same rank as the first table card are wild.",
        ),
        (
            "Flip the third table card. Any player with a face up card of that rank must fold.",
            "Turn up the third table card. If a player has cards of the same rank as the third table card that lie face"
            " up, they must fold.",
        ),
        (
            "The card dealt after each face up queen is wild.",
            "Each card dealt face up right after a queen is wild.",
        ),
        (
            "The first card dealt face up is wild, as are all cards of the same rank.",
            "The first card dealt face up and all cards of the same rank are wild.",
        ),
        ("All red face cards are wild.", "Red face cards are wild."),
        (
            "A natural hand beats a hand with wild cards of the same rank.",
            "A natural hand beats an equal hand with wild cards.",
        ),
        (
            "Your low hole card is wild for you, as are all cards of the same rank. You may pay max bet to get"
            " your last"
            " card up.",
            "Your low hole card and all cards of the same rank are wild for you. They may pay the maximum bet"
            " to have it"
            " face up instead.",
        ),
        ("The last card may be dealt face up if the player wants it.", "They may have it face up instead."),
        ("Each player may pay max bet to get an eighth card face down.", None),
        ("No player may have more than nine cards.", "Nobody may have more than 9 cards."),
        (
            "Deal one card up to each player. If you don't like it, you may pay minimum bet for another one.",
            "Deal 1 card face up to each player. They may pay the minimum bet to change it for the next card"
            " of the deck.",
        ),
        (
            "Normal betting round, with the player with the low hand showing opening. They must bet.",
            "Betting round, opened by the low hand showing. Who opens it must bet the minimum bet.",
        ),
        (
            "Normal betting round, with the player with the low card showing opening for minimum bet.",
            "Betting round, opened by the low card showing, who must bet the minimum bet.",
        ),
        (
            "Normal betting round, starting with the player with the low card showing, who must bet at least minimum"
            " bet.",
            "Betting round, opened by the low card showing, who must bet at least the minimum bet.",
        ),
        (
            "Normal betting round, with the player with the low hand showing opening. They must bet double ante or"
            " more.",
            "Betting round, opened by the low hand showing. Who opens it must bet at least double the ante.",
        ),
        (
            "Standard poker hands plus a four card straight beats a pair, and a four card flush beats a four card"
            " straight, but both lose to two pair.",
            "A four card flush beats a four card straight, which beats a pair; two pair beats both.",
        ),
        (
            "Each player may replace one card, for minimum bet if it is an up card or for max bet if it is a down"
            " card.",
            "Each player may twist 1 up card for the minimum bet or 1 down card for the maximum bet.",
        ),
        (
            "If you have two down cards of the same rank, that rank is wild for you.",
            "Cards of a rank that you hold twice face down are wild for you.",
        ),
        (
            "If you have a pair in the hole, that rank is wild for you.",
            "Cards of a rank that you hold twice face down are wild for you.",
        ),
        (
            "If your two up cards match, that rank is wild for you.",
            "Cards of a rank that you hold twice face up are wild for you.",
        ),
        (
            "If the two up cards of a player are a pair, they may look at their down card for max bet.",
            "If a player shows a pair, they may pay the maximum bet to look at all their down cards.",
        ),
        ("If your up cards pair, that rank is wild for you.", "If a player shows a pair, that rank is wild for them."),
        ("If your up cards make a flush, you must fold.", "If a player shows a flush, they must fold."),
        (
            "Deal one card down to each player. Everyone but that player may look at this card.",
            "Deal 1 card face down to each player. Everybody but its owner sees it.",
        ),
        (
            "Deal one up to each player. A player may shove the first card they get each round to the player on their"
            " left, even if it was shoved to them, and get the top card off the deck instead. If the dealer shoves a"
            " card, it is discarded.",
            "Deal 1 card face up to each player. They may pass the first card they get in a round on to the left,"
            " even if it was passed to them, and get a new one. What goes past the dealer is discarded.",
        ),
        ("An ace may be used below a seven in a straight.", "An ace may be used as a six in a straight."),
        ("The lowest straight is A-7-8-9-10.", "An ace may be used as a six in a straight."),
        ("Each betting round is limited to one raise.", "There are at most 1 raise in a betting round."),
        ("You may use different cards for your high and low hands.", "High and low hands may use different cards."),
        (
            "Use four card poker hands (four of a kind beats straight flush beats three of a kind beats flush beats"
            " straight beats two pair beats pair beats high card).",
            "Hands of 4 cards rank, from the best: four of a kind, a straight flush, three of a kind, a flush,"
            " a straight, two pair and a pair.",
        ),
        (
            "If there are no face-down spades, the high hand wins the whole pot.",
            "If nobody has a spade that lies face down, the high hand takes the whole pot.",
        ),
    ],
)
def test_stud_in_other_words(said: str, ours: str | None) -> None:
    line = read_line(said)
    ours = line.write() if ours is None else ours
    assert line.write() == ours
    assert read_line(ours) == line


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("If a player folds, everyone else must pay the ante.", "If a player folds, everyone must pay the ante."),
        ("The card dealt after each queen is wild.", "The card dealt after the last queen is wild."),
        ("If you get a pair face up, you must fold.", "If you get a pair, you must fold."),
    ],
)
def test_small_words_matter(one: str, other: str) -> None:
    assert read_line(one) != read_line(other)


def test_what_is_not_known_is_not_read() -> None:
    with pytest.raises(Unread):
        read_line("Kings are wild on Fridays.")


@pytest.mark.parametrize(
    ("said", "ours"),
    [
        (
            "Deal one common card face up to the table. If it is red, each player discards one card.",
            "Deal 1 common card face up to the table. If the last common card is a red card, each player"
            " discards 1 card.",
        ),
        (
            "Each player may discard one card and replace it.",
            "Each player may exchange 1 card for the top card of the deck.",
        ),
        ("Queens are wild, but only if you have a king.", "Queens are wild for whoever has a king."),
        ("Each player antes max bet instead of the normal ante.", "The ante is the maximum bet."),
        ("If two hands tie, the hand without the joker wins.", "A natural hand beats an equal hand with wild cards."),
        (
            "Declare high/low/both by placing chips in your hand.",
            "Each player declares high, low or both. All declare together.",
        ),
        (
            "The player to the left of the dealer must put in a blind bet of minimum bet.",
            "The player to the left of the dealer bets the minimum bet.",
        ),
        ("Deal five cards face up to each player, one card at a time.", "Deal 5 cards face up to each player."),
    ],
)
def test_what_was_said_before_is_meant(said: str, ours: str) -> None:
    assert read_line(said).write() == ours


@pytest.mark.parametrize(
    ("said", "ours"),
    [
        (
            "Any player with three queens showing wins the pot immediately.",
            "If a player shows 3 queens, they take the whole pot.",
        ),
        (
            "Each player may buy an eighth card. It costs max bet face down, or minimum bet face up.",
            "Each player may get 1 card dealt up for the minimum bet or down for the maximum bet.",
        ),
        (
            "If everyone declares the same way, the best hand takes the whole pot.",
            "If all declare the same, the best hand takes the whole pot.",
        ),
        (
            "Each player holds a chip under the table. Everyone reveals at the same time, and players with a"
            " chip are in.",
            "Each player declares in or out.",
        ),
        (
            "Each player passes two cards to the second player on their left.",
            "Each player passes 2 cards to the player 2 seats to the left.",
        ),
        (
            "The dealer auctions off each of the table cards to the highest bidder. The money goes into the pot.",
            "Each table card goes to the highest bidder, who pays the pot.",
        ),
        (
            "Deal one up to each player. You may pay max bet to pass it to the player on your left instead."
            " If the dealer rejects the card, it is discarded.",
            "Deal 1 card face up to each player. They may pay the maximum bet to pass it on to the left, even if it was"
            " passed to them. What goes past the dealer is discarded.",
        ),
        (
            "Anyone who went in and didn't win half of the pot must match the pot.",
            "Who went in and lost must match the pot.",
        ),
    ],
)
def test_other_turns_of_phrase(said: str, ours: str) -> None:
    assert read_line(said).write() == ours
