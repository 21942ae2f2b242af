"""What nobody has to do while things stand in a certain way."""

from typing import Any

from pokernight.language.part import sentence
from pokernight.rules.rule import Action, Condition, Standing
from pokernight.table.table import Table

_NOBODY = "no <one|player> <must|have to|need to>"


@sentence(
    "Nobody has to {action} if {condition}",
    f"{_NOBODY} {{action}} <if|once|while|as long as|after> {{condition}}",
    f"[If|once|while|as long as|after] {{condition}} {_NOBODY} {{action}}",
)
class Spared(Standing):
    """A step that all would have to take, or what would follow for somebody, is left out while something is so."""

    action: Action
    condition: Condition

    @classmethod
    def said(cls, **fields: Any) -> "Spared | None":
        return cls(**fields) if fields["condition"].of_table else None


def spared(table: Table, action: Action) -> bool:
    """Whether nobody has to do something now."""
    rules = table.standing(Spared)
    return any(rule.action == action and rule.condition.holds(table, 0) for rule in rules)
