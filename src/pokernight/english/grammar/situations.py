"""What is so at the table: the pot, ties, raises, the board, and who is left."""

from dataclasses import replace
from fractions import Fraction

from pokernight.english.construction import FAR, Grammar
from pokernight.english.grammar.cards import pointed, pointed_of
from pokernight.english.grammar.conditions import lying, so_for
from pokernight.english.template import v
from pokernight.meaning.cards import Board, Cards, Face, Which
from pokernight.meaning.deeds import Deed, Verb, Word
from pokernight.meaning.hands import Limit
from pokernight.meaning.numbers import ONE, Amount, Unit, at_least, exactly
from pokernight.meaning.players import (
    EACH_PLAYER,
    YOU,
    End,
    Everyone,
    EveryoneDealtIn,
    Holding,
    Players,
    Quantifier,
    Richest,
    Such,
)
from pokernight.meaning.rules import (
    AddUp,
    All,
    Broke,
    Equal,
    Happens,
    HasHand,
    Holds,
    Misdealt,
    Not,
    OneSuit,
    Paired,
    PotHolds,
    Qualifies,
    Raised,
    StillIn,
    Tied,
)
from pokernight.meaning.sorts import Condition, Made

NOTHING = Amount(Unit.CHIP, Fraction(0))
COMPARED = {
    Limit.BETTER: "<more than|over|above|bigger than|larger than|greater than>",
    Limit.WORSE: "<less than|under|below|smaller than>",
    Limit.AT_LEAST: "<at least|no less than>",
    Limit.AT_MOST: "<at most|no more than>",
}


def add_to(grammar: Grammar) -> None:
    """Conditions about the table, and players picked out by them."""
    _chips(grammar)
    _ties(grammar)
    _board(grammar)
    _alone(grammar)
    _ellipsis(grammar)


def _chips(grammar: Grammar) -> None:
    """The pot, raises, and who has no chips left."""
    add = grammar.add
    add(
        "Cond",
        [
            "the pot is empty",
            "there <is|are> <nothing|no money|no chips|nothing more> [left] in the pot",
            "<the pot|the money in the pot> <runs out|is gone|is used up|is exhausted>",
            "there is no [more] <pot|money> [left] [in the pot]",
        ],
        PotHolds(Limit.AT_MOST, NOTHING),
    )
    add(
        "Cond",
        [
            "the pot is not empty",
            "there is [still] <[any] money|anything|something> [left] in the pot",
            "[any] <money|chips> <is|are|remains|remain> [still] [left] in the pot",
            "there is [still] a pot [left] [to play for]",
            "the pot is [still] there",
            "there are [still] [any] chips [left] in the pot",
            "the pot <has|holds|contains> [still] [any] <money|chips|anything|something> [in it]",
            "the pot still <has|holds|contains> [any] <money|chips|anything|something> [in it]",
        ],
        PotHolds(Limit.BETTER, NOTHING),
    )
    for limit, words in COMPARED.items():
        add(
            "Cond",
            [
                f"the pot is {words} {{amount:Amount}}",
                f"the pot <has|holds|contains> {words} {{amount:Amount}}",
                f"there is {words} {{amount:Amount}} in the pot",
            ],
            PotHolds(limit, v.amount),
        )
    add(
        "Cond",
        [
            "there have been {many:Quantity} raises",
            "there <have|has> [already] been {many:Quantity} <raises|raise> [in <this|the> round]",
            "{many:Quantity} raises have [already] been made",
        ],
        Raised(v.many),
    )
    add("Cond", "there has [already] been a raise", Raised(at_least(1)), read_only=True)
    add("Cond", "there <has|have> been no <raise|raises>", Not(Raised(at_least(1))), read_only=True)
    add(
        "Cond",
        "<the betting|the round|it|the hand> <is|gets|goes> <checked|passed> <around|out>",
        Happens(Deed(Verb.CHECK, EACH_PLAYER)),
        read_only=True,
    )
    broke = "<out of chips|broke|out of money|busted>"
    for this, run, lose, have, are in (
        ("Pred", "<runs|run|ran>", "<loses|lose|lost>", "<has|have|had>", "<is|are|goes|go|went>"),
        ("Pred.you", "<run|ran>", "<lose|lost>", "have", "<are|go|went>"),
    ):
        add(
            this,
            [
                f"{are} {broke}",
                f"{run} out of <chips|money>",
                f"{have} <run out of chips|no chips left|no more chips|no chips>",
                f"{lose} <the|his|her|their|your> last chip",
                f"{lose} all [of] [the|his|her|their|your] chips",
            ],
            Broke(),
        )
        add(
            this,
            [f"{have} [any] chips left", f"{have} [still] [any] <chips|money>"],
            Not(Broke()),
            read_only=True,
        )
    add(
        "Players",
        "the first player [still in] <to run out of <chips|money>|to go broke>",
        Players(Quantifier.THE, Such(EveryoneDealtIn(), Broke())),
        read_only=True,
    )
    for end, words in ((End.HIGH, "<most|largest number of|biggest stack of>"), (End.LOW, "<fewest|least>")):
        add(
            "Who",
            [
                f"the player with the {words} chips",
                f"<whoever has|the <player|person|one> <with|who has>> the {words} <chips|money>",
                f"the {'richest' if end is End.HIGH else 'poorest'} player",
            ],
            Richest(end),
        )


