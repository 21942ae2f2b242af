"""Games that are only dealt, bet and shown: where each card of the deck goes, and how the hands are ranked.

Nothing about a game is said here a second time. One hand is played at the table with the deck in order, and from it
can be read off which places of the deck make which hands.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from pokernight.cards import FACES, Card, Face
from pokernight.odds.playing import begun, measure
from pokernight.ranking import Except, Order, Points, Ranking, Wild, WildFaces
from pokernight.rules.betting import bet
from pokernight.rules.common import table, turning
from pokernight.rules.common.commons import CommonsOfOne
from pokernight.rules.course import GameCourse
from pokernight.rules.dealing import deck
from pokernight.rules.dealing.deal import Deal, NoPeek, Rotating
from pokernight.rules.plan import Plan, holding, plan_for
from pokernight.rules.pot.declare import BothMustWin, NotBoth
from pokernight.rules.pot.shares import BestHand, DeclaredHand
from pokernight.rules.pot.showdown import Showdown
from pokernight.rules.referee import name_of, retold, showdown_of
from pokernight.rules.rule import Rule, Standing
from pokernight.rules.wilds.bug import BugMeaning
from pokernight.rules.wilds.wild import Wild as MakesWild
from pokernight.rules.worth.made import DifferentCards, MadeFrom
from pokernight.table.events import Shuffled
from pokernight.table.hand import Hand
from pokernight.table.referee import shows_down
from pokernight.table.table import Table

STEPS = (
    *(bet.Bet, Deal, Showdown, table.DealTable, table.DealRows),
    *(turning.TurnTable, turning.TurnNth, turning.TurnEdge, turning.TurnLine, turning.TurnInEach),
    turning.TurnOpposite,
)
"""What happens in the same way whatever the cards are, if nobody folds."""

SAID = (NoPeek, Rotating, bet.BetSize, bet.RaiseLimit, BugMeaning)
"""What may be said about the steps without changing that."""

CUSTOMS = (
    *(bet.NoAnte, bet.OneAntes, bet.BetLimit, bet.NoBetting, bet.NoFolding),
    *(deck.UseDeck, deck.StripDeck, deck.KeepOnly, BothMustWin, NotBoth, DifferentCards),
)
"""What holds throughout and has nothing to do with the cards that fall."""

BY_PLACE = (MadeFrom, CommonsOfOne)
"""What goes by the places of cards alone, which are the same in every hand."""

BYTE = 256
"""Batches take cards whose numbers are less than this, which is so with four decks."""

Pool = tuple[int, ...]
"""Places in the deck whose cards may make a hand."""


@dataclass(frozen=True)
class Part:
    """One part of the pot: what ranks the hands that are shown for it, and where in the deck they lie."""

    name: str
    score: Order | Points
    pools: tuple[tuple[Pool, ...], ...]
    """For each seat the pools of which the best hand counts."""
    wild: frozenset[Card]
    bugs: frozenset[Card]
    least: int
    least_cards: int


@dataclass(frozen=True)
class Dealing:
    """A game in which only the order of the deck matters."""

    parts: tuple[Part, ...]
    paid: tuple[int, ...]
    """The chips that each seat puts into the pot."""
    pot: int
    lengths: tuple[tuple[str, int], ...]


def only_dealt(course: GameCourse) -> bool:
    """Whether a game is only dealt, bet and shown, as far as its rules tell."""
    steps = [rule for turn in course.turns for rule in turn.rules]
    showdowns = [step for step in steps if isinstance(step, Showdown)]
    shares = [share for step in showdowns for share in (step.first, step.second, step.third) if share]
    return (
        len(showdowns) == 1
        and steps[-1:] == showdowns
        and not course.checks
        and max(course.deck.cards) < BYTE
        and all(isinstance(step, STEPS) for step in steps)
        and all(isinstance(remark, SAID) for turn in course.turns for remark in turn.remarks)
        and all(_ranks_only(rule) or isinstance(rule, CUSTOMS + BY_PLACE) for rule in course.standing)
        and all(isinstance(s, DeclaredHand) or (isinstance(s, BestHand) and s.size is None) for s in shares)
    )


def _ranks_only(rule: Rule) -> bool:
    """Whether a standing rule does nothing but shape the ranking, alike for all and at all times."""
    shapes = isinstance(rule, Standing) and rule.steady and type(rule).shape is not Standing.shape
    watches = isinstance(rule, Standing) and type(rule).watch is not Standing.watch
    return shapes and (not watches or isinstance(rule, MakesWild))  # a wild card that is paid for is not steady


def dealing_of(hand: Hand) -> Dealing | None:
    """What a hand says about a game that is only dealt, bet and shown, played with the deck in order to its showdown.

    None where the ranking goes by more than the places of the cards and their faces.
    """
    lengths = begun(hand)
    shuffles = 0
    for past, event in retold(hand):
        measure(lengths, event)
        shuffles += isinstance(event, Shuffled)
        if shows_down(event):
            parts = [part for part in _parts(past) if part]
            if shuffles > 1 or len(parts) < len(showdown_of(past).shares(past)):
                return None
            paid = tuple(before - now for now, before in zip(past.state.chips[1:], hand.stacks, strict=True))
            return Dealing(tuple(parts), paid, past.pot_size(), tuple(lengths.items()))
    return None


def _parts(table: Table) -> Iterator[Part | None]:
    """What ranks the hands for each part of the pot; None where that depends on the cards that a player holds."""
    for share in showdown_of(table).shares(table):
        assert isinstance(share, BestHand | DeclaredHand)
        plans = [plan_for(table, seat, share.end) for seat in table.state.still_in]
        wild = _faces(plans[0])
        yield None if wild is None else _part(name_of(share), plans, wild)


def _faces(plan: Plan) -> frozenset[Face] | None:
    """The faces that are wild; None where that, or what counts, depends on the cards that a player holds."""
    if plan.dead or plan.naturals or plan.one_suit or plan.wilds_are_bugs:
        return None
    faces = [_named(rule) for rule in plan.wild]
    return None if None in faces else frozenset().union(*(named for named in faces if named is not None))


def _named(rule: Wild) -> frozenset[Face] | None:
    if isinstance(rule, Except):
        named = _named(rule.rule)
        return None if named is None else named - rule.tame
    return rule.faces if isinstance(rule, WildFaces) else None


def _part(name: str, plans: list[Plan], wild: frozenset[Face]) -> Part:
    ranking = plans[0].ranking()
    assert isinstance(ranking.score, Order | Points)
    every = plans[0].table.course.deck.cards
    place = {card: at for at, card in enumerate(every)}
    return Part(
        name,
        ranking.score,
        tuple(tuple(tuple(place[card] for card in pool) for pool in _pools(plan.ranking(), plan)) for plan in plans),
        frozenset(card for card in every if card % FACES in wild),
        frozenset(card for card in every if card % FACES in ranking.bugs),
        ranking.least,
        ranking.least_cards,
    )


def _pools(ranking: Ranking, plan: Plan) -> list[tuple[Card, ...]]:
    held = holding(plan.table, plan.seat, others=plan.borrows)
    return [pool for pool in ranking.use.pools(held, ranking.score.size) if pool]
