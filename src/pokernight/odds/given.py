"""What is known of a hand beforehand: cards of some seats, common cards, and cards that are out of play."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from pokernight.cards import Card, CardError, Deck, spoken
from pokernight.catalogue.problem import Mistake
from pokernight.table import events as ev
from pokernight.table.hand import Hand
from pokernight.table.places import COMMON, DECK, DISCARDS, Lie, Place, hand

_SECTION = re.compile(r"\s*(?:seat\s+(\d+)(?:\s+(up|down))?|(common)|(dead))\s*:([^|]*)", re.IGNORECASE)


class Dealt(NamedTuple):
    """Where a card of the first deck went: its place in the deck, where it was dealt, and how it lay."""

    at: int
    to: Place
    lie: Lie


class NotDealt(Mistake):
    """A hand in which fewer cards are dealt somewhere than are given."""


@dataclass(frozen=True)
class Wish:
    """Cards that a place is dealt first, or first of those that lie one way."""

    to: Place
    up: bool | None
    cards: tuple[Card, ...]

    def fits(self, dealt: Dealt) -> bool:
        """Whether a card was dealt where the wish asks for one."""
        return dealt.to == self.to and (self.up is None or self.up == (dealt.lie is Lie.UP))

    def __str__(self) -> str:
        how = {None: "", True: " face up", False: " face down"}[self.up]
        return f"Seat {self.to.seat} is dealt{how}" if self.to.seat else "The common cards are"


@dataclass(frozen=True)
class Given:
    """All that is known beforehand."""

    wishes: tuple[Wish, ...] = ()
    dead: tuple[Card, ...] = ()

    @classmethod
    def read(cls, written: str, deck: Deck, seats: int) -> "Given":
        """Read what is given, section by section: `seat 1: Ah Kh | seat 2 up: 9d | common: 2d 3d 4s | dead: Ac`.

        >>> Given.read("seat 9: Ah", Deck(), seats=6)
        Traceback (most recent call last):
        pokernight.catalogue.problem.Mistake: There are 6 seats at this table, and no seat 9.
        """
        wishes: list[Wish] = []
        dead: tuple[Card, ...] = ()
        for section in filter(str.strip, written.split("|")):
            found = _SECTION.fullmatch(section)
            if found is None:
                raise Mistake(f"“{section.strip()}” is not understood; write it like seat 1: Ah Kh | common: 2d 3d 4s.")
            seat, way, common, _, cards = found.groups()
            if seat and not 1 <= int(seat) <= seats:
                raise Mistake(f"There are {seats} seats at this table, and no seat {seat}.")
            try:
                named = deck.read(cards)
            except CardError as error:
                raise Mistake(str(error)) from error
            if seat:
                wishes.append(Wish(hand(int(seat)), way.casefold() == "up" if way else None, named))
            elif common:
                wishes.append(Wish(COMMON, None, named))
            else:
                dead += named
        every = [*dead, *(card for wish in wishes for card in wish.cards)]
        for card in every:
            if every.count(card) > 1:
                raise Mistake(f"{spoken(card).capitalize()} cannot be in two places.")
        wishes.sort(key=lambda wish: wish.up is None)  # those that ask for less are granted last
        return cls(tuple(wishes), dead)

    def wanted(self, dealt: Sequence[Dealt], size: int) -> dict[int, Card]:
        """For places in a deck of so many cards the cards that have to lie there, where cards are dealt like that."""
        wanted: dict[int, Card] = {}
        for wish in self.wishes:
            places = [card.at for card in dealt if wish.fits(card) and card.at not in wanted]
            if len(places) < len(wish.cards):
                raise NotDealt(f"{wish} {len(places)} cards in this game, not {len(wish.cards)}.")
            wanted.update(zip(places, wish.cards, strict=False))
        return wanted | {size - 1 - number: card for number, card in enumerate(self.dead)}


def dealt_on(played: Hand) -> dict[int, int]:
    """For each card that was dealt from the first deck of a hand, by its place, the line that dealt it."""
    lines: dict[int, int] = {}
    place: dict[Card, int] = {}
    line = 0
    for event in played.table.log:
        match event:
            case ev.Shuffled(deck):
                if place:
                    break
                place = {card: at for at, card in enumerate(deck)}
            case ev.Began(line):
                pass
            case ev.Moved(cards, source) if source == DECK:
                lines.update((place[card], line) for card in cards)
    return lines


def dealt_in(played: Hand) -> list[Dealt]:
    """Where the cards of the first deck of a hand went, in the order in which they were dealt."""
    first, *log = (event for event in played.table.log if isinstance(event, ev.Shuffled | ev.Moved))
    assert isinstance(first, ev.Shuffled)
    place = {card: at for at, card in enumerate(first.deck)}
    dealt: list[Dealt] = []
    for event in log:
        if isinstance(event, ev.Shuffled):
            break
        if isinstance(event, ev.Moved) and event.source == DECK and event.to != DISCARDS:
            dealt.extend(Dealt(place[card], event.to, event.lie) for card in event.cards)
    return dealt
