from itertools import permutations

import pytest

from pokernight.catalogue.shelf import shipped
from pokernight.game import CannotWork, Game, NotUnderstood
from pokernight.game.ruling import BadRuling, played

PAGE = ("Threes are wild.", "Fours are wild.", "Fives are wild.")


def test_rulings_change_what_is_played() -> None:
    rulings = [
        "The first is left out. [Without rule 1.]",
        "Two more. [Before rule 3: Aces are wild.] [After rule 3: Kings are wild.]",
        "[Instead of rule 2: Tens are wild.]",
        "This one only explains.",
    ]
    assert played(PAGE, rulings) == ("Tens are wild.", "Aces are wild.", "Fives are wild.", "Kings are wild.")


def test_the_order_of_changes_does_not_matter() -> None:
    changes = [
        "[Before rule 2: Aces are wild.]",
        "[Instead of rule 2: Tens are wild.]",
        "[After rule 2: Kings are wild.]",
    ]
    for rulings in permutations(changes):
        assert played(PAGE, rulings)[1:4] == ("Aces are wild.", "Tens are wild.", "Kings are wild.")
    assert played(PAGE, ["[After rule 1: Aces are wild.] [Without rule 1.]"])[0] == "Aces are wild."


@pytest.mark.parametrize(
    "ruling",
    [
        "[Instead of Rule 2: Tens are wild.]",
        "[Without rule 2]",
        "[In place of rule 2: Tens are wild.]",
        "[Without rule 9.]",
        "[Without rule 0.]",
        "[]",
    ],
)
def test_a_change_that_is_not_understood_is_refused(ruling: str) -> None:
    with pytest.raises(BadRuling, match="in a ruling is"):
        played(PAGE, [ruling])


def test_a_page_without_rulings_is_played_as_it_stands() -> None:
    assert played(PAGE, []) == PAGE


def test_a_change_in_words_that_are_not_understood_is_refused() -> None:
    with pytest.raises((NotUnderstood, CannotWork), match="not understood"):
        Game.read(["Deal five cards face down to each player.", *PAGE], ["[Before rule 1: Bananas are wild.]"])


def test_every_change_in_every_ruling_is_understood() -> None:
    changing = [entry for entry in shipped() if any("[" in ruling for ruling in entry.rulings)]
    assert len(changing) >= 15
    for entry in changing:
        assert entry.game.sentences != entry.game.write(), entry.name
        brackets = sum(ruling.count("[") for ruling in entry.rulings)
        changed = sum(ruling.count(" rule ") >= 1 for ruling in entry.rulings)
        assert brackets >= changed > 0, entry.name
