"""What happened at a table, told in sentences."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

from pokernight.cards import Card, pretty
from pokernight.table import events as ev
from pokernight.table.places import DECK, Lie, Place, Zone

_LIES = {Lie.UP: "up", Lie.DOWN: "down", Lie.BLIND: "down, unseen"}


def card_told(card: Card) -> str:
    """A card as a transcript shows it."""
    return "??" if card == ev.HIDDEN else pretty(card)


def cards_told(cards: Iterable[Card]) -> str:
    """Some cards as a transcript shows them."""
    return " ".join(map(card_told, cards))


def place_told(place: Place, me: int = 0) -> str:
    """A place in words.

    >>> place_told(Place(Zone.HAND, 2)), place_told(Place(Zone.HAND, 2, 1), me=2)
    ("seat 2's hand", 'your hand 1')
    """
    if place.zone is not Zone.HAND:
        return place.zone.words
    number = f" {place.pile}" if place.pile else ""
    owner = "your" if place.seat == me else f"seat {place.seat}'s"
    return f"{owner} hand{number}"


def seat_told(seat: int, me: int = 0) -> str:
    """A seat at the beginning of a sentence."""
    return "You" if seat == me and me else f"Seat {seat}"


def told(events: Sequence[ev.Event], rules: Sequence[str] = (), me: int = 0) -> list[str]:
    """Events as sentences, the cards of one deal together; rules, with their numbers, stand above what they bring."""
    lines: list[str] = []
    for deal, group in groupby(events, key=_deal):
        if deal:
            dealt = ", ".join(f"{place_told_short(e.to, me)} {cards_told(e.cards)}" for e in _moves(group))
            lines.append(f"  Dealt {_LIES[deal[1]]}: {dealt}.")
            continue
        for event in group:
            if isinstance(event, ev.Began):
                lines.append(rules[event.line - 1] if 0 < event.line <= len(rules) else f"{event.line}.")
            else:
                line = sentence(event, me)
                lines.extend([f"  {line}"] if line else [])
    return lines


def place_told_short(place: Place, me: int) -> str:
    """A place as the list of a deal names it."""
    if place.zone is not Zone.HAND:
        return place.zone.words.removeprefix("the ").removesuffix(" cards")
    number = f"/{place.pile}" if place.pile else ""
    return ("you" if place.seat == me and me else str(place.seat)) + number


def _deal(event: ev.Event) -> tuple[str, Lie] | None:
    """What makes a card part of one deal with the card before it."""
    if isinstance(event, ev.Moved) and event.source == DECK and event.to.zone not in (Zone.DISCARDS, Zone.MUCK):
        return ("dealt", event.lie)
    return None


def _moves(events: Iterable[ev.Event]) -> Iterator[ev.Moved]:
    yield from (event for event in events if isinstance(event, ev.Moved))


def sentence(event: ev.Event, me: int = 0) -> str:
    """One event in words; nothing for what only the table keeps in mind."""
    match event:
        case ev.Shuffled(deck, below):
            return f"{len(deck) - below} cards are shuffled{' and lie on top of the deck' if below else ''}."
        case ev.Moved(cards, source, to, lie):
            how = f", face {_LIES[lie]}" if to.zone is not Zone.DECK else ""
            return f"{cards_told(cards)} from {place_told(source, me)} to {place_told(to, me)}{how}."
        case ev.Turned(cards, at, lie, whose):
            turned = "Your discards turned" if whose and whose == me else f"Seat {whose}'s discards turned"
            turns = _does(at.seat, "turn", me) if at.seat else turned if whose else "Turned"
            return f"{turns} {'up' if lie is Lie.UP else 'down'}: {cards_told(cards)}."
        case ev.Shown(cards, at, _, seats, beside):
            only = f" to {' and '.join(f'seat {seat}' for seat in sorted(seats))}" if len(seats) == 1 else ""
            return f"{place_told(at, me).capitalize()} is shown{only}: {cards_told((*cards, *beside))}."
        case ev.Arranged(at, cards):
            place = place_told(at, me).capitalize()
            return f"{place} {'are' if place.endswith('s') else 'is'} put in order: {cards_told(cards)}."
        case ev.Chose(seat, words):
            chosen = f": {' '.join(words)}" if words else ""
            return f"{seat_told(seat, me)} {'have' if seat == me and me else 'has'} chosen{chosen}."
    return _of_money(event, me)


def _of_money(event: ev.Event, me: int) -> str:
    match event:
        case ev.Paid(seat, chips, what, to):
            if what == "bet":
                return f"{_does(seat, 'put', me)} {chips} in."
            return f"{_does(seat, 'ante' if what == 'ante' else 'pay', me)} {chips}{f' to seat {to}' if to else ''}."
        case ev.Answered(seat, words):
            if words == "pay" or words.startswith("declare "):
                return ""  # what was paid or declared comes next
            verb, _, what = words.partition(" ")
            return f"{_does(seat, verb, me)} {what}".rstrip() + "."
        case ev.Acted(seat, action, total):
            amount = f" to {total}" if action in ("bet", "raise") else ""
            return f"{_does(seat, action, me)}{amount}."
        case ev.CameBack(seat):
            return f"{_does(seat, 'come', me)} back."
        case ev.Declared(seat, word):
            return f"{_does(seat, 'declare', me)} {word}."
        case ev.Said(seat, word):
            return f"{_does(seat, 'say', me)} \N{LEFT DOUBLE QUOTATION MARK}{word}\N{RIGHT DOUBLE QUOTATION MARK}."
        case ev.Won(seat, chips, pot, why):
            side = "" if pot == 0 else f" of side pot {pot}"
            return f"{_does(seat, 'win', me)} {chips}{side}: {why}."
        case ev.Returned(seat, chips):
            return f"{_does(seat, 'get', me)} back {chips} that nobody called."
        case ev.Folded(seat):
            return f"{seat_told(seat, me)} {'are' if seat == me and me else 'is'} out."
        case ev.Noted(ev.MAY_RUN_OUT, seats):
            return f"With {seats} players the deck may run out; then the discards are shuffled into a new one."
        case ev.Noted(ev.LEGS, (seat, count)):
            return f"{_does(seat, 'have', me)} {count} {'leg' if count == 1 else 'legs'}."
        case ev.Noted(ev.LIVES, (seat, count)):
            return f"{_does(seat, 'have', me)} {count} {'life' if count == 1 else 'lives'} left."
        case ev.Noted(ev.DEALS_WON, (seat, count, alone)):
            often = "once" if count == 1 else f"{count} times"
            return f"{_does(seat, 'have', me)} {f'gone in alone {often}' if alone else f'won {often}'}."
        case ev.Redealt():
            return "The cards are dealt again for the same pot."
    return ""


_THIRD = {"pass": "passes", "have": "has", "undo": "undoes"}


def _does(seat: int, verb: str, me: int) -> str:
    third = _THIRD.get(verb, verb + "s")
    return f"{seat_told(seat, me)} {verb if seat == me and me else third}"
