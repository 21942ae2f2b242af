"""What is kept on disk, by a server in a process of its own: disks that fail, wrong clocks, curious users, damage."""

import json
import os
import sqlite3
import stat
from contextlib import closing
from http.client import HTTPConnection
from pathlib import Path

import pytest

from web.disk import Fault, filled, held, no_room, small_disk
from web.house import Server, command, opened, page, served, window

DAY = 24 * 3_600


def nothing_is_lost_while_it_lasts(server: Server, fault: Fault) -> None:
    """A table with a disk that fails says so, takes nothing, goes on by itself, and has all that was acknowledged."""
    path, cookie = opened(server)
    with window(server, path, cookie) as ada:
        assert ada.ask(do="deal")["type"] == "done"
        before = ada.until("question", is_so=True)
        with fault(server):
            refused = ada.ask(do="seal", seal="0" * 64)  # which nobody sees otherwise
            assert refused["type"] == "refused"
            assert refused["why"].startswith("Nothing can be saved at the moment: ")
            waiting = ada.until("table", "trouble", is_so=True)
            assert ada.answer()["why"] == refused["why"]
            assert waiting["table"]["trouble"] == refused["why"]
            assert waiting["question"]["id"] == before["question"]["id"]
            assert ada.ask(do="away")["type"] == "refused"
            assert page(server, path)[0] == 200
            assert "Nothing can be saved" in refusal(server)
        after = ada.until("table", "trouble", is_so=False)
        assert after["question"]["choice"] == before["question"]["choice"]
        assert ada.answer()["type"] == "done"
        assert ada.ask(do="back")["type"] == "done"
    server.kill()
    assert [deed["here"] for deed in server.journal() if deed["do"] == "status"] == [True]
    server.start()
    with window(server, path, cookie) as ada:
        state = ada.until("hand", is_so=True)
        assert state["hand"]["number"] == 1


def refusal(server: Server) -> str:
    """What somebody is told who wants to open a table that cannot be."""
    line = HTTPConnection("127.0.0.1", server.port, timeout=60)
    line.request("POST", "/tables", "name=Eve", {"content-type": "application/x-www-form-urlencoded"})
    answer = line.getresponse()
    assert answer.status == 400
    told = answer.read().decode()
    line.close()
    return told


@pytest.mark.parametrize("fault", [no_room, held], ids=["full", "held"])
def test_a_disk_that_fails_stops_the_tables_and_loses_nothing(fault: Fault, tmp_path: Path) -> None:
    with served(tmp_path) as server:
        nothing_is_lost_while_it_lasts(server, fault)


def test_a_disk_that_is_really_full_stops_the_tables_and_loses_nothing(tmp_path: Path) -> None:
    with small_disk(tmp_path) as folder, served(folder) as server:
        nothing_is_lost_while_it_lasts(server, filled)
        path, cookie = opened(server)
        server.kill()
        with filled(server):
            server.start()
            with window(server, path, cookie) as ada:
                assert ada.ask(do="away")["why"].startswith("Nothing can be saved at the moment: the disk is full.")


