"""What players do after they have looked at their cards."""

from pokernight.language.part import reads
from pokernight.rules.act import Act
from pokernight.rules.parts.pick import Pick
from pokernight.rules.parts.who import Who
from pokernight.rules.rule import Action, Step
from pokernight.rules.stacks.flip import LookAt

_AFTER = "after [they] <<looking|look|looked|have looked> at|seeing|see|saw|have seen> their [own] <card|hand>"


@reads(f"{{who}} [must] {{action}} {_AFTER}", f"{_AFTER} {{who}} [must] {{action}}", may=False)
@reads(f"{{who}} may {{action}} {_AFTER}", f"{_AFTER} {{who}} may {{action}}", may=True)
class AfterLooking(Step):
    """Something that players do who know their cards, and so look first at those that they do not know."""

    who: Who
    action: Action
    may: bool

    @property
    def steps(self) -> tuple[Step, Step]:
        """The two things that it comes to."""
        return Act(self.who, LookAt(Pick(None))), Act.said(who=self.who, action=self.action, may=self.may)
