"""Mutated pages, records and answers: each is taken or refused with a sentence, and none brings the house down.

Mutated messages of the web table stand in `tests/web/test_mutated.py`. `make fuzz` does it with many more of all.
"""

import json
from dataclasses import fields
from random import Random

import pytest
from click.testing import CliRunner

from kit.golden import GOLDEN
from kit.mutations import FUZZ, mutated_data, mutated_text
from pokernight.catalogue.shelf import GAMES, shipped
from pokernight.cli import house
from pokernight.table.choices import Refused
from pokernight.table.hand import Hand
from pokernight.table.options import Options

SHARDS = range(8)
"""Each kind in so many parts, which can run side by side."""

PAGES = [path.read_text(encoding="utf-8") for path in sorted(GAMES.glob("*.md"))]
USUAL = {field.name: getattr(field.default, "value", field.default) for field in fields(Options)}
"""The options of the house, as a record writes them."""
GOLDEN_HANDS = [json.loads(path.read_text(encoding="utf-8")) for path in sorted(GOLDEN.glob("*.json"))]
RECORDS = [json.dumps({"options": USUAL, **record}) for record in GOLDEN_HANDS]
RULE_WORDS = sorted({word for page in PAGES for word in page.split()})
ANSWER_WORDS = sorted({word for record in GOLDEN_HANDS for word in " ".join(record["answers"]).split()})


def each(part_of_all: float) -> int:
    """How many of a kind come in one shard, where the kind is so large a part of all."""
    return max(1, round(FUZZ * part_of_all / len(SHARDS)))


def ended_well(words: list[str], written: bytes) -> str:
    """Run a command on a text; what it said, which is never a traceback."""
    result = CliRunner().invoke(house, [*words, "-"], input=written)
    assert result.exception is None or isinstance(result.exception, SystemExit), (written, result.exception)
    assert result.exit_code in (0, 1, 2)
    assert "Traceback" not in result.output
    return str(result.output)


@pytest.mark.parametrize("shard", SHARDS)
def test_mutated_pages(shard: int) -> None:
    chance = Random(f"pages/{shard}")
    for _ in range(each(0.1)):
        page = mutated_text(chance.choice(PAGES), RULE_WORDS, chance)
        assert ended_well(["check"], page.encode("utf-8", "surrogatepass"))


@pytest.mark.parametrize("shard", SHARDS)
def test_mutated_records(shard: int) -> None:
    chance = Random(f"records/{shard}")
    for _ in range(each(0.2)):
        record = chance.choice(RECORDS)
        if chance.random() < 0.7:
            data = json.loads(record)
            for _ in range(chance.randint(1, 3)):
                data = mutated_data(data, ANSWER_WORDS, chance)
            record = json.dumps(data)
        else:
            record = mutated_text(record, ANSWER_WORDS, chance)
        assert ended_well(["replay"], record.encode("utf-8", "surrogatepass"))


def any_hand(chance: Random) -> Hand:
    """A hand of any game in which somebody is asked something."""
    game = chance.choice(list(shipped())).game
    hand = game.deal(chance.randint(2, min(5, game.most_seats)), chance.random().hex())
    return any_hand(chance) if hand.ended else hand


@pytest.mark.parametrize("shard", SHARDS)
def test_mutated_answers(shard: int) -> None:
    chance = Random(f"answers/{shard}")
    hand = any_hand(chance)
    for number in range(1, each(0.5) + 1):
        if number % 50 == 0 or hand.ended:
            hand = any_hand(chance)
        seat, choice = next(iter(hand.asking.items()))
        before = len(hand.table.log), dict(hand.asking), hand.table.state.chips.copy()
        said = mutated_text(str(choice.any(chance)), ANSWER_WORDS, chance)
        try:
            hand.answer(chance.choice((seat, seat, seat, 0, 9)), said)
        except Refused as refused:
            assert str(refused).endswith((".", "?")), (said, str(refused))
            assert (len(hand.table.log), dict(hand.asking), hand.table.state.chips) == before
            hand.answer(seat, choice.any(chance))
