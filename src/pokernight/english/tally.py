"""What has been dealt, bet, drawn and turned up so far, for sentences that count it or go on until there is enough."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

from pokernight.cards import JOKERS
from pokernight.cards import Face as Printed
from pokernight.english.grammar.layouts import NextLine, spots
from pokernight.english.grammar.marks import Again, Counted, Counting, Goal
from pokernight.english.lowering import NO_BOARD, Laid, settled
from pokernight.meaning.cards import Board, Cards, Face, Hand
from pokernight.meaning.deeds import Deed, Verb
from pokernight.meaning.layouts import AtSpot, Figure, LaidIn, Spot
from pokernight.meaning.numbers import ONE, Quantity
from pokernight.meaning.players import EACH_PLAYER, Players, Quantifier
from pokernight.meaning.printed import EVERY, fixed
from pokernight.meaning.rules import Bets, DeckOf, Do, Line, NowWild, Repeat, Wild
from pokernight.meaning.sorts import Step


@dataclass
class Tally:
    """How many cards each player holds and shows, how many lie on the board, and how often there was betting."""

    held: int = 0
    up: int = 0
    laid: int = 0
    laid_up: int = 0
    bets: int = 0
    draws: int = 0
    counted: bool = True
    """Whether all of it can be told from the page."""


def tally(rules: Sequence[Any], figure: Figure | None = None) -> Tally:
    """What there is after some steps, with the community cards in a figure."""
    found = Tally()
    figure = next((rule.figure for rule in rules if isinstance(rule, LaidIn)), figure)
    for rule in rules:
        match rule:
            case Bets():
                found.bets += 1
            case Repeat():
                found.counted = False
            case Do(Deed(Verb.DRAW)):
                found.draws += 1
            case Do(Deed(Verb.DEAL, keep=int(keep), to=Players())):
                found.held = keep
            case Do(Deed(Verb.DEAL, to=to, face=face)):
                many = _many(rule)
                if to == Board():
                    found.laid += many
                    found.laid_up += many if face is not Face.DOWN else 0
                elif isinstance(to, Players) and to.quantifier is Quantifier.EACH:
                    found.held += many
                    found.up += many if face is Face.UP else 0
            case Do(Deed(Verb.FLIP, cards=cards)):
                if cards and isinstance(cards.at, Board):
                    found.laid_up += _many(rule) or spots(cards, figure)
                else:
                    found.up += _many(rule)
            case Do(Deed(Verb.SHUFFLE, cards=cards)) if cards == Cards():
                found.held = found.up = found.laid = found.laid_up = 0
            case Do(Deed(Verb.DISCARD, keep=int(keep))):
                found.held = keep
            case Do(Deed(Verb.DISCARD, agent=agent)) if agent == EACH_PLAYER:
                found.held -= _many(rule)
                found.counted = found.counted and bool(_many(rule))
    return found


def _many(rule: Do) -> int:
    """How many cards a step is about, where that can be told; one card is turned up where nothing is said."""
    match rule.deed.cards:
        case Cards(many=Quantity(low, high)) if low == high:
            return low
        case None if rule.deed.verb is Verb.FLIP:
            return 1
    return 0


def street(so_far: Tally) -> int:
    """On which street the betting is: as many as there are cards on the board, or else in each hand."""
    return (so_far.laid or so_far.held) if so_far.counted else 0


def reaches(nth: int, before: Sequence[Any], rules: Sequence[Any]) -> bool:
    """Whether some rules after others are played on a street, or deal the cards of it."""
    streets = [street(tally([*before, *rules[:end]])) for end in range(len(rules) + 1)]
    return nth in streets or 0 in streets[-1:]


def bears_out(counted: Counted, before: Sequence[Any], rules: Sequence[Any]) -> bool:
    """Whether there are as many as is said, up to there or on the whole page."""
    for found in (tally(before), tally(rules)):
        many = {
            Counting.BETS: found.bets,
            Counting.DRAWS: found.draws,
            Counting.CARDS: found.held,
            Counting.CHOICE: found.held + found.laid,
            Counting.WILDS: wild_cards(rules),
            Counting.DECK: len(deck(rules)),
        }[counted.what]
        if many == counted.many or not found.counted:
            return True
    return False


def deck(rules: Sequence[Any]) -> list[Printed]:
    """The printed cards that are played with."""
    whole = next((rule for rule in rules if isinstance(rule, DeckOf)), DeckOf())
    without = (fixed(whole.without.kind) if whole.without else None) or frozenset()
    jokers = sorted(JOKERS)[: whole.jokers]
    return [*(EVERY - JOKERS - without), *jokers] * whole.packs


def wild_cards(rules: Sequence[Any]) -> int | None:
    """How many cards are wild all the time; nothing where that changes."""
    wild = [fixed(rule.cards.kind) for rule in rules if isinstance(rule, Wild | NowWild)]
    if None in wild or any(isinstance(rule, NowWild) for rule in rules):
        return None
    kinds = JOKERS.union(*(cards for cards in wild if cards))
    return sum(face in kinds for face in deck(rules))


def repeated(
    again: Again, before: Sequence[Any], unit: Sequence[Step] = (), board: Laid = NO_BOARD
) -> list[Step] | None:
    """What is done again, some steps or the last thing, as often as it is; nothing where that cannot be told."""
    unit = list(unit) or _unit(again, [rule for rule in before if isinstance(rule, Step)])
    unit = list(settled(Line(tuple(unit)), board).steps)
    if not unit:
        return None
    unit = [_bet_again(step, again) if isinstance(step, Bets) else step for step in unit]
    if again.bets and not any(isinstance(step, Bets) for step in unit):
        unit = [*unit, again.bets]
    figure = next((rule.figure for rule in before if isinstance(rule, LaidIn)), None)
    done, once = tally(before), tally(unit, figure)
    on_board = bool(once.laid or once.laid_up)
    up, held, each = (done.laid_up, done.laid, once.laid_up) if on_board else (done.up, done.held, once.up)
    if again.goal is Goal.SPOTS:
        return _at_the_spots(again, before, unit, figure)
    missing, each = {
        Goal.TIMES: (again.many, 1),
        Goal.CARDS: (again.many - done.held, once.held),
        Goal.UP: (again.many - up, each),
        Goal.LEFT: (held - up - again.many, each),
    }[again.goal]
    if not done.counted or not each or missing <= 0 or missing % each:
        return None
    often = missing // each
    return unit * often if again.often in (None, often) else None


def _at_the_spots(again: Again, before: Sequence[Any], unit: list[Step], figure: Figure | None) -> list[Step] | None:
    """Some steps as often as it takes to turn up all cards at places of a sort; nothing where that cannot be told."""
    there = len(figure.at(again.spot)) if figure and again.spot else 0
    up, each = (sum(map(partial(_turned_at, spot=again.spot), steps)) for steps in (before, unit))
    left = there - up
    if again.many not in (0, there) or each < 1 or left < 1 or left % each:
        return None
    return unit * (left // each)


def _turned_at(rule: Any, spot: Spot | None) -> int:
    """How many cards a step turns up at places of a sort."""
    match rule:
        case Do(Deed(Verb.FLIP, cards=Cards(at=AtSpot(found) | NextLine(spot=found)) as cards)) if found is spot:
            return _many(rule) or int(isinstance(cards.at, NextLine))
    return 0


def _turned_as_dealt(steps: list[Step]) -> bool:
    """Whether each player turned up a card at the end, right after being dealt one in the same round."""
    match steps:
        case [
            *_,
            Bets(),
            Do(Deed(Verb.DEAL, to=Players())) as deal,
            Do(Deed(Verb.FLIP, cards=Cards(at=Hand()))) as flip,
        ]:
            return _many(deal) == _many(flip) == 1
    return False


def _bet_again(bets: Bets, again: Again) -> Bets:
    """A betting round that comes again, as the sentence says or as it was; nobody brings it in twice."""
    return again.bets or (Bets() if bets.forced else bets)


def _unit(again: Again, steps: list[Step]) -> list[Step]:
    """The last thing that was done with cards, and what came after it; or what the sentence itself says is done."""
    moves = (Verb.DEAL, Verb.FLIP, *((Verb.DRAW, Verb.PASS) if again.goal is Goal.TIMES and not again.deed else ()))
    for at in range(len(steps) - 1, -1, -1):
        step = steps[at]
        if again.alone:
            break
        if isinstance(step, Do) and step.deed.verb in moves:
            if again.deed and again.deed.verb is not step.deed.verb:
                break
            burnt = at and steps[at - 1] == Do(Deed(Verb.BURN, step.deed.agent, cards=Cards(ONE)))
            return steps[at - 1 if burnt or _turned_as_dealt(steps[: at + 1]) else at :]
        if not isinstance(step, Bets):
            break
    if again.deed and again.deed.verb is Verb.FLIP:
        cards = again.deed.cards or Cards(ONE)
        return [Do(replace(again.deed, cards=replace(cards, many=cards.many or ONE)))]
    return []
