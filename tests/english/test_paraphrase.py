"""Sentences in other words are read as they are in plainer ones, and say nothing else."""

import pytest

from pokernight.english.paraphrase import plainer
from pokernight.english.reading import read_line, write_line

SAME = (
    ("Each participant antes a dollar.", "Each player antes a dollar."),
    ("The player directly to the dealer's left kicks things off.", "The player to the left of the dealer bets first."),
    ("Whoever is to the left of the dealer gets things going.", "The player to the left of the dealer bets first."),
    ("The highest exposed hand is first to bet.", "The high hand showing bets first."),
    ("The high card showing starts a round of betting.", "The high card showing bets first."),
    ("At showdown the strongest hand rakes in the pot.", "At the showdown, the best hand wins the pot."),
    ("Jokers count as wild cards.", "Jokers are wild."),
    ("All queens are wild from the start.", "All queens are wild."),
    (
        "Use exactly two of the cards in your hands and three off the board.",
        "Use exactly two of the cards in your hand and three off the board.",
    ),
    ("You need at least a pair of jacks in order to open.", "You need at least a pair of jacks to open."),
    ("The pot goes to the player holding the lowest hand.", "The pot goes to the player with the lowest hand."),
    ("Straights and flushes are disregarded when figuring lows.", "Straights and flushes are ignored for low."),
    (
        "Whenever a queen is dealt face up, the very next card dealt face up is wild.",
        "Whenever a queen is dealt face up, the next card dealt face up is wild.",
    ),
    (
        "The dealer burns once more and turns a fifth community card.",
        "The dealer burns again and turns a fifth community card.",
    ),
)


@pytest.mark.parametrize(("said", "plain"), SAME)
def test_other_words_say_the_same(said: str, plain: str) -> None:
    assert write_line(read_line(said)) == write_line(read_line(plain))


def test_plainer_words_are_plain_already() -> None:
    """A rule never undoes another, so that a sentence is put into plainer words once and for all."""
    for said, _ in SAME:
        once = plainer(said.lower().rstrip(".").split())
        assert plainer(once) == once