def test_bots_and_clocks_wait_for_the_disk_and_go_on_by_themselves(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        form = {"name": "Ada", "game": "five card draw", "seconds": 2, "bank": 0, "bots": 2, "kind": "caller"}
        with window(server, *server.post("/tables", **form)) as ada:  # Ada never answers anything
            assert ada.ask(do="deal")["type"] == "done"
            with no_room(server):
                ada.until("table", "trouble", is_so=True)
            ada.until("table", "trouble", is_so=False)
            while not ada.state["hand"]["ended"]:
                ada.next()


def test_a_clock_that_is_months_off_deletes_no_table(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        paths = [opened(server)[0] for _ in range(3)]
        server.kill()
        with closing(sqlite3.connect(server.data)) as base, base:
            base.execute("UPDATE rooms SET used = used - ?", (91 * DAY,))  # to the server, its clock is 91 days ahead
        server.start()
        assert [page(server, path)[0] for path in paths] == [200] * 3
        server.kill()
        with closing(sqlite3.connect(server.data)) as base, base:
            base.execute("UPDATE rooms SET used = used + ?", (400 * DAY,))  # and now it is far behind
        server.start()
        assert [page(server, path)[0] for path in paths] == [200] * 3


def test_a_table_that_nobody_comes_to_goes_into_the_archive_and_the_log_says_so(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        (left, _), (used, _) = opened(server), opened(server)
        server.kill()
        with closing(sqlite3.connect(server.data)) as base, base:
            base.execute("UPDATE rooms SET used = used - ? WHERE id = ?", (91 * DAY, left.rpartition("/")[2]))
        server.start()
        assert page(server, used)[0] == 200
        server.stop()
        assert f"Table {left.rpartition('/')[2]} goes into the archive" in server.complaints
        assert used.rpartition("/")[2] not in server.complaints
        with closing(sqlite3.connect(server.data)) as base:
            assert base.execute("SELECT room FROM archive").fetchall() == [(left.rpartition("/")[2],)]
        server.start()
        assert [page(server, path)[0] for path in (left, used)] == [200, 200]  # whoever has the link brings it back
        with closing(sqlite3.connect(server.data)) as base:
            assert base.execute("SELECT room FROM archive").fetchall() == []


def modes(folder: Path) -> dict[str, int]:
    """Who may do what with the files of a folder."""
    return {file.name: stat.S_IMODE(file.stat().st_mode) for file in folder.rglob("*") if file.is_file()}


@pytest.mark.parametrize("umask", [0o000, 0o022])
def test_no_other_user_can_read_the_tables(umask: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    home = tmp_path / "home"
    home.mkdir(0o755)
    monkeypatch.setenv("POKERNIGHT_HOME", str(home))
    before = os.umask(umask)
    try:
        (home / "tables.db").touch()  # as an older server has left it
        server = Server(home)
        server.start()
    finally:
        os.umask(before)
    try:
        opened(server)
        found = {name: mode for name, mode in modes(home).items() if "tables" in name}
        assert found.keys() >= {"tables.db", "tables.db-wal", "tables.db-shm"}
        assert set(found.values()) == {0o600}
        assert stat.S_IMODE(home.stat().st_mode) == 0o700
    finally:
        server.kill()


def test_the_lock_is_on_the_file_whatever_it_is_called(tmp_path: Path) -> None:
    real, other = tmp_path / "real", tmp_path / "other"
    real.mkdir()
    other.mkdir()
    with served(real) as server:
        opened(server)
        names = [other / "link.db", tmp_path / "folder" / "tables.db", other / "hard.db"]
        names[0].symlink_to(server.data)
        names[1].parent.symlink_to(real)
        names[2].hardlink_to(server.data)
        for name in names:
            second = command("serve", "--data", str(name), "--port", str(server.port + 1))
            assert (second.returncode, second.stdout) == (2, "")
            assert "These tables are being served already" in second.stderr
            assert "Traceback" not in second.stderr
        opened(server)


def spoil(path: Path, how: str) -> None:
    """Damage a file of tables."""
    for file in path.parent.glob("tables.db-*"):
        file.unlink()
    whole = path.read_bytes()
    match how:
        case "no database":
            path.write_bytes(b"This is a letter to my aunt. " * 100)
        case "pages":
            path.write_bytes(whole[:4096] + os.urandom(len(whole) - 4096))
        case "the end":
            path.write_bytes(whole[: len(whole) // 2])
        case "a line":
            with closing(sqlite3.connect(path)) as base, base:
                base.execute("DELETE FROM journal WHERE number = 0")


def test_a_damaged_file_is_a_sentence_and_a_backup_brings_it_back(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        path, cookie = opened(server)
        data = ("--data", str(server.data))
        assert command("backup", *data).returncode == 0
        assert "being served" in command("restore", *data).stderr
        server.stop()
        whole = server.data.read_bytes()
        for how in ("no database", "pages", "the end", "a line"):
            server.data.write_bytes(whole)
            spoil(server.data, how)
            told = command("serve", *data)
            assert told.returncode == 2
            assert f"The tables in {server.data} cannot be used" in told.stderr
            assert "There is a backup" in told.stderr
            assert "pokernight restore" in told.stderr
            assert "Traceback" not in told.stderr
            assert command("backup", *data).returncode == 2  # nobody takes a damaged file for a backup
        back = command("restore", *data)
        assert (back.returncode, back.stderr) == (0, "")
        assert len(list(tmp_path.glob("tables-before-*.db"))) == 1
        server.start()
        with window(server, path, cookie) as ada:
            assert ada.until("you", is_so=True)["you"] == "p1"


def test_a_table_that_cannot_be_set_up_again_says_so(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        path, _ = opened(server)
        server.kill()
        deed = b'{"do": "leave", "person": "p9"}'
        with closing(sqlite3.connect(server.data)) as base, base:
            base.execute("UPDATE journal SET deed = ? WHERE number = 1", (deed,))
        server.start()
        for _ in range(2):
            status, told = page(server, path)
            assert (status, "This table cannot be set up again" in told) == (400, True)
        assert page(server, opened(server)[0])[0] == 200


def test_without_a_backup_the_sentence_says_so(tmp_path: Path) -> None:
    (tmp_path / "tables.db").write_text("This is a letter to my aunt.")
    told = command("serve", "--data", str(tmp_path / "tables.db"))
    assert told.returncode == 2
    assert "There is no backup beside it" in told.stderr
    assert "Traceback" not in told.stderr
    (tmp_path / "other.db").write_text("This is another letter.")
    for copy in ("other.db", "nothing.db"):
        assert command("restore", str(tmp_path / copy), "--data", str(tmp_path / "new.db")).returncode == 2


def test_a_backup_of_tables_in_use_has_all_that_was_acknowledged(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        path, cookie = opened(server)
        with window(server, path, cookie) as ada:
            assert ada.ask(do="away")["type"] == "done"
            copy = tmp_path / "elsewhere" / "copy.db"
            made = command("backup", str(copy), "--data", str(server.data), "--json")
            assert json.loads(made.stdout)["backup"] == str(copy)
            assert stat.S_IMODE(copy.stat().st_mode) == 0o600
            assert ada.ask(do="back")["type"] == "done"
        server.stop()
        assert command("restore", str(copy), "--data", str(server.data)).returncode == 0
        assert [deed["here"] for deed in server.journal() if deed["do"] == "status"] == [False]
        server.start()
        assert page(server, path)[0] == 200


def test_the_server_keeps_a_copy_each_day_and_no_more_than_five(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        opened(server)
        for _ in range(2):
            server.stop()
            server.start()
        copies = list((tmp_path / "backups").iterdir())
        assert len(copies) == 1
        for number in range(7):
            copies[0].with_name(f"tables-2020010{number}-000000.db").write_bytes(copies[0].read_bytes())
        command("backup", "--data", str(server.data))
        kept = sorted(file.name for file in (tmp_path / "backups").iterdir())
        assert len(kept) == 5
        assert copies[0].name in kept
