"""A page of ours is read once, and what it means is kept."""

import sys
from pathlib import Path

import pytest

from pokernight.english.page import read_page
from pokernight.game import kept
from pokernight.game.kept import kept_page

RULES = ("Deal five cards face down to each player.", "Showdown, high hand wins.")


@pytest.fixture(autouse=True)
def caches(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setattr(kept, "_folder", kept._folder.__wrapped__)
    return tmp_path


def files(caches: Path) -> list[Path]:
    return [path for path in caches.rglob("*") if path.is_file()]


def test_a_page_is_read_once(caches: Path) -> None:
    first = kept_page(RULES, read_page)
    assert first == read_page(RULES)
    assert len(files(caches)) == 1
    assert kept_page(RULES, lambda _: pytest.fail("It was read again.")) == first


def test_another_page_and_another_language_are_read_anew(caches: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept_page(RULES, read_page)
    assert kept_page((*RULES, "Sevens are wild."), read_page) != kept_page(RULES, read_page)
    assert len(files(caches)) == 2
    monkeypatch.setattr(sys, "version", "another one")
    kept_page(RULES, read_page)
    assert len(files(caches)) == 3


@pytest.mark.parametrize("data", [b"", b"nonsense", b"\x80\x05"])
def test_what_was_spoiled_is_read_anew(caches: Path, data: bytes) -> None:
    first = kept_page(RULES, read_page)
    (path,) = files(caches)
    path.write_bytes(data)
    assert kept_page(RULES, read_page) == first
    assert path.read_bytes() != data


def test_a_page_is_read_where_nothing_can_be_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("in the way")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "file"))
    assert kept_page(RULES, read_page) == read_page(RULES)
