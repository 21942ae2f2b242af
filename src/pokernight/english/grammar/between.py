"""In between: two cards are turned up, and a player bets that the next one falls between them."""

from typing import Any

from pokernight.english.construction import FAR, IDIOM, Grammar
from pokernight.english.grammar.marks import BetweenPart, Part
from pokernight.english.template import v
from pokernight.meaning.rules import Between

YOU = "<you|the player|that player|he|she|they|a player|each player|the player whose turn it is>"
THIRD = "<[the|that|this] <third|next|last|new|other> <card|one>|it|that card|the card>"
TWO = "<them|the two|the two cards|the two in rank|these two|those two|the [first|other] two [cards]|your [two] cards|the two cards|his two cards|the posts|your two [cards]|the others|the other cards|his [two] cards>"
STAKE = "<the amount of <your|his|their|her> bet|<your|his|their|the> bet 's worth [of chips]|the [amount of the] bet|<your|his|their|her> bet|that much|that amount|what <you|he|they> bet|the amount [of] [<you|he|they>] bet|as much as <you|he|they> bet|it>"
DOUBLE = "<double|twice|two times> [<the|your|his|their|that> [bet|stake]|that much|as much|what <you|he> bet|the amount|that amount]"
BETWEEN = f"<falls [in rank]|lands|lies|comes|comes up|is|fits|ranks|goes|falls in|will <be|fall [in rank]|land|come|rank|lie>|<is going|is about> to <be|fall|land|come>> [strictly|exactly|right] <[somewhere] [in] between [{TWO}]|inside|in the middle [of {TWO}]> [in rank]"
POT = "<in|into|to> <the pot|the middle|it>"
ANY = "<[any] amount|any amount|anything|whatever <you|he|they> <like|likes|want|wants>|as much as <you|he|they> <want|wants|like|likes>> [[,] from <nothing|zero|one chip>]"
TO_POT = "<up to|to|and> [the <size|amount> of] the [whole|entire] pot"


def add_to(grammar: Grammar) -> None:
    """Add what this file is about."""
    add = grammar.add
    for pair in (False, True):
        for ace in (False, True):
            calls = " , with the first ace high or low as they say" if ace else ""
            anew = " , with two new cards for a pair" if pair else ""
            add(
                "Step",
                [
                    "until the pot is empty , players in turn pass or bet up to the pot that a card falls between two others : "
                    "they win the bet from the pot where it does , pay it where it does not , "
                    f"and pay {{times:Number}} times the bet where it matches one{calls}{anew}",
                    f"in turn , players bet up to the pot that a card falls between two others , or pay {{times:Number}} times the bet where it matches one{calls}{anew}",
                ],
                Between(v.times, ace, pair),
            )
    for part, patterns in _PARTS.items():
        add(f"Between.{part.name}", patterns, True, read_only=True)
        add(
            "Step",
            f"[{_WHEN} [,]] {{_:Between.{part.name}}}",
            build=lambda _, part=part: BetweenPart(part),
            cost=FAR if part in (Part.INSIDE, Part.OUTSIDE) else IDIOM,  # what else can be said elsewhere is that
            read_only=True,
        )
    pays = "[<have|has> to|must] <pay|pays|lose|loses|put in|puts in|owe|owes>"
    post = f"<if|when> {THIRD} <matches|ties|is [of] the same [rank|card] as|has the same rank as|equals|hits|pairs|is equal to> <one of|either [of]|either one of> <{TWO}|card|the cards|the two> [in rank]"
    hit = "[if <you|he|the player>] <hit|hits> <the|a> post"
    called = f"<{YOU} [have|has] <hit|hits>|<that is|that is called|you are> [hitting]|it is> <the|a> post"
    for then, times in ((f"{pays} {DOUBLE} [{POT}]", 2), (f"{pays} <triple|three times> [{STAKE}] [{POT}]", 3)):
        add(
            "Step",
            [
                f"{post} [,] {YOU} {then}",
                f"{post} [,] {called} [,] [and|so|and so] [{YOU}] {then}",
                f"{hit} <,|and|, and> {YOU} {then}",
                f"<hitting|if {THIRD} hits> the post <costs|pays> <double|twice [the bet|your bet]>",
            ],
            build=lambda times=times: BetweenPart(Part.POST, times),
            read_only=True,
        )


