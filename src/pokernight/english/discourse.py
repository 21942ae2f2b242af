"""What words such as "that player" point back to: the nearest player named before who fits."""

from dataclasses import replace
from typing import Any

from pokernight.english.grammar.players import That
from pokernight.meaning.players import YOURSELF, Dealer, Everyone, EveryoneDealtIn, Players, Quantifier, You
from pokernight.meaning.rules import Bets, StillIn
from pokernight.meaning.sorts import Who, with_each


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
    if isinstance(part, Bets) and part.opener == YOURSELF:  # "a round of betting that begins with him"
        if not named or named[-1] == YOURSELF:
            raise NothingBefore
        return replace(part, opener=named[-1])
    if isinstance(part, Players) and part.quantifier is Quantifier.NO:  # nobody is pointed back to
        named = [*named]
    made = with_each(part, lambda inside: _resolved(inside, named))
    if isinstance(made, StillIn):  # "when only one player is left, that player ..."
        named.append(Everyone())
    elif isinstance(made, Everyone | You):
        named.append(YOURSELF)
    elif isinstance(made, Who) and not isinstance(made, Dealer | EveryoneDealtIn):
        named.append(made)
    return made
