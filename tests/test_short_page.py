"""A page is a title and lines; the rest is filled in on request."""

from pathlib import Path

from click.testing import CliRunner

from pokernight.catalogue.page import read_page
from pokernight.cli import house

PAGE = """## Kitchen Stud
1. Everyone antes.
2. Each player gets two cards down and one card up.
3. The high card showing bets first.
4. Everybody gets three more cards face up, with a round of betting after each one.
5. The last card is dealt face down, followed by a final round of betting.
6. Deuces and one-eyed jacks are wild.
7. Show your hands. Best five-card hand takes the pot.
"""


def test_a_title_and_lines_are_enough(tmp_path: Path) -> None:
    page = tmp_path / "stud.md"
    page.write_text(PAGE, encoding="utf-8")
    told = CliRunner().invoke(house, ["check", "--explain", str(page)])
    assert told.exit_code == 0, told.output
    assert told.output.startswith("Kitchen Stud: understood\n")
    assert "Deal two cards face down to each player. Deal one card face up to each player." in told.output
    assert read_page(page).write() == PAGE.encode()


def test_the_rest_is_filled_in(tmp_path: Path) -> None:
    page = tmp_path / "stud.md"
    page.write_text(PAGE, encoding="utf-8")
    assert CliRunner().invoke(house, ["check", "--fill", str(page)]).exit_code == 0
    (entry,) = read_page(page).entries
    assert (entry.name, str(entry.numbers), entry.tags) == ("Kitchen Stud", "7-7-5-7-6", ("stud", "wilds"))
    assert 9_001 <= entry.number <= 9_900
    again = page.read_bytes()
    assert CliRunner().invoke(house, ["check", "--fill", str(page)]).exit_code == 0
    assert page.read_bytes() == again


def test_a_title_alone_is_no_game(tmp_path: Path) -> None:
    page = tmp_path / "empty.md"
    page.write_text("## Nothing\n", encoding="utf-8")
    told = CliRunner().invoke(house, ["check", str(page)])
    assert told.exit_code == 2
    assert "A heading has a name and a number" in told.output
