"""Which cards: kinds, places, faces and quantities, the same in every role."""

import itertools
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

from pokernight.cards import Rank, Suit
from pokernight.english.construction import FAR, Grammar
from pokernight.english.grammar.players import Unsaid
from pokernight.english.template import With, v
from pokernight.meaning.cards import (
    ANY_CARD,
    YOUR_HAND,
    Anywhere,
    Board,
    Both,
    Burned,
    Cards,
    Deck,
    Discards,
    Either,
    Face,
    FaceCard,
    Hand,
    Joker,
    NotOf,
    OfRank,
    OfSuit,
    OneEyed,
    RankLike,
    SizedHand,
    Stack,
    SuicideKing,
    SuitLike,
    TableCards,
    Together,
    Trait,
    Unmatched,
    Which,
    WildCard,
)
from pokernight.meaning.layouts import AtSpot, InLine, Spot
from pokernight.meaning.numbers import ANY_NUMBER, ONE, Quantity, exactly, up_to
from pokernight.meaning.players import YOURSELF, Dealer, Everyone, Other
from pokernight.meaning.printed import fixed
from pokernight.meaning.sorts import Kind

_MORE_RANKS = {
    "deuce": Rank.TWO,
    "deuces": Rank.TWO,
    "trey": Rank.THREE,
    "treys": Rank.THREE,
    "sixs": Rank.SIX,
    "duece": Rank.TWO,
    "dueces": Rank.TWO,
}
_SIGNS = dict(zip("23456789tjqka", Rank, strict=True)) | {"10": Rank.TEN, "1": Rank.ACE}
RANKS = {rank.word: rank for rank in Rank} | {
    word: rank for word, rank in _MORE_RANKS.items() if not word.endswith("s")
}
IN_A_ROW = _SIGNS | RANKS
PLURALS = (
    {rank.plural: rank for rank in Rank}
    | {word: rank for word, rank in _MORE_RANKS.items() if word.endswith("s")}
    | {f"{sign}s": rank for sign, rank in _SIGNS.items() if sign not in ("1", "a")}
)
SUITS = {suit.word: suit for suit in Suit}
SUIT_PLURALS = {suit.plural: suit for suit in Suit}
COLORS = {"red": (Suit.DIAMONDS, Suit.HEARTS), "black": (Suit.CLUBS, Suit.SPADES)}


ANY_CARDS = Cards()
ANYTHING = Cards(ANY_NUMBER)
LIKED = "<you|they|he|she> <like|likes|want|wants|choose|chooses|please|pleases|prefer|prefers|wish|wishes> [best|most]"
UNWANTED = "[that] <you|they|he|she> <<do|does> not <want|like|need|care for> [to keep]|<want|wants> to get rid of|<like|likes> least>"


def one_of(table: dict[str, Any]) -> Any:
    """A reader of single words."""

    def found(words: Sequence[str], at: int) -> list[tuple[int, Any]]:
        return [(at + 1, table[words[at]])] if words[at] in table else []

    return found


def rank_sign(words: Sequence[str], at: int) -> list[tuple[int, Any]]:
    """A rank by its sign: 4, J, Q."""
    return [(at + 1, _SIGNS[words[at]])] if words[at] in _SIGNS and words[at] not in ("a", "1") else []


_THROUGH_FIVE = {(ace, "through", five) for ace in ("ace", "a") for five in ("five", "5")}


def rank_row(words: Sequence[str], at: int) -> list[tuple[int, Any]]:
    """Five ranks, as in A-2-3-4-5 or five, four, three, two, ace; or ace through five."""
    if tuple(words[at : at + 3]) in _THROUGH_FIVE:
        return [(at + 3, frozenset({Rank.ACE, Rank.TWO, Rank.THREE, Rank.FOUR, Rank.FIVE}))]
    found: list[Rank] = []
    end = at
    while end < len(words) and len(found) < 5:
        if words[end] in IN_A_ROW:
            found.append(IN_A_ROW[words[end]])
        elif words[end] not in (",", "and"):
            break
        end += 1
    return [(end, frozenset(found))] if len(found) == 5 else []


def top_ranks(words: Sequence[str], at: int) -> list[tuple[int, Any]]:
    """The highest ranks of a hand from the top down, as in 8-6, 9-7-5 or 8-7-3-2-A, where an ace is below all others."""
    ends = itertools.takewhile(lambda end: words[end - 1] in IN_A_ROW, range(at + 1, len(words) + 1))
    rows = [(end, tuple(IN_A_ROW[word] for word in words[at:end])) for end in ends]
    low = [(end, tuple(1 if rank is Rank.ACE else int(rank) for rank in row)) for end, row in rows]
    return [
        (end, row)
        for end, row in low
        if len(row) > 1 and words[at] != "a" and list(row) == sorted(set(row), reverse=True)
    ]


LEXERS = {
    "TopRanks": top_ranks,
    "RankRow": rank_row,
    "Rank": one_of(RANKS),
    "Ranks": one_of(PLURALS),
    "RankSign": rank_sign,
    "Suit": one_of(SUITS),
    "Suits": one_of(SUIT_PLURALS),
    "Color": one_of(COLORS),
    "Colors": one_of({f"{color}s": suits for color, suits in COLORS.items()}),
}
SPELLERS = {
    "Rank": lambda rank: rank.word,
    "Ranks": lambda rank: rank.plural,
    "Suit": lambda suit: suit.word,
    "Suits": lambda suit: suit.plural,
    "Color": lambda suits: next((word for word, both in COLORS.items() if both == suits), None),
}
AXE = OfRank((Rank.KING,), (Suit.DIAMONDS,))
"""The king of diamonds, who has an axe and no sword."""
BARE_FACED = OfRank((Rank.KING,), (Suit.HEARTS,))
"""The king of hearts is the only one without a mustache."""
SCEPTER = OfRank((Rank.QUEEN,), (Suit.SPADES,))
"""The queen of spades, the only one with a scepter."""
TWO_EYED = OfRank((Rank.JACK,), (Suit.CLUBS, Suit.DIAMONDS))
DOWN = "<down|face down|hidden|concealed|unexposed|down and dirty>"
STREET_NAME = "<called|known as|or|which is|which is called|which we call|> the <flop|turn|river>"
ON_BOARD = "<community|board|shared|center|centre|middle|flop|turn|river>"
EXCEPT = "[,] <except|except for|but not|but|excluding|other than|not counting|not including|save>"
UP = "<up|face up|exposed|open|upturned|door>"
LIE = "<lies|lie|is|are|comes|come|came|is dealt|are dealt|was dealt|were dealt|turns up|turn up>"

COME = "<dealt|lying|received|held|kept|turned|coming|that come|that you get>"


def add_to(grammar: Grammar) -> None:
    """Kinds of cards, places, and phrases for cards."""
    _kinds(grammar)
    _places(grammar)
    _nouns(grammar)
    _phrases(grammar)


