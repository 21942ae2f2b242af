"""How things stand among the cards on the table."""

from pokernight.cards import rank_of
from pokernight.language.part import sentence
from pokernight.rules.parts.faces import Faces
from pokernight.rules.parts.refs import Spread
from pokernight.rules.rule import Condition
from pokernight.table.places import Lie
from pokernight.table.table import Table


@sentence(
    "two common cards have the same rank",
    "<two [of]|> common card <match [in rank]|<have|is> [of] same rank>",
    "<there is|common card <include|contain|have|show>> a pair [<in|among> common card]",
    spread=Spread.COMMON,
)
@sentence(
    "two table cards have the same rank",
    "<two [of]|> table card <match [in rank]|<have|is> [of] same rank>",
    "<there is|table card <include|contain|have|show>> a pair <in|among> table card",
    "table card <include|contain|have|show|is> a pair",
    spread=Spread.TABLE,
)
class PairOnTable(Condition):
    """A pair lies among the common cards, or among those that are in nobody's hand."""

    of_table = True
    of_cards = True
    spread: Spread

    def holds(self, table: Table, seat: int) -> bool:
        ranks = [rank_of(card) for card in self.spread.cards(table)]
        return len(set(ranks)) < len(ranks)


@sentence(
    "all common cards are {cards}",
    "<all [of]|every> common card is <{cards}|{cards:InColour}>",
    spread=Spread.COMMON,
)
@sentence(
    "all table cards are {cards}",
    "<all [of]|every> table card is <{cards}|{cards:InColour}>",
    spread=Spread.TABLE,
)
class AllOnTable(Condition):
    """Every card on the table is of a kind, and lies face up."""

    of_table = True
    of_cards = True
    of_all = True
    spread: Spread
    cards: Faces

    def holds(self, table: Table, seat: int) -> bool:
        there = self.spread.all_cards(table)
        return bool(there) and all(table.state.lies[c] is Lie.UP and self.cards.has(table, c, seat) for c in there)
