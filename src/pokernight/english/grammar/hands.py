"""Hands: what they amount to, what wins, and what they are made of."""

from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction
from typing import Any

from pokernight.english.construction import FAR, PLAIN, Grammar
from pokernight.english.grammar.cards import of_all
from pokernight.english.grammar.making import FULL_HAND, Pool
from pokernight.english.grammar.marks import Closest, OnlyCard
from pokernight.english.grammar.numbers import number, spell_number
from pokernight.english.template import v
from pokernight.meaning.cards import Cards, Face, Hands, NotOf, WildCard
from pokernight.meaning.hands import (
    Beside,
    BestCard,
    BestHand,
    Compared,
    Limit,
    LowOrder,
    MostCards,
    MustWin,
    OfShape,
    Past,
    Prize,
    Shape,
    Share,
    Showdown,
    SmallHand,
    Split,
    SplitIs,
    Totals,
)
from pokernight.meaning.numbers import Quantity
from pokernight.meaning.players import YOURSELF, End, Neighbor, Side
from pokernight.meaning.printed import fixed

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
HIGH_HAND = BestHand(End.HIGH)
END_WORDS = {
    End.HIGH: "<high|highest|best high|best|top|higher|better>",
    End.LOW: "<low|lowest|best low|worst|lower|worse>",
}


_THEY = "<everyone|everybody|all players|players|everyone left|everybody left|everybody still in|everyone still in|whoever is left|those left|those still in|all remaining players|the remaining players|the players left|each player still in>"
_THOSE_IN = "<they|<those|everyone|everybody|[all] [the] players> [who] [<are|is|stay|stays|stayed|go|went|goes|declared|were|was>] [still] in>"
_HOLDER = "[the] <player|person|one> <with|who has|holding|who holds>"


def hand_size(words: Sequence[str], at: int) -> list[tuple[int, Any]]:
    """The size of a hand: five card, 5-card."""
    return [(end + 1, value) for end, value in number(words, at) if end < len(words) and words[end] == "card"]


LEXERS = {"Size": hand_size}
SPELLERS = {"Size": lambda size: f"{spell_number(size)} card"}


def _laid(grammar: Grammar) -> None:
    """The separate hands that a player lays cards to."""
    add = grammar.add
    like = "[[,] <as|however|in any way|any way> <they|you> <like|want|wish|please|choose>]"
    into = "<into|among|between|to|in>"
    add(
        "Hands",
        [
            "into {many:Number} hands",
            f"{into} [<one|any|either> of] [<their|your|the|his>] {{many:Number}} <hands|piles|rows> {like}",
        ],
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
    one = "{n:Sizes.stacks.one}"
    add(
        "Sizes.stacks",
        [f"{one} , with one card on either side", f"{one} [,] with <one|a> card on <either|each> side"],
        build=lambda n: (n, 1, 1),
        apart=lambda sizes: {"n": sizes[0]} if len(sizes) == 3 and sizes[1:] == (1, 1) else None,
    )
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
            apart=lambda sizes, named=noun == "hand": (
                dict(zip("abc", sizes, strict=True)) if len(sizes) == 3 and not (named and in_rows(sizes)) else None
            ),
        )


def in_rows(sizes: tuple[int, ...]) -> bool:
    """Whether three hands are a front hand, a middle hand and a back hand: none is smaller than the one before it."""
    return len(sizes) == 3 and sizes[0] <= sizes[1] <= sizes[2]


