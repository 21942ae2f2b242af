"""Hands told as you saw them: the one on the table, and all that were played before."""

from collections.abc import Iterator, Sequence
from pathlib import Path

from pokernight.catalogue.replay import dealt
from pokernight.evening.evening import Evening
from pokernight.evening.names import Names
from pokernight.evening.people import YOU, in_seats, seat_of
from pokernight.evening.reasons import reasons
from pokernight.evening.settling import transfers
from pokernight.table.hand import Hand
from pokernight.table.record import Record
from pokernight.table.telling import told


def lines(hand: Hand, names: Names, rules: Sequence[str] = ()) -> list[str]:
    """A hand in sentences, as far as it has come and as you saw it."""
    return [names(line) for line in told(hand.story(names.me), rules, names.me)]


def names_in(evening: Evening, number: int) -> Names:
    """Who sat where in a hand of the evening."""
    people = [person.name for person in in_seats(evening.people, number)]
    return Names(people, seat_of(YOU, number, len(people)))


def transcript(evening: Evening, number: int) -> list[str]:
    """A hand of the evening, told as you saw it; the one on the table as far as it has come."""
    names = names_in(evening, number)
    if number > len(evening.past):
        assert evening.hand and evening.entry
        entry, hand = evening.entry, evening.hand
    else:
        record = evening.past[number - 1]
        entry = evening.menu[record.game]
        hand = record.play(dealt(record, entry))
    head = f"Hand {number}: {entry.name}, dealt by {names[len(names.names)]}"
    return [head, *lines(hand, names, entry.game.numbered), *(outcome(hand, names) if hand.ended else ())]


def outcome(hand: Hand, names: Names) -> Iterator[str]:
    """Who won what and why, and what the hand brought you."""
    for seat, chips, why in hand.won:
        yield f"{names[seat]} {'win' if seat == names.me else 'wins'} {chips}: {names(why)}."
    yield gain_told(hand.gains[names.me - 1])


def gain_told(gain: int) -> str:
    """What a hand brought you, in a sentence.

    >>> gain_told(7), gain_told(-1), gain_told(0)
    ('You are 7 up on this hand.', 'You are 1 down on this hand.', 'You come out even.')
    """
    return f"You are {abs(gain)} {'up' if gain > 0 else 'down'} on this hand." if gain else "You come out even."


def ledger(evening: Evening) -> Iterator[str]:
    """What everybody has, has bought, and has won or lost."""
    width = max(len(person.name) for person in evening.people)
    hands = len(evening.past)
    yield f"{hands} hand{'s' * (hands != 1)} played"
    for person in evening.people:
        yield f"{person.name:{width}}  {person.chips:>5} chips, {person.bought:>5} bought, {person.gain:>+5}"
    if not evening.playing:
        yield from settled(evening)


def settled(evening: Evening) -> Iterator[str]:
    """Who pays whom, with the fewest transfers."""
    for payer, payee, chips in transfers({person.name: person.gain for person in evening.people}):
        verb = "pay" if payer == "You" else "pays"
        yield f"{payer} {verb} {'you' if payee == 'You' else payee} {chips}."


def why(hand: Hand, names: Names) -> Iterator[str]:
    """Every hand that was shown, named in full, and why each of them lost."""
    parts = reasons(hand) if hand.ended else []
    for part in parts:
        yield f"For {part.name}:"
        for made in part.hands:
            yield f"  {names[made.seat]}: {made.name}{' (wins)' if made.won else ''}"
            if made.seat == names.me and not made.won and made.why:
                yield f"  {names(made.why)}"
    if not parts:
        yield "No hands were shown." if hand.ended else "The hand is not over yet."


def export(evening: Evening, number: int, folder: Path) -> tuple[Path, Path]:
    """Write a hand that has ended to two new files: a record to play again, and a text to read."""
    record: Record = evening.past[number - 1]
    at = 1
    while (stem := folder / f"hand-{number}{f'-{at}' if at > 1 else ''}").with_suffix(".json").exists():
        at += 1
    files = stem.with_suffix(".json"), stem.with_suffix(".txt")
    files[0].write_text(record.write() + "\n", encoding="utf-8")
    files[1].write_text("\n".join(transcript(evening, number)) + "\n", encoding="utf-8")
    return files
