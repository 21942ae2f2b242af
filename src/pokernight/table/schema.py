"""The JSON Schema of a record, for programs that write or check records without us.

python -m pokernight.table.schema > docs/record.schema.json
"""

import json
from dataclasses import fields
from enum import Enum
from typing import Any

import msgspec

from pokernight.table.evidence import Evidence
from pokernight.table.options import Options

_TEXTS = {"type": "array", "items": {"type": "string"}}


def record_schema() -> dict[str, Any]:
    """What a record may hold, as JSON Schema says it."""
    (shuffle,), shapes = msgspec.json.schema_components([Evidence], ref_template="#/$defs/{name}")
    customs = {
        "type": "object",
        "properties": {option.name: _option(option.default) for option in fields(Options)},
        "additionalProperties": False,
    }
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "A hand of Poker Night",
        "type": "object",
        "properties": {
            "game": {"description": "A name or number of the catalogue, or a page.", "type": ["string", "integer"]},
            "seats": {"description": "How many play.", "type": "integer", "minimum": 2},
            "stacks": {"type": "array", "items": {"type": "integer", "minimum": 1}},
            "options": customs,
            "stakes": customs,
            "deck": {"description": "The cards from the top down.", "anyOf": [{"type": "string"}, _TEXTS]},
            "seed": {"type": ["integer", "string"]},
            "shuffle": shuffle,
            "answers": _TEXTS | {"description": "A seat, a verb, and what the verb needs."},
            "note": {},
        },
        "required": ["game"],
        "additionalProperties": False,
        "$defs": shapes,
    }


def _option(usual: Any) -> dict[str, Any]:
    """What a custom may be, by what it is at home."""
    if isinstance(usual, Enum):
        return {"enum": [member.value for member in type(usual)], "default": usual.value}
    if isinstance(usual, bool):
        return {"type": "boolean", "default": usual}
    return {"type": "integer", "minimum": 0, "default": usual}


if __name__ == "__main__":
    print(json.dumps(record_schema(), indent=1))
