"""The audit log: every hand that is over, each tied by a hash to the one before it, so that a changed line shows."""

from __future__ import annotations

import hashlib
import json
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

import msgspec

from pokernight.catalogue.problem import Mistake
from pokernight.web.store import NotedHand

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from pokernight.web.room import Past


class Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A line of the log: a hand, the hash of the hand before it at the same table, and the hash of both."""

    hand: dict[str, Any]
    before: str
    hash: str

    @property
    def is_true(self) -> bool:
        """Whether the hash is that of what the line says."""
        return self.hash == _hash(self.hand, self.before)


def noted(table: str, past: Past, before: str) -> NotedHand:
    """A hand that has just ended, as the log keeps it."""
    hand: dict[str, Any] = {
        "table": table,
        "hand": past.number,
        "ended": datetime.now(UTC).isoformat(timespec="seconds"),
        "game": past.game,
        "rules": past.rules,
        "players": past.names,
        "gains": past.gains,
        "won": past.won,
        "record": json.loads(past.record.write()),
    }
    line = Line(hand, before, _hash(hand, before))
    return NotedHand(past.number, line.hash, msgspec.json.encode(line))


def _hash(hand: dict[str, Any], before: str) -> str:
    said = json.dumps(hand, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(f"{before}{said}".encode()).hexdigest()


def checked(lines: Iterable[bytes]) -> Iterator[Line]:
    """The lines of a log, each as soon as it is found to be as it was written; the first that is not is named."""
    heads: dict[str, tuple[int, str]] = {}
    for number, text in enumerate(lines, 1):
        try:
            line = msgspec.json.decode(text, type=Line)
            table, hand = str(line.hand["table"]), int(line.hand["hand"])
        except (msgspec.MsgspecError, UnicodeError, RecursionError, KeyError, TypeError, ValueError) as error:
            raise Mistake(f"Line {number} is no line of an audit log.") from error
        last, before = heads.get(table, (0, ""))
        if not line.is_true:
            raise Mistake(f"Line {number} was changed: hand {hand} of table {table} is not what was played.")
        if line.before != before or hand <= last:
            raise Mistake(f"Before line {number} something is missing or was moved: hand {hand} of table {table}.")
        heads[table] = hand, line.hash
        yield line
