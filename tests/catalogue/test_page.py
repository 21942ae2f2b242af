"""Pages are read with every fault named, and written back byte for byte."""

from io import BytesIO
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pokernight.catalogue.entry import Child, Entry, Layout, Link
from pokernight.catalogue.lines import read_lines
from pokernight.catalogue.page import Page, read_file, read_page, read_text, split
from pokernight.measure.numbers import TAGS, Numbers

PAGES = Path(__file__).parents[3] / "shared" / "catalogue"


def sentences(text: str) -> list[str]:
    return [problem.sentence for problem in read_text(text).problems]


def test_the_parts_of_an_entry(river: str) -> None:
    page = read_text(river)
    assert page.problems == ()
    first, second = page.entries
    assert first.link == Link("River Crossing", 901)
    assert first.aliases == ("Ferry", "The Ford")
    assert first.numbers == Numbers(cards=5, players=10, rounds=1, seen=5, wilds=0)
    assert first.source == "Our own table"
    assert first.tags == ("straight",)
    assert first.rules[2] == "Showdown: the high hand wins."
    assert first.parent == Link("Root Game", 0)
    assert first.children[1] == Child("Stepping Stones", 903, Numbers(6, 8, 3, 6, 0), ("stud", "high-low"))
    assert second.aliases == ()
    assert second.rulings == ("The page does not say which twos are wild. We play all four, as the table says.",)


def test_both_layouts_come_back_byte_for_byte(river: str) -> None:
    assert read_text(river).write() == river.encode()
    assert [entry.layout.tags for entry in read_text(river).entries] == [0, 1]


@pytest.mark.skipif(not PAGES.is_dir(), reason="The printed pages are not here to compare with.")
def test_the_printed_pages_come_back_byte_for_byte() -> None:
    pages = {path: read_page(path) for path in PAGES.glob("*.md")}
    assert sum(len(page.entries) for page in pages.values()) == 210
    for path, page in pages.items():
        assert page.problems == ()
        assert page.write() == path.read_bytes()


def test_other_line_ends_a_mark_and_a_missing_last_end(river: str) -> None:
    for text in (river.replace("\n", "\r\n"), "\ufeff" + river, river.rstrip("\n"), "# Games by water\n\n" + river):
        page = read_text(text)
        assert page.problems == ()
        assert page.entries == read_text(river).entries
        assert page.write() == text.encode()


def test_blanks_at_line_ends_do_no_harm(river: str) -> None:
    page = read_text(river.replace("\n", "  \n"))
    assert page.problems == ()
    assert [entry.name for entry in page.entries] == ["River Crossing", "River Crossing II"]


def test_layout_is_no_part_of_what_an_entry_says(crossing: str) -> None:
    other = crossing.replace("Tags:", "\nTags:")
    assert other != crossing
    assert read_text(crossing + other).problems == ()


@pytest.mark.parametrize(
    ("old", "new", "line", "sentence"),
    [
        ("|Statistic|Value|\n", "", 4, 'The table is missing; it begins with the line "|Statistic|Value|".'),
        ("|Players|10|\n", "", 7, 'The table needs a row such as "|Players|7|".'),
        ("|Players|10|", "|Players|ten|", 7, 'The table needs a row such as "|Players|7|".'),
        ("|Cards|5|", "|Cards|" + "5" * 4000 + "|", 6, 'The table needs a row such as "|Cards|7|".'),
        ("2. Bet", "4. Bet", 15, "Rule 4 stands where rule 2 should stand."),
        ("2. Bet", "2) Bet", 15, "A rule has its number, a full stop, a blank and a sentence"),
        ("1. Deal", "1. Deal\n\n1. Deal", 16, "After the rules comes the parent"),
        ("### Rules:\n", "", 13, 'After the tags comes the line "### Rules:".'),
        ("Tags: *straight*\n", "", 12, "After the table comes a line of tags"),
        ("Parent: Root Game (#0)\n", "", 18, "After the rules comes the parent"),
        (" (#901)", "", 1, "A heading has a name and a number"),
        ("|5-10-1-5-4|", "|5-10-1-5|", 23, "A child has its name, its five numbers and its tags"),
        ("|Name|Serial #|Tags|\n", "", 21, "The table of children begins with the lines"),
        ("five cards", "five\x00cards", 14, "This line holds a control character (code 0)."),
        ("five cards", "x" * 65536, 14, "This line has 65,570 bytes; the most is 4,096."),
    ],
)
def test_a_broken_entry_is_named_and_the_others_are_read(
    crossing: str, crossing_ii: str, old: str, new: str, line: int, sentence: str
) -> None:
    assert crossing.count(old) == 1
    page = read_text(crossing.replace(old, new) + crossing_ii)
    assert [entry.number for entry in page.entries] == [902]
    (problem,) = page.problems
    assert problem.line == line
    assert problem.sentence.startswith(sentence)
    assert problem.entry.startswith("River Crossing")


