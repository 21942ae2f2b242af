"""A real terminal: a hand from the first card to the last chip, through tmux."""

import shlex
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from pokernight.evening.book import evenings

PATIENCE = 90.0
"""How many seconds a slow machine may take for what a quick one does at once."""


class Terminal:
    """A program in a terminal of its own."""

    def __init__(self, folder: Path, line: str) -> None:
        self.socket = str(folder / "tmux")
        self.tmux("-f", "/dev/null", "new-session", "-d", "-x", "110", "-y", "36", line)

    def tmux(self, *words: str) -> str:
        done = subprocess.run(["tmux", "-S", self.socket, *words], capture_output=True, text=True, check=True)
        return done.stdout

    @property
    def screen(self) -> str:
        return self.tmux("capture-pane", "-p")

    def press(self, key: str) -> None:
        """Press a key when all is at rest, and wait until something has come of it."""
        before = self.at_rest()
        self.tmux("send-keys", key)
        until = time.monotonic() + PATIENCE
        while self.screen == before:
            assert time.monotonic() < until, f"Nothing came of {key}:\n{before}"
            time.sleep(0.05)

    def at_rest(self) -> str:
        """The screen when it has not changed for a while."""
        before = ""
        while (screen := self.screen) != before:
            before = screen
            time.sleep(0.25)
        return screen

    def wait_for(self, *texts: str) -> str:
        """The first of some texts that comes to the screen."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            screen = self.screen
            for text in texts:
                if text in screen:
                    return text
            time.sleep(0.1)
        raise AssertionError(f"None of {texts} came to the screen:\n{self.screen}")

    def wait_until_gone(self, text: str) -> None:
        until = time.monotonic() + PATIENCE
        while text in self.screen:
            assert time.monotonic() < until, f"It stays:\n{self.screen}"
            time.sleep(0.05)


@pytest.fixture
def terminal(tmp_path: Path) -> Iterator[Terminal]:
    """A game of seven card stud, with a shell left behind."""
    if not shutil.which("tmux"):
        pytest.skip("tmux is not installed")
    play = [sys.executable, "-c", "from pokernight.cli import main; main()", "play", "seven card stud"]
    line = shlex.join([*play, "--seats", "3", "--seed", "7", "--speed", "instant", "--bots", "caller"])
    home = shlex.quote(str(tmp_path / "home"))
    opened = Terminal(tmp_path, f"env -u COLUMNS -u LINES POKERNIGHT_HOME={home} {line}; echo bye; sleep 600")
    yield opened
    opened.tmux("kill-server")


def test_a_hand_from_start_to_end(terminal: Terminal) -> None:
    terminal.wait_for("Check or bet.", "to you:")
    assert "Seven Card Stud   hand 1   you deal" in terminal.screen
    terminal.press("?")
    terminal.wait_for("You may answer:")
    terminal.press("Escape")
    terminal.wait_until_gone("You may answer:")
    while "deal the next hand" not in terminal.at_rest():
        terminal.press("Enter")
    assert " wins " in terminal.screen or "You win " in terminal.screen
    terminal.press("q")
    terminal.wait_for("The evening is kept.")
    (book,) = evenings()
    evening = book.read()
    assert evening.past
    assert sum(person.chips for person in evening.people) == 600
