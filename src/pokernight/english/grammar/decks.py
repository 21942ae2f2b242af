"""The deck, and cards that nobody looks at."""

from pokernight.english.construction import Grammar
from pokernight.english.grammar.cards import UP_AND_DOWN
from pokernight.english.template import v
from pokernight.meaning.cards import Anywhere, Cards, NotOf
from pokernight.meaning.printed import fixed
from pokernight.meaning.rules import (
    DeckOf,
    DiscardsFlipped,
    FixedOrder,
    Hidden,
    Remark,
    Wild,
)
from pokernight.meaning.sorts import Kind

TO_DECK = "[to the deck|in the deck|into the deck|to a [normal|standard|regular] [52 card] deck]"
DECKS = "[full|standard|normal|regular|poker|whole] [52 card] <decks|packs> [of [52] cards]"
IN_DECK = "<in the deck|in play|included|used|left in>"


_LEAVES = "[[,] <leaving|which leaves|so [that] <you|we> <play with|have>|for|to leave> [you|us] [a] [deck of] {n:Number} [card] <cards|deck> [in the deck]]"
"""How many cards are left, which is plain."""


def add_to(grammar: Grammar) -> None:
    """Add what this file is about."""
    _deck(grammar)


def _deck(grammar: Grammar) -> None:
    add = grammar.add
    add(
        "Standing",
        [
            "use a deck with {jokers:Number} joker(s) added",
            "use a [normal|standard] 52 card deck with {jokers:Number} joker(s) [added]",
            f"add {{jokers:Number}} joker(s) {TO_DECK}",
            f"{{jokers:Number}} joker(s) <is|are|gets|get> <added|put|shuffled> [in] {TO_DECK}",
            f"<use|play with|put in|include|put|shuffle in> {{jokers:Number}} joker(s) {TO_DECK}",
            "use a [normal|standard|regular] [52 card] deck <and|plus|with> {jokers:Number} joker(s)",
            f"{{jokers:Number}} joker(s) <is|are> {IN_DECK}",
            "[we|you] <use|play with|put in|include|add> {jokers:Number} joker(s)",
        ],
        DeckOf(jokers=v.jokers),
    )
    add(
        "Standing",
        [
            f"<add|put in|use|include> <the|a> joker {TO_DECK}",
            f"the joker is {IN_DECK}",
            "[we|you] <use|play with|play> a 53 card deck [[,] <with|including|counting|which includes> <the|a|one> joker]",
        ],
        DeckOf(jokers=1),
        read_only=True,
    )
    add(
        "Standing",
        [
            f"<add|use|include|put in> [both] [the] jokers {TO_DECK}",
            f"[both] [the] jokers are {IN_DECK}",
            f"<play|we play|you play> with [both] [the] jokers [{IN_DECK}|in]",
            "<use|play with> a 54 card deck [<with|including|counting> [both] [the] jokers]",
        ],
        DeckOf(jokers=2),
        read_only=True,
    )
    add(
        "Standing",
        [
            "use a deck without {kind:Kinds} and {jokers:Number} joker(s)",
            "<use|play with|take> a [normal|standard|regular] [52 card] deck without [the] {kind:Kinds} [,] <and|plus|with> {jokers:Number} joker(s)",
        ],
        build=lambda kind, jokers: DeckOf(jokers=jokers, without=Cards(kind=kind, at=Anywhere())),
        apart=lambda rule: (
            {"kind": rule.without.kind, "jokers": rule.jokers}
            if isinstance(rule, DeckOf) and rule.jokers and rule.without
            else None
        ),
    )
    add(
        "Standing",
        [
            "use a deck without {kind:Kinds}",
            "[we|you] <use|play with|take> a [normal|standard|regular] [52 card] deck without [the] {kind:Kinds}",
            "[the] {kind:Kinds} are <removed|taken|stripped|left> <from|out of> the deck",
            "take [all] [of] [the] {kind:Kinds} <out of|from> the deck",
            "strip the deck of [all] [the] {kind:Kinds}",
            "[we|you] <use|play with> a [stripped|short|shortened] <deck|pack> <with no|that has no|, with no|, no> {kind:Kinds}",
            "there are no {kind:Kinds} in the <deck|pack>",
            "strip [all] [the] {kind:Kinds} <from|out of> the deck",
        ],
        DeckOf(without=Cards(kind=v.kind, at=Anywhere())),
    )
    pack = "<the|a|your> [full|whole|regular|normal|standard|52 card] <deck|pack> [of cards]"
    add(
        "Standing",
        [
            f"<remove|take|strip|throw out|discard|leave out> [out] [all] [of] [the] {{kind:Kinds}} [<from|out of> {pack}] {_LEAVES}",
            f"[the] {{kind:Kinds}} are <removed|taken|stripped|left> [out] [<from|out of|of> {pack}] {_LEAVES}",
        ],
        build=left_out,
        read_only=True,
    )
    add(
        "Standing",
        [
            f"<use|play with|we use|we play with> <fifty three|53> cards [,|:] {pack} <and|plus|with> <one|a|the> joker",
            f"<use|play with|we use|we play with> {pack} <and|plus|with> <the|a> joker",
        ],
        DeckOf(jokers=1),
        read_only=True,
    )
    add(
        "Standing",
        [
            "use only {kind:Kinds}",
            "[we|you] <use|play with|keep> only [the] {kind:Kinds} [of the deck|in the deck]",
            "the deck <has|is> only [the] {kind:Kinds}",
            "only [the] {kind:Kinds} are <used|in the deck|in play>",
        ],
        DeckOf(without=Cards(kind=NotOf(v.kind), at=Anywhere())),
    )
    add(
        "Standing",
        [
            "shuffle {packs:Number} decks together",
            f"<shuffle|mix> {{packs:Number}} {DECKS} together",
            f"[we|you] <use|play with|deal from> {{packs:Number}} {DECKS} [[,] <shuffled|mixed> together]",
            f"<the|this> game is played with {{packs:Number}} {DECKS} [[,] <shuffled|mixed> together]",
        ],
        build=lambda packs: DeckOf(packs=packs) if packs > 1 else None,
        apart=lambda rule: (
            {"packs": rule.packs} if isinstance(rule, DeckOf) and rule == DeckOf(packs=rule.packs) != DeckOf() else None
        ),
    )
    add("Standing", "[we|you] <use|play with|deal from> a double <deck|pack>", DeckOf(packs=2), read_only=True)
    add(
        "Standing",
        [
            "use a normal deck",
            "use <a|the> [normal|standard|regular|full] [52 card] <deck|pack> [of 52 cards] [,] [with no jokers|without [the] jokers]",
            "<a|the> [normal|standard|regular|full] [52 card] <deck|pack> [of 52 cards] is used [,] [with no jokers|without [the] jokers]",
            "<the game|it|this game> is played with <a|the> [normal|standard|regular|full] [52 card] <deck|pack> [of 52 cards] [,] [with no jokers|without [the] jokers]",
            "[there are|with|use] no jokers [in the <deck|game>]",
            "<the joker is|[the] jokers are> <not used|left out [of the <deck|game>]|not in the deck>",
        ],
        Remark("the usual deck"),
    )
    add(
        "More",
        ["nobody may look at these cards", "no peeking", "no peeking [at <them|these|your cards>]"],
        Hidden(Cards()),
    )
    add(
        "Plain",
        "<do not <peek|look>|no <peeking|looking>> [at <them|it|these|your <card|cards>>] , or <you are out [of the hand]|your hand is dead>",
        (Hidden(Cards()), Remark("whoever peeks is out")),
        read_only=True,
    )
    add(
        "More",
        [
            "the order is fixed",
            "the order of the <stack|stacks|cards> may not <change|be changed> [once made]",
            "[once <they are|it is|your cards are|the stack is> <stacked|set|down|made> [,]] <you|players> <may|can> not <change|rearrange> <it|them|<the|their|your> <order|stack|cards>> [of your cards] [once <the first <card|one> <is|has been> <flipped|turned|turned over|turned up|rolled>|<it is|they are> <set|made|down>|the <betting|rolling|turning> <starts|begins|has started>>|<after|later> <that|on>]",
        ],
        Remark("the order of a stack is fixed"),
    )
    all_along = "[during the <game|hand>|in the course of the <game|hand>]"
    add(
        "Standing",
        [
            "each player must discard {many:Number} of the cards they flip , each when it is flipped",
            f"<each player|everyone|you> <must|has to|have to> discard {{many:Number}} of <the cards <they|you> <flip|turn up|turn over>|these cards> {all_along} [,] <each <when|as> it is|when|as they are> <flipped|turned up|turned over> {all_along}",
        ],
        DiscardsFlipped(v.many),
    )
    add(
        "More",
        [
            "the order of the {size:Size} stack is fixed",
            "the order of the {size:Size} stack may not <change|be changed> [<once|after> [the] betting <starts|begins|has begun|has started>]",
            "<you|they|players> <may|can> not change the order of the {size:Size} stack [<once|after> [the] betting <starts|begins|has begun|has started>]",
        ],
        FixedOrder(v.size),
    )
    add(
        "Standing",
        "if <you|they> have a down card that <pairs with|pairs|matches> an up card , that rank is wild for <you|them>",
        Wild(UP_AND_DOWN, mine=True),
        read_only=True,
    )


DECK = 52


def left_out(kind: Kind, n: int = 0) -> DeckOf | None:
    """A deck without some kinds of cards; where it is said how many are left, that must be so."""
    gone = fixed(kind)
    wrong = n and (gone is None or n != DECK - len(gone))
    return None if wrong else DeckOf(without=Cards(kind=kind, at=Anywhere()))