def _kinds(grammar: Grammar) -> None:
    add = grammar.add
    # One card of a kind, and all of them
    for one, rank, suit in (("Kind.one", "Rank", "Suit"), ("Kind.all", "Ranks", "Suits")):
        add(one, f"{{rank:{rank}}}", OfRank((v.rank,)))
        add(one, f"{{rank:{rank}}} of {{suit:Suits}}", OfRank((v.rank,), (v.suit,)))
        add(one, [f"{{suits:Color}} {{rank:{rank}}}"], OfRank((v.rank,), v.suits))
        both = "or" if one == "Kind.one" else "and"
        add(one, f"{{rank:{rank}}} of {{suit:Suits}} {both} {{other:Suits}}", OfRank((v.rank,), (v.suit, v.other)))
        add(one, f"{{suit:{suit}}}", OfSuit((v.suit,)))
        add(one, f"one eyed {{rank:{rank}}}", OneEyed((v.rank,)))
    add("Kind.one", "{rank:RankSign}", OfRank((v.rank,)), read_only=True)
    add("Kind.one", ["face card", "<picture|court> card"], FaceCard())
    add("Kind.all", ["face cards", "<picture|court> cards", "<pictures|faces>"], FaceCard())
    add("Kind.one", "joker", Joker())
    add("Kind.all", "jokers", Joker())
    add("Kind.one", ["suicide king", "king with the sword"], SuicideKing())
    axe = "<man|king> <with|holding> <the|an> <axe|ax>"
    add("Kind.one", axe, AXE, read_only=True)
    add("Kind.all", "kings <with|holding> <the|an|axes> [axe|ax]", AXE, read_only=True)
    sword = "<<with|holding> <a|the|his> sword <in|behind|through|into|at> <his|their|the> <head|heads|ear>|who <stab|stabs> <himself|themselves>>"
    for number, king, queen, jack in (("one", "king", "queen", "jack"), ("all", "kings", "queens", "jacks")):
        this = f"Kind.{number}"
        add(this, f"{king} {sword}", SuicideKing(), read_only=True)
        add(this, f"{queen} <with|holding> <the|a> <scepter|sceptre>", SCEPTER, read_only=True)
        add(this, f"two eyed {jack}", TWO_EYED, read_only=True)
        for noun, royal in ((king, Rank.KING), (jack, Rank.JACK)):
            add(this, f"{noun} <with|that <shows|show|has|have>> [only] one eye", OneEyed((royal,)), read_only=True)
        add(this, f"{king} without [a|any] <mustache|moustache|mustaches|moustaches>", BARE_FACED, read_only=True)
    add("Kind.named", f"[the] {axe}", AXE, read_only=True)
    add("Kind.named", "[the] {rank:Rank} of {suit:Suits}", OfRank((v.rank,), (v.suit,)), read_only=True)
    add("Kind.named", "the {kind:Kind.all}", build=lambda kind: kind, read_only=True)
    add("Kinds", "{kind:Kind.named}", v.kind, read_only=True)
    add("Kinds", "{first:Kinds} <and|, and|,> {second:Kind.named}", build=either, read_only=True)
    add("Kind.all", ["the suicide king", "<suicide kings|suicide king>"], SuicideKing())
    pictured = "<face|picture|court|royal>"
    add(
        "Kind.one",
        ["one eyed card", f"one eyed <{pictured} card|royal>", f"[{pictured}] card with [only] one eye"],
        OneEyed(),
    )
    add(
        "Kind.all",
        [
            "one eyed cards",
            f"one eyed <{pictured} cards|royals|faces|pictures>",
            f"[{pictured}] cards with [only] one eye",
        ],
        OneEyed(),
    )
    add("Kind.one", ["{suits:Color} card"], OfSuit(v.suits))
    add("Kind.all", ["{suits:Color} cards"], OfSuit(v.suits))
    add("Kind.one", ["wild card", "wild"], WildCard())
    add("Kind.all", ["wild cards", "wilds"], WildCard())
    add("Kind.all", "{suits:Colors}", OfSuit(v.suits), read_only=True)
    add(
        "Kinds",
        f"{{kind:Kind.all}} {EXCEPT} {{other:Kinds}}",
        build=all_but,
        read_only=True,
    )
    add(
        "Kind.all",
        ["{kind:Kind.all} except {other:Kind.all}", f"{{kind:Kind.all}} {EXCEPT} the {{other:Kind.one}}"],
        build=all_but,
        apart=lambda kind: (
            {"kind": kind.kinds[0], "other": kind.kinds[1].kind}
            if isinstance(kind, Both) and len(kind.kinds) == 2 and isinstance(kind.kinds[1], NotOf)
            else None
        ),
    )
    for number in ("one", "all"):
        add(f"Kind.{number}", f"{{first:Kind.{number}}} or {{second:Kind.{number}}}", build=either, apart=first_of)
        add(
            f"Kind.{number}",
            f"{{first:Kind.{number}}} or <a|an> {{second:Kind.{number}}}",
            build=either,
            read_only=True,
        )
        add(
            "Kind.all",
            [f"{{first:Kind.{number}}} , {{second:Kind.all}}", "{first:Kind.all} and {second:Kind.all}"],
            build=listed,
            read_only=True,
        )
    add(
        "Kinds",
        "{kind:Kind.all}",
        build=lambda kind: kind,
        apart=lambda kind: None if first_of(kind) else {"kind": kind},
    )
    add("Kinds", "{first:Kind.all} and {second:Kind.all}", build=listed, apart=last_two)
    add(
        "Kinds",
        [
            "both [the] {first:Kind.all} and [the] {second:Kind.all}",
            "{first:Kind.all} [,] <as well as|and also|plus|along with|together with> [the] {second:Kind.all} [,]",
        ],
        build=listed,
        read_only=True,
    )
    add("Kinds", "{kind:Kind.all} , <too|also|as well> ,", v.kind, read_only=True)
    add(
        "Kinds",
        [
            f"[all] {{kind:Kind.all}} {EXCEPT} {{other:Kind.named}} ,",
            f"[all] {{kind:Kind.all}} {EXCEPT} the {{other:Kind.one}} ,",
        ],
        build=all_but,
        read_only=True,
    )
    add(
        "Kinds",
        [
            "{first:Kind.all} , {second:Kinds}",
            "{first:Kinds} , {second:Kinds}",
            "{first:Kinds} , and {second:Kinds}",
            "{first:Kinds} / {second:Kinds}",
            "{first:Kinds} and {second:Kinds}",
        ],
        build=listed,
        apart=first_of,
    )


def listed(first: Kind, second: Kind) -> Kind | None:
    """Kinds one after the other; of "jacks and queens of spades" one cannot tell whether all jacks are meant.

    And "jacks of hearts and spades" are jacks, and not all the spades.
    """
    if isinstance(first, OfRank) and isinstance(second, OfRank) and second.suits and not first.suits:
        return None
    before, after = kinds_of(first)[-1], kinds_of(second)[0]
    if isinstance(before, OfRank) and before.suits and isinstance(after, OfSuit):
        return None
    return either(first, second)


def all_but(kind: Kind, other: Kind) -> Kind | None:
    """Cards of a kind without some of them, which have to be among them."""
    some, out = fixed(kind), fixed(other)
    return Both((kind, NotOf(other))) if some and out and some & out and some - out else None


def kinds_of(kind: Kind) -> tuple[Kind, ...]:
    """Several kinds, each by itself."""
    return kind.kinds if isinstance(kind, Either) else (kind,)


def last_two(kind: Kind) -> dict[str, Any] | None:
    """Two kinds, and no more."""
    found = first_of(kind)
    return found if found and first_of(found["second"]) is None else None


def either(first: Kind, second: Kind) -> Kind:
    """Cards of several kinds; ranks that are only ranks are taken together, in the order in which they are named."""
    if isinstance(first, OfRank) and isinstance(second, OfRank) and first.suits == second.suits:
        return OfRank((*first.ranks, *second.ranks), first.suits)
    if isinstance(first, OfSuit) and isinstance(second, OfSuit):
        return OfSuit((*first.suits, *second.suits))
    kinds = (*kinds_of(first), *kinds_of(second))
    suited = [kind for kind in kinds if isinstance(kind, OfRank) and kind.suits]
    ranks = [kind for kind in kinds if isinstance(kind, OfRank) and not kind.suits]
    if not any(before in ranks and after in suited for before, after in itertools.pairwise(kinds)):
        return Either(tuple(_ranks_apart(kinds)))
    others = (kind for kind in kinds if kind not in ranks)  # first, as one cannot tell which ranks a suit is said of
    return Either((*others, OfRank(tuple(rank for kind in ranks for rank in kind.ranks))))


def _ranks_apart(kinds: tuple[Kind, ...]) -> Iterator[Kind]:
    """Kinds of which each rank is one, however the ranks were taken together."""
    for kind in kinds:
        if isinstance(kind, OfRank) and not kind.suits:
            yield from (OfRank((rank,)) for rank in kind.ranks)
        else:
            yield kind


def first_of(kind: Kind) -> dict[str, Any] | None:
    """Several kinds, the first and the rest."""
    match kind:
        case OfRank(ranks=(one, *rest), suits=suits) if rest:
            return {"first": OfRank((one,), suits), "second": OfRank(tuple(rest), suits)}
        case OfSuit(suits=(one, *rest)) if rest and kind.suits not in COLORS.values():
            return {"first": OfSuit((one,)), "second": OfSuit(tuple(rest))}
        case Either(kinds=(one, *rest)):
            return {"first": one, "second": Either(tuple(rest)) if len(rest) > 1 else rest[0]}
    return None


def _places(grammar: Grammar) -> None:
    add = grammar.add
    add("Place", ["the board", "the community cards", "the common cards"], Board())
    add("Place", ["the deck", "the <stock|stub|pack>"], Deck())
    add("Place", ["the discards", "the <discard pile|muck>"], Discards())
    add("Place", ["the burn cards", "the <burn|burned> <pile|cards>"], Burned())
    add("Place", ["{of:Whose} stack", "{of:Whose} <pile|row>"], Stack(v.of))
    add("Place", ["{of:Whose} hand"], Hand(v.of))
    add(
        "Place",
        ["{of:Whose} {size:Number} card stack", "{of:Whose} {size:Number} card <pile|hand>"],
        Stack(v.of, v.size),
    )
    add("Place", ["each of {of:Whose} stacks", "each [of] {of:Whose} <stack|pile|piles>"], Stack(v.of, each=True))


