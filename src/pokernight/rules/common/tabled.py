"""How things stand among the cards on the table."""

from collections import Counter
from typing import Any

from pokernight.cards import rank_of
from pokernight.language.part import reads, sentence
from pokernight.rules.conditions.holdings import SameAs, Trait
from pokernight.rules.parts.faces import Faces, Step
from pokernight.rules.parts.refs import AnyOnTable, CommonCard, Lying, Nth, Spread, TableCard
from pokernight.rules.parts.single import height
from pokernight.rules.rule import Condition
from pokernight.rules.watches.happenings import CardIs
from pokernight.table.places import Lie
from pokernight.table.table import Table

_ALIKE = "<have|is> [of] same {trait}"
_SHOW = "<include|contain|have|show>"


class Stand(Condition):
    """How things stand among the common cards, or among those that are in nobody's hand."""

    of_table = True
    of_cards = True
    spread: Spread


@sentence(
    "{count} common cards have the same {trait}",
    f"[at least] {{count}} [of] common card <{_ALIKE}|match in {{trait}}>",
    f"<there is|common card {_SHOW}> [at least] {{count}} [common] card of same {{trait}}",
    spread=Spread.COMMON,
)
@sentence(
    "{count} table cards have the same {trait}",
    f"[at least] {{count}} [of] table card <{_ALIKE}|match in {{trait}}>",
    f"<there is|table card {_SHOW}> [at least] {{count}} table card of same {{trait}}",
    spread=Spread.TABLE,
)
@sentence(
    "{count} cards on the table have the same {trait}",
    f"{{count}} [of] card on table <{_ALIKE}|match in {{trait}}>",
    spread=Spread.ALL,
)
@reads(
    "<there is a pair [face up]|a pair is [dealt|showing] [face up]|a pair come up> <to|on> table",
    spread=Spread.ALL,
    count=2,
    trait=Trait.RANK,
)
@reads(
    "<two [of]|> common card <match|pair|make a pair|form a pair>",
    f"<there is|common card {_SHOW}> a pair [<in|among> common card]",
    spread=Spread.COMMON,
    count=2,
    trait=Trait.RANK,
)
@reads(
    "<two [of]|> table card <match|pair|make a pair|form a pair>",
    f"<there is|table card {_SHOW}> a pair <in|among> table card",
    "table card <include|contain|have|show|is> a pair",
    spread=Spread.TABLE,
    count=2,
    trait=Trait.RANK,
)
@reads("common card <match in rank|<have|is> [of] same rank>", spread=Spread.COMMON, count=2, trait=Trait.RANK)
@reads("table card <match in rank|<have|is> [of] same rank>", spread=Spread.TABLE, count=2, trait=Trait.RANK)
class AlikeOnTable(Stand):
    """So many cards that have something in common lie face up."""

    count: int
    trait: Trait

    @classmethod
    def said(cls, **fields: Any) -> "AlikeOnTable | None":
        return cls(**fields) if fields["count"] > 1 else None

    def holds(self, table: Table, seat: int) -> bool:
        there = Counter(trait for trait in map(self.trait.of, self.spread.cards(table)) if trait is not None)
        return max(there.values(), default=0) >= self.count


@sentence(
    "the last {count} common cards have the same {trait}",
    f"last {{count}} common card <{_ALIKE}|match in {{trait}}>",
    spread=Spread.COMMON,
)
@sentence(
    "the last {count} table cards have the same {trait}",
    f"last {{count}} table card <{_ALIKE}|match in {{trait}}>",
    spread=Spread.TABLE,
)
class LastAlike(Stand):
    """The cards that came up last on the table have something in common."""

    count: int
    trait: Trait

    def holds(self, table: Table, seat: int) -> bool:
        last = [self.trait.of(card) for card in self.spread.cards(table)][-self.count :]
        return len(last) == self.count and None not in last and len(set(last)) == 1


