"""What happened at a table, told in sentences."""

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

from pokernight.cards import Card, pretty, read_card
from pokernight.table import events as ev
from pokernight.table.places import DECK, Lie, Place, Zone

_LIES = {Lie.UP: "face up", Lie.DOWN: "face down", Lie.BLIND: "face down and unseen"}


def card_told(card: Card) -> str:
    """A card as a transcript shows it."""
    return "??" if card == ev.HIDDEN else pretty(card)


def cards_told(cards: Iterable[Card]) -> str:
    """Some cards as a transcript shows them."""
    return " ".join(map(card_told, cards))


def told(events: Sequence[ev.Event], rules: Sequence[str] = (), me: int = 0) -> list[str]:
    """Events as sentences, the cards of one deal together; rules, with their numbers, stand above what they bring."""
    lines: list[str] = []
    # what is not told parts two deals all the same, so that a story is told alike in one piece and bit by bit
    for lie, group in groupby(_with_neighbors(events), key=lambda one: _dealt(one[1])):
        if lie is not None:
            hands: defaultdict[Place, list[Card]] = defaultdict(list)
            for _, move, _ in group:
                assert isinstance(move, ev.Moved)
                hands[move.to] += move.cards
            dealt = ", ".join(f"{_receiver(place, me)} {cards_told(cards)}" for place, cards in hands.items())
            lines.append(f"  Dealt {_LIES[lie]}: {dealt}.")
            continue
        for before, event, after in group:
            if _goes_without_saying(before, event, after, me):
                continue
            if isinstance(event, ev.Began):
                lines.append(rules[event.line - 1] if 0 < event.line <= len(rules) else f"{event.line}.")
            elif line := sentence(event, me):
                lines.append(f"  {line}")
    return lines


Neighbors = tuple[ev.Event | None, ev.Event, ev.Event | None]
"""An event, with those right before and after it."""


def _with_neighbors(events: Sequence[ev.Event]) -> Iterator[Neighbors]:
    return zip((None, *events), events, (*events[1:], None), strict=False)


def _goes_without_saying(before: ev.Event | None, event: ev.Event, after: ev.Event | None, me: int) -> bool:
    """Whether another event says it already: a bet is paid, somebody who folds is out, what was chosen is done."""
    match event:
        case ev.Moved(to=Place(zone=Zone.MUCK)):
            return True
        case ev.Chose(seat):
            return seat != me
        case ev.Paid(seat, what="bet"):
            return isinstance(after, ev.Acted) and after.seat == seat
        case ev.Folded(seat):
            folds = isinstance(before, ev.Acted) and (before.seat, before.action) == (seat, "fold")
            return folds or before == ev.Declared(seat, "out")
    return False


def _dealt(event: ev.Event) -> Lie | None:
    """How a card that is dealt lies, which makes it part of one deal with the card before it."""
    if isinstance(event, ev.Moved) and event.source == DECK and event.to.zone not in (Zone.DISCARDS, Zone.MUCK):
        return event.lie
    return None


def _receiver(place: Place, me: int) -> str:
    """A place as the list of a deal names it."""
    if place.zone is not Zone.HAND:
        return place.zone.words.removeprefix("the ")
    return _seat(place.seat, me) + (f" (hand {place.pile})" if place.pile else "")


def _seat(seat: int, me: int) -> str:
    return "you" if seat == me and me else f"seat {seat}"


def _whose(seat: int, me: int) -> str:
    return "your" if seat == me and me else f"seat {seat}'s"


def _place(place: Place, me: int) -> str:
    """A place in words.

    >>> _place(Place(Zone.HAND, 2), 0), _place(Place(Zone.HAND, 2, 1), 2)
    ('seat 2', 'your hand 1')
    """
    if place.zone is not Zone.HAND:
        return place.zone.words
    if not place.pile:
        return _seat(place.seat, me)
    return f"{_whose(place.seat, me)} hand {place.pile}"


def _some(cards: Sequence[Card]) -> str:
    """Cards in a sentence; those that nobody may know are counted.

    >>> _some((-1,)), _some((-1, -1))
    ('a card', '2 cards')
    """
    if all(card == ev.HIDDEN for card in cards):
        return "a card" if len(cards) == 1 else f"{len(cards)} cards"
    return cards_told(cards)


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def sentence(event: ev.Event, me: int = 0) -> str:
    """One event in words; nothing for what only the table keeps in mind."""
    match event:
        case ev.Shuffled(deck, below):
            return (
                f"The dealer shuffles {len(deck) - below} cards{' and lays them on top of the deck' if below else ''}."
            )
        case ev.Moved():
            return _moved(event, me)
        case ev.Turned(cards, at, lie, whose):
            way = "up" if lie is Lie.UP else "face down"
            if at.seat:
                turned = f"up {_some(cards)}" if lie is Lie.UP else f"{_some(cards)} face down"
                return f"{_does(at.seat, 'turn', me)} {turned}."
            where = f" among {_whose(whose, me)} discards" if whose else ""
            return _capital(f"{_some(cards)} {_is(cards)} turned {way}{where}.")
        case ev.Shown(cards, at, _, seats, beside):
            shown = _some((*cards, *beside))
            if len(seats) == 1:
                (only,) = seats
                if only == at.seat:
                    return f"{_does(only, 'look', me)} at {shown}."
                return f"{_does(only, 'see', me)} {shown} of {_place(at, me)}."
            if not at.seat:
                return _capital(f"{_place(at, me)} {'are' if at.zone is Zone.DISCARDS else 'is'} shown: {shown}.")
            return f"{_does(at.seat, 'show', me)} {shown}{f' in hand {at.pile}' if at.pile else ''}."
        case ev.Arranged(at, cards):
            if not at.seat:
                return _capital(f"{_place(at, me)} is put in order: {cards_told(cards)}.")
            which = f"hand {at.pile} " if at.pile else ""
            return f"{_does(at.seat, 'stack', me)} {which}from the top down: {cards_told(cards)}."
        case ev.Chose(words=words):
            chosen = " ".join(map(_word, words))
            return f"You have chosen: {chosen}."
    return _of_money(event, me)


