"""Who has declared out is neither dealt to nor asked to draw until hands are compared, unless the page says so."""

from random import Random

import pytest

from kit.hands import REFUSED, read_game
from kit.sentences import SENTENCES
from pokernight.catalogue.entry import Entry
from pokernight.catalogue.shelf import shipped
from pokernight.play.program import Do
from pokernight.table import events as ev
from pokernight.table.hand import Hand
from pokernight.table.places import DECK
from pokernight.table.record import choice_data

MOST_ANSWERS = 200
DRAWING = ("draw", "twist")

BEFORE = ("Deal five cards face down to each player.", "Each player declares in or out.")
AFTER = ("Showdown: the high hand wins.",)


class Out:
    """Those who have declared out and are so still: until hands are compared, or a pot is won, or lines come again."""

    def __init__(self) -> None:
        self.seats: set[int] = set()
        self.line = 0

    def hear(self, event: ev.Event) -> None:
        match event:
            case ev.Declared(seat, word):
                self.seats = self.seats | {seat} if word == "out" else self.seats - {seat}
            case ev.Won() | ev.Redealt() | ev.Noted(name="compared"):
                self.seats = set()
            case ev.Began(line):
                self.seats, self.line = self.seats if line > self.line else set(), line


def broken(hand: Hand, chance: Random) -> str:
    """What is dealt to players who are out in a hand played by chance, or asked of them; nothing where all is well."""
    out, heard = Out(), 0
    for _ in range(MOST_ANSWERS):
        for event in hand.table.log[heard:]:
            out.hear(event)
            if isinstance(event, ev.Moved) and event.source == DECK and is_out(event.to.seat, out, hand):
                return f"dealt to seat {event.to.seat}"
        heard = len(hand.table.log)
        if hand.ended:
            break
        for seat, choice in hand.asking.items():
            if choice_data(choice).get("verb") in DRAWING and is_out(seat, out, hand):
                return f"asked seat {seat}: {choice.prompt}"
        seat, choice = next(iter(hand.asking.items()))
        hand.answer(seat, choice.any(chance))
    return ""


def is_out(seat: int, out: Out, hand: Hand) -> bool:
    """Whether a player is out, where somebody is in."""
    return seat in out.seats and not out.seats.issuperset(hand.table.state.still_in)


def plays_on(entry: Entry) -> bool:
    """Whether hands are compared between deals, so that whoever is out of one round is in the next."""
    return any(step.do == Do.COMPARE for step in entry.game.lowered.program.steps)


@pytest.mark.parametrize(
    "entry",
    [entry for entry in shipped() if "declare" in entry.game.kinds and not plays_on(entry)],
    ids=lambda entry: entry.name,
)
def test_who_is_out_gets_no_cards(entry: Entry) -> None:
    hands = 20 if any("out" in sentence.split() for sentence in entry.game.sentences) else 1
    for number in range(hands):
        assert not broken(entry.game.deal(min(4, entry.game.most_seats), number), Random(number))


def test_who_is_out_gets_no_cards_in_games_made_of_our_sentences() -> None:
    wrong: dict[str, str] = {}
    played = 0
    for line in SENTENCES:
        try:
            game = read_game([*BEFORE, line, *AFTER])
        except REFUSED:
            continue
        played += 1
        for number in range(3):
            if found := broken(game.deal(min(4, game.most_seats), line), Random(f"{line}/{number}")):
                wrong[line] = found
    assert wrong == {}
    assert played > 500
