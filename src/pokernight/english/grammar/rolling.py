"""Cards that are rolled: turned up one at a time by all players, with betting in between."""

from typing import Any

from pokernight.english.construction import Grammar
from pokernight.english.grammar.marks import Again, Before, Goal, Moment
from pokernight.english.grammar.players import UNSAID
from pokernight.english.template import v
from pokernight.meaning.cards import Cards, Which
from pokernight.meaning.deeds import Deed, Verb
from pokernight.meaning.numbers import ONE
from pokernight.meaning.players import EACH_PLAYER, Players
from pokernight.meaning.rules import Bets, Do


def add_to(grammar: Grammar) -> None:
    """Add what this file is about."""
    _rolled(grammar)
    _last(grammar)
    _moments(grammar)


WHO = "[<everyone|everybody|each player|every player|all players|players|you|you all|we|we all|they|the players> [then|now|all|next]]"
TURN = "<roll|rolls|flip|flips|turn|turns|expose|exposes|reveal|reveals>"
TURNED = "<rolled|flipped|turned|exposed|revealed|shown>"
OVER = "[over|up|face up|out]"
OWN = "[all] [of] <your|their|our|his|her> [{n:Number}] [remaining|other] cards"
SOME = "<[all] [of] <the|these|those> [{n:Number}] [remaining|other] cards|<each|every> player 's [remaining|other] cards|<everyone|everybody> <'s|is> [remaining|other] cards|them|cards>"
ONE_BY_ONE = "[,] <one at a time|one by one|one card at a time|one after another|one after the other|singly>"
EACH = "[,] {bet:EachTime}"
FIRST_FEW = "[,] with {bet:Bet} after each of the first {few:Number} [cards]"
BUT_THE_LAST = "[,] <with|and there is|and> {bet:Bet} after <<each|every> [card|one] <but|except> the last [one|card]|all but the last [one|card]>"


def _rolled(grammar: Grammar) -> None:
    add = grammar.add
    add("EachTime", "<and|,> {bet:Betting} <after <each|every> [one|card|roll|flip|turn]|each time|every time>", v.bet)
    for cards, agent in ((OWN, EACH_PLAYER), (SOME, UNSAID)):
        turning = [f"{WHO} {TURN} {OVER} {cards} {OVER}", f"{cards} <is|are|get> [then|now] {TURNED} {OVER}"]
        for turn in turning:
            add(
                "Plain",
                [f"{turn} {ONE_BY_ONE}", f"{turn} {ONE_BY_ONE} {EACH}", f"{turn} {ONE_BY_ONE} {FIRST_FEW}"],
                build=lambda n=0, bet=None, few=0, agent=agent: rolled(agent, bet, few),
                read_only=True,
            )
            add(
                "Plain",
                f"{turn} {ONE_BY_ONE} {BUT_THE_LAST}",
                build=lambda bet, n=0, agent=agent: rolled(agent, bet, 1, Goal.LEFT),
                read_only=True,
            )
    one = "<one card|one|a card|one card each> [over|up] at a time"
    add(
        "Plain",
        [f"{WHO} {TURN} {OVER} {one} {EACH}", f"{WHO} {TURN} {OVER} {one} {FIRST_FEW}", f"{WHO} {TURN} {OVER} {one}"],
        build=lambda bet=None, few=0: rolled(UNSAID, bet, few),
        read_only=True,
    )
    add(
        "Plain",
        f"{WHO} {TURN} {OVER} {{n:Number}} [of] [<your|their|the>] [cards] {OVER} {ONE_BY_ONE} {EACH}",
        build=lambda n, bet: (Again(Goal.TIMES, n, bet, Deed(Verb.FLIP, UNSAID)),),
        read_only=True,
    )


def _last(grammar: Grammar) -> None:
    """The last card of each player."""
    last = "<the|your|their> <last|final> <cards|ones>"
    grammar.add(
        "Step",
        [f"{WHO} {TURN} {OVER} {last} {OVER}", f"{last} are {TURNED} {OVER}"],
        Do(Deed(Verb.FLIP, cards=Cards(ONE, which=Which.LAST))),
        read_only=True,
    )


def rolled(agent: Players, bet: Bets | None, few: int, goal: Goal = Goal.UP) -> tuple[Any, ...]:
    """All cards turned up one at a time, with a bet after each, or until so many are up, or left."""
    flip = Deed(Verb.FLIP, agent)
    if not few:
        return (Again(Goal.LEFT, 0, bet, flip),)
    return (Again(goal, few, bet, flip), Again(Goal.LEFT, 0, None, flip, alone=True))


def _moments(grammar: Grammar) -> None:
    """When so many cards are up, or the last is still down."""
    add = grammar.add
    last = "<the|your|their|that> <last|final|fifth> <card|cards|one|ones>"
    add(
        "Moment",
        [
            f"before {last} <is|are|gets|get> {TURNED} [over|up|face up]",
            f"before {TURN.replace('<', '<rolling|flipping|turning|')} [over|up] {last} [over|up]",
            "<when|once|after> <everyone|everybody|each player|you|all players> <has|have> [only|just] one card <left|left [face] down|[face] down>",
            "<when|once> [only|just] one card is <left|left [face] down|still [face] down>",
            "with one card [still|left] [face] down",
        ],
        Moment(Before.CARDS_LEFT, nth=1),
        read_only=True,
    )
    add(
        "Moment",
        [
            "<when|once|after> {many:Number} cards are [face] up",
            f"<when|once|after> {{many:Number}} cards <are|have been> {TURNED} [over|up]",
            "<when|once|after> <everyone|everybody|each player|you|all players> <has|have> {many:Number} cards <up|face up|showing>",
        ],
        Moment(Before.CARDS_UP, nth=v.many),
        read_only=True,
    )