def _ties(grammar: Grammar) -> None:
    """Two players tie, for the pot or for one end of it; and whose hand is best."""
    add = grammar.add
    who = "<two|two or more|several|some|any|both|all|the> [of the] [best|winning|highest|remaining|top|lowest|low|high] <players|hands|people|of them>"
    add(
        "Cond",
        [
            "two players tie",
            "there is a tie [for <best|the pot|it|first|the best hand>]",
            "<it|the hand> <is|ends in> a tie",
            "<hands|players|they> [are] <tie|tied> [for <best|the pot|it|the best hand>]",
            f"{who} [are] <tie|tied> [for <best|the pot|it|first|the best hand>]",
            f"{who} have <the same|equal> <hand|hands>",
            f"{who} are <equal|the same|identical|exactly the same|exactly equal>",
            "<hands|the hands> are <equal|the same|identical>",
        ],
        Tied(),
    )
    for end, words in (
        (End.HIGH, "<high|highest|the high|the high hand>"),
        (End.LOW, "<low|lowest|the low|the low hand>"),
    ):
        add(
            "Cond",
            [
                f"two players tie for {end.value}",
                f"there is a tie for {words}",
                f"<{who}|hands|players|you|they> [are] <tie|tied> for {words}",
            ],
            Tied(end),
        )
        best = "<high|highest|best>" if end is End.HIGH else "<low|lowest|worst>"
        add(
            "Players",
            [
                f"the player with the {end.value} hand",
                f"<the <player|person|one> <with|who has|holding>|whoever has> the {best} hand",
                f"the {best} hand",
                f"the {best} hand <of|among> <those|the players|players> [who are|who went|who stayed] in",
            ],
            Players(Quantifier.THE, Holding(end)),
            cost=FAR,  # "the high hand wins" is about the showdown, "the high hand opens" about what shows
        )
    for which, word in ((Which.HIGHEST, "<high|highest|top>"), (Which.LOWEST, "<low|lowest|bottom>")):
        add(
            "Cond",
            [
                f"{{players:Players}} have the same {which.value.removesuffix('est')} {{cards:Noun.one}}",
                f"{{players:Players}} <have|has|hold|holds|show|shows> the same {word} {{cards:Noun.one}}",
                f"{{players:Players}} have {word} {{cards:Noun.all}} of the same rank",
            ],
            build=lambda players, cards, which=which: equal(players, pointed(which, cards)),
            apart=lambda c, which=which: (
                {"players": c.players, **found}
                if isinstance(c, Equal) and (found := pointed_of(c.cards, which))
                else None
            ),
        )
    add(
        "Pred",
        [
            "has a low hand",
            "<has|have|makes|make> [a|any] [qualifying] low [hand]",
            "<qualifies|qualify> for [the] low",
        ],
        Qualifies(End.LOW),
    )
    add(
        "Pred",
        "<<win|wins> [the pot]|won [the pot]> with {made:Made}",
        build=won_with,
        read_only=True,
    )


def equal(players: Players, cards: Cards | None) -> Condition | None:
    """Several players have cards of the same rank."""
    several = players.quantifier in (Quantifier.EACH, Quantifier.ALL) or (players.many and players.many != ONE)
    return Equal(players, cards) if cards and several else None


def won_with(made: Made) -> Condition:
    """A player wins with a certain hand."""
    return All((Happens(Deed(Verb.WIN, YOU)), HasHand(made)))


