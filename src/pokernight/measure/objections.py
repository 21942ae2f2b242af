"""Reasons why a game that is understood still cannot be played."""

from collections.abc import Callable, Iterator, Sequence

from pokernight.meaning.cards import Board, Cards, Hand, Hands, Part, Stack, TableCards, Which
from pokernight.meaning.deeds import Deed, Mood, Verb, Word
from pokernight.meaning.hands import BeatsTable, BestHand, LegsWin, Lives, Rows, Score, Showdown, Split, SplitIs
from pokernight.meaning.players import Players, Quantifier
from pokernight.meaning.rules import (
    AllFaceUp,
    Bets,
    Between,
    DealUntilMatch,
    Do,
    Happens,
    Has,
    HasHand,
    Hidden,
    If,
    Line,
    NobodyWants,
    Repeat,
    StillIn,
)
from pokernight.meaning.sorts import Condition, Meaning
from pokernight.measure.count import Count
from pokernight.measure.deeds import done_in, most_of
from pokernight.measure.measuring import Measured, counting

_ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth")


def objections(lines: Sequence[Line], measured: Measured) -> Iterator[str]:
    """Every reason why a game cannot work, each as a sentence."""
    parts = [part for line in lines for part in line.walk()]
    yield from _about_deck(parts, measured.count)
    yield from _about_pot(parts)
    yield from _about_table(parts)
    yield from _about_hands(lines)
    yield from _about_stacks(lines)
    yield from _about_repeats(lines)


def _about_deck(parts: Sequence[Meaning], count: Count) -> Iterator[str]:
    if not any(_to_players(part) for part in parts):
        yield "No cards are dealt to the players."
    elif count.most_players() < 2:
        need = count.demand.of(2, 4 * count.deck.packs)
        yield f"Two players would need {need} cards, but the deck has only {count.deck.size}."
    if count.deck.jokers > 2 * count.deck.packs:
        yield f"A deck has two jokers, so there cannot be {count.deck.jokers} of them."


def _to_players(part: Meaning) -> bool:
    if not isinstance(part, Deed):
        return isinstance(part, Between | DealUntilMatch)
    return part.verb in (Verb.RECEIVE, Verb.BUY) or (part.verb is Verb.DEAL and isinstance(part.to, Players))


def _when_nobody_wins(so: Condition) -> bool:
    """Whether something is only so where nobody has won, which takes a showdown."""
    return isinstance(so, Happens) and so.deed.verb is Verb.WIN and so.deed.agent.quantifier is Quantifier.NO


def _about_pot(parts: Sequence[Meaning]) -> Iterator[str]:
    unwon = [part for part in parts if isinstance(part, If) and _when_nobody_wins(part.condition)]
    instead = [step for part in unwon for step in part.then]
    won = any(isinstance(part, Do) and part.deed.verb is Verb.WIN and part not in instead for part in parts)
    if not won and not any(isinstance(part, Showdown | LegsWin | Lives | Between | Score) for part in parts):
        yield "Nobody can win the pot: there is no showdown."
    said = {word for part in parts if isinstance(part, Deed) for word in part.words}
    told = said & {Word.HIGH, Word.LOW} or any(isinstance(part, Hands) and part.ends for part in parts)
    if any(isinstance(part, BestHand) and part.declared for part in parts) and not told:
        yield "The pot goes to declared hands, but nobody declares high or low."
    kinds = {type(part) for part in parts}
    if Split in kinds and SplitIs not in kinds:
        yield "A part of the pot goes to the split hand, but no rule says what that is."
    if Score in kinds and Rows not in kinds and not any(isinstance(part, Deed) and part.sizes for part in parts):
        yield "Hands are scored, but nobody lays cards apart in several hands."
    hands = max([len(part.sizes) for part in parts if isinstance(part, Deed)], default=0) or 1
    numbers = [part.number for part in parts if isinstance(part, Part) and part.number > hands]
    if numbers:
        yield f"The rules speak of the {_ORDINALS[numbers[0] - 1]} hand of a player, who has only {hands}."


def _about_table(parts: Sequence[Meaning]) -> Iterator[str]:
    """Cards that rules point at have to be on the table."""
    for place, name in ((TableCards, "table"), (Board, "common")):
        dealt = sum(
            most_of(part.cards, 1)
            for part in parts
            if isinstance(part, Deed) and part.verb in (Verb.DEAL, Verb.DISCARD) and isinstance(part.to, place)
        )
        for cards in parts:
            if isinstance(cards, Cards) and isinstance(cards.at, place) and cards.nth > dealt and _needed(cards):
                word = {Which.FIRST: f"{_ORDINALS[cards.nth - 1]} ", Which.LAST: "last "}.get(cards.which, "")
                yield f"The rules speak of the {word}{name} card, but {_only(dealt, 'are')} dealt."
                break
        if place is TableCards and not dealt and any(isinstance(part, BeatsTable) for part in parts):
            yield "A hand on the table has to be beaten, but no cards are dealt to the table."


