"""Hole cards that are wild where they are of one rank, told as what is so if they are and if they are not."""

from typing import Any

from pokernight.language.part import reads
from pokernight.rules.parts.held import PairsThatLie
from pokernight.rules.parts.likes import TheCard
from pokernight.rules.parts.places import Face
from pokernight.rules.parts.refs import End, HoleCard
from pokernight.rules.rule import Standing
from pokernight.rules.wilds.wild import Wild

_HOLE = "[two|both] [of] their [two] <hole|down|face down> card"
_PAIR = "<pair [up]|match|<is|have> [all] [of] same rank|is [a] pair>"
_IF_NOT = "<[.] if <they|it> <is not|do not> [pair|match] [only]|[.] otherwise [only]|[.] if not [only]>"
_END = "<{end} [one|of they|card]|[their] {end} <hole|down|face down> card>"


@reads(
    f"[all [of]|both [of]] their [two] <hole|down|face down> card is wild [for they] if they {_PAIR} {_IF_NOT} {_END}"
    " is [wild] [for they]",
    f"If {_HOLE} {_PAIR} <they [all|both]|both> is [all|both] wild [for they] {_IF_NOT} {_END} is [wild] [for they]",
)
class AllOrTheLowest(Standing):
    """All of them where they are of one rank, and else the lowest or the highest: so it is where that one is wild."""

    end: End

    @classmethod
    def said(cls, **fields: Any) -> Wild:
        return Wild((TheCard(HoleCard(fields["end"])),))


@reads(
    f"Their [two] <hole|down|face down> card is wild [for they] if they {_PAIR}",
    f"If {_HOLE} {_PAIR} <they [both]|both> is [both] wild [for they]",
)
class PairInTheHole(Standing):
    """A pair of hole cards, told by what makes it one."""

    @classmethod
    def said(cls, **_: Any) -> Wild:
        return Wild((PairsThatLie(Face.DOWN),))