def _nouns(grammar: Grammar) -> None:
    """Cards without a quantity: how they lie, where they are, and which they are."""
    add = grammar.add
    add(
        "Noun.one",
        [
            "<spit|common>",
            "<spit|widow> card",
            "one in the <middle|center>",
        ],
        Cards(at=Board()),
        read_only=True,
    )
    add("Noun.all", "commons", Cards(at=Board()), read_only=True)
    add("Noun.one", "discard", Cards(at=Discards()))
    add(
        "Noun.one",
        ["unmatched {cards:Noun.one}", "<unique|unpaired|unrepeated> {cards:Noun.one}"],
        With(v.cards, kind=Unmatched()),
    )
    for number, noun in (("one", "card"), ("all", "cards")):
        this = f"Noun.{number}"
        add(this, noun, Cards())
        add(
            this,
            f"{{kind:Kind.{number}}}",
            build=lambda kind: Cards(kind=kind),
            apart=lambda c: {"kind": c.kind} if c == Cards(kind=c.kind) and c.kind != ANY_CARD else None,
        )
        add(
            this,
            [f"down {{cards:{this}}}", f"{DOWN} {{cards:{this}}}", f"<hole|pocket> {{cards:{this}}}"],
            With(v.cards, face=Face.DOWN),
        )
        add(this, [f"up {{cards:{this}}}", f"{UP} {{cards:{this}}}"], With(v.cards, face=Face.UP))
        add(this, [f"no peek {{cards:{this}}}", f"<blind|unseen> {{cards:{this}}}"], With(v.cards, face=Face.BLIND))
        add(this, [f"common {{cards:{this}}}", f"{ON_BOARD} {{cards:{this}}}"], With(v.cards, at=Board()))
        add(this, [f"table {{cards:{this}}}"], With(v.cards, at=TableCards()))
        add(this, [f"wild {{cards:{this}}}"], With(v.cards, kind=WildCard()), read_only=True)
        add(
            this,
            [
                f"{{cards:{this}}} showing",
                f"{{cards:{this}}} [<that|which> {LIE}|{COME}|[that|which] <you|they> <are|were|get> dealt] {UP}",
                f"{{cards:{this}}} <on board|in sight>",
                f"{{cards:{this}}} <that|which> <is|are|was|were> <showing|exposed|visible|on board|in sight>",
                f"{{cards:{this}}} <that|which> <show|shows>",
            ],
            With(v.cards, face=Face.UP),
            cost=FAR,
            read_only=True,
        )
        add(
            this,
            [
                f"{{cards:{this}}} [<that|which> {LIE}|{COME}|[that|which] <you|they> <are|were|get> dealt] {DOWN}",
                f"{{cards:{this}}} [<that|which> {LIE}|{COME}] in <the|your|his|her|their> <hole|pocket>",
                f"{{cards:{this}}} <among|from> <your|his|her|their|the> [two|three] <hole|down|face down> cards",
            ],
            With(v.cards, face=Face.DOWN),
            cost=FAR,
            read_only=True,
        )
        add(
            this,
            f"{{cards:{this}}} <among|from> <your|his|her|their|the> <no peek|blind|unseen> cards",
            With(v.cards, face=Face.BLIND),
            cost=FAR,
            read_only=True,
        )
        looked = "<may|can|must|do|does> not [get to] <look at|see|peek at>"
        add(
            this,
            [
                f"{{cards:{this}}} [face down] <that|which> <you|they|he|she|its owner|their owners|the players> {looked}",
                f"{{cards:{this}}} [face down] <that|which> <nobody|no one> [may|can|gets to] <looks at|look at|sees|see|peek at>",
                f"{{cards:{this}}} [face down] <that|which> <may|must|can> not be <looked at|seen>",
                f"{{cards:{this}}} <that|which> <stay|stays|remain|remains|are kept|is kept> [face down and] unseen",
            ],
            With(v.cards, face=Face.BLIND),
            cost=FAR,
            read_only=True,
        )
        add(
            this,
            [f"{{cards:{this}}} in {{of:Whose}} [own] hand", f"{{cards:{this}}} <you|they> <hold|have>"],
            build=lambda cards, of=YOURSELF: replace(cards, at=Hand(of)) if cards.at == YOUR_HAND else None,
            read_only=True,
        )
        lies = "[[that|which] <is|are|lies|lie>] [already|still]"
        add(this, f"{{cards:{this}}} {lies} on the table", With(v.cards, at=TableCards()), read_only=True)
        shared = f"{lies} <in|on> the <board|middle|center>"
        add(this, f"{{cards:{this}}} {shared}", With(v.cards, at=Board()), read_only=True)
        there = "<already|lying|that is [already]|that lies|that are [already]> there"
        add(
            this,
            f"{{cards:{this}}} {there}",
            build=lambda cards: replace(cards, at=Board()) if cards.at in (YOUR_HAND, Board()) else None,
            read_only=True,
        )
        add(
            this,
            [f"{{cards:{this}}} from {{at:Place}}", f"{{cards:{this}}} <in|off> {{at:Place}}"],
            With(v.cards, at=v.at),
            read_only=True,
        )
        add(  # "three of the common cards" are three cards, and no rank
            this,
            f"{{cards:{this}}} of {{at:Place}}",
            build=lambda cards, at: (
                replace(cards, at=at) if cards.at == YOUR_HAND != at and not named_by_number(cards) else None
            ),
            read_only=True,
        )
        add(
            this,
            [
                f"{{cards:{this}}} of the same rank as {{other:Cards}}",
                f"{{cards:{this}}} of {{other:Cards}} 's rank",
                f"{{cards:{this}}} <<that|which> <match|matches|pair|pairs>|matching|pairing> {{other:Cards}} [in rank]",
                f"{{cards:{this}}} <<that|which> <match|matches>|matching|of|with> the [same] rank <of|as> {{other:Cards}}",
                f"{{cards:{this}}} <<that|which> <has|have|share|shares>|with|having|sharing> the same <rank|value> as {{other:Cards}}",
            ],
            With(v.cards, kind=RankLike(v.other)),
        )
        add(
            this,
            [f"{{cards:{this}}} of <that|its|this|that card 's> rank"],
            With(v.cards, kind=RankLike(THAT_CARD)),
            cost=FAR,
            read_only=True,
        )
        add(
            this,
            [
                f"{{cards:{this}}} of the same suit as {{other:Cards}}",
                f"{{cards:{this}}} <<that|which> <match|matches>|matching|of|with> the [same] suit <of|as> {{other:Cards}}",
                f"{{cards:{this}}} <<that|which> <has|have|share|shares>|with|having|sharing> the same suit as {{other:Cards}}",
                f"{{cards:{this}}} of {{other:Cards}} 's suit",
            ],
            With(v.cards, kind=SuitLike(v.other)),
        )
        add(
            this,
            [
                f"{{cards:{this}}} with a rank {{above:Number}} higher than {{other:Cards}}",
                f"{{cards:{this}}} one rank <higher than|above> {{other:Cards}}",
            ],
            build=lambda cards, other, above=1: (
                replace(cards, kind=RankLike(other, above)) if cards.kind == ANY_CARD else None
            ),
            apart=lambda c: (
                {"cards": replace(c, kind=ANY_CARD), "above": c.kind.above, "other": c.kind.cards}
                if isinstance(c.kind, RankLike) and c.kind.above
                else None
            ),
        )
        _restricted_by_kind(grammar, this, number)
        add(
            this,
            f"non {{kind:Kind.{number}}}",
            build=lambda kind: Cards(kind=NotOf(kind)),
            apart=lambda c: {"kind": c.kind.kind} if isinstance(c.kind, NotOf) and c == Cards(kind=c.kind) else None,
        )


LEFT_OUT = "<other than|except [for]|excepting|but not|but no|excluding|not counting|not including|apart from|besides>"


def _restricted_by_kind(grammar: Grammar, this: str, number: str) -> None:
    """Cards by their kind, in a clause of its own or as an exception: cards that are not wild, except aces."""
    add = grammar.add
    that = f"{{cards:{this}}} <that|which> <is|are|happen to be|happens to be>"
    held = "[[that] <you|they|he|she> [may|might|happen to] <have|has|hold|holds>]"
    for kind in (f"Kind.{number}", "Kind.all"):
        add(this, f"{that} [<a|an>] {{kind:{kind}}}", With(v.cards, kind=v.kind), read_only=True)
        add(
            this,
            f"{that} not [<a|an>] {{kind:{kind}}}",
            With(v.cards, kind=NotOf(v.kind)),
            read_only=True,
        )
        add(
            this,
            f"{{cards:{this}}} [,] {LEFT_OUT} [<a|an|any|the|your|their>] {{kind:{kind}}} {held}",
            With(v.cards, kind=NotOf(v.kind)),
            cost=FAR,
            read_only=True,
        )
    add(this, f"{that} wild", With(v.cards, kind=WildCard()), read_only=True)
    add(this, f"{that} not wild", With(v.cards, kind=NotOf(WildCard())), read_only=True)


POINTING = {
    Which.TOP: "<top>",
    Which.BOTTOM: "<bottom>",
    Which.HIGHEST: "<highest|high>",
    Which.LOWEST: "<lowest|low|littlest|smallest>",
    Which.LAST: "<last|final>",
}


