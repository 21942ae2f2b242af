"""What hands are that only some tables know, said for those who do not know."""

from pokernight.language.part import sentence
from pokernight.rules.rule import Remark
from pokernight.rules.worth.order import Beats
from pokernight.rules.worth.special import Played

_A_HAND = "[a|any] [hand <of|with|made of>] [any] five"
_APART = "<[each] two rank apart|[each] [separated] by [a gap of] two rank|skipping [every] <one|a|other|second> rank>"
_EXAMPLE = (
    "[<such as|like|for example|as in|eg>"
    " <a 3 5 7 9|2 4 6 8 10|3 5 7 9 j|4 6 8 10 q|5 7 9 j k|6 8 10 q a"
    "|9 7 5 3 a|10 8 6 4 2|j 9 7 5 3|q 10 8 6 4|k j 9 7 5|a q 10 8 6>]"
)
"""One of the skip straights, upwards or downwards."""


class Meaning(Remark):
    """What a hand is, which it is anyhow."""

    about = (Beats, Played)


@sentence("A blaze is any five face cards", f"[a] blaze is {_A_HAND} <face|court|picture> card")
class BlazeIs(Meaning):
    """A blaze, said for those who do not know."""


@sentence(
    "A skip straight is five cards, each two ranks apart",
    f"[a] skip straight is {_A_HAND} card {_APART} {_EXAMPLE}",
)
class SkipStraightIs(Meaning):
    """A skip straight, said for those who do not know."""
