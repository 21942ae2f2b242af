"""A house under attack, as a process of its own: the others play on, and notice nothing."""

import json
import socket
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from http.client import HTTPConnection, HTTPResponse
from pathlib import Path
from time import sleep
from urllib.parse import urlencode

import pytest
from prometheus_client.parser import text_string_to_metric_families
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from pokernight.web import wire
from pokernight.web.door import ON_THE_WAY
from pokernight.web.headers import HEADERS
from pokernight.web.hub import MOST_TABLES
from pokernight.web.room import ENDLESS
from pokernight.web.socket import LAST_WORDS, MOST_WAITING, NOT_HERE, SENT_OFF
from pokernight.web.wire import LINGER_SECONDS
from web.house import NUMBERS, PATIENCE, Frame, Server

TOKEN = "a secret of the host"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A house that all attacks are tried on, one after the other."""
    server = Server(tmp_path_factory.mktemp("attacked"))
    server.start("--name", "poker.example", "--token", TOKEN)
    yield server
    server.kill()


def ask(
    server: Server, method: str, path: str, form: dict[str, object] | None = None, source: str = "", **headers: str
) -> HTTPResponse:
    """Send a request from some address of this machine; the answer, read."""
    line = HTTPConnection("127.0.0.1", server.port, timeout=60, source_address=(source, 0) if source else None)
    kind = {"content-type": "application/x-www-form-urlencoded"} if form else {}
    names = {name.replace("_", "-"): value for name, value in headers.items()}
    line.request(method, path, urlencode(form) if form else None, {**kind, **names})
    answer = line.getresponse()
    answer.read()
    line.close()
    return answer


class Window:
    """A browser's window at a table."""

    def __init__(self, line: ClientConnection) -> None:
        self.line = line
        self.state: Frame = {}
        """The last one that came."""
        self.errors: list[str] = []
        """What was said to everybody."""

    def hear(self, kind: str, **fields: object) -> Frame:
        """The next frame of a kind."""
        while True:
            frame = self._next()
            if frame["type"] == kind and all(frame.get(name) == value for name, value in fields.items()):
                return frame

    def _next(self) -> Frame:
        frame: Frame = json.loads(self.line.recv(PATIENCE))
        if frame["type"] == "state":
            self.state = frame
        elif frame["type"] == "error":
            self.errors.append(frame["why"])
        return frame

    def ask(self, do: str, **fields: object) -> Frame:
        """Ask for something; what became of it."""
        name = f"message {next(NUMBERS):06}"
        self.line.send(json.dumps({"id": name, "do": do, **fields}))
        while True:
            frame = self._next()
            if frame.get("id") == name:
                return frame

    def is_closed(self) -> int:
        """The code with which the server hangs up, whatever it says before."""
        with pytest.raises(ConnectionClosed) as closed:
            while True:
                self.line.recv(PATIENCE)
        return closed.value.rcvd.code if closed.value.rcvd else 1006


@contextmanager
def window(server: Server, path: str, cookie: str = "", source: str = "") -> Iterator[Window]:
    """A window that is open for a while."""
    with connect(
        f"ws://127.0.0.1:{server.port}{path}/socket",
        additional_headers={"cookie": cookie} if cookie else None,
        source_address=(source, 0) if source else None,
    ) as line:
        yield Window(line)


def opened(server: Server, **form: object) -> tuple[str, str]:
    """A table, and the cookie of its host."""
    return server.post("/tables", **{"name": "Ada", "game": "five card stud", "pause": 600, "pace": "instant", **form})


# Requests


def test_half_sent_requests_shut_nobody_out(server: Server) -> None:
    with ExitStack() as wires:
        half = [
            wires.enter_context(socket.create_connection(("127.0.0.1", server.port), source_address=("127.0.0.9", 0)))
            for _ in range(1_025)
        ]
        for one in half:
            try:
                one.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ")
            except ConnectionError:
                continue
        late = wires.enter_context(socket.create_connection(("127.0.0.1", server.port)))
        late.sendall(b"POST /tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\nname=")
        assert ask(server, "GET", "/").status == 200
        assert ask(server, "GET", "/", source="127.0.0.7").status == 200
        assert sum(not _is_cut(one) for one in half) <= wire.MOST_FROM_ONE
        for one in half[:5]:
            one.settimeout(wire.HEAD_SECONDS + PATIENCE)
            assert _is_cut(one), "a head that never ends is waited for no longer"
        late.settimeout(wire.BODY_SECONDS + PATIENCE)
        assert late.recv(1) == b"", "nor is a body"
    assert ask(server, "GET", "/", source="127.0.0.9").status == 200