def _phrases(grammar: Grammar) -> None:
    """Cards as sentences name them."""
    add = grammar.add
    turned = "<turned|flipped|exposed|upturned|turned up|face up>"
    add(
        "Cards",
        [
            "that card",
            f"the {turned} card",
            "the card [that <is|was>] [just] <<turned|flipped> <up|over>|dealt>",
        ],
        THAT_CARD,
    )
    add(
        "Cards",
        "one [that is] <already|lying> <there|<on|in> the <board|table|row|layout>>",
        Cards(ONE, at=Board()),
        read_only=True,
    )
    add("Cards", "that rank", Cards(ONE, kind=RankLike(THAT_CARD)), cost=FAR, read_only=True)
    add("Cards", "a {cards:Noun.one}", build=lambda cards: several(ONE, cards), apart=one_of_a_kind)
    add(
        "Cards",
        "{many:Quantity} {cards:Noun.one}",
        build=several,
        apart=lambda c: several_of(c) if c.many == ONE and not in_one_place(c) else None,
    )
    add(
        "Cards",
        "{many:Quantity} {cards:Noun.all}",
        build=several,
        apart=lambda c: several_of(c) if c.many != ONE else None,
    )
    add(
        "Cards",
        [
            "{many:Quantity} <more|additional|extra|new|replacement> {cards:Noun.all}",
            "{many:Quantity} <more|additional|extra|new|replacement> {cards:Noun.one}",
        ],
        build=several,
        read_only=True,
    )
    add(
        "Cards",
        [
            "<a|an|any|another> [more|additional|extra|new|single|replacement] {cards:Noun.one}",
            "<any|another> one {cards:Noun.one}",
        ],
        build=lambda cards: several(ONE, cards),
        read_only=True,
    )
    add(
        "Cards",
        ["<a|one> {cards:Noun.one} or two", "<a|one> {cards:Noun.one} , or two"],
        build=lambda cards: several(Quantity(1, 2), cards) if cards.kind == ANY_CARD else None,
        read_only=True,
    )
    add(
        "Cards",
        [
            "{many:Quantity} of {of:Whose} {cards:Noun.all}",
            "{many:Quantity} of {of:Whose} <remaining|own> {cards:Noun.all}",
            "any {many:Quantity} of {of:Whose} {cards:Noun.all}",
        ],
        build=some_of,
        apart=lambda c: (
            {"of": c.at.of, **found}
            if isinstance(c.at, Hand) and c.at.of != YOURSELF and (found := several_of(replace(c, at=YOUR_HAND)))
            else None
        ),
    )
    add(
        "Cards",
        [
            f"all [of] {{of:Whose}} {{cards:Noun.all}} {EXCEPT} {{n:Number}} [of them]",
            f"all [of] [the] {{cards:Noun.all}} {EXCEPT} {{n:Number}} [of them]",
        ],
        build=lambda cards, n, of=YOURSELF: some_of(Quantity(0, None, n), cards, of) if n else None,
        cost=FAR,
        read_only=True,
    )
    add("Cards", "any of {of:Whose} {cards:Noun.all}", build=some_of, cost=FAR, read_only=True)
    add(  # what is done with any of them is done with as many as one likes
        "Object",
        "any of {of:Whose} [{_:Number}] {cards:Noun.all} [or none [of them]]",
        build=lambda cards, of, _=0: some_of(ANY_NUMBER, cards, of),
        read_only=True,
    )
    add(
        "Cards",
        "[any] {many:Quantity} of <the|these|those> [remaining|other] [{n:Number}] {cards:Noun.all}",
        build=lambda many, cards, n=0: several(many, cards),
        read_only=True,
    )
    add(
        "Cards",
        [
            "a {n:Number} card hand",
            "a hand of {n:Number} [cards]",
            "{n:Number} card hands",
            "hands of {n:Number} [cards]",
        ],
        build=lambda n: Cards(exactly(n)),
        read_only=True,
    )
    add(
        "Cards",
        [
            "all {cards:Noun.all}",
            "all [of] <the|these|those> [other|remaining] {cards:Noun.all}",
            "all [of] [the] <two|three|four|five|six> {cards:Noun.all}",
            "the [other|remaining] {cards:Noun.all}",
            "any {cards:Noun.all}",
        ],
        build=lambda cards: cards,
        apart=lambda c: {"cards": c} if c.many is None and c.which is Which.CHOSEN and not owned(c) else None,
    )
    add(
        "Cards",
        [
            "{of:Whose} {cards:Noun.all}",
            "all [of] {of:Whose} [remaining|own] {cards:Noun.all}",
            "all {many:Number} of {of:Whose} [remaining|own] {cards:Noun.all}",
            "all {many:Number} [of] {cards:Noun.all}",
        ],
        build=all_of,
        apart=lambda c: (
            {"of": c.at.of, "cards": replace(c, at=YOUR_HAND)}
            if c.many is None and c.which is Which.CHOSEN and isinstance(c.at, Hand)
            else None
        ),
    )
    add("Cards", "{of:Whose} {n:Number}", build=lambda of, n: Cards(at=Hand(of)) if n > 1 else None, read_only=True)
    add(  # "your five" are five cards, and no rank
        "Cards",
        ["{of:Whose} [one] {cards:Noun.one}"],
        build=lambda of, cards: some_of(ONE, cards, of) if not named_by_number(cards) else None,
        read_only=True,
    )
    add(
        "Cards",
        ["the {cards:Noun.one}"],
        build=lambda cards: several(ONE, cards) if cards != Cards() else None,  # "the card" is one spoken of before
        apart=lambda c: several_of(c) if c.many == ONE and in_one_place(c) else None,
    )
    for which, word in POINTING.items():
        for one, noun in ((True, "{cards:Noun.one}"), (False, "{many:Quantity} {cards:Noun.all}")):
            point = partial(pointed, which)
            if not one and which in (Which.HIGHEST, Which.LOWEST):
                few = f"{{many:Quantity}} {which.value} {{cards:Noun.all}}"
                add(
                    "Cards",
                    f"the {few} of {{at:Place}}",
                    build=point,
                    apart=partial(pointed_at, which=which, one=False),
                )
                add(
                    "Cards",
                    [f"their {few}", f"{{of:Whose}} {few}"],
                    build=point,
                    apart=partial(pointed_yours, which=which, one=False),
                )
                add("Cards", f"the {few}", build=point, apart=partial(pointed_of, which=which, one=False))
            add(
                "Cards",
                [f"the {word} {noun} of {{at:Place}}", f"the {word} {noun} <of|off|from> {{at:Place}}"],
                build=point,
                apart=partial(pointed_at, which=which, one=one),
            )
            add(
                "Cards",
                [f"their {word} {noun}", f"{{of:Whose}} {word} {noun}"],
                build=point,
                apart=partial(pointed_yours, which=which, one=one),
            )
            add("Cards", f"the {word} {noun}", build=point, apart=partial(pointed_of, which=which, one=one))
    for which, word in ((Which.HIGHEST, "<higher|highest|high>"), (Which.LOWEST, "<lower|lowest|low>")):
        some = "[{_:Number}] {cards:Noun.all}"
        add(
            "Cards",
            [f"the {word} [one] of {{of:Whose}} {some}", f"the {word} [one] of the {some}"],
            build=lambda cards, which=which, of=None, _=0: pointed(
                which, cards, of or (Unsaid() if cards == Cards(face=Face.UP) else None)
            ),
            read_only=True,
        )
    add(
        "Cards",
        f"<the|any|whichever|whatever> [one] {{cards:Noun.one}} [that] {LIKED}",
        build=lambda cards: several(ONE, cards) if not named_by_number(cards) else None,
        read_only=True,
    )
    add(
        "Cards",
        f"<the|any|whichever> {{n:Number}} {{cards:Noun.all}} [that] {LIKED}",
        build=lambda n, cards: several(exactly(n), cards),
        read_only=True,
    )
    add(  # "the two you like least" are two cards, and no deuce
        "Elided",
        [
            f"<the|any|whichever|whatever> [one] [that] <{LIKED}|{UNWANTED}>",
            f"<the|any|whichever> {{n:Number}} [of them] [that] <{LIKED}|{UNWANTED}>",
        ],
        build=lambda n=1: Cards(exactly(n), kind=AsBefore()),
        read_only=True,
    )
    _of_all_showing(grammar)
    add(
        "Cards",
        ["<each|every> {cards:Noun.one}", "both [the] {cards:Noun.all}"],
        build=lambda cards: cards if cards.many is None else None,
        read_only=True,
    )
    add(
        "Cards",
        "a random {cards:Noun.one}",
        build=lambda cards: pointed(Which.RANDOM, cards),
        read_only=True,
    )
    add(
        "Cards",
        "the card on <top|the top> of {at:Place}",
        build=lambda at: pointed(Which.TOP, Cards(), at=at),
        read_only=True,
    )
    for which, word in (
        (Which.LAST, "<new|newest|latest|most recent|newly dealt>"),
        (Which.FIRST, "<oldest|earliest>"),
    ):
        add(
            "Cards",
            f"the {word} {{cards:Noun.one}}",
            build=lambda cards, which=which: (
                pointed(which, cards) if isinstance(cards.at, Board | TableCards) else None
            ),
            read_only=True,
        )
    _of_all_that_were_dealt(grammar)
    _in_common(grammar)
    add(
        "Cards",
        ["the {nth:Ordinal} {cards:Noun.one}", "{of:Whose} {nth:Ordinal} {cards:Noun.one}"],
        build=lambda nth, cards, of=None: (
            replace(found, nth=nth) if (found := pointed(Which.FIRST, cards, of)) else None
        ),
        apart=lambda c: (
            {"nth": c.nth, "cards": replace(c, many=None, which=Which.CHOSEN, nth=1)}
            if c.many == ONE and c.which is Which.FIRST
            else None
        ),
    )
    add(
        "Cards",
        "the rest of the {cards:Noun.all}",
        build=lambda cards: cards if isinstance(cards.at, Board | TableCards) and cards.many is None else None,
        read_only=True,
    )
    for which, word in ((Which.FIRST, "first"), (Which.LAST, "<last|final>")):
        add(
            "Cards",
            [
                f"the {which.value} {{many:Quantity}} {{cards:Noun.all}}",
                f"the {word} {{many:Quantity}} [of the] {{cards:Noun.all}}",
            ],
            build=lambda many, cards, which=which: (
                pointed(which, cards, many=many) if many != ONE and isinstance(cards.at, Board | TableCards) else None
            ),
            apart=lambda c, which=which: (
                pointed_of(c, which, one=False) if isinstance(c.at, Board | TableCards) else None
            ),
        )
    add(
        "Cards",
        ["<it|them|the card|this card|those cards|these cards|these>", "<these|those> {_:Number} cards"],
        build=lambda _=0: THAT_CARD,
        read_only=True,
    )
    add(  # which those are is for their owner to judge
        "Cards",
        [
            "{of:Whose} <{many:Quantity} worst|worst {many:Quantity}> {cards:Noun.all}",
            "{of:Whose} worst {cards:Noun.one}",
            "the worst {many:Quantity} of {of:Whose} {cards:Noun.all}",
            "the <{many:Quantity} worst|worst {many:Quantity}> {cards:Noun.all} <in|of|from> {of:Whose} hand",
            "the worst {cards:Noun.one} <in|of|from> {of:Whose} hand",
        ],
        build=lambda of, cards, many=ONE: some_of(many, cards, of),
        read_only=True,
    )
    add(
        "Cards",
        ["{cards:Cards} of <their|your|his|his or her> choice", "{cards:Cards} of <their|your> choosing"],
        v.cards,
        read_only=True,
    )
    add(
        "Cards",
        [
            "<the|any> cards [that] <you|they> do not <want|like|need>",
            "<what|whatever> <you|they> do not <want|like|need>",
            "[any|the|all|your|their] unwanted cards",
        ],
        ANYTHING,
        read_only=True,
    )
    add(
        "Cards",
        "<the|any> {n:Number} {cards:Noun.all}",
        build=lambda n, cards: several(exactly(n), cards),
        read_only=True,
    )
    add("Cards", ["{of:Whose} {size:Number} card hand"], Cards(at=SizedHand(v.of, v.size)))
    add("Cards", ["the {size:Number} card hand"], Cards(at=SizedHand(YOURSELF, v.size)), read_only=True)
    add("Cards", ["{cards:Cards} at random"], With(v.cards, which=Which.RANDOM))
    add(
        "Cards",
        ["{cards:Cards} from {at:Place}", "{cards:Cards} off {at:Place}"],
        With(v.cards, at=v.at),
        read_only=True,
    )
    add("Cards", ["{cards:Cards} <showing|on board>"], With(v.cards, face=Face.UP), cost=FAR, read_only=True)
    add("Cards", ["{cards:Cards} <face down|down>"], With(v.cards, face=Face.DOWN), cost=FAR, read_only=True)
    add("Cards", ["{cards:Cards} <face up|up>"], With(v.cards, face=Face.UP), cost=FAR, read_only=True)
    add(
        "Cards",
        [
            "{cards:Cards} from another player",
            "{cards:Cards} <from|of> <another|any other|any one other|one other> player",
            "<another|any other|any one other|one other> player 's {cards:Cards}",
        ],
        With(v.cards, at=Hand(Other(YOURSELF))),
    )
    for word, which in (("first", Which.FIRST), ("<last|final>", Which.LAST)):
        add(
            "Cards",
            [
                f"the [very] {word} {{cards:Noun.one}} <dealt to|given to|of> <each|every> player",
                f"the [very] {word} {{cards:Noun.one}} [that] <you|they|he|she> [have|has] <<were|was|are|is|been> <dealt|given>|got|get|gets|received|receive|receives>",
            ],
            build=lambda cards, which=which: pointed(which, cards) if cards.at == YOUR_HAND else None,
            read_only=True,
        )
    add(
        "Cards",
        "{cards:Cards} of <each|every> player",
        build=lambda cards: cards if cards.at == YOUR_HAND and cards.which in (Which.HIGHEST, Which.LOWEST) else None,
        read_only=True,
    )
    add("Owner", "{of:Who}", build=lambda of: None if of == YOURSELF else of, read_only=True)
    add(  # what comes from the dealer comes from the deck
        "Cards",
        ["{cards:Cards} from {of:Who}", "{cards:Cards} of {of:Owner}"],
        build=lambda cards, of: (
            replace(cards, at=Hand(of)) if cards.at == YOUR_HAND and of not in (YOURSELF, Dealer()) else None
        ),
        apart=lambda c: (
            {"cards": replace(c, at=YOUR_HAND), "of": c.at.of}
            if isinstance(c.at, Hand) and c.at.of not in (YOURSELF, Dealer(), Other(YOURSELF))
            else None
        ),
    )
    add(
        "Cards",
        [
            "both [of] {of:Whose} {cards:Noun.all}",
            "{of:Whose} [whole|entire|full] hand",
            "everything <you|they> <hold|have>",
            "<yours|theirs>",
        ],
        build=lambda cards=ANY_CARDS, of=YOURSELF: all_of(cards, of),
        read_only=True,
    )
    add("Cards", "a pair", Cards(exactly(2), Together(Trait.RANK)), cost=FAR, read_only=True)
    add("Cards", "a pair of {rank:Ranks}", Cards(exactly(2), OfRank((v.rank,))), cost=FAR, read_only=True)
    add(
        "Cards",
        ["the discards", "the <discard pile|muck>", "<the|any|all [the|of the]> discarded cards", "<any|all> discards"],
        Cards(at=Discards()),
    )
    add("Cards", ["{of:Whose} discards", "{of:Whose} <discard pile|discarded cards>"], Cards(at=Discards(v.of)))
    add(  # the cards in the middle come face up or are turned up there
        "Cards",
        "the {which:FirstOrLast} {cards:Noun.one} <flipped|flipped over|flipped up|turned up|turned over|turned>",
        build=lambda which, cards: pointed(which, cards) if isinstance(cards.at, Board | TableCards) else None,
        read_only=True,
    )
    turned_up = "<turned|flipped|turned up|turned over|flipped up|flipped over|exposed>"
    add(
        "Cards",
        [
            f"the {{which:FirstOrLast}} card {turned_up}",
            f"<whatever card is|the card [that <is|was>]> {turned_up} {{which:FirstOrLast}}",
        ],
        build=lambda which: pointed_anywhere(which, Cards(face=Face.UP)),
        read_only=True,
    )
    add("FirstOrLast", "first", Which.FIRST, read_only=True)
    add("FirstOrLast", "<last|final>", Which.LAST, read_only=True)
    add("Cards", "the card <dealt|given> to <you|them|him|her>", THAT_CARD, read_only=True)
    add("Cards", ["the burn cards", "<the|all> [the] <burn|burned> <cards|pile>"], Cards(at=Burned()))
    add("Cards", ["the burn card", "<the|a|any> <burn|burned> card"], Cards(ONE, at=Burned()))
    add("Cards", "the [whole|entire] <kitty|widow>", Cards(at=TableCards()), read_only=True)
    add("Cards", ["the rest of the deck", "the [rest of the] deck"], Cards(at=Deck()))
    add(
        "Cards",
        [
            "the new cards",
            "the <cards|card> <they|you> [have] just <drew|drawn|received|got|bought|took|taken>",
            "the <cards|card> <they|you> <drew|received|bought>",
            "the cards <they|you> <were just|have just been|were|are> <passed|dealt|given>",
            "<the|their|your> new <cards|card>",
            "the card <they|you> <were just|were|are> <passed|dealt|given>",
        ],
        Cards(which=Which.NEWEST),
    )
    for face in (Face.UP, Face.DOWN):
        add(
            "Cards",
            f"the <card|cards> <they|you> <were [just]|are|got> [dealt|passed|given] face {face.value}",
            Cards(face=face, which=Which.NEWEST),
            read_only=True,
        )
    last = "from the last <deal|round of dealing>"
    add(
        "Cards",
        [f"{{many:Quantity}} card(s) {last}", f"{{many:Quantity}} of the cards {last}"],
        Cards(v.many, which=Which.NEWEST),
    )
    add(
        "Cards",
        [
            "the first card <they|you> turned up",
            "the first card <they|you|each player> <flipped|turned up> [up]",
        ],
        Cards(ONE, face=Face.UP, which=Which.FIRST),
    )
    for face in (Face.UP, Face.DOWN):
        add(
            "Cards",
            f"[the] <first|next|last> {{many:Quantity}} [cards|card] {face.value}",
            Cards(v.many, face=face),
            read_only=True,
        )
    add(
        "Cards",
        [
            "the other {n:Number} {cards:Noun.all}",
            "the remaining {n:Number} {cards:Noun.all}",
            "the {n:Number} <other|remaining> {cards:Noun.all}",
        ],
        build=lambda n, cards: several(exactly(n), cards),
        read_only=True,
    )
    add(
        "Cards",
        "the <other|remaining> {cards:Noun.one}",
        build=lambda cards: several(ONE, cards) if isinstance(cards.at, Board | TableCards) else None,
        read_only=True,
    )
    add("Elided", ["{many:Quantity}", "{many:Quantity} more"], Cards(v.many, kind=AsBefore()), read_only=True)
    add("Elided", "{many:Quantity} of <them|these|those>", Cards(v.many, kind=AsBefore()), read_only=True)
    add("Elided", "<either|any> [of <them|these|those>]", Cards(ONE, kind=AsBefore()), read_only=True)
    lying = (("<showing|exposed|on the table>", Face.UP), ("<in the hole|hidden>", Face.DOWN))
    for words, face in lying:
        add("Elided", f"{{cards:Elided}} {words}", With(v.cards, face=face), read_only=True)
    add(
        "Elided",
        [
            "as many [of <them|these|those>] as <you|they|he|she> <like|likes|want|wants|wish|wishes|please|pleases> [[,] or none [at all]]",
            f"<any|any cards|any of <them|your cards>|the ones|those|the cards|whichever ones|whichever cards|whatever|what> {UNWANTED}",
        ],
        ANYTHING,
        read_only=True,
    )
    add(
        "Elided",
        f"<any|any cards|the ones|those|the cards|whichever ones|whichever cards|whatever|what> {UNWANTED} [,] <up to|but no more than|to a maximum of> {{n:Number}} [cards|of them] [,]",
        build=lambda n: Cards(up_to(n)),
        read_only=True,
    )
    add(
        "Elided",
        "as many as <you|they|he|she> <like|likes|want|wants|wish|wishes|please|pleases> [,] <up to|but no more than|to a maximum of> {n:Number} [,]",
        build=lambda n: Cards(up_to(n)),
        read_only=True,
    )
    add("Elided", f"{{cards:Elided}} {UNWANTED}", v.cards, read_only=True)
    for words, face in (("<face up|up>", Face.UP), ("<face down|down|hole>", Face.DOWN)):
        add("Elided", f"{{many:Quantity}} {words} <one|ones>", Cards(v.many, AsBefore(), face=face), read_only=True)
    add("Elided", "the next [one]", Cards(ONE), read_only=True)
    add(
        "Cards",
        f"{{cards:Cards}} {UNWANTED}",
        build=lambda cards: cards if cards.many and not named_by_number(replace(cards, many=None)) else None,
        read_only=True,
    )
    add("Cards", ["{many:Quantity} <from|on|of> {at:Place}"], Cards(v.many, at=v.at), read_only=True)
    add(
        "Cards",
        "{many:Quantity} of the [{n:Number}] cards <you|they|he|she> <have|has|hold|holds> <face down|down|in the hole>",
        build=lambda many, n=0: Cards(many, face=Face.DOWN),
        read_only=True,
    )
    own = "{many:Quantity} <of <yours|theirs|mine>|[cards] of <your|their|his|her> own>"
    add("Cards", own, Cards(v.many), read_only=True)
    add(
        "Cards",
        "{n:Number} [cards] <at [the] most|maximum|max|tops>",
        build=lambda n: Cards(up_to(n)),
        read_only=True,
    )
    add(
        "Cards",
        ["{many:Quantity} [more] rounds of {cards:Noun.all}", "{many:Quantity} [more] rounds of one {cards:Noun.one}"],
        build=several,
        read_only=True,
    )
    add(
        "Cards",
        [
            "{many:AnyNumber} {of:Whose} [{n:Number}] {cards:Noun.all}",
            "{many:AnyNumber} the [{n:Number}] {cards:Noun.all}",
        ],
        build=lambda many, cards, of=YOURSELF, n=0: some_of(many, cards, of),
        read_only=True,
    )
    add(
        "Cards",
        [
            "{cards:Cards} [,] [anywhere] from <none|zero|no cards> to [all] {n:Number} [of them|cards]",
            "[anywhere] from <none|zero> to [all] {n:Number} [of <your|their|his|her>] [cards]",
        ],
        build=lambda n, cards=ANYTHING: replace(cards, many=up_to(n)) if cards.many in (ANY_NUMBER, None) else None,
        read_only=True,
    )
    liked = "as many [new|fresh] {cards:Noun.all} as <you|they|he|she> <like|likes|want|wants|wish|wishes|please>"
    down = "<down|face down|in the hole|in the pocket|down and dirty>"
    for words, face in (("<up|face up>", Face.UP), (down, Face.DOWN)):
        add("Cards", f"{{many:Quantity}} {words}", Cards(v.many, kind=AsBefore(), face=face), read_only=True)
    add(
        "Cards",
        "{many:Quantity} of <them|these|those>",
        build=lambda many: Cards(many) if many.high else None,
        cost=FAR,
        read_only=True,
    )
    add("Cards", "both [of <them|your cards|these>]", ANY_CARDS, cost=FAR, read_only=True)
    add("Cards", "another one", Cards(ONE), read_only=True)
    add(
        "Cards",
        "<another|one more|one> [more] round of {cards:Noun.all}",
        build=lambda cards: several(ONE, cards),
        read_only=True,
    )
    add(
        "Cards",
        [
            f"{liked} [, or none [at all]|, including none]",
            "as many of {of:Whose} [{many:Number}] {cards:Noun.all} as <you|they> <like|want|wish>",
            "any or all of {of:Whose} {cards:Noun.all}",
        ],
        build=lambda cards, of=YOURSELF, many=0: some_of(ANY_NUMBER, cards, of),
        read_only=True,
    )
    add(
        "Cards",
        [f"{liked} [,] <up to|even> [all] {{n:Number}} [of them|cards]"],
        build=lambda cards, n: some_of(up_to(n), cards),
        read_only=True,
    )
    add(
        "Cards",
        [
            "{of:Whose} {many:Number} {cards:Noun.all}",
            "{of:Whose} [own] {cards:Noun.all}",
            "{many:Quantity} of {of:Whose} {n:Number} {cards:Noun.all}",
        ],
        build=counted,
        read_only=True,
    )
    add(
        "Cards",
        ["{many:Quantity} more", "another"],
        build=lambda many=ONE: Cards(many, kind=AsBefore()),
        read_only=True,
    )
    _in_order_of_the_deal(grammar)
    add(
        "Cards",
        [
            f"{{cards:Cards}} , {STREET_NAME}",
            f"{{cards:Cards}} , {STREET_NAME} ,",
            f"{{cards:Cards}} ( {STREET_NAME} )",
            "{cards:Cards} <called|known as|which we call|that we call> the <flop|turn|river>",
        ],
        build=lambda cards: replace(cards, at=Board()) if cards.at in (YOUR_HAND, Board()) else None,
        read_only=True,
    )
    came = "[dealt|turned up|coming|that <comes|came|follows|is dealt|was dealt|gets dealt|is turned up> [next]]"
    right = "[right|directly|immediately]"
    for other, which in (
        ("the <last|latest> {cards:Noun.one}", Which.LAST),
        ("the first {cards:Noun.one}", Which.FIRST),
        ("<a|an|any|each> {cards:Noun.one}", Which.CHOSEN),
    ):
        add(
            "Cards",
            [
                f"the up card after {other.replace('<last|latest>', 'last')}",
                f"<the|whatever> [very] [next] [up|face up] card {came} [up|face up] {right} <after|behind> {other}",
                f"<the|whatever|any> [next] [up|face up] card <that follows|following|follows> {other}",
                f"<the next|whatever> [up|face up] card <that comes up|dealt up|comes up> {right} after {other}",
                f"<whatever|what|anything> <follows|<comes|is dealt> [next|up|face up] {right} after> {other}",
            ],
            build=partial(next_after, which),
            apart=partial(came_after, which),
        )
        add(
            "Cards",
            f"<the|whatever> [very] [next] [up|face up] card {came} [up|face up] {right} after {other} "
            "<comes|turns|shows|is dealt|is turned> <up|face up>",
            build=lambda cards, which=which: (
                next_after(which, replace(cards, face=Face.UP)) if not cards.face else None
            ),
            read_only=True,
        )
        turned = "<flipped|flipped up|flipped over|turned over>"
        so_far = other.replace("{cards", f"{turned} {{cards")
        card = f"the [next] [up|face up] card {turned} [face up] [right] after"
        add(
            "Cards",
            [
                f"the card flipped after {other}",
                f"{card} {other}",
            ],
            build=partial(next_after, which, flipped=True),
            apart=lambda cards, which=which: (
                came_after(which, replace(cards, flipped=False)) if cards.flipped else None
            ),
        )
        add(
            "Cards",
            [f"{card} {so_far}", f"{card} {other} {turned}"],
            build=lambda cards, which=which: (
                next_after(which, replace(cards, face=Face.UP), flipped=True) if cards.face is None else None
            ),
            read_only=True,
        )
    # Cards in general, wherever they are: what is wild, what counts
    add(
        "CardsAnywhere",
        "{kind:Kinds}",
        build=lambda kind: Cards(kind=kind, at=Anywhere()),
        apart=lambda c: {"kind": c.kind} if c == Cards(kind=c.kind, at=Anywhere()) else None,
    )
    add(
        "CardsAnywhere",
        [
            "the {kind:Kind.one}",
            "[all|any] {kind:Kind.all}",
            "the {kind:Kinds}",
            "all <four|the> {kind:Kind.all}",
            "<any|every> {kind:Kind.one}",
        ],
        build=lambda kind: Cards(kind=kind, at=Anywhere()),
        read_only=True,
    )
    add(
        "CardsAnywhere",
        "all cards of the same rank as the common card",
        Cards(kind=RankLike(Cards(ONE, at=Board())), at=Anywhere()),
    )
    add(
        "CardsAnywhere",
        [
            "all cards of the same rank as {cards:Cards}",
            "any card of the same rank as {cards:Cards}",
            "cards of the same rank as {cards:Cards}",
            "[all|any] <cards|card> of {cards:Cards} 's rank",
            "{cards:Cards} and all [other] cards of the same rank",
            "{cards:Cards} and all <others|cards> of <that|its> rank",
            "{cards:Cards} and all [other] cards <like it|that match it>",
            "the rank of {cards:Cards}",
            "{cards:Cards} 's rank",
        ],
        Cards(kind=RankLike(v.cards), at=Anywhere()),
    )
    add(  # what matches "it" is said of the card that was called wild before
        "CardsAnywhere",
        [
            "anything that matches {cards:Cards}",
            "[<any|every|all>] [other] <card|cards> [in your hand] <that matches|that match|matching> {cards:Cards}",
        ],
        build=lambda cards: Cards(kind=RankLike(cards), at=Anywhere()) if cards != THAT_CARD else None,
        read_only=True,
    )
    add(
        "CardsAnywhere",
        [
            "cards of a rank that you hold both up and down",
            "[all] cards of <a|any> rank that <you|they> <hold|have> both <up and down|face up and face down>",
        ],
        UP_AND_DOWN,
    )
    add(
        "CardsAnywhere",
        [
            "all cards with a rank one higher than {cards:Cards}",
            "[all] cards one rank <higher than|above> {cards:Cards}",
            "the [next] rank [just|right|one] <above|over|higher than> {cards:Cards}",
        ],
        Cards(kind=RankLike(v.cards, 1), at=Anywhere()),
    )
    add(
        "CardsAnywhere",
        [
            "all cards with a rank one lower than {cards:Cards}",
            "[all] cards one rank <lower than|below> {cards:Cards}",
            "the [next] rank [just|right|one] <below|under|lower than> {cards:Cards}",
        ],
        Cards(kind=RankLike(v.cards, -1), at=Anywhere()),
    )
    add(
        "CardsAnywhere",
        ["{cards:Cards}"],
        build=lambda cards: (
            cards if cards.which is not Which.CHOSEN or cards.face or cards == Cards(ONE, at=Board()) else None
        ),
        apart=lambda c: {"cards": c},
    )
    add(
        "CardsAnywhere",
        "{cards:Noun.all}",
        build=lambda cards: cards if cards.face and cards.at == YOUR_HAND else None,
        read_only=True,
    )
    for number, every in (("all", "[all|any]"), ("one", "<any|every|each|a>")):
        add(
            "CardsAnywhere",
            f"{every} {{cards:Noun.{number}}}",
            build=lambda cards: Cards(kind=cards.kind, at=Anywhere()) if like_certain_cards(cards) else None,
            read_only=True,
        )
    add("CardsAnywhere", ["{first:CardsAnywhere} and {second:CardsAnywhere}"], build=together, read_only=True)


