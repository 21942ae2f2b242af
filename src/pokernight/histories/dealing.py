"""Which card lies where: the deck of a hand history, in the order in which our table deals it."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from pokernight.cards import Card, spoken
from pokernight.histories.history import BadHistory, History
from pokernight.histories.variants import Variant

Slots = list[Card | None]
"""The cards of one player in the order in which they come; none for one that is not known."""


@dataclass
class Dealt:
    """All cards of a hand: what is known of them, and what may be put in place of what is not."""

    hands: list[Slots]
    """The cards of each seat, seat 1 first, those too that are discarded."""
    board: Slots
    shown: list[set[Card]]
    """The cards that each seat has shown at some time."""
    discards: list[list[list[int]]] = field(default_factory=list)
    """For each seat and each of its draws, the places of the cards that go."""
    bet_on: int = 0
    """How many cards lay on the board when somebody last bet, checked, called or folded."""
    kept: list[list[int]] = field(default_factory=list)
    """The places of the cards that each seat has in the end."""

    @property
    def unseen(self) -> bool:
        """Whether some cards are not known."""
        return any(None in slots for slots in (self.board, *self.hands))

    def hidden(self, seat: int) -> bool:
        """Whether some cards that a seat has in the end are not known."""
        return any(self.hands[seat - 1][place] is None for place in self.kept[seat - 1])


def dealt_in(history: History, variant: Variant) -> Dealt:
    """The cards of a history as far as they are known: as they were dealt, discarded, and shown in the end."""
    dealt = Dealt([[] for _ in history.stacks], [], [set() for _ in history.stacks])
    changed: list[list[tuple[Card | None, ...]]] = [[] for _ in history.stacks]
    folded = set()
    for action in history.actions:
        if action.do in ("f", "cc", "cbr"):
            dealt.bet_on = len(dealt.board)
        match action.do:
            case "db":
                dealt.board.extend(action.cards)
            case "dh":
                dealt.hands[action.seat - 1].extend(action.cards)
            case "sd":
                changed[action.seat - 1].append(action.cards)
            case "sm":
                dealt.shown[action.seat - 1].update(card for card in action.cards if card is not None)
            case "f":
                folded.add(action.seat)
    shared = 0 if variant.on_board else len(dealt.board)  # for want of cards, one that is dealt for all
    dealt.board += [None] * (variant.on_board - len(dealt.board))
    for seat, hand in enumerate(dealt.hands, 1):
        whole = sum(variant.hole) - shared if seat not in folded else variant.hole[0]
        whole += sum(map(len, changed[seat - 1]))
        hand.extend([None] * (whole - len(hand)))
        if len(changed[seat - 1]) > variant.draws:
            raise BadHistory(f"Player {seat} changes cards once more than the game lets players do.")
        if len(hand) > sum(variant.hole) + sum(map(len, changed[seat - 1])):
            raise BadHistory(f"Player {seat} is dealt more cards than players get in this game.")
        _exchange(dealt, variant, seat, changed[seat - 1])
    _see_each_once(dealt)
    return dealt


def _exchange(dealt: Dealt, variant: Variant, seat: int, changed: Sequence[tuple[Card | None, ...]]) -> None:
    """Find the places of the cards that a seat discards, and give those it shows in the end places that it keeps."""
    hand, shown = dealt.hands[seat - 1], dealt.shown[seat - 1]
    held = list(range(variant.hole[0] if variant.draws else len(hand)))
    top, gone = len(held), []
    for cards in changed:
        places = []
        for card in sorted(cards, key=lambda card: card is None):
            place = _place(hand, held, card, shown)
            hand[place] = hand[place] if card is None else card
            held.remove(place)
            places.append(place)
        gone.append(places)
        held += range(top, top + len(cards))
        top += len(cards)
    free = [place for place in held if hand[place] is None]
    for card in sorted(shown - set(hand)):
        if not free:
            raise BadHistory(f"Player {seat} shows {spoken(card)}, which was never dealt there.")
        hand[free.pop(0)] = card
    dealt.discards.append(gone)
    dealt.kept.append(held)


def _place(hand: Slots, held: Sequence[int], card: Card | None, shown: set[Card]) -> int:
    """The place of a card that goes: where it is known to lie, or one whose card is not known and not shown later."""
    fits = [place for place in held if hand[place] == card] if card is not None else []
    fits = fits or [place for place in held if hand[place] is None]
    if card is None:
        fits = (
            [place for place in held if hand[place] is not None and hand[place] not in shown and shown]
            or fits
            or list(held)
        )
    if not fits:
        raise BadHistory(
            f"{spoken(card) if card is not None else 'A card'} is discarded by a player who does not have it."
        )
    return fits[0]


def _see_each_once(dealt: Dealt) -> None:
    seen: set[Card] = set()
    for card in (*dealt.board, *(card for hand in dealt.hands for card in hand)):
        if card is not None and card in seen:
            raise BadHistory(f"{spoken(card).capitalize()} is dealt twice.")
        if card is not None:
            seen.add(card)


def runs(dealt: Dealt, variant: Variant) -> list[Dealt]:
    """The hand once for each time that its last cards were dealt to the board, when there was no more betting."""
    last = variant.on_board - dealt.bet_on
    more = len(dealt.board) - dealt.bet_on
    if not variant.on_board or more == last:
        return [dealt]
    if last <= 0 or more % last:
        raise BadHistory(f"There are {len(dealt.board)} cards on the board, where {variant.on_board} are dealt.")
    first, rest = dealt.board[: dealt.bet_on], dealt.board[dealt.bet_on :]
    return [replace(dealt, board=[*first, *rest[at : at + last]]) for at in range(0, more, last)]


def fill(dealt: Dealt, cards: Sequence[Card], chance: random.Random) -> Dealt:
    """The same with cards that nobody has seen in the place of those that are not known."""
    known = {card for slots in (dealt.board, *dealt.hands) for card in slots if card is not None}
    unseen = [card for card in cards if card not in known]
    chance.shuffle(unseen)

    def filled(slots: Slots) -> Slots:
        return [unseen.pop() if card is None and unseen else card for card in slots]

    hands = [filled(hand) for hand in dealt.hands]
    return replace(dealt, hands=hands, board=filled(dealt.board))


def deck_of(dealt: Dealt, variant: Variant) -> list[Card]:
    """The deck from the top down: one card at a time around the table, street by street, and new cards hand by hand."""
    order: Slots = []
    top = 0
    for many in variant.hole:
        for place in range(top, top + many):
            order += [hand[place] for hand in dealt.hands if place < len(hand)]
        top += many
    tops = [top] * len(dealt.hands)
    for draw in range(variant.draws):
        for seat, gone in enumerate(dealt.discards):
            many = len(gone[draw]) if draw < len(gone) else 0
            order += dealt.hands[seat][tops[seat] : tops[seat] + many]
            tops[seat] += many
    return [card for card in (*order, *dealt.board) if card is not None]
