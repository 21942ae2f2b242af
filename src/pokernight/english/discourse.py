"""What words such as "that player" point back to: the nearest player named before who fits."""

from dataclasses import fields, is_dataclass, replace
from typing import Any

from pokernight.english.grammar.players import That
from pokernight.meaning.players import YOURSELF, Dealer, Everyone, EveryoneDealtIn, Players, Quantifier, You
from pokernight.meaning.rules import Bets, StillIn
from pokernight.meaning.sorts import Who


class NothingBefore(Exception):
    """A word points back, and there is nothing that it could mean."""


def resolved(part: Any) -> Any:
    """A meaning in which every word that points back is replaced by what it means."""
    named: list[Who] = []
    return _resolved(part, named)


def _resolved(part: Any, named: list[Who]) -> Any:
    if isinstance(part, That):
        if not named:
            raise NothingBefore
        return named[-1]
    if isinstance(part, tuple):
        return tuple([_resolved(one, named) for one in part])
    if not is_dataclass(part):
        return part
    if isinstance(part, Bets) and part.opener == YOURSELF:  # "a round of betting that begins with him"
        if not named or named[-1] == YOURSELF:
            raise NothingBefore
        return replace(part, opener=named[-1])
    if isinstance(part, Players) and part.quantifier is Quantifier.NO:  # nobody is pointed back to
        named = [*named]
    changed = {field.name: _resolved(getattr(part, field.name), named) for field in fields(part)}
    made = replace(part, **{name: value for name, value in changed.items() if value is not getattr(part, name)})
    if isinstance(made, StillIn):  # "when only one player is left, that player ..."
        named.append(Everyone())
    elif isinstance(made, Everyone | You):
        named.append(YOURSELF)
    elif isinstance(made, Who) and not isinstance(made, Dealer | EveryoneDealtIn):
        named.append(made)
    return made