def like_certain_cards(cards: Cards) -> bool:
    """Whether only the rank of other cards says which cards are meant."""
    kind = cards.kind
    return isinstance(kind, RankLike) and cards == Cards(kind=kind) and kind.cards != THAT_CARD


def _of_all_showing(grammar: Grammar) -> None:
    """The highest and the lowest cards of all players, and those showing of which it is not said whose they are."""
    for which in (Which.HIGHEST, Which.LOWEST):
        point = POINTING[which]
        for one, noun, the, plain in (
            (True, "{cards:Noun.one}", f"the {point}", "<card|{kind:Kind.one}>"),
            (
                False,
                "{many:Quantity} {cards:Noun.all}",
                f"the <{point} {{many:Quantity}}|{{many:Quantity}} {point}>",
                "<cards|{kind:Kind.all}>",
            ),
        ):
            grammar.add(
                "Cards",
                [
                    f"the {which.value} {noun} of all players",
                    f"the {point} {noun} of <anyone|anybody|everyone|everybody|any player>",
                ],
                build=partial(pointed, which, at=EVERYONES),
                apart=lambda c, which=which, one=one: (
                    pointed_of(replace(c, at=YOUR_HAND), which, one=one) if c.at == EVERYONES else None
                ),
            )
            grammar.add(
                "Cards",
                [f"{the} {plain} <showing|face up|on board>", f"{the} up {plain}"],
                build=lambda which=which, kind=ANY_CARD, many=ONE: Cards(many, kind, WHOSEVER, Face.UP, which),
                read_only=True,
            )


