"""What is said at seats and at a showdown, over every game: true, complete, and nothing that was not shown."""

from random import Random

import pytest

from pokernight.catalogue.shelf import shipped
from pokernight.evening.reasons import reasons
from pokernight.evening.seatwords import SeatWords
from pokernight.table import events as ev
from pokernight.table.choices import card_text
from pokernight.table.hand import Hand


def played(game: str, seed: int, seats: int = 4) -> Hand:
    entry, chance = shipped()[game], Random(f"{game}/{seed}")
    hand = entry.game.deal(min(seats, entry.game.most_seats), str(seed))
    while not hand.ended:
        seat, choice = next(iter(hand.asking.items()))
        answer = str(choice.any(chance))
        hand.answer(seat, str(choice.default) if answer == "fold" and chance.random() < 0.8 else answer)
    return hand


def test_reasons_fit_what_was_won_in_every_game() -> None:
    explained = 0
    for entry in shipped():
        hand = played(entry.name if len(str(entry.link)) == len(entry.name) else str(entry.link), 1)
        seen = {card_text(one.card) for cards in hand.view(0).places.values() for one in cards if one.card >= 0}
        for part in reasons(hand):
            explained += 1
            for made in part.hands:
                assert set(made.cards) <= seen, entry.name
                assert made.name
                assert bool(made.why) is (not made.won and any(one.won for one in part.hands)), (entry.name, made)
                assert not made.deciding or made.deciding in made.cards
    assert explained > 100


@pytest.mark.parametrize(
    ("game", "words"),
    [
        ("five card draw", {"draws", "folds", "bets"}),
        ("anaconda", {"passes", "checks"}),
        ("texas hold'em", {"checks", "calls", "raises"}),
        ("7-27", {"folds"}),
    ],
)
def test_every_deed_has_a_word_at_the_seat(game: str, words: set[str]) -> None:
    heard: set[str] = set()
    for seed in range(30):
        hand, said = played(game, seed), SeatWords()
        for event in hand.table.log:
            said.hear([event])
            heard |= {one.word.split()[0] for one in said.words.values()}
    assert words <= heard, heard


def test_legs_lives_and_what_a_last_answer_brings_stand_at_the_seats() -> None:
    said = SeatWords()
    said.hear([ev.Noted(ev.LEGS, (1, 2)), ev.Noted(ev.LIVES, (2, 1)), ev.Noted("deals", 2)])
    assert {seat: one.word for seat, one in said.words.items()} == {1: "has 2 legs", 2: "has 1 life"}
    said.hear([ev.Acted(3, "bet", 4), ev.Acted(1, "call", 4), ev.RoundEnded(), ev.RoundBegan((1, 3))])
    assert {seat: one.word for seat, one in said.words.items()} == {1: "calls"}


def test_a_lost_hand_knows_its_deciding_card() -> None:
    hands = [made for seed in range(60) for part in reasons(played("seven card stud", seed)) for made in part.hands]
    lost = [made for made in hands if made.deciding and not made.won]
    assert lost
    assert any("kicker" in made.name for made in hands)
    assert all("loses to" in made.why for made in lost)


def test_points_say_how_far_they_are_from_the_target() -> None:
    names = [made.name for seed in range(20) for part in reasons(played("7-27", seed)) for made in part.hands]
    assert names
    assert all(" over " in name or " under " in name or "right on" in name for name in names), names