def add_to(grammar: Grammar) -> None:
    """Hands that are named, hands that win, and the showdown."""
    add = grammar.add
    _laid(grammar)
    _sizes(grammar)
    for shape, name in _NAMES.items():
        add("Made", name, OfShape(shape))
        plain = name.removeprefix("<").split("|")[0].rstrip(">")
        bare = plain.removeprefix("a ")
        article = "a " if bare != plain else ""
        add(
            "Made",
            [f"{article}natural {bare}", f"[a] natural {bare}", f"{name} without [any] <wild cards|wilds>"],
            OfShape(shape, natural=True),
        )
    add("Made", ["a pair of {rank:Ranks}", "pair of {rank:Ranks}", "{rank:Ranks}"], OfShape(Shape.PAIR, v.rank))
    add(
        "Made",
        [
            "a {rank:Rank} high",
            "<an|a> {rank:Rank} high",
            "{rank:Rank} high",
            "<a|an> {rank:RankSign} high",
            "[<a|an>] high card <with|of> [<a|an>] {rank:Rank}",
        ],
        OfShape(Shape.HIGH_CARD, v.rank),
    )
    add(
        "Made",
        [
            "at least {made:Made}",
            "{made:Made} or better",
            "{made:Made} or higher",
            "{made:Made} or <<something|anything> <better|higher>|<a|any> <better|higher> hand|anything that beats it>",
        ],
        Compared(Limit.AT_LEAST, v.made),
    )
    add(
        "Made",
        ["no better than {made:Made}", "{made:Made} or <worse|lower|less>", "at most {made:Made}"],
        Compared(Limit.AT_MOST, v.made),
    )
    add(
        "Made",
        [
            "better than {made:Made}",
            "a hand better than {made:Made}",
            "[a hand] <higher|stronger|more> than {made:Made}",
        ],
        Compared(Limit.BETTER, v.made),
    )
    add(
        "Made",
        ["worse than {made:Made}", "a hand worse than {made:Made}", "[a hand] <lower|weaker|less> than {made:Made}"],
        Compared(Limit.WORSE, v.made),
    )

    add("Made", ["{total:Fraction} points", "a {total:Fraction} point hand"], Totals(v.total))
    add(
        "Made",
        [
            "{total:Fraction} points in {n:Number} cards or fewer",
            "a {total:Fraction} point hand <in|with> {n:Number} [cards] or <fewer|less> [cards]",
        ],
        Totals(v.total, Quantity(0, v.n)),
    )

    add(  # there is one such card, which is the highest of its kind
        "Prize",
        ["whoever has the {cards:Noun.one}", f"<{_HOLDER}|whoever <has|holds>> the {{cards:Noun.one}}"],
        build=lambda cards: BestCard(End.HIGH, cards) if len(fixed(cards.kind) or ()) == 1 else None,
        apart=lambda prize: (
            {"cards": prize.cards}
            if prize == BestCard(End.HIGH, prize.cards) and len(fixed(prize.cards.kind) or ()) == 1
            else None
        ),
    )
    for end, word in END_WORDS.items():
        name = end.value
        add(
            "Prize",
            [
                f"the {name} hand",
                f"[the] {word} hand",
                f"[the] <player|person|one> with the {word} hand",
                f"whoever <has|makes|can make|holds|shows|ends up with> the {word} hand",
                f"whoever <has|makes|can make|holds|shows|ends up with> the {word} five card [poker] hand",
                f"[the] {word} [poker] hand",
                f"best {name} hand",
                f"[the] best {name}",
                f"[<the player with|whoever has>] [the] best {name} [hand] of five cards",
                f"<the player with|whoever has|the hand with> the {word} five cards",
                f"[the] best qualifying {name} [hand]",
                f"[the] {word} [five card|qualifying] hand <at showdown|>",
                f"[the] best five card {name} hand",
                f"[the] <best|{name}est> showing {name} hand",
                *([f"[the] {word} [low] hand that qualifies [for low]"] if end is End.LOW else []),
            ],
            BestHand(end),
        )
        add(
            "Prize",
            [
                f"the {name}est card" if end is End.LOW else "the highest card",
                f"<{_HOLDER}|whoever <has|holds|is [left|still in] with|is holding>> the {word} card [left|still in]",
            ],
            BestHand(end, size=1),
        )
        add("Prize", [f"the {name} card", f"{name} card"], OnlyCard(end))
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
                f"[the] <best|{name}|{name}est|best {name}|{word}> [one|[poker] hand] <of|among> [all] <those|the players|players|everyone> [players] <who|that> <declared|went|said|go|declare|are going> {name}",
                f"[the] <best|{word}> hand that <declared|went> {name}",
            ],
            BestHand(end, declared=True),
        )
        add(
            "Prize",
            [
                f"the {name} hand of {{cards:Noun.all}}",
                f"[the] {word} [five card|poker] hand <of|in|made of|made from|made with|using> [only|just] [your|their] {{cards:Noun.all}} [only|alone]",
            ],
            build=lambda cards, end=end: (
                BestHand(end, cards=cards) if cards == Cards(face=cards.face) and cards.face else None
            ),
            apart=lambda prize, end=end: (
                {"cards": prize.cards} if prize.cards and prize == BestHand(end, cards=prize.cards) else None
            ),
        )
        add(
            "Prize",
            [f"the {name} hand showing", f"[the] {word} hand showing"],
            BestHand(end, showing=True),
        )
        add(
            "Prize",
            [
                f"the {name}est {{cards:Noun.one}}",
                f"[the] {word} {{cards:Noun.one}}",
                f"{name} {{cards:Noun.one}}",
                f"[the] <player|one> with the {word} {{cards:Noun.one}}",
                f"whoever <has|holds> the {word} {{cards:Noun.one}}",
            ],
            build=lambda cards, end=end: BestCard(end, cards) if cards != Cards() else None,
            apart=lambda prize, end=end: {"cards": prize.cards} if prize == BestCard(end, prize.cards) else None,
        )
        add(
            "Prize",
            [
                f"the {name}est {{cards:Noun.one}} counting aces low",
                f"[the] {word} {{cards:Noun.one}} [,] <counting|with> <aces|the ace> [counting] [as] low",
            ],
            BestCard(end, v.cards, low_ace=True),
        )
        add("Prize", f"the {word} one", BestHand(end), cost=FAR, read_only=True)
    add("Prize", "the player with {made:Made}", BestHand(End.HIGH, made=v.made))
    for end, word in END_WORDS.items():
        nth = "best" if end is End.HIGH else "lowest"
        add(
            "Prize",
            [
                f"the {{place:Ordinal}} {nth} hand",
                f"[<{_HOLDER}|whoever has>] [the] {{place:Ordinal}} {word} hand",
            ],
            build=lambda place, end=end: BestHand(end, place=place) if place > 1 else None,
            apart=lambda prize, end=end: (
                {"place": prize.place} if prize == BestHand(end, place=prize.place) and prize.place > 1 else None
            ),
        )
    best = "[<whoever has|the player with>] [the] <best|lowest|low|winning>"
    for order, names in LOW_ORDERS.items():
        add(
            "Prize",
            [
                f"the best {names.strip('<>').split('|', maxsplit=1)[0]} hand",
                f"{best} {names} [low|lowball] [hand]",
                *([f"{best} low by {names} [rules]"] if order is not LowOrder.BADUGI else []),
            ],
            BestHand(End.LOW, order=order),
        )
    add(
        "Prize",
        f"{best} [four card] hand <of|with|in> [four cards of] {RANKS_AND_SUITS}",
        BestHand(End.LOW, order=LowOrder.BADUGI),
        read_only=True,
    )
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
    add("Won", "{prize:Prize}", v.prize)
    add("Won", "the {size:Size} hand", BestHand(End.HIGH, size=v.size), read_only=True)
    you = "<you|a player|players|anyone|one player>"
    need = "<<must|has to|have to|needs to|need to> <have|hold>|need|needs>"
    add(
        "Standing",
        [
            "to win the pot , you must win {first:Won} and {second:Won}",
            f"to <win|take> [the pot] [,] {you} <must|has to|have to> win [both] {{first:Won}} and {{second:Won}}",
            f"{you} <must|has to|have to> win [both] {{first:Won}} and {{second:Won}} to <win|take> [the pot]",
            f"to <win|take> [the [whole] pot|it] [,] {you} {need} [both] {{first:Won}} and {{second:Won}}",
            f"{you} {need} [both] {{first:Won}} and {{second:Won}} to <win|take> [the [whole] pot|it]",
            "[only] <a|the> player <with|who <has|holds>> both {first:Won} and {second:Won} <wins|takes> [the [whole] pot|it]",
            "the pot <goes|is given> [only] to [the|a] <player|whoever> <with|who has|has|who holds> both {first:Won} and {second:Won}",
        ],
        MustWin((v.first, v.second)),
    )
    holding = {None: "", Face.DOWN: "include a down card and ", Face.UP: "include an up card and "}
    for face, holds in holding.items():
        add(
            "Standing",
            [
                f"the {{small:Size}} hand must {holds}be worse than the {{large:Size}} hand",
                f"the {{small:Size}} hand must {holds.replace('include', '<hold|contain|include|have>')}<be|rank> <worse|lower|weaker> than the {{large:Size}} hand",
                *([] if face else ["the {large:Size} hand must <be better than|beat|outrank> the {small:Size} hand"]),
            ],
            build=lambda small, large, face=face: SmallHand(small, large, face),
            apart=lambda rule, face=face: (
                {"small": rule.small, "large": rule.large} if rule == SmallHand(rule.small, rule.large, face) else None
            ),
        )
    add("Prize", ["the split hand", "[the] split <card|hand>"], Split())
    add(
        "Standing",
        [
            "the split hand goes to {prize:Prize}",
            "[the] split [card|hand] <goes to|is|is won by|belongs to|:> {prize:Prize}",
        ],
        SplitIs(v.prize),
    )
    held = "<has|holds|have|hold> <it|one>"
    anyone = "<anyone|anybody|someone|somebody|a player|any player>"
    for face, where in ((None, ""), (Face.DOWN, "<in the hole|face down|down>")):
        add(
            "Standing",
            [
                f"[the] split [card|hand] <is|goes to> the {{kind:Kind.one}} {where} [[,] <if|should> {anyone} {held}]",
                *(
                    [
                        f"[the] split [card|hand] <is|goes to> the {{kind:Kind.one}} [,] <if|should> {anyone} {held} {where}"
                    ]
                    if face
                    else []
                ),
            ],
            build=lambda kind, face=face: SplitIs(BestCard(End.HIGH, Cards(kind=kind, face=face))),
            read_only=True,
        )
    add(
        "Standing",
        f"{{rule:SplitRule}} [,] <if|should> {anyone} {held}",
        build=lambda rule: rule if isinstance(rule.prize, BestCard) else None,
        read_only=True,
    )
    add("SplitRule", "[the] split [card|hand] <is|goes to> {prize:Prize}", SplitIs(v.prize), read_only=True)
    add(
        "Plain",
        "[showdown ,] {first:Prize} <splits|shares> [the pot] with the split [card|hand] <, which is|( which is|, that is|, being|, namely|:> {second:Prize} [)]",
        build=lambda first, second: (Showdown((Share(first), Share(second))),),
        read_only=True,
    )
    add(
        "Prize",
        [
            "the best natural hand",
            "[the] <best|high|highest> <natural hand|hand [that is] made <without|with no> [any] <wild cards|wilds>|hand <without|with no> [any] <wild cards|wilds>>",
        ],
        NATURAL_HAND,
    )
    add(
        "Standing",
        "the split hand <is made [up] of|consists of|uses> [only] [your|their] {cards:Noun.all} [only]",
        build=lambda cards: (
            SplitIs(BestHand(End.HIGH, cards=cards)) if cards == Cards(face=cards.face) and cards.face else None
        ),
        read_only=True,
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
            f"[the] [best] [declared] <high|low> hand {closest}",
        ],
        Closest(v.total),
    )
    add(
        "Prize",
        [
            "{prize:Prize} among <those|the players|players> <who have not folded|still in|left|who are left|remaining>",
            "{prize:Prize} <at the showdown|at showdown|at the end|left|still in|remaining|at the table|in the game>",
            "{prize:Prize} <by|according to|in|under> [the] <regular|normal|standard|usual> [poker] [hand] <ranking|rankings|order>",
            "{prize:Prize} after all [the] cards are <turned over|turned up|dealt|out|up>",
        ],
        build=lambda prize: prize if from_any_cards(prize) else None,
        read_only=True,
    )
    add(
        "Prize",
        [
            "{prize:Prize} [,] <counting|including> [the|all|any|your] wild cards [,]",
            "{prize:Prize} [,] wild cards <included|and all> [,]",
        ],
        v.prize,
        read_only=True,
    )
    add(
        "Prize",
        "{prize:Prize} [,] <counting|including|with|together with> {cards:Cards} [,]",
        build=lambda prize, cards: prize if from_any_cards(prize) and of_all(cards) else None,
        read_only=True,
    )
    add(
        "Prize",
        "{prize:Prize} [made] <from|out of|of|using|with|made up of|among> {pool:Pool}",
        build=made_from,
        read_only=True,
    )
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
    add(
        "Prize",
        "{prize:Prize} , <using|made from|made with|made of> {pool:Pool} ,",
        build=lambda prize, pool: prize if pool.own and pool.board else None,
        cost=FAR,
        read_only=True,
    )
    of_theirs = "[of <your|their|his|her|the> [six|seven|eight|nine] cards]"
    can = "[you can <make|get|have|put together>]"
    add("Prize", f"[the] <best|highest> five [cards] {of_theirs} {can}", BestHand(End.HIGH), read_only=True)
    add("Prize", f"[the] lowest five [cards] {of_theirs} {can}", BestHand(End.LOW), read_only=True)
    add(
        "Prize",
        "[the] worst <ordinary|regular|normal|standard|usual> poker hand",
        BestHand(End.LOW, order=LowOrder.DEUCE_TO_SEVEN),
        read_only=True,
    )
    for side in Side:
        add(
            "Prize",
            [
                f"the player to the winner 's {side.value}",
                f"the player to their {side.value}",
                f"the <nearest|closest> [remaining] player [still in] to <their|the winner 's> {side.value}",
            ],
            Beside(Neighbor(YOURSELF, side)),
        )
    _payouts(grammar)


