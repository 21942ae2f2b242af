"""The deck, and cards that nobody looks at."""

from pokernight.english.construction import Grammar
from pokernight.english.grammar.cards import UP_AND_DOWN
from pokernight.english.template import v
from pokernight.meaning.cards import Cards
from pokernight.meaning.rules import (
    DeckOf,
    Hidden,
    Remark,
    Wild,
)


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
            "add {jokers:Number} joker(s)",
            "{jokers:Number} joker(s) are added",
            "<use|play with|put in|include> {jokers:Number} joker(s)",
        ],
        DeckOf(jokers=v.jokers),
    )
    add(
        "Standing",
        ["add the jokers", "use the jokers", "jokers are in the deck", "play with jokers"],
        DeckOf(jokers=2),
        read_only=True,
    )
    add(
        "Standing",
        [
            "shuffle two decks together",
            "<shuffle two poker decks together|use two decks|use 2 decks shuffled together>",
        ],
        DeckOf(packs=2),
    )
    add(
        "Standing",
        ["use a normal deck", "use a [normal|standard|regular] [52 card] deck [of 52 cards]"],
        Remark("the usual deck"),
        read_only=True,
    )
    add(
        "More",
        ["nobody may look at these cards", "no peeking", "no peeking [at <them|these|your cards>]"],
        Hidden(Cards()),
    )
    add(
        "More",
        [
            "the order is fixed",
            "the order of the <stack|stacks|cards> may not <change|be changed> [once made]",
            "you may not change the order [of your cards]",
        ],
        Remark("the order of a stack is fixed"),
    )
    add(
        "Standing",
        "if <you|they> have a down card that <pairs with|pairs|matches> an up card , that rank is wild for <you|them>",
        Wild(UP_AND_DOWN, mine=True),
        read_only=True,
    )
