"""The schema of records is current, takes every record that we keep, and refuses what is none."""

import json
from pathlib import Path

import pytest
from jsonschema import Draft202012Validator, ValidationError

from pokernight.table.schema import record_schema

HERE = Path(__file__).parents[2]
SCHEMA = Draft202012Validator(record_schema())


def test_the_schema_in_the_docs_is_current() -> None:
    kept = json.loads((HERE / "docs" / "record.schema.json").read_text(encoding="utf-8"))
    assert kept == json.loads(json.dumps(record_schema())), "Write it anew: make docs"


def test_every_golden_record_fits() -> None:
    records = sorted((HERE / "tests" / "golden").glob("*.json"))
    assert len(records) >= 200
    for record in records:
        SCHEMA.validate(json.loads(record.read_text(encoding="utf-8")))


@pytest.mark.parametrize(
    "wrong",
    [
        {},
        {"game": "Anaconda", "seats": 1},
        {"game": "Anaconda", "stacks": [0, 5]},
        {"game": "Anaconda", "options": {"limit": "sky"}},
        {"game": "Anaconda", "options": {"burn": 1}},
        {"game": "Anaconda", "answers": "1 call"},
        {"game": "Anaconda", "winner": 2},
        {"game": "Anaconda", "shuffle": {"cards": 7}},
    ],
)
def test_what_is_no_record_does_not_fit(wrong: object) -> None:
    with pytest.raises(ValidationError):
        SCHEMA.validate(wrong)
