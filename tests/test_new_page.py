"""new and check --fill: a page of one's own, from the first line to the right numbers."""

from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from pokernight.catalogue.page import read_page
from pokernight.cli import house

Run = Callable[..., Result]


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Run:
    """The commands in an empty folder, with the real games."""
    monkeypatch.chdir(tmp_path)
    return lambda *words: CliRunner().invoke(house, words)


def test_a_new_page_is_a_game_that_works(run: Run) -> None:
    assert run("new", "River  Crossing").stdout.startswith("9001-river-crossing.md is ready.")
    (entry,) = read_page("9001-river-crossing.md").entries
    assert (entry.name, entry.number, entry.numbers, entry.tags) == (
        "River Crossing",
        9001,
        entry.game.numbers,
        ("draw",),
    )
    result = run("check", "9001-river-crossing.md")
    assert (result.exit_code, result.stdout.splitlines()[-1]) == (0, "1 of 1 games understood.")


def test_a_page_like_another_game(run: Run) -> None:
    assert run("new", "Fast Anaconda", "--like", "anaconda", "--number", "9100").exit_code == 0
    (entry,) = read_page("9100-fast-anaconda.md").entries
    assert (str(entry.parent), len(entry.rules)) == ("Anaconda (#10)", 16)


def test_nothing_is_written_over(run: Run) -> None:
    run("new", "River")
    Path("9001-river.md").write_text("mine")
    result = run("new", "River", "--number", "9001")
    assert result.exit_code == 2
    assert "is left as it is" in result.stderr
    assert Path("9001-river.md").read_text() == "mine"


@pytest.mark.parametrize("name", ["", "  ", "a (#3)", "a|b", "x" * 81, "bell\a"])
def test_a_name_that_would_break_the_page(run: Run, name: str) -> None:
    result = run("new", name)
    assert result.exit_code == 2
    assert "A name has letters" in result.stderr
    assert list(Path().iterdir()) == []


def test_every_new_page_gets_a_number_of_its_own(run: Run) -> None:
    for number in (9001, 9002, 9003):
        assert run("new", f"River {number}").stdout.startswith(f"{number}-river-{number}.md is ready.")
    result = run("new", "Snake", "--number", "10")
    assert result.exit_code == 2
    assert "Number 10 is Anaconda" in result.stderr


def test_checking_can_show_how_the_rules_were_read(run: Run) -> None:
    run("new", "River")
    path = Path("9001-river.md")
    path.write_text(path.read_text().replace("Showdown: the high hand wins.", "The best hand takes the pot."))
    lines = run("check", "--explain", str(path)).stdout.splitlines()
    assert lines[5:7] == ["   5. The best hand takes the pot.", "      read as: Showdown: the high hand wins."]
    assert not any("read as" in line for line in lines[:5])


def test_sentences_are_found_by_ordinary_words(run: Run) -> None:
    found = run("rules", "--text", "bidder").stdout
    assert "bidder" in found
    assert "Showdown:" not in found


def test_filling_in_sets_the_facts_right(run: Run) -> None:
    run("new", "River")
    path = Path("9001-river.md")
    path.write_text(path.read_text().replace("Deal five cards", "Deal six cards"))
    assert "the page says 5, the rules give 6" in run("check", str(path)).stdout
    assert "the page says" not in run("check", "--fill", str(path)).stdout
    assert read_page(path).entries[0].numbers.cards == 6
    before = path.read_bytes()
    run("check", "--fill", str(path))
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    "broken",
    [
        lambda page: page.replace("five cards", "five giraffes"),
        lambda page: page.replace("|Source|", "|Sauce|"),
        lambda page: page + "\n\n" + page.replace("Deal five", "Deal four"),
    ],
)
def test_a_page_with_faults_is_left_alone(run: Run, broken: Callable[[str], str]) -> None:
    run("new", "River")
    path = Path("9001-river.md")
    path.write_text(broken(path.read_text()))
    before = path.read_bytes()
    assert run("check", "--fill", str(path)).exit_code in (1, 2)
    assert path.read_bytes() == before
