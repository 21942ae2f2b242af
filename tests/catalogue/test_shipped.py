"""The games that come with Poker Night, against the printed pages and against their own rules."""

from pathlib import Path

import pytest

from kit.lock_step import lock_step
from pokernight import catalogue
from pokernight.catalogue.entry import ROOT, Entry
from pokernight.catalogue.errata import disagreements, errata
from pokernight.catalogue.names import folded
from pokernight.catalogue.page import read_page
from pokernight.catalogue.shelf import GAMES, file_name, shelved, shipped
from pokernight.catalogue.tree import Tree
from pokernight.game import Game

PAGES = Path(__file__).parents[3] / "shared" / "catalogue"
TRUNK = range(1, 6)
"""The ancestors that everybody knows, which stand on no page."""

NAMED_ON_PAGES = (80, 188)
"""Classics that a page names as the parent of its game, by a number of their own."""

CLASSICS = (*NAMED_ON_PAGES, *range(8001, 9001))
"""Games that everybody knows and that stand on no page either, in our own words."""

HANDS = 5
"""How many hands are compared of a page whose printed words come to other numbers than ours."""

TOLD_AS_STEPS = {"Assassin III": "whoever flipped a joker folds when the line is reached, and not when it is flipped"}
"""Pages that tell as a step what ours tell as a rule that holds all the time; all else is alike."""

GAMES_ON_PAGES = [entry for entry in shipped() if entry.number not in TRUNK and entry.number not in CLASSICS]


@pytest.mark.parametrize("path", sorted(GAMES.glob("*.md")), ids=lambda path: path.stem)
def test_every_file_holds_one_sound_game(path: Path) -> None:
    page = read_page(path)
    assert page.problems == ()
    (entry,) = page.entries
    assert page.write() == path.read_bytes()
    assert path.name == file_name(entry)
    assert entry.game.write() == entry.rules, "The rules are not in canonical English."


def test_two_hundred_games_and_their_trunk() -> None:
    assert len(GAMES_ON_PAGES) == 200
    assert {entry.number for entry in shipped()} >= set(TRUNK)
    assert len(shipped().named) == 61 - len(TRUNK) - len(NAMED_ON_PAGES)
    assert ROOT.number in shipped().named


def test_every_game_stands_in_the_tree_once() -> None:
    tree = Tree(shipped())
    walked = [branch.game.number for top in tree.tops for branch in tree.walk(top)]
    assert sorted(walked) == sorted(tree.games)


def test_no_two_names_are_the_same_when_said_carelessly() -> None:
    names = [folded(game.name) for game in (*shipped(), *shipped().named.values())]
    assert len(set(names)) == len(names)


def test_children_say_what_their_own_entries_say() -> None:
    for entry in shipped():
        for child in entry.children:
            if own := shipped().by_number.get(child.number):
                assert (child.name, child.numbers, child.tags) == (own.name, own.numbers, own.tags)
                assert own.parent == entry.link


def test_the_package_answers_to_names() -> None:
    assert catalogue["oedipus"].name == "Anaconda"
    assert "#10" in catalogue
    assert len(catalogue) == len([*catalogue]) == len(shipped())


@pytest.mark.skipif(not PAGES.is_dir(), reason="The printed pages are not here to compare with.")
def test_the_shipped_games_mean_what_the_pages_say() -> None:
    printed = shelved(map(read_page, sorted(PAGES.glob("*.md"))))
    assert [entry.number for entry in printed] == [entry.number for entry in GAMES_ON_PAGES]
    for page, own in zip(printed, GAMES_ON_PAGES, strict=True):
        assert facts(own) == facts(page)
        assert len(own.rules) == len(page.rules)
        game = Game.read(page.rules, own.rulings, page.numbers.players)
        if own.name in TOLD_AS_STEPS:
            assert game.sentences != own.game.sentences
        else:
            same = repr(game.lowered) == repr(own.game.lowered)
            assert same or lock_step(own.game, game, HANDS, own.game.most_seats), page.link


def facts(entry: Entry) -> tuple[object, ...]:
    """All that an entry says but its rules and our rulings."""
    return (
        entry.link,
        entry.aliases,
        entry.source,
        entry.tags,
        entry.numbers,
        entry.parent,
        entry.children,
    )


def test_numbers_and_tags_follow_from_the_rules_save_for_the_errata() -> None:
    found = {disagreement for entry in shipped() for disagreement in disagreements(entry)}
    assert found - set(errata()) == set(), "These stand in no erratum."
    assert set(errata()) - found == set(), "These errata no longer hold."


def test_how_many_printed_facts_follow_from_the_rules() -> None:
    """The figures that the documentation gives; a better definition raises them, a worse one lowers them."""
    found = [disagreement for entry in GAMES_ON_PAGES for disagreement in disagreements(entry)]
    tags = sum(disagreement.which == "tags" for disagreement in found)
    assert (5 * len(GAMES_ON_PAGES) - (len(found) - tags), len(GAMES_ON_PAGES) - tags) == (939, 179)
