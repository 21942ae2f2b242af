"""Answers: each means all of its words, in every game and to every question."""

import os
from collections import Counter
from random import Random

import pytest

from kit.games import GAMES
from pokernight.cards import text
from pokernight.catalogue.entry import Entry
from pokernight.table import events as ev
from pokernight.table.choices import Answer, said_for
from pokernight.table.hand import Hand
from pokernight.table.record import BadRecord, Record, record_of

HANDS = max(5, int(os.environ.get("HANDS", "100")) // 20)
"""How many hands of each game are looked at."""


def left_over(entry: Entry, hand: Hand, line: str) -> list[str]:
    """The words of a line that mean nothing where a record of the hand goes on with it; none where it is refused."""
    past = record_of(hand, entry.number)
    again = entry.game.deal(past.seats, past.seed, past.options, past.stacks, past.tops(entry.game.deck))
    try:
        Record(past.game, past.seats, answers=(*past.answers, line)).play(again)
    except BadRecord:
        return []
    meant = Counter(word for _, answer in again.answers[len(hand.answers) :] for word in answer.words[1:])
    for event in again.table.log[len(hand.table.log) :]:
        if isinstance(event, ev.Moved | ev.Turned):
            meant.update(set(map(text, event.cards)) - meant.keys())
    more = Counter(Answer.read(line.partition(" ")[2]).words[1:]) - meant
    return [word for word in more.elements() if not any(meant[other] for other in said_for(word)[1:])]


@pytest.mark.parametrize("entry", GAMES, ids=lambda entry: entry.name)
def test_an_answer_means_all_of_its_words(entry: Entry) -> None:
    deck = [text(card) for card in entry.game.deck.cards]
    for number in range(HANDS):
        chance = Random(f"words/{entry.number}/{number}")
        hand = entry.game.deal(chance.randint(2, min(5, entry.game.most_seats)), f"words/{number}")
        while not hand.ended:
            seat = chance.choice(list(hand.asking))
            choice = hand.asking[seat]
            answer = choice.any(chance)
            assert Answer.read(str(answer)) == answer
            taken = choice.check(answer)
            assert choice.check(Answer.read(str(taken))) == taken
            own = [text(card) for card in hand.table.state.of_seat(seat)] or deck
            more = chance.choice((chance.choice(own), chance.choice(deck), chance.choice(("2", "high", "nonsense"))))
            if chance.random() < 0.3:
                assert left_over(entry, hand, f"{seat} {answer} {more}") == [], f"{seat} {answer} {more}: {choice}"
            hand.answer(seat, answer)
