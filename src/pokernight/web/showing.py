"""A table before everybody's eyes: what each browser is sent of it, with all that is the same for several made once."""

from __future__ import annotations

from collections import Counter
from time import time
from typing import TYPE_CHECKING, Any

import msgspec

from pokernight.evening.seatwords import SeatWords
from pokernight.evening.turning import Turnings
from pokernight.table.events import Chose
from pokernight.table.evidence import Evidence, Proof, Prover, promised
from pokernight.table.referee import Insight, stirs
from pokernight.table.shuffle import Shuffle
from pokernight.web.limits import Patience
from pokernight.web.sight import cards_seen, game_seen, laid_out, play_seen, question_seen, table_seen
from pokernight.web.teller import Teller

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from pokernight.table.hand import Hand
    from pokernight.web.room import Room

encode = msgspec.json.Encoder().encode

LOOKS_A_SECOND, LOOKS_AT_ONCE = 0.5, 8.0
"""How often a browser may look at old hands in a second, and in one go."""

MOST_WATCHERS = 30
"""How many of those who look on are named."""

Part = dict[str, msgspec.Raw]
"""Some fields of a state, ready to be sent."""


class Listener:
    """A browser at the table: who sits before it, and how to send something there."""

    def __init__(
        self,
        person: str,
        send: Callable[[bytes], None],
        hang_up: Callable[[str], None] = lambda _: None,
        *,
        called: str = "",
        felt_of: str = "",
    ) -> None:
        """Begin to listen; without a person, it only looks on, under a name where it has one."""
        self.person = person
        self.called = called
        """What somebody is called who looks on."""
        self.felt_of = felt_of
        """Who has put the felt on a big screen; it shows what anybody could see, and stays as long as they do."""
        self.send = send
        self.hang_up = hang_up
        self.looks = Patience(LOOKS_A_SECOND, LOOKS_AT_ONCE)
        """How often it may still look back at hands."""
        self.hand = 0
        """The number of the hand whose game was sent."""
        self.told = 0
        """How many of its sentences were sent."""
        self.proved = 0
        """How many of its proofs were sent."""
        self.promised: Evidence | None = None
        """What was promised last."""
        self.opened: set[int] = set()
        """The hands whose seeds were sent."""


