"""Games are found by whatever players call them."""

from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pokernight.catalogue.entry import Entry, Link, Named
from pokernight.catalogue.names import folded, near, plain
from pokernight.catalogue.page import read_text
from pokernight.catalogue.shelf import NoSuchGame, Shelf, file_name
from pokernight.measure.numbers import Numbers


def game(number: int, name: str, *aliases: str) -> Entry:
    return Entry(number, name, "", (), Numbers(5, 10, 1, 5, 0), ("Deal.",), Link("Root Game", 0), aliases)


SHELF = Shelf(
    [
        game(10, "Anaconda", "Pass the Trash", "No Peeky"),
        game(389, "Anaconda II"),
        game(388, "Anaconda 33", "48"),
        game(8, "7/27"),
        game(9, "Seven Card Stud", "Beat It"),
        game(48, "Beat It", "No Peeky"),
        game(310, "11810"),
        game(258, "The Price is Right"),
    ]
)


@pytest.mark.parametrize(
    ("wish", "number"),
    [
        ("Anaconda", 10),
        ("  aNaConda ", 10),
        ("pass-the-trash", 10),
        ("#10", 10),
        ("10", 10),
        (10, 10),
        ("Anaconda (#10)", 10),
        ("anaconda 2", 389),
        ("ANACONDA ii", 389),
        ("anaconda33", 388),
        ("48", 388),
        ("#48", 48),
        (48, 48),
        ("7/27", 8),
        ("7 27", 8),
        ("727", 8),
        ("7 card stud", 9),
        ("beat it", 48),
        ("11810", 310),
        ("price is right", 258),
    ],
)
def test_what_players_say(wish: str | int, number: int) -> None:
    assert SHELF[wish].number == number
    assert wish in SHELF


def test_an_alias_of_two_games_is_a_question() -> None:
    with pytest.raises(NoSuchGame, match=r'Several games are called "no peeky": Anaconda \(#10\), Beat It \(#48\)\.'):
        SHELF["no peeky"]


def test_a_page_of_ones_own_comes_first() -> None:
    shelf = Shelf(SHELF, first=[game(9001, "Anaconda"), game(8, "Eight")])
    assert shelf["anaconda"].number == 9001
    assert shelf["#10"].number == 10
    assert shelf["8"].name == "Eight"


@pytest.mark.parametrize(
    ("wish", "sentence"),
    [
        ("anacnoda", 'No game is called "anacnoda". Did you mean Anaconda, Anaconda II or Anaconda 33?'),
        ("trash", 'No game is called "trash". Did you mean Anaconda?'),
        ("zzz", 'No game is called "zzz".'),
        ("", 'No game is called "".'),
        ("#777", "No game has the number 777."),
        ("9" * 5000, f'No game is called "{"9" * 80}".'),
        ("²", 'No game is called "²".'),
    ],
)
def test_misses_say_what_may_have_been_meant(wish: str, sentence: str) -> None:
    with pytest.raises(NoSuchGame) as miss:
        SHELF[wish]
    assert str(miss.value).startswith(sentence)
    assert wish not in SHELF


def test_a_miss_is_a_key_error_and_its_message_a_sentence() -> None:
    with pytest.raises(KeyError):
        SHELF["zzz"]


def test_never_more_than_five_suggestions() -> None:
    assert len(near("game", [f"Game {number}" for number in range(50)])) == 5


def test_games_that_are_only_named(river: str) -> None:
    shelf = Shelf(read_text(river.replace("Root Game (#0)", "Old Mill (#7)")).entries)
    assert shelf.named == {
        7: Named(7, "Old Mill"),
        903: Named(903, "Stepping Stones", Numbers(6, 8, 3, 6, 0), ("stud", "high-low"), Link("River Crossing", 901)),
    }
    assert shelf.look_up("old mill") == Named(7, "Old Mill")
    with pytest.raises(NoSuchGame, match=r"Old Mill \(#7\) is known by name only"):
        shelf["old mill"]
    assert shelf.parent(shelf[901]) == Named(7, "Old Mill")
    assert shelf.parent(shelf.named[7]) is None


def test_file_names_sort_by_number_and_are_plain() -> None:
    assert file_name(game(8, "7/27")) == "0008-7-27.md"
    assert file_name(replace(game(264, "Want It? Got It!"))) == "0264-want-it-got-it.md"
    assert Path(file_name(game(1, "../../etc"))).parent == Path()


@given(st.text(max_size=30))
def test_folding_takes_any_text_and_is_settled_at_once(text: str) -> None:
    assert plain(plain(text)) == plain(text)
    assert folded(text) == folded(text.swapcase().swapcase())
    SHELF.__contains__(text)
