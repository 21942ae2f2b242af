"""Nothing that a meaning says is passed over: whatever is said otherwise is played otherwise, or refused."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from enum import Enum
from fractions import Fraction
from typing import Any

from pokernight.catalogue.shelf import shipped
from pokernight.english.page import PageUnread, read_page
from pokernight.meaning.cards import Hands
from pokernight.meaning.deeds import Deed
from pokernight.meaning.hands import HandLimit
from pokernight.meaning.rules import Line
from pokernight.play.lowering.draft import CannotPlay
from pokernight.play.lowering.page import lower

ALIKE = {
    "Players.quantifier",  # each, any and all players do the same; who is meant by "the" is one in any case
    "Deed.mood",  # whoever does something must
    "Cards.many",  # the top card is one card
    "Quantity.low",
    "Quantity.high",
    "Deed.time",  # what is looked out for happens now, and what is looked back on before
    "Line.rules",  # a rule may repeat what holds anyway
}
"""What may be said in several ways without a difference."""
HARMLESS = {
    "Cards.which CHOSEN->TOP": "cards are dealt from the top of the deck",
    "FixedOrder.size 3->4": "the order of every stack is fixed",
    "Cards.which CHOSEN->FIRST": "cards are dealt from the top of the deck",
    "Deed.verb BUY->RECEIVE": "a card that is paid for",
    "Deed.verb BUY->TAKE": "a card that is paid for",
    "Deed.verb TAKE->BUY": "whoever took a card last, paid for or not",
    "Deed.verb RECEIVE->BUY": "a card that is paid for",
    "Deed.verb RECEIVE->TAKE": "a card that is paid for",
    "Deed.verb RECEIVE->DEAL": "one card, seen from either side",
    "Deed.face DOWN->UP": "an up card that is turned lies face down",
    "Deed.face DOWN->BLIND": "where nobody may look at them anyway",
    "Cards.face DOWN->BLIND": "a down card is one whether it was looked at or not",
    "BestHand.declared True->False": "where there is a declaration, it counts",
    "Cards.which LAST->CHOSEN": "what comes after a card comes after the last such card",
}


def otherwise(value: Any) -> Iterator[Any]:
    """Other values of the same sort."""
    if isinstance(value, bool):
        yield not value
    elif isinstance(value, Enum):
        yield from (other for other in type(value) if other is not value)
    elif isinstance(value, int | Fraction):
        yield value + 1


def changed(part: Any) -> Iterator[tuple[str, Any]]:
    """A meaning with one thing said otherwise, and what it is."""
    if isinstance(part, tuple):
        for at, inner in enumerate(part):
            yield from ((what, (*part[:at], other, *part[at + 1 :])) for what, other in changed(inner))
    elif is_dataclass(part) and not isinstance(part, type):
        for field in fields(part):
            value, name = getattr(part, field.name), f"{type(part).__name__}.{field.name}"
            for other in otherwise(value):
                said = f"{name} {getattr(value, 'name', value)}->{getattr(other, 'name', other)}"
                if (new := said_with(part, field.name, other)) is not None:
                    yield said, new
            for what, other in changed(value):
                if (new := said_with(part, field.name, other)) is not None:
                    yield what, new


def said_with(part: Any, name: str, value: Any) -> Any:
    """A meaning with another value; nothing where that would be nonsense."""
    try:
        return replace(part, **{name: value})
    except (TypeError, ValueError):
        return None


def played_alike(lines: tuple[Line, ...], at: int) -> Iterator[str]:
    """What can be changed in a line without a difference to the game."""
    whole = lower(lines)
    for what, other in changed(lines[at]):
        try:
            if lower((*lines[:at], other, *lines[at + 1 :])) == whole:
                yield what
        except CannotPlay:
            continue


def loosely_lowered(line: Line) -> bool:
    """Whether a line has a card another way instead, or lays cards to hands, of which too much is said."""
    parts = tuple(line.walk())
    return any(isinstance(part, Hands | HandLimit) or (isinstance(part, Deed) and part.instead) for part in parts)


def test_nothing_is_ignored() -> None:
    known: set[Line] = set()
    ignored: Counter[str] = Counter()
    for entry in shipped():
        try:
            lines = tuple(read_page(entry.rules))
            lower(lines)
        except (PageUnread, CannotPlay):
            continue
        for at, line in enumerate(lines):
            if line not in known and not loosely_lowered(line):
                known.add(line)
                ignored.update(played_alike(lines, at))
    print(f"{len(known)} lines, {sum(ignored.values())} changes without a difference")
    left = {what: many for what, many in ignored.items() if what not in HARMLESS and what.split()[0] not in ALIKE}
    assert not left, "\n".join(f"{many} {what}" for what, many in sorted(left.items()))
