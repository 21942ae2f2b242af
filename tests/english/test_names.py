"""Names that a page gives to its cards and players: they stand for what they name wherever they are used."""

import pytest

from pokernight.english.names import put_plainly
from pokernight.english.page import PageUnread, read_page
from pokernight.english.reading import write_line

DEAL = "Deal five cards face down to each player. | "
END = " | Betting round. | The high hand wins."

MEANT = {
    # right behind the cards, one name for each or one for all
    "Put three cards face down in the middle: the Good, the Bad and the Ugly. | Turn over the Bad. | All cards of the "
    "same rank as the Good are wild.": (
        "Deal three cards face down to the table.",
        "The dealer flips the second table card.",
        "All cards of the same rank as the first table card are wild.",
    ),
    "Put two cards face down on the table, called the lanterns. | Turn up the lanterns. | The highest card of the "
    "lanterns is wild.": (
        "Deal two cards face down to the table.",
        "The dealer flips all table cards.",
        "The highest table card is wild.",
    ),
    "Put one card face down in the middle (the dragon). | Turn over the dragon. | Cards of the dragon's rank are "
    "wild.": (
        "Deal one card face down to the table.",
        "The dealer flips the first table card.",
        "All cards of the same rank as the first table card are wild.",
    ),
    "Put two cards face down in the middle. The first is the Good, the second the Bad. | Turn over the Bad.": (
        "Deal two cards face down to the table.",
        "The dealer flips the second table card.",
    ),
    # in a sentence about what was just laid out
    "Turn one card face up in the middle. This is the treasure. | Every player with a card of the same rank as the "
    "treasure pays a chip.": (
        "Deal one card face up to the table.",
        "Each player who has a card of the same rank as the first table card pays a chip.",
    ),
    "Put two cards face down in the center. These cards are known as the guests. | Turn over both guests. | Each "
    "player in turn may swap a card with one of the guests.": (
        "Deal two cards face down to the table.",
        "The dealer flips all table cards.",
        "Each player in turn may exchange one card for one table card.",
    ),
    # by its place among them
    "Lay four cards face down in a line; the leftmost is the engine. | Turn up the engine. | The engine and all cards "
    "of its rank are wild.": (
        "Deal four cards face down on the board. The community cards lie in a row of four.",
        "The dealer flips the first common card.",
        "All cards of the same rank as the first common card are wild.",
    ),
    "Deal two rows of three cards face down on the table; the upper row is the Nile and the lower row is the Amazon. | "
    "Turn up the Amazon. | Turn up the Nile.": (
        "Deal six cards face down on the board. The community cards lie in two rows of three.",
        "The dealer flips the bottom row of the layout.",
        "The dealer flips the top row of the layout.",
    ),
    "Deal six cards face down to the table in three rows of two. Each row is a rung. | Flip both cards of the bottom "
    "rung. | Flip the cards of the top rung.": (
        "Deal six cards face down on the board. The community cards lie in three rows of two.",
        "The dealer flips two cards of the last row of the layout.",
        "The dealer flips the top row of the layout.",
    ),
    "Deal two rows of four cards face down to the table. One row is the ocean and the other is the desert. | "
    "Turn up the ocean. | Turn up the desert.": (
        "Deal eight cards face down on the board. The community cards lie in two rows of four.",
        "The dealer flips the top row of the layout.",
        "The dealer flips the bottom row of the layout.",
    ),
    # a place that no player is at, from the line on that deals cards there
    "Deal three cards face up to the pantry. | Each player in turn may swap a card with the pantry. | The lowest "
    "pantry card is wild.": (
        "Deal three cards face up to the table.",
        "Each player in turn may exchange one card for one table card.",
        "The lowest table card is wild.",
    ),
    "Lay two cards face down in the attic. | Flip an attic card. | Flip the other attic card.": (
        "Deal two cards face down to the table.",
        "The dealer flips one table card.",
        "The dealer flips one table card.",
    ),
    "Deal two cards down to each player, and one more hand of five for the dead man. | Turn up the first two of the "
    "dead man's cards. | Turn up the rest of the dead man's cards. | The winner must beat the dead man.": (
        "Deal two cards face down to each player. Deal five cards face down to the table.",
        "The dealer flips the first two table cards.",
        "The dealer flips all table cards.",
        "To win, you must beat the hand on the table.",
    ),
    "Lay five cards face down in a column. | Turn up the bottom rung. | Turn up the top rung. | Turn up the rest. | "
    "Hands use two hole cards and three rungs.": (
        "Deal five cards face down on the board. The community cards lie in five rows of one.",
        "The dealer flips the bottom card of the layout.",
        "The dealer flips the top card of the layout.",
        "The dealer flips all common cards.",
        "A hand uses two down cards and three common cards.",
    ),
    "Set out three community floors of two cards each, face down. | Turn up the bottom floor. | Turn up the top "
    "floor.": (
        "Deal six cards face down on the board. The community cards lie in three rows of two.",
        "The dealer flips the bottom row of the layout.",
        "The dealer flips the top row of the layout.",
    ),
    "Each player puts one card in an envelope pile, to be shuffled and dealt back.": (
        "Each player gives one card to the dealer, who shuffles and redeals them.",
    ),
    # a kind of card, a player
    "The queen of clubs is the skunk, and whoever is dealt it face up pays a chip.": (
        "If you get the queen of clubs face up, you pay a chip.",
    ),
    "The queen of spades is the Black Maria. | If she is dealt face up, redeal.": (
        "",
        "If you get the queen of spades face up, the cards are redealt.",
    ),
    "Pirates are wild. | One-eyed jacks are called pirates.": ("One-eyed jacks are wild.", ""),
    "The player to the left of the dealer is the banker. | Betting round, starting with the banker.": (
        "",
        "Betting round, starting with the player to the left of the dealer.",
    ),
}
"""The lines of a page after the deal, and how each is read."""

REFUSED = (
    "Turn over the dragon.",
    "The best hand is the boss. | The boss pays a chip.",
    "Put three cards face down in the middle: the Good and the Bad. | Turn over the Good.",
    "Betting round; this is the shop. | Turn over the shop.",
    "Deal two cards face up to the boss. | The boss bets first.",
    "Deal a card face up to the smuggler.",
    "Deal a card face up to the sheriff. | The player with the high card showing is the sheriff.",
    "The player with the high card showing is the sheriff. | Betting round, starting with the sheriff.",
    "Lay four cards face down in a line; the middle one is the bridge. | Turn up the bridge.",
)
"""Names that stand for nothing, or for nothing certain."""


@pytest.mark.parametrize("page", MEANT)
def test_a_name_stands_for_what_it_was_given_to(page: str) -> None:
    lines = read_page((DEAL + page + END).split(" | "))
    assert tuple(map(write_line, lines[1:-2])) == MEANT[page]


@pytest.mark.parametrize("page", REFUSED)
def test_names_for_nothing_certain_are_refused(page: str) -> None:
    with pytest.raises(PageUnread):
        read_page((DEAL + page + END).split(" | "))


def test_what_is_said_of_cards_gives_no_name() -> None:
    page = ["The queen of spades is the highest card.", "This is the last betting round.", "The dealer is the winner."]
    assert put_plainly(page) == page
