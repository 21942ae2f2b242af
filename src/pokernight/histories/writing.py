"""Hands of ours, written down as others read them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import cache

from pokernight.cards import Card, text
from pokernight.game import Game
from pokernight.histories.history import BadHistory
from pokernight.histories.variants import VARIANTS, Variant, read_page
from pokernight.meaning.deeds import Verb
from pokernight.meaning.players import Dealer, Neighbor, Side
from pokernight.meaning.rules import Ante, Bets, BetSizes, Betting, Blinds, Do, Limits, Remark, Reshuffles, Stakes
from pokernight.meaning.sorts import Rule, Step
from pokernight.table import events as ev
from pokernight.table.choices import Answer
from pokernight.table.hand import Hand
from pokernight.table.options import Limit
from pokernight.table.places import COMMON, DECK, DISCARDS
from pokernight.table.put_up import PutUp

STAKES = (Ante, BetSizes, Blinds, Limits, Remark, Reshuffles, Stakes)
"""What is said of the chips, which a header says as well, and what changes nothing."""
LIMITS = {
    Betting.FIXED: "fixed",
    Betting.POT: "pot",
    Betting.NO: "no",
    Limit.FIXED: "fixed",
    Limit.POT: "pot",
    Limit.NONE: "no",
}
CALL = Answer("call")
PLENTY = 10_000_000
"""So many chips that nobody runs out of them."""


def write_history(game: Game, hand: Hand, put_up: PutUp | None = None) -> str:
    """A hand as a hand history; one of a game that the format has no code for is refused."""
    code = code_of(game, hand)
    variant, stakes = VARIANTS[code], _stakes(game, hand, put_up)
    seats = len(hand.stacks)
    header: dict[str, object] = {
        "variant": code,
        "ante_trimming_status": not (put_up and put_up.dead),
        "antes": stakes.antes[::-1] if seats == 2 else stakes.antes,
    }
    if len(variant.hole) == 1:
        header["blinds_or_straddles"] = stakes.blinds[::-1] if seats == 2 else stakes.blinds
    else:
        header["bring_in"] = stakes.rounds[0]
    if variant.limit == "fixed":
        header |= {"small_bet": stakes.rounds[1], "big_bet": stakes.rounds[-1]}
    else:
        header["min_bet"] = stakes.rounds[0]
    bring_in = stakes.rounds[0] if len(variant.hole) > 1 else 0
    header |= {"starting_stacks": list(hand.stacks), "actions": list(_actions(game, hand, bring_in))}
    if hand.ended:
        header["finishing_stacks"] = hand.table.state.chips[1:]
    return "".join(f"{name} = {_toml(value)}\n" for name, value in header.items())


def code_of(game: Game, hand: Hand) -> str:
    """The code that the format has for a game as it was played: the same lines, but for the stakes, and the limit."""
    rules = [rule for line in game.lines for rule in line.rules]
    said = [rule.limit for rule in rules if isinstance(rule, Limits) and rule.limit]
    stakes = [Betting.FIXED for rule in rules if isinstance(rule, Stakes)]
    limit = LIMITS.get((*said, *stakes, hand.table.options.limit)[0])
    if any(isinstance(event, ev.Redealt) for event in hand.table.log):
        raise BadHistory("A hand history tells of one deal, and here the cards were dealt anew.")
    course = _course(game)
    fits = [code for code, variant in VARIANTS.items() if _course(_plain(variant)) == course]
    for code in fits:
        if VARIANTS[code].limit == limit:
            return code
    otherwise = " with this limit" if fits else ""
    raise BadHistory(f"PHH has no code for this game{otherwise}: it has {', '.join(fits or VARIANTS)}.")


@cache
def _plain(variant: Variant) -> Game:
    return read_page(tuple(rule.format(bring_in="1 chip") for rule in variant.rules))


def _course(game: Game) -> tuple[list[Rule], set[Rule]]:
    """What is done in a game, in order, and what holds throughout, without the stakes."""
    rules = [_without_stakes(rule) for line in game.lines for rule in line.rules if not isinstance(rule, STAKES)]
    return [rule for rule in rules if isinstance(rule, Step)], {rule for rule in rules if not isinstance(rule, Step)}


def _without_stakes(rule: Rule) -> Rule:
    """A betting round that is opened as is the custom, whatever is bet; other rules as they are."""
    if not isinstance(rule, Bets):
        return rule
    opener = None if rule.opener == Neighbor(Dealer(), Side.LEFT) else rule.opener
    return replace(rule, opener=opener, bring_in=None, limit=None, size=None, completes=False)


@dataclass
class _Stakes:
    """What is put up, and what the least bet of each round is."""

    antes: list[int]
    blinds: list[int]
    rounds: list[int] = field(default_factory=list)


def _stakes(game: Game, hand: Hand, put_up: PutUp | None) -> _Stakes:
    """The stakes of a hand, seen where everybody has plenty of chips and stays in to the end."""
    seats = len(hand.stacks)
    trial = game.deal(seats, 0, replace(hand.table.options, muck=False), (PLENTY,) * seats, (), put_up)
    while not trial.ended:
        seat, choice = next(iter(trial.asking.items()))
        trial.answer(seat, "call" if choice.takes(CALL) else choice.default)
    found = _Stakes([0] * seats, [0] * seats)
    if put_up:
        return replace(found, antes=list(put_up.antes), blinds=list(put_up.blinds), rounds=_rounds(trial))
    for event in trial.table.log:
        match event:
            case ev.Paid(seat, chips, "ante"):
                found.antes[seat - 1] += chips
            case ev.RoundBegan(posted=posted):
                for seat, chips in posted:
                    found.blinds[seat - 1] = chips
    return replace(found, rounds=_rounds(trial))


def _rounds(hand: Hand) -> list[int]:
    return [event.least for event in hand.table.log if isinstance(event, ev.RoundBegan)]


def _actions(game: Game, hand: Hand, bring_in: int) -> Iterator[str]:
    """Everything that was done, line by line of the rules."""
    still_in, mucked = set(range(1, len(hand.stacks) + 1)), False
    draws = {number for number, line in enumerate(game.lines, 1) if any(_draws(rule) for rule in line.rules)}
    for line, events in _by_line(hand.table.log):
        if line in draws:
            laid = [event for event in events if isinstance(event, ev.Moved) and event.to == DISCARDS]
            for seat in sorted(still_in):
                gone = (card for event in laid if event.source.seat == seat for card in event.cards)
                yield f"p{seat} sd {_cards(gone)}".strip()
        yield from _dealt(events)
        for event in events:
            match event:
                case ev.Acted(seat, "fold"):
                    yield f"p{seat} f"
                case ev.Acted(seat, "check" | "call"):
                    yield f"p{seat} cc"
                case ev.Acted(seat, _, total) if bring_in:
                    yield f"p{seat} pb" if total <= bring_in else f"p{seat} cbr {total}"
                    bring_in = 0
                case ev.Acted(seat, _, total):
                    yield f"p{seat} cbr {total}"
                case ev.Shown(cards, at, beside=beside) if at.seat:
                    yield f"p{at.seat} sm {_cards((*cards, *beside))}"
                case ev.Answered(seat, "muck"):
                    mucked = True
                    yield f"p{seat} sm"
                case ev.Folded(seat):
                    still_in.discard(seat)
    if mucked and len(still_in) == 1:  # others want to see who wins a showdown
        (seat,) = still_in
        yield f"p{seat} sm {_cards(hand.table.state.of_seat(seat))}"


def _draws(rule: Rule) -> bool:
    return isinstance(rule, Do) and rule.deed.verb is Verb.DRAW


def _by_line(log: Iterable[ev.Event]) -> Iterator[tuple[int, list[ev.Event]]]:
    """What has happened, with the number of the line that brought it about."""
    line = 0
    events: list[ev.Event] = []
    for event in log:
        if isinstance(event, ev.Began):
            yield line, events
            line, events = event.line, []
        else:
            events.append(event)
    yield line, events


def _dealt(events: Sequence[ev.Event]) -> Iterator[str]:
    """The cards of a deal, first those of each player and then those of the board."""
    dealt: dict[int, list[Card]] = {}
    for event in events:
        if isinstance(event, ev.Moved) and event.source == DECK and (event.to.seat or event.to == COMMON):
            dealt.setdefault(event.to.seat or PLENTY, []).extend(event.cards)
    for seat, cards in sorted(dealt.items()):
        yield f"d db {_cards(cards)}" if seat == PLENTY else f"d dh p{seat} {_cards(cards)}"


def _cards(cards: Iterable[Card]) -> str:
    return "".join(map(text, cards))


def _toml(value: object) -> str:
    """A value as TOML has it."""
    match value:
        case bool():
            return str(value).lower()
        case list():
            return f"[{', '.join(map(_toml, value))}]"
        case str():
            return f'"{value}"'
    return str(value)
