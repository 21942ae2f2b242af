"""Hands: what they amount to, what wins, and what they are made of."""

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from pokernight.english.construction import Grammar
from pokernight.english.grammar.cards import of_all
from pokernight.english.grammar.marks import Closest
from pokernight.english.template import v
from pokernight.meaning.cards import Cards, Hands
from pokernight.meaning.hands import (
    Beside,
    BestCard,
    BestHand,
    Compared,
    Limit,
    MostCards,
    OfShape,
    Past,
    Shape,
    Share,
    Showdown,
    Split,
    SplitIs,
    Totals,
)
from pokernight.meaning.numbers import Quantity
from pokernight.meaning.players import YOURSELF, End, Neighbor, Side

_NAMES = {
    Shape.PAIR: "<a pair|one pair|pair>",
    Shape.TWO_PAIR: "<two pair|two pairs>",
    Shape.TRIPS: "<three of a kind|trips|a set>",
    Shape.STRAIGHT: "<a straight|straight>",
    Shape.FLUSH: "<a flush|flush>",
    Shape.FULL_HOUSE: "<a full house|full house|a boat>",
    Shape.QUADS: "<four of a kind|quads>",
    Shape.STRAIGHT_FLUSH: "<a straight flush|straight flush>",
    Shape.ROYAL_FLUSH: "<a royal flush|royal flush>",
    Shape.FIVE_OF_A_KIND: "five of a kind",
}
END_WORDS = {End.HIGH: "<high|highest|best high|best|top>", End.LOW: "<low|lowest|best low|worst>"}


_THEY = "<everyone|everybody|all players|players|everyone left|everybody left|everybody still in|everyone still in|whoever is left|those left|those still in|all remaining players|the remaining players|the players left|each player still in>"
_THOSE_IN = "<they|those in|those who are in|the players who are in|the players in|those who stayed in|the players who stayed in|everyone in|everyone who is in|everyone who stayed in>"
_HOLDER = "[the] <player|person|one> <with|who has|holding|who holds>"


def hand_size(words: Sequence[str], at: int) -> list[tuple[int, Any]]:
    """The size of a hand: five card, 5-card."""
    from pokernight.english.grammar.numbers import number

    return [(end + 1, value) for end, value in number(words, at) if end < len(words) and words[end] == "card"]


LEXERS = {"Size": hand_size}
SPELLERS = {"Size": lambda size: f"{size} card"}


def _laid(grammar: Grammar) -> None:
    """The separate hands that a player lays cards to."""
    add = grammar.add
    like = "[[,] <as|however|in any way|any way> <they|you> <like|want|wish|please|choose>]"
    into = "<into|among|between|to|in>"
    add(
        "Hands",
        ["into {many:Number} hands", f"{into} [<their|your|the>] {{many:Number}} <hands|piles> {like}"],
        Hands(many=v.many),
    )
    add("Hands", ["into any number of hands", f"{into} <any number of|as many> <hands|piles> {like}"], Hands())
    one, ends = "<a|the|their|your|his>", Hands(many=2, ends=True)
    low, high = "low [( left )]", "high [( right )]"
    low_or_high = f"[either] {one} <{low} [hand] or [{one}] {high}|{high} [hand] or [{one}] {low}> hand"
    add("Hands", ["into a low hand or a high hand", f"{into} {low_or_high}"], ends)