def from_any_cards(prize: Prize) -> bool:
    """Whether it is a hand that wins, and nothing was said of the cards that it is made of."""
    return isinstance(prize, BestHand) and not prize.declared and prize.size != 1 and prize.cards is None


def made_from(prize: Prize, pool: Pool) -> BestHand | None:
    """The best hand out of some cards: those of a player alone where no others are named, and he may have too few."""
    if not isinstance(prize, BestHand) or not from_any_cards(prize) or pool.line is not None:
        return None
    alone = pool.own and not pool.board and pool.many <= FULL_HAND
    return replace(prize, cards=Cards()) if alone else prize


_SPLIT_IN_TWO = "[<with|>] [the] pot [is|gets] <split|cut|divided|chopped> [up] [in two|two ways|in half|evenly|down the middle] [at the <showdown|end>]"


_OTHER = "[all] [of] [four] different"
RANKS_AND_SUITS = f"{_OTHER} <ranks and [{_OTHER}] suits|suits and [{_OTHER}] ranks>"
"""What four cards of a badugi are of."""
LOW_ORDERS = {
    LowOrder.BADUGI: "badugi",
    LowOrder.DEUCE_TO_SEVEN: "<deuce to seven|2 to 7|2 7|two to seven|kansas city>",
    LowOrder.ACE_TO_FIVE: "<ace to five|a to 5|a 5|california>",
    LowOrder.ACE_TO_SIX: "<ace to six|a to 6>",
}
"""What the rankings of low hands are called."""