def _board(grammar: Grammar) -> None:
    """What lies in the middle, and how the dealer has dealt it."""
    add = grammar.add
    add("Shared", ["the board", "the <flop|board|community cards|cards on the board>"], Cards(at=Board()))
    one_suit = "<all one suit|all the same suit|all of one suit|all of the same suit|suited>"
    add("Cond", "the board is all one suit", OneSuit(Cards(at=Board())))
    add("Cond", [f"{{cards:Cards}} are {one_suit}", f"{{cards:Shared}} <is|are> {one_suit}"], OneSuit(v.cards))
    up = "<up cards|face up cards|cards face up|cards showing|cards that are face up>"
    add(
        "Cond",
        [
            "two of your up cards add up to {total:Number}",
            f"<two|any two> of <your|their|his> {up} <add up|add|sum|sum up> to {{total:Number}}",
            f"<two|any two> of a player 's {up} <add up|add|sum|sum up> to {{total:Number}}",
        ],
        AddUp(Cards(face=Face.UP), v.total),
    )
    add(  # a card that was flipped or came lies face up, and so do those it adds up with
        "Cond",
        [
            "you <flip|turn up> or are dealt a card that adds [up] to {total:Number} with any of your [up] cards",
            "<you are dealt|you get> an up card that adds [up] to {total:Number} with any of your [up] cards",
        ],
        AddUp(Cards(face=Face.UP), v.total),
        read_only=True,
    )
    add("Cond", ["the board pairs", "there is a pair on the board"], Paired(Cards(at=Board())))
    add(
        "Cond",
        "{cards:Shared} <pairs|is paired|<has|shows|makes|contains|holds> a pair>",
        Paired(v.cards),
        read_only=True,
    )
    add(
        "Cond",
        "the <flop|board> <has|contains|shows> {cards:Cards}",
        build=lambda cards: lying(cards, Board()),
        read_only=True,
    )
    add(
        "Cond",
        "{of:Whose} hand is {made:Made}",
        build=lambda of, made: so_for(Players(Quantifier.THE, of), HasHand(made)),
        read_only=True,
    )
    contains = "{of:Whose} hand <has|holds|contains|includes>"
    add(
        "Cond",
        f"{contains} {{that:Held}}",
        build=lambda of, that: so_for(Players(Quantifier.THE, of), that),
        read_only=True,
    )
    add(
        "Cond",
        f"{contains} no {{that:Nothing}}",
        build=lambda of, that: so_for(Players(Quantifier.THE, of), Not(that)),
        read_only=True,
    )
    wrongly = "<by mistake|by accident|accidentally|during the deal>"
    add(
        "Cond",
        [
            "there is a misdeal",
            "the dealer <makes a mistake|misdeals|deals wrong|makes an error|errs>",
            "the deal is <wrong|irregular>",
            "it is a misdeal",
            f"<a|any> card is [accidentally] <flashed|exposed|turned up|turned over|shown|dropped> {wrongly}",
            "<a|any> card is <flashed|accidentally exposed|accidentally turned up|accidentally shown>",
        ],
        Misdealt(),
    )


def _alone(grammar: Grammar) -> None:
    """So many players are left, or went in."""
    add = grammar.add
    went_in = Deed(Verb.DECLARE, Players(Quantifier.ANY, Everyone(), ONE), words=(Word.IN,))
    only = "<you|they|he|she> <are|is> <the only [one|player|person]|alone>"
    add("Cond", f"{only} <in|who <stays|stayed> [in]|who <goes|went|is> in>", Happens(went_in), read_only=True)
    add("Cond", f"{only} {{_:StillIn}}", StillIn(exactly(1)), read_only=True)
    add(
        "Cond",
        [
            "{many:Quantity} {that:Pred}",
            "{many:Quantity} {that:Pred} in the hand",
        ],
        build=lambda many, that: so_many(Players(Quantifier.ANY, Everyone(), many), that),
        read_only=True,
    )


def so_many(players: Players, that: Condition) -> Condition | None:
    """Something is so for so many players."""
    match that:
        case Happens(deed) if deed.agent == YOU:
            return Happens(replace(deed, agent=players))
        case Not(Happens(Deed(Verb.FOLD))) if players.many:
            return StillIn(players.many)
    return None


def _ellipsis(grammar: Grammar) -> None:
    """The same of other players, in a word: "you fold and nobody else does"."""
    add = grammar.add
    add(
        "Cond",
        [
            "{first:Cond} <and|but|,|, and|, but> {players:Players} <does|do|did|has|have|is|are> [too|also|so|as well]",
        ],
        build=echoed,
        read_only=True,
    )
    add(
        "Cond",
        ["{first:Cond} <and|but|,|, and|, but> {players:Players} <does|do|did|has|have|is|are> not"],
        build=lambda first, players: echoed(first, players, negated=True),
        read_only=True,
    )


def echoed(first: Condition, players: Players, *, negated: bool = False) -> Condition | None:
    """A condition together with the same, or its opposite, of other players."""
    match first:
        case Happens(deed):
            second: Condition = Happens(replace(deed, agent=players))
        case Holds(_, inside):
            second = Holds(players, inside)
        case _:
            return None
    return All((first, Not(second) if negated else second))
