"""Several in one condition: you or the dealer folds, you have an ace and a king, neither one nor the other."""

from pokernight.english.construction import FAR, Grammar
from pokernight.english.grammar.conditions import EXTREMES, opposite, so_for
from pokernight.english.template import v
from pokernight.meaning.cards import Cards
from pokernight.meaning.players import Players
from pokernight.meaning.rules import All, AnyOf, Has, HasHand, Not
from pokernight.meaning.sorts import Condition


def add_to(grammar: Grammar) -> None:
    """Add what this file is about."""
    _held(grammar)
    _by_several(grammar)


def _held(grammar: Grammar) -> None:
    """Several things that a player has, or does not have."""
    add = grammar.add
    add("Held", "{cards:Cards}", build=held, read_only=True)
    add("Held", "{made:Made}", HasHand(v.made), read_only=True)
    two, neither = (v.first, v.second), All((Not(v.first), Not(v.second)))
    has = "<have|has|hold|holds>"
    for this in ("Pred", "Pred.you"):
        add(this, f"{has} [both] {{first:Held}} and {{second:Held}}", All(two), cost=FAR, read_only=True)
        add(this, f"{has} [either] {{first:Held}} or {{second:Held}}", AnyOf(two), cost=FAR, read_only=True)
        add(this, f"{has} neither {{first:Held}} nor {{second:Held}}", neither, read_only=True)
        three = f"{has} [either] {{first:Held}} , {{second:Held}} [,]"
        either, both = AnyOf((v.first, AnyOf((v.second, v.third)))), All((v.first, All((v.second, v.third))))
        add(this, f"{three} or {{third:Held}}", either, cost=FAR, read_only=True)
        add(this, f"{three} and {{third:Held}}", both, cost=FAR, read_only=True)
        no = f"<do|does> not {has} [either] {{first:Held}} or {{second:Held}}"
        add(this, no, neither, cost=FAR, read_only=True)


def held(cards: Cards) -> Condition | None:
    """Cards that a player has; the highest card is the table's."""
    return None if cards.which in EXTREMES else Has(cards)


def _by_several(grammar: Grammar) -> None:
    """The same of one player, or of another."""
    add = grammar.add
    either = "{first:Players} or {second:Players}"
    add("Cond", [f"{either} {{that:Pred}}", f"either {either} {{that:Pred}}"], build=of_either, read_only=True)
    add("Cond", "[both] {first:Players} and {second:Players} {that:Pred.you}", build=of_both, read_only=True)
    add("Cond", "neither {first:Players} nor {second:Players} {that:Pred}", build=of_neither, read_only=True)


def of_either(first: Players, second: Players, that: Condition) -> Condition | None:
    """Something is so for one of two."""
    one, other = so_for(first, that), so_for(second, that)
    return AnyOf((one, other)) if one and other else None


def of_both(first: Players, second: Players, that: Condition) -> Condition | None:
    """Something is so for both."""
    one, other = so_for(first, that), so_for(second, that)
    return All((one, other)) if one and other else None


def of_neither(first: Players, second: Players, that: Condition) -> Condition | None:
    """Something is so for neither of two."""
    one, other = so_for(first, that), so_for(second, that)
    return All((opposite(one), opposite(other))) if one and other else None
