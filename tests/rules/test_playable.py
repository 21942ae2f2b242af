"""Everything that the language can say can be played."""

import pytest

from pokernight.language.part import Part, sayable
from pokernight.rules import rule as kinds
from pokernight.rules.betting.starting import StartsWithBet
from pokernight.rules.common.table import DealAnother
from pokernight.rules.conditions.holdings import ItPairs
from pokernight.rules.drawing.discard import KeepSome
from pokernight.rules.parts.faces import CardSet, EveryOne, Printed
from pokernight.rules.parts.likes import OfThatRank, OneOfThem
from pokernight.rules.parts.places import Recipient
from pokernight.rules.parts.refs import CardRef
from pokernight.rules.parts.who import OnePlayer, Who
from pokernight.rules.passing.exchange import DealerInstead
from pokernight.rules.passing.passes import KeepOrPass
from pokernight.rules.stacks.looking import AfterLooking

NEEDED: dict[type[Part], tuple[str, ...]] = {
    kinds.Step: ("play",),
    kinds.Action: ("take", "play", "decided"),
    kinds.Event: ("hits",),
    kinds.Consequence: ("play",),
    kinds.Condition: ("holds",),
    kinds.Ending: ("reached",),
    kinds.Share: ("winners",),
    kinds.HandName: ("least",),
    Who: ("seats",),
    OnePlayer: ("seat",),
    CardRef: ("cards",),
    Printed: ("has",),
    CardSet: ("wilds", "has"),
    Recipient: ("of",),
}
"""What a part of each kind has to have of its own; one of several is enough."""

READ_AS_OTHERS = (
    *(AfterLooking, DealAnother, DealerInstead, EveryOne, ItPairs, KeepOrPass, KeepSome, OneOfThem, OfThatRank),
    StartsWithBet,
)
"""What they stand for is read in their place."""

PARTS = [
    (kind, part, needed)
    for kind, needed in NEEDED.items()
    for part in sayable(kind)
    if part not in READ_AS_OTHERS
    if "said" not in vars(part)  # another way to say something is played as that
]


@pytest.mark.parametrize(("kind", "part", "needed"), PARTS, ids=lambda value: getattr(value, "__name__", ""))
def test_it_can_be_played(kind: type[Part], part: type[Part], needed: tuple[str, ...]) -> None:
    assert any(getattr(part, name) is not getattr(kind, name) for name in needed), f"{part.__name__} does nothing"