def test_an_entry_that_is_not_utf8_leaves_the_others(crossing: str, crossing_ii: str) -> None:
    page = read_file(BytesIO(crossing.encode().replace(b"Ferry", b"F\xe4hre") + crossing_ii.encode()), "page")
    assert [entry.number for entry in page.entries] == [902]
    assert [problem.sentence for problem in page.problems] == ["Byte 18 of this line is not UTF-8 text."]


def test_the_same_number_twice_with_other_contents(crossing: str, crossing_ii: str) -> None:
    page = read_text(crossing + crossing_ii.replace("#902", "#901"))
    assert [entry.name for entry in page.entries] == ["River Crossing"]
    (problem,) = page.problems
    assert problem.line == 27
    assert problem.sentence == (
        "Number 901 already stands on this page with other contents, under the name River Crossing."
    )


def test_pages_with_no_game(tmp_path: Path) -> None:
    assert sentences("")[0].startswith("The page is empty; a game begins")
    assert sentences("\n\n")[0].startswith("The page is empty; a game begins")
    assert sentences("Dear diary,")[0].startswith("No game begins here; a game begins")
    assert sentences("# Typo (#5)\n\n|Statistic|Value|")[0].startswith("This line belongs to no game")
    assert read_page(tmp_path / "missing.md").problems[0].sentence == "There is no such page."
    assert read_page(tmp_path).problems[0].sentence == "This is a folder, not a page."
    assert read_page("a\0b").problems[0].sentence.startswith("The page cannot be read")


def test_a_million_rules_are_refused(crossing_ii: str) -> None:
    head, tail = crossing_ii.split("1. Deal", maxsplit=1)
    rules = b"".join(b"%d. Deal.\n" % number for number in range(1, 1_000_001))
    file = BytesIO(head.encode() + rules + tail.encode() + crossing_ii.replace("#902", "#903").encode())
    page = read_file(file, "long.md")
    assert [entry.number for entry in page.entries] == [903]
    (problem,) = page.problems
    assert problem.sentence == "The entry has more than 2,000 lines, too many for a game."


def test_an_entry_without_end_takes_little_room() -> None:
    file = BytesIO(b"## Endless (#1)\n" + b"1. Deal.\n" * 10_000)
    assert [len(block.lines) for block in split(read_lines(file))] == [0, 2_000]


def test_a_thousand_rules_are_the_most(crossing_ii: str) -> None:
    head, tail = crossing_ii.split("4. Twos", maxsplit=1)
    more = "".join(f"{number}. Deal.\n" for number in range(4, 1_001))
    tail = tail[tail.index("\n\nParent") + 1 :]
    assert sentences(head + more + tail) == []
    (sentence,) = sentences(head + more + "1001. Deal.\n" + tail)
    assert sentence.startswith("The entry has more than 1,000 rules, too many for a game.")


words = st.from_regex(r"[A-Za-z0-9'/!?&é]{1,8}( [A-Za-z0-9'/(]{1,8}){0,3}", fullmatch=True)
numbers = st.builds(Numbers, *[st.integers(0, 999)] * 5)
tags = st.lists(st.sampled_from(TAGS), max_size=4, unique=True).map(tuple)
serials = st.integers(0, 9999)
links = st.builds(Link, words, serials)
gaps = st.integers(0, 3)
rules = st.lists(words.map(lambda text: text + "."), min_size=1, max_size=12).map(tuple)
entries = st.builds(
    Entry,
    number=serials,
    name=words,
    source=words | st.just(""),
    tags=tags,
    numbers=numbers,
    rules=rules,
    parent=links,
    aliases=st.lists(words, max_size=3).map(tuple),
    children=st.lists(st.builds(Child, words, serials, numbers, tags), max_size=3).map(tuple),
    rulings=st.lists(words, max_size=2).map(tuple),
    layout=st.builds(Layout, *[gaps] * len(Layout._fields)),
)


@given(
    st.lists(entries, min_size=1, max_size=4, unique_by=lambda entry: entry.number),
    st.sampled_from(["\n", "\r\n"]),
    st.booleans(),
)
def test_any_page_survives_writing_and_reading(shelf: list[Entry], newline: str, bom: bool) -> None:
    page = Page("page", tuple(shelf), newline=newline, bom=bom)
    again = read_file(BytesIO(page.write()), "page")
    assert again.problems == ()
    assert again.entries == page.entries
    assert again.write() == page.write()


@given(st.binary(max_size=300))
def test_no_bytes_whatever_make_it_stumble(junk: bytes) -> None:
    page = read_file(BytesIO(junk), "junk")
    assert page.entries == ()
    assert page.problems


@given(st.data())
def test_a_page_with_a_piece_cut_out_never_makes_it_stumble(data: st.DataObject) -> None:
    text = Page("page", (data.draw(entries), data.draw(entries))).write()
    first = data.draw(st.integers(0, len(text)))
    last = data.draw(st.integers(first, len(text)))
    page = read_file(BytesIO(text[:first] + text[last:]), "cut")
    assert page.entries or page.problems
