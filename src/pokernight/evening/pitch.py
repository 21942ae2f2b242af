"""What a game is like, in one line: made from its rules, for whoever chooses what to play."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import groupby
from typing import TYPE_CHECKING

from pokernight.meaning.cards import Board, FaceCard, Hand, Hands, Joker, OfRank, Stack, TableCards
from pokernight.meaning.cards import Face as Side
from pokernight.meaning.deeds import Deed, Mood, Verb
from pokernight.meaning.hands import BestHand, LegsWin, Lives, LowOrder, LowRanking, Score, Showdown, Target
from pokernight.meaning.players import THE_DEALER, End, Players, Quantifier
from pokernight.meaning.rules import Between, Do, OneOf, Repeat, TurnLow, Wild

if TYPE_CHECKING:
    from pokernight.game import Game
    from pokernight.meaning.cards import Cards
    from pokernight.meaning.sorts import Meaning, Step

COUNTS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")
MOST_WILD = 3
"""How many ranks of wild cards are named."""
TIMES = ("", "", " twice", " three times", " four times", " five times", " six times")

ACTIONS = {
    Verb.STACK: "stack them",
    Verb.SPLIT: "split them into hands",
    Verb.SWAP: "swap cards",
    Verb.SELL: "sell cards to each other",
    Verb.NAME: "name a wild rank",
    Verb.TURN_IN: "turn cards in",
    Verb.TEAM_UP: "pick a partner",
    Verb.KNOCK: "knock when you are ready",
    Verb.ASK: "ask the others for cards",
}
"""What is done with cards, where nothing more needs to be said of it."""


def pitch(game: Game) -> str:
    """A game in one line: what everybody gets, what is done with it, and what wins.

    >>> from pokernight import catalogue
    >>> pitch(catalogue["five card draw"].game)
    'Five cards, draw up to three; high hand wins.'
    >>> pitch(catalogue["anaconda"].game)
    'Seven cards, pass three, two and one, discard two, then roll them one by one; high-low, declared.'
    >>> pitch(catalogue["texas hold'em"].game)
    'Two cards and five on the board; high hand wins.'
    """
    steps = _course(game)
    actions = list(_actions(steps))
    if len(actions) > 1:
        actions[-1] = f"then {actions[-1]}"
    grows = any(isinstance(step, Repeat) for step in steps) and any("take more" in action for action in actions)
    course = ", ".join((_dealt(steps, grows=grows), *actions))
    told = "; ".join((course, ", ".join((*_prize(game, steps), *_wild(game)))))
    return f"{told[0].upper()}{told[1:]}."


def _course(game: Game) -> list[Step]:
    """What happens in a game, with what is repeated so many times written out."""
    lines: list[tuple[Step, ...]] = []
    for line in game.lines:
        steps = line.steps
        if steps:
            lines.append(steps)
        for step in steps:
            if isinstance(step, Repeat) and step.times:
                own = len(steps) > 1
                again = lines[-step.lines :] if own else lines[-step.lines - 1 : -1]
                lines += again * step.times
    return [step for steps in lines for step in steps]


def counted(number: int) -> str:
    """A number as a word, where it is a small one.

    >>> counted(3), counted(21)
    ('three', '21')
    """
    return COUNTS[number] if number < len(COUNTS) else str(number)


def _deeds(steps: list[Step]) -> Iterator[Deed]:
    """What is done, line after line."""
    for step in steps:
        if isinstance(step, Do):
            yield from (step.deed, *step.deed.then)
        elif isinstance(step, OneOf):
            yield from step.deeds


def _many(cards: Cards | None) -> int:
    """How many cards are meant; none where that is not said."""
    return (cards.many.high or cards.many.low) if cards and cards.many else 0


def _dealt(steps: list[Step], *, grows: bool) -> str:
    """The cards that everybody is dealt, and those on the table."""
    down = up = board = table = 0
    for deed in _deeds(steps):
        number = _many(deed.cards)
        if deed.verb is Verb.RECEIVE and deed.mood is Mood.DOES and deed.agent.quantifier is Quantifier.EACH:
            down, up = (down, up + number) if deed.face is Side.UP else (down + number, up)
        elif deed.verb is not Verb.DEAL:
            continue
        elif isinstance(deed.to, Board):
            board += number
        elif isinstance(deed.to, TableCards):
            table += number
        elif isinstance(deed.to, Players | Hand | None) and deed.face is Side.UP:
            up += number
        else:
            down += number
    own = f"{counted(down)} down and {counted(up)} up" if down and up else _cards(down or up, "face up" if up else "")
    rest = [f"{counted(board)} on the board"] * bool(board) + [f"{counted(table)} on the table"] * bool(table)
    return " and ".join((own, *rest)) + (" to begin with" if grows else "")


def _cards(number: int, how: str) -> str:
    return f"{counted(number)} card{'s' * (number != 1)} {how}".rstrip() if number else "cards one by one"


def _actions(steps: list[Step]) -> Iterator[str]:
    """What players do with their cards, in order; the same thing several times is told once."""
    told = [done for deed in _deeds(steps) if (done := _action(deed))]
    if any(what.startswith("roll") for what, _ in told):
        told = [(what, number) for what, number in told if what != ACTIONS[Verb.STACK]]
    seen: set[str] = set()
    for what, group in groupby(told, key=lambda one: one[0]):
        numbers = [number for _, number in group if number]
        words = f"{what} {_each(numbers)}" if numbers else what
        if words not in seen:
            seen.add(words)
            yield words


def _each(numbers: list[int]) -> str:
    """How many cards, each time.

    >>> _each([3, 2, 1]), _each([1, 1, 1])
    ('three, two and one', 'one three times')
    """
    if len(set(numbers)) == 1 and len(numbers) < len(TIMES):
        return f"{counted(numbers[0])}{TIMES[len(numbers)]}"
    return _listed(list(map(counted, numbers)))


def _action(deed: Deed) -> tuple[str, int] | None:
    """A deed in a few words, and how many cards it is done with; nothing where it goes without saying."""
    number = _many(deed.cards)
    price = " for a price" if deed.price else ""
    match deed.verb:
        case Verb.PASS:
            return f"pass{price}", number
        case Verb.DISCARD:
            return (
                ("discard", number) if number else (f"discard down to {counted(deed.keep)}", 0) if deed.keep else None
            )
        case Verb.DRAW:
            return (f"draw up to {counted(number)}" if number else "draw") + price, 0
        case Verb.TWIST:
            return f"replace a card{price}", 0
        case Verb.BUY:
            return "buy cards", 0
        case Verb.RECEIVE | Verb.TAKE if deed.mood is Mood.MAY:
            return f"take more{price}", 0
        case Verb.FLIP if deed.until:
            return "turn yours over until you show the best hand", 0
        case Verb.FLIP if isinstance(deed.to, Hands):
            return "lay them out in hands", 0
        case Verb.SELL if deed.agent == THE_DEALER:
            return "bid for cards", 0
        case Verb.FLIP if isinstance(deed.agent, Players) and deed.agent.quantifier is Quantifier.EACH:
            stacked = deed.cards is not None and isinstance(deed.cards.at, Stack)
            return "roll them one by one" if stacked else "turn one up", 0
        case _:
            return (ACTIONS[deed.verb], 0) if deed.verb in ACTIONS else None


def _prize(game: Game, steps: list[Step]) -> Iterator[str]:
    """What wins."""
    parts = [part for line in game.lines for part in line.walk()]
    hands = [share.prize for step in steps if isinstance(step, Showdown) for share in step.shares]
    ends = {prize.end for prize in hands if isinstance(prize, BestHand)}
    totals = [_total(part.total) for part in parts if isinstance(part, Target)]
    declared = any(isinstance(part, Deed) and part.verb is Verb.DECLARE for part in parts)
    if any(isinstance(part, Between) for part in parts):
        yield "bet up to the pot that the next one falls between two others"
    elif any(isinstance(part, Score) for part in parts):
        yield "each hand scored against each other player"
    elif any(isinstance(part, Lives) for part in parts):
        yield "the low card loses a life, and the last player with one wins"
    elif totals:
        yield f"closest to {' or '.join(dict.fromkeys(totals))}"
    elif "guts" in game.tags:
        yield "in or out"
        yield from (f"{counted(part.many)} legs win the pot" for part in parts if isinstance(part, LegsWin))
    elif any(isinstance(part, TurnLow) for part in parts):
        yield "high hand wins, or the low one where nobody opens"
    elif len(ends) > 1:
        yield "high-low"
    else:
        yield _low(parts) if ends == {End.LOW} else "high hand wins"
    if len([prize for prize in hands if isinstance(prize, BestHand) and prize.board]) > 1:
        yield "half the pot for each board"
    if declared and len(ends) > 1:
        yield "declared"
    yield from (words for tag, words in MARKS.items() if tag in game.tags)


def _low(parts: list[Meaning]) -> str:
    """Which low hand wins, where badugi is one."""
    orders = {part.order for part in parts if isinstance(part, LowRanking | BestHand)} - {None}
    if LowOrder.BADUGI not in orders:
        return "low hand wins"
    return "best badugi wins" if len(orders) == 1 else "badugi and low hand split the pot"


MARKS = {
    "match-pot": "losers match the pot",
    "split-card": "a card in the hole takes half",
    "no-peek": "nobody looks",
    "must-fold": "beat it or fold",
    "redeal": "dealt again until somebody wins",
}
"""What makes a game, and is told at its end, by tags."""


def _wild(game: Game) -> Iterator[str]:
    """Which cards are wild, where that can be said in a few words."""
    wilds = [rule.cards for line in game.lines for rule in line.rules if isinstance(rule, Wild)]
    if not wilds and "wilds" not in game.tags:
        return
    names = list(dict.fromkeys(name for cards in wilds for name in _named(cards)))
    plain = names and len(names) <= MOST_WILD and all(names)
    yield f"{_listed(names)} wild" if plain else "with wild cards"


def _named(cards: Cards) -> Iterator[str]:
    match cards.kind:
        case OfRank(ranks, ()) if cards.face is None:
            yield from (rank.plural for rank in ranks)
        case FaceCard():
            yield "face cards"
        case Joker():
            yield "jokers"
        case _:
            yield ""


def _total(points: Fraction) -> str:
    """Points as they are said.

    >>> _total(Fraction(11, 2)), _total(Fraction(27))
    ('5 1/2', '27')
    """
    whole, part = divmod(points, 1)
    return f"{whole} {part}" if part else str(whole)


def _listed(words: list[str]) -> str:
    """Words with commas, and "and" before the last.

    >>> _listed(["three", "two", "one"])
    'three, two and one'
    """
    return " and ".join((", ".join(words[:-1]), words[-1])) if len(words) > 1 else "".join(words)
