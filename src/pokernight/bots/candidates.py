"""The answers that are worth a thought, out of the many that a choice allows."""

from __future__ import annotations

from itertools import combinations
from math import comb
from typing import TYPE_CHECKING

from pokernight.bots.trial import spoken
from pokernight.table.choices import NOTHING, Answer, Betting, Choice, Number, OneOf, Words
from pokernight.table.picking import Cards, Piles, in_height

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from pokernight.table.hand import Hand
    from pokernight.table.referee import End

LOOKED_AT = 40
"""How many answers are looked at, at most, before the promising ones are picked."""


def possible(choice: Choice, chance: Random) -> list[Answer]:
    """Answers to a question: all of them where they are few, else some of every sort."""
    if isinstance(choice, Words | Number):
        return spoken(choice)
    if isinstance(choice, OneOf):
        return _distinct([answer for part in choice.choices for answer in possible(part, chance)])
    answers = [choice.default]
    if isinstance(choice, Cards) and not choice.in_order and _ways(choice) <= LOOKED_AT:
        sizes = range(max(choice.least, 1), min(choice.most, len(choice.cards)) + 1)
        answers += [Answer(choice.verb, cards) for size in sizes for cards in combinations(sorted(choice.cards), size)]
        answers += [NOTHING] * choice.may_decline
    else:
        answers += [choice.any(chance) for _ in range(LOOKED_AT)]
    if isinstance(choice, Piles):
        rising = tuple(in_height(choice.cards))
        answers += [Answer(choice.verb, rising), Answer(choice.verb, rising[::-1])]
    return [answer for answer in _distinct(answers) if choice.takes(answer)]


def _ways(choice: Cards) -> int:
    """In how many ways cards can be picked."""
    count = len(choice.cards)
    return sum(comb(count, size) for size in range(choice.least, min(choice.most, count) + 1))


def _distinct(answers: Sequence[Answer]) -> list[Answer]:
    return list(dict.fromkeys(answers))


def promising(answers: Sequence[Answer], worlds: Sequence[Hand], seat: int, most: int, chance: Random) -> list[Answer]:
    """Those answers after which the hand is best for the moment, high or low, as the game asks."""
    if len(answers) <= most:
        return list(answers)
    places = [_places(answers, worlds, seat, end, chance) for end in worlds[0].referee.ends]
    order = sorted(range(len(answers)), key=lambda at: min(place[at] for place in places))
    return [answers[at] for at in order[:most]]


def _places(answers: Sequence[Answer], worlds: Sequence[Hand], seat: int, end: End, chance: Random) -> list[float]:
    """How each answer compares with the others in the hands that it leads to, the best first."""
    places = [chance.random() for _ in answers]  # equals in any order
    for world in worlds:
        after = [_strength_after(world.copy(), seat, answer, end, chance) for answer in answers]
        for at, strength in enumerate(after):
            places[at] += sum(other > strength for other in after)
    return places


def _strength_after(world: Hand, seat: int, answer: Answer, end: End, chance: Random) -> int:
    """How good a hand is right after an answer, when all who choose at the same time have chosen too."""
    world.answer(seat, answer)
    while world.asking and seat not in world.asking:
        other, choice = next(iter(world.asking.items()))
        if isinstance(choice, Betting):
            break
        world.answer(other, choice.any(chance))
    return world.referee.strength(seat, end)