def _needed(cards: Cards) -> bool:
    """Whether there has to be such a card: "all" may be none."""
    return cards.which is not Which.CHOSEN or (cards.many is not None and cards.many.low > 0)


def _only(number: int, verb: str) -> str:
    """So few of something, with a verb: "none is", "only 1 comes", "only 2 come"."""
    one = {"are": "is", "come": "comes"}[verb]
    return f"none {one}" if not number else f"only 1 {one}" if number == 1 else f"only {number} {verb}"


def _about_hands(lines: Sequence[Line]) -> Iterator[str]:
    """Nobody can pass or lay away more cards than they hold."""
    count = Count()
    for number, step in counting(lines, count):
        deeds = (step.deed, *step.deed.then) if isinstance(step, Do) else ()
        given = sum(most_of(deed.cards, 0) for deed in deeds if deed.verb in (Verb.PASS, Verb.DISCARD))
        if given > count.held and not count.open_cards and not count.chances > 1:
            yield f"Rule {number} takes {given} cards from each player, who may hold only {count.held}."
            return


def _about_stacks(lines: Sequence[Line]) -> Iterator[str]:
    """Flips from a stack need a stack, with cards in it; cards that nobody may look at lie in one."""
    count = Count()
    left: int | None = None
    hidden = {number for number, line in enumerate(lines, 1) if any(isinstance(rule, Hidden) for rule in line.rules)}
    for number, step in counting(lines, count):
        deed = step.deed if isinstance(step, Do) else None
        if deed is None:
            continue
        if deed.verb in (Verb.STACK, Verb.SPLIT, Verb.COVER):
            left = count.held
        elif deed.verb is Verb.DEAL and number in hidden and isinstance(deed.to, Players):
            left = count.held + most_of(deed.cards, 1)
        elif deed.verb is Verb.FLIP and deed.cards and isinstance(deed.cards.at, Stack):
            if left is None:
                yield f"Rule {number} takes cards from a stack, but nobody has made one."
                return
            left -= most_of(deed.cards, 0)
            if left < 0:
                yield f"Rule {number} flips the top card of a stack that has no cards left."
                return


def _about_repeats(lines: Sequence[Line]) -> Iterator[str]:
    """What is repeated has to be there, and has to bring the end about."""
    before: list[Line] = []
    for number, line in enumerate(lines, 1):
        for at, step in enumerate(line.steps):
            if isinstance(step, Repeat):
                there = [*before, Line(line.steps[:at])] if at else before
                if step.lines > len(there):
                    steps = "1 step" if step.lines == 1 else f"{step.lines} steps"
                    come = (
                        "none comes" if not there else "only 1 comes" if len(there) == 1 else f"only {len(there)} come"
                    )
                    yield f"Rule {number} repeats {steps}, but {come} before it."
                elif step.until and not _can_come(step.until, there[-step.lines :]):
                    yield f"Rule {number} cannot end: nothing that it repeats can bring its end about."
        if line.steps:
            before.append(line)


def _can_come(until: Condition, again: Sequence[Line]) -> bool:
    """Whether lines that are repeated can bring something about."""
    done = [deed for line in again for deed in done_in(line)]
    dealt = any(isinstance(part, DealUntilMatch) for line in again for part in line.walk())
    verbs = {deed.verb for deed in done} | ({Verb.DEAL} if dealt else set())
    by_players = {deed.verb for deed in done if not isinstance(deed.to, Board | TableCards)}
    wanted = any(deed.mood is Mood.MAY for deed in done)
    bets = any(isinstance(part, Bets) for line in again for part in line.walk())
    brings: dict[type[Meaning], Callable[[Meaning], bool]] = {
        NobodyWants: lambda _: wanted,
        AllFaceUp: lambda _: Verb.FLIP in verbs,
        StillIn: lambda _: bets or bool(verbs & {Verb.FOLD, Verb.DECLARE}),
        Has: lambda so: bool((by_players if isinstance(so, Has) and isinstance(so.cards.at, Hand) else verbs) & _MOVES),
        HasHand: lambda _: bool(verbs & _MOVES),
        Happens: lambda so: bets or (isinstance(so, Happens) and so.deed.verb in verbs | _ASKED),
    }
    asked = [part for part in until.walk() if type(part) in brings]
    return not asked or any(brings[type(part)](part) for part in asked)


_ASKED = {Verb.CLAIM, Verb.KNOCK}
"""What the players are asked for, where they cannot do it otherwise."""
_MOVES = frozenset(Verb) - {Verb.LOOK, Verb.CALL, Verb.CHECK, Verb.BET, Verb.RAISE, Verb.OPEN, Verb.PAY, Verb.ANTE}
"""What can change which cards somebody has, or how they lie."""
