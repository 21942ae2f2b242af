"""Checking that a hand was dealt from the deck that was promised before the players cut it."""

from __future__ import annotations

import json
from collections import defaultdict
from typing import TYPE_CHECKING, Any

from pokernight.catalogue.entry import ROOT, Entry
from pokernight.catalogue.replay import dealt, entry_named
from pokernight.game import Game
from pokernight.table.evidence import Broken, Evidence
from pokernight.table.record import MOST_BYTES, BadRecord, Record, outcome
from pokernight.table.shuffle import UNDER_ONE_ROOT

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from pokernight.table.evidence import Proof

Lay = tuple[int, int]
"""A shuffle of a hand, and a place in its deck."""

NAMES_CARDS = ("moved", "turned", "shown", "arranged")


def verify(written: str | bytes, seed: str = "", beside: Path | None = None) -> list[str]:
    """What was found to be right in a record, sentence by sentence; the first promise that is broken is raised.

    A record of a whole hand is played again. What somebody saw of a hand is checked card by card, and played again as
    well where the seed and the answers have been opened.
    """
    data = _read(written)
    if "shuffle" not in data:
        raise Broken("Nothing was promised about the shuffle of this hand: its record has no evidence.")
    given = data["shuffle"] | ({"seed": seed} if seed else {}) if isinstance(data["shuffle"], dict) else data["shuffle"]
    evidence = Evidence.read(given)
    evidence.check()
    return list(_found(data, evidence, beside))


def _found(data: dict[str, Any], evidence: Evidence, beside: Path | None) -> Iterator[str]:
    cut = sum(map(bool, evidence.cuts))
    yield f"{cut} of {len(evidence.cuts)} players cut the deck, and each cut is the one that was sealed before."
    if "events" in data:
        proved = _Story(evidence, data["events"], data.get("seat")).check()
        yield f"{proved} cards that were shown lay where the house had promised before the cut."
        record = data.get("record")
        rules = data.get("rules") or ()
    else:
        record, rules = data, ()
    if not evidence.seed:
        yield "The seed has not been opened yet; with it, every other card can be checked as well."
        return
    yield "The seed is the one that the house committed to, and puts every card where it was promised."
    if record is not None:
        _play_again(data, record | {"shuffle": given_by(evidence)}, tuple(rules), beside)
        yield "Played again from that deck, the hand goes as it is told."


def given_by(evidence: Evidence) -> dict[str, Any]:
    """The shuffle as a record of the whole hand has it."""
    data = evidence.data()
    data.pop("proofs", None)
    return data


def _play_again(data: dict[str, Any], given: dict[str, Any], rules: tuple[str, ...], beside: Path | None) -> None:
    record = Record.read(json.dumps(given))
    entry = _own(rules) if rules else entry_named(record.game, beside=beside)
    hand = record.play(dealt(record, entry))
    if "events" not in data:
        return
    seat = data.get("seat")
    if not isinstance(seat, int) or not 0 <= seat <= record.seats:
        raise Broken("The record does not say who saw it so.")
    for name, value in json.loads(json.dumps(outcome(hand, seat))).items():
        if data.get(name) != value:
            raise Broken(f"Played again from that deck, the hand goes another way: its {name} are not those told.")


def _own(rules: tuple[str, ...]) -> Entry:
    try:
        game = Game.read(rules)
    except (TypeError, ValueError) as error:
        raise Broken(f"The rules of the record cannot be read: {error}") from error
    return Entry(0, "Our own game", "", game.tags, game.numbers, rules, ROOT)


def _read(written: str | bytes) -> dict[str, Any]:
    if len(written) > MOST_BYTES:
        raise BadRecord(f"This record is too long: {len(written)} bytes, and {MOST_BYTES} are allowed.")
    try:
        data = json.loads(written)
    except (ValueError, RecursionError) as error:
        raise BadRecord(f"This is no record, for it is no JSON: {str(error)[:200]}.") from error
    if not isinstance(data, dict):
        raise BadRecord("A record is a JSON object, in braces.")
    return data


