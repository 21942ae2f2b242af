"""What is said of the halves of a pot: where the ace stands, which cards count for the single card, and who wins both."""

from dataclasses import replace
from typing import Any

from pokernight.english.construction import FAR, IDIOM, Grammar
from pokernight.english.grammar.following import dealt_down
from pokernight.english.grammar.marks import AceOfCard, Named, WinsBoth
from pokernight.english.grammar.rankings import HOLE_ONLY
from pokernight.english.template import v
from pokernight.meaning.cards import Cards, Face
from pokernight.meaning.deeds import Deed, Verb
from pokernight.meaning.hands import Showdown
from pokernight.meaning.numbers import ONE
from pokernight.meaning.players import Everyone, Players, Quantifier
from pokernight.meaning.rules import Happens, Has, Holds, If, Remark

NO_SUCH_CARD = "the best hand wins all where nobody has the card that wins a share"
_ONE = "<one|spade|heart|diamond|club|card|of them|of all>"
_FOR_IT = "[here|in this game] [for <this|this purpose|that half|the spade|the split|the spade half>]"


def add_to(grammar: Grammar) -> None:
    """Add what this file is about."""
    _single_card(grammar)
    _both(grammar)
    _nobody_has(grammar)
    grammar.add(
        "Plain",
        "{first:Plain} , so <it|that one|that card> <is good|counts> for <the|that> <spade|half|spade half> [too|as well]",
        build=lambda first: (*first, Remark(HOLE_ONLY)) if dealt_down(first[-1]) else None,
        read_only=True,
    )


def _single_card(grammar: Grammar) -> None:
    """Where the ace stands among the cards of which one wins a share."""
    add = grammar.add
    ace = "<the ace|[the] ace of {_:Suits}>"
    is_ = "<is|are|counts as|count as|ranks as|plays as|being|is considered>"
    deuce = "<the <deuce|two> [of {_:Suits}]|a <deuce|two>|deuces|twos>"
    king = "<the king [of {_:Suits}]|a king|kings>"
    add(
        "Standing",
        [
            "the ace is the highest card of its suit",
            f"{ace} {is_} [the] <highest|best|top> [{_ONE}] {_FOR_IT} [<,|and> [then] the <king|deuce|two> [is] [[the] lowest] [[,] and so on [down]]]",
            "the <deuce|two> <is|counts as> [the] lowest",
            f"{ace} {is_} [the] high {_ONE} {_FOR_IT}",
            f"{deuce} {is_} [the] <lowest|low|best> {_ONE} {_FOR_IT}",
            "[the] <deuce|two> of {_:Suits} <is|counts as> [the] <lowest|low>",
            "[the] ace of {_:Suits} <is|counts as|plays> high",
            "<if|when> <you|they|anyone|somebody|a player> <have|has|hold|holds> <it|the ace [of spades]> [down|in the hole|face down] [,] <you|they> <can not lose|are sure of|are sure to <win|get>|always <win|get>> <that|the|your|the spade> half [of the pot]",
        ],
        build=lambda _=None: AceOfCard(low=False),
        apart=lambda rule: {} if rule == AceOfCard(low=False) else None,
    )
    add(
        "Standing",
        [
            "the ace is the lowest card of its suit",
            f"{ace} {is_} [the] <lowest|low> {_ONE} {_FOR_IT}",
            f"{king} {is_} [the] <highest|high> {_ONE} {_FOR_IT}",
            f"[the] ace of {{_:Suits}} <is|counts as|plays> [the] <low|lowest> {_FOR_IT}",
        ],
        build=lambda _=None: AceOfCard(low=True),
        apart=lambda rule: {} if rule == AceOfCard(low=True) else None,
    )

    grammar.add("Standing", "the ace is the lowest card", AceOfCard(low=True, of_all=True))
    grammar.add("Standing", "in the hole <means|is> [dealt] face down", Named(), read_only=True)
    grammar.add(
        "Standing",
        [
            "the best card is sure of its share",
            "<if|when> <you|they> <have|hold> it [down|in the hole|face down] [,] <you|they> have <a lock on [that|the|your] half [the pot]|[that|the|your] half [the pot] locked up>",
        ],
        Remark("the best card is sure of its share"),
    )


def _both(grammar: Grammar) -> None:
    """Whoever has both wins all."""
    you = "<you|he|she|they|that player|that hand>"
    all_ = "<it all|the pot|the whole pot|everything|the whole thing|both halves|both|all of it|the entire pot>"
    takes = f"<scoop|scoops|<take|takes|win|wins|get|gets> <{all_}>|<scoop|scoops> <{all_}>>"
    grammar.add(
        "Standing",
        [
            "whoever has {first:Prize} and {second:Prize} wins the whole pot",
            f"<if|when> <you|one player|a player|the same player|someone|somebody> <have|has|hold|holds|win|wins|get|gets> [both] {{first:Prize}} and {{second:Prize}} , {you} {takes}",
            f"{you} <can|may|will> <{takes}> <if|when> {you} <have|has|hold|holds|win|wins> [both] {{first:Prize}} and {{second:Prize}}",
            f"<a|the|any> player <with|who has|who holds> [both] {{first:Prize}} and {{second:Prize}} {takes}",
        ],
        WinsBoth(v.first, v.second),
    )


def _nobody_has(grammar: Grammar) -> None:
    """There is no such card: nobody has one."""
    grammar.add(
        "Standing",
        "if nobody has such a card , the best hand takes the whole pot",
        Remark(NO_SUCH_CARD),
        cost=IDIOM,
    )
    grammar.add(
        "Cond",
        ["there is no {cards:Noun.one}", "there are no {cards:Noun.all}"],
        build=lambda cards: (
            Holds(NOBODY, Has(replace(cards, many=ONE))) if cards.face is Face.DOWN and _some_kind(cards) else None
        ),
        cost=FAR,
        read_only=True,
    )
    different = "<two different|different> <players|people|persons|hands>"
    them = "<them|the two|these|those|these two|those two|one <each|of each|of them each>>"
    grammar.add(
        "Cond",
        [
            "<nobody|no one|no player|no one player|no single player> <has|holds|wins|gets> both [of them|halves]",
            "<the same player|one player> does not <have|hold|win> both [of them]",
            f"{different} <have|hold|win|get> {them}",
            f"<it is|they <are|belong to|are held by|go to>> {different}",
        ],
        Happens(Deed(Verb.WIN, NOBODY)),
        read_only=True,
    )
    grammar.add("Rules", "no {cards:Noun.one} <,|?> [then] {rules:Plain}", build=if_nobody, cost=FAR, read_only=True)


def if_nobody(cards: Cards, rules: tuple[Any, ...]) -> tuple[Any, ...] | None:
    """Where nobody has a card in the hole, said without a verb: "No spade down, high hand takes all." """
    hidden = cards.face is Face.DOWN and _some_kind(cards)
    won = len(rules) == 1 and isinstance(rules[0], Showdown)
    return (If(Holds(NOBODY, Has(replace(cards, many=ONE))), rules),) if hidden and won else None


NOBODY = Players(Quantifier.NO, Everyone())


def _some_kind(cards: Cards) -> bool:
    """Whether cards are of a kind, and not just any."""
    return cards.kind != Cards().kind
