"""What will be talked about tomorrow: the games of an evening, its biggest pot, its best hand and its luckiest card."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

from pokernight.cards import read_card, spoken
from pokernight.table import events as ev
from pokernight.table.choices import card_text
from pokernight.table.places import COMMON, DECK, Zone

if TYPE_CHECKING:
    from pokernight.table.hand import Hand

DECK_MARK = "'"
"""What tells the cards of several decks apart."""

KINDS = (
    "high card",
    "pair",
    "two pair",
    "three of a kind",
    "straight",
    "flush",
    "full house",
    "four of a kind",
    "straight flush",
    "royal flush",
    "five of a kind",
)
"""Poker hands from the worst to the best; whatever else wins is no candidate for the best hand."""


class BigPot(NamedTuple):
    """The chips that were won in a hand, and by whom."""

    chips: int
    hand: int
    game: str
    winners: tuple[str, ...]


class BestHand(NamedTuple):
    """A poker hand that was shown."""

    rank: tuple[int, int]
    hand: int
    game: str
    who: str
    name: str
    cards: tuple[str, ...]


class LuckyCard(NamedTuple):
    """The last card that was dealt, where the winner needed it for the winning hand."""

    chips: int
    hand: int
    game: str
    who: str
    card: str
    name: str


@dataclass
class Highlights:
    """What stands out so far."""

    games: Counter[str] = field(default_factory=Counter)
    """How often each game was played."""
    pot: BigPot | None = None
    best: BestHand | None = None
    lucky: LuckyCard | None = None

    def note(self, number: int, game: str, names: Sequence[str], hand: Hand) -> None:
        """Take up a hand that is over."""
        self.games[game] += 1
        chips = sum(won for _, won, _ in hand.won)
        if chips > (self.pot.chips if self.pot else 0):
            winners = tuple(dict.fromkeys(names[seat - 1] for seat, _, _ in hand.won))
            self.pot = BigPot(chips, number, game, winners)
        last = _last_card(hand)
        for shown in (part for showdown in hand.referee.showdowns() for part in showdown):
            for seat, made in shown.hands.items():
                rank = (KINDS.index(made.kind) if made.kind in KINDS else -1, made.strength)
                if rank[0] >= 0 and rank > (self.best.rank if self.best else (0, 0)):
                    cards = tuple(map(card_text, made.cards))
                    self.best = BestHand(rank, number, game, names[seat - 1], made.name, cards)
            for seat in shown.winners:
                won = sum(chips for who, chips, _ in hand.won if who == seat)
                made_with = shown.hands.get(seat)
                if made_with and last in made_with.cards and won > (self.lucky.chips if self.lucky else 0):
                    card = card_text(last)
                    self.lucky = LuckyCard(won, number, game, names[seat - 1], card, made_with.name)


def told(highlights: Highlights) -> list[tuple[str, str]]:
    """What stands out, in sentences, each under its title.

    >>> highlights = Highlights()
    >>> highlights.games.update(["Anaconda", "Guts", "Anaconda"])
    >>> highlights.pot = BigPot(1200, 2, "Guts", ("Ann",))
    >>> told(highlights)
    [('Games', 'Anaconda (2 hands), Guts'), ('Biggest pot', '1,200 chips, won by Ann in hand 2, Guts')]
    """
    said: list[tuple[str, str]] = []
    if highlights.games:
        games = (f"{game} ({times} hands)" if times > 1 else game for game, times in highlights.games.most_common())
        said.append(("Games", ", ".join(games)))
    if pot := highlights.pot:
        said.append(
            ("Biggest pot", f"{pot.chips:,} chips, won by {' and '.join(pot.winners)} in hand {pot.hand}, {pot.game}")
        )
    if best := highlights.best:
        said.append(("Best hand", f"{best.who}: {best.name} in hand {best.hand}, {best.game}"))
    if lucky := highlights.lucky:
        card = spoken(read_card(lucky.card.rstrip(DECK_MARK)))
        gave = f"it gave {lucky.who} {lucky.name} and {lucky.chips:,} chips"
        said.append(("Luckiest card", f"T{card[1:]}, the last card dealt in hand {lucky.hand}: {gave}"))
    return said


def _last_card(hand: Hand) -> int:
    """The last card that came from the deck to a player or to the board; a number that no card has where none did."""
    for event in reversed(hand.table.log):
        if isinstance(event, ev.Moved) and event.source == DECK and (event.to == COMMON or event.to.zone is Zone.HAND):
            return event.cards[-1]
    return ev.HIDDEN
