"""The state of a hand: plain data that only events change."""

from collections.abc import Callable, Collection
from typing import Any, NamedTuple

from pokernight.cards import FACES, Card
from pokernight.table import events as ev
from pokernight.table.betting import Round
from pokernight.table.places import DECK, Lie, Place, Zone, hand, pile
from pokernight.table.pots import Pot, grouped, layers, pots

ONCE = "once a game: "
"""How the name of a note begins that counts for all deals of a hand."""

OF_CARDS = "of cards: "
"""How the name of a note begins that tells of certain cards: it counts for those until they are shuffled again."""


WAITING = "wait for their pot"
"""The note of players who left a side pot at the same moment, all of them, so that it is dealt for again."""

_LAID_AWAY = (Zone.DISCARDS, Zone.MUCK)


_GONE_BY = 1_000 * FACES


def gone_by(card: Card) -> Card:
    """A card as it is remembered once it was shuffled again: what it showed, but none of those at the table."""
    return card + _GONE_BY


class Rise(NamedTuple):
    """A card that came to lie face up before a seat, or on the table where the seat is 0."""

    card: Card
    seat: int
    flipped: bool
    """Turned over where it lay, and not dealt."""
    blind: bool = False
    """Turned over without anybody having looked at it before."""


class Dealt(NamedTuple):
    """A card that was dealt to a seat, how it lay then, and in which line of the rules."""

    card: Card
    seat: int
    lie: Lie
    line: int


