"""Common cards of which only a certain row or column goes into a hand, or into hands of one kind."""

from typing import Any

from pokernight.language.part import sentence
from pokernight.rules.common.commons import HAND
from pokernight.rules.common.layout import Lane, Where, cards_at, lines
from pokernight.rules.parts.refs import End
from pokernight.rules.plan import Plan
from pokernight.rules.rule import Standing

_USE = "<[may|must] [only] <use|contain|include>|is [made] [only] <of|from>>"
_COMMONS = "[only] [<any|all> [of]] [common] [card] [<from|in|of|on>] [only] {where} {lane} [of common [card]] [only]"


@sentence(
    "A {end} hand uses the common cards of the {where} {lane} only",
    f"[A|their|all|any] {{end}} hand {_USE} {_COMMONS}",
    f"Use {_COMMONS} for [a|their] {{end}} hand",
)
@sentence(
    "A hand uses the common cards of the {where} {lane} only",
    f"{HAND} {_USE} {_COMMONS}",
    end=None,
)
class CommonsOfLane(Standing):
    """All hands, or only high ones or low ones, are made without the common cards of other rows or columns."""

    where: Where
    lane: Lane
    end: End | None = None

    @classmethod
    def said(cls, **fields: Any) -> "CommonsOfLane | None":
        """That all hands use the middle row is said in another way."""
        return cls(**fields) if fields["end"] or fields["where"] is not Where.MIDDLE else None

    def shape(self, plan: Plan) -> None:
        if not plan.showing and self.end in (None, plan.end):
            there = [cards_at(plan.table, line) for line in lines(plan.table, self.lane)]
            plan.lines = tuple(map(frozenset, self.where.of(there)))
