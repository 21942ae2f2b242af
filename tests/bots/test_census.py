"""How each style plays: it is counted, goes on where it stopped, and nobody shoves for no reason."""

from pathlib import Path

import pytest

from pokernight import catalogue
from pokernight.bots.census import GAMES, PART, Census, part, played
from pokernight.bots.steady import Steady
from pokernight.bots.style import STYLES, sized
from pokernight.bots.tempers import tempers
from pokernight.table.betting import BetChoice
from pokernight.table.chair import Chair
from pokernight.table.choices import Betting
from pokernight.table.options import Limit, Options


def test_every_game_of_the_census_is_there() -> None:
    assert len({catalogue[name].number for name in GAMES}) == len(GAMES) == 10


def test_a_hand_is_counted() -> None:
    sat = played(catalogue["five card draw"].game, 3, 1)
    assert [one.position for one in sat] == ["first", "middle", "dealer"]
    assert sum(one.done["chips"] for one in sat) == 0
    assert all(one.done["folds"] + one.done["showdowns"] <= 1 for one in sat)


def test_a_census_goes_on_where_it_stopped(tmp_path: Path) -> None:
    path = tmp_path / "tempers.jsonl"
    counted = part("Five Card Stud", 2, 0)
    Census(path).add(("Five Card Stud", 2), counted)
    again = Census(path)
    assert again.hands["Five Card Stud", 2] == PART
    assert again.wanted(PART) != [] and ("Five Card Stud", 2, 0) not in again.wanted(PART)
    page = tempers(path.read_text(encoding="utf-8").splitlines())
    assert "| **tight** | all |" in page and "| Five Card Stud | " in page


@pytest.mark.parametrize(("call", "to", "least", "pot"), [(0, 0, 1, 5), (4, 4, 8, 12), (0, 0, 2, 3)])
def test_nobody_bets_more_than_the_pot_of_a_deep_stack(call: int, to: int, least: int, pot: int) -> None:
    bet = sized(BetChoice(call=call, least=least, most=200, to=to), pot)
    assert least <= bet <= max(to + pot + call, 5 * least)


def test_no_limit_hands_have_no_shoves_into_small_pots() -> None:
    game = catalogue["texas hold'em"].game
    for number in range(6):
        hand = game.deal(4, f"deep/{number}", Options(limit=Limit.NONE, maximum=400, stack=400))
        bots = [Steady(seed=seat, style=style) for seat, style in enumerate(STYLES)]
        while not hand.ended:
            seat, choice = next(iter(hand.asking.items()))
            answer = bots[seat - 1].answer(Chair(hand, seat))
            if isinstance(choice, Betting) and answer.verb in ("bet", "raise"):
                more, pot = int(answer.word) - choice.bets.to, hand.view(0).pot + choice.bets.call
                assert more <= max(1.5 * pot, 8 * choice.bets.least), (answer, pot)
            hand.answer(seat, answer)
