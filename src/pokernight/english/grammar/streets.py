"""Streets: what is done on the third card, on the fourth, and so on. The page has to agree."""

from pokernight.english.construction import FAR, Grammar
from pokernight.english.grammar.marks import Before, Moment, Named
from pokernight.english.template import v


def add_to(grammar: Grammar) -> None:
    """On which street something is done, said before it or after it."""
    add = grammar.add
    add("Street", "{nth:Ordinal} street", Moment(Before.STREET, nth=v.nth), read_only=True)
    add("Street", "<preflop|pre flop>", Moment(Before.NO_BOARD), read_only=True)
    add(
        "Standing",
        [
            "it is {nth:Ordinal} street",
            "<this|that|which> is [called|known as] {nth:Ordinal} street",
            "<this|that|the> {_:Noun.one} is [called|known as] {nth:Ordinal} street",
        ],
        build=lambda nth, _=None: Moment(Before.STREET, nth=nth),
        apart=lambda rule: {"nth": rule.nth} if rule == Moment(Before.STREET, nth=getattr(rule, "nth", 0)) else None,
    )
    yours = "[called|known as] <your|their|his|her|the|a>"
    add(
        "Standing",
        [
            f"<this|that|it|which|the <up|third|first up> card|your <third|first up> card> is {yours} <door card|up card|hole card>",
            f"<these|those|they|which> are {yours} <hole|pocket|down|up> cards",
        ],
        Named(),
        read_only=True,
    )
    for category in ("Plain", "Rules"):
        add(
            category,
            f"{{street:Street}} <:|,> {{rules:{category}}}",
            build=lambda street, rules: (street, *rules),
            read_only=True,
        )
        add(
            category,
            f"<on|at|for> {{street:Street}} [,] {{rules:{category}}}",
            build=lambda street, rules: (street, *rules),
            cost=FAR,  # who opens on a street is said of that street, wherever that stands
            read_only=True,
        )
    add(
        "Plain",
        "{rule:Step} [,] <on|for> {street:Street}",
        build=lambda rule, street: (street, rule),
        cost=FAR,
        read_only=True,
    )
