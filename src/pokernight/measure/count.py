"""Counting what a game does: the most that one player can hold, see and take from the deck, line after line."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from pokernight.cards import Face
from pokernight.meaning.sorts import Condition
from pokernight.measure.deck import FULL_DECK, Deck
from pokernight.measure.numbers import BY_PLAYERS, CHOSEN, NOT_FIXED, TAGS, Numbers

_MOST_PLAYERS = 52
_WAYS = frozenset({"common", "discard", "draw", "flip", "guts", "pass", "stud"})
"""The tags that say how the cards move; a game without any of them is a straight one."""


class Demand(NamedTuple):
    """The cards that a game takes from the deck: for each player, for each holder of an ace, and once."""

    each: int = 0
    aces: int = 0
    once: int = 0

    def of(self, players: int, aces: int) -> int:
        """The cards for so many players, of whom as many as there are aces can hold one."""
        return self.each * players + self.aces * min(players, aces) + self.once


NO_DEMAND = Demand()


class Mark(NamedTuple):
    """What had been counted when a line began."""

    rounds: int
    seen: int
    held: int
    demand: Demand
    wanted: int
    wanted_seen: int


@dataclass
class Count:
    """What has been counted so far."""

    chances: int = 1
    """How often what is counted now can come about."""
    because: Condition | None = None
    """The condition under which it comes about, where there is one."""
    often: int | None = None
    """How often it then happens to somebody; None where it happens to each player."""
    deck: Deck = FULL_DECK
    held: int = 0
    most_held: int = 0
    seen: int = 0
    wanted: int = 0
    wanted_seen: int = 0
    """How many cards of those held and of those seen the player did not have to take."""
    rounds: int = 0
    demand: Demand = NO_DEMAND
    gathered: list[Demand] = field(default_factory=list)
    """What was missing from the deck each time that the discards went back into it."""
    open_cards: int = 0
    open_seen: int = 0
    open_rounds: int = 0
    """The codes of numbers that go on."""
    hands: int = 1
    """Among how many hands a player shares out the cards."""
    hand_limit: int | None = None
    takes_hands: bool = False
    """Whether a player can get the hands of all others."""
    from_others: int = 0
    """What a player can get from each of the others."""
    players: int | None = None
    """The number of players, where it does not hang on the deck."""
    by_players: bool = False
    """Whether the number of cards depends on the number of players."""
    looks: bool = False
    """Whether hidden cards are looked at after all, before they are laid anywhere."""
    declared: bool = False
    """Whether players say for which end of the pot they play."""
    wild_faces: frozenset[Face] = frozenset()
    wilds: int = 0
    wilds_each: int = 0
    """Cards that are wild by what is printed on them, by another card, and by a card of each player."""
    tags: set[str] = field(default_factory=set)
    marks: list[Mark] = field(default_factory=list)

    def tag(self, name: str, so: object = True) -> None:
        """Give the game a tag, where something is so."""
        if so:
            self.tags.add(name)

    def begin_line(self) -> None:
        """Remember where a line with a step begins, for it may be repeated."""
        self.marks.append(Mark(self.rounds, self.seen, self.held, self.demand, self.wanted, self.wanted_seen))

    def take(self, each: int = 0, aces: int = 0, once: int = 0) -> None:
        """Take cards from the deck."""
        demand = self.demand
        self.demand = Demand(demand.each + each, demand.aces + aces, demand.once + once)

    def hold(self, more: int) -> None:
        """More cards in a player's hand, or fewer."""
        self.held = max(0, self.held + more)
        self.most_held = max(self.most_held, self.held)

    def draw(self, number: int) -> None:
        """Cards from the deck go through the hands of each player, or so often of somebody."""
        if self.often is None:
            self.take(each=number)
        else:
            self.take(once=number * self.often)
        self.see(number)

    def deal(self, number: int) -> None:
        """Cards from the deck that every hand is made from; what somebody gets by chance is only seen."""
        self.draw(number)
        self.hold(number if self.often is None else 0)

    def see(self, number: int) -> None:
        """Cards that go through a player's hand."""
        self.seen += number * (1 if self.often is None else self.often)

    def share(self, number: int) -> None:
        """Community cards, which are in every hand."""
        self.take(once=number)
        self.hold(number)
        self.seen += number

    def gather(self) -> None:
        """The discards go back into the deck: only what is held is missing from it."""
        self.gathered.append(self.demand)
        self.demand = Demand(each=self.held)

    def repeat(self, before: Mark, times: int) -> None:
        """What was counted since a line began, so many times more."""
        self.rounds += times * (self.rounds - before.rounds)
        self.seen += times * (self.seen - before.seen)
        more, old = self.demand, before.demand
        self.take(times * (more.each - old.each), times * (more.aces - old.aces), times * (more.once - old.once))
        self.hold(times * (self.held - before.held))

    def open(self, before: Mark) -> None:
        """Let what was counted since a line began go on as the players choose: perhaps they want no cards at all."""
        self.open_rounds = CHOSEN if self.rounds > before.rounds else self.open_rounds
        if self.held > before.held:
            self.open_cards = CHOSEN
        elif self.seen > before.seen:
            self.open_seen = CHOSEN
        self.hold(before.wanted - self.wanted)
        self.most_held -= self.wanted - before.wanted
        self.seen -= self.wanted_seen - before.wanted_seen
        self.wanted, self.wanted_seen = before.wanted, before.wanted_seen

    def most_of(self, ways: Sequence["Count"]) -> None:
        """Go on from where one of several ways has led, each sum by that way which makes the most of it."""
        for name in ("held", "most_held", "seen", "from_others", "open_cards", "open_seen", "open_rounds"):
            setattr(self, name, max(getattr(way, name) for way in ways))
        self.demand = Demand(*(max(parts) for parts in zip(*(way.demand for way in ways), strict=True)))

    def most_players(self) -> int:
        """The most who can play before the deck runs out."""
        if self.players is not None:
            return self.players
        if CHOSEN in (self.open_cards, self.open_seen):
            return NOT_FIXED
        aces = 4 * self.deck.packs
        demands = (*self.gathered, self.demand)
        fitting = (
            players
            for players in range(1, _MOST_PLAYERS + 1)
            if all(demand.of(players, aces) <= self.deck.size for demand in demands)
        )
        return max(fitting, default=0)

    def numbers(self) -> Numbers:
        """The five numbers."""
        players = self.most_players()
        others = players - 1 if players != NOT_FIXED else 0
        cards = min(self.most_held // self.hands, self.hand_limit or self.most_held)
        seen = self.seen + self.from_others * others
        if self.takes_hands:
            cards = seen = cards * others
        if self.by_players:
            cards = seen = BY_PLAYERS
        wilds = self.deck.count(self.wild_faces) + self.wilds + self.wilds_each * players
        return Numbers(
            cards=cards + self.open_cards,
            players=players,
            rounds=self.rounds + self.open_rounds,
            seen=seen + (self.open_cards or self.open_seen),
            wilds=min(wilds, self.deck.size),
        )

    def tag_list(self) -> tuple[str, ...]:
        """The tags in their order."""
        found = self.tags if self.tags & _WAYS else {*self.tags, "straight"}
        found = found - {"redeal"} if "guts" in found else found
        return tuple(tag for tag in TAGS if tag in found)
