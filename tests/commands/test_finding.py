"""find, lists and export: choosing games and keeping them."""

import csv
from collections.abc import Callable
from html.parser import HTMLParser
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from click.testing import Result

from pokernight.catalogue.page import read_page, read_text

Run = Callable[..., Result]
Data = Callable[..., Any]


def numbers(games: list[dict[str, Any]]) -> list[int]:
    return [game["number"] for game in games]


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ([], [901, 902]),
        (["--tag", "straight"], [901, 902]),
        (["--tag", "straight", "--tag", "WILDS"], [902]),
        (["--any", "wilds", "--any", "flip"], [902]),
        (["--without", "wilds"], [901]),
        (["wilds=0"], [901]),
        (["wilds!=0", "players>=10"], [902]),
        (["number<902"], [901]),
        (["# > 901"], [902]),
        (["players>10"], []),
        (["--text", "TWOS  are wild"], [902]),
        (["--name", "ford"], [901]),
        (["--source", "own table"], [901, 902]),
        (["--kind", "wild"], [902]),
        (["--sort", "wilds", "--reverse"], [902, 901]),
        (["--sort", "name"], [901, 902]),
        (["--sort", "#", "--reverse"], [902, 901]),
    ],
)
def test_find(data: Data, words: list[str], found: list[int]) -> None:
    assert numbers(data("find", *words)) == found


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["playres>=6"], 'A game has no number called "playres"'),
        (["playres>=6"], "Did you mean players?"),
        (["players"], "A condition with < or > needs quotes"),
        (["cards=many"], '"cards=many" is not a condition.'),
        (["--tag", "wild"], 'There is no tag "wild". Did you mean wilds?'),
        (["--kind", "Bat"], 'There is no kind of rule "Bat". Did you mean Bet?'),
        (["--in", "friday"], 'There is no list "friday".'),
        (["--page", "nowhere.md"], "No game could be read from nowhere.md."),
        (["--save", ""], "A list needs a name of 1 to 60 letters."),
    ],
)
def test_find_says_what_is_wrong(run: Run, words: list[str], sentence: str) -> None:
    result = run("find", *words)
    assert result.exit_code == 2
    assert sentence in result.stderr
    assert result.stdout == ""


def test_find_on_a_page_outside(data: Data, small_world: Path, river: str) -> None:
    (small_world / "own.md").write_text(river.replace("#90", "#80"))
    assert numbers(data("find", "--page", "own.md")) == [801, 802]


def test_lists_are_kept_and_joined(run: Run, data: Data) -> None:
    assert "2 games found, and kept as all." in run("find", "--save", "all").stdout
    run("find", "wilds=4", "--save", "wild ones")
    assert data("lists") == {"all": 2, "wild ones": 1}
    assert data("lists", "show", "wild ones") == [902]
    assert data("lists", "union", "all", "wild ones") == [901, 902]
    assert data("lists", "intersect", "all", "wild ones") == [902]
    assert data("lists", "minus", "all", "wild ones") == [901]
    assert data("lists", "xor", "all", "wild ones", "--save", "tame") == [901]
    assert numbers(data("find", "--in", "tame")) == [901]
    assert run("lists", "show", "tame").stdout == "  #901  River Crossing\n1 game.\n"
    run("lists", "delete", "all", "tame")
    assert data("lists") == {"wild ones": 1}


def test_lists_say_what_is_wrong(run: Run, small_world: Path) -> None:
    assert "No lists yet." in run("lists").stdout
    for words, sentence in [
        (["show"], "Name a list to show."),
        (["union", "a"], "Name two lists or more to union."),
        (["dance", "a"], '"dance" cannot be done with lists'),
        (["delete", "a"], 'There is no list "a".'),
    ]:
        result = run("lists", *words)
        assert result.exit_code == 2
        assert sentence in result.stderr
    (small_world / "home").mkdir()
    for broken in ["{", "[1]", '{"a": ["x"]}', '{"a": [true]}', "[" * 100_000]:
        (small_world / "home" / "lists.json").write_text(broken)
        result = run("lists")
        assert result.exit_code == 2
        assert "is broken, so no list can be read" in result.stderr


def test_a_list_that_cannot_be_written_is_a_sentence(run: Run, small_world: Path) -> None:
    (small_world / "home").write_text("a file where the folder should be")
    result = run("find", "--save", "all")
    assert result.exit_code == 2
    assert "lists" in result.stderr


def test_export_as_a_page_reads_back(run: Run, river: str) -> None:
    assert run("export").stdout == river
    assert read_text(run("export", "wilds=4").stdout).entries[0].number == 902


def test_export_as_text_csv_and_json(run: Run, data: Data) -> None:
    assert " 4. Twos are wild.\n" in run("export", "--format", "text").stdout
    rows = list(csv.DictReader(StringIO(run("export", "--format", "csv").stdout)))
    assert [row["name"] for row in rows] == ["River Crossing", "River Crossing II"]
    assert rows[1]["rules"].splitlines()[3] == "Twos are wild."
    assert data("export")[0]["aliases"] == ["Ferry", "The Ford"]


class Links(HTMLParser):
    """The anchors of a page, and what leads to them."""

    def __init__(self) -> None:
        super().__init__()
        self.anchors: set[str] = set()
        self.links: set[str] = set()

    def handle_starttag(self, _tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name == "id":
                self.anchors.add(f"#{value}")
            elif name == "href":
                self.links.add(str(value))


def test_export_as_html_links_everything_and_escapes(run: Run, small_world: Path, river: str) -> None:
    (small_world / "own.md").write_text(river.replace("Twos are wild", "Twos <b>&</b> are wild"))
    text = run("export", "--format", "html", "--page", "own.md").stdout
    links = Links()
    links.feed(text)
    assert links.anchors == links.links == {"#game-901", "#game-902"}
    assert "Twos &lt;b&gt;&amp;&lt;/b&gt; are wild." in text


def test_export_divided_into_files(run: Run, data: Data, small_world: Path) -> None:
    written = data("export", "--format", "markdown", "--by", "tag", "--to", "pages")
    assert [(row["file"], row["games"]) for row in written] == [("pages/straight.md", 2), ("pages/wilds.md", 1)]
    assert [entry.number for entry in read_page(small_world / "pages" / "wilds.md").entries] == [902]
    run("export", "--format", "csv", "--by", "cards", "--to", "tables")
    assert [path.name for path in (small_world / "tables").iterdir()] == ["05-card.csv"]
    run("export", "--to", "all.md")
    assert len(read_page(small_world / "all.md").entries) == 2


def test_export_says_what_is_wrong(run: Run, small_world: Path) -> None:
    assert "Say with --to which folder" in run("export", "--by", "tag").stderr
    result = run("export", "--to", str(small_world))
    assert result.exit_code == 2
    assert "Is a directory" in result.stderr
