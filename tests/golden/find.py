"""Look for a golden hand of a game: one in which all happens that its rules speak of, and no longer than need be.

    PYTHONPATH=tests python tests/golden/find.py "Night Baseball" [--seats 3] [--tries 3000] [--write]

What it finds is a suggestion. Somebody has to read it against the page, rule by rule, before it is kept.
"""

import argparse
import sys
from random import Random

from kit.golden import missing, path_of, transcript, watched
from pokernight.catalogue.entry import Entry
from pokernight.catalogue.shelf import shipped
from pokernight.table.choices import DECLINE, Answer, Betting, Choice
from pokernight.table.hand import Hand
from pokernight.table.record import Record, record_of


def lively(choice: Choice, chance: Random) -> Answer:
    """The answer of somebody who likes to see things happen: rarely folds, mostly takes what is offered."""
    if isinstance(choice, Betting):
        if choice.bets.may_raise and chance.random() < 0.15:
            return Answer("raise" if choice.bets.to else "bet", word=str(choice.bets.least))
        plain = [verb for verb in choice.plain_verbs if verb != "fold" or chance.random() < 0.02]
        return Answer(plain[-1] if plain else choice.plain_verbs[0])
    answer = choice.any(chance)
    return choice.any(chance) if answer.verb in (DECLINE, "fold") else answer


def play(entry: Entry, seats: int, number: int) -> tuple[Hand, list[str]]:
    """A hand of lively players, and what is missing in it."""
    chance = Random(f"golden/{entry.number}/{number}")
    with watched() as happened:
        hand = entry.game.deal(seats, number)
        for _ in range(2_000):
            if hand.ended:
                break
            seat, choice = next(iter(hand.asking.items()))
            hand.answer(seat, lively(choice, chance))
    return hand, missing(entry, hand, happened)


def find(entry: Entry, seats: int, tries: int) -> tuple[Record, list[str]]:
    """The hand with the least missing, and of those the shortest."""
    best: tuple[tuple[int, int], Hand, list[str]] | None = None
    for number in range(tries):
        hand, lacks = play(entry, seats, number)
        score = (len(lacks), len(hand.table.log))
        if best is None or score < best[0]:
            best = (score, hand, lacks)
        if not lacks and number > tries // 10:
            break
    assert best is not None
    return record_of(best[1], entry.name), best[2]


def main() -> None:
    """Find a hand and show it, or write it down."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--tries", type=int, default=1_000)
    parser.add_argument("--write", action="store_true")
    asked = parser.parse_args()
    entry = shipped()[asked.game]
    record, lacks = find(entry, min(asked.seats, entry.game.most_seats), asked.tries)
    for lack in lacks:
        print(f"Missing: {lack}", file=sys.stderr)
    if asked.write:
        path = path_of(entry)
        path.write_text(record.write() + "\n", encoding="utf-8")
        path.with_suffix(".txt").write_text(transcript(entry, record), encoding="utf-8")
    print(transcript(entry, record))


if __name__ == "__main__":
    main()
