"""What happens to a player without a question, and what he might say about it all the same."""

from collections.abc import Sequence

from pokernight.table import events as ev
from pokernight.table.choices import Answer
from pokernight.table.places import Place, Zone

_LAYING = ("discard", "draw", "twist", "replace", "change", "exchange")
_PASSING = ("pass", "give", "trade", "exchange")
_STACKING = ("stack", "split", "arrange", "put", "lay")
_FLIPPING = ("flip", "turn", "show", "lay")


def says(answer: Answer, seat: int, events: Sequence[ev.Event]) -> bool:
    """Whether an answer only says what has happened to a seat: which cards it gave, laid away or turned, or what else.

    >>> from pokernight.table.places import DISCARDS, Lie, hand
    >>> laid_away = ev.Moved((0, 4), hand(2), DISCARDS, Lie.DOWN)
    >>> [says(Answer(verb, (4, 0)), 2, [laid_away]) for verb in ("discard", "pass")]
    [True, False]
    """
    done = [cards for event in events if (cards := _done(event, seat, answer)) is not None]
    if set(answer.cards) <= {ev.HIDDEN}:
        return bool(done)
    named, every = sorted(answer.cards), [card for cards in done for card in cards]
    return bool(done) and (named == sorted(every) or named in map(sorted, done))


def _done(event: ev.Event, seat: int, answer: Answer) -> tuple[int, ...] | None:
    """The cards of a seat to which an event does what an answer says; None where it does something else."""
    return _in_words(event, seat, answer) if answer.word else _in_cards(event, seat, answer.verb)


def _in_cards(event: ev.Event, seat: int, verb: str) -> tuple[int, ...] | None:
    """The same for an answer that is a verb alone, or a verb and cards."""
    match event:
        case ev.Moved(cards, source, to) if source.seat == seat and verb in _verbs(to, seat):
            return cards
        case ev.Moved(cards, source, to) if to.seat == seat != source.seat and verb in _TAKING.get(source.zone, ()):
            return cards
        case ev.Turned(cards, at) if at.seat == seat and verb in _FLIPPING:
            return cards
        case ev.Arranged(at, cards) if at.seat == seat and verb in _STACKING:
            return cards
        case ev.Folded(who) if who == seat and verb == "fold":
            return ()
        case ev.Paid(who, _, "fee" | "due") if who == seat and verb in ("pay", "match"):
            return ()
    return None


def _in_words(event: ev.Event, seat: int, answer: Answer) -> tuple[int, ...] | None:
    """The same for an answer with a word or a number."""
    match event:
        case ev.Declared(who, word) if (who, "declare", word) == (seat, answer.verb, answer.word):
            return ()
        case ev.Noted("partners", pairs) if answer.verb == "choose":
            return () if answer.word in [str(b) for a, b in pairs if a == seat] else None
        case ev.Acted(who, action, total) if (who, action, str(total)) == (seat, answer.verb, answer.word):
            return ()
    return None


_TAKING = {Zone.COMMON: ("take",), Zone.TABLE: ("take",), Zone.HAND: ("take", "steal")}
"""What it is called to get cards from a place."""


def _verbs(to: Place, seat: int) -> tuple[str, ...]:
    """What it is called to bring own cards to a place."""
    if to.zone is Zone.HAND:
        return _STACKING if to.seat == seat else _PASSING
    return _LAYING