def _of_all_that_were_dealt(grammar: Grammar) -> None:
    """The first and the last cards of the deal, whoever has them."""
    dealt = "dealt [to <anyone|anybody|any player>]"
    for which, word in ((Which.FIRST, "first"), (Which.LAST, "<last|final>")):
        for one, noun in ((True, "{cards:Noun.one}"), (False, "{many:Quantity} {cards:Noun.all}")):
            this = f"the [very] {word} {noun}"
            anyones = partial(pointed_anywhere, which)
            grammar.add(
                "Cards",
                [f"the {which.value} {noun} dealt", f"{this} {dealt}"],
                build=anyones,
                apart=partial(pointed_out_of_all, which=which, one=one),
            )
            grammar.add(
                "Cards",
                f"{this} {dealt} {{face:FaceWord}}",
                build=lambda face, anyones=anyones, **parts: (
                    replace(found, face=face) if (found := anyones(**parts)) and found.face is None else None
                ),
                cost=FAR,  # "turn the last card dealt face up" says how it comes to lie
                read_only=True,
            )


def pointed_anywhere(which: Which, cards: Cards, many: Quantity = ONE) -> Cards | None:
    """The last card, the first two cards of all on the table."""
    return pointed(which, cards, at=Anywhere(), many=many)


def pointed_out_of_all(cards: Cards, which: Which, *, one: bool) -> dict[str, Any] | None:
    """What a pointing phrase about all cards is put together from."""
    return pointed_of(replace(cards, at=YOUR_HAND), which, one=one) if cards.at == Anywhere() else None