_ANTES = "[either] <ante|antes> [again] [[,] or <the game <is over|ends>|<we|you> <are done|quit|stop|call it a night>|<ends|end> the game|a new game is <chosen|picked|called>>]"
_WHEN = "<on <each|your|his|a player 's> turn|when it is <your|his|a player 's> turn|each turn|then|now|first>"
_WINS = f"{YOU} <win|wins|take|takes|collect|collects|get|gets|pull|pulls> {STAKE} [<from|out of> the pot]"
_PAYS = f"{YOU} <<pay|pays> the pot {STAKE}|<pay|pays|put|puts|lose|loses|add|adds|throw|throws|owe|owes|match|matches> {STAKE} [{POT}|in]|<pay|pays|put|puts|throw|throws> in {STAKE}|<lose|loses> [[,] and <your|the|his> bet <goes|stays> {POT}]>"
_TO = "[,] [<in front of|for|to> <you|him|the player|each player|the first player [<on|to> the <left|dealer 's left>]>]"
_CALLS = "<says|say|calls|call|chooses|choose|decides|decide|declares|declare|<must|has to|have to> <say|call|declare|decide|choose>>"
_NEXT = "<<the|your|his> <next|second|other> <one|card>|another card>"
_PARTS: dict[Any, list[str]] = {
    Part.TWO: [
        "<the dealer|i|we> <turns|turn|deals|deal|flips|flip> <two|2> cards [face up|up] in front of the player whose turn it is",
        "[starting <with the player to the left of the dealer|to the dealer 's left|at the dealer 's left|left of the dealer> ,] <each player|every player|you> [in turn] <gets|get|is dealt|are dealt> two cards [face up|up] [with a <gap|space> between them]",
        f"<the dealer|i|we> <turns|turn|deals|deal|flips|flip|lays|lay> [over|up|out] <two|2> cards [side by side] [face up|up|over] [side by side] {_TO} [,] [face up]",
        "<the dealer|i|we> <turns|turn|deals|deal|flips|flip|gives|give> <you|the player|the first player|him> two cards [face up|up]",
        "two cards are <turned|dealt|flipped|laid> [up|over|out] [face up] <in front of <you|him|the player>|for <you|him|the player>>",
    ],
    Part.BET: [
        f"<you|the player|a player|he|the player whose turn it is> <may|can> [then|now] <bet|wager> {ANY} [,] {TO_POT} [, or <pass|not>|or pass]",
        f"[{YOU}] [then|now] [<may|can>] [then|now] <bet|bets> [{ANY} [,] [{TO_POT}] [,]] <on whether|whether|that|on> {THIRD} {BETWEEN} [, <wagering|betting|for> {ANY} [,] {TO_POT}]",
        "<you|the player> <tell|tells> <me|the dealer> how much <you|he> <want|wants> to bet [, up to the pot]",
        "<you|the player|he> <may|can> <bet|bet up to the pot> or pass",
    ],
    Part.THIRD: [
        "<the dealer|i|we> [then] <turns|turn|deals|deal|flips|flip> [over|up] <a|the> <third|next> <card|one> [face up|up|over]",
        "<a|the> <third|next> card is [then] <turned|dealt|flipped> [up|over] [face up]",
        f"{YOU} <get|gets|is dealt|are dealt> <a|the> <third|next> card [face up|up]",
    ],
    Part.INSIDE: [f"<if|when> {THIRD} {BETWEEN} [,] {_WINS}", f"{_WINS} <if|when> {THIRD} {BETWEEN}"],
    Part.OUTSIDE: [
        f"<if|when> {THIRD} <is|falls|lands|comes|lies> <outside [of] [{TWO}]|not [in] between [{TWO}]> [,] {_PAYS}",
        f"<if|when> {THIRD} <is not|does not|falls anywhere else|does not fall [in] between [{TWO}]> [,] {_PAYS}",
        f"<otherwise|if not> [,] {_PAYS}",
    ],
    Part.ACE: [
        f"<if|when> <the|your|his> first card is an ace [,] {YOU} {_CALLS} [right away|at once|then] <whether it is high or low|it high or low|high or low> [right away|at once|before <<i|the dealer> <turn|turns|deal|deals> {_NEXT}|<{_NEXT}|the second> <comes|is turned [up]|is dealt>|{YOU} <see|sees|get|gets> {_NEXT}>]",
        "the first ace [may|can] <is|be> high or low [, as <you|the player> <say|says|choose>]",
    ],
    Part.HIGH_SECOND: [
        "<the|a> second ace is [always] high",
        "an ace <that comes|turned|dealt> second is [always] high",
        "<if|when> <the|your|his> second card is an ace [,] it is [always] high",
    ],
    Part.NEW_PAIR: [
        f"<if|when> <the|your|his> two cards are the same [rank] [,] {YOU} <get|gets> two new cards",
        f"{YOU} with <two cards of the same rank|a pair> <gets|get> two new cards",
        "<if|when> <the|your|his> two cards are <a pair|the same [rank]|equal> [,] two new cards are dealt",
    ],
    Part.NO_PAIR: [
        f"<if|when> <the|your|his> two cards are <the same [rank]|a pair|equal> [in rank] [or [right] next to each other [in rank]] [,] [<there is <nothing|no room> [in] between [them]|nothing <can|will> <fall|land|come> [in] between [them]|{YOU} can not win> , [so|and]] <{YOU} [just] <<do|does|can|may> not bet|<get|gets|have|has|make|makes> no bet|<pass|passes|must pass>>|no bet is <possible|made|allowed>|<your|his|that> turn <is over|ends> [without a bet]> [and <the next player goes|the turn passes [on] [to the <next player|left>]>]",
    ],
    Part.PASS: [
        f"<if|when> {YOU} <do|does> not like <it|<your|his|their|the> <cards|two cards>> [,] {YOU} [may|can] <pass|passes>",
        f"{YOU} <may|can> [also|always] pass",
    ],
    Part.AROUND: [
        "the turn <passes|goes|moves> [around] [the table] [to the <left|next player>]",
        "[then] the next player [<on|to> the left] <<gets|is dealt> two [new] cards|goes|<takes|has|gets> <a|his> turn>",
        "<play|the turn|the deal|it> <goes|passes|moves> [around] [the table] [to the left|clockwise] [, starting <with the player to the left of the dealer|to the dealer 's left|at the dealer 's left|left of the dealer>]",
        "<we|you|[the] players|everyone|they> <take|takes> turns [one at a time] [, going|going] [around] [the table] [left|to the left|clockwise] [from the dealer] [, <starting|beginning> <with the player to the left of the dealer|to the dealer 's left|at the dealer 's left|left of the dealer>]",
        "after each player [,] the next player [to the left] <takes|has|gets> <a|his> turn",
        "<then|next> it is the next player 's turn [with two new cards]",
    ],
    Part.UNTIL_EMPTY: [
        "<we|you> <play|keep going|keep playing> until <somebody|someone|a player> <takes|wins|cleans out> the [whole|entire] pot",
        "<we|you> <play|keep going|keep playing> until the pot is <gone|empty>",
        "<the game|it> <is over|ends> when the pot is <gone|empty>",
        "<the game|it> <is over|ends> when <somebody|someone|a player> <takes|wins|cleans out> the [whole|entire] pot",
        "when <somebody|someone|a player> <cleans out|takes|wins|empties> the [whole] pot [,] <we are done|the game is over|it is over>",
        f"<when|whenever|any time|if|once> the pot <is|'s|has been> <empty|gone|emptied|cleaned out|won> [,] <everyone|everybody|all players|we all|we> {_ANTES}",
        f"<when|whenever|if> <somebody|someone|a player> <cleans out|takes|wins|empties> the [whole] pot [,] <everyone|everybody|all players|we all|we> {_ANTES}",
    ],
    Part.SHUFFLE: [
        "[we|the dealer] <shuffle|shuffles|reshuffle|reshuffles> [all] [of] the cards [again] <when|whenever|once> the deck <runs out|runs low|is gone|is too <short|small> [for another turn]>",
        "<when|whenever|once> the deck <runs out|runs low|is gone|is too <short|small> [for another turn]> [,] [we|the dealer] <shuffle|shuffles|reshuffle|reshuffles> [all] [of] the cards [again]",
    ],
}
"""The parts of the game, each as it may be told in a sentence of its own."""