@sentence("all common cards have the same {trait}", f"<all [of]|every> common card {_ALIKE}", spread=Spread.COMMON)
@sentence("all table cards have the same {trait}", f"<all [of]|every> table card {_ALIKE}", spread=Spread.TABLE)
class AllAlike(Stand):
    """Every card on the table has something in common with the others, when all of them are up."""

    of_all = True
    trait: Trait

    def holds(self, table: Table, seat: int) -> bool:
        there = self.spread.all_cards(table)
        traits = {self.trait.of(card) for card in there if table.state.lies[card] is Lie.UP}
        return len(there) > 1 and len(traits) == 1 and all(table.state.lies[card] is Lie.UP for card in there)


@sentence(
    "all common cards are {cards}",
    "<all [of]|every> common card is <{cards}|{cards:InColour}>",
    spread=Spread.COMMON,
    there=True,
)
@sentence(
    "all table cards are {cards}",
    "<all [of]|every> table card is <{cards}|{cards:InColour}>",
    spread=Spread.TABLE,
    there=True,
)
@sentence(
    "no common cards are {cards}",
    "<no|none of> common card is <{cards}|{cards:InColour}>",
    "there is no <common {cards}|{cards} <in|among> common card>",
    f"common card <do not {_SHOW} [a|any]|{_SHOW} no> {{cards}}",
    spread=Spread.COMMON,
    there=False,
)
@sentence(
    "no table cards are {cards}",
    "<no|none of> table card is <{cards}|{cards:InColour}>",
    "there is no {cards} <in|among> table card",
    f"table card <do not {_SHOW} [a|any]|{_SHOW} no> {{cards}}",
    spread=Spread.TABLE,
    there=False,
)
class AllOnTable(Stand):
    """Every card on the table is of a kind, or none of them is, when all of them are up."""

    of_all = True
    cards: Faces
    there: bool = True

    def holds(self, table: Table, seat: int) -> bool:
        laid = self.spread.all_cards(table)
        if not laid or any(table.state.lies[card] is not Lie.UP for card in laid):
            return False
        return all(self.cards.has(table, card, seat) is self.there for card in laid)


@reads(f"<common card {_SHOW} {{cards}}|there is {{cards}} <in|among> common card>", common=True)
@reads(f"<table card {_SHOW} {{cards}}|there is {{cards}} <in|among> table card>", common=False)
class OneThere(Condition):
    """One of the cards on the table is of a kind."""

    cards: Faces
    common: bool

    @classmethod
    def said(cls, **fields: Any) -> CardIs:
        return CardIs(AnyOnTable(fields["common"]), fields["cards"])


@reads("{one} and {other} common card <match [in rank]|<have|is> [of] same rank>", common=True, trait=Trait.RANK)
@reads("{one} and {other} common card <have|is> [of] same {trait}", common=True)
@reads("{one} and {other} table card <match [in rank]|<have|is> [of] same rank>", common=False, trait=Trait.RANK)
@reads("{one} and {other} table card <have|is> [of] same {trait}", common=False)
class TwoAlike(Condition):
    """Two cards on the table, told by their order, have something in common."""

    one: Nth
    other: Nth
    common: bool
    trait: Trait

    @classmethod
    def said(cls, **fields: Any) -> SameAs:
        kind = CommonCard if fields["common"] else TableCard
        return SameAs(kind(fields["one"]), kind(fields["other"]), fields["trait"])


@sentence("{one} is {step} than {other}", "{one} is {step} [in rank] than {other}")
class Outranks(Condition):
    """One card on the table is higher than another, or lower."""

    of_table = True
    of_cards = True
    one: Lying
    step: Step
    other: Lying

    def holds(self, table: Table, seat: int) -> bool:
        ones, others = (
            [height(table, card) for card in ref.cards(table, seat) if rank_of(card)] for ref in (self.one, self.other)
        )
        higher = self.step is Step.HIGHER
        return any(one > other if higher else one < other for one in ones for other in others)
