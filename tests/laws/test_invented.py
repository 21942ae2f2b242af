"""Games that nobody has written: whatever can be said can be played, to the end, by the laws."""

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from kit.hands import REFUSED, read_game
from kit.sentences import SENTENCES
from pokernight.table.laws import broken_laws, play_out

BEFORE = (
    "Deal five cards face down to each player.",
    "Betting round, starting with the player to the left of the dealer.",
)
AFTER = ("Showdown: the high hand wins.",)


@given(st.lists(st.sampled_from(SENTENCES), min_size=1, max_size=3), st.integers(0, 1_000))
@settings(max_examples=300)
def test_an_invented_game_is_played_to_the_end(rules: list[str], seed: int) -> None:
    try:
        game = read_game([*BEFORE, *rules, *AFTER])
    except REFUSED:
        return
    chance = Random(seed)
    seats = chance.randint(2, min(5, game.most_seats))
    stacks = [chance.choice((200, 200, 8, 3)) for _ in range(seats)]
    hand = play_out(game.deal(seats, seed, stacks=stacks), chance, most=3_000)
    assert list(broken_laws(hand)) == [], rules


def test_cards_can_be_split_again() -> None:
    split = "Each player splits their cards into 2 hands of 3 cards each."
    game = read_game(["Deal seven cards face down to each player.", split, split, *AFTER])
    for seed in range(20):
        assert list(broken_laws(play_out(game.deal(4, seed), Random(seed)))) == []