class _Story:
    """What somebody saw of a hand, event by event, and where the cards of the deck have gone by it."""

    def __init__(self, evidence: Evidence, events: Any, seat: Any) -> None:
        self.own = f"seat {seat}"
        self.many = len(evidence.cards.split())
        self.roots = len(evidence.roots)
        self.events = events
        self.proofs: defaultdict[str, list[Proof]] = defaultdict(list)
        for proof in sorted(evidence.proofs, key=lambda proof: proof.shuffle):
            self.proofs[proof.card].append(proof)
        self.number = -1
        self.whole = -1
        """The last shuffle of all cards."""
        self.exact: set[int] = set()
        """The shuffles of all cards: there, so many cards lie before one as were dealt before it."""
        self.deck: list[Lay | None] = []
        """Where the cards of the deck lay after which shuffle, the top card first; none where that cannot be told."""
        self.maybe: defaultdict[Lay, set[str]] = defaultdict(set)
        """The places where a card that was dealt may be now."""
        self.last: defaultdict[int, int] = defaultdict(lambda: -1)
        self.used: set[Lay] = set()

    def check(self) -> int:
        """See that every card that was shown is proved, and lay where it was dealt from; how many they are."""
        try:
            for event in self.events:
                self._take(event)
        except (TypeError, KeyError, AttributeError, ValueError) as error:
            if isinstance(error, Broken):
                raise
            raise Broken("The events of the record cannot be read.") from error
        if self.roots != -(-(self.number + 1) // UNDER_ONE_ROOT):
            raise Broken("There is not one root for each eight shuffles.")
        for proofs in self.proofs.values():
            for proof in proofs:
                if (proof.shuffle, proof.place) not in self.used:
                    raise Broken(f"The {proof.card} is proved, and was shown to nobody.")
        return len(self.used)

    def _take(self, event: dict[str, Any]) -> None:
        kind = event["event"]
        if kind == "shuffled":
            self._shuffled(len(event["deck"]), int(event["below"]))
        elif kind in NAMES_CARDS:
            source = event["source"] if kind == "moved" else event["at"]
            named = [card for card in event["cards"] if card != "?"]
            lays = [self._lay(card) for card in named]
            if len(set(named)) < len(named):
                raise Broken("A card is told twice.")
            if len(named) < len(event["cards"]) and self._sees(event):
                raise Broken("A card that must have been seen is missing.")
            if source == "deck" and kind == "moved":
                self._dealt(event, named, lays)
            else:
                for card, lay in zip(named, lays, strict=True):
                    if lay[0] in self.exact and source not in self.maybe[lay] and source != "deck":
                        raise Broken(f"The {card} was promised to lie elsewhere: it was never dealt to {source}.")
            if kind == "moved":
                self._moved(event, lays)

    def _sees(self, event: dict[str, Any]) -> bool:
        """Whether all cards of an event were seen: those that came to lie face up, and those dealt to the own hand."""
        lie = event.get("lie")
        to_own = event["event"] == "moved" and event["to"].partition("/")[0] == self.own
        return lie == "up" or (to_own and lie == "down")

    def _shuffled(self, cards: int, below: int) -> None:
        self.number += 1
        new = cards - below
        places: list[Lay | None] = [None] * new
        if new == self.many:
            self.whole = self.number
            self.exact.add(self.number)
            places = [(self.number, place) for place in range(new)]
        self.deck = places + (self.deck[-below:] if below else [])

    def _lay(self, card: str) -> Lay:
        """Where a card that is named lay, as its proof says."""
        now = [proof for proof in self.proofs[card] if self.whole <= proof.shuffle <= self.number]
        if not now:
            raise Broken(f"The {card} was shown, and nothing proves that it was in the deck.")
        lay = now[-1].shuffle, now[-1].place
        self.used |= {(proof.shuffle, proof.place) for proof in now}
        return lay

    def _dealt(self, event: dict[str, Any], named: list[str], lays: list[Lay]) -> None:
        top = self.deck[: len(event["cards"])]
        for card, lay in zip(named, lays, strict=True):
            number, place = lay
            if number in self.exact:
                if lay not in top and None not in top:
                    raise Broken(
                        f"The {card} was dealt out of turn: it was promised to be card {place + 1} of the deck."
                    )
            elif None in top and len(named) == 1:
                if place <= self.last[number]:
                    raise Broken(f"The {card} was dealt out of turn.")
                self.last[number] = place
        for known in top:
            if known:
                self.maybe[known] = {event["to"]}
        self.deck = self.deck[len(event["cards"]) :]

    def _moved(self, event: dict[str, Any], lays: list[Lay]) -> None:
        source, to, many = event["source"], event["to"], len(event["cards"])
        if source != "deck":
            if len(lays) < many:
                for places in self.maybe.values():
                    if source in places:
                        places.add(to)
            for lay in lays:
                self.maybe[lay] = {to}
        if to == "deck":
            back: list[Lay | None] = [None] * many
            self.deck = back + self.deck if event["on_top"] else self.deck + back
