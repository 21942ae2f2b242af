"""Antes for deals that come after the first."""

from pokernight.language.part import sentence
from pokernight.rules.rule import Standing

_ALL = "<everyone|[each|every|all] player|they>"
_EACH = (
    "<<<before|for|at> [start of]|if there is> <each|every|a|any> [new] <deal|redeal|hand|round>"
    "|<each|every> time <there is a [new] <deal|redeal|hand|round>|<card|hand|game> is redealt>>"
)


@sentence(
    "Everyone antes again for each new deal",
    f"{_ALL} [must|have to] <ante|reante|ante <up|once more>> {_EACH}",
    f"<There is a|a> new ante {_EACH}",
    f"{_EACH} {_ALL} [must|have to] <ante|reante|ante <up|once more>>",
)
class AnteEachDeal(Standing):
    """Whoever is dealt in again for a pot that nobody has won yet pays another ante."""
