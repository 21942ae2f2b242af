"""`pokernight serve`, as a process of its own."""

import json
import signal
import socket
import subprocess
import sys
from pathlib import Path
from urllib.request import urlopen

from click.testing import CliRunner

from pokernight.cli import house


def free_port() -> int:
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        return int(door.getsockname()[1])


def test_the_server_says_where_it_is_and_answers_there(tmp_path: Path) -> None:
    port = free_port()
    words = ["serve", "--port", str(port), "--data", str(tmp_path / "tables.db"), "--bots", "1", "--json"]
    start = [sys.executable, "-c", "from pokernight.cli import main; main()", *words]
    with subprocess.Popen(start, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout
        told = "".join(server.stdout.readline() for _ in range(3))
        address = json.loads(told)["address"]
        page = urlopen(address, timeout=30).read().decode()
        server.send_signal(signal.SIGTERM)
    assert "Pull up a chair" in page
    assert (tmp_path / "tables.db").exists()


def test_a_door_that_is_taken_is_refused_in_a_sentence() -> None:
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        door.listen()
        result = CliRunner().invoke(house, ["serve", "--port", str(door.getsockname()[1])])
    assert result.exit_code == 2
    assert "Nobody can listen" in result.output
