"""Words at the table that could be misunderstood, and words that could not be said."""

import json
import re

import pytest
from click.testing import CliRunner

from kit.golden import GOLDEN
from kit.hands import answer, cards, deal, discards
from pokernight.catalogue.entry import Entry
from pokernight.catalogue.replay import replay
from pokernight.catalogue.shelf import shipped
from pokernight.cli import house
from pokernight.table.choices import Answer, Refused
from pokernight.table.record import Record
from pokernight.table.telling import told

TWO_DOWN = "Deal two cards face down to each player.\n"
SHOWDOWN = "Showdown: the high hand wins."
ASK = "The dealer may ask another player for a down card of a rank, and get it or else the top card of the deck.\n"
DISCARD = f"Use a 52 card deck with 2 jokers.\n{TWO_DOWN}Each player discards one card.\n{SHOWDOWN}"


def test_a_call_for_a_twister_is_no_call_of_a_bet() -> None:
    hand = shipped()["Twister II"].game.deal(2, decks=[shipped()["Twister II"].game.deck.read("2c 3c 4c 5c 8c 9c")])
    assert "  Seat 1 calls for a twister." in told(answer(hand.copy(), "1 call").table.log)
    assert "  Seat 1 declines to call for a twister." in told(answer(hand, "1 decline").table.log)


def test_who_shows_an_eight_has_none_face_down() -> None:
    rules = f"{TWO_DOWN}Deal one card face up to each player.\n{ASK}{SHOWDOWN}"
    hand = answer(deal(rules, "2c 3c 4c 5c 8h 9h", seats=2), "2 choose 1", "2 choose eight")
    assert "  Seat 1 has no eight face down." in told(hand.table.log)


def test_a_hand_that_is_shown_lists_all_its_cards() -> None:
    hand = deal(f"Deal one card face down to each player.\nDeal 2 cards face up to each player.\n{SHOWDOWN}",
                "Ah Kd 2c 3c 4s 5s", seats=2)  # fmt: skip
    assert [line for line in told(hand.table.log) if "shows" in line] == [
        "  Seat 1 shows A♥ 2♣ 4♠.",
        "  Seat 2 shows K♦ 3♣ 5♠.",
    ]


@pytest.mark.parametrize(
    ("game", "first"),
    [
        ("Twister II", "2. Deal two cards face down to each player."),
        ("Oppression", "1. Deal seven cards face down to each player."),
    ],
)
def test_a_replay_numbers_the_rules_as_the_page_does(game: str, first: str) -> None:
    result = CliRunner().invoke(house, ["replay", "-"], input=json.dumps({"game": game, "seats": 2}))
    assert next(line for line in result.stdout.splitlines() if line[0].isdigit()) == first


@pytest.mark.parametrize("entry", shipped(), ids=lambda entry: entry.name)
def test_every_line_of_the_page_keeps_its_number(entry: Entry) -> None:
    numbered = dict(zip(entry.game.numbering, entry.game.sentences, strict=True))
    for number, line in enumerate(entry.rules, 1):
        changed = any(f"rule {number}" in ruling for ruling in entry.rulings)
        assert changed or numbered[str(number)].startswith(line.split(".")[0])


@pytest.mark.parametrize(("held", "said"), [("Jb 2c", "Jk"), ("Jr 2c", "Jk"), ("Jr Jb", "Jk"), ("Jb 2c", "jk")])
def test_a_joker_without_a_color_is_either_that_the_player_has(held: str, said: str) -> None:
    first, second = held.split()
    hand = answer(deal(DISCARD, f"{first} 3c {second} 4c", seats=2), f"1 discard {said}", "2 discard 3c")
    assert discards(hand) == f"{first} 3c"
    assert cards(hand, 1) == second


@pytest.mark.parametrize("said", ["Jr", "Jk Jk"])
def test_a_joker_that_the_player_has_not_is_refused(said: str) -> None:
    with pytest.raises(Refused):
        deal(DISCARD, "Jb 3c 2c 4c", seats=2).answer(1, f"discard {said}")


def test_a_joker_without_a_color_is_written_so() -> None:
    assert str(Answer.read("pass Jk Ah ?")) == "pass Jk Ah ?"


@pytest.mark.parametrize("said", ["2c", "", "10d", "Jk", "?", "7"])
def test_an_answer_without_a_verb_is_told_so(said: str) -> None:
    with pytest.raises(Refused, match=r"An answer begins with a verb, such as discard\. You may discard 1 card"):
        deal(DISCARD, "Jb 3c 2c 4c", seats=2).answer(1, said)


def test_every_verb_is_in_the_documentation() -> None:
    page = (GOLDEN.parents[1] / "docs" / "records.md").read_text(encoding="utf-8")
    shown = set(re.findall(r"`\d (\w+)", page))
    hands = (replay(Record.read(path.read_text(encoding="utf-8"))) for path in sorted(GOLDEN.glob("*.json")))
    assert {answer.verb for hand in hands for _, answer in hand.answers} <= shown
    assert "`note`" in page
