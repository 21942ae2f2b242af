"""The same again: with the next card, so often, or until there are enough."""

from dataclasses import replace
from typing import Any

from pokernight.english.construction import Grammar
from pokernight.english.grammar.betting import BETS, ONE_OF_THEM, UP_CARD
from pokernight.english.grammar.marks import Again, Goal
from pokernight.english.template import v
from pokernight.meaning.cards import Cards, Face
from pokernight.meaning.deeds import Deed, Verb
from pokernight.meaning.numbers import ONE
from pokernight.meaning.players import EACH_PLAYER
from pokernight.meaning.rules import Bets


def add_to(grammar: Grammar) -> None:
    """Add what this file is about."""
    _goals(grammar)
    _again(grammar)


ALL_UP = Again(Goal.LEFT, 0)
UP = "[face] <up|showing>"
EVERYONE = "<everyone|everybody|each player|every player|you|they|all players|we all>"
TURNED = "<flipped|flipped over|turned|turned up|turned over|rolled|shown|exposed>"


def _goals(grammar: Grammar) -> None:
    """Until there are enough."""
    add = grammar.add
    add("Until", f"{EVERYONE} <has|have> {{n:Number}} cards [each]", Again(Goal.CARDS, v.n), read_only=True)
    add(
        "Until",
        [
            f"{EVERYONE} <has|have> {{n:Number}} cards , {{up:Number}} [face] up and {{down:Number}} [face] down",
            f"{EVERYONE} <has|have> {{n:Number}} cards , {{down:Number}} [face] down and {{up:Number}} [face] up",
        ],
        build=lambda n, up, down: Again(Goal.CARDS, n) if up + down == n else None,
        read_only=True,
    )
    add("Until", f"{EVERYONE} <has|have> been dealt {{n:Number}} cards", Again(Goal.CARDS, v.n), read_only=True)
    add(
        "Until",
        [
            f"{EVERYONE} <has|have> {{n:Number}} [cards] <up|face up|showing>",
            "[only] {n:Number} [cards] are <up|face up|showing> [and one is [still] [face] down]",
            f"all {{n:Number}} [of them|cards] <are|have been> <up|face up|showing|{TURNED}>",
            f"{{n:Number}} [cards] have been {TURNED}",
        ],
        Again(Goal.UP, v.n),
        read_only=True,
    )
    add(
        "Until",
        [
            "[only|just] {n:Number} [card] is left [face down]",
            "[only|just] {n:Number} [card|cards] <is|are> [still] [face] down",
            f"{EVERYONE} <has|have> [only|just] {{n:Number}} [card|cards] <left|left face down|down|face down>",
            "there is [only|just] {n:Number} [card] left [face down]",
        ],
        Again(Goal.LEFT, v.n),
        read_only=True,
    )
    add("Until", f"all [of them|of the cards|the cards|cards|your cards] are <up|face up|{TURNED}>", ALL_UP)


def _again(grammar: Grammar) -> None:
    add = grammar.add
    add(
        "EachTime",
        f"with {{bet:Bet}} <after <each|every> <{ONE_OF_THEM}|{UP_CARD}>|each time|every time>",
        v.bet,
        read_only=True,
    )
    add(
        "EachTime", f"betting <each time|every time|after <each|every> <{ONE_OF_THEM}|{UP_CARD}>>", BETS, read_only=True
    )
    add("EachTime", "and <betting|a bet> [after each [one]|each time]", BETS, read_only=True)
    each = "{bet:EachTime}"
    likewise = "<the same way|in the same way|likewise|as before|the same as before>"
    same = "<do the same [thing] [again]|the same [thing] [again]|same [thing] [again]|repeat [this|that|it]|do <it|this|that> again|again>"
    add(
        "Step",
        [
            f"{same} <with|for> {{cards:Cards}} [, all {UP}|, both {UP}]",
            f"{{cards:Coming}} [<comes|come|is dealt|are dealt>] {likewise}",
            f"<deal|everyone gets|each player gets> {{cards:Coming}} {likewise}",
        ],
        build=again_with,
        read_only=True,
    )
    add(
        "Clause",
        f"<deal|everyone gets|each player gets> {{cards:Coming}} {likewise} , {{face:FaceWord}}",
        Deed(Verb.DEAL, cards=v.cards, to=EACH_PLAYER, face=v.face),
        read_only=True,
    )
    add("Step", ["<do|repeat> <this|that|it|the same> {n:Number} more times", "and again"], build=times, read_only=True)
    add("Step", "<do <this|that|it|the same> again|same again|repeat>", build=times, read_only=True)
    keep = "<keep|keep on|continue|go on>"
    going = f"<{keep} going [around] [like this|like that|this way|that way]|{keep} doing <this|that|it>|continue [like this|this way]|repeat [this|that]|<do|repeat> this again and again|and so on>"
    add(
        "Step",
        [
            f"{going} until {{until:Until}}",
            f"{going} [,] {each} [,] until {{until:Until}}",
            f"{keep} {{deed:VP.ing}} [one [card] at a time|at a time|one by one] [,] [{each}] [,] until {{until:Until}}",
        ],
        build=until_enough,
        read_only=True,
    )
    add(
        "Step",
        f"{keep} <dealing|giving out> [up|face up] cards [one at a time] [,] [{each}] [,] until {{until:Until}}",
        build=lambda until, bet=None: until_enough(until, bet, Deed(Verb.DEAL)),
        read_only=True,
    )
    turn = "<turn|flip|roll|<we|you|the dealer> <turn|turns|flip|flips>>"
    rest = "<the rest|the others|the other cards|the remaining cards|the other {n:Number}|the remaining {n:Number}|the rest of them>"
    one_by_one = "[,] <one at a time|one by one>"
    add(
        "Step",
        [
            f"{turn} [up|over] {rest} [up|over] {one_by_one} [,] [{each}] [,] until {{until:Until}}",
            f"{turn} [up|over] {rest} [up|over] {one_by_one} [,] {each}",
        ],
        build=lambda until=ALL_UP, bet=None, n=0: until_enough(until, bet, Deed(Verb.FLIP)),
        read_only=True,
    )
    everyone = "<everyone|everybody|each player|all players|players|you>"
    add(
        "Step",
        f"[{everyone}] <roll|rolls|flip|flips|turn|turns> [up|over] [all] <your|their> cards [up|over] {one_by_one} [,] [{each}]",
        build=lambda bet=None: until_enough(ALL_UP, bet, Deed(Verb.FLIP)),
        read_only=True,
    )
    add(
        "Plain",
        ["{rules:Plain} [,] until {until:Until}", f"{{rules:Plain}} , and {going} until {{until:Until}}"],
        build=and_on,
        read_only=True,
    )


def again_with(cards: Cards) -> Again | None:
    """The same again with each of some cards, which come face up or as those before did."""
    many = cards.many
    told = many is not None and many.low == many.high and cards.face is not Face.DOWN
    return Again(Goal.TIMES, many.low) if told and many else None


def times(n: int = 1) -> Again:
    """The same again so many times."""
    return Again(Goal.TIMES, n)


def until_enough(until: Again, bet: Bets | None = None, deed: Deed | None = None) -> Again:
    """The same again until there are enough, with a betting round each time."""
    if deed and deed.cards == Cards(ONE):  # one at a time goes without saying
        deed = replace(deed, cards=None)
    return replace(until, bets=bet, deed=deed)


def and_on(rules: tuple[Any, ...], until: Again) -> tuple[Any, ...] | None:
    """Something is done, and then again until there are enough."""
    return (*rules, until) if rules[-1] == BETS else None
