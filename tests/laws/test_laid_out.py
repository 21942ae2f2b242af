"""Common cards laid out by chance: whatever is said of how they lie can be played, to the end, by the laws."""

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from kit.phrases import parts
from pokernight.game import CannotWork, Game, NotUnderstood
from pokernight.language.writer import write
from pokernight.rules.common import boards, commons, turning
from pokernight.rules.common.figures import Shape
from pokernight.rules.parts import spots
from pokernight.rules.parts.faces import CardSet
from pokernight.rules.parts.likes import TheCard
from pokernight.rules.rule import Rule
from pokernight.rules.wilds.wild import Wild
from pokernight.rules.worth import made
from pokernight.table.laws import broken_laws, play_out

FACES = st.sampled_from(("face down", "face up"))
SHAPES = st.sampled_from([shape.phrases[0] for shape in Shape])
DEALS = st.one_of(
    st.builds("Deal {} common cards {} to the table in {}.".format, st.integers(1, 7), FACES, SHAPES),
    st.builds("Deal {} rows of {} common cards {} to the table.".format, st.integers(1, 3), st.integers(1, 3), FACES),
)
STEPS = st.one_of(
    *(parts(getattr(turning, name)) for name in ("TurnLine", "TurnEdge", "TurnInEach", "TurnNth", "TurnOpposite")),
    parts(turning.TurnAndBet),
    parts(boards.DealToRows).filter(lambda step: step.count < 3),
)
PLACES: st.SearchStrategy[CardSet] = st.one_of(
    parts(spots.RowCards),
    parts(spots.PairedCommons),
    st.builds(TheCard, parts(spots.SpotCard) | parts(spots.CardOfEach)),
)
STANDING = st.one_of(
    parts(made.MadeFrom), parts(commons.CommonsOfOne), PLACES.map(lambda cards: Wild((cards,), mates=True))
)
SHOWDOWNS = st.sampled_from(("the high hand wins", "the high hand with each row of common cards wins"))


@given(st.lists(DEALS, min_size=1, max_size=2), st.lists(STEPS, max_size=3), st.lists(STANDING, max_size=2), SHOWDOWNS)
@settings(max_examples=100, deadline=None)
def test_shapes_are_played_to_the_end(deals: list[str], steps: list[Rule], standing: list[Rule], end: str) -> None:
    said = [write(rule) for rule in steps]
    rules = ["Deal 4 cards face down to each player.", *deals, *said, f"Showdown: {end}."]
    try:
        game = Game.read([*rules, *(write(rule) for rule in standing)])
    except (CannotWork, NotUnderstood):
        return
    hand = play_out(game.deal(min(3, game.most_seats), 1), Random(1), most=3_000)
    assert list(broken_laws(hand)) == [], rules