def _portions(grammar: Grammar, gets: str) -> None:
    """Parts of the pot that are not all alike: two thirds for the high hand and the rest for the low one."""
    add = grammar.add
    add("PotPart", ["{part:Fraction} of the pot", "{part:Fraction} [of <it|the pot>]"], v.part)
    for words, part in POT_PARTS.items():
        add("PotPart", f"{words} [[of] the <pot|money>|of it]", part, read_only=True)
    add(
        "PotRest",
        "<the rest|what is left|the remainder|the other <half|third|quarter>|the remaining <third|half>> [of <the pot|it>]",
        (),
    )
    add(
        "NthBest",
        "the {place:Ordinal} <best|highest>",
        build=lambda place: BestHand(End.HIGH, place=place),
        read_only=True,
    )
    for who in ("Prize", "NthBest"):
        add(
            "PotShare",
            [
                f"{{prize:{who}}} wins {{part:PotPart}}",
                f"{{prize:{who}}} [{gets}] {{part:PotPart}}",
                f"{{part:PotPart}} [goes] to {{prize:{who}}}",
            ],
            Share(v.prize, v.part),
            read_only=who == "NthBest",
        )
        add(
            "PotShare",
            [f"{{prize:{who}}} [{gets}] {{_:PotRest}}", f"{{_:PotRest}} [goes] to {{prize:{who}}}"],
            build=lambda prize, _=(): Share(prize),
            read_only=True,
        )
    add("PotShares", "{last:PotShare}", (v.last,))
    add(
        "PotShares",
        "{first:PotShare} <, and|and|,|while|, while> {rest:PotShares}",
        build=lambda first, rest: (first, *rest),
        apart=lambda shares: {"first": shares[0], "rest": shares[1:]} if len(shares) > 1 else None,
    )
    add(
        "Payout",
        "{first:PotShare} <and|, and|,|while|, while> {rest:PotShares}",
        build=lambda first, rest: in_portions((first, *rest)),
        apart=lambda shares: (
            {"first": shares[0], "rest": shares[1:]} if len(shares) > 1 and all(one.part for one in shares) else None
        ),
    )


