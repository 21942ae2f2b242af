"""Games of one's own are read beside the tables: no text that anybody sends is read where all others wait."""

from collections.abc import Iterator
from pathlib import Path
from threading import current_thread

import pytest
from starlette.testclient import TestClient, WebSocketTestSession

from pokernight.web import approval
from pokernight.web.app import app
from pokernight.web.draft import MOST_RULES
from pokernight.web.room import own_entry

GOOD = ("Deal five cards face down to each player.", "Showdown: the high hand wins.")
HARD = ("sevens, eights, " * 120)[:1_500]

BAD = [
    (("Dance.", *GOOD), "Rule 1, “Dance.”: "),
    (GOOD[:1], "Nobody can win the pot: there is no showdown."),
    (tuple(f"{HARD} {number}" for number in range(5)), "Rule 1, “sevens, eights"),
    (("Deal one card.",) * (MOST_RULES + 1), f"a game has at most {MOST_RULES}."),
]
"""Rules that cannot be played, and what is said of them."""


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    path = Path(tmp_path_factory.mktemp("house")) / "tables.db"
    with TestClient(app(path, processes=1), base_url="http://poker.test") as client:
        yield client


def hosted(client: TestClient) -> WebSocketTestSession:
    """The line of somebody who has opened a table."""
    answer = client.post("/tables", data={"name": "Ada"}, follow_redirects=False)
    secret = answer.headers["set-cookie"].partition(";")[0]
    return client.websocket_connect(f"{answer.headers['location']}/socket", headers={"cookie": secret})


def done(socket: WebSocketTestSession, rules: tuple[str, ...], number: int = 0) -> str:
    """Have the host change the rules; why it was refused, where it was."""
    settings = {"name": "Ours", "rules": rules}
    socket.send_json({"id": f"change {number:06}", "do": "settings", "settings": settings})
    while True:
        reply = socket.receive_json()
        if reply["type"] in ("done", "refused", "error"):
            return str(reply.get("why", ""))


@pytest.fixture
def read_here(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The threads of this process in which games are read, now and from now on."""
    threads: list[str] = []
    own_entry.cache_clear()

    def noted(rules: tuple[str, ...]) -> object:
        threads.append(current_thread().name)
        return own_entry(rules)

    monkeypatch.setattr(approval, "own_entry", noted)
    return threads


def test_a_table_is_opened_for_rules_that_were_read_beside_it(client: TestClient, read_here: list[str]) -> None:
    answer = client.post("/tables", data={"name": "Ada", "rules": "\n".join(GOOD)}, follow_redirects=False)
    assert answer.status_code == 303
    assert len(read_here) == 1
    assert "worker thread" in read_here[0]
    assert own_entry.cache_info().misses == 1, "the table itself finds them read"


def test_the_host_changes_the_rules(client: TestClient, read_here: list[str]) -> None:
    with hosted(client) as ada:
        assert done(ada, GOOD) == ""
        assert "worker thread" in read_here[0]
        assert own_entry.cache_info().misses == 1
        assert (
            done(ada, (*GOOD, "Twos are wild.\nDance."), 1)
            == "Rules come one on each line, without numbers before them."
        )


@pytest.mark.parametrize(("rules", "sentence"), BAD, ids=["unknown", "no showdown", "slow", "long"])
def test_rules_that_cannot_be_played_are_not_read_here(
    client: TestClient, read_here: list[str], rules: tuple[str, ...], sentence: str
) -> None:
    answer = client.post("/tables", data={"name": "Ada", "rules": "\n".join(rules)})
    assert answer.status_code == 400
    assert sentence in answer.text
    with hosted(client) as ada:
        assert done(ada, rules)
    assert not read_here
    assert not own_entry.cache_info().misses


def test_nobody_without_a_name_leaves_an_empty_table(client: TestClient) -> None:
    hub = client.app.app.app.state.hub  # type: ignore[attr-defined]
    before = len(hub.tables)
    assert client.post("/tables", data={"name": " "}).status_code == 400
    assert len(hub.tables) == before
