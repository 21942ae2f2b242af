"""A part of the pot for which no hand is good enough."""

from pokernight.language.part import sentence
from pokernight.rules.rule import Standing

_HALF = "<half|part|side> [of pot]"
_NONE_FOR_ONE = f"If no <one|hand> <qualify for|win> <one|either|a> {_HALF}"
_OTHER = f"[winner of] other [{_HALF}|hand]"


@sentence(
    "If nobody qualifies for one half of the pot, the other half takes the whole pot",
    f"{_NONE_FOR_ONE} {_OTHER} <take|win|get> <[whole|entire] pot|all [of it]|everything|it all>",
    f"{_NONE_FOR_ONE} [whole|entire] pot go to {_OTHER}",
)
class OtherHalfTakesAll(Standing):
    """Who wins a part of the pot gets what nobody has won besides, which is the custom anyhow."""
