"""The players in examples/: one for the table in the browser, and a language model."""

from collections.abc import Iterator
from pathlib import Path

import client
import language_model as lm
import pytest

from pokernight import catalogue
from pokernight.doors.actions import Reply, answers
from pokernight.table.chair import Chair
from pokernight.table.picking import Cards
from web.whole.house import House


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    house = House(tmp_path_factory.mktemp("house") / "tables.db")
    yield house.address
    house.close()


def test_the_client_has_fewer_than_a_hundred_lines_and_plays(house: str) -> None:
    assert len(Path(client.__file__).read_text(encoding="utf-8").splitlines()) < 100
    told = list(client.play(house, "five card draw", hands=2, pace="instant", pause="0"))
    assert not [line for line in told if line.startswith("Refused")]
    assert sum("wins" in line for line in told) >= 2 and any(line.startswith("  You ") for line in told)


@pytest.mark.parametrize("name", ["five card draw", "anaconda", "7/27", "night baseball"])
def test_a_model_gets_sentences_and_plays(name: str) -> None:
    game, heard = catalogue[name].game, []

    def model(asked: str) -> str:
        heard.append(asked)
        return lm.stand_in(asked)

    *_, end = lm.play(game, model, kind="caller")
    assert end.startswith("The model has won") and heard
    assert all(text.startswith("You play poker by these rules:\n1. ") for text in heard)


def test_a_model_that_talks_is_understood_and_one_that_babbles_is_answered_for() -> None:
    game = catalogue["five card draw"].game
    hand = game.deal(3, seed=1)
    chair = Chair(hand, next(iter(hand.asking)))
    assert str(lm.ModelBot(lambda _: "I have nothing.\n\n**bet 2**.", game).answer(chair)) == "bet 2"
    assert chair.choice and lm.ModelBot(lambda _: "banana", game).answer(chair) == chair.choice.default


def test_a_model_is_told_nothing_that_its_seat_does_not_know() -> None:
    """Its own cards are in the question, and nobody else's."""
    hand = catalogue["five card draw"].deal(seats=3, seed=1)
    seat = next(iter(hand.asking))
    asked = lm.question(Chair(hand, seat), catalogue["five card draw"].game, [])
    story = asked[asked.index("This has happened") :]
    assert story.count("??") == 10 and sum(story.count(suit) for suit in "♣♦♥♠") == 5


def test_all_answers_are_listed_once() -> None:
    hand = catalogue["anaconda"].deal(seats=3, seed=1)
    choice = hand.asking[1]
    assert isinstance(choice, Cards)
    listed = [str(answer) for answer in answers(choice)]
    assert len(listed) == len(set(listed)) == 35, "three of seven"
    assert all(choice.takes(answer) for answer in answers(choice)) and Reply(choice).menu