class State:
    """Cards with their places, the way they lie and who knows them; chips; who is in; what was declared and noted."""

    __slots__ = (
        "bets", "came", "cards", "chips", "dealt", "declared", "ended", "everyone", "fees", "folded", "kept", "known",
        "lies", "line", "lost", "notes", "piles", "risen", "rose", "round", "seats", "still_in", "where",
    )  # fmt: skip

    def __init__(self, chips: tuple[int, ...]) -> None:
        """A table with so many chips at each seat and no card dealt."""
        self.seats = len(chips)
        self.everyone = frozenset(range(self.seats + 1))
        """All seats, and seat 0 for who only looks on."""
        self.chips = [0, *chips]
        self.bets = [0] * (self.seats + 1)
        """What each seat has bet since somebody last won from the pot or came back, antes too."""
        self.fees = 0
        self.kept: tuple[Pot, ...] = ()
        """What was in the pot before that and is left, by who has paid for it."""
        self.folded: frozenset[int] = frozenset()
        self.still_in = tuple(range(1, self.seats + 1))
        """The seats that have not folded, in order."""
        self.cards: dict[Place, tuple[Card, ...]] = {}
        self.where: dict[Card, Place] = {}
        self.lies: dict[Card, Lie] = {}
        self.known: dict[Card, frozenset[int]] = {}
        self.piles = 0
        """The most piles that a player has laid beside the hand."""
        self.came: frozenset[Card] = frozenset()
        """The cards that have changed places in moves that happen together."""
        self.lost: dict[int, frozenset[Card]] = {}
        """The cards that each seat has seen and lost track of since."""
        self.risen: list[Rise] = []
        """Every card that came to lie face up, in order."""
        self.rose: tuple[Rise, ...] = ()
        """Those of them that came with the last event."""
        self.dealt: list[Dealt] = []
        """Every card that was dealt to a player, in order."""
        self.round: Round | None = None
        self.declared: dict[int, str] = {}
        self.notes: dict[str, Any] = {}
        self.line = 0
        self.ended = False

    def copy(self) -> "State":
        """An independent copy: tuples are shared, dictionaries and lists are not."""
        twin = State.__new__(State)
        for name in State.__slots__:
            value = getattr(self, name)
            setattr(twin, name, value.copy() if isinstance(value, dict | list) else value)
        return twin

    def at(self, place: Place) -> tuple[Card, ...]:
        """The cards of a place, the top card or the first dealt first."""
        return self.cards.get(place, ())

    def of_seat(self, seat: int) -> tuple[Card, ...]:
        """All cards of a seat, its piles too."""
        cards = self.cards.get(hand(seat), ())
        if self.piles:
            for number in range(1, self.piles + 1):
                cards += self.cards.get(pile(seat, number), ())
        return cards

    def known_to(self, seat: int) -> frozenset[Card]:
        """The cards that a seat knows."""
        return frozenset(card for card, seats in self.known.items() if seat in seats)

    def partner(self, seat: int) -> int:
        """The seat that plays one hand with another; 0 where there is none."""
        return int(dict(self.notes["partners"]).get(seat, 0)) if "partners" in self.notes else 0

    def teams(self, seats: Collection[int]) -> list[tuple[int, ...]]:
        """Some seats by team, in order; a player without a partner is a team."""
        if "partners" not in self.notes:
            return [(seat,) for seat in sorted(seats)]
        teams = ((seat, self.partner(seat)) for seat in sorted(seats))
        return list(dict.fromkeys(tuple(sorted(seat for seat in team if seat in seats)) for team in teams))

    @property
    def sides(self) -> int:
        """How many are left to play against each other; a team is one player."""
        return len(self.teams(self.still_in)) if "partners" in self.notes else len(self.still_in)

    @property
    def paid(self) -> tuple[Pot, ...]:
        """All chips in the middle by who has paid for them, folded or not; the first pot lies below side pots."""
        bets = {seat: self.bets[seat] for seat in range(1, self.seats + 1)}
        return self.kept + layers(bets, self.fees, [seat for seat in bets if not self.chips[seat]])

    @property
    def pots(self) -> tuple[Pot, ...]:
        """The pots as they are now."""
        return pots(self.paid, self.still_in, self.notes.get(WAITING, ()))

    @property
    def pot_size(self) -> int:
        """All chips that lie in the middle."""
        return sum(self.bets) + self.fees + sum([layer.amount for layer in self.kept])

    def loose(self, seat: int) -> frozenset[Card]:
        """The cards that a seat has seen, and of which it cannot tell where they are now."""
        return frozenset(card for card in self.lost.get(seat, ()) if seat not in self.known[card])

    def apply(self, event: ev.Event) -> None:
        """Change the state as an event says; nothing else changes it."""
        self.rose = ()
        if self.kept and type(event) is not ev.Won:  # while pots are given away, they keep their numbers
            self.kept = tuple([layer for layer in self.kept if layer.amount])
        if self.came and not isinstance(event, ev.Paid) and not (isinstance(event, ev.Moved) and event.together):
            self.came = frozenset()
        _APPLY[type(event)](self, event)

    def _take_away(self, cards: tuple[Card, ...]) -> None:
        gone, where = set(cards), self.where
        for place in {where[card] for card in cards if card in where}:
            self.cards[place] = tuple([card for card in self.cards[place] if card not in gone])

    def _shuffled(self, event: ev.Shuffled) -> None:
        if len(event.deck) == len(self.where):
            self.risen, self.dealt, self.lost = [], [], {}
        gone = frozenset(event.deck)
        self.risen = [rise._replace(card=gone_by(rise.card)) if rise.card in gone else rise for rise in self.risen]
        self.dealt = [dealt._replace(card=gone_by(dealt.card)) if dealt.card in gone else dealt for dealt in self.dealt]
        for seat, cards in self.lost.items():
            self.lost[seat] = frozenset(card for card in cards if seat not in self.known[card])
        self._take_away(event.deck)
        self.cards[DECK] = event.deck
        self.where.update(dict.fromkeys(event.deck, DECK))
        self.lies.update(dict.fromkeys(event.deck, Lie.BLIND))
        self.known.update(dict.fromkeys(event.deck, frozenset()))

    def _lose_track(self, source: Place, keep: set[int]) -> None:
        """Nobody but some seats can tell any more which of the down cards at a place is which."""
        for card in self.cards[source]:
            known = self.known[card]
            if not known <= keep and self.lies[card] is Lie.DOWN and card not in self.came:
                for seat in known - keep:
                    self.lost[seat] = self.lost.get(seat, frozenset()) | {card}
                self.known[card] = known & keep

    def _moved(self, event: ev.Moved) -> None:
        if event.picked:
            self._lose_track(event.source, {event.source.seat, event.to.seat, self.partner(event.source.seat)})
        if event.together:
            self.came |= frozenset(event.cards)
        places, cards, to, dealt = self.cards, event.cards, event.to, event.source == DECK
        if dealt and places[DECK][: len(cards)] == cards:
            places[DECK] = places[DECK][len(cards) :]
        else:
            self._take_away(cards)
        there = places.get(to, ())
        places[to] = cards + there if event.on_top else there + cards
        for card in cards:
            self.where[card] = to
            if dealt and to.seat:
                self.dealt.append(Dealt(card, to.seat, event.lie, self.line))
        if to.pile > self.piles:
            self.piles = to.pile
        self._lie(cards, to, event.lie, flipped=not dealt)

    def _lie(self, cards: tuple[Card, ...], place: Place, lie: Lie, *, flipped: bool) -> None:
        lies, known, seat = self.lies, self.known, place.seat
        if lie is Lie.UP:
            if place.zone not in _LAID_AWAY:
                new = [card for card in cards if lies[card] is not lie]
                self.rose = tuple([Rise(card, seat, flipped, flipped and lies[card] is Lie.BLIND) for card in new])
                self.risen.extend(self.rose)
            for card in cards:
                known[card] = self.everyone
        elif seat and lie is Lie.DOWN:
            for card in cards:
                if seat not in known[card]:
                    known[card] |= {seat}
        for card in cards:
            lies[card] = lie

    def _turned(self, event: ev.Turned) -> None:
        if event.lie is Lie.UP and event.at.seat:
            self._to_the_end(event.cards, event.at)
        self._lie(event.cards, event.at, event.lie, flipped=True)

    def _to_the_end(self, cards: tuple[Card, ...], place: Place) -> None:
        """The cards that lie face up at a place lie in the order in which they came up."""
        self.cards[place] = (*[card for card in self.cards[place] if card not in cards], *cards)

    def _shown(self, event: ev.Shown) -> None:
        for card in event.cards:
            self.known[card] |= event.seats

    def _arranged(self, event: ev.Arranged) -> None:
        self.cards[event.at] = event.cards

    def _paid(self, event: ev.Paid) -> None:
        self.chips[event.seat] -= event.chips
        if event.to:
            self.chips[event.to] += event.chips
        elif event.what in ("ante", "bet", "due"):
            self.bets[event.seat] += event.chips
        else:
            self.fees += event.chips

    def _returned(self, event: ev.Returned) -> None:
        self.chips[event.seat] += event.chips
        self.bets[event.seat] -= event.chips

    def _won(self, event: ev.Won) -> None:
        """Chips leave the pot; what is left of it belongs to those who have paid for it."""
        paid, due = list(self.paid), event.chips
        groups = list(grouped(paid, self.still_in, self.notes.get(WAITING, ())).values())
        for at in groups[event.pot]:
            chips = min(due, paid[at].amount)
            paid[at] = Pot(paid[at].amount - chips, paid[at].seats)
            due -= chips
        old = len(self.kept)
        if self.round and paid[old:] == list(self.paid[old:]):
            self.kept = tuple(paid[:old])  # and bets of the round may still be called
        else:
            self._keep(tuple(paid))
        self.chips[event.seat] += event.chips

    def _keep(self, paid: tuple[Pot, ...]) -> None:
        """Whatever is bet from now on makes pots of its own."""
        self.kept, self.bets, self.fees = paid, [0] * (self.seats + 1), 0

    def _acted(self, event: ev.Acted) -> None:
        assert self.round is not None
        self.round = self.round.after(event.seat, event.action, event.total)

    def _round_began(self, event: ev.RoundBegan) -> None:
        most = max([event.to, *(chips for _, chips in event.posted)])
        posted = [0] * self.seats if event.posted else []
        for seat, chips in event.posted:
            posted[seat - 1] += chips
        self.round = Round(event.seats, event.seats, tuple(posted), most, most, 1 if most else 0, event.least)

    def _round_ended(self, event: ev.RoundEnded) -> None:  # noqa: ARG002
        self.round = None

    def _folded(self, event: ev.Folded) -> None:
        self._out(self.folded | {event.seat})
        if self.round and event.seat in self.round.order:
            self.round = self.round.after(event.seat, "fold")

    def _came_back(self, event: ev.CameBack) -> None:
        if not self.round:
            self._keep(self.paid)
        self._out(self.folded - {event.seat})

    def _out(self, folded: frozenset[int]) -> None:
        self.folded = folded
        self.still_in = tuple(seat for seat in range(1, self.seats + 1) if seat not in folded)

    def _declared(self, event: ev.Declared) -> None:
        self.declared[event.seat] = event.word

    def _noted(self, event: ev.Noted) -> None:
        self.notes[event.name] = event.value

    def _began(self, event: ev.Began) -> None:
        self.line = event.line

    def _redealt(self, event: ev.Redealt) -> None:  # noqa: ARG002
        self.declared = {}
        self.notes = {name: value for name, value in self.notes.items() if name.startswith(ONCE)}

    def _ended(self, event: ev.Ended) -> None:  # noqa: ARG002
        self.ended = True

    def _nothing(self, event: ev.Event) -> None:
        """What is only said changes nothing."""


_APPLY: dict[type[ev.Event], Callable[[State, Any], None]] = {
    ev.Shuffled: State._shuffled,
    ev.Moved: State._moved,
    ev.Turned: State._turned,
    ev.Shown: State._shown,
    ev.Arranged: State._arranged,
    ev.Paid: State._paid,
    ev.Returned: State._returned,
    ev.Won: State._won,
    ev.Acted: State._acted,
    ev.RoundBegan: State._round_began,
    ev.RoundEnded: State._round_ended,
    ev.Folded: State._folded,
    ev.CameBack: State._came_back,
    ev.Declared: State._declared,
    ev.Noted: State._noted,
    ev.Began: State._began,
    ev.Redealt: State._redealt,
    ev.Ended: State._ended,
    ev.Said: State._nothing,
    ev.Answered: State._nothing,
    ev.Chose: State._nothing,
}