def _sizes(grammar: Grammar) -> None:
    """How many cards each of several hands or stacks gets."""
    add = grammar.add
    for this, noun, plain in (("Sizes", "hand", "<hand|pile>"), ("Sizes.stacks", "stack", "[face down] <stack|pile>")):
        several = f"[face down] {noun}s"
        add(f"{this}.one", [f"a {noun} of {{n:Number}} cards", f"<a|one> {plain} of {{n:Number}} [card|cards]"], v.n)
        add(
            f"{this}.one",
            [f"<a|one> {{n:Number}} card {plain}", f"<a|one> {plain} {{n:Number}} cards"],
            v.n,
            read_only=True,
        )
        add(
            this,
            [
                f"{{many:Number}} {noun}s of {{n:Number}} cards each",
                f"{{many:Number}} {several} of {{n:Number}} [cards] [each]",
                f"{{many:Number}} {{n:Number}} card {noun}s",
            ],
            build=lambda many, n: (n,) * many if many > 1 else None,
            apart=lambda sizes: {"many": len(sizes), "n": sizes[0]} if len(set(sizes)) == 1 < len(sizes) else None,
        )
        add(
            this,
            [f"{{a:{this}.one}} and {{b:{this}.one}}"],
            build=lambda a, b: (a, b) if a != b else None,
            apart=lambda sizes: {"a": sizes[0], "b": sizes[1]} if len(sizes) == 2 else None,
        )
        add(
            this,
            [
                f"{{a:{this}.one}} , {{b:{this}.one}} and {{c:{this}.one}}",
                f"{{a:{this}.one}} , {{b:{this}.one}} , and {{c:{this}.one}}",
            ],
            build=lambda a, b, c: (a, b, c),
            apart=lambda sizes: dict(zip("abc", sizes, strict=True)) if len(sizes) == 3 else None,
        )


