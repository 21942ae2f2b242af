"""Imagined hands: whatever a seat knows stays, in every game and at any moment."""

from collections import Counter
from random import Random

import pytest

from kit.games import GAMES
from kit.hands import answer, deal
from pokernight.cards import read_card, text
from pokernight.catalogue.entry import Entry
from pokernight.table.choices import Answer
from pokernight.table.hand import Hand
from pokernight.table.laws import laws_of_state, play_out
from pokernight.table.picking import Cards
from pokernight.table.places import DECK, Lie
from pokernight.table.places import hand as held_by
from pokernight.table.record import choice_data, event_data
from pokernight.table.worlds import Worlds

HANDS = 3
"""How many hands of each game are looked at."""


def known(hand: Hand, seat: int) -> dict[str, object]:
    """All that a seat can tell of a hand: its view, its question, and in the first deal all that it was told."""
    view = hand.view(seat)
    shown: dict[str, object] = {name: getattr(view, name) for name in type(view).__slots__ if name != "choice"}
    shown["choice"] = view.choice and choice_data(view.choice)
    shown["asking"] = set(view.asking) & {seat}
    if "deals" not in view.notes:
        shown["story"] = [event_data(event) for event in hand.story(seat)]
    return shown


@pytest.mark.parametrize("entry", GAMES, ids=lambda entry: entry.name)
def test_what_a_seat_knows_is_the_same_in_every_world(entry: Entry) -> None:
    cards, drawn = sorted(entry.game.deck.cards), 0
    for number in range(HANDS):
        chance = Random(f"worlds/{entry.number}/{number}")
        hand = entry.game.deal(chance.randint(2, min(5, entry.game.most_seats)), f"worlds/{number}")
        while not hand.ended:
            seat = next(iter(hand.asking))
            if chance.random() < 0.2:
                worlds, before = Worlds(hand, seat), known(hand, seat)
                for world in (worlds.draw(chance), worlds.draw(chance)):
                    assert known(world, seat) == before
                    assert list(laws_of_state(world.table.state, sum(hand.stacks), cards)) == []
                    play_out(world, chance)
                    drawn += 1
                assert known(hand, seat) == before
            hand.answer(seat, hand.asking[seat].any(chance))
    assert drawn


def places_of(card: str, hand: Hand, seat: int, draws: int = 600) -> Counter[object]:
    """Where a card lies in many worlds."""
    worlds, chance = Worlds(hand, seat), Random(1)
    return Counter(worlds.draw(chance).table.state.where[read_card(card)] for _ in range(draws))


def test_a_card_that_was_never_seen_is_anywhere_as_often_as_there_is_room() -> None:
    rules = "Deal five cards face down to each player.\nBetting round.\nShowdown: the high hand wins."
    where = places_of("2c", deal(rules, "Ah Kh Qh Ad Kd Qd Ac Kc Qc As Ks Qs 9h 8h 7h"), 1)
    unseen = 52 - 5
    assert abs(where[DECK] - 600 * 37 / unseen) < 60
    assert abs(where[held_by(2)] - 600 * 5 / unseen) < 40
    assert where[held_by(1)] == 0


PASS_ON = """
Deal four cards face down to each player.
Each player passes one card to the left.
Betting round.
Each player passes two cards to the left.
Betting round.
Showdown: the high hand wins.
"""


def passed_on() -> Hand:
    """Seat 1 has given the ace of hearts to seat 2, who has then passed on two cards of four."""
    hand = deal(PASS_ON, "Ah Kh Qh 2d 3d 4d 5d 6d 7d 8d 9d Td")
    answer(hand, "1 pass Ah, 2 pass Kh, 3 pass Qh, 1 check, 2 check, 3 check")
    return answer(hand, "1 pass 5d 8d, 2 pass 3d 6d, 3 pass 4d 7d")


def test_a_passed_card_is_where_its_new_owner_can_have_brought_it() -> None:
    where = places_of("Ah", passed_on(), 1)
    assert set(where) == {held_by(2), held_by(3)}
    assert abs(where[held_by(2)] - 300) < 60


def test_what_the_passer_keeps_track_of_does_not_move() -> None:
    hand = passed_on()
    assert set(places_of("5d", hand, 1, 50)) == {held_by(2)}
    assert set(places_of("Kh", hand, 2, 50)) == {held_by(1), held_by(3)}


def test_discards_that_were_shuffled_into_a_new_deck_are_looked_for_there() -> None:
    rules = """
    Deal two cards face down and 4 cards face up to each player.
    Each player may replace up to 4 up cards.
    Repeat the last step until nobody draws.
    Showdown: the high hand wins.
    """
    hand = deal(rules, seats=4)
    seen = hand.table.lying(1, Lie.UP)
    while hand.table.shuffles < 2:
        seat, choice = next(iter(hand.asking.items()))
        assert isinstance(choice, Cards)
        hand.answer(seat, Answer(choice.verb, choice.cards))
    lost = next(card for card in seen if 4 not in hand.table.state.known[card])
    assert set(places_of(text(lost), hand, 4, 200)) == {DECK}