def in_portions(shares: tuple[Share, ...]) -> tuple[Share, ...] | None:
    """The parts of a pot, as they are named, and what is left for one of them; parts that are all alike say nothing."""
    named = [share.part for share in shares if share.part]
    left = 1 - sum(named, Fraction(0))
    if left < 0 or (left == 0) != (len(named) == len(shares)) or len(shares) - len(named) > 1:
        return None
    parts = {share.part or left for share in shares}
    return tuple(Share(share.prize, share.part or left) if len(parts) > 1 else Share(share.prize) for share in shares)


def one_part(prize: Any, part: Fraction) -> tuple[Share, ...] | None:
    """Who gets a part of the pot, the rest of which is told elsewhere."""
    return (Share(prize, part),) if part < 1 else None


HALF = Fraction(1, 2)


def equal_shares(prizes: tuple[Any, ...]) -> tuple[Share, ...] | None:
    """A pot that goes in equal shares to hands or cards, all of them different."""
    return tuple(map(Share, prizes)) if len(set(prizes)) == len(prizes) else None


NATURAL_HAND = BestHand(End.HIGH, cards=Cards(kind=NotOf(WildCard())))
"""The best hand of cards that are not wild."""
POT_PARTS = {
    "<[one] half|the <other|first|second|remaining> half>": Fraction(1, 2),
    "<a|one|the <first|second|last|other>> third": Fraction(1, 3),
    "two thirds": Fraction(2, 3),
    "<a|one|the <first|second|last|other>> <quarter|fourth>": Fraction(1, 4),
    "three <quarters|fourths>": Fraction(3, 4),
    "a fifth": Fraction(1, 5),
}


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
            "{prize:Prize} is <the winner|good>",
            "the winner is {prize:Prize}",
        ],
        build=lambda prize, pot=(): (Share(prize),),
        apart=lambda shares: {"prize": shares[0].prize} if len(shares) == 1 and not shares[0].part else None,
    )
    add(
        "Half",
        "<[one] half [of it|[of] the <pot|money>]|the <other|first|second|remaining> half [of the pot]|the other|the second|the rest>",
        (),
        read_only=True,
    )
    _portions(grammar, gets)
    add("Winner", "{prize:Prize}", (Share(v.prize),), read_only=True)
    evenly = "[equally|evenly|in half|down the middle|fifty fifty|50 50]"
    divide = "<split|share|divide|chop>"
    add("Taker", "{prize:Prize}", v.prize, read_only=True)
    has = "<has|holds|have|hold> <it|one|such a card|that card|any>"
    add(
        "Payout",
        [
            f"{{shares:Payout}} [,] <if|should|provided> <anyone|anybody|someone|somebody|a player|any player> {has}",
            "{shares:Payout} [,] if there is <one|any|such a card>",
        ],
        build=lambda shares: shares if isinstance(shares[-1].prize, BestCard) else None,
        read_only=True,
    )
    add("Payout", "{shares:Payout} instead", v.shares, cost=FAR, read_only=True)
    for end in End:
        hand = f"[the] [best|winning|qualifying] {end.value} [hand|side|half]"
        add("Taker", f"<{hand}|whoever wins [the] {end.value} [hand]>", BestHand(end), read_only=True)
    is_split = "<is|gets|will be> [always] [equally|evenly] <split|divided|shared|chopped|cut|halved> [up]"
    between = "<between|among|by> {prizes:Prizes}"
    ways = f"[<two|three|four> ways] {evenly}"
    add("Prizes", "{one:Taker} <and|, and> {other:Taker}", (v.one, v.other), read_only=True)
    add("Prizes", "{one:Taker} , {rest:Prizes}", build=lambda one, rest: (one, *rest), read_only=True)
    add(
        "Payout",
        [
            f"<split|divide|share|chop> {{pot:Pot}} {ways} {between} [,] {evenly}",
            f"[a] split pot {between}",
            f"{{pot:Pot}} {is_split} {ways} {between} {evenly}",
            f"it is [a] <split|split pot> {between}",
            f"{{prizes:Prizes}} {divide} [{{pot:Pot}}] {evenly}",
        ],
        build=lambda prizes, pot=(): equal_shares(prizes),
        read_only=True,
    )
    add(
        "Payout",
        [
            f"{{prizes:Prizes}} <each|both> <get|take|win|receive> {share} [[of] <the <pot|money>|it>]"
            for share in ("half", "<a|one> third", "<a|one> <quarter|fourth>")
        ],
        build=equal_shares,
        read_only=True,
    )
    goes = "<goes|goes out|is paid|is given|is awarded>"
    add(
        "Payout",
        [
            f"{{half:Half}} {goes} to {{first:Taker}} [,] [and|while] {{rest:Half}} [{goes}] to {{second:Taker}}",
            f"{{first:Taker}} {gets} {{half:Half}} [,] [and|while] {{second:Taker}} [{gets}] {{rest:Half}}",
            "{first:Taker} <splits|shares> [{pot:Pot}] with {second:Taker}",
            f"{_SPLIT_IN_TWO} , {{half:Half}} <to|going to|goes to|for> {{first:Taker}} [,] [and] {{rest:Half}} <to|going to|goes to|for> {{second:Taker}}",
            "[with] {half:Half} <to|going to|for> {first:Taker} [,] and {rest:Half} <to|going to|for> {second:Taker}",
        ],
        build=lambda first, second, pot=(), half=(), rest=(): (
            (Share(first), Share(second)) if first != second else None
        ),
        read_only=True,
    )
    add(
        "Payout",
        [
            f"[the players with] [the] <high|highest|best> and [the] <low|lowest|worst> [hand|hands|halves] <{divide} [{{pot:Pot}}] {evenly}|each <take|get|win> half [of] [the pot|it]>",
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
            "<the winner [of the <hand|pot>]|the winning hand> splits [{pot:Pot}] with {second:Prize}",
            f"{_SPLIT_IN_TWO} <:|,|, with> {{half:Half}} [goes|going] to {{first:Prize}} [,] and {{rest:Half}} [goes] to {{second:Prize}}",
            f"{_SPLIT_IN_TWO} with {{first:Prize}} {{half:Half}} and {{second:Prize}} {{rest:Half}}",
        ],
        build=lambda second, first=HIGH_HAND, pot=(), half=(), rest=(): (Share(first), Share(second)),
        apart=lambda shares: {"first": shares[0].prize, "second": shares[1].prize} if len(shares) == 2 else None,
    )
    add(
        "Payout",
        [
            "{prize:Prize} wins half the pot",
            "{prize:Prize} splits the pot",
        ],
        (Share(v.prize, HALF),),
    )
    for halves, cost in ((True, PLAIN), (False, FAR)):  # other parts are mostly told together
        add(
            "Payout",
            [
                "{prize:Prize} wins {part:PotPart}",
                f"{{prize:Prize}} <{gets[1:-1]}|receives|is entitled to> {{part:PotPart}}",
                f"{{part:PotPart}} {goes} to {{prize:Prize}}",
                "{part:PotPart} is <won|taken> by {prize:Prize}",
            ],
            build=lambda prize, part, halves=halves: one_part(prize, part) if (part == HALF) is halves else None,
            apart=lambda shares, halves=halves: (
                {"prize": shares[0].prize, "part": shares[0].part}
                if not halves and len(shares) == 1 and shares[0].part not in (None, HALF)
                else None
            ),
            cost=cost,
        )
    add("Payout", "the <rest|remainder> [of the pot] goes to {prize:Prize}", (Share(v.prize),), read_only=True)
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
            "high and low split [the pot]",
            "<high|the high hand> <splits|shares> [the pot] with <low|the low hand>",
            "see who <won|wins|has won> <each way|both ways|high and low|high and who <won|wins> low|each half>",
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
    add("Step", "showdown [,|:] {shares:Winner}", Showdown(v.shares), cost=FAR, read_only=True)
    add(
        "Step",
        [
            "showdown",
            "<show|show down|show em|showdown time|[it is] time <for the showdown|to show [down|em]>>",
            "<show|lay> em down",
            "let us <see|show> <em|them|what <you|we> have|the hands>",
            "see who <won|wins|has won|has the best hand>",
            "[there is] [a|the] showdown",
            "[just] <show|compare|turn over|turn up|lay down|flip over> <your|the|all|your> <hands|hand|cards> [<at|in> the end] [and <we|i> [will] <read|look at|compare> them]",
            "[just] <flip|turn> <them|em> [all] over <at the <end|showdown>|and <see|read> [em|them]>",
            "just <flip|turn|show> <them|em> [all] [over|up|down]",
            "[just] turn over all {_:Number} [cards] [and <we|i> [will] <read|look at> <both ways|the hands|them both ways>]",
            "<we|i> [will] <read|look at> <both ways|the hands|them both ways>",
            "then we show",
            f"{_THEY} [then|now|privately] <shows|show|lays|lay|turns over|turn over|compares|compare> [down] <their|his|her|> <hands|hand|cards>",
            f"{_THOSE_IN} [<then|only>] compare [their] <hands|cards> [privately] [only] [<with|against> <each other|one another|the others>|among themselves] [only]",
            "<[all] [the] hands|cards> are [then|now] <shown [down]|compared|turned <up|over>|revealed|exposed>",
            "<the|all [the]|> hole cards are <turned up|turned over|shown|revealed|exposed>",
            "<everyone|everybody|all players|players|everyone left|everyone still in|all remaining players|anyone who has not folded> <shows|show|shows down|show down|shows <their|his> <hands|hand>>",
            "show your hands down",
        ],
        build=lambda _=0: Showdown(()),
        apart=lambda rule: {} if rule == Showdown(()) else None,
    )