def _in_common(grammar: Grammar) -> None:
    """Two cards of the same suit, three of different ranks."""
    add = grammar.add
    for trait, word, words in (
        (Trait.SUIT, "suit", "suits"),
        (Trait.RANK, "<rank|value>", "<ranks|values>"),
        (Trait.COLOR, "<color|colour>", "<colors|colours>"),
    ):
        name = trait.value
        for noun in ("{cards:Noun.all}", "of {of:Whose} {cards:Noun.all}"):
            some = f"{{many:Quantity}} {noun}"
            for kind, said, pattern in (
                (Together(trait), f"the same {name}", f"<the same|one|one and the same> {word}"),
                (NotOf(Together(trait)), f"different {name}s", f"different {words}"),
            ):
                add(
                    "Cards",
                    [f"{some} of {said}", f"{some} [that are] [all] of {pattern}"],
                    build=lambda many, cards, of=YOURSELF, kind=kind: such_together(some_of(many, cards, of), kind),
                    apart=lambda c, kind=kind: several_of(replace(c, kind=ANY_CARD)) if c.kind == kind else None,
                    read_only="Whose" in noun,
                )
    add(
        "Cards",
        "{many:Quantity} suited {cards:Noun.all}",
        build=lambda many, cards: such_together(several(many, cards), Together(Trait.SUIT)),
        read_only=True,
    )


def such_together(cards: Cards | None, kind: Kind) -> Cards | None:
    """Several cards that have something in common, or differ in it."""
    if cards is None or cards.kind != ANY_CARD or cards.many in (None, ONE):
        return None
    return replace(cards, kind=kind)


