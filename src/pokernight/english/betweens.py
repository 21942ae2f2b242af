"""A page on which players bet that a card falls between two others: its sentences, put together to one step."""

from collections.abc import Sequence

from pokernight.english.claims import Refused
from pokernight.english.grammar.marks import BetweenPart, Onward, Part
from pokernight.meaning.deeds import Verb
from pokernight.meaning.rules import Bets, BetSizes, Between, DeckRunsOut, Do, If, Limits, Line, PotHolds, When
from pokernight.meaning.sorts import Rule, Step

NEEDED = {
    Part.TWO: "It is not said that two cards are turned up.",
    Part.BET: "It is not said how much may be bet.",
    Part.INSIDE: "It is not said what a card between the two wins.",
    Part.OUTSIDE: "It is not said what is paid for a card that does not fall between the two.",
}


def in_between(lines: Sequence[Line]) -> list[Line]:
    """The lines with the turns of all players as one step, where the page tells of them part by part."""
    parts = {rule.part: rule.times for line in lines for rule in line.rules if isinstance(rule, BetweenPart)}
    if Part.INSIDE not in parts:
        return _alone(lines)
    for line in lines:
        parts |= {part: 1 for rule in line.rules if (part := _told(rule)) and part not in parts}
    for part, why in NEEDED.items():
        if part not in parts:
            raise Refused(1, why)
    if Part.HIGH_SECOND in parts and Part.ACE not in parts:
        raise Refused(1, "It is not said who calls an ace high or low.")
    whole = Between(parts.get(Part.POST, 1), Part.ACE in parts, Part.NEW_PAIR in parts)
    found: list[Line] = []
    put = False
    for number, line in enumerate(lines, 1):
        kept: list[Rule] = []
        for rule in line.rules:
            if isinstance(rule, BetweenPart) or _told(rule):
                kept += [] if put else [whole]
                put = True
            elif isinstance(rule, Step) and not _antes(rule):
                raise Refused(number, "This does not go with betting that a card falls between two others.")
            else:
                kept.append(rule)
        found.append(Line(tuple(kept)))
    return found


def _alone(lines: Sequence[Line]) -> list[Line]:
    """Nothing is said of a card between others: the turn may still go around, but no other part means anything."""
    around = BetweenPart(Part.AROUND)
    lines = [Line(tuple(Onward() if rule == around else rule for rule in line.rules)) for line in lines]
    for number, line in enumerate(lines, 1):
        if any(isinstance(rule, BetweenPart) for rule in line.rules):
            raise Refused(number, "It is not said what a card between two others wins.")
    return lines


def _told(rule: Rule) -> Part | None:
    """What a sentence says of this game that is said in others too: cards turned up, bets, and an empty pot."""
    match rule:
        case Do(deed) if deed.verb in (Verb.DEAL, Verb.RECEIVE, Verb.FLIP) and deed.cards and deed.cards.many:
            return {2: Part.TWO, 1: Part.THIRD}.get(deed.cards.many.low)
        case Bets() | BetSizes() | Limits():
            return Part.BET
        case If(PotHolds(), (Do(deed),), ()) | When(PotHolds(), (Do(deed),)) if deed.verb in (Verb.END, Verb.ANTE):
            return Part.UNTIL_EMPTY
        case When(DeckRunsOut(), (Do(deed),)) if deed.verb is Verb.SHUFFLE:
            return Part.SHUFFLE
    return None


def _antes(rule: Rule) -> bool:
    return isinstance(rule, Do) and rule.deed.verb in (Verb.ANTE, Verb.PAY)