def add_to(grammar: Grammar) -> None:
    """Hands that are named, hands that win, and the showdown."""
    add = grammar.add
    _laid(grammar)
    _sizes(grammar)
    for shape, name in _NAMES.items():
        add("Made", name, OfShape(shape))
        add(
            "Made",
            f"a natural {name.removeprefix('<a ').removeprefix('<').split('|')[0].rstrip('>')}",
            OfShape(shape, natural=True),
        )
    add("Made", ["a pair of {rank:Ranks}", "pair of {rank:Ranks}", "{rank:Ranks}"], OfShape(Shape.PAIR, v.rank))
    add(
        "Made",
        ["<an|a> {rank:Rank} high", "{rank:Rank} high", "<a|an> {rank:RankSign} high"],
        OfShape(Shape.HIGH_CARD, v.rank),
    )
    add(
        "Made",
        [
            "at least {made:Made}",
            "{made:Made} or better",
            "{made:Made} or higher",
            "{made:Made} or <something|anything> <better|higher>",
        ],
        Compared(Limit.AT_LEAST, v.made),
    )
    add(
        "Made",
        ["no better than {made:Made}", "{made:Made} or <worse|lower|less>", "at most {made:Made}"],
        Compared(Limit.AT_MOST, v.made),
    )
    add("Made", ["better than {made:Made}", "a hand better than {made:Made}"], Compared(Limit.BETTER, v.made))
    add("Made", ["worse than {made:Made}"], Compared(Limit.WORSE, v.made))

    add("Made", ["{total:Fraction} points", "a {total:Fraction} point hand"], Totals(v.total))
    add(
        "Made",
        [
            "{total:Fraction} points in {n:Number} cards or fewer",
            "a {total:Fraction} point hand <in|with> {n:Number} [cards] or <fewer|less> [cards]",
        ],
        Totals(v.total, Quantity(0, v.n)),
    )

    for end, word in END_WORDS.items():
        name = end.value
        add(
            "Prize",
            [
                f"the {name} hand",
                f"[the] {word} hand",
                f"[the] <player|person|one> with the {word} hand",
                f"whoever <has|makes|holds|shows|ends up with> the {word} hand",
                f"whoever <has|makes|holds|shows|ends up with> the {word} five card [poker] hand",
                f"[the] {word} [poker] hand",
                f"best {name} hand",
                f"[the] best {name}",
                f"[the] best qualifying {name} [hand]",
                f"[the] {word} [five card|qualifying] hand <at showdown|>",
                f"[the] best five card {name} hand",
            ],
            BestHand(end),
        )
        add(
            "Prize",
            [
                f"the {name}est card" if end is End.LOW else "the highest card",
                f"<{_HOLDER}|whoever <has|holds>> the {word} card",
            ],
            BestHand(end, size=1),
        )
        add(
            "Prize",
            [
                f"the {name} {{size:Size}} hand",
                f"[the] {word} {{size:Size}} [poker] hand",
                f"[the] <player|one> with the {word} {{size:Size}} [poker] hand",
            ],
            BestHand(end, size=v.size),
        )
        add(
            "Prize",
            [
                f"the best hand declared {name}",
                f"[the] {word} declared {name} hand",
                f"[the] <best|{name}est> hand declared {name}",
                f"[the] <best|{name}> of those who declared {name}",
                f"[the] {word} [poker] hand <among|of> <those|the players|players|everyone> <who|that> <declared|went|said|declare> {name}",
                f"[the] <best|{word}> hand that <declared|went> {name}",
            ],
            BestHand(end, declared=True),
        )
        add(
            "Prize",
            [f"the {name} hand showing", f"[the] {word} showing {name} hand", f"[the] {word} hand showing"],
            BestHand(end, showing=True),
        )
        add(
            "Prize",
            [
                f"the {name} {{cards:Noun.one}}",
                f"[the] {word} {{cards:Noun.one}}",
                f"{name} {{cards:Noun.one}}",
                f"[the] <player|one> with the {word} {{cards:Noun.one}}",
                f"whoever <has|holds> the {word} {{cards:Noun.one}}",
            ],
            build=lambda cards, end=end: BestCard(end, cards) if cards != Cards() else None,
            apart=lambda prize, end=end: (
                {"cards": prize.cards} if isinstance(prize, BestCard) and prize.end is end else None
            ),
        )
        add("Prize", f"the {word} one", BestHand(end), read_only=True)
    for end, most in ((End.HIGH, "most"), (End.LOW, "fewest")):
        add(
            "Prize",
            [
                f"whoever has the {most} {{cards:Noun.all}}",
                f"[the] <player|one|hand> <with|who has> [the] {most} {{cards:Noun.all}}",
                f"[whoever holds] the {most} {{cards:Noun.all}}",
            ],
            MostCards(end, v.cards),
        )
    add("Prize", ["the split-hand", "[the] split <card|hand>"], Split())
    add(
        "Standing",
        [
            "the split-hand goes to {prize:Prize}",
            "the split <card|hand> <goes to|is|is won by|belongs to> {prize:Prize}",
        ],
        SplitIs(v.prize),
    )
    closest = "<closest|nearest> to {total:Fraction}"
    add(
        "Prize",
        [
            "the hand closest to {total:Fraction}",
            f"[the] <hand|player|person|one|total> [that|who] [is|comes|gets] {closest}",
            f"whoever <is|comes|gets> {closest}",
            closest,
            "the <closest|nearest> to {total:Fraction}",
        ],
        Closest(v.total),
    )
    add(
        "Prize",
        [
            "{prize:Prize} among <those|the players|players> <who have not folded|still in|left|who are left|remaining>",
            "{prize:Prize} <at the showdown|at showdown|at the end|left|still in|remaining|at the table|in the game>",
            "{prize:Prize} {from:MadeFrom}",
            "{prize:Prize} after all [the] cards are <turned over|turned up|dealt|out|up>",
        ],
        build=lambda prize, **_: (
            prize if isinstance(prize, BestHand) and not prize.declared and prize.size != 1 else None
        ),
        read_only=True,
    )
    add(
        "MadeFrom",
        "[,] <counting|including|with|together with> {cards:Cards} [,]",
        build=lambda cards: cards if of_all(cards) else None,
        read_only=True,
    )
    add("MadeFrom", "[made] <from|out of|of|using|with|made up of|among> {pool:Pool}", v.pool, read_only=True)
    for past, which in ((Past.OVER_LOSES, "over"), (Past.UNDER_LOSES, "under")):
        add(
            "Prize",
            [
                f"the hand closest to {{total:Fraction}} without going {which}",
                f"[the] [hand|player|person|one|total] [that is|who is] {closest} without <going|being> {which} [it]",
            ],
            Closest(v.total, past),
        )
    add(
        "Payout",
        "{shares:Payout} [,] [by] using {pool:Pool}",
        build=lambda shares, pool: shares if pool.own and pool.board else None,
        read_only=True,
    )
    add("Prize", "[the] best five [cards]", BestHand(End.HIGH), read_only=True)
    add("Prize", "[the] lowest five cards", BestHand(End.LOW), read_only=True)
    for side in Side:
        add(
            "Prize",
            [
                f"the player to their {side.value}",
                f"the <nearest|closest> [remaining] player [still in] to <their|the winner 's> {side.value}",
            ],
            Beside(Neighbor(YOURSELF, side)),
        )
    _payouts(grammar)


