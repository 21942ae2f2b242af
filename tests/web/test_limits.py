"""Limits: whoever asks for too much is told so in a sentence, and the others notice nothing."""

from collections.abc import Iterator
from pathlib import Path
from time import monotonic

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from pokernight.web import hub, limits, socket
from pokernight.web.app import app
from pokernight.web.limits import DOORS, Door, Limited, Patience
from pokernight.web.pages import MOST_BYTES
from pokernight.web.socket import AT_ONCE, Line, Lines

RULES = "Deal five cards face down to each player.\nShowdown: the high hand wins."


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with TestClient(app(tmp_path / "tables.db", processes=1), base_url="http://poker.test") as client:
        yield client


def opened(client: TestClient, **fields: str) -> str:
    """A table, as the path to it."""
    answer = client.post("/tables", data={"name": "Ada", "game": "five card stud", **fields}, follow_redirects=False)
    assert answer.status_code == 303, answer.text
    return str(answer.headers["location"])


def door(method: str, path: str) -> Door:
    return next(door for door in DOORS if door.leads(method, path))


def test_patience_has_an_end_and_comes_back() -> None:
    patience = Patience(rate=2.0, most=5.0)
    assert sum(patience.takes(9.0) for _ in range(100)) == 5
    assert sum(patience.takes(10.0) for _ in range(100)) == 2
    assert not patience.is_whole(12.0)
    assert patience.is_whole(12.5)


@pytest.mark.parametrize(
    ("method", "path", "fields"),
    [
        ("POST", "/tables", {"name": "Ada", "game": "no such game"}),
        ("POST", "/tables/nowhere/join", {"name": "Ada"}),
        ("POST", "/invent", {"name": "#", "rules": RULES}),
        ("POST", "/invent/hands", {"name": "#", "rules": RULES}),
        ("GET", "/invented/x", None),
    ],
)
def test_whoever_comes_too_often_is_told_to_wait(
    client: TestClient, monkeypatch: pytest.MonkeyPatch, method: str, path: str, fields: dict[str, str] | None
) -> None:
    way = door(method, path)
    monkeypatch.setattr(limits, "monotonic", lambda: 1_000.0)
    for _ in range(way.most):
        assert client.request(method, path, data=fields).status_code == 400
    answer = client.request(method, path, data=fields)
    assert answer.status_code == 429
    assert f'role="alert">{way.sentence}<' in answer.text
    assert int(answer.headers["retry-after"]) >= way.every
    assert "content-security-policy" in answer.headers
    assert client.get("/").status_code == 200, "other doors stay open"
    monkeypatch.setattr(limits, "monotonic", lambda: 1_000.0 + way.every)
    assert client.request(method, path, data=fields).status_code == 400


def test_each_address_has_a_patience_of_its_own(tmp_path: Path) -> None:
    house = app(tmp_path / "tables.db", processes=1)
    with TestClient(house, base_url="http://poker.test") as one:
        two = TestClient(house, base_url="http://poker.test", client=("10.0.0.2", 5))
        while one.post("/tables", data={"game": "no such game"}).status_code == 400:
            pass
        assert two.post("/tables", data={"game": "no such game"}).status_code == 400


def test_addresses_are_not_kept_in_mind_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_ADDRESSES", 10)
    guard = Limited(lambda *_: pytest.fail("nobody comes in"))
    for number in range(100):
        guard._patience(DOORS[0], f"10.0.0.{number}").takes(monotonic())
        assert len(guard.patience) <= 10


def test_an_address_holds_so_many_lines_and_no_more(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "MOST_SOCKETS", 2)
    path = f"{opened(client)}/socket"
    with client.websocket_connect(path), client.websocket_connect(path), client.websocket_connect(path) as third:
        assert third.receive_json()["why"] == "Too many windows are open at this address."
        with pytest.raises(WebSocketDisconnect) as closed:
            third.receive_json()
        assert closed.value.code == socket.TOO_MUCH
    with client.websocket_connect(path) as later:
        assert later.receive_json()["type"] != "error"


def test_whoever_sends_too_much_at_once_is_cut_off(client: TestClient) -> None:
    with client.websocket_connect(f"{opened(client)}/socket") as line:
        for _ in range(int(AT_ONCE) + 20):
            line.send_text("nonsense")
        with pytest.raises(WebSocketDisconnect) as closed:
            while line.receive_json():
                pass
        assert closed.value.code == socket.TOO_MUCH


def test_what_is_too_big_for_a_form_is_refused(client: TestClient) -> None:
    for path in ("/tables", f"{opened(client)}/join", "/invent"):
        answer = client.post(path, content=b"name=" + b"x" * MOST_BYTES)
        assert answer.status_code == 400
        assert "That is too much for one form." in answer.text


def test_one_address_does_not_fill_the_house(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hub, "MOST_FROM_ONE", 2)
    for _ in range(2):
        opened(client)
    answer = client.post("/tables", data={"name": "Ada", "game": "five card stud"})
    assert answer.status_code == 429
    assert "As many tables as one address may have" in answer.text


def test_what_waits_for_all_browsers_together_has_a_bound(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "MOST_WAITING", 100)
    monkeypatch.setattr(socket, "MOST_WAITING_IN_ALL", 250)
    lines = Lines()
    slow = [Line(lines) for _ in range(5)]
    lines.open.update(slow)
    for _ in range(30):
        for line in slow:
            line.put(b"x" * 10)
            assert sum(one.waiting for one in slow) <= 250
            assert max(one.waiting for one in slow) <= 110
    lines.open.clear()
    for line in slow:
        line.let_go()
    assert lines.waiting == 0
