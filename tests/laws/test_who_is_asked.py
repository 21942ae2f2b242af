"""Who is asked is plain to all, so it follows from what all can see and not from what somebody chose in secret."""

import os
from random import Random

import pytest

from kit.games import GAMES
from pokernight.catalogue.entry import Entry
from pokernight.table.choices import Answer, Choice, Refused
from pokernight.table.hand import Hand
from pokernight.table.record import event_data

HANDS = int(os.environ.get("HANDS", "100")) // 20
"""How many hands of each game are looked at."""
STEPS = 6
"""For how many answers a hand is followed in which a player chose otherwise."""


def otherwise(choice: Choice, answer: Answer, chance: Random) -> Answer | None:
    """An answer that names as many cards, but others."""
    for _ in range(5):
        other = choice.any(chance)
        alike = (other.verb, other.word, len(other.cards)) == (answer.verb, answer.word, len(answer.cards))
        if alike and set(other.cards) != set(answer.cards):
            return other
    return None


def told_apart(one: Hand, two: Hand, who: int) -> bool:
    """Whether anybody but one player has seen a difference between two hands."""
    others = [seat for seat in range(1, len(one.stacks) + 1) if seat != who]
    return any(list(map(event_data, one.story(seat))) != list(map(event_data, two.story(seat))) for seat in others)


def asked_in(one: Hand, two: Hand) -> tuple[list[int], list[int]]:
    """Who is asked in two hands in which one player has chosen in two ways, as soon as it differs, or in the end."""
    for _ in range(STEPS):
        asked = sorted(one.asking), sorted(two.asking)
        if asked[0] != asked[1] or one.ended:
            break
        seat = next(iter(one.asking))
        answer = one.asking[seat].default
        one.answer(seat, answer)
        try:
            two.answer(seat, answer)
        except Refused:
            two.answer(seat, two.asking[seat].default)
    return asked


@pytest.mark.parametrize("entry", GAMES, ids=lambda entry: entry.name)
def test_who_is_asked_follows_from_what_all_can_see(entry: Entry) -> None:
    for number in range(HANDS):
        chance = Random(f"asked/{entry.number}/{number}")
        hand = entry.game.deal(chance.randint(2, min(4, entry.game.most_seats)), f"asked/{number}")
        while not hand.ended:
            who, choice = chance.choice(list(hand.asking.items()))
            answer = choice.any(chance)
            other = otherwise(choice, answer, chance) if answer.cards else None
            if other is not None:
                one, two = hand.copy(), hand.copy()
                one.answer(who, answer)
                two.answer(who, other)
                here, there = asked_in(one, two)
                assert here == there or told_apart(one, two, who), f"seat {who}: {answer} or {other}"
            hand.answer(who, answer)
