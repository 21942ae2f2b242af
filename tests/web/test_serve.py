"""`pokernight serve`, as a process of its own."""

import json
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from http.client import HTTPConnection, HTTPResponse
from pathlib import Path
from typing import NamedTuple
from urllib.parse import urlencode, urlsplit

import pytest
from click.testing import CliRunner, Result
from websockets.sync.client import connect
from websockets.typing import Origin

from pokernight.cli import house
from pokernight.commands.serve import welcome
from pokernight.web import door


class Served(NamedTuple):
    """A server: its process, and where it says that it is."""

    process: subprocess.Popen[str]
    told: str

    @property
    def port(self) -> int:
        return urlsplit(self.told.split()[-1]).port or 0

    def ask(self, method: str, path: str, body: dict[str, str] | None = None, **headers: str) -> HTTPResponse:
        line = HTTPConnection("127.0.0.1", self.port, timeout=60)
        kind = {"content-type": "application/x-www-form-urlencoded"} if body else {}
        names = {name.replace("_", "-"): value for name, value in headers.items()}
        line.request(method, path, urlencode(body) if body else None, {**kind, **names})
        answer = line.getresponse()
        answer.read()
        line.close()
        return answer


@contextmanager
def served(folder: Path, *words: str) -> Iterator[Served]:
    """A server in a group of processes of its own, like one that was started in a terminal."""
    start = [sys.executable, "-m", "pokernight", "serve", "--data", str(folder / "tables.db"), "--bots", "1", *words]
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    with subprocess.Popen(start, text=True, start_new_session=True, **pipes) as process:  # type: ignore[call-overload]
        try:
            yield Served(process, process.stdout.readline())
        finally:
            process.terminate()


def refused(*words: str) -> Result:
    result = CliRunner().invoke(house, ["serve", *words])
    assert result.exit_code == 2
    return result


@pytest.fixture
def taken() -> Iterator[int]:
    """A door at which somebody else listens."""
    with socket.create_server(("127.0.0.1", 0)) as other:
        yield int(other.getsockname()[1])


def test_the_server_says_where_it_is_and_goes_with_good_manners(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        assert server.told.startswith("Poker Night is at http://localhost:")
        opened = server.ask("POST", "/tables", {"name": "Ada", "bots": "2", "kind": "steady", "game": "anaconda"})
        assert opened.status == 303
        path, cookie = opened.getheader("location"), (opened.getheader("set-cookie") or "").partition(";")[0]
        assert "Secure" not in (opened.getheader("set-cookie") or "")
        with connect(f"ws://127.0.0.1:{server.port}{path}/socket", additional_headers={"cookie": cookie}) as line:
            line.send(json.dumps({"id": "first hand", "do": "deal"}))
            while json.loads(line.recv())["type"] != "done":
                pass
            assert server.ask("POST", "/invent", {"name": "Ours", "rules": "Deal five cards."}).status == 200
            os.killpg(server.process.pid, signal.SIGINT)
            _, complaints = server.process.communicate(timeout=60)
    assert (server.process.returncode, complaints) == (0, "")


def test_a_guest_is_told_all_that_is_needed() -> None:
    first, second, third, _ = welcome("http://localhost:8000", "", Path("tables.db"))
    assert first == "Poker Night is at http://localhost:8000"
    assert second.startswith("Only this computer reaches it")
    assert third == "Tables are kept in tables.db"
    assert "Friends in the same network find it at http://10.0.0.7:8000" in welcome("", "http://10.0.0.7:8000", Path())


def test_nobody_else_serves_the_same_tables(tmp_path: Path) -> None:
    with served(tmp_path, "--json") as server:
        address = json.loads("{" + server.process.stdout.readline() + "}")["address"]  # type: ignore[union-attr]
        data = str(tmp_path / "tables.db")
        assert f"These tables are being served already, at {address}." in refused("--data", data).output
        os.killpg(server.process.pid, signal.SIGKILL)  # its workers too, which may be busy for a while
        server.process.wait(timeout=60)
    with served(tmp_path) as again:
        assert again.told.startswith("Poker Night")


def test_a_proxy_is_believed_only_where_it_is_named(tmp_path: Path) -> None:
    said = {"host": "poker.example", "origin": "https://poker.example", "x_forwarded_proto": "https"}
    for words, secure in (((), False), (("--proxy", "127.0.0.1"), True)):
        with served(tmp_path, "--name", "poker.example", *words) as server:
            opened = server.ask("POST", "/tables", {"name": "Ada"}, x_forwarded_for="203.0.113.7", **said)
            cookie = opened.getheader("set-cookie") or ""
            assert opened.status == 303
            assert all(
                word in cookie for word in ("HttpOnly", "SameSite=strict", f"Path={opened.getheader('location')}")
            )
            assert ("Secure" in cookie) == secure
            wire = socket.create_connection(("127.0.0.1", server.port))
            path = f"ws://poker.example{opened.getheader('location')}/socket"
            with connect(path, sock=wire, origin=Origin("https://poker.example")) as line:
                assert json.loads(line.recv())["type"] != "error"
            elsewhere = {**said, "origin": "https://evil.example"}
            assert server.ask("POST", "/tables", {"name": "Eve"}, **elsewhere).status == 403


def test_a_door_that_is_taken_is_refused_in_a_sentence(taken: int, tmp_path: Path) -> None:
    result = refused("--port", str(taken), "--data", str(tmp_path / "tables.db"))
    assert f"Somebody listens at 127.0.0.1:{taken} already; choose another with --port." in result.output


def test_where_nothing_is_said_the_next_door_is_taken(taken: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(door, "USUAL_PORT", taken)
    monkeypatch.setattr(door, "GRACE", 0.0)
    with door.open_door("127.0.0.1", None) as found:
        assert taken < found.getsockname()[1] < taken + door.NEXT_PORTS


def test_an_address_that_is_not_ours_is_refused_in_a_sentence(tmp_path: Path) -> None:
    result = refused("--host", "192.0.2.1", "--data", str(tmp_path / "tables.db"))
    assert "Nobody can listen at 192.0.2.1:8000: " in result.output


def test_friends_are_told_an_address_where_they_can_come_in() -> None:
    assert door.address_in_network("127.0.0.1", 8000) == ""
    assert door.address_in_network("10.0.0.7", 8000) == "http://10.0.0.7:8000"
    near = door.address_in_network("0.0.0.0", 8000)
    assert near == "" or "localhost" not in near
