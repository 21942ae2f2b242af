"""check: every game on a page, and what is wrong with it."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import Result

Run = Callable[..., Result]
Data = Callable[..., Any]


@pytest.fixture
def page(small_world: Path) -> Callable[[str], str]:
    def write(text: str) -> str:
        (small_world / "own.md").write_text(text)
        return "own.md"

    return write


def test_all_is_understood(run: Run, page: Callable[[str], str], river: str) -> None:
    result = run("check", page(river))
    assert result.exit_code == 0
    assert result.stdout.splitlines() == [
        "River Crossing (#901): understood",
        "River Crossing II (#902): understood",
        "2 of 2 games understood.",
    ]


def test_the_data_of_a_game_that_is_understood(
    data: Data, page: Callable[[str], str], crossing_data: dict[str, Any], river: str
) -> None:
    assert data("check", page(river)) == {
        "games": [crossing_data, *data("check", "own.md")["games"][1:]],
        "problems": [],
    }


@pytest.fixture
def crossing_data() -> dict[str, Any]:
    figures = {"cards": 5, "players": 10, "rounds": 1, "seen": 5, "wilds": 0}
    return {
        "number": 901,
        "name": "River Crossing",
        "understood": True,
        "unknown": [],
        "published": figures,
        "derived": figures,
        "tags_published": ["straight"],
        "tags_derived": ["straight"],
    }


def test_a_rule_that_is_not_understood(run: Run, page: Callable[[str], str], river: str) -> None:
    result = run("check", page(river.replace("Twos are wild.", "Ducks fly.")))
    assert result.exit_code == 1
    assert result.stdout.splitlines()[1:10] == [
        "River Crossing II (#902): 1 rule of 4 not understood",
        "  4. Ducks fly.",
        "       ^ Here I am lost.",
        "     These would be understood:",
        "       Deal five cards.",
        "       Bet.",
        "       Twos are wild.",
        "  The rest is understood:",
        "   1. Deal five cards face down to each player.",
    ]
    assert result.stdout.splitlines()[-1] == "1 of 2 games understood."


def test_the_data_of_a_rule_that_is_not_understood(run: Run, page: Callable[[str], str], river: str) -> None:
    result = run("check", "--json", page(river.replace("Twos are wild.", "Ducks fly.")))
    assert result.exit_code == 1
    game = json.loads(result.stdout)["games"][1]
    assert game["understood"] is False
    assert game["unknown"] == [{"rule": 4, "text": "Ducks fly.", "column": 2}]
    assert game["derived"] is None
    assert game["tags_derived"] is None


def test_a_game_that_cannot_work(run: Run, page: Callable[[str], str], river: str) -> None:
    result = run("check", page(river.replace("3. Showdown: the high hand wins.\n4. ", "3. ")))
    assert result.exit_code == 1
    assert "River Crossing II (#902): understood, but it cannot work. Nobody can win the pot." in result.stdout
    assert "2 of 2 games understood. 1 of them cannot work." in result.stdout
    data = json.loads(run("check", "--json", "own.md").stdout)
    assert data["games"][1]["understood"] is True
    assert data["games"][1]["derived"] is not None
    assert data["problems"] == [
        {"page": "own.md", "line": 0, "entry": "River Crossing II (#902)", "sentence": "Nobody can win the pot."}
    ]


def test_numbers_and_tags_that_the_rules_do_not_give(run: Run, page: Callable[[str], str], river: str) -> None:
    result = run("check", page(river.replace("|Wilds|0|", "|Wilds|8|").replace("*straight*", "*draw*")))
    assert result.exit_code == 0
    assert "  wilds: the page says 8, the rules give 0" in result.stdout
    assert "  tags: the page says draw,\n        the rules give straight" in result.stdout


def test_broken_pages_give_a_sentence_and_two(run: Run, small_world: Path, river: str) -> None:
    (small_world / "good.md").write_text(river)
    (small_world / "table.md").write_text(river.replace("|Statistic|Value|\n", "", 1))
    (small_world / "latin.md").write_bytes(river.encode().replace(b"Ferry", b"F\xe4hre"))
    (small_world / "empty.md").write_text("")
    for path, sentence in [
        ("table.md", "The table is missing"),
        ("latin.md", "not UTF-8"),
        ("empty.md", "The page is empty"),
        ("games", "This is a folder"),
        ("nowhere.md", "There is no such page."),
    ]:
        result = run("check", "good.md", path)
        assert result.exit_code == 2
        assert f"{path}" in result.stderr
        assert sentence in result.stderr
        assert "River Crossing II (#902): understood" in result.stdout
        assert json.loads(run("check", "good.md", path, "--json").stdout)["problems"][0]["sentence"]


def test_the_same_number_on_two_pages(run: Run, small_world: Path, river: str) -> None:
    (small_world / "one.md").write_text(river)
    (small_world / "two.md").write_text(river)
    assert "4 of 4 games understood." in run("check", "one.md", "two.md").stdout
    (small_world / "two.md").write_text(river.replace("Twos are wild.", "Bet."))
    result = run("check", "one.md", "two.md")
    assert result.exit_code == 2
    assert "Number 902 already stands on one.md with other contents" in result.stderr
    assert "3 of 3 games understood." in result.stdout


def test_the_standard_input(run: Run, river: str) -> None:
    assert run("check", "-", input=river).exit_code == 0
    assert "standard input" in run("check", "-", input=b"\x00").stderr
