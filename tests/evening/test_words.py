"""What is said at the table: names, explanations, offers, and hands told as you saw them."""

from pathlib import Path

import pytest

from kit.evenings import asked, begun, let_bots_answer, played_on
from pokernight.catalogue.shelf import shipped
from pokernight.evening.evening import Evening
from pokernight.evening.explaining import explained, offers
from pokernight.evening.menu import Menu, search
from pokernight.evening.names import Names
from pokernight.evening.retelling import export, ledger, names_in, transcript
from pokernight.evening.sight import sight
from pokernight.table.choices import Betting, Choice, Number, OneOf, Words
from pokernight.table.picking import AceKept, Cards, Piles, Placing, Portions
from pokernight.table.record import Record

NAMES = Names(["Ada", "Bruno", "You", "Clara"], 3)


def test_names_stand_in_place_of_seats() -> None:
    assert NAMES("Seat 1 wants to trade 2 cards with you.") == "Ada wants to trade 2 cards with you."
    assert NAMES("?? from seat 4's hand to seat 3's hand.") == "?? from Clara's hand to your hand."
    assert NAMES("It is shown to seat 3.") == "It is shown to you."
    assert NAMES("  Dealt face up: seat 1 K♦, seat 2 (hand 1) 8♠, you 3♣.") == (
        "  Dealt face up: Ada K♦, Bruno (hand 1) 8♠, you 3♣."
    )
    assert NAMES("Ada bids 12 for the card: 13 or more.") == "Ada bids 12 for the card: 13 or more."
    assert NAMES("Seat 9 is nobody.") == "seat 9 is nobody."


@pytest.mark.parametrize(
    ("game", "kind", "offer"),
    [
        ("seven card stud", Betting, "bet 1 to 5"),
        ("anaconda", Cards, "pass 3 cards: "),
        ("five card draw", AceKept, "draw up to "),
        ("anaconda", Piles, "stack all cards, the top card first: "),
        ("anaconda ii", Portions, "pass 2 cards and then 1 card: "),
        ("double double", Placing, "flip 2 cards, then a hand from 1 to 2 for each: "),
        ("jackal", Words, "declare high"),
        ("go fish", Words, "choose 1 ("),
        ("canadian", OneOf, "discard 1 card: "),
        ("let's make a deal", Number, "bid "),
    ],
)
def test_every_kind_of_question_is_explained(game: str, kind: type[Choice], offer: str) -> None:
    evening = asked(game, kind)
    seen = sight(evening)
    assert evening.question and evening.entry
    told = list(offers(evening.question, seen.names))
    text = "\n".join(explained(evening.entry, seen.view, seen.names))
    assert any(line.startswith(offer) for line in told), told
    assert all(line in text for line in told)
    assert f"Rule {seen.view.line} of {evening.entry.name}: " in text


def test_who_is_waited_for_is_told() -> None:
    evening = Evening.begin(3, shipped()["five card stud"])
    evening.deal(shipped()["five card stud"])
    while not evening.thinking:
        evening.answer(evening.me, "check")
    seen = sight(evening)
    assert evening.entry
    assert f"Waiting for {seen.names[evening.thinking[0]]}." in list(explained(evening.entry, seen.view, seen.names))


def test_your_hand_is_told_and_wild_cards_are_marked() -> None:
    rules = (
        "Deal five cards face down to each player.",
        "Betting round.",
        "Showdown: the high hand wins.",
        "Twos are wild.",
    )
    deck = "9c 3h 2h 8c 4h Ks 7c 5d Kd 6h 6d Qc Ts 7s 3c"
    seen = sight(begun(*rules, deck=deck))
    assert seen.holding == "three kings"
    assert list(seen.wild) == [2]


def test_a_transcript_tells_what_you_saw_and_no_more() -> None:
    evening = Evening.begin(3, shipped()["seven card stud"], seed="told")
    evening.deal(shipped()["seven card stud"])
    let_bots_answer(evening)
    told = "\n".join(transcript(evening, 1))
    names = names_in(evening, 1)
    assert f"Dealt face down: {names[1]} ?? ??, {names[2]} ?? ??, you " in told
    assert told.startswith("Hand 1: Seven Card Stud, dealt by You")
    played_on(evening)
    assert "\n".join(transcript(evening, 1)).count(" wins ") + "\n".join(transcript(evening, 1)).count("You win ") >= 2


def test_a_hand_is_exported_as_record_and_text_and_overwrites_nothing(tmp_path: Path) -> None:
    evening = Evening.begin(3, shipped()["seven card stud"], seed="told")
    evening.deal(shipped()["seven card stud"])
    played_on(evening)
    files = [*export(evening, 1, tmp_path), *export(evening, 1, tmp_path)]
    assert [path.name for path in files] == ["hand-1.json", "hand-1.txt", "hand-1-2.json", "hand-1-2.txt"]
    assert Record.read(files[0].read_bytes()) == evening.past[0]
    assert files[1].read_text().splitlines() == transcript(evening, 1)


def test_the_ledger_adds_up() -> None:
    evening = Evening.begin(3, shipped()["five card stud"])
    evening.buy()
    assert next(ledger(evening)) == "0 hands played"
    assert "400 chips,   400 bought,    +0" in "\n".join(ledger(evening))


def test_a_search_finds_names_before_rules() -> None:
    found = search(Menu().fitting(5), "pass")
    named = [entry for entry in found if any("pass" in name.casefold() for name in (entry.name, *entry.aliases))]
    assert found[0].name.startswith("Pass ")
    assert found[: len(named)] == named
    assert len(found) > len(named)
    assert all("pass" in entry.tags for entry in search(Menu().fitting(5), "", ["pass", "high-low"]))
    assert search(Menu().fitting(5), "no such words anywhere") == []


def test_only_games_that_so_many_can_play_are_offered() -> None:
    assert all(entry.game.most_seats >= 8 for entry in Menu().fitting(8))
    assert len(Menu().fitting(8)) < len(Menu().fitting(2)) == len(shipped())
