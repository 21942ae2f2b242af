"""What is wild, a bug, or dead."""

from dataclasses import replace

from pokernight.english.construction import Grammar
from pokernight.english.template import v
from pokernight.meaning.cards import Anywhere, Cards, Face, RankLike, Which, WildCard
from pokernight.meaning.numbers import ONE
from pokernight.meaning.players import End
from pokernight.meaning.rules import (
    Bug,
    Dead,
    Wild,
)
from pokernight.meaning.sorts import Kind


def add_to(grammar: Grammar) -> None:
    """Add what this file is about."""
    _wilds(grammar)
    _following(grammar)


def _wilds(grammar: Grammar) -> None:
    add = grammar.add
    be = "<is|are>"
    add(
        "Standing",
        [
            "{cards:CardsAnywhere} are wild",
            f"{{cards:CardsAnywhere}} {be} [also|always|all|both] wild [too|as well]",
            "{cards:WildKinds} wild",
        ],
        Wild(v.cards),
    )
    add("Standing", [f"so {be} {{cards:CardsAnywhere}}"], meaning=Wild(v.cards), read_only=True)
    add(
        "Standing",
        [
            "{cards:CardsAnywhere} are wild for you",
            f"{{cards:CardsAnywhere}} {be} wild for <you|that player|them|its owner|your hand|yourself>",
        ],
        Wild(v.cards, mine=True),
    )
    for end in End:
        add(
            "Standing",
            [
                f"{{cards:CardsAnywhere}} are wild for you in {end.value} hands",
                f"{{cards:CardsAnywhere}} {be} wild for your {end.value} hand",
            ],
            Wild(v.cards, mine=True, end=end),
        )
        add(
            "Standing",
            [
                f"{{cards:CardsAnywhere}} are wild in {end.value} hands",
                f"{{cards:CardsAnywhere}} {be} wild <in|for> [the|your] {end.value} <hands|hand>",
            ],
            Wild(v.cards, end=end),
        )
    mates = (
        "<as are|along with|and so are|and so is|, as are> <all|every|any|the other three> [the] [other|others] [cards|card] "
        "<of the same rank|of that rank|like it|that match it> [in your hand]"
    )
    add(
        "Standing",
        [f"{{cards:Cards}} {be} wild , {mates}", f"{{cards:Cards}} and all [other] cards of the same rank {be} wild"],
        build=rank_wild,
        read_only=True,
    )
    add(
        "Standing",
        [f"{{cards:Cards}} {be} wild for <you|that player> , {mates}"],
        build=lambda cards: replace(rank_wild(cards), mine=True),
        read_only=True,
    )
    add("Standing", ["{cards:CardsAnywhere} are <bugs|a bug>", "{cards:CardsAnywhere} is [a|the] bug"], Bug(v.cards))
    add("Standing", ["{cards:CardsAnywhere} are dead", f"{{cards:CardsAnywhere}} {be} <dead|worthless>"], Dead(v.cards))
    any_card = "<can|may> <be|stand for> any card [<you want|you need|you like|its holder wants>] [it to be]"
    add(
        "Standing",
        [f"<a|an> {{kind:Kind.one}} {any_card}", f"{{kind:Kinds}} {any_card}"],
        build=lambda kind: Wild(Cards(kind=kind, at=Anywhere())) if kind != WildCard() else None,
        read_only=True,
    )
    add("WildKinds", "{kind:Kinds}", build=lambda kind: Cards(kind=kind, at=Anywhere()), read_only=True)


def _following(grammar: Grammar) -> None:
    """The card that comes after a certain one is wild, until the next of these comes."""
    comes = "<is dealt|comes|turns|is turned> <up|face up> [later]"
    follows = "<the next [up|face up] card [dealt] [face up]|the card that follows it|the card after it>"
    becomes = "<is|becomes> [also] <wild|the new wild card> [too|as well]"
    mates = "<and so are|along with|as are> <all|any|every> [the] [other|others] [cards] <of that rank|of the same rank|like it> [in your hand]"
    grammar.add(
        "Standing",
        f"<when|whenever|if|each time|every time> <a|an|another> {{kind:Kind.one}} {comes} , {follows} {becomes} , {mates}",
        build=lambda kind: rank_wild(after_the_last(kind)),
        read_only=True,
    )
    grammar.add(
        "Standing",
        f"<when|whenever|if|each time|every time> <a|an|another> {{kind:Kind.one}} {comes} , {follows} {becomes}",
        build=lambda kind: Wild(after_the_last(kind)),
        read_only=True,
    )


def after_the_last(kind: Kind) -> Cards:
    """The card that came face up right after the last of a kind."""
    return Cards(
        ONE,
        at=Anywhere(),
        face=Face.UP,
        after=Cards(ONE, kind, Anywhere(), Face.UP, Which.LAST),
    )


def rank_wild(cards: Cards) -> Wild:
    """A card is wild together with all of its rank."""
    return Wild(Cards(kind=RankLike(cards), at=Anywhere()))
