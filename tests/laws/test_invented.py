"""Games that nobody has written: whatever can be said can be played, to the end, by the laws."""

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from kit.phrases import games
from pokernight.game import CannotWork, Game, NotUnderstood
from pokernight.rules import Line
from pokernight.table.laws import broken_laws, play_out

BEFORE = ("Deal 5 cards face down to each player.", "Betting round, opened by the player to the left of the dealer.")
AFTER = ("Showdown: the high hand wins.",)


@given(games(), st.integers(1, 3), st.integers(0, 1_000))
@settings(max_examples=300)
def test_an_invented_game_is_played_to_the_end(lines: tuple[Line, ...], count: int, seed: int) -> None:
    rules = [line.write() for line in lines[:count]]
    try:
        game = Game.read([*BEFORE, *rules, *AFTER])
    except (CannotWork, NotUnderstood):
        return
    chance = Random(seed)
    seats = chance.randint(2, min(5, game.most_seats))
    stacks = [chance.choice((200, 200, 8, 3)) for _ in range(seats)]
    hand = play_out(game.deal(seats, seed, stacks=stacks), chance, most=3_000)
    assert list(broken_laws(hand)) == [], rules
