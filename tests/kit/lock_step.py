"""The same deck and the same answers for two engines, compared question by question."""

from collections.abc import Iterable, Sequence
from dataclasses import fields
from random import Random
from typing import Any, Protocol

from pokernight.play.hand import PlayedHand
from pokernight.table import events as ev
from pokernight.table.choices import DECLINE, Answer, Choice, OneOf
from pokernight.table.hand import Hand
from pokernight.table.laws import MOST_ANSWERS
from pokernight.table.options import Limit, Low, Options
from pokernight.table.picking import Cards
from pokernight.table.view import View

SHORT = (3, 60)
"""The stacks of every third hand, from and below."""

CUSTOMS = (
    Options(),
    Options(limit=Limit.FIXED, maximum=4),
    Options(limit=Limit.POT),
    Options(limit=Limit.NONE),
    Options(burn=True, low=Low.ACE_TO_FIVE, both_ties_lose=False),
    Options(ante=3, minimum=2, raises=1, raises_for_two=False, low=Low.DEUCE_TO_SEVEN),
)
"""The agreements of tables; one hand in five is played by another than the usual one."""


class Differ(AssertionError):
    """Two engines that do not agree; the message says on what."""


class Deals(Protocol):
    """A game that can be dealt."""

    def deal(
        self,
        seats: int = 4,
        seed: int | str = 0,
        options: Options | None = None,
        stacks: Sequence[int] = (),
        decks: Sequence[Sequence[int]] = (),
    ) -> Any: ...


def lock_step(old: Deals, new: Deals, hands: int, most_seats: int = 7, first: int = 0, word: str = "") -> int:
    """Play hands by chance with both; how many questions were put. The first difference is raised as `Differ`.

    Where a word is given, somebody says it now and then.
    """
    asked = 0
    for number in range(first, first + hands):
        chance = Random(f"lock step {number}")
        seats = 2 + number % (min(most_seats, 7) - 1)
        stacks = [chance.randrange(*SHORT) for _ in range(seats)] if number % 3 == 2 else ()
        options = CUSTOMS[number // 5 % len(CUSTOMS)] if number % 5 == 4 else Options()
        try:
            one = old.deal(seats=seats, seed=number, options=options, stacks=stacks)
            other = new.deal(seats=seats, seed=number, options=options, stacks=stacks)
            asked += _compare(one, other, chance, word)
        except Differ as differ:
            raise Differ(f"Hand {number}, {seats} seats: {differ}") from differ
    return asked


def _compare(one: Hand, other: PlayedHand, chance: Random, word: str) -> int:
    """Give both hands the same answers to the end."""
    heard = [0, 0]
    for asked in range(MOST_ANSWERS):
        _same_events(one, other, heard)
        _same_knowledge(one, other)
        if one.ended or other.ended:
            if one.ended != other.ended:
                raise Differ(f"only one engine is at the end; asked are {one.asking or other.asking}")
            if one.gains != other.gains:
                raise Differ(f"gains are {one.gains} and {other.gains}")
            return asked
        if list(one.asking) != list(other.asking) or not all(map(_same, one.asking.values(), other.asking.values())):
            raise Differ(f"asked are\n  {one.asking}\n  {other.asking}")
        if word and chance.random() < 0.2:
            speaker = chance.randrange(len(one.stacks)) + 1
            one.say(speaker, f"{word}!")
            other.say(speaker, f"{word}!")
            continue
        seat = chance.choice(list(one.asking))
        answer = any_answer(one.asking[seat], chance)
        one.answer(seat, answer)
        other.answer(seat, answer)
    raise Differ("the hand does not end")


def _same(one: Choice, other: Choice) -> bool:
    """Whether two questions are the same; "one card or two" may be one question or two that offer the same."""
    if one == other:
        return True
    return isinstance(one, OneOf) and one.default == other.default and _offers(one) == _offers(other)


def _offers(choice: Choice) -> set[tuple[object, ...]]:
    """Every number of cards that would be an answer, with the cards it may be of."""
    if isinstance(choice, OneOf):
        return set[tuple[object, ...]]().union(*map(_offers, choice.choices))
    if isinstance(choice, Cards):
        numbers = range(choice.least, choice.most + 1)
        return {(choice.verb, choice.cards, number, choice.may_decline, choice.in_order) for number in numbers}
    return {(choice,)}


def any_answer(choice: Choice, chance: Random) -> Answer:
    """An answer by chance, now and then the one that is given for who gives none."""
    return choice.default if chance.random() < 0.1 else choice.any(chance)


def told(events: Iterable[ev.Event]) -> list[ev.Event]:
    """Events without what only the old rules keep in mind; who declines does so in whatever words."""
    return [_declined(event) for event in events if not isinstance(event, ev.Noted)]


def _declined(event: ev.Event) -> ev.Event:
    if isinstance(event, ev.Answered) and event.words.startswith(f"{DECLINE} to "):
        return ev.Answered(event.seat, DECLINE)
    return event


def _same_events(one: Hand, other: PlayedHand, heard: list[int]) -> None:
    new, newer = told(one.table.log[heard[0] :]), told(other.table.log[heard[1] :])
    heard[:] = len(one.table.log), len(other.table.log)
    for at in range(max(len(new), len(newer))):
        if new[at : at + 1] != newer[at : at + 1]:
            raise Differ(f"events differ\n  {new[max(0, at - 2) : at + 3]}\n  {newer[max(0, at - 2) : at + 3]}")


def _same_knowledge(one: Hand, other: PlayedHand) -> None:
    """Both tables are alike to every seat, and the record knows what the table knows."""
    for seat in range(one.table.state.seats + 1):
        known = one.table.state.known_to(seat)
        if known != other.table.state.known_to(seat):
            raise Differ(f"seat {seat} knows other cards")
        mask = sum(1 << card for card in known)
        if mask != other.inner.s.known[seat]:
            raise Differ(f"the record and the table differ on what seat {seat} knows")
        for name in (field.name for field in fields(View) if field.name not in ("notes", "choice")):
            seen, shown = getattr(one.view(seat), name), getattr(other.view(seat), name)
            if seen != shown:
                raise Differ(f"seat {seat} sees other {name}\n  {seen}\n  {shown}")