def _in_order_of_the_deal(grammar: Grammar) -> None:
    """Cards that are still to come: the seventh card, the next three, cards four through six."""
    add = grammar.add
    add(
        "Coming",
        [
            "<the|a|another|your|their|everyone 's|each player 's> {nth:Ordinal} [and <last|final>] {cards:Noun.one}",
            "{nth:Ordinal} {cards:Noun.one}",
            "{cards:Noun.one} number {nth:Number}",
            "<the|your|their> {nth:Ordinal}",
        ],
        build=lambda nth, cards=ANY_CARDS: (
            replace(found, nth=nth)
            if cards.kind == ANY_CARD and (found := pointed(Which.FIRST, cards))  # nobody deals a second queen
            else None
        ),
        read_only=True,
    )
    add(
        "Coming",
        ["{nth:Ordinal} street", "[the] {nth:Ordinal} street card"],
        build=lambda nth: Cards(ONE, which=Which.FIRST, nth=nth) if nth > THIRD_STREET else None,
        read_only=True,
    )
    add(
        "Coming",
        [
            "{a:Ordinal} <and|through|to> {b:Ordinal} <street|streets>",
            "{a:Ordinal} , {c:Ordinal} [,] and {b:Ordinal} <street|streets>",
            "{a:Ordinal} street <and|through|to> {b:Ordinal} street",
        ],
        build=lambda a, b, c=0: one_after_the_other(a, b, ANY_CARDS, c) if a > THIRD_STREET else None,
        read_only=True,
    )
    add("Coming", "<turn|river> card", Cards(ONE, at=Board()), read_only=True)
    add(
        "Coming",
        [
            "<the|your|their|one|a> <next|last|final> {cards:Noun.one}",
            "<the|your|their> <next|last|final> {many:Number} {cards:Noun.all}",
            "<the|your|their|one|a> <next|last|final> one",
            "<the|your|their> <next|last|final> {many:Number}",
            "<last|final|next> {cards:Noun.one}",
            "next {many:Number} {cards:Noun.all}",
        ],
        build=lambda cards=ANY_CARDS, many=1: several(exactly(many), cards) if cards.kind == ANY_CARD else None,
        read_only=True,
    )
    add(
        "Coming",
        [
            "[the|your|their] {a:Ordinal} and {b:Ordinal} {cards:Noun.all}",
            "[the|your|their] {a:Ordinal} and {b:Ordinal} {cards:Noun.one}",
            "a {a:Ordinal} and [a] {b:Ordinal} {cards:Noun.one}",
            "<a|the|your|their> {a:Ordinal} {_:Noun.one} and [<a|the|your|their>] {b:Ordinal} {cards:Noun.one}",
            "<a|the|your|their> {a:Ordinal} {_:Noun.one} , [a|the] {c:Ordinal} {_:Noun.one} [,] and [<a|the|your|their>] {b:Ordinal} {cards:Noun.one}",
            "[the|your|their] {a:Ordinal} , {c:Ordinal} [,] and {b:Ordinal} {cards:Noun.all}",
            "a {a:Ordinal} , [a] {c:Ordinal} [,] and [a] {b:Ordinal} {cards:Noun.one}",
            "[the|your|their] {a:Ordinal} , {c:Ordinal} , {d:Ordinal} [,] and {b:Ordinal} {cards:Noun.all}",
            "{cards:Noun.all} {a:Number} and {b:Number}",
            "{cards:Noun.all} {a:Number} , {c:Number} [,] and {b:Number}",
            "{cards:Noun.all} {a:Number} , {c:Number} , {d:Number} [,] and {b:Number}",
        ],
        build=lambda a, b, cards, c=0, d=0, _=None: (
            one_after_the_other(a, b, cards, *(n for n in (c, d) if n))
            if b - a == 1 + (c > 0) + (d > 0) and _ in (None, cards)
            else None
        ),
        read_only=True,
    )
    add(
        "Coming",
        [
            "[the|your|their] {a:Ordinal} <through|to> {b:Ordinal} {cards:Noun.all}",
            "{cards:Noun.all} {a:Number} <through|to> {b:Number}",
        ],
        build=one_after_the_other,
        read_only=True,
    )
    add(
        "Cards",
        "{cards:Coming}",
        build=lambda cards: replace(cards, which=Which.CHOSEN, nth=1),
        cost=FAR,
        read_only=True,
    )


def in_one_place(cards: Cards) -> bool:
    """Whether one card lies at a place of the layout: the center card."""
    return isinstance(cards.at, AtSpot) and cards.at.spot in ONE_PLACE


ONE_PLACE = (
    *(Spot.CENTER, Spot.TOP, Spot.BOTTOM, Spot.LEFT, Spot.RIGHT),
    *(Spot.TOP_LEFT, Spot.TOP_RIGHT, Spot.BOTTOM_LEFT, Spot.BOTTOM_RIGHT),
)


THIRD_STREET = 3
"""The first three cards come together; every street after that is one card."""


def of_all(cards: Cards) -> bool:
    """Whether cards may be those on the board."""
    return cards.at == Board() or cards.which is Which.THAT


def one_after_the_other(a: int, b: int, cards: Cards, c: int = 0, d: int = 0, _: Any = None) -> Cards | None:
    """The cards from one number to another, with those between them where they are named one by one."""
    between = [n for n in (c, d) if n]
    whole = not between or between == list(range(a + 1, b))
    return several(exactly(b - a + 1), cards) if 0 < a < b and whole else None


UP_AND_DOWN = Cards(kind=Both((RankLike(Cards(face=Face.UP)), RankLike(Cards(face=Face.DOWN)))), at=Anywhere())
"""Cards of a rank that a player holds both up and down."""
THAT_CARD = Cards(ONE, at=Anywhere(), which=Which.THAT)
"""The card in question."""


EVERYONES = Hand(Everyone())
WHOSEVER = Hand(Unsaid())
"""Cards of which it is not said whose they are: those of all players where they decide what is wild, or each one's own."""


@dataclass(frozen=True)
class AsBefore(Kind):
    """One, two more, another: cards of the kind that was spoken of before."""


def named_by_number(cards: Cards) -> bool:
    """Whether cards are a rank whose name is a number, and nothing else."""
    match cards.kind:
        case OfRank(ranks=(rank,), suits=()):
            return cards == Cards(kind=cards.kind) and Rank.TWO <= rank <= Rank.TEN
    return False


def next_after(which: Which, cards: Cards, flipped: bool = False) -> Cards | None:
    """The up card that came after another, which may be any player's."""
    after = pointed(which, cards)
    if after is None:
        return None
    return Cards(ONE, at=Anywhere(), face=Face.UP, after=replace(after, at=Anywhere()), flipped=flipped)


def came_after(which: Which, cards: Cards) -> dict[str, Any] | None:
    """What is said of the card that another came after."""
    after = cards.after
    if after is None or after.at != Anywhere() or cards != Cards(ONE, at=Anywhere(), face=Face.UP, after=after):
        return None
    return pointed_of(replace(after, at=YOUR_HAND), which)


def several(many: Quantity, cards: Cards) -> Cards | None:
    """So many cards."""
    return replace(cards, many=many) if cards.many is None else None


def one_of_a_kind(cards: Cards) -> dict[str, Any] | None:
    """A seven, a down card of the same rank: one card of a kind."""
    if cards.many != ONE or cards.kind == ANY_CARD or cards.which is not Which.CHOSEN:
        return None
    return {"cards": replace(cards, many=None)}


def several_of(cards: Cards) -> dict[str, Any] | None:
    """The quantity and the rest."""
    if cards.many is None or cards.which is not Which.CHOSEN:
        return None
    return {"many": cards.many, "cards": replace(cards, many=None)}


def some_of(many: Quantity | None = None, cards: Cards = ANY_CARDS, of: Any = YOURSELF, n: int = 0) -> Cards | None:
    """So many of the cards of somebody; how many those are in all is plain."""
    del n
    if cards.at != YOUR_HAND or cards.many is not None:
        return None
    return replace(cards, many=many, at=Hand(of))


def all_of(cards: Cards, of: Any = YOURSELF, many: int = 0) -> Cards | None:
    """All cards of somebody; how many they are is plain."""
    del many
    return replace(cards, at=Hand(of)) if cards.at == YOUR_HAND else None


def counted(cards: Cards, of: Any = YOURSELF, many: Any = None, n: int = 0) -> Cards | None:
    """Your four cards, or two of your four cards: how many they are in all is plain."""
    return some_of(many, cards, of) if n else all_of(cards, of)


def owned(cards: Cards) -> bool:
    """Whether cards are somebody's."""
    return isinstance(cards.at, Hand | Stack)


def pointed(which: Which, cards: Cards, of: Any = None, at: Any = None, many: Quantity = ONE) -> Cards | None:
    """The top card, the lowest two cards."""
    if cards.which is not Which.CHOSEN or cards.many is not None:
        return None
    if of is not None or at is not None:
        if cards.at != YOUR_HAND:
            return None
        cards = replace(cards, at=at if at is not None else Hand(of))
    if which in (Which.FIRST, Which.LAST) and isinstance(cards.at, InLine):
        return None  # which is told by its place, and not by when it came
    return replace(cards, which=which, many=many)


def pointed_yours(cards: Cards, which: Which, *, one: bool = True) -> dict[str, Any] | None:
    """What a pointing phrase about a player's own cards is put together from."""
    return pointed_of(cards, which, one=one) if cards.at == YOUR_HAND else None


def pointed_at(cards: Cards, which: Which, *, one: bool = True) -> dict[str, Any] | None:
    """What a pointing phrase with a place is put together from."""
    if not isinstance(cards.at, Stack | Deck | Board):
        return None
    found = pointed_of(replace(cards, at=YOUR_HAND), which, one=one)
    return {**found, "at": cards.at} if found else None


def pointed_of(cards: Cards, which: Which, *, one: bool = True) -> dict[str, Any] | None:
    """What a pointing phrase is put together from."""
    if cards.which is not which or (cards.many == ONE) is not one or cards.many is None:
        return None
    plain = {"cards": replace(cards, many=None, which=Which.CHOSEN)}
    return plain if one else {**plain, "many": cards.many}


def together(first: Cards, second: Cards) -> Cards | None:
    """Two kinds of cards wherever they are."""
    plain = Cards(at=Anywhere())
    if isinstance(first.kind, RankLike) or isinstance(second.kind, RankLike):
        return None  # what is wild for all, and what for its owner, are two rules
    if replace(first, kind=ANY_CARD) == plain == replace(second, kind=ANY_CARD):
        kind = listed(first.kind, second.kind)
        return replace(first, kind=kind) if kind else None
    return None