def _is_cut(one: socket.socket) -> bool:
    """Whether the other side has hung up."""
    if one.gettimeout() is None:
        one.setblocking(False)
    try:
        return one.recv(1) == b""
    except BlockingIOError:
        return False
    except ConnectionError:
        return True


@pytest.mark.parametrize(
    ("head", "status"),
    [
        (b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n", 200),
        (b"GET /nowhere HTTP/1.1\r\nHost: localhost\r\n\r\n", 404),
        (b"PUT /tables HTTP/1.1\r\nHost: localhost\r\n\r\n", 405),
        (b"POST /tables HTTP/1.1\r\nHost: localhost\r\nOrigin: http://evil.example\r\nContent-Length: 0\r\n\r\n", 403),
        (b"GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n", 400),
        (b"GET / HTTP/1.1\r\n\r\n", 400),
        (b"nonsense\r\n\r\n", 400),
        (b"GET /tables/x/socket HTTP/1.1\r\nHost: localhost\r\nConnection: upgrade\r\nUpgrade: websocket\r\n\r\n", 400),
        (
            b"GET /nowhere HTTP/1.1\r\nHost: localhost\r\nConnection: upgrade\r\nUpgrade: websocket\r\n"
            b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n",
            403,
        ),
        (
            b"GET /tables/x/socket HTTP/1.1\r\nHost: evil.example\r\nConnection: upgrade\r\nUpgrade: websocket\r\n"
            b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n",
            400,
        ),
    ],
)
def test_every_answer_says_what_a_browser_may_do(server: Server, head: bytes, status: int) -> None:
    with socket.create_connection(("127.0.0.1", server.port), timeout=60) as line:
        line.sendall(head)
        answer = b""
        while b"\r\n\r\n" not in answer:
            answer += line.recv(65_536)
    first, *headers = answer.partition(b"\r\n\r\n")[0].split(b"\r\n")
    assert int(first.split()[1]) == status
    said = dict(header.lower().split(b": ", 1) for header in headers)
    assert {name: said.get(name) for name, _ in HEADERS} == {name: value.lower() for name, value in HEADERS}


@pytest.mark.parametrize(
    ("host", "status"),
    [
        ("localhost", 200), ("localhost:1", 200), ("127.0.0.1", 200), ("10.0.0.7:8000", 200), ("[fe80::1]:8000", 200),
        (socket.gethostname(), 200), (f"{socket.gethostname()}.local", 200), ("poker.example", 200),
        ("evil.example", 400), ("localhost.evil.example", 400), ("127.0.0.1.evil.example", 400), ("", 400),
    ],
)  # fmt: skip
def test_the_house_answers_to_its_own_names(server: Server, host: str, status: int) -> None:
    assert ask(server, "GET", "/", host=host).status == status


# Lines


def test_whoever_goes_leaves_no_traceback(server: Server) -> None:
    path, cookie = opened(server, bots=1)
    key = f"Cookie: {cookie}\r\nUpgrade: websocket\r\nConnection: upgrade\r\nSec-WebSocket-Version: 13\r\n"
    shake = f"GET {path}/socket HTTP/1.1\r\nHost: localhost\r\n{key}Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    post = "POST /tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 90\r\n\r\nname=Ada&"
    ping = b"\x89\x80\0\0\0\0"
    parts = (
        shake.encode(), shake.encode() + ping, shake.encode() + b"\x81\xff", shake.encode() + b"\xff" * 50,
        shake.replace(path, "/tables/nowhere").encode(), post.encode(), post.encode()[:30],
        b"GET /games HTTP/1.1\r\nHost: localhost\r\n\r\n",
        b"\x16\x03\x01\x02\0\x01\0\x01\xfc\x03\x03", b"\r\n" * 10, b"",
    )  # fmt: skip
    for number in range(300):
        with socket.create_connection(("127.0.0.1", server.port)) as line:
            if number % 2:  # hang up without a word
                line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\1\0\0\0\0\0\0\0")
            line.sendall(parts[number % len(parts)])
            if number % 3 == 0:
                sleep(0.01)
    with window(server, path, cookie) as one:
        one.hear("state")
        one.line.socket.close()
    assert ask(server, "GET", "/").status == 200
    said = server.complaints
    assert "Traceback" not in said
    assert all(len(line) < 200 for line in said.splitlines())


def test_whoever_is_removed_or_may_not_look_on_hears_nothing_more(server: Server) -> None:
    path, ada = opened(server)
    _, bob = server.post(f"{path}/join", name="Bob")
    with window(server, path, ada) as host, window(server, path, bob) as guest, window(server, path) as onlooker:
        settings = host.hear("state")["table"]["settings"]
        person = guest.hear("state")["you"]
        assert host.ask("remove", person=person)["type"] == "done"
        assert guest.is_closed() == SENT_OFF
        onlooker.hear("state")
        assert host.ask("settings", settings={**settings, "spectators": "no"})["type"] == "done"
        assert onlooker.is_closed() == SENT_OFF
    with window(server, path, bob) as guest:
        assert guest.is_closed() == NOT_HERE
    with window(server, path, ada) as host:
        assert host.ask("stand")["type"] == "done"
        assert host.is_closed() == SENT_OFF


def test_onlookers_that_never_read_are_cut_off(server: Server) -> None:
    path, ada = opened(server, seats=14)
    cookies = [ada, *(server.post(f"{path}/join", name=letter * 20)[1] for letter in "BCDEFGH")]
    shake = (
        f"GET {path}/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: upgrade\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    ).encode()
    with ExitStack() as wires:
        people = [wires.enter_context(window(server, path, cookie)) for cookie in cookies]
        assert people[0].ask("deal")["type"] == "done"
        deaf = [wires.enter_context(socket.socket()) for _ in range(8)]
        for one in deaf:
            one.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
            one.connect(("127.0.0.1", server.port))
            one.sendall(shake)
        sent = 0
        for turn in range(48):
            for person in people:
                assert person.ask("back" if turn % 2 else "away")["type"] == "done"
                sent += len(json.dumps(person.state))
        assert sent > 2 * (MOST_WAITING + ON_THE_WAY), "the test sends too little to see anything"
        sleep(LAST_WORDS + LINGER_SECONDS + 1)  # nobody reads why the line is cut either
        for one in deaf:
            one.settimeout(PATIENCE)
            assert _taken(one) < MOST_WAITING + 4 * ON_THE_WAY, "no line holds more than it may"


def _taken(one: socket.socket) -> int:
    """How many bytes come before the line ends."""
    taken = 0
    try:
        while more := one.recv(65_536):
            taken += len(more)
    except ConnectionError:
        pass
    return taken


# Talk


def test_talk_changes_no_bots_play_and_is_not_kept(server: Server) -> None:
    path, ada = opened(server, bots=1, kind="caller", game="five card stud", seconds=600)
    with window(server, path, ada) as host:
        size = journal_size(server)
        said = [host.ask("say", words="blah " * 99)["type"] for _ in range(30)]
        assert said[:5] == ["done"] * 5
        assert "refused" in said, "nobody talks without end"
        assert host.ask("deal")["type"] == "done"
        assert journal_size(server) - size < 5_000, "a deal, and no talk"


def journal_size(server: Server) -> int:
    return sum(len(json.dumps(deed)) for deed in server.journal())


# Names


@pytest.fixture(scope="module")
def with_ada(server: Server) -> str:
    """A table at which somebody called Ada sits."""
    return opened(server)[0]


@pytest.mark.parametrize(
    "name",
    [
        "You", "yOU", "Y o u", "Y0u", "Уou", "ΥΟU", "Ｙou", "Yo\u0308u", "seat 2", "Seat2", "Sеat 12", "ЅЕАТ 3",
        "Ada", "ADA", "Аdа", "A\u0300d\u0430", "A\u0336da", "𝒜da", "A d a", "Ɑda", "\u0300\u0301", "\u3164",
    ],
)  # fmt: skip
def test_nobody_sits_down_under_the_name_of_another(server: Server, with_ada: str, name: str) -> None:
    assert ask(server, "POST", f"{with_ada}/join", {"name": name}).status == 400


def test_names_of_all_the_world_are_welcome(server: Server) -> None:
    path, _ = opened(server, seats=8)
    for name in ("Зоя", "Jürgen", "美咲", "محمد", "Ødegård", "Bob 2", "Li"):
        assert ask(server, "POST", f"{path}/join", {"name": name}).status == 303, name


# Tables


def test_a_flood_of_tables_keeps_no_newcomer_out(tmp_path: Path) -> None:
    server = Server(tmp_path)
    server.start()
    try:
        played, ada = opened(server, bots=1)
        with window(server, played, ada) as host:
            assert host.ask("deal")["type"] == "done"
        form: dict[str, object] = {"name": "Eve", "game": "five card stud"}
        taken = 0
        for number in range(120):
            source = f"127.0.{2 + number // 100}.{1 + number % 100}"
            while ask(server, "POST", "/tables", form, source).status == 303:
                taken += 1
        assert taken > MOST_TABLES
        for number in range(10):
            assert ask(server, "POST", "/tables", {"name": "Bob"}, f"127.0.9.{1 + number}").status == 303
        assert ask(server, "GET", played).status == 200, "where people have played, it stays"
    finally:
        server.kill()


# Games


ON_AND_ON = (
    "Deal five cards face up to each player.",
    "If nobody has a royal flush, the cards are redealt.",
    "Showdown: the high hand wins.",
)


def test_a_game_that_redeals_for_ever_is_called_off_and_costs_nobody_anything(tmp_path: Path) -> None:
    server = Server(tmp_path)
    server.start()
    try:
        path, ada = opened(server, game="", rules="\n".join(ON_AND_ON), seats=7, bots=6, kind="caller")
        with window(server, path, ada) as host:
            assert host.ask("deal")["type"] == "done"
            while not host.errors:
                host.hear("state")
            assert host.errors == [ENDLESS]
            assert host.ask("deal")["type"] == "refused", "nor is it dealt again"
            assert host.ask("call", game="our own game")["why"] == ENDLESS
            assert {person["chips"] for person in host.state["people"]} == {200}
            assert host.ask("call", game="five card stud")["type"] == "done"
            assert host.ask("deal")["type"] == "done"
            while not host.state["hand"]:
                host.hear("state")
        server.kill()
        server.start()
        with window(server, path, ada) as host:
            assert host.hear("state")["hand"]["number"] == 2
    finally:
        server.kill()


def test_old_hands_are_looked_at_as_often_as_is_sensible(server: Server) -> None:
    path, ada = opened(server, bots=2, kind="caller")
    with window(server, path, ada) as host:
        assert host.ask("deal")["type"] == "done"
        while not (host.state["hand"] and host.state["hand"]["ended"]):
            question = host.state["question"]
            if question:
                words = {"hand": 1, "question": question["id"], "answer": "fold"}
                assert host.ask("answer", **words)["type"] == "done"
            else:
                host.hear("state")
        looks = [host.ask("hand", number=1)["type"] for _ in range(40)]
        assert looks[:8] == ["done"] * 8
        assert "refused" in looks
        assert host.ask("hand", number=7)["type"] == "refused"


# Figures


@pytest.mark.parametrize("path", ["/health", "/metrics"])
def test_only_the_host_sees_how_the_house_is_doing(server: Server, path: str) -> None:
    assert ask(server, "GET", path).status == 200
    assert ask(server, "GET", path, x_forwarded_for="203.0.113.7").status == 403
    assert ask(server, "GET", path, x_forwarded_for="203.0.113.7", authorization="Bearer wrong").status == 403
    assert ask(server, "GET", path, x_forwarded_for="203.0.113.7", authorization=f"Bearer {TOKEN}").status == 200


def test_figures_are_those_of_the_house(server: Server) -> None:
    path, ada = opened(server)
    before = figures(server)
    with window(server, path, ada) as host:
        assert host.ask("away")["type"] == "done"
        assert host.ask("call", game="no such game")["type"] == "refused"
        after = figures(server)
    assert after["pokernight_deed_seconds_count"] == before["pokernight_deed_seconds_count"] + 1
    assert after["pokernight_refused_total"] == before["pokernight_refused_total"] + 1
    assert after["pokernight_lines"] >= 1
    assert after["pokernight_tables"] >= 1
    assert after["process_resident_memory_bytes"] > 1_000_000


def figures(server: Server) -> dict[str, float]:
    """All figures without labels."""
    line = HTTPConnection("127.0.0.1", server.port, timeout=60)
    line.request("GET", "/metrics")
    families = text_string_to_metric_families(line.getresponse().read().decode())
    line.close()
    return {sample.name: sample.value for family in families for sample in family.samples if not sample.labels}
