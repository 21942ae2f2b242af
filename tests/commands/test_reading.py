"""show, tree, diff, rules and tour: reading about games."""

from collections.abc import Callable
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from click.testing import Result

Run = Callable[..., Result]
Data = Callable[..., Any]


def test_show_prints_the_whole_game(run: Run) -> None:
    text = run("show", "river crossing 2").stdout
    assert text.startswith("River Crossing II (#902)\n")
    assert "  4. Twos are wild." in text
    assert "Rulings\n  - The page does not say which twos are wild." in text
    assert "Parent: River Crossing (#901)" in text
    assert "Wilds                  4              4\n" in text


@pytest.mark.parametrize("wish", ["RIVER crossing", "ferry", "the ford", "Ford", "901", "#901", "river-crossing"])
def test_show_takes_any_spelling(run: Run, wish: str) -> None:
    assert run("show", wish).stdout.startswith("River Crossing (#901)\n")


def test_show_says_what_is_known_of_a_game_without_a_page(run: Run, data: Data) -> None:
    text = run("show", "stepping stones").stdout
    assert "Known by name only" in text
    assert "Cards 6, Players 8" in text
    assert data("show", "903")["rules"] is None
    assert "Children: River Crossing (#901)" in run("show", "root game").stdout


def test_show_asks_what_was_meant(run: Run) -> None:
    result = run("show", "rivver crosing")
    assert result.exit_code == 2
    assert 'No game is called "rivver crosing". Did you mean River Crossing or River Crossing II?' in result.stderr


def test_show_marks_numbers_that_the_rules_do_not_give(run: Run, data: Data, small_world: Path, river: str) -> None:
    (small_world / "other.md").write_text(
        river.replace("|Betting Rounds|1|", "|Betting Rounds|3|").replace("#90", "#80")
    )
    text = run("show", "801", "--page", "other.md").stdout
    assert "Betting Rounds         3              1  *" in text
    assert "* rounds: `pokernight check --fill` sets this right on a page of your own." in text
    facts = data("show", "801", "--page", "other.md")
    assert facts["numbers"]["rounds"] == 3
    assert facts["derived"]["rounds"] == 1
    assert facts["errata"] == [{"which": "rounds", "reason": ""}]


def test_show_takes_a_game_from_a_page_and_says_what_is_not_understood(run: Run, small_world: Path, river: str) -> None:
    (small_world / "own.md").write_text(river.replace("Twos are wild", "Ducks fly").replace("#90", "#80"))
    text = run("show", "802", "--page", "own.md").stdout
    assert "River Crossing II (#802): 1 rule of 4 not understood" in text
    assert "Wilds                  4              ?\n" in text


def test_tree_in_text(run: Run) -> None:
    assert run("tree").stdout.splitlines() == [
        "Root Game (#0)",
        "└── River Crossing (#901)",
        "    ├── River Crossing II (#902)",
        "    └── Stepping Stones (#903)  (named only: 6-8-3-6-0, stud, high-low)",
    ]
    assert run("tree", "902").stdout == "River Crossing II (#902)\n"


def test_tree_as_data(data: Data) -> None:
    rows = data("tree", "ferry")
    assert [(row["number"], row["depth"], row["named_only"]) for row in rows] == [
        (901, 0, False),
        (902, 1, False),
        (903, 1, True),
    ]


def test_tree_as_a_picture(run: Run, small_world: Path, river: str) -> None:
    odd = river.replace("River Crossing II", 'Bread & <Butter> "II"').replace("#902", "#802")
    (small_world / "odd.md").write_text(odd)
    assert run("tree", "--svg", "tree.svg", "--page", "odd.md").exit_code == 0
    picture = ElementTree.parse(small_world / "tree.svg")
    texts = [node.text for node in picture.iter("{http://www.w3.org/2000/svg}text")]
    assert 'Bread & <Butter> "II" #802' in texts
    assert "Stepping Stones #903" in texts
    assert "Families of unknown descent" not in run("tree").stdout


def test_tree_shows_families_of_unknown_descent(run: Run, small_world: Path, river: str) -> None:
    (small_world / "own.md").write_text(river.replace("Root Game (#0)", "Old Mill (#700)").replace("#90", "#80"))
    text = run("tree", "--page", "own.md").stdout
    assert "Families of unknown descent:\nOld Mill (#700)  (named only)\n└── River Crossing (#801)" in text


def test_tree_stands_a_ring_of_parents(run: Run, small_world: Path, river: str) -> None:
    (small_world / "ring.md").write_text(river.replace("Root Game (#0)", "River Crossing II (#902)"))
    text = run("tree", "--page", "ring.md").stdout
    assert "River Crossing (#901)\n├── River Crossing II (#902)" in text
    assert run("tree", "--page", "ring.md", "--svg", "ring.svg").exit_code == 0


def test_diff_of_two_games_and_against_the_parent(run: Run) -> None:
    two = run("diff", "ferry", "902", "--width", "100").stdout
    assert two == run("diff", "902", "--width", "100").stdout
    rows = two.splitlines()
    assert rows[0].split() == ["River", "Crossing", "(#901)", "River", "Crossing", "II", "(#902)"]
    assert (
        rows[1]
        == f"{'1. Deal five cards face down to each player.':47}  =  1. Deal five cards face down to each player."
    )
    assert rows[-1] == f"{'':47}  >  4. Twos are wild."


def test_diff_as_data(data: Data) -> None:
    rules = data("diff", "902", "ferry")["rules"]
    assert [rule["same"] for rule in rules] == [True, True, True, False]
    assert rules[3] == {"same": False, "left": "Twos are wild.", "right": None}


def test_diff_without_a_parent_to_compare(run: Run, small_world: Path, river: str) -> None:
    top = run("diff", "ferry")
    assert top.exit_code == 2
    assert "stands at the top of its family" in top.stderr
    assert "Stepping Stones (#903) is known by name only" in run("diff", "ferry", "903").stderr
    (small_world / "own.md").write_text(river.replace("Root Game (#0)", "Old Mill (#700)").replace("#90", "#80"))
    orphan = run("diff", "801", "--page", "own.md")
    assert "is Old Mill (#700), of which only the name is known" in orphan.stderr


def test_diff_of_a_game_that_is_not_understood(run: Run, small_world: Path, river: str) -> None:
    (small_world / "own.md").write_text(river.replace("Twos are wild", "Ducks fly").replace("#90", "#80"))
    result = run("diff", "ferry", "river crossing ii", "--page", "own.md")
    assert result.exit_code == 2
    assert "cannot be compared" in result.stderr
    assert "Ducks fly." in result.stderr


def test_rules_lists_sentences_with_the_games_that_have_them(run: Run, data: Data) -> None:
    assert "  Twos are wild.\n      In River Crossing II." in run("rules").stdout
    (wild,) = [row for row in data("rules", "--text", "are wild") if row["text"] == "Twos are wild."]
    assert wild["about"] == "wild"
    assert wild["games"] == ["River Crossing II"]
    assert all("wild" in row["text"].lower() for row in data("rules", "--text", "are wild"))
    assert all("Wild" in row["kinds"] for row in data("rules", "--kind", "wild"))
    assert 'There is no kind of rule "Dael". Did you mean Deal?' in run("rules", "--kind", "Dael").stderr


def test_tour_walks_by_itself_when_nobody_is_there(run: Run, data: Data) -> None:
    text = run("tour").stdout
    assert "There are 2 games here" in text
    assert "The game of the day is River Crossing" in text
    assert "pokernight check my-game.md" in text
    assert data("tour")["games"] == 2
