"""What a seat sees in writing, word for word: two seats that see the same have the same text, and no others have.

>>> from pokernight.table.places import Lie, hand
>>> from pokernight.table import events as ev
>>> written(ev.Moved((50, ev.HIDDEN), hand(1), hand(2), Lie.DOWN, picked=True))
'Moved cards=Ah,? source=hand.1 to=hand.2 lie=down picked'
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from typing import Any

from pokernight.table.choices import card_text
from pokernight.table.places import Place

OF_CARDS = frozenset({"card", "cards", "deck", "beside", "loose"})
"""The names under which numbers stand for cards."""


def written(value: Any) -> str:
    """Anything that lies or happens at a table; what is nothing, false or empty is left out."""
    match value:
        case str():
            return value
        case Enum():
            return value.name.lower()
        case Place(zone, seat, pile):
            return ".".join([written(zone), *(str(number) for number in (seat, pile) if number)])
        case Mapping():
            return f"({','.join(sorted(f'{written(key)}:{written(part)}' for key, part in value.items()))})"
        case frozenset():
            return f"({','.join(sorted(map(written, value)))})"
    if is_dataclass(value):
        return " ".join([type(value).__name__, *_slots(value, (slot.name for slot in fields(value)))])
    if hasattr(value, "_fields"):
        return f"({' '.join(_slots(value, value._fields))})"
    if isinstance(value, Collection):
        return f"({','.join(map(written, value))})"
    return str(value)


def _slots(value: Any, names: Iterable[str]) -> Iterator[str]:
    for name in names:
        slot = getattr(value, name)
        if slot is True:
            yield name
        elif name in OF_CARDS:
            cards = slot if isinstance(slot, Collection) else (slot,)
            yield f"{name}={','.join(map(card_text, cards))}"
        elif slot or isinstance(slot, Enum):
            yield f"{name}={written(slot)}"
