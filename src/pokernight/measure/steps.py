"""What each kind of step adds to the count of a game."""

from collections.abc import Sequence
from copy import copy
from dataclasses import replace
from functools import singledispatch

from pokernight.meaning.cards import Unmatched
from pokernight.meaning.deeds import Verb
from pokernight.meaning.hands import BestCard, BestHand, Compare, Score, Showdown
from pokernight.meaning.numbers import Quantity
from pokernight.meaning.players import End
from pokernight.meaning.rules import (
    BecomeWild,
    Bets,
    Between,
    DealUntilMatch,
    Do,
    Has,
    Holds,
    If,
    NowWild,
    OneOf,
    Repeat,
    StopWild,
    TurnLow,
)
from pokernight.meaning.sorts import Condition, Made, Step
from pokernight.measure.chances import undecided, up_to_players
from pokernight.measure.count import Count, Mark
from pokernight.measure.deeds import measure_deed
from pokernight.measure.numbers import MADE_BY_DEAL, MATCHING
from pokernight.measure.wilds import add_wild


@singledispatch
def measure_step(step: Step, count: Count) -> None:
    """Add what a step can do at the most."""
    raise NotImplementedError(f"{type(step).__name__} is not measured.")


@measure_step.register
def _do(step: Do, count: Count) -> None:
    measure_deed(step.deed, count)


@measure_step.register
def _one_of(step: OneOf, count: Count) -> None:
    verbs = {deed.verb for deed in step.deeds}
    costs = any(deed.verb in (Verb.PAY, Verb.CALL) or deed.price for deed in step.deeds if deed.verb is not Verb.BET)
    count.tag("fee", costs and Verb.FOLD not in verbs)
    count.tag("fee-fold", costs and Verb.FOLD in verbs)
    count.tag("forced-bet", verbs >= {Verb.BET, Verb.FOLD})
    ways = [copy(count) for _ in step.deeds]
    for deed, way in zip(step.deeds, ways, strict=True):
        if Verb.FOLD not in verbs or deed.verb not in (Verb.FOLD, Verb.PAY):
            measure_deed(deed, way)
        else:
            for then in deed.then:
                measure_deed(replace(then, agent=deed.agent), way)
    count.most_of(ways)


@measure_step.register
def _bets(step: Bets, count: Count) -> None:
    count.rounds += 1
    if count.open_rounds == MATCHING:
        count.open_rounds = 0
    count.tag("forced-bet", step.forced)


@measure_step.register
def _now_wild(step: NowWild, count: Count) -> None:
    count.tag("wilds")
    add_wild(count, step.cards, mine=False)


@measure_step.register
def _become_wild(step: BecomeWild, count: Count) -> None:
    """Where others were wild, as many are wild as before, so that none is counted."""
    count.tag("wilds")
    if not step.old:
        add_wild(count, step.cards, mine=False)


@measure_step.register
def _stop_wild(_step: StopWild, count: Count) -> None:
    """What was wild until then has been counted."""
    count.tag("wilds")


@measure_step.register
def _if(step: If, count: Count) -> None:
    measure_outcome(step.condition, (*step.then, *step.otherwise), count)


def measure_outcome(condition: Condition, steps: Sequence[Step], count: Count) -> None:
    """Add what comes of a condition; to play on for a pot that nobody won is no redeal."""
    count.because = condition
    for step in steps:
        if isinstance(step, Do) and step.deed.verb is Verb.REDEAL and undecided(condition):
            count.tag("qualifier", any(isinstance(part, Made) for part in condition.walk()))
        else:
            measure_step(step, count)
    count.because = None


@measure_step.register
def _repeat(step: Repeat, count: Count) -> None:
    before = count.marks[max(0, len(count.marks) - 1 - step.lines)]
    times = step.times if step.until is None else _times_until(step.until, count, before)
    if times is not None:
        count.repeat(before, times)
    elif step.until and up_to_players(step.until):
        count.open(before)
    elif count.rounds > before.rounds:
        count.rounds, count.open_rounds = before.rounds, MADE_BY_DEAL


def _times_until(until: Condition, count: Count, before: Mark) -> int | None:
    """How often more it takes until only so many cards are left, where cards are laid away each time."""
    fewer = before.held - count.held
    match until:
        case Holds(_, Has(cards)) if fewer > 0 and isinstance(cards.many, Quantity) and cards.many.high is not None:
            return -(-max(0, count.held - cards.many.high) // fewer)
    return None


@measure_step.register
def _compare(_step: Compare, _count: Count) -> None:
    """Hands are compared, and nothing is counted of it."""


@measure_step.register
def _turn_low(_step: TurnLow, _count: Count) -> None:
    """What wins is said elsewhere."""


@measure_step.register
def _score(_step: Score, count: Count) -> None:
    """Players pay each other, for all of their cards."""
    count.tag("fee")
    count.hands = 1


@measure_step.register
def _between(_step: Between, count: Count) -> None:
    """Bets are paid on three cards of one player, turn after turn."""
    count.tag("fee")
    count.hold(3)
    count.see(3)
    count.open_seen = MADE_BY_DEAL


@measure_step.register
def _deal_until_match(_step: DealUntilMatch, count: Count) -> None:
    """As many cards as it takes; with as many players as there are ranks, the next card matches one."""
    count.by_players = True
    count.players = 13
    count.tags |= {"stud", "odd-deal"}


@measure_step.register
def _showdown(step: Showdown, count: Count) -> None:
    prizes = [share.prize for share in step.shares]
    ends = {prize.end for prize in prizes if isinstance(prize, BestHand)}
    spoken = not any(isinstance(prize, BestHand) and prize.declared for prize in prizes)
    card = any(isinstance(prize, BestCard) for prize in prizes)
    apart = {prize.cards for prize in prizes if isinstance(prize, BestHand) and prize.cards}
    count.hands = max(count.hands, len(apart))
    part = len(prizes) == 1 and step.shares[0].part not in (None, 1)
    if len(ends) == 2 and (count.declared or spoken):
        count.tag("high-low")
    elif ends == {End.LOW} and len(prizes) == 1:
        count.tag("high-low" if part else "lowball", part or count.because is None)
    elif part or len(prizes) > 1:
        count.tag("split-pot", len(ends) < 2 and not card)
    count.tag("odd-ranks", any(isinstance(prize, BestHand) and prize.place > 1 for prize in prizes))
    count.tag("odd-ranks", any(isinstance(part, Unmatched) for part in step.walk()))
    count.tag("split-card", card and (part or len(prizes) > 1))
