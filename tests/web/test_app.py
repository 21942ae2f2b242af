"""The server: seats are held by secrets, everybody is sent only what they may know, and repeats count once."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient, WebSocketTestSession

from pokernight.catalogue.shelf import shipped
from pokernight.web import tables
from pokernight.web.app import app


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with TestClient(app(tmp_path / "tables.db", processes=1), base_url="http://poker.test") as client:
        yield client


def opened(client: TestClient, **settings: str) -> str:
    """A table with Ada, who opened it."""
    form = {"name": "Ada", "game": "five card stud", "seconds": "30", **settings}
    answer = client.post("/tables", data=form, follow_redirects=False)
    assert answer.status_code == 303, answer.text
    return str(answer.headers["location"]).rpartition("/")[2]


def taken(client: TestClient) -> dict[str, str]:
    """The secret that a browser was given, as the header in which it is sent; the client forgets it."""
    cookies = "; ".join(f"{name}={secret}" for name, secret in client.cookies.items())
    client.cookies.clear()
    return {"cookie": cookies}


def state(socket: WebSocketTestSession) -> dict[str, Any]:
    """The next state that a browser is sent."""
    while True:
        message: dict[str, Any] = socket.receive_json()
        if message["type"] == "state":
            return message


def done(socket: WebSocketTestSession, **message: object) -> dict[str, Any]:
    """Ask for something, and wait for what becomes of it."""
    socket.send_json(message)
    while True:
        reply: dict[str, Any] = socket.receive_json()
        if reply["type"] in ("done", "refused"):
            return reply


def test_two_people_play_a_hand(client: TestClient) -> None:
    table = opened(client)
    ada = taken(client)
    client.post(f"/tables/{table}/join", data={"name": "Bob"}, follow_redirects=False)
    bob = taken(client)
    path = f"/tables/{table}/socket"
    with (
        client.websocket_connect(path, headers=ada) as one,
        client.websocket_connect(path, headers=bob) as two,
        client.websocket_connect(path) as onlooker,
    ):
        sockets = {"p1": one, "p2": two}
        assert [state(socket)["you"] for socket in (one, two, onlooker)] == ["p1", "p2", ""]
        assert done(one, id="deal-0001", do="deal")["type"] == "done"
        for count in range(60):
            seen = {person: state_after(socket, count) for person, socket in sockets.items()}
            hand = seen["p1"]["hand"]
            if hand["ended"]:
                break
            asked = next(person for person, sight in seen.items() if sight["question"])
            question = seen[asked]["question"]
            verb = "call" if question["choice"]["bets"]["call"] else "check"
            reply = done(
                sockets[asked], id=f"answer-{count:04}", do="answer", hand=1, question=question["id"], answer=verb
            )
            assert reply["type"] == "done"
        assert hand["ended"]
        assert hand["won"]


def state_after(socket: WebSocketTestSession, count: int) -> dict[str, Any]:
    """Where a browser stands: it asks for something harmless, and takes the last state before the reply."""
    socket.send_json({"id": f"look-{count:06}", "do": "back"})
    last: dict[str, Any] = {}
    while True:
        message: dict[str, Any] = socket.receive_json()
        if message["type"] == "state":
            last = message
        if message["type"] == "done" and message["id"] == f"look-{count:06}":
            return last


def test_a_repeat_counts_once_and_a_late_answer_not_at_all(client: TestClient) -> None:
    table = opened(client)
    with client.websocket_connect(f"/tables/{table}/socket", headers=taken(client)) as ada:
        assert done(ada, id="add-bot-1", do="add bot", kind="caller")["type"] == "done"
        assert done(ada, id="add-bot-1", do="add bot", kind="caller")["type"] == "done"
        assert len(state_after(ada, 1)["people"]) == 2
        late = {"id": "too-late-1", "do": "answer", "hand": 9, "question": "9.1.0", "answer": "check"}
        assert done(ada, **late)["why"] == "That question is not open any more."


def test_strangers_sit_nowhere_and_cannot_act(client: TestClient) -> None:
    table = opened(client)
    client.cookies.clear()
    with client.websocket_connect(f"/tables/{table}/socket", headers={"cookie": f"seat-{table}=guess"}) as socket:
        assert state(socket)["you"] == ""
        assert done(socket, id="deal-0001", do="deal")["type"] == "refused"
        assert done(socket, id="bots-0001", do="add bot", kind="caller")["why"] == "Only the host can do that."
        socket.send_text("{" * 1000)
        assert socket.receive_json()["type"] == "error"


def test_pages_from_elsewhere_are_sent_away(client: TestClient) -> None:
    table = opened(client)
    elsewhere = {"origin": "http://evil.test"}
    assert client.post("/tables", data={"name": "Eve"}, headers=elsewhere).status_code == 403
    assert client.post("/tables", data={"name": "Eve"}, headers={"origin": "null"}).status_code == 403
    with client.websocket_connect(f"/tables/{table}/socket", headers=elsewhere) as socket:
        assert "does not belong" in socket.receive_json()["why"]


def test_bad_forms_are_refused_in_a_sentence(client: TestClient) -> None:
    bad = [{"seats": "99"}, {"game": "no such"}, {"ante": "-1"}, {"rules": "Dance."}, {"bots": "x"}, {"name": ""},
           {"name": "A" * 99}]  # fmt: skip
    for wrong in bad:
        answer = client.post("/tables", data={"name": "Ada"} | wrong)
        assert answer.status_code == 400, wrong
        assert 'role="alert"' in answer.text, wrong


def test_pages_say_what_a_browser_may_load_and_show_names_as_text(client: TestClient) -> None:
    table = opened(client, table="<script>alert(1)</script>")
    page = client.get(f"/tables/{table}")
    assert page.status_code == 200
    assert "<script>alert" not in page.text
    assert "&lt;script&gt;" in page.text
    assert page.headers["content-security-policy"].startswith("default-src 'self'")
    assert client.get("/").status_code == 200
    assert len(client.get("/games.json").json()) == len(shipped())
    nowhere = client.get("/tables/nowhere")
    assert nowhere.status_code == 400
    assert "There is no such table." in nowhere.text


def test_whoever_cannot_sit_down_is_told_why_and_led_back(client: TestClient) -> None:
    table = opened(client)
    answer = client.post(f"/tables/{table}/join", data={"name": "ada"})
    assert answer.status_code == 400
    assert "Somebody called Ada sits at this table already." in answer.text
    assert f'<a href="/tables/{table}">Back</a>' in answer.text


def test_a_table_goes_on_after_a_restart(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    with TestClient(app(path, processes=1), base_url="http://poker.test") as client:
        table = opened(client)
        secret = taken(client)
        with client.websocket_connect(f"/tables/{table}/socket", headers=secret) as ada:
            done(ada, id="add-bot-1", do="add bot", kind="caller")
            done(ada, id="deal-0001", do="deal")
            before = state_after(ada, 1)
    with (
        TestClient(app(path, processes=1), base_url="http://poker.test") as client,
        client.websocket_connect(f"/tables/{table}/socket", headers=secret) as ada,
    ):
        after = state(ada)
        assert after["you"] == "p1"
        assert after["hand"]["seats"][1]["hands"] == before["hand"]["seats"][1]["hands"]
        assert done(ada, id="deal-0001", do="deal")["type"] == "done"


def test_an_invitation_can_be_opened_by_friends(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    path = client.post("/tables", data={"name": "Ada"}, follow_redirects=False).headers["location"]
    here = {"host": "127.0.0.1:8000"}
    monkeypatch.setattr(tables, "lan_address", lambda: "192.168.1.7")
    for answered in (True, False):

        async def answers(host: str, port: int, answered: bool = answered) -> bool:
            assert (host, port) == ("192.168.1.7", 8000)
            return answered

        monkeypatch.setattr(tables, "answers", answers)
        host = "192.168.1.7" if answered else "127.0.0.1"
        told = client.get(f"{path}/invite.json", headers=here).json()
        assert told == {"link": f"http://{host}:8000{path}", "only_here": not answered}
    assert client.get(f"{path}/invite.json").json() == {"link": f"{client.base_url}{path}", "only_here": False}
    assert b"<svg" in client.get(f"{path}/invite.svg").content