_SPLIT_IN_TWO = "[<with|>] [the] pot [is|gets] split [in two|two ways|in half|evenly]"


def _payouts(grammar: Grammar) -> None:
    """Who gets the pot, and which part of it."""
    add = grammar.add
    add(
        "Pot",
        [
            "the pot",
            "<it|it all|all|everything|the money|the hand|the game|all of it>",
            "the <whole|entire|full> <pot|thing|works>",
            "all the money",
        ],
        (),
        read_only=True,
    )
    gets = (
        "<wins|takes|gets|collects|scoops|takes home|rakes in|takes down|drags|grabs|sweeps|win|take|get|collect|scoop>"
    )
    add(
        "Payout",
        [
            "{prize:Prize} wins",
            f"{{prize:Prize}} {gets} [{{pot:Pot}}]",
            "{pot:Pot} goes to {prize:Prize}",
            "{pot:Pot} <is|gets> won by {prize:Prize}",
            "{prize:Prize} is the winner",
            "the winner is {prize:Prize}",
        ],
        build=lambda prize, pot=(): (Share(prize),),
        apart=lambda shares: {"prize": shares[0].prize} if len(shares) == 1 and not shares[0].part else None,
    )
    add(
        "Half",
        "<half|one half|half of it|half [of] the <pot|money>|the other half|the other|the rest>",
        (),
        read_only=True,
    )
    add("Half", ["the other half [of the pot]", "the second half"], (), read_only=True)
    evenly = "[equally|evenly|in half|down the middle|fifty fifty|50 50]"
    divide = "<split|share|divide|chop>"
    add("Taker", "{prize:Prize}", v.prize, read_only=True)
    for end in End:
        hand = f"[the] [best|winning|qualifying] {end.value} [hand|side|half]"
        add("Taker", f"<{hand}|whoever wins [the] {end.value} [hand]>", BestHand(end), read_only=True)
    is_split = "<is|gets|will be> [always] [equally|evenly] <split|divided|shared|chopped|cut> [up]"
    between = "<between|among> {first:Taker} and {second:Taker}"
    add(
        "Payout",
        [
            f"<split|divide|share|chop> {{pot:Pot}} {evenly} {between} [,] {evenly}",
            f"{{pot:Pot}} {is_split} {evenly} {between} {evenly}",
            f"it is [a] <split|split pot> {between}",
            "{half:Half} <goes|goes out|is paid> to {first:Taker} [,] [and|while] {rest:Half} [<goes|goes out|is paid>] to {second:Taker}",
            f"{{first:Taker}} {gets} {{half:Half}} [,] [and|while] {{second:Taker}} [{gets}] {{rest:Half}}",
            "{first:Taker} and {second:Taker} <each|both> <get|take|win> half [of] [the pot|it]",
            f"{_SPLIT_IN_TWO} , {{half:Half}} [going] to {{first:Taker}} [,] [and] {{rest:Half}} [going] to {{second:Taker}}",
        ],
        build=lambda first, second, pot=(), half=(), rest=(): (
            (Share(first), Share(second)) if first != second else None
        ),
        read_only=True,
    )
    add(
        "Payout",
        [
            f"[the] high and [the] low [hands|halves] {divide} {{pot:Pot}} {evenly}",
            f"{{pot:Pot}} {is_split} {evenly} between [the] high and [the] low hands {evenly}",
            f"<split|divide> {{pot:Pot}} {evenly} between [the] high and [the] low hands",
        ],
        build=lambda pot=(): (Share(BestHand(End.HIGH)), Share(BestHand(End.LOW))),
        read_only=True,
    )
    add(
        "Payout",
        [
            "{first:Prize} and {second:Prize} split the pot",
            f"{{first:Prize}} and {{second:Prize}} {divide} {{pot:Pot}} {evenly}",
            "{first:Prize} splits [{pot:Pot}] with {second:Prize}",
            "the pot is <shared|split|divided> by {first:Prize} and {second:Prize}",
            f"the pot is {evenly} <divided|split|shared> {evenly} between {{first:Prize}} and {{second:Prize}}",
            "{first:Prize} and {second:Prize} each <take|get|win> half [of] the pot",
            f"{_SPLIT_IN_TWO} <:|,|, with> {{half:Half}} [goes|going] to {{first:Prize}} [,] and {{rest:Half}} [goes] to {{second:Prize}}",
            f"{_SPLIT_IN_TWO} with {{first:Prize}} {{half:Half}} and {{second:Prize}} {{rest:Half}}",
        ],
        build=lambda first, second, pot=(), half=(), rest=(): (Share(first), Share(second)),
        apart=lambda shares: {"first": shares[0].prize, "second": shares[1].prize} if len(shares) == 2 else None,
    )
    add(
        "Payout",
        [
            "{prize:Prize} wins half the pot",
            f"{{prize:Prize}} {gets} <half|the other half> [of the pot]",
            f"{{prize:Prize}} {gets} half the pot",
            "<half|the other half> [of the pot] goes to {prize:Prize}",
            "half the pot goes to {prize:Prize}",
        ],
        (Share(v.prize, Fraction(1, 2)),),
    )
    add(
        "Payout",
        [
            "{first:Prize} , {second:Prize} and {third:Prize} split the pot",
            "{first:Prize} , {second:Prize} , and {third:Prize} split the pot",
        ],
        (Share(v.first), Share(v.second), Share(v.third)),
    )
    add(
        "Payout",
        [
            "{first:Prize} , {second:Prize} , {third:Prize} and {fourth:Prize} split the pot",
            "{first:Prize} , {second:Prize} , {third:Prize} , and {fourth:Prize} split the pot",
        ],
        (Share(v.first), Share(v.second), Share(v.third), Share(v.fourth)),
    )
    add(
        "Payout",
        [
            "high and low split",
            "the pot is split high and low",
            "it is [a] <high low|hi lo> [split]",
            "high low split",
            "play [it] <high low|hi lo>",
        ],
        build=lambda pot=(): (Share(BestHand(End.HIGH)), Share(BestHand(End.LOW))),
        read_only=True,
    )
    add(
        "Step",
        [
            "showdown : {shares:Payout}",
            "{shares:Payout}",
            "<at|in> the [showdown|end] , {shares:Payout}",
            "at showdown [,] {shares:Payout}",
            "at the <showdown|end> {shares:Payout}",
            "{shares:Payout} <at|on> [the] showdown",
            "if the hand <makes it|gets|goes> to the <end|showdown> , {shares:Payout}",
        ],
        Showdown(v.shares),
    )
    add(
        "Step",
        [
            "showdown",
            "<show|show down|show em|showdown time|[it is] time <for the showdown|to show [down|em]>>",
            "<show|lay> em down",
            "see who <won|wins|has won|has the best hand>",
            "[there is] [a|the] showdown",
            "<show|compare|turn over|turn up|lay down|flip over> <your|the|all|your> <hands|hand|cards>",
            f"{_THEY} <shows|show|lays|lay|turns over|turn over|compares|compare> [down] <their|his|her|> <hands|hand|cards>",
            f"{_THOSE_IN} compare [their] <hands|cards> [privately|with each other]",
            "<hands|the hands|cards> are <shown|compared|turned up|shown down>",
            "<everyone|everybody|all players|players|everyone left|everyone still in|all remaining players|anyone who has not folded> <shows|show|shows down|show down|shows <their|his> <hands|hand>>",
            "show your hands down",
        ],
        Showdown(()),
    )