def _is(cards: Sequence[Card]) -> str:
    return "is" if len(cards) == 1 else "are"


def _moved(event: ev.Moved, me: int) -> str:
    source, to, cards = event.source, event.to, _some(event.cards)
    how = "" if to.zone is Zone.DECK or event.lie is Lie.DOWN else f", {_LIES[event.lie]}"
    if source.seat and to.zone is Zone.DISCARDS:
        return f"{_does(source.seat, 'discard', me)} {cards}{f' from hand {source.pile}' if source.pile else ''}{how}."
    if source.seat and source.seat == to.seat:
        where = f" in hand {to.pile}" if to.pile else " back in hand"
        return f"{_does(to.seat, 'put', me)} {cards}{where}{how}."
    go = "goes" if len(event.cards) == 1 else "go"
    return _capital(f"{cards} {go} from {_place(source, me)} to {_place(to, me)}{how}.")


def seat_told(seat: int, me: int = 0) -> str:
    """A seat at the beginning of a sentence."""
    return _capital(_seat(seat, me))


def _word(word: str) -> str:
    """A word of an answer, with its cards as a transcript shows them.

    >>> _word("flip 4d"), _word("declare low")
    ('flip 4♦', 'declare low')
    """
    return re.sub(r"\b([2-9TJQKA][cdhs]|J[rb])\b", lambda code: pretty(read_card(code[0])), word)


def _of_money(event: ev.Event, me: int) -> str:
    match event:
        case ev.Paid(seat, chips, what, to):
            if what == "bet":
                return f"{_does(seat, 'post', me)} {chips}."
            return f"{_does(seat, 'ante' if what == 'ante' else 'pay', me)} {chips}{f' to seat {to}' if to else ''}."
        case ev.Answered(seat, words):
            if words == "pay" or words.startswith("declare "):
                return ""  # what was paid or declared comes next
            verb, _, what = _IN_POKER.get(words, words).partition(" ")
            return f"{_does(seat, verb, me)} {what}".rstrip() + "."
        case ev.Acted(seat, action, total):
            amount = {"bet": f" {total}", "raise": f" to {total}"}.get(action, "")
            return f"{_does(seat, action, me)}{amount}."
        case ev.CameBack(seat):
            return f"{_does(seat, 'come', me)} back."
        case ev.Declared(seat, word):
            return f"{_does(seat, 'declare', me)} {word}."
        case ev.Said(seat, word):
            return f"{_does(seat, 'say', me)} \N{LEFT DOUBLE QUOTATION MARK}{word}\N{RIGHT DOUBLE QUOTATION MARK}."
        case ev.Won(seat, chips, pot, why):
            side = "" if pot == 0 else f" from side pot {pot}"
            hand, _, made = why.partition(", ")
            how = f" with the {hand}: {made}" if made and hand.endswith(" hand") else f": {why}"
            return f"{_does(seat, 'win', me)} {chips}{side}{how}."
        case ev.Returned(seat, chips):
            return f"{_does(seat, 'get', me)} back {chips} that nobody called."
        case ev.Folded(seat):
            return f"{seat_told(seat, me)} {'are' if seat == me and me else 'is'} out of the hand."
        case ev.Noted(ev.MAY_RUN_OUT, seats):
            return f"With {seats} players the deck may run out; then the discards are shuffled into a new one."
        case ev.Noted(ev.LEGS, (seat, count)):
            return f"{_does(seat, 'have', me)} {count} {'leg' if count == 1 else 'legs'}."
        case ev.Noted(ev.TURNED_LOW):
            return "The game is played for low."
        case ev.Noted(ev.LOT, card):
            return f"{card_told(card)} is for sale."
        case ev.Noted(ev.FOULED, seat):
            return f"{_does(seat, 'foul', me)}: the hands are not in order."
        case ev.Noted(ev.LIVES, (seat, count)):
            return f"{_does(seat, 'have', me)} {count} {'life' if count == 1 else 'lives'} left."
        case ev.Noted(ev.DEALS_WON, (seat, count, alone)):
            often = "once" if count == 1 else f"{count} times"
            return f"{_does(seat, 'have', me)} {f'gone in alone {often}' if alone else f'won {often}'}."
        case ev.Redealt():
            return "The cards are dealt again for the same pot."
    return ""


_IN_POKER = {
    "decline to draw": "stand pat",
    "choose up": "take the card face up",
    "choose down": "take the card face down",
}
"""What players say at a real table, for some answers."""
_THIRD = {"pass": "passes", "have": "has", "undo": "undoes"}


def _does(seat: int, verb: str, me: int) -> str:
    third = _THIRD.get(verb, verb + "s")
    return f"{seat_told(seat, me)} {verb if seat == me and me else third}"
