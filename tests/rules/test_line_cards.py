"""Cards, decks and what happens with cards, in the words of a player and in ours."""

import pytest

from kit.lines import is_unread, reads_as
from pokernight.rules import read_line


@pytest.mark.parametrize(
    ("said", "ours"),
    [
        (
            "The center card and all like it are wild.",
            "The middle common card and all cards of the same rank are wild.",
        ),
        (
            "The lowest common card and all like it are wild.",
            "The low common card and all cards of the same rank are wild.",
        ),
        (
            "The last common card flipped and all like it are wild.",
            "The last common card and all cards of the same rank are wild.",
        ),
        (
            "The lowest down card in each player's hand and all like it are wild for that player.",
            "Your low hole card and all cards of the same rank are wild for you.",
        ),
        (
            "Each player's low hole card is wild, and all others of the same rank in their hand.",
            "Your low hole card and all cards of the same rank are wild.",
        ),
        ("Red threes are wild, and black threes are dead.", "Red threes are wild. Black threes are dead."),
        (
            "Any card dealt face up after a queen is wild, along with all cards of the same rank.",
            "The card dealt face up after the last face-up queen and all cards of the same rank are wild.",
        ),
        (
            "Any player dealt a four face up gets an extra card face up.",
            "If a player is dealt a four face up, they must get 1 up card dealt.",
        ),
        (
            "If the queen of spades is dealt face up, the hand is over and the cards are redealt.",
            "If a player is dealt the queen of spades face up, the cards are redealt.",
        ),
        ("Any pair of aces showing must fold.", "If a player shows a pair of aces, they must fold."),
        ("Use a deck with only the cards from seven up.", "Use only sevens through aces."),
        ("Jokers are wild with aces, straights and flushes.", "Jokers are bugs."),
        ("The dealer picks a wild card.", "The dealer names the rank that is wild, in place of any named before."),
        (
            "Deuces, one-eyed jacks and the man with the axe are wild.",
            "Twos, one-eyed jacks and the king of diamonds are wild.",
        ),
        ("Deuces, jacks, and the man with the axe are wild.", "Twos, jacks and the king of diamonds are wild."),
        ("Kings and your lowest hole card are wild.", "Kings and your low hole card are wild."),
        ("The suicide king is wild.", "Suicide kings are wild."),
        ("The suicide kings are wild.", "Suicide kings are wild."),
        ("Suicide kings and one eyed jacks are wild.", "Suicide kings and one-eyed jacks are wild."),
        ("Aces are wild, but only in low hands.", "Aces are wild in low hands."),
        ("The joker is wild.", "Jokers are wild."),
        ("The joker is a bug.", "Jokers are bugs."),
        (
            "Your low hole card is wild, as are all others like it.",
            "Your low hole card and all cards of the same rank are wild.",
        ),
        (
            "The lowest card in your hand and all like it are wild.",
            "Your low card and all cards of the same rank are wild.",
        ),
        ("The low card in each player's hole is wild for that player.", "Your low hole card is wild for you."),
        (
            "Each player's lowest hole card and any card matching it are wild for that player.",
            "Your low hole card and all cards of the same rank are wild for you.",
        ),
        (
            "Each player's hole card is wild, as are all cards of the same rank in that player's hand.",
            "Your hole card and all cards of the same rank are wild.",
        ),
        ("Your hole card and all like it are wild.", "Your hole card and all cards of the same rank are wild."),
        (
            "The last card dealt down to each player is wild for that player, along with all cards of the same rank.",
            "The last face down card you were dealt and all cards of the same rank are wild for you.",
        ),
        (
            "Your last card and all like it are wild.",
            "The last card dealt to you and all cards of the same rank are wild.",
        ),
        ("The last hole card dealt is wild.", "The last face down card you were dealt is wild."),
        ("The first down card is wild.", "The first face down card you were dealt is wild."),
        (
            "Your first up card and all like it are wild.",
            "The first face up card you were dealt and all cards of the same rank are wild.",
        ),
        (
            "The first card dealt face up to each player is wild for that player.",
            "The first face up card you were dealt is wild for you.",
        ),
        ("The highest common card is wild.", "The high common card is wild."),
        (
            "The highest card on the table is wild, as are all cards of the same rank.",
            "The high card on the table and all cards of the same rank are wild.",
        ),
        (
            "The lowest card on the table and all others of that rank are wild.",
            "The low card on the table and all cards of the same rank are wild.",
        ),
        (
            "The common cards and all cards like them are wild.",
            "The common card and all cards of the same rank are wild.",
        ),
        ("The table card and all cards like it are wild.", "The table card and all cards of the same rank are wild."),
        ("All cards matching the center card are wild.", "Cards of the same rank as the middle common card are wild."),
        ("Any card matching the center card is wild.", "Cards of the same rank as the middle common card are wild."),
        (
            "The center card is wild, as are the other three cards of the same rank.",
            "The middle common card and all cards of the same rank are wild.",
        ),
        (
            "The last card turned over is wild, and all others of that rank are wild.",
            "The last card turned up and all cards of the same rank are wild.",
        ),
        (
            "The next card dealt face up after a queen is wild.",
            "The card dealt face up after the last face-up queen is wild.",
        ),
        (
            "Queens are wild, as is the next card dealt face up after the last queen and all cards like it.",
            "Queens and the card dealt face up after the last face-up queen and all cards of the same rank are wild.",
        ),
        (
            "The card after the last face up queen is wild, along with the other three cards of its rank.",
            "The card dealt or flipped face up after the last face-up queen and all cards of the same rank are wild.",
        ),
        (
            "If another queen is dealt face up, the new card becomes wild and the old one is no longer wild.",
            "A new one takes the place of the old.",
        ),
        (
            "If another queen is dealt up, the wild card changes to the next card dealt.",
            "A new one takes the place of the old.",
        ),
        ("If no queen is dealt face up, there are no wild cards.", "If nobody gets a queen face up, nothing is wild."),
        ("If no queens are dealt face up, nothing is wild.", "If nobody gets a queen face up, nothing is wild."),
        (
            "If no queens come up, the pot stays and the cards are redealt.",
            "If nobody gets a queen face up, the pot stays for the next deal and the cards are redealt.",
        ),
        (
            "If the last card dealt face up is a queen, only queens are wild.",
            "If the last card dealt face up is a queen, only queens are wild.",
        ),
        (
            "If the last face up card is a queen, nothing is wild.",
            "If the last card dealt face up is a queen, nothing is wild.",
        ),
        (
            "If the last up card is a queen, there is no wild card.",
            "If the last card dealt face up is a queen, nothing is wild.",
        ),
        (
            "If a queen is the last card dealt face up, the cards are redealt.",
            "If the last card dealt face up is a queen, the cards are redealt.",
        ),
        (
            "If a four is dealt face up, that player gets an extra card.",
            "If a player is dealt a four face up, they must get 1 card dealt.",
        ),
        (
            "If you are dealt a four face up, you get an extra down card.",
            "If a player is dealt a four face up, they must get 1 down card dealt.",
        ),
        (
            "Any player getting a four face up may buy an extra card for the minimum bet.",
            "If a player gets a four face up, they may pay the minimum bet to get 1 card dealt.",
        ),
        (
            "A four dealt face up gets an extra card face down.",
            "If a player is dealt a four face up, they must get 1 down card dealt.",
        ),
        (
            "A player dealt a four face up may pay the ante for an extra down card.",
            "If a player is dealt a four face up, they may pay the ante to get 1 down card dealt.",
        ),
        (
            "Each player who gets a four face up gets another card face up.",
            "If a player gets a four face up, they must get 1 up card dealt.",
        ),
        (
            "If a three is dealt face up, that player must match the pot or fold.",
            "If a player is dealt a three face up, they must match the pot or fold.",
        ),
        (
            "A player dealt a three face up must match the pot or fold.",
            "If a player is dealt a three face up, they must match the pot or fold.",
        ),
        (
            "Any player with a three face up must match the pot or fold.",
            "If a player gets a three face up, they must match the pot or fold.",
        ),
        (
            "Threes are wild, but a player who is dealt one face up must match the pot or fold.",
            "Threes are wild. If a player is dealt a three face up, they must match the pot or fold.",
        ),
        (
            "Threes and nines are wild, but a three face up must match the pot or fold.",
            "Threes and nines are wild. If a player gets a three face up, they must match the pot or fold.",
        ),
        (
            "Threes are wild in the hole, but face up threes must match the pot or fold.",
            "Threes are wild if they lie face down. If a player gets a three face up, they must match the pot or fold.",
        ),
        ("Face down threes are wild.", "Threes are wild if they lie face down."),
        ("Threes in the hole are wild.", "Threes are wild if they lie face down."),
        ("Nines are wild if they are face down.", "Nines are wild if they lie face down."),
        ("If you have a pair of aces showing you must fold.", "If a player shows a pair of aces, they must fold."),
        ("Any player with two kings showing must fold.", "If a player shows 2 kings, they must fold."),
        ("Any pair showing must match the pot or fold.", "If a player shows a pair, they must match the pot or fold."),
        (
            "If a black ace is dealt face up, everyone antes again.",
            "If a player is dealt a black ace face up, each player pays the ante.",
        ),
        (
            "If a black queen is dealt face up the hand is dead and the cards are redealt.",
            "If a player is dealt a black queen face up, the cards are redealt.",
        ),
        (
            "If the queen of spades is dealt face up, the game is over and the hand is redealt.",
            "If a player is dealt the queen of spades face up, the cards are redealt.",
        ),
        (
            "If the queen of spades is dealt face up, everyone must ante and the cards are redealt.",
            "If a player is dealt the queen of spades face up, each player pays the ante and the cards are redealt.",
        ),
        (
            "If the queen of spades is dealt face up, all players must match the pot or fold.",
            "If a player is dealt the queen of spades face up, each player matches the pot or folds.",
        ),
        (
            "If the queen of spades turns up, redeal.",
            "If a player gets the queen of spades face up, the cards are redealt.",
        ),
        (
            "If a seven is dealt face up, that player must fold.",
            "If a player is dealt a seven face up, they must fold.",
        ),
        (
            "If a jack is dealt face up, the player it was dealt to must fold.",
            "If a player is dealt a jack face up, they must fold.",
        ),
        (
            "If a joker is dealt face up, that player must match the pot.",
            "If a player is dealt a joker face up, they must match the pot.",
        ),
        (
            "If a player gets a ten up, they may discard it and get a new card.",
            "If a player gets a ten face up, they may exchange it for the top card of the deck.",
        ),
        (
            "Any player with a ten showing may replace it for the ante.",
            "If a player gets a ten face up, they may pay the ante to exchange it for the top card of the deck.",
        ),
        (
            "If you are dealt an eight, you may pay the minimum bet to turn it down.",
            "If a player is dealt an eight face up, they may pay the minimum bet to turn it face down.",
        ),
        (
            "If a player is dealt a six face up, that player must discard it.",
            "If a player is dealt a six face up, they must discard it.",
        ),
        (
            "If a five is dealt face up, the next player must fold.",
            "If a player is dealt a five face up, the next player folds.",
        ),
        (
            "If a player is dealt a two face up, they may peek at one of their hole cards.",
            "If a player is dealt a two face up, they may look at 1 down card.",
        ),
        ("Use a 52 card deck and two jokers.", "Use a 52 card deck with 2 jokers."),
        ("Use a 54 card deck.", "Use a 52 card deck with 2 jokers."),
        ("Use a deck with one joker.", "Use a 52 card deck with 1 joker."),
        ("Use a 32 card deck, sevens through aces.", "Use only sevens through aces."),
        ("Use a 40 card deck with no eights, nines or tens.", "Take eights, nines and tens out of the deck."),
        (
            "Remove the twos, threes, fours, fives and sixes from the deck.",
            "Take twos, threes, fours, fives and sixes out of the deck.",
        ),
        ("Remove all cards below seven.", "Take cards lower than sevens out of the deck."),
        ("Remove all cards lower than seven from the deck.", "Take cards lower than sevens out of the deck."),
        ("Strip the deck of all cards below eight.", "Take cards lower than eights out of the deck."),
        ("Twos through sixes are removed from the deck.", "Take twos through sixes out of the deck."),
        ("The deck has no twos.", "Take twos out of the deck."),
        ("Play with two decks.", "Use 2 decks shuffled together."),
        ("Use two decks of cards.", "Use 2 decks shuffled together."),
        ("Take all of the face cards out of the deck.", "Take face cards out of the deck."),
        ("The dealer names a wild card.", "The dealer names the rank that is wild, in place of any named before."),
        (
            "The high hand showing chooses the wild card.",
            "The high hand showing names the rank that is wild, in place of any named before.",
        ),
        (
            "The player with the high hand showing picks a wild card.",
            "The high hand showing names the rank that is wild, in place of any named before.",
        ),
        (
            "The winner of the auction names the wild card.",
            "The highest bidder names the rank that is wild, in place of any named before.",
        ),
        (
            "Each player names one rank to be wild for them.",
            "Each player names the rank that is wild for them, in place of any that they named before.",
        ),
        (
            "Each player chooses a wild card for their own hand.",
            "Each player names the rank that is wild for them, in place of any that they named before.",
        ),
        (
            "Flip the top card of the deck. All cards of that rank are wild.",
            "Deal 1 card face up to the table. Cards of the same rank as the last table card are wild.",
        ),
        ("Pairs in the hole are wild.", "Pairs of down cards are wild."),
        ("A pair of down cards is wild.", "Pairs of down cards are wild."),
        ("Any pair is wild for the player who holds it.", "Pairs of any kind are wild."),
        (
            "All cards the same color as the table card are dead.",
            "Cards of the same colour as the table card are dead.",
        ),
        ("Any card that matches a common card is wild.", "Cards of the same rank as one of the common cards are wild."),
        (
            "Any card in your hand that matches the table card must be discarded.",
            "Players discard all cards of the same rank as the table card that they have.",
        ),
        ("Any card matching the last table card is dead.", "Cards of the same rank as the last table card are dead."),
        ("The card one higher than the table card is wild.", "Cards one rank higher than the table card are wild."),
        (
            "All cards one rank below the low common card are wild.",
            "Cards one rank lower than the low common card are wild.",
        ),
        (
            "The cards on either side of the table card are wild.",
            "Cards one rank higher or lower than the table card are wild.",
        ),
        ("Natural hands beat wild hands.", "A natural hand beats an equal hand with wild cards."),
        ("A natural hand beats a hand with wild cards.", "A natural hand beats an equal hand with wild cards."),
        ("Wild cards may only be used to complete straights and flushes.", "Wild cards are bugs."),
        ("Jacks and queens of spades are wild.", "The jack and queen of spades are wild."),
        ("Threes and king of spades are wild.", "Threes and the king of spades are wild."),
        ("If a player gets two kings face up, they must fold.", "If a player shows 2 kings, they must fold."),
    ],
)
def test_players_may_say_it_this_way(said: str, ours: str) -> None:
    reads_as(said, ours)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("The jack, queen and king of spades are wild.", "Jacks, queens and the king of spades are wild."),
        (
            "If a jack or queen of spades is dealt face up, redeal.",
            "If a jack or the queen of spades is dealt face up, redeal.",
        ),
        ("The jacks of hearts and spades are wild.", "The jack of hearts and spades are wild."),
        ("Threes in the hole are wild.", "Threes are wild."),
        ("The lowest common card is wild.", "The lowest card on the table is wild."),
        ("The last card dealt face up is wild.", "The last card turned up is wild."),
        ("The dealer names a wild card.", "The dealer names a wild card for their own hand."),
        ("If you are dealt a four, you must fold.", "If you have a four showing, you must fold."),
    ],
)
def test_what_sounds_alike_is_told_apart(one: str, other: str) -> None:
    assert read_line(one) != read_line(other)


@pytest.mark.parametrize(
    "text",
    [
        "Use a 60 card deck.",
        "Take wild cards out of the deck.",
        "Take jokers out of the deck.",
        "All cards of that rank are wild.",
        "If a player gets a one kings face up, they must fold.",
        "If the queen of spades is dealt face up, ante again.",
        "The deck has no wild cards.",
        "A wild card may not be used as an ace.",
    ],
)
def test_what_is_not_sure_is_not_read(text: str) -> None:
    is_unread(text)
