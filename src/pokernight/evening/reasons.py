"""Why a hand won or lost: every hand that was shown, named in full, and the card that made the difference."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING

from pokernight.cards import Card, rank_of
from pokernight.ranking import Hand as Ranked
from pokernight.table.choices import card_text
from pokernight.table.events import HIDDEN

if TYPE_CHECKING:
    from pokernight.table.hand import Hand
    from pokernight.table.referee import Shown

KICKERS = {"high card": 1, "pair": 2, "two pair": 4, "three of a kind": 3, "four of a kind": 4}
"""For each kind of hand that has kickers, how many cards come before them."""

RANKS = ("two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen", "king", "ace")


@dataclass(frozen=True)
class Made:
    """A hand as it was shown: what a player would call it, the cards that make it, and whether it won."""

    seat: int
    name: str
    cards: tuple[str, ...]
    won: bool
    deciding: str
    """The card in which it differs from the winning hand; for the winner, from the best that lost."""
    why: str
    """Why it lost, in a sentence; empty for a hand that won."""


@dataclass(frozen=True)
class Part:
    """A part of the pot, and every hand that was shown for it."""

    name: str
    why: str
    hands: tuple[Made, ...]


def reasons(hand: Hand) -> list[Part]:
    """What was shown at the last showdown that all could see; nothing where nobody had to show."""
    seen = {one.card for cards in hand.view(0).places.values() for one in cards} - {HIDDEN}
    showdowns = hand.referee.showdowns()
    parts = showdowns[-1] if showdowns else []
    return [_part(hand, shown) for shown in parts if all(seen.issuperset(made.cards) for made in shown.hands.values())]


def _part(hand: Hand, shown: Shown) -> Part:
    targets = sorted(points.target for points in hand.referee.known.targets if points.target is not None)
    target = (targets[0] if "low" in shown.part else targets[-1]) if targets else None
    best = max((shown.hands[seat] for seat in shown.winners if seat in shown.hands), key=_strength, default=None)
    lost = [made for seat, made in shown.hands.items() if seat not in shown.winners]
    second = max(lost, key=_strength, default=None)
    made_by_all = list(shown.hands.values())
    hands = []
    for seat, made in shown.hands.items():
        won = seat in shown.winners
        rival = second if won else best
        name = full_name(made, made_by_all, target)
        why = "" if won or best is None else _why(name, full_name(best, made_by_all, target), made)
        cards = tuple(map(card_text, made.cards))
        hands.append(Made(seat, name, cards, won, _deciding(made, rival) if rival else "", why))
    return Part(shown.part, shown.why, tuple(sorted(hands, key=lambda one: not one.won)))


def _strength(made: Ranked) -> int:
    return made.strength


def _why(name: str, best: str, made: Ranked) -> str:
    if not made.qualifies:
        return f"{_capital(name)} does not qualify."
    return f"{_capital(name)} loses to {best}."


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def full_name(made: Ranked, others: Sequence[Ranked], target: Fraction | None = None) -> str:
    """The name of a hand with as many kickers as tell it from the others, or with its distance from a target.

    >>> from pokernight.cards import read_cards
    >>> from pokernight.ranking.hand import Hand, Story
    >>> def pair(cards): return Hand(1, lambda: Story("pair of kings", tuple(read_cards(cards)), kind="pair"))
    >>> full_name(pair("Kh Kd Qs 9c 2d"), [pair("Kc Ks Qh 7c 2s")])
    'pair of kings, queen and nine kickers'
    """
    if target is not None and "points" in made.name:
        return f"{made.name}, {_distance(made.name, target)}"
    first = KICKERS.get(made.kind)
    if first is None or made.stands_for or len(made.cards) <= first:
        return made.name
    same = [other for other in others if other is not made and other.kind == made.kind]
    ranks = list(map(rank_of, made.cards))
    needed = 1
    for other in same:
        theirs = list(map(rank_of, other.cards))
        if ranks[:first] == theirs[:first] and ranks != theirs and len(ranks) == len(theirs):
            at = next(at for at, (one, two) in enumerate(zip(ranks, theirs, strict=True)) if one != two)
            needed = max(needed, at - first + 1)
    kickers = [RANKS[rank - 2] for rank in ranks[first : first + needed] if rank]
    told = kickers[0] if len(kickers) == 1 else f"{', '.join(kickers[:-1])} and {kickers[-1]}"
    return f"{made.name}, {told} kicker{'s' * (len(kickers) > 1)}"


def _distance(name: str, target: Fraction) -> str:
    """How far points are from their target.

    >>> _distance("12 points", Fraction(7)), _distance("26½ points", Fraction(27)), _distance("7 points", Fraction(7))
    ('5 over 7', '½ under 27', 'right on 7')
    """
    number = name.split()[0]
    points = Fraction(number.removesuffix("½") or "0") + (Fraction(1, 2) if number.endswith("½") else 0)
    far = abs(points - target)
    if not far:
        return f"right on {_number(target)}"
    return f"{_number(far)} {'over' if points > target else 'under'} {_number(target)}"


def _number(value: Fraction) -> str:
    whole, half = int(value), value != int(value)
    return f"{whole or '' if half else whole}{'½' if half else ''}"


def _deciding(made: Ranked, rival: Ranked) -> str:
    """The first card whose rank differs from the one at the same place of a hand of the same kind."""
    if made.kind != rival.kind:
        return ""
    differing: Iterator[Card] = (
        card for card, other in zip(made.cards, rival.cards, strict=False) if rank_of(card) != rank_of(other)
    )
    return next((card_text(card) for card in differing), "")
