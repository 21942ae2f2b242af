"""What the lines of a page say about blinds and the size of bets, put together."""

from collections.abc import Sequence
from dataclasses import replace

from pokernight.english.claims import Refused
from pokernight.english.grammar.blinds import BLINDS_AS_USUAL, USUAL_BLINDS, sized
from pokernight.english.grammar.flop import STREETS
from pokernight.english.grammar.lessons import BIG_BLIND_OPTION
from pokernight.english.grammar.marks import Blind, TwoSizes
from pokernight.english.grammar.stakes import NO_BLINDS
from pokernight.meaning.cards import Board
from pokernight.meaning.deeds import Verb
from pokernight.meaning.players import Dealer, Neighbor, Side
from pokernight.meaning.rules import Bets, Blinds, Do, Line, Opener, Remark, Since, Stage, Stakes
from pokernight.meaning.sorts import Rule

STUD_CARDS = 7
"""How many cards a player gets where the big bet is made from the fifth one on."""
BIG_BLIND = Neighbor(Dealer(), Side.LEFT, 2)
SPEAKS_OF_BLINDS = (Remark(BLINDS_AS_USUAL), BIG_BLIND_OPTION)


def with_stakes(lines: list[Line]) -> list[Line]:
    """The lines of a page, with its blinds and its limits each told in one place."""
    return _as_big_as_bets(_both_blinds(_spoken_of(_both_sizes(lines))))


def _both_sizes(lines: list[Line]) -> list[Line]:
    """The small bet and the big bet, put together with when they are made."""
    told = [rule for line in lines for rule in line.rules if isinstance(rule, TwoSizes)]
    if not told:
        return lines
    at = max(number for number, line in enumerate(lines, 1) if any(rule in told for rule in line.rules))
    smalls, bigs = {rule.small for rule in told} - {None}, {rule.big for rule in told} - {None}
    times = {rule for line in lines for rule in line.rules if isinstance(rule, Stakes)}
    if max(len(smalls), len(bigs), len(times)) > 1 or any(stakes.small for stakes in times):
        raise Refused(at, "Another line says otherwise how much one bets, or when.")
    since = next(iter(times)).since if times else _usual_big_bets([rule for line in lines for rule in line.rules])
    if since is None:
        raise Refused(at, "It is not said in which rounds the big bet is made.")
    big = next(iter(bigs), None)
    small = next(iter(smalls), None) or (big and replace(big, times=big.times / 2))
    whole = Stakes(since, small, big or (small and replace(small, times=small.times * 2)))
    kept = [[rule for rule in line.rules if not isinstance(rule, TwoSizes | Stakes)] for line in lines]
    return [Line((*rules, whole) if number == at else tuple(rules)) for number, rules in enumerate(kept, 1)]


def _usual_big_bets(rules: Sequence[Rule]) -> Since | None:
    """From when on the big bet is made as a rule: from the turn, or from the fifth card of seven."""
    dealt = [rule.deed for rule in rules if isinstance(rule, Do) and rule.deed.verb is Verb.DEAL]
    shared = [deed.cards.many.low for deed in dealt if deed.to == Board() and deed.cards and deed.cards.many]
    own = sum(deed.cards.many.low for deed in dealt if deed.to != Board() and deed.cards and deed.cards.many)
    if shared == list(STREETS.values()):
        return Since(Stage.ROUND, -2)
    return Since(Stage.STREET, 5) if own == STUD_CARDS and not shared else None


def _spoken_of(lines: list[Line]) -> list[Line]:
    """The usual blinds where a page speaks of the big blind as of something that is there."""
    rules = [rule for line in lines for rule in line.rules]
    if Remark(NO_BLINDS) in rules or any(isinstance(rule, Blinds | Blind) for rule in rules):
        return lines
    for number, line in enumerate(lines):
        if any(rule in SPEAKS_OF_BLINDS or _by_the_big_blind(rule) for rule in line.rules):
            return [*lines[:number], Line((USUAL_BLINDS, *line.rules)), *lines[number + 1 :]]
    return lines


def _by_the_big_blind(rule: Rule) -> bool:
    """Whether a betting round begins at the big blind, or next to it."""
    opener = rule.opener if isinstance(rule, Bets) else rule.who if isinstance(rule, Opener) else None
    return opener in (BIG_BLIND, Neighbor(BIG_BLIND, Side.LEFT))


def _both_blinds(lines: list[Line]) -> list[Line]:
    """The two blinds in the line that tells of the first of them; what is not said is twice or half the other."""
    told = [(number, rule) for number, line in enumerate(lines, 1) for rule in line.rules if isinstance(rule, Blind)]
    if not told:
        return lines
    number, _ = told[-1]
    both = [rule for line in lines for rule in line.rules if isinstance(rule, Blinds)]
    prices = {rule.nth: rule.price for _, rule in told if rule.price}
    if len({(rule.nth, rule.price) for _, rule in told if rule.price}) > len(prices):
        raise Refused(number, "One of the blinds has two prices.")
    priced = any(blinds != USUAL_BLINDS for blinds in both)
    if (priced and prices) or not (both or len({rule.nth for _, rule in told}) == len(USUAL_BLINDS.prices)):
        raise Refused(number, "This tells of one blind, and no other line goes with it.")
    where = both[0] if both else told[0][1]
    whole = where if priced else sized(prices)

    def told_here(rule: Rule) -> tuple[Rule, ...]:
        if rule is where:
            return (whole,)
        return () if isinstance(rule, Blind | Blinds) else (rule,)

    return [Line(tuple(one for rule in line.rules for one in told_here(rule))) for line in lines]


def _as_big_as_bets(lines: list[Line]) -> list[Line]:
    """With fixed limits in money, the big blind is a small bet where the page does not say how much it is."""
    small = next((rule.small for line in lines for rule in line.rules if isinstance(rule, Stakes) and rule.small), None)
    if small is None:
        return lines
    blinds = sized({2: small})
    return [Line(tuple(blinds if rule == USUAL_BLINDS else rule for rule in line.rules)) for line in lines]
