"""What it costs to lose with a good hand."""

from pokernight.language.part import sentence
from pokernight.rules.conditions.contained import has_hand
from pokernight.rules.parts.subjects import IN, WHO
from pokernight.rules.rule import Action, HandName, Standing
from pokernight.table.table import Table

_LOSE = "<lose|lost|<do|did> not win>"
_MUST = "[must|have to] {action} [instead]"


@sentence(
    "Who loses with {hand} must {action} instead",
    f"If they [{IN} with|<have|had>] {{hand}} <and|but> {_LOSE} they {_MUST}",
    f"If they {_LOSE} with {{hand}} they {_MUST}",
    f"{WHO} [{IN} <and|but>] {_LOSE} with {{hand}} {_MUST}",
    f"{WHO} <have|had> {{hand}} <and|but> {_LOSE} {_MUST}",
    better=False,
)
@sentence(
    "Who loses with {hand} or better must {action} instead",
    f"If they [{IN} with|<have|had>] [at least] {{hand}} or better <and|but> {_LOSE} they {_MUST}",
    f"If they {_LOSE} with [at least] {{hand}} or better they {_MUST}",
    f"{WHO} [{IN} <and|but>] {_LOSE} with [at least] {{hand}} or better {_MUST}",
    f"{WHO} <have|had> {{hand}} or better <and|but> {_LOSE} {_MUST}",
    better=True,
)
class LosesWith(Standing):
    """Another price for losers who have a certain hand, in the place of what all others pay."""

    hand: HandName
    action: Action
    better: bool = False


def due(table: Table, seat: int, usual: Action) -> Action:
    """What a loser has to do: what all have to, or what it takes with such a hand."""
    fitting = (rule for rule in table.standing(LosesWith) if has_hand(table, seat, rule.hand, better=rule.better))
    return next((rule.action for rule in fitting), usual)
