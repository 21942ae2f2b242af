"""Common cards laid out by chance: whatever is said of how they lie can be played, to the end, by the laws."""

import re
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from kit.hands import REFUSED, read_game
from kit.sentences import SENTENCES
from pokernight.table.laws import broken_laws, play_out

FIGURE = re.compile(r"\b(cross|circle|center|corner|columns?|diagonal|rows?|layout)\b")
ON_FIGURES = [sentence for sentence in SENTENCES if FIGURE.search(sentence) and "in a row" not in sentence]
DEALS = st.sampled_from([sentence for sentence in ON_FIGURES if "community cards lie in" in sentence])
OTHERS = st.sampled_from([sentence for sentence in ON_FIGURES if "community cards lie in" not in sentence])


@given(DEALS, st.lists(OTHERS, max_size=3))
@settings(max_examples=100, deadline=None)
def test_shapes_are_played_to_the_end(laid: str, others: list[str]) -> None:
    rules = ["Deal four cards face down to each player.", laid, *others, "Showdown: the high hand wins."]
    try:
        game = read_game(rules)
    except REFUSED:
        return
    hand = play_out(game.deal(min(3, game.most_seats), 1), Random(1), most=3_000)
    assert list(broken_laws(hand)) == [], rules
