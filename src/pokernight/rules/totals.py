"""Adding up what a game's rules do: the five numbers and the tags come out of it."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import NamedTuple

from pokernight.measure.numbers import BY_PLAYERS, CHOSEN, NOT_FIXED, TAGS, Numbers
from pokernight.rules.rule import Remark

_MOST_PLAYERS = 52


@dataclass(frozen=True)
class Demand:
    """The cards that a game takes from the deck: for each player, for each holder of an ace, and once."""

    each: int = 0
    aces: int = 0
    once: int = 0

    def of(self, players: int, aces: int) -> int:
        """The cards for so many players, of whom as many as there are aces can hold one."""
        return self.each * players + self.aces * min(players, aces) + self.once


class Mark(NamedTuple):
    """What had been counted when a line began."""

    line: int
    rounds: int
    seen: int
    held: int = 0
    demand: Demand = Demand()
    down: int = 0
    up_rounds: int = 0


@dataclass
class Totals:
    """The sums for one player at the worst: what is held, seen and taken from the deck, line after line."""

    decks: int = 1
    jokers: int = 0
    stripped: frozenset[int] = frozenset()
    """The faces that are not in the deck."""
    held: int = 0
    most_held: int = 0
    seen: int = 0
    drawn: int = 0
    """What a player may draw at most in the last draw."""
    passed: int = 0
    """What a player passes on to others."""
    last_passed: int = 0
    """What a player passes on in the last pass, and so gets from another."""
    kept_of_pass: bool = False
    """Whether players have kept some cards and passed the rest on."""
    rounds: int = 0
    up_rounds: int = 0
    """How often cards are dealt face up to the players."""
    hands: int = 1
    apart: int = 1
    """How many hands a player has laid apart or was dealt apart."""
    hand_limit: int | None = None
    demand: Demand = Demand()
    full_deck: list[Demand] = field(default_factory=list)
    open_cards: int = 0
    open_seen: int = 0
    open_rounds: int = 0
    fixed_players: int | None = None
    cards_by_players: bool = False
    reshuffled: bool = False
    takes_hands: bool = False
    wilds: list[Callable[["Totals", int], int]] = field(default_factory=list)
    tags: set[str] = field(default_factory=set)
    remarks: tuple[Remark, ...] = ()
    marks: list["Mark"] = field(default_factory=list)
    declared: bool = False
    from_others: int = 0
    table_offers: int = 0
    rows: int = 0
    """The rows in which common cards lie."""
    common: int = 0
    """The common cards that belong to every hand."""
    down: int = 0
    """The common cards that lie face down, as far as that can be counted."""

    @property
    def deck_size(self) -> int:
        """The number of cards in use."""
        return (52 - len(self.stripped)) * self.decks + self.jokers

    def begin(self, line: int, remarks: tuple[Remark, ...]) -> None:
        """Begin a line, told by its number, that has a step."""
        self.remarks = remarks
        self.marks.append(Mark(line, self.rounds, self.seen, self.held, self.demand, self.down, self.up_rounds))

    def said(self, remark: type[Remark]) -> bool:
        """Tell whether the line has a remark of a kind."""
        return any(isinstance(one, remark) for one in self.remarks)

    def take(self, each: int = 0, aces: int = 0, once: int = 0) -> None:
        """Take cards from the deck."""
        demand = self.demand
        self.demand = Demand(demand.each + each, demand.aces + aces, demand.once + once)

    def hold(self, count: int) -> None:
        """More cards in a player's hand, or fewer."""
        self.held = max(0, self.held + count)
        self.most_held = max(self.most_held, self.held)

    def deal(self, count: int) -> None:
        """Cards from the deck to each player."""
        self.take(each=count)
        self.hold(count)
        self.seen += count

    def share(self, count: int) -> None:
        """Common cards, which are in every hand."""
        self.common += count
        self.hold(count)
        self.seen += count

    def gather(self, on_the_table: int = 0) -> None:
        """The discards go back into the deck: only what is held is missing from it."""
        self.full_deck.append(self.demand)
        self.demand = Demand(each=self.held, once=on_the_table)

    def turn_up(self, count: int) -> None:
        """Common cards that lay face down are turned up."""
        self.down = max(0, self.down - count)

    def repeat(self, before: Mark, times: int) -> None:
        """What was counted since a line began, so many times more."""
        self.rounds += times * (self.rounds - before.rounds)
        self.seen += times * (self.seen - before.seen)
        self.up_rounds += times * (self.up_rounds - before.up_rounds)
        more = self.demand.each - before.demand.each
        self.take(each=times * more, once=times * (self.demand.once - before.demand.once))
        self.hold(times * (self.held - before.held))
        self.turn_up(times * (before.down - self.down))

    def players(self) -> int:
        """The most who can play before the deck runs out."""
        if self.fixed_players is not None:
            return self.fixed_players
        if CHOSEN in (self.open_cards, self.open_seen):
            return NOT_FIXED
        demands = [Demand(each=self.most_held)] if self.reshuffled else [*self.full_deck, self.demand]
        fitting = [
            players
            for players in range(1, _MOST_PLAYERS + 1)
            if all(demand.of(players, 4 * self.decks) <= self.deck_size for demand in demands)
        ]
        return max(fitting, default=0)

    def numbers(self) -> Numbers:
        """The five numbers."""
        players = self.players()
        cards = min(self.most_held // self.hands, self.hand_limit or self.most_held)
        seen = self.seen + self.from_others * (players - 1 if players != NOT_FIXED else 0)
        if self.takes_hands:
            cards = seen = cards * (players - 1)
        if self.cards_by_players:
            cards = seen = BY_PLAYERS
        wilds = sum(wild(self, players) for wild in self.wilds)
        return Numbers(
            cards=cards + self.open_cards,
            players=players,
            rounds=self.rounds + self.open_rounds,
            seen=seen + (self.open_cards or self.open_seen),
            wilds=min(wilds, self.deck_size) if players != NOT_FIXED else wilds,
        )

    def tag_list(self) -> tuple[str, ...]:
        """The tags in their order; a game in which cards are only dealt down is a straight one."""
        ways = {"common", "discard", "draw", "flip", "guts", "pass", "stud"}
        found = self.tags if self.tags & ways else {*self.tags, "straight"}
        return tuple(tag for tag in TAGS if tag in found)