class Showing:
    """What is sent to the browsers at a table."""

    def __init__(self, name: str, room: Room) -> None:
        """Look at a room."""
        self._name = name
        self.room = room
        self.present: dict[str, int] = {}
        """Who is at the table with a browser, and with how many; nobody is who only looks on."""
        self.watchers: list[str] = []
        """What those are called who look on and have said so."""
        self.trouble = ""
        """Why nothing can be saved, where that is so."""
        self._hand: Hand | None = None
        self._teller: Teller | None = None
        self._prover: Prover | None = None
        self._promise: tuple[int, Evidence] | None = None
        """What is promised about the shuffle of a hand, and the number of the hand."""
        self._promised_at: tuple[int, bool, int] | None = None
        self._words = SeatWords()
        self._turnings: Turnings | None = None
        self._heard = 0
        """How many events of the hand were taken up."""
        self._answered = 0
        """How many answers were."""
        self._cards: dict[int, dict[str, Any]] = {}
        """The cards as seats see them, until something happens to them."""
        self._questions: dict[int, dict[str, Any] | None] = {}
        """What seats are asked, until they answer, or more happens than that others choose in secret."""
        self._play: dict[str, Any] | None = None
        self._revision = 0
        self._for_all: Part | None = None
        self._for_seats: dict[int, Part] = {}

    def see(self, listeners: Iterable[Listener]) -> bool:
        """Take up who is there; whether that has changed for the eyes of the others."""
        there = [listener for listener in listeners if not listener.felt_of]
        present = dict(Counter(listener.person for listener in there))
        watchers = sorted({listener.called for listener in there if listener.called})
        before = (self.present.keys(), self.present.get(""), self.watchers)
        changed = (present.keys(), present.get(""), watchers) != before
        self.present, self.watchers = present, watchers
        if changed:
            self._for_all = None
        return changed

    def go_on(self) -> None:
        """Take up what has happened."""
        self._revision += 1
        self._for_all, self._play, self._for_seats = None, None, {}
        self.tell()
        if self._hand:
            new = self._hand.table.log[self._heard :]
            self._words.hear(new)
            if self._turnings:
                self._turnings.hear()
            if stirs(new):
                self._cards = {}
            if not all(isinstance(event, Chose) for event in new):
                self._questions = {}
            for seat, _ in self._hand.answers[self._answered :]:
                self._questions.pop(seat, None)  # the next one may come though nobody has seen anything happen
            self._heard += len(new)
            self._answered = len(self._hand.answers)
        self._promise_anew()

    def _promise_anew(self) -> None:
        """What is promised changes when the house has shuffled, when the players have cut, and after many shuffles."""
        room = self.room
        shuffle = room.hand.table.decks if room.hand else ()
        at = (room.number, room.cutting is None, room.hand.table.shuffles if room.hand else 0)
        if at == self._promised_at:
            return
        self._promised_at = at
        if cutting := room.cutting:
            house = cutting.shuffle(room.rules_of(cutting.game), cut=False)
            self._promise = room.number + 1, promised(house)
        elif room.hand and isinstance(shuffle, Shuffle):
            self._promise = room.number, promised(shuffle, room.hand.table.shuffles)
        else:
            self._promise = None

    def promises(self, listener: Listener) -> Iterator[bytes]:
        """What the house promises about the shuffle, and the seeds that it opens, where that is new to a browser."""
        room = self.room
        if self._promise and listener.promised != self._promise[1]:
            number, listener.promised = self._promise
            people = room.cutting.people if room.cutting else room.seated
            frame = {"type": "shuffle", "hand": number, "people": people, "shuffle": listener.promised}
            yield encode(frame)
        if new := room.opened.keys() - listener.opened:
            listener.opened |= new
            yield encode({"type": "opened", "seeds": {str(number): room.opened[number] for number in sorted(new)}})

    def tell(self) -> None:
        """Put what has happened into words."""
        room = self.room
        if room.hand is not self._hand and room.hand:
            self._hand = room.hand
            self._teller = Teller(room.hand, room.names, room.entry_of(room.game).game.numbered)
            shuffle = room.hand.table.decks
            self._prover = Prover(room.hand, shuffle) if isinstance(shuffle, Shuffle) else None
            self._heard = self._answered = 0
            self._words, self._turnings = SeatWords(), Turnings(room.hand)
        if self._teller:
            self._teller.go_on()
        if self._prover:
            self._prover.go_on()

    def frames(self, listener: Listener, deadline: float | None, next_at: float | None) -> Iterator[bytes]:
        """What a browser has to be sent to know all that it may know: the game, what was told, and the state."""
        room = self.room
        seat = room.seat_of(listener.person)
        late = room.settings.spectators == "late" and not listener.felt_of
        hidden = not seat and room.playing and late  # until the hand is over
        if self._teller and not hidden:
            yield from self._told(listener, self._teller.lines[seat])
            if self._prover:
                yield from self._proved(listener, self._prover.proofs[seat])
        state = {
            "type": "state",
            "rev": self._revision,
            "now": time(),
            **self._of_all(next_at),
            "you": listener.person,
            **(NOTHING if hidden or self._hand is None else self._of_seat(seat, deadline)),
        }
        yield encode(state)

    def _told(self, listener: Listener, lines: list[str]) -> Iterator[bytes]:
        room = self.room
        if listener.hand != room.number:
            listener.hand, listener.told, listener.proved = room.number, 0, 0
            yield encode({"type": "game", "hand": room.number, **game_seen(room.entry_of(room.game))})
        if new := lines[listener.told :]:
            yield encode({"type": "lines", "hand": room.number, "from": listener.told, "lines": new})
            listener.told = len(lines)

    def _proved(self, listener: Listener, proofs: list[Proof]) -> Iterator[bytes]:
        if new := proofs[listener.proved :]:
            yield encode({"type": "proofs", "hand": self.room.number, "from": listener.proved, "proofs": new})
            listener.proved = len(proofs)

    def _of_all(self, next_at: float | None) -> Part:
        if self._for_all is None:
            seen = table_seen(self.room)
            watching = {"watching": self.present.get("", 0), "watchers": self.watchers[:MOST_WATCHERS]}
            seen["table"] |= {"id": self._name, "trouble": self.trouble, **watching}
            for person in seen["people"]:
                person["online"] = bool(person["bot"]) or person["id"] in self.present
            seen["next"]["at"] = next_at
            self._for_all = _part(seen)
        return self._for_all

    def _of_seat(self, seat: int, deadline: float | None) -> Part:
        if seat not in self._for_seats:
            self._for_seats[seat] = _part(dict(self._seen_from(seat, deadline)))
        return self._for_seats[seat]

    def _seen_from(self, seat: int, deadline: float | None) -> Iterator[tuple[str, Any]]:
        hand, room = self._hand, self.room
        assert hand
        if self._play is None:
            self._play = play_seen(
                room, hand.view(0), self._words.words, self._turnings.turned if self._turnings else ()
            )
        if seat not in self._cards:
            cards = cards_seen(room, hand.view(seat), Insight(hand, seat))
            cards["hands"] = [msgspec.Raw(encode(one)) for one in cards["hands"]]
            self._cards[seat] = cards
        yield "hand", {**laid_out(self._play, self._cards[seat]), "deadline": deadline}
        if seat in hand.asking and seat not in self._questions:
            self._questions[seat] = question_seen(room, hand.view(seat))
        question = self._questions[seat] if seat in hand.asking else None
        yield "question", question and {**question, "deadline": deadline}


def _part(fields: dict[str, Any]) -> Part:
    return {name: msgspec.Raw(encode(value)) for name, value in fields.items()}


NOTHING = _part({"hand": None, "question": None})
"""What is seen of a hand where there is none to see."""
