"""The audit log: every hand that a server deals is in it, and whatever is changed in it shows."""

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from pokernight.catalogue.problem import Mistake
from pokernight.web.audit import checked
from web.house import command, opened, served, window


class Played(NamedTuple):
    """What is left of some hands: the file, the log, and the hashes that players were shown, by their tables."""

    data: Path
    log: list[str]
    shown: dict[str, list[str]]


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Played]:
    """Two tables with three hands each; the server was killed in between."""
    with served(tmp_path_factory.mktemp("house")) as server:
        seats = [opened(server) for _ in range(2)]
        shown: dict[str, list[str]] = {}
        for hands in (2, 1):
            for seat in seats:
                with window(server, *seat) as ada:
                    for _ in range(hands):
                        ada.play()
                    last = range(1, ada.state["hand"]["number"] + 1)
                    shown[seat[0].rpartition("/")[2]] = [ada.look(number)["record"]["audit"] for number in last]
            server.kill()
            server.start()
        told = command("audit", "--data", str(server.data))
        assert (told.returncode, told.stderr) == (0, "")
        yield Played(server.data, told.stdout.splitlines(), shown)


def written(lines: list[str], tmp_path: Path) -> str:
    """The name of a file with these lines."""
    file = tmp_path / "hands.jsonl"
    file.write_text("\n".join(lines))
    return str(file)


def test_every_hand_is_in_the_log_as_players_were_shown(played: Played, tmp_path: Path) -> None:
    lines = [json.loads(line) for line in played.log]
    for table, hashes in played.shown.items():
        assert [line["hash"] for line in lines if line["hand"]["table"] == table] == hashes
        assert len(set(hashes)) == 3
        one = command("audit", "--table", table, "--data", str(played.data), "--json")
        assert [line["hash"] for line in json.loads(one.stdout)] == hashes
    found = command("audit", written(played.log, tmp_path), "--json")
    assert json.loads(found.stdout) == {"hands": 6, "last": {table: told[-1] for table, told in played.shown.items()}}


def test_a_hand_of_the_log_can_be_played_again(played: Played, tmp_path: Path) -> None:
    for line in map(json.loads, played.log[::3]):
        record = tmp_path / "record.json"
        record.write_text(json.dumps(line["hand"]["record"]))
        told = json.loads(command("replay", str(record), "--json").stdout)
        assert (told["ended"], told["net"]) == (True, line["hand"]["gains"])


def changes(value: Any) -> Iterator[Any]:
    """Every way to change one thing in some data."""
    match value:
        case dict():
            for name, inner in value.items():
                yield from ({**value, name: other} for other in changes(inner))
                yield {other: value[other] for other in value if other != name}
        case list():
            for at, inner in enumerate(value):
                yield from ([*value[:at], other, *value[at + 1 :]] for other in changes(inner))
                yield [*value[:at], *value[at + 1 :]]
        case str():
            yield f"{value}0"
        case _:
            yield value + 1


def test_whatever_is_changed_shows(played: Played) -> None:
    count = 0
    for at, line in enumerate(played.log):
        for other in changes(json.loads(line)):
            lines = [*played.log[:at], json.dumps(other), *played.log[at + 1 :]]
            with pytest.raises(Mistake, match=f"ine {at + 1} |ine {at + 2} "):
                list(checked(line.encode() for line in lines))
            count += 1
    assert count > 300


@pytest.mark.parametrize(
    "order", [(1, 2, 3, 4, 5), (0, 2, 3, 4, 5), (0, 2, 1, 3, 4, 5), (0, 0, 1, 2, 3, 4, 5)], ids=str
)
def test_whatever_is_left_out_moved_or_repeated_shows(played: Played, order: tuple[int, ...], tmp_path: Path) -> None:
    told = command("audit", written([played.log[at] for at in order], tmp_path))
    assert told.returncode == 2
    assert "something is missing or was moved" in told.stderr


def test_a_line_that_was_changed_on_disk_shows(played: Played, tmp_path: Path) -> None:
    copy = tmp_path / "tables.db"
    assert command("backup", str(copy), "--data", str(played.data)).returncode == 0
    with closing(sqlite3.connect(copy)) as base, base:
        base.execute("UPDATE hands SET line = CAST(REPLACE(line, 'Ada', 'Eve') AS BLOB) WHERE number = 2")
    told = command("audit", "--data", str(copy))
    assert told.returncode == 2
    assert "Line 2 was changed: hand 2 of table " in told.stderr


@pytest.mark.parametrize("text", ["hello", "[]", "{}", '{"hand": {}, "before": "", "hash": ""}', "\x00"], ids=repr)
def test_what_is_no_log_is_a_sentence(text: str, tmp_path: Path) -> None:
    told = command("audit", written([text], tmp_path))
    assert told.returncode == 2
    assert "Line 1 is no line of an audit log." in told.stderr
    assert "Traceback" not in told.stderr
