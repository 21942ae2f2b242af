"""Imagined hands give nothing away: exchange what a seat cannot know, and it imagines the same hands as before."""

import os
from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from kit.games import GAMES
from laws.test_secrecy import asked, places, with_exchanged
from pokernight.cards import Card
from pokernight.catalogue.entry import Entry
from pokernight.table import events as ev
from pokernight.table.choices import Answer, Refused
from pokernight.table.hand import Hand
from pokernight.table.laws import play_out
from pokernight.table.places import DISCARDS, MUCK, Lie, Place
from pokernight.table.record import event_data
from pokernight.table.state import State
from pokernight.table.worlds import Worlds

HANDS = int(os.environ.get("SECRETS", "15")) // 2
"""How many hands of each game are looked at."""
TRIES = 6
"""How often something is exchanged in a hand that a seat may not be able to know."""
MOST_SEATS = 4
DRAWS = 400
"""How many worlds are drawn where two of them differ, so that it may be by chance."""

Past = tuple[list[tuple[Card, ...]], list[tuple[int, Answer]]]
"""All decks of a hand, and all answers up to a moment."""


def played(entry: Entry, hand: Hand, past: Past, seat: int) -> tuple[list[object], Hand]:
    """A hand with other decks and answers, and all that a seat was shown in it."""
    decks, answers = past
    again = entry.game.deal(len(hand.stacks), 0, stacks=hand.stacks, decks=decks)
    shown: list[object] = [asked(again, seat)]
    for who, answer in answers:
        again.answer(who, answer)
        shown.append(asked(again, seat))
    return [*shown, *map(event_data, again.story(seat)), places(again, seat)], again


def changed(past: Past, seat: int, chance: Random) -> Past:
    """The same with something exchanged: two cards in all, only in the decks, or in what another player has named."""
    decks, answers = past
    named = [at for at, (who, answer) in enumerate(answers) if who != seat and answer.cards]
    if not named or chance.random() < 0.4:
        exchanged = swapped(past, 0, *chance.sample(decks[0][: 4 * MOST_SEATS], 2))
        return exchanged if chance.random() < 0.5 else (exchanged[0], answers)
    at = chance.choice(named)
    who, answer = answers[at]
    one, other = chance.choice(answer.cards), chance.choice(chance.choice((answer.cards, decks[0])))
    if other in answer.cards:
        order = answer._replace(cards=with_exchanged(answer.cards, one, other))
        return decks, [*answers[:at], (who, order), *answers[at + 1 :]]
    return decks, [*answers[:at], *swapped(past, at, one, other)[1][at:]]


def swapped(past: Past, start: int, one: Card, other: Card) -> Past:
    """The same with two cards exchanged in all decks, and in the answers from one on."""
    decks, answers = past
    later = [(who, answer._replace(cards=with_exchanged(answer.cards, one, other))) for who, answer in answers[start:]]
    return [with_exchanged(deck, one, other) for deck in decks], [*answers[:start], *later]


Spot = tuple[Card, Place, Lie, int]
"""A card, where it lies and how, and after how many others that lie there in the same way."""


def imagined(hand: Hand, seat: int, draws: int) -> list[frozenset[Spot]]:
    """Hands that a seat imagines; cards that were laid away have no order."""
    worlds, chance = Worlds(hand, seat), Random(1)
    return [frozenset(_spots(worlds.draw(chance).table.state)) for _ in range(draws)]


def _spots(state: State) -> Iterator[Spot]:
    for place, cards in state.cards.items():
        before: Counter[Lie] = Counter()
        for card in cards:
            lie = state.lies[card]
            yield card, place, lie, 0 if place in (MUCK, DISCARDS) else before[lie]
            before[lie] += 1


def imagines_alike(one: Hand, other: Hand, seat: int) -> bool:
    """Whether a seat imagines the same hands, or at least each card as often at each spot."""
    if imagined(one, seat, 2) == imagined(other, seat, 2):
        return True
    often = [Counter(spot for world in imagined(hand, seat, DRAWS) for spot in world) for hand in (one, other)]
    return all(abs(often[0][spot] - often[1][spot]) < DRAWS / 5 for spot in often[0] | often[1])


def compared(entry: Entry, number: int) -> int:
    """See that a seat imagines the same whatever it cannot know; how often something was exchanged unnoticed."""
    chance = Random(f"worlds/{entry.number}/{number}")
    hand = play_out(
        entry.game.deal(chance.randint(2, min(MOST_SEATS, entry.game.most_seats)), f"worlds/{number}"), chance
    )
    decks = [event.deck for event in hand.table.log if isinstance(event, ev.Shuffled)]
    seat, moment = chance.randint(1, len(hand.stacks)), chance.randrange(max(1, len(hand.answers)))
    past = (decks, hand.answers[:moment])
    told, here = played(entry, hand, past, seat)
    unnoticed = 0
    for _ in range(TRIES):
        try:
            shown, there = played(entry, hand, changed(past, seat, chance), seat)
        except Refused:
            continue
        if shown == told and not here.ended:
            assert imagines_alike(there, here, seat), f"seat {seat}, {moment} answers, {number}"
            unnoticed += 1
    return unnoticed


@pytest.mark.parametrize("entry", GAMES, ids=lambda entry: entry.name)
def test_what_a_seat_cannot_know_makes_no_difference_to_its_worlds(entry: Entry) -> None:
    assert sum(compared(entry, number) for number in range(HANDS)) > 0, "nothing was compared"
