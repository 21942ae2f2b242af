"""What a player did last, in poker's words, to stand at the seat: "checks", "raises to 6", "draws 2"."""

from collections.abc import Iterable
from dataclasses import dataclass

from pokernight.table import events as ev
from pokernight.table.places import DECK, DISCARDS, Zone

_ONE = {ev.LEGS: "leg", ev.LIVES: "life"}
_ACTIONS = {"check": "checks", "call": "calls", "bet": "bets", "raise": "raises to", "fold": "folds"}


@dataclass(frozen=True)
class SeatWord:
    """What a seat did, how many words there have been by then, and the seat that it was done to, if any."""

    word: str
    count: int
    to: int = 0


class SeatWords:
    """The last word of each seat; the same word twice has another count."""

    def __init__(self) -> None:
        """Nobody has done anything yet."""
        self.words: dict[int, SeatWord] = {}
        self._count = 0
        self._before = 0
        """How many words there were before the last answer."""
        self._laid_away: dict[int, int] = {}

    def hear(self, events: Iterable[ev.Event]) -> None:
        """Take up what has happened."""
        for event in events:
            if isinstance(event, ev.Acted | ev.Answered | ev.Chose):
                self._before = self._count
            match event:
                case ev.Acted(seat, action, total):
                    amount = f" {total}" if action in ("bet", "raise") else ""
                    self._say(seat, _ACTIONS.get(action, action) + amount)
                case ev.Folded(seat) if seat not in self.words or self.words[seat].word != "folds":
                    self._say(seat, "folds")
                case ev.CameBack(seat):
                    self._say(seat, "comes back")
                case ev.Declared(seat, way):
                    self._say(seat, f"declares {way}")
                case ev.Said(seat, word):
                    self._say(seat, f"says “{word}”")
                case ev.Chose(seat):
                    self._say(seat, "has chosen")
                case ev.Answered(seat, words) if words != "pay" and not words.startswith("declare "):
                    verb, _, rest = words.partition(" ")
                    self._say(seat, f"{_does(verb)} {rest}".rstrip())
                case ev.Paid(seat, chips, what, to) if what not in ("ante", "bet"):
                    self._say(seat, f"pays {chips}", to)
                case ev.Returned(seat, chips):
                    self._say(seat, f"takes back {chips}")
                case ev.Arranged(at) if at.seat:
                    self._say(at.seat, "arranges")
                case ev.Noted(ev.LEGS | ev.LIVES as what, (seat, count)):
                    self._say(seat, f"has {count} {what if count != 1 else _ONE[what]}")
                case ev.Moved(cards, source, to) if source.zone is Zone.HAND and to == DISCARDS:
                    self._laid_away[source.seat] = self._laid_away.get(source.seat, 0) + len(cards)
                    self._say(source.seat, f"discards {self._laid_away[source.seat]}")
                case ev.Moved(cards, source, to) if source.zone is to.zone is Zone.HAND and source.seat != to.seat:
                    self._say(source.seat, f"passes {len(cards)}", to.seat)
                case ev.Moved(_, source, to) if source == DECK and self._laid_away.get(to.seat):
                    self._say(to.seat, f"draws {self._laid_away.pop(to.seat)}")
                case ev.RoundBegan() | ev.Redealt():
                    # what the last answer has brought is still to be seen
                    self.words = {seat: word for seat, word in self.words.items() if word.count > self._before}
                    self._laid_away.clear()

    def _say(self, seat: int, word: str, to: int = 0) -> None:
        self._count += 1
        self.words[seat] = SeatWord(word, self._count, to)


def _does(verb: str) -> str:
    """A verb as it is said of somebody else.

    >>> _does("pass"), _does("buy"), _does("have")
    ('passes', 'buys', 'has')
    """
    return "has" if verb == "have" else f"{verb}es" if verb.endswith(("s", "x", "o", "ch", "sh")) else f"{verb}s"
