"""One meaning, two speeds: the same decks come to the same tallies, in batches and at the table."""

import pytest

from kit.hands import read_game
from kit.ruled import ruled
from pokernight import catalogue
from pokernight.catalogue.shelf import shipped
from pokernight.game import Game
from pokernight.odds.dealing import only_dealt
from pokernight.odds.run import Run, Way

HANDS = 80

OWN_GAMES = {
    "omaha, high and low": """
        Deal four cards face down to each player.
        Deal five common cards face up to the table.
        Betting round, opened by the player to the left of the dealer.
        Showdown: the high hand and the low hand split the pot.
        A hand is made of 2 down cards and 3 common cards.
        To win the low hand, a player must have an eight low or lower.
    """,
    "deuces wild, with a joker": """
        Use a deck with 1 joker.
        Deal two cards face down and three cards face up to each player.
        Betting round, opened by the high hand showing.
        Showdown: the high hand wins.
        Twos are wild.
    """,
    "a pair to win, or again": """
        Deal three cards face down to each player.
        Showdown: the high hand wins.
        To win the high hand, a player must have at least a pair of tens.
    """,
    "nearest to 21": """
        Deal three cards face down to each player.
        Betting round, opened by the player to the left of the dealer.
        Showdown: the high hand wins.
        Cards count for points: aces are worth 1 or 11, face cards are worth 1/2.
        The high hand is closest to 21.
    """,
    "one row of the table": """
        Deal two cards face down to each player.
        Deal 3 rows of 3 common cards face down to the table.
        Betting round, opened by the player to the left of the dealer.
        Turn up all common cards.
        Showdown: the high hand wins.
        A hand uses the common cards of one row only.
    """,
    "two decks": """
        Use 2 decks, shuffled together.
        Deal seven cards face down to each player.
        Showdown: the high hand wins.
    """,
    "the dealer antes for all": """
        The dealer antes for everyone.
        Deal five cards face up to each player.
        Betting round, opened by the high hand showing, who must bet the minimum bet.
        Showdown: the low hand wins.
    """,
}

NOT_ONLY_DEALT = {
    "more decks than fit into a batch": """
        Use 5 decks, shuffled together.
        Deal five cards face down to each player.
        Showdown: the high hand wins.
    """,
    "a draw": """
        Deal five cards face down to each player.
        Each player draws up to three cards.
        Showdown: the high hand wins.
    """,
    "a card of one's own is wild": """
        Deal two cards face down and three cards face up to each player.
        Showdown: the high hand wins.
        Your low down card and all cards of the same rank are wild for you.
    """,
    "something happens": """
        Deal two cards face down and three cards face up to each player.
        Showdown: the high hand wins.
        If a player gets a four face up, they must match the pot or fold.
    """,
    "ties are broken by wild cards": """
        Deal five cards face down to each player.
        Showdown: the high hand wins.
        Twos are wild. A natural hand beats an equal hand with wild cards.
    """,
}


def game(rules: str) -> Game:
    """A game in the words of the phrase book, whose hands are run in batches."""
    return Game.read(read_game([line.strip() for line in rules.strip().splitlines()]).write())


DEALT = [entry.name for entry in shipped() if only_dealt(ruled(entry.game).course)]


def test_the_plain_games_of_the_catalogue_run_in_batches() -> None:
    assert {"Five Card Stud", "Seven Card Stud", "Texas Hold'em", "Three Thirty Three", "Zanetti Sound"} <= set(DEALT)
    assert "Anaconda" not in DEALT
    assert "Five Card Draw" not in DEALT


@pytest.mark.parametrize("name", DEALT)
def test_both_ways_come_to_the_same_in_the_catalogue(name: str) -> None:
    played = catalogue[name].game
    run = Run.of(played, min(6, played.most_seats), seed=11)
    assert run.way is Way.BATCHES
    for hand in range(20):  # deal by deal: who won, with what, and how many chips
        assert run.tally(hand, hand + 1) == run.at_the_table().tally(hand, hand + 1)
    assert run.tally(20, HANDS) == run.at_the_table().tally(20, HANDS)


@pytest.mark.parametrize("rules", OWN_GAMES.values(), ids=OWN_GAMES)
@pytest.mark.parametrize("seats", [2, 5])
def test_both_ways_come_to_the_same_in_new_games(rules: str, seats: int) -> None:
    run = Run.of(game(rules), seats, seed=-3)
    assert run.way is Way.BATCHES
    tally = run.tally(0, HANDS)
    assert tally == run.at_the_table().tally(0, HANDS)
    assert tally.hands == HANDS
    assert sum(net.total for net in tally.net.values()) == 0


@pytest.mark.parametrize("rules", NOT_ONLY_DEALT.values(), ids=NOT_ONLY_DEALT)
def test_what_depends_on_more_than_the_deck_is_played_hand_by_hand(rules: str) -> None:
    run = Run.of(game(rules), 4)
    assert run.way is not Way.BATCHES
    assert run.tally(0, 10).hands == 10


def test_pots_that_nobody_wins_are_played_on_at_the_table() -> None:
    run = Run.of(game(OWN_GAMES["a pair to win, or again"]), 2, seed=5)
    tally = run.tally(0, 120)
    assert tally.lengths["deals"].total > 120
    assert tally == run.at_the_table().tally(0, 120)


@pytest.mark.parametrize("given", ["seat 2: Ah Kh", "seat 1 up: 9d 9c | dead: As Ad", "seat 3: 2c | seat 3 up: 3c 4c"])
def test_both_ways_come_to_the_same_with_cards_given(given: str) -> None:
    run = Run.of(catalogue["Seven Card Stud"].game, 4, given=given)
    assert run.way is Way.BATCHES
    tally = run.tally(0, HANDS)
    assert (tally, tally.left_out) == (run.at_the_table().tally(0, HANDS), 0)
