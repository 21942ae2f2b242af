"""What is left undone where several show the same."""

from pokernight.language.part import reads
from pokernight.rules.act import Act
from pokernight.rules.parts.refs import End
from pokernight.rules.parts.subjects import TIE
from pokernight.rules.parts.untied import OnlyShowing
from pokernight.rules.parts.who import CardShowing, Showing
from pokernight.rules.rule import Deed, Remark

_NOBODY = "no <one|player> [must|have to] {action}"


@reads(f"{TIE} {_NOBODY}", end=None)
@reads(f"{TIE} for {{end}} <hand|card> [showing] {_NOBODY}")
class NobodyInTie(Remark):
    """That nobody does, in a tie, what the one player would have to do who shows the most or the least."""

    about = (Act,)
    end: End | None
    action: Deed

    def untied(self, act: Act, who: Showing | CardShowing) -> Act | None:
        """The step for one player alone; None where this speaks of another."""
        if act.action != self.action or self.end not in (None, who.end):
            return None
        return act.replace(who=OnlyShowing(who.end, one_card=isinstance(who, CardShowing)))
