"""Records: a hand as text that can be kept, sent, and played again."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from enum import Enum
from typing import TYPE_CHECKING, Any

from pokernight.cards import CardError, Deck, texts
from pokernight.table import events as ev
from pokernight.table.choices import NOTHING, Answer, Betting, Choice, Refused, Words, card_text
from pokernight.table.evidence import Broken, Evidence, promised
from pokernight.table.options import Options
from pokernight.table.places import Place, Zone
from pokernight.table.shuffle import Shuffle
from pokernight.table.unasked import says

if TYPE_CHECKING:
    from pokernight.cards import Card
    from pokernight.table.hand import Hand

MOST_BYTES = 1_000_000
"""How large a record may be."""


PAYS = Answer("pay")


class BadRecord(ValueError):
    """A record that cannot be played; the message is a sentence that says why."""


@dataclass(frozen=True)
class Record:
    """A hand: the game, who sits there with what, the deck, and every answer in order."""

    game: str | int
    seats: int = 4
    options: Options = field(default_factory=Options)
    stacks: tuple[int, ...] = ()
    deck: tuple[str, ...] = ()
    """What lies on top of the deck, from the top down, one text for each shuffle."""
    seed: int | str = 0
    answers: tuple[str, ...] = ()
    shuffle: Evidence | None = None
    """How the house shuffled and the players cut, from which every deck follows; then no other deck is given."""

    @classmethod
    def read(cls, written: str | bytes) -> Record:
        """Read a record from its JSON text; whatever is wrong with it is said in a sentence."""
        if len(written) > MOST_BYTES:
            raise BadRecord(f"This record is too long: {len(written)} bytes, and {MOST_BYTES} are allowed.")
        try:
            data = json.loads(written)
        except (ValueError, RecursionError) as error:
            raise BadRecord(f"This is no record, for it is no JSON: {str(error)[:200]}.") from error
        if not isinstance(data, dict):
            raise BadRecord("A record is a JSON object, in braces.")
        known = {"game", "seats", "stakes", "options", "stacks", "deck", "seed", "shuffle", "answers", "note"}
        for name in data.keys() - known:
            raise BadRecord(f"A record has no {str(name)[:50]!r}; it has {', '.join(sorted(known))}.")
        shuffle = _shuffle(data.get("shuffle"))
        return cls(
            _game(data.get("game")),
            _seats(data),
            read_options({**_object(data, "stakes"), **_object(data, "options")}),
            tuple(_whole(chips, "A stack", 1) for chips in _list(data, "stacks")),
            _decks(data.get("deck", "")),
            shuffle.seed if shuffle else _seed(data.get("seed", 0)),
            tuple(_text(answer, "An answer") for answer in _list(data, "answers")),
            shuffle,
        )

    def write(self) -> str:
        """The record as JSON, one answer on a line."""
        options = options_data(self.options)
        data: dict[str, Any] = {"game": self.game, "seats": self.seats}
        data |= {"options": options} if options else {}
        data |= {"stacks": self.stacks} if self.stacks else {}
        data |= {"deck": self.deck[0] if len(self.deck) == 1 else self.deck} if self.deck else {}
        data |= {"shuffle": self.shuffle.data()} if self.shuffle else {"seed": self.seed}
        data |= {"answers": self.answers}
        return json.dumps(data, indent=1, ensure_ascii=False)

    def tops(self, deck: Deck) -> Sequence[tuple[Card, ...]]:
        """The cards that lie on top, shuffle by shuffle."""
        if self.shuffle:
            if self.deck or self.shuffle.cards != texts(deck.cards):
                raise BadRecord("The cards of the shuffle are not those of the game.")
            return _opened(self.shuffle)
        try:
            return [deck.read(part) if part.strip() else () for part in self.deck]
        except CardError as error:
            raise BadRecord(f"The deck of the record: {error}") from error

    def play(self, hand: Hand) -> Hand:
        """Give a hand all the answers of the record; it may end in the middle."""
        for _ in self.steps(hand):
            pass
        return hand

    def steps(self, hand: Hand) -> Iterator[int]:
        """Give a hand one answer after the other; the number of each, once it was taken.

        A line that only says what a seat did without being asked, for it had no choice, is taken as read; where all
        choose together, that is seen when the last has chosen. So is a payment for what is said next.
        """
        asked = 0
        early: list[tuple[BadRecord, int, Answer]] = []
        for number, line in enumerate(self.answers, 1):
            before, known = len(hand.table.log), len(hand.answers)
            try:
                _give(hand, line)
            except Refused as refused:
                bad = BadRecord(f"Answer {number}, {line[:80]!r}: {refused}")
                claim = _claim(hand, line)
                if claim is None:
                    raise bad from refused
                seat, answer = claim
                if not _can_only(hand, seat, answer) and not says(answer, seat, hand.table.log[asked:]):
                    waits = seat not in hand.asking or answer == PAYS
                    if not hand.asking or not waits or _betting(hand):
                        raise bad from refused
                    early.append((bad, seat, answer))
            else:
                asked = before
                if known < len(hand.answers) and not _choosing(hand, before):
                    _see(early, hand.table.log[before:])
            yield number
        _see(early, ())


def _parts(line: str) -> tuple[int, str]:
    """The seat of an answer such as "2 bet 3", and its words; seat 0 where it begins with none."""
    seat, _, words = line.strip().partition(" ")
    return (int(seat), words) if seat.isdecimal() and len(seat) <= 3 else (0, line)


def _give(hand: Hand, line: str) -> None:
    """Give a hand an answer, or a word that a player says."""
    seat, words = _parts(line)
    if not seat:
        raise Refused("An answer begins with the number of a seat.")
    if words.split(maxsplit=1)[:1] == ["say"]:
        hand.say(seat, words.strip().removeprefix("say"))
    else:
        asked, said = _asked(hand, seat), Answer.read(words)
        first, then = _in_turn(hand, asked, said)
        if then is not None and not _told_by(hand, asked, first, then):
            hand.answer(asked, said)  # which says why it is refused
        hand.answer(asked, first)
        if then is not None and asked in hand.asking and hand.asking[asked].takes(then):
            hand.answer(asked, then)


def _in_turn(hand: Hand, seat: int, said: Answer) -> tuple[Answer, Answer | None]:
    """What is given first of an answer, and what after it: a seat and then a rank or a card, a word and then a card."""
    choice = hand.asking.get(seat)
    if not isinstance(choice, Words) or choice.takes(said):
        return said, None
    word, _, more = said.word.partition(" ")
    if choice.verb and (more or said.cards) and choice.takes(first := Answer(choice.verb, word=word)):
        return first, said._replace(word=more)
    alone = said._replace(cards=())
    return (alone, said) if said.cards and choice.takes(alone) else (said, None)


def _told_by(hand: Hand, seat: int, first: Answer, then: Answer) -> bool:
    """Whether the rest of an answer is asked for after its first word, or names the card to which the word happens."""
    ahead = hand.copy()
    before = len(ahead.table.log)
    ahead.answer(seat, first)
    asked = seat in ahead.asking and ahead.asking[seat].takes(then)
    return asked or (bool(then.cards) and says(then, seat, ahead.table.log[before:]))


def _asked(hand: Hand, seat: int) -> int:
    """The seat that is asked where a partner answers about the hand that the two share."""
    partner = hand.table.state.partner(seat)
    shared = partner in hand.asking and not isinstance(hand.asking[partner], Betting)
    return partner if shared and seat not in hand.asking else seat


def _claim(hand: Hand, line: str) -> tuple[int, Answer] | None:
    """The seat and the answer of a line that may say what goes without saying; not where the seat has just said it."""
    seat, words = _parts(line)
    answer = Answer.read(words)
    last = next((given for who, given in reversed(hand.answers) if who == seat), None)
    said = last is not None and (last.verb, set(last.cards)) == (answer.verb, set(answer.cards))
    return (seat, answer) if seat and not said else None


def _can_only(hand: Hand, seat: int, answer: Answer) -> bool:
    """Whether a player who has no chips left says that he checks or buys nothing."""
    state = hand.table.state
    idle = seat in state.still_in and not state.chips[seat] and seat not in hand.asking and not hand.ended
    return idle and answer in (Answer("check"), NOTHING)


def _betting(hand: Hand) -> bool:
    return any(isinstance(choice, Betting) for choice in hand.asking.values())


def _choosing(hand: Hand, since: int) -> bool:
    """Whether all that has happened is that somebody chose in secret."""
    return bool(hand.asking) and all(isinstance(event, ev.Chose) for event in hand.table.log[since:])


def _see(early: list[tuple[BadRecord, int, Answer]], events: Sequence[ev.Event]) -> None:
    """See that what was said too early has happened now."""
    for bad, seat, answer in early:
        if not says(answer, seat, events):
            raise bad
    early.clear()


def record_of(hand: Hand, game: str | int) -> Record:
    """The record of a hand as far as it has come, with the whole deck as it lay at first."""
    table = hand.table
    first = table.log[0]
    assert isinstance(first, ev.Shuffled)
    answers = tuple(f"{seat} {answer}" for seat, answer in hand.answers)
    record = Record(game, table.state.seats, table.options, hand.stacks, (), table.seed, answers)
    if isinstance(table.decks, Shuffle):
        return replace(record, shuffle=promised(table.decks, table.shuffles, opened=True))
    return replace(record, deck=(texts(first.deck), *(texts(deck) for deck in table.decks[1:])))


def outcome(hand: Hand, seat: int | None = None) -> dict[str, Any]:
    """What became of a hand, as plain data for JSON; for one seat, only what that seat saw; seat 0 only looked on."""
    table = hand.table
    log: Sequence[ev.Event] = table.log if seat is None else hand.story(seat)
    return {
        "ended": hand.ended,
        "stacks": table.state.chips[1:],
        "net": hand.gains,
        "pots": _pots(hand),
        "asking": {str(asked): choice_data(choice) for asked, choice in hand.asking.items() if seat in (None, asked)},
        "events": [event_data(event) for event in log],
    }


def _pots(hand: Hand) -> list[dict[str, Any]]:
    """Every part of every pot that was won, with who got what of it and why, and the pots that are still played for."""
    parts: dict[tuple[int, int, str], dict[str, int]] = {}
    lines = 0
    for event in hand.table.log:
        lines += isinstance(event, ev.Began)  # what is won on another line, or in another deal, is another pot
        if isinstance(event, ev.Won):
            shares = parts.setdefault((lines, event.pot, event.why), {})
            shares[str(event.seat)] = shares.get(str(event.seat), 0) + event.chips
    won = [{"amount": sum(shares.values()), "shares": shares, "why": why} for (*_, why), shares in parts.items()]
    return won + [{"amount": pot.amount, "shares": {}, "why": ""} for pot in hand.table.pots()]


def event_data(event: ev.Event) -> dict[str, Any]:
    """An event as plain data."""
    told = {"event": type(event).__name__.lower()}
    return told | {f.name: _plain(getattr(event, f.name), f.name) for f in fields(event)}


def choice_data(choice: Choice) -> dict[str, Any]:
    """A choice as plain data, with an answer that would be taken."""
    told = {"kind": type(choice).__name__.lower()}
    return told | {f.name: _plain(getattr(choice, f.name), f.name) for f in fields(choice)}


def place_text(place: Place) -> str:
    """A place as JSON names it.

    >>> place_text(Place(Zone.HAND, 3, 1)), place_text(Place(Zone.DECK))
    ('seat 3/1', 'deck')
    """
    if place.zone is not Zone.HAND:
        return place.zone.name.lower()
    return f"seat {place.seat}" + (f"/{place.pile}" if place.pile else "")


_CARDS = frozenset({"cards", "deck", "wild", "bugs", "needs", "card", "out_of"})


def _plain(value: Any, name: str = "") -> Any:
    """Plain data for JSON."""
    match value:
        case Place():
            return place_text(value)
        case Enum():
            return value.name.lower()
        case str() | bool() | None | float():
            return value
        case int():
            return card_text(value) if name in _CARDS else value
        case Choice():
            return choice_data(value)
        case tuple() if hasattr(value, "verb"):
            return str(value)
        case tuple() | list():
            return [_plain(item, name) for item in value]
        case set() | frozenset():
            return [_plain(item, name) for item in sorted(value)]
        case Mapping():
            return {str(key): _plain(item) for key, item in value.items()}
    if hasattr(value, "__dataclass_fields__"):
        return {f.name: _plain(getattr(value, f.name)) for f in fields(value)}
    return str(value)


def _game(value: Any) -> str | int:
    if isinstance(value, str | int) and not isinstance(value, bool) and str(value).strip():
        return value
    raise BadRecord("A record names its game: a name, a number, or the path of a page.")


def _object(data: dict[str, Any], name: str) -> dict[str, Any]:
    value = data.get(name, {})
    if not isinstance(value, dict):
        raise BadRecord(f"The {name} of a record are a JSON object, in braces.")
    return value


def _list(data: dict[str, Any], name: str) -> list[Any]:
    value = data.get(name, [])
    if not isinstance(value, list):
        raise BadRecord(f"The {name} of a record are a list, in brackets.")
    return value


def _whole(value: Any, what: str, least: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= 1_000_000_000:
        raise BadRecord(f"{what} is a whole number from {least} on, not {str(value)[:50]!r}.")
    return value


def _text(value: Any, what: str) -> str:
    if not isinstance(value, str):
        raise BadRecord(f"{what} is a text, not {str(value)[:50]!r}.")
    return value


def _seats(data: dict[str, Any]) -> int:
    stacks = _list(data, "stacks")
    return _whole(data.get("seats", len(stacks) or 4), "The number of seats", 2)


def _seed(value: Any) -> int | str:
    if isinstance(value, int | str) and not isinstance(value, bool):
        return value
    raise BadRecord("A seed is a number or a text.")


def _shuffle(value: Any) -> Evidence | None:
    try:
        return None if value is None else Evidence.read(value)
    except Broken as broken:
        raise BadRecord(str(broken)) from broken


def _opened(evidence: Evidence) -> Shuffle:
    try:
        return evidence.shuffle
    except Broken as broken:
        raise BadRecord(str(broken)) from broken


def _decks(value: Any) -> tuple[str, ...]:
    if isinstance(value, str):
        return (value,) if value.strip() else ()
    if isinstance(value, list) and all(isinstance(part, str) for part in value):
        cards = [part.split() for part in value]
        return (" ".join(value),) if value and all(len(part) == 1 for part in cards) else tuple(value)
    raise BadRecord("A deck is a text of cards, from the top down, or a list of such texts, one for each shuffle.")


def options_data(options: Options) -> dict[str, Any]:
    """The customs of a table that are not those of the house, as plain data."""
    usual = Options()
    chosen = {f.name: getattr(options, f.name) for f in fields(Options)}
    return {
        name: value.value if isinstance(value, Enum) else value
        for name, value in chosen.items()
        if value != getattr(usual, name)
    }


def read_options(given: dict[str, Any]) -> Options:
    """The customs that plain data means; whatever is wrong with them is said in a sentence."""
    kinds = {f.name: f for f in fields(Options)}
    chosen: dict[str, Any] = {}
    for name, value in given.items():
        if name not in kinds:
            raise BadRecord(f"There is no option {name[:50]!r}; there are {', '.join(kinds)}.")
        usual = kinds[name].default
        if isinstance(usual, Enum):
            words = {member.value: member for member in type(usual)}
            if not isinstance(value, str) or value not in words:
                raise BadRecord(f"The option {name} is one of {', '.join(words)}, not {str(value)[:50]!r}.")
            chosen[name] = words[value]
        elif isinstance(usual, bool):
            if not isinstance(value, bool):
                raise BadRecord(f"The option {name} is true or false.")
            chosen[name] = value
        else:
            chosen[name] = value
    try:
        return Options(**chosen)
    except ValueError as error:
        raise BadRecord(str(error)) from error
