"""Who opens each betting round: whoever is named there, for that round, from some place on, or by custom."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import zip_longest
from typing import Any

from pokernight.english.claims import Page, Refused
from pokernight.english.grammar.marks import OpensFrom, OpensRound
from pokernight.english.tally import street, tally
from pokernight.meaning.cards import Board, Face, TableCards
from pokernight.meaning.deeds import Deed, Verb
from pokernight.meaning.hands import Showdown
from pokernight.meaning.players import End, Players, Showing
from pokernight.meaning.rules import Bets, Do, Line, Opener, Since, Stage
from pokernight.meaning.sorts import Rule, Step, Who, rebuilt


def with_openers(lines: list[Line]) -> list[Line]:
    """The lines with an opener for each betting round."""
    return _by_name(_throughout(_opened_from(_opened_in(_led(_brought_in(_begun(lines)))))))


def _begun(lines: list[Line]) -> list[Line]:
    """Who opens from now on, said right after cards were dealt on which nobody has bet: that is the round on them."""
    found: list[Line] = []
    for number, line in enumerate(lines):
        before = [step for earlier in found for step in earlier.steps]
        after = [step for later in lines[number:] for step in later.steps]
        rounds = any(isinstance(step, Bets) for step in before) and any(isinstance(step, Bets) for step in after)
        match line.rules:
            case (Opener(who), *_) if rounds and _deals_up(before[-1]) and not isinstance(after[0], Bets):
                line = Line((Bets(who), *line.rules))  # noqa: PLW2901
        found.append(line)
    return found


def _deals_up(step: Step) -> bool:
    """Whether everybody is dealt a card face up."""
    return isinstance(step, Do) and step.deed.verb is Verb.DEAL and _shows_cards(step)


@dataclass(frozen=True)
class Round:
    """A betting round: where it stands on the page, its number, and on which street it comes."""

    line: int
    place: int
    nth: int
    street: int
    """0 where that cannot be told."""

    def is_on(self, since: Since) -> bool:
        """Whether the round comes at a place that is named by number."""
        return (self.street if since.stage is Stage.STREET else self.nth) == since.nth


def _rounds(lines: Sequence[Line]) -> Iterator[Round]:
    before: list[Rule] = []
    nth = 0
    for number, line in enumerate(lines):
        for place, rule in enumerate(line.rules):
            before.append(rule)
            if isinstance(rule, Bets):
                nth += 1
                yield Round(number, place, nth, street(tally(before)))


def _brought_in(lines: list[Line]) -> list[Line]:
    """The lines without betting rounds that the line before has begun already, by saying who opens or must bet."""
    found: list[Line] = []
    last: Step | None = None
    for line in lines:
        rules: list[Rule] = []
        for rule in line.rules:
            if rule == Bets() and isinstance(last, Bets) and last.opener:
                continue
            rules.append(rule)
            last = rule if isinstance(rule, Step) else last
        found.append(Line(tuple(rules)))
    return found


def _led(lines: list[Line]) -> list[Line]:
    """Who bets first, said in a line right after betting, is said of those rounds: no round follows another at once."""
    found: list[Line] = []
    for line in lines:
        before = next((at for at in range(len(found) - 1, -1, -1) if found[at].steps), None)
        match line.steps:
            case (Bets(opener) as told, *_) if before is not None and opener and told == Bets(opener):
                if found[before].steps[-1] == Bets():
                    found[before] = rebuilt(found[before], partial(_opened_by, told=told))
                    line = Line(tuple(Opener(opener) if rule is told else rule for rule in line.rules))  # noqa: PLW2901
        found.append(line)
    return found


def _opened_by(part: Any, told: Bets) -> Any:
    return told if part == Bets() else part


def _opened_in(lines: list[Line]) -> list[Line]:
    """The lines with whoever opens a certain round named there; where no such round is told, that line tells it."""
    for at, line in enumerate(lines):
        for rule in line.rules:
            if isinstance(rule, OpensRound):
                lines = _in_round(lines, at, rule)
    return lines


def _in_round(lines: list[Line], at: int, said: OpensRound) -> list[Line]:
    rules = lines[at].rules
    place = rules.index(said)
    before = [*(rule for line in lines[:at] for rule in line.rules), *rules[:place]]
    following = (*rules[place:], *(rule for line in lines[at + 1 :] for rule in line.rules))
    last, first = (next((rule for rule in one if isinstance(rule, Step)), None) for one in (before[::-1], following))
    here = Round(at, place, sum(isinstance(rule, Bets) for rule in before) + 1, street(tally(before)))
    dealt = any(isinstance(rule, Do) and rule.deed.verb is Verb.DEAL for rule in before)
    if here.is_on(said.since) and dealt and not isinstance(last, Bets) and not isinstance(first, Bets):
        return _replaced(lines, at, place, said.bets)
    found = next((one for one in _rounds(lines) if one.is_on(said.since)), None)
    if not found:
        raise Refused(at + 1, "There is no such betting round.")
    if lines[found.line].rules[found.place] not in (Bets(), said.bets):
        raise Refused(at + 1, "It is said otherwise who opens that round.")
    lines = _replaced(lines, found.line, found.place, said.bets)
    lines[at] = Line(tuple(rule for rule in lines[at].rules if rule != said))
    return lines


def _replaced(lines: list[Line], number: int, place: int, rule: Rule) -> list[Line]:
    """The lines with a rule in place of another."""
    rules = lines[number].rules
    return [*lines[:number], Line((*rules[:place], rule, *rules[place + 1 :])), *lines[number + 1 :]]


def _opened_from(lines: list[Line]) -> list[Line]:
    """The lines with whoever opens from a certain round on named right before that round."""
    openers: dict[tuple[int, int], Opener] = {}
    for number, line in enumerate(lines, 1):
        for rule in line.rules:
            if isinstance(rule, OpensFrom):
                start = next((one for one in _rounds(lines) if one.is_on(rule.since)), None)
                if not start:
                    raise Refused(number, "There is no such betting round.")
                openers[start.line, start.place] = Opener(rule.who)
    found: list[Line] = []
    for number, line in enumerate(lines):
        rules: list[Rule] = []
        for place, rule in enumerate(line.rules):
            if (number, place) in openers:
                rules.append(openers[number, place])
            if not isinstance(rule, OpensFrom):
                rules.append(rule)
        found.append(Line(tuple(rules)))
    return found


def _throughout(lines: list[Line]) -> list[Line]:
    """Who opens each round opens those before as well, back to where somebody else was said to."""
    found = [list(line.rules) for line in lines]
    unnamed: list[tuple[int, int]] = []
    shown: list[tuple[int, int]] = []
    up = False
    for number, line in enumerate(lines):
        for place, rule in enumerate(line.rules):
            up = up or _shows_cards(rule)
            if isinstance(rule, Opener):
                meant = shown if isinstance(rule.who, Showing) else unnamed
                for row, column in meant if rule.throughout else ():
                    found[row][column] = replace(lines[row].rules[column], opener=rule.who)  # type: ignore[call-arg]
                unnamed, shown = [], []
            elif isinstance(rule, Bets) and not rule.opener and not rule.rotates:
                unnamed.append((number, place))
                shown += [(number, place)] if up else []
    return [Line(tuple(rules)) for rules in found]


def _by_name(lines: list[Line]) -> list[Line]:
    """Betting rounds with the opener who was named for them: from there on, or for all where it is said at the end.

    Where nobody was named, the best hand showing opens as soon as cards lie face up.
    """
    opener, but_first = _said_at_the_end(lines)
    best = Showing(End.LOW if Page(lines).only_low else End.HIGH)
    found: list[Line] = []
    showdowns, up, first = _showdowns(lines), False, True
    for line in lines:
        rules: list[Any] = []
        for rule, following in zip_longest(line.rules, line.rules[1:]):
            showdowns -= isinstance(rule, Showdown)
            up = up or _shows_cards(rule)
            if isinstance(rule, Opener):
                opener = rule.who
            elif isinstance(rule, Bets) and not rule.opener and not rule.rotates:
                if isinstance(following, Opener) and not following.later:
                    opener = following.who  # "bet; from here on the high hand goes first"
                named = None if first and but_first else opener
                rules.append(replace(rule, opener=named or (best if up else None)))
            elif showdowns or not isinstance(rule, Bets) or not _showdowns(lines):
                rules.append(rule)
            first = first and not isinstance(rule, Bets)
        found.append(Line(tuple(rules)))
    return found


def _shows_cards(rule: Rule) -> bool:
    """Whether players have cards face up after a step."""
    match rule:
        case Do(Deed(Verb.DEAL, to=Players(), face=Face.UP)):
            return True
        case Do(Deed(Verb.FLIP, cards=cards, face=None)):
            return cards is None or not isinstance(cards.at, Board | TableCards)
    return False


def _showdowns(lines: list[Line]) -> int:
    """How often hands are compared."""
    return sum(isinstance(rule, Showdown) for line in lines for rule in line.rules)


def _said_at_the_end(lines: list[Line]) -> tuple[Who | None, bool]:
    """Who opens every round, where that is said after the last one, and whether the first round is left out."""
    rules = [rule for line in lines for rule in line.rules]
    shown = [at for at, rule in enumerate(rules) if isinstance(rule, Showdown)] or [len(rules)]
    for rule in rules[shown[-1] :]:
        if isinstance(rule, Bets) and rule.opener:
            return rule.opener, False
    last = max((at for at, rule in enumerate(rules[: shown[-1]]) if isinstance(rule, Bets)), default=len(rules))
    for rule in rules[last + 1 :]:
        if isinstance(rule, Opener):
            return rule.who, rule.later
    return None, False
